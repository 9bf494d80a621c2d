// Runs the vectors against rules with a planted error. fault_runner RULE: success when a vector that names this rule in
// its refs fails.
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>

#include "engine/games/air_land_sea/vectors.h"

namespace {

// The rules that each vector names: "- refs: PLAY-1, DEF-7".
std::map<std::string, std::string> refs_of(const std::string& text) {
    std::map<std::string, std::string> refs;
    std::string id;
    for (size_t i = 0; i < text.size();) {
        const size_t end = std::min(text.find('\n', i), text.size());
        const std::string line = text.substr(i, end - i);
        if (line.starts_with("#### ")) id = line.substr(5, line.find(' ', 5) - 5);
        if (line.starts_with("- refs: ")) refs[id] = line.substr(7) + ",";
        i = end + 1;
    }
    return refs;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace hexmoot;
    std::ifstream file(HEXMOOT_FIXTURES "/air_land_sea/vectors.md");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const auto refs = refs_of(text);
    const std::string rule = std::string(" ") + (argc > 1 ? argv[1] : "") + ",";
    bool caught = false;
    for (const VectorResult& r : als::run_vectors(text)) {
        if (r.outcome != VectorResult::Outcome::failed) continue;
        std::cout << r.id << " fails:" << refs.at(r.id) << ' ' << r.title << '\n';
        caught |= refs.at(r.id).find(rule) != std::string::npos;
    }
    std::cout << (caught ? "caught" : "no vector of this rule fails:") << rule << '\n';
    return caught ? 0 : 1;
}
