#include "foundline.h"
#include "lineedit.h"
#include "lineparser.h"
#include "linetext.h"
#include "lineversions.h"
#include "testprogram.h"

#include <QTest>

using base::ErrorCode;
using document::Document;
using document::Format;
using document::Pointer;
using propertyline::addLines;
using propertyline::changeLine;
using propertyline::EditedSchema;
using propertyline::Line;
using propertyline::parseLine;
using specification::Version;
using support::scopeOf;

/** Edits of a document by lines: what the line says differently changes, all other bytes stay, one undo step. */
class TestLineEdit final : public QObject
{
    Q_OBJECT

private slots:
    void changesOnlyTheDifference_data();
    void changesOnlyTheDifference();
    void keepsTheStyleOfJson();
    void renamesInPlace();
    void renamesWithReferences();
    void refusesAndChangesNothing();
    void addsSeveralLines();
    void addsTheFirstLine();
    void addsAllOrNothing();
};

namespace {

const QString Step = u"Edit property"_qs;

Line lineOf(const QString &text, Version version = Version::V31)
{
    const auto line = parseLine(text, scopeOf(version));
    return line ? *line : Line();
}

QByteArray indented(const QByteArray &yaml)
{
    QByteArray text;
    for (const QByteArray &line : yaml.split('\n'))
        text += (line.isEmpty() ? QByteArray() : "    " + line) + '\n';
    text.chop(1);
    return text;
}

} // namespace

void TestLineEdit::changesOnlyTheDifference_data()
{
    QTest::addColumn<Version>("version");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("after");
    const Version old = Version::V30;
    const Version now = Version::V31;
    const auto row = [](const char *name, Version version, const char *before, const char *text, const char *after) {
        QTest::newRow(name) << version << QByteArray(before) << QString::fromUtf8(text) << QByteArray(after);
    };
    row("a bound", now, "x: # c\n  type: string # t\n  # above\n  maxLength: 80 # m\n  x-a: {b: 1}\n", "x string(<=90)",
        "x: # c\n  type: string # t\n  # above\n  maxLength: 90 # m\n  x-a: {b: 1}\n");
    row("a new bound", now, "x:\n  type: string # t\n  x-a: 1\n", "x string(>=1)",
        "x:\n  type: string # t\n  minLength: 1\n  x-a: 1\n");
    row("a description", now, "x: {title: 'T', description: \"old\", type: string} # c\n", "x string // new",
        "x: {title: 'T', description: \"new\", type: string} # c\n");
    row("a block description", now, "x:\n  description: |\n    old\n  type: string\n", "x string // new",
        "x:\n  description: |\n    new\n  type: string\n");
    row("no description", now, "x:\n  # about it\n  description: old\n  type: string\n", "x string",
        "x:\n  type: string\n");
    row("a long description stays", now, "x:\n  description: |\n    two\n    lines\n  type: string\n", "x integer",
        "x:\n  description: |\n    two\n    lines\n  type: integer\n");
    row("flags", now, "x:\n  type: string\n  readOnly: true # r\n", "x string write-only deprecated",
        "x:\n  type: string\n  deprecated: true\n  writeOnly: true\n");
    row("a default", now, "x: {type: integer, default: 1}\n", "x integer = 2", "x: {type: integer, default: 2}\n");
    row("the type in a list", now, "x: {type: [string, 'null'], title: T}\n", "x integer | null",
        "x: {type: [integer, 'null'], title: T}\n");
    row("null in a list", now, "x: {type: string}\n", "x string | null", "x: {type: [string, 'null']}\n");
    row("nullable", old, "x:\n  type: string # t\n", "x string | null", "x:\n  type: string # t\n  nullable: true\n");
    row("not nullable", old, "x:\n  type: string\n  nullable: true # n\n  x-a: 1\n", "x string",
        "x:\n  type: string\n  x-a: 1\n");
    row("exclusive in 3.0", old, "x: {type: number, minimum: 0}\n", "x number(>0)",
        "x: {type: number, minimum: 0, exclusiveMinimum: true}\n");
    row("exclusive in 3.1", now, "x: {type: number, minimum: 0, title: T}\n", "x number(>0)",
        "x: {type: number, exclusiveMinimum: 0, title: T}\n");
    row("one more value", now, "x:\n  enum: # e\n    - a # first\n    - b\n", "x \"a\" | \"b\" | \"c\"",
        "x:\n  enum: # e\n    - a # first\n    - b\n    - c\n");
    row("one value less", now, "x:\n  type: string\n  enum:\n    - a # first\n    - b # second\n    - c\n",
        "x \"a\" | \"c\"", "x:\n  type: string\n  enum:\n    - a # first\n    - c\n");
    row("another value", now, "x: {enum: [a, 'b', c]}\n", "x \"a\" | \"d\" | \"c\"", "x: {enum: [a, 'd', c]}\n");
    row("values in another order", now, "x:\n  enum:\n    - a # first\n    - b # second\n", "x \"b\" | \"a\"",
        "x:\n  enum:\n    - b # second\n    - a # first\n");
    row("enum of one", now, "x: {type: string, enum: [a]}\n", "x \"b\"", "x: {type: string, enum: [b]}\n");
    row("const", now, "x: {type: string, const: a}\n", "x \"b\"", "x: {type: string, const: b}\n");
    row("const to enum", now, "x: {const: a, title: T}\n", "x \"a\" | \"b\"", "x: {title: T, enum: [a, b]}\n");
    row("from values to a type", now, "x: {title: T, enum: [a, b]}\n", "x string", "x: {title: T, type: string}\n");
    row("anyOf", now,
        "x:\n  anyOf:\n    - $ref: '#/components/schemas/Card' # card\n    - type: string\n      title: T\n",
        "x Card | string | Voucher",
        "x:\n  anyOf:\n    - $ref: '#/components/schemas/Card' # card\n    - type: string\n      title: T\n"
        "    - $ref: '#/components/schemas/Voucher'\n");
    row("annotated values", now, "x:\n  oneOf:\n    - const: a\n      title: A\n    - const: b\n      title: B\n",
        "x \"a\" | \"c\"", "x:\n  oneOf:\n    - const: a\n      title: A\n    - const: c\n      title: B\n");
    row("a branch", now, "x:\n  oneOf:\n    - type: string # s\n      title: T\n    - {type: 'null'}\n",
        "x uuid | null",
        "x:\n  oneOf:\n    - type: string # s\n      format: uuid\n      title: T\n    - {type: 'null'}\n");
    row("a discriminator", now,
        "x:\n  oneOf:\n    - $ref: '#/components/schemas/Card'\n    - $ref: '#/components/schemas/Voucher'\n"
        "  discriminator:\n    propertyName: kind # k\n    mapping: {c: '#/components/schemas/Card'}\n",
        "x Card | Voucher by type",
        "x:\n  oneOf:\n    - $ref: '#/components/schemas/Card'\n    - $ref: '#/components/schemas/Voucher'\n"
        "  discriminator:\n    propertyName: type # k\n    mapping: {c: '#/components/schemas/Card'}\n");
    row("items", now, "x:\n  type: array # l\n  items: # i\n    type: string\n    title: T\n",
        "x string(1..5)[](unique)",
        "x:\n  type: array # l\n  items: # i\n    type: string\n    minLength: 1\n    maxLength: 5\n    title: T\n"
        "  uniqueItems: true\n");
    row("a list without items", now, "x:\n  type: array\n", "x any[](<=5)", "x:\n  type: array\n  maxItems: 5\n");
    row("an untyped list", now, "x:\n  items: {type: string}\n", "x integer[]", "x:\n  items: {type: integer}\n");
    row("a map", now, "x: {type: object, additionalProperties: {type: string, title: T}}\n", "x map<any>",
        "x: {type: object, additionalProperties: {title: T}}\n");
    row("a map of all", now, "x: {type: object, additionalProperties: true}\n", "x map<string>",
        "x: {type: object, additionalProperties: {type: string}}\n");
    row("a reference in 3.1", now, "x:\n  type: object # o\n  title: T\n", "x Card // d",
        "x:\n  $ref: '#/components/schemas/Card'\n  title: T\n  description: d\n");
    row("a reference in 3.0", old, "x:\n  type: object # o\n  title: T\n", "x Card // d",
        "x:\n  allOf:\n    - $ref: '#/components/schemas/Card'\n  title: T\n  description: d\n");
    row("another reference", old, "x:\n  $ref: '#/components/schemas/Card' # c\n", "x Voucher",
        "x:\n  $ref: '#/components/schemas/Voucher' # c\n");
    row("a described reference in 3.0", old, "x:\n  $ref: '#/components/schemas/Card'\n", "x Card // d",
        "x:\n  description: d\n  allOf:\n    - $ref: '#/components/schemas/Card'\n");
    row("a wrapped reference", now, "x:\n  allOf:\n    - $ref: '#/components/schemas/Card' # c\n  title: T\n",
        "x Voucher", "x:\n  allOf:\n    - $ref: '#/components/schemas/Voucher' # c\n  title: T\n");
    row("from a reference", now, "x:\n  $ref: '#/components/schemas/Card'\n", "x string", "x:\n  type: string\n");
    row("true", now, "x: true # all\n", "x any", "x: true # all\n");
    row("from true", now, "x: true\n", "x string", "x:\n type: string\n");
    row("empty", now, "x: {} # e\n", "x any", "x: {} # e\n");
    row("to empty", now, "x:\n  type: string\n", "x any", "x: {}\n");
    row("a chip that the line says", now, "x: {type: string, format: phone}\n", "x uuid",
        "x: {type: string, format: uuid}\n");
    row("an escaped slash", now, "x: {type: string, pattern: 'a\\/b'}\n", "x string(>=1, /a\\/b/)",
        "x: {type: string, minLength: 1, pattern: 'a\\/b'}\n");
}

void TestLineEdit::changesOnlyTheDifference()
{
    QFETCH(Version, version);
    QFETCH(QByteArray, before);
    QFETCH(QString, text);
    QFETCH(QByteArray, after);
    const QByteArray head = QByteArray("openapi: ") + (version == Version::V30 ? "3.0.4" : "3.1.0") +
                            " # v\ncomponents:\n schemas:\n  A:\n   properties:\n    a:  {type: 'string'}  # a\n";
    const QByteArray tail = "    # last\n    z: {}\n   title:   \"A\"\n";
    Document document(head + indented(before) + tail, Format::Yaml);
    QVERIFY(document.snapshot().isValid());
    const document::Snapshot original = document.snapshot();
    const auto done = changeLine({document, Pointer{"components", "schemas", "A"}, version, Step}, "x",
                                 lineOf(text, version));
    QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
    QCOMPARE(document.snapshot().text(), head + indented(after) + tail);
    const propertyline::FoundLine found = propertyline::readLine(
        document.snapshot().at(Pointer{"components", "schemas", "A"}), "x", version);
    QCOMPARE(propertyline::lineText(found.line, scopeOf(version)), text);
    QCOMPARE(document.canUndo(), before != after);
    if (before == after)
        return;
    QCOMPARE(document.undoName(), Step);
    document.undo();
    QVERIFY(document.isAt(original));
    QVERIFY(!document.canUndo());
}

void TestLineEdit::keepsTheStyleOfJson()
{
    const QByteArray json = R"({
    "type" : "object",
    "required": ["b", "a"],
    "properties": {
        "a": { "type":"string",  "x-a": [ 1 ] },
        "b": {
            "type": "array",
            "items": {"type": "string"}
        }
    }
})";
    Document document(json, Format::Json);
    const EditedSchema edited{document, {}, Version::V31, Step};
    QVERIFY(changeLine(edited, "a", lineOf(u"a! string(>=1)"_qs)));
    QVERIFY(changeLine(edited, "b", lineOf(u"b integer[]"_qs)));
    QCOMPARE(document.snapshot().text(), QByteArray(json)
                                             .replace("[ 1 ] }", "[ 1 ],  \"minLength\": 1 }")
                                             .replace(R"(["b", "a"])", R"(["a"])")
                                             .replace(R"({"type": "string"})", R"({"type": "integer"})"));
    document.undo();
    document.undo();
    QCOMPARE(document.snapshot().text(), json);
}

void TestLineEdit::renamesInPlace()
{
    const QByteArray yaml =
        "required:\n  - b\n  - a # needed\nproperties:\n  # of a\n  a: # here\n    type: string\n  b: {}\n";
    Document document(yaml, Format::Yaml);
    const EditedSchema edited{document, {}, Version::V31, Step};
    QVERIFY(changeLine(edited, "a", lineOf(u"\"c d\"! string // new"_qs)));
    QCOMPARE(document.snapshot().text(),
             QByteArray("required:\n  - b\n  - c d # needed\nproperties:\n  # of a\n  c d: # here\n    type: string\n"
                        "    description: new\n  b: {}\n"));
    document.undo();
    QCOMPARE(document.snapshot().text(), yaml);
    QVERIFY(changeLine(edited, "a", lineOf(u"a string"_qs)));
    QCOMPARE(document.snapshot().text(), QByteArray(yaml).replace("  - a # needed\n", ""));
    QVERIFY(changeLine(edited, "a", lineOf(u"e! string"_qs)));
    QCOMPARE(document.snapshot().text(),
             QByteArray(yaml).replace("  - a # needed\n", "  - e\n").replace("  a: #", "  e: #"));
}

void TestLineEdit::renamesWithReferences()
{
    const QByteArray yaml =
        "openapi: 3.1.0\ncomponents:\n  schemas:\n    A:\n      properties:\n        a: {type: string}\n"
        "    B: {$ref: '#/components/schemas/A/properties/a'} # to a\n";
    Document document(yaml, Format::Yaml);
    QVERIFY(
        changeLine({document, Pointer{"components", "schemas", "A"}, Version::V31, Step}, "a", lineOf(u"b string"_qs)));
    QCOMPARE(document.snapshot().text(),
             QByteArray(yaml).replace("a: {type", "b: {type").replace("properties/a", "properties/b"));
    document.undo();
    QCOMPARE(document.snapshot().text(), yaml);
}

void TestLineEdit::refusesAndChangesNothing()
{
    const QByteArray yaml =
        "required: [a]\nproperties:\n  a: {type: string}\n  b: false\n  c: &c {type: string}\n  d: *c\n";
    Document document(yaml, Format::Yaml);
    const EditedSchema edited{document, {}, Version::V31, Step};
    const auto codeOf = [&](const QByteArray &name, const QString &text) {
        const auto done = changeLine(edited, name, lineOf(text));
        return done ? std::nullopt : std::optional(done.error().code);
    };
    // The type is changed before the name.
    QCOMPARE(codeOf("a", u"b integer // d"_qs), ErrorCode::AlreadyExists);
    QCOMPARE(codeOf("x", u"x string"_qs), ErrorCode::NotFound);
    QCOMPARE(codeOf("b", u"b string"_qs), ErrorCode::Unsupported);
    QCOMPARE(codeOf("d", u"d integer"_qs), ErrorCode::Unsupported);
    QCOMPARE(document.snapshot().text(), yaml);
    QVERIFY(!document.canUndo());
    QVERIFY(!codeOf("b", u"b! any"_qs));
    document.undo();
    document.setReadOnly(document::ReadOnlyReason::NotWritable);
    QCOMPARE(codeOf("a", u"a integer"_qs), ErrorCode::ReadOnly);
    QCOMPARE(document.snapshot().text(), yaml);
}

void TestLineEdit::addsSeveralLines()
{
    const QByteArray yaml = "required: [a] # r\nproperties:\n  a: {type: string} # a\n  # of d\n  d: {}\n";
    Document document(yaml, Format::Yaml);
    const EditedSchema edited{document, {}, Version::V31, Step};
    QVERIFY(addLines(edited, {lineOf(u"b! uuid"_qs), lineOf(u"c Card // c"_qs)}, 1));
    QCOMPARE(
        document.snapshot().text(),
        QByteArray(
            "required: [a, b] # r\nproperties:\n  a: {type: string} # a\n  b:\n    type: string\n    format: uuid\n"
            "  c:\n    $ref: '#/components/schemas/Card'\n    description: c\n  # of d\n  d: {}\n"));
    document.undo();
    QCOMPARE(document.snapshot().text(), yaml);
    QVERIFY(addLines(edited, {lineOf(u"e any"_qs)}));
    QCOMPARE(document.snapshot().text(), yaml + "  e: {}\n");
}

void TestLineEdit::addsTheFirstLine()
{
    Document document("openapi: 3.1.0\ncomponents:\n  schemas:\n    A:\n      type: object\n      x-a: 1\n",
                      Format::Yaml);
    QVERIFY(addLines({document, Pointer{"components", "schemas", "A"}, Version::V31, Step},
                     {lineOf(u"a! string"_qs), lineOf(u"b string"_qs)}));
    QCOMPARE(document.snapshot().text(),
             QByteArray("openapi: 3.1.0\ncomponents:\n  schemas:\n    A:\n      type: object\n      properties:\n"
                        "        a:\n          type: string\n        b:\n          type: string\n"
                        "      required:\n        - a\n      x-a: 1\n"));
    Document json("{}", Format::Json);
    QVERIFY(addLines({json, {}, Version::V31, Step}, {lineOf(u"a string"_qs)}));
    QCOMPARE(json.snapshot().root().value()->toJson(), QByteArray(R"({"properties":{"a":{"type":"string"}}})"));
}

void TestLineEdit::addsAllOrNothing()
{
    const QByteArray yaml = "properties:\n  a: {}\n";
    Document document(yaml, Format::Yaml);
    const EditedSchema edited{document, {}, Version::V31, Step};
    for (const QString &last : {u"a string"_qs, u"b integer"_qs}) {
        const auto done = addLines(edited, {lineOf(u"b! string"_qs), lineOf(last)});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::AlreadyExists);
        QCOMPARE(document.snapshot().text(), yaml);
        QVERIFY(!document.canUndo());
    }
}

GATEWRIGHT_TEST(TestLineEdit, QCoreApplication)
#include "testlineedit.moc"
