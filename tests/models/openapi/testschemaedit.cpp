#include "propertyrename.h"
#include "schemaedit.h"
#include "schematypes.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QTest>

#include <algorithm>

using document::Document;
using document::Format;
using document::Pointer;
using openapi::SchemaRow;
using specification::Version;

/** The edits of a schema, and that undo restores every byte. */
class TestSchemaEdit final : public QObject
{
    Q_OBJECT

private slots:
    void addsAPropertyUnderAFreeName();
    void addsASchemaToEveryKeyword_data();
    void addsASchemaToEveryKeyword();
    void addsToASchemaThatIsTrue();
    void addsNothingToAKeywordOfAnotherVersion();
    void renamesAPropertyWhereverItsObjectNamesIt();
    void renamesWithReferencesToTheProperty();
    void renamesWithReferencesReadEarlier();
    void renamesADefinition();
    void refusesANameThatIsTaken();
    void removesAPropertyWithItsTraces();
    void removesASchemaOfAnyKeyword();
    void duplicates();
    void movesWithComments();
    void setsRequired_data();
    void setsRequired();
    void setsTypes_data();
    void setsTypes();
    void setsSeveralTypes_data();
    void setsSeveralTypes();
    void keepsDescriptionsBesideAReference_data();
    void keepsDescriptionsBesideAReference();
};

namespace {

const Pointer SoldBook{"components", "schemas", "Book"};

QByteArray soldShop()
{
    return R"(openapi: 3.0.3
components:
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
)";
}

/** A schema that names its property wherever it can. */
QByteArray pet()
{
    return R"(openapi: 3.1.0
components:
  schemas:
    Pet:
      required: [name, kind] # both
      discriminator: {propertyName: kind}
      properties:
        name: {type: string}
        # of animal
        kind: {type: string}
        owner:
          required: [kind]
          properties: {kind: {type: string}}
      dependentRequired:
        kind: [name]
        name: [kind]
      dependentSchemas:
        kind: {required: [kind]}
      anyOf:
        - required: [kind]
        - if: {required: [kind]}
    Kind: {$ref: '#/components/schemas/Pet/properties/kind'}
    Outer:
      $defs:
        inner: {type: string}
      items: {$ref: '#/components/schemas/Outer/$defs/inner'}
)";
}

SchemaRow rowOf(const Document &document, const Pointer &schema, const Pointer &place)
{
    const auto rows = openapi::readSchema(document.snapshot(), schema);
    const auto found = std::find_if(rows.cbegin(), rows.cend(),
                                    [&place](const SchemaRow &row) { return row.pointer == place; });
    return found == rows.cend() ? SchemaRow() : *found;
}

QByteArray jsonAt(const Document &document, const Pointer &place)
{
    return document.snapshot().at(place).value()->toJson();
}

/** Undoes everything. */
QByteArray undone(Document &document)
{
    while (document.canUndo())
        document.undo();
    return document.snapshot().text();
}

} // namespace

void TestSchemaEdit::addsAPropertyUnderAFreeName()
{
    Document document(soldShop(), Format::Yaml);
    const auto first = openapi::addProperty(document, SoldBook);
    const auto second = openapi::addProperty(document, SoldBook);
    QVERIFY(first && second);
    QCOMPARE(second->last(), QByteArray("newProperty2"));
    QCOMPARE(document.snapshot().at(*first).member("type").text(), u"string"_qs);
    QVERIFY(openapi::addProperty(document, {"components", "schemas", "Price"}));
}

void TestSchemaEdit::addsASchemaToEveryKeyword_data()
{
    QTest::addColumn<Version>("version");
    QTest::addColumn<QByteArray>("keyword");
    for (const Version version : {Version::V30, Version::V31, Version::V32}) {
        for (const specification::Field &field : specification::objectType(specification::ObjectKind::Schema).fields) {
            if (field.versions.contain(version) && field.type.object == specification::ObjectKind::Schema)
                QTest::addRow("%s in %s", field.name, qPrintable(specification::nameOf(version)))
                    << version << QByteArray(field.name);
        }
    }
}

/** Adds two to maps and lists. What was there before stays byte by byte. */
void TestSchemaEdit::addsASchemaToEveryKeyword()
{
    QFETCH(Version, version);
    QFETCH(QByteArray, keyword);
    const QByteArray head = "openapi: " + specification::nameOf(version).toUtf8() + ".0\ns:\n";
    const QByteArray rest = "  title:   'A'   # keep\n  x-own: [ 1,2 ]\n";
    Document document(head + rest, Format::Yaml);
    const auto first = openapi::addSchema(document, {"s"}, keyword);
    QVERIFY(first);
    QVERIFY(document.snapshot().at(*first).isMapping());
    QCOMPARE(rowOf(document, {"s"}, *first).keyword, keyword);
    QVERIFY(document.snapshot().text().startsWith(head + rest));
    const auto *field = specification::findField(specification::objectType(specification::ObjectKind::Schema), keyword,
                                                 version);
    const auto second = openapi::addSchema(document, {"s"}, keyword);
    QCOMPARE(second.isOk(), field->type.holds != specification::Holds::One);
    if (second)
        QVERIFY(*second != *first);
    else
        QCOMPARE(second.error().code, base::ErrorCode::AlreadyExists);
    for (const auto &added : {second, first}) {
        if (added)
            QVERIFY(openapi::removeSchema(document, rowOf(document, {"s"}, *added)));
    }
    QCOMPARE(document.snapshot().text(), head + rest);
    QCOMPARE(undone(document), head + rest);
}

void TestSchemaEdit::addsToASchemaThatIsTrue()
{
    Document document("openapi: 3.1.0\ns: true\nt: false\n", Format::Yaml);
    QVERIFY(openapi::addProperty(document, {"s"}));
    QCOMPARE(jsonAt(document, {"s"}), QByteArray(R"({"properties":{"newProperty":{"type":"string"}}})"));
    QVERIFY(!openapi::addProperty(document, {"t"}));
    QCOMPARE(jsonAt(document, {"t"}), QByteArray("false"));
}

void TestSchemaEdit::addsNothingToAKeywordOfAnotherVersion()
{
    Document document(soldShop(), Format::Yaml);
    for (const char *keyword : {"prefixItems", "required", "x-schemas"}) {
        const auto added = openapi::addSchema(document, SoldBook, keyword);
        QVERIFY(!added);
        QCOMPARE(added.error().code, base::ErrorCode::Unsupported);
    }
    QCOMPARE(document.snapshot().text(), soldShop());
}

void TestSchemaEdit::renamesAPropertyWhereverItsObjectNamesIt()
{
    Document document(pet(), Format::Yaml);
    const Pointer schema{"components", "schemas", "Pet"};
    QVERIFY(openapi::renameProperty(document, schema, "kind", "species"));
    QByteArray expected = pet();
    expected.replace("[name, kind] # both", "[name, species] # both")
        .replace("propertyName: kind", "propertyName: species")
        .replace("        kind: {type: string}\n        owner", "        species: {type: string}\n        owner")
        .replace("kind: [name]", "species: [name]")
        .replace("name: [kind]", "name: [species]")
        .replace("kind: {required: [kind]}", "species: {required: [species]}")
        .replace("- required: [kind]", "- required: [species]")
        .replace("if: {required: [kind]}", "if: {required: [species]}")
        .replace("Pet/properties/kind", "Pet/properties/species");
    QCOMPARE(document.snapshot().text(), expected);
    QCOMPARE(undone(document), pet());
}

void TestSchemaEdit::renamesWithReferencesToTheProperty()
{
    Document document(pet(), Format::Yaml);
    const Pointer owner{"components", "schemas", "Pet", "properties", "owner"};
    QVERIFY(openapi::renameProperty(document, owner, "kind", "sort"));
    QCOMPARE(document.snapshot().text(), pet().replace("          required: [kind]\n          properties: {kind:",
                                                       "          required: [sort]\n          properties: {sort:"));
}

/** Those that were read before the last edit are read again, whatever the edit added or removed. */
void TestSchemaEdit::renamesWithReferencesReadEarlier()
{
    Document document(pet(), Format::Yaml);
    const auto known = std::make_shared<const openapi::ReferencedDocument>(u"/pets.yaml"_qs, document.snapshot());
    const Pointer schema{"components", "schemas", "Pet"};
    const Pointer added{"components", "schemas", "Sort", "$ref"};
    QVERIFY(document.set(added, document::Value::string(u"#/components/schemas/Pet/properties/kind"_qs)));
    QVERIFY(openapi::renameProperty(document, schema, "kind", "species", known));
    QCOMPARE(document.snapshot().at(added).text(), u"#/components/schemas/Pet/properties/species"_qs);
    QVERIFY(!document.snapshot().text().contains("Pet/properties/kind"));
    Document unchanged(pet(), Format::Yaml);
    const auto now = std::make_shared<const openapi::ReferencedDocument>(u"/pets.yaml"_qs, unchanged.snapshot());
    Document other(pet(), Format::Yaml);
    QVERIFY(openapi::renameProperty(unchanged, schema, "kind", "species", now));
    QVERIFY(openapi::renameProperty(other, schema, "kind", "species"));
    QCOMPARE(unchanged.snapshot().text(), other.snapshot().text());
}

void TestSchemaEdit::renamesADefinition()
{
    Document document(pet(), Format::Yaml);
    const Pointer outer{"components", "schemas", "Outer"};
    const Pointer inner = outer / Pointer{"$defs", "inner"};
    QVERIFY(openapi::renameSchema(document, rowOf(document, outer, inner), "core"));
    QCOMPARE(document.snapshot().text(), pet().replace("inner", "core"));
    const auto root = openapi::renameSchema(document, rowOf(document, outer, outer), "core");
    QCOMPARE(root.error().code, base::ErrorCode::Unsupported);
}

void TestSchemaEdit::refusesANameThatIsTaken()
{
    Document document(soldShop(), Format::Yaml);
    const auto renamed = openapi::renameProperty(document, SoldBook, "isbn", "tags");
    QVERIFY(!renamed);
    QCOMPARE(renamed.error().code, base::ErrorCode::AlreadyExists);
    QCOMPARE(document.snapshot().text(), soldShop());
}

void TestSchemaEdit::removesAPropertyWithItsTraces()
{
    Document document(soldShop(), Format::Yaml);
    QVERIFY(openapi::removeProperty(document, SoldBook, "isbn"));
    QVERIFY(!document.snapshot().at(SoldBook).member("required").exists());
    QVERIFY(openapi::removeProperty(document, SoldBook, "price"));
    QVERIFY(openapi::removeProperty(document, SoldBook, "tags"));
    QVERIFY(!document.snapshot().at(SoldBook).member("properties").exists());
}

void TestSchemaEdit::removesASchemaOfAnyKeyword()
{
    const QByteArray text = "openapi: 3.1.0\ns:\n  oneOf:\n    - {type: string} # first\n    - false\n  not: {}\n";
    Document document(text, Format::Yaml);
    const auto remove = [&document](const Pointer &place) {
        return openapi::removeSchema(document, rowOf(document, {"s"}, place));
    };
    QVERIFY(remove({"s", "oneOf", "0"}));
    QCOMPARE(document.snapshot().text(), "openapi: 3.1.0\ns:\n  oneOf:\n    - false\n  not: {}\n");
    QVERIFY(remove({"s", "oneOf", "0"}));
    QVERIFY(remove({"s", "not"}));
    QVERIFY(!document.snapshot().at({"s", "oneOf"}).exists());
    QCOMPARE(remove({"s"}).error().code, base::ErrorCode::Unsupported);
    QCOMPARE(undone(document), text);
}

void TestSchemaEdit::duplicates()
{
    Document document(soldShop(), Format::Yaml);
    const auto isbn = openapi::duplicateSchema(document,
                                               rowOf(document, SoldBook, SoldBook / Pointer{"properties", "isbn"}));
    QVERIFY(isbn);
    QCOMPARE(isbn->last(), QByteArray("isbn2"));
    const document::Node properties = document.snapshot().at(SoldBook.child("properties"));
    QCOMPARE(properties.keyAt(1), QByteArray("isbn2"));
    QCOMPARE(jsonAt(document, *isbn), jsonAt(document, SoldBook / Pointer{"properties", "isbn"}));
    QCOMPARE(jsonAt(document, SoldBook.child("required")), QByteArray(R"(["isbn","isbn2"])"));
    const auto items = openapi::duplicateSchema(
        document, rowOf(document, SoldBook, SoldBook / Pointer{"properties", "tags", "items"}));
    QCOMPARE(items.error().code, base::ErrorCode::Unsupported);
    QCOMPARE(undone(document), soldShop());

    const QByteArray text = "openapi: 3.0.3\ns:\n  allOf:\n    - {a: 1}\n    - {b: 1}\n";
    Document branches(text, Format::Yaml);
    const auto copy = openapi::duplicateSchema(branches, rowOf(branches, {"s"}, {"s", "allOf", "0"}));
    QVERIFY(copy);
    QCOMPARE(*copy, (Pointer{"s", "allOf", "1"}));
    QCOMPARE(jsonAt(branches, {"s"}), QByteArray(R"({"allOf":[{"a":1},{"a":1},{"b":1}]})"));
    QCOMPARE(undone(branches), text);
}

void TestSchemaEdit::movesWithComments()
{
    Document document(pet(), Format::Yaml);
    const Pointer schema{"components", "schemas", "Pet"};
    const Pointer kind = schema / Pointer{"properties", "kind"};
    QVERIFY(openapi::canMoveSchema(document.snapshot(), rowOf(document, schema, kind), 1));
    QVERIFY(!openapi::canMoveSchema(document.snapshot(), rowOf(document, schema, kind), 2));
    const auto moved = openapi::moveSchema(document, rowOf(document, schema, kind), -1);
    QVERIFY(moved);
    QCOMPARE(*moved, kind);
    QCOMPARE(document.snapshot().text(),
             pet().replace("        name: {type: string}\n        # of animal\n        kind: {type: string}\n",
                           "        # of animal\n        kind: {type: string}\n        name: {type: string}\n"));
    const Pointer branch = schema / Pointer{"anyOf", "0"};
    const auto next = openapi::moveSchema(document, rowOf(document, schema, branch), 1);
    QVERIFY(next);
    QCOMPARE(*next, (schema / Pointer{"anyOf", "1"}));
    QCOMPARE(openapi::moveSchema(document, rowOf(document, schema, schema), 1).error().code,
             base::ErrorCode::Unsupported);
    QCOMPARE(undone(document), pet());
}

void TestSchemaEdit::setsRequired_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("required");
    QTest::addColumn<QString>("list");
    QTest::newRow("one more") << QByteArray("price") << true << u"isbn price"_qs;
    QTest::newRow("already there") << QByteArray("isbn") << true << u"isbn"_qs;
    QTest::newRow("the last one") << QByteArray("isbn") << false << QString();
    QTest::newRow("not there") << QByteArray("tags") << false << u"isbn"_qs;
}

void TestSchemaEdit::setsRequired()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, required);
    QFETCH(QString, list);
    Document document(soldShop(), Format::Yaml);
    QVERIFY(openapi::setRequired(document, SoldBook, name, required));
    const document::Node names = document.snapshot().at(SoldBook.child("required"));
    QStringList found;
    for (qsizetype i = 0; i < names.childCount(); ++i)
        found.append(names.childAt(i).text());
    QCOMPARE(found.join(u' '), list);
    QCOMPARE(names.exists(), !list.isEmpty());
}

void TestSchemaEdit::setsTypes_data()
{
    QTest::addColumn<Pointer>("place");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("json");
    const Pointer properties = SoldBook.child("properties");
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

void TestSchemaEdit::setsTypes()
{
    QFETCH(Pointer, place);
    QFETCH(QString, type);
    QFETCH(QByteArray, json);
    Document document(soldShop(), Format::Yaml);
    QVERIFY(openapi::setSchemaType(document, place, type));
    QCOMPARE(document.snapshot().at(place).value()->toJson(), json);
}

void TestSchemaEdit::setsSeveralTypes_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArrayList>("types");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char *name, const char *schema, const QByteArrayList &types, const char *written) {
        QTest::newRow(name) << QByteArray(schema) << types << QByteArray(written);
    };
    row("one becomes two", "{type: string, minLength: 1}", {"string", "null"},
        "{type: [string, \"null\"], minLength: 1}");
    row("two become one", "{type: [string, 'null']}", {"string"}, "{type: string}");
    row("the rest of a list stays", "{type: [ 'string',   number ]}", {"string", "number", "null"},
        "{type: [ 'string',   number,   'null' ]}");
    row("one less of three", "{type: ['a' , string,   number]}", {"a", "number"}, "{type: ['a' ,   number]}");
    row("none", "{type: string, title: A}", {}, "{title: A}");
    row("none where there is none", "{title: A}", {}, "{title: A}");
    row("instead of true", "true", {"string"}, "{\"type\": \"string\"}");
}

void TestSchemaEdit::setsSeveralTypes()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArrayList, types);
    QFETCH(QByteArray, written);
    const QByteArray text = "openapi: 3.1.0\ns: " + schema + "\n";
    Document document(text, Format::Yaml);
    QVERIFY(openapi::setTypes(document, {"s"}, types));
    QCOMPARE(openapi::typesOf(document.snapshot().at({"s"})), types);
    const Document expected("openapi: 3.1.0\ns: " + written + "\n", Format::Yaml);
    QCOMPARE(jsonAt(document, {"s"}), jsonAt(expected, {"s"}));
    if (!schema.startsWith("true") && written.contains('\''))
        QCOMPARE(document.snapshot().text(), expected.snapshot().text());
    QCOMPARE(undone(document), text);
}

void TestSchemaEdit::keepsDescriptionsBesideAReference_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("not in 3.0") << QByteArray("3.0.3") << QByteArray(R"({"$ref":"#/t"})");
    for (const char *version : {"3.1.0", "3.2.0"})
        QTest::newRow(version) << QByteArray(version) << QByteArray(R"({"$ref":"#/t","description":"D","x-own":1})");
}

void TestSchemaEdit::keepsDescriptionsBesideAReference()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, json);
    const QByteArray text = "openapi: " + version +
                            "\ns:\n  type: string\n  description: D # keep\n  x-own: 1\n  minLength: 1\n";
    Document document(text, Format::Yaml);
    QVERIFY(openapi::setReference(document, {"s"}, u"#/t"_qs));
    QCOMPARE(jsonAt(document, {"s"}), json);
    QVERIFY(openapi::setReference(document, {"s"}, u"#/u"_qs));
    QCOMPARE(jsonAt(document, {"s"}), QByteArray(json).replace("#/t", "#/u"));
    QCOMPARE(undone(document), text);
}

GATEWRIGHT_TEST(TestSchemaEdit, QCoreApplication)
#include "testschemaedit.moc"
