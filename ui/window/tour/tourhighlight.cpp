#include "tourhighlight.h"

#include "theme.h"

#include <QPainter>

namespace window {

namespace {

constexpr int ShownMs = 3000;
constexpr int FollowMs = 50;
constexpr int LineWidth = 2;

} // namespace

TourHighlight::TourHighlight(QWidget &window)
    : QWidget(&window)
{
    setObjectName(u"tourHighlight"_qs);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_follow.setInterval(FollowMs);
    m_end.setSingleShot(true);
    m_end.setInterval(ShownMs);
    connect(&m_follow, &QTimer::timeout, this, &TourHighlight::follow);
    connect(&m_end, &QTimer::timeout, this, [this] {
        m_follow.stop();
        hide();
    });
    hide();
}

void TourHighlight::showAround(QWidget &target, const QRect &part)
{
    m_target = &target;
    m_part = part;
    m_follow.start();
    m_end.start();
    follow();
}

void TourHighlight::follow()
{
    if (!m_target || !m_target->isVisible())
        return hide();
    const QRect part = m_part.isNull() ? m_target->rect() : m_part;
    const QRect seen = part & m_target->visibleRegion().boundingRect();
    const int margin = theme::Space::Tight;
    setGeometry(
        QRect(m_target->mapTo(parentWidget(), seen.topLeft()), seen.size()).adjusted(-margin, -margin, margin, margin));
    setVisible(!seen.isEmpty());
    raise();
}

void TourHighlight::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Role::Accent), LineWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::Size::Radius, theme::Size::Radius);
}

} // namespace window

#include "moc_tourhighlight.cpp"
