#include "operationmove.h"

#include "parsedyaml.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using openapi::MoveRefusal;

/** Moves of an operation to another path. */
class TestOperationMove final : public QObject
{
    Q_OBJECT

private slots:
    void movesTheTextInOneStep();
    void takesParametersAlong();
    void movesToAdditionalOperations();
    void refuses_data();
    void refuses();
    void movesPaths_data();
    void movesPaths();
};

namespace {

QByteArray movableShop()
{
    return R"(openapi: 3.2.0
paths:
  /books:
    # all of them
    get:
      summary: "Books"   # kept
      responses: {}
    post: {responses: {}}
    additionalOperations:
      COPY: {responses: {}}
  /orders/{id}:
    parameters:
      - {name: id, in: path, required: true}
      - {name: page, in: query}
      - $ref: '#/components/parameters/Trace'
      - {name: own, in: header}
      - {name: there, in: query}
    get:
      parameters:
        - {name: own, in: header, required: true}
      responses: {}
    patch: {responses: {}}
  /shelves:
    parameters: [{name: there, in: query}]
  /parts: {$ref: '#/components/pathItems/Parts'}
  /empty: {}
components:
  parameters:
    Trace: {name: trace, in: header}
  links:
    Patch: {operationRef: '#/paths/~1orders~1%7Bid%7D/patch'}
    Post: {operationRef: '#/paths/~1books/post'}
)";
}

} // namespace

void TestOperationMove::movesTheTextInOneStep()
{
    const QByteArray before = movableShop();
    Document document(before, Format::Yaml);
    const auto moved = openapi::moveToPathItem(document, {"paths", "/books", "get"}, {"paths", "/empty"});
    QVERIFY(moved);
    QCOMPARE(*moved, (Pointer{"paths", "/empty", "get"}));
    const document::Snapshot after = document.snapshot();
    QVERIFY(!after.at({"paths", "/books", "get"}).exists());
    QCOMPARE(after.at({"paths", "/empty", "get", "summary"}).text(), u"Books"_qs);
    QVERIFY(after.text().contains("get:") && after.at({"paths", "/books", "post"}).exists());
    document.undo();
    QCOMPARE(document.snapshot().text(), before);
    QVERIFY(!document.canUndo());
    document.redo();
    QCOMPARE(document.snapshot().text(), after.text());
}

void TestOperationMove::takesParametersAlong()
{
    Document document(movableShop(), Format::Yaml);
    QVERIFY(openapi::moveToPathItem(document, {"paths", "/orders/{id}", "get"}, {"paths", "/shelves"}));
    const document::Node own = document.snapshot().at({"paths", "/shelves", "get", "parameters"});
    // Not the one in the path, nor those that the operation and the new path have.
    QCOMPARE(own.childCount(), 3);
    QCOMPARE(own.childAt(0).member("name").text(), u"own"_qs);
    QCOMPARE(own.childAt(1).member("name").text(), u"page"_qs);
    QCOMPARE(own.childAt(2).member("$ref").text(), u"#/components/parameters/Trace"_qs);
    QCOMPARE(document.snapshot().at({"paths", "/orders/{id}", "parameters"}).childCount(), 5);
}

void TestOperationMove::movesToAdditionalOperations()
{
    Document document(movableShop(), Format::Yaml);
    QVERIFY(
        openapi::moveToPathItem(document, {"paths", "/books", "additionalOperations", "COPY"}, {"paths", "/empty"}));
    QVERIFY(document.snapshot().at({"paths", "/empty", "additionalOperations", "COPY"}).exists());
    QVERIFY(!document.snapshot().at({"paths", "/books", "additionalOperations"}).exists());
}

void TestOperationMove::refuses_data()
{
    QTest::addColumn<Pointer>("operation");
    QTest::addColumn<Pointer>("target");
    QTest::addColumn<MoveRefusal>("refusal");
    const Pointer get{"paths", "/books", "get"};
    QTest::newRow("none") << get << Pointer{"paths", "/empty"} << MoveRefusal::None;
    QTest::newRow("its own path") << get << Pointer{"paths", "/books"} << MoveRefusal::SamePath;
    QTest::newRow("method is taken") << get << Pointer{"paths", "/orders/{id}"} << MoveRefusal::HasMethod;
    QTest::newRow("reference") << get << Pointer{"paths", "/parts"} << MoveRefusal::Reference;
    QTest::newRow("no such path") << get << Pointer{"paths", "/none"} << MoveRefusal::Missing;
    QTest::newRow("no such operation") << Pointer{"paths", "/empty", "get"} << Pointer{"paths", "/books"}
                                       << MoveRefusal::Missing;
    QTest::newRow("referred to") << Pointer{"paths", "/books", "post"} << Pointer{"paths", "/empty"}
                                 << MoveRefusal::ReferredTo;
    QTest::newRow("referred to, encoded")
        << Pointer{"paths", "/orders/{id}", "patch"} << Pointer{"paths", "/empty"} << MoveRefusal::ReferredTo;
}

void TestOperationMove::refuses()
{
    QFETCH(Pointer, operation);
    QFETCH(Pointer, target);
    Document document(movableShop(), Format::Yaml);
    QTEST(openapi::moveRefusal(document.snapshot(), operation, target), "refusal");
    QFETCH(MoveRefusal, refusal);
    QCOMPARE(bool(openapi::moveToPathItem(document, operation, target)), refusal == MoveRefusal::None);
    QCOMPARE(document.canUndo(), refusal == MoveRefusal::None);
}

void TestOperationMove::movesPaths_data()
{
    QTest::addColumn<QByteArrayList>("paths");
    QTest::addColumn<openapi::MoveSide>("side");
    QTest::addColumn<QByteArray>("beside");
    QTest::addColumn<QByteArray>("order");
    const auto before = openapi::MoveSide::Before;
    const auto after = openapi::MoveSide::After;
    QTest::newRow("down") << QByteArrayList{"/a"} << after << QByteArray("/c") << QByteArray("/b /c /a /d /e");
    QTest::newRow("up") << QByteArrayList{"/d"} << before << QByteArray("/b") << QByteArray("/a /d /b /c /e");
    QTest::newRow("several down") << QByteArrayList{"/a", "/c"} << after << QByteArray("/d")
                                  << QByteArray("/b /d /a /c /e");
    QTest::newRow("several up") << QByteArrayList{"/c", "/e"} << before << QByteArray("/a")
                                << QByteArray("/c /e /a /b /d");
    QTest::newRow("from both sides") << QByteArrayList{"/a", "/e"} << after << QByteArray("/c")
                                     << QByteArray("/b /c /a /e /d");
    QTest::newRow("where it is") << QByteArrayList{"/b"} << after << QByteArray("/a") << QByteArray("/a /b /c /d /e");
}

void TestOperationMove::movesPaths()
{
    QFETCH(QByteArrayList, paths);
    QFETCH(openapi::MoveSide, side);
    QFETCH(QByteArray, beside);
    const QByteArray before = "openapi: 3.1.0\npaths:\n  /a: {} # a\n  /b: {}\n  # c\n  /c:\n    get: {}\n  /d: {}\n"
                              "  /e: {}\n";
    Document document(before, Format::Yaml);
    QVERIFY(openapi::movePaths(document, paths, side, beside));
    const document::Node all = document.snapshot().at({"paths"});
    QByteArrayList order;
    for (qsizetype i = 0; i < all.childCount(); ++i)
        order.append(all.keyAt(i));
    QTEST(order.join(' '), "order");
    const bool isMoved = document.snapshot().text() != before;
    QCOMPARE(document.canUndo(), isMoved);
    document.undo();
    QCOMPARE(document.snapshot().text(), before);
    QVERIFY(!document.canUndo());
    QCOMPARE(openapi::movePaths(document, {"/none"}, side, "/a").error().code, base::ErrorCode::NotFound);
}

GATEWRIGHT_TEST(TestOperationMove, QCoreApplication)
#include "testoperationmove.moc"
