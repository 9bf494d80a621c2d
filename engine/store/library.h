// The library: one file that holds every game, each accepted answer safe on the disk before the next is asked.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/store/error.h"
#include "engine/store/game.h"

namespace hexmoot::store {

class Database;

struct OpenOptions {
    int busy_ms = 1000;        // how long to wait for another program that writes
    std::function<i64()> now;  // Unix time in seconds; the system's by default
};

// A copy of the whole library.
struct Backup {
    std::filesystem::path path;
    std::string label;  // the day, "2026-11-29" (UTC), or for one made before an upgrade "2026-11-29-version-1"
};

// What became of a damaged library.
struct Rescue {
    std::vector<GameId> kept;         // in the new library
    std::vector<GameId> lost;         // cannot be read; try a backup copy for them
    std::filesystem::path set_aside;  // where the damaged file is now
};

// A Library is used by one thread. Several programs, or threads with a Library each, may have the same file open; a
// game that two of them play is refused with `conflict` to the one that is behind. Every call is one transaction: it is
// done and durable, or nothing changed.
class Library {
  public:
    // Opens the library at `path`, checked and brought to the present version; makes it, with its folder, if it is not
    // there. Errors: damaged (naming the backup copies; also when the file is missing or empty but copies exist),
    // newer_version and not_a_library (file untouched), read_only, disk_full, busy, io.
    static Result<Library> open(const std::filesystem::path& path, OpenOptions options = {});
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    // ---- a game under way

    Result<GameId> create_game(const GameHeader& header, const Standing& standing = {});
    // Adds answers from number n on (counted from 0), all or none. conflict unless the library has exactly n answers. A
    // removed game comes back by it. With `standing`, both are written together.
    Result<void> append(GameId game, u32 n, std::span<const Answer> answers,
                        const std::optional<Standing>& standing = {});
    Result<void> append(GameId game, u32 n, const Answer& answer, const std::optional<Standing>& standing = {}) {
        return append(game, n, std::span(&answer, 1), standing);
    }
    // Undo and takeback: of `answers` (conflict if the library has another number) only the first `keep` stay;
    // `reseeds` are all that hold now. On a game that was altered, `keep` <= the good answers repairs its record;
    // `answers` is then StoredGame::recorded. With `standing`, both are written together.
    Result<void> truncate(GameId game, u32 answers, u32 keep, std::span<const Reseed> reseeds = {},
                          const std::optional<Standing>& standing = {});
    // Adds a snapshot; conflict if the game has fewer answers, or a later snapshot. Older snapshots are thinned out:
    // their number grows with the logarithm of the game's length.
    Result<void> snapshot(GameId game, const Snapshot& snapshot);
    Result<void> set_standing(GameId game, const Standing& standing);
    // Who may look from now on, with the standing. conflict unless the library has exactly `answers` answers and the
    // locks `from`; an altered game may have any.
    Result<void> set_locks(GameId game, u32 answers, const Locks& from, const Locks& to, const Standing& standing);
    // The whole game, to its last good point. Errors: changed if the set-up or a PIN cannot be opened, damaged,
    // not_found.
    Result<StoredGame> load(GameId game);
    // All snapshots, first to last: the public events of the whole game.
    Result<std::vector<Snapshot>> history(GameId game);

    // ---- the shelf

    // The game played last first, whatever the clock says. A game that cannot be read is listed as damaged and hides no
    // other.
    Result<std::vector<GameSummary>> list(const Filter& filter = {});
    Result<void> rename(GameId game, std::string_view title);
    Result<void> remove(GameId game);   // into the bin
    Result<void> restore(GameId game);  // out of the bin
    // Deletes for good what was put into the bin before that time. Returns how many games.
    Result<u32> purge(i64 removed_before);
    // Reads everything of the game and checks every mark. An error only if there is no such game.
    Result<Verdict> verify(GameId game);
    Result<std::vector<Verdict>> verify_all();

    // ---- one game as one text file

    // `public_record`: the public lines, one for each seat and step, as the file shall show them.
    Result<std::string> export_game(GameId game, std::string_view public_record);
    // Adds the game of an exported file. Errors: damaged (cut short), changed, newer_version.
    Result<GameId> import_game(std::string_view file);

    // ---- settings, lessons, content

    Result<std::optional<std::string>> setting(std::string_view key);
    Result<void> set_setting(std::string_view key, std::string_view value);
    Result<std::optional<std::string>> lesson(std::string_view id);
    Result<void> set_lesson(std::string_view id, std::string_view progress_json);
    // The content (ids and numbers) that games of this hash were started with.
    Result<std::optional<std::string>> content(std::string_view hash);
    Result<void> keep_content(std::string_view hash, std::string_view json);

    // ---- copies: in the folder `backup` beside the library

    // Makes today's copy unless there is one, and deletes daily ones older than seven days. Whether it made one. Takes
    // some 10 ms a megabyte: call it when the first picture is up.
    Result<bool> daily_backup();
    static std::vector<Backup> backups(const std::filesystem::path& library);  // newest first
    // The three ways out of a damaged library. No program may have it open. The damaged file is set aside beside it,
    // never deleted.
    static Result<void> restore_backup(const std::filesystem::path& library, const Backup& copy);
    static Result<Rescue> rescue(const std::filesystem::path& library);
    static Result<void> start_anew(const std::filesystem::path& library);

    const std::filesystem::path& path() const;

  private:
    Library(std::unique_ptr<Database> database, OpenOptions options);
    i64 now() const;
    Database& db() const { return *database_; }

    std::unique_ptr<Database> database_;
    OpenOptions options_;
};

}  // namespace hexmoot::store
