#pragma once

#include <QAbstractListModel>
#include <QVariantMap>
#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"

namespace hexmoot::ui {

/// The whole rules text of a game by chapter, searchable, and the one rule that is open.
class RulesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The rules belong to a table")
    Q_PROPERTY(QString search READ search WRITE set_search NOTIFY searchChanged FINAL)
    /// The id of the open rule; "" when none is.
    Q_PROPERTY(QString open READ open WRITE set_open NOTIFY openChanged FINAL)
    /// The open rule in full: { ruleId, chapter, title, text, example, ruling, why, see }.
    Q_PROPERTY(QVariant openRule READ open_rule NOTIFY openChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY searchChanged FINAL)

  public:
    enum Role {
        IdRole = Qt::UserRole,
        ChapterRole,
        TitleRole,
        TextRole,
        ExampleRole,
        RulingRole,
        WhyRole,
        SeeRole,
        OpensChapterRole
    };

    RulesModel(const GameContent& content, std::string language, QObject* parent = nullptr);

    void set_language(const std::string& language);
    [[nodiscard]] QString search() const { return search_; }
    void set_search(const QString& words);
    [[nodiscard]] QString open() const { return open_; }
    /// Opens a rule; an unknown id closes.
    void set_open(const QString& id);
    [[nodiscard]] QVariantMap open_rule() const;
    [[nodiscard]] int count() const { return static_cast<int>(rules_.size()); }
    /// Its title in the present language, "" for an unknown id.
    Q_INVOKABLE [[nodiscard]] QString titleOf(const QString& id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  signals:
    void searchChanged();
    void openChanged();

  private:
    void read();
    [[nodiscard]] QVariant part(const RuleText& rule, int role) const;

    const GameContent& content_;
    std::string language_;
    std::vector<RuleText> rules_;
    QString search_;
    QString open_;
};

}  // namespace hexmoot::ui
