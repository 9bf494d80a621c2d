// The Senate: requests, offers, answers, discards.
#include <algorithm>

#include "tests/thunders_edge/ui/robot_way.h"

namespace hexmoot::robot {
namespace {

const QString say_draft = QStringLiteral("verb-say-draft");

QStringList cards_of(const QStringList& words) {
    QStringList out;
    std::ranges::copy_if(words, std::back_inserter(out), [](const QString& w) { return w.startsWith(u"SEN-"); });
    return out;
}

// What is checked under this prefix and not wanted has to be let go first.
const Control* unwanted(const Sight& sight, const QString& prefix, const QStringList& wanted) {
    const auto found = sight.like([&](const Control& c) {
        return c.lit && c.checked && c.name.startsWith(prefix) && !wanted.contains(c.name.sliced(prefix.size()));
    });
    return found.empty() ? nullptr : found.front();
}

// Exactly these are checked in the end. Null: they are.
const Control* checks(const Sight& sight, const QString& prefix, const QStringList& wanted) {
    if (const Control* c = unwanted(sight, prefix, wanted)) return c;
    for (const QString& word : wanted)
        if (const Control* c = sight.lit(prefix + word); c && !c->checked) return c;
    return nullptr;
}

// The cards that are wanted, then the word that says it all. A plan that ends before the cards leaves them open: any.
const Control* picks_and_says(const Sight& sight, const QStringList& words) {
    const QStringList wanted = cards_of(words);
    if (!wanted.empty())
        if (const Control* c = checks(sight, "card/", wanted)) return c;
    if (const Control* whole = sight.lit(say_draft)) return whole;
    const auto open = sight.like([](const Control& c) { return c.lit && !c.checked && c.name.startsWith(u"card/"); });
    return open.empty() ? nullptr : open.front();
}

const Control* offers(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    const auto want = words.indexOf("want"), give = words.indexOf("give");
    if (const Control* begin = sight.lit(QStringLiteral("verb-offer"))) return begin;
    if (want < 0 || give < 0 || give + 1 >= words.size()) return nullptr;
    if (const Control* c = checks(sight, "seat/", words.sliced(1, want - 1))) return c;
    if (const Control* c = checks(sight, "want/", {words[want + 1]})) return c;
    if (const Control* c = checks(sight, "give/", {words[give + 1]})) return c;
    return picks_and_says(sight, words);
}

const Control* accepts(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    if (const Control* offer = sight.lit("accept/" + words[1])) return offer;
    return picks_and_says(sight, words);
}

// Cards held out face down, and those that answer them.
const Control* swaps(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    if (words.front() == u"swap") {
        if (const Control* begin = sight.lit(QStringLiteral("verb-swap"))) return begin;
        if (const Control* c = checks(sight, "seat/", {words[1]})) return c;
    } else if (const Control* offer = sight.lit("accept/" + words[1])) {
        return offer;
    }
    return picks_and_says(sight, words);
}

const Control* discards(const Sight& sight, const Meaning& m) {
    if (const Control* c = checks(sight, "card/", cards_of(m.whole()))) return c;
    return sight.lit_of({say_draft, "verb-done", "verb-keep"});
}

// A request is taken back on the own podium; others may ask for the same.
const Control* takes_back(const Sight& sight, const QString& request) {
    const auto found = sight.like([&](const Control& c) {
        const QVariantMap row = c.item->property("row").toMap();
        return c.lit && c.name == "wish/" + request && row.value("own").toBool();
    });
    return found.empty() ? nullptr : found.front();
}

}  // namespace

const Control* way_of_senate(const Sight& sight, const Meaning& m) {
    const QStringList words = m.whole();
    const QString& first = words.front();
    if (first == u"offer") return offers(sight, m);
    if (first == u"accept") return accepts(sight, m);
    if (first == u"swap" || first == u"return") return swaps(sight, m);
    if (first == u"discard") return discards(sight, m);
    if (words.size() < 2) return nullptr;
    if (first == u"cry") return sight.lit_of({"request/" + words[1], "verb-cry"});
    if (first == u"uncry") return takes_back(sight, words[1]);
    if (first == u"cancel") return sight.lit("card/" + words[1]);
    return sight.lit(first + '/' + words[1]);  // revoke and refuse
}

}  // namespace hexmoot::robot
