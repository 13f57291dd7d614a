#include "capturesamples.h"
#include "narrowestpolicy.h"
#include "policyfields.h"
#include "policyrun.h"
#include "testprogram.h"
#include "urlpattern.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace enforcement;
using VerdictCode = management::SimulationVerdict::Code;

/** The narrowest policy for a capture. */
class TestNarrowestPolicy final : public QObject
{
    Q_OBJECT

private slots:
    void proposesUrls_data();
    void proposesUrls();
    void leavesOutWhatIsNotForAPolicy();
    void hasARateForTheCapture();
    void acceptsTheCaptureAndNothingElse_data();
    void acceptsTheCaptureAndNothingElse();
};

namespace {

QStringList urlsOf(const management::Policy &policy)
{
    QStringList texts;
    for (const management::AccessRight &right : management::accessRights(policy)) {
        for (const management::AllowedUrl &url : right.allowedUrls)
            texts.append(right.key + u' ' + url.url + u' ' + url.methods.join(u','));
    }
    return texts;
}

/** A segment of random paths: text, a name, or both. Few of them, so that many paths overlap. */
QByteArray randomSegment(QRandomGenerator &random)
{
    static const QList<QByteArray> segments{"pets", "mine", "m",        "pets.json",  "caf%C3%A9", "{id}", "{name}",
                                            "{id}", "{x}",  "{f}.json", "report.{f}", "{a}-{b}",   "a.b*", "{id}"};
    return segments.at(random.bounded(segments.size()));
}

QByteArray randomDocument(QRandomGenerator &random)
{
    static const QList<QByteArray> methods{"get", "put", "post", "delete"};
    QMap<QByteArray, QByteArray> paths;
    const int count = random.bounded(2, 12);
    for (int i = 0; i < count; ++i) {
        QByteArray path;
        const int segments = random.bounded(1, 4);
        for (int at = 0; at < segments; ++at)
            path += '/' + randomSegment(random);
        QByteArrayList operations;
        for (const QByteArray &method : methods) {
            if (random.bounded(2) == 0)
                operations.append('"' + method + "\":{}");
        }
        paths.insert(path, operations.join(','));
    }
    QByteArrayList members;
    for (auto each = paths.cbegin(); each != paths.cend(); ++each)
        members.append('"' + each.key() + "\":{" + each.value() + '}');
    return '{' + members.join(',') + '}';
}

/** A path that requests to a path of a document can have. Values are often the texts of other paths. */
QByteArray randomPath(QRandomGenerator &random, const QByteArray &path)
{
    static const QList<QByteArray> values{"7",           "mine", "m",      "pets",  "x%2Fy", "pets.json", "caf%C3%A9",
                                          "report.json", "a-b",  "%6Dine", "a%20b", "min",   "{id}"};
    QByteArray filled = path;
    for (qsizetype open = filled.indexOf('{'); open >= 0;) {
        const QByteArray value = values.at(random.bounded(values.size()));
        filled.replace(open, filled.indexOf('}', open) - open + 1, value);
        open = filled.indexOf('{', open + value.size());
    }
    return filled;
}

} // namespace

void TestNarrowestPolicy::proposesUrls_data()
{
    QTest::addColumn<QByteArray>("paths");
    QTest::addColumn<QStringList>("requests");
    QTest::addColumn<QStringList>("urls");
    const QByteArray pets = R"({"/pets":{"get":{},"post":{}},"/pets/{id}":{"get":{},"delete":{}},
                                "/pets/me":{"get":{}}})";
    QTest::newRow("operations") << pets << QStringList{u"POST /a/pets"_qs, u"GET /a/pets"_qs, u"GET /a/pets?x=1"_qs}
                                << QStringList{u"a ^/pets$ GET,POST"_qs};
    QTest::newRow("a path that another operation has")
        << pets << QStringList{u"GET /a/pets/3"_qs, u"DELETE /a/pets/3"_qs}
        << QStringList{u"a ^/pets/[^/]+$ DELETE"_qs, u"a ^/pets/(?:[^/m][^/]*|m(?:[^/e][^/]*|e[^/]+)?)$ GET"_qs};
    QTest::newRow("both operations") << pets << QStringList{u"GET /a/pets/3"_qs, u"GET /a/pets/me"_qs}
                                     << QStringList{u"a ^/pets/[^/]+$ GET"_qs, u"a ^/pets/me$ GET"_qs};
    QTest::newRow("undocumented") << pets << QStringList{u"GET /a/owners.csv"_qs, u"PUT /a/pets"_qs}
                                  << QStringList{u"a ^/owners\\.csv$ GET"_qs, u"a ^/pets$ PUT"_qs};
    QTest::newRow("text beside names of another path")
        << QByteArray(R"({"/{file}":{"get":{}},"/report.{format}":{"get":{}}})")
        << QStringList{u"GET /a/b"_qs, u"GET /a/a.txt"_qs} << QStringList{u"a ^/a\\.txt$ GET"_qs, u"a ^/b$ GET"_qs};
}

void TestNarrowestPolicy::proposesUrls()
{
    QFETCH(const QByteArray, paths);
    QFETCH(const QStringList, requests);
    QFETCH(const QStringList, urls);
    QList<traffic::Exchange> exchanges;
    for (const QString &request : requests)
        exchanges.append(exchangeOf("a", request.section(u' ', 0, 0).toLatin1(), request.section(u' ', 1).toLatin1()));
    QCOMPARE(urlsOf(narrowestPolicy(captureOf(exchanges, {apiOf("a", paths)})).policy), urls);
}

void TestNarrowestPolicy::leavesOutWhatIsNotForAPolicy()
{
    traffic::Exchange secret = exchangeOf("a", "GET", "/a/tokens/s3cr3t-value");
    secret.secrets = {secrets::Secret(QByteArray("s3cr3t-value"))};
    traffic::Exchange unknown = exchangeOf("a", "GET", "/nowhere");
    unknown.decision.matched = -1;
    QList<traffic::Exchange> exchanges{secret, unknown};
    NarrowestPolicy narrowest = narrowestPolicy(captureOf(exchanges, {}));
    QCOMPARE(narrowest.leftOut, 2);
    // An access right without URLs would allow all of them.
    QVERIFY(management::accessRights(narrowest.policy).isEmpty());
    for (int i = 0; i <= NarrowestPolicy::MaximumOwnPaths; ++i)
        exchanges.append(exchangeOf("a", "GET", "/a/" + QByteArray::number(i)));
    narrowest = narrowestPolicy(captureOf(exchanges, {}));
    QCOMPARE(narrowest.leftOut, 3);
    QCOMPARE(narrowest.undocumented, NarrowestPolicy::MaximumOwnPaths + 2);
    const QList<management::AccessRight> rights = management::accessRights(narrowest.policy);
    QCOMPARE(rights.size(), 1);
    QCOMPARE(rights.constFirst().key, u"Api a"_qs); // The definition is not open, so its id is not known.
    QCOMPARE(rights.constFirst().allowedUrls.size(), NarrowestPolicy::MaximumOwnPaths);
}

void TestNarrowestPolicy::hasARateForTheCapture()
{
    QList<traffic::Exchange> exchanges{exchangeOf("a", "GET", "/a/x", 0)};
    QCOMPARE(management::policyInteger(narrowestPolicy(captureOf(exchanges, {})).policy, "/rate"), 100);
    for (int i = 0; i < 150; ++i)
        exchanges.append(exchangeOf("a", "GET", "/a/x", 60'000 + i * 100));
    const Capture capture = captureOf(exchanges, {});
    const management::Policy policy = narrowestPolicy(capture).policy;
    QCOMPARE(management::policyInteger(policy, "/rate"), 150); // The first request is 60 s before the second.
    QCOMPARE(management::policyInteger(policy, "/per"), 60);
    QCOMPARE(runPolicy(policy, capture, {}).counts.value(VerdictCode::Passes), 151);
}

void TestNarrowestPolicy::acceptsTheCaptureAndNothingElse_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 300; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/** Random documents and captures: all requests of the capture are allowed, and no request to an operation that was not
 * called. */
void TestNarrowestPolicy::acceptsTheCaptureAndNothingElse()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const QByteArray paths = randomDocument(random);
    const OpenApi api = apiOf("a", paths);
    const QList<openapi::PathItem> items = api.description->pathItems();
    const QList<QByteArray> methods{"GET", "PUT", "POST", "DELETE", "HEAD", "PATCH"};
    const auto randomExchange = [&] {
        const openapi::PathItem &item = items.at(random.bounded(items.size()));
        return exchangeOf("a", methods.at(random.bounded(methods.size())), "/a" + randomPath(random, item.path));
    };
    QList<traffic::Exchange> exchanges;
    const int captured = random.bounded(1, 15);
    for (int i = 0; i < captured; ++i)
        exchanges.append(randomExchange());
    const Capture capture = captureOf(exchanges, {api});
    const NarrowestPolicy narrowest = narrowestPolicy(capture);
    QCOMPARE(narrowest.leftOut, 0);
    for (const auto &verdict : runPolicy(narrowest.policy, capture, {}).verdicts)
        QVERIFY2(verdict->code == VerdictCode::Passes, paths.constData());

    QSet<std::pair<qsizetype, QByteArray>> called;
    for (const CapturedRequest &request : capture.requests) {
        if (request.operation >= 0)
            called.insert({request.item, request.method});
    }
    QList<traffic::Exchange> others;
    for (int i = 0; i < 200; ++i)
        others.append(randomExchange());
    const Capture tried = captureOf(others, {api});
    const PolicyRun run = runPolicy(narrowest.policy, tried, {});
    for (qsizetype i = 0; i < run.verdicts.size(); ++i) {
        const CapturedRequest &request = tried.requests.at(i);
        if (request.operation < 0 || called.contains({request.item, request.method}))
            continue;
        QVERIFY2(!run.verdicts.at(i)->hasAccess,
                 qPrintable(QString::fromUtf8(request.method + ' ') + request.path + u" in "_qs +
                            QString::fromUtf8(paths) + urlsOf(narrowest.policy).join(u'\n')));
    }
}

GATEWRIGHT_TEST(TestNarrowestPolicy, QCoreApplication)
#include "testnarrowestpolicy.moc"
