#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QTest>

/** `sample` as it is run: what it prints, where it looks, and what it refuses. */
class TestCommandSample final : public QObject
{
    Q_OBJECT

private slots:
    void printsASample_data();
    void printsASample();
    void printsWhatIsValid();
    void writesToAFile();
    void followsReferencesInsideTheRoot();
    void printsTheSameOfASplitDefinition();
    void knowsTheNamesOfComponentsInOtherFiles_data();
    void knowsTheNamesOfComponentsInOtherFiles();
    void findsFilesByTheirOwnUri();
    void usesTheVersionOfTheFileWithTheSchema();
    void endsWhereContentContainsItself();
    void saysWhyThereIsNone();
    void refusesWhatItCantUse_data();
    void refusesWhatItCantUse();
};

namespace {

const QByteArray Api = R"(openapi: 3.1.0
info: {title: Books, version: '1'}
paths:
  /books/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer, minimum: 7}}
    put:
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Book'}
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Book'}
              examples:
                first: {value: {title: Emma}}
components:
  schemas:
    Book:
      type: object
      required: [title]
      properties:
        id: {type: integer, readOnly: true}
        title: {type: string, examples: ['On: time']}
        printed: {type: string, format: date}
)";

} // namespace

void TestCommandSample::printsASample_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    const QString book = u"api.yaml#/components/schemas/Book"_qs;
    QTest::newRow("full") << QStringList{book}
                          << QByteArray(
                                 "{\n  \"id\": 1,\n  \"title\": \"On: time\",\n  \"printed\": \"2024-01-01\"\n}\n");
    QTest::newRow("minimal") << QStringList{u"--minimal"_qs, book} << QByteArray("{\n  \"title\": \"On: time\"\n}\n");
    QTest::newRow("YAML") << QStringList{u"--format"_qs, u"yaml"_qs, book}
                          << QByteArray("id: 1\ntitle: 'On: time'\nprinted: '2024-01-01'\n");
    QTest::newRow("for a request") << QStringList{u"--for"_qs, u"request"_qs, book}
                                   << QByteArray("{\n  \"title\": \"On: time\",\n  \"printed\": \"2024-01-01\"\n}\n");
    QTest::newRow("a parameter") << QStringList{u"api.yaml#/paths/~1books~1{id}/parameters/0"_qs} << QByteArray("7\n");
    QTest::newRow("a request body") << QStringList{u"--minimal"_qs, u"api.yaml#/paths/~1books~1{id}/put/requestBody"_qs}
                                    << QByteArray("{\n  \"title\": \"On: time\"\n}\n");
    QTest::newRow("a response with an example") << QStringList{u"api.yaml#/paths/~1books~1{id}/put/responses/200"_qs}
                                                << QByteArray("{\n  \"title\": \"Emma\"\n}\n");
}

void TestCommandSample::printsASample()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, Api);
    const auto run = program.run(QStringList{u"sample"_qs} + arguments);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, expected);
    QCOMPARE(run.exitCode, 0);
}

void TestCommandSample::printsWhatIsValid()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, Api);
    const QString place = u"api.yaml#/components/schemas/Book"_qs;
    const auto sample = program.run({u"sample"_qs, place, u"-o"_qs, u"book.json"_qs});
    QCOMPARE(sample.exitCode, 0);
    const auto check = program.run({u"validate"_qs, u"--schema"_qs, place, u"--assert-formats"_qs, u"book.json"_qs});
    QCOMPARE(check.output, QByteArray());
    QCOMPARE(check.exitCode, 0);
}

void TestCommandSample::writesToAFile()
{
    support::ProgramRun program;
    const QString schema = program.write(u"s.json"_qs, R"({"type": "integer"})");
    const auto run = program.run({u"sample"_qs, u"s.json"_qs, u"-o"_qs, u"out.json"_qs});
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QFile written(QFileInfo(schema).dir().filePath(u"out.json"_qs));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), QByteArray("1\n"));
}

void TestCommandSample::followsReferencesInsideTheRoot()
{
    support::ProgramRun program;
    (void)program.write(u"a.yaml"_qs, "$ref: 'b.yaml#/x'");
    (void)program.write(u"b.yaml"_qs, "x: {const: 5}");
    QCOMPARE(program.run({u"sample"_qs, u"a.yaml"_qs}).output, QByteArray("5\n"));
    (void)program.write(u"c.yaml"_qs, "$ref: /etc/passwd");
    const auto outside = program.run({u"sample"_qs, u"c.yaml"_qs});
    QCOMPARE(outside.exitCode, 1);
    QVERIFY2(outside.errors.contains("/etc/passwd"), outside.errors.constData());
}

/** A pointer names the same place, whatever file that is in. */
void TestCommandSample::printsTheSameOfASplitDefinition()
{
    const QString example = QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml");
    support::ProgramRun program;
    QCOMPARE(program.run({u"split"_qs, example, u"-o"_qs, u"parts"_qs}).exitCode, 0);
    for (const QString &pointer : {
             u"/components/schemas/BookPage"_qs,
             u"/components/parameters/Isbn"_qs,
             u"/components/responses/NotFound"_qs,
             u"/paths/~1books/get/parameters/0"_qs,
             u"/paths/~1books/get/responses/200"_qs,
             u"/paths/~1books/post/requestBody"_qs,
             u"/paths/~1books/post/requestBody/content/application~1json/schema/properties/title"_qs,
         }) {
        const auto whole = program.run({u"sample"_qs, example + u'#' + pointer});
        const auto split = program.run({u"sample"_qs, u"parts/openapi.yaml#"_qs + pointer});
        QCOMPARE(whole.exitCode, 0);
        QVERIFY(!whole.output.isEmpty());
        QCOMPARE(split.errors, QByteArray());
        QCOMPARE(split.output, whole.output);
        QCOMPARE(split.exitCode, 0);
    }
}

void TestCommandSample::knowsTheNamesOfComponentsInOtherFiles_data()
{
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("its name") << u"Any"_qs << QByteArray("Dog");
    QTest::newRow("a reference in the mapping") << u"Mapped"_qs << QByteArray("wuff");
    QTest::newRow("a name in the mapping") << u"Named"_qs << QByteArray("wuff");
    QTest::newRow("the schema that extends") << u"Cat"_qs << QByteArray("cat");
    QTest::newRow("a component that is a reference") << u"Alias"_qs << QByteArray("Dog");
}

/** A discriminator calls schemas by their names in the description, wherever they are. */
void TestCommandSample::knowsTheNamesOfComponentsInOtherFiles()
{
    QFETCH(const QString, schema);
    QFETCH(const QByteArray, kind);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, R"(openapi: 3.0.3
info: {title: T, version: '1'}
paths: {}
components:
  schemas:
    Dog: {type: object, required: [kind], properties: {kind: {type: string}}}
    Any:
      oneOf: [{$ref: '#/components/schemas/Dog'}]
      discriminator: {propertyName: kind}
    Alias: {$ref: '#/components/schemas/Any'}
    Mapped:
      oneOf: [{$ref: '#/components/schemas/Dog'}]
      discriminator: {propertyName: kind, mapping: {wuff: '#/components/schemas/Dog'}}
    Named:
      oneOf: [{$ref: '#/components/schemas/Dog'}]
      discriminator: {propertyName: kind, mapping: {wuff: Dog}}
    Pet:
      type: object
      required: [kind]
      properties: {kind: {type: string, enum: [dog, cat]}}
      discriminator: {propertyName: kind, mapping: {dog: '#/components/schemas/Dog', cat: '#/components/schemas/Cat'}}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object}]}
)");
    QCOMPARE(program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"parts"_qs}).exitCode, 0);
    for (const QString &file : {u"api.yaml"_qs, u"parts/openapi.yaml"_qs}) {
        const auto sample = program.run({u"sample"_qs, file + u"#/components/schemas/"_qs + schema});
        QCOMPARE(sample.output.simplified(), QByteArray("{ \"kind\": \"" + kind + "\" }"));
    }
}

void TestCommandSample::findsFilesByTheirOwnUri()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, "openapi: 3.2.0\n"
                                        "paths:\n"
                                        "  /a: {$ref: 'common.yaml#/components/pathItems/A'}\n"
                                        "  /b: {$ref: 'https://e.x/common#/components/pathItems/B'}\n");
    (void)program.write(u"common.yaml"_qs, "openapi: 3.2.0\n"
                                           "$self: https://e.x/common\n"
                                           "components:\n"
                                           "  pathItems:\n"
                                           "    A: {}\n"
                                           "    B: {get: {parameters: [{name: b, in: query, schema: {const: 5}}]}}\n");
    QCOMPARE(program.run({u"sample"_qs, u"api.yaml#/paths/~1b/get/parameters/0"_qs}).output, QByteArray("5\n"));
}

void TestCommandSample::usesTheVersionOfTheFileWithTheSchema()
{
    support::ProgramRun program;
    (void)program.write(u"old.yaml"_qs, "openapi: 3.0.3\npaths:\n  /a: {$ref: 'new.yaml#/paths/~1a'}\n");
    (void)program.write(u"new.yaml"_qs,
                        "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      parameters:\n"
                        "        - {name: b, in: query, schema: {type: [string, 'null'], const: null}}\n");
    QCOMPARE(program.run({u"sample"_qs, u"old.yaml#/paths/~1a/get/parameters/0"_qs}).output, QByteArray("null\n"));
}

void TestCommandSample::endsWhereContentContainsItself()
{
    support::ProgramRun program;
    (void)program.write(u"a.yaml"_qs, "a:\n  content:\n    text/plain: {$ref: '#/b'}\n"
                                      "b:\n  content:\n    text/plain: {$ref: '#/a'}\n");
    QCOMPARE(program.run({u"sample"_qs, u"a.yaml#/a"_qs}).exitCode, 0);
}

void TestCommandSample::saysWhyThereIsNone()
{
    support::ProgramRun program;
    (void)program.write(u"s.yaml"_qs, "type: object\nrequired: [a]\nproperties: {a: false}\n");
    const auto run = program.run({u"sample"_qs, u"s.yaml"_qs});
    QCOMPARE(run.output, QByteArray("{}\n"));
    QCOMPARE(run.errors, QByteArray("The sample is not valid at “”: The property “a” is missing. "
                                    "(schema s.yaml#/required)\n"));
    QCOMPARE(run.exitCode, 1);
}

void TestCommandSample::refusesWhatItCantUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("no such file") << QStringList{u"none.yaml"_qs};
    QTest::newRow("no such place") << QStringList{u"api.yaml#/components/schemas/Nobody"_qs};
    QTest::newRow("not a pointer") << QStringList{u"api.yaml#components"_qs};
    QTest::newRow("not a schema") << QStringList{u"api.yaml#/info/title"_qs};
    QTest::newRow("a format") << QStringList{u"--format"_qs, u"xml"_qs, u"api.yaml#/components/schemas/Book"_qs};
    QTest::newRow("both extents") << QStringList{u"--full"_qs, u"--minimal"_qs,
                                                 u"api.yaml#/components/schemas/Book"_qs};
    QTest::newRow("a syntax error") << QStringList{u"broken.yaml"_qs};
}

void TestCommandSample::refusesWhatItCantUse()
{
    QFETCH(QStringList, arguments);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, Api);
    (void)program.write(u"broken.yaml"_qs, "a: [");
    const auto run = program.run(QStringList{u"sample"_qs} + arguments);
    QCOMPARE(run.output, QByteArray());
    QVERIFY(!run.errors.isEmpty());
    QCOMPARE(run.exitCode, 2);
}

GATEWRIGHT_TEST(TestCommandSample, QCoreApplication)
#include "testcommandsample.moc"
