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
    void findsControlCharacters_data();
    void findsControlCharacters();
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
    row("nothing is trimmed", " kim ", " x ", "Basic IGtpbSA6IHgg");
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

void TestBasicCredentials::findsControlCharacters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("none") << QByteArray("zo\xc3\xab ~\xc2\xa0") << QByteArray();
    QTest::newRow("line end") << QByteArray("a\n") << QByteArray("000a");
    QTest::newRow("carriage return") << QByteArray("a\r\n") << QByteArray("000d");
    QTest::newRow("null") << QByteArray("a\0b", 3) << QByteArray("0000");
    QTest::newRow("delete") << QByteArray("a\x7f") << QByteArray("007f");
    QTest::newRow("next line") << QByteArray("a\xc2\x85") << QByteArray("0085");
    QTest::newRow("not UTF-8") << QByteArray("\xff\x9b\xc2") << QByteArray();
    QTest::newRow("after half a character") << QByteArray("\xc2\n") << QByteArray("000a");
    QTest::newRow("next line after half a character") << QByteArray("\xc2\xc2\x85") << QByteArray("0085");
    QTest::newRow("after three halves") << QByteArray("\xc2\xc2\xc2\r") << QByteArray("000d");
}

void TestBasicCredentials::findsControlCharacters()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, found);
    QCOMPARE(http::controlCharacter(text).value_or(QByteArray()), found);
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
    for (const QByteArray pair : {"kim:x\n", "k\tm:x", "kim:\x7f", "kim:a\xc2\x9bm"})
        QTest::newRow(("control character " + pair.toHex()).constData())
            << "Basic " + pair.toBase64() << BasicFailure::Malformed;
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
