#include "document.h"
#include "testprogram.h"
#include "treetokens.h"

#include <QRandomGenerator>
#include <QTest>

using document::Format;
using document::Snapshot;
using source::Entries;
using source::Token;
using source::TokenSpan;

class TestTreeTokens final : public QObject
{
    Q_OBJECT

private slots:
    void colorsComeFromTheTree_data();
    void colorsComeFromTheTree();
    void foldsValuesWithSeveralLines();
    void keepsTheClosingBracket();
    void showsAPartAsInTheWhole();
    void linesWithASyntaxErrorHaveTheirTokens();
    void endsOnEveryPart();

private:
    static QString described(const Snapshot &snapshot, const Entries &entries);
};

QString TestTreeTokens::described(const Snapshot &snapshot, const Entries &entries)
{
    QStringList words;
    for (const TokenSpan &one : entries.tokens)
        words.append(QString(QChar(u"KTNCR"[int(one.token)])) + u':' + QString::fromUtf8(snapshot.text(one.span)));
    return words.join(u'|');
}

void TestTreeTokens::colorsComeFromTheTree_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isJson");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, bool isJson, const char *expected) {
        QTest::addRow("%s", name) << QByteArray(text) << isJson << QString::fromUtf8(expected);
    };
    row("kinds of values", "a: text\nb: 12\nc: true\nd: '5'\n", false, "K:a|T:text|K:b|N:12|K:c|N:true|K:d|T:'5'");
    row("a reference", "$ref: '#/a'\nb: 1\n", false, "K:$ref|R:'#/a'|K:b|N:1");
    row("an alias", "a: &x 1\nb: *x\n", false, "K:a|N:1|K:b|R:*x");
    row("comments", "# one\na: b # two\nc: d#e\n", false, "C:# one|K:a|T:b|C:# two|K:c|T:d#e");
    row("no comment in a text", "a: |\n  # b: c\nd: \"x # y\"\n", false, "K:a|T:|\n  # b: c|K:d|T:\"x # y\"");
    row("a text over two lines", "a: one\n  b c\nd: 1\n", false, "K:a|T:one\n  b c|K:d|N:1");
    row("items", "a:\n  - b\n  - {c: 1}\n", false, "K:a|T:b|K:c|N:1");
    row("json", "{\"a\": [1, \"b\"], \"c\": null}", true, "K:\"a\"|N:1|T:\"b\"|K:\"c\"|N:null");
}

void TestTreeTokens::colorsComeFromTheTree()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isJson);
    QFETCH(QString, expected);
    const Snapshot snapshot = Snapshot::parse(text, isJson ? Format::Json : Format::Yaml);
    QVERIFY(snapshot.isValid());
    QCOMPARE(described(snapshot, source::entriesIn(snapshot, {0, text.size()})), expected);
}

void TestTreeTokens::foldsValuesWithSeveralLines()
{
    const QByteArray text = "a: 1\nb:\n  c:\n    d: 2\n\n# end\ne: |\n  x\n  y\nf:\n  - g: 1\n    h: 2\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QStringList folds;
    for (const base::Span &one : source::entriesIn(snapshot, {0, text.size()}).folds)
        folds.append(u"%1-%2"_qs.arg(snapshot.lineAt(one.offset)).arg(snapshot.lineAt(one.end())));
    QCOMPARE(folds.join(u' '), u"1-3 2-3 6-8 9-11 10-11"_qs);
    QCOMPARE(source::foldsUpTo(snapshot, 0, 100).size(), 3);
    QCOMPARE(source::foldsUpTo(snapshot, 5, 2).size(), 2);
}

void TestTreeTokens::keepsTheClosingBracket()
{
    const QByteArray text = "{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": [\n  ]\n}\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Json);
    const QList<base::Span> folds = source::entriesIn(snapshot, {0, text.size()}).folds;
    QCOMPARE(folds.size(), 1); // The empty list has nothing to hide.
    QCOMPARE(snapshot.lineAt(folds.constFirst().offset), 1);
    QCOMPARE(snapshot.lineAt(folds.constFirst().end()), 2);
}

void TestTreeTokens::showsAPartAsInTheWhole()
{
    QByteArray text = "paths:\n";
    for (int i = 0; i < 300; ++i)
        text += "  /p" + QByteArray::number(i) + ":\n    get: {a: 1}\n    put:\n      - x # y\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const QList<TokenSpan> all = source::entriesIn(snapshot, {0, text.size()}).tokens;
    for (qsizetype line = 0; line + 7 < snapshot.lineCount(); line += 5) {
        const qsizetype start = snapshot.lineSpan(line).offset;
        const base::Span part{start, snapshot.lineSpan(line + 7).offset - 1 - start};
        QList<TokenSpan> expected;
        for (const TokenSpan &one : all) {
            if (one.span.offset >= part.offset && one.span.offset < part.end())
                expected.append(one);
        }
        QList<TokenSpan> found = source::entriesIn(snapshot, part).tokens;
        // The keys of what contains the part may be among them.
        found.removeIf(
            [&part](const TokenSpan &one) { return one.span.end() <= part.offset || one.span.offset >= part.end(); });
        QCOMPARE(found, expected);
    }
}

void TestTreeTokens::linesWithASyntaxErrorHaveTheirTokens()
{
    document::Document document("a: 1\nb: 'x'\nc: 2\n", Format::Yaml);
    QVERIFY(document.spliceText({9, 0, "'"}));
    const Snapshot snapshot = document.snapshot();
    QVERIFY(!snapshot.isValid());
    const QString words = described(snapshot, source::entriesIn(snapshot, {0, snapshot.size()}));
    QVERIFY2(words.startsWith(u"K:a|N:1|K:b"_qs), qPrintable(words));
}

void TestTreeTokens::endsOnEveryPart()
{
    const QByteArray text = "a: &x [1, {b: 'c'}]\n? d\n: *x\n---\n- e # f\n- |\n  g\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    for (qsizetype start = 0; start <= text.size(); ++start) {
        for (qsizetype length = 0; start + length <= text.size(); ++length) {
            qsizetype end = -1;
            for (const TokenSpan &one : source::entriesIn(snapshot, {start, length}).tokens) {
                QVERIFY(one.span.offset >= end && one.span.length > 0 && one.span.end() <= text.size());
                end = one.span.end();
            }
        }
    }
}

GATEWRIGHT_TEST(TestTreeTokens, QCoreApplication)
#include "testtreetokens.moc"
