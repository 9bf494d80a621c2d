// The map: what is laid on it, who moves, who attacks.
#include <algorithm>
#include <ranges>

#include "tests/thunders_edge/ui/robot_way.h"

namespace hexmoot::robot {
namespace {

QString area_name(const QString& word) { return "area/" + (word.startsWith(u'(') ? 'F' + word : word); }

// Cells without a hex bear their own name.
const Control* area(const Sight& sight, const QString& word) { return sight.lit_of({area_name(word), "area/" + word}); }

// Counters or hexes of the tray go to an area.
const Control* lays(const Sight& sight, const QStringList& words) {
    if (words.size() < 3) return nullptr;
    if (const Control* held = sight.lit("tray/" + words[1]); held && !held->checked) return held;
    return area(sight, words[2]);
}

// Counters are called by their long names on the map.
QString long_name(const QString& unit) {
    static const QMap<QString, QString> names{{"CF", "conventional"}, {"WA", "walker"},    {"ME", "menace"},
                                              {"OB", "obliterator"},  {"AR", "artillery"}, {"AR*", "fired-artillery"}};
    return names.value(unit);
}

// Those of one kind and area that differ in what they have left to move bear that number, too.
const Control* unit(const Sight& sight, const QStringList& words) {
    const QString name = "piece/" + words[2] + '/' + long_name(words[1]);
    if (words.size() > 3)
        if (const Control* exact = sight.lit(name + '/' + words[3])) return exact;
    if (const Control* plain = sight.lit(name)) return plain;
    const auto alike = sight.like([&](const Control& c) { return c.lit && c.name.startsWith(name + '/'); });
    return alike.empty() ? nullptr : alike.front();
}

// The unit, then the farthest area of its way that a single press leads to.
const Control* moves(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    if (words.size() < 4) return says_word(sight, m.words.front());
    if (m.fresh()) {
        const Control* mover = unit(sight, words);
        // Where the unit that is taken up may go no other one can be.
        if (!mover) return sight.lit(QStringLiteral("verb-put-back"));
        if (!mover->checked) return mover;
    }
    const QStringList left = m.fresh() ? words.sliced(3) : m.words;
    for (const QString& word : std::views::reverse(left))
        if (is_area(word))
            if (const Control* there = area(sight, word)) return there;
    return says_word(sight, m.words.front());
}

// The attack as the table draws it up, less the origins that hold back, plus the arrow.
const Control* draws_up(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    const auto arrow = words.indexOf("arrow");
    const Control* declare = sight.any(QStringLiteral("verb-declare"));
    if (!sight.any(QStringLiteral("verb-aim")) && !declare) return area(sight, words[1]);
    if (!m.was_pressed(QStringLiteral("verb-aim"))) {
        const QStringList origins = words.sliced(2, (arrow < 0 ? words.size() - 1 : arrow) - 2);
        const auto idle = sight.like([&](const Control& c) {
            return c.lit && c.name.startsWith(u"area/") && !origins.contains(c.name.sliced(5)) &&
                   !m.was_pressed(c.name);
        });
        if (!idle.empty()) return idle.front();
        if (arrow >= 0) return sight.lit(QStringLiteral("verb-aim"));
    }
    if (arrow >= 0 && arrow + 1 < words.size() && !m.was_pressed(area_name(words[arrow + 1])))
        return area(sight, words[arrow + 1]);
    return declare;
}

}  // namespace

const Control* way_of_map(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    const QString& first = words.front();
    if (first == u"place" || first == u"drop") return lays(sight, words);
    if (first == u"move") return moves(sight, m);
    if (first == u"attack" && m.fresh() && words.size() > 2) return draws_up(sight, m);
    if (first == u"fight" && m.fresh() && words.size() > 1)
        return sight.lit_of({area_name(words[1]), QStringLiteral("verb-fight")});
    return says_word(sight, m.words.front());
}

}  // namespace hexmoot::robot
