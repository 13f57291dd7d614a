#include "policyfields.h"
#include "policysimulation.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using management::Policy;
using management::SimulatedRequest;
using management::SimulationVerdict;
using VerdictCode = SimulationVerdict::Code;

class TestPolicySimulation final : public QObject
{
    Q_OBJECT

private slots:
    void theRequestOverTheRateIsRefused();
    void aWindowLaterItPassesAgain();
    void theQuotaRenewsWithTheFirstRequestAfterItsTime();
    void aQuotaWithoutRenewalEnds();
    void throttlingLetsItWait();
    void skipsAttemptsThatCannotSucceed_data();
    void skipsAttemptsThatCannotSucceed();
    void decidesAccess_data();
    void decidesAccess();
    void keysEnd();
    void partsThatAreOffRefuseNothing();
    void eachApiIsCountedByItself();
    void agreesWithCountingEveryMillisecond_data();
    void agreesWithCountingEveryMillisecond();
};

namespace {

Policy policyOf(const QByteArray &json)
{
    return {document::Value::fromJson(json).value()};
}

const QByteArray Rights = R"("access_rights": {
    "books": {"api_id": "books", "versions": ["v1"], "allowed_urls": [{"url": "^/books", "methods": ["GET"]}]},
    "open": {"api_id": "open"}})";

SimulatedRequest getBook()
{
    return {u"books"_qs, {}, u"GET"_qs, u"/books/3"_qs, 0};
}

} // namespace

void TestPolicySimulation::theRequestOverTheRateIsRefused()
{
    const Policy policy = policyOf("{\"rate\": 100, \"per\": 60, " + Rights + '}');
    QCOMPARE(management::simulateLast(policy, getBook(), 100, 60'000).code, VerdictCode::Passes);
    QCOMPARE(management::simulateLast(policy, getBook(), 101, 60'000).code, VerdictCode::RateExceeded);
    QCOMPARE(management::simulateLast(policy, getBook(), 101, 61'000).code, VerdictCode::Passes);
    QCOMPARE(management::simulateLast(policy, getBook(), 1, 0).code, VerdictCode::Passes);
}

void TestPolicySimulation::aWindowLaterItPassesAgain()
{
    const Policy policy = policyOf("{\"rate\": 1, \"per\": 0.5, " + Rights + '}');
    QList<SimulatedRequest> requests(3, getBook());
    requests[1].sentAt = 499;
    requests[2].sentAt = 500;
    const auto verdicts = management::simulate(policy, requests);
    QCOMPARE(verdicts.at(0).code, VerdictCode::Passes);
    QCOMPARE(verdicts.at(1).code, VerdictCode::RateExceeded);
    QCOMPARE(verdicts.at(2).code, VerdictCode::Passes);
}

void TestPolicySimulation::theQuotaRenewsWithTheFirstRequestAfterItsTime()
{
    const Policy policy = policyOf("{\"quota_max\": 2, \"quota_renewal_rate\": 10, " + Rights + '}');
    QList<SimulatedRequest> requests(6, getBook());
    const QList<qint64> times{1'000, 2'000, 10'999, 11'000, 20'999, 20'999};
    for (qsizetype i = 0; i < times.size(); ++i)
        requests[i].sentAt = times.at(i);
    QList<VerdictCode> codes;
    const auto verdicts = management::simulate(policy, requests);
    for (const SimulationVerdict &verdict : verdicts)
        codes.append(verdict.code);
    QCOMPARE(codes, (QList<VerdictCode>{VerdictCode::Passes, VerdictCode::Passes, VerdictCode::QuotaUsedUp,
                                        VerdictCode::Passes, VerdictCode::Passes, VerdictCode::QuotaUsedUp}));
}

void TestPolicySimulation::aQuotaWithoutRenewalEnds()
{
    const Policy policy = policyOf("{\"quota_max\": 5, \"quota_renewal_rate\": -1, " + Rights + '}');
    QCOMPARE(management::simulateLast(policy, getBook(), 5, 1'000).code, VerdictCode::Passes);
    QCOMPARE(management::simulateLast(policy, getBook(), 6, 1'000'000'000).code, VerdictCode::QuotaUsedUp);
}

void TestPolicySimulation::throttlingLetsItWait()
{
    const Policy policy = policyOf(
        "{\"rate\": 1, \"per\": 10, \"throttle_interval\": 4, \"throttle_retry_limit\": 3, " + Rights + '}');
    const QList<SimulatedRequest> requests(3, getBook());
    const auto verdicts = management::simulate(policy, requests);
    const auto verdict = [](VerdictCode code, qint64 decidedAt, int attempts, qint64 windowMovesAt) {
        return SimulationVerdict{code, decidedAt, attempts, u"^/books"_qs, 0, 0, true, {1, windowMovesAt, 0, -1}};
    };
    QCOMPARE(verdicts.at(0), verdict(VerdictCode::Passes, 0, 1, 10'000));
    QCOMPARE(verdicts.at(1), verdict(VerdictCode::Passes, 12'000, 4, 22'000));
    QCOMPARE(verdicts.at(2), verdict(VerdictCode::RateExceeded, 12'000, 4, 22'000));
}

void TestPolicySimulation::skipsAttemptsThatCannotSucceed_data()
{
    QTest::addColumn<QByteArray>("limits");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("attempts");
    constexpr int all = std::numeric_limits<int>::max();
    // Made one after the other, these attempts would take hours.
    QTest::newRow("until the window is over")
        << QByteArray(R"("rate": 1, "per": 100000, "throttle_interval": 0.001, "throttle_retry_limit": 1000000000)")
        << int(VerdictCode::Passes) << 100'000'001;
    QTest::newRow("never")
        << QByteArray(
               R"("rate": 0.5, "per": 60, "throttle_interval": 0.001, "throttle_retry_limit": 9000000000000000000)")
        << int(VerdictCode::RateExceeded) << all;
    QTest::newRow("past the end of time")
        << QByteArray(R"("rate": 0.5, "per": 60, "throttle_interval": 1e15, "throttle_retry_limit": 9000000000)")
        << int(VerdictCode::RateExceeded) << all;
}

void TestPolicySimulation::skipsAttemptsThatCannotSucceed()
{
    QFETCH(QByteArray, limits);
    QFETCH(int, code);
    QFETCH(int, attempts);
    const Policy policy = policyOf('{' + limits + ", " + Rights + '}');
    const SimulationVerdict verdict = management::simulateLast(policy, getBook(), 2, 0);
    QCOMPARE(int(verdict.code), code);
    QCOMPARE(verdict.attempts, attempts);
}

void TestPolicySimulation::decidesAccess_data()
{
    QTest::addColumn<QString>("api");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QString &api, const QString &version, const QString &method,
                        const QString &path, VerdictCode code) {
        QTest::newRow(name) << api << version << method << path << static_cast<int>(code);
    };
    row("open by its URL", u"books"_qs, u"v1"_qs, u"GET"_qs, u"/books/3"_qs, VerdictCode::Passes);
    row("another version", u"books"_qs, u"v2"_qs, u"GET"_qs, u"/books/3"_qs, VerdictCode::VersionClosed);
    row("another method", u"books"_qs, {}, u"POST"_qs, u"/books"_qs, VerdictCode::MethodClosed);
    row("another path", u"books"_qs, {}, u"GET"_qs, u"/authors"_qs, VerdictCode::UrlClosed);
    row("no URL named: all are open", u"open"_qs, u"v9"_qs, u"DELETE"_qs, u"/any"_qs, VerdictCode::Passes);
    row("another API", u"other"_qs, {}, u"GET"_qs, u"/books"_qs, VerdictCode::NoAccess);
}

void TestPolicySimulation::decidesAccess()
{
    QFETCH(const QString, api);
    QFETCH(const QString, version);
    QFETCH(const QString, method);
    QFETCH(const QString, path);
    QFETCH(const int, code);
    const SimulatedRequest request{api, version, method, path, 0};
    const QByteArray rights = '{' + Rights + '}';
    QCOMPARE(static_cast<int>(management::simulate(policyOf(rights), {request}).constFirst().code), code);
    Policy inactive = policyOf(rights);
    management::setPolicyValue(inactive, "/is_inactive", document::Value::boolean(true));
    QCOMPARE(management::simulate(inactive, {request}).constFirst().code, VerdictCode::Inactive);
}

void TestPolicySimulation::keysEnd()
{
    const Policy policy = policyOf("{\"key_expires_in\": 3600, " + Rights + '}');
    SimulatedRequest request = getBook();
    request.sentAt = 3'599'999;
    QCOMPARE(management::simulate(policy, {request}).constFirst().code, VerdictCode::Passes);
    request.sentAt = 3'600'000;
    QCOMPARE(management::simulate(policy, {request}).constFirst().code, VerdictCode::KeyExpired);
}

void TestPolicySimulation::partsThatAreOffRefuseNothing()
{
    const Policy policy = policyOf(R"({"rate": 1, "per": 60, "quota_max": 2, "quota_renewal_rate": 60,
        "partitions": {"quota": true, "rate_limit": false, "acl": false}})");
    QCOMPARE(management::simulateLast(policy, getBook(), 2, 0).code, VerdictCode::Passes);
    QCOMPARE(management::simulateLast(policy, getBook(), 3, 0).code, VerdictCode::QuotaUsedUp);
}

void TestPolicySimulation::eachApiIsCountedByItself()
{
    const QByteArray numbers = "\"rate\": 1, \"per\": 60, ";
    SimulatedRequest other = getBook();
    other.api = u"open"_qs;
    const Policy together = policyOf('{' + numbers + Rights + '}');
    QCOMPARE(management::simulate(together, {getBook(), other}).constLast().code, VerdictCode::RateExceeded);
    const Policy apart = policyOf('{' + numbers + "\"partitions\": {\"per_api\": true}, " + Rights + '}');
    QCOMPARE(management::simulate(apart, {getBook(), other}).constLast().code, VerdictCode::Passes);
}

void TestPolicySimulation::agreesWithCountingEveryMillisecond_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 100; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/** The rules told a second time, with nothing but loops over all that passed, one millisecond after the other. */
void TestPolicySimulation::agreesWithCountingEveryMillisecond()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const int rate = random.bounded(0, 4);
    const int per = random.bounded(0, 30);
    const int quota = random.bounded(-1, 6);
    const int renewal = random.bounded(-1, 6);
    const int interval = random.bounded(-1, 12);
    const int retries = random.bounded(-1, 4);
    const Policy policy = policyOf(
        QStringLiteral(R"({"rate":%1,"per":%2,"quota_max":%3,"quota_renewal_rate":%4,"throttle_interval":%5,
                           "throttle_retry_limit":%6,)")
            .arg(QString::number(rate), QString::number(per / 1000.0), QString::number(quota), QString::number(renewal),
                 QString::number(interval / 1000.0), QString::number(retries))
            .toUtf8() +
        Rights + '}');
    QList<SimulatedRequest> requests(random.bounded(1, 25), getBook());
    const bool isSlow = random.bounded(2) == 1;
    for (SimulatedRequest &request : requests)
        request.sentAt = random.bounded(isSlow ? 12'000 : 80);

    struct Waiting {
        qint64 at;
        int attempt;
        bool isDone;
    };
    QList<Waiting> waiting;
    for (const SimulatedRequest &request : std::as_const(requests))
        waiting.append({request.sentAt, 1, false});
    QList<VerdictCode> expected(requests.size(), VerdictCode::Passes);
    QList<qint64> passed;
    qint64 quotaFrom = -1;
    for (qint64 now = 0; now < 12'100; ++now) {
        for (qsizetype i = 0; i < waiting.size(); ++i) {
            Waiting &each = waiting[i];
            if (each.isDone || each.at != now)
                continue;
            each.isDone = true;
            const auto inWindow = std::count_if(passed.begin(), passed.end(),
                                                [&](qint64 at) { return at > now - per; });
            if (rate > 0 && per > 0 && inWindow >= rate) {
                expected[i] = VerdictCode::RateExceeded;
                if (interval > 0 && each.attempt <= retries)
                    each = {now + interval, each.attempt + 1, false};
                continue;
            }
            if (renewal > 0 && quotaFrom >= 0 && now >= quotaFrom + renewal * 1000)
                quotaFrom = -1;
            const auto used = std::count_if(passed.begin(), passed.end(),
                                            [&](qint64 at) { return quotaFrom >= 0 && at >= quotaFrom; });
            if (quota > 0 && used >= quota) {
                expected[i] = VerdictCode::QuotaUsedUp;
                continue;
            }
            expected[i] = VerdictCode::Passes;
            if (quotaFrom < 0)
                quotaFrom = now;
            passed.append(now);
        }
    }
    const auto verdicts = management::simulate(policy, requests);
    for (qsizetype i = 0; i < requests.size(); ++i) {
        QVERIFY2(verdicts.at(i).code == expected.at(i), qPrintable(QString::number(i)));
        QCOMPARE(verdicts.at(i).attempts, waiting.at(i).attempt);
    }
}

GATEWRIGHT_TEST(TestPolicySimulation, QCoreApplication)
#include "testpolicysimulation.moc"
