#include "tests/ui/scan_screen.h"

#include <QAccessible>
#include <QQuickItem>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

constexpr qreal slack = 1.5;  // of a pixel: text metrics are fractions

QString tell(const QQuickItem& item) {
    const QRectF at = place(item);
    QString name = item.objectName();
    if (const QAccessibleInterface* node = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item)))
        name += u' ' + node->text(QAccessible::Name).left(60);
    return QStringLiteral("%1 %2 at %3,%4 %5x%6")
        .arg(QString::fromLatin1(item.metaObject()->className()).section(u'_', 0, 0), name.trimmed())
        .arg(at.x(), 0, 'f', 0)
        .arg(at.y(), 0, 'f', 0)
        .arg(at.width(), 0, 'f', 0)
        .arg(at.height(), 0, 'f', 0);
}

QString name_of(const QQuickItem& item) {
    const QAccessibleInterface* node = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item));
    return node ? node->text(QAccessible::Name) : QString();
}

// Something a person acts on: it presses, or text is typed into it.
bool interactive(const QQuickItem& item) {
    return item.isEnabled() && item.width() > 0 && item.height() > 0 &&
           (item.property("ringRadius").isValid() || item.inherits("QQuickTextInput"));
}

QList<QQuickItem*> all_interactive(const QQuickWindow& window) {
    QList<QQuickItem*> all;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (interactive(*item)) all << item;
    });
    return all;
}

// The nearest thing around it that has a name of its own.
const QQuickItem* scope_of(const QQuickItem& item) {
    for (const QQuickItem* at = item.parentItem(); at; at = at->parentItem()) {
        const QAccessibleInterface* node = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(at));
        if (node && node->role() != QAccessible::StaticText && !node->text(QAccessible::Name).isEmpty()) return at;
    }
    return nullptr;
}

// What it is, wherever it is: a thing without a name is known by what is around it.
QString identity(const QQuickItem& item) {
    const QQuickItem* scope = name_of(item).isEmpty() ? scope_of(item) : nullptr;
    return tell(item).section(QStringLiteral(" at "), 0, 0) + (scope ? u' ' + name_of(*scope) : QString());
}

bool has_key(const QQuickItem& item) {
    if (!item.property("keycap").toString().isEmpty()) return true;
    // Cards of the hand have their numbers; what is lit is led to by G and the arrows, what is not lit needs no way.
    // The rules of what has the focus open with F1.
    return item.property("lit").isValid() || item.property("ruleId").isValid();
}

// The ring that shows where the focus is; null when there is none.
const QQuickItem* ring_of(const QQuickItem& item) {
    const QQuickItem* ring = nullptr;
    const std::function<void(QQuickItem*)> look = [&](QQuickItem* each) {
        if (QString::fromLatin1(each->metaObject()->className()).startsWith(u"FocusRing") && each->isVisible())
            ring = each;
    };
    each_shown(const_cast<QQuickItem*>(&item), look);
    for (const QQuickItem* at = item.parentItem(); at && !ring; at = at->parentItem())
        for (QQuickItem* child : at->childItems()) look(child);
    return ring;
}

// The ring is cut by what clips it, though there would be room for all of it.
bool is_cut(const QQuickItem& ring) {
    const QRectF whole = place(ring);
    for (const QQuickItem* at = ring.parentItem(); at; at = at->parentItem()) {
        const QRectF room = place(*at).adjusted(-slack, -slack, slack, slack);
        if (at->clip() && !room.contains(whole) && room.height() >= whole.height()) return true;
    }
    return false;
}

// The nearest thing that cuts what reaches beyond it: an area that scrolls, a strip; null for the window.
const QQuickItem* cutter_of(const QQuickItem& item) {
    for (const QQuickItem* at = item.parentItem(); at; at = at->parentItem())
        if (at->clip()) return at;
    return nullptr;
}

// Where the item has to be to be read whole: inside what cuts it, or inside the width of what scrolls.
QRectF reach_of(const QQuickWindow& window, const QQuickItem& item) {
    const QQuickItem* cutter = cutter_of(item);
    QRectF reach = QRectF({}, QSizeF(window.size()));
    if (cutter) reach &= place(*cutter);
    if (cutter && cutter->inherits("QQuickFlickable")) {
        reach.setTop(-1e6);
        reach.setBottom(1e6);
    }
    return reach.adjusted(-slack, -slack, slack, slack);
}

// What no clip cuts off of it.
QRectF in_sight(const QQuickItem& item) {
    QRectF rest = place(item);
    for (const QQuickItem* at = item.parentItem(); at; at = at->parentItem())
        if (at->clip()) rest &= place(*at);
    return rest;
}

// It, or what it belongs to, is dimmed or says why it can't be used now.
bool is_off(const QQuickItem& item) {
    for (const QQuickItem* at = &item; at; at = at->parentItem())
        if (at->opacity() < 1 || !at->property("reason").toString().isEmpty()) return true;
    return false;
}

qreal luminance(QColor colour) {
    const auto linear = [](qreal part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

qreal contrast(QColor one, QColor other) {
    const qreal a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

// A colour between the two others: the soft edge of a stroke on its ground.
bool is_blend(QColor colour, QColor one, QColor other) {
    const std::array ends{std::pair(one.red(), other.red()), std::pair(one.green(), other.green()),
                          std::pair(one.blue(), other.blue())};
    const std::array parts{colour.red(), colour.green(), colour.blue()};
    const auto widest = std::ranges::max_element(ends, {}, [](auto end) { return std::abs(end.second - end.first); });
    const auto [from, to] = *widest;
    if (from == to) return false;
    const double along = double(parts.at(static_cast<size_t>(widest - ends.begin())) - from) / (to - from);
    for (size_t i = 0; i < parts.size(); i++)
        if (std::abs(ends.at(i).first + along * (ends.at(i).second - ends.at(i).first) - parts.at(i)) > 16)
            return false;
    return along > 0 && along < 1;
}

// The colours behind a text: those that fill a good part of its place. The strokes themselves and their soft edges do
// not count.
QList<QColor> behind(const QImage& picture, const QRect& at, QColor strokes) {
    std::map<QRgb, int> counted;
    for (int y = at.top(); y <= at.bottom(); ++y)
        for (int x = at.left(); x <= at.right(); ++x) ++counted[picture.pixel(x, y) & 0xfff8f8f8];
    counted.erase(strokes.rgb() & 0xfff8f8f8);
    const auto most = std::ranges::max_element(counted, {}, [](const auto& each) { return each.second; });
    QList<QColor> found;
    for (const auto& [colour, pixels] : counted)
        if (pixels * 10 > at.width() * at.height() &&
            (colour == most->first || !is_blend(QColor(colour), strokes, QColor(most->first))))
            found << QColor(colour | 0x040404);  // the middle of what was counted together
    return found;
}

}  // namespace

QStringList audit_names(QQuickWindow& window) {
    QStringList wrong;
    std::map<std::tuple<const QQuickItem*, int, QString>, const QQuickItem*> taken;
    for (QQuickItem* item : all_interactive(window)) {
        QAccessibleInterface* node = QAccessible::queryAccessibleInterface(item);
        if (!node) {
            wrong << QStringLiteral("not accessible: ") + tell(*item);
            continue;
        }
        const QAccessible::State state = node->state();
        // A password field has the name of the group it is alone in.
        const QQuickItem* scope = scope_of(*item);
        const QString name = state.passwordEdit && scope ? name_of(*scope) : node->text(QAccessible::Name);
        if (node->role() == QAccessible::NoRole) wrong << QStringLiteral("no role: ") + tell(*item);
        if (name.trimmed().isEmpty()) wrong << QStringLiteral("no name: ") + tell(*item);
        if (!state.focusable) wrong << QStringLiteral("not focusable: ") + tell(*item);
        if (state.invisible) wrong << QStringLiteral("said to be invisible: ") + tell(*item);
        if (item->property("checked").toBool() && item->property("checkable").toBool() && !state.checked)
            wrong << QStringLiteral("checked but not said: ") + tell(*item);
        const auto [at, is_new] = taken.try_emplace({scope, node->role(), name}, item);
        if (!is_new)
            wrong << QStringLiteral("name used twice: ") + tell(*item) + QStringLiteral(" and ") + tell(*at->second);
    }
    return wrong;
}

QStringList audit_focus(QQuickWindow& window) {
    QStringList wrong;
    // What follows the focus is made anew, and lists reuse their rows: things are known by what they are.
    std::set<QString> reached;
    QString first;
    for (int steps = 0; steps < 300; ++steps) {
        QTest::keyClick(&window, Qt::Key_Tab);
        settle(window);
        const QQuickItem* focused = window.activeFocusItem();
        if (!focused || focused == window.contentItem()) {
            wrong << QStringLiteral("the focus is lost");
            break;
        }
        const QString who = identity(*focused);
        if (who == first) break;
        if (first.isEmpty()) first = who;
        if (!reached.insert(who).second) {
            wrong << QStringLiteral("Tab turns in a smaller circle at ") + tell(*focused);
            break;
        }
        const QQuickItem* ring = ring_of(*focused);
        if (!ring) wrong << QStringLiteral("no focus ring: ") + tell(*focused);
        if (ring && is_cut(*ring)) wrong << QStringLiteral("a cut focus ring: ") + tell(*focused);
        const QRectF seen = place(*focused) & QRectF(QPointF(), QSizeF(window.size()));
        if (seen.width() < 1 || seen.height() < 1)
            wrong << QStringLiteral("focus outside the window: ") + tell(*focused);
    }
    for (const QQuickItem* item : all_interactive(window))
        if (!reached.contains(identity(*item)) && !has_key(*item) &&
            item->property("role").toInt() != QAccessible::RadioButton)
            wrong << QStringLiteral("no key leads there: ") + tell(*item);
    return wrong;
}

QStringList audit_text(QQuickWindow& window) {
    QStringList wrong;
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty() || item->opacity() == 0)
            return;
        const QRectF at = place(*item);
        const bool fits_itself = item->property("fontSizeMode").toInt() != 0;
        const qreal wide = item->property("contentWidth").toReal(), high = item->property("contentHeight").toReal();
        const qreal room =
            item->width() - item->property("leftPadding").toReal() - item->property("rightPadding").toReal();
        if (item->property("truncated").toBool())
            wrong << QStringLiteral("cut short: ") + tell(*item);
        else if (wide > room + slack || (high > item->height() + slack && !fits_itself))
            wrong << QStringLiteral("larger than its item (%1x%2): ").arg(wide).arg(high) + tell(*item);
        else if (at.width() > 0 && !reach_of(window, *item).contains(at))
            wrong << QStringLiteral("outside the window, or cut by what is around it: ") + tell(*item);
    });
    return wrong;
}

QStringList audit_contrast(QQuickWindow& window) {
    QStringList wrong;
    const QImage picture = window.grabWindow();
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty() || !item->isEnabled()) return;
        // A narrow word is mostly edges: some of the ground beside it counts.
        const QRect seen = in_sight(*item).toRect() & picture.rect();
        const QRect at = seen.isEmpty() ? seen : seen.adjusted(-4, 0, 4, 0) & picture.rect();
        const QColor strokes = item->property("color").value<QColor>();
        if (at.isEmpty() || is_off(*item) || strokes.alpha() < 255) return;
        const QFont font = item->property("font").value<QFont>();
        const bool large = font.pixelSize() >= 24 || (font.pixelSize() >= 19 && font.weight() >= QFont::DemiBold);
        for (const QColor& ground : behind(picture, at, strokes))
            if (contrast(strokes, ground) < (large ? 3 : 4.5))
                wrong << QStringLiteral("%1 on %2, %3 to 1: ")
                                 .arg(strokes.name(), ground.name())
                                 .arg(contrast(strokes, ground), 0, 'f', 1) +
                             tell(*item);
    });
    return wrong;
}

}  // namespace hexmoot::robot
