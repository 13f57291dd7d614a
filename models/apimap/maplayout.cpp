#include "maplayout.h"

#include "maplimits.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace apimap {

namespace {

/** Places rows from top to bottom in columns. A column ends when it has the height that was asked for. */
class Columns final
{
public:
    Columns(const MapSizes &sizes, qreal height, qreal left)
        : m_sizes(sizes)
        , m_height(height)
        , m_left(left)
        , m_top(sizes.gap)
    {}

    void placeGroups(const ApiMap &map, const QList<QList<qreal>> &widths, QList<PlacedGroup> &placed);
    void placeSchemas(const ApiMap &map, QList<QRectF> &placed);
    [[nodiscard]] qreal right() const { return m_right; }
    [[nodiscard]] qreal bottom() const { return m_bottom; }

private:
    void nextColumn()
    {
        m_left = m_right + m_sizes.gap;
        m_top = m_sizes.gap;
    }

    const MapSizes &m_sizes;
    qreal m_height;
    qreal m_left;
    qreal m_top;
    qreal m_right = 0;
    qreal m_bottom = 0;
};

qreal badgesWidth(const ApiMap &map, const MapSizes &sizes, const MapRow &row)
{
    qreal width = 0;
    for (const int operation : row.operations)
        width += sizes.badgeGap + sizes.badgeWidth(QString::fromLatin1(map.operations.at(operation).method));
    return width;
}

qreal nameWidth(const MapSizes &sizes, const MapSchema &schema)
{
    return sizes.textWidth(shownLabel(QString::fromUtf8(schema.name))) + 2 * sizes.padding;
}

void Columns::placeGroups(const ApiMap &map, const QList<QList<qreal>> &widths, QList<PlacedGroup> &placed)
{
    qsizetype firstOfColumn = placed.size();
    // The boxes of a column are as wide as the widest row in it.
    const auto endColumn = [&] {
        qreal width = 0;
        for (qsizetype i = firstOfColumn; i < placed.size(); ++i)
            width = qMax(width, placed.at(i).rect.width());
        for (qsizetype i = firstOfColumn; i < placed.size(); ++i) {
            placed[i].rect.setWidth(width);
            m_bottom = qMax(m_bottom, placed.at(i).rect.bottom());
        }
        m_right = m_left + width;
        firstOfColumn = placed.size();
    };
    for (int index = 0; index < int(map.groups.size()); ++index) {
        const MapGroup &group = map.groups.at(index);
        qsizetype row = 0;
        do {
            const qreal needed = m_sizes.header + qMin<qreal>(2, group.rows.size() - row) * m_sizes.row;
            if (m_top > m_sizes.gap && m_top + needed > m_height) {
                endColumn();
                nextColumn();
            }
            PlacedGroup part{index, QRectF(m_left, m_top, 0, 0), row > 0, {}};
            qreal width = m_sizes.titleWidth(shownLabel(group.title)) + 2 * m_sizes.padding;
            qreal top = m_top + m_sizes.header;
            const qreal last = qMax(m_height, m_top + needed);
            for (; row < group.rows.size() && top + m_sizes.row <= last; ++row, top += m_sizes.row) {
                const MapRow &shown = group.rows.at(row);
                const qreal left = m_left + m_sizes.padding + shown.depth * m_sizes.indent;
                PlacedRow placedRow{int(row), QRectF(left, top, widths.at(index).at(row), m_sizes.row), {}, {}};
                placedRow.label = QRectF(left, top, m_sizes.textWidth(shownLabel(shown.label)), m_sizes.row);
                qreal at = placedRow.label.right() + m_sizes.padding;
                for (const int operation : shown.operations) {
                    const qreal badge = m_sizes.badgeWidth(QString::fromLatin1(map.operations.at(operation).method));
                    placedRow.badges.append({operation, QRectF(at, top + 2, badge, m_sizes.row - 4)});
                    at += badge + m_sizes.badgeGap;
                }
                width = qMax(width, placedRow.rect.right() - m_left + m_sizes.padding);
                part.rows.append(std::move(placedRow));
            }
            part.rect.setSize(QSizeF(width, top - m_top + m_sizes.padding));
            m_top = part.rect.bottom() + m_sizes.gap;
            placed.append(std::move(part));
        } while (row < group.rows.size());
    }
    endColumn();
}

void Columns::placeSchemas(const ApiMap &map, QList<QRectF> &placed)
{
    qsizetype firstOfColumn = 0;
    const auto endColumn = [&] {
        qreal width = 0;
        for (qsizetype i = firstOfColumn; i < placed.size(); ++i)
            width = qMax(width, placed.at(i).width());
        for (qsizetype i = firstOfColumn; i < placed.size(); ++i) {
            placed[i].setWidth(width);
            m_bottom = qMax(m_bottom, placed.at(i).bottom());
        }
        m_right = m_left + width;
        firstOfColumn = placed.size();
    };
    for (const MapSchema &schema : map.schemas) {
        if (m_top > m_sizes.gap && m_top + m_sizes.row > m_height) {
            endColumn();
            nextColumn();
        }
        const qreal width = nameWidth(m_sizes, schema);
        placed.append(QRectF(m_left, m_top, width, m_sizes.row));
        m_top += m_sizes.row + m_sizes.badgeGap;
    }
    endColumn();
}

/** Returns the height of columns with which `area` gets the aspect that is asked for. */
qreal columnHeight(const ApiMap &map, const MapSizes &sizes, const QList<QList<qreal>> &widths)
{
    qreal area = 0;
    qreal tallest = sizes.header + sizes.row;
    for (qsizetype group = 0; group < map.groups.size(); ++group) {
        qreal widest = 0;
        for (const qreal width : widths.at(group))
            widest = qMax(widest, width);
        const qreal height = sizes.header + qreal(map.groups.at(group).rows.size()) * sizes.row + sizes.gap;
        area += height * (widest + 2 * sizes.padding + sizes.gap);
    }
    for (const MapSchema &schema : map.schemas) {
        area += (sizes.row + sizes.badgeGap) * (nameWidth(sizes, schema) + sizes.gap);
    }
    return qMax(tallest, std::sqrt(area / sizes.aspect));
}

} // namespace

MapLayout layOut(const ApiMap &map, const MapSizes &sizes)
{
    QList<QList<qreal>> widths; // Of each row of each group.
    for (const MapGroup &group : map.groups) {
        QList<qreal> ofGroup;
        for (const MapRow &row : group.rows) {
            const qreal badges = badgesWidth(map, sizes, row);
            ofGroup.append(row.depth * sizes.indent + sizes.textWidth(shownLabel(row.label)) +
                           (badges > 0 ? sizes.padding + badges : 0));
        }
        widths.append(std::move(ofGroup));
    }
    const qreal height = columnHeight(map, sizes, widths);
    MapLayout layout;
    Columns paths(sizes, height, sizes.gap);
    if (!map.groups.isEmpty())
        paths.placeGroups(map, widths, layout.groups);
    const qreal left = map.groups.isEmpty() ? sizes.gap : paths.right() + sizes.schemasGap;
    Columns schemas(sizes, height, left);
    if (!map.schemas.isEmpty())
        schemas.placeSchemas(map, layout.schemas);
    layout.size = QSizeF(qMax(paths.right(), schemas.right()) + sizes.gap,
                         qMax(paths.bottom(), schemas.bottom()) + sizes.gap);
    return layout;
}

MapPart partAt(const MapLayout &layout, const QPointF &point)
{
    for (qsizetype i = 0; i < layout.schemas.size(); ++i) {
        if (layout.schemas.at(i).contains(point))
            return {MapPart::Kind::Schema, 0, int(i)};
    }
    for (const PlacedGroup &group : layout.groups) {
        if (!group.rect.contains(point))
            continue;
        for (const PlacedRow &row : group.rows) {
            if (!row.rect.contains(point))
                continue;
            for (const PlacedBadge &badge : row.badges) {
                if (badge.rect.contains(point))
                    return {MapPart::Kind::Operation, group.group, badge.operation};
            }
            return {MapPart::Kind::Row, group.group, row.row};
        }
    }
    return {};
}

MapPart rowAt(const MapLayout &layout, const QPointF &point)
{
    for (const PlacedGroup &group : layout.groups) {
        if (!group.rect.contains(point))
            continue;
        for (const PlacedRow &row : group.rows) {
            if (point.y() >= row.rect.top() && point.y() < row.rect.bottom())
                return {MapPart::Kind::Row, group.group, row.row};
        }
    }
    return {};
}

QRectF wholeRow(const MapLayout &layout, const MapPart &row)
{
    for (const PlacedGroup &group : layout.groups) {
        if (row.kind != MapPart::Kind::Row || group.group != row.group)
            continue;
        for (const PlacedRow &placed : group.rows) {
            if (placed.row == row.index)
                return {group.rect.left(), placed.rect.top(), group.rect.width(), placed.rect.height()};
        }
    }
    return {};
}

QList<MapLine> linesOf(const ApiMap &map, const MapLayout &layout, const MapPart &part)
{
    QList<int> operations;
    if (part.kind == MapPart::Kind::Operation)
        operations = {part.index};
    else if (part.kind == MapPart::Kind::Row)
        operations = map.groups.at(part.group).rows.at(part.index).operations;
    else if (part.kind == MapPart::Kind::Schema)
        operations = usersOf(map, part.index);
    if (operations.isEmpty())
        return {};

    struct Start {
        QPointF rowEnd;
        QPointF side;
    };
    QHash<int, Start> starts; // Not of operations that are left out.
    for (const PlacedGroup &group : layout.groups) {
        for (const PlacedRow &row : group.rows) {
            for (const PlacedBadge &badge : row.badges) {
                const qreal height = badge.rect.center().y();
                starts.insert(badge.operation, {{row.rect.right(), height}, {group.rect.right(), height}});
            }
        }
    }
    QList<MapLine> lines;
    for (const int operation : std::as_const(operations)) {
        const auto start = starts.constFind(operation);
        if (start == starts.constEnd())
            continue;
        const QList<int> &direct = map.operations.at(operation).schemas;
        const QList<int> used = part.kind == MapPart::Kind::Schema ? QList<int>{part.index} : schemasOf(map, operation);
        for (const int schema : used) {
            const QRectF &rect = layout.schemas.at(schema);
            lines.append({operation, schema, direct.contains(schema), start->rowEnd, start->side,
                          QPointF(rect.left(), rect.center().y())});
        }
    }
    return lines;
}

} // namespace apimap
