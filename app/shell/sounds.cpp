#include "app/shell/sounds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <array>
#include <cstring>

namespace hexmoot::shell {
namespace {

constexpr int header_size = 44;

struct Caption {
    const char* cue;
    const char* text;
};

constexpr std::array captions{
    Caption{"turn", QT_TRANSLATE_NOOP("Sounds", "Two notes: somebody else decides")},
    Caption{"refused", QT_TRANSLATE_NOOP("Sounds", "A knock: that is not possible")},
    Caption{"deal", QT_TRANSLATE_NOOP("Sounds", "Cards are dealt")},
    Caption{"open", QT_TRANSLATE_NOOP("Sounds", "Cloth: cards open")},
    Caption{"close", QT_TRANSLATE_NOOP("Sounds", "Cloth: cards close")},
    Caption{"dice", QT_TRANSLATE_NOOP("Sounds", "Rattle: dice roll")},
    Caption{"gavel", QT_TRANSLATE_NOOP("Sounds", "Two knocks of wood: the Senate decides")},
    Caption{"drone", QT_TRANSLATE_NOOP("Sounds", "A low drone: the tension nears its end")},
    Caption{"error", QT_TRANSLATE_NOOP("Sounds", "Two low notes: something went wrong")},
    Caption{"won", QT_TRANSLATE_NOOP("Sounds", "Four rising notes: the game is won")},
};

QString first_player() {
    for (const char* name : {"pw-play", "paplay", "aplay"}) {
        const QString path = QStandardPaths::findExecutable(QString::fromLatin1(name));
        if (!path.isEmpty()) return path;
    }
    return {};
}

/// Makes 16-bit samples quieter.
void scale(QByteArray& wave, qreal volume) {
    for (qsizetype i = header_size; i + 1 < wave.size(); i += 2) {
        qint16 sample = 0;
        std::memcpy(&sample, wave.constData() + i, sizeof sample);
        sample = static_cast<qint16>(sample * volume);
        std::memcpy(wave.data() + i, &sample, sizeof sample);
    }
}

}  // namespace

Sounds::Sounds(Settings& settings, QObject* parent) : QObject(parent), settings_(settings), player_(first_player()) {}

void Sounds::play(const QString& cue) {
    if (settings_.property("captions").toBool())
        for (const Caption& caption : captions)
            if (cue == QLatin1String(caption.cue)) emit captioned(QCoreApplication::translate("Sounds", caption.text));
    if (!able() || settings_.property("mute").toBool()) return;
    const QString file = file_of(cue);
    if (file.isEmpty()) return;
    auto* player = new QProcess(this);
    connect(player, &QProcess::finished, player, &QObject::deleteLater);
    connect(player, &QProcess::errorOccurred, player, &QObject::deleteLater);
    player->setStandardOutputFile(QProcess::nullDevice());
    player->setStandardErrorFile(QProcess::nullDevice());
    player->start(player_, {file});
}

QString Sounds::file_of(const QString& cue) {
    if (!folder_) folder_ = std::make_unique<QTemporaryDir>();
    const qreal volume = settings_.property("volume").toDouble();
    if (volume <= 0 || !folder_->isValid()) return {};
    if (volume != written_volume_) {
        QDir(folder_->path()).removeRecursively();
        QDir().mkpath(folder_->path());
        written_volume_ = volume;
    }
    const QString path = folder_->filePath(cue + QStringLiteral(".wav"));
    if (QFile::exists(path)) return path;
    QFile source(QStringLiteral(":/sounds/") + cue + QStringLiteral(".wav"));
    QFile target(path);
    if (!source.open(QIODevice::ReadOnly) || !target.open(QIODevice::WriteOnly)) return {};
    QByteArray wave = source.readAll();
    scale(wave, volume);
    return target.write(wave) == wave.size() ? path : QString();
}

}  // namespace hexmoot::shell
