// Audits of one screen as it stands: names, reach, focus, text, contrast. Each returns what is wrong, in words.
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace hexmoot::robot {

/// Every interactive item has a role, a name that no other item of its role in the same scope has, and a state that
/// agrees with what it is.
QStringList audit_names(QQuickWindow& window);
/// Tab leads to every enabled interactive item that has no key of its own, and back to where it began; what has the
/// focus shows the ring, inside the window.
QStringList audit_focus(QQuickWindow& window);
/// No text is cut: it fits its item, and its item the window or the area that scrolls.
QStringList audit_text(QQuickWindow& window);
/// Text stands out from what is behind it, as painted: 4.5 to 1, large text 3 to 1 (WCAG 1.4.3). What can't be used now
/// is exempt.
QStringList audit_contrast(QQuickWindow& window);

}  // namespace hexmoot::robot
