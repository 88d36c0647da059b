// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/notation_error.h"
#include "notation/pgn_game.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace staunton::notation {

/// What is wrong with a game of a PGN file.
enum class PgnFault : std::uint8_t {
    bad_tag,              ///< a tag pair that does not end or is not quoted, or the 1001st
    bad_fen,              ///< the FEN tag is no position: see `fen_error`
    bad_move,             ///< a move that is illegal, ambiguous or unreadable: see `move_error`
    bad_character,        ///< a character that means nothing there
    unfinished_comment,   ///< a `{` without `}`
    unfinished_variation, ///< a `(` without `)`
};

/// A fault and its place: line and column (in characters) count from 1, ply is the half-moves
/// played before it.
struct PgnError {
    PgnFault fault;                      ///< the first one of the game
    std::size_t line;                    ///< of the whole text, not of the game
    std::size_t column;                  ///< where the word begins, or what is not closed
    chess::Ply ply;                      ///< 0 while the tags are read
    std::string text;                    ///< the word in the file, at most its first 80 bytes
    std::optional<MoveError> move_error; ///< when it is a `bad_move`
    std::optional<FenError> fen_error;   ///< when it is a `bad_fen`

    [[nodiscard]] friend bool operator==(PgnError const&, PgnError const&) = default;
};

/// One English sentence without a full stop, without the place.
[[nodiscard]] std::string describe(PgnError const& error);

/// A game as far as it could be read: up to the first fault, if there was one.
struct PgnResult {
    PgnGame game;                  ///< every move before the fault is in it
    std::optional<PgnError> error; ///< nothing if the whole game is well written
};

/// Reads the games of a text one after the other. A fault ends the reading of its game only; the
/// next game starts at the next tag section. Variations are read over. A game that ends without a
/// result has that of its Result tag. A null move is no move of chess (1.3) and a fault. Never
/// throws for any bytes.
class PgnReader {
public:
    /// `text` outlives the reader.
    explicit PgnReader(std::string_view text);

    /// The next game; nothing at the end of the text.
    [[nodiscard]] std::optional<PgnResult> next();

private:
    std::string_view text_;
    std::size_t offset_ = 0;
    std::size_t line_ = 1; ///< of `counted_`
    std::size_t counted_ = 0;
};

} // namespace staunton::notation
