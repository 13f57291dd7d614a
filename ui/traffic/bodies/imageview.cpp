#include "imageview.h"

#include "theme.h"
#include "worker.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace traffic {
namespace {

constexpr int Square = 8; ///< The size of the squares of the background in pixels.

void paintSquares(QPainter &painter, const QRect &image, const QRect &visible)
{
    const QRect part = image & visible;
    painter.fillRect(part, theme::color(theme::Role::Surface));
    const QColor dark = theme::color(theme::Role::Line);
    for (int y = (part.top() - image.top()) / Square; image.top() + y * Square <= part.bottom(); ++y) {
        const int first = (part.left() - image.left()) / Square;
        for (int x = first + ((first + y) % 2 == 0 ? 0 : 1); image.left() + x * Square <= part.right(); x += 2)
            painter.fillRect(QRect(image.left() + x * Square, image.top() + y * Square, Square, Square) & part, dark);
    }
}

} // namespace

ImageView::ImageView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    m_worker.setMaxThreadCount(1);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(QPalette::Base);
}

ImageView::~ImageView()
{
    m_scaling.cancel();
}

void ImageView::setImage(const QImage &image)
{
    m_image = image;
    m_scaled = {};
    refresh();
}

void ImageView::setFitted(bool isFitted)
{
    m_isFitted = isFitted;
    refresh();
}

QSize ImageView::shownSize() const
{
    const QSize room = maximumViewportSize();
    const bool isLarger = m_image.width() > room.width() || m_image.height() > room.height();
    if (!m_isFitted || !isLarger)
        return m_image.size();
    return m_image.size().scaled(room, Qt::KeepAspectRatio).expandedTo({1, 1});
}

QRect ImageView::imageRect() const
{
    const QSize size = shownSize();
    const QSize room = viewport()->size();
    return {QPoint(qMax(0, (room.width() - size.width()) / 2) - horizontalScrollBar()->value(),
                   qMax(0, (room.height() - size.height()) / 2) - verticalScrollBar()->value()),
            size};
}

bool ImageView::isComplete() const
{
    return shownSize() == m_image.size() || m_scaled.size() == shownSize();
}

void ImageView::refresh()
{
    m_scaling.cancel();
    const QSize size = shownSize();
    const QSize room = maximumViewportSize();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, qMax(0, size.width() - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, qMax(0, size.height() - room.height()));
    viewport()->update();
    if (isComplete() || m_image.isNull())
        return;
    m_scaling = base::runOnWorker(
        m_worker, this,
        [image = m_image, size]() -> base::Result<QImage> {
            return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        },
        [this](const base::Result<QImage> &scaled) {
            if (!scaled.isOk())
                return;
            m_scaled = *scaled;
            viewport()->update();
        });
}

void ImageView::paintEvent(QPaintEvent *event)
{
    if (m_image.isNull())
        return;
    QPainter painter(viewport());
    const QRect target = imageRect();
    if (m_image.hasAlphaChannel())
        paintSquares(painter, target, event->rect());
    if (target.size() == m_image.size()) {
        const QRect visible = target & event->rect();
        painter.drawImage(visible, m_image, visible.translated(-target.topLeft()));
    } else {
        // Until the worker is done, the fast way: no pixel is read that is not painted.
        painter.drawImage(target, m_scaled.isNull() ? m_image : m_scaled);
    }
}

void ImageView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    refresh();
}

void ImageView::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    viewport()->update();
}

void ImageView::keyPressEvent(QKeyEvent *event)
{
    const bool isAcross = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (isAcross || event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        QScrollBar *bar = isAcross ? horizontalScrollBar() : verticalScrollBar();
        const bool isBack = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
        bar->triggerAction(isBack ? QAbstractSlider::SliderSingleStepSub : QAbstractSlider::SliderSingleStepAdd);
        return;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

} // namespace traffic

#include "moc_imageview.cpp"
