#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QSignalSpy>
#include <QTest>

namespace support {

/**
 * The answer of a future, with the event loop running meanwhile; a failure value where it was cancelled, or did not end
 * within `patience` milliseconds. (QTest::qWaitFor() sleeps between two looks, for longer than most answers take.)
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
