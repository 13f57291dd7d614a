#include "differingtext.h"
#include "testprogram.h"

#include <QTest>

using changes::DifferingText;
using changes::differingTexts;
using changes::TextRange;

/** Two versions of a text as they are shown beside each other. */
class TestDifferingText final : public QObject
{
    Q_OBJECT

private slots:
    void marksTheWordsThatDiffer();
    void marksAddedLines();
    void showsALongLineAroundItsDifference();
    void leavesOutLinesFarFromDifferences();
    void isBounded();
};

namespace {

QStringList marked(const DifferingText &text)
{
    QStringList parts;
    for (const TextRange &word : text.words)
        parts.append(text.text.mid(word.start, word.length));
    return parts;
}

} // namespace

void TestDifferingText::marksTheWordsThatDiffer()
{
    const auto texts = differingTexts("{minimum: 1, maximum: 50}", "{minimum: 1, maximum: 20}");
    QCOMPARE(texts.before.text, u"{minimum: 1, maximum: 50}"_qs);
    QCOMPARE(marked(texts.before), QStringList{u"50"_qs});
    QCOMPARE(marked(texts.now), QStringList{u"20"_qs});
    QCOMPARE(texts.now.lines, QList<TextRange>({{0, texts.now.text.size()}}));
    QCOMPARE(marked(differingTexts("[a]", "[a, b]").now), QStringList{u", b"_qs});
    QCOMPARE(marked(differingTexts("[a]", "[a, b]").before), QStringList());
}

void TestDifferingText::marksAddedLines()
{
    const auto texts = differingTexts("a: 1\nc: 3", "a: 1\nb: 2\nc: 3");
    QVERIFY(texts.before.lines.isEmpty());
    QCOMPARE(texts.now.text, u"a: 1\nb: 2\nc: 3"_qs);
    QCOMPARE(texts.now.lines, QList<TextRange>({{5, 4}}));
    QVERIFY(texts.now.words.isEmpty());
    QVERIFY(differingTexts("a\r\nb", "a\nb").now.lines.isEmpty());
}

void TestDifferingText::showsALongLineAroundItsDifference()
{
    const QByteArray before = QByteArray(5'000, 'x') + " old " + QByteArray(5'000, 'y');
    const QByteArray now = QByteArray(5'000, 'x') + " new " + QByteArray(5'000, 'y');
    const auto texts = differingTexts(before, now);
    QCOMPARE(marked(texts.before), QStringList{u"old"_qs});
    QCOMPARE(marked(texts.now), QStringList{u"new"_qs});
    QVERIFY(texts.now.text.contains(u"xxxx new yyyy"_qs));
    QVERIFY(texts.now.text.startsWith(u'…') && texts.now.text.endsWith(u'…'));
    QVERIFY(texts.now.text.size() <= changes::LongestShownLine);
}

void TestDifferingText::leavesOutLinesFarFromDifferences()
{
    QByteArrayList lines;
    for (int i = 0; i < 100; ++i)
        lines.append("line " + QByteArray::number(i));
    const QByteArray before = lines.join('\n');
    lines[50] = "other";
    const auto texts = differingTexts(before, lines.join('\n'));
    QCOMPARE(texts.now.text, u"…\nline 47\nline 48\nline 49\nother\nline 51\nline 52\nline 53\n…"_qs);
    QCOMPARE(texts.before.text, u"…\nline 47\nline 48\nline 49\nline 50\nline 51\nline 52\nline 53\n…"_qs);
}

void TestDifferingText::isBounded()
{
    const QByteArray many = QByteArray("a\n").repeated(20'000);
    const auto texts = differingTexts("b", many);
    QVERIFY(texts.now.text.count(u'\n') <= changes::MostExcerptLines + 1);
    const auto wide = differingTexts(QByteArray(100'000, 'a'), QByteArray(100'000, 'b'));
    QVERIFY(wide.now.text.size() <= changes::LongestShownLine + 2);
}

GATEWRIGHT_TEST(TestDifferingText, QCoreApplication)
#include "testdifferingtext.moc"
