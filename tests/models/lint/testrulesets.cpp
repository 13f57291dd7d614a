#include "fakedocuments.h"
#include "glob.h"
#include "lint.h"
#include "rulesets.h"
#include "testprogram.h"

#include <QTest>

/** Files of rules: where they are looked for, what they set, and what they can't. */
class TestRulesets final : public QObject
{
    Q_OBJECT

private slots:
    void matchesPaths_data();
    void matchesPaths();
    void findsTheClosestFile();
    void setsRules_data();
    void setsRules();
    void reportsProblems_data();
    void reportsProblems();
    void endsWithCycles();
    void endsAtTheLimit_data();
    void endsAtTheLimit();
    void endsOneStepAfterTheLast();
    void endsWithSlowPatterns();
};

namespace {

const QString ApiOfRules = u"/f/apis/api.yaml"_qs;
const QByteArray TextOfRules = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n"
                               "  /a: {get: {responses: {default: {description: d}}}}\n"
                               "  /b: {get: {responses: {default: {description: d}}}}\n";

lint::Ruleset rulesetOf(const QHash<QString, QByteArray> &texts)
{
    support::FakeDocuments documents;
    documents.texts = texts;
    return lint::rulesetFor(ApiOfRules, u"/f"_qs, documents);
}

/** "severity rule pointer", a line each, of rules about documentation. */
QStringList linesOf(const lint::Ruleset &ruleset, const QString &rule)
{
    QStringList lines;
    for (const base::Diagnostic &each :
         lint::lint(document::Snapshot::parse(TextOfRules, document::Format::Yaml), ruleset.settings)) {
        if (each.rule == rule)
            lines.append(QString::number(int(each.severity)) + u' ' + each.pointer);
    }
    return lines;
}

} // namespace

void TestRulesets::matchesPaths_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *pattern, const char *path, bool expected) {
        QTest::addRow("%s with %s", pattern, path)
            << QString::fromLatin1(pattern) << QString::fromLatin1(path) << expected;
    };
    row("api.yaml", "api.yaml", true);
    row("api.yaml", "apis/api.yaml", true);
    row("apis/api.yaml", "apis/api.yaml", true);
    row("apis/api.yaml", "other/apis/api.yaml", false);
    row("./api.yaml", "api.yaml", true);
    row("./api.yaml", "apis/api.yaml", false);
    row("./apis/*.yaml", "apis/api.yaml", true);
    row("*.yaml", "apis/api.yaml", true);
    row("*.json", "apis/api.yaml", false);
    row("apis/*.yaml", "apis/api.yaml", true);
    row("apis/*.yaml", "apis/v1/api.yaml", false);
    row("apis/**", "apis/v1/api.yaml", true);
    row("**/*.yaml", "apis/v1/api.yaml", true);
    row("**/*.yaml", "api.yaml", true);
    row("**/v1/*.yaml", "apis/v1/api.yaml", true);
    row("**/v1/*.yaml", "apis/xv1/api.yaml", false);
    row("a?i.yaml", "api.yaml", true);
    row("a?.yaml", "a/.yaml", false);
    row("", "api.yaml", false);
}

void TestRulesets::matchesPaths()
{
    QFETCH(QString, pattern);
    QFETCH(QString, path);
    QTEST(lint::matchesGlob(pattern, path), "expected");
}

void TestRulesets::findsTheClosestFile()
{
    const QString off = u"rules: {info-contact: off}"_qs;
    QCOMPARE(linesOf(rulesetOf({}), u"info-contact"_qs), QStringList{u"1 /info"_qs});
    for (const char *name : {"/f/.spectral.yaml", "/f/apis/.spectral.yaml", "/f/apis/.spectral.yml"})
        QCOMPARE(linesOf(rulesetOf({{QString::fromLatin1(name), off.toUtf8()}}), u"info-contact"_qs), QStringList());
    // Above the root, in a folder beside it, and one that is farther away than another.
    for (const char *name : {"/.spectral.yaml", "/f/other/.spectral.yaml"})
        QCOMPARE(linesOf(rulesetOf({{QString::fromLatin1(name), off.toUtf8()}}), u"info-contact"_qs).size(), 1);
    QCOMPARE(linesOf(rulesetOf({{u"/f/.spectral.yaml"_qs, off.toUtf8()}, {u"/f/apis/.spectral.json"_qs, "{}"}}),
                     u"info-contact"_qs)
                 .size(),
             1);
}

void TestRulesets::setsRules_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const char *rule, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(rule) << expected;
    };
    const QStringList warning{u"1 /info"_qs};
    row("an empty file", "", "info-contact", warning);
    row("recommended", "extends: spectral:oas", "info-contact", warning);
    row("all", "extends: [[spectral:oas, all]]", "info-license", warning);
    row("none", "extends: [[spectral:oas, off]]", "info-contact", {});
    row("none but one", "extends: [[spectral:oas, off]]\nrules: {info-contact: true}", "info-contact", warning);
    row("none of OpenAPI, but those of the gateway", "extends: [[spectral:oas, off]]", "extension-missing",
        {u"2 /x-vendor-api-gateway"_qs});
    row("switched off", "rules: {info-contact: off}", "info-contact", {});
    row("switched off by false", "rules: {info-contact: false}", "info-contact", {});
    row("an error", "rules: {info-contact: error}", "info-contact", {u"0 /info"_qs});
    row("a number", "rules: {info-contact: 0}", "info-contact", {u"0 /info"_qs});
    row("a hint", "rules: {info-contact: hint}", "info-contact", {u"2 /info"_qs});
    row("of another file", "extends: [./base.yaml]", "info-contact", {});
    row("of another file, changed", "extends: ./base.yaml\nrules: {info-contact: info}", "info-contact",
        {u"2 /info"_qs});
    row("for files", "overrides: [{files: ['apis/*.yaml'], rules: {info-contact: off}}]", "info-contact", {});
    row("for other files", "overrides: [{files: ['x/*.yaml'], rules: {info-contact: off}}]", "info-contact", warning);
    row("for a place", "overrides: [{files: ['apis/*.yaml#/paths/~1a'], rules: {operation-tags: off}}]",
        "operation-tags", {u"1 /paths/~1b/get"_qs});
    row("for a place and one in it",
        "overrides: [{files: ['*.yaml#/paths'], rules: {operation-tags: off}},\n"
        "  {files: ['*.yaml#/paths/~1a/get'], rules: {operation-tags: error}}]",
        "operation-tags", {u"0 /paths/~1a/get"_qs});
    row("for a place and later the one around it",
        "overrides: [{files: ['*.yaml#/paths/~1a/get'], rules: {operation-tags: error}},\n"
        "  {files: ['*.yaml#/paths'], rules: {operation-tags: off}}]",
        "operation-tags", {});
    row("for a place with the same beginning",
        "overrides: [{files: ['*.yaml#/paths/~1'], rules: {operation-tags: off}}]", "operation-tags",
        {u"1 /paths/~1a/get"_qs, u"1 /paths/~1b/get"_qs});
    row("for all places of files", "overrides: [{files: ['*.yaml'], rules: {operation-tags: off}}]", "operation-tags",
        {});
    row("patterns for paths", "rules: {path-excludes-patterns: {severity: error, patterns: [^/b, c]}}",
        "path-excludes-patterns", {u"0 /paths/~1b"_qs});
    row("patterns without a severity", "rules: {path-excludes-patterns: {patterns: ['^/[ab]$']}}",
        "path-excludes-patterns", {u"1 /paths/~1a"_qs, u"1 /paths/~1b"_qs});
    row("patterns that are off", "rules: {path-excludes-patterns: {severity: off, patterns: [a]}}",
        "path-excludes-patterns", {});
    row("a severity without patterns", "rules: {path-excludes-patterns: error}", "path-excludes-patterns", {});
    row("a syntax error changes nothing", "rules: {info-contact: off", "info-contact", warning);
}

void TestRulesets::setsRules()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    const lint::Ruleset ruleset = rulesetOf(
        {{u"/f/.spectral.yaml"_qs, text}, {u"/f/base.yaml"_qs, "rules: {info-contact: off}"}});
    QTEST(linesOf(ruleset, rule), "expected");
}

void TestRulesets::reportsProblems_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const QString &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("none", "extends: [spectral:oas, ./base.yaml]\nrules: {operation-tags: error}", {});
    row("unknown", "rules: {no-such-rule: off}", u"ruleset-unknown-rule /rules/no-such-rule"_qs);
    row("severity", "rules: {info-contact: loud}", u"ruleset-wrong-severity /rules/info-contact"_qs);
    row("a pattern that is none", "rules: {path-excludes-patterns: {patterns: [a, '(']}}",
        u"ruleset-wrong-pattern /rules/path-excludes-patterns/patterns/1"_qs);
    row("no patterns", "rules: {path-excludes-patterns: {severity: error}}",
        u"ruleset-wrong-pattern /rules/path-excludes-patterns"_qs);
    row("a severity beside patterns", "rules: {path-excludes-patterns: {severity: loud, patterns: [a]}}",
        u"ruleset-wrong-severity /rules/path-excludes-patterns/severity"_qs);
    row("syntax", "rules: {parser: off}", u"ruleset-fixed-rule /rules/parser"_qs);
    row("secrets", "rules: {upstream-literal-password: off}",
        u"ruleset-fixed-rule /rules/upstream-literal-password"_qs);
    row("other folders", "rules: {ref-outside-folder: off}", u"ruleset-fixed-rule /rules/ref-outside-folder"_qs);
    row("a package", "extends: some-package", u"ruleset-not-available /extends"_qs);
    row("a URL", "extends: [https://a/b.yaml]", u"ruleset-not-available /extends"_qs);
    row("a missing file", "extends: ./none.yaml", u"ruleset-not-available /extends"_qs);
    row("functions", "functions: [mine]", u"ruleset-functions /functions"_qs);
    row("syntax of the file", "a: [", u"yaml-unclosed-bracket "_qs);
}

void TestRulesets::reportsProblems()
{
    QFETCH(QByteArray, text);
    QStringList lines;
    const lint::Ruleset ruleset = rulesetOf({{u"/f/.spectral.yaml"_qs, text}, {u"/f/base.yaml"_qs, "{}"}});
    for (const lint::RulesetProblem &problem : ruleset.problems) {
        QCOMPARE(problem.file->address(), u"/f/.spectral.yaml"_qs);
        lines.append(problem.diagnostic.rule + u' ' + problem.diagnostic.pointer);
    }
    QTEST(lines.join(u'\n'), "expected");
}

void TestRulesets::endsWithCycles()
{
    const lint::Ruleset ruleset = rulesetOf(
        {{u"/f/.spectral.yaml"_qs, "extends: ./a.yaml"},
         {u"/f/a.yaml"_qs, "extends: [./.spectral.yaml, ./a.yaml]\nrules: {info-contact: off}"}});
    QCOMPARE(ruleset.files.size(), 2);
    QCOMPARE(linesOf(ruleset, u"info-contact"_qs), QStringList());
}

void TestRulesets::endsAtTheLimit_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto repeated = [](const QByteArray &text, int count) { return text.repeated(count); };
    QByteArray places;
    QByteArray settings;
    QByteArray unknown;
    for (int i = 0; i < 300; ++i) {
        places += "'*#/p/" + QByteArray::number(i) + "',";
        unknown += "r" + QByteArray::number(i) + ": off,";
    }
    for (const char *rule : {"info-contact", "info-license", "operation-tags", "operation-description", "invalid-ref"})
        settings += QByteArray(rule) + ": error,";
    const QByteArray overrides = "overrides: [" + repeated("*e,", 3'000) + "*e]\n";
    QTest::newRow("entries of overrides, places and rules")
        << "x: &e {files: [" + places + "], rules: {" + settings + "}}\n" + overrides << u"/overrides/"_qs;
    QTest::newRow("entries of overrides and patterns that do not match")
        << "x: &e {files: [" + repeated("'**/b*/**/c.yaml',", 300) + "], rules: {info-contact: off}}\n" + overrides
        << u"/overrides/"_qs;
    QTest::newRow("problems of entries of overrides")
        << "x: &e {files: ['*'], rules: {" + unknown + "}}\n" + overrides << u"/overrides/"_qs;
    QTest::newRow("aliases in entries of overrides")
        << "x: &e {files: ['*'], aliases: {A: [" + repeated("$.a,", 300) + "]}}\n" + overrides << u"/overrides/"_qs;
    QByteArray fan = "aliases:\n  A0: ['$.a']\n";
    for (int i = 1; i < 10; ++i)
        fan += "  A" + QByteArray::number(i) + ": [" + repeated("'#A" + QByteArray::number(i - 1) + "',", 40) + "]\n";
    // No path comes of these aliases, so that only the work counts.
    fan.replace("['$.a']", "[]");
    QTest::newRow("aliases of aliases") << fan + "rules: {r: {given: '#A9', then: {function: truthy}}}"
                                        << u"/rules/r"_qs;
    QByteArray definitions = "x: &given [" + repeated("'$.paths[*][*].responses[*].content[*].schema',", 90) +
                             "]\nrules:\n";
    for (int i = 0; i < 900; ++i)
        definitions += "  r" + QByteArray::number(i) + ": {given: *given, then: {function: truthy}}\n";
    QTest::newRow("paths of rules") << definitions << u"/rules/r"_qs;
    QByteArray calls = "x: &then [" +
                       repeated("{function: pattern, functionOptions: {match: '" + repeated("(?:a|b)", 300) + "'}},",
                                90) +
                       "]\nrules:\n";
    for (int i = 0; i < 900; ++i)
        calls += "  r" + QByteArray::number(i) + ": {given: $, then: *then}\n";
    QTest::newRow("regular expressions of rules") << calls << u"/rules/r"_qs;
}

void TestRulesets::endsAtTheLimit()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const lint::Ruleset ruleset = rulesetOf({{u"/f/.spectral.yaml"_qs, text}});
    QStringList places;
    for (const lint::RulesetProblem &problem : ruleset.problems) {
        if (problem.diagnostic.rule == u"ruleset-over-limit")
            places.append(problem.diagnostic.pointer);
    }
    QCOMPARE(places.size(), 1);
    QVERIFY2(places.first().startsWith(place), qPrintable(places.first()));
    QVERIFY(ruleset.origins.size() <= lint::MaximumRulesetSteps);
    QVERIFY(ruleset.problems.size() <= lint::MaximumRulesetSteps / 20 + 1);
}

void TestRulesets::endsOneStepAfterTheLast()
{
    support::FakeDocuments documents;
    documents.texts = {
        {u"/f/.spectral.yaml"_qs,
         "aliases: {A: [$.a, $.b]}\nrules: {info-contact: off, r: {given: '#A', then: {function: truthy}}}\n"
         "overrides: [{files: ['*#/a', '*#/b'], rules: {info-license: off}}]\n"}};
    const auto problemsWith = [&](qint64 steps) {
        QStringList lines;
        for (const lint::RulesetProblem &problem : lint::rulesetFor(ApiOfRules, u"/f"_qs, documents, steps).problems)
            lines.append(problem.diagnostic.rule + u' ' + problem.diagnostic.pointer);
        return lines;
    };
    qint64 enough = 0;
    while (!problemsWith(enough).isEmpty() && enough < lint::MaximumRulesetSteps)
        ++enough;
    QVERIFY(enough < 100);
    QCOMPARE(problemsWith(enough - 1), QStringList{u"ruleset-over-limit /overrides/0/rules/info-license"_qs});
}

/** The patterns of path-excludes-patterns share one budget for all paths. */
void TestRulesets::endsWithSlowPatterns()
{
    const auto problemsWith = [](const QByteArray &pattern) {
        QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n";
        for (int i = 0; i < 30; ++i)
            text += "  /" + QByteArray(18, 'a') + QByteArray::number(i) + ": {}\n";
        const lint::Ruleset ruleset = rulesetOf(
            {{u"/f/.spectral.yaml"_qs, "rules: {path-excludes-patterns: {patterns: ['" + pattern + "']}}"}});
        QStringList lines;
        for (const base::Diagnostic &each :
             lint::lint(document::Snapshot::parse(text, document::Format::Yaml), ruleset.settings)) {
            if (each.rule == u"path-excludes-patterns" || each.rule == u"ruleset-too-slow")
                lines.append(each.rule + u' ' + each.pointer.left(20));
        }
        return lines;
    };
    QCOMPARE(problemsWith("^/[b-z]+$"), QStringList());
    QCOMPARE(problemsWith("^/(?:a+)+[b-z]$"), QStringList{u"ruleset-too-slow /paths/~1aaaaaaaaaaa"_qs});
}

GATEWRIGHT_TEST(TestRulesets, QCoreApplication)
#include "testrulesets.moc"
