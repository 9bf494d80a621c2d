#include "tests/thunders_edge/ui/robot_keys.h"

#include <QPointer>
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

constexpr int most_tabs = 120;

// The digit that is printed on it; "" where there is none.
QString digit_of(const QQuickItem& target) {
    const QVariantMap row = target.property("row").toMap();
    const QString digit = row.value(row.contains("digit") ? "digit" : "number").toString();
    return digit.size() == 1 && digit.front().isDigit() && digit != u"0" ? digit : QString();
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
    // Enter on what is chosen already means to go on; Esc lets it go.
    if (target.property("checked").toBool() && !target.property("takesEnter").toBool())
        tap(window, Qt::Key_Escape);
    else if (const QString digit = digit_of(target); !digit.isEmpty() && dice_() % 2 == 0)
        tap(window, static_cast<Qt::Key>(digit.front().unicode()));
    else if (lead_to(window, target))
        tap(window, Qt::Key_Return);
    settle(window);
}

// True when the target has the focus.
bool MapKeyboard::lead_to(QQuickWindow& window, QQuickItem& target) {
    const QPointer<QQuickItem> there = &target;
    const QString name = target.objectName();
    const auto gone_for = [&] { return there && !holds_focus(window, *there); };
    follow_arrows(window, target);
    const qsizetype all = lit(window).size();
    for (qsizetype steps = 0; steps <= all && gone_for(); ++steps) tap(window, Qt::Key_G);
    // What stands beside the choices, as the minus of a number does, is no choice itself.
    for (int steps = 0; steps < most_tabs && gone_for(); ++steps) tap(window, Qt::Key_Tab);
    if (!there) throw std::runtime_error(name.toStdString() + " went away while the keys led to it");
    if (gone_for()) throw std::runtime_error("neither G nor arrows nor Tab lead to " + name.toStdString());
    return true;
}

void MapKeyboard::follow_arrows(QQuickWindow& window, QQuickItem& target) {
    const QPointer<QQuickItem> there = &target;
    std::set<const QQuickItem*> visited;
    for (int steps = 0; steps < most_tabs && there && !holds_focus(window, *there); ++steps) {
        const QQuickItem* before = window.activeFocusItem();
        // In a circle of arrows the key that goes through everything leads out.
        const bool lost = steps > 0 && !visited.insert(before).second;
        if (lost) break;
        const auto [first, second] = arrows_to(window, *there);
        tap(window, first);
        if (there && window.activeFocusItem() == before) tap(window, second);
    }
}

}  // namespace hexmoot::robot
