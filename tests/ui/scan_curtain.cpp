#include "tests/ui/scan_curtain.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaProperty>
#include <QQuickItem>
#include <QStandardPaths>
#include <map>
#include <set>

namespace hexmoot::robot {
namespace {

constexpr std::array first_letters{'b', 'd', 'f', 'g', 'k', 'm'};

QString word(const char* stem, als::Card card) {
    const unsigned i = als::index(card);
    return QString::fromLatin1(stem) + QLatin1Char(first_letters[i / 6]) + QLatin1Char(first_letters[i % 6]) + u'x';
}

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

std::set<als::Card> known_cards(const als::View& view) {
    std::set<als::Card> known(view.hand.begin(), view.hand.end());
    known.insert({view.drawn, view.active});
    known.insert(view.queue.begin(), view.queue.end());
    for (const auto& side : view.stacks)
        for (const auto& pile : side)
            for (const als::SeenCard& each : pile) known.insert(each.card);
    return known;
}

}  // namespace

QString nonsense_name(als::Card card) { return word("Vorzu", card); }
QString nonsense_rule(als::Card card) { return word("Quilfa", card); }

void write_nonsense_pack() {
    QJsonObject words;
    for (int i = 0; i < als::cards; ++i) {
        const als::Card card = als::card(i);
        const QString id = QStringLiteral("card.") + QString::fromStdString(als::card_id(card));
        words[id + QStringLiteral(".name")] = nonsense_name(card);
        words[id + QStringLiteral(".text")] = nonsense_rule(card);
    }
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/packs/air_land_sea");
    QDir().mkpath(folder);
    QFile file(folder + QStringLiteral("/nonsense.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("the pack can't be written");
    file.write(QJsonDocument(words).toJson());
}

std::vector<Readable> readable(QQuickWindow& window) {
    std::vector<Readable> out{{QStringLiteral("window title"), window.title()}};
    TextProperties texts;
    read_items(*window.contentItem(), texts, out);
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window)) read_accessible(*root, out);
    return out;
}

QStringList leaks(QQuickWindow& window, const AnyMatch* match, Viewer eyes, const QStringList& public_lines) {
    std::set<als::Card> known;
    if (match) known = known_cards(static_cast<const MatchOf<als::AirLandSea>&>(*match).match.view(eyes));
    std::vector<QString> secrets;
    for (int i = 0; i < als::cards; ++i)
        if (!known.contains(als::card(i)))
            secrets.insert(secrets.end(), {nonsense_name(als::card(i)), nonsense_rule(als::card(i))});
    const std::set<QString> written(public_lines.begin(), public_lines.end());
    QStringList out;
    for (const Readable& each : readable(window)) {
        if (written.contains(each.text)) continue;
        for (const QString& secret : secrets)
            if (each.text.contains(secret)) out << each.where + QStringLiteral(": ") + each.text;
    }
    return out;
}

}  // namespace hexmoot::robot
