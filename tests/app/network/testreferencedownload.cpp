#include "awaited.h"
#include "recordingserver.h"
#include "referencedownload.h"
#include "testprogram.h"

#include <QFuture>
#include <QTest>

using network::ReferenceDownload;
using openapi::Unavailability;
using support::awaited;
using support::RecordingServer;
using workspace::AllowedUrls;
using Reason = Unavailability::Reason;

/** What goes out for a reference to a URL, and what is made of every kind of answer. */
class TestReferenceDownload final : public QObject
{
    Q_OBJECT

private slots:
    void asksPlainlyAndTakesTheBytes();
    void sendsNoCredentials();
    void saysWhyThereIsNothing_data();
    void saysWhyThereIsNothing();
    void followsWithinTheServer();
    void asksBeforeAnotherServer();
    void goesToAnotherServerThatIsAllowed();
    void followsNoCircle();
    void takesNoMoreThanItSays();
    void waitsNoLongerThanItSays();
    void saysThatNobodyAnswers();
    void endsWithItsOwner();

private:
    [[nodiscard]] ReferenceDownload::Outcome fetched(const QUrl &url, const AllowedUrls &allowed = {})
    {
        return awaited(m_download.fetch(url.toString(QUrl::FullyEncoded), allowed));
    }

    ReferenceDownload m_download;
};

namespace {

QByteArray redirect(int status, const QByteArray &location)
{
    return support::httpAnswer(status, {}, {}, "Location: " + location + "\r\n");
}

QByteArray yaml(const QByteArray &text)
{
    return support::httpAnswer(200, "application/yaml", text);
}

} // namespace

void TestReferenceDownload::asksPlainlyAndTakesTheBytes()
{
    RecordingServer server;
    server.answer(yaml("A: {type: object}\n"));
    const auto outcome = fetched(server.url("/a%20b.yaml?v=1"));
    QVERIFY(outcome.isOk());
    QCOMPARE(*outcome, QByteArray("A: {type: object}\n"));
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(server.requestLine(), QByteArray("GET /a%20b.yaml?v=1 HTTP/1.1"));
    QVERIFY(server.field("Accept")->contains("application/yaml"));
    QVERIFY(server.body().isEmpty());
}

void TestReferenceDownload::sendsNoCredentials()
{
    RecordingServer server;
    QUrl url = server.url("/a.yaml");
    url.setUserName(u"kim"_qs);
    url.setPassword(u"pw"_qs);
    server.answer(support::httpAnswer(401, {}, {}, "WWW-Authenticate: Basic realm=\"r\"\r\nSet-Cookie: s=1\r\n"));
    const auto outcome = fetched(url);
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error(), (Unavailability{Reason::FetchRefused, u"401"_qs}));
    server.answer(yaml(""));
    QVERIFY(!fetched(server.url("/b.yaml")).isOk());
    QCOMPARE(server.requests().size(), 2);
    for (qsizetype request = 0; request < server.requests().size(); ++request) {
        QVERIFY(!server.field("Authorization", request));
        QVERIFY(!server.field("Cookie", request));
    }
}

void TestReferenceDownload::saysWhyThereIsNothing_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("detail");
    QTest::newRow("missing") << support::httpAnswer(404, "text/html", "<p>no</p>") << Reason::FetchRefused << u"404"_qs;
    QTest::newRow("forbidden") << support::httpAnswer(403, {}, {}) << Reason::FetchRefused << u"403"_qs;
    QTest::newRow("broken server") << support::httpAnswer(500, {}, {}) << Reason::FetchRefused << u"500"_qs;
    QTest::newRow("redirect to nowhere") << support::httpAnswer(302, {}, {}) << Reason::FetchRefused << u"302"_qs;
    QTest::newRow("redirect to a file") << redirect(302, "file:///etc/passwd") << Reason::LeadsElsewhere
                                        << u"file:///etc/passwd"_qs;
}

void TestReferenceDownload::saysWhyThereIsNothing()
{
    QFETCH(QByteArray, answer);
    RecordingServer server;
    server.answer(answer);
    const auto outcome = fetched(server.url("/a.yaml"));
    QVERIFY(!outcome.isOk());
    QTEST(outcome.error().reason, "reason");
    QTEST(outcome.error().detail, "detail");
}

void TestReferenceDownload::followsWithinTheServer()
{
    RecordingServer server;
    server.answer(redirect(301, "/new/b.yaml"));
    server.answer(redirect(307, "c.yaml"));
    server.answer(yaml("C: 1\n"));
    const auto outcome = fetched(server.url("/old/a.yaml"));
    QVERIFY(outcome.isOk());
    QCOMPARE(*outcome, QByteArray("C: 1\n"));
    QCOMPARE(server.requestLine(1), QByteArray("GET /new/b.yaml HTTP/1.1"));
    QCOMPARE(server.requestLine(2), QByteArray("GET /new/c.yaml HTTP/1.1"));
}

void TestReferenceDownload::asksBeforeAnotherServer()
{
    RecordingServer server;
    RecordingServer other;
    server.answer(redirect(302, other.url("/b.yaml").toEncoded()));
    const auto outcome = fetched(server.url("/a.yaml"));
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error(), (Unavailability{Reason::LeadsElsewhere, other.url("/b.yaml").toString()}));
    QCOMPARE(other.connections(), 0);
}

void TestReferenceDownload::goesToAnotherServerThatIsAllowed()
{
    RecordingServer server;
    RecordingServer other;
    server.answer(redirect(302, other.url("/b.yaml").toEncoded()));
    other.answer(yaml("B: 1\n"));
    AllowedUrls allowed;
    allowed.addUrl(other.url("/b.yaml").toString());
    const auto outcome = fetched(server.url("/a.yaml"), allowed);
    QVERIFY(outcome.isOk());
    QCOMPARE(*outcome, QByteArray("B: 1\n"));
}

void TestReferenceDownload::followsNoCircle()
{
    RecordingServer server;
    server.answer(redirect(302, "/a.yaml"));
    const auto outcome = fetched(server.url("/a.yaml"));
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error().reason, Reason::FetchFailed);
    QVERIFY(!outcome.error().detail.isEmpty());
    QCOMPARE(server.requests().size(), network::MaximumRedirects + 1);
}

void TestReferenceDownload::takesNoMoreThanItSays()
{
    RecordingServer server;
    server.answer("HTTP/1.1 200 OK\r\nContent-Type: application/yaml\r\nContent-Length: 999999999\r\n\r\nA: 1\n",
                  RecordingServer::Then::Stay);
    const auto outcome = fetched(server.url("/a.yaml"));
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error(), (Unavailability{Reason::FetchTooLarge, u"64"_qs}));
}

void TestReferenceDownload::waitsNoLongerThanItSays()
{
    RecordingServer server;
    server.answer({}, RecordingServer::Then::Stay);
    m_download.setTimeout(300);
    const auto outcome = fetched(server.url("/a.yaml"));
    m_download.setTimeout(ReferenceDownload::TimeoutMs);
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error().reason, Reason::FetchFailed);
    QVERIFY2(outcome.error().detail.contains(u"1 second"), qPrintable(outcome.error().detail));
}

void TestReferenceDownload::saysThatNobodyAnswers()
{
    QUrl url;
    {
        const RecordingServer gone;
        url = gone.url("/a.yaml");
    }
    const auto outcome = fetched(url);
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error().reason, Reason::FetchFailed);
    QVERIFY(!outcome.error().detail.isEmpty());
}

void TestReferenceDownload::endsWithItsOwner()
{
    RecordingServer server;
    server.answer({}, RecordingServer::Then::Stay);
    QFuture<ReferenceDownload::Outcome> future;
    {
        ReferenceDownload download;
        future = download.fetch(server.url("/a.yaml").toString(), {});
        QTRY_COMPARE(server.requests().size(), 1);
    }
    QTRY_VERIFY(future.isFinished());
    QCOMPARE(future.resultCount(), 0);
}

GATEWRIGHT_TEST(TestReferenceDownload, QCoreApplication)
#include "testreferencedownload.moc"
