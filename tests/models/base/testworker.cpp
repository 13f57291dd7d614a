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

GATEWRIGHT_TEST(TestWorker, QCoreApplication)
#include "testworker.moc"
