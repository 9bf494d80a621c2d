#include "app/table/board_model.h"

#include "app/shell/qt_text.h"
#include "app/table/table_model.h"

namespace hexmoot::ui {

QList<BoardModel::Verb> BoardModel::verbs() const {
    const play::Sitting& sitting = table_.sitting();
    QList<Verb> out;
    if (!sitting.may_see_offer()) return out;
    const AnyMatch& match = sitting.match();
    const Speech speech = table_.speech();
    const Seat asked = speaker();
    for (const Answer& a : match.offer().answers())
        if (a.seat == asked) out.push_back({q(match.spelled(a.token)), q(sitting.module().name(a.token, speech)), {}});
    for (const Offer::Blocked& b : match.offer().blocked())
        if (b.answer.seat == asked)
            out.push_back({q(match.spelled(b.answer.token)),
                           q(sitting.module().name(b.answer.token, speech)),
                           {},
                           table_.explain(b.answer.token, b.why)});
    return out;
}

void BoardModel::act(const QString& verb) { table_.say(verb); }

Seat BoardModel::speaker() const {
    const SeatSet asked = table_.sitting().match().prompt().seats;
    const Seat drawer = table_.sitting().drawer();
    return asked.has(drawer) ? drawer : asked.front();
}

LogModel::Telling BoardModel::tell(std::span<const Event> up_to) const {
    return {q(table_.sitting().module().log_line(up_to.back(), table_.speech()))};
}

Seat BoardModel::next_to_look() const { return nobody; }

Seat BoardModel::subject() const {
    const SeatSet asked = table_.sitting().match().prompt().seats;
    return asked.size() == 1 ? asked.front() : nobody;
}

bool BoardModel::decides_from_hand() const { return table_.sitting().secret_question(); }

}  // namespace hexmoot::ui
