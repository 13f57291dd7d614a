#include "sourcetree.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using architecture::sourcesBelow;
using architecture::textOf;

/** The texts with a number: each has its plural forms in English, so that nobody reads "1 problem(s)". */
class TestPlurals final : public QObject
{
    Q_OBJECT

private slots:
    void haveFormsInEnglish();
    void findsTexts_data();
    void findsTexts();
};

namespace {

/** The literals of a C++ source as one text. */
QString joined(const QString &literals)
{
    static const QRegularExpression literal(u"\"((?:[^\"\\\\]|\\\\.)*)\""_qs);
    QString text;
    for (auto all = literal.globalMatch(literals); all.hasNext();)
        text += all.next().captured(1);
    return text.replace(u"\\\""_qs, u"\""_qs);
}

/** The texts with `%n` of a source that are translated, each as "text" or "text | comment". Both are its key. */
QStringList pluralsIn(const QString &source)
{
    static const QRegularExpression call(
        u"\\btr\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)(?:,\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+))?"_qs);
    QStringList found;
    for (auto calls = call.globalMatch(source); calls.hasNext();) {
        const QRegularExpressionMatch match = calls.next();
        const QString text = joined(match.captured(1));
        const QString comment = joined(match.captured(2));
        if (text.contains(u"%n"))
            found.append(comment.isEmpty() ? text : text + u" | "_qs + comment);
    }
    return found;
}

QStringList sorted(QStringList texts)
{
    texts.removeDuplicates();
    std::sort(texts.begin(), texts.end());
    return texts;
}

} // namespace

void TestPlurals::haveFormsInEnglish()
{
    QStringList used;
    for (const char *folder : {"models", "app", "ui"}) {
        for (const QString &file : sourcesBelow(QString::fromLatin1(folder)))
            used += pluralsIn(textOf(file));
    }
    QStringList translated;
    QXmlStreamReader xml(textOf(u"translations/gatewright_en.ts"_qs));
    QString text;
    QString comment;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"message") {
            translated.append(comment.isEmpty() ? text : text + u" | "_qs + comment);
            comment.clear();
        }
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"source")
            text = xml.readElementText();
        else if (xml.name() == u"comment")
            comment = xml.readElementText();
        else if (xml.name() == u"numerusform")
            QVERIFY2(!xml.readElementText().contains(u"(s)"), qPrintable(text));
    }
    QVERIFY(!used.isEmpty());
    QCOMPARE(sorted(translated), sorted(used));
}

void TestPlurals::findsTexts_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("text") << u"tr(\"%n file(s)\", nullptr, count)"_qs << QStringList{u"%n file(s)"_qs};
    QTest::newRow("comment") << u"Texts::tr(\"%n file(s)\", \"%n: how many\", n)"_qs
                             << QStringList{u"%n file(s) | %n: how many"_qs};
    QTest::newRow("lines") << u"tr(\"%n files \"\n   \"read.\", nullptr, n)"_qs << QStringList{u"%n files read."_qs};
    QTest::newRow("no number") << u"tr(\"All files\")"_qs << QStringList();
    QTest::newRow("no translation") << u"attr(\"%n\")"_qs << QStringList();
}

void TestPlurals::findsTexts()
{
    QFETCH(const QString, source);
    QTEST(pluralsIn(source), "texts");
}

GATEWRIGHT_TEST(TestPlurals, void)
#include "testplurals.moc"
