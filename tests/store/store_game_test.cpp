// A game under way: append, undo and takeback, snapshots, load.
#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

class StoreGame : public testing::Test {
  protected:
    TestFolder folder;
    Library library = must(Library::open(folder.library()));
    void reopen() {
        library = must(Library::open(folder.path() / "other"));
        library = must(Library::open(folder.library()));
    }
};

TEST_F(StoreGame, comes_back_as_it_was_told) {
    const GameId game = game_with(library, 30);
    must(library.set_standing(game, {Status::finished, R"({"phase":"over"})", R"({"winner":"A"})"}));
    reopen();
    const StoredGame stored = must(library.load(game));
    EXPECT_EQ(stored.header, sample_header());
    ASSERT_EQ(stored.answers.size(), 30u);
    for (u32 n = 0; n < 30; n++) EXPECT_EQ(stored.answers[n], sample_answer(n));
    EXPECT_EQ(stored.standing, (Standing{Status::finished, R"({"phase":"over"})", R"({"winner":"A"})"}));
    EXPECT_EQ(stored.health, Health::good);
    EXPECT_EQ(stored.recorded, 30u);
    EXPECT_FALSE(stored.snapshot);
}

TEST_F(StoreGame, empty_texts_and_any_bytes_are_kept) {
    const std::string bytes("\0\xff\n'\"", 5);
    GameHeader header{"", 0, "", 0, "", {{"", -1, ""}}, bytes, ""};
    const GameId game = must(library.create_game(header));
    must(library.append(game, 0, {0, "", true, 0}));
    must(library.append(game, 1, {0, "", false, ~u64{0}}));
    must(library.append(game, 2, {0, bytes, true, 1}));
    const StoredGame stored = must(library.load(game));
    EXPECT_EQ(stored.header, header);
    EXPECT_EQ(stored.answers, (std::vector<Answer>{{0, "", true, 0}, {0, "", false, ~u64{0}}, {0, bytes, true, 1}}));
    EXPECT_EQ(stored.health, Health::good);
}

TEST_F(StoreGame, append_at_the_wrong_number_is_a_conflict_and_changes_nothing) {
    const GameId game = game_with(library, 3);
    EXPECT_THAT(library.append(game, 2, sample_answer(2)), FailsAs(ErrorKind::conflict));
    const auto ahead = library.append(game, 4, sample_answer(4));
    EXPECT_THAT(ahead, FailsAs(ErrorKind::conflict));
    EXPECT_EQ(ahead.error().facts, (std::vector<std::string>{"3", "4"}));
    EXPECT_EQ(must(library.load(game)).answers.size(), 3u);
}

TEST_F(StoreGame, unknown_games_are_not_found) {
    const GameId nowhere{77};
    EXPECT_THAT(library.append(nowhere, 0, sample_answer(0)), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.truncate(nowhere, 0, 0), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.snapshot(nowhere, {}), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.set_standing(nowhere, {}), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.load(nowhere), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.history(nowhere), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.rename(nowhere, "x"), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.remove(nowhere), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.restore(nowhere), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.verify(nowhere), FailsAs(ErrorKind::not_found));
    EXPECT_THAT(library.export_game(nowhere, ""), FailsAs(ErrorKind::not_found));
}

TEST_F(StoreGame, the_standing_can_be_written_with_the_answer) {
    const GameId game = game_with(library, 1);
    must(library.append(game, 1, sample_answer(1), Standing{Status::in_play, R"({"next":"B"})", ""}));
    EXPECT_EQ(must(library.load(game)).standing.public_json, R"({"next":"B"})");
    EXPECT_THAT(library.append(game, 1, sample_answer(1), Standing{Status::finished, "", ""}),
                FailsAs(ErrorKind::conflict));
    EXPECT_EQ(must(library.load(game)).standing.status, Status::in_play);
}

TEST_F(StoreGame, who_may_look_can_change) {
    const GameId game = game_with(library, 3);
    const Standing told{Status::in_play, R"({"table":1})", ""};
    Locks before{sample_header().privacy, {}};
    for (const SeatInfo& seat : sample_header().seats) before.pins.push_back(seat.pin_hash);
    const Locks after{"open", {"a first one", ""}};
    EXPECT_THAT(library.set_locks(game, 2, before, after, told), FailsAs(ErrorKind::conflict));
    EXPECT_THAT(library.set_locks(game, 3, after, after, told), FailsAs(ErrorKind::conflict)) << "agreed elsewhere";
    EXPECT_EQ(must(library.load(game)).header, sample_header());
    must(library.set_locks(game, 3, before, after, told));
    reopen();
    const StoredGame stored = must(library.load(game));
    GameHeader changed = sample_header();
    changed.privacy = "open";
    changed.seats[0].pin_hash = after.pins[0];
    changed.seats[1].pin_hash = after.pins[1];
    EXPECT_EQ(stored.header, changed);
    EXPECT_EQ(stored.standing, told);
    EXPECT_EQ(stored.health, Health::good);
}

TEST_F(StoreGame, undo_takes_back_the_end_and_the_game_goes_on) {
    const GameId game = game_with(library, 10);
    must(library.truncate(game, 10, 7));
    EXPECT_EQ(must(library.load(game)).answers.size(), 7u);
    must(library.append(game, 7, {1, "other", true, 5}));
    reopen();
    const StoredGame stored = must(library.load(game));
    EXPECT_EQ(stored.answers.back(), (Answer{1, "other", true, 5}));
    EXPECT_EQ(stored.health, Health::good);
    EXPECT_THAT(library.truncate(game, 10, 3), FailsAs(ErrorKind::conflict));
    EXPECT_THAT(library.truncate(game, 8, 9), FailsAs(ErrorKind::conflict));
    must(library.truncate(game, 8, 0));
    EXPECT_EQ(must(library.load(game)).answers.size(), 0u);
}

TEST_F(StoreGame, takebacks_are_recorded) {
    const GameId game = game_with(library, 10);
    const std::vector<Reseed> first{{4, 1}}, second{{4, 1}, {3, 2}};
    must(library.truncate(game, 10, 4, first));
    EXPECT_EQ(must(library.load(game)).reseeds, first);
    must(library.truncate(game, 4, 3, second));
    reopen();
    const StoredGame stored = must(library.load(game));
    EXPECT_EQ(stored.reseeds, second);
    EXPECT_EQ(stored.health, Health::good);
    EXPECT_EQ(stored.answers.size(), 3u);
}

Snapshot sample_snapshot(u32 answers) {
    return {answers,
            0xABCD,
            {0, 1, 2, static_cast<u8>(answers)},
            R"({"at":)" + std::to_string(answers) + "}",
            "event" + std::to_string(answers)};
}

TEST_F(StoreGame, the_last_snapshot_comes_with_the_game) {
    const GameId game = game_with(library, 10);
    must(library.snapshot(game, sample_snapshot(4)));
    must(library.snapshot(game, sample_snapshot(9)));
    EXPECT_EQ(must(library.load(game)).snapshot, sample_snapshot(9));
    EXPECT_EQ(must(library.history(game)), (std::vector{sample_snapshot(4), sample_snapshot(9)}));
    EXPECT_THAT(library.snapshot(game, sample_snapshot(11)), FailsAs(ErrorKind::conflict));
    EXPECT_THAT(library.snapshot(game, sample_snapshot(8)), FailsAs(ErrorKind::conflict));
}

TEST_F(StoreGame, undo_drops_the_snapshots_after_it) {
    const GameId game = game_with(library, 10);
    must(library.snapshot(game, sample_snapshot(4)));
    must(library.snapshot(game, sample_snapshot(9)));
    must(library.truncate(game, 10, 9));
    EXPECT_EQ(must(library.load(game)).snapshot, sample_snapshot(9));
    must(library.truncate(game, 9, 8));
    EXPECT_EQ(must(library.load(game)).snapshot, sample_snapshot(4));
    must(library.truncate(game, 8, 0));
    EXPECT_FALSE(must(library.load(game)).snapshot);
}

TEST_F(StoreGame, old_snapshots_are_thinned_but_their_events_stay) {
    const GameId game = game_with(library, 300);
    for (u32 n = 0; n < 300; n++) must(library.snapshot(game, sample_snapshot(n + 1)));
    const std::vector<Snapshot> history = must(library.history(game));
    ASSERT_EQ(history.size(), 300u);
    std::vector<u32> kept;
    for (u32 n = 0; n < 300; n++) {
        EXPECT_EQ(history[n].public_events, "event" + std::to_string(n + 1));
        EXPECT_EQ(history[n].state.empty(), history[n].state_json.empty());
        if (!history[n].state.empty()) kept.push_back(n);
    }
    EXPECT_LE(kept.size(), 20u);
    for (u32 back = 1; back <= 300; back *= 2)  // there is one no further back than twice as far
        EXPECT_TRUE(std::ranges::any_of(kept, [&](u32 n) { return 300 - n >= back && 300 - n <= 2 * back; })) << back;
    EXPECT_EQ(kept.back(), 299u);
}

// Whatever is done to it, the library holds what a plain vector holds.
RC_GTEST_FIXTURE_PROP(StoreGame, is_a_vector_of_answers_that_survives, ()) {
    const GameId game = must(library.create_game(sample_header()));
    std::vector<Answer> model;
    const auto commands = *rc::gen::container<std::vector<std::pair<int, std::string>>>(
        rc::gen::pair(rc::gen::inRange(0, 12), rc::gen::arbitrary<std::string>()));
    for (const auto& [command, word] : commands) {
        const auto have = static_cast<u32>(model.size());
        if (command < 8) {
            model.push_back({command, word, command % 2 == 0, std::hash<std::string>{}(word)});
            must(library.append(game, have, model.back()));
        } else if (command < 10) {
            const u32 keep = have - std::min<u32>(have, static_cast<u32>(command - 7));
            model.resize(keep);
            must(library.truncate(game, have, keep));
        } else if (command == 10) {
            must(library.snapshot(game, {have, 1, {u8{1}}, word, word}));
        } else {
            reopen();
        }
        const StoredGame stored = must(library.load(game));
        RC_ASSERT(stored.answers == model);
        RC_ASSERT(stored.health == Health::good);
        RC_ASSERT(!stored.snapshot || stored.snapshot->answers <= model.size());
    }
}

}  // namespace
}  // namespace hexmoot::store
