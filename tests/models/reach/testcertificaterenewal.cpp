#include "certificatecases.h"
#include "certificaterenewal.h"
#include "testprogram.h"

using namespace reachtests;
using Finding = reach::RenewalFinding::Kind;

/** What a renewed certificate changes. */
class TestCertificateRenewal final : public QObject
{
    Q_OBJECT

private slots:
    void compares_data();
    void compares();
    void comparesManyNames();
    void followsACertificateThatIsNamedVeryOften();
};

namespace {

QString findingText(const reach::RenewalFinding &finding)
{
    static const QStringList names{u"same"_qs,       u"expired"_qs,     u"gap"_qs,          u"not yet"_qs,
                                   u"no domain"_qs,  u"no pin"_qs,      u"ends earlier"_qs, u"name lost"_qs,
                                   u"ends later"_qs, u"name gained"_qs, u"not compared"_qs, u"change"_qs};
    const QString name = names.at(static_cast<int>(finding.kind));
    return finding.name.isEmpty() ? name : name + u' ' + finding.name;
}

const QByteArray Domain = "{customDomain: {enabled: true, name: shop.example, certificates: [old]}}";

QByteArray pinsOf(const QByteArray &keys)
{
    return "{url: 'https://stock.example', certificatePinning: {enabled: true, domainToPublicKeysMapping: "
           "[{domain: stock.example, publicKeys: [" +
           keys + "]}]}}";
}

} // namespace

void TestCertificateRenewal::compares_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<QByteArray>("upstream");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("expected");
    const QByteArray plain = "{url: 'https://stock.example'}";
    const QString from = u"2026-06-01T00:00:00Z"_qs;
    const QString to = u"2027-06-01T00:00:00Z"_qs;
    const QString names = u"shop.example"_qs;
    const auto row = [&](const char *name, const QByteArray &server, const QByteArray &upstream, const QString &id,
                         const QString &begin, const QString &end, const QString &hosts, const char *expected) {
        QTest::newRow(name) << server << upstream << id << begin << end << hosts << QString::fromLatin1(expected);
    };
    row("longer", Domain, plain, u"new"_qs, from, to, names, "ends later, change");
    row("the same", Domain, plain, u"old"_qs, from, to, names, "same");
    row("expired", Domain, plain, u"new"_qs, from, u"2026-06-10T00:00:00Z"_qs, names, "expired, ends earlier, change");
    row("shorter", Domain, plain, u"new"_qs, from, u"2026-06-20T00:00:00Z"_qs, names, "ends earlier, change");
    row("a gap", Domain, plain, u"new"_qs, u"2026-07-01T00:00:00Z"_qs, to, names, "gap, ends later, change");
    row("later but without a gap", Domain, plain, u"new"_qs, u"2026-06-20T00:00:00Z"_qs, to, names,
        "not yet, ends later, change");
    row("without the domain", Domain, plain, u"new"_qs, from, to, u"other.example"_qs,
        "no domain shop.example, name lost shop.example, ends later, name gained other.example, change");
    row("without the domain, which another one serves",
        "{customDomain: {enabled: true, name: shop.example, certificates: [old, other]}}", plain, u"new"_qs, from, to,
        u"other.example"_qs, "name lost shop.example, ends later, name gained other.example, change");
    row("a wildcard for a name", "{}", plain, u"new"_qs, from, to, u"*.example"_qs,
        "ends later, name gained *.example");
    row("pinned", "{}", pinsOf("old"), u"new"_qs, from, to, names, "no pin stock.example, ends later");
    row("pinned with the new one", "{}", pinsOf("old, new"), u"new"_qs, from, to, names, "ends later");
    row("pinned with the new key", "{}", pinsOf("old, newkey"), u"new"_qs, from, to, names, "ends later");
    row("pinned to others", "{}", pinsOf("third"), u"new"_qs, from, to, names, "ends later");
    row("not used", "{}", plain, u"new"_qs, from, to, names, "ends later");
}

void TestCertificateRenewal::compares()
{
    QFETCH(QByteArray, server);
    QFETCH(QByteArray, upstream);
    QFETCH(QString, id);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, names);
    QFETCH(QString, expected);
    const Listed old{.id = u"old"_qs, .to = u"2026-06-26T00:00:00Z"_qs};
    const auto known = setOf({old, {.id = u"other"_qs, .to = u"2026-09-01T00:00:00Z"_qs}}, true);
    const management::CertificateFile file{
        certificateOf({.id = id, .from = from, .to = to, .hasKey = u"false"_qs, .names = names}), u"newkey"_qs, false};
    QStringList found;
    for (const reach::RenewalFinding &finding :
         reach::tryRenewal(certificateOf(old), file, {apiOf(server, upstream)}, known, Now))
        found.append(findingText(finding));
    QCOMPARE(found.join(u", "_qs), expected);
}

/** Comparing each name with each other one would be 90,000,000,000 comparisons. */
void TestCertificateRenewal::comparesManyNames()
{
    QString names;
    for (int i = 0; i < 300'000; ++i)
        names += u'n' + QString::number(i) + u".example "_qs;
    const Listed old{.id = u"old"_qs, .to = u"2027-06-01T00:00:00Z"_qs, .names = names};
    const auto findings = [&](const QString &renewed) {
        QStringList found;
        const management::CertificateFile file{
            certificateOf({.id = u"new"_qs, .to = u"2027-06-01T00:00:00Z"_qs, .names = renewed}), {}, false};
        for (const auto &finding : reach::tryRenewal(certificateOf(old), file, {}, setOf({}, true), Now))
            found.append(findingText(finding));
        return found;
    };
    QCOMPARE(findings(names + u"more.example"_qs), QStringList{u"name gained more.example"_qs});
    const QStringList others = findings(QString(names).replace(u'n', u'm'));
    QCOMPARE(others.constLast(), u"not compared"_qs);
    QVERIFY(others.size() < 3000);
}

/** Following the allow list again for each of the names would be 10,000,000,000 steps. */
void TestCertificateRenewal::followsACertificateThatIsNamedVeryOften()
{
    constexpr int count = 100'000;
    reach::ServedApi api = apiOf("{clientCertificates: {enabled: true, allowlist: [old]}}");
    QCOMPARE(api.certificates.size(), 1);
    api.certificates = QList<preflight::NamedCertificate>(count, api.certificates.constFirst());
    const Listed old{.id = u"old"_qs, .to = u"2026-06-26T00:00:00Z"_qs};
    const auto known = setOf({old}, true);
    const QList<reach::ReachedApi> reached = reach::certificateReach(u"old"_qs, {api}, known, reach::PolicyIndex(),
                                                                     Now);
    QCOMPARE(reached.size(), 1);
    QCOMPARE(reached.constFirst().fields.size(), count);
    QCOMPARE(int(reached.constFirst().fields.constLast().kind), int(reach::FieldEffect::Kind::Stops));
    const management::CertificateFile file{
        certificateOf({.id = u"new"_qs, .to = u"2027-06-01T00:00:00Z"_qs, .hasKey = u"false"_qs}), {}, false};
    QCOMPARE(reach::tryRenewal(certificateOf(old), file, {api}, known, Now).size(), count + 1);
}

GATEWRIGHT_TEST(TestCertificateRenewal, QCoreApplication)
#include "testcertificaterenewal.moc"
