// Writes and reads the parts of a State as JSON: names from the content, not numbers. Used by json.cpp alone.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/games/thunders_edge/thunders_edge.h"

namespace hexmoot::te {

struct Unexpected {
    std::string what;
};
[[noreturn]] inline void expected(const std::string& what) { throw Unexpected{"expected " + what}; }

// ---- names of enums ----
inline constexpr std::array phase_names{
    "WORLD_ROLL",      "WORLD_PLACE",    "INITIAL_BUY",    "DROP_ROLL",     "INITIAL_DROP",  "STATUS_TENSION",
    "STATUS_MISSIONS", "STATUS_EXTRA",   "STATUS_TRANSIT", "MARKET_WINDOW", "CONSUL_MARKET", "MARKET_DRAW",
    "CONSUL_END",      "MISSION_TURN",   "DISCARD",        "ACTION_BEGIN",  "ACTION_OFFER",  "ACTION_MOVE",
    "MOVE_EXCESS",     "ACTION_DECLARE", "ACTION_RESOLVE", "COMBAT_1",      "COMBAT_2",      "COMBAT_3",
    "COMBAT_4",        "COMBAT_5",       "COMBAT_6",       "COMBAT_7",      "SIEGE_CHECK",   "RESOURCES",
    "PURCHASE",        "DROP_BEGIN",     "DROP_OFFER",     "DROP_PLACE",    "OVER"};
static_assert(phase_names.size() == static_cast<size_t>(Phase::over) + 1);

// An id of a short list by its spelling; null for none.
template <class T>
nlohmann::json name_of(T x, int count) {
    if (static_cast<int>(x) >= count) return nullptr;
    return spelled(word(x));
}
template <class T>
T named(const nlohmann::json& j, int count, const char* what) {
    if (j.is_null()) return T::none;
    for (int i = 0; i < count; i++)
        if (j == spelled(word(static_cast<T>(i)))) return static_cast<T>(i);
    expected(what);
}

struct Tile {
    u8& hex;  // 255: none
};
// One value for each area, or for the field of each site: an object by the names of areas, without those where nothing
// is.
template <class T, size_t N>
struct ByArea {
    std::array<T, N>& at;
    T nothing{};
};
// One value for each card from `first` on: an object by their ids.
template <class T, size_t N>
struct ByCard {
    std::array<T, N>& at;
    Mission first;
    T nothing{};
};
// A set of cards, tiles or places, as the list of their ids: bit i is make(i), of which there are `count`.
template <class Make>
struct IdSet {
    u64& bits;
    int count;
    Make make;
};
template <class Make>
IdSet(u64&, int, Make) -> IdSet<Make>;
struct Options {
    std::array<u8, option_count>& at;
};
// The parts of a State of which a text may give some fields only, as of the State itself.
template <class T>
concept Part = std::same_as<T, State> || std::same_as<T, Market> || std::same_as<T, Combat> || std::same_as<T, Deal> ||
               std::same_as<T, Options>;

// Writes and reads the fields of a State; areas need its sites.
class Codec {
    using json = nlohmann::json;

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
    json write(Tile t) const { return t.hex < hexes ? json(spelled(hex_word(t.hex))) : json(nullptr); }
    void read(const json& j, Tile& t) const {
        t.hex = 0;
        while (t.hex < hexes && j != spelled(hex_word(t.hex))) t.hex++;
        if (t.hex == hexes) expected("HEX-01 to HEX-36");
    }
    json write(Area a) const { return a == Area::none ? json(nullptr) : json(spelled(word(s_, a))); }
    void read(const json& j, Area& a) const {
        a = Area::none;
        if (j.is_null()) return;
        for (int i = 0; i < 2 * s_.sites.size && a == Area::none; i++)
            if (j == spelled(word(s_, static_cast<Area>(i)))) a = static_cast<Area>(i);
        if (a == Area::none) expected("an area of the map, or null");
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
            if constexpr (requires { T::none; })
                if (value == T::none) expected("no null in a list");
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
        const auto small = [](const json& x) {
            return x.is_number_integer() && x.get<i64>() >= -farthest_cell && x.get<i64>() <= farthest_cell;
        };
        if (!j.is_array() || j.size() != 2 || !small(j[0]) || !small(j[1]))
            expected("a cell [q, r] that a world can reach");
        c = {j[0].get<i8>(), j[1].get<i8>()};
    }
    json write(const Rng& r) const { return {{"state", r.state}, {"rolls", r.rolls}}; }
    void read(const json& j, Rng& r) const {
        within(j, "state", [&](const json& v) { read(v, r.state); });
        within(j, "rolls", [&](const json& v) { read(v, r.rolls); });
    }
    template <class Make>
    json write(const IdSet<Make>& set) const {
        json out = json::array();
        for (int i = 0; i < set.count; i++)
            if (set.bits >> i & 1) out.push_back(spelled(set.make(i)));
        return out;
    }
    template <class Make>
    void read(const json& j, IdSet<Make>& set) const {
        set.bits = 0;
        if (!j.is_array()) expected("a list of ids");
        for (const json& x : j) {
            int i = 0;
            while (i < set.count && x != spelled(set.make(i))) i++;
            if (i == set.count) expected("ids that such a list may hold, not " + x.dump());
            set.bits |= u64{1} << i;
        }
    }

    // ---- values by name ----
    template <class T, size_t N>
    json write(const ByArea<T, N>& all) const {
        return write_named(all, [&](int i) { return area_name<N>(i); });
    }
    template <class T, size_t N>
    void read(const json& j, ByArea<T, N>& all) const {
        read_named(j, all, N == most_areas ? 2 * s_.sites.size : s_.sites.size, [&](int i) { return area_name<N>(i); });
    }
    template <class T, size_t N>
    json write(const ByCard<T, N>& all) const {
        return write_named(all, [&](int i) { return spelled(word(mission(index(all.first) + i))); });
    }
    template <class T, size_t N>
    void read(const json& j, ByCard<T, N>& all) const {
        read_named(j, all, N, [&](int i) { return spelled(word(mission(index(all.first) + i))); });
    }

    // ---- records ----
    template <class T>
        requires requires(T& x) { fields(x, [](const std::string&, auto&) {}); }
    json write(const T& record) const {
        json out = json::object();
        fields(const_cast<T&>(record), [&](const std::string& name, auto& x) { out[name] = write(x); });
        return out;
    }
    // What a part does not name stays as it is. A name that means nothing is an error.
    template <class T>
        requires requires(T& x) { fields(x, [](const std::string&, auto&) {}); }
    void read(const json& j, T& record) const {
        if (!j.is_object()) expected("an object");
        size_t known = 0;
        fields(record, [&](const std::string& name, auto& x) {
            if (Part<T> && !j.contains(name)) return;
            within(j, name, [&](const json& v) { read(v, x); });
            known++;
        });
        if (known < j.size()) reject_unknown(j, record);
    }

    static const json& at(const json& j, const std::string& name) {
        if (!j.is_object() || !j.contains(name)) expected("the field " + name);
        return j[name];
    }
    template <class Read>
    static void within(const json& j, const std::string& name, const Read& read) {
        const json& v = at(j, name);
        try {
            read(v);
        } catch (Unexpected& e) {
            e.what = "/" + name + (e.what[0] == '/' ? "" : ": ") + e.what;
            throw;
        }
    }

  private:
    template <size_t N>
    std::string area_name(int i) const {
        return spelled(word(s_, N == most_areas ? static_cast<Area>(i) : field(i)));
    }
    template <class All, class Name>
    json write_named(const All& all, const Name& name) const {
        json out = json::object();
        for (int i = 0; i < static_cast<int>(all.at.size()); i++)
            if (const auto& x = all.at[static_cast<size_t>(i)]; x != all.nothing) out[name(i)] = write(x);
        return out;
    }
    template <class All, class Name>
    void read_named(const json& j, All& all, int count, const Name& name) const {
        if (!j.is_object()) expected("an object");
        all.at.fill(all.nothing);
        for (const auto& item : j.items()) {
            const std::string& key = item.key();
            int i = 0;
            while (i < count && name(i) != key) i++;
            if (i == count) expected("a name that may stand here, not " + key);
            within(j, key, [&](const json& v) { read(v, all.at[static_cast<size_t>(i)]); });
        }
    }
    template <class T>
    static void reject_unknown(const json& j, T& record) {
        json unknown = j;
        fields(record, [&](const std::string& name, auto&) { unknown.erase(name); });
        expected("no field " + unknown.items().begin().key());
    }
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

}  // namespace hexmoot::te
