#include "app/board/hex_grid.h"

#include <cmath>
#include <numbers>

namespace hexmoot::ui {

QPointF middle_of(Hex hex) {
    return {std::numbers::sqrt3 * hex_radius * (hex.q + hex.r / 2.0), 1.5 * hex_radius * hex.r};
}

Hex hex_at(QPointF point) {
    const qreal r = point.y() / (1.5 * hex_radius);
    const qreal q = point.x() / (std::numbers::sqrt3 * hex_radius) - r / 2;
    const qreal s = -q - r;
    qreal near_q = std::round(q), near_r = std::round(r);
    const qreal near_s = std::round(s);
    const qreal off_q = std::abs(near_q - q), off_r = std::abs(near_r - r), off_s = std::abs(near_s - s);
    // The coordinate that was rounded furthest follows from the other two.
    if (off_q > off_r && off_q > off_s)
        near_q = -near_r - near_s;
    else if (off_r > off_s)
        near_r = -near_q - near_s;
    return {static_cast<int>(near_q), static_cast<int>(near_r)};
}

QPolygonF hexagon(QPointF middle, qreal radius) {
    const qreal across = radius * std::numbers::sqrt3 / 2, half = radius / 2;
    QPolygonF out;
    for (const QPointF corner : {QPointF(0, -radius), QPointF(across, -half), QPointF(across, half), QPointF(0, radius),
                                 QPointF(-across, half), QPointF(-across, -half)})
        out << middle + corner;
    return out;
}

bool in_hexagon(QPointF middle, qreal radius, QPointF point) {
    const qreal x = std::abs(point.x() - middle.x()), y = std::abs(point.y() - middle.y());
    const qreal across = radius * std::numbers::sqrt3 / 2;
    return x <= across && y <= radius - x / std::numbers::sqrt3;
}

}  // namespace hexmoot::ui
