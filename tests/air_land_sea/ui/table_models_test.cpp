// The table's models, without a screen.
#include <QSignalSpy>
#include <random>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/als_models.h"

namespace hexmoot::ui {
namespace {

QVariantMap row(const Rows& rows, const QVariant& key) { return rows.by_key().value(key.toString()).toMap(); }
QVariantMap verb(TableModel& table, const QString& id) { return row(*table.verbs(), id); }
std::unique_ptr<TableModel> skirmish_open() { return open_table({.state = skirmish, .privacy = play::Privacy::open}); }

TEST(TableModels, closed_table_knows_no_hand) {
    const auto table = make_table({.state = skirmish});
    EXPECT_EQ(table->drawer_seat(), -1);
    EXPECT_EQ(board(*table).hand()->count(), 0);
    EXPECT_TRUE(board(*table).detail().isEmpty());
    EXPECT_EQ(table->headline(), "Vermilion: play a card or withdraw");
    EXPECT_TRUE(table->latches());
}

TEST(TableModels, the_curtain_comes_before_another_hand) {
    const auto table = make_table({.state = skirmish});
    table->look();
    EXPECT_EQ(table->curtain_seat(), 0);
    EXPECT_EQ(table->drawer_seat(), -1);
    EXPECT_TRUE(table->sitting().viewer().is_table());
    EXPECT_EQ(board(*table).hand()->count(), 0);
    EXPECT_TRUE(table->liftCurtain({}));
    EXPECT_EQ(table->drawer_seat(), 0);
    EXPECT_EQ(board(*table).hand()->count(), 3);
}

TEST(TableModels, a_wrong_pin_opens_nothing) {
    const auto table = make_table({.state = skirmish, .privacy = play::Privacy::locked, .pin = "1234"});
    table->look();
    EXPECT_TRUE(table->needs_pin());
    EXPECT_FALSE(table->liftCurtain("4321"));
    EXPECT_FALSE(table->pin_fault().isEmpty());
    EXPECT_EQ(board(*table).hand()->count(), 0);
    EXPECT_TRUE(table->liftCurtain("1234"));
    EXPECT_EQ(board(*table).hand()->count(), 3);
}

TEST(TableModels, a_chosen_card_lights_lanes_and_previews_totals) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    EXPECT_EQ(table->headline(), "Play Maneuver: pick a theatre");
    for (const char* theatre : {"air", "land", "sea"}) EXPECT_TRUE(lane(*table, theatre)["lit"].toBool());
    const QVariantMap air = lane(*table, "air")["ghost"].toMap();
    EXPECT_EQ(air["title"], "face-up 3");
    EXPECT_EQ(air["note"], "by Aerodrome");
    EXPECT_EQ(air["totals"], "4 – 7");
    EXPECT_EQ(lane(*table, "sea")["ghost"].toMap()["note"], "matches Sea");
    board(*table).turnOver();
    EXPECT_EQ(lane(*table, "sea")["ghost"].toMap()["totals"], "2 – 2");
    EXPECT_EQ(verb(*table, "face")["text"], "Turn face up");
}

TEST(TableModels, the_card_page_says_where_a_card_may_go) {
    const auto table = skirmish_open();
    board(*table).chooseCard("L4");
    const QVariantMap detail = board(*table).detail();
    EXPECT_EQ(detail["title"], "Cover Fire");
    const QVariantList lines = detail["lines"].toList();
    ASSERT_EQ(lines.size(), 4);
    EXPECT_TRUE(lines[0].toMap()["ok"].toBool());
    EXPECT_EQ(lines[1].toMap()["head"], "Air, face up: no.");
    EXPECT_EQ(lines[3].toMap()["why"], "It counts 2.");
    EXPECT_EQ(detail["links"].toList().front().toMap()["rule"], "ALS-CARD-L4");
}

TEST(TableModels, a_lane_is_picked_then_confirmed) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    EXPECT_FALSE(verb(*table, "confirm")["reason"].toString().isEmpty());
    board(*table).chooseLane("sea");
    EXPECT_TRUE(lane(*table, "sea")["armed"].toBool());
    EXPECT_TRUE(verb(*table, "confirm")["reason"].toString().isEmpty());
    EXPECT_TRUE(table->back());
    EXPECT_FALSE(lane(*table, "sea")["armed"].toBool());
    board(*table).chooseLane("sea");
    table->act("confirm");
    EXPECT_EQ(lane(*table, "sea")["totalBelow"], 3);
    EXPECT_EQ(table->drawer_seat(), -1) << "the flip that follows is public";
}

TEST(TableModels, a_refusal_names_rule_fact_and_way_out) {
    const auto table = skirmish_open();
    board(*table).chooseCard("L4");
    board(*table).chooseLane("sea");
    const QVariantMap no = table->refusal();
    EXPECT_EQ(no["what"], "Cover Fire can’t go face up to Sea.");
    EXPECT_EQ(no["code"], "ERR_THEATER_MISMATCH");
    EXPECT_EQ(no["rule"], "ALS-PLAY-2");
    EXPECT_FALSE(no["fact"].toString().isEmpty());
    EXPECT_FALSE(no["way"].toString().isEmpty());
    EXPECT_TRUE(lane(*table, "sea")["refused"].toBool());
    EXPECT_TRUE(table->back());
    EXPECT_FALSE(table->refused());
    EXPECT_FALSE(lane(*table, "sea")["refused"].toBool());
}

TEST(TableModels, closing_forgets_what_came_from_the_hand) {
    const auto table = skirmish_open();
    board(*table).chooseCard("L4");
    board(*table).chooseLane("sea");
    table->openRule();
    EXPECT_EQ(table->rules()->open(), "ALS-PLAY-2");
    table->rules()->set_search("cover");
    table->close();
    EXPECT_EQ(board(*table).hand()->count(), 0);
    EXPECT_TRUE(board(*table).detail().isEmpty());
    EXPECT_FALSE(table->refused());
    EXPECT_EQ(table->rules()->open(), table->rule());
    EXPECT_TRUE(table->rules()->search().isEmpty());
    EXPECT_TRUE(table->sitting().match().line().empty()) << "the pick was put back";
    for (const QVariantMap& each : board(*table).lanes()->rows()) EXPECT_FALSE(each["lit"].toBool());
}

TEST(TableModels, an_idle_drawer_closes) {
    const auto table = skirmish_open();
    table->close();
    table->setProperty("idleSeconds", 1);
    table->look();
    EXPECT_EQ(table->drawer_seat(), 0);
    QSignalSpy changes(table.get(), &TableModel::changed);
    EXPECT_TRUE(changes.wait(2000));
    EXPECT_EQ(table->drawer_seat(), -1);
}

TEST(TableModels, an_idle_drawer_does_not_open_again_for_whoever_comes) {
    const auto table = make_table({.state = skirmish, .privacy = play::Privacy::locked, .pin = "1234"});
    table->setProperty("idleSeconds", 1);
    table->look();
    ASSERT_TRUE(table->liftCurtain("1234"));
    QSignalSpy changes(table.get(), &TableModel::changed);
    EXPECT_TRUE(changes.wait(2000));
    table->look();
    EXPECT_EQ(table->drawer_seat(), -1);
    EXPECT_EQ(table->curtain_seat(), 0);
    EXPECT_TRUE(table->needs_pin());
}

TEST(TableModels, withdrawing_names_its_price_and_can_be_undone) {
    const auto table = skirmish_open();
    board(*table).chooseCard("L4");
    EXPECT_EQ(verb(*table, "withdraw")["text"], "Withdraw, Azure scores 3");
    table->act("withdraw");
    EXPECT_EQ(board(*table).ending()["title"], "Azure wins battle 3");
    EXPECT_EQ(board(*table).ending()["award"], "+3");
    EXPECT_TRUE(table->can_undo());
    table->undo();
    EXPECT_TRUE(board(*table).ending().isEmpty());
    EXPECT_EQ(row(*table->seats(), 1)["points"], 6);
}

TEST(TableModels, past_a_seal_everyone_is_asked) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    board(*table).takeLane("sea");
    EXPECT_FALSE(table->can_undo());
    table->undo();
    EXPECT_EQ(table->asks_for_vote(), 0);
    ASSERT_EQ(table->votes().size(), 2);
    table->vote(0, true);
    EXPECT_EQ(table->asks_for_vote(), 1);
    table->vote(1, false);
    EXPECT_EQ(table->asks_for_vote(), -1);
    EXPECT_EQ(lane(*table, "sea")["totalBelow"], 3);
    table->proposeTakeback();
    table->vote(0, true);
    table->vote(1, true);
    EXPECT_EQ(lane(*table, "sea")["totalBelow"], 0);
    const LogModel& log = *table->log();
    ASSERT_EQ(log.count(), 2) << "what is told, and the seal";
    EXPECT_EQ(log.data(log.index(0), LogModel::TextRole), "Everyone agreed: the last move was taken back.");
}

TEST(TableModels, the_log_shows_what_took_a_lines_place) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    board(*table).takeLane("sea");
    QStringList shown;
    LogModel& log = *table->log();
    QObject::connect(&log, &LogModel::rowsInserted, [&](const QModelIndex&, int from, int to) {
        for (int row = from; row <= to; ++row) shown << log.data(log.index(row), LogModel::TextRole).toString();
    });
    table->proposeTakeback();
    table->vote(0, true);
    table->vote(1, true);
    EXPECT_TRUE(shown.contains("Everyone agreed: the last move was taken back."))
        << "a view keeps its delegates until rows come and go";
}

TEST(TableModels, undo_takes_back_the_whole_play) {
    const auto table = skirmish_open();
    board(*table).chooseCard("L4");
    board(*table).turnOver();
    board(*table).takeLane("sea");
    table->undo();
    EXPECT_EQ(table->asked_seat(), 0);
    EXPECT_EQ(table->sitting().match().answers(), 0u);
    EXPECT_TRUE(table->can_redo());
    table->redo();
    EXPECT_EQ(table->asked_seat(), 1);
    EXPECT_EQ(lane(*table, "sea")["totalBelow"], 2);
}

TEST(TableModels, the_headline_says_what_is_picked) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    board(*table).turnOver();
    EXPECT_EQ(table->headline(), "Play Maneuver face down: pick a theatre");
    board(*table).chooseLane("air");
    EXPECT_EQ(table->headline(), "Play Maneuver face down to Air?");
    board(*table).turnOver();
    board(*table).chooseLane("sea");
    EXPECT_EQ(table->headline(), "Play Maneuver face up to Sea?");
    EXPECT_FALSE(table->hint().isEmpty());
    table->close();
    EXPECT_EQ(table->headline(), "Vermilion: play a card or withdraw") << "the pick came from the hand";
}

TEST(TableModels, each_pick_begins_face_up) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    board(*table).turnOver();
    table->act("put-back");
    board(*table).chooseCard("S3");
    EXPECT_EQ(table->headline(), "Play Maneuver: pick a theatre") << "put back and picked again";
    board(*table).turnOver();
    board(*table).chooseCard("L4");
    board(*table).chooseLane("land");
    EXPECT_EQ(table->headline(), "Play Cover Fire face up to Land?") << "another card instead";
}

TEST(TableModels, a_six_links_to_the_rule_of_the_sixes) {
    const auto table = skirmish_open();
    board(*table).point("land.B.0");
    const QVariantMap link = board(*table).detail()["links"].toList().front().toMap();
    EXPECT_EQ(link["rule"], "ALS-CARD-6");
    EXPECT_FALSE(link["title"].toString().isEmpty());
}

TEST(TableModels, the_log_masks_and_seals) {
    const auto table = skirmish_open();
    board(*table).chooseCard("L4");
    board(*table).turnOver();
    board(*table).takeLane("sea");
    LogModel& log = *table->log();
    ASSERT_EQ(log.lines(0).size(), 1u);
    EXPECT_EQ(log.lines(0)[0].text, "Vermilion plays a card face down to Sea.");
    EXPECT_EQ(log.count(), 1) << "nothing was shown: undo reaches the beginning, and there is no seal";
    table->look();
    table->liftCurtain({});
    board(*table).chooseCard("S6");
    board(*table).takeLane("sea");
    EXPECT_EQ(log.count(), 3) << "two lines, and the seal after the shown card";
    EXPECT_TRUE(log.data(log.index(2), LogModel::SealRole).toBool());
    log.set_search("battleship");
    EXPECT_EQ(log.count(), 1);
    log.set_search({});
    log.set_seat(0);
    EXPECT_EQ(log.count(), 1);
}

TEST(TableModels, the_curtain_tells_what_is_new) {
    const auto table = open_table({.state = skirmish});
    board(*table).chooseCard("L4");
    board(*table).turnOver();
    board(*table).takeLane("sea");
    table->look();
    ASSERT_EQ(table->curtain_seat(), 1);
    ASSERT_EQ(table->recap().size(), 1);
    EXPECT_EQ(table->recap()[0].toMap()["text"], "Vermilion plays a card face down to Sea.");
    EXPECT_EQ(table->will_see(), "Your hand: 3 cards. Your own face-down cards.");
}

TEST(TableModels, the_language_switches_live) {
    const auto table = skirmish_open();
    board(*table).chooseCard("S3");
    table->set_language("de");
    EXPECT_EQ(table->headline(), "Manöver spielen: Schauplatz wählen");
    EXPECT_EQ(lane(*table, "sea")["name"], "See");
    EXPECT_EQ(board(*table).detail()["title"], "Manöver");
    table->rules()->set_search("rückzug");
    EXPECT_GT(table->rules()->count(), 0);
}

TEST(TableModels, transport_reinforce_and_redeploy_light_what_they_may_take) {
    const auto state = [](const char* card, const char* stacks) {
        return std::string(R"({"order": ["air", "land", "sea"], "first": "A", "turn": "A", "turns": 4,
            "phase": "DECISION", "active": {"card": ")") +
               card + R"(", "owner": "A", "step": 0}, "hands": {"A": ["L4"], "B": ["A1", "S6"]}, "deck": ["S2", "L3"],
            "stacks": {"A": )" +
               stacks + R"(, "B": {"air": ["A4+"]}}})";
    };
    const auto stack = [](TableModel& table, const QString& theatre) {
        return lane(table, theatre)["below"].value<Rows*>();
    };
    auto table = open_table({.state = state("S1", R"({"sea": ["L2-", "S1+"]})"), .privacy = play::Privacy::open});
    EXPECT_TRUE(row(*stack(*table, "sea"), 0)["lit"].toBool());
    board(*table).chooseSpot("sea.A.0");
    EXPECT_EQ(table->headline(), "Move Ambush: pick a theatre");
    EXPECT_FALSE(lane(*table, "sea")["lit"].toBool());
    EXPECT_EQ(lane(*table, "air")["ghost"].toMap()["totals"], "4 – 2");
    board(*table).takeLane("air");
    EXPECT_EQ(lane(*table, "air")["totalBelow"], 2);

    table = open_table({.state = state("L1", R"({"land": ["L1+"]})"), .privacy = play::Privacy::open});
    EXPECT_EQ(table->headline(), "You drew Escalation: pick a theatre");
    EXPECT_TRUE(lane(*table, "air")["lit"].toBool());
    EXPECT_FALSE(lane(*table, "land")["lit"].toBool());
    board(*table).takeLane("sea");
    EXPECT_EQ(lane(*table, "sea")["totalBelow"], 2);

    table = open_table({.state = state("S4", R"({"sea": ["L2-", "S4+"]})"), .privacy = play::Privacy::open});
    EXPECT_FALSE(row(*stack(*table, "sea"), 1)["lit"].toBool());
    board(*table).chooseSpot("sea.A.0");
    EXPECT_EQ(board(*table).hand()->count(), 2) << "taken back, and now a card is played";
    EXPECT_EQ(table->drawer_seat(), 0);
}

// A player that sees only what the models show.
class Player {
  public:
    Player(TableModel& table, unsigned seed) : table_(table), random_(seed) {}

    void act() {
        if (!verb(table_, "next").isEmpty()) return table_.act("next");
        if (table_.latches() && table_.drawer_seat() < 0) {
            table_.look();
            if (table_.curtain_seat() >= 0) {
                EXPECT_TRUE(table_.sitting().viewer().is_table());
                EXPECT_EQ(board(table_).hand()->count(), 0);
                table_.liftCurtain({});
            }
            return;
        }
        if (const QStringList spots = lit_spots(); !spots.isEmpty()) return board(table_).takeSpot(any(spots));
        if (const QStringList lanes = lit_lanes(); !lanes.isEmpty()) return board(table_).takeLane(any(lanes));
        QStringList hand;
        for (const QVariantMap& each : board(table_).hand()->rows())
            if (each["lit"].toBool()) hand << each["card"].toString();
        if (hand.isEmpty()) return table_.act("pass");
        board(table_).chooseCard(any(hand));
        if (random_() % 3 == 0) board(table_).turnOver();
    }

  private:
    QString any(const QStringList& list) { return list[static_cast<int>(random_() % list.size())]; }
    QStringList lit_lanes() {
        QStringList out;
        for (const QVariantMap& each : board(table_).lanes()->rows())
            if (each["lit"].toBool()) out << each["theatre"].toString();
        return out;
    }
    QStringList lit_spots() {
        QStringList out;
        for (const QVariantMap& each : board(table_).lanes()->rows())
            for (const char* side : {"above", "below"})
                for (const QVariantMap& card : each[side].value<Rows*>()->rows())
                    if (card["lit"].toBool()) out << card["spot"].toString();
        return out;
    }

    TableModel& table_;
    std::mt19937 random_;
};

class WholeWar : public testing::TestWithParam<int> {};

TEST_P(WholeWar, is_played_through_the_models) {
    const auto seed = static_cast<unsigned>(GetParam());
    Casting casting{.seed = seed};
    casting.options.assign(8, 0);
    if (GetParam() % 2) casting.options[4 + seed % 4] = 1;  // one of the legacy cards
    const auto table = make_table(casting);
    Player player(*table, seed);
    for (int i = 0; i < 4000 && !table->over(); ++i) {
        const size_t before = table->sitting().match().answers();
        player.act();
        ASSERT_FALSE(table->refused()) << table->refusal()["what"].toString().toStdString();
        if (table->sitting().match().answers() < before) FAIL() << "a step back";
        if (table->drawer_seat() < 0) {
            ASSERT_EQ(board(*table).hand()->count(), 0);
        }
    }
    ASSERT_TRUE(table->over());
    EXPECT_FALSE(table->result().isEmpty());
    EXPECT_EQ(table->verbs()->count(), 0);
    EXPECT_GE(row(*table->seats(), table->winner())["points"].toInt(), 12);
    EXPECT_TRUE(table->result_text().contains(table->result()));
}

INSTANTIATE_TEST_SUITE_P(Seeds, WholeWar, testing::Range(1, 9));

}  // namespace
}  // namespace hexmoot::ui
