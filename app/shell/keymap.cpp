#include "app/shell/keymap.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QQmlEngine>
#include <array>
#include <utility>

namespace hexmoot::shell {
namespace {

enum class Place { Everywhere, Table };

struct Action {
    const char* name;
    const char* title;
    const char* key;
    Place place;
};

constexpr std::array actions{
    Action{"confirm", QT_TRANSLATE_NOOP("Keymap", "Confirm, or pick what has the focus"), "Return", Place::Everywhere},
    Action{"back", QT_TRANSLATE_NOOP("Keymap", "Step back, close, menu"), "Esc", Place::Everywhere},
    Action{"help", QT_TRANSLATE_NOOP("Keymap", "Rule or help for the focus"), "F1", Place::Everywhere},
    Action{"newGame", QT_TRANSLATE_NOOP("Keymap", "New game"), "Ctrl+N", Place::Everywhere},
    Action{"saves", QT_TRANSLATE_NOOP("Keymap", "Saved games"), "Ctrl+O", Place::Everywhere},
    Action{"settings", QT_TRANSLATE_NOOP("Keymap", "Settings"), "Ctrl+,", Place::Everywhere},
    Action{"fullScreen", QT_TRANSLATE_NOOP("Keymap", "Full screen"), "F11", Place::Everywhere},
    Action{"mute", QT_TRANSLATE_NOOP("Keymap", "Sound on or off"), "Ctrl+M", Place::Everywhere},
    Action{"search", QT_TRANSLATE_NOOP("Keymap", "Search"), "Ctrl+F", Place::Everywhere},
    Action{"quit", QT_TRANSLATE_NOOP("Keymap", "Quit"), "Ctrl+Q", Place::Everywhere},
    Action{"look", QT_TRANSLATE_NOOP("Keymap", "Look at your own cards"), "Space", Place::Table},
    Action{"nextUnit", QT_TRANSLATE_NOOP("Keymap", "Next unit"), "Tab", Place::Table},
    Action{"unitBefore", QT_TRANSLATE_NOOP("Keymap", "Unit before"), "Shift+Tab", Place::Table},
    Action{"besiege", QT_TRANSLATE_NOOP("Keymap", "Besiege a Location"), "S", Place::Table},
    Action{"breakThrough", QT_TRANSLATE_NOOP("Keymap", "Add a breakthrough to an attack"), "T", Place::Table},
    Action{"takeBack", QT_TRANSLATE_NOOP("Keymap", "Take back an attack"), "X", Place::Table},
    Action{"undo", QT_TRANSLATE_NOOP("Keymap", "Undo"), "Ctrl+Z", Place::Table},
    Action{"redo", QT_TRANSLATE_NOOP("Keymap", "Redo"), "Ctrl+Shift+Z", Place::Table},
    Action{"redoToo", QT_TRANSLATE_NOOP("Keymap", "Redo, second key"), "Ctrl+Y", Place::Table},
    Action{"reset", QT_TRANSLATE_NOOP("Keymap", "Undo back to the last seal"), "Ctrl+Backspace", Place::Table},
    Action{"turnOver", QT_TRANSLATE_NOOP("Keymap", "Turn the chosen card over"), "F", Place::Table},
    Action{"card", QT_TRANSLATE_NOOP("Keymap", "Play or buy a card"), "C", Place::Table},
    Action{"ability", QT_TRANSLATE_NOOP("Keymap", "Use an ability"), "A", Place::Table},
    Action{"deal", QT_TRANSLATE_NOOP("Keymap", "Propose a deal"), "D", Place::Table},
    Action{"pass", QT_TRANSLATE_NOOP("Keymap", "Pass, do nothing"), "P", Place::Table},
    Action{"giveUp", QT_TRANSLATE_NOOP("Keymap", "Give up"), "W", Place::Table},
    Action{"booth", QT_TRANSLATE_NOOP("Keymap", "Senate: to the booth"), "B", Place::Table},
    Action{"handUp", QT_TRANSLATE_NOOP("Keymap", "Senate: hand up or down, hold or declare"), "H", Place::Table},
    Action{"request", QT_TRANSLATE_NOOP("Keymap", "Senate: ask for support"), "Q", Place::Table},
    Action{"offer", QT_TRANSLATE_NOOP("Keymap", "Senate: make an offer"), "O", Place::Table},
    Action{"declare", QT_TRANSLATE_NOOP("Keymap", "Senate: declare yourself Consul"), "N", Place::Table},
    Action{"clear", QT_TRANSLATE_NOOP("Keymap", "Empty the order"), "Backspace", Place::Table},
    Action{"rollSpeed", QT_TRANSLATE_NOOP("Keymap", "Speed of the dice"), "V", Place::Table},
    Action{"magnify", QT_TRANSLATE_NOOP("Keymap", "Magnifier"), "M", Place::Table},
    Action{"selected", QT_TRANSLATE_NOOP("Keymap", "Side panel: selected"), "I", Place::Table},
    Action{"log", QT_TRANSLATE_NOOP("Keymap", "Side panel: log"), "L", Place::Table},
    Action{"rules", QT_TRANSLATE_NOOP("Keymap", "Side panel: rules"), "R", Place::Table},
    Action{"rail", QT_TRANSLATE_NOOP("Keymap", "Show or hide the seats"), "F6", Place::Table},
    Action{"side", QT_TRANSLATE_NOOP("Keymap", "Show or hide the side panel"), "F7", Place::Table},
    Action{"choices", QT_TRANSLATE_NOOP("Keymap", "Go to the next lit choice"), "G", Place::Table},
    Action{"zoomIn", QT_TRANSLATE_NOOP("Keymap", "Board: zoom in"), "+", Place::Table},
    Action{"zoomOut", QT_TRANSLATE_NOOP("Keymap", "Board: zoom out"), "-", Place::Table},
    Action{"fit", QT_TRANSLATE_NOOP("Keymap", "Board: show all of it"), "0", Place::Table},
    Action{"labels", QT_TRANSLATE_NOOP("Keymap", "Board: letters for the terrain"), "K", Place::Table},
    Action{"panLeft", QT_TRANSLATE_NOOP("Keymap", "Board: go left"), "Shift+Left", Place::Table},
    Action{"panRight", QT_TRANSLATE_NOOP("Keymap", "Board: go right"), "Shift+Right", Place::Table},
    Action{"panUp", QT_TRANSLATE_NOOP("Keymap", "Board: go up"), "Shift+Up", Place::Table},
    Action{"panDown", QT_TRANSLATE_NOOP("Keymap", "Board: go down"), "Shift+Down", Place::Table},
};

Keymap* the_keymap = nullptr;

QString setting_of(const char* action) { return QStringLiteral("key.%1").arg(QLatin1String(action)); }

bool is_modifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == 0 || key == Qt::Key_unknown;
}

/// Spells a key as keycaps do: "Enter" rather than "Return", a space rather than "+".
QString spell(const QKeySequence& sequence) {
    constexpr std::array words{std::pair{"Return", QT_TRANSLATE_NOOP("Keymap", "Enter")},
                               std::pair{"Space", QT_TRANSLATE_NOOP("Keymap", "Space")},
                               std::pair{"Ctrl", QT_TRANSLATE_NOOP("Keymap", "Ctrl")},
                               std::pair{"Shift", QT_TRANSLATE_NOOP("Keymap", "Shift")},
                               std::pair{"Del", QT_TRANSLATE_NOOP("Keymap", "Del")},
                               std::pair{"Left", "←"},
                               std::pair{"Right", "→"},
                               std::pair{"Up", "↑"},
                               std::pair{"Down", "↓"}};
    QStringList keys = sequence.toString(QKeySequence::PortableText).split(u'+', Qt::SkipEmptyParts);
    for (QString& key : keys)
        for (const auto& [english, ours] : words)
            if (key == QLatin1String(english)) key = QCoreApplication::translate("Keymap", ours);
    return keys.isEmpty() ? QStringLiteral("+") : keys.join(u' ');
}

}  // namespace

Keymap::Keymap(Settings& settings, QObject* parent) : QAbstractListModel(parent), settings_(settings) {
    refresh();
    connect(&settings, &Settings::changed, this, [this, before = settings.property("letterKeys")]() mutable {
        if (std::exchange(before, settings_.property("letterKeys")) != before) refresh();
    });
    if (!the_keymap) the_keymap = this;
}

Keymap::~Keymap() {
    if (the_keymap == this) the_keymap = nullptr;
}

Keymap* Keymap::create(QQmlEngine* engine, QJSEngine* js) {
    if (!the_keymap) return new Keymap(*Settings::create(engine, js), engine);
    QQmlEngine::setObjectOwnership(the_keymap, QQmlEngine::CppOwnership);
    return the_keymap;
}

int Keymap::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(actions.size());
}

QVariant Keymap::data(const QModelIndex& index, int role) const {
    const Action& action = actions.at(static_cast<unsigned>(index.row()));
    switch (role) {
        case ActionRole:
            return QString::fromLatin1(action.name);
        case TitleRole:
            return QCoreApplication::translate("Keymap", action.title);
        case GroupRole:
            return static_cast<int>(action.place);
        case TextRole:
            return spell(QKeySequence(keys_.value(QString::fromLatin1(action.name)).toString()));
        case ConflictRole:
            return conflict(index.row());
        case RemappedRole:
            return keys_.value(QString::fromLatin1(action.name)) != QKeySequence(QLatin1String(action.key)).toString();
        default:
            return {};
    }
}

QHash<int, QByteArray> Keymap::roleNames() const {
    return {{ActionRole, "action"}, {TitleRole, "title"},       {GroupRole, "group"},
            {TextRole, "keyText"},  {ConflictRole, "conflict"}, {RemappedRole, "remapped"}};
}

int Keymap::conflicts() const {
    int count = 0;
    for (int row = 0; row < rowCount(); ++row) count += conflict(row).isEmpty() ? 0 : 1;
    return count;
}

bool Keymap::matches(const QString& action, int key, int modifiers) const {
    if (key == Qt::Key_Enter) key = Qt::Key_Return;
    const QKeySequence sequence(keys_.value(action).toString());
    return acts(sequence) && QKeySequence(key | (modifiers & ~Qt::KeypadModifier)) == sequence;
}

bool Keymap::acts(const QKeySequence& sequence) const {
    return settings_.property("letterKeys").toBool() || sequence.toString(QKeySequence::PortableText).size() > 1;
}

int Keymap::digit(int key, int modifiers, quint32 scan_code) const {
    constexpr quint32 first_of_top_row = 10;  // of "1" under X11 and Wayland
    if (modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier) || !settings_.property("letterKeys").toBool()) return 0;
    if (key >= Qt::Key_1 && key <= Qt::Key_9) return key - Qt::Key_0;
    const bool placed = scan_code >= first_of_top_row && scan_code < first_of_top_row + 9;
    return placed && modifiers == Qt::NoModifier ? static_cast<int>(scan_code - first_of_top_row) + 1 : 0;
}

bool Keymap::remap(const QString& action, int key, int modifiers) {
    if (is_modifier(key)) return false;
    const QKeySequence sequence(key | (modifiers & ~Qt::KeypadModifier));
    settings_.set_value(setting_of(action.toLatin1()), sequence.toString());
    refresh();
    return true;
}

void Keymap::reset(const QString& action) {
    for (const Action& each : actions)
        if (action.isEmpty() || action == QLatin1String(each.name))
            settings_.set_value(setting_of(each.name), each.key);
    refresh();
}

void Keymap::retranslate() { refresh(); }

void Keymap::refresh() {
    for (const Action& action : actions) {
        const QString name = QString::fromLatin1(action.name);
        QKeySequence sequence(settings_.value(setting_of(action.name)).value_or(QLatin1String(action.key)));
        if (sequence.isEmpty()) sequence = QKeySequence(QLatin1String(action.key));
        keys_[name] = sequence.toString();
        text_[name] = acts(sequence) ? spell(sequence) : QString();
    }
    emit changed();
    emit dataChanged(index(0), index(rowCount() - 1));
}

QString Keymap::conflict(int row) const {
    const Action& mine = actions.at(static_cast<unsigned>(row));
    const QVariant key = keys_.value(QString::fromLatin1(mine.name));
    for (const Action& other : actions)
        if (&other != &mine && keys_.value(QString::fromLatin1(other.name)) == key)
            return QCoreApplication::translate("Keymap", other.title);
    return {};
}

}  // namespace hexmoot::shell
