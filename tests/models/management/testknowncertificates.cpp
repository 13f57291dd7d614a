#include "certificatejson.h"
#include "knowncertificates.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using management::CertificateFilter;
using management::CertificatePage;
using management::CertificateQuery;
using management::KnownCertificates;

/** What is known of an environment's certificates: never more than its dashboard said. */
class TestKnownCertificates final : public QObject
{
    Q_OBJECT

private slots:
    void knowsNothingAtFirst();
    void isCompleteAfterAListOfAll_data();
    void isCompleteAfterAListOfAll();
    void addsPagesToWhatIsKnown();
    void replacesWhatIsKnownByAListOfAll();
    void keepsDetailsWhenOnlyIdsAreAnswered();
    void findsByFingerprint();
    void forgets();
};

namespace {

CertificatePage page(const QByteArray &json)
{
    const auto read = management::readCertificatePage(*document::Value::fromJson(json));
    return read ? *read : CertificatePage();
}

const CertificateQuery All{-1, false, std::nullopt};

} // namespace

void TestKnownCertificates::knowsNothingAtFirst()
{
    const KnownCertificates known;
    QVERIFY(!known.isComplete());
    QVERIFY(!known.find(u"a"_qs));
    QVERIFY(!known.find(QString()));
}

void TestKnownCertificates::isCompleteAfterAListOfAll_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<bool>("isDetailed");
    QTest::addColumn<int>("filter");
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("isComplete");
    constexpr int none = -1;
    QTest::newRow("all") << -1 << false << none << 0 << true;
    QTest::newRow("all of several pages") << -1 << false << none << 4 << true;
    QTest::newRow("the only page") << 1 << false << none << 1 << true;
    QTest::newRow("first of two") << 1 << false << none << 2 << false;
    QTest::newRow("second of two") << 2 << false << none << 2 << false;
    QTest::newRow("not filtered") << -1 << true << int(CertificateFilter::Omit) << 1 << true;
    QTest::newRow("those with a key") << -1 << true << int(CertificateFilter::WithPrivateKey) << 1 << false;
    QTest::newRow("a filter that is not sent") << -1 << false << int(CertificateFilter::WithPrivateKey) << 1 << true;
}

void TestKnownCertificates::isCompleteAfterAListOfAll()
{
    QFETCH(int, asked);
    QFETCH(bool, isDetailed);
    QFETCH(int, filter);
    QFETCH(int, pages);
    CertificateQuery query{asked, isDetailed, std::nullopt};
    if (filter >= 0)
        query.filter = CertificateFilter(filter);
    KnownCertificates known;
    QSignalSpy changed(&known, &KnownCertificates::changed);
    known.take(query, page(R"({"cert_basics":[{"id":"a"}],"pages":)" + QByteArray::number(pages) + "}"));
    QTEST(known.isComplete(), "isComplete");
    QVERIFY(known.find(u"a"_qs));
    QCOMPARE(changed.size(), 1);
}

void TestKnownCertificates::addsPagesToWhatIsKnown()
{
    KnownCertificates known;
    known.take({1, false, std::nullopt}, page(R"({"cert_basics":[{"id":"a"}],"pages":2})"));
    known.take({2, false, std::nullopt}, page(R"({"cert_basics":[{"id":"b"}],"pages":2})"));
    QVERIFY(known.find(u"a"_qs));
    QVERIFY(known.find(u"b"_qs));
}

void TestKnownCertificates::replacesWhatIsKnownByAListOfAll()
{
    KnownCertificates known;
    known.take(All, page(R"({"cert_basics":[{"id":"a"}],"pages":1})"));
    known.take(All, page(R"({"cert_basics":[{"id":"b"}],"pages":1})"));
    QVERIFY(!known.find(u"a"_qs));
    QVERIFY(known.find(u"b"_qs));
}

void TestKnownCertificates::keepsDetailsWhenOnlyIdsAreAnswered()
{
    KnownCertificates known;
    known.take(All, page(R"({"cert_basics":[{"id":"a","subject_cn":"shop"}],"pages":1})"));
    known.take(All, page(R"({"certs":["a"],"pages":1})"));
    QCOMPARE(known.find(u"a"_qs)->subjectName, u"shop"_qs);
}

void TestKnownCertificates::findsByFingerprint()
{
    const QByteArray organisation(24, 'a');
    const QByteArray fingerprint(64, 'b');
    KnownCertificates known;
    known.take(All, page(R"({"certs":[")" + organisation + fingerprint + R"("],"pages":1})"));
    QVERIFY(known.find(QString::fromLatin1(organisation + fingerprint)));
    QVERIFY(known.find(QString::fromLatin1(fingerprint)));
    QVERIFY(known.find(QString::fromLatin1(organisation + fingerprint.toUpper())));
    QVERIFY(!known.find(QString::fromLatin1(organisation)));
}

void TestKnownCertificates::forgets()
{
    KnownCertificates known;
    known.take(All, page(R"({"cert_basics":[{"id":"a"}],"pages":1})"));
    known.forget(u"Staging"_qs);
    QCOMPARE(known.environmentName(), u"Staging"_qs);
    QVERIFY(!known.isComplete());
    QVERIFY(!known.find(u"a"_qs));
}

GATEWRIGHT_TEST(TestKnownCertificates, QCoreApplication)
#include "testknowncertificates.moc"
