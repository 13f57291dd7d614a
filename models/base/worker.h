#pragma once

#include "cancellation.h"
#include "whendone.h"

#include <QThreadPool>

#include <utility>

namespace base {

/** Work that runs on a worker: the future of its result, and what cancels it. */
template<typename Outcome>
struct RunningWork {
    /** The future of the result, which is `Outcome::Failure::cancelled()` if the work was cancelled. */
    QFuture<Outcome> future;
    Cancellation cancellation;
};

/**
 * Runs `work()`, which returns a Result, on a thread of the pool, and returns the running work. The caller must cancel
 * it when the result is not wanted any more.
 */
template<typename Work>
[[nodiscard]] auto startWork(QThreadPool &pool, Work work)
{
    using Outcome = decltype(work());
    auto promise = std::make_shared<QPromise<Outcome>>();
    promise->start();
    const RunningWork<Outcome> running{promise->future(), {}};
    pool.start([promise, work = std::move(work), cancellation = running.cancellation]() mutable {
        const Cancellation::Scope scope(cancellation);
        Outcome outcome = isUnwanted() ? Outcome(Outcome::Failure::cancelled()) : work();
        promise->addResult(isUnwanted() ? Outcome(Outcome::Failure::cancelled()) : std::move(outcome));
        promise->finish();
    });
    return running;
}

/** Cancels a piece of work when it is destroyed. */
class CancelledAtEnd final
{
public:
    explicit CancelledAtEnd(const Cancellation &work)
        : m_work(work)
    {}
    ~CancelledAtEnd() { m_work.cancel(); }
    CancelledAtEnd(const CancelledAtEnd &) = delete;
    CancelledAtEnd &operator=(const CancelledAtEnd &) = delete;

private:
    const Cancellation m_work;
};

/**
 * Runs `work()` on a thread of the pool, and calls `handler(result)` as whenDone() does. All long work of the window
 * starts here, so that it ends with the page that shows its result: the destructor of `context` cancels it, and so does
 * the returned Cancellation. Cancelled work gives `Failure::cancelled()`, also if it was complete before.
 */
template<typename Work, typename Handler>
Cancellation runOnWorker(QThreadPool &pool, QObject *context, Work work, Handler handler)
{
    const auto running = startWork(pool, std::move(work));
    using Outcome = decltype(running.future.result());
    // The handler is destroyed with the context, even if it is never called.
    auto end = std::make_shared<const CancelledAtEnd>(running.cancellation);
    whenDone(running.future, context,
             [end = std::move(end), cancellation = running.cancellation,
              handler = std::move(handler)](const Outcome &outcome) mutable {
                 handler(cancellation.isCancelled() ? Outcome(Outcome::Failure::cancelled()) : outcome);
             });
    return running.cancellation;
}

/**
 * Runs `work()` on Qt's global thread pool, and calls `handler(result)` in the thread of `context` when it ends. The
 * destructor of `context` and the returned Cancellation cancel the work.
 */
template<typename Work, typename Handler>
Cancellation runOnWorker(QObject *context, Work work, Handler handler)
{
    return runOnWorker(*QThreadPool::globalInstance(), context, std::move(work), std::move(handler));
}

/**
 * Runs `work()` on Qt's global thread pool and returns its future, which ends with `Failure::cancelled()` if `context`
 * is destroyed first.
 */
template<typename Work>
[[nodiscard]] auto futureOnWorker(QObject *context, Work work)
{
    const auto running = startWork(*QThreadPool::globalInstance(), std::move(work));
    auto end = std::make_shared<const CancelledAtEnd>(running.cancellation);
    whenDone(running.future, context, [end = std::move(end)](const auto &) {});
    return running.future;
}

} // namespace base
