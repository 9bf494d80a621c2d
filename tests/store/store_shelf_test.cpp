// The shelf: list, rename, bin, settings, lessons, content.
#include <gtest/gtest.h>

#include "engine/store/sqlite.h"
#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoreShelf : public testing::Test {
  protected:
    TestFolder folder;
    i64 clock = 1'000'000;
    Library library = must(Library::open(folder.library(), {.busy_ms = 0, .now = [this] { return clock++; }}));

    GameId game_called(const std::string& title, const std::string& rules = "air_land_sea") {
        GameHeader header = sample_header();
        header.title = title;
        header.game = rules;
        return must(library.create_game(header));
    }
    std::vector<std::string> titles(const Filter& filter = {}) {
        std::vector<std::string> out;
        for (const GameSummary& game : must(library.list(filter))) out.push_back(game.title);
        return out;
    }
};

TEST_F(StoreShelf, a_line_tells_what_anybody_may_know) {
    clock = 5000;
    const GameId game = game_with(library, 4);
    must(library.set_standing(game, {Status::in_play, R"({"phase":"battle 2","next":"Azure"})", ""}));
    const std::vector<GameSummary> games = must(library.list());
    ASSERT_EQ(games.size(), 1u);
    const GameSummary& line = games[0];
    EXPECT_EQ(line.id, game);
    EXPECT_EQ(line.game, "air_land_sea");
    EXPECT_EQ(line.title, "Friday war");
    EXPECT_EQ(line.privacy, "locked");
    EXPECT_EQ(line.rules_version, 3);
    EXPECT_EQ(line.seats, (std::vector<SeatInfo>{{"Vermilion", 0, ""}, {"Azure", 1, ""}}));
    EXPECT_EQ(line.answers, 4u);
    EXPECT_EQ(line.created, 5000);
    EXPECT_EQ(line.updated, 5004);
    EXPECT_EQ(line.standing.public_json, R"({"phase":"battle 2","next":"Azure"})");
    EXPECT_EQ(line.health, Health::good);
    EXPECT_FALSE(line.removed);
}

TEST_F(StoreShelf, the_game_played_last_comes_first) {
    const GameId first = game_called("first");
    game_called("second");
    EXPECT_THAT(titles(), ElementsAre("second", "first"));
    must(library.append(first, 0, sample_answer(0)));
    EXPECT_THAT(titles(), ElementsAre("first", "second"));
    EXPECT_THAT(titles({.game = {}, .status = {}, .removed = false, .limit = 1}), ElementsAre("first"));
}

TEST_F(StoreShelf, a_clock_that_is_set_back_changes_no_order) {
    const GameId first = game_called("first");
    const GameId second = game_called("second");
    clock = 10;
    game_called("third");
    EXPECT_THAT(titles(), ElementsAre("third", "second", "first"));
    must(library.append(first, 0, sample_answer(0)));
    EXPECT_THAT(titles(), ElementsAre("first", "third", "second"));
    must(library.append(second, 0, sample_answer(0)));
    must(library.append(first, 1, sample_answer(1)));
    must(library.truncate(second, 1, 0));
    EXPECT_THAT(titles(), ElementsAre("second", "first", "third"));
    must(library.import_game(must(library.export_game(first, ""))));
    EXPECT_THAT(titles(), ElementsAre("first", "second", "first", "third"));
}

TEST_F(StoreShelf, games_of_a_library_without_an_order_are_ordered_by_time) {
    const GameId first = game_called("first");
    game_called("second");
    const GameId third = game_called("third");
    must(library.append(first, 0, sample_answer(0)));
    must(library.remove(third));
    library = must(Library::open(folder.path() / "other"));
    edit(folder.library(), "DROP INDEX game_played; ALTER TABLE game DROP COLUMN played; PRAGMA user_version = 1");
    library = must(Library::open(folder.library()));
    EXPECT_THAT(titles(), ElementsAre("first", "second"));
    for (const Verdict& verdict : must(library.verify_all())) EXPECT_EQ(verdict.health, Health::good);
    const std::vector<Backup> copies = Library::backups(folder.library());
    ASSERT_EQ(copies.size(), 1u);
    EXPECT_TRUE(copies[0].label.ends_with("-version-1"));
    must(library.restore(third));
    EXPECT_THAT(titles(), ElementsAre("first", "third", "second"));
}

TEST_F(StoreShelf, filters) {
    game_called("war");
    game_called("senate", "thunders_edge");
    must(library.set_standing(game_called("done"), {Status::finished, "", "{}"}));
    EXPECT_THAT(titles({.game = "thunders_edge", .status = {}}), ElementsAre("senate"));
    EXPECT_THAT(titles({.game = {}, .status = Status::finished}), ElementsAre("done"));
    EXPECT_THAT(titles({.game = "air_land_sea", .status = Status::in_play}), ElementsAre("war"));
}

TEST_F(StoreShelf, rename_keeps_the_game_healthy) {
    const GameId game = game_called("old");
    must(library.rename(game, "new \"name\"; DROP TABLE game"));
    EXPECT_THAT(titles(), ElementsAre("new \"name\"; DROP TABLE game"));
    EXPECT_EQ(must(library.verify(game)).health, Health::good);
}

TEST_F(StoreShelf, a_removed_game_can_be_taken_out_of_the_bin) {
    const GameId game = game_called("gone");
    game_called("here");
    must(library.remove(game));
    EXPECT_THAT(titles(), ElementsAre("here"));
    EXPECT_THAT(titles({.game = {}, .status = {}, .removed = true}), ElementsAre("gone"));
    must(library.restore(game));
    EXPECT_THAT(titles(), testing::UnorderedElementsAre("here", "gone"));
}

TEST_F(StoreShelf, playing_on_takes_a_game_out_of_the_bin) {
    const GameId game = game_with(library, 2);
    must(library.remove(game));
    must(library.append(game, 2, sample_answer(2)));
    EXPECT_THAT(titles(), ElementsAre("Friday war"));
}

TEST_F(StoreShelf, purge_deletes_for_good_what_has_been_in_the_bin_long_enough) {
    const GameId old = game_with(library, 5), young = game_with(library, 5), played = game_with(library, 5);
    must(library.snapshot(old, {5, 1, {u8{1}}, "{}", ""}));
    clock = 2'000'000;
    must(library.remove(old));
    clock = 3'000'000;
    must(library.remove(young));
    EXPECT_EQ(must(library.purge(2'500'000)), 1u);
    EXPECT_THAT(library.load(old), FailsAs(ErrorKind::not_found));
    EXPECT_EQ(must(library.load(young)).answers.size(), 5u);
    EXPECT_EQ(must(library.load(played)).answers.size(), 5u);
    EXPECT_NE(game_called("next"), old);  // its number is not given again
    const Library closed = std::move(library);
    Database db(folder.library(), SQLITE_OPEN_READWRITE, 0);
    EXPECT_EQ(db.integer("SELECT count(*) FROM answer"), 10);
    EXPECT_EQ(db.integer("SELECT count(*) FROM seat"), 6);
    EXPECT_EQ(db.integer("SELECT count(*) FROM snapshot"), 0);
}

TEST_F(StoreShelf, settings_lessons_and_content_are_kept) {
    EXPECT_EQ(must(library.setting("theme")), std::nullopt);
    must(library.set_setting("theme", "dark"));
    must(library.set_setting("theme", "light"));
    must(library.set_setting("empty", ""));
    must(library.set_lesson("als-1", R"({"step":4})"));
    must(library.keep_content("c0ffee", R"({"cards":18})"));
    must(library.keep_content("c0ffee", "another"));
    library = must(Library::open(folder.path() / "other"));
    library = must(Library::open(folder.library()));
    EXPECT_EQ(must(library.setting("theme")), "light");
    EXPECT_EQ(must(library.setting("empty")), "");
    EXPECT_EQ(must(library.lesson("als-1")), R"({"step":4})");
    EXPECT_EQ(must(library.lesson("als-2")), std::nullopt);
    EXPECT_EQ(must(library.content("c0ffee")), R"({"cards":18})");
}

}  // namespace
}  // namespace hexmoot::store
