// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laws/arbiter.h"

#include <boost/json/object.hpp>

#include <cstddef>

namespace staunton::record {

/// A ruling as records and wire have it. `number` counts events from 1. An `ended` ruling carries
/// its `conclusion`.
[[nodiscard]] boost::json::object ruling_to_json(laws::Ruling const& ruling, std::size_t number,
                                                 laws::Event const& event);

/// `{"result":"1-0","ending":"checkmate","by":"move","articles":["5.1.1"],"ply":7}`
[[nodiscard]] boost::json::object conclusion_to_json(laws::Conclusion const& conclusion);

/// The last line of `staunton judge --json`: the conclusion, or `"result":"*"`, and what the clocks
/// showed at the last event.
[[nodiscard]] boost::json::object game_to_json(laws::Arbiter const& arbiter);

} // namespace staunton::record
