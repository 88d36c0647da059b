// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace staunton::base {

/// One visitor for `std::visit`, made from one lambda for each alternative.
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

} // namespace staunton::base
