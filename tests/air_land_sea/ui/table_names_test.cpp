// What people call themselves is text and nothing else: no place for a value, no markup. Two tables differ in the names
// only, so every sentence on the one must have been on the other, but for the names.
#include <QQuickItem>
#include <QSet>
#include <random>

#include <gtest/gtest.h>

#include "tests/ui/table_stage.h"
#include "tests/ui/window_events.h"

namespace hexmoot::ui {
namespace {

struct Name {
    QString plain, odd;
};
// The plain name is the wider one: where a title with it does not fit, a short one stands.
const std::vector<Name> names{{"Zo", "%1"}, {"Quirin Wommerling", "%2 <b>&amp;"}};

Casting casting(const std::string& language, QString Name::* kind) {
    return {.seed = 11,
            .privacy = play::Privacy::courtesy,
            .first_name = (names[0].*kind).toStdString(),
            .second_name = (names[1].*kind).toStdString(),
            .language = language};
}

class Names : public testing::TestWithParam<std::string> {
  protected:
    void expect_same(const char* when) {
        QStringList wanted = plain_.words();
        for (const Name& name : names) wanted.replaceInStrings(name.plain, name.odd);
        known_ += QSet<QString>(wanted.begin(), wanted.end());
        for (const QString& found : odd_.words())
            EXPECT_TRUE(known_.contains(found)) << when << ": " << found.toStdString();
        visit_visible(odd_.window().contentItem(), [&](QQuickItem* item) {
            const QVariant format = item->property("textFormat");
            if (!item->inherits("QQuickText") || format.toInt() == Qt::PlainText) return;
            EXPECT_FALSE(item->property("text").toString().contains(names[1].odd)) << when << ": markup";
        });
    }
    void each(const std::function<void(TableModel&)>& act, const char* when) {
        for (Stage* stage : {&plain_, &odd_}) {
            act(stage->table());
            stage->settle(5);
        }
        expect_same(when);
    }
    static void say_some_word(TableModel& table, u64 chance) {
        const AnyMatch& match = table.sitting().match();
        const auto all = match.offer().answers();
        EXPECT_TRUE(table.say(QString::fromStdString(match.spelled(all[chance % all.size()].token))));
    }

    QSet<QString> known_;  // how much of the log shows depends on the length of the names
    Stage plain_{casting(GetParam(), &Name::plain), {1600, 900}};
    Stage odd_{casting(GetParam(), &Name::odd), {1600, 900}};
};

TEST_P(Names, are_text_and_nothing_else_through_a_war) {
    std::mt19937 chance(5);
    expect_same("dealt");
    for (int word = 0; word < 120 && !plain_.table().sitting().match().over(); ++word) {
        if (plain_.table().sitting().secret_question() && !plain_.table().sitting().may_see_offer()) {
            each([](TableModel& table) { table.look(); }, "curtain");
            each([](TableModel& table) { table.liftCurtain({}); }, "hand");
        }
        const u64 pick = chance();
        each([pick](TableModel& table) { say_some_word(table, pick); }, "said");
        if (word % 7 == 0) each([](TableModel& table) { table.say(QStringLiteral("no-such-word")); }, "refused");
        if (word % 11 == 0) each([](TableModel& table) { table.proposeTakeback(); }, "takeback");
    }
}

INSTANTIATE_TEST_SUITE_P(, Names, testing::Values("en", "de"), [](const auto& each) { return each.param; });

}  // namespace
}  // namespace hexmoot::ui
