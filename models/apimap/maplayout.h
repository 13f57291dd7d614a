#pragma once

#include "apimap.h"

#include <QPointF>
#include <QRectF>

#include <functional>

namespace apimap {

/** The sizes with which a map is laid out, in pixels, for the fonts that it is drawn in. */
struct MapSizes {
    std::function<qreal(const QString &)> titleWidth; ///< The width of the title of a group.
    std::function<qreal(const QString &)> textWidth;  ///< The width of a label.
    std::function<qreal(const QString &)> badgeWidth; ///< The width of a method's badge, with its padding.
    qreal row = 20;                                   ///< The height of a row.
    qreal header = 26;                                ///< The height of the title of a group.
    qreal indent = 14;     ///< The distance by which a row is further right than the row that contains it.
    qreal padding = 8;     ///< The space inside a group, and between a label and its badges.
    qreal badgeGap = 4;    ///< The space between badges.
    qreal gap = 16;        ///< The space between groups, between columns, and around the map.
    qreal schemasGap = 96; ///< The space between the paths and the schemas, which lines cross.
    qreal aspect = 1.7;    ///< The width of the map divided by its height, as far as its rows allow.
};

/** The method badge of an operation. */
struct PlacedBadge {
    int operation = 0; ///< The index in ApiMap::operations.
    QRectF rect;
};

/** A row of a group. */
struct PlacedRow {
    int row = 0;  ///< The index in MapGroup::rows.
    QRectF rect;  ///< From the label to the last badge.
    QRectF label; ///< The part with the label.
    QList<PlacedBadge> badges;
};

/** A group, or a part of a group that goes on in the next column. */
struct PlacedGroup {
    int group = 0; ///< The index in ApiMap::groups.
    QRectF rect;
    bool isContinued = false; ///< True unless it is the first part of its group.
    QList<PlacedRow> rows;
};

/** The positions of all parts of a map. Paths are in columns at the left, schemas in columns at the right of them. */
struct MapLayout {
    QList<PlacedGroup> groups;
    QList<QRectF> schemas; ///< In the order of ApiMap::schemas.
    QSizeF size;
};

/** Places all parts of a map, so that it is about as wide as `aspect` says. The result depends on the arguments only.
 * Takes milliseconds for thousands of rows, and the time of the two functions. */
[[nodiscard]] MapLayout layOut(const ApiMap &map, const MapSizes &sizes);

/** A part of a map that can be selected. */
struct MapPart {
    enum class Kind { None, Operation, Row, Schema };
    Kind kind = Kind::None;
    int group = 0; ///< The index of the group of a row.
    int index = 0; ///< The index of the operation, of the row in its group, or of the schema.
    friend bool operator==(const MapPart &, const MapPart &) = default;
};

/** Returns the part that is at a point of the map. */
[[nodiscard]] MapPart partAt(const MapLayout &layout, const QPointF &point);

/** Returns the row at the height of a point that is in a group, also beside the row's label and badges. */
[[nodiscard]] MapPart rowAt(const MapLayout &layout, const QPointF &point);
/** Returns where a row is, as wide as its group. Empty for a part that is no row of the layout. */
[[nodiscard]] QRectF wholeRow(const MapLayout &layout, const MapPart &row);

/** A line of the map between an operation and a schema that it uses. It starts at the right side of the group, at the
 * height of the operation. */
struct MapLine {
    int operation = 0;
    int schema = 0;
    bool isDirect = true; ///< False if the operation uses the schema through another one.
    QPointF rowEnd;       ///< The right end of the row, from which a level line leads to `from`.
    QPointF from;
    QPointF to;
};

/** Returns the lines of a part: from an operation, or from the operations of a row, to the schemas that they use; to a
 * schema from the operations that use it. */
[[nodiscard]] QList<MapLine> linesOf(const ApiMap &map, const MapLayout &layout, const MapPart &part);

} // namespace apimap
