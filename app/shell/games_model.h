#pragma once

#include <QAbstractListModel>
#include <map>
#include <string>
#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"

namespace hexmoot::shell {

/// The games of the window, each with its content read once. Only games that can be played to the end are registered at
/// all, and only those with a board are listed; one whose content has an error is listed with it and cannot be dealt.
class GamesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(int count READ count CONSTANT FINAL)
    /// The first game; "" when there is none.
    Q_PROPERTY(QString first READ first CONSTANT FINAL)

  public:
    enum Role { GameRole = Qt::UserRole, TitleRole, TaglineRole, SeatsRole, MinutesRole, PictureRole, ProblemRole };

    explicit GamesModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QString first() const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The content of a game; null if there is no such game or its content has an error.
    [[nodiscard]] const GameContent* content(std::string_view game) const;
    /// The errors of its content, a line each; "" when there is none.
    [[nodiscard]] QString problem(std::string_view game) const;
    /// "" for an unknown game.
    Q_INVOKABLE [[nodiscard]] QString title(const QString& game) const;
    /// The tile of a game, for Picture.art.
    Q_INVOKABLE [[nodiscard]] static QString picture(const QString& game);

    /// Language of titles and taglines ("en", "de").
    void set_language(const QString& language);
    [[nodiscard]] const std::string& language() const { return language_; }

  private:
    [[nodiscard]] QString text(const GameModule& game, std::string_view key) const;

    std::vector<const GameModule*> games_;
    std::map<std::string, GameContent, std::less<>> contents_;
    std::map<std::string, QString, std::less<>> problems_;
    std::string language_ = "en";
};

}  // namespace hexmoot::shell
