// Daily copies.
#include <gtest/gtest.h>

#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

class StoreBackup : public testing::Test {
  protected:
    static constexpr i64 day = 86400;
    TestFolder folder;
    i64 clock = 1'795'910'400;  // 2026-11-29 00:00 UTC
    Library library = must(Library::open(folder.library(), {.busy_ms = 0, .now = [this] { return clock; }}));

    std::vector<std::string> labels() const {
        std::vector<std::string> out;
        for (const Backup& copy : Library::backups(folder.library())) out.push_back(copy.label);
        return out;
    }
};

TEST_F(StoreBackup, one_copy_a_day) {
    EXPECT_TRUE(must(library.daily_backup()));
    clock += day - 1;
    EXPECT_FALSE(must(library.daily_backup()));
    clock += 1;
    EXPECT_TRUE(must(library.daily_backup()));
    EXPECT_THAT(labels(), ElementsAre("2026-11-30", "2026-11-29"));
    EXPECT_EQ(Library::backups(folder.library())[0].path, folder.path() / "backup" / "library-2026-11-30.hexmoot");
}

TEST_F(StoreBackup, copies_are_kept_seven_days) {
    for (int i = 0; i < 12; i++, clock += day) must(library.daily_backup());
    EXPECT_THAT(labels(), ElementsAre("2026-12-10", "2026-12-09", "2026-12-08", "2026-12-07", "2026-12-06",
                                      "2026-12-05", "2026-12-04"));
}

TEST_F(StoreBackup, files_of_others_in_the_folder_are_left_alone) {
    must(library.daily_backup());
    const fs::path backup = folder.path() / "backup";
    for (const char* name : {"notes.txt", "other-2001-01-01.hexmoot", "library-2001-01-01-version-1.hexmoot",
                             "library-2001-01-01.hexmoot.part"})
        write_file(backup / name, "x");
    write_file(backup / "library-2001-01-01.hexmoot", "old");
    clock += day;
    must(library.daily_backup());
    EXPECT_THAT(labels(), ElementsAre("2026-11-30", "2026-11-29", "2001-01-01-version-1"));
    EXPECT_TRUE(fs::exists(backup / "notes.txt"));
    EXPECT_TRUE(fs::exists(backup / "other-2001-01-01.hexmoot"));
}

TEST_F(StoreBackup, a_copy_is_a_whole_library_of_that_moment) {
    const GameId game = game_with(library, 30);
    must(library.daily_backup());
    must(library.append(game, 30, sample_answer(30)));
    const fs::path copy = Library::backups(folder.library())[0].path;
    Library other = must(Library::open(copy));
    EXPECT_EQ(must(other.load(game)).answers.size(), 30u);
    EXPECT_EQ(must(other.verify(game)).health, Health::good);
}

TEST_F(StoreBackup, what_a_crash_left_of_a_copy_is_no_copy_and_no_obstacle) {
    fs::create_directory(folder.path() / "backup");
    write_file(folder.path() / "backup" / "library-2026-11-29.hexmoot.part", "half a copy");
    EXPECT_THAT(labels(), ElementsAre());
    EXPECT_TRUE(must(library.daily_backup()));
    EXPECT_THAT(labels(), ElementsAre("2026-11-29"));
}

TEST_F(StoreBackup, a_library_without_copies_has_none) { EXPECT_TRUE(Library::backups("/nowhere/at/all").empty()); }

}  // namespace
}  // namespace hexmoot::store
