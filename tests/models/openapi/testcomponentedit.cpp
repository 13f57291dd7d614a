#include "componentedit.h"

#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;

/** Adding and copying components, and that undo restores every byte. */
class TestComponentEdit final : public QObject
{
    Q_OBJECT

private slots:
    void addsMembersInTheOrderOfTheTable();
    void addsOnlyWhatTheVersionHas();
    void refusesAPlaceWithAnotherValue();
    void copiesAfterTheOriginal();
    void leavesOutTheIdsOfOperations();
};

void TestComponentEdit::addsMembersInTheOrderOfTheTable()
{
    const QByteArray text = "openapi: 3.1.0 # keep\ncomponents:\n  schemas:\n    A: {}\n  headers:\n    B: {}\n";
    Document document(text, Format::Yaml);
    const auto first = openapi::addComponent(document, "responses");
    QVERIFY(first);
    QCOMPARE(*first, Pointer({"components", "responses", "New"}));
    QCOMPARE(document.snapshot().text(),
             QByteArray(text).replace("  headers:", "  responses:\n    New:\n      description: ''\n  headers:"));
    const auto second = openapi::addComponent(document, "responses");
    QVERIFY(second);
    QCOMPARE(second->last(), QByteArray("New2"));
    document.undo();
    document.undo();
    QCOMPARE(document.snapshot().text(), text);
}

void TestComponentEdit::addsOnlyWhatTheVersionHas()
{
    const std::pair<const char *, qsizetype> counts[] = {{"3.0.3", 9}, {"3.1.0", 10}, {"3.2.0", 11}};
    for (const auto &[version, count] : counts) {
        Document document(QByteArray("openapi: ") + version + "\ninfo: {title: T, version: '1'}\npaths: {}\n",
                          Format::Yaml);
        const QList<QByteArray> members = openapi::componentMembers(document.snapshot());
        QCOMPARE(members.size(), count);
        QCOMPARE(bool(openapi::addComponent(document, "mediaTypes")), members.contains("mediaTypes"));
        QCOMPARE(bool(openapi::addComponent(document, "pathItems")), members.contains("pathItems"));
    }
    Document document("openapi: 3.0.3\n", Format::Yaml);
    QCOMPARE(openapi::addComponent(document, "pathItems").error().code, base::ErrorCode::Unsupported);
    QCOMPARE(document.snapshot().text(), QByteArray("openapi: 3.0.3\n"));
}

void TestComponentEdit::refusesAPlaceWithAnotherValue()
{
    const QByteArray text = "openapi: 3.0.3\ncomponents:\n  responses: [1]\n";
    Document document(text, Format::Yaml);
    QCOMPARE(openapi::addComponent(document, "responses").error().code, base::ErrorCode::WrongType);
    QCOMPARE(openapi::duplicateComponent(document, {"components", "responses", "A"}).error().code,
             base::ErrorCode::NotFound);
    QCOMPARE(document.snapshot().text(), text);
}

void TestComponentEdit::copiesAfterTheOriginal()
{
    const QByteArray text = "openapi: 3.0.3\ncomponents:\n  links:\n    A: {operationId: get} # a\n    B: {}\n";
    Document document(text, Format::Yaml);
    const Pointer links{"components", "links"};
    const auto copy = openapi::duplicateComponent(document, links.child("A"));
    QVERIFY(copy);
    QCOMPARE(*copy, links.child("ACopy"));
    QCOMPARE(document.snapshot().at(links).keyAt(1), QByteArray("ACopy"));
    // A link names an operation; it has no id of its own.
    QCOMPARE(document.snapshot().at(*copy).value()->toJson(), QByteArray(R"({"operationId":"get"})"));
    const auto next = openapi::duplicateComponent(document, links.child("A"));
    QVERIFY(next);
    QCOMPARE(next->last(), QByteArray("ACopy2"));
    document.undo();
    document.undo();
    QCOMPARE(document.snapshot().text(), text);
}

void TestComponentEdit::leavesOutTheIdsOfOperations()
{
    const QByteArray json = R"({"openapi":"3.2.0","components":{
        "callbacks":{"C":{"{$url}":{"post":{"operationId":"a","x-a":{"operationId":"kept"},"responses":{
            "200":{"description":"OK","links":{"L":{"operationId":"kept"}}}}}}}},
        "pathItems":{"P":{"get":{"operationId":"b","callbacks":{"D":{"{$url}":{"put":{"operationId":"c"}}}}},
            "additionalOperations":{"COPY":{"operationId":"d"}}}}}})";
    Document document(json, Format::Json);
    const auto callback = openapi::duplicateComponent(document, {"components", "callbacks", "C"});
    QVERIFY(callback);
    QCOMPARE(document.snapshot().at(*callback).value()->toJson(),
             QByteArray(R"({"{$url}":{"post":{"x-a":{"operationId":"kept"},"responses":{)"
                        R"("200":{"description":"OK","links":{"L":{"operationId":"kept"}}}}}}})"));
    const auto item = openapi::duplicateComponent(document, {"components", "pathItems", "P"});
    QVERIFY(item);
    QCOMPARE(document.snapshot().at(*item).value()->toJson(),
             QByteArray(R"({"get":{"callbacks":{"D":{"{$url}":{"put":{}}}}},"additionalOperations":{"COPY":{}}})"));
}

GATEWRIGHT_TEST(TestComponentEdit, void)
#include "testcomponentedit.moc"
