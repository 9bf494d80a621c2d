#include "engine/kernel/table.h"

namespace hexmoot {

u32 Table::chance(Rng& rng, u32 n) {
    HX_RULE(n > 0 && n <= max_chance);
    const u64 roll = rng.rolls++;
    u32 result =
        rng.below(n);  // drawn also when remembered or scripted: later dice do not depend on how this one was known
    if (at_ < known_.size()) {
        const Answer& remembered = known_[at_++];
        HX_RULE(remembered.seat == nobody && remembered.token.value() < static_cast<int>(n));
        return static_cast<u32>(remembered.token.value());
    }
    if (roll < script_.size()) result = script_[roll] % n;
    barrier_ = true;
    if (said_) said_->push_back({Token::number(chance_kind, static_cast<int>(result)), nobody});
    return result;
}

Answer Table::ask(const Ask& ask, OfferToEach offer) {
    prompt_ = {ask.seats, ask.kind, ask.shape, ask.secrecy, ask.rule};
    offer_.clear();
    for (Seat s : ask.seats) {
        offer_.speak_as(s);
        offer(s, offer_);
    }
    if (!chooser_) throw Suspend{};
    HX_RULE(!offer_.empty());
    asked_++;
    const Answer a = chooser_->choose(prompt_, offer_);
    if (said_) said_->push_back(a);
    return a;
}

}  // namespace hexmoot
