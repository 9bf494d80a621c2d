// kill -9 at random moments of robot play: no answer that was reported is lost, and the game is the same after it.
#include <chrono>
#include <random>

#include <poll.h>

#include "engine/play/journal.h"
#include "tests/cli/cli.h"

namespace hexmoot::cli_test {
namespace {

constexpr int report_fd = 9;

int kills() {
    const char* text = std::getenv("HEXMOOT_KILLS");
    return text ? std::atoi(text) : 20;
}

// Reads what comes until `wait_ms` are over, counted from the first report if `from_first`, or the other end is closed.
std::string read_for(int fd, long wait_ms, bool from_first = false) {
    using Clock = std::chrono::steady_clock;
    const auto in = [](long ms) { return Clock::now() + std::chrono::milliseconds(ms); };
    auto until = in(from_first ? 60'000 : wait_ms);
    std::string out;
    for (;;) {
        const long left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        pollfd p{fd, POLLIN, 0};
        if (left < 0 || poll(&p, 1, static_cast<int>(left)) <= 0) return out;
        char block[4096];
        const ssize_t n = ::read(fd, block, sizeof block);
        if (n <= 0) return out;
        if (from_first && out.empty()) until = in(wait_ms);
        out.append(block, static_cast<size_t>(n));
    }
}

// The last whole line as a number; `none` without one.
u64 last_number(const std::string& lines, u64 none) {
    const size_t end = lines.rfind('\n');
    if (end == lines.npos) return none;
    const size_t before = end == 0 ? lines.npos : lines.rfind('\n', end - 1);
    return std::stoull(lines.substr(before == lines.npos ? 0 : before + 1));
}

class Kill : public Cli {
  protected:
    // Robots play in the library until they are killed, so long after their start or their first report; the number of
    // the last answer they reported.
    u64 play_and_kill(long after_ms, bool from_first, u64 before) const {
        int ends[2];
        EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
        const pid_t child = start({"play", "air_land_sea", "--seed", std::to_string(before), "--library", "library",
                                   "--games", "1000000", "--report-fd", std::to_string(report_fd)},
                                  "stdout", [&] { dup2(ends[1], report_fd); });
        close(ends[1]);
        std::string reports = read_for(ends[0], after_ms, from_first);
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status)) << text("stderr");
        reports += read_for(ends[0], 10'000);
        close(ends[0]);
        return last_number(reports, before);
    }
};

TEST_F(Kill, NoReportedAnswerIsLost) {
    std::mt19937 chance(20'261'129);
    u64 committed = 0;
    for (int i = 0; i < kills(); i++) {
        const u64 reported = play_and_kill(static_cast<long>(chance() % 150), i % 4 != 3, committed);
        auto library = store::Library::open(folder_ / "library");
        ASSERT_TRUE(library) << library.error().what;
        u64 found = 0;
        const auto games = library->list();
        ASSERT_TRUE(games);
        for (const store::GameSummary& g : *games) {
            found += g.answers;
            EXPECT_EQ(g.health, store::Health::good);
        }
        EXPECT_TRUE(found == reported || found == reported + 1)
            << "kill " << i << ": " << reported << " reported, " << found << " found";
        if (!games->empty()) {
            const auto resumed = play::resume(*library, games->front().id);  // compares every digest
            ASSERT_TRUE(resumed) << resumed.error().what;
            EXPECT_FALSE(resumed->changed);
            EXPECT_EQ(resumed->match->answers(), games->front().answers);
        }
        committed = found;
    }
    EXPECT_GT(committed, 0u);
    const Ran all = run({"saves", "library", "verify"});
    EXPECT_EQ(all.code, 0) << all.out << all.err;
}

}  // namespace
}  // namespace hexmoot::cli_test
