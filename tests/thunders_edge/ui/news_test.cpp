// What the table makes of the news: cues and cards that nobody has looked at.
#include "tests/thunders_edge/ui/senate_stage.h"
// clang-format off
#include <QSignalSpy>

#include "app/games/thunders_edge/te_board.h"
// clang-format on

namespace hexmoot::te {
namespace {

Event event(Happening what, std::initializer_list<int> facts = {}) {
    Event e;
    e.kind = static_cast<u8>(what);
    e.seat = A;
    size_t i = 0;
    for (int f : facts) e.facts[i++] = static_cast<u8>(f);
    return e;
}

TEST(News, IsWhatCameSinceTheLastLook) {
    std::vector<Event> log{event(Happening::traded)};
    News news;
    EXPECT_EQ(news.read(log).size(), 0U) << "a game that was opened";
    log.push_back(event(Happening::consul));
    log.push_back(event(Happening::traded));
    EXPECT_EQ(news.read(log).size(), 2U);
    EXPECT_EQ(news.read(log).size(), 0U);
    log.pop_back();
    EXPECT_EQ(news.read(log).size(), 0U) << "undone";
}

TEST(News, SoundsWithItsWeightiestCue) {
    const auto cue = [](std::vector<Event> news) { return std::string(cue_of(news)); };
    EXPECT_EQ(cue({}), "");
    EXPECT_EQ(cue({event(Happening::moved)}), "");
    EXPECT_EQ(cue({event(Happening::traded)}), "deal");
    EXPECT_EQ(cue({event(Happening::traded), event(Happening::consul, {10})}), "gavel");
    EXPECT_EQ(cue({event(Happening::die_rolled, {6, 0})}), "dice");
    // A drone from 27 on, once a step (ux.md 14).
    EXPECT_EQ(cue({event(Happening::tension, {25, 26})}), "");
    EXPECT_EQ(cue({event(Happening::tension, {26, 27})}), "drone");
    EXPECT_EQ(cue({event(Happening::tension, {28, 27})}), "");
}

TEST(News, DrawnCardsAreNewUntilTheirSeatLooks) {
    const auto table = ui::make_table(staged(segment(three_hands())));
    TeSenate& senate = *board_of(*table).senate();
    const auto fresh = [&](int row) { return senate.podiums()->rows()[row].value("fresh").toInt(); };
    QSignalSpy cues(table.get(), &ui::TableModel::cue);
    told(*table, {"A raise", "B raise", "C raise"});
    EXPECT_EQ(fresh(0), 1);  // TE-DRAW-1
    EXPECT_EQ(fresh(1), 1);
    EXPECT_TRUE(senate.podiums()->rows()[1].value("text").toString().contains("1 new"));
    EXPECT_TRUE(std::ranges::any_of(cues, [](const QList<QVariant>& c) { return c[0].toString() == "deal"; }));
    open_hand(*table, A);
    EXPECT_EQ(fresh(0), 0);
    EXPECT_EQ(fresh(1), 1);
    table->close();
    EXPECT_EQ(fresh(0), 0);
}

}  // namespace
}  // namespace hexmoot::te
