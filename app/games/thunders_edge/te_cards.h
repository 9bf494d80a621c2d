#pragma once

#include <QVariantMap>
#include <optional>

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"
#include "engine/games/thunders_edge/windows.h"

namespace hexmoot::te {

/// The cards in the open hand and on the table, and the words of Missions, windows and abilities.
class TeCards : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// The Mission cards of the open hand, faces of mission_face().
    Q_PROPERTY(hexmoot::ui::Rows* missions READ missions CONSTANT FINAL)
    /// The Senate cards of the open hand, faces of senate_face().
    Q_PROPERTY(hexmoot::ui::Rows* senate READ senate CONSTANT FINAL)
    /// What else may be picked for the card or ability under way: { key, kind: "card" | "seat" | "word", face, text,
    /// livery, digit }.
    Q_PROPERTY(hexmoot::ui::Rows* choices READ choices CONSTANT FINAL)
    /// What the strip shows: "hand", "pay", "choose"; "" for nothing.
    Q_PROPERTY(QString mode READ mode NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// The face of the card under way, if there is one.
    Q_PROPERTY(hexmoot::ui::Rows* begun READ begun CONSTANT FINAL)
    /// The lines of a payment: { key, icon, bloc, text, have, need, state: "paid" | "now" | "next" }.
    Q_PROPERTY(hexmoot::ui::Rows* payment READ payment CONSTANT FINAL)
    /// What stays in the hand after the payment that is suggested.
    Q_PROPERTY(QString left READ left NOTIFY changed FINAL)
    /// The card that is read at the side, if there is one: its face and { full, ways: [{ ok, head, why }], links: [{
    /// rule, title }] }.
    Q_PROPERTY(hexmoot::ui::Rows* detail READ detail CONSTANT FINAL)
    /// What lies in front of the seat that is read at the side, if there is one: { seat, name, livery, facts, groups }.
    Q_PROPERTY(hexmoot::ui::Rows* front READ front CONSTANT FINAL)
    /// Moves that are free at any time, of that seat or the speaker: { key, seat, text, icon, reason, grave }.
    Q_PROPERTY(hexmoot::ui::Rows* freeMoves READ free_moves CONSTANT FINAL)

  public:
    explicit TeCards(TeBoard& board);

    [[nodiscard]] ui::Rows* missions() { return &missions_; }
    [[nodiscard]] ui::Rows* senate() { return &senate_; }
    [[nodiscard]] ui::Rows* choices() { return &choices_; }
    [[nodiscard]] ui::Rows* free_moves() { return &free_moves_; }
    [[nodiscard]] QString mode() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] ui::Rows* begun() { return &begun_; }
    [[nodiscard]] ui::Rows* payment() { return &payment_; }
    [[nodiscard]] QString left() const { return left_; }
    [[nodiscard]] ui::Rows* detail() { return &detail_; }
    [[nodiscard]] ui::Rows* front() { return &front_; }

    /// A press on a card or a choice, by the word it stands for.
    Q_INVOKABLE void press(const QString& key);
    /// The pointer or the focus is on this card, or on none.
    Q_INVOKABLE void point(const QString& key);
    /// This card is to be read at the side.
    Q_INVOKABLE void inspect(const QString& key);
    /// What lies in front of a seat is to be read at the side; the same seat again, or -1, puts it away.
    Q_INVOKABLE void showSeat(int seat);
    /// Pays the rest as it is suggested.
    Q_INVOKABLE void paySuggested();
    /// A free move of a seat, by its key in freeMoves.
    Q_INVOKABLE void makeFree(const QString& key);

    void refresh() override;
    void forget() override;
    [[nodiscard]] bool covers(Token) const override;
    [[nodiscard]] QList<ui::BoardModel::Verb> verbs() const override;
    bool act(const QString& verb) override;
    bool step_back() override;
    bool digit(int number) override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] QString rule_in_focus() const override;

  private:
    using Verb = ui::BoardModel::Verb;
    /// Whose own cards these eyes see; nobody at the closed table.
    [[nodiscard]] Seat me() const;
    /// A command of cards is under way, and its next word is asked.
    [[nodiscard]] bool choosing() const;
    [[nodiscard]] std::optional<Mission> mission_begun() const;
    [[nodiscard]] std::optional<Window> window_now() const;
    [[nodiscard]] bool paying() const { return payment_.count() > 0; }
    [[nodiscard]] QVariantMap card_begun() const;
    void show_side();
    // te_cards_hand.cpp
    [[nodiscard]] QList<QVariantMap> mission_rows() const;
    [[nodiscard]] QList<QVariantMap> senate_rows() const;
    void mark_requirements(QVariantMap& face, Mission) const;
    [[nodiscard]] Reason why_not(Mission) const;
    [[nodiscard]] bool may_be_played(Mission) const;
    [[nodiscard]] QList<QVariantMap> payment_rows();
    // te_cards_choices.cpp
    [[nodiscard]] bool has_chip(Token) const;
    [[nodiscard]] QList<QVariantMap> choice_rows() const;
    [[nodiscard]] QVariantMap card_row(Token) const;
    [[nodiscard]] QString headline_of_reply() const;
    // te_cards_verbs.cpp
    void add_turn_verbs(QList<Verb>& to) const;
    void add_window_verbs(QList<Verb>& to) const;
    /// The abilities that the speaker may use in this window. @pre window_now()
    [[nodiscard]] std::vector<Token> abilities_now() const;
    void add_choice_verbs(QList<Verb>& to) const;
    void begin_from_hand(te::Verb);
    // te_cards_front.cpp
    [[nodiscard]] bool lies_open(Mission) const;
    [[nodiscard]] QVariantList ways(Mission) const;
    [[nodiscard]] QList<QVariantMap> detail_rows() const;
    [[nodiscard]] QVariantMap strength_group(Seat) const;
    [[nodiscard]] QList<QVariantMap> front_rows() const;
    [[nodiscard]] QList<QVariantMap> free_rows() const;

    ui::Rows missions_;
    ui::Rows senate_;
    ui::Rows choices_;
    ui::Rows free_moves_;
    ui::Rows begun_;
    ui::Rows payment_;
    ui::Rows detail_;
    ui::Rows front_;
    QString left_;
    QString suggestion_;
    std::vector<Token> suggested_;
    QString pointed_;
    QString inspected_;
    Seat seat_shown_ = nobody;
    QString confirming_;
};

}  // namespace hexmoot::te
