// The hex board: where things lie, what is drawn, and what a hand does to it.
#include <QAccessible>
#include <QGuiApplication>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include "app/board/board_art.h"
#include "app/board/counter_art.h"
#include "app/board/hex_map.h"
#include "app/board/hex_scene.h"
#include "app/board/piece_slots.h"
#include "app/table/focus_steps.h"
#include "tests/ui/board_stage.h"
#include "tests/ui/window_events.h"

namespace hexmoot::ui {
namespace {

QStringList warnings;

void note_warnings(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg && !text.contains(u"XDG_RUNTIME_DIR")) warnings << text;
}

/// A scene over the rows of a world.
struct Laid {
    explicit Laid(const World& world) {
        hexes.assign(world.hexes);
        areas.assign(world.areas);
        pieces.assign(world.pieces);
        lights.assign(world.lights);
        arrows.assign(world.arrows);
        scene.set_hexes(&hexes);
        scene.set_areas(&areas);
        scene.set_pieces(&pieces);
        scene.set_lights(&lights);
        scene.set_arrows(&arrows);
    }
    QVariantMap row(Rows* rows, const QString& key) { return rows->by_key()[key].toMap(); }

    Rows hexes, areas, pieces, lights, arrows;
    HexScene scene;
};

BoardStyle dark(int detail = 1) { return BoardArt::parse("1,26,0", detail); }

bool shows_something(const QImage& image) {
    for (int y = 0; y < image.height(); y++)
        for (int x = 0; x < image.width(); x++)
            if (qAlpha(image.pixel(x, y)) > 100) return true;
    return false;
}

// ---- geometry

TEST(HexGrid, AMiddleLiesInItsHex) {
    for (int q = -6; q <= 6; q++)
        for (int r = -6; r <= 6; r++) {
            EXPECT_EQ(hex_at(middle_of({q, r})), (Hex{q, r}));
            EXPECT_EQ(hex_at(middle_of({q, r}) + QPointF(0, 0.98 * hex_radius)), (Hex{q, r}));
            EXPECT_EQ(hex_at(middle_of({q, r}) - QPointF(0.85 * hex_radius, 0)), (Hex{q, r}));
        }
}

TEST(HexGrid, NeighboursAreOneHexApart) {
    const QPointF middle = middle_of({0, 0});
    for (const Hex next : {Hex{1, 0}, Hex{0, 1}, Hex{1, -1}, Hex{-1, 0}, Hex{0, -1}, Hex{-1, 1}}) {
        const QPointF way = middle_of(next) - middle;
        EXPECT_NEAR(std::hypot(way.x(), way.y()), hex_radius * std::sqrt(3.0), 1e-6);
    }
}

TEST(PieceSlots, AreApartAndInside) {
    for (int count = 1; count <= 6; count++) {
        const PieceSlots slots_of = piece_slots(SlotPlace::Field, count);
        ASSERT_EQ(slots_of.at.size(), count);
        for (int i = 0; i < count; i++) {
            EXPECT_TRUE(in_hexagon({}, hex_radius, slots_of.at[i]));
            for (int k = 0; k < i; k++) {
                const QPointF way = slots_of.at[i] - slots_of.at[k];
                EXPECT_GE(std::max(std::abs(way.x()), std::abs(way.y())), 0.9 * slots_of.size) << count;
            }
        }
    }
    for (const SlotPlace place : {SlotPlace::BesideInner, SlotPlace::Inner})
        for (int count = 1; count <= 9; count++) EXPECT_EQ(piece_slots(place, count).at.size(), count);
}

TEST(BoardArt, DetailChangesLateOnTheWayBack) {
    EXPECT_EQ(BoardArt::detail(25, 0), 0);
    EXPECT_EQ(BoardArt::detail(26, 0), 1);
    EXPECT_EQ(BoardArt::detail(24, 1), 1);
    EXPECT_EQ(BoardArt::detail(23, 1), 0);
    EXPECT_EQ(BoardArt::detail(55, 1), 1);
    EXPECT_EQ(BoardArt::detail(56, 1), 2);
    EXPECT_EQ(BoardArt::detail(51, 2), 2);
    EXPECT_EQ(BoardArt::detail(50, 2), 1);
}

// ---- pictures

TEST(BoardArt, ACounterSaysWhatItsRowSays) {
    const CounterLook look = counter_of(counter_name({{"glyph", "walker"},
                                                      {"livery", 4},
                                                      {"attack", 2},
                                                      {"defence", -1},
                                                      {"move", 3},
                                                      {"quick", true},
                                                      {"state", "spent"},
                                                      {"chosen", true},
                                                      {"count", 5}})
                                            .split(u'/'));
    EXPECT_EQ(look.glyph, u"walker");
    EXPECT_EQ(look.livery, 4);
    EXPECT_EQ(look.attack, 2);
    EXPECT_EQ(look.defence, -1);
    EXPECT_EQ(look.move, 3);
    EXPECT_EQ(look.count, 5);
    EXPECT_TRUE(look.quick && look.spent && look.chosen);
    EXPECT_FALSE(look.moved || look.lost || look.down || look.lit);
}

TEST(BoardArt, DrawsEverythingOfABusyWorld) {
    warnings.clear();
    Laid laid(busy_world());
    for (Rows* rows : {laid.scene.ground(), laid.scene.glows(), laid.scene.counters(), laid.scene.badges(),
                       laid.scene.ways(), laid.scene.chips()}) {
        EXPECT_GT(rows->count(), 0);
        for (const QVariantMap& row : rows->rows()) {
            const QSize pixels(row["w"].toInt(), row["h"].toInt());
            EXPECT_TRUE(shows_something(board_art(row["art"].toString(), pixels, dark())))
                << row["art"].toString().toStdString();
        }
    }
    EXPECT_TRUE(warnings.isEmpty()) << warnings.join(u'\n').toStdString();
}

TEST(BoardArt, StatesAndSeatsDiffer) {
    const auto counter = [](const QString& words, int detail = 2) {
        return board_art("counter/" + words, {84, 84}, dark(detail));
    };
    const QImage plain = counter("walker/0/2/1/2/-/1");
    for (const char* other : {"walker/1/2/1/2/-/1", "menace/0/2/1/2/-/1", "walker/0/3/1/2/-/1", "walker/0/2/1/2/q/1",
                              "walker/0/2/1/2/m/1", "walker/0/2/1/2/s/1", "walker/0/2/1/2/x/1", "walker/0/2/1/2/d/1",
                              "walker/0/2/1/2/l/1", "walker/0/2/1/2/c/1", "walker/0/2/1/2/-/2", "walker/-1/2/1/2/-/1"})
        EXPECT_NE(plain, counter(other)) << other;
    EXPECT_NE(plain, counter("walker/0/2/1/2/-/1", 1));
    // Even where colours are not told apart, no two seats have the same edge.
    for (int a = 0; a < 8; a++)
        for (int b = 0; b < a; b++) EXPECT_NE(dashes_of(a), dashes_of(b));
}

TEST(BoardArt, WhatIsUnknownIsAWarning) {
    warnings.clear();
    EXPECT_FALSE(shows_something(board_art("castle/1", {20, 20}, dark())));
    EXPECT_EQ(warnings.size(), 1);
    EXPECT_FALSE(board_art("chip/1/-", {0, 0}, dark()).isNull());
}

// ---- the scene

TEST(HexScene, AnInnerAreaLiesOverItsField) {
    Laid laid(busy_world());
    EXPECT_EQ(laid.scene.areaAt(middle_of({0, 0}) + inner_offset), u"L(0,0)");
    EXPECT_EQ(laid.scene.areaAt(middle_of({0, 0}) + QPointF(20, 20)), u"F(0,0)");
    EXPECT_EQ(laid.scene.areaAt(middle_of({9, 9})), u"");
    EXPECT_EQ(laid.scene.areaAt(middle_of({-1, 0})), u"F(-1,0)");
}

TEST(HexScene, OwnersEdgeOnlyWhereNobodyStands) {
    Laid laid(busy_world());
    EXPECT_EQ(laid.row(laid.scene.ground(), "F(3,1)")["art"], "edge/4");
    EXPECT_TRUE(laid.row(laid.scene.ground(), "F(1,2)").isEmpty());
    EXPECT_EQ(laid.row(laid.scene.ground(), "L(0,0)")["art"], "inner/city/2/held");
    EXPECT_EQ(laid.row(laid.scene.ground(), "L(-1,3)")["art"], "inner/city/5/empty");
}

TEST(HexScene, LightsSayWhatMayBePicked) {
    Laid laid(busy_world());
    EXPECT_TRUE(laid.row(laid.scene.places(), "F(-2,0)")["lit"].toBool());
    EXPECT_FALSE(laid.row(laid.scene.places(), "L(0,0)")["lit"].toBool());
    EXPECT_FALSE(laid.row(laid.scene.places(), "F(1,2)")["lit"].toBool());
    EXPECT_EQ(laid.row(laid.scene.chips(), "F(-2,0)")["art"], "chip/1/stop/stop");
    EXPECT_EQ(laid.scene.picks()->count(), 2);
    EXPECT_TRUE(laid.scene.litAreas().contains("F(-1,0)"));
    laid.lights.assign({});
    EXPECT_FALSE(laid.row(laid.scene.places(), "F(-2,0)")["lit"].toBool());
    EXPECT_EQ(laid.scene.glows()->count(), 0);
}

TEST(HexScene, ShowsSomeAreasOnly) {
    Laid laid(busy_world());
    laid.scene.set_only({"L(0,0)"});
    EXPECT_EQ(laid.scene.tiles().size(), 1);
    EXPECT_EQ(laid.scene.counters()->count(), 2);
    EXPECT_EQ(laid.scene.places()->count(), 2);
    EXPECT_EQ(laid.scene.ways()->count(), 0);
    laid.scene.set_only({});
    EXPECT_EQ(laid.scene.tiles().size(), 37);
}

TEST(HexScene, ACounterKnowsTheWayItCame) {
    World world = busy_world();
    row_of(world.pieces, "F(-1,0)/walker")["way"] = QStringList{"F(-1,-1)", "nowhere"};
    Laid laid(world);
    const QVariantMap counter = laid.row(laid.scene.counters(), "F(-1,0)/walker");
    const QVariantList way = counter["way"].toList();
    ASSERT_EQ(way.size(), 1);
    const QPointF half(counter["w"].toReal() / 2, counter["h"].toReal() / 2);
    EXPECT_EQ(way[0].toPointF() + half, laid.scene.middleOf("F(-1,-1)"));
}

TEST(HexScene, RowsThatGoLeaveNothingBehind) {
    HexScene scene;
    {
        Rows hexes;
        hexes.assign(busy_world().hexes);
        scene.set_hexes(&hexes);
        EXPECT_FALSE(scene.bounds().isEmpty());
    }
    EXPECT_EQ(scene.hexes(), nullptr);
    EXPECT_EQ(scene.areaAt({0, 0}), u"");
}

// ---- the window

class Board : public testing::Test {
  protected:
    void SetUp() override { warnings.clear(); }
    void TearDown() override { EXPECT_TRUE(warnings.isEmpty()) << warnings.join(u'\n').toStdString(); }

    [[nodiscard]] qreal zoom() const { return stage.board().property("zoom").toReal(); }
    void call(const char* function) {
        QMetaObject::invokeMethod(&stage.board(), function);
        stage.settle();
    }
    void key(const char* action) {
        bool done = false;
        QMetaObject::invokeMethod(&stage.board(), "boardKey", Q_RETURN_ARG(bool, done),
                                  Q_ARG(QString, QString::fromLatin1(action)));
        EXPECT_TRUE(done) << action;
        stage.settle();
    }
    /// Waits for something that a busy machine does late.
    template <class Done>
    bool soon(const Done& done) {
        for (int i = 0; i < 150 && !done(); i++) stage.settle(20);
        return done();
    }
    [[nodiscard]] HexMap& map() const { return *stage.board().findChild<HexMap*>(); }
    /// On the side of an area where no inner area is.
    [[nodiscard]] QPointF on(const char* area) const {
        return stage.middle_of(QStringLiteral("area/") + area) + QPointF(18, 14);
    }

    BoardStage stage{busy_world(), {1054, 746}};
};

TEST_F(Board, AnAreaIsPressedWhereItShows) {
    QSignalSpy pressed(&stage.board(), SIGNAL(areaPressed(QString)));
    stage.click(on("F(-1,-1)"));
    stage.click(stage.middle_of("area/L(0,0)"));
    stage.click(on("F(1,0)"));
    ASSERT_EQ(pressed.size(), 3);
    EXPECT_EQ(pressed[0][0], "F(-1,-1)");
    EXPECT_EQ(pressed[1][0], "L(0,0)");
    EXPECT_EQ(pressed[2][0], "F(1,0)");
    // The corners of a hex's frame belong to its neighbours, or to nobody.
    const QQuickItem* area = stage.find("area/F(-1,-1)");
    stage.click(area->mapToScene({2, area->height() - 2}));
    ASSERT_EQ(pressed.size(), 4);
    EXPECT_EQ(pressed[3][0], "F(-2,0)");
}

TEST_F(Board, ALitPieceIsPressedAndOthersAreTheirArea) {
    QSignalSpy areas(&stage.board(), SIGNAL(areaPressed(QString))),
        pieces(&stage.board(), SIGNAL(piecePressed(QString)));
    stage.click(stage.middle_of("piece/F(-1,0)/walker"));
    ASSERT_EQ(pieces.size(), 1);
    EXPECT_EQ(pieces[0][0], "F(-1,0)/walker");
    EXPECT_EQ(areas.size(), 0);
    EXPECT_EQ(stage.find("piece/F(-1,0)/menace"), nullptr);
    stage.click(stage.middle_of("area/F(-1,-2)"));
    EXPECT_EQ(areas.size(), 1);
}

TEST_F(Board, TheOtherButtonInspects) {
    QSignalSpy inspected(&stage.board(), SIGNAL(inspected(QString))),
        pressed(&stage.board(), SIGNAL(areaPressed(QString)));
    stage.click(on("F(1,0)"), Qt::RightButton);
    ASSERT_EQ(inspected.size(), 1);
    EXPECT_EQ(inspected[0][0], "F(1,0)");
    EXPECT_EQ(pressed.size(), 0);
}

TEST_F(Board, ArrowsWalkOverLitPlacesAndEnterPresses) {
    QSignalSpy pressed(&stage.board(), SIGNAL(areaPressed(QString))), pointed(&stage.board(), SIGNAL(pointed(QString)));
    FocusSteps::step(&stage.board(), 1, 0);
    EXPECT_EQ(stage.focus_name(), u"area/F(0,-2)");
    FocusSteps::step(&stage.board(), 0, 1);
    EXPECT_EQ(stage.focus_name(), u"area/F(-1,-1)");
    FocusSteps::step(&stage.board(), -1, 0);
    EXPECT_EQ(stage.focus_name(), u"area/F(-2,-1)");
    stage.press(Qt::Key_Return);
    ASSERT_EQ(pressed.size(), 1);
    EXPECT_EQ(pressed[0][0], "F(-2,-1)");
    ASSERT_FALSE(pointed.isEmpty());
    EXPECT_EQ(pointed.last()[0], "F(-2,-1)");
    // Many steps stay on what is lit.
    for (int i = 0; i < 12; i++) {
        FocusSteps::step(&stage.board(), i % 3 == 0 ? 0 : 1, i % 3 == 0 ? 1 : 0);
        EXPECT_TRUE(stage.window().activeFocusItem()->property("lit").toBool());
    }
}

TEST_F(Board, WithoutChoicesArrowsWalkEverywhere) {
    World world = busy_world();
    world.lights.clear();
    for (QVariantMap& piece : world.pieces) piece["lit"] = false;
    stage.show(world);
    QSet<QString> seen;
    FocusSteps::step(&stage.board(), 1, 0);
    for (int i = 0; i < 8; i++) {
        seen << stage.focus_name();
        FocusSteps::step(&stage.board(), i % 2, 1 - i % 2);
    }
    EXPECT_GE(seen.size(), 5);
}

TEST_F(Board, FocusStaysWhileLightsComeAndGo) {
    stage.find("area/F(-2,0)")->forceActiveFocus(Qt::TabFocusReason);
    World world = busy_world();
    world.lights.clear();
    world.pieces.removeLast();
    stage.show(world);
    stage.settle();
    EXPECT_EQ(stage.focus_name(), u"area/F(-2,0)");
}

TEST_F(Board, AFocusedPieceThatGoesLetsGo) {
    QSignalSpy pointed(&stage.board(), SIGNAL(pointed(QString)));
    stage.find("piece/F(-1,0)/walker")->forceActiveFocus(Qt::TabFocusReason);
    EXPECT_EQ(pointed.last()[0], "F(-1,0)");
    World world = busy_world();
    world.pieces.clear();
    stage.show(world);
    stage.settle();
    EXPECT_EQ(pointed.last()[0], "");
}

TEST_F(Board, APointerThatRestsPoints) {
    QSignalSpy pointed(&stage.board(), SIGNAL(pointed(QString)));
    const QPointF at = on("F(1,0)");
    QMouseEvent move(QEvent::MouseMove, at, stage.window().mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&stage.window(), &move);
    stage.settle(100);
    EXPECT_TRUE(pointed.isEmpty());
    EXPECT_TRUE(soon([&] { return !pointed.isEmpty(); }));
    ASSERT_EQ(pointed.size(), 1);
    EXPECT_EQ(pointed[0][0], "F(1,0)");
}

TEST_F(Board, EverythingThatIsPressedIsSpoken) {
    for (const char* name :
         {"area/F(0,0)", "area/L(0,0)", "piece/F(-1,0)/walker", "board/zoomIn", "board/zoomOut", "board/fit"}) {
        QQuickItem* item = stage.find(name);
        ASSERT_NE(item, nullptr) << name;
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
        ASSERT_NE(spoken, nullptr) << name;
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << name;
    }
    EXPECT_EQ(QAccessible::queryAccessibleInterface(stage.find("area/L(0,0)"))->text(QAccessible::Name), u"Centor");
    EXPECT_EQ(QAccessible::queryAccessibleInterface(stage.find("area/F(-2,0)"))->text(QAccessible::Description),
              u"Move here");
}

TEST_F(Board, FitsAndKeepsFitting) {
    EXPECT_NEAR(zoom(), 1, 1e-6);
    stage.window().resize(800, 500);
    stage.settle();
    EXPECT_NEAR(zoom(), 1, 1e-6);
    for (const char* name : {"area/F(-5,2)", "area/F(4,-1)", "area/F(-3,-2)", "area/F(-3,3)"}) {
        const QPointF at = stage.middle_of(name);
        EXPECT_TRUE(QRectF(0, 0, 800, 500).contains(at)) << name;
    }
}

TEST_F(Board, ZoomsWithinItsLimits) {
    key("zoomIn");
    EXPECT_NEAR(zoom(), 1.25, 0.01);
    for (int i = 0; i < 15; i++) call("zoomIn");
    const qreal nearest = zoom();
    call("zoomIn");
    EXPECT_EQ(zoom(), nearest);
    EXPECT_FALSE(stage.find("board/zoomIn")->property("reason").toString().isEmpty());
    for (int i = 0; i < 30; i++) call("zoomOut");
    EXPECT_NEAR(nearest / zoom(), 40, 0.01);  // 10 % to 400 %
    key("fit");
    EXPECT_NEAR(zoom(), 1, 1e-6);
}

TEST_F(Board, AUnitIsSeenComingByItsWay) {
    stage.set("reducedMotion", false);
    stage.settle(200);
    World world = busy_world();
    QVariantMap& walker = row_of(world.pieces, "F(-1,0)/walker");
    walker["key"] = "F(-1,-1)/walker";
    walker["area"] = "F(-1,-1)";
    walker["way"] = QStringList{"F(-1,0)"};
    stage.show(world);
    EXPECT_GT(stage.legs_left(), 0);
    EXPECT_TRUE(soon([&] { return stage.legs_left() == 0; }));
}

TEST_F(Board, FlightsArrive) {
    stage.set("reducedMotion", false);
    stage.settle(200);
    QMetaObject::invokeMethod(&stage.board(), "zoomIn");
    EXPECT_LT(zoom(), 1.2);  // on its way
    QMetaObject::invokeMethod(&stage.board(), "zoomIn");
    EXPECT_TRUE(soon([&] { return std::abs(zoom() - 1.5625) < 0.001; })) << zoom();
    QMetaObject::invokeMethod(&stage.board(), "fit");
    EXPECT_TRUE(soon([&] { return std::abs(zoom() - 1) < 0.001; })) << zoom();
    stage.settle(300);
    World world = busy_world();
    row_of(world.pieces, "F(-1,0)/walker")["area"] = "F(-1,-1)";
    stage.show(world);
    const auto there = [&] {
        const QPointF way = stage.middle_of("piece/F(-1,0)/walker") - stage.middle_of("area/F(-1,-1)");
        return std::hypot(way.x(), way.y()) < 2;
    };
    EXPECT_TRUE(soon(there));
}

TEST_F(Board, TheWheelZoomsToThePointer) {
    const QPointF at = stage.middle_of("area/F(2,1)");
    QWheelEvent turn(at, stage.window().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&stage.window(), &turn);
    EXPECT_NEAR(zoom(), 1.5625, 0.01);
    const QPointF after = stage.middle_of("area/F(2,1)");
    EXPECT_NEAR(after.x(), at.x(), 2);
    EXPECT_NEAR(after.y(), at.y(), 2);
}

TEST_F(Board, TwoFingersZoom) {
    static QPointingDevice* const fingers = QTest::createTouchDevice();
    QWindow* const window = &stage.window();
    const QPoint middle(500, 380);
    QTest::touchEvent(window, fingers).press(1, middle - QPoint(60, 0)).press(2, middle + QPoint(60, 0));
    stage.settle();
    for (int apart = 70; apart <= 180; apart += 10) {
        QTest::touchEvent(window, fingers).move(1, middle - QPoint(apart, 0)).move(2, middle + QPoint(apart, 0));
        stage.settle();
    }
    QTest::touchEvent(window, fingers).release(1, middle - QPoint(180, 0)).release(2, middle + QPoint(180, 0));
    stage.settle();
    EXPECT_GT(zoom(), 1.5);
    EXPECT_LE(zoom(), 3.1);
}

TEST_F(Board, PansWithKeysAndShowsChoices) {
    for (int i = 0; i < 4; i++) call("zoomIn");
    const QPointF before = stage.middle_of("area/F(0,0)");
    key("panLeft");
    EXPECT_GT(stage.middle_of("area/F(0,0)").x(), before.x() + 50);
    key("panDown");
    EXPECT_LT(stage.middle_of("area/F(0,0)").y(), before.y() - 50);
    QMetaObject::invokeMethod(&stage.board(), "frame", Q_ARG(QVariant, QVariant(QStringList{"F(4,-1)"})));
    stage.settle();
    const QPointF framed = stage.middle_of("area/F(4,-1)");
    EXPECT_TRUE(QRectF(200, 100, 654, 546).contains(framed)) << framed.x() << " " << framed.y();
}

TEST_F(Board, ADragMovesTheBoardAndPressesNothing) {
    QSignalSpy pressed(&stage.board(), SIGNAL(areaPressed(QString)));
    for (int i = 0; i < 4; i++) call("zoomIn");
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
        const QPointF before = stage.middle_of("area/F(0,0)");
        const QPointF start(500, 400);
        const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButtons held) {
            QMouseEvent event(type, at, stage.window().mapToGlobal(at),
                              type == QEvent::MouseMove ? Qt::NoButton : button, held, {});
            event.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
            QCoreApplication::sendEvent(&stage.window(), &event);
        };
        send(QEvent::MouseButtonPress, start, button);
        for (int i = 1; i <= 8; i++) send(QEvent::MouseMove, start + QPointF(-10, 5) * i, button);
        send(QEvent::MouseButtonRelease, start + QPointF(-80, 40), Qt::NoButton);
        stage.settle();
        EXPECT_LT(stage.middle_of("area/F(0,0)").x(), before.x() - 40) << button;
        EXPECT_GT(stage.middle_of("area/F(0,0)").y(), before.y() + 15) << button;
    }
    EXPECT_EQ(pressed.size(), 0);
}

TEST_F(Board, TheFocusIsBroughtIntoSight) {
    for (int i = 0; i < 8; i++) call("zoomIn");
    stage.find("area/F(0,3)")->forceActiveFocus(Qt::TabFocusReason);
    stage.settle(200);
    EXPECT_TRUE(QRectF(0, 0, 1054, 746).contains(stage.middle_of("area/F(0,3)")));
}

TEST_F(Board, TheMapIsPaintedOnceTheZoomRests) {
    stage.settle(400);
    const int before = map().painted();
    for (int i = 0; i < 4; i++) QMetaObject::invokeMethod(&stage.board(), "zoomIn");
    EXPECT_EQ(map().painted(), before);
    EXPECT_TRUE(soon([&] { return map().painted() > before; }));
    stage.settle(200);
    EXPECT_EQ(map().painted(), before + 1);
    key("panRight");
    stage.settle(250);
    stage.show(busy_world());
    World lights = busy_world();
    lights.lights.clear();
    lights.pieces.clear();
    stage.show(lights);
    stage.settle();
    EXPECT_EQ(map().painted(), before + 1);
}

TEST_F(Board, ThemesAreSeen) {
    const auto look = [&](const char* name) {
        const int before = map().painted();
        stage.set("look", name);
        EXPECT_TRUE(soon([&] { return map().painted() > before; }));
        return stage.picture();
    };
    const QImage night = stage.picture();
    const QImage day = look("Light");
    const QImage contrast = look("HighContrast");
    EXPECT_NE(night, day);
    EXPECT_NE(day, contrast);
    // In high contrast the ground is black, whatever the terrain.
    const QPointF at = stage.middle_of("area/F(-1,-2)") + QPointF(0, 50);
    EXPECT_LT(qGray(contrast.pixel(at.toPoint())), 200);
    EXPECT_GT(qGray(night.pixel(stage.middle_of("area/F(-1,-2)").toPoint() + QPoint(0, 44))), 60);
}

TEST_F(Board, LettersNameTheTerrain) {
    const QImage without = stage.picture();
    key("labels");
    EXPECT_TRUE(soon([&] { return stage.picture() != without; }));
}

}  // namespace
}  // namespace hexmoot::ui

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    qInstallMessageHandler(hexmoot::ui::note_warnings);
    return RUN_ALL_TESTS();
}
