#include "cancellation.h"
#include "patternmatches.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using source::FoundMatches;
using source::SearchPattern;

class TestPatternMatches final : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void saysWhyAPatternIsWrong();
    void findsInEveryPartOfALargeText();
    void replaces_data();
    void replaces();
    void makesNoTextThatIsTooLarge();
    void endsWhenItIsCancelled();
};

void TestPatternMatches::finds_data()
{
    QTest::addColumn<SearchPattern>("pattern");
    QTest::addColumn<QString>("expected");
    QTest::addRow("any case") << SearchPattern{u"bü"_qs} << u"Bü bü"_qs;
    QTest::addRow("this case") << SearchPattern{u"bü"_qs, true} << u"bü"_qs;
    QTest::addRow("whole words") << SearchPattern{u"a"_qs, false, true} << u"a"_qs;
    QTest::addRow("not a pattern") << SearchPattern{u".*"_qs} << u".*"_qs;
    QTest::addRow("a pattern") << SearchPattern{u"[0-9]+"_qs, false, false, true} << u"12 3"_qs;
    QTest::addRow("anchors are those of lines") << SearchPattern{u"^  \\w+"_qs, false, false, true} << u"  bü"_qs;
    QTest::addRow("matches without text") << SearchPattern{u"x*"_qs, false, false, true} << QString();
}

void TestPatternMatches::finds()
{
    QFETCH(SearchPattern, pattern);
    QFETCH(QString, expected);
    const Snapshot snapshot = Snapshot::parse("a: Bücher\n  bü: [12, 3]\nk: '.*'\n", Format::Yaml);
    QStringList words;
    for (const base::Span &one : source::findMatches(snapshot, pattern).spans)
        words.append(QString::fromUtf8(snapshot.text(one)));
    QCOMPARE(words.join(u' '), expected);
}

void TestPatternMatches::saysWhyAPatternIsWrong()
{
    const FoundMatches found = source::findMatches(Snapshot(), {u"(a"_qs, false, false, true});
    QVERIFY(!found.patternError.isEmpty());
}

void TestPatternMatches::findsInEveryPartOfALargeText()
{
    QByteArray text;
    QList<base::Span> expected;
    for (int i = 0; i < 30'000; ++i) {
        text += i % 7 == 0 ? "é: needle\n" : "é: something else\n";
        if (i % 7 == 0)
            expected.append({text.size() - 7, 6});
    }
    text += QByteArray(200'000, 'x') + "needle"; // A line that is longer than a part, without an end.
    expected.append({text.size() - 6, 6});
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QCOMPARE(source::findMatches(snapshot, {u"needle"_qs}).spans, expected);
}

void TestPatternMatches::replaces_data()
{
    QTest::addColumn<SearchPattern>("pattern");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<QByteArray>("expected");
    QTest::addRow("text") << SearchPattern{u"a"_qs} << u"$1"_qs << QByteArray("$1: b$1\nc: d\n");
    QTest::addRow("groups") << SearchPattern{u"(\\w): (\\w)"_qs, false, false, true} << u"$2: $1$$ $0"_qs
                            << QByteArray("b: a$ a: ba\nd: c$ c: d\n");
    QTest::addRow("over lines") << SearchPattern{u"ba\\n(c)"_qs, false, false, true} << u"$1"_qs
                                << QByteArray("a: c: d\n");
    QTest::addRow("nothing there") << SearchPattern{u"z"_qs} << u"y"_qs << QByteArray("a: ba\nc: d\n");
}

void TestPatternMatches::replaces()
{
    QFETCH(SearchPattern, pattern);
    QFETCH(QString, replacement);
    QFETCH(QByteArray, expected);
    const Snapshot snapshot = Snapshot::parse("a: ba\nc: d\n", Format::Yaml);
    const source::ReplacedMatches replaced = source::replaceMatches(snapshot, pattern, replacement);
    QCOMPARE(replaced.count > 0 ? replaced.edited.snapshot.text() : snapshot.text(), expected);
    // Each place alone is replaced by the same.
    const QList<base::Span> spans = source::findMatches(snapshot, pattern).spans;
    QCOMPARE(spans.size(), replaced.count);
    QByteArray text = snapshot.text();
    for (auto one = spans.crbegin(); one != spans.crend(); ++one)
        text.replace(one->offset, one->length, source::replacementAt(snapshot, pattern, replacement, *one).toUtf8());
    QCOMPARE(text, expected);
}

void TestPatternMatches::makesNoTextThatIsTooLarge()
{
    const Snapshot snapshot = Snapshot::parse("a: " + QByteArray(200, 'x') + '\n', Format::Yaml);
    const QString replacement(1'000'000, u'y');
    const source::ReplacedMatches replaced = source::replaceMatches(snapshot, {u"x"_qs}, replacement);
    QVERIFY(replaced.isTooLarge);
    QCOMPARE(replaced.count, 0);
    QVERIFY(replaced.edited.splices.isEmpty());
}

void TestPatternMatches::endsWhenItIsCancelled()
{
    const Snapshot snapshot = Snapshot::parse("a: b\n", Format::Yaml);
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    QCOMPARE(source::findMatches(snapshot, {u"a"_qs}).spans.size(), 1);
    work.cancel();
    QVERIFY(source::findMatches(snapshot, {u"a"_qs}).spans.isEmpty());
}

GATEWRIGHT_TEST(TestPatternMatches, QCoreApplication)
#include "testpatternmatches.moc"
