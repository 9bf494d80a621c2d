#include "app/shell/typefaces.h"

#include <QFont>
#include <QFontInfo>
#include <QMap>
#include <array>

namespace hexmoot::shell {
namespace {

constexpr std::array fallbacks{"Noto Sans", "DejaVu Sans"};

/// True if the family is installed and its semi-bold really is one.
bool is_sound(const QString& family) {
    static QMap<QString, bool> known;
    const auto found = known.constFind(family);
    if (found != known.cend()) return *found;
    QFont font(family);
    font.setWeight(QFont::DemiBold);
    const QFontInfo info(font);
    const bool sound = info.family() == family && info.weight() >= QFont::Medium && info.weight() <= QFont::Bold;
    known[family] = sound;
    return sound;
}

QString first_sound(const QStringList& wishes) {
    for (const QString& family : wishes)
        if (is_sound(family)) return family;
    for (const char* family : fallbacks)
        if (is_sound(QString::fromLatin1(family))) return QString::fromLatin1(family);
    return QStringLiteral("sans-serif");
}

}  // namespace

QString Typefaces::wished(Settings::Face face) {
    switch (face) {
        case Settings::Face::Inter:
            return QStringLiteral("Inter");
        case Settings::Face::Andika:
            return QStringLiteral("Andika");
        case Settings::Face::OpenDyslexic:
            return QStringLiteral("OpenDyslexic");
    }
    return {};
}

QString Typefaces::ui(Settings::Face face) { return first_sound({wished(face), QStringLiteral("Inter")}); }

QString Typefaces::display() { return first_sound({QStringLiteral("Manrope"), QStringLiteral("Inter")}); }

}  // namespace hexmoot::shell
