#include "gatewaybench.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using support::GatewayBench;
using support::RecordingPeer;
using support::routeTo;
using support::withCredential;

/** Trailer fields. */
class TestGatewayTrailers : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void passesTrailersOn();
    void keepsTrailersFromReplacingTheHead_data();
    void keepsTrailersFromReplacingTheHead();
    void takesConnectionFieldsOffTheTrailersOfAnAnswer();
};

void TestGatewayTrailers::passesTrailersOn()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!received.endsWith("X-Sum: 1\r\n\r\n"))
            return {};
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-Sum: 2\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange(
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        "1\r\ny\r\n0\r\nX-Sum: 1\r\n\r\n",
        "X-Sum: 2\r\n\r\n");
    QCOMPARE(answer, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-Sum: 2\r\n\r\n");
}

void TestGatewayTrailers::keepsTrailersFromReplacingTheHead_data()
{
    QTest::addColumn<QByteArray>("trailer");
    for (const char *name : {"Authorization", "authorization", "X-Key", "Proxy-Authorization", "Cookie", "Host",
                             "X-Forwarded-For", "Trailer", "Connection", "Keep-Alive", "TE", "Upgrade", "X-Hop"})
        QTest::newRow(name) << QByteArray(name);
}

void TestGatewayTrailers::keepsTrailersFromReplacingTheHead()
{
    QFETCH(const QByteArray, trailer);
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!received.contains("\r\n0\r\n") || !received.endsWith("\r\n\r\n"))
            return {};
        return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
    });
    GatewayBench bench({withCredential(routeTo(upstream.url()), "X-Key")});
    const QByteArray answer = bench.exchange(
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: X-Hop\r\nTransfer-Encoding: chunked\r\n\r\n"
        "3\r\nabc\r\n0\r\n" +
            trailer + ": evil\r\nX-T: 1\r\n\r\n",
        "hello");
    QVERIFY2(answer.startsWith("HTTP/1.1 200 "), answer.constData());
    QVERIFY2(upstream.received().endsWith("\r\n\r\n3\r\nabc\r\n0\r\nX-T: 1\r\n\r\n"), upstream.received().constData());
    QVERIFY(!upstream.received().contains("evil"));
}

void TestGatewayTrailers::takesConnectionFieldsOffTheTrailersOfAnAnswer()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
               "Connection: close\r\nX-Sum: 2\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "X-Sum: 2\r\n\r\n");
    QVERIFY2(answer.endsWith("\r\n\r\n1\r\nx\r\n0\r\nX-Sum: 2\r\n\r\n"), answer.constData());
}

GATEWRIGHT_TEST(TestGatewayTrailers, QCoreApplication)
#include "testgatewaytrailers.moc"
