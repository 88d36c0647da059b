// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/secret.h"

#include <sodium.h>

#include <stdexcept>

namespace staunton::server {

namespace {

void require_sodium() {
    static bool const ready = sodium_init() >= 0;
    if (!ready) {
        throw std::runtime_error{"no source of random numbers"};
    }
}

constexpr int encoding = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

} // namespace

Secret Secret::random() {
    require_sodium();
    Secret secret;
    randombytes_buf(secret.bytes_.data(), secret.bytes_.size());
    return secret;
}

std::optional<Secret> Secret::parse(std::string_view text) {
    require_sodium();
    Secret secret;
    std::size_t length = 0;
    char const* end = nullptr;
    int const failed = sodium_base642bin(secret.bytes_.data(), secret.bytes_.size(), text.data(),
                                         text.size(), nullptr, &length, &end, encoding);
    if (failed != 0 || length != secret.bytes_.size() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return secret;
}

std::string Secret::text() const {
    std::array<char, sodium_base64_ENCODED_LEN(32, encoding)> buffer{};
    sodium_bin2base64(buffer.data(), buffer.size(), bytes_.data(), bytes_.size(), encoding);
    return buffer.data();
}

SecretHash Secret::hash() const {
    require_sodium();
    SecretHash hash{};
    crypto_hash_sha256(hash.data(), bytes_.data(), bytes_.size());
    return hash;
}

bool is_same(SecretHash const& a, SecretHash const& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

} // namespace staunton::server
