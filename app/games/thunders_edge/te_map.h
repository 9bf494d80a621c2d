#pragma once

#include <array>
#include <optional>

#include "app/games/thunders_edge/te_map_flights.h"
#include "app/games/thunders_edge/te_map_ways.h"
#include "app/games/thunders_edge/te_part.h"
#include "app/table/rows.h"

namespace hexmoot::te {

/// The map: what lies on it, what is lit, and the words of moving, dropping, attacking and world building. A unit, a
/// counter of the tray or an attack is taken up here and said in one breath when its target is pressed.
class TeMap : public TePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A part belongs to a board")
    /// The rows of the hex board, as HexBoard describes them.
    Q_PROPERTY(hexmoot::ui::Rows* hexes READ hexes CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* areas READ areas CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* pieces READ pieces CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* lights READ lights CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::Rows* arrows READ arrows CONSTANT FINAL)
    /// What is laid on the map from beside it, counters or the hexes of the open hand:
    /// { key, text, note, number, chosen } and a counter's face, or { hexes, areas, pieces } of a hex.
    Q_PROPERTY(hexmoot::ui::Rows* tray READ tray CONSTANT FINAL)
    Q_PROPERTY(QString trayTitle READ tray_title NOTIFY changed FINAL)
    /// The unit that was taken up, as the side page shows it; empty while there is none.
    Q_PROPERTY(QVariant unit READ unit NOTIFY changed FINAL)
    /// The area under the pointer or singled out; empty while there is none.
    Q_PROPERTY(QVariant area READ area NOTIFY pointedChanged FINAL)
    /// The attack that is drawn up, pointed at or next: { title, note, cases }; empty while there is none.
    Q_PROPERTY(QVariant odds READ odds NOTIFY pointedChanged FINAL)
    /// The attacks declared so far: { key, title, note }.
    Q_PROPERTY(hexmoot::ui::Rows* attacks READ attacks CONSTANT FINAL)
    /// The key of the counter that was taken up; "" while there is none.
    Q_PROPERTY(QString chosen READ chosen_key NOTIFY changed FINAL)
    /// There is a next unit to take up.
    Q_PROPERTY(bool takesTurns READ takes_turns NOTIFY changed FINAL)
    /// The unit that is taken up is the first, or the last, of those that may go somewhere.
    Q_PROPERTY(bool atFirst READ at_first NOTIFY changed FINAL)
    Q_PROPERTY(bool atLast READ at_last NOTIFY changed FINAL)
    /// More than the last word can be taken back at once.
    Q_PROPERTY(bool resets READ resets NOTIFY changed FINAL)

  public:
    explicit TeMap(TeBoard& board);

    [[nodiscard]] ui::Rows* hexes() { return &hexes_; }
    [[nodiscard]] ui::Rows* areas() { return &areas_; }
    [[nodiscard]] ui::Rows* pieces() { return &pieces_; }
    [[nodiscard]] ui::Rows* lights() { return &lights_; }
    [[nodiscard]] ui::Rows* arrows() { return &arrows_; }
    [[nodiscard]] ui::Rows* tray() { return &tray_; }
    [[nodiscard]] ui::Rows* attacks() { return &attacks_; }
    [[nodiscard]] QString tray_title() const;
    [[nodiscard]] QVariantMap unit() const;
    [[nodiscard]] QVariantMap area() const;
    [[nodiscard]] QVariantMap odds() const;
    [[nodiscard]] QString chosen_key() const;
    [[nodiscard]] bool takes_turns() const;
    [[nodiscard]] bool at_first() const { return takes_end(false); }
    [[nodiscard]] bool at_last() const { return takes_end(true); }
    [[nodiscard]] bool resets() const;

    /// An area of the board by its key. Lit: it is said. Otherwise the engine says why not, or it is shown at the side.
    Q_INVOKABLE void pressArea(const QString& key);
    /// A counter of the board by its key: taken up, put down, or what the question wants of it.
    Q_INVOKABLE void pressPiece(const QString& key);
    /// A counter or hex of the tray by its key.
    Q_INVOKABLE void pressTray(const QString& key);
    /// The pointer rests on an area; "" when it left.
    Q_INVOKABLE void point(const QString& key);
    /// Shows an area at the side, whatever a press there would do.
    Q_INVOKABLE void inspect(const QString& key);
    /// Takes up the next unit, or counter of the tray, that may go somewhere; the one before with -1.
    Q_INVOKABLE void takeNext(int step = 1);

    /// An area as these eyes know it, and no other by the same name.
    [[nodiscard]] QString area_name(Area) const;
    /// A sentence of the engine, which knows places by their cells: with the names of the areas that anybody can see.
    [[nodiscard]] QString with_places(QString sentence) const;

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

  signals:
    void pointedChanged();
    /// The next unit was taken up, by a key or a verb.
    void unitTaken();
    /// What was pressed is settled: Enter goes on to the verb.
    void settled();

  private:
    // What is done on the map now.
    enum class Task { nothing, moving, dropping, placing, declaring, fighting, naming };
    // An attack that is drawn up and not said yet.
    struct Draft {
        Attack attack;
        bool aiming = false;
        friend bool operator==(const Draft&, const Draft&) = default;
    };

    // te_map.cpp: picks and presses
    [[nodiscard]] Task task() const;
    [[nodiscard]] bool asks_here() const;
    [[nodiscard]] std::vector<Token> lead() const;
    [[nodiscard]] bool names_units() const;
    [[nodiscard]] std::vector<Token> unit_lead() const;
    void drop_stale_picks();
    void read_ways();
    bool say(const std::vector<Token>& words, const QString& probe = {});
    void press_moving(Area);
    void press_declaring(Area);
    bool press_origin(Area);
    void take_up(const Stack&);
    void go(const Way&);
    void choose_in(Area);
    void look_at(const QString& key);
    [[nodiscard]] Token target_word(const QString& key) const;
    [[nodiscard]] Area area_named(const QString& key) const;
    [[nodiscard]] bool offers_area() const;
    [[nodiscard]] bool takes_end(bool last) const;
    [[nodiscard]] Stack stack_named(const QString& key) const;
    [[nodiscard]] std::vector<Stack> find_movable() const;
    [[nodiscard]] bool may_move(const Stack&) const;
    [[nodiscard]] std::optional<Stack> stack_of_line() const;
    void pressed_without_counter();
    [[nodiscard]] const Attack* attack_on(Area target) const;

    // te_map_rows.cpp: what lies there
    [[nodiscard]] QList<QVariantMap> hex_rows() const;
    [[nodiscard]] QList<QVariantMap> area_rows() const;
    [[nodiscard]] QList<QVariantMap> piece_rows() const;
    [[nodiscard]] QVariantList marks(Area) const;
    [[nodiscard]] QString area_text(Area) const;
    [[nodiscard]] QString units_text(Area) const;
    [[nodiscard]] QString stack_text(const Stack&) const;
    [[nodiscard]] bool may_pick(const Stack&) const;
    [[nodiscard]] QStringList way_of(const Stack&) const;

    // te_map_lights.cpp: what may be done with it
    [[nodiscard]] QList<QVariantMap> light_rows() const;
    [[nodiscard]] QList<QVariantMap> arrow_rows() const;
    [[nodiscard]] QVariantMap light_of(const Way&) const;
    [[nodiscard]] QVariantMap refused_light() const;
    void add_moving_lights(QList<QVariantMap>&) const;
    void add_draft_lights(QList<QVariantMap>&) const;
    void add_offered_lights(QList<QVariantMap>&) const;
    [[nodiscard]] std::vector<Token> offered_targets() const;
    void show_path();

    // te_map_tray.cpp: what is laid there from beside it
    [[nodiscard]] QList<QVariantMap> tray_rows() const;
    [[nodiscard]] std::vector<Token> tray_words() const;
    void make_tiles();

    // te_map_war.cpp: attacks
    [[nodiscard]] Draft draft_on(Area target) const;
    [[nodiscard]] std::vector<Token> words_of(const Attack&, bool finished) const;
    [[nodiscard]] std::vector<Area> possible_origins(Area target) const;
    [[nodiscard]] std::vector<Area> possible_arrows(const Attack&) const;
    [[nodiscard]] std::optional<Attack> shown_attack() const;
    [[nodiscard]] QVariantList odds_cases(const Attack&) const;
    [[nodiscard]] QList<QVariantMap> attack_rows() const;
    [[nodiscard]] QString origins_text(const Attack&) const;

    // te_map_verbs.cpp: what is asked, and the buttons
    void add_moving_verbs(QList<ui::BoardModel::Verb>&) const;
    void add_war_verbs(QList<ui::BoardModel::Verb>&) const;
    [[nodiscard]] std::vector<Token> siege_words() const;
    [[nodiscard]] std::vector<Token> thing_words(te::Verb) const;
    [[nodiscard]] Area next_fight() const;
    [[nodiscard]] Area crowded() const;

    // te_map_page.cpp: the side page
    [[nodiscard]] QVariantList area_facts(Area) const;
    [[nodiscard]] QVariantMap location_card(Area) const;
    [[nodiscard]] QString terrain_name(int site) const;
    [[nodiscard]] bool knows_hex(int site) const;
    [[nodiscard]] QString light_text(Area) const;

    Stack chosen_;
    Token held_{};  // of the tray
    std::optional<Draft> draft_;
    QString singled_;  // the area that was singled out,
    QString pointed_;  // or pointed at
    QString probed_;   // was refused; marked as long as the refusal shows
    Ways ways_;
    Stack ways_of_;
    size_t ways_at_ = 0;
    int answers_ = -1;

    std::vector<Stack> movable_;
    Flights flights_;
    // The faces of all hexes there are, each a board of its own.
    struct Tile {
        ui::Rows* hexes = nullptr;
        ui::Rows* areas = nullptr;
    };
    std::array<Tile, te::hexes> tiles_{};

    ui::Rows hexes_, areas_, pieces_, lights_, arrows_, tray_, attacks_, none_;
};

/// An area as rows and words name it: "F(0,0)".
QString key_of(const State&, Area);
/// A stack likewise: "F(0,0)/walker"; with its movement where others of its kind there have more.
QString key_of(const State&, const Stack&);

}  // namespace hexmoot::te
