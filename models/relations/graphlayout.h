#pragma once

#include "graphpart.h"

#include <QPointF>
#include <QRectF>

namespace relations {

/** Sizes of the picture, in pixels of the font that it is drawn in. */
struct LayoutSizes {
    qreal character = 7.5; ///< Width.
    qreal row = 20;        ///< Height of a row of a box.
    qreal padding = 10;    ///< Left and right in a box.
    qreal gap = 16;        ///< Between boxes of a column.
    qreal columnGap = 88;  ///< Between columns, for the lines.
};

/** A row of a box: what refers to another schema. */
struct BoxRow {
    QString text; ///< "author", "author, editor", or empty for `moreCount`.
    int moreCount = 0;
};

/** A schema in the picture. The first row of the rectangle is its name. */
struct Box {
    int schema = 0; ///< Index in the graph of the part.
    QRectF rect;
    std::vector<BoxRow> rows;
};

/** A relation in the picture, from the row of a box to the name of another. */
struct Line {
    int relation = 0; ///< Index in the graph of the part.
    /** From the box that refers to the other one. Between two points the line is a curve that is horizontal at both. */
    std::vector<QPointF> points;
};

/** A laid out part of a graph. */
struct GraphLayout {
    std::vector<Box> boxes; ///< In the order of the schemas.
    std::vector<Line> lines;
    QSizeF size;
    LayoutSizes sizes;
};

/** A curve of a line: the end of `points[index]`, and what pulls it. */
struct Curve {
    QPointF from;
    QPointF firstPull;
    QPointF secondPull;
    QPointF to;
};

/** The curve between a point of a line and the next one. */
[[nodiscard]] Curve curveOf(const Line &line, size_t index);

/** At most MaximumShownName characters of a name; what is left out in the middle is "…". */
[[nodiscard]] QString shownName(const QString &name);

/**
 * Places schemas in columns, so that references lead to the right as far as their cycles allow. Boxes do not overlap.
 * The result depends on the arguments only. Takes milliseconds.
 */
[[nodiscard]] GraphLayout layOut(const SchemaGraph &graph, const LayoutSizes &sizes);

} // namespace relations
