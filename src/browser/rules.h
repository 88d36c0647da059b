// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The rules of chess for a web page, as a WebAssembly module exports them: numbers and texts, no
/// C++ type. The module has three places and nothing else to keep: an input, an output, and the
/// position that was read last.
///
/// A text goes in by being written to `staunton_input` before the call that is given its length in
/// bytes, at most `staunton_input_size`; a length beyond that counts as that. The texts that come
/// out lie at `staunton_output` until the next call. Whoever returns an *answer* returns the number
/// of bytes that lie there; a negative number is the bitwise complement of the length of a fault, a
/// JSON object with at least `fault` (its name) and `message` (an English sentence). No bytes at
/// all make a call trap, and nothing is left behind by one: only the calls that take a position
/// change what is kept, and only if they do not fail.
///
/// Moves go in and come out as UCI writes them ("e2e4", "a7a8q"). Castling goes in with the king's
/// target or with the rook's square, and comes out as `notation::UciCastling::king_target` says.
extern "C" {

/// Where texts are taken from.
[[nodiscard]] char* staunton_input();

/// How many bytes fit there.
[[nodiscard]] std::uint32_t staunton_input_size();

/// Where texts are left.
[[nodiscard]] char const* staunton_output();

/// Takes the position of that FEN from which play can go on. Answers with the same FEN, written as
/// Staunton writes it. The fault has `offset`, in bytes, and `setup_faults`.
[[nodiscard]] std::int32_t staunton_read_position(std::uint32_t length);

/// Takes the Chess960 initial position of that number, 0 to 959. Answers with its FEN.
[[nodiscard]] std::int32_t staunton_chess960_position(std::uint32_t number);

/// Answers with a JSON object: `has_the_move`, `checkers` (squares; none: no check), `ending` (how
/// the position ends the game by itself: `ending`, `result`, `articles`; null while play goes on),
/// `may_checkmate` (for each color, whether material leaves it possible).
[[nodiscard]] std::int32_t staunton_describe_position();

/// Answers with the legal moves (3.10.1), a space between them.
[[nodiscard]] std::int32_t staunton_legal_moves();

/// Answers with every pair of squares that means a legal move, and the letter of the new piece if
/// it promotes ("e2e4 e7e8q e7e8r"); castling with both of its pairs, but where the king's step to
/// the same square is legal, the step is meant.
[[nodiscard]] std::int32_t staunton_destinations();

/// The same for the player *not* having the move: what he may play after at least one legal move of
/// his opponent.
[[nodiscard]] std::int32_t staunton_premove_destinations();

/// Reads a move in UCI or algebraic notation. Answers with a JSON object: `uci`, `san`, `from`,
/// `to`, `piece`, `captured` (or null), `promotion` (or null), `castling` ("king_side",
/// "queen_side" or null), `en_passant`, `check` (whether it gives check) and `mate`. The fault has
/// `offset`, in bytes, and `candidates`, the legal moves meant when there are several.
[[nodiscard]] std::int32_t staunton_describe_move(std::uint32_t length);

/// Answers with the FEN of the position after a move, in UCI or algebraic notation; its counters
/// stop at the largest number that a FEN may have. The fault is that of `staunton_describe_move`.
[[nodiscard]] std::int32_t staunton_position_after(std::uint32_t length);

/// Judges a game: a FEN and, after a line feed, its moves with a space between them. Answers with a
/// JSON object: `ending` (how the last move ended the game by itself, as above), `occurrences` (how
/// often its position has appeared, 9.2.3), `claims` (which of "threefold" and "fifty" the player
/// having the move may claim as it stands, 9.2.2, 9.3.2). A fault in a move has its `index`, from
/// 0.
[[nodiscard]] std::int32_t staunton_judge_game(std::uint32_t length);

/// How many sequences of that many legal moves there are; at most 20.
[[nodiscard]] std::uint64_t staunton_perft(std::uint32_t depth);

} // extern "C"
