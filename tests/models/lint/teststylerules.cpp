#include "documentationcases.h"
#include "lint.h"
#include "testprogram.h"

#include <QTest>

using base::Severity;
using document::Format;
using document::Snapshot;

/** Each rule of style: where it is reported, where not, in which versions. */
class TestStyleRules final : public QObject
{
    Q_OBJECT

private slots:
    void reports_data();
    void reports();
    void staysSilent_data();
    void staysSilent();
    void hasCasesOfEachRule();
    void showsNoPasswords();
    void weighsListsByVersion();
    void comparesPathsUpToTheLimit();
};

namespace {

using support::operationOf;
using support::schemaOf;
using support::StyleCase;
using support::versioned;

QList<StyleCase> schemaCases()
{
    return {
        {"a list without items", "array-items", schemaOf("type: array"), "/components/schemas/s/type", "array"},
        {"a list deep in a schema", "array-items", schemaOf("properties: {a: {not: {type: array}}}"),
         "/components/schemas/s/properties/a/not/type", "array"},
        {"one of several types",
         "array-items",
         schemaOf("type: [array, 'null']"),
         "/components/schemas/s/type",
         "[array, 'null']",
         {"3.1.0", "3.2.0"}},
        {"an entry twice", "duplicated-entry-in-enum", schemaOf("enum: [a, b, a]"), "/components/schemas/s/enum/2",
         "a"},
        {"a number among texts", "typed-enum", schemaOf("type: string, enum: [a, 1]"), "/components/schemas/s/enum/1",
         "1"},
        {"half a number", "typed-enum", schemaOf("type: integer, enum: [1, 1.5]"), "/components/schemas/s/enum/1",
         "1.5"},
        {"null", "typed-enum", schemaOf("type: string, enum: [a, null]"), "/components/schemas/s/enum/1", "null"},
        {"none of several types",
         "typed-enum",
         schemaOf("type: [string, 'null'], enum: [null, a, true]"),
         "/components/schemas/s/enum/2",
         "true",
         {"3.1.0", "3.2.0"}},
        {"beside a reference to a schema",
         "no-$ref-siblings",
         schemaOf("items: {$ref: '#/components/schemas/s', maxLength: 1}"),
         "/components/schemas/s/items/maxLength",
         "maxLength",
         {"3.0.3"}},
        {"beside a reference to a response",
         "no-$ref-siblings",
         "paths: {/a: {get: {responses: {default: {$ref: '#/components/responses/r', description: d}}}}}\n"
         "components: {responses: {r: {description: d}}}\n",
         "/paths/~1a/get/responses/default/description",
         "description",
         {"3.0.3"}},
    };
}

QList<StyleCase> documentCases()
{
    return {
        {"a script in a description", "no-script-tags-in-markdown", operationOf("description: 'a <script src=b>'"),
         "/paths/~1a/get/description", "'a <script src=b>'"},
        {"a call in a description", "no-eval-in-markdown", schemaOf("description: 'eval (a)'"),
         "/components/schemas/s/description", "'eval (a)'"},
        {"a tag twice", "openapi-tags-uniqueness", "paths: {}\ntags: [{name: a}, {name: b}, {name: a}]\n",
         "/tags/2/name", "a"},
        {"a tag that is not declared", "operation-tag-defined", "tags: [{name: a}]\n" + operationOf("tags: [a, b]"),
         "/paths/~1a/get/tags/1", "b"},
        {"a space in an id", "operation-operationId-valid-in-url", operationOf("operationId: get a"),
         "/paths/~1a/get/operationId", "get a"},
        {"a parameter twice", "operation-parameters",
         operationOf("parameters: [{name: p, in: query, schema: {}}, {name: p, in: query, schema: {}}]"),
         "/paths/~1a/get/parameters/1", "p"},
        {"a parameter of a path twice", "operation-parameters",
         "paths: {/a: {parameters: [{name: p, in: header, schema: {}}, {name: p, in: header, schema: {}}]}}\n",
         "/paths/~1a/parameters/1", "p"},
        {"empty braces", "path-declarations-must-exist", "paths: {'/a/{}': {}}\n", "/paths/~1a~1{}", "'/a/{}'"},
        {"a slash at the end", "path-keys-no-trailing-slash", "paths: {/a/: {}}\n", "/paths/~1a~1", "/a/"},
        {"a query", "path-not-include-query", "paths: {/a?b=c: {}}\n", "/paths/~1a?b=c", "/a?b=c"},
        {"a slash after a server", "oas3-server-trailing-slash", "paths: {}\nservers: [{url: http://a/}]\n",
         "/servers/0/url", "http://a/"},
        {"a server of an operation", "oas3-server-trailing-slash", operationOf("servers: [{url: http://a/}]"),
         "/paths/~1a/get/servers/0/url", "http://a/"},
        {"a variable that is not declared", "oas3-server-variables", "paths: {}\nservers: [{url: 'http://{h}'}]\n",
         "/servers/0/url", "'http://{h}'"},
        {"a variable that is not used", "oas3-server-variables",
         "paths: {}\nservers: [{url: http://a, variables: {h: {default: b}}}]\n", "/servers/0/variables/h", "h"},
        {"a default of another list", "oas3-server-variables",
         "paths: {}\nservers: [{url: 'http://{h}', variables: {h: {default: b, enum: [a]}}}]\n",
         "/servers/0/variables/h/default", "b"},
        {"a callback in a callback", "oas3-callbacks-in-callbacks",
         operationOf("callbacks: {c: {u: {post: {responses: {default: {description: d}}, callbacks: {}}}}}"),
         "/paths/~1a/get/callbacks/c/u/post/callbacks", "callbacks"},
        {"a callback in a webhook",
         "oas3_1-callbacks-in-webhook",
         "webhooks: {w: {post: {callbacks: {}}}}\n",
         "/webhooks/w/post/callbacks",
         "callbacks",
         {"3.1.0", "3.2.0"}},
        {"servers of a webhook",
         "oas3_1-servers-in-webhook",
         "webhooks: {w: {servers: [], post: {}}}\n",
         "/webhooks/w/servers",
         "servers",
         {"3.1.0", "3.2.0"}},
    };
}

QList<StyleCase> silentCases()
{
    return {
        {"items", "array-items", schemaOf("type: array, items: {}")},
        {"items by position", "array-items", schemaOf("type: array, prefixItems: [{}]"), "", {}, {"3.1.0", "3.2.0"}},
        {"a property called type", "array-items", schemaOf("properties: {type: {enum: [array]}}")},
        {"entries of two types", "duplicated-entry-in-enum", schemaOf("enum: ['1', 1, true, 'true']")},
        {"a whole number with a point", "typed-enum", schemaOf("type: integer, enum: [1.0]")},
        {"null where it is allowed",
         "typed-enum",
         schemaOf("type: string, nullable: true, enum: [a, null]"),
         "",
         {},
         {"3.0.3"}},
        {"one of several types",
         "typed-enum",
         schemaOf("type: [string, 'null'], enum: [a, null]"),
         "",
         {},
         {"3.1.0", "3.2.0"}},
        {"beside a reference from 3.1 on",
         "no-$ref-siblings",
         schemaOf("items: {$ref: '#/components/schemas/s', maxLength: 1}"),
         "",
         {},
         {"3.1.0", "3.2.0"}},
        {"an ordinary description", "no-script-tags-in-markdown", operationOf("description: a description of scripts")},
        {"an ordinary evaluation", "no-eval-in-markdown", operationOf("description: medieval (old) retrieval (new)")},
        {"an example", "no-script-tags-in-markdown", schemaOf("example: {description: <script>}")},
        {"a declared tag", "operation-tag-defined", "tags: [{name: a}]\n" + operationOf("tags: [a]")},
        {"a tag that is declared later", "operation-tag-defined", operationOf("tags: [a]") + "tags: [{name: a}]\n"},
        {"an ordinary id", "operation-operationId-valid-in-url", operationOf("operationId: get-a_b.c~d")},
        {"the same name in two places", "operation-parameters",
         operationOf("parameters: [{name: p, in: query, schema: {}}, {name: p, in: header, schema: {}}]")},
        {"one of the path, one of the operation", "operation-parameters",
         "paths: {/a: {parameters: [{name: p, in: query, schema: {}}], get: {responses: {default: {description: d}}, "
         "parameters: [{name: p, in: query, schema: {}}]}}}\n"},
        {"the root path", "path-keys-no-trailing-slash", "paths: {/: {}}\n"},
        {"the root of a server", "oas3-server-trailing-slash", "paths: {}\nservers: [{url: /}]\n"},
        {"a declared variable", "oas3-server-variables",
         "paths: {}\nservers: [{url: 'http://{h}', variables: {h: {default: a, enum: [a]}}}]\n"},
        {"a callback", "oas3-callbacks-in-callbacks",
         operationOf("callbacks: {c: {u: {post: {responses: {default: {description: d}}}}}}")},
        {"a webhook",
         "oas3_1-servers-in-webhook",
         "webhooks: {w: {post: {}}}\nservers: [{url: /}]\n",
         "",
         {},
         {"3.1.0", "3.2.0"}},
    };
}

QList<StyleCase> allCases()
{
    return schemaCases() + documentCases() + support::documentationCases() + support::furtherCases() +
           support::directionCases() + support::specificationCases();
}

QList<StyleCase> allSilentCases()
{
    return silentCases() + support::silentDocumentationCases() + support::silentFurtherCases() +
           support::silentDirectionCases() + support::silentSpecificationCases();
}

void addCases(const QList<StyleCase> &rows)
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("marked");
    for (const StyleCase &row : rows) {
        for (const QByteArray &version : row.versions)
            QTest::addRow("%s: %s, %s", row.rule, row.name, version.constData())
                << versioned(version, row.members) << QString::fromLatin1(row.rule) << QString::fromLatin1(row.pointer)
                << row.marked;
    }
}

/** What the specification requires, and this rule. */
rules::RuleSettings onlyWith(const QString &rule)
{
    rules::RuleSettings settings;
    settings.start(rules::RuleSettings::Start::None);
    for (const QString &each : {u"oas3-schema"_qs, u"path-params"_qs, u"operation-operationId-unique"_qs, rule})
        settings.set(*rules::findRule(each), rules::findRule(each)->severity);
    return settings;
}

} // namespace

void TestStyleRules::reports_data()
{
    addCases(allCases());
}

/** Once, at its place, and nothing else of the specification. */
void TestStyleRules::reports()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    QFETCH(QString, pointer);
    QFETCH(QByteArray, marked);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    base::Diagnostics found = lint::lint(snapshot, onlyWith(rule));
    found.removeIf([](const base::Diagnostic &each) { return each.rule == u"extension-missing"; });
    QStringList lines;
    for (const base::Diagnostic &each : found)
        lines.append(each.rule + u' ' + each.pointer);
    QCOMPARE(lines.join(u'\n'), QString(rule + u' ' + pointer));
    QCOMPARE(snapshot.text(found.first().span), marked);
}

void TestStyleRules::staysSilent_data()
{
    addCases(allSilentCases());
}

void TestStyleRules::staysSilent()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    for (const base::Diagnostic &each : lint::lint(snapshot, onlyWith(rule)))
        QVERIFY2(each.rule != rule, qPrintable(each.pointer));
}

/** Of each rule that a ruleset can switch on for OpenAPI: a document that breaks it, and one that keeps it. */
void TestStyleRules::hasCasesOfEachRule()
{
    // testlint and testrulesets have the cases of these.
    static const QStringList Elsewhere{u"openapi-missing"_qs,
                                       u"openapi-version"_qs,
                                       u"oas3-schema"_qs,
                                       u"extension-schema"_qs,
                                       u"path-excludes-patterns"_qs,
                                       u"path-params"_qs,
                                       u"operation-operationId-unique"_qs,
                                       u"examples-not-checked"_qs};
    const auto rulesOf = [](const QList<StyleCase> &cases) {
        QSet<QString> rules;
        for (const StyleCase &each : cases)
            rules.insert(QString::fromLatin1(each.rule));
        return rules;
    };
    const QSet<QString> reported = rulesOf(allCases());
    const QSet<QString> silent = rulesOf(allSilentCases());
    QStringList missing;
    for (const rules::RuleGroup &group : rules::RuleGroups) {
        for (const rules::Rule &rule : group.rules) {
            if (group.control != rules::RuleGroup::Control::OpenApi || Elsewhere.contains(rule.name()))
                continue;
            if (!reported.contains(rule.name()))
                missing.append(u"broken: "_qs + rule.name());
            if (!silent.contains(rule.name()))
                missing.append(u"kept: "_qs + rule.name());
        }
    }
    QCOMPARE(missing.join(u'\n'), QString());
}

/** A server's URL can have credentials. */
void TestStyleRules::showsNoPasswords()
{
    const QByteArray text = versioned("3.1.0", "paths: {}\nservers: [{url: 'http://kim:hidden@host/'}]\n");
    const auto found = lint::lint(Snapshot::parse(text, Format::Yaml));
    QVERIFY(std::any_of(found.begin(), found.end(),
                        [](const base::Diagnostic &each) { return each.rule == u"oas3-server-trailing-slash"; }));
    for (const base::Diagnostic &each : found)
        QVERIFY2(!each.arguments.join(u' ').contains(u"hidden"), qPrintable(each.rule));
}

/** 3.0 requires items; later versions do not. */
void TestStyleRules::weighsListsByVersion()
{
    for (const auto &[version, severity] :
         {std::pair("3.0.3", Severity::Error), std::pair("3.1.0", Severity::Warning)}) {
        const auto found = lint::lint(Snapshot::parse(versioned(version, schemaOf("type: array")), Format::Yaml));
        const auto place = std::find_if(found.begin(), found.end(),
                                        [](const base::Diagnostic &each) { return each.rule == u"array-items"; });
        QVERIFY(place != found.end());
        QCOMPARE(place->severity, severity);
    }
}

/** Each pair of paths counts 200 segments: 447 paths are 19,936,200, and 448 are 20,025,600. */
void TestStyleRules::comparesPathsUpToTheLimit()
{
    const auto placesWith = [](int paths) {
        QByteArray text = versioned("3.1.0", "paths:\n");
        for (int i = 0; i < paths; ++i)
            text += "  /p" + QByteArray::number(i) + "/{a}" + QByteArray("/x").repeated(197) + ": {}\n";
        QStringList places;
        for (const base::Diagnostic &each : lint::lint(Snapshot::parse(text, Format::Yaml))) {
            if (each.rule == u"paths-not-compared")
                places.append(each.pointer.left(8));
        }
        return places;
    };
    QCOMPARE(placesWith(447), QStringList());
    QCOMPARE(placesWith(448), QStringList{u"/paths/~"_qs});
}

GATEWRIGHT_TEST(TestStyleRules, QCoreApplication)
#include "teststylerules.moc"
