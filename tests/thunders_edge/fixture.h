// Positions and talk for tests of Thunder's Edge, in the words of its test vectors:
//
//   Talk<> t(M1().units(A, "Fa", "CF ME").missions(A, {45}).in(Phase::action_move, A));
//   t.says("A card MIS-45 CF Fa done");
//   EXPECT_EQ(t.refuses("A move CF Fa La"), "E_NO_MP TE-MOVE-2");
//
// Fa and La stand for the field and the Location of hex a of map M1.
#pragma once
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/games/thunders_edge/casualties.h"
#include "engine/games/thunders_edge/free.h"
#include "engine/games/thunders_edge/legs.h"
#include "engine/games/thunders_edge/senate.h"
#include "engine/games/thunders_edge/thunders_edge.h"
#include "engine/games/thunders_edge/windows.h"
#include "engine/kernel/position.h"

namespace hexmoot::te {

inline constexpr Seat A{0}, B{1}, C{2}, D{3}, E{4};

inline std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> out;
    for (size_t i = text.find_first_not_of(' '); i < text.size(); i = text.find_first_not_of(' ', i)) {
        const size_t end = std::min(text.find(' ', i), text.size());
        out.emplace_back(text.substr(i, end - i));
        i = end;
    }
    return out;
}

// "Fa", "Lk": an area of M1, whose hexes are its sites in the order of their letters.
inline Area at(std::string_view name) {
    const int site = name[1] - 'a';
    return name[0] == 'F' ? field(site) : location(site);
}
inline Piece piece_named(std::string_view code) {
    constexpr std::array codes{"CF", "WA", "ME", "OB", "AR", "AR*"};
    for (size_t i = 0; i < codes.size(); i++)
        if (code == codes[i]) return piece(static_cast<int>(i));
    ADD_FAILURE() << "no such piece: " << code;
    return Piece::none;
}

// A position of tests/fixtures/thunders_edge/scenarios: maps M1 and M2 of the vectors.
inline State position(const std::string& name) {
    std::ifstream file(HEXMOOT_FIXTURES "/thunders_edge/scenarios/position-" + name + ".json");
    const auto s = ThundersEdge::from_json(std::string(std::istreambuf_iterator<char>(file), {}));
    if (!s) throw std::runtime_error(name + ": " + s.error());
    return *s;
}

// Map M1 of the vectors: all hexes face up but m and n; nobody has anything, and no state has begun.
class M1 {
  public:
    explicit M1(int seats = 3) : M1("M1", seats) {}

    M1& units(Seat p, std::string_view area, std::string_view pieces) {
        for (const std::string& code : split(pieces)) s_.force[index(at(area))][index(piece_named(code))]++;
        return marker(p, area);
    }
    M1& marker(Seat p, std::string_view area) {
        s_.control[index(at(area))] = p;
        return *this;
    }
    M1& fort(std::string_view area) {
        s_.fort[index(at(area))] = 1;
        return *this;
    }
    M1& landing(std::string_view area) {
        s_.landing[static_cast<size_t>(site_of(at(area)))] = 1;
        return *this;
    }
    M1& orbit(Seat p, std::string_view pieces) {
        for (const std::string& code : split(pieces)) s_.orbit[hexmoot::index(p)][index(piece_named(code))]++;
        return *this;
    }
    M1& transit(Seat p, std::string_view pieces) {
        for (const std::string& code : split(pieces)) s_.transit[hexmoot::index(p)][index(piece_named(code))]++;
        return *this;
    }
    // By number: {45} is MIS-45.
    M1& missions(Seat p, std::initializer_list<int> numbers) {
        for (int n : numbers) s_.mission_hand[hexmoot::index(p)] |= bit(mission(n - 1));
        return *this;
    }
    M1& played(Seat p, std::initializer_list<int> numbers) {
        for (int n : numbers) s_.played[hexmoot::index(p)] |= bit(mission(n - 1));
        return *this;
    }
    M1& strength(Seat p, int number, OffWorld place) {
        s_.strength_at[static_cast<size_t>(number - 1 - index(first_strength))] = place;
        s_.strength_of[static_cast<size_t>(number - 1 - index(first_strength))] = p;
        return *this;
    }
    M1& senate(Seat p, std::initializer_list<int> numbers) {
        for (int n : numbers) s_.senate_hand[hexmoot::index(p)] |= bit(te::senate(n - 1));
        return *this;
    }
    M1& allies(Seat p, Seat q, int number = 21) {
        s_.alliances[static_cast<size_t>(number - 21)] = {p, q};
        return *this;
    }
    M1& credits(Seat p, int n) {
        s_.credits[hexmoot::index(p)] = static_cast<u16>(n);
        return *this;
    }
    M1& faction(Seat p, Faction f) {
        s_.faction[hexmoot::index(p)] = f;
        return *this;
    }
    M1& in(Phase phase, Seat active) {
        s_.phase = phase;
        s_.active = active;
        return *this;
    }
    // Anything else.
    template <class Change>
    M1& with(const Change& change) {
        change(s_);
        return *this;
    }
    // The cards not named lie in the decks, in the order of their numbers.
    State done() const {
        State s = s_;
        const MissionSet missions = s.mission_absent | placed_missions(s);
        const SenateSet senators = s.senate_absent | placed_senators(s);
        if (s.mission_deck.empty())
            for (int i = 0; i < mission_cards; i++)
                if (!(missions & bit(mission(i)))) s.mission_deck.push(mission(i));
        if (s.senate_deck.empty())
            for (int i = 0; i < senate_cards; i++)
                if (!(senators & bit(te::senate(i)))) s.senate_deck.push(te::senate(i));
        return s;
    }
    operator State() const { return done(); }

  protected:
    M1(const std::string& name, int seats) {
        static std::map<std::string, State> read;
        if (!read.contains(name)) read[name] = position(name);
        s_ = read[name];
        s_.seats = static_cast<u8>(seats);
        s_.phase = {};
        s_.active = nobody;
        s_.order.fill(nobody);
        s_.mission_absent = s_.senate_absent = 0;
    }

  private:
    State s_;
};
// Map M2, the situation on the back of the box. Its hexes p, q, r, s bear the letters a, b, c, d.
class M2 : public M1 {
  public:
    explicit M2(int seats = 3) : M1("M2", seats) {}
};

// Talk at a position. G may be ThundersEdge or a part of it that a test steps alone: a State, step and over.
template <class G = ThundersEdge>
class Talk {
  public:
    // `dice`: results of the dice to come, 1..6; other draws too, counted from 1.
    explicit Talk(const State& s, std::initializer_list<u32> dice = {}) : position_{s, {}} {
        for (u32 d : dice) script_.push_back(d - 1);
        offer_.explain(true);
        settle();
    }

    // "B decline": must be accepted, word by word.
    Talk& says(std::string_view line) {
        const Seat who = seat(line[0] - 'A');
        for (const std::string& w : split(line.substr(2))) {
            const auto token = find(who, w);
            if (!token) {
                ADD_FAILURE() << line << ": not offered at " << w << " (" << why(who, w) << "); may say: " << may();
                return *this;
            }
            position_.since.push_back({*token, who});
            settle();
        }
        return *this;
    }
    // Its last word must be refused; "CODE RULE". Nothing changes.
    std::string refuses(std::string_view line) {
        const Talk before = *this;
        const Seat who = seat(line[0] - 'A');
        std::string out = "accepted";
        const auto words = split(line.substr(2));
        for (size_t i = 0; i < words.size(); i++) {
            const auto token = find(who, words[i]);
            if (!token) {
                out = i + 1 < words.size() ? "refused at " + words[i] + ": " + why(who, words[i]) : why(who, words[i]);
                break;
            }
            position_.since.push_back({*token, who});
            settle();
        }
        *this = before;
        return out;
    }
    bool may_say(Seat who, std::string_view word) const { return find(who, word).has_value(); }
    // "A MISSION_TURN": who is asked what.
    std::string asked() const {
        std::string out;
        for (Seat p : prompt.seats) out += letter(p);
        return out + " " + std::string(question_name(prompt.kind));
    }
    // All words that may be said now: "A:play A:pass".
    std::string may() const {
        std::string out;
        for (const Answer& a : offer_.answers()) {
            out += (out.empty() ? "" : " ") + std::string(1, letter(a.seat)) + ":";
            spell(a.token, out);
        }
        return out;
    }
    int count(Happening what) const {
        int n = 0;
        for (const Event& e : events) n += e.kind == static_cast<u8>(what);
        return n;
    }

    State now{};
    Prompt prompt;
    std::vector<Event> events;
    bool over = false;
    bool barrier = false;  // the last word brought hidden things out
    size_t published = 0;  // answers of the step under way that are public
    const Offer& offer() const { return offer_; }
    const Position<G>& position() const { return position_; }

  private:
    void settle() {
        Telling tell;
        tell.events = &events;
        over = !position_.settle(now, prompt, offer_, tell, script_);
        barrier = tell.barrier;
        published = tell.published;
    }
    std::string named(std::string_view word) const {
        if (word.size() != 2 || (word[0] != 'F' && word[0] != 'L') || word[1] < 'a' || word[1] > 'n')
            return std::string(word);
        const Cell c = now.sites.at[static_cast<size_t>(word[1] - 'a')].cell;
        return std::string(1, word[0]) + "(" + std::to_string(c.q) + "," + std::to_string(c.r) + ")";
    }
    static bool is(Token t, const std::string& name) {
        std::string s;
        spell(t, s);
        if (s == name) return true;
        s.clear();
        alias(t, s);
        return s == name;
    }
    std::optional<Token> find(Seat who, std::string_view word) const {
        const std::string name = named(word);
        for (const Answer& a : offer_.answers())
            if (a.seat == who && is(a.token, name)) return a.token;
        return {};
    }
    std::string why(Seat who, std::string_view word) const {
        const std::string name = named(word);
        for (const Offer::Blocked& b : offer_.blocked())
            if (b.answer.seat == who && is(b.answer.token, name))
                return std::string(code_name(b.why.code)) + " " + std::string(rule_name(b.why.rule));
        return "not offered";
    }

    Position<G> position_;
    std::vector<u32> script_;
    Offer offer_;
};

inline int count(const State& s, std::string_view area, Piece p) { return s.at(at(area))[index(p)]; }
// What is printed on a hex of M1 becomes that of hex `number` of the box.
inline void make(State& s, char hex, int number) {
    s.sites.at[static_cast<size_t>(hex - 'a')].hex = static_cast<u8>(number - 1);
}
// A's movement part.
inline M1 moving(int seats = 3) { return M1(seats).in(Phase::action_move, A); }
// The Priority order as letters.
inline std::string order(const State& s, bool statutes = false) {
    std::string out;
    for (Seat p : priority(s, statutes))
        if (p != nobody) out += letter(p);
    return out;
}

// The test of a whole command at a position: "ok", or "CODE RULE".
inline std::string verdict(const State& s, std::string_view line) {
    Talk<> t(s);
    std::vector<std::string> words = split(line.substr(2));
    for (std::string& w : words)
        if (w.size() == 2 && (w[0] == 'F' || w[0] == 'L')) {
            std::string spelled;
            spell(word(s, at(w)), spelled);
            w = spelled;
        }
    const std::vector<std::string_view> views(words.begin(), words.end());
    const Reason why = ThundersEdge::check_command(t.now, t.prompt, seat(line[0] - 'A'), views);
    if (why.allowed()) return "ok";
    const std::string_view code = why.code >= first_kernel_code ? kernel_code_name(why.code) : code_name(why.code);
    return std::string(code) + " " + std::string(rule_name(why.rule));
}

}  // namespace hexmoot::te
