// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/pgn_writer.h"

#include "notation/algebraic.h"
#include "notation/fen.h"

#include <algorithm>
#include <array>

namespace staunton::notation {

using namespace chess;

namespace {

using Tag = std::pair<std::string, std::string>;

constexpr std::size_t line_length = 79;

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> roster{{
    {"Event", "?"},
    {"Site", "?"},
    {"Date", "????.??.??"},
    {"Round", "?"},
    {"White", "?"},
    {"Black", "?"},
    {"Result", "*"},
}};

bool is_in_roster(std::string_view name) {
    return std::ranges::any_of(roster, [name](auto const& entry) { return entry.first == name; });
}

std::string result_of(PgnGame const& game) {
    constexpr std::array<std::string_view, 3> decided{"1-0", "0-1", "1/2-1/2"};
    return std::ranges::find(decided, game.result) != decided.end() ? game.result : "*";
}

bool castles_by_chess960(Setup const& setup) {
    for (Color const color : both_colors) {
        for (CastlingSide const side : both_castling_sides) {
            std::optional<Square> const rook = setup.castling.rook(color, side);
            Square const corner =
                relative_square(color, side == CastlingSide::king_side ? Square::h1 : Square::a1);
            Square const home = relative_square(color, Square::e1);
            if (rook && (*rook != corner || setup.board.king(color) != home)) {
                return true;
            }
        }
    }
    return false;
}

/// The tags in PGN's order: the roster, then the others by name.
std::vector<Tag> tags_in_order(PgnGame const& game) {
    PgnGame complete;
    complete.tags = game.tags;
    complete.set_tag("Result", result_of(game));
    if (game.first_position != Position{}) {
        complete.set_tag("SetUp", "1");
        complete.set_tag("FEN", to_fen(game.first_position));
        if (castles_by_chess960(game.first_position.setup()) && !complete.tag("Variant")) {
            complete.set_tag("Variant", "Chess960");
        }
    }
    std::vector<Tag> tags;
    tags.reserve(roster.size() + complete.tags.size());
    for (auto const& [name, if_missing] : roster) {
        tags.emplace_back(name, complete.tag(name).value_or(if_missing));
    }
    std::vector<Tag> others;
    std::ranges::copy_if(complete.tags, std::back_inserter(others),
                         [](Tag const& tag) { return !is_in_roster(tag.first); });
    std::ranges::sort(others);
    tags.insert(tags.end(), others.begin(), others.end());
    return tags;
}

void write_tag(Tag const& tag, std::string& text) {
    text += '[' + tag.first + " \"";
    for (char const character : tag.second) {
        bool const breaks_line = character == '\n' || character == '\r';
        if (character == '"' || character == '\\') {
            text += '\\';
        }
        text += breaks_line ? ' ' : character;
    }
    text += "\"]\n";
}

/// Puts words into lines of at most 79 characters.
class Movetext {
public:
    void add(std::string_view word) {
        // A line of a comment must not look like an escaped line or like the tags of a game.
        bool const may_begin_line = !word.starts_with('%') && !word.starts_with('[');
        if (length_ != 0 && length_ + 1 + word.size() > line_length && may_begin_line) {
            text_ += '\n';
            length_ = 0;
        } else if (length_ != 0) {
            text_ += ' ';
            ++length_;
        }
        text_ += word;
        length_ += word.size();
    }

    /// Adds the words of the comment; a closing brace in it would end it, and becomes round. A
    /// command such as [%clk 0:05:00] is one word: not every reader finds it across two lines.
    void add_comment(std::string_view comment) {
        std::string word = "{";
        bool word_begun = false;
        std::size_t command_end = 0;
        for (std::size_t offset = 0; offset < comment.size(); ++offset) {
            char const character = comment[offset];
            if (comment.substr(offset).starts_with("[%")) {
                std::size_t const end = comment.find(']', offset);
                command_end =
                    end != std::string_view::npos && end - offset < 60 ? end : command_end;
            }
            bool const space = character == ' ' || (character >= '\t' && character <= '\r');
            if (space && offset < command_end && !word.ends_with(' ')) {
                word += ' ';
            } else if (!space) {
                word += character == '}' ? ')' : character;
                word_begun = true;
            } else if (word_begun) {
                add(word);
                word.clear();
                word_begun = false;
            }
        }
        add(word + '}');
    }

    [[nodiscard]] std::string finish() && { return std::move(text_) + "\n\n"; }

private:
    std::string text_;
    std::size_t length_ = 0;
};

std::string number_before(Position const& position, bool after_annotation) {
    std::string const number = std::to_string(position.move_number());
    if (position.has_the_move() == Color::white) {
        return number + ".";
    }
    return after_annotation ? number + "..." : "";
}

void write_moves(PgnGame const& game, Movetext& movetext) {
    Position position = game.first_position;
    bool number_needed = true;
    for (PgnMove const& played : game.moves) {
        if (std::string const number = number_before(position, number_needed); !number.empty()) {
            movetext.add(number);
        }
        movetext.add(to_san(position, played.move));
        for (unsigned const glyph : played.glyphs) {
            movetext.add('$' + std::to_string(glyph));
        }
        if (!played.comment.empty()) {
            movetext.add_comment(played.comment);
        }
        number_needed = !played.glyphs.empty() || !played.comment.empty();
        position = position.after(played.move);
    }
}

} // namespace

std::string to_pgn(PgnGame const& game) {
    std::string text;
    for (Tag const& tag : tags_in_order(game)) {
        write_tag(tag, text);
    }
    text += '\n';
    Movetext movetext;
    if (!game.comment.empty()) {
        movetext.add_comment(game.comment);
    }
    write_moves(game, movetext);
    movetext.add(result_of(game));
    return text + std::move(movetext).finish();
}

} // namespace staunton::notation
