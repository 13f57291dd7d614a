#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QSignalSpy>
#include <QTest>

namespace support {

/**
 * Waits for a future with a running event loop and returns its result. A cancelled future, or one that has no result
 * after `patience` milliseconds, gives Failure::cancelled(). (QTest::qWaitFor() sleeps between two checks, for longer
 * than most results take.)
 */
template<typename Outcome>
Outcome awaited(QFuture<Outcome> future, int patience = 20'000)
{
    QFutureWatcher<Outcome> watcher;
    QSignalSpy finished(&watcher, &QFutureWatcherBase::finished);
    watcher.setFuture(future);
    if (!future.isFinished())
        finished.wait(patience);
    if (!future.isFinished() || future.resultCount() == 0)
        return Outcome(Outcome::Failure::cancelled());
    return future.result();
}

} // namespace support
