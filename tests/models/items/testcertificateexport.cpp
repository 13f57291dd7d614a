#include "certificateexport.h"
#include "certificatesamples.h"
#include "testprogram.h"

#include <QTest>

class TestCertificateExport final : public QObject
{
    Q_OBJECT

private slots:
    void writesOneRowEach();
    void quotesWhatNeedsQuotes();
    void disarmsFormulas();
    void writesAnEventForEachKnownEnd();
    void startsNoLineFromTheServersText();
    void foldsLongLinesBetweenCharacters();
};

namespace {

const QDateTime ExportTime(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);

QString summary(const management::Certificate &certificate)
{
    return certificate.subjectName;
}

} // namespace

void TestCertificateExport::writesOneRowEach()
{
    const QByteArray csv = items::certificatesCsv(support::sampleCertificates().certificates,
                                                  {u"Subject"_qs, u"Issuer"_qs});
    const QByteArrayList lines = csv.split('\n');
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines.at(0), QByteArray("Subject,Issuer\r"));
    QVERIFY(lines.at(1).startsWith(
        "api.example.com,Example Issuing CA 2,api.example.com shop.example.com *.api.example.com,"
        "2025-06-26T00:00:00Z,2026-06-26T08:30:00Z,true,false,"));
    QVERIFY(lines.at(6).startsWith(",,,,,,,5e9d"));
}

void TestCertificateExport::quotesWhatNeedsQuotes()
{
    management::Certificate certificate;
    certificate.subjectName = u"a \"b\", c"_qs;
    QVERIFY(items::certificatesCsv({certificate}, {}).contains("\"a \"\"b\"\", c\","));
}

void TestCertificateExport::disarmsFormulas()
{
    management::Certificate certificate;
    certificate.subjectName = u"=HYPERLINK(1)"_qs;
    QVERIFY(items::certificatesCsv({certificate}, {}).contains("'=HYPERLINK(1)"));
}

void TestCertificateExport::writesAnEventForEachKnownEnd()
{
    const QByteArray calendar = items::certificatesCalendar(support::sampleCertificates().certificates, ExportTime,
                                                            summary);
    QCOMPARE(calendar.count("BEGIN:VEVENT"), 5);
    QVERIFY(calendar.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
    QVERIFY(calendar.contains("DTSTART;VALUE=DATE:20260626\r\n"));
    QVERIFY(calendar.contains("DTSTAMP:20260615T120000Z\r\n"));
    QVERIFY(calendar.contains("SUMMARY:api.example.com\r\n"));
    QVERIFY(calendar.endsWith("END:VCALENDAR\r\n"));
}

void TestCertificateExport::startsNoLineFromTheServersText()
{
    management::Certificate certificate;
    certificate.notAfter = ExportTime.addDays(3);
    certificate.id = u"1\r\nATTACH:http://attacker/id"_qs;
    certificate.subjectName = u"a\rATTACH:http://attacker/name\x1b"_qs;
    certificate.dnsNames = {u"b\r\nATTACH:http://attacker/dns"_qs};
    const QByteArray calendar = items::certificatesCalendar({certificate}, ExportTime, summary);
    QVERIFY(calendar.contains("attacker/id"));
    for (const QByteArray &line : calendar.split('\n'))
        QVERIFY2(!line.startsWith("ATTACH") && line.count('\r') <= 1, line.constData());
    QVERIFY(!calendar.contains('\x1b'));
}

void TestCertificateExport::foldsLongLinesBetweenCharacters()
{
    management::Certificate certificate;
    certificate.subjectName = QString(60, QChar(0x00e4)) + u"; ,\\"_qs;
    certificate.notAfter = ExportTime;
    const QByteArray calendar = items::certificatesCalendar({certificate}, ExportTime, summary);
    for (const QByteArray &line : calendar.split('\n')) {
        QVERIFY(line.size() <= 76);
        QVERIFY(QString::fromUtf8(line).toUtf8() == line);
    }
    QVERIFY(QByteArray(calendar).replace("\r\n ", "").contains("\\; \\,\\\\"));
}

GATEWRIGHT_TEST(TestCertificateExport, QCoreApplication)
#include "testcertificateexport.moc"
