// The booth: an offer, an answer, what stays, and that it is all put together before anything is said.
#include "tests/thunders_edge/ui/senate_stage.h"
// clang-format off
#include <QTest>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
// clang-format on

namespace hexmoot::te {
namespace {

TeSenate& senate_of(ui::TableModel& table) { return *board_of(table).senate(); }
const State& truth(ui::TableModel& table) { return board_of(table).match().match.now(); }

// A drawer that nobody touches closes; a booth is closed by sealing or leaving it, so that no decision is against time.
TEST(SenateBooth, StaysOpenWhileItsSeatThinks) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    table->setProperty("idleSeconds", 1);
    open_hand(*table, A);
    ASSERT_EQ(board_of(*table).stage(), "booth");
    QTest::qWait(1300);
    EXPECT_EQ(table->drawer_seat(), 0);
    table->close();
    EXPECT_EQ(table->drawer_seat(), -1);
}

// Two visits, the keys counted: after its number and B, the first seat presses O and five more, the second Enter and
// two.
TEST(SenateBooth, ATradeCostsTwoVisitsOfFewKeys) {
    ui::Stage stage(staged(segment(three_hands())), {1600, 900});
    ui::TableModel& table = stage.table();
    int keys = 0;
    const auto press = [&](int key) {
        stage.press(key, Qt::NoModifier, key < 128 ? QString(QChar(key)).toLower() : QString());
        keys++;
    };
    press(Qt::Key_2);
    press(Qt::Key_B);
    table.liftCurtain({});
    stage.settle();
    keys = 0;
    press(Qt::Key_O);
    keep_picture(stage, "booth-whom");
    press(Qt::Key_1);  // for A
    keep_picture(stage, "booth-want");
    press(Qt::Key_1);  // wants Military
    keep_picture(stage, "booth-give");
    press(Qt::Key_2);  // gives Agra-Union: the only card goes by itself
    keep_picture(stage, "booth-rider");
    press(Qt::Key_1);  // the rider
    keep_picture(stage, "booth-ready");
    press(Qt::Key_Return);
    EXPECT_LE(keys, 6);
    ASSERT_EQ(open_offers(truth(table), B), 1);
    table.close();
    stage.settle();
    press(Qt::Key_1);
    press(Qt::Key_Return);
    ASSERT_EQ(table.curtain_seat(), 0);
    table.liftCurtain({});
    stage.settle();
    keys = 0;
    keep_picture(stage, "booth-accept");
    ASSERT_EQ(senate_of(table).task(), "accept");
    // The only Military card goes by itself.
    press(Qt::Key_2);
    keep_picture(stage, "booth-accept-ready");
    EXPECT_TRUE(senate_of(table).booth().value("promise").toString().contains("traded Agra-Union against Military"));
    EXPECT_EQ(hand(truth(table), A), cards({4, 12, 20})) << "nothing is said before Enter";
    press(Qt::Key_Return);
    EXPECT_LE(keys, 2);
    EXPECT_EQ(hand(truth(table), A), cards({5, 13, 20}));
    EXPECT_EQ(hand(truth(table), B), cards({4, 12, 28}));
}

// TE-CON-2 against what the trade leaves.
TEST(SenateBooth, ItCountsWhatTheSeatKeeps) {
    const auto table = ui::make_table(staged(segment(three_hands().senate(A, {1, 2, 7}))));
    open_hand(*table, A);
    TeSenate& senate = senate_of(*table);
    EXPECT_EQ(row_of(*senate.keeping(), "military").value("value").toInt(), 1 + 3 + 3 + 2);
    EXPECT_EQ(row_of(*senate.keeping(), "senators").value("value").toInt(), 1);
    table->act("offer");
    senate.pickSeat(1);
    senate.pickWant("church");
    senate.pickGive("senator-of-military");
    EXPECT_EQ(row_of(*senate.hand(), "SEN-07").value("chosen").toBool(), true) << "the only one that fits";
    senate.pickCard("SEN-01");
    EXPECT_EQ(row_of(*senate.keeping(), "military").value("value").toInt(), 1 + 3);
    EXPECT_EQ(row_of(*senate.keeping(), "senators").value("value").toInt(), 0);
    // Another rider by its digit, then back step by step, and nothing was said.
    senate.pickCard("SEN-02");
    EXPECT_TRUE(row_of(*senate.hand(), "SEN-02").value("chosen").toBool());
    for (int i = 0; i < 6 && senate.task() == "offer"; i++) table->back();
    EXPECT_EQ(senate.task(), "");
    EXPECT_EQ(board_of(*table).stage(), "booth");
    EXPECT_EQ(open_offers(truth(*table), A), 0);
}

TEST(SenateBooth, CardsThatDoNotFitSayWhy) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    open_hand(*table, A);
    TeSenate& senate = senate_of(*table);
    table->act("offer");
    senate.pickSeat(1);
    senate.pickWant("church");
    EXPECT_EQ(lit(*senate.gives()), (QStringList{"military", "agra-union", "bureaucracy"}));
    EXPECT_FALSE(row_of(*senate.gives(), "industry").value("reason").toString().isEmpty());
    senate.pickGive("military");
    EXPECT_EQ(lit(*senate.hand()).size(), 3) << "the promised card, and two that may ride";
}

// What was cried for need not be said again (TE-REQ-1), and the addressee's wish is what it gets.
TEST(SenateBooth, WishesFillTheOfferIn) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    told(*table, {"A cry church", "B cry military"});
    open_hand(*table, A);
    TeSenate& senate = senate_of(*table);
    table->act("offer");
    senate.pickSeat(1);
    EXPECT_TRUE(row_of(*senate.wants(), "church").value("chosen").toBool());
    EXPECT_TRUE(row_of(*senate.gives(), "military").value("chosen").toBool());
    EXPECT_TRUE(row_of(*senate.hand(), "SEN-04").value("chosen").toBool());
}

// TE-MKT-5, TE-MKT-8: one standing order a visit.
TEST(SenateBooth, HoldIsSaidOnce) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    open_hand(*table, A);
    TeSenate& senate = senate_of(*table);
    EXPECT_FALSE(senate.booth().value("hold").toBool());
    senate.standing(true);
    EXPECT_TRUE(senate.booth().value("hold").toBool());
    EXPECT_FALSE(senate.booth().value("mayStand").toBool());
    EXPECT_FALSE(senate.booth().value("standingReason").toString().isEmpty());
    table->close();
    EXPECT_TRUE(truth(*table).market.hold.has(A));
}

TEST(SenateBooth, NothingOfItStaysWhenItCloses) {
    ui::Stage stage(staged(segment(three_hands())), {1600, 900});
    open_hand(stage.table(), A);
    stage.table().act("offer");
    senate_of(stage.table()).pickSeat(1);
    stage.settle();
    EXPECT_NE(stage.find("card/SEN-04"), nullptr);
    stage.table().close();
    stage.settle();
    for (const QString& word : stage.words()) EXPECT_FALSE(word.contains("SEN-")) << word.toStdString();
    EXPECT_EQ(senate_of(stage.table()).hand()->count(), 0);
    EXPECT_EQ(senate_of(stage.table()).keeping()->count(), 0);
    EXPECT_TRUE(senate_of(stage.table()).booth().isEmpty());
}

// A long hand, a small window, the other looks.
TEST(SenateBooth, ItFitsASmallWindow) {
    M1 m(5);
    m.senate(A, {1, 4, 7, 9, 15, 20, 41, 43}).senate(B, {5, 13, 28}).senate(C, {6, 14, 36}).senate(D, {21, 29, 37});
    m.senate(E, {22, 30, 38});
    ui::Stage stage(staged(segment(m)), {1280, 720}, "Light");
    told(stage.table(), {"B booth", "B offer A want military give agra-union SEN-13 SEN-05", "B close"});
    open_hand(stage.table(), A);
    stage.settle();
    keep_picture(stage, "booth-light");
    EXPECT_NE(stage.find("accept/1"), nullptr);
    stage.table().act("offer");
    senate_of(stage.table()).pickSeat(2);
    stage.settle();
    keep_picture(stage, "booth-light-want");
    senate_of(stage.table()).pickWant("church");
    senate_of(stage.table()).pickGive("military");
    senate_of(stage.table()).pickCard("SEN-04");
    stage.settle();
    keep_picture(stage, "booth-light-rider");
    EXPECT_NE(stage.find("card/SEN-41"), nullptr);
    stage.set("look", "HighContrast");
    stage.settle();
    keep_picture(stage, "booth-contrast");
}

// TE-OPT-3.
TEST(SenateBooth, SilentSwapHoldsCardsOutAndAnswersInKind) {
    const auto table = ui::make_table(staged(segment(option(three_hands(), Option::silent_swap))));
    open_hand(*table, A);
    TeSenate& senate = senate_of(*table);
    table->act("swap");
    senate.pickSeat(1);
    senate.pickCard("SEN-04");
    senate.pickCard("SEN-12");
    table->act("say-draft");
    EXPECT_FALSE(table->refused()) << table->refusal().value("what").toString().toStdString();
    table->close();
    ASSERT_EQ(senate.offers()->count(), 1);
    EXPECT_EQ(senate.offers()->rows()[0].value("silent").toInt(), 2);
    EXPECT_EQ(senate.podiums()->rows()[0].value("out").toInt(), 2);
    board_of(*table).digit(2);
    table->act("accept");
    table->liftCurtain({});
    ASSERT_EQ(senate.task(), "return");
    senate.pickCard("SEN-05");
    senate.pickCard("SEN-28");
    table->act("say-draft");
    EXPECT_EQ(hand(truth(*table), A), cards({5, 20, 28}));
}

// TE-DISC-1: down to three, sealed; TE-DISC-3: who has three or fewer keeps them from the table.
TEST(SenateBooth, DiscardingCountsHowManyTooMany) {
    const auto table = ui::make_table(staged(three_hands().senate(A, {1, 2}).in(Phase::discard, nobody)));
    TeSenate& senate = senate_of(*table);
    open_hand(*table, A);
    ASSERT_EQ(senate.task(), "discard");
    const QVariantMap done = row_of(*table->verbs(), "done");
    EXPECT_TRUE(done.value("reason").toString().contains("2"));
    senate.pickCard("SEN-04");
    senate.pickCard("SEN-12");
    table->act("say-draft");
    EXPECT_FALSE(table->refused()) << table->refusal().value("what").toString().toStdString();
    EXPECT_TRUE(truth(*table).sealed.has(A));
    EXPECT_EQ(truth(*table).discards[0], cards({4, 12}));
}

TEST(SenateBooth, ThreeCardsAreKeptFromTheTable) {
    const auto table = ui::make_table(staged(three_hands().in(Phase::discard, nobody)));
    board_of(*table).chooseSpeaker(1);
    ASSERT_TRUE(row_of(*table->verbs(), "keep").value("reason").toString().isEmpty());
    table->act("keep");
    EXPECT_TRUE(truth(*table).sealed.has(B));
    EXPECT_EQ(table->drawer_seat(), -1);
}

}  // namespace
}  // namespace hexmoot::te
