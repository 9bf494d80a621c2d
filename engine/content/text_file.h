// Whole files as text, as people hand them to the program.
#pragma once
#include <filesystem>
#include <string>

#include <tl/expected.hpp>

namespace hexmoot {

// No file of a game comes near it; what is larger is something else, or has no end.
inline constexpr std::size_t largest_text = std::size_t{64} << 20;

// The text of a file, or the system's words for why it cannot be read. Never waits for a writer: a pipe that nobody
// writes to is empty.
tl::expected<std::string, std::string> read_text(const std::filesystem::path& path);

}  // namespace hexmoot
