// A battle under way, for tests that read like talk at the table:
//
//   Battle b("turn=A; A.hand=L2 A6; B.hand=S6; B.air=A3-");
//   b.says("A play ambush land up").says("A flip air.B");
//   EXPECT_EQ(b.asked(), "B FLIP");
//   EXPECT_EQ(b.refuses("A flip air.B"), "ERR_NOT_YOUR_DECISION ALS-STATE-5");
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/kernel/match.h"

namespace hexmoot::als {

inline constexpr Seat a{0}, b{1};

inline std::vector<std::string> parts(std::string_view text, char separator) {
    std::vector<std::string> out;
    for (size_t i = text.find_first_not_of(' '); i < text.size(); i = text.find_first_not_of(' ', i)) {
        const size_t end = std::min(text.find(separator, i), text.size());
        std::string part(text.substr(i, end - i));
        part.erase(part.find_last_not_of(' ') + 1);
        out.push_back(std::move(part));
        i = end + 1;
    }
    return out;
}
inline std::string joined(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    std::string out;
    for (const std::string& w : words) out += (out.empty() ? "" : " ") + w;
    return out;
}

// "order=ALS; first=A; turn=B; options=beginner; vp=6:9; airDrop=A; deck=A1; A.hand=A6 L6; A.air=L6+ A3-" as the JSON
// of a State. What is not given is empty; cards not named are out of the box.
inline std::string position(std::string_view given) {
    nlohmann::json j = nlohmann::json::object();
    for (const std::string& item : parts(given, ';')) {
        const size_t equals = item.find('=');
        const std::string key = item.substr(0, equals), value = item.substr(equals + 1);
        const std::vector<std::string> words = parts(value, ' ');
        const std::string side = key.substr(0, 1);
        if (key == "order")
            for (char c : value) j["order"].push_back(c == 'A' ? "air" : c == 'L' ? "land" : "sea");
        else if (key == "vp" || key == "extraTurns")
            j[key] = {std::stoi(value), std::stoi(value.substr(value.find(':') + 1))};
        else if (key == "first" || key == "turn")
            j[key] = value;
        else if (key.ends_with(".hand"))
            j["hands"][side] = words;
        else if (key.size() > 2 && key[1] == '.')
            j["stacks"][side][key.substr(2)] = words;
        else
            j[key] = words;
    }
    return j.dump();
}

class Battle {
  public:
    explicit Battle(std::string_view given) : Battle(start(given)) {}
    explicit Battle(Match<AirLandSea> m) : match(std::move(m)), seen_(match.events().size()) {}

    Match<AirLandSea> match;

    // "A play ambush land up": must be accepted.
    Battle& says(std::string_view line) {
        const auto ok = match.say(seat(line[0] - 'A'), line.substr(2));
        EXPECT_TRUE(ok) << line << ": " << (ok ? "" : reason(ok.error().reason) + " at " + ok.error().word);
        return *this;
    }
    // Must be refused and change nothing; "CODE RULE" as its seat is told.
    std::string refuses(std::string_view line) {
        const State before = match.now();
        const u64 digest = match.digest();
        const auto ok = match.say(seat(line[0] - 'A'), line.substr(2));
        EXPECT_FALSE(ok) << line << " is accepted";
        EXPECT_TRUE(match.now() == before && match.digest() == digest) << line << " is refused, but changes the game";
        return ok ? "" : reason(ok.error().reason);
    }
    // The specification's own verdict on a whole command: "CODE RULE", or "ok".
    std::string verdict(std::string_view line) const {
        const std::vector<std::string> words = parts(line.substr(2), ' ');
        const std::vector<std::string_view> views(words.begin(), words.end());
        const Reason why = AirLandSea::check_command(match.now(), match.prompt(), seat(line[0] - 'A'), views);
        return why.allowed() ? "ok" : reason(why);
    }

    // Who is asked for what: "A FLIP"; "AB BATTLE_OVER"; "" at the end of the war.
    std::string asked() const {
        std::string out;
        for (Seat s : match.prompt().seats) out += letter(s);
        return out.empty() ? out : out + " " + std::string(question_name(match.prompt().kind));
    }
    // The words that may come next, in alphabetical order; after `line`, if it is given.
    std::string offered(std::string_view line = "") const {
        Match<AirLandSea> ahead = match;
        if (!line.empty()) {
            EXPECT_TRUE(ahead.say(seat(line[0] - 'A'), line.substr(2))) << line;
        }
        std::vector<std::string> words;
        for (const Answer& x : ahead.offer().answers()) words.push_back(ahead.spelled(x.token));
        return joined(std::move(words));
    }

    std::string stack(Seat s, Theatre t) const {
        std::string out;
        for (const Lying& l : match.now().stack(s, t))
            out += (out.empty() ? "" : " ") + card_id(l.card) + (l.up ? "+" : "-");
        return out;
    }
    std::string hand(Seat s) const {
        std::vector<std::string> out;
        for (int i = 0; i < cards; i++)
            if (match.now().holds(s, card(i))) out.push_back(card_id(card(i)));
        return joined(std::move(out));
    }
    std::string deck() const {
        std::string out;
        for (Card c : match.now().deck) out += (out.empty() ? "" : " ") + card_id(c);
        return out;
    }
    // "6:0": what the seats have there.
    std::string strength(Theatre t) const {
        return std::to_string(total(match.now(), a, t)) + ":" + std::to_string(total(match.now(), b, t));
    }
    std::string points() const { return std::to_string(match.now().vp[0]) + ":" + std::to_string(match.now().vp[1]); }
    // Kinds of the events since the last call, as these eyes may know them: "play_up A6, ability L2".
    std::string told(Viewer eyes = Viewer::table()) {
        std::string out;
        for (; seen_ < match.events().size(); seen_++) {
            const Event e = match.events()[seen_].for_eyes(eyes);
            out += (out.empty() ? "" : ", ") + std::string(happening_name(e.kind));
            if (names_card(e.kind))
                out += e.secret == Event::hidden ? " ?" : " " + card_id(static_cast<Card>(e.secret));
        }
        return out;
    }

  private:
    static Match<AirLandSea> start(std::string_view given) {
        const auto state = AirLandSea::from_json(position(given));
        if (!state) throw std::runtime_error(state.error());
        return *Match<AirLandSea>::start_from(*state, Setup{});
    }
    static std::string reason(const Reason& why) {
        const std::string code(why.code >= first_kernel_code ? kernel_code_name(why.code) : code_name(why.code));
        return code + " " + std::string(rule_name(why.rule));
    }
    static bool names_card(u8 kind) {
        switch (static_cast<Happening>(kind)) {
            case Happening::play_up:
            case Happening::play_down:
            case Happening::destroyed_up:
            case Happening::destroyed_down:
            case Happening::ability:
            case Happening::no_effect:
            case Happening::flip_up:
            case Happening::flip_down:
            case Happening::reinforce_look:
            case Happening::move_up:
            case Happening::move_down:
            case Happening::redeploy_return:
                return true;
            default:
                return false;
        }
    }

    size_t seen_;
};

// A whole war from set-up.
inline Battle war(u64 seed, std::initializer_list<Option> options = {}) {
    Setup setup{2, seed, std::vector<int>(option_count)};
    for (Option o : options) setup.options[static_cast<size_t>(o)] = 1;
    return Battle(*Match<AirLandSea>::start(setup));
}

}  // namespace hexmoot::als
