// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "engine/search/value.h"

namespace staunton::engine {

/// What a piece counts in an exchange.
[[nodiscard]] Value exchange_value(chess::PieceKind kind);

/// Whether the exchange that a legal move begins on its target square gains at least `threshold`,
/// both players capturing with their least piece first and stopping when it pays. Pins are not
/// seen.
[[nodiscard]] bool exchange_gains(chess::Position const& position, chess::Move move,
                                  Value threshold);

} // namespace staunton::engine
