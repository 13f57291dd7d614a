#include "apimap.h"

#include "drawnsvg.h"
#include "headlessbrowser.h"
#include "mapexport.h"
#include "maplayout.h"
#include "maplimits.h"
#include "operationsearch.h"
#include "testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using apimap::Access;
using apimap::ApiMap;
using apimap::Grouping;
using apimap::MapPart;
using document::Format;
using document::Snapshot;

/** The map of an API: what is on it, where, and as text, SVG and Mermaid. */
class TestApiMap final : public QObject
{
    Q_OBJECT

private slots:
    void showsPathsAsTree();
    void groupsByTag();
    void readsOperations();
    void readsSchemasThroughComponents();
    void findsUsers();
    void filters_data();
    void filters();
    void placesNothingOverAnother_data();
    void placesNothingOverAnother();
    void hasTheAspect();
    void findsParts();
    void linesLeadToSchemas();
    void showsText();
    void writesSvg();
    void isDrawnByABrowser();
    void writesMermaid();
    void mermaidStaysInItsLimits();
    void readsLongPaths();
    void staysInItsLimits();
    void leadsLinesToTheRest();
    void shortensLabels();
    void findsOperationsOfRequests_data();
    void findsOperationsOfRequests();
};

namespace {

const QByteArray Shop = R"(openapi: 3.1.0
security: [{key: []}]
paths:
  /books:
    get: {summary: List books, operationId: listBooks, tags: [books], responses: {'200': {$ref: '#/components/responses/Books'}}}
    post: {tags: [books, admin], security: [{login: []}, {}], responses: {}}
  /books/{bookId}:
    get:
      security: [{token: []}]
      deprecated: true
      tags: [books]
      responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
  /books/{bookId}/pages/{page}:
    get: {responses: {}}
  /books/{bookId}/pages/{page}/notes:
    get: {responses: {}}
  /authors/all:
    get: {security: [], responses: {}}
components:
  responses:
    Books: {content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}
  schemas:
    Book: {properties: {author: {$ref: '#/components/schemas/Author'}, next: {$ref: '#/components/schemas/Book'}}}
    Author: {}
    Unused: {}
  securitySchemes:
    key: {type: apiKey}
    login: {type: http, scheme: basic}
    token: {type: oauth2}
)";

ApiMap mapOf(const QByteArray &text, Grouping grouping = Grouping::Path)
{
    return apimap::readMap(description::Description(Snapshot::parse(text, Format::Yaml)), grouping);
}

apimap::MapSizes sizes()
{
    apimap::MapSizes sizes;
    sizes.titleWidth = [](const QString &text) { return qreal(text.size()) * 8; };
    sizes.textWidth = [](const QString &text) { return qreal(text.size()) * 7; };
    sizes.badgeWidth = [](const QString &method) { return qreal(method.size()) * 7 + 8; };
    return sizes;
}

QStringList rowsOf(const ApiMap &map)
{
    QStringList rows;
    for (const auto &group : map.groups) {
        rows += u'[' + group.title + u']';
        for (const auto &row : group.rows) {
            QString text = QString(row.depth, u'.') + row.label;
            for (const int operation : row.operations)
                text += u' ' + QString::fromLatin1(map.operations.at(operation).method);
            rows += text;
        }
    }
    return rows;
}

/** Returns an API with that many paths, each with an operation and a schema. */
QByteArray largeApi(int paths)
{
    QByteArray text = "openapi: 3.1.0\npaths:\n";
    QByteArray schemas;
    for (int i = 0; i < paths; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "  /things" + QByteArray::number(i / 7) + "/a" + number +
                ":\n    get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/S" +
                number + "'}}}}}}\n";
        schemas += "    S" + number + ": {}\n";
    }
    return text + "components:\n  schemas:\n" + schemas;
}

} // namespace

void TestApiMap::showsPathsAsTree()
{
    const QStringList expected{
        u"[/books]"_qs,      u"/books GET POST"_qs, u"./{bookId} GET"_qs,  u"../pages/{page} GET"_qs,
        u".../notes GET"_qs, u"[/authors]"_qs,      u"/authors/all GET"_qs};
    QCOMPARE(rowsOf(mapOf(Shop)), expected);
}

void TestApiMap::groupsByTag()
{
    const QStringList expected{u"[books]"_qs,
                               u"/books GET POST"_qs,
                               u"/books/{bookId} GET"_qs,
                               u"[admin]"_qs,
                               u"/books POST"_qs,
                               u"[]"_qs,
                               u"/books/{bookId}/pages/{page} GET"_qs,
                               u"/books/{bookId}/pages/{page}/notes GET"_qs,
                               u"/authors/all GET"_qs};
    QCOMPARE(rowsOf(mapOf(Shop, Grouping::Tag)), expected);
}

void TestApiMap::readsOperations()
{
    const ApiMap map = mapOf(Shop);
    QList<Access> access;
    for (const auto &operation : map.operations)
        access += operation.access;
    const QList<Access> expected{Access::Key, Access::Open, Access::Token, Access::Key, Access::Key, Access::Open};
    QCOMPARE(access, expected);
    QVERIFY(map.operations.at(2).isDeprecated);
    QCOMPARE(map.operations.first().operationId, u"listBooks"_qs);
    QCOMPARE(map.operations.first().place.pointer.toString(), u"/paths/~1books/get"_qs);
}

void TestApiMap::readsSchemasThroughComponents()
{
    const ApiMap map = mapOf(Shop);
    QCOMPARE(map.operations.at(0).schemas, QList<int>{0});
    QCOMPARE(map.operations.at(1).schemas, QList<int>());
    QCOMPARE(map.operations.at(2).schemas, QList<int>{0});
    QCOMPARE(map.schemas.at(0).schemas, QList<int>{1});
    const QList<int> all{0, 1};
    QCOMPARE(apimap::schemasOf(map, 0), all);
}

void TestApiMap::findsUsers()
{
    const ApiMap map = mapOf(Shop);
    const QList<int> users{0, 2};
    QCOMPARE(apimap::usersOf(map, 1), users);
    QCOMPARE(apimap::usersOf(map, 2), QList<int>());
}

void TestApiMap::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QList<QByteArray>>("schemas");
    QTest::newRow("a method and a word") << u"list GET"_qs << QStringList{u"[/books]"_qs, u"/books GET"_qs}
                                         << QList<QByteArray>{"Book"};
    QTest::newRow("a path") << u"notes"_qs << QStringList{u"[/books]"_qs, u"/books/{bookId}/pages/{page}/notes GET"_qs}
                            << QList<QByteArray>();
    QTest::newRow("a schema") << u"unused"_qs << QStringList() << QList<QByteArray>{"Unused"};
    QTest::newRow("nothing") << u"xyz"_qs << QStringList() << QList<QByteArray>();
}

void TestApiMap::filters()
{
    QFETCH(QString, text);
    const ApiMap part = apimap::filtered(mapOf(Shop), text);
    QTEST(rowsOf(part), "rows");
    QList<QByteArray> schemas;
    for (const auto &schema : part.schemas) {
        schemas += schema.name;
        for (const int other : schema.schemas)
            QVERIFY(other < part.schemas.size());
    }
    QTEST(schemas, "schemas");
    QVERIFY(apimap::filtered(mapOf(Shop), QString()) == mapOf(Shop));
}

void TestApiMap::placesNothingOverAnother_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("small") << Shop;
    QTest::newRow("large") << largeApi(600);
    QTest::newRow("one group") << largeApi(600).replace("/things", "/all/things");
    QTest::newRow("empty") << QByteArray("openapi: 3.1.0\n");
}

void TestApiMap::placesNothingOverAnother()
{
    QFETCH(QByteArray, text);
    const ApiMap map = mapOf(text);
    const auto layout = apimap::layOut(map, sizes());
    QList<QRectF> boxes = layout.schemas;
    qsizetype rows = 0;
    for (const auto &group : layout.groups) {
        boxes += group.rect;
        for (qsizetype i = 0; i < group.rows.size(); ++i) {
            QVERIFY(group.rect.contains(group.rows.at(i).rect));
            QVERIFY(i == 0 || group.rows.at(i).rect.top() >= group.rows.at(i - 1).rect.bottom());
            for (const auto &badge : group.rows.at(i).badges)
                QVERIFY(group.rows.at(i).rect.contains(badge.rect));
        }
        rows += group.rows.size();
    }
    qsizetype expected = 0;
    for (const auto &group : map.groups)
        expected += group.rows.size();
    QCOMPARE(rows, expected);
    QCOMPARE(layout.schemas.size(), map.schemas.size());
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        QVERIFY(QRectF(QPointF(), layout.size).adjusted(-1, -1, 1, 1).contains(boxes.at(i)));
        for (qsizetype other = 0; other < i; ++other)
            QVERIFY(!boxes.at(i).intersects(boxes.at(other)));
    }
}

void TestApiMap::hasTheAspect()
{
    const auto layout = apimap::layOut(mapOf(largeApi(600)), sizes());
    const qreal aspect = layout.size.width() / layout.size.height();
    QVERIFY2(aspect > 1.1 && aspect < 2.6, QByteArray::number(aspect).constData());
}

void TestApiMap::findsParts()
{
    const ApiMap map = mapOf(Shop);
    const auto layout = apimap::layOut(map, sizes());
    const auto &row = layout.groups.first().rows.first();
    QCOMPARE(apimap::partAt(layout, row.badges.at(1).rect.center()), (MapPart{MapPart::Kind::Operation, 0, 1}));
    QCOMPARE(apimap::partAt(layout, row.rect.topLeft() + QPointF(1, 1)), (MapPart{MapPart::Kind::Row, 0, 0}));
    QCOMPARE(apimap::partAt(layout, layout.schemas.at(1).center()), (MapPart{MapPart::Kind::Schema, 0, 1}));
    QCOMPARE(apimap::partAt(layout, QPointF(-5, -5)), MapPart());
}

void TestApiMap::linesLeadToSchemas()
{
    const ApiMap map = mapOf(Shop);
    const auto layout = apimap::layOut(map, sizes());
    const auto ofOperation = apimap::linesOf(map, layout, {MapPart::Kind::Operation, 0, 0});
    QCOMPARE(ofOperation.size(), 2);
    QVERIFY(ofOperation.at(0).isDirect);
    QVERIFY(!ofOperation.at(1).isDirect);
    for (const auto &line : ofOperation) {
        QVERIFY(line.from.x() < line.to.x());
        QVERIFY(layout.schemas.at(line.schema).adjusted(-1, 0, 0, 0).contains(line.to));
    }
    const auto ofSchema = apimap::linesOf(map, layout, {MapPart::Kind::Schema, 0, 1});
    QCOMPARE(ofSchema.size(), 2);
    QVERIFY(!ofSchema.first().isDirect);
    QVERIFY(apimap::linesOf(map, layout, {}).isEmpty());
}

void TestApiMap::showsText()
{
    const QString text = apimap::textOf(mapOf(Shop));
    QVERIFY(text.startsWith(u"/books\n  /books\n    GET List books: Book\n    POST\n    /books/{bookId}\n      GET "
                            u"(deprecated): Book\n"_qs));
    QVERIFY(text.endsWith(u"Schemas\n  Book: Author\n  Author\n  Unused\n"_qs));
}

void TestApiMap::writesSvg()
{
    const ApiMap map = mapOf(QByteArray(Shop).replace("List books", "'List <books> & \"more\"'"));
    const QByteArray svg = apimap::svgOf(map, apimap::layOut(map, sizes()), sizes(), u"Shop & \u0001"_qs);
    QXmlStreamReader reader(svg);
    int badges = 0;
    bool hasSummary = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"g")
            ++badges;
        hasSummary = hasSummary || (reader.isCharacters() && reader.text().contains(u"List <books> & \"more\""));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(badges, 6);
    QVERIFY(hasSummary);
}

void TestApiMap::isDrawnByABrowser()
{
    QVERIFY2(!support::HeadlessBrowser::program().isEmpty(), "chromium is one of the packages of ./dev test");
    const ApiMap map = mapOf(QByteArray(Shop).replace("/authors/all", "/a<b>&amp;книга"));
    const QByteArray svg = apimap::svgOf(map, apimap::layOut(map, sizes()), sizes(), u"Map of <shop>"_qs);
    const support::DrawnSvg drawn = support::drawnByBrowser(svg);
    QCOMPARE(drawn.fault, QString());
    QCOMPARE(drawn.notVisible, QStringList());
    QCOMPARE(drawn.outside, QStringList());
    QStringList expected;
    for (const auto &group : map.groups) {
        expected += group.title;
        for (const auto &row : group.rows) {
            expected += row.label;
            for (const int operation : row.operations)
                expected += QString::fromLatin1(map.operations.at(operation).method);
        }
    }
    for (const auto &schema : map.schemas)
        expected += QString::fromUtf8(schema.name);
    QCOMPARE(drawn.texts, expected);
}

void TestApiMap::writesMermaid()
{
    const QByteArray text = apimap::mermaidOf(mapOf(QByteArray(Shop).replace("/authors/all", "/a\"]b#c")));
    QVERIFY(text.startsWith("flowchart LR\n  subgraph g0[\"/books \"]\n    p0_0[\"/books<br>GET POST\"]\n"));
    QVERIFY(text.contains("p1_0[\"/a#34;]b#35;c<br>GET\"]"));
    QVERIFY(text.contains("  s0([\"Book\"])\n  p0_0 --> s0\n"));
    QCOMPARE(text.count("([\""), 1);
}

void TestApiMap::mermaidStaysInItsLimits()
{
    const QByteArray text = apimap::mermaidOf(mapOf(largeApi(3'000)));
    QVERIFY(QString::fromUtf8(text).size() <= apimap::MaximumMermaidCharacters);
    QVERIFY(text.count("-->") <= apimap::MaximumMermaidLines);
    QVERIFY(text.contains(" are left out.\n"));
}

/** A path can have more segments than the stack has room for. */
void TestApiMap::readsLongPaths()
{
    const QByteArray path = QByteArray("/a").repeated(200'000);
    const ApiMap map = mapOf("openapi: 3.1.0\npaths:\n  ? \"" + path + "\"\n  : get: {responses: {}}\n  ? \"" + path +
                             "b\"\n  : get: {responses: {}}\n");
    QCOMPARE(map.operations.size(), 2);
    QCOMPARE(map.groups.size(), 1);
    QCOMPARE(map.groups.first().rows.size(), 3);
}

void TestApiMap::staysInItsLimits()
{
    ApiMap map;
    map.operations.append(apimap::MapOperation());
    apimap::MapRow many;
    many.operations = QList<int>(30, 0);
    map.groups.append({u"/many"_qs, {many}});
    for (int group = 0; group < 10; ++group)
        map.groups.append({u"/g"_qs, QList<apimap::MapRow>(1'200)});
    const ApiMap part = apimap::limited(map, u"%1 more"_qs);
    qsizetype rows = 0;
    int more = 0;
    for (const auto &group : part.groups) {
        for (const auto &row : group.rows) {
            rows += row.moreCount > 0 ? 0 : 1;
            more += row.moreCount;
            QVERIFY(row.operations.size() <= apimap::MaximumRowOperations);
            if (row.moreCount > 0)
                QCOMPARE(row.label, u"%1 more"_qs.arg(row.moreCount));
        }
        QVERIFY(group.rows.size() <= apimap::MaximumGroupRows + 2);
    }
    QVERIFY(rows <= apimap::MaximumMapRows);
    // Nothing is left out without being counted: operations of the first row, and rows.
    QCOMPARE(rows + more, 1 + 10 + 10 * 1'200);
    const ApiMap small = mapOf(Shop);
    QCOMPARE(apimap::limited(small, u"%1 more"_qs), small);
}

void TestApiMap::leadsLinesToTheRest()
{
    const ApiMap part = apimap::limited(mapOf(largeApi(int(apimap::MaximumMapSchemas) + 5)), u"%1 more"_qs);
    QCOMPARE(part.schemas.size(), apimap::MaximumMapSchemas);
    const int rest = int(part.schemas.size()) - 1;
    QCOMPARE(part.schemas.last().moreCount, 6);
    QCOMPARE(part.schemas.last().name, QByteArray("6 more"));
    QCOMPARE(apimap::usersOf(part, rest).size(), 6);
    const apimap::MapLayout layout = apimap::layOut(part, sizes());
    QCOMPARE(apimap::linesOf(part, layout, {MapPart::Kind::Schema, 0, rest}).size(), 6);
}

void TestApiMap::shortensLabels()
{
    QCOMPARE(apimap::shownLabel(u"/books"_qs), u"/books"_qs);
    const QString shown = apimap::shownLabel(u"/a"_qs + QString(500, u'x') + u"/z"_qs);
    QVERIFY(shown.size() <= apimap::MaximumMapLabel && shown.startsWith(u"/a") && shown.endsWith(u"/z"));
    QVERIFY(shown.contains(u'…'));
}

void TestApiMap::findsOperationsOfRequests_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("literal") << QByteArray("GET") << QByteArray("/books") << QByteArray("/books");
    QTest::newRow("other method") << QByteArray("PUT") << QByteArray("/books") << QByteArray();
    QTest::newRow("in braces") << QByteArray("GET") << QByteArray("/books/7") << QByteArray("/books/{bookId}");
    QTest::newRow("encoded") << QByteArray("GET") << QByteArray("/%62ooks") << QByteArray("/books");
    QTest::newRow("deep") << QByteArray("GET") << QByteArray("/books/7/pages/1/notes")
                          << QByteArray("/books/{bookId}/pages/{page}/notes");
    QTest::newRow("nothing in the braces") << QByteArray("GET") << QByteArray("/books/") << QByteArray();
    QTest::newRow("too long") << QByteArray("GET") << QByteArray("/books/7/a/b") << QByteArray();
    QTest::newRow("literal before braces") << QByteArray("GET") << QByteArray("/files/new") << QByteArray("/files/new");
    QTest::newRow("braces if the literal leads nowhere")
        << QByteArray("GET") << QByteArray("/files/new/text") << QByteArray("/files/{name}/text");
    QTest::newRow("part of a segment") << QByteArray("GET") << QByteArray("/r/7.json") << QByteArray("/r/{id}.json");
    QTest::newRow("other end") << QByteArray("GET") << QByteArray("/r/7.xml") << QByteArray();
    QTest::newRow("more segments than any path")
        << QByteArray("GET") << QByteArray("/a").repeated(100'000) << QByteArray();
}

void TestApiMap::findsOperationsOfRequests()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    const ApiMap map = mapOf(QByteArray(Shop).replace("components:\n  responses", R"(  /files/{name}/text: {get: {}}
  /files/new: {get: {}}
  /r/{id}.json: {get: {}}
components:
  responses)"));
    const std::optional<int> found = apimap::OperationSearch(map).find(method, path);
    QTEST(found ? map.operations.at(*found).path : QByteArray(), "found");
}

GATEWRIGHT_TEST(TestApiMap, QCoreApplication)
#include "testapimap.moc"
