// The silent swap (TE-OPT-3): face-down cards instead of requests and riders.
#include "engine/games/thunders_edge/chapters.h"
#include "engine/games/thunders_edge/market.h"

namespace hexmoot::te {
namespace {

Ask in_booth(Seat p, Question q, Shape shape = Shape::one) { return ask(p, q, Rule::opt_3, Secrecy::kept, shape); }

// Why this card may not be the next of those chosen.
Reason may_take(const State& s, Seat p, Senate c, SenateSet chosen, SenateSet barred) {
    if (!s.holds(p, c) || has(chosen, c)) return because(Code::not_in_hand, Rule::opt_3, word(c));
    if (has(barred, c)) return because(Code::locked, Rule::opt_3, word(c));
    return allowed;
}

}  // namespace

// SilentOffer: "swap C SEN-01 [SEN-02] done"; whom and how many is public.
void silent_offer(State& s, Table& table, Seat p) {
    SilentOffer x;
    x.to = seat_of(table.choose(in_booth(p, Question::which_seat), [&](Offer& o) {
        for (Seat to : all_seats(s)) {
            const bool reachable = to != p && !s.market.withdrawn.has(to);
            o.add_if(word(to), reachable ? allowed : because(Code::bad_target, Rule::opt_3, word(to)));
        }
    }));
    say_aloud(table);
    SenateSet chosen = 0;
    while (true) {
        const Token t = table.choose(in_booth(p, Question::which_card, Shape::bag), [&](Offer& o) {
            const Reason full = count(chosen) < 2 ? allowed : because(Code::count, Rule::opt_3, number_word(2));
            for (int i = 0; i < senate_cards; i++)
                if (!has(chosen, senate(i)))
                    o.add_if(word(senate(i)), full.allowed() ? may_take(s, p, senate(i), chosen, 0) : full);
            o.add_if(word(Verb::done), chosen ? allowed : because(Code::count, Rule::opt_3, number_word(0)));
        });
        if (is(t, Verb::done)) break;
        (chosen ? x.second : x.first) = senate_of(t);
        chosen |= bit(senate_of(t));
    }
    x.number = static_cast<u8>(next_number(s));
    s.market.silent[p] = x;
    use_act(s, p);
    market_act(s, Act::wish);
    tell(table, Happening::silent_offered, p, Rule::opt_3, {hexmoot::index(x.to), count(chosen), x.number});
}

// SilentReturn: "return 1 SEN-03 [SEN-04]", as many as were offered.
void silent_return(State& s, Table& table, Seat p) {
    const int n = table
                      .choose(in_booth(p, Question::choice),
                              [&](Offer& o) {
                                  for (Seat x : all_seats(s))
                                      if (const SilentOffer& offer = s.market.silent[x]; offer.number != 0)
                                          o.add_if(number_word(offer.number), may_return(s, p, offer));
                              })
                      .value();
    say_aloud(table);
    Seat owner = nobody;
    SilentOffer& open = *find_silent(s, n, owner);
    const SenateSet offered = cards_of(open);
    const SenateSet barred = cards_of(s.market.silent[p]);
    SenateSet chosen = 0;
    while (count(chosen) < count(offered))
        chosen |= bit(senate_of(table.choose(in_booth(p, Question::which_card, Shape::bag), [&](Offer& o) {
            for (int i = 0; i < senate_cards; i++)
                if (!has(chosen, senate(i))) o.add_if(word(senate(i)), may_take(s, p, senate(i), chosen, barred));
            o.add_if(word(Verb::done), because(Code::count, Rule::opt_3, number_word(count(offered))));
        })));
    open = {};
    tell(table, Happening::silent_traded, p, Rule::opt_3, {hexmoot::index(owner), count(offered)});
    exchange(s, table, owner, offered, p, chosen);
    s.looked = s.looked.without(p);
}

}  // namespace hexmoot::te
