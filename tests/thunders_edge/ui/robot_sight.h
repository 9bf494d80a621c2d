// What may be pressed at a table of Thunder's Edge now.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <functional>
#include <vector>

namespace hexmoot::robot {

/// Something that can be pressed and says no reason against it.
struct Control {
    QQuickItem* item = nullptr;
    QString name;
    bool verb = false;
    bool primary = false;
    bool lit = false;  // it is a choice of this moment; verbs always are
    bool checked = false;
};

/// All that may be pressed at one moment, found by name.
class Sight {
  public:
    explicit Sight(const QQuickWindow& window);

    [[nodiscard]] const std::vector<Control>& all() const { return all_; }
    /// The first lit one of that name; null when there is none.
    [[nodiscard]] const Control* lit(const QString& name) const;
    /// The same of any name of the list, the first name first.
    [[nodiscard]] const Control* lit_of(const QStringList& names) const;
    /// The same of any, lit or not: what only leads to other things.
    [[nodiscard]] const Control* any(const QString& name) const;
    [[nodiscard]] std::vector<const Control*> like(const std::function<bool(const Control&)>& wanted) const;
    /// All lit names, for people who read why the robot is stuck.
    [[nodiscard]] std::string told() const;

  private:
    std::vector<Control> all_;
};

/// A fact of the row of a thing, or of the line it stands in; nothing when neither has it.
QVariant fact(const QQuickItem& item, const QString& name);

}  // namespace hexmoot::robot
