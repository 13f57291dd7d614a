#include "components.h"
#include "referencename.h"
#include "schematree.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Pointer;
using document::Snapshot;
using specification::Version;

/** Components, and schemas as rows. */
class TestSchemas final : public QObject
{
    Q_OBJECT

private slots:
    void listsComponentsKindByKind();
    void readsSchemasAsRows();
    void readsEveryKeywordWithSchemas_data();
    void readsEveryKeywordWithSchemas();
    void keepsTheOrderOfTheText();
    void readsWhatIsBesideAReference_data();
    void readsWhatIsBesideAReference();
    void boundsTheRows();
    void boundsTheTextOfRows_data();
    void boundsTheTextOfRows();
    void namesReferences_data();
    void namesReferences();
};

namespace {

const Pointer Book{"components", "schemas", "Book"};

QByteArray shop()
{
    return R"(openapi: 3.0.3
components:
  responses:
    Problem: {description: Something went wrong}
  x-note: {a: b}
  schemas:
    Book:
      type: object
      required: [isbn] # always
      properties:
        isbn: {type: string, pattern: '^[0-9]+$'}
        price:
          $ref: '#/components/schemas/Price'
        tags:
          type: array
          items: {type: string, enum: [new, used]}
    Price: {type: number, minimum: 0}
    Either:
      oneOf:
        - $ref: '#/components/schemas/Book'
        - {type: [string, 'null']}
)";
}

/** One row in a line: depth by dashes, name, type or reference, a star where it is required, constraints. */
QString shownRows(const std::vector<openapi::SchemaRow> &rows)
{
    QStringList lines;
    for (const openapi::SchemaRow &row : rows) {
        int depth = 0;
        for (qsizetype at = row.parent; at >= 0; at = rows[static_cast<std::size_t>(at)].parent)
            ++depth;
        QString line = QString(depth, u'-') + QString::fromUtf8(row.name) + (row.isRequired ? u"*"_qs : QString());
        line += u": "_qs + (row.reference.isEmpty() ? row.type : row.reference);
        lines.append(row.constraints.isEmpty() ? line : line + u" ("_qs + row.constraints + u')');
    }
    return lines.join(u'\n');
}

} // namespace

void TestSchemas::listsComponentsKindByKind()
{
    QStringList names;
    for (const openapi::Component &one : openapi::components(Snapshot::parse(shop(), Format::Yaml)))
        names.append(QString::fromUtf8(one.kind + '/' + one.name));
    QCOMPARE(names.join(u' '), u"schemas/Book schemas/Price schemas/Either responses/Problem"_qs);
    QVERIFY(openapi::components(Snapshot::parse("components: [1]", Format::Yaml)).isEmpty());
}

void TestSchemas::readsSchemasAsRows()
{
    const Snapshot snapshot = Snapshot::parse(shop(), Format::Yaml);
    QCOMPARE(shownRows(openapi::readSchema(snapshot, Book)), u"Book: object\n"
                                                             "-isbn*: string (pattern ^[0-9]+$)\n"
                                                             "-price: #/components/schemas/Price\n"
                                                             "-tags: array\n"
                                                             "--items: string (new | used)"_qs);
    QCOMPARE(shownRows(openapi::readSchema(snapshot, {"components", "schemas", "Either"})),
             u"Either: \n-oneOf 1: #/components/schemas/Book\n-oneOf 2: string, null"_qs);
    QVERIFY(openapi::readSchema(snapshot, {"components", "schemas", "Nowhere"}).empty());
}

void TestSchemas::boundsTheRows()
{
    QByteArray deep = "{\"type\": \"string\"}";
    for (int level = 0; level < 2 * openapi::MaximumSchemaDepth; ++level)
        deep = "{\"items\": " + deep + '}';
    QCOMPARE(openapi::readSchema(Snapshot::parse("{\"s\": " + deep + '}', Format::Json), {"s"}).size(),
             std::size_t(openapi::MaximumSchemaDepth + 1));
    QByteArray wide = "s:\n  properties:\n";
    for (int number = 0; number < openapi::MaximumSchemaRows + 10; ++number)
        wide += "    p" + QByteArray::number(number) + ": {}\n";
    QCOMPARE(openapi::readSchema(Snapshot::parse(wide, Format::Yaml), {"s"}).size(),
             std::size_t(openapi::MaximumSchemaRows));
}

void TestSchemas::boundsTheTextOfRows_data()
{
    QTest::addColumn<QByteArray>("anchor");
    QTest::addColumn<QByteArray>("schema");
    const QByteArray text(999'000, 'd');
    QTest::newRow("descriptions") << text << QByteArray("{description: *a}");
    QTest::newRow("references") << text << QByteArray("{$ref: *a}");
    QTest::newRow("values") << '[' + QByteArrayList(999, QByteArray(980, 'd')).join(", ") + ']'
                            << QByteArray("{enum: *a}");
}

/** Each schema has nearly a million characters, so that the seventeenth exceeds the limit. */
void TestSchemas::boundsTheTextOfRows()
{
    QFETCH(QByteArray, anchor);
    QFETCH(QByteArray, schema);
    const auto rowsWith = [&](int properties) {
        QByteArray text = "x: &a " + anchor + "\ns:\n  properties:\n";
        for (int i = 0; i < properties; ++i)
            text += "    p" + QByteArray::number(i) + ": " + schema + '\n';
        return qsizetype(openapi::readSchema(Snapshot::parse(text, Format::Yaml), {"s"}).size()) - 1;
    };
    const auto most = openapi::MaximumSchemaText / 1'000'000 + 1;
    QCOMPARE(rowsWith(int(most)), most);
    QCOMPARE(rowsWith(int(most) + 3), most);
}

void TestSchemas::readsEveryKeywordWithSchemas_data()
{
    QTest::addColumn<Version>("version");
    QTest::newRow("3.0") << Version::V30;
    QTest::newRow("3.1") << Version::V31;
    QTest::newRow("3.2") << Version::V32;
}

/** As the specification's table has them. */
void TestSchemas::readsEveryKeywordWithSchemas()
{
    QFETCH(Version, version);
    int count = 0;
    for (const specification::Field &field : specification::objectType(specification::ObjectKind::Schema).fields) {
        if (!field.versions.contain(version) || field.type.object != specification::ObjectKind::Schema)
            continue;
        ++count;
        const QByteArray keyword(field.name);
        QByteArray value = "{type: string}";
        QByteArray name = keyword;
        if (field.type.holds == specification::Holds::Map) {
            value = "{one: " + value + '}';
            name = "one";
        } else if (field.type.holds != specification::Holds::One) {
            value = '[' + value + ']';
            name += " 1";
        }
        const QByteArray text = "openapi: " + specification::nameOf(version).toUtf8() + ".0\ns: {'" + keyword +
                                "': " + value + "}\n";
        const auto rows = openapi::readSchema(Snapshot::parse(text, Format::Yaml), {"s"});
        QVERIFY2(rows.size() == 2, text.constData());
        QCOMPARE(rows[1].name, name);
        QCOMPARE(rows[1].keyword, keyword);
        QCOMPARE(rows[1].owner, Pointer{"s"});
        QCOMPARE(rows[1].type, u"string"_qs);
    }
    QCOMPARE(count, version == Version::V30 ? 7 : 19);
}

void TestSchemas::keepsTheOrderOfTheText()
{
    const QByteArray text = R"(openapi: 3.1.0
s:
  if: {required: [a]}
  oneOf:
    - false
    - title: Second
  additionalProperties: false
  $defs:
    b: {}
    a: true
  properties:
    z: {not: {type: 'null'}}
  type: object
)";
    QCOMPARE(shownRows(openapi::readSchema(Snapshot::parse(text, Format::Yaml), {"s"})),
             u"s: object\n"
             "-if: \n"
             "-oneOf 1: false\n"
             "-oneOf 2: \n"
             "-additionalProperties: false\n"
             "-b: \n"
             "-a: true\n"
             "-z: \n"
             "--not: null"_qs);
}

void TestSchemas::readsWhatIsBesideAReference_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("rows");
    QTest::newRow("nothing in 3.0") << QByteArray("3.0.3") << u"s: #/a"_qs;
    QTest::newRow("all in 3.1") << QByteArray("3.1.0") << u"s: #/a (minLength 1)\n-p: string"_qs;
    QTest::newRow("all in 3.2") << QByteArray("3.2.0") << u"s: #/a (minLength 1)\n-p: string"_qs;
}

void TestSchemas::readsWhatIsBesideAReference()
{
    QFETCH(QByteArray, version);
    QFETCH(QString, rows);
    const QByteArray text = "openapi: " + version +
                            "\ns: {$ref: '#/a', minLength: 1, properties: {p: {type: string}}}\n";
    QCOMPARE(shownRows(openapi::readSchema(Snapshot::parse(text, Format::Yaml), {"s"})), rows);
}

void TestSchemas::namesReferences_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("name");
    QTest::newRow("a component") << u"#/components/schemas/New~1Book"_qs << u"New/Book"_qs;
    QTest::newRow("in another file") << u"shop.yaml#/components/schemas/Price"_qs << u"Price"_qs;
    QTest::newRow("a file") << u"../schemas/price.yaml"_qs << u"price.yaml"_qs;
    QTest::newRow("an anchor") << u"#price"_qs << u"price"_qs;
    QTest::newRow("the document itself") << u"#"_qs << u"#"_qs;
}

void TestSchemas::namesReferences()
{
    QFETCH(QString, reference);
    QTEST(openapi::referenceName(reference), "name");
}

GATEWRIGHT_TEST(TestSchemas, QCoreApplication)
#include "testschemas.moc"
