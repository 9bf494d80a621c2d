// Runs hexmoot-cli in a folder of its own.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hexmoot::cli_test {

namespace fs = std::filesystem;

inline std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
inline void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

struct Ran {
    int code = -1;  // 128 + signal if one ended it
    std::string out, err;
};

// A test with a folder for its files; file names in arguments are below it.
class Cli : public testing::Test {
  protected:
    fs::path folder_;

    void SetUp() override {
        const fs::path memory = "/dev/shm";
        const auto parent = access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
        std::string name = (parent / "hexmoot-cli-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = name;
    }
    void TearDown() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    // Starts the program with its output in files; `also` runs in the child just before.
    template <class Also>
    pid_t start(const std::vector<std::string>& arguments, const char* out, Also also) const {
        const pid_t child = fork();
        if (child != 0) return child;
        if (chdir(folder_.c_str()) != 0) _exit(126);
        dup2(open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
        dup2(open("stderr", O_WRONLY | O_CREAT | O_TRUNC, 0600), 2);
        also();
        std::vector<char*> argv{const_cast<char*>(HEXMOOT_CLI)};
        for (const std::string& a : arguments) argv.push_back(const_cast<char*>(a.c_str()));
        argv.push_back(nullptr);
        execv(HEXMOOT_CLI, argv.data());
        _exit(127);
    }
    template <class Also>
    Ran run_with(const std::vector<std::string>& arguments, const char* out, Also also) const {
        int status = 0;
        waitpid(start(arguments, out, also), &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read(folder_ / "stdout"),
                read(folder_ / "stderr")};
    }
    Ran run(const std::vector<std::string>& arguments) const {
        return run_with(arguments, "stdout", [] {});
    }
    std::string text(const char* file) const { return read(folder_ / file); }

    // A game file of this seed after so many words of robots.
    void game(const char* file, const char* words = "0", const char* seed = "7") const {
        const Ran r = run({"play", "air_land_sea", "--seed", seed, "--to", words, "--out", file});
        ASSERT_EQ(r.code, 0) << r.err;
    }
};

}  // namespace hexmoot::cli_test
