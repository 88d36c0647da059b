// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace staunton::server {

/// The disk or the database failed. Stays inside `storage`.
class StoreFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A connection to an SQLite file. For one thread at a time.
class Database {
public:
    explicit Database(std::string const& path);
    ~Database();
    Database(Database const&) = delete;
    Database& operator=(Database const&) = delete;

    /// Statements without result.
    void execute(char const* sql);
    /// The first column of the first row, as text; empty if there is none.
    [[nodiscard]] std::string value_of(char const* sql);
    /// Rows that the last statement changed.
    [[nodiscard]] int changes() const;

    [[nodiscard]] sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

/// A prepared statement, used again and again. Values are bound from 1 in order of `bind` calls.
class Statement {
public:
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement(Statement const&) = delete;
    Statement& operator=(Statement const&) = delete;

    /// The text lives until the statement is reset.
    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    Statement& bind(std::optional<std::int64_t> number);
    Statement& bind_blob(std::optional<std::span<unsigned char const>> bytes);

    /// The next row; false when there is none left, and the statement can be used again.
    bool step();
    /// Runs a statement that gives no row.
    void run();
    void reset();

    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::optional<std::int64_t> optional_number(int column) const;
    /// Empty for null.
    [[nodiscard]] std::span<unsigned char const> blob(int column) const;

private:
    void check(int code) const;

    Database& database_;
    sqlite3_stmt* handle_ = nullptr;
    int bound_ = 0;
};

} // namespace staunton::server
