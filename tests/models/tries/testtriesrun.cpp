#include "fakegateway.h"
#include "forbiddenrequests.h"
#include "testprogram.h"
#include "triesrun.h"

#include <QSignalSpy>
#include <QTest>

using tries::TriedAnswer;
using tries::TriedRequest;
using tries::TriesRun;

namespace {

QList<TriedRequest> requestsOf(qsizetype count)
{
    QList<TriedRequest> made;
    for (qsizetype at = 0; at < count; ++at) {
        TriedRequest request;
        request.head = {"GET", "/" + QByteArray::number(at), {}, 1};
        made.append(request);
    }
    return made;
}

base::Result<preview::ComposedResponse> response(int status)
{
    return preview::ComposedResponse{{status, {}, {}, 1}, {}};
}

} // namespace

/** Requests are sent one after the other, with pauses, and no more after a stop. */
class TestTriesRun final : public QObject
{
    Q_OBJECT

private slots:
    void sendsOneAfterTheOther();
    void tellsAnswersOfTheGateway();
    void pausesBetweenRequests();
    void endsWhenItIsStopped();
    void sendsNoMoreThanTheLimit();
};

void TestTriesRun::sendsOneAfterTheOther()
{
    support::FakeSender sender;
    TriesRun run(sender);
    QSignalSpy answered(&run, &TriesRun::answered);
    QSignalSpy finished(&run, &TriesRun::finished);
    run.start(QUrl(u"http://127.0.0.1:8080"_qs), requestsOf(2));
    QVERIFY(run.isRunning());
    run.start(QUrl(u"http://127.0.0.1:8080"_qs), requestsOf(2)); // Does nothing.
    QCOMPARE(sender.sent.size(), 1);
    sender.answer(response(422));
    QTRY_COMPARE(sender.sent.size(), 2);
    QCOMPARE(sender.sent.last().head.target, "/1");
    sender.answer(base::Error{base::ErrorCode::Unreachable, {}});
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!run.isRunning());
    QCOMPARE(answered.size(), 2);
    QCOMPARE(answered.at(0).at(1).value<TriedAnswer>(), (TriedAnswer{422}));
    QCOMPARE(answered.at(1).at(0).value<qsizetype>(), 1);
    QCOMPARE(answered.at(1).at(1).value<TriedAnswer>(), TriedAnswer());
}

void TestTriesRun::tellsAnswersOfTheGateway()
{
    support::FakeSender sender;
    TriesRun run(sender);
    QSignalSpy answered(&run, &TriesRun::answered);
    run.start({}, requestsOf(1));
    preview::ComposedResponse refused{{401, {}, {}, 1}, {}};
    refused.head.headers.append("X-Gatewright-Answer", "unauthorized");
    sender.answer(refused);
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(answered.at(0).at(1).value<TriedAnswer>(), (TriedAnswer{401, true}));
    QCOMPARE(tries::verdictOn(tries::TryKind::MissingCredential, {401, true}), tries::Verdict::OfGateway);
}

void TestTriesRun::pausesBetweenRequests()
{
    support::FakeSender sender;
    TriesRun run(sender);
    run.start({}, requestsOf(2));
    QElapsedTimer timer;
    timer.start();
    sender.answer(response(200));
    QTRY_COMPARE(sender.sent.size(), 2);
    QVERIFY(timer.elapsed() >= TriesRun::Pause.count() - 5);
}

void TestTriesRun::endsWhenItIsStopped()
{
    support::FakeSender sender;
    TriesRun run(sender);
    QSignalSpy answered(&run, &TriesRun::answered);
    QSignalSpy finished(&run, &TriesRun::finished);
    run.start({}, requestsOf(3));
    run.stop();
    QCOMPARE(finished.size(), 1);
    sender.answer(response(200));
    QTest::qWait(3 * int(TriesRun::Pause.count()));
    QCOMPARE(answered.size(), 0);
    QCOMPARE(sender.sent.size(), 1);
}

void TestTriesRun::sendsNoMoreThanTheLimit()
{
    support::FakeSender sender;
    TriesRun run(sender);
    QSignalSpy finished(&run, &TriesRun::finished);
    run.start({}, requestsOf(tries::MaximumTries + 5));
    for (qsizetype at = 1; at <= tries::MaximumTries; ++at) {
        QTRY_COMPARE(sender.sent.size(), at);
        sender.answer(response(200));
    }
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(sender.sent.size(), tries::MaximumTries);
}

GATEWRIGHT_TEST(TestTriesRun, QCoreApplication)
#include "testtriesrun.moc"
