#include "customrules.h"
#include "fakedocuments.h"
#include "fieldpath.h"
#include "lint.h"
#include "rulesets.h"
#include "testprogram.h"

#include <QSet>
#include <QTest>

/** Rules that rulesets define: each function and option of the language, with the verdict that its documentation
 * gives. */
class TestCustomRules final : public QObject
{
    Q_OBJECT

private slots:
    void callsFunctions_data();
    void callsFunctions();
    void readsDefinitions_data();
    void readsDefinitions();
    void writesMessages_data();
    void writesMessages();
    void reportsProblems_data();
    void reportsProblems();
    void showsNoSecrets();
    void showsNoKeysOfOtherFiles();
    void showsNoValuesOfOtherFiles();
    void followsReferencesIntoOtherFiles();
    void endsWithExpensiveRules_data();
    void endsWithExpensiveRules();
    void boundsFields();
    void boundsMessages();
};

namespace {

const QString CustomApi = u"/f/api.yaml"_qs;
const QByteArray CustomText = R"(openapi: 3.0.3
info: {title: My API, version: '1', contact: {name: '', email: a@b.c}, x-on: true, x-off: false, x-n: 5, x-null: null}
tags: [{name: b}, {name: a}]
paths:
  /pets:
    get: {operationId: listPets, tags: [a, b, 3], responses: {'200': {$ref: '#/components/responses/Ok'}}}
    post: {operationId: Add_Pet, responses: {default: {description: d}}}
components:
  responses: {Ok: {description: fine}, Unused: {description: d}}
  schemas:
    Pet: {type: object, properties: {b: {type: integer, enum: [1, x]}, a: {type: string, maxLength: 3}}}
)";

lint::Ruleset customRuleset(const QByteArray &text, const QHash<QString, QByteArray> &others = {})
{
    support::FakeDocuments documents;
    documents.texts = others;
    documents.texts.insert(u"/f/.spectral.yaml"_qs, text);
    return lint::rulesetFor(CustomApi, u"/f"_qs, documents);
}

base::Diagnostics customProblems(const lint::Ruleset &ruleset, const QHash<QString, QByteArray> &texts)
{
    support::FakeDocuments documents;
    documents.texts = texts;
    const auto entry = documents.open(CustomApi);
    const auto set = openapi::DocumentSet::load({*entry}, documents);
    const lint::Options options{.settings = ruleset.settings, .custom = ruleset.custom};
    base::Diagnostics found;
    for (const lint::DocumentFindings &in : lint::lint(description::Description(*entry, set), options)) {
        for (const base::Diagnostic &each : in.diagnostics) {
            if (each.message.isEmpty())
                continue;
            found.append(each);
            found.last().pointer = base::logicalPlace(each);
        }
    }
    return found;
}

/** The places of the problems of custom rules, `!` before errors and `?` before information. */
QStringList customPlaces(const lint::Ruleset &ruleset)
{
    QStringList places;
    for (const base::Diagnostic &each : customProblems(ruleset, {{CustomApi, CustomText}})) {
        const QString mark = each.severity == base::Severity::Error         ? u"!"_qs
                             : each.severity == base::Severity::Information ? u"?"_qs
                                                                            : QString();
        places.append(mark + (each.pointer.isEmpty() ? u"/"_qs : each.pointer));
    }
    return places;
}

/** With a schema in another file. */
QByteArray withOther()
{
    return QByteArray(CustomText).replace("    Pet: ", "    Other: {$ref: other.yaml}\n    Pet: ");
}

QStringList placesOfList(const char *list)
{
    const QString text = QString::fromUtf8(list);
    return text.isEmpty() ? QStringList() : text.split(u' ');
}

} // namespace

void TestCustomRules::callsFunctions_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char *given, const char *then, const char *places) {
        QTest::addRow("%s: %s", given, then)
            << "rules: {r: {given: \"" + QByteArray(given) + "\", then: {" + then + "}}}" << placesOfList(places);
    };
    row("$.info", "field: title, function: truthy", "");
    row("$.info", "field: contact.name, function: truthy", "/info/contact/name");
    row("$.info", "field: x-off, function: truthy", "/info/x-off");
    row("$.info", "field: x-null, function: truthy", "/info/x-null");
    row("$.info", "field: x-none, function: truthy", "/info");
    row("$.info", "field: contact.url, function: truthy", "/info/contact");
    row("$.info", "field: license.name.first, function: truthy", "/info");
    row("$.info", "field: contact, function: truthy", "");
    row("$.info.license", "function: truthy", "");
    row("$.info", "field: x-on, function: falsy", "/info/x-on");
    row("$.info", "field: x-n, function: falsy", "/info/x-n");
    row("$.info", "field: x-off, function: falsy", "");
    row("$.info", "field: x-none, function: falsy", "");
    row("$.info", "field: x-null, function: defined", "");
    row("$.info", "field: x-none, function: defined", "/info");
    row("$.info", "field: x-null, function: undefined", "/info/x-null");
    row("$.info", "field: x-none, function: undefined", "");

    row("$.paths[*]~", "function: pattern, functionOptions: {match: '^/[a-z]+$'}", "");
    row("$.paths[*]~", "function: pattern, functionOptions: {match: '^/[A-Z]+$'}", "/paths/~1pets");
    row("$.paths[*]~", "function: pattern, functionOptions: {match: '/^.PETS$/i'}", "");
    row("$.paths[*]~", "function: pattern, functionOptions: {notMatch: pet}", "/paths/~1pets");
    row("$.paths[*]~", "function: pattern, functionOptions: {notMatch: dog}", "");
    row("$.info", "field: title, function: pattern, functionOptions: {match: x, notMatch: API}",
        "/info/title /info/title");
    row("$.info", "field: x-n, function: pattern, functionOptions: {match: x}", "");
    row("$.info", "field: x-none, function: pattern, functionOptions: {match: x}", "");

    row("$.tags[*].name", "function: enumeration, functionOptions: {values: [a]}", "/tags/0/name");
    row("$.paths..tags[*]", "function: enumeration, functionOptions: {values: [a, b]}", "/paths/~1pets/get/tags/2");
    row("$.paths..tags[*]", "function: enumeration, functionOptions: {values: [a, b, 3]}", "");
    row("$.paths..tags[*]", "function: enumeration, functionOptions: {values: [a, b, '3']}",
        "/paths/~1pets/get/tags/2");
    row("$.info.x-null", "function: enumeration, functionOptions: {values: [a]}", "/info/x-null");
    row("$.info.contact", "function: enumeration, functionOptions: {values: [a]}", "");

    row("$.info.title", "function: length, functionOptions: {min: 7}", "/info/title");
    row("$.info.title", "function: length, functionOptions: {min: 6, max: 6}", "");
    row("$.info.title", "function: length, functionOptions: {max: 5}", "/info/title");
    row("$.tags", "function: length, functionOptions: {max: 1}", "/tags");
    row("$.info.contact", "function: length, functionOptions: {min: 3}", "/info/contact");
    row("$.info.x-n", "function: length, functionOptions: {max: 4}", "/info/x-n");
    row("$.info.x-on", "function: length, functionOptions: {min: 9}", "");

    row("$..operationId", "function: casing, functionOptions: {type: camel}", "/paths/~1pets/post/operationId");
    row("$..operationId", "function: casing, functionOptions: {type: pascal}",
        "/paths/~1pets/get/operationId /paths/~1pets/post/operationId");
    row("$..operationId", "function: casing, functionOptions: {type: pascal, separator: {char: _}}",
        "/paths/~1pets/get/operationId");
    row("$..operationId", "function: casing, functionOptions: {type: flat}",
        "/paths/~1pets/get/operationId /paths/~1pets/post/operationId");
    row("$.paths[*]~", "function: casing, functionOptions: {type: kebab}", "/paths/~1pets");
    row("$.paths[*]~", "function: casing, functionOptions: {type: kebab, separator: {char: /, allowLeading: true}}",
        "");
    row("$.paths[*]~", "function: casing, functionOptions: {type: kebab, separator: {char: /}}", "/paths/~1pets");
    row("$.tags[*].name", "function: casing, functionOptions: {type: snake}", "");
    row("$.tags[*].name", "function: casing, functionOptions: {type: macro}", "/tags/0/name /tags/1/name");
    row("$.tags[*].name", "function: casing, functionOptions: {type: cobol}", "/tags/0/name /tags/1/name");
    row("$.info.contact.name", "function: casing, functionOptions: {type: cobol}", "");
    row("$.info.version", "function: casing, functionOptions: {type: flat}", "/info/version");

    row("$", "field: tags, function: alphabetical, functionOptions: {keyedBy: name}", "/tags");
    row("$", "field: tags, function: alphabetical", "/tags");
    row("$.paths[*].get", "field: tags, function: alphabetical", "");
    row("$.components.schemas.Pet", "field: properties, function: alphabetical",
        "/components/schemas/Pet/properties/b");
    row("$.info.title", "function: alphabetical", "");

    row("$.info", "function: xor, functionOptions: {properties: [title, summary]}", "");
    row("$.info", "function: xor, functionOptions: {properties: [title, version]}", "/info");
    row("$.info", "function: xor, functionOptions: {properties: [a, b]}", "/info");
    row("$.info", "function: or, functionOptions: {properties: [title, version]}", "");
    row("$.info", "function: or, functionOptions: {properties: [a, b, c, d, e]}", "/info");
    row("$.info.title", "function: or, functionOptions: {properties: [a, b]}", "");

    row("$.info", "function: schema, functionOptions: {schema: {type: object, required: [title]}}", "");
    row("$.info", "function: schema, functionOptions: {schema: {required: [license, summary]}}", "/info");
    row("$.info",
        "function: schema, functionOptions: {allErrors: true, schema: {required: [license], properties: {title: {maxLength: 2}}}}",
        "/info /info/title");
    row("$.info", "field: x-none, function: schema, functionOptions: {schema: true}", "/info");
    row("$.paths[*].get.responses",
        "function: schema, functionOptions: {schema: {additionalProperties: {required: [content]}}}",
        "/components/responses/Ok");
    row("$.info.x-n",
        "function: schema, functionOptions: {dialect: draft4, schema: {minimum: 5, exclusiveMinimum: true}}",
        "/info/x-n");
    row("$.paths..tags", "function: schema, functionOptions: {dialect: draft7, schema: {items: [{const: b}]}}",
        "/paths/~1pets/get/tags/0");
    row("$.info", "function: schema, functionOptions: {schema: {dependencies: {title: [license]}}}", "/info");
    row("$.info",
        "function: schema, functionOptions: {schema: {$ref: '#/definitions/a', definitions: {a: {type: array}}}}",
        "/info");

    row("$.components.responses",
        "function: unreferencedReusableObject, functionOptions: {reusableObjectsLocation: '#/components/responses'}",
        "/components/responses/Unused");
    row("$..[?(@ && @.enum)]", "function: typedEnum", "/components/schemas/Pet/properties/b/enum/1");

    // Fields.
    row("$.info", "field: '@key', function: pattern, functionOptions: {notMatch: '^x-o'}", "/info/x-on /info/x-off");
    row("$.paths[*]", "field: '$.get.tags[*]', function: pattern, functionOptions: {match: b}",
        "/paths/~1pets/get/tags/0");
    row("$.paths[*]", "field: '$.put', function: truthy", "/paths/~1pets");
    row("$.paths['/pets'].get", "field: 'tags[0]', function: pattern, functionOptions: {match: b}",
        "/paths/~1pets/get/tags/0");
    row("$.paths['/pets'].get", "field: \"responses['200'].description\", function: length, functionOptions: {min: 9}",
        "/components/responses/Ok/description");
}

void TestCustomRules::callsFunctions()
{
    QFETCH(QByteArray, rule);
    const lint::Ruleset ruleset = customRuleset(rule);
    QCOMPARE(ruleset.problems.size(), 0);
    QTEST(customPlaces(ruleset), "places");
}

void TestCustomRules::readsDefinitions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char *name, const char *text, const char *places) {
        QTest::newRow(name) << QByteArray(text) << placesOfList(places);
    };
    const QByteArray rule = "given: $.info, then: {field: x, function: truthy}";
    const auto with = [&](const char *name, const QByteArray &text, const char *places) {
        QTest::newRow(name) << QByteArray(text).replace("RULE", rule) << placesOfList(places);
    };
    with("a warning", "rules: {r: {RULE}}", "/info");
    with("an error", "rules: {r: {severity: error, RULE}}", "!/info");
    with("a number", "rules: {r: {severity: 0, RULE}}", "!/info");
    with("a hint", "rules: {r: {severity: hint, RULE}}", "?/info");
    with("off", "rules: {r: {severity: off, RULE}}", "");
    with("not recommended", "rules: {r: {recommended: false, RULE}}", "");
    with("recommended", "rules: {r: {recommended: true, RULE}}", "/info");
    with("for 3.0", "rules: {r: {formats: [oas3_0], RULE}}", "/info");
    with("for 3.x", "rules: {r: {formats: [oas3], RULE}}", "/info");
    with("for 3.1", "rules: {r: {formats: [oas3_1], RULE}}", "");
    with("for others", "rules: {r: {formats: [asyncapi2], RULE}}", "");
    with("formats of the file", "formats: [oas2]\nrules: {r: {RULE}}", "");
    with("formats of the file and of the rule", "formats: [oas2]\nrules: {r: {formats: [oas3.0], RULE}}", "/info");
    row("two paths", "rules: {r: {given: [$.info, $.paths], then: {field: x, function: truthy}}}", "/info /paths");
    row("two functions",
        "rules: {r: {given: $.info, then: [{field: x, function: truthy}, {field: title, function: falsy}]}}",
        "/info /info/title");
    row("references followed", "rules: {r: {given: '$.paths..responses[*]', then: {field: x, function: truthy}}}",
        "/paths/~1pets/post/responses/default /components/responses/Ok");
    row("references not followed",
        "rules: {r: {resolved: false, given: '$.paths..responses[*]', then: {field: x, function: truthy}}}",
        "/paths/~1pets/get/responses/200 /paths/~1pets/post/responses/default");
    row("an alias",
        "aliases: {Op: ['$.paths[*][get,post]'], Id: ['#Op.operationId']}\n"
        "rules: {r: {given: '#Id', then: {function: casing, functionOptions: {type: camel}}}}",
        "/paths/~1pets/post/operationId");
    row("an alias as a text",
        "aliases: {Info: $.info}\nrules: {r: {given: '#Info', then: {field: x, function: truthy}}}", "/info");
    row("an alias by formats",
        "aliases: {Info: {targets: [{formats: [oas3], given: [$.info]}, {formats: [oas3_1], given: [$.paths]}]}}\n"
        "rules: {r: {given: '#Info', then: {field: x, function: truthy}}}",
        "/info");
    row("an alias by formats, the last wins",
        "aliases: {Info: {targets: [{formats: [oas3], given: [$.info]}, {formats: [oas3_0], given: [$.paths]}]}}\n"
        "rules: {r: {given: '#Info', then: {field: x, function: truthy}}}",
        "/paths");
    row("of another file", "extends: ./base.yaml", "/info");
    row("of another file, off", "extends: [[./base.yaml, off]]", "");
    row("of another file, off but for one", "extends: [[./base.yaml, off]]\nrules: {optional: error}", "!/tags");
    row("of another file, all", "extends: [[./base.yaml, all]]", "/info /tags");
    row("of another file, with another severity", "extends: ./base.yaml\nrules: {base: error}", "!/info");
    row("of another file, switched off", "extends: ./base.yaml\nrules: {base: off}", "");
    row("of another file, changed", "extends: ./base.yaml\nrules: {base: {severity: info}}", "?/info");
    row("of another file, with another path", "extends: ./base.yaml\nrules: {base: {given: $.paths}}", "/paths");
    row("of another file, switched on", "extends: ./base.yaml\nrules: {optional: true}", "/info /tags");
    row("for this file",
        "overrides: [{files: ['*.yaml'], rules: {r: {given: $.info, then: {field: x, function: truthy}}}}]", "/info");
    row("for other files",
        "overrides: [{files: ['*.json'], rules: {r: {given: $.info, then: {field: x, function: truthy}}}}]", "");
    row("for a place", "extends: ./base.yaml\noverrides: [{files: ['*.yaml#/info'], rules: {base: off}}]", "");
    row("for another place", "extends: ./base.yaml\noverrides: [{files: ['*.yaml#/paths'], rules: {base: off}}]",
        "/info");
    row("instead of a rule of the program",
        "rules: {info-contact: {given: $.tags, then: {field: '[9]', function: truthy}}}", "/tags");
}

void TestCustomRules::readsDefinitions()
{
    QFETCH(QByteArray, text);
    const QByteArray base = "rules:\n  base: {given: $.info, then: {field: x, function: truthy}}\n"
                            "  optional: {recommended: false, given: $.tags, then: {field: '[9]', function: truthy}}\n";
    const lint::Ruleset ruleset = customRuleset(text, {{u"/f/base.yaml"_qs, base}});
    QCOMPARE(ruleset.problems.size(), 0);
    QTEST(customPlaces(ruleset), "places");
}

void TestCustomRules::writesMessages_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *rule, const char *message) {
        QTest::newRow(message) << "rules: {r: {" + QByteArray(rule) + "}}" << QString::fromUtf8(message);
    };
    row("given: $.info, then: {field: x, function: truthy}", "\"info.x\" property must be truthy");
    row("given: $, then: {field: x, function: defined}", "\"x\" property must be defined");
    row("given: $.tags, then: {function: length, functionOptions: {max: 1}}",
        "\"tags\" property must be shorter than 1");
    row("given: $, then: {function: length, functionOptions: {max: 1}}", "The document must be shorter than 1");
    row("description: Said so, given: $.info, then: {field: x, function: truthy}", "Said so");
    row("description: D, message: '{{description}}: {{error}}', given: $.info, then: {field: x, function: truthy}",
        "D: \"info.x\" property must be truthy");
    row("message: '{{path}} {{ property }} {{value}}', given: $.info.title, then: {function: falsy}",
        "#/info/title title My API");
    row("message: '{{value}}', given: '$.paths[*]~', then: {function: falsy}", "/pets");
    row("message: '{{value}}', given: $.tags, then: {function: falsy}", "Array[]");
    row("message: '{{value', given: $.tags, then: {function: falsy}", "{{value");
    row("message: '{{other}}x', given: $.tags, then: {function: falsy}", "x");
    row("given: $.info.title, then: {function: pattern, functionOptions: {match: ^a}}",
        "\"My API\" must match the pattern \"^a\"");
    row("given: $.info.title, then: {function: enumeration, functionOptions: {values: [a, 1]}}",
        "\"My API\" must be equal to one of the allowed values: \"a\", 1");
    row("given: $.info, then: {function: xor, functionOptions: {properties: [title, version]}}",
        "Just one of \"title\" and \"version\" must be defined");
    row("given: $.info, then: {function: or, functionOptions: {properties: [a, b, c, d, e]}}",
        "At least one of \"a\" or \"b\" or \"c\" or 2 other properties must be defined");
    row("given: '$.components.schemas[*].properties', then: {function: alphabetical}",
        "\"b\" must be placed after \"a\"");
    row("given: $.info, then: {function: schema, functionOptions: {schema: {required: [license]}}}",
        "\"info\" property must have required property \"license\"");
}

void TestCustomRules::writesMessages()
{
    QFETCH(QByteArray, rule);
    QFETCH(QString, message);
    const base::Diagnostics found = customProblems(customRuleset(rule), {{CustomApi, CustomText}});
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().message, message);
    QCOMPARE(found.first().rule, u"r"_qs);
}

void TestCustomRules::reportsProblems_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *text, const char *problem) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(problem);
    };
    row("rules: {r: {given: $.a, then: {function: run}}}", "ruleset-unknown-function /rules/r/then/function");
    row("rules: {r: {given: $.a, then: [{function: truthy}, {}]}}", "ruleset-incomplete-rule /rules/r/then/1");
    row("rules: {r: {given: a, then: {function: truthy}}}", "ruleset-wrong-path /rules/r/given");
    row("rules: {r: {given: [$.a, '$.a['], then: {function: truthy}}}", "ruleset-wrong-path /rules/r/given/1");
    row("rules: {r: {given: $.a, then: {field: '$[', function: truthy}}}", "ruleset-wrong-path /rules/r/then/field");
    row("rules: {r: {given: '#A', then: {function: truthy}}}", "ruleset-wrong-alias /rules/r/given");
    row("aliases: {A: '#B', B: '#A.x'}\nrules: {r: {given: '#A', then: {function: truthy}}}",
        "ruleset-wrong-alias /rules/r/given");
    row("aliases: {A: ['#B', '#B', '#B', '#B'], B: ['#C', '#C', '#C', '#C'], C: ['#D', '#D', '#D', '#D'], "
        "D: ['#E', '#E', '#E', '#E'], E: ['#F', '#F', '#F', '#F'], F: []}\n"
        "rules: {r: {given: '#A', then: {function: truthy}}}",
        "ruleset-incomplete-rule /rules/r");
    row("aliases: {A: ['#B', '#B', '#B', '#B'], B: ['#C', '#C', '#C', '#C'], C: ['#D', '#D', '#D', '#D'], "
        "D: ['$.a', '$.b']}\nrules: {r: {given: '#A', then: {function: truthy}}}",
        "ruleset-too-large /rules/r/given");
    row("rules: {r: {then: {function: truthy}}}", "ruleset-incomplete-rule /rules/r");
    row("rules: {r: {given: $.a}}", "ruleset-incomplete-rule /rules/r");
    row("rules: {r: {severity: bad, given: $.a, then: {function: truthy}}}",
        "ruleset-wrong-severity /rules/r/severity");
    row("rules: {duplicate-key: {given: $.a, then: {function: truthy}}}", "ruleset-fixed-rule /rules/duplicate-key");
    for (const char *options :
         {"function: pattern", "function: pattern, functionOptions: {match: '['}",
          "function: pattern, functionOptions: {match: 1}", "function: enumeration", "function: length",
          "function: length, functionOptions: {min: a}", "function: casing",
          "function: casing, functionOptions: {type: x}",
          "function: casing, functionOptions: {type: flat, separator: {char: ab}}",
          "function: alphabetical, functionOptions: {keyedBy: 1}", "function: xor",
          "function: or, functionOptions: {properties: [a]}", "function: schema",
          "function: schema, functionOptions: {schema: a}", "function: unreferencedReusableObject",
          "function: unreferencedReusableObject, functionOptions: {reusableObjectsLocation: a}"})
        QTest::newRow(options) << "rules: {r: {given: $.a, then: {" + QByteArray(options) + "}}}"
                               << u"ruleset-wrong-option"_qs;
}

void TestCustomRules::reportsProblems()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, problem);
    const lint::Ruleset ruleset = customRuleset(text);
    QCOMPARE(ruleset.problems.size(), 1);
    const base::Diagnostic &found = ruleset.problems.first().diagnostic;
    QVERIFY2((found.rule + u' ' + found.pointer).startsWith(problem), qPrintable(found.rule + u' ' + found.pointer));
    QVERIFY(found.span.length > 0);
    QCOMPARE(customPlaces(ruleset), QStringList());
}

/** In the extension, through an alias, in another file, with the name of a secret, in a URL, and in lists. */
void TestCustomRules::showsNoSecrets()
{
    const QByteArray text = withOther() +
                            "x-vendor-api-gateway: {upstream: {authentication: {basicAuth: {password: &p CANARY}}}, "
                            "keys: [ZCANARY, CANARY]}\n"
                            "x-alias: *p\nservers: [{url: 'http://kim:CANARY@h/'}]\nx-team: {apiKey: CANARY}\n";
    const QByteArray rules = R"(rules:
  r: {message: '{{value}} {{error}}',
      given: ['$..password', $.components.schemas.Other.token, $.x-alias, '$.servers[*].url', $.x-team.apiKey,
              '$.x-vendor-api-gateway.keys[*]'],
      then: [{function: falsy}, {function: pattern, functionOptions: {match: x}},
             {function: enumeration, functionOptions: {values: [a]}}, {function: casing, functionOptions: {type: flat}},
             {function: schema, functionOptions: {schema: {const: 1}}}]}
  l: {message: '{{value}} {{error}}', given: [$.x-vendor-api-gateway.keys, $.components.schemas.Other.list],
      then: {function: alphabetical}}
)";
    const base::Diagnostics found = customProblems(
        customRuleset(rules), {{CustomApi, text}, {u"/f/other.yaml"_qs, "token: CANARY\nlist: [ZCANARY, CANARY]\n"}});
    QSet<QString> places;
    for (const base::Diagnostic &each : found) {
        QVERIFY2(!each.message.contains(u"CANARY"), qPrintable(each.pointer + u' ' + each.message));
        places.insert(each.pointer);
    }
    QVERIFY(places.size() >= 7);
}

/** Names in a file that the user did not open are as private as its values. */
void TestCustomRules::showsNoKeysOfOtherFiles()
{
    const QByteArray rules = R"(rules:
  r: {message: '{{path}} {{property}} {{error}} {{value}}', given: '$.components.schemas.Other.*',
      then: [{function: falsy}, {field: '@key', function: pattern, functionOptions: {match: '^x'}},
             {field: none, function: truthy}]}
  k: {message: '{{path}} {{property}} {{error}} {{value}}', given: $.components.schemas.Other,
      then: [{function: alphabetical}, {function: schema, functionOptions: {schema: {additionalProperties: false}}},
             {field: '@key', function: pattern, functionOptions: {match: '^x'}},
             {function: schema, functionOptions: {schema: {propertyNames: {maxLength: 1}}}},
             {function: schema, functionOptions: {schema: {additionalProperties: {type: integer}}}}]}
  b: {given: $.components.schemas.Other, then: [{function: alphabetical},
      {function: schema, functionOptions: {schema: {additionalProperties: {type: integer}}}}]}
)";
    const base::Diagnostics found = customProblems(
        customRuleset(rules),
        {{CustomApi, withOther()}, {u"/f/other.yaml"_qs, "ZCANARY: {BCANARY: 1, CANARY: 1}\nACANARY: {CANARY: 2}\n"}});
    QVERIFY(found.size() >= 6);
    for (const base::Diagnostic &each : found) {
        QVERIFY2(!each.message.contains(u"CANARY"), qPrintable(each.pointer + u' ' + each.message));
        QCOMPARE(each.pointer, u"/components/schemas/Other"_qs);
    }
}

/** A reference can say that any object of another file is an example. */
void TestCustomRules::showsNoValuesOfOtherFiles()
{
    const QByteArray rules = "rules: {r: {message: '{{value}} {{error}}', given: $.components.examples.E.value, "
                             "then: [{function: falsy}, {function: pattern, functionOptions: {match: '^x'}}]}}";
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n"
                            "components: {examples: {E: {$ref: 'other.yaml#/account'}}}\n";
    const base::Diagnostics found = customProblems(
        customRuleset(rules), {{CustomApi, text}, {u"/f/other.yaml"_qs, "account: {name: kim, value: CANARY}\n"}});
    QCOMPARE(found.size(), 2);
    for (const base::Diagnostic &each : found)
        QVERIFY2(!each.message.contains(u"CANARY"), qPrintable(each.message));
}

void TestCustomRules::followsReferencesIntoOtherFiles()
{
    const lint::Ruleset ruleset = customRuleset(
        "rules: {r: {given: $.components.schemas.Other.list, then: {function: length, functionOptions: {max: 1}}}}");
    const base::Diagnostics found = customProblems(ruleset,
                                                   {{CustomApi, withOther()}, {u"/f/other.yaml"_qs, "list: [1, 2]"}});
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().pointer, u"/components/schemas/Other"_qs);
}

void TestCustomRules::endsWithExpensiveRules_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::newRow("a path") << QByteArray("given: '$..*..*..*..*', then: {function: falsy}");
    QTest::newRow("a pattern") << QByteArray(
        "given: $.x-long, then: {function: pattern, functionOptions: {match: '^(a+)+$'}}");
    QTest::newRow("a large object for each of its members")
        << QByteArray("given: '$.x-list[*]^', then: {function: alphabetical}");
    QTest::newRow("a schema") << QByteArray(
        "given: '$.x-list[*]^', then: {function: schema, functionOptions: {schema: {items: {type: integer}}}}");
    QTest::newRow("long values") << "given: '$.x-list[*]', then: {function: enumeration, functionOptions: {values: [" +
                                        QByteArray("b").repeated(100'000) + "]}}";
    QTest::newRow("a pattern that must not match")
        << QByteArray("given: $.x-long, then: {function: pattern, functionOptions: {notMatch: '^(a+)+$'}}");
    QTest::newRow("starts of a pattern") << QByteArray(
        "given: $.x-long, then: {function: pattern, functionOptions: {match: '[ac]+[de]'}}");
    QTest::newRow("names of a field") << "given: '$.x-list[*]^', then: {field: " + QByteArray("a.").repeated(90) +
                                             "b, function: falsy}";
    QTest::newRow("a message") << "given: '$.x-list[*]', message: '" + QByteArray("m").repeated(1'000) +
                                      "', then: {function: falsy}";
    QTest::newRow("both kinds of rules") << QByteArray(
        "given: '$.x-list[*]', then: {function: defined}}, q: {resolved: false, given: '$.x-list[*]', then: {function: defined}");
    QTest::newRow("many values") << "given: '$.x-list[*]', then: {function: enumeration, functionOptions: {values: [" +
                                        QByteArray("a,").repeated(1'000) + "b]}}";
}

void TestCustomRules::endsWithExpensiveRules()
{
    QFETCH(QByteArray, rule);
    const lint::Ruleset ruleset = customRuleset("rules: {r: {" + rule +
                                                "}, s: {given: $.info, then: {function: falsy}}}");
    QCOMPARE(ruleset.problems.size(), 0);
    support::FakeDocuments documents;
    documents.texts = {{CustomApi, CustomText + "x-long: " + QByteArray("a").repeated(5'000) + "b\nx-list: [" +
                                       QByteArray("1,").repeated(2'000) + "2]\n"}};
    const openapi::DocumentSet set = documents.load({CustomApi});
    const description::Description description(set.documents().first(), set);
    lint::Report report(description, ruleset.settings);
    lint::checkCustomRules(description, ruleset.custom, report, 4'000);
    int tooSlow = 0;
    for (const base::Diagnostic &each : report.takeDiagnostics())
        tooSlow += each.rule == u"ruleset-too-slow" ? 1 : 0;
    QCOMPARE(tooSlow, 1);
}

void TestCustomRules::boundsFields()
{
    const auto problemsOf = [](int names) {
        const lint::Ruleset ruleset = customRuleset("rules: {r: {given: $, then: {field: " +
                                                    QByteArray("a.").repeated(names - 1) + "a, function: undefined}}}");
        return ruleset.problems;
    };
    QCOMPARE(problemsOf(lint::MaximumFieldNames).size(), 0);
    const auto problems = problemsOf(lint::MaximumFieldNames + 1);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.first().diagnostic.rule, u"ruleset-too-large"_qs);
    QCOMPARE(problems.first().diagnostic.pointer, u"/rules/r/then/field"_qs);
}

void TestCustomRules::boundsMessages()
{
    const QByteArray text = CustomText + "x-long: " + QByteArray("a").repeated(100'000) + '\n';
    const base::Diagnostics found = customProblems(customRuleset("rules: {r: {message: '" +
                                                                 QByteArray("{{value}}").repeated(1'000) +
                                                                 "', given: $.x-long, then: {function: falsy}}}"),
                                                   {{CustomApi, text}});
    QCOMPARE(found.size(), 1);
    QVERIFY(found.first().message.size() <= 300);
}

GATEWRIGHT_TEST(TestCustomRules, QCoreApplication)
#include "testcustomrules.moc"
