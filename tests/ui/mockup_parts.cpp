#include "tests/ui/mockup_parts.h"

#include <QColor>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

constexpr qreal tolerance = 8;

QJsonArray parts_of(const char* file_name, const char* mockup) {
    QFile file(QString::fromUtf8(file_name));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error(std::string(file_name) + " can't be read");
    QJsonParseError error;
    const QJsonDocument lists = QJsonDocument::fromJson(file.readAll(), &error);
    if (lists.isNull()) throw std::runtime_error(error.errorString().toStdString());
    return lists.object().value(QLatin1String(mockup)).toArray();
}

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

QQuickItem* find(const QQuickWindow& window, const QString& how) {
    QQuickItem* item = window.contentItem();
    for (const QString& step : how.split(QStringLiteral(" > ")))
        if (item) item = find_one(item, step);
    return item;
}

// Of a text the middle is compared, for its item is as high as the line.
constexpr std::array sides{"x", "y", "w", "h", "cx", "cy"};

qreal side_of(const QRectF& at, size_t side) {
    return std::array{at.x(), at.y(), at.width(), at.height(), at.center().x(), at.center().y()}.at(side);
}

// What differs by more than it may; "" when nothing does.
QString difference(const QJsonObject& part, const QQuickItem& item) {
    QStringList out;
    for (size_t i = 0; i < sides.size(); i++) {
        const QJsonValue drawn = part.value(QLatin1String(sides.at(i)));
        const qreal is = side_of(place(item), i);
        if (drawn.isDouble() && std::abs(drawn.toDouble() - is) > tolerance)
            out << QStringLiteral("%1 is %2, drawn %3").arg(QLatin1String(sides.at(i))).arg(is).arg(drawn.toDouble());
    }
    const QJsonValue colour = part.value(QLatin1String("colour"));
    if (const auto is = item.property("color").value<QColor>(); colour.isString() && is != QColor(colour.toString()))
        out << QStringLiteral("colour is %1, drawn %2").arg(is.name(), colour.toString());
    return out.join(QStringLiteral(", "));
}

// What the mock-up says of the part, for the table: "x 270, y 26, w 1293".
QString drawn(const QJsonObject& part) {
    QStringList out;
    for (const char* side : sides)
        if (const QJsonValue value = part.value(QLatin1String(side)); value.isDouble())
            out << QStringLiteral("%1 %2").arg(QLatin1String(side)).arg(value.toDouble());
    if (const QString colour = part.value(QLatin1String("colour")).toString(); !colour.isEmpty()) out << colour;
    return out.join(QStringLiteral(", "));
}

}  // namespace

void expect_as_drawn(const char* file, const char* mockup, const QQuickWindow& window) {
    int kept = 0, excepted = 0, absent = 0;
    for (const auto& value : parts_of(file, mockup)) {
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
        const QQuickItem* item = find(window, how);
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
}

}  // namespace hexmoot::robot
