// Whatever a card, an ability or a deal asks stands somewhere to be pressed: in the hand, among the choices, on the
// sheet, or as a verb; areas on the map where it is in sight.
#include <set>

#include <gtest/gtest.h>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

std::set<QString> keys_of(const QList<QVariantMap>& rows) {
    std::set<QString> out;
    for (const QVariantMap& row : rows) out.insert(row.value("key").toString());
    return out;
}

std::set<QString> to_press(TeBoard& board) {
    TeCards& cards = *board.cards();
    TeDeals& deals = *board.deals();
    std::set<QString> out;
    for (ui::Rows* rows : {cards.missions(), cards.senate()})
        for (const QVariantMap& row : rows->rows())
            if (row.value("lit").toBool()) out.insert(row.value("key").toString());
    for (ui::Rows* rows : {cards.choices(), cards.free_moves(), deals.seats(), deals.titles()})
        out.merge(keys_of(rows->rows()));
    for (const QVariantMap& side : deals.sides()->rows()) {
        for (const QVariant& area : side.value("areas").toList()) out.insert(area.toMap().value("key").toString());
        for (const QVariant& n : side.value("numbers").toList()) out.insert(QString::number(n.toInt()));
        for (int n = 11; n <= side.value("most").toInt(); n++) out.insert(QString::number(n));
        if (side.value("card").toBool()) out.insert("card");
    }
    for (const auto& verb : board.verbs()) out.insert(verb.id);
    return out;
}

// Titles are asked for by one of their cards, and a map in sight takes presses on its areas.
bool stands_for_it(TeBoard& board, Token t) {
    const bool area = kind_of(t) == Kind::field || kind_of(t) == Kind::location;
    if (area && board.stage() == u"map") return true;
    return kind_of(t) == Kind::mission && board.deals()->wanting();
}

void play(int seats, u64 seed, int answers) {
    ui::Casting casting;
    casting.seats = seats;
    casting.seed = seed;
    const auto table = ui::make_table(casting);
    TeBoard& board = board_of(*table);
    RandomPlayer<ThundersEdge> player(seed);
    for (int i = 0; i < answers && !table->over(); i++) {
        const AnyMatch& match = table->sitting().match();
        const Answer next = player.choose(match.prompt(), match.offer());
        if (table->sitting().secret_question() && table->sitting().drawer() != next.seat) open_hand(*table, next.seat);
        const bool mine = board.begun_with(Verb::play) || board.begun_with(Verb::card) ||
                          board.begun_with(Verb::ability) || board.begun_with(Verb::deal);
        if (mine && !board.combat()->lingers()) {
            const auto shown = to_press(board);
            for (const Answer& a : board.offer().answers())
                EXPECT_TRUE(shown.contains(q(spelled(a.token))) || stands_for_it(board, a.token))
                    << spelled(board.begun()) << ": " << spelled(a.token) << " at "
                    << match.prompt_name(match.prompt().kind);
        }
        const QString word = q(spelled(next.token));
        if (match.line().empty() && word == board.opening(next.seat) && table->sitting().drawer() == nobody)
            open_hand(*table, next.seat);  // says it
        else
            ASSERT_TRUE(table->say(word, next.seat)) << spelled(next.token);
    }
}

TEST(Cards, AllThatTheyAskStandsToBePressedWithTwoSeats) { play(2, 21, 1200); }
TEST(Cards, AllThatTheyAskStandsToBePressedWithFiveSeats) { play(5, 22, 1200); }

}  // namespace
}  // namespace hexmoot::te
