#include "engine/store/rows.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace hexmoot::store {
namespace {

// Where answer n of the game lies.
i64 answer_id(i64 game, u32 n) { return game << 32 | n; }
i64 last_answer_id(i64 game) { return answer_id(game, ~u32{0}); }

std::string place_of_word(u32 n) { return fmt::format("answer/{}", n); }
std::string place_of_pin(i64 seat) { return fmt::format("pin/{}", seat); }
std::string place_of_snapshot(std::string_view part, i64 step, i64 answers, i64 layout) {
    return fmt::format("{}/{}/{}/{}", part, step, answers, layout);
}

std::string salt_of(Database& db, GameId game) {
    Rows rows = db.query("SELECT salt FROM game WHERE id = ?", static_cast<i64>(game));
    if (!rows.next()) throw no_such_game(game);
    return rows.blob(0);
}

void add_rows(Marked& marked, Rows rows) {
    while (rows.next())
        for (int c = 0; c < rows.columns(); c++) marked.add(rows.text(c));
}

}  // namespace

StoreError no_such_game(GameId game) {
    return make_error(ErrorKind::not_found, {std::to_string(static_cast<i64>(game))});
}

StoreError conflict(u32 have, u32 believed) {
    return make_error(ErrorKind::conflict, {std::to_string(have), std::to_string(believed)});
}

GameRows::GameRows(Database& db, GameId game) : db_(db), id_(static_cast<i64>(game)), key_(salt_of(db, game)) {}

std::pair<GameRows, End> GameRows::at_end(Database& db, GameId game) {
    const auto id = static_cast<i64>(game);
    Rows row = db.query(
        "SELECT salt, removed IS NOT NULL, answer.id, at, link, tip FROM game LEFT JOIN answer ON answer.id BETWEEN ? "
        "AND ? "
        "WHERE game.id = ? ORDER BY answer.id DESC LIMIT 1",
        answer_id(id, 0), last_answer_id(id), id);
    if (!row.next()) throw no_such_game(game);
    GameRows rows(db, id, Key(row.blob(0)));
    End end;
    end.removed = row.integer(1) != 0;
    if (!row.is_null(2)) {
        end.answers = static_cast<u32>(row.integer(2)) + 1;
        end.updated = row.integer(3);
        end.link = row.blob(4);
        end.ours = row.blob(5) == rows.tip_mark(end.link);
    }
    return {rows, end};
}

// ---- header

std::string GameRows::header_mark() const {
    Marked marked;
    add_rows(
        marked.add("header"),
        db_.query("SELECT rules, rules_version, content, title, privacy, created, secret FROM game WHERE id = ?", id_));
    add_rows(marked.add("seat"),
             db_.query("SELECT seat, name, colour, pin FROM seat WHERE game = ? ORDER BY seat", id_));
    add_rows(marked.add("reseed"), db_.query("SELECT at, count FROM reseed WHERE game = ? ORDER BY position", id_));
    return key_.mark(marked.bytes());
}

bool GameRows::header_is_ours() const {
    return db_.text("SELECT header_mark FROM game WHERE id = ?", id_) == header_mark();
}

void GameRows::mark_header() { db_.run("UPDATE game SET header_mark = ? WHERE id = ?", Blob{header_mark()}, id_); }

std::vector<SeatInfo> GameRows::seats(bool with_pins) const {
    std::vector<SeatInfo> seats;
    Rows rows = db_.query("SELECT seat, name, colour, pin FROM seat WHERE game = ? ORDER BY seat", id_);
    while (rows.next()) {
        SeatInfo seat{rows.text(1), static_cast<int>(rows.integer(2)), ""};
        if (with_pins && !rows.is_null(3)) {
            auto pin = key_.open(place_of_pin(rows.integer(0)), rows.blob(3));
            if (!pin) throw make_error(ErrorKind::changed, {"This game", "a PIN cannot be opened"});
            seat.pin_hash = std::move(*pin);
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

std::optional<Blob> GameRows::sealed_pin(i64 seat, const std::string& hash) const {
    if (hash.empty()) return {};
    return Blob{key_.seal(place_of_pin(seat), hash)};
}

void GameRows::add_seat(i64 seat, const SeatInfo& info) {
    db_.run("INSERT INTO seat (game, seat, name, colour, pin) VALUES (?, ?, ?, ?, ?)", id_, seat, info.name,
            info.colour, sealed_pin(seat, info.pin_hash));
}

Locks GameRows::locks() const {
    Locks locks{db_.text("SELECT privacy FROM game WHERE id = ?", id_), {}};
    for (SeatInfo& seat : seats(true)) locks.pins.push_back(std::move(seat.pin_hash));
    return locks;
}

void GameRows::set_locks(const Locks& locks) {
    db_.run("UPDATE game SET privacy = ? WHERE id = ?", locks.privacy, id_);
    for (size_t i = 0; i < locks.pins.size(); i++) {
        const auto seat = static_cast<i64>(i);
        db_.run("UPDATE seat SET pin = ? WHERE game = ? AND seat = ?", sealed_pin(seat, locks.pins[i]), id_, seat);
    }
}

std::vector<Reseed> GameRows::reseeds() const {
    std::vector<Reseed> reseeds;
    Rows rows = db_.query("SELECT at, count FROM reseed WHERE game = ? ORDER BY position", id_);
    while (rows.next()) reseeds.push_back({static_cast<u32>(rows.integer(0)), static_cast<u32>(rows.integer(1))});
    return reseeds;
}

void GameRows::set_reseeds(std::span<const Reseed> reseeds) {
    db_.run("DELETE FROM reseed WHERE game = ?", id_);
    int position = 0;
    for (const Reseed& r : reseeds)
        db_.run("INSERT INTO reseed (game, position, at, count) VALUES (?, ?, ?, ?)", id_, position++, r.at, r.count);
}

// ---- standing

std::string GameRows::standing_mark(const Standing& s) const {
    return key_.mark(
        Marked().add("standing").add(static_cast<u64>(s.status)).add(s.public_json).add(s.result_json).bytes());
}

void GameRows::change_standing(const Standing& s) {
    Rows row = db_.query("SELECT standing_mark, status, public_json, result_json FROM game WHERE id = ?", id_);
    row.next();
    const Standing before{static_cast<Status>(row.integer(1)), row.text(2), row.text(3)};
    if (row.blob(0) == standing_mark(before)) return set_standing(s);
    db_.run("UPDATE game SET status = ?, public_json = ?, result_json = ? WHERE id = ?", static_cast<int>(s.status),
            s.public_json, s.result_json, id_);
}

void GameRows::set_standing(const Standing& s) {
    db_.run("UPDATE game SET status = ?, public_json = ?, result_json = ?, standing_mark = ? WHERE id = ?",
            static_cast<int>(s.status), s.public_json, s.result_json, Blob{standing_mark(s)}, id_);
}

// ---- answers

// Writes only when another game was: an answer costs no more for it.
void GameRows::play() {
    db_.run(
        "UPDATE game SET played = (SELECT max(played) FROM game) + 1 "
        "WHERE id = ? AND played < (SELECT max(played) FROM game)",
        id_);
}

std::string GameRows::link_mark(std::string_view before, u32 n, const Answer& stored) const {
    Marked row;
    row.add("answer").add(before).add(n).add(static_cast<u64>(stored.seat)).add(stored.secret).add(stored.word);
    return key_.mark(row.add(stored.digest).bytes());
}

std::string GameRows::tip_mark(std::string_view link) const { return key_.mark(Marked().add("tip").add(link).bytes()); }

void GameRows::append(End& end, const Answer& answer, i64 now) {
    const u32 n = end.answers++;
    Answer stored = answer;
    if (answer.secret) stored.word = key_.seal(place_of_word(n), answer.word);
    end.link = link_mark(end.link, n, stored);
    end.updated = now;
    const auto tip = end.ours ? std::optional(Blob{tip_mark(end.link)}) : std::nullopt;
    const auto insert = [&](const auto& word) {
        db_.run("INSERT INTO answer (id, seat, word, digest, at, link, tip) VALUES (?, ?, ?, ?, ?, ?, ?)",
                answer_id(id_, n), answer.seat, word, answer.digest, now, Blob{end.link}, tip);
    };
    if (answer.secret)
        insert(Blob{stored.word});
    else
        insert(stored.word);
    if (n > 0) db_.run("UPDATE answer SET tip = NULL WHERE id = ?", answer_id(id_, n - 1));
}

void GameRows::truncate(u32 keep) {
    db_.run("DELETE FROM answer WHERE id BETWEEN ? AND ?", answer_id(id_, keep), last_answer_id(id_));
    db_.run("DELETE FROM snapshot WHERE game = ? AND answers > ?", id_, keep);
    if (keep == 0) return;
    const std::string link = db_.text("SELECT link FROM answer WHERE id = ?", answer_id(id_, keep - 1));
    db_.run("UPDATE answer SET tip = ? WHERE id = ?", Blob{tip_mark(link)}, answer_id(id_, keep - 1));
}

std::string GameRows::read_answers(std::vector<Answer>& answers) const {
    std::string link;
    Rows rows = db_.query("SELECT id, seat, word, digest, link FROM answer WHERE id BETWEEN ? AND ? ORDER BY id",
                          answer_id(id_, 0), last_answer_id(id_));
    while (rows.next()) {
        const auto n = static_cast<u32>(answers.size());
        if (rows.integer(0) != answer_id(id_, n)) return fmt::format("answer {} is missing", n);
        Answer a{static_cast<int>(rows.integer(1)), rows.text(2), rows.is_blob(2), static_cast<u64>(rows.integer(3))};
        link = link_mark(link, n, a);
        if (link != rows.blob(4)) return fmt::format("answer {} was altered", n);
        if (a.secret) {
            auto word = key_.open(place_of_word(n), a.word);
            if (!word) return fmt::format("answer {} cannot be opened", n);
            a.word = std::move(*word);
        }
        answers.push_back(std::move(a));
    }
    return "";
}

// ---- snapshots

void GameRows::add_snapshot(const Snapshot& s) {
    const i64 step = db_.integer("SELECT ifnull(max(step) + 1, 0) FROM snapshot WHERE game = ?", id_);
    const auto layout = static_cast<i64>(s.layout_hash);
    const auto sealed = [&](std::string_view part, std::string_view bytes) {
        return std::optional(Blob{key_.seal(place_of_snapshot(part, step, s.answers, layout), bytes)});
    };
    const bool thin = s.state.empty() && s.state_json.empty();
    const std::string_view state(reinterpret_cast<const char*>(s.state.data()), s.state.size());
    db_.run("INSERT INTO snapshot (game, step, answers, layout, state, json, events) VALUES (?, ?, ?, ?, ?, ?, ?)", id_,
            step, s.answers, layout, thin ? std::nullopt : sealed("state", state),
            thin ? std::nullopt : sealed("json", s.state_json), sealed("events", s.public_events));
}

void GameRows::thin_out() {
    std::vector<i64> full;
    {
        Rows rows = db_.query("SELECT step FROM snapshot WHERE game = ? AND state IS NOT NULL ORDER BY step", id_);
        while (rows.next()) full.push_back(rows.integer(0));
    }
    for (const i64 step : full) {
        const auto back = static_cast<u64>(full.back() - step);
        const u64 spacing = std::max<u64>(1, std::bit_floor(back) / 2);
        if (static_cast<u64>(step) % spacing == 0) continue;
        db_.run("UPDATE snapshot SET state = NULL, json = NULL WHERE game = ? AND step = ?", id_, step);
    }
}

std::string GameRows::read_snapshots(std::vector<Snapshot>& snapshots) const {
    std::string problem;
    Rows rows =
        db_.query("SELECT step, answers, layout, state, json, events FROM snapshot WHERE game = ? ORDER BY step", id_);
    while (rows.next()) {
        bool opened = true;
        const auto part = [&](std::string_view name, int column) -> std::string {
            if (rows.is_null(column)) return "";
            const std::string place = place_of_snapshot(name, rows.integer(0), rows.integer(1), rows.integer(2));
            auto text = key_.open(place, rows.blob(column));
            opened = opened && text;
            return text.value_or("");
        };
        const std::string state = part("state", 3);
        Snapshot s{static_cast<u32>(rows.integer(1)),
                   static_cast<u64>(rows.integer(2)),
                   {state.begin(), state.end()},
                   part("json", 4),
                   part("events", 5)};
        if (opened)
            snapshots.push_back(std::move(s));
        else
            problem = fmt::format("the snapshot after {} answers was altered", s.answers);
    }
    return problem;
}

}  // namespace hexmoot::store
