#include "app/shell/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <cstring>

namespace hexmoot::shell {

QString Translations::translate(const char* context, const char* text, const char* comment, int count) const {
    const char* scope_end = context ? std::strrchr(context, ':') : nullptr;
    return QTranslator::translate(scope_end ? scope_end + 1 : context, text, comment, count);
}

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
