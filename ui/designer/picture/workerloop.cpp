#include "workerloop.h"

#include <QEvent>

namespace designer {

namespace {

constexpr int PauseMs = 300;

} // namespace

WorkerLoop::WorkerLoop(QWidget &shown, std::function<bool()> start)
    : QObject(&shown)
    , m_shown(shown)
    , m_start(std::move(start))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &WorkerLoop::request);
    shown.installEventFilter(this);
}

void WorkerLoop::request()
{
    m_isStale = true;
    if (!m_shown.isVisible() || m_isRunning)
        return;
    m_pause.stop();
    m_isRunning = m_start();
    m_isStale = !m_isRunning;
}

void WorkerLoop::requestSoon()
{
    m_isStale = true;
    if (m_shown.isVisible())
        m_pause.start();
}

bool WorkerLoop::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_shown && event->type() == QEvent::Show && m_isStale)
        request();
    return QObject::eventFilter(watched, event);
}

} // namespace designer

#include "moc_workerloop.cpp"
