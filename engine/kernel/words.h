// A line that somebody types, as words.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hexmoot {

using Words = std::vector<std::string_view>;

inline Words words_of(std::string_view text) {
    Words words;
    for (size_t i = text.find_first_not_of(" \t"); i != text.npos; i = text.find_first_not_of(" \t", i)) {
        const size_t end = std::min(text.find_first_of(" \t", i), text.size());
        words.push_back(text.substr(i, end - i));
        i = end;
    }
    return words;
}
template <class Texts>
std::string line_of(const Texts& words) {
    std::string line;
    for (const auto& w : words) (line += line.empty() ? "" : " ") += w;
    return line;
}

}  // namespace hexmoot
