#include "tests/thunders_edge/ui/te_table.h"

#include "app/table/seat_number.h"

namespace hexmoot::te {

ui::Casting played_to(int seats, u64 seed, std::function<bool(const AnyMatch&)> wanted, std::vector<int> options) {
    ui::Casting casting;
    casting.seats = seats;
    casting.seed = seed;
    casting.options = std::move(options);
    casting.before = [seed, wanted = std::move(wanted)](AnyMatch& match) {
        const GameModule& module = *find_game("thunders_edge");
        Rng rng = Rng::seeded(seed);
        while (!match.over() && !wanted(match)) {
            const auto a = module.greedy_answer(match, match.prompt().seats, rng);
            if (!a || !match.give(*a)) throw std::runtime_error("a greedy player is stuck");
        }
    };
    return casting;
}

ui::Casting played_to(int seats, u64 seed, Question kind, int nth) {
    return played_to(seats, seed, [kind, left = nth](const AnyMatch& m) mutable {
        return m.prompt().kind == static_cast<u8>(kind) && --left == 0;
    });
}

TeBoard& board_of(ui::TableModel& table) { return *static_cast<TeBoard*>(table.board()); }

std::optional<Answer> greedy_word(const ui::TableModel& table, Seat who, Rng& rng) {
    return table.sitting().module().greedy_answer(table.sitting().match(), who, rng);
}

void open_hand(ui::TableModel& table, Seat who) {
    table.look(ui::number(who));
    if (table.curtain_seat() >= 0) table.liftCurtain({});
}

}  // namespace hexmoot::te
