#include "candidates.h"
#include "document.h"
#include "testprogram.h"

#include <QTest>

using explanation::Candidate;
using explanation::Miss;
using traffic::Exchange;

namespace {

constexpr char Shop[] = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /pets:
    get: {responses: {'200': {description: OK}}}
    post: {responses: {'200': {description: OK}}}
  /pets/{id}:
    get: {responses: {'200': {description: OK}}}
  /pets/mine:
    get: {responses: {'200': {description: OK}}}
  /pets/{id}/photo.{format}:
    get: {responses: {'200': {description: OK}}}
  /orders:
    get: {responses: {'200': {description: OK}}}
  /orders/{id}/lines/{line}:
    get: {responses: {'200': {description: OK}}}
)";

Exchange requestTo(const QByteArray &method, const QByteArray &target, qsizetype matched = 0)
{
    Exchange exchange;
    exchange.documentPath = u"/files/shop.yaml"_qs;
    exchange.request.method = method;
    exchange.request.target = target;
    exchange.decision.routes = {{u"shop"_qs, u"/files/shop.yaml"_qs, u"/x-vendor-api-gateway"_qs, "/shop/", {}},
                                {u"pets"_qs, u"/files/pets.yaml"_qs, u"/x-vendor-api-gateway"_qs, "/pets", {}},
                                {u"all"_qs, u"/files/all.yaml"_qs, u"/x-vendor-api-gateway"_qs, "/", {}}};
    exchange.decision.matched = matched;
    return exchange;
}

/** `GET /pets: Method 0 POST|GET`, a line for each candidate. */
QString linesOf(const QList<Candidate> &candidates)
{
    const char *const misses[] = {"None", "Method", "Segment", "TooShort", "TooLong", "Specific"};
    static_assert(std::size(misses) == explanation::Misses);
    QStringList lines;
    for (const Candidate &candidate : candidates)
        lines.append(u"%1 %2: %3 %4 %5|%6"_qs.arg(
            QString::fromUtf8(candidate.method), QString::fromUtf8(candidate.path),
            QLatin1String(misses[static_cast<int>(candidate.miss)]), QString::number(candidate.segment),
            QString::fromUtf8(candidate.expected), QString::fromUtf8(candidate.actual)));
    return lines.join(u'\n');
}

QList<Candidate> operationsFor(const QByteArray &method, const QByteArray &target)
{
    const document::Document document(Shop, document::Format::Yaml);
    return explanation::operationCandidates(requestTo(method, target), description::Description(document.snapshot()));
}

} // namespace

class TestCandidates : public QObject
{
    Q_OBJECT

private slots:
    void sortsOperationsByDistance_data();
    void sortsOperationsByDistance();
    void linksToTheOperation();
    void listsTheRouteThatMatchedFirst();
    void findsTheNearestListenPath();
    void listsAtMostFiveOthers();
    void hasNothingForAnImportedExchange();
};

void TestCandidates::sortsOperationsByDistance_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QString>("firstLines");
    QTest::newRow("matched, and another method") << QByteArray("GET") << QByteArray("/shop/pets?x=/orders")
                                                 << u"GET /pets: None 0 |\nPOST /pets: Method 0 POST|GET"_qs;
    QTest::newRow("method") << QByteArray("DELETE") << QByteArray("/shop/orders")
                            << u"GET /orders: Method 0 GET|DELETE"_qs;
    QTest::newRow("segment") << QByteArray("GET") << QByteArray("/shop/petz")
                             << u"GET /pets: Segment 1 pets|petz\nPOST /pets: Segment 1 pets|petz"_qs;
    QTest::newRow("specific") << QByteArray("GET") << QByteArray("/shop/pets/mine")
                              << u"GET /pets/mine: None 0 |\nGET /pets/{id}: Specific 0 |"_qs;
    QTest::newRow("too short") << QByteArray("GET") << QByteArray("/shop/orders/7/lines")
                               << u"GET /orders/{id}/lines/{line}: TooShort 4 {line}|"_qs;
    QTest::newRow("too long") << QByteArray("GET") << QByteArray("/shop/orders/7") << u"GET /orders: TooLong 2 |7"_qs;
    QTest::newRow("part of a segment") << QByteArray("GET") << QByteArray("/shop/pets/7/photo.png")
                                       << u"GET /pets/{id}/photo.{format}: None 0 |"_qs;
    QTest::newRow("other part of a segment")
        << QByteArray("GET") << QByteArray("/shop/pets/7/photos.png")
        << u"GET /pets/{id}: TooLong 3 |photos.png\nGET /pets/{id}/photo.{format}: Segment 3 photo.{format}|photos.png"_qs;
    QTest::newRow("encoded") << QByteArray("GET") << QByteArray("/shop/p%65ts") << u"GET /pets: None 0 |"_qs;
}

void TestCandidates::sortsOperationsByDistance()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    QFETCH(QString, firstLines);
    const QString lines = linesOf(operationsFor(method, target));
    QVERIFY2(lines.startsWith(firstLines + u'\n'), qPrintable(lines));
}

void TestCandidates::linksToTheOperation()
{
    const Candidate first = operationsFor("POST", "/shop/pets").first();
    QCOMPARE(first.documentPath, u"/files/shop.yaml"_qs);
    QCOMPARE(first.pointer, u"/paths/~1pets/post"_qs);
}

void TestCandidates::listsTheRouteThatMatchedFirst()
{
    const QList<Candidate> routes = explanation::routeCandidates(requestTo("GET", "/shop/pets"));
    QCOMPARE(linesOf(routes), u" /shop/: None 0 |\n /: Specific 0 |\n /pets: Segment 1 pets|shop"_qs);
    QCOMPARE(routes.last().documentPath, u"/files/pets.yaml"_qs);
    QCOMPARE(routes.last().pointer, u"/x-vendor-api-gateway/server/listenPath/value"_qs);
}

void TestCandidates::findsTheNearestListenPath()
{
    Exchange exchange = requestTo("GET", "/petz", -1);
    exchange.decision.routes.removeLast();
    QCOMPARE(linesOf(explanation::routeCandidates(exchange)),
             u" /pets: Segment 1 pets|petz\n /shop/: Segment 1 shop|petz"_qs);
}

void TestCandidates::listsAtMostFiveOthers()
{
    Exchange exchange = requestTo("GET", "/x", -1);
    for (int more = 0; more < 20; ++more)
        exchange.decision.routes.append(exchange.decision.routes.first());
    QCOMPARE(explanation::routeCandidates(exchange).size(), explanation::MaximumNearest);
    exchange.decision.matched = 2;
    QCOMPARE(explanation::routeCandidates(exchange).size(), explanation::MaximumNearest + 1);
}

void TestCandidates::hasNothingForAnImportedExchange()
{
    Exchange exchange = requestTo("GET", "/x");
    exchange.decision = {};
    QVERIFY(explanation::routeCandidates(exchange).isEmpty());
}

GATEWRIGHT_TEST(TestCandidates, QCoreApplication)
#include "testcandidates.moc"
