#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

#include <QtQml/qqmlregistration.h>

#include "app/shell/engine.h"
#include "app/shell/settings.h"

namespace hexmoot::shell {

/// The one library file and what may be wrong with it. Without a library nothing can be played; the problem says in
/// three sentences what happened, what is safe and what to do, and the ways out are offered.
class Shelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool open READ is_open NOTIFY changed FINAL)
    Q_PROPERTY(QString what READ what NOTIFY changed FINAL)
    Q_PROPERTY(QString safe READ safe NOTIFY changed FINAL)
    Q_PROPERTY(QString todo READ todo NOTIFY changed FINAL)
    Q_PROPERTY(QString path READ path CONSTANT FINAL)
    /// Day of the newest backup copy that could take the place of a damaged library; "" when there is none or no need.
    Q_PROPERTY(QString copy READ copy NOTIFY changed FINAL)
    Q_PROPERTY(bool damaged READ damaged NOTIFY changed FINAL)

  public:
    explicit Shelf(std::filesystem::path path, QObject* parent = nullptr);

    [[nodiscard]] bool is_open() const { return library_.has_value(); }
    /// @pre is_open()
    [[nodiscard]] store::Library& library() { return *library_; }

    [[nodiscard]] QString what() const;
    [[nodiscard]] QString safe() const;
    [[nodiscard]] QString todo() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString copy() const;
    [[nodiscard]] bool damaged() const;

    Q_INVOKABLE void retry();
    Q_INVOKABLE void restoreCopy();
    Q_INVOKABLE void rescue();
    Q_INVOKABLE void startAnew();

    /// Keeps today's backup copy, and empties the bin of what was deleted more than a day ago: in a thread with a
    /// connection of its own, while people play. The end of the shelf waits for it. Failures are reported as any other.
    void tidy();
    /// Tells the window about a failure of the open library: disk full, another program writes.
    void report(const store::StoreError& error);
    /// Tells the window that a game cannot be played: `errors` are those of its files, a line each; "" when the window
    /// has no board for it.
    void report_content(const QString& errors);

  signals:
    void changed();
    /// Something could not be stored; the open library is as it was.
    void failed(const QString& what, const QString& safe, const QString& todo);

  private:
    void take(store::Result<void> done);

    std::filesystem::path path_;
    std::optional<store::Library> library_;
    std::optional<store::StoreError> problem_;
    std::jthread tidier_;  // the last member: it has ended before any other goes
};

/// Settings kept in the library, so that one file is everything the user has. Without a library they hold for this run.
class ShelfSettings : public SettingsStore {
  public:
    explicit ShelfSettings(Shelf& shelf) : shelf_(shelf) {}

    std::optional<QString> get(const QString& key) override;
    void set(const QString& key, const QString& value) override;

  private:
    Shelf& shelf_;
    MemorySettings unsaved_;
};

}  // namespace hexmoot::shell
