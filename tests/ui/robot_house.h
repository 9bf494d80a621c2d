// The whole program with a folder of its own: opened and closed as a person does, its library looked into from outside.
#pragma once

#include <QQuickWindow>
#include <QTemporaryDir>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/main/program.h"
#include "app/table/table_model.h"

namespace hexmoot::robot {

/// Prepares a test program about this game: own data folder, a QGuiApplication as the program has it. Call first in
/// main().
void prepare(int& argc, char** argv, const char* game);
/// How many wars a robot test plays: $HEXMOOT_ROBOT_WARS, else 1.
int wars_wanted();

class House {
  public:
    explicit House(QSize size = {1280, 720}, const char* language = "en", double scale = 1);

    /// Before the program starts: how it is set, who sits at the games that are prepared, a change behind its back.
    void set(const char* setting, const std::string& value) const;
    void seat(std::vector<std::string> names) { names_ = std::move(names); }
    void tamper(const char* sql) const;
    [[nodiscard]] std::filesystem::path library_file() const;

    /// Starts the program, at another screen than Start or with game number `game` on the table, and waits for its
    /// window.
    void open(const QString& screen = {}, const QString& game = {});
    /// Closes the window and ends the program.
    void close();
    void reopen() {
        close();
        open();
    }
    /// Called from now on whenever events have been dealt with, and at each swapped frame.
    void watch(std::function<void()> look) { look_ = std::move(look); }
    [[nodiscard]] QQuickWindow& window() const { return *window_; }
    /// What lies on the table, to look at only; null while no table shows.
    [[nodiscard]] const ui::TableModel* table() const;
    /// The library, through a connection of its own.
    [[nodiscard]] store::Library library() const;
    /// Puts a game into the library: dealt from the first seed in which random play that never says `unsaid` comes to a
    /// point that is `wanted`, and played to there. All PINs are `pin(seat)`.
    void prepare_game(play::Privacy privacy, const std::function<bool(const AnyMatch&)>& wanted,
                      std::string_view unsaid = {}) const;

    /// Puts a game into the library that begins so, for as many of the people as it has seats, and that greedy players
    /// have played to a point that is `wanted`.
    void prepare_new(
        play::Privacy privacy, const Setup& setup,
        const std::function<bool(const AnyMatch&)>& wanted = [](const AnyMatch&) { return true; }) const;
    /// Puts a game into the library that begins in this state (JSON).
    void prepare_state(play::Privacy privacy, const std::string& state) const;

    static QString pin(int seat) { return QString::number(1111 * (seat + 1)); }

  private:
    QTemporaryDir folder_;
    QSize size_;
    std::vector<std::string> names_{"Vermilion", "Azure"};
    std::unique_ptr<Program> program_;
    QQuickWindow* window_ = nullptr;
    std::function<void()> look_;
};

}  // namespace hexmoot::robot
