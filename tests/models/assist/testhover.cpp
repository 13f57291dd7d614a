#include "definitionplace.h"
#include "hover.h"
#include "testprogram.h"

#include <QTest>

using assist::AssistContext;
using assist::Hover;
using document::Format;
using document::Snapshot;
using specification::ObjectKind;

/** What is known about a place, and where what it names is defined. The place is marked by `|`. */
class TestHover final : public QObject
{
    Q_OBJECT

private slots:
    void explainsKeys_data();
    void explainsKeys();
    void tellsTheFirstVersionOfAName();
    void explainsReferences();
    void explainsKeysOfBrokenText();
    void findsDefinitions_data();
    void findsDefinitions();
    void findsDefinitionsInOtherDocuments();
    void findsSchemasByTheirNames();
};

namespace {

constexpr char Sample[] = R"(openapi: 3.1.0
tags: [{name: a, description: A tag}]
paths:
  /a:
    get:
      tags: [a]
      operationId: getA
      parameters:
        - $ref: '#/components/parameters/P'
      security:
        - key: []
      responses:
        default:
          description: D
          links:
            l:
              operationId: getA
              description: next
            m:
              operationRef: '#/paths/~1a/get'
components:
  parameters:
    P: {name: p, in: query, description: The page}
  schemas:
    A:
      title: An A
      $anchor: a
      discriminator:
        propertyName: kind
        mapping:
          b: B
          c: '#/components/schemas/A'
    B:
      $ref: '#/components/schemas/none'
  securitySchemes:
    key: {type: apiKey}
x-vendor-api-gateway:
  server:
    authentication:
      securitySchemes:
        key: {}
  middleware:
    operations:
      getA: {}
)";

/** The offset of the last occurrence of a text, within its context. */
qsizetype offsetOf(const QByteArray &context)
{
    const qsizetype mark = context.indexOf('|');
    const QByteArray text = context.left(mark) + context.mid(mark + 1);
    const qsizetype at = QByteArray(Sample).indexOf(text);
    Q_ASSERT(at >= 0);
    return at + mark;
}

} // namespace

void TestHover::explainsKeys_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<ObjectKind>("object");
    QTest::newRow("root") << QByteArray("open|api:") << u"openapi"_qs << u"string"_qs << ObjectKind::OpenApi;
    QTest::newRow("list") << QByteArray("ta|gs: [{") << u"tags"_qs << u"[Tag Object]"_qs << ObjectKind::OpenApi;
    QTest::newRow("operation") << QByteArray("      opera|tionId: getA\n      par") << u"operationId"_qs << u"string"_qs
                               << ObjectKind::Operation;
    QTest::newRow("path") << QByteArray("  /|a:") << u"/a"_qs << u"Path Item Object"_qs << ObjectKind::Paths;
    QTest::newRow("keyword") << QByteArray("t|itle: An A") << u"title"_qs << u"string"_qs << ObjectKind::Schema;
    QTest::newRow("reference") << QByteArray("- $r|ef") << u"$ref"_qs << u"string"_qs << ObjectKind::Reference;
    QTest::newRow("gateway") << QByteArray("x-ven|dor") << u"x-vendor-api-gateway"_qs << u"Gateway extension"_qs
                             << ObjectKind::OpenApi;
    QTest::newRow("in the gateway") << QByteArray("  se|rver:") << u"server"_qs << u"server"_qs << ObjectKind::Gateway;
}

void TestHover::explainsKeys()
{
    QFETCH(QByteArray, place);
    QFETCH(QString, title);
    QFETCH(QString, detail);
    QFETCH(ObjectKind, object);
    const Snapshot snapshot = Snapshot::parse(Sample, Format::Yaml);
    QVERIFY(snapshot.isValid());
    const auto hover = assist::hoverAt(snapshot, offsetOf(place));
    QVERIFY(hover);
    QCOMPARE(hover->title, title);
    QCOMPARE(hover->detail, detail);
    QCOMPARE(int(hover->object), int(object));
    QVERIFY(hover->field);
    QVERIFY(hover->span.contains(offsetOf(place)));
    QCOMPARE(hover->url.isEmpty(), object == ObjectKind::Gateway);
}

void TestHover::tellsTheFirstVersionOfAName()
{
    const QByteArray text = R"(openapi: 3.2.0
components:
  parameters:
    P: {name: a, in: query, style: form, schema: {type: string, const: a}}
  mediaTypes:
    M: {itemSchema: {type: string}}
)";
    const auto snapshot = document::Snapshot::parse(text, document::Format::Yaml);
    const auto since = [&](const char *key) {
        const auto hover = assist::hoverAt(snapshot, text.indexOf(key));
        return hover ? hover->since : std::nullopt;
    };
    // Versions have rows of their own for what can be in these fields, which all of them have.
    QCOMPARE(since("in: query"), std::nullopt);
    QCOMPARE(since("style"), std::nullopt);
    QCOMPARE(since("type: string, const"), std::nullopt);
    QCOMPARE(since("const"), specification::Version::V31);
    QCOMPARE(since("itemSchema"), specification::Version::V32);
}

void TestHover::explainsReferences()
{
    const Snapshot snapshot = Snapshot::parse(Sample, Format::Yaml);
    const auto parameter = assist::hoverAt(snapshot, offsetOf("#/components/par|ameters/P"));
    QVERIFY(parameter);
    QCOMPARE(parameter->title, u"#/components/parameters/P"_qs);
    QCOMPARE(parameter->detail, u"Parameter Object"_qs);
    QCOMPARE(parameter->description, u"The page"_qs);
    const auto schema = assist::hoverAt(snapshot, offsetOf("c: '#/|components"));
    QVERIFY(schema);
    QCOMPARE(schema->summary, u"An A"_qs);
    QVERIFY(!assist::hoverAt(snapshot, offsetOf("description: |D")));
}

void TestHover::explainsKeysOfBrokenText()
{
    const QByteArray text = "openapi: 3.1.0\ninfo:\n  title: [\n  version: 1\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(!snapshot.isValid());
    const auto hover = assist::hoverAt(snapshot, text.indexOf("title"));
    QVERIFY(hover);
    QCOMPARE(hover->title, u"title"_qs);
    QVERIFY(hover->isRequired);
}

void TestHover::findsDefinitions_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *place, const QString &pointer) {
        QTest::newRow(name) << QByteArray(place) << pointer;
    };
    row("reference", "$ref: '#/comp|onents/parameters/P'", u"/components/parameters/P"_qs);
    row("missing target", "$ref: '#/comp|onents/schemas/none'", {});
    row("tag", "tags: [|a]", u"/tags/0"_qs);
    row("security scheme", "- ke|y: []", u"/components/securitySchemes/key"_qs);
    row("operationId", "  operationId: ge|tA\n              desc", u"/paths/~1a/get/operationId"_qs);
    row("operationRef", "operationRef: '#/pa|ths", u"/paths/~1a/get"_qs);
    row("mapping by name", "b: |B", u"/components/schemas/B"_qs);
    row("mapping by reference", "c: '#/|components", u"/components/schemas/A"_qs);
    row("scheme of the gateway", "  ke|y: {}", u"/components/securitySchemes/key"_qs);
    row("operation of the gateway", "get|A: {}", u"/paths/~1a/get/operationId"_qs);
    row("a text", "description: |D", {});
    row("a key", "descr|iption: D", {});
}

void TestHover::findsDefinitions()
{
    QFETCH(QByteArray, place);
    QFETCH(QString, pointer);
    const Snapshot snapshot = Snapshot::parse(Sample, Format::Yaml);
    const auto found = assist::definitionAt(snapshot, offsetOf(place));
    QCOMPARE(found ? found->place.pointer.toString() : QString(), pointer);
    if (found)
        QVERIFY(found->span.contains(offsetOf(place)));
}

void TestHover::findsDefinitionsInOtherDocuments()
{
    AssistContext context;
    context.address = u"/a/main.yaml"_qs;
    context.others = {std::make_shared<openapi::ReferencedDocument>(
        u"/a/b.yaml"_qs,
        Snapshot::parse("openapi: 3.1.0\ncomponents: {schemas: {B: {$anchor: b, title: T}}}", Format::Yaml))};
    const QByteArray start = "openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: '";
    const auto at = [&](const QByteArray &reference) {
        const Snapshot snapshot = Snapshot::parse(start + reference + "'}}}", Format::Yaml);
        return std::pair(assist::definitionAt(snapshot, start.size(), context),
                         assist::hoverAt(snapshot, start.size(), context));
    };
    const auto [place, hover] = at("b.yaml#/components/schemas/B");
    QVERIFY(place && hover);
    QCOMPARE(place->place.address, u"/a/b.yaml"_qs);
    QCOMPARE(hover->summary, u"T"_qs);
    QCOMPARE(at("b.yaml#b").first->place.pointer.toString(), u"/components/schemas/B"_qs);
    QCOMPARE(at("c.yaml").first->place.address, u"/a/c.yaml"_qs);
}

void TestHover::findsSchemasByTheirNames()
{
    const QByteArray start = "openapi: 3.1.0\ncomponents: {schemas: {Own: {$anchor: own}, A: {$ref: '";
    const auto at = [&](const QByteArray &reference) {
        const Snapshot snapshot = Snapshot::parse(start + reference + "'}}}", Format::Yaml);
        AssistContext context;
        context.address = u"/a/main.yaml"_qs;
        context.own = std::make_shared<openapi::ReferencedDocument>(context.address, snapshot);
        context.others = {std::make_shared<openapi::ReferencedDocument>(
            u"/a/b.yaml"_qs, Snapshot::parse("{B: {$id: 'https://e.example/b', title: T}}", Format::Yaml))};
        const auto found = assist::definitionAt(snapshot, start.size(), context);
        return found ? found->place.address + u'#' + found->place.pointer.toString() : QString();
    };
    QCOMPARE(at("#own"), u"/a/main.yaml#/components/schemas/Own"_qs);
    QCOMPARE(at("https://e.example/b"), u"/a/b.yaml#/B"_qs);
    QCOMPARE(at("#none"), QString());
}

GATEWRIGHT_TEST(TestHover, QCoreApplication)
#include "testhover.moc"
