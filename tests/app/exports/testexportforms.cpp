#include "exportbench.h"
#include "listenpath.h"
#include "proxytargets.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using support::ExportBench;
using support::ExportSample;
using support::ProxyOutcome;

/** Listen paths and upstream URLs of all forms: each one is served as the test gateway serves it, or reported as lost.
 */
class TestExportForms final : public QObject
{
    Q_OBJECT

private slots:
    void servesOddListenPaths_data() { support::addTargets(); }
    void servesOddListenPaths();
    void sendsToAddresses_data() { support::addTargets(); }
    void sendsToAddresses();
    void setsOddFields_data() { support::addTargets(); }
    void setsOddFields();
    void acceptsAThousandDefinitions_data() { support::addTargets(); }
    void acceptsAThousandDefinitions();
};

namespace {

/** A listen path, after a segment of its own, and a text that it matches. */
struct Form {
    QString listenPath;
    QString matched = {}; ///< Empty for the listen path itself.
};
const Form Forms[] = {
    {u"p$x"_qs},
    {u"it's"_qs},
    {u"q\"uoted"_qs},
    {u"with space"_qs},
    {u"\u00fcn\u00ef"_qs},
    {u"\u65e5\u672c"_qs},
    {u"semi;colon"_qs},
    {u"hash#tag"_qs},
    {u"per%cent"_qs},
    {u"enc%20oded"_qs},
    {u"enc%41oded"_qs},
    {u"back\\slash"_qs},
    {u"pipe|x"_qs},
    {u"star*"_qs},
    {u"par(en)"_qs},
    {u"br[ack]et"_qs},
    {u"que?ry"_qs},
    {u"til~de"_qs},
    {u"plus+"_qs},
    {u"dot.dot"_qs},
    {u"com,ma"_qs},
    {u"co:lon"_qs},
    {u"at@"_qs},
    {u"am&p"_qs},
    {u"eq=l"_qs},
    {u"ex!cl"_qs},
    {u"ca^ret"_qs},
    {u"tick`"_qs},
    {u"less<great>"_qs},
    {u"ctl\u0001x"_qs},
    {u"tab\tx"_qs},
    {u"{id}"_qs, u"seg"_qs},
    {u"x{id}y"_qs, u"xsegy"_qs},
    {u"{id}x{di}"_qs, u"segxseg"_qs},
    {u"{id:[0-9]+}"_qs, u"7"_qs},
    {u"{id:a|b}"_qs, u"b"_qs},
    {u"{id:(x)(y)?}"_qs, u"xy"_qs},
    {u"{id:(x)y}"_qs, u"xy"_qs},
    {u"{a:.*}"_qs, u"seg"_qs},
    {u"{a:(?i)q}"_qs, u"Q"_qs},
    {u"$1"_qs},
    {u"${HOME}"_qs},
    {u"{$HOME}"_qs},
    {u"%[x]"_qs},
    {u"a//b"_qs},
    {u"a/./b"_qs},
    {u"a/../b"_qs},
    {u".hidden"_qs},
    {u"..."_qs},
    {u"-dash"_qs},
    {u"UPPER"_qs},
    {u"upper"_qs},
};

QByteArray requestFor(const QByteArray &path)
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
}

/** Which upstream got what, or the status of the answer if none did. */
QByteArray described(const ProxyOutcome &outcome)
{
    return outcome.upstream < 0 ? outcome.status()
                                : QByteArray::number(outcome.upstream) + ' ' + outcome.sent.startLine;
}

/** True if a proxy may encode a path that it sends in another way: the guide's `other-characters` and, for an end of a
 * line in an expression, `percent-encoding`. */
bool hasOtherCharacter(const QByteArray &path)
{
    return std::any_of(path.begin(), path.end(), [](char c) { return QByteArrayView("!*'()[]|^{}`\\\"").contains(c); });
}

bool isLost(const ExportBench &bench, const QString &name)
{
    const QList<deploy::Remark> losses = bench.configuration().report.withVerdict(deploy::Verdict::Lost);
    return std::any_of(losses.begin(), losses.end(),
                       [&name](const deploy::Remark &remark) { return remark.arguments.value(0) == name; });
}

} // namespace

void TestExportForms::servesOddListenPaths()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    int served = 0;
    // Each pair of slash, strip and base path; all of them in a soak.
    const bool isSoak = qEnvironmentVariableIsSet("GATEWRIGHT_EXPORT_SETS");
    const QList<int> sets = isSoak ? QList<int>{0, 1, 2, 3, 4, 5, 6, 7} : QList<int>{1, 2, 4, 7};
    for (const int set : sets) {
        QList<ExportSample> samples;
        for (const Form &form : Forms)
            samples.append(
                {.name = u"Form %1"_qs.arg(samples.size()),
                 .listenPath = u"/%1/%2"_qs.arg(samples.size()).arg(form.listenPath) + (set & 1 ? u"/"_qs : QString()),
                 .strip = (set & 2) != 0,
                 .upstream = u"http://127.0.0.1:%1"_qs + (set & 4 ? u"/b%20y?k=$1%25"_qs : QString())});
        ExportBench bench(samples, target);
        const QByteArray problem = bench.start();
        QVERIFY2(problem.isEmpty(), problem.constData());
        for (qsizetype at = 0; at < samples.size(); ++at) {
            const bool isWritten = !isLost(bench, samples[at].name);
            served += isWritten;
            const Form &form = Forms[at];
            QString path = samples[at].listenPath;
            if (!form.matched.isEmpty())
                path.replace(form.listenPath, form.matched);
            for (const QByteArray rest : {"", "/", "x", "/x/y"}) {
                if (path.endsWith(u'/') && rest.startsWith('/'))
                    continue; // See `empty-segments`.
                const QByteArray sent = routing::normalizedListenPath(path.toUtf8()) + rest;
                const ProxyOutcome ours = bench.throughGateway(requestFor(sent));
                const ProxyOutcome theirs = bench.throughProxy(requestFor(sent));
                const bool isEqual = hasOtherCharacter(sent) ? QByteArray::fromPercentEncoding(described(ours)) ==
                                                                   QByteArray::fromPercentEncoding(described(theirs))
                                                             : described(ours) == described(theirs);
                QVERIFY2(isWritten ? isEqual : theirs.upstream < 0,
                         (sent + " of " + samples[at].listenPath.toUtf8() + "\n  " + described(ours) + "\n  " +
                          described(theirs))
                             .constData());
            }
        }
    }
    QVERIFY2(served > sets.size() * 20, QByteArray::number(served).constData());
}

void TestExportForms::sendsToAddresses()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench({{.listenPath = u"/six/"_qs, .upstream = u"http://[::1]:%1/v1?k=1"_qs},
                       {.listenPath = u"/name/"_qs, .upstream = u"http://localhost:%1/v1"_qs},
                       {.listenPath = u"/"_qs, .upstream = u"http://127.0.0.1:%1/"_qs}},
                      target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    int upstream = 0;
    for (const QByteArray path : {"/six/x?y", "/name/x", "/x"}) {
        const ProxyOutcome ours = bench.throughGateway(requestFor(path));
        const ProxyOutcome theirs = bench.throughProxy(requestFor(path));
        QCOMPARE(ours.upstream, upstream++);
        QCOMPARE(theirs.upstream, ours.upstream);
        QCOMPARE(theirs.sent.text(), ours.sent.text());
    }
}

void TestExportForms::setsOddFields()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    QList<ExportSample> samples;
    for (const QString &name : {u"X-Api.Key!"_qs, u"x_key"_qs, u"#a$b%c&d"_qs, u"'q*+^`|~"_qs, u"7"_qs, u"-x"_qs,
                                u"+x"_qs, u"Cookie"_qs, u"X-Forwarded-For"_qs, u"User-Agent"_qs, u"Range"_qs})
        samples.append({.name = u"Form %1"_qs.arg(samples.size()),
                        .listenPath = u"/%1/"_qs.arg(samples.size()),
                        .upstream = u"http://127.0.0.1:%1"_qs,
                        .userName = u"kim"_qs,
                        .password = u"pass:word"_qs,
                        .headerName = name});
    ExportBench bench(samples, target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    int written = 0;
    for (qsizetype at = 0; at < samples.size(); ++at) {
        const QByteArray request = "GET /" + QByteArray::number(at) + "/x HTTP/1.1\r\nHost: localhost\r\n" +
                                   samples[at].headerName.toUtf8() + ": client\r\nConnection: close\r\n\r\n";
        const ProxyOutcome ours = bench.throughGateway(request);
        const ProxyOutcome theirs = bench.throughProxy(request);
        const QByteArray where = request + ours.sent.text() + '\n' + theirs.sent.text() + theirs.answer.startLine;
        if (isLost(bench, samples[at].name)) {
            QVERIFY2(theirs.upstream < 0 && theirs.status() == "500", where.constData());
            continue;
        }
        ++written;
        QVERIFY2(theirs.upstream == at && ours.sent == theirs.sent, where.constData());
        QVERIFY2(theirs.sent.fields.value(samples[at].headerName.toLower().toUtf8()).contains(bench.credentialOf(at)),
                 where.constData());
    }
    QVERIFY2(written > 6, QByteArray::number(written).constData());
}

void TestExportForms::acceptsAThousandDefinitions()
{
    constexpr int count = 1'000;
    constexpr qsizetype mostBytes = 1'500 * count;
    constexpr qint64 mostMs = 5'000;
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    QList<ExportSample> samples;
    for (int number = 0; number < count; ++number)
        samples.append({.name = u"Api %1"_qs.arg(number),
                        .listenPath = u"/api-%1/"_qs.arg(number),
                        .upstream = u"http://127.0.0.1:%1/v1?k=1"_qs.arg(10'000 + number),
                        .userName = u"kim"_qs,
                        .password = u"secret"_qs});
    const deploy::ExportPlan plan = support::planOf(samples);
    support::ProxyServer proxy(target);
    QElapsedTimer clock;
    clock.start();
    const deploy::ExportedConfiguration configuration = deploy::exportConfiguration(target, plan, proxy.port());
    QVERIFY2(clock.elapsed() < mostMs, QByteArray::number(clock.elapsed()).constData());
    QVERIFY2(configuration.main.content.size() < mostBytes,
             QByteArray::number(configuration.main.content.size()).constData());
    QCOMPARE(configuration.report.variables.size(), count);
    support::Environment environment;
    for (const deploy::Variable &variable : configuration.report.variables)
        environment.insert(variable.name, "a2ltOnNlY3JldA==");
    const QByteArray problem = proxy.check(configuration, environment);
    QVERIFY2(problem.isEmpty(), problem.right(1'000).constData());
}

GATEWRIGHT_TEST(TestExportForms, QCoreApplication)
#include "testexportforms.moc"
