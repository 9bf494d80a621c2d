// The named parts of the mock-ups stand where they were drawn: within 8 pixels at 1600x900, or with a reason.
#include <QColor>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <cmath>

#include <gtest/gtest.h>

#include "tests/air_land_sea/ui/scan_stage.h"
#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

constexpr qreal tolerance = 8;

QJsonArray parts_of(const char* mockup) {
    QFile file(QStringLiteral(HEXMOOT_MOCKUP_PARTS));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("mockup_parts.json can't be read");
    return QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String(mockup)).toArray();
}

// "name:drawer", "says:Deal", "text:Start a game" or "class:SeatRow", each with "#1" for the second one of them.
// "SeatRow" for SeatRow_QMLTYPE_7, "Image" for QQuickImage, "Picture" for hexmoot::shell::Picture.
QString kind_of(const QQuickItem& item) {
    QString name = QString::fromLatin1(item.metaObject()->className())
                       .section(QStringLiteral("::"), -1)
                       .section(QStringLiteral("_QML"), 0, 0);
    return name.startsWith(u"QQuick") ? name.mid(6) : name;
}

QQuickItem* find_one(QQuickItem* root, const QString& how) {
    const QString kind = how.section(u':', 0, 0);
    const QString what = how.section(u':', 1).section(u'#', 0, 0);
    int skip = how.section(u'#', 1).toInt();
    QQuickItem* found = nullptr;
    each_shown(root, [&](QQuickItem* item) {
        if (found || item == root || item->width() <= 0) return;
        const bool presses = item->property("ringRadius").isValid();
        const bool is_it = kind == u"name"   ? item->objectName() == what
                           : kind == u"says" ? presses && item->property("text").toString() == what
                           : kind == u"text" ? item->inherits("QQuickText") && item->property("text").toString() == what
                                             : kind_of(*item) == what;
        if (is_it && skip-- == 0) found = item;
    });
    return found;
}

// "name:seat-0 > class:SeatEmblem": the emblem in the seat.
QQuickItem* find(const QQuickWindow& window, const QString& how) {
    QQuickItem* item = window.contentItem();
    for (const QString& step : how.split(QStringLiteral(" > ")))
        if (item) item = find_one(item, step);
    return item;
}

// What differs by more than it may; "" when nothing does.
QString difference(const QJsonObject& part, const QQuickItem& item) {
    const QRectF at = place(item);
    QStringList out;
    const auto compare = [&](const char* side, qreal is) {
        const QJsonValue drawn = part.value(QLatin1String(side));
        if (drawn.isDouble() && std::abs(drawn.toDouble() - is) > tolerance)
            out << QStringLiteral("%1 is %2, drawn %3").arg(QLatin1String(side)).arg(is).arg(drawn.toDouble());
    };
    compare("x", at.x());
    compare("y", at.y());
    compare("w", at.width());
    compare("h", at.height());
    // Of a text the middle is compared, for its item is as high as the line.
    compare("cx", at.center().x());
    compare("cy", at.center().y());
    const QJsonValue colour = part.value(QLatin1String("colour"));
    if (const auto is = item.property("color").value<QColor>(); colour.isString() && is != QColor(colour.toString()))
        out << QStringLiteral("colour is %1, drawn %2").arg(is.name(), colour.toString());
    return out.join(QStringLiteral(", "));
}

// What the mock-up says of the part, for the table: "x 270, y 26, w 1293".
QString drawn(const QJsonObject& part) {
    QStringList out;
    for (const char* side : {"x", "y", "cx", "cy", "w", "h"})
        if (const QJsonValue value = part.value(QLatin1String(side)); value.isDouble())
            out << QStringLiteral("%1 %2").arg(QLatin1String(side)).arg(value.toDouble());
    if (const QString colour = part.value(QLatin1String("colour")).toString(); !colour.isEmpty()) out << colour;
    return out.join(QStringLiteral(", "));
}

// A part without an item is not there, and its exception says why.
void compare(const char* mockup, const Scene& scene) {
    House house({1600, 900});
    show(house, scene);
    int kept = 0, excepted = 0, absent = 0;
    for (const auto& value : parts_of(mockup)) {
        const QJsonObject part = value.toObject();
        const QString name = part.value(QStringLiteral("part")).toString();
        const QString reason = part.value(QStringLiteral("exception")).toString();
        const QString how = part.value(QStringLiteral("item")).toString();
        const auto row = [&](const QString& verdict) {
            std::printf("%-8s | %-28s | %-34s | %s\n", mockup, qPrintable(name), qPrintable(drawn(part)),
                        qPrintable(verdict));
        };
        if (how.isEmpty()) {
            EXPECT_FALSE(reason.isEmpty()) << mockup << ": why is there no " << name.toStdString() << "?";
            row(QStringLiteral("not there: ") + reason);
            ++absent;
            continue;
        }
        const QQuickItem* item = find(house.window(), how);
        if (!item) {
            ADD_FAILURE() << mockup << ": " << name.toStdString() << " is not there";
            continue;
        }
        const QString differs = difference(part, *item);
        EXPECT_TRUE(differs.isEmpty() || !reason.isEmpty())
            << mockup << ": " << name.toStdString() << ": " << differs.toStdString();
        EXPECT_TRUE(!differs.isEmpty() || reason.isEmpty())
            << mockup << ": " << name.toStdString() << " needs its exception no more";
        row(differs.isEmpty() ? QStringLiteral("stands there") : differs + QStringLiteral(": ") + reason);
        ++(differs.isEmpty() ? kept : excepted);
    }
    EXPECT_GT(kept, 0);
    std::printf("%s: %d parts within %g px, %d elsewhere with a reason, %d not there with a reason\n", mockup, kept,
                tolerance, excepted, absent);
    house.close();
}

Scene in_theme(const char* look, Scene scene) {
    scene.prepare = [look](House& house) { house.set("look", look); };
    return scene;
}

TEST(ScanMockups, Table) { compare("f-als", scenes().at("chosen")); }
TEST(ScanMockups, Start) { compare("a-start", scenes().at("start")); }
TEST(ScanMockups, NewGame) { compare("j-setup", scenes().at("new-game")); }
TEST(ScanMockups, TableInLight) { compare("b-table-light", in_theme("Light", scenes().at("refused"))); }
TEST(ScanMockups, TableInHighContrast) {
    compare("b-table-high-contrast", in_theme("HighContrast", scenes().at("refused")));
}
// A sheet is laid out as its window allows: the sizes of its parts count, not their places.
TEST(ScanMockups, Components) { compare("i-components", {"gallery", ""}); }
TEST(ScanMockups, Curtain) { compare("d-curtain", scenes().at("curtain")); }

}  // namespace
}  // namespace hexmoot::robot

int main(int argc, char** argv) {
    hexmoot::robot::prepare(argc, argv, "air_land_sea");
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
