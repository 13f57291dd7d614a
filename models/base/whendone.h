#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>

namespace base {

/**
 * Calls `handler(result)` in the context's thread once the future ends: exactly once, with `Failure::cancelled()` when
 * it was cancelled, and never after `context` is gone. (On Qt 6.4 QFuture::then with a context aborts when that dies
 * first.)
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

/** A future that already has its answer. */
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
