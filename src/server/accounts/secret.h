// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace staunton::server {

/// What is kept of a secret: its SHA-256. Nothing can be opened with it.
using SecretHash = std::array<unsigned char, 32>;

/// 256 random bits that hold a seat or invite to one. Shown once, never stored.
class Secret {
public:
    /// From the system's cryptographic generator.
    [[nodiscard]] static Secret random();

    /// Reads what `text` wrote; nothing for anything else.
    [[nodiscard]] static std::optional<Secret> parse(std::string_view text);

    /// 43 characters of URL-safe base64.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] SecretHash hash() const;

private:
    std::array<unsigned char, 32> bytes_{};
};

/// Compares in a time that does not depend on where they differ.
[[nodiscard]] bool is_same(SecretHash const& a, SecretHash const& b);

} // namespace staunton::server
