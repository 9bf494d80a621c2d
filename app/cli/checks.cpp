// Checks of what the command line is given, each with its own sentence.
#include <charconv>
#include <limits>

#include <fmt/format.h>

#include "app/cli/verbs.h"

namespace hexmoot::cli {

CLI::Validator whole_number(i64 least, i64 most) {
    const std::string wanted = most == std::numeric_limits<i64>::max() ? fmt::format("{} or more", least)
                                                                       : fmt::format("from {} to {}", least, most);
    return {[=](const std::string& text) -> std::string {
                i64 number = 0;
                const char* end = text.data() + text.size();
                const auto [rest, error] = std::from_chars(text.data(), end, number);
                const bool fits = error == std::errc() && rest == end && number >= least && number <= most;
                return fits ? "" : fmt::format("expected a whole number, {}; found '{}'", wanted, text);
            },
            ""};
}

CLI::Validator file_name() {
    return {[](const std::string& text) -> std::string { return text.empty() ? "expected the name of a file" : ""; },
            ""};
}

}  // namespace hexmoot::cli
