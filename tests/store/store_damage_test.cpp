// Damaged files, altered games, and the ways out.
#include <random>

#include <gtest/gtest.h>

#include "engine/store/sqlite.h"
#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

constexpr size_t page = 4096;

void overwrite(const fs::path& path, size_t from, size_t to) {
    std::string bytes = read_file(path);
    for (size_t i = from; i < std::min(to, bytes.size()); i++) bytes[i] = '\xff';
    write_file(path, bytes);
}

// The page that holds these bytes.
size_t page_of(const fs::path& path, const std::string& bytes) {
    const size_t at = read_file(path).find(bytes);
    if (at == std::string::npos) throw std::runtime_error("not in the file: " + bytes);
    return at / page;
}

GameHeader header_called(const std::string& title) {
    GameHeader header = sample_header();
    header.title = title;
    return header;
}

// ---- the file

TEST(StoreDamage, a_damaged_page_is_reported_with_the_copies_there_are) {
    const TestFolder folder;
    i64 clock = 1'790'000'000;  // 2026-09-21
    {
        Library library = must(Library::open(folder.library(), {.busy_ms = 0, .now = [&] { return clock; }}));
        game_with(library, 200);
        must(library.daily_backup());
        clock += 86400;
        must(library.daily_backup());
    }
    const size_t bad = page_of(folder.library(), "word0");
    overwrite(folder.library(), bad * page, (bad + 1) * page);
    const std::string before = read_file(folder.library());
    const auto opened = Library::open(folder.library());
    ASSERT_THAT(opened, FailsAs(ErrorKind::damaged));
    EXPECT_NE(opened.error().todo.find("2026-09-22, 2026-09-21"), std::string::npos) << opened.error().todo;
    EXPECT_EQ(read_file(folder.library()), before);
}

TEST(StoreDamage, a_truncated_file_is_reported) {
    const TestFolder folder;
    make_library(folder.library(), 500);
    const std::string whole = read_file(folder.library());
    for (const size_t size : {whole.size() - page, whole.size() / 2, page, page / 2, size_t{50}}) {
        write_file(folder.library(), whole.substr(0, size));
        const auto opened = Library::open(folder.library());
        ASSERT_FALSE(opened) << size;
        EXPECT_THAT(opened.error().kind, testing::AnyOf(ErrorKind::damaged, ErrorKind::not_a_library)) << size;
        EXPECT_EQ(read_file(folder.library()).size(), size);
    }
}

TEST(StoreDamage, a_library_that_vanished_is_not_silently_started_anew) {
    const TestFolder folder;
    make_library(folder.library(), 5);
    must(must(Library::open(folder.library())).daily_backup());
    write_file(folder.library(), "");
    EXPECT_THAT(Library::open(folder.library()), FailsAs(ErrorKind::damaged));
    fs::remove(folder.library());
    EXPECT_THAT(Library::open(folder.library()), FailsAs(ErrorKind::damaged));
    write_file(folder.library(), "no library at all");
    EXPECT_THAT(Library::open(folder.library()), FailsAs(ErrorKind::damaged));
    EXPECT_EQ(read_file(folder.library()), "no library at all");
}

TEST(StoreDamage, a_backup_copy_takes_the_place_of_the_damaged_file_which_is_kept) {
    const TestFolder folder;
    make_library(folder.library(), 50);
    must(must(Library::open(folder.library())).daily_backup());
    const std::string damaged = "damaged beyond " + std::string(9000, 'x');
    write_file(folder.library(), damaged);
    write_file(folder.library().string() + "-wal", "left over");
    const std::vector<Backup> copies = Library::backups(folder.library());
    ASSERT_EQ(copies.size(), 1u);
    must(Library::restore_backup(folder.library(), copies[0]));
    Library library = must(Library::open(folder.library()));
    EXPECT_EQ(must(library.load(GameId{1})).answers.size(), 50u);
    EXPECT_EQ(read_file(folder.path() / "library-damaged-1.hexmoot"), damaged);
    EXPECT_EQ(read_file(folder.path() / "library-damaged-1.hexmoot-wal"), "left over");
    EXPECT_TRUE(fs::exists(copies[0].path));
}

TEST(StoreDamage, a_log_left_over_is_not_applied_to_the_copy) {
    const TestFolder folder;
    Library library = must(Library::open(folder.library()));
    game_with(library, 5);
    must(library.daily_backup());
    must(library.append(GameId{1}, 5, sample_answer(5)));
    const std::string log = read_file(folder.library().string() + "-wal");
    library = must(Library::open(folder.path() / "other"));
    fs::remove(folder.library());
    write_file(folder.library().string() + "-wal", log);
    must(Library::restore_backup(folder.library(), Library::backups(folder.library())[0]));
    library = must(Library::open(folder.library()));
    EXPECT_EQ(must(library.load(GameId{1})).answers.size(), 5u);
    EXPECT_EQ(must(library.verify(GameId{1})).health, Health::good);
}

TEST(StoreDamage, a_copy_that_is_itself_bad_replaces_nothing) {
    const TestFolder folder;
    make_library(folder.library(), 5);
    const std::string before = read_file(folder.library());
    const fs::path copy = folder.path() / "copy";
    make_library(copy, 200);
    overwrite(copy, 3 * page, 5 * page);
    EXPECT_THAT(Library::restore_backup(folder.library(), {copy, ""}), FailsAs(ErrorKind::damaged));
    write_file(copy, "something else");
    EXPECT_THAT(Library::restore_backup(folder.library(), {copy, ""}), FailsAs(ErrorKind::not_a_library));
    EXPECT_FALSE(Library::restore_backup(folder.library(), {folder.path() / "nowhere", ""}));
    EXPECT_EQ(read_file(folder.library()), before);
}

TEST(StoreDamage, a_library_started_anew_keeps_the_old_file) {
    const TestFolder folder;
    make_library(folder.library(), 5);
    must(must(Library::open(folder.library())).daily_backup());
    write_file(folder.library(), "damaged");
    must(Library::start_anew(folder.library()));
    EXPECT_TRUE(must(must(Library::open(folder.library())).list()).empty());
    EXPECT_EQ(read_file(folder.path() / "library-damaged-1.hexmoot"), "damaged");
}

// A library in which game 2 has so large a set-up that damage in the middle of the file hits nothing else.
void make_library_with_a_large_game(const fs::path& path) {
    Library library = must(Library::open(path));
    game_with(library, 20);
    GameHeader large = header_called("large");
    large.setup_json = std::string(4'000'000, 'x');
    must(library.create_game(large));
    const GameId third = must(library.create_game(header_called("third")));
    must(library.append(third, 0, sample_answer(0)));
    must(library.set_setting("theme", "dark"));
    must(library.set_lesson("als-1", "done"));
}

void damage_the_middle(const fs::path& path) {
    const size_t size = fs::file_size(path);
    overwrite(path, size * 2 / 5, size * 3 / 5);
}

TEST(StoreDamage, a_game_that_goes_bad_while_the_library_is_open_hides_no_other) {
    const TestFolder folder;
    make_library_with_a_large_game(folder.library());
    Library library = must(Library::open(folder.library()));
    damage_the_middle(folder.library());
    const std::vector<GameSummary> games = must(library.list());
    ASSERT_EQ(games.size(), 3u);
    for (const GameSummary& game : games) EXPECT_EQ(game.health, game.id == GameId{2} ? Health::damaged : Health::good);
    EXPECT_THAT(library.load(GameId{2}), FailsAs(ErrorKind::damaged));
    EXPECT_EQ(must(library.load(GameId{1})).answers.size(), 20u);
    const std::vector<Verdict> verdicts = must(library.verify_all());
    ASSERT_EQ(verdicts.size(), 3u);
    EXPECT_EQ(verdicts[0].health, Health::good);
    EXPECT_EQ(verdicts[1].health, Health::damaged);
    EXPECT_NE(verdicts[1].problem, "");
    EXPECT_EQ(verdicts[2].health, Health::good);
    must(library.append(GameId{1}, 20, sample_answer(20)));
}

TEST(StoreDamage, a_rescue_keeps_every_game_that_can_be_read) {
    const TestFolder folder;
    make_library_with_a_large_game(folder.library());
    damage_the_middle(folder.library());
    const std::string damaged = read_file(folder.library());
    ASSERT_THAT(Library::open(folder.library()), FailsAs(ErrorKind::damaged));
    const Rescue rescue = must(Library::rescue(folder.library()));
    EXPECT_THAT(rescue.kept, ElementsAre(GameId{1}, GameId{3}));
    EXPECT_THAT(rescue.lost, ElementsAre(GameId{2}));
    EXPECT_EQ(read_file(rescue.set_aside), damaged);
    Library library = must(Library::open(folder.library()));
    const StoredGame first = must(library.load(GameId{1}));
    EXPECT_EQ(first.header, sample_header());
    EXPECT_EQ(first.answers.size(), 20u);
    EXPECT_EQ(first.health, Health::good);
    EXPECT_EQ(must(library.load(GameId{3})).header.title, "third");
    EXPECT_EQ(must(library.setting("theme")), "dark");
    EXPECT_EQ(must(library.lesson("als-1")), "done");
    EXPECT_EQ(must(library.create_game(sample_header())), GameId{4});
}

TEST(StoreDamage, a_rescue_keeps_the_good_beginning_of_a_game) {
    const TestFolder folder;
    make_library(folder.library(), 500);
    const size_t bad = page_of(folder.library(), "word300");
    overwrite(folder.library(), bad * page, (bad + 1) * page);
    const Rescue rescue = must(Library::rescue(folder.library()));
    EXPECT_THAT(rescue.kept, ElementsAre(GameId{1}));
    Library library = must(Library::open(folder.library()));
    const StoredGame game = must(library.load(GameId{1}));
    EXPECT_GT(game.answers.size(), 200u);
    EXPECT_LE(game.answers.size(), 300u);
    EXPECT_EQ(game.health, Health::changed);
    for (u32 n = 0; n < game.answers.size(); n++) EXPECT_EQ(game.answers[n], sample_answer(n));
    must(library.append(GameId{1}, game.recorded, sample_answer(0)));
}

TEST(StoreDamage, a_rescue_of_something_else_is_refused) {
    const TestFolder folder;
    write_file(folder.library(), "something else, long enough to be anything: " + std::string(5000, '.'));
    const std::string before = read_file(folder.library());
    EXPECT_THAT(Library::rescue(folder.library()), FailsAs(ErrorKind::not_a_library));
    EXPECT_FALSE(Library::rescue(folder.path() / "nowhere"));
    EXPECT_EQ(read_file(folder.library()), before);
}

// Every error tells what happened, what is safe and what to do.
template <class T>
bool told(const Result<T>& result) {
    return result || (!result.error().what.empty() && !result.error().safe.empty() && !result.error().todo.empty());
}

TEST(StoreDamage, whatever_bytes_are_flipped_the_library_tells_what_is_wrong) {
    const TestFolder folder;
    {
        Library library = must(Library::open(folder.library()));
        for (u32 answers : {40u, 3u, 150u}) game_with(library, answers);
        must(library.snapshot(GameId{3}, {100, 1, {u8{1}, u8{2}}, "{}", "events"}));
        must(library.set_setting("theme", "dark"));
    }
    const std::string whole = read_file(folder.library());
    std::mt19937 chance(11);
    const auto below = [&](size_t n) { return std::uniform_int_distribution<size_t>(0, n - 1)(chance); };
    for (int round = 0; round < (every_fault() ? 2000 : 150); round++) {
        std::string bytes = whole;
        // Anywhere, or where it hurts most: in the heads of pages.
        for (size_t flips = size_t{1} << below(5); flips > 0; flips--)
            bytes[below(2) ? below(bytes.size()) : below(bytes.size() / page) * page + below(110)] =
                static_cast<char>(below(256));
        if (below(10) == 0) bytes.resize(below(bytes.size()));
        for (const char* suffix : {"-wal", "-shm"}) fs::remove(folder.library().string() + suffix);
        write_file(folder.library(), bytes);
        if (auto opened = Library::open(folder.library()); opened) {
            Library& library = *opened;
            EXPECT_TRUE(told(library.list()) && told(library.verify_all()) && told(library.setting("theme"))) << round;
            for (const GameId game : {GameId{1}, GameId{2}, GameId{3}}) {
                const auto loaded = library.load(game);
                EXPECT_TRUE(told(loaded) && told(library.export_game(game, ""))) << round;
                if (!loaded) continue;
                for (u32 n = 0; n < loaded->answers.size(); n++)
                    EXPECT_EQ(loaded->answers[n], sample_answer(n)) << round;
                EXPECT_TRUE(told(library.append(game, loaded->recorded, sample_answer(loaded->recorded)))) << round;
            }
            EXPECT_TRUE(told(library.create_game(sample_header()))) << round;
        } else {
            EXPECT_TRUE(told(opened)) << round;
            EXPECT_TRUE(told(Library::rescue(folder.library()))) << round;
        }
    }
}

// ---- one game

struct Edit {
    std::string name;
    std::string sql;
    u32 good_answers;  // of 10
};

void PrintTo(const Edit& e, std::ostream* out) { *out << e.name; }

class StoreAltered : public testing::TestWithParam<Edit> {
  protected:
    StoreAltered() {
        Library library = must(Library::open(folder.library()));
        game_with(library, 10);
        must(library.snapshot(GameId{1}, {6, 1, {u8{1}, u8{2}}, R"({"hand":"secret"})", "events"}));
        must(library.truncate(GameId{1}, 10, 9, std::vector<Reseed>{{9, 1}}));
        must(library.append(GameId{1}, 9, sample_answer(9)));
        game_with(library, 3);
    }
    TestFolder folder;
};

TEST_P(StoreAltered, is_seen_and_the_others_are_good) {
    edit(folder.library(), GetParam().sql);
    Library library = must(Library::open(folder.library()));
    const Verdict verdict = must(library.verify(GameId{1}));
    EXPECT_EQ(verdict.health, Health::changed) << verdict.problem;
    EXPECT_NE(verdict.problem, "");
    EXPECT_EQ(must(library.verify(GameId{2})).health, Health::good);
    const auto loaded = library.load(GameId{1});
    if (GetParam().good_answers == 0 && !loaded) {
        EXPECT_THAT(loaded, FailsAs(ErrorKind::changed));
        return;
    }
    const StoredGame game = must(loaded);
    EXPECT_EQ(verdict.good_answers, GetParam().good_answers);
    EXPECT_EQ(game.answers.size(), GetParam().good_answers);
    for (u32 n = 0; n < game.answers.size(); n++) EXPECT_EQ(game.answers[n], sample_answer(n));
    // It can be played on from the last good point.
    const auto good = static_cast<u32>(game.answers.size());
    if (good < game.recorded) must(library.truncate(GameId{1}, game.recorded, good, game.reseeds));
    must(library.append(GameId{1}, good, sample_answer(good)));
    EXPECT_EQ(must(library.load(GameId{1})).answers.size(), good + 1);
}

TEST_P(StoreAltered, stays_altered_whatever_the_program_writes_later) {
    edit(folder.library(), GetParam().sql);
    Library library = must(Library::open(folder.library()));
    const u32 recorded = must(library.verify(GameId{1})).recorded;
    if (recorded == 0) return;  // cannot be opened at all
    must(library.append(GameId{1}, recorded, sample_answer(recorded)));
    must(library.rename(GameId{1}, "renamed"));
    EXPECT_EQ(must(library.verify(GameId{1})).health, Health::changed);
}

std::string where_answer(int n) { return " WHERE id = (1 << 32) + " + std::to_string(n); }

INSTANTIATE_TEST_SUITE_P(
    , StoreAltered,
    testing::Values(
        Edit{"title", "UPDATE game SET title = 'x' WHERE id = 1", 10},
        Edit{"privacy", "UPDATE game SET privacy = 'open' WHERE id = 1", 10},
        Edit{"rules_version", "UPDATE game SET rules_version = 4 WHERE id = 1", 10},
        Edit{"content", "UPDATE game SET content = 'beef' WHERE id = 1", 10},
        Edit{"created", "UPDATE game SET created = created + 1 WHERE id = 1", 10},
        Edit{"set_up", "UPDATE game SET secret = (SELECT secret FROM game WHERE id = 2) WHERE id = 1", 0},
        Edit{"salt", "UPDATE game SET salt = x'00' WHERE id = 1", 0},
        Edit{"seat_name", "UPDATE seat SET name = 'Jade' WHERE game = 1 AND seat = 0", 10},
        Edit{"seat_added", "INSERT INTO seat VALUES (1, 2, 'Gold', 3, NULL)", 10},
        Edit{"pin_removed", "UPDATE seat SET pin = NULL WHERE game = 1 AND seat = 1", 10},
        Edit{"pin_replaced", "UPDATE seat SET pin = x'0102030405' WHERE game = 1 AND seat = 1", 0},
        Edit{"takeback_hidden", "DELETE FROM reseed WHERE game = 1", 10},
        Edit{"public_word", "UPDATE answer SET word = 'other'" + where_answer(5), 5},
        Edit{"secret_word", "UPDATE answer SET word = zeroblob(72)" + where_answer(4), 4},
        Edit{"secret_made_public", "UPDATE answer SET word = 'guess'" + where_answer(7), 7},
        Edit{"seat_of_answer", "UPDATE answer SET seat = 0" + where_answer(3), 3},
        Edit{"digest", "UPDATE answer SET digest = 1" + where_answer(8), 8},
        Edit{"first_answer_deleted", "DELETE FROM answer" + where_answer(0), 0},
        Edit{"middle_deleted", "DELETE FROM answer" + where_answer(6), 6},
        Edit{"last_deleted", "DELETE FROM answer" + where_answer(9), 9},
        Edit{"end_deleted", "DELETE FROM answer WHERE id >> 32 = 1 AND (id & 0xffffffff) >= 7", 7},
        Edit{"answer_invented",
             "INSERT INTO answer SELECT id + 1, seat, word, digest, at, link, tip FROM answer" + where_answer(9), 10},
        Edit{"snapshot", "UPDATE snapshot SET json = events WHERE game = 1", 10},
        Edit{"snapshot_moved", "UPDATE snapshot SET answers = 4 WHERE game = 1", 10}),
    [](const auto& edited) { return edited.param.name; });

TEST(StoreStanding, altered_is_seen_in_the_list_and_stays_altered) {
    for (const char* column : {"public_json = 'x'", "result_json = 'x'", "status = 1"}) {
        TestFolder folder;
        {
            Library library = must(Library::open(folder.library()));
            game_with(library, 3);
            game_with(library, 3);
        }
        edit(folder.library(), std::string("UPDATE game SET ") + column + " WHERE id = 1");
        Library library = must(Library::open(folder.library()));
        for (const GameSummary& game : must(library.list()))
            EXPECT_EQ(game.health, game.id == GameId{1} ? Health::changed : Health::good);
        EXPECT_EQ(must(library.verify(GameId{1})).health, Health::changed);
        must(library.set_standing(GameId{1}, {Status::in_play, "{}", ""}));
        must(library.append(GameId{1}, 3, sample_answer(3), Standing{Status::in_play, "{}", ""}));
        must(library.truncate(GameId{1}, 4, 3, {}, Standing{Status::in_play, "{}", ""}));
        const StoredGame now = must(library.load(GameId{1}));
        Locks locks{now.header.privacy, {}};
        for (const SeatInfo& seat : now.header.seats) locks.pins.push_back(seat.pin_hash);
        must(library.set_locks(GameId{1}, 3, locks, {"open", {}}, {Status::in_play, "{}", ""}));
        EXPECT_EQ(must(library.verify(GameId{1})).health, Health::changed) << column;
        EXPECT_EQ(must(library.verify(GameId{2})).health, Health::good);
    }
}

TEST_F(StoreAltered, all_answers_deleted_is_seen_by_the_snapshot) {
    edit(folder.library(), "DELETE FROM answer WHERE id >> 32 = 1");
    EXPECT_EQ(must(must(Library::open(folder.library())).verify(GameId{1})).health, Health::changed);
}

}  // namespace
}  // namespace hexmoot::store
