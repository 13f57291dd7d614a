#include "runpacer.h"

#include <QEvent>

#include <chrono>

namespace designer {

namespace {
constexpr std::chrono::milliseconds PauseOfRuns{200};
}

RunPacer::RunPacer(document::Document &document, QWidget *shown, QObject *parent)
    : QObject(parent)
    , m_shown(shown)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseOfRuns);
    connect(&m_pause, &QTimer::timeout, this, &RunPacer::begin);
    connect(&document, &document::Document::changed, this, &RunPacer::restartLater);
    shown->installEventFilter(this);
}

void RunPacer::restart()
{
    m_isStale = true;
    begin();
}

void RunPacer::restartLater()
{
    m_isStale = true;
    if (!m_isRunning)
        m_pause.start();
}

void RunPacer::begin()
{
    m_pause.stop();
    if (m_isRunning || !m_isStale || !m_shown->isVisible())
        return;
    m_isStale = false;
    m_isRunning = true;
    emit due();
}

bool RunPacer::finish()
{
    m_isRunning = false;
    if (m_isStale)
        m_pause.start();
    return !m_isStale;
}

bool RunPacer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_shown && event->type() == QEvent::Show)
        m_pause.start(); // Within the handler of the event, the widget is not visible yet.
    return QObject::eventFilter(watched, event);
}

} // namespace designer

#include "moc_runpacer.cpp"
