// The floor of the Senate: podiums, requests, offers, hands, all from the table.
#include "tests/thunders_edge/ui/senate_stage.h"
// clang-format off
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
// clang-format on

namespace hexmoot::te {
namespace {

QStringList verb_ids(const ui::TableModel& table) {
    QStringList out;
    for (const QVariantMap& row : const_cast<ui::TableModel&>(table).verbs()->rows())
        out << row.value("key").toString();
    return out;
}
QVariantMap verb(ui::TableModel& table, const char* id) { return row_of(*table.verbs(), QLatin1String(id)); }
TeSenate& senate_of(ui::TableModel& table) { return *board_of(table).senate(); }

TEST(SenateFloor, PodiumsStandInSeatOrderAndAWaitingSeatIsChosenByItsNumber) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    TeSenate& senate = senate_of(*table);
    ASSERT_EQ(senate.podiums()->count(), 3);
    EXPECT_EQ(senate.podiums()->rows()[0].value("cards").toInt(), 3);
    EXPECT_EQ(lit(*senate.podiums()), (QStringList{"0", "1", "2"}));
    EXPECT_FALSE(verb(*table, "cry").value("reason").toString().isEmpty()) << "nobody is chosen yet";
    EXPECT_TRUE(board_of(*table).digit(2));
    EXPECT_TRUE(senate.podiums()->rows()[1].value("chosen").toBool());
    EXPECT_TRUE(verb(*table, "cry").value("reason").toString().isEmpty());
    EXPECT_EQ(verb(*table, "booth").value("keycap").toString(), "<booth>");
    EXPECT_FALSE(verb_ids(*table).contains("look")) << "the booth is the way in";
    EXPECT_TRUE(board_of(*table).digit(2));
    EXPECT_FALSE(senate.podiums()->rows()[1].value("chosen").toBool()) << "the same number again";
}

// TE-REQ-1: fourteen requests in three groups, and two keys after the seat's own.
TEST(SenateFloor, ARequestTakesTwoKeys) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    TeSenate& senate = senate_of(*table);
    board_of(*table).digit(1);
    table->act("cry");
    EXPECT_EQ(senate.task(), "cry");
    EXPECT_EQ(lit(*senate.wants()).size(), 14);
    EXPECT_TRUE(lit(*senate.podiums()).isEmpty()) << "digits are for the chips now";
    EXPECT_TRUE(board_of(*table).digit(5));
    EXPECT_EQ(table->sitting().match().answers(), 2u);
    const QVariantList wishes = senate.podiums()->rows()[0].value("wishes").toList();
    ASSERT_EQ(wishes.size(), 1);
    EXPECT_EQ(wishes[0].toMap().value("word").toString(), "church");
    EXPECT_TRUE(wishes[0].toMap().value("lit").toBool());
    // The next group of digits, by the same key.
    table->act("cry");
    table->act("kinds");
    board_of(*table).digit(1);
    EXPECT_EQ(senate.podiums()->rows()[0].value("wishes").toList()[1].toMap().value("word").toString(),
              "senator-of-military");
    // One's own wish is taken back by a press.
    senate.pressWish(0, "church");
    EXPECT_EQ(senate.podiums()->rows()[0].value("wishes").toList().size(), 1);
}

TEST(SenateFloor, EscapeLeavesARequestThatIsBeingMade) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    board_of(*table).digit(1);
    table->act("cry");
    EXPECT_TRUE(verb_ids(*table).contains("put-back"));
    EXPECT_TRUE(table->back());
    EXPECT_EQ(senate_of(*table).task(), "");
    EXPECT_EQ(table->sitting().match().answers(), 0u);
}

// TE-TRADE-4, TE-MKT-11.
TEST(SenateFloor, HandsGoUpAndAreCounted) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    TeSenate& senate = senate_of(*table);
    board_of(*table).digit(1);
    table->act("raise");
    EXPECT_TRUE(senate.podiums()->rows()[0].value("up").toBool());
    EXPECT_TRUE(senate.floor().value("hands").toString().contains("1 of 3"));
    EXPECT_FALSE(verb(*table, "cry").value("reason").toString().isEmpty());
    EXPECT_TRUE(verb_ids(*table).contains("lower"));
    board_of(*table).digit(2);
    table->act("pass");
    EXPECT_EQ(senate.podiums()->rows()[1].value("state").toString(), "passed");
    // TE-MKT-13: one seat alone holds out.
    EXPECT_TRUE(senate.floor().value("call").toString().contains("Gold"));
    board_of(*table).digit(3);
    table->act("pass");
    EXPECT_EQ(senate.podiums()->rows()[0].value("cards").toInt(), 4) << "all draw";
}

TEST(SenateFloor, AnOfferStandsAsARowAndTheSeatsKeyAnswersIt) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    told(*table, {"B booth", "B offer A want military give agra-union SEN-13 SEN-05", "B close"});
    TeSenate& senate = senate_of(*table);
    ASSERT_EQ(senate.offers()->count(), 1);
    const QVariantMap offer = senate.offers()->rows()[0];
    EXPECT_EQ(offer.value("gives").toMap().value("text").toString(), "Agra-Union");
    EXPECT_EQ(offer.value("wants").toMap().value("text").toString(), "Military");
    const QVariantMap side = offer.value("accepts").toList()[0].toMap();
    EXPECT_EQ(side.value("digit").toString(), "1");
    EXPECT_TRUE(side.value("lit").toBool());
    // No word of it names a card.
    EXPECT_FALSE(offer.value("text").toString().contains("SEN-"));
    board_of(*table).digit(1);
    ASSERT_TRUE(verb_ids(*table).contains("accept"));
    table->act("accept");
    EXPECT_EQ(table->curtain_seat(), 0);
    table->liftCurtain({});
    EXPECT_EQ(board_of(*table).stage(), "booth");
    EXPECT_EQ(senate.task(), "accept");
    // A may take its own back only; B takes this one back at the table.
    table->close();
    EXPECT_EQ(senate.task(), "");
    board_of(*table).chooseSpeaker(1);
    EXPECT_TRUE(senate.offers()->rows()[0].value("own").toBool());
    senate.revoke(offer.value("number").toInt());
    EXPECT_EQ(senate.offers()->count(), 0);
}

// Somebody's wish becomes an offer in one's own booth.
TEST(SenateFloor, AnothersWishBecomesAnOffer) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    told(*table, {"B cry military", "B cry agra-union"});
    TeSenate& senate = senate_of(*table);
    board_of(*table).chooseSpeaker(0);
    const QVariantMap wish = senate.podiums()->rows()[1].value("wishes").toList()[1].toMap();
    EXPECT_TRUE(wish.value("lit").toBool());
    senate.pressWish(1, wish.value("word").toString());
    table->liftCurtain({});
    ASSERT_EQ(senate.task(), "offer");
    EXPECT_TRUE(row_of(*senate.addressees(), "1").value("chosen").toBool());
    senate.pickWant("church");
    EXPECT_TRUE(row_of(*senate.gives(), "agra-union").value("chosen").toBool());
}

TEST(SenateFloor, TheTableNamesNoCardAndEveryThingHasAName) {
    ui::Stage stage(staged(segment(three_hands())), {1600, 900});
    told(stage.table(), {"B booth", "B offer A want military give agra-union SEN-13 SEN-05", "B close"});
    stage.settle();
    for (const QString& word : stage.words()) EXPECT_FALSE(word.contains("SEN-")) << word.toStdString();
    ASSERT_NE(stage.find("seat/A"), nullptr);
    stage.press(Qt::Key_1, Qt::NoModifier, "1");
    keep_picture(stage, "floor-chosen");
    stage.press(Qt::Key_Q, Qt::NoModifier, "q");
    keep_picture(stage, "floor-asking");
    EXPECT_NE(stage.find("request/church"), nullptr);
    stage.press(Qt::Key_5, Qt::NoModifier, "5");
    EXPECT_EQ(senate_of(stage.table()).podiums()->rows()[0].value("wishes").toList().size(), 1);
    keep_picture(stage, "floor-asked");
}

}  // namespace
}  // namespace hexmoot::te
