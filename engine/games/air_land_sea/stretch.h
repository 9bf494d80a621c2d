// Text that knows its place in a file, for errors that name line and column.
#pragma once
#include <algorithm>
#include <string_view>
#include <vector>

namespace hexmoot::als {

// A stretch of the file and where it begins: line and column from 1, columns in characters.
struct Stretch {
    std::string_view text;
    int line = 1;
    int column = 1;

    Stretch from(size_t begin, size_t length = std::string_view::npos) const {
        const auto is_start = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
        const std::string_view before = text.substr(0, begin);
        return {text.substr(before.size(), length), line,
                column + static_cast<int>(std::count_if(before.begin(), before.end(), is_start))};
    }
    Stretch trimmed() const {
        const size_t first = std::min(text.find_first_not_of(" \t\r"), text.size());
        const size_t last = text.find_last_not_of(" \t\r");
        return from(first, last == text.npos ? 0 : last + 1 - first);
    }
};

// Parts between separators, trimmed; empty ones are kept only between two others.
inline std::vector<Stretch> split(Stretch s, char separator) {
    std::vector<Stretch> parts;
    for (size_t begin = 0; begin <= s.text.size();) {
        const size_t end = std::min(s.text.find(separator, begin), s.text.size());
        parts.push_back(s.from(begin, end - begin).trimmed());
        begin = end + 1;
    }
    while (!parts.empty() && parts.back().text.empty()) parts.pop_back();
    return parts;
}
inline std::vector<Stretch> words_of(Stretch s) {
    std::vector<Stretch> words = split(s, ' ');
    std::erase_if(words, [](const Stretch& w) { return w.text.empty(); });
    return words;
}

}  // namespace hexmoot::als
