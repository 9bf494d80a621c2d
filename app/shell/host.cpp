#include "app/shell/host.h"

#include <QRandomGenerator>
#include <utility>

#include "engine/content/text_file.h"
#include "engine/play/game_file.h"

namespace hexmoot::shell {

Host::Host(Shelf& shelf, const GamesModel& games, Sounds& sounds, QObject* parent)
    : QObject(parent), shelf_(shelf), games_(games), sounds_(sounds) {}

bool Host::open(int id) {
    if (!shelf_.is_open()) return false;
    const auto game = static_cast<store::GameId>(id);
    auto resumed = play::resume(shelf_.library(), game);
    if (!resumed) {
        shelf_.report(resumed.error());
        return false;
    }
    const GameModule& module = *find_game(resumed->match->game());
    const GameContent* content = content_of(module);
    if (!content) return false;
    play::Journal journal(shelf_.library(), game, module, content->texts(), resumed->seating);
    if (resumed->changed) {
        const size_t good = resumed->match->answers();
        if (good < resumed->recorded) {
            const auto cut = journal.cut(*resumed->match, resumed->recorded);
            if (!cut) shelf_.report(cut.error());
        }
        notice_ = tr("This game was changed or damaged. It opens after move %1, the last good point.").arg(good);
    } else {
        notice_.clear();
    }
    sit_down(std::make_unique<play::Sitting>(module, std::move(resumed->match), std::move(resumed->seating),
                                             std::move(journal)),
             *content);
    return true;
}

const GameContent* Host::content_of(const GameModule& module) {
    const GameContent* content = games_.content(module.id);
    if (!content) shelf_.report_content(games_.problem(module.id));
    return content;
}

std::optional<std::string> Host::read(const QString& path) {
    auto text = read_text(path.toStdString());
    if (text) return std::move(*text);
    shelf_.report(store::make_error(store::ErrorKind::io, {path.toStdString(), text.error()}));
    return {};
}

bool Host::show_file(const QString& path) {
    const auto text = read(path);
    if (!text) return false;
    auto opened = play::open_game_file(*text);
    if (!opened) {
        shelf_.report(opened.error());
        return false;
    }
    const GameModule& module = *find_game(opened->match->game());
    const GameContent* content = content_of(module);
    if (!content) return false;
    sit_down(
        std::make_unique<play::Sitting>(module, std::move(opened->match), std::move(opened->seating), std::nullopt),
        *content);
    return true;
}

bool Host::open_file(const QString& path) {
    if (!shelf_.is_open()) return false;
    const auto text = read(path);
    if (!text) return false;
    const auto id = shelf_.library().import_game(*text);
    if (!id) {
        shelf_.report(id.error());
        return false;
    }
    return open(static_cast<int>(*id));
}

bool Host::rematch() {
    if (!table_ || !shelf_.is_open()) return false;
    const play::Sitting& played = table_->sitting();
    const GameModule& module = played.module();
    Setup setup = played.match().setup();
    setup.seed = QRandomGenerator::system()->generate64();
    const auto match = module.start(std::move(setup), {});
    if (!match) return false;
    play::Seating seating = played.seating();
    seating.agreed.clear();  // it belongs to the log of the game played
    const auto journal = play::Journal::begin(shelf_.library(), module, *games_.content(module.id), **match, seating);
    if (!journal) {
        shelf_.report(journal.error());
        return false;
    }
    return open(static_cast<int>(journal->game()));
}

void Host::clear() {
    if (!table_) return;
    table_.release()->deleteLater();
    emit tableChanged();
}

void Host::retell() {
    if (table_) table_->set_language(QString::fromStdString(games_.language()));
}

void Host::sit_down(std::unique_ptr<play::Sitting> sitting, const GameContent& content) {
    if (table_) table_.release()->deleteLater();
    table_ = std::make_unique<ui::TableModel>(std::move(sitting), content, QString::fromStdString(games_.language()));
    connect(table_.get(), &ui::TableModel::cue, &sounds_, &Sounds::play);
    emit tableChanged();
}

}  // namespace hexmoot::shell
