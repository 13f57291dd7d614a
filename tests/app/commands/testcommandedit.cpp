#include "corpus.h"
#include "programrun.h"
#include "testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>

/** `get`, `edit` and `upstream-auth` on real files: what scripts rely on. */
class TestCommandEdit final : public QObject
{
    Q_OBJECT

private slots:
    void printsValuesAsJson_data();
    void printsValuesAsJson();
    void editsNothingButTheLine_data();
    void editsNothingButTheLine();
    void writesNothingWhenOneOperationFails();
    void checkSaysWhetherSomethingWouldChange();
    void renamesWithReferencesOverFiles();
    void renamesTheKeyAloneUnlessAsked();
    void leavesAnUnchangedFileAlone();
    void namesThePlaceOfAnError();
    void readsAndWritesTheStandardStreams();
    void writesTheUpstreamSection();
    void saysWhatTheLinterThinksOfTheSection_data();
    void saysWhatTheLinterThinksOfTheSection();
    void upstreamAuthIsIdempotent();
    void turnsTheMethodOffAndKeepsTheRest();
    void refusesBadCredentials_data();
    void refusesBadCredentials();
    void changesOnlyTheSectionOfRealDefinitions();
};

namespace {

const QByteArray Definition = R"(# ours
openapi: 3.0.3
info: {title: Shop, version: "1"}   # flow
paths: {}

x-vendor-api-gateway:
  info:
    name: shop
    state:
      active: true
  server:
    listenPath:
      value: /shop/   # where it listens
      strip: true
  upstream:
    url: https://stock.example/v1
)";

QList<QByteArray> changedLines(const QByteArray &before, const QByteArray &after)
{
    QList<QByteArray> rest = after.split('\n');
    for (const QByteArray &line : before.split('\n'))
        rest.removeOne(line);
    return rest;
}

} // namespace

void TestCommandEdit::printsValuesAsJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("json");

    const QByteArray stream = "a: 1\n---\n[x, ~, 0x10, yes]\n---\nplain\n";
    QTest::newRow("the first document") << stream << QStringList{}
                                        << QByteArray(R"({"a":1})"
                                                      "\n");
    QTest::newRow("one of several") << stream << QStringList{u"--document"_qs, u"2"_qs}
                                    << QByteArray(R"(["x",null,16,"yes"])"
                                                  "\n");
    QTest::newRow("a line a document") << stream << QStringList{u"--document"_qs, u"all"_qs}
                                       << QByteArray(R"({"a":1})"
                                                     "\n"
                                                     R"(["x",null,16,"yes"])"
                                                     "\n"
                                                     R"("plain")"
                                                     "\n");
    QTest::newRow("below a pointer") << Definition << QStringList{u"/x-vendor-api-gateway/server/listenPath"_qs}
                                     << QByteArray(R"({"value":"/shop/","strip":true})"
                                                   "\n");
    QTest::newRow("escaped pointer") << QByteArray("a/b: {c~d: 1.50}\n") << QStringList{u"/a~1b/c~0d"_qs}
                                     << QByteArray("1.50\n");
}

void TestCommandEdit::printsValuesAsJson()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, json);
    const support::ProgramRun program;
    const auto outcome = program.run(QStringList{u"get"_qs, program.write(u"in.yaml"_qs, text)} + arguments);
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.output, json);
    QCOMPARE(outcome.exitCode, 0);
}

void TestCommandEdit::editsNothingButTheLine_data()
{
    QTest::addColumn<QStringList>("operations");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");

    QTest::newRow("a flag keeps its comment neighbours")
        << QStringList{u"--set"_qs, u"/x-vendor-api-gateway/info/state/active=false"_qs} << QByteArray("active: true")
        << QByteArray("active: false");
    QTest::newRow("a value before a comment")
        << QStringList{u"--set-string"_qs, u"/x-vendor-api-gateway/server/listenPath/value=/s/"_qs}
        << QByteArray("value: /shop/   # where") << QByteArray("value: /s/   # where");
    QTest::newRow("a string that looks like a number")
        << QStringList{u"--set-string"_qs, u"/x-vendor-api-gateway/info/name=12"_qs} << QByteArray("name: shop")
        << QByteArray("name: '12'");
    QTest::newRow("inside flow") << QStringList{u"--set-string"_qs, u"/info/title=Books"_qs}
                                 << QByteArray("{title: Shop,") << QByteArray("{title: Books,");
    QTest::newRow("a rename") << QStringList{u"--rename"_qs, u"/x-vendor-api-gateway/info/name=label"_qs}
                              << QByteArray("name: shop") << QByteArray("label: shop");
    QTest::newRow("a removal") << QStringList{u"--remove"_qs, u"/x-vendor-api-gateway/server/listenPath/strip"_qs}
                               << QByteArray("      strip: true\n") << QByteArray();
    QTest::newRow("operations in their order")
        << QStringList{u"--remove"_qs, u"/info/title"_qs, u"--set-string"_qs, u"/info/title=New"_qs}
        << QByteArray("{title: Shop, version: \"1\"}") << QByteArray("{version: \"1\", title: New}");
}

void TestCommandEdit::editsNothingButTheLine()
{
    QFETCH(QStringList, operations);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray expected = Definition;
    QVERIFY(expected.contains(from));
    expected.replace(from, to);

    const support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    const auto outcome = program.run(QStringList{u"edit"_qs, path} + operations);
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(program.read(path), expected);
}

void TestCommandEdit::writesNothingWhenOneOperationFails()
{
    const support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    const auto outcome = program.run(
        {u"edit"_qs, path, u"--set-string"_qs, u"/info/title=Books"_qs, u"--remove"_qs, u"/info/nothing"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("/info/nothing"), outcome.errors.constData());
    QCOMPARE(program.read(path), Definition);
}

void TestCommandEdit::renamesWithReferencesOverFiles()
{
    const support::ProgramRun program;
    const QByteArray api = QByteArray(Definition).replace("paths: {}", "paths: {/a: {$ref: \"parts.yaml#/A\"}} # one");
    const QByteArray parts = "A: {get: {}}\nB: {$ref: '#/A'} # two\n";
    const QByteArray other = QByteArray(Definition).replace("paths: {}", "paths: {/b: {$ref: parts.yaml#/A/get}}");
    const QString apiPath = program.write(u"api.yaml"_qs, api);
    const QString otherPath = program.write(u"other.yaml"_qs, other);
    const QString partsPath = program.write(u"parts.yaml"_qs, parts);
    const QStringList edit = {u"edit"_qs,   partsPath,     u"--rename-with-references"_qs,
                              u"/A=New"_qs, u"--among"_qs, program.folder()};
    QCOMPARE(program.run(edit + QStringList{u"--check"_qs}).exitCode, 1);
    const auto refused = program.run(edit + QStringList{u"-o"_qs, u"-"_qs});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("api.yaml"), refused.errors.constData());
    QCOMPARE(program.read(apiPath), api);
    const auto outcome = program.run(edit);
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QCOMPARE(program.read(partsPath), QByteArray("New: {get: {}}\nB: {$ref: '#/New'} # two\n"));
    QCOMPARE(program.read(apiPath), QByteArray(api).replace("#/A", "#/New"));
    QCOMPARE(program.read(otherPath), QByteArray(other).replace("#/A/", "#/New/"));
}

void TestCommandEdit::renamesTheKeyAloneUnlessAsked()
{
    const support::ProgramRun program;
    const QString path = program.write(u"parts.yaml"_qs, "A: {get: {}}\nB: {$ref: '#/A'}\n");
    QCOMPARE(program.run({u"edit"_qs, path, u"--rename"_qs, u"/A=New"_qs}).exitCode, 0);
    QCOMPARE(program.read(path), QByteArray("New: {get: {}}\nB: {$ref: '#/A'}\n"));
}

void TestCommandEdit::checkSaysWhetherSomethingWouldChange()
{
    const support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    QCOMPARE(program.run({u"edit"_qs, path, u"--check"_qs, u"--set-string"_qs, u"/info/title=Books"_qs}).exitCode, 1);
    QCOMPARE(program.run({u"edit"_qs, path, u"--check"_qs, u"--set-string"_qs, u"/info/title=Shop"_qs}).exitCode, 0);
    QCOMPARE(program.run({u"upstream-auth"_qs, path, u"--check"_qs, u"--method"_qs, u"none"_qs}).exitCode, 0);
    const QStringList basic{u"upstream-auth"_qs, path,   u"--check"_qs, u"--method"_qs, u"basic"_qs,
                            u"--username"_qs,    u"x"_qs};
    QCOMPARE(program.run(basic).exitCode, 1);
    const QString plain = program.write(u"plain.yaml"_qs, "openapi: 3.0.3\ninfo: {title: T}\n");
    QCOMPARE(program.run({u"import"_qs, plain, u"--check"_qs, u"--upstream"_qs, u"http://h"_qs}).exitCode, 1);
    QCOMPARE(program.read(plain), "openapi: 3.0.3\ninfo: {title: T}\n");
    QCOMPARE(program.read(path), Definition);
}

void TestCommandEdit::leavesAnUnchangedFileAlone()
{
    const support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    QCOMPARE(
        program.run({u"edit"_qs, path, u"--set"_qs, u"/x-vendor-api-gateway/server/listenPath/strip=true"_qs}).exitCode,
        0);
    QCOMPARE(program.read(path), Definition);
    QCOMPARE(program.run({u"edit"_qs, path, u"-o"_qs, u"-"_qs}).output, Definition);
}

void TestCommandEdit::namesThePlaceOfAnError()
{
    const support::ProgramRun program;
    const QString path = program.write(u"broken.yaml"_qs, "a: 1\nb: [1, 2\nc: 3\n");
    const auto outcome = program.run({u"edit"_qs, path});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.startsWith(path.toUtf8() + ":"), outcome.errors.constData());
    QVERIFY2(outcome.errors.contains(": error yaml-"), outcome.errors.constData());

    const auto missing = program.run({u"edit"_qs, program.folder() + u"/none.yaml"_qs});
    QCOMPARE(missing.exitCode, 2);
    QVERIFY(!missing.errors.isEmpty());
}

void TestCommandEdit::readsAndWritesTheStandardStreams()
{
    const support::ProgramRun program;
    const auto outcome = program.run({u"edit"_qs, u"-"_qs, u"--set"_qs, u"/a=[1,{\"b\":null}]"_qs}, "a: 0 # zero\n");
    QCOMPARE(outcome.exitCode, 0);
    const auto back = program.run({u"get"_qs, u"-"_qs}, outcome.output);
    QCOMPARE(back.output, QByteArray(R"({"a":[1,{"b":null}]})"
                                     "\n"));
}

void TestCommandEdit::writesTheUpstreamSection()
{
    support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    const auto outcome = program.run(
        {u"upstream-auth"_qs, path, u"--method"_qs, u"basic"_qs, u"--username"_qs, u"kim"_qs, u"--password-stdin"_qs},
        "s3cret\n");
    QVERIFY2(outcome.errors.contains("upstream-literal-password"), outcome.errors.constData());
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(program.read(path), Definition + R"(    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: s3cret
        header:
          enabled: true
          name: Authorization
)");
}

void TestCommandEdit::saysWhatTheLinterThinksOfTheSection_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QList<QByteArray>>("rules");
    QTest::newRow("no user name and no password")
        << QStringList{u"--method"_qs, u"basic"_qs}
        << QList<QByteArray>{"upstream-basic-username-empty", "upstream-basic-password-empty"};
    QTest::newRow("a reference for each") << QStringList{u"--method"_qs, u"basic"_qs,          u"--username"_qs,
                                                         u"env://U"_qs,  u"--password-ref"_qs, u"env://P"_qs}
                                          << QList<QByteArray>{};
    QTest::newRow("a custom header") << QStringList{u"--method"_qs,      u"basic"_qs,          u"--username"_qs,
                                                    u"kim"_qs,           u"--password-ref"_qs, u"env://P"_qs,
                                                    u"--header-name"_qs, u"X-Stock"_qs}
                                     << QList<QByteArray>{"upstream-custom-header-leak"};
}

void TestCommandEdit::saysWhatTheLinterThinksOfTheSection()
{
    QFETCH(QStringList, arguments);
    QFETCH(QList<QByteArray>, rules);
    const support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    const auto outcome = program.run(QStringList{u"upstream-auth"_qs, path} + arguments);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray());
    // One line says which references the arguments have allowed.
    QCOMPARE(outcome.errors.count('\n'), rules.size() + outcome.errors.count(": allowed env://"));
    for (const QByteArray &rule : rules)
        QVERIFY2(outcome.errors.contains(": warning " + rule + ' '), outcome.errors.constData());
    QVERIFY(rules.isEmpty() || outcome.errors.startsWith(path.toUtf8() + ':'));
}

void TestCommandEdit::upstreamAuthIsIdempotent()
{
    support::ProgramRun program;
    program.setVariable(u"UPSTREAM_PASSWORD"_qs, u"pa:ss"_qs);
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    const QStringList arguments = {u"upstream-auth"_qs, path,         u"--method"_qs,       u"basic"_qs,
                                   u"--username"_qs,    u"kim"_qs,    u"--password-env"_qs, u"UPSTREAM_PASSWORD"_qs,
                                   u"--header-name"_qs, u"X-Stock"_qs};
    QCOMPARE(program.run(arguments).exitCode, 0);
    const QByteArray first = program.read(path);
    QCOMPARE(program.run(arguments).exitCode, 0);
    QCOMPARE(program.read(path), first);
    QVERIFY(first.contains("name: X-Stock"));
}

void TestCommandEdit::turnsTheMethodOffAndKeepsTheRest()
{
    const support::ProgramRun program;
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    QCOMPARE(program
                 .run({u"upstream-auth"_qs, path, u"--method"_qs, u"basic"_qs, u"--username"_qs, u"kim"_qs,
                       u"--password-ref"_qs, u"env://STOCK"_qs})
                 .exitCode,
             0);
    const QByteArray on = program.read(path);
    QCOMPARE(program.run({u"upstream-auth"_qs, path, u"--method"_qs, u"none"_qs}).exitCode, 0);
    QByteArray expected = on;
    expected.replace("authentication:\n      enabled: true\n      basicAuth:\n        enabled: true",
                     "authentication:\n      enabled: false\n      basicAuth:\n        enabled: false");
    QCOMPARE(program.read(path), expected);
}

void TestCommandEdit::refusesBadCredentials_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("colon in the user name") << QStringList{u"--method"_qs, u"basic"_qs, u"--username"_qs, u"a:b"_qs};
    QTest::newRow("header that is no token")
        << QStringList{u"--method"_qs, u"basic"_qs, u"--header-name"_qs, u"X Up"_qs};
    QTest::newRow("header that frames the message")
        << QStringList{u"--method"_qs, u"basic"_qs, u"--header-name"_qs, u"content-length"_qs};
    QTest::newRow("unset variable") << QStringList{u"--method"_qs, u"basic"_qs, u"--password-env"_qs,
                                                   u"NOT_SET_ANYWHERE"_qs};
    QTest::newRow("line end in the user name")
        << QStringList{u"--method"_qs, u"basic"_qs, u"--username"_qs, u"kim\n"_qs};
    QTest::newRow("line end in the password")
        << QStringList{u"--method"_qs, u"basic"_qs, u"--password-env"_qs, u"LINE"_qs};
    QTest::newRow("no reference") << QStringList{u"--method"_qs, u"basic"_qs, u"--password-ref"_qs, u"literal"_qs};
    QTest::newRow("unknown method") << QStringList{u"--method"_qs, u"digest"_qs};
    QTest::newRow("credentials with none") << QStringList{u"--method"_qs, u"none"_qs, u"--username"_qs, u"kim"_qs};
}

void TestCommandEdit::refusesBadCredentials()
{
    QFETCH(QStringList, arguments);
    support::ProgramRun program;
    program.setVariable(u"LINE"_qs, u"s3cret\n"_qs);
    const QString path = program.write(u"shop.yaml"_qs, Definition);
    const auto outcome = program.run(QStringList{u"upstream-auth"_qs, path} + arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(!outcome.errors.isEmpty());
    QVERIFY(!outcome.errors.contains("s3cret"));
    QCOMPARE(program.read(path), Definition);
}

void TestCommandEdit::changesOnlyTheSectionOfRealDefinitions()
{
    SKIP_WITHOUT_CORPUS();
    const support::ProgramRun program;
    const QDir folder(support::corpusFolder() + u"/definitions"_qs);
    const QStringList files = folder.entryList({u"*.json"_qs}, QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString &name : files) {
        const QByteArray before = program.read(folder.filePath(name));
        const QString path = program.write(name, before);
        const auto outcome = program.run({u"upstream-auth"_qs, path, u"--method"_qs, u"basic"_qs, u"--username"_qs,
                                          u"kim"_qs, u"--password-ref"_qs, u"env://STOCK"_qs});
        QVERIFY2(outcome.exitCode == 0, qPrintable(name + u": "_qs + QString::fromUtf8(outcome.errors)));
        const QByteArray after = program.read(path);
        // At most the section's twelve lines and the comma after its former neighbour.
        QVERIFY2(changedLines(before, after).size() <= 13, qPrintable(name));
        QJsonObject was = QJsonDocument::fromJson(before).object();
        QJsonObject is = QJsonDocument::fromJson(after).object();
        was.remove(u"x-vendor-api-gateway"_qs);
        is.remove(u"x-vendor-api-gateway"_qs);
        QCOMPARE(is, was);
    }
}

GATEWRIGHT_TEST(TestCommandEdit, QCoreApplication)
#include "testcommandedit.moc"
