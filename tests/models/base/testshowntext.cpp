#include "showntext.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

class TestShownText final : public QObject
{
    Q_OBJECT

private slots:
    void showsOneLine_data();
    void showsOneLine();
    void keepsLinesAndTabs();
    void showsBytesThatAreNoText();
    void escapesInJson_data() { showsOneLine_data(); }
    void escapesInJson();
    void keepsTheLayoutOfJson();
};

void TestShownText::showsOneLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QString &text, const QString &shown) {
        QTest::newRow(name) << text << shown;
    };
    row("nothing", QString(), QString());
    row("plain", u"a,b %1 ~.yaml"_qs, u"a,b %1 ~.yaml"_qs);
    row("letters of any script", u"zoë 書 שלום 😀"_qs, u"zoë 書 שלום 😀"_qs);
    row("escape", u"\033]0;x\a"_qs, u"\uFFFD]0;x\uFFFD"_qs);
    row("line ends", u"a\n::add-mask::b\rc"_qs, u"a ::add-mask::b c"_qs);
    row("tab", u"a\tb"_qs, u"a b"_qs);
    row("delete", u"a\u007fb"_qs, u"a\uFFFDb"_qs);
    row("C1", u"a\u009b31mb\u0085"_qs, u"a\uFFFD31mb\uFFFD"_qs);
    row("bidirectional", u"a\u202egnp.\u2066x\u2069\u200f"_qs, u"a\uFFFDgnp.\uFFFDx\uFFFD\uFFFD"_qs);
    row("zero width", u"a\u200bb\ufeff\u00ad"_qs, u"a\uFFFDb\uFFFD\uFFFD"_qs);
    row("separators", u"a\u2028b\u2029c"_qs, u"a\uFFFDb\uFFFDc"_qs);
    row("tag beyond 16 bits", u"a\U000E0041b"_qs, u"a\uFFFDb"_qs);
    row("half a pair", QString(u"a"_qs) + QChar(0xd800) + u'b', u"a\uFFFDb"_qs);
    row("no character", QString(u"a"_qs) + QChar(0xffff), u"a\uFFFD"_qs);
}

void TestShownText::showsOneLine()
{
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    QCOMPARE(base::shownText(text), shown);
    QCOMPARE(base::shownText(shown), shown);
}

void TestShownText::keepsLinesAndTabs()
{
    QCOMPARE(base::shownLines(u"a\n\tb\r\n\033[31m\u202e\n"_qs), u"a\n\tb\uFFFD\n\uFFFD[31m\uFFFD\n"_qs);
}

void TestShownText::showsBytesThatAreNoText()
{
    QCOMPARE(base::shownText(QByteArrayView("a\xff\x1b")), u"a\uFFFD\uFFFD"_qs);
}

/** A reader of JSON gets the text as it is. */
void TestShownText::escapesInJson()
{
    QFETCH(const QString, text);
    const QByteArray json = QJsonDocument(QJsonArray{text}).toJson();
    const QByteArray shown = base::shownJson(json);
    QCOMPARE(QJsonDocument::fromJson(shown), QJsonDocument::fromJson(json));
    QCOMPARE(base::shownLines(QString::fromUtf8(shown)), QString::fromUtf8(shown));
}

void TestShownText::keepsTheLayoutOfJson()
{
    QCOMPARE(base::shownJson("{\n\t\"a\u202e\": 1}\r\n"), QByteArray("{\n\t\"a\\u202e\": 1}\r\n"));
}

GATEWRIGHT_TEST(TestShownText, void)
#include "testshowntext.moc"
