// store_bench [FOLDER]: a durable answer beside a bare WAL insert on the same disk, in turns. Exit code 1 above the
// limit.
#include <cstdio>
#include <filesystem>

#include "engine/store/commit_bench.h"

int main(int argc, char** argv) {
    using namespace hexmoot::store;
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(argc > 1 ? argv[1] : ".") / "store_bench";
    fs::create_directories(folder);
    const auto figures = measure_commits(folder, 11'000);
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
    row("bare WAL insert", figures->bare);
    row("answers 10..1009", figures->early);
    row("answers 10000..10999", figures->late);
    std::printf("commit_ratio %.3f (limit 1.2)\n", figures->ratio());
    return figures->ratio() <= 1.2 ? 0 : 1;
}
