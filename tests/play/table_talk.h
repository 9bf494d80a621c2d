// A sitting over Air, Land & Sea in a library of its own, for tests that read like talk at the table.
#pragma once
#include <filesystem>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "engine/content/assets.h"
#include "engine/play/sitting.h"
#include "engine/store/pin.h"

namespace hexmoot::play {

inline constexpr Seat a{0}, b{1};

inline const GameContent& content() {
    static const GameContent c = [] {
        auto loaded = find_game("air_land_sea")->content(assets_dir() / "games" / "air_land_sea", {});
        if (!loaded) throw std::runtime_error(to_string(loaded.error()));
        return *loaded;
    }();
    return c;
}

class TableTalk : public testing::Test {
  protected:
    const GameModule& module_ = *find_game("air_land_sea");
    std::filesystem::path folder_;
    std::optional<store::Library> library_;

    void SetUp() override {
        std::string name = (std::filesystem::temp_directory_path() / "hexmoot-play-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = name;
        library_ = open();
    }
    void TearDown() override {
        library_.reset();
        std::filesystem::remove_all(folder_);
    }
    store::Library open() {
        auto l = store::Library::open(folder_ / "library.hexmoot");
        EXPECT_TRUE(l) << (l ? "" : l.error().what);
        return std::move(*l);
    }
    static Seating seating(Privacy p) {
        return {{{"Vermilion", 0, store::hash_pin("1111")}, {"Azure", 1, store::hash_pin("2222")}}, p, "Friday"};
    }
    // A sitting that begins from this state, written to the library.
    Sitting sit(const std::string& state_json, Privacy p = Privacy::open) {
        auto match = module_.start_from(state_json, {2, 7, {}}, {});
        EXPECT_TRUE(match) << (match ? "" : match.error().word);
        return written(std::move(*match), p);
    }
    Sitting deal(u64 seed, Privacy p = Privacy::open) { return written(*module_.start({2, seed, {}}, {}), p); }
    Sitting written(std::unique_ptr<AnyMatch> match, Privacy p) {
        auto journal = Journal::begin(*library_, module_, content(), *match, seating(p));
        EXPECT_TRUE(journal) << (journal ? "" : journal.error().what);
        return Sitting(module_, std::move(match), seating(p), *journal);
    }
    static testing::AssertionResult done(const Outcome& o) {
        if (o) return testing::AssertionSuccess();
        if (const auto* no = std::get_if<Refusal>(&o.error()))
            return testing::AssertionFailure() << "refused " << no->word << " " << no->reason.code;
        if (const auto* e = std::get_if<store::StoreError>(&o.error())) return testing::AssertionFailure() << e->what;
        return testing::AssertionFailure() << "not now";
    }
    static std::optional<NotNow::Why> why_not(const Outcome& o) {
        const auto* no = o ? nullptr : std::get_if<NotNow>(&o.error());
        return no ? std::optional(no->why) : std::nullopt;
    }
    // The seat opens its drawer, lifting a curtain where there is one, and says it.
    static testing::AssertionResult says(Sitting& s, Seat who, const std::string& words) {
        s.look(who);
        if (s.curtain() == who)
            if (auto ok = s.lift_curtain(who == a ? "1111" : "2222"); !ok) return done(ok);
        return done(s.say(who, words));
    }
    u32 stored(const Sitting& s) { return library_->load(s.journal()->game())->recorded; }
};

// Azure has an Aerodrome up in the air; Vermilion is to play and holds Ambush, Disrupt and Redeploy.
inline const std::string skirmish = R"({"order": ["air", "land", "sea"], "first": "A", "turn": "A",
    "hands": {"A": ["L2", "L5", "S4"], "B": ["S6", "S1", "A1"]}, "deck": ["L3", "A6"],
    "stacks": {"A": {"sea": ["L1-"]}, "B": {"air": ["A4+"], "sea": ["S2-"]}}})";

}  // namespace hexmoot::play
