#include "tests/air_land_sea/ui/scan_curtain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <set>

#include "tests/ui/readable.h"

namespace hexmoot::robot {
namespace {

constexpr std::array first_letters{'b', 'd', 'f', 'g', 'k', 'm'};

QString word(const char* stem, als::Card card) {
    const unsigned i = als::index(card);
    return QString::fromLatin1(stem) + QLatin1Char(first_letters[i / 6]) + QLatin1Char(first_letters[i % 6]) + u'x';
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

QStringList leaks(QQuickWindow& window, const AnyMatch* match, Viewer eyes, const QStringList& public_lines) {
    std::set<als::Card> known;
    if (match) known = known_cards(static_cast<const MatchOf<als::AirLandSea>&>(*match).match.view(eyes));
    std::vector<QString> secrets;
    for (int i = 0; i < als::cards; ++i)
        if (!known.contains(als::card(i)))
            secrets.insert(secrets.end(), {nonsense_name(als::card(i)), nonsense_rule(als::card(i))});
    // What stands in the public log may be read, and be said by the table with other sentences.
    const auto beyond_the_log = [&](QString text) {
        for (const QString& line : public_lines) text.remove(line);
        return text;
    };
    QStringList out;
    for (const Readable& each : readable(window))
        for (const QString& secret : secrets)
            if (each.text.contains(secret) && beyond_the_log(each.text).contains(secret))
                out << each.where + QStringLiteral(": ") + each.text;
    return out;
}

}  // namespace hexmoot::robot
