#include "crosschecker.h"

#include "savecrosscheck.h"
#include "worker.h"

namespace workspace {

namespace {

using Differences = base::Result<base::Diagnostics>;

Differences checkText(const document::Snapshot &snapshot)
{
    return limitedCrossCheck(snapshot);
}

Differences checkChanges(const document::Snapshot &saved, const document::Snapshot &now)
{
    return crossCheckChange(saved, now).inChange;
}

} // namespace

CrossChecker::CrossChecker(document::Document &document, QThreadPool &workers, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_workers(workers)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMs);
    connect(&m_rest, &QTimer::timeout, this, &CrossChecker::check);
    // yaml-cpp reads strict JSON alike.
    if (document.format() == document::Format::Json)
        return;
    connect(&document, &document::Document::changed, this, &CrossChecker::checkSoon);
    check();
}

void CrossChecker::checkSoon()
{
    ++m_generation;
    m_rest.start();
}

void CrossChecker::check()
{
    // The run in progress starts the next one.
    if (m_isRunning)
        return;
    m_isRunning = true;
    const quint64 generation = m_generation;
    const auto run = [snapshot = m_document.snapshot()] { return checkText(snapshot); };
    base::runOnWorker(m_workers, this, run, [this, generation](const Differences &differences) {
        m_isRunning = false;
        if (generation == m_generation && differences)
            emit finished(*differences);
        else if (!m_rest.isActive())
            check();
    });
}

QFuture<Differences> CrossChecker::checkChange()
{
    return base::futureOnWorker(
        this, [saved = m_document.savedSnapshot(), now = m_document.snapshot()] { return checkChanges(saved, now); });
}

} // namespace workspace

#include "moc_crosschecker.cpp"
