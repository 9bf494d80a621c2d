// What is said at the table without being looked at.
#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "app/table/table_model.h"

namespace hexmoot::ui {
namespace {

// More than this is not listened to before the question.
constexpr qsizetype lines_spoken = 3;

QString sentences(const QStringList& parts) {
    QString out;
    for (const QString& part : parts) {
        if (part.isEmpty()) continue;
        if (!out.isEmpty()) out += u' ';
        out += part;
        if (part.back().isLetterOrNumber() || part.back() == u')') out += u'.';
    }
    return out;
}

}  // namespace

void TableModel::follow_log() {
    const Seat asked = seat_numbered(asked_seat());
    const std::vector<Event> events = sitting_->log();
    if (events.size() != log_before_) spoken_from_ = std::min(log_before_, events.size());
    log_before_ = events.size();
    log_.follow(events, seal(), asked == nobody ? 0 : sitting_->news(asked));
}

QString TableModel::spoken() const {
    if (sitting_->drawer() != nobody || sitting_->curtain() != nobody) return {};
    if (refused())
        return sentences(
            {refusal_.value("what").toString(), refusal_.value("fact").toString(), refusal_.value("way").toString()});
    QStringList parts;
    for (const LogModel::Line& line : log_.lines(spoken_from_)) parts << line.text;
    return sentences(parts.last(std::min(parts.size(), lines_spoken)) << headline() << hint());
}

}  // namespace hexmoot::ui
