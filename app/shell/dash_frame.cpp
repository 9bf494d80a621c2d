#include "app/shell/dash_frame.h"

#include <QPainter>

namespace hexmoot::shell {

DashFrame::DashFrame(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &DashFrame::changed, this, [this] { update(); });
}

void DashFrame::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(stroke_, line_width_);
    pen.setDashPattern({4, 3});
    painter->setPen(pen);
    painter->setBrush(fill_);
    const qreal inset = line_width_ / 2;
    painter->drawRoundedRect(QRectF(0, 0, width(), height()).adjusted(inset, inset, -inset, -inset), radius_, radius_);
}

}  // namespace hexmoot::shell
