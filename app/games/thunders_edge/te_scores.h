#pragma once

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The end of the game: every source of points comes to light one after the other, and the sums grow.
class TeScores : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// The sources in their order: { key, name, glyph, shown, note, units }; units of an Off World place are counters
    /// with { livery, count }, face down until it is shown.
    Q_PROPERTY(hexmoot::ui::Rows* sources READ sources CONSTANT FINAL)
    /// The seats, the most points first once all is shown: { key, name, livery, winner, points, sum, note, text };
    /// points are { value, shown } by source.
    Q_PROPERTY(hexmoot::ui::Rows* seats READ seats CONSTANT FINAL)
    /// How many sources lie open, and how many there are.
    Q_PROPERTY(int shown READ shown NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(bool revealing READ revealing NOTIFY changed FINAL)
    /// { title, text, livery, at_once, cities }: who won and how.
    Q_PROPERTY(QVariant winner READ winner NOTIFY changed FINAL)

  public:
    explicit TeScores(TeBoard& board);

    [[nodiscard]] ui::Rows* sources() { return &sources_; }
    [[nodiscard]] ui::Rows* seats() { return &seats_; }
    [[nodiscard]] int shown() const { return shown_; }
    [[nodiscard]] int count() const;
    /// The game is over, and not everything lies open yet.
    [[nodiscard]] bool revealing() const;
    [[nodiscard]] QVariantMap winner() const;

    /// The next source comes to light; all of them.
    Q_INVOKABLE void next();
    Q_INVOKABLE void showAll();

    void refresh() override;
    [[nodiscard]] QString headline() const override;

  private:
    [[nodiscard]] bool at_once() const;
    [[nodiscard]] int value(Seat, int source) const;
    [[nodiscard]] QVariantList units_at(OffWorld) const;
    [[nodiscard]] QList<QVariantMap> source_rows() const;
    [[nodiscard]] QList<QVariantMap> seat_rows() const;
    void update();

    int shown_ = 0;
    bool over_ = false;  // it was over when last looked at
    bool read_ = false;
    ui::Rows sources_, seats_;
};

}  // namespace hexmoot::te
