// The test of a whole command (TE-GEN-9): the right state, the option, the personal bars, the right seat; then each
// word by the offers, whose reasons stand in the order of the move's preconditions.
#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/market.h"
#include "engine/games/thunders_edge/thunders_edge.h"
#include "engine/kernel/position.h"

namespace hexmoot::te {
namespace {

bool reads(std::string_view text, Token t) { return hexmoot::reads<ThundersEdge>(text, t); }
std::optional<Verb> verb_named(std::string_view text) {
    for (int i = 0; i < verbs; i++)
        if (verb_name(static_cast<Verb>(i)) == text) return static_cast<Verb>(i);
    return {};
}

bool is_senate_card(std::string_view text) {
    for (int i = 0; i < senate_cards; i++)
        if (reads(text, word(senate(i)))) return true;
    return false;
}

// Section 18a: whether some command of this state begins with the verb.
bool begins(Phase p, Verb v) {
    const auto any = [v](std::initializer_list<Verb> all) { return std::ranges::find(all, v) != all.end(); };
    switch (p) {
        case Phase::world_place:
            return any({Verb::place});
        case Phase::initial_buy:
            return any({Verb::buy, Verb::reopen});
        case Phase::initial_drop:
            return any({Verb::drop, Verb::finish});
        case Phase::status_missions:
            return any({Verb::buy_mission, Verb::done});
        case Phase::status_extra:
            return any({Verb::draw, Verb::skip});
        case Phase::market:
            return any({Verb::cry, Verb::uncry, Verb::raise, Verb::lower, Verb::pass, Verb::booth, Verb::revoke,
                        Verb::leave, Verb::refuse, Verb::offer, Verb::accept, Verb::auto_, Verb::hold, Verb::consul,
                        Verb::close, Verb::swap, Verb::return_, Verb::keep, Verb::end});
        case Phase::consul_end:
            return any({Verb::cancel, Verb::keep});
        case Phase::mission_turn:
            return any({Verb::play, Verb::pass, Verb::rest});
        case Phase::discard:
            return any({Verb::discard, Verb::keep, Verb::reopen});
        case Phase::action_offer:
        case Phase::drop_offer:
            return any({Verb::go, Verb::pass});
        case Phase::action_move:
            return any({Verb::move, Verb::siege, Verb::abandon, Verb::card, Verb::ability, Verb::end});
        case Phase::move_excess:
        case Phase::combat_3:
            return any({Verb::remove});
        case Phase::action_declare:
            return any({Verb::attack, Verb::revoke, Verb::resolve});
        case Phase::action_resolve:
            return any({Verb::fight});
        case Phase::combat_1:
        case Phase::combat_2:
            return any({Verb::support, Verb::card, Verb::ability, Verb::done});
        case Phase::combat_5:
            return any({Verb::card, Verb::ability, Verb::done, Verb::remove});
        case Phase::combat_6:
            return any({Verb::advance, Verb::done});
        case Phase::combat_7:
            return any({Verb::through, Verb::done});
        case Phase::resources:
            return any({Verb::card, Verb::ability, Verb::done});
        case Phase::purchase:
            return any({Verb::order, Verb::reopen, Verb::buy, Verb::fort, Verb::landing, Verb::offworld, Verb::seal});
        case Phase::drop_place:
            return any({Verb::drop, Verb::ability, Verb::end});
        default:
            return false;
    }
}

// Where alliances may be broken (TE-ALLY-5); a seat that is not asked there has none.
bool in_senate(const State& s) {
    return (s.phase == Phase::market && s.market.booth == nobody) || s.phase == Phase::mission_turn ||
           s.phase == Phase::discard;
}

// At whose prompt the word stands, allowed or not.
Seat whose(const Offer& offer, std::string_view text) {
    for (const Answer& a : offer.answers())
        if (reads(text, a.token)) return a.seat;
    for (const Offer::Blocked& b : offer.blocked())
        if (reads(text, b.answer.token)) return b.answer.seat;
    return nobody;
}

// Why nothing that begins with this word may be said by this seat now.
Reason first_word(const State& s, const Prompt& prompt, const Offer& offer, Seat who, std::string_view text) {
    const auto verb = verb_named(text);
    if (!verb) return {code_unknown_word, prompt.rule, {}};
    if (*verb == Verb::break_) return because(in_senate(s) ? Code::bad_target : Code::alliance_phase, Rule::ally_5);
    if (!begins(s.phase, *verb)) return because(Code::wrong_state, Rule::gen_9, word(*verb));
    if (*verb == Verb::play && s.scandal.has(who)) return because(Code::scandal, Rule::mis_2, word(who));
    if (s.phase == Phase::market)
        if (const Reason why = may_move_market(s, who, *verb); !why.allowed()) return why;
    const Seat turn = whose(offer, text);
    if (turn != nobody) return because(Code::not_your_turn, Rule::gen_9, word(turn));
    if (!prompt.asks(who)) return because(Code::not_your_turn, Rule::gen_9, word(prompt.seats.front()));
    return {code_not_offered, prompt.rule, word(*verb)};
}

// Words of a path that name areas.
int count_areas(std::span<const std::string_view> words) {
    return static_cast<int>(std::ranges::count_if(words, [](std::string_view w) { return w.find('(') != w.npos; }));
}

// A move ends by itself when its unit cannot go on; words that lead farther are refused for that.
Reason went_too_far(const State& s, const Prompt& prompt, std::span<const Token> said,
                    std::span<const std::string_view> words) {
    if (said.size() < 4) return {code_not_offered, prompt.rule, {}};
    return ended_move(s, piece_of(said[1]), area_of(s, said[2]), count_areas(words.subspan(3)));
}

// The command has ended, and there are more words: what they ask too much of.
Reason says_too_much(const State& s, const Prompt& prompt, std::span<const Token> said,
                     std::span<const std::string_view> words) {
    const Reason plain{code_not_offered, prompt.rule, {}};
    if (kind_of(said[0]) != Kind::verb) return plain;
    switch (static_cast<Verb>(said[0].a)) {
        case Verb::cry:
            return because(Code::bad_request, Rule::req_2);
        case Verb::remove:
            return because(Code::casualty_count, Rule::cmb_3, number_word(static_cast<int>(said.size() / 2)));
        case Verb::advance:
            return said.size() / 2 == stack_limit ? because(Code::stack, Rule::adv_2, word(s, s.combat.target))
                                                  : because(Code::no_unit, Rule::adv_2);
        case Verb::move:
            return went_too_far(s, prompt, said, words);
        default:
            return plain;
    }
}

// A word that leads nowhere is blocked for what bars all that may follow. The words that do follow may be barred for
// something else, and that is to be told. Whether they are to be read on, as if the word were free.
bool reads_on(Token first, size_t i, const Reason& why) {
    const auto any = [&](std::initializer_list<Code> all) {
        return std::ranges::any_of(all, [&](Code c) { return why.code == static_cast<u16>(c); });
    };
    if (is(first, Verb::attack))
        return i == 0 || (i == 1 && any({Code::not_adjacent, Code::arty_only, Code::origin_used}));
    if (is(first, Verb::move)) return i < 2 || any({Code::enemy_occupied, Code::ally_stop});
    return i == 0 && (is(first, Verb::siege) || is(first, Verb::abandon));
}

// An ally's field is crossed by nobody whom its terrain stops (TE-MOVE-4).
bool stops_there(const State& s, Token area, const Reason& why) {
    if (why.code != static_cast<u16>(Code::ally_stop) || kind_of(area) != Kind::field) return false;
    const Terrain t = terrain(s, site_of(area_of(s, area)));
    return t == Terrain::mountain || t == Terrain::volcanic;
}

bool speaks_of_offers(Token first) {
    return is(first, Verb::revoke) || is(first, Verb::refuse) || is(first, Verb::accept) || is(first, Verb::return_);
}

// A word that no offer knows, not even among those it blocks: more Credits than there are, what no deal or request can
// name, a cell beyond the map.
Reason unheard_of(const Prompt& prompt, std::span<const Token> said, std::string_view text, Reason plain) {
    const bool number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    const bool cell = text.starts_with('(');
    switch (static_cast<Question>(prompt.kind)) {
        case Question::which_request:
            return is(said[0], Verb::uncry) ? because(Code::bad_target, Rule::mkt_2)
                                            : because(Code::bad_request, Rule::req_2);
        case Question::choice:  // no such offer
            return number && speaks_of_offers(said[0]) ? because(Code::bad_target, static_cast<Rule>(prompt.rule))
                                                       : plain;
        case Question::how_many:
            return number && prompt.rule == cite(Rule::buy0_1) ? because(Code::budget, Rule::buy0_1) : plain;
        case Question::deal_terms:
            return number ? because(Code::funds, Rule::deal_3) : because(Code::trade_item, Rule::deal_2);
        case Question::place_cell:
            return cell ? because(Code::neighbours, Rule::world_5) : plain;
        case Question::which_area:
            return cell && is(said[0], Verb::drop) ? because(Code::no_hex, static_cast<Rule>(prompt.rule)) : plain;
        default:
            return plain;
    }
}

// TE-MOVE-4: a path is judged by known terrain. Here all that lies face down is clear.
State on_clear_ground(State s) {
    const auto plain = std::ranges::find_if(
        hex_table, [](const HexTile& h) { return h.terrain == Terrain::clear && h.location == Location::none; });
    for (Site& site : s.sites)
        if (!site.up) site.hex = static_cast<u8>(plain - hex_table.begin());
    return s;
}

}  // namespace

// "offer to C want church give military with #2 rider #4": small words between, and cards by their places in the own
// Senate hand.
std::vector<std::string> ThundersEdge::heard(const State& s, Seat who, std::span<const std::string_view> words) {
    std::vector<std::string> cards, out;
    const SenateSet hand = hexmoot::index(who) < s.seats ? hand_of(s, who) : 0;
    each_card(hand, [&](Senate c) { cards.push_back(spelled(word(c))); });
    for (std::string_view w : words) {
        if (w == "to" || w == "with" || w == "rider") continue;
        size_t place = 0;
        if (w.starts_with('#')) std::from_chars(w.data() + 1, w.data() + w.size(), place);
        out.emplace_back(place >= 1 && place <= cards.size() ? cards[place - 1] : w);
    }
    return out;
}

// What a booth's command says aloud is no news to its seat, which goes on to the cards (TE-MKT-8). A path goes on from
// the hex that turned up, as another move of its unit (TE-MOVE-4).
std::optional<Words> ThundersEdge::after_reveal(std::span<const std::string_view> words, size_t at) {
    const auto verb = verb_named(words[0]);
    const auto from_there = words.begin() + static_cast<std::ptrdiff_t>(at);
    const bool trades = verb == Verb::offer || verb == Verb::accept || verb == Verb::swap || verb == Verb::return_;
    if (trades && is_senate_card(words[at])) return Words(from_there, words.end());
    if (verb != Verb::move || at < 4) return {};
    Words rest;
    if (words[at] == verb_name(Verb::stop) && at + 1 == words.size()) return rest;
    rest = {words[0], words[1], words[at - 1]};
    rest.insert(rest.end(), from_there, words.end());
    return rest;
}

Reason ThundersEdge::check_command(const State& s, const Prompt& asked, Seat who,
                                   std::span<const std::string_view> words) {
    if (over(s)) return because(Code::wrong_state, Rule::gen_9);
    Position<ThundersEdge> at{on_clear_ground(s), {}};
    State now;
    Prompt prompt = asked;
    Offer offer;
    offer.explain(true);
    std::vector<Token> said;
    Reason barred = allowed;  // why nothing can come of a word that was read on
    for (size_t i = 0; i < words.size(); i++) {
        Telling tell;
        bool asks = false;
        try {
            asks = at.settle(now, prompt, offer, tell);
        } catch (const RulesBroken&) {  // nothing may be said after a barred word; what is said is blocked, and why
            if (barred.allowed()) return {code_not_offered, prompt.rule, {}};
        }
        const Reason plain{code_not_offered, prompt.rule, {}};
        if (barred.allowed() && i > 0 && (tell.step_done || tell.barrier)) {
            const auto rest = tell.barrier ? after_reveal(words, i) : std::nullopt;
            if (!rest) return says_too_much(s, prompt, said, words);
            if (rest->empty()) return allowed;
            if (tell.step_done) return check_command(at.base, prompt, who, *rest);
        }
        const auto mine = [&](const Answer& a) { return a.seat == who && reads(words[i], a.token); };
        const auto found = std::ranges::find_if(offer.answers(), mine);
        if (asks && found != offer.answers().end()) {
            at.since.push_back(*found);
            said.push_back(found->token);
            continue;
        }
        const auto blocked =
            std::ranges::find_if(offer.blocked(), [&](const Offer::Blocked& b) { return mine(b.answer); });
        if (blocked != offer.blocked().end()) {
            const Reason why = blocked->why;
            at.since.push_back(blocked->answer);
            said.push_back(blocked->answer.token);
            if (i + 1 == words.size() || !reads_on(said[0], i, why)) return why;
            if (words[i + 1].find('(') != words[i + 1].npos && stops_there(s, said.back(), why))
                return went_too_far(s, prompt, said, words);
            barred = why;
            continue;
        }
        if (!barred.allowed()) return barred;
        return i == 0 ? first_word(s, prompt, offer, who, words[0]) : unheard_of(prompt, said, words[i], plain);
    }
    return barred;
}

}  // namespace hexmoot::te
