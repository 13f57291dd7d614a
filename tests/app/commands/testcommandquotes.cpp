#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QTest>

/** Messages about a file quote neither a secret of it nor the text of a file that only a reference names. */
class TestCommandQuotes final : public QObject
{
    Q_OBJECT

private slots:
    void quotesNoSecret_data();
    void quotesNoSecret();
    void quotesWhatIsNoSecret();
    void quotesNoOtherFile();
};

namespace {

QByteArray definitionWithLine(const QByteArray &line)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n"
           "x-vendor-api-gateway:\n  info: {name: t, state: {active: true}}\n"
           "  upstream:\n    authentication:\n      basicAuth:\n        " +
           line + "\n        username: kim\n";
}

/** Everything that the commands print about a file. */
QByteArray printed(const support::ProgramRun &program, const QString &path)
{
    QByteArray all;
    for (const char *format : {"text", "json", "sarif", "junit", "github"}) {
        const auto outcome = program.run({u"lint"_qs, path, u"--offline"_qs, u"--format"_qs, QLatin1String(format)});
        all += outcome.output + outcome.errors;
    }
    const QList<QStringList> commands = {
        {u"edit"_qs, path, u"--set"_qs, u"/info/title=\"U\""_qs, u"-o"_qs, u"-"_qs},
        {u"get"_qs, path, u"/info"_qs},
        {u"preview"_qs, path},
        {u"import"_qs, path, u"-o"_qs, u"-"_qs},
        {u"export"_qs, path, u"--nginx"_qs},
        {u"upstream-auth"_qs, path, u"--method"_qs, u"none"_qs, u"--check"_qs},
    };
    for (const QStringList &command : commands)
        all += program.run(command).errors;
    return all;
}

} // namespace

void TestCommandQuotes::quotesNoSecret_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("at sign") << QByteArray("password: @S3cret");
    QTest::newRow("asterisk") << QByteArray("password: *S3cret");
    QTest::newRow("percent sign") << QByteArray("password: %S3cret");
    QTest::newRow("grave accent") << QByteArray("password: `S3cret");
    QTest::newRow("exclamation mark") << QByteArray("password: !S3cret^x,y z");
    QTest::newRow("ampersand") << QByteArray("password: &S3cret&x");
    QTest::newRow("a stray quote") << QByteArray("password: 'S3cret'S3cret'");
    QTest::newRow("an open quote") << QByteArray("password: \"S3cret");
    QTest::newRow("a bad escape") << QByteArray("password: \"a\\S3cret\"");
    QTest::newRow("a bracket") << QByteArray("password: [S3cret");
    QTest::newRow("a closing brace") << QByteArray("password: }S3cret");
    QTest::newRow("a colon") << QByteArray("password: S3cret: S3cret");
    QTest::newRow("a bar") << QByteArray("password: |S3cret");
    QTest::newRow("on the next line") << QByteArray("password:\n          @S3cret");
    QTest::newRow("another key") << QByteArray("client_secret: @S3cret");
    QTest::newRow("a token") << QByteArray("accessToken: *S3cret");
    QTest::newRow("no colon") << QByteArray("password \"S3cret\"");
    QTest::newRow("in a flow mapping") << QByteArray("header: {enabled: true, password: @S3cret}");
}

void TestCommandQuotes::quotesNoSecret()
{
    QFETCH(QByteArray, line);
    const support::ProgramRun program;
    const QByteArray all = printed(program, program.write(u"api.yaml"_qs, definitionWithLine(line)));
    QVERIFY(!all.isEmpty());
    QVERIFY2(!all.contains("S3cret"), all.constData());
}

void TestCommandQuotes::quotesWhatIsNoSecret()
{
    const support::ProgramRun program;
    const QByteArray all = printed(program, program.write(u"api.yaml"_qs, definitionWithLine("description: @here")));
    QVERIFY2(all.contains("“@” cannot") || all.contains("@here"), all.constData());
}

void TestCommandQuotes::quotesNoOtherFile()
{
    const support::ProgramRun program;
    (void)program.write(u"part.yaml"_qs, "a: @OTHER\n");
    (void)program.write(u"credentials"_qs, "[default]\nOTHER = OTHER\n");
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n"
                            "  /a: {$ref: 'part.yaml#/a'}\n  /b: {$ref: 'credentials#/x'}\n";
    const QByteArray all = printed(program, program.write(u"api.yaml"_qs, text));
    QVERIFY2(all.contains("part.yaml:1:4"), all.constData());
    QVERIFY2(!all.contains("OTHER"), all.constData());
}

GATEWRIGHT_TEST(TestCommandQuotes, QCoreApplication)
#include "testcommandquotes.moc"
