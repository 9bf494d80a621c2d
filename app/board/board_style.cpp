#include "app/board/board_style.h"

#include <QFont>
#include <array>
#include <cmath>

#include "app/shell/art.h"

namespace hexmoot::ui {
namespace {

qreal scale_of(const QPainter& painter) {
    const QTransform& t = painter.transform();
    return std::hypot(t.m11(), t.m12());
}

}  // namespace

QPen hex_pen(const QColor& colour, qreal width) { return {colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin}; }

QPen dashed(QPen pen, const QList<qreal>& lengths) {
    if (lengths.isEmpty()) return pen;
    QList<qreal> pattern;
    for (const qreal length : lengths) pattern << length / pen.widthF();
    pen.setDashPattern(pattern);
    return pen;
}

void put_art(QPainter& painter, const QString& id, const QRectF& target) {
    const QRectF device = painter.transform().mapRect(target);
    const QSize pixels(qMax(1, qCeil(device.width())), qMax(1, qCeil(device.height())));
    painter.drawImage(target, shell::art(id, pixels));
}

void put_text(QPainter& painter, const QString& text, QPointF middle, qreal size, int weight, const QColor& colour,
              const QString& family) {
    QFont font(family);
    font.setPixelSize(qMax(1, qRound(size * scale_of(painter))));
    font.setWeight(static_cast<QFont::Weight>(weight));
    const QPointF at = painter.transform().map(middle);
    const QFontMetricsF metrics(font);
    painter.save();
    painter.resetTransform();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(at.x() - metrics.horizontalAdvance(text) / 2, at.y() + metrics.capHeight() / 2), text);
    painter.restore();
}

QList<qreal> dashes_of(int livery) {
    static const std::array<QList<qreal>, 8> dashes{
        QList<qreal>{10, 5}, {2.5, 5}, {16, 4, 3, 4}, {9, 3}, {5, 5, 1.5, 5}, {20, 6}, {}, {3, 3, 9, 3}};
    return dashes.at(static_cast<unsigned>(livery) % dashes.size());
}

}  // namespace hexmoot::ui
