#pragma once

#include "graphlayout.h"
#include "graphpart.h"

#include <QAbstractScrollArea>

#include <optional>

class QPainter;

namespace designer {

/**
 * Shows how schemas refer to one another. One of them is the current one, which has the focus; arrow keys move it. It
 * is chosen with a click or Return. Dragging pans.
 */
class PictureView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    /** Shows a part of a graph. The chosen schema becomes the current one. */
    void setPicture(const relations::GraphPart &part, const relations::GraphLayout &layout);
    [[nodiscard]] const relations::SchemaGraph &graph() const { return m_part.graph; }
    [[nodiscard]] const relations::GraphLayout &layoutOfGraph() const { return m_layout; }
    /** Sizes for the font that the view uses. */
    [[nodiscard]] relations::LayoutSizes sizes() const;

    /** Index of the current schema; -1 if there is none. */
    [[nodiscard]] int current() const { return m_current; }
    /** Schemas without this text in their names are dimmed. The first one with it becomes the current one. */
    void setFilter(const QString &text);

    [[nodiscard]] qreal zoom() const { return m_zoom; }
    void zoomIn();
    void zoomOut();
    /** Zooms out until all is visible. */
    void fit();
    /** Where a schema is in the viewport. */
    [[nodiscard]] QRectF rectOf(int schema) const;

signals:
    void chosen(const document::Pointer &schema);
    /** The user wants to see the current schema in its form. */
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
    bool m_isFitted = true; ///< Until the user zooms, the whole picture is shown if it is readable then.
    std::optional<QPoint> m_pressed;
    QPoint m_pressedScroll;
    bool m_isPanning = false;
};

} // namespace designer
