#include "corpus.h"
#include "ruletable.h"
#include "snapshot.h"
#include "testprogram.h"
#include "treetext.h"
#include "valuecompare.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using document::Format;
using document::Snapshot;

/** What the scanner takes, what it makes of it, and what it says of the rest and where. */
class TestScanner : public QObject
{
    Q_OBJECT

private slots:
    void readsYaml_data();
    void readsYaml();
    void readsTypesOfTheCoreSchema_data();
    void readsTypesOfTheCoreSchema();
    void readsJson_data();
    void readsJson();
    void refusesYaml_data();
    void refusesYaml();
    void refusesJson_data();
    void refusesJson();
    void readsLineEndingsAlike_data();
    void readsLineEndingsAlike();
    void survivesEveryCut();
    void survivesMutations();

private:
    [[nodiscard]] static QByteArray jsonOf(const Snapshot &snapshot)
    {
        const auto value = snapshot.root().value();
        return value ? value->toJson() : QByteArray("no value");
    }
    static void verifyProblem(const Snapshot &snapshot, const QString &rule, int line, int column);
};

void TestScanner::readsYaml_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *yaml, const char *json) {
        QTest::newRow(name) << QByteArray(yaml) << QByteArray(json);
    };
    row("block mapping", "a: 1\nb: two\n", R"({"a":1,"b":"two"})");
    row("block sequence", "- a\n- b\n", R"(["a","b"])");
    row("sequence at the column of its key", "a:\n- 1\n- 2\nb: 3\n", R"({"a":[1,2],"b":3})");
    row("compact mapping in a sequence", "- a: 1\n  b: 2\n- c: 3\n", R"([{"a":1,"b":2},{"c":3}])");
    row("compact sequence in a sequence", "- - a\n  - b\n- c\n", R"([["a","b"],"c"])");
    row("delete in quotes", "a: \"\x7f\"\nb: '\x7f'\n", "{\"a\":\"\x7f\",\"b\":\"\x7f\"}");
    row("empty values", "a:\nb: ~\nc: \"\"\n", R"({"a":null,"b":null,"c":""})");
    row("explicit key", "? a\n: 1\n? b\n", R"({"a":1,"b":null})");
    row("explicit key with compact values", "? a: 1\n: b: 2\n", R"({"{\"a\":1}":{"b":2}})");
    row("no newline at the end", "a: b", R"({"a":"b"})");
    row("plain over lines", "a: b\n  c\n\n  d\ne: f\n", R"({"a":"b c\nd","e":"f"})");
    row("plain with marks", "a: b#c:d 'e' \"f\" [g] {h}, -\n", R"({"a":"b#c:d 'e' \"f\" [g] {h}, -"})");
    row("URL", "url: https://example.org:8080/path?a=b#c\n", R"({"url":"https://example.org:8080/path?a=b#c"})");
    row("double-quoted escapes", R"(a: "\t\x41\u00e9\U0001F600\uD83D\uDE00\/\e")",
        "{\"a\":\"\\tA\xC3\xA9\xF0\x9F\x98\x80\xF0\x9F\x98\x80/\\u001b\"}");
    row("double-quoted over lines", "a: \"b\n  c \\\n  d\n\n  e\"\n", R"({"a":"b c d\ne"})");
    row("single-quoted", "a: 'it''s\n  \\n'\n", R"({"a":"it's \\n"})");
    row("quoted keys", "\"a b\": 1\n'c': 2\n", R"({"a b":1,"c":2})");
    row("literal", "a: |\n  b\n   c\n\n  d\n\ne: f\n", R"({"a":"b\n c\n\nd\n","e":"f"})");
    row("literal strip and keep", "a: |-\n  b\n\nc: |+\n  d\n\ne: f\n", R"({"a":"b","c":"d\n\n","e":"f"})");
    row("literal with an indentation", "a: |1\n  b\n", R"({"a":" b\n"})");
    row("folded", "a: >\n  b\n  c\n\n  d\n    e\n  f\n", R"({"a":"b c\nd\n  e\nf\n"})");
    row("tab as the text of a literal", "a: |\n \t\nb: 1\n", "{\"a\":\"\\t\\n\",\"b\":1}");
    row("tab before the text of a literal", "a: |-\n \tb", R"({"a":"\tb"})");
    row("tab before the text of a folded scalar", ">\n \t\n text\n", R"("\t\ntext\n")");
    row("tab after a literal and a comment", "a: |\n b\n# c\n\t\nd: 1\n", R"({"a":"b\n","d":1})");
    row("lines of blanks and tabs", " \t\na:\n \tb\n\t\nc: 1\n \t\nd: 2\n", R"({"a":"b","c":1,"d":2})");
    row("line with a tab in brackets", "- [\n\t\n foo\n ]\n", R"([["foo"]])");
    row("tab after a dash", "-\t-1\n", "[-1]");
    row("literal in a sequence", "- |\n x\n- y\n", R"(["x\n","y"])");
    row("comment after a literal's header", "a: | # c\n  b # no comment\n", R"({"a":"b # no comment\n"})");
    row("comments", "# a\na: 1 # b\n  # c\n\nb: 2\n# d\n", R"({"a":1,"b":2})");
    row("flow", "a: [1, {b: c, d}, [], {}, ]\n", R"({"a":[1,{"b":"c","d":null},[],{}]})");
    row("flow over lines", "a: [\n    1, # c\n    2\n  ]\nb: {\n  c: 3,\n}\n", R"({"a":[1,2],"b":{"c":3}})");
    row("pairs in a flow sequence", "[a: 1, ? b : 2, \"c\":3]\n", R"([{"a":1},{"b":2},{"c":3}])");
    row("JSON is YAML", "{\"a\": [1, 2.5e3, true, null],\n\t\"b\":\"c\"}", R"({"a":[1,2.5e3,true,null],"b":"c"})");
    row("anchors and aliases", "a: &x {b: 1}\nc: *x\nd: [*x, &y 2, *y]\n",
        R"({"a":{"b":1},"c":{"b":1},"d":[{"b":1},2,2]})");
    row("alias as a key", "a: &x b\n*x : c\n", R"({"a":"b","b":"c"})");
    row("an anchor set again", "- &a 1\n- *a\n- &a 2\n- *a\n", "[1,1,2,2]");
    row("tags", "- !!str 1\n- !!int \"2\"\n- !own 3\n- ! 4\n- !!float 5\n- !<tag:yaml.org,2002:str> 6\n",
        R"(["1",2,"3","4",5,"6"])");
    row("directives", "%YAML 1.2\n%TAG !e! tag:example.com,2000:\n---\n!e!x a\n", R"("a")");
    row("document markers", "---\na: 1\n...\n", R"({"a":1})");
    row("merge key stays a key", "a: &x {b: 1}\nc: {<<: *x}\n", R"({"a":{"b":1},"c":{"<<":{"b":1}}})");
    row("indented root", "  a: 1\n  b: 2\n", R"({"a":1,"b":2})");
    row("white space at the ends", "a:   1   \nb:\t2\t\n", R"({"a":1,"b":2})");
    row("dashes in keys and values", "-a: -b\n--: ---c\n", R"({"-a":"-b","--":"---c"})");
    row("path keys", "/pets/{id}:\n  get: {}\n", R"({"/pets/{id}":{"get":{}}})");
}

void TestScanner::readsYaml()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, json);
    const Snapshot snapshot = Snapshot::parse(yaml, Format::Yaml);
    QVERIFY2(snapshot.isValid(), qPrintable(snapshot.problems().value(0).rule));
    QCOMPARE(snapshot.text(), yaml);
    QCOMPARE(tests::TreeText::fault(snapshot), QByteArray());
    QCOMPARE(jsonOf(snapshot), json);
}

void TestScanner::readsTypesOfTheCoreSchema_data()
{
    QTest::addColumn<QByteArray>("scalar");
    QTest::addColumn<document::ScalarType>("type");
    QTest::addColumn<QByteArray>("json");
    using document::ScalarType;
    const auto row = [](const char *scalar, ScalarType type, const char *json) {
        QTest::newRow(*scalar ? scalar : "nothing") << QByteArray(scalar) << type << QByteArray(json);
    };
    for (const char *text : {"", "~", "null", "Null", "NULL"})
        row(text, ScalarType::Null, "null");
    for (const char *text : {"true", "True", "TRUE"})
        row(text, ScalarType::Bool, "true");
    for (const char *text : {"false", "False", "FALSE"})
        row(text, ScalarType::Bool, "false");
    for (const char *text :
         {"yes", "no", "on",    "off",   "y",          "tRue",     "nuLL",  "-",  "+", ".",   "e3",  "0x",  "0xg",
          "0o8", "1e", "1_000", "1.2.3", "2001-01-01", "12:30:45", "-.nan", "<<", "=", "--1", "0b1", "-0x1"})
        row(text, ScalarType::String, (QByteArray("\"") + text + "\"").constData());
    row("0", ScalarType::Integer, "0");
    row("-12", ScalarType::Integer, "-12");
    row("+12", ScalarType::Integer, "12");
    row("007", ScalarType::Integer, "7");
    row("0x1F", ScalarType::Integer, "31");
    row("0o17", ScalarType::Integer, "15");
    row("0xFFFFFFFFFFFFFFFFFF", ScalarType::Integer, "4722366482869645213695");
    row("123456789012345678901234567890", ScalarType::Integer, "123456789012345678901234567890");
    row("1.50", ScalarType::Float, "1.50");
    row(".5", ScalarType::Float, "0.5");
    row("-.5", ScalarType::Float, "-0.5");
    row("1.", ScalarType::Float, "1");
    row("1.e3", ScalarType::Float, "1e3");
    row("1E+3", ScalarType::Float, "1E+3");
    row(".inf", ScalarType::Float, "\".inf\"");
    row("-.Inf", ScalarType::Float, "\"-.Inf\"");
    row(".NaN", ScalarType::Float, "\".NaN\"");
}

void TestScanner::readsTypesOfTheCoreSchema()
{
    QFETCH(QByteArray, scalar);
    QFETCH(document::ScalarType, type);
    QFETCH(QByteArray, json);
    const Snapshot snapshot = Snapshot::parse("k: " + scalar + "\n", Format::Yaml);
    QVERIFY(snapshot.isValid() || scalar == "-");
    if (!snapshot.isValid())
        return; // A lone dash begins a sequence, which is not allowed here.
    QCOMPARE(snapshot.at({"k"}).scalarType(), type);
    const auto value = snapshot.at({"k"}).value();
    QVERIFY(value);
    QCOMPARE(value->toJson(), json);
}

void TestScanner::readsJson_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *json) { QTest::newRow(name) << QByteArray(json); };
    row("object", R"({"a":1,"b":[true,false,null],"c":{"d":"e"}})");
    row("scalar", "12");
    row("empty collections", "[{},[]]");
    row("numbers as written", "[0,-0,1.0,1E5,-2.50e-3]");
    row("same name twice", R"({"a":1,"a":2})");
    row("delete is no control character", "\"\x7f\"");
}

void TestScanner::readsJson()
{
    QFETCH(QByteArray, json);
    for (const QByteArray &text : {json, "\t " + json + "\r\n"}) {
        const Snapshot snapshot = Snapshot::parse(text, Format::Json);
        QVERIFY2(snapshot.isValid(), qPrintable(snapshot.problems().value(0).rule));
        QCOMPARE(tests::TreeText::fault(snapshot), QByteArray());
        QCOMPARE(jsonOf(snapshot), json);
    }
}

void TestScanner::verifyProblem(const Snapshot &snapshot, const QString &rule, int line, int column)
{
    QVERIFY(!snapshot.isValid());
    QCOMPARE(snapshot.problems().size(), 1);
    const base::Diagnostic &problem = snapshot.problems().first();
    QCOMPARE(problem.rule, rule);
    QVERIFY(rules::findRule(rule));
    QCOMPARE(problem.severity, base::Severity::Error);
    const base::Position place = snapshot.positionAt(problem.span.offset);
    QCOMPARE(place.line, qsizetype(line));
    QCOMPARE(place.column, qsizetype(column));
}

void TestScanner::refusesYaml_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const char *yaml, const char *rule, int line, int column) {
        QTest::newRow(name) << QByteArray(yaml) << QString::fromLatin1(rule) << line << column;
    };
    row("alias with an anchor", "a: &x 1\nb: &y *x\n", "yaml-alias-with-property", 2, 4);
    row("anchor without a name", "a: & b\n", "yaml-bad-anchor", 1, 4);
    row("header of a literal", "a: |x\n  b\n", "yaml-bad-block-header", 1, 4);
    row("deep blank line in a literal", "a: |\n    \n  b\n", "yaml-bad-block-indentation", 2, 1);
    row("directive", "%YAML 1\n---\na\n", "yaml-bad-directive", 1, 1);
    row("escape", "a: \"b\\c\"\n", "yaml-bad-escape", 1, 6);
    row("short escape", "a: \"\\u12\"\n", "yaml-bad-escape", 1, 5);
    row("deeper entry", "a: 1\n  b: 2\n", "yaml-unexpected-colon", 2, 4);
    row("deeper entry after a quoted value", "a: 'x'\n  b: 2\n", "yaml-bad-indentation", 2, 3);
    row("less deep entry", "a:\n    b: 1\n  c: 2\n", "yaml-bad-indentation", 3, 3);
    row("tag", "a: !<b c\n", "yaml-bad-tag", 1, 4);
    row("comment without a space", "a: \"b\"#c\n", "yaml-comment-needs-space", 1, 7);
    row("control character", "a: b\x01\n", "yaml-control-character", 1, 5);
    row("directive without a document", "%YAML 1.2\na\n", "yaml-directive-without-document", 2, 1);
    row("no colon", "a: 1\nb\nc: 2\n", "yaml-expected-colon", 2, 1);
    row("no space after the colon", "a: 1\nb:2\n", "yaml-expected-colon", 2, 1);
    row("no comma", "[a, \"b\" c]\n", "yaml-expected-comma", 1, 9);
    const QByteArray longest(1023, 'k');
    row("key too long", (longest + "kk: v\n").constData(), "yaml-key-too-long", 1, 1);
    row("key too long with its blanks", ("a: 1\n" + longest + "  : v\n").constData(), "yaml-key-too-long", 2, 1);
    row("key too long for a pair", ("[" + longest + "kk: v]\n").constData(), "yaml-key-too-long", 1, 2);
    row("item among keys", "a: 1\n- b\n", "yaml-expected-key", 2, 1);
    row("directive in a document", "a: 1\n%YAML 1.2\n---\n", "yaml-unexpected-character", 2, 1);
    row("directive after a scalar", "a # c\n%YAML 1.2\n---\n", "yaml-misplaced-directive", 2, 1);
    row("key over lines", "a: 1\n\"b\n c\": 2\n", "yaml-multiline-key", 2, 1);
    row("sequence after its key", "a: - b\n", "yaml-nested-block", 1, 4);
    row("two keys in a line", "a: b: c\n", "yaml-nested-mapping", 1, 5);
    row("two anchors", "a: &x &y b\n", "yaml-repeated-property", 1, 7);
    row("tab before a key", "a:\n\tb: c\n", "yaml-tab-indentation", 2, 2);
    row("tab instead of a literal's first line", "a: |\n\t\nb: 1\n", "yaml-tab-indentation", 2, 1);
    row("tab after a literal's lines", "a: |\n  b\n\n \t\nc: 1\n", "yaml-tab-indentation", 4, 2);
    row("tab after a folded scalar, at the end", "- >-\n  a\n\t", "yaml-tab-indentation", 3, 1);
    row("tab before a comment after a literal", "a: |2\n   b\n\t# c\n", "yaml-tab-indentation", 3, 1);
    row("tab deeper than the entries", "a:\n  b: 1\n  \tc: 2\n", "yaml-tab-indentation", 3, 4);
    row("tab before the dash", "-\t-\n", "yaml-tab-indentation", 1, 3);
    row("blank and tab before the dash", "- \t-\n", "yaml-tab-indentation", 1, 4);
    row("tab after a question mark", "?\tkey:\n", "yaml-tab-indentation", 1, 3);
    row("tab after an explicit colon", "? key:\n:\tkey:\n", "yaml-tab-indentation", 2, 3);
    row("tab before text in brackets", "- [\n\tfoo,\n foo\n ]\n", "yaml-bad-indentation", 2, 2);
    row("open bracket", "a: [b, c\n", "yaml-unclosed-bracket", 1, 4);
    row("open inner bracket", "a: [b, {c: d\n", "yaml-unclosed-bracket", 1, 8);
    row("open double quote", "a: 1\nb: \"c\nd: 2\n", "yaml-unclosed-quote", 2, 4);
    row("open single quote", "a: 'b\n", "yaml-unclosed-quote", 1, 4);
    row("reserved character", "a: @b\n", "yaml-unexpected-character", 1, 4);
    row("percent", "a: %b\n", "yaml-unexpected-character", 1, 4);
    row("closing bracket", "a: ]\n", "yaml-unexpected-character", 1, 4);
    row("comma first", "[, a]\n", "yaml-unexpected-comma", 1, 2);
    row("text after quotes", "a: \"b\" c\n", "yaml-unexpected-text", 1, 8);
    row("text after the root", "- a\nb: c\n", "yaml-unexpected-text", 2, 1);
    row("tag prefix", "a: !e!x b\n", "yaml-unknown-tag-handle", 1, 4);
}

void TestScanner::refusesYaml()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QString, rule);
    QFETCH(int, line);
    QFETCH(int, column);
    verifyProblem(Snapshot::parse(yaml, Format::Yaml), rule, line, column);
}

void TestScanner::refusesJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const char *json, const char *rule, int line, int column) {
        QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(rule) << line << column;
    };
    row("escape", R"({"a": "\x"})", "json-bad-escape", 1, 8);
    row("leading zero", "[01]", "json-bad-number", 1, 2);
    row("no fraction", "[1.]", "json-bad-number", 1, 2);
    row("comment", "{} // c", "json-comment", 1, 4);
    row("control character", "\"a\tb\"", "json-control-character", 1, 3);
    row("nothing", " \n", "json-empty", 1, 1);
    row("no colon", "{\"a\" 1}", "json-expected-colon", 1, 6);
    row("no comma", "[1\n 2]", "json-expected-comma", 2, 2);
    row("bare key", "{a: 1}", "json-expected-key", 1, 2);
    row("bare word", "[yes]", "json-expected-value", 1, 2);
    row("no value", "{\"a\":}", "json-expected-value", 1, 6);
    row("single quotes", "['a']", "json-single-quotes", 1, 2);
    row("trailing comma", "[1,\n 2,\n]", "json-trailing-comma", 2, 3);
    row("open bracket", "{\"a\": [1, 2}", "json-expected-comma", 1, 12);
    row("open brace", "{\"a\": 1", "json-unclosed-bracket", 1, 1);
    row("open quotes", "[\"a\n\"]", "json-unclosed-string", 1, 2);
    row("text after", "{} {}", "json-unexpected-text", 1, 4);
}

void TestScanner::refusesJson()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, rule);
    QFETCH(int, line);
    QFETCH(int, column);
    verifyProblem(Snapshot::parse(json, Format::Json), rule, line, column);
}

void TestScanner::readsLineEndingsAlike_data()
{
    readsYaml_data();
}

void TestScanner::readsLineEndingsAlike()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, json);
    for (const char *ending : {"\r\n", "\r"}) {
        QByteArray text = yaml;
        text.replace("\n", ending);
        const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
        QVERIFY2(snapshot.isValid(), qPrintable(snapshot.problems().value(0).rule));
        QCOMPARE(snapshot.text(), text);
        QCOMPARE(jsonOf(snapshot), json);
    }
}

/** Every prefix of every text of the tables is read or refused, with a place inside the text. */
void TestScanner::survivesEveryCut()
{
    const QByteArray text =
        "%YAML 1.2\n--- # c\na: &x !!map\n  b: [1, {c: \"d\\n\", e: 'f'}]\n? g\n: - |2-\n    h\n\n    i\n  - *x\n"
        "k: >+\n  l\n   m\n\n...\n---\n\"n\": o\n  p\n";
    for (const Format format : {Format::Yaml, Format::Json}) {
        for (qsizetype size = 0; size <= text.size(); ++size) {
            const Snapshot snapshot = Snapshot::parse(text.left(size), format);
            QCOMPARE(snapshot.text(), text.left(size));
            for (const base::Diagnostic &problem : snapshot.problems()) {
                QVERIFY(rules::findRule(problem.rule));
                QVERIFY(problem.span.offset >= 0 && problem.span.end() <= size);
            }
        }
    }
}

void TestScanner::survivesMutations()
{
    SKIP_WITHOUT_CORPUS();
    QFile file(support::corpusFolder() + u"/openapi/uspto.yaml"_qs);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QRandomGenerator random(7);
    for (int round = 0; round < 300; ++round) {
        QByteArray mutated = text;
        for (int i = 0; i < 3; ++i)
            mutated[random.bounded(int(mutated.size()))] = char(random.bounded(256));
        for (const Format format : {Format::Yaml, Format::Json}) {
            const Snapshot snapshot = Snapshot::parse(mutated, format);
            for (const base::Diagnostic &problem : snapshot.problems()) {
                QVERIFY(rules::findRule(problem.rule));
                QVERIFY(problem.span.offset >= 0 && problem.span.end() <= snapshot.size());
            }
            QCOMPARE(tests::TreeText::fault(snapshot), QByteArray());
        }
    }
}

GATEWRIGHT_TEST(TestScanner, void)
#include "testscanner.moc"
