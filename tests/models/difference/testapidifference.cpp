#include "changerules.h"
#include "differencetext.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using difference::Level;

/** The verdicts about changes of each part of an API description. */
class TestApiDifference final : public QObject
{
    Q_OBJECT

private slots:
    void judgesSchemas_data();
    void judgesSchemas();
    void judgesOperations_data();
    void judgesOperations();
    void reversesWebhooks();
    void reversesCallbacks();
    void keepsFingerprints();
    void namesPlaces();
    void warnsAboutWhatCannotBeCompared_data();
    void warnsAboutWhatCannotBeCompared();
    void endsAtRecursion_data();
    void endsAtRecursion();
    void findsTheSameInEachOperation();
    void comparesManyOperationsQuickly();
    void endsAtTheLimitOfChanges();
    void hasUniqueIds();
};

namespace {

QByteArray withOperation(const QByteArray &operation, const QByteArray &rest = {})
{
    return "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    post: " + operation + '\n' + rest;
}

QByteArray inRequest(const QByteArray &schema, const QByteArray &rest = {})
{
    return withOperation("{requestBody: {content: {application/json: {schema: " + schema + "}}}}", rest);
}

QByteArray inResponse(const QByteArray &schema)
{
    return withOperation("{responses: {'200': {description: d, content: {application/json: {schema: " + schema +
                         "}}}}}");
}

/** The lines of a difference without the operation, which is always the same. */
QStringList shortLines(const difference::Difference &difference)
{
    return support::linesOf(difference).replaceInStrings(u" POST /a"_qs, QString());
}

} // namespace

void TestApiDifference::judgesSchemas_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QStringList>("request");
    QTest::addColumn<QStringList>("response");
    const auto add = [](const char *name, const QByteArray &before, const QByteArray &now, const QString &request,
                        const QString &response) {
        const auto lines = [](const QString &text) { return text.split(u" | "_qs, Qt::SkipEmptyParts); };
        QTest::newRow(name) << before << now << lines(request) << lines(response);
    };
    add("a bound that is new", "{type: integer}", "{type: integer, maximum: 3}", u"breaking request-body-max-set"_qs,
        u"info response-body-max-set"_qs);
    add("a bound of another type", "{type: string}", "{type: string, maximum: 3}", {}, {});
    add("integer is a part of number", "{type: integer}", "{type: number}", u"info request-body-type-generalized"_qs,
        u"breaking response-body-type-generalized"_qs);
    add("a type of the list removed", "{type: [string, integer]}", "{type: string}",
        u"breaking request-body-type-changed"_qs, u"info response-body-type-specialized"_qs);
    add("int32 is a part of int64", "{type: integer, format: int32}", "{type: integer, format: int64}",
        u"info request-body-type-generalized"_qs, u"breaking response-body-type-changed"_qs);
    add("multiples of 2 are not all multiples of 4", "{type: integer, multipleOf: 2}", "{type: integer, multipleOf: 4}",
        u"breaking request-body-multiple-of-changed"_qs, u"info response-body-multiple-of-changed"_qs);
    add("multiples of 2 and 3", "{type: integer, multipleOf: 2}", "{type: integer, multipleOf: 3}",
        u"breaking request-body-multiple-of-changed"_qs, u"breaking response-body-multiple-of-changed"_qs);
    add("pattern against pattern", "{type: string, pattern: a}", "{type: string, pattern: b}",
        u"warning request-body-pattern-changed"_qs, u"warning response-body-pattern-changed"_qs);
    add("an extensible enum", "{type: string, x-extensible-enum: [a], enum: [a]}",
        "{type: string, x-extensible-enum: [a], enum: [a, b]}", u"info request-body-enum-value-added"_qs,
        u"warning response-body-enum-value-added"_qs);
    add("an enum", "{enum: [a]}", "{enum: [a, b]}", u"info request-body-enum-value-added"_qs,
        u"breaking response-body-enum-value-added"_qs);
    add("a property required without a declaration", "{type: object}", "{type: object, required: [a]}",
        u"breaking request-property-became-required: a"_qs, u"info response-property-became-required: a"_qs);
    add("an optional property that is new", "{type: object}", "{type: object, properties: {a: {type: string}}}",
        u"info new-optional-request-property: a"_qs, u"info response-optional-property-added: a"_qs);
    add("a property of a closed object that is new", "{type: object, additionalProperties: false}",
        "{type: object, additionalProperties: false, properties: {a: {type: string}}}",
        u"info new-optional-request-property: a"_qs, u"breaking response-unexpected-property-added: a"_qs);
    add("a property removed", "{type: object, properties: {a: {type: string}}}", "{type: object}",
        u"warning request-property-removed: a"_qs, u"info response-optional-property-removed: a"_qs);
    add("a property of a closed object removed",
        "{type: object, additionalProperties: false, properties: {a: {type: string}}}",
        "{type: object, additionalProperties: false}", u"breaking request-property-refused: a"_qs,
        u"info response-optional-property-removed: a"_qs);
    add("an object that becomes closed", "{type: object}", "{type: object, additionalProperties: false}",
        u"breaking request-body-additional-properties-forbidden"_qs,
        u"info response-body-additional-properties-forbidden"_qs);
    add("a read-only property", "{type: object, properties: {a: {type: string, readOnly: true}}}",
        "{type: object, properties: {a: {type: integer, readOnly: true}}}",
        u"info request-read-only-property-type-changed: a"_qs, u"breaking response-property-type-changed: a"_qs);
    add("a write-only property", "{type: object, properties: {a: {type: string, writeOnly: true}}}",
        "{type: object, properties: {a: {type: integer, writeOnly: true}}}",
        u"breaking request-property-type-changed: a"_qs, u"info response-property-type-changed: a"_qs);
    add("inside of not", "{type: string, not: {maxLength: 5}}", "{type: string, not: {maxLength: 3}}",
        u"info request-body-max-length-decreased"_qs, u"breaking response-body-max-length-decreased"_qs);
    add("a branch of oneOf removed",
        "{oneOf: [{title: A, type: object, required: [a]}, {title: B, type: object, required: [b]}, {title: C, type: "
        "object, required: [c]}]}",
        "{oneOf: [{title: A, type: object, required: [a]}, {title: B, type: object, required: [b]}]}",
        u"breaking request-body-one-of-removed"_qs, u"info response-body-one-of-removed"_qs);
    add("a branch of anyOf added", "{anyOf: [{title: A, minimum: 1}, {title: B, minLength: 1}]}",
        "{anyOf: [{title: A, minimum: 1}, {title: B, minLength: 1}, {title: C, minItems: 1}]}",
        u"info request-body-any-of-added"_qs, u"breaking response-body-any-of-added"_qs);
    add("a schema wrapped with itself", "{type: object, required: [a]}",
        "{oneOf: [{type: object, required: [a]}, {type: object, required: [b]}]}",
        u"info request-body-wrapped-in-one-of"_qs, u"breaking response-body-wrapped-in-one-of"_qs);
    add("null is one finding", "{type: string}", "{oneOf: [{type: string}, {type: 'null'}]}",
        u"info request-body-became-nullable"_qs, u"breaking response-body-became-nullable"_qs);
    add("a default value", "{type: string}", "{type: string, default: a}", u"info request-body-default-value-added"_qs,
        u"info response-body-default-value-added"_qs);
    add("values of other properties", "{type: object, additionalProperties: {type: string}}",
        "{type: object, additionalProperties: {type: string, maxLength: 3}}",
        u"breaking request-property-max-length-set: *"_qs, u"info response-property-max-length-set: *"_qs);
    add("the false schema", "{type: object, properties: {a: {type: string}}}", "{type: object, properties: {a: false}}",
        u"breaking request-property-refused: a"_qs, u"info response-optional-property-removed: a"_qs);
    add("items that must be unique", "{type: array}", "{type: array, uniqueItems: true}",
        u"breaking request-body-unique-items-set"_qs, u"info response-body-unique-items-set"_qs);
}

void TestApiDifference::judgesSchemas()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QFETCH(QStringList, request);
    QFETCH(QStringList, response);
    QCOMPARE(shortLines(support::differenceOf(inRequest(before), inRequest(now))), request);
    QCOMPARE(shortLines(support::differenceOf(inResponse(before), inResponse(now))), response);
}

void TestApiDifference::judgesOperations_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QStringList>("lines");
    const auto add = [](const char *name, const QByteArray &before, const QByteArray &now, const QString &lines) {
        QTest::newRow(name) << before << now << lines.split(u" | "_qs, Qt::SkipEmptyParts);
    };
    const auto parameter = [](const QByteArray &text) { return "{parameters: [{name: q, in: query, " + text + "}]}"; };
    add("explode of a list", parameter("schema: {type: array}"), parameter("explode: false, schema: {type: array}"),
        u"breaking request-parameter-style-changed"_qs);
    add("allowReserved", parameter("schema: {type: string}"), parameter("allowReserved: true, schema: {type: string}"),
        u"breaking request-parameter-allow-reserved-changed"_qs);
    add("content in place of a schema", parameter("schema: {type: object}"),
        parameter("content: {application/json: {schema: {type: object}}}"),
        u"breaking request-parameter-content-changed"_qs);
    add("the schema of a content", parameter("content: {application/json: {schema: {type: integer}}}"),
        parameter("content: {application/json: {schema: {type: integer, minimum: 1}}}"),
        u"breaking request-parameter-min-set"_qs);
    add("the location of a parameter", parameter("schema: {type: string}"),
        "{parameters: [{name: q, in: header, schema: {type: string}}]}",
        u"info new-optional-request-parameter | warning request-parameter-removed"_qs);
    add("a number written as text", parameter("schema: {type: integer}"), parameter("schema: {type: string}"),
        u"info request-parameter-type-generalized"_qs);
    add("an encoding of a form",
        "{requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {contentType: "
        "text/plain}}}}}}",
        "{requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {a: {contentType: "
        "text/csv}}}}}}",
        u"breaking request-body-encoding-changed"_qs);
    add("the items of a stream", "{responses: {'200': {content: {application/jsonl: {itemSchema: {type: integer}}}}}}",
        "{responses: {'200': {content: {application/jsonl: {itemSchema: {type: number}}}}}}",
        u"breaking response-body-type-generalized: (item)"_qs);
    add("a keyword of a header", "{responses: {'200': {headers: {X-A: {schema: {type: integer, maximum: 3}}}}}}",
        "{responses: {'200': {headers: {x-a: {schema: {type: integer, maximum: 5}}}}}}",
        u"breaking response-header-max-increased"_qs);
    add("an alternative of security removed", "{security: [{a: []}, {b: []}]}", "{security: [{a: []}]}",
        u"breaking api-security-removed"_qs);
    add("an alternative of security added", "{security: [{a: []}]}", "{security: [{a: []}, {b: []}]}",
        u"info api-security-added"_qs);
    add("security of an anonymous operation", "{security: []}", "{security: [{a: []}]}",
        u"breaking api-security-added"_qs);
    add("one of two schemes is enough now", "{security: [{a: [], b: []}]}", "{security: [{a: []}]}",
        u"info api-security-added | info api-security-removed"_qs);
    add("a removed response of success", "{responses: {'200': {}, '201': {}}}", "{responses: {'200': {}}}",
        u"breaking response-success-status-removed"_qs);
}

void TestApiDifference::judgesOperations()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QFETCH(QStringList, lines);
    QCOMPARE(shortLines(support::differenceOf(withOperation(before), withOperation(now))), lines);
}

void TestApiDifference::reversesWebhooks()
{
    const auto document = [](const QByteArray &maximum) {
        return "openapi: 3.1.0\ninfo: {title: A, version: '1'}\nwebhooks: {paid: {post: {requestBody: {content: "
               "{application/json: {schema: {type: integer, maximum: " +
               maximum + "}}}}}}}\n";
    };
    QCOMPARE(support::linesOf(support::differenceOf(document("3"), document("5"))),
             QStringList{u"breaking request-body-max-increased POST webhook:paid"_qs});
    QCOMPARE(support::linesOf(support::differenceOf(document("5"), document("3"))),
             QStringList{u"info request-body-max-decreased POST webhook:paid"_qs});
}

void TestApiDifference::reversesCallbacks()
{
    const auto document = [](const QByteArray &maximum) {
        return withOperation(
            "{callbacks: {paid: {'{$request.body#/url}': {put: {requestBody: {content: {application/json: "
            "{schema: {type: integer, maximum: " +
            maximum + "}}}}}}}}}");
    };
    const difference::Difference found = support::differenceOf(document("3"), document("5"));
    QCOMPARE(support::linesOf(found), QStringList{u"breaking request-body-max-increased POST /a"_qs});
    QCOMPARE(found.changes.first().subject.callback, u"paid PUT {$request.body#/url}"_qs);
}

void TestApiDifference::keepsFingerprints()
{
    const auto fingerprint = [](const QByteArray &before, const QByteArray &now) {
        const difference::Difference found = support::differenceOf(before, now);
        return found.changes.isEmpty() ? QString() : found.changes.first().fingerprint;
    };
    const QByteArray before = inRequest("{type: integer}");
    const QString first = fingerprint(before, inRequest("{type: integer, maximum: 3}"));
    QCOMPARE(first.size(), 16);
    QByteArray moved = inRequest("{description: d, type: integer, maximum: 3}");
    moved.replace("paths:\n", "paths:\n  /0: {get: {}}\n");
    QByteArray movedBefore = before;
    movedBefore.replace("paths:\n", "paths:\n  /0: {get: {}}\n");
    QCOMPARE(fingerprint(movedBefore, moved), first);
    QVERIFY(fingerprint(before, inRequest("{type: integer, maximum: 4}")) != first);
}

void TestApiDifference::namesPlaces()
{
    const difference::Difference found = support::differenceOf(
        inRequest("{$ref: '#/components/schemas/S'}", "components: {schemas: {S: {type: integer}}}\n"),
        inRequest("{$ref: '#/components/schemas/S'}", "components: {schemas: {S: {type: integer, maximum: 3}}}\n"));
    QCOMPARE(found.changes.size(), 1);
    QVERIFY(!found.changes.first().oldPlace);
    QCOMPARE(found.changes.first().newPlace->pointer.toString(), u"/components/schemas/S/maximum"_qs);
}

void TestApiDifference::warnsAboutWhatCannotBeCompared_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::newRow("a missing target") << QByteArray("{type: string}")
                                      << QByteArray("{$ref: '#/components/schemas/None'}");
    QTest::newRow("another file") << QByteArray("{type: string}") << QByteArray("{$ref: none.yaml}");
    QTest::newRow("a dynamic reference") << QByteArray("{type: string}") << QByteArray("{$dynamicRef: '#a'}");
}

void TestApiDifference::warnsAboutWhatCannotBeCompared()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QCOMPARE(shortLines(support::differenceOf(inRequest(before), inRequest(now))),
             QStringList{u"warning request-body-not-compared"_qs});
}

void TestApiDifference::endsAtRecursion_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    const auto add = [](const char *name, const QByteArray &schemas, const QByteArray &from, const QByteArray &to) {
        QByteArray after = schemas;
        after.replace(from, to);
        const QByteArray start = "components: {schemas: {";
        QTest::newRow(name) << inRequest("{$ref: '#/components/schemas/A'}", start + schemas + "}}\n")
                            << inRequest("{$ref: '#/components/schemas/A'}", start + after + "}}\n");
    };
    add("a tree", "A: {type: object, properties: {n: {type: integer}, c: {$ref: '#/components/schemas/A'}}}", "integer",
        "integer, maximum: 3");
    add("two that contain each other",
        "A: {type: object, properties: {b: {$ref: '#/components/schemas/B'}}}, B: {type: object, properties: {n: {type: "
        "integer}, a: {$ref: '#/components/schemas/A'}}}",
        "integer", "integer, maximum: 3");
    add("allOf with itself", "A: {type: integer, allOf: [{$ref: '#/components/schemas/A'}]}", "integer",
        "integer, maximum: 3");
    add("oneOf with itself",
        "A: {oneOf: [{type: integer}, {type: array, items: {$ref: '#/components/schemas/A'}}, {$ref: "
        "'#/components/schemas/A'}]}",
        "integer", "integer, maximum: 3");
}

void TestApiDifference::endsAtRecursion()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    const QStringList lines = support::linesOf(support::differenceOf(before, now));
    QVERIFY2(lines.join(u'\n').contains(u"max-set"_qs), qPrintable(lines.join(u'\n')));
    QVERIFY(lines.size() <= 4);
}

namespace {

const QByteArrayList Messages = {
    "  /a: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}\n",
    "  /b: {put: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}\n",
    "  /c: {get: {responses: {'200': {description: d, content: {application/json: {schema: {$ref: "
    "'#/components/schemas/Pet'}}}}}}}\n",
    "  /d: {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: array, items: {$ref: "
    "'#/components/schemas/Pet'}}}}}}}}\n",
    "  /e: {get: {responses: {'200': {description: d, content: {application/json: {schema: {properties: {one: {$ref: "
    "'#/components/schemas/Pet'}, two: {$ref: '#/components/schemas/Owner'}, three: {not: {$ref: "
    "'#/components/schemas/Name'}}}}}}}}}}\n",
    "  /f: {get: {parameters: [{in: header, name: X, content: {application/json: {schema: {$ref: "
    "'#/components/schemas/Owner'}}}}]}}\n",
    "  /g: {get: {parameters: [{in: query, name: x, content: {application/json: {schema: {$ref: "
    "'#/components/schemas/Owner'}}}}]}}\n",
    "  /h: {post: {requestBody: {content: {application/json: {schema: {oneOf: [{$ref: '#/components/schemas/Owner'}, "
    "{$ref: '#/components/schemas/Pet'}]}}}}}}\n",
};

QByteArray withSchemas(const QByteArray &paths, const QByteArray &name)
{
    return "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n" + paths +
           "components:\n  schemas:\n    Pet: {type: object, properties: {id: {type: integer}, name: {$ref: "
           "'#/components/schemas/Name'}, owner: {$ref: '#/components/schemas/Owner'}, parent: {$ref: "
           "'#/components/schemas/Pet'}}}\n    Owner: {type: object, required: [name], properties: {name: {$ref: "
           "'#/components/schemas/Name'}, pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}\n    Name: " +
           name + '\n';
}

/** The changes with everything that a report has about them. */
QStringList wholeLines(const difference::Difference &difference)
{
    QStringList lines = support::linesOf(difference);
    for (const difference::Change &change : difference.changes)
        lines.append(QStringList{change.id, change.operation, change.subject.names.join(u' '), change.subject.property,
                                 change.fingerprint, change.arguments.join(u' '), QString::fromUtf8(change.example),
                                 change.newPlace ? change.newPlace->pointer.toString() : QString()}
                         .join(u'\n'));
    lines.sort();
    return lines;
}

} // namespace

/** Operations that refer to the same schemas have the changes that each of them has alone, in any order. */
void TestApiDifference::findsTheSameInEachOperation()
{
    const auto changesOf = [](const QByteArray &paths) {
        return wholeLines(support::differenceOf(withSchemas(paths, "{type: string, maxLength: 9}"),
                                                withSchemas(paths, "{type: string, maxLength: 5, minLength: 1}")));
    };
    QStringList alone;
    for (const QByteArray &message : Messages) {
        const QStringList changes = changesOf(message);
        QVERIFY2(!changes.isEmpty(), message.constData());
        alone += changes;
    }
    alone.sort();
    for (qsizetype first = 0; first < Messages.size(); ++first) {
        const QByteArrayList rotated = Messages.mid(first) + Messages.first(first);
        QCOMPARE(changesOf(rotated.join()), alone);
    }
}

void TestApiDifference::comparesManyOperationsQuickly()
{
    constexpr int Operations = 10'000;
    const auto document = [](const QByteArray &maximum) {
        QByteArray text = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n";
        for (int i = 0; i < Operations; ++i)
            text += "  /a" + QByteArray::number(i) +
                    ": {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/S" +
                    QByteArray::number(i % 100) + "'}}}}}}\n";
        text += "components:\n  schemas:\n";
        for (int i = 0; i < 100; ++i)
            text += "    S" + QByteArray::number(i) +
                    ": {type: object, properties: {n: {$ref: '#/components/schemas/N'}, m: {type: string}}}\n";
        return text + "    N: {type: integer, maximum: " + maximum + "}\n";
    };
    const QByteArray before = document("3");
    const QByteArray now = document("2");
    QElapsedTimer timer;
    timer.start();
    difference::Options options;
    options.limits.examples = 3;
    const difference::Difference found = support::differenceOf(before, now, options);
    QCOMPARE(found.count(Level::Breaking), Operations);
    QVERIFY2(timer.elapsed() < 60'000, "the time must be in proportion to the size");
}

void TestApiDifference::endsAtTheLimitOfChanges()
{
    difference::Options options;
    options.limits.changes = 3;
    const difference::Difference found = support::differenceOf(
        inRequest("{type: object}"), inRequest("{type: object, required: [a, b, c, d, e, f]}"), options);
    QCOMPARE(found.changes.size(), 4);
    QCOMPARE(found.changes.last().id, u"comparison-limit"_qs);
    QCOMPARE(found.changes.last().level, Level::Warning);
}

void TestApiDifference::hasUniqueIds()
{
    QSet<QString> ids;
    const auto add = [&](const QString &id) {
        QVERIFY2(!ids.contains(id), qPrintable(id));
        ids.insert(id);
        QVERIFY2(difference::findChangeRule(id), qPrintable(id));
    };
    for (const difference::ChangeRuleGroup &group : difference::changeRuleGroups()) {
        for (const difference::ChangeRule &rule : group.rules) {
            if (!group.isScoped)
                add(QString::fromLatin1(rule.name));
        }
    }
    for (const difference::Scope scope : difference::schemaScopes()) {
        for (const difference::ChangeRuleGroup &group : difference::changeRuleGroups()) {
            for (const difference::ChangeRule &rule : group.rules) {
                if (group.isScoped && difference::hasScope(rule, scope))
                    add(difference::prefixOf(scope) + QLatin1String(rule.name));
            }
        }
    }
}

GATEWRIGHT_TEST(TestApiDifference, QCoreApplication)
#include "testapidifference.moc"
