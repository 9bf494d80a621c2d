#include "app/table/log_model.h"

#include <algorithm>

namespace hexmoot::ui {

void LogModel::follow(const std::vector<Event>& events, size_t seal, size_t news) {
    size_t same = 0;
    while (same < events_.size() && same < events.size() && events_[same] == events[same].for_eyes(Viewer::table()))
        ++same;
    forget_from(same);
    for (size_t i = events_.size(); i < events.size(); ++i) {
        events_.push_back(events[i].for_eyes(Viewer::table()));
        tell(i);
    }
    seal_ = seal;
    news_ = news;
    show();
}

// The lines shown of these events go with them: the next event of that number tells something else.
void LogModel::forget_from(size_t event) {
    if (event == events_.size()) return;
    // A line that had been taken in by one that goes stands by itself again.
    while (event > 0 && told_[event - 1].text.isEmpty() && !told_[event - 1].words.isEmpty()) --event;
    events_.resize(event);
    told_.resize(event);
    size_t kept = 0;
    while (kept < shown_.size() && shown_[kept] < static_cast<int>(event)) ++kept;
    if (kept == shown_.size()) return;
    beginRemoveRows({}, static_cast<int>(kept), count() - 1);
    shown_.resize(kept);
    endRemoveRows();
    emit countChanged();
}

void LogModel::tell(size_t event) {
    const Telling telling = tell_(std::span(events_).first(event + 1));
    Told now{telling.text, telling.text, telling.with, 1};
    for (size_t i = event - now.with; i < event; ++i) told_[i].text.clear();
    if (now.with == 0 && event > 0 && !now.words.isEmpty() && told_[event - 1].words == now.words) {
        now.times = told_[event - 1].times + 1;
        now.text = tr("%1 (%2 times)").arg(now.words).arg(now.times);
        told_[event - 1].text.clear();
    }
    told_.push_back(std::move(now));
}

void LogModel::retell() {
    told_.clear();
    for (size_t i = 0; i < events_.size(); ++i) tell(i);
    if (!shown_.empty()) emit dataChanged(index(0), index(count() - 1));
}

std::vector<LogModel::Line> LogModel::lines(size_t from) const {
    std::vector<Line> out;
    for (size_t i = from; i < told_.size(); ++i)
        if (!told_[i].text.isEmpty()) out.push_back({told_[i].text, events_[i].seat, i});
    return out;
}

std::vector<int> LogModel::wanted() const {
    std::vector<int> out;
    const bool all = seat_ < 0 && search_.isEmpty();
    for (size_t i = since_ ? news_ : 0; i < told_.size(); ++i) {
        const Told& each = told_[i];
        if (each.text.isEmpty()) continue;
        if (seat_ >= 0 && events_[i].seat != hexmoot::seat(seat_)) continue;
        if (!each.text.contains(search_, Qt::CaseInsensitive)) continue;
        if (all && i >= seal_ && seal_ > 0 && std::find(out.begin(), out.end(), seal_row) == out.end())
            out.push_back(seal_row);
        out.push_back(static_cast<int>(i));
    }
    if (all && !out.empty() && seal_ >= told_.size()) out.push_back(seal_row);
    return out;
}

// Lines at the end come and go; everything before them keeps its delegate.
void LogModel::show() {
    const std::vector<int> now = wanted();
    const int before = count();
    size_t same = 0;
    while (same < shown_.size() && same < now.size() && shown_[same] == now[same]) ++same;
    if (same < shown_.size()) {
        beginRemoveRows({}, static_cast<int>(same), count() - 1);
        shown_.resize(same);
        endRemoveRows();
    }
    if (same < now.size()) {
        beginInsertRows({}, static_cast<int>(same), static_cast<int>(now.size()) - 1);
        shown_ = now;
        endInsertRows();
    }
    if (count() != before) emit countChanged();
}

void LogModel::set_seat(int seat) {
    if (seat == seat_) return;
    seat_ = seat;
    show();
    emit filterChanged();
}

void LogModel::set_search(const QString& words) {
    if (words == search_) return;
    search_ = words;
    show();
    emit filterChanged();
}

void LogModel::set_since_last_turn(bool on) {
    if (on == since_) return;
    since_ = on;
    show();
    emit filterChanged();
}

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const int row = shown_.at(static_cast<size_t>(index.row()));
    if (role == SealRole) return row == seal_row;
    if (row == seal_row) return role == SeatRole ? QVariant(-1) : QVariant(QString());
    const Told& each = told_[static_cast<size_t>(row)];
    if (role == TextRole) return each.text;
    const Seat seat = events_[static_cast<size_t>(row)].seat;
    return seat == nobody ? -1 : static_cast<int>(hexmoot::index(seat));
}

QHash<int, QByteArray> LogModel::roleNames() const {
    return {{TextRole, "text"}, {SeatRole, "seat"}, {SealRole, "seal"}};
}

}  // namespace hexmoot::ui
