// The Consul's moment, open hands, the black cards, and the rota.
#include "tests/thunders_edge/ui/senate_stage.h"
// clang-format off
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
// clang-format on

namespace hexmoot::te {
namespace {

TeSenate& senate_of(ui::TableModel& table) { return *board_of(table).senate(); }
const State& truth(ui::TableModel& table) { return board_of(table).match().match.now(); }
QString state_of(TeSenate& senate, const char* step) {
    return row_of(*senate.steps(), QLatin1String(step)).value("state").toString();
}
QString note_of(TeSenate& senate, const char* step) {
    return row_of(*senate.steps(), QLatin1String(step)).value("note").toString();
}

// A lacks two points of Military, and the Senator on top of the deck brings them: TE-MKT-5.
State nearly_consul() {
    State s = M1(3).senate(A, {1, 2, 3}).senate(B, {5, 13, 28}).senate(C, {6, 14, 36});
    const Senate top = senate(6);
    for (Senate& c : s.senate_deck)
        if (c == top) c = s.senate_deck.at[0];
    s.senate_deck.at[0] = top;
    begin_consul_segment(s);
    return s;
}

void all_raise(ui::TableModel& table) {
    for (int i = 0; i < 3; i++) {
        board_of(table).chooseSpeaker(i);
        table.act("raise");
    }
}

TEST(SenateEnd, TheConsulIsShownBeforeAnythingElse) {
    ui::Stage stage(staged(nearly_consul()), {1600, 900});
    ui::TableModel& table = stage.table();
    all_raise(table);
    ASSERT_EQ(truth(table).consul, A);
    TeSenate& senate = senate_of(table);
    EXPECT_EQ(board_of(table).stage(), "senate");
    ASSERT_EQ(senate.moment().value("page").toInt(), 1);
    EXPECT_TRUE(senate.moment().value("title").toString().contains("Vermilion"));
    EXPECT_TRUE(senate.moment().value("note").toString().startsWith("10 points"));
    EXPECT_EQ(senate.moment().value("cards").toList().size(), 4);
    stage.settle();
    keep_picture(stage, "consul");
    stage.press(Qt::Key_X, Qt::NoModifier, "x");  // any key
    EXPECT_EQ(senate.moment().value("page").toInt(), 2);
    ASSERT_EQ(senate.shown_hands()->count(), 3);
    EXPECT_EQ(senate.shown_hands()->rows()[0].value("hand").toList().size(), 4);
    keep_picture(stage, "hands");
    stage.press(Qt::Key_Return);
    EXPECT_EQ(senate.moment().value("page").toInt(), 0);
    EXPECT_EQ(senate.shown_hands()->count(), 0) << "the hands are closed again";
}

TEST(SenateEnd, AConsulFoundBehindADrawerIsShownWhenItCloses) {
    State s = segment(M1(3).senate(A, {1, 2, 3, 7}).senate(B, {5, 13, 28}).senate(C, {6, 14, 36}));
    s.market.hold = A;
    const auto table = ui::make_table(staged(s));
    open_hand(*table, A);
    ASSERT_EQ(board_of(*table).stage(), "booth");
    ASSERT_FALSE(row_of(*table->verbs(), "consul").isEmpty());
    table->act("consul");
    EXPECT_EQ(truth(*table).consul, A);
    table->close();
    EXPECT_EQ(senate_of(*table).moment().value("page").toInt(), 1);
    EXPECT_EQ(board_of(*table).stage(), "senate");
}

// TE-BLK-2: a public choice; TE-BLK-5 follows for what was not cancelled.
TEST(SenateEnd, TheLeakCancelsABlackCardInSightOfAll) {
    ui::Stage stage(staged(three_hands().senate(B, {41, 43}).senate(C, {42}).in(Phase::consul_end, nobody)),
                    {1600, 900});
    ui::TableModel& table = stage.table();
    TeSenate& senate = senate_of(table);
    EXPECT_EQ(board_of(table).stage(), "senate");
    ASSERT_EQ(senate.shown_hands()->count(), 3);
    EXPECT_EQ(state_of(senate, "hands"), "done");
    EXPECT_EQ(state_of(senate, "leak"), "now");
    EXPECT_EQ(state_of(senate, "ill"), "next");
    stage.settle();
    keep_picture(stage, "leak");
    ASSERT_NE(stage.find("card/SEN-41"), nullptr);
    stage.click("card/SEN-41");
    EXPECT_FALSE(table.refused()) << table.refusal().value("what").toString().toStdString();
    EXPECT_EQ(senate.moment().value("page").toInt(), 2);
    EXPECT_TRUE(note_of(senate, "leak").contains("Scandal"));
    EXPECT_TRUE(note_of(senate, "ill").contains("Gold"));
    EXPECT_EQ(state_of(senate, "shuffle"), "done");
    EXPECT_FALSE(truth(table).scandal.has(B));
}

// Five seats, longer hands: everything fits, in the light too.
TEST(SenateEnd, FiveHandsFit) {
    M1 m(5);
    m.senate(A, {1, 2, 3, 7, 8}).senate(B, {9, 10, 41, 43}).senate(C, {42, 11, 12}).senate(D, {15, 16, 23, 24, 31, 32});
    m.senate(E, {33, 34, 39, 40});
    ui::Stage stage(staged(m.in(Phase::consul_end, nobody)), {1280, 720}, "Light");
    stage.settle();
    keep_picture(stage, "leak-light");
    for (const char* card : {"card/SEN-41"}) EXPECT_NE(stage.find(card), nullptr);
    EXPECT_EQ(senate_of(stage.table()).shown_hands()->count(), 5);
}

TEST(SenateEnd, NothingIsLeftOverForTheListOfWords) {
    const auto table = ui::make_table(staged(three_hands().senate(B, {41, 43}).in(Phase::consul_end, nobody)));
    EXPECT_EQ(board_of(*table).more()->count(), 0);
    table->act("keep");
    EXPECT_TRUE(note_of(senate_of(*table), "leak").contains("Azure"));
}

// TE-MKT-1, TE-MKT-3: the floor goes round.
TEST(SenateRota, TheFloorSeatMovesAndEndsItsTurn) {
    const auto table = ui::make_table(staged(segment(rota(three_hands()))));
    TeBoard& board = board_of(*table);
    ASSERT_EQ(board.kind(), Question::market_rota);
    EXPECT_EQ(board.senate()->podiums()->rows()[0].value("state").toString(), "has the floor");
    QStringList ids;
    for (const QVariantMap& row : table->verbs()->rows()) ids << row.value("key").toString();
    EXPECT_TRUE(ids.contains("end"));
    EXPECT_TRUE(ids.contains("card"));
    EXPECT_FALSE(ids.contains("pass"));
    EXPECT_EQ(board.senate()->covers(word(te::Verb::end)), true);
    open_hand(*table, A);
    EXPECT_EQ(board.stage(), "booth");
    table->close();
    table->act("end");
    EXPECT_EQ(board.senate()->podiums()->rows()[1].value("state").toString(), "has the floor");
    EXPECT_FALSE(board.senate()->floor().value("rota").toString().isEmpty());
}

// TE-OPT-2.
TEST(SenateRota, LeavingIsOfferedWhereTheTablePlaysIt) {
    const auto table = ui::make_table(staged(segment(option(three_hands(), Option::withdraw))));
    board_of(*table).digit(3);
    ASSERT_FALSE(row_of(*table->verbs(), "leave").isEmpty());
    table->act("leave");
    EXPECT_TRUE(senate_of(*table).podiums()->rows()[2].value("left").toBool());
}

}  // namespace
}  // namespace hexmoot::te
