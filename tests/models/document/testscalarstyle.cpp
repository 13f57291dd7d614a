#include "document.h"
#include "plainscalar.h"
#include "scalarstyle.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::ScalarPlace;
using document::ScalarStyle;
using document::Value;

class TestScalarStyle final : public QObject
{
    Q_OBJECT

private slots:
    void knowsOtherTypes_data();
    void knowsOtherTypes();
    void keepsTheStyleWhereLegal_data();
    void keepsTheStyleWhereLegal();
    void readsBackAnyText_data();
    void readsBackAnyText();
    void readsBackAwkwardTexts();
};

void TestScalarStyle::knowsOtherTypes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("other");
    for (const char *text : {"",         "~",          "null",
                             "Null",     "NULL",       "true",
                             "False",    "yes",        "No",
                             "on",       "OFF",        "y",
                             "N",        "1",          "-1",
                             "+1",       "0",          "007",
                             "0o7",      "0x1F",       "0b1",
                             "1_000",    "1.5",        "1.",
                             ".5",       "-.5",        "1e3",
                             "1E+3",     "1.5e-3",     ".inf",
                             "-.Inf",    ".nan",       "1:30",
                             "12:30:45", "2024-01-31", "2024-1-1 10:00:00",
                             "<<",       "=",          "12345678901234567890"})
        QTest::newRow(text) << QByteArray(text) << true;
    for (const char *text : {"yesterday", "a", "1.0.0", "1a", "v1", "nullable", "-",    "--",       "1-2", "2024-01",
                             "1e",        ".", "..",    "e3", "+",  "0xg",      "1:2a", "Infinity", "NaN", "10.0.0.1"})
        QTest::newRow(text) << QByteArray(text) << false;
}

void TestScalarStyle::knowsOtherTypes()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, other);
    QCOMPARE(document::resolvesToOtherType(text), other);
}

void TestScalarStyle::keepsTheStyleWhereLegal_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("style");
    QTest::addColumn<bool>("inFlow");
    QTest::addColumn<QByteArray>("written");
    const auto add = [](const char *name, const char *text, ScalarStyle style, bool inFlow, const char *written) {
        QTest::newRow(name) << QByteArray(text) << int(style) << inFlow << QByteArray(written);
    };
    using enum ScalarStyle;
    add("plain", "x", Plain, false, "x");
    add("plain over quotes", "it's", Plain, false, "it's");
    add("plain, dash", "-x", Plain, false, "-x");
    add("plain, dash and blank", "- x", Plain, false, "'- x'");
    add("plain, colon inside", "a:b", Plain, false, "a:b");
    add("plain, colon at the end", "a:", Plain, false, "'a:'");
    add("plain, hash inside", "a#b", Plain, false, "a#b");
    add("plain, blank at the end", "a ", Plain, false, "'a '");
    add("plain, star", "*a", Plain, false, "'*a'");
    add("plain, percent", "%a", Plain, false, "'%a'");
    add("plain, document marker", "---", Plain, false, "'---'");
    add("plain, brackets", "a[0]", Plain, false, "a[0]");
    add("plain, brackets in flow", "a[0]", Plain, true, "'a[0]'");
    add("plain, comma in flow", "a, b", Plain, true, "'a, b'");
    add("plain, question mark", "a?b", Plain, false, "a?b");
    add("plain, question mark in flow", "a?b", Plain, true, "'a?b'");
    add("plain, tab", "a\tb", Plain, false, "'a\tb'");
    add("single", "it's", SingleQuoted, false, "'it''s'");
    add("single with control", "a\x01", SingleQuoted, false, "\"a\\u0001\"");
    add("double", "a\"b\\", DoubleQuoted, false, "\"a\\\"b\\\\\"");
    add("double, carriage return", "a\rb", Plain, false, "\"a\\rb\"");
    add("double, next line", "a\u0085b", Plain, false, "\"a\\u0085b\"");
    add("double, byte-order mark", "\uFEFFb", Plain, false, "\"\\ufeffb\"");
    add("literal", "a\nb", Plain, false, "|-\n  a\n  b");
    add("literal in flow", "a\nb", Plain, true, "\"a\\nb\"");
    add("literal from single", "a\nb\n", SingleQuoted, false, "|\n  a\n  b");
    add("literal kept", "a", Literal, false, "|-\n  a");
    add("folded is not kept", "a b\n", Folded, false, "|\n  a b");
    add("literal, blank first line", "\na\n", Plain, false, "|2\n\n  a");
    add("newlines only", "\n\n", Plain, false, "\"\\n\\n\"");
}

void TestScalarStyle::keepsTheStyleWhereLegal()
{
    QFETCH(QByteArray, text);
    QFETCH(int, style);
    QFETCH(bool, inFlow);
    QFETCH(QByteArray, written);
    ScalarPlace place;
    place.style = ScalarStyle(style);
    place.inFlow = inFlow;
    place.indent = 0;
    QCOMPARE(document::writeScalar(Value::string(text), place), written);
}

namespace {

/** Places of every old style; `@` marks the pointer's value. */
const QList<QByteArray> &frames()
{
    static const QList<QByteArray> texts{
        "a: old\nb: 1\n",
        "a: 'old'\nb: 1\n",
        "a: \"old\"\nb: 1\n",
        "a: |\n  old\nb: 1\n",
        "a: |+\n  old\n\nb: 1\n",
        "a: >-\n   old\n   text\n\n# c\nb: 1\n",
        "a: old # comment\n    # deep\nb: 1\n",
        "a:\nb: 1\n",
        "a:\n  old\n\n\nb: 1\n",
        "{a: old, b: 1}\n",
        "{\"a\":\"old\",\"b\":1}",
        "a: 1.5\nb: 1",
        "b: 1\na: old",
        "b: 1\r\na: old\r\n",
    };
    return texts;
}

QByteArray randomText(QRandomGenerator &random)
{
    static const QStringList Pieces{
        QStringLiteral("a"),    QStringLiteral("word"), QStringLiteral(" "),    QStringLiteral("  "),
        QStringLiteral("\n"),   QStringLiteral("\n\n"), QStringLiteral("\t"),   QStringLiteral("\r"),
        QStringLiteral(":"),    QStringLiteral(": "),   QStringLiteral(" #"),   QStringLiteral("#"),
        QStringLiteral("-"),    QStringLiteral("- "),   QStringLiteral("---"),  QStringLiteral("..."),
        QStringLiteral("'"),    QStringLiteral("\""),   QStringLiteral("\\"),   QStringLiteral("{"),
        QStringLiteral("}"),    QStringLiteral("["),    QStringLiteral("]"),    QStringLiteral(","),
        QStringLiteral("&"),    QStringLiteral("*"),    QStringLiteral("!"),    QStringLiteral("|"),
        QStringLiteral(">"),    QStringLiteral("%"),    QStringLiteral("@"),    QStringLiteral("`"),
        QStringLiteral("?"),    QStringLiteral("yes"),  QStringLiteral("null"), QStringLiteral("0x1"),
        QStringLiteral("1.5"),  QStringLiteral("ü"),    QStringLiteral("😀"),    QString(QChar(0x85)),
        QString(QChar(0x2028)), QString(QChar(0xFEFF)), QString(QChar(0x00)),   QString(QChar(0x1B)),
        QString(QChar(0x7F)),   QString(QChar(0xA0)),   QStringLiteral("\r\n"), QString(QChar(0xFFFF)),
    };
    QString text;
    const int count = random.bounded(8);
    for (int i = 0; i < count; ++i)
        text += Pieces.at(random.bounded(Pieces.size()));
    return text.toUtf8();
}

void checkReadBack(const QByteArray &frame, Format format, const QByteArray &text)
{
    Document document(frame, format);
    const base::Result<void> done = document.setScalar({"a"}, Value::string(text));
    const QByteArray shown = frame + " <- " + text.toPercentEncoding() + " = " + document.fileBytes();
    QVERIFY2(done.isOk(), shown.constData());
    const document::Node node = document.snapshot().at({"a"});
    QVERIFY2(node.isString(), shown.constData());
    QVERIFY2(node.bytes() == text, shown.constData());
    QVERIFY2(document.snapshot().at({"b"}).bytes() == "1", shown.constData());
    QVERIFY2(document.snapshot().root().childCount() == 2, shown.constData());
    // Parsed again, the text has the same value.
    const document::Snapshot again = document::Snapshot::parse(document.fileBytes(), format);
    QVERIFY2(again.isValid() && again.at({"a"}).bytes() == text, shown.constData());
    while (document.canUndo())
        document.undo();
    QVERIFY2(document.fileBytes() == frame, shown.constData());
}

} // namespace

void TestScalarStyle::readsBackAnyText_data()
{
    QTest::addColumn<QByteArray>("frame");
    for (qsizetype i = 0; i < frames().size(); ++i)
        QTest::addRow("frame %d", int(i)) << frames().at(i);
}

void TestScalarStyle::readsBackAnyText()
{
    QFETCH(QByteArray, frame);
    QRandomGenerator random(20240131);
    for (int i = 0; i < 1500 && !QTest::currentTestFailed(); ++i)
        checkReadBack(frame, Format::Yaml, randomText(random));
    if (frame.startsWith("{\"")) {
        for (int i = 0; i < 500 && !QTest::currentTestFailed(); ++i)
            checkReadBack(frame, Format::Json, randomText(random));
    }
}

void TestScalarStyle::readsBackAwkwardTexts()
{
    for (const char *text :
         {"yes",    "null",    "~",       "0x1",   "1e3",   " lead",       "trail ",    "\tlead",
          "a\n",    "a\n\n\n", "\n",      "a\n b", " a\nb", "a\n\n  b\n ", "a: b\n- c", "# no comment",
          "a # no", "--- a",   "...",     "''",    "\"\"",  "a\\n",        "{}",        "[]",
          "&a",     "*a",      "!!str x", "|",     ">",     "a\n---\nb",   "a\n...\n"}) {
        for (const QByteArray &frame : frames()) {
            checkReadBack(frame, Format::Yaml, text);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

GATEWRIGHT_TEST(TestScalarStyle, void)
#include "testscalarstyle.moc"
