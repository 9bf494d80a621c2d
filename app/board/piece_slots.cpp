#include "app/board/piece_slots.h"

#include "app/board/hex_grid.h"

namespace hexmoot::ui {
namespace {

PieceSlots in_radii(QList<QPointF> at, qreal size) {
    for (QPointF& point : at) point *= hex_radius;
    return {std::move(at), size * hex_radius};
}

/// Rows of `across` around the middle.
PieceSlots grid(int count, int across, qreal step, qreal size) {
    QList<QPointF> at;
    const int rows = (count + across - 1) / across;
    for (int i = 0; i < count; i++) {
        const int row = i / across, in_row = row == rows - 1 ? count - row * across : across;
        at << QPointF((i % across - (in_row - 1) / 2.0) * step, (row - (rows - 1) / 2.0) * step);
    }
    return in_radii(at, size);
}

PieceSlots field(int count) {
    switch (count) {
        case 1:
            return in_radii({{0, 0}}, counter_share);
        case 2:
            return in_radii({{-.3, 0}, {.3, 0}}, counter_share);
        case 3:
            return in_radii({{-.3, -.24}, {.32, -.24}, {0, .34}}, counter_share);
        case 4:
            return in_radii({{-.3, -.3}, {.3, -.3}, {-.3, .3}, {.3, .3}}, counter_share);
        default:
            return count <= 6 ? grid(count, 3, 0.5, 0.44) : grid(count, 4, 0.38, 0.34);
    }
}

PieceSlots beside(int count) {
    switch (count) {
        case 1:
            return in_radii({{.32, .5}}, 0.47);
        case 2:
            return in_radii({{-.16, .56}, {.36, .48}}, 0.47);
        case 3:
            return in_radii({{-.36, .46}, {.06, .6}, {.48, .42}}, 0.47);
        default: {
            // Along the two lower sides, then up the right one.
            PieceSlots out = in_radii({{-.5, .38}, {-.16, .56}, {.2, .56}, {.54, .38}, {.62, .02}, {.24, .2}}, 0.34);
            while (out.at.size() < count) out.at << out.at.last() + QPointF(3, 3);
            return out;
        }
    }
}

PieceSlots inner(int count) {
    switch (count) {
        case 1:
            return in_radii({{0, -.02}}, 0.46);
        case 2:
            return in_radii({{-.18, -.02}, {.2, -.02}}, 0.4);
        case 3:
            return in_radii({{-.2, -.08}, {.2, -.08}, {0, .18}}, 0.36);
        default:
            return count == 4 ? grid(count, 2, 0.31, 0.29) : grid(count, 3, 0.25, 0.23);
    }
}

}  // namespace

PieceSlots piece_slots(SlotPlace place, int count) {
    PieceSlots out = place == SlotPlace::Inner         ? inner(count)
                     : place == SlotPlace::BesideInner ? beside(count)
                                                       : field(count);
    out.at.resize(count);
    return out;
}

}  // namespace hexmoot::ui
