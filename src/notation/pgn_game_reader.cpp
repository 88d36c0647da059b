// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/pgn_game_reader.h"

#include "notation/algebraic.h"
#include "notation/fen.h"
#include "notation/pgn_annotation.h"

#include <algorithm>

namespace staunton::notation {

namespace {

constexpr std::size_t longest_word_in_error = 80;
constexpr std::size_t longest_glyph = 4;
constexpr std::size_t most_tags = 1000;

constexpr bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

std::string without_escapes(std::string_view raw) {
    std::string value;
    for (std::size_t index = 0; index < raw.size(); ++index) {
        bool const escape = raw[index] == '\\' && index + 1 < raw.size() &&
                            (raw[index + 1] == '"' || raw[index + 1] == '\\');
        value += raw[escape ? ++index : index];
    }
    return value;
}

/// The word without the move number before it ("12.", "12...", "1…", "16Ngxe4"). A zero begins no
/// number: "0-0".
std::string_view without_move_number(std::string_view word) {
    constexpr std::string_view ellipsis = "\u2026";
    std::string_view rest = word;
    if (!rest.starts_with('0')) {
        while (!rest.empty() && is_digit(rest.front())) {
            rest.remove_prefix(1);
        }
    }
    while (rest.starts_with('.') || rest.starts_with(ellipsis)) {
        rest.remove_prefix(rest.starts_with('.') ? 1 : ellipsis.size());
    }
    return rest;
}

/// What may stand apart from the move it belongs to, and says nothing new.
bool is_remark(std::string_view word) {
    return word == "e.p." || word == "e.p" || word == "ep" || word == "+" || word == "#" ||
           word == "++";
}

} // namespace

PgnGameReader::Step PgnGameReader::stop(PgnFault fault, std::size_t offset, std::string_view word) {
    if (!error_) {
        error_ = PgnError{fault,
                          0,
                          0,
                          game_.moves.size(),
                          std::string{word.substr(0, longest_word_in_error)},
                          std::nullopt,
                          std::nullopt};
        error_offset_ = offset;
    }
    return Step::end_of_game;
}

void PgnGameReader::add_comment(std::string_view raw) {
    std::string& comment = game_.moves.empty() ? game_.comment : game_.moves.back().comment;
    bool space = !comment.empty();
    for (char const character : raw) {
        if (character == ' ' || (character >= '\t' && character <= '\r')) {
            space = !comment.empty();
            continue;
        }
        if (space) {
            comment += ' ';
            space = false;
        }
        // Only a comment after a semicolon can have a closing brace; in braces it would end there.
        comment += character == '}' ? ')' : character;
    }
}

void PgnGameReader::add_glyph(unsigned glyph) {
    if (!game_.moves.empty()) {
        game_.moves.back().glyphs.push_back(glyph);
    }
}

bool PgnGameReader::begins_another_game(PgnTag const& tag, std::size_t offset) const {
    return tag.ok && game_.tag(tag.name) && lexer_.has_blank_line(last_tag_line_, offset);
}

PgnGameReader::Step PgnGameReader::read_tag(PgnToken const& bracket) {
    if (moves_begun_) {
        return Step::end_of_game;
    }
    PgnTag const tag = lexer_.tag();
    if (begins_another_game(tag, bracket.offset)) {
        lexer_.rewind(bracket.offset);
        return Step::end_of_game;
    }
    found_game_ = true;
    last_tag_line_ = lexer_.offset();
    if (!tag.ok || game_.tags.size() == most_tags) {
        stop(PgnFault::bad_tag, bracket.offset, tag.name);
        return Step::go_on; // the other tags are still good
    }
    if (!game_.tag(tag.name)) {
        game_.set_tag(tag.name, without_escapes(tag.value));
        fen_offset_ = tag.name == "FEN" ? tag.value_offset : fen_offset_;
    }
    return Step::go_on;
}

PgnGameReader::Step PgnGameReader::begin_moves() {
    if (moves_begun_) {
        return Step::go_on;
    }
    moves_begun_ = true;
    if (error_) {
        return Step::end_of_game;
    }
    std::optional<std::string_view> const fen = game_.tag("FEN");
    if (!fen) {
        return Step::go_on;
    }
    std::expected<chess::Position, FenError> position = position_from_fen(*fen);
    if (!position) {
        stop(PgnFault::bad_fen, fen_offset_ + position.error().offset, *fen);
        error_->fen_error = std::move(position).error();
        return Step::end_of_game;
    }
    game_.first_position = *position;
    position_ = *position;
    return Step::go_on;
}

PgnGameReader::Step PgnGameReader::skip_variation(PgnToken const& opening) {
    std::size_t depth = 1;
    while (depth > 0) {
        PgnToken const token = lexer_.next();
        switch (token.kind) {
        case PgnTokenKind::variation_begin:
            ++depth;
            break;
        case PgnTokenKind::variation_end:
            --depth;
            break;
        case PgnTokenKind::unfinished_comment:
            return stop(PgnFault::unfinished_comment, token.offset, token.text);
        case PgnTokenKind::end:
        case PgnTokenKind::tag:
            return stop(PgnFault::unfinished_variation, opening.offset, opening.text);
        case PgnTokenKind::comment:
        case PgnTokenKind::glyph:
        case PgnTokenKind::word:
        case PgnTokenKind::stray:
            break;
        }
    }
    return Step::go_on;
}

PgnGameReader::Step PgnGameReader::read_result(std::string_view result) {
    game_.result = result;
    has_result_ = true;
    // A comment on the line of the result belongs to this game, any later one to the next.
    if (std::optional<PgnToken> const comment = lexer_.comment_on_this_line()) {
        add_comment(comment->text);
    }
    return Step::end_of_game;
}

PgnGameReader::Step PgnGameReader::read_move(std::string_view word, std::size_t offset) {
    std::size_t const end = word.find_last_not_of("!?") + 1;
    std::expected<chess::Move, MoveError> move = parse_san(position_, word.substr(0, end));
    if (!move) {
        stop(PgnFault::bad_move, offset, word);
        error_->move_error = std::move(move).error();
        return Step::end_of_game;
    }
    game_.moves.push_back({*move, {}, {}});
    position_ = position_.after(*move);
    if (std::optional<unsigned> const glyph = glyph_of_mark(word.substr(end))) {
        add_glyph(*glyph);
    }
    return Step::go_on;
}

PgnGameReader::Step PgnGameReader::read_word(PgnToken const& token) {
    if (std::optional<std::string_view> const result = result_named(token.text)) {
        return read_result(*result);
    }
    std::string_view const word = without_move_number(token.text);
    if (word.empty()) {
        return Step::go_on;
    }
    if (std::optional<std::string_view> const result = result_named(word)) {
        return read_result(*result);
    }
    if (!game_.moves.empty()) {
        if (std::optional<unsigned> const glyph = glyph_of_mark(word)) {
            add_glyph(*glyph);
            return Step::go_on;
        }
        if (is_remark(word)) {
            return Step::go_on;
        }
    }
    return read_move(word, token.offset + token.text.size() - word.size());
}

PgnGameReader::Step PgnGameReader::read_token(PgnToken const& token) {
    switch (token.kind) {
    case PgnTokenKind::end:
        return Step::end_of_game;
    case PgnTokenKind::tag:
        return read_tag(token);
    case PgnTokenKind::comment:
        add_comment(token.text);
        return Step::go_on;
    case PgnTokenKind::unfinished_comment:
        found_game_ = true;
        return stop(PgnFault::unfinished_comment, token.offset, token.text);
    case PgnTokenKind::glyph:
    case PgnTokenKind::variation_begin:
    case PgnTokenKind::variation_end:
    case PgnTokenKind::word:
    case PgnTokenKind::stray:
        break;
    }
    found_game_ = true;
    if (begin_moves() == Step::end_of_game) {
        return Step::end_of_game;
    }
    if (token.kind == PgnTokenKind::word) {
        return read_word(token);
    }
    if (token.kind == PgnTokenKind::variation_begin) {
        return skip_variation(token);
    }
    if (token.kind == PgnTokenKind::glyph && !token.text.empty() &&
        token.text.size() <= longest_glyph) {
        add_glyph(static_cast<unsigned>(std::stoul(std::string{token.text})));
        return Step::go_on;
    }
    return stop(PgnFault::bad_character, token.offset, token.text);
}

void PgnGameReader::read() {
    while (read_token(lexer_.next()) == Step::go_on) {
    }
    begin_moves(); // a game without moves has a first position too
    if (error_) {
        lexer_.skip_to_tag();
    }
    if (std::optional<std::string_view> const tag = game_.tag("Result"); tag && !has_result_) {
        game_.result = result_named(*tag).value_or("*");
    }
}

} // namespace staunton::notation
