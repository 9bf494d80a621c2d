// What the tests of the store share: a folder of their own, sample games, and a second hand that edits the file behind
// the library's back.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <sqlite3.h>
#include <unistd.h>

#include "engine/store/library.h"

namespace hexmoot::store {

// A folder that lives as long as the test.
class TestFolder {
  public:
    TestFolder() {
        // In memory if possible: what these tests show does not depend on a disk, and a busy disk takes 4 ms a commit.
        const std::filesystem::path memory = "/dev/shm";
        const auto parent = access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path();
        std::string name = (parent / "store_test_XXXXXX").string();
        if (!mkdtemp(name.data())) throw std::runtime_error("no folder for the test");
        path_ = name;
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path library() const { return path_ / "library.hexmoot"; }

  private:
    std::filesystem::path path_;
};

// The value of a result; the test ends with the error's words if there is none.
template <class T>
T must(Result<T> result) {
    if (!result) throw std::runtime_error(result.error().what);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

MATCHER_P(FailsAs, kind, "fails as " + std::string(name(kind))) {
    if (arg.has_value()) {
        *result_listener << "succeeds";
        return false;
    }
    *result_listener << "fails as " << name(arg.error().kind) << ": " << arg.error().what;
    const StoreError& e = arg.error();
    return e.kind == kind && !e.what.empty() && !e.safe.empty() && !e.todo.empty();
}

inline GameHeader sample_header() {
    return {"air_land_sea",
            3,
            "c0ffee",
            0xFEDCBA9876543210u,
            R"({"longGame":true})",
            {{"Vermilion", 0, ""}, {"Azure", 1, "hash of a PIN"}},
            "Friday war",
            "locked"};
}

inline Answer sample_answer(u32 n) {
    return {static_cast<int>(n % 2), "word" + std::to_string(n), n % 3 == 1, u64{n} * 0x9E3779B97F4A7C15u + 1};
}

inline GameId game_with(Library& library, u32 answers) {
    const GameId game = must(library.create_game(sample_header()));
    for (u32 n = 0; n < answers; n++) must(library.append(game, n, sample_answer(n)));
    return game;
}

// A closed library with one game, number 1.
inline void make_library(const std::filesystem::path& path, u32 answers) {
    Library library = must(Library::open(path));
    game_with(library, answers);
}

inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void write_file(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// Runs SQL on the file as another program would.
inline void edit(const std::filesystem::path& path, const std::string& sql) {
    sqlite3* db = nullptr;
    sqlite3_open(path.c_str(), &db);
    char* error = nullptr;
    if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &error) != SQLITE_OK) ADD_FAILURE() << sql << ": " << error;
    sqlite3_free(error);
    sqlite3_close(db);
}

// A number of packaging/counts.txt.
inline int count(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : otherwise;
}
// Whether a disk fails at every write rather than at some.
inline bool every_fault() { return count("HEXMOOT_EVERY_FAULT", 0) != 0; }

}  // namespace hexmoot::store
