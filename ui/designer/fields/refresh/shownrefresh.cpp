#include "shownrefresh.h"

#include <QEvent>

#include <utility>

namespace designer {

ShownRefresh::ShownRefresh(QWidget *shown, QObject *owner, std::function<void()> refresh)
    : QObject(owner)
    , m_shown(shown)
    , m_refresh(std::move(refresh))
{
    shown->installEventFilter(this);
}

void ShownRefresh::request()
{
    m_isDue = !m_shown->isVisible();
    if (!m_isDue)
        m_refresh();
}

bool ShownRefresh::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_shown && event->type() == QEvent::Show && std::exchange(m_isDue, false))
        m_refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace designer
