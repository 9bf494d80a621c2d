// Disks that fill up or fail: every accepted answer stays, and the refused one can be given again.
#include <gtest/gtest.h>
#include <sys/mount.h>

#include "tests/store/fault_disk.h"
#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

namespace fs = std::filesystem;

void expect_answers(Library& library, u32 answers) {
    const StoredGame game = must(library.load(GameId{1}));
    EXPECT_EQ(game.health, Health::good);
    ASSERT_EQ(game.answers.size(), answers);
    for (u32 n = 0; n < answers; n++) EXPECT_EQ(game.answers[n], sample_answer(n));
}

// Counts the accepted answers in n; returns the refusal.
Result<void> append_until_refused(Library& library, u32& n) {
    for (; n < 100'000; n++)
        if (auto done = library.append(GameId{1}, n, sample_answer(n)); !done) return done;
    return {};
}

TEST(StoreFault, an_answer_is_one_sync_of_the_disk) {
    FaultDisk disk;
    const TestFolder folder;
    Library library = must(Library::open(folder.library()));
    game_with(library, 1);
    const int before = disk.syncs();
    must(library.append(GameId{1}, 1, sample_answer(1)));
    EXPECT_EQ(disk.syncs() - before, 1);
    must(library.append(GameId{1}, 2, sample_answer(2), Standing{Status::in_play, "{}", ""}));
    EXPECT_EQ(disk.syncs() - before, 2);
}

class StoreFaultAt : public testing::TestWithParam<int> {};  // the SQLite code of the failure

// Plays `before` answers, lets the disk fail `fail_at` writes later, and goes on both ways: after a crash, and once
// there is room.
void expect_nothing_lost(FaultDisk& disk, int code, u32 before, int fail_at) {
    const TestFolder folder;
    Library library = must(Library::open(folder.library()));
    game_with(library, before);
    disk.fail_after(fail_at, code);
    u32 n = before;
    const auto last = append_until_refused(library, n);
    ASSERT_FALSE(last);
    EXPECT_THAT(last.error().kind, testing::AnyOf(ErrorKind::disk_full, ErrorKind::io)) << last.error().what;
    expect_answers(library, n);  // it can still be read and exported

    // A crash now: the files as they are, opened on a healthy disk.
    const fs::path crashed = folder.path() / "crashed.hexmoot";
    fs::copy_file(folder.library(), crashed);
    fs::copy_file(folder.library().string() + "-wal", crashed.string() + "-wal");
    disk.heal();
    Library after_crash = must(Library::open(crashed));
    const auto answers = static_cast<u32>(must(after_crash.load(GameId{1})).answers.size());
    EXPECT_TRUE(answers == n || answers == n + 1) << answers << " instead of " << n;
    expect_answers(after_crash, answers);

    // No crash: once there is room again the game goes on.
    must(library.append(GameId{1}, n, sample_answer(n)));
    expect_answers(library, n + 1);
}

TEST_P(StoreFaultAt, no_write_that_fails_loses_an_accepted_answer) {
    FaultDisk disk;
    for (int fail_at = 0; fail_at < (every_fault() ? 600 : 100); fail_at++)
        expect_nothing_lost(disk, GetParam(), 3, fail_at);
}

// SQLite takes its log over into the library every 1,000 pages; an answer is a little more than one page and three
// writes.
TEST_P(StoreFaultAt, a_log_that_cannot_be_taken_over_loses_nothing) {
    FaultDisk disk;
    for (int fail_at = 0; fail_at < 400; fail_at += every_fault() ? 1 : 9)
        expect_nothing_lost(disk, GetParam(), 900, fail_at);
}

TEST_P(StoreFaultAt, every_other_write_is_done_or_not_done) {
    FaultDisk disk;
    for (int fail_at = 0; fail_at < 60; fail_at++) {
        const TestFolder folder;
        Library library = must(Library::open(folder.library()));
        game_with(library, 6);
        const std::string file = must(library.export_game(GameId{1}, "A pass\n"));
        const StoredGame before = must(library.load(GameId{1}));
        disk.fail_after(fail_at, GetParam());
        const Standing ended{Status::finished, "{}", "won"};
        const bool created = library.create_game(sample_header(), ended).has_value();
        const bool imported = library.import_game(file).has_value();
        const bool renamed = library.rename(GameId{1}, "renamed").has_value();
        const bool snapped = library.snapshot(GameId{1}, {4, 1, {u8{1}}, "{}", "e"}).has_value();
        const bool undone = library.truncate(GameId{1}, 6, 5, std::vector<Reseed>{{5, 1}}, ended).has_value();
        const bool copied = library.daily_backup().has_value();
        disk.heal();
        library = must(Library::open(folder.path() / "other"));
        library = must(Library::open(folder.library()));
        const StoredGame now = must(library.load(GameId{1}));
        EXPECT_EQ(now.health, Health::good);
        EXPECT_EQ(now.header.title, renamed ? "renamed" : before.header.title);
        EXPECT_EQ(now.snapshot.has_value(), snapped);
        EXPECT_EQ(now.answers.size(), undone ? 5u : 6u);
        EXPECT_EQ(now.reseeds.size(), undone ? 1u : 0u);
        EXPECT_EQ(now.standing, undone ? ended : Standing{});
        if (created) {
            EXPECT_EQ(must(library.load(GameId{2})).standing, ended);
        }
        EXPECT_EQ(must(library.list()).size(), 1u + created + imported);
        for (const Verdict& verdict : must(library.verify_all())) EXPECT_EQ(verdict.health, Health::good);
        EXPECT_EQ(Library::backups(folder.library()).size(), copied ? 1u : 0u);
    }
}

TEST_P(StoreFaultAt, an_opening_that_fails_can_be_repeated) {
    FaultDisk disk;
    for (int fail_at = 0;; fail_at++) {
        const TestFolder folder;
        disk.fail_after(fail_at, GetParam());
        const bool opened = Library::open(folder.library()).has_value();
        disk.heal();
        make_library(folder.library(), 1);
        if (opened) break;
    }
}

INSTANTIATE_TEST_SUITE_P(, StoreFaultAt, testing::Values(SQLITE_FULL, SQLITE_IOERR_WRITE),
                         [](const auto& code) { return code.param == SQLITE_FULL ? "full" : "broken"; });

// A real disk of 600 KB, where the system lets us make one.
class SmallDisk {
  public:
    explicit SmallDisk(fs::path at) : at_(std::move(at)) {
        fs::create_directory(at_);
        mounted_ = mount("none", at_.c_str(), "tmpfs", 0, "size=600k") == 0;
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (mounted_) umount2(at_.c_str(), MNT_DETACH);
    }
    explicit operator bool() const { return mounted_; }

  private:
    fs::path at_;
    bool mounted_ = false;
};

TEST(StoreFault, a_full_disk_refuses_the_answer_and_keeps_the_game) {
    const TestFolder folder;
    const fs::path at = folder.path() / "small";
    const SmallDisk small(at);
    if (!small) GTEST_SKIP() << "no right to mount a small disk";
    Library library = must(Library::open(at / "library.hexmoot"));
    must(library.create_game(sample_header()));
    write_file(at / "ballast", std::string(200'000, 'x'));
    u32 n = 0;
    const auto last = append_until_refused(library, n);
    EXPECT_THAT(last, FailsAs(ErrorKind::disk_full));
    expect_answers(library, n);
    EXPECT_THAT(library.daily_backup(), FailsAs(ErrorKind::disk_full));
    EXPECT_THAT(Library::open(at / "second.hexmoot"), FailsAs(ErrorKind::disk_full));
    const std::string file = must(library.export_game(GameId{1}, "A pass\n"));  // the way out: to another disk
    fs::remove(at / "ballast");
    must(library.append(GameId{1}, n, sample_answer(n)));
    expect_answers(library, n + 1);
    Library elsewhere = must(Library::open(folder.path() / "elsewhere.hexmoot"));
    expect_answers(elsewhere, (must(elsewhere.import_game(file)), n));
}

}  // namespace
}  // namespace hexmoot::store
