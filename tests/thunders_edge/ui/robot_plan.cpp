#include "tests/thunders_edge/ui/robot_plan.h"

#include "app/shell/qt_text.h"

namespace hexmoot::robot {

te::State public_state(const AnyMatch& match) {
    return static_cast<const MatchOf<te::ThundersEdge>&>(match).match.view(Viewer::table()).shown;
}

te::TeBoard& board_of(const ui::TableModel& table) { return *static_cast<te::TeBoard*>(table.board()); }

std::optional<Plan> plan_of(const ui::TableModel& table, Seat who, Rng& rng) {
    constexpr int most_words = 24;
    const play::Sitting& sitting = table.sitting();
    if (!sitting.match().prompt().asks(who)) return {};
    Plan out{who, {}};
    const auto ahead = sitting.match().clone();
    while (out.words.size() < most_words && !ahead->over() && ahead->prompt().asks(who)) {
        const auto word = sitting.module().greedy_answer(*ahead, who, rng);
        if (!word || word->seat != who) break;
        out.words << q(ahead->spelled(word->token));
        const bool barrier = !ahead->give(*word) || !ahead->can_undo();
        if (barrier || ahead->line().empty()) break;
    }
    if (out.words.isEmpty()) return {};
    return out;
}

std::optional<Plan> plan(const ui::TableModel& table, Rng& rng) {
    const play::Sitting& sitting = table.sitting();
    for (Seat s : {sitting.drawer(), sitting.curtain(), board_of(table).speaker()})
        if (auto found = plan_of(table, s, rng)) return found;
    for (Seat s : sitting.match().prompt().seats)
        if (auto found = plan_of(table, s, rng)) return found;
    return {};
}

std::optional<Plan> deal_plan(const ui::TableModel& table) {
    const AnyMatch& match = table.sitting().match();
    const Seat from = board_of(table).speaker();
    if (from == nobody || !match.line().empty()) return {};
    const int seats = match.setup().seats;
    const QString to(QLatin1Char(letter(seat((index(from) + 1) % seats))));
    for (const char* terms : {"give 2 for 1 done", "give 1 done"}) {
        const QString words = "deal " + to + ' ' + QLatin1String(terms);
        if (match.clone()->say(from, words.toStdString())) return Plan{from, words.split(u' ')};
    }
    return {};
}

}  // namespace hexmoot::robot
