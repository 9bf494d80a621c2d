#pragma once

#include <vector>

#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The Senate: the floor before all eyes, the booth of the seat whose drawer is open, the Consul and what follows, and
/// the discards. What is put together here (a request, an offer, an answer) is said as one command when it is whole.
class TeSenate : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// The seats in their order: { key, seat, name, livery, digit, cards, fresh, out, wishes, up, passed, left, at,
    /// chosen, acts, note, lit, text }; a wish is { word, icon, text, lit, own, reason }. `hand` while all hands lie
    /// open.
    Q_PROPERTY(hexmoot::ui::Rows* podiums READ podiums CONSTANT FINAL)
    /// Open offers: { key, from, to, icons, says, gives, wants, accepts, own, lit, text }.
    Q_PROPERTY(hexmoot::ui::Rows* offers READ offers CONSTANT FINAL)
    /// { deck, deckNote, hands, handsNote, call, word } of the floor.
    Q_PROPERTY(QVariant floor READ floor NOTIFY changed FINAL)
    /// What is being put together: "", "cry", "offer", "accept", "swap", "return", "discard".
    Q_PROPERTY(QString task READ task NOTIFY changed FINAL)
    /// What can be asked for, and what can be given: { key, icon, text, group, digit, lit, chosen, reason }.
    Q_PROPERTY(hexmoot::ui::Rows* wants READ wants CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* gives READ gives CONSTANT FINAL)
    /// Whom an offer is for: { key, seat, name, livery, digit, lit, chosen, reason }.
    Q_PROPERTY(hexmoot::ui::Rows* addressees READ addressees CONSTANT FINAL)
    /// The viewer's own Senate cards, for SenateCard, with a "note" (in which offer it lies).
    Q_PROPERTY(hexmoot::ui::Rows* hand READ hand CONSTANT FINAL)
    /// In the booth: offers that the seat may answer, as `offers` with a digit.
    Q_PROPERTY(hexmoot::ui::Rows* toMe READ to_me CONSTANT FINAL)
    /// What the seat keeps: { key, icon, name, value, goal, best, text }.
    Q_PROPERTY(hexmoot::ui::Rows* keeping READ keeping CONSTANT FINAL)
    /// { title, lead, promise, rule, ruleTitle, ruleText, slots, hold, qualifies, handNote } of the booth.
    Q_PROPERTY(QVariant booth READ booth NOTIFY changed FINAL)
    /// The black cards in the order of the rules: { key, title, note, state, icon }.
    Q_PROPERTY(hexmoot::ui::Rows* steps READ steps CONSTANT FINAL)
    /// The Consul who has just been found, { page, seat, livery, name, title, note, gain, cards }; no page for none.
    Q_PROPERTY(QVariant moment READ moment NOTIFY changed FINAL)
    /// Who shows what at the end of the trading: { key, name, livery, hand, note }.
    Q_PROPERTY(hexmoot::ui::Rows* shownHands READ shown_hands CONSTANT FINAL)

  public:
    explicit TeSenate(TeBoard& board);

    [[nodiscard]] ui::Rows* podiums() { return &podiums_; }
    [[nodiscard]] ui::Rows* offers() { return &offers_; }
    [[nodiscard]] ui::Rows* wants() { return &wants_; }
    [[nodiscard]] ui::Rows* gives() { return &gives_; }
    [[nodiscard]] ui::Rows* addressees() { return &addressees_; }
    [[nodiscard]] ui::Rows* hand() { return &hand_; }
    [[nodiscard]] ui::Rows* to_me() { return &to_me_; }
    [[nodiscard]] ui::Rows* keeping() { return &keeping_; }
    [[nodiscard]] ui::Rows* steps() { return &steps_; }
    [[nodiscard]] ui::Rows* shown_hands() { return &shown_hands_; }
    [[nodiscard]] QVariantMap floor() const;
    [[nodiscard]] QVariantMap booth() const;
    [[nodiscard]] QVariantMap moment() const;
    [[nodiscard]] QString task() const;
    /// The Consul, or that there is none, has still to be seen by all.
    [[nodiscard]] bool has_news() const { return page_ > 0; }
    [[nodiscard]] Seat news_of() const { return end_.consul; }

    /// A podium was pressed: this seat speaks now; pressed again, nobody does.
    Q_INVOKABLE void choose(int seat);
    /// A wish on a podium: one's own is taken back, another's becomes an offer in one's booth.
    Q_INVOKABLE void pressWish(int seat, const QString& word);
    /// Opens the booth of the seat and begins its answer to the offer.
    Q_INVOKABLE void answer(int number, int seat);
    Q_INVOKABLE void revoke(int number);
    Q_INVOKABLE void refuse(int number);
    /// A chip of `wants`, `gives` or `addressees`.
    Q_INVOKABLE void pickWant(const QString& word);
    Q_INVOKABLE void pickGive(const QString& word);
    Q_INVOKABLE void pickSeat(int seat);
    Q_INVOKABLE void pickCard(const QString& word);
    /// In the booth: begins the answer to an offer of `toMe`.
    Q_INVOKABLE void pickOffer(int number);
    Q_INVOKABLE void standing(bool hold);
    /// The group of chips that the digits are for: blocs, Senators of a bloc, Senators by trait.
    Q_INVOKABLE void group(int which);
    /// What was shown of the Consul is seen.
    Q_INVOKABLE void goOn();

    void refresh() override;
    void forget() override;
    [[nodiscard]] bool covers(Token) const override;
    [[nodiscard]] QList<ui::BoardModel::Verb> verbs() const override;
    bool act(const QString& verb) override;
    bool step_back() override;
    [[nodiscard]] bool can_step_back() const override { return draft_.begun && !draft_said(); }
    bool digit(int number) override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

  private:
    enum class Section { whom, want, give, card, rider, ready };
    /// A command that is being put together.
    struct Draft {
        bool begun = false;
        te::Verb verb{};
        Seat who = nobody;
        std::vector<Seat> to{};
        Request want = Request::none, give = Request::none;
        int number = 0;
        std::vector<Senate> cards{};
        Request hoped = Request::none;  // the wish that was pressed: given, if the hand can
    };

    [[nodiscard]] bool at_market() const;
    [[nodiscard]] bool on_floor() const;
    [[nodiscard]] bool in_booth() const;
    [[nodiscard]] bool discarding() const;
    [[nodiscard]] bool choosing_leak() const;
    [[nodiscard]] Seat chosen() const;
    using Verbs = QList<ui::BoardModel::Verb>;
    void add_floor_verbs(Verbs& out) const;
    void add_booth_verbs(Verbs& out) const;
    void add_discard_verbs(Verbs& out) const;
    void add(Verbs& out, te::Verb v, const QString& text, const char* key, const QString& why_not = {}) const;

    // te_senate_floor.cpp
    [[nodiscard]] QList<QVariantMap> podium_rows() const;
    [[nodiscard]] QVariantMap podium(Seat) const;
    [[nodiscard]] QVariantList wishes(Seat) const;
    [[nodiscard]] QList<QVariantMap> offer_rows() const;
    [[nodiscard]] QVariantMap offer_row(Seat owner, const MarketOffer&) const;
    [[nodiscard]] QVariantMap silent_row(Seat owner, const SilentOffer&) const;
    void add_sides(QVariantMap& row, Seat owner, SeatSet to, int number) const;
    [[nodiscard]] int acceptable(Seat) const;
    [[nodiscard]] QString state_of(Seat) const;

    // te_senate_draft.cpp: what is put together
    [[nodiscard]] bool draft_said() const;
    void begin(te::Verb v, int number = 0);
    void read_draft();
    [[nodiscard]] std::vector<Token> words(Section up_to) const;
    [[nodiscard]] Offer after(Section) const;
    [[nodiscard]] Section section() const;
    [[nodiscard]] size_t most_cards() const;
    [[nodiscard]] bool whole() const;
    void say_draft();
    void changed_draft();
    void fill_in();
    [[nodiscard]] QString missing() const;
    [[nodiscard]] const MarketOffer* offer_named(int number, Seat& owner) const;
    [[nodiscard]] const SilentOffer* silent_named(int number, Seat& owner) const;
    [[nodiscard]] QString why_not(const Offer&, Token) const;

    // te_senate_booth.cpp
    [[nodiscard]] SenateSet own_hand() const;
    [[nodiscard]] QList<QVariantMap> chip_rows(bool giving) const;
    [[nodiscard]] QList<QVariantMap> addressee_rows() const;
    [[nodiscard]] QList<QVariantMap> hand_rows() const;
    [[nodiscard]] QList<QVariantMap> to_me_rows() const;
    [[nodiscard]] QList<QVariantMap> keeping_rows() const;
    [[nodiscard]] QVariantList slot_rows() const;
    [[nodiscard]] QString lead() const;
    [[nodiscard]] QString promise() const;
    [[nodiscard]] QString held_in(Senate) const;

    // te_senate_end.cpp: the Consul, open hands, black cards
    void read_events();
    void count_fresh();
    [[nodiscard]] QList<QVariantMap> step_rows() const;
    [[nodiscard]] QList<QVariantMap> shown_rows() const;
    /// What the end of the trading has shown so far, from the log.
    struct Aftermath {
        Seat consul = nobody;
        int points = 0;
        Seat assassin = nobody, dead = nobody;
        BySeat<SenateSet> hands{};
        SeatSet leak_kept, ill, scandal;
        Seat leak_by = nobody;
        Senate cancelled = Senate::none;
        bool over = false;
    };

    ui::Rows podiums_, offers_, wants_, gives_, addressees_, hand_, to_me_, keeping_, steps_, shown_hands_;
    BySeat<int> fresh_{};  // cards that the seat has got and not looked at
    Draft draft_;
    Draft pending_;  // begins when the seat's booth is open
    int group_ = 0;
    Aftermath end_;
    size_t told_ = 0;
    bool listening_ = false;
    int page_ = 0;  // 0: nothing to see; 1: the Consul; 2: hands and black cards
};

}  // namespace hexmoot::te
