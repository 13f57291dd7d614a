#include "certificatejson.h"
#include "certificatepreflight.h"
#include "fakeclock.h"
#include "fakestore.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using document::Format;
using management::KnownCertificates;
using preflight::CertificatePreflight;
using workspace::OpenDefinition;
using workspace::Workspace;

/** What is known of the certificates that open definitions name is told where they name them. */
class TestCertificatePreflight final : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatIsWrongAtItsPlace_data();
    void tellsWhatIsWrongAtItsPlace();
    void tellsNothingBeforeAListWasAnswered();
    void tellsOfNoneMissingFromAPartOfAList();
    void judgesNothingByAnIdAlone();
    void takesOnlyIdsForIds();
    void followsTheListAndTheText();
    void goesByTheClock();
};

namespace {

// The clock is at noon on 2026-06-15.
const QByteArray Certificates = R"([
{"id":"good","subject_cn":"good.example","has_private":true,"not_before":"2026-01-01T00:00:00Z","not_after":"2027-01-01T00:00:00Z"},
{"id":"old","subject_cn":"old.example","has_private":true,"not_before":"2025-01-01T00:00:00Z","not_after":"2026-06-14T00:00:00Z"},
{"id":"ends","subject_cn":"ends.example","has_private":true,"not_before":"2025-01-01T00:00:00Z","not_after":"2026-06-20T00:00:00Z"},
{"id":"early","dns_names":["early.example"],"has_private":true,"not_before":"2026-07-01T00:00:00Z","not_after":"2027-01-01T00:00:00Z"},
{"id":"keyless","subject_cn":"keyless.example","has_private":false,"not_before":"2026-01-01T00:00:00Z","not_after":"2027-01-01T00:00:00Z"},
{"id":"vague","subject_cn":"vague.example"}])";

QByteArray apiWithCertificates(const QByteArray &upstream, const QByteArray &client = {}, const QByteArray &domain = {})
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
           "  info: {name: t, state: {active: true}}\n"
           "  server:\n    listenPath: {value: /t/, strip: true}\n"
           "    clientCertificates: {enabled: true, allowlist: [" +
           client + "]}\n    customDomain: {enabled: true, certificates: [" + domain +
           "]}\n  upstream:\n    url: http://127.0.0.1\n    mutualTLS:\n      domainToCertificateMapping: "
           "[{domain: '*', certificate: '" +
           upstream + "'}]\n";
}

struct CertificateBench {
    support::FakeStore store;
    support::FakeClock clock;
    Workspace workspace{store};
    KnownCertificates known;
    CertificatePreflight service{workspace, known, clock};

    CertificateBench() { known.forget(u"Staging"_qs); }
    OpenDefinition &open(const QByteArray &text) { return *workspace.addUntitled(u"untitled"_qs, text, Format::Yaml); }
    void answer(const QByteArray &list, int pages = 1, std::optional<int> asked = 1)
    {
        const QByteArray json = R"({"cert_basics":)" + list + R"(,"pages":)" + QByteArray::number(pages) + "}";
        known.take({asked, false, std::nullopt}, *management::readCertificatePage(*document::Value::fromJson(json)));
    }
    static QStringList told(const OpenDefinition &definition)
    {
        QStringList lines;
        for (const base::Diagnostic &problem : definition.diagnostics()) {
            const base::Position place = definition.document().snapshot().positionAt(problem.span.offset);
            if (problem.rule.startsWith(u"certificate"))
                lines.append(u"%1:%2 %3 %4"_qs.arg(place.line)
                                 .arg(place.column)
                                 .arg(problem.rule, problem.arguments.join(u' ')));
        }
        return lines;
    }
};

} // namespace

void TestCertificatePreflight::tellsWhatIsWrongAtItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("told");
    const auto row = [](const char *name, const QByteArray &text, const QStringList &told) {
        QTest::newRow(name) << text << told;
    };
    row("good", apiWithCertificates("good", "good", "good"), {});
    row("missing upstream", apiWithCertificates("none"), {u"13:63 certificate-missing none Staging"_qs});
    row("missing client", apiWithCertificates("good", "none, good"), {u"8:53 certificate-missing none Staging"_qs});
    row("missing domain", apiWithCertificates("good", {}, "good, none"), {u"9:56 certificate-missing none Staging"_qs});
    row("expired", apiWithCertificates("old"), {u"13:63 certificate-expired old.example 2026-06-14"_qs});
    row("expired client", apiWithCertificates("good", "old"), {u"8:53 certificate-expired old.example 2026-06-14"_qs});
    row("ends soon", apiWithCertificates("ends"), {u"13:63 certificate-expires-soon ends.example 2026-06-20"_qs});
    row("not yet valid", apiWithCertificates("early"),
        {u"13:63 certificate-not-yet-valid early.example 2026-07-01"_qs});
    row("keyless upstream", apiWithCertificates("keyless"), {u"13:63 certificate-without-key keyless.example"_qs});
    row("keyless domain", apiWithCertificates("good", {}, "keyless"),
        {u"9:50 certificate-without-key keyless.example"_qs});
    row("keyless client, which has the key itself", apiWithCertificates("good", "keyless"), {});
    row("nothing known of dates and key", apiWithCertificates("vague", "vague", "vague"), {});
}

void TestCertificatePreflight::tellsWhatIsWrongAtItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, told);
    CertificateBench bench;
    const OpenDefinition &definition = bench.open(text);
    bench.answer(Certificates);
    QCOMPARE(CertificateBench::told(definition), told);
}

void TestCertificatePreflight::tellsNothingBeforeAListWasAnswered()
{
    CertificateBench bench;
    OpenDefinition &definition = bench.open(apiWithCertificates("none"));
    QSignalSpy linted(&definition, &OpenDefinition::linted);
    QVERIFY(linted.wait());
    QCOMPARE(CertificateBench::told(definition), QStringList());
}

void TestCertificatePreflight::tellsOfNoneMissingFromAPartOfAList()
{
    CertificateBench bench;
    const OpenDefinition &definition = bench.open(apiWithCertificates("none", "old"));
    bench.answer(Certificates, 2);
    QCOMPARE(CertificateBench::told(definition), QStringList{u"8:53 certificate-expired old.example 2026-06-14"_qs});
}

void TestCertificatePreflight::judgesNothingByAnIdAlone()
{
    CertificateBench bench;
    const OpenDefinition &definition = bench.open(apiWithCertificates("a", "b"));
    bench.known.take({-1, false, std::nullopt},
                     *management::readCertificatePage(*document::Value::fromJson(R"({"certs":["a"],"pages":1})")));
    QCOMPARE(CertificateBench::told(definition), QStringList{u"8:53 certificate-missing b Staging"_qs});
}

void TestCertificatePreflight::takesOnlyIdsForIds()
{
    CertificateBench bench;
    const OpenDefinition &definition = bench.open(
        apiWithCertificates("env://CERT", "/etc/certs/a.pem", "'', ~, {a: b}, \"-----BEGIN CERTIFICATE-----\""));
    bench.answer(Certificates);
    QCOMPARE(CertificateBench::told(definition), QStringList());
}

void TestCertificatePreflight::followsTheListAndTheText()
{
    CertificateBench bench;
    OpenDefinition &definition = bench.open(apiWithCertificates("none"));
    bench.answer(Certificates);
    QCOMPARE(CertificateBench::told(definition).size(), 1);
    QVERIFY(definition.document().spliceText({0, 0, "# one\n"}));
    QTRY_COMPARE(CertificateBench::told(definition), QStringList{u"14:63 certificate-missing none Staging"_qs});
    bench.answer(R"([{"id":"none"}])");
    QCOMPARE(CertificateBench::told(definition), QStringList());
    QVERIFY(definition.document().setScalar(
        {"x-vendor-api-gateway", "upstream", "mutualTLS", "domainToCertificateMapping", "0", "certificate"},
        document::Value::string(QByteArray("other"))));
    QTRY_COMPARE(CertificateBench::told(definition), QStringList{u"14:63 certificate-missing other Staging"_qs});
    bench.known.forget(u"Production"_qs);
    QCOMPARE(CertificateBench::told(definition), QStringList());
}

void TestCertificatePreflight::goesByTheClock()
{
    CertificateBench bench;
    OpenDefinition &definition = bench.open(apiWithCertificates("good"));
    bench.answer(Certificates);
    QCOMPARE(CertificateBench::told(definition), QStringList());
    bench.clock.moment = bench.clock.moment.addYears(1);
    bench.answer(Certificates);
    QCOMPARE(CertificateBench::told(definition), QStringList{u"13:63 certificate-expired good.example 2027-01-01"_qs});
}

GATEWRIGHT_TEST(TestCertificatePreflight, QCoreApplication)
#include "testcertificatepreflight.moc"
