// What lies on the map, as these eyes may know it.
#include <QRegularExpression>
#include <algorithm>

#include "app/games/thunders_edge/te_board.h"
#include "app/games/thunders_edge/te_map.h"
#include "app/shell/qt_text.h"

namespace hexmoot::te {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array terrain_words{"clear", "badlands", "mountain", "volcanic"};
constexpr std::array location_glyphs{"city", "refinery", "flag"};

QLatin1StringView counter_glyph(Piece p) {
    constexpr std::array glyphs{"conventional", "walker", "menace", "obliterator", "artillery", "artillery"};
    return QLatin1StringView(glyphs[index(p)]);
}

}  // namespace

// ---- names

bool TeMap::knows_hex(int site) const { return board().shown().sites.at[static_cast<size_t>(site)].hex < te::hexes; }

QString TeMap::terrain_name(int site) const {
    const Site& x = board().shown().sites.at[static_cast<size_t>(site)];
    if (!knows_hex(site)) return tr("Face-down hex");
    const auto terrain = static_cast<size_t>(hex_table[x.hex].terrain);
    const QString name = board().text(std::string("terrain.") + terrain_words[terrain]);
    return x.up ? name : tr("Face-down hex, %1").arg(board().called(hex_word(x.hex)));
}

QString TeMap::area_name(Area a) const {
    const State& s = board().shown();
    if (const Location l = location_in(s, a); l != Location::none)
        return board().text("location." + spelled(word(l)) + ".name");
    const Location inside = location_in(s, other_area(a));
    if (inside == Location::none)
        return terrain_name(site_of(a)) + u' ' + q(spelled(word(s.sites.at[static_cast<size_t>(site_of(a))].cell)));
    return tr("%1 around %2")
        .arg(terrain_name(site_of(a)), board().text("location." + spelled(word(inside)) + ".name"));
}

QString TeMap::with_places(QString sentence) const {
    static const QRegularExpression cell(u"\\((-?\\d+),(-?\\d+)\\)"_s);
    const State& s = board().shown();
    const QString plain = sentence;
    for (const QRegularExpressionMatch& m : cell.globalMatch(plain)) {
        const Area a = field_at(s, {static_cast<i8>(m.captured(1).toInt()), static_cast<i8>(m.captured(2).toInt())});
        if (a == Area::none || !s.sites.at[static_cast<size_t>(site_of(a))].up) continue;
        sentence.replace(q(name(word(s, a), board().at().speech())), area_name(a));
        if (const Area inner = other_area(a); location_in(s, inner) != Location::none)
            sentence.replace(q(name(word(s, inner), board().at().speech())), area_name(inner));
    }
    return sentence;
}

QString TeMap::stack_text(const Stack& stack) const {
    const State& s = board().shown();
    QString text = tr("%1: %2 %3, attack %4, defence %5")
                       .arg(board().seat_name(s.owner(stack.area)))
                       .arg(stack.count)
                       .arg(board().called(word(stack.piece)))
                       .arg(unit_of(stack.piece).attack)
                       .arg(unit_of(stack.piece).defense);
    if (s.phase == Phase::action_move && s.owner(stack.area) == s.active)
        text += stack.points > 0 ? tr(", movement left %1").arg(stack.points) : tr(", has moved");
    return tr("%1; in %2").arg(text, area_name(stack.area));
}

QString TeMap::units_text(Area a) const {
    QStringList units;
    std::array<int, piece_kinds> counts{};
    for (int i = 0; i < piece_kinds; i++)
        counts[static_cast<size_t>(i)] = board().shown().at(a)[static_cast<size_t>(i)];
    // The strongest first, as one reads a stack.
    for (int i : {3, 2, 1, 0, 4, 5}) {
        const int n = counts[static_cast<size_t>(i)];
        const QString name = board().called(word(piece(i)));
        if (n > 0) units << (n == 1 ? name : tr("%1 %2").arg(n).arg(name));
    }
    return units.join(u", ");
}

// "Clear, Vermilion: Menace, Walker, Conventional Force".
QString TeMap::area_text(Area a) const {
    const State& s = board().shown();
    QString text = area_name(a);
    if (const Location l = location_in(s, a); l != Location::none)
        text += tr(", defence %1, resources %2").arg(card_of(l).defense).arg(card_of(l).resource);
    const QString owner = board().seat_name(s.owner(a));
    if (units(s, a) > 0)
        text += tr(", %1: %2").arg(owner, units_text(a));
    else if (s.owner(a) != nobody)
        text += tr(", %1, no units").arg(owner);
    else
        text += tr(", nobody’s");
    for (const QVariant& mark : marks(a)) text += u", "_s + mark.toMap().value("text").toString();
    return text;
}

// ---- rows

QList<QVariantMap> TeMap::hex_rows() const {
    constexpr std::array letters{"C", "B", "M", "V"};
    QList<QVariantMap> rows;
    const State& s = board().shown();
    for (int i = 0; i < s.sites.size; i++) {
        const Site& x = s.sites.at[static_cast<size_t>(i)];
        const bool known = knows_hex(i);
        const auto terrain = known ? static_cast<size_t>(hex_table[x.hex].terrain) : 0;
        const char* face = x.up && known ? terrain_words[terrain] : "unknown";
        rows << QVariantMap{{u"key"_s, u"%1,%2"_s.arg(x.cell.q).arg(x.cell.r)},
                            {u"q"_s, x.cell.q},
                            {u"r"_s, x.cell.r},
                            {u"face"_s, QLatin1StringView(face)},
                            {u"label"_s, known ? QString(QLatin1StringView(letters[terrain])) : QString()}};
    }
    if (task() != Task::placing) return rows;
    for (Token t : offered_targets()) {
        const Cell c = cell_of(t);
        rows << QVariantMap{{u"key"_s, u"%1,%2"_s.arg(c.q).arg(c.r)},
                            {u"q"_s, c.q},
                            {u"r"_s, c.r},
                            {u"face"_s, u"free"_s},
                            {u"label"_s, QString()}};
    }
    return rows;
}

QVariantList TeMap::marks(Area a) const {
    const State& s = board().shown();
    QVariantList out;
    const auto add = [&](const char* glyph, const QString& text) {
        out << QVariantMap{{u"glyph"_s, QLatin1StringView(glyph)}, {u"text"_s, text}};
    };
    if (s.fort[index(a)] != 0) add("fort", tr("Fortification"));
    if (is_field(a) && s.landing[static_cast<size_t>(site_of(a))] != 0) add("landing", tr("Landing Area"));
    for (const Siege& x : s.sieges)
        if (x.target == a) add("siege", tr("besieged by %1").arg(board().seat_name(x.by)));
    return out;
}

QList<QVariantMap> TeMap::area_rows() const {
    const State& s = board().shown();
    QList<QVariantMap> rows;
    each_area(s, [&](Area a) {
        const Cell c = s.sites.at[static_cast<size_t>(site_of(a))].cell;
        const Location l = location_in(s, a);
        const Site& site = s.sites.at[static_cast<size_t>(site_of(a))];
        QVariantMap row{{u"key"_s, key_of(s, a)},
                        {u"q"_s, c.q},
                        {u"r"_s, c.r},
                        {u"inner"_s, !is_field(a)},
                        {u"name"_s, QString()},
                        {u"owner"_s, s.owner(a) == nobody ? -1 : board().livery(s.owner(a))},
                        {u"held"_s, units(s, a) > 0},
                        {u"marks"_s, marks(a)},
                        {u"text"_s, area_text(a)}};
        if (l != Location::none) {
            row[u"name"_s] = area_name(a);
            row[u"glyph"_s] = QLatin1StringView(location_glyphs[static_cast<size_t>(card_of(l).type)]);
            row[u"defence"_s] = card_of(l).defense;
            row[u"worth"_s] = card_of(l).resource;
        } else if (!site.up && knows_hex(site_of(a))) {
            row[u"name"_s] = board().called(hex_word(site.hex));
        }
        rows << row;
    });
    if (task() != Task::placing) return rows;
    for (Token t : offered_targets())
        rows << QVariantMap{{u"key"_s, q(spelled(t))}, {u"q"_s, cell_of(t).q},
                            {u"r"_s, cell_of(t).r},    {u"inner"_s, false},
                            {u"name"_s, QString()},    {u"owner"_s, -1},
                            {u"held"_s, false},        {u"text"_s, tr("Free cell %1").arg(q(spelled(t)))}};
    return rows;
}

bool TeMap::may_pick(const Stack& stack) const {
    const State& s = board().shown();
    const Token here = word(s, stack.area);
    if (names_units()) {
        std::vector<Token> words = unit_lead();
        words.push_back(word(stack.piece));
        return board().offer_after(words).has({here, board().speaker()});
    }
    if (board().begun_with(te::Verb::move) && board().kind() == Question::how_many)
        return stack.area == area_of(s, board().line()[2]) && word(stack.piece) == board().line()[1] &&
               board().offers(number_word(stack.points));
    // Where the taken unit may go, the whole area is its target.
    return may_move(stack) && (stack.like(chosen_) || chosen_.none() || ways_.to(stack.area) == nullptr);
}

QStringList TeMap::way_of(const Stack& stack) const {
    QStringList keys;
    for (Token t : flights_.way(word(board().shown(), stack.area), stack.piece, stack.count)) keys << q(spelled(t));
    return keys;
}

QList<QVariantMap> TeMap::piece_rows() const {
    const State& s = board().shown();
    QList<QVariantMap> rows;
    each_area(s, [&](Area a) {
        for (const Stack& stack : stacks(s, a)) {
            const UnitType& unit = unit_of(stack.piece);
            const bool moved = s.phase == Phase::action_move && s.owner(a) == s.active && stack.points < unit.move;
            rows << QVariantMap{{u"key"_s, key_of(s, stack)},
                                {u"area"_s, key_of(s, a)},
                                {u"glyph"_s, counter_glyph(stack.piece)},
                                {u"livery"_s, s.owner(a) == nobody ? -1 : board().livery(s.owner(a))},
                                {u"count"_s, stack.count},
                                {u"attack"_s, unit.attack},
                                {u"defence"_s, unit.defense},
                                {u"move"_s, unit.move},
                                {u"quick"_s, unit.breakthrough != 0},
                                {u"state"_s, stack.piece == Piece::fired_artillery ? u"spent"_s
                                             : moved                               ? u"moved"_s
                                                                                   : QString()},
                                {u"lit"_s, may_pick(stack)},
                                {u"chosen"_s, stack.like(chosen_)},
                                {u"text"_s, stack_text(stack)},
                                {u"way"_s, way_of(stack)}};
        }
    });
    return rows;
}

}  // namespace hexmoot::te
