#include "openapilimits.h"
#include "shapedocuments.h"
#include "shapereader.h"
#include "testprogram.h"
#include "typetext.h"

#include <QTest>

using document::Format;
using document::Pointer;
using document::Snapshot;
using shapes::Row;
using shapes::ShapeReader;

/** The rows of a shape: references are followed, also into other files, and `allOf` is merged. */
class TestShapeReader final : public QObject
{
    Q_OBJECT

private slots:
    void followsReferences();
    void followsReferencesIntoOtherFiles();
    void mergesAllOf();
    void stopsAtRecursion();
    void stopsAtPartsInACircle();
    void namesTheValuesOfBranches();
    void saysWhyAReferenceIsNotFollowed();
    void readsMembersBesideAReference();
    void summarizesTypes_data();
    void summarizesTypes();
    void summarizesRepeatedBranches();
    void countsUses();
    void readsOnlyWhatIsExpanded();
    void mergesAsManySchemasAsTheLimit();
    void readsAsManyPartsAsTheLimit();
    void readsManyValuesOfBranches();
};

namespace {

const QString ReadApi = u"/api.yaml"_qs;

Pointer component(const QByteArray &name)
{
    return {"components", "schemas", name};
}

QString flagsOf(const Row &row)
{
    QString flags;
    if (row.isRequired)
        flags += u" required"_qs;
    if (row.isReadOnly)
        flags += u" read-only"_qs;
    if (row.isDeprecated)
        flags += u" deprecated"_qs;
    if (!row.origin.isEmpty())
        flags += u" from "_qs + QString::fromUtf8(row.origin);
    if (row.isRecursion())
        flags += u" as above "_qs + QString::number(row.recursion);
    if (!row.values.isEmpty())
        flags += u" when "_qs + row.values.join(u'/');
    if (row.isShared())
        flags += u" shared "_qs + QString::number(row.hops.size());
    return flags;
}

void write(ShapeReader &reader, const Row &row, int depth, QString &text)
{
    text += QString(depth * 2, u' ') + row.name + u": "_qs + row.type + flagsOf(row) + u'\n';
    const QList<Row> below = reader.children(row);
    QCOMPARE(reader.hasChildren(row), !below.isEmpty());
    for (const Row &each : below)
        write(reader, each, depth + 1, text);
}

QString shape(support::ShapeDocuments &documents, const Pointer &place)
{
    ShapeReader reader = documents.reader();
    QString text;
    const auto root = reader.root({documents.addresses().first(), place});
    if (root)
        write(reader, *root, 0, text);
    return text;
}

support::ShapeDocuments one(const QByteArray &schemas, const QByteArray &version = "3.1.0")
{
    support::ShapeDocuments documents;
    documents.add(ReadApi, "openapi: " + version + "\ncomponents:\n  schemas:\n" + schemas, Format::Yaml);
    return documents;
}

} // namespace

void TestShapeReader::followsReferences()
{
    auto documents = one(R"(    Order:
      required: [buyer]
      properties:
        buyer: {$ref: '#/components/schemas/Person'}
        lines: {type: array, items: {$ref: '#/components/schemas/Line'}}
    Person: {properties: {name: {type: string, readOnly: true}}}
    Line: {$ref: '#/components/schemas/RealLine'}
    RealLine: {properties: {count: {type: integer, format: int32, deprecated: true}}}
)");
    QCOMPARE(shape(documents, component("Order")), u"Order: object\n"
                                                   u"  buyer: Person required\n"
                                                   u"    name: string read-only shared 1\n"
                                                   u"  lines: Line[]\n"
                                                   u"    items: RealLine\n"
                                                   u"      count: int32 deprecated shared 1\n"_qs);
}

void TestShapeReader::followsReferencesIntoOtherFiles()
{
    support::ShapeDocuments documents;
    documents.add(ReadApi, "openapi: 3.0.3\ncomponents: {schemas: {A: {$ref: parts/a.yaml}}}\n", Format::Yaml);
    documents.add(u"/parts/a.yaml"_qs, "properties:\n  b: {$ref: 'b.json#/B'}\n  again: {$ref: '#'}\n", Format::Yaml);
    documents.add(u"/parts/b.json"_qs, R"({"B": {"properties": {"c": {"type": "string"}}}})", Format::Json);
    QCOMPARE(shape(documents, component("A")), u"A: a\n"
                                               u"  b: B shared 1\n"
                                               u"    c: string shared 2\n"
                                               u"  again: a as above 0 shared 1\n"_qs);
    ShapeReader reader = documents.reader();
    const auto row = reader.follow({ReadApi, component("A")}, {{u"/parts/a.yaml"_qs, {"properties", "b"}},
                                                               {u"/parts/b.json"_qs, {"B", "properties", "c"}}});
    QVERIFY(row);
    QCOMPARE(row->version, specification::Version::V30);
    QCOMPARE(row->hops.last().holder, (openapi::Place{u"/parts/a.yaml"_qs, {"properties", "b"}}));
}

void TestShapeReader::mergesAllOf()
{
    auto documents = one(R"(    Cat:
      allOf:
        - $ref: '#/components/schemas/Pet'
        - required: [name]
          properties: {lives: {type: integer}}
      required: [lives]
      properties: {color: {type: string}}
      not: {type: string}
    Pet: {properties: {name: {type: string}}}
)");
    QCOMPARE(shape(documents, component("Cat")), u"Cat: object\n"
                                                 u"  name: string required from Pet shared 1\n"
                                                 u"  lives: integer required\n"
                                                 u"  color: string\n"
                                                 u"  not: string\n"
                                                 u"  allOf 1: Pet\n"
                                                 u"  allOf 2: object\n"_qs);
}

void TestShapeReader::stopsAtRecursion()
{
    auto documents = one(R"(    Node:
      properties:
        next: {$ref: '#/components/schemas/Node'}
        children: {type: array, items: {$ref: '#/components/schemas/Node'}}
)");
    QCOMPARE(shape(documents, component("Node")), u"Node: object\n"
                                                  u"  next: Node as above 0\n"
                                                  u"  children: Node[]\n"
                                                  u"    items: Node as above 0\n"_qs);
}

void TestShapeReader::stopsAtPartsInACircle()
{
    auto documents = one(R"(    A: {allOf: [{$ref: '#/components/schemas/B'}], properties: {a: {type: string}}}
    B: {allOf: [{$ref: '#/components/schemas/A'}], properties: {b: {type: string}}}
)");
    QCOMPARE(shape(documents, component("A")), u"A: object\n"
                                               u"  b: string from B shared 1\n"
                                               u"  a: string\n"
                                               u"  allOf 1: B\n"
                                               u"  allOf 1: A from B as above 0 shared 1\n"_qs);
}

void TestShapeReader::namesTheValuesOfBranches()
{
    auto documents = one(R"(    Payment:
      oneOf:
        - $ref: '#/components/schemas/Card'
        - $ref: '#/components/schemas/Voucher'
        - {title: Cash, type: object}
        - {type: "null"}
      discriminator:
        propertyName: method
        mapping: {card: Card, credit: '#/components/schemas/Card'}
    Card: {type: object}
    Voucher: {type: object}
)");
    QCOMPARE(shape(documents, component("Payment")), u"Payment: Card | Voucher | object | null\n"
                                                     u"  Card: Card when card/credit\n"
                                                     u"  Voucher: Voucher when Voucher\n"
                                                     u"  Cash: object\n"
                                                     u"  oneOf 4: null\n"_qs);
}

void TestShapeReader::saysWhyAReferenceIsNotFollowed()
{
    auto documents = one(R"(    A:
      properties:
        missing: {$ref: '#/components/schemas/Nowhere'}
        outside: {$ref: 'other.yaml#/A'}
        circle: {$ref: '#/components/schemas/A/properties/circle'}
)");
    ShapeReader reader = documents.reader();
    const QList<Row> rows = reader.children(*reader.root({ReadApi, component("A")}));
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0].state, openapi::ReferenceState::Missing);
    QCOMPARE(rows[0].type, u"Nowhere"_qs);
    QCOMPARE(rows[1].state, openapi::ReferenceState::External);
    QCOMPARE(rows[2].state, openapi::ReferenceState::Cycle);
    for (const Row &row : rows)
        QVERIFY(!reader.hasChildren(row) && reader.children(row).isEmpty());
}

void TestShapeReader::readsMembersBesideAReference()
{
    const QByteArray schemas = R"(    A:
      properties:
        b:
          $ref: '#/components/schemas/B'
          description: Own
          properties: {own: {type: string}}
    B: {description: Of B, properties: {other: {type: string}}}
)";
    auto newer = one(schemas);
    QCOMPARE(shape(newer, component("A")), u"A: object\n"
                                           u"  b: B\n"
                                           u"    own: string\n"
                                           u"    other: string from B shared 1\n"_qs);
    auto older = one(schemas, "3.0.3");
    QCOMPARE(shape(older, component("A")), u"A: object\n"
                                           u"  b: B\n"
                                           u"    other: string shared 1\n"_qs);
    ShapeReader reader = older.reader();
    QCOMPARE(reader.children(*reader.root({ReadApi, component("A")})).first().description, u"Of B"_qs);
}

void TestShapeReader::summarizesTypes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("summary");
    QTest::newRow("plain") << QByteArray("{type: string}") << u"string"_qs;
    QTest::newRow("format") << QByteArray("{type: string, format: uuid}") << u"uuid"_qs;
    QTest::newRow("format of an object") << QByteArray("{type: object, format: x}") << u"object"_qs;
    QTest::newRow("enum") << QByteArray("{enum: [active, 'on hold', 1]}") << u"\"active\" | \"on hold\" | 1"_qs;
    QTest::newRow("long enum") << QByteArray("{enum: [1, 2, 3, 4, 5, 6, 7]}") << u"1 | 2 | 3 | 4 | 5 | 6 | …"_qs;
    QTest::newRow("const") << QByteArray("{const: {a: 1}}") << u"{\"a\":1}"_qs;
    QTest::newRow("array") << QByteArray("{type: array, items: {$ref: 'x.yaml#/Contact'}}") << u"Contact[]"_qs;
    QTest::newRow("array of arrays") << QByteArray("{items: {items: {type: integer}}}") << u"integer[][]"_qs;
    QTest::newRow("array of either") << QByteArray("{type: array, items: {type: [string, 'null']}}")
                                     << u"(string | null)[]"_qs;
    QTest::newRow("array of anything") << QByteArray("{type: array}") << u"any[]"_qs;
    QTest::newRow("map") << QByteArray("{type: object, additionalProperties: {type: number}}") << u"map<number>"_qs;
    QTest::newRow("nullable") << QByteArray("{type: string, nullable: true}") << u"string | null"_qs;
    QTest::newRow("only part") << QByteArray("{allOf: [{$ref: '#/a/B'}], nullable: true}") << u"B | null"_qs;
    QTest::newRow("anything") << QByteArray("{}") << u"any"_qs;
    QTest::newRow("nothing") << QByteArray("false") << u"false"_qs;
}

void TestShapeReader::summarizesTypes()
{
    QFETCH(QByteArray, text);
    QTEST(shapes::typeText(Snapshot::parse(text, Format::Yaml).root()), "summary");
}

/** Aliases repeat six branches on each of four levels. The summary is made of the first ones. */
void TestShapeReader::summarizesRepeatedBranches()
{
    QByteArray text = "b0: &b0 {type: string}\n";
    for (int level = 1; level <= 4; ++level) {
        const QByteArray name = 'b' + QByteArray::number(level);
        const QByteArray below = "*b" + QByteArray::number(level - 1) + ' ';
        text += name + ": &" + name + " {oneOf: [" + QByteArrayList(6, below).join(", ") + "]}\n";
    }
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QVERIFY(snapshot.isValid());
    QCOMPARE(shapes::typeText(snapshot.at({"b2"})), u"string"_qs);
    QVERIFY(shapes::typeText(snapshot.at({"b4"})).contains(u'…'));
}

void TestShapeReader::countsUses()
{
    auto documents = one(
        R"(    A: {properties: {b: {$ref: '#/components/schemas/B'}, c: {$ref: '#/components/schemas/B'}}}
    B: {type: string}
)");
    documents.add(u"/other.yaml"_qs, "a: {$ref: 'api.yaml#/components/schemas/B'}\n", Format::Yaml);
    QCOMPARE(shapes::countUses(documents.set(), {ReadApi, component("B")}), 3);
    QCOMPARE(shapes::countUses(documents.set(), {ReadApi, component("A")}), 0);
}

/** The shape of one schema among very many takes no longer than its rows. */
void TestShapeReader::readsOnlyWhatIsExpanded()
{
    constexpr int Count = 30'000;
    QByteArray schemas;
    for (int i = 0; i < Count; ++i) {
        const QByteArray next = QByteArray::number((i + 1) % Count);
        schemas += "    S" + QByteArray::number(i) +
                   ":\n      type: object\n      properties:\n        id: {type: string}\n        next: {$ref: "
                   "'#/components/schemas/S" +
                   next + "'}\n        all: {type: array, items: {$ref: '#/components/schemas/S" + next + "'}}\n";
    }
    auto documents = one(schemas);
    const openapi::DocumentSet set = documents.set();
    QElapsedTimer timer;
    timer.start();
    ShapeReader reader{openapi::ReferenceResolver(set)};
    auto row = reader.root({ReadApi, component("S0")});
    for (int depth = 0; depth < 200; ++depth) {
        const QList<Row> rows = reader.children(*row);
        QCOMPARE(rows.size(), 3);
        row = rows[1];
    }
    const qint64 milliseconds = timer.elapsed();
    qInfo("600 rows of %d schemas: %lld ms", Count, milliseconds);
    QVERIFY2(milliseconds < 2000, qPrintable(QString::number(milliseconds)));
}

/** Levels of parts. Each part refers to all of the next level. */
void TestShapeReader::mergesAsManySchemasAsTheLimit()
{
    constexpr int Width = 60;
    QByteArray parts = "x-parts:\n";
    QByteArray schemas = "components:\n  schemas:\n    A: {allOf: *parts0}\n";
    for (int level = 0; level < 4; ++level) {
        const QByteArray number = QByteArray::number(level);
        const QByteArray next = level < 3 ? ", allOf: *parts" + QByteArray::number(level + 1) : QByteArray();
        parts += "  p" + number + ": &parts" + number + '\n';
        for (int i = 0; i < Width; ++i) {
            const QByteArray name = 'L' + number + 'N' + QByteArray::number(i);
            parts += "    - $ref: '#/components/schemas/" + name + "'\n";
            schemas += "    " + name + ": {properties: {p" + name + ": {}}" + next + "}\n";
        }
    }
    support::ShapeDocuments documents;
    documents.add(ReadApi, "openapi: 3.1.0\n" + parts + schemas, Format::Yaml);
    ShapeReader reader = documents.reader();
    const QList<Row> rows = reader.children(*reader.root({ReadApi, component("A")}));
    QVERIFY2(rows.size() <= openapi::MaximumSchemaRows, qPrintable(QString::number(rows.size())));
    const auto properties = std::count_if(rows.cbegin(), rows.cend(),
                                          [](const Row &row) { return row.kind == shapes::RowKind::Property; });
    QVERIFY(properties > 0 && properties < openapi::MaximumMergedSchemas);
    QVERIFY(rows.last().isFollowedByOthers);
    QVERIFY(!rows.first().isFollowedByOthers);
}

/** Hundreds of parts with the same thousands of parts each. */
void TestShapeReader::readsAsManyPartsAsTheLimit()
{
    constexpr int Schemas = 300;
    QByteArray text = "openapi: 3.1.0\nx-parts: &parts\n";
    for (int i = 0; i < openapi::MaximumSchemaRows; ++i)
        text += "  - $ref: '#/components/schemas/S" + QByteArray::number(i % Schemas) + "'\n";
    text += "components:\n  schemas:\n";
    for (int i = 0; i < Schemas; ++i)
        text += "    S" + QByteArray::number(i) + ": {allOf: *parts}\n";
    support::ShapeDocuments documents;
    documents.add(ReadApi, text, Format::Yaml);
    ShapeReader reader = documents.reader();
    const QList<Row> rows = reader.children(*reader.root({ReadApi, component("S0")}));
    QCOMPARE(rows.size(), openapi::MaximumSchemaRows);
    QVERIFY(rows.last().isFollowedByOthers);
}

void TestShapeReader::readsManyValuesOfBranches()
{
    constexpr int Branches = 3000;
    QByteArray schemas = "    A:\n      oneOf:\n";
    for (int i = 0; i < Branches; ++i)
        schemas += "        - $ref: '#/components/schemas/B" + QByteArray::number(i) + "'\n";
    schemas += "      discriminator:\n        propertyName: kind\n        mapping:\n";
    for (int i = 0; i < 2 * openapi::MaximumSchemaRows; ++i)
        schemas += "          v" + QByteArray::number(i) + ": B" + QByteArray::number(i % Branches) + '\n';
    for (int i = 0; i < Branches; ++i)
        schemas += "    B" + QByteArray::number(i) + ": {}\n";
    auto documents = one(schemas);
    ShapeReader reader = documents.reader();
    const QList<Row> rows = reader.children(*reader.root({ReadApi, component("A")}));
    QCOMPARE(rows.size(), Branches);
    // Entries beyond the limit are not read.
    QCOMPARE(rows.first().values, QStringList({u"v0"_qs, u"v3000"_qs}));
    QCOMPARE(rows.last().values, QStringList{u"v2999"_qs});
    QVERIFY(!rows.last().isFollowedByOthers);
}

GATEWRIGHT_TEST(TestShapeReader, QCoreApplication)

#include "testshapereader.moc"
