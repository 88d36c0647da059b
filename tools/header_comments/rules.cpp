// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

namespace staunton::header_comments {

namespace {

/// The words of a comment or a name in small letters, without an s at the end.
std::set<std::string> words_of(std::string_view text) {
    std::set<std::string> words;
    std::string word;
    auto const end_word = [&] {
        if (word.size() > 1 && word.ends_with('s')) {
            word.pop_back();
        }
        if (!word.empty()) {
            words.insert(word);
        }
        word.clear();
    };
    for (char const character : text) {
        auto const byte = static_cast<unsigned char>(character);
        if (std::isupper(byte) != 0 && !word.empty() && std::islower(word.back()) != 0) {
            end_word();
        }
        if (std::isalnum(byte) != 0) {
            word += character;
        } else {
            end_word();
        }
    }
    end_word();
    std::set<std::string> small;
    for (std::string each : words) {
        std::ranges::transform(each, each.begin(), [](unsigned char character) {
            return static_cast<char>(std::tolower(character));
        });
        small.insert(std::move(each));
    }
    return small;
}

bool says_something(std::string_view comment, std::string_view name) {
    static constexpr std::array<std::string_view, 9> little{"a",   "an", "the", "of", "it",
                                                            "thi", "hi", "i",   "to"};
    std::set<std::string> const known = words_of(name);
    return std::ranges::any_of(words_of(comment), [&](std::string const& word) {
        return !known.contains(word) && std::ranges::find(little, word) == little.end();
    });
}

bool has_comment(Name const& name) {
    return says_something(name.above, name.text) || says_something(name.behind, name.text);
}

std::string_view word_for(NameKind kind) {
    switch (kind) {
    case NameKind::type:
        return "type";
    case NameKind::function:
        return "function";
    case NameKind::data:
        return "value";
    case NameKind::enumerator:
        return "enumerator";
    case NameKind::macro:
        return "macro";
    }
    return "name";
}

/// Whether an enumerator of that enumeration has a comment of its own.
bool has_own_comments(std::vector<Name> const& names, std::string const& enumeration) {
    return std::ranges::any_of(names, [&](Name const& name) {
        return name.kind == NameKind::enumerator && name.scope == enumeration && has_comment(name);
    });
}

class Documented {
public:
    explicit Documented(std::vector<Name> const& names) : names_{names} {}

    /// Whether the next name is documented.
    bool next() {
        Name const& name = names_[next_];
        Name const* const before = next_ > 0 ? &names_[next_ - 1] : nullptr;
        ++next_;
        bool const is_in_block = before != nullptr && in_group_ && name.above.empty() &&
                                 before->kind == name.kind && before->scope == name.scope &&
                                 name.line <= before->last_line + 1;
        bool const is_overload = before != nullptr && was_documented_ &&
                                 before->kind == NameKind::function &&
                                 name.kind == NameKind::function && before->text == name.text &&
                                 before->scope == name.scope;
        bool const can_be_in_group =
            name.kind == NameKind::data || name.kind == NameKind::enumerator;
        in_group_ = can_be_in_group && (is_in_block || says_something(name.above, name.text));
        was_documented_ =
            has_comment(name) || is_overload || in_group_ ||
            (name.kind == NameKind::enumerator && !has_own_comments(names_, name.scope));
        return was_documented_;
    }

private:
    std::vector<Name> const& names_;
    std::size_t next_ = 0;
    bool in_group_ = false;
    bool was_documented_ = false;
};

} // namespace

std::vector<std::string> faults_of(std::vector<Name> const& names) {
    std::vector<std::string> faults;
    Documented documented{names};
    for (Name const& name : names) {
        if (documented.next()) {
            continue;
        }
        std::string fault = std::to_string(name.line) + ": ";
        fault += word_for(name.kind);
        fault += " " + (name.scope.empty() ? "" : name.scope + "::") + name.text;
        bool const is_idle = !name.above.empty() || !name.behind.empty();
        fault += is_idle ? " has a comment that only repeats its name" : " has no comment";
        faults.push_back(std::move(fault));
    }
    return faults;
}

} // namespace staunton::header_comments
