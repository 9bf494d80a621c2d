// The greedy seat in the Senate: what a hand is worth, the market, payments, Missions.
#include "engine/games/thunders_edge/greedy.h"
#include "engine/games/thunders_edge/market.h"
#include "engine/games/thunders_edge/spend.h"

namespace hexmoot::te {
namespace {

// ---- what a hand is worth ----

// Ten points of a bloc, or five Senators, make a Consul: the nearer, the more the next card counts (0 to 100).
int office(SenateSet hand) {
    int near = std::min(10, 2 * senators(hand));
    for (int b = 0; b < blocs; b++) near = std::max(near, std::min(10, bloc_points(hand, static_cast<Bloc>(b))));
    return near * near;
}
// How far the hand pays an Initiative, in hundredths; a Senator counts like two points.
int paid(SenateSet hand, const MissionCard& m) {
    int need = 0, have = 0;
    for (const SenateLine& line : m.lines) {
        if (line.empty()) continue;
        if (line.points > 0) {
            need += line.points;
            have += std::min<int>(line.points, bloc_points(hand, line.bloc));
            continue;
        }
        int fit = 0;
        each_card(hand, [&](Senate c) {
            fit += card_of(c).is_senator() && (line.trait == Trait::none || card_of(c).trait == line.trait);
        });
        need += 2 * line.senators;
        have += 2 * std::min<int>(line.senators, fit);
    }
    return need == 0 ? 0 : 100 * have / need;
}
// The best of the Initiatives in hand that the board allows. A Consul is worth 5 points, so a point is worth 20.
int plan(const Asked& x, SenateSet hand) {
    if ((hexmoot::index(x.me) * 7 + x.s().turn * 3) % 10 >= x.manner.plans) return 0;
    int best = 0;
    for (MissionSet left = x.s().mission_hand[hexmoot::index(x.me)]; left != 0; left &= left - 1) {
        const Mission m = mission(std::countr_zero(left));
        if (card_of(m).kind != MissionKind::initiative || !meets(x.s(), x.me, m)) continue;
        const int part = paid(hand, card_of(m));
        best = std::max(best, card_of(m).points * 20 * part / 100 * part / 100);
    }
    return best;
}
// Black cards: with both in hand the seat takes the office of whoever wins it (TE-BLK-4); one alone costs the hand or
// the Missions of a turn, unless the Leak can cancel it.
int black_cards(SenateSet hand) {
    const bool scandal = has(hand, Senate::scandal), ill = has(hand, Senate::ill_reputation);
    if (scandal && ill) return 80;
    const int harm = scandal ? 30 : ill ? 50 : 0;
    return has(hand, Senate::leak) ? -harm / 3 : -harm;
}

int hand_worth(const Asked& x, SenateSet hand) {
    return office(hand) + plan(x, hand) + 2 * support_points(hand) + black_cards(hand);
}
int loss(const Asked& x, SenateSet hand, Senate c) { return hand_worth(x, hand) - hand_worth(x, hand & ~bit(c)); }
// A card of the set that the hand misses least.
Senate cheapest(const Asked& x, SenateSet hand, SenateSet of) {
    Senate best = Senate::none;
    int least = 0;
    each_card(of, [&](Senate c) {
        const int l = loss(x, hand, c);
        if (best == Senate::none || l < least) {
            best = c;
            least = l;
        }
    });
    return best;
}
SenateSet fitting(SenateSet hand, Request r) {
    SenateSet out = 0;
    each_card(hand, [&](Senate c) { out |= satisfies(r, c) ? bit(c) : 0; });
    return out;
}
// What a card that answers the request is likely to bring: one in the middle of those the hand does not hold.
int gain(const Asked& x, SenateSet hand, Request r) {
    List<Senate, senate_cards> missing;
    for (int i = 0; i < index(Senate::leak); i++)
        if (satisfies(r, senate(i)) && !has(hand, senate(i))) missing.push(senate(i));
    if (missing.empty()) return 0;
    const Senate middle = missing.at[missing.size / 2u];
    const int more = hand_worth(x, hand | bit(middle)) - hand_worth(x, hand);
    return index(r) < blocs ? more : more / 2;  // few can give a Senator
}
Request most_wanted(const Asked& x, SenateSet hand) {
    Request best = request(0);
    for (int i = 1; i < requests; i++)
        if (gain(x, hand, request(i)) > gain(x, hand, best)) best = request(i);
    return best;
}

// ---- trades ----

// A trade as it looks to the seat: one card for its wish, another one rides with it.
struct Trade {
    int offer = 0;  // of another seat
    Request want = Request::none, give = Request::none;
    Senate card = Senate::none, rider = Senate::none;
    int profit = 0;
};
Trade trade(const Asked& x, Request want, Request give) {
    const SenateSet hand = hand_of(x.s(), x.me);
    Trade t{.want = want, .give = give};
    t.card = cheapest(x, hand, fitting(hand, give));
    if (t.card == Senate::none || count(hand) < 2) return t;
    t.rider = cheapest(x, hand & ~bit(t.card), hand & ~bit(t.card));
    // The rider that comes back is any card: worth a little, now and then black.
    constexpr int unknown_rider = 3;
    t.profit =
        gain(x, hand, want) + unknown_rider + hand_worth(x, hand & ~bit(t.card) & ~bit(t.rider)) - hand_worth(x, hand);
    return t;
}
// People are wary: one chance in five is refused, always the same one (sources.md 3.2).
bool refuses(const Asked& x, const MarketOffer& o, Seat owner) {
    const Market& m = x.s().market;
    const u32 lot =
        o.number * 7u + hexmoot::index(owner) * 3u + hexmoot::index(x.me) * 5u + m.interval * 11u + x.s().turn * 13u;
    return lot % 5 == 0;
}
constexpr int least_profit = 5;  // a smaller one is noise
Trade best_answer(const Asked& x) {
    Trade best;
    best.profit = least_profit;
    if (x.s().market.exchanged || x.s().market.raised.has(x.me)) return best;
    for (Seat owner : in_segment(x.s()))
        for (const MarketOffer& o : x.s().market.offers[owner]) {
            if (!may_accept(x.s(), x.me, o).allowed() || refuses(x, o, owner)) continue;
            Trade t = trade(x, o.give, o.want);
            t.offer = o.number;
            if (t.profit > best.profit) best = t;
        }
    return best;
}
// Whether anybody has asked for this.
bool cried(const Asked& x, Request r) {
    for (Seat p : in_segment(x.s()))
        if (p != x.me && std::ranges::count(x.s().market.cries[p], r) > 0) return true;
    return false;
}
// Whether such a card is on offer already. Up to three offers lie open, each with another card to give, so that the
// other side of a wish is found.
bool gives_already(const Asked& x, Request r) {
    return std::ranges::any_of(x.s().market.offers[x.me],
                               [&](const MarketOffer& o) { return o.number != 0 && o.give == r; });
}
Trade best_offer(const Asked& x) {
    const SenateSet hand = hand_of(x.s(), x.me);
    Trade best;
    best.profit = least_profit;
    const Request want = most_wanted(x, hand);
    for (int i = 0; i < blocs; i++) {
        if (request(i) == want || gives_already(x, request(i)) || !can_give(x.s(), x.me, request(i))) continue;
        Trade t = trade(x, want, request(i));
        if (t.profit <= least_profit) continue;
        if (cried(x, request(i))) t.profit += 30;  // somebody waits for it
        if (t.profit > best.profit) best = t;
    }
    return best;
}
bool may_post_more(const Asked& x) {
    return std::ranges::count(x.s().market.offers[x.me], 0, &MarketOffer::number) > 0;
}
bool has_cried(const Asked& x) {
    return std::ranges::any_of(x.s().market.cries[x.me], [](Request r) { return r != Request::none; });
}
bool open_to_deals(const Asked& x) { return x.s().hand_size(x.me) >= 2 && !x.s().has(Option::silent_swap); }
bool has_business(const Asked& x) {
    if (!open_to_deals(x) || x.s().market.raised.has(x.me)) return false;
    return best_answer(x).offer != 0 || (may_post_more(x) && best_offer(x).card != Senate::none);
}
bool wants_to_cry(const Asked& x) {
    return open_to_deals(x) && x.can(Verb::cry) && !has_cried(x) &&
           gain(x, hand_of(x.s(), x.me), most_wanted(x, hand_of(x.s(), x.me))) > 0;
}

// Without requests there is only the swap of what nobody misses (TE-OPT-3).
bool has_junk(const Asked& x) {
    const SenateSet hand = hand_of(x.s(), x.me) & ~cards_of(x.s().market.silent[x.me]);
    return hand != 0 && loss(x, hand, cheapest(x, hand, hand)) <= 4;
}
bool offered_swap(const Asked& x) {
    return std::ranges::any_of(x.s().market.silent.at,
                               [&](const SilentOffer& o) { return o.number != 0 && o.to == x.me; });
}
bool has_silent_business(const Asked& x) {
    if (!x.s().has(Option::silent_swap) || x.s().market.raised.has(x.me) || !has_junk(x)) return false;
    if (x.s().market.acts[x.me] >= 6) return false;  // what comes back face down is seldom better
    return offered_swap(x) || x.s().market.silent[x.me].number == 0;
}

std::optional<Token> floor_word(const Asked& x, Verb visit, Verb nothing) {
    if (x.can(visit) && (has_business(x) || has_silent_business(x))) return word(visit);
    if (wants_to_cry(x)) return word(Verb::cry);
    if (x.can(nothing)) return word(nothing);
    if (x.can(Verb::keep)) return word(Verb::keep);
    return {};
}
Token booth_word(const Asked& x) {
    if (x.can(Verb::consul)) return word(Verb::consul);
    if (x.can(Verb::accept) && best_answer(x).offer != 0) return word(Verb::accept);
    if (x.can(Verb::offer) && best_offer(x).card != Senate::none) return word(Verb::offer);
    if (x.can(Verb::return_) && has_junk(x)) return word(Verb::return_);
    if (x.can(Verb::swap) && has_junk(x)) return word(Verb::swap);
    return word(x.can(Verb::close) ? Verb::close : Verb::none);
}
// offer SEAT ... want R give R CARD CARD
Token offer_part(const Asked& x) {
    const Trade t = best_offer(x);
    for (Token w : x.may)
        if (kind_of(w) == Kind::seat) return w;  // to everybody
    if (x.can(Verb::want)) return word(Verb::want);
    if (x.can(Verb::give)) return word(Verb::give);
    const Token r = word(is(x.said.back(), Verb::give) ? t.give : t.want);
    return x.can(r) ? r : x.may.front();
}
std::optional<Token> trade_part(const Asked& x) {
    const SenateSet hand = hand_of(x.s(), x.me);
    SenateSet offered = 0;
    for (Token t : x.may)
        if (kind_of(t) == Kind::senate) offered |= bit(senate_of(t));
    const bool enough = x.can(Verb::done);
    if (x.rule() == Rule::opt_3 && enough) return word(Verb::done);
    if (offered != 0) return word(cheapest(x, hand, offered));
    return {};
}

// ---- payments ----

// What is lost to the next turn: three cards are kept, and in the office those of the best bloc count most.
int price_of(const Asked& x, Token t) {
    if (kind_of(t) != Kind::senate) return 4;  // an ability works once in a game
    const Senate c = senate_of(t);
    return 2 * card_of(c).points + (card_of(c).is_senator() || c == Senate::leak) +
           (bloc_points(hand_of(x.s(), x.me), card_of(c).bloc) >= 6);
}
struct Payment {
    int price = 1000;
    Token first{};
};
// The cheapest way to pay the rest. Cards of a line are tried in ascending order: their order means nothing.
Payment cheapest_payment(const Asked& x, const Spend& spend, int from = 0) {
    if (spend.done()) return {0, {}};
    Payment best;
    const auto consider = [&](Token t, Reason why, int next) {
        if (!why.allowed()) return;
        const Spend with = with_word(spend, t);
        const int price = price_of(x, t) + cheapest_payment(x, with, with.line == spend.line ? next : 0).price;
        if (price < best.price) best = {price, t};
    };
    for (Location l : {Location::centor, Location::saint_brandt})
        if (x.manner.governs) consider(word(l), may_declare(spend, l), from);
    for (int i = from; i < senate_cards; i++)
        if (x.s().holds(x.me, senate(i)))
            consider(word(senate(i)), may_spend(spend, hand_of(x.s(), x.me), senate(i)), i + 1);
    return best;
}
Token payment_word(const Asked& x, Mission m) {
    Spend spend = begin_spend(x.s(), x.me, card_of(m).lines, true, true);
    int from = 0;
    for (Token t : x.said) {
        if (kind_of(t) != Kind::senate && kind_of(t) != Kind::ability) continue;
        const int line = spend.line;
        spend = with_word(spend, t);
        from = spend.line == line && kind_of(t) == Kind::senate ? t.a + 1 : 0;
    }
    const Token t = cheapest_payment(x, spend, from).first;
    return x.can(t) ? t : x.best([&](Token w) { return -price_of(x, w); });
}

// Comes down to three cards, the ones that begin the best hand for the next turn.
Token discard_part(const Asked& x) {
    SenateSet hand = hand_of(x.s(), x.me);
    for (Token t : x.since(Verb::discard))
        if (kind_of(t) == Kind::senate) hand &= ~bit(senate_of(t));
    if (count(hand) <= senate_hand_limit) return word(Verb::done);
    return word(cheapest(x, hand, hand));
}

}  // namespace

std::optional<Token> greedy_market(const Asked& x) {
    switch (x.question()) {
        case Question::market_floor:
            return floor_word(x, Verb::booth, Verb::pass);
        case Question::market_rota:
            return floor_word(x, Verb::card, Verb::end);
        case Question::market_booth:
            return booth_word(x);
        case Question::which_request:
            if (!x.since(Verb::offer).empty()) return offer_part(x);
            return word(most_wanted(x, hand_of(x.s(), x.me)));
        case Question::consul_end:  // the Leak: unless both are held, and the office is there to be taken
            return word(black_cards(hand_of(x.s(), x.me)) > 0 && x.s().consul != nobody && x.s().consul != x.me
                            ? Verb::keep
                            : Verb::cancel);
        case Question::discard:
            if (x.can(Verb::keep)) return word(Verb::keep);
            return x.can(Verb::discard) ? std::optional(word(Verb::discard)) : std::nullopt;
        default:
            break;
    }
    switch (x.rule()) {
        case Rule::mkt_2:
            if (x.question() == Question::which_seat) return offer_part(x);
            if (const Token n = number_word(best_answer(x).offer); x.can(n)) return n;
            return {};
        case Rule::trade_2:
        case Rule::opt_3:
            return trade_part(x);
        case Rule::disc_1:
            return discard_part(x);
        case Rule::blk_2:  // Ill Reputation costs the hand
            return x.may.back();
        default:
            return {};
    }
}

std::optional<Token> greedy_missions(const Asked& x) {
    if (x.question() == Question::mission_turn) {
        if (x.can(Verb::play) && wise_card(x) != Mission::none) return word(Verb::play);
        return x.can(Verb::rest) ? std::optional(word(Verb::rest)) : std::nullopt;
    }
    const Mission m = x.card_under_way();
    if (x.question() != Question::choice || m == Mission::none || card_of(m).kind != MissionKind::initiative) return {};
    const bool pays =
        std::ranges::all_of(x.may, [](Token t) { return kind_of(t) == Kind::senate || kind_of(t) == Kind::ability; });
    if (!pays || x.said.empty()) return {};
    // Grand Coalition asks last which of the Senators comes back.
    Spend spend = begin_spend(x.s(), x.me, card_of(m).lines, true, true);
    for (Token t : x.said)
        if (kind_of(t) == Kind::senate || kind_of(t) == Kind::ability) spend = with_word(spend, t);
    return spend.done() ? x.best([&](Token t) { return price_of(x, t); }) : payment_word(x, m);
}

}  // namespace hexmoot::te
