// The table of exact odds: O-01..O-12 (vectors.md, section C).
#include "engine/games/thunders_edge/odds.h"

#include "tests/thunders_edge/combat_talk.h"

namespace hexmoot::te {
namespace {

Force force(std::string_view pieces) {
    Force f{};
    for (const std::string& code : split(pieces)) f[index(piece_named(code))]++;
    return f;
}
double part(u64 chance) { return static_cast<double>(chance) / static_cast<double>(certain); }

struct Row {
    int dice, strength, value;
    double stopped, cleared, captured, attackers, defenders;
};
void expect(const Matchup& m, const Row& row) {
    const Odds o = odds(m);
    EXPECT_EQ(o.defence_dice, row.dice);
    EXPECT_EQ(o.attack_dice, row.strength);
    EXPECT_EQ(o.defence_value, row.value);
    EXPECT_NEAR(part(o.stopped), row.stopped, 1e-6);
    EXPECT_NEAR(part(o.cleared), row.cleared, 1e-6);
    EXPECT_NEAR(part(o.captured), row.captured, 1e-6);
    EXPECT_NEAR(part(o.attackers_lost), row.attackers, 1e-6);
    EXPECT_NEAR(part(o.defenders_lost), row.defenders, 1e-6);
    // Attackers or defenders, both or neither are left.
    EXPECT_EQ(o.cleared, o.captured + o.none);
}
Matchup against(std::string_view attackers, std::string_view defenders) {
    return {.attackers = force(attackers), .defenders = force(defenders)};
}

TEST(O, O_01_ObliteratorAgainstConventional) {
    expect(against("OB", "CF"), {2, 4, 0, 0.305556, 0.557270, 0.356653, 0.555556, 0.557270});
    EXPECT_NEAR(part(odds(against("OB", "CF")).captured), 260.0 / 729, 1e-14);
}
TEST(O, O_02_ThreeConventional) {
    expect(against("CF CF CF", "CF"), {2, 3, 0, 0, 0.652263, 0.652263, 0.666667, 0.652263});
    EXPECT_NEAR(part(odds(against("CF CF CF", "CF")).captured), 317.0 / 486, 1e-14);
}
TEST(O, O_03_MenacesAndWalker) {
    expect(against("ME ME WA", "CF CF"), {4, 6, 0, 0.016204, 0.482941, 0.453454, 1.320988, 1.296751});
}
TEST(O, O_05_AtCentor) {
    Matchup m = against("OB OB OB OB WA", "CF CF");
    m.defence_value = 3;
    expect(m, {4, 18, 3, 0, 0.669791, 0.669791, 1.333333, 1.499043});
}
TEST(O, O_07_ConventionalAgainstArtillery) {
    expect(against("CF", "AR"), {1, 1, 0, 0.166667, 0.277778, 0.222222, 0.333333, 0.277778});
}
TEST(O, O_08_FortifiedCentor) {
    Matchup m = against("OB OB OB OB CF", "CF CF CF CF CF");
    m.defence_value = 3;
    m.fortified = true;
    m.attack_support = 2;
    expect(m, {12, 19, 5, 0.036350, 0.020132, 0.017337, 3.732623, 0.722624});
}
TEST(O, O_09_AgainstWalkers) {
    expect(against("ME ME ME CF CF", "WA WA WA"), {3, 8, 0, 0, 0.479534, 0.479534, 1.0, 2.198141});
}
TEST(O, O_10_AtBakersCrevice) {
    Matchup m = against("CF CF", "OB");
    m.defence_value = 1;
    m.attack_support = 1;
    expect(m, {1, 3, 1, 0, 0.234568, 0.234568, 0.333333, 0.234568});
}
TEST(O, O_11_TheLostArtilleryTakesItsDie) {
    Matchup m = against("WA AR", "WA");
    m.own_support = 1;
    expect(m, {1, 3, 0, 0, 0.679012, 0.679012, 0.333333, 0.679012});
    EXPECT_NEAR(part(odds(m).captured), 55.0 / 81, 1e-14);
}
TEST(O, O_12_TwoWalkersAndArtillery) {
    Matchup m = against("WA WA AR", "ME WA");
    m.own_support = 1;
    expect(m, {3, 5, 0, 0.004630, 0.461153, 0.451456, 1.0, 1.280864});
}

TEST(Odds, Cards) {
    Matchup m = against("CF CF", "WA");
    m.ambush = true;  // D = 1: 5 and 6 take one at once
    EXPECT_NEAR(part(odds(m).attackers_lost), 1.0 / 3, 1e-14);
    EXPECT_NEAR(part(odds(m).cleared), 2.0 / 3 * 5 / 9 + 1.0 / 3 * 1 / 3, 1e-14);
    m.ambush = false;
    m.assault = true;
    EXPECT_NEAR(part(odds(m).cleared), 5.0 / 6 * 3 / 4 + 1.0 / 6 * 1 / 2, 1e-14);
    m.defence_bonus = 2;
    EXPECT_EQ(odds(m).cleared, 0u);
    m.attack_dice = 1;
    EXPECT_NEAR(part(odds(m).cleared), 5.0 / 6 / 8, 1e-14);
}
TEST(Odds, Policies) {
    Matchup m = against("CF OB", "WA");
    EXPECT_NEAR(part(odds(m).cleared), 5.0 / 6 * (1 - 32.0 / 243) + 1.0 / 6 * (1 - 16.0 / 81), 1e-14);
    m.losing = policies[3].order;
    EXPECT_NEAR(part(odds(m).cleared), 5.0 / 6 * (1 - 32.0 / 243) + 1.0 / 6 * (1.0 / 3), 1e-14);
    EXPECT_EQ(policies[2].name, "keep-breakthrough");
    m = against("WA OB", "WA");
    m.losing = policies[2].order;  // the Obliterator goes first
    EXPECT_NEAR(part(odds(m).cleared), 5.0 / 6 * (1 - 64.0 / 729) + 1.0 / 6 * (1 - 4.0 / 9), 1e-14);
}
// What may happen adds up: cleared, both left, or the attackers alone are gone.
TEST(Odds, LargeBattlesAddUp) {
    Matchup m = against("OB OB OB OB OB ME ME ME ME ME WA WA WA WA WA CF CF CF CF CF", "ME ME ME ME ME");
    m.fortified = true;
    m.defence_value = 3;
    m.defence_support = 6;
    m.attack_support = 8;
    const Odds o = odds(m);
    EXPECT_GT(part(o.captured), 0.8);
    EXPECT_LE(o.cleared + o.both, certain + 1000);
    EXPECT_NEAR(part(o.attackers_lost), 18 / 3.0, 1e-9);
}
TEST(Odds, OfAnAttackAndOfACombat) {
    const M1 m = declaring()
                     .units(A, "Fa", "WA AR")
                     .units(A, "Fj", "AR")
                     .units(B, "Lc", "CF")
                     .units(B, "Fb", "CF")
                     .fort("Fb")
                     .missions(A, {40, 42});
    Talk<> t(m.done());
    t.says("A attack Fb Fa done");
    const Matchup declared = matchup(t.now, t.now.attacks.at[0]);
    EXPECT_EQ(declared.attackers, force("WA AR"));
    EXPECT_TRUE(declared.fortified);
    EXPECT_EQ(declared.defence_value, 0);
    t.says("A resolve").says("A fight Fb").says("A support Fa").says("A support Fj").says("A card MIS-40");
    t.says("A card none");
    const Matchup now = matchup(t.now);
    EXPECT_EQ(now.own_support, 1);
    EXPECT_EQ(now.attack_support, 1);
    EXPECT_EQ(now.attack_dice, 2);
    EXPECT_EQ(odds(now).attack_dice, 6);
    EXPECT_EQ(odds(now).defence_dice, 4);
}
// In a breakthrough Artillery that stayed in the primary target is no attacker: its die is never lost.
TEST(Odds, OfABreakthrough) {
    Talk<> t = fight(declaring().units(A, "Fa", "ME AR").units(B, "Fb", "CF").units(B, "Fc", "CF").missions(A, {45}),
                     "Fb Fa arrow Fc", {1, 1, 6, 1});
    t.says("A done").says("A advance ME Fa AR Fa").says("A through ME").says("A support Fb");
    const Matchup m = matchup(t.now);
    EXPECT_EQ(m.attackers, force("ME"));
    EXPECT_EQ(m.own_support, 0);
    EXPECT_EQ(m.attack_support, 1);
    const Odds o = odds(m);
    EXPECT_EQ(o.attack_dice, 3);
    // D = 2: no six with 25/36; then at least one hit of three dice.
    EXPECT_NEAR(part(o.cleared), 25.0 / 36 * 19 / 27, 1e-14);
}

// A match-up in words gives the figures that the table of vectors.md has.
std::string figures(std::string_view words) {
    const std::vector<std::string> said = split(words);
    const auto found = odds_of_words(said);
    if (!found) return found.error();
    std::string out;
    for (const Figure& f : *found) out += f.name + " " + f.value + "\n";
    return out;
}
TEST(Odds, OfWords) {
    EXPECT_EQ(
        figures("4 OB CF support 2 against 5 CF LOC-01 fort"),
        "defence-dice 12\nattack-dice 19\ndefence-value 5\nstopped 0.036350\ncleared 0.020132\ncaptured 0.017337\n"
        "both-left 0.614184\nnone-left 0.002795\nattackers-lost 3.732623\ndefenders-lost 0.722624\n");
    EXPECT_EQ(figures("2 WA AR own 1 against ME WA"), figures("walker walker artillery own 1 against menace walker"));
    EXPECT_EQ(figures("ME against CF MIS-43 LOC-06"), figures("ME weakest against CF LOC-01"));
    EXPECT_NE(figures("CF OB against CF"), figures("CF OB strongest against CF"));
    EXPECT_NE(figures("OB OB against CF"), figures("OB OB against CF MIS-41"));
    EXPECT_NE(figures("OB against CF"), figures("OB MIS-42 against CF"));
    EXPECT_NE(figures("OB dice 2 against CF"), figures("OB against CF dice 2 support 1"));
    EXPECT_EQ(figures("CF WA OB losing OB,walker against CF"), figures("CF WA OB strongest against CF"));
    EXPECT_EQ(figures("CF WA OB losing OB losing WA against CF"), figures("CF WA OB losing WA,OB against CF"));
    EXPECT_EQ(figures("CF WA OB AR losing AR,CF,WA,ME,OB against CF"), figures("CF WA OB AR weakest against CF"));
    EXPECT_EQ(figures("OB MIS-40 against CF MIS-40"), figures("OB dice 2 against CF dice 2"));
    EXPECT_EQ(figures("OB mis-42 against CF loc-01 mis-41"), figures("OB MIS-42 against CF LOC-01 MIS-41"));
}
TEST(Odds, OfWordsThatDoNotFit) {
    EXPECT_TRUE(figures("3 XX against CF").starts_with("'3 XX' does not fit there. Expected of the attackers: units"));
    EXPECT_TRUE(
        figures("CF against CF against").starts_with("'against' does not fit there. Expected of the defenders:"));
    EXPECT_TRUE(figures("CF fort against CF").starts_with("'fort' does not fit there."));
    EXPECT_TRUE(figures("CF support many against CF").starts_with("'support' does not fit there."));
    EXPECT_TRUE(figures("CF support 41 against CF").starts_with("'support' does not fit there."));
    for (const char* order : {"", "CF,CF", "CF,titan", "AR*"})
        EXPECT_TRUE(figures("CF OB losing " + std::string(order) + " against CF").starts_with("'losing' does not fit"))
            << order;
    EXPECT_TRUE(figures("AR* against CF").starts_with("'AR*' does not fit there."));
    EXPECT_EQ(figures("AR against CF"), "Nobody attacks: name at least one unit that is not Artillery");
    EXPECT_EQ(figures("against CF"), "Nobody attacks: name at least one unit that is not Artillery");
    EXPECT_EQ(figures("CF"), "Nobody defends: name at least one unit after 'against'");
    EXPECT_EQ(figures("CF own 1 against CF"),
              "'own' counts Artillery that stands among the attackers, and there is less of it");
    EXPECT_EQ(figures("9999999 CF against CF"), "No side has more than 40 units");
}

}  // namespace
}  // namespace hexmoot::te
