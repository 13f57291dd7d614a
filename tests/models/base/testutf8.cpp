#include "testprogram.h"
#include "utf8.h"

#include <QTest>

class TestUtf8 final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheFirstByteThatIsNoCharacter_data();
    void findsTheFirstByteThatIsNoCharacter();
};

void TestUtf8::findsTheFirstByteThatIsNoCharacter_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qsizetype>("valid");
    QTest::newRow("nothing") << QByteArray() << qsizetype(0);
    QTest::newRow("characters of every size") << QByteArray("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x94\x91") << qsizetype(10);
    QTest::newRow("a NUL byte") << QByteArray("a\0b", 3) << qsizetype(3);
    QTest::newRow("a lone continuation") << QByteArray("ab\x80") << qsizetype(2);
    QTest::newRow("never in UTF-8") << QByteArray("ab\xff") << qsizetype(2);
    QTest::newRow("cut off at the end") << QByteArray("a\xe2\x82") << qsizetype(1);
    QTest::newRow("cut off by a letter") << QByteArray("a\xe2\x82z") << qsizetype(1);
    QTest::newRow("overlong") << QByteArray("a\xc0\xaf") << qsizetype(1);
    QTest::newRow("overlong in three bytes") << QByteArray("a\xe0\x80\xaf") << qsizetype(1);
    QTest::newRow("half a surrogate pair") << QByteArray("a\xed\xa0\x80") << qsizetype(1);
    QTest::newRow("beyond Unicode") << QByteArray("a\xf4\x90\x80\x80") << qsizetype(1);
}

void TestUtf8::findsTheFirstByteThatIsNoCharacter()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const qsizetype, valid);
    QCOMPARE(base::validUtf8Size(bytes), valid);
    QCOMPARE(base::isUtf8(bytes), valid == bytes.size());
}

GATEWRIGHT_TEST(TestUtf8, void)
#include "testutf8.moc"
