#include "changehighlight.h"

#include "theme.h"

#include <QPainter>
#include <QStyle>

namespace widgets {

namespace {

constexpr qreal TintOpacity = 0.25;

QColor withOpacity(QColor color, qreal opacity)
{
    color.setAlphaF(float(opacity));
    return color;
}

} // namespace

void ChangeHighlight::show(QWidget &over, const QRect &part)
{
    const QRect visible = part & over.rect();
    if (over.isVisible() && !visible.isEmpty())
        new ChangeHighlight(over, visible);
}

ChangeHighlight::ChangeHighlight(QWidget &over, const QRect &part)
    : QWidget(&over)
    , m_isAnimated(over.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &over) > 0)
{
    setObjectName(u"changeHighlight"_qs);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(part);
    m_fade.setStartValue(1.);
    m_fade.setEndValue(0.);
    m_fade.setDuration(Milliseconds);
    m_fade.setEasingCurve(QEasingCurve::InQuad);
    if (m_isAnimated)
        connect(&m_fade, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_fade, &QVariantAnimation::finished, this, &QObject::deleteLater);
    m_fade.start();
    QWidget::show();
    raise();
}

void ChangeHighlight::paintEvent(QPaintEvent *)
{
    const qreal strength = m_isAnimated ? m_fade.currentValue().toReal() : 1;
    const QColor accent = theme::color(theme::Role::Accent);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(withOpacity(accent, strength), 2));
    painter.setBrush(withOpacity(accent, strength * TintOpacity));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::Size::Radius, theme::Size::Radius);
}

} // namespace widgets

#include "moc_changehighlight.cpp"
