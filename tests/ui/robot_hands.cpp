#include "tests/ui/robot_hands.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QQuickItem>
#include <QTest>
#include <stdexcept>

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

[[noreturn]] void unreachable(const QString& how, const QQuickItem& item) {
    const QRectF at = place(item);
    throw std::runtime_error(QStringLiteral("%1: %2 \"%3\" at %4,%5 %6x%7")
                                 .arg(how, item.objectName(), item.property("text").toString())
                                 .arg(at.x())
                                 .arg(at.y())
                                 .arg(at.width())
                                 .arg(at.height())
                                 .toStdString());
}

void key(QQuickWindow& window, Qt::Key which, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(&window, which, modifiers);
    settle(window);
}

bool holds_focus(const QQuickWindow& window, const QQuickItem& item) {
    const QQuickItem* focused = window.activeFocusItem();
    while (focused && focused != &item) focused = focused->parentItem();
    return focused == &item;
}

// What has the focus keeps the Enter key for itself.
bool takes_enter(const QQuickWindow& window) {
    for (const QQuickItem* at = window.activeFocusItem(); at; at = at->parentItem())
        if (const QVariant takes = at->property("takesEnter"); takes.isValid()) return takes.toBool();
    return false;
}

QString focus_name(const QQuickWindow& window) {
    const QQuickItem* focused = window.activeFocusItem();
    while (focused && focused->objectName().isEmpty()) focused = focused->parentItem();
    return focused ? focused->objectName() : QStringLiteral("nowhere");
}

// The arrow key that points from the focus to the target.
Qt::Key arrow_to(const QQuickWindow& window, const QQuickItem& target) {
    const QQuickItem* focused = window.activeFocusItem();
    const QPointF way = place(target).center() - (focused ? place(*focused).center() : QPointF());
    if (qAbs(way.x()) > qAbs(way.y())) return way.x() < 0 ? Qt::Key_Left : Qt::Key_Right;
    return way.y() < 0 ? Qt::Key_Up : Qt::Key_Down;
}

// The area that scrolls the item into sight; the window where there is none.
QRectF scrolled_within(const QQuickWindow& window, const QQuickItem& item) {
    for (const QQuickItem* at = item.parentItem(); at; at = at->parentItem())
        if (at->clip()) return place(*at) & QRectF(QPointF(), QSizeF(window.size()));
    return {QPointF(), QSizeF(window.size())};
}

// One click of the wheel, over the middle of what scrolls.
void wheel_towards(QQuickWindow& window, const QQuickItem& item) {
    const QRectF view = scrolled_within(window, item);
    const QPointF over = view.center(), way = place(item).center() - over;
    const bool sideways = qAbs(way.x()) > view.width() / 2;
    const int turn = (sideways ? way.x() : way.y()) > 0 ? -120 : 120;
    QWheelEvent wheel(over, window.mapToGlobal(over), {}, QPoint(0, turn), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window, &wheel);
    settle(window);
}

void write(QQuickWindow& window, const QString& text) {
    for (const QChar c : text) QTest::keyClick(&window, c.toLatin1());
    settle(window);
}

}  // namespace

// ---- mouse

void Mouse::press(QQuickWindow& window, QQuickItem& item) {
    if (!QTest::qWaitFor([&] { return item.property("takesTaps") != QVariant(false); }))
        unreachable(QStringLiteral("it takes no press"), item);
    auto at = spot_to_press(window, item);
    // What the wheel moves rolls on for a while.
    QElapsedTimer rolling;
    rolling.start();
    for (int turns = 0; !at && (turns < 40 || rolling.elapsed() < 2000); ++turns) {
        wheel_towards(window, item);
        at = spot_to_press(window, item);
    }
    if (!at) unreachable(QStringLiteral("no free spot to click"), item);
    QTest::mouseMove(&window, at->toPoint());
    QTest::mouseClick(&window, Qt::LeftButton, Qt::NoModifier, at->toPoint());
    settle(window);
}

void Mouse::type(QQuickWindow& window, QQuickItem& field, const QString& text) {
    press(window, field);
    write(window, text);
}

// ---- keyboard

void Keyboard::tab_to(QQuickWindow& window, QQuickItem& item) {
    const QPointer<QQuickItem> there = &item;
    const QString name = item.objectName();
    for (int steps = 0; steps < 120 && there; ++steps) {
        if (holds_focus(window, *there)) return;
        key(window, Qt::Key_Tab);
    }
    if (!there) throw std::runtime_error(name.toStdString() + " went away while Tab led to it");
    unreachable(QStringLiteral("Tab does not lead there"), item);
}

void Keyboard::press(QQuickWindow& window, QQuickItem& item) {
    tab_to(window, item);
    key(window, Qt::Key_Return);
}

void Keyboard::say(QQuickWindow& window, QQuickItem& verb) {
    const QString cap = verb.property("keycap").toString();
    if (cap == u"Space") return key(window, Qt::Key_Space);
    if (cap == u"Esc") return key(window, Qt::Key_Escape);
    if (cap == u"Enter" && !takes_enter(window)) return key(window, Qt::Key_Return);
    if (cap == u"Ctrl Z") return key(window, Qt::Key_Z, Qt::ControlModifier);
    if (cap.size() == 1) return write(window, cap.toLower());
    press(window, verb);
}

void Keyboard::pick(QQuickWindow& window, QQuickItem& target) {
    // A hand card prints its number.
    if (target.objectName().startsWith(u"hand-"))
        return write(window, target.property("description").toString().right(1));
    const QPointer<QQuickItem> there = &target;
    const QString name = target.objectName();
    const auto gone_for = [&] { return there && !holds_focus(window, target); };
    if (dice_() % 2) {
        for (int steps = 0; steps < 24 && gone_for(); ++steps) write(window, QStringLiteral("g"));
    } else {
        // As a person does: mostly the arrow that points there, now and then another to get round a corner.
        constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        for (int steps = 0; steps < 80 && gone_for(); ++steps)
            key(window, dice_() % 3 ? arrow_to(window, target) : arrows[dice_() % 4]);
    }
    if (!there) throw std::runtime_error(name.toStdString() + " went away while the keys led to it");
    if (!holds_focus(window, target))
        unreachable(QStringLiteral("neither G nor the arrows lead from %1 to").arg(focus_name(window)), target);
    key(window, Qt::Key_Return);
}

void Keyboard::lift(QQuickWindow& window, QQuickItem& button) {
    if (!holds_focus(window, button)) unreachable(QStringLiteral("the curtain does not begin with its button"), button);
    if (dice_() % 8) return key(window, Qt::Key_Return);
    QTest::keyPress(&window, Qt::Key_Space);
    QTest::qWait(750);
    QTest::keyRelease(&window, Qt::Key_Space);
    settle(window);
}

void Keyboard::type(QQuickWindow& window, QQuickItem& field, const QString& text) {
    tab_to(window, field);
    write(window, text);
}

}  // namespace hexmoot::robot
