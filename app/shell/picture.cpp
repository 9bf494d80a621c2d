#include "app/shell/picture.h"

#include <QPainter>
#include <QQuickWindow>

#include "app/shell/art.h"

namespace hexmoot::shell {

Picture::Picture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &Picture::artChanged, this, [this] { update(); });
}

void Picture::paint(QPainter* painter) {
    const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize pixels = (size() * ratio).toSize();
    if (art_.isEmpty() || pixels.isEmpty()) return;
    painter->drawImage(boundingRect(), shell::art(art_, pixels, ratio));
}

}  // namespace hexmoot::shell
