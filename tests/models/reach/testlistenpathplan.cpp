#include "listenpathplan.h"
#include "routetable.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using reach::ListenPathPlan;
using reach::ServedApi;

/** The listen paths of definitions in the order in which a gateway tries them. */
class TestListenPathPlan final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheDefinitionOfARequest_data();
    void findsTheDefinitionOfARequest();
    void agreesWithTheRoutesOfTheGateway();
};

namespace {

ServedApi api(const QByteArray &listenPath, const QString &domain = {})
{
    ServedApi api;
    api.title = QString::fromUtf8(listenPath);
    api.documentPath = api.title;
    api.hasExtension = true;
    api.isActive = true;
    api.listenPath = listenPath;
    api.customDomain = domain;
    return api;
}

} // namespace

void TestListenPathPlan::findsTheDefinitionOfARequest_data()
{
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *request, const char *expected) {
        QTest::newRow(request) << QString::fromUtf8(request) << QString::fromUtf8(expected);
    };
    row("/shop", "/shop");
    row("/shop/", "/shop");
    row("  /shop/books  ", "/shop");
    row("shop", "/shop");
    row("/shopping", "");
    row("/shop?next=/other", "/shop");
    row("/shop#part", "/shop");
    row("/other/x", "/other");
    row("http://127.0.0.1:8080/shop", "/shop");
    row("https://one.example/other/x", "/other");
    row("https://ONE.example/shop", "");
    row("https://two.example/other", "");
    row("/caf%C3%A9", "/café");
    row("/café/x", "/café");
    row("", "");
    row("http://", "");
}

void TestListenPathPlan::findsTheDefinitionOfARequest()
{
    QFETCH(QString, request);
    QFETCH(QString, expected);
    const ListenPathPlan plan({api("/shop"), api("/other", u"one.example"_qs), api("/café")});
    const ListenPathPlan::Match match = plan.find(request);
    QCOMPARE(match.row < 0 ? QString() : plan.rows().at(match.row).api.title, expected);
}

/** Random listen paths and requests: the plan and the route table of the gateway choose the same definition. */
void TestListenPathPlan::agreesWithTheRoutesOfTheGateway()
{
    QRandomGenerator random(20261129);
    const QByteArrayList parts{"a", "b", "ab", "{x}", "{n:[0-9]+}", "7", "{x}.json"};
    const QByteArrayList words{"a", "b", "ab", "abc", "7", "77", "a.json", "zz"};
    const auto pathOf = [&random](const QByteArrayList &from, int most) {
        QByteArray path;
        for (int i = 0, count = 1 + int(random.bounded(most)); i < count; ++i)
            path += '/' + from.at(random.bounded(int(from.size())));
        return random.bounded(4) == 0 ? path + '/' : path;
    };
    int matches = 0;
    for (int round = 0; round < 300; ++round) {
        const bool prefixMatch = random.bounded(2) == 0;
        QList<ServedApi> apis;
        QList<routing::Route> routes;
        for (int i = 0; i < 5; ++i) {
            apis.append(api(pathOf(parts, 2)));
            apis.last().documentPath = QString::number(i);
            routing::Route route;
            route.documentPath = apis.constLast().documentPath;
            route.listenPath = apis.constLast().listenPath;
            routes.append(route);
        }
        const ListenPathPlan plan(apis, prefixMatch);
        const routing::RouteTable table(routes, prefixMatch);
        for (int i = 0; i < 20; ++i) {
            const QByteArray request = pathOf(words, 3);
            const routing::Route *route = table.match(request);
            const ListenPathPlan::Match match = plan.find(QString::fromLatin1(request));
            QCOMPARE(match.row < 0 ? QString() : plan.rows().at(match.row).api.documentPath,
                     route ? route->documentPath : QString());
            matches += match.row >= 0 ? 1 : 0;
        }
    }
    QVERIFY(matches > 1'000);
}

GATEWRIGHT_TEST(TestListenPathPlan, QCoreApplication)
#include "testlistenpathplan.moc"
