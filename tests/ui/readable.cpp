#include "tests/ui/readable.h"

#include <QAccessible>
#include <QMetaProperty>
#include <QQuickItem>
#include <map>

namespace hexmoot::robot {
namespace {

// The properties of each class that hold text. Good for one look only: types made in QML come and go with their engine.
class TextProperties {
  public:
    const std::vector<QMetaProperty>& of(const QMetaObject& type) {
        const auto [at, is_new] = known_.try_emplace(&type);
        if (is_new)
            for (int i = 0; i < type.propertyCount(); ++i)
                if (const QMetaProperty p = type.property(i);
                    p.metaType().id() == QMetaType::QString && qstrcmp(p.name(), "objectName") != 0)
                    at->second.push_back(p);
        return at->second;
    }

  private:
    std::map<const QMetaObject*, std::vector<QMetaProperty>> known_;
};

void read_items(QQuickItem& item, TextProperties& texts, std::vector<Readable>& out) {
    for (const QMetaProperty& p : texts.of(*item.metaObject()))
        if (const QString text = p.read(&item).toString(); !text.isEmpty())
            out.push_back({QString::fromLatin1(item.metaObject()->className()) + u'.' + QLatin1String(p.name()), text});
    for (QQuickItem* child : item.childItems()) read_items(*child, texts, out);
}

void read_accessible(QAccessibleInterface& node, std::vector<Readable>& out, int depth = 0) {
    for (const auto kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help, QAccessible::Accelerator})
        if (const QString text = node.text(kind); !text.isEmpty())
            out.push_back({QStringLiteral("accessible text %1").arg(int(kind)), text});
    if (depth > 200) return;
    for (int i = 0; i < node.childCount(); ++i)
        if (QAccessibleInterface* child = node.child(i)) read_accessible(*child, out, depth + 1);
}

}  // namespace

std::vector<Readable> readable(QQuickWindow& window) {
    std::vector<Readable> out{{QStringLiteral("window title"), window.title()}};
    TextProperties texts;
    read_items(*window.contentItem(), texts, out);
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window)) read_accessible(*root, out);
    return out;
}

}  // namespace hexmoot::robot
