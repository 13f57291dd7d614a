#include "programrun.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

/** Names and texts of files in what the program writes: they do not change the terminal, and start no line. */
class TestCommandNames final : public QObject
{
    Q_OBJECT

private slots:
    void showsNamesInEveryReport_data();
    void showsNamesInEveryReport();
    void showsNamesInEveryCommand_data();
    void showsNamesInEveryCommand();
    void keepsNamesInJson_data();
    void keepsNamesInJson();
    void startsNoCommandOfARunner();
    void showsTextsOfFiles();
    void showsWhatWasSent();
};

namespace {

struct Name {
    const char *what;
    QString text;
};

QList<Name> hardNames()
{
    return {{"escape and bell", u"a\033]0;title\ab.yaml"_qs},
            {"line end", u"a\n::add-mask::b.yaml"_qs},
            {"carriage return", u"a\r::add-mask::b.yaml"_qs},
            {"C1", u"a\u009b2Jb.yaml"_qs},
            {"bidirectional", u"a\u202elmay.b.yaml"_qs},
            {"zero width", u"a\u200b\ufeffb.yaml"_qs},
            {"comma", u"a,b.yaml"_qs},
            {"place marks", u"a%1%2%9b.yaml"_qs}};
}

bool isHidden(QChar character)
{
    return (character.category() == QChar::Other_Control && character != u'\n') ||
           character.category() == QChar::Other_Format || character.category() == QChar::Separator_Line;
}

/** Output without what a terminal obeys, and without lines that begin with a part of a name. */
void verifyPlain(const QByteArray &output)
{
    const QString text = QString::fromUtf8(output);
    QVERIFY2(std::none_of(text.begin(), text.end(), isHidden), output.toPercentEncoding(" /:\n").constData());
    QVERIFY2(!text.startsWith(u"::add-mask") && !text.contains(u"\n::add-mask"), output.constData());
}

constexpr char MistypedApi[] = "openapi: 3.0.3\ninfo: {title: 1}\npaths: {}\n";

} // namespace

void TestCommandNames::showsNamesInEveryReport_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    for (const Name &name : hardNames()) {
        for (const QString &format : {u"text"_qs, u"json"_qs, u"sarif"_qs, u"junit"_qs, u"github"_qs})
            QTest::addRow("%s, %s", name.what, qPrintable(format)) << name.text << format;
    }
}

void TestCommandNames::showsNamesInEveryReport()
{
    QFETCH(const QString, name);
    QFETCH(const QString, format);
    const support::ProgramRun program;
    const auto outcome = program.run({u"lint"_qs, program.write(name, MistypedApi), u"--format"_qs, format});
    QCOMPARE(outcome.exitCode, 1);
    verifyPlain(outcome.output);
    verifyPlain(outcome.errors);
    if (format == u"junit") {
        QXmlStreamReader xml(outcome.output);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
    if (format == u"text" && !name.contains(u'\n') && !name.contains(u'\r')) {
        QString shown = name;
        std::replace_if(shown.begin(), shown.end(), isHidden, QChar(QChar::ReplacementCharacter));
        QVERIFY2(outcome.output.contains((u'/' + shown + u":2:"_qs).toUtf8()), outcome.output.constData());
    }
}

void TestCommandNames::showsNamesInEveryCommand_data()
{
    QTest::addColumn<QStringList>("command"); // FILE is the name.
    const QString file = u"FILE"_qs;
    const QList<QStringList> commands = {
        {u"lint"_qs, file},
        {u"lint"_qs, file, u"--fix"_qs, u"--dry-run"_qs},
        {u"lint"_qs, file + u".missing"_qs},
        {u"preview"_qs, file, u"--upstream"_qs, u"echo"_qs},
        {u"serve"_qs, file},
        {u"allow"_qs, file},
        {u"allow"_qs, file, u"--list"_qs},
        {u"get"_qs, file, u"/none"_qs},
        {u"edit"_qs, file, u"--set"_qs, u"/a/b/c=1"_qs},
        {u"upstream-auth"_qs, file, u"--method"_qs, u"basic"_qs, u"--password-ref"_qs, u"env://A"_qs},
        {u"diff"_qs, file, file},
        {u"merge"_qs, file, file, file, u"-o"_qs, u"/none/x"_qs},
        {u"convert"_qs, file, u"--to"_qs, u"9"_qs},
        {u"bundle"_qs, file, u"-o"_qs, u"/none/x"_qs},
        {u"split"_qs, file, u"-o"_qs, u"/none/x"_qs},
        {u"export"_qs, file, u"--nginx"_qs},
        {u"import"_qs, file},
        {u"validate"_qs, u"--schema"_qs, file + u"#/none"_qs, file},
        {u"sample"_qs, file + u"#/none"_qs},
        {file},
        {u"lint"_qs, file, u"--ruleset"_qs, file + u".missing"_qs},
        {u"serve"_qs, file, u"--fault"_qs, file},
        {u"lint"_qs, file, u"--env"_qs, file},
        {u"lint"_qs, u"--explain"_qs, file},
    };
    for (const QStringList &command : commands)
        QTest::addRow("%s", qPrintable(command.join(u' '))) << command;
}

void TestCommandNames::showsNamesInEveryCommand()
{
    QFETCH(QStringList, command);
    QString name;
    for (const Name &each : hardNames())
        name += each.text;
    const support::ProgramRun program;
    const QString path = program.write(name, "openapi: 3.0.3\ninfo: {title: [}\n");
    for (QString &argument : command)
        argument.replace(u"FILE"_qs, path);
    const auto outcome = program.run(command);
    verifyPlain(outcome.output);
    verifyPlain(outcome.errors);
}

void TestCommandNames::keepsNamesInJson_data()
{
    QTest::addColumn<QString>("name");
    for (const Name &name : hardNames())
        QTest::newRow(name.what) << name.text;
}

void TestCommandNames::keepsNamesInJson()
{
    QFETCH(const QString, name);
    const support::ProgramRun program;
    const QString path = program.write(name, MistypedApi);
    const auto outcome = program.run({u"lint"_qs, path, u"--format"_qs, u"json"_qs});
    const QJsonArray findings = QJsonDocument::fromJson(outcome.output).array();
    QVERIFY(!findings.isEmpty());
    QCOMPARE(findings.first().toObject().value(u"file").toString(), path);
}

/** GitHub's runner takes a line that begins with `::` for a command. */
void TestCommandNames::startsNoCommandOfARunner()
{
    const support::ProgramRun program;
    for (const QString &name : {u"::add-mask::a.yaml"_qs, u" ::add-mask::a.yaml"_qs, u":a.yaml"_qs}) {
        // Qt takes a relative path that begins with a colon for a resource.
        const QString path = program.write(program.folder() + u'/' + name, MistypedApi);
        QVERIFY(QFile::exists(path));
        const QStringList words = {u"lint"_qs, u"preview"_qs, u"bundle"_qs, u"allow"_qs, u"sample"_qs};
        QList<QStringList> commands = {
            {u"get"_qs, name, u"/none"_qs},
            {u"lint"_qs, name + u"x"_qs},
            {u"lint"_qs, path, u"--ruleset"_qs, name},
            {u"lint"_qs, path, u"--allow-file"_qs, name},
            {u"split"_qs, name, u"-o"_qs, name + u".folder"_qs},
            {u"validate"_qs, u"--schema"_qs, name, path},
            {u"edit"_qs, path, u"--rename-with-references"_qs, u"/info=x"_qs, u"--among"_qs, name}};
        for (const QString &word : words)
            commands.append({word, name});
        for (const QStringList &command : qAsConst(commands)) {
            const auto outcome = program.run(command);
            for (const QByteArray &line : (outcome.output + '\n' + outcome.errors).split('\n'))
                QVERIFY2(!line.trimmed().startsWith("::"), line.constData());
        }
    }
}

/** Keys and values in messages. */
void TestCommandNames::showsTextsOfFiles()
{
    const support::ProgramRun program;
    const QString path = program.write(u"a.yaml"_qs,
                                       "openapi: 3.0.3\ninfo: {title: T, version: '1', \"x\\e]0;\\a\\u202E\": 1}\n"
                                       "paths: {\"/a\\n::add-mask::b\\e[2J\": {get: 5}}\n"
                                       "\"bad\\u202E\\e[1m\\n::add-mask::\": 1\n");
    for (const QString &format : {u"text"_qs, u"json"_qs, u"sarif"_qs, u"junit"_qs, u"github"_qs}) {
        const auto outcome = program.run({u"lint"_qs, path, u"--format"_qs, format});
        QCOMPARE(outcome.exitCode, 1);
        verifyPlain(outcome.output);
    }
}

/** Bodies and header fields in the report of a preview: of the client, and back from the echo server. */
void TestCommandNames::showsWhatWasSent()
{
    const support::ProgramRun program;
    const QString path = program.write(u"a.yaml"_qs,
                                       "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {post: {responses: "
                                       "{default: {description: d}}}}}\nx-vendor-api-gateway: {info: {name: a, state: "
                                       "{active: true}}, upstream: {url: 'http://a.example'}, server: {listenPath: "
                                       "{value: /}}}\n");
    const auto outcome = program.run({u"preview"_qs, path, u"--upstream"_qs, u"echo"_qs, u"--request"_qs, u"POST /a"_qs,
                                      u"--header"_qs, u"X-A: \u202e"_qs, u"--data"_qs,
                                      u"::add-mask::a\n  ::add-mask::b\n\u202e\u001b[2J"_qs});
    QVERIFY2(outcome.output.contains("add-mask::b"), (outcome.output + outcome.errors).constData());
    verifyPlain(outcome.output);
    for (const QByteArray &line : outcome.output.split('\n'))
        QVERIFY2(!line.trimmed().startsWith("::"), line.constData());
}

GATEWRIGHT_TEST(TestCommandNames, QCoreApplication)
#include "testcommandnames.moc"
