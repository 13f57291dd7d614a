#pragma once

#include "graphlayout.h"
#include "graphpart.h"
#include "zoomview.h"

namespace designer {

/**
 * Shows a picture of how schemas refer to one another. One schema is the current one, which has the focus; arrow keys
 * make another one current. A click or Return chooses a schema.
 */
class PictureView final : public ZoomView
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

    /** Returns the rectangle of the schema with this index in the coordinates of the viewport. */
    [[nodiscard]] QRectF rectOf(int schema) const;

signals:
    void chosen(const document::Pointer &schema);
    /** Emitted when the user wants to see the current schema in its form. */
    void openRequested();

protected:
    [[nodiscard]] QSizeF pictureSize() const override { return m_layout.size; }
    [[nodiscard]] qreal pictureMargin() const override { return relations::PictureMargin; }
    [[nodiscard]] qreal rowHeight() const override { return m_layout.sizes.row; }
    void paintPicture(QPainter &painter, const QRectF &visible) override;
    void clickPicture(const QPointF &point) override;
    void doubleClickPicture(const QPointF &point) override;
    [[nodiscard]] QString toolTipAt(const QPointF &point) const override;
    [[nodiscard]] std::optional<QRectF> currentRect() const override;

    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int schemaAt(const QPointF &point) const;
    [[nodiscard]] int neighbour(int key) const;
    [[nodiscard]] bool matches(int schema) const;
    [[nodiscard]] QString descriptionOf(int schema) const;
    void setCurrent(int schema);
    void describeCurrent();
    void drawLine(QPainter &painter, const relations::Line &line) const;
    void drawBox(QPainter &painter, const relations::Box &box) const;

    relations::GraphPart m_part;
    relations::GraphLayout m_layout;
    int m_current = -1;
    QString m_filter;
};

} // namespace designer
