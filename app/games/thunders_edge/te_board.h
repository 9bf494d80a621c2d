#pragma once

#include <array>
#include <memory>

#include "app/games/thunders_edge/te_cards.h"
#include "app/games/thunders_edge/te_combat.h"
#include "app/games/thunders_edge/te_deals.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/games/thunders_edge/te_news.h"
#include "app/games/thunders_edge/te_orders.h"
#include "app/games/thunders_edge/te_part.h"
#include "app/games/thunders_edge/te_scores.h"
#include "app/games/thunders_edge/te_senate.h"
#include "app/table/board_model.h"
#include "app/table/rows.h"
#include "app/table/table_model.h"

namespace hexmoot::te {

/// The table of Thunder's Edge: the view of the sitting's viewer, what its speaker may say, and the parts that show
/// both.
class TeBoard : public ui::BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    Q_PROPERTY(hexmoot::te::TeMap* map READ map CONSTANT FINAL)
    Q_PROPERTY(hexmoot::te::TeSenate* senate READ senate CONSTANT FINAL)
    Q_PROPERTY(hexmoot::te::TeCards* cards READ cards CONSTANT FINAL)
    Q_PROPERTY(hexmoot::te::TeCombat* combat READ combat CONSTANT FINAL)
    Q_PROPERTY(hexmoot::te::TeOrders* orders READ orders CONSTANT FINAL)
    Q_PROPERTY(hexmoot::te::TeDeals* deals READ deals CONSTANT FINAL)
    Q_PROPERTY(hexmoot::te::TeScores* scores READ scores CONSTANT FINAL)
    /// What stands in the middle: "map", "senate", "booth", "combat", "order", "income" or "scores".
    Q_PROPERTY(QString stage READ stage NOTIFY changed FINAL)
    /// The seats as the rail shows them, in Priority order: { key, name, livery, status, acting, allies, ... }.
    Q_PROPERTY(hexmoot::ui::Rows* rail READ rail CONSTANT FINAL)
    /// Off World: { key, name, glyph, controller, livery, points, text }.
    Q_PROPERTY(hexmoot::ui::Rows* offWorld READ off_world CONSTANT FINAL)
    /// Units that wait face down: { key, name, glyph, count }.
    Q_PROPERTY(hexmoot::ui::Rows* reserves READ reserves CONSTANT FINAL)
    /// Words that may be said and have no place of their own: { key, text, reason }.
    Q_PROPERTY(hexmoot::ui::Rows* more READ more CONSTANT FINAL)
    /// The phases of a turn, { text, note, state }: "done", "now" or "next"; empty during the set-up.
    Q_PROPERTY(QVariant phases READ phases NOTIFY changed FINAL)
    /// { value, last, grave, text } of the tension.
    Q_PROPERTY(QVariant tension READ tension NOTIFY changed FINAL)
    /// Of the game; 0 while it is set up.
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    /// The viewer looks at its own things.
    Q_PROPERTY(bool own READ own NOTIFY changed FINAL)
    Q_PROPERTY(int speakerSeat READ speaker_seat NOTIFY changed FINAL)

  public:
    explicit TeBoard(ui::TableModel& table);
    ~TeBoard() override;

    // ---- for the parts
    /// Everything these eyes may see, and nothing else.
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const State& shown() const { return view_.shown; }
    /// What the speaker may say next, as far as these eyes may know it; empty while that is the seat's secret.
    [[nodiscard]] const Offer& offer() const { return offer_; }
    /// What has happened since the table was shown before; for the time of a refresh().
    [[nodiscard]] std::span<const Event> news() const { return news_; }
    [[nodiscard]] Question kind() const { return static_cast<Question>(view_.prompt.kind); }
    /// The words of the command under way that these eyes may know, and its first one; no word when there is none.
    [[nodiscard]] const std::vector<Token>& line() const { return line_; }
    [[nodiscard]] Token begun() const { return line_.empty() ? Token{} : line_.front(); }
    [[nodiscard]] bool begun_with(te::Verb v) const { return is(begun(), v); }
    /// Who speaks: the seat whose drawer is open, the one that was chosen, or the one whose part it is.
    [[nodiscard]] Seat speaker() const override;
    /// The speaker's own eyes look, so that its secrets may show.
    [[nodiscard]] bool own() const { return view_.eyes.is(speaker()); }
    [[nodiscard]] bool offers(Token t) const { return offer_.has({t, speaker()}); }
    [[nodiscard]] bool offers(te::Verb v) const { return offers(word(v)); }
    /// Why the word may not be said, in words; "" when it may, or when nothing is known of it.
    [[nodiscard]] QString reason(Token t) const;
    [[nodiscard]] QString reason(te::Verb v) const { return reason(word(v)); }
    /// A verb of the prompt bar for an offered or refused word; none when the word means nothing here.
    void add(QList<Verb>& to, te::Verb v, const QString& text, const QString& key = {}, bool primary = false) const;
    /// Says words of the notation for the speaker. A refusal shows at the side.
    bool say(const QString& words);
    bool say(std::initializer_list<Token> words);
    /// The match as it would be after these words of the speaker; null when they are refused. Never past a secret of
    /// others, dice or a draw.
    [[nodiscard]] std::unique_ptr<AnyMatch> tried(std::span<const Token> words) const;
    /// What may come after these words.
    [[nodiscard]] Offer offer_after(std::span<const Token> words) const;
    [[nodiscard]] const MatchOf<ThundersEdge>& match() const;
    [[nodiscard]] ui::TableModel& at() const { return table(); }
    [[nodiscard]] QString text(const std::string& key) const;
    [[nodiscard]] QString told(const std::string& key, Slots values) const;
    [[nodiscard]] QString called(Token t) const;
    [[nodiscard]] QString seat_name(Seat s) const;
    [[nodiscard]] int livery(Seat s) const;
    /// One thing was singled out, by a press or a key: the page Selected comes forward.
    void single_out() { emit singledOut(); }

    [[nodiscard]] TeMap* map() const { return map_.get(); }
    [[nodiscard]] TeSenate* senate() const { return senate_.get(); }
    [[nodiscard]] TeCards* cards() const { return cards_.get(); }
    [[nodiscard]] TeCombat* combat() const { return combat_.get(); }
    [[nodiscard]] TeOrders* orders() const { return orders_.get(); }
    [[nodiscard]] TeDeals* deals() const { return deals_.get(); }
    [[nodiscard]] TeScores* scores() const { return scores_.get(); }
    [[nodiscard]] QString stage() const;
    [[nodiscard]] ui::Rows* rail() { return &rail_; }
    [[nodiscard]] ui::Rows* off_world() { return &off_world_; }
    [[nodiscard]] ui::Rows* reserves() { return &reserves_; }
    [[nodiscard]] ui::Rows* more() { return &more_; }
    [[nodiscard]] QVariantList phases() const;
    [[nodiscard]] QVariantMap tension() const;
    [[nodiscard]] int turn() const { return shown().turn; }
    [[nodiscard]] int speaker_seat() const;

    /// Chooses who speaks while several seats may: -1 for whose part it is.
    Q_INVOKABLE void chooseSpeaker(int seat);
    /// Says a word of `more`.
    Q_INVOKABLE void sayWord(const QString& word);
    /// A digit of the keyboard; true when it meant something.
    Q_INVOKABLE bool digit(int number);

    void refresh() override;
    void forget() override;
    [[nodiscard]] QList<Verb> verbs() const override;
    void act(const QString& verb) override;
    bool step_back() override;
    [[nodiscard]] bool can_step_back() const override;
    [[nodiscard]] bool decides_from_hand() const override;
    [[nodiscard]] QString opening(Seat) const override;
    [[nodiscard]] QString closing() const override;
    [[nodiscard]] Seat next_to_look() const override;
    [[nodiscard]] QString queue_status(Seat) const override;
    void describe(Seat, QVariantMap& row) const override;
    [[nodiscard]] QString will_see(Seat) const override;
    [[nodiscard]] ui::LogModel::Telling tell(std::span<const Event> up_to) const override;
    [[nodiscard]] bool harms(const Event&, Seat) const override;
    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Seat subject() const override;
    [[nodiscard]] QString rule_in_focus() const override;

  private:
    void read_offer();
    [[nodiscard]] std::array<TePart*, 7> parts() const;
    [[nodiscard]] TePart* leading() const;
    [[nodiscard]] bool covered(Token) const;
    [[nodiscard]] bool sealed_round() const;
    [[nodiscard]] bool still_called() const;
    [[nodiscard]] QList<QVariantMap> more_rows() const;
    // te_rail.cpp
    [[nodiscard]] QList<QVariantMap> rail_rows() const;
    [[nodiscard]] QList<QVariantMap> off_world_rows() const;
    [[nodiscard]] QList<QVariantMap> reserve_rows() const;
    [[nodiscard]] QString status(Seat) const;

    View view_;
    Offer offer_;
    std::vector<Token> line_;
    Seat chosen_ = nobody;
    Question chosen_at_ = Question::nothing;
    News log_;
    std::span<const Event> news_;
    ui::Rows rail_;
    ui::Rows off_world_;
    ui::Rows reserves_;
    ui::Rows more_;
    std::unique_ptr<TeMap> map_;
    std::unique_ptr<TeSenate> senate_;
    std::unique_ptr<TeCards> cards_;
    std::unique_ptr<TeCombat> combat_;
    std::unique_ptr<TeOrders> orders_;
    std::unique_ptr<TeDeals> deals_;
    std::unique_ptr<TeScores> scores_;
};

}  // namespace hexmoot::te
