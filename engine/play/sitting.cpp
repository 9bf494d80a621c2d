#include "engine/play/sitting.h"

#include <algorithm>

namespace hexmoot::play {
namespace {

// The words that this line really says: some may lapse where one reveals something.
std::vector<std::string> really_said(const AnyMatch& m, Seat s, const std::vector<std::string>& words) {
    const auto ahead = m.clone();
    if (words.size() < 2 || !ahead->say(s, line_of(words))) return words;
    const std::vector<Word> all = ahead->record().words;
    std::vector<std::string> out;
    for (size_t i = m.answers(); i < all.size(); i++) out.push_back(all[i].text);
    return out;
}

}  // namespace

Sitting::Sitting(const GameModule& module, std::unique_ptr<AnyMatch> match, Seating seating,
                 std::optional<Journal> journal, std::function<Clock::time_point()> now)
    : module_(&module),
      match_(std::move(match)),
      seating_(std::move(seating)),
      journal_(std::move(journal)),
      now_(std::move(now)) {
    for (size_t i = 0; i < seating_.chairs.size(); i++) wait_for_pin(seat(static_cast<int>(i)));
}

void Sitting::look(Seat s) {
    close();
    const bool door = seating_.privacy != Privacy::open && s != last_drawer_;
    if (door) {
        if (seating_.privacy == Privacy::locked) last_drawer_ = nobody;  // whoever stands at the door is not that seat
        curtain_ = s;
        return;
    }
    drawer_ = last_drawer_ = s;
}

Outcome Sitting::lift_curtain(std::string_view pin) {
    if (curtain_ == nobody) return {};
    if (needs_pin(curtain_))
        if (auto ok = try_pin(curtain_, pin); !ok) return ok;
    if (chooses_pin(curtain_))
        if (auto ok = choose_pin(pin); !ok) return ok;
    drawer_ = last_drawer_ = curtain_;
    curtain_ = nobody;
    return {};
}

void Sitting::close() {
    drawer_ = nobody;
    curtain_ = nobody;
    if (proposal_ && proposal_->what == Agreement::What::new_pin) proposal_.reset();
}

void Sitting::abandon() {
    close();
    last_drawer_ = nobody;
}

// A public question with one choice answers itself (decision 7: a secret one is always put to its seat).
bool Sitting::forced(const AnyMatch& m) {
    return !m.over() && m.prompt().secrecy == Secrecy::open && m.offer().answers().size() == 1;
}

Outcome Sitting::give_forced(Said& said) {
    AnyMatch& m = *said.match;
    while (forced(m)) {
        const Answer a = m.offer().answers().front();
        if (auto ok = m.give(a); !ok) return failed(ok.error());
        said.answers.push_back({index(a.seat), m.spelled(a.token), false, m.digest()});
    }
    return {};
}

// The drawer stays open only for a seat that is asked for another secret. Where the screen goes to another seat, nobody
// sits there yet: each drawer has its door again.
void Sitting::after_answer() {
    proposal_.reset();
    if (last_drawer_ != nobody && !match_->prompt().asks(last_drawer_)) last_drawer_ = nobody;
    if (drawer_ != nobody && !(secret_question() && match_->prompt().asks(drawer_))) drawer_ = nobody;
}

// What was said is tried on a copy, stored as one, and only then is the copy the game: memory and disk never differ.
Outcome Sitting::accept(Said said) {
    if (journal_)
        if (auto ok = journal_->append(*said.match, said.answers); !ok) return failed(ok.error());
    match_ = std::move(said.match);
    after_answer();
    return {};
}

Outcome Sitting::give(Said& said, Seat s, Token t) const {
    AnyMatch& m = *said.match;
    const bool secret = m.prompt().secrecy != Secrecy::open;
    if (secret && m.prompt().asks(s) && drawer_ != s) return failed(NotNow{NotNow::Why::not_looking});
    if (auto ok = m.give({t, s}); !ok) return failed(ok.error());
    said.answers.push_back({index(s), m.spelled(t), secret, m.digest()});
    return {};
}

Outcome Sitting::give(Seat s, Token t) {
    Said said{match_->clone(), {}};
    if (auto ok = give(said, s, t); !ok) return ok;
    if (auto ok = give_forced(said); !ok) return ok;
    return accept(std::move(said));
}

Outcome Sitting::say(Seat s, std::string_view text) {
    const std::vector<std::string> words = match_->heard(s, text);
    if (words.empty()) return {};
    Said said{match_->clone(), {}};
    // Why not is asked of a whole command: the rules order its faults, and one word alone knows little. Of what the
    // seat decides behind a closed curtain that would tell more than the plain word.
    const auto refused = [&](const Refusal& plain) {
        const bool hidden = said.match->prompt().secrecy != Secrecy::open && drawer_ != s;
        const bool command = match_->line().empty() && !hidden;
        const auto whole = command ? match_->clone()->say(s, text) : Result<void>();
        return failed(whole ? plain : whole.error());
    };
    for (const std::string& word : really_said(*match_, s, words)) {
        const auto token = said.match->read(s, word);
        if (!token) return refused(said.match->say(s, word).error());
        const auto ok = give(said, s, *token);
        if (const auto* no = ok ? nullptr : std::get_if<Refusal>(&ok.error())) return refused(*no);
        if (!ok) return ok;
    }
    if (auto ok = give_forced(said); !ok) return ok;
    return accept(std::move(said));
}

// Not when the last word of the line was forced: taking that back would go on into the command before this one.
bool Sitting::can_put_back() const {
    if (match_->line().empty() || !match_->can_undo()) return false;
    const auto m = match_->clone();
    return m->undo() && !forced(*m);
}

// Before the last word or command that somebody gave, with what the sitting answered after it; null when a barrier
// stands there. A barrier within a command ends the way back.
std::unique_ptr<AnyMatch> Sitting::before_last(const AnyMatch& match, Unit unit) {
    std::unique_ptr<AnyMatch> before;
    const auto m = match.clone();
    while (m->undo()) {
        if (forced(*m)) continue;
        before = m->clone();
        if (unit == Unit::word || m->line().empty()) break;
    }
    return before;
}

// What a seat has decided behind the curtain and keeps to itself is its own: it decides anew, nobody takes it back.
bool Sitting::last_is_kept() const {
    const auto m = match_->clone();
    return m->undo() && m->prompt().secrecy == Secrecy::kept && !m->prompt().asks(drawer_);
}

bool Sitting::can_undo() const {
    return match_->can_undo() && !last_is_kept() && before_last(*match_, Unit::word) != nullptr;
}

// Takes `m` as the game when the store has followed it.
Outcome Sitting::go_back_to(std::unique_ptr<AnyMatch> m) {
    const size_t before = match_->answers();
    std::swap(match_, m);
    if (journal_)
        if (auto ok = journal_->cut(*match_, before); !ok) {
            std::swap(match_, m);
            return failed(ok.error());
        }
    after_answer();
    return {};
}

Outcome Sitting::drop_last(Unit unit) {
    auto m = before_last(*match_, unit);
    if (!m) return failed(Refusal{0, "", {code_no_undo, RuleId::none, {}}});
    return go_back_to(std::move(m));
}

Outcome Sitting::undo() {
    if (!can_undo()) return failed(Refusal{0, "", {code_no_undo, RuleId::none, {}}});
    return drop_last(Unit::command);
}
Outcome Sitting::put_back() { return drop_last(Unit::word); }

// What was put back into a hand comes out of it only while it is open: a closed table has whole commands again.
Result<Sitting::Said> Sitting::redone() const {
    Said said{match_->clone(), {}};
    AnyMatch& m = *said.match;
    do {
        const bool secret = m.prompt().secrecy != Secrecy::open;
        if (auto ok = m.redo(); !ok) return tl::unexpected(ok.error());
        const Word word = m.record().words.back();
        said.answers.push_back({index(word.seat), word.text, secret, m.digest()});
    } while (m.can_redo() && (forced(m) || !m.line().empty()));
    return said;
}

bool Sitting::shows_hidden(const Said& said) const {
    const auto hidden = [&](const store::Answer& a) { return a.secret && seat(a.seat) != drawer_; };
    return !said.match->line().empty() && std::ranges::any_of(said.answers, hidden);
}

bool Sitting::can_redo() const {
    if (!match_->can_redo()) return false;
    const auto said = redone();
    return said && !shows_hidden(*said);
}

Outcome Sitting::redo() {
    auto said = redone();
    if (!said) return failed(said.error());
    if (shows_hidden(*said)) return failed(NotNow{NotNow::Why::not_looking});
    return accept(std::move(*said));
}

}  // namespace hexmoot::play
