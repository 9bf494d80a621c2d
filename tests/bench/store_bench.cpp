// store_bench [FOLDER]: a durable answer beside a bare WAL insert on the same disk, in turns. Exit code 1 above the
// limit.
#include <chrono>
#include <cstdio>
#include <filesystem>

#include "engine/store/commit_bench.h"
#include "engine/store/library.h"

int main(int argc, char** argv) {
    using namespace hexmoot::store;
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(argc > 1 ? argv[1] : ".") / "store_bench";
    fs::create_directories(folder);
    const auto figures = measure_commits(folder, 11'000);
    const auto start = std::chrono::steady_clock::now();
    auto library = Library::open(folder / "library.hexmoot");
    const auto opened = std::chrono::steady_clock::now();
    const auto answers = library ? library->verify(GameId{1})->good_answers : 0u;
    const auto loaded = std::chrono::steady_clock::now();
    fs::remove_all(folder);
    if (!figures) {
        std::fprintf(stderr, "%s\n", figures.error().what.c_str());
        return 2;
    }
    std::printf("%-22s %10s %10s\n", "microseconds", "median", "p99");
    const auto row = [](const char* name, const Times& t) {
        std::printf("%-22s %10.0f %10.0f\n", name, t.median, t.p99);
    };
    row("durable answer", figures->append);
    row("the same, new standing", figures->told);
    row("bare WAL insert", figures->bare);
    row("answers 10..1009", figures->early);
    row("answers 10000..10999", figures->late);
    const auto ms = [](auto time) { return std::chrono::duration<double, std::milli>(time).count(); };
    std::printf("open and check the library %.1f ms; load and verify %u answers %.1f ms\n", ms(opened - start), answers,
                ms(loaded - opened));
    std::printf("commit_ratio %.3f (limit 1.2)\n", figures->ratio());
    return figures->ratio() <= 1.2 ? 0 : 1;
}
