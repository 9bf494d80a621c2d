// The open hand, paying, choices, a seat's open cards, and the privacy of all of it.
#include <gtest/gtest.h>

#include "app/games/thunders_edge/te_cards_pay.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

// A position that greedy players have reached, where no command is under way.
State position_of(const ui::Casting& casting) {
    auto match = find_game("thunders_edge")->start({casting.seats, casting.seed, casting.options}, {});
    casting.before(**match);
    const auto& typed = static_cast<MatchOf<ThundersEdge>&>(**match).match;
    State s = typed.position().base;
    s.active = subject(typed.view(Viewer::table()));
    return s;
}

// These cards and no others in the hand of the seat; the others go to the decks.
void deal_senate(State& s, Seat p, std::initializer_list<int> numbers) {
    SenateSet& hand = s.senate_hand[hexmoot::index(p)];
    each_card(hand, [&](Senate c) { s.senate_deck.push(c); });
    hand = 0;
    for (int n : numbers) {
        const Senate c = senate(n - 1);
        for (SenateSet& other : s.senate_hand) other &= ~bit(c);
        for (int i = s.senate_deck.size; i-- > 0;)
            if (s.senate_deck.at[static_cast<size_t>(i)] == c) s.senate_deck.remove(i);
        hand |= bit(c);
    }
}
void deal_missions(State& s, Seat p, std::initializer_list<int> numbers) {
    MissionSet& hand = s.mission_hand[hexmoot::index(p)];
    s.mission_discard |= hand;
    hand = 0;
    for (int n : numbers) {
        const Mission m = mission(n - 1);
        for (MissionSet& other : s.mission_hand) other &= ~bit(m);
        for (MissionSet& other : s.played) other &= ~bit(m);
        s.mission_discard &= ~bit(m);
        for (int i = s.mission_deck.size; i-- > 0;)
            if (s.mission_deck.at[static_cast<size_t>(i)] == m) s.mission_deck.remove(i);
        hand |= bit(m);
    }
}

// The first Mission turn, with these cards in the hand of the seat whose turn it is.
ui::Casting mission_turn(std::initializer_list<int> missions, std::initializer_list<int> senators) {
    ui::Casting casting = played_to(3, 7, Question::mission_turn);
    State s = position_of(casting);
    const Seat p = s.active;
    deal_missions(s, p, missions);
    deal_senate(s, p, senators);
    s.credits[hexmoot::index(p)] = 9;
    casting.before = {};
    casting.state = ThundersEdge::state_json(s);
    casting.privacy = play::Privacy::open;
    return casting;
}

QVariantMap row_of(ui::Rows& rows, const QString& key) { return rows.by_key().value(key).toMap(); }

std::vector<std::string> spelled_words(const std::vector<Token>& words) {
    std::vector<std::string> out;
    for (Token t : words) out.push_back(spelled(t));
    return out;
}

State with_hand(std::initializer_list<int> senators) {
    State s = position_of(played_to(3, 7, Question::mission_turn));
    s.locations_used = 0x1fff;
    deal_senate(s, s.active, senators);
    return s;
}

// ---- the suggested payment

TEST(Payment, SparesPointsAndKeepsStrongCards) {
    // Martial Law, 6 Military: 3 + 3 would do, as would 3 + 2 + 1 and 3 + 1 + 1 + 1.
    const State s = with_hand({1, 2, 3, 4, 5, 6});
    const auto words = cheapest(whole_payment(s, s.active, Mission::martial_law));
    EXPECT_EQ(spelled_words(words), (std::vector<std::string>{"SEN-01", "SEN-04", "SEN-05", "SEN-06"}));
}

TEST(Payment, SpendsASenatorForPointsOnlyWhenItMust) {
    const State s = with_hand({1, 2, 7});
    EXPECT_EQ(spelled_words(cheapest(whole_payment(s, s.active, Mission::martial_law))),
              (std::vector<std::string>{"SEN-01", "SEN-02"}));
    const State poorer = with_hand({1, 4, 7});
    EXPECT_EQ(spelled_words(cheapest(whole_payment(poorer, poorer.active, Mission::martial_law))),
              (std::vector<std::string>{"SEN-01", "SEN-04", "SEN-07"}));
}

TEST(Payment, FillsOneLineAfterTheOther) {
    const State s = with_hand({1, 3, 25, 27});  // Entrenchment: 5 Military, then 5 Industry
    EXPECT_EQ(spelled_words(cheapest(whole_payment(s, s.active, Mission::entrenchment))),
              (std::vector<std::string>{"SEN-01", "SEN-03", "SEN-25", "SEN-27"}));
}

TEST(Payment, IsNothingWhenCardsDoNotSuffice) {
    const State s = with_hand({1, 3});
    EXPECT_TRUE(cheapest(whole_payment(s, s.active, Mission::entrenchment)).empty());
}

TEST(Payment, GoesOnFromWhatWasNamed) {
    const State s = with_hand({1, 2, 3, 4});
    const std::vector<Token> line{word(Verb::play), word(Mission::martial_law), word(senate(2))};
    const auto x = payment(s, s.active, line);
    ASSERT_TRUE(x);
    EXPECT_EQ(covered_now(*x), 2);
    EXPECT_EQ(spelled_words(cheapest(*x)), (std::vector<std::string>{"SEN-01", "SEN-04"}));
}

TEST(Payment, OfDeEscalationFollowsItsWay) {
    const State s = with_hand({15, 33, 36});
    const Token church = word(request(index(Bloc::church)));
    const Token pacifist = word(request(2 * blocs + index(Trait::pacifist)));
    const std::vector<Token> with_points{word(Verb::play), word(Mission::de_escalation), church};
    EXPECT_EQ(spelled_words(cheapest(*payment(s, s.active, with_points))),
              (std::vector<std::string>{"SEN-33", "SEN-36"}));
    const std::vector<Token> with_senator{word(Verb::play), word(Mission::de_escalation), pacifist};
    EXPECT_EQ(spelled_words(cheapest(*payment(s, s.active, with_senator))), (std::vector<std::string>{"SEN-15"}));
    EXPECT_FALSE(payment(s, s.active, std::vector<Token>{word(Verb::play), word(Mission::de_escalation)}));
}

// ---- the hand

TEST(Hand, SaysWhatMayBePlayedAndWhyNot) {
    const auto table = ui::make_table(mission_turn({5, 8, 48}, {9, 12, 33, 17}));
    TeCards& cards = *board_of(*table).cards();
    EXPECT_EQ(cards.missions()->count(), 0);
    open_hand(*table, board_of(*table).speaker());
    // Breadbasket Charter: 4 Agra-Union (3 + 1) and 3 Church.
    const QVariantMap charter = row_of(*cards.missions(), "MIS-05");
    EXPECT_TRUE(charter["lit"].toBool());
    EXPECT_EQ(charter["pay"].toList().size(), 2);
    EXPECT_TRUE(charter["pay"].toList()[0].toMap()["ok"].toBool());
    // Emergency Statutes: 7 Bureaucracy, and 3 are there.
    const QVariantMap statutes = row_of(*cards.missions(), "MIS-08");
    EXPECT_FALSE(statutes["lit"].toBool());
    EXPECT_FALSE(statutes["pay"].toList()[0].toMap()["ok"].toBool());
    EXPECT_EQ(statutes["pay"].toList()[0].toMap()["have"].toInt(), 3);
    EXPECT_FALSE(statutes["why"].toString().isEmpty());
    // Black Market belongs to income.
    EXPECT_FALSE(row_of(*cards.missions(), "MIS-48")["lit"].toBool());
    table->close();
    EXPECT_EQ(cards.missions()->count(), 0);
    EXPECT_EQ(cards.senate()->count(), 0);
}

TEST(Hand, IsLitAsTheRulesOffer) {
    const auto table = ui::make_table(played_to(4, 7, Question::mission_turn, 3));
    TeBoard& board = board_of(*table);
    open_hand(*table, board.speaker());
    std::map<std::string, bool> before;
    for (const QVariantMap& row : board.cards()->missions()->rows())
        before[row["key"].toString().toStdString()] = row["lit"].toBool();
    board.act("play");
    for (const auto& [key, lit] : before) {
        const bool armed = key == "MIS-47";  // is never played
        EXPECT_EQ(lit && !armed, row_of(*board.cards()->missions(), q(key))["lit"].toBool()) << key;
    }
}

TEST(Hand, PaysAsSuggestedWithOneVerb) {
    const auto table = ui::make_table(mission_turn({5, 8}, {9, 12, 33, 17}));
    TeBoard& board = board_of(*table);
    const Seat p = board.speaker();
    const int before = board.shown().money(p);
    board.act("play");
    EXPECT_EQ(table->drawer_seat(), ui::number(p));
    board.cards()->press("MIS-05");
    EXPECT_EQ(board.cards()->mode(), "pay");
    EXPECT_EQ(board.cards()->payment()->count(), 2);
    EXPECT_TRUE(row_of(*board.cards()->senate(), "SEN-09")["suggested"].toBool());
    EXPECT_FALSE(row_of(*board.cards()->senate(), "SEN-17")["suggested"].toBool());
    table->act("pay-suggested");
    EXPECT_TRUE(board.shown().owns(p, Mission::breadbasket_charter));
    EXPECT_EQ(board.shown().money(p), before + 5);
    EXPECT_EQ(table->drawer_seat(), -1);
}

TEST(Hand, PlaysACardThatIsPressedWithoutTheWord) {
    const auto table = ui::make_table(mission_turn({31}, {1}));  // Off World Strength
    TeBoard& board = board_of(*table);
    const Seat p = board.speaker();
    open_hand(*table, p);
    board.cards()->press("MIS-31");
    EXPECT_EQ(board.cards()->mode(), "choose");
    EXPECT_EQ(board.cards()->choices()->count(), off_worlds);
    EXPECT_TRUE(board.cards()->digit(2));
    EXPECT_EQ(board.shown().strength_of[6], p);
}

TEST(Hand, RefusesACardThatMayNotBePlayedWithItsRule) {
    const auto table = ui::make_table(mission_turn({8}, {17}));
    open_hand(*table, board_of(*table).speaker());
    board_of(*table).cards()->press("MIS-08");
    EXPECT_EQ(table->refusal()["rule"].toString(), "TE-INI-2");
}

TEST(Hand, CounterIntelligenceIsArmedFromTheCard) {
    const auto table = ui::make_table(mission_turn({47}, {17}));
    TeBoard& board = board_of(*table);
    open_hand(*table, board.speaker());
    ASSERT_TRUE(row_of(*board.cards()->missions(), "MIS-47")["lit"].toBool());
    board.cards()->press("MIS-47");
    EXPECT_EQ(board.cards()->mode(), "choose");
    board.cards()->press("all");
    open_hand(*table, board.speaker());
    EXPECT_EQ(row_of(*board.cards()->missions(), "MIS-47")["state"].toString(), "armed");
}

// ---- reading

TEST(CardPage, ReadsWhatIsOpenAndTheOwnHandOnly) {
    const auto table = ui::make_table(mission_turn({5}, {9}));
    TeCards& cards = *board_of(*table).cards();
    cards.inspect("MIS-05");
    EXPECT_EQ(cards.detail()->count(), 0);  // the hand is closed
    cards.inspect("LOC-01");
    ASSERT_EQ(cards.detail()->count(), 1);
    EXPECT_EQ(cards.detail()->rows()[0]["rule"].toString(), "LOC-01");
    open_hand(*table, board_of(*table).speaker());
    cards.inspect("MIS-05");
    ASSERT_EQ(cards.detail()->count(), 1);
    EXPECT_FALSE(cards.detail()->rows()[0]["full"].toString().isEmpty());
    EXPECT_FALSE(cards.detail()->rows()[0]["ways"].toList().isEmpty());
    table->close();
    EXPECT_EQ(cards.detail()->count(), 0);
}

TEST(SeatPage, ShowsWhatLiesInFrontAndAsksTwiceBeforeABreak) {
    ui::Casting casting = played_to(3, 7, Question::mission_turn);
    State s = position_of(casting);
    const Seat p = s.active, other = after(s, p);
    deal_missions(s, p, {1, 21, 34, 2});
    s.mission_hand[hexmoot::index(p)] = bit(mission(1));
    s.played[hexmoot::index(p)] |= bit(Mission::entrenchment) | bit(Mission::hoppu_plantations);
    s.alliances[0] = {p, other};
    casting.before = {};
    casting.state = ThundersEdge::state_json(s);
    const auto table = ui::make_table(casting);
    TeBoard& board = board_of(*table);
    board.cards()->showSeat(ui::number(p));
    ASSERT_EQ(board.cards()->front()->count(), 1);
    QStringList titles;
    for (const QVariant& group : board.cards()->front()->rows()[0]["groups"].toList())
        titles << group.toMap()["title"].toString();
    for (const char* title : {"Faction", "Alliances", "Initiatives", "Investments"})
        EXPECT_TRUE(titles.contains(title)) << title;
    const QString key = "break " + q(spelled(word(other)));
    board.cards()->makeFree(key);
    EXPECT_TRUE(allied(board.shown(), p, other));
    board.cards()->makeFree(key);
    EXPECT_FALSE(allied(board.shown(), p, other));
}

TEST(SeatPage, StandingOrderOfASeatThatIsNotActing) {
    const auto table = ui::make_table(played_to(3, 7, Question::mission_turn));
    TeBoard& board = board_of(*table);
    const Seat other = after(board.shown(), board.speaker());
    board.cards()->showSeat(ui::number(other));
    board.cards()->makeFree("standing");
    EXPECT_TRUE(board.shown().card_pass.has(other));
}

// ---- in the window

TEST(Hand, IsPlayedByKeysAlone) {
    ui::Stage stage(mission_turn({5, 8}, {9, 12, 33, 17}), {1600, 900});
    TeBoard& board = board_of(stage.table());
    const Seat p = board.speaker();
    stage.press(Qt::Key_C);
    ASSERT_NE(stage.find("card/MIS-05"), nullptr);
    stage.press(Qt::Key_1);
    EXPECT_NE(stage.find("begun/MIS-05"), nullptr);
    stage.press(Qt::Key_Return);
    EXPECT_TRUE(board.shown().owns(p, Mission::breadbasket_charter));
    EXPECT_EQ(stage.find("card/MIS-08"), nullptr);
}

TEST(Hand, LeavesNoWordOnTheClosedTable) {
    ui::Stage stage(mission_turn({5, 8}, {9, 12, 33, 17}), {1600, 900});
    stage.press(Qt::Key_Space);
    EXPECT_TRUE(stage.words().join('\n').contains("Breadbasket Charter"));
    board_of(stage.table()).cards()->inspect("MIS-05");
    stage.press(Qt::Key_Space);
    stage.settle();
    EXPECT_FALSE(stage.words().join('\n').contains("Breadbasket Charter"));
    EXPECT_FALSE(stage.words().join('\n').contains("Emergency Statutes"));
}

}  // namespace
}  // namespace hexmoot::te
