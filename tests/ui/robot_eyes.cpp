#include "tests/ui/robot_eyes.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace hexmoot::robot {
namespace {

std::function<void()> look_at_rest;

bool is_pressable(const QQuickItem& item) { return item.property("ringRadius").isValid(); }

bool shown(const QQuickItem& item) { return item.isVisible() && item.width() > 0 && item.height() > 0; }

QRectF unclipped(const QQuickItem& item) {
    QRectF rest = place(item);
    for (const QQuickItem* at = item.parentItem(); at; at = at->parentItem())
        if (at->clip()) rest &= place(*at);
    return rest;
}

template <class Wanted>
QQuickItem* first(const QQuickWindow& window, const Wanted& wanted) {
    QQuickItem* found = nullptr;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (!found && item->isEnabled() && shown(*item) && wanted(*item)) found = item;
    });
    return found;
}

}  // namespace

void each_shown(QQuickItem* root, const std::function<void(QQuickItem*)>& visit) {
    if (!root->isVisible()) return;
    visit(root);
    QList<QQuickItem*> children = root->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    for (QQuickItem* child : children) each_shown(child, visit);
}

QQuickItem* named(const QQuickWindow& window, const QString& name) {
    return first(window, [&](const QQuickItem& item) { return item.objectName() == name; });
}

QQuickItem* saying(const QQuickWindow& window, const QString& words) {
    const auto text = [](const QQuickItem& item) { return item.property("text").toString(); };
    if (QQuickItem* exact = first(window, [&](const QQuickItem& i) { return is_pressable(i) && text(i) == words; }))
        return exact;
    return first(window, [&](const QQuickItem& i) { return is_pressable(i) && text(i).startsWith(words); });
}

QQuickItem* field(const QQuickWindow& window, const QString& name) {
    return first(window, [&](const QQuickItem& item) {
        return item.property("echoMode").isValid() && item.property("name").toString().startsWith(name);
    });
}

QList<QQuickItem*> all_named(const QQuickWindow& window, const QString& prefix) {
    QList<QQuickItem*> all;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (item->isEnabled() && shown(*item) && item->objectName().startsWith(prefix)) all << item;
    });
    return all;
}

QList<QQuickItem*> lit(const QQuickWindow& window) {
    QList<QQuickItem*> all;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (is_pressable(*item) && item->isEnabled() && shown(*item) && item->property("lit").toBool()) all << item;
    });
    return all;
}

QRectF place(const QQuickItem& item) { return item.mapRectToScene({0, 0, item.width(), item.height()}); }

std::optional<QPointF> spot_to_press(const QQuickWindow& window, const QQuickItem& item) {
    const QRectF rest = unclipped(item) & QRectF(QPointF(), QSizeF(window.size()));
    if (rest.isEmpty()) return std::nullopt;
    std::vector<std::pair<const QQuickItem*, QRectF>> over;  // in paint order
    each_shown(window.contentItem(), [&](const QQuickItem* other) {
        if (!(is_pressable(*other) && other->isEnabled()) && other != &item) return;
        if (const QRectF at = unclipped(*other); at.intersects(rest)) over.emplace_back(other, at);
    });
    constexpr int steps = 8;
    for (int i = 0; i < steps * steps; ++i) {
        // From the middle outwards: 4, 3, 5, 2, 6, ...
        const auto part = [](int n) {
            const int step = steps / 2 + (n % 2 ? n / 2 : -n / 2);
            return step / qreal(steps);
        };
        const QPointF at = rest.topLeft() + QPointF(part(i % steps) * rest.width(), part(i / steps) * rest.height());
        const auto top =
            std::find_if(over.rbegin(), over.rend(), [&](const auto& each) { return each.second.contains(at); });
        if (top != over.rend() && top->first == &item) return at;
    }
    return std::nullopt;
}

void watch_rest(std::function<void()> look) { look_at_rest = std::move(look); }

void settle(QQuickWindow& window) {
    bool drawn = false;
    const auto seen = QObject::connect(&window, &QQuickWindow::frameSwapped, [&] { drawn = true; });
    QElapsedTimer waiting;
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (look_at_rest) look_at_rest();
    window.update();
    // Waiting for events could wait for ever: where nothing changed there may be no frame.
    for (waiting.start(); !drawn && waiting.elapsed() < 300; QThread::usleep(200)) QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QObject::disconnect(seen);
}

}  // namespace hexmoot::robot
