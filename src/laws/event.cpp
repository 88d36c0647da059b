// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws/event.h"

namespace staunton::laws {

std::string_view name_of(Actor actor) {
    switch (actor) {
    case Actor::white:
        return "white";
    case Actor::black:
        return "black";
    case Actor::arbiter:
        return "arbiter";
    }
    return "";
}

std::string_view name_of(DrawClaimKind kind) {
    switch (kind) {
    case DrawClaimKind::threefold:
        return "threefold";
    case DrawClaimKind::fifty:
        return "fifty";
    }
    return "";
}

} // namespace staunton::laws
