#include "mapview.h"

#include "theme.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace designer {

namespace {

using apimap::MapPart;
using theme::Role;

constexpr qsizetype MostDescribed = 12;

} // namespace

MapView::MapView(QWidget *parent)
    : ZoomView(parent)
    , m_shown(std::make_shared<const LaidOutMap>())
{}

QSizeF MapView::pictureSize() const
{
    return m_shown->layout.size;
}

qreal MapView::rowHeight() const
{
    return m_shown->sizes.row;
}

void MapView::setMap(std::shared_ptr<const LaidOutMap> map)
{
    openapi::Place place = placeOf(m_current);
    // A definition gets another address when it is saved for the first time.
    if (place.address == m_shown->map.address)
        place.address = map->map.address;
    m_shown = std::move(map);
    m_current = {};
    m_drag.reset();
    m_marks = {}; // Its indexes are those of the map before.
    showMap();
    collectStops();
    for (const Stop &stop : std::as_const(m_stops)) {
        if (!place.pointer.isRoot() && placeOf(stop.part) == place)
            m_current = stop.part;
    }
    pictureChanged();
    setCurrent(m_current);
}

/** Prepares what is painted, in the current language. */
void MapView::showMap()
{
    m_painting.setMap(m_shown);
    m_painting.setColors(m_coloring, m_marks);
    m_painting.setCurrent(m_current);
}

/** Collects the parts that can be current. */
void MapView::collectStops()
{
    const apimap::ApiMap &map = m_shown->map;
    m_stops.clear();
    for (const apimap::PlacedGroup &group : m_shown->layout.groups) {
        for (const apimap::PlacedRow &row : group.rows) {
            if (!map.groups.at(group.group).rows.at(row.row).path.isEmpty())
                m_stops.append({{MapPart::Kind::Row, group.group, row.row}, row.label});
            for (const apimap::PlacedBadge &badge : row.badges)
                m_stops.append({{MapPart::Kind::Operation, group.group, badge.operation}, badge.rect});
        }
    }
    for (qsizetype i = 0; i < m_shown->layout.schemas.size(); ++i) {
        if (map.schemas.at(i).moreCount == 0)
            m_stops.append({{MapPart::Kind::Schema, 0, int(i)}, m_shown->layout.schemas.at(i)});
    }
}

void MapView::setColors(MapColoring coloring, const MapMarks &marks)
{
    m_coloring = coloring;
    m_marks = marks;
    m_painting.setColors(coloring, marks);
    describeCurrent();
    viewport()->update();
}

void MapView::setMoves(std::function<QString(const MapPart &, const MapPart &)> refusal)
{
    m_refusal = std::move(refusal);
}

const MapView::Stop *MapView::stopOf(const MapPart &part) const
{
    const auto found = std::find_if(m_stops.begin(), m_stops.end(), [&part](const Stop &stop) {
        // An operation can be in the groups of several tags.
        return stop.part.kind == part.kind && stop.part.index == part.index &&
               (stop.part.group == part.group || part.kind == MapPart::Kind::Schema);
    });
    return found == m_stops.end() ? nullptr : &*found;
}

openapi::Place MapView::placeOf(const MapPart &part) const
{
    switch (part.kind) {
    case MapPart::Kind::None:
        return {};
    case MapPart::Kind::Operation:
        return m_shown->map.operations.at(part.index).place;
    case MapPart::Kind::Row:
        return m_shown->map.groups.at(part.group).rows.at(part.index).place;
    case MapPart::Kind::Schema:
        return m_shown->map.schemas.at(part.index).place;
    }
    Q_UNREACHABLE();
}

QRectF MapView::rectOf(const MapPart &part) const
{
    const Stop *stop = stopOf(part);
    return stop ? inViewport(stop->rect) : QRectF();
}

std::optional<QRectF> MapView::currentRect() const
{
    const Stop *stop = stopOf(m_current);
    return stop ? std::optional(stop->rect) : std::nullopt;
}

bool MapView::select(const openapi::Place &place)
{
    const auto found = std::find_if(m_stops.cbegin(), m_stops.cend(),
                                    [&](const Stop &stop) { return placeOf(stop.part) == place; });
    if (found == m_stops.cend())
        return false;
    setCurrent(found->part);
    return true;
}

void MapView::setCurrent(const MapPart &part)
{
    m_current = part;
    m_painting.setCurrent(part);
    if (const std::optional<QRectF> rect = currentRect())
        reveal(*rect);
    describeCurrent();
    viewport()->update();
    emit currentChanged();
}

void MapView::openCurrent()
{
    if (const openapi::Place place = currentPlace(); !place.pointer.isRoot())
        emit opened(place);
}

void MapView::clickPicture(const QPointF &point)
{
    const MapPart part = apimap::partAt(m_shown->layout, point);
    // A row without a path has nothing to show.
    if (!placeOf(part).pointer.isRoot())
        setCurrent(part);
}

void MapView::doubleClickPicture(const QPointF &point)
{
    if (apimap::partAt(m_shown->layout, point) == m_current)
        openCurrent();
}

bool MapView::startDrag(const QPointF &point)
{
    const MapPart part = apimap::partAt(m_shown->layout, point);
    const bool isMovable = part.kind == MapPart::Kind::Operation || part.kind == MapPart::Kind::Row;
    if (!m_refusal || !isMovable || placeOf(part).pointer.isRoot())
        return false;
    setCurrent(part);
    m_drag = MapDrag{part, {}, {}, descriptionOf(part).section(u'\n', 0, 0), {}};
    return true;
}

void MapView::dragTo(const QPointF &point)
{
    if (!m_drag)
        return;
    const MapPart onto = apimap::rowAt(m_shown->layout, point);
    m_drag->mouse = inViewport(QRectF(point, QSizeF())).topLeft();
    if (onto != m_drag->onto) {
        m_drag->onto = onto;
        m_drag->refusal = m_drag->isOnTarget() ? m_refusal(m_drag->moved, onto) : QString();
    }
    viewport()->setCursor(m_drag->canDrop() ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    viewport()->update();
}

void MapView::endDrag(bool isDropped)
{
    if (!m_drag) // The map was read again.
        return;
    const MapDrag drag = *std::exchange(m_drag, std::nullopt);
    viewport()->update();
    if (isDropped && drag.canDrop())
        emit moved(drag.moved, drag.onto);
}

/** Goes to the nearest part in the direction of an arrow key. */
void MapView::step(int key)
{
    const std::optional<QRectF> from = currentRect();
    if (!from) {
        if (!m_stops.isEmpty())
            setCurrent(m_stops.first().part);
        return;
    }
    const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const Stop *best = nullptr;
    qreal least = 0;
    for (const Stop &stop : std::as_const(m_stops)) {
        const QPointF way = stop.rect.center() - from->center();
        const qreal along = sign * (isSideways ? way.x() : way.y());
        const qreal across = std::abs(isSideways ? way.y() : way.x());
        if (along < 1)
            continue;
        const qreal distance = along + 4 * across;
        if (!best || distance < least) {
            best = &stop;
            least = distance;
        }
    }
    if (best)
        setCurrent(best->part);
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    const bool isUpOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (event->modifiers() == Qt::AltModifier && isUpOrDown && m_current.kind == MapPart::Kind::Row)
        return emit shiftRequested(event->key() == Qt::Key_Up ? -1 : 1);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return ZoomView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return step(event->key());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return openCurrent();
    default:
        ZoomView::keyPressEvent(event);
    }
}

QString MapView::descriptionOf(const MapPart &part) const
{
    const apimap::ApiMap &map = m_shown->map;
    const auto names = [&map](const QList<int> &schemas) {
        QStringList listed;
        for (const int schema : schemas.first(qMin(schemas.size(), MostDescribed)))
            listed.append(QString::fromUtf8(map.schemas.at(schema).name));
        return listed.join(u", "_qs) + (schemas.size() > MostDescribed ? u" …"_qs : QString());
    };
    const auto title = [&map](int operation) {
        const apimap::MapOperation &shown = map.operations.at(operation);
        return QString::fromUtf8(shown.method) + u' ' + QString::fromUtf8(shown.path);
    };
    QStringList lines;
    switch (part.kind) {
    case MapPart::Kind::None:
        return {};
    case MapPart::Kind::Operation: {
        const apimap::MapOperation &shown = map.operations.at(part.index);
        const std::optional<MapMeaning> meaning = meaningOf(map, part.index, m_coloring, m_marks);
        lines = {title(part.index), shown.summary, meaning ? meaning->text : QString()};
        if (const int requests = m_marks.requests.value(part.index); requests > 0)
            lines.append(tr("%n requests", "recorded for an operation", requests));
        if (const QStringList policies = m_marks.policies.value(part.index).names; !policies.isEmpty())
            lines.append(tr("Policies: %1", "%1: names").arg(policies.join(u", "_qs)));
        if (!shown.schemas.isEmpty())
            lines.append(tr("Schemas: %1", "%1: names").arg(names(shown.schemas)));
        break;
    }
    case MapPart::Kind::Row: {
        const apimap::MapRow &row = map.groups.at(part.group).rows.at(part.index);
        QStringList methods;
        for (const int operation : row.operations)
            methods.append(QString::fromUtf8(map.operations.at(operation).method));
        lines = {QString::fromUtf8(row.path), methods.join(u", "_qs)};
        break;
    }
    case MapPart::Kind::Schema: {
        QStringList users;
        for (const int operation : apimap::usersOf(map, part.index))
            users.append(title(operation));
        lines = {QString::fromUtf8(map.schemas.at(part.index).name)};
        if (!users.isEmpty())
            lines.append(tr("Used by: %1", "%1: operations")
                             .arg(users.first(qMin(users.size(), MostDescribed)).join(u", "_qs) +
                                  (users.size() > MostDescribed ? u" …"_qs : QString())));
        else
            lines.append(tr("Not used by an operation"));
        break;
    }
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString MapView::toolTipAt(const QPointF &point) const
{
    return descriptionOf(apimap::partAt(m_shown->layout, point));
}

/** For screen readers. */
void MapView::describeCurrent()
{
    const QString description = descriptionOf(m_current);
    if (description == accessibleDescription())
        return;
    setAccessibleDescription(description);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void MapView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse)
        clickPicture(inPicture(event->pos()));
    if (m_current.kind == MapPart::Kind::None)
        return;
    const bool isKey = event->reason() != QContextMenuEvent::Mouse;
    emit menuRequested(isKey ? viewport()->mapToGlobal(rectOf(m_current).bottomLeft().toPoint()) : event->globalPos());
}

void MapView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        showMap();
        describeCurrent();
    }
    if (event->type() == QEvent::PaletteChange)
        m_painting.setColors(m_coloring, m_marks);
    ZoomView::changeEvent(event);
}

void MapView::paintPicture(QPainter &painter, const QRectF &visible)
{
    m_painting.paint(painter, visible, zoom());
    paintFocus(painter);
    if (!m_drag)
        return;
    paintDragTarget(painter, *m_drag, m_shown->map, m_shown->layout);
    painter.resetTransform();
    paintDragLabel(painter, *m_drag, viewport()->size());
}

void MapView::paintFocus(QPainter &painter) const
{
    const std::optional<QRectF> rect = currentRect();
    if (!rect)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::color(Role::Accent), hasFocus() ? 2 : 1));
    painter.drawRoundedRect(rect->adjusted(-1, -1, 1, 1), theme::Size::Radius, theme::Size::Radius);
}

} // namespace designer

#include "moc_mapview.cpp"
