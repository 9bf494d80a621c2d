#include "app/shell/options_model.h"

#include <algorithm>

#include "app/shell/qt_text.h"

namespace hexmoot::shell {
namespace {

const Option* find_option(const GameContent& content, std::string_view id) {
    const auto found =
        std::find_if(content.options().begin(), content.options().end(), [&](const Option& o) { return o.id == id; });
    return found == content.options().end() ? nullptr : &*found;
}

bool excludes(const GameContent& content, std::string_view one, std::string_view other) {
    const Option* option = find_option(content, one);
    return option && std::find(option->conflicts.begin(), option->conflicts.end(), other) != option->conflicts.end();
}

}  // namespace

void OptionsModel::begin(const GameModule& game, const GameContent& content, const std::string& language) {
    beginResetModel();
    game_ = &game;
    content_ = &content;
    language_ = language;
    values_.clear();
    for (const OptionSpec& option : game.options) values_.push_back(option.usual);
    endResetModel();
    emit changed();
}

int OptionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(values_.size());
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const {
    const int row = index.row();
    switch (role) {
        case NameRole:
            return q(spec(row).name);
        case TitleRole:
            return text(row, "name");
        case TextRole:
            return text(row, "text");
        case ValueRole:
            return values_[static_cast<size_t>(row)];
        case SwitchRole:
            return spec(row).is_switch() && names(row).isEmpty();
        case LowRole:
            return spec(row).low;
        case HighRole:
            return spec(row).high;
        case NamesRole:
            return names(row);
        case ConflictRole:
            return conflict(row);
        default:
            return {};
    }
}

QHash<int, QByteArray> OptionsModel::roleNames() const {
    return {{NameRole, "name"},   {TitleRole, "title"},     {TextRole, "text"},
            {ValueRole, "value"}, {SwitchRole, "isSwitch"}, {LowRole, "low"},
            {HighRole, "high"},   {NamesRole, "names"},     {ConflictRole, "conflict"}};
}

void OptionsModel::set(int row, int value) {
    if (row < 0 || row >= rowCount() || value < spec(row).low || value > spec(row).high) return;
    if (value != spec(row).usual && !conflict(row).isEmpty()) return;
    values_[static_cast<size_t>(row)] = value;
    emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

void OptionsModel::set(std::string_view name, int value) {
    for (int row = 0; row < rowCount(); ++row)
        if (spec(row).name == name) set(row, value);
}

QString OptionsModel::conflict(int row) const {
    for (int other = 0; other < rowCount(); ++other) {
        const bool chosen = values_[static_cast<size_t>(other)] != spec(other).usual;
        if (other != row && chosen && excludes(*content_, spec(row).name, spec(other).name)) return text(other, "name");
    }
    return {};
}

QString OptionsModel::text(int row, std::string_view part) const {
    return q(content_->texts().text("option." + std::string(spec(row).name) + "." + std::string(part), language_));
}

QString OptionsModel::ready_made() const {
    const auto [row, value] = find_ready_made();
    return row < 0 ? QString() : QStringLiteral("%1: %2").arg(text(row, "name"), text(row, "ready"));
}

void OptionsModel::take_ready_made() {
    const auto [row, value] = find_ready_made();
    if (row >= 0) set(row, value);
}

// The option with a choice of that name, and the choice.
std::pair<int, int> OptionsModel::find_ready_made() const {
    for (int row = 0; row < rowCount(); ++row)
        if (const Option* option = find_option(*content_, spec(row).name)) {
            const auto ready = std::find(option->names.begin(), option->names.end(), "ready");
            if (ready != option->names.end())
                return {row, spec(row).low + static_cast<int>(ready - option->names.begin())};
        }
    return {-1, 0};
}

QStringList OptionsModel::names(int row) const {
    QStringList out;
    if (const Option* option = find_option(*content_, spec(row).name))
        for (const std::string& name : option->names) out << text(row, name);
    return out;
}

}  // namespace hexmoot::shell
