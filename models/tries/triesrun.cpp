#include "triesrun.h"

#include "answer.h"
#include "trylimits.h"
#include "whendone.h"

namespace tries {

namespace {

TriedAnswer answerOf(const http::ResponseHead &head)
{
    return {head.status, head.headers.contains(routing::AnswerField)};
}

} // namespace

TriesRun::TriesRun(preview::RequestSender &sender, QObject *parent)
    : QObject(parent)
    , m_sender(sender)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(Pause);
    connect(&m_pause, &QTimer::timeout, this, &TriesRun::sendNext);
}

TriesRun::~TriesRun() = default;

void TriesRun::start(const QUrl &address, const QList<TriedRequest> &requests)
{
    if (m_isRunning || requests.isEmpty())
        return;
    m_address = address;
    m_requests = requests.first(std::min(requests.size(), MaximumTries));
    m_next = 0;
    ++m_run;
    m_isRunning = true;
    sendNext();
}

void TriesRun::stop()
{
    if (!m_isRunning)
        return;
    m_pause.stop();
    ++m_run;
    m_isRunning = false;
    emit finished();
}

void TriesRun::sendNext()
{
    const TriedRequest &request = m_requests.at(m_next);
    emit sending(m_next);
    base::whenDone(m_sender.send(m_address, {request.head, request.body}), this,
                   [this, run = m_run](const base::Result<preview::ComposedResponse> &response) {
                       if (run != m_run)
                           return;
                       const qsizetype index = m_next++;
                       emit answered(index, response ? answerOf(response->head) : TriedAnswer());
                       if (run != m_run) // Stopped by who heard of it.
                           return;
                       if (m_next < m_requests.size())
                           return m_pause.start();
                       m_isRunning = false;
                       emit finished();
                   });
}

} // namespace tries

#include "moc_triesrun.cpp"
