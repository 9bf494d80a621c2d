#include "tests/thunders_edge/ui/scan_names.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <ranges>
#include <set>

#include "app/shell/qt_text.h"
#include "tests/thunders_edge/ui/robot_plan.h"
#include "tests/ui/readable.h"

namespace hexmoot::robot {
namespace {

constexpr std::array letters{'b', 'd', 'f', 'g', 'k', 'm', 'p', 't'};

QString word(const char* stem, unsigned i) {
    return QString::fromLatin1(stem) + QLatin1Char(letters[i / 8]) + QLatin1Char(letters[i % 8]) + u'x';
}

struct Known {
    te::MissionSet missions = 0;
    te::SenateSet senate = 0;

    void add(Token t) {
        if (te::kind_of(t) == te::Kind::mission) missions |= te::bit(te::mission_of(t));
        if (te::kind_of(t) == te::Kind::senate) senate |= te::bit(te::senate_of(t));
    }
};

// What lies before all eyes or in the viewer's own hand, and what the present question offers it.
Known known_to(const ui::TableModel& table, Viewer eyes) {
    const AnyMatch& match = table.sitting().match();
    const te::View view = static_cast<const MatchOf<te::ThundersEdge>&>(match).match.view(eyes);
    Known out;
    out.missions = view.shown.mission_discard;
    for (Seat s : SeatSet::first(view.shown.seats)) {
        out.missions |= view.shown.mission_hand[index(s)] | view.shown.played[index(s)];
        out.senate |= view.shown.senate_hand[index(s)] | view.shown.discards[index(s)];
    }
    // The hands that everybody has just been shown stay in sight until somebody goes on.
    for (const Event& e : match.events() | std::views::reverse) {
        const auto happened = static_cast<te::Happening>(e.kind);
        if (happened < te::Happening::deck_too_small || happened > te::Happening::scandal) break;
        if (happened == te::Happening::hand_shown) out.senate |= te::bit(te::senate(e.secret));
    }
    const bool may_see = match.prompt().secrecy == Secrecy::open || match.prompt().asks(eyes.seat());
    if (!may_see) return out;
    for (const Answer& a : match.offer().answers()) out.add(a.token);
    for (const Offer::Blocked& b : match.offer().blocked()) out.add(b.answer.token);
    for (const Answer& a : match.line()) out.add(a.token);
    return out;
}

std::set<QString> public_lines(const ui::TableModel& table) {
    std::set<QString> lines;
    for (const Event& e : table.sitting().match().events())
        lines.insert(q(table.sitting().module().log_line(e.for_eyes(Viewer::table()), table.speech())));
    return lines;
}

}  // namespace

QString nonsense_name(te::Mission card) { return word("Vorzu", te::index(card)); }
QString nonsense_name(te::Senate card) { return word("Quilfa", te::index(card)); }

void write_nonsense_pack() {
    QJsonObject words;
    for (int i = 0; i < te::mission_cards; ++i)
        words[QStringLiteral("mission.%1.name").arg(q(te::spelled(te::word(te::mission(i)))))] =
            nonsense_name(te::mission(i));
    for (int i = 0; i < te::senate_cards; ++i)
        words[QStringLiteral("senate.%1.name").arg(q(te::spelled(te::word(te::senate(i)))))] =
            nonsense_name(te::senate(i));
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/packs/thunders_edge");
    QDir().mkpath(folder);
    QFile file(folder + QStringLiteral("/nonsense.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("the pack can't be written");
    file.write(QJsonDocument(words).toJson());
}

QStringList leaks(QQuickWindow& window, const ui::TableModel* table) {
    return leaks(window, table, table ? table->sitting().viewer() : Viewer::table());
}

QStringList leaks(QQuickWindow& window, const ui::TableModel* table, Viewer eyes) {
    const Known known = table ? known_to(*table, eyes) : Known{};
    std::vector<QString> secrets;
    for (int i = 0; i < te::mission_cards; ++i)
        if (!(known.missions >> i & 1)) secrets.push_back(nonsense_name(te::mission(i)));
    for (int i = 0; i < te::senate_cards; ++i)
        if (!(known.senate >> i & 1)) secrets.push_back(nonsense_name(te::senate(i)));
    QStringList out;
    std::optional<std::set<QString>> written;
    for (const Readable& each : readable(window))
        for (const QString& secret : secrets) {
            if (!each.text.contains(secret)) continue;
            if (!written) written = table ? public_lines(*table) : std::set<QString>{};
            if (!written->contains(each.text)) out << each.where + QStringLiteral(": ") + each.text;
        }
    return out;
}

}  // namespace hexmoot::robot
