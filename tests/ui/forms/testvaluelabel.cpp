#include "testprogram.h"
#include "valuelabel.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>

using forms::ValueLabel;

class TestValueLabel final : public QObject
{
    Q_OBJECT

private slots:
    void isReadWithItsCaption();
    void isReadWithoutMarkup();
    void showsPlainText();

private:
    static QString spoken(ValueLabel &label)
    {
        return QAccessible::queryAccessibleInterface(&label)->text(QAccessible::Name);
    }
};

void TestValueLabel::isReadWithItsCaption()
{
    ValueLabel label(u"issuer"_qs);
    label.setValue(u"Example CA"_qs);
    QCOMPARE(spoken(label), u"Example CA"_qs);
    label.setCaption(u"Issuer"_qs);
    QCOMPARE(spoken(label), u"Issuer: Example CA"_qs);
    label.setValue(u"Another CA"_qs);
    QCOMPARE(spoken(label), u"Issuer: Another CA"_qs);
}

void TestValueLabel::isReadWithoutMarkup()
{
    ValueLabel label(u"uses"_qs);
    label.setTextFormat(Qt::RichText);
    label.setCaption(u"Used by"_qs);
    label.setValue(u"<a href=\"x\">shop &amp; co</a> (domain)"_qs);
    QCOMPARE(spoken(label), u"Used by: shop & co (domain)"_qs);
}

void TestValueLabel::showsPlainText()
{
    ValueLabel label(u"subject"_qs);
    label.setValue(u"<b>bold</b>"_qs);
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QCOMPARE(label.text(), u"<b>bold</b>"_qs);
    QCOMPARE(spoken(label), u"<b>bold</b>"_qs);
}

GATEWRIGHT_TEST(TestValueLabel, QApplication)
#include "testvaluelabel.moc"
