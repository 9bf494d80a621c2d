// The JSON form of a State and of a View. One list of fields serves both ways.
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/json_codec.h"

namespace hexmoot::te {

using nlohmann::json;

namespace {
constexpr auto make_mission = [](int i) { return word(mission(i)); };
constexpr auto make_senate = [](int i) { return word(senate(i)); };
constexpr auto make_location = [](int i) { return word(static_cast<Location>(i)); };
}  // namespace

// ---- the fields of each record, once ----
template <class Io>
void fields(Site& x, const Io& io) {
    Tile hex{x.hex};
    io("cell", x.cell), io("hex", hex), io("up", x.up), io("placer", x.placer);
}
template <class Io>
void fields(Leg& x, const Io& io) {
    io("area", x.area), io("piece", x.piece), io("points", x.points), io("stopped", x.stopped);
}
template <class Io>
void fields(Siege& x, const Io& io) {
    io("target", x.target), io("by", x.by), io("turn", x.turn);
}
template <class Io>
void fields(Attack& x, const Io& io) {
    io("target", x.target), io("arrow", x.arrow), io("origins", x.origins);
}
template <class Io>
void fields(Alliance& x, const Io& io) {
    io("a", x.a), io("b", x.b);
}
template <class Io>
void fields(MarketOffer& x, const Io& io) {
    io("to", x.to), io("want", x.want), io("give", x.give), io("card", x.card), io("rider", x.rider);
    io("number", x.number);
}
template <class Io>
void fields(SilentOffer& x, const Io& io) {
    io("to", x.to), io("first", x.first), io("second", x.second), io("number", x.number);
}
template <class Io>
void fields(Market& m, const Io& io) {
    io("cries", m.cries), io("offers", m.offers), io("silent", m.silent), io("acts", m.acts), io("raised", m.raised);
    io("withdrawn", m.withdrawn), io("passed", m.passed), io("hold", m.hold), io("stale", m.stale), io("head", m.head);
    io("booth", m.booth), io("interval", m.interval), io("nextNumber", m.next_number), io("exchanged", m.exchanged);
    io("standingSet", m.standing_set), io("armed", m.armed), io("shown", m.shown);
    io("rotation", m.rotation), io("floorTurns", m.floor_turns), io("busy", m.busy);
    io("announced", m.announced);
}
template <class Io>
void fields(Deal& d, const Io& io) {
    IdSet offered{d.offered, mission_cards, make_mission}, wanted{d.wanted, mission_cards, make_mission};
    ByArea areas{d.areas};
    io("from", d.from), io("to", d.to), io("gives", d.gives), io("takes", d.takes), io("cardsGiven", d.cards_given);
    io("cardsAsked", d.cards_asked), io("offered", offered), io("wanted", wanted), io("areas", areas);
}
template <class Io>
void fields(Combat& c, const Io& io) {
    io("target", c.target), io("arrow", c.arrow), io("attacker", c.attacker), io("defender", c.defender);
    io("through", c.through), io("origins", c.origins), io("party", c.party), io("support", c.support);
    io("defenceSupport", c.defence_support), io("attackDice", c.attack_dice), io("defenceDice", c.defence_dice);
    io("defenceBonus", c.defence_bonus), io("ambush", c.ambush), io("assault", c.assault);
    io("supportsAttack", c.supports_attack), io("owedNow", c.owed_now), io("owedLater", c.owed_later);
    io("hits", c.hits), io("rolled", c.rolled), io("lostByAttacker", c.lost_by_attacker);
    io("lostByDefender", c.lost_by_defender), io("advanced", c.advanced), io("stage", c.stage);
}
// Cards that a text names nowhere are out of the box.
template <class Io>
void card_fields(State& s, const Io& io) {
    for (size_t i = 0; i < most_seats; i++) {
        const std::string p(1, static_cast<char>('A' + i));
        IdSet hand{s.mission_hand[i], mission_cards, make_mission}, played{s.played[i], mission_cards, make_mission};
        IdSet senate{s.senate_hand[i], senate_cards, make_senate}, discards{s.discards[i], senate_cards, make_senate};
        IdSet tiles{s.tiles[i], hexes, hex_word};
        io("missionHand" + p, hand), io("played" + p, played), io("senateHand" + p, senate);
        io("discards" + p, discards), io("tiles" + p, tiles);
    }
    IdSet discard{s.mission_discard, mission_cards, make_mission},
        absent{s.mission_absent, mission_cards, make_mission};
    IdSet senate_absent{s.senate_absent, senate_cards, make_senate};
    ByCard strength_at{s.strength_at, first_strength, OffWorld::none};
    ByCard strength_of{s.strength_of, first_strength, nobody};
    ByCard alliances{s.alliances, first_alliance};
    io("missionDeck", s.mission_deck), io("missionDiscard", discard), io("missionAbsent", absent);
    io("senateDeck", s.senate_deck), io("senateAbsent", senate_absent);
    io("strengthAt", strength_at), io("strengthOf", strength_of), io("alliances", alliances);
}
template <class Io>
void map_fields(State& s, const Io& io) {
    io("sites", s.sites);  // first: areas are named by them
    ByArea force{s.force};
    ByArea fort{s.fort};
    ByArea landing{s.landing};
    ByArea drops{s.drops};
    ByArea forces_dropped{s.drops_conventional};
    ByArea control{s.control, nobody};
    const auto name = [&s](int site) { return word(s, field(site)); };
    IdSet had_field{s.had_field, s.sites.size, name};
    io("force", force), io("control", control), io("fort", fort), io("landing", landing), io("sieges", s.sieges);
    io("hadField", had_field), io("drops", drops), io("dropsConventional", forces_dropped);
    for (size_t i = 0; i < most_seats; i++) {
        IdSet seen{s.seen[i], s.sites.size, name};
        io("seen" + std::string(1, static_cast<char>('A' + i)), seen);
    }
}
template <class Io>
void fields(Options& x, const Io& io) {
    for (size_t i = 0; i < x.at.size(); i++) io(std::string(ThundersEdge::options()[i].name), x.at[i]);
}
template <class Io>
void fields(State& s, const Io& io) {
    map_fields(s, io);
    card_fields(s, io);
    u64 used = s.locations_used;
    IdSet locations_used{used, location_cards, make_location};
    io("locationsUsed", locations_used);
    s.locations_used = static_cast<u16>(used);
    Options options{s.options};
    io("rng", s.rng), io("options", options), io("seats", s.seats), io("turn", s.turn), io("phase", s.phase);
    io("active", s.active), io("tension", s.tension), io("endPending", s.end_pending), io("credits", s.credits);
    io("faction", s.faction), io("initial", s.initial), io("transit", s.transit), io("transitOpen", s.transit_open);
    io("orbit", s.orbit), io("orbitOpen", s.orbit_open), io("offWorld", s.off_world);
    io("consul", s.consul), io("lastConsul", s.last_consul), io("consulCounters", s.consul_counters);
    io("firstDropper", s.first_dropper), io("dealer", s.dealer), io("remaining", s.remaining), io("passed", s.passed);
    io("rests", s.rests), io("scandal", s.scandal), io("cardPass", s.card_pass), io("looked", s.looked);
    io("order", s.order), io("playedInRound", s.played_in_round), io("boughtMission", s.bought_mission);
    io("declinedBy", s.declined_by), io("dealsAccepted", s.deals_accepted), io("dealsDeclined", s.deals_declined);
    io("fidgets", s.fidgets), io("deal", s.deal), io("counterOf", s.counter_of);
    io("counterAgainst", s.counter_against), io("concord", s.concord), io("statutes", s.statutes);
    io("strike", s.strike), io("expansion", s.expansion), io("aegisAttack", s.aegis_attack);
    io("aegisDefence", s.aegis_defence), io("market", s.market), io("legs", s.legs), io("hasMoved", s.has_moved);
    io("attacks", s.attacks), io("combat", s.combat), io("convoy", s.convoy), io("winner", s.winner);
    io("winners", s.winners), io("sealed", s.sealed), io("incomePaid", s.income_paid);
}

namespace {
json to_json(State s) { return Codec(s).write(s); }
// All usual, at the fewest seats.
State usual_table() {
    Setup usual{ThundersEdge::min_seats, 1, {}};
    for (const OptionSpec& o : ThundersEdge::options()) usual.options.push_back(o.usual);
    return bare_table(usual);
}
}  // namespace

std::string ThundersEdge::state_json(const State& s) { return to_json(s).dump(); }

std::string ThundersEdge::view_json(const View& v) {
    State s = v.shown;
    const Codec codec(s);
    json out = to_json(v.shown);
    out.erase("rng");
    out["eyes"] = codec.write(v.eyes.seat());
    out["prompt"] = {{"seats", codec.write(v.prompt.seats)},
                     {"kind", question_name(v.prompt.kind)},
                     {"rule", rule_name(v.prompt.rule)}};
    out["senateCards"] = codec.write(v.senate_cards);
    out["missionCards"] = codec.write(v.mission_cards);
    out["tileCount"] = codec.write(v.tiles);
    out["inTransit"] = codec.write(v.in_transit);
    out["inOrbit"] = codec.write(v.in_orbit);
    out["onOffWorld"] = codec.write(v.on_off_world);
    out["silentCards"] = codec.write(v.silent_cards);
    out["senateDeckSize"] = v.senate_deck;
    out["missionDeckSize"] = v.mission_deck;
    out["missionDiscardSize"] = v.mission_discard;
    return out.dump();
}

tl::expected<State, std::string> ThundersEdge::from_json(std::string_view text) {
    const json j = json::parse(text, nullptr, false);
    if (!j.is_object()) return tl::unexpected(std::string("expected the JSON object of a state"));
    State s = usual_table();
    try {
        Codec(s).read(j, s);
    } catch (const Unexpected& e) {
        return tl::unexpected(e.what);
    } catch (const json::exception& e) {
        return tl::unexpected(std::string(e.what()));
    }
    if (!j.contains("missionAbsent")) s.mission_absent = all_missions & ~placed_missions(s);
    if (!j.contains("senateAbsent")) s.senate_absent = all_senators & ~placed_senators(s);
    if (const std::string wrong = impossible(s); !wrong.empty()) return tl::unexpected(wrong);
    if (const std::string wrong = check(s); !wrong.empty()) return tl::unexpected(wrong);
    return s;
}

}  // namespace hexmoot::te
