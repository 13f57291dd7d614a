#include "fakerequests.h"
#include "fakestore.h"
#include "requestnames.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

/** Saved requests follow renames when their definition is saved. */
class TestRequestNames final : public QObject
{
    Q_OBJECT

private slots:
    void follows_data();
    void follows();
};

void TestRequestNames::follows_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("request"); ///< Empty if it stays as it is.
    const QByteArray start = "# mine\ndefinition: shop.yaml\n";
    QTest::newRow("operationId") << QByteArray("getBook") << QByteArray("readBook")
                                 << start + "operation: {id: readBook, method: GET, path: '/books/{isbn}'}\n"
                                            "parameters: {path: {isbn: a}, query: {lang: de, page: 2}} # one\n";
    QTest::newRow("path") << QByteArray("/books/") << QByteArray("/volumes/")
                          << start + "operation: {id: getBook, method: GET, path: '/volumes/{isbn}'}\n"
                                     "parameters: {path: {isbn: a}, query: {lang: de, page: 2}} # one\n";
    QTest::newRow("name in the path") << QByteArray("isbn") << QByteArray("id")
                                      << start + "operation: {id: getBook, method: GET, path: '/books/{id}'}\n"
                                                 "parameters: {path: {id: a}, query: {lang: de, page: 2}} # one\n";
    QTest::newRow("parameter in the query")
        << QByteArray("{name: lang,") << QByteArray("{name: language,")
        << start + "operation: {id: getBook, method: GET, path: '/books/{isbn}'}\n"
                   "parameters: {path: {isbn: a}, query: {language: de, page: 2}} # one\n";
    QTest::newRow("two parameters that change their names")
        << QByteArray("{name: lang, in: query}, {name: page,") << QByteArray("{name: page, in: query}, {name: lang,")
        << QByteArray();
    QTest::newRow("a parameter is removed") << QByteArray(", {name: lang, in: query}") << QByteArray() << QByteArray();
    QTest::newRow("nothing") << QByteArray("title: T") << QByteArray("title: U") << QByteArray();
    QTest::newRow("what no longer fits") << QByteArray("{isbn}") << QByteArray("one") << QByteArray();
}

void TestRequestNames::follows()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, now);
    QFETCH(const QByteArray, request);
    const QByteArray api = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /books/{isbn}:\n    get:\n"
                           "      operationId: getBook\n"
                           "      parameters: [{name: isbn, in: path, required: true, schema: {type: string}}"
                           ", {name: lang, in: query}, {name: page, in: query}]\n"
                           "      responses: {}\n";
    const QByteArray file = "# mine\ndefinition: shop.yaml\n"
                            "operation: {id: getBook, method: GET, path: '/books/{isbn}'}\n"
                            "parameters: {path: {isbn: a}, query: {lang: de, page: 2}} # one\n";
    const QByteArray other = QByteArray(file).replace("shop.yaml", "other.yaml");
    support::FakeStore store;
    store.files.insert(u"/a/shop.yaml"_qs, api);
    support::FakeRequests requests;
    requests.files.insert(u"get"_qs, file);
    requests.files.insert(u"other"_qs, other);
    requests.files.insert(u"damaged"_qs, "{");
    workspace::Workspace workspace(store);
    requestruns::RequestNames names(workspace, requests);
    QSignalSpy followed(&names, &requestruns::RequestNames::followed);
    const auto opened = workspace.open(u"/a/shop.yaml"_qs);
    QVERIFY(opened.isOk());
    document::Document &document = (*opened)->document();
    QVERIFY(document.spliceText({0, document.snapshot().size(), QByteArray(api).replace(before, now)}).isOk());
    QVERIFY(workspace.save(**opened).isOk());
    QTRY_COMPARE(followed.size(), 1);
    QCOMPARE(followed.first().first().toStringList(), request.isEmpty() ? QStringList() : QStringList{u"get"_qs});
    QCOMPARE(requests.files.value(u"get"_qs), request.isEmpty() ? file : request);
    QCOMPARE(requests.files.value(u"other"_qs), other);
    QCOMPARE(requests.files.value(u"damaged"_qs), QByteArray("{"));
}

GATEWRIGHT_TEST(TestRequestNames, QCoreApplication)
#include "testrequestnames.moc"
