// SPDX-License-Identifier: GPL-3.0-or-later
#include "outline.h"

#include "declaration.h"

#include <optional>
#include <string_view>
#include <utility>

namespace staunton::header_comments {

namespace {

/// What a pair of braces holds.
enum class ScopeKind : std::uint8_t {
    name_space,
    type,
    enumeration,
    body,  ///< of a function
    value, ///< of a variable or a member; the declaration goes on after it
};

struct Scope {
    ScopeKind kind;
    std::string name;
    bool is_public;
    std::optional<std::size_t> declared_by{}; ///< an index into the names
};

class Outline {
public:
    std::vector<Name> of(std::vector<Token> const& tokens) && {
        for (Token const& token : tokens) {
            read(token);
        }
        return std::move(names_);
    }

private:
    /// Where the reading stands; each branch of an #if begins with the same.
    struct State {
        std::vector<Scope> scopes;
        std::vector<Token> declaration;
        std::size_t brackets = 0;
    };

    [[nodiscard]] ScopeKind scope_kind() const {
        return state_.scopes.empty() ? ScopeKind::name_space : state_.scopes.back().kind;
    }

    [[nodiscard]] bool is_public() const {
        return state_.scopes.empty() || state_.scopes.back().is_public;
    }

    [[nodiscard]] std::string scope_name() const {
        return state_.scopes.empty() ? std::string{} : state_.scopes.back().name;
    }

    void read(Token const& token) {
        switch (token.kind) {
        case TokenKind::word:
        case TokenKind::sign:
        case TokenKind::literal:
            read_code(token);
            break;
        case TokenKind::above:
            if (state_.declaration.empty()) {
                above_ += token.text;
            }
            break;
        case TokenKind::behind:
            read_behind(token);
            break;
        case TokenKind::blank:
            if (state_.declaration.empty()) {
                above_.clear();
            }
            break;
        case TokenKind::define:
            names_.push_back({NameKind::macro,
                              {},
                              token.text,
                              token.line,
                              token.line,
                              std::exchange(above_, {})});
            break;
        case TokenKind::branch:
            branches_.push_back(state_);
            break;
        case TokenKind::other:
            if (!branches_.empty()) {
                state_ = branches_.back();
            }
            break;
        case TokenKind::together:
            if (!branches_.empty()) {
                branches_.pop_back();
            }
            break;
        }
    }

    void read_behind(Token const& token) {
        if (!state_.declaration.empty()) {
            behind_ += token.text;
        } else if (!names_.empty() && token.line <= names_.back().last_line + 1 &&
                   (token.line == names_.back().last_line || !names_.back().behind.empty())) {
            names_.back().behind += token.text;
            names_.back().last_line = token.line; // the comment may go on below
        }
    }

    void read_code(Token const& token) {
        bool const is_sign = token.kind == TokenKind::sign;
        if (is_sign && token.text == "{") {
            open(token);
        } else if (is_sign && token.text == "}") {
            close(token);
        } else if (declares()) {
            read_declaration_token(token);
        }
    }

    /// Whether names are declared here, not only used.
    [[nodiscard]] bool declares() const {
        return scope_kind() != ScopeKind::body && scope_kind() != ScopeKind::value;
    }

    void read_declaration_token(Token const& token) {
        bool const is_outside = state_.brackets == 0;
        if (is_outside && token.text == ";") {
            finish(token.line);
        } else if (is_outside && token.text == "," && scope_kind() == ScopeKind::enumeration) {
            finish_enumerator(token.line);
        } else if (is_outside && token.text == ":" && is_access_label()) {
            set_access(state_.declaration.back().text != "private");
        } else {
            count_brackets(token.text);
            state_.declaration.push_back(token);
        }
    }

    void count_brackets(std::string_view text) {
        if (text == "(" || text == "[") {
            ++state_.brackets;
        } else if (state_.brackets > 0 && (text == ")" || text == "]")) {
            --state_.brackets;
        }
    }

    void set_access(bool is_public) {
        std::size_t const depth = state_.scopes.size();
        bool const is_public_outside = depth < 2 || state_.scopes[depth - 2].is_public;
        state_.scopes.back().is_public = is_public && is_public_outside;
        forget();
    }

    [[nodiscard]] bool is_access_label() const {
        if (scope_kind() != ScopeKind::type || state_.declaration.size() != 1) {
            return false;
        }
        std::string const& text = state_.declaration.back().text;
        return text == "public" || text == "protected" || text == "private";
    }

    void open(Token const& token) {
        if (!declares()) {
            state_.scopes.push_back({scope_kind(), {}, false});
            return;
        }
        Declaration const declaration = read_declaration(state_.declaration, true);
        bool const names_scope =
            declaration.kind == DeclarationKind::name_space ||
            declaration.kind == DeclarationKind::enumeration ||
            (declaration.kind == DeclarationKind::type && state_.declaration.back().text != "=");
        if (state_.brackets > 0 || scope_kind() == ScopeKind::enumeration ||
            (!names_scope && brace_begins_value(state_.declaration))) {
            state_.declaration.push_back(token);
            state_.scopes.push_back({ScopeKind::value, {}, false});
            return;
        }
        bool const was_public = is_public();
        std::optional<std::size_t> const name = add(declaration, token.line);
        switch (declaration.kind) {
        case DeclarationKind::name_space:
            state_.scopes.push_back({ScopeKind::name_space, {}, true});
            break;
        case DeclarationKind::enumeration:
            state_.scopes.push_back({ScopeKind::enumeration, declaration.name, was_public, name});
            break;
        case DeclarationKind::type:
            state_.scopes.push_back(
                {ScopeKind::type, declaration.name, was_public && declaration.begins_public, name});
            break;
        case DeclarationKind::function:
        case DeclarationKind::data:
        case DeclarationKind::nothing:
            state_.scopes.push_back({ScopeKind::body, {}, false, name});
            break;
        }
        forget();
    }

    void close(Token const& token) {
        if (state_.scopes.empty()) {
            return;
        }
        if (scope_kind() == ScopeKind::enumeration && !state_.declaration.empty()) {
            finish_enumerator(state_.declaration.back().line);
        }
        Scope const closed = std::move(state_.scopes.back());
        state_.scopes.pop_back();
        if (closed.declared_by) {
            names_[*closed.declared_by].last_line = token.line;
        }
        if (closed.kind == ScopeKind::value && scope_kind() != ScopeKind::value) {
            return; // its declaration goes on
        }
        if (closed.kind != ScopeKind::value &&
            !(closed.kind == ScopeKind::body && scope_kind() == ScopeKind::body)) {
            forget();
        }
    }

    void finish(std::size_t line) {
        add(read_declaration(state_.declaration, false), line);
        forget();
    }

    void finish_enumerator(std::size_t line) {
        if (is_public() && !state_.declaration.empty()) {
            names_.push_back({NameKind::enumerator, scope_name(), state_.declaration.front().text,
                              state_.declaration.front().line, line, above_, behind_});
        }
        forget();
    }

    std::optional<std::size_t> add(Declaration const& declaration, std::size_t line) {
        if (!is_public() || declaration.promises_nothing || declaration.name.empty()) {
            return std::nullopt;
        }
        NameKind const kind = declaration.kind == DeclarationKind::function ? NameKind::function
                              : declaration.kind == DeclarationKind::data   ? NameKind::data
                                                                            : NameKind::type;
        names_.push_back({kind, scope_name(), declaration.name, state_.declaration.front().line,
                          line, above_, behind_});
        return names_.size() - 1;
    }

    /// The declaration is over, and its comments with it.
    void forget() {
        state_.declaration.clear();
        state_.brackets = 0;
        above_.clear();
        behind_.clear();
    }

    State state_;
    std::vector<State> branches_;
    std::string above_;
    std::string behind_;
    std::vector<Name> names_;
};

} // namespace

std::vector<Name> names_of(std::vector<Token> const& tokens) {
    return Outline{}.of(tokens);
}

} // namespace staunton::header_comments
