#include "dimmingoverlay.h"

#include "colors.h"

#include <QEvent>
#include <QPainter>

namespace answers {
namespace {

constexpr int Opacity = 128;

} // namespace

DimmingOverlay::DimmingOverlay(QWidget *dimmed)
    : QWidget(dimmed)
    , m_dimmed(dimmed)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    dimmed->installEventFilter(this);
}

bool DimmingOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_dimmed && event->type() == QEvent::Resize)
        setGeometry(m_dimmed->rect());
    return QWidget::eventFilter(watched, event);
}

void DimmingOverlay::showEvent(QShowEvent *event)
{
    setGeometry(m_dimmed->rect());
    raise();
    QWidget::showEvent(event);
}

void DimmingOverlay::paintEvent(QPaintEvent *)
{
    QColor color = theme::color(theme::Role::Window);
    color.setAlpha(Opacity);
    QPainter(this).fillRect(rect(), color);
}

} // namespace answers

#include "moc_dimmingoverlay.cpp"
