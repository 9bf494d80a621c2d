#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The reckoning, source by source.
class TeScores : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TeScores(TeBoard& board);

    void refresh() override;
};

}  // namespace hexmoot::te
