#include "app/shell/saves_model.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <algorithm>

#include "app/shell/qt_text.h"

namespace hexmoot::shell {
namespace {

QString tr_save(const char* text) { return QCoreApplication::translate("SavesModel", text); }

/// The time of day for today, "yesterday", else the date.
QString when(i64 seconds) {
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(seconds);
    const qint64 days = moment.date().daysTo(QDate::currentDate());
    const QLocale locale;
    if (days == 0) return locale.toString(moment.time(), QLocale::ShortFormat);
    if (days == 1)
        return tr_save(QT_TRANSLATE_NOOP("SavesModel", "yesterday, %1"))
            .arg(locale.toString(moment.time(), QLocale::ShortFormat));
    return locale.toString(moment.date(), QLocale::ShortFormat);
}

store::GameId game_id(int id) { return static_cast<store::GameId>(id); }

}  // namespace

SavesModel::SavesModel(Shelf& shelf, const GamesModel& games, QObject* parent)
    : QAbstractListModel(parent), shelf_(shelf), games_(games) {
    refresh();
    connect(&shelf_, &Shelf::changed, this, &SavesModel::refresh);
    connect(&games_, &GamesModel::dataChanged, this, &SavesModel::show);
}

void SavesModel::set_search(const QString& search) {
    search_ = search.trimmed();
    show();
}

void SavesModel::set_game(const QString& game) {
    game_ = game;
    show();
}

QString SavesModel::removed() const { return removed_ ? fact(*removed_, TitleRole).toString() : QString(); }

QVariant SavesModel::newest() const {
    const auto playable = std::find_if(all_.begin(), all_.end(), [](const store::GameSummary& save) {
        return save.standing.status == store::Status::in_play && save.health != store::Health::damaged;
    });
    return playable == all_.end() ? QVariantMap{{QStringLiteral("id"), 0}} : facts_of(*playable);
}

int SavesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant SavesModel::data(const QModelIndex& index, int role) const {
    return fact(all_[shown_[static_cast<size_t>(index.row())]], role);
}

QHash<int, QByteArray> SavesModel::roleNames() const {
    return {{IdRole, "id"},           {TitleRole, "title"}, {GameRole, "game"},     {GameTitleRole, "gameTitle"},
            {PictureRole, "picture"}, {ClockRole, "clock"}, {NextRole, "next"},     {WhenRole, "when"},
            {StateRole, "health"},    {SeatsRole, "seats"}, {ResultRole, "result"}, {AnswersRole, "answers"}};
}

QVariantMap SavesModel::facts(int row) const {
    return row >= 0 && row < rowCount() ? facts_of(all_[shown_[static_cast<size_t>(row)]]) : QVariantMap{};
}

int SavesModel::rowOf(int id) const {
    for (size_t row = 0; row < shown_.size(); ++row)
        if (all_[shown_[row]].id == game_id(id)) return static_cast<int>(row);
    return -1;
}

void SavesModel::refresh() {
    all_.clear();
    if (shelf_.is_open()) {
        auto list = shelf_.library().list();
        if (list) {
            all_ = std::move(*list);
        } else {
            shelf_.report(list.error());
        }
    }
    show();
}

void SavesModel::remove(int id) {
    forget();
    const auto save = std::find_if(all_.begin(), all_.end(), [id](const auto& each) { return each.id == game_id(id); });
    if (save == all_.end()) return;
    if (const auto done = shelf_.library().remove(save->id); !done) return shelf_.report(done.error());
    removed_ = *save;
    refresh();
}

void SavesModel::bringBack() {
    if (!removed_) return;
    const auto done = shelf_.library().restore(removed_->id);
    if (!done) return shelf_.report(done.error());
    removed_.reset();
    refresh();
}

void SavesModel::forget() {
    if (!removed_) return;
    removed_.reset();
    emit changed();
}

void SavesModel::rename(int id, const QString& title) {
    const auto done = shelf_.library().rename(game_id(id), title.trimmed().toStdString());
    if (!done) return shelf_.report(done.error());
    refresh();
}

void SavesModel::show() {
    beginResetModel();
    shown_.clear();
    for (size_t i = 0; i < all_.size(); ++i)
        if (wanted(all_[i])) shown_.push_back(i);
    endResetModel();
    emit changed();
}

bool SavesModel::wanted(const store::GameSummary& save) const {
    if (!game_.isEmpty() && q(save.game) != game_) return false;
    QString haystack = fact(save, TitleRole).toString() + u' ' + fact(save, GameTitleRole).toString();
    for (const store::SeatInfo& seat : save.seats) haystack += u' ' + q(seat.name);
    return haystack.contains(search_, Qt::CaseInsensitive);
}

QVariant SavesModel::fact(const store::GameSummary& save, int role) const {
    const play::Face face = play::face(save.standing.public_json, games_.language());
    const bool nothing_read = save.game.empty();  // a damaged page: only its number is known
    switch (role) {
        case IdRole:
            return static_cast<int>(save.id);
        case TitleRole:
            if (nothing_read) return tr_save(QT_TRANSLATE_NOOP("SavesModel", "Unreadable game"));
            return save.title.empty() ? games_.title(q(save.game)) : q(save.title);
        case GameRole:
            return q(save.game);
        case GameTitleRole:
            return games_.title(q(save.game));
        case PictureRole:
            return nothing_read ? QString() : GamesModel::picture(q(save.game));
        case ClockRole:
            return q(face.clock);
        case NextRole:
            return next(save);
        case WhenRole:
            return nothing_read ? QString() : when(save.updated);
        case StateRole:
            return state(save);
        case SeatsRole:
            return seats(save);
        case ResultRole:
            return result(save);
        case AnswersRole:
            return save.answers;
        default:
            return {};
    }
}

QString SavesModel::result(const store::GameSummary& save) const {
    const QJsonObject by_language =
        QJsonDocument::fromJson(QByteArray::fromStdString(save.standing.result_json)).object();
    return by_language.value(QString::fromStdString(games_.language())).toString();
}

QVariantMap SavesModel::facts_of(const store::GameSummary& save) const {
    QVariantMap facts;
    const QHash<int, QByteArray> names = roleNames();
    for (auto name = names.cbegin(); name != names.cend(); ++name)
        facts[QString::fromLatin1(*name)] = fact(save, name.key());
    return facts;
}

QString SavesModel::next(const store::GameSummary& save) const {
    const play::Face face = play::face(save.standing.public_json, games_.language());
    if (save.standing.status == store::Status::finished || face.next.empty()) return {};
    if (face.next.size() > 1) return tr_save(QT_TRANSLATE_NOOP("SavesModel", "Everyone decides."));
    const auto seat = static_cast<size_t>(hexmoot::index(face.next.front()));
    return tr_save(QT_TRANSLATE_NOOP("SavesModel", "%1 is next."))
        .arg(seat < save.seats.size() ? q(save.seats[seat].name) : QString());
}

QString SavesModel::state(const store::GameSummary& save) const {
    if (save.health == store::Health::damaged) return QStringLiteral("damaged");
    if (save.health == store::Health::changed) return QStringLiteral("changed");
    return save.standing.status == store::Status::finished ? QStringLiteral("finished") : QStringLiteral("inPlay");
}

QVariantList SavesModel::seats(const store::GameSummary& save) const {
    const play::Face face = play::face(save.standing.public_json, games_.language());
    QVariantList seats;
    for (size_t i = 0; i < save.seats.size(); ++i) {
        const bool won =
            std::find(face.winners.begin(), face.winners.end(), seat(static_cast<int>(i))) != face.winners.end();
        seats << QVariantMap{{QStringLiteral("name"), q(save.seats[i].name)},
                             {QStringLiteral("livery"), save.seats[i].colour},
                             {QStringLiteral("points"), i < face.points.size() ? face.points[i] : 0},
                             {QStringLiteral("winner"), won}};
    }
    return seats;
}

}  // namespace hexmoot::shell
