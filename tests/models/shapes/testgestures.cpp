#include "editcheck.h"
#include "gesturetable.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Pointer;
using openapi::Place;
using shapes::Row;
using shapes::ShapeReader;
using support::EditCheck;
using support::ShapeDocuments;

/** Each gesture at each kind of place, in YAML and JSON: one undo step, no byte changed elsewhere. */
class TestGestures final : public QObject
{
    Q_OBJECT

private slots:
    void makeEachGestureAtEachPlace_data();
    void makeEachGestureAtEachPlace();
    void editAComponentWhereItIsWritten();
    void editACopyOnlyHere();
    void editACopyOfANestedComponent();
    void addToThePartWithProperties();
    void requireAMergedProperty();
    void makeOptionalInSeveralSchemas();
    void restoreAllSchemasIfOneIsReadOnly();
    void makeOptionalOnlyHere();
    void renameInOtherFiles();
    void renameInAllFilesOrNone_data();
    void renameInAllFilesOrNone();
    void moveIntoAnotherSchema();
    void refuseToMoveIntoItself();
    void removeABranchWithItsMapping();
    void addABranchWithItsMapping();
    void replaceATypeByBranches();
    void discriminateBranchesOfOtherFiles();
    void changeABranchWithItsMapping();
    void addADiscriminator();
    void findADiscriminatingProperty();
    void turnASchemaIntoABranch();
    void keepReferencesIntoABranch();
    void extractTheRoot();
    void undoWhatAFailedGestureChanged();
    void editACopyThatBecomesAPart();
    void refuseACopyThatIsHidden();
    void repeatAnEditOfKeywords();
};

namespace {

const QString Api = u"/api/openapi"_qs;
const QString Parts = u"/api/parts"_qs;

QByteArray api()
{
    return R"(openapi: 3.1.0
info: {title: Shop, version: '1'} # first
paths:
  /orders:
    parameters:
      - name: filter
        in: query
        schema: # of the query
          type: object
          description: Which
          properties:
            state: {type: string, enum: [open, done]}
            since: {type: string, format: date}
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [buyer, lines]
              properties:
                # who pays
                buyer: {$ref: '#/components/schemas/Person'}
                lines: # at least one
                  type: array
                  items: {$ref: '#/components/schemas/Line'}
                note: {type: string, description: Free text}
      responses:
        '200':
          description: OK
          headers:
            X-Page:
              schema: {type: integer, description: Of all}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Order'}
        '400':
          description: Wrong
          content:
            application/json:
              schema: {$ref: 'parts#/Problem'}
components:
  schemas:
    Order:
      allOf:
        - $ref: '#/components/schemas/Shared'
        - type: object
          required: [payment]
          properties:
            payment: {$ref: '#/components/schemas/Payment'}
            parent: {$ref: '#/components/schemas/Order'}
    Shared:
      type: object
      required: [id]
      properties:
        id: {type: string, format: uuid}
        # in minutes
        age: {type: integer, minimum: 0}
        problem: {$ref: 'parts#/Problem'}
    Person:
      properties: {name: {type: string}, friends: {type: array, items: {$ref: '#/components/schemas/Person'}}}
    Line:
      type: object
      properties:
        count: {type: integer}
      additionalProperties: {type: number}
    Payment:
      description: How
      oneOf:
        - $ref: '#/components/schemas/Card'
        - $ref: '#/components/schemas/Voucher'
    Card: {type: object, required: [kind], properties: {kind: {type: string}, number: {type: string}}}
    Voucher: {type: object, required: [code, kind], properties: {code: {type: string}, kind: {type: string}}}
)";
}

QByteArray parts()
{
    return R"(# shared with others
Problem:
  type: object
  required: [title]
  properties:
    title: {type: string, description: Short} # text
    details:
      type: array
      items: {$ref: '#/Detail'}
Detail:
  properties:
    place: {type: string}
)";
}

QByteArray asJson(const QByteArray &yaml)
{
    return document::Snapshot::parse(yaml, Format::Yaml).root().value()->toJson(2) + '\n';
}

ShapeDocuments shop(Format format)
{
    ShapeDocuments documents;
    documents.add(Api, format == Format::Yaml ? api() : asJson(api()), format);
    documents.add(Parts, format == Format::Yaml ? parts() : asJson(parts()), format);
    return documents;
}

/** The rows of a shape, without those of recursions, down to a depth. */
QList<Row> rowsOf(ShapeDocuments &documents, const Place &place)
{
    ShapeReader reader = documents.reader();
    QList<Row> rows{*reader.root(place)};
    for (qsizetype i = 0; i < rows.size() && rows.size() < 40; ++i)
        rows += reader.children(rows[i]);
    return rows;
}

/** The places whose bytes a gesture at a row can change in a document. */
QList<Pointer> touchedBy(const Row &row, const Row &other, const QString &address)
{
    QList<Place> places;
    for (const shapes::MergedSchema &by : row.requiredBy)
        places << by.place;
    places << row.owner() << row.place() << row.target << other.target;
    if (row.isShared())
        places << row.hops.first().holder;
    QList<Pointer> pointers;
    for (const Place &place : std::as_const(places)) {
        if (place.address == address)
            pointers.append(place.pointer);
    }
    return pointers;
}

Row rowAt(ShapeDocuments &documents, const Place &root, const QList<Place> &way = {})
{
    return documents.reader().follow(root, way).value_or(Row());
}

Pointer schema(const QByteArray &name)
{
    return {"components", "schemas", name};
}

QByteArray jsonAt(ShapeDocuments &documents, const QString &address, const Pointer &place)
{
    const document::Node node = documents.find(address)->snapshot().at(place);
    return node.exists() ? node.value()->toJson() : QByteArray("nothing");
}

shapes::Editing editing(ShapeDocuments &documents)
{
    return {documents, u"Edit"_qs};
}

/** A schema that merges two components of its file and one of another. All require the same property. */
ShapeDocuments petShop()
{
    ShapeDocuments documents;
    documents.add(Api, R"(openapi: 3.1.0
components:
  schemas:
    Keeper: # merged
      allOf:
        - $ref: '#/components/schemas/Pet'
        - $ref: '#/components/schemas/Owner'
        - $ref: 'parts#/Named'
    Pet:
      required: [name]
      properties: {name: {type: string}}
    Owner: {required: [name]}
    Box: {properties: {pet: {$ref: '#/components/schemas/Pet'}, keeper: {$ref: '#/components/schemas/Keeper'}}}
)",
                  Format::Yaml);
    documents.add(Parts, "Named: {required: [id, name]}\n", Format::Yaml);
    return documents;
}

Row petName(ShapeDocuments &documents)
{
    return rowAt(documents, {Api, schema("Keeper")}, {{Api, schema("Pet") / Pointer{"properties", "name"}}});
}

} // namespace

void TestGestures::makeEachGestureAtEachPlace_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QString>("address");
    QTest::addColumn<Pointer>("place");
    const Pointer post{"paths", "/orders", "post"};
    struct Kind {
        const char *name;
        QString address;
        Pointer place;
    };
    const Kind kinds[] = {
        {"request body", Api, post / Pointer{"requestBody", "content", "application/json", "schema"}},
        {"response body", Api, post / Pointer{"responses", "200", "content", "application/json", "schema"}},
        {"body in another file", Api, post / Pointer{"responses", "400", "content", "application/json", "schema"}},
        {"response header", Api, post / Pointer{"responses", "200", "headers", "X-Page", "schema"}},
        {"parameter", Api, {"paths", "/orders", "parameters", "0", "schema"}},
        {"property", Api, schema("Shared") / Pointer{"properties", "age"}},
        {"component", Api, schema("Order")},
        {"component with branches", Api, schema("Payment")},
        {"place in a part", Parts, {"Problem"}},
    };
    for (const Kind &kind : kinds) {
        for (const Format format : {Format::Yaml, Format::Json}) {
            const QByteArray name = QByteArray(kind.name) + (format == Format::Yaml ? ", YAML" : ", JSON");
            QTest::newRow(name.constData()) << format << kind.address << kind.place;
        }
    }
}

void TestGestures::makeEachGestureAtEachPlace()
{
    QFETCH(Format, format);
    QFETCH(QString, address);
    QFETCH(Pointer, place);
    ShapeDocuments documents = shop(format);
    const QList<Row> rows = rowsOf(documents, {address, place});
    const Row other = rowAt(documents, {Api, schema("Line")});
    int made = 0;
    for (const Row &row : rows) {
        for (const support::NamedGesture &gesture : support::allGestures(other)) {
            const QString what = QLatin1String(gesture.name) + u" at "_qs + row.address +
                                 row.written.pointer.toString();
            const EditCheck check(documents);
            const auto outcome = gesture.make(editing(documents), row);
            const QStringList changed = check.changed();
            if (!outcome) {
                QVERIFY2(changed.isEmpty(), qPrintable(what + u" failed and changed the text"_qs));
                continue;
            }
            QVERIFY2(documents.find(outcome->address)->snapshot().at(outcome->pointer).exists(), qPrintable(what));
            QVERIFY2(changed.size() <= 1, qPrintable(what + u" changed "_qs + changed.join(u", ")));
            for (const QString &each : changed) {
                const QString strayed = check.strayed(each, touchedBy(row, other, each));
                QVERIFY2(strayed.isEmpty(), qPrintable(what + u": "_qs + strayed));
                QVERIFY2(documents.find(each)->snapshot().isValid(), qPrintable(what));
            }
            (void)rowsOf(documents, {address, place});
            made += changed.isEmpty() ? 0 : 1;
            const QString undone = check.undoOne();
            QVERIFY2(undone.isEmpty(), qPrintable(what + u": "_qs + undone));
        }
    }
    qInfo("%lld rows, %d gestures changed a text", qlonglong(rows.size()), made);
    QVERIFY(made >= 8);
}

void TestGestures::editAComponentWhereItIsWritten()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Pointer body{"paths", "/orders", "post", "requestBody", "content", "application/json", "schema"};
    const Row buyer = rowAt(documents, {Api, body}, {{Api, body / Pointer{"properties", "buyer"}}});
    const auto added = shapes::addProperty(editing(documents), buyer);
    QVERIFY(added);
    QCOMPARE(added->pointer, schema("Person") / Pointer({"properties", "newProperty"}));
    const Row problem = rowAt(documents, {Api, schema("Shared")},
                              {{Api, schema("Shared") / Pointer{"properties", "problem"}}});
    const auto inPart = shapes::addProperty(editing(documents), problem);
    QVERIFY(inPart);
    QCOMPARE(inPart->address, Parts);
    QVERIFY(documents.find(Parts)->canUndo());
}

void TestGestures::editACopyOnlyHere()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Pointer body{"paths", "/orders", "post", "responses", "400", "content", "application/json", "schema"};
    const Row title = rowAt(documents, {Api, body}, {{Parts, {"Problem", "properties", "title"}}});
    QVERIFY(title.isShared());
    const EditCheck check(documents);
    const auto outcome = shapes::onlyHere(editing(documents), title, [](const auto &inside, const Row &row) {
        return shapes::rename(inside, row, "heading");
    });
    QVERIFY(outcome);
    QCOMPARE(*outcome, (Place{Api, body / Pointer{"properties", "heading"}}));
    QCOMPARE(check.changed(), QStringList{Api});
    QCOMPARE(
        jsonAt(documents, Api, body),
        R"({"type":"object","required":["heading"],"properties":{"heading":{"type":"string","description":"Short"},)"
        R"("details":{"type":"array","items":{"$ref":"parts#/Detail"}}}})");
    QCOMPARE(check.undoOne(), QString());
}

/** The references on the way are copied from the outside in. */
void TestGestures::editACopyOfANestedComponent()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Pointer body{"paths", "/orders", "post", "responses", "200", "content", "application/json", "schema"};
    const Row title = rowAt(
        documents, {Api, body},
        {{Api, schema("Shared") / Pointer{"properties", "problem"}}, {Parts, {"Problem", "properties", "title"}}});
    QCOMPARE(title.hops.size(), 3);
    const EditCheck check(documents);
    const auto outcome = shapes::onlyHere(editing(documents), title, [](const auto &inside, const Row &row) {
        return shapes::setType(inside, row, u"integer"_qs);
    });
    QVERIFY(outcome);
    QCOMPARE(outcome->pointer, body / Pointer({"allOf", "0", "properties", "problem", "properties", "title"}));
    QCOMPARE(jsonAt(documents, Api, outcome->pointer), R"({"type":"integer","description":"Short"})");
    QCOMPARE(check.changed(), QStringList{Api});
    QCOMPARE(check.undoOne(), QString());
}

void TestGestures::addToThePartWithProperties()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const auto added = shapes::addProperty(editing(documents), rowAt(documents, {Api, schema("Order")}));
    QVERIFY(added);
    QCOMPARE(added->pointer, schema("Order") / Pointer({"allOf", "1", "properties", "newProperty"}));
}

void TestGestures::requireAMergedProperty()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Place order{Api, schema("Order")};
    const Row id = rowAt(documents, order, {{Api, schema("Shared") / Pointer{"properties", "id"}}});
    QVERIFY(id.isRequired);
    QCOMPARE(id.origin, "Shared");
    QVERIFY(shapes::setRequired(editing(documents), id, false));
    QCOMPARE(jsonAt(documents, Api, schema("Shared") / QByteArray("required")), "nothing");
    const Row payment = rowAt(documents, order,
                              {{Api, schema("Order") / Pointer{"allOf", "1", "properties", "payment"}}});
    QCOMPARE(payment.origin, "");
    QVERIFY(payment.isRequired);
}

/** One undo step in each document, although `required` of several schemas changes. */
void TestGestures::makeOptionalInSeveralSchemas()
{
    ShapeDocuments documents = petShop();
    const Row name = petName(documents);
    QCOMPARE(name.requiredBy.size(), 3);
    const EditCheck check(documents);
    QVERIFY(shapes::setRequired(editing(documents), name, false));
    QCOMPARE(check.changed(), QStringList({Api, Parts}));
    for (const QByteArray &each : {QByteArray("Pet"), QByteArray("Owner")})
        QCOMPARE(jsonAt(documents, Api, schema(each) / QByteArray("required")), "nothing");
    QCOMPARE(jsonAt(documents, Parts, {"Named", "required"}), R"(["id"])");
    QCOMPARE(check.undoOne(), QString());
    QVERIFY(!documents.find(Api)->canUndo());
    QVERIFY(!documents.find(Parts)->canUndo());
}

void TestGestures::restoreAllSchemasIfOneIsReadOnly()
{
    ShapeDocuments documents = petShop();
    documents.find(Parts)->setReadOnly(document::ReadOnlyReason::NotWritable);
    const EditCheck check(documents);
    QCOMPARE(shapes::setRequired(editing(documents), petName(documents), false).error().code,
             base::ErrorCode::ReadOnly);
    QCOMPARE(check.changed(), QStringList());
    QVERIFY(!documents.find(Api)->canUndo());
}

/** Each component that requires the property is copied, also if the property itself is not in one. */
void TestGestures::makeOptionalOnlyHere()
{
    const auto makeOptional = [](const auto &inside, const Row &row) {
        return shapes::setRequired(inside, row, false);
    };
    ShapeDocuments documents = petShop();
    const Pointer keeper = schema("Box") / Pointer{"properties", "keeper"};
    const Row name = rowAt(documents, {Api, schema("Box")},
                           {{Api, keeper}, {Api, schema("Pet") / Pointer{"properties", "name"}}});
    QCOMPARE(name.requiredBy.size(), 3);
    QCOMPARE(name.requiredBy.last().hops.size(), 2);
    const EditCheck check(documents);
    const auto outcome = shapes::onlyHere(editing(documents), name, makeOptional, name.requiredBy);
    QVERIFY(outcome);
    QCOMPARE(*outcome, (Place{Api, keeper / Pointer{"allOf", "0", "properties", "name"}}));
    QCOMPARE(jsonAt(documents, Api, keeper / QByteArray("allOf")),
             R"([{"properties":{"name":{"type":"string"}}},{},{"required":["id"]}])");
    for (const QByteArray &each : {QByteArray("Pet"), QByteArray("Owner")})
        QCOMPARE(jsonAt(documents, Api, schema(each) / QByteArray("required")), R"(["name"])");
    QCOMPARE(check.changed(), QStringList{Api});
    QCOMPARE(check.undoOne(), QString());
    QVERIFY(!documents.find(Api)->canUndo());
    // Without copies of the others, these stay as they are.
    QVERIFY(shapes::onlyHere(editing(documents), name, makeOptional));
    QCOMPARE(jsonAt(documents, Api, schema("Owner") / QByteArray("required")), R"(["name"])");
    QCOMPARE(check.changed(), QStringList{Api});
    QCOMPARE(check.undoOne(), QString());
}

void TestGestures::renameInOtherFiles()
{
    ShapeDocuments documents;
    documents.add(Api, "openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: 'parts#/P/properties/x'}}}\n", Format::Yaml);
    documents.add(Parts, "P:\n  required: [x]\n  properties: {x: {type: string}}\n", Format::Yaml);
    const Row x = rowAt(documents, {Parts, {"P"}}, {{Parts, {"P", "properties", "x"}}});
    QVERIFY(shapes::rename(editing(documents), x, "other"));
    QCOMPARE(documents.text(Parts), "P:\n  required: [other]\n  properties: {other: {type: string}}\n");
    QVERIFY(documents.text(Api).contains("parts#/P/properties/other"));
}

void TestGestures::renameInAllFilesOrNone_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isChanged");
    QTest::addColumn<base::ErrorCode>("code");
    QTest::newRow("the last file is read-only") << u"/api/last"_qs << false << base::ErrorCode::ReadOnly;
    QTest::newRow("the first file is read-only") << Api << false << base::ErrorCode::ReadOnly;
    QTest::newRow("the last file is another one") << u"/api/last"_qs << true << base::ErrorCode::ChangedOnDisk;
}

/** A file that can't be edited is named. */
void TestGestures::renameInAllFilesOrNone()
{
    QFETCH(QString, address);
    QFETCH(bool, isChanged);
    struct Documents final : shapes::EditedDocuments {
        document::Document *find(const QString &each) override { return inner.find(each); }
        openapi::DocumentSet set() override { return read; }
        ShapeDocuments inner;
        openapi::DocumentSet read;
    } documents;
    documents.inner.add(Parts, "P: {properties: {x: {type: string}}}\n", Format::Yaml);
    documents.inner.add(Api, "openapi: 3.1.0\ncomponents: {schemas: {A: {$ref: 'parts#/P/properties/x'}}}\n",
                        Format::Yaml);
    documents.inner.add(u"/api/last"_qs, "A: {$ref: 'parts#/P/properties/x'}\n", Format::Yaml);
    documents.read = documents.inner.set();
    const Row x = rowAt(documents.inner, {Parts, {"P"}}, {{Parts, {"P", "properties", "x"}}});
    if (isChanged)
        QVERIFY(documents.find(address)->spliceText({0, 0, "# changed\n"}));
    else
        documents.find(address)->setReadOnly(document::ReadOnlyReason::NotWritable);
    const EditCheck check(documents.inner);
    const auto outcome = shapes::rename({documents, u"Rename"_qs}, x, "y");
    QTEST(outcome.error().code, "code");
    QTEST(outcome.error().detail, "address");
    QCOMPARE(check.changed(), QStringList());
}

void TestGestures::moveIntoAnotherSchema()
{
    ShapeDocuments documents;
    documents.add(Api, R"(openapi: 3.1.0
components:
  schemas:
    A:
      required: [moved, stays]
      properties:
        # with its comment
        moved:
          type: string # text
        stays: {type: string}
    B:
      properties:
        moved: {type: integer}
    C: {$ref: '#/components/schemas/A/properties/moved'}
)",
                  Format::Yaml);
    const Row moved = rowAt(documents, {Api, schema("A")}, {{Api, schema("A") / Pointer{"properties", "moved"}}});
    const Row other = rowAt(documents, {Api, schema("B")});
    const EditCheck check(documents);
    const auto outcome = shapes::moveInto(editing(documents), moved, other);
    QVERIFY(outcome);
    QCOMPARE(outcome->pointer, schema("B") / Pointer({"properties", "moved2"}));
    QCOMPARE(documents.text(Api), R"(openapi: 3.1.0
components:
  schemas:
    A:
      required: [stays]
      properties:
        stays: {type: string}
    B:
      properties:
        moved: {type: integer}
        # with its comment
        moved2:
          type: string # text
      required:
        - moved2
    C: {$ref: '#/components/schemas/B/properties/moved2'}
)");
    QCOMPARE(check.undoOne(), QString());
}

void TestGestures::refuseToMoveIntoItself()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Pointer place = schema("Shared") / Pointer{"properties", "age"};
    const Row age = rowAt(documents, {Api, schema("Shared")}, {{Api, place}});
    QVERIFY(!shapes::moveInto(editing(documents), age, age));
    QVERIFY(!shapes::moveInto(editing(documents), age, rowAt(documents, {Api, schema("Shared")})));
    QVERIFY(!shapes::moveInto(editing(documents), age, rowAt(documents, {Parts, {"Detail"}})));
}

void TestGestures::removeABranchWithItsMapping()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Place payment{Api, schema("Payment")};
    QVERIFY(shapes::addDiscriminator(editing(documents), rowAt(documents, payment), "kind"));
    const Row card = rowAt(documents, payment, {{Api, schema("Payment") / Pointer{"oneOf", "0"}}});
    QCOMPARE(card.values, QStringList{u"Card"_qs});
    QVERIFY(shapes::remove(editing(documents), card));
    QCOMPARE(jsonAt(documents, Api, schema("Payment")),
             R"({"description":"How","oneOf":[{"$ref":"#/components/schemas/Voucher"}],)"
             R"("discriminator":{"propertyName":"kind","mapping":{"Voucher":"#/components/schemas/Voucher"}}})");
}

void TestGestures::addABranchWithItsMapping()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Place payment{Api, schema("Payment")};
    QVERIFY(shapes::addDiscriminator(editing(documents), rowAt(documents, payment), "kind"));
    const EditCheck check(documents);
    const auto added = shapes::addBranches(
        editing(documents), rowAt(documents, payment),
        {"oneOf", {u"#/components/schemas/Card"_qs, u"#/components/schemas/Line"_qs}, true});
    QVERIFY(added);
    QCOMPARE(added->pointer, schema("Payment"));
    QCOMPARE(jsonAt(documents, Api, schema("Payment") / QByteArray("oneOf")),
             R"([{"$ref":"#/components/schemas/Card"},{"$ref":"#/components/schemas/Voucher"},)"
             R"({"$ref":"#/components/schemas/Line"}])");
    QCOMPARE(jsonAt(documents, Api, schema("Payment") / Pointer{"discriminator", "mapping", "Line"}),
             R"("#/components/schemas/Line")");
    QCOMPARE(check.undoOne(), QString());
}

/** The type goes, and what describes the schema or holds for all branches stays. */
void TestGestures::replaceATypeByBranches()
{
    ShapeDocuments documents;
    documents.add(Api, R"(openapi: 3.0.3
components:
  schemas:
    A:
      properties:
        way: # how
          type: string
          nullable: true
          description: Kept # too
          enum: [card]
          x-order: 3
        old: {$ref: '#/components/schemas/Card'}
    Card: {properties: {kind: {type: string, enum: [card]}}}
    Voucher: {properties: {kind: {type: string, enum: [voucher]}}}
    Point: {properties: {kind: {type: string}}}
)",
                  Format::Yaml);
    const Pointer properties = schema("A") / QByteArray("properties");
    const shapes::Branches both{"oneOf", {u"#/components/schemas/Card"_qs, u"#/components/schemas/Voucher"_qs}, true};
    const auto rowOf = [&](const QByteArray &name) {
        return rowAt(documents, {Api, schema("A")}, {{Api, properties / name}});
    };
    const EditCheck check(documents);
    QVERIFY(shapes::addBranches(editing(documents), rowOf("way"), both));
    QVERIFY(documents.text(Api).contains("        way: # how\n"));
    QVERIFY(documents.text(Api).contains("          description: Kept # too\n"));
    const QByteArray rest = R"("oneOf":[{"$ref":"#/components/schemas/Card"},{"$ref":"#/components/schemas/Voucher"}],)"
                            R"("discriminator":{"propertyName":"kind","mapping":{"card":"#/components/schemas/Card",)"
                            R"("voucher":"#/components/schemas/Voucher"}})";
    const QByteArray way = jsonAt(documents, Api, properties / QByteArray("way"));
    QVERIFY2(way.contains(rest), way.constData());
    QVERIFY2(way.contains(R"("description":"Kept")") && way.contains(R"("x-order":3)"), way.constData());
    QVERIFY2(!way.contains(R"("type")") && !way.contains("nullable") && !way.contains("enum"), way.constData());
    QCOMPARE(check.undoOne(), QString());
    // The reference is replaced, and its target stays.
    QVERIFY(shapes::addBranches(editing(documents), rowOf("old"), both));
    QCOMPARE(jsonAt(documents, Api, properties / QByteArray("old")), '{' + rest + '}');
    QCOMPARE(jsonAt(documents, Api, schema("Card") / QByteArray("oneOf")), "nothing");
    // A branch without a constant is selected by its name.
    QVERIFY(shapes::addBranches(editing(documents), rowOf("old"), {"oneOf", {u"#/components/schemas/Point"_qs}, true}));
    QCOMPARE(jsonAt(documents, Api, properties / Pointer{"old", "discriminator", "mapping", "Point"}),
             R"("#/components/schemas/Point")");
}

/** The properties of branches in other files count. */
void TestGestures::discriminateBranchesOfOtherFiles()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Row line = rowAt(documents, {Api, schema("Person")});
    QVERIFY(shapes::addBranches(editing(documents), line, {"anyOf", {u"parts#/Problem"_qs}, true}));
    QCOMPARE(jsonAt(documents, Api, schema("Person") / Pointer{"discriminator", "propertyName"}), R"("title")");
    QVERIFY(documents.find(Api)->snapshot().at(schema("Person") / Pointer{"properties", "name"}).exists());
}

void TestGestures::changeABranchWithItsMapping()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Place payment{Api, schema("Payment")};
    QVERIFY(shapes::addDiscriminator(editing(documents), rowAt(documents, payment), "kind"));
    const Row card = rowAt(documents, payment, {{Api, schema("Payment") / Pointer{"oneOf", "0"}}});
    QVERIFY(shapes::setType(editing(documents), card, u"#/components/schemas/Line"_qs));
    QCOMPARE(jsonAt(documents, Api, schema("Payment") / Pointer{"discriminator", "mapping"}),
             R"({"Card":"#/components/schemas/Line","Voucher":"#/components/schemas/Voucher"})");
    // A new branch becomes a reference.
    QVERIFY(shapes::addSchema(editing(documents), rowAt(documents, payment), "oneOf"));
    const Row added = rowAt(documents, payment, {{Api, schema("Payment") / Pointer{"oneOf", "2"}}});
    QVERIFY(shapes::setType(editing(documents), added, u"#/components/schemas/Person"_qs));
    QCOMPARE(jsonAt(documents, Api, schema("Payment") / Pointer{"discriminator", "mapping", "Person"}),
             R"("#/components/schemas/Person")");
}

void TestGestures::addADiscriminator()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Row payment = rowAt(documents, {Api, schema("Payment")});
    QVERIFY(shapes::addDiscriminator(editing(documents), payment, "kind"));
    QCOMPARE(shapes::addDiscriminator(editing(documents), payment, "kind").error().code,
             base::ErrorCode::AlreadyExists);
    QVERIFY(!shapes::addDiscriminator(editing(documents), rowAt(documents, {Api, schema("Card")}), "kind"));
}

void TestGestures::findADiscriminatingProperty()
{
    ShapeDocuments documents = shop(Format::Yaml);
    QCOMPARE(shapes::discriminatingProperty(editing(documents), rowAt(documents, {Api, schema("Payment")})), "kind");
    QCOMPARE(shapes::discriminatingProperty(editing(documents), rowAt(documents, {Api, schema("Line")})), "type");
}

void TestGestures::turnASchemaIntoABranch()
{
    ShapeDocuments documents;
    documents.add(Api, R"(openapi: 3.1.0
components:
  schemas:
    A:
      description: Kept
      type: object # comment
      properties:
        # inner
        a: {type: string}
)",
                  Format::Yaml);
    QVERIFY(shapes::turnIntoOneOf(editing(documents), rowAt(documents, {Api, schema("A")})));
    QCOMPARE(jsonAt(documents, Api, schema("A")),
             R"({"description":"Kept","oneOf":[{"type":"object","properties":{"a":{"type":"string"}}}]})");
    QCOMPARE(documents.text(Api), R"(openapi: 3.1.0
components:
  schemas:
    A:
      description: Kept
      oneOf:
        - type: object # comment
          properties:
            # inner
            a: {type: string}
)");
}

/** References to the schema itself stay. */
void TestGestures::keepReferencesIntoABranch()
{
    const QByteArray api = R"(openapi: 3.1.0
components:
  schemas:
    Whole:
      type: object
      properties:
        id: {type: string}
        next: {$ref: '#/components/schemas/Whole/properties/id'}
        all: {$ref: '#/components/schemas/Whole'}
      $defs:
        Inner: {type: integer}
    Other: {$ref: "#/components/schemas/Whole/$defs/Inner"} # outside
)";
    ShapeDocuments documents;
    documents.add(Api, api, Format::Yaml);
    documents.add(Parts, "A: {$ref: 'openapi#/components/schemas/Whole/properties/id'}\n", Format::Yaml);
    const EditCheck check(documents);
    QVERIFY(shapes::turnIntoOneOf(editing(documents), rowAt(documents, {Api, schema("Whole")})));
    QCOMPARE(documents.text(Api), R"(openapi: 3.1.0
components:
  schemas:
    Whole:
      oneOf:
        - type: object
          properties:
            id: {type: string}
            next: {$ref: '#/components/schemas/Whole/oneOf/0/properties/id'}
            all: {$ref: '#/components/schemas/Whole'}
          $defs:
            Inner: {type: integer}
    Other: {$ref: "#/components/schemas/Whole/oneOf/0/$defs/Inner"} # outside
)");
    QCOMPARE(documents.text(Parts), "A: {$ref: 'openapi#/components/schemas/Whole/oneOf/0/properties/id'}\n");
    QCOMPARE(check.undoOne(), QString());
}

void TestGestures::extractTheRoot()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Pointer body{"paths", "/orders", "post", "requestBody", "content", "application/json", "schema"};
    const auto component = shapes::extract(editing(documents), rowAt(documents, {Api, body}));
    QVERIFY(component);
    QCOMPARE(component->pointer, schema("OrderRequest"));
    QCOMPARE(jsonAt(documents, Api, body), R"({"$ref":"#/components/schemas/OrderRequest"})");
}

/** A rename to a name that is taken fails after references were prepared. */
void TestGestures::undoWhatAFailedGestureChanged()
{
    ShapeDocuments documents = shop(Format::Yaml);
    const Row id = rowAt(documents, {Api, schema("Shared")}, {{Api, schema("Shared") / Pointer{"properties", "id"}}});
    const EditCheck check(documents);
    QCOMPARE(shapes::rename(editing(documents), id, "age").error().code, base::ErrorCode::AlreadyExists);
    const Row name = rowAt(documents, {Api, schema("Order")}, {{Api, schema("Shared") / Pointer{"properties", "id"}}});
    const auto outcome = shapes::onlyHere(editing(documents), name, [](const auto &inside, const Row &row) {
        return shapes::rename(inside, row, "age");
    });
    QCOMPARE(outcome.error().code, base::ErrorCode::AlreadyExists);
    QCOMPARE(check.changed(), QStringList());
}

/** Beside keywords that the target has too, the copy is a part of an `allOf`, where its rows are at other places. */
void TestGestures::editACopyThatBecomesAPart()
{
    ShapeDocuments documents;
    documents.add(Api, R"(openapi: 3.1.0
components:
  schemas:
    A: {type: object, required: [a], properties: {a: {type: string}}}
    D: {$ref: '#/components/schemas/A', required: [a, extra], properties: {a: {maxLength: 9}, extra: {type: string}}}
)",
                  Format::Yaml);
    const Place d{Api, schema("D")};
    const Row row = rowAt(documents, d, {{Api, schema("A") / Pointer{"properties", "a"}}});
    QVERIFY(row.isShared());
    const EditCheck check(documents);
    const auto outcome = shapes::onlyHere(
        editing(documents), row, [](const auto &inside, const Row &copy) { return shapes::rename(inside, copy, "b"); });
    QVERIFY(outcome);
    QCOMPARE(*outcome, (Place{Api, schema("D") / Pointer{"allOf", "0", "properties", "b"}}));
    QCOMPARE(jsonAt(documents, Api, schema("D")),
             R"({"allOf":[{"type":"object","required":["b"],"properties":{"b":{"type":"string"}}},)"
             R"({"required":["a","extra"],"properties":{"a":{"maxLength":9},"extra":{"type":"string"}}}]})");
    QCOMPARE(jsonAt(documents, Api, schema("A") / QByteArray("required")), R"(["a"])");
    QCOMPARE(check.undoOne(), QString());
    // The keywords beside the reference require the property, too, and have moved.
    QVERIFY(shapes::onlyHere(editing(documents), row, [](const auto &inside, const Row &copy) {
        return shapes::setRequired(inside, copy, false);
    }));
    QCOMPARE(jsonAt(documents, Api, schema("D") / Pointer{"allOf", "1", "required"}), R"(["extra"])");
    QCOMPARE(jsonAt(documents, Api, schema("D") / Pointer{"allOf", "0", "required"}), "nothing");
    QCOMPARE(check.undoOne(), QString());
    QVERIFY(!documents.find(Api)->canUndo());
}

/** Until 3.0, what is beside a reference has no meaning, and would hide the target in a copy. */
void TestGestures::refuseACopyThatIsHidden()
{
    ShapeDocuments documents;
    documents.add(Api, R"(openapi: 3.0.3
components:
  schemas:
    A: {type: object, properties: {a: {type: string}}}
    D: {$ref: '#/components/schemas/A', description: Kept, properties: {a: {type: integer}}}
    E: {$ref: '#/components/schemas/A', description: Kept}
)",
                  Format::Yaml);
    const EditCheck check(documents);
    const auto describe = [&](const QByteArray &name) {
        const Row a = rowAt(documents, {Api, schema(name)}, {{Api, schema("A") / Pointer{"properties", "a"}}});
        return shapes::onlyHere(editing(documents), a, [](const auto &inside, const Row &copy) {
            return shapes::setKeyword(inside, copy, "title", document::Value::string(u"Only E"_qs));
        });
    };
    QCOMPARE(describe("D").error().code, base::ErrorCode::Unsupported);
    QCOMPARE(check.changed(), QStringList());
    QVERIFY(describe("E"));
    QCOMPARE(jsonAt(documents, Api, schema("E") / Pointer{"properties", "a", "title"}), R"("Only E")");
}

/** An edit that was made elsewhere is made again at another schema. */
void TestGestures::repeatAnEditOfKeywords()
{
    const auto before = document::Snapshot::parse("{type: string, title: Old, maxLength: 3}", Format::Yaml);
    const auto after = document::Snapshot::parse("{type: string, title: New, minLength: 1}", Format::Yaml);
    QVERIFY(!shapes::keywordChanges(before.root(), before.root()));
    QVERIFY(!shapes::keywordChanges(before.root(), document::Snapshot::parse("true", Format::Yaml).root()));
    ShapeDocuments documents;
    documents.add(Api, "openapi: 3.1.0\ncomponents: {schemas: {A: {type: string, title: Old, maxLength: 3}}}\n",
                  Format::Yaml);
    const shapes::Gesture gesture = shapes::keywordChanges(before.root(), after.root());
    const EditCheck check(documents);
    QVERIFY(gesture(editing(documents), rowAt(documents, {Api, schema("A")})));
    QCOMPARE(jsonAt(documents, Api, schema("A") / QByteArray("title")), R"("New")");
    QCOMPARE(jsonAt(documents, Api, schema("A") / QByteArray("minLength")), "1");
    QCOMPARE(jsonAt(documents, Api, schema("A") / QByteArray("maxLength")), "nothing");
    QCOMPARE(check.undoOne(), QString());
    QVERIFY(!documents.find(Api)->canUndo());
}

GATEWRIGHT_TEST(TestGestures, QCoreApplication)

#include "testgestures.moc"
