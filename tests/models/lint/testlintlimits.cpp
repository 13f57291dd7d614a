#include "customrules.h"
#include "examplevalidator.h"
#include "fakedocuments.h"
#include "lint.h"
#include "patterncache.h"
#include "report.h"
#include "rulesets.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;

/** The limits of lint: what is just below one is checked, and what is just above it is reported. */
class TestLintLimits final : public QObject
{
    Q_OBJECT

private slots:
    void endsWithTheLastProblem();
    void endsOneStepAfterTheLastOfRules();
    void endsWithTheLastExcludedPath();
    void endsWithTheLastItemOfAnExample();
    void endsWithTheLastExample();
    void endsWithTheLastExtension();
};

namespace {

constexpr qint64 StepsOfOne = 500'000;
constexpr qint64 StepsOfAll = 5'000'000;
const QString LimitedApi = u"/f/api.yaml"_qs;
const QByteArray LimitedHead = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n";
/** Of a list: each of its items takes some steps. */
const QByteArray ListSchema = "{type: array, items: {allOf: [" + QByteArray("{type: integer},").repeated(20) + "{}]}}";

QByteArray listOf(const QByteArray &item, qint64 count)
{
    return '[' + QByteArray(item + ',').repeated(count - 1) + item + ']';
}

/** The largest count that takes at most `limit` steps, if each one takes the same. */
template<typename StepsOf>
qint64 lastWithin(qint64 limit, const StepsOf &stepsOf)
{
    const qint64 some = stepsOf(100);
    const qint64 each = (stepsOf(200) - some) / 100;
    return 100 + (limit - some) / each;
}

/** The number of items with which ListSchema takes the steps of one value. */
qint64 lastItem()
{
    static const qint64 last = lastWithin(StepsOfOne, [](qint64 count) {
        support::FakeDocuments documents;
        documents.texts = {{LimitedApi, "list: " + listOf("1", count) + "\nschema: " + ListSchema + '\n'}};
        const openapi::DocumentSet set = documents.load({LimitedApi});
        const Snapshot snapshot = set.documents().first()->snapshot();
        return qint64(lint::ExampleValidator(set, LimitedApi, snapshot, specification::Version::V31)
                          .validate(snapshot.at({"list"}), {}, {LimitedApi, document::Pointer({"schema"})},
                                    lint::ExampleUse::Both)
                          .steps);
    });
    return last;
}

/** "rule pointer", a line each, of the rules with these names. */
QStringList linesOfRules(const base::Diagnostics &problems, const QStringList &rules)
{
    QStringList lines;
    for (const base::Diagnostic &each : problems) {
        if (rules.contains(each.rule))
            lines.append(each.rule + u' ' + each.pointer);
    }
    return lines;
}

} // namespace

void TestLintLimits::endsWithTheLastProblem()
{
    const Snapshot snapshot = Snapshot::parse(LimitedHead, Format::Yaml);
    const rules::RuleSettings settings;
    const description::Description description(
        std::make_shared<const openapi::ReferencedDocument>(LimitedApi, snapshot));
    lint::Report report(description, settings);
    const QStringList argument{QString(200, u'x')};
    const qsizetype bytes = qsizetype(sizeof(base::Diagnostic)) + 400 + qsizetype(sizeof(u"/info") - sizeof(QChar));
    const qsizetype last = 25'000'000 / bytes;
    for (qsizetype i = 0; i < last; ++i)
        report.addAt("oas3-schema"_rule, document::Pointer({"info"}), {}, argument);
    QVERIFY(!report.isFull());
    QCOMPARE(report.count(), last);
    for (int i = 0; i < 2; ++i)
        report.addAt("oas3-schema"_rule, document::Pointer({"info"}), {}, argument);
    QVERIFY(report.isFull());
    QCOMPARE(report.count(), last + 2);
    const base::Diagnostic note = report.takeDiagnostics().last();
    QCOMPARE(note.rule, u"too-many-problems"_qs);
    QCOMPARE(note.arguments, QStringList{QString::number(last + 1)});
}

/** A list of allowed values counts, also where there is no text that could be one of them. */
void TestLintLimits::endsOneStepAfterTheLastOfRules()
{
    support::FakeDocuments documents;
    documents.texts.insert(
        u"/f/.spectral.yaml"_qs,
        "rules: {r: {given: '$.x-list[*]', then: {function: enumeration, functionOptions: {values: " +
            listOf("a", 1'000) + "}}}}");
    const lint::Ruleset ruleset = lint::rulesetFor(LimitedApi, u"/f"_qs, documents);
    QCOMPARE(ruleset.problems.size(), 0);
    const auto read = [&](qint64 count) {
        documents.texts.insert(LimitedApi, LimitedHead + "x-list: " + listOf("{}", count) + '\n');
        return documents.load({LimitedApi});
    };
    const auto isTooSlow = [](const base::Diagnostics &problems) {
        return linesOfRules(problems, {u"ruleset-too-slow"_qs}) == QStringList{u"ruleset-too-slow "_qs};
    };
    // Without the steps that the bytes of the document add.
    const auto stepsOf = [&](qint64 count) {
        const openapi::DocumentSet set = read(count);
        const document::Snapshot snapshot = set.documents().first()->snapshot();
        const description::Description description(set.documents().first(), set);
        qint64 few = 0;
        qint64 enough = lint::MaximumRuleSteps;
        while (enough - few > 1) {
            const qint64 middle = (few + enough) / 2;
            lint::Report report(description, ruleset.settings);
            lint::checkCustomRules(description, ruleset.custom, report, middle);
            (isTooSlow(report.takeDiagnostics()) ? few : enough) = middle;
        }
        return enough - (lint::ruleStepsFor(snapshot.size()) - lint::LeastRuleSteps);
    };
    const auto problemsWith = [&](qint64 count) {
        const openapi::DocumentSet set = read(count);
        const openapi::ReferencedDocumentPtr entry = set.documents().first();
        return lint::diagnosticsIn(
            lint::lint(description::Description(entry, set), {.settings = ruleset.settings, .custom = ruleset.custom}),
            entry);
    };
    const qint64 last = lastWithin(lint::LeastRuleSteps, stepsOf);
    QVERIFY(last > 2'000);
    QVERIFY(!isTooSlow(problemsWith(last)));
    QVERIFY(isTooSlow(problemsWith(last + 1)));
}

void TestLintLimits::endsWithTheLastExcludedPath()
{
    const QString pattern = u"^/(?:[a-c]|[d-f])+[g-i]$"_qs;
    const auto pathOf = [](int number) { return '/' + QByteArray(900, 'a') + QByteArray::number(number); };
    int last = 0;
    schema::PatternCache patterns;
    for (qint64 steps = 2'000'000; steps >= 0; ++last)
        QVERIFY(!patterns.matches(pattern, {}, pathOf(last), steps));
    --last;
    QVERIFY(last > 10);
    const auto problemsWith = [&](int paths) {
        QByteArray text = LimitedHead + "paths:\n";
        for (int i = 0; i < paths; ++i)
            text += "  " + pathOf(i) + ": {}\n";
        rules::RuleSettings settings;
        settings.set("path-excludes-patterns"_rule, base::Severity::Warning);
        settings.setExcludedPaths({pattern});
        return linesOfRules(lint::lint(Snapshot::parse(text, Format::Yaml), settings),
                            {u"path-excludes-patterns"_qs, u"ruleset-too-slow"_qs});
    };
    QCOMPARE(problemsWith(last), QStringList());
    QCOMPARE(problemsWith(last + 1),
             QStringList{u"ruleset-too-slow /paths/~1"_qs + QString::fromLatin1(pathOf(last).mid(1))});
}

void TestLintLimits::endsWithTheLastItemOfAnExample()
{
    const auto keywordsWith = [](qint64 items) {
        const QByteArray text = LimitedHead +
                                "components: {parameters: {p: {name: p, in: query, schema: " + ListSchema +
                                ", example: " + listOf("1", items) + "}}}\n";
        QStringList keywords;
        for (const base::Diagnostic &each : lint::lint(Snapshot::parse(text, Format::Yaml))) {
            if (each.rule == u"oas3-valid-media-example" || each.rule == u"oas3-valid-schema-example")
                keywords.append(each.arguments.first());
        }
        return keywords;
    };
    QCOMPARE(keywordsWith(lastItem()), QStringList());
    QCOMPARE(keywordsWith(lastItem() + 1), QStringList{u"steps"_qs});
}

void TestLintLimits::endsWithTheLastExample()
{
    // One value is only in the text once.
    const auto problemsWith = [](int examples) {
        QByteArray text = LimitedHead + "x-list: &list " + listOf("1", lastItem()) + "\nx-schema: " + ListSchema +
                          "\ncomponents:\n  parameters:\n";
        for (int i = 0; i < examples; ++i)
            text += "    p" + QByteArray::number(i + 10) + ": {name: p" + QByteArray::number(i) +
                    ", in: query, schema: {$ref: '#/x-schema'}, example: *list}\n";
        return linesOfRules(lint::lint(Snapshot::parse(text, Format::Yaml)), {u"examples-not-checked"_qs});
    };
    QCOMPARE(problemsWith(int(StepsOfAll / StepsOfOne)), QStringList());
    QCOMPARE(problemsWith(int(StepsOfAll / StepsOfOne) + 1),
             QStringList{u"examples-not-checked /components/parameters/p20/example"_qs});
}

void TestLintLimits::endsWithTheLastExtension()
{
    const auto problemsWith = [](int values, qint64 items) {
        support::FakeDocuments documents;
        QByteArray text = LimitedHead + "x-list: &list " + listOf("1", items) + "\ncomponents:\n  schemas:\n";
        for (int i = 0; i < values; ++i)
            text += "    s" + QByteArray::number(i + 10) + ": {x-a: *list}\n";
        documents.texts = {{LimitedApi, text},
                           {u"/f/.gatewright.yaml"_qs, "extensions: {x-a: s.yaml}\n"},
                           {u"/f/s.yaml"_qs, ListSchema + '\n'}};
        const lint::Project project = lint::projectFor(LimitedApi, u"/f"_qs, documents);
        const openapi::DocumentSet set = documents.load({LimitedApi});
        const openapi::ReferencedDocumentPtr entry = set.documents().first();
        const auto found = lint::lint(description::Description(entry, set), {.project = project});
        return linesOfRules(lint::diagnosticsIn(found, entry), {u"extension-schema"_qs, u"examples-not-checked"_qs});
    };
    QCOMPARE(problemsWith(1, lastItem()), QStringList());
    QCOMPARE(problemsWith(1, lastItem() + 1),
             QStringList{u"extension-schema /components/schemas/s10/x-a/"_qs + QString::number(lastItem())});
    QCOMPARE(problemsWith(int(StepsOfAll / StepsOfOne), lastItem()), QStringList());
    QCOMPARE(problemsWith(int(StepsOfAll / StepsOfOne) + 1, lastItem()),
             QStringList{u"examples-not-checked /components/schemas/s20/x-a"_qs});
}

GATEWRIGHT_TEST(TestLintLimits, QCoreApplication)
#include "testlintlimits.moc"
