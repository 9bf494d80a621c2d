// A monkey at the screen: keys that repeat, double clicks, wheels, tiny windows, other looks, scales and languages in
// the middle of everything. No script may fail, and what was accepted stays good.
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cstdlib>
#include <random>

#include <gtest/gtest.h>

#include "tests/ui/shell_window.h"

namespace hexmoot::shell {
namespace {

QStringList complaints;

void listen(QtMsgType, const QMessageLogContext&, const QString& text) {
    for (const char* kind : {"Error:", "Binding loop", "Unable to assign", "is not a function"})
        if (text.contains(QLatin1String(kind))) complaints << text;
}

class Monkey {
  public:
    Monkey(House& house, ShellWindow& stage, unsigned seed) : house_(house), stage_(stage), chance_(seed) {}

    void act() {
        switch (below(12)) {
            case 0:
                return resize();
            case 1:
                return change_setting();
            case 2:
                return wheel();
            case 3:
            case 4:
            case 5:
            case 6:
                return click(1 + below(3));
            default:
                return key(below(8) ? 1 : 6);
        }
    }

  private:
    int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(chance_); }
    QPointF somewhere() {
        const QSize size = stage_.window().size();
        return {static_cast<qreal>(below(std::max(1, size.width()))),
                static_cast<qreal>(below(std::max(1, size.height())))};
    }
    void send(QEvent& event) { QCoreApplication::sendEvent(&stage_.window(), &event); }

    void key(int times) {
        constexpr std::array keys{Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab,      Qt::Key_Left,
                                  Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,   Qt::Key_1,        Qt::Key_2,
                                  Qt::Key_6,      Qt::Key_G,     Qt::Key_N,      Qt::Key_D,        Qt::Key_W,
                                  Qt::Key_F1,     Qt::Key_Z,     Qt::Key_Y,      Qt::Key_L,        Qt::Key_P,
                                  Qt::Key_Slash,  Qt::Key_Home,  Qt::Key_Plus,   Qt::Key_Backspace};
        const Qt::Key which = keys[static_cast<size_t>(below(keys.size()))];
        const bool control = below(5) == 0 || ((which == Qt::Key_Z || which == Qt::Key_Y) && below(2));
        const QString text = which < 0x80 ? QString(QChar(which)).toLower() : QString();
        const Qt::KeyboardModifiers held = control ? Qt::ControlModifier : Qt::NoModifier;
        for (int i = 0; i < times; i++) {
            QKeyEvent down(QEvent::KeyPress, which, held, text, i > 0);
            send(down);
        }
        QKeyEvent up(QEvent::KeyRelease, which, held, text);
        send(up);
    }
    void click(int times) {
        const QPointF at = somewhere();
        for (int i = 0; i < times; i++) {
            QMouseEvent down(i % 2 ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, at, at, Qt::LeftButton,
                             Qt::LeftButton, Qt::NoModifier);
            send(down);
            QMouseEvent up(QEvent::MouseButtonRelease, at, at, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
            send(up);
        }
    }
    void wheel() {
        const QPointF at = somewhere();
        QWheelEvent event(at, at, {}, QPoint(0, below(2) ? 120 : -1200), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        send(event);
    }
    void resize() {
        constexpr std::array sizes{QSize(1, 1), QSize(640, 400), QSize(1280, 720), QSize(1600, 900), QSize(320, 1400)};
        stage_.window().resize(sizes[static_cast<size_t>(below(sizes.size()))]);
    }
    void change_setting() {
        constexpr std::array looks{"Dark", "Light", "HighContrast"};
        switch (below(3)) {
            case 0:
                house_.settings.setProperty("look", looks[static_cast<size_t>(below(3))]);
                return;
            case 1:
                house_.settings.setProperty("scale", 0.8 + 0.3 * below(5));
                return;
            default:
                house_.host.retell();
        }
    }

    House& house_;
    ShellWindow& stage_;
    std::mt19937 chance_;
};

class MonkeyTest : public testing::TestWithParam<unsigned> {};

TEST_P(MonkeyTest, breaks_nothing) {
    House house;
    house.setup.begin(house.games.first());
    house.setup.setName(0, "<b>Ann</b> {seat}");
    house.setup.setName(1, QString::fromUtf16(u"\u05E9\u05DC\u05D5\u05DD %1 & \U0001F468"));
    const int id = house.setup.deal();
    ASSERT_GT(id, 0);
    house.saves.refresh();
    ASSERT_TRUE(house.host.open(id));
    complaints.clear();
    const QtMessageHandler before = qInstallMessageHandler(listen);
    {
        ShellWindow stage(house, "table", {1280, 720}, GetParam() % 2 ? "de" : "en");
        Monkey monkey(house, stage, GetParam());
        for (int i = 0; i < (std::getenv("HEXMOOT_FULL") ? 4000 : 250); i++) {
            monkey.act();
            if (i % 4 == 0) stage.settle(1);
            if (i % 50 == 49) house.host.open(id);  // it may have left the table
        }
    }
    qInstallMessageHandler(before);
    EXPECT_TRUE(complaints.isEmpty()) << qPrintable(complaints.join('\n'));
    const auto verdicts = house.shelf.library().verify_all();
    ASSERT_TRUE(verdicts);
    for (const store::Verdict& v : *verdicts) {
        EXPECT_EQ(v.health, store::Health::good) << v.problem;
        const auto resumed = play::resume(house.shelf.library(), v.id);
        ASSERT_TRUE(resumed);
        EXPECT_EQ(resumed->match->answers(), v.recorded);
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, MonkeyTest, testing::Range(1U, 5U));

}  // namespace
}  // namespace hexmoot::shell
