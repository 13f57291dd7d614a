#include "document.h"
#include "graphlayout.h"
#include "graphpart.h"
#include "relationlimits.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using document::Format;
using document::Pointer;
using namespace relations;

/** Which schemas refer to which, and what of it is shown. */
class TestSchemaGraph final : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatRefers_data();
    void namesWhatRefers();
    void joinsReferencesToTheSameSchema();
    void listsOtherProperties();
    void skipsWhatIsNoSchema();
    void showsTheNeighbourhood();
    void showsAllSchemasWithinTheLimit();
    void limitsTheLines();
    void readsALargeDocument();
};

namespace {

SchemaGraph graphOfText(const QByteArray &text)
{
    return readSchemaGraph(description::Description(document::Snapshot::parse(text, Format::Yaml)));
}

SchemaGraph graphOf(const QByteArray &schemas)
{
    return graphOfText("openapi: 3.1.0\ncomponents:\n  schemas:\n" + schemas);
}

QString textOf(const SchemaGraph &graph)
{
    QStringList lines;
    for (const Relation &relation : graph.relations)
        lines.append(u"%1 -> %2: %3"_qs.arg(graph.schemas[size_t(relation.from)].name,
                                            graph.schemas[size_t(relation.to)].name, relation.labels.join(u", "_qs)));
    return lines.join(u'\n');
}

Pointer schema(const QByteArray &name)
{
    return {"components", "schemas", name};
}

/** S0 -> S1 -> … */
SchemaGraph chain(int length)
{
    SchemaGraph graph;
    for (int i = 0; i < length; ++i) {
        graph.schemas.push_back({u"S%1"_qs.arg(i), schema("S" + QByteArray::number(i))});
        if (i > 0)
            graph.relations.push_back({i - 1, i, {u"next"_qs}});
    }
    return graph;
}

QString namesOf(const GraphPart &part)
{
    QStringList names;
    for (const GraphSchema &each : part.graph.schemas)
        names.append(each.name);
    return names.join(u' ');
}

} // namespace

void TestSchemaGraph::namesWhatRefers_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("label");
    const auto row = [](const char *name, const QByteArray &text, const QString &label) {
        QTest::newRow(name) << text << label;
    };
    row("property", "{properties: {author: {$ref: '#/components/schemas/B'}}}", u"author"_qs);
    row("property called properties", "{properties: {properties: {$ref: '#/components/schemas/B'}}}", u"properties"_qs);
    row("items of a property", "{properties: {tags: {items: {$ref: '#/components/schemas/B'}}}}", u"tags[]"_qs);
    row("map of a property", "{properties: {names: {additionalProperties: {$ref: '#/components/schemas/B'}}}}",
        u"names{}"_qs);
    row("property of a property", "{properties: {a: {properties: {b: {$ref: '#/components/schemas/B'}}}}}", u"a.b"_qs);
    row("property of a part", "{allOf: [{properties: {a: {$ref: '#/components/schemas/B'}}}]}", u"a"_qs);
    row("choice in a property", "{properties: {a: {oneOf: [{$ref: '#/components/schemas/B'}]}}}", u"a"_qs);
    row("items", "{items: {$ref: '#/components/schemas/B'}}", u"items"_qs);
    row("prefix items", "{prefixItems: [{$ref: '#/components/schemas/B'}]}", u"prefixItems"_qs);
    row("composition", "{allOf: [{type: object}, {$ref: '#/components/schemas/B'}]}", u"allOf"_qs);
    row("not", "{not: {$ref: '#/components/schemas/B'}}", u"not"_qs);
    row("pattern", "{patternProperties: {^x: {$ref: '#/components/schemas/B'}}}", u"^x"_qs);
    row("itself", "{$ref: '#/components/schemas/B'}", u"$ref"_qs);
    row("place inside", "{properties: {a: {$ref: '#/components/schemas/B/properties/id'}}}", u"a"_qs);
    row("mapping", "{discriminator: {propertyName: k, mapping: {b: '#/components/schemas/B'}}}", u"discriminator"_qs);
    row("mapping by name", "{discriminator: {propertyName: k, mapping: {b: B}}}", u"discriminator"_qs);
    row("anchor", "{properties: {a: {$ref: '#bee'}}}", u"a"_qs);
}

void TestSchemaGraph::namesWhatRefers()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, label);
    const SchemaGraph graph = graphOf("    A: " + schema +
                                      "\n    B: {$anchor: bee, properties: {id: {type: string}}}\n");
    QCOMPARE(textOf(graph), u"A -> B: "_qs + label);
}

void TestSchemaGraph::joinsReferencesToTheSameSchema()
{
    const SchemaGraph graph = graphOf("    A:\n"
                                      "      properties:\n"
                                      "        one: {$ref: '#/components/schemas/B'}\n"
                                      "        self: {$ref: '#/components/schemas/A'}\n"
                                      "        two: {$ref: '#/components/schemas/B'}\n"
                                      "    B: {properties: {back: {$ref: '#/components/schemas/A'}}}\n");
    QCOMPARE(textOf(graph), u"A -> B: one, two\nA -> A: self\nB -> A: back"_qs);
}

void TestSchemaGraph::listsOtherProperties()
{
    const SchemaGraph graph = graphOf("    A:\n      properties:\n        id: {type: string}\n"
                                      "        b: {$ref: '#/components/schemas/B'}\n"
                                      "        list: {type: array, items: {$ref: '#/components/schemas/B'}}\n"
                                      "        size: {type: integer}\n"
                                      "    B: {type: object}\n");
    QCOMPARE(graph.schemas[0].properties.join(u' '), u"id size"_qs);
    QCOMPARE(graph.schemas[0].propertyCount, 2);
    QCOMPARE(graph.schemas[1].propertyCount, 0);
}

void TestSchemaGraph::skipsWhatIsNoSchema()
{
    const SchemaGraph graph = graphOf("    A:\n"
                                      "      properties:\n"
                                      "        one: {$ref: 'other.yaml#/components/schemas/A'}\n"
                                      "        two: {$ref: '#/components/schemas/Missing'}\n"
                                      "        three: {$ref: '#/components/parameters/P'}\n"
                                      "      example: {$ref: '#/components/schemas/A'}\n"
                                      "  parameters:\n"
                                      "    P: {schema: {$ref: '#/components/schemas/A'}}\n");
    QCOMPARE(int(graph.schemas.size()), 1);
    QCOMPARE(textOf(graph), QString());
    QCOMPARE(graphOfText("openapi: ["), SchemaGraph());
}

void TestSchemaGraph::showsTheNeighbourhood()
{
    const SchemaGraph graph = chain(9);
    QCOMPARE(namesOf(partOfGraph(graph, schema("S4"), 1)), u"S3 S4 S5"_qs);
    QCOMPARE(namesOf(partOfGraph(graph, schema("S4"), 3)), u"S1 S2 S3 S4 S5 S6 S7"_qs);
    QCOMPARE(partOfGraph(graph, schema("S4"), 3).chosen, 3);
    QCOMPARE(namesOf(partOfGraph(graph, schema("S0"), 2)), u"S0 S1 S2"_qs);
    QCOMPARE(partOfGraph({}, schema("S0"), 2), GraphPart());
}

void TestSchemaGraph::showsAllSchemasWithinTheLimit()
{
    GraphPart part = partOfGraph(chain(MaximumBoxes), schema("S4"), 0);
    QCOMPARE(int(part.graph.schemas.size()), MaximumBoxes);
    QVERIFY(!part.isCut());
    part = partOfGraph(chain(MaximumBoxes + 1), schema("S4"), 0);
    QCOMPARE(int(part.graph.schemas.size()), MaximumBoxes);
    QCOMPARE(part.within, MaximumBoxes + 1);
    QVERIFY(part.isCut());
    QCOMPARE(part.graph.schemas[size_t(part.chosen)].name, u"S4"_qs);
}

void TestSchemaGraph::limitsTheLines()
{
    SchemaGraph graph = chain(40);
    graph.relations.clear();
    for (int from = 0; from < 40; ++from) {
        for (int to = 0; to < 40; ++to)
            graph.relations.push_back({from, to, {u"x"_qs}});
    }
    const GraphPart part = partOfGraph(graph, schema("S39"), 1);
    QCOMPARE(int(part.graph.relations.size()), MaximumLines);
    QCOMPARE(part.leftOutLines, 1600 - MaximumLines);
    const auto ofChosen = std::count_if(part.graph.relations.begin(), part.graph.relations.end(),
                                        [](const Relation &each) { return each.from == 39 || each.to == 39; });
    QCOMPARE(int(ofChosen), 79);
}

/** Measures a document of many megabytes, if GATEWRIGHT_LARGE_DOCUMENT names one. */
void TestSchemaGraph::readsALargeDocument()
{
    QFile large(qEnvironmentVariable("GATEWRIGHT_LARGE_DOCUMENT"));
    if (large.fileName().isEmpty() || !large.open(QIODevice::ReadOnly))
        QSKIP("No large document");
    const document::Document document(large.readAll(), Format::Json);
    QElapsedTimer timer;
    timer.start();
    const SchemaGraph graph = readSchemaGraph(description::Description(document.snapshot()));
    const qint64 read = timer.restart();
    QVERIFY(!graph.relations.empty());
    qint64 slowest = 0;
    for (int steps = 0; steps <= MaximumSteps; ++steps) {
        timer.restart();
        const GraphPart part = partOfGraph(graph, {}, steps);
        const GraphLayout layout = layOut(part.graph, {});
        slowest = std::max(slowest, timer.elapsed());
        QVERIFY(int(layout.boxes.size()) <= MaximumBoxes);
        qInfo("%d steps: %zu of %d schemas, %zu lines, %.0f x %.0f", steps, layout.boxes.size(), part.within,
              layout.lines.size(), layout.size.width(), layout.size.height());
    }
    qInfo("%zu schemas, %zu relations, read in %lld ms, laid out in at most %lld ms", graph.schemas.size(),
          graph.relations.size(), read, slowest);
    QVERIFY2(read < 2000, "reading");
    QVERIFY2(slowest < 500, "layout");
}

GATEWRIGHT_TEST(TestSchemaGraph, QCoreApplication)
#include "testschemagraph.moc"
