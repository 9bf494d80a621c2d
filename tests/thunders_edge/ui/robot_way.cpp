#include "tests/thunders_edge/ui/robot_way.h"

#include <QRegularExpression>
#include <algorithm>

namespace hexmoot::robot {
namespace {

using Way = const Control* (*)(const Sight&, const Meaning&);

// Missions and other cards of the hand, abilities, what is free at any time: the words that no part has a way of its
// own for.
const Control* way_of_cards(const Sight& sight, const Meaning& m) {
    const QString& word = m.words.front();
    const bool names_card = m.words.size() > 1 && is_card(m.words[1]);
    // With the hand open a card is played by a press on it.
    if (m.fresh() && m.in_hand && names_card)
        if (const Control* card = sight.lit("card/" + m.words[1])) return card;
    if (m.fresh() && word == u"break" && m.words.size() > 1) return sight.any("word/break " + m.words[1]);
    const bool pays = std::ranges::all_of(m.words, [](const QString& w) { return w.startsWith(u"SEN-"); });
    if (!m.fresh() && pays && m.words.size() % 2 == 1)  // now by what is suggested, now card by card
        if (const Control* suggested = sight.lit(QStringLiteral("verb-pay-suggested"))) return suggested;
    return says_word(sight, word);
}

Way way_of(const Meaning& m) {
    static const QStringList senate{"cry", "uncry", "revoke", "refuse", "offer", "swap", "return", "discard", "cancel"};
    static const QStringList map{"place", "drop", "move", "siege", "abandon", "attack", "fight"};
    const QString first = m.whole().front();
    const bool answers_offer = first == u"accept" && m.whole().size() > 1 && m.whole()[1].front().isDigit();
    if (m.first_units) return way_of_first_units;
    if (first == u"order" || first == u"reopen") return way_of_order;
    if (senate.contains(first) || answers_offer) return way_of_senate;
    if (m.combat || first == u"remove") return way_of_battle;
    return map.contains(first) ? way_of_map : way_of_cards;
}

}  // namespace

bool is_area(const QString& word) { return word.startsWith(u"F(") || word.startsWith(u"L(") || word.startsWith(u'('); }
bool is_card(const QString& word) { return word.startsWith(u"MIS-") || word.startsWith(u"SEN-"); }
bool is_seat(const QString& word) { return word.size() == 1 && word.front().isUpper(); }
bool is_unit(const QString& word) {
    static const QStringList all{"CF", "WA", "ME", "OB", "AR", "AR*"};
    return all.contains(word);
}

const Control* says_word(const Sight& sight, const QString& word) {
    QStringList names;
    for (const char* kind : {"verb-", "card/", "area/", "seat/", "piece/", "word/", "choice/", "more/"})
        names << QString::fromLatin1(kind) + word;
    if (word.startsWith(u'(')) names.prepend("area/F" + word);
    if (const Control* found = sight.lit_of(names)) return found;
    // Done with a booth, or with a look at the own cards.
    if (word == u"close" || word == u"none") return sight.lit_of({"verb-put-back", "verb-close"});
    return nullptr;
}

const Control* next_press(const Sight& sight, const Meaning& meaning) { return way_of(meaning)(sight, meaning); }

}  // namespace hexmoot::robot
