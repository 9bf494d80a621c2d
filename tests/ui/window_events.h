// What the stages of the tests do to a window of their own: keys, and time to come to rest.
#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace hexmoot::ui {

inline void send_key(QQuickWindow& window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                     const QString& text = {}) {
    QKeyEvent event(type, key, modifiers, text);
    QCoreApplication::sendEvent(&window, &event);
}
/// Key down and up, as the window gets them.
inline void press_key(QQuickWindow& window, int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    send_key(window, QEvent::KeyPress, key, modifiers, text);
    send_key(window, QEvent::KeyRelease, key, modifiers, text);
}
/// The left button goes down, or up when no `held` button is left; at its time, as from a real mouse.
inline void send_pointer(QQuickWindow& window, QEvent::Type type, QPointF at, Qt::MouseButton held) {
    QMouseEvent event(type, at, window.mapToGlobal(at), Qt::LeftButton, held, {});
    event.setTimestamp(static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
    QCoreApplication::sendEvent(&window, &event);
}
/// Lets events, bindings and animations go on for so long.
inline void run_events(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    while (clock.elapsed() < milliseconds);
}
/// Visits the item and every item below it that shows.
template <class Visit>
void visit_visible(QQuickItem* item, const Visit& visit) {
    if (!item->isVisible()) return;
    visit(item);
    for (QQuickItem* child : item->childItems()) visit_visible(child, visit);
}

}  // namespace hexmoot::ui
