#include "detachedpool.h"
#include "result.h"
#include "testprogram.h"
#include "worker.h"

#include <QDeadlineTimer>
#include <QSemaphore>
#include <QTest>

#include <optional>

using Outcome = base::Result<int>;

class TestWorker final : public QObject
{
    Q_OBJECT

private slots:
    void givesTheResult();
    void endsWithItsContext();
    void endsWhenItIsCancelled();
    void forgetsAResultThatIsCancelled();
    void doesNotStartWhatIsCancelled();
    void endsAFutureWithItsContext();
    void asksOnlyAboutItsOwnWork();
    void detachedWorkOutlivesItsPool();
};

namespace {

constexpr int LongestWaitMs = 20'000;

/** Works until nobody wants the result. False if that did not happen. */
struct EndlessWork {
    std::shared_ptr<QSemaphore> started = std::make_shared<QSemaphore>();
    std::shared_ptr<std::atomic_bool> wasUnwanted = std::make_shared<std::atomic_bool>(false);

    Outcome operator()() const
    {
        started->release();
        const QDeadlineTimer deadline(LongestWaitMs);
        while (!base::isUnwanted() && !deadline.hasExpired())
            QThread::yieldCurrentThread();
        *wasUnwanted = base::isUnwanted();
        return 1;
    }
};

} // namespace

void TestWorker::givesTheResult()
{
    QObject context;
    std::optional<Outcome> got;
    base::runOnWorker(
        &context, []() -> Outcome { return base::isUnwanted() ? 0 : 7; },
        [&](const Outcome &outcome) { got = outcome; });
    QTRY_VERIFY(got);
    QCOMPARE(got->value(), 7);
}

void TestWorker::endsWithItsContext()
{
    QThreadPool pool;
    const EndlessWork work;
    bool isCalled = false;
    {
        QObject context;
        base::runOnWorker(pool, &context, work, [&](const Outcome &) { isCalled = true; });
        QVERIFY(work.started->tryAcquire(1, LongestWaitMs));
    }
    pool.waitForDone();
    QVERIFY(*work.wasUnwanted);
    QCoreApplication::sendPostedEvents();
    QVERIFY(!isCalled);
}

void TestWorker::endsWhenItIsCancelled()
{
    QObject context;
    const EndlessWork work;
    std::optional<Outcome> got;
    const base::Cancellation cancellation = base::runOnWorker(&context, work,
                                                              [&](const Outcome &outcome) { got = outcome; });
    QVERIFY(work.started->tryAcquire(1, LongestWaitMs));
    cancellation.cancel();
    QTRY_VERIFY(got);
    QCOMPARE(got->error().code, base::ErrorCode::Cancelled);
    QVERIFY(*work.wasUnwanted);
}

void TestWorker::forgetsAResultThatIsCancelled()
{
    QThreadPool pool;
    QObject context;
    std::optional<Outcome> got;
    const base::Cancellation cancellation = base::runOnWorker(
        pool, &context, []() -> Outcome { return 7; }, [&](const Outcome &outcome) { got = outcome; });
    pool.waitForDone();
    cancellation.cancel();
    QTRY_VERIFY(got);
    QCOMPARE(got->error().code, base::ErrorCode::Cancelled);
}

void TestWorker::doesNotStartWhatIsCancelled()
{
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    QObject context;
    QSemaphore goOn;
    std::atomic_bool isStarted = false;
    std::optional<Outcome> got;
    base::runOnWorker(
        pool, &context, [&]() -> Outcome { return goOn.tryAcquire(1, LongestWaitMs) ? 1 : 0; }, [](const Outcome &) {});
    const base::Cancellation second = base::runOnWorker(
        pool, &context,
        [&]() -> Outcome {
            isStarted = true;
            return 1;
        },
        [&](const Outcome &outcome) { got = outcome; });
    second.cancel();
    goOn.release();
    QTRY_VERIFY(got);
    QCOMPARE(got->error().code, base::ErrorCode::Cancelled);
    QVERIFY(!isStarted);
}

void TestWorker::endsAFutureWithItsContext()
{
    const EndlessWork work;
    auto context = std::make_unique<QObject>();
    QFuture<Outcome> future = base::futureOnWorker(context.get(), work);
    QVERIFY(work.started->tryAcquire(1, LongestWaitMs));
    context.reset();
    future.waitForFinished();
    QCOMPARE(future.result().error().code, base::ErrorCode::Cancelled);
}

void TestWorker::asksOnlyAboutItsOwnWork()
{
    const base::Cancellation outer;
    const base::Cancellation inner;
    outer.cancel();
    QVERIFY(!base::isUnwanted());
    const base::Cancellation::Scope outerScope(outer);
    QVERIFY(base::isUnwanted());
    {
        const base::Cancellation::Scope innerScope(inner);
        QVERIFY(!base::isUnwanted());
    }
    QVERIFY(base::isUnwanted());
}

/** The destructor of the pool does not wait for work that goes on, and starts no work that waits for it. */
void TestWorker::detachedWorkOutlivesItsPool()
{
    struct State {
        QSemaphore started;
        QSemaphore release;
        QSemaphore ended;
        std::atomic_bool isSecondStarted = false;
    };
    const auto state = std::make_shared<State>();
    const auto wait = [state]() -> Outcome {
        state->started.release();
        state->release.acquire();
        state->ended.release();
        return 1;
    };
    const auto second = [state]() -> Outcome {
        state->isSecondStarted = true;
        return 2;
    };
    {
        base::DetachedPool pool(1);
        QObject context;
        base::runOnWorker(pool.threads(), &context, wait, [](const Outcome &) {});
        base::runOnWorker(pool.threads(), &context, second, [](const Outcome &) {});
        QVERIFY(state->started.tryAcquire(1, LongestWaitMs));
    }
    QCOMPARE(state->ended.available(), 0);
    state->release.release();
    QVERIFY(state->ended.tryAcquire(1, LongestWaitMs));
    QVERIFY(!state->isSecondStarted);
    // A pool whose work has ended gives the result as other pools do.
    base::DetachedPool pool(1);
    std::optional<Outcome> got;
    base::runOnWorker(pool.threads(), this, second, [&](const Outcome &outcome) { got = outcome; });
    QTRY_VERIFY(got);
    QCOMPARE(got->value(), 2);
}

GATEWRIGHT_TEST(TestWorker, QCoreApplication)
#include "testworker.moc"
