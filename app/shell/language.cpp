#include "app/shell/language.h"

#include <QCoreApplication>
#include <QLocale>

namespace hexmoot::shell {

QString Language::apply(const QString& wish) {
    const QLocale locale = wish.isEmpty() ? QLocale::system() : QLocale(wish);
    const QString code = locale.language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
    QCoreApplication::removeTranslator(&translator_);
    if (code != u"en" && translator_.load(QStringLiteral(":/i18n/hexmoot_") + code))
        QCoreApplication::installTranslator(&translator_);
    QLocale::setDefault(code == u"en" && locale.language() != QLocale::English ? QLocale(QLocale::English) : locale);
    return code;
}

}  // namespace hexmoot::shell
