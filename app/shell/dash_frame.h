#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace hexmoot::shell {

/// A rounded frame with a dashed edge; Rectangle has none. Used for places that are legal targets and for buttons that
/// cannot be pressed.
class DashFrame : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor stroke MEMBER stroke_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor fill MEMBER fill_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal radius MEMBER radius_ NOTIFY changed FINAL)
    Q_PROPERTY(qreal lineWidth MEMBER line_width_ NOTIFY changed FINAL)

  public:
    explicit DashFrame(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  signals:
    void changed();

  private:
    QColor stroke_ = Qt::gray;
    QColor fill_ = Qt::transparent;
    qreal radius_ = 0;
    qreal line_width_ = 1;
};

}  // namespace hexmoot::shell
