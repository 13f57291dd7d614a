#include "pictureview.h"

#include "theme.h"

#include <QAccessible>
#include <QApplication>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace designer {

namespace {

using theme::Role;

constexpr qreal SmallestZoom = 0.1;
constexpr qreal LargestZoom = 3;
/** The picture is not fitted further than this, because nobody could read it. */
constexpr qreal ReadableZoom = 0.6;
constexpr qreal ZoomStep = 1.2;
constexpr qreal WheelNotch = 120;
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
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    viewport()->setAutoFillBackground(true);
}

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
    if (m_isFitted)
        fit();
    updateScrollBars();
    if (isOther && m_current >= 0)
        reveal(m_current);
    describeCurrent();
    viewport()->update();
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

/** The top left corner of the picture in the viewport. A picture that is smaller is centered. */
QPointF PictureView::origin() const
{
    const QSizeF size = m_layout.size * m_zoom;
    const auto start = [](qreal content, int room, int scrolled) {
        return content <= room ? std::floor((room - content) / 2) : -qreal(scrolled);
    };
    return {start(size.width(), viewport()->width(), horizontalScrollBar()->value()),
            start(size.height(), viewport()->height(), verticalScrollBar()->value())};
}

QRectF PictureView::rectOf(int schema) const
{
    const QRectF &rect = m_layout.boxes[size_t(schema)].rect;
    return {origin() + rect.topLeft() * m_zoom, rect.size() * m_zoom};
}

int PictureView::schemaAt(const QPointF &point) const
{
    const QPointF inPicture = (point - origin()) / m_zoom;
    for (const relations::Box &box : m_layout.boxes) {
        if (box.rect.contains(inPicture))
            return box.schema;
    }
    return -1;
}

void PictureView::updateScrollBars()
{
    const QSizeF size = m_layout.size * m_zoom;
    const QSize whole(int(std::ceil(size.width())), int(std::ceil(size.height())));
    // Each scroll bar takes room that makes the other one necessary.
    const QSize most = maximumViewportSize();
    const bool isAllVisible = whole.width() <= most.width() && whole.height() <= most.height();
    const QSize room = isAllVisible ? most : viewport()->size();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - room.height()));
    const int step = int(m_layout.sizes.row * 2);
    horizontalScrollBar()->setSingleStep(step);
    verticalScrollBar()->setSingleStep(step);
}

/** The point of the picture that is at `fixed` stays there. */
void PictureView::zoomTo(qreal zoom, const QPointF &fixed)
{
    const QPointF inPicture = (fixed - origin()) / m_zoom;
    m_zoom = std::clamp(zoom, SmallestZoom, LargestZoom);
    updateScrollBars();
    const QPointF scrolled = inPicture * m_zoom - fixed;
    horizontalScrollBar()->setValue(int(std::round(scrolled.x())));
    verticalScrollBar()->setValue(int(std::round(scrolled.y())));
    viewport()->update();
}

void PictureView::zoomIn()
{
    m_isFitted = false;
    zoomTo(m_zoom * ZoomStep, QRectF(viewport()->rect()).center());
}

void PictureView::zoomOut()
{
    m_isFitted = false;
    zoomTo(m_zoom / ZoomStep, QRectF(viewport()->rect()).center());
}

void PictureView::fit()
{
    const QSizeF size = m_layout.size;
    if (size.isEmpty())
        return;
    // Less a pixel, because a rounded size must not need scroll bars.
    const QSize room = maximumViewportSize() - QSize(1, 1);
    const qreal all = std::min(room.width() / size.width(), room.height() / size.height());
    zoomTo(std::clamp(all, m_isFitted ? ReadableZoom : SmallestZoom, 1.0), QRectF(viewport()->rect()).center());
}

void PictureView::reveal(int schema)
{
    const QRectF rect = m_layout.boxes[size_t(schema)].rect;
    const QRectF scaled(rect.topLeft() * m_zoom, rect.size() * m_zoom);
    const auto reach = [](QScrollBar &bar, qreal from, qreal to) {
        const int margin = theme::Space::Page;
        if (from - margin < bar.value() || to + margin > bar.value() + bar.pageStep())
            bar.setValue(int((from + to - bar.pageStep()) / 2));
    };
    reach(*horizontalScrollBar(), scaled.left(), scaled.right());
    reach(*verticalScrollBar(), scaled.top(), scaled.bottom());
}

void PictureView::setCurrent(int schema)
{
    if (schema < 0)
        return;
    m_current = schema;
    reveal(schema);
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
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return setCurrent(neighbour(event->key()));
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        m_isFitted = false;
        return fit();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0)
            emit chosen(m_part.graph.schemas[size_t(m_current)].pointer);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PictureView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    m_isFitted = false;
    zoomTo(m_zoom * std::pow(ZoomStep, event->angleDelta().y() / WheelNotch), event->position());
    event->accept();
}

void PictureView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QAbstractScrollArea::mousePressEvent(event);
    m_pressed = event->position().toPoint();
    m_pressedScroll = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    m_isPanning = false;
}

void PictureView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pressed)
        return;
    const QPoint moved = event->position().toPoint() - *m_pressed;
    if (!m_isPanning && moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_isPanning = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    horizontalScrollBar()->setValue(m_pressedScroll.x() - moved.x());
    verticalScrollBar()->setValue(m_pressedScroll.y() - moved.y());
}

void PictureView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = m_pressed && !m_isPanning && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_isPanning = false;
    viewport()->unsetCursor();
    const int schema = isClick ? schemaAt(event->position()) : -1;
    if (schema < 0)
        return;
    setCurrent(schema);
    emit chosen(m_part.graph.schemas[size_t(schema)].pointer);
}

void PictureView::mouseDoubleClickEvent(QMouseEvent *event)
{
    // The first click may have moved the boxes.
    if (event->button() == Qt::LeftButton && m_current >= 0)
        emit openRequested();
}

bool PictureView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int schema = schemaAt(help->pos());
    // Names are not rich text.
    QToolTip::showText(help->globalPos(),
                       schema < 0 ? QString()
                                  : u"<p style='white-space:pre-wrap'>"_qs + descriptionOf(schema).toHtmlEscaped() +
                                        u"</p>"_qs,
                       viewport());
    return true;
}

void PictureView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_isFitted)
        fit();
    updateScrollBars();
    if (m_isFitted && m_current >= 0)
        reveal(m_current);
}

void PictureView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describeCurrent();
    QAbstractScrollArea::changeEvent(event);
}

void PictureView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    painter.scale(m_zoom, m_zoom);
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
    const QRectF visible(-origin() / m_zoom, QSizeF(viewport()->size()) / m_zoom);
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
                each.moreCount > 0 ? tr("%1 more", "%1: how many references").arg(each.moreCount)
                                   : each.text.simplified(),
                Qt::ElideRight);
    painter.setOpacity(1);
}

} // namespace designer

#include "moc_pictureview.cpp"
