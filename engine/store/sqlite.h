// The SQLite C API under a thin RAII layer. Private to engine/store: errors are thrown as SqlError and turned into
// StoreError at the border (see attempt).
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <sqlite3.h>

#include "engine/kernel/ints.h"
#include "engine/store/error.h"

namespace hexmoot::store {

struct SqlError {
    int code;          // extended result code
    int system_errno;  // of the last failed system call, 0 if none
    std::string text;

    // The file itself is damaged, in the part that was asked for.
    bool is_damage() const { return (code & 0xff) == SQLITE_CORRUPT; }
};

// A string of bytes, bound and read as a BLOB.
struct Blob {
    std::string bytes;
};

// The rows of one query. Values are read from the current row, which next() must have reached.
class Rows {
  public:
    explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows();

    bool next();
    i64 integer(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const;
    std::string blob(int column) const { return text(column); }
    bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
    bool is_blob(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_BLOB; }
    int columns() const { return sqlite3_column_count(statement_); }

  private:
    sqlite3_stmt* statement_;
};

// One connection, with its prepared statements.
class Database {
  public:
    // flags: of sqlite3_open_v2. Waits up to busy_ms for other writers.
    Database(const std::filesystem::path& path, int flags, int busy_ms);

    // Runs a script of statements without values.
    void script(const std::string& sql);
    // Starts a query; ? takes the values in order. A text may have one query under way at a time.
    template <class... Values>
    Rows query(std::string_view sql, const Values&... values) {
        sqlite3_stmt* statement = prepared(sql);
        int at = 0;
        (bind(statement, ++at, values), ...);
        return Rows(statement);
    }
    template <class... Values>
    void run(std::string_view sql, const Values&... values) {
        query(sql, values...).next();
    }
    // The first value of the first row; 0 if there is none.
    template <class... Values>
    i64 integer(std::string_view sql, const Values&... values) {
        Rows rows = query(sql, values...);
        return rows.next() ? rows.integer(0) : 0;
    }
    template <class... Values>
    std::string text(std::string_view sql, const Values&... values) {
        Rows rows = query(sql, values...);
        return rows.next() ? rows.text(0) : std::string();
    }
    i64 changes() const { return sqlite3_changes64(connection_.get()); }
    i64 last_rowid() const { return sqlite3_last_insert_rowid(connection_.get()); }
    sqlite3* raw() const { return connection_.get(); }
    const std::filesystem::path& path() const { return path_; }

  private:
    sqlite3_stmt* prepared(std::string_view sql);
    void bind(sqlite3_stmt* statement, int at, std::string_view text);
    void bind(sqlite3_stmt* statement, int at, const Blob& blob);
    void bind(sqlite3_stmt* statement, int at, std::nullopt_t);
    template <class Int>
        requires std::is_integral_v<Int>
    void bind(sqlite3_stmt* statement, int at, Int value) {
        bind_integer(statement, at, static_cast<i64>(value));
    }
    template <class T>
    void bind(sqlite3_stmt* statement, int at, const std::optional<T>& value) {
        if (value) return bind(statement, at, *value);
        bind(statement, at, std::nullopt);
    }
    void bind_integer(sqlite3_stmt* statement, int at, i64 value);

    struct Close {
        void operator()(sqlite3* c) const { sqlite3_close_v2(c); }
        void operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
    };
    std::filesystem::path path_;
    std::unique_ptr<sqlite3, Close> connection_;
    std::map<std::string, std::unique_ptr<sqlite3_stmt, Close>, std::less<>> statements_;
};

// A transaction: committed by commit(), otherwise rolled back. One for reading sees one moment of the file throughout.
class Transaction {
  public:
    enum For { writing, reading };
    explicit Transaction(Database& db, For purpose = writing) : db_(db) {
        db_.run(purpose == writing ? "BEGIN IMMEDIATE" : "BEGIN");
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit() { db_.run("COMMIT"); }

  private:
    Database& db_;
};

// What a failure of SQLite means for the library at this path.
StoreError explain(const SqlError& error, const std::filesystem::path& path);

// Runs the body of a public function: what it throws becomes the error of the result.
template <class Body>
auto attempt(const std::filesystem::path& path, Body&& body) -> Result<std::invoke_result_t<Body>> {
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Body>>) {
            body();
            return {};
        } else {
            return body();
        }
    } catch (const SqlError& error) {
        return tl::unexpected(explain(error, path));
    } catch (const StoreError& error) {
        return tl::unexpected(error);
    } catch (const std::filesystem::filesystem_error& error) {
        return tl::unexpected(explain({SQLITE_IOERR, error.code().value(), error.code().message()}, path));
    }
}

// Runs the body of a public function as one transaction: all of it is done, or nothing. One that only reads has nothing
// to commit, and SQLite refuses to commit what has met a damaged page: it ends by rolling back.
template <class Body>
auto transact(Database& db, Transaction::For purpose, Body&& body) -> Result<std::invoke_result_t<Body>> {
    return attempt(db.path(), [&] {
        Transaction transaction(db, purpose);
        if constexpr (std::is_void_v<std::invoke_result_t<Body>>) {
            body();
            if (purpose == Transaction::writing) transaction.commit();
        } else {
            auto result = body();
            if (purpose == Transaction::writing) transaction.commit();
            return result;
        }
    });
}
template <class Body>
auto write(Database& db, Body&& body) {
    return transact(db, Transaction::writing, std::forward<Body>(body));
}
template <class Body>
auto read(Database& db, Body&& body) {
    return transact(db, Transaction::reading, std::forward<Body>(body));
}

}  // namespace hexmoot::store
