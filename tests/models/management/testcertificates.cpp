#include "certificatefile.h"
#include "certificatefilesamples.h"
#include "certificateid.h"
#include "certificatejson.h"
#include "certificatestatus.h"
#include "jsonvalue.h"
#include "managementjson.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using management::Certificate;
using management::CertificateShape;
using management::Validity;

namespace {

QDateTime utc(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate);
}

} // namespace

/** The shapes of the certificate list, and the status of a certificate at a time. */
class TestCertificates final : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryFieldOfASummary();
    void readsDetailedRecords();
    void readsShapes_data();
    void readsShapes();
    void refusesOtherAnswers_data();
    void refusesOtherAnswers();
    void countsWrongTypesAsMissing_data();
    void countsWrongTypesAsMissing();
    void readsMoments_data();
    void readsMoments();
    void printsTheAnswerAsUnderstood();
    void tellsTheStatus_data();
    void tellsTheStatus();
    void readsFiles();
    void refusesFiles_data();
    void refusesFiles();
    void readsNoTruncatedCertificate();
    void splitsIds_data();
    void splitsIds();
};

void TestCertificates::readsEveryFieldOfASummary()
{
    const Certificate certificate = management::readCertificate(
        json(R"({"id":"abc","dns_names":["a.example","^b.*$"],"has_private":true,
        "is_ca":true,"issuer_cn":"I","subject_cn":"S","not_before":"2024-01-02T03:04:05Z","not_after":"2025-01-02T03:04:05Z","x":1})"));
    QCOMPARE(certificate.id, u"abc"_qs);
    QVERIFY(certificate.hasDetails);
    QCOMPARE(certificate.dnsNames, QStringList({u"a.example"_qs, u"^b.*$"_qs}));
    QVERIFY(certificate.hasPrivateKey);
    QVERIFY(certificate.isCa);
    QCOMPARE(certificate.issuerName, u"I"_qs);
    QCOMPARE(certificate.subjectName, u"S"_qs);
    QCOMPARE(certificate.notBefore, utc(u"2024-01-02T03:04:05Z"_qs));
    QCOMPARE(certificate.notAfter, utc(u"2025-01-02T03:04:05Z"_qs));
    QCOMPARE(certificate.raw.member("x").bytes(), QByteArray("1"));
}

void TestCertificates::readsDetailedRecords()
{
    const Certificate certificate = management::readCertificate(json(
        R"({"fingerprint":"ff","issuer":{"CommonName":"I","Organization":["O"]},"subject":"S","has_private":false})"));
    QCOMPARE(certificate.id, u"ff"_qs);
    QCOMPARE(certificate.issuerName, u"I"_qs);
    QCOMPARE(certificate.subjectName, u"S"_qs);
    QVERIFY(certificate.hasDetails);
}

void TestCertificates::readsShapes_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<CertificateShape>("shape");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("details");
    const auto basics = CertificateShape::Basics;
    const auto certs = CertificateShape::Certs;
    const QStringList none;
    const QStringList ab{u"a"_qs, u"b"_qs};
    QTest::newRow("basics") << QByteArray(
                                   R"({"cert_basics":[{"id":"a","is_ca":false},{"id":"b","is_ca":true}],"pages":3})")
                            << basics << ab << 3 << true;
    QTest::newRow("null basics") << QByteArray(R"({"cert_basics":null,"pages":0})") << basics << none << 0 << false;
    QTest::newRow("ids") << QByteArray(R"({"certs":["a","b"],"pages":1})") << certs << ab << 1 << false;
    QTest::newRow("null ids") << QByteArray(R"({"certs":null,"pages":1})") << certs << none << 1 << false;
    QTest::newRow("objects in certs")
        << QByteArray(R"({"certs":[{"id":"a","subject_cn":"S"},{"id":"b","is_ca":true}],"pages":1})") << certs << ab
        << 1 << true;
    QTest::newRow("objects with an id only")
        << QByteArray(R"({"certs":[{"id":"a"},{"id":"b"}],"pages":1})") << certs << ab << 1 << false;
    QTest::newRow("both, one null") << QByteArray(R"({"cert_basics":null,"certs":["a","b"],"pages":1})") << certs << ab
                                    << 1 << false;
    QTest::newRow("both") << QByteArray(R"({"cert_basics":[{"id":"a"},{"id":"b"}],"certs":["c"],"pages":1})") << basics
                          << ab << 1 << false;
    QTest::newRow("pages only") << QByteArray(R"({"pages":0})") << basics << none << 0 << false;
    QTest::newRow("no pages") << QByteArray(R"({"certs":["a","b"]})") << certs << ab << 0 << false;
    QTest::newRow("negative pages") << QByteArray(R"({"certs":[],"pages":-4})") << certs << none << 0 << false;
    QTest::newRow("pages as text") << QByteArray(R"({"certs":[],"pages":"7"})") << certs << none << 7 << false;
    QTest::newRow("huge pages") << QByteArray(R"({"certs":[],"pages":1e99})") << certs << none << 0 << false;
    QTest::newRow("null elements go") << QByteArray(R"({"certs":[null,"a",null,"b"],"pages":1})") << certs << ab << 1
                                      << false;
}

void TestCertificates::readsShapes()
{
    QFETCH(QByteArray, answer);
    QFETCH(bool, details);
    const auto page = management::readCertificatePage(json(answer));
    QVERIFY(page.isOk());
    QTEST(page->shape, "shape");
    QStringList found;
    for (const Certificate &certificate : page->certificates) {
        found.append(certificate.id);
        QCOMPARE(certificate.hasDetails, details);
    }
    QTEST(found, "ids");
    QTEST(page->pages, "pages");
}

void TestCertificates::refusesOtherAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("pointer");
    QTest::newRow("null") << QByteArray("null") << QString();
    QTest::newRow("array") << QByteArray("[]") << QString();
    QTest::newRow("text") << QByteArray("\"x\"") << QString();
    QTest::newRow("empty object") << QByteArray("{}") << QString();
    QTest::newRow("basics of another type") << QByteArray(R"({"cert_basics":{}})") << u"/cert_basics"_qs;
    QTest::newRow("certs of another type") << QByteArray(R"({"certs":7})") << u"/certs"_qs;
}

void TestCertificates::refusesOtherAnswers()
{
    QFETCH(QByteArray, answer);
    const auto page = management::readCertificatePage(json(answer));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().code, base::ErrorCode::WrongType);
    QTEST(page.error().detail, "pointer");
}

void TestCertificates::countsWrongTypesAsMissing_data()
{
    QTest::addColumn<QByteArray>("element");
    for (const char *value : {"null", "1", "\"x\"", "[]", "{}", "[1,null,{}]", "true"})
        QTest::newRow(value)
            << QByteArray(
                   "{\"id\":\"a\",\"dns_names\":V,\"has_private\":V,\"is_ca\":V,\"not_before\":V,\"not_after\":V,\"issuer\":V}")
                   .replace("V", value);
    QTest::newRow("a number") << QByteArray("17");
    QTest::newRow("an array") << QByteArray("[[]]");
}

void TestCertificates::countsWrongTypesAsMissing()
{
    QFETCH(QByteArray, element);
    const Certificate certificate = management::readCertificate(json(element));
    QVERIFY(!certificate.notBefore.isValid());
    QVERIFY(!certificate.notAfter.isValid());
    QVERIFY(certificate.dnsNames.isEmpty());
    QCOMPARE(certificate.raw, json(element));
}

void TestCertificates::readsMoments_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QDateTime>("moment");
    QTest::newRow("UTC") << QByteArray("2026-11-21T10:00:00Z") << utc(u"2026-11-21T10:00:00Z"_qs);
    QTest::newRow("offset") << QByteArray("2026-11-21T12:00:00+02:00") << utc(u"2026-11-21T10:00:00Z"_qs);
    QTest::newRow("milliseconds") << QByteArray("2026-11-21T10:00:00.000Z") << utc(u"2026-11-21T10:00:00Z"_qs);
    QTest::newRow("no zone is UTC") << QByteArray("2026-11-21T10:00:00") << utc(u"2026-11-21T10:00:00Z"_qs);
    QTest::newRow("no date of the server") << QByteArray("0001-01-01T00:00:00Z") << QDateTime();
    QTest::newRow("empty") << QByteArray("") << QDateTime();
    QTest::newRow("words") << QByteArray("tomorrow") << QDateTime();
    QTest::newRow("no such day") << QByteArray("2026-02-30T10:00:00Z") << QDateTime();
    QTest::newRow("far off") << QByteArray("9999-12-31T23:59:59Z") << utc(u"9999-12-31T23:59:59Z"_qs);
}

void TestCertificates::readsMoments()
{
    QFETCH(QByteArray, text);
    QFETCH(QDateTime, moment);
    const Certificate certificate = management::readCertificate(json("{\"id\":\"a\",\"not_after\":\"" + text + "\"}"));
    QCOMPARE(certificate.notAfter.isValid(), moment.isValid());
    if (moment.isValid()) {
        QCOMPARE(certificate.notAfter, moment);
        QCOMPARE(certificate.notAfter.timeSpec(), Qt::UTC);
    }
}

void TestCertificates::printsTheAnswerAsUnderstood()
{
    const auto page = management::readCertificatePage(
        json(R"({"certs":["a",{"id":"b","z":{"y":1.50}}],"pages":2,"other":1})"));
    QVERIFY(page.isOk());
    QCOMPARE(management::toJsonValue(*page).toJson(),
             QByteArray(R"({"shape":"certs","certificates":["a",{"id":"b","z":{"y":1.50}}],"pages":2,"other":1})"));
}

void TestCertificates::tellsTheStatus_data()
{
    QTest::addColumn<QDateTime>("start");
    QTest::addColumn<QDateTime>("end");
    QTest::addColumn<Validity>("validity");
    QTest::addColumn<qint64>("days");
    const QDateTime now = utc(u"2026-06-15T12:00:00Z"_qs);
    const QDateTime before = now.addDays(-100);
    QTest::newRow("valid") << before << now.addDays(90) << Validity::Valid << qint64(90);
    QTest::newRow("30 days left") << before << now.addDays(30) << Validity::Valid << qint64(30);
    QTest::newRow("a second less") << before << now.addDays(30).addSecs(-1) << Validity::ExpiresSoon << qint64(29);
    QTest::newRow("hours left") << before << now.addSecs(3600) << Validity::ExpiresSoon << qint64(0);
    QTest::newRow("its last second") << before << now << Validity::ExpiresSoon << qint64(0);
    QTest::newRow("a second too late") << before << now.addSecs(-1) << Validity::Expired << qint64(0);
    QTest::newRow("long expired") << before << now.addDays(-10) << Validity::Expired << qint64(10);
    QTest::newRow("not yet") << now.addDays(3) << now.addDays(90) << Validity::NotYetValid << qint64(3);
    QTest::newRow("its first second") << now << now.addDays(90) << Validity::Valid << qint64(90);
    QTest::newRow("no start") << QDateTime() << now.addDays(90) << Validity::Valid << qint64(90);
    QTest::newRow("no end") << before << QDateTime() << Validity::Unknown << qint64(0);
    QTest::newRow("no end, start to come") << now.addDays(2) << QDateTime() << Validity::NotYetValid << qint64(2);
    QTest::newRow("nothing") << QDateTime() << QDateTime() << Validity::Unknown << qint64(0);
    QTest::newRow("ends before it starts") << now.addDays(2) << now.addDays(-2) << Validity::Expired << qint64(2);
}

void TestCertificates::tellsTheStatus()
{
    QFETCH(QDateTime, start);
    QFETCH(QDateTime, end);
    Certificate certificate;
    certificate.notBefore = start;
    certificate.notAfter = end;
    const auto status = management::certificateStatus(certificate, utc(u"2026-06-15T12:00:00Z"_qs));
    QTEST(status.validity, "validity");
    QTEST(status.days, "days");
}

/** The expected values are those that openssl prints. */
void TestCertificates::readsFiles()
{
    const QByteArray key = "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n";
    for (const QByteArray &bytes : {support::RenewedCertificate, key + support::RenewedCertificate,
                                    support::AuthorityCertificate + support::RenewedCertificate}) {
        const auto file = management::readCertificateFile(bytes);
        QVERIFY(file.isOk());
        const Certificate &certificate = file->certificate;
        QCOMPARE(certificate.id, u"31ae08885705b06ed873b8d5a99917f48620f568e45dc54d7a4986996984d84f"_qs);
        QCOMPARE(file->keyFingerprint, u"44ca41ca8f3e61ff46ecea2f93122939fb24a5c188adf1c9b523d42e989dca05"_qs);
        QCOMPARE(certificate.dnsNames, (QStringList{u"shop.example.com"_qs, u"*.shop.example.com"_qs}));
        QCOMPARE(certificate.subjectName, u"new.example.com"_qs);
        QCOMPARE(certificate.issuerName, u"new.example.com"_qs);
        QCOMPARE(certificate.notBefore, utc(u"2026-11-29T14:12:08Z"_qs));
        QCOMPARE(certificate.notAfter, utc(u"2028-01-01T14:12:08Z"_qs));
        QVERIFY(!certificate.isCa);
        QVERIFY(!certificate.hasPrivateKey);
        QCOMPARE(file->hasPrivateKey, bytes.startsWith(key));
    }
    QVERIFY(management::readCertificateFile(support::AuthorityCertificate)->certificate.isCa);
}

void TestCertificates::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QByteArray &bytes, base::ErrorCode code) {
        QTest::newRow(name) << bytes << int(code);
    };
    row("empty", {}, base::ErrorCode::NotFound);
    row("garbage", QByteArray(1000, 'x'), base::ErrorCode::NotFound);
    row("a private key", "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n",
        base::ErrorCode::NotFound);
    row("no Base64", "-----BEGIN CERTIFICATE-----\n?!\n-----END CERTIFICATE-----\n", base::ErrorCode::Damaged);
    row("no end", support::RenewedCertificate.chopped(40), base::ErrorCode::Damaged);
    row("no certificate in it", "-----BEGIN CERTIFICATE-----\nc2VjcmV0\n-----END CERTIFICATE-----\n",
        base::ErrorCode::Damaged);
    row("other DER", QByteArray::fromHex("3003020101"), base::ErrorCode::Damaged);
    row("too large", support::RenewedCertificate + QByteArray(1'000'000, '\n'), base::ErrorCode::TooLarge);
    row("too many", support::RenewedCertificate.repeated(101), base::ErrorCode::TooLarge);
}

void TestCertificates::refusesFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    const auto file = management::readCertificateFile(bytes);
    QVERIFY(!file.isOk());
    QCOMPARE(int(file.error().code), code);
}

/** Cut at each byte, and with each byte changed: no crash, and nothing from a file that ends in the middle. */
void TestCertificates::readsNoTruncatedCertificate()
{
    const QByteArray text = support::RenewedCertificate;
    const qsizetype begin = text.indexOf('\n');
    const QByteArray der = QByteArray::fromBase64(text.mid(begin, text.indexOf("-----END") - begin));
    QVERIFY(management::readCertificateFile(der).isOk());
    for (qsizetype size = 0; size < der.size(); ++size) {
        QVERIFY(!management::readCertificateFile(der.first(size)).isOk());
        QByteArray changed = der;
        changed[size] = static_cast<char>(changed.at(size) ^ 0xff);
        static_cast<void>(management::readCertificateFile(changed));
    }
}

void TestCertificates::splitsIds_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("organisation");
    QTest::addColumn<QString>("fingerprint");
    const QString organisation = u"5e9d9544a1dcd60001d0ed20"_qs;
    const QString fingerprint = u"0123456789abcdefABCDEF0123456789"_qs.repeated(2);
    QTest::newRow("both parts") << organisation + fingerprint << organisation << fingerprint;
    QTest::newRow("fingerprint alone") << fingerprint << QString() << fingerprint;
    QTest::newRow("not hexadecimal") << QString(88, u'x') << QString() << QString(88, u'x');
    QTest::newRow("empty") << QString() << QString() << QString();
}

void TestCertificates::splitsIds()
{
    QFETCH(QString, id);
    const management::CertificateId parts = management::splitCertificateId(id);
    QTEST(parts.organisation, "organisation");
    QTEST(parts.fingerprint, "fingerprint");
}

GATEWRIGHT_TEST(TestCertificates, QCoreApplication)
#include "testcertificates.moc"
