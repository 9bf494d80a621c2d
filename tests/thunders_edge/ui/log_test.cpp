// The log of a war is as short as the war allows: a roll is one line, and so is a unit's way.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

std::unique_ptr<ui::TableModel> after_a_battle() {
    return ui::make_table(played_to(3, 5, [](const AnyMatch& m) {
        return std::ranges::any_of(
            m.events(), [](const Event& e) { return static_cast<Happening>(e.kind) == Happening::combat_ends; });
    }));
}

TEST(Log, ARollIsOneLineWithItsDiceInOrder) {
    const auto table = after_a_battle();
    const auto& events = table->sitting().match().events();
    size_t rolls = 0, told = 0;
    for (size_t i = 0; i < events.size(); i++) {
        const bool die = static_cast<Happening>(events[i].kind) == Happening::die_rolled;
        const bool goes_on = die && i + 1 < events.size() && events[i + 1].kind == events[i].kind &&
                             events[i + 1].seat == events[i].seat && events[i + 1].facts[1] == events[i].facts[1] &&
                             events[i + 1].cause == events[i].cause;
        rolls += die && !goes_on;
    }
    for (const auto& line : table->log()->lines(0)) {
        if (static_cast<Happening>(events[line.event].kind) != Happening::die_rolled) continue;
        told++;
        const QString dice = line.text.section(": ", -1);
        QStringList sorted = dice.split(' ');
        std::sort(sorted.rbegin(), sorted.rend());
        EXPECT_EQ(dice, sorted.join(' ')) << line.text.toStdString();
        EXPECT_TRUE(line.text.contains(QString::number(sorted.size()))) << line.text.toStdString();
    }
    EXPECT_GT(rolls, 0U);
    EXPECT_EQ(told, rolls);
}

TEST(Log, NoLineStandsTwiceInARow) {
    const auto table = after_a_battle();
    const auto lines = table->log()->lines(0);
    ASSERT_GT(lines.size(), 20U);
    for (size_t i = 1; i < lines.size(); i++)
        EXPECT_FALSE(lines[i].event == lines[i - 1].event + 1 && lines[i].text == lines[i - 1].text) << i;
}

// What is told together comes apart again when its end is taken back, and the language changes all of it.
TEST(Log, FollowingBackAndForthTellsTheSame) {
    const auto table = after_a_battle();
    const auto events = table->sitting().log();
    const auto whole = table->log()->lines(0);
    for (size_t n = events.size(); n > events.size() - 40; n--) {
        table->log()->follow({events.begin(), events.begin() + static_cast<long>(n)}, 0, 0);
        const auto shorter = table->log()->lines(0);
        ui::LogModel fresh([&](std::span<const Event> up_to) { return table->board()->tell(up_to); });
        fresh.follow({events.begin(), events.begin() + static_cast<long>(n)}, 0, 0);
        const auto anew = fresh.lines(0);
        ASSERT_EQ(shorter.size(), anew.size()) << n;
        for (size_t i = 0; i < anew.size(); i++) EXPECT_EQ(shorter[i].text, anew[i].text);
    }
    table->log()->follow(events, 0, 0);
    EXPECT_EQ(table->log()->lines(0).size(), whole.size());
    table->set_language("de");
    EXPECT_EQ(table->log()->lines(0).size(), whole.size());
}

}  // namespace
}  // namespace hexmoot::te
