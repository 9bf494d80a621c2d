#pragma once

#include <optional>

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// Deals between seats: the sheet on which one is proposed and answered.
class TeDeals : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// The sheet lies on the table.
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// Why nothing can be named yet, or what comes next.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// Another seat answers what is on the sheet.
    Q_PROPERTY(bool answering READ answering NOTIFY changed FINAL)
    /// Whom the deal may be proposed to: { key, kind, text, livery, digit, reason }.
    Q_PROPERTY(hexmoot::ui::Rows* seats READ seats CONSTANT FINAL)
    /// What each party gives: { key: "give" | "take", title, livery, open, items: [{ icon, text }], numbers, most,
    /// areas, card, cardText }. The last five are what may be named now.
    Q_PROPERTY(hexmoot::ui::Rows* sides READ sides CONSTANT FINAL)
    /// Titles that may be asked for: { key, kind, text }.
    Q_PROPERTY(hexmoot::ui::Rows* titles READ titles CONSTANT FINAL)

  public:
    explicit TeDeals(TeBoard& board);

    [[nodiscard]] bool open() const { return proposing() || answering(); }
    [[nodiscard]] bool answering() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] ui::Rows* seats() { return &seats_; }
    [[nodiscard]] ui::Rows* sides() { return &sides_; }
    [[nodiscard]] ui::Rows* titles() { return &titles_; }
    /// The proposer names a card that it wants, so its own cards are not meant.
    [[nodiscard]] bool wanting() const;

    /// Names a thing of one side, "give" or "take": goes over to that side first where need be.
    Q_INVOKABLE void name(const QString& side, const QString& what);
    /// Says a word that stands on the sheet by itself.
    Q_INVOKABLE void press(const QString& word);
    /// Takes the proposal away.
    Q_INVOKABLE void cancel();

    void refresh() override;
    [[nodiscard]] bool covers(Token) const override;
    [[nodiscard]] QList<ui::BoardModel::Verb> verbs() const override;
    bool act(const QString& verb) override;
    bool digit(int number) override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

  private:
    [[nodiscard]] bool proposing() const;
    [[nodiscard]] bool asks_back() const;
    /// The words that lead from here to naming a thing of that side; nothing when it is closed.
    [[nodiscard]] std::optional<std::vector<Token>> way_to(bool gives) const;
    [[nodiscard]] QVariantMap side_row(bool gives) const;
    [[nodiscard]] QVariantList items(bool gives) const;
    [[nodiscard]] QVariantList cards_named(bool gives) const;
    [[nodiscard]] QList<QVariantMap> seat_rows() const;
    [[nodiscard]] QList<QVariantMap> title_rows() const;
    void say_and_look(const QString& words);

    ui::Rows seats_;
    ui::Rows sides_;
    ui::Rows titles_;
};

}  // namespace hexmoot::te
