#include "bulkedit.h"
#include "operations.h"
#include "parsedyaml.h"
#include "pathedit.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;

/** Edits of path items with their parameters, of webhooks, and of several operations together. */
class TestPathEdit final : public QObject
{
    Q_OBJECT

private slots:
    void renamesDeclaredParametersWithThePath();
    void keepsParametersThatAreReferences();
    void renamesNoParameterWhenItIsUnclear_data();
    void renamesNoParameterWhenItIsUnclear();
    void listsUndeclaredParameters_data();
    void listsUndeclaredParameters();
    void readsNewMethodsOfOpenApi32_data();
    void readsNewMethodsOfOpenApi32();
    void removesTheLastAdditionalOperationWithItsMember();
    void addsToSeveralOperationsAsOneStep();
    void changesNothingIfOneOperationCanNotBeEdited();
};

namespace {

const Pointer OrderItem{"paths", "/orders/{id}"};

QByteArray orders()
{
    return R"(openapi: 3.1.0
paths:
  /orders/{id}: # one order
    parameters:
      - name: id
        in: path
        required: true
        schema: {type: string}
      - name: id
        in: query
    get:
      parameters: [{name: "id", in: path, required: true}]
      responses: {}
    post:
      parameters: [{$ref: '#/components/parameters/Id'}]
      responses: {}
components:
  parameters:
    Id: {name: id, in: path, required: true}
)";
}

} // namespace

void TestPathEdit::renamesDeclaredParametersWithThePath()
{
    Document document(orders(), Format::Yaml);
    const auto renamed = openapi::renamePathItem(document, OrderItem, "/orders/{orderId}");
    QVERIFY(renamed);
    QCOMPARE(renamed->parameterCount, 2);
    QByteArray expected = orders();
    expected.replace("/orders/{id}:", "/orders/{orderId}:");
    expected.replace("      - name: id\n        in: path", "      - name: orderId\n        in: path");
    expected.replace("name: \"id\"", "name: \"orderId\"");
    QCOMPARE(document.snapshot().text(), expected);
    document.undo();
    QCOMPARE(document.snapshot().text(), orders());
}

void TestPathEdit::keepsParametersThatAreReferences()
{
    Document document(orders(), Format::Yaml);
    const auto renamed = openapi::renamePathItem(document, OrderItem, "/orders/{orderId}");
    QVERIFY(renamed);
    QCOMPARE(renamed->keptReferences, QStringList{u"#/components/parameters/Id"_qs});
    QVERIFY(document.snapshot().text().contains("Id: {name: id, in: path"));
}

void TestPathEdit::renamesNoParameterWhenItIsUnclear_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("one name becomes two") << QByteArray("/orders/{a}/{b}");
    QTest::newRow("the name is gone") << QByteArray("/orders");
    QTest::newRow("the name stays") << QByteArray("/sales/{id}");
}

void TestPathEdit::renamesNoParameterWhenItIsUnclear()
{
    QFETCH(QByteArray, path);
    Document document(orders(), Format::Yaml);
    const auto renamed = openapi::renamePathItem(document, OrderItem, path);
    QVERIFY(renamed);
    QCOMPARE(renamed->parameterCount, 0);
    QByteArray expected = orders();
    expected.replace("/orders/{id}:", path + ':');
    QCOMPARE(document.snapshot().text(), expected);
}

void TestPathEdit::listsUndeclaredParameters_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QList<QByteArray>>("names");
    QTest::newRow("declared by the path") << QByteArray("/orders/{id}") << QList<QByteArray>{};
    QTest::newRow("one more") << QByteArray("/orders/{id}/{line}") << QList<QByteArray>{"line"};
    QTest::newRow("not closed yet") << QByteArray("/orders/{id}/{line") << QList<QByteArray>{};
    QTest::newRow("without a name") << QByteArray("/orders/{id}/{}") << QList<QByteArray>{};
    QTest::newRow("its declaration will be renamed") << QByteArray("/orders/{orderId}") << QList<QByteArray>{};
    QTest::newRow("another number of names") << QByteArray("/{shop}/{order}") << QList<QByteArray>{"shop", "order"};
}

void TestPathEdit::listsUndeclaredParameters()
{
    QFETCH(QByteArray, typed);
    QFETCH(QList<QByteArray>, names);
    QCOMPARE(openapi::undeclaredParameters(parse(orders()), OrderItem, typed), names);
}

void TestPathEdit::readsNewMethodsOfOpenApi32_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QStringList>("pointers");
    QTest::newRow("3.1") << QByteArray("3.1.1") << QStringList{u"/paths/~1a/get"_qs};
    QTest::newRow("3.2") << QByteArray("3.2.0")
                         << QStringList{u"/paths/~1a/get"_qs, u"/paths/~1a/query"_qs,
                                        u"/paths/~1a/additionalOperations/COPY"_qs};
}

void TestPathEdit::readsNewMethodsOfOpenApi32()
{
    QFETCH(QByteArray, version);
    QFETCH(QStringList, pointers);
    const document::Snapshot snapshot = parse("openapi: " + version +
                                              "\npaths:\n  /a:\n    get: {}\n    query: {}\n"
                                              "    additionalOperations: {COPY: {}, get: {}, x-note: {}}\n");
    QStringList found;
    for (const openapi::Operation &operation : openapi::operations(snapshot)) {
        found.append(operation.pointer.toString());
        QCOMPARE(openapi::operationPointer({"paths", "/a"}, operation.method), operation.pointer);
        QCOMPARE(openapi::pathItemOf(operation.pointer).toString(), u"/paths/~1a"_qs);
    }
    QCOMPARE(found, pointers);
}

void TestPathEdit::removesTheLastAdditionalOperationWithItsMember()
{
    Document document("openapi: 3.2.0\npaths:\n  /a:\n    get: {}\n", Format::Yaml);
    QVERIFY(openapi::addOperationTo(document, {"paths", "/a"}, "COPY"));
    QVERIFY(document.snapshot().at({"paths", "/a", "additionalOperations", "COPY", "responses", "200"}).exists());
    QVERIFY(openapi::changeMethod(document, {"paths", "/a", "additionalOperations", "COPY"}, "post"));
    QVERIFY(document.snapshot().at({"paths", "/a", "post", "responses"}).exists());
    QVERIFY(!document.snapshot().at({"paths", "/a", "additionalOperations"}).exists());
    QVERIFY(openapi::changeMethod(document, {"paths", "/a", "post"}, "MOVE"));
    QVERIFY(openapi::removeOperationAt(document, {"paths", "/a", "additionalOperations", "MOVE"}));
    QVERIFY(!document.snapshot().at({"paths", "/a", "additionalOperations"}).exists());
    QVERIFY(!openapi::addOperationTo(document, {"paths", "/a"}, "get"));
    QVERIFY(!openapi::addOperationTo(document, {"paths", "/a"}, ""));
}

void TestPathEdit::addsToSeveralOperationsAsOneStep()
{
    const QByteArray text = "paths:\n  /a:\n    get:\n      tags: [x]\n    post:\n      responses: {}\n";
    Document document(text, Format::Yaml);
    const QList<Pointer> both{{"paths", "/a", "get"}, {"paths", "/a", "post"}};
    const auto tagged = openapi::addTag(document, both, u"x"_qs);
    QVERIFY(tagged);
    QCOMPARE(*tagged, 1);
    const auto answered = openapi::addResponse(document, both, "404", u"Not found"_qs);
    QVERIFY(answered);
    QCOMPARE(*answered, 2);
    openapi::ParameterFields fields;
    fields.name = u"page"_qs;
    fields.location = u"query"_qs;
    fields.type = u"string"_qs;
    const auto parameters = openapi::addParameterTo(document, both, fields);
    QVERIFY(parameters);
    QCOMPARE(*parameters, 2);
    const auto secured = openapi::addSecurity(document, both, "key");
    QVERIFY(secured);
    QCOMPARE(*secured, 2);
    const auto again = openapi::addSecurity(document, both, "key");
    QVERIFY(again);
    QCOMPARE(*again, 0);
    for (const Pointer &place : both) {
        const document::Node operation = document.snapshot().at(place);
        QCOMPARE(operation.at({"tags", "0"}).text(), u"x"_qs);
        QCOMPARE(operation.at({"responses", "404", "description"}).text(), u"Not found"_qs);
        QCOMPARE(operation.at({"parameters", "0", "name"}).text(), u"page"_qs);
        QVERIFY(operation.at({"security", "0", "key"}).isSequence());
    }
    for (int step = 0; step < 4; ++step)
        document.undo();
    QCOMPARE(document.snapshot().text(), text);
    QVERIFY(!document.canUndo());
}

void TestPathEdit::changesNothingIfOneOperationCanNotBeEdited()
{
    const QByteArray text = "paths:\n  /a:\n    get: {}\n    post: {tags: none}\n";
    Document document(text, Format::Yaml);
    const auto tagged = openapi::addTag(document, {{"paths", "/a", "get"}, {"paths", "/a", "post"}}, u"x"_qs);
    QVERIFY(!tagged);
    QCOMPARE(tagged.error().code, base::ErrorCode::WrongType);
    QCOMPARE(document.snapshot().text(), text);
}

GATEWRIGHT_TEST(TestPathEdit, QCoreApplication)
#include "testpathedit.moc"
