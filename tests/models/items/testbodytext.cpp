#include "bodytext.h"
#include "testprogram.h"

#include <QTest>

class TestBodyText final : public QObject
{
    Q_OBJECT

private slots:
    void indentsJson();
    void leavesTextThatIsNoJson();
    void keepsNumbersAsTheyWere();
    void showsWhatIsNoTextInHex();
    void shortensAHugeDump();
};

void TestBodyText::indentsJson()
{
    QVERIFY(items::bodyText(R"({"a":[1,2]})").contains(u'\n'));
}

void TestBodyText::leavesTextThatIsNoJson()
{
    QCOMPARE(items::bodyText("<a>\r\n</a>"), u"<a>\r\n</a>"_qs);
}

void TestBodyText::keepsNumbersAsTheyWere()
{
    QVERIFY(items::bodyText(R"({"a":12345678901234567890.10})").contains(u"12345678901234567890.10"_qs));
}

void TestBodyText::showsWhatIsNoTextInHex()
{
    QVERIFY(items::bodyText(QByteArray("\x00\x01", 2)).startsWith(u"00000000  00 01"_qs));
    QVERIFY(items::bodyText("\xff\xfe").startsWith(u"00000000  ff fe"_qs));
}

void TestBodyText::shortensAHugeDump()
{
    const QString dump = items::bodyText(QByteArray(2 * items::MaximumShownHex, '\0'));
    QCOMPARE(dump.count(u'\n'), items::MaximumShownHex / 16 - 1);
}

GATEWRIGHT_TEST(TestBodyText, QCoreApplication)
#include "testbodytext.moc"
