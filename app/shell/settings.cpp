#include "app/shell/settings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QPalette>
#include <QQmlEngine>
#include <QSignalBlocker>
#include <algorithm>

namespace hexmoot::shell {
namespace {

Settings* the_settings = nullptr;

/// Visits each property that is stored.
template <class Visit>
void each_stored(const QObject& object, Visit visit) {
    const QMetaObject* meta = object.metaObject();
    for (int i = meta->propertyOffset(); i < meta->propertyCount(); ++i)
        if (const QMetaProperty property = meta->property(i); property.isStored()) visit(property);
}

/// Enumerations are stored by their names, so that inserting one keeps old files valid.
QString spell(const QMetaProperty& property, const QObject& object) {
    const QVariant value = property.read(&object);
    if (!property.isEnumType()) return value.toString();
    return QString::fromLatin1(property.enumerator().valueToKey(value.toInt()));
}

}  // namespace

std::optional<QString> MemorySettings::get(const QString& key) {
    const auto found = values_.constFind(key);
    return found == values_.cend() ? std::nullopt : std::optional(*found);
}

void MemorySettings::set(const QString& key, const QString& value) { values_[key] = value; }

Settings::Settings(std::unique_ptr<SettingsStore> store, QObject* parent) : QObject(parent), store_(std::move(store)) {
    each_stored(*this, [this](const QMetaProperty& property) { delivered_[property.name()] = property.read(this); });
    load();
    connect(this, &Settings::changed, this, &Settings::keep);
    if (qGuiApp) qGuiApp->installEventFilter(this);
    if (!the_settings) the_settings = this;
}

Settings::~Settings() {
    if (the_settings == this) the_settings = nullptr;
}

Settings* Settings::create(QQmlEngine* engine, QJSEngine*) {
    if (!the_settings) return new Settings(std::make_unique<MemorySettings>(), engine);
    QQmlEngine::setObjectOwnership(the_settings, QQmlEngine::CppOwnership);
    return the_settings;
}

Settings::Look Settings::resolved_look() const {
    if (look_ != Look::System) return look_;
    return QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5F ? Look::Dark : Look::Light;
}

void Settings::borrow(const char* name, const QVariant& value) {
    {
        const QSignalBlocker unheard(this);  // so that nothing is stored
        setProperty(name, value);
    }
    kept_[name] = property(name);
    emit changed();
}

void Settings::reset(const QStringList& names) {
    for (const QString& name : names) setProperty(name.toLatin1(), delivered_.value(name));
}

bool Settings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) emit changed();
    return QObject::eventFilter(watched, event);
}

void Settings::load() {
    each_stored(*this, [this](const QMetaProperty& property) {
        const std::optional<QString> text = store_->get(QString::fromLatin1(property.name()));
        if (text) property.write(this, QVariant(*text));
    });
    keep_in_range();
    each_stored(*this, [this](const QMetaProperty& property) { kept_[property.name()] = property.read(this); });
}

void Settings::keep_in_range() {
    scale_ = std::clamp(scale_, 0.8, 2.0);
    pattern_strength_ = std::clamp(pattern_strength_, 0, 40);
    text_size_ = std::clamp(text_size_, 1.0, 1.4);
    motion_speed_ = std::clamp(motion_speed_, 0.0, 2.0);
    volume_ = std::clamp(volume_, 0.0, 1.0);
    drawer_idle_seconds_ = std::clamp(drawer_idle_seconds_, 0, 120);
    talk_seconds_ = std::clamp(talk_seconds_, 0, 120);
}

void Settings::keep() {
    keep_in_range();
    each_stored(*this, [this](const QMetaProperty& property) {
        const QVariant value = property.read(this);
        if (kept_.value(property.name()) == value) return;
        kept_[property.name()] = value;
        store_->set(QString::fromLatin1(property.name()), spell(property, *this));
    });
}

}  // namespace hexmoot::shell
