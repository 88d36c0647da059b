// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace staunton::laws {

/// The number of an Article, Appendix or Guideline of the rule book in force ("9.2.2", "A.3",
/// "III.5"). The text lives as long as the program.
struct Article {
    std::string_view number; ///< as the book prints it

    [[nodiscard]] friend constexpr bool operator==(Article, Article) = default;
};

} // namespace staunton::laws
