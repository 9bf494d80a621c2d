// Deals (section 16): "deal C give 3 F(0,0) card MIS-07 for 2 card any done", then "accept [MIS-12 ...]" or "decline".
// Credits, areas and numbers of cards are said before all; which card after each `card` is known to the parties alone.
#include "engine/games/thunders_edge/deals.h"

#include <algorithm>

#include "engine/games/thunders_edge/chapters.h"

namespace hexmoot::te {
namespace {

// ---- what a seat has to give (TE-DEAL-1, TE-DEAL-2) ----
Reason may_give_area(const State& s, Seat p, Area a) {
    const bool free = s.owner(a) == p && units(s, a) == 0 && exists(s, a);
    return free ? allowed : because(Code::trade_item, Rule::deal_2, word(s, a));
}
bool any_area(const State& s, Seat p, const Deal& d) {
    for (int i = 0; i < 2 * s.sites.size; i++)
        if (!d.areas[static_cast<size_t>(i)] && may_give_area(s, p, static_cast<Area>(i)).allowed()) return true;
    return false;
}
bool has_something(const State& s, Seat p) { return s.money(p) > 0 || s.mission_count(p) > 0 || any_area(s, p, {}); }
// Mission cards of the hand but an armed Counter-Intelligence.
MissionSet tradable(const State& s, Seat p) {
    const MissionSet armed = s.counter_of == p ? bit(Mission::counter_intelligence) : 0;
    return s.mission_hand[hexmoot::index(p)] & ~armed;
}

// ---- titles ----
// The first card of the title: several cards have the same one.
Mission title(Mission m) {
    struct Copies {
        Mission first, last;
    };
    constexpr std::array copies{Copies{Mission::alliance_1, Mission::alliance_4},
                                Copies{Mission::mars_strength_1, Mission::mars_strength_2},
                                Copies{Mission::juno_strength_1, Mission::juno_strength_2},
                                Copies{Mission::ganymede_strength_1, Mission::ganymede_strength_2},
                                Copies{Mission::off_world_strength_1, Mission::off_world_strength_3}};
    for (const Copies& c : copies)
        if (m >= c.first && m <= c.last) return c.first;
    return m;
}
int count_title(MissionSet cards, Mission t) {
    int n = 0;
    for (; cards != 0; cards &= cards - 1) n += title(mission(std::countr_zero(cards))) == t;
    return n;
}

// ---- the proposal ----
// Words of one side. Every card is asked for as a word `card`, on the public size of the hand.
struct Side {
    Seat owner;
    bool gives;  // of the proposer
    u16& credits;
    u8& cards;
    int tries = 0;  // words `card`, those taken back included
    bool said = false;
};
bool names_nothing(const Deal& d) {
    return d.gives == 0 && d.takes == 0 && d.cards_given == 0 && d.cards_asked == 0 &&
           std::ranges::count(d.areas, u8{1}) == 0;
}
// A seat may be asked for Credits that it has not: its yes is what fails then (TE-DEAL-3). More than all seats have is
// no proposal.
int credits_to_name(const State& s, const Side& side) {
    int all = 0;
    for (Seat p : all_seats(s)) all += s.money(p);
    return side.gives ? s.money(side.owner) : all;
}
bool more_to_name(const State& s, const Deal& d, const Side& side) {
    return (side.credits == 0 && credits_to_name(s, side) > 0) || side.tries < s.mission_count(side.owner) ||
           any_area(s, side.owner, d);
}

void offer_areas(const State& s, const Deal& d, Seat owner, Offer& o) {
    for (int i = 0; i < 2 * s.sites.size; i++) {
        const Area a = static_cast<Area>(i);
        if (!exists(s, a) || d.areas[static_cast<size_t>(i)] || (!o.explains() && s.owner(a) != owner)) continue;
        o.add_if(word(s, a), may_give_area(s, owner, a));
    }
}

// A card of the own hand that goes with the deal, or none after all.
void offer_card(State& s, Table& table, Deal& d) {
    const Token t = table.choose(ask(d.from, Question::which_card, Rule::deal_3, Secrecy::kept), [&](Offer& o) {
        for (int i = 0; i < mission_cards; i++) {
            const MissionSet card = bit(mission(i));
            if (d.offered & card) continue;
            o.add_if(word(mission(i)), (tradable(s, d.from) & card)
                                           ? allowed
                                           : because(Code::trade_item, Rule::deal_2, word(mission(i))));
        }
        o.add(word(Verb::none));
    });
    if (is(t, Verb::none)) return;
    d.offered |= bit(mission_of(t));
    d.cards_given++;
}
// A card asked for: any, or one of a title, named by one of its cards.
void want_card(Table& table, Deal& d) {
    const Token t = table.choose(ask(d.from, Question::which_card, Rule::deal_3, Secrecy::kept), [&](Offer& o) {
        o.add(word(Verb::any));
        for (int i = 0; i < mission_cards; i++)
            if (!(d.wanted & bit(mission(i)))) o.add(word(mission(i)));
    });
    if (!is(t, Verb::any)) d.wanted |= bit(mission_of(t));
    d.cards_asked++;
}

// Names things of one side until `for` or `done`; true when the other side follows.
bool name_side(State& s, Table& table, Side& side, const Side* other) {
    Deal& d = s.deal;
    while (true) {
        const Token t = table.choose(ask(d.from, Question::deal_terms, Rule::deal_3), [&](Offer& o) {
            const int most = side.credits == 0 ? credits_to_name(s, side) : 0;
            for (int n = 1; n <= most; n++) o.add(number_word(n));
            offer_areas(s, d, side.owner, o);
            if (side.tries < s.mission_count(side.owner)) o.add(word(Verb::card));
            if (!side.said) return;
            const bool more = other && has_something(s, other->owner);
            if (more) o.add(word(Verb::for_));
            // All that was looked for was taken back: an empty deal is the way out.
            const bool stuck = !more && !more_to_name(s, d, side);
            o.add_if(word(Verb::done),
                     !names_nothing(d) || stuck ? allowed : because(Code::count, Rule::deal_1, number_word(0)));
        });
        if (is(t, Verb::done)) return false;
        if (is(t, Verb::for_)) return true;
        side.said = true;
        if (kind_of(t) == Kind::number) {
            side.credits = static_cast<u16>(t.value());
        } else if (is(t, Verb::card)) {
            side.tries++;
            side.gives ? offer_card(s, table, d) : want_card(table, d);
        } else {
            d.areas[index(area_of(s, t))] = 1;
        }
    }
}

void name_terms(State& s, Table& table) {
    Deal& d = s.deal;
    Side give{d.from, true, d.gives, d.cards_given};
    Side take{d.to, false, d.takes, d.cards_asked};
    const Token part = table.choose(ask(d.from, Question::deal_terms, Rule::deal_3), [&](Offer& o) {
        o.add_if(word(Verb::give), has_something(s, d.from) ? allowed : because(Code::trade_item, Rule::deal_1));
        o.add_if(word(Verb::for_), has_something(s, d.to) ? allowed : because(Code::trade_item, Rule::deal_1));
    });
    if (is(part, Verb::give) && !name_side(s, table, give, &take)) return;
    name_side(s, table, take, nullptr);
}

// ---- the answer ----
Reason may_accept(const State& s, const Deal& d) {
    if (s.money(d.to) < d.takes) return because(Code::funds, Rule::deal_3, number_word(d.takes));
    const MissionSet cards = tradable(s, d.to);
    if (std::popcount(cards) < d.cards_asked) return because(Code::card_mismatch, Rule::deal_3);
    for (MissionSet left = d.wanted; left != 0; left &= left - 1) {
        const Mission wanted = mission(std::countr_zero(left));
        if (count_title(cards, title(wanted)) < count_title(d.wanted, title(wanted)))
            return because(Code::card_mismatch, Rule::deal_3, word(wanted));
    }
    return allowed;
}

// One different fitting card for each slot, titles first; so any other card is left for the free slots.
MissionSet fill_slots(const State& s, Table& table) {
    const Deal& d = s.deal;
    MissionSet given = 0;
    const auto fill = [&](const auto& fits) {
        given |=
            bit(mission_of(table.choose(ask(d.to, Question::which_card, Rule::deal_3, Secrecy::kept), [&](Offer& o) {
                for (int i = 0; i < mission_cards; i++) {
                    const Mission m = mission(i);
                    if (!s.holds(d.to, m) || (given & bit(m))) continue;
                    if (!(tradable(s, d.to) & bit(m)))
                        o.add_if(word(m), because(Code::trade_item, Rule::deal_2, word(m)));
                    else
                        o.add_if(word(m), fits(m) ? allowed : because(Code::card_mismatch, Rule::deal_3, word(m)));
                }
            })));
    };
    for (MissionSet left = d.wanted; left != 0; left &= left - 1) {
        const Mission wanted = title(mission(std::countr_zero(left)));
        fill([&](Mission m) { return title(m) == wanted; });
    }
    while (std::popcount(given) < d.cards_asked) fill([](Mission) { return true; });
    return given;
}

// ---- the execution ----
void tell_proposal(const State& s, Table& table) {
    const Deal& d = s.deal;
    table.emit({.kind = static_cast<u8>(Happening::deal_proposed),
                .seat = d.from,
                .secret = d.cards_asked,
                .facts = {hexmoot::index(d.to), static_cast<u8>(d.gives), static_cast<u8>(d.gives >> 8),
                          static_cast<u8>(d.takes), static_cast<u8>(d.takes >> 8), d.cards_given},
                .cause = cite(Rule::deal_3)});
    for (int i = 0; i < 2 * s.sites.size; i++) {
        if (!d.areas[static_cast<size_t>(i)]) continue;
        const Area a = static_cast<Area>(i);
        Event e = event_of(s, Happening::deal_area, s.owner(a), a, Rule::deal_3);
        e.facts[3] = hexmoot::index(s.owner(a) == d.from ? d.to : d.from);
        table.emit(e);
    }
}
void move_cards(State& s, Table& table, Seat from, Seat to, MissionSet cards) {
    s.mission_hand[hexmoot::index(from)] &= ~cards;
    s.mission_hand[hexmoot::index(to)] |= cards;
    for (; cards != 0; cards &= cards - 1)
        table.emit({.kind = static_cast<u8>(Happening::card_dealt),
                    .seat = to,
                    .seen_by = SeatSet(to).with(from),
                    .secret = static_cast<u8>(std::countr_zero(cards)),
                    .facts = {hexmoot::index(from)},
                    .cause = cite(Rule::deal_3)});
}
// Everything at the same moment: sieges and victory are looked at when all has changed hands.
void execute(State& s, Table& table, MissionSet filled) {
    const Deal d = s.deal;
    pay(s, table, d.from, d.gives, Rule::deal_1);
    pay(s, table, d.to, d.takes, Rule::deal_1);
    earn(s, table, d.to, d.gives, Rule::deal_1);
    earn(s, table, d.from, d.takes, Rule::deal_1);
    move_cards(s, table, d.from, d.to, d.offered);
    move_cards(s, table, d.to, d.from, filled);
    for (int i = 0; i < 2 * s.sites.size; i++) {
        if (!d.areas[static_cast<size_t>(i)]) continue;
        const Area a = static_cast<Area>(i);
        change_control(s, table, s.owner(a) == d.from ? d.to : d.from, a, Rule::deal_3);
    }
    check_sieges(s, table);
    check_victory(s, table);  // TE-CTRL-8
}

}  // namespace

Reason may_propose(const State& s, Seat p) {
    if (s.deals_declined[p] >= deals_declined_limit)
        return because(Code::limit, Rule::deal_4, number_word(deals_declined_limit));
    if (s.deals_accepted[p] >= deals_accepted_limit)
        return because(Code::limit, Rule::deal_4, number_word(deals_accepted_limit));
    for (Seat x : all_seats(s))
        if (has_something(s, x)) return allowed;
    return because(Code::trade_item, Rule::deal_1);
}

void deal(State& s, Table& table, Seat from) {
    s.deal = {};
    s.deal.from = from;
    s.deal.to = seat_of(table.choose(ask(from, Question::which_seat, Rule::deal_3), [&](Offer& o) {
        for (Seat x : all_seats(s)) {
            Reason why = x == from ? because(Code::bad_target, Rule::deal_3, word(x)) : allowed;
            if (why.allowed() && !has_something(s, from) && !has_something(s, x))
                why = because(Code::trade_item, Rule::deal_1, word(x));
            o.add_if(word(x), why);
        }
    }));
    name_terms(s, table);
    const Deal& d = s.deal;
    bool made = false;
    const bool proposed = !names_nothing(d);
    if (proposed) {
        tell_proposal(s, table);
        const bool cards = d.cards_given + d.cards_asked > 0;  // TE-DEAL-6
        if (d.cards_given > 0) table.reveals();
        const Secrecy secrecy = cards ? Secrecy::closed : Secrecy::open;
        made = is(table.choose(ask(d.to, Question::deal_reply, Rule::deal_3, secrecy),
                               [&](Offer& o) {
                                   o.add_if(word(Verb::accept), may_accept(s, d));
                                   o.add(word(Verb::decline));
                               }),
                  Verb::accept);
    }
    if (made) {
        const MissionSet filled = fill_slots(s, table);
        if (filled != 0) table.reveals();
        tell(table, Happening::deal_made, from, Rule::deal_3, {hexmoot::index(d.to)});
        execute(s, table, filled);
        s.deals_accepted[from]++;
        s.looked = {};
    } else {
        // Nobody is said to decline what was never proposed; it counts all the same (TE-GEN-11).
        if (proposed) tell(table, Happening::deal_declined, d.to, Rule::deal_3, {hexmoot::index(from)});
        s.deals_declined[from]++;
    }
    s.deal = {};
}

}  // namespace hexmoot::te
