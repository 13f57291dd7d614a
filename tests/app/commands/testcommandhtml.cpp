#include "corpus.h"
#include "programrun.h"
#include "testprogram.h"

#include <QFile>
#include <QTest>

/** `export --html` as it is run: where it writes, and which files are in the page. */
class TestCommandHtml final : public QObject
{
    Q_OBJECT

private slots:
    void containsReferencedFiles();
    void readsNothingOutside();
    void readsASplitDefinition();
    void refuses_data();
    void refuses();
};

namespace {

const QByteArray Entry =
    "openapi: 3.1.0\ninfo: {title: A <b>, version: '1'}\nx-vendor-api-gateway: {upstream: {url: 'https://canary.test'}}\n"
    "paths:\n  /a: {$ref: parts/a.yaml}\n";

} // namespace

void TestCommandHtml::containsReferencedFiles()
{
    support::ProgramRun program;
    const QString file = program.write(u"api.yaml"_qs, Entry);
    (void)program.write(u"parts/a.yaml"_qs,
                        "get:\n  summary: In a file\n  responses:\n    '200':\n      description: d\n      content: "
                        "{a/b: {schema: {$ref: '../Pet.yaml'}}}\n");
    (void)program.write(u"Pet.yaml"_qs, "{type: object, properties: {claws: {type: integer}}}\n");
    const support::RunOutcome printed = program.run({u"export"_qs, u"api.yaml"_qs, u"--html"_qs});
    QCOMPARE(printed.exitCode, 0);
    QCOMPARE(printed.errors, QByteArray());
    QVERIFY(printed.output.startsWith("<!DOCTYPE html>\n"));
    QVERIFY(printed.output.endsWith("</html>\n"));
    QVERIFY(printed.output.contains("<h1>A &lt;b&gt;</h1>"));
    QVERIFY(printed.output.contains("<h3>In a file</h3>"));
    QVERIFY(printed.output.contains("<a href=\"#/components/schemas/Pet\">"));
    QVERIFY(printed.output.contains("<section id=\"/components/schemas/Pet\""));
    QVERIFY(printed.output.contains("claws"));
    QVERIFY(!printed.output.contains("canary"));
    QCOMPARE(program.run({u"export"_qs, u"api.yaml"_qs, u"--html"_qs, u"-o"_qs, u"-"_qs}).output, printed.output);
    const support::RunOutcome written = program.run(
        {u"export"_qs, u"api.yaml"_qs, u"--html"_qs, u"-o"_qs, u"a.html"_qs});
    QCOMPARE(written.exitCode, 0);
    QCOMPARE(written.output, QByteArray());
    QCOMPARE(program.read(program.folder() + u"/a.html"_qs), printed.output);
    QCOMPARE(program.read(file), Entry);
}

void TestCommandHtml::readsNothingOutside()
{
    support::ProgramRun program;
    (void)program.write(u"secret.yaml"_qs, "get: {summary: canary}\n");
    (void)program.write(u"in/api.yaml"_qs,
                        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /a: {$ref: ../secret.yaml}\n");
    const support::RunOutcome run = program.run({u"export"_qs, u"in/api.yaml"_qs, u"--html"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors,
             QByteArray("in/api.yaml:4:14: “../secret.yaml” can't be followed and is missing in the page\n"));
    QVERIFY(!run.output.contains("canary"));
}

void TestCommandHtml::readsASplitDefinition()
{
    SKIP_WITHOUT_CORPUS();
    support::ProgramRun program;
    const support::RunOutcome run = program.run(
        {u"export"_qs, support::corpusFolder() + u"/openapi/cafe-split/cafe.yaml"_qs, u"--html"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    QVERIFY(run.output.count("class=\"method ") > 2);
}

void TestCommandHtml::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("errors");
    const QByteArray head = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\n";
    QTest::newRow("two formats") << head << QStringList{u"--html"_qs, u"--public"_qs}
                                 << QByteArray("use one of --to, --public, --nginx and --html\n");
    QTest::newRow("no format") << head << QStringList()
                               << QByteArray("use one of --to, --public, --nginx and --html\n");
    QTest::newRow("Swagger") << QByteArray("swagger: '2.0'\ninfo: {title: A, version: '1'}\n")
                             << QStringList{u"--html"_qs}
                             << QByteArray("api.yaml: only documents of OpenAPI 3.0, 3.1 and 3.2 can be exported as "
                                           "HTML\n");
    QTest::newRow("syntax error") << QByteArray("openapi: [\n") << QStringList{u"--html"_qs}
                                  << QByteArray("api.yaml:1:10: error yaml-unclosed-bracket");
}

void TestCommandHtml::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, options);
    QFETCH(QByteArray, errors);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, text);
    const support::RunOutcome run = program.run(QStringList{u"export"_qs, u"api.yaml"_qs} + options);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains(errors), run.errors.constData());
}

GATEWRIGHT_TEST(TestCommandHtml, QCoreApplication)
#include "testcommandhtml.moc"
