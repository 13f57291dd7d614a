#include "operationindex.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QTest>

using conformance::OperationIndex;

/** Finding the operation of a request. */
class TestOperationIndex final : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void listsMethods();
};

namespace {

const char IndexedApi[] = R"(openapi: 3.2.0
info: {title: T, version: '1'}
paths:
  /: {get: {}}
  /pets: {get: {}, post: {}}
  /pets/{id}: {get: {}, delete: {}, additionalOperations: {COPY: {}}}
  /pets/mine: {get: {}, head: {}}
  /pets/{id}/toys/{toy}: {get: {}}
  /pets/mine/toys/ball: {get: {}}
  /files/{name}.{format}: {get: {}}
  /files/{name}: {get: {}}
  /files/{file}: {put: {}}
  /files/report-{year}-{month}: {get: {}}
  /a b: {get: {}}
)";

} // namespace

void TestOperationIndex::finds_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("found"); // path, method, values
    QTest::newRow("root") << QByteArray("GET") << QByteArray("/") << u"/ get"_qs;
    QTest::newRow("literal") << QByteArray("POST") << QByteArray("/pets") << u"/pets post"_qs;
    QTest::newRow("slash at the end") << QByteArray("GET") << QByteArray("/pets/") << u"-"_qs;
    QTest::newRow("name") << QByteArray("GET") << QByteArray("/pets/7") << u"/pets/{id} get id=7"_qs;
    QTest::newRow("encoded value") << QByteArray("GET") << QByteArray("/pets/a%2Fb") << u"/pets/{id} get id=a%2Fb"_qs;
    QTest::newRow("literal before name") << QByteArray("GET") << QByteArray("/pets/mine") << u"/pets/mine get"_qs;
    QTest::newRow("no method there") << QByteArray("DELETE") << QByteArray("/pets/mine") << u"/pets/mine -"_qs;
    QTest::newRow("own HEAD") << QByteArray("HEAD") << QByteArray("/pets/mine") << u"/pets/mine head"_qs;
    QTest::newRow("HEAD is GET") << QByteArray("HEAD") << QByteArray("/pets/7") << u"/pets/{id} get id=7"_qs;
    QTest::newRow("other method") << QByteArray("COPY") << QByteArray("/pets/7") << u"/pets/{id} COPY id=7"_qs;
    QTest::newRow("methods have case") << QByteArray("get") << QByteArray("/pets/7") << u"/pets/{id} - id=7"_qs;
    QTest::newRow("back from a literal") << QByteArray("GET") << QByteArray("/pets/mine/toys/doll")
                                         << u"/pets/{id}/toys/{toy} get id=mine toy=doll"_qs;
    QTest::newRow("all literal") << QByteArray("GET") << QByteArray("/pets/mine/toys/ball")
                                 << u"/pets/mine/toys/ball get"_qs;
    QTest::newRow("more literal text first") << QByteArray("GET") << QByteArray("/files/report-2024-05")
                                             << u"/files/report-{year}-{month} get year=2024 month=05"_qs;
    QTest::newRow("two names") << QByteArray("GET") << QByteArray("/files/a.b.c")
                               << u"/files/{name}.{format} get name=a format=b.c"_qs;
    QTest::newRow("one name") << QByteArray("GET") << QByteArray("/files/a") << u"/files/{name} get name=a"_qs;
    QTest::newRow("equal path with the method")
        << QByteArray("PUT") << QByteArray("/files/a") << u"/files/{file} put file=a"_qs;
    QTest::newRow("less specific path with the method")
        << QByteArray("PUT") << QByteArray("/files/a.b") << u"/files/{file} put file=a.b"_qs;
    QTest::newRow("method nowhere") << QByteArray("POST") << QByteArray("/files/a.b")
                                    << u"/files/{name}.{format} - name=a format=b"_qs;
    QTest::newRow("no empty value") << QByteArray("GET") << QByteArray("/files/") << u"-"_qs;
    QTest::newRow("encoded literal") << QByteArray("GET") << QByteArray("/a%20b") << u"/a b get"_qs;
    QTest::newRow("unknown") << QByteArray("GET") << QByteArray("/cats") << u"-"_qs;
    QTest::newRow("longer") << QByteArray("GET") << QByteArray("/pets/7/toys") << u"-"_qs;
    QTest::newRow("many slashes") << QByteArray("GET") << QByteArray(100'000, '/') << u"-"_qs;
}

void TestOperationIndex::finds()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QString, found);
    const OperationIndex index(support::describedApi(IndexedApi)->pathItems());
    const auto match = index.find(method, path);
    QString text = u"-"_qs;
    if (match) {
        const openapi::PathItem &item = index.items().at(match->item);
        text = QString::fromUtf8(item.path) + u' ';
        text += match->operation < 0 ? u"-"_qs : QString::fromUtf8(item.operations.at(match->operation).method);
        for (const conformance::PathValue &value : match->values)
            text += u' ' + QString::fromUtf8(value.name) + u'=' + QString::fromUtf8(value.text);
    }
    QCOMPARE(text, found);
}

void TestOperationIndex::listsMethods()
{
    const OperationIndex index(support::describedApi(IndexedApi)->pathItems());
    QCOMPARE(index.methodsOf(index.find("GET", "/pets")->item), (QList<QByteArray>{"GET", "POST", "HEAD"}));
    QCOMPARE(index.methodsOf(index.find("GET", "/pets/7")->item), (QList<QByteArray>{"GET", "DELETE", "COPY", "HEAD"}));
    QCOMPARE(index.methodsOf(index.find("GET", "/pets/mine")->item), (QList<QByteArray>{"GET", "HEAD"}));
}

GATEWRIGHT_TEST(TestOperationIndex, void)
#include "testoperationindex.moc"
