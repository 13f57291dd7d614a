#include "pseudotext.h"
#include "testprogram.h"

#include <QTest>

using pseudolocale::pseudoText;

/** The texts of the pseudo-locales. */
class TestPseudoText final : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatTheProgramNeeds_data();
    void keepsWhatTheProgramNeeds();
    void isAThirdLonger();
};

void TestPseudoText::keepsWhatTheProgramNeeds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pseudo");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("accents") << u"Save"_qs << u"⟦Šåṽé óñ⟧"_qs;
    QTest::newRow("mnemonic") << u"&Save"_qs << u"⟦&Såṽé óñ⟧"_qs;
    QTest::newRow("literal") << u"A && B"_qs << u"⟦Å && Ɓ óñ⟧"_qs;
    QTest::newRow("placeholders") << u"%1 %L2 %n"_qs << u"⟦%1 %L2 %n óñé⟧"_qs;
    QTest::newRow("title") << u"%1[*]"_qs << u"⟦%1[*] óñ⟧"_qs;
    QTest::newRow("file filter") << u"Table (*.csv *.tsv)"_qs << u"⟦Ţåƀļé óñ⟧ (*.csv *.tsv)"_qs;
    QTest::newRow("line break") << u"a\nb"_qs << u"⟦å\nƀ ó⟧"_qs;
}

void TestPseudoText::keepsWhatTheProgramNeeds()
{
    QFETCH(const QString, text);
    QTEST(pseudoText(text), "pseudo");
}

void TestPseudoText::isAThirdLonger()
{
    for (int length = 1; length < 500; ++length) {
        const qsizetype longer = pseudoText(QString(length, u'a')).size() - length;
        QVERIFY2(longer * 3 >= length && longer <= length / 3 + 6, qPrintable(QString::number(length)));
    }
}

GATEWRIGHT_TEST(TestPseudoText, void)
#include "testpseudotext.moc"
