#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// What is bought: the first units, the orders of the Purchase Segment, and where the income came from.
class TeOrders : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TeOrders(TeBoard& board);

    void refresh() override;
};

}  // namespace hexmoot::te
