#include "tests/thunders_edge/ui/robot_sight.h"

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

bool may_be_pressed(const QQuickItem& item) {
    return !item.objectName().isEmpty() && item.isEnabled() && item.width() > 0 && item.property("reason").isValid() &&
           item.property("reason").toString().isEmpty();
}

Control control_of(QQuickItem* item) {
    const QString name = item->objectName();
    const bool verb = name.startsWith(u"verb-");
    const QVariant lit = item->property("lit");
    // What says nothing of lights can always be pressed: minus, plus and the like.
    return {.item = item,
            .name = name,
            .verb = verb,
            .primary = fact(*item, QStringLiteral("primary")).toBool(),
            .lit = verb || !lit.isValid() || lit.toBool(),
            .checked = item->property("checked").toBool()};
}

}  // namespace

QVariant fact(const QQuickItem& item, const QString& name) {
    for (const QQuickItem* at = &item; at; at = at->parentItem())
        if (const QVariant row = at->property("row"); row.isValid())
            if (const QVariantMap facts = row.toMap(); facts.contains(name)) return facts.value(name);
    return {};
}

Sight::Sight(const QQuickWindow& window) {
    each_shown(window.contentItem(), [&](QQuickItem* item) {
        if (may_be_pressed(*item)) all_.push_back(control_of(item));
    });
}

const Control* Sight::lit(const QString& name) const {
    for (const Control& c : all_)
        if (c.lit && c.name == name) return &c;
    return nullptr;
}

const Control* Sight::lit_of(const QStringList& names) const {
    for (const QString& name : names)
        if (const Control* found = lit(name)) return found;
    return nullptr;
}

const Control* Sight::any(const QString& name) const {
    for (const Control& c : all_)
        if (c.name == name) return &c;
    return nullptr;
}

std::vector<const Control*> Sight::like(const std::function<bool(const Control&)>& wanted) const {
    std::vector<const Control*> found;
    for (const Control& c : all_)
        if (wanted(c)) found.push_back(&c);
    return found;
}

std::string Sight::told() const {
    std::string out;
    for (const Control& c : all_)
        if (c.lit) out += ' ' + c.name.toStdString() + (c.checked ? "*" : "");
    return out;
}

}  // namespace hexmoot::robot
