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
    const char *id; ///< The id in the guide and in reports.
    const char *requestLine;
    const char *rest; ///< The fields after Host, and the body after an empty line; empty for no fields.
    Part part;
    const char *targets; ///< The names of the proxies that differ from the test gateway.
};

constexpr Difference Differences[] = {
#include "differencerows.inc"
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
    for (const QString &name : deploy::targetNames())
        QTest::newRow(qPrintable(name)) << *deploy::targetNamed(name);
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
        if (differs != isListed || qEnvironmentVariableIsSet("SHOW"))
            wrong.append(u"%1 %2 %3\n  %4\n  %5"_qs.arg(differs ? u"DIFFERS"_qs : u"equal"_qs, QLatin1String(each.id),
                                                        QString::fromLatin1(request.left(60)).simplified(),
                                                        QString::fromLatin1(partOf(ours, each.part)).simplified(),
                                                        QString::fromLatin1(partOf(theirs, each.part)).simplified()));
    }
    if (qEnvironmentVariableIsSet("SHOW"))
        fprintf(stderr, "== %s\n%s\n", qPrintable(deploy::nameOf(target)), qPrintable(wrong.join(u'\n')));
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

GATEWRIGHT_TEST(TestExportDifferences, QCoreApplication)
#include "testexportdifferences.moc"
