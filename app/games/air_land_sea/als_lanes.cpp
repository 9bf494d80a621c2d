// The three lanes: stacks, totals, who leads, and what a play there would come to.
#include <algorithm>

#include "app/games/air_land_sea/als_board.h"
#include "app/shell/qt_text.h"
#include "app/table/table_model.h"

namespace hexmoot::als {

using namespace Qt::StringLiterals;

namespace {

// What a script calls a card on the board: "spot-land-B" on top, "card-land-B-0" below it.
QString handle(const QString& where, bool top, size_t at) {
    const QString place = QString(where).replace(u'.', u'-');
    return top ? u"spot-"_s + place : u"card-"_s + place + u'-' + QString::number(at);
}
}  // namespace

bool AlsBoard::lane_lit(Theatre t) const {
    if (match().over() || !own()) return false;
    if (kind() == Question::play_face) {
        const auto line = match().line();
        return !line.empty() && line.back().token == word(t);
    }
    if (choosing_play()) {
        const auto* to = placements(chosen_);
        return to && (face_down_ || (*to)[index(t)].face_up.allowed());
    }
    const bool places = kind() == Question::reinforce || kind() == Question::transport_to;
    return places && offers(word(t));
}

QString AlsBoard::leader(Theatre t) const {
    const int a = view_.totals[0][index(t)], b = view_.totals[1][index(t)];
    return say(a != b ? "status.leads" : "status.tied", {{"seat", seat_name(view_.controller[index(t)])}});
}

// What would destroy the hand's chosen card on its way here.
Destroyer AlsBoard::destroyer(Theatre t) const {
    const auto* all = placements(chosen_);
    if (!all) return Destroyer::nothing;
    const Placement& p = (*all)[index(t)];
    return face_down_ ? p.down_destroyed_by : p.up_destroyed_by;
}

// The hand's chosen card, as if played here: strength, by what right, the new totals before any ability.
QVariantMap AlsBoard::play_ghost(Theatre t) const {
    const Placement& p = (*placements(chosen_))[index(t)];
    const bool up = !face_down_;
    const int mine = view_.totals[hexmoot::index(asked())][index(t)];
    const int now = up ? p.total_up : p.total_down;
    const Destroyer by = destroyer(t);
    const int strength = up ? printed_strength(chosen_) : by == Destroyer::nothing ? now - mine : facedown_strength;
    QVariantMap g{{"title", say(up ? "ghost.up" : "ghost.down", {{"strength", num(strength)}})}, {"now", now}};
    if (by != Destroyer::nothing) {
        g["note"] = text("ghost.destroyed");
        g["destroyed"] = true;
    } else if (up) {
        const char* right = theatre_of(chosen_) == t                  ? "ghost.matches"
                            : view_.air_drop[hexmoot::index(asked())] ? "ghost.air_drop"
                                                                      : "ghost.aerodrome";
        g["note"] = say(right, {{"theatre", called(t)}});
    }
    return g;
}

// What lies in a lit lane before the choice is made; empty for any other lane.
QVariantMap AlsBoard::ghost(Theatre t) const {
    if (!lane_lit(t)) return {};
    QVariantMap g;
    if (choosing_play()) {
        g = play_ghost(t);
    } else if (const auto after = tried(lane_words(t))) {
        const View v = static_cast<const MatchOf<AirLandSea>&>(*after).match.view(asked());
        const u8 me = hexmoot::index(asked());
        const bool landed = v.stacks[me][index(t)].size() > view_.stacks[me][index(t)].size();
        const Card moved = kind() == Question::transport_to ? chosen_ : view_.drawn;
        g = {{"title", landed && v.stacks[me][index(t)].back().up
                           ? q(called(moved))
                           : say("ghost.down", {{"strength", num(landed ? v.stacks[me][index(t)].back().strength
                                                                        : facedown_strength)}})},
             {"now", v.totals[me][index(t)]},
             {"destroyed", !landed}};
        if (!landed) g["note"] = text("ghost.destroyed");
    }
    const QString theirs = QString::number(view_.totals[hexmoot::index(other(asked()))][index(t)]);
    const QString now = g.value("now").toString();
    g["above"] = asked() == Seat{1};
    g["totals"] = u"%1 – %2"_s.arg(asked() == Seat{1} ? now : theirs, asked() == Seat{1} ? theirs : now);
    return g;
}

// The card that the last answer lost on its way here, by its face where all saw it: { at, above, up, ... }. Empty for
// any other lane.
QVariantMap AlsBoard::lost(Theatre t) const {
    if (!lost_ || lost_->facts[0] != index(t)) return {};
    const bool up = lost_->secret != Event::hidden;
    QVariantMap row = up ? face(static_cast<Card>(lost_->secret)) : QVariantMap();
    row.insert(QVariantMap{{"at", static_cast<int>(told_)}, {"above", lost_->seat == Seat{1}}, {"up", up}});
    return row;
}

QList<QVariantMap> AlsBoard::stack(Theatre t, Seat side) const {
    const auto& pile = view_.stacks[hexmoot::index(side)][index(t)];
    QList<QVariantMap> rows;
    for (size_t i = 0; i < pile.size(); ++i) {
        const SeenCard& c = pile[i];
        const bool top = i + 1 == pile.size();
        const bool mine = own() && side == asked() && c.card != Card::none;
        const bool by_card = kind() == Question::transport || kind() == Question::redeploy_return;
        const bool lit = !match().over() && ((top && kind() == Question::flip && offers(word(t, side))) ||
                                             (mine && by_card && offers(word(c.card))));
        const bool picked = armed_spot_ && armed_spot_->theatre == t && armed_spot_->side == side && top;
        const bool moved = mine && kind() == Question::transport_to && c.card == chosen_;
        const QString where = q(theatre_name(t)) + u'.' + QLatin1Char(letter(side));
        QVariantMap row = c.up || mine || (view_.eyes.is(side) && c.card != Card::none) ? face(c.card) : QVariantMap();
        row.insert(QVariantMap{{"key", static_cast<int>(i)},
                               {"spot", where + u'.' + QString::number(i)},
                               {"handle", handle(where, top, i)},
                               {"up", c.up != 0},
                               {"peeked", !c.up && view_.eyes.is(side)},
                               {"number", c.strength},
                               {"top", top},
                               {"lit", lit},
                               {"chosen", picked || moved},
                               {"label", spot_label({t, side, i})}});
        rows << row;
    }
    return rows;
}

QVariantMap AlsBoard::lane(Theatre t) {
    const auto at = static_cast<size_t>(std::find(view_.order.begin(), view_.order.end(), t) - view_.order.begin());
    for (Seat side : both_seats) stacks_[at][hexmoot::index(side)].assign(stack(t, side));
    const auto& totals = view_.totals;
    const Seat leads = view_.controller[index(t)];
    const bool tied = totals[0][index(t)] == totals[1][index(t)];
    const QString status = leader(t);
    QString label = say("a11y.lane", {{"theatre", called(t)},
                                      {"seat", seat_name(Seat{1})},
                                      {"points", num(totals[1][index(t)])},
                                      {"other", seat_name(Seat{0})},
                                      {"other_points", num(totals[0][index(t)])},
                                      {"status", status.toStdString()}});
    const QVariantMap shade = ghost(t);
    for (const char* part : {"title", "note", "totals"})
        if (const QString words = shade.value(part).toString(); !words.isEmpty()) label += u' ' + words + u'.';
    return {{"key", static_cast<int>(at)},
            {"theatre", q(theatre_name(t))},
            {"name", q(called(t))},
            {"above", QVariant::fromValue(&stacks_[at][1])},
            {"below", QVariant::fromValue(&stacks_[at][0])},
            {"totalAbove", totals[1][index(t)]},
            {"totalBelow", totals[0][index(t)]},
            {"nameAbove", q(seat_name(Seat{1}))},
            {"nameBelow", q(seat_name(Seat{0}))},
            {"leader", static_cast<int>(hexmoot::index(leads))},
            {"tied", tied},
            {"status", status},
            {"shortStatus", text(tied ? "status.tied_short" : "status.leads_short")},
            {"lit", lane_lit(t)},
            {"armed", armed_lane_ == t},
            {"refused", probed_ == t},
            {"ghost", shade},
            {"lost", lost(t)},
            {"label", label}};
}

}  // namespace hexmoot::als
