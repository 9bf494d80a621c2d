// Every error code of section 13, and their order: the first that applies is returned.
#include <set>

#include "tests/air_land_sea/table_talk.h"

namespace hexmoot::als {
namespace {

// One refused command. `told`: what its seat is told, where that is less than the specification's verdict, because the
// verdict would tell where a hidden card is.
struct Case {
    const char* code;
    const char* given;
    std::vector<const char*> said;
    const char* refused;
    const char* told = nullptr;
};
const std::vector<Case>& cases() {
    static const char* const flip = "order=ALS; turn=A; A.hand=A3 A6; B.hand=S6; B.land=L6+; B.sea=S1+";
    static const std::vector<Case> all{
        {"ERR_GAME_OVER", "turn=A; vp=0:10; A.hand=A1; B.hand=S1", {"A withdraw"}, "B play S1 sea up"},
        {"ERR_GAME_OVER", "turn=A; vp=0:10; A.hand=A1; B.hand=S1", {"A withdraw"}, "B next"},
        {"ERR_BATTLE_OVER", "turn=A; A.hand=A1; B.hand=S1", {"A withdraw"}, "B play S1 sea up"},
        {"ERR_BATTLE_OVER", "turn=A; A.hand=A1; B.hand=S1", {"A withdraw"}, "A pass"},
        {"ERR_BATTLE_NOT_OVER", "turn=A; A.hand=A1; B.hand=S1", {}, "A next"},
        {"ERR_BATTLE_NOT_OVER", flip, {"A play A3 air up"}, "B next"},
        {"ERR_NO_DECISION_PENDING", "turn=A; A.hand=A1; B.hand=S1", {}, "A flip air.A"},
        {"ERR_NO_DECISION_PENDING", "turn=A; A.hand=A1; B.hand=S1", {}, "B pass"},  // before the wrong seat
        {"ERR_DECISION_PENDING", flip, {"A play A3 air up"}, "A play A6 air up"},
        {"ERR_DECISION_PENDING", flip, {"A play A3 air up"}, "B withdraw"},  // by either seat
        {"ERR_NOT_YOUR_TURN", "turn=A; A.hand=A1; B.hand=S1", {}, "B play S1 sea up"},
        {"ERR_NOT_YOUR_TURN", "options=beginner; turn=A; A.hand=A1; B.hand=S1", {}, "B withdraw"},
        {"ERR_NOT_YOUR_DECISION", flip, {"A play A3 air up"}, "B flip land.B"},
        {"ERR_NOT_YOUR_DECISION", flip, {"A play A3 air up"}, "B pass"},
        {"ERR_WITHDRAW_DISABLED", "options=beginner; turn=A; A.hand=A1; B.hand=S1", {}, "A withdraw"},
        {"ERR_CANNOT_DECLINE", flip, {"A play A3 air up"}, "A pass"},
        {"ERR_WRONG_DECISION", flip, {"A play A3 air up"}, "A place land"},
        {"ERR_WRONG_DECISION", flip, {"A play A3 air up"}, "A move A3 land"},
        {"ERR_CARD_NOT_IN_HAND", "turn=A; A.hand=A1; B.hand=S1", {}, "A play S1 sea up"},
        {"ERR_CARD_NOT_IN_HAND", "turn=A; A.hand=A1; B.hand=S1", {}, "A play S1 moon up"},  // before the theatre
        {"ERR_BAD_THEATER", "turn=A; A.hand=A1; B.hand=S1", {}, "A play A1 moon up"},
        {"ERR_BAD_THEATER", flip, {"A play A3 air up"}, "A flip land.C"},
        {"ERR_THEATER_MISMATCH", "turn=A; A.hand=A1; B.hand=S1", {}, "A play A1 sea up"},
        {"ERR_NO_SUCH_TARGET", flip, {"A play A3 air up"}, "A flip land.A"},
        {"ERR_NO_SUCH_TARGET", flip, {"A play A3 air up"}, "A flip sea.A"},  // before the distance
        {"ERR_NO_SUCH_TARGET", "turn=A; A.hand=S1 A6; B.hand=S6", {"A play S1 sea up"}, "A move L3 land"},
        {"ERR_TARGET_NOT_YOURS", "turn=A; A.hand=S1 A6; B.hand=S6; B.land=L3+", {"A play S1 sea up"}, "A move L3 sea"},
        {"ERR_TARGET_NOT_YOURS",
         "turn=A; A.hand=S4 A6; B.hand=S6; A.air=A1-; B.land=L3-",
         {"A play S4 sea up"},
         "A return L3",
         "ERR_NO_SUCH_TARGET"},
        {"ERR_TARGET_COVERED",
         "options=transportUncoveredOnly; turn=A; A.hand=S1 A6; B.hand=S6; A.land=L6+ L3-",
         {"A play S1 sea up"},
         "A move L6 land"},
        {"ERR_TARGET_NOT_FACEDOWN",
         "turn=A; A.hand=S4 A6; B.hand=S6; A.land=L6- L3+",
         {"A play S4 sea up"},
         "A return L3"},
        {"ERR_TARGET_NOT_ADJACENT", flip, {"A play A3 air up"}, "A flip sea.B"},
        {"ERR_TARGET_NOT_ADJACENT",
         "order=LAS; turn=A; A.hand=L1 A6; B.hand=S6; deck=S3",
         {"A play L1 land up"},
         "A place sea"},
        {"ERR_SAME_THEATER", "turn=A; A.hand=S1 A6; B.hand=S6; A.air=A5+", {"A play S1 sea up"}, "A move A5 air"},
    };
    return all;
}

TEST(Errors, EachCommandGivesItsCodeAndChangesNothing) {
    for (const Case& c : cases()) {
        Battle b(c.given);
        for (const char* line : c.said) b.says(line);
        EXPECT_EQ(parts(b.verdict(c.refused), ' ')[0], c.code) << c.refused;
        EXPECT_EQ(parts(b.refuses(c.refused), ' ')[0], c.told ? c.told : c.code) << c.refused;
    }
}

TEST(Errors, ERR_BAD_OPTIONS) {
    hexmoot::Setup setup{2, 1, {1, 1}};
    const auto no = Match<AirLandSea>::start(setup);
    ASSERT_FALSE(no);
    EXPECT_EQ(code_name(no.error().reason.code), "ERR_BAD_OPTIONS");
    EXPECT_EQ(rule_name(no.error().reason.rule), "ALS-VAR-2");
}

TEST(Errors, NoCodeIsLeftOut) {
    std::set<std::string> tested{"ERR_BAD_OPTIONS"};
    for (const Case& c : cases()) tested.insert(c.code);
    std::set<std::string> known;
    for (u16 i = 1; !code_name(i).empty(); i++) known.insert(std::string(code_name(i)));
    EXPECT_EQ(tested, known);
}

TEST(Errors, WordsOfNoLanguage) {
    Battle b("turn=A; A.hand=A1; B.hand=S1");
    EXPECT_EQ(parts(b.refuses("A concede"), ' ')[0], "ERR_UNKNOWN_WORD");
    EXPECT_EQ(parts(b.refuses("A play A1 air sideways"), ' ')[0], "ERR_UNKNOWN_WORD");
    EXPECT_EQ(parts(b.refuses("A play A1 air up and more"), ' ')[0], "ERR_UNKNOWN_WORD");
    EXPECT_EQ(parts(b.refuses("C play A1 air up"), ' ')[0], "ERR_NOT_ASKED");
}

}  // namespace
}  // namespace hexmoot::als
