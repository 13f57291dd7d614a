#include "progressline.h"

#include "theme.h"

#include <QPainter>

namespace widgets {

namespace {
constexpr int Thickness = 2;
constexpr int StepMs = 30;
constexpr int Steps = 60;
} // namespace

ProgressLine::ProgressLine(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(Thickness);
    m_timer.setInterval(StepMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % Steps;
        update();
    });
}

void ProgressLine::setActive(bool active)
{
    if (active == m_timer.isActive())
        return;
    m_step = 0;
    if (active)
        m_timer.start();
    else
        m_timer.stop();
    setAccessibleName(active ? tr("Loading") : QString());
    update();
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    if (!isActive())
        return;
    QPainter painter(this);
    const int length = width() / 3;
    const int left = (width() + length) * m_step / Steps - length;
    painter.fillRect(rect(), theme::color(theme::Role::Line));
    painter.fillRect(left, 0, length, height(), theme::color(theme::Role::Accent));
}

} // namespace widgets

#include "moc_progressline.cpp"
