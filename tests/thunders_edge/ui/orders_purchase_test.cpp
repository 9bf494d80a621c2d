// Orders behind the curtain: rows with reasons, words said and taken back, first units, the income before them.
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/fixture.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

using namespace Qt::StringLiterals;

ui::Casting at_state(const State& s, int seats = 3) {
    ui::Casting casting;
    casting.seats = seats;
    casting.state = ThundersEdge::state_json(s);
    return casting;
}
M1 buying() {
    return M1()
        .units(A, "Fb", "CF CF WA")
        .units(A, "Fc", "ME")
        .units(B, "Fd", "CF")
        .credits(A, 12)
        .credits(B, 3)
        .in(Phase::purchase, nobody)
        .with([](State& s) {
            for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
        });
}
QString code(Piece p) { return q(spelled(word(p))); }
QVariantMap item(TeBoard& board, const QString& key) { return board.orders()->items()->by_key().value(key).toMap(); }

class SmokeOrders : public testing::Test {
  protected:
    std::unique_ptr<ui::TableModel> table = ui::make_table(at_state(buying().done()));
    TeBoard& board = board_of(*table);
    TeOrders& orders = *board.orders();
    void SetUp() override { open_hand(*table, A); }
};

TEST_F(SmokeOrders, PlusSaysTheWholeItemAndTheCreditsGoDown) {
    ASSERT_EQ(board.stage(), u"order"_s);
    EXPECT_EQ(orders.sum().value("left").toInt(), 12);
    orders.more(code(Piece::walker));
    orders.more(code(Piece::menace));
    EXPECT_EQ(orders.sum().value("left").toInt(), 7);
    EXPECT_EQ(item(board, code(Piece::walker)).value("amount").toInt(), 1);
    EXPECT_EQ(item(board, code(Piece::walker)).value("used").toInt(), 1);
    EXPECT_EQ(item(board, code(Piece::walker)).value("note").toString(), u"6 more in your counters"_s);
    EXPECT_EQ(orders.transit()->count(), 2);
}

TEST_F(SmokeOrders, MinusTakesOneItemOutOfTheMiddle) {
    orders.more(code(Piece::walker));
    orders.more(code(Piece::menace));
    orders.more(code(Piece::conventional));
    orders.less(code(Piece::walker));
    EXPECT_EQ(item(board, code(Piece::walker)).value("amount").toInt(), 0);
    EXPECT_EQ(item(board, code(Piece::menace)).value("amount").toInt(), 1);
    EXPECT_EQ(item(board, code(Piece::conventional)).value("amount").toInt(), 1);
    EXPECT_EQ(orders.sum().value("left").toInt(), 8);
}

TEST_F(SmokeOrders, TheReasonStandsInTheRow) {
    for (int i = 0; i < 3; i++) orders.more(code(Piece::obliterator));
    EXPECT_EQ(orders.sum().value("left").toInt(), 0);
    const QVariantMap walker = item(board, code(Piece::walker));
    EXPECT_FALSE(walker.value("plus").toString().isEmpty());
    EXPECT_EQ(walker.value("note"), walker.value("plus"));
    EXPECT_FALSE(item(board, u"fort"_s).value("plus").toString().isEmpty());
}

TEST_F(SmokeOrders, AFortificationWithOnePlaceStandsThereAtOnce) {
    orders.more(u"fort"_s);  // only Fb has two units, one of them a Conventional Force
    EXPECT_EQ(orders.choices()->count(), 0);
    ASSERT_EQ(orders.placed()->count(), 1);
    EXPECT_EQ(item(board, u"fort"_s).value("amount").toInt(), 1);
    orders.less(u"fort"_s);
    EXPECT_EQ(orders.placed()->count(), 0);
    EXPECT_EQ(orders.sum().value("left").toInt(), 12);
}

TEST_F(SmokeOrders, ALandingAreaIsChosenAmongItsAreas) {
    orders.more(u"landing"_s);
    ASSERT_EQ(orders.choices()->count(), 2);
    EXPECT_FALSE(board.verbs().last().reason.isEmpty());  // not sealed with an open item
    ASSERT_TRUE(board.digit(1));
    EXPECT_EQ(orders.choices()->count(), 0);
    EXPECT_EQ(orders.placed()->count(), 1);
    EXPECT_TRUE(board.verbs().last().reason.isEmpty());
}

TEST_F(SmokeOrders, OneUnitGoesOffWorld) {
    const QString mars = q(spelled(word(OffWorld::mars)));
    orders.openPlace(mars);
    ASSERT_EQ(orders.off_world_units()->count(), 5);
    orders.sendOffWorld(code(Piece::menace));
    EXPECT_EQ(orders.off_world()->by_key().value(mars).toMap().value("note").toString(), u"Menace"_s);
    EXPECT_FALSE(orders.off_world()->rows()[0].value("reason").toString().isEmpty());
    orders.openPlace(mars);  // back
    EXPECT_EQ(orders.sum().value("left").toInt(), 12);
}

TEST_F(SmokeOrders, ClearedAndSealed) {
    orders.more(code(Piece::walker));
    orders.more(code(Piece::walker));
    board.act(u"clear"_s);
    EXPECT_EQ(orders.sum().value("left").toInt(), 12);
    orders.more(code(Piece::menace));
    board.act(u"seal"_s);
    EXPECT_EQ(board.queue_status(A), u"sealed"_s);
}

TEST_F(SmokeOrders, AnOrderThatWasReopenedCanBeWrittenAsBefore) {
    orders.more(code(Piece::menace));
    orders.more(u"fort"_s);
    board.act(u"seal"_s);
    open_hand(*table, A);
    ASSERT_EQ(table->drawer_seat(), 0);
    EXPECT_EQ(orders.sum().value("left").toInt(), 12);
    board.act(u"as-before"_s);
    EXPECT_EQ(orders.sum().value("left").toInt(), 6);
    EXPECT_EQ(orders.placed()->count(), 1);
}

TEST_F(SmokeOrders, AClosedBoothShowsNothing) {
    orders.more(code(Piece::menace));
    table->close();
    EXPECT_EQ(orders.items()->count(), 0);
    EXPECT_EQ(orders.transit()->count(), 0);
    EXPECT_TRUE(orders.sum().isEmpty());
}

TEST(SmokeOrdersYards, CountersChangeTheirBox) {
    const auto table = ui::make_table(at_state(buying().strength(A, 29, OffWorld::ganymede_yards).done()));
    TeBoard& board = board_of(*table);
    ASSERT_EQ(off_world_controller(board.shown(), OffWorld::ganymede_yards), A);
    open_hand(*table, A);
    TeOrders& orders = *board.orders();
    orders.more(code(Piece::walker));
    orders.more(code(Piece::menace));
    orders.changeBox(u"transit"_s, code(Piece::walker));
    EXPECT_EQ(orders.orbit()->count(), 1);
    EXPECT_EQ(orders.transit()->count(), 1);
    orders.changeBox(u"orbit"_s, code(Piece::walker));
    EXPECT_EQ(orders.orbit()->count(), 0);
}

TEST(SmokeFirstUnits, FiveNumbersAreSaidWhenTheyAreSealed) {
    const auto table = ui::make_table(played_to(3, 5, Question::initial_buy));
    TeBoard& board = board_of(*table);
    open_hand(*table, A);
    TeOrders& orders = *board.orders();
    ASSERT_EQ(board.stage(), u"order"_s);
    for (int i = 0; i < 4; i++) orders.more(code(Piece::obliterator));
    EXPECT_EQ(item(board, code(Piece::obliterator)).value("plus").toString().isEmpty(), false);  // 4 of 4
    orders.more(code(Piece::conventional));
    EXPECT_EQ(orders.sum().value("left").toInt(), 3);
    EXPECT_EQ(orders.sum().value("kept").toInt(), 6);  // twice the rest
    orders.less(code(Piece::obliterator));
    EXPECT_EQ(orders.sum().value("kept").toInt(), 14);
    board.act(u"seal-first"_s);
    EXPECT_EQ(board.queue_status(A), u"sealed"_s);
}

TEST(SmokeIncome, EverySeatSeesFromWhat) {
    M1 m = M1().marker(A, "La").marker(B, "Lc").credits(A, 1).in(Phase::resources, nobody).with([](State& s) {
        for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
        s.turn = 3;
    });
    m.missions(C, {33});
    ui::Casting casting = at_state(m.done());
    const auto table = ui::make_table(casting);
    TeBoard& board = board_of(*table);
    ASSERT_EQ(board.kind(), Question::resources);
    ASSERT_EQ(board.stage(), u"income"_s);
    const QVariantMap a = board.orders()->income()->by_key().value(u"0"_s).toMap();
    EXPECT_EQ(a.value("total").toInt(), 8);  // Centor
    EXPECT_EQ(a.value("credits").toInt(), 9);
    const QVariantMap c = board.orders()->income()->by_key().value(u"2"_s).toMap();
    EXPECT_EQ(c.value("total").toInt(), 5);  // the grant of the poorest
    EXPECT_EQ(c.value("lines").toList()[0].toMap().value("text").toString(), u"Bishops’ Grant"_s);
}

// ---- in the window

TEST(SmokeOrdersWindow, AnOrderByKeysAlone) {
    ui::Stage stage(at_state(buying().done()), {1280, 720});
    stage.press(Qt::Key_Space);
    stage.press(Qt::Key_Return);  // the curtain
    ASSERT_EQ(stage.table().drawer_seat(), 0);
    stage.press(Qt::Key_3, Qt::NoModifier, u"3"_s);
    stage.press(Qt::Key_6, Qt::NoModifier, u"6"_s);
    EXPECT_EQ(board_of(stage.table()).orders()->sum().value("left").toInt(), 6);
    ASSERT_TRUE(stage.find(u"verb-seal"_s));
    stage.click(u"less/"_s + code(Piece::menace));
    EXPECT_EQ(board_of(stage.table()).orders()->sum().value("left").toInt(), 9);
    stage.click(u"verb-seal"_s);
    EXPECT_EQ(board_of(stage.table()).queue_status(A), u"sealed"_s);
}

}  // namespace
}  // namespace hexmoot::te
