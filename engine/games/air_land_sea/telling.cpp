#include "engine/games/air_land_sea/telling.h"

namespace hexmoot::als {
namespace {

const MatchOf<AirLandSea>& typed(const AnyMatch& m) { return static_cast<const MatchOf<AirLandSea>&>(m); }
std::string num(int n) { return std::to_string(n); }
Theatre theatre(u8 i) { return static_cast<Theatre>(i); }

}  // namespace

std::string name(Card c, const Speech& speech) {
    return c == Card::none ? std::string() : std::string(speech.text("card." + card_id(c) + ".name"));
}
std::string name(Theatre t, const Speech& speech) {
    return std::string(speech.text("theatre." + std::string(theatre_name(t)) + ".name"));
}
std::string name(Token t, const Speech& speech) {
    switch (static_cast<Kind>(t.kind)) {
        case Kind::verb: {
            std::string word;
            spell(t, word);
            return std::string(speech.text("word." + word));
        }
        case Kind::card:
            return name(card_of(t), speech);
        case Kind::theatre:
            return name(theatre_of(t), speech);
        case Kind::spot:
            return name(theatre_of(t), speech) + ", " + speech.say("word.side", {{"seat", speech.name(side_of(t))}});
    }
    return "";
}

std::string log_line(const Event& e, const Speech& speech) {
    if (e.kind == takeback_event) return std::string(speech.text("log.takeback"));
    const auto& f = e.facts;
    const std::string seat = speech.name(e.seat);
    const std::string card = e.secret == Event::hidden ? "" : name(static_cast<Card>(e.secret), speech);
    const std::string key = "log." + std::string(happening_name(e.kind));
    switch (static_cast<Happening>(e.kind)) {
        case Happening::battle_start:
            return speech.say(f[0] > 1 ? "log.next_battle" : key, {{"battle", num(f[0])}, {"seat", seat}}) +
                   (f[0] > 1 ? " " + speech.say("log.theatres_rotate", {{"first", name(theatre(f[2]), speech)},
                                                                        {"second", name(theatre(f[3]), speech)},
                                                                        {"third", name(theatre(f[4]), speech)}})
                             : "");
        case Happening::play_up:
        case Happening::play_down:
        case Happening::ability:
            return speech.say(key, {{"seat", seat}, {"card", card}, {"theatre", name(theatre(f[0]), speech)}});
        case Happening::destroyed_up:
        case Happening::destroyed_down: {
            const Card by = f[1] == static_cast<u8>(Destroyer::containment) ? Card::containment : Card::blockade;
            return speech.say(key, {{"cause", name(by, speech)},
                                    {"seat", seat},
                                    {"card", card},
                                    {"theatre", name(theatre(f[0]), speech)}});
        }
        case Happening::flip_up:
        case Happening::flip_down:
            return speech.say(key, {{"seat", speech.name(static_cast<Seat>(f[2]))},
                                    {"owner", seat},
                                    {"card", card},
                                    {"theatre", name(theatre(f[0]), speech)}});
        case Happening::move_up:
        case Happening::move_down:
            return speech.say(key, {{"seat", seat},
                                    {"card", card},
                                    {"from", name(theatre(f[0]), speech)},
                                    {"theatre", name(theatre(f[1]), speech)}});
        case Happening::redeploy_return:
            return speech.say(key, {{"seat", seat}, {"theatre", name(theatre(f[0]), speech)}});
        case Happening::air_drop_on:
            return speech.say(f[0] ? "log.air_drop_armed" : key, {{"seat", seat}});
        case Happening::withdraw:
            return speech.say(key, {{"seat", seat}, {"count", num(f[0])}});
        case Happening::battle_won: {
            std::string won = speech.say("log.battle_won_points", {{"seat", seat}, {"points", num(f[0])}});
            if (f[1]) return won;
            return speech.say("log.battle_all_played", {{"seat", seat}, {"count", num(f[2])}}) + " " + won;
        }
        case Happening::war_won:
            return speech.say(key, {{"seat", seat},
                                    {"points", num(f[hexmoot::index(e.seat)])},
                                    {"other_points", num(f[1 - hexmoot::index(e.seat)])}});
        default:
            return speech.say(key, {{"seat", seat}, {"card", card}});
    }
}

std::string clock_line(const AnyMatch& m, const Speech& speech) {
    const View v = typed(m).match.view(Viewer::table());
    if (v.phase == Phase::battle_over || v.phase == Phase::game_over)
        return speech.say("header.battle_over", {{"battle", num(v.battle)}});
    const int play = v.turns + (v.phase == Phase::turn ? 1 : 0);
    return speech.say("header.battle",
                      {{"battle", num(v.battle)}, {"play", num(play)}, {"count", num(std::max(play, 2 * hand_size))}});
}

hexmoot::Question question(const AnyMatch& m, Viewer eyes, const Speech& speech) {
    const View v = typed(m).match.view(eyes);
    const Seat asked = v.prompt.seats.front();
    std::string kind(question_name(v.prompt.kind));
    if (v.phase == Phase::game_over) kind = "GAME_OVER";
    // A play under way keeps its secret: before other eyes it is still the question it began with.
    const bool own = eyes.is(asked);
    const std::vector<Answer> line = own ? m.line() : std::vector<Answer>{};
    const bool redeploying = v.active == Card::redeploy;
    const bool in_play = kind == "PLAY_CARD" || kind == "PLAY_THEATRE" || kind == "PLAY_FACE";
    if (in_play && !own) kind = redeploying ? "REDEPLOY_PLAY" : "TURN";
    if (kind == "TRANSPORT_TO" && !own) kind = "TRANSPORT";
    if (kind == "TURN" && own) kind = "PLAY_CARD";
    if (kind == "TURN" && v.has(Option::beginner)) kind = "TURN_BEGINNER";
    if (kind == "REDEPLOY_RETURN" && v.has(Option::legacy_redeploy)) kind = "REDEPLOY_RETURN_LEGACY";

    const Seat subject = v.phase == Phase::game_over ? v.war_winner : kind == "BATTLE_OVER" ? v.battle_winner : asked;
    Card card = v.active;
    std::string where;
    for (const Answer& a : line) {
        if (a.token.kind == static_cast<u8>(Kind::card)) card = card_of(a.token);
        if (a.token.kind == static_cast<u8>(Kind::theatre)) where = name(theatre_of(a.token), speech);
    }
    if (kind == "REINFORCE" && own) card = v.drawn;
    const bool named = own && card != Card::none && speech.texts.has("prompt." + kind + ".own");
    const std::map<std::string, std::string> slots{
        {"seat", speech.name(subject)},      {"other", speech.name(other(subject))}, {"left", speech.name(Seat{1})},
        {"right", speech.name(Seat{0})},     {"card", name(card, speech)},           {"theatre", where},
        {"strength", num(facedown_strength)}};
    return {fill(speech.text("prompt." + kind + (named ? ".own" : ".headline")), slots),
            fill(speech.text("prompt." + kind + ".hint"), slots)};
}

Answered refusal(const AnyMatch& m, Seat who, const Refusal& no, const Speech& speech) {
    const View v = typed(m).match.view(who);
    const Reason why = no.reason;
    const std::string code(m.code_name(why.code));
    const Seat asked = v.prompt.seats.empty() ? who : v.prompt.seats.front();
    const bool about_card = why.fact.kind == static_cast<u8>(Kind::card);
    const bool about_place =
        why.fact.kind == static_cast<u8>(Kind::theatre) || why.fact.kind == static_cast<u8>(Kind::spot);
    // The ability that asks, or the card that the refusal is about; the theatre of the words said so far, or the one it
    // is about.
    const bool mismatch =
        why.code == static_cast<u16>(Code::theater_mismatch) || why.code == static_cast<u16>(Code::card_not_in_hand);
    const Card card = about_card && (mismatch || v.active == Card::none) ? card_of(why.fact) : v.active;
    std::string where = about_place ? name(theatre_of(why.fact), speech) : "";
    for (const Answer& a : m.line())
        if (a.seat == who && where.empty() && a.token.kind == static_cast<u8>(Kind::theatre))
            where = name(theatre_of(a.token), speech);
    const std::map<std::string, std::string> slots{{"word", no.word},
                                                   {"seat", speech.name(asked)},
                                                   {"card", name(card, speech)},
                                                   {"theatre", where},
                                                   {"strength", card == Card::none ? "" : num(printed_strength(card))},
                                                   {"option", std::string(speech.text("option.beginner.name"))},
                                                   {"other", std::string(speech.text("option.longGame.name"))}};
    const auto sentence = [&](const char* part) { return fill(speech.text("error." + code + "." + part), slots); };
    return {sentence("what"), sentence("fact"), sentence("way"), code, std::string(m.rule_name(why.rule))};
}

Ending ending(const AnyMatch& m, const Speech& speech) {
    const View v = typed(m).match.view(Viewer::table());
    const u8 w = hexmoot::index(v.war_winner);
    const std::string key = v.battle == 1 ? "result.war_text_one" : "result.war_text";
    return {
        speech.say("result.war", {{"seat", speech.name(v.war_winner)}}),
        speech.say(key, {{"points", num(v.vp[w])}, {"other_points", num(v.vp[1u - w])}, {"battle", num(v.battle)}})};
}

}  // namespace hexmoot::als
