// The words of the vector language, and the words of the game that they stand for.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/air_land_sea/air_land_sea.h"

namespace hexmoot::als {

inline std::string join(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& w : words) out += (out.empty() ? "" : " ") + w;
    return out;
}
inline bool is_seat(std::string_view w) { return w == "P1" || w == "P2"; }
inline bool is_theatre(std::string_view w) { return w == "A" || w == "L" || w == "S"; }
inline bool is_card(std::string_view w) {
    return w.size() == 2 && is_theatre(w.substr(0, 1)) && w[1] >= '1' && w[1] <= '6';
}
inline bool is_lying(std::string_view w) {
    return w.size() == 3 && is_card(w.substr(0, 2)) && (w[2] == '+' || w[2] == '-');
}
inline bool is_number(std::string_view w) {
    return !w.empty() && w.size() <= 3 && w.find_first_not_of("0123456789") == w.npos;
}
inline bool is_seen(std::string_view w) { return w == "?-" || is_lying(w); }
inline bool is_side(std::string_view w) {  // P1.A
    return w.size() == 4 && is_seat(w.substr(0, 2)) && w[2] == '.' && is_theatre(w.substr(3));
}
inline bool is_target(std::string_view w) {  // A6, A or A.P1
    const bool spot = w.size() == 4 && is_theatre(w.substr(0, 1)) && w[1] == '.' && is_seat(w.substr(2));
    return spot || is_card(w) || is_theatre(w);
}
inline bool is_order(std::string_view w) {
    std::string sorted(w);
    std::sort(sorted.begin(), sorted.end());
    return sorted == "ALS";
}
inline bool is_pair(std::string_view w) {
    const size_t colon = w.find(':');
    return colon != w.npos && is_number(w.substr(0, colon)) && is_number(w.substr(colon + 1));
}
inline bool is_turn(std::string_view w) {
    return is_seat(w) || w == "DECISION" || w == "BATTLE_OVER" || w == "GAME_OVER";
}
inline bool is_pending(std::string_view w) {
    const size_t at = w.find('@');
    if (at == w.npos) return w == "none";
    if (!is_seat(w.substr(at + 1))) return false;
    for (Question q :
         {Question::flip, Question::reinforce, Question::transport, Question::redeploy_return, Question::redeploy_play})
        if (w.substr(0, at) == question_name(static_cast<u8>(q))) return true;
    return false;
}
// The options that a word of `mode` switches on: two have short names, one is all four old effects (ALS-VAR-5).
inline std::vector<std::string> option_names(std::string_view w) {
    if (w == "legacyFirstEdition") return {"legacyReinforce", "legacyDisrupt", "legacyAirDrop", "legacyRedeploy"};
    return {std::string(w == "long" ? "longGame" : w == "transportUncovered" ? "transportUncoveredOnly" : w)};
}
inline bool is_option(std::string_view w) {
    const auto specs = AirLandSea::options();
    const std::string name = option_names(w).front();
    return std::any_of(specs.begin(), specs.end(), [&](const OptionSpec& o) { return o.name == name; });
}
inline std::string theatre_word(std::string_view letter) {
    for (Theatre t : all_theatres)
        if (letter == std::string_view("ALS").substr(index(t), 1)) return std::string(theatre_name(t));
    return std::string(letter);
}
inline std::string seat_word(std::string_view seat) {
    return seat == "P1" ? "A" : seat == "P2" ? "B" : std::string(seat);
}

}  // namespace hexmoot::als
