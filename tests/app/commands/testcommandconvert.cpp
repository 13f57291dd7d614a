#include "programrun.h"
#include "testprogram.h"

#include <QTest>

/** `convert` as it is run: what it prints, where it writes, and what it refuses. */
class TestCommandConvert final : public QObject
{
    Q_OBJECT

private slots:
    void printsACopy();
    void listsWhatIsLost();
    void writesToAFile();
    void readsStandardInput();
    void knowsTheNameOfItsFile();
    void refusesWhatItCantConvert_data();
    void refusesWhatItCantConvert();
};

namespace {

const QByteArray ApiToConvert = "openapi: 3.1.0 # ours\ninfo: {title: A, version: '1', summary: s}\npaths: {}\n"
                                "components: {schemas: {S: {type: [string, 'null']}}}\n";
const QByteArray ConvertedApi = "openapi: 3.0.4 # ours\ninfo: {title: A, version: '1'}\npaths: {}\n"
                                "components: {schemas: {S: {type: string, nullable: true}}}\n";

} // namespace

void TestCommandConvert::printsACopy()
{
    support::ProgramRun program;
    const QString file = program.write(u"api.yaml"_qs, ApiToConvert);
    const support::RunOutcome run = program.run({u"convert"_qs, u"api.yaml"_qs, u"--to"_qs, u"3.0"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, ConvertedApi);
    QCOMPARE(program.read(file), ApiToConvert);
}

void TestCommandConvert::listsWhatIsLost()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, ApiToConvert);
    const support::RunOutcome run = program.run({u"convert"_qs, u"api.yaml"_qs, u"--to"_qs, u"3.0"_qs});
    QCOMPARE(run.errors,
             QByteArray("api.yaml:2:41: /info/summary “summary” was removed: this version has no equivalent.\n"));
}

void TestCommandConvert::writesToAFile()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, ApiToConvert);
    const support::RunOutcome run = program.run(
        {u"convert"_qs, u"api.yaml"_qs, u"--to"_qs, u"3.0"_qs, u"-o"_qs, u"old.yaml"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(program.read(program.folder() + u"/old.yaml"_qs), ConvertedApi);
}

void TestCommandConvert::readsStandardInput()
{
    support::ProgramRun program;
    const support::RunOutcome run = program.run({u"convert"_qs, u"-"_qs, u"--to"_qs, u"3.0"_qs}, ApiToConvert);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, ConvertedApi);
}

void TestCommandConvert::knowsTheNameOfItsFile()
{
    support::ProgramRun program;
    (void)program.write(
        u"api.yaml"_qs,
        "swagger: '2.0'\npaths: {}\ndefinitions: {A: {type: string}, B: {$ref: 'api.yaml#/definitions/A'}}\n");
    const support::RunOutcome run = program.run({u"convert"_qs, u"api.yaml"_qs, u"--to"_qs, u"3.0"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    QVERIFY2(run.output.contains("$ref: '#/components/schemas/A'"), run.output.constData());
}

void TestCommandConvert::refusesWhatItCantConvert_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("without a version") << ApiToConvert << QStringList();
    QTest::newRow("another version") << ApiToConvert << QStringList{u"--to"_qs, u"2.0"_qs};
    QTest::newRow("Swagger 1.2") << QByteArray("swagger: '1.2'\n") << QStringList{u"--to"_qs, u"3.1"_qs};
    QTest::newRow("a syntax error") << QByteArray("openapi: [\n") << QStringList{u"--to"_qs, u"3.1"_qs};
}

void TestCommandConvert::refusesWhatItCantConvert()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, options);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, text);
    const support::RunOutcome run = program.run(QStringList{u"convert"_qs, u"api.yaml"_qs} + options);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY(!run.errors.isEmpty());
}

GATEWRIGHT_TEST(TestCommandConvert, QCoreApplication)
#include "testcommandconvert.moc"
