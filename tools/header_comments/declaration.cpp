// SPDX-License-Identifier: GPL-3.0-or-later
#include "declaration.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace staunton::header_comments {

namespace {

using Tokens = std::span<Token const>;

template <std::size_t size>
bool is_one_of(std::string_view text, std::array<std::string_view, size> const& list) {
    return std::ranges::find(list, text) != list.end();
}

bool has_word(Tokens tokens, std::string_view text) {
    return std::ranges::find(tokens, text, &Token::text) != tokens.end();
}

/// The index after the bracket that closes the one at `open`.
std::size_t past_brackets(Tokens tokens, std::size_t open) {
    std::string_view const begin = tokens[open].text;
    std::string_view const end = begin == "<" ? ">" : begin == "(" ? ")" : "]";
    std::size_t depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        depth += tokens[i].text == begin ? 1 : 0;
        if (tokens[i].text == end && --depth == 0) {
            return i + 1;
        }
    }
    return tokens.size();
}

/// Without attributes and without `template <…>` at the beginning.
std::vector<Token> bare(std::vector<Token> const& tokens) {
    std::vector<Token> kept;
    for (std::size_t i = 0; i < tokens.size();) {
        bool const is_last = i + 1 == tokens.size();
        bool const is_attribute = !is_last && tokens[i].text == "[" && tokens[i + 1].text == "[";
        bool const is_prefix =
            !is_last && tokens[i].text == "template" && tokens[i + 1].text == "<";
        if (is_attribute) {
            i = past_brackets(tokens, i);
        } else if (is_prefix) {
            i = past_brackets(tokens, i + 1);
        } else {
            kept.push_back(tokens[i++]);
        }
    }
    return kept;
}

/// What comes after `operator`, up to the parameters.
std::string operator_name(Tokens tokens, std::size_t keyword) {
    std::string name = "operator";
    for (std::size_t i = keyword + 1; i < tokens.size(); ++i) {
        if (tokens[i].text == "(" && name != "operator") {
            break;
        }
        if (tokens[i].kind == TokenKind::word) {
            name += ' ';
        }
        name += tokens[i].text;
    }
    return name;
}

struct Declarator {
    DeclarationKind kind = DeclarationKind::nothing;
    std::string name{};
    std::size_t place = 0; ///< of the name
};

/// The name that a declaration of a function or a variable declares.
Declarator declarator_of(Tokens tokens) {
    static constexpr std::array<std::string_view, 6> with_brackets{
        "alignas", "decltype", "explicit", "noexcept", "requires", "__attribute__"};
    std::size_t i = 0;
    while (i < tokens.size()) {
        std::string_view const text = tokens[i].text;
        bool const follows_word = i > 0 && tokens[i - 1].kind == TokenKind::word;
        if (text == "operator") {
            return {DeclarationKind::function, operator_name(tokens, i), i};
        }
        if (text == "(" && follows_word && !is_one_of(tokens[i - 1].text, with_brackets)) {
            return {DeclarationKind::function, tokens[i - 1].text, i - 1};
        }
        if (text == "(" || (text == "<" && follows_word)) {
            i = past_brackets(tokens, i);
            continue;
        }
        if (follows_word &&
            is_one_of(text, std::array<std::string_view, 5>{"=", "{", "[", ":", ","})) {
            return {DeclarationKind::data, tokens[i - 1].text, i - 1};
        }
        ++i;
    }
    if (tokens.size() > 1 && tokens.back().kind == TokenKind::word) {
        return {DeclarationKind::data, tokens.back().text, tokens.size() - 1};
    }
    return {};
}

/// See `names_of`.
bool promises_nothing(Tokens tokens, Declarator const& declarator) {
    static constexpr std::array<std::string_view, 17> called_so_by_others{
        "operator==", "operator!=", "operator<=>", "operator<",  "operator*", "operator->",
        "operator++", "operator--", "begin",       "end",        "cbegin",    "cend",
        "rbegin",     "rend",       "operator=",   "value_type", "reference"};
    if (is_one_of(declarator.name, called_so_by_others) || has_word(tokens, "override")) {
        return true;
    }
    std::string_view const last = tokens.back().text;
    if (last == "default" || last == "delete") {
        return true;
    }
    std::string_view const before =
        declarator.place > 0 ? std::string_view{tokens[declarator.place - 1].text} : "";
    return before == "~" || before == "::" ||
           (tokens[0].text == "friend" && !has_word(tokens, "("));
}

/// A class, structure, union or enumeration; `nothing` if it is none.
Declaration read_type(Tokens tokens) {
    static constexpr std::array<std::string_view, 4> keywords{"class", "struct", "union", "enum"};
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        std::string_view const text = tokens[i].text;
        if (text == "(" || text == "=" || text == "operator") {
            break;
        }
        if (!is_one_of(text, keywords)) {
            continue;
        }
        bool const is_enumeration = text == "enum";
        std::size_t place = i + 1;
        if (is_enumeration && place < tokens.size() &&
            (tokens[place].text == "class" || tokens[place].text == "struct")) {
            ++place;
        }
        bool const has_name = place < tokens.size() && tokens[place].kind == TokenKind::word;
        return {.kind = is_enumeration ? DeclarationKind::enumeration : DeclarationKind::type,
                .name = has_name ? tokens[place].text : std::string{},
                .begins_public = text != "class"};
    }
    return {};
}

/// An alias or a concept; `nothing` if it is none.
Declaration read_alias(Tokens tokens) {
    static constexpr std::array<std::string_view, 6> of_iterators{
        "value_type", "difference_type",   "reference",
        "pointer",    "iterator_category", "iterator_concept"};
    std::string_view const first = tokens[0].text;
    bool const names_something = tokens.size() > 2 && tokens[2].text == "=";
    if ((first == "using" || first == "concept") && names_something) {
        return {.kind = DeclarationKind::type,
                .name = tokens[1].text,
                .promises_nothing = is_one_of(tokens[1].text, of_iterators)};
    }
    if (first == "typedef") {
        return {.kind = DeclarationKind::type, .name = tokens.back().text};
    }
    return {};
}

} // namespace

bool brace_begins_value(std::vector<Token> const& tokens) {
    std::vector<Token> const all = bare(tokens);
    Declarator const declarator = declarator_of(all);
    if (declarator.kind != DeclarationKind::function) {
        return true;
    }
    // In a constructor's list of members, a name stands before the brace.
    auto const after = all.begin() + static_cast<std::ptrdiff_t>(declarator.place);
    bool const has_list = std::find_if(after, all.end(), [](Token const& token) {
                              return token.text == ":";
                          }) != all.end();
    return has_list && (all.back().kind == TokenKind::word || all.back().text == ">");
}

Declaration read_declaration(std::vector<Token> const& tokens, bool opens_brace) {
    static constexpr std::array<std::string_view, 4> without_name{"static_assert", "using",
                                                                  "extern", "template"};
    std::vector<Token> const all = bare(tokens);
    if (all.empty()) {
        return {};
    }
    bool const is_linkage = opens_brace && all.size() == 2 && all[0].text == "extern";
    if (is_linkage || all[0].text == "namespace" ||
        (all[0].text == "inline" && all.size() > 1 && all[1].text == "namespace")) {
        return {.kind = opens_brace ? DeclarationKind::name_space : DeclarationKind::nothing};
    }
    if (Declaration alias = read_alias(all); alias.kind != DeclarationKind::nothing) {
        return alias;
    }
    if (Declaration type = read_type(all); type.kind != DeclarationKind::nothing) {
        return opens_brace ? type : Declaration{};
    }
    bool const is_instantiation =
        all[0].text == "extern" && all.size() > 1 && all[1].text == "template";
    if (is_instantiation || (is_one_of(all[0].text, without_name) && all[0].text != "extern")) {
        return {};
    }
    Declarator declarator = declarator_of(all);
    bool const says_nothing = promises_nothing(all, declarator);
    return {.kind = declarator.kind,
            .name = std::move(declarator.name),
            .promises_nothing = says_nothing};
}

} // namespace staunton::header_comments
