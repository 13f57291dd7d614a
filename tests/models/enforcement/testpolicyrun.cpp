#include "capturesamples.h"
#include "policyrun.h"
#include "testprogram.h"

#include <QTest>

using namespace enforcement;
using management::SimulationVerdict;
using VerdictCode = SimulationVerdict::Code;

/** Verdicts and counters of requests under a policy, compared with tables that were worked out by hand. */
class TestPolicyRun final : public QObject
{
    Q_OBJECT

private slots:
    void countsAsWorkedOutByHand_data();
    void countsAsWorkedOutByHand();
    void namesStatusAndField_data();
    void namesStatusAndField();
    void sendsInTheSpanOfTheClock();
    void leavesOutWhatCallsNoApi();
};

namespace {

const QByteArray RunPaths = R"({"/pets":{"get":{},"post":{}},"/pets/{id}":{"get":{},"delete":{}}})";

/** Allows GET on /pets and below, and all of a second API. */
const QByteArray RunRights = "'access_rights':{'a':{'api_id':'a','allowed_urls':[{'url':'^/pets','methods':['GET']}]},"
                             "'b':{'api_id':'b'}}";

QString wordOf(VerdictCode code)
{
    switch (code) {
    case VerdictCode::Passes:
        return u"ok"_qs;
    case VerdictCode::Inactive:
        return u"inactive"_qs;
    case VerdictCode::KeyExpired:
        return u"expired"_qs;
    case VerdictCode::NoAccess:
        return u"api"_qs;
    case VerdictCode::VersionClosed:
        return u"version"_qs;
    case VerdictCode::UrlClosed:
        return u"url"_qs;
    case VerdictCode::MethodClosed:
        return u"method"_qs;
    case VerdictCode::UrlNotDecided:
        return u"unknown"_qs;
    case VerdictCode::RateExceeded:
        return u"rate"_qs;
    case VerdictCode::QuotaUsedUp:
        return u"quota"_qs;
    }
    return {};
}

/** Result, time, attempts, requests in the window, and used quota with the time of its renewal. */
QString textOf(const SimulationVerdict &verdict)
{
    const management::KeyCounters &counters = verdict.counters;
    return u"%1 @%2 x%3 w%4 q%5 r%6"_qs.arg(wordOf(verdict.code), QString::number(verdict.decidedAt),
                                            QString::number(verdict.attempts), QString::number(counters.inWindow),
                                            QString::number(counters.quotaUsed),
                                            QString::number(counters.quotaRenewsAt));
}

} // namespace

void TestPolicyRun::countsAsWorkedOutByHand_data()
{
    QTest::addColumn<QByteArray>("limits");
    QTest::addColumn<QStringList>("requests"); // milliseconds, method, target
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &limits, const QStringList &requests,
                        const QStringList &expected) { QTest::newRow(name) << limits << requests << expected; };
    row("rate: 2 in 10 s, in a sliding window", "'rate':2,'per':10",
        {u"0 GET /a/pets"_qs, u"4000 GET /a/pets"_qs, u"9000 GET /a/pets"_qs, u"10000 GET /a/pets"_qs,
         u"13999 GET /a/pets"_qs, u"14000 GET /a/pets"_qs},
        {u"ok @0 x1 w1 q0 r-1"_qs, u"ok @4000 x1 w2 q0 r-1"_qs, u"rate @9000 x1 w2 q0 r-1"_qs,
         u"ok @10000 x1 w2 q0 r-1"_qs, u"rate @13999 x1 w2 q0 r-1"_qs, u"ok @14000 x1 w2 q0 r-1"_qs});
    row("no rate", "'rate':0,'per':10", {u"0 GET /a/pets"_qs, u"0 GET /a/pets"_qs},
        {u"ok @0 x1 w0 q0 r-1"_qs, u"ok @0 x1 w0 q0 r-1"_qs});
    // Times are since the first request, so the period of the quota starts at 0.
    row("quota: 2, renewed 60 s after the first request", "'quota_max':2,'quota_renewal_rate':60",
        {u"5000 GET /a/pets"_qs, u"6000 GET /a/pets"_qs, u"64999 GET /a/pets"_qs, u"65000 GET /a/pets"_qs,
         u"70000 GET /a/pets"_qs, u"124999 GET /a/pets"_qs, u"140000 GET /a/pets"_qs},
        {u"ok @0 x1 w0 q1 r60000"_qs, u"ok @1000 x1 w0 q2 r60000"_qs, u"quota @59999 x1 w0 q2 r60000"_qs,
         u"ok @60000 x1 w0 q1 r120000"_qs, u"ok @65000 x1 w0 q2 r120000"_qs, u"quota @119999 x1 w0 q2 r120000"_qs,
         u"ok @135000 x1 w0 q1 r195000"_qs});
    row("quota that is never renewed", "'quota_max':1,'quota_renewal_rate':-1",
        {u"0 GET /a/pets"_qs, u"900000000 GET /a/pets"_qs},
        {u"ok @0 x1 w0 q1 r-1"_qs, u"quota @900000000 x1 w0 q1 r-1"_qs});
    row("no quota", "'quota_max':-1,'quota_renewal_rate':60", {u"0 GET /a/pets"_qs, u"1 GET /a/pets"_qs},
        {u"ok @0 x1 w0 q0 r-1"_qs, u"ok @1 x1 w0 q0 r-1"_qs});
    row("what the rate rejects does not use the quota", "'rate':1,'per':10,'quota_max':2,'quota_renewal_rate':-1",
        {u"0 GET /a/pets"_qs, u"1 GET /a/pets"_qs, u"10000 GET /a/pets"_qs, u"20000 GET /a/pets"_qs},
        {u"ok @0 x1 w1 q1 r-1"_qs, u"rate @1 x1 w1 q1 r-1"_qs, u"ok @10000 x1 w1 q2 r-1"_qs,
         u"quota @20000 x1 w0 q2 r-1"_qs});
    // The second request is repeated at 5 s and 9 s, the third at 7 s and 11 s.
    row("throttle: repeated twice, after 4 s", "'rate':1,'per':10,'throttle_interval':4,'throttle_retry_limit':2",
        {u"0 GET /a/pets"_qs, u"1000 GET /a/pets"_qs, u"3000 GET /a/pets"_qs},
        {u"ok @0 x1 w1 q0 r-1"_qs, u"rate @9000 x3 w1 q0 r-1"_qs, u"ok @11000 x3 w1 q0 r-1"_qs});
    row("throttle that is off", "'rate':1,'per':10,'throttle_interval':-1,'throttle_retry_limit':-1",
        {u"0 GET /a/pets"_qs, u"1000 GET /a/pets"_qs}, {u"ok @0 x1 w1 q0 r-1"_qs, u"rate @1000 x1 w1 q0 r-1"_qs});
    row("allowed URLs, whose rejections are not counted", "'rate':2,'per':60",
        {u"0 GET /a/pets?page=2"_qs, u"1 POST /a/pets"_qs, u"2 GET /a/owners"_qs, u"3 GET /a/pets/7"_qs,
         u"4 GET /a/pets"_qs},
        {u"ok @0 x1 w1 q0 r-1"_qs, u"method @1 x1 w1 q0 r-1"_qs, u"url @2 x1 w1 q0 r-1"_qs, u"ok @3 x1 w2 q0 r-1"_qs,
         u"rate @4 x1 w2 q0 r-1"_qs});
    row("an API without a right", "'rate':1,'per':60", {u"0 GET /c/pets"_qs}, {u"api @0 x1 w0 q0 r-1"_qs});
    row("only the quota applies", "'rate':1,'per':60,'quota_max':2,'quota_renewal_rate':60,'partitions':{'quota':true}",
        {u"0 GET /a/pets"_qs, u"0 POST /a/pets"_qs, u"1 GET /c/pets"_qs},
        {u"ok @0 x1 w0 q1 r60000"_qs, u"ok @0 x1 w0 q2 r60000"_qs, u"quota @1 x1 w0 q2 r60000"_qs});
    row("only the rate applies",
        "'rate':1,'per':60,'quota_max':1,'quota_renewal_rate':60,'partitions':{'rate_limit':true}",
        {u"0 POST /a/pets"_qs, u"1 GET /a/pets"_qs, u"60000 GET /a/pets"_qs},
        {u"ok @0 x1 w1 q0 r-1"_qs, u"rate @1 x1 w1 q0 r-1"_qs, u"ok @60000 x1 w1 q0 r-1"_qs});
    row("only the rights apply", "'rate':1,'per':60,'quota_max':1,'quota_renewal_rate':60,'partitions':{'acl':true}",
        {u"0 GET /a/pets"_qs, u"1 GET /a/pets"_qs, u"2 POST /a/pets"_qs},
        {u"ok @0 x1 w0 q0 r-1"_qs, u"ok @1 x1 w0 q0 r-1"_qs, u"method @2 x1 w0 q0 r-1"_qs});
    row("all parts together", "'rate':1,'per':60,'quota_max':9,'quota_renewal_rate':60", // No partition is true.
        {u"0 GET /a/pets"_qs, u"1 GET /b/x"_qs}, {u"ok @0 x1 w1 q1 r60000"_qs, u"rate @1 x1 w1 q1 r60000"_qs});
    row("counted for each API", "'rate':1,'per':60,'quota_max':9,'quota_renewal_rate':60,'partitions':{'per_api':true}",
        {u"0 GET /a/pets"_qs, u"1 GET /b/x"_qs, u"2 GET /b/x"_qs},
        {u"ok @0 x1 w1 q1 r60000"_qs, u"ok @1 x1 w1 q1 r60001"_qs, u"rate @2 x1 w1 q1 r60001"_qs});
    row("keys that expire after 10 s", "'key_expires_in':10",
        {u"100 GET /a/pets"_qs, u"10099 GET /a/pets"_qs, u"10100 GET /a/pets"_qs},
        {u"ok @0 x1 w0 q0 r-1"_qs, u"ok @9999 x1 w0 q0 r-1"_qs, u"expired @10000 x1 w0 q0 r-1"_qs});
    row("an inactive policy", "'is_inactive':true,'active':true", {u"0 GET /a/pets"_qs},
        {u"inactive @0 x1 w0 q0 r-1"_qs});
    row("recorded in another order than sent", "'rate':1,'per':10",
        {u"5000 GET /a/pets"_qs, u"0 GET /a/pets"_qs, u"10000 GET /a/pets"_qs},
        {u"rate @5000 x1 w1 q0 r-1"_qs, u"ok @0 x1 w1 q0 r-1"_qs, u"ok @10000 x1 w1 q0 r-1"_qs});
}

void TestPolicyRun::countsAsWorkedOutByHand()
{
    QFETCH(const QByteArray, limits);
    QFETCH(const QStringList, requests);
    QFETCH(const QStringList, expected);
    QList<traffic::Exchange> exchanges;
    for (const QString &request : requests) {
        const QStringList parts = request.split(u' ');
        exchanges.append(exchangeOf(parts.at(2).mid(1, 1).toLatin1(), parts.at(1).toLatin1(), parts.at(2).toLatin1(),
                                    parts.at(0).toLongLong()));
    }
    const Capture capture = captureOf(exchanges, {apiOf("a", RunPaths), apiOf("b", RunPaths), apiOf("c", RunPaths)});
    const PolicyRun run = runPolicy(policyOf('{' + limits + ',' + RunRights + '}'), capture, {});
    QStringList results;
    for (const auto &verdict : run.verdicts)
        results.append(verdict ? textOf(*verdict) : u"none"_qs);
    QCOMPARE(results, expected);
}

void TestPolicyRun::namesStatusAndField_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("field");
    const QByteArray pets = "'access_rights':{'a':{'api_id':'a','allowed_urls':[";
    QTest::newRow("no right") << QByteArray("{}") << 403 << u"/access_rights"_qs;
    QTest::newRow("another URL") << QByteArray('{' + pets + "{'url':'/x'}]}}}") << 403
                                 << u"/access_rights/a/allowed_urls"_qs;
    QTest::newRow("another method") << QByteArray('{' + pets + "{'url':'/x'},{'url':'/pets','methods':['PUT']}]}}}")
                                    << 403 << u"/access_rights/a/allowed_urls/1/methods"_qs;
    QTest::newRow("a pattern that is not valid")
        << QByteArray('{' + pets + "{'url':'/pets('}]}}}") << 0 << u"/access_rights/a/allowed_urls/0/url"_qs;
    QTest::newRow("allowed by a URL") << QByteArray('{' + pets + "{'url':'/pets'}]}}}") << 0
                                      << u"/access_rights/a/allowed_urls/0"_qs;
    QTest::newRow("allowed without URLs") << QByteArray('{' + pets + "]}}}") << 0 << QString();
    QTest::newRow("inactive") << QByteArray("{'is_inactive':true}") << 403 << u"/is_inactive"_qs;
    QTest::newRow("rate") << QByteArray("{'rate':0.5,'per':60,'partitions':{'rate_limit':true}}") << 429 << u"/rate"_qs;
}

void TestPolicyRun::namesStatusAndField()
{
    QFETCH(const QByteArray, policy);
    QFETCH(const int, status);
    QFETCH(const QString, field);
    const Capture capture = captureOf({exchangeOf("a", "GET", "/a/pets")}, {apiOf("a", RunPaths)});
    const PolicyRun run = runPolicy(policyOf(policy), capture, {});
    QVERIFY(run.verdicts.constFirst());
    QCOMPARE(management::statusOf(run.verdicts.constFirst()->code), status);
    QCOMPARE(management::fieldOf(*run.verdicts.constFirst(), run.rights), field);
    QCOMPARE(management::statusOf(VerdictCode::KeyExpired), 401);
    QCOMPARE(management::statusOf(VerdictCode::QuotaUsedUp), 403);
}

void TestPolicyRun::sendsInTheSpanOfTheClock()
{
    const Capture capture = captureOf({exchangeOf("a", "GET", "/a/pets", 3'000), exchangeOf("a", "GET", "/a/pets", 0),
                                       exchangeOf("a", "GET", "/a/pets", 12'000)},
                                      {apiOf("a", RunPaths)});
    const management::Policy policy = policyOf("{'rate':1,'per':2," + RunRights + '}');
    const PolicyRun recorded = runPolicy(policy, capture, {});
    QCOMPARE(recorded.sentAt, (QList<qint64>{3'000, 0, 12'000}));
    QCOMPARE(recorded.counts.value(VerdictCode::Passes), 3);
    const PolicyRun faster = runPolicy(policy, capture, {4'000});
    QCOMPARE(faster.sentAt, (QList<qint64>{1'000, 0, 4'000}));
    QCOMPARE(faster.verdicts.at(0)->code, VerdictCode::RateExceeded);
    QCOMPARE(faster.counts.value(VerdictCode::Passes), 2);
    QCOMPARE(runPolicy(policy, captureOf({exchangeOf("a", "GET", "/a/pets", 7)}, {}), {4'000}).sentAt,
             QList<qint64>{0});
}

void TestPolicyRun::leavesOutWhatCallsNoApi()
{
    traffic::Exchange unknown = exchangeOf("a", "GET", "/nowhere");
    unknown.decision.matched = -1;
    const Capture capture = captureOf({unknown, exchangeOf("a", "GET", "/a/pets")}, {apiOf("a", RunPaths)});
    const PolicyRun run = runPolicy(policyOf("{'rate':1,'per':60," + RunRights + '}'), capture, {});
    QVERIFY(!run.verdicts.at(0));
    QCOMPARE(run.uncheckedCount, 1);
    QCOMPARE(run.verdicts.at(1)->code, VerdictCode::Passes);
    QVERIFY(runPolicy(policyOf("{}"), {}, {60'000}).verdicts.isEmpty());
}

GATEWRIGHT_TEST(TestPolicyRun, QCoreApplication)
#include "testpolicyrun.moc"
