// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <utility>

/// Gives the value of an `std::expected` expression, or returns its error from the function around
/// it. The only macro of the house: libstdc++ 12 has no `and_then`. Do not nest; name the step.
#define TRY(expression)                                                                            \
    __extension__({                                                                                \
        auto try_result = (expression);                                                            \
        if (!try_result) {                                                                         \
            return ::std::unexpected(::std::move(try_result).error());                             \
        }                                                                                          \
        *::std::move(try_result);                                                                  \
    })
