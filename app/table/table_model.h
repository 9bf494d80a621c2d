#pragma once

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"
#include "app/table/board_model.h"
#include "app/table/log_model.h"
#include "app/table/rows.h"
#include "app/table/rules_model.h"

namespace hexmoot::ui {

/// The table of one game on the screen: what is asked, who may look, what may be done. Holds the view of the sitting's
/// viewer and of nobody else. Seats are numbers from 0; -1 is nobody.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table belongs to a game")
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QUrl boardUrl READ board_url CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::BoardModel* board READ board CONSTANT FINAL)
    /// { key, seat, name, livery, acting, winner, points, ... } and what the game adds.
    Q_PROPERTY(hexmoot::ui::Rows* seats READ seats CONSTANT FINAL)
    /// { key, text, keycap, reason, primary }
    Q_PROPERTY(hexmoot::ui::Rows* verbs READ verbs CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::LogModel* log READ log CONSTANT FINAL)
    Q_PROPERTY(hexmoot::ui::RulesModel* rules READ rules CONSTANT FINAL)

    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString clock READ clock NOTIFY changed FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    /// What the rules did by themselves after somebody's last word, since there was one choice only: lines of the log.
    Q_PROPERTY(QStringList followed READ followed NOTIFY changed FINAL)
    Q_PROPERTY(int askedSeat READ asked_seat NOTIFY changed FINAL)
    /// What a screen reader says by itself: what has just happened, what is asked, or why not. "" behind a curtain and
    /// while a seat looks at its own things.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed FINAL)
    /// How many questions have been answered: with another number, another one is asked.
    Q_PROPERTY(int answers READ answers NOTIFY changed FINAL)
    /// Whom the headline is about.
    Q_PROPERTY(int subject READ subject NOTIFY changed FINAL)
    Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)
    /// The asked seat has its own things to look at, and decides from them.
    Q_PROPERTY(bool mayLook READ may_look NOTIFY changed FINAL)
    Q_PROPERTY(bool latches READ latches NOTIFY changed FINAL)
    Q_PROPERTY(int drawerSeat READ drawer_seat NOTIFY changed FINAL)
    Q_PROPERTY(int curtainSeat READ curtain_seat NOTIFY changed FINAL)
    Q_PROPERTY(bool needsPin READ needs_pin NOTIFY changed FINAL)
    /// The seat at the curtain has none, and chooses it there.
    Q_PROPERTY(bool choosesPin READ chooses_pin NOTIFY changed FINAL)
    /// What was wrong with the PIN typed last; in how many seconds the next try is possible.
    Q_PROPERTY(QString pinFault READ pin_fault NOTIFY changed FINAL)
    Q_PROPERTY(int pinWait READ pin_wait NOTIFY pinWaitChanged FINAL)
    /// Open, Courtesy, Locked: 0 to 2.
    Q_PROPERTY(int privacy READ privacy NOTIFY changed FINAL)
    Q_PROPERTY(QString privacyName READ privacy_name NOTIFY changed FINAL)
    /// Public lines since a seat last decided, { livery, text }: of the one at the curtain; at an open table, where
    /// none comes, of the one that begins to play. Whom they are for, -1 without lines; what it will see behind the
    /// curtain.
    Q_PROPERTY(QVariant recap READ recap NOTIFY changed FINAL)
    Q_PROPERTY(int recapSeat READ recap_seat NOTIFY changed FINAL)
    Q_PROPERTY(QString recapTitle READ recap_title NOTIFY changed FINAL)
    Q_PROPERTY(QString willSee READ will_see NOTIFY changed FINAL)
    /// The seats of a round in which all decide in secret, { livery, name, status }: "now", "sealed", "waiting" or
    /// "away"; empty outside of one. One that waits may be called instead.
    Q_PROPERTY(QVariant queue READ queue NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ can_undo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ can_redo NOTIFY changed FINAL)
    Q_PROPERTY(bool canPutBack READ can_put_back NOTIFY changed FINAL)
    Q_PROPERTY(bool canTakeBack READ can_take_back NOTIFY changed FINAL)
    /// The seat that a vote waits for; -1 when there is none. What is voted on, in words.
    Q_PROPERTY(int asksForVote READ asks_for_vote NOTIFY changed FINAL)
    Q_PROPERTY(QString voteTitle READ vote_title NOTIFY changed FINAL)
    Q_PROPERTY(QString voteText READ vote_text NOTIFY changed FINAL)
    /// The seats of a vote, { seat, name, livery, agreed }; empty when there is none.
    Q_PROPERTY(QVariant votes READ votes NOTIFY changed FINAL)
    /// Whose yes waits for its PIN; -1 when none does. pinFault and pinWait are of that PIN then.
    Q_PROPERTY(int voter READ voter NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(int winner READ winner NOTIFY changed FINAL)
    Q_PROPERTY(QString result READ result NOTIFY changed FINAL)
    Q_PROPERTY(bool refused READ refused NOTIFY changed FINAL)
    /// { what, fact, way, code, rule, ruleTitle } of the last refusal; empty when there is none.
    Q_PROPERTY(QVariant refusal READ refusal NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language WRITE set_language NOTIFY changed FINAL)
    /// Idle time after which an open drawer closes; 0: never.
    Q_PROPERTY(int idleSeconds MEMBER idle_seconds_ NOTIFY changed FINAL)

  public:
    /// @pre `content` is that of the sitting's game and outlives the table.
    TableModel(std::unique_ptr<play::Sitting> sitting, const GameContent& content, const QString& language,
               QObject* parent = nullptr);
    ~TableModel() override;

    [[nodiscard]] QString game() const;
    [[nodiscard]] QUrl board_url() const;
    [[nodiscard]] BoardModel* board() const { return board_.get(); }
    [[nodiscard]] Rows* seats() { return &seats_; }
    [[nodiscard]] Rows* verbs() { return &verbs_; }
    [[nodiscard]] LogModel* log() { return &log_; }
    [[nodiscard]] RulesModel* rules() { return &rules_; }
    [[nodiscard]] QString title() const;  // of the game
    [[nodiscard]] QString name() const;   // of this match, as its players call it
    [[nodiscard]] QString clock() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QStringList followed() const;
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] int asked_seat() const;
    [[nodiscard]] int answers() const { return static_cast<int>(sitting_->match().answers()); }
    [[nodiscard]] int subject() const;
    [[nodiscard]] QString rule() const;
    [[nodiscard]] bool may_look() const;
    [[nodiscard]] bool latches() const;
    [[nodiscard]] int drawer_seat() const;
    [[nodiscard]] int curtain_seat() const;
    [[nodiscard]] bool needs_pin() const { return sitting_->needs_pin(sitting_->curtain()); }
    [[nodiscard]] bool chooses_pin() const { return sitting_->chooses_pin(sitting_->curtain()); }
    [[nodiscard]] QString pin_fault() const { return pin_fault_; }
    [[nodiscard]] int pin_wait() const;
    [[nodiscard]] int privacy() const { return static_cast<int>(sitting_->seating().privacy); }
    [[nodiscard]] QString privacy_name() const { return name_of(sitting_->seating().privacy); }
    [[nodiscard]] QVariantList recap() const;
    [[nodiscard]] int recap_seat() const;
    [[nodiscard]] QString recap_title() const;
    [[nodiscard]] QString will_see() const;
    [[nodiscard]] QVariantList queue() const;
    [[nodiscard]] bool can_undo() const { return sitting_->can_undo(); }
    [[nodiscard]] bool can_redo() const { return sitting_->can_redo(); }
    /// For the eyes that may know whether something was picked.
    [[nodiscard]] bool can_put_back() const { return sitting_->may_see_offer() && sitting_->can_put_back(); }
    [[nodiscard]] bool can_take_back() const { return sitting_->can_propose_takeback(); }
    [[nodiscard]] int asks_for_vote() const {
        return sitting_->waiting_votes().empty() ? -1 : index(sitting_->waiting_votes().front());
    }
    [[nodiscard]] QVariantList votes() const;
    [[nodiscard]] int voter() const { return sitting_->proposal() && voter_ != nobody ? index(voter_) : -1; }
    [[nodiscard]] QString vote_title() const;
    [[nodiscard]] QString vote_text() const;
    [[nodiscard]] bool over() const { return sitting_->match().over(); }
    [[nodiscard]] int winner() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] bool refused() const { return !refusal_.isEmpty(); }
    [[nodiscard]] QVariantMap refusal() const { return refusal_; }
    [[nodiscard]] QString language() const { return QString::fromStdString(language_); }
    void set_language(const QString& language);

    Q_INVOKABLE [[nodiscard]] int liveryOf(int seat) const;
    Q_INVOKABLE [[nodiscard]] QString nameOf(int seat) const;

    // ---- looking
    /// The asked seat, or the seat named, wants to look at its own things.
    Q_INVOKABLE void look(int seat = -1);
    /// The person behind the curtain says who they are, or chooses the PIN; false when it stays closed.
    Q_INVOKABLE bool liftCurtain(const QString& pin);
    /// Closes the drawer and puts back what was picked from it; or sends the curtain away unopened.
    Q_INVOKABLE void close();
    /// Closes as close() does, and somebody else may sit there by now: the next look wants its curtain again.
    Q_INVOKABLE void abandon();
    /// The table leaves the screen: closes the drawer, and leaves the game at its last answer.
    Q_INVOKABLE void leave();

    // ---- deciding
    Q_INVOKABLE void act(const QString& verb);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Goes back to the last seal.
    Q_INVOKABLE void reset();
    /// One step back: refusal, pick, word, drawer, in this order. False when there was nothing to step back from.
    Q_INVOKABLE bool back();
    Q_INVOKABLE void clearRefusal();
    Q_INVOKABLE void proposeTakeback();
    /// The seat at the curtain has forgotten its PIN; the table shall have another privacy level.
    Q_INVOKABLE void proposeNewPin();
    Q_INVOKABLE void proposePrivacy(int level);
    /// A yes of a seat with a PIN asks for it first.
    Q_INVOKABLE void vote(int seat, bool yes, const QString& pin = {});
    /// Opens a rule: the one named, else that of the refusal, of the focus, or of the moment.
    Q_INVOKABLE void openRule(const QString& id = {});
    /// Puts the result and the public log on the clipboard.
    Q_INVOKABLE void copyResult() const;
    [[nodiscard]] QString result_text() const;

    // ---- for the board
    [[nodiscard]] const play::Sitting& sitting() const { return *sitting_; }
    [[nodiscard]] const GameContent& content() const { return content_; }
    [[nodiscard]] Speech speech() const { return {content_.texts(), language_, names_}; }
    /// Says words for the seat that speaks, or the one named; a refusal shows. True when they were said.
    bool say(const QString& words, Seat who = nobody);
    /// Takes back one word of the command under way.
    void put_back();
    /// Refuses something that the engine was not asked about.
    void refuse(const QString& what, const QString& way);
    /// Something the board keeps to itself has changed.
    void refresh();
    /// The reason in words, for a verb that can't be pressed.
    [[nodiscard]] QString explain(Token word, const Reason& why) const;

  signals:
    void changed();
    void pinWaitChanged();
    /// A sound with a visual twin: turn, pick, back, refused, won, open, close. Never depends on a secret.
    void cue(const QString& name);
    /// The rules page wants to be seen.
    void ruleOpened();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static constexpr size_t all_told = std::numeric_limits<size_t>::max();
    bool settle(const play::Outcome& outcome, const QString& sound, size_t followed_from = all_told);
    [[nodiscard]] QVariantMap words_of(const play::Failure& failure, const AnyMatch& said_to) const;
    [[nodiscard]] QVariantMap words_of(const AnyMatch& said_to, const Refusal& no) const;
    [[nodiscard]] QString fault_of(const play::Failure& failure, Seat) const;
    void propose(const std::function<void()>& proposal);
    [[nodiscard]] static QString name_of(play::Privacy level);
    [[nodiscard]] LogModel::Telling line_of(std::span<const Event> up_to) const;
    [[nodiscard]] Seat reader_of_recap() const;
    [[nodiscard]] Question question() const;
    [[nodiscard]] size_t seal() const;
    [[nodiscard]] int livery(Seat) const;
    [[nodiscard]] QList<QVariantMap> seat_rows() const;
    [[nodiscard]] QList<QVariantMap> verb_rows() const;
    void forget_private();
    void watch_idle();
    void open_with_words();
    void follow_log();

    std::unique_ptr<play::Sitting> sitting_;
    const GameContent& content_;
    std::string language_;
    std::vector<std::string> names_;
    LogModel log_;
    RulesModel rules_;
    Rows seats_;
    Rows verbs_;
    std::unique_ptr<BoardModel> board_;
    QVariantMap refusal_;
    size_t followed_from_ = all_told;  // where followed() begins in the log
    size_t spoken_from_ = all_told;    // where spoken() begins in the log
    size_t log_before_ = all_told;
    QTimer idle_;
    int idle_seconds_ = 20;
    Seat drawer_before_ = nobody;
    int asked_before_ = -1;
    bool over_before_ = false;
    QString pin_fault_;
    Seat voter_ = nobody;
    QTimer pin_clock_;
};

}  // namespace hexmoot::ui
