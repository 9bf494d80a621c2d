#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The map: what lies on it, what is lit, and the words of moving, dropping, attacking and world building.
class TeMap : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TeMap(TeBoard& board);

    void refresh() override;
};

}  // namespace hexmoot::te
