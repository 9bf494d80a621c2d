// Who may look at a table, what it tells them first, and what all seats agree on.
#include <QEvent>
#include <QGuiApplication>
#include <algorithm>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"
#include "app/table/table_model.h"

namespace hexmoot::ui {
namespace {

constexpr size_t recap_lines = 5;

}  // namespace

// ---- looking

void TableModel::look(int seat) {
    const Seat who = seat < 0 ? seat_numbered(asked_seat()) : seat_numbered(seat);
    if (over() || who == nobody || index(who) >= names_.size() || !board_->has_hand(who)) return;
    pin_fault_.clear();
    refusal_ = {};
    if (sitting_->drawer() != nobody) close();
    sitting_->look(who);
    if (sitting_->drawer() != nobody) {
        emit cue(QStringLiteral("open"));
        open_with_words();
    }
    refresh();
}

// A seat that is let in to decide has said so; one that only looks says nothing.
void TableModel::open_with_words() {
    const Seat who = sitting_->drawer();
    if (who == nobody) return;
    const QString words = board_->opening(who);
    if (words.isEmpty()) return;
    const play::Outcome outcome = sitting_->say(who, words.toStdString());
    if (!outcome) refusal_ = words_of(outcome.error(), sitting_->match());
}

bool TableModel::liftCurtain(const QString& pin) {
    const play::Outcome outcome = sitting_->lift_curtain(pin.toStdString());
    pin_fault_ = outcome ? QString() : fault_of(outcome.error(), sitting_->curtain());
    emit cue(outcome ? QStringLiteral("open") : QStringLiteral("refused"));
    if (outcome) open_with_words();
    refresh();
    return outcome.has_value();
}

QString TableModel::fault_of(const play::Failure& failure, Seat s) const {
    const auto* no = std::get_if<play::NotNow>(&failure);
    if (!no) return words_of(failure, sitting_->match()).value("what").toString();
    if (no->why == play::NotNow::Why::no_pin) return tr("A PIN has four digits.");
    if (no->why == play::NotNow::Why::too_soon) return tr("Too many wrong PINs: wait for the next try.");
    return tr("That is not %1’s PIN.").arg(q(speech().name(s)));
}

void TableModel::close() {
    if (sitting_->drawer() == nobody && sitting_->curtain() == nobody) return;
    while (sitting_->drawer() != nobody && sitting_->can_put_back())
        if (!sitting_->put_back()) break;
    if (sitting_->drawer() != nobody)
        if (const QString words = board_->closing(); !words.isEmpty()) {
            const play::Outcome outcome = sitting_->say(sitting_->drawer(), words.toStdString());
            if (!outcome) refusal_ = words_of(outcome.error(), sitting_->match());
        }
    leave();
    emit cue(QStringLiteral("close"));
}

void TableModel::abandon() {
    close();
    sitting_->abandon();
    if (voter() < 0) return;
    voter_ = nobody;  // whose PIN was asked for
    refresh();
}

void TableModel::leave() {
    board_->step_back();
    sitting_->close();
    refresh();
}

// Everything that came from the hand goes when the drawer closes.
void TableModel::forget_private() {
    refusal_ = {};
    board_->forget();
    rules_.set_search({});
    rules_.set_open(rule());
}

// A hand that nobody touches closes. A booth stays until it is sealed or left: there is no clock on a decision.
void TableModel::watch_idle() {
    const Seat drawer = sitting_->drawer();
    const bool booth = sitting_->secret_question() && drawer != nobody && sitting_->match().prompt().asks(drawer);
    if (drawer == nobody || booth || idle_seconds_ <= 0)
        idle_.stop();
    else if (!idle_.isActive())
        idle_.start(idle_seconds_ * 1000);
}

bool TableModel::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::KeyPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonPress:
        case QEvent::Wheel:
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
            if (idle_.isActive()) idle_.start();
            break;
        case QEvent::ApplicationStateChange:
            if (QGuiApplication::applicationState() != Qt::ApplicationActive) abandon();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

// ---- recap

// At an open table each seat's part begins without a curtain: until its first word the recap stands at the table.
Seat TableModel::reader_of_recap() const {
    if (sitting_->curtain() != nobody) return sitting_->curtain();
    const AnyMatch& match = sitting_->match();
    const bool begins = !match.over() && match.prompt().seats.size() == 1 && match.line().empty();
    return begins && sitting_->seating().privacy == play::Privacy::open ? match.prompt().seats.front() : nobody;
}

int TableModel::recap_seat() const { return recap().empty() ? -1 : number(reader_of_recap()); }

// Harm to the seat first, then the newest; told in the order it happened.
QVariantList TableModel::recap() const {
    const Seat s = reader_of_recap();
    if (s == nobody) return {};
    std::vector<LogModel::Line> lines = log_.lines(sitting_->news(s));
    const std::vector<Event> events = sitting_->log();
    const auto harm = [&](const LogModel::Line& line) {
        const Event told = events[line.event].for_eyes(Viewer::table());
        return told.kind == play::agreed_event ? told.seat == s : board_->harms(told, s);
    };
    std::reverse(lines.begin(), lines.end());
    std::stable_partition(lines.begin(), lines.end(), harm);
    lines.resize(std::min(lines.size(), recap_lines));
    std::sort(lines.begin(), lines.end(), [](const auto& x, const auto& y) { return x.event < y.event; });
    QVariantList out;
    for (const LogModel::Line& line : lines)
        out << QVariantMap{{"livery", line.seat == nobody ? -1 : livery(line.seat)}, {"text", line.text}};
    return out;
}

QVariantList TableModel::queue() const {
    QVariantList out;
    for (Seat s : SeatSet::first(sitting_->match().setup().seats)) {
        const QString status = board_->queue_status(s);
        if (status.isEmpty()) return {};
        out << QVariantMap{{"livery", livery(s)},
                           {"name", q(speech().name(s))},
                           {"status", s == sitting_->curtain() ? QStringLiteral("now") : status}};
    }
    return out;
}

QString TableModel::name_of(play::Privacy level) {
    return level == play::Privacy::open ? tr("Open") : level == play::Privacy::locked ? tr("Locked") : tr("Courtesy");
}

LogModel::Telling TableModel::line_of(std::span<const Event> up_to) const {
    const Event& told = up_to.back();
    if (told.kind != play::agreed_event) return board_->tell(up_to);
    if (static_cast<play::Agreement::What>(told.facts[0]) == play::Agreement::What::new_pin)
        return {tr("The others agreed: %1 chooses a new PIN.").arg(q(speech().name(told.seat)))};
    return {tr("Everyone agreed: the privacy is now %1.").arg(name_of(static_cast<play::Privacy>(told.facts[1])))};
}

// ---- consent

void TableModel::proposeTakeback() {
    if (!sitting_->can_propose_takeback()) return;
    if (sitting_->drawer() != nobody) close();
    propose([&] { sitting_->propose_takeback(); });
}

void TableModel::proposeNewPin() {
    propose([&] { sitting_->propose_new_pin(); });
}

void TableModel::proposePrivacy(int level) {
    close();
    propose([&] { sitting_->propose_privacy(static_cast<play::Privacy>(level)); });
}

int TableModel::pin_wait() const {
    const Seat s = voter() >= 0 ? voter_ : sitting_->curtain();
    return static_cast<int>(sitting_->pin_wait(s).count());
}

void TableModel::propose(const std::function<void()>& proposal) {
    pin_fault_.clear();
    voter_ = nobody;
    proposal();
    refresh();
}

void TableModel::vote(int seat, bool yes, const QString& pin) {
    const Seat s = seat_numbered(seat);
    pin_fault_.clear();
    if (yes && sitting_->needs_pin(s) && s != voter_) {
        voter_ = s;
        return refresh();
    }
    const play::Outcome outcome = sitting_->vote(s, yes, pin.toStdString());
    if (outcome || !sitting_->proposal()) {
        voter_ = nobody;
        settle(outcome, "back");
        return;
    }
    pin_fault_ = fault_of(outcome.error(), s);
    emit cue(QStringLiteral("refused"));
    refresh();
}

QVariantList TableModel::votes() const {
    const SeatSet waiting = sitting_->waiting_votes();
    QVariantList out;
    if (waiting.empty()) return out;
    for (Seat s : SeatSet::first(sitting_->match().setup().seats))
        if (s != sitting_->proposal()->seat)
            out << QVariantMap{
                {"seat", number(s)}, {"name", q(speech().name(s))}, {"livery", livery(s)}, {"agreed", !waiting.has(s)}};
    return out;
}

QString TableModel::vote_title() const {
    if (!sitting_->proposal()) return {};
    const play::Agreement& a = *sitting_->proposal();
    switch (a.what) {
        case play::Agreement::What::new_pin:
            return tr("A new PIN for %1?").arg(q(speech().name(a.seat)));
        case play::Agreement::What::privacy:
            return tr("Change privacy to %1?").arg(name_of(a.privacy));
        case play::Agreement::What::takeback:
            break;
    }
    return tr("Take back the last move?");
}

QString TableModel::vote_text() const {
    if (!sitting_->proposal()) return {};
    switch (sitting_->proposal()->what) {
        case play::Agreement::What::new_pin:
            return tr("The old PIN is dropped when all the others agree, and the log will say so.");
        case play::Agreement::What::privacy:
            return tr("Who may look changes when everyone agrees, and the log will say so.");
        case play::Agreement::What::takeback:
            break;
    }
    return tr(
        "Something hidden was shown since. The move is taken back when everyone agrees, and the log will say so.");
}

}  // namespace hexmoot::ui
