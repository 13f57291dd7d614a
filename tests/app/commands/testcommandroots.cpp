#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QTest>

/** Which files a definition can make the program read: none outside of its root, and no text of them is printed. */
class TestCommandRoots final : public QObject
{
    Q_OBJECT

private slots:
    void readsNothingOutsideOfTheRoot_data();
    void readsNothingOutsideOfTheRoot();
    void readsTheWholeRepository();
    void readsWhatIsAllowed_data();
    void readsWhatIsAllowed();
    void readsNothingOfTheKernel();
    void readsNothingBesideAFileInTheHomeFolder();
    void renamesNothingOutsideOfTheRoot();
};

namespace {

const QByteArray Credentials = "[default]\naws_secret_access_key = wJalrXUtnFEMI/K7MDENG\n";

QByteArray definitionWith(const QByteArray &reference)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    $ref: \"" + reference + "\"\n";
}

/** A folder `project` with a definition, beside things that it must not read. */
struct Ground {
    support::ProgramRun program;
    QString definition;

    explicit Ground(const QByteArray &reference)
    {
        for (const char *folder : {"project/parts", "other/.aws", "home"})
            QDir(program.folder()).mkpath(QLatin1String(folder));
        definition = program.write(u"project/api.yaml"_qs, definitionWith(reference));
        (void)program.write(u"other/.aws/credentials"_qs, Credentials);
        (void)program.write(u"other/part.yaml"_qs, "get: {responses: {'200': {description: OK}}}\n");
        QFile::link(program.folder() + u"/other/.aws/credentials"_qs, program.folder() + u"/project/link.yaml"_qs);
        QFile::link(program.folder() + u"/other"_qs, program.folder() + u"/project/linked"_qs);
        program.setVariable(u"LEAK"_qs, u"value-of-the-environment"_qs);
    }
};

} // namespace

void TestCommandRoots::readsNothingOutsideOfTheRoot_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QByteArray>("rule");
    const QByteArray outside = "ref-outside-folder";
    QTest::newRow("relative") << QByteArray("../other/.aws/credentials#/x") << outside;
    QTest::newRow("a symbolic link") << QByteArray("link.yaml#/x") << outside;
    QTest::newRow("through a linked folder") << QByteArray("linked/.aws/credentials#/x") << outside;
    QTest::newRow("absolute") << QByteArray("/etc/shadow#/x") << outside;
    QTest::newRow("a file URL") << QByteArray("file:///etc/passwd#/x") << outside;
    QTest::newRow("the environment") << QByteArray("/proc/self/environ") << outside;
    QTest::newRow("encoded dots") << QByteArray("%2e%2e/other/.aws/credentials") << outside;
    QTest::newRow("a device") << QByteArray("/dev/zero") << outside;
}

void TestCommandRoots::readsNothingOutsideOfTheRoot()
{
    QFETCH(QByteArray, reference);
    QFETCH(QByteArray, rule);
    const Ground ground(reference);
    for (const char *format : {"text", "json", "sarif", "junit", "github"}) {
        const auto outcome = ground.program.run(
            {u"lint"_qs, ground.definition, u"--format"_qs, QLatin1String(format), u"--offline"_qs});
        QVERIFY2(outcome.output.contains(rule), (outcome.output + outcome.errors).constData());
        QVERIFY2(!outcome.output.contains("wJalrX") && !outcome.output.contains("aws_secret"),
                 outcome.output.constData());
        QVERIFY2(!outcome.output.contains("root:") && !outcome.output.contains("value-of-the"),
                 outcome.output.constData());
    }
}

void TestCommandRoots::readsTheWholeRepository()
{
    const Ground ground("../other/part.yaml");
    QVERIFY(ground.program.run({u"lint"_qs, ground.definition}).output.contains("ref-outside-folder"));
    QDir(ground.program.folder()).mkpath(u".git"_qs);
    const auto outcome = ground.program.run({u"lint"_qs, ground.definition});
    QVERIFY2(!outcome.output.contains("ref-outside-folder"), outcome.output.constData());
    QVERIFY2(!outcome.output.contains("ref-"), outcome.output.constData());
}

void TestCommandRoots::readsWhatIsAllowed_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("the file") << u"other/part.yaml"_qs << true;
    QTest::newRow("its folder") << u"other"_qs << true;
    QTest::newRow("a folder whose name begins alike") << u"oth"_qs << false;
    QTest::newRow("another folder") << u"home"_qs << false;
}

void TestCommandRoots::readsWhatIsAllowed()
{
    QFETCH(QString, prefix);
    QFETCH(bool, isRead);
    const Ground ground("../other/part.yaml");
    const auto outcome = ground.program.run({u"lint"_qs, ground.definition, u"--allow-file"_qs, prefix});
    QVERIFY2(outcome.output.contains("ref-outside-folder") != isRead, (outcome.output + outcome.errors).constData());
}

void TestCommandRoots::readsNothingOfTheKernel()
{
    const Ground ground("/proc/self/environ");
    const auto outcome = ground.program.run({u"lint"_qs, ground.definition, u"--allow-file"_qs, u"/proc"_qs});
    QVERIFY2(outcome.output.contains("ref-file-unreadable"), (outcome.output + outcome.errors).constData());
    QVERIFY2(!outcome.output.contains("value-of-the"), outcome.output.constData());
}

void TestCommandRoots::readsNothingBesideAFileInTheHomeFolder()
{
    const Ground ground("part.yaml");
    const QString definition = ground.program.write(u"home/api.yaml"_qs, definitionWith("part.yaml"));
    (void)ground.program.write(u"home/part.yaml"_qs, "get: {responses: {'200': {description: OK}}}\n");
    const auto outcome = ground.program.run({u"lint"_qs, definition});
    QVERIFY2(outcome.output.contains("ref-outside-folder"), (outcome.output + outcome.errors).constData());
}

void TestCommandRoots::renamesNothingOutsideOfTheRoot()
{
    const Ground ground("../other/part.yaml");
    const QByteArray part = "x: {$ref: '../project/api.yaml#/components/schemas/A'}\n";
    const QString other = ground.program.write(u"other/part.yaml"_qs, part);
    (void)ground.program.write(u"project/api.yaml"_qs,
                               definitionWith("../other/part.yaml") + "components: {schemas: {A: {}}}\n");
    const auto outcome = ground.program.run(
        {u"edit"_qs, ground.definition, u"--rename"_qs, u"/components/schemas/A=B"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(ground.program.read(other), part);
}

GATEWRIGHT_TEST(TestCommandRoots, QCoreApplication)
#include "testcommandroots.moc"
