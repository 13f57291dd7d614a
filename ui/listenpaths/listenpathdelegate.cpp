#include "listenpathdelegate.h"

#include "celltext.h"
#include "listenpathmodel.h"
#include "theme.h"

#include <QPainter>

#include <numeric>

namespace listenpaths {

namespace {

constexpr int LinkWidth = 24;
constexpr int DotRadius = 4;
constexpr qsizetype MaximumLanes = 6;
constexpr int MaximumLaneWidth = 200;

/** The segments of a path with the slashes before them; the last one has the rest. Slashes in braces belong to a
 * pattern. */
QStringList segmentsOf(const QString &path)
{
    QStringList segments{QString()};
    int depth = 0;
    for (const QChar c : path) {
        depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
        if (c == u'/' && depth == 0 && !segments.constLast().isEmpty() && segments.size() < MaximumLanes)
            segments.append(QString());
        segments.last() += c;
    }
    return segments;
}

theme::Role roleOf(const QString &segment)
{
    if (segment.contains(u'{'))
        return theme::Role::Accent;
    return segment.startsWith(u'/') ? theme::Role::Text : theme::Role::Muted; // A domain.
}

} // namespace

ListenPathDelegate::ListenPathDelegate(const ListenPathModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{}

void ListenPathDelegate::measure(const QFontMetrics &metrics)
{
    m_lanes.clear();
    for (const reach::ListenPathRow &row : m_model.plan().rows()) {
        const QStringList segments = segmentsOf(pathText(row.api));
        for (qsizetype i = 0; i < segments.size(); ++i) {
            if (i >= m_lanes.size())
                m_lanes.append(0);
            const int width = metrics.horizontalAdvance(segments.at(i).left(MaximumLaneWidth)) + theme::Space::Control;
            m_lanes[i] = std::clamp(width, m_lanes.at(i), MaximumLaneWidth);
        }
    }
}

void ListenPathDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    widgets::paintCellGround(painter, cell);
    painter->save();
    QRect links = cell.rect;
    links.setWidth(LinkWidth);
    paintLink(painter, QStyle::visualRect(cell.direction, cell.rect, links), index.row());
    paintSegments(painter, cell, cell.rect.adjusted(LinkWidth, 0, -theme::Space::Tight, 0));
    painter->restore();
}

void ListenPathDelegate::paintLink(QPainter *painter, const QRect &room, int row) const
{
    using Link = ListenPathModel::Link;
    const Link link = m_model.linkOf(row);
    if (link == Link::None)
        return;
    const auto [first, last] = m_model.linkedRows();
    const QPoint center = room.center();
    painter->setPen(QPen(theme::color(theme::Role::Border), 1));
    painter->drawLine(center.x(), row == first ? center.y() : room.top(), center.x(),
                      row == last ? center.y() : room.bottom() + 1);
    if (link == Link::Between)
        return;
    const theme::Role role = link == Link::Winner  ? theme::Role::Warning
                             : link == Link::Loser ? theme::Role::Muted
                                                   : theme::Role::Accent;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme::color(role), 2));
    painter->setBrush(theme::color(link == Link::Loser ? theme::Role::Surface : role));
    painter->drawEllipse(QPointF(center) + QPointF(0.5, 0.5), DotRadius, DotRadius);
}

void ListenPathDelegate::paintSegments(QPainter *painter, const QStyleOptionViewItem &cell, const QRect &room) const
{
    // Lanes that don't fit would hide segments.
    const int lanes = std::accumulate(m_lanes.cbegin(), m_lanes.cend(), 0);
    const QStringList segments = lanes <= room.width() ? segmentsOf(cell.text) : QStringList{cell.text};
    int left = room.left();
    for (qsizetype i = 0; i < segments.size() && left < room.right(); ++i) {
        const bool isLast = i == segments.size() - 1;
        const int width = isLast ? room.right() - left + 1 : m_lanes.value(i);
        QRect lane(left, room.top(), std::min(width, room.right() - left + 1), room.height());
        if (!isLast)
            lane.setWidth(std::max(0, lane.width() - theme::Space::Tight));
        painter->setPen(theme::color(roleOf(segments.at(i))));
        widgets::paintElided(painter, QStyle::visualRect(cell.direction, cell.rect, lane), cell, segments.at(i));
        left += width;
    }
}

} // namespace listenpaths

#include "moc_listenpathdelegate.cpp"
