#include "documentlimits.h"
#include "entry.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Kind;
using document::Node;
using document::Pointer;
using document::ScalarStyle;
using document::ScalarType;
using document::Snapshot;

/** What readers see of a document: nodes, members, places, positions, entries. */
class TestSnapshot : public QObject
{
    Q_OBJECT

private slots:
    void readsMissingPlacesAsNothing();
    void findsMembersByDecodedKeys();
    void takesTheFirstOfTwoMembers();
    void followsAliasesAndMergeKeys();
    void boundsAliases();
    void countsTheTextsOfAliases_data();
    void countsTheTextsOfAliases();
    void survivesCyclicAliases_data();
    void survivesCyclicAliases();
    void reportsDuplicatesAndUnknownAnchors();
    void reportsDuplicatesOfManyKeys();
    void readsSeveralDocuments();
    void readsEmptyTexts();
    void givesAnchorsAndTags();
    void givesSpansOfValues_data();
    void givesSpansOfValues();
    void countsLinesAndColumns();
    void findsPointersOfBytes();
    void readsOtherEncodings();
    void tellsFormatsByName();
    void showsEntries();
    void showsScalarStyles_data();
    void showsScalarStyles();
    void showsCollections();

private:
    [[nodiscard]] static Snapshot yaml(const char *text) { return Snapshot::parse(text, Format::Yaml); }
};

void TestSnapshot::readsMissingPlacesAsNothing()
{
    const Snapshot snapshot = yaml("a: [1]\n");
    for (const Node &node :
         {Node(), snapshot.at({"x"}), snapshot.at({"a", "1"}), snapshot.at({"a", "-"}), snapshot.at({"a", "00"}),
          snapshot.at({"a", "0", "x"}), snapshot.root().childAt(7), snapshot.root(3), Snapshot().root()}) {
        QVERIFY(!node.exists());
        QCOMPARE(node.kind(), Kind::Missing);
        QCOMPARE(node.childCount(), qsizetype(0));
        QVERIFY(node.bytes().isEmpty());
        QVERIFY(!node.toBool());
        QVERIFY(node.keyAt(0).isEmpty());
        QCOMPARE(node.span(), base::Span());
        QVERIFY(node.anchor().isEmpty() && node.tag().isEmpty());
        QVERIFY(!node.member("a").exists());
        QVERIFY(node.value().isOk());
    }
}

void TestSnapshot::findsMembersByDecodedKeys()
{
    const Snapshot snapshot = yaml(
        "200: a\n\"3\\u0030\\x30\": b\n'it''s': c\n\"\": d\n? {x: y}\n: e\n? |-\n  f g\n: h\n");
    QCOMPARE(snapshot.at({"200"}).text(), u"a"_qs);
    QCOMPARE(snapshot.at({"300"}).text(), u"b"_qs);
    QCOMPARE(snapshot.at({"it's"}).text(), u"c"_qs);
    QCOMPARE(snapshot.at({""}).text(), u"d"_qs);
    QCOMPARE(snapshot.root().keyAt(4), QByteArray(R"({"x":"y"})"));
    QCOMPARE(snapshot.at({R"({"x":"y"})"}).text(), u"e"_qs);
    QCOMPARE(snapshot.at({"f g"}).text(), u"h"_qs);
    QCOMPARE(snapshot.root().childCount(), qsizetype(6));
}

void TestSnapshot::takesTheFirstOfTwoMembers()
{
    QCOMPARE(yaml("a: 1\nb: 2\na: 3\n").at({"a"}).text(), u"1"_qs);
}

void TestSnapshot::followsAliasesAndMergeKeys()
{
    const Snapshot snapshot = yaml("base: &base {x: 1, y: 2}\nmore: &more {y: 3, z: 4}\nalias: *base\n"
                                   "one: {<<: *base, y: 5}\nall: {<<: [*more, *base]}\nquoted: {\"<<\": *base}\n");
    QCOMPARE(snapshot.at({"alias", "x"}).text(), u"1"_qs);
    QCOMPARE(snapshot.at({"one", "x"}).text(), u"1"_qs);
    QCOMPARE(snapshot.at({"one", "y"}).text(), u"5"_qs);
    QCOMPARE(snapshot.at({"all", "y"}).text(), u"3"_qs);
    QCOMPARE(snapshot.at({"all", "x"}).text(), u"1"_qs);
    QVERIFY(!snapshot.at({"quoted", "x"}).exists());
    QVERIFY(snapshot.at({"alias"}).isMapping());
    const Node alias = snapshot.root().childAt(2);
    QCOMPARE(alias.kind(), Kind::Alias);
    QCOMPARE(alias.aliasName(), QByteArray("base"));
    QCOMPARE(alias.resolved().anchor(), QByteArray("base"));
    QCOMPARE(snapshot.at({"one"}).childCount(), qsizetype(2));
}

void TestSnapshot::boundsAliases()
{
    QByteArray text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 10; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        const QByteArray name = "a" + QByteArray::number(i);
        text += name + ": &" + name + " [" + QByteArrayList(10, before).join(", ") + "]\n";
    }
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    const auto value = snapshot.root().value();
    QVERIFY(!value);
    QCOMPARE(value.error().code, base::ErrorCode::TooLarge);
    QVERIFY(snapshot.at({"a2"}).value().isOk());
}

void TestSnapshot::countsTheTextsOfAliases_data()
{
    QTest::addColumn<QByteArray>("anchor");
    QTest::addColumn<QByteArray>("alias");
    const QByteArray longText = QByteArray("v").repeated(64 * 999);
    QTest::newRow("a text") << longText << QByteArray("*a");
    QTest::newRow("a key") << longText << QByteArray("{*a : 1}");
    QTest::newRow("a text in a list") << '[' + QByteArray("v").repeated(64 * 998) + ']' << QByteArray("*a");
    QTest::newRow("a key in a mapping") << "{? " + QByteArray("v").repeated(64 * 997) + " : 1}" << QByteArray("*a");
}

/** Each use of the alias counts 1,000 steps, so that 1,000 uses are the most. */
void TestSnapshot::countsTheTextsOfAliases()
{
    QFETCH(QByteArray, anchor);
    QFETCH(QByteArray, alias);
    const auto valueWith = [&](int uses) {
        const QByteArray text = "a: &a " + anchor + "\nb: [" + QByteArrayList(uses, alias).join(", ") + "]\n";
        return Snapshot::parse(text, Format::Yaml).root().value();
    };
    QVERIFY(valueWith(int(document::MaximumAliasSteps / 1'000)).isOk());
    const auto refused = valueWith(int(document::MaximumAliasSteps / 1'000) + 1);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::TooLarge);
}

void TestSnapshot::survivesCyclicAliases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("in a sequence") << QByteArray("a: &x [*x]\n");
    QTest::newRow("in a mapping") << QByteArray("a: &x {b: *x}\n");
    QTest::newRow("in a key") << QByteArray("? &x {*x : a}\n: b\n");
    QTest::newRow("by a merge key") << QByteArray("a: &x {<<: *x}\n");
    QTest::newRow("by two merge keys") << QByteArray("a: &x {<<: [*x, *x]}\n");
}

void TestSnapshot::survivesCyclicAliases()
{
    QFETCH(QByteArray, text);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    QVERIFY(!snapshot.root().value());
    QVERIFY(!snapshot.at({"a", "missing"}).exists());
    QVERIFY(snapshot.problems().isEmpty());
}

void TestSnapshot::reportsDuplicatesAndUnknownAnchors()
{
    const Snapshot snapshot = yaml("a: 1\nb:\n  200: x\n  \"200\": y\nc: *nothing\nd: {e: *later}\nf: &later 1\n");
    QVERIFY(snapshot.isValid());
    QCOMPARE(snapshot.problems().size(), 3);
    const base::Diagnostic &duplicate = snapshot.problems().at(0);
    QCOMPARE(duplicate.rule, u"duplicate-key"_qs);
    QCOMPARE(duplicate.severity, base::Severity::Warning);
    QCOMPARE(duplicate.arguments, (QStringList{u"200"_qs, u"3"_qs}));
    QCOMPARE(snapshot.text(duplicate.span), QByteArray("\"200\""));
    QCOMPARE(duplicate.pointer, u"/b/200"_qs);
    QCOMPARE(snapshot.problems().at(1).rule, u"unknown-anchor"_qs);
    QCOMPARE(snapshot.problems().at(1).severity, base::Severity::Error);
    QCOMPARE(snapshot.problems().at(1).arguments, QStringList{u"nothing"_qs});
    QCOMPARE(snapshot.problems().at(2).pointer, u"/d/e"_qs);
}

void TestSnapshot::reportsDuplicatesOfManyKeys()
{
    QByteArray text;
    for (int i = 0; i < 1000; ++i)
        text += "key" + QByteArray::number(i) + ": 1\n";
    QVERIFY(Snapshot::parse(text, Format::Yaml).problems().isEmpty());
    const Snapshot snapshot = Snapshot::parse(text + "'key500': 2\n", Format::Yaml);
    QCOMPARE(snapshot.problems().size(), 1);
    QCOMPARE(snapshot.problems().first().arguments, (QStringList{u"key500"_qs, u"501"_qs}));
    const Snapshot withoutHash = Snapshot::parse(text + "? &a [x]\n: 1\n? [x]\n: 2\n", Format::Yaml);
    QCOMPARE(withoutHash.problems().size(), 1);
    QCOMPARE(withoutHash.problems().first().rule, u"duplicate-key"_qs);
}

void TestSnapshot::readsSeveralDocuments()
{
    const Snapshot snapshot = yaml("a: &x 1\n---\n- *x\n...\n# c\n---\n");
    QCOMPARE(snapshot.documentCount(), qsizetype(3));
    QCOMPARE(snapshot.at({"a"}).text(), u"1"_qs);
    QVERIFY(snapshot.root(1).isSequence());
    QVERIFY(snapshot.root(2).isNull());
    QCOMPARE(snapshot.problems().value(0).rule, u"unknown-anchor"_qs); // Anchors end with their document.
}

void TestSnapshot::readsEmptyTexts()
{
    for (const char *text : {"", "\n", "# nothing\n", "...\n", "  \n\t\n"}) {
        const Snapshot snapshot = yaml(text);
        QVERIFY(snapshot.isValid());
        QCOMPARE(snapshot.documentCount(), qsizetype(0));
        QCOMPARE(snapshot.text(), QByteArray(text));
        QVERIFY(!snapshot.root().exists());
        QVERIFY(snapshot.pointerAt(0).isRoot());
    }
    QVERIFY(!Snapshot::parse("", Format::Json).isValid());
    QVERIFY(Snapshot().isValid());
}

void TestSnapshot::givesAnchorsAndTags()
{
    const Snapshot snapshot = yaml("a: !t # c\n  &x\n  b: 1\n&k !!str k: v\n");
    QCOMPARE(snapshot.at({"a"}).anchor(), QByteArray("x"));
    QCOMPARE(snapshot.at({"a"}).tag(), QByteArray("!t"));
    QCOMPARE(snapshot.at({"a", "b"}).anchor(), QByteArray());
    QCOMPARE(snapshot.root().keyNodeAt(1).anchor(), QByteArray("k"));
    QCOMPARE(snapshot.root().keyNodeAt(1).tag(), QByteArray("!!str"));
}

void TestSnapshot::givesSpansOfValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("span");
    const auto row = [](const char *text, const char *span) {
        QTest::newRow(QByteArray(text).replace('\n', "|").constData()) << QByteArray(text) << QByteArray(span);
    };
    row("k: v # c\n", "v");
    row("k: \"v\"\n", "\"v\"");
    row("k: &a !t v\n", "&a !t v");
    row("k:\n  # c\n  a: 1\n  b: 2 # d\n\nz: 1\n", "a: 1\n  b: 2");
    row("k: &x\n  a: 1\n", "&x\n  a: 1");
    row("k: [1, # c\n  2]\n", "[1, # c\n  2]");
    row("k: |\n  a\n\n  b\n\nz: 1\n", "|\n  a\n\n  b");
    row("k: |+\n  a\n\nz: 1\n", "|+\n  a\n");
    row("k: a\n  b\nz: 1\n", "a\n  b");
    row("k:\nz: 1\n", "");
    row("k:\n- a\n- b\nz: 1\n", "- a\n- b");
    row("k: !t\n", "!t");
}

void TestSnapshot::givesSpansOfValues()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, span);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    QCOMPARE(snapshot.text(snapshot.at({"k"}).span()), span);
    QCOMPARE(snapshot.text(snapshot.keySpan({"k"})), QByteArray("k"));
    QCOMPARE(snapshot.root().keySpanAt(0), snapshot.keySpan({"k"}));
    QCOMPARE(snapshot.at({"k"}).span().offset >= 2, true);
}

void TestSnapshot::countsLinesAndColumns()
{
    const Snapshot snapshot = yaml("a: \xC3\xA9\xF0\x9F\x98\x80x\r\nb: 1\n");
    QCOMPARE(snapshot.lineCount(), qsizetype(3));
    QCOMPARE(snapshot.positionAt(0), (base::Position{1, 1}));
    const qsizetype x = snapshot.text().indexOf('x');
    QCOMPARE(snapshot.positionAt(x), (base::Position{1, 6}));
    QCOMPARE(snapshot.offsetAt({1, 6}), x);
    QCOMPARE(snapshot.positionAt(snapshot.text().indexOf('b')), (base::Position{2, 1}));
    QCOMPARE(snapshot.offsetAt({2, 1}), snapshot.text().indexOf('b'));
    QCOMPARE(snapshot.offsetAt({1, 99}), snapshot.text().indexOf('\r')); // A column after the line is its end.
    QCOMPARE(snapshot.positionAt(snapshot.size()), (base::Position{3, 1}));
    QCOMPARE(snapshot.positionAt(9999), (base::Position{3, 1}));
    QCOMPARE(snapshot.offsetAt({99, 1}), snapshot.size());
    QCOMPARE(snapshot.offsetAt({-1, -1}), qsizetype(0));
    QCOMPARE(snapshot.lineAt(x), qsizetype(0));
    QCOMPARE(snapshot.lineAt(9999), qsizetype(2));
    QCOMPARE(snapshot.lineSpan(0), (base::Span{0, x + 3}));
    QCOMPARE(snapshot.lineSpan(1), (base::Span{x + 3, 5}));
    QCOMPARE(snapshot.lineSpan(2), (base::Span{snapshot.size(), 0}));
    QCOMPARE(snapshot.lineSpan(-1), (base::Span{snapshot.size(), 0}));

    const Snapshot returns = yaml("a: 1\rb: 2\r\nc: \xC3\xA9x\rd:");
    QCOMPARE(returns.lineCount(), qsizetype(4));
    QCOMPARE(returns.positionAt(returns.text().indexOf('b')), (base::Position{2, 1}));
    QCOMPARE(returns.positionAt(returns.text().indexOf('\n')), (base::Position{2, 6})); // In the middle of a break.
    QCOMPARE(returns.positionAt(returns.text().indexOf('x')), (base::Position{3, 5}));
    QCOMPARE(returns.offsetAt({3, 5}), returns.text().indexOf('x'));
    QCOMPARE(returns.offsetAt({1, 99}), qsizetype(4));
    QCOMPARE(returns.offsetAt({4, 1}), returns.text().indexOf('d'));

    QByteArray text;
    for (int i = 0; i < 20'000; ++i)
        text += "- item " + QByteArray::number(i) + '\n';
    const Snapshot large = Snapshot::parse(text, Format::Yaml);
    QCOMPARE(large.lineCount(), qsizetype(20'001));
    const qsizetype at = text.indexOf("- item 17777");
    QCOMPARE(large.positionAt(at + 3), (base::Position{17'778, 4}));
    QCOMPARE(large.offsetAt({17'778, 4}), at + 3);
}

void TestSnapshot::findsPointersOfBytes()
{
    const QByteArray text = "# head\ninfo:\n  title: T\npaths:\n  /a~b/{c}:\n    # note\n    get: [x, {y: z}]\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const auto at = [&](const char *what) { return snapshot.pointerAt(text.indexOf(what)).toString(); };
    QCOMPARE(at("info"), u"/info"_qs);
    QCOMPARE(at("title"), u"/info/title"_qs);
    QCOMPARE(at("T"), u"/info/title"_qs);
    QCOMPARE(at("/a~b"), u"/paths/~1a~0b~1{c}"_qs);
    QCOMPARE(at("note"), u"/paths/~1a~0b~1{c}/get"_qs);
    QCOMPARE(at("x"), u"/paths/~1a~0b~1{c}/get/0"_qs);
    QCOMPARE(at("z"), u"/paths/~1a~0b~1{c}/get/1/y"_qs);
    QCOMPARE(at("]"), u"/paths/~1a~0b~1{c}/get"_qs);
}

void TestSnapshot::readsOtherEncodings()
{
    const QByteArray text = "a: \xC3\xA9\n";
    QCOMPARE(Snapshot::parse("\xEF\xBB\xBF" + text, Format::Yaml).text(), text);
    const QString characters = QString::fromUtf8(text);
    const QByteArray wide(reinterpret_cast<const char *>(characters.utf16()), characters.size() * 2);
    QCOMPARE(Snapshot::parse("\xFF\xFE" + wide, Format::Yaml).at({"a"}).text(), QStringLiteral("\u00e9"));
}

void TestSnapshot::tellsFormatsByName()
{
    QCOMPARE(document::formatOfFileName(u"a.json"), Format::Json);
    QCOMPARE(document::formatOfFileName(u"a.JSON"), Format::Json);
    QCOMPARE(document::formatOfFileName(u"a.yaml"), Format::Yaml);
    QCOMPARE(document::formatOfFileName(u"json"), Format::Yaml);
}

void TestSnapshot::showsEntries()
{
    const QByteArray text = "a: 1\n\n# note\n  # deep\n\"b\" : &x\n  - c # d\n?  e\n:  [f , g]\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const auto b = document::EntryView::at(snapshot, {"b"});
    QVERIFY(b);
    QCOMPARE(snapshot.text(b->tile()), QByteArray("\n# note\n  # deep\n\"b\" : &x\n  - c # d\n"));
    QCOMPARE(snapshot.text(b->lead()), QByteArray("\n# note\n  # deep\n"));
    QCOMPARE(snapshot.text(b->entry()), QByteArray("\"b\" : &x\n  - c"));
    QCOMPARE(snapshot.text(b->key()), QByteArray("\"b\""));
    QCOMPARE(b->keyStyle(), ScalarStyle::DoubleQuoted);
    QCOMPARE(b->colon(), std::optional<qsizetype>(text.indexOf(" :") + 1));
    QCOMPARE(snapshot.text(b->value()), QByteArray("&x\n  - c"));
    QCOMPARE(snapshot.text(b->valueContent()), QByteArray("- c"));
    QCOMPARE(b->index(), qsizetype(1));
    QVERIFY(b->collection());

    const auto c = document::EntryView::at(snapshot, {"b", "0"});
    QVERIFY(c && !c->hasKey());
    QCOMPARE(c->indent(), 2);
    QCOMPARE(snapshot.text(c->tile()), QByteArray("  - c # d\n"));

    const auto e = document::EntryView::at(snapshot, {"e"});
    QVERIFY(e && e->isExplicitKey());
    QCOMPARE(snapshot.text(e->lead()), QByteArray());
    QCOMPARE(e->colon(), std::optional<qsizetype>(text.lastIndexOf(':')));
    const auto f = document::EntryView::at(snapshot, {"e", "0"});
    QVERIFY(f && f->hasComma());
    QCOMPARE(snapshot.text(f->tile()), QByteArray("f ,"));
    QVERIFY(!document::EntryView::at(snapshot, {"e", "1"})->hasComma());

    const auto root = document::EntryView::at(snapshot, {});
    QVERIFY(root && !root->hasKey() && !root->collection());
    QCOMPARE(root->indent(), -1);
    QCOMPARE(snapshot.text(root->value()), text.chopped(1));
    QVERIFY(!document::EntryView::at(snapshot, {"x"}));
    QVERIFY(!document::EntryView::at(snapshot, {"b", "0", "y"}));
}

void TestSnapshot::showsScalarStyles_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<ScalarStyle>("style");
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("nothing") << QByteArray() << ScalarStyle::Empty << QByteArray();
    QTest::newRow("plain") << QByteArray(" a") << ScalarStyle::Plain << QByteArray();
    QTest::newRow("single") << QByteArray(" 'a'") << ScalarStyle::SingleQuoted << QByteArray();
    QTest::newRow("double") << QByteArray(" \"a\"") << ScalarStyle::DoubleQuoted << QByteArray();
    QTest::newRow("literal") << QByteArray(" |2- # c\n  a") << ScalarStyle::Literal << QByteArray("|2-");
    QTest::newRow("folded") << QByteArray(" >\n a") << ScalarStyle::Folded << QByteArray(">");
    QTest::newRow("alias") << QByteArray(" *a") << ScalarStyle::Alias << QByteArray();
    QTest::newRow("collection") << QByteArray(" []") << ScalarStyle::Collection << QByteArray();
}

void TestSnapshot::showsScalarStyles()
{
    QFETCH(QByteArray, value);
    QFETCH(ScalarStyle, style);
    QFETCH(QByteArray, header);
    const Snapshot snapshot = Snapshot::parse("k:" + value + "\n", Format::Yaml);
    const auto entry = document::EntryView::at(snapshot, {"k"});
    QVERIFY(entry);
    QCOMPARE(entry->valueStyle(), style);
    QCOMPARE(entry->blockHeader(), header);
}

void TestSnapshot::showsCollections()
{
    const Snapshot snapshot = yaml("a:\n  - b\n  - {c: d, e: f  }\ng: [h: i]\n");
    const auto sequence = document::CollectionView::at(snapshot, {"a"});
    QVERIFY(sequence);
    QCOMPARE(sequence->kind(), Kind::Sequence);
    QCOMPARE(sequence->layout(), document::Layout::Block);
    QCOMPARE(sequence->indent(), 2);
    QCOMPARE(sequence->count(), qsizetype(2));
    QCOMPARE(snapshot.text(sequence->span()), QByteArray("- b\n  - {c: d, e: f  }"));
    QVERIFY(snapshot.text(sequence->head()).isEmpty() && snapshot.text(sequence->tail()).isEmpty());
    const auto flow = sequence->entryAt(1).valueCollection();
    QVERIFY(flow);
    QCOMPARE(flow->layout(), document::Layout::Flow);
    QCOMPARE(snapshot.text(flow->head()), QByteArray("{"));
    QCOMPARE(snapshot.text(flow->tail()), QByteArray("  }"));
    const auto pair = document::CollectionView::at(snapshot, {"g", "0"});
    QVERIFY(pair);
    QCOMPARE(pair->layout(), document::Layout::Pair);
    QVERIFY(!document::CollectionView::at(snapshot, {"a", "0"}));
}

GATEWRIGHT_TEST(TestSnapshot, void)
#include "testsnapshot.moc"
