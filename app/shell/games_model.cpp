#include "app/shell/games_model.h"

#include <QStandardPaths>

#include "app/shell/qt_text.h"
#include "app/table/board_model.h"

namespace hexmoot::shell {
namespace {

std::filesystem::path packs_of(std::string_view game) {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return std::filesystem::path(data.toStdString()) / "packs" / game;
}

}  // namespace

GamesModel::GamesModel(QObject* parent) : QAbstractListModel(parent) {
    for (const GameModule* game : games()) {
        if (!ui::has_board(game->id)) continue;
        games_.push_back(game);
        auto content = game->content(assets_dir() / "games" / game->id, packs_of(game->id));
        if (content) {
            contents_.emplace(game->id, std::move(*content));
        } else {
            problems_.emplace(game->id, q(to_string(content.error())));
        }
    }
}

QString GamesModel::first() const { return games_.empty() ? QString() : q(games_.front()->id); }

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    const GameModule& game = *games_[static_cast<size_t>(index.row())];
    const GameContent* known = content(game.id);
    switch (role) {
        case GameRole:
            return q(game.id);
        case TitleRole:
            return text(game, "game.name");
        case TaglineRole:
            return text(game, "game.tagline");
        case SeatsRole:
            return game.min_seats == game.max_seats
                       ? QString::number(game.max_seats)
                       : QStringLiteral("%1–%2").arg(QString::number(game.min_seats), QString::number(game.max_seats));
        case MinutesRole:
            return known ? known->minutes() : 0;
        case PictureRole:
            return picture(q(game.id));
        case ProblemRole:
            return problem(game.id);
        default:
            return {};
    }
}

QHash<int, QByteArray> GamesModel::roleNames() const {
    return {{GameRole, "game"},       {TitleRole, "title"},     {TaglineRole, "tagline"}, {SeatsRole, "seats"},
            {MinutesRole, "minutes"}, {PictureRole, "picture"}, {ProblemRole, "problem"}};
}

const GameContent* GamesModel::content(std::string_view game) const {
    const auto found = contents_.find(game);
    return found == contents_.end() ? nullptr : &found->second;
}

QString GamesModel::problem(std::string_view game) const {
    const auto found = problems_.find(game);
    return found == problems_.end() ? QString() : found->second;
}

QString GamesModel::title(const QString& game) const {
    const GameModule* module = find_game(game.toStdString());
    return module ? text(*module, "game.name") : QString();
}

QString GamesModel::picture(const QString& game) { return QStringLiteral("picture/games/%1/tile").arg(game); }

void GamesModel::set_language(const QString& language) {
    language_ = language.toStdString();
    emit dataChanged(index(0), index(rowCount() - 1));
}

QString GamesModel::text(const GameModule& game, std::string_view key) const {
    const GameContent* known = content(game.id);
    return known ? q(known->texts().text(key, language_)) : q(game.id);
}

}  // namespace hexmoot::shell
