// A sitting: one game at one screen. Owns who may look.
//
// Everything on the table is for all eyes; a seat's secrets show only while its drawer is open, and the viewer is
// nobody before a curtain shows. The program's windows hold the view of viewer() and nothing else.
#pragma once
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
        no_vote,  // no takeback is being voted on
    };
    Why why;
};
using Failure = std::variant<Refusal, store::StoreError, NotNow>;
using Outcome = tl::expected<void, Failure>;

class Sitting {
  public:
    // A sitting over a match. Without a journal nothing is kept (tests, lessons).
    Sitting(const GameModule& module, std::unique_ptr<AnyMatch> match, Seating seating, std::optional<Journal> journal);

    const GameModule& module() const { return *module_; }
    const AnyMatch& match() const { return *match_; }
    const Seating& seating() const { return seating_; }
    const std::optional<Journal>& journal() const { return journal_; }

    // ---- who may look
    Viewer viewer() const { return drawer_ == nobody ? Viewer::table() : Viewer(drawer_); }
    Seat drawer() const { return drawer_; }    // whose drawer is open; nobody
    Seat curtain() const { return curtain_; }  // for whom the curtain waits; nobody: it is up
    bool needs_pin(Seat) const;                // to open that drawer
    // The seat wants to look at its own things: opens its drawer, or lets the curtain down before it where the privacy
    // level wants one (Courtesy: another drawer was open last, or nobody was there; Locked: the same, and the PIN).
    void look(Seat);
    // The person behind the curtain says it is them.
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
    bool can_redo() const { return match_->can_redo(); }
    // The last command, or what has been said of the one under way, with what followed from it by itself; not what lies
    // before a barrier.
    Outcome undo();
    Outcome redo();
    // Takes back the last word of the command under way.
    bool can_put_back() const;
    Outcome put_back();

    // ---- undo past a barrier, by consent of all seats
    bool can_propose_takeback() const { return match_->can_takeback() && votes_.empty(); }
    void propose_takeback(Seat by);
    SeatSet waiting_votes() const;  // seats that have not said yes; empty: no vote is on
    Outcome vote_takeback(Seat, bool yes);

    // Which events are news to a seat, as indices into match().events(): from there to the end.
    size_t news(Seat s) const { return match_->news(s); }

  private:
    // The game as it will be when the store has what was said.
    struct Said {
        std::unique_ptr<AnyMatch> match;
        std::vector<store::Answer> answers;
    };
    Outcome give(Said&, Seat, Token) const;
    static Outcome give_forced(Said&);
    Outcome accept(Said);
    static bool forced(const AnyMatch&);
    enum class Unit { word, command };
    static std::unique_ptr<AnyMatch> before_last(const AnyMatch&, Unit);
    Outcome drop_last(Unit);
    Outcome go_back_to(std::unique_ptr<AnyMatch>);
    void after_answer();

    const GameModule* module_;
    std::unique_ptr<AnyMatch> match_;
    Seating seating_;
    std::optional<Journal> journal_;
    Seat drawer_ = nobody;
    Seat curtain_ = nobody;
    Seat last_drawer_ = nobody;
    SeatSet votes_;  // yes votes for a takeback; empty: none proposed
};

}  // namespace hexmoot::play
