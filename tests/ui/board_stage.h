// A hex board on a stage: a made-up world with everything on it, in an offscreen window.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QVariantMap>
#include <memory>

#include "app/shell/keymap.h"
#include "app/shell/settings.h"
#include "app/table/rows.h"

namespace hexmoot::ui {

/// The rows of a board.
struct World {
    QList<QVariantMap> hexes, areas, pieces, lights, arrows;
};

/// 36 hexes in the middle of a game: every face, seat, mark, state, light and arrow is there.
World busy_world();
/// So many hexes in a block, each with a field, every third with an inner area; so many counters on them.
World large_world(int hexes, int counters);
/// The row of that key.
QVariantMap& row_of(QList<QVariantMap>& rows, const QString& key);

/// A board in a window of its own.
class BoardStage {
  public:
    BoardStage(const World& world, QSize size, const QString& look = "Dark", const char* scene = nullptr);
    ~BoardStage();

    void show(const World& world);
    [[nodiscard]] QQuickWindow& window() { return *window_; }
    /// The board itself.
    [[nodiscard]] QQuickItem& board() const { return *board_; }
    [[nodiscard]] QQuickItem* find(const QString& name) const;
    [[nodiscard]] QPointF middle_of(const QString& name) const;
    [[nodiscard]] QString focus_name() const;
    /// How much of their ways the counters that fly have still to go, in legs.
    [[nodiscard]] qreal legs_left() const;
    void click(QPointF at, Qt::MouseButton button = Qt::LeftButton);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {});
    void settle(int milliseconds = 30);
    [[nodiscard]] QImage picture();
    void set(const char* setting, const QVariant& value) { settings_.setProperty(setting, value); }
    [[nodiscard]] QQmlEngine& engine() { return engine_; }

    Rows hexes, areas, pieces, lights, arrows;

  private:
    shell::Settings settings_;
    shell::Keymap keymap_;
    QQmlApplicationEngine engine_;
    QQuickWindow* window_ = nullptr;
    QQuickItem* board_ = nullptr;
};

}  // namespace hexmoot::ui
