#include "tests/ui/robot_house.h"

#include <QGuiApplication>
#include <QTest>
#include <random>
#include <stdexcept>

#include <sqlite3.h>

#include "tests/ui/robot_eyes.h"

namespace hexmoot::robot {
namespace {

template <class T>
T must(store::Result<T> result) {
    if (!result) throw std::runtime_error(result.error().what);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

const GameModule* the_game = nullptr;

const GameContent& the_content() {
    static const GameContent content = *the_game->content(assets_dir() / "games" / the_game->id, {});
    return content;
}

play::Seating seating(const std::vector<std::string>& names, play::Privacy privacy) {
    play::Seating seating{{}, privacy, std::string(the_content().texts().text("game.name"))};
    for (int seat = 0; const std::string& name : names) {
        seating.chairs.push_back({name, seat, store::hash_pin(House::pin(seat).toStdString())});
        ++seat;
    }
    return seating;
}

// The match at the wanted point of random play; null when this seed does not come there.
std::unique_ptr<AnyMatch> played(const Setup& setup, const std::function<bool(const AnyMatch&)>& wanted,
                                 std::string_view unsaid, std::vector<Word>& words) {
    auto match = *the_game->start(setup, {});
    std::mt19937_64 dice(setup.seed);
    while (!match->over()) {
        if (wanted(*match)) return match;
        const auto offered = match->offer().answers();
        std::vector<Answer> answers(offered.begin(), offered.end());
        std::erase_if(answers, [&](const Answer& a) { return match->spelled(a.token) == unsaid; });
        const Answer a = answers[dice() % answers.size()];
        const bool is_public = match->prompt().secrecy == Secrecy::open;
        if (!match->give(a)) return nullptr;
        words.push_back({a.seat, match->spelled(a.token), is_public});
    }
    return nullptr;
}

}  // namespace

void prepare(int& argc, char** argv, const char* game) {
    the_game = find_game(game);
    static QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath("data").toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home.filePath("config").toLocal8Bit());
    qputenv("QT_QUICK_BACKEND", "software");
    // Never destroyed: Qt keeps statics of its own that must outlive it.
    new QGuiApplication(argc, argv);  // NOLINT(cppcoreguidelines-owning-memory)
    QGuiApplication::setApplicationName(QStringLiteral("hexmoot"));
    QGuiApplication::setQuitOnLastWindowClosed(false);
}

int wars_wanted() { return std::max(1, qEnvironmentVariableIntValue("HEXMOOT_ROBOT_WARS")); }

House::House(QSize size, const char* language, double scale) : size_(size) {
    set("reducedMotion", "true");
    set("mute", "true");
    set("look", "Dark");
    set("language", language);
    set("scale", QString::number(scale).toStdString());
}

void House::set(const char* setting, const std::string& value) const { must(library().set_setting(setting, value)); }

void House::tamper(const char* sql) const {
    sqlite3* database = nullptr;
    const bool done = sqlite3_open(library_file().c_str(), &database) == SQLITE_OK &&
                      sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(database);
    if (!done) throw std::runtime_error("the library can't be changed behind the program's back");
}

std::filesystem::path House::library_file() const { return folder_.filePath("library.sqlite").toStdString(); }

store::Library House::library() const { return must(store::Library::open(library_file())); }

void House::open(const QString& screen, const QString& game) {
    Arguments arguments;
    arguments.screen = screen;
    arguments.open = game;
    arguments.library = QString::fromStdString(library_file().string());
    arguments.size = size_;
    program_ = std::make_unique<Program>(arguments);
    if (!program_->start()) throw std::runtime_error("the program has no window");
    for (QWindow* window : QGuiApplication::topLevelWindows())
        if (auto* quick = qobject_cast<QQuickWindow*>(window); quick && quick->isVisible()) window_ = quick;
    if (look_) {
        QObject::connect(window_, &QQuickWindow::frameSwapped, window_, look_);
        watch_rest(look_);
    }
    window_->requestActivate();
    if (!QTest::qWaitForWindowActive(window_)) throw std::runtime_error("the window does not become active");
    settle(*window_);
}

void House::close() {
    watch_rest({});
    QObject::disconnect(window_, &QQuickWindow::frameSwapped, window_, nullptr);
    window_->close();
    program_.reset();
    window_ = nullptr;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

const ui::TableModel* House::table() const {
    const ui::TableModel* table = nullptr;
    each_shown(window_->contentItem(), [&](const QQuickItem* item) {
        if (const auto* model = item->property("table").value<ui::TableModel*>(); model && !table) table = model;
    });
    return table;
}

void House::prepare_game(play::Privacy privacy, const std::function<bool(const AnyMatch&)>& wanted,
                         std::string_view unsaid) const {
    for (u64 seed = 1; seed < 2000; ++seed) {
        const Setup setup{static_cast<int>(names_.size()), seed, {}};
        std::vector<Word> words;
        if (!played(setup, wanted, unsaid, words)) continue;
        store::Library shelf = library();
        auto match = *the_game->start(setup, {});
        play::Journal journal =
            must(play::Journal::begin(shelf, *the_game, the_content(), *match, seating(names_, privacy)));
        for (const Word& word : words) {
            if (!match->say(word.seat, word.text)) throw std::runtime_error("a prepared game does not replay");
            must(journal.append(*match, word));
        }
        return;
    }
    throw std::runtime_error("no seed comes to the wanted point");
}

void House::prepare_new(play::Privacy privacy, const Setup& setup,
                        const std::function<bool(const AnyMatch&)>& wanted) const {
    store::Library shelf = library();
    const std::vector<std::string> people(names_.begin(), names_.begin() + setup.seats);
    auto match = *the_game->start(setup, {});
    play::Journal journal =
        must(play::Journal::begin(shelf, *the_game, the_content(), *match, seating(people, privacy)));
    Rng rng = Rng::seeded(setup.seed);
    while (!match->over() && !wanted(*match)) {
        const auto word = the_game->greedy_answer(*match, match->prompt().seats, rng);
        if (!word) throw std::runtime_error("greedy players are stuck");
        const bool is_public = match->prompt().secrecy == Secrecy::open;
        if (!match->give(*word)) throw std::runtime_error("a greedy player says what is not offered");
        must(journal.append(*match, Word{word->seat, match->spelled(word->token), is_public}));
    }
}

void House::prepare_state(play::Privacy privacy, const std::string& state) const {
    store::Library shelf = library();
    const auto match = the_game->start_from(state, {static_cast<int>(names_.size()), 7, {}}, {});
    if (!match) throw std::runtime_error("no match begins so: " + match.error().word);
    must(play::Journal::begin(shelf, *the_game, the_content(), **match, seating(names_, privacy)));
}

}  // namespace hexmoot::robot
