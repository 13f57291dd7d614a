#include "linelimits.h"
#include "linetext.h"
#include "lineversions.h"
#include "pastedlines.h"
#include "testprogram.h"

#include <QTest>

using propertyline::LineProblem;
using propertyline::PastedLine;
using propertyline::readPastedLines;
using support::scopeOf;

/** Several properties from pasted text, tables and JSON. */
class TestPastedLines final : public QObject
{
    Q_OBJECT

private slots:
    void readsEachForm_data();
    void readsEachForm();
    void readsJsonByVersion();
    void findsFaultsAtTheirPlaces_data();
    void findsFaultsAtTheirPlaces();
    void refusesTakenNames();
    void keepsWhatALineCannotSay();
    void isBounded();
};

namespace {

/** The canonical texts of the lines; of a fault, its line and column. */
QStringList textsOf(const QList<PastedLine> &lines)
{
    QStringList texts;
    for (const PastedLine &pasted : lines)
        texts.append(pasted.line ? propertyline::lineText(*pasted.line, scopeOf())
                                 : u"%1:%2+%3 #%4"_qs.arg(QString::number(pasted.number),
                                                          QString::number(pasted.line.error().column),
                                                          QString::number(pasted.line.error().length),
                                                          QString::number(int(pasted.line.error().problem))));
    return texts;
}

} // namespace

void TestPastedLines::readsEachForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("lines");
    const QStringList both{u"id! uuid // of the order"_qs, u"lines Contact[]"_qs};
    QTest::newRow("lines") << u"id! uuid // of the order\r\n\n  lines Contact[]\n"_qs << both;
    QTest::newRow("a list") << u"- id! uuid // of the order\n* lines Contact[]"_qs << both;
    QTest::newRow("TypeScript") << u"  id!: uuid; // of the order\n  lines?: Array<Contact>;"_qs << both;
    QTest::newRow("tabs") << u"id\tuuid\tyes\tof the order\nlines\tContact[]\tno\t"_qs << both;
    QTest::newRow("tabs with headings")
        << u"Required\tField\tDescription\tType\nx\tid\tof the order\tuuid\n\tlines\t\tContact[]"_qs << both;
    QTest::newRow("Markdown")
        << u"| Name | Type | Required | Notes |\n|:--|:-:|--|---|\n| `id` | `uuid` | Yes | of the order |\n"
           "| lines | array of Contact | No | |"_qs
        << both;
    QTest::newRow("Markdown without headings")
        << u"| id | uuid | required | of the order |\n| lines | Contact[] |"_qs << both;
    QTest::newRow("bars in Markdown") << u"| state | open \\| done | - | a \\| b |"_qs
                                      << QStringList{u"state \"open\" | \"done\" // a | b"_qs};
    QTest::newRow("defaults")
        << u"| name | type | default | x |\n|-|-|-|-|\n| a | bool | false | y |\n| b | int | - | z |\n| c | string | x y | |"_qs
        << QStringList{u"a boolean = false"_qs, u"b integer"_qs, u"3"_qs};
    QTest::newRow("JSON")
        << u"{\"id\": 7, \"at\": \"2020-01-02\", \"tags\": [\"a\"], \"who\": {\"b\": 1}, \"no\": null, \"x y\": 1.5}"_qs
        << QStringList{u"id! integer"_qs, u"at! date"_qs, u"tags! string[]"_qs,
                       u"who! object"_qs, u"no! null"_qs, u"\"x y\"! number"_qs};
    QTest::newRow("JSON samples") << u"[{\"a\": 1, \"b\": \"x\"}, {\"a\": 2.5}]"_qs
                                  << QStringList{u"a! number"_qs, u"b string"_qs};
    QTest::newRow("marks") << u"| **a** | `string` | | the `id` |"_qs << QStringList{u"a string // the `id`"_qs};
    QTest::newRow("a mark of the byte order")
        << QString(QChar::ByteOrderMark) + u"a uuid\nb any"_qs << QStringList{u"a uuid"_qs, u"b any"_qs};
    QTest::newRow("nothing") << u" \n\t\n"_qs << QStringList{};
}

void TestPastedLines::readsEachForm()
{
    QFETCH(QString, text);
    QFETCH(QStringList, lines);
    QStringList found = textsOf(readPastedLines(text, scopeOf()));
    if (!lines.isEmpty() && lines.last() == u"3") // A default that is not JSON.
        found.last() = QString::number(found.size());
    QCOMPARE(found, lines);
}

void TestPastedLines::readsJsonByVersion()
{
    for (const specification::Version version : support::Versions) {
        const auto lines = readPastedLines(u"{\"a\": [1, null]}"_qs, scopeOf(version));
        QCOMPARE(textsOf(lines), QStringList{u"a! (integer | null)[]"_qs});
    }
}

void TestPastedLines::findsFaultsAtTheirPlaces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("length");
    QTest::addColumn<LineProblem>("problem");
    const auto row = [](const char *text, int number, int column, int length, LineProblem problem) {
        QTest::newRow(text) << QString::fromUtf8(text) << number << column << length << problem;
    };
    row("a string\n\n- b strng", 3, 4, 5, LineProblem::UnknownType);
    row("a string\na integer", 2, 0, 1, LineProblem::Repeated);
    row("a\tstring\nb\tx(1)", 2, 2, 1, LineProblem::UnknownType);
    row("| a b | string |", 1, 4, 1, LineProblem::UnknownType);
    row("| a | one \\| \\| two |", 1, 14, 0, LineProblem::TypeExpected);
    row("| a | string(9..1) | |", 1, 13, 4, LineProblem::BoundsReversed);
    row("| a |", 1, 3, 0, LineProblem::TypeExpected);
    row("| a: [b", 1, 7, 0, LineProblem::ClosingExpected);
    row("{}", 1, 0, 0, LineProblem::NotAnObject);
    row("[1]", 1, 0, 0, LineProblem::NotAnObject);
    row("{\"a\":\n x}", 2, 1, 0, LineProblem::JsonExpected);
}

void TestPastedLines::findsFaultsAtTheirPlaces()
{
    QFETCH(QString, text);
    const QList<PastedLine> lines = readPastedLines(text, scopeOf());
    QVERIFY(!lines.isEmpty() && !lines.last().line);
    const propertyline::LineFault fault = lines.last().line.error();
    QTEST(int(lines.last().number), "number");
    QTEST(fault.problem, "problem");
    QTEST(int(fault.column), "column");
    QTEST(int(fault.length), "length");
}

void TestPastedLines::refusesTakenNames()
{
    const QList<PastedLine> lines = readPastedLines(u"a string\n- b uuid\nc any"_qs, scopeOf(), {u"b"_qs, u"x"_qs});
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].line && lines[2].line && !lines[1].line);
    QCOMPARE(lines[1].line.error(), (propertyline::LineFault{LineProblem::NameTaken, 2, 1, u"b"_qs}));
}

/** A line has no properties of an object. */
void TestPastedLines::keepsWhatALineCannotSay()
{
    const QList<PastedLine> lines = readPastedLines(u"{\"who\": {\"b\": 1}, \"id\": 7}"_qs, scopeOf());
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].schema && !lines[1].schema);
    QCOMPARE(lines[0].schema->toJson(),
             QByteArray(R"({"type":"object","required":["b"],"properties":{"b":{"type":"integer"}}})"));
}

void TestPastedLines::isBounded()
{
    QString text;
    for (qsizetype i = 0; i <= propertyline::MaximumPastedLines; ++i)
        text += u"a%1 string\n"_qs.arg(i);
    const QList<PastedLine> lines = readPastedLines(text, scopeOf());
    QCOMPARE(lines.size(), propertyline::MaximumPastedLines + 1);
    QVERIFY(lines[propertyline::MaximumPastedLines - 1].line);
    QCOMPARE(int(lines.last().line.error().problem), int(LineProblem::TooManyLines));
}

GATEWRIGHT_TEST(TestPastedLines, QCoreApplication)
#include "testpastedlines.moc"
