#pragma once

#include <QCoreApplication>
#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

namespace hexmoot {

/// What the command line asks for, for this run. Absent values leave the user's settings as they are.
struct Arguments {
    Q_DECLARE_TR_FUNCTIONS(hexmoot::Arguments)

  public:
    QString open;     ///< game file or number of a saved game
    QString as;       ///< whose eyes look at it: a seat letter or "table"
    QString grab;     ///< picture file: render one frame, write it, leave
    QString library;  ///< library file instead of the user's own
    QString screen;   ///< screen to begin with instead of Start
    QSize size;
    QString theme;
    std::optional<double> scale;
    QString language;
};

/// Reads the command line. Prints help, the version or what is wrong, and leaves, when that is what was asked for.
Arguments read_arguments(const QStringList& words);

}  // namespace hexmoot
