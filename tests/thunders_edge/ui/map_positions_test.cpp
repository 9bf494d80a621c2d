// The map room at positions of the test vectors: what is lit on M1, with which chip, and why not.
#include "app/games/thunders_edge/te_board.h"
#include "app/shell/qt_text.h"
#include "tests/thunders_edge/fixture.h"
#include "tests/thunders_edge/ui/te_table.h"

namespace hexmoot::te {
namespace {

QVariantMap row(const ui::Rows& rows, const QString& key) { return rows.by_key().value(key).toMap(); }

QString key(std::string_view name) {
    static const State map = M1();
    return key_of(map, at(name));
}
QString key(std::string_view name, const char* kind) { return key(name) + u'/' + QString::fromLatin1(kind); }

std::unique_ptr<ui::TableModel> table_at(const M1& m) {
    ui::Casting casting;
    casting.seats = 3;
    casting.state = ThundersEdge::state_json(m.done());
    return ui::make_table(casting);
}
M1 moving() {
    return M1().in(Phase::action_move, A).with([](State& s) { s.order = {A, B, C, nobody, nobody}; });
}
M1 attacking() {
    return M1().in(Phase::action_declare, A).with([](State& s) { s.order = {A, B, C, nobody, nobody}; });
}

struct Lit {
    explicit Lit(const M1& m) : table(table_at(m)), map(*board_of(*table).map()) {}
    QVariantMap light(std::string_view name) const { return row(*map.lights(), key(name)); }
    std::string state(std::string_view name) const { return light(name).value("state").toString().toStdString(); }
    std::string chip(std::string_view name) const { return light(name).value("chip").toString().toStdString(); }
    std::string icon(std::string_view name) const { return light(name).value("icon").toString().toStdString(); }
    std::string refused(std::string_view name) {
        map.pressArea(key(name));
        return table->refusal().value("code").toString().toStdString();
    }
    std::unique_ptr<ui::TableModel> table;
    TeMap& map;
};

TEST(MapOnM1, aMenaceSeesCostsStopsAndWhatMayTurnUp) {
    Lit t(moving().units(A, "Fb", "ME").units(B, "Fh", "WA"));
    t.map.pressPiece(key("Fb", "menace"));
    EXPECT_EQ(t.state("Fa"), "lit");
    EXPECT_EQ(t.chip("Fa"), "1");
    EXPECT_EQ(t.chip("La"), "2");
    EXPECT_EQ(t.chip("Fd"), "2");
    EXPECT_EQ(t.state("Ff"), "stop");  // a mountain
    EXPECT_EQ(t.icon("Ff"), "stop");
    EXPECT_EQ(t.state("Fm"), "stop");  // face down
    EXPECT_EQ(t.icon("Fm"), "eye");
    EXPECT_EQ(t.state("Fk"), "");  // beyond the mountain, or beyond what would turn up
    EXPECT_EQ(t.state("Fh"), "");  // the enemy stands there
    EXPECT_EQ(t.light("Fd").value("text"), "legal, 2 areas");
    EXPECT_EQ(t.light("Fa").value("text"), "legal, one area");
}

TEST(MapOnM1, oneClickGoesAllTheWay) {
    Lit t(moving().units(A, "Fa", "ME"));
    t.map.pressPiece(key("Fa", "menace"));
    t.map.point(key("Fc"));
    EXPECT_EQ(t.map.arrows()->count(), 2);  // the way there
    t.map.pressArea(key("Fc"));
    const State& s = board_of(*t.table).shown();
    EXPECT_EQ(s.at(at("Fc"))[index(Piece::menace)], 1);
    EXPECT_EQ(s.owner(at("Fb")), A);  // R-17, TE-CTRL-2
    EXPECT_EQ(t.map.chosen_key(), QString());
}

TEST(MapOnM1, aUnitIsSeenComingByItsWay) {
    Lit t(moving().units(A, "Fa", "ME"));
    t.map.pressPiece(key("Fa", "menace"));
    t.map.pressArea(key("Fc"));
    const auto way = [&] {
        QStringList areas;
        for (const QVariantMap& piece : t.map.pieces()->rows())
            if (piece["area"] == key("Fc")) areas = piece["way"].toStringList();
        return areas;
    };
    EXPECT_EQ(way(), (QStringList{key("Fa"), key("Fb")}));
    t.table->undo();
    t.table->redo();
    EXPECT_EQ(way(), (QStringList{key("Fa"), key("Fb")}));
    t.map.point(key("Fa"));
    t.table->undo();
    for (const QVariantMap& piece : t.map.pieces()->rows()) EXPECT_TRUE(piece["way"].toStringList().isEmpty());
}

TEST(MapOnM1, aConventionalForceIsWarnedOfTheVolcano) {
    Lit t(moving().units(A, "Fb", "CF"));
    t.map.pressPiece(key("Fb", "conventional"));
    EXPECT_EQ(t.icon("Fg"), "skull");
    EXPECT_EQ(t.light("Fg").value("text"), "legal, one area, the unit is lost there");
}

TEST(MapOnM1, refusalsNameTheReasonThatCounts) {
    Lit t(moving().units(A, "Fa", "OB").units(B, "Fb", "WA"));
    t.map.pressPiece(key("Fa", "obliterator"));
    EXPECT_EQ(t.refused("Fb"), "E_ENEMY_OCCUPIED");
    EXPECT_EQ(t.state("Fb"), "probed");
    EXPECT_EQ(t.chip("Fb"), "Held by " + board_of(*t.table).seat_name(B).toStdString());
    EXPECT_EQ(t.refused("Fe"), "E_NO_MP");
    Lit far(moving().units(A, "Fb", "WA"));
    far.map.pressPiece(key("Fb", "walker"));
    EXPECT_EQ(far.refused("Fk"), "E_MUST_STOP");
    EXPECT_EQ(far.refused("Fe"), "E_NO_MP");
    EXPECT_EQ(board_of(*far.table).match().answers(), 0U);
}

TEST(MapOnM1, movedUnitsStandApartFromFreshOnes) {
    Lit t(moving().units(A, "Fa", "WA WA"));
    t.map.pressPiece(key("Fa", "walker"));
    t.map.pressArea(key("Fb"));
    EXPECT_EQ(t.map.chosen_key(), key("Fa", "walker"));  // the other one is next
    t.table->back();
    const QVariantMap gone = row(*t.map.pieces(), key("Fb", "walker"));
    EXPECT_EQ(gone.value("state"), "moved");
    EXPECT_TRUE(gone.value("lit").toBool());  // one area is left
    EXPECT_EQ(row(*t.map.pieces(), key("Fa", "walker")).value("count"), 1);
    t.map.pressPiece(key("Fa", "walker"));
    t.map.pressArea(key("Fb"));
    EXPECT_EQ(row(*t.map.pieces(), key("Fb", "walker")).value("count"), 2);
}

TEST(MapOnM1, besiegeAndGiveUpHaveTheirVerbs) {
    Lit t(moving().units(A, "Fc", "WA").units(B, "Lc", "CF").marker(A, "Fa").with([](State& s) {
        s.had_field = u64{1} << site_of(at("Fc"));
    }));
    EXPECT_EQ(row(*t.table->verbs(), "siege").value("text"), "Besiege High Cliff");
    t.table->act("siege");
    EXPECT_EQ(board_of(*t.table).shown().sieges.size, 1);
    EXPECT_EQ(row(*t.map.areas(), key("Lc")).value("marks").toList().size(), 1);
    t.map.pressArea(key("Fa"));
    EXPECT_EQ(row(*t.table->verbs(), "abandon").value("text"), "Give up Clear around Centor");
    t.table->act("abandon");
    EXPECT_EQ(board_of(*t.table).shown().owner(at("Fa")), nobody);
}

TEST(MapOnM1, originsAreHeldBackAndABreakthroughAimed) {
    Lit t(attacking().units(A, "Fa", "WA CF").units(A, "Fc", "ME").units(B, "Fb", "CF"));
    t.map.pressArea(key("Fb"));
    EXPECT_EQ(t.state("Fb"), "threatened");
    EXPECT_EQ(t.icon("Fa"), "check");
    EXPECT_EQ(t.map.arrows()->count(), 2);
    t.map.pressArea(key("Fa"));
    EXPECT_EQ(t.icon("Fa"), "close");
    EXPECT_EQ(t.map.arrows()->count(), 1);
    t.table->act("aim");
    EXPECT_EQ(t.state("Fj"), "lit");
    EXPECT_EQ(t.state("Fa"), "");
    t.map.pressArea(key("Fj"));
    EXPECT_EQ(row(*t.table->verbs(), "aim").value("text"), "No breakthrough");
    t.table->act("declare");
    const State& s = board_of(*t.table).shown();
    ASSERT_EQ(s.attacks.size, 1);
    EXPECT_EQ(s.attacks.at[0].origins.size, 1);
    EXPECT_EQ(s.attacks.at[0].arrow, at("Fj"));
    EXPECT_EQ(t.refused("Fd"), "E_TARGET_EMPTY");
}

TEST(MapOnM1, oddsCountTheArtilleryOfAlliesAndOfTheDefender) {
    Lit t(attacking()
              .units(A, "Fa", "OB")
              .units(A, "Fd", "AR")
              .units(C, "Fc", "AR")
              .allies(A, C)
              .units(B, "Fb", "CF")
              .units(B, "Fj", "AR"));
    t.map.point(key("Fb"));
    const QVariantList cases = t.map.odds().value("cases").toList();
    ASSERT_EQ(cases.size(), 4);
    EXPECT_EQ(cases[0].toMap().value("dice"), "4 dice against 2, Defence Value 0");
    EXPECT_EQ(cases[1].toMap().value("title"), "With your Artillery, +1");
    EXPECT_EQ(cases[2].toMap().value("dice"), "6 dice against 2, Defence Value 0");
    EXPECT_EQ(cases[3].toMap().value("dice"), "6 dice against 3, Defence Value 0");
    EXPECT_GT(cases[2].toMap().value("part").toDouble(), cases[0].toMap().value("part").toDouble());
    EXPECT_LT(cases[3].toMap().value("part").toDouble(), cases[2].toMap().value("part").toDouble());
}

TEST(MapOnM1, surplusUnitsArePickedFromTheCrowdedArea) {
    Lit t(M1().units(A, "Fa", "WA WA WA WA WA CF").units(A, "Fb", "CF").in(Phase::move_excess, A).with([](State& s) {
        s.order = {A, B, C, nobody, nobody};
    }));
    EXPECT_TRUE(row(*t.map.pieces(), key("Fa", "walker")).value("lit").toBool());
    EXPECT_FALSE(row(*t.map.pieces(), key("Fb", "conventional")).value("lit").toBool());
    t.map.pressPiece(key("Fa", "conventional"));
    EXPECT_EQ(units(board_of(*t.table).shown(), at("Fa")), 5);
}

}  // namespace
}  // namespace hexmoot::te
