#include "retirement.h"

#include <QCoreApplication>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace network {

namespace {

/** The managers that settle, and the threads that end one just now. The library's own globals must outlive them: the
 * application waits. */
class RetiredManagers final
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
    retiredManagers().add(std::move(manager));
}

} // namespace network
