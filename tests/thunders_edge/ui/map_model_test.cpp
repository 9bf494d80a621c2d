// The map room's models: what is lit, what a press says, and why something is not lit.
#include <chrono>

#include <gtest/gtest.h>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

QVariantMap row(const ui::Rows& rows, const QString& key) { return rows.by_key().value(key).toMap(); }
QStringList keys(const ui::Rows& rows) {
    QStringList out;
    for (const QVariantMap& r : rows.rows()) out << r.value("key").toString();
    return out;
}
QVariantMap verb(ui::TableModel& table, const QString& id) { return row(*table.verbs(), id); }

std::unique_ptr<ui::TableModel> at(Question kind, int nth = 1, u64 seed = 7, int seats = 3) {
    return ui::make_table(played_to(seats, seed, kind, nth));
}
// The first counter that may be taken up.
QString first_lit(TeMap& map) {
    for (const QVariantMap& r : map.pieces()->rows())
        if (r.value("lit").toBool()) return r.value("key").toString();
    return {};
}
QString first_light(TeMap& map, const QString& state) {
    for (const QVariantMap& r : map.lights()->rows())
        if (r.value("state") == state) return r.value("key").toString();
    return {};
}

TEST(MapRows, every_hex_area_and_stack_has_its_row) {
    const auto table = at(Question::action_move);
    TeMap& map = *board_of(*table).map();
    const State& s = board_of(*table).shown();
    EXPECT_EQ(map.hexes()->count(), 36);
    int areas = 0, counters = 0;
    each_area(s, [&](Area a) {
        areas++;
        counters += units(s, a);
    });
    EXPECT_EQ(map.areas()->count(), areas);
    int shown = 0;
    for (const QVariantMap& r : map.pieces()->rows()) shown += r.value("count").toInt();
    EXPECT_EQ(shown, counters);
    const QVariantMap centor = row(*map.areas(), "L(0,0)");
    EXPECT_EQ(centor["name"], "Centor");
    EXPECT_EQ(centor["defence"], 3);
    EXPECT_EQ(centor["worth"], 8);
    EXPECT_TRUE(centor["inner"].toBool());
}

TEST(MapRows, a_name_says_terrain_owner_and_units) {
    const auto table = at(Question::action_move);
    TeMap& map = *board_of(*table).map();
    const State& s = board_of(*table).shown();
    each_area(s, [&](Area a) {
        const QString text = row(*map.areas(), key_of(s, a)).value("text").toString();
        if (units(s, a) > 0) {
            EXPECT_TRUE(text.contains(board_of(*table).seat_name(s.owner(a)) + ":")) << text.toStdString();
        }
        if (is_field(a) && !known_terrain(s, site_of(a))) {
            EXPECT_TRUE(text.startsWith("Face-down hex ("));
        }
    });
}

TEST(MapMoving, a_stack_taken_up_lights_where_the_rules_let_it_go) {
    const auto table = at(Question::action_move);
    TeBoard& board = board_of(*table);
    TeMap& map = *board.map();
    const QString unit = first_lit(map);
    ASSERT_FALSE(unit.isEmpty());
    map.pressPiece(unit);
    EXPECT_EQ(map.chosen_key(), unit);
    ASSERT_GT(map.lights()->count(), 0);
    // Each light is said in one breath, and undone leads back.
    for (const QString& key : keys(*map.lights())) {
        const auto answers = table->answers();
        map.pressArea(key);
        EXPECT_FALSE(table->refused()) << key.toStdString();
        EXPECT_GT(table->answers(), answers);
        EXPECT_TRUE(board.line().empty());
        if (!table->can_undo()) break;
        while (table->answers() > answers && table->can_undo()) table->undo();
        map.pressPiece(unit);
    }
}

TEST(MapMoving, chips_count_areas_and_a_mountain_stops) {
    const auto table = at(Question::action_move);
    TeBoard& board = board_of(*table);
    for (const QVariantMap& r : QList(board.map()->pieces()->rows())) {
        if (!r.value("lit").toBool()) continue;
        board.map()->pressPiece(r.value("key").toString());
        const int most =
            board.map()->unit().value("facts").toList()[1].toMap().value("value").toString().left(1).toInt();
        for (const QVariantMap& light : board.map()->lights()->rows()) {
            EXPECT_GE(light.value("chip").toInt(), 1);
            EXPECT_LE(light.value("chip").toInt(), most);
        }
        board.map()->pressPiece(r.value("key").toString());
        EXPECT_EQ(board.map()->chosen_key(), QString());
    }
}

TEST(MapMoving, what_is_not_lit_is_refused_with_its_rule_and_marked) {
    const auto table = at(Question::action_move);
    TeBoard& board = board_of(*table);
    TeMap& map = *board.map();
    const State s = board.shown();
    map.pressPiece(first_lit(map));
    const QStringList lit = keys(*map.lights());
    int refused = 0;
    each_area(s, [&](Area a) {
        const QString key = key_of(s, a);
        const QString chosen = map.chosen_key();
        if (lit.contains(key) || occupant(s, a) == board.speaker() || chosen.startsWith(key)) return;
        const auto before = board.match().digest();
        map.pressArea(key);
        EXPECT_TRUE(table->refused()) << key.toStdString();
        EXPECT_EQ(board.match().digest(), before) << key.toStdString();
        EXPECT_FALSE(table->refusal().value("rule").toString().isEmpty());
        EXPECT_EQ(row(*map.lights(), key)["state"], "probed");
        EXPECT_NE(table->refusal().value("code"), "E_NOT_ADJACENT") << key.toStdString();
        refused++;
    });
    EXPECT_GT(refused, 10);
    table->clearRefusal();
    EXPECT_EQ(first_light(map, "probed"), QString());
}

TEST(MapMoving, escape_puts_the_unit_down_and_tab_takes_the_next) {
    const auto table = at(Question::action_move);
    TeMap& map = *board_of(*table).map();
    table->act("next-unit");
    const QString first = map.chosen_key();
    ASSERT_FALSE(first.isEmpty());
    table->act("next-unit");
    EXPECT_NE(map.chosen_key(), first);
    EXPECT_TRUE(verb(*table, "put-back")["text"].toString().startsWith("Put back"));
    EXPECT_TRUE(table->back());
    EXPECT_EQ(map.chosen_key(), QString());
    EXPECT_EQ(verb(*table, "end")["text"], "Done moving");
    EXPECT_TRUE(verb(*table, "end")["primary"].toBool());
}

TEST(MapMoving, taking_a_unit_up_is_quick) {
    const auto table = at(Question::action_move, 60, 7, 4);
    TeMap& map = *board_of(*table).map();
    map.takeNext();
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 10; i++) map.refresh();
    const auto refresh = std::chrono::steady_clock::now() - start;
    for (int i = 0; i < 10; i++) map.takeNext();
    const auto next = std::chrono::steady_clock::now() - start - refresh;
    RecordProperty("refresh_us", static_cast<int>(refresh.count() / 10000));
    RecordProperty("take_us", static_cast<int>(next.count() / 10000));
    EXPECT_LT(refresh, std::chrono::milliseconds(200));
    EXPECT_LT(next, std::chrono::milliseconds(1000));
}

TEST(MapDropping, a_counter_of_the_tray_is_dropped_by_one_press) {
    const auto table = at(Question::initial_drop);
    TeBoard& board = board_of(*table);
    TeMap& map = *board.map();
    ASSERT_GT(map.tray()->count(), 0);
    EXPECT_TRUE(row(*map.tray(), map.tray()->rows().front().value("key").toString())["chosen"].toBool());
    const QString target = first_light(map, "lit");
    ASSERT_FALSE(target.isEmpty());
    const Seat me = board.speaker();
    const int before = units(board.shown().initial[hexmoot::index(me)]);
    map.pressArea(target);
    EXPECT_FALSE(table->refused());
    EXPECT_EQ(units(board.shown().initial[hexmoot::index(me)]), before - 1);
}

TEST(MapDropping, a_taken_hex_says_why) {
    const auto table = at(Question::initial_drop, 3);
    TeBoard& board = board_of(*table);
    TeMap& map = *board.map();
    QString taken;
    each_area(board.shown(), [&](Area a) {
        if (units(board.shown(), a) > 0) taken = key_of(board.shown(), a);
    });
    ASSERT_FALSE(taken.isEmpty());
    map.pressArea(taken);
    EXPECT_EQ(table->refusal().value("code"), "E_HEX_OCCUPIED");
    EXPECT_EQ(row(*map.lights(), taken)["state"], "probed");
}

TEST(MapWorld, hexes_of_the_hand_show_in_the_open_drawer_alone) {
    const auto table = at(Question::world_place);
    TeBoard& board = board_of(*table);
    TeMap& map = *board.map();
    EXPECT_EQ(map.tray()->count(), 0);
    const Seat me = board.speaker();
    open_hand(*table, me);
    EXPECT_EQ(map.tray()->count(), board.view().tiles[me]);
    EXPECT_EQ(first_light(map, "lit"), QString());
    map.pressTray(map.tray()->rows().front().value("key").toString());
    // Around the starting line exactly eight cells are legal (TE-WORLD-G1).
    EXPECT_EQ(map.lights()->count(), 8);
    EXPECT_EQ(map.hexes()->count(), 5 + 8);
    map.pressArea(map.lights()->rows().front().value("key").toString());
    EXPECT_FALSE(table->refused());
    EXPECT_EQ(board.shown().sites.size, 6);
    table->close();
    EXPECT_EQ(map.tray()->count(), 0);
}

TEST(MapWar, an_attack_is_drawn_up_with_its_odds_and_declared) {
    const auto table = ui::make_table(played_to(3, 7, [](const AnyMatch& m) {
        if (m.prompt().kind != static_cast<u8>(Question::action_declare)) return false;
        for (const Answer& a : m.offer().answers())
            if (is(a.token, te::Verb::attack)) return true;
        return false;
    }));
    TeBoard& board = board_of(*table);
    TeMap& map = *board.map();
    const QString target = first_light(map, "lit");
    ASSERT_FALSE(target.isEmpty());
    map.point(target);
    EXPECT_FALSE(map.odds().value("cases").toList().isEmpty());
    map.pressArea(target);
    EXPECT_EQ(row(*map.lights(), target)["state"], "threatened");
    EXPECT_GT(map.arrows()->count(), 0);
    EXPECT_TRUE(map.odds().value("cases").toList().front().toMap().value("chance").toString().endsWith(" %"));
    table->act("declare");
    EXPECT_FALSE(table->refused());
    EXPECT_EQ(board.shown().attacks.size, 1);
    EXPECT_EQ(map.attacks()->count(), 1);
    EXPECT_EQ(verb(*table, "resolve")["text"], "Begin the fighting");
    table->act("revoke");
    EXPECT_EQ(board.shown().attacks.size, 0);
    EXPECT_EQ(verb(*table, "resolve")["text"], "End the segment");
}

}  // namespace
}  // namespace hexmoot::te
