#include "programrun.h"
#include "testprogram.h"

#include <QTest>

/** `merge BASE OURS THEIRS` as it is run: what it writes and prints, and how it ends. */
class TestCommandMerge final : public QObject
{
    Q_OBJECT

private slots:
    void printsTheMergedDocument();
    void writesToAFile();
    void printsConflicts();
    void printsProblemsThatNeitherSideHas();
    void usesTheRulesetOfThePath();
    void readsReferencedFiles();
    void findsListenPathsOfOtherDefinitions();
    void mergesLinesOfInvalidTexts();
    void knowsTheFormatByThePath();
    void readsStandardInput();
    void refuses_data();
    void refuses();
};

namespace {

const QByteArray Base = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    get: {operationId: a}\n";

/** Runs `merge base.yaml ours.yaml theirs.yaml` with options. */
support::RunOutcome merge(const support::ProgramRun &program, const QByteArray &base, const QByteArray &ours,
                          const QByteArray &theirs, const QStringList &options = {})
{
    (void)program.write(u"base.yaml"_qs, base);
    (void)program.write(u"ours.yaml"_qs, ours);
    (void)program.write(u"theirs.yaml"_qs, theirs);
    return program.run(QStringList{u"merge"_qs, u"base.yaml"_qs, u"ours.yaml"_qs, u"theirs.yaml"_qs} + options);
}

} // namespace

void TestCommandMerge::printsTheMergedDocument()
{
    const support::ProgramRun program;
    const support::RunOutcome run = merge(program, "a: 1\nb: 2\n", "a: 3\nb: 2\n", "a: 1\nb: 4 # four\n");
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("a: 3\nb: 4 # four\n"));
    QCOMPARE(run.exitCode, 0);
}

void TestCommandMerge::writesToAFile()
{
    const support::ProgramRun program;
    const support::RunOutcome run = merge(program, "a: 1\nb: 2\n", "a: 3\nb: 2\n", "a: 1\nb: 4\n",
                                          {u"-o"_qs, u"ours.yaml"_qs});
    QCOMPARE(run.output + run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(program.read(program.folder() + u"/ours.yaml"_qs), QByteArray("a: 3\nb: 4\n"));
    QCOMPARE(program.read(program.folder() + u"/theirs.yaml"_qs), QByteArray("a: 1\nb: 4\n"));
    QCOMPARE(merge(program, "a: 1\n", "a: 2\n", "a: 1\nb: 1\n", {u"-o"_qs, u"-"_qs}).output,
             QByteArray("a: 2\nb: 1\n"));
}

void TestCommandMerge::printsConflicts()
{
    const support::ProgramRun program;
    const support::RunOutcome run = merge(program, "a: 1\nx/y: {b: 1}\nc: 1\n", "a: 2\nc: 1\n",
                                          "a: 3\nx/y: {b: 2}\nc: 4\n");
    QCOMPARE(run.output, QByteArray("a: 2\nc: 4\n"));
    QCOMPARE(run.errors, QByteArray("conflict /a: Both sides changed the value.\n"
                                    "conflict /x~1y: Ours removed it, theirs changed it.\n"));
    QCOMPARE(run.exitCode, 1);
}

void TestCommandMerge::printsProblemsThatNeitherSideHas()
{
    const support::ProgramRun program;
    const QByteArray ours = Base + "  /b:\n    get: {operationId: same}\n";
    const QByteArray theirs = Base + "  /c:\n    get: {operationId: same}\n";
    const support::RunOutcome run = merge(program, Base, ours, theirs);
    QCOMPARE(run.output, ours + "  /c:\n    get: {operationId: same}\n");
    QCOMPARE(run.errors, QByteArray("conflict /paths/~1c/get/operationId: The operationId “same” is also used at "
                                    "/paths/~1b/get/operationId. Neither side has this problem.\n"));
    QCOMPARE(run.exitCode, 1);
}

void TestCommandMerge::usesTheRulesetOfThePath()
{
    const support::ProgramRun program;
    (void)program.write(u"apis/.spectral.yaml"_qs, "extends: [[spectral:oas, off]]\n");
    const QByteArray ours = Base + "  /b:\n    get: {operationId: same}\n";
    const QByteArray theirs = Base + "  /c:\n    get: {operationId: same}\n";
    QCOMPARE(merge(program, Base, ours, theirs, {u"--path"_qs, u"apis/api.yaml"_qs}).exitCode, 0);
    QCOMPARE(merge(program, Base, ours, theirs, {u"--path"_qs, u"api.yaml"_qs}).exitCode, 1);
}

void TestCommandMerge::readsReferencedFiles()
{
    const support::ProgramRun program;
    (void)program.write(u"parts/items.yaml"_qs, "a: {get: {operationId: same}}\n");
    const QByteArray ours = Base + "  /b:\n    $ref: parts/items.yaml#/a\n";
    const QByteArray theirs = Base + "  /c:\n    get: {operationId: same}\n";
    const support::RunOutcome run = merge(program, Base, ours, theirs);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.errors.startsWith("conflict /paths/~1c/get/operationId: "), run.errors.constData());
}

void TestCommandMerge::findsListenPathsOfOtherDefinitions()
{
    const support::ProgramRun program;
    const auto api = [](const QByteArray &title, const QByteArray &listenPath) {
        return "openapi: 3.1.0\ninfo: {title: " + title +
               ", version: '1'}\npaths: {}\nx-vendor-api-gateway:\n  info: {name: " + title +
               ", state: {active: true}}\n  upstream: {url: 'http://localhost'}\n  server: {listenPath: {value: " +
               listenPath + "}}\n";
    };
    (void)program.write(u"apis/other.yaml"_qs, api("Other", "/b/"));
    const QStringList path{u"--path"_qs, u"apis/api.yaml"_qs};
    const support::RunOutcome run = merge(program, api("A", "/a/"), api("Ours", "/a/"), api("A", "/b/"), path);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.errors.startsWith("conflict /x-vendor-api-gateway/server/listenPath/value: "), run.errors.constData());
    QVERIFY2(run.errors.contains("Other"), run.errors.constData());
    QCOMPARE(run.errors.count('\n'), 1);
    QCOMPARE(merge(program, api("A", "/a/"), api("Ours", "/a/"), api("A", "/c/"), path).exitCode, 0);
    // Ours had the problem before.
    QCOMPARE(merge(program, api("A", "/a/"), api("A", "/b/"), api("Theirs", "/a/"), path).exitCode, 0);
}

void TestCommandMerge::mergesLinesOfInvalidTexts()
{
    const support::ProgramRun program;
    const support::RunOutcome merged = merge(program, "a: 1\nb: [\nc: 1\n", "a: 2\nb: [\nc: 1\n",
                                             "a: 1\nb: [\nc: 1\nd: 2\n");
    QCOMPARE(merged.output, QByteArray("a: 2\nb: [\nc: 1\nd: 2\n"));
    QCOMPARE(merged.exitCode, 0);
    const support::RunOutcome refused = merge(program, "a: [\nb: 1\n", "a: 1\nb: 1\n", "a: 2\nb: 1\n");
    QCOMPARE(refused.output, QByteArray("a: 1\nb: 1\n"));
    QCOMPARE(refused.errors,
             QByteArray("conflict /a: Both sides changed lines 1 to 1. Lines were merged, because one version "
                        "can't be parsed, has several documents, or its aliases lead too deep.\n"));
    QCOMPARE(refused.exitCode, 1);
}

void TestCommandMerge::knowsTheFormatByThePath()
{
    const support::ProgramRun program;
    // A comment is an error in JSON, so that lines are merged.
    const QByteArray json = "{\"a\": 1, # one\n \"b\": 2}\n";
    QByteArray ours = json;
    ours.replace("1,", "3,");
    QByteArray theirs = json;
    theirs.replace("2}", "4}");
    QCOMPARE(merge(program, json, ours, theirs).exitCode, 0);
    QCOMPARE(merge(program, json, ours, theirs, {u"--path"_qs, u"a.json"_qs}).exitCode, 1);
}

void TestCommandMerge::readsStandardInput()
{
    const support::ProgramRun program;
    (void)program.write(u"base.yaml"_qs, "a: 1\n");
    (void)program.write(u"theirs.yaml"_qs, "a: 1\nb: 1\n");
    const support::RunOutcome run = program.run({u"merge"_qs, u"base.yaml"_qs, u"-"_qs, u"theirs.yaml"_qs}, "a: 2\n");
    QCOMPARE(run.output, QByteArray("a: 2\nb: 1\n"));
    QCOMPARE(run.exitCode, 0);
}

void TestCommandMerge::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("a missing file") << QStringList{u"a.yaml"_qs, u"missing.yaml"_qs, u"a.yaml"_qs}
                                    << QByteArray("gatewright: missing.yaml: Not found.\n");
    QTest::newRow("two files") << QStringList{u"a.yaml"_qs, u"a.yaml"_qs}
                               << QByteArray("gatewright: merge needs BASE, OURS and THEIRS\n");
    QTest::newRow("standard input twice")
        << QStringList{u"-"_qs, u"a.yaml"_qs, u"-"_qs}
        << QByteArray("gatewright: only one of BASE, OURS and THEIRS can be standard input\n");
    QTest::newRow("no text") << QStringList{u"a.yaml"_qs, u"a.yaml"_qs, u"bytes.yaml"_qs}
                             << QByteArray("gatewright: bytes.yaml: not a text in UTF-8, UTF-16 or UTF-32\n");
    QTest::newRow("files to install for") << QStringList{u"--install"_qs, u"a.yaml"_qs}
                                          << QByteArray("gatewright: --install and --uninstall take no files\n");
    QTest::newRow("both") << QStringList{u"--install"_qs, u"--uninstall"_qs}
                          << QByteArray("gatewright: use only one of --install and --uninstall\n");
}

void TestCommandMerge::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, error);
    const support::ProgramRun program;
    (void)program.write(u"a.yaml"_qs, "a: 1\n");
    (void)program.write(u"bytes.yaml"_qs, "a: \xff\xff\n");
    const support::RunOutcome run = program.run(QStringList{u"merge"_qs} + arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, error);
}

GATEWRIGHT_TEST(TestCommandMerge, void)
#include "testcommandmerge.moc"
