#include "mapview.h"

#include "maplimits.h"
#include "theme.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace designer {

namespace {

using apimap::MapPart;
using theme::Role;

constexpr qreal BadgePadding = 5;
/** Below this zoom, labels are too small to be read, and are painted as bars. */
constexpr qreal ReadableText = 0.45;
constexpr qsizetype MostDescribed = 12;
/** Below this zoom, nobody sees that the corners of badges are round, which takes most of the time of a frame. */
constexpr qreal RoundBadges = 0.8;
/** From this number on, lines are straight, one pixel wide and without antialiasing: nobody follows one of them. */
constexpr qsizetype ManyLines = 150;
/** The distance of the corners of a mark from its center. */
constexpr qreal MarkRadius = 4;

QFont titleFont()
{
    return theme::headingFont(theme::Heading::Group);
}

QString labelOf(const apimap::MapSchema &schema)
{
    return apimap::shownLabel(QString::fromUtf8(schema.name));
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
    prepare();
    prepareLooks();
    for (const Stop &stop : std::as_const(m_stops)) {
        if (!place.pointer.isRoot() && placeOf(stop.part) == place)
            m_current = stop.part;
    }
    pictureChanged();
    setCurrent(m_current);
}

/** Collects the parts that can be current, and lays out their texts. */
void MapView::prepare()
{
    const apimap::ApiMap &map = m_shown->map;
    m_stops.clear();
    m_texts.clear();
    m_smallTexts.clear();
    const auto addText = [](QHash<QString, QStaticText> &texts, const QString &text, const QFont &font) {
        if (texts.contains(text))
            return;
        QStaticText laidOut(text);
        laidOut.setTextFormat(Qt::PlainText);
        laidOut.prepare({}, font);
        texts.insert(text, laidOut);
    };
    for (const apimap::PlacedGroup &group : m_shown->layout.groups) {
        for (const apimap::PlacedRow &row : group.rows) {
            const apimap::MapRow &shown = map.groups.at(group.group).rows.at(row.row);
            addText(m_texts, apimap::shownLabel(shown.label), theme::textFont());
            if (!shown.path.isEmpty())
                m_stops.append({{MapPart::Kind::Row, group.group, row.row}, row.label});
            for (const apimap::PlacedBadge &badge : row.badges) {
                addText(m_smallTexts, QString::fromLatin1(map.operations.at(badge.operation).method),
                        theme::smallFont());
                m_stops.append({{MapPart::Kind::Operation, group.group, badge.operation}, badge.rect});
            }
        }
    }
    for (qsizetype i = 0; i < m_shown->layout.schemas.size(); ++i) {
        addText(m_texts, labelOf(map.schemas.at(i)), theme::textFont());
        if (map.schemas.at(i).moreCount == 0)
            m_stops.append({{MapPart::Kind::Schema, 0, int(i)}, m_shown->layout.schemas.at(i)});
    }
}

void MapView::prepareLooks()
{
    const apimap::ApiMap &map = m_shown->map;
    m_looks.resize(map.operations.size());
    for (int i = 0; i < int(map.operations.size()); ++i) {
        const std::optional<MapMeaning> meaning = meaningOf(map, i, m_coloring, m_marks);
        const std::optional<QColor> color = colorOf(map, i, m_coloring, m_marks);
        m_looks[i] = {color.value_or(theme::color(Role::Muted)),
                      color ? theme::palette().tint(*color) : theme::color(Role::Raised), color.has_value(),
                      meaning ? meaning->shape : MarkShape::None};
    }
}

void MapView::setColors(MapColoring coloring, const MapMarks &marks)
{
    m_coloring = coloring;
    m_marks = marks;
    prepareLooks();
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
    m_lines = apimap::linesOf(m_shown->map, m_shown->layout, part);
    m_isUsed = QList<bool>(m_shown->map.schemas.size(), false);
    for (const apimap::MapLine &line : std::as_const(m_lines))
        m_isUsed[line.schema] = true;
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
    if (event->type() == QEvent::LanguageChange)
        describeCurrent();
    if (event->type() == QEvent::PaletteChange)
        prepareLooks();
    ZoomView::changeEvent(event);
}

void MapView::paintPicture(QPainter &painter, const QRectF &visible)
{
    paintLines(painter, visible);
    for (const apimap::PlacedGroup &group : m_shown->layout.groups) {
        if (visible.intersects(group.rect))
            paintGroup(painter, group, visible);
    }
    paintSchemas(painter, visible);
    paintLineStarts(painter);
    paintFocus(painter);
    if (!m_drag)
        return;
    paintDragTarget(painter, *m_drag, m_shown->map, m_shown->layout);
    painter.resetTransform();
    paintDragLabel(painter, *m_drag, viewport()->size());
}

void MapView::paintGroup(QPainter &painter, const apimap::PlacedGroup &group, const QRectF &visible) const
{
    const apimap::MapSizes &sizes = m_shown->sizes;
    const apimap::MapGroup &shown = m_shown->map.groups.at(group.group);
    const bool isReadable = zoom() >= ReadableText;
    painter.setPen(QPen(theme::color(Role::Line), 1));
    painter.setBrush(theme::color(Role::Surface));
    if (isReadable)
        painter.drawRoundedRect(group.rect, theme::Size::Radius, theme::Size::Radius);
    else
        painter.drawRect(group.rect);
    const QRectF header(group.rect.left() + sizes.padding, group.rect.top(), group.rect.width() - 2 * sizes.padding,
                        sizes.header);
    if (header.intersects(visible)) {
        painter.setFont(titleFont());
        painter.setPen(theme::color(group.isContinued ? Role::Muted : Role::Text));
        painter.drawText(header, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         shown.title.isEmpty() ? tr("Without a tag") : apimap::shownLabel(shown.title));
    }
    painter.setFont(theme::textFont());
    const QColor text = theme::color(Role::Text);
    const QColor muted = theme::color(Role::Muted);
    for (const apimap::PlacedRow &row : group.rows) {
        if (row.rect.bottom() < visible.top() || row.rect.top() > visible.bottom())
            continue;
        const apimap::MapRow &path = shown.rows.at(row.row);
        if (isReadable) {
            const QStaticText &label = m_texts.constFind(apimap::shownLabel(path.label)).value();
            painter.setPen(path.path.isEmpty() ? muted : text);
            painter.drawStaticText(QPointF(row.label.left(), row.label.center().y() - label.size().height() / 2),
                                   label);
        } else {
            painter.fillRect(QRectF(row.label.left(), row.label.center().y() - 2, row.label.width(), 4),
                             theme::color(Role::Line));
        }
        for (const apimap::PlacedBadge &badge : row.badges)
            paintBadge(painter, badge);
    }
}

/** Too small for text and marks, a badge is a bar, which is as high as its mark is urgent. */
void MapView::paintBadge(QPainter &painter, const apimap::PlacedBadge &badge) const
{
    const Look &look = m_looks.at(badge.operation);
    if (zoom() < ReadableText) {
        const bool isWhole = m_coloring == MapColoring::Methods;
        const qreal part = isWhole ? 1 : !look.isMarked ? 0.3 : (1 + int(look.shape)) / 5.;
        const qreal height = badge.rect.height() * part;
        painter.fillRect(QRectF(badge.rect.left(), badge.rect.bottom() - height, badge.rect.width(), height),
                         look.text);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.fill);
    if (zoom() < RoundBadges)
        painter.fillRect(badge.rect, look.fill);
    else
        painter.drawRoundedRect(badge.rect, theme::Size::Radius, theme::Size::Radius);
    const QStaticText
        &text = m_smallTexts.constFind(QString::fromLatin1(m_shown->map.operations.at(badge.operation).method)).value();
    painter.setFont(theme::smallFont());
    painter.setPen(look.text);
    painter.drawStaticText(badge.rect.center() - QPointF(text.size().width(), text.size().height()) / 2, text);
    painter.setFont(theme::textFont());
    paintMark(painter, badge.rect.topRight() + QPointF(-1, 1), look.shape, look.text);
}

void MapView::paintSchemas(QPainter &painter, const QRectF &visible) const
{
    painter.setFont(theme::textFont());
    for (qsizetype i = 0; i < m_shown->layout.schemas.size(); ++i) {
        const QRectF &rect = m_shown->layout.schemas.at(i);
        if (!visible.intersects(rect))
            continue;
        const bool isUsed = m_isUsed.value(i);
        painter.setPen(QPen(theme::color(isUsed ? Role::Accent : Role::Line), 1));
        painter.setBrush(theme::color(isUsed ? Role::Selection : Role::Surface));
        painter.drawRect(rect);
        if (zoom() < ReadableText)
            continue;
        const apimap::MapSchema &schema = m_shown->map.schemas.at(i);
        const QStaticText &name = m_texts.constFind(labelOf(schema)).value();
        painter.setPen(theme::color(schema.moreCount > 0 ? Role::Muted : Role::Text));
        painter.drawStaticText(
            QPointF(rect.left() + m_shown->sizes.padding, rect.center().y() - name.size().height() / 2), name);
    }
}

/** Below the boxes, so that they cross no text. */
void MapView::paintLines(QPainter &painter, const QRectF &visible) const
{
    const bool isMany = m_lines.size() > ManyLines;
    painter.setRenderHint(QPainter::Antialiasing, !isMany);
    painter.setBrush(Qt::NoBrush);
    for (const apimap::MapLine &line : m_lines) {
        if (!QRectF(line.from, line.to).normalized().adjusted(-1, -1, 1, 1).intersects(visible))
            continue;
        if (isMany) {
            painter.setPen(QPen(theme::color(line.isDirect ? Role::Accent : Role::Border), 0));
            painter.drawLine(line.from, line.to);
            continue;
        }
        const QPointF pull((line.to.x() - line.from.x()) / 2, 0);
        QPainterPath path(line.from);
        path.cubicTo(line.from + pull, line.to - pull, line.to);
        painter.setPen(QPen(theme::color(line.isDirect ? Role::Accent : Role::Border), line.isDirect ? 2 : 1));
        painter.drawPath(path);
    }
    painter.setRenderHint(QPainter::Antialiasing, zoom() >= ReadableText);
}

void MapView::paintLineStarts(QPainter &painter) const
{
    painter.setPen(QPen(theme::color(Role::Accent), 1));
    int last = -1; // The lines of an operation are one after the other.
    for (const apimap::MapLine &line : m_lines) {
        if (line.operation != last)
            painter.drawLine(line.rowEnd + QPointF(m_shown->sizes.badgeGap, 0), line.from);
        last = line.operation;
    }
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
