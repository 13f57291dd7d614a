#include "apply.h"
#include "gatewaybench.h"
#include "messagereader.h"
#include "messagewriter.h"
#include "nginxconfiguration.h"
#include "nginxserver.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>

using routing::Route;
using support::GatewayBench;
using support::NginxServer;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;
using support::withCredential;

namespace {

/** The request line as it came, the fields sorted: nginx has an order of its own. */
QList<QByteArray> comparable(const QByteArray &received)
{
    const qsizetype end = received.indexOf("\r\n\r\n");
    QList<QByteArray> lines = received.first(std::max<qsizetype>(end, 0)).split('\n');
    for (QByteArray &line : lines)
        line = line.trimmed();
    if (lines.size() > 1)
        std::sort(lines.begin() + 1, lines.end());
    lines.append(received.sliced(end + 4));
    return lines;
}

/** What decide() and apply() say that the upstream gets. */
QByteArray decided(const routing::GatewayRules &rules, const QByteArray &request)
{
    http::MessageReader reader(http::MessageReader::Role::Request);
    if (reader.next(request).event != http::MessageReader::Event::Head)
        return {};
    const routing::Decision decision = routing::decide(rules, reader.request());
    const auto *const sent = std::get_if<routing::Forward>(&decision.outcome);
    if (!sent)
        return {};
    QByteArray bytes;
    http::writeHead(routing::apply(decision.match, *sent->target, reader.request(), "127.0.0.1").request, bytes);
    return bytes;
}

} // namespace

/** The upstream receives the same from the gateway and from an nginx with the configuration that is exported. */
class TestNginxDifferential : public QObject
{
    Q_OBJECT

private slots:
    void sendsTheSame_data();
    void sendsTheSame();
    void answersNotFoundAlike();

private:
    /** What went wrong when nginx was started with the exported configuration; nothing where nothing did. */
    static QByteArray serve(NginxServer &nginx, const QList<Route> &routes);
};

QByteArray TestNginxDifferential::serve(NginxServer &nginx, const QList<Route> &routes)
{
    routing::NginxOptions options;
    options.port = nginx.port();
    options.showSecrets = true;
    return nginx.start(routing::nginxConfiguration(routes, options).replace("http {", "http {\n access_log off;"));
}

void TestNginxDifferential::sendsTheSame_data()
{
    QTest::addColumn<QByteArray>("listenPath");
    QTest::addColumn<bool>("strip");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QByteArray>("credential");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("fields");
    const auto row = [](const char *name, const QByteArray &path, bool strip, const QString &base,
                        const QByteArray &line, const QByteArray &fields = {}, const QByteArray &credential = {}) {
        QTest::newRow(name) << path << strip << base << credential << line << fields;
    };
    row("strip", "/a/", true, {}, "GET /a/x/y?z=1");
    row("nothing left", "/a/", true, u"/base/"_qs, "GET /a/");
    row("nothing left, with a query", "/a/", true, u"/base"_qs, "GET /a/?q");
    row("keep", "/a/", false, u"/base"_qs, "GET /a/x");
    row("both queries", "/a/", true, u"/p?k=1"_qs, "GET /a/x?q=2");
    row("the target's query alone", "/a/", true, u"/p?k=1"_qs, "GET /a/x");
    row("the target's query and an empty one", "/a/", true, u"/p?k=1"_qs, "GET /a/x?");
    row("empty query", "/a/", true, {}, "GET /a/x?");
    row("parameter", "/{id}/", true, {}, "GET /7/x");
    row("pattern with a group", "/{id:(a|b)+}/", true, {}, "GET /ab/x");
    row("root", "/", true, u"/base"_qs, "GET /x");
    row("without a slash at the end", "/a", true, u"/base"_qs, "GET /a");
    row("without a slash, below", "/a", true, u"/base"_qs, "GET /a/x");
    row("encoded bytes", "/a/", true, u"/base"_qs, "GET /a/%2F%41%20b/../c");
    row("two slashes", "/a/", true, u"/base"_qs, "GET /a//x//y");
    row("slash alone behind", "/a/", true, u"/base"_qs, "GET /a//");
    row("dollar and quotes", "/a/", true, u"/b$x"_qs, "GET /a/$1/'x'?$y");
    row("fields", "/a/", true, {}, "GET /a/x", "X-One: 1\r\nx_two: 2\r\nX-One: 3\r\nAccept: */*\r\n");
    row("hop by hop", "/a/", true, {}, "GET /a/x",
        "Keep-Alive: 5\r\nProxy-Connection: x\r\nProxy-Authorization: y\r\nConnection: keep-alive\r\n");
    row("forwarded", "/a/", true, {}, "GET /a/x", "X-Forwarded-For: 10.0.0.1\r\n");
    row("credential", "/a/", true, {}, "GET /a/x", "Authorization: Bearer x\r\n", "Authorization");
    row("credential in a field of its own", "/a/", true, {}, "GET /a/x", "Authorization: Bearer x\r\nX-Key: 1\r\n",
        "X-Key");
    row("method", "/a/", true, {}, "DELETE /a/x");
    row("body", "/a/", true, {}, "POST /a/x", "Content-Length: 0\r\nContent-Type: text/plain\r\n");
}

void TestNginxDifferential::sendsTheSame()
{
    QFETCH(const QByteArray, listenPath);
    QFETCH(const bool, strip);
    QFETCH(const QString, base);
    QFETCH(const QByteArray, credential);
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, fields);
    RecordingPeer upstream;
    Route route = routeTo(upstream.url(base), listenPath, strip);
    if (!credential.isEmpty())
        route = withCredential(route, credential);
    const QByteArray request = line + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";

    GatewayBench bench({route});
    QVERIFY(bench.exchange(request, "hello").endsWith("hello"));
    const QByteArray ours = upstream.received();
    QCOMPARE(comparable(ours), comparable(decided(*bench.gateway().rules(), request)));

    NginxServer nginx;
    const QByteArray failure = serve(nginx, {route});
    QVERIFY2(failure.isEmpty(), failure.constData());
    RawClient client(nginx.url());
    client.write(request);
    QTRY_VERIFY2(client.received().contains("hello"), client.received().constData());
    QVERIFY(nginx.stop());
    QCOMPARE(comparable(upstream.received().sliced(ours.size())), comparable(ours));
}

void TestNginxDifferential::answersNotFoundAlike()
{
    RecordingPeer upstream;
    const Route route = routeTo(upstream.url(), "/a");
    GatewayBench bench({route});
    NginxServer nginx;
    const QByteArray failure = serve(nginx, {route});
    QVERIFY2(failure.isEmpty(), failure.constData());
    for (const QByteArray target : {"/", "/ab", "/b/a", "/gatewright_1"}) {
        QVERIFY(bench.get(target).startsWith("HTTP/1.1 404 "));
        QVERIFY(decided(*bench.gateway().rules(), "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n").isEmpty());
        RawClient client(nginx.url());
        client.write("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QTRY_VERIFY(client.hasEnded());
        QVERIFY2(client.received().startsWith("HTTP/1.1 404 "), target.constData());
    }
    QCOMPARE(upstream.connections(), 0);
    QVERIFY(nginx.stop());
}

GATEWRIGHT_TEST(TestNginxDifferential, QCoreApplication)
#include "testnginxdifferential.moc"
