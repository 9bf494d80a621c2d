// Programs that die, and programs that share a library.
#include <chrono>
#include <csignal>
#include <functional>
#include <random>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/support.h"

namespace hexmoot::store {
namespace {

// Runs the work in a process of its own, which ends when the work does.
pid_t start_process(const std::function<void()>& work) {
    const pid_t child = fork();
    if (child != 0) return child;
    try {
        work();
    } catch (const std::exception& error) {
        fprintf(stderr, "%s\n", error.what());
        _exit(1);
    }
    _exit(0);
}

int wait_for(pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// Plays game 1 for ever: appends, now and then a snapshot or an undo; writes how many answers are safe after each.
void play_for_ever(const std::filesystem::path& path, int to) {
    Library library = must(Library::open(path));
    auto n = static_cast<u32>(must(library.load(GameId{1})).answers.size());
    for (u32 turn = 0;; turn++) {
        must(library.append(GameId{1}, n, sample_answer(n),
                            turn % 5 == 0 ? std::optional<Standing>({Status::in_play, "{}", ""}) : std::nullopt));
        n++;
        if (turn % 10 == 9) must(library.snapshot(GameId{1}, {n, 1, std::vector<u8>(500, 7), "{}", "events"}));
        if (write(to, &n, sizeof n) != sizeof n) return;
    }
}

TEST(StoreCrash, after_kill_9_the_answers_are_those_told_or_one_more) {
    const TestFolder folder;
    must(must(Library::open(folder.library())).create_game(sample_header()));
    std::mt19937 random(20261129);
    u32 before = 0;
    const int times = count("HEXMOOT_KILLS", 20);
    for (int i = 0; i < times; i++) {
        int pipe_ends[2];
        ASSERT_EQ(pipe(pipe_ends), 0);
        const pid_t child = start_process([&] { play_for_ever(folder.library(), pipe_ends[1]); });
        close(pipe_ends[1]);
        u32 told = before;
        if (i % 4 != 0 && read(pipe_ends[0], &told, sizeof told) != sizeof told)
            FAIL() << "the child told nothing";  // every fourth may die while opening
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 15'000));
        kill(child, SIGKILL);
        for (u32 n; read(pipe_ends[0], &n, sizeof n) == sizeof n;) told = n;
        close(pipe_ends[0]);
        EXPECT_EQ(wait_for(child), -SIGKILL);

        Library library = must(Library::open(folder.library()));
        const StoredGame game = must(library.load(GameId{1}));
        EXPECT_EQ(game.health, Health::good);
        EXPECT_TRUE(game.answers.size() == told || game.answers.size() == told + 1)
            << game.answers.size() << " instead of " << told;
        for (u32 n = 0; n < game.answers.size(); n++) ASSERT_EQ(game.answers[n], sample_answer(n));
        before = static_cast<u32>(game.answers.size());
        if (before > 3000) {  // keep the test short
            must(library.truncate(GameId{1}, before, 100));
            before = 100;
        }
    }
}

TEST(StoreCrash, two_programs_never_mix_their_answers) {
    const TestFolder folder;
    must(must(Library::open(folder.library())).create_game(sample_header()));
    // Each adds 100 answers. One that is behind is refused, looks again, and goes on.
    const auto play = [&](int seat) {
        Library library = must(Library::open(folder.library(), {.busy_ms = 10'000, .now = {}}));
        u32 n = 0;
        for (u32 said = 0; said < 100;) {
            const auto done = library.append(GameId{1}, n, {seat, std::to_string(said), false, n});
            if (!done && done.error().kind != ErrorKind::conflict) throw std::runtime_error(done.error().what);
            if (done) said++;
            n = done ? n + 1 : static_cast<u32>(std::stoul(done.error().facts[0]));
        }
    };
    const pid_t a = start_process([&] { play(0); }), b = start_process([&] { play(1); });
    EXPECT_EQ(wait_for(a), 0);
    EXPECT_EQ(wait_for(b), 0);
    Library library = must(Library::open(folder.library()));
    const StoredGame game = must(library.load(GameId{1}));
    EXPECT_EQ(game.health, Health::good);
    ASSERT_EQ(game.answers.size(), 200u);
    u32 next[2] = {0, 0};
    for (u32 n = 0; n < 200; n++) {
        EXPECT_EQ(game.answers[n].digest, n);
        EXPECT_EQ(game.answers[n].word, std::to_string(next[game.answers[n].seat]++));
    }
}

TEST(StoreCrash, several_programs_may_make_the_library_at_once) {
    for (int round = 0; round < 10; round++) {
        const TestFolder folder;
        std::vector<pid_t> children;
        for (int i = 0; i < 4; i++)
            children.push_back(start_process([&] {
                Library library = must(Library::open(folder.library(), {.busy_ms = 10'000, .now = {}}));
                game_with(library, 3);
            }));
        for (const pid_t child : children) EXPECT_EQ(wait_for(child), 0);
        EXPECT_EQ(must(must(Library::open(folder.library())).list()).size(), 4u);
    }
}

}  // namespace
}  // namespace hexmoot::store
