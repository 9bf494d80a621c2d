#pragma once

#include <QQuickPaintedItem>

namespace hexmoot::shell {

/// A picture that fills its item: drawn once the layout has settled, at the size it then has, and again only when that
/// size changes.
class Picture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// What to draw, as art() spells it: "picture/art/welcome?all,20". "" draws nothing.
    Q_PROPERTY(QString art MEMBER art_ NOTIFY artChanged FINAL)

  public:
    explicit Picture(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  signals:
    void artChanged();

  private:
    QString art_;
};

}  // namespace hexmoot::shell
