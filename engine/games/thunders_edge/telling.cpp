#include "engine/games/thunders_edge/telling.h"

#include "engine/games/thunders_edge/board.h"
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

const MatchOf<ThundersEdge>& typed(const AnyMatch& m) { return static_cast<const MatchOf<ThundersEdge>&>(m); }
std::string text(std::string_view section, Token t, std::string_view field, const Speech& speech) {
    return std::string(speech.text(std::string(section) + '.' + spelled(t) + '.' + std::string(field)));
}

// Centor lies at (0,0) in every game; other Locations are known by their cells alone.
std::string name_place(Token t, const Speech& speech) {
    const Cell c = cell_of(t);
    if (kind_of(t) == Kind::location && c == Cell{}) return name(word(Location::centor), speech);
    const char* key = kind_of(t) == Kind::field      ? "place.field"
                      : kind_of(t) == Kind::location ? "place.location"
                                                     : "place.cell";
    return speech.say(key, {{"cell", spelled(word(c))}});
}

constexpr std::array terrain_names{"clear", "badlands", "mountain", "volcanic"};
std::string_view terrain_of(const HexTile& tile, const Speech& speech) {
    return speech.text(std::string("terrain.") + terrain_names[static_cast<size_t>(tile.terrain)]);
}

// In a prompt the place is in sight, so its terrain says enough.
std::string name_target(const State& s, Area a, const Speech& speech) {
    if (a == Area::none) return "";
    if (const Location l = location_in(s, a); l != Location::none) return text("location", word(l), "name", speech);
    const auto hex = s.sites.at[static_cast<size_t>(site_of(a))].hex;
    return hex < hexes ? std::string(terrain_of(hex_table[hex], speech)) : name(word(s, a), speech);
}

std::string name_hex(int hex, const Speech& speech) {
    const HexTile& tile = hex_table[static_cast<size_t>(hex)];
    const auto terrain = terrain_of(tile, speech);
    if (tile.location == Location::none) return std::string(terrain);
    return speech.say("hex.with_location",
                      {{"terrain", terrain}, {"card", text("location", word(tile.location), "name", speech)}});
}

const char* phase_name(Phase p) {
    if (p < Phase::status_tension) return "setup";
    if (p < Phase::market_window) return "status";
    if (p < Phase::mission_turn) return "consul";
    if (p < Phase::discard) return "missions";
    if (p < Phase::action_begin) return "discard";
    if (p < Phase::combat_1) return "action";
    if (p < Phase::siege_check) return "combat";
    if (p < Phase::resources) return "action";
    if (p < Phase::purchase) return "resources";
    if (p < Phase::drop_begin) return "purchase";
    return p < Phase::over ? "drop" : "over";
}

// TE-MKT-13: the market is one step before all hands go up.
bool last_call(const View& v) {
    const auto kind = static_cast<Question>(v.prompt.kind);
    return (kind == Question::market_floor || kind == Question::market_rota) && v.shown.market.announced != nobody;
}

}  // namespace

Seat subject(const View& v) {
    const SeatSet asked = v.prompt.seats;
    if (asked.size() == 1) return asked.front();
    const auto kind = static_cast<Question>(v.prompt.kind);
    const Seat p = kind == Question::action_offer || kind == Question::drop_offer ? option_holder(v.shown)
                   : kind == Question::market_rota                                ? floor_seat(v.shown)
                   : kind == Question::status_extra ? off_world_controller(v.shown, OffWorld::juno_platform)
                   : last_call(v)                   ? v.shown.market.announced
                                                    : v.shown.active;
    return p != nobody && asked.has(p) ? p : asked.front();
}

std::string name(Token t, const Speech& speech) {
    switch (kind_of(t)) {
        case Kind::verb:
            return std::string(speech.text("word." + std::string(verb_name(static_cast<Verb>(t.a)))));
        case Kind::piece:
            if (piece_of(t) == Piece::fired_artillery) return std::string(speech.text("piece.fired"));
            return text("unit", t, "name", speech);
        case Kind::field:
        case Kind::location:
        case Kind::cell:
            return name_place(t, speech);
        case Kind::hex:
            return name_hex(t.a, speech);
        case Kind::mission:
            return text("mission", t, "name", speech);
        case Kind::senate:
            return text("senate", t, "name", speech);
        case Kind::ability:
            return text("location", t, "ability", speech);
        case Kind::faction:
            return text("faction", t, "name", speech);
        case Kind::off_world:
            return text("off_world", t, "name", speech);
        case Kind::seat:
            return speech.name(seat_of(t));
        case Kind::request:
            return std::string(speech.text("request." + spelled(t)));
        case Kind::number:
            return num(t.value());
    }
    return "";
}

std::string name_units(std::span<const u8> counts, const Speech& speech) {
    std::string out;
    for (int i = 0; i < unit_types; i++) {
        const int n = counts[static_cast<size_t>(i)];
        if (n == 0) continue;
        if (!out.empty()) out += ", ";
        out += speech.say("units.some", {{"count", num(n)}, {"card", name(word(piece(i)), speech)}});
    }
    return out.empty() ? std::string(speech.text("units.none")) : out;
}

std::string clock_line(const AnyMatch& m, const Speech& speech) {
    const View v = typed(m).match.view(Viewer::table());
    const std::string phase = phase_name(v.shown.phase);
    if (phase == "setup") return std::string(speech.text("header.setup"));
    return speech.say("header.turn", {{"turn", num(v.shown.turn)},
                                      {"phase", speech.text("phase." + phase)},
                                      {"number", num(v.shown.tension)},
                                      {"count", num(last_tension)}});
}

hexmoot::Question question(const AnyMatch& m, Viewer eyes, const Speech& speech) {
    const View v = typed(m).match.view(eyes);
    if (v.shown.phase == Phase::over)
        return {std::string(speech.text("prompt.GAME_OVER.headline")),
                std::string(speech.text("prompt.GAME_OVER.hint"))};
    const Seat asked = subject(v);
    // What a seat does behind the curtain is nobody else's business: not even which part of it comes next.
    const bool secret = v.prompt.secrecy != Secrecy::open && v.prompt.seats.size() == 1 && !eyes.is(asked);
    const std::string key = "prompt." + (secret ? "SECRET" : std::string(question_name(v.prompt.kind))) +
                            (last_call(v) ? "_LAST_CALL" : "");
    const std::map<std::string, std::string> slots{{"seat", speech.name(asked)},
                                                   {"place", name_target(v.shown, v.shown.combat.target, speech)}};
    return {fill(speech.text(key + ".headline"), slots), fill(speech.text(key + ".hint"), slots)};
}

Answered refusal(const AnyMatch& m, Seat who, const Refusal& no, const Speech& speech) {
    const View v = typed(m).match.view(who);
    const Token fact = no.reason.fact;
    const Kind kind = kind_of(fact);
    const bool about_place = kind == Kind::field || kind == Kind::location || kind == Kind::cell;
    const Seat asked = v.prompt.seats.empty() ? who : subject(v);
    const std::map<std::string, std::string> slots{
        {"word", no.word},
        {"seat", speech.name(asked)},
        {"other", speech.name(kind == Kind::seat ? seat_of(fact) : asked)},
        {"place", about_place ? name(fact, speech) : std::string(speech.text("place.none"))},
        {"number", num(kind == Kind::number ? fact.value() : 0)}};
    const std::string code(m.code_name(no.reason.code));
    const auto sentence = [&](const char* part) { return fill(speech.text("error." + code + "." + part), slots); };
    return {sentence("what"), sentence("fact"), sentence("way"), code, std::string(m.rule_name(no.reason.rule))};
}

Ending ending(const AnyMatch& m, const Speech& speech) {
    const View v = typed(m).match.view(Viewer::table());
    const Standing standing = m.standing();
    std::string seats;
    for (Seat p : standing.winners)
        seats =
            seats.empty() ? speech.name(p) : speech.say("result.and", {{"first", seats}, {"second", speech.name(p)}});
    const std::string won = standing.winners.size() == 1 ? speech.say("result.won", {{"seat", seats}})
                                                         : speech.say("result.shared", {{"seats", seats}});
    const std::string turn = num(v.shown.turn);
    if (v.shown.winner != nobody) return {won, speech.say("result.at_once", {{"turn", turn}})};
    const std::string points = num(static_cast<int>(standing.points[hexmoot::index(standing.winners.front())]));
    return {won, speech.say("result.points", {{"points", points}, {"turn", turn}})};
}

}  // namespace hexmoot::te
