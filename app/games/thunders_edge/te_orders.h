#pragma once

#include <array>

#include "app/games/thunders_edge/te_orders_draft.h"
#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// What is bought behind the curtain, first units and orders, and the income before it. An order is written in the
/// words of the game; the numbers of the first units are said all at once when they are sealed.
class TeOrders : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// What can be bought: a counter and { key, kind, name, price, total, used, count, note, plus, minus, digit }.
    /// `kind` is "unit", "fort", "landing" or "ability"; `plus` and `minus` say why not, "" when it can be done.
    Q_PROPERTY(hexmoot::ui::Rows* items READ items CONSTANT FINAL)
    /// What the open item may be, { key, name, text, digit }: an area, a number, a unit.
    Q_PROPERTY(hexmoot::ui::Rows* choices READ choices CONSTANT FINAL)
    Q_PROPERTY(QString choicesTitle READ choices_title NOTIFY changed FINAL)
    /// Where the counters go: a counter and { key, piece, text, way } each; `way` says what a press does, "" for
    /// nothing.
    Q_PROPERTY(hexmoot::ui::Rows* transit READ transit CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* orbit READ orbit CONSTANT FINAL)
    /// The places off world: { key, name, glyph, note, open, chosen }, and the units that may go to the open one:
    /// a counter and { key, reason, text }.
    Q_PROPERTY(hexmoot::ui::Rows* offWorld READ off_world CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* offWorldUnits READ off_world_units CONSTANT FINAL)
    /// What is placed on the map: { key, name, text }.
    Q_PROPERTY(hexmoot::ui::Rows* placed READ placed CONSTANT FINAL)
    /// The areas to choose from on the small map, and their lights.
    Q_PROPERTY(QStringList areas READ areas NOTIFY changed FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* lights READ lights CONSTANT FINAL)
    /// The sum: { first, left, budget, spent, kept, note, text, rule }.
    Q_PROPERTY(QVariant sum READ sum NOTIFY changed FINAL)
    /// The income of each seat: { key, seat, name, livery, total, credits, acting, lines, text }; lines are
    /// { text, amount }.
    Q_PROPERTY(hexmoot::ui::Rows* income READ income CONSTANT FINAL)

  public:
    explicit TeOrders(TeBoard& board);

    [[nodiscard]] ui::Rows* items() { return &items_; }
    [[nodiscard]] ui::Rows* choices() { return &choices_; }
    [[nodiscard]] QString choices_title() const;
    [[nodiscard]] ui::Rows* transit() { return &transit_; }
    [[nodiscard]] ui::Rows* orbit() { return &orbit_; }
    [[nodiscard]] ui::Rows* off_world() { return &off_world_; }
    [[nodiscard]] ui::Rows* off_world_units() { return &off_world_units_; }
    [[nodiscard]] ui::Rows* placed() { return &placed_; }
    [[nodiscard]] ui::Rows* lights() { return &lights_; }
    [[nodiscard]] QStringList areas() const;
    [[nodiscard]] QVariantMap sum() const;
    [[nodiscard]] ui::Rows* income() { return &income_; }

    /// One more, one less of a row of `items`.
    Q_INVOKABLE void more(const QString& key);
    Q_INVOKABLE void less(const QString& key);
    /// A row of `choices`.
    Q_INVOKABLE void choose(const QString& key);
    /// One counter of this type goes to the other box: "transit" or "orbit" is where it lies.
    Q_INVOKABLE void changeBox(const QString& from, const QString& piece);
    /// A place off world: opened, closed, or its unit taken back.
    Q_INVOKABLE void openPlace(const QString& key);
    /// A unit goes to the open place.
    Q_INVOKABLE void sendOffWorld(const QString& piece);

    void refresh() override;
    void forget() override;
    [[nodiscard]] bool lingers() const override;
    [[nodiscard]] bool covers(Token) const override;
    [[nodiscard]] QList<ui::BoardModel::Verb> verbs() const override;
    bool act(const QString& verb) override;
    bool step_back() override;
    bool digit(int number) override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

  private:
    // te_orders.cpp: what is asked and said
    [[nodiscard]] bool writes() const;
    [[nodiscard]] bool buys_first() const;
    bool rewrite(const std::vector<OrderItem>& items, const OrderItem& open = {});
    void take_back_last(const std::function<bool(const OrderItem&)>& fits);
    void begin(te::Verb what);
    [[nodiscard]] std::vector<Token> words_before() const;
    void read_before();
    void drop_numbers();
    void seal_first();
    [[nodiscard]] Seat me() const;
    // te_orders_rows.cpp: rows
    [[nodiscard]] QList<QVariantMap> item_rows() const;
    [[nodiscard]] QVariantMap unit_row(int type) const;
    [[nodiscard]] QVariantMap built_row(te::Verb what) const;
    [[nodiscard]] QList<QVariantMap> ability_rows() const;
    [[nodiscard]] QList<QVariantMap> choice_rows() const;
    [[nodiscard]] QList<QVariantMap> box_rows(bool orbit) const;
    [[nodiscard]] QList<QVariantMap> place_rows() const;
    [[nodiscard]] QList<QVariantMap> place_unit_rows() const;
    [[nodiscard]] QList<QVariantMap> placed_rows() const;
    [[nodiscard]] QList<QVariantMap> light_rows() const;
    [[nodiscard]] Reason may_have_one_more(int type) const;
    [[nodiscard]] int first_spent() const;
    [[nodiscard]] QString why(Token, Reason) const;
    // te_orders_income.cpp: the Resources Segment
    void follow_income();
    [[nodiscard]] QList<QVariantMap> income_rows() const;

    OrderDraft draft_;
    std::array<int, unit_types> first_{};  // first units as they stand here, the numbers already said among them
    size_t said_ = 0;                      // how many of those numbers have been said
    bool before_read_ = false;
    QString place_;    // off world, open
    size_t seen_ = 0;  // of the log
    bool read_ = false;
    bool held_ = false;
    size_t income_from_ = 0;
    ui::Rows items_, choices_, transit_, orbit_, off_world_, off_world_units_, placed_, lights_, income_;
};

}  // namespace hexmoot::te
