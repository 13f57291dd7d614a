#pragma once

#include "graphlayout.h"
#include "graphpart.h"

#include <QAbstractScrollArea>

#include <optional>

class QPainter;

namespace designer {

/**
 * Shows a picture of how schemas refer to one another. One schema is the current one, which has the focus; arrow keys
 * make another one current. A click or Return chooses a schema. Dragging pans the picture.
 */
class PictureView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    /**
     * Shows a part of the graph of schemas in this layout. The chosen schema becomes the current one if it is not the
     * one chosen before or the number of schemas differs.
     */
    void setPicture(const relations::GraphPart &part, const relations::GraphLayout &layout);
    [[nodiscard]] const relations::SchemaGraph &graph() const { return m_part.graph; }
    [[nodiscard]] const relations::GraphLayout &layoutOfGraph() const { return m_layout; }
    /** Returns the sizes of the boxes for a layout, for the font that the view uses. */
    [[nodiscard]] relations::LayoutSizes sizes() const;

    /** Returns the index of the current schema in graph(); -1 if there is none. */
    [[nodiscard]] int current() const { return m_current; }
    /**
     * Dims the schemas whose names do not contain `text`. The first schema whose name contains it becomes the current
     * one.
     */
    void setFilter(const QString &text);

    [[nodiscard]] qreal zoom() const { return m_zoom; }
    void zoomIn();
    void zoomOut();
    /** Zooms out until the whole picture is visible, as far as the limit of the zoom allows. */
    void fit();
    /** Returns the rectangle of the schema with this index in the coordinates of the viewport. */
    [[nodiscard]] QRectF rectOf(int schema) const;

signals:
    void chosen(const document::Pointer &schema);
    /** Emitted when the user wants to see the current schema in its form. */
    void openRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] int schemaAt(const QPointF &point) const;
    [[nodiscard]] int neighbour(int key) const;
    [[nodiscard]] bool matches(int schema) const;
    [[nodiscard]] QString descriptionOf(int schema) const;
    void setCurrent(int schema);
    void zoomTo(qreal zoom, const QPointF &fixed);
    void updateScrollBars();
    void reveal(int schema);
    void describeCurrent();
    void drawLine(QPainter &painter, const relations::Line &line) const;
    void drawBox(QPainter &painter, const relations::Box &box) const;

    relations::GraphPart m_part;
    relations::GraphLayout m_layout;
    int m_current = -1;
    QString m_filter;
    qreal m_zoom = 1;
    bool m_isFitted = true; ///< True until the user zooms. While it is true, the whole picture is shown if it is
                            ///< readable at that size.
    std::optional<QPoint> m_pressed;
    QPoint m_pressedScroll;
    bool m_isPanning = false;
};

} // namespace designer
