#include "managerdisposal.h"

#include <QCoreApplication>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace network {

namespace {

/** Managers that wait for SettlingTime, and threads that delete one. Qt's globals must outlive them, so the application
 * waits for them when it quits. */
class DisposedManagers final
{
public:
    void add(std::unique_ptr<QNetworkAccessManager> manager)
    {
        QNetworkAccessManager *settling = manager.get();
        m_settling.push_back(std::move(manager));
        QTimer::singleShot(SettlingTime, QCoreApplication::instance(), [this, settling] { end(settling); });
    }

    void await()
    {
        while (!m_settling.empty())
            end(m_settling.back().get());
        for (const std::unique_ptr<QThread> &thread : m_threads)
            thread->wait();
        m_threads.clear();
    }

private:
    void end(QNetworkAccessManager *manager)
    {
        const auto place = std::find_if(m_settling.begin(), m_settling.end(),
                                        [manager](const auto &each) { return each.get() == manager; });
        if (place == m_settling.end())
            return;
        place->release();
        m_settling.erase(place);
        std::erase_if(m_threads, [](const std::unique_ptr<QThread> &each) { return each->isFinished(); });
        m_threads.emplace_back(QThread::create([manager] { delete manager; }));
        manager->moveToThread(m_threads.back().get());
        m_threads.back()->start();
    }

    std::vector<std::unique_ptr<QNetworkAccessManager>> m_settling;
    std::vector<std::unique_ptr<QThread>> m_threads;
};

DisposedManagers &disposedManagers()
{
    static DisposedManagers managers;
    return managers;
}

void waitForDisposal()
{
    disposedManagers().await();
}

} // namespace

void dispose(std::unique_ptr<QNetworkAccessManager> manager)
{
    // Registered once; runs when the application object is destroyed.
    static const bool isAwaited = (qAddPostRoutine(waitForDisposal), true);
    Q_UNUSED(isAwaited)
    disposedManagers().add(std::move(manager));
}

} // namespace network
