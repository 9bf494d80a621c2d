// Running the vectors of vectors.h.
#include "engine/games/air_land_sea/vectors.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/games/air_land_sea/vectors_words.h"

namespace hexmoot::als {
namespace {

using nlohmann::json;

std::string seat_name(const json& seat) { return seat.is_null() ? "none" : seat == "A" ? "P1" : "P2"; }
std::string theatre_key(std::string_view letter) {
    return std::string(theatre_name(letter == "A" ? Theatre::air : letter == "L" ? Theatre::land : Theatre::sea));
}
char theatre_letter(std::string_view name) { return static_cast<char>(std::toupper(name[0])); }
std::string pair(const json& a, const json& b) { return a.dump() + ":" + b.dump(); }

std::string join_set(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    return join(words);
}
std::string seats(const json& list) {
    std::vector<std::string> out;
    for (const json& s : list) out.push_back(seat_name(s));
    return join_set(out);
}

// A word of the game as the language has it: "land.A" is L.P1, "land" is L.
std::string short_word(const std::string& word) {
    const size_t dot = word.find('.');
    for (Theatre t : all_theatres)
        if (word.substr(0, dot) == theatre_name(t))
            return std::string(1, theatre_letter(word)) + (dot == word.npos              ? ""
                                                           : word.substr(dot + 1) == "A" ? ".P1"
                                                                                         : ".P2");
    return word;
}

// A match by the keys of the language. The values are read from what the match tells: its state, and the views of its
// seats and of the table.
class Reading {
  public:
    explicit Reading(const AnyMatch& m)
        : match_(m), state_(json::parse(m.state_json())), table_(json::parse(m.view_json(Viewer::table()))) {}

    std::string value(std::string_view key) const {
        if (key == "deck") return join(state_["deck"]);
        if (key == "order") return order();
        if (key == "first") return seat_name(state_["first"]);
        if (key == "vp") return pair(state_["vp"][0], state_["vp"][1]);
        if (key == "turn") return turn();
        if (key == "airdrop") return seats(state_["airDrop"]);
        if (key == "armed") return seats(state_["airDropArmed"]);
        if (key == "pending") return pending();
        if (key == "options") return options();
        if (key == "winner") return seat_name(table_["lastBattle"]["winner"]);
        if (key == "award") return table_["lastBattle"]["award"].dump();
        if (key == "reason") return reason();
        if (key == "game") return seat_name(table_["winner"]);
        if (key.starts_with("view(")) return seen(key.substr(5, 2) == "P1" ? Seat{0} : Seat{1}, key.substr(9));
        if (key.starts_with("str.")) {
            const json& totals = table_["totals"];
            return pair(totals["A"][theatre_key(key.substr(4))], totals["B"][theatre_key(key.substr(4))]);
        }
        if (key.starts_with("ctl.")) return seat_name(table_["control"][theatre_key(key.substr(4))]);
        const std::string side = key.starts_with("P1") ? "A" : "B";
        if (key.ends_with(".hand")) return join_set(state_["hands"][side]);
        return join(state_["stacks"][side][theatre_key(key.substr(3))]);
    }

  private:
    std::string order() const {
        std::string out;
        for (const json& t : state_["order"]) out += theatre_letter(t.get_ref<const std::string&>());
        return out;
    }
    std::string turn() const {
        if (state_["phase"] == "TURN") return seat_name(state_["turn"]);
        return state_["phase"].get<std::string>();
    }
    std::string pending() const {
        if (state_["phase"] != "DECISION") return "none";
        return std::string(match_.prompt_name(match_.prompt().kind)) + "@" +
               (match_.prompt().seats.front() == Seat{0} ? "P1" : "P2");
    }
    std::string reason() const {
        const json& last = table_["lastBattle"];
        return last["winner"].is_null() ? "none" : last["withdrawn"] == true ? "WITHDRAW" : "ALL_PLAYED";
    }
    // What may follow the verb of the pending decision.
    std::string options() const {
        std::vector<std::string> out;
        if (state_["phase"] != "DECISION") return "";
        for (const Answer& verb : match_.offer().answers()) {
            if (verb.token == word(Verb::pass)) continue;
            const auto ahead = match_.clone();
            if (!ahead->give(verb)) continue;
            for (const Answer& a : ahead->offer().answers()) out.push_back(short_word(ahead->spelled(a.token)));
        }
        return join_set(out);
    }
    std::string seen(Seat eyes, std::string_view spot) const {
        const json view = json::parse(match_.view_json(eyes));
        std::vector<std::string> out;
        for (const json& c : view["stacks"][spot.starts_with("P1") ? "A" : "B"][theatre_key(spot.substr(3))])
            out.push_back(c["card"].get<std::string>() + (c["up"] == true ? "+" : "-"));
        return join(out);
    }

    const AnyMatch& match_;
    json state_;
    json table_;
};

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> words;
    for (size_t begin = 0; begin < text.size();) {
        const size_t end = std::min(text.find(' ', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

// Says one command. "" when it did what was expected of it, code "" being to be accepted.
std::string say(AnyMatch& m, const Bench& rules, const SaidCommand& said, std::string_view code) {
    const Seat who = said.seat != nobody                                             ? said.seat
                     : m.prompt().seats.has(Seat{1}) && m.prompt().seats.size() == 1 ? Seat{1}
                                                                                     : Seat{0};
    const auto words = split(said.words);
    const Reason why = rules.check(m, who, words);
    const std::string found(why.allowed() ? "" : m.code_name(why.code));
    if (found != code)
        return "'" + said.text + "' gives " +
               (found.empty() ? "ok" : found + " (" + std::string(m.rule_name(why.rule)) + ")") + ", expected " +
               (code.empty() ? "ok" : std::string(code));
    const std::string before = m.state_json();
    const u64 digest = m.digest();
    const auto ok = m.say(who, said.words);
    if (code.empty())
        return ok ? ""
                  : "'" + said.text + "' may be said, but the word '" + ok.error().word +
                        "' is refused: " + std::string(m.code_name(ok.error().reason.code));
    if (ok) return "'" + said.text + "' must be refused, but its words are accepted";
    if (m.state_json() != before || m.digest() != digest)
        return "'" + said.text + "' is refused, but the state has changed";
    return "";
}

}  // namespace

VectorResult run_vector(const Vector& v, const Bench& rules) {
    using Outcome = VectorResult::Outcome;
    const auto result = [&](Outcome outcome, std::string message) {
        return VectorResult{v.id, v.title, v.line, outcome, std::move(message)};
    };
    if (!v.error.empty()) return result(Outcome::failed, v.error);
    if (!v.scripted) return result(Outcome::prose, "");
    auto match = rules.start_from(v.given, Setup{}, {});
    if (!match) return result(Outcome::failed, "given: " + match.error().word);
    AnyMatch& m = **match;
    for (const SaidCommand& said : v.when) {
        const bool last = &said == &v.when.back();
        if (const std::string no = say(m, rules, said, last ? v.code : ""); !no.empty())
            return result(Outcome::failed, no);
    }
    const Reading reading(m);
    std::string differing;
    for (const Claim& c : v.then) {
        const std::string is = reading.value(c.key);
        if (is == c.value) continue;
        differing += (differing.empty() ? "" : "; ") + std::to_string(c.line) + ":" + std::to_string(c.column) + ": " +
                     c.key + " is '" + is + "', expected '" + c.value + "'";
    }
    return result(differing.empty() ? Outcome::passed : Outcome::failed, differing.empty() ? v.note : differing);
}

std::vector<VectorResult> run_vectors(std::string_view text) {
    std::vector<VectorResult> out;
    for (const Vector& v : read_vectors(text)) out.push_back(run_vector(v, bench_of<AirLandSea>()));
    return out;
}

}  // namespace hexmoot::als
