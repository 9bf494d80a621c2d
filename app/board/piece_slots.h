#pragma once

#include <QList>
#include <QPointF>

namespace hexmoot::ui {

/// Where the counters of one area lie, seen from the middle of the hex, or of the inner area; and how large they are.
struct PieceSlots {
    QList<QPointF> at;
    qreal size = 0;
};

enum class SlotPlace { Field, BesideInner, Inner };

/// The slots for so many counters.
[[nodiscard]] PieceSlots piece_slots(SlotPlace place, int count);

}  // namespace hexmoot::ui
