// Opening: new files, files of other kinds and versions, files that cannot be written.
#include <array>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/store/schema.h"
#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

namespace fs = std::filesystem;

constexpr uid_t nobody_user = 65534;

// While it lives, the process has no more rights than a plain user: root may write everywhere.
class PlainUser {
  public:
    PlainUser() : was_(geteuid()) {
        if (was_ == 0 && seteuid(nobody_user) != 0) throw std::runtime_error("cannot become a plain user");
    }
    PlainUser(const PlainUser&) = delete;
    PlainUser& operator=(const PlainUser&) = delete;
    ~PlainUser() {
        if (seteuid(was_) != 0) std::abort();
    }

  private:
    uid_t was_;
};

void give_to_nobody(const fs::path& path) {
    if (geteuid() == 0 && chown(path.c_str(), nobody_user, nobody_user) != 0)
        throw std::runtime_error("cannot give the file away");
}

std::string pragma(const fs::path& path, const char* name) {
    Database db(path, SQLITE_OPEN_READWRITE, 0);
    return db.text(std::string("PRAGMA ") + name);
}

TEST(StoreOpen, a_new_library_comes_with_its_folder) {
    const TestFolder folder;
    const fs::path path = folder.path() / "some" / "new" / "library.hexmoot";
    {
        Library library = must(Library::open(path));
        EXPECT_EQ(library.path(), path);
        EXPECT_TRUE(must(library.list()).empty());
        game_with(library, 1);
    }
    EXPECT_EQ(pragma(path, "application_id"), std::to_string(application_id));
    EXPECT_EQ(pragma(path, "user_version"), std::to_string(migrations().size()));
    EXPECT_EQ(pragma(path, "journal_mode"), "wal");
    EXPECT_EQ(pragma(path, "integrity_check"), "ok");
    EXPECT_FALSE(fs::exists(path.string() + "-wal"));
    EXPECT_EQ(must(must(Library::open(path)).list()).size(), 1u);
}

TEST(StoreOpen, its_connection_is_durable_and_careful) {
    const TestFolder folder;
    const auto db = open_database(folder.library(), 0);
    EXPECT_EQ(db->text("PRAGMA journal_mode"), "wal");
    EXPECT_EQ(db->integer("PRAGMA synchronous"), 2);  // FULL
    EXPECT_EQ(db->integer("PRAGMA trusted_schema"), 0);
    EXPECT_EQ(db->integer("PRAGMA foreign_keys"), 1);
    EXPECT_EQ(
        db->integer(
            "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite_%'"),
        0);
}

TEST(StoreOpen, an_empty_file_becomes_a_library) {
    const TestFolder folder;
    write_file(folder.library(), "");
    EXPECT_TRUE(must(must(Library::open(folder.library())).list()).empty());
}

TEST(StoreOpen, other_files_are_refused_and_stay_as_they_are) {
    const TestFolder folder;
    std::string garbage;
    for (u32 i = 0, x = 1; i < 20000; i++) garbage += static_cast<char>((x = x * 1664525 + 1013904223) >> 24);
    edit(folder.path() / "other.db", "CREATE TABLE someone (elses TEXT); INSERT INTO someone VALUES ('work')");
    for (const std::string& bytes : {garbage, std::string("a short text\n"), read_file(folder.path() / "other.db")}) {
        write_file(folder.library(), bytes);
        const auto opened = Library::open(folder.library());
        EXPECT_THAT(opened, FailsAs(ErrorKind::not_a_library));
        EXPECT_EQ(read_file(folder.library()), bytes);
    }
    fs::remove(folder.library());
    fs::create_directory(folder.library());
    EXPECT_FALSE(Library::open(folder.library()));
}

TEST(StoreOpen, a_newer_library_is_refused_with_both_versions_and_left_untouched) {
    const TestFolder folder;
    make_library(folder.library(), 3);
    edit(folder.library(), "PRAGMA user_version = 7");
    const std::string before = read_file(folder.library());
    const auto opened = Library::open(folder.library());
    ASSERT_THAT(opened, FailsAs(ErrorKind::newer_version));
    EXPECT_EQ(opened.error().facts,
              (std::vector<std::string>{folder.library().string(), "7", std::to_string(migrations().size())}));
    EXPECT_EQ(read_file(folder.library()), before);
}

TEST(StoreOpen, a_version_below_zero_is_damage) {
    for (const char* version : {"-1", "-2147483648"}) {
        const TestFolder folder;
        make_library(folder.library(), 3);
        edit(folder.library(), std::string("PRAGMA user_version = ") + version);
        EXPECT_THAT(Library::open(folder.library()), FailsAs(ErrorKind::damaged)) << version;
    }
}

TEST(StoreOpen, a_newer_library_whose_program_crashed_keeps_its_log) {
    const TestFolder folder;
    make_library(folder.library(), 3);
    Database other(folder.library(), SQLITE_OPEN_READWRITE, 0);
    other.script("PRAGMA user_version = 7; CREATE TABLE of_the_future (x)");
    const fs::path crashed = folder.path() / "crashed.hexmoot";
    fs::copy_file(folder.library(), crashed);
    fs::copy_file(folder.library().string() + "-wal", crashed.string() + "-wal");
    const std::string log = read_file(crashed.string() + "-wal");
    EXPECT_THAT(Library::open(crashed), FailsAs(ErrorKind::newer_version));
    EXPECT_EQ(read_file(crashed), read_file(folder.library()));
    EXPECT_EQ(read_file(crashed.string() + "-wal"), log);
}

TEST(StoreOpen, an_older_library_is_copied_then_migrated_step_by_step) {
    using namespace std::string_view_literals;
    const TestFolder folder;
    const auto first = "PRAGMA application_id = 1213746516; CREATE TABLE shelf (title TEXT) STRICT"sv;
    const std::array one{first};
    const std::array three{first, "ALTER TABLE shelf ADD COLUMN year INTEGER"sv,
                           "UPDATE shelf SET year = 2000 + length(title)"sv};
    open_database(folder.library(), 0, one)->run("INSERT INTO shelf VALUES ('old')");
    const auto db = open_database(folder.library(), 0, three);
    EXPECT_EQ(db->integer("PRAGMA user_version"), 3);
    EXPECT_EQ(db->integer("SELECT year FROM shelf WHERE title = 'old'"), 2003);
    const std::vector<Backup> copies = Library::backups(folder.library());
    ASSERT_EQ(copies.size(), 1u);
    EXPECT_TRUE(copies[0].label.ends_with("-version-1"));
    EXPECT_EQ(pragma(copies[0].path, "user_version"), "1");
}

TEST(StoreOpen, a_migration_that_fails_leaves_the_version_before_it) {
    using namespace std::string_view_literals;
    const TestFolder folder;
    const std::array steps{"PRAGMA application_id = 1213746516; CREATE TABLE shelf (title TEXT) STRICT"sv,
                           "CREATE TABLE more (x); INSERT INTO nowhere VALUES (1)"sv};
    EXPECT_THROW(open_database(folder.library(), 0, steps), SqlError);
    const auto db = open_database(folder.library(), 0, std::span(steps).first(1));
    EXPECT_EQ(db->integer("PRAGMA user_version"), 1);
    EXPECT_EQ(db->integer("SELECT count(*) FROM sqlite_schema WHERE name = 'more'"), 0);
}

TEST(StoreOpen, a_read_only_file_is_named_and_untouched) {
    const TestFolder folder;
    make_library(folder.library(), 3);
    const std::string before = read_file(folder.library());
    give_to_nobody(folder.path());
    give_to_nobody(folder.library());
    fs::permissions(folder.library(), fs::perms::owner_read);
    const auto opened = [&] {
        const PlainUser user;
        return Library::open(folder.library());
    }();
    EXPECT_THAT(opened, FailsAs(ErrorKind::read_only));
    EXPECT_EQ(read_file(folder.library()), before);
}

TEST(StoreOpen, a_read_only_folder_is_named_and_untouched) {
    const TestFolder folder;
    make_library(folder.library(), 3);
    const std::string before = read_file(folder.library());
    give_to_nobody(folder.path());
    give_to_nobody(folder.library());
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
    {
        const PlainUser user;
        EXPECT_THAT(Library::open(folder.library()), FailsAs(ErrorKind::read_only));
        EXPECT_THAT(Library::open(folder.path() / "new.hexmoot"), FailsAs(ErrorKind::read_only));
        EXPECT_THAT(Library::open(folder.path() / "sub" / "new.hexmoot"), FailsAs(ErrorKind::read_only));
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(read_file(folder.library()), before);
    EXPECT_EQ(must(must(Library::open(folder.library())).load(GameId{1})).answers.size(), 3u);
}

TEST(StoreOpen, a_library_that_someone_else_writes_to_is_busy_for_a_moment) {
    const TestFolder folder;
    Library library = must(Library::open(folder.library(), {.busy_ms = 20, .now = {}}));
    const GameId game = game_with(library, 1);
    Database other(folder.library(), SQLITE_OPEN_READWRITE, 0);
    {
        const Transaction long_one(other);
        EXPECT_THAT(library.append(game, 1, sample_answer(1)), FailsAs(ErrorKind::busy));
        EXPECT_EQ(must(library.load(game)).answers.size(), 1u);  // reading goes on
    }
    must(library.append(game, 1, sample_answer(1)));
}

TEST(StoreOpen, every_error_has_its_three_sentences) {
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::io); kind++) {
        const StoreError error = make_error(ErrorKind{kind}, {"first", "second", "third"});
        EXPECT_NE(error.what.find("first"), std::string::npos) << error.what;
        for (const std::string& sentence : {error.what, error.safe, error.todo}) {
            EXPECT_TRUE(sentence.ends_with('.')) << sentence;
            EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
        }
    }
}

}  // namespace
}  // namespace hexmoot::store
