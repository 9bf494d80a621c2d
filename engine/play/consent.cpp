// What a sitting does about PINs, and what all seats agree on (ux.md 7.2).
#include <algorithm>
#include <ranges>

#include "engine/play/sitting.h"
#include "engine/store/pin.h"

namespace hexmoot::play {
namespace {

using std::chrono::seconds;

constexpr int free_tries = 2;  // without a wait after them

seconds wait_after(int wrong) {
    constexpr seconds first{5}, longest{60};
    if (wrong <= free_tries) return seconds{0};
    return std::min(longest, first * (1 << std::min(wrong - free_tries - 1, 4)));
}

bool is_pin(std::string_view text) {
    return text.size() == 4 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Event event_of(const Agreement& a) {
    Event e;
    e.kind = agreed_event;
    e.seat = a.seat;
    e.facts[0] = static_cast<u8>(a.what);
    e.facts[1] = static_cast<u8>(a.privacy);
    return e;
}

}  // namespace

// ---- PINs

bool Sitting::needs_pin(Seat s) const {
    return seating_.privacy == Privacy::locked && index(s) < seating_.chairs.size() &&
           !seating_.chairs[index(s)].pin_hash.empty();
}

bool Sitting::chooses_pin(Seat s) const {
    return seating_.privacy == Privacy::locked && index(s) < seating_.chairs.size() && !needs_pin(s);
}

std::chrono::seconds Sitting::pin_wait(Seat s) const {
    if (!needs_pin(s)) return seconds{0};
    return std::max(seconds{0}, std::chrono::ceil<seconds>(next_try_[index(s)] - now_()));
}

void Sitting::wait_for_pin(Seat s) { next_try_[index(s)] = now_() + wait_after(seating_.chairs[index(s)].wrong_pins); }

// While the wait lasts a PIN is not even looked at: the right one tells nothing either.
Outcome Sitting::try_pin(Seat s, std::string_view pin) {
    Chair& c = seating_.chairs[index(s)];
    if (pin_wait(s) > seconds{0}) return failed(NotNow{NotNow::Why::too_soon});
    if (!is_pin(pin)) return failed(NotNow{NotNow::Why::no_pin});
    const bool right = store::pin_matches(pin, c.pin_hash);
    const int wrong = right ? 0 : c.wrong_pins + 1;
    if (wrong != c.wrong_pins) {
        c.wrong_pins = wrong;
        wait_for_pin(s);
        if (journal_) (void)journal_->reseat(*match_, seating_);  // a full disk keeps nobody from the own hand
    }
    if (!right) return failed(NotNow{NotNow::Why::wrong_pin});
    return {};
}

Outcome Sitting::choose_pin(std::string_view pin) {
    if (!is_pin(pin)) return failed(NotNow{NotNow::Why::no_pin});
    Seating chosen = seating_;
    chosen.chairs[index(curtain_)].pin_hash = store::hash_pin(pin);
    return reseat(std::move(chosen));
}

Outcome Sitting::reseat(Seating seating) {
    if (journal_)
        if (auto ok = journal_->reseat(*match_, seating); !ok) return failed(ok.error());
    seating_ = std::move(seating);
    return {};
}

// ---- consent

void Sitting::propose(Agreement a) {
    proposal_ = a;
    yes_ = {};
}

void Sitting::propose_takeback() {
    if (can_propose_takeback()) propose({Agreement::What::takeback});
}

void Sitting::propose_new_pin() {
    if (can_propose_new_pin()) propose({Agreement::What::new_pin, curtain_});
}

void Sitting::propose_privacy(Privacy level) {
    if (level == seating_.privacy || proposal_) return;
    close();
    propose({Agreement::What::privacy, nobody, level});
}

SeatSet Sitting::waiting_votes() const {
    SeatSet waiting;
    if (!proposal_) return waiting;
    for (Seat s : SeatSet::first(match_->setup().seats))
        if (!yes_.has(s) && s != proposal_->seat) waiting = waiting.with(s);
    return waiting;
}

Outcome Sitting::vote(Seat s, bool yes, std::string_view pin) {
    if (!proposal_) return failed(NotNow{NotNow::Why::no_vote});
    if (yes && !waiting_votes().has(s)) return {};
    if (yes && needs_pin(s))
        if (auto ok = try_pin(s, pin); !ok) return ok;
    if (yes) yes_ = yes_.with(s);
    if (yes && !waiting_votes().empty()) return {};
    const Agreement agreed = *proposal_;
    proposal_.reset();
    if (!yes) return {};
    return agreed.what == Agreement::What::takeback ? take_back() : change_locks(agreed);
}

// Whoever agreed came to the screen: each drawer has its door again.
Outcome Sitting::take_back() {
    abandon();
    auto m = match_->clone();
    do
        if (auto ok = m->takeback(); !ok) return failed(ok.error());
    while (forced(*m));
    if (!m->line().empty())
        if (auto start = before_last(*m, Unit::command)) m = std::move(start);
    if (auto ok = go_back_to(std::move(m)); !ok) return ok;
    // What was agreed after that move is told before the takeback, as it was.
    Seating seating = seating_;
    for (Agreement& a : seating.agreed) a.events = std::min(a.events, match_->events().size() - 1);
    return seating.agreed == seating_.agreed ? Outcome{} : reseat(std::move(seating));
}

// A seat without its PIN stays at its door and chooses another; a new level begins with everything closed.
Outcome Sitting::change_locks(Agreement agreed) {
    Seating changed = seating_;
    agreed.events = match_->events().size();
    changed.agreed.push_back(agreed);
    if (agreed.what == Agreement::What::privacy) {
        changed.privacy = agreed.privacy;
    } else {
        Chair& forgetful = changed.chairs[index(agreed.seat)];
        forgetful.pin_hash.clear();
        forgetful.wrong_pins = 0;
    }
    if (auto ok = reseat(std::move(changed)); !ok) return ok;
    if (agreed.what == Agreement::What::privacy)
        abandon();
    else
        next_try_[index(agreed.seat)] = now_();
    return {};
}

// ---- the log

std::vector<Event> Sitting::log() const {
    std::vector<Event> all = match_->events();
    const size_t events = all.size();
    // From the last one on: those before it keep their places.
    for (const Agreement& a : std::views::reverse(seating_.agreed))
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(a.events, events)), event_of(a));
    return all;
}

size_t Sitting::news(Seat s) const {
    const size_t from = match_->news(s);
    const auto told = [&](const Agreement& a) { return a.events < from; };
    return from + static_cast<size_t>(std::ranges::count_if(seating_.agreed, told));
}

size_t Sitting::log_size(size_t events) const {
    const auto told = [&](const Agreement& a) { return a.events <= events; };
    return events + static_cast<size_t>(std::ranges::count_if(seating_.agreed, told));
}

}  // namespace hexmoot::play
