#include "waiter.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QTimer>

namespace network {

namespace {

/** Deletes itself after the time or when the future is cancelled. */
class Wait final : public QObject
{
public:
    Wait(int milliseconds, QObject *parent)
        : QObject(parent)
    {
        m_promise.start();
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, &Wait::end);
        m_watcher.setFuture(m_promise.future());
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_promise.addResult(base::Result<void>());
            end();
        });
        m_timer.setSingleShot(true);
        m_timer.start(milliseconds);
    }
    [[nodiscard]] QFuture<base::Result<void>> future() const { return m_promise.future(); }

private:
    void end()
    {
        m_timer.stop();
        m_promise.finish();
        deleteLater();
    }

    QPromise<base::Result<void>> m_promise;
    QFutureWatcher<base::Result<void>> m_watcher;
    QTimer m_timer;
};

} // namespace

QFuture<base::Result<void>> TimerWaiter::wait(int milliseconds, QObject *parent)
{
    return (new Wait(milliseconds, parent))->future();
}

} // namespace network
