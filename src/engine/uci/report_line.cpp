// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci/report_line.h"

#include <algorithm>

namespace staunton::engine {

std::uint64_t nodes_per_second(std::uint64_t nodes, base::Milliseconds elapsed) {
    auto const milliseconds =
        static_cast<std::uint64_t>(std::max<std::int64_t>(elapsed.count(), 1));
    return nodes * 1000 / milliseconds;
}

std::string info_line(Report const& report, notation::UciCastling castling) {
    std::string text = "info depth " + std::to_string(report.depth) + " seldepth " +
                       std::to_string(report.selective_depth) + " multipv 1 score ";
    text += report.score.mate_in ? "mate " + std::to_string(*report.score.mate_in)
                                 : "cp " + std::to_string(report.score.centipawns);
    text += " nodes " + std::to_string(report.nodes) + " nps " +
            std::to_string(nodes_per_second(report.nodes, report.elapsed)) + " hashfull " +
            std::to_string(report.hash_permille) + " time " +
            std::to_string(report.elapsed.count()) + " pv";
    for (chess::Move const move : report.line) {
        text += ' ' + notation::to_uci(move, castling);
    }
    return text;
}

} // namespace staunton::engine
