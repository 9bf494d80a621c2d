#include "engine/store/record.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "engine/store/rows.h"

namespace hexmoot::store {
namespace {

std::string seal_setup(const Key& key, const GameHeader& header) {
    return key.seal("setup", fmt::format("{}\n{}", header.seed, header.setup_json));
}

void open_setup(const Key& key, std::string_view sealed, GameHeader& header) {
    const auto secret = key.open("setup", sealed);
    const size_t line = secret ? secret->find('\n') : std::string::npos;
    if (line == std::string::npos) throw make_error(ErrorKind::changed, {"This game", "its set-up cannot be opened"});
    std::from_chars(secret->data(), secret->data() + line, header.seed);
    header.setup_json = secret->substr(line + 1);
}

Standing standing_at(const Rows& rows, int column) {
    return {static_cast<Status>(rows.integer(column)), rows.text(column + 1), rows.text(column + 2)};
}

}  // namespace

void WholeGame::choose_snapshot() {
    for (const Snapshot& s : history)
        if (s.answers <= game.answers.size() && !(s.state.empty() && s.state_json.empty())) game.snapshot = s;
}

i64 last_game(Database& db) {
    try {
        return db.integer("SELECT seq FROM sqlite_sequence WHERE name = 'game'");
    } catch (const SqlError&) {  // that page may be the damaged one
        return db.integer("SELECT max(id) FROM game");
    }
}

WholeGame read_game(Database& db, GameId id) {
    const GameRows rows(db, id);
    WholeGame whole;
    StoredGame& game = whole.game;
    const auto found = [&](Health health, const std::string& problem) {
        if (problem.empty()) return;
        if (game.health == Health::good) whole.problem = problem;
        game.health = std::max(game.health, health);
    };
    {
        Rows row = db.query(
            "SELECT rules, rules_version, content, title, privacy, secret, created, updated, standing_mark, status, "
            "public_json, "
            "result_json FROM game WHERE id = ?",
            static_cast<i64>(id));
        row.next();
        game.header = {row.text(0), static_cast<int>(row.integer(1)), row.text(2), 0, "", {}, row.text(3), row.text(4)};
        open_setup(rows.key(), row.blob(5), game.header);
        whole.created = row.integer(6);
        whole.updated = row.integer(7);
        game.standing = standing_at(row, 9);
        if (row.blob(8) != rows.standing_mark(game.standing)) found(Health::changed, "its standing was altered");
    }
    game.header.seats = rows.seats(true);
    game.reseeds = rows.reseeds();
    if (!rows.header_is_ours()) found(Health::changed, "its header, seats or takebacks were altered");
    try {
        found(Health::changed, rows.read_answers(game.answers));
        const End end = GameRows::at_end(db, id).second;
        game.recorded = end.answers;
        whole.updated = std::max(whole.updated, end.updated);
        if (!end.ours) found(Health::changed, "answers were taken away at its end");
        found(Health::changed, rows.read_snapshots(whole.history));
        if (!whole.history.empty() && whole.history.back().answers > game.recorded)
            found(Health::changed, "answers were taken away");
    } catch (const SqlError& error) {
        if (!error.is_damage()) throw;
        found(Health::damaged, error.text);
        game.recorded = std::max(game.recorded, static_cast<u32>(game.answers.size()));
    }
    whole.choose_snapshot();
    return whole;
}

GameId write_game(Database& db, const WholeGame& whole, std::optional<GameId> id) {
    const StoredGame& game = whole.game;
    const GameHeader& h = game.header;
    const std::string salt = new_salt();
    db.run(
        "INSERT INTO game (id, salt, updated, status, public_json, result_json, standing_mark, rules, rules_version, "
        "content, title, privacy, created, secret, header_mark, played) "
        "VALUES (?, ?, ?, 0, '', '', x'', ?, ?, ?, ?, ?, ?, ?, x'', (SELECT ifnull(max(played), 0) + 1 FROM game))",
        id ? std::optional(static_cast<i64>(*id)) : std::nullopt, Blob{salt}, whole.updated, h.game, h.rules_version,
        h.content_hash, h.title, h.privacy, whole.created, Blob{seal_setup(Key(salt), h)});
    GameRows rows(db, GameId{db.last_rowid()});
    for (size_t seat = 0; seat < h.seats.size(); seat++) rows.add_seat(static_cast<i64>(seat), h.seats[seat]);
    rows.set_reseeds(game.reseeds);
    rows.set_standing(game.standing);
    if (game.health == Health::good) rows.mark_header();
    End end;
    for (const Answer& a : game.answers) rows.append(end, a, whole.updated);
    for (const Snapshot& s : whole.history)
        if (s.answers <= end.answers) rows.add_snapshot(s);
    return rows.id();
}

GameSummary read_summary(Database& db, GameId id) {
    const auto [rows, end] = GameRows::at_end(db, id);
    Rows row = db.query(
        "SELECT rules, title, privacy, rules_version, created, updated, removed, standing_mark, status, public_json, "
        "result_json, played FROM game WHERE id = ?",
        static_cast<i64>(id));
    row.next();
    GameSummary s;
    s.id = id;
    s.game = row.text(0);
    s.title = row.text(1);
    s.privacy = row.text(2);
    s.rules_version = static_cast<int>(row.integer(3));
    s.seats = rows.seats(false);
    s.answers = end.answers;
    s.created = row.integer(4);
    s.updated = std::max(row.integer(5), end.updated);
    s.removed = !row.is_null(6);
    s.standing = standing_at(row, 8);
    s.played = row.integer(11);
    const bool ours = end.ours && row.blob(7) == rows.standing_mark(s.standing) && rows.header_is_ours();
    s.health = ours ? Health::good : Health::changed;
    return s;
}

}  // namespace hexmoot::store
