#include "linelimits.h"
#include "lineparser.h"
#include "linetext.h"
#include "lineversions.h"
#include "testprogram.h"

#include <QTest>

using propertyline::Line;
using propertyline::LineFault;
using propertyline::LineProblem;
using propertyline::lineText;
using propertyline::parseLine;
using support::scopeOf;

/** The text of a line: its canonical form, the loose forms, and what is refused at which column. */
class TestLineParser final : public QObject
{
    Q_OBJECT

private slots:
    void keepsCanonicalText_data();
    void keepsCanonicalText();
    void readsLooseForms_data();
    void readsLooseForms();
    void readsEachPart();
    void refusesNonsense_data();
    void refusesNonsense();
    void refusesWhatIsTooLong();
    void refusesWhatIsTooDeep();
    void writesComponentsThatAreUnknown();
    void readsATypeAlone();
    void readsANameAlone();
};

void TestLineParser::keepsCanonicalText_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {
             "name! string(1..80) // as on the passport",
             "id uuid read-only",
             "age integer(>=0)",
             "price number(>0, step 0.01)",
             "status \"active\" | \"on hold\" = \"active\"",
             "contacts Contact[](1..5)",
             "tags string(1..20)[](unique)",
             "meta map<string>",
             "payment Card | Voucher by method",
             "note string | null",
             "any-thing any",
             "x.y_z$1 boolean deprecated = false",
             "\"first name\"! string write-only deprecated",
             "\"\" string",
             "\"say \\\"hi\\\"\" string",
             "größe number",
             "matrix number(-1.5..1e3)[](3..3)[]",
             "code string(/^[a-z]{2}\\/\\d+$/)",
             "code string(<=5, /^a,b\\)|c$/)",
             "kind \"card\"",
             "level 1 | 2.50 | -3e2 | true | null",
             "point {\"x\":1,\"y\":[2]} | [] = {\"x\":1,\"y\":[2]}",
             "list (\"a\" | \"b\")[](>=1)",
             "either (string | null)[] | map<(integer | null)[]>",
             "nested (Card | Voucher by kind)[]",
             "nested Card | (Voucher | Contact by kind)",
             "limits number(>0, <10)",
             "deep map<map<int64>(>=1)>(<=3)",
             "from @\"other.yaml#/Problem\"",
             "from @\"#/components/schemas/a~1b\"[] | null",
             "day @date",
             "day date",
             "price v1.Price",
             "unknown @Unknown[]",
             "text string = \"a // b # c = d\" // says // more = less",
             "payment Card | Voucher | null by \"the kind\"",
             "\"line\\u2028\" \"a\\u2029\\u0085\\u007f\" = [\"\\n\\u2028\"]",
             "mark \"\\ufeff\" | \"\\ufeff x\" = \"\\ufeff\"",
         })
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestLineParser::keepsCanonicalText()
{
    QFETCH(QString, text);
    const auto line = parseLine(text, scopeOf());
    QVERIFY2(line, qPrintable(QString::number(line ? 0 : line.error().column)));
    QCOMPARE(lineText(*line, scopeOf()), text);
}

void TestLineParser::readsLooseForms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char *text, const char *canonical) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(canonical);
    };
    row("status active | blocked", R"(status "active" | "blocked")");
    row("status active|blocked|null", R"(status "active" | "blocked" | null)");
    row("status 'on hold' | active = active", R"(status "on hold" | "active" = "active")");
    row("status 'it\\'s' | '\"'", R"(status "it's" | "\"")");
    row("code 2xx | 4xx", R"(code "2xx" | "4xx")");
    row("payment Card|Voucher", "payment Card | Voucher");
    row("  name !  string( 1 .. 80 )  //  x  ", "name! string(1..80) // x");
    row("name?: string;", "name string");
    row("name: string, // first", "name string // first");
    row("name! : string", "name! string");
    row("note string?", "note string | null");
    row("note string? // may be null", "note string | null // may be null");
    row("note string nullable", "note string | null");
    row("note Card|Voucher nullable", "note Card | Voucher | null");
    row("name string required", "name! string");
    row("name string optional", "name string");
    row("id uuid readOnly", "id uuid read-only");
    row("id uuid READ_ONLY Deprecated", "id uuid read-only deprecated");
    row("id string = \"x\" read-only", "id string read-only = \"x\"");
    row("n int", "n integer");
    row("n Integer", "n integer");
    row("b bool = true", "b boolean = true");
    row("t datetime", "t date-time");
    row("t DateTime", "t date-time");
    row("u URL", "u uri");
    row("g guid[]", "g uuid[]");
    row("l long", "l int64");
    row("a array", "a any[]");
    row("a Array<string>", "a string[]");
    row("a List< Card | null >", "a (Card | null)[]");
    row("a array of strings", "a string[]");
    row("a list of Contact", "a Contact[]");
    row("a string[ ] [ ]", "a string[][]");
    row("a ((string))[]", "a string[]");
    row("a (Card | Voucher)", "a Card | Voucher");
    row("m Record<string, int>", "m map<integer>");
    row("m map<string, bool>", "m map<boolean>");
    row("m dict", "m map<any>");
    row("m map", "m map<any>");
    row("s string(1..)", "s string(>=1)");
    row("s string(..80)", "s string(<=80)");
    row("s string(1-80)", "s string(1..80)");
    row("s string(1…80)", "s string(1..80)");
    row("s string (>0, <10)", "s string(1..9)");
    row("s string(min 1, max: 5)", "s string(1..5)");
    row("s string()", "s string");
    row("n number(≥ 0, ≤ 1)", "n number(0..1)");
    row("n number(=>0)", "n number(>=0)");
    row("n number(multiple of 5)", "n number(step 5)");
    row("n number(multipleOf: 5)", "n number(step 5)");
    row("a Card[](UNIQUE,1..5)", "a Card[](1..5, unique)");
    row("d string # a note", "d string // a note");
    row("d string //", "d string");
    row("from @\"#/components/schemas/Card\"", "from Card");
    row("b true | false", "b true | false");
    row("d string = draft", "d string = \"draft\"");
    row("p string(/a\\\\\\/b/)", "p string(/a\\\\\\/b/)");
}

void TestLineParser::readsLooseForms()
{
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    const auto line = parseLine(text, scopeOf());
    QVERIFY2(line, qPrintable(QString::number(line ? 0 : line.error().column)));
    QCOMPARE(lineText(*line, scopeOf()), canonical);
    const auto again = parseLine(canonical, scopeOf());
    QVERIFY(again);
    QVERIFY(*again == *line);
}

void TestLineParser::readsEachPart()
{
    const auto line = parseLine(
        u"price! number(>0, <=9.5, step 0.5)[](1..3, unique) read-only write-only deprecated = [1] // in €"_qs,
        scopeOf());
    QVERIFY(line);
    QCOMPARE(line->name, u"price"_qs);
    QVERIFY(line->isRequired && line->isReadOnly && line->isWriteOnly && line->isDeprecated);
    QCOMPARE(line->defaultValue->toJson(), QByteArray("[1]"));
    QCOMPARE(line->description, u"in €"_qs);
    QCOMPARE(int(line->type.kind), int(propertyline::Type::Kind::List));
    QCOMPARE(line->type.facets.lower->number, QByteArray("1"));
    QCOMPARE(line->type.facets.upper->number, QByteArray("3"));
    QVERIFY(line->type.facets.isUnique);
    const propertyline::Facets &items = line->type.parts.first().facets;
    QVERIFY(items.lower->isExclusive && !items.upper->isExclusive);
    QCOMPARE(items.upper->number, QByteArray("9.5"));
    QCOMPARE(items.step, QByteArray("0.5"));
}

void TestLineParser::refusesNonsense_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<LineProblem>("problem");
    QTest::addColumn<int>("column");
    const auto row = [](const char *text, LineProblem problem, int column) {
        QTest::newRow(text) << QString::fromUtf8(text) << problem << column;
    };
    row("", LineProblem::NameExpected, 0);
    row("  ", LineProblem::NameExpected, 2);
    row("! string", LineProblem::NameExpected, 0);
    row("\"name string", LineProblem::TextNotClosed, 0);
    row("name", LineProblem::TypeExpected, 4);
    row("name!", LineProblem::TypeExpected, 5);
    row("name // text", LineProblem::TypeExpected, 5);
    row("name strin", LineProblem::UnknownType, 5);
    row("name read-only", LineProblem::UnknownType, 5);
    row("name Contacts[]", LineProblem::UnknownType, 5);
    row("name Card | Vouchr", LineProblem::UnknownType, 12);
    row("name string | active", LineProblem::UnknownType, 14);
    row("name active | null", LineProblem::UnknownType, 5);
    row("name map<foo>", LineProblem::UnknownType, 9);
    row("name array of foo", LineProblem::UnknownType, 14);
    row("name 1..80", LineProblem::UnknownType, 5);
    row("name string |", LineProblem::TypeExpected, 13);
    row("name | string", LineProblem::TypeExpected, 5);
    row("name string || null", LineProblem::TypeExpected, 13);
    row("name \"a", LineProblem::TextNotClosed, 5);
    row("name \"\\q\"", LineProblem::JsonExpected, 5);
    row("name {\"a\":}", LineProblem::JsonExpected, 5);
    row("name {\"a\":1", LineProblem::ClosingExpected, 11);
    row("name string(", LineProblem::ClosingExpected, 12);
    row("name string(1..80", LineProblem::ClosingExpected, 17);
    row("name map<string", LineProblem::ClosingExpected, 15);
    row("name (string | null", LineProblem::ClosingExpected, 19);
    row("name string(80)", LineProblem::ExactOrMaximum, 12);
    row("name string(one)", LineProblem::FacetExpected, 12);
    row("name string(1..x)", LineProblem::NumberExpected, 15);
    row("name string(<>5)", LineProblem::FacetExpected, 12);
    row("name string(-1..5)", LineProblem::LengthExpected, 12);
    row("name string(1.5..5)", LineProblem::LengthExpected, 12);
    row("name string(<0)", LineProblem::LengthExpected, 12);
    row("name string(<=20999999999999999999)", LineProblem::LengthExpected, 12);
    row("name string(>999999999999999)", LineProblem::LengthExpected, 12);
    row("name string(9..1)", LineProblem::BoundsReversed, 12);
    row("name string(unique)", LineProblem::FacetNotAllowed, 12);
    row("name string(step 2)", LineProblem::FacetNotAllowed, 12);
    row("name number(/a/)", LineProblem::FacetNotAllowed, 12);
    row("name Card(1..2)", LineProblem::FacetNotAllowed, 9);
    row("name any(1..2)", LineProblem::FacetNotAllowed, 8);
    row("name \"a\"(1..2)", LineProblem::FacetNotAllowed, 8);
    row("name number(step 0)", LineProblem::NumberExpected, 12);
    row("name number(step x)", LineProblem::NumberExpected, 17);
    row("name number(>=1, >2)", LineProblem::Repeated, 17);
    row("name string[](unique, unique)", LineProblem::Repeated, 22);
    row("name string(/a/, /b/)", LineProblem::Repeated, 17);
    row("name string(/a)", LineProblem::PatternNotClosed, 12);
    row("name string(/(/)", LineProblem::PatternNotValid, 12);
    row("name string(1..2)(3..4)", LineProblem::Unexpected, 17);
    row("name \"a\" | \"b\" | \"a\"", LineProblem::Repeated, 17);
    row("name string? | null", LineProblem::Repeated, 15);
    row("name string | null nullable", LineProblem::Repeated, 19);
    row("name string read-only read-only", LineProblem::Repeated, 22);
    row("name string = 1 = 2", LineProblem::Repeated, 16);
    row("name string =", LineProblem::JsonExpected, 13);
    row("name string = {x}", LineProblem::JsonExpected, 14);
    row("name string by kind", LineProblem::DiscriminatorNotAllowed, 12);
    row("name Card | string by kind", LineProblem::DiscriminatorNotAllowed, 19);
    row("name Card | Voucher by", LineProblem::NameExpected, 22);
    row("name string sometimes", LineProblem::Unexpected, 12);
    row("name on hold | active", LineProblem::UnknownType, 5);
    row("name string // \xEF\xBB\xBF"
        "as",
        LineProblem::Unexpected, 15);
    row("name string ) x", LineProblem::Unexpected, 12);
    row("name string; x", LineProblem::Unexpected, 11);
    row("name string\nother", LineProblem::Unexpected, 11);
    row("name @", LineProblem::NameExpected, 6);
    row("name @\"\"", LineProblem::NameExpected, 6);
}

void TestLineParser::refusesNonsense()
{
    QFETCH(QString, text);
    QFETCH(LineProblem, problem);
    QFETCH(int, column);
    const auto line = parseLine(text, scopeOf());
    QVERIFY(!line);
    QCOMPARE(int(line.error().problem), int(problem));
    QCOMPARE(int(line.error().column), column);
    QVERIFY(line.error().column + line.error().length <= text.size());
}

void TestLineParser::refusesWhatIsTooLong()
{
    const QString name(propertyline::MaximumLineLength - 7, u'a');
    QVERIFY(parseLine(name + u" string"_qs, scopeOf()));
    const auto line = parseLine(name + u"a string"_qs, scopeOf());
    QVERIFY(!line);
    QCOMPARE(int(line.error().problem), int(LineProblem::TooLong));
    QStringList values;
    for (qsizetype i = 0; i <= propertyline::MaximumAlternatives; ++i)
        values.append(QString::number(i));
    const auto choice = parseLine(u"a "_qs + values.join(u'|'), scopeOf());
    QVERIFY(!choice);
    QCOMPARE(int(choice.error().problem), int(LineProblem::TooManyAlternatives));
    values.removeLast();
    QVERIFY(parseLine(u"a "_qs + values.join(u'|'), scopeOf()));
}

void TestLineParser::refusesWhatIsTooDeep()
{
    const int most = propertyline::MaximumLineDepth;
    QVERIFY(parseLine(u"a "_qs + u"map<"_qs.repeated(most) + u"any"_qs + QString(most, u'>'), scopeOf()));
    QVERIFY(parseLine(u"a any"_qs + u"[]"_qs.repeated(most), scopeOf()));
    for (const QString &text :
         {u"a "_qs + u"map<"_qs.repeated(most + 1) + u"any"_qs, u"a any"_qs + u"[]"_qs.repeated(most + 1),
          u"a "_qs + QString(10'000, u'('), u"a "_qs + u"list of "_qs.repeated(5000) + u"any"_qs}) {
        const auto line = parseLine(text, scopeOf());
        QVERIFY(!line);
        QCOMPARE(int(line.error().problem), int(LineProblem::TooDeep));
    }
}

void TestLineParser::writesComponentsThatAreUnknown()
{
    const auto line = parseLine(u"a Card | Voucher"_qs, scopeOf());
    QVERIFY(line);
    QCOMPARE(lineText(*line, {}), u"a @Card | @Voucher"_qs);
    const auto again = parseLine(lineText(*line, {}), {});
    QVERIFY(again);
    QVERIFY(*again == *line);
    const auto typo = parseLine(u"a contct"_qs, scopeOf());
    QVERIFY(!typo);
    QCOMPARE(typo.error().suggestion, u"Contact"_qs);
}

void TestLineParser::readsATypeAlone()
{
    const auto type = propertyline::parseType(u"string(1..80) | null"_qs, scopeOf());
    QVERIFY(type);
    QCOMPARE(propertyline::typeText(*type, scopeOf()), u"string(1..80) | null"_qs);
    const auto more = propertyline::parseType(u"string read-only"_qs, scopeOf());
    QVERIFY(!more);
    QCOMPARE(int(more.error().column), 7);
    for (const QString &text : {u"null"_qs, u"null[]"_qs, u"map<null>"_qs}) {
        const auto old = propertyline::parseType(text, scopeOf(specification::Version::V30));
        QVERIFY(!old);
        QCOMPARE(int(old.error().problem), int(LineProblem::NullNotAllowed));
        QVERIFY(propertyline::parseType(text, scopeOf(specification::Version::V31)));
    }
}

void TestLineParser::readsANameAlone()
{
    using propertyline::parseName;
    QCOMPARE(parseName(u" größe "_qs), u"größe"_qs);
    QCOMPARE(parseName(u"\"first name\""_qs), u"first name"_qs);
    for (const QString &text : {u""_qs, u"a string"_qs, u"a!"_qs, u"first name"_qs, u"\"a"_qs, u"a // b"_qs})
        QVERIFY2(!parseName(text), qPrintable(text));
    QCOMPARE(propertyline::nameText(u"größe"_qs), u"größe"_qs);
    QCOMPARE(propertyline::nameText(u"first name"_qs), u"\"first name\""_qs);
}

GATEWRIGHT_TEST(TestLineParser, QCoreApplication)
#include "testlineparser.moc"
