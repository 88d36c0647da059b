// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outline.h"

#include <string>
#include <vector>

namespace staunton::header_comments {

/// What is missing in a header: one line for each fault, with the line number in front.
///
/// A name is documented by a `///` comment directly above it or a `///<` behind it. Further:
/// - an overload directly below a documented one shares its comment;
/// - a `///` comment above a block of members or constants is about all of them, up to the next
///   blank line or comment;
/// - the comment of an enumeration is about its enumerators too, as long as none of them has one of
///   its own: then all need one;
/// - a comment that says no more than the words of the name is none.
[[nodiscard]] std::vector<std::string> faults_of(std::vector<Name> const& names);

} // namespace staunton::header_comments
