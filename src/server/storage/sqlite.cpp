// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/sqlite.h"

#include <sqlite3.h>

namespace staunton::server {

Database::Database(std::string const& path) {
    int const code = sqlite3_open_v2(path.c_str(), &handle_,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    if (code != SQLITE_OK) {
        std::string const message = path + ": " + sqlite3_errstr(code);
        sqlite3_close_v2(handle_);
        throw StoreFailure{message};
    }
    sqlite3_extended_result_codes(handle_, 1);
}

Database::~Database() {
    sqlite3_close_v2(handle_);
}

void Database::execute(char const* sql) {
    if (sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        throw StoreFailure{sqlite3_errmsg(handle_)};
    }
}

std::string Database::value_of(char const* sql) {
    Statement statement{*this, sql};
    return statement.step() ? statement.text(0) : std::string{};
}

int Database::changes() const {
    return sqlite3_changes(handle_);
}

Statement::Statement(Database& database, std::string_view sql) : database_{database} {
    check(sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()),
                             SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
}

Statement::~Statement() {
    sqlite3_finalize(handle_);
}

Statement& Statement::bind(std::string_view text) {
    check(sqlite3_bind_text64(handle_, ++bound_, text.data(), text.size(), SQLITE_STATIC,
                              SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind(std::int64_t number) {
    check(sqlite3_bind_int64(handle_, ++bound_, number));
    return *this;
}

Statement& Statement::bind(std::optional<std::int64_t> number) {
    if (number) {
        return bind(*number);
    }
    check(sqlite3_bind_null(handle_, ++bound_));
    return *this;
}

Statement& Statement::bind_blob(std::optional<std::span<unsigned char const>> bytes) {
    ++bound_;
    check(bytes ? sqlite3_bind_blob64(handle_, bound_, bytes->data(), bytes->size(), SQLITE_STATIC)
                : sqlite3_bind_null(handle_, bound_));
    return *this;
}

bool Statement::step() {
    int const code = sqlite3_step(handle_);
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code != SQLITE_DONE) {
        std::string const message = sqlite3_errmsg(database_.handle());
        reset();
        throw StoreFailure{message};
    }
    reset();
    return false;
}

void Statement::run() {
    while (step()) {
    }
}

void Statement::reset() {
    // The code of a reset is that of the last step, which was looked at already.
    static_cast<void>(sqlite3_reset(handle_));
    bound_ = 0;
}

std::string Statement::text(int column) const {
    auto const* const text = reinterpret_cast<char const*>(sqlite3_column_text(handle_, column));
    auto const size = static_cast<std::size_t>(sqlite3_column_bytes(handle_, column));
    return text == nullptr ? std::string{} : std::string(text, size);
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(handle_, column);
}

std::optional<std::int64_t> Statement::optional_number(int column) const {
    if (sqlite3_column_type(handle_, column) == SQLITE_NULL) {
        return std::nullopt;
    }
    return number(column);
}

std::span<unsigned char const> Statement::blob(int column) const {
    auto const* const bytes =
        static_cast<unsigned char const*>(sqlite3_column_blob(handle_, column));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))};
}

void Statement::check(int code) const {
    if (code != SQLITE_OK) {
        throw StoreFailure{sqlite3_errmsg(database_.handle())};
    }
}

} // namespace staunton::server
