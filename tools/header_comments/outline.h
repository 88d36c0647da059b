// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "token.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace staunton::header_comments {

/// What a header declares.
enum class NameKind : std::uint8_t {
    type,       ///< a class, an enumeration, an alias or a concept
    function,   ///< also a constructor or an operator
    data,       ///< a variable, a constant or a member
    enumerator, ///< of the enumeration in which it stands
    macro,
};

/// A public name and the comments about it.
struct Name {
    NameKind kind;
    std::string scope; ///< the class or enumeration around it, or nothing
    std::string text;
    std::size_t line;      ///< where its declaration begins
    std::size_t last_line; ///< where it ends, as far as it is read
    std::string above{};   ///< the `///` comment directly above
    std::string behind{};  ///< the `///<` comment behind it
};

/// The public names of a header, in order. Left out is what promises nothing of its own: private
/// members, forward declarations, definitions of what was declared elsewhere, overriding functions,
/// destructors, defaulted and deleted members, comparison operators, and what ranges and iterators
/// must call as they do (begin, end, value_type, …).
[[nodiscard]] std::vector<Name> names_of(std::vector<Token> const& tokens);

} // namespace staunton::header_comments
