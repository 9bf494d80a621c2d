#include "engine/store/library.h"

#include <algorithm>
#include <utility>

#include "engine/store/backup.h"
#include "engine/store/record.h"
#include "engine/store/rows.h"
#include "engine/store/schema.h"

namespace hexmoot::store {
namespace {

// The error of an opening, with the copies that could replace a damaged library.
StoreError with_copies(StoreError error, const std::filesystem::path& path) {
    const std::vector<Backup> copies = Library::backups(path);
    if (error.kind == ErrorKind::not_a_library && !copies.empty())
        error = make_error(ErrorKind::damaged, {path.string(), "it does not begin like a library"});
    if (error.kind != ErrorKind::damaged) return error;
    for (const Backup& copy : copies) error.facts.push_back(copy.label);
    if (copies.empty()) error.facts.emplace_back();
    return make_error(ErrorKind::damaged, error.facts);
}

}  // namespace

Library::Library(std::unique_ptr<Database> database, OpenOptions options)
    : database_(std::move(database)), options_(std::move(options)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

const std::filesystem::path& Library::path() const { return database_->path(); }

i64 Library::now() const { return options_.now ? options_.now() : system_time(); }

Result<Library> Library::open(const std::filesystem::path& path, OpenOptions options) {
    auto library = attempt(path, [&] {
        const bool empty = !std::filesystem::exists(path) || std::filesystem::file_size(path) == 0;
        if (empty && !backups(path).empty())
            throw make_error(ErrorKind::damaged, {path.string(), "it is missing or empty"});
        if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path());
        return Library(open_database(path, options.busy_ms), options);
    });
    return std::move(library).map_error([&](StoreError error) { return with_copies(std::move(error), path); });
}

// ---- the shelf

Result<std::vector<GameSummary>> Library::list(const Filter& filter) {
    return read(db(), [&] {
        std::vector<GameSummary> games;
        // Number by number: a page that cannot be read hides the games on it and no others.
        for (i64 n = 1, last = last_game(db()); n <= last; n++) {
            GameSummary game;
            try {
                game = read_summary(db(), GameId{n});
            } catch (const StoreError& error) {
                continue;  // deleted for good
            } catch (const SqlError& error) {
                if (!error.is_damage()) throw;
                game.id = GameId{n};
                game.health = Health::damaged;
                if (!filter.removed) games.push_back(std::move(game));
                continue;
            }
            const bool wanted = game.removed == filter.removed && (!filter.game || *filter.game == game.game) &&
                                (!filter.status || *filter.status == game.standing.status);
            if (wanted) games.push_back(std::move(game));
        }
        std::ranges::sort(games, std::ranges::greater{},
                          [](const GameSummary& g) { return std::pair(g.played, g.id); });
        if (filter.limit > 0 && games.size() > filter.limit) games.resize(filter.limit);
        return games;
    });
}

Result<void> Library::remove(GameId game) {
    return attempt(path(), [&] {
        db().run("UPDATE game SET removed = ? WHERE id = ?", now(), static_cast<i64>(game));
        if (db().changes() == 0) throw no_such_game(game);
    });
}

Result<void> Library::restore(GameId game) {
    return attempt(path(), [&] {
        db().run("UPDATE game SET removed = NULL WHERE id = ?", static_cast<i64>(game));
        if (db().changes() == 0) throw no_such_game(game);
    });
}

Result<u32> Library::purge(i64 removed_before) {
    return attempt(path(), [&] {
        db().run("DELETE FROM game WHERE removed < ?", removed_before);
        return static_cast<u32>(db().changes());
    });
}

Result<std::vector<Verdict>> Library::verify_all() {
    std::vector<Verdict> verdicts;
    const auto last = attempt(path(), [&] { return last_game(db()); });
    if (!last) return tl::unexpected(last.error());
    for (i64 n = 1; n <= *last; n++) {
        auto verdict = verify(GameId{n});
        if (verdict)
            verdicts.push_back(std::move(*verdict));
        else if (verdict.error().kind != ErrorKind::not_found)
            return tl::unexpected(verdict.error());
    }
    return verdicts;
}

// ---- settings, lessons, content

namespace {

std::optional<std::string> value_of(Database& db, std::string_view sql, std::string_view key) {
    Rows rows = db.query(sql, key);
    if (!rows.next()) return {};
    return rows.text(0);
}

}  // namespace

Result<std::optional<std::string>> Library::setting(std::string_view key) {
    return attempt(path(), [&] { return value_of(db(), "SELECT value FROM setting WHERE key = ?", key); });
}

Result<void> Library::set_setting(std::string_view key, std::string_view value) {
    return attempt(path(), [&] { db().run("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", key, value); });
}

Result<std::optional<std::string>> Library::lesson(std::string_view id) {
    return attempt(path(), [&] { return value_of(db(), "SELECT progress FROM lesson WHERE id = ?", id); });
}

Result<void> Library::set_lesson(std::string_view id, std::string_view progress_json) {
    return attempt(path(),
                   [&] { db().run("INSERT OR REPLACE INTO lesson (id, progress) VALUES (?, ?)", id, progress_json); });
}

Result<std::optional<std::string>> Library::content(std::string_view hash) {
    return attempt(path(), [&] { return value_of(db(), "SELECT json FROM content WHERE hash = ?", hash); });
}

Result<void> Library::keep_content(std::string_view hash, std::string_view json) {
    return attempt(path(), [&] { db().run("INSERT OR IGNORE INTO content (hash, json) VALUES (?, ?)", hash, json); });
}

}  // namespace hexmoot::store
