#include "programrun.h"
#include "ruletable.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

#include <sys/stat.h>

/** The reports of `lint` as other programs read them. */
class TestCommandLint final : public QObject
{
    Q_OBJECT

private slots:
    void printsNoControlCharacters();
    void listsAndExplainsRules();
    void printsNamesOfFilesAsTheyAre_data();
    void printsNamesOfFilesAsTheyAre();
    void writesPathsAsUriReferences_data();
    void writesPathsAsUriReferences();
    void writesAbsolutePathsAsFileUrls();
    void sortsByFileThenByPlace();
    void writesValidReportsWithoutAProblem_data();
    void writesValidReportsWithoutAProblem();
    void countsColumnsInCharacters();
    void keepsFingerprintsWhenLinesMove();
    void reportsWhatFixesReplace();
    void repeatsNoSecretInFixes();
    void followsReferencesIntoOtherFiles();
    void lintsManyFilesInOrder();
    void checksPartsOfOtherFiles();
    void reportsWhatSeveralFilesUseOnce();
    void givesPlacesInTheDefinition();
    void reportsFilesThatCannotBeRead();
    void takesNamedPartsForParts();
    void readsRulesets();
    void validatesVendorExtensions();
    void fetchesNothing();
    void waitsForNoPipe();
    void waitsForNoPipeInThePlaceOfItsFiles();
};

namespace {

const QByteArray Sound =
    "openapi: 3.0.3\ninfo: {title: T, version: '1', description: D, contact: {name: K}}\npaths: {}\n"
    "x-vendor-api-gateway:\n  info: {name: t, state: {active: true}}\n"
    "  server: {listenPath: {value: /t/, strip: true}}\n  upstream: {url: http://127.0.0.1}\n"
    "servers: [{url: /t}]\n";

QJsonObject firstRun(const QByteArray &sarif)
{
    return QJsonDocument::fromJson(sarif).object().value(u"runs"_qs).toArray().first().toObject();
}

QByteArrayList errorsIn(const QByteArray &report)
{
    QByteArrayList lines = report.trimmed().split('\n');
    lines.removeIf([](const QByteArray &line) { return !line.contains(": error "); });
    return lines;
}

QJsonObject place(const QJsonValue &result)
{
    return result[u"locations"_qs][0][u"physicalLocation"_qs].toObject();
}

} // namespace

void TestCommandLint::listsAndExplainsRules()
{
    const support::ProgramRun program;
    const auto list = program.run({u"lint"_qs, u"--list-rules"_qs});
    QCOMPARE(list.exitCode, 0);
    for (const rules::RuleGroup &group : rules::RuleGroups) {
        for (const rules::Rule &rule : group.rules)
            QVERIFY2(list.output.contains(QByteArray(rule.id) + ' '), rule.id);
    }
    QVERIFY2(!list.output.contains("%1"), list.output.constData());
    const auto json = program.run({u"lint"_qs, u"--list-rules"_qs, u"--format"_qs, u"json"_qs});
    const QJsonArray rows = QJsonDocument::fromJson(json.output).array();
    QCOMPARE(rows.size(), list.output.count("\n  "));
    for (qsizetype i = 0; i < rows.size(); i += 10) {
        const QJsonValue row = rows[i];
        const auto explained = program.run({u"lint"_qs, u"--explain"_qs, row[u"id"_qs].toString()});
        QCOMPARE(explained.exitCode, 0);
        QVERIFY(explained.output.contains(row[u"explanation"_qs].toString().toUtf8()));
    }
    QCOMPARE(program.run({u"lint"_qs, u"--explain"_qs, u"no-such-rule"_qs}).exitCode, 2);
}

/** The names in a definition could change the terminal, or look like findings of their own. */
void TestCommandLint::printsNoControlCharacters()
{
    support::ProgramRun program;
    (void)program.write(
        u"a.yaml"_qs,
        "openapi: 3.0.3\ninfo: {title: T, version: '1', description: D, contact: {name: K}, \"a\\e[2Jb\\nc\": 1}\npaths: {}\nservers: [{url: /}]\n");
    for (const QString &format : {u"text"_qs, u"github"_qs}) {
        const auto run = program.run({u"lint"_qs, u"--offline"_qs, u"--format"_qs, format, u"a.yaml"_qs});
        QVERIFY(run.output.contains("oas3-schema"));
        QVERIFY2(!run.output.contains('\x1b'), run.output.constData());
        QCOMPARE(run.output.count('\n'), 2);
    }
}

void TestCommandLint::printsNamesOfFilesAsTheyAre_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("text") << u"text"_qs << QByteArray("%2 %3,b%4:c.yaml:1:");
    QTest::newRow("junit") << u"junit"_qs << QByteArray(">%2 %3,b%4:c.yaml:1:");
    QTest::newRow("github") << u"github"_qs << QByteArray("file=%252 %253%2Cb%254%3Ac.yaml,line=1,col=");
}

/** “%2” in a name, or in its escaped form, is no place for an argument. */
void TestCommandLint::printsNamesOfFilesAsTheyAre()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, name);
    const support::ProgramRun program;
    (void)program.write(u"%2 %3,b%4:c.yaml"_qs, "openapi: 3.0.3\n");
    const auto outcome = program.run({u"lint"_qs, u"--offline"_qs, u"--format"_qs, format, u"%2 %3,b%4:c.yaml"_qs});
    QVERIFY2(outcome.output.contains(name), outcome.output.constData());
}

void TestCommandLint::writesPathsAsUriReferences_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("uri");
    QTest::newRow("plain") << u"sub/shop.yaml"_qs << u"sub/shop.yaml"_qs;
    QTest::newRow("blanks") << u"my shop.yaml"_qs << u"my%20shop.yaml"_qs;
    QTest::newRow("number sign") << u"shop#1.yaml"_qs << u"shop%231.yaml"_qs;
    QTest::newRow("question mark") << u"shop?.yaml"_qs << u"shop%3F.yaml"_qs;
    QTest::newRow("per cent sign") << u"100%25.yaml"_qs << u"100%2525.yaml"_qs;
    QTest::newRow("beyond ASCII") << u"läden.yaml"_qs << u"l%C3%A4den.yaml"_qs;
    QTest::newRow("colon in the first part") << u"a:b.yaml"_qs << u"./a:b.yaml"_qs;
    QTest::newRow("brackets") << u"a[1].yaml"_qs << u"a%5B1%5D.yaml"_qs;
}

void TestCommandLint::writesPathsAsUriReferences()
{
    QFETCH(QString, name);
    QFETCH(QString, uri);
    const support::ProgramRun program;
    QVERIFY(QDir(program.folder()).mkpath(u"sub"_qs));
    (void)program.write(name, "openapi: 3.0.3\n");
    const auto outcome = program.run({u"lint"_qs, name, u"--format"_qs, u"sarif"_qs});
    const QJsonArray results = firstRun(outcome.output).value(u"results"_qs).toArray();
    QVERIFY2(!results.isEmpty(), outcome.errors.constData());
    QCOMPARE(place(results.first())[u"artifactLocation"_qs][u"uri"_qs].toString(), uri);
}

void TestCommandLint::writesAbsolutePathsAsFileUrls()
{
    const support::ProgramRun program;
    const QString path = program.write(u"my shöp#.yaml"_qs, "openapi: 3.0.3\n");
    const auto outcome = program.run({u"lint"_qs, path, u"--format"_qs, u"sarif"_qs});
    const QJsonArray results = firstRun(outcome.output).value(u"results"_qs).toArray();
    const QString uri = place(results.first())[u"artifactLocation"_qs][u"uri"_qs].toString();
    QVERIFY2(uri.startsWith(u"file:///") && uri.endsWith(u"/my%20sh%C3%B6p%23.yaml"), qPrintable(uri));
    QCOMPARE(QUrl(uri, QUrl::StrictMode).toLocalFile(), path);
}

void TestCommandLint::sortsByFileThenByPlace()
{
    const support::ProgramRun program;
    (void)program.write(u"b.yaml"_qs, "openapi: 3.0.3\ninfo: {}\n");
    (void)program.write(u"a.yaml"_qs, "openapi: 3.0.3\ninfo: {}\n");
    const auto outcome = program.run({u"lint"_qs, u"b.yaml"_qs, u"a.yaml"_qs});
    QStringList places;
    for (const QByteArray &line : outcome.output.trimmed().split('\n')) {
        const QList<QByteArray> parts = line.split(':');
        QVERIFY2(parts.size() > 3, line.constData());
        places.append(
            u"%1 %2 %3"_qs.arg(QString::fromUtf8(parts[0])).arg(parts[1].toInt(), 4).arg(parts[2].toInt(), 4));
    }
    QVERIFY(places.size() > 4);
    QStringList sorted = places;
    sorted.sort();
    QCOMPARE(places, sorted);
}

void TestCommandLint::writesValidReportsWithoutAProblem_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"text", "json", "sarif", "junit", "github"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestCommandLint::writesValidReportsWithoutAProblem()
{
    QFETCH(QString, format);
    const support::ProgramRun program;
    const auto outcome = program.run(
        {u"lint"_qs, program.write(u"t.yaml"_qs, Sound), u"--format"_qs, format, u"--fail-severity"_qs, u"info"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.output.constData());
    QCOMPARE(outcome.errors, QByteArray());
    if (format == u"json") {
        QVERIFY(QJsonDocument::fromJson(outcome.output).isArray());
    } else if (format == u"sarif") {
        QCOMPARE(QJsonDocument::fromJson(outcome.output).object().value(u"version"_qs).toString(), u"2.1.0"_qs);
        QVERIFY(firstRun(outcome.output).value(u"results"_qs).isArray());
    } else if (format == u"junit") {
        QXmlStreamReader xml(outcome.output);
        int cases = 0;
        while (!xml.atEnd())
            cases += xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"testcase" ? 1 : 0;
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(cases, 1);
    } else {
        QCOMPARE(outcome.output, QByteArray());
    }
}

void TestCommandLint::countsColumnsInCharacters()
{
    const support::ProgramRun program;
    const QString path = program.write(u"t.yaml"_qs, "openapi: 3.0.3\ninfo: {é🔑: 1, é🔑: 2}\n");
    const auto outcome = program.run({u"lint"_qs, path});
    QVERIFY2(outcome.output.contains(path.toUtf8() + ":2:15: error duplicate-key ") ||
                 outcome.output.contains(path.toUtf8() + ":2:15: warning duplicate-key "),
             outcome.output.constData());
}

void TestCommandLint::keepsFingerprintsWhenLinesMove()
{
    const support::ProgramRun program;
    const auto fingerprints = [&](const QByteArray &text) {
        const auto outcome = program.run({u"lint"_qs, program.write(u"t.yaml"_qs, text), u"--format"_qs, u"sarif"_qs});
        QStringList all;
        for (const QJsonValue &result : firstRun(outcome.output).value(u"results"_qs).toArray())
            all += result[u"partialFingerprints"_qs].toObject().begin()->toString();
        return all;
    };
    const QStringList before = fingerprints("openapi: 3.0.3\ninfo: {}\n");
    QVERIFY(!before.isEmpty());
    QCOMPARE(fingerprints("# moved\n\nopenapi: 3.0.3\ninfo: {}\n"), before);
}

/** SARIF has a replacement for each finding that can be fixed. Made as the report says, the finding is gone. */
void TestCommandLint::reportsWhatFixesReplace()
{
    const support::ProgramRun program;
    const QByteArray text = QByteArray(Sound).replace("paths: {}", "# é🔑 {\npaths:\n"
                                                                   "  /é/{id}: {get: {responses: {}}}");
    (void)program.write(u"t.yaml"_qs, text);
    const auto outcome = program.run({u"lint"_qs, u"t.yaml"_qs, u"--format"_qs, u"sarif"_qs});
    QJsonObject fix;
    for (const QJsonValue &result : firstRun(outcome.output).value(u"results"_qs).toArray()) {
        if (result[u"ruleId"_qs] == u"path-params"_qs)
            fix = result[u"fixes"_qs][0].toObject();
        else
            QVERIFY(result[u"fixes"_qs].isUndefined());
    }
    QVERIFY(!fix[u"description"_qs][u"text"_qs].toString().isEmpty());
    const QJsonValue change = fix[u"artifactChanges"_qs][0];
    QCOMPARE(change[u"artifactLocation"_qs][u"uri"_qs].toString(), u"t.yaml"_qs);
    const QJsonValue replacement = change[u"replacements"_qs][0];
    const QJsonValue region = replacement[u"deletedRegion"_qs];
    QList<QList<uint>> lines;
    for (const QString &line : QString::fromUtf8(text).split(u'\n'))
        lines.append(line.toUcs4());
    const auto lineBefore = [&](const char *line, const char *column) {
        const auto &characters = lines[region[QLatin1String(line)].toInt() - 1];
        const int count = region[QLatin1String(column)].toInt() - 1;
        return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.data()), count);
    };
    QString before;
    for (int i = 1; i < region[u"startLine"_qs].toInt(); ++i)
        before += QString::fromUtf8(text).section(u'\n', i - 1, i - 1) + u'\n';
    before += lineBefore("startLine", "startColumn");
    QString through;
    for (int i = 1; i < region[u"endLine"_qs].toInt(); ++i)
        through += QString::fromUtf8(text).section(u'\n', i - 1, i - 1) + u'\n';
    through += lineBefore("endLine", "endColumn");
    const QString rest = QString::fromUtf8(text).sliced(through.size());
    (void)program.write(u"t.yaml"_qs,
                        (before + replacement[u"insertedContent"_qs][u"text"_qs].toString() + rest).toUtf8());
    const auto fixed = program.run({u"lint"_qs, u"t.yaml"_qs});
    QVERIFY2(!fixed.output.contains("path-params"), fixed.output.constData());
    QVERIFY2(!fixed.output.contains("syntax"), fixed.output.constData());
}

void TestCommandLint::repeatsNoSecretInFixes()
{
    const support::ProgramRun program;
    (void)program.write(u"t.yaml"_qs, QByteArray(Sound).replace("http://127.0.0.1", "'http://kim:hunter2@127.0.0.1'"));
    const auto outcome = program.run({u"lint"_qs, u"t.yaml"_qs, u"--format"_qs, u"sarif"_qs});
    QVERIFY2(outcome.output.contains("upstream-url-userinfo"), outcome.output.constData());
    QVERIFY2(!outcome.output.contains("hunter2"), outcome.output.constData());
}

void TestCommandLint::followsReferencesIntoOtherFiles()
{
    const support::ProgramRun program;
    QVERIFY(QDir(program.folder()).mkpath(u"sub/parts"_qs));
    (void)program.write(u"sub/api.yaml"_qs,
                        QByteArray(Sound).replace("paths: {}", "paths:\n  /a: {$ref: parts/a.yaml}\n"
                                                               "  /b: {$ref: parts/none.yaml}"));
    (void)program.write(u"sub/parts/a.yaml"_qs,
                        "get:\n  responses:\n    '200': {$ref: 'b.yaml#/No'}\n    '400': {$ref: 'b.yaml#/Yes'}\n");
    // What nothing refers to is not part of the definition.
    (void)program.write(u"sub/parts/b.yaml"_qs,
                        "Yes: {description: ok, headers: {X: {$ref: \"../api.yaml#/no\"}}}\nOther: {$ref: '#/none'}\n");
    const auto outcome = program.run({u"lint"_qs, u"sub/api.yaml"_qs});
    QCOMPARE(outcome.exitCode, 1);
    const QList<QByteArray> lines = errorsIn(outcome.output);
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith("sub/api.yaml:5:14: error ref-file-missing "), lines[0].constData());
    QVERIFY2(lines[1].startsWith("sub/parts/a.yaml:3:19: error ref-unresolved "), lines[1].constData());
    QVERIFY2(lines[2].startsWith("sub/parts/b.yaml:1:44: error ref-unresolved "), lines[2].constData());
    const auto absolute = program.run({u"lint"_qs, program.folder() + u"/sub/api.yaml"_qs});
    QVERIFY2(absolute.output.contains(program.folder().toUtf8() + "/sub/parts/a.yaml:3:19: error ref-unresolved "),
             absolute.output.constData());
}

/** A file of schemas is judged by what refers to it, whether the command names it or not. */
void TestCommandLint::checksPartsOfOtherFiles()
{
    const support::ProgramRun program;
    (void)program.write(u"t.yaml"_qs, QByteArray(Sound).replace("paths: {}", "paths: {/a: {$ref: part.yaml}}"));
    (void)program.write(u"part.yaml"_qs, "get: {responses: {'99': {description: d}}}\n");
    const QByteArray expected = "part.yaml:1:19: error oas3-schema ";
    const auto alone = program.run({u"lint"_qs, u"t.yaml"_qs});
    QVERIFY2(alone.output.contains(expected), alone.output.constData());
    const auto both = program.run({u"lint"_qs, u"part.yaml"_qs, u"t.yaml"_qs});
    QCOMPARE(both.output.count(expected), 1);
}

/** By several workers, each file on its own, and a part of several files once. */
void TestCommandLint::lintsManyFilesInOrder()
{
    const support::ProgramRun program;
    QStringList lint{u"lint"_qs, u"--offline"_qs};
    QByteArrayList expected;
    constexpr int Count = 40;
    for (int i = Count; i > 0; --i) {
        const QString name = u"api%1.yaml"_qs.arg(i, 2, 10, QChar(u'0'));
        QByteArray text = QByteArray(Sound).replace("paths: {}", "paths: {/a: {$ref: part.yaml}}\nmore: 1");
        text += "# " + QByteArray(i * 10'000, 'x') + '\n';
        (void)program.write(name, text);
        lint.append(name);
        expected.prepend(name.toUtf8() + ":4:1: error oas3-schema");
    }
    (void)program.write(u"part.yaml"_qs, "get: {responses: {'200': {$ref: '#/no'}}}\n");
    // With the findings of the first file that refers to it.
    expected.insert(1, "part.yaml:1:33: error ref-unresolved");
    const auto outcome = program.run(lint);
    QByteArrayList found;
    for (const QByteArray &line : errorsIn(outcome.output))
        found.append(line.split(' ').first(3).join(' '));
    QCOMPARE(found.join('\n'), expected.join('\n'));
    const auto sarif = program.run(lint + QStringList{u"--format"_qs, u"sarif"_qs});
    const auto results = firstRun(sarif.output).value(u"results"_qs).toArray();
    const auto isError = [](const QJsonValue &result) { return result[u"level"_qs].toString() == u"error"; };
    QCOMPARE(std::count_if(results.begin(), results.end(), isError), expected.size());
}

/** Each of two definitions uses another object of a file, and both use a third one. */
void TestCommandLint::reportsWhatSeveralFilesUseOnce()
{
    const support::ProgramRun program;
    const auto definition = [](const QByteArray &name) {
        return QByteArray(Sound).replace("paths: {}",
                                         "paths: {/a: {$ref: 'part.yaml#/" + name + "'}, /c: {$ref: 'part.yaml#/c'}}");
    };
    (void)program.write(u"a.yaml"_qs, definition("a"));
    (void)program.write(u"b.yaml"_qs, definition("b"));
    (void)program.write(u"part.yaml"_qs,
                        "a: {get: {wrong: 1}}\nb: {get: {wrong: 1}}\nc: {get: {wrong: 1}}\nd: {get: 1}\n");
    const auto outcome = program.run({u"lint"_qs, u"a.yaml"_qs, u"b.yaml"_qs});
    for (int line = 1; line <= 3; ++line) {
        const QByteArray expected = "part.yaml:" + QByteArray::number(line) + ":11: error oas3-schema ";
        QVERIFY2(outcome.output.count(expected) == 1, outcome.output.constData());
    }
    QVERIFY2(!outcome.output.contains("part.yaml:4:"), outcome.output.constData());
}

void TestCommandLint::givesPlacesInTheDefinition()
{
    const support::ProgramRun program;
    (void)program.write(u"t.yaml"_qs, QByteArray(Sound).replace("paths: {}", "paths: {/a: {$ref: part.yaml}}"));
    (void)program.write(u"part.yaml"_qs, "get: {wrong: 1}\n");
    const QString pointer = u"/paths/~1a/get/wrong"_qs;
    const auto json = program.run({u"lint"_qs, u"t.yaml"_qs, u"--format"_qs, u"json"_qs});
    bool isFound = false;
    for (const QJsonValue &each : QJsonDocument::fromJson(json.output).array()) {
        isFound = isFound ||
                  (each[u"pointer"_qs].toString() == u"/get/wrong" && each[u"logicalPointer"_qs].toString() == pointer);
    }
    QVERIFY2(isFound, json.output.constData());
    const auto sarif = program.run({u"lint"_qs, u"t.yaml"_qs, u"--format"_qs, u"sarif"_qs});
    QVERIFY2(sarif.output.contains("\"fullyQualifiedName\": \"" + pointer.toUtf8() + '"'), sarif.output.constData());
    // A suppression names the place in the definition, wherever the object is.
    (void)program.write(u".gatewright.yaml"_qs, "suppressions: [{rule: oas3-schema, pointer: /paths/~1a/get/wrong}]\n");
    QVERIFY(!program.run({u"lint"_qs, u"t.yaml"_qs}).output.contains("\u201cwrong\u201d"));
}

void TestCommandLint::reportsFilesThatCannotBeRead()
{
    const support::ProgramRun program;
    (void)program.write(u"a.yaml"_qs, Sound);
    const auto outcome = program.run({u"lint"_qs, u"none.yaml"_qs, u"a.yaml"_qs, u"a.yaml"_qs, u"./a.yaml"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("none.yaml: "), outcome.errors.constData());
    QCOMPARE(outcome.output, QByteArray());
}

void TestCommandLint::takesNamedPartsForParts()
{
    const support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, QByteArray(Sound).replace("paths: {}", "paths: {/a: {$ref: a.yaml}}"));
    (void)program.write(u"a.yaml"_qs, "get: {responses: {'200': {description: d}}}\n");
    const auto together = program.run({u"lint"_qs, u"api.yaml"_qs, u"a.yaml"_qs});
    const auto alone = program.run({u"lint"_qs, u"api.yaml"_qs});
    QCOMPARE(together.output, alone.output);
    QCOMPARE(together.exitCode, 0);
    QVERIFY(together.output.contains("a.yaml:1:1: warning operation-description "));
    QVERIFY(program.run({u"lint"_qs, u"a.yaml"_qs}).output.contains("openapi-missing"));
}

void TestCommandLint::readsRulesets()
{
    support::ProgramRun program;
    QVERIFY(QDir(program.folder()).mkpath(u"apis"_qs));
    (void)program.write(u"apis/api.yaml"_qs, QByteArray(Sound).replace("description: D, ", ""));
    const QStringList lint{u"lint"_qs, u"apis/api.yaml"_qs};
    QVERIFY(program.run(lint).output.contains(": warning info-description "));
    (void)program.write(u"apis/.spectral.yaml"_qs, "rules: {info-description: error, no-such-rule: off}\n");
    const auto failing = program.run(lint);
    QCOMPARE(failing.exitCode, 1);
    QVERIFY2(failing.output.contains("apis/api.yaml:2:1: error info-description "), failing.output.constData());
    QVERIFY2(failing.output.contains("apis/.spectral.yaml:1:34: warning ruleset-unknown-rule "),
             failing.output.constData());
    const QString other = program.write(u"other.yaml"_qs, "extends: [[spectral:oas, off]]\n");
    const auto quiet = program.run(lint + QStringList{u"--ruleset"_qs, other});
    QCOMPARE(quiet.output, QByteArray());
    QCOMPARE(quiet.exitCode, 0);
    QCOMPARE(program.run(lint + QStringList{u"--ruleset"_qs, u"none.yaml"_qs}).exitCode, 2);
}

void TestCommandLint::validatesVendorExtensions()
{
    const support::ProgramRun program;
    (void)program.write(u"t.yaml"_qs, Sound + "x-team: {name: 5}\n");
    (void)program.write(u"team.json"_qs, R"({"properties": {"name": {"type": "string"}}})");
    (void)program.write(u".gatewright.yaml"_qs, "extensions:\n  x-team: team.json\n  x-else: none.json\n");
    const auto run = program.run({u"lint"_qs, u"t.yaml"_qs});
    QVERIFY2(run.output.contains("t.yaml:9:16: error extension-schema The extension does not fit its schema: "),
             run.output.constData());
    QVERIFY2(run.output.contains(".gatewright.yaml:3:11: warning project-schema-not-available "),
             run.output.constData());
    QCOMPARE(run.exitCode, 1);
}

void TestCommandLint::fetchesNothing()
{
    const support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs,
                        QByteArray(Sound).replace("paths: {}", "paths: {/a: {$ref: 'http://127.0.0.1:9/a.yaml'}}"));
    const auto outcome = program.run({u"lint"_qs, u"api.yaml"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.startsWith("api.yaml:3:20: info ref-not-fetched "), outcome.output.constData());
}

void TestCommandLint::waitsForNoPipe()
{
    const support::ProgramRun program;
    QCOMPARE(mkfifo(QFile::encodeName(program.folder() + u"/pipe"_qs).constData(), 0600), 0);
    (void)program.write(u"api.yaml"_qs,
                        QByteArray(Sound).replace("paths: {}", "paths: {/a: {$ref: pipe}, /b: {$ref: /dev/zero}}"));
    const auto outcome = program.run({u"lint"_qs, u"api.yaml"_qs});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.output.count("error ref-file-unreadable "), 1);
    QCOMPARE(outcome.output.count("warning ref-outside-folder "), 1);
}

/** Files that nobody named on the command line. A pipe that was named is read to its end. */
void TestCommandLint::waitsForNoPipeInThePlaceOfItsFiles()
{
    const support::ProgramRun program;
    for (const QString &name : {u".spectral.yaml"_qs, u".gatewright.yaml"_qs})
        QCOMPARE(mkfifo(QFile::encodeName(program.folder() + u'/' + name).constData(), 0600), 0);
    (void)program.write(u"api.yaml"_qs, Sound);
    const auto outcome = program.run({u"lint"_qs, u"api.yaml"_qs});
    QVERIFY2(outcome.exitCode == 0 || outcome.exitCode == 1, outcome.errors.constData());
    QProcess shell;
    shell.setWorkingDirectory(program.folder());
    shell.start(u"/bin/bash"_qs, {u"-c"_qs, u"HOME=$PWD/home "_qs + QLatin1String(GATEWRIGHT_PROGRAM) +
                                                u" get <(cat api.yaml) /openapi"_qs});
    QVERIFY(shell.waitForFinished(60'000));
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("\"3.0.3\"\n"));
}

GATEWRIGHT_TEST(TestCommandLint, QCoreApplication)
#include "testcommandlint.moc"
