#include "objectplace.h"
#include "operations.h"
#include "partobject.h"
#include "schematree.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using openapi::PartObject;
using specification::ObjectKind;
using specification::Version;

/** Files that hold a part of an OpenAPI document, and what the places in them are. */
class TestPartObject final : public QObject
{
    Q_OBJECT

private slots:
    void readsThePlacesOfAFragment();
    void findsTheInnermostFragment();
    void staysAfterEdits();
    void takesTheLastVersion();
    void leavesWhatTheTableHas();
};

namespace {

const QByteArray Pets =
    "get:\n  parameters:\n    - name: id\n      in: query\n  responses:\n    200:\n      description: OK\n"
    "      content:\n        application/json:\n          schema: {type: object}\n";

ObjectKind kindAt(const Document &document, const Pointer &pointer)
{
    const document::Snapshot snapshot = document.snapshot();
    return openapi::objectPlaceAt(snapshot, pointer, openapi::versionOf(snapshot)).kind;
}

} // namespace

void TestPartObject::readsThePlacesOfAFragment()
{
    Document document(Pets, Format::Yaml);
    QCOMPARE(kindAt(document, {"get"}), ObjectKind::NoObject);
    openapi::addPartObject(document, {{}, ObjectKind::PathItem, Version::V31});
    QCOMPARE(kindAt(document, {}), ObjectKind::PathItem);
    QCOMPARE(kindAt(document, {"get"}), ObjectKind::Operation);
    QCOMPARE(kindAt(document, {"get", "parameters", "0"}), ObjectKind::Parameter);
    QCOMPARE(kindAt(document, {"get", "responses", "200", "content", "application/json", "schema"}),
             ObjectKind::Schema);
    QCOMPARE(kindAt(document, {"get", "responses"}), ObjectKind::Responses);
    const document::Snapshot snapshot = document.snapshot();
    QVERIFY(openapi::objectPlaceAt(snapshot, {"get", "parameters", "0"}, Version::V31).canBeReference);
    QCOMPARE(openapi::objectAround(snapshot, {"get", "parameters", "0", "name"}, Version::V31),
             Pointer({"get", "parameters", "0"}));
    QCOMPARE(openapi::versionOf(snapshot), Version::V31);
    QCOMPARE(openapi::schemaVersion(snapshot), Version::V31);
}

void TestPartObject::findsTheInnermostFragment()
{
    Document document("all:\n  pets:\n    get: {}\nschemas:\n  Pet: {type: object}\n", Format::Yaml);
    const PartObject item{{"all", "pets"}, ObjectKind::PathItem, Version::V32};
    const PartObject schema{{"schemas", "Pet"}, ObjectKind::Schema, Version::V32};
    const PartObject operation{{"all", "pets", "get"}, ObjectKind::Operation, Version::V32};
    for (const PartObject &object : {operation, item, schema})
        openapi::addPartObject(document, object);
    const document::Snapshot snapshot = document.snapshot();
    QCOMPARE(openapi::partObjectAround(snapshot, {"all", "pets"}), item);
    QCOMPARE(openapi::partObjectAround(snapshot, {"all", "pets", "get", "tags"}), operation);
    QCOMPARE(openapi::partObjectAround(snapshot, {"schemas", "Pet", "type"}), schema);
    QCOMPARE(openapi::partObjectAround(snapshot, {"all"}), std::nullopt);
}

void TestPartObject::staysAfterEdits()
{
    Document document(Pets, Format::Yaml);
    openapi::addPartObject(document, {{}, ObjectKind::PathItem, Version::V32});
    QVERIFY(document.set({"query", "responses", "200", "description"}, document::Value::string(QByteArray("OK"))));
    QCOMPARE(kindAt(document, {"query"}), ObjectKind::Operation);
    const document::Snapshot snapshot = document.snapshot();
    QCOMPARE(openapi::operationsIn(snapshot, snapshot.root(), {}, "/pets").size(), 2);
    document.undo();
    QCOMPARE(document.snapshot().text(), Pets);
    QCOMPARE(kindAt(document, {"get"}), ObjectKind::Operation);
}

void TestPartObject::takesTheLastVersion()
{
    Document document(Pets, Format::Yaml);
    openapi::addPartObject(document, {{}, ObjectKind::PathItem, Version::V30});
    openapi::addPartObject(document, {{}, ObjectKind::PathItem, Version::V32});
    QCOMPARE(openapi::versionOf(document.snapshot()), Version::V32);
    QCOMPARE(openapi::knownVersion(Document(Pets, Format::Yaml).snapshot()), std::nullopt);
}

void TestPartObject::leavesWhatTheTableHas()
{
    Document document("openapi: 3.0.3\npaths:\n  /pets:\n    get: {}\nx-shared:\n  pets: {get: {}}\n", Format::Yaml);
    openapi::addPartObject(document, {{"paths"}, ObjectKind::PathItem, Version::V32});
    openapi::addPartObject(document, {{"x-shared", "pets"}, ObjectKind::PathItem, Version::V32});
    QCOMPARE(openapi::versionOf(document.snapshot()), Version::V30);
    QCOMPARE(kindAt(document, {"paths", "/pets"}), ObjectKind::PathItem);
    QCOMPARE(kindAt(document, {"paths"}), ObjectKind::Paths);
    QCOMPARE(kindAt(document, {"x-shared", "pets", "get"}), ObjectKind::Operation);
    QCOMPARE(kindAt(document, {"x-shared"}), ObjectKind::NoObject);
}

GATEWRIGHT_TEST(TestPartObject, void)
#include "testpartobject.moc"
