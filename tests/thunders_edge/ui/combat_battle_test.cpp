// A battle on the table: sides and sums, dice in words, losses and advance picked before they are said.
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/combat_talk.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

using namespace Qt::StringLiterals;

// A battle of A for `line`, begun on a table; the dice are 1..6.
ui::Casting battle(const M1& m, const std::string& line, std::initializer_list<u32> dice) {
    ui::Casting casting;
    casting.seats = 3;
    casting.state = ThundersEdge::state_json(m.done());
    for (u32 d : dice) casting.script.push_back(d - 1);
    casting.before = [line](AnyMatch& match) {
        for (const std::string& words : {"attack " + line + " done", std::string("resolve"), "fight " + split(line)[0]})
            if (const auto ok = match.say(A, words); !ok) throw std::runtime_error(words + " at " + ok.error().word);
    };
    return casting;
}
// The areas of M1 in notation.
std::string spelled_area(std::string_view name) {
    static const State map = M1();
    return spelled(word(map, at(name)));
}
std::string line_of(const std::string& names) {
    std::string out;
    for (const std::string& n : split(names)) out += (out.empty() ? "" : " ") + (n == "arrow" ? n : spelled_area(n));
    return out;
}
QString key_of(std::string_view area, Piece p) { return q(spelled_area(area)) + u'/' + q(spelled(word(p))); }

// The example of the mock-up: nine defensive dice, twelve offensive ones.
M1 big_battle() {
    return declaring()
        .units(A, "Fb", "OB ME ME WA CF")
        .units(A, "Ff", "CF AR")
        .units(B, "Fc", "ME ME ME")
        .fort("Fc")
        .units(B, "Fj", "AR")
        .with(silence_guns);
}

QVariantMap row_of(ui::Rows* rows, const QString& key) { return rows->by_key().value(key).toMap(); }

TEST(SmokeCombat, ASideIsASumOfItsUnits) {
    const auto table = ui::make_table(battle(big_battle(), line_of("Fc Fb"), {}));
    TeBoard& board = board_of(*table);
    ASSERT_EQ(board.stage(), u"combat"_s);
    EXPECT_EQ(board.combat()->attacker().value("strength").toInt(), 11);
    EXPECT_EQ(board.combat()->attacker().value("sum").toString(), u"4 + 2 + 2 + 2 + 1"_s);
    EXPECT_EQ(board.combat()->defender().value("strength").toInt(), 8);
    EXPECT_EQ(board.combat()->defender().value("sum").toString(), u"2 + 2 + 2, Fortification 2"_s);
    EXPECT_EQ(row_of(board.combat()->attackers(), key_of("Fb", Piece::menace)).value("count").toInt(), 2);
}

TEST(SmokeCombat, ArtilleryIsLitAndFiresAtOnePress) {
    const auto table = ui::make_table(battle(big_battle(), line_of("Fc Fb"), {}));
    TeBoard& board = board_of(*table);
    ASSERT_EQ(board.kind(), Question::combat_1);
    ASSERT_EQ(board.combat()->attack_help()->count(), 1);
    EXPECT_TRUE(board.combat()->attack_help()->rows()[0].value("lit").toBool());
    board.combat()->support(q(spelled_area("Ff")));
    EXPECT_EQ(board.kind(), Question::combat_2);
    EXPECT_EQ(board.combat()->attacker().value("sum").toString(), u"4 + 2 + 2 + 2 + 1, Artillery 1"_s);
}

class Rolled : public testing::Test {
  protected:
    std::unique_ptr<ui::TableModel> table = ui::make_table(
        battle(big_battle(), line_of("Fc Fb"), {3, 6, 5, 1, 4, 3, 2, 6, 2, 1, 6, 6, 5, 5, 5, 4, 3, 2, 1, 1}));
    TeBoard& board = board_of(*table);
    TeCombat& combat = *board.combat();
    void SetUp() override {
        combat.support(q(spelled_area("Ff")));
        combat.support(q(spelled_area("Fj")));
    }
};

TEST_F(Rolled, DiceAreSortedAndSaidInWords) {
    ASSERT_EQ(board.kind(), Question::which_piece);
    const QVariantMap roll = row_of(combat.rolls(), u"defence"_s);
    EXPECT_EQ(roll.value("dice").toList().size(), 9);
    EXPECT_EQ(roll.value("dice").toList().first().toMap().value("face").toInt(), 6);
    EXPECT_EQ(roll.value("results").toList()[0].toMap().value("text").toString(), u"Two 6s: 2 attackers removed"_s);
    EXPECT_EQ(roll.value("results").toList()[1].toMap().value("text").toString(),
              u"One 5: Vermilion loses 1 more after the attack"_s);
    EXPECT_EQ(table->headline(), u"Vermilion: choose 2 units to lose"_s);
}

TEST_F(Rolled, LossesAreConfirmedTogetherAndCanBePutBack) {
    const QString walker = key_of("Fb", Piece::walker), force = key_of("Fb", Piece::conventional);
    const size_t answers = table->sitting().match().answers();
    combat.pick(walker);
    combat.pick(walker);  // put back
    combat.pick(force);
    EXPECT_FALSE(board.verbs().last().reason.isEmpty());
    combat.pick(walker);
    EXPECT_EQ(row_of(combat.attackers(), walker).value("picked").toInt(), 1);
    EXPECT_FALSE(row_of(combat.attackers(), key_of("Fb", Piece::menace)).value("lit").toBool());
    EXPECT_TRUE(board.verbs().last().reason.isEmpty());
    EXPECT_EQ(table->sitting().match().answers(), answers);
    board.act(u"loss"_s);
    EXPECT_EQ(row_of(combat.attackers(), walker), QVariantMap());
    ASSERT_EQ(combat.attackers_lost()->count(), 2);
    EXPECT_EQ(combat.attackers_lost()->rows()[0].value("why").toString(), u"at once"_s);
}

TEST_F(Rolled, HitsMinusDefenceIsAnEquation) {
    board.digit(1);  // a Conventional Force, then a Walker
    board.digit(2);
    board.act(u"loss"_s);
    const QVariantMap roll = row_of(combat.rolls(), u"attack"_s);
    ASSERT_EQ(roll.value("dice").toList().size(), 9);  // 4 + 2 + 2, and Artillery
    const QVariantList parts = roll.value("equation").toList();
    EXPECT_EQ(parts[0].toMap().value("value").toInt(), 5);
    EXPECT_EQ(parts[1].toMap().value("text").toString(), u"Fortification"_s);
    EXPECT_EQ(roll.value("results").toList()[0].toMap().value("text").toString(), u"Azure loses 3 units"_s);
}

// ---- in the window

TEST(SmokeCombatWindow, CountersArePickedWithTheirDigitsAndEnterConfirms) {
    ui::Stage stage(
        battle(big_battle(), line_of("Fc Fb"), {3, 6, 5, 1, 4, 3, 2, 6, 2, 1, 6, 6, 5, 5, 5, 4, 3, 2, 1, 1}),
        {1600, 900});
    ASSERT_TRUE(stage.find(u"area/"_s + q(spelled_area("Ff"))));
    stage.press(Qt::Key_1, Qt::NoModifier, u"1"_s);
    stage.press(Qt::Key_1, Qt::NoModifier, u"1"_s);
    ASSERT_TRUE(stage.find(u"piece/"_s + key_of("Fb", Piece::walker)));
    stage.click(u"piece/"_s + key_of("Fb", Piece::walker));
    stage.press(Qt::Key_1, Qt::NoModifier, u"1"_s);
    EXPECT_EQ(stage.table().headline(), u"Vermilion: confirm who is lost"_s);
    stage.press(Qt::Key_Escape);
    EXPECT_EQ(stage.table().headline(), u"Vermilion: choose 1 unit to lose"_s);
    stage.press(Qt::Key_1, Qt::NoModifier, u"1"_s);
    stage.press(Qt::Key_Return);
    EXPECT_EQ(stage.table().headline(), u"Vermilion: choose 1 unit to lose"_s);  // for the five
    stage.press(Qt::Key_1, Qt::NoModifier, u"1"_s);
    stage.press(Qt::Key_Return);
    EXPECT_TRUE(stage.words().contains(u"Azure loses 3 units"_s));
}

// Nobody has a word in this battle: it is over at once, and still its dice can be read.
TEST(SmokeCombatWindow, ABattleThatIsOverStaysUntilSomebodyGoesOn) {
    auto casting =
        battle(declaring().units(A, "Fb", "CF").units(B, "Fc", "CF").with(silence_guns), line_of("Fc Fb"), {1, 2, 3});
    casting.before = {};
    ui::Stage stage(casting, {1280, 720});
    ui::TableModel& table = stage.table();
    ASSERT_TRUE(table.say(q("attack " + line_of("Fc Fb") + " done"), A));
    ASSERT_TRUE(table.say(u"resolve"_s, A));
    table.say(q("fight " + spelled_area("Fc")), A);
    stage.settle();
    ASSERT_EQ(board_of(table).stage(), u"combat"_s);
    EXPECT_TRUE(stage.words().contains(u"Azure loses nobody"_s));
    EXPECT_TRUE(stage.find(u"verb-go-on"_s));
    EXPECT_EQ(board_of(table).verbs().last().id, u"go-on"_s);
    stage.press(Qt::Key_Return);
    EXPECT_NE(board_of(table).stage(), u"combat"_s)
        << stage.focus_name().toStdString() << stage.table().headline().toStdString();
}

}  // namespace
}  // namespace hexmoot::te
