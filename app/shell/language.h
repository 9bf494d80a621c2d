#pragma once

#include <QTranslator>

namespace hexmoot::shell {

/// Found by plain class names: Qt asks for "hexmoot::ui::TableModel", the list of texts knows "TableModel".
class Translations : public QTranslator {
  public:
    QString translate(const char* context, const char* text, const char* comment, int count) const override;
};

/// The language of the interface. English is the source; German is complete.
class Language {
  public:
    /// Takes the wish of the settings: a code, or "" for the system's language. Languages we do not have become
    /// English.
    /// @return the code now in use
    QString apply(const QString& wish);

  private:
    Translations translator_;
};

}  // namespace hexmoot::shell
