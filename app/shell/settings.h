#pragma once

#include <QObject>
#include <QVariantMap>
#include <memory>
#include <optional>

#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace hexmoot::shell {

/// Where settings live between two runs. Values are text; an absent key means "as delivered".
class SettingsStore {
  public:
    virtual ~SettingsStore() = default;
    [[nodiscard]] virtual std::optional<QString> get(const QString& key) = 0;
    virtual void set(const QString& key, const QString& value) = 0;
};

/// Keeps settings for this run only: tests, and a library that cannot be opened.
class MemorySettings : public SettingsStore {
  public:
    std::optional<QString> get(const QString& key) override;
    void set(const QString& key, const QString& value) override;

  private:
    QMap<QString, QString> values_;
};

/// The user's wishes. Every property is stored under its own name; a change applies at once and is kept at once.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // Display
    Q_PROPERTY(Look look MEMBER look_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal scale MEMBER scale_ NOTIFY changed FINAL)
    Q_PROPERTY(int patternStrength MEMBER pattern_strength_ NOTIFY changed FINAL)
    Q_PROPERTY(bool calmCurtain MEMBER calm_curtain_ NOTIFY changed FINAL)
    /// Boards of hexes: letters for the terrain.
    Q_PROPERTY(bool boardLetters MEMBER board_letters_ NOTIFY changed FINAL)
    Q_PROPERTY(bool fullScreen MEMBER full_screen_ NOTIFY changed FINAL)
    /// The note about a small window was read: it need not come again.
    Q_PROPERTY(bool smallWindowNoted MEMBER small_window_noted_ NOTIFY changed FINAL)
    // Text
    Q_PROPERTY(Face face MEMBER face_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal textSize MEMBER text_size_ NOTIFY changed FINAL)
    Q_PROPERTY(bool wideText MEMBER wide_text_ NOTIFY changed FINAL)
    // Motion
    Q_PROPERTY(qreal motionSpeed MEMBER motion_speed_ NOTIFY changed FINAL)
    Q_PROPERTY(bool reducedMotion MEMBER reduced_motion_ NOTIFY changed FINAL)
    // Sound
    Q_PROPERTY(qreal volume MEMBER volume_ NOTIFY changed FINAL)
    Q_PROPERTY(bool mute MEMBER mute_ NOTIFY changed FINAL)
    Q_PROPERTY(bool captions MEMBER captions_ NOTIFY changed FINAL)
    // Keyboard
    Q_PROPERTY(bool letterKeys MEMBER letter_keys_ NOTIFY changed FINAL)
    // Table and privacy
    Q_PROPERTY(int drawerIdleSeconds MEMBER drawer_idle_seconds_ NOTIFY changed FINAL)
    /// A bar that shows how long all have talked; 0 for none.
    Q_PROPERTY(int talkSeconds MEMBER talk_seconds_ NOTIFY changed FINAL)
    Q_PROPERTY(HandSize handSize MEMBER hand_size_ NOTIFY changed FINAL)
    // Language: "" follows the system
    Q_PROPERTY(QString language MEMBER language_ NOTIFY changed FINAL)
    // Not stored
    Q_PROPERTY(Look resolvedLook READ resolved_look NOTIFY changed STORED false FINAL)

  public:
    enum class Look { System, Dark, Light, HighContrast };
    Q_ENUM(Look)
    enum class Face { Inter, Andika, OpenDyslexic };
    Q_ENUM(Face)
    enum class HandSize { Small, Medium, Large };
    Q_ENUM(HandSize)

    /// Reads everything from `store`; values that no longer make sense fall back to the delivered ones.
    /// Not default-constructible: QML would prefer that constructor to create().
    explicit Settings(std::unique_ptr<SettingsStore> store, QObject* parent = nullptr);
    ~Settings() override;

    /// The instance that main() made, or a fresh one in memory when there is none.
    static Settings* create(QQmlEngine*, QJSEngine*);

    /// The theme to show: "System" is judged by how light the system's window colour is.
    [[nodiscard]] Look resolved_look() const;

    /// Gives a property a value for this run only: what is stored stays, until the user chooses another value.
    void borrow(const char* name, const QVariant& value);

    /// Puts the named properties back as delivered.
    Q_INVOKABLE void reset(const QStringList& names);

    /// Free-form values of other models (key map, last table).
    [[nodiscard]] std::optional<QString> value(const QString& key) const { return store_->get(key); }
    void set_value(const QString& key, const QString& text) { store_->set(key, text); }

  signals:
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void load();
    void keep_in_range();
    void keep();

    std::unique_ptr<SettingsStore> store_;
    QVariantMap delivered_;
    QVariantMap kept_;

    Look look_ = Look::System;
    qreal scale_ = 1;
    int pattern_strength_ = 26;
    bool calm_curtain_ = false;
    bool board_letters_ = false;
    bool full_screen_ = false;
    bool small_window_noted_ = false;
    Face face_ = Face::Inter;
    qreal text_size_ = 1;
    bool wide_text_ = false;
    qreal motion_speed_ = 1;
    bool reduced_motion_ = false;
    qreal volume_ = 0.7;
    bool mute_ = false;
    bool captions_ = false;
    bool letter_keys_ = true;
    int drawer_idle_seconds_ = 20;
    int talk_seconds_ = 0;
    HandSize hand_size_ = HandSize::Medium;
    QString language_;
};

}  // namespace hexmoot::shell
