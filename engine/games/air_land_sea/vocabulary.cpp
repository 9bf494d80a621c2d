#include "engine/games/air_land_sea/vocabulary.h"

#include <array>

namespace hexmoot::als {
namespace {
constexpr std::array<std::string_view, 12> questions{
    "",          "TURN",      "PLAY_CARD",    "PLAY_THEATRE",    "PLAY_FACE",     "FLIP",
    "REINFORCE", "TRANSPORT", "TRANSPORT_TO", "REDEPLOY_RETURN", "REDEPLOY_PLAY", "BATTLE_OVER"};
constexpr std::array<std::string_view, 10> verbs{"play",   "withdraw", "flip", "place", "move",
                                                 "return", "pass",     "next", "up",    "down"};
constexpr std::array<std::string_view, 3> theatre_names{"air", "land", "sea"};
constexpr std::array<std::string_view, 18> aliases{
    "support",   "air-drop",   "air-maneuver",  "aerodrome",  "containment", "heavy-bombers",
    "reinforce", "ambush",     "land-maneuver", "cover-fire", "disrupt",     "heavy-tanks",
    "transport", "escalation", "sea-maneuver",  "redeploy",   "blockade",    "super-battleship"};
constexpr std::array<std::string_view, 21> codes{"",
                                                 "ERR_GAME_OVER",
                                                 "ERR_BATTLE_OVER",
                                                 "ERR_BATTLE_NOT_OVER",
                                                 "ERR_NO_DECISION_PENDING",
                                                 "ERR_DECISION_PENDING",
                                                 "ERR_NOT_YOUR_TURN",
                                                 "ERR_NOT_YOUR_DECISION",
                                                 "ERR_WITHDRAW_DISABLED",
                                                 "ERR_CANNOT_DECLINE",
                                                 "ERR_WRONG_DECISION",
                                                 "ERR_CARD_NOT_IN_HAND",
                                                 "ERR_BAD_THEATER",
                                                 "ERR_THEATER_MISMATCH",
                                                 "ERR_NO_SUCH_TARGET",
                                                 "ERR_TARGET_NOT_YOURS",
                                                 "ERR_TARGET_COVERED",
                                                 "ERR_TARGET_NOT_FACEDOWN",
                                                 "ERR_TARGET_NOT_ADJACENT",
                                                 "ERR_SAME_THEATER",
                                                 "ERR_BAD_OPTIONS"};
constexpr std::string_view rules[] = {"",
#define HX_RULE_ENTRY(id, name) name,
                                      HX_ALS_RULES(HX_RULE_ENTRY)
#undef HX_RULE_ENTRY
};
constexpr std::array<std::string_view, 22> happenings{
    "battle_start",  "play_up",        "play_down",       "destroyed_up",   "destroyed_down", "ability",
    "no_effect",     "flip_up",        "flip_down",       "reinforce_look", "reinforce_pass", "move_up",
    "move_down",     "transport_pass", "redeploy_return", "redeploy_pass",  "extra_turn",     "air_drop_on",
    "air_drop_used", "withdraw",       "battle_won",      "war_won"};

template <size_t N>
std::string_view entry(const std::array<std::string_view, N>& list, size_t i) {
    return i < N ? list[i] : std::string_view{};
}
}  // namespace

std::string_view question_name(u8 kind) { return entry(questions, kind); }
std::string_view code_name(u16 code) { return entry(codes, code); }
std::string_view happening_name(u8 kind) { return entry(happenings, kind); }
std::string_view rule_name(RuleId r) {
    const auto i = static_cast<size_t>(r);
    return i < std::size(rules) ? rules[i] : std::string_view{};
}

std::string card_id(Card c) {
    if (c == Card::none) return "?";
    return {"ALS"[index(theatre_of(c))], static_cast<char>('0' + printed_strength(c))};
}
std::string card_rule(Card c) { return "ALS-CARD-" + (ability_of(c) == Ability::none ? "6" : card_id(c)); }
std::string_view theatre_name(Theatre t) { return entry(theatre_names, index(t)); }

void spell(Token t, std::string& out) {
    switch (static_cast<Kind>(t.kind)) {
        case Kind::verb:
            out += entry(verbs, t.a);
            break;
        case Kind::card:
            out += card_id(card_of(t));
            break;
        case Kind::theatre:
            out += theatre_name(theatre_of(t));
            break;
        case Kind::spot:
            out += theatre_name(theatre_of(t));
            out += '.';
            out += letter(side_of(t));
            break;
    }
}

void alias(Token t, std::string& out) {
    if (t.kind == static_cast<u8>(Kind::card))
        out += entry(aliases, t.a);
    else
        spell(t, out);
}

}  // namespace hexmoot::als
