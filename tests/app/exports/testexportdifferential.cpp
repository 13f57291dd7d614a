#include "executions.h"
#include "exportbench.h"
#include "exportcases.h"
#include "proxytargets.h"
#include "testprogram.h"

#include <QTest>

using support::ExportBench;
using support::ExportCases;
using support::ProxyOutcome;

namespace {

/** The number that an environment variable has for a soak, or the usual one. */
int numberFrom(const char *variable, int usual)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : usual;
}

const support::Environment References = {{"SECRET_1", "ann"},
                                         {"SECRET_2", "b$o {b}"},
                                         {"SECRET_3", "s3: \"'\\#%[x] ${HOME} {env.HOME}"},
                                         {"SECRET_4", "\xc3\xbc:4"}};

/** The answer of an upstream without what a proxy may change in it: see the guide's list of differences. */
support::PlainMessage comparable(support::PlainMessage answer, deploy::Target target)
{
    answer.startLine = answer.startLine.first(std::min<qsizetype>(answer.startLine.size(), 12));
    QByteArray &server = answer.fields["server"];
    if (target == deploy::Target::Caddy && server.startsWith("Caddy, "))
        server.remove(0, 7);
    return answer;
}

QByteArray described(const ExportBench &bench, quint32 seed, const QByteArray &request)
{
    QByteArray text = "seed " + QByteArray::number(seed) + '\n' + request + "\n\n";
    for (const support::ExportSample &sample : bench.samples())
        text += sample.listenPath.toUtf8() + (sample.strip ? " strip " : " keep ") + sample.upstream.toUtf8() +
                (sample.hasCredential() ? " credential " + sample.headerName.toUtf8() : QByteArray()) +
                (sample.isActive ? "" : " inactive") + '\n';
    return text;
}

/** The requests without bodies that an upstream got. */
QByteArrayList requestsIn(const QByteArray &received)
{
    QByteArrayList requests;
    for (qsizetype at = 0; at < received.size();) {
        const qsizetype end = received.indexOf("\r\n\r\n", at);
        const qsizetype next = end < 0 ? received.size() : end + 4;
        requests.append(received.sliced(at, next - at));
        at = next;
    }
    return requests;
}

} // namespace

/** Other programs with exported configurations send what the test gateway sends. */
class TestExportDifferential final : public QObject
{
    Q_OBJECT

private slots:
    void sendsTheSame_data() { support::addTargets(); }
    void sendsTheSame();
    void sendsCredentialsOnlyToTheirUpstream_data() { support::addTargets(); }
    void sendsCredentialsOnlyToTheirUpstream();
    void expandsNothingOfRequests_data() { support::addTargets(); }
    void expandsNothingOfRequests();
    void refusesWithoutTheVariable_data() { support::addTargets(); }
    void refusesWithoutTheVariable();
    void acceptsHostileDefinitions_data() { support::addTargets(); }
    void acceptsHostileDefinitions();
};

void TestExportDifferential::sendsTheSame()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const int sets = numberFrom("GATEWRIGHT_EXPORT_SETS", support::executions(10));
    const int requests = numberFrom("GATEWRIGHT_EXPORT_REQUESTS", 50);
    const auto first = static_cast<quint32>(numberFrom("GATEWRIGHT_SEED", 1));
    for (quint32 seed = first; seed < first + static_cast<quint32>(sets); ++seed) {
        ExportCases cases(seed);
        ExportBench bench(cases.definitions(), target);
        bench.references() = References;
        const QByteArray problem = bench.start();
        QVERIFY2(problem.isEmpty(),
                 (problem + described(bench, seed, {}) + bench.configuration().main.content).constData());
        for (int number = 0; number < requests; ++number) {
            const QByteArray request = cases.plainRequest(bench.samples());
            const ProxyOutcome ours = bench.throughGateway(request);
            const ProxyOutcome theirs = bench.throughProxy(request);
            const QByteArray where = described(bench, seed, request);
            QVERIFY2(ours.upstream == theirs.upstream,
                     (where + QByteArray::number(ours.upstream) + " is not " + QByteArray::number(theirs.upstream) +
                      ":\n" + ours.answer.text() + '\n' + theirs.answer.text() + bench.log())
                         .constData());
            if (ours.sent != theirs.sent)
                QFAIL((where + "gateway:\n" + ours.sent.text() + "\nproxy:\n" + theirs.sent.text()).constData());
            const bool isFromUpstream = ours.upstream >= 0;
            if (isFromUpstream ? comparable(ours.answer, target) != comparable(theirs.answer, target)
                               : ours.status() != theirs.status())
                QFAIL((where + "gateway:\n" + ours.answer.text() + "\nproxy:\n" + theirs.answer.text()).constData());
        }
    }
}

void TestExportDifferential::sendsCredentialsOnlyToTheirUpstream()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const int wanted = numberFrom("GATEWRIGHT_EXPORT_ODD_REQUESTS", support::executions(1000));
    constexpr int perSet = 100;
    constexpr int atOnce = 25;
    int forwarded = 0;
    for (quint32 seed = 1; seed <= static_cast<quint32>(std::max(1, wanted / perSet)); ++seed) {
        ExportCases cases(seed + 5000);
        QList<support::ExportSample> samples = cases.definitions() + cases.definitions();
        for (qsizetype at = 0; at < samples.size(); ++at) {
            samples[at].isActive = true;
            samples[at].userName = u"user"_qs + QString::number(at);
            samples[at].password = u"password"_qs + QString::number(at);
        }
        ExportBench bench(samples, target);
        const QByteArray problem = bench.start();
        QVERIFY2(problem.isEmpty(), problem.constData());
        for (int batch = 0; batch < perSet; batch += atOnce) {
            QByteArrayList requests;
            while (requests.size() < atOnce)
                requests.append(cases.oddRequest(bench.samples()));
            const QByteArray unended = bench.unendedThroughProxy(requests);
            QVERIFY2(unended.isEmpty(), (described(bench, seed + 5000, unended) + bench.log()).constData());
        }
        for (qsizetype upstream = 0; upstream < samples.size(); ++upstream) {
            const QByteArrayList received = requestsIn(bench.receivedBy(upstream));
            forwarded += static_cast<int>(received.size());
            for (const QByteArray &request : received) {
                for (qsizetype owner = 0; owner < samples.size(); ++owner) {
                    const QByteArray token = bench.credentialOf(owner).mid(6);
                    QVERIFY2(request.count(token) == (owner == upstream ? 1 : 0),
                             (described(bench, seed, {}) + token + '\n' + request).constData());
                }
            }
        }
    }
    QVERIFY2(forwarded > wanted / 10, QByteArray::number(forwarded).constData());
}

/** A proxy must not take what a client sends for a variable of its configuration. */
void TestExportDifferential::expandsNothingOfRequests()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const QString url = u"http://127.0.0.1:%1"_qs;
    ExportBench bench({{.listenPath = u"/a/"_qs, .upstream = url, .userName = u"kim"_qs, .password = u"secret"_qs},
                       {.listenPath = u"/b/"_qs, .upstream = url + u"/v1?k=1"_qs},
                       {.listenPath = u"/c"_qs, .strip = false, .upstream = url + u"/v1"_qs},
                       {.listenPath = u"/d/{id}/"_qs, .upstream = url + u"/b$x"_qs}},
                      target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    const QByteArray token = bench.credentialOf(0).mid(6);
    const QByteArray variable = bench.configuration().report.variables.constFirst().name;
    int forwarded = 0;
    for (const QByteArray path : {"/b/", "/c/", "/d/7/", "/b/x?"}) {
        for (const QByteArray &text : {"{env." + variable + "}", "{$" + variable + "}", "${" + variable + "}",
                                       "$" + variable, QByteArray("$shop_auth"), "%[env(" + variable + ")]",
                                       "%{osenv:" + variable + "}", "%{ENV:" + variable + "}"}) {
            for (const bool isEncoded : {false, true}) {
                const QByteArray sent = path + (isEncoded ? text.toPercentEncoding() : text);
                const ProxyOutcome outcome = bench.throughProxy("GET " + sent +
                                                                " HTTP/1.1\r\nHost: localhost\r\nX-Text: " + text +
                                                                "\r\nConnection: close\r\n\r\n");
                forwarded += outcome.upstream > 0;
                QVERIFY2(!outcome.sent.text().contains(token), (sent + '\n' + outcome.sent.text()).constData());
            }
        }
    }
    QVERIFY(forwarded > 30);
}

void TestExportDifferential::refusesWithoutTheVariable()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const QString url = u"http://127.0.0.1:%1/v1"_qs;
    ExportBench bench(
        {{.listenPath = u"/a/"_qs, .upstream = url, .userName = u"kim"_qs, .password = u"secret"_qs},
         {.listenPath = u"/a/b"_qs, .upstream = url, .userName = u"kim"_qs, .password = u"env://SECRET"_qs},
         {.listenPath = u"/{id}/c"_qs,
          .upstream = url,
          .userName = u"env://USER_NAME"_qs,
          .password = u"env://SECRET"_qs},
         {.listenPath = u"/open"_qs, .upstream = url}},
        target);
    bench.setsVariables = false;
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    const QByteArray refusal = target == deploy::Target::Apache ? "403" : "500";
    for (const QByteArray path : {"/a/", "/a/x", "/a/b", "/a/b/x", "/a/x/../b/y", "/7/c", "/7/c/x"}) {
        const ProxyOutcome outcome = bench.throughProxy("GET " + path +
                                                        " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QVERIFY2(outcome.upstream < 0, (path + '\n' + outcome.sent.text()).constData());
        QCOMPARE(outcome.status(), refusal);
    }
    QCOMPARE(bench.throughProxy("GET /open/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").upstream, 3);
}

/** Whatever a definition contains, the configuration is valid and sends nothing to another address. */
void TestExportDifferential::acceptsHostileDefinitions()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const int executions = numberFrom("GATEWRIGHT_EXPORT_HOSTILE", support::executions(6));
    for (quint32 seed = 1; seed <= static_cast<quint32>(executions); ++seed) {
        QList<support::ExportSample> samples = ExportCases(seed).hostileDefinitions();
        samples.append({.name = u"Good"_qs, .listenPath = u"/good/"_qs, .upstream = u"http://127.0.0.1:%1"_qs});
        ExportBench bench(samples, target);
        const QByteArray problem = bench.start();
        QVERIFY2(problem.isEmpty(),
                 (problem + described(bench, seed, {}) + bench.configuration().main.content).constData());
        const ProxyOutcome outcome = bench.throughProxy(
            "GET /good/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QVERIFY2(outcome.upstream == samples.size() - 1,
                 (outcome.answer.text() + described(bench, seed, {}) + bench.configuration().main.content + bench.log())
                     .constData());
        QCOMPARE(outcome.sent.fields.keys(), (QByteArrayList{"host", "x-forwarded-for"}));
    }
}

GATEWRIGHT_TEST(TestExportDifferential, QCoreApplication)
#include "testexportdifferential.moc"
