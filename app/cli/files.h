// Reading and writing files so that nothing is lost.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

namespace hexmoot::cli {

// Both end the program with a message when it cannot be done.
std::string read_file(const std::filesystem::path&);
// The old file stays until the new one is on the disk as a whole; only a game file is ever replaced. `safe`: what is
// not lost if it cannot be written.
void write_file(const std::filesystem::path&, std::string_view text, std::string_view safe);

}  // namespace hexmoot::cli
