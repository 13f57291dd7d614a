#include "components.h"
#include "schemaedit.h"
#include "schematree.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;

/** Components, schemas as rows, and the edits of a schema. */
class TestSchemas final : public QObject
{
    Q_OBJECT

private slots:
    void listsComponentsKindByKind();
    void readsSchemasAsRows();
    void boundsTheRows();
    void addsAPropertyUnderAFreeName();
    void renamesAPropertyInRequiredToo();
    void refusesANameThatIsTaken();
    void removesAPropertyWithItsTraces();
    void setsRequired_data();
    void setsRequired();
    void setsTypes_data();
    void setsTypes();
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

void TestSchemas::addsAPropertyUnderAFreeName()
{
    Document document(shop(), Format::Yaml);
    const auto first = openapi::addProperty(document, Book);
    const auto second = openapi::addProperty(document, Book);
    QVERIFY(first && second);
    QCOMPARE(second->last(), QByteArray("newProperty2"));
    QCOMPARE(document.snapshot().at(*first).member("type").text(), u"string"_qs);
    QVERIFY(openapi::addProperty(document, {"components", "schemas", "Price"}));
}

void TestSchemas::renamesAPropertyInRequiredToo()
{
    Document document(shop(), Format::Yaml);
    QVERIFY(openapi::renameProperty(document, Book, "isbn", "number"));
    QCOMPARE(document.snapshot().text(),
             shop().replace("[isbn]", "[number]").replace("        isbn:", "        number:"));
}

void TestSchemas::refusesANameThatIsTaken()
{
    Document document(shop(), Format::Yaml);
    const auto renamed = openapi::renameProperty(document, Book, "isbn", "tags");
    QVERIFY(!renamed);
    QCOMPARE(renamed.error().code, base::ErrorCode::AlreadyExists);
    QCOMPARE(document.snapshot().text(), shop());
}

void TestSchemas::removesAPropertyWithItsTraces()
{
    Document document(shop(), Format::Yaml);
    QVERIFY(openapi::removeProperty(document, Book, "isbn"));
    QVERIFY(!document.snapshot().at(Book).member("required").exists());
    QVERIFY(openapi::removeProperty(document, Book, "price"));
    QVERIFY(openapi::removeProperty(document, Book, "tags"));
    QVERIFY(!document.snapshot().at(Book).member("properties").exists());
}

void TestSchemas::setsRequired_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("required");
    QTest::addColumn<QString>("list");
    QTest::newRow("one more") << QByteArray("price") << true << u"isbn price"_qs;
    QTest::newRow("already there") << QByteArray("isbn") << true << u"isbn"_qs;
    QTest::newRow("the last one") << QByteArray("isbn") << false << QString();
    QTest::newRow("not there") << QByteArray("tags") << false << u"isbn"_qs;
}

void TestSchemas::setsRequired()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, required);
    QFETCH(QString, list);
    Document document(shop(), Format::Yaml);
    QVERIFY(openapi::setRequired(document, Book, name, required));
    const document::Node names = document.snapshot().at(Book.child("required"));
    QStringList found;
    for (qsizetype i = 0; i < names.childCount(); ++i)
        found.append(names.childAt(i).text());
    QCOMPARE(found.join(u' '), list);
    QCOMPARE(names.exists(), !list.isEmpty());
}

void TestSchemas::setsTypes_data()
{
    QTest::addColumn<Pointer>("place");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("json");
    const Pointer properties = Book.child("properties");
    QTest::newRow("another type keeps the rest")
        << properties.child("isbn") << u"integer"_qs << QByteArray(R"({"type":"integer","pattern":"^[0-9]+$"})");
    QTest::newRow("a reference takes the place of all") << properties.child("isbn") << u"#/components/schemas/Price"_qs
                                                        << QByteArray(R"({"$ref":"#/components/schemas/Price"})");
    QTest::newRow("a type instead of a reference")
        << properties.child("price") << u"number"_qs << QByteArray(R"({"type":"number"})");
    QTest::newRow("an array says what is in it")
        << properties.child("isbn") << u"array"_qs
        << QByteArray(R"({"type":"array","pattern":"^[0-9]+$","items":{"type":"string"}})");
    QTest::newRow("an array keeps what is in it")
        << properties.child("tags") << u"array"_qs
        << QByteArray(R"({"type":"array","items":{"type":"string","enum":["new","used"]}})");
}

void TestSchemas::setsTypes()
{
    QFETCH(Pointer, place);
    QFETCH(QString, type);
    QFETCH(QByteArray, json);
    Document document(shop(), Format::Yaml);
    QVERIFY(openapi::setSchemaType(document, place, type));
    QCOMPARE(document.snapshot().at(place).value()->toJson(), json);
}

GATEWRIGHT_TEST(TestSchemas, QCoreApplication)
#include "testschemas.moc"
