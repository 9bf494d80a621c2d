#pragma once

#include <optional>

#include "app/games/thunders_edge/te_combat_log.h"
#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// A battle: its seven steps, both sides, the dice, and who is lost. What has been rolled stays in sight until
/// somebody goes on.
class TeCombat : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// The steps, { key, number, text, state }: "done", "now", "next" or "none".
    Q_PROPERTY(hexmoot::ui::Rows* steps READ steps CONSTANT FINAL)
    /// A side: { seat, name, livery, title, place, strength, label, sum, note }.
    Q_PROPERTY(QVariant attacker READ attacker NOTIFY changed FINAL)
    Q_PROPERTY(QVariant defender READ defender NOTIFY changed FINAL)
    /// The units that are left, by kind and area: what a counter shows and { key, area, lit, picked, digit, text }.
    Q_PROPERTY(hexmoot::ui::Rows* attackers READ attackers CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* defenders READ defenders CONSTANT FINAL)
    /// What helps, { key, name, note, lit, digit, text } and a counter.
    Q_PROPERTY(hexmoot::ui::Rows* attackHelp READ attack_help CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* defenceHelp READ defence_help CONSTANT FINAL)
    /// Who is gone, { key, why, text } and a counter.
    Q_PROPERTY(hexmoot::ui::Rows* attackersLost READ attackers_lost CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* defendersLost READ defenders_lost CONSTANT FINAL)
    /// The rolls: { key, livery, title, count, dice, fresh, results, hits, stopped, stops, outcome, formula, text };
    /// dice are { face, kind }: "hit", "late" or "miss", in order; results are { text, kind }.
    Q_PROPERTY(hexmoot::ui::Rows* rolls READ rolls CONSTANT FINAL)
    /// The areas of the battle, for the small map; { key, from, to, kind, text } of its arrows; what is marked there.
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* arrows READ arrows CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* lights READ lights CONSTANT FINAL)
    /// What comes after the losses: { title, text, rule }.
    Q_PROPERTY(QVariant follows READ follows NOTIFY changed FINAL)
    /// How long dice tumble, in milliseconds.
    Q_PROPERTY(int rollTime READ roll_time NOTIFY changed FINAL)

  public:
    /// How fast dice come to rest; kept while the program runs.
    enum class Speed { slow, normal, fast, instant };

    explicit TeCombat(TeBoard& board);

    [[nodiscard]] ui::Rows* steps() { return &steps_; }
    [[nodiscard]] QVariantMap attacker() const { return side(true); }
    [[nodiscard]] QVariantMap defender() const { return side(false); }
    [[nodiscard]] ui::Rows* attackers() { return &attackers_; }
    [[nodiscard]] ui::Rows* defenders() { return &defenders_; }
    [[nodiscard]] ui::Rows* attack_help() { return &attack_help_; }
    [[nodiscard]] ui::Rows* defence_help() { return &defence_help_; }
    [[nodiscard]] ui::Rows* attackers_lost() { return &attackers_lost_; }
    [[nodiscard]] ui::Rows* defenders_lost() { return &defenders_lost_; }
    [[nodiscard]] ui::Rows* rolls() { return &rolls_; }
    [[nodiscard]] QStringList places() const;
    [[nodiscard]] ui::Rows* arrows() { return &arrows_; }
    [[nodiscard]] ui::Rows* lights() { return &lights_; }
    [[nodiscard]] QVariantMap follows() const;
    [[nodiscard]] int roll_time() const;
    /// The battle is over, and nobody has gone on yet: its dice stay in sight.
    [[nodiscard]] bool lingers() const override;

    /// A lit counter: picked, or put back.
    Q_INVOKABLE void pick(const QString& key);
    /// A lit Artillery fires.
    Q_INVOKABLE void support(const QString& area);

    void refresh() override;
    [[nodiscard]] bool covers(Token) const override;
    [[nodiscard]] QList<ui::BoardModel::Verb> verbs() const override;
    bool act(const QString& verb) override;
    bool step_back() override;
    bool digit(int number) override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;

  private:
    /// Units of one kind in one area.
    struct Unit {
        Piece piece = Piece::none;
        Token area;
        friend bool operator==(const Unit&, const Unit&) = default;
    };
    struct Stack : Unit {
        int count = 0;
    };

    // te_combat.cpp: what is asked, and what is picked
    void follow_log();
    [[nodiscard]] bool active() const;
    [[nodiscard]] bool asked() const;
    [[nodiscard]] bool picking() const;
    [[nodiscard]] te::Verb naming() const;
    [[nodiscard]] std::vector<Unit> said() const;
    [[nodiscard]] std::vector<Unit> named() const;
    [[nodiscard]] std::vector<Stack> pickable() const;
    [[nodiscard]] bool may_pick(const Unit&) const;
    [[nodiscard]] int most() const;
    [[nodiscard]] std::vector<Token> words_of_picks() const;
    [[nodiscard]] QString why_not_done() const;
    [[nodiscard]] QString why_full() const;
    [[nodiscard]] QString done_text() const;
    void take_all();
    void say_picks();
    [[nodiscard]] QList<ui::BoardModel::Verb> verbs_of_picks() const;
    [[nodiscard]] QString headline_of_picks() const;
    // te_combat_sides.cpp: both sides
    [[nodiscard]] QVariantMap side(bool attacks) const;
    [[nodiscard]] std::vector<Stack> stacks(bool attacks) const;
    [[nodiscard]] std::vector<int> values(bool attacks) const;
    [[nodiscard]] QString sum(bool attacks, int total) const;
    [[nodiscard]] int strength(bool attacks) const;
    [[nodiscard]] bool fortified() const;
    [[nodiscard]] QList<QVariantMap> unit_rows(bool attacks, int& digit) const;
    [[nodiscard]] QList<QVariantMap> help_rows(bool attacks, int& digit) const;
    [[nodiscard]] QList<QVariantMap> lost_rows(bool attacks) const;
    // te_combat_rolls.cpp: steps, dice, what follows
    [[nodiscard]] QList<QVariantMap> step_rows() const;
    [[nodiscard]] QList<QVariantMap> roll_rows() const;
    [[nodiscard]] QVariantMap defence_roll() const;
    [[nodiscard]] QVariantMap attack_roll() const;
    [[nodiscard]] QList<QVariantMap> arrow_rows() const;
    [[nodiscard]] QList<QVariantMap> light_rows() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString close_to(Token area) const;

    std::optional<Battle> battle_;
    std::vector<Unit> picks_;
    size_t answers_ = 0;  // when the picks were made
    size_t seen_ = 0;     // of the log
    bool held_ = false;
    size_t fresh_from_ = 0;  // dice from here on have not been seen to fall
    ui::Rows steps_, attackers_, defenders_, attack_help_, defence_help_, attackers_lost_, defenders_lost_, rolls_,
        arrows_, lights_;
};

}  // namespace hexmoot::te
