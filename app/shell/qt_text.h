#pragma once

#include <QString>
#include <string>
#include <string_view>

namespace hexmoot {

/// The engine's UTF-8 as Qt's text.
inline QString q(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// A number as a fact of a text.
inline std::string num(int n) { return std::to_string(n); }

}  // namespace hexmoot
