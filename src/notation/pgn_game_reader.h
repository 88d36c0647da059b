// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/pgn_game.h"
#include "notation/pgn_lexer.h"
#include "notation/pgn_reader.h"

#include <optional>
#include <string_view>

namespace staunton::notation {

/// Reads one game from a PGN text, from an offset on: what `PgnReader` does between two games.
class PgnGameReader {
public:
    /// Begins at that offset. The text outlives the reader.
    PgnGameReader(std::string_view text, std::size_t offset) : lexer_{text, offset} {}

    /// Reads up to the end of the game, or to the next one after a fault.
    void read();

    /// Whether anything was found but comments.
    [[nodiscard]] bool found_game() const { return found_game_; }

    /// Where the next game is to be looked for, once this one is read.
    [[nodiscard]] std::size_t offset() const { return lexer_.offset(); }

    /// The game as far as it was read. To be asked last.
    [[nodiscard]] PgnGame take_game() && { return std::move(game_); }

    /// The first fault, its line and column still 0, and where it is.
    [[nodiscard]] std::optional<PgnError> const& error() const { return error_; }

    /// Where the first fault is, in bytes from the beginning of the text.
    [[nodiscard]] std::size_t error_offset() const { return error_offset_; }

private:
    /// Whether the game goes on after something was read.
    enum class Step : std::uint8_t { go_on, end_of_game };

    Step read_token(PgnToken const& token);
    Step read_tag(PgnToken const& bracket);
    Step read_word(PgnToken const& token);
    Step read_move(std::string_view word, std::size_t offset);
    Step read_result(std::string_view result);
    Step skip_variation(PgnToken const& opening);
    /// Sets up the first position once the tags are over.
    Step begin_moves();
    Step stop(PgnFault fault, std::size_t offset, std::string_view word);

    void add_comment(std::string_view raw);
    void add_glyph(unsigned glyph);
    [[nodiscard]] bool begins_another_game(PgnTag const& tag, std::size_t offset) const;

    PgnLexer lexer_;
    PgnGame game_;
    chess::Position position_;
    std::optional<PgnError> error_;
    std::size_t error_offset_ = 0;
    std::size_t fen_offset_ = 0;
    std::size_t last_tag_line_ = 0; ///< where the last tag pair ended
    bool found_game_ = false;
    bool moves_begun_ = false;
    bool has_result_ = false;
};

} // namespace staunton::notation
