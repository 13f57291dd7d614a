#include "basiccredentials.h"
#include "testprogram.h"

#include <QTest>

using http::BasicFailure;

class TestBasicCredentials : public QObject
{
    Q_OBJECT

private slots:
    void makesTheFieldValue_data();
    void makesTheFieldValue();
    void splitsWhatItMade_data() { makesTheFieldValue_data(); }
    void splitsWhatItMade();
    void splitsAtTheFirstColon();
    void refuses_data();
    void refuses();
};

void TestBasicCredentials::makesTheFieldValue_data()
{
    QTest::addColumn<QByteArray>("username");
    QTest::addColumn<QByteArray>("password");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, const QByteArray &username, const QByteArray &password,
                        const QByteArray &value) { QTest::newRow(name) << username << password << value; };
    row("of the RFC", "Aladdin", "open sesame", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
    row("UTF-8", "test", "123\xc2\xa3", "Basic dGVzdDoxMjPCow==");
    row("empty password", "kim", "", "Basic a2ltOg==");
    row("empty user name", "", "x", "Basic Ong=");
    row("nothing is trimmed", " kim ", " x\n", "Basic IGtpbSA6IHgK");
    row("standard alphabet", "a", "\xff\xfe?>", "Basic YTr//j8+");
    row("one line however long", QByteArray(60, 'a'), QByteArray(60, 'b'),
        "Basic " + QByteArray(QByteArray(60, 'a') + ':' + QByteArray(60, 'b')).toBase64());
}

void TestBasicCredentials::makesTheFieldValue()
{
    QFETCH(const QByteArray, username);
    QFETCH(const QByteArray, password);
    QFETCH(const QByteArray, value);
    QCOMPARE(http::makeBasicCredentials(username, password), value);
    QVERIFY(!value.contains('\n'));
}

void TestBasicCredentials::splitsWhatItMade()
{
    QFETCH(const QByteArray, username);
    QFETCH(const QByteArray, password);
    QFETCH(const QByteArray, value);
    const auto credentials = http::splitBasicCredentials(value);
    QVERIFY(credentials.isOk());
    QCOMPARE(credentials->username, username);
    QCOMPARE(credentials->password, password);
}

void TestBasicCredentials::splitsAtTheFirstColon()
{
    const auto credentials = http::splitBasicCredentials("bASIC  " + QByteArray("a:b:c").toBase64());
    QVERIFY(credentials.isOk());
    QCOMPARE(credentials->password, "b:c");
}

void TestBasicCredentials::refuses_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<BasicFailure>("failure");
    QTest::newRow("other scheme") << QByteArray("Bearer x") << BasicFailure::OtherScheme;
    QTest::newRow("longer scheme") << QByteArray("Basically x") << BasicFailure::OtherScheme;
    QTest::newRow("empty") << QByteArray() << BasicFailure::OtherScheme;
    QTest::newRow("scheme alone") << QByteArray("Basic") << BasicFailure::Malformed;
    QTest::newRow("no base64") << QByteArray("Basic %%%") << BasicFailure::Malformed;
    QTest::newRow("no colon") << QByteArray("Basic " + QByteArray("ab").toBase64()) << BasicFailure::Malformed;
}

void TestBasicCredentials::refuses()
{
    QFETCH(const QByteArray, value);
    QFETCH(const BasicFailure, failure);
    const auto credentials = http::splitBasicCredentials(value);
    QVERIFY(!credentials.isOk());
    QCOMPARE(credentials.error(), failure);
}

GATEWRIGHT_TEST(TestBasicCredentials, QCoreApplication)
#include "testbasiccredentials.moc"
