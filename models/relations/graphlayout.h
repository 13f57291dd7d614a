#pragma once

#include "graphpart.h"

#include <QPointF>
#include <QRectF>

namespace relations {

/** The free space around the boxes of a picture, in its pixels. */
inline constexpr qreal PictureMargin = 24;

/** The sizes with which a picture of schemas is laid out, in pixels, for the font that it is drawn in. */
struct LayoutSizes {
    qreal character = 7.5; ///< The width of a character.
    qreal row = 20;        ///< The height of a row of a box.
    qreal padding = 10;    ///< The space at the left and the right inside a box.
    qreal gap = 16;        ///< The space between the boxes of a column.
    qreal columnGap = 88;  ///< The space between columns, which lines cross.
};

/** A row of a box: the properties with which its schema refers to another schema, or another property. */
struct BoxRow {
    /** The names, such as "author" or "author, editor"; empty in the row that represents further ones. */
    QString text;
    int moreCount = 0;
};

/** A schema in the picture: a box whose first row is its name and whose other rows are its references and other
 * properties. */
struct Box {
    int schema = 0; ///< The index of the schema in the graph that is laid out.
    QRectF rect;
    std::vector<BoxRow> rows;
};

/** A line in the picture for a relation, from a row of one box to the name in another. */
struct Line {
    int relation = 0; ///< The index of the relation in the graph that is laid out.
    /** The points of the line, starting at the box that refers to the other one. Between two points the line is a curve
     * that is horizontal at both. */
    std::vector<QPointF> points;
};

/** The positions of the boxes and lines in a picture of schemas. */
struct GraphLayout {
    std::vector<Box> boxes; ///< The boxes, in the order of the graph's schemas.
    std::vector<Line> lines;
    QSizeF size;
    LayoutSizes sizes;
};

/** The cubic Bézier curve between two points of a line, with its two control points. */
struct Curve {
    QPointF from;
    QPointF firstPull;
    QPointF secondPull;
    QPointF to;
};

/** Returns the curve between point `index` of a line and the next point. */
[[nodiscard]] Curve curveOf(const Line &line, size_t index);

/** Returns a name with at most MaximumShownName characters; "…" replaces what is left out in the middle. */
[[nodiscard]] QString shownName(const QString &name);

/**
 * Places schemas in columns, so that references lead to the right as far as their cycles allow. Boxes do not overlap.
 * The result depends on the arguments only. Takes milliseconds.
 */
[[nodiscard]] GraphLayout layOut(const SchemaGraph &graph, const LayoutSizes &sizes);

} // namespace relations
