#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/shell/settings.h"

namespace hexmoot::shell {

/// Plays the cues of the interface through the player that the system has (pw-play, paplay or aplay), one short process
/// a cue: nothing is loaded, and nothing runs, while all is quiet. Each cue has a picture that says the same, and a
/// caption for those who want it in words.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    /// The system has a player.
    Q_PROPERTY(bool able READ able CONSTANT FINAL)

  public:
    explicit Sounds(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool able() const { return !player_.isEmpty(); }

    /// turn, pick, back, refused, deal, open, close, gavel, drone, error or won; other names are silent.
    Q_INVOKABLE void play(const QString& cue);

  signals:
    void captioned(const QString& text);

  private:
    /// The file of a cue at the present volume; "" when it cannot be written.
    QString file_of(const QString& cue);

    Settings& settings_;
    QString player_;
    std::unique_ptr<QTemporaryDir> folder_;
    qreal written_volume_ = -1;
};

}  // namespace hexmoot::shell
