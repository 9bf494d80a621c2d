#include "app/games/thunders_edge/te_combat_log.h"

#include <algorithm>

namespace hexmoot::te {

Token area_word(const Event& e, size_t at) {
    const Kind kind = e.facts[at + 2] ? Kind::location : Kind::field;
    return {static_cast<u8>(kind), e.facts[at], e.facts[at + 1], 0};
}

namespace {

Happening what(const Event& e) { return static_cast<Happening>(e.kind); }

// Zeros stand for no area; (-64,-64) is none.
Token arrow_word(const Event& e) { return e.facts[3] || e.facts[4] ? area_word(e, 3) : Token(); }

// Where it comes from: the attack that was declared on this target, or the area that the battle before has won.
void read_origins(const std::vector<Event>& log, size_t begins, Battle& b) {
    const auto declared = [&](const Event& e) {
        return what(e) == Happening::attack_declared && e.seat == b.attacker && area_word(e) == b.target;
    };
    for (size_t after = begins; after > 0; after--) {
        const size_t i = after - 1;
        if (what(log[i]) == Happening::segment_begins) break;
        if (what(log[i]) == Happening::combat_ends && i + 1 == begins) {
            b.through = true;
            b.origins = {area_word(log[i])};
            return;
        }
        if (!declared(log[i])) continue;
        b.arrow = arrow_word(log[i]);
        for (size_t k = i + 1; k < begins && what(log[k]) == Happening::attack_origin; k++)
            b.origins.push_back(area_word(log[k]));
        return;
    }
}

void read_die(const Event& e, size_t at, Battle& b) {
    if (e.facts[1] > 1) return;
    auto& dice = e.facts[1] == 0 ? b.defence : b.offence;
    if (dice.empty()) (e.facts[1] == 0 ? b.first_defence : b.first_offence) = at;
    dice.push_back(e.facts[0]);
}

void read_hits(const Event& e, Battle& b) {
    if (e.seat == b.defender) {
        b.now = e.facts[0];
        b.later = e.facts[1];
        return;
    }
    b.told_hits = true;
    b.hits = e.facts[2];
    b.stopped = e.facts[3];
}

void read(const Event& e, size_t at, Battle& b) {
    const Piece piece = te::piece(e.secret);
    switch (what(e)) {
        case Happening::die_rolled:
            return read_die(e, at, b);
        case Happening::hits:
            return read_hits(e, b);
        case Happening::unit_lost:
            b.lost.push_back({e.seat, piece, area_word(e), e.cause, e.cause == cite(Rule::cmb_8)});
            return;
        case Happening::supported:
            b.support.push_back({e.seat, area_word(e), e.facts[3] != 0});
            return;
        case Happening::advanced:
            b.advanced.push_back({piece, area_word(e), area_word(e, 3)});
            return;
        case Happening::fort_removed:
            b.fort_fell = b.fort_fell || area_word(e) == b.target;
            return;
        case Happening::combat_ends:
            b.over = true;
            b.cleared = e.facts[3] != 0;
            return;
        default:
            return;
    }
}

}  // namespace

int Battle::lowest_at_once() const { return now > std::ranges::count(defence, 6) ? 5 : 6; }
int Battle::lowest_hit() const {
    return hits > std::ranges::count_if(offence, [](int d) { return d >= 5; }) ? 4 : 5;
}

std::optional<Battle> last_battle(const std::vector<Event>& log) {
    size_t begins = log.size();
    while (begins > 0 && what(log[begins - 1]) != Happening::combat_begins) begins--;
    if (begins == 0) return {};
    const Event& first = log[--begins];
    Battle b;
    b.attacker = first.seat;
    b.target = area_word(first);
    b.defender = seat(first.facts[3]);
    read_origins(log, begins, b);
    for (size_t i = begins + 1; i < log.size() && !b.over; i++) read(log[i].for_eyes(Viewer::table()), i, b);
    return b;
}

}  // namespace hexmoot::te
