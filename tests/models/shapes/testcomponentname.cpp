#include "componentname.h"
#include "singular.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Pointer;
using document::Snapshot;

/** The names of schemas that become components, and the singulars in them. */
class TestComponentName final : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatTheSchemaIsOf_data();
    void namesWhatTheSchemaIsOf();
    void avoidsNamesThatAreUsed();
    void findsTheSingular_data();
    void findsTheSingular();
};

namespace {

QByteArray described(const QByteArray &schemas)
{
    return R"(openapi: 3.1.0
paths:
  /pets:
    parameters:
      - {name: sort_by, in: query, schema: {type: string}}
    get:
      responses:
        '200':
          headers: {X-Page: {schema: {type: integer}}}
          content: {application/json: {schema: {type: array, items: {type: object}}}}
        '404': {content: {application/json: {schema: {type: object}}}}
        '499': {content: {application/json: {schema: {type: object}}}}
    post:
      requestBody: {content: {application/json: {schema: {type: object, oneOf: [{}, {title: pet with owner}]}}}}
      responses:
        default: {content: {application/json: {schema: {type: object}}}}
      callbacks:
        adopted:
          '{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {}}}}}}
  /pets/{petId}/photo-albums/{id}:
    put:
      requestBody: {content: {application/json: {schema: {type: object}}}}
webhooks:
  newPet: {post: {requestBody: {content: {application/json: {schema: {}}}}}}
components:
  parameters: {limit: {name: max, in: query, schema: {type: integer}}}
  requestBodies: {NewOrder: {content: {application/json: {schema: {type: object}}}}}
  schemas:
    Person:
      properties:
        address: {type: object}
        contacts: {type: array, items: {type: object, items: {}}}
        billing-addresses: {type: array, prefixItems: [{}], items: {type: object}}
        data: {type: array, items: {}}
        meta: {additionalProperties: {}, patternProperties: {^x-: {}}}
        pets: {additionalProperties: {}}
        items: {title: Things, type: array, items: {}}
        "müé": {}
        '***': {}
      allOf: [{type: object}]
      not: {}
)" + schemas;
}

} // namespace

void TestComponentName::namesWhatTheSchemaIsOf_data()
{
    QTest::addColumn<Pointer>("place");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *title, const Pointer &place, const QByteArray &name) {
        QTest::newRow(title) << place << name;
    };
    const Pointer body{"content", "application/json", "schema"};
    const Pointer pets{"paths", "/pets"};
    const Pointer post = pets / Pointer{"post", "requestBody"} / body;
    const Pointer get = pets / Pointer{"get", "responses"};
    const Pointer person{"components", "schemas", "Person"};
    const Pointer properties = person / QByteArray("properties");
    row("a property", properties / Pointer{"address"}, "Address");
    row("an array", properties / Pointer{"contacts"}, "Contacts");
    row("items", properties / Pointer{"contacts", "items"}, "Contact");
    row("items of items", properties / Pointer{"contacts", "items", "items"}, "ContactItem");
    row("items of two words", properties / Pointer{"billing-addresses", "items"}, "BillingAddress");
    row("the first item", properties / Pointer{"billing-addresses", "prefixItems", "0"}, "BillingAddress");
    row("items without a singular", properties / Pointer{"data", "items"}, "DataItem");
    row("values", properties / Pointer{"meta", "additionalProperties"}, "MetaValue");
    row("values of a pattern", properties / Pointer{"meta", "patternProperties", "^x-"}, "MetaValue");
    row("values with a singular", properties / Pointer{"pets", "additionalProperties"}, "Pet");
    row("a property called items", properties / Pointer{"items"}, "Items");
    row("accents", properties / Pointer{"müé"}, "Mue");
    row("no letters", properties / Pointer{"***"}, "NewSchema");
    row("a part", person / Pointer{"allOf", "0"}, "PersonPart");
    row("another keyword", person / Pointer{"not"}, "PersonNot");
    row("a request body", post, "Pet");
    row("a branch", post / Pointer{"oneOf", "0"}, "PetOption");
    row("a branch with a title", post / Pointer{"oneOf", "1"}, "PetWithOwner");
    row("a body of a longer path", Pointer{"paths", "/pets/{petId}/photo-albums/{id}", "put", "requestBody"} / body,
        "PhotoAlbum");
    row("a list as a response", get / Pointer{"200"} / body, "Pets");
    row("an entry of a response", get / Pointer{"200"} / body / Pointer{"items"}, "Pet");
    row("an error", get / Pointer{"404"} / body, "NotFound");
    row("an error of one's own", get / Pointer{"499"} / body, "Error");
    row("the default response", pets / Pointer{"post", "responses", "default"} / body, "Pet");
    row("a header", get / Pointer{"200", "headers", "X-Page", "schema"}, "XPage");
    row("a parameter", pets / Pointer{"parameters", "0", "schema"}, "SortBy");
    row("a callback",
        pets / Pointer{"post", "callbacks", "adopted", "{$request.body#/url}", "post", "requestBody"} / body,
        "Adopted");
    row("a webhook", Pointer{"webhooks", "newPet", "post", "requestBody"} / body, "NewPet");
    row("a parameter component", {"components", "parameters", "limit", "schema"}, "Limit");
    row("a body component", Pointer{"components", "requestBodies", "NewOrder"} / body, "NewOrder");
    row("nothing around it", {"Problem"}, "Problem");
}

void TestComponentName::namesWhatTheSchemaIsOf()
{
    QFETCH(Pointer, place);
    const Snapshot snapshot = Snapshot::parse(described({}), Format::Yaml);
    QVERIFY(snapshot.isValid());
    QVERIFY(place == Pointer{"Problem"} || snapshot.at(place).exists());
    QTEST(shapes::componentNameFor(snapshot, place), "name");
}

void TestComponentName::avoidsNamesThatAreUsed()
{
    const Pointer body{"paths", "/pets", "post", "requestBody", "content", "application/json", "schema"};
    const auto named = [](const QByteArray &schemas, const Pointer &place) {
        return shapes::componentNameFor(Snapshot::parse(described(schemas), Format::Yaml), place);
    };
    QCOMPARE(named("    Pet: {}\n", body), "PetRequest");
    QCOMPARE(named("    Pet: {}\n    PetRequest: {}\n", body), "PetRequest2");
    const Pointer address{"components", "schemas", "Person", "properties", "address"};
    QCOMPARE(named("    Address: {}\n", address), "Address2");
    QCOMPARE(named("    Address: {}\n    Address2: {}\n", address), "Address3");
}

void TestComponentName::findsTheSingular_data()
{
    QTest::addColumn<QByteArray>("singular");
    const auto row = [](const char *plural, const QByteArray &singular) { QTest::newRow(plural) << singular; };
    row("contacts", "contact");
    row("Categories", "Category");
    row("addresses", "address");
    row("billingAddresses", "billingAddress");
    row("boxes", "box");
    row("branches", "branch");
    row("responses", "response");
    row("prices", "price");
    row("databases", "database");
    row("statuses", "status");
    row("UserStatuses", "UserStatus");
    row("people", "person");
    row("ImagePeople", "ImagePerson");
    row("ids", "id");
    row("userIDs", "userID");
    for (const char *name : {"address", "status", "analysis", "data", "series", "news", "ties", "gas", "DNS", "as", "s",
                             "", "contact", "viruses", "potatoes"})
        row(name, {});
}

void TestComponentName::findsTheSingular()
{
    QTEST(openapi::singular(QTest::currentDataTag()).value_or(QByteArray()), "singular");
}

GATEWRIGHT_TEST(TestComponentName, QCoreApplication)

#include "testcomponentname.moc"
