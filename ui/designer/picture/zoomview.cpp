#include "zoomview.h"

#include "theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace designer {

namespace {

constexpr qreal SmallestZoom = 0.1;
constexpr qreal LargestZoom = 3;
/** The picture is not fitted further than this, because nobody could read it. */
constexpr qreal ReadableZoom = 0.6;
constexpr qreal ZoomStep = 1.2;
constexpr qreal WheelNotch = 120;
constexpr qreal PaintMargin = 8;
/** The width of the border in which a drag scrolls, and how far and how often it does. */
constexpr int ScrollBorder = 32;
constexpr int ScrollPixels = 12;
constexpr int ScrollMilliseconds = 16;

/** Returns how far a drag scrolls in one direction: nothing inside, a step near an end. */
int scrollStep(int position, int size)
{
    return position < ScrollBorder ? -ScrollPixels : position > size - ScrollBorder ? ScrollPixels : 0;
}

} // namespace

ZoomView::ZoomView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    viewport()->setAutoFillBackground(true);
    m_borderScroll.setInterval(ScrollMilliseconds);
    connect(&m_borderScroll, &QTimer::timeout, this, &ZoomView::scrollAtBorder);
}

void ZoomView::pictureChanged()
{
    if (m_isFitted)
        fit();
    updateScrollBars();
    viewport()->update();
}

/** The top left corner of the picture in the viewport. A picture that needs no scroll bar is centered. */
QPointF ZoomView::origin() const
{
    const QSizeF size = pictureSize() * m_zoom;
    const auto start = [](qreal content, int room, const QScrollBar &bar) {
        return bar.maximum() == 0 ? std::floor((room - content) / 2) : -qreal(bar.value());
    };
    return {start(size.width(), viewport()->width(), *horizontalScrollBar()),
            start(size.height(), viewport()->height(), *verticalScrollBar())};
}

QRectF ZoomView::inViewport(const QRectF &part) const
{
    return {origin() + part.topLeft() * m_zoom, part.size() * m_zoom};
}

void ZoomView::updateScrollBars()
{
    const QSizeF size = pictureSize() * m_zoom;
    const QSize whole(int(std::ceil(size.width())), int(std::ceil(size.height())));
    // Nobody scrolls to see a margin.
    const int margins = int(2 * pictureMargin() * m_zoom);
    const QSize content = whole - QSize(margins, margins);
    // Each scroll bar takes room that makes the other one necessary.
    const QSize most = maximumViewportSize();
    const bool isAllVisible = content.width() <= most.width() && content.height() <= most.height();
    const QSize room = isAllVisible ? most : viewport()->size();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, content.width() <= room.width() ? 0 : whole.width() - room.width());
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, content.height() <= room.height() ? 0 : whole.height() - room.height());
    const int step = int(rowHeight() * 2);
    horizontalScrollBar()->setSingleStep(step);
    verticalScrollBar()->setSingleStep(step);
}

/** The point of the picture that is at `fixed` stays there. */
void ZoomView::zoomTo(qreal zoom, const QPointF &fixed)
{
    const QPointF kept = inPicture(fixed);
    m_zoom = std::clamp(zoom, SmallestZoom, LargestZoom);
    updateScrollBars();
    const QPointF scrolled = kept * m_zoom - fixed;
    horizontalScrollBar()->setValue(int(std::round(scrolled.x())));
    verticalScrollBar()->setValue(int(std::round(scrolled.y())));
    viewport()->update();
}

void ZoomView::zoomIn()
{
    m_isFitted = false;
    zoomTo(m_zoom * ZoomStep, QRectF(viewport()->rect()).center());
}

void ZoomView::zoomOut()
{
    m_isFitted = false;
    zoomTo(m_zoom / ZoomStep, QRectF(viewport()->rect()).center());
}

void ZoomView::fit()
{
    const QSizeF size = pictureSize();
    if (size.isEmpty())
        return;
    // Less a pixel, because a rounded size must not need scroll bars.
    const QSize room = maximumViewportSize() - QSize(1, 1);
    const qreal all = std::min(room.width() / size.width(), room.height() / size.height());
    zoomTo(std::clamp(all, m_isFitted ? ReadableZoom : SmallestZoom, 1.0), QRectF(viewport()->rect()).center());
}

void ZoomView::reveal(const QRectF &part)
{
    const QRectF scaled(part.topLeft() * m_zoom, part.size() * m_zoom);
    const auto reach = [](QScrollBar &bar, qreal from, qreal to) {
        const int margin = theme::Space::Page;
        if (from - margin < bar.value() || to + margin > bar.value() + bar.pageStep())
            bar.setValue(int((from + to - bar.pageStep()) / 2));
    };
    reach(*horizontalScrollBar(), scaled.left(), scaled.right());
    reach(*verticalScrollBar(), scaled.top(), scaled.bottom());
}

void ZoomView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_gesture == Gesture::Dragging)
        return endGesture(false);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        m_isFitted = false;
        return fit();
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void ZoomView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    m_isFitted = false;
    zoomTo(m_zoom * std::pow(ZoomStep, event->angleDelta().y() / WheelNotch), event->position());
    event->accept();
}

void ZoomView::mousePressEvent(QMouseEvent *event)
{
    if (m_gesture == Gesture::Dragging)
        return endGesture(false);
    if (event->button() != Qt::LeftButton)
        return QAbstractScrollArea::mousePressEvent(event);
    m_gesture = Gesture::Pressed;
    m_pressed = event->position().toPoint();
    m_pressedScroll = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void ZoomView::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse = event->position().toPoint();
    const QPoint moved = m_mouse - m_pressed;
    if (m_gesture == Gesture::Pressed && moved.manhattanLength() >= QApplication::startDragDistance()) {
        const bool isDrag = startDrag(inPicture(m_pressed));
        m_gesture = isDrag ? Gesture::Dragging : Gesture::Panning;
        viewport()->setCursor(Qt::ClosedHandCursor);
        if (isDrag)
            m_borderScroll.start();
    }
    if (m_gesture == Gesture::Panning) {
        horizontalScrollBar()->setValue(m_pressedScroll.x() - moved.x());
        verticalScrollBar()->setValue(m_pressedScroll.y() - moved.y());
    } else if (m_gesture == Gesture::Dragging) {
        dragTo(inPicture(m_mouse));
    }
}

void ZoomView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool isClick = m_gesture == Gesture::Pressed;
    if (m_gesture == Gesture::Dragging)
        dragTo(inPicture(event->position()));
    endGesture(true);
    if (isClick)
        clickPicture(inPicture(event->position()));
}

void ZoomView::endGesture(bool isDropped)
{
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    m_borderScroll.stop();
    viewport()->unsetCursor();
    if (gesture == Gesture::Dragging)
        endDrag(isDropped);
}

void ZoomView::scrollAtBorder()
{
    const QPoint step(scrollStep(m_mouse.x(), viewport()->width()), scrollStep(m_mouse.y(), viewport()->height()));
    if (step.isNull())
        return;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + step.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + step.y());
    dragTo(inPicture(m_mouse));
}

void ZoomView::focusOutEvent(QFocusEvent *event)
{
    if (m_gesture == Gesture::Dragging)
        endGesture(false);
    QAbstractScrollArea::focusOutEvent(event);
}

void ZoomView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        doubleClickPicture(inPicture(event->position()));
}

bool ZoomView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    // widgets::showMarkupAsText() shows it as it is.
    QToolTip::showText(help->globalPos(), toolTipAt(inPicture(help->pos())), viewport());
    return true;
}

void ZoomView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_isFitted)
        fit();
    updateScrollBars();
    const std::optional<QRectF> current = currentRect();
    if (m_isFitted && current)
        reveal(*current);
}

/** Only what comes into view is painted. */
void ZoomView::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy);
}

void ZoomView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    painter.scale(m_zoom, m_zoom);
    // Frames and marks extend beyond what they belong to.
    const QRectF part = QRectF(event->rect()).adjusted(-PaintMargin, -PaintMargin, PaintMargin, PaintMargin);
    paintPicture(painter, QRectF(inPicture(part.topLeft()), part.size() / m_zoom));
}

} // namespace designer

#include "moc_zoomview.cpp"
