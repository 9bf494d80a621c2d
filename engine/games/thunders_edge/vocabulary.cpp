#include "engine/games/thunders_edge/vocabulary.h"

#include <array>
#include <charconv>

namespace hexmoot::te {
namespace {

constexpr std::array verb_names{
    "place",  "buy",     "reopen", "drop",    "finish",   "end",     "buy-mission", "draw",    "skip",     "done",
    "cry",    "uncry",   "raise",  "lower",   "pass",     "booth",   "revoke",      "leave",   "refuse",   "offer",
    "want",   "give",    "accept", "auto",    "hold",     "consul",  "close",       "swap",    "return",   "keep",
    "cancel", "play",    "rest",   "decline", "pay",      "lose",    "discard",     "go",      "move",     "stop",
    "siege",  "abandon", "remove", "attack",  "arrow",    "resolve", "fight",       "support", "advance",  "through",
    "card",   "ability", "none",   "order",   "transit",  "orbit",   "fort",        "landing", "offworld", "seal",
    "deal",   "for",     "any",    "break",   "standing", "ask",     "arm",         "disarm",  "all"};
static_assert(verb_names.size() == verbs);

constexpr std::array piece_codes{"CF", "WA", "ME", "OB", "AR", "AR*"};
constexpr std::array piece_names{"conventional", "walker", "menace", "obliterator", "artillery", "fired-artillery"};
constexpr std::array bloc_names{"military", "agra-union", "bureaucracy", "industry", "church"};
constexpr std::array trait_names{"expansionist", "isolationist", "pacifist", "militant"};

constexpr std::array rule_names{"",
#define HX_TE_ENTRY(id, name) name,
                                HX_TE_RULES(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};
constexpr std::array code_names{"",
#define HX_TE_ENTRY(id, name) name,
                                HX_TE_CODES(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};
constexpr std::array question_names{"NOTHING",
#define HX_TE_ENTRY(id) #id,
                                    HX_TE_QUESTIONS(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};
constexpr std::array happening_names{
#define HX_TE_ENTRY(id) #id,
    HX_TE_HAPPENINGS(HX_TE_ENTRY)
#undef HX_TE_ENTRY
};

// "MIS-07"; one digit for the short lists.
std::string numbered(const char* prefix, int index, int digits) {
    std::string n = std::to_string(index + 1);
    if (static_cast<int>(n.size()) < digits) n.insert(0, "0");
    return prefix + n;
}
std::string at(std::string_view prefix, Token t) {
    const Cell c = cell_of(t);
    return std::string(prefix) + "(" + std::to_string(c.q) + "," + std::to_string(c.r) + ")";
}
std::string request_name(Request r) {
    const size_t i = index(r);
    if (i < blocs) return bloc_names[i];
    if (i < 2 * blocs) return std::string("senator-of-") + bloc_names[i - blocs];
    return trait_names[i - 2 * blocs];
}

std::string lines_of(std::string_view name) {
    std::string out;
    for (char c : name) out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return out;
}
const std::array<std::string, question_names.size()>& upper_questions() {
    static const auto names = [] {
        std::array<std::string, question_names.size()> out;
        for (size_t i = 0; i < out.size(); i++) out[i] = lines_of(question_names[i]);
        return out;
    }();
    return names;
}

constexpr int card_rules = mission_cards + location_cards + factions + off_worlds;
const std::array<std::string, card_rules>& card_rule_names() {
    static const auto names = [] {
        std::array<std::string, card_rules> out;
        size_t at = 0;
        for (int i = 0; i < mission_cards; i++) out[at++] = numbered("MIS-", i, 2);
        for (int i = 0; i < location_cards; i++) out[at++] = numbered("LOC-", i, 2);
        for (int i = 0; i < factions; i++) out[at++] = numbered("FAC-", i, 1);
        for (int i = 0; i < off_worlds; i++) out[at++] = numbered("OFF-", i, 1);
        return out;
    }();
    return names;
}

}  // namespace

std::string_view verb_name(Verb v) { return verb_names[static_cast<size_t>(v)]; }

std::string_view question_name(u8 kind) {
    return kind < question_names.size() ? std::string_view(upper_questions()[kind]) : std::string_view{};
}

std::string_view rule_name(RuleId r) {
    const size_t i = static_cast<size_t>(r);
    if (i < rule_names.size()) return rule_names[i];
    const size_t card = i - static_cast<size_t>(Rule::first_mission);
    return card < card_rules ? std::string_view(card_rule_names()[card]) : std::string_view{};
}

std::string_view code_name(u16 code) { return code < code_names.size() ? code_names[code] : ""; }
std::string_view happening_name(u8 kind) { return kind < happening_names.size() ? happening_names[kind] : ""; }

std::string spelled(Token t) {
    switch (kind_of(t)) {
        case Kind::verb:
            return t.a < verbs ? verb_names[t.a] : "";
        case Kind::piece:
            return t.a < piece_kinds ? piece_codes[t.a] : "";
        case Kind::field:
            return at("F", t);
        case Kind::location:
            return at("L", t);
        case Kind::cell:
            return at("", t);
        case Kind::hex:
            return numbered("HEX-", t.a, 2);
        case Kind::mission:
            return numbered("MIS-", t.a, 2);
        case Kind::senate:
            return numbered("SEN-", t.a, 2);
        case Kind::ability:
            return numbered("LOC-", t.a, 2);
        case Kind::faction:
            return numbered("FAC-", t.a, 1);
        case Kind::off_world:
            return numbered("OFF-", t.a, 1);
        case Kind::seat:
            return std::string(1, letter(seat_of(t)));
        case Kind::request:
            return request_name(request_of(t));
        case Kind::number:
            return std::to_string(t.value());
    }
    return "";
}

void spell(Token t, std::string& out) { out += spelled(t); }

void alias(Token t, std::string& out) {
    if (kind_of(t) == Kind::piece && t.a < piece_kinds) {
        out += piece_names[t.a];
        return;
    }
    for (char c : spelled(t)) out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace hexmoot::te
