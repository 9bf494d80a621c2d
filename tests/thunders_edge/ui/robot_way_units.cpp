// Units that are named one by one: losses, advances, orders, first units.
#include <algorithm>

#include "tests/thunders_edge/ui/robot_way.h"

namespace hexmoot::robot {
namespace {

// Who is meant: "remove WA F(0,0) CF F(0,0)" and "advance ..." name areas, "through WA WA" does not.
QMap<QString, int> picks_of(const QStringList& words) {
    QMap<QString, int> out;
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (!is_unit(words[i])) continue;
        const bool with_area = i + 1 < words.size() && is_area(words[i + 1]);
        out[with_area ? words[i + 1] + '/' + words[i] : words[i]]++;
    }
    return out;
}

// The counters of one pick: without an area, of any.
const Control* counter(const Sight& sight, const QString& pick) {
    if (const Control* named = sight.lit("piece/" + pick)) return named;
    const auto found = sight.like(
        [&](const Control& c) { return c.lit && c.name.startsWith(u"piece/") && c.name.endsWith(u'/' + pick); });
    return found.empty() ? nullptr : found.front();
}

// On the map a unit has another name, and each is said at once.
const Control* removes_on_map(const Sight& sight, const QStringList& words) {
    const auto found = sight.like([&](const Control& c) {
        return c.lit && words.size() > 2 && c.name.startsWith("piece/" + words[2] + '/') &&
               fact(*c.item, QStringLiteral("area")).toString() == words[2];
    });
    return found.empty() ? says_word(sight, words.front()) : found.front();
}

// Plus until there are enough, minus while there are too many; null when the number is right.
const Control* counts_to(const Sight& sight, const QString& unit, int wanted) {
    const Control* plus = sight.any("piece/" + unit);
    const Control* minus = sight.any("less/" + unit);
    const Control* either = plus ? plus : minus;
    if (!either) return nullptr;
    const int now = fact(*either->item, QStringLiteral("amount")).toInt();
    return now < wanted ? plus : now > wanted ? minus : nullptr;
}

}  // namespace

const Control* way_of_first_units(const Sight& sight, const Meaning& m) {
    static const QStringList units{"CF", "WA", "ME", "OB", "AR"};
    const QStringList words = m.whole();
    // Fewer of one kind make room for more of another.
    for (const bool fewer : {true, false})
        for (int i = 0; i < units.size() && i + 1 < words.size(); ++i)
            if (const Control* c = counts_to(sight, units[i], words[i + 1].toInt());
                c && c->name.startsWith(u"less/") == fewer)
                return c;
    return sight.lit(QStringLiteral("verb-seal-first"));
}

const Control* way_of_order(const Sight& sight, const Meaning& m) {
    const QStringList& words = m.words;
    const QString& first = words.front();
    if (first == u"seal") return sight.lit(QStringLiteral("verb-seal"));
    if (first == u"buy" && words.size() > 1) return sight.lit("piece/" + words[1]);
    if (first == u"fort" || first == u"landing") return sight.lit("verb/" + first);
    if (first == u"ability" && words.size() > 1) return sight.lit("ability/" + words[1]);
    if (first == u"offworld" && words.size() > 2) return sight.lit_of({"offworld/" + words[1], "place/" + words[2]});
    return says_word(sight, first);
}

const Control* way_of_battle(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    const QString& first = words.front();
    if (first == u"support" && words.size() > 1) return sight.lit("area/" + words[1]);
    if (first == u"remove" && !m.combat) return removes_on_map(sight, words);
    if (first != u"remove" && first != u"advance" && first != u"through") return says_word(sight, m.words.front());
    const QMap<QString, int> picks = picks_of(words);
    for (auto at = picks.cbegin(); at != picks.cend(); ++at) {
        const Control* c = counter(sight, at.key());
        if (c && fact(*c->item, QStringLiteral("picked")).toInt() < at.value()) return c;
    }
    if (picks.isEmpty()) return sight.lit(QStringLiteral("verb-done"));
    return sight.lit_of({"verb-loss", "verb-go-forward"});
}

}  // namespace hexmoot::robot
