#include "tests/thunders_edge/ui/robot_sight.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/games/thunders_edge/te_engine.h"
#include "app/shell/qt_text.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

// Verbs that decide nothing.
bool steps_aside(const QString& verb) {
    static const QStringList all{"verb-look", "verb-close", "verb-put-back"};
    return all.contains(verb);
}

// "piece/F(0,0)/walker" is about a field and a WA; "verb-end" says end.
QStringList words_of(const QString& name) {
    if (name.startsWith(u"verb-")) return name.sliced(5).split(QRegularExpression("[/ ]"), Qt::SkipEmptyParts);
    QStringList words = name.section(u'/', 1).split(QRegularExpression("[/ ]"), Qt::SkipEmptyParts);
    for (int i = 0; i < te::piece_kinds; i++) {
        std::string called;
        te::alias(te::word(te::piece(i)), called);
        words.replaceInStrings(QRegularExpression(u'^' + q(called) + u'$'), q(te::spelled(te::word(te::piece(i)))));
    }
    return words;
}

// What was picked for something that is put together: another press would drop it again.
bool picked(const QQuickItem& item) {
    static const QStringList all{"seat", "want", "give", "card"};
    return all.contains(item.objectName().section(u'/', 0, 0)) && item.property("row").toMap().value("chosen").toBool();
}

Control control_of(QQuickItem* item) {
    const QString name = item->objectName();
    return {item,
            name,
            words_of(name),
            name.startsWith(u"verb-"),
            item->property("row").toMap().value("primary").toBool(),
            name.startsWith(u"word/")};
}

}  // namespace

std::vector<Control> controls(const QQuickWindow& window) {
    std::vector<Control> all;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (!item->property("ringRadius").isValid() || !item->isEnabled() || item->width() <= 0) return;
        const bool verb = item->objectName().startsWith(u"verb-") && !steps_aside(item->objectName());
        if (!verb && !item->property("lit").toBool()) return;
        if (!item->property("reason").toString().isEmpty()) return;
        if (picked(*item)) return;
        if (item->property("checked").toBool()) return;  // taken up already
        all.push_back(control_of(item));
    });
    return all;
}

int fit(const Control& control, const QStringList& words) {
    constexpr int exact = 1000, later = 500, generic = 200;
    if (control.words.isEmpty() || words.isEmpty()) return 0;
    if (control.words.front() == words.front() && control.words.size() == 1)
        return control.generic ? generic : exact + (control.verb ? 0 : 1);
    if (control.generic) return 0;
    // A thing is known by its parts: all of them are words of the command, or the last one is.
    qsizetype first = words.size(), met = 0;
    for (const QString& part : control.words)
        if (const qsizetype at = words.indexOf(part); at >= 0) {
            first = std::min(first, at);
            ++met;
        }
    if (met == 0) return 0;
    const int whole = met == control.words.size() ? 100 : 0;
    const int about_last = words.contains(control.words.back()) ? 50 : 0;
    return whole + about_last == 0 ? 0 : later + whole + about_last - static_cast<int>(2 * first);
}

}  // namespace hexmoot::robot
