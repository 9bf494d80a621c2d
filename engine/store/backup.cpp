#include "engine/store/backup.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include "engine/store/library.h"
#include "engine/store/record.h"
#include "engine/store/schema.h"

namespace hexmoot::store {
namespace fs = std::filesystem;
namespace {

constexpr i64 day_seconds = 86400, days_kept = 7;

std::string day_of(i64 time) { return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(time))); }

fs::path copy_of_day(const fs::path& library, const std::string& day) {
    return backup_folder(library) / fmt::format("{}-{}{}", library.stem().string(), day, library.extension().string());
}

fs::path with_suffix(const fs::path& path, const char* suffix) { return path.string() + suffix; }

// Waits until the file or folder is on the disk.
void sync(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool done = file >= 0 && ::fsync(file) == 0;
    const int error = errno;
    if (file >= 0) ::close(file);
    if (!done) throw SqlError{SQLITE_IOERR, error, "cannot write " + path.string()};
}

// Gives the damaged library another name, with its log; the library itself stays until `put_in_place` or the caller
// replaces it.
fs::path set_aside(const fs::path& library) {
    fs::path aside;
    for (int i = 1; aside.empty() || fs::exists(aside); i++)
        aside = library.parent_path() /
                fmt::format("{}-damaged-{}{}", library.stem().string(), i, library.extension().string());
    if (!fs::exists(library)) return {};
    std::error_code no_links;
    fs::create_hard_link(library, aside, no_links);
    if (no_links) fs::copy_file(library, aside);
    if (const fs::path log = with_suffix(library, "-wal"); fs::exists(log)) fs::rename(log, with_suffix(aside, "-wal"));
    fs::remove(with_suffix(library, "-shm"));
    return aside;
}

// Makes the finished file `fresh` the library. At every moment there is a library.
fs::path put_in_place(const fs::path& library, const fs::path& fresh) {
    sync(fresh);
    const fs::path aside = set_aside(library);
    fs::rename(fresh, library);
    sync(fs::absolute(library).parent_path());
    return aside;
}

// Copies what can be read of the tables that are not games.
void rescue_tables(Database& fresh, const fs::path& damaged) {
    fresh.run("ATTACH ? AS damaged", damaged.string());
    for (const std::string table : {"setting", "lesson", "content", "campaign", "campaign_game"}) {
        try {
            fresh.script("INSERT OR IGNORE INTO main." + table + " SELECT * FROM damaged." + table);
        } catch (const SqlError& error) {
            if ((error.code & 0xff) != SQLITE_CORRUPT) throw;
        }
    }
    fresh.script("DETACH damaged");
}

}  // namespace

fs::path backup_folder(const fs::path& library) { return library.parent_path() / "backup"; }

void copy_library(Database& db, const fs::path& copy) {
    const fs::path part = with_suffix(copy, ".part");
    fs::create_directories(copy.parent_path());
    fs::remove(part);
    db.run("VACUUM INTO ?", part.string());
    sync(part);
    fs::rename(part, copy);
    sync(fs::absolute(copy).parent_path());
}

Result<bool> Library::daily_backup() {
    return attempt(path(), [&] {
        const fs::path copy = copy_of_day(path(), day_of(now()));
        if (fs::exists(copy)) return false;
        copy_library(db(), copy);
        for (const Backup& old : backups(path()))
            if (old.day <= day_of(now() - days_kept * day_seconds)) fs::remove(old.path);
        return true;
    });
}

std::vector<Backup> Library::backups(const fs::path& library) {
    std::vector<Backup> copies;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(backup_folder(library), none)) {
        const std::string stem = entry.path().stem().string();
        if (stem.size() < 10) continue;
        const std::string day = stem.substr(stem.size() - 10);
        if (entry.path() == copy_of_day(library, day)) copies.push_back({entry.path(), day});
    }
    std::ranges::sort(copies, std::ranges::greater{}, &Backup::day);
    return copies;
}

Result<void> Library::restore_backup(const fs::path& library, const Backup& copy) {
    return attempt(copy.path, [&] {
        {
            Database db(copy.path, SQLITE_OPEN_READONLY, 0);
            if (!is_library(db)) throw make_error(ErrorKind::not_a_library, {copy.path.string()});
            quick_check(db);
        }
        const fs::path fresh = with_suffix(library, ".part");
        fs::copy_file(copy.path, fresh, fs::copy_options::overwrite_existing);
        put_in_place(library, fresh);
    });
}

Result<Rescue> Library::rescue(const fs::path& library) {
    return attempt(library, [&] {
        Rescue result;
        const fs::path fresh = with_suffix(library, ".part");
        fs::remove(fresh);
        {
            Database damaged(library, SQLITE_OPEN_READWRITE, 0);
            sqlite3_db_config(damaged.raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
            const std::unique_ptr<Database> kept = open_database(fresh, 0);
            Transaction transaction(*kept);
            for (i64 n = 1, last = last_game(damaged); n <= last; n++) {
                try {
                    result.kept.push_back(write_game(*kept, read_game(damaged, GameId{n}), GameId{n}));
                } catch (const StoreError& error) {
                    if (error.kind != ErrorKind::not_found) result.lost.push_back(GameId{n});
                } catch (const SqlError& error) {
                    if ((error.code & 0xff) != SQLITE_CORRUPT) throw;
                    result.lost.push_back(GameId{n});
                }
            }
            transaction.commit();
            rescue_tables(*kept, library);
        }
        result.set_aside = put_in_place(library, fresh);
        return result;
    });
}

Result<void> Library::start_anew(const fs::path& library) {
    return attempt(library, [&] {
        const fs::path fresh = with_suffix(library, ".part");
        fs::remove(fresh);
        open_database(fresh, 0);
        put_in_place(library, fresh);
    });
}

}  // namespace hexmoot::store
