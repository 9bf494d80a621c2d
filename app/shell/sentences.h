#pragma once

#include <QString>

#include "app/shell/engine.h"

namespace hexmoot::shell {

/// A failure of the library in the user's language: what happened, what is safe, what to do.
struct Sentences {
    QString what;
    QString safe;
    QString todo;
};

[[nodiscard]] Sentences sentences(const store::StoreError& error);

/// The engine's UTF-8 as Qt's text, and back.
[[nodiscard]] inline QString from_utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace hexmoot::shell
