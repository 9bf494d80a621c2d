// The JSON form of a State and of a View: names from the content, not numbers. One list of fields serves both ways.
#include <nlohmann/json.hpp>

#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {
namespace {

using nlohmann::json;

struct Unexpected {
    std::string what;
};
[[noreturn]] void expected(const std::string& what) { throw Unexpected{"expected " + what}; }

// ---- names of enums ----
constexpr std::array phase_names{
    "WORLD_ROLL",      "WORLD_PLACE",    "INITIAL_BUY",    "DROP_ROLL",     "INITIAL_DROP",  "STATUS_TENSION",
    "STATUS_MISSIONS", "STATUS_EXTRA",   "STATUS_TRANSIT", "MARKET_WINDOW", "CONSUL_MARKET", "MARKET_DRAW",
    "CONSUL_END",      "MISSION_TURN",   "DISCARD",        "ACTION_BEGIN",  "ACTION_OFFER",  "ACTION_MOVE",
    "MOVE_EXCESS",     "ACTION_DECLARE", "ACTION_RESOLVE", "COMBAT_1",      "COMBAT_2",      "COMBAT_3",
    "COMBAT_4",        "COMBAT_5",       "COMBAT_6",       "COMBAT_7",      "SIEGE_CHECK",   "RESOURCES",
    "PURCHASE",        "DROP_BEGIN",     "DROP_OFFER",     "DROP_PLACE",    "OVER"};
static_assert(phase_names.size() == static_cast<size_t>(Phase::over) + 1);

// An id of a short list by its spelling; null for none.
template <class T>
json name_of(T x, int count) {
    if (static_cast<int>(x) >= count) return nullptr;
    return spelled(word(x));
}
template <class T>
T named(const json& j, int count, const char* what) {
    if (j.is_null()) return T::none;
    for (int i = 0; i < count; i++)
        if (j == spelled(word(static_cast<T>(i)))) return static_cast<T>(i);
    expected(what);
}

// Writes and reads the fields of a State; areas need its sites.
class Codec {
  public:
    explicit Codec(State& s) : s_(s) {}

    // ---- numbers and names ----
    json write(u8 x) const { return x; }
    void read(const json& j, u8& x) const { x = static_cast<u8>(integer(j, 255)); }
    json write(u16 x) const { return x; }
    void read(const json& j, u16& x) const { x = static_cast<u16>(integer(j, 0xFFFF)); }
    json write(u64 x) const { return x; }
    void read(const json& j, u64& x) const {
        if (!j.is_number_unsigned()) expected("a number from 0");
        x = j.get<u64>();
    }
    json write(Seat p) const { return p == nobody ? json(nullptr) : json(std::string(1, letter(p))); }
    void read(const json& j, Seat& p) const {
        p = nobody;
        if (j.is_null()) return;
        const std::string t = text(j);
        if (t.size() != 1 || t[0] < 'A' || t[0] >= 'A' + most_seats) expected("a seat A to E, or null");
        p = seat(t[0] - 'A');
    }
    json write(SeatSet set) const {
        std::string out;
        for (Seat p : set) out += letter(p);
        return out;
    }
    void read(const json& j, SeatSet& set) const {
        set = {};
        for (char c : text(j)) {
            if (c < 'A' || c >= 'A' + most_seats) expected("seats A to E");
            set = set.with(seat(c - 'A'));
        }
    }
    json write(Phase p) const { return phase_names[static_cast<size_t>(p)]; }
    void read(const json& j, Phase& p) const {
        for (size_t i = 0; i < phase_names.size(); i++)
            if (j == phase_names[i]) {
                p = static_cast<Phase>(i);
                return;
            }
        expected("a state of section 18a");
    }
    json write(Mission m) const { return name_of(m, mission_cards); }
    void read(const json& j, Mission& m) const { m = named<Mission>(j, mission_cards, "MIS-01 to MIS-51"); }
    json write(Senate c) const { return name_of(c, senate_cards); }
    void read(const json& j, Senate& c) const { c = named<Senate>(j, senate_cards, "SEN-01 to SEN-43"); }
    json write(Faction f) const { return name_of(f, factions); }
    void read(const json& j, Faction& f) const { f = named<Faction>(j, factions, "FAC-1 to FAC-5"); }
    json write(OffWorld o) const { return name_of(o, off_worlds); }
    void read(const json& j, OffWorld& o) const { o = named<OffWorld>(j, off_worlds, "OFF-1 to OFF-3"); }
    json write(Request r) const { return name_of(r, requests); }
    void read(const json& j, Request& r) const { r = named<Request>(j, requests, "a request"); }
    json write(Piece p) const { return name_of(p, piece_kinds); }
    void read(const json& j, Piece& p) const { p = named<Piece>(j, piece_kinds, "a piece"); }
    json write(Area a) const { return a == Area::none ? json(nullptr) : json(spelled(word(s_, a))); }
    void read(const json& j, Area& a) const {
        a = Area::none;
        if (j.is_null()) return;
        for (int i = 0; i < 2 * s_.sites.size; i++)
            if (j == spelled(word(s_, static_cast<Area>(i)))) {
                a = static_cast<Area>(i);
                return;
            }
        expected("an area of the map, or null");
    }

    // ---- composed values ----
    template <class T, int N>
    json write(const List<T, N>& list) const {
        json out = json::array();
        for (const T& x : list) out.push_back(write(x));
        return out;
    }
    template <class T, int N>
    void read(const json& j, List<T, N>& list) const {
        list = {};
        if (!j.is_array() || j.size() > N) expected("a list of at most " + std::to_string(N));
        for (const json& x : j) {
            T value{};
            read(x, value);
            list.push(value);
        }
    }
    template <class T, size_t N>
    json write(const std::array<T, N>& all) const {
        json out = json::array();
        for (const T& x : all) out.push_back(write(x));
        return out;
    }
    template <class T, size_t N>
    void read(const json& j, std::array<T, N>& all) const {
        if (!j.is_array() || j.size() != N) expected("a list of " + std::to_string(N));
        for (size_t i = 0; i < N; i++) read(j[i], all[i]);
    }
    template <class T>
    json write(const BySeat<T>& all) const {
        return write(all.at);
    }
    template <class T>
    void read(const json& j, BySeat<T>& all) const {
        read(j, all.at);
    }
    json write(const Force& f) const { return counts(f); }
    void read(const json& j, Force& f) const { read_counts(j, f); }
    json write(const Box& b) const { return counts(b); }
    void read(const json& j, Box& b) const { read_counts(j, b); }
    json write(Cell c) const { return json::array({c.q, c.r}); }
    void read(const json& j, Cell& c) const {
        if (!j.is_array() || j.size() != 2) expected("a cell [q, r]");
        c = {static_cast<i8>(j[0].get<int>()), static_cast<i8>(j[1].get<int>())};
    }
    json write(const Rng& r) const { return {{"state", r.state}, {"rolls", r.rolls}}; }
    void read(const json& j, Rng& r) const { r = {at(j, "state").get<u64>(), at(j, "rolls").get<u64>()}; }
    // Sets of cards and tiles, as lists of ids.
    template <class Make>
    json write_set(u64 set, const Make& make) const {
        json out = json::array();
        for (int i = 0; i < 64; i++)
            if (set >> i & 1) out.push_back(spelled(make(i)));
        return out;
    }
    template <class Make>
    void read_set(const json& j, u64& set, int count, const Make& make) const {
        set = 0;
        if (!j.is_array()) expected("a list of ids");
        for (const json& x : j) {
            int i = 0;
            while (i < count && x != spelled(make(i))) i++;
            if (i == count) expected("an id of that list");
            set |= u64{1} << i;
        }
    }

    // ---- records ----
    template <class T>
        requires requires(T& x) { fields(x, [](const char*, auto&) {}); }
    json write(const T& record) const {
        json out = json::object();
        fields(const_cast<T&>(record), [&](const char* name, auto& x) { out[name] = write(x); });
        return out;
    }
    template <class T>
        requires requires(T& x) { fields(x, [](const char*, auto&) {}); }
    void read(const json& j, T& record) const {
        fields(record, [&](const char* name, auto& x) { within(j, name, [&](const json& v) { read(v, x); }); });
    }

    static const json& at(const json& j, const char* name) {
        if (!j.is_object() || !j.contains(name)) expected(std::string("the field ") + name);
        return j[name];
    }
    template <class Read>
    static void within(const json& j, const char* name, const Read& read) {
        const json& v = at(j, name);
        try {
            read(v);
        } catch (Unexpected& e) {
            e.what = "/" + std::string(name) + (e.what[0] == '/' ? "" : ": ") + e.what;
            throw;
        }
    }

  private:
    static i64 integer(const json& j, i64 most) {
        if (!j.is_number_integer() || j.get<i64>() < 0 || j.get<i64>() > most)
            expected("a whole number from 0 to " + std::to_string(most));
        return j.get<i64>();
    }
    static std::string text(const json& j) {
        if (!j.is_string()) expected("a text");
        return j.get<std::string>();
    }
    template <size_t N>
    static json counts(const std::array<u8, N>& all) {
        json out = json::object();
        for (size_t i = 0; i < N; i++)
            if (all[i] > 0) out[spelled(word(piece(static_cast<int>(i))))] = all[i];
        return out;
    }
    template <size_t N>
    static void read_counts(const json& j, std::array<u8, N>& all) {
        all = {};
        if (!j.is_object()) expected("counts by piece");
        for (const auto& [name, n] : j.items()) {
            size_t i = 0;
            while (i < N && name != spelled(word(piece(static_cast<int>(i))))) i++;
            if (i == N) expected("a piece, not " + name);
            all[i] = static_cast<u8>(integer(n, 255));
        }
    }

    State& s_;
};

// ---- the fields of each record, once ----
template <class Io>
void fields(Site& x, const Io& io) {
    io("cell", x.cell), io("hex", x.hex), io("up", x.up), io("placer", x.placer);
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
void fields(Deal& d, const Io& io) {  // and the sets of its cards
    io("from", d.from), io("to", d.to), io("gives", d.gives), io("takes", d.takes), io("cardsGiven", d.cards_given);
    io("cardsAsked", d.cards_asked), io("areas", d.areas);
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
// All of a State but the sets of cards and tiles, which are lists of ids.
template <class Io>
void fields(State& s, const Io& io) {
    io("sites", s.sites);  // first: areas are named by them
    io("rng", s.rng), io("credits", s.credits), io("locationsUsed", s.locations_used);
    io("missionDeck", s.mission_deck), io("senateDeck", s.senate_deck), io("strengthAt", s.strength_at);
    io("strengthOf", s.strength_of), io("alliances", s.alliances), io("faction", s.faction), io("force", s.force);
    io("control", s.control), io("fort", s.fort), io("landing", s.landing), io("sieges", s.sieges);
    io("initial", s.initial), io("transit", s.transit), io("transitOpen", s.transit_open);
    io("orbit", s.orbit), io("orbitOpen", s.orbit_open);
    io("offWorld", s.off_world), io("consulCounters", s.consul_counters), io("seats", s.seats), io("turn", s.turn);
    io("tension", s.tension), io("endPending", s.end_pending), io("phase", s.phase), io("consul", s.consul);
    io("lastConsul", s.last_consul), io("firstDropper", s.first_dropper), io("dealer", s.dealer);
    io("active", s.active), io("remaining", s.remaining), io("passed", s.passed), io("rests", s.rests);
    io("scandal", s.scandal), io("cardPass", s.card_pass), io("looked", s.looked), io("order", s.order);
    io("playedInRound", s.played_in_round), io("boughtMission", s.bought_mission), io("declinedBy", s.declined_by);
    io("dealsAccepted", s.deals_accepted), io("dealsDeclined", s.deals_declined), io("fidgets", s.fidgets),
        io("deal", s.deal);
    io("counterOf", s.counter_of);
    io("counterAgainst", s.counter_against), io("concord", s.concord), io("statutes", s.statutes);
    io("strike", s.strike), io("expansion", s.expansion), io("aegisAttack", s.aegis_attack);
    io("aegisDefence", s.aegis_defence), io("market", s.market), io("legs", s.legs), io("hasMoved", s.has_moved);
    io("attacks", s.attacks), io("combat", s.combat), io("drops", s.drops);
    io("dropsConventional", s.drops_conventional), io("convoy", s.convoy), io("winner", s.winner);
    io("winners", s.winners), io("options", s.options), io("hadField", s.had_field), io("seen", s.seen);
    io("sealed", s.sealed), io("incomePaid", s.income_paid);
}

constexpr auto make_mission = [](int i) { return word(mission(i)); };
constexpr auto make_senate = [](int i) { return word(senate(i)); };

template <class Io>
void sets(State& s, const Io& io) {
    for (size_t i = 0; i < most_seats; i++) {
        const std::string p(1, static_cast<char>('A' + i));
        io("missionHand" + p, s.mission_hand[i], mission_cards, make_mission);
        io("played" + p, s.played[i], mission_cards, make_mission);
        io("senateHand" + p, s.senate_hand[i], senate_cards, make_senate);
        io("discards" + p, s.discards[i], senate_cards, make_senate);
        io("tiles" + p, s.tiles[i], hexes, hex_word);
    }
    io(std::string("dealOffered"), s.deal.offered, mission_cards, make_mission);
    io(std::string("dealWanted"), s.deal.wanted, mission_cards, make_mission);
    io(std::string("missionDiscard"), s.mission_discard, mission_cards, make_mission);
    io(std::string("missionAbsent"), s.mission_absent, mission_cards, make_mission);
    io(std::string("senateAbsent"), s.senate_absent, senate_cards, make_senate);
}

json to_json(const State& state) {
    State s = state;
    const Codec codec(s);
    json out = json::object();
    fields(s, [&](const char* name, auto& x) { out[name] = codec.write(x); });
    sets(s, [&](const std::string& name, u64& set, int, const auto& make) { out[name] = codec.write_set(set, make); });
    return out;
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
    State s{};
    const Codec codec(s);
    try {
        fields(s, [&](const char* name, auto& x) { Codec::within(j, name, [&](const json& v) { codec.read(v, x); }); });
        sets(s, [&](const std::string& name, u64& set, int count, const auto& make) {
            Codec::within(j, name.c_str(), [&](const json& v) { codec.read_set(v, set, count, make); });
        });
    } catch (const Unexpected& e) {
        return tl::unexpected(e.what);
    } catch (const json::exception& e) {
        return tl::unexpected(std::string(e.what()));
    }
    if (const std::string wrong = check(s); !wrong.empty()) return tl::unexpected(wrong);
    return s;
}

}  // namespace hexmoot::te
