#include "engine/store/backup.h"

#include <algorithm>
#include <cerrno>
#include <chrono>

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

fs::path backup_folder(const fs::path& library) { return library.parent_path() / "backup"; }

fs::path with_suffix(const fs::path& path, const char* suffix) { return path.string() + suffix; }

// Waits until the file or folder is on the disk.
void sync(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool done = file >= 0 && ::fsync(file) == 0;
    const int error = errno;
    if (file >= 0) ::close(file);
    if (!done) throw SqlError{SQLITE_IOERR, error, "cannot write " + path.string()};
}

// Gives the damaged library a second name, under which it stays when another file takes its place; takes its log away.
fs::path set_aside(const fs::path& library) {
    fs::path aside;
    for (int i = 1; aside.empty() || fs::exists(aside); i++)
        aside = library.parent_path() /
                fmt::format("{}-damaged-{}{}", library.stem().string(), i, library.extension().string());
    if (fs::exists(library)) {
        std::error_code no_links;
        fs::create_hard_link(library, aside, no_links);
        if (no_links) fs::copy_file(library, aside);
    }
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
    fresh.script("PRAGMA foreign_keys = OFF");  // a campaign may have lost games
    fresh.run("ATTACH ? AS damaged", damaged.string());
    for (const std::string table : {"setting", "lesson", "content", "campaign", "campaign_game"}) {
        try {
            fresh.script("INSERT OR IGNORE INTO main." + table + " SELECT * FROM damaged." + table);
        } catch (const SqlError& error) {
            if (!error.is_damage()) throw;
        }
    }
    fresh.script("DETACH damaged; DELETE FROM campaign_game WHERE game NOT IN (SELECT id FROM game)");
}

}  // namespace

i64 system_time() {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::string day_of(i64 time) { return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(time))); }

fs::path copy_path(const fs::path& library, const std::string& label) {
    return backup_folder(library) /
           fmt::format("{}-{}{}", library.stem().string(), label, library.extension().string());
}

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
        const std::string today = day_of(now());
        if (fs::exists(copy_path(path(), today))) return false;
        copy_library(db(), copy_path(path(), today));
        const std::string expired = day_of(now() - days_kept * day_seconds);
        for (const Backup& copy : backups(path()))
            if (copy.label.size() == today.size() && copy.label <= expired) fs::remove(copy.path);
        return true;
    });
}

std::vector<Backup> Library::backups(const fs::path& library) {
    std::vector<Backup> copies;
    const std::string prefix = library.stem().string() + "-";
    std::error_code no_folder;
    for (const fs::directory_entry& entry : fs::directory_iterator(backup_folder(library), no_folder)) {
        const std::string stem = entry.path().stem().string();
        if (stem.starts_with(prefix) && entry.path().extension() == library.extension())
            copies.push_back({entry.path(), stem.substr(prefix.size())});
    }
    std::ranges::sort(copies, std::ranges::greater{}, &Backup::label);
    return copies;
}

Result<void> Library::restore_backup(const fs::path& library, const Backup& copy) {
    return attempt(copy.path, [&] {
        {
            Database db(copy.path, SQLITE_OPEN_READONLY, 0);
            if (known_version(db, migrations().size()) == 0)
                throw make_error(ErrorKind::not_a_library, {copy.path.string()});
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
            checkpoint_on_close(damaged, false);
            known_version(damaged, migrations().size());
            const std::unique_ptr<Database> kept = open_database(fresh, 0);
            Transaction transaction(*kept);
            for (i64 n = 1, last = last_game(damaged); n <= last; n++) {
                try {
                    result.kept.push_back(write_game(*kept, read_game(damaged, GameId{n}), GameId{n}));
                } catch (const StoreError& error) {
                    if (error.kind != ErrorKind::not_found) result.lost.push_back(GameId{n});
                } catch (const SqlError& error) {
                    if (!error.is_damage()) throw;
                    result.lost.push_back(GameId{n});
                }
            }
            kept->script(std::string(order_by_time));
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
