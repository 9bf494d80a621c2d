// Harbour: an invented game that uses everything the kernel has. Seats bid in secret for the ship (a sealed round); the
// leader rolls for the weather and may load goods unseen (a bag); others may send pirates (a reaction with a standing
// order), whom the leader may pay off (a nested question); then anybody may buy goods from the pile (an open floor).
#pragma once
#include <array>
#include <cstring>
#include <string>

#include <nlohmann/json.hpp>

#include "engine/kernel/position.h"
#include "engine/kernel/rules.h"
#include "engine/kernel/sealed.h"
#include "tests/kernel/toy_words.h"

namespace hexmoot::toy {

struct State {
    Rng rng;
    std::array<std::array<u8, goods>, max_seats> hand{};
    std::array<u8, max_seats> coins{};
    std::array<StandingOrder, max_seats> order{};
    std::array<u8, goods * each_good> pile{};  // pile[0] is the top
    u8 pile_size = 0;
    std::array<u8, goods> used{};  // face down, out of play until the pile is made anew
    u8 seats = 2;
    u8 rounds = 2;
    u8 round = 0;
    u8 bought = 0;  // bit = seat, in this round
    Seat leader{};
    Phase phase = Phase::bids;
    std::array<u8, 6> spare{};

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);

struct View {
    Viewer eyes;
    State shown;  // what is hidden is zero
    std::array<int, max_seats> hand_count{};
    Prompt prompt;
};

inline int count(const std::array<u8, goods>& some) { return some[0] + some[1] + some[2]; }

struct Harbour {
    using State = toy::State;
    using View = toy::View;
    static constexpr std::string_view id = "harbour";
    static constexpr int version = 3;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = 5;
    static constexpr std::array<OptionSpec, 2> specs{{{"rounds", 1, 4, 2}, {"rich"}}};
    static std::span<const OptionSpec> options() { return specs; }

    static tl::expected<State, Reason> setup(const Setup& setup) {
        State s;
        s.rng = Rng::seeded(setup.seed);
        s.seats = static_cast<u8>(setup.seats);
        s.rounds = static_cast<u8>(setup.options[0]);
        for (int i = 0; i < goods * each_good; i++) s.used[static_cast<size_t>(i % goods)]++;
        fill_pile(s);
        for (Seat p : everyone(s)) {
            s.coins[index(p)] = setup.options[1] ? 9 : 4;
            for (int i = 0; i < 3; i++) draw(s, p);
        }
        return s;
    }
    static bool over(const State& s) { return s.phase == Phase::over; }
    static Standing standing(const State& s) {
        Standing st;
        int best = -1;
        for (Seat p : everyone(s)) {
            st.points[index(p)] = s.coins[index(p)];
            if (over(s) && s.coins[index(p)] > best) {
                best = s.coins[index(p)];
                st.winners = p;
            }
        }
        return st;
    }
    static void step(State& s, Table& table) {
        switch (s.phase) {
            case Phase::bids:
                return bids(s, table);
            case Phase::voyage:
                return voyage(s, table);
            case Phase::floor:
                return floor(s, table);
            case Phase::over:
                return;
        }
    }

    static View view(const State& s, const Prompt& prompt, Viewer eyes) {
        View v{eyes, s, {}, prompt};
        v.shown.rng = {};
        v.shown.pile = {};
        v.shown.used = {};
        for (Seat p : everyone(s)) {
            v.hand_count[index(p)] = count(s.hand[index(p)]);
            if (!eyes.is(p)) v.shown.hand[index(p)] = {};
        }
        return v;
    }
    // What others hold, the pile and what was used lie in one heap, in the order of goods, and are dealt out anew.
    static State sample(const State& s, Seat seat, Rng& rng) {
        State w = s;
        std::vector<u8> heap;
        for (int g = 0; g < goods; g++)
            for (int i = s.hand[index(seat)][static_cast<size_t>(g)]; i < each_good; i++)
                heap.push_back(static_cast<u8>(g));
        rng.shuffle(heap);
        size_t next = 0;
        for (Seat p : everyone(s).without(seat)) {
            w.hand[index(p)] = {};
            for (int i = count(s.hand[index(p)]); i > 0; i--) w.hand[index(p)][heap[next++]]++;
        }
        for (u8 i = 0; i < s.pile_size; i++) w.pile[i] = heap[next++];
        w.used = {};
        while (next < heap.size()) w.used[heap[next++]]++;
        w.rng = Rng::seeded(rng.next());
        w.rng.rolls = s.rng.rolls;
        return w;
    }
    static std::string check(const State& s) {
        for (int g = 0; g < goods; g++) {
            int sum = s.used[static_cast<size_t>(g)];
            for (Seat p : everyone(s)) sum += s.hand[index(p)][static_cast<size_t>(g)];
            for (int i = 0; i < s.pile_size; i++) sum += s.pile[static_cast<size_t>(i)] == g;
            if (sum != each_good)
                return "there are " + std::to_string(sum) + " " + std::string(good_names[static_cast<size_t>(g)]);
        }
        return "";
    }

    static void spell(Token t, std::string& out) {
        if (t.kind == static_cast<u8>(Kind::verb) && t.a < verb_names.size()) out += verb_names[t.a];
        if (t.kind == static_cast<u8>(Kind::coins)) out += std::to_string(t.value());
        if (t.kind == static_cast<u8>(Kind::good) && t.a < goods) out += good_names[t.a];
    }
    static void alias(Token t, std::string& out) {
        if (t.kind == static_cast<u8>(Kind::coins)) out += '$';
        spell(t, out);
    }
    static int weight(Token t) { return t == word(Verb::pass) ? 4 : 2; }
    // What is wrong with the first word that cannot be said, as the kernel puts it.
    static Reason by_the_offers(const State& s, Seat who, std::span<const std::string_view> words) {
        Position<Harbour> at{s, {}};
        State now;
        Prompt prompt;
        Offer offer;
        offer.explain(true);
        for (size_t i = 0; i < words.size(); i++) {
            Telling tell;
            at.settle(now, prompt, offer, tell);
            if (i > 0 && tell.barrier) return {code_not_offered, prompt.rule, {}};
            const auto is = [&](const Answer& a) {
                std::string word;
                spell(a.token, word);
                return a.seat == who && word == words[i];
            };
            for (const Offer::Blocked& b : offer.blocked())
                if (is(b.answer)) return b.why;
            const auto said = std::ranges::find_if(offer.answers(), is);
            if (said == offer.answers().end())
                return {prompt.asks(who) ? code_unknown_word : code_not_asked, prompt.rule, {}};
            at.since.push_back(*said);
        }
        return allowed;
    }
    static Reason check_command(const State& s, const Prompt& prompt, Seat who,
                                std::span<const std::string_view> words) {
        const Reason wrong = because(Code::wrong_word, Rule::floor);
        if (prompt.kind == static_cast<u8>(Question::roll))
            return words.size() == 1 && words[0] == "roll" ? allowed : because(Code::wrong_word, Rule::roll);
        if (prompt.kind != static_cast<u8>(Question::floor) || !prompt.asks(who)) return by_the_offers(s, who, words);
        for (size_t i = 0; i < words.size(); i++) {
            const bool last = i + 1 == words.size();
            if (words[i] == "ask" || words[i] == "decline") {
                const bool asks = words[i] == "ask";
                const StandingOrder order = i == 0 ? s.order[index(who)]
                                            : asks ? StandingOrder::decline
                                                   : StandingOrder::ask;
                if (asks == (order == StandingOrder::ask) || i > 0) return wrong;
            } else if (words[i] == "buy") {
                if (const Reason why = may_buy(s, who); !why.allowed()) return why;
                if (!last) return wrong;
            } else if (words[i] != "pass" || !last)
                return wrong;
        }
        return allowed;
    }
    static std::vector<std::string> heard(const State&, Seat, std::span<const std::string_view> words) {
        return {words.begin(), words.end()};
    }
    static std::optional<Words> after_reveal(std::span<const std::string_view>, size_t) { return {}; }
    static std::string_view rule_name(RuleId r) { return entry(rule_names, static_cast<size_t>(r)); }
    static std::string_view code_name(u16 c) { return entry(code_names, c); }
    static std::string_view prompt_name(u8 kind) {
        static constexpr std::array<std::string_view, 10> names{"",     "SEAL",   "BID",  "ROLL", "SAIL",
                                                                "LOAD", "PIRATE", "LOOT", "PAY",  "FLOOR"};
        return entry(names, kind);
    }

    static std::string state_json(const State& s) {
        nlohmann::json j{{"hand", s.hand},
                         {"coins", s.coins},
                         {"pile", s.pile},
                         {"pileSize", s.pile_size},
                         {"used", s.used},
                         {"seats", s.seats},
                         {"rounds", s.rounds},
                         {"round", s.round},
                         {"bought", s.bought},
                         {"leader", index(s.leader)},
                         {"phase", static_cast<int>(s.phase)},
                         {"rng", {s.rng.state, s.rng.rolls}}};
        for (StandingOrder o : s.order) j["order"].push_back(static_cast<int>(o));
        return j.dump();
    }
    static std::string view_json(const View& v) {
        return nlohmann::json{{"shown", nlohmann::json::parse(state_json(v.shown))},
                              {"handCount", v.hand_count},
                              {"seats", v.prompt.seats.bits()},
                              {"kind", prompt_name(v.prompt.kind)}}
            .dump();
    }
    static tl::expected<State, std::string> from_json(std::string_view text) {
        const auto j = nlohmann::json::parse(text, nullptr, false);
        if (!j.is_object() || !j.contains("hand")) return tl::unexpected(std::string("expected a harbour"));
        State s;
        s.hand = j["hand"];
        s.coins = j["coins"];
        s.pile = j["pile"];
        s.pile_size = j["pileSize"];
        s.used = j["used"];
        s.seats = j["seats"];
        s.rounds = j["rounds"];
        s.round = j["round"];
        s.bought = j["bought"];
        s.leader = static_cast<Seat>(j["leader"].get<u8>());
        s.phase = static_cast<Phase>(j["phase"].get<u8>());
        s.rng.state = j["rng"][0];
        s.rng.rolls = j["rng"][1];
        for (size_t i = 0; i < s.order.size(); i++) s.order[i] = static_cast<StandingOrder>(j["order"][i].get<u8>());
        return s;
    }

    // ---- rules ----
    static SeatSet everyone(const State& s) { return SeatSet::first(s.seats); }

    static Ask one(Seat s, Question q, Rule r, Secrecy secrecy = Secrecy::open, Shape shape = Shape::one) {
        return {s, static_cast<u8>(q), cite(r), secrecy, shape};
    }
    static void tell(Table& table, Happening h, Seat s, Rule r, u8 number, SeatSet seen_by = everybody) {
        table.emit({.kind = static_cast<u8>(h), .seat = s, .seen_by = seen_by, .secret = number, .cause = cite(r)});
    }
    static u8 draw(State& s, Seat p) {
        const u8 g = s.pile[0];
        s.pile_size--;
        for (u8 i = 0; i < s.pile_size; i++) s.pile[i] = s.pile[i + 1u];
        s.pile[s.pile_size] = 0;
        s.hand[index(p)][g]++;
        return g;
    }
    static void fill_pile(State& s) {
        std::vector<u8> heap;
        for (u8 g = 0; g < goods; g++)
            for (; s.used[g] > 0; s.used[g]--) heap.push_back(g);
        s.rng.shuffle(heap);
        for (u8 g : heap) s.pile[s.pile_size++] = g;
    }

    static void bids(State& s, Table& table) {
        std::array<int, hexmoot::max_seats> bid{};
        sealed_round(table, everyone(s), static_cast<u8>(Question::seal), cite(Rule::bid),
                     {word(Verb::open), word(Verb::reopen)}, [&](Seat p) {
                         bid[index(p)] = table
                                             .choose(one(p, Question::bid, Rule::bid, Secrecy::kept, Shape::amount),
                                                     [&](Offer& o) {
                                                         o.numbers(static_cast<u8>(Kind::coins), 0, s.coins[index(p)]);
                                                     })
                                             .value();
                     });
        table.publish();
        table.reveals();
        s.leader = Seat{0};
        for (Seat p : everyone(s)) {
            tell(table, Happening::bid, p, Rule::bid, static_cast<u8>(bid[index(p)]));
            if (bid[index(p)] > bid[index(s.leader)]) s.leader = p;
        }
        s.coins[index(s.leader)] = static_cast<u8>(s.coins[index(s.leader)] - bid[index(s.leader)]);
        s.phase = Phase::voyage;
    }

    static void voyage(State& s, Table& table) {
        const Seat leader = s.leader;
        s.phase = Phase::floor;
        table.choose(one(leader, Question::roll, Rule::roll), [](Offer& o) { o.add(word(Verb::roll)); });
        const u32 wind = table.chance(s.rng, 6);
        tell(table, Happening::rolled, leader, Rule::roll, static_cast<u8>(wind));
        const Token go = table.choose(one(leader, Question::sail, Rule::sail), [&](Offer& o) {
            o.add_if(word(Verb::sail), wind == 0 ? because(Code::storm, Rule::sail, coins(0)) : allowed);
            o.add(word(Verb::wait));
        });
        if (go == word(Verb::wait)) return;

        std::array<u8, goods> ship{};
        for (;;) {
            const Token t =
                table.choose(one(leader, Question::load, Rule::load, Secrecy::kept, Shape::bag), [&](Offer& o) {
                    for (int g = 0; g < goods; g++)
                        o.add_if(good(g), s.hand[index(leader)][static_cast<size_t>(g)] > 0
                                              ? allowed
                                              : because(Code::not_held, Rule::load, good(g)));
                    o.add(word(Verb::done));
                });
            if (t == word(Verb::done)) break;
            s.hand[index(leader)][t.a]--;
            ship[t.a]++;
        }
        for (Seat p : everyone(s).without(leader)) {
            if (count(ship) == 0 || count(s.hand[index(p)]) == 0) continue;  // public: counts, not goods
            if (!react(table, s.order[index(p)], one(p, Question::pirate, Rule::pirate), word(Verb::attack),
                       word(Verb::let)))
                continue;
            const Token price = table.choose(one(p, Question::loot, Rule::pirate, Secrecy::kept), [&](Offer& o) {
                for (int g = 0; g < goods; g++)
                    o.add_if(good(g), s.hand[index(p)][static_cast<size_t>(g)] > 0
                                          ? allowed
                                          : because(Code::not_held, Rule::pirate, good(g)));
            });
            s.hand[index(p)][price.a]--;
            s.used[price.a]++;
            tell(table, Happening::pirates, p, Rule::pirate, price.a, p);
            const bool paid = table.choose(one(leader, Question::pay, Rule::pay), [&](Offer& o) {
                o.add_if(word(Verb::pay), s.coins[index(leader)] > 0 ? allowed : because(Code::no_money, Rule::pay));
                o.add(word(Verb::yield));
            }) == word(Verb::pay);
            if (paid) {
                s.coins[index(leader)]--;
                tell(table, Happening::paid, leader, Rule::pay, 1);
                continue;
            }
            for (size_t g = 0; g < goods; g++) {
                s.hand[index(p)][g] = static_cast<u8>(s.hand[index(p)][g] + ship[g]);
                for (; ship[g] > 0; ship[g]--)
                    tell(table, Happening::looted, p, Rule::pirate, static_cast<u8>(g), SeatSet(p).with(leader));
            }
            table.reveals();
            return;
        }
        table.publish();
        table.reveals();
        for (size_t g = 0; g < goods; g++)
            for (; ship[g] > 0; ship[g]--) {
                s.used[g]++;
                s.coins[index(leader)] = static_cast<u8>(s.coins[index(leader)] + g + 1);
                tell(table, Happening::sold, leader, Rule::load, static_cast<u8>(g));
            }
    }

    static Reason may_buy(const State& s, Seat p) {
        if (s.coins[index(p)] < 2) return because(Code::no_money, Rule::buy, coins(2));
        if (s.bought >> index(p) & 1) return because(Code::bought, Rule::buy);
        return s.pile_size == 0 ? because(Code::pile_empty, Rule::buy) : allowed;
    }
    static void floor(State& s, Table& table) {
        SeatSet there = everyone(s), ordered;
        while (!there.empty()) {
            const Answer a =
                table.any({there, static_cast<u8>(Question::floor), cite(Rule::floor)}, [&](Seat p, Offer& o) {
                    const bool asks = s.order[index(p)] == StandingOrder::ask;
                    o.add(word(Verb::pass));
                    o.add_if(word(Verb::buy), may_buy(s, p));
                    const Reason again = because(Code::same_order, Rule::order);
                    o.add_if(word(Verb::ask), asks || ordered.has(p) ? again : allowed);
                    o.add_if(word(Verb::decline), !asks || ordered.has(p) ? again : allowed);
                });
            if (a.token == word(Verb::pass))
                there = there.without(a.seat);
            else if (a.token == word(Verb::buy)) {
                s.coins[index(a.seat)] = static_cast<u8>(s.coins[index(a.seat)] - 2);
                s.bought = static_cast<u8>(s.bought | 1u << index(a.seat));
                tell(table, Happening::bought, a.seat, Rule::buy, draw(s, a.seat), a.seat);
                table.reveals();
            } else {
                s.order[index(a.seat)] = a.token == word(Verb::ask) ? StandingOrder::ask : StandingOrder::decline;
                ordered = ordered.with(a.seat);
            }
        }
        s.bought = 0;
        s.round++;
        s.phase = s.round == s.rounds ? Phase::over : Phase::bids;
        tell(table, Happening::new_round, nobody, Rule::floor, s.round);
        if (s.pile_size < s.seats) {  // the last act of the step
            fill_pile(s);
            table.reveals();
        }
    }

    template <size_t N>
    static std::string_view entry(const std::array<std::string_view, N>& list, size_t i) {
        return i < N ? list[i] : std::string_view{};
    }
};
static_assert(Rules<Harbour>);

}  // namespace hexmoot::toy
