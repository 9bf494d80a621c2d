#pragma once

#include <QTranslator>

namespace hexmoot::shell {

/// The language of the interface. English is the source; German is complete.
class Language {
  public:
    /// Takes the wish of the settings: a code, or "" for the system's language. Languages we do not have become
    /// English.
    /// @return the code now in use
    QString apply(const QString& wish);

  private:
    QTranslator translator_;
};

}  // namespace hexmoot::shell
