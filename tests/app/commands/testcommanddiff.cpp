#include "documentlimits.h"
#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

/** `diff` as it is run: what it prints in each format, how it ends, and where it reads the descriptions from. */
class TestCommandDiff final : public QObject
{
    Q_OBJECT

private slots:
    void printsARemovedOperation();
    void printsJson();
    void endsAsFailOnSays_data();
    void endsAsFailOnSays();
    void namesOtherFiles();
    void acceptsByFingerprint();
    void readsARevision();
    void readsAbbreviatedCommits();
    void refusesAmbiguousCommits();
    void readsPathsBelowTheRoot();
    void runsNothingOfTheRepository();
    void comparesFolders();
    void printsFoldersAsJson();
    void complainsAboutUnreadableFilesOfFolders();
    void complainsAboutUnreadableFolders();
    void refusesFoldersWithTooManyFiles();
    void showsTheFailingMessage_data();
    void showsTheFailingMessage();
    void countsRecordedExchanges();
    void refusesWrongHarFiles_data();
    void refusesWrongHarFiles();
    void skipsEntriesThatCannotBeRead();
    void readsSwagger();
    void explainsIds();
    void printsOtherFormats_data();
    void printsOtherFormats();
    void refusesWhatCannotBeRead_data();
    void refusesWhatCannotBeRead();
};

namespace {

const QByteArray OldApi = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /pets:\n    get: {responses: {}}\n"
                          "    post: {responses: {}}\n";
const QByteArray NewApi =
    "openapi: 3.1.0\ninfo: {title: A, version: '2'}\npaths:\n  /pets:\n    get: {responses: {}}\n";

/** Runs `diff old.yaml new.yaml` with options. */
support::RunOutcome diff(const support::ProgramRun &program, const QStringList &options = {})
{
    return program.run(QStringList{u"diff"_qs, u"old.yaml"_qs, u"new.yaml"_qs} + options);
}

void writeBoth(const support::ProgramRun &program, const QByteArray &before = OldApi, const QByteArray &now = NewApi)
{
    (void)program.write(u"old.yaml"_qs, before);
    (void)program.write(u"new.yaml"_qs, now);
}

QJsonObject jsonOf(const support::RunOutcome &run)
{
    return QJsonDocument::fromJson(run.output).object();
}

bool runGit(const QString &folder, const QStringList &arguments)
{
    QProcess git;
    git.setWorkingDirectory(folder);
    git.start(u"git"_qs,
              QStringList{u"-c"_qs, u"user.name=A"_qs, u"-c"_qs, u"user.email=a@example.com"_qs} + arguments);
    return git.waitForFinished() && git.exitCode() == 0;
}

} // namespace

void TestCommandDiff::printsARemovedOperation()
{
    const support::ProgramRun program;
    writeBoth(program);
    const support::RunOutcome run = diff(program);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output,
             QByteArray("old.yaml:6:5: breaking api-removed-without-deprecation POST /pets: The operation was "
                        "removed without being deprecated before. Example: POST /pets\n"
                        "Breaking: 1, warnings: 0, info: 0\n"));
    QCOMPARE(run.exitCode, 1);
}

void TestCommandDiff::printsJson()
{
    const support::ProgramRun program;
    writeBoth(program);
    const QJsonObject json = jsonOf(diff(program, {u"--format"_qs, u"json"_qs}));
    QCOMPARE(json.keys(), (QStringList{u"breaking"_qs, u"changes"_qs, u"warnings"_qs}));
    QCOMPARE(json[u"breaking"].toInt(), 1);
    QCOMPARE(json[u"warnings"].toInt(), 0);
    const QJsonObject change = json[u"changes"].toArray().first().toObject();
    QCOMPARE(change.keys(), (QStringList{u"example"_qs, u"fingerprint"_qs, u"id"_qs, u"level"_qs, u"message"_qs,
                                         u"new"_qs, u"old"_qs, u"operation"_qs}));
    QCOMPARE(change[u"old"].toString(), u"/paths/~1pets/post"_qs);
    QVERIFY(change[u"new"].isNull());
    QCOMPARE(change[u"example"][u"request"].toString(), u"POST /pets"_qs);
    QCOMPARE(change[u"operation"].toString(), u"POST /pets"_qs);
}

void TestCommandDiff::endsAsFailOnSays_data()
{
    QTest::addColumn<QString>("threshold");
    QTest::addColumn<int>("code");
    QTest::newRow("breaking") << u"breaking"_qs << 0;
    QTest::newRow("warning") << u"warning"_qs << 0;
    QTest::newRow("any") << u"any"_qs << 1;
    QTest::newRow("none") << u"none"_qs << 0;
    QTest::newRow("another word") << u"all"_qs << 2;
}

void TestCommandDiff::endsAsFailOnSays()
{
    QFETCH(QString, threshold);
    QFETCH(int, code);
    const support::ProgramRun program;
    writeBoth(program, NewApi, OldApi); // An operation is added: info.
    QCOMPARE(diff(program, {u"--fail-on"_qs, threshold}).exitCode, code);
}

void TestCommandDiff::namesOtherFiles()
{
    const support::ProgramRun program;
    const auto api = [](const QByteArray &file) {
        return "openapi: 3.1.0\npaths: {/a: {post: {requestBody: {content: {a/b: {schema: {$ref: " + file + "}}}}}}}\n";
    };
    writeBoth(program, api("old-schema.yaml"), api("new-schema.yaml"));
    (void)program.write(u"old-schema.yaml"_qs, "type: string\n");
    (void)program.write(u"new-schema.yaml"_qs, "type: integer\n");
    const QJsonObject json = jsonOf(diff(program, {u"--format"_qs, u"json"_qs}));
    const QJsonObject change = json[u"changes"].toArray().first().toObject();
    QCOMPARE(change[u"id"].toString(), u"request-body-type-changed"_qs);
    QCOMPARE(change[u"oldFile"].toString(), u"old-schema.yaml"_qs);
    QCOMPARE(change[u"newFile"].toString(), u"new-schema.yaml"_qs);
    QCOMPARE(change[u"new"].toString(), QString());
}

void TestCommandDiff::acceptsByFingerprint()
{
    const support::ProgramRun program;
    writeBoth(program);
    const QJsonObject json = jsonOf(diff(program, {u"--format"_qs, u"json"_qs}));
    const QByteArray fingerprint = json[u"changes"].toArray().first().toObject()[u"fingerprint"].toString().toUtf8();
    (void)program.write(u".gatewright.yaml"_qs, "suppressions: [{fingerprint: '" + fingerprint + "'}]\n");
    QCOMPARE(diff(program).exitCode, 1); // A suppression needs a reason.
    (void)program.write(u".gatewright.yaml"_qs,
                        "suppressions: [{fingerprint: '" + fingerprint + "', reason: nobody uses it}]\n");
    const support::RunOutcome run = diff(program);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray("Breaking: 0, warnings: 0, info: 0\nAccepted in .gatewright.yaml: 1\n"));
}

void TestCommandDiff::readsARevision()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
    const support::ProgramRun program;
    (void)program.write(u"new.yaml"_qs, OldApi);
    QVERIFY(runGit(program.folder(), {u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs}));
    QVERIFY(runGit(program.folder(), {u"add"_qs, u"new.yaml"_qs}));
    QVERIFY(runGit(program.folder(), {u"commit"_qs, u"-q"_qs, u"-m"_qs, u"a"_qs}));
    QVERIFY(runGit(program.folder(), {u"tag"_qs, u"-a"_qs, u"v1"_qs, u"-m"_qs, u"v1"_qs}));
    QVERIFY(runGit(program.folder(), {u"commit"_qs, u"-q"_qs, u"--allow-empty"_qs, u"-m"_qs, u"b"_qs}));
    (void)program.write(u"new.yaml"_qs, NewApi);
    for (const QString &revision : {u"HEAD"_qs, u"HEAD~1"_qs, u"main^"_qs, u"v1"_qs}) {
        const support::RunOutcome run = program.run({u"diff"_qs, revision + u":new.yaml"_qs, u"new.yaml"_qs});
        QCOMPARE(run.errors, QByteArray());
        QVERIFY2(run.output.startsWith(revision.toUtf8() + ":new.yaml:6:5: breaking "), run.output.constData());
        QCOMPARE(run.exitCode, 1);
    }
    for (const QString &revision : {u"HEAD~2"_qs, u"none"_qs, u"HEAD~x"_qs})
        QCOMPARE(program.run({u"diff"_qs, revision + u":new.yaml"_qs, u"new.yaml"_qs}).exitCode, 2);
}

namespace {

/** Makes a repository with a commit of new.yaml; returns the name of the commit. */
QString commitOld(const support::ProgramRun &program, const QString &path = u"new.yaml"_qs)
{
    (void)program.write(path, OldApi);
    const bool isCommitted = runGit(program.folder(), {u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs}) &&
                             runGit(program.folder(), {u"add"_qs, path}) &&
                             runGit(program.folder(), {u"commit"_qs, u"-q"_qs, u"-m"_qs, u"a"_qs});
    (void)program.write(path, NewApi);
    QProcess git;
    git.setWorkingDirectory(program.folder());
    git.start(u"git"_qs, {u"rev-parse"_qs, u"HEAD"_qs});
    const bool isRead = isCommitted && git.waitForFinished();
    return isRead ? QString::fromLatin1(git.readAllStandardOutput().trimmed()) : QString();
}

} // namespace

void TestCommandDiff::readsAbbreviatedCommits()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
    const support::ProgramRun program;
    const QString commit = commitOld(program);
    QCOMPARE(commit.size(), 40);
    const auto readsAll = [&] {
        for (const QString &revision :
             {commit, commit.first(7), commit.first(12).toUpper(), u"@"_qs, u"@~0"_qs, u"HEAD^{commit}"_qs,
              u"HEAD^0"_qs, u"v1-0-g"_qs + commit.first(8), u"heads/main"_qs, u"refs/heads/main"_qs}) {
            const support::RunOutcome run = program.run({u"diff"_qs, revision + u":new.yaml"_qs, u"new.yaml"_qs});
            QVERIFY2(run.exitCode == 1, qPrintable(revision + u' ' + QString::fromUtf8(run.errors)));
        }
    };
    readsAll();
    QVERIFY(runGit(program.folder(), {u"gc"_qs, u"-q"_qs})); // The objects are in a pack now.
    readsAll();
    for (const QString &revision : {commit.first(3), u"0000000"_qs, u"zzzz"_qs})
        QCOMPARE(program.run({u"diff"_qs, revision + u":new.yaml"_qs, u"new.yaml"_qs}).exitCode, 2);
}

void TestCommandDiff::refusesAmbiguousCommits()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
    const support::ProgramRun program;
    QVERIFY(!commitOld(program).isEmpty());
    // Of 2,000 commits, some begin with the same four digits: 30 pairs are expected, 2,000² / 2 / 65,536.
    QString text;
    for (int i = 0; i < 2000; ++i)
        text += u"commit refs/heads/main\ncommitter A <a@example.com> %1 +0000\ndata 1\nx%2\n"_qs.arg(
            QString::number(1'700'000'000 + i), i == 0 ? u"\nfrom refs/heads/main^0"_qs : QString());
    QProcess import;
    import.setWorkingDirectory(program.folder());
    import.start(u"git"_qs, {u"fast-import"_qs, u"--quiet"_qs});
    import.write(text.toLatin1());
    import.closeWriteChannel();
    QVERIFY(import.waitForFinished() && import.exitCode() == 0);
    QProcess list;
    list.setWorkingDirectory(program.folder());
    list.start(u"git"_qs, {u"rev-list"_qs, u"main"_qs});
    QVERIFY(list.waitForFinished());
    QSet<QByteArray> seen;
    QByteArray ambiguous;
    for (const QByteArray &name : list.readAllStandardOutput().split('\n')) {
        if (seen.contains(name.left(4)) && !name.isEmpty())
            ambiguous = name.left(4);
        seen.insert(name.left(4));
    }
    QVERIFY(!ambiguous.isEmpty());
    const support::RunOutcome run = program.run(
        {u"diff"_qs, QString::fromLatin1(ambiguous) + u":new.yaml"_qs, u"new.yaml"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("use more digits"), run.errors.constData());
}

void TestCommandDiff::readsPathsBelowTheRoot()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
    const support::ProgramRun program;
    QVERIFY(QDir(program.folder()).mkpath(u"docs/apis"_qs));
    QVERIFY(!commitOld(program, u"docs/apis/new.yaml"_qs).isEmpty());
    const support::RunOutcome run = program.run({u"diff"_qs, u"HEAD:docs/apis/new.yaml"_qs, u"docs/apis/new.yaml"_qs});
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 1);
}

void TestCommandDiff::runsNothingOfTheRepository()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
    const support::ProgramRun program;
    QVERIFY(!commitOld(program).isEmpty());
    const QString canary = program.folder() + u"/canary"_qs;
    const QByteArray touch = "touch " + canary.toUtf8();
    QFile config(program.folder() + u"/.git/config"_qs);
    QVERIFY(config.open(QFile::Append));
    config.write("[core]\n\tfsmonitor = \"" + touch + "\"\n\tpager = \"" + touch + "\"\n[diff]\n\texternal = \"" +
                 touch + "\"\n[filter \"x\"]\n\tsmudge = \"" + touch + "\"\n");
    config.close();
    (void)program.write(u".gitattributes"_qs, "*.yaml filter=x diff=x\n");
    QCOMPARE(program.run({u"diff"_qs, u"HEAD:new.yaml"_qs, u"new.yaml"_qs}).exitCode, 1);
    QVERIFY(!QFile::exists(canary));
}

namespace {

/** Writes two folders: one description is the same, one has another path, one is removed and one is added. */
void writeFolders(const support::ProgramRun &program)
{
    QDir(program.folder()).mkpath(u"old/inner"_qs);
    QDir(program.folder()).mkpath(u"new/inner"_qs);
    const auto titled = [](QByteArray text, const QByteArray &title) {
        return text.replace("title: A", "title: " + title);
    };
    (void)program.write(u"old/inner/pets.yaml"_qs, titled(OldApi, "Pets"));
    (void)program.write(u"new/inner/pets.yaml"_qs, titled(NewApi, "Pets"));
    (void)program.write(u"old/dogs.yaml"_qs, titled(OldApi, "Dogs"));
    (void)program.write(u"new/inner/dogs-v2.yaml"_qs, titled(NewApi, "Dogs"));
    (void)program.write(u"old/gone.yaml"_qs, titled(OldApi, "Gone"));
    (void)program.write(u"new/come.yaml"_qs, titled(OldApi, "Come"));
    (void)program.write(u"new/notes.yaml"_qs, "a: openapi\n");
}

} // namespace

void TestCommandDiff::comparesFolders()
{
    const support::ProgramRun program;
    writeFolders(program);
    const support::RunOutcome run = program.run({u"diff"_qs, u"old"_qs, u"new"_qs});
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(
        run.output,
        QByteArray("old/inner/pets.yaml:6:5: breaking api-removed-without-deprecation POST /pets: The operation was "
                   "removed without being deprecated before. Example: POST /pets\n"
                   "old/dogs.yaml:6:5: breaking api-removed-without-deprecation POST /pets: The operation was "
                   "removed without being deprecated before. Example: POST /pets\n"
                   "old/gone.yaml: breaking The definition was removed.\n"
                   "new/come.yaml: info The definition was added.\n"
                   "Breaking: 3, warnings: 0, info: 1\n"));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(program.run({u"diff"_qs, u"old"_qs, u"old"_qs}).exitCode, 0);
    (void)program.write(u"new/gone.yaml"_qs, "openapi: [\n");
    QCOMPARE(program.run({u"diff"_qs, u"old"_qs, u"new"_qs}).exitCode, 1); // It is no description that can be read.
}

void TestCommandDiff::printsFoldersAsJson()
{
    const support::ProgramRun program;
    writeFolders(program);
    const QJsonObject json = jsonOf(program.run({u"diff"_qs, u"old"_qs, u"new"_qs, u"--format"_qs, u"json"_qs}));
    QCOMPARE(json[u"breaking"].toInt(), 3);
    QCOMPARE(json[u"removed"].toArray(), (QJsonArray{u"old/gone.yaml"_qs}));
    QCOMPARE(json[u"added"].toArray(), (QJsonArray{u"new/come.yaml"_qs}));
    const QJsonObject second = json[u"definitions"].toArray()[1].toObject();
    QCOMPARE(second[u"old"].toString(), u"old/dogs.yaml"_qs);
    QCOMPARE(second[u"new"].toString(), u"new/inner/dogs-v2.yaml"_qs);
    QCOMPARE(second[u"breaking"].toInt(), 1);
    QCOMPARE(second[u"changes"].toArray().size(), 1);
}

namespace {

/** Makes a file larger than any that is read. It takes no room on the disk. */
bool makeTooLarge(const QString &path)
{
    constexpr qint64 TooLarge = document::MaximumBytes + 1;
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && file.resize(TooLarge);
}

} // namespace

void TestCommandDiff::complainsAboutUnreadableFilesOfFolders()
{
    const support::ProgramRun program;
    QVERIFY(QDir(program.folder()).mkpath(u"old"_qs) && QDir(program.folder()).mkpath(u"new"_qs));
    for (const QString &folder : {u"old/"_qs, u"new/"_qs}) {
        (void)program.write(folder + u"a.yaml"_qs, OldApi);
        QVERIFY(makeTooLarge(program.write(folder + u"large.yaml"_qs, OldApi)));
    }
    const support::RunOutcome both = program.run({u"diff"_qs, u"old"_qs, u"new"_qs});
    QCOMPARE(both.exitCode, 2);
    QCOMPARE(both.output, QByteArray("Breaking: 0, warnings: 0, info: 0\n"));
    QCOMPARE(both.errors.count('\n'), 2);
    QVERIFY2(both.errors.contains("old/large.yaml: ") && both.errors.contains("new/large.yaml: "),
             both.errors.constData());
    // A description whose new state is not known is not removed.
    (void)program.write(u"old/large.yaml"_qs, OldApi);
    const support::RunOutcome one = program.run({u"diff"_qs, u"old"_qs, u"new"_qs});
    QCOMPARE(one.exitCode, 2);
    QCOMPARE(one.output, QByteArray("Breaking: 0, warnings: 0, info: 0\n"));
    QCOMPARE(one.errors.count('\n'), 1);
}

void TestCommandDiff::complainsAboutUnreadableFolders()
{
    const support::ProgramRun program;
    for (const QString &folder : {u"old/"_qs, u"new/"_qs}) {
        QVERIFY(QDir(program.folder()).mkpath(folder + u"secret"_qs));
        (void)program.write(folder + u"a.yaml"_qs, OldApi);
    }
    (void)program.write(u"old/secret/b.yaml"_qs, OldApi);
    const QString folder = program.folder() + u"/new/secret"_qs;
    QVERIFY(QFile::setPermissions(folder, {}));
    const auto unlocked = qScopeGuard(
        [&] { QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner); });
    if (QFileInfo(folder).isReadable())
        QSKIP("this user reads all folders");
    const support::RunOutcome run = program.run({u"diff"_qs, u"old"_qs, u"new"_qs});
    QCOMPARE(run.exitCode, 2);
    // A description whose new state is not known is not removed.
    QCOMPARE(run.output, QByteArray("Breaking: 0, warnings: 0, info: 0\n"));
    QCOMPARE(run.errors.count('\n'), 1);
    QVERIFY2(run.errors.contains("new/secret: "), run.errors.constData());
}

void TestCommandDiff::refusesFoldersWithTooManyFiles()
{
    constexpr int Most = 20'000;
    const support::ProgramRun program;
    writeFolders(program);
    for (int i = 4; i <= Most; ++i) { // Three are there.
        QFile file(program.folder() + u"/new/inner/%1.json"_qs.arg(i));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    (void)program.write(u"new/.hidden.yaml"_qs, OldApi); // Does not count.
    (void)program.write(u"new/text.txt"_qs, OldApi);
    QVERIFY(QFile::remove(program.folder() + u"/new/notes.yaml"_qs));
    QCOMPARE(program.run({u"diff"_qs, u"old"_qs, u"new"_qs}).exitCode, 1);
    (void)program.write(u"new/notes.yaml"_qs, "a: openapi\n");
    (void)program.write(u"new/more.yaml"_qs, "a: openapi\n");
    const support::RunOutcome run = program.run({u"diff"_qs, u"old"_qs, u"new"_qs});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains("new has more files than can be compared together"), run.errors.constData());
    QCOMPARE(program.run({u"diff"_qs, u"new"_qs, u"old"_qs}).exitCode, 2);
}

namespace {

const QByteArray OrdersBefore =
    "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /orders:\n    post:\n      parameters: [{name: limit, in: "
    "query, schema: {type: integer}}]\n      requestBody: {content: {application/json: {schema: {type: object, properties: "
    "{qty: {type: integer}}}}}}\n      responses: {'200': {description: d, content: {application/json: {schema: {type: "
    "object, required: [id], properties: {id: {type: integer}}}}}}}\n";

} // namespace

void TestCommandDiff::showsTheFailingMessage_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("example");
    QTest::newRow("a body") << QByteArray("{qty: {type: integer}}") << QByteArray("{qty: {type: integer, minimum: 1}}")
                            << QByteArray(
                                   R"(Example: POST /orders with {"qty":0} was valid, now: /qty: The number must be )"
                                   "at least 1.");
    QTest::newRow("a parameter") << QByteArray("query, schema: {type: integer}")
                                 << QByteArray("query, schema: {type: integer, maximum: 10}")
                                 << QByteArray(
                                        "Example: POST /orders?limit=22 was valid, now: The number must be at most "
                                        "10.");
    QTest::newRow("a required parameter") << QByteArray("query, schema") << QByteArray("query, required: true, schema")
                                          << QByteArray("Example: POST /orders\n");
    QTest::newRow("a media type") << QByteArray("requestBody: {content: {application/json")
                                  << QByteArray("requestBody: {content: {text/json")
                                  << QByteArray("Example: POST /orders with Content-Type: application/json\n");
    QTest::newRow("a response") << QByteArray("id: {type: integer}") << QByteArray("id: {type: number}")
                                << QByteArray("Example: Response 200 to POST /orders with {\"id\":1.5} is valid now, "
                                              "before: /id: The value must be of type integer, not number.");
    QTest::newRow("a status") << QByteArray("'200'") << QByteArray("'202'")
                              << QByteArray("Example: Response 200 to POST /orders\n");
    QTest::newRow("pattern against itself, with more keys")
        << QByteArray("{qty: {type: integer}}") << QByteArray("{qty: {type: integer, not: {}}}")
        << QByteArray("Example: POST /orders with {\"qty\":");
}

void TestCommandDiff::showsTheFailingMessage()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, example);
    const support::ProgramRun program;
    QByteArray now = OrdersBefore;
    writeBoth(program, OrdersBefore, now.replace(from, to));
    const support::RunOutcome run = diff(program);
    QVERIFY2(run.output.contains(example), run.output.constData());
    QVERIFY(!run.output.contains("Inferred"));
    QVERIFY2(!run.output.contains("%"), run.output.constData()); // A placeholder that was not filled in.
}

namespace {

QByteArray harOf(const QByteArrayList &entries)
{
    return R"({"log":{"version":"1.2","creator":{"name":"a","version":"1"},"entries":[)" + entries.join(',') + "]}}";
}

QByteArray entryOf(const QByteArray &url, const QByteArray &body, int status = 200,
                   const QByteArray &answer = R"({\"id\":1})")
{
    return R"({"startedDateTime":"2026-06-01T10:00:00.000Z","time":1,"request":{"method":"POST","url":"https://example.com)" +
           url + R"(","httpVersion":"HTTP/1.1","headers":[{"name":"Content-Type","value":"application/json"}],)" +
           R"("queryString":[],"cookies":[],"headersSize":-1,"bodySize":-1,"postData":{"mimeType":"application/json","text":")" +
           body + R"("}},"response":{"status":)" + QByteArray::number(status) +
           R"(,"statusText":"","httpVersion":"HTTP/1.1","headers":[{"name":"Content-Type","value":"application/json"}],)" +
           R"("cookies":[],"redirectURL":"","headersSize":-1,"bodySize":-1,"content":{"size":1,"mimeType":"application/json",)" +
           R"("text":")" + answer + R"("}},"cache":{},"timings":{"send":0,"wait":1,"receive":0}})";
}

} // namespace

void TestCommandDiff::countsRecordedExchanges()
{
    const support::ProgramRun program;
    QByteArray now = OrdersBefore;
    writeBoth(program, OrdersBefore,
              now.replace("{qty: {type: integer}}", "{qty: {type: integer, minimum: 1}}")
                  .replace("query, schema: {type: integer}", "query, schema: {type: integer, maximum: 10}"));
    (void)program.write(u"a.har"_qs, harOf({entryOf("/orders", R"({\"qty\":5})"), entryOf("/orders", R"({\"qty\":0})"),
                                            entryOf("/orders?limit=11", R"({\"qty\":0})"),
                                            entryOf("/orders", R"({\"qty\":\"a\"})"), // It was not valid before.
                                            entryOf("/other", "{}")}));
    const support::RunOutcome run = diff(program, {u"--har"_qs, u"a.har"_qs});
    QCOMPARE(run.errors, QByteArray());
    QVERIFY2(run.output.contains("Recorded exchanges: 5, valid before: 3, failing now: 2\n"), run.output.constData());
    QVERIFY2(
        run.output.contains("a.har: entry 1, POST /orders: The body is not valid: /qty: The number must be at least "
                            "1.\n"),
        run.output.constData());
    QVERIFY(run.output.contains("Recorded exchanges that fail: 2.\n"));
    QVERIFY(run.output.contains("Recorded exchanges that fail: 1.\n"));
    const QJsonObject json = jsonOf(diff(program, {u"--har"_qs, u"a.har"_qs, u"--format"_qs, u"json"_qs}));
    QCOMPARE(json[u"recorded"][u"exchanges"].toInt(), 5);
    QCOMPARE(json[u"recorded"][u"valid"].toInt(), 3);
    QCOMPARE(json[u"recorded"][u"failing"].toInt(), 2);
    QCOMPARE(json[u"recorded"][u"entries"].toArray().size(), 2);
    QCOMPARE(json[u"recorded"][u"entries"].toArray()[0].toObject()[u"entry"].toInt(), 1);
    int counted = 0;
    for (const QJsonValue &change : json[u"changes"].toArray())
        counted += change[u"recorded"].toInt();
    QCOMPARE(counted, 3); // The third exchange fails for both changes.
}

void TestCommandDiff::refusesWrongHarFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("no log") << QByteArray("{}");
    QTest::newRow("damage after entries") << harOf({entryOf("/orders", "{}")}).chopped(3);
    QTest::newRow("a missing file") << QByteArray();
}

void TestCommandDiff::refusesWrongHarFiles()
{
    QFETCH(QByteArray, text);
    const support::ProgramRun program;
    writeBoth(program);
    if (!text.isEmpty())
        (void)program.write(u"a.har"_qs, text);
    const support::RunOutcome run = diff(program, {u"--har"_qs, u"a.har"_qs});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains("a.har"), run.errors.constData());
}

void TestCommandDiff::skipsEntriesThatCannotBeRead()
{
    const support::ProgramRun program;
    QByteArray now = OrdersBefore;
    writeBoth(program, OrdersBefore, now.replace("{qty: {type: integer}}", "{qty: {type: integer, minimum: 1}}"));
    const QByteArray har = harOf({"1", entryOf("/orders", R"({\"qty\":0})")});
    (void)program.write(u"a.har"_qs, har);
    const support::RunOutcome run = diff(program, {u"--har"_qs, u"a.har"_qs});
    QVERIFY2(run.errors.startsWith("a.har:1:") && run.errors.contains("warning har-entry Entry 0 is skipped."),
             run.errors.constData());
    QVERIFY2(run.output.contains("Recorded exchanges: 1, valid before: 1, failing now: 1\n"), run.output.constData());
    QVERIFY2(run.output.contains("a.har: entry 1, POST /orders: "), run.output.constData());
    const support::RunOutcome piped = program.run({u"diff"_qs, u"old.yaml"_qs, u"new.yaml"_qs, u"--har"_qs, u"-"_qs},
                                                  har);
    QCOMPARE(piped.output, QByteArray(run.output).replace("a.har: ", "<stdin>: "));
    QCOMPARE(program.run({u"diff"_qs, u"-"_qs, u"new.yaml"_qs, u"--har"_qs, u"-"_qs}).exitCode, 2);
}

void TestCommandDiff::readsSwagger()
{
    const support::ProgramRun program;
    writeBoth(program,
              "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths:\n  /pets:\n    get: {responses: {}}\n    post: "
              "{responses: {}}\n",
              OldApi);
    const support::RunOutcome run = diff(program);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("Breaking: 0, warnings: 0, info: 0\n"));
    QCOMPARE(run.exitCode, 0);
}

void TestCommandDiff::explainsIds()
{
    const support::ProgramRun program;
    const support::RunOutcome run = program.run({u"diff"_qs, u"--explain"_qs, u"request-body-max-decreased"_qs});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.startsWith("request-body-max-decreased (breaking)\n"), run.output.constData());
    QCOMPARE(program.run({u"diff"_qs, u"--explain"_qs, u"none"_qs}).exitCode, 2);
    const support::RunOutcome list = program.run({u"diff"_qs, u"--list-rules"_qs});
    QCOMPARE(list.exitCode, 0);
    QVERIFY(list.output.contains("response-required-property-removed"));
}

void TestCommandDiff::printsOtherFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("markdown") << u"markdown"_qs
                              << QByteArray(
                                     "**Breaking: 1, warnings: 0, info: 0**\n\n### POST /pets\n\n- **breaking** The "
                                     "operation was removed without being deprecated before. "
                                     "(`api-removed-without-deprecation`)\n  - Example: POST /pets\n");
    QTest::newRow("github") << u"github"_qs
                            << QByteArray(
                                   "::error file=old.yaml,line=6,col=5,title=api-removed-without-deprecation::POST "
                                   "/pets: The operation was removed without being deprecated before. Example: POST "
                                   "/pets\n");
}

void TestCommandDiff::printsOtherFormats()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, output);
    const support::ProgramRun program;
    writeBoth(program);
    QCOMPARE(diff(program, {u"--format"_qs, format}).output, output);
}

void TestCommandDiff::refusesWhatCannotBeRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no file") << QStringList{u"old.yaml"_qs, u"none.yaml"_qs};
    QTest::newRow("one argument") << QStringList{u"old.yaml"_qs};
    QTest::newRow("a syntax error") << QStringList{u"wrong.yaml"_qs, u"new.yaml"_qs};
    QTest::newRow("no API description") << QStringList{u"old.yaml"_qs, u"other.yaml"_qs};
    QTest::newRow("a revision outside of a repository") << QStringList{u"HEAD:old.yaml"_qs, u"new.yaml"_qs};
    QTest::newRow("an unknown format") << QStringList{u"old.yaml"_qs, u"new.yaml"_qs, u"--format"_qs, u"xml"_qs};
}

void TestCommandDiff::refusesWhatCannotBeRead()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    writeBoth(program);
    (void)program.write(u"wrong.yaml"_qs, "openapi: [\n");
    (void)program.write(u"other.yaml"_qs, "a: 1\n");
    const support::RunOutcome run = program.run(QStringList{u"diff"_qs} + arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY(!run.errors.isEmpty());
}

GATEWRIGHT_TEST(TestCommandDiff, QCoreApplication)
#include "testcommanddiff.moc"
