#pragma once

#include "mapcolors.h"
#include "maplayout.h"

#include <QCoreApplication>
#include <QGlyphRun>

#include <memory>

class QPainter;

namespace designer {

/** A map with its positions, as a worker makes it. */
struct LaidOutMap {
    apimap::ApiMap map;
    apimap::MapLayout layout;
    apimap::MapSizes sizes;
};

/** Returns the sizes for a layout with the fonts of the application. The functions in it can be called on a worker. */
[[nodiscard]] apimap::MapSizes mapSizes();

/** Paints a map: its groups, rows, badges and schemas, and the lines of the current part. Thousands of parts take some
 * milliseconds, because their texts and colors are prepared once. */
class MapPainting final
{
    Q_DECLARE_TR_FUNCTIONS(designer::MapPainting)

public:
    /** Sets the map to paint, which has no current part and no colors yet. */
    void setMap(std::shared_ptr<const LaidOutMap> map);
    /** Sets what the colors of operations show. Called again when the colors of the theme are others. */
    void setColors(MapColoring coloring, const MapMarks &marks);
    /** Sets the part whose lines are painted, and whose schemas are marked. */
    void setCurrent(const apimap::MapPart &part);
    /** Paints the part of the map that is inside `visible`, with a painter that is scaled by `zoom`. */
    void paint(QPainter &painter, const QRectF &visible, qreal zoom) const;

private:
    /** A text in one line that is laid out. Unlike QStaticText, it is not laid out again for each zoom. */
    struct Text {
        QList<QGlyphRun> runs;
        QSizeF size;
    };

    /** How the badge of an operation is painted. */
    struct Look {
        QColor text;
        QColor fill;
        bool isMarked = false; ///< It has something that the colors are about.
        MarkShape shape = MarkShape::None;
    };

    /** The texts of a placed group, in the order of the layout. */
    struct GroupTexts {
        Text title;
        QList<Text> rows;
    };

    [[nodiscard]] static Text laidOut(const QString &text, const QFont &font);
    static void paintText(QPainter &painter, const QPointF &topLeft, const Text &text);
    void paintGroup(QPainter &painter, qsizetype group, const QRectF &visible, qreal zoom) const;
    void paintBadge(QPainter &painter, const apimap::PlacedBadge &badge, qreal zoom) const;
    void paintSchemas(QPainter &painter, const QRectF &visible, qreal zoom) const;
    void paintLines(QPainter &painter, const QRectF &visible, qreal zoom) const;
    void paintManyLines(QPainter &painter, const QRectF &visible, qreal zoom) const;
    void paintLineStarts(QPainter &painter) const;

    std::shared_ptr<const LaidOutMap> m_map = std::make_shared<const LaidOutMap>();
    QList<GroupTexts> m_groups;
    QList<Text> m_schemas;
    QHash<QByteArray, Text> m_methods;
    MapColoring m_coloring = MapColoring::Methods;
    QList<Look> m_looks;            ///< Of each operation.
    QList<apimap::MapLine> m_lines; ///< Of the current part.
    QList<bool> m_isUsed;           ///< Of each schema: a line goes to it.
};

} // namespace designer
