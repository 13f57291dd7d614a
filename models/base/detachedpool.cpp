#include "detachedpool.h"

#include <QMutex>

#include <vector>

namespace base {

namespace {

/** Keeps a pool that has running work. Nothing destroys it, because destroying it would wait; the end of the process
 * ends its threads. */
void keepForever(QThreadPool *threads)
{
    static QBasicMutex mutex;
    static auto *const kept = new std::vector<QThreadPool *>;
    const QMutexLocker locker(&mutex);
    kept->push_back(threads);
}

} // namespace

DetachedPool::DetachedPool(int threads)
    : m_threads(new QThreadPool)
{
    m_threads->setMaxThreadCount(threads);
}

DetachedPool::~DetachedPool()
{
    m_threads->clear();
    if (m_threads->waitForDone(0))
        delete m_threads;
    else
        keepForever(m_threads);
}

} // namespace base
