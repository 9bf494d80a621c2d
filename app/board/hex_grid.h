// Geometry of the hex board, in the units of its design: pointy-top hexes of radius 71 around axial coordinates.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <compare>

namespace hexmoot::ui {

/// Axial coordinates of a hex: q to the right, r down and half a hex to the right.
struct Hex {
    int q = 0;
    int r = 0;
    auto operator<=>(const Hex&) const = default;
};

constexpr qreal hex_radius = 71;
constexpr qreal inner_radius = 0.5 * hex_radius;
constexpr qreal counter_share = 0.53;  // of the radius: how wide a counter is that lies in a hex of its own
/// Where the inner area of a hex lies, seen from the middle of the hex.
constexpr QPointF inner_offset{-0.31 * hex_radius, -0.29 * hex_radius};

/// The middle of a hex.
[[nodiscard]] QPointF middle_of(Hex hex);
/// The hex that a point lies in, whether anything is there or not.
[[nodiscard]] Hex hex_at(QPointF point);
/// The corners of a pointy-top hexagon, from the top on.
[[nodiscard]] QPolygonF hexagon(QPointF middle, qreal radius);
/// Whether a point is inside such a hexagon.
[[nodiscard]] bool in_hexagon(QPointF middle, qreal radius, QPointF point);

}  // namespace hexmoot::ui
