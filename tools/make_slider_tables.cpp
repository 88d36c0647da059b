// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the tables by which bishops and rooks find the squares they attack
// (chess/slider_attacks.h) as C++ source on standard output, while the project is being built.
// usage: make_slider_tables pext|magic
#include "base/random.h"
#include "chess/square_set.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

using staunton::base::Random;
using staunton::chess::Square;
using staunton::chess::square_at;
using staunton::chess::square_count;
using staunton::chess::SquareSet;

using Shift = SquareSet (*)(SquareSet);
using Directions = std::array<Shift, 4>;

constexpr SquareSet north(SquareSet set) {
    return set.shifted_north();
}

constexpr SquareSet south(SquareSet set) {
    return set.shifted_south();
}

constexpr SquareSet east(SquareSet set) {
    return set.shifted_east();
}

constexpr SquareSet west(SquareSet set) {
    return set.shifted_west();
}

constexpr Directions lines{north, south, east, west};
constexpr Directions diagonals{
    [](SquareSet set) { return north(east(set)); }, [](SquareSet set) { return north(west(set)); },
    [](SquareSet set) { return south(east(set)); }, [](SquareSet set) { return south(west(set)); }};

/// Step by step until the first piece or the edge.
SquareSet attacks_by_steps(Square square, Directions const& directions, SquareSet occupied) {
    SquareSet attacked;
    for (Shift const step : directions) {
        for (SquareSet next = step(SquareSet::of(square)); !next.empty();
             next = step(next - occupied)) {
            attacked |= next;
        }
    }
    return attacked;
}

/// The squares where a piece makes a difference: all on the way but the last of each direction.
SquareSet relevant_squares(Square square, Directions const& directions) {
    SquareSet relevant;
    for (Shift const step : directions) {
        for (SquareSet next = step(SquareSet::of(square)); !step(next).empty(); next = step(next)) {
            relevant |= next;
        }
    }
    return relevant;
}

/// The subsets of `mask` in the order in which PEXT numbers them.
std::vector<SquareSet> subsets_of(SquareSet mask) {
    std::vector<SquareSet> subsets;
    std::uint64_t subset = 0;
    do {
        subsets.emplace_back(subset);
        subset = (subset - mask.bits()) & mask.bits();
    } while (subset != 0);
    return subsets;
}

struct Table {
    SquareSet mask;
    std::uint64_t magic = 0;
    unsigned shift = 0;
    std::vector<SquareSet> attacks;
};

/// Fills the table by the multiplier; false if two subsets with other attacks fall together.
bool fill(Table& table, std::vector<SquareSet> const& subsets,
          std::vector<SquareSet> const& attacks) {
    std::ranges::fill(table.attacks, SquareSet{});
    for (std::size_t number = 0; number < subsets.size(); ++number) {
        SquareSet& slot =
            table.attacks[(subsets[number].bits() * table.magic) >> table.shift]; // never empty
        if (!slot.empty() && slot != attacks[number]) {
            return false;
        }
        slot = attacks[number];
    }
    return true;
}

Table table_for(Square square, Directions const& directions, bool by_magic, Random& random) {
    Table table{relevant_squares(square, directions), 0, 0, {}};
    std::vector<SquareSet> const subsets = subsets_of(table.mask);
    for (SquareSet const subset : subsets) {
        table.attacks.push_back(attacks_by_steps(square, directions, subset));
    }
    if (by_magic) {
        std::vector<SquareSet> const attacks = table.attacks;
        table.shift = 64 - table.mask.size();
        do { // multipliers with few bits are the likelier ones
            table.magic = random.next() & random.next() & random.next();
        } while (!fill(table, subsets, attacks));
    }
    return table;
}

std::vector<Table> tables_for(Directions const& directions, bool by_magic) {
    Random random{1849}; // the year of the Staunton pattern
    std::vector<Table> tables;
    for (unsigned index = 0; index < square_count; ++index) {
        tables.push_back(table_for(square_at(index), directions, by_magic, random));
    }
    return tables;
}

void print_attacks(std::string_view name, std::vector<Table> const& tables) {
    std::printf("constexpr std::uint64_t %.*s_attacks[] = {\n", static_cast<int>(name.size()),
                name.data());
    for (Table const& table : tables) {
        for (SquareSet const attacks : table.attacks) {
            std::printf("0x%llx,", static_cast<unsigned long long>(attacks.bits()));
        }
        std::printf("\n");
    }
    std::printf("};\n");
}

void print_entries(std::string_view name, std::vector<Table> const& tables, bool by_magic) {
    int const width = static_cast<int>(name.size());
    std::printf("constinit std::array<Slider, square_count> const %.*ss{{\n", width, name.data());
    std::size_t offset = 0;
    for (Table const& table : tables) {
        std::printf("{0x%llx, %.*s_attacks + %zu",
                    static_cast<unsigned long long>(table.mask.bits()), width, name.data(), offset);
        if (by_magic) {
            std::printf(", 0x%llx, %u", static_cast<unsigned long long>(table.magic), table.shift);
        }
        std::printf("},\n");
        offset += table.attacks.size();
    }
    std::printf("}};\n");
}

} // namespace

int main(int argument_count, char** arguments) {
    std::string_view const manner = argument_count == 2 ? arguments[1] : "";
    if (manner != "pext" && manner != "magic") {
        std::fprintf(stderr, "usage: make_slider_tables pext|magic\n");
        return 2;
    }
    bool const by_magic = manner == "magic";
    std::vector<Table> const bishops = tables_for(diagonals, by_magic);
    std::vector<Table> const rooks = tables_for(lines, by_magic);
    std::printf("// Made by tools/make_slider_tables.cpp; not to be edited.\n"
                "// NOLINTBEGIN\n"
                "#include \"chess/slider_attacks.h\"\n"
                "namespace staunton::chess::slider_tables::inline by_%s {\n"
                "namespace {\n",
                arguments[1]);
    print_attacks("bishop", bishops);
    print_attacks("rook", rooks);
    std::printf("}\n");
    print_entries("bishop", bishops, by_magic);
    print_entries("rook", rooks, by_magic);
    std::printf("}\n// NOLINTEND\n");
    return std::ferror(stdout) == 0 && std::fflush(stdout) == 0 ? 0 : 3;
}
