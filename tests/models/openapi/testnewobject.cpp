#include "newobject.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using specification::ObjectKind;
using specification::Version;

class TestNewObject final : public QObject
{
    Q_OBJECT

private slots:
    void describesAStatus_data();
    void describesAStatus();
    void describesResponsesUntil31();
    void renamesTheDescriptionOfAStatus();
    void keepsOtherDescriptions();
    void leavesTextsEmpty();
};

void TestNewObject::describesAStatus_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("description");
    QTest::newRow("200") << QByteArray("200") << QByteArray("OK");
    QTest::newRow("404") << QByteArray("404") << QByteArray("Not Found");
    QTest::newRow("a class") << QByteArray("4XX") << QByteArray("Client error");
    QTest::newRow("no class") << QByteArray("9XX") << QByteArray();
    QTest::newRow("default") << QByteArray("default") << QByteArray("Unexpected error");
    QTest::newRow("unknown") << QByteArray("299") << QByteArray();
    QTest::newRow("none") << QByteArray() << QByteArray();
}

void TestNewObject::describesAStatus()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QByteArray, description);
    QCOMPARE(openapi::statusDescription(status), description);
}

/** A description is required before 3.2. */
void TestNewObject::describesResponsesUntil31()
{
    for (const Version version : {Version::V30, Version::V31})
        QCOMPARE(openapi::newResponse("404", version).toJson(), QByteArray(R"({"description":"Not Found"})"));
    QCOMPARE(openapi::newResponse("404", Version::V32).toJson(), QByteArray("{}"));
    QCOMPARE(openapi::newObject(ObjectKind::Operation, Version::V31).toJson(),
             QByteArray(R"({"responses":{"200":{"description":"OK"}}})"));
    QCOMPARE(openapi::newObject(ObjectKind::Operation, Version::V32).toJson(),
             QByteArray(R"({"responses":{"200":{}}})"));
}

void TestNewObject::renamesTheDescriptionOfAStatus()
{
    const QByteArray text = "responses:\n  '201':\n    description: Created # usual\n";
    Document document(text, document::Format::Yaml);
    QVERIFY(openapi::renameStatus(document, {"responses", "201"}, "404"));
    QCOMPARE(document.snapshot().text(), QByteArray("responses:\n  '404':\n    description: Not Found # usual\n"));
}

void TestNewObject::keepsOtherDescriptions()
{
    const QByteArray text = "responses:\n  '201':\n    description: The new book\n  '204': {}\n";
    Document document(text, document::Format::Yaml);
    QVERIFY(openapi::renameStatus(document, {"responses", "201"}, "200"));
    QVERIFY(openapi::renameStatus(document, {"responses", "204"}, "205"));
    QCOMPARE(document.snapshot().text(),
             QByteArray("responses:\n  '200':\n    description: The new book\n  '205': {}\n"));
    QVERIFY(!openapi::renameStatus(document, {"responses", "200"}, "205"));
}

/** There is no text to delete before one can type. */
void TestNewObject::leavesTextsEmpty()
{
    const std::pair<ObjectKind, const char *> objects[] = {
        {ObjectKind::ExternalDocumentation, R"({"url":""})"},
        {ObjectKind::Tag, R"({"name":""})"},
        {ObjectKind::ServerVariable, R"({"default":""})"},
        {ObjectKind::License, R"({"name":""})"},
    };
    for (const auto &[kind, json] : objects)
        QCOMPARE(openapi::newObject(kind, Version::V31).toJson(), QByteArray(json));
}

GATEWRIGHT_TEST(TestNewObject, QCoreApplication)
#include "testnewobject.moc"
