// Figures of the engine, for each game and number of seats: cmake -DHEXMOOT_BENCH=ON, then
//   build/release/bin/engine_bench
// Instructions for each word, which do not depend on the machine's load: packaging/instructions; where they go:
//   valgrind --tool=callgrind --toggle-collect='*play_games*' build/release/bin/engine_bench --play thunders_edge 3 20
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include <benchmark/benchmark.h>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/games/thunders_edge/thunders_edge.h"
#include "engine/kernel/match.h"
#include "engine/kernel/random_player.h"

namespace hexmoot {

template <Rules G>
Setup usual(int seats, u64 seed) {
    Setup setup{seats, seed, {}};
    for (const OptionSpec& o : G::options()) setup.options.push_back(o.usual);
    return setup;
}

// Plays games inline with random players, from the seeds 1, 2, ...; returns how many words were said.
template <Rules G>
[[gnu::noinline]] u64 play_games(int seats, u64 first_seed, int games) {
    Offer offer;
    u64 words = 0;
    for (int i = 0; i < games; i++) {
        const u64 seed = first_seed + static_cast<u64>(i);
        Position<G> p{*G::setup(usual<G>(seats, seed)), {}};
        RandomPlayer<G> player(seed);
        words += p.run(player, offer, [](const typename G::State&) { return false; });
    }
    return words;
}

namespace {

int seats_of(const benchmark::State& state) { return static_cast<int>(state.range(0)); }

// A game played by stepping to its end.
template <Rules G>
Match<G> whole_game(int seats, u64 seed) {
    Match<G> m = *Match<G>::start(usual<G>(seats, seed));
    RandomPlayer<G> player(seed);
    while (!m.over())
        if (!m.give(player.choose(m.prompt(), m.offer()))) std::abort();
    return m;
}
// The one with the most words of those that have 20,000 together.
template <Rules G>
Match<G> longest_game(int seats) {
    Match<G> best = whole_game<G>(seats, 1);
    size_t words = best.answers();
    for (u64 seed = 2; words < 20'000; seed++) {
        Match<G> m = whole_game<G>(seats, seed);
        words += m.answers();
        if (m.answers() > best.answers()) best = std::move(m);
    }
    return best;
}

// Target: Air, Land & Sea 5 M words a second, Thunder's Edge 1 M.
template <Rules G>
void random_play(benchmark::State& state) {
    u64 words = 0, seed = 1;
    for ([[maybe_unused]] auto _ : state) words += play_games<G>(seats_of(state), seed++, 1);
    state.counters["words/s"] = benchmark::Counter(static_cast<double>(words), benchmark::Counter::kIsRate);
}

// An answer from a person: give it, know what may be said next and what not and why, and see the table. Target: 1 ms at
// the 99th percentile.
template <Rules G>
void persons_answer(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> took;
    u64 seed = 1;
    Match<G> m = *Match<G>::start(usual<G>(seats_of(state), seed));
    RandomPlayer<G> player(seed);
    for ([[maybe_unused]] auto _ : state) {
        if (m.over()) {
            state.PauseTiming();
            m = *Match<G>::start(usual<G>(seats_of(state), ++seed));
            state.ResumeTiming();
        }
        const Answer a = player.choose(m.prompt(), m.offer());
        const auto begun = Clock::now();
        benchmark::DoNotOptimize(m.give(a));
        benchmark::DoNotOptimize(m.view(a.seat));
        benchmark::DoNotOptimize(m.view(Viewer::table()));
        took.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begun).count());
    }
    std::sort(took.begin(), took.end());
    state.counters["median_us"] = took[took.size() / 2];
    state.counters["p99_us"] = took[took.size() * 99 / 100];
}

template <Rules G>
void copy_position(benchmark::State& state) {
    const Match<G> m = longest_game<G>(seats_of(state));
    for ([[maybe_unused]] auto _ : state) {
        Position<G> p = m.position();
        benchmark::DoNotOptimize(p);
    }
}

// Target: 20 ms at the end of the longest game.
template <Rules G>
void undo_and_redo_at_the_end(benchmark::State& state) {
    Match<G> m = longest_game<G>(seats_of(state));
    while (!m.can_undo())
        if (!m.takeback()) std::abort();
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(m.undo());
        benchmark::DoNotOptimize(m.redo());
    }
    state.counters["answers"] = static_cast<double>(m.answers());
}

// Load and verify 10,000 answers from the record. Target: 50 k answers a second.
template <Rules G>
void load_record(benchmark::State& state) {
    std::vector<Record> records;
    size_t answers = 0;
    for (u64 seed = 1; answers < 10'000; seed++) {
        records.push_back(whole_game<G>(seats_of(state), seed).record());
        answers += records.back().words.size();
    }
    for ([[maybe_unused]] auto _ : state)
        for (const Record& r : records)
            if (!Match<G>::load(r)) std::abort();
    state.counters["answers/s"] =
        benchmark::Counter(static_cast<double>(answers), benchmark::Counter::kIsIterationInvariantRate);
}

template <Rules G>
void measure() {
    const std::string game(G::id);
    const auto add = [&](const char* what, void (*figure)(benchmark::State&)) {
        benchmark::RegisterBenchmark((game + '/' + what).c_str(), figure)->DenseRange(G::min_seats, G::max_seats);
    };
    add("random_play", random_play<G>);
    add("persons_answer", persons_answer<G>);
    add("copy_position", copy_position<G>);
    add("undo_and_redo_at_the_end", undo_and_redo_at_the_end<G>);
    add("load_record", load_record<G>);
}

}  // namespace
}  // namespace hexmoot

int main(int argc, char** argv) {
    using namespace hexmoot;
    if (argc == 5 && std::strcmp(argv[1], "--play") == 0) {
        const bool edge = argv[2] == te::ThundersEdge::id;
        std::cout << (edge ? play_games<te::ThundersEdge> : play_games<als::AirLandSea>)(std::atoi(argv[3]), 1,
                                                                                         std::atoi(argv[4]))
                  << " words\n";
        return 0;
    }
    measure<als::AirLandSea>();
    measure<te::ThundersEdge>();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
}
