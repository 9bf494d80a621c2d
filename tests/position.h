// Positions that tests begin with: files of tests/fixtures, with changes.
#pragma once
#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

namespace hexmoot {

// `file` below tests/fixtures; `changes`: a merge patch (RFC 7386) of its State.
inline std::string position(const std::string& file, const char* changes) {
    std::ifstream text(std::string(HEXMOOT_FIXTURES "/") + file);
    auto state = nlohmann::json::parse(text);
    state.merge_patch(nlohmann::json::parse(changes));
    return state.dump();
}

// Thunder's Edge on map M1: A's movement part with a Walker beside a hex that lies face down.
inline std::string walker_at_the_edge() {
    return position("thunders_edge/scenarios/position-M1.json",
                    R"json({"force": {"F(1,0)": {"WA": 1}}, "control": {"F(1,0)": "A"}})json");
}
// The open market, to the cards of vector R-10.
inline std::string market_day() {
    return position("thunders_edge/scenarios/position-M1.json", R"({"phase": "MARKET_WINDOW", "active": null,
        "senateHandA": ["SEN-35", "SEN-12", "SEN-17"], "senateHandB": ["SEN-04", "SEN-09", "SEN-27"],
        "senateHandC": ["SEN-05", "SEN-06"], "senateDeck": ["SEN-01", "SEN-02", "SEN-03"]})");
}

}  // namespace hexmoot
