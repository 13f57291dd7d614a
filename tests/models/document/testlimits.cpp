#include "document.h"
#include "documentlimits.h"
#include "processortime.h"
#include "reparse.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>
#include <limits>

using document::Format;
using document::Snapshot;

/** Depth and size have limits with a message and a place; no text takes time that grows with its square. */
class TestLimits : public QObject
{
    Q_OBJECT

private slots:
    void stopsAtTheDepthLimit_data();
    void stopsAtTheDepthLimit();
    void keysInKeysStayShort();
    void refusesTooLargeTexts();
    void readsHostileTextInLinearTime_data();
    void readsHostileTextInLinearTime();
};

namespace {

constexpr qsizetype Megabyte = 1024 * 1024;

/** The front and as many units as make the size; `@` in a unit is its number. */
QByteArray madeOf(const QByteArray &front, const QByteArray &unit, qsizetype size)
{
    if (!unit.contains('@'))
        return front + unit.repeated(size / unit.size());
    QByteArray text = front;
    for (int i = 0; text.size() < size; ++i)
        text += QByteArray(unit).replace('@', QByteArray::number(i));
    return text;
}

/** Reads the text in both formats, looks it over, edits it in the middle, and reads it again. */
void readAndEdit(const QByteArray &text)
{
    for (const Format format : {Format::Yaml, Format::Json}) {
        const Snapshot snapshot = Snapshot::parse(text, format);
        (void)snapshot.problems();
        (void)snapshot.pointerAt(text.size() / 2);
        const auto edited = document::applySplice(snapshot, {text.size() / 2, 1, "x"});
        (void)edited.snapshot.problems();
        (void)document::fullParse(edited.snapshot);
    }
}

/** Nanoseconds of this thread for each byte of the text. */
double workPerByte(const QByteArray &text)
{
    const auto start = support::processorTime();
    readAndEdit(text);
    return double((support::processorTime() - start).count()) / double(text.size());
}

} // namespace

void TestLimits::stopsAtTheDepthLimit_data()
{
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<Format>("format");
    QTest::newRow("block sequences") << QByteArray("- ") << Format::Yaml;
    QTest::newRow("explicit keys") << QByteArray("? ") << Format::Yaml;
    QTest::newRow("flow sequences") << QByteArray("[") << Format::Yaml;
    QTest::newRow("flow mappings") << QByteArray("{a: ") << Format::Yaml;
    QTest::newRow("pairs") << QByteArray("[a: ") << Format::Yaml;
    QTest::newRow("JSON arrays") << QByteArray("[") << Format::Json;
    QTest::newRow("JSON objects") << QByteArray("{\"a\":") << Format::Json;
}

void TestLimits::stopsAtTheDepthLimit()
{
    QFETCH(QByteArray, unit);
    QFETCH(Format, format);
    const Snapshot snapshot = Snapshot::parse(unit.repeated(100'000), format);
    QVERIFY(!snapshot.isValid());
    QCOMPARE(snapshot.problems().value(0).rule, u"document-too-deep"_qs);
    QCOMPARE(snapshot.problems().value(0).arguments, QStringList{QString::number(document::MaximumDepth)});
    QVERIFY(snapshot.problems().value(0).span.offset >= document::MaximumDepth - 1);
    QVERIFY(snapshot.problems().value(0).span.offset <= document::MaximumDepth * unit.size());

    const int depth = document::MaximumDepth;
    if (unit == "[") {
        const QByteArray nested = QByteArray(depth, '[') + QByteArray(depth, ']');
        QVERIFY(Snapshot::parse(nested, format).isValid());
        QVERIFY(Snapshot::parse(nested, format).root().value().isOk());
        QVERIFY(!Snapshot::parse('[' + nested + ']', format).isValid());
        const auto deeper = document::applySplice(Snapshot::parse(nested, format), {depth, 0, "[]"});
        QVERIFY(!deeper.snapshot.isValid());
    }
}

/** As JSON inside JSON a key doubles at every level; 300 levels would outgrow any machine. */
void TestLimits::keysInKeysStayShort()
{
    for (const QByteArray &unit : {QByteArray("? "), QByteArray("? - "), QByteArray("? {")}) {
        const Snapshot snapshot = Snapshot::parse(":\n" + unit.repeated(unit == "? " ? 300 : 30), Format::Yaml);
        document::Node node = snapshot.root();
        for (; node.childCount() > 0;
             node = node.isMapping() ? node.keyNodeAt(node.childCount() - 1) : node.childAt(0)) {
            for (qsizetype i = 0; node.isMapping() && i < node.childCount(); ++i)
                QVERIFY(node.keyAt(i).size() < 20'000);
        }
        (void)snapshot.problems();
        (void)snapshot.root().member("none");
        (void)snapshot.root().value();
    }
    const Snapshot shallow = Snapshot::parse("? ? ? [a, 'b\"']\n", Format::Yaml);
    QCOMPARE(shallow.root().keyAt(0), QByteArray(R"({"{\"[\\\"a\\\",\\\"b\\\\\\\"\\\"]\":null}":null})"));
}

void TestLimits::refusesTooLargeTexts()
{
    const QByteArray line = "# a comment that says nothing\n";
    const QByteArray text = line.repeated(document::MaximumBytes / line.size() + 1);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(!snapshot.isValid());
    QCOMPARE(snapshot.problems().value(0).rule, u"document-too-large"_qs);
    QCOMPARE(snapshot.problems().value(0).arguments, QStringList{u"80"_qs});

    const Snapshot largest = Snapshot::parse(text.left(document::MaximumBytes), Format::Yaml);
    QVERIFY(largest.isValid());
    QVERIFY(!document::applySplice(largest, {0, 0, "#"}).snapshot.isValid());
}

void TestLimits::readsHostileTextInLinearTime_data()
{
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QByteArray>("unit");
    for (const char *unit : {":",
                             ": ",
                             "#",
                             "[",
                             "]",
                             "{",
                             "&",
                             "&a ",
                             "&a\n",
                             "*",
                             "*a ",
                             "!",
                             "!t\n",
                             "-",
                             "- ",
                             "-\n",
                             "? ",
                             "?\n",
                             "\"",
                             "'",
                             "|",
                             "|\n",
                             ">",
                             "%",
                             "%A\n",
                             ",",
                             "\n",
                             "\r",
                             " ",
                             "\t",
                             " \n",
                             "# c\n",
                             "---\n",
                             "...\n",
                             "a",
                             "a ",
                             "a\n",
                             "a: ",
                             "a:\n",
                             "a: b\n",
                             "? a\n",
                             "? a\n: b\n",
                             ": a\n",
                             "- |\n",
                             "- |+\n\n",
                             "- a\n\n\n",
                             "[a, ",
                             "[a]: ",
                             "\"a\": ",
                             "\\",
                             "\"\\",
                             "\\\n",
                             "- &a a\n- *a\n",
                             "&a : *a\n",
                             "? *a\n",
                             "*a : b\n",
                             "<<: *a\n",
                             "\xC3\xA9",
                             "\xFF",
                             "- [a, b\n   ]\n",
                             "- {a: b}\n",
                             "- a\n # c\n",
                             "a: &a [*a]\n"}) {
        const QByteArray one = unit;
        QTest::addRow("%s", QByteArray(one.toPercentEncoding(" :{}[]'\"#&*!|>,?")).constData()) << QByteArray() << one;
        QTest::addRow("open quotes, %s", QByteArray(one.toPercentEncoding(" :{}[]'\"#&*!|>,?")).constData())
            << QByteArray("k: \"") << one;
    }
    QByteArray nested;
    for (int i = 0; i < 390; ++i)
        nested += QByteArray(i, ' ') + "a:\n";
    QTest::newRow("comments after a deep end") << nested + QByteArray(390, ' ') + "b: c\n" << QByteArray("# c\n");
    QTest::newRow("blank lines after deep literals") << nested + QByteArray(390, ' ') + "b: |\n" << QByteArray("\n");
    QTest::newRow("one large mapping") << QByteArray() << QByteArray("key@: v\n");
    QTest::newRow("anchors and their aliases") << QByteArray() << QByteArray("a@: &n@ x\nb@: *n@\n");
    QTest::newRow("aliases of one anchor") << QByteArray("a: &n {b: c}\n") << QByteArray("k@: *n\n");
}

void TestLimits::readsHostileTextInLinearTime()
{
    QFETCH(QByteArray, front);
    QFETCH(QByteArray, unit);
    // For each byte a text 32 times as long takes as much as the short one, or 32 times as much were it quadratic. The
    // bound leaves room for a long text's memory, which the caches do not hold and the system has to find first. The
    // least of several times is what the work itself takes.
    constexpr int Tries = 8;
    constexpr double MostTimes = 8;
    const QByteArray small = madeOf(front, unit, Megabyte / 32);
    const QByteArray large = madeOf(front, unit, Megabyte);
    double ofSmall = std::numeric_limits<double>::max();
    double ofLarge = std::numeric_limits<double>::max();
    for (int i = 0; i < Tries && (i == 0 || ofLarge > MostTimes * ofSmall); ++i) {
        ofLarge = std::min(ofLarge, workPerByte(large));
        ofSmall = std::min(ofSmall, workPerByte(small));
    }
    QVERIFY2(ofLarge <= MostTimes * ofSmall, QByteArray::number(ofLarge / ofSmall).constData());
}

GATEWRIGHT_TEST(TestLimits, void)
#include "testlimits.moc"
