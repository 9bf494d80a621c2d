#include "app/shell/phrase.h"

namespace hexmoot::shell {

QString Phrase::fill(const QString& text, const QStringList& values) {
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place = i + 1 < text.size() ? text[i + 1].unicode() - u'0' : 0;
        if (text[i] == u'%' && place >= 1 && place <= 9) {
            out += values.value(place - 1);
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

}  // namespace hexmoot::shell
