#include "app/shell/setup_model.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <algorithm>

#include "app/shell/qt_text.h"
#include "app/shell/seats.h"

namespace hexmoot::shell {
namespace {

constexpr qsizetype longest_name = 24;
constexpr qsizetype pin_length = 4;

// Without characters that show nothing: alone they would be a name nobody sees, and some turn the writing of what
// follows. Joiners stay, they are part of words and of pictures.
QString visible(QString name) {
    name.removeIf([](QChar c) {
        const bool joins = c.unicode() == 0x200C || c.unicode() == 0x200D;
        return c.category() == QChar::Other_Format && !joins;
    });
    return name;
}

QString key_of(const GameModule& game) { return QStringLiteral("table.") + q(game.id); }

}  // namespace

SetupModel::SetupModel(Shelf& shelf, const GamesModel& games, Settings& settings, QObject* parent)
    : QAbstractListModel(parent), shelf_(shelf), games_(games), settings_(settings) {}

QString SetupModel::game() const { return game_ ? q(game_->id) : QString(); }

QString SetupModel::title() const { return games_.title(game()); }

QString SetupModel::picture() const { return game_ ? GamesModel::picture(game()) : QString(); }

void SetupModel::set_privacy(Privacy privacy) {
    privacy_ = privacy;
    emit changed();
}

QString SetupModel::problem() const {
    for (size_t i = 0; i < chairs_.size(); ++i) {
        const Chair& each = chairs_[i];
        if (each.name.isEmpty()) return tr("Seat %1 has no name.").arg(i + 1);
        const auto twin = [&](const Chair& other) { return &other != &each && other.name == each.name; };
        if (std::any_of(chairs_.begin(), chairs_.end(), twin)) return tr("Two seats are named %1.").arg(each.name);
        if (privacy_ == Privacy::Locked && each.pin.size() != pin_length)
            return tr("%1 has no four-digit PIN yet.").arg(each.name);
    }
    return {};
}

int SetupModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(chairs_.size());
}

QVariant SetupModel::data(const QModelIndex& index, int role) const {
    const Chair& each = chairs_[static_cast<size_t>(index.row())];
    switch (role) {
        case NameRole:
            return each.name;
        case LiveryRole:
            return each.livery;
        case PinRole:
            return each.pin;
        case NumberRole:
            return index.row() + 1;
        case TakenRole: {
            QVariantList taken;
            for (const Chair& other : chairs_)
                if (&other != &each) taken << other.livery;
            return taken;
        }
        default:
            return {};
    }
}

QHash<int, QByteArray> SetupModel::roleNames() const {
    return {{NameRole, "name"}, {LiveryRole, "livery"}, {PinRole, "pin"}, {TakenRole, "taken"}, {NumberRole, "number"}};
}

void SetupModel::begin(const QString& game) {
    const GameModule* module = find_game(game.toStdString());
    const GameContent* content = games_.content(game.toStdString());
    if (!module) return;
    if (!content) return shelf_.report_content(games_.problem(module->id));
    beginResetModel();
    game_ = module;
    options_.begin(*module, *content, games_.language());
    chairs_.clear();
    privacy_ = Privacy::Courtesy;
    recall();
    while (rowCount() < game_->min_seats) {
        const int livery = free_livery();
        chairs_.push_back({Seats::name(livery), livery, {}});
    }
    endResetModel();
    emit changed();
}

void SetupModel::addSeat() {
    if (!game_ || rowCount() >= game_->max_seats) return;
    const int livery = free_livery();
    beginInsertRows({}, rowCount(), rowCount());
    chairs_.push_back({Seats::name(livery), livery, {}});
    endInsertRows();
    tell(0, rowCount() - 1);
}

void SetupModel::removeSeat(int row) {
    if (!has_row(row) || rowCount() <= game_->min_seats) return;
    beginRemoveRows({}, row, row);
    chairs_.erase(chairs_.begin() + row);
    endRemoveRows();
    tell(0, rowCount() - 1);
}

void SetupModel::setName(int row, const QString& name) {
    if (!has_row(row)) return;
    chair(row).name = visible(name).simplified().left(longest_name);
    tell(row, row);
}

void SetupModel::setLivery(int row, int livery) {
    if (!has_row(row) || livery < 0 || livery >= Seats::count()) return;
    const auto dress = [](Chair& each, int colour) {
        if (each.name == Seats::name(each.livery)) each.name = Seats::name(colour);
        each.livery = colour;
    };
    for (Chair& other : chairs_)
        if (&other != &chair(row) && other.livery == livery) dress(other, chair(row).livery);
    dress(chair(row), livery);
    tell(0, rowCount() - 1);
}

void SetupModel::setPin(int row, const QString& pin) {
    if (!has_row(row)) return;
    chair(row).pin = pin;
    tell(row, row);
}

void SetupModel::shuffle() {
    std::shuffle(chairs_.begin(), chairs_.end(), *QRandomGenerator::global());
    tell(0, rowCount() - 1);
}

int SetupModel::deal() {
    if (!game_ || !problem().isEmpty() || !shelf_.is_open()) return 0;
    const Setup setup{rowCount(), QRandomGenerator::system()->generate64(), options_.values()};
    const auto match = game_->start(setup, {});
    if (!match) return 0;
    const auto journal = play::Journal::begin(shelf_.library(), *game_, *games_.content(game_->id), **match, seating());
    if (!journal) {
        shelf_.report(journal.error());
        return 0;
    }
    remember();
    return static_cast<int>(journal->game());
}

int SetupModel::dealReadyMade() {
    options_.take_ready_made();
    return deal();
}

int SetupModel::free_livery() const {
    for (int livery = 0; livery < Seats::count(); ++livery) {
        const auto has_it = [livery](const Chair& each) { return each.livery == livery; };
        if (std::none_of(chairs_.begin(), chairs_.end(), has_it)) return livery;
    }
    return 0;
}

void SetupModel::tell(int first, int last) {
    emit dataChanged(index(first), index(last));
    emit changed();
}

void SetupModel::remember() const {
    QJsonArray chairs;
    for (const Chair& each : chairs_)
        chairs << QJsonObject{{QStringLiteral("name"), each.name}, {QStringLiteral("livery"), each.livery}};
    QJsonObject options;
    for (size_t i = 0; i < game_->options.size(); ++i) options[q(game_->options[i].name)] = options_.values()[i];
    const QJsonObject table{{QStringLiteral("chairs"), chairs},
                            {QStringLiteral("options"), options},
                            {QStringLiteral("privacy"), static_cast<int>(privacy_)}};
    settings_.set_value(key_of(*game_), QString::fromUtf8(QJsonDocument(table).toJson(QJsonDocument::Compact)));
}

void SetupModel::recall() {
    const QString text = settings_.value(key_of(*game_)).value_or(QString());
    const QJsonObject table = QJsonDocument::fromJson(text.toUtf8()).object();
    remembered_ = !table.isEmpty();
    for (const auto& each : table[QStringLiteral("chairs")].toArray()) {
        const int livery = each[QStringLiteral("livery")].toInt(-1);
        const QString name = each[QStringLiteral("name")].toString().left(longest_name);
        const auto has_it = [livery](const Chair& other) { return other.livery == livery; };
        const bool is_sound = livery >= 0 && livery < Seats::count() && !name.isEmpty();
        if (is_sound && rowCount() < game_->max_seats && std::none_of(chairs_.begin(), chairs_.end(), has_it))
            chairs_.push_back({name, livery, {}});
    }
    const QJsonObject options = table[QStringLiteral("options")].toObject();
    for (auto option = options.begin(); option != options.end(); ++option)
        options_.set(option.key().toStdString(), option.value().toInt());
    privacy_ = static_cast<Privacy>(std::clamp(table[QStringLiteral("privacy")].toInt(1), 0, 2));
}

play::Seating SetupModel::seating() const {
    play::Seating seating;
    for (const Chair& each : chairs_) {
        const std::string pin = privacy_ == Privacy::Locked ? store::hash_pin(each.pin.toStdString()) : std::string();
        seating.chairs.push_back({each.name.toStdString(), each.livery, pin});
    }
    seating.privacy = privacy_ == Privacy::Open     ? play::Privacy::open
                      : privacy_ == Privacy::Locked ? play::Privacy::locked
                                                    : play::Privacy::courtesy;
    return seating;
}

}  // namespace hexmoot::shell
