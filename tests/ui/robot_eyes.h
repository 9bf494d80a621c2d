// What a person in front of a window of Hexmoot sees and can reach.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <functional>
#include <optional>

namespace hexmoot::robot {

/// Visits every visible item in paint order; not what is inside hidden ones.
void each_shown(QQuickItem* root, const std::function<void(QQuickItem*)>& visit);

/// The visible, enabled item of that object name; null when there is none.
QQuickItem* named(const QQuickWindow& window, const QString& name);
/// The visible, enabled thing to press whose words are, or else begin with, `words`; null when there is none.
QQuickItem* saying(const QQuickWindow& window, const QString& words);
/// The visible, enabled text field whose name begins so; null when there is none.
QQuickItem* field(const QQuickWindow& window, const QString& name);
/// The visible, enabled items whose object names begin so.
QList<QQuickItem*> all_named(const QQuickWindow& window, const QString& prefix);
/// Everything that may be picked now: lanes, board cards, hand cards.
QList<QQuickItem*> lit(const QQuickWindow& window);

/// Where it is in the window.
QRectF place(const QQuickItem& item);
/// A point of the item that nothing else to press lies over and no clip cuts off; nothing when there is none.
std::optional<QPointF> spot_to_press(const QQuickWindow& window, const QQuickItem& item);

/// Called by settle() when events have been dealt with, before the frame.
void watch_rest(std::function<void()> look);
/// Lets events and bindings come to rest, and the next frame be drawn.
void settle(QQuickWindow& window);

}  // namespace hexmoot::robot
