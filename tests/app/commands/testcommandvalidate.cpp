#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/** `validate` as it is run: places, formats of the report, exit codes, and files that it must not read. */
class TestCommandValidate final : public QObject
{
    Q_OBJECT

private slots:
    void printsEachFinding();
    void printsNoControlCharacters();
    void printsJson();
    void readsTheDialectFromTheDocument();
    void assertsFormatsOnRequest();
    void readsStandardInput();
    void followsReferencesInsideTheRoot();
    void refusesWhatItCantRead_data();
    void refusesWhatItCantRead();
};

namespace {

const QByteArray BookSchema = "type: object\nrequired: [title]\nproperties:\n  title: {type: string}\n"
                              "  pages: {type: integer, minimum: 1}\n";

} // namespace

void TestCommandValidate::printsEachFinding()
{
    support::ProgramRun program;
    (void)program.write(u"book.yaml"_qs, BookSchema);
    (void)program.write(u"good.json"_qs, "{\"title\": \"A\", \"pages\": 1}");
    (void)program.write(u"bad.yaml"_qs, "# one\npages: 0\n");
    const auto good = program.run({u"validate"_qs, u"--schema"_qs, u"book.yaml"_qs, u"good.json"_qs});
    QCOMPARE(good.output, QByteArray());
    QCOMPARE(good.errors, QByteArray());
    QCOMPARE(good.exitCode, 0);
    const auto bad = program.run({u"validate"_qs, u"--schema"_qs, u"book.yaml"_qs, u"good.json"_qs, u"bad.yaml"_qs});
    QCOMPARE(bad.output,
             QByteArray("bad.yaml:2:1: required The property “title” is missing. (schema book.yaml#/required)\n"
                        "bad.yaml:2:8: minimum The number must be at least 1. "
                        "(schema book.yaml#/properties/pages/minimum)\n"));
    QCOMPARE(bad.exitCode, 1);
}

/** Patterns and names come from files, and could change the terminal. */
void TestCommandValidate::printsNoControlCharacters()
{
    support::ProgramRun program;
    (void)program.write(u"s.yaml"_qs, "required: [\"a\\e[2Jb\\nc\"]");
    (void)program.write(u"d.json"_qs, "{}");
    const auto run = program.run({u"validate"_qs, u"--schema"_qs, u"s.yaml"_qs, u"d.json"_qs});
    QVERIFY2(!run.output.contains('\x1b'), run.output.constData());
    QCOMPARE(run.output.count('\n'), 1);
}

void TestCommandValidate::printsJson()
{
    support::ProgramRun program;
    (void)program.write(u"book.yaml"_qs, BookSchema);
    (void)program.write(u"bad.yaml"_qs, "title: A\npages: 0\n");
    const auto run = program.run(
        {u"validate"_qs, u"--schema"_qs, u"book.yaml"_qs, u"--format"_qs, u"json"_qs, u"bad.yaml"_qs});
    const QJsonArray findings = QJsonDocument::fromJson(run.output).array();
    QCOMPARE(findings, QJsonArray({QJsonObject{{u"file"_qs, u"bad.yaml"_qs},
                                               {u"line"_qs, 2},
                                               {u"column"_qs, 8},
                                               {u"pointer"_qs, u"/pages"_qs},
                                               {u"keyword"_qs, u"minimum"_qs},
                                               {u"message"_qs, u"The number must be at least 1."_qs},
                                               {u"schema"_qs, u"book.yaml#/properties/pages/minimum"_qs}}}));
    QCOMPARE(run.exitCode, 1);
}

void TestCommandValidate::readsTheDialectFromTheDocument()
{
    support::ProgramRun program;
    const QByteArray rest = "info: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                            "    Name: {type: string, nullable: true}\n";
    (void)program.write(u"api30.yaml"_qs, "openapi: 3.0.3\n" + rest);
    (void)program.write(u"api31.yaml"_qs, "openapi: 3.1.0\n" + rest);
    (void)program.write(u"null.json"_qs, "null");
    const QString place = u"#/components/schemas/Name"_qs;
    const auto exitCodeOf = [&](const QString &file, const QStringList &options) {
        return program
            .run(QStringList{u"validate"_qs, u"--schema"_qs, file + place} + options + QStringList{u"null.json"_qs})
            .exitCode;
    };
    QCOMPARE(exitCodeOf(u"api30.yaml"_qs, {}), 0);
    QCOMPARE(exitCodeOf(u"api31.yaml"_qs, {}), 1);
    QCOMPARE(exitCodeOf(u"api30.yaml"_qs, {u"--dialect"_qs, u"2020-12"_qs}), 1);
    QCOMPARE(exitCodeOf(u"api31.yaml"_qs, {u"--dialect"_qs, u"3.0"_qs}), 0);
}

void TestCommandValidate::assertsFormatsOnRequest()
{
    support::ProgramRun program;
    (void)program.write(u"day.yaml"_qs, "format: date");
    (void)program.write(u"no.json"_qs, "\"2024-02-30\"");
    QCOMPARE(program.run({u"validate"_qs, u"--schema"_qs, u"day.yaml"_qs, u"no.json"_qs}).exitCode, 0);
    QCOMPARE(
        program.run({u"validate"_qs, u"--schema"_qs, u"day.yaml"_qs, u"--assert-formats"_qs, u"no.json"_qs}).exitCode,
        1);
}

void TestCommandValidate::readsStandardInput()
{
    support::ProgramRun program;
    (void)program.write(u"book.yaml"_qs, BookSchema);
    const auto run = program.run({u"validate"_qs, u"--schema"_qs, u"book.yaml"_qs, u"-"_qs}, "title: 5\n");
    QCOMPARE(run.output, QByteArray("<stdin>:1:8: type The value must be of type string, not integer. "
                                    "(schema book.yaml#/properties/title/type)\n"));
}

void TestCommandValidate::followsReferencesInsideTheRoot()
{
    support::ProgramRun program;
    for (const char *folder : {"project/parts", "other"})
        QDir(program.folder()).mkpath(QLatin1String(folder));
    (void)program.write(u"project/inside.yaml"_qs, "$ref: 'parts/name.yaml#/$defs/Name'");
    (void)program.write(u"project/outside.yaml"_qs, "$ref: '../other/name.yaml'");
    (void)program.write(u"project/remote.yaml"_qs, "$ref: 'https://schemas.invalid/name.yaml'");
    (void)program.write(u"project/parts/name.yaml"_qs, "$defs: {Name: {type: string}}");
    (void)program.write(u"other/name.yaml"_qs, "type: string");
    (void)program.write(u"text.json"_qs, "\"a\"");
    (void)program.write(u"number.json"_qs, "5");
    const auto run = [&](const QString &schemaFile, const QString &data) {
        return program.run({u"validate"_qs, u"--schema"_qs, schemaFile, data});
    };
    QCOMPARE(run(u"project/inside.yaml"_qs, u"text.json"_qs).exitCode, 0);
    const auto wrong = run(u"project/inside.yaml"_qs, u"number.json"_qs);
    QVERIFY2(wrong.output.contains("(schema project/parts/name.yaml#/$defs/Name/type)"), wrong.output.constData());
    // What can't be read is never taken for valid.
    for (const QString &file : {u"project/outside.yaml"_qs, u"project/remote.yaml"_qs}) {
        const auto refused = run(file, u"text.json"_qs);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.output.contains(": $ref "), refused.output.constData());
    }
}

void TestCommandValidate::refusesWhatItCantRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QStringList &arguments, const char *message) {
        QTest::newRow(name) << arguments << QByteArray(message);
    };
    row("no schema", {u"good.json"_qs}, "validate needs --schema");
    row("no data", {u"--schema"_qs, u"book.yaml"_qs}, "at least one DATA");
    row("no such schema", {u"--schema"_qs, u"no.yaml"_qs, u"good.json"_qs}, "no.yaml");
    row("no such place", {u"--schema"_qs, u"book.yaml#/no"_qs, u"good.json"_qs}, "has no schema at /no");
    row("no pointer", {u"--schema"_qs, u"book.yaml#no"_qs, u"good.json"_qs}, "is not a JSON Pointer");
    row("no such data", {u"--schema"_qs, u"book.yaml"_qs, u"no.json"_qs}, "no.json");
    row("data with a syntax error", {u"--schema"_qs, u"book.yaml"_qs, u"broken.json"_qs}, "broken.json:1:");
    row("a schema with a syntax error", {u"--schema"_qs, u"broken.json"_qs, u"good.json"_qs}, "broken.json:1:");
    row("an unknown dialect", {u"--schema"_qs, u"book.yaml"_qs, u"--dialect"_qs, u"4"_qs, u"good.json"_qs},
        "--dialect");
    row("an unknown format", {u"--schema"_qs, u"book.yaml"_qs, u"--format"_qs, u"xml"_qs, u"good.json"_qs}, "--format");
}

void TestCommandValidate::refusesWhatItCantRead()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    support::ProgramRun program;
    (void)program.write(u"book.yaml"_qs, BookSchema);
    (void)program.write(u"good.json"_qs, "{\"title\": \"A\"}");
    (void)program.write(u"broken.json"_qs, "{\"title\": ");
    const auto run = program.run(QStringList{u"validate"_qs} + arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

GATEWRIGHT_TEST(TestCommandValidate, QCoreApplication)
#include "testcommandvalidate.moc"
