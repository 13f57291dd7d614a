#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>

namespace base {

/**
 * Calls `handler(result)` in the thread of `context` when the future ends: exactly once, with `Failure::cancelled()` if
 * it was cancelled, and never after `context` is destroyed. (In Qt 6.4, QFuture::then aborts the program if its context
 * is destroyed first.)
 */
template<typename Outcome, typename Handler>
void whenDone(const QFuture<Outcome> &future, QObject *context, Handler handler)
{
    auto *watcher = new QFutureWatcher<Outcome>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, handler = std::move(handler)]() mutable {
                         watcher->deleteLater();
                         const QFuture<Outcome> done = watcher->future();
                         if (done.resultCount() > 0)
                             handler(done.result());
                         else
                             handler(Outcome(Outcome::Failure::cancelled()));
                     });
    watcher->setFuture(future);
}

/** Returns a future that is already finished with this result. */
template<typename Outcome>
[[nodiscard]] QFuture<Outcome> readyFuture(Outcome outcome)
{
    QPromise<Outcome> promise;
    promise.start();
    promise.addResult(std::move(outcome));
    promise.finish();
    return promise.future();
}

} // namespace base
