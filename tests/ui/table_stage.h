// A table on a stage: the real models and the real screen in an offscreen window, set up as a test needs it.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <functional>
#include <memory>
#include <string>

#include "app/shell/keymap.h"
#include "app/table/table_model.h"

namespace hexmoot::ui {

/// What a table is set up with. `state` is the JSON of the first position; "" deals from the seed.
struct Casting {
    std::string state = {};
    u64 seed = 7;
    int seats = 2;
    std::vector<int> options = {};
    play::Privacy privacy = play::Privacy::courtesy;
    std::string first_name = "Vermilion";
    std::string second_name = "Azure";  // the others are called Gold, Jade, Violet, ...
    std::string language = "en";
    std::string pin = {};  // of both seats; "" for none
    std::function<play::Sitting::Clock::time_point()> now = play::Sitting::Clock::now;
    std::vector<u32> script = {};                // the draws to come, counted from 0
    std::function<void(AnyMatch&)> before = {};  // played before the table is set
};

/// Which game is on the tables of this program. Call first in main().
void stage_game(const char* id);
/// The main() of a test program about tables of that game: offscreen, by the software renderer, wherever it runs;
/// `spoken`: as if a screen reader listened.
int run_table_tests(int argc, char** argv, const char* game, bool spoken = false);

/// The models alone.
std::unique_ptr<TableModel> make_table(const Casting& casting);

/// The models in a window.
class Stage {
  public:
    Stage(const Casting& casting, QSize size, const QString& look = "Dark", qreal scale = 1);
    ~Stage();

    [[nodiscard]] TableModel& table() { return *table_; }
    [[nodiscard]] QQuickWindow& window() { return *window_; }
    /// The visible item of that name; null when there is none.
    [[nodiscard]] QQuickItem* find(const QString& name) const;
    /// Everything that an eye, a screen reader or a script could read now: texts, accessible names and descriptions of
    /// all items, visible or not, and the window's title.
    [[nodiscard]] QStringList words() const;
    void click(const QString& name);
    /// The pointer goes down on the middle of an item, or at a place, and stays there until let_pointer_go().
    void press_pointer(const QString& name);
    void press_pointer(QPointF at);
    void let_pointer_go();
    [[nodiscard]] QPointF middle_of(const QString& name) const;
    void hold(int key);
    void let_go(int key);
    [[nodiscard]] QString focus_name() const;  // of the nearest item at the focus that has a name
    /// Key down and up, as the window gets them.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString& text = {});
    /// Lets events, bindings and animations come to rest.
    void settle(int milliseconds = 50);
    [[nodiscard]] QImage picture();
    void set(const char* setting, const QVariant& value);
    [[nodiscard]] shell::Keymap& keymap();

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
    std::unique_ptr<TableModel> table_;
    QQuickWindow* window_ = nullptr;
    QPointF pointer_;
};

}  // namespace hexmoot::ui
