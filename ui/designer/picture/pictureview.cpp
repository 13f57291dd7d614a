#include "pictureview.h"

#include "theme.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace designer {

namespace {

using theme::Role;

constexpr qreal DimmedOpacity = 0.3;
constexpr qreal PointLength = 8;
constexpr qreal PointHalf = 4;
/** Names of schemas look like this on average. */
constexpr QStringView TypicalName = u"OrderStatusResponse-webhook_item";
constexpr qreal CharacterRoom = 1.08;
/** Names that are listed of each direction in a description. */
constexpr qsizetype MostDescribed = 12;

QFont nameFont()
{
    QFont font = theme::textFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PictureView::PictureView(QWidget *parent)
    : ZoomView(parent)
{}

relations::LayoutSizes PictureView::sizes() const
{
    const QFontMetricsF metrics(nameFont());
    relations::LayoutSizes sizes;
    sizes.character = metrics.horizontalAdvance(TypicalName.toString()) / TypicalName.size() * CharacterRoom;
    sizes.row = std::ceil(metrics.height() * 1.4);
    sizes.padding = theme::Space::Control + theme::Space::Tight;
    sizes.gap = theme::Space::Group;
    return sizes;
}

void PictureView::setPicture(const relations::GraphPart &part, const relations::GraphLayout &layout)
{
    const auto pointerOf = [](const relations::GraphPart &of, int schema) {
        return schema < 0 ? document::Pointer() : of.graph.schemas[size_t(schema)].pointer;
    };
    const bool isOther = pointerOf(part, part.chosen) != pointerOf(m_part, m_part.chosen) ||
                         part.graph.schemas.size() != m_part.graph.schemas.size();
    const document::Pointer current = pointerOf(m_part, m_current);
    m_part = part;
    m_layout = layout;
    m_current = m_part.chosen;
    for (int i = 0; !isOther && i < int(m_part.graph.schemas.size()); ++i) {
        if (pointerOf(m_part, i) == current)
            m_current = i;
    }
    pictureChanged();
    if (isOther && m_current >= 0)
        reveal(m_layout.boxes[size_t(m_current)].rect);
    describeCurrent();
}

void PictureView::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    viewport()->update();
    if (m_filter.isEmpty() || (m_current >= 0 && matches(m_current)))
        return;
    for (int i = 0; i < int(m_part.graph.schemas.size()); ++i) {
        if (matches(i))
            return setCurrent(i);
    }
}

bool PictureView::matches(int schema) const
{
    return m_part.graph.schemas[size_t(schema)].name.contains(m_filter, Qt::CaseInsensitive);
}

QRectF PictureView::rectOf(int schema) const
{
    return inViewport(m_layout.boxes[size_t(schema)].rect);
}

std::optional<QRectF> PictureView::currentRect() const
{
    return m_current < 0 ? std::nullopt : std::optional(m_layout.boxes[size_t(m_current)].rect);
}

int PictureView::schemaAt(const QPointF &point) const
{
    for (const relations::Box &box : m_layout.boxes) {
        if (box.rect.contains(point))
            return box.schema;
    }
    return -1;
}

void PictureView::setCurrent(int schema)
{
    if (schema < 0)
        return;
    m_current = schema;
    reveal(m_layout.boxes[size_t(schema)].rect);
    describeCurrent();
    viewport()->update();
}

QString PictureView::descriptionOf(int schema) const
{
    QStringList out;
    QStringList in;
    for (const relations::Relation &relation : m_part.graph.relations) {
        if (relation.from == schema)
            out.append(tr("%1 (%2)", "%1: schema, %2: properties that refer to it")
                           .arg(m_part.graph.schemas[size_t(relation.to)].name, relation.labels.join(u", "_qs)));
        else if (relation.to == schema)
            in.append(m_part.graph.schemas[size_t(relation.from)].name);
    }
    const auto listed = [](const QStringList &names) {
        return names.first(std::min(names.size(), MostDescribed)).join(u", "_qs) +
               (names.size() > MostDescribed ? u" …"_qs : QString());
    };
    QStringList lines{m_part.graph.schemas[size_t(schema)].name};
    if (!out.isEmpty())
        lines.append(tr("Refers to: %1", "%1: schemas").arg(listed(out)));
    if (!in.isEmpty())
        lines.append(tr("Used by: %1", "%1: schemas").arg(listed(in)));
    if (out.isEmpty() && in.isEmpty())
        lines.append(tr("No references to or from other schemas"));
    return lines.join(u'\n');
}

/** For screen readers. */
void PictureView::describeCurrent()
{
    const QString description = m_current < 0 ? QString() : descriptionOf(m_current);
    if (description == accessibleDescription())
        return;
    setAccessibleDescription(description);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

/** The schema that an arrow key leads to: the nearest in its direction, and one with a relation before others. */
int PictureView::neighbour(int key) const
{
    if (m_current < 0)
        return m_layout.boxes.empty() ? -1 : 0;
    std::vector<char> isRelated(m_layout.boxes.size());
    for (const relations::Relation &relation : m_part.graph.relations) {
        if (relation.from == m_current)
            isRelated[size_t(relation.to)] = 1;
        if (relation.to == m_current)
            isRelated[size_t(relation.from)] = 1;
    }
    const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const QRectF from = m_layout.boxes[size_t(m_current)].rect;
    int best = -1;
    qreal least = 0;
    for (const relations::Box &box : m_layout.boxes) {
        // Boxes of a column have the same left side.
        const qreal along = sign * (isSideways ? box.rect.left() - from.left() : box.rect.top() - from.top());
        const qreal across = isSideways ? std::abs(box.rect.center().y() - from.center().y())
                                        : std::abs(box.rect.left() - from.left());
        if (box.schema == m_current || along <= 0)
            continue;
        qreal distance = along + 4 * across;
        if (isSideways && !isRelated[size_t(box.schema)])
            distance += m_layout.size.width() + 4 * m_layout.size.height();
        if (best < 0 || distance < least) {
            best = box.schema;
            least = distance;
        }
    }
    return best;
}

void PictureView::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return ZoomView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return setCurrent(neighbour(event->key()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0)
            emit chosen(m_part.graph.schemas[size_t(m_current)].pointer);
        return;
    default:
        ZoomView::keyPressEvent(event);
    }
}

void PictureView::clickPicture(const QPointF &point)
{
    const int schema = schemaAt(point);
    if (schema < 0)
        return;
    setCurrent(schema);
    emit chosen(m_part.graph.schemas[size_t(schema)].pointer);
}

void PictureView::doubleClickPicture(const QPointF &)
{
    // The first click may have moved the boxes.
    if (m_current >= 0)
        emit openRequested();
}

QString PictureView::toolTipAt(const QPointF &point) const
{
    const int schema = schemaAt(point);
    return schema < 0 ? QString() : descriptionOf(schema);
}

void PictureView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describeCurrent();
    ZoomView::changeEvent(event);
}

void PictureView::paintPicture(QPainter &painter, const QRectF &visible)
{
    const auto isOfCurrent = [this](const relations::Line &line) {
        const relations::Relation &relation = m_part.graph.relations[size_t(line.relation)];
        return relation.from == m_current || relation.to == m_current;
    };
    for (const bool ofCurrent : {false, true}) {
        for (const relations::Line &line : m_layout.lines) {
            if (isOfCurrent(line) == ofCurrent)
                drawLine(painter, line);
        }
    }
    for (const relations::Box &box : m_layout.boxes) {
        if (visible.intersects(box.rect))
            drawBox(painter, box);
    }
}

void PictureView::drawLine(QPainter &painter, const relations::Line &line) const
{
    const relations::Relation &relation = m_part.graph.relations[size_t(line.relation)];
    const bool isOfCurrent = relation.from == m_current || relation.to == m_current;
    const bool isDimmed = !m_filter.isEmpty() && !matches(relation.from) && !matches(relation.to);
    const QColor color = theme::color(isOfCurrent ? Role::Accent : Role::Border);
    QPainterPath path(line.points.front());
    for (size_t i = 0; i + 1 < line.points.size(); ++i) {
        const relations::Curve curve = relations::curveOf(line, i);
        path.cubicTo(curve.firstPull, curve.secondPull, curve.to);
    }
    painter.setOpacity(isDimmed ? DimmedOpacity : 1);
    painter.setPen(QPen(color, isOfCurrent ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const QPointF tip = line.points.back();
    const relations::Curve last = relations::curveOf(line, line.points.size() - 2);
    const qreal back = last.secondPull.x() < tip.x() ? -PointLength : PointLength;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(back, -PointHalf), tip + QPointF(back, PointHalf)}));
    painter.setOpacity(1);
}

void PictureView::drawBox(QPainter &painter, const relations::Box &box) const
{
    const bool isCurrent = box.schema == m_current;
    const bool isChosen = box.schema == m_part.chosen;
    painter.setOpacity(m_filter.isEmpty() || matches(box.schema) ? 1 : DimmedOpacity);
    painter.setPen(QPen(theme::color(isCurrent ? Role::Accent : Role::Border), isCurrent && hasFocus() ? 2 : 1));
    painter.setBrush(theme::color(isChosen ? Role::Selection : Role::Surface));
    painter.drawRoundedRect(box.rect, theme::Size::Radius, theme::Size::Radius);
    const relations::LayoutSizes &sizes = m_layout.sizes;
    QRectF row(box.rect.left() + sizes.padding, box.rect.top(), box.rect.width() - 2 * sizes.padding, sizes.row);
    const auto drawRow = [&](const QFont &font, Role role, const QString &text, Qt::TextElideMode mode) {
        painter.setFont(font);
        painter.setPen(theme::color(role));
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         QFontMetricsF(font).elidedText(text, mode, row.width()));
        row.translate(0, sizes.row);
    };
    drawRow(nameFont(), Role::Text, m_part.graph.schemas[size_t(box.schema)].name.simplified(), Qt::ElideMiddle);
    for (const relations::BoxRow &each : box.rows)
        drawRow(theme::smallFont(), Role::Muted,
                each.moreCount > 0 ? tr("… %1 more", "%1: how many properties").arg(each.moreCount)
                                   : each.text.simplified(),
                Qt::ElideRight);
    painter.setOpacity(1);
}

} // namespace designer

#include "moc_pictureview.cpp"
