#include "mappainting.h"

#include "maplimits.h"
#include "theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <cmath>

namespace designer {

namespace {

using apimap::MapPart;
using theme::Role;

constexpr qreal BadgePadding = 5;
/** Below this zoom, labels are too small to be read, and are painted as bars. */
constexpr qreal ReadableText = 0.45;
/** Below this zoom, nobody sees that the corners of badges are round, which takes most of the time of a frame. */
constexpr qreal RoundBadges = 0.8;
/** From this number on, lines are straight, one pixel wide and without antialiasing: nobody follows one of them. */
constexpr qsizetype ManyLines = 150;
/** The distance on the screen up to which one of many lines is painted for two, while labels can't be read. */
constexpr qreal LinesApart = 6;
/** The distance of the corners of a mark from its center. */
constexpr qreal MarkRadius = 4;

QFont titleFont()
{
    return theme::headingFont(theme::Heading::Group);
}

void paintMark(QPainter &painter, const QPointF &center, MarkShape shape, const QColor &color)
{
    painter.setPen(QPen(theme::color(Role::Surface), 1));
    painter.setBrush(color);
    const auto at = [&center](qreal x, qreal y) { return center + QPointF(x, y) * MarkRadius; };
    switch (shape) {
    case MarkShape::None:
        break;
    case MarkShape::Circle:
        painter.drawEllipse(center, MarkRadius, MarkRadius);
        break;
    case MarkShape::Triangle:
        painter.drawPolygon(QPolygonF({at(0, -1.1), at(1.1, 0.9), at(-1.1, 0.9)}));
        break;
    case MarkShape::Square:
        painter.drawRect(QRectF(at(-0.9, -0.9), at(0.9, 0.9)));
        break;
    case MarkShape::Diamond:
        painter.drawPolygon(QPolygonF({at(0, -1.3), at(1.3, 0), at(0, 1.3), at(-1.3, 0)}));
        break;
    }
}

/** Paints a rectangle with a border of one pixel of the map, or of the screen if that is wider. QPainter strokes a
 * border, which takes several times as long. */
void paintBox(QPainter &painter, const QRectF &rect, const QColor &border, const QColor &ground, qreal zoom)
{
    const qreal half = std::max(1.0, zoom < ReadableText ? 1 / zoom : 1.0) / 2;
    painter.fillRect(rect.adjusted(-half, -half, half, half), border);
    painter.fillRect(rect.adjusted(half, half, -half, -half), ground);
}

/** True if some of the line can be visible. */
bool mayCross(const apimap::MapLine &line, const QRectF &visible)
{
    return QRectF(line.from, line.to).normalized().adjusted(-1, -1, 1, 1).intersects(visible);
}

} // namespace

apimap::MapSizes mapSizes()
{
    const QFont text = theme::textFont();
    const QFont small = theme::smallFont();
    apimap::MapSizes sizes;
    // The functions have metrics of their own, because they are called on a worker.
    sizes.titleWidth = [metrics = QFontMetricsF(titleFont())](const QString &title) {
        return metrics.horizontalAdvance(title);
    };
    sizes.textWidth = [metrics = QFontMetricsF(text)](const QString &label) {
        return metrics.horizontalAdvance(label);
    };
    sizes.badgeWidth = [metrics = QFontMetricsF(small),
                        known = QHash<QString, qreal>()](const QString &method) mutable {
        qreal &width = known[method];
        if (width == 0)
            width = metrics.horizontalAdvance(method) + 2 * BadgePadding;
        return width;
    };
    sizes.row = std::ceil(QFontMetricsF(text).height() * 1.3);
    sizes.header = sizes.row + theme::Space::Tight;
    sizes.padding = theme::Space::Control;
    sizes.badgeGap = theme::Space::Tight;
    sizes.gap = theme::Space::Group;
    return sizes;
}

MapPainting::Text MapPainting::laidOut(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return {layout.glyphRuns(), {line.naturalTextWidth(), line.height()}};
}

void MapPainting::paintText(QPainter &painter, const QPointF &topLeft, const Text &text)
{
    for (const QGlyphRun &run : text.runs)
        painter.drawGlyphRun(topLeft, run);
}

void MapPainting::setMap(std::shared_ptr<const LaidOutMap> map)
{
    m_map = std::move(map);
    m_looks.clear();
    QHash<QString, Text> known; // Many rows have the same label, such as "/{id}".
    const auto textOf = [&known](const QString &text) {
        const auto found = known.constFind(text);
        return found != known.constEnd() ? *found : *known.insert(text, laidOut(text, theme::textFont()));
    };
    m_groups.clear();
    for (const apimap::PlacedGroup &group : m_map->layout.groups) {
        const apimap::MapGroup &shown = m_map->map.groups.at(group.group);
        GroupTexts texts;
        texts.title = laidOut(shown.title.isEmpty() ? tr("Without a tag") : apimap::shownLabel(shown.title),
                              titleFont());
        for (const apimap::PlacedRow &row : group.rows)
            texts.rows.append(textOf(apimap::shownLabel(shown.rows.at(row.row).label)));
        m_groups.append(texts);
    }
    m_schemas.clear();
    for (const apimap::MapSchema &schema : m_map->map.schemas)
        m_schemas.append(textOf(apimap::shownLabel(QString::fromUtf8(schema.name))));
    m_methods.clear();
    for (const apimap::MapOperation &operation : m_map->map.operations) {
        if (!m_methods.contains(operation.method))
            m_methods.insert(operation.method, laidOut(QString::fromLatin1(operation.method), theme::smallFont()));
    }
    setCurrent({});
}

void MapPainting::setColors(MapColoring coloring, const MapMarks &marks)
{
    const apimap::ApiMap &map = m_map->map;
    m_coloring = coloring;
    m_looks.resize(map.operations.size());
    for (int i = 0; i < int(map.operations.size()); ++i) {
        const std::optional<MapMeaning> meaning = meaningOf(map, i, coloring, marks);
        const std::optional<QColor> color = colorOf(map, i, coloring, marks);
        m_looks[i] = {color.value_or(theme::color(Role::Muted)),
                      color ? theme::palette().tint(*color) : theme::color(Role::Raised), color.has_value(),
                      meaning ? meaning->shape : MarkShape::None};
    }
}

void MapPainting::setCurrent(const MapPart &part)
{
    m_lines = apimap::linesOf(m_map->map, m_map->layout, part);
    m_isUsed = QList<bool>(m_map->map.schemas.size(), false);
    for (const apimap::MapLine &line : std::as_const(m_lines))
        m_isUsed[line.schema] = true;
}

void MapPainting::paint(QPainter &painter, const QRectF &visible, qreal zoom) const
{
    paintLines(painter, visible, zoom);
    for (qsizetype i = 0; i < m_map->layout.groups.size(); ++i) {
        if (visible.intersects(m_map->layout.groups.at(i).rect))
            paintGroup(painter, i, visible, zoom);
    }
    paintSchemas(painter, visible, zoom);
    paintLineStarts(painter);
}

void MapPainting::paintGroup(QPainter &painter, qsizetype index, const QRectF &visible, qreal zoom) const
{
    const apimap::PlacedGroup &group = m_map->layout.groups.at(index);
    const GroupTexts &texts = m_groups.at(index);
    const apimap::MapSizes &sizes = m_map->sizes;
    const apimap::MapGroup &shown = m_map->map.groups.at(group.group);
    const bool isReadable = zoom >= ReadableText;
    painter.setPen(QPen(theme::color(Role::Line), 1));
    painter.setBrush(theme::color(Role::Surface));
    if (isReadable)
        painter.drawRoundedRect(group.rect, theme::Size::Radius, theme::Size::Radius);
    else
        paintBox(painter, group.rect, theme::color(Role::Line), theme::color(Role::Surface), zoom);
    const QRectF header(group.rect.left() + sizes.padding, group.rect.top(), group.rect.width() - 2 * sizes.padding,
                        sizes.header);
    if (header.intersects(visible)) {
        painter.setPen(theme::color(group.isContinued ? Role::Muted : Role::Text));
        paintText(painter, {header.left(), header.center().y() - texts.title.size.height() / 2}, texts.title);
    }
    const QColor text = theme::color(Role::Text);
    const QColor muted = theme::color(Role::Muted);
    const QColor line = theme::color(Role::Line);
    for (qsizetype i = 0; i < group.rows.size(); ++i) {
        const apimap::PlacedRow &row = group.rows.at(i);
        if (row.rect.bottom() < visible.top() || row.rect.top() > visible.bottom())
            continue;
        const qreal middle = row.label.center().y();
        if (isReadable) {
            const Text &label = texts.rows.at(i);
            painter.setPen(shown.rows.at(row.row).path.isEmpty() ? muted : text);
            paintText(painter, {row.label.left(), middle - label.size.height() / 2}, label);
        } else {
            painter.fillRect(QRectF(row.label.left(), middle - 2, row.label.width(), 4), line);
        }
        for (const apimap::PlacedBadge &badge : row.badges)
            paintBadge(painter, badge, zoom);
    }
}

/** Too small for text and marks, a badge is a bar, which is as high as its mark is urgent. */
void MapPainting::paintBadge(QPainter &painter, const apimap::PlacedBadge &badge, qreal zoom) const
{
    const Look &look = m_looks.at(badge.operation);
    if (zoom < ReadableText) {
        const bool isWhole = m_coloring == MapColoring::Methods;
        const qreal part = isWhole ? 1 : !look.isMarked ? 0.3 : (1 + int(look.shape)) / 5.;
        const qreal height = badge.rect.height() * part;
        painter.fillRect(QRectF(badge.rect.left(), badge.rect.bottom() - height, badge.rect.width(), height),
                         look.text);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.fill);
    if (zoom < RoundBadges)
        painter.fillRect(badge.rect, look.fill);
    else
        painter.drawRoundedRect(badge.rect, theme::Size::Radius, theme::Size::Radius);
    const Text &text = m_methods.constFind(m_map->map.operations.at(badge.operation).method).value();
    painter.setPen(look.text);
    paintText(painter, badge.rect.center() - QPointF(text.size.width(), text.size.height()) / 2, text);
    if (look.shape != MarkShape::None)
        paintMark(painter, badge.rect.topRight() + QPointF(-1, 1), look.shape, look.text);
}

void MapPainting::paintSchemas(QPainter &painter, const QRectF &visible, qreal zoom) const
{
    struct Colors {
        QColor border;
        QColor ground;
    };
    const Colors plain{theme::color(Role::Line), theme::color(Role::Surface)};
    const Colors used{theme::color(Role::Accent), theme::color(Role::Selection)};
    const QColor text = theme::color(Role::Text);
    const QColor muted = theme::color(Role::Muted);
    for (qsizetype i = 0; i < m_map->layout.schemas.size(); ++i) {
        const QRectF &rect = m_map->layout.schemas.at(i);
        if (!visible.intersects(rect))
            continue;
        const Colors &colors = m_isUsed.at(i) ? used : plain;
        paintBox(painter, rect, colors.border, colors.ground, zoom);
        if (zoom < ReadableText)
            continue;
        const Text &name = m_schemas.at(i);
        painter.setPen(m_map->map.schemas.at(i).moreCount > 0 ? muted : text);
        paintText(painter, {rect.left() + m_map->sizes.padding, rect.center().y() - name.size.height() / 2}, name);
    }
}

/** Below the boxes, so that they cross no text. */
void MapPainting::paintLines(QPainter &painter, const QRectF &visible, qreal zoom) const
{
    if (m_lines.size() > ManyLines)
        return paintManyLines(painter, visible, zoom);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    for (const apimap::MapLine &line : m_lines) {
        if (!mayCross(line, visible))
            continue;
        const QPointF pull((line.to.x() - line.from.x()) / 2, 0);
        QPainterPath path(line.from);
        path.cubicTo(line.from + pull, line.to - pull, line.to);
        painter.setPen(QPen(theme::color(line.isDirect ? Role::Accent : Role::Border), line.isDirect ? 2 : 1));
        painter.drawPath(path);
    }
    painter.setRenderHint(QPainter::Antialiasing, zoom >= ReadableText);
}

/** Lines that are hardly apart, such as those of the operations of a row, are painted once. QPainter takes some ten
 * microseconds for each. */
void MapPainting::paintManyLines(QPainter &painter, const QRectF &visible, qreal zoom) const
{
    const qreal apart = zoom < ReadableText ? LinesApart / zoom : 0;
    QList<QLineF> direct;
    QList<QLineF> indirect;
    for (const apimap::MapLine &line : m_lines) {
        QList<QLineF> &lines = line.isDirect ? direct : indirect;
        const bool isPainted = !lines.isEmpty() && lines.last().p2() == line.to &&
                               (lines.last().p1() - line.from).manhattanLength() <= apart;
        if (!isPainted && mayCross(line, visible))
            lines.append({line.from, line.to});
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme::color(Role::Border), 0));
    painter.drawLines(indirect);
    painter.setPen(QPen(theme::color(Role::Accent), 0));
    painter.drawLines(direct);
    painter.setRenderHint(QPainter::Antialiasing, zoom >= ReadableText);
}

void MapPainting::paintLineStarts(QPainter &painter) const
{
    painter.setPen(QPen(theme::color(Role::Accent), 1));
    int last = -1; // The lines of an operation are one after the other.
    for (const apimap::MapLine &line : m_lines) {
        if (line.operation != last)
            painter.drawLine(line.rowEnd + QPointF(m_map->sizes.badgeGap, 0), line.from);
        last = line.operation;
    }
}

} // namespace designer
