#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// Deals between seats, and the other moves that are free at any time.
class TeDeals : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TeDeals(TeBoard& board);

    void refresh() override;
};

}  // namespace hexmoot::te
