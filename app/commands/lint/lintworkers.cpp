#include "lintworkers.h"

#include <QThread>

#include <algorithm>
#include <malloc.h>

namespace commands {

namespace {

/** Megabytes of files that are linted at the same time. A larger file is linted alone. */
constexpr int MaximumMegabytes = 16;
constexpr qint64 Megabyte = 1'000'000;

int costOf(qint64 size)
{
    return int(std::clamp<qint64>(1 + size / Megabyte, 1, MaximumMegabytes));
}

} // namespace

LintWorkers::LintWorkers(const LintedFiles &files, LintedFiles::Further further, Use use)
    : m_files(files)
    , m_further(std::move(further))
    , m_use(std::move(use))
    , m_memory(MaximumMegabytes)
{}

void LintWorkers::start()
{
    m_running = int(std::clamp<qsizetype>(m_files.count(), 1, std::max(1, QThread::idealThreadCount())));
    m_pool.setMaxThreadCount(m_running);
    for (int i = m_running; i > 0; --i)
        m_pool.start([this] { work(); });
}

void LintWorkers::work()
{
    const auto further = [this](const LintedFile &file) {
        const QMutexLocker lock(&m_furtherMutex);
        return m_further(file);
    };
    for (;;) {
        qsizetype index = 0;
        {
            const QMutexLocker lock(&m_mutex);
            index = m_next++;
            if (index >= m_files.count()) {
                if (--m_running == 0)
                    QMetaObject::invokeMethod(this, &LintWorkers::finished, Qt::QueuedConnection);
                return;
            }
        }
        const int cost = costOf(m_files.sizeOf(index));
        {
            m_memory.acquire(cost);
            const QSemaphoreReleaser release(m_memory, cost);
            take(index, m_files.lint(index, further));
        }
        // The allocator keeps what a large document had otherwise, for each thread.
        if (cost > MaximumMegabytes / 4)
            malloc_trim(0);
    }
}

void LintWorkers::take(qsizetype index, const ApiFindings &findings)
{
    const QMutexLocker lock(&m_mutex);
    m_waiting.emplace(index, findings);
    while (!m_waiting.empty() && m_waiting.begin()->first == m_nextUsed) {
        m_use(m_waiting.begin()->second);
        m_waiting.erase(m_waiting.begin());
        ++m_nextUsed;
    }
}

} // namespace commands

#include "moc_lintworkers.cpp"
