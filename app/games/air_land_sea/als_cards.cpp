// Cards in words: their faces, what a screen reader says of them, and the page at the side.
#include "app/games/air_land_sea/als_board.h"
#include "app/shell/qt_text.h"
#include "app/table/table_model.h"

namespace hexmoot::als {

using namespace Qt::StringLiterals;

namespace {

Card card_named(const QString& id) {
    for (int i = 0; i < cards; ++i)
        if (q(card_id(card(i))) == id) return card(i);
    return Card::none;
}
const char* kind_name(Ability a) {
    return a == Ability::instant ? "instant" : a == Ability::ongoing ? "ongoing" : "none";
}

}  // namespace

const std::array<Placement, theatres>* AlsBoard::placements(Card c) const {
    for (size_t i = 0; i < view_.hand.size(); ++i)
        if (view_.hand[i] == c) return &view_.placements[i];
    return nullptr;
}

QVariantMap AlsBoard::face(Card c) const {
    static constexpr std::array icons{"plane", "tank", "ship"};
    const Theatre t = theatre_of(c);
    const std::string key = "card." + card_id(c);
    const bool first = first_edition(view_, c) && table().speech().texts.has(key + ".first");
    const Ability a = ability_of(c);
    return {{"card", q(card_id(c))},
            {"strength", printed_strength(c)},
            {"theatre", q(theatre_name(t))},
            {"family", q(called(t))},
            {"familyIcon", QString::fromLatin1(icons[index(t)])},
            {"kindIcon", a == Ability::instant   ? u"bolt"_s
                         : a == Ability::ongoing ? u"loop"_s
                                                 : QString()},
            {"title", q(called(c))},
            {"rule", a == Ability::none ? QString() : text(key + (first ? ".first" : ".text"))}};
}

QString AlsBoard::card_label(Card c) const {
    const QVariantMap f = face(c);
    const QString rule = f.value("rule").toString();
    return say("a11y.card_up",
               {{"card", called(c)},
                {"theatre", called(theatre_of(c))},
                {"strength", num(printed_strength(c))},
                {"text", rule.isEmpty() ? std::string(table().speech().text("kind.none")) : rule.toStdString()}});
}

QString AlsBoard::spot_label(const Spot& s) const {
    const auto& pile = view_.stacks[hexmoot::index(s.side)][index(s.theatre)];
    const SeenCard& c = pile[s.at];
    QString words;
    if (c.up)
        words = card_label(c.card);
    else if (c.card != Card::none)
        words = say("a11y.card_down_own", {{"card", called(c.card)}, {"strength", num(c.strength)}});
    else
        words = say("a11y.card_down", {{"strength", num(c.strength)}});
    const bool top = s.at + 1 == pile.size();
    return say("a11y.on_board", {{"owner", seat_name(s.side)},
                                 {"theatre", called(s.theatre)},
                                 {"index", num(static_cast<int>(s.at) + 1)},
                                 {"count", num(static_cast<int>(pile.size()))},
                                 {"card", words.toStdString()}}) +
           u' ' + text(top ? "a11y.uncovered" : "a11y.covered");
}

QList<QVariantMap> AlsBoard::hand_rows() const {
    QList<QVariantMap> rows;
    if (view_.drawn != Card::none) {
        QVariantMap row = face(view_.drawn);
        row.insert(QVariantMap{{"key", u"drawn"_s},
                               {"digit", QString()},
                               {"chosen", true},
                               {"lit", false},
                               {"label", card_label(view_.drawn)}});
        rows << row;
    }
    const int count = static_cast<int>(view_.hand.size());
    for (int i = 0; i < count; ++i) {
        const Card c = view_.hand[static_cast<size_t>(i)];
        QVariantMap row = face(c);
        row.insert(
            {{"key", q(card_id(c))},
             {"digit", own() && choosing_play() ? QString::number(i + 1) : QString()},
             {"chosen", c == chosen_ && choosing_play()},
             {"lit", own() && choosing_play()},
             {"label", say("a11y.hand_card",
                           {{"index", num(i + 1)}, {"count", num(count)}, {"card", card_label(c).toStdString()}})}});
        rows << row;
    }
    return rows;
}

QVariantMap AlsBoard::place_line(Card c, Theatre t) const {
    const Placement& p = (*placements(c))[index(t)];
    const bool ok = p.face_up.allowed();
    QVariantMap line{{"ok", ok}, {"head", say(ok ? "where.up" : "where.not_up", {{"theatre", called(t)}})}};
    const int lying = static_cast<int>(view_.stacks[0][index(t)].size() + view_.stacks[1][index(t)].size());
    if (!ok)
        line["why"] = text("where.mismatch");
    else if (p.up_destroyed_by == Destroyer::blockade)
        line.insert(QVariantMap{{"ok", false}, {"why", say("where.blockade", {{"count", num(lying)}})}});
    else if (theatre_of(c) == t)
        line["why"] = text("where.matches");
    else if (view_.air_drop[hexmoot::index(asked())])
        line["why"] = text("where.air_drop");
    else
        line["why"] = say("where.aerodrome", {{"strength", num(aerodrome_limit)}});
    return line;
}

QVariantList AlsBoard::where_it_may_go(Card c) const {
    QVariantList out;
    if (!own() || !choosing_play() || !placements(c)) return out;
    for (Theatre t : view_.order) out << place_line(c, t);
    const Placement& any = placements(c)->front();
    const bool contained = any.down_destroyed_by == Destroyer::containment;
    const u8 me = hexmoot::index(asked());
    int counts = facedown_strength;
    for (Theatre t : all_theatres) {
        const Placement& p = (*placements(c))[index(t)];
        if (p.down_destroyed_by == Destroyer::nothing) counts = p.total_down - view_.totals[me][index(t)];
    }
    out << QVariantMap{
        {"ok", !contained},
        {"head", text("where.down")},
        {"why", contained ? text("where.containment") : say("where.counts", {{"strength", num(counts)}})}};
    return out;
}

QStringList AlsBoard::facts(const Spot& s) const {
    const auto& pile = view_.stacks[hexmoot::index(s.side)][index(s.theatre)];
    const SeenCard& c = pile[s.at];
    const bool top = s.at + 1 == pile.size();
    QStringList out;
    if (!c.up && c.card != Card::none) out << say("side.face_down_own", {{"card", called(c.card)}});
    if (!c.up && c.card == Card::none)
        out << say("side.face_down_other", {{"seat", seat_name(s.side)}, {"strength", num(c.strength)}});
    else
        out << say("side.counts_now", {{"strength", num(c.strength)}});
    out << text(top ? "side.uncovered" : "side.covered");
    if (kind() == Question::flip && offers(word(s.theatre, s.side)) && top)
        out << (c.up ? say("side.flip_turns_down", {{"strength", num(facedown_strength)}})
                     : text("side.flip_turns_up"));
    return out;
}

QVariantMap AlsBoard::detail() const {
    const auto on_board = pointed_.isEmpty() ? std::nullopt : spot(pointed_);
    const auto armed = armed_spot_ && pointed_.isEmpty() ? armed_spot_ : on_board;
    Card c = Card::none;
    QVariantMap d;
    if (armed) {
        const SeenCard& lying = *seen(*armed);
        c = lying.card;
        d = {{"faceDown", !lying.up},
             {"number", lying.strength},
             {"facts", facts(*armed)},
             {"label", spot_label(*armed)}};
    } else {
        c = card_named(pointed_);
        if (!placements(c) && c != view_.drawn) c = Card::none;
        if (c == Card::none) c = view_.drawn != Card::none ? view_.drawn : chosen_;
        if (c == Card::none) return {};
        d = {{"faceDown", false},
             {"lines", where_it_may_go(c)},
             {"linesTitle", text("where.title")},
             {"chosen", c == chosen_},
             {"label", card_label(c)}};
    }
    QVariantList links;
    const auto link = [&](const QString& id) {
        if (!links.isEmpty() && links.front().toMap().value("rule") == id) return;
        links << QVariantMap{{"rule", id}, {"title", table().rules()->titleOf(id)}};
    };
    if (c != Card::none) {
        const char* kind = kind_name(ability_of(c));
        d.insert(face(c));
        d["kind"] = text(std::string("kind.") + kind);
        d["kindTip"] = text(std::string("kind_tip.") + kind);
        link(q(card_rule(c)));
    }
    if (!table().rule().isEmpty()) link(table().rule());
    d["links"] = links;
    return d;
}

QString AlsBoard::rule_in_focus() const {
    const QVariantList links = detail().value("links").toList();
    return links.isEmpty() ? QString() : links.front().toMap().value("rule").toString();
}

}  // namespace hexmoot::als
