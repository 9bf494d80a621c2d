#include "app/table/focus_steps.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>
#include <vector>

namespace hexmoot::ui {
namespace {

void collect(QQuickItem* item, std::vector<QQuickItem*>& out) {
    if (!item->isVisible() || !item->isEnabled()) return;
    if (item->property("lit").isValid()) out.push_back(item);
    for (QQuickItem* child : item->childItems()) collect(child, out);
}

QPointF centre(const QQuickItem* item) { return item->mapToScene({item->width() / 2, item->height() / 2}); }

// The part of the table that the item stands in.
const QQuickItem* part_of(const QQuickItem* item, const QQuickItem* root) {
    while (item->parentItem() && item->parentItem() != root) item = item->parentItem();
    return item;
}

bool reads_before(QPointF x, QPointF y) { return x.y() != y.y() ? x.y() < y.y() : x.x() < y.x(); }

// All targets that count now, in reading order, one part of the table after the other: a board whose camera moves with
// the focus must not change places with what stands beside it, or going on would never come round.
std::vector<QQuickItem*> targets(QQuickItem* root) {
    std::vector<QQuickItem*> all;
    collect(root, all);
    const auto lit = [](const QQuickItem* item) { return item->property("lit").toBool(); };
    if (std::any_of(all.begin(), all.end(), lit)) std::erase_if(all, [&](const QQuickItem* i) { return !lit(i); });
    std::stable_sort(all.begin(), all.end(), [root](const QQuickItem* a, const QQuickItem* b) {
        const QQuickItem *in = part_of(a, root), *other = part_of(b, root);
        if (in != other) return reads_before(in->position(), other->position());
        return reads_before(centre(a), centre(b));
    });
    return all;
}

bool focus(QQuickItem* item) {
    item->forceActiveFocus(Qt::TabFocusReason);
    return true;
}

QQuickItem* focused(const QQuickItem* root) { return root->window() ? root->window()->activeFocusItem() : nullptr; }

}  // namespace

bool FocusSteps::step(QQuickItem* root, int dx, int dy) {
    const std::vector<QQuickItem*> all = targets(root);
    QQuickItem* from = focused(root);
    if (all.empty()) return false;
    if (!from || !from->property("lit").isValid()) return focus(all.front());
    const QPointF start = centre(from);
    QQuickItem* best = nullptr;
    qreal least = INFINITY;
    for (QQuickItem* item : all) {
        const QPointF d = centre(item) - start;
        const qreal along = d.x() * dx + d.y() * dy;
        const qreal across = std::abs(d.x() * dy) + std::abs(d.y() * dx);
        if (item == from || along < 1) continue;
        if (const qreal cost = along + 2 * across; cost < least) {
            least = cost;
            best = item;
        }
    }
    return best && focus(best);
}

bool FocusSteps::next(QQuickItem* root) {
    const std::vector<QQuickItem*> all = targets(root);
    if (all.empty()) return false;
    const auto at = std::find(all.begin(), all.end(), focused(root));
    return focus(at == all.end() || at + 1 == all.end() ? all.front() : *(at + 1));
}

bool FocusSteps::first(QQuickItem* root) {
    const std::vector<QQuickItem*> all = targets(root);
    if (all.empty() || !all.front()->property("lit").toBool()) return false;
    const bool there = std::find(all.begin(), all.end(), focused(root)) != all.end();
    return there || focus(all.front());
}

void FocusSteps::leave(QQuickItem* root) {
    QQuickItem* item = focused(root);
    if (item && item->property("lit").isValid()) item->setFocus(false);
}

}  // namespace hexmoot::ui
