// The end of the game: the sources come to light one by one, and the sums are those of the engine.
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/fixture.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

using namespace Qt::StringLiterals;

// The last turn: tension ends the game when the Mission Segment is over.
ui::Casting last_turn() {
    M1 m = M1().marker(A, "La")
               .marker(B, "Lc")
               .with([](State& s) {
                   for (int i = 0; i < 3; i++) s.order[static_cast<size_t>(i)] = seat(i);
                   s.turn = 15;
                   s.tension = 29;
                   s.consul_counters[0] = 1;
                   s.orbit[0][index(Piece::conventional)] = 1;
                   s.off_world[1][index(OffWorld::mars)][index(Piece::menace)] = 1;
                   s.off_world[2][index(OffWorld::mars)][index(Piece::walker)] = 1;
               })
               .in(Phase::drop_offer, nobody);
    m.with([](State& s) { s.remaining = SeatSet(A); });
    ui::Casting casting;
    casting.seats = 3;
    casting.state = ThundersEdge::state_json(m.done());
    return casting;
}

// Says whatever ends the turn.
void end_turn(const std::function<const AnyMatch&()>& match, const std::function<bool(Seat, const char*)>& say) {
    for (int i = 0; i < 8 && !match().over(); i++)
        for (const char* word : {"end", "go", "pass"})
            if (const Seat p = match().prompt().seats.front(); match().read(p, word) && say(p, word)) break;
}

TEST(SmokeScores, SourcesComeToLightOneByOneAndTheSumsAreTheEngines) {
    const auto table = ui::make_table(last_turn());
    TeBoard& board = board_of(*table);
    TeScores& scores = *board.scores();
    end_turn([&]() -> const AnyMatch& { return table->sitting().match(); },
             [&](Seat p, const char* word) { return table->say(q(word), p); });
    ASSERT_TRUE(table->over());
    ASSERT_EQ(board.stage(), u"scores"_s);
    ASSERT_TRUE(scores.revealing());
    EXPECT_EQ(scores.seats()->rows()[0].value("sum").toInt(), 0);
    EXPECT_EQ(scores.sources()->rows()[2].value("units").toList()[0].toMap().value("state").toString(), u"down"_s);
    EXPECT_TRUE(scores.winner().isEmpty());
    while (scores.revealing()) scores.next();
    const Standing standing = table->sitting().match().standing();
    for (const QVariantMap& row : scores.seats()->rows())
        EXPECT_EQ(row.value("sum").toInt(), standing.points[row.value("key").toUInt()]);
    EXPECT_EQ(scores.seats()->rows()[0].value("name").toString(), u"Vermilion"_s);  // 10 for Centor, 5 as Consul
    EXPECT_TRUE(scores.seats()->rows()[0].value("winner").toBool());
    EXPECT_EQ(scores.winner().value("title").toString(), u"Vermilion wins"_s);
}

TEST(SmokeScores, AGameOpenedAfterItsEndLiesOpen) {
    auto casting = last_turn();
    casting.before = [](AnyMatch& m) {
        end_turn([&]() -> const AnyMatch& { return m; },
                 [&](Seat p, const char* word) { return m.say(p, word).has_value(); });
    };
    const auto table = ui::make_table(casting);
    ASSERT_TRUE(table->over());
    EXPECT_FALSE(board_of(*table).scores()->revealing());
    EXPECT_FALSE(board_of(*table).scores()->winner().isEmpty());
}

TEST(SmokeScoresWindow, TheEndWaitsForTheScores) {
    ui::Stage stage(last_turn(), {1280, 720});
    end_turn([&]() -> const AnyMatch& { return stage.table().sitting().match(); },
             [&](Seat p, const char* word) { return stage.table().say(q(word), p); });
    stage.settle();
    ASSERT_TRUE(stage.find(u"score-next"_s));
    EXPECT_FALSE(stage.find(u"end-rematch"_s));
    stage.click(u"score-all"_s);
    EXPECT_TRUE(stage.find(u"end-rematch"_s));
}

}  // namespace
}  // namespace hexmoot::te
