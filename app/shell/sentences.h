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

}  // namespace hexmoot::shell
