#include "secondreader.h"

#include "savingopinion.h"
#include "whendone.h"

#include <QtConcurrentRun>

namespace workspace {

namespace {

using Opinion = base::Result<base::Diagnostics>;

Opinion readAgain(const document::Snapshot &snapshot)
{
    return boundedOpinion(snapshot);
}

Opinion readChange(const document::Snapshot &saved, const document::Snapshot &now)
{
    return savingOpinion(saved, now).objections;
}

} // namespace

SecondReader::SecondReader(document::Document &document, QThreadPool &workers, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_workers(workers)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMs);
    connect(&m_rest, &QTimer::timeout, this, &SecondReader::read);
    // Strict JSON leaves no room for opinions.
    if (document.format() == document::Format::Json)
        return;
    connect(&document, &document::Document::changed, this, &SecondReader::readSoon);
    read();
}

void SecondReader::readSoon()
{
    ++m_generation;
    m_rest.start();
}

void SecondReader::read()
{
    // The run that is on the way starts the next one.
    if (m_isRunning)
        return;
    m_isRunning = true;
    const quint64 generation = m_generation;
    const auto run = QtConcurrent::run(&m_workers, readAgain, m_document.snapshot());
    base::whenDone(run, this, [this, generation](const Opinion &opinion) {
        m_isRunning = false;
        if (generation == m_generation && opinion)
            emit finished(*opinion);
        else if (!m_rest.isActive())
            read();
    });
}

QFuture<Opinion> SecondReader::objections()
{
    return QtConcurrent::run(readChange, m_document.savedSnapshot(), m_document.snapshot());
}

} // namespace workspace

#include "moc_secondreader.cpp"
