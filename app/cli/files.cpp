#include "app/cli/files.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/verbs.h"
#include "engine/content/text_file.h"
#include "engine/store/game_file.h"

namespace hexmoot::cli {
namespace {

namespace fs = std::filesystem;

class File {
  public:
    File(const fs::path& path, int flags) : fd_(open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (fd_ >= 0) close(fd_);
    }
    explicit operator bool() const { return fd_ >= 0; }
    int fd() const { return fd_; }
    void wait_from_now_on() const { fcntl(fd_, F_SETFL, 0); }
    bool close_well() { return close(std::exchange(fd_, -1)) == 0; }

  private:
    int fd_;
};

std::string system_words() { return std::generic_category().message(errno); }

bool write_all(int fd, std::string_view text) {
    while (!text.empty()) {
        const ssize_t n = write(fd, text.data(), text.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return false;
        text.remove_prefix(static_cast<size_t>(n));
    }
    return true;
}

// A game file, or nothing yet: what a game may take the place of.
bool may_be_replaced(const fs::path& path) {
    std::error_code no_file;
    if (!fs::exists(path, no_file) || fs::is_empty(path, no_file)) return true;
    const auto text = read_text(path);
    return text && store::begins_like_game_file(*text);
}

}  // namespace

std::string read_file(const fs::path& path) {
    auto text = read_text(path);
    if (text) return std::move(*text);
    throw Stop{exit_input,
               fmt::format("{} can't be read: {}.\nNothing was changed. Check the name and the rights of the file.",
                           path.string(), text.error())};
}

void write_file(const fs::path& path, std::string_view text, std::string_view safe) {
    const auto stop = [&] {
        return Stop{exit_input, fmt::format("{} can't be written: {}.\n{} Free some space or name another file.",
                                            path.string(), system_words(), safe)};
    };
    std::error_code ignored;
    // A device or a pipe is written as it is; a file is replaced by a whole new one.
    if (fs::exists(path, ignored) && !fs::is_regular_file(path, ignored)) {
        File file(path, O_WRONLY | O_NONBLOCK);  // a pipe that nobody reads is an error, not something to wait for
        if (!file) throw stop();
        file.wait_from_now_on();
        if (!write_all(file.fd(), text) || !file.close_well()) throw stop();
        return;
    }
    const fs::path target = fs::is_symlink(path, ignored) ? fs::canonical(path, ignored) : path;
    const fs::path fresh = target.string() + ".new";
    for (const fs::path& old : {target, fresh})
        if (!may_be_replaced(old))
            throw Stop{exit_input,
                       fmt::format("{} is not a game file, so nothing takes its place.\n{} Name another file.",
                                   old.string(), safe)};
    File file(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
    if (file && fs::exists(target, ignored)) fs::permissions(fresh, fs::status(target).permissions(), ignored);
    if (!file || !write_all(file.fd(), text) || fsync(file.fd()) != 0 || !file.close_well() ||
        rename(fresh.c_str(), target.c_str()) != 0) {
        const int why = errno;
        fs::remove(fresh, ignored);
        errno = why;
        throw stop();
    }
}

}  // namespace hexmoot::cli
