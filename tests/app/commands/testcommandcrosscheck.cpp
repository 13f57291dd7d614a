#include "programrun.h"
#include "testprogram.h"

#include <QTest>

using support::ProgramRun;

/** How the commands that write cross-check their changes. */
class TestCommandCrossCheck final : public QObject
{
    Q_OBJECT

private slots:
    void writesWhatBothReadAlike();
    void warnsOfWhatWasSoBefore();
    void refusesWhatChanged();
    void refusesAllFilesOfARename();
    void looksAtUpstreamAuthToo();
    void saysNothingOfJson();
};

namespace {

/** A surrogate pair in escapes: legal YAML that yaml-cpp refuses. */
const QByteArray Refused = "\"\\ud83d\\ude00\"";

} // namespace

void TestCommandCrossCheck::writesWhatBothReadAlike()
{
    const ProgramRun program;
    const QString path = program.write(u"a.yaml"_qs, "a: 1\nb: 2\n");
    const auto outcome = program.run({u"edit"_qs, path, u"--set-string"_qs, u"/b=\u263a: # text"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors, QByteArray());
    QVERIFY(program.read(path).startsWith("a: 1\nb: "));
}

void TestCommandCrossCheck::warnsOfWhatWasSoBefore()
{
    const ProgramRun program;
    const QString path = program.write(u"a.yaml"_qs, "a: " + Refused + "\nb: 1\n");
    const auto outcome = program.run({u"edit"_qs, u"a.yaml"_qs, u"--set"_qs, u"/b=2"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.errors.startsWith("a.yaml:1:1: warning second-opinion-refused "), outcome.errors.constData());
    QCOMPARE(outcome.errors.count('\n'), 1);
    QCOMPARE(program.read(path), "a: " + Refused + "\nb: 2\n");
}

void TestCommandCrossCheck::refusesWhatChanged()
{
    const ProgramRun program;
    const QByteArray text = "b: 1\na: " + Refused + "\n";
    const QString path = program.write(u"a.yaml"_qs, text);
    const QStringList rename{u"edit"_qs, u"a.yaml"_qs, u"--rename"_qs, u"/a=c"_qs};
    const auto refused = program.run(rename);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.startsWith("a.yaml:2:1: warning second-opinion-refused "), refused.errors.constData());
    QVERIFY2(refused.errors.contains("--save-anyway"), refused.errors.constData());
    QCOMPARE(program.read(path), text);
    QCOMPARE(program.run(rename + QStringList{u"-o"_qs, u"-"_qs}).output, QByteArray());
    QCOMPARE(program.run(rename + QStringList{u"--save-anyway"_qs}).exitCode, 0);
    QCOMPARE(program.read(path), QByteArray(text).replace("a:", "c:"));
}

void TestCommandCrossCheck::refusesAllFilesOfARename()
{
    const ProgramRun program;
    const QByteArray api = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n"
                           "components: {schemas: {A: {type: object}, B: {$ref: part.yaml}}}\n";
    const QByteArray part = "{$ref: 'api.yaml#/components/schemas/A', description: " + Refused + "}\n";
    const QString apiPath = program.write(u"api.yaml"_qs, api);
    const QString partPath = program.write(u"part.yaml"_qs, part);
    const QStringList rename{u"edit"_qs, u"api.yaml"_qs, u"--rename-with-references"_qs, u"/components/schemas/A=C"_qs};
    const auto refused = program.run(rename);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("part.yaml:1:1: warning second-opinion-refused "), refused.errors.constData());
    QCOMPARE(program.read(apiPath), api);
    QCOMPARE(program.read(partPath), part);
    QCOMPARE(program.run(rename + QStringList{u"--save-anyway"_qs}).exitCode, 0);
    QVERIFY(program.read(apiPath).contains("{C: {type"));
    QVERIFY(program.read(partPath).contains("schemas/C'"));
}

void TestCommandCrossCheck::looksAtUpstreamAuthToo()
{
    const ProgramRun program;
    const QByteArray text = "x-vendor-api-gateway:\n  info: {name: t}\n  upstream: {url: http://h, note: " + Refused +
                            "}\n";
    const QString path = program.write(u"a.yaml"_qs, text);
    const QStringList none{u"upstream-auth"_qs, u"a.yaml"_qs, u"--method"_qs, u"basic"_qs, u"--username"_qs, u"k"_qs};
    const auto refused = program.run(none);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("second-opinion-refused"), refused.errors.constData());
    QCOMPARE(program.read(path), text);
    QCOMPARE(program.run(none + QStringList{u"--save-anyway"_qs}).exitCode, 0);
    QVERIFY(program.read(path).contains("basicAuth"));
}

void TestCommandCrossCheck::saysNothingOfJson()
{
    const ProgramRun program;
    const QString path = program.write(u"a.json"_qs, "{\"a\": " + Refused + "}\n");
    const auto outcome = program.run({u"edit"_qs, path, u"--rename"_qs, u"/a=c"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(program.read(path), "{\"c\": " + Refused + "}\n");
}

GATEWRIGHT_TEST(TestCommandCrossCheck, QCoreApplication)
#include "testcommandcrosscheck.moc"
