// The test of a whole command, in the order of errors of section 13. Independent of the offers, and checked against
// them.
#include <optional>

#include "engine/games/air_land_sea/air_land_sea.h"

namespace hexmoot::als {
namespace {

using Words = std::span<const std::string_view>;

template <class T>
std::optional<T> named(std::string_view word, std::initializer_list<T> all) {
    for (T x : all) {
        std::string s;
        spell(als::word(x), s);
        if (s == word) return x;
        s.clear();
        alias(als::word(x), s);
        if (s == word) return x;
    }
    return {};
}
std::optional<Card> card_named(std::string_view word) {
    for (int i = 0; i < cards; i++) {
        std::string s;
        alias(als::word(card(i)), s);
        if (s == word || card_id(card(i)) == word) return card(i);
    }
    return {};
}
std::optional<Theatre> theatre_named(std::string_view word) {
    return named(word, {Theatre::air, Theatre::land, Theatre::sea});
}
std::optional<Verb> verb_named(std::string_view word) {
    return named(word, {Verb::play, Verb::withdraw, Verb::flip, Verb::place, Verb::move, Verb::take_back, Verb::pass,
                        Verb::next, Verb::up, Verb::down});
}
std::string_view at(Words w, size_t i) { return i < w.size() ? w[i] : std::string_view{}; }

size_t length(Verb v) {
    switch (v) {
        case Verb::play:
            return 4;
        case Verb::move:
            return 3;
        case Verb::flip:
        case Verb::place:
        case Verb::take_back:
            return 2;
        default:
            return 1;
    }
}

// What a pending decision asks for.
bool accepts(Question q, Verb v) {
    switch (q) {
        case Question::flip:
            return v == Verb::flip;
        case Question::reinforce:
            return v == Verb::place;
        case Question::transport:
            return v == Verb::move;
        case Question::redeploy_return:
            return v == Verb::take_back;
        case Question::redeploy_play:
            return v == Verb::play;
        default:
            return false;
    }
}
bool may_decline(const State& s, Question q) {
    return q == Question::transport || (q == Question::reinforce && s.has(Option::legacy_reinforce)) ||
           (q == Question::redeploy_return && !s.has(Option::legacy_redeploy));
}

Reason check_play(const State& s, const Prompt& prompt, Seat who, Words w) {
    const auto c = card_named(at(w, 1));
    if (!c || !s.holds(who, *c)) return because(Code::card_not_in_hand, Rule::play_8, c ? word(*c) : Token{});
    const auto t = theatre_named(at(w, 2));
    if (!t) return because(Code::bad_theater, Rule::def_3);
    if (at(w, 3) == "up") return may_play_up(s, who, *c, *t);
    return w.size() < 4 || w[3] == "down" ? allowed : Reason{code_unknown_word, prompt.rule, {}};
}

Reason check_flip(const State& s, Seat who, Words w) {
    const std::string_view spot = at(w, 1);
    const size_t dot = spot.find('.');
    const auto t = theatre_named(spot.substr(0, dot));
    const std::string_view side = dot == spot.npos ? "" : spot.substr(dot + 1);
    if (!t || (side != "A" && side != "B")) return because(Code::bad_theater, Rule::def_3);
    const Seat owner = side == "A" ? Seat{0} : Seat{1};
    if (s.stack(owner, *t).empty()) return because(Code::no_such_target, Rule::def_7, word(*t));
    if (s.active == Card::disrupt)
        return owner == who ? allowed : because(Code::target_not_yours, Rule::card_l5, word(*t, owner));
    const bool far = s.active != Card::ambush && !adjacent(s, find(s, s.active).theatre, *t);
    return far ? because(Code::target_not_adjacent, Rule::def_5, word(*t)) : allowed;
}

Reason check_place(const State& s, Words w) {
    const auto t = theatre_named(at(w, 1));
    if (!t) return because(Code::bad_theater, Rule::def_3);
    return adjacent(s, find(s, Card::reinforce).theatre, *t)
               ? allowed
               : because(Code::target_not_adjacent, Rule::def_5, word(*t));
}

Reason check_own(const State& s, Seat who, std::optional<Card> c, Place& where) {
    if (c) where = find(s, *c);
    if (!where.found()) return because(Code::no_such_target, Rule::def_3, c ? word(*c) : Token{});
    return where.seat == who ? allowed : because(Code::target_not_yours, Rule::def_8, word(*c));
}

Reason check_move(const State& s, Seat who, Words w) {
    const auto c = card_named(at(w, 1));
    const auto t = theatre_named(at(w, 2));
    if (!t) return because(Code::bad_theater, Rule::def_3);
    Place from;
    if (const Reason why = check_own(s, who, c, from); !why.allowed()) return why;
    if (s.has(Option::transport_uncovered_only) && from.at != s.stack(who, from.theatre).size - 1)
        return because(Code::target_covered, Rule::var_3, word(*c));
    return *t == from.theatre ? because(Code::same_theater, Rule::rul_22, word(*t)) : allowed;
}

Reason check_return(const State& s, Seat who, Words w) {
    const auto c = card_named(at(w, 1));
    Place from;
    if (const Reason why = check_own(s, who, c, from); !why.allowed()) return why;
    return face_up(s, *c, who) ? because(Code::target_not_facedown, Rule::card_s4, word(*c)) : allowed;
}

}  // namespace

Reason AirLandSea::check_command(const State& s, const Prompt& prompt, Seat who, Words w) {
    const auto verb = verb_named(at(w, 0));
    if (!verb || w.size() > length(*verb)) return {code_unknown_word, prompt.rule, {}};
    if (s.phase == Phase::game_over) return because(Code::game_over, Rule::end_5);
    if (s.phase == Phase::battle_over) return *verb == Verb::next ? allowed : because(Code::battle_over, Rule::state_5);
    if (*verb == Verb::next) return because(Code::battle_not_over, Rule::state_5);
    const bool opens = *verb == Verb::play || *verb == Verb::withdraw;
    const auto question = static_cast<Question>(prompt.kind);
    if (s.phase == Phase::turn) {
        if (!opens) return because(Code::no_decision_pending, Rule::turn_1);
        if (who != s.turn) return because(Code::not_your_turn, Rule::turn_2);
        if (*verb == Verb::withdraw)
            return s.has(Option::beginner) ? because(Code::withdraw_disabled, Rule::var_1) : allowed;
        return check_play(s, prompt, who, w);
    }
    if (opens && !accepts(question, *verb)) {
        const Rule withdrawing = question == Question::redeploy_play ? Rule::rul_19 : Rule::end_1;
        return because(Code::decision_pending, *verb == Verb::withdraw ? withdrawing : Rule::turn_3);
    }
    if (!prompt.asks(who)) return because(Code::not_your_decision, Rule::state_5);
    if (*verb == Verb::pass) return may_decline(s, question) ? allowed : because(Code::cannot_decline, Rule::abil_6);
    if (!accepts(question, *verb)) return because(Code::wrong_decision, Rule::state_5);
    switch (*verb) {
        case Verb::play:
            return check_play(s, prompt, who, w);
        case Verb::flip:
            return check_flip(s, who, w);
        case Verb::place:
            return check_place(s, w);
        case Verb::move:
            return check_move(s, who, w);
        case Verb::take_back:
            return check_return(s, who, w);
        default:
            return because(Code::wrong_decision, Rule::state_5);
    }
}

}  // namespace hexmoot::als
