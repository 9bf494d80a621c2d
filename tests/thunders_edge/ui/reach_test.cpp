// Whatever the rules offer can be said at the table, and nothing that is another seat's secret stands there.
#include <gtest/gtest.h>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

// The offered words of the speaker that no part shows, no verb says, and no list names.
std::vector<std::string> out_of_reach(ui::TableModel& table) {
    TeBoard& board = board_of(table);
    std::vector<std::string> lost;
    QStringList shown;
    for (const auto& v : board.verbs()) shown << v.id;
    for (const QVariantMap& row : board.more()->rows()) shown << row.value("key").toString();
    if (!board.own()) shown << board.opening(board.speaker());
    for (const Answer& a : board.offer().answers()) {
        if (a.seat != board.speaker()) continue;
        const bool covered = board.map()->covers(a.token) || board.senate()->covers(a.token) ||
                             board.cards()->covers(a.token) || board.combat()->covers(a.token) ||
                             board.orders()->covers(a.token) || board.deals()->covers(a.token) ||
                             board.scores()->covers(a.token);
        if (!covered && !shown.contains(q(spelled(a.token)))) lost.push_back(spelled(a.token));
    }
    return lost;
}

void play_at_table(int seats, u64 seed, int answers) {
    ui::Casting casting;
    casting.seats = seats;
    casting.seed = seed;
    const auto table = ui::make_table(casting);
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < answers && !table->over(); i++) {
        const AnyMatch& match = table->sitting().match();
        const auto word = table->sitting().module().greedy_answer(match, match.prompt().seats, rng);
        ASSERT_TRUE(word);
        if (table->sitting().secret_question() && table->sitting().drawer() != word->seat)
            open_hand(*table, word->seat);
        else if (match.prompt().seats.size() > 1 && table->sitting().drawer() == nobody)
            board_of(*table).chooseSpeaker(ui::number(word->seat));
        EXPECT_EQ(out_of_reach(*table), std::vector<std::string>())
            << match.prompt_name(match.prompt().kind) << " after " << match.answers();
        const QString first = board_of(*table).opening(word->seat);
        if (q(spelled(word->token)) == first && table->sitting().drawer() == nobody) {
            open_hand(*table, word->seat);  // says it
            continue;
        }
        ASSERT_TRUE(table->say(q(spelled(word->token)), word->seat))
            << spelled(word->token) << ": " << table->refusal().value("what").toString().toStdString();
    }
}

TEST(Smoke, EveryOfferedWordCanBeSaidWithTwoSeats) { play_at_table(2, 3, 500); }
TEST(Smoke, EveryOfferedWordCanBeSaidWithFiveSeats) { play_at_table(5, 4, 500); }

}  // namespace
}  // namespace hexmoot::te
