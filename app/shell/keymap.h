#pragma once

#include <QAbstractListModel>
#include <QVariantMap>

#include <QtQml/qqmlregistration.h>

#include "app/shell/settings.h"

namespace hexmoot::shell {

/// Every action that has a key, with the key it has now. Keys are kept in the settings under "key.<action>".
/// QML reads `Keymap.keys["undo"]` for a Shortcut and `Keymap.text["undo"]` for a Keycap.
class Keymap : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariant keys READ keys NOTIFY changed FINAL)
    Q_PROPERTY(QVariant text READ text NOTIFY changed FINAL)
    Q_PROPERTY(bool spaceLooks MEMBER space_looks_ NOTIFY spaceLooksChanged FINAL)
    Q_PROPERTY(int conflicts READ conflicts NOTIFY changed FINAL)

  public:
    enum Role { ActionRole = Qt::UserRole, TitleRole, GroupRole, TextRole, ConflictRole, RemappedRole };

    explicit Keymap(Settings& settings, QObject* parent = nullptr);
    ~Keymap() override;

    /// The map of the running program; made over the one Settings object.
    static Keymap* create(QQmlEngine*, QJSEngine*);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QVariant keys() const { return keys_; }
    /// Each action's key as keycaps print it; "" for a single letter while those do not act.
    [[nodiscard]] QVariant text() const { return text_; }
    /// How many actions share their key with another one.
    [[nodiscard]] int conflicts() const;

    /// Whether a QKeyEvent is the key of `action`, and acts. The keypad counts as the keys beside it, and its Enter as
    /// Enter.
    Q_INVOKABLE [[nodiscard]] bool matches(const QString& action, int key, int modifiers) const;
    /// The digit 1 to 9 that a QKeyEvent means, by the top row or the keypad; 0 for none. Where a layout has digits
    /// only with Shift, the bare key counts by its place (its native scan code), since keycaps print the digit alone.
    Q_INVOKABLE [[nodiscard]] int digit(int key, int modifiers, quint32 scan_code) const;
    /// Gives `action` the key of a QKeyEvent. Modifiers alone are refused (false).
    Q_INVOKABLE bool remap(const QString& action, int key, int modifiers);
    /// Puts one action, or with "" all of them, back as delivered.
    Q_INVOKABLE void reset(const QString& action);
    /// Titles are translated when read; call after a change of language.
    void retranslate();

  signals:
    void changed();
    void spaceLooksChanged();

  private:
    void refresh();
    [[nodiscard]] bool acts(const QKeySequence& sequence) const;
    [[nodiscard]] QString conflict(int row) const;

    Settings& settings_;
    QVariantMap keys_;
    QVariantMap text_;
    bool space_looks_ = false;
};

}  // namespace hexmoot::shell
