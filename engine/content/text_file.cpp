#include "engine/content/text_file.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace hexmoot {
namespace {

class File {
  public:
    explicit File(const std::filesystem::path& path) : fd_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
        if (fd_ >= 0)
            fcntl(fd_, F_SETFL, 0);  // only the opening must not wait; a pipe with a writer is read to its end
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (fd_ >= 0) close(fd_);
    }
    explicit operator bool() const { return fd_ >= 0; }
    ssize_t read_some(char* block, size_t size) const {
        for (;;)
            if (const ssize_t n = read(fd_, block, size); n >= 0 || errno != EINTR) return n;
    }

  private:
    int fd_;
};

}  // namespace

tl::expected<std::string, std::string> read_text(const std::filesystem::path& path) {
    const auto failed = [] { return tl::unexpected(std::generic_category().message(errno)); };
    const File file(path);
    if (!file) return failed();
    std::string text;
    char block[1 << 16];
    for (;;) {
        const ssize_t n = file.read_some(block, sizeof block);
        if (n < 0) return failed();
        if (n == 0) return text;
        text.append(block, static_cast<size_t>(n));
        if (text.size() > largest_text)
            return tl::unexpected(fmt::format("it is larger than {} MB", largest_text >> 20));
    }
}

}  // namespace hexmoot
