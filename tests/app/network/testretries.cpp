#include "gzipped.h"
#include "managementwire.h"
#include "retrypolicy.h"
#include "testprogram.h"

#include <QFutureWatcher>
#include <QTest>

using management::CallFailure;
using support::awaited;
using support::httpAnswer;
using support::ManagementWire;
using Then = support::RecordingServer::Then;

/** When a call is made again, what is kept for when none can be made, and what is told of each. */
class TestRetries final : public QObject
{
    Q_OBJECT

private slots:
    void readsRetryAfter_data();
    void readsRetryAfter();
    void waitsLongerEachTime();
    void asksAgainWhereItMayPass_data();
    void asksAgainWhereItMayPass();
    void asksOnceWhereItWillNotPass_data();
    void asksOnceWhereItWillNotPass();
    void givesUpAfterThreeAttempts();
    void leavesAServerAloneForAsLongAsItWants();
    void doesNotWaitForADay();
    void neverRepeatsACreation_data();
    void neverRepeatsACreation();
    void canBeCancelledWhileItWaits();
    void unpacksWhatComesPacked();
    void tellsHowMuchHasCome();
    void showsTheLastAnswerWhereNoneCanBeHad();
    void keepsAnAnswerForItsQuestionOnly();
    void keepsNoRefusalAndNothingElse();
    void keepsNoSecret();
    void keepsNothingOfTheSandbox();
    void readsBackFromTheServerAlone();
    void showsThePoliciesOfBefore();
    void knowsTheCertificatesThatWereAnswered();
    void knowsTheCertificatesOfBefore();
    void logsEveryCallWithoutItsToken();
    void logsWhatHappened();
};

void TestRetries::readsRetryAfter_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<std::optional<int>>("seconds");
    using Seconds = std::optional<int>;
    QTest::newRow("seconds") << QByteArray("120") << Seconds(120);
    QTest::newRow("now") << QByteArray("0") << Seconds(0);
    QTest::newRow("blanks") << QByteArray(" 5 ") << Seconds(5);
    QTest::newRow("a date") << QByteArray("Mon, 15 Jun 2026 12:01:30 GMT") << Seconds(90);
    QTest::newRow("a date that is over") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT") << Seconds(0);
    QTest::newRow("far away") << QByteArray("Fri, 31 Dec 9999 23:59:59 GMT") << Seconds(86'400);
    QTest::newRow("beyond 64 bits") << QByteArray(30, '9') << Seconds(86'400);
    QTest::newRow("below 0") << QByteArray("-1") << Seconds();
    QTest::newRow("a fraction") << QByteArray("1.5") << Seconds();
    QTest::newRow("a word") << QByteArray("soon") << Seconds();
    QTest::newRow("nothing") << QByteArray() << Seconds();
}

void TestRetries::readsRetryAfter()
{
    QFETCH(QByteArray, field);
    QTEST(network::retryAfterSeconds(field, support::FakeClock().now()), "seconds");
}

void TestRetries::waitsLongerEachTime()
{
    const network::RetryPolicy policy{10, 100, 1000};
    management::CallError unreachable;
    QList<int> delays;
    for (int attempt = 1; attempt < 10; ++attempt)
        delays.append(network::delayBeforeRetry(policy, attempt, unreachable, {}).value_or(-1));
    QCOMPARE(delays, QList<int>({100, 200, 400, 800, 1000, 1000, 1000, 1000, 1000}));
    QVERIFY(!network::delayBeforeRetry(policy, 10, unreachable, {}));
}

void TestRetries::asksAgainWhereItMayPass_data()
{
    QTest::addColumn<QByteArray>("first");
    for (const int status : {429, 502, 503, 504})
        QTest::addRow("status %d", status) << httpAnswer(status, "text/plain", "busy");
    QTest::newRow("cut short") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[");
    QTest::newRow("closed") << QByteArray("HTTP/1.1 ");
}

void TestRetries::asksAgainWhereItMayPass()
{
    QFETCH(QByteArray, first);
    ManagementWire wire;
    wire.server.answer(first);
    wire.server.answerJson("[]");
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QVERIFY(wire.server.requests().size() >= 2);
    for (const QByteArray &request : wire.server.requests())
        QCOMPARE(request, wire.server.requests().constFirst());
}

void TestRetries::asksOnceWhereItWillNotPass_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 204, 301, 400, 401, 403, 404, 409, 422, 500, 501, 505})
        QTest::addRow("status %d", status) << status;
}

void TestRetries::asksOnceWhereItWillNotPass()
{
    QFETCH(int, status);
    ManagementWire wire;
    wire.server.answer(httpAnswer(status, "text/html", "<p>"));
    QVERIFY(!awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.server.requests().size(), 1);
    QCOMPARE(wire.waiter.waits, QList<int>());
}

void TestRetries::givesUpAfterThreeAttempts()
{
    ManagementWire wire;
    wire.server.answer(httpAnswer(503, "application/json", R"({"message":"later"})"));
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    QCOMPARE(profiles.error().status, 503);
    QCOMPARE(profiles.error().message, u"later"_qs);
    QCOMPARE(wire.server.requests().size(), 3);
    QCOMPARE(wire.waiter.waits, QList<int>({250, 500}));
}

void TestRetries::leavesAServerAloneForAsLongAsItWants()
{
    ManagementWire wire;
    wire.server.answer(httpAnswer(429, {}, {}, "Retry-After: 3\r\n"));
    wire.server.answerJson("[]");
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.waiter.waits, QList<int>({3000}));
}

void TestRetries::doesNotWaitForADay()
{
    ManagementWire wire;
    wire.server.answer(httpAnswer(429, {}, {}, "Retry-After: 3600\r\n"));
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    QCOMPARE(profiles.error().retryAfterSeconds, 3600);
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestRetries::neverRepeatsACreation_data()
{
    QTest::addColumn<QByteArray>("answer");
    for (const int status : {429, 502, 503, 504})
        QTest::addRow("status %d", status) << httpAnswer(status, {}, {}, "Retry-After: 0\r\n");
    QTest::newRow("closed") << QByteArray();
    QTest::newRow("cut short") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{");
}

void TestRetries::neverRepeatsACreation()
{
    QFETCH(QByteArray, answer);
    ManagementWire wire;
    wire.server.answer(answer, Then::Close);
    QVERIFY(!awaited(wire.service.dashboard().createPolicy({})).isOk());
    QCOMPARE(wire.server.requests().size(), 1);
    QCOMPARE(wire.waiter.waits, QList<int>());
}

void TestRetries::canBeCancelledWhileItWaits()
{
    ManagementWire wire;
    wire.waiter.holds = true;
    wire.server.answer(httpAnswer(503, {}, {}));
    auto future = wire.service.portal().listSsoProfiles();
    QTRY_COMPARE(wire.waiter.waits.size(), 1);
    future.cancel();
    QTRY_VERIFY(future.isFinished());
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestRetries::unpacksWhatComesPacked()
{
    ManagementWire wire;
    const QByteArray json = R"([[{"ID":"a","Name":")" + QByteArray(1'000'000, 'n') + "\"}]]";
    wire.server.answer(httpAnswer(200, "application/json", support::gzipped(json), "Content-Encoding: gzip\r\n"));
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(wire.server.field("Accept-Encoding")->contains("gzip"));
    QVERIFY(profiles.isOk());
    QCOMPARE(profiles->groups[0][0].name.size(), 1'000'000);
}

void TestRetries::tellsHowMuchHasCome()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"certs":["a"],"pages":1,"ballast":")" + QByteArray(8 * 1024 * 1024, 'x') + "\"}");
    const auto answer = wire.service.dashboard().listCertificates({});
    QFutureWatcher<base::Result<management::CertificatePage, management::CallError>> watcher;
    QList<int> steps;
    int all = 0;
    connect(&watcher, &QFutureWatcherBase::progressRangeChanged, this, [&](int, int most) { all = most; });
    connect(&watcher, &QFutureWatcherBase::progressValueChanged, this, [&](int value) { steps.append(value); });
    watcher.setFuture(answer);
    QVERIFY(awaited(answer).isOk());
    QTRY_VERIFY(!steps.isEmpty());
    QCOMPARE(all, 8 * 1024);
    QVERIFY(std::is_sorted(steps.begin(), steps.end()));
    QVERIFY(steps.constLast() <= all);
}

void TestRetries::showsTheLastAnswerWhereNoneCanBeHad()
{
    ManagementWire wire;
    const QByteArray json = R"({"cert_basics":[{"id":"a","x":1}],"pages":3})";
    wire.server.answerJson(json);
    wire.server.answer({}, Then::Close);
    const auto fresh = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(fresh.isOk());
    QVERIFY(!fresh->stale);
    const QDateTime then = wire.clock.moment;
    wire.clock.moment = then.addDays(3);
    const auto old = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(old.isOk());
    QCOMPARE(old->certificates.size(), 1);
    QCOMPARE(old->pages, 3);
    QVERIFY(old->stale);
    QCOMPARE(old->stale->takenAt, then);
    QCOMPARE(old->stale->error.failure, CallFailure::Unreachable);
}

void TestRetries::keepsAnAnswerForItsQuestionOnly()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"cert_basics":[{"id":"a"}],"pages":3})");
    wire.server.answer({}, Then::Close);
    QVERIFY(awaited(wire.service.dashboard().listCertificates({1, false, {}})).isOk());
    QVERIFY(!awaited(wire.service.dashboard().listCertificates({2, false, {}})).isOk());
    QVERIFY(awaited(wire.service.dashboard().listCertificates({1, false, {}})).isOk());
    wire.environment.id = u"another"_qs;
    wire.keychain.entries.insert(wire.environment.dashboardTokenKey(), "t");
    wire.apply();
    QVERIFY(!awaited(wire.service.dashboard().listCertificates({1, false, {}})).isOk());
}

void TestRetries::keepsNoRefusalAndNothingElse()
{
    ManagementWire wire;
    for (const char *json : {R"({"Status":"Error","Message":"no"})", R"({"something":"else"})",
                             R"({"Status":"OK","Message":"m1"})", R"({"_id":"m1"})", "[]"})
        wire.server.answerJson(json);
    wire.server.answerJson(R"({"message":"no"})", 401);
    QVERIFY(!awaited(wire.service.dashboard().listCertificates({})).isOk());
    QVERIFY(!awaited(wire.service.dashboard().listCertificates({})).isOk());
    QVERIFY(awaited(wire.service.dashboard().createPolicy({})).isOk());
    QCOMPARE(wire.cache.answers.size(), 0);
    // A refusal of now is worth more than an answer of before.
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.cache.answers.size(), 1);
    QCOMPARE(awaited(wire.service.portal().listSsoProfiles()).error().status, 401);
}

void TestRetries::keepsNoSecret()
{
    ManagementWire wire;
    wire.server.answerJson(
        R"({"_id":"a","note":"you sent Bearer dash-token","b64":"ZGFzaC10b2tlbg==","hooks":{"password":"p4ssword"}})");
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(u"a"_qs)).isOk());
    QCOMPARE(wire.cache.answers.size(), 1);
    const QByteArray kept = wire.cache.answers.constBegin()->json;
    QVERIFY(kept.contains("\"_id\":\"a\""));
    for (const char *secret : {"dash-token", "ZGFzaC10b2tlbg", "p4ssword"})
        QVERIFY2(!kept.contains(secret), kept.constData());
}

void TestRetries::keepsNothingOfTheSandbox()
{
    ManagementWire wire;
    wire.environment.isSandbox = true;
    wire.apply();
    wire.server.answerJson("[]");
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.cache.answers.size(), 0);
}

void TestRetries::readsBackFromTheServerAlone()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"_id":"m1","name":"of before"})");
    wire.server.answerJson(R"({"Status":"OK","Message":"m1"})");
    wire.server.answer({}, Then::Close);
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(u"m1"_qs)).isOk());
    QCOMPARE(wire.cache.answers.size(), 1);
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(created.isOk());
    QVERIFY(created->readBackError.has_value());
    QCOMPARE(created->readBack.name(), QString());
}

void TestRetries::showsThePoliciesOfBefore()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Data":[{"_id":"a","name":"A"}],"Pages":1})");
    wire.server.answer({}, Then::Close);
    QVERIFY(awaited(wire.service.dashboard().listPolicies(-1)).isOk());
    const auto old = awaited(wire.service.dashboard().listPolicies(-1));
    QVERIFY(old.isOk());
    QVERIFY(old->stale);
    QCOMPARE(old->source, management::PolicyPage::Source::Server);
    QCOMPARE(old->policies.constFirst().name(), u"A"_qs);
}

void TestRetries::knowsTheCertificatesThatWereAnswered()
{
    ManagementWire wire;
    const management::KnownCertificates &known = wire.service.knownCertificates();
    wire.server.answerJson(R"({"cert_basics":[{"id":"a"}],"pages":2})");
    wire.server.answerJson(R"({"cert_basics":[{"id":"a"},{"id":"b"}],"pages":1})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({1, false, {}})).isOk());
    QVERIFY(known.find(u"a"_qs));
    QVERIFY(!known.isComplete());
    QVERIFY(awaited(wire.service.dashboard().listCertificates({-1, false, {}})).isOk());
    QVERIFY(known.isComplete());
    wire.apply(); // The same environment.
    QVERIFY(known.isComplete());
    wire.environment.id = u"another"_qs;
    wire.environment.name = u"Another"_qs;
    wire.apply();
    QVERIFY(!known.isComplete());
    QVERIFY(!known.find(u"a"_qs));
    QCOMPARE(known.environmentName(), u"Another"_qs);
}

/** A start without network, or a change of environment and back: what is kept is known again, without a call. */
void TestRetries::knowsTheCertificatesOfBefore()
{
    ManagementWire wire;
    const management::KnownCertificates &known = wire.service.knownCertificates();
    wire.server.answerJson(R"({"cert_basics":[{"id":"a"}],"pages":1})");
    wire.server.answerJson(R"({"cert_basics":[{"id":"b"}],"pages":1})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({-1, false, {}})).isOk());
    wire.clock.moment = wire.clock.moment.addDays(1);
    QVERIFY(awaited(wire.service.dashboard().listCertificates({1, true, management::CertificateFilter::Omit})).isOk());
    const management::Environment first = wire.environment;
    wire.environment.id = u"another"_qs;
    wire.apply();
    wire.environment = first;
    wire.apply();
    QVERIFY(!known.isComplete());
    QTRY_VERIFY(known.isComplete());
    QVERIFY2(known.find(u"b"_qs) && !known.find(u"a"_qs), "the newer of two lists counts");
    QCOMPARE(wire.server.requests().size(), 2);
}

void TestRetries::logsEveryCallWithoutItsToken()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Status":"OK","Message":"m1","echo":"dash-token"})");
    wire.server.answerJson(R"({"_id":"m1"})");
    QVERIFY(awaited(wire.service.dashboard().createPolicy({*document::Value::fromJson(R"({"name":"x"})")})).isOk());
    QCOMPARE(wire.log.calls().size(), 2);
    const traffic::Exchange &post = *wire.log.calls().at(0);
    QCOMPARE(post.request.method, QByteArray("POST"));
    QCOMPARE(post.request.target, QByteArray("/api/portal/policies"));
    QCOMPARE(post.request.headers.first("Authorization"), QByteArray("Bearer REDACTED"));
    QCOMPARE(post.request.headers.first("Content-Type"), QByteArray("application/json"));
    QCOMPARE(QByteArray(post.requestBody.bytes), QByteArray(R"({"name":"x"})"));
    QCOMPARE(post.response.status, 200);
    QCOMPARE(post.response.reason, QByteArray("Scripted"));
    QCOMPARE(post.response.headers.first("Content-Type"), QByteArray("application/json"));
    QVERIFY(!QByteArray(post.responseBody.bytes).contains("dash-token"));
    QVERIFY(post.timings.wait >= 0 && post.timings.receive >= 0);
    QCOMPARE(post.startedAt.timeSpec(), Qt::UTC);
    const traffic::Exchange &get = *wire.log.calls().at(1);
    QCOMPARE(get.request.target, QByteArray("/api/portal/policies/m1"));
    QVERIFY(get.id > post.id);
}

void TestRetries::logsWhatHappened()
{
    ManagementWire wire;
    wire.server.answer({}, Then::Close);
    QVERIFY(!awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.log.calls().size(), 3);
    for (const traffic::ExchangePtr &call : wire.log.calls()) {
        QCOMPARE(call->errorDetail, u"unreachable"_qs);
        QCOMPARE(call->response.status, 0);
        QCOMPARE(call->answeredBy, traffic::AnsweredBy::Nobody);
        QCOMPARE(call->request.headers.first("Authorization"), QByteArray("REDACTED"));
    }
}

GATEWRIGHT_TEST(TestRetries, QCoreApplication)
#include "testretries.moc"
