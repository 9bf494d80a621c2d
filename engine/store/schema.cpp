#include "engine/store/schema.h"

#include <array>
#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "engine/store/backup.h"

namespace hexmoot::store {
namespace {

constexpr std::string_view version_1 = R"sql(
PRAGMA application_id = 1213746516;

CREATE TABLE game (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice
  salt          BLOB NOT NULL,     -- of its key
  updated       INTEGER NOT NULL,  -- but for answers, which have their own time
  removed       INTEGER,           -- since when it is in the bin
  status        INTEGER NOT NULL,
  public_json   TEXT NOT NULL,
  result_json   TEXT NOT NULL,
  standing_mark BLOB NOT NULL,     -- mark over the three above
  rules         TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  content       TEXT NOT NULL,
  title         TEXT NOT NULL,
  privacy       TEXT NOT NULL,
  created       INTEGER NOT NULL,
  secret        BLOB NOT NULL,     -- sealed: seed and set-up
  header_mark   BLOB NOT NULL      -- mark over rules ... secret, seats and reseeds
) STRICT;

CREATE TABLE seat (
  game   INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  name   TEXT NOT NULL,
  colour INTEGER NOT NULL,
  pin    BLOB,                     -- sealed hash
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer (
  id     INTEGER PRIMARY KEY,      -- game << 32 | n: SQLite appends to such a table with the fewest pages
  seat   INTEGER NOT NULL,
  word   ANY NOT NULL,             -- text, or a sealed blob if it is secret
  digest INTEGER NOT NULL,         -- of the position after it
  at     INTEGER NOT NULL,
  link   BLOB NOT NULL,            -- mark over this row and the link before
  tip    BLOB                      -- of the last answer: mark that it is the last
) STRICT;
CREATE TRIGGER answers_of_game AFTER DELETE ON game BEGIN
  DELETE FROM answer WHERE id BETWEEN old.id << 32 AND old.id << 32 | 0xffffffff;
END;

CREATE TABLE reseed (
  game     INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  position INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  count    INTEGER NOT NULL,
  PRIMARY KEY (game, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
  game    INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  step    INTEGER NOT NULL,
  answers INTEGER NOT NULL,
  layout  INTEGER NOT NULL,
  state   BLOB,                    -- sealed, as json and events; null once thinned out
  json    BLOB,
  events  BLOB NOT NULL,
  PRIMARY KEY (game, step)
) STRICT;

CREATE TABLE content (hash TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE lesson  (id   TEXT PRIMARY KEY, progress TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE setting (key  TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE campaign (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  rules      TEXT NOT NULL,
  title      TEXT NOT NULL,
  created    INTEGER NOT NULL,
  state_json TEXT NOT NULL
) STRICT;

CREATE TABLE campaign_game (
  campaign INTEGER NOT NULL REFERENCES campaign ON DELETE CASCADE,
  position INTEGER NOT NULL,
  game     INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  PRIMARY KEY (campaign, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX campaign_of_game ON campaign_game (game);
)sql";

// The order in which games were played last, which a clock that is set back does not change.
constexpr std::string_view version_2 = R"sql(
ALTER TABLE game ADD COLUMN played INTEGER NOT NULL DEFAULT 0;  -- the game played last has the highest
CREATE INDEX game_played ON game (played);
)sql";

// Turns the journal into a write-ahead log and returns what it is now. SQLite does not wait by itself where two
// programs do this to a new file at once, so this does, for as long as any other statement would.
std::string write_ahead(Database& db, int busy_ms) {
    constexpr int pause_ms = 5;
    for (int waited = 0;; waited += pause_ms) try {
            return db.text("PRAGMA journal_mode = WAL");
        } catch (const SqlError& e) {
            if ((e.code & 0xff) != SQLITE_BUSY || waited >= busy_ms) throw;
            std::this_thread::sleep_for(std::chrono::milliseconds(pause_ms));
        }
}

i64 version(Database& db) { return db.integer("PRAGMA user_version"); }

void migrate(Database& db, std::span<const std::string_view> steps) {
    const auto newest = static_cast<i64>(steps.size());
    if (const i64 old = version(db); old > 0 && old < newest)
        copy_library(db, copy_path(db.path(), fmt::format("{}-version-{}", day_of(system_time()), old)));
    if (version(db) >= newest) return;
    Transaction transaction(db);  // all steps in one: no other program ever sees a library between two versions
    for (i64 at = version(db); at < newest; at++)
        db.script(fmt::format("{}; PRAGMA user_version = {}", steps[static_cast<size_t>(at)], at + 1));
    transaction.commit();
}

}  // namespace

std::span<const std::string_view> migrations() {
    static const std::string second = std::string(version_2) + std::string(order_by_time);
    static const std::array<std::string_view, 2> steps{version_1, second};
    return steps;
}

i64 known_version(Database& db, size_t newest) {
    // One look: another program may be making the library at this moment.
    const Transaction transaction(db, Transaction::reading);
    const i64 found = version(db);
    const bool ours = db.integer("PRAGMA application_id") == application_id;
    if (!ours && (found != 0 || db.integer("SELECT count(*) FROM sqlite_schema") != 0))
        throw make_error(ErrorKind::not_a_library, {db.path().string()});
    if (found < 0) throw SqlError{SQLITE_CORRUPT, 0, fmt::format("its version is {}", found)};
    if (found > static_cast<i64>(newest))
        throw make_error(ErrorKind::newer_version, {db.path().string(), std::to_string(found), std::to_string(newest)});
    return found;
}

void checkpoint_on_close(Database& db, bool on) {
    sqlite3_db_config(db.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1, nullptr);
}

void quick_check(Database& db) {
    const std::string verdict = db.text("PRAGMA quick_check(1)");
    if (verdict != "ok") throw SqlError{SQLITE_CORRUPT, 0, verdict};
}

std::unique_ptr<Database> open_database(const std::filesystem::path& path, int busy_ms,
                                        std::span<const std::string_view> steps) {
    auto db =
        std::make_unique<Database>(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, busy_ms);
    checkpoint_on_close(*db, false);
    sqlite3_db_config(db->raw(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    db->script("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON");
    if (known_version(*db, steps.size()) > 0) quick_check(*db);
    if (sqlite3_db_readonly(db->raw(), "main") == 1) throw make_error(ErrorKind::read_only, {path.string()});
    checkpoint_on_close(*db, true);
    if (write_ahead(*db, busy_ms) != "wal")
        throw make_error(ErrorKind::io, {path.string(), "this kind of disk cannot keep a write-ahead log"});
    db->script("PRAGMA synchronous = FULL");
    migrate(*db, steps);
    return db;
}

}  // namespace hexmoot::store
