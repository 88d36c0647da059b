// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "token.h"

#include <cstdint>
#include <string>
#include <vector>

namespace staunton::header_comments {

/// What a declaration declares.
enum class DeclarationKind : std::uint8_t {
    nothing, ///< a forward declaration, a static_assert, a definition of what is declared elsewhere
    name_space,
    enumeration,
    type, ///< a class, an alias or a concept
    function,
    data,
};

/// A declaration from its first token to the semicolon or brace that ends it or opens its body.
struct Declaration {
    DeclarationKind kind = DeclarationKind::nothing;
    std::string name{};
    bool begins_public = false;    ///< a struct or union
    bool promises_nothing = false; ///< see `names_of`
};

/// Reads a declaration. `opens_brace` says whether a brace ended it.
[[nodiscard]] Declaration read_declaration(std::vector<Token> const& tokens, bool opens_brace);

/// Whether the brace after these tokens begins a value, not the body of a function.
[[nodiscard]] bool brace_begins_value(std::vector<Token> const& tokens);

} // namespace staunton::header_comments
