#include "routetable.h"
#include "testprogram.h"

#include <QTest>

using routing::Route;
using routing::RouteTable;

namespace {

RouteTable table(const QList<QByteArray> &paths)
{
    QList<Route> routes;
    for (const QByteArray &path : paths) {
        Route route;
        route.listenPath = path;
        route.apiName = QString::number(routes.size());
        routes.append(route);
    }
    return RouteTable(routes);
}

} // namespace

class TestRouteTable : public QObject
{
    Q_OBJECT

private slots:
    void choosesTheLongest_data();
    void choosesTheLongest();
    void servesTheFirstOfTwoEqualPaths();
    void isEmptyByDefault();
    void sharesItsRoutesAmongCopies();
};

void TestRouteTable::choosesTheLongest_data()
{
    QTest::addColumn<QList<QByteArray>>("paths");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("chosen");
    const QList<QByteArray> nested{"/", "/a/", "/a/b/", "/a/b"};
    QTest::newRow("deepest") << nested << QByteArray("/a/b/c?x=/") << QByteArray("/a/b/");
    QTest::newRow("without its slash") << nested << QByteArray("/a/b") << QByteArray("/a/b");
    QTest::newRow("in the middle") << nested << QByteArray("/a/c") << QByteArray("/a/");
    QTest::newRow("root for the rest") << nested << QByteArray("/b") << QByteArray("/");
    QTest::newRow("none") << QList<QByteArray>{"/a/"} << QByteArray("/b") << QByteArray();
    QTest::newRow("query is no path") << QList<QByteArray>{"/a/"} << QByteArray("/?/a/") << QByteArray();
    QTest::newRow("absolute form") << nested << QByteArray("http://h/a/b/c") << QByteArray("/a/b/");
    QTest::newRow("absolute form without a path") << nested << QByteArray("http://h") << QByteArray("/");
    QTest::newRow("literal before a parameter of the same length")
        << QList<QByteArray>{"/{i}/", "/abc/"} << QByteArray("/abc/") << QByteArray("/abc/");
    QTest::newRow("wrong pattern is passed over")
        << QList<QByteArray>{"/{id:[}/long", "/"} << QByteArray("/x") << QByteArray("/");
    QTest::newRow("asterisk") << nested << QByteArray("*") << QByteArray();
}

void TestRouteTable::choosesTheLongest()
{
    QFETCH(const QList<QByteArray>, paths);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, chosen);
    const RouteTable routes = table(paths);
    const Route *route = routes.match(target);
    QCOMPARE(route ? route->listenPath : QByteArray(), chosen);
}

void TestRouteTable::servesTheFirstOfTwoEqualPaths()
{
    const RouteTable routes = table({"/a/", "a/"});
    QCOMPARE(routes.match("/a/x")->apiName, u"0"_qs);
}

void TestRouteTable::isEmptyByDefault()
{
    QVERIFY(RouteTable().routes().isEmpty());
    QVERIFY(!RouteTable().match("/"));
}

void TestRouteTable::sharesItsRoutesAmongCopies()
{
    RouteTable first = table({"/a"});
    const RouteTable second = first;
    const Route *route = second.match("/a");
    first = {};
    QCOMPARE(route->listenPath, "/a");
    QCOMPARE(second.match("/a"), route);
}

GATEWRIGHT_TEST(TestRouteTable, QCoreApplication)
#include "testroutetable.moc"
