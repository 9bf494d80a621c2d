#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The Senate: the floor before all eyes, and the booth of the seat whose drawer is open.
class TeSenate : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")

    Q_PROPERTY(hexmoot::ui::Rows* hand READ hand CONSTANT FINAL)

  public:
    explicit TeSenate(TeBoard& board);

    [[nodiscard]] ui::Rows* hand() { return &hand_; }

    void refresh() override;

  private:
    ui::Rows hand_;
};

}  // namespace hexmoot::te
