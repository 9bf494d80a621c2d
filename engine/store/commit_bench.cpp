#include "engine/store/commit_bench.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/store/library.h"
#include "engine/store/sqlite.h"

namespace hexmoot::store {
namespace {

template <class Work>
double microseconds(Work&& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

Times times_of(std::span<const double> all) {
    std::vector<double> sorted(all.begin(), all.end());
    std::ranges::sort(sorted);
    return {sorted[sorted.size() / 2], sorted[sorted.size() * 99 / 100]};
}

}  // namespace

Result<CommitFigures> measure_commits(const std::filesystem::path& folder, u32 answers) {
    return attempt(folder, [&] {
        const auto ours = [](auto result) {
            if (!result) throw StoreError(result.error());
            if constexpr (!std::is_void_v<typename decltype(result)::value_type>) return std::move(*result);
        };
        Library library = ours(Library::open(folder / "library.hexmoot"));
        const GameId game =
            ours(library.create_game({"bench", 1, "", 1, "{}", {{"A", 0, ""}, {"B", 1, ""}}, "", "open"}));
        Database bare(folder / "bare.db", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, 0);
        bare.script(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE answer (game INTEGER, n INTEGER, seat INTEGER, word TEXT, digest INTEGER)");
        // In a library of its own: with another game played in between, each answer would also note which was last.
        Library other = ours(Library::open(folder / "other.hexmoot"));
        const GameId told = ours(other.create_game({"bench", 1, "", 2, "{}", {{"A", 0, ""}}, "", "open"}));
        const Standing standing{Status::in_play, R"({"next":["A"],"points":[6,4],"clock":"battle 2"})", ""};
        std::vector<double> append_times, told_times, bare_times;
        for (u32 n = 0; n < answers; n++) {
            const Answer answer{static_cast<int>(n % 2), "play", n % 3 == 0, n * 0x9E3779B97F4A7C15u};
            bare_times.push_back(microseconds([&] {
                bare.run("INSERT INTO answer VALUES (1, ?, ?, ?, ?)", n, answer.seat, answer.word, answer.digest);
            }));
            append_times.push_back(microseconds([&] { ours(library.append(game, n, answer)); }));
            told_times.push_back(microseconds([&] { ours(other.append(told, n, answer, standing)); }));
        }
        const std::span all(append_times);
        return CommitFigures{times_of(all), times_of(told_times), times_of(bare_times), times_of(all.subspan(10, 1000)),
                             times_of(all.last(1000))};
    });
}

}  // namespace hexmoot::store
