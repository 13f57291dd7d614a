#include "exportbench.h"
#include "proxytargets.h"
#include "readlimits.h"
#include "testprogram.h"

#include <QTest>

using support::ExportBench;
using support::ProxyOutcome;

/** Heads of messages that are as large as the test gateway accepts them. */
class TestExportHeads final : public QObject
{
    Q_OBJECT

private slots:
    void passesLargeRequestHeads_data() { support::addTargets(); }
    void passesLargeRequestHeads();
    void passesLargeResponseHeads_data() { support::addTargets(); }
    void passesLargeResponseHeads();
};

namespace {

constexpr http::ReadLimits Limits;

/** The bytes of a head that a test leaves to the other lines, such as Host. */
constexpr qsizetype OtherBytes = 300;
constexpr qsizetype OtherFields = 8;

const QList<support::ExportSample> Samples{
    {.listenPath = u"/a/"_qs, .upstream = u"http://127.0.0.1:%1/v1"_qs, .userName = u"kim"_qs, .password = u"x"_qs},
    {.listenPath = u"/b"_qs, .strip = false, .upstream = u"http://127.0.0.1:%1/v1?k=1"_qs},
    {.listenPath = u"/c/{id}/"_qs, .upstream = u"http://127.0.0.1:%1/v1"_qs}};

QByteArray largest()
{
    return QByteArray(Limits.headBytes - OtherBytes, 'x');
}

/** Header fields, as many as are accepted, which together have a size. */
QByteArray manyFields(qsizetype bytes)
{
    QByteArray fields;
    constexpr qsizetype count = Limits.fields - OtherFields;
    for (qsizetype number = 0; number < count; ++number) {
        QByteArray field = "X-Field-" + QByteArray::number(number) + ": ";
        field += QByteArray(std::max<qsizetype>(bytes / count - field.size() - 2, 1), 'y') + "\r\n";
        fields += field;
    }
    return fields;
}

QByteArray requestWith(const QByteArray &target, const QByteArray &fields = {})
{
    return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + "\r\n";
}

/** Answers `/v1/many` with many fields, `/v1/large` with a large one, and everything else with a usual head. */
QByteArray largeAnswerTo(const QByteArray &received, QTcpSocket &)
{
    if (!support::RecordingPeer::isWhole(received))
        return {};
    QByteArray fields;
    if (received.startsWith("GET /v1/large "))
        fields = "Set-Cookie: " + largest() + "\r\n";
    else if (received.startsWith("GET /v1/many "))
        fields = manyFields(Limits.headBytes - OtherBytes);
    return "HTTP/1.1 200 OK\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT\r\nServer: recorder\r\nContent-Type: text/plain\r\n"
           "Content-Length: 2\r\n" +
           fields + "\r\nhi";
}

} // namespace

void TestExportHeads::passesLargeRequestHeads()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench(Samples, target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    for (const QByteArray &request :
         {requestWith("/a/" + largest()), requestWith("/b/" + largest()), requestWith("/c/1/" + largest()),
          requestWith("/a/x?" + largest()), requestWith("/b/x?" + largest()), requestWith("/c/1/x?" + largest()),
          requestWith("/a/x", "Cookie: " + largest() + "\r\n"), requestWith("/a/x", manyFields(0)),
          requestWith("/b/x", manyFields(Limits.headBytes - OtherBytes))}) {
        const ProxyOutcome ours = bench.throughGateway(request);
        const ProxyOutcome theirs = bench.throughProxy(request);
        const QByteArray where = request.left(20) + " … " + theirs.answer.startLine;
        QVERIFY2(ours.upstream >= 0 && theirs.upstream == ours.upstream, where.constData());
        QVERIFY2(theirs.sent == ours.sent, where.constData());
    }
}

void TestExportHeads::passesLargeResponseHeads()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench(Samples, target);
    bench.setAnswer(largeAnswerTo);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    for (const QByteArray path : {"/a/large", "/a/many"}) {
        const ProxyOutcome ours = bench.throughGateway(requestWith(path));
        const ProxyOutcome theirs = bench.throughProxy(requestWith(path));
        QCOMPARE(ours.status(), QByteArray("200"));
        QCOMPARE(theirs.status(), ours.status());
        for (auto field = ours.answer.fields.begin(); field != ours.answer.fields.end(); ++field)
            QVERIFY2(field.key() == "server" || theirs.answer.fields.value(field.key()) == field.value(),
                     field.key().constData());
        QCOMPARE(theirs.answer.body, ours.answer.body);
    }
}

GATEWRIGHT_TEST(TestExportHeads, QCoreApplication)
#include "testexportheads.moc"
