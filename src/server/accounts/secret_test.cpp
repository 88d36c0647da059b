// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/secret.h"

#include <doctest/doctest.h>

using namespace staunton::server;

TEST_CASE("a secret is read back from its text, and no two are the same") {
    Secret const secret = Secret::random();
    REQUIRE(secret.text().size() == 43);
    auto const again = Secret::parse(secret.text());
    REQUIRE(again);
    CHECK(is_same(again->hash(), secret.hash()));
    CHECK_FALSE(is_same(Secret::random().hash(), secret.hash()));
}

TEST_CASE("a text that is no secret is refused") {
    std::string const text = Secret::random().text();
    CHECK_FALSE(Secret::parse(""));
    CHECK_FALSE(Secret::parse(text.substr(1)));
    CHECK_FALSE(Secret::parse(text + "A"));
    CHECK_FALSE(Secret::parse(text.substr(1).append("!")));
    CHECK_FALSE(Secret::parse(std::string(43, '\0')));
}
