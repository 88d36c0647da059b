// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis.h"
#include "notation/uci_move.h"

#include <string>

namespace staunton::engine {

/// A report as UCI has it: "info depth 9 … pv e2e4 e7e5".
[[nodiscard]] std::string info_line(Report const& report, notation::UciCastling castling);

/// Nodes in a second, as far as whole milliseconds can tell.
[[nodiscard]] std::uint64_t nodes_per_second(std::uint64_t nodes, base::Milliseconds elapsed);

} // namespace staunton::engine
