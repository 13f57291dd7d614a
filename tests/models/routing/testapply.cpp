#include "apply.h"
#include "testprogram.h"

#include <QTest>

using http::HeaderList;
using routing::Route;
using traffic::Change;
using traffic::ChangeKind;
using traffic::ChangeReason;

namespace {

Route route(const QByteArray &listenPath, bool strip, const QString &url)
{
    Route route;
    route.extensionPointer = u"/x-g"_qs;
    route.listenPath = listenPath;
    route.stripListenPath = strip;
    route.upstream = QUrl(url);
    return route;
}

Route withCredential(Route route, const QByteArray &name)
{
    route.credential = routing::UpstreamCredential{name, secrets::Secret(QByteArray("Basic a2ltOnB3")),
                                                   u"/x-g/upstream/authentication/basicAuth"_qs};
    return route;
}

/** Fields as `Name: value`, one a line. */
http::RequestHead request(const QByteArray &target, const QList<QByteArray> &lines = {"Host: gw:8080"})
{
    http::RequestHead head{"GET", target, {}, 1};
    for (const QByteArray &line : lines)
        head.headers.append(line.first(line.indexOf(": ")), line.sliced(line.indexOf(": ") + 2));
    return head;
}

QList<QByteArray> linesOf(const HeaderList &headers)
{
    QList<QByteArray> lines;
    for (const auto &field : headers.fields())
        lines.append(field.line());
    return lines;
}

QString shown(const std::optional<QByteArray> &value)
{
    return value ? QString::fromLatin1(*value) : u"-"_qs;
}

/** `name: before > after (pointer)` for each change of the reason. */
QStringList changesFor(const QList<Change> &changes, ChangeReason reason)
{
    QStringList out;
    for (const Change &change : changes) {
        if (change.reason == reason)
            out.append(u"%1: %2 > %3 (%4)"_qs.arg(QString::fromLatin1(change.name), shown(change.before),
                                                  shown(change.after), change.pointer));
    }
    return out;
}

/** What apply() makes of a request that the route matches. */
routing::Applied applied(const Route &route, const http::RequestHead &request, const QByteArray &clientAddress = {})
{
    const routing::RouteTable table({route});
    const routing::RouteMatch match = table.find(request.target);
    return routing::apply(match, match.plan->target, request, clientAddress);
}

const Route Plain = route("/a/", true, u"http://h"_qs);

} // namespace

class TestApply : public QObject
{
    Q_OBJECT

private slots:
    void rewritesTheTarget_data();
    void rewritesTheTarget();
    void namesTheSettingsThatChangedTheTarget();
    void saysNothingWhereTheTargetStays();
    void writesTheHostOfTheUpstream_data();
    void writesTheHostOfTheUpstream();
    void preservesTheHostWhereAsked();
    void addsAHostWhereThereIsNone();
    void rewritesFields_data();
    void rewritesFields();
    void keepsOrderCaseDuplicatesAndBytes();
    void appendsToForwardedFor();
    void replacesTheClientsAuthorization();
    void writesTheCredentialInACustomHeader();
    void replacesAllFieldsOfTheName();
    void writesTheCredentialAfterEveryOtherRule();
    void marksSecrets();
};

void TestApply::rewritesTheTarget_data()
{
    QTest::addColumn<QByteArray>("listenPath");
    QTest::addColumn<bool>("strip");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &listenPath, bool strip, const QString &url,
                        const QByteArray &target, const QByteArray &expected) {
        QTest::newRow(name) << listenPath << strip << url << target << expected;
    };
    row("stripped", "/a/", true, u"http://h"_qs, "/a/x/y?z=1", "/x/y?z=1");
    row("nothing left below a base", "/a/", true, u"http://h/base/"_qs, "/a/", "/base");
    row("kept below a base", "/a/", false, u"http://h/base"_qs, "/a/x", "/base/a/x");
    row("both queries", "/a/", true, u"http://h/p?k=1"_qs, "/a/x?q=2", "/p/x?k=1&q=2");
    row("parameter stripped", "/{id}/", true, u"http://h"_qs, "/7/x", "/x");
    row("root", "/", true, u"http://h/base"_qs, "/x", "/base/x");
    row("root with nothing left", "/", true, u"http://h/base"_qs, "/", "/base");
    row("nothing left and no base", "/a/", true, u"http://h"_qs, "/a/", "/");
    row("listen path without a slash", "/a", true, u"http://h"_qs, "/a/x", "/x");
    row("listen path itself", "/a", true, u"http://h/b"_qs, "/a", "/b");
    row("slash left", "/a", true, u"http://h/b"_qs, "/a/", "/b/");
    row("only once", "/a/", true, u"http://h"_qs, "/a/a/x", "/a/x");
    row("kept, no base", "/a/", false, u"http://h/"_qs, "/a/x", "/a/x");
    row("base with a slash", "/a/", true, u"http://h/base/"_qs, "/a/x", "/base/x");
    row("base of two segments", "/a/", true, u"http://h/b/c/"_qs, "/a/x", "/b/c/x");
    row("query of the target alone", "/a/", true, u"http://h/?k=1"_qs, "/a/x", "/x?k=1");
    row("empty query of the client", "/a/", true, u"http://h"_qs, "/a/x?", "/x?");
    row("empty query and one of the target", "/a/", true, u"http://h?k=1"_qs, "/a/x?", "/x?k=1");
    row("encoded bytes stay", "/a/", true, u"http://h"_qs, "/a/%2F%41%zz//b/../c?%20=+&&",
        "/%2F%41%zz//b/../c?%20=+&&");
    row("encoded base stays", "/a/", true, u"http://h/b%2Fc"_qs, "/a/x", "/b%2Fc/x");
    row("question mark in the query", "/a/", true, u"http://h"_qs, "/a/x?y?z", "/x?y?z");
    row("absolute form", "/a/", true, u"http://h/b"_qs, "http://gw/a/x?y", "/b/x?y");
    row("user info of the target is not part of it", "/a/", true, u"http://u:p@h/b"_qs, "/a/x", "/b/x");
}

void TestApply::rewritesTheTarget()
{
    QFETCH(const QByteArray, listenPath);
    QFETCH(const bool, strip);
    QFETCH(const QString, url);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, expected);
    QCOMPARE(applied(route(listenPath, strip, url), request(target)).request.target, expected);
}

void TestApply::namesTheSettingsThatChangedTheTarget()
{
    const auto changes = applied(route("/a/", true, u"http://h/b?k"_qs), request("/a/x?q")).changes;
    QCOMPARE(changesFor(changes, ChangeReason::ListenPathStripped),
             (QStringList{u": /a/x?q > /x?q (/x-g/server/listenPath/strip)"_qs}));
    QCOMPARE(changesFor(changes, ChangeReason::UpstreamUrlJoined),
             (QStringList{u": /x?q > /b/x?k&q (/x-g/upstream/url)"_qs}));
    QCOMPARE(changes.first().kind, ChangeKind::Target);
}

void TestApply::saysNothingWhereTheTargetStays()
{
    const auto changes = applied(route("/a/", false, u"http://h"_qs), request("/a/x")).changes;
    QVERIFY(changesFor(changes, ChangeReason::ListenPathStripped).isEmpty());
    QVERIFY(changesFor(changes, ChangeReason::UpstreamUrlJoined).isEmpty());
}

void TestApply::writesTheHostOfTheUpstream_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("host");
    QTest::newRow("name") << u"http://api.example/x"_qs << QByteArray("api.example");
    QTest::newRow("port") << u"http://api.example:8080"_qs << QByteArray("api.example:8080");
    QTest::newRow("port as written") << u"https://api.example:443"_qs << QByteArray("api.example:443");
    QTest::newRow("IPv6") << u"http://[::1]:90"_qs << QByteArray("[::1]:90");
    QTest::newRow("user info") << u"http://u:p@api.example"_qs << QByteArray("api.example");
    QTest::newRow("letters beyond ASCII") << u"http://b\u00fccher.example"_qs << QByteArray("xn--bcher-kva.example");
}

void TestApply::writesTheHostOfTheUpstream()
{
    QFETCH(const QString, url);
    QFETCH(const QByteArray, host);
    const auto made = applied(route("/a/", true, url), request("/a/", {"X: 1", "hOST: gw"}));
    QCOMPARE(linesOf(made.request.headers), (QList<QByteArray>{"X: 1", "hOST: " + host}));
    QCOMPARE(changesFor(made.changes, ChangeReason::HostOfUpstream),
             (QStringList{u"Host: gw > %1 (/x-g/upstream/url)"_qs.arg(QString::fromLatin1(host))}));
}

void TestApply::preservesTheHostWhereAsked()
{
    Route preserving = Plain;
    preserving.preserveHost = true;
    const auto made = applied(preserving, request("/a/"));
    QCOMPARE(linesOf(made.request.headers), (QList<QByteArray>{"Host: gw:8080"}));
}

void TestApply::addsAHostWhereThereIsNone()
{
    http::RequestHead old = request("/a/", {"X: 1"});
    old.minorVersion = 0;
    const auto made = applied(Plain, old);
    QCOMPARE(linesOf(made.request.headers), (QList<QByteArray>{"Host: h", "X: 1"}));
    QCOMPARE(made.request.minorVersion, 1);
}

void TestApply::rewritesFields_data()
{
    QTest::addColumn<QList<QByteArray>>("sent");
    QTest::addColumn<QList<QByteArray>>("expected");
    const auto row = [](const char *name, const QList<QByteArray> &sent, const QList<QByteArray> &expected) {
        QTest::newRow(name) << sent << expected;
    };
    row("Connection", {"Connection: keep-alive", "X: 1"}, {"X: 1"});
    row("what Connection names", {"connection: close, X-One", "x-one: 1", "X-Two: 2"}, {"X-Two: 2"});
    row("what a second Connection names", {"Connection: close", "X-One: 1", "Connection: x-one"}, {});
    row("Proxy-Connection", {"Proxy-Connection: keep-alive"}, {});
    row("Keep-Alive", {"Keep-Alive: timeout=5"}, {});
    row("Proxy-Authenticate", {"Proxy-Authenticate: Basic"}, {});
    row("Proxy-Authorization", {"Proxy-Authorization: Basic eA=="}, {});
    row("TE", {"TE: gzip"}, {});
    row("TE that Connection does not name", {"TE: trailers"}, {});
    row("TE: trailers stays", {"Connection: TE", "TE: trailers"}, {"Connection: TE", "TE: trailers"});
    row("TE keeps trailers alone", {"te: gzip;q=0.5, Trailers", "connection: close, te"},
        {"te: trailers", "connection: TE"});
    row("TE without trailers", {"Connection: TE", "TE: gzip"}, {});
    row("Connection: TE without TE", {"Connection: TE"}, {});
    row("TE of two fields", {"Connection: TE", "TE: gzip", "Connection: close", "TE: trailers"},
        {"Connection: TE", "TE: trailers"});
    row("Trailer", {"Trailer: X-Sum"}, {});
    row("Upgrade that Connection does not name", {"Upgrade: websocket"}, {});
    row("Upgrade", {"Connection: keep-alive, Upgrade", "Upgrade: websocket"},
        {"Connection: Upgrade", "Upgrade: websocket"});
    row("Upgrade in other case", {"connection: upgrade", "upgrade: WebSocket"},
        {"connection: Upgrade", "upgrade: WebSocket"});
    row("Upgrade with TE", {"Connection: TE, Upgrade", "TE: trailers", "Upgrade: websocket"},
        {"Connection: Upgrade, TE", "TE: trailers", "Upgrade: websocket"});
    row("Upgrade with two Connection fields", {"Connection: close", "Connection: Upgrade", "Upgrade: websocket"},
        {"Connection: Upgrade", "Upgrade: websocket"});
    row("Upgrade to HTTP/2", {"Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAA"}, {});
    row("Upgrade to a list", {"Connection: Upgrade", "Upgrade: websocket, h2c"}, {});
    row("Upgrade to two protocols", {"Connection: Upgrade", "Upgrade: websocket", "Upgrade: h2c"}, {});
    row("Upgrade to websocket twice", {"Connection: Upgrade", "Upgrade: websocket", "Upgrade: websocket"}, {});
    row("Upgrade to a version", {"Connection: Upgrade", "Upgrade: websocket/13"}, {});
    row("Upgrade to TLS", {"Connection: Upgrade", "Upgrade: TLS/1.0"}, {});
    row("Upgrade to nothing", {"Connection: Upgrade", "Upgrade: "}, {});
    row("chunks are sent on as chunks", {"Transfer-Encoding: chunked"}, {"Transfer-Encoding: chunked"});
    row("framing cannot be named away", {"Connection: Content-Length, Transfer-Encoding", "Content-Length: 3"},
        {"Content-Length: 3"});
    row("Authorization stays without a credential", {"Authorization: Bearer x"}, {"Authorization: Bearer x"});
    row("Authorization named away", {"Connection: authorization", "Authorization: Bearer x"}, {});
    row("Expect stays", {"Expect: 100-continue"}, {"Expect: 100-continue"});
}

void TestApply::rewritesFields()
{
    QFETCH(QList<QByteArray>, sent);
    QFETCH(QList<QByteArray>, expected);
    sent.prepend("Host: h");
    expected.prepend("Host: h");
    const http::RequestHead head = request("/a/", sent);
    const auto made = applied(Plain, head);
    QCOMPARE(linesOf(made.request.headers), expected);
    // Every difference is recorded: as many removed fields as are missing.
    qsizetype removed = 0;
    for (const Change &change : made.changes)
        removed += change.reason == ChangeReason::HopByHop && !change.after ? 1 : 0;
    QCOMPARE(removed, head.headers.fields().size() - made.request.headers.fields().size());
}

void TestApply::keepsOrderCaseDuplicatesAndBytes()
{
    const QList<QByteArray> lines{"Host: h", "b: 1", "A: \xff\xfe", "B: 2", "a: ", "X-Y: \"q\", r"};
    QCOMPARE(linesOf(applied(Plain, request("/a/", lines)).request.headers), lines);
}

void TestApply::appendsToForwardedFor()
{
    const auto forwarded = [](const QList<QByteArray> &lines) {
        return linesOf(applied(Plain, request("/a/", lines), "::1").request.headers);
    };
    QCOMPARE(forwarded({"Host: h"}), (QList<QByteArray>{"Host: h", "X-Forwarded-For: ::1"}));
    QCOMPARE(forwarded({"Host: h", "x-forwarded-for: 1.1.1.1", "Z: 1"}),
             (QList<QByteArray>{"Host: h", "x-forwarded-for: 1.1.1.1, ::1", "Z: 1"}));
    QCOMPARE(forwarded({"Host: h", "X-Forwarded-For: 1", "X-Forwarded-For: 2"}),
             (QList<QByteArray>{"Host: h", "X-Forwarded-For: 1", "X-Forwarded-For: 2, ::1"}));
    QCOMPARE(forwarded({"Host: h", "X-Forwarded-For: "}), (QList<QByteArray>{"Host: h", "X-Forwarded-For: ::1"}));
}

void TestApply::replacesTheClientsAuthorization()
{
    const auto made = applied(withCredential(Plain, "Authorization"),
                              request("/a/", {"Host: h", "authorization: Bearer x", "Z: 1"}));
    QCOMPARE(linesOf(made.request.headers), (QList<QByteArray>{"Host: h", "Authorization: Basic a2ltOnB3", "Z: 1"}));
    QCOMPARE(changesFor(made.changes, ChangeReason::UpstreamBasicAuthentication),
             (QStringList{u"Authorization: Bearer x > Basic a2ltOnB3 (/x-g/upstream/authentication/basicAuth)"_qs}));
}

void TestApply::writesTheCredentialInACustomHeader()
{
    const auto made = applied(withCredential(Plain, "X-Up"), request("/a/", {"Host: h", "Authorization: Bearer x"}));
    QCOMPARE(linesOf(made.request.headers),
             (QList<QByteArray>{"Host: h", "Authorization: Bearer x", "X-Up: Basic a2ltOnB3"}));
    QCOMPARE(changesFor(made.changes, ChangeReason::UpstreamBasicAuthentication),
             (QStringList{u"X-Up: - > Basic a2ltOnB3 (/x-g/upstream/authentication/basicAuth)"_qs}));
}

void TestApply::replacesAllFieldsOfTheName()
{
    const auto made = applied(withCredential(Plain, "X-Up"), request("/a/", {"Host: h", "x-up: 1", "Z: 1", "X-UP: 2"}));
    QCOMPARE(linesOf(made.request.headers), (QList<QByteArray>{"Host: h", "X-Up: Basic a2ltOnB3", "Z: 1"}));
    QCOMPARE(changesFor(made.changes, ChangeReason::UpstreamBasicAuthentication).size(), 2);
}

void TestApply::writesTheCredentialAfterEveryOtherRule()
{
    const auto hop = applied(
        withCredential(Plain, "Proxy-Authorization"),
        request("/a/", {"Host: h", "Proxy-Authorization: Basic eA==", "Connection: Proxy-Authorization"}));
    QCOMPARE(linesOf(hop.request.headers), (QList<QByteArray>{"Host: h", "Proxy-Authorization: Basic a2ltOnB3"}));
    const auto forwarded = applied(withCredential(Plain, "X-Forwarded-For"), request("/a/", {"Host: h"}), "1.2.3.4");
    QCOMPARE(linesOf(forwarded.request.headers), (QList<QByteArray>{"Host: h", "X-Forwarded-For: Basic a2ltOnB3"}));
}

void TestApply::marksSecrets()
{
    const auto made = applied(withCredential(Plain, "X-Up"),
                              request("/a/", {"Host: gw", "Proxy-Authorization: Basic eA==", "Connection: close"}));
    for (const Change &change : made.changes)
        QCOMPARE(change.isSecret, change.name == "X-Up" || change.name == "Proxy-Authorization");
}

GATEWRIGHT_TEST(TestApply, QCoreApplication)
#include "testapply.moc"
