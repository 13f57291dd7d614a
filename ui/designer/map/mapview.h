#pragma once

#include "mapdrag.h"
#include "mappainting.h"
#include "zoomview.h"

#include <functional>

namespace designer {

/**
 * Shows the map of an API. One part is the current one: an operation, a path, or a schema. Lines lead from it to the
 * schemas that it uses, or to it from its users. Arrow keys and clicks make another part current; Return and a double
 * click open it. An operation can be dragged to another path, and a path to another place in the tree.
 */
class MapView final : public ZoomView
{
    Q_OBJECT

public:
    explicit MapView(QWidget *parent = nullptr);

    /** Shows another map. The part with the place of the current one stays current. */
    void setMap(std::shared_ptr<const LaidOutMap> map);
    [[nodiscard]] const std::shared_ptr<const LaidOutMap> &map() const { return m_shown; }
    void setColors(MapColoring coloring, const MapMarks &marks);
    /** Allows to drag parts. `refusal` returns why a part can't be moved to a row, as a sentence, or an empty text. */
    void setMoves(std::function<QString(const apimap::MapPart &moved, const apimap::MapPart &onto)> refusal);

    [[nodiscard]] const apimap::MapPart &current() const { return m_current; }
    /** Returns the place of the current part; the root of no document if there is none. */
    [[nodiscard]] openapi::Place currentPlace() const { return placeOf(m_current); }
    /** Makes the part with this place current, and scrolls to it. Returns false if the map has no such part. */
    bool select(const openapi::Place &place);
    /** Returns where a part is in the viewport. Empty for a part that the map does not have. */
    [[nodiscard]] QRectF rectOf(const apimap::MapPart &part) const;
    /** Returns the part that is dragged, and what it is dragged to; std::nullopt at other times. */
    [[nodiscard]] const std::optional<MapDrag> &drag() const { return m_drag; }
    /** Returns the text for a part that tool tips show and screen readers say: an operation with what its color means.
     */
    [[nodiscard]] QString descriptionOf(const apimap::MapPart &part) const;
    [[nodiscard]] openapi::Place placeOf(const apimap::MapPart &part) const;

signals:
    void currentChanged();
    /** Emitted when the user wants to see the operation, path or schema at a place in its form. */
    void opened(const openapi::Place &place);
    /** Emitted when the user dropped a part on a row. */
    void moved(const apimap::MapPart &part, const apimap::MapPart &onto);
    /** Emitted when the user wants to move the current path by a number of rows in its group. */
    void shiftRequested(int by);
    /** Emitted when the user wants the menu of the current part. `position` is on the screen. */
    void menuRequested(const QPoint &position);

protected:
    [[nodiscard]] QSizeF pictureSize() const override;
    [[nodiscard]] qreal rowHeight() const override;
    void paintPicture(QPainter &painter, const QRectF &visible) override;
    void clickPicture(const QPointF &point) override;
    void doubleClickPicture(const QPointF &point) override;
    [[nodiscard]] bool startDrag(const QPointF &point) override;
    void dragTo(const QPointF &point) override;
    void endDrag(bool isDropped) override;
    [[nodiscard]] QString toolTipAt(const QPointF &point) const override;
    [[nodiscard]] std::optional<QRectF> currentRect() const override;

    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /** A part that can be current, with its place on the map. */
    struct Stop {
        apimap::MapPart part;
        QRectF rect;
    };

    void showMap();
    void collectStops();
    void setCurrent(const apimap::MapPart &part);
    void openCurrent();
    void step(int key);
    void describeCurrent();
    [[nodiscard]] const Stop *stopOf(const apimap::MapPart &part) const;
    void paintFocus(QPainter &painter) const;

    std::shared_ptr<const LaidOutMap> m_shown;
    QList<Stop> m_stops; ///< In the order of the map: by column, then from top to bottom.
    MapPainting m_painting;
    apimap::MapPart m_current;
    MapColoring m_coloring = MapColoring::Methods;
    MapMarks m_marks;
    std::function<QString(const apimap::MapPart &, const apimap::MapPart &)> m_refusal;
    std::optional<MapDrag> m_drag;
};

} // namespace designer
