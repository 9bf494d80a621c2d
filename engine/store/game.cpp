// Library: a game under way.
#include <algorithm>

#include "engine/store/library.h"
#include "engine/store/record.h"
#include "engine/store/rows.h"

namespace hexmoot::store {

Result<GameId> Library::create_game(const GameHeader& header, const Standing& standing) {
    return write(db(), [&] {
        WholeGame whole;
        whole.game.header = header;
        whole.game.standing = standing;
        whole.created = whole.updated = now();
        return write_game(db(), whole);
    });
}

Result<void> Library::append(GameId game, u32 n, std::span<const Answer> answers,
                             const std::optional<Standing>& standing) {
    return write(db(), [&] {
        auto [rows, end] = GameRows::at_end(db(), game);
        if (end.answers != n) throw conflict(end.answers, n);
        for (const Answer& answer : answers) rows.append(end, answer, now());
        rows.play();
        if (standing) rows.change_standing(*standing);
        if (end.removed) db().run("UPDATE game SET removed = NULL WHERE id = ?", static_cast<i64>(game));
    });
}

Result<void> Library::truncate(GameId game, u32 answers, u32 keep, std::span<const Reseed> reseeds,
                               const std::optional<Standing>& standing) {
    return write(db(), [&] {
        auto [rows, end] = GameRows::at_end(db(), game);
        if (end.answers != answers || keep > answers) throw conflict(end.answers, std::max(answers, keep));
        rows.truncate(keep);
        rows.play();
        if (!std::ranges::equal(rows.reseeds(), reseeds))
            rows.change_header([&, &r = rows] { r.set_reseeds(reseeds); });
        if (standing) rows.change_standing(*standing);
        db().run("UPDATE game SET updated = ?, removed = NULL WHERE id = ?", now(), static_cast<i64>(game));
    });
}

Result<void> Library::snapshot(GameId game, const Snapshot& snapshot) {
    return write(db(), [&] {
        auto [rows, end] = GameRows::at_end(db(), game);
        const i64 latest = db().integer("SELECT max(answers) FROM snapshot WHERE game = ?", static_cast<i64>(game));
        if (snapshot.answers > end.answers || snapshot.answers < latest) throw conflict(end.answers, snapshot.answers);
        rows.add_snapshot(snapshot);
        rows.thin_out();
    });
}

Result<void> Library::set_standing(GameId game, const Standing& standing) {
    return write(db(), [&] { GameRows(db(), game).change_standing(standing); });
}

Result<void> Library::set_locks(GameId game, u32 answers, const Locks& from, const Locks& to,
                                const Standing& standing) {
    return write(db(), [&] {
        auto [rows, end] = GameRows::at_end(db(), game);
        if (end.answers != answers || (rows.header_is_ours() && rows.locks() != from))
            throw conflict(end.answers, answers);
        rows.change_header([&, &r = rows] { r.set_locks(to); });
        rows.change_standing(standing);
    });
}

Result<void> Library::rename(GameId game, std::string_view title) {
    return write(db(), [&] {
        GameRows(db(), game).change_header([&] {
            db().run("UPDATE game SET title = ? WHERE id = ?", title, static_cast<i64>(game));
        });
    });
}

Result<StoredGame> Library::load(GameId game) {
    return read(db(), [&] { return read_game(db(), game).game; });
}

Result<std::vector<Snapshot>> Library::history(GameId game) {
    return read(db(), [&] { return read_game(db(), game).history; });
}

Result<Verdict> Library::verify(GameId game) {
    return read(db(), [&] {
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
            if (!error.is_damage()) throw;
            verdict.health = Health::damaged;
            verdict.problem = error.text;
        }
        return verdict;
    });
}

}  // namespace hexmoot::store
