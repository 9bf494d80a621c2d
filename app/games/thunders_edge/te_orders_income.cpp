// The Resources Segment: what each seat got, from what.
#include <algorithm>
#include <utility>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_combat_units.h"
#include "app/games/thunders_edge/te_orders.h"
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

bool gained(const Event& e) { return is_event(e, Happening::credits) && e.facts[2] == 0; }
int amount_of(const Event& e) { return e.facts[0] | e.facts[1] << 8; }

// The grant is paid every turn: the income of a turn lies around it.
bool is_income(const Event& e) {
    static const std::array causes{cite(Rule::res_1),
                                   cite(Rule::res_3),
                                   cite(rule_of(OffWorld::mars)),
                                   cite(rule_of(Faction::helion_combine)),
                                   cite(rule_of(Faction::covenant_of_the_spire)),
                                   cite(rule_of(Mission::hoppu_plantations)),
                                   cite(rule_of(Mission::war_bonds))};
    return gained(e) && std::ranges::find(causes, e.cause) != causes.end();
}

// Where the income of the last turn that had one begins in the log; its size when there is none.
size_t income_begins(const std::vector<Event>& log) {
    size_t at = log.size();
    while (at > 0 && !is_income(log[at - 1])) at--;
    if (at == 0) return log.size();
    while (at > 0 && is_income(log[at - 1])) at--;
    return at;
}

}  // namespace

// An income that comes while the table watches stays in sight until somebody goes on, unless the rules stop there
// anyway.
void TeOrders::follow_income() {
    const std::vector<Event>& log = board().match().events();
    const bool first = !std::exchange(read_, true);
    if (log.size() != seen_) {
        income_from_ = income_begins(log);
        const bool came = !first && log.size() > seen_ && income_from_ >= seen_ && income_from_ < log.size();
        held_ = came && board().shown().phase != Phase::resources;
    }
    seen_ = log.size();
}

bool TeOrders::lingers() const { return held_ && !board().match().over() && board().at().sitting().drawer() == nobody; }

QList<QVariantMap> TeOrders::income_rows() const {
    QList<QVariantMap> rows;
    const State& s = board().shown();
    if ((s.phase != Phase::resources && !lingers()) || s.seats == 0) return rows;
    const std::vector<Event>& log = board().match().events();
    for (Seat p : priority(s, true)) {
        if (p == nobody) break;
        QVariantList lines;
        int total = 0;
        QStringList spoken;
        for (size_t i = income_from_; i < log.size(); i++) {
            const Event& e = log[i];
            if (e.seat != p || !gained(e)) continue;
            const QString from = e.cause == cite(Rule::res_1) ? tr("Locations")
                                 : e.cause == cite(Rule::res_3)
                                     ? tr("Bishops’ Grant")
                                     : board().text("rule." + std::string(rule_name(e.cause)) + ".title");
            lines << QVariantMap{{u"text"_s, from}, {u"amount"_s, amount_of(e)}};
            spoken << filled(tr("%1 %2"), {from, QString::number(amount_of(e))});
            total += amount_of(e);
        }
        const QString name = board().seat_name(p);
        rows << QVariantMap{
            {u"key"_s, ui::number(p)},
            {u"seat"_s, ui::number(p)},
            {u"name"_s, name},
            {u"livery"_s, board().livery(p)},
            {u"acting"_s, s.phase == Phase::resources && s.active == p},
            {u"lines"_s, lines},
            {u"total"_s, total},
            {u"credits"_s, s.money(p)},
            {u"worth"_s, filled(tr("Resource Values: %1"), {QString::number(resource_value(s, p))})},
            {u"text"_s, filled(tr("%1 gains %2: %3. Now %4 Credits."),
                               {name, QString::number(total), spoken.isEmpty() ? tr("nothing") : spoken.join(u", "_s),
                                QString::number(s.money(p))})}};
    }
    return rows;
}

}  // namespace hexmoot::te
