#pragma once

#include <optional>

#include "app/table/board_model.h"
#include "app/table/rows.h"
#include "app/table/table_model.h"
#include "engine/games/air_land_sea/telling.h"

namespace hexmoot::als {

/// Three lanes, two hands, and what may be done with them. Built from the View of the sitting's viewer and from the
/// offer; every rule is asked of the engine. Seat 1's cards lie above the middle of a lane, seat 0's below.
class AlsBoard : public ui::BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    /// In table order: { key, theatre, name, totals, leader, lit, armed, ghost, lost, above, below, ... }
    Q_PROPERTY(hexmoot::ui::Rows* lanes READ lanes CONSTANT FINAL)
    /// The open hand: the face of each card and { key, digit, chosen, lit, label }
    Q_PROPERTY(hexmoot::ui::Rows* hand READ hand CONSTANT FINAL)
    /// The card at the side: its face, what it does, where it may go. Empty when nothing is pointed at or chosen.
    Q_PROPERTY(QVariant detail READ detail NOTIFY changed FINAL)
    /// Deck, waiting abilities, Air Drop: { title, count, hint, lines }
    Q_PROPERTY(QVariant deck READ deck NOTIFY changed FINAL)
    /// The end of a battle: { title, how, score, award, next, winner, livery }. Empty while it goes on.
    Q_PROPERTY(QVariant ending READ ending NOTIFY changed FINAL)
    /// The strip above the prompt bar: { title, hint, closed }
    Q_PROPERTY(QVariant strip READ strip NOTIFY changed FINAL)
    /// The side panel while no card is shown: how to read a card, and the game in a few sentences, { title, lines }.
    Q_PROPERTY(QString nothing READ nothing NOTIFY changed FINAL)
    Q_PROPERTY(QVariant guide READ guide NOTIFY changed FINAL)
    Q_PROPERTY(bool faceDown READ face_down NOTIFY changed FINAL)

  public:
    explicit AlsBoard(ui::TableModel& table);

    [[nodiscard]] ui::Rows* lanes() { return &lanes_; }
    [[nodiscard]] ui::Rows* hand() { return &hand_; }
    [[nodiscard]] QVariantMap detail() const;
    [[nodiscard]] QVariantMap deck() const;
    [[nodiscard]] QVariantMap ending() const;
    [[nodiscard]] QVariantMap strip() const;
    [[nodiscard]] QVariantMap guide() const;
    [[nodiscard]] QString nothing() const { return text("side.nothing"); }
    [[nodiscard]] bool face_down() const { return face_down_; }

    /// A card of the open hand, or one of the seat's own on the board, by its id.
    Q_INVOKABLE void chooseCard(const QString& id);
    /// A lane by its theatre. Lit: picked first, then confirmed. Otherwise the engine says why not.
    Q_INVOKABLE void chooseLane(const QString& theatre);
    /// A card on the board: "land.B.0", counted from the bottom of its stack.
    Q_INVOKABLE void chooseSpot(const QString& name);
    /// The same, picked and confirmed at once.
    Q_INVOKABLE void takeLane(const QString& theatre);
    Q_INVOKABLE void takeSpot(const QString& name);
    /// The card of the open hand that this number key means; "" when there is none.
    Q_INVOKABLE [[nodiscard]] QString handKey(int number) const;
    /// Face up or face down.
    Q_INVOKABLE void turnOver();
    Q_INVOKABLE void confirm();
    /// Shows a card at the side: of the hand ("L5") or on the board ("land.B.0"); "" lets go.
    Q_INVOKABLE void point(const QString& what);

    void refresh() override;
    void forget() override;
    [[nodiscard]] QList<Verb> verbs() const override;
    void act(const QString& verb) override;
    bool step_back() override;
    [[nodiscard]] bool decides_from_hand() const override;
    [[nodiscard]] bool has_hand(Seat) const override;
    void describe(Seat, QVariantMap& row) const override;
    [[nodiscard]] QString will_see(Seat) const override;
    [[nodiscard]] bool harms(const Event&, Seat) const override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Seat subject() const override;
    [[nodiscard]] QString rule_in_focus() const override;

  private:
    // A place in a stack, as "land.B.0" names it.
    struct Spot {
        Theatre theatre{};
        Seat side = nobody;
        size_t at = 0;
    };

    // als_board.cpp
    [[nodiscard]] const MatchOf<AirLandSea>& match() const;
    [[nodiscard]] Question kind() const { return static_cast<Question>(view_.prompt.kind); }
    [[nodiscard]] Seat asked() const { return view_.prompt.seats.front(); }
    [[nodiscard]] bool own() const { return view_.eyes.is(asked()); }
    [[nodiscard]] bool choosing_play() const;
    [[nodiscard]] std::unique_ptr<AnyMatch> tried(const QString& words) const;
    [[nodiscard]] Offer offer_after(als::Verb first) const;
    [[nodiscard]] bool offers(Token t) const { return offer_.has({t, asked()}); }
    [[nodiscard]] QString lane_words(Theatre) const;
    [[nodiscard]] Theatre theatre_named(const QString& id) const;
    [[nodiscard]] std::optional<Spot> spot(const QString& name) const;
    [[nodiscard]] const SeenCard* seen(const Spot&) const;
    void read_offer();
    void read_loss();

    // als_lanes.cpp
    [[nodiscard]] QVariantMap lane(Theatre);
    [[nodiscard]] QVariantMap ghost(Theatre) const;
    [[nodiscard]] Destroyer destroyer(Theatre) const;
    [[nodiscard]] QVariantMap play_ghost(Theatre) const;
    [[nodiscard]] QVariantMap lost(Theatre) const;
    [[nodiscard]] QList<QVariantMap> stack(Theatre, Seat) const;
    [[nodiscard]] bool lane_lit(Theatre) const;
    [[nodiscard]] QString leader(Theatre) const;

    // als_cards.cpp
    [[nodiscard]] QVariantMap face(Card) const;
    [[nodiscard]] QString card_label(Card) const;
    [[nodiscard]] QString spot_label(const Spot&) const;
    [[nodiscard]] QList<QVariantMap> hand_rows() const;
    [[nodiscard]] QVariantList where_it_may_go(Card) const;
    [[nodiscard]] QVariantMap place_line(Card, Theatre) const;
    [[nodiscard]] QStringList facts(const Spot&) const;
    [[nodiscard]] const std::array<Placement, theatres>* placements(Card) const;

    // als_table.cpp
    [[nodiscard]] Offer first_offer() const;
    void add_word(QList<Verb>& verbs, als::Verb w, const QString& id, const QString& label, const QString& key) const;
    void add_confirm(QList<Verb>& verbs, const QString& missing) const;
    [[nodiscard]] QVariantList prices(Seat) const;

    [[nodiscard]] QString text(const std::string& key) const;
    [[nodiscard]] QString say(const std::string& key, Slots values) const;
    [[nodiscard]] QString counted_cards(int n) const;
    [[nodiscard]] std::string seat_name(Seat s) const;
    [[nodiscard]] std::string called(Card c) const { return als::name(c, table().speech()); }
    [[nodiscard]] std::string called(Theatre t) const { return als::name(t, table().speech()); }

    View view_;
    Offer offer_;  // what may be pointed at now; reaches one word ahead where a verb comes first
    Card chosen_ = Card::none;
    std::optional<Theatre> armed_lane_;
    std::optional<Spot> armed_spot_;
    std::optional<Theatre> probed_;  // was refused; marked as long as the refusal shows
    bool face_down_ = false;
    QString pointed_;
    int battle_ = 0;
    int turns_ = 0;
    size_t told_ = 0;            // events that the lanes have shown
    std::optional<Event> lost_;  // the newest of them, where it destroyed a card: as all may know it
    ui::Rows lanes_;
    ui::Rows hand_;
    std::array<std::array<ui::Rows, 2>, theatres> stacks_;  // by position of the lane, by seat
};

}  // namespace hexmoot::als
