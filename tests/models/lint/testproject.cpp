#include "fakedocuments.h"
#include "lint.h"
#include "testprogram.h"

#include <QTest>

/** Vendor extensions with a schema in .gatewright.yaml. */
class TestProject final : public QObject
{
    Q_OBJECT

private slots:
    void validatesExtensions_data();
    void validatesExtensions();
    void reportsProblems_data();
    void reportsProblems();
    void suppressesRules_data();
    void suppressesRules();
    void endsAtTheLimit_data();
    void endsAtTheLimit();
    void findsTheClosestFile();
    void readsNothingElsewhere();
};

namespace {

const QString ApiOfProject = u"/f/apis/api.yaml"_qs;
const QByteArray Head31 = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n";

support::FakeDocuments projectDocuments(const QByteArray &project, const QByteArray &api)
{
    support::FakeDocuments documents(support::Fixture(R"(
        //- schemas/team.yaml
        Team: {type: object, required: [name], properties: {name: {$ref: 'names.json'}}}
        Rate: {type: integer, minimum: 1}
        //- schemas/names.json
        {"type": "string", "pattern": "^[a-z]+$"}
    )"));
    documents.texts.insert(ApiOfProject, api);
    documents.texts.insert(u"/f/.gatewright.yaml"_qs, project);
    return documents;
}

QStringList problemsOf(const lint::Project &project)
{
    QStringList lines;
    for (const lint::RulesetProblem &problem : project.problems)
        lines.append(problem.diagnostic.rule + u' ' + problem.diagnostic.pointer);
    return lines;
}

} // namespace

void TestProject::validatesExtensions_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *members, const QStringList &expected) {
        QTest::newRow(name) << Head31 + "paths: {}\n" + members << expected;
    };
    row("valid", "x-team: {name: books}\n", {});
    row("missing", "x-team: {}\n", {u"required /x-team"_qs});
    row("through a reference to another file", "x-team: {name: B}\n", {u"pattern /x-team/name"_qs});
    row("in any object",
        "components: {schemas: {A: {x-rate: 0, properties: {p: {x-rate: many}}}}, parameters: {p: {name: p, in: query, "
        "schema: {}, x-rate: 3}}}\n",
        {u"minimum /components/schemas/A/x-rate"_qs, u"type /components/schemas/A/properties/p/x-rate"_qs});
    row("not in values", "components: {schemas: {A: {example: {x-rate: 0}}}}\n", {});
    row("an extension without a schema", "x-other: {x-rate: 0}\n", {});
    row("where only a reference leads", "components: {schemas: {A: {$ref: '#/x-defs/B'}}}\nx-defs: {B: {x-rate: 0}}\n",
        {u"minimum /x-defs/B/x-rate"_qs});
}

void TestProject::validatesExtensions()
{
    QFETCH(QByteArray, members);
    QFETCH(QStringList, expected);
    support::FakeDocuments documents = projectDocuments(
        "extensions: {x-team: schemas/team.yaml#/Team, x-rate: ./schemas/team.yaml#/Rate}\n", members);
    const lint::Project project = lint::projectFor(ApiOfProject, u"/f"_qs, documents);
    QCOMPARE(problemsOf(project), QStringList());
    const auto set = documents.load({ApiOfProject});
    QStringList found;
    for (const base::Diagnostic &problem :
         lint::diagnosticsIn(lint::lint(description::Description(set.documents().first(), set), {.project = project}),
                             set.documents().first())) {
        if (problem.rule == u"extension-schema")
            found.append(problem.arguments.first() + u' ' + problem.pointer);
    }
    QCOMPARE(found, expected);
}

void TestProject::reportsProblems_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    const QString missing = u"project-schema-not-available /extensions/x-a"_qs;
    row("nothing", "", {});
    row("another setting", "rules: {}", {u"project-unknown-setting /rules"_qs});
    row("a list", "extensions: [x-a]", {u"project-wrong-extension /extensions"_qs});
    row("suppressions that are none", "suppressions: {}", {u"project-wrong-suppression /suppressions"_qs});
    row("a suppression without a rule", "suppressions: [{pointer: /info}]",
        {u"project-wrong-suppression /suppressions/0"_qs});
    row("a suppression with a wrong pointer", "suppressions: [{rule: a, pointer: info}]",
        {u"project-wrong-suppression /suppressions/0"_qs});
    row("a suppression of a rule about syntax", "suppressions: [{rule: duplicate-key}]",
        {u"ruleset-fixed-rule /suppressions/0/rule"_qs});
    row("a name without x-", "extensions: {a: schemas/team.yaml}", {u"project-wrong-extension /extensions/a"_qs});
    row("not the name of a file", "extensions: {x-a: {type: string}}", {u"project-wrong-extension /extensions/x-a"_qs});
    row("no such file", "extensions: {x-a: none.yaml}", {missing});
    row("no such place", "extensions: {x-a: schemas/team.yaml#/None}", {missing});
    row("a URL", "extensions: {x-a: 'https://example.com/a.json'}", {missing});
    row("outside", "extensions: {x-a: /f/outside}", {missing});
    row("a syntax error", "a: [", {u"yaml-unclosed-bracket "_qs});
}

void TestProject::reportsProblems()
{
    QFETCH(QByteArray, text);
    support::FakeDocuments documents = projectDocuments(text, Head31);
    QTEST(problemsOf(lint::projectFor(ApiOfProject, u"/f"_qs, documents)), "expected");
}

void TestProject::suppressesRules_data()
{
    QTest::addColumn<QByteArray>("suppressions");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *suppressions, const QStringList &expected) {
        QTest::newRow(suppressions) << QByteArray(suppressions) << expected;
    };
    const QString a = u"/paths/~1a/get"_qs;
    const QString b = u"/paths/~1b/get"_qs;
    row("[]", {a, b});
    row("[{rule: operation-tags}]", {});
    row("[{rule: operation-tags, reason: later}]", {});
    row("[{rule: operation-tags, pointer: /paths/~1a}]", {b});
    row("[{rule: operation-tags, pointer: '#/paths/~1a'}]", {b});
    row("[{rule: operation-tags, pointer: /paths/~1a}, {rule: operation-tags, pointer: /paths/~1b/get}]", {});
    row("[{rule: operation-tags, pointer: /paths/~1}]", {a, b});
    row("[{rule: info-contact}]", {a, b});
    row("[{rule: operation-tags, file: apis/api.yaml}]", {});
    row("[{rule: operation-tags, file: 'apis/*.yaml', pointer: /paths/~1a}]", {b});
    row("[{rule: operation-tags, file: other.yaml}]", {a, b});
}

void TestProject::suppressesRules()
{
    QFETCH(QByteArray, suppressions);
    support::FakeDocuments documents = projectDocuments("suppressions: " + suppressions,
                                                        Head31 + "paths: {/a: {get: {}}, /b: {get: {}}}\n");
    const lint::Project project = lint::projectFor(ApiOfProject, u"/f"_qs, documents);
    QCOMPARE(problemsOf(project), QStringList());
    const auto set = documents.load({ApiOfProject});
    QStringList found;
    for (const base::Diagnostic &problem :
         lint::diagnosticsIn(lint::lint(description::Description(set.documents().first(), set), {.project = project}),
                             set.documents().first())) {
        if (problem.rule == u"operation-tags")
            found.append(problem.pointer);
    }
    QTEST(found, "expected");
}

void TestProject::endsAtTheLimit_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("others");
    QTest::newRow("names of rules") << "{rule: &a " + QByteArray("a").repeated(10'000) + '}'
                                    << QByteArray("{rule: *a},");
    QTest::newRow("places") << "{rule: a, pointer: &a /" + QByteArray("a").repeated(10'000) + '}'
                            << QByteArray("{rule: a, pointer: *a},");
    QTest::newRow("patterns for files") << "{rule: a, file: &a '" + QByteArray("**/a*b").repeated(160) + "'}"
                                        << QByteArray("{rule: a, file: *a},");
}

void TestProject::endsAtTheLimit()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, others);
    const auto projectWith = [&](int count) {
        support::FakeDocuments documents = projectDocuments(
            "suppressions: [" + first + ',' + others.repeated(count) + "]\n", Head31 + "paths: {}\n");
        return lint::projectFor(ApiOfProject, u"/f"_qs, documents);
    };
    QCOMPARE(problemsOf(projectWith(10)), QStringList());
    const QStringList problems = problemsOf(projectWith(5'000));
    QCOMPARE(problems.size(), 1);
    QVERIFY2(problems.first().startsWith(u"ruleset-over-limit /suppressions/"_qs), qPrintable(problems.first()));
}

void TestProject::findsTheClosestFile()
{
    support::FakeDocuments documents = projectDocuments("extensions: {x-a: schemas/team.yaml#/Rate}", Head31);
    QVERIFY(lint::projectFor(ApiOfProject, u"/f"_qs, documents).extensions.contains("x-a"));
    documents.texts.insert(u"/f/apis/.gatewright.yaml"_qs, "extensions: {x-b: ../schemas/team.yaml#/Rate}");
    const lint::Project closer = lint::projectFor(ApiOfProject, u"/f"_qs, documents);
    QCOMPARE(closer.extensions.keys(), QByteArrayList{"x-b"});
    QVERIFY(lint::projectFor(ApiOfProject, u"/f/apis"_qs, documents).extensions.contains("x-b"));
}

/** A file above the root is not read. */
void TestProject::readsNothingElsewhere()
{
    support::FakeDocuments documents = projectDocuments("extensions: {x-a: schemas/team.yaml#/Rate}", Head31);
    QVERIFY(lint::projectFor(ApiOfProject, u"/f/apis"_qs, documents).files.isEmpty());
    QVERIFY(lint::projectFor(u"standard-input"_qs, {}, documents).files.isEmpty());
}

GATEWRIGHT_TEST(TestProject, QCoreApplication)
#include "testproject.moc"
