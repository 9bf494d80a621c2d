#include "engine/store/record.h"

#include <algorithm>
#include <bit>
#include <charconv>

#include <fmt/format.h>

#include "engine/store/library.h"

namespace hexmoot::store {
namespace {

i64 number(GameId game) { return static_cast<i64>(game); }

// Where answer n of the game lies.
i64 answer_id(GameId game, u32 n) { return number(game) << 32 | n; }
i64 last_answer_id(GameId game) { return answer_id(game, ~u32{0}); }

StoreError no_such_game(GameId game) {
    return make_error(ErrorKind::not_found, {fmt::format("game {}", number(game))});
}

StoreError conflict(u32 have, u32 believed) {
    return make_error(ErrorKind::conflict, {std::to_string(have), std::to_string(believed)});
}

std::string place_of_word(u32 n) { return fmt::format("answer/{}", n); }
std::string place_of_pin(i64 seat) { return fmt::format("pin/{}", seat); }
std::string place_of_snapshot(std::string_view part, i64 step, i64 answers, i64 layout) {
    return fmt::format("{}/{}/{}/{}", part, step, answers, layout);
}

Key key_of(Database& db, GameId game) {
    Rows rows = db.query("SELECT salt FROM game WHERE id = ?", number(game));
    if (!rows.next()) throw no_such_game(game);
    return Key(rows.blob(0));
}

// ---- marks

std::string link_mark(const Key& key, std::string_view before, u32 n, i64 seat, bool sealed, std::string_view word,
                      i64 digest) {
    Marked row;
    row.add("answer")
        .add(before)
        .add(n)
        .add(static_cast<u64>(seat))
        .add(sealed)
        .add(word)
        .add(static_cast<u64>(digest));
    return key.mark(row.bytes());
}

std::string tip_mark(const Key& key, std::string_view link) { return key.mark(Marked().add("tip").add(link).bytes()); }

std::string standing_mark(const Key& key, const Standing& s) {
    return key.mark(
        Marked().add("standing").add(static_cast<u64>(s.status)).add(s.public_json).add(s.result_json).bytes());
}

void add_rows(Marked& marked, Rows rows) {
    while (rows.next())
        for (int c = 0; c < rows.columns(); c++) marked.add(rows.text(c));
}

std::string header_mark(Database& db, const Key& key, GameId game) {
    Marked marked;
    marked.add("header");
    add_rows(marked,
             db.query("SELECT rules, rules_version, content, title, privacy, created, secret FROM game WHERE id = ?",
                      number(game)));
    add_rows(marked.add("seat"),
             db.query("SELECT seat, name, colour, pin FROM seat WHERE game = ? ORDER BY seat", number(game)));
    add_rows(marked.add("reseed"),
             db.query("SELECT at, count FROM reseed WHERE game = ? ORDER BY position", number(game)));
    return key.mark(marked.bytes());
}

bool header_is_ours(Database& db, const Key& key, GameId game) {
    return db.text("SELECT header_mark FROM game WHERE id = ?", number(game)) == header_mark(db, key, game);
}

// Changes something that the header's mark covers. A header that was altered before stays recognisable as that.
template <class Change>
void change_header(Database& db, GameId game, Change&& change) {
    const Key key = key_of(db, game);
    const bool ours = header_is_ours(db, key, game);
    change();
    if (ours) db.run("UPDATE game SET header_mark = ? WHERE id = ?", Blob{header_mark(db, key, game)}, number(game));
}

// How the record of a game ends, and what is needed to go on from there.
struct End {
    Key key;
    bool removed = false;
    u32 answers = 0;
    i64 updated = 0;
    std::string link;
    bool ours = true;  // no answer was taken away behind our back
};

End end_of(Database& db, GameId game) {
    Rows row = db.query(
        "SELECT salt, removed, answer.id, at, link, tip FROM game LEFT JOIN answer ON answer.id BETWEEN ? AND ? WHERE "
        "game.id = ? "
        "ORDER BY answer.id DESC LIMIT 1",
        answer_id(game, 0), last_answer_id(game), number(game));
    if (!row.next()) throw no_such_game(game);
    End end{Key(row.blob(0)), !row.is_null(1), 0, 0, "", true};
    if (row.is_null(2)) return end;
    end.answers = static_cast<u32>(row.integer(2)) + 1;
    end.updated = row.integer(3);
    end.link = row.blob(4);
    end.ours = row.blob(5) == tip_mark(end.key, end.link);
    return end;
}

void set_tip(Database& db, GameId game, u32 n, const std::optional<Blob>& tip) {
    db.run("UPDATE answer SET tip = ? WHERE id = ?", tip, answer_id(game, n));
}

// ---- rows

// Adds an answer at the end. An end that was altered before stays recognisable as that.
void add_answer(Database& db, GameId game, End& end, const Answer& answer, i64 now) {
    const u32 n = end.answers++;
    const auto digest = static_cast<i64>(answer.digest);
    const std::string word = answer.secret ? end.key.seal(place_of_word(n), answer.word) : answer.word;
    end.link = link_mark(end.key, end.link, n, answer.seat, answer.secret, word, digest);
    const auto tip = end.ours ? std::optional(Blob{tip_mark(end.key, end.link)}) : std::nullopt;
    const auto insert = [&](const auto& stored) {
        db.run("INSERT INTO answer (id, seat, word, digest, at, link, tip) VALUES (?, ?, ?, ?, ?, ?, ?)",
               answer_id(game, n), answer.seat, stored, digest, now, Blob{end.link}, tip);
    };
    if (answer.secret)
        insert(Blob{word});
    else
        insert(word);
    if (n > 0) set_tip(db, game, n - 1, {});
}

void write_standing(Database& db, const Key& key, GameId game, const Standing& s) {
    db.run("UPDATE game SET status = ?, public_json = ?, result_json = ?, standing_mark = ? WHERE id = ?",
           static_cast<int>(s.status), s.public_json, s.result_json, Blob{standing_mark(key, s)}, number(game));
}

void write_reseeds(Database& db, GameId game, std::span<const Reseed> reseeds) {
    db.run("DELETE FROM reseed WHERE game = ?", number(game));
    int position = 0;
    for (const Reseed& r : reseeds)
        db.run("INSERT INTO reseed (game, position, at, count) VALUES (?, ?, ?, ?)", number(game), position++, r.at,
               r.count);
}

std::vector<Reseed> read_reseeds(Database& db, GameId game) {
    std::vector<Reseed> reseeds;
    Rows rows = db.query("SELECT at, count FROM reseed WHERE game = ? ORDER BY position", number(game));
    while (rows.next()) reseeds.push_back({static_cast<u32>(rows.integer(0)), static_cast<u32>(rows.integer(1))});
    return reseeds;
}

void insert_snapshot(Database& db, const Key& key, GameId game, i64 step, const Snapshot& s) {
    const auto layout = static_cast<i64>(s.layout_hash);
    const auto sealed = [&](std::string_view part, std::string_view bytes) -> std::optional<Blob> {
        return Blob{key.seal(place_of_snapshot(part, step, s.answers, layout), bytes)};
    };
    const bool thin = s.state.empty() && s.state_json.empty();
    const std::string_view state(reinterpret_cast<const char*>(s.state.data()), s.state.size());
    db.run("INSERT INTO snapshot (game, step, answers, layout, state, json, events) VALUES (?, ?, ?, ?, ?, ?, ?)",
           number(game), step, s.answers, layout, thin ? std::nullopt : sealed("state", state),
           thin ? std::nullopt : sealed("json", s.state_json), sealed("events", s.public_events));
}

// Of the snapshots that lie 2^k to 2^(k+1) steps back, two keep their state; the newest four keep theirs.
void thin_out(Database& db, GameId game, i64 last) {
    std::vector<i64> kept;
    {
        Rows rows = db.query("SELECT step FROM snapshot WHERE game = ? AND state IS NOT NULL", number(game));
        while (rows.next()) kept.push_back(rows.integer(0));
    }
    for (const i64 step : kept) {
        const auto back = static_cast<u64>(last - step);
        if (back < 4 || static_cast<u64>(step) % (std::bit_floor(back) / 2) == 0) continue;
        db.run("UPDATE snapshot SET state = NULL, json = NULL WHERE game = ? AND step = ?", number(game), step);
    }
}

// All snapshots that open, first to last. Sets `altered` if one does not.
std::vector<Snapshot> read_snapshots(Database& db, const Key& key, GameId game, bool& altered) {
    std::vector<Snapshot> all;
    Rows rows = db.query("SELECT step, answers, layout, state, json, events FROM snapshot WHERE game = ? ORDER BY step",
                         number(game));
    while (rows.next()) {
        bool opened = true;
        const auto part = [&](std::string_view name, int column) -> std::string {
            if (rows.is_null(column)) return "";
            auto text =
                key.open(place_of_snapshot(name, rows.integer(0), rows.integer(1), rows.integer(2)), rows.blob(column));
            opened = opened && text;
            return text.value_or("");
        };
        Snapshot s;
        s.answers = static_cast<u32>(rows.integer(1));
        s.layout_hash = static_cast<u64>(rows.integer(2));
        const std::string state = part("state", 3);
        s.state.assign(state.begin(), state.end());
        s.state_json = part("json", 4);
        s.public_events = part("events", 5);
        if (opened)
            all.push_back(std::move(s));
        else
            altered = true;
    }
    return all;
}

std::vector<SeatInfo> read_seats(Database& db, GameId game, const Key* with_pins) {
    std::vector<SeatInfo> seats;
    Rows rows = db.query("SELECT seat, name, colour, pin FROM seat WHERE game = ? ORDER BY seat", number(game));
    while (rows.next()) {
        SeatInfo seat{rows.text(1), static_cast<int>(rows.integer(2)), ""};
        if (with_pins && !rows.is_null(3)) {
            auto pin = with_pins->open(place_of_pin(rows.integer(0)), rows.blob(3));
            if (!pin) throw make_error(ErrorKind::changed, {"This game", "a PIN cannot be opened"});
            seat.pin_hash = std::move(*pin);
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

void read_secret(const Key& key, std::string_view sealed, GameHeader& header) {
    const auto secret = key.open("setup", sealed);
    const size_t line = secret ? secret->find('\n') : std::string::npos;
    if (line == std::string::npos) throw make_error(ErrorKind::changed, {"This game", "its set-up cannot be opened"});
    std::from_chars(secret->data(), secret->data() + line, header.seed);
    header.setup_json = secret->substr(line + 1);
}

// Reads answers as long as their links hold; returns why it stopped, "" at the end.
std::string read_answers(Database& db, const Key& key, GameId game, std::vector<Answer>& answers) {
    std::string link;
    Rows rows = db.query("SELECT id, seat, word, digest, link FROM answer WHERE id BETWEEN ? AND ? ORDER BY id",
                         answer_id(game, 0), last_answer_id(game));
    while (rows.next()) {
        const auto n = static_cast<u32>(answers.size());
        if (rows.integer(0) != answer_id(game, n)) return fmt::format("answer {} is missing", n);
        Answer a{static_cast<int>(rows.integer(1)), rows.text(2), rows.is_blob(2), static_cast<u64>(rows.integer(3))};
        link = link_mark(key, link, n, a.seat, a.secret, a.word, rows.integer(3));
        if (link != rows.blob(4)) return fmt::format("answer {} was altered", n);
        if (a.secret) {
            auto word = key.open(place_of_word(n), a.word);
            if (!word) return fmt::format("answer {} cannot be opened", n);
            a.word = std::move(*word);
        }
        answers.push_back(std::move(a));
    }
    return "";
}

Standing standing_at(const Rows& rows, int column) {
    return {static_cast<Status>(rows.integer(column)), rows.text(column + 1), rows.text(column + 2)};
}

}  // namespace

i64 last_game(Database& db) {
    try {
        return db.integer("SELECT seq FROM sqlite_sequence WHERE name = 'game'");
    } catch (const SqlError&) {  // that page may be the damaged one
        return db.integer("SELECT max(id) FROM game");
    }
}

WholeGame read_game(Database& db, GameId id) {
    WholeGame whole;
    StoredGame& game = whole.game;
    const Key key = key_of(db, id);
    const auto altered = [&](const std::string& how, Health health = Health::changed) {
        if (game.health == Health::good) whole.problem = how;
        game.health = std::max(game.health, health);
    };
    {
        Rows row = db.query(
            "SELECT rules, rules_version, content, title, privacy, created, updated, secret, "
            "standing_mark, status, "
            "public_json, result_json FROM game WHERE id = ?",
            number(id));
        row.next();
        game.header = {row.text(0), static_cast<int>(row.integer(1)), row.text(2), 0, "", {}, row.text(3), row.text(4)};
        whole.created = row.integer(5);
        whole.updated = row.integer(6);
        read_secret(key, row.blob(7), game.header);
        game.standing = standing_at(row, 9);
        if (row.blob(8) != standing_mark(key, game.standing)) altered("its standing was altered");
    }
    game.header.seats = read_seats(db, id, &key);
    game.reseeds = read_reseeds(db, id);
    if (!header_is_ours(db, key, id)) altered("its header, seats or takebacks were altered");
    try {
        const End end = end_of(db, id);
        game.recorded = end.answers;
        whole.updated = std::max(whole.updated, end.updated);
        if (const std::string stopped = read_answers(db, key, id, game.answers); !stopped.empty())
            altered(stopped);
        else if (!end.ours)
            altered("answers were taken away at its end");
        bool snapshot_altered = false;
        whole.history = read_snapshots(db, key, id, snapshot_altered);
        if (snapshot_altered) altered("a snapshot was altered");
        if (!whole.history.empty() && whole.history.back().answers > game.recorded) altered("answers were taken away");
    } catch (const SqlError& error) {
        if ((error.code & 0xff) != SQLITE_CORRUPT) throw;
        altered(error.text, Health::damaged);
    }
    for (const Snapshot& s : whole.history)
        if (s.answers <= game.answers.size() && !(s.state.empty() && s.state_json.empty())) game.snapshot = s;
    return whole;
}

GameId write_game(Database& db, const WholeGame& whole, std::optional<GameId> id) {
    const StoredGame& game = whole.game;
    const GameHeader& h = game.header;
    const std::string salt = new_salt();
    const Key key(salt);
    const std::string secret = key.seal("setup", fmt::format("{}\n{}", h.seed, h.setup_json));
    db.run(
        "INSERT INTO game (id, salt, updated, status, public_json, result_json, standing_mark, rules, rules_version, "
        "content, title, privacy, "
        "created, secret, header_mark) VALUES (?, ?, ?, 0, '', '', x'', ?, ?, ?, ?, ?, ?, ?, x'')",
        id ? std::optional(number(*id)) : std::nullopt, Blob{salt}, whole.updated, h.game, h.rules_version,
        h.content_hash, h.title, h.privacy, whole.created, Blob{secret});
    const GameId made{db.last_rowid()};
    i64 seat = 0;
    for (const SeatInfo& s : h.seats) {
        const auto pin =
            s.pin_hash.empty() ? std::nullopt : std::optional(Blob{key.seal(place_of_pin(seat), s.pin_hash)});
        db.run("INSERT INTO seat (game, seat, name, colour, pin) VALUES (?, ?, ?, ?, ?)", number(made), seat, s.name,
               s.colour, pin);
        seat++;
    }
    write_reseeds(db, made, game.reseeds);
    End end = end_of(db, made);
    for (const Answer& a : game.answers) add_answer(db, made, end, a, whole.updated);
    i64 step = 0;
    for (const Snapshot& s : whole.history)
        if (s.answers <= end.answers) insert_snapshot(db, key, made, step++, s);
    write_standing(db, key, made, game.standing);
    const std::string mark = game.health == Health::good ? header_mark(db, key, made) : "altered";
    db.run("UPDATE game SET header_mark = ? WHERE id = ?", Blob{mark}, number(made));
    return made;
}

GameSummary read_summary(Database& db, GameId game) {
    const Key key = key_of(db, game);
    GameSummary s;
    Rows row = db.query(
        "SELECT rules, title, privacy, rules_version, created, updated, removed, status, public_json, result_json, "
        "standing_mark "
        "FROM game WHERE id = ?",
        number(game));
    row.next();
    const End end = end_of(db, game);
    s.id = game;
    s.game = row.text(0);
    s.title = row.text(1);
    s.privacy = row.text(2);
    s.rules_version = static_cast<int>(row.integer(3));
    s.answers = end.answers;
    s.created = row.integer(4);
    s.updated = std::max(row.integer(5), end.updated);
    s.removed = !row.is_null(6);
    s.standing = standing_at(row, 7);
    s.seats = read_seats(db, game, nullptr);
    const bool ours = end.ours && row.blob(10) == standing_mark(key, s.standing) && header_is_ours(db, key, game);
    s.health = ours ? Health::good : Health::changed;
    return s;
}

// ---- Library: a game under way

Result<GameId> Library::create_game(const GameHeader& header) {
    return attempt(path(), [&] {
        WholeGame whole;
        whole.game.header = header;
        whole.created = whole.updated = now();
        Transaction transaction(db());
        const GameId id = write_game(db(), whole);
        transaction.commit();
        return id;
    });
}

Result<void> Library::append(GameId game, u32 n, const Answer& answer, const std::optional<Standing>& standing) {
    return attempt(path(), [&] {
        Transaction transaction(db());
        End end = end_of(db(), game);
        if (end.answers != n) throw conflict(end.answers, n);
        add_answer(db(), game, end, answer, now());
        if (standing) write_standing(db(), end.key, game, *standing);
        if (end.removed) db().run("UPDATE game SET removed = NULL WHERE id = ?", number(game));
        transaction.commit();
    });
}

Result<void> Library::truncate(GameId game, u32 answers, u32 keep, std::span<const Reseed> reseeds) {
    return attempt(path(), [&] {
        Transaction transaction(db());
        const End end = end_of(db(), game);
        if (end.answers != answers || keep > answers) throw conflict(end.answers, std::max(answers, keep));
        db().run("DELETE FROM answer WHERE id BETWEEN ? AND ?", answer_id(game, keep), last_answer_id(game));
        db().run("DELETE FROM snapshot WHERE game = ? AND answers > ?", number(game), keep);
        if (keep > 0) set_tip(db(), game, keep - 1, Blob{tip_mark(end.key, end_of(db(), game).link)});
        db().run("UPDATE game SET updated = ?, removed = NULL WHERE id = ?", now(), number(game));
        const std::vector<Reseed> old = read_reseeds(db(), game);
        if (!std::ranges::equal(old, reseeds)) change_header(db(), game, [&] { write_reseeds(db(), game, reseeds); });
        transaction.commit();
    });
}

Result<void> Library::snapshot(GameId game, const Snapshot& snapshot) {
    return attempt(path(), [&] {
        Transaction transaction(db());
        const End end = end_of(db(), game);
        const i64 later = db().integer("SELECT count(*) FROM snapshot WHERE game = ? AND answers > ?", number(game),
                                       snapshot.answers);
        if (end.answers < snapshot.answers || later > 0) throw conflict(end.answers, snapshot.answers);
        const i64 step = db().integer("SELECT ifnull(max(step) + 1, 0) FROM snapshot WHERE game = ?", number(game));
        insert_snapshot(db(), end.key, game, step, snapshot);
        thin_out(db(), game, step);
        transaction.commit();
    });
}

Result<void> Library::set_standing(GameId game, const Standing& standing) {
    return attempt(path(), [&] {
        Transaction transaction(db());
        write_standing(db(), key_of(db(), game), game, standing);
        transaction.commit();
    });
}

Result<StoredGame> Library::load(GameId game) {
    return attempt(path(), [&] {
        Transaction transaction(db(), Transaction::reading);
        return read_game(db(), game).game;
    });
}

Result<std::vector<Snapshot>> Library::history(GameId game) {
    return attempt(path(), [&] {
        Transaction transaction(db(), Transaction::reading);
        return read_game(db(), game).history;
    });
}

Result<void> Library::rename(GameId game, std::string_view title) {
    return attempt(path(), [&] {
        Transaction transaction(db());
        change_header(db(), game, [&] { db().run("UPDATE game SET title = ? WHERE id = ?", title, number(game)); });
        transaction.commit();
    });
}

Result<Verdict> Library::verify(GameId game) {
    return attempt(path(), [&] {
        Transaction transaction(db(), Transaction::reading);
        Verdict verdict;
        verdict.id = game;
        try {
            const WholeGame whole = read_game(db(), game);
            verdict.title = whole.game.header.title;
            verdict.health = whole.game.health;
            verdict.good_answers = static_cast<u32>(whole.game.answers.size());
            verdict.recorded = whole.game.recorded;
            verdict.problem = whole.problem;
        } catch (const StoreError& error) {
            if (error.kind != ErrorKind::changed) throw;
            verdict.health = Health::changed;
            verdict.problem = error.what;
        } catch (const SqlError& error) {
            if ((error.code & 0xff) != SQLITE_CORRUPT) throw;
            verdict.health = Health::damaged;
            verdict.problem = error.text;
        }
        return verdict;
    });
}

}  // namespace hexmoot::store
