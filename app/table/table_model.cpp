#include "app/table/table_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>

#include "app/shell/qt_text.h"
#include "app/table/seat_number.h"

namespace hexmoot::ui {
namespace {

// "air_land_sea" as QML spells it: "AirLandSea".
QString camel(std::string_view id) {
    QString out;
    for (const QString& part : q(id).split(u'_')) out += part.at(0).toUpper() + part.sliced(1);
    return out;
}

}  // namespace

TableModel::TableModel(std::unique_ptr<play::Sitting> sitting, const GameContent& content, const QString& language,
                       QObject* parent)
    : QObject(parent),
      sitting_(std::move(sitting)),
      content_(content),
      language_(language.toStdString()),
      log_([this](std::span<const Event> up_to) { return line_of(up_to); }),
      rules_(content, language_) {
    for (const play::Chair& c : sitting_->seating().chairs) names_.push_back(c.name);
    board_ = make_board(sitting_->module().id, *this);
    idle_.setSingleShot(true);
    connect(&idle_, &QTimer::timeout, this, &TableModel::abandon);
    pin_clock_.setInterval(200);
    connect(&pin_clock_, &QTimer::timeout, this, [this] {
        emit pinWaitChanged();
        if (pin_wait() > 0) return;
        pin_fault_.clear();  // it spoke of a wait that is over
        refresh();
    });
    asked_before_ = asked_seat();
    over_before_ = over();
    refresh();
    rules_.set_open(rule());
}

TableModel::~TableModel() = default;

QString TableModel::game() const { return q(sitting_->module().id); }

QUrl TableModel::board_url() const {
    return QStringLiteral("qrc:/qt/qml/Hexmoot/Games/%1/Board.qml").arg(camel(sitting_->module().id));
}

QString TableModel::title() const { return q(content_.texts().text("game.name", language_)); }
QString TableModel::name() const { return q(sitting_->seating().title); }
QString TableModel::clock() const { return q(sitting_->module().clock(sitting_->match(), speech())); }
Question TableModel::question() const {
    return sitting_->module().question(sitting_->match(), sitting_->viewer(), speech());
}
QString TableModel::headline() const {
    return board_->headline().isEmpty() ? q(question().headline) : board_->headline();
}
QString TableModel::hint() const { return board_->hint().isEmpty() ? q(question().hint) : board_->hint(); }
QStringList TableModel::followed() const {
    QStringList lines;
    for (const LogModel::Line& line : log_.lines(followed_from_)) lines << line.text;
    return lines;
}

int TableModel::asked_seat() const { return over() ? -1 : number(board_->speaker()); }
int TableModel::subject() const { return number(board_->subject()); }
// Which rule asks behind the curtain tells what is done there.
QString TableModel::rule() const {
    if (!sitting_->may_see_offer()) return {};
    return q(sitting_->match().rule_name(sitting_->match().prompt().rule));
}
bool TableModel::may_look() const { return !over() && board_->has_hand(seat_numbered(asked_seat())); }
bool TableModel::latches() const {
    const Seat drawer = sitting_->drawer();
    return board_->decides_from_hand() && (drawer == nobody || sitting_->match().prompt().asks(drawer));
}
int TableModel::drawer_seat() const { return number(sitting_->drawer()); }
int TableModel::curtain_seat() const { return number(sitting_->curtain()); }
QString TableModel::will_see() const {
    return sitting_->curtain() == nobody ? QString() : board_->will_see(sitting_->curtain());
}
QString TableModel::result() const {
    return over() ? q(sitting_->module().ending(sitting_->match(), speech()).how) : QString();
}

QString TableModel::recap_title() const {
    const Seat reader = reader_of_recap();
    const std::vector<Word> words = sitting_->match().record().words;
    const bool played = std::ranges::any_of(words, [&](const Word& word) { return word.seat == reader; });
    return played ? tr("Since %1 last played").arg(q(speech().name(reader))) : tr("So far");
}

int TableModel::winner() const { return number(sitting_->match().standing().winners.front()); }
int TableModel::liveryOf(int seat) const { return seat < 0 ? 0 : livery(seat_numbered(seat)); }
QString TableModel::nameOf(int seat) const { return seat < 0 ? QString() : q(speech().name(seat_numbered(seat))); }

int TableModel::livery(Seat s) const {
    const auto& chairs = sitting_->seating().chairs;
    return index(s) < chairs.size() ? chairs[index(s)].colour : index(s);
}

void TableModel::set_language(const QString& language) {
    if (language.toStdString() == language_) return;
    language_ = language.toStdString();
    rules_.set_language(language_);
    log_.retell();
    refusal_ = {};
    refresh();
}

// ---- deciding

bool TableModel::say(const QString& words, Seat who) {
    const Seat asked = who == nobody ? board_->speaker() : who;
    const bool looking = sitting_->drawer() != nobody;
    // As far as these words alone lead: up to a refused one, whose sentence names what was said before it, or to where
    // the rules go on by themselves.
    const auto said_to = sitting_->match().clone();
    const play::Outcome outcome = sitting_->say(asked, words.toStdString());
    for (const std::string& word : said_to->heard(asked, words.toStdString()))
        if (!said_to->say(asked, word)) break;
    if (outcome) {
        const bool followed = said_to->answers() < sitting_->match().answers();
        settle(outcome, QStringLiteral("pick"), followed ? sitting_->log_size(said_to->events().size()) : all_told);
        const Seat next = looking && sitting_->drawer() == nobody ? board_->next_to_look() : nobody;
        if (next != nobody) look(number(next));
        return true;
    }
    refusal_ = words_of(outcome.error(), *said_to);
    emit cue(QStringLiteral("refused"));
    refresh();
    return false;
}

void TableModel::put_back() { settle(sitting_->put_back(), QStringLiteral("back")); }

void TableModel::act(const QString& verb) {
    refusal_ = {};
    if (verb == u"look") return look();
    if (verb == u"close") return close();
    if (verb != u"put-back") return board_->act(verb);
    if (!board_->step_back()) return put_back();
    emit cue(QStringLiteral("back"));
    refresh();
}

void TableModel::undo() {
    if (board_->step_back()) return refresh();
    if (sitting_->drawer() != nobody && sitting_->can_put_back())
        put_back();
    else if (sitting_->can_undo())
        settle(sitting_->undo(), QStringLiteral("back"));
    else
        proposeTakeback();
}

void TableModel::redo() {
    if (sitting_->can_redo()) settle(sitting_->redo(), QStringLiteral("pick"));
}

void TableModel::reset() {
    board_->step_back();
    while (sitting_->can_undo())
        if (!settle(sitting_->undo(), QStringLiteral("back"))) return;
}

bool TableModel::back() {
    if (!refusal_.isEmpty()) {
        clearRefusal();
        return true;
    }
    if (board_->step_back()) {
        emit cue(QStringLiteral("back"));
        refresh();
        return true;
    }
    if (sitting_->drawer() != nobody && sitting_->can_put_back()) {
        put_back();
        return true;
    }
    if (sitting_->drawer() == nobody && sitting_->curtain() == nobody) return false;
    close();
    return true;
}

void TableModel::clearRefusal() {
    refusal_ = {};
    refresh();
}

void TableModel::openRule(const QString& id) {
    QString wanted = id;
    if (wanted.isEmpty()) wanted = refusal_.value("rule").toString();
    if (wanted.isEmpty()) wanted = board_->rule_in_focus();
    if (wanted.isEmpty()) wanted = rule();
    rules_.set_open(wanted);
    emit ruleOpened();
}

QString TableModel::result_text() const {
    QString text = title() + u'\n' + headline() + QStringLiteral(". ") + result() + QStringLiteral("\n\n");
    for (const LogModel::Line& line : log_.lines(0)) text += line.text + u'\n';
    return text;
}

void TableModel::copyResult() const { QGuiApplication::clipboard()->setText(result_text()); }

bool TableModel::settle(const play::Outcome& outcome, const QString& sound, size_t followed_from) {
    if (outcome) followed_from_ = followed_from;
    refusal_ = outcome ? QVariantMap() : words_of(outcome.error(), sitting_->match());
    emit cue(outcome ? sound : QStringLiteral("refused"));
    refresh();
    return outcome.has_value();
}

// ---- following the sitting

// How many events undo can't take back: those left when it has gone as far as it goes.
size_t TableModel::seal() const {
    const auto m = sitting_->match().clone();
    while (m->can_undo())
        if (!m->undo()) break;
    return sitting_->log_size(m->events().size());
}

QList<QVariantMap> TableModel::seat_rows() const {
    const AnyMatch& match = sitting_->match();
    const Standing standing = match.standing();
    QList<QVariantMap> rows;
    for (Seat s : SeatSet::first(match.setup().seats)) {
        QVariantMap row{{"key", number(s)},
                        {"seat", number(s)},
                        {"name", q(speech().name(s))},
                        {"livery", livery(s)},
                        {"acting", match.prompt().asks(s)},
                        {"winner", standing.winners.has(s)},
                        {"points", standing.points[index(s)]},
                        {"mayLook", sitting_->drawer() == nobody && board_->has_hand(s) && !over()}};
        board_->describe(s, row);
        rows << row;
    }
    return rows;
}

// Hand and step back have one slot, just before the primary verb: the way out of the open hand stands where the way in
// stood, and neither changes places with a verb that gives something away.
QList<QVariantMap> TableModel::verb_rows() const {
    QList<QVariantMap> rows;
    if (over()) return rows;
    const Seat drawer = sitting_->drawer();
    const bool open = drawer != nobody;
    const bool asked_sees = !open || sitting_->match().prompt().asks(drawer);
    const QList<BoardModel::Verb> own = asked_sees ? board_->verbs() : QList<BoardModel::Verb>();
    const auto add = [&](const BoardModel::Verb& v, const QString& icon = {}, const QString& description = {}) {
        rows << QVariantMap{{"key", v.id},
                            {"text", v.text},
                            {"keycap", v.key},
                            {"icon", icon},
                            {"description", description},
                            {"reason", v.reason},
                            {"primary", v.primary},
                            {"quiet", v.gives_up || !icon.isEmpty()},
                            {"givesUp", v.gives_up}};
    };
    for (const BoardModel::Verb& v : own)
        if (!v.primary) add(v);
    const QString look = QStringLiteral("<look>"), back = QStringLiteral("<back>");
    const bool own_door = std::ranges::any_of(own, &BoardModel::Verb::opens);
    if (board_->can_step_back() || (open && asked_sees && sitting_->can_put_back()))
        add({QStringLiteral("put-back"), tr("Put back"), back});
    else if (open)
        add({QStringLiteral("close"), tr("Close the hand"), back}, QStringLiteral("eye-off"));
    else if (may_look() && !own_door)
        add({QStringLiteral("look"), tr("Open the hand"), look, {}, latches()}, QStringLiteral("eye"),
            tr("Everyone else looks away"));
    for (const BoardModel::Verb& v : own)
        if (v.primary) add(v);
    return rows;
}

void TableModel::refresh() {
    const Seat drawer = sitting_->drawer();
    if (drawer_before_ != nobody && drawer != drawer_before_) forget_private();
    if (drawer != drawer_before_) {
        if (drawer == nobody) {
            idle_.stop();
            qGuiApp->removeEventFilter(this);
        } else {
            qGuiApp->installEventFilter(this);
        }
        drawer_before_ = drawer;
    }
    watch_idle();
    board_->refresh();
    follow_log();
    seats_.assign(seat_rows());
    verbs_.assign(verb_rows());
    if (asked_seat() != asked_before_ && !over()) {
        rules_.set_open(rule());
        emit cue(QStringLiteral("turn"));
    }
    if (over() && !over_before_) emit cue(QStringLiteral("won"));
    asked_before_ = asked_seat();
    over_before_ = over();
    if (pin_wait() > 0)
        pin_clock_.start();
    else
        pin_clock_.stop();
    emit changed();
    emit pinWaitChanged();
}

}  // namespace hexmoot::ui
