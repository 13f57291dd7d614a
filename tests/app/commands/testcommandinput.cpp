#include "programrun.h"
#include "testprogram.h"

#include <QTest>

/** What the commands say about files that they cannot use, and where. */
class TestCommandInput final : public QObject
{
    Q_OBJECT

private slots:
    void namesTheByteThatIsNoCharacter_data();
    void namesTheByteThatIsNoCharacter();
    void refusesInvalidBytesInEveryCommand_data();
    void refusesInvalidBytesInEveryCommand();
    void refusesEditsThroughAnAlias_data();
    void refusesEditsThroughAnAlias();
    void replacesAnAliasAsAdvised();
    void writesNoCredentialsThroughAnAlias();
    void tellsTheVersionOfEveryCommand();
    void beginsWithThePlaceOfASyntaxError_data();
    void beginsWithThePlaceOfASyntaxError();
    void saysWhatCannotBeImported_data();
    void saysWhatCannotBeImported();
    void helpNamesTheCommand_data();
    void helpNamesTheCommand();
    void namesItsOptionsAfterAWrongOne_data();
    void namesItsOptionsAfterAWrongOne();
    void saysWhatABlankLineDoesToABlock();
    void saysWhenOutputIsLost_data();
    void saysWhenOutputIsLost();
    void printsNothingOfAnAnswerWithoutItsEnd();
    void repeatsNoValueThatMayBeASecret_data();
    void repeatsNoValueThatMayBeASecret();
    void saysOnceWhyAFileCannotBeRead_data();
    void saysOnceWhyAFileCannotBeRead();
    void namesTheFileThatCannotBeWritten();
    void takesOptionsOnly_data();
    void takesOptionsOnly();
    void helpWithACommandIsItsHelp();
    void saysWhoseCertificatesItLists();
    void saysWhatTheLinterThinksOfAnImport();
    void cutsTheLineEndOfAPassword();
};

void TestCommandInput::namesTheByteThatIsNoCharacter_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("after characters of several bytes") << QByteArray("a: 1\nb\xc3\xa9\xf0\x9f\x94\x91: \xff\n")
                                                       << QByteArray("2:6: error invalid-utf8 The byte 0xFF ");
    QTest::newRow("after a byte-order mark") << QByteArray("\xef\xbb\xbf\xfe") << QByteArray("1:1: ");
    QTest::newRow("a character cut off at the end") << QByteArray("a: \xe2\x82") << QByteArray("1:4: ");
    QTest::newRow("a character cut off by a letter") << QByteArray("a: \xe2\x82z") << QByteArray("1:4: ");
    QTest::newRow("an overlong slash") << QByteArray("a: \xc0\xaf") << QByteArray("1:4: ");
    QTest::newRow("half a surrogate pair") << QByteArray("a: \xed\xa0\x80") << QByteArray("1:4: ");
    QTest::newRow("after lines of all kinds") << QByteArray("a: 1\r\nb: 2\rc: 3\nd: \x80") << QByteArray("4:4: ");
    QTest::newRow("after a U+FFFD that was written") << QByteArray("a: \xef\xbf\xbd\xff") << QByteArray("1:5: ");
    QTest::newRow("UTF-16 with half a pair") << QByteArray("\xff\xfe"
                                                           "a\0:\0 \0\0\xd8\n\0",
                                                           12)
                                             << QByteArray("1:4: error invalid-utf8 ");
}

void TestCommandInput::namesTheByteThatIsNoCharacter()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, place);
    const support::ProgramRun program;
    const QString path = program.write(u"bad.yaml"_qs, bytes);
    const auto outcome = program.run({u"get"_qs, path, u"/a"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    const QByteArray start = path.toUtf8() + ':' + place;
    QVERIFY2(outcome.errors.startsWith(start), outcome.errors.constData());
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestCommandInput::refusesInvalidBytesInEveryCommand_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("edit") << QStringList{u"edit"_qs, u"FILE"_qs, u"--set"_qs, u"/a=1"_qs};
    QTest::newRow("edit without an operation") << QStringList{u"edit"_qs, u"FILE"_qs, u"-o"_qs, u"-"_qs};
    QTest::newRow("upstream-auth") << QStringList{u"upstream-auth"_qs, u"FILE"_qs, u"--method"_qs, u"none"_qs};
    QTest::newRow("import") << QStringList{u"import"_qs, u"FILE"_qs};
    QTest::newRow("export") << QStringList{u"export"_qs, u"FILE"_qs, u"--public"_qs};
    QTest::newRow("preview") << QStringList{u"preview"_qs, u"FILE"_qs};
    QTest::newRow("serve") << QStringList{u"serve"_qs, u"FILE"_qs, u"--port"_qs, u"0"_qs};
}

void TestCommandInput::refusesInvalidBytesInEveryCommand()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    const QByteArray bytes = "openapi: 3.0.3\ninfo: {title: \xff}\n";
    const QString path = program.write(u"bad.yaml"_qs, bytes);
    arguments.replaceInStrings(u"FILE"_qs, path);
    const auto outcome = program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.startsWith(path.toUtf8() + ":2:15: error invalid-utf8 "), outcome.errors.constData());
    QCOMPARE(program.read(path), bytes);
}

void TestCommandInput::refusesEditsThroughAnAlias_data()
{
    QTest::addColumn<QStringList>("operation");
    QTest::newRow("a member below it") << QStringList{u"--set"_qs, u"/b/d/c=2"_qs};
    QTest::newRow("a new member below it") << QStringList{u"--insert"_qs, u"/b/d/e=2"_qs};
    QTest::newRow("a text below it") << QStringList{u"--set-string"_qs, u"/b/d/c=two"_qs};
    QTest::newRow("a removal below it") << QStringList{u"--remove"_qs, u"/b/d/c"_qs};
    QTest::newRow("a rename below it") << QStringList{u"--rename"_qs, u"/b/d/c=e"_qs};
    QTest::newRow("the alias itself") << QStringList{u"--set"_qs, u"/b/d=2"_qs};
}

void TestCommandInput::refusesEditsThroughAnAlias()
{
    QFETCH(QStringList, operation);
    const support::ProgramRun program;
    const QByteArray text = "# ours\na: &shared {c: 1}\nb:\n  d: *shared\n";
    const QString path = program.write(u"alias.yaml"_qs, text);
    const auto outcome = program.run(QStringList{u"edit"_qs, path} + operation);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.startsWith(path.toUtf8() + ":4:6: "), outcome.errors.constData());
    for (const char *part : {"*shared", "&shared", "/b/d", "at /a on line 2", "--remove /b/d"})
        QVERIFY2(outcome.errors.contains(part), outcome.errors.constData());
    QCOMPARE(program.read(path), text);
}

void TestCommandInput::replacesAnAliasAsAdvised()
{
    const support::ProgramRun program;
    const QString path = program.write(u"alias.yaml"_qs, "a: &shared {c: 1}\nb:\n  d: *shared\n");
    const auto outcome = program.run({u"edit"_qs, path, u"--remove"_qs, u"/b/d"_qs, u"--insert"_qs, u"/b/d=2"_qs});
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(program.read(path), QByteArray("a: &shared {c: 1}\nb:\n  d: 2\n"));
}

void TestCommandInput::writesNoCredentialsThroughAnAlias()
{
    const support::ProgramRun program;
    const QByteArray text = "x-shared: &auth {enabled: false}\nx-vendor-api-gateway:\n  info: {}\n"
                            "  upstream:\n    authentication: *auth\n";
    const QString path = program.write(u"alias.yaml"_qs, text);
    const auto outcome = program.run({u"upstream-auth"_qs, path, u"--method"_qs, u"basic"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.startsWith(path.toUtf8() + ":5:21: ") && outcome.errors.contains("*auth"),
             outcome.errors.constData());
    QCOMPARE(program.read(path), text);
}

void TestCommandInput::tellsTheVersionOfEveryCommand()
{
    const support::ProgramRun program;
    const auto version = program.run({u"--version"_qs});
    QVERIFY2(version.output.startsWith("gatewright "), version.output.constData());
    for (const QString &command : {u"lint"_qs, u"get"_qs, u"serve"_qs, u"certs"_qs}) {
        const auto outcome = program.run({command, u"--version"_qs});
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.output, version.output);
    }
}

void TestCommandInput::beginsWithThePlaceOfASyntaxError_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char *command : {"get", "edit", "import", "preview", "serve"})
        QTest::newRow(command) << QStringList{QLatin1String(command), u"FILE"_qs};
    QTest::newRow("export") << QStringList{u"export"_qs, u"FILE"_qs, u"--public"_qs};
    QTest::newRow("upstream-auth") << QStringList{u"upstream-auth"_qs, u"FILE"_qs, u"--method"_qs, u"none"_qs};
}

void TestCommandInput::beginsWithThePlaceOfASyntaxError()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    const QString path = program.write(u"broken.yaml"_qs, "a: 1\nb: [\n");
    arguments.replaceInStrings(u"FILE"_qs, path);
    const auto outcome = program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    const QByteArray start = path.toUtf8() + ":2:4: error yaml-unclosed-bracket ";
    QVERIFY2(outcome.errors.startsWith(start), outcome.errors.constData());
}

void TestCommandInput::saysWhatCannotBeImported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("nothing") << QByteArray() << QByteArray("is empty");
    QTest::newRow("a comment alone") << QByteArray("# later\n") << QByteArray("is empty");
    QTest::newRow("the classic format")
        << QByteArray(R"({"api_id": "1", "proxy": {"listen_path": "/a/"}, "version_data": {}})")
        << QByteArray("classic format");
    QTest::newRow("Swagger 2") << QByteArray("swagger: '2.0'\n") << QByteArray("Swagger 2");
    QTest::newRow("something else") << QByteArray("a: 1\n") << QByteArray("“openapi”");
    QTest::newRow("a definition") << QByteArray("openapi: 3.0.3\nx-vendor-api-gateway: {info: {}, upstream: {}}\n")
                                  << QByteArray("already");
}

void TestCommandInput::saysWhatCannotBeImported()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    const support::ProgramRun program;
    const QString path = program.write(u"in.yaml"_qs, text);
    const auto outcome = program.run({u"import"_qs, path, u"--upstream"_qs, u"http://127.0.0.1"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(words), outcome.errors.constData());
    QVERIFY2(!outcome.errors.contains("not supported"), outcome.errors.constData());
    QCOMPARE(program.read(path), text);
}

void TestCommandInput::helpNamesTheCommand_data()
{
    QTest::addColumn<QByteArray>("usage");
    QTest::newRow("lint") << QByteArray("Usage: gatewright lint FILE… [options]\n");
    QTest::newRow("get") << QByteArray("Usage: gatewright get FILE [POINTER] [options]\n");
    QTest::newRow("edit") << QByteArray("Usage: gatewright edit FILE [options]\n");
    QTest::newRow("serve") << QByteArray("Usage: gatewright serve FILE… [options]\n");
    QTest::newRow("certs") << QByteArray("Usage: gatewright certs [options]\n");
    QTest::newRow("check") << QByteArray("Usage: gatewright check FILE [options]\n");
    QTest::newRow("check-gateway") << QByteArray("Usage: gatewright check-gateway FOLDER [options]\n");
    QTest::newRow("policy") << QByteArray(
        "Usage: gatewright policy get ID | create FILE | list | export [ID…] | diff FILE [options]\n");
    QTest::newRow("sso") << QByteArray("Usage: gatewright sso list [options]\n");
}

void TestCommandInput::helpNamesTheCommand()
{
    QFETCH(QByteArray, usage);
    const support::ProgramRun program;
    const auto outcome = program.run({QString::fromLatin1(QTest::currentDataTag()), u"--help"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.startsWith(usage), outcome.output.constData());
    QVERIFY(!outcome.output.contains(GATEWRIGHT_PROGRAM));
    QVERIFY(outcome.output.contains("--help"));
}

void TestCommandInput::namesItsOptionsAfterAWrongOne_data()
{
    QTest::addColumn<QByteArray>("usage");
    QTest::newRow("sample") << QByteArray("usage: gatewright sample FILE#POINTER [--minimal] [--full] "
                                          "[--for any|request|response] [--dialect 2020-12|3.0] [--format json|yaml] "
                                          "[--output FILE]\n");
    QTest::newRow("split") << QByteArray("usage: gatewright split FILE [--output FOLDER]\n");
    QTest::newRow("sso") << QByteArray("usage: gatewright sso list [--env NAME]");
}

void TestCommandInput::namesItsOptionsAfterAWrongOne()
{
    QFETCH(QByteArray, usage);
    const support::ProgramRun program;
    const auto outcome = program.run({QString::fromLatin1(QTest::currentDataTag()), u"--nothing"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(usage), outcome.errors.constData());
}

void TestCommandInput::saysWhatABlankLineDoesToABlock()
{
    const support::ProgramRun program;
    const auto outcome = program.run({u"get"_qs, program.write(u"in.yaml"_qs, "a: |\n     \n  text\n")});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(":2:1: error yaml-bad-block-indentation "), outcome.errors.constData());
    QVERIFY2(outcome.errors.contains("blank line") && outcome.errors.contains("Remove spaces"),
             outcome.errors.constData());
}

void TestCommandInput::saysWhenOutputIsLost_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("get") << QStringList{u"get"_qs, u"FILE"_qs};
    QTest::newRow("lint") << QStringList{u"lint"_qs, u"FILE"_qs};
    QTest::newRow("edit") << QStringList{u"edit"_qs, u"FILE"_qs, u"-o"_qs, u"-"_qs};
    QTest::newRow("edit into the device") << QStringList{u"edit"_qs, u"FILE"_qs, u"-o"_qs, u"/dev/full"_qs};
    QTest::newRow("preview") << QStringList{u"preview"_qs, u"FILE"_qs};
}

void TestCommandInput::saysWhenOutputIsLost()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    arguments.replaceInStrings(u"FILE"_qs, program.write(u"in.yaml"_qs, "openapi: 3.0.3\n"));
    const auto outcome = program.runInto(u"/dev/full"_qs, arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("gatewright: "), outcome.errors.constData());
}

void TestCommandInput::printsNothingOfAnAnswerWithoutItsEnd()
{
    const support::ProgramRun program;
    const QString path = program.write(u"in.yaml"_qs, "a: 1\n---\nb: 2\n");
    const auto outcome = program.run({u"get"_qs, path, u"/a"_qs, u"--document"_qs, u"all"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains("/a does not exist in document 2"), outcome.errors.constData());
    QCOMPARE(program.run({u"get"_qs, path, u"--document"_qs, u"3"_qs}).exitCode, 2);
}

void TestCommandInput::repeatsNoValueThatMayBeASecret_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a value that is no JSON") << QStringList{u"edit"_qs, u"FILE"_qs, u"--set"_qs, u"/a=hunter2"_qs};
    QTest::newRow("a password in place of a reference") << QStringList{
        u"upstream-auth"_qs, u"FILE"_qs, u"--method"_qs, u"basic"_qs, u"--password-ref"_qs, u"hunter2"_qs};
    QTest::newRow("a header without a colon")
        << QStringList{u"preview"_qs, u"FILE"_qs, u"--header"_qs, u"Authorization hunter2"_qs};
}

void TestCommandInput::repeatsNoValueThatMayBeASecret()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    arguments.replaceInStrings(u"FILE"_qs, program.write(u"in.yaml"_qs, "openapi: 3.0.3\n"));
    const auto outcome = program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(!outcome.errors.isEmpty());
    QVERIFY2(!outcome.errors.contains("hunter2"), outcome.errors.constData());
}

void TestCommandInput::saysOnceWhyAFileCannotBeRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("lint") << QStringList{u"lint"_qs, u"nope.yaml"_qs} << QByteArray("nope.yaml: Not found.\n");
    QTest::newRow("get") << QStringList{u"get"_qs, u"nope.yaml"_qs, u"/a"_qs}
                         << QByteArray("gatewright: nope.yaml: Not found.\n");
    QTest::newRow("serve") << QStringList{u"serve"_qs, u"nope.yaml"_qs}
                           << QByteArray("gatewright: nope.yaml: Not found.\n");
    QTest::newRow("preview") << QStringList{u"preview"_qs, u"nope.yaml"_qs}
                             << QByteArray("gatewright: nope.yaml: Not found.\n");
    QTest::newRow("a body") << QStringList{u"preview"_qs, u"nope.yaml"_qs, u"--data"_qs, u"@nope.txt"_qs}
                            << QByteArray("gatewright: nope.txt: Not found.\n");
    QTest::newRow("a folder") << QStringList{u"lint"_qs, u"/"_qs}
                              << QByteArray("/: Reading failed. (Is a directory)\n");
}

void TestCommandInput::saysOnceWhyAFileCannotBeRead()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    const support::ProgramRun program;
    const auto outcome = program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.errors, message);
}

void TestCommandInput::namesTheFileThatCannotBeWritten()
{
    const support::ProgramRun program;
    const QString path = program.write(u"in.yaml"_qs, "a: 1\n");
    const auto outcome = program.run({u"edit"_qs, path, u"--set"_qs, u"/a=2"_qs, u"-o"_qs, u"none/out.yaml"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.errors, "gatewright: none/out.yaml: The folder does not exist.\n");
}

void TestCommandInput::takesOptionsOnly_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("certs") << QStringList{u"certs"_qs, u"all"_qs};
    QTest::newRow("sandbox") << QStringList{u"sandbox"_qs, u"folder"_qs, u"--port"_qs, u"0"_qs};
    QTest::newRow("one page and all") << QStringList{u"policy"_qs, u"list"_qs, u"--all"_qs, u"--page"_qs, u"1"_qs};
    QTest::newRow("page 0") << QStringList{u"certs"_qs, u"--page"_qs, u"0"_qs};
    QTest::newRow("an address without a scheme") << QStringList{u"lint"_qs, u"-"_qs, u"--base-url"_qs, u"foo"_qs};
    QTest::newRow("a mistyped command") << QStringList{u"lnit"_qs, u"api.yaml"_qs};
    QTest::newRow("help for a mistyped command") << QStringList{u"help"_qs, u"lnit"_qs};
}

void TestCommandInput::takesOptionsOnly()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    const auto outcome = program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY(outcome.errors.startsWith("gatewright: "));
}

void TestCommandInput::helpWithACommandIsItsHelp()
{
    const support::ProgramRun program;
    const auto outcome = program.run({u"help"_qs, u"lint"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.startsWith("Usage: gatewright lint FILE"));
    QCOMPARE(outcome.output, program.run({u"lint"_qs, u"--help"_qs}).output);
}

void TestCommandInput::saysWhoseCertificatesItLists()
{
    const support::ProgramRun program;
    QVERIFY(program.run({u"certs"_qs}).errors.startsWith("sample data of the sandbox"));
    QCOMPARE(program.run({u"certs"_qs, u"--env"_qs, u"Sandbox"_qs}).errors, QByteArray());
}

void TestCommandInput::saysWhatTheLinterThinksOfAnImport()
{
    const support::ProgramRun program;
    const QString path = program.write(u"in.yaml"_qs, "openapi: 3.0.3\ninfo: {title: A}\npaths: {}\n");
    const auto outcome = program.run(
        {u"import"_qs, path, u"--upstream"_qs, u"http://127.0.0.1"_qs, u"--listen-path"_qs, u"books"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.errors.startsWith(path.toUtf8() + ':') &&
                 outcome.errors.contains(": warning listen-path-not-rooted "),
             outcome.errors.constData());
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestCommandInput::cutsTheLineEndOfAPassword()
{
    const support::ProgramRun program;
    for (const QByteArray typed : {"s3cret", "s3cret\n", "s3cret\r\n"}) {
        const QString path = program.write(u"in.yaml"_qs, "openapi: 3.0.3\n");
        QCOMPARE(program
                     .run({u"upstream-auth"_qs, path, u"--method"_qs, u"basic"_qs, u"--username"_qs, u"kim"_qs,
                           u"--password-stdin"_qs},
                          typed)
                     .exitCode,
                 0);
        QVERIFY(program.read(path).contains("password: s3cret\n"));
    }
    for (const QByteArray typed : {"s3cret\n\n", "s3\tcret", "s3cret\x7f"}) {
        const QString path = program.write(u"in.yaml"_qs, "openapi: 3.0.3\n");
        const auto outcome = program.run({u"upstream-auth"_qs, path, u"--method"_qs, u"basic"_qs, u"--username"_qs,
                                          u"kim"_qs, u"--password-stdin"_qs},
                                         typed);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.errors.contains("the password on standard input"), outcome.errors.constData());
        QCOMPARE(program.read(path), "openapi: 3.0.3\n");
    }
}

GATEWRIGHT_TEST(TestCommandInput, QCoreApplication)
#include "testcommandinput.moc"
