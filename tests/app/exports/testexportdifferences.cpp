#include "exportbench.h"
#include "testprogram.h"

#include <QTest>

using deploy::Target;
using support::ExportBench;
using support::ProxyOutcome;

namespace {

/** What is compared of a request that one proxy treats differently. */
enum class Part { Request, Status, FieldNames, Framing, StatusLine, ServerField };

struct Difference {
    const char *id; ///< The id in the guide and in reports; empty if no proxy differs.
    const char *requestLine;
    const char *rest; ///< The fields after Host, and the body after an empty line; empty for no fields.
    Part part;
    const char *targets; ///< The names of the proxies that differ from the test gateway.
};

constexpr Difference Differences[] = {
    {"percent-encoding", "GET /a/%41%7e HTTP/1.1", "", Part::Request, "nginx apache"},
    {"percent-encoding", "GET /b/%41%7e HTTP/1.1", "", Part::Request, "apache"},
    {"percent-encoding", "GET /a/x%20y HTTP/1.1", "", Part::Request, ""},
    {"percent-encoding", "GET /a/x%25y HTTP/1.1", "", Part::Request, ""},
    {"percent-encoding", "GET /a/x%3Fy HTTP/1.1", "", Part::Request, ""},
    {"percent-encoding", "GET /c/1/x%3Fy HTTP/1.1", "", Part::Request, ""},
    {"encoded-slash", "GET /a/x%2Fy HTTP/1.1", "", Part::Request, "nginx apache"},
    {"dot-segments", "GET /a/x/../y HTTP/1.1", "", Part::Request, "nginx apache"},
    {"dot-segments", "GET /b/x/../y HTTP/1.1", "", Part::Request, "apache"},
    {"dot-segments", "GET /b/../a/y HTTP/1.1", "", Part::Request, "nginx caddy apache"},
    {"empty-segments", "GET /a//x HTTP/1.1", "", Part::Request, "nginx haproxy caddy"},
    {"empty-segments", "GET /a/x//y HTTP/1.1", "", Part::Request, "apache"},
    {"empty-segments", "GET //a/x HTTP/1.1", "", Part::Request, "caddy apache"},
    {"empty-query", "GET /a/x? HTTP/1.1", "", Part::Request, "nginx"},
    {"empty-query", "GET /b/x? HTTP/1.1", "", Part::Request, ""},
    {"other-characters", "GET /a/x!*'()y HTTP/1.1", "", Part::Request, "caddy"},
    {"other-characters", "GET /a/x\"y HTTP/1.1", "", Part::Request, "caddy apache"},
    {"other-characters", "GET /a/x|y^z[]{}` HTTP/1.1", "", Part::Request, "caddy apache"},
    {"other-characters", "GET /a/x?y=|^[]{}`\"<> HTTP/1.1", "", Part::Request, ""},
    {"fragment", "GET /a/x#y HTTP/1.1", "", Part::Request, "nginx caddy"},
    {"connection-tokens", "GET /a/x HTTP/1.1", "Connection: close, X-Drop\r\nX-Drop: 1\r\n", Part::Request,
     "nginx haproxy"},
    {"te", "GET /a/x HTTP/1.1", "Connection: close, TE\r\nTE: trailers\r\n", Part::Request,
     "nginx haproxy caddy apache"},
    {"te", "GET /a/x HTTP/1.1", "TE: gzip\r\n", Part::Request, ""},
    {"expect", "POST /a/x HTTP/1.1", "Expect: 100-continue\r\nContent-Length: 1\r\n\r\nx", Part::Request, "nginx"},
    {"upgrade", "GET /a/x HTTP/1.1", "Upgrade: h2c\r\n", Part::Request, "nginx haproxy"},
    {"http-1.0", "GET /a/x HTTP/1.0", "", Part::Request, "haproxy"},
    {"", "GET /a/x HTTP/1.1", "Cookie: a=b\r\nCookie: c=d\r\n", Part::Request, ""},
    {"repeated-fields", "GET /b/x HTTP/1.1", "Authorization: a\r\nAuthorization: b\r\n", Part::Request, "nginx"},
    {"repeated-fields", "GET /b/x HTTP/1.1", "X-Forwarded-Proto: a\r\nX-Forwarded-Proto: b\r\n", Part::Request,
     "caddy"},
    {"absolute-form", "GET http://localhost/a/x HTTP/1.1", "", Part::Request, "haproxy"},
    {"other-methods", "PURGE /a/x HTTP/1.1", "", Part::Request, ""},
    {"other-methods", "get /a/x HTTP/1.1", "", Part::Request, "nginx"},
    {"other-methods", "TRACE /a/x HTTP/1.1", "", Part::Request, "nginx"},
    {"max-forwards", "OPTIONS /a/x HTTP/1.1", "Max-Forwards: 0\r\n", Part::Request, "apache"},
    {"", "GET /a/x HTTP/1.1", "Content-Length: 1\r\n\r\nx", Part::Request, ""},
    {"page-guard", "GET /a/x HTTP/1.1", "Origin: https://page.example\r\n", Part::Request,
     "nginx haproxy caddy apache"},
    {"page-guard", "GET /a/x HTTP/1.1", "Host: page.example\r\n", Part::Request, "nginx haproxy caddy apache"},
    {"own-answers", "GET /dead/x HTTP/1.1", "", Part::Status, "nginx haproxy caddy apache"},
    {"field-names", "GET /a/x HTTP/1.1", "X-ONE: 1\r\nx_two: 2\r\n", Part::FieldNames, "haproxy caddy apache"},
    {"body-framing", "POST /a/x HTTP/1.1", "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n", Part::Framing,
     "nginx apache"},
    {"reason-phrase", "GET /a/x HTTP/1.1", "", Part::StatusLine, "caddy"},
    {"server-field", "GET /a/x HTTP/1.1", "", Part::ServerField, "caddy"},
    {"dollar", "GET /c/7/$1 HTTP/1.1", "", Part::Request, "apache"},
};

QByteArray partOf(const ProxyOutcome &outcome, Part part)
{
    switch (part) {
    case Part::Request:
        return QByteArray::number(outcome.upstream) + ' ' + outcome.sent.text() +
               (outcome.upstream < 0 ? outcome.status() : QByteArray());
    case Part::Status:
        return outcome.status();
    case Part::FieldNames: {
        QByteArrayList names;
        for (const QByteArray &line : outcome.sentBytes.first(outcome.sentBytes.indexOf("\r\n\r\n")).split('\n').mid(1))
            names.append(line.first(line.indexOf(':')));
        std::sort(names.begin(), names.end());
        return names.join(' ');
    }
    case Part::Framing:
        return outcome.sentBytes.toLower().contains("\r\ntransfer-encoding: chunked") ? "chunked" : "length";
    case Part::StatusLine:
        return outcome.answer.startLine;
    case Part::ServerField:
        return outcome.answer.fields.value("server");
    }
    return {};
}

} // namespace

/** The closed list of differences between the test gateway and other proxies with exported configurations. */
class TestExportDifferences final : public QObject
{
    Q_OBJECT

private slots:
    void differsAsListed_data();
    void differsAsListed();
};

void TestExportDifferences::differsAsListed_data()
{
    QTest::addColumn<Target>("target");
    for (const deploy::Target target : support::ProxyServer::targets())
        QTest::newRow(qPrintable(deploy::nameOf(target))) << target;
}

void TestExportDifferences::differsAsListed()
{
    QFETCH(const Target, target);
    if (const QByteArray absence = support::ProxyServer::absence(target); !absence.isEmpty())
        QSKIP(absence.constData());
    ExportBench bench({{.listenPath = u"/a/"_qs,
                        .upstream = u"http://127.0.0.1:%1/v1"_qs,
                        .userName = u"kim"_qs,
                        .password = u"x"_qs},
                       {.listenPath = u"/b"_qs, .strip = false, .upstream = u"http://127.0.0.1:%1"_qs},
                       {.listenPath = u"/c/{id}/"_qs, .upstream = u"http://127.0.0.1:%1"_qs},
                       {.listenPath = u"/dead/"_qs, .upstream = u"http://127.0.0.1:1/?port=%1"_qs}},
                      target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    QStringList wrong;
    QSet<QByteArray> shown;
    for (const Difference &each : Differences) {
        const QByteArray rest(each.rest);
        const QByteArray line(each.requestLine);
        const bool isWhole = rest.contains("\r\n\r\n") || rest.contains("Host:");
        const QByteArray request = line + "\r\n" + (rest.contains("Host:") ? "" : "Host: localhost\r\n") +
                                   (rest.contains("Connection:") ? "" : "Connection: close\r\n") + rest +
                                   (isWhole && rest.contains("\r\n\r\n") ? "" : "\r\n");
        const ProxyOutcome ours = bench.throughGateway(request);
        const ProxyOutcome theirs = bench.throughProxy(request);
        const bool differs = partOf(ours, each.part) != partOf(theirs, each.part);
        const bool isListed = QByteArray(each.targets).split(' ').contains(deploy::nameOf(target).toLatin1());
        if (differs)
            shown.insert(each.id);
        if (differs != isListed)
            wrong.append(u"%1 %2 %3\n  %4\n  %5"_qs.arg(differs ? u"DIFFERS"_qs : u"equal"_qs, QLatin1String(each.id),
                                                        QString::fromLatin1(request.left(60)).simplified(),
                                                        QString::fromLatin1(partOf(ours, each.part)).simplified(),
                                                        QString::fromLatin1(partOf(theirs, each.part)).simplified()));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    QSet<QByteArray> listed;
    for (const deploy::Topic topic : deploy::differencesOf(target))
        listed.insert(deploy::rowOf(topic).id);
    // A name that can't be resolved needs another network, and a type is not added to each response.
    listed -= {"name-resolution", "content-type"};
    QCOMPARE(shown, listed);
}

GATEWRIGHT_TEST(TestExportDifferences, QCoreApplication)
#include "testexportdifferences.moc"
