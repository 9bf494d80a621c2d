// The JSON form of a State (scenario files, bug reports, old games) and of a View (hexmoot-cli replay --json).
#include <algorithm>
#include <optional>

#include <nlohmann/json.hpp>

#include "engine/games/air_land_sea/air_land_sea.h"

namespace hexmoot::als {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 4> phase_names{"TURN", "DECISION", "BATTLE_OVER", "GAME_OVER"};

std::string seat_name(Seat s) { return std::string(1, letter(s)); }
std::string lying(Card c, bool up) { return card_id(c) + (up ? "+" : "-"); }
json seats(SeatSet set) {
    json out = json::array();
    for (Seat s : set) out.push_back(seat_name(s));
    return out;
}

// Reads a document field by field and remembers the first thing that does not fit.
class Reader {
  public:
    std::string error;

    void expect(bool ok, const std::string& where, const std::string& what) {
        if (!ok && error.empty()) error = where + ": expected " + what;
    }
    const json* member(const json& o, const std::string& key) {
        const auto it = o.find(key);
        return it == o.end() ? nullptr : &*it;
    }
    int number(const json& j, const std::string& where, int low, int high) {
        const bool ok = j.is_number_integer() && j >= low && j <= high;
        expect(ok, where, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
        return ok ? j.get<int>() : low;
    }
    Seat seat(const json& j, const std::string& where) {
        const bool ok = j == "A" || j == "B";
        expect(ok, where, "\"A\" or \"B\"");
        return ok && j == "B" ? Seat{1} : Seat{0};
    }
    Card card(const json& j, const std::string& where) {
        if (j.is_string())
            for (int i = 0; i < cards; i++)
                if (card_id(als::card(i)) == j.get_ref<const std::string&>()) return als::card(i);
        expect(false, where, "a card id from A1 to S6");
        return Card::none;
    }
    Theatre theatre(const json& j, const std::string& where) {
        for (Theatre t : all_theatres)
            if (j == theatre_name(t)) return t;
        expect(false, where, "\"air\", \"land\" or \"sea\"");
        return Theatre::air;
    }
    // Calls f(item, where) for each item of an array.
    template <class F>
    void each(const json& j, const std::string& where, F f) {
        expect(j.is_array(), where, "a list");
        if (!j.is_array()) return;
        for (size_t i = 0; i < j.size(); i++) f(j[i], where + "/" + std::to_string(i));
    }
    SeatSet seat_set(const json& j, const std::string& where) {
        SeatSet out;
        each(j, where, [&](const json& x, const std::string& at) { out = out.with(seat(x, at)); });
        return out;
    }
};

class StateReader : Reader {
  public:
    tl::expected<State, std::string> read(const json& j) {
        expect(j.is_object(), "/", "an object");
        if (!error.empty()) return tl::unexpected(error);
        for (const auto& [key, value] : j.items()) field(key, value);
        s_.absent = ~mentioned_ & ((1u << cards) - 1);
        if (!error.empty()) return tl::unexpected(error);
        if (const std::string broken = AirLandSea::check(s_); !broken.empty()) return tl::unexpected(broken);
        return s_;
    }

  private:
    Card once(const json& j, const std::string& where) {
        const Card c = card(j, where);
        if (c == Card::none) return c;
        const bool again = (mentioned_ >> index(c) & 1) != 0;
        expect(!again, where, "each card only once, but " + card_id(c) + " is named again");
        mentioned_ |= 1u << index(c);
        return again ? Card::none : c;
    }
    void field(const std::string& key, const json& v) {
        const std::string where = "/" + key;
        if (key == "options")
            each(v, where, [&](const json& x, const std::string& at) {
                const auto specs = AirLandSea::options();
                const auto it =
                    std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& o) { return x == o.name; });
                expect(it != specs.end(), at, "the name of an option");
                if (it != specs.end()) s_.options = static_cast<u8>(s_.options | 1u << (it - specs.begin()));
            });
        else if (key == "order") {
            expect(v.is_array() && v.size() == theatres, where, "three theatres");
            each(v, where, [&, i = 0](const json& x, const std::string& at) mutable {
                if (i < theatres) s_.order[static_cast<size_t>(i++)] = theatre(x, at);
            });
        } else if (key == "first")
            s_.first = seat(v, where);
        else if (key == "turn")
            s_.turn = seat(v, where);
        else if (key == "phase") {
            const auto it =
                std::find_if(phase_names.begin(), phase_names.end(), [&](std::string_view n) { return v == n; });
            expect(it != phase_names.end(), where, "TURN, DECISION, BATTLE_OVER or GAME_OVER");
            if (it != phase_names.end()) s_.phase = static_cast<Phase>(it - phase_names.begin());
        } else if (key == "battle")
            s_.battle = static_cast<u8>(number(v, where, 1, 255));
        else if (key == "turns")
            s_.turns = static_cast<u8>(number(v, where, 0, 255));
        else if (key == "steps")
            s_.steps = static_cast<u8>(number(v, where, 0, steps_per_action - 1));
        else if (key == "vp")
            pair(v, where, s_.vp, 255);
        else if (key == "extraTurns")
            pair(v, where, s_.extra_turns, 255);
        else if (key == "hands")
            by_seat(v, where, [&](Seat p, const json& hand, const std::string& at) {
                each(hand, at, [&](const json& x, const std::string& a) {
                    if (const Card c = once(x, a); c != Card::none) s_.hand_of(p) |= 1u << index(c);
                });
            });
        else if (key == "stacks")
            by_seat(v, where, [&](Seat p, const json& sides, const std::string& at) { side(p, sides, at); });
        else if (key == "deck")
            each(v, where, [&](const json& x, const std::string& at) {
                if (const Card c = once(x, at); c != Card::none) s_.deck.push(c);
            });
        else if (key == "airDrop")
            s_.air_drop = seat_set(v, where);
        else if (key == "airDropArmed")
            s_.air_drop_armed = seat_set(v, where);
        else if (key == "queue")
            each(v, where, [&](const json& x, const std::string& at) {
                if (const Card c = card(x, at); c != Card::none && s_.queue.size < cards) s_.queue.push(c);
            });
        else if (key == "active") {
            if (v.is_null()) return;
            expect(v.is_object() && v.contains("card") && v.contains("owner") && v.contains("step"), where,
                   "card, owner and step");
            if (!error.empty()) return;
            s_.active = card(v["card"], where + "/card");
            s_.active_owner = seat(v["owner"], where + "/owner");
            s_.active_stage = static_cast<u8>(number(v["step"], where + "/step", 0, 1));
        } else if (key == "lastBattle") {
            expect(v.is_object() && v.contains("winner") && v.contains("award") && v.contains("withdrawn"), where,
                   "winner, award and withdrawn");
            if (!error.empty()) return;
            s_.battle_winner = v["winner"].is_null() ? nobody : seat(v["winner"], where + "/winner");
            s_.award = static_cast<u8>(number(v["award"], where + "/award", 0, 255));
            s_.withdrawn = v["withdrawn"] == true;
        } else if (key == "rng") {
            expect(v.is_object() && v.contains("state") && v["state"].is_number_unsigned() && v.contains("rolls") &&
                       v["rolls"].is_number_unsigned(),
                   where, "state and rolls");
            if (!error.empty()) return;
            s_.rng.state = v["state"].get<u64>();
            s_.rng.rolls = v["rolls"].get<u64>();
        } else
            expect(false, where, "no field of this name");
    }
    void pair(const json& v, const std::string& where, std::array<u8, 2>& out, int high) {
        expect(v.is_array() && v.size() == 2, where, "two numbers");
        if (error.empty())
            for (size_t i = 0; i < 2; i++)
                out[i] = static_cast<u8>(number(v[i], where + "/" + std::to_string(i), 0, high));
    }
    template <class F>
    void by_seat(const json& v, const std::string& where, F f) {
        expect(v.is_object(), where, "an object by seat");
        if (!v.is_object()) return;
        for (const auto& [key, value] : v.items()) f(seat(key, where), value, where + "/" + key);
    }
    void side(Seat p, const json& v, const std::string& where) {
        expect(v.is_object(), where, "an object by theatre");
        if (!v.is_object()) return;
        for (const auto& [key, list] : v.items()) {
            const Theatre t = theatre(key, where);
            each(list, where + "/" + key, [&](const json& x, const std::string& at) {
                const std::string text = x.is_string() ? x.get<std::string>() : "";
                const bool ok = text.size() == 3 && (text[2] == '+' || text[2] == '-');
                expect(ok, at, "a card with its face, like \"L5+\" or \"L5-\"");
                if (!ok) return;
                if (const Card c = once(text.substr(0, 2), at); c != Card::none)
                    s_.stack(p, t).push({c, static_cast<u8>(text[2] == '+')});
            });
        }
    }

    State s_;
    u32 mentioned_ = 0;
};

json options_json(u8 options) {
    json out = json::array();
    for (size_t i = 0; i < option_count; i++)
        if (options >> i & 1) out.push_back(AirLandSea::options()[i].name);
    return out;
}
json order_json(const std::array<Theatre, theatres>& order) {
    json out = json::array();
    for (Theatre t : order) out.push_back(theatre_name(t));
    return out;
}

}  // namespace

std::string AirLandSea::state_json(const State& s) {
    json j;
    j["options"] = options_json(s.options);
    j["order"] = order_json(s.order);
    j["first"] = seat_name(s.first);
    j["turn"] = seat_name(s.turn);
    j["phase"] = phase_names[static_cast<size_t>(s.phase)];
    j["battle"] = s.battle;
    j["turns"] = s.turns;
    j["steps"] = s.steps;
    j["vp"] = s.vp;
    j["extraTurns"] = s.extra_turns;
    for (Seat p : both_seats) {
        json& hand = j["hands"][seat_name(p)] = json::array();
        for (int i = 0; i < cards; i++)
            if (s.holds(p, card(i))) hand.push_back(card_id(card(i)));
        for (Theatre t : all_theatres) {
            json& stack = j["stacks"][seat_name(p)][std::string(theatre_name(t))] = json::array();
            for (const Lying& l : s.stack(p, t)) stack.push_back(lying(l.card, l.up));
        }
    }
    j["deck"] = j["queue"] = json::array();
    for (Card c : s.deck) j["deck"].push_back(card_id(c));
    for (Card c : s.queue) j["queue"].push_back(card_id(c));
    j["airDrop"] = seats(s.air_drop);
    j["airDropArmed"] = seats(s.air_drop_armed);
    j["active"] =
        s.active == Card::none
            ? json(nullptr)
            : json{{"card", card_id(s.active)}, {"owner", seat_name(s.active_owner)}, {"step", s.active_stage}};
    j["lastBattle"] = {{"winner", s.battle_winner == nobody ? json(nullptr) : json(seat_name(s.battle_winner))},
                       {"award", s.award},
                       {"withdrawn", s.withdrawn != 0}};
    j["rng"] = {{"state", s.rng.state}, {"rolls", s.rng.rolls}};
    return j.dump();
}

tl::expected<State, std::string> AirLandSea::from_json(std::string_view text) {
    const json j = json::parse(text, nullptr, false);
    if (j.is_discarded()) return tl::unexpected(std::string("/: expected JSON"));
    return StateReader().read(j);
}

std::string AirLandSea::view_json(const View& v) {
    json j;
    j["eyes"] = v.eyes.is_table() ? "table" : seat_name(v.eyes.seat());
    j["options"] = options_json(v.options);
    j["order"] = order_json(v.order);
    j["first"] = seat_name(v.first);
    j["turn"] = seat_name(v.turn);
    j["phase"] = phase_names[static_cast<size_t>(v.phase)];
    j["battle"] = v.battle;
    j["turns"] = v.turns;
    j["vp"] = v.vp;
    j["target"] = v.target;
    j["deck"] = v.deck_size;
    j["extraTurns"] = v.extra_turns;
    for (Seat p : both_seats) {
        const u8 i = hexmoot::index(p);
        const std::string name = seat_name(p);
        j["handCount"][name] = v.hand_count[i];
        j["withdraw"][name] = v.withdraw_row[i];
        j["airDrop"][name] = v.air_drop[i];
        j["airDropArmed"][name] = v.air_drop_armed[i];
        for (Theatre t : all_theatres) {
            const std::string where(theatre_name(t));
            json& stack = j["stacks"][name][where] = json::array();
            for (const SeenCard& c : v.stacks[i][index(t)])
                stack.push_back({{"card", c.card == Card::none ? "?" : card_id(c.card)},
                                 {"up", c.up != 0},
                                 {"strength", c.strength}});
            j["totals"][name][where] = v.totals[i][index(t)];
            j["control"][where] = seat_name(v.controller[index(t)]);
        }
    }
    j["hand"] = j["queue"] = json::array();
    for (Card c : v.hand) j["hand"].push_back(card_id(c));
    for (Card c : v.queue) j["queue"].push_back(card_id(c));
    j["drawn"] = v.drawn == Card::none ? json(nullptr) : json(card_id(v.drawn));
    j["active"] = v.active == Card::none ? json(nullptr) : json(card_id(v.active));
    j["prompt"] = {{"seats", seats(v.prompt.seats)}, {"kind", question_name(v.prompt.kind)}};
    j["lastBattle"] = {{"winner", v.battle_winner == nobody ? json(nullptr) : json(seat_name(v.battle_winner))},
                       {"award", v.award},
                       {"withdrawn", v.withdrawn}};
    j["winner"] = v.war_winner == nobody ? json(nullptr) : json(seat_name(v.war_winner));
    return j.dump();
}

}  // namespace hexmoot::als
