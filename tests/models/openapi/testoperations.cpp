#include "fakedocuments.h"
#include "operations.h"
#include "parsedyaml.h"
#include "referenceresolver.h"
#include "testprogram.h"

#include <QMap>
#include <QTest>

using document::Format;
using document::Snapshot;

/** The operations of a document as lists show them. */
class TestOperations final : public QObject
{
    Q_OBJECT

private slots:
    void readsOperationsInTheOrderOfTheText();
    void readsWhatAReferencedPathItemHolds();
    void readsNothingOutOfWrongTypes_data();
    void readsNothingOutOfWrongTypes();
    void readsNoOperationWithoutAMethod();
    void countsMethods();
    void countsMethodsOfOtherFiles();
    void findsTemplateNames_data();
    void findsTemplateNames();
};

void TestOperations::readsOperationsInTheOrderOfTheText()
{
    const auto items = openapi::pathItems(parse(R"(paths:
  /b/{id}:
    summary: One
    post: {operationId: make, tags: [x, y], deprecated: true}
    parameters: []
    get: {summary: Show}
    x-note: {}
  x-vendor: {}
  /a: {}
)"));
    QCOMPARE(items.size(), 2);
    QCOMPARE(items[0].path, QByteArray("/b/{id}"));
    QCOMPARE(items[0].summary, u"One"_qs);
    QCOMPARE(items[0].operations.size(), 2);
    const openapi::Operation &post = items[0].operations[0];
    QCOMPARE(post.method, QByteArray("post"));
    QCOMPARE(post.operationId, u"make"_qs);
    QCOMPARE(post.tags, QStringList({u"x"_qs, u"y"_qs}));
    QVERIFY(post.isDeprecated);
    QCOMPARE(post.pointer.toString(), u"/paths/~1b~1{id}/post"_qs);
    QCOMPARE(items[0].operations[1].summary, u"Show"_qs);
    QCOMPARE(items[1].path, QByteArray("/a"));
    QVERIFY(items[1].operations.isEmpty());
}

void TestOperations::readsWhatAReferencedPathItemHolds()
{
    const auto all = openapi::operations(parse("paths: {/a: {$ref: '#/components/pathItems/A'}}\n"
                                               "components: {pathItems: {A: {get: {operationId: g}}}}\n"));
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0].path, QByteArray("/a"));
    QCOMPARE(all[0].pointer.toString(), u"/components/pathItems/A/get"_qs);
}

void TestOperations::readsNothingOutOfWrongTypes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("paths as a list") << QByteArray("paths: [/a]");
    QTest::newRow("an operation as a text") << QByteArray("paths: {/a: {get: text}}");
    QTest::newRow("a path item as a list") << QByteArray("paths: {/a: [get]}");
    QTest::newRow("a reference to itself") << QByteArray("paths: {/a: {$ref: '#/paths/~1a'}}");
    QTest::newRow("a reference to another file") << QByteArray("paths: {/a: {$ref: a.yaml}}");
}

void TestOperations::readsNothingOutOfWrongTypes()
{
    QFETCH(QByteArray, text);
    QVERIFY(openapi::operations(parse(text)).isEmpty());
}

void TestOperations::readsNoOperationWithoutAMethod()
{
    const auto items = openapi::pathItems(
        parse("openapi: 3.2.0\npaths:\n  /a:\n    additionalOperations: {'': {}, COPY: {}}\n"));
    QCOMPARE(items.first().operations.size(), 1);
    QCOMPARE(items.first().operations.first().method, QByteArray("COPY"));
}

void TestOperations::countsMethods()
{
    const auto counts = openapi::methodCounts(parse("paths: {/a: {get: {}, post: {}}, /b: {get: {}, trace: {}}}"));
    QCOMPARE(counts, (QMap<QByteArray, int>{{"GET", 2}, {"POST", 1}, {"TRACE", 1}}));
}

void TestOperations::countsMethodsOfOtherFiles()
{
    support::FakeDocuments documents(support::Fixture(R"(
        //- api.yaml
        openapi: 3.1.0
        paths:
          /a: {get: {}}
          /b: {$ref: b.yaml}
          /c: {$ref: 'c.yaml#/far'}
          /d: {$ref: missing.yaml}
          /e: {$ref: '#/components/pathItems/E'}
        components: {pathItems: {E: {$ref: b.yaml}}}
        //- b.yaml
        get: {}
        post: {}
        //- c.yaml
        far: {$ref: b.yaml}
    )"));
    const QString entry = u"/f/api.yaml"_qs;
    const openapi::DocumentSet set = documents.load({entry});
    const Snapshot api = set.find(entry)->snapshot();
    QCOMPARE(openapi::methodCounts(api), (QMap<QByteArray, int>{{"GET", 1}}));
    openapi::ReferenceResolver resolver(set);
    QCOMPARE(openapi::methodCounts(resolver, entry), (QMap<QByteArray, int>{{"GET", 4}, {"POST", 3}}));
}

void TestOperations::findsTemplateNames_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QList<QByteArray>>("names");
    QTest::newRow("none") << QByteArray("/a") << QList<QByteArray>();
    QTest::newRow("two") << QByteArray("/a/{id}/{x}.json") << QList<QByteArray>{"id", "x"};
    QTest::newRow("twice") << QByteArray("/{id}/{id}") << QList<QByteArray>{"id"};
    QTest::newRow("not closed") << QByteArray("/{id") << QList<QByteArray>();
}

void TestOperations::findsTemplateNames()
{
    QFETCH(QByteArray, path);
    QFETCH(QList<QByteArray>, names);
    QCOMPARE(openapi::templateNames(path), names);
}

GATEWRIGHT_TEST(TestOperations, QCoreApplication)
#include "testoperations.moc"
