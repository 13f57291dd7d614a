#include "gatewaybench.h"
#include "headlessbrowser.h"
#include "pageupstream.h"
#include "testprogram.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>
#include <QTest>
#include <QUrlQuery>

using support::GatewayBench;
using support::HeadlessBrowser;
using support::PageUpstream;
using support::RecordingPeer;
using support::routeTo;

namespace {

/** A guard against a browser that hangs, not a time that anything is held to. */
constexpr int PatienceMs = 240'000;

preview::GatewayOptions recordingWholeBodies(bool https)
{
    preview::GatewayOptions options;
    options.recordedBodyBytes = 16 * 1024 * 1024;
    options.https = https;
    return options;
}

QUrl below(QUrl url, const QString &path)
{
    url.setPath(path);
    return url;
}

/** What Chromium wants to hear of a key that it is to trust. */
QByteArray keyHash(const QString &certificatePath)
{
    QFile file(certificatePath);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray key = QSslCertificate(file.readAll()).publicKey().toDer();
    return QCryptographicHash::hash(key, QCryptographicHash::Sha256).toBase64();
}

QByteArray bytesOfThePage()
{
    QByteArray bytes(3'000'000, Qt::Uninitialized);
    for (qsizetype at = 0; at < bytes.size(); ++at)
        bytes[at] = static_cast<char>((at * 31 + (at >> 8)) & 255);
    return bytes;
}

} // namespace

/** A browser on a page that is served through the gateway and calls through it, and on pages of other sites. */
class TestGatewayChromium : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void servesAPageWithFetchAndEvents_data();
    void servesAPageWithFetchAndEvents();
    void refusesPagesOfOtherSites_data();
    void refusesPagesOfOtherSites();
    void servesAPageOfThisMachine();
    void refusesAnotherPortUntilItIsAllowed();
    void refusesANameThatWasPointedHere();

private:
    [[nodiscard]] static QByteArray page(const QString &name);
    void holdReport(const QJsonObject &report);
    void holdRecords(const GatewayBench &bench);
    /** The exchanges whose target starts so, in order. */
    [[nodiscard]] static QList<traffic::ExchangePtr> exchangesOf(const GatewayBench &bench, const QByteArray &target);
    /** Opens a page of `host` that tries many calls of the gateway, and returns its results. */
    QJsonObject triesFrom(const QString &host, const GatewayBench &bench);
    /** The same for a page of this site. */
    QJsonObject triesFrom(PageUpstream &site, const QString &host, const GatewayBench &bench);

    QTemporaryDir m_state;
};

void TestGatewayChromium::initTestCase()
{
    QVERIFY2(!HeadlessBrowser::program().isEmpty(), "chromium is one of the packages of ./dev test");
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
}

QByteArray TestGatewayChromium::page(const QString &name)
{
    QFile file(QFINDTESTDATA(u"data/"_qs + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<traffic::ExchangePtr> TestGatewayChromium::exchangesOf(const GatewayBench &bench, const QByteArray &target)
{
    QList<traffic::ExchangePtr> found;
    for (const traffic::ExchangePtr &exchange : bench.exchanges()) {
        if (exchange->request.target.startsWith(target))
            found.append(exchange);
    }
    return found;
}

void TestGatewayChromium::servesAPageWithFetchAndEvents_data()
{
    QTest::addColumn<bool>("https");
    QTest::newRow("http") << false;
    QTest::newRow("https") << true;
}

void TestGatewayChromium::servesAPageWithFetchAndEvents()
{
    QFETCH(const bool, https);
    PageUpstream upstream(page(u"page.html"_qs));
    GatewayBench bench({routeTo(upstream.url())}, {}, recordingWholeBodies(https));
    HeadlessBrowser browser;
    if (https)
        browser.trustKey(keyHash(bench.gateway().certificatePath()));
    browser.open(below(bench.url(), u"/a/page"_qs));
    QTRY_VERIFY2_WITH_TIMEOUT(upstream.report() || !browser.isRunning(), browser.complaints().constData(), PatienceMs);
    QVERIFY2(upstream.report(), browser.complaints().constData());
    holdReport(*upstream.report());
    // No piece and no event was sent before the page had the one before it.
    const QStringList steps{u"piece 1"_qs,      u"took piece=1"_qs,   u"piece 2"_qs,       u"took piece=2"_qs,
                            u"piece 3"_qs,      u"took piece=3"_qs,   u"events after "_qs, u"event 1"_qs,
                            u"took event=1"_qs, u"event 2"_qs,        u"took event=2"_qs,  u"event 3"_qs,
                            u"took event=3"_qs, u"events after 3"_qs, u"event 4"_qs,       u"took event=4"_qs,
                            u"event 5"_qs};
    QCOMPARE(upstream.steps(), steps);
    QTRY_COMPARE(exchangesOf(bench, "/a/report").size(), 1);
    QTRY_COMPARE(exchangesOf(bench, "/a/events").size(), 2);
    holdRecords(bench);
}

void TestGatewayChromium::holdReport(const QJsonObject &report)
{
    QCOMPARE(report.value(u"error"_qs).toString(), QString());
    QCOMPARE(report.value(u"text"_qs), QJsonArray({200, u"upstream"_qs, u"/text?a=1&b=%C3%A9 one"_qs}));
    QCOMPARE(report.value(u"json"_qs), QJsonArray({200, u"application/json"_qs, true}));
    QCOMPARE(report.value(u"bytes"_qs), QJsonArray({3'000'000, true}));
    QCOMPARE(report.value(u"pieces"_qs), QJsonArray({u"piece 1"_qs, u"piece 2"_qs, u"piece 3"_qs}));
    const QJsonArray events = report.value(u"events"_qs).toArray();
    QCOMPARE(events.size(), 5);
    double before = 0;
    for (int number = 1; number <= events.size(); ++number) {
        const QJsonObject event = events.at(number - 1).toObject();
        QCOMPARE(event.value(u"id"_qs), QString::number(number));
        QCOMPARE(event.value(u"data"_qs), u"line one of %1\nline two"_qs.arg(number));
        QVERIFY(event.value(u"time"_qs).toDouble() > before);
        before = event.value(u"time"_qs).toDouble();
    }
}

void TestGatewayChromium::holdRecords(const GatewayBench &bench)
{
    const QList<traffic::ExchangePtr> texts = exchangesOf(bench, "/a/text");
    QCOMPARE(texts.size(), 1);
    QCOMPARE(texts.first()->upstreamRequest.target, "/text?a=1&b=%C3%A9");
    QCOMPARE(texts.first()->upstreamRequest.headers.first("X-Page"), "one");
    QCOMPARE(texts.first()->responseBody.bytes.read(), "/text?a=1&b=%C3%A9 one");

    const QList<traffic::ExchangePtr> mirrors = exchangesOf(bench, "/a/mirror");
    QCOMPARE(mirrors.size(), 2);
    QCOMPARE(mirrors.first()->request.method, "POST");
    QCOMPARE(mirrors.first()->requestBody.bytes.read(),
             "{\"name\":\"Zo\xc3\xab\",\"numbers\":[1,2.5],\"text\":\"a\\r\\n\\u0000b\"}");
    QCOMPARE(mirrors.first()->responseBody.bytes, mirrors.first()->requestBody.bytes);
    QCOMPARE(mirrors.last()->request.method, "PUT");
    QVERIFY(mirrors.last()->requestBody.bytes.read() == bytesOfThePage());
    QVERIFY(mirrors.last()->responseBody.bytes.read() == bytesOfThePage());

    QCOMPARE(exchangesOf(bench, "/a/pieces").value(0)->responseBody.bytes.read(), "piece 1piece 2piece 3");
    const QList<traffic::ExchangePtr> events = exchangesOf(bench, "/a/events");
    QCOMPARE(events.first()->responseBody.bytes.read(),
             "retry: 10\n\n" + PageUpstream::event(1) + PageUpstream::event(2) + PageUpstream::event(3));
    QCOMPARE(events.first()->error, traffic::GatewayError::None);
    QCOMPARE(events.last()->request.headers.first("Last-Event-ID"), "3");
    QCOMPARE(events.last()->responseBody.bytes.read(),
             "retry: 10\n\n" + PageUpstream::event(4) + PageUpstream::event(5));

    QList<quint64> ids;
    for (const traffic::ExchangePtr &exchange : bench.exchanges()) {
        ids.append(exchange->id);
        QVERIFY2(exchange->response.status < 300, exchange->request.target.constData());
        QCOMPARE(exchange->apiName, u"Pets"_qs);
    }
    QCOMPARE(QSet<quint64>(ids.cbegin(), ids.cend()).size(), ids.size());
}

QJsonObject TestGatewayChromium::triesFrom(const QString &host, const GatewayBench &bench)
{
    PageUpstream site(page(u"foreignpage.html"_qs));
    return triesFrom(site, host, bench);
}

QJsonObject TestGatewayChromium::triesFrom(PageUpstream &site, const QString &host, const GatewayBench &bench)
{
    QUrl address = site.url(u"/page"_qs);
    address.setHost(host);
    QUrlQuery query;
    query.addQueryItem(u"gateway"_qs, bench.url().toString());
    address.setQuery(query);
    HeadlessBrowser browser;
    browser.pointToThisMachine(u"evil.example"_qs);
    browser.open(address);
    const bool told = QTest::qWaitFor([&] { return site.report() || !browser.isRunning(); }, PatienceMs);
    if (!told || !site.report())
        qWarning("%s", browser.complaints().constData());
    return site.report().value_or(QJsonObject());
}

void TestGatewayChromium::refusesPagesOfOtherSites_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("another site") << u"evil.example"_qs;
    // It is this machine too, but not the same site as 127.0.0.1.
    QTest::newRow("another name of this machine, another port") << u"localhost"_qs;
}

void TestGatewayChromium::refusesPagesOfOtherSites()
{
    QFETCH(const QString, host);
    PageUpstream upstream({});
    GatewayBench bench({routeTo(upstream.url())});
    const QJsonObject found = triesFrom(host, bench);
    const QJsonObject expected{{u"read"_qs, u"refused"_qs},     {u"blind"_qs, u"opaque"_qs},
                               {u"blindpost"_qs, u"opaque"_qs}, {u"put"_qs, u"refused"_qs},
                               {u"image"_qs, u"refused"_qs},    {u"events"_qs, u"refused"_qs},
                               {u"socket"_qs, u"refused"_qs},   {u"form"_qs, u"sent"_qs}};
    QCOMPARE(found, expected);
    // An opaque answer and a form's frame show the page nothing; what counts is that the upstream heard of none.
    QCOMPARE(upstream.connections(), 0);
    for (const char *call : {"read", "blind", "blindpost", "put", "image", "events", "socket", "form"}) {
        const QByteArray target = QByteArray("/a/") + call;
        QTRY_VERIFY2(!exchangesOf(bench, target).isEmpty(), call); // Records come a little later.
        const QList<traffic::ExchangePtr> calls = exchangesOf(bench, target);
        for (const traffic::ExchangePtr &exchange : calls) {
            QCOMPARE(exchange->gatewayReason, traffic::GatewayError::CrossSiteRefused);
            QCOMPARE(exchange->response.status, 403);
            QVERIFY(!exchange->reachedUpstream);
        }
    }
}

/** A page of the same host on another port is the same site to the browser, and so is a front end under development. */
void TestGatewayChromium::servesAPageOfThisMachine()
{
    PageUpstream upstream({});
    GatewayBench bench({routeTo(upstream.url())});
    const QJsonObject found = triesFrom(u"127.0.0.1"_qs, bench);
    QCOMPARE(found.value(u"blindpost"_qs), u"opaque"_qs);
    QTRY_COMPARE(exchangesOf(bench, "/a/blindpost").size(), 1);
    const QList<traffic::ExchangePtr> posts = exchangesOf(bench, "/a/blindpost");
    QCOMPARE(posts.first()->request.headers.first("Sec-Fetch-Site"), "same-site");
    QCOMPARE(posts.first()->requestBody.bytes.read(), "x=1");
    QVERIFY(posts.first()->reachedUpstream);
    // The upstream alone says which other origins may read its answers: it does not here.
    QCOMPARE(found.value(u"read"_qs), u"refused"_qs);
}

/** The same page with a route that has a credential: nothing reaches the upstream until its origin is allowed. */
void TestGatewayChromium::refusesAnotherPortUntilItIsAllowed()
{
    PageUpstream upstream({});
    GatewayBench bench({support::withCredential(routeTo(upstream.url()))});
    PageUpstream foreign(page(u"foreignpage.html"_qs));
    const QJsonObject refused = triesFrom(foreign, u"127.0.0.1"_qs, bench);
    QCOMPARE(refused.value(u"socket"_qs), u"refused"_qs);
    QCOMPARE(refused.value(u"form"_qs), u"sent"_qs);
    for (const char *call : {"read", "blind", "blindpost", "put", "image", "events", "socket", "form"}) {
        const QByteArray target = QByteArray("/a/") + call;
        QTRY_VERIFY2(!exchangesOf(bench, target).isEmpty(), call);
        const traffic::ExchangePtr exchange = exchangesOf(bench, target).constFirst();
        QCOMPARE(exchange->gatewayReason, traffic::GatewayError::OriginNotAllowed);
        // The page has a name, also where the browser sends no Origin.
        QCOMPARE(routing::pageOrigin(exchange->request), foreign.url().toEncoded());
    }
    QCOMPARE(upstream.connections(), 0);

    PageUpstream allowed(page(u"foreignpage.html"_qs));
    bench.gateway().setAllowedClients({{}, {allowed.url().toEncoded()}});
    const qsizetype before = bench.exchanges().size();
    triesFrom(allowed, u"127.0.0.1"_qs, bench);
    QTRY_COMPARE(exchangesOf(bench, "/a/form").size(), 2);
    for (const traffic::ExchangePtr &exchange : bench.exchanges().sliced(before))
        QVERIFY2(exchange->reachedUpstream, exchange->request.target.constData());
    QVERIFY(upstream.connections() > 0);
}

void TestGatewayChromium::refusesANameThatWasPointedHere()
{
    PageUpstream upstream(page(u"page.html"_qs));
    GatewayBench bench({routeTo(upstream.url())});
    QUrl address = below(bench.url(), u"/a/page"_qs);
    address.setHost(u"evil.example"_qs);
    HeadlessBrowser browser;
    browser.pointToThisMachine(address.host());
    browser.open(address);
    QTRY_VERIFY2_WITH_TIMEOUT(!exchangesOf(bench, "/a/page").isEmpty(), browser.complaints().constData(), PatienceMs);
    QCOMPARE(exchangesOf(bench, "/a/page").first()->gatewayReason, traffic::GatewayError::HostRefused);
    QCOMPARE(upstream.connections(), 0);
}

GATEWRIGHT_TEST(TestGatewayChromium, QCoreApplication)
#include "testgatewaychromium.moc"
