#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The cards in the open hand and on the table, and the words of Missions, windows and abilities.
class TeCards : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

  public:
    explicit TeCards(TeBoard& board);

    void refresh() override;
};

}  // namespace hexmoot::te
