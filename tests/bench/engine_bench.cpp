// Figures of the engine (targets in the README of the benchmarks below): cmake -DHEXMOOT_BENCH=ON, then
//   build/release/bin/engine_bench
// Instructions for each word, which do not depend on the machine's load:
//   valgrind --tool=callgrind --toggle-collect='hexmoot::als::play_wars*' build/release/bin/engine_bench --wars 200
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include <benchmark/benchmark.h>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/kernel/match.h"
#include "engine/kernel/random_player.h"

namespace hexmoot::als {

using War = Match<AirLandSea>;

Setup setup(u64 seed) { return {2, seed, std::vector<int>(option_count)}; }

// Plays wars inline with random players; returns how many words were said.
[[gnu::noinline]] u64 play_wars(u64 first_seed, int wars) {
    Offer offer;
    u64 words = 0;
    for (int i = 0; i < wars; i++) {
        Position<AirLandSea> p{*AirLandSea::setup(setup(first_seed + static_cast<u64>(i))), {}};
        RandomPlayer<AirLandSea> player(first_seed + static_cast<u64>(i));
        words += p.run(player, offer, [](const State&) { return false; });
    }
    return words;
}

namespace {

// A war played by stepping to its end.
War war(u64 seed) {
    War w = *War::start(setup(seed));
    RandomPlayer<AirLandSea> player(seed);
    while (!w.over())
        if (!w.give(player.choose(w.prompt(), w.offer()))) std::abort();
    return w;
}
// Of some wars the one with the most words.
War longest_war() {
    War best = war(1);
    for (u64 seed = 2; seed <= 200; seed++)
        if (War w = war(seed); w.answers() > best.answers()) best = std::move(w);
    return best;
}

// Target: 5 M words a second.
void random_play(benchmark::State& state) {
    u64 words = 0, seed = 1;
    for ([[maybe_unused]] auto _ : state) words += play_wars(seed++, 1);
    state.counters["words/s"] = benchmark::Counter(static_cast<double>(words), benchmark::Counter::kIsRate);
}
BENCHMARK(random_play);

// An answer from a person: give it, know what may be said next and what not and why, and see the table. Target: 1 ms at
// the 99th percentile.
void persons_answer(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> took;
    u64 seed = 1;
    War w = *War::start(setup(seed));
    RandomPlayer<AirLandSea> player(seed);
    for ([[maybe_unused]] auto _ : state) {
        if (w.over()) {
            state.PauseTiming();
            w = *War::start(setup(++seed));
            state.ResumeTiming();
        }
        const Answer a = player.choose(w.prompt(), w.offer());
        const auto begun = Clock::now();
        benchmark::DoNotOptimize(w.give(a));
        benchmark::DoNotOptimize(w.view(a.seat));
        benchmark::DoNotOptimize(w.view(Viewer::table()));
        took.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begun).count());
    }
    std::sort(took.begin(), took.end());
    state.counters["median_us"] = took[took.size() / 2];
    state.counters["p99_us"] = took[took.size() * 99 / 100];
}
BENCHMARK(persons_answer);

void copy_position(benchmark::State& state) {
    const War w = longest_war();
    for ([[maybe_unused]] auto _ : state) {
        Position<AirLandSea> p = w.position();
        benchmark::DoNotOptimize(p);
    }
}
BENCHMARK(copy_position);

// Target: 20 ms at the end of the longest game.
void undo_and_redo_at_the_end(benchmark::State& state) {
    War w = longest_war();
    while (!w.can_undo())
        if (!w.takeback()) std::abort();
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(w.undo());
        benchmark::DoNotOptimize(w.redo());
    }
    state.counters["answers"] = static_cast<double>(w.answers());
}
BENCHMARK(undo_and_redo_at_the_end);

// Load and verify 10,000 answers from the record. Target: 50 k answers a second.
void load_record(benchmark::State& state) {
    std::vector<Record> records;
    size_t answers = 0;
    for (u64 seed = 1; answers < 10'000; seed++) {
        records.push_back(war(seed).record());
        answers += records.back().words.size();
    }
    for ([[maybe_unused]] auto _ : state)
        for (const Record& r : records)
            if (!War::load(r)) std::abort();
    state.counters["answers/s"] =
        benchmark::Counter(static_cast<double>(answers), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(load_record);

}  // namespace
}  // namespace hexmoot::als

int main(int argc, char** argv) {
    if (argc == 3 && std::strcmp(argv[1], "--wars") == 0) {
        std::cout << hexmoot::als::play_wars(1, std::atoi(argv[2])) << " words\n";
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
}
