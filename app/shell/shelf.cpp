#include "app/shell/shelf.h"

#include <QDateTime>
#include <utility>

#include "app/shell/sentences.h"

namespace hexmoot::shell {

Shelf::Shelf(std::filesystem::path path, QObject* parent) : QObject(parent), path_(std::move(path)) { retry(); }

QString Shelf::what() const { return problem_ ? sentences(*problem_).what : QString(); }

QString Shelf::safe() const { return problem_ ? sentences(*problem_).safe : QString(); }

QString Shelf::todo() const { return problem_ ? sentences(*problem_).todo : QString(); }

QString Shelf::path() const { return QString::fromStdString(path_.string()); }

QString Shelf::copy() const {
    if (!damaged()) return {};
    const auto copies = store::Library::backups(path_);
    return copies.empty() ? QString() : QString::fromStdString(copies.front().label);
}

bool Shelf::damaged() const { return problem_ && problem_->kind == store::ErrorKind::damaged; }

void Shelf::retry() {
    library_.reset();
    problem_.reset();
    auto opened = store::Library::open(path_);
    if (opened) {
        library_ = std::move(*opened);
    } else {
        problem_ = opened.error();
    }
    emit changed();
}

void Shelf::restoreCopy() {
    const auto copies = store::Library::backups(path_);
    if (!copies.empty()) take(store::Library::restore_backup(path_, copies.front()));
}

void Shelf::rescue() {
    const auto rescued = store::Library::rescue(path_);
    take(rescued ? store::Result<void>() : tl::unexpected(rescued.error()));
}

void Shelf::startAnew() { take(store::Library::start_anew(path_)); }

void Shelf::tidy() {
    if (!is_open()) return;
    tidier_ = std::jthread([this] {
        const auto tell = [this](const auto& done) {
            if (!done) QMetaObject::invokeMethod(this, [this, error = done.error()] { report(error); });
        };
        constexpr i64 day = 24 * 60 * 60;
        auto library = store::Library::open(path_);
        if (!library) return tell(library);
        tell(library->daily_backup());
        tell(library->purge(QDateTime::currentSecsSinceEpoch() - day));
    });
}

void Shelf::report(const store::StoreError& error) {
    const Sentences said = sentences(error);
    emit failed(said.what, said.safe, said.todo);
}

void Shelf::report_content(const QString& errors) {
    if (errors.isEmpty())
        emit failed(tr("The window has no table for this game."), tr("No game was touched."),
                    tr("Play it on the command line, with hexmoot-cli."));
    else
        emit failed(tr("The files of this game have an error: %1").arg(errors.section(u'\n', 0, 0)),
                    tr("No game was touched."), tr("Put the files right, or install Hexmoot again."));
}

void Shelf::take(store::Result<void> done) {
    if (done) return retry();
    problem_ = done.error();
    emit changed();
}

std::optional<QString> ShelfSettings::get(const QString& key) {
    if (auto unsaved = unsaved_.get(key)) return unsaved;
    if (!shelf_.is_open()) return std::nullopt;
    const auto found = shelf_.library().setting(key.toStdString());
    return found && *found ? std::optional(QString::fromStdString(**found)) : std::nullopt;
}

void ShelfSettings::set(const QString& key, const QString& value) {
    if (!shelf_.is_open()) return unsaved_.set(key, value);
    const auto kept = shelf_.library().set_setting(key.toStdString(), value.toStdString());
    if (!kept) shelf_.report(kept.error());
}

}  // namespace hexmoot::shell
