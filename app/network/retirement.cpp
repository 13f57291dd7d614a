#include "retirement.h"

#include <QCoreApplication>
#include <QMutex>
#include <QThread>

#include <vector>

namespace network {

namespace {

/** The threads that end a manager just now. The library's own globals must outlive them: the application waits. */
class RetiredManagers final
{
public:
    void add(QThread *thread)
    {
        const QMutexLocker lock(&m_mutex);
        std::erase_if(m_threads, [](const std::unique_ptr<QThread> &each) { return each->isFinished(); });
        m_threads.emplace_back(thread);
        thread->start();
    }

    void await()
    {
        const QMutexLocker lock(&m_mutex);
        for (const std::unique_ptr<QThread> &thread : m_threads)
            thread->wait();
        m_threads.clear();
    }

private:
    QMutex m_mutex;
    std::vector<std::unique_ptr<QThread>> m_threads;
};

RetiredManagers &retiredManagers()
{
    static RetiredManagers managers;
    return managers;
}

void awaitRetired()
{
    retiredManagers().await();
}

} // namespace

void retire(std::unique_ptr<QNetworkAccessManager> manager)
{
    // Once; it is called when the application object goes.
    static const bool isAwaited = (qAddPostRoutine(awaitRetired), true);
    Q_UNUSED(isAwaited)
    QNetworkAccessManager *retired = manager.release();
    // Whoever hears of its replies is gone, or about to be.
    for (QObject *child : retired->children())
        child->disconnect();
    QThread *thread = QThread::create([retired] { delete retired; });
    retired->moveToThread(thread);
    retiredManagers().add(thread);
}

} // namespace network
