#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// A battle: its seven steps, both sides, the dice, and who is lost.
class TeCombat : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TeCombat(TeBoard& board);

    void refresh() override;
};

}  // namespace hexmoot::te
