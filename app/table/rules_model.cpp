#include "app/table/rules_model.h"

#include "app/shell/qt_text.h"

namespace hexmoot::ui {

RulesModel::RulesModel(const GameContent& content, std::string language, QObject* parent)
    : QAbstractListModel(parent), content_(content), language_(std::move(language)) {
    read();
}

void RulesModel::read() {
    beginResetModel();
    rules_ = search_.isEmpty() ? content_.rules(language_) : content_.search(search_.toStdString(), language_);
    endResetModel();
    emit searchChanged();
    emit openChanged();
}

void RulesModel::set_language(const std::string& language) {
    language_ = language;
    read();
}

void RulesModel::set_search(const QString& words) {
    const QString trimmed = words.trimmed();
    if (trimmed == search_) return;
    search_ = trimmed;
    read();
}

void RulesModel::set_open(const QString& id) {
    const QString known = content_.has_rule(id.toStdString()) ? id : QString();
    if (known == open_) return;
    open_ = known;
    emit openChanged();
}

QVariantMap RulesModel::open_rule() const {
    QVariantMap out;
    if (open_.isEmpty()) return out;
    const RuleText rule = content_.rule(open_.toStdString(), language_);
    const auto names = roleNames();
    for (auto role = names.begin(); role != names.end(); ++role)
        out[QString::fromLatin1(role.value())] = part(rule, role.key());
    return out;
}

QString RulesModel::titleOf(const QString& id) const {
    const std::string name = id.toStdString();
    return content_.has_rule(name) ? q(content_.rule(name, language_).title) : QString();
}

int RulesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RulesModel::data(const QModelIndex& index, int role) const {
    const auto at = static_cast<size_t>(index.row());
    if (role == OpensChapterRole) return search_.isEmpty() && (at == 0 || rules_[at].chapter != rules_[at - 1].chapter);
    return part(rules_.at(at), role);
}

QVariant RulesModel::part(const RuleText& rule, int role) const {
    switch (role) {
        case IdRole:
            return q(rule.id);
        case ChapterRole:
            return q(content_.texts().text("chapter." + std::string(rule.chapter) + ".title", language_));
        case TitleRole:
            return q(rule.title);
        case TextRole:
            return q(rule.text);
        case ExampleRole:
            return q(rule.example);
        case RulingRole:
            return q(rule.ruling);
        case WhyRole:
            return q(rule.why);
        case SeeRole: {
            QStringList ids;
            for (const std::string& id : rule.see) ids << q(id);
            return ids;
        }
        default:
            return {};
    }
}

QHash<int, QByteArray> RulesModel::roleNames() const {
    return {{IdRole, "ruleId"}, {ChapterRole, "chapter"}, {TitleRole, "title"},
            {TextRole, "text"}, {ExampleRole, "example"}, {RulingRole, "ruling"},
            {WhyRole, "why"},   {SeeRole, "see"},         {OpensChapterRole, "opensChapter"}};
}

}  // namespace hexmoot::ui
