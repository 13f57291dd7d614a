#include "differencetext.h"
#include "document.h"
#include "testprogram.h"

#include <QTest>

/** Changes of the parts of a message that few tools compare, with the reason of each verdict. */
class TestChangedParts final : public QObject
{
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
    void givesNoVerdictAboutTextThatDoesNotParse();
    void comparesOtherVersions_data();
    void comparesOtherVersions();
    void endsAtCycles_data();
    void endsAtCycles();
    void endsAtLimits();
    void warnsBeyondLimits_data();
    void warnsBeyondLimits();
    void warnsAboutValuesThatCannotBeComputed_data();
    void warnsAboutValuesThatCannotBeComputed();
    void comparesRepeatedValues();
};

namespace {

QByteArray apiWith(const QByteArray &rest, const QByteArray &version = "3.2.0")
{
    return "openapi: " + version + "\ninfo: {title: A, version: '1'}\n" + rest;
}

QByteArray webhook(const QByteArray &schema, const QByteArray &response)
{
    return apiWith("webhooks: {paid: {post: {requestBody: {content: {application/json: {schema: " + schema +
                   "}}}, responses: {'200': {description: d, content: {application/json: {schema: " + response +
                   "}}}}}}}\n");
}

QByteArray pathItem(const QByteArray &text)
{
    return apiWith("paths: {/a: " + text + "}\n");
}

QByteArray callback(const QByteArray &operation)
{
    return pathItem("{post: {callbacks: {paid: {'{$request.body#/url}': {post: " + operation + "}}}}}");
}

QByteArray parameter(const QByteArray &text)
{
    return pathItem("{get: {parameters: [{name: q, in: query, " + text + "}]}}");
}

QByteArray body(const QByteArray &mediaType, const QByteArray &text)
{
    return pathItem("{post: {requestBody: {content: {" + mediaType + ": " + text + "}}}}");
}

QByteArray headers(const QByteArray &text)
{
    return pathItem("{get: {responses: {'200': {description: d, headers: " + text + "}}}}");
}

QByteArray stability(const QByteArray &level, const QByteArray &rest = {})
{
    return pathItem("{get: {x-stability-level: " + level + rest + "}}");
}

QStringList idLines(const difference::Difference &found)
{
    QStringList lines;
    for (const QString &line : support::linesOf(found))
        lines.append(line.section(u' ', 0, 1));
    return lines;
}

} // namespace

void TestChangedParts::judges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QString>("lines");
    const auto add = [](const char *reason, const QByteArray &before, const QByteArray &now, const QString &lines) {
        QTest::newRow(reason) << before << now << lines;
    };
    // The API sends the request of a webhook, so that a new value surprises its receiver.
    add("webhook: the API sends more", webhook("{enum: [a]}", "{}"), webhook("{enum: [a, b]}", "{}"),
        u"breaking request-body-enum-value-added"_qs);
    add("webhook: the API sends less", webhook("{enum: [a, b]}", "{}"), webhook("{enum: [a]}", "{}"),
        u"info request-body-enum-value-removed"_qs);
    add("webhook: the receiver must answer otherwise", webhook("{}", "{type: string}"),
        webhook("{}", "{type: string, maxLength: 3}"), u"breaking response-body-max-length-set"_qs);
    add("webhook: the receiver may answer more", webhook("{}", "{type: string, maxLength: 3}"),
        webhook("{}", "{type: string}"), u"info response-body-max-length-unset"_qs);
    add("webhook: one that is not sent any more", webhook("{}", "{}"), apiWith("paths: {}\n"),
        u"breaking webhook-removed"_qs);
    // The same for callbacks; a required property that the API sends is no burden for its receiver.
    add("callback: the API sends a property more",
        callback("{requestBody: {content: {application/json: {schema: {type: object}}}}}"),
        callback("{requestBody: {content: {application/json: {schema: {type: object, required: [id], properties: {id: "
                 "{type: string}}}}}}}"),
        u"info new-required-request-property"_qs);
    add("callback: removed", callback("{}"), pathItem("{post: {}}"), u"breaking callback-removed"_qs);
    // A parameter of the path item is one of each operation.
    add("path-level: a new required parameter of two operations", pathItem("{get: {}, put: {}}"),
        pathItem("{parameters: [{name: q, in: query, required: true, schema: {type: string}}], get: {}, put: {}}"),
        u"breaking new-required-request-parameter | breaking new-required-request-parameter"_qs);
    add("path-level: moved into the only operation",
        pathItem("{parameters: [{name: q, in: query, schema: {type: string}}], get: {}}"),
        pathItem("{get: {parameters: [{name: q, in: query, schema: {type: string}}]}}"), {});
    add("path-level: the operation has its own",
        pathItem("{parameters: [{name: q, in: query, schema: {type: string}}], get: {parameters: [{name: q, in: query, "
                 "schema: {type: integer}}]}}"),
        pathItem(
            "{parameters: [{name: q, in: query, schema: {type: boolean}}], get: {parameters: [{name: q, in: query, "
            "schema: {type: integer}}]}}"),
        {});
    // The value of a parameter with `content` is text in that media type: other bytes.
    add("content: instead of schema", parameter("schema: {type: object}"),
        parameter("content: {application/json: {schema: {type: object}}}"),
        u"breaking request-parameter-content-changed"_qs);
    add("content: its schema is narrower", parameter("content: {application/json: {schema: {type: integer}}}"),
        parameter("content: {application/json: {schema: {type: integer, maximum: 3}}}"),
        u"breaking request-parameter-max-set"_qs);
    add("content: JSON has types, so that text is no number",
        parameter("content: {application/json: {schema: {type: integer}}}"),
        parameter("content: {application/json: {schema: {type: string}}}"),
        u"breaking request-parameter-type-changed"_qs);
    add("style: a number is a text too", parameter("schema: {type: integer}"), parameter("schema: {type: string}"),
        u"info request-parameter-type-generalized"_qs);
    add("style: of a list", parameter("style: form, schema: {type: array}"),
        parameter("style: spaceDelimited, schema: {type: array}"), u"breaking request-parameter-style-changed"_qs);
    add("style: the default one, written", parameter("schema: {type: array}"),
        parameter("style: form, explode: true, schema: {type: array}"), {});
    add("style: of a single value", parameter("explode: true, schema: {type: string}"),
        parameter("explode: false, schema: {type: string}"), {});
    add("encoding: of a part", body("multipart/form-data", "{schema: {type: object}}"),
        body("multipart/form-data", "{schema: {type: object}, encoding: {f: {contentType: image/png}}}"),
        u"breaking request-body-encoding-changed"_qs);
    add("encoding: the default one, written", body("application/x-www-form-urlencoded", "{schema: {type: object}}"),
        body("application/x-www-form-urlencoded",
             "{schema: {type: object}, encoding: {f: {style: form, explode: true, allowReserved: false}}}"),
        {});
    add("encoding: means nothing in JSON", body("application/json", "{schema: {type: object}}"),
        body("application/json", "{schema: {type: object}, encoding: {f: {contentType: image/png}}}"), {});
    add("encoding: of each item", body("multipart/mixed", "{}"),
        body("multipart/mixed", "{itemEncoding: {contentType: image/png}}"),
        u"breaking request-body-encoding-changed"_qs);
    add("itemSchema: narrower", body("application/jsonl", "{itemSchema: {type: integer}}"),
        body("application/jsonl", "{itemSchema: {type: integer, maximum: 3}}"), u"breaking request-body-max-set"_qs);
    add("itemSchema: of a stream that had none", body("application/jsonl", "{}"),
        body("application/jsonl", "{itemSchema: {type: integer}}"), u"breaking request-body-item-schema-added"_qs);
    add("header: a client can rely on a required one", headers("{X-A: {required: true, schema: {type: string}}}"),
        headers("{X-A: {schema: {type: string}}}"), u"breaking response-header-became-optional"_qs);
    add("header: names have no case", headers("{X-A: {schema: {type: string}}}"),
        headers("{x-a: {schema: {type: string}}}"), {});
    add("header: its values", headers("{X-A: {schema: {enum: [a]}}}"), headers("{X-A: {schema: {enum: [a, b]}}}"),
        u"breaking response-header-enum-value-added"_qs);
    add("header: Content-Type is ignored", headers("{Content-Type: {required: true, schema: {type: string}}}"),
        headers("{}"), {});
    // The document announces what can change.
    add("stability: less stable than promised", stability("stable"), stability("alpha"),
        u"breaking api-stability-decreased"_qs);
    add("stability: more stable", stability("alpha"), stability("beta"), u"info api-stability-increased"_qs);
    add("stability: the default is stable", pathItem("{get: {}}"), stability("stable"), {});
    add("stability: an unknown level", pathItem("{get: {}}"), stability("solid"),
        u"breaking api-invalid-stability-level"_qs);
    add("stability: a parameter of an alpha operation",
        stability("alpha", ", parameters: [{name: q, in: query, schema: {type: string}}]"), stability("alpha"),
        u"info request-parameter-removed"_qs);
}

void TestChangedParts::judges()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QFETCH(QString, lines);
    QCOMPARE(idLines(support::differenceOf(before, now)), lines.split(u" | "_qs, Qt::SkipEmptyParts));
}

void TestChangedParts::givesNoVerdictAboutTextThatDoesNotParse()
{
    document::Document text(pathItem("{get: {}, post: {}}"), document::Format::Yaml);
    const auto describe = [&] {
        return description::Description(
            std::make_shared<const openapi::ReferencedDocument>(u"/a.yaml"_qs, text.snapshot()));
    };
    const description::Description before = describe();
    // While the user types, the tree is that of the last valid text.
    QVERIFY(text.spliceText({text.snapshot().size(), 0, "x: [\n"}));
    QVERIFY(!text.snapshot().isValid());
    QCOMPARE(support::linesOf(difference::compare(before, describe(), {.today = QDate(2026, 6, 1)})), QStringList());
}

void TestChangedParts::comparesOtherVersions_data()
{
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("present");
    for (const char *old : {"3.0.3", "3.1.1", "3.2.0"}) {
        for (const char *present : {"3.0.3", "3.1.1", "3.2.0"})
            QTest::addRow("%s and %s", old, present) << QByteArray(old) << QByteArray(present);
    }
}

void TestChangedParts::comparesOtherVersions()
{
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, present);
    const auto api = [](const QByteArray &version, const QByteArray &limit) {
        const bool isOld = version.startsWith("3.0");
        const QByteArray nullable = isOld ? "type: string, nullable: true" : "type: [string, 'null']";
        const QByteArray exclusive = isOld ? "minimum: " + limit + ", exclusiveMinimum: true"
                                           : "exclusiveMinimum: " + limit;
        return apiWith(
            "paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: "
            "{a: {" +
                nullable + "}, b: {type: number, " + exclusive + "}}}}}}}}}\n",
            version);
    };
    QCOMPARE(support::linesOf(support::differenceOf(api(old, "1"), api(present, "1"))), QStringList());
    const QStringList lines = idLines(support::differenceOf(api(old, "1"), api(present, "2")));
    QCOMPARE(lines.size(), 1);
    QVERIFY(lines.first().startsWith(u"breaking request-property-") && lines.first().endsWith(u"min-increased"));
}

void TestChangedParts::endsAtCycles_data()
{
    QTest::addColumn<QByteArray>("schemas");
    QTest::newRow("references only") << QByteArray("A: {$ref: '#/components/schemas/B'}, B: {$ref: "
                                                   "'#/components/schemas/A'}");
    QTest::newRow("allOf") << QByteArray("A: {allOf: [{$ref: '#/components/schemas/B'}]}, B: {allOf: [{$ref: "
                                         "'#/components/schemas/A'}]}");
    QTest::newRow("anyOf with itself alone") << QByteArray("A: {anyOf: [{$ref: '#/components/schemas/A'}]}, B: {}");
    QTest::newRow("not") << QByteArray("A: {not: {$ref: '#/components/schemas/A'}}, B: {}");
}

void TestChangedParts::endsAtCycles()
{
    QFETCH(QByteArray, schemas);
    const auto api = [&](const QByteArray &all, const QByteArray &rest) {
        return apiWith("paths: {/a: {post: {requestBody: {content: {application/json: {schema: {$ref: "
                       "'#/components/schemas/A'}}}}}}}\ncomponents: {schemas: {" +
                       all + "}}\n" + rest);
    };
    // A cycle can't be read, and is no reason for a verdict.
    const auto found = support::differenceOf(api("A: {type: string}, B: {}", {}), api(schemas, {}));
    for (const difference::Change &change : found.changes)
        QVERIFY2(change.level != difference::Level::Breaking || change.exampleMessage, qPrintable(change.id));
    QCOMPARE(support::linesOf(support::differenceOf(api(schemas, {}), api(schemas, "tags: []\n"))).size() <= 1, true);
}

void TestChangedParts::endsAtLimits()
{
    QByteArray deep = "{type: string, maxLength: 5}";
    QByteArray deepNow = "{type: string, maxLength: 3}";
    for (int i = 0; i < 150; ++i) {
        deep = "{type: array, items: " + deep + '}';
        deepNow = "{type: array, items: " + deepNow + '}';
    }
    QCOMPARE(
        idLines(support::differenceOf(body("a/b", "{schema: " + deep + '}'), body("a/b", "{schema: " + deepNow + '}'))),
        QStringList{u"warning request-property-not-compared"_qs});
    QByteArray values = "{enum: [";
    for (int i = 0; i < 30'000; ++i)
        values += QByteArray::number(i) + ", ";
    const QByteArray more = values + "a, b]}";
    values += "a]}";
    QCOMPARE(
        idLines(support::differenceOf(body("a/b", "{schema: " + values + '}'), body("a/b", "{schema: " + more + '}'))),
        QStringList{u"warning request-body-not-compared"_qs});
}

namespace {

/** Entries of a list or object: `pattern` with the numbers from 0 on instead of `#`, and then `last`. */
QByteArray many(int count, const QByteArray &pattern, const QByteArray &last)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += QByteArray(pattern).replace('#', QByteArray::number(i)) + ", ";
    return text + last;
}

/** Values that repeat one another with aliases: `l7` has a hundred million numbers. */
QByteArray repeatedValues()
{
    QByteArray text = "x-values:\n  - &l0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n";
    for (int i = 1; i <= 7; ++i)
        text += "  - &l" + QByteArray::number(i) + " [" +
                many(9, "*l" + QByteArray::number(i - 1) + ' ', "*l" + QByteArray::number(i - 1)) + "]\n";
    return text;
}

} // namespace

void TestChangedParts::warnsBeyondLimits_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("each"); // With a number instead of `#`.
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<QByteArray>("lastNow");
    QTest::addColumn<QByteArray>("end");
    const auto add = [](const char *name, const QByteArray &start, const QByteArray &each, const QByteArray &last,
                        const QByteArray &lastNow,
                        const QByteArray &end) { QTest::newRow(name) << start << each << last << lastNow << end; };
    add("prefixItems", "{schema: {prefixItems: [", "{type: string}", "{type: string}", "{type: integer}", "]}}");
    add("patternProperties", "{schema: {patternProperties: {", "a#b: {type: string}", "z: {type: string}",
        "z: {type: integer}", "}}}");
    add("dependentSchemas", "{schema: {dependentSchemas: {", "a#: {type: object}", "z: {minProperties: 2}",
        "z: {minProperties: 3}", "}}}");
    add("dependentRequired", "{schema: {dependentRequired: {", "a#: [b]", "z: [b]", "z: [c]", "}}}");
    add("x-extensible-enum", "{schema: {type: string, x-extensible-enum: [", "a#", "y", "z", "]}}");
    add("encoding", "{schema: {type: object}, encoding: {", "a#: {contentType: a/b}", "z: {contentType: a/b}",
        "z: {contentType: a/c}", "}}");
}

void TestChangedParts::warnsBeyondLimits()
{
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, each);
    QFETCH(QByteArray, last);
    QFETCH(QByteArray, lastNow);
    QFETCH(QByteArray, end);
    constexpr int Limit = 20;
    difference::Options options{.today = QDate(2026, 6, 1)};
    options.limits.properties = Limit;
    options.limits.enumValues = Limit;
    const auto changed = [&](int count) {
        const QByteArray text = start + many(count - 1, each, {});
        return idLines(support::differenceOf(body("multipart/form-data", text + last + end),
                                             body("multipart/form-data", text + lastNow + end), options));
    };
    const QStringList warning = {u"warning request-body-not-compared"_qs};
    QCOMPARE(changed(Limit + 1), warning);
    const QStringList atLimit = changed(Limit);
    QVERIFY(!atLimit.isEmpty());
    QVERIFY2(!atLimit.contains(warning.first()), qPrintable(atLimit.join(u'\n')));
    // The same values give no warning because of a change beside them.
    const QByteArray before = start + many(Limit, each, last) + end;
    const QByteArray other = QByteArray(before).replace("schema: {", "schema: {default: 5, ");
    const QStringList beside = idLines(
        support::differenceOf(body("multipart/form-data", before), body("multipart/form-data", other), options));
    QVERIFY(!beside.isEmpty());
    QVERIFY2(!beside.contains(warning.first()), qPrintable(beside.join(u'\n')));
}

void TestChangedParts::warnsAboutValuesThatCannotBeComputed_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    const auto add = [](const char *name, const QByteArray &before, const QByteArray &now) {
        QTest::newRow(name) << body("multipart/form-data", before) << body("multipart/form-data", now);
    };
    const QByteArray cycle = "&x [1, *x]";
    const QByteArray other = "&x [2, *x]";
    add("const", "{schema: {const: " + cycle + "}}", "{schema: {const: " + other + "}}");
    add("enum", "{schema: {enum: [" + cycle + "]}}", "{schema: {enum: [" + other + "]}}");
    add("branches", "{schema: {oneOf: [{const: 1}, {const: " + cycle + "}]}}",
        "{schema: {oneOf: [{const: 1}, {const: " + other + "}]}}");
    add("default", "{schema: {default: " + cycle + "}}", "{schema: {default: " + other + "}}");
    add("x-extensible-enum", "{schema: {x-extensible-enum: [" + cycle + "]}}",
        "{schema: {x-extensible-enum: [" + other + "]}}");
    add("prefixEncoding", "{prefixEncoding: " + cycle + '}', "{prefixEncoding: " + other + '}');
    add("encoding", "{encoding: {a: {headers: " + cycle + "}}}", "{encoding: {a: {headers: " + other + "}}}");
}

void TestChangedParts::warnsAboutValuesThatCannotBeComputed()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QCOMPARE(idLines(support::differenceOf(before, now)), QStringList{u"warning request-body-not-compared"_qs});
}

void TestChangedParts::comparesRepeatedValues()
{
    // The values come before the schemas, because an alias follows its anchor.
    const auto api = [](const QByteArray &values) {
        return apiWith(repeatedValues() + "paths: {/a: {post: {requestBody: {content: {a/b: {schema: {enum: [" +
                       values + "]}}}}}}}\n");
    };
    QCOMPARE(idLines(support::differenceOf(api("*l7 , [*l7 ]"), api("*l7 "))),
             QStringList{u"warning request-body-not-compared"_qs});
    QCOMPARE(idLines(support::differenceOf(api("*l1 , [*l1 ]"), api("*l1 "))),
             QStringList{u"breaking request-body-enum-value-removed"_qs});
}

GATEWRIGHT_TEST(TestChangedParts, QCoreApplication)
#include "testchangedparts.moc"
