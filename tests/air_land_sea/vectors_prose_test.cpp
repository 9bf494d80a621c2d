// The vectors that the specification states as properties of every game. Each is tried on random wars.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/games/air_land_sea/air_land_sea.h"
#include "engine/kernel/match.h"

namespace hexmoot::als {
namespace {

using War = Match<AirLandSea>;

War war(u64 seed, std::initializer_list<Option> options = {}) {
    Setup setup{2, seed, std::vector<int>(option_count)};
    for (Option o : options) setup.options[static_cast<size_t>(o)] = 1;
    return *War::start(setup);
}
bool between_commands(const War& w) { return w.line().empty(); }
Answer any_answer(const War& w, Rng& rng) {
    const auto may = w.offer().answers();
    const Answer a = may[rng.below(static_cast<u32>(may.size()))];
    return a.token == word(Verb::withdraw) && rng.below(16) != 0 ? may[0] : a;
}
// Plays at random to the end of the war, or for `answers` answers; calls look(war) at every prompt.
template <class Look>
War play(War w, Rng rng, Look look, int answers = 1'000'000) {
    for (; !w.over() && answers > 0; answers--) {
        look(w);
        EXPECT_TRUE(w.give(any_answer(w, rng)));
    }
    return w;
}

// Every command that can be written down, with or without sense; one of the theatres does not exist.
const std::vector<std::string>& all_commands() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> out{"withdraw", "pass", "next"};
        const std::vector<std::string> places{"air", "land", "sea", "moon"};
        for (int i = 0; i < cards; i++) {
            const std::string c = card_id(card(i));
            out.push_back("return " + c);
            for (const std::string& where : places) {
                for (const char* face : {" up", " down"}) out.push_back("play " + c + " " + where + face);
                out.push_back("move " + c + " " + where);
            }
        }
        for (const std::string& where : places) {
            out.push_back("place " + where);
            for (const char* side : {".A", ".B"}) out.push_back("flip " + where + side);
        }
        return out;
    }();
    return all;
}
// What a seat is told is the specification's verdict, or less where that would tell where a hidden card is.
bool may_be_told(u16 told, u16 verdict) {
    const bool hides = verdict == static_cast<u16>(Code::target_not_yours);
    return told == verdict || (hides && told == static_cast<u16>(Code::no_such_target));
}
std::vector<std::string_view> split(const std::string& s) {
    std::vector<std::string_view> words;
    for (size_t i = 0; i < s.size();) {
        const size_t end = std::min(s.find(' ', i), s.size());
        words.push_back(std::string_view(s).substr(i, end - i));
        i = end + 1;
    }
    return words;
}

TEST(Vectors, ALS_V_170) {
    for (u64 seed = 1; seed <= 300; seed++) {
        const State s = war(seed).now();
        EXPECT_EQ(s.hand_count(Seat{0}), 6);
        EXPECT_EQ(s.hand_count(Seat{1}), 6);
        EXPECT_EQ(s.deck.size, 6);
        for (Theatre t : all_theatres) EXPECT_EQ(occupied(s, t), 0);
        EXPECT_EQ(AirLandSea::check(s), "");
        EXPECT_EQ(s.turn, s.first);
        EXPECT_TRUE(s.air_drop.empty());
    }
}

TEST(Vectors, ALS_V_171) {
    for (u64 seed = 1; seed <= 300; seed++)
        play(war(seed), Rng::seeded(seed), [](const War& w) {
            const State& s = w.now();
            if (s.phase == Phase::turn && between_commands(w)) {
                EXPECT_EQ(s.hand_count(s.turn) - s.hand_count(other(s.turn)), s.turn == s.first ? 0 : 1);
            }
        });
}

TEST(Vectors, ALS_V_173) {
    for (u64 seed = 1; seed <= 300; seed++) {
        int commands = 0;
        play(war(seed), Rng::seeded(seed), [&](const War& w) {
            if (!between_commands(w)) return;
            commands = w.now().phase == Phase::turn ? 0 : commands + 1;
            EXPECT_LE(commands, 200);
        });
    }
}

TEST(Vectors, ALS_V_174) {
    Rng rng = Rng::seeded(174);
    for (u64 seed = 1; seed <= 60; seed++)
        play(war(seed), Rng::seeded(seed), [&](const War& w) {
            for (Seat s : both_seats) {
                const State other_world = AirLandSea::sample(w.now(), s, rng);
                EXPECT_EQ(AirLandSea::view_json(AirLandSea::view(other_world, w.prompt(), s)),
                          AirLandSea::view_json(w.view(s)));
            }
        });
}

TEST(Vectors, ALS_V_175) {
    for (u64 seed = 1; seed <= 100; seed++) {
        War again = war(seed);
        play(war(seed), Rng::seeded(seed), [&](const War& w) {
            const auto record = w.record();
            for (size_t i = again.answers(); i < record.words.size(); i++)
                ASSERT_TRUE(again.say(record.words[i].seat, record.words[i].text));
            EXPECT_EQ(again.now(), w.now());
        });
    }
}

TEST(Vectors, ALS_V_177) {
    hexmoot::Setup setup{2, 1, std::vector<int>(option_count)};
    setup.options[static_cast<size_t>(Option::beginner)] = setup.options[static_cast<size_t>(Option::long_game)] = 1;
    const auto no = War::start(setup);
    ASSERT_FALSE(no);
    EXPECT_EQ(code_name(no.error().reason.code), "ERR_BAD_OPTIONS");
}

TEST(Vectors, ALS_V_191) {
    for (u64 seed = 1; seed <= 8; seed++)
        play(war(seed), Rng::seeded(seed), [&](const War& w) {
            if (!between_commands(w)) return;
            int seats_with_commands = 0;
            for (Seat s : both_seats) {
                int legal = 0;
                for (const std::string& command : all_commands()) {
                    const auto words = split(command);
                    const Reason verdict = AirLandSea::check_command(w.now(), w.prompt(), s, words);
                    War copy = w;
                    const auto ok = copy.say(s, command);
                    const bool said = ok.has_value();
                    ASSERT_EQ(said, verdict.allowed()) << letter(s) << " " << command << "\n"
                                                       << AirLandSea::state_json(w.now());
                    if (!said) {
                        ASSERT_EQ(copy.digest(), w.digest()) << letter(s) << " " << command;
                        ASSERT_TRUE(may_be_told(ok.error().reason.code, verdict.code))
                            << letter(s) << " " << command << ": " << code_name(ok.error().reason.code) << " for "
                            << code_name(verdict.code);
                    }
                    legal += said;
                }
                seats_with_commands += legal > 0;
            }
            EXPECT_EQ(seats_with_commands, w.now().phase == Phase::battle_over ? 2 : 1);
        });
}

}  // namespace
}  // namespace hexmoot::als
