#pragma once

#include <QAbstractScrollArea>
#include <QTimer>

#include <optional>

class QPainter;

namespace designer {

/**
 * The base of views of a picture that is larger than the view: zooms by keys, buttons and the wheel with Ctrl, scrolls,
 * and pans when it is dragged. Until the user zooms, the whole picture is shown if it is readable at that size.
 */
class ZoomView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ZoomView(QWidget *parent = nullptr);

    [[nodiscard]] qreal zoom() const { return m_zoom; }
    void zoomIn();
    void zoomOut();
    /** Zooms out until the whole picture is visible, as far as the limit of the zoom allows. */
    void fit();

protected:
    /** Returns the size of the picture at zoom 1, in pixels. */
    [[nodiscard]] virtual QSizeF pictureSize() const = 0;
    /** The free space at each edge of the picture, in its pixels, which need not be visible without scrolling. */
    [[nodiscard]] virtual qreal pictureMargin() const { return 0; }
    /** Returns the height of a row of the picture at zoom 1: the wheel scrolls by two of them. */
    [[nodiscard]] virtual qreal rowHeight() const = 0;
    /** Paints the picture in its own coordinates. Nothing outside of `visible` is seen. */
    virtual void paintPicture(QPainter &painter, const QRectF &visible) = 0;
    /** The user clicked a point of the picture, without dragging. */
    virtual void clickPicture(const QPointF &point) = 0;
    /** The user began to drag at a point of the picture. Returns true if a part is there that the user moves; the
     * picture is panned otherwise. */
    virtual bool startDrag(const QPointF & /*point*/) { return false; }
    /** The user dragged the part to a point of the picture. At the border of the view, the view scrolls. */
    virtual void dragTo(const QPointF & /*point*/) {}
    /** The user dropped the part, or cancelled the drag with Escape, another button or another window. */
    virtual void endDrag(bool /*isDropped*/) {}
    /** The user double-clicked a point of the picture. */
    virtual void doubleClickPicture(const QPointF &point) = 0;
    /** Returns the text of the tool tip for a point of the picture, as plain text. */
    [[nodiscard]] virtual QString toolTipAt(const QPointF &point) const = 0;
    /** Returns the part of the picture that stays visible when the size of the view changes. */
    [[nodiscard]] virtual std::optional<QRectF> currentRect() const = 0;

    /** Call it after the picture has another size. */
    void pictureChanged();
    /** Scrolls until a part of the picture is visible. */
    void reveal(const QRectF &part);
    /** Returns where a part of the picture is in the viewport, and which point of the picture a point of the viewport
     * is. */
    [[nodiscard]] QRectF inViewport(const QRectF &part) const;
    [[nodiscard]] QPointF inPicture(const QPointF &point) const { return (point - origin()) / m_zoom; }

    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    /** What the mouse does while its button is pressed. */
    enum class Gesture { None, Pressed, Panning, Dragging };

    [[nodiscard]] QPointF origin() const;
    void zoomTo(qreal zoom, const QPointF &fixed);
    void updateScrollBars();
    void endGesture(bool isDropped);
    void scrollAtBorder();

    qreal m_zoom = 1;
    bool m_isFitted = true; ///< True until the user zooms.
    Gesture m_gesture = Gesture::None;
    QPoint m_pressed;
    QPoint m_pressedScroll;
    QPoint m_mouse;        ///< Where the mouse is in a drag.
    QTimer m_borderScroll; ///< Runs during a drag.
};

} // namespace designer
