#include "app/games/thunders_edge/te_cards_faces.h"

#include <array>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_faces.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

std::string section(const char* name, Token t, const char* field) {
    return std::string(name) + '.' + spelled(t) + '.' + field;
}

QString icon_of(const MissionCard& card) {
    switch (card.kind) {
        case MissionKind::initiative:
            return u"flag"_s;
        case MissionKind::alliance:
            return u"users"_s;
        case MissionKind::strength:
            return place_icon(card.only);
        case MissionKind::investment:
            return u"loop"_s;
        case MissionKind::action:
            return u"bolt"_s;
    }
    return {};
}

// When an Action is played: the word that stands first on it.
QString timing_of(Mission m) {
    switch (m) {
        case Mission::preemptive_barrage:
            return TeCards::tr("Attack or defence");
        case Mission::ambush:
        case Mission::emergency_evacuation:
            return TeCards::tr("Defence");
        case Mission::fanatical_assault:
            return TeCards::tr("Attack");
        case Mission::dug_in:
            return TeCards::tr("Losses");
        case Mission::forced_march:
        case Mission::sabotage:
        case Mission::orbital_strike:
            return TeCards::tr("Your moves");
        case Mission::counter_intelligence:
            return TeCards::tr("Armed in secret");
        case Mission::black_market:
            return TeCards::tr("Income");
        default:
            return TeCards::tr("Missions");
    }
}

QVariantMap unmarked(QVariantMap face) {
    face.insert({{u"state"_s, QString()},
                 {u"reason"_s, QString()},
                 {u"digit"_s, QString()},
                 {u"lit"_s, false},
                 {u"chosen"_s, false},
                 {u"dimmed"_s, false}});
    face.insert(u"text"_s, spoken_face(face));
    return face;
}

}  // namespace

QString kind_id(MissionKind kind) {
    static constexpr std::array ids{"initiative", "alliance", "strength", "investment", "action"};
    return QString::fromLatin1(ids[static_cast<size_t>(kind)]);
}

QString place_icon(OffWorld place) {
    static constexpr std::array icons{"dish", "rocket", "refinery"};
    return place == OffWorld::none ? u"target"_s : QString::fromLatin1(icons[index(place)]);
}

QString type_icon(LocationType type) {
    static constexpr std::array icons{"city", "refinery", "dish"};
    return QString::fromLatin1(icons[static_cast<size_t>(type)]);
}

QVariantMap line_face(const TeBoard& board, const SenateLine& line) {
    const bool points = line.points > 0;
    const int need = points ? line.points : line.senators;
    const QString label = points                      ? board.called(word(request(index(line.bloc))))
                          : line.trait == Trait::none ? TeCards::tr("Senators of different blocs")
                                                      : TeCards::tr("%1 Senators").arg(trait_name(line.trait));
    return {{u"icon"_s, points ? bloc_icon(line.bloc) : u"bust"_s},
            {u"bloc"_s, points ? bloc_id(line.bloc) : QString()},
            {u"need"_s, need},
            {u"label"_s, label},
            {u"text"_s, TeCards::tr("%1: %2").arg(label).arg(need)}};
}

QVariantMap mission_face(const TeBoard& board, Mission m) {
    const MissionCard& card = card_of(m);
    const Token t = word(m);
    const bool initiative = card.kind == MissionKind::initiative;
    const bool strength = card.kind == MissionKind::strength;
    QVariantList pay;
    for (const SenateLine& line : card.lines)
        if (!line.empty()) pay << line_face(board, line);
    return unmarked({{u"key"_s, q(spelled(t))},
                     {u"face"_s, u"mission"_s},
                     {u"rule"_s, q(spelled(t))},
                     {u"name"_s, board.called(t)},
                     {u"kind"_s, kind_id(card.kind)},
                     {u"kindName"_s, board.text("kind." + kind_id(card.kind).toStdString())},
                     {u"icon"_s, icon_of(card)},
                     {u"timing"_s, card.kind == MissionKind::action ? timing_of(m) : QString()},
                     {u"pay"_s, pay},
                     {u"control"_s, initiative && board.at().content().texts().has(section("mission", t, "control"))
                                        ? board.text(section("mission", t, "control"))
                                        : QString()},
                     {u"cost"_s, static_cast<int>(card.cost)},
                     {u"effect"_s, board.text(section("mission", t, "text"))},
                     {u"points"_s, initiative ? card.points : 0},
                     {u"strength"_s, strength ? card.points : 0},
                     {u"tension"_s, static_cast<int>(card.tension)}});
}

QVariantMap location_face(const TeBoard& board, Location l) {
    const LocationCard& card = card_of(l);
    const Token t = word(l);
    static constexpr std::array types{"type.population_center", "type.refinery", "type.outpost"};
    return unmarked({{u"key"_s, q(spelled(t))},
                     {u"face"_s, u"location"_s},
                     {u"rule"_s, q(spelled(t))},
                     {u"name"_s, board.text(section("location", t, "name"))},
                     {u"kind"_s, u"location"_s},
                     {u"kindName"_s, board.text(types[static_cast<size_t>(card.type)])},
                     {u"icon"_s, type_icon(card.type)},
                     {u"ability"_s, board.text(section("location", t, "ability"))},
                     {u"effect"_s, board.text(section("location", t, "text"))},
                     {u"defence"_s, static_cast<int>(card.defense)},
                     {u"worth"_s, static_cast<int>(card.resource)},
                     {u"points"_s, static_cast<int>(card.victory)},
                     {u"used"_s, (board.shown().locations_used >> index(l) & 1) != 0}});
}

QVariantMap faction_face(const TeBoard& board, Faction f) {
    static constexpr std::array homes{Bloc::military, Bloc::industry, Bloc::agra_union, Bloc::bureaucracy,
                                      Bloc::church};
    const Token t = word(f);
    const Bloc home = homes[index(f)];
    return unmarked({{u"key"_s, q(spelled(t))},
                     {u"face"_s, u"faction"_s},
                     {u"rule"_s, q(spelled(t))},
                     {u"name"_s, board.called(t)},
                     {u"kind"_s, u"faction"_s},
                     {u"kindName"_s, TeCards::tr("Faction")},
                     {u"icon"_s, bloc_icon(home)},
                     {u"bloc"_s, bloc_id(home)},
                     {u"effect"_s, board.text(section("faction", t, "text"))}});
}

QString spoken_face(const QVariantMap& face) {
    const auto number = [&](const QString& key) { return face.value(key).toInt(); };
    QStringList out{face.value(u"name"_s).toString(), face.value(u"kindName"_s).toString()};
    const auto add = [&](const QString& text) {
        if (!text.isEmpty()) out << text;
    };
    add(face.value(u"timing"_s).toString());
    add(face.value(u"ability"_s).toString());
    if (face.value(u"used"_s).toBool()) out << TeCards::tr("used");
    for (const QVariant& line : face.value(u"pay"_s).toList())
        out << TeCards::tr("pay %1").arg(line.toMap().value(u"text"_s).toString());
    if (number(u"cost"_s) > 0) out << TeCards::tr("costs %1").arg(number(u"cost"_s));
    add(face.value(u"control"_s).toString());
    add(face.value(u"effect"_s).toString());
    if (number(u"points"_s) > 0) out << TeCards::tr("%1 points").arg(number(u"points"_s));
    if (number(u"strength"_s) > 0) out << TeCards::tr("Strength %1").arg(number(u"strength"_s));
    if (number(u"tension"_s) > 0) out << TeCards::tr("tension up by %1").arg(number(u"tension"_s));
    return out.join(u", "_s);
}

}  // namespace hexmoot::te
