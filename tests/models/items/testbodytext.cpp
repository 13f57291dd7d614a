#include "bodytext.h"
#include "testprogram.h"

#include <QTest>

using items::BodyForm;

class TestBodyText final : public QObject
{
    Q_OBJECT

private slots:
    void indentsJson();
    void leavesTextThatIsNoJson();
    void keepsNumbersAsTheyWere();
    void showsBytesInHex();
    void showsWhatIsNoTextInHex();
    void takesABodyCutWithinACharacterForText();
    void shortensAHugeDump();
};

void TestBodyText::indentsJson()
{
    QVERIFY(items::bodyText(R"({"a":[1,2]})", BodyForm::Pretty).contains(u'\n'));
    QCOMPARE(items::bodyText(R"({"a":[1,2]})", BodyForm::Raw), u"{\"a\":[1,2]}"_qs);
}

void TestBodyText::leavesTextThatIsNoJson()
{
    QCOMPARE(items::bodyText("<a>\r\n</a>", BodyForm::Pretty), u"<a>\r\n</a>"_qs);
}

void TestBodyText::keepsNumbersAsTheyWere()
{
    QVERIFY(
        items::bodyText(R"({"a":12345678901234567890.10})", BodyForm::Pretty).contains(u"12345678901234567890.10"_qs));
}

void TestBodyText::showsBytesInHex()
{
    QCOMPARE(items::hexDump("ABC\n"), u"00000000  41 42 43 0a "_qs + QString(38, u' ') + u"ABC."_qs);
    QCOMPARE(items::hexDump(QByteArray(17, 'x')).count(u'\n'), 1);
    QCOMPARE(items::hexDump({}), QString());
}

void TestBodyText::showsWhatIsNoTextInHex()
{
    QVERIFY(items::bodyText(QByteArray("\x00\x01", 2), BodyForm::Raw).startsWith(u"00000000  00 01"_qs));
    QVERIFY(items::bodyText("\xff\xfe", BodyForm::Pretty).startsWith(u"00000000  ff fe"_qs));
}

void TestBodyText::takesABodyCutWithinACharacterForText()
{
    QVERIFY(items::isText("stra\xc3"));
    QVERIFY(!items::isText("stra\xc3 e"));
}

void TestBodyText::shortensAHugeDump()
{
    const QString dump = items::bodyText(QByteArray(2 * items::MaximumShownHex, 'x'), BodyForm::Hex);
    QCOMPARE(dump.count(u'\n'), items::MaximumShownHex / 16 - 1);
}

GATEWRIGHT_TEST(TestBodyText, QCoreApplication)
#include "testbodytext.moc"
