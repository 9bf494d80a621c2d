// The lines of the log: one for each happening, as vocabulary.h lists what it tells.
#include <map>

#include "engine/games/thunders_edge/telling.h"

namespace hexmoot::te {
namespace {

using Slots = std::map<std::string, std::string>;
// An area or a cell as an event carries it.
Token area_word(const u8* at) { return {static_cast<u8>(at[2] ? Kind::location : Kind::field), at[0], at[1], 0}; }
Token cell_word(const u8* at) { return {static_cast<u8>(Kind::cell), at[0], at[1], 0}; }
Token seat_word(u8 i) { return word(static_cast<Seat>(i)); }

// Where counters go: Transit, Orbit, or an Off World Location.
std::string name_box(u8 box, const Speech& speech) {
    if (box >= 2) return name(word(off_world(box - 2)), speech);
    return name(word(box ? Verb::orbit : Verb::transit), speech);
}

// The card or unit that `secret` stands for.
Token secret_word(const Event& e) {
    const int i = e.secret;
    switch (static_cast<Happening>(e.kind)) {
        case Happening::hex_placed:
        case Happening::hex_revealed:
            return hex_word(i);
        case Happening::mission_drawn:
        case Happening::mission_played:
        case Happening::card_cancelled:
        case Happening::initiative_lost:
        case Happening::mission_lost:
        case Happening::card_dealt:
            return word(mission(i));
        case Happening::card_received:
        case Happening::senate_drawn:
        case Happening::hand_shown:
        case Happening::leak_used:
        case Happening::senate_spent:
        case Happening::senate_returned:
            return word(senate(i));
        case Happening::ability_used:
            return i >= 100 ? word(static_cast<Faction>(i - 100)) : word(location_card(i));
        case Happening::initial_dropped:
        case Happening::moved:
        case Happening::unit_lost:
        case Happening::advanced:
        case Happening::evacuated:
        case Happening::bought:
        case Happening::dropped:
        case Happening::off_world_shown:
        case Happening::mustered:
        case Happening::unit_placed:
            return word(piece(i));
        default:
            return {};
    }
}

// Which of its sentences tells this event; "" for what is told by another line.
std::string key_of(const Event& e) {
    const std::string key(happening_name(e.kind));
    const auto& f = e.facts;
    const bool known = e.secret != Event::hidden;
    switch (static_cast<Happening>(e.kind)) {
        case Happening::hex_placed:
        case Happening::mission_drawn:
        case Happening::senate_drawn:
        case Happening::bought:
        case Happening::card_dealt:
            return known ? key + "_own" : key;
        case Happening::card_received:
            return known ? key : "";
        case Happening::mission_passed:
            return f[0] ? "mission_rests" : key;
        case Happening::credits:
            return f[2] ? "credits_paid" : key;
        case Happening::off_world_control:
            return e.seat == nobody ? "off_world_free" : key;
        case Happening::last_call:
            return e.seat == nobody ? "last_rotation" : key;
        case Happening::control_gained:
            if (e.seat == nobody) return "control_lost";
            return f[3] == hexmoot::index(nobody) ? key : "control_taken";
        case Happening::fortified:
            return e.seat == nobody ? "fortified_free" : key;
        case Happening::attack_declared:
            return f[3] ? "attack_with_arrow" : key;
        case Happening::die_rolled:
            return f[1] == 0 ? "die_defends" : f[1] == 1 ? "die_attacks" : key;
        case Happening::hits:
            return e.cause == cite(Rule::cmb_8) ? "hits_defence" : key;
        case Happening::combat_ends:
            return f[3] ? "combat_won" : key;
        case Happening::won:
            return f[0] ? "won_at_once" : key;
        default:
            return key;
    }
}

// Puts the places of an event into its slots.
void tell_places(const Event& e, const Speech& speech, Slots& slots) {
    const u8* f = e.facts.data();
    switch (static_cast<Happening>(e.kind)) {
        case Happening::hex_placed:
        case Happening::hex_revealed:
        case Happening::initial_dropped:
        case Happening::dropped:
            slots["place"] = name(cell_word(f), speech);
            break;
        case Happening::moved:
        case Happening::advanced:
        case Happening::evacuated:
            slots["from"] = name(area_word(f), speech);
            slots["place"] = name(area_word(f + 3), speech);
            break;
        case Happening::attack_declared:
            slots["next"] = name(area_word(f + 3), speech);
            [[fallthrough]];
        case Happening::unit_lost:
        case Happening::fortified:
        case Happening::fort_removed:
        case Happening::landing_built:
        case Happening::siege_declared:
        case Happening::siege_lifted:
        case Happening::siege_won:
        case Happening::attack_origin:
        case Happening::attack_revoked:
        case Happening::supported:
        case Happening::combat_ends:
        case Happening::attack_cancelled:
        case Happening::strike:
        case Happening::unit_placed:
            slots["place"] = name(area_word(f), speech);
            break;
        case Happening::control_gained:
        case Happening::combat_begins:
        case Happening::deal_area:
            slots["place"] = name(area_word(f), speech);
            slots["other"] = name(seat_word(f[3]), speech);
            break;
        case Happening::bought:
        case Happening::mustered:
            slots["place"] = name_box(f[0], speech);
            break;
        case Happening::off_world_shown:
            slots["place"] = name_box(static_cast<u8>(f[0] + 2), speech);
            break;
        default:
            break;
    }
}

// Puts the other seat, requests, numbers and boxes of an event into its slots.
void tell_facts(const Event& e, const Speech& speech, Slots& slots) {
    const auto& f = e.facts;
    const auto counted = [&](const char* key, int n) { return speech.texts.counted(key, n, speech.lang); };
    const auto request_name = [&](u8 i) { return name(word(request(i)), speech); };
    switch (static_cast<Happening>(e.kind)) {
        case Happening::turn_begins:
            slots["turn"] = num(f[0]);
            slots["number"] = num(f[1]);
            break;
        case Happening::tension:
            slots["from"] = num(f[0]);
            slots["number"] = num(f[1]);
            break;
        case Happening::initial_bought:
        case Happening::orbit_opened:
            slots["units"] = name_units(f, speech);
            break;
        case Happening::mission_bought:
            slots["credits"] = counted("credits", f[0]);
            break;
        case Happening::credits:
            slots["credits"] = counted("credits", f[0] | f[1] << 8);
            slots["cause"] = speech.text("rule." + std::string(rule_name(e.cause)) + ".title");
            break;
        case Happening::cried:
        case Happening::uncried:
            slots["request"] = request_name(f[0]);
            break;
        case Happening::offer_posted: {
            std::string others;
            for (u8 i = 0; i < most_seats; i++)
                if (f[1] >> i & 1) others += (others.empty() ? "" : ", ") + name(seat_word(i), speech);
            slots["number"] = num(f[0]);
            slots["others"] = others;
            slots["request"] = request_name(f[2]);
            slots["other_request"] = request_name(f[3]);
            break;
        }
        case Happening::traded:
            slots["other"] = name(seat_word(f[0]), speech);
            slots["request"] = request_name(f[1]);
            slots["other_request"] = request_name(f[2]);
            break;
        case Happening::silent_offered:
        case Happening::silent_traded:
            slots["other"] = name(seat_word(f[0]), speech);
            slots["count"] = num(f[1]);
            break;
        case Happening::card_received:
        case Happening::silent_refused:
        case Happening::assassination:
        case Happening::card_cancelled:
        case Happening::alliance_offered:
        case Happening::alliance_made:
        case Happening::alliance_declined:
        case Happening::alliance_broken:
        case Happening::deal_made:
        case Happening::deal_declined:
        case Happening::card_dealt:
            slots["other"] = name(seat_word(f[0]), speech);
            break;
        case Happening::off_world_control:
            slots["card"] = name(word(off_world(f[0])), speech);
            break;
        case Happening::location_taken:
            slots["card"] =
                speech.text("location." + std::string(rule_name(cite(rule_of(location_card(e.secret))))) + ".name");
            break;
        case Happening::refunded:
            slots["card"] = speech.text(f[0] ? "counter.landing_area.name" : "counter.fortification.name");
            break;
        case Happening::deal_proposed:
            slots["other"] = name(seat_word(f[0]), speech);
            slots["credits"] = counted("credits", f[1] | f[2] << 8);
            slots["other_credits"] = counted("credits", f[3] | f[4] << 8);
            slots["cards"] = counted("mission_cards", f[5]);
            slots["other_cards"] = counted("mission_cards", e.secret);
            break;
        case Happening::hits:
            slots["first"] = num(f[0]);
            slots["second"] = num(f[1]);
            slots["number"] = num(f[2]);
            slots["value"] = num(f[3]);
            break;
        case Happening::world_roll:
        case Happening::scored:
            slots["first"] = num(f[0]);
            slots["second"] = num(f[1]);
            slots["third"] = num(f[2]);
            slots["fourth"] = num(f[3]);
            slots["number"] = num(f[4] | f[5] << 8);
            break;
        default:  // how many
            slots["number"] = slots["count"] = num(f[0]);
    }
}

}  // namespace

std::string log_line(const Event& e, const Speech& speech) {
    if (e.kind == takeback_event) return speech.say("log.takeback", {{"seat", speech.name(e.seat)}});
    const std::string key = key_of(e);
    if (key.empty()) return "";
    Slots slots{{"seat", speech.name(e.seat)}};
    if (const Token t = secret_word(e); t != Token{} && e.secret != Event::hidden) slots["card"] = name(t, speech);
    tell_facts(e, speech, slots);
    tell_places(e, speech, slots);
    return fill(speech.text("log." + key), slots);
}

}  // namespace hexmoot::te
