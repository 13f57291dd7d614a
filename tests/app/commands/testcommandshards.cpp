#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <random>
#include <sys/stat.h>

/** `lint` over parts of the files, on several machines, and the merged report. */
class TestCommandShards final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void mergesIntoTheReportOfOneRun_data();
    void mergesIntoTheReportOfOneRun();
    void mergesReportsInJson_data();
    void mergesReportsInJson();
    void mergesMergedReports();
    void keepsWhatOnlyOtherShardsUse();
    void exitsAsOneRun();
    void readsListsOfFiles_data();
    void readsListsOfFiles();
    void namesTheLineOfAnError_data();
    void namesTheLineOfAnError();
    void waitsForNothingInAList();
    void readsLongLists();
    void refusesOtherReports_data();
    void refusesOtherReports();
    void refusesContradictions_data();
    void refusesContradictions();

private:
    [[nodiscard]] support::RunOutcome lint(const QStringList &arguments, const QByteArray &input = {}) const;
    /** Divides the files at random, lints each shard, and returns the names of the reports. */
    [[nodiscard]] QStringList reportsOf(QStringList files, int count, unsigned seed, const QString &format) const;

    support::ProgramRun m_program;
    QStringList m_definitions; ///< Without a part of another file.
    QStringList m_files;
};

namespace {

const QString List = u"list.txt"_qs;

QByteArray describing(const QByteArray &paths)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n" + paths;
}

} // namespace

void TestCommandShards::initTestCase()
{
    // Two use the same part, which uses another; one has a syntax error, and so has one of the parts.
    m_definitions = {u"b.yaml"_qs,      u"z/deep.yaml"_qs, u"a.yaml"_qs,
                     u"broken.yaml"_qs, u"own.json"_qs,    u"sp ace.yaml"_qs};
    (void)m_program.write(u"b.yaml"_qs,
                          describing("  /a: {$ref: 'part.yaml#/a'}\n  /b: {$ref: 'part.yaml#/b'}\n  /c: {get: {}}\n"));
    (void)m_program.write(u"a.yaml"_qs, describing("  /a: {$ref: 'part.yaml#/a'}\n  /x: {$ref: 'unsound.yaml#/x'}\n"));
    QVERIFY(QDir(m_program.folder()).mkpath(u"z"_qs));
    (void)m_program.write(u"z/deep.yaml"_qs, describing("  /p: {$ref: '../part.yaml#/a'}\n  /q: {post: {wrong: 1}}\n"));
    (void)m_program.write(u"broken.yaml"_qs, "openapi: 3.0.3\ninfo: [\n");
    (void)m_program.write(u"own.json"_qs, R"({"openapi": "3.0.3", "info": {"title": "T"}, "paths": {"a": {}}})");
    (void)m_program.write(u"sp ace.yaml"_qs, describing("  /s: {get: {responses: {}}}\n"));
    (void)m_program.write(u"part.yaml"_qs,
                          "a: {get: {wrong: 1}}\nb: {get: {responses: {200: {$ref: 'deeper.yaml'}}}}\nc: {get: 1}\n");
    (void)m_program.write(u"deeper.yaml"_qs, "description: 7\nwrong: 1\n");
    (void)m_program.write(u"unsound.yaml"_qs, "x:\n  get: {wrong: 1}\n  get: {wrong: 2}\n  post: \"\n");
    (void)m_program.write(u"unused.yaml"_qs, "type: object\ntype: string\n");
    m_files = m_definitions + QStringList{u"part.yaml"_qs, u"deeper.yaml"_qs, u"unsound.yaml"_qs, u"unused.yaml"_qs};
}

support::RunOutcome TestCommandShards::lint(const QStringList &arguments, const QByteArray &input) const
{
    return m_program.run(QStringList{u"lint"_qs, u"--offline"_qs} + arguments, input);
}

QStringList TestCommandShards::reportsOf(QStringList files, int count, unsigned seed, const QString &format) const
{
    std::mt19937 random(seed);
    std::shuffle(files.begin(), files.end(), random);
    QList<QByteArrayList> shards(count);
    for (const QString &file : files)
        shards[random() % unsigned(count)].append(file.toUtf8());
    QStringList reports;
    for (int i = 0; i < count; ++i) {
        const auto outcome = lint({u"--files-from"_qs, u"-"_qs, u"--format"_qs, format}, shards[i].join('\n'));
        reports.append(u"report%1"_qs.arg(i));
        (void)m_program.write(reports.last(), outcome.output);
    }
    return reports;
}

void TestCommandShards::mergesIntoTheReportOfOneRun_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("text") << u"text"_qs;
    QTest::newRow("json") << u"json"_qs;
    QTest::newRow("sarif") << u"sarif"_qs;
    QTest::newRow("junit") << u"junit"_qs;
    QTest::newRow("github") << u"github"_qs;
}

void TestCommandShards::mergesIntoTheReportOfOneRun()
{
    QFETCH(const QString, format);
    const auto whole = lint(m_files + QStringList{u"--format"_qs, format});
    QCOMPARE(whole.exitCode, 1);
    QVERIFY(whole.output.contains("deeper.yaml"));
    for (unsigned seed = 1; seed <= 4; ++seed) {
        const QStringList reports = reportsOf(m_files, int(seed) + 1, seed, u"sarif"_qs);
        const auto merged = lint(QStringList{u"--merge-reports"_qs, u"--format"_qs, format} + reports);
        QCOMPARE(merged.output, whole.output);
        QCOMPARE(merged.exitCode, whole.exitCode);
    }
}

void TestCommandShards::mergesReportsInJson_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("text") << u"text"_qs;
    QTest::newRow("json") << u"json"_qs;
    QTest::newRow("github") << u"github"_qs;
}

void TestCommandShards::mergesReportsInJson()
{
    QFETCH(const QString, format);
    const auto whole = lint(m_definitions + QStringList{u"--format"_qs, format});
    const QStringList reports = reportsOf(m_definitions, 3, 7, u"json"_qs);
    const auto merged = lint(QStringList{u"--merge-reports"_qs, u"--format"_qs, format} + reports);
    QCOMPARE(merged.output, whole.output);
    QCOMPARE(merged.exitCode, whole.exitCode);
}

void TestCommandShards::mergesMergedReports()
{
    const auto whole = lint(m_files + QStringList{u"--format"_qs, u"sarif"_qs});
    const QStringList reports = reportsOf(m_files, 4, 11, u"sarif"_qs);
    const QStringList merge{u"--merge-reports"_qs, u"--format"_qs, u"sarif"_qs};
    const auto half = lint(merge + reports.mid(0, 2));
    const auto merged = lint(merge + QStringList{u"-"_qs} + reports.mid(2), half.output);
    QCOMPARE(merged.output, whole.output);
}

void TestCommandShards::keepsWhatOnlyOtherShardsUse()
{
    // The shard of the part does not know who uses the part, and reports it as a document of its own.
    const auto alone = lint({u"part.yaml"_qs, u"--format"_qs, u"sarif"_qs});
    const auto user = lint({u"b.yaml"_qs, u"--format"_qs, u"sarif"_qs});
    const QStringList reports{m_program.write(u"alone"_qs, alone.output), m_program.write(u"user"_qs, user.output)};
    QVERIFY(lint({u"part.yaml"_qs}).output != QByteArray());
    const auto merged = lint(QStringList{u"--merge-reports"_qs} + reports);
    QCOMPARE(merged.output, lint({u"part.yaml"_qs, u"b.yaml"_qs}).output);
    QVERIFY(merged.output.contains("part.yaml:1:11: error"));
}

void TestCommandShards::exitsAsOneRun()
{
    const QStringList sound = reportsOf({u"sp ace.yaml"_qs}, 1, 1, u"sarif"_qs);
    const QStringList merge = QStringList{u"--merge-reports"_qs} + sound;
    for (const QString &severity : {u"error"_qs, u"warning"_qs, u"info"_qs}) {
        const QStringList option{u"--fail-severity"_qs, severity};
        QCOMPARE(lint(merge + option).exitCode, lint(option + QStringList{u"sp ace.yaml"_qs}).exitCode);
    }
    // A file that a shard could not read.
    const auto failed = lint({u"none.yaml"_qs, u"--format"_qs, u"sarif"_qs});
    const auto merged = lint(merge + QStringList{m_program.write(u"failed"_qs, failed.output)});
    QCOMPARE(merged.exitCode, 2);
    QCOMPARE(merged.errors, failed.errors);
    QVERIFY(merged.errors.startsWith("none.yaml: "));
    // A shard without files.
    QCOMPARE(lint({u"--files-from"_qs, u"-"_qs}).exitCode, 0);
}

void TestCommandShards::readsListsOfFiles_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("lines") << QByteArray("a.yaml\n\nsp ace.yaml");
    QTest::newRow("CR LF") << QByteArray("a.yaml\r\nsp ace.yaml\r\n");
    QTest::newRow("NUL") << QByteArray("a.yaml\0sp ace.yaml\0", 19);
    QTest::newRow("quotes of git") << QByteArray("\"a.yaml\"\n\"sp\\040ace.yaml\"\n");
    QTest::newRow("each once") << QByteArray("sp ace.yaml\n./a.yaml\na.yaml\nsp ace.yaml\n");
}

void TestCommandShards::readsListsOfFiles()
{
    QFETCH(const QByteArray, list);
    (void)m_program.write(List, list);
    const QByteArray expected = lint({u"a.yaml"_qs, u"sp ace.yaml"_qs}).output;
    QCOMPARE(lint({u"--files-from"_qs, List}).output.replace("./a.yaml", "a.yaml"), expected);
    QCOMPARE(lint({u"--files-from"_qs, u"-"_qs}, list).output.replace("./a.yaml", "a.yaml"), expected);
    const auto both = lint({u"b.yaml"_qs, u"--files-from"_qs, List}).output.replace("./a.yaml", "a.yaml");
    QCOMPARE(both, lint({u"b.yaml"_qs, u"a.yaml"_qs, u"sp ace.yaml"_qs}).output);
}

void TestCommandShards::namesTheLineOfAnError_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such file") << QByteArray("a.yaml\n# none.yaml\n") << QByteArray("list.txt:2: # none.yaml: ");
    QTest::newRow("no such file, NUL") << QByteArray("a.yaml\0none\n.yaml\0", 18) << QByteArray("list.txt:2: none");
    QTest::newRow("a hyphen is a file") << QByteArray("-\n") << QByteArray("list.txt:1: ./-: ");
    QTest::newRow("open quotes") << QByteArray("\n\"a.yaml\n") << QByteArray("list.txt:2: the quotes of the path");
    QTest::newRow("unknown escape") << QByteArray("\"a\\q.yaml\"\n")
                                    << QByteArray("list.txt:1: the quotes of the path");
    QTest::newRow("NUL as an escape") << QByteArray("\"a\\000.yaml\"\n") << QByteArray("list.txt:1: the quotes");
    QTest::newRow("not UTF-8") << QByteArray("a.yaml\n\xff.yaml\n") << QByteArray("list.txt:2: the path is not UTF-8");
    QTest::newRow("long") << QByteArray(40'000, 'x') << QByteArray("list.txt:1: the path is longer than 32768 bytes");
}

void TestCommandShards::namesTheLineOfAnError()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QByteArray, message);
    (void)m_program.write(List, list);
    const auto outcome = lint({u"--files-from"_qs, List});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(message), outcome.errors.left(500).constData());
}

/** A pipe, a device and a file of the kernel that only ends when the system does. */
void TestCommandShards::waitsForNothingInAList()
{
    QCOMPARE(::mkfifo(QFile::encodeName(m_program.folder() + u"/pipe"_qs).constData(), 0600), 0);
    (void)m_program.write(List, "a.yaml\npipe\n/dev/zero\n/proc\n/proc/kmsg\n");
    const auto outcome = lint({u"--files-from"_qs, List});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.output.contains("part.yaml:1:5: error "), outcome.output.constData());
    QVERIFY2(outcome.errors.contains("list.txt:2: pipe: Reading failed. (It is not a regular file.)\n"),
             outcome.errors.constData());
    for (const QByteArray start : {"list.txt:3: /dev/zero: ", "list.txt:4: /proc: ", "list.txt:5: /proc/kmsg: "})
        QVERIFY2(outcome.errors.contains(start), outcome.errors.constData());
}

void TestCommandShards::readsLongLists()
{
    constexpr int count = 100'000;
    QByteArray list = "a.yaml\n";
    for (int number = 0; number < count; ++number)
        list += number % 2 ? QByteArray("./a.yaml\n") : "none/" + QByteArray::number(number) + ".yaml\n";
    (void)m_program.write(List, list);
    const auto outcome = lint({u"--files-from"_qs, List});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, lint({u"a.yaml"_qs}).output);
    QCOMPARE(outcome.errors.count('\n'), count / 2);
}

void TestCommandShards::refusesOtherReports_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to, const QByteArray &message) {
        QTest::newRow(name) << from << to << message;
    };
    row("truncated", "]\n}\n", "", "report:");
    row("another program", "\"name\": \"gatewright\"", "\"name\": \"other\"", ": Only reports that gatewright lint");
    row("another version of SARIF", "\"version\": \"2.1.0\"", "\"version\": \"2.0.0\"", "report:3:16: Only reports");
    row("no descriptions", "\"descriptions\"", "\"others\"", "; this one lists no descriptions");
    row("another level", "\"level\": \"error\"", "\"level\": \"fatal\"",
        ": \u201clevel\u201d must be error, warning or note");
    row("no line", "\"startLine\": ", "\"startLines\": ", ": \u201cstartLine\u201d is missing");
    row("line 0", "\"startLine\": ", "\"startLine\": -", ": \u201cstartLine\u201d must be a positive integer");
    row("a message of another type", "\"text\": ", "\"text\": [], \"more\": ", ": \u201ctext\u201d must be a string");
    row("a file without a description", "\"uri\": \"own.json\"", "\"uri\": \"no.json\"",
        ": \u201cdescriptions\u201d does not contain the file");
    row("a scalar", "", "1", "report:1:1: Only reports");
}

void TestCommandShards::refusesOtherReports()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QByteArray, message);
    QByteArray report = from.isEmpty() ? to : lint({u"own.json"_qs, u"--format"_qs, u"sarif"_qs}).output;
    QVERIFY(report.contains(from));
    report.replace(from, to);
    (void)m_program.write(u"report"_qs, report);
    const auto outcome = lint({u"--merge-reports"_qs, u"report"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains(message), outcome.errors.constData());
    static const QRegularExpression place(u"report:[0-9]+:[0-9]+: "_qs);
    QVERIFY2(QString::fromUtf8(outcome.errors).contains(place), outcome.errors.constData());
}

void TestCommandShards::refusesContradictions_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no report") << QStringList{u"--merge-reports"_qs} << QByteArray("needs at least one report");
    QTest::newRow("no such report") << QStringList{u"--merge-reports"_qs, u"none"_qs} << QByteArray("none: ");
    QTest::newRow("fix") << QStringList{u"--merge-reports"_qs, u"--fix"_qs, u"r"_qs}
                         << QByteArray("--fix has no meaning");
    QTest::newRow("list") << QStringList{u"--merge-reports"_qs, u"--files-from"_qs, u"l"_qs, u"r"_qs}
                          << QByteArray("--files-from has no meaning");
    QTest::newRow("no such list") << QStringList{u"--files-from"_qs, u"none"_qs} << QByteArray("none: ");
    QTest::newRow("standard input twice")
        << QStringList{u"--files-from"_qs, u"-"_qs, u"-"_qs} << QByteArray("standard input only once");
}

void TestCommandShards::refusesContradictions()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    const auto outcome = lint(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(message), outcome.errors.constData());
}

GATEWRIGHT_TEST(TestCommandShards, QCoreApplication)
#include "testcommandshards.moc"
