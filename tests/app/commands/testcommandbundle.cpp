#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

/** `bundle` and `split` as they are run: what they print, where they write, and what they refuse. */
class TestCommandBundle final : public QObject
{
    Q_OBJECT

private slots:
    void bundlesFiles();
    void writesToAnotherFolder();
    void reportsARemovedUri();
    void listsWhatItCantFollow();
    void readsNothingOutside();
    void splitsAndBundlesAgain();
    void replacesNoFile();
    void followsNoLinkOutOfItsFolder_data();
    void followsNoLinkOutOfItsFolder();
    void splitsIntoAllFilesOrNone_data();
    void splitsIntoAllFilesOrNone();
    void refuses_data();
    void refuses();
};

namespace {

const QByteArray EntryOfFiles =
    "openapi: 3.1.0 # ours\ninfo: {title: A, version: '1'}\npaths:\n  /a: {$ref: parts/a.yaml}\n";
const QByteArray PartOfFiles = "get:\n  responses:\n    default: {$ref: '../shared.yaml#/Failed'}\n";

constexpr char SplitText[] =
    "openapi: 3.0.3\npaths: {/a: {get: {}}}\ncomponents: {schemas: {A: {type: string}, B: {type: string}}}\n";

/** The files and folders in a folder of the test, and where links lead. */
QStringList filesBelow(const QString &folder)
{
    QStringList names;
    QDirIterator all(folder, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString name = all.next();
        if (!name.contains(u"/.")) // The state of the program.
            names.append(name + u' ' + all.fileInfo().symLinkTarget());
    }
    names.sort();
    return names;
}

} // namespace

void TestCommandBundle::bundlesFiles()
{
    support::ProgramRun program;
    const QString file = program.write(u"api.yaml"_qs, EntryOfFiles);
    (void)program.write(u"parts/a.yaml"_qs, PartOfFiles);
    (void)program.write(u"shared.yaml"_qs, "Failed: {description: d}\n");
    const support::RunOutcome run = program.run({u"bundle"_qs, u"api.yaml"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("openapi: 3.1.0 # ours\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    get:\n"
                                    "      responses:\n        default: {$ref: '#/components/responses/Failed'}\n"
                                    "components:\n  responses:\n    Failed: {description: d}\n"));
    QCOMPARE(program.read(file), EntryOfFiles);
}

void TestCommandBundle::writesToAnotherFolder()
{
    support::ProgramRun program;
    (void)program.write(u"api/api.yaml"_qs,
                        "openapi: 3.1.0\nexternalDocs: {url: docs.html}\npaths:\n  /a: {$ref: a.yaml}\n");
    (void)program.write(u"api/a.yaml"_qs, "get: {externalDocs: {url: a.html}}\n");
    (void)program.write(u"out/readme"_qs, "");
    const support::RunOutcome run = program.run({u"bundle"_qs, u"api/api.yaml"_qs, u"-o"_qs, u"out/one.yaml"_qs});
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(program.read(program.folder() + u"/out/one.yaml"_qs),
             QByteArray("openapi: 3.1.0\nexternalDocs: {url: ../api/docs.html}\npaths:\n"
                        "  /a:\n    get: {externalDocs: {url: ../api/a.html}}\n"));
}

void TestCommandBundle::reportsARemovedUri()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, "openapi: 3.2.0\n$self: https://e.example/api.yaml\npaths: {/a: {get: {}}}\n");
    const support::RunOutcome run = program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"out"_qs});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.errors.startsWith("api.yaml: $self was removed"), run.errors.constData());
    QVERIFY(!program.read(program.folder() + u"/out/openapi.yaml"_qs).contains("$self"));
}

void TestCommandBundle::listsWhatItCantFollow()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, EntryOfFiles);
    const support::RunOutcome run = program.run({u"bundle"_qs, u"api.yaml"_qs, u"-o"_qs, u"out.yaml"_qs});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.errors, QByteArray("api.yaml:4:14: “parts/a.yaml” can't be followed and stays a reference\n"));
    QCOMPARE(program.read(program.folder() + u"/out.yaml"_qs), EntryOfFiles);
}

void TestCommandBundle::readsNothingOutside()
{
    support::ProgramRun program;
    (void)program.write(u"secret.yaml"_qs, "get: {summary: canary}\n");
    (void)program.write(u"in/api.yaml"_qs,
                        "openapi: 3.1.0\npaths: {/a: {$ref: ../secret.yaml}, /b: {$ref: 'http://127.0.0.1:9/x'}}\n");
    const support::RunOutcome run = program.run({u"bundle"_qs, u"in/api.yaml"_qs});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(!run.output.contains("canary"));
    QCOMPARE(run.errors.count("can't be followed"), 2);
}

void TestCommandBundle::splitsAndBundlesAgain()
{
    support::ProgramRun program;
    const QByteArray text =
        "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    get:\n      responses:\n"
        "        default:\n          $ref: '#/components/responses/Failed'\n"
        "components:\n  responses:\n    Failed:\n      description: d # why\n";
    (void)program.write(u"api.yaml"_qs, text);
    const support::RunOutcome split = program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"out/parts"_qs});
    QCOMPARE(split.errors, QByteArray());
    QCOMPARE(split.exitCode, 0);
    QCOMPARE(split.output, QByteArray("openapi.yaml\npaths/a.yaml\ncomponents/responses/Failed.yaml\n"));
    QCOMPARE(program.read(program.folder() + u"/out/parts/components/responses/Failed.yaml"_qs),
             QByteArray("description: d # why\n"));
    const support::RunOutcome lint = program.run({u"lint"_qs, u"--offline"_qs, u"out/parts/openapi.yaml"_qs});
    QVERIFY2(!lint.output.contains("ref-") && !lint.output.contains("oas3-schema"), lint.output.constData());
    const support::RunOutcome bundle = program.run({u"bundle"_qs, u"out/parts/openapi.yaml"_qs});
    QCOMPARE(bundle.exitCode, 0);
    QCOMPARE(bundle.output, text);
}

void TestCommandBundle::replacesNoFile()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, "openapi: 3.0.3\npaths: {/a: {get: {}}}\n");
    const QString other = program.write(u"out/paths/a.yaml"_qs, "mine\n");
    const support::RunOutcome run = program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"out"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("out/paths/a.yaml exists already"), run.errors.constData());
    QCOMPARE(program.read(other), QByteArray("mine\n"));
    QVERIFY(!QFile::exists(program.folder() + u"/out/openapi.yaml"_qs));
}

void TestCommandBundle::followsNoLinkOutOfItsFolder_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("folder") << u"components"_qs;
    QTest::newRow("folder in a folder") << u"components/schemas"_qs;
    QTest::newRow("file") << u"paths/a.yaml"_qs;
    QTest::newRow("definition") << u"openapi.yaml"_qs;
}

void TestCommandBundle::followsNoLinkOutOfItsFolder()
{
    QFETCH(const QString, link);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, SplitText);
    QDir home(program.folder());
    QVERIFY(home.mkpath(u"elsewhere"_qs) && home.mkpath(QFileInfo(u"out/"_qs + link).path()));
    QVERIFY(QFile::link(program.folder() + u"/elsewhere"_qs, program.folder() + u"/out/"_qs + link));
    const QStringList before = filesBelow(program.folder());
    const support::RunOutcome run = program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"out"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("out/" + link.toUtf8()) && run.errors.contains("nothing was written"),
             run.errors.constData());
    QCOMPARE(filesBelow(program.folder()), before);
}

void TestCommandBundle::splitsIntoAllFilesOrNone_data()
{
    QTest::addColumn<QString>("obstacle");
    QTest::newRow("file in the place of a folder") << u"paths"_qs;
    QTest::newRow("folder in the place of a file") << u"components/schemas/B.yaml/x"_qs;
    QTest::newRow("file of the last name") << u"openapi.yaml"_qs;
    QTest::newRow("file of the first name") << u"components/schemas/B.yaml"_qs;
}

void TestCommandBundle::splitsIntoAllFilesOrNone()
{
    QFETCH(const QString, obstacle);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, SplitText);
    (void)program.write(u"out/"_qs + obstacle, "mine\n");
    const QStringList before = filesBelow(program.folder());
    const support::RunOutcome run = program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"out"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("nothing was written"), run.errors.constData());
    QCOMPARE(filesBelow(program.folder()), before);
    QCOMPARE(program.read(program.folder() + u"/out/"_qs + obstacle), QByteArray("mine\n"));
    QVERIFY(QDir(program.folder() + u"/out"_qs).removeRecursively());
    QCOMPARE(program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"out"_qs}).exitCode, 0);
}

void TestCommandBundle::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("bundle Swagger 2.0") << QStringList{u"bundle"_qs, u"api.yaml"_qs} << QByteArray("swagger: '2.0'\n")
                                        << QByteArray("only documents of OpenAPI 3.0, 3.1 and 3.2");
    QTest::newRow("split Swagger 2.0") << QStringList{u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"x"_qs}
                                       << QByteArray("swagger: '2.0'\n")
                                       << QByteArray("only documents of OpenAPI 3.0, 3.1 and 3.2");
    QTest::newRow("split without a folder") << QStringList{u"split"_qs, u"api.yaml"_qs}
                                            << QByteArray("openapi: 3.1.0\n") << QByteArray("-o must name a folder");
}

void TestCommandBundle::refuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, text);
    const support::RunOutcome run = program.run(arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

GATEWRIGHT_TEST(TestCommandBundle, QCoreApplication)

#include "testcommandbundle.moc"
