#include "tests/thunders_edge/ui/robot_keys.h"

#include <QQuickItem>
#include <QTest>
#include <array>
#include <cmath>
#include <set>
#include <stdexcept>

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

bool holds_focus(const QQuickWindow& window, const QQuickItem& item) {
    const QQuickItem* focused = window.activeFocusItem();
    while (focused && focused != &item) focused = focused->parentItem();
    return focused == &item;
}

void tap(QQuickWindow& window, Qt::Key key) { QTest::keyClick(&window, key); }

// The arrow that points there, and the one that points there less.
std::array<Qt::Key, 2> arrows_to(const QQuickWindow& window, const QQuickItem& target) {
    const QQuickItem* focused = window.activeFocusItem();
    const QPointF way = place(target).center() - (focused ? place(*focused).center() : QPointF());
    const Qt::Key across = way.x() < 0 ? Qt::Key_Left : Qt::Key_Right;
    const Qt::Key along = way.y() < 0 ? Qt::Key_Up : Qt::Key_Down;
    if (std::abs(way.x()) > std::abs(way.y())) return {across, along};
    return {along, across};
}

}  // namespace

void MapKeyboard::pick(QQuickWindow& window, QQuickItem& target) {
    std::set<const QQuickItem*> visited;
    for (int steps = 0; steps < 120 && !holds_focus(window, target); ++steps) {
        const QQuickItem* before = window.activeFocusItem();
        // In a circle of arrows the key that goes through everything leads out.
        const bool lost = steps > 0 && !visited.insert(before).second;
        if (lost) break;
        const auto [first, second] = arrows_to(window, target);
        tap(window, first);
        if (window.activeFocusItem() == before) tap(window, second);
    }
    const qsizetype all = lit(window).size();
    for (qsizetype steps = 0; steps <= all && !holds_focus(window, target); ++steps) tap(window, Qt::Key_G);
    if (!holds_focus(window, target))
        throw std::runtime_error("neither G nor the arrows lead to " + target.objectName().toStdString());
    tap(window, Qt::Key_Return);
    settle(window);
}

}  // namespace hexmoot::robot
