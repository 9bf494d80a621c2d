// A sitting: one game at one screen. Owns who may look.
//
// Everything on the table is for all eyes; a seat's secrets show only while its drawer is open, and the viewer is
// nobody before a curtain shows. The program's windows hold the view of viewer() and nothing else.
#pragma once
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/play/journal.h"

namespace hexmoot::play {

// Why something was not done. The game is as it was.
struct NotNow {
    enum class Why {
        not_looking,  // a secret decision: its seat's drawer has to be open
        wrong_pin,
        no_pin,    // a PIN has four digits
        too_soon,  // after three wrong PINs each further try waits
        no_vote,   // nothing is being voted on
    };
    Why why;
};
using Failure = std::variant<Refusal, store::StoreError, NotNow>;
using Outcome = tl::expected<void, Failure>;
inline tl::unexpected<Failure> failed(Failure f) { return tl::unexpected(std::move(f)); }

// Event::kind of the sitting, which no match tells: an agreement about a PIN or privacy. `seat` is whose PIN was reset,
// facts[0] the Agreement::What, facts[1] the new Privacy.
inline constexpr u8 agreed_event = 254;

class Sitting {
  public:
    using Clock = std::chrono::steady_clock;

    // A sitting over a match. Without a journal nothing is kept (tests, lessons).
    Sitting(const GameModule& module, std::unique_ptr<AnyMatch> match, Seating seating, std::optional<Journal> journal,
            std::function<Clock::time_point()> now = Clock::now);

    const GameModule& module() const { return *module_; }
    const AnyMatch& match() const { return *match_; }
    const Seating& seating() const { return seating_; }
    const std::optional<Journal>& journal() const { return journal_; }

    // ---- who may look
    Viewer viewer() const { return drawer_ == nobody ? Viewer::table() : Viewer(drawer_); }
    Seat drawer() const { return drawer_; }    // whose drawer is open; nobody
    Seat curtain() const { return curtain_; }  // for whom the curtain waits; nobody: it is up
    bool needs_pin(Seat) const;                // to open that drawer
    bool chooses_pin(Seat) const;              // which that drawer needs from now on
    // How long until a PIN of this seat may be tried again; 0 at once.
    std::chrono::seconds pin_wait(Seat) const;
    // The seat wants to look at its own things: opens its drawer, or lets the curtain down before it where the privacy
    // level wants one (Courtesy: another drawer was open last, or nobody was there; Locked: the same, and the PIN).
    void look(Seat);
    // The person behind the curtain says it is them: with the PIN where one is needed; a seat of a locked table that
    // has none chooses it here. The third wrong PIN makes the next try wait for 5 s, each further one for twice as long
    // up to a minute; the count is stored, so that neither another door nor another start of the program begins anew.
    Outcome lift_curtain(std::string_view pin = "");
    // Closes the drawer, or sends the curtain away unopened. Always safe.
    void close();
    // Somebody else may sit there by now (idleness, focus loss): closes, and the next look wants its curtain, whose
    // ever drawer was open last.
    void abandon();
    // Whether the present question may be answered only from the asked seat's drawer, by public facts.
    bool secret_question() const { return match_->prompt().secrecy != Secrecy::open; }
    // Whether these eyes may see what the present question offers.
    bool may_see_offer() const { return !secret_question() || match_->prompt().asks(drawer_); }

    // ---- deciding
    // An answer, or the words of a command: all of them or none, stored before this returns with what the sitting
    // answers after them by itself (a public question with one choice). Failures change nothing.
    Outcome give(Seat, Token);
    Outcome say(Seat, std::string_view text);
    bool can_undo() const;
    bool can_redo() const;
    // The last command, or what has been said of the one under way, with what followed from it by itself; not what lies
    // before a barrier, nor what another seat has decided in secret and keeps to itself.
    Outcome undo();
    Outcome redo();
    // Takes back the last word of the command under way.
    bool can_put_back() const;
    Outcome put_back();

    // ---- by consent of all seats: one proposal at a time, which one no, an answer or an undo ends
    const std::optional<Agreement>& proposal() const { return proposal_; }
    bool can_propose_takeback() const { return match_->can_takeback() && !proposal_; }
    void propose_takeback();
    // The seat at the curtain has forgotten its PIN. With all other seats' yes it chooses another there.
    bool can_propose_new_pin() const { return needs_pin(curtain_) && !proposal_; }
    void propose_new_pin();
    // Closes what is open. Nothing for the present level.
    void propose_privacy(Privacy);
    SeatSet waiting_votes() const;  // seats that have not said yes; empty: no vote is on
    // Whoever sits at the screen may say no; a yes at a locked table is the seat's own, with its PIN.
    Outcome vote(Seat, bool yes, std::string_view pin = "");

    // ---- the log: the events of the match, and what was agreed between them
    std::vector<Event> log() const;
    // Which of the log is news to a seat: from there to the end.
    size_t news(Seat) const;
    // How much of the log there was when the match had so many events.
    size_t log_size(size_t events) const;

  private:
    // The game as it will be when the store has what was said.
    struct Said {
        std::unique_ptr<AnyMatch> match;
        std::vector<store::Answer> answers;
    };
    Outcome give(Said&, Seat, Token) const;
    static Outcome give_forced(Said&);
    Result<Said> redone() const;
    bool shows_hidden(const Said& said) const;
    Outcome accept(Said);
    static bool forced(const AnyMatch&);
    bool last_is_kept() const;
    enum class Unit { word, command };
    static std::unique_ptr<AnyMatch> before_last(const AnyMatch&, Unit);
    Outcome drop_last(Unit);
    Outcome go_back_to(std::unique_ptr<AnyMatch>);
    void after_answer();
    Outcome try_pin(Seat, std::string_view pin);
    Outcome choose_pin(std::string_view pin);  // of the seat at the curtain
    void wait_for_pin(Seat);
    void propose(Agreement);
    Outcome take_back();
    Outcome change_locks(Agreement);
    Outcome reseat(Seating);

    const GameModule* module_;
    std::unique_ptr<AnyMatch> match_;
    Seating seating_;
    std::optional<Journal> journal_;
    Seat drawer_ = nobody;
    Seat curtain_ = nobody;
    Seat last_drawer_ = nobody;
    std::optional<Agreement> proposal_;
    SeatSet yes_;  // who has agreed to it
    std::function<Clock::time_point()> now_;
    std::array<Clock::time_point, max_seats> next_try_{};  // of a PIN
};

}  // namespace hexmoot::play
