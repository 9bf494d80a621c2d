#include "engine/store/sqlite.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace hexmoot::store {
namespace {

[[noreturn]] void fail(sqlite3* connection) {
    throw SqlError{sqlite3_extended_errcode(connection), sqlite3_system_errno(connection), sqlite3_errmsg(connection)};
}

void check(sqlite3_stmt* statement, int code) {
    if (code != SQLITE_OK) fail(sqlite3_db_handle(statement));
}

bool forbids_writing(int error) { return error == EROFS || error == EACCES || error == EPERM; }

bool is_read_only(const std::filesystem::path& path) {
    return faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0 && forbids_writing(errno);
}

}  // namespace

Rows::~Rows() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) fail(sqlite3_db_handle(statement_));
    return false;
}

std::string Rows::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return size == 0 ? std::string() : std::string(static_cast<const char*>(bytes), static_cast<size_t>(size));
}

Database::Database(const std::filesystem::path& path, int flags, int busy_ms) : path_(path) {
    sqlite3* connection = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &connection, flags | SQLITE_OPEN_EXRESCODE, nullptr);
    connection_.reset(connection);
    if (code != SQLITE_OK) fail(connection);
    sqlite3_busy_timeout(connection, busy_ms);
}

void Database::script(const std::string& sql) {
    if (sqlite3_exec(raw(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail(raw());
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
    if (const auto known = statements_.find(sql); known != statements_.end()) return known->second.get();
    sqlite3_stmt* statement = nullptr;
    std::string text(sql);
    if (sqlite3_prepare_v3(raw(), text.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
        fail(raw());
    statements_.emplace(std::move(text), statement);
    return statement;
}

void Database::bind(sqlite3_stmt* statement, int at, std::string_view text) {
    check(statement, sqlite3_bind_text64(statement, at, text.empty() ? "" : text.data(), text.size(), SQLITE_TRANSIENT,
                                         SQLITE_UTF8));
}

void Database::bind(sqlite3_stmt* statement, int at, const Blob& blob) {
    check(statement, sqlite3_bind_blob64(statement, at, blob.bytes.data(), blob.bytes.size(), SQLITE_TRANSIENT));
}

void Database::bind(sqlite3_stmt* statement, int at, std::nullopt_t) {
    check(statement, sqlite3_bind_null(statement, at));
}

void Database::bind_integer(sqlite3_stmt* statement, int at, i64 value) {
    check(statement, sqlite3_bind_int64(statement, at, value));
}

Transaction::~Transaction() {
    // A failed COMMIT may or may not have rolled back already. What cannot be rolled back here is when the file is next
    // opened.
    if (!sqlite3_get_autocommit(db_.raw())) sqlite3_exec(db_.raw(), "ROLLBACK", nullptr, nullptr, nullptr);
}

StoreError explain(const SqlError& error, const std::filesystem::path& path) {
    const std::string file = path.string();
    switch (error.code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return make_error(ErrorKind::busy, {file});
        case SQLITE_FULL:
            return make_error(ErrorKind::disk_full, {file});
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return make_error(ErrorKind::read_only, {file});
        case SQLITE_NOTADB:
            return make_error(ErrorKind::not_a_library, {file});
        case SQLITE_CORRUPT:
            return make_error(ErrorKind::damaged, {file, error.text});
        default:
            break;
    }
    // The system's error number is only meaningful for SQLITE_IOERR and SQLITE_CANTOPEN, which are what is left.
    if (error.system_errno == ENOSPC || error.system_errno == EDQUOT) return make_error(ErrorKind::disk_full, {file});
    if (forbids_writing(error.system_errno) || is_read_only(path) ||
        is_read_only(std::filesystem::absolute(path).parent_path()))
        return make_error(ErrorKind::read_only, {file});
    return make_error(ErrorKind::io, {file, error.text});
}

}  // namespace hexmoot::store
