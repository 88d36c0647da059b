// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace staunton {

/// A header that the check must refuse: its member has no comment.
struct Undocumented {
    int member;
};

} // namespace staunton
