#include "beforeaftermodel.h"
#include "exchangesamples.h"
#include "redact.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QTest>

using items::LineKind;

class TestBeforeAfter final : public QObject
{
    Q_OBJECT

private slots:
    void laysTheTwoRequestsNextToEachOther();
    void givesEachLineItsCause();
    void comparesSecretsBeforeTheyAreMasked();
    void keepsDuplicatesApart();
    void showsTheClientAloneWhenNothingWasSentOn();
    void modelShowsThreeColumns();
};

namespace {

/** The rows as text, so that a failure shows the whole difference. */
QString printedRows(const QList<items::BeforeAfterRow> &rows)
{
    static const QHash<LineKind, QChar> symbols{{LineKind::Same, u' '},
                                                {LineKind::Added, u'+'},
                                                {LineKind::Removed, u'-'},
                                                {LineKind::Changed, u'~'},
                                                {LineKind::NotSent, u'!'}};
    QStringList lines;
    for (const items::BeforeAfterRow &row : rows)
        lines.append(
            u"%1 %2 | %3"_qs.arg(symbols.value(row.kind))
                .arg(QString::fromUtf8(row.client.value_or("")), QString::fromUtf8(row.upstream.value_or(""))));
    return lines.join(u'\n');
}

} // namespace

void TestBeforeAfter::laysTheTwoRequestsNextToEachOther()
{
    const traffic::Exchange exchange = support::bookshopExchange();
    QCOMPARE(printedRows(items::alignBeforeAfter(exchange, exchange)),
             QStringLiteral("~ GET /shop/books?page=2 | GET /v1/books?page=2\n"
                            "~ Host: localhost:8080 | Host: stock.example\n"
                            "~ Authorization: Bearer client-token | Authorization: Basic a2ltOnNlY3JldA==\n"
                            "  Accept: application/json | Accept: application/json\n"
                            "- Connection: keep-alive | \n"
                            "+  | X-Forwarded-For: 127.0.0.1"));
}

void TestBeforeAfter::givesEachLineItsCause()
{
    const traffic::Exchange exchange = support::bookshopExchange();
    const auto rows = items::alignBeforeAfter(exchange, exchange);
    using Reason = traffic::ChangeReason;
    QCOMPARE(rows.at(0).causes.size(), 2);
    QCOMPARE(rows.at(0).causes.at(1).reason, Reason::UpstreamUrlJoined);
    QCOMPARE(rows.at(1).causes.value(0).reason, Reason::HostOfUpstream);
    QCOMPARE(rows.at(2).causes.value(0).reason, Reason::UpstreamBasicAuthentication);
    QVERIFY(rows.at(3).causes.isEmpty());
    QCOMPARE(rows.at(4).causes.value(0).reason, Reason::HopByHop);
    QCOMPARE(rows.at(5).causes.value(0).reason, Reason::ForwardedFor);
}

void TestBeforeAfter::comparesSecretsBeforeTheyAreMasked()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.upstreamRequest.headers.set("Authorization", "Bearer another-token");
    const auto rows = items::alignBeforeAfter(exchange, *traffic::Redactor().exchange(exchange));
    QCOMPARE(rows.at(2).kind, LineKind::Changed);
    QCOMPARE(rows.at(2).client.value(), rows.at(2).upstream.value());
    QVERIFY(!printedRows(rows).contains(u"token"_qs));
}

void TestBeforeAfter::keepsDuplicatesApart()
{
    traffic::Exchange exchange;
    exchange.reachedUpstream = true;
    exchange.request = {"GET", "/", {}, 1};
    exchange.upstreamRequest = {"GET", "/", {}, 1};
    for (const char *value : {"a", "b"})
        exchange.request.headers.append("Via", value);
    exchange.upstreamRequest.headers.append("Via", "a");
    QCOMPARE(printedRows(items::alignBeforeAfter(exchange, exchange)), QStringLiteral("  GET / | GET /\n"
                                                                                      "  Via: a | Via: a\n"
                                                                                      "- Via: b | "));
}

void TestBeforeAfter::showsTheClientAloneWhenNothingWasSentOn()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.reachedUpstream = false;
    const auto rows = items::alignBeforeAfter(exchange, exchange);
    QCOMPARE(rows.size(), 5);
    for (const auto &row : rows)
        QCOMPARE(row.kind, LineKind::NotSent);
}

void TestBeforeAfter::modelShowsThreeColumns()
{
    items::BeforeAfterModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setTitles({u"a"_qs, u"b"_qs, u"c"_qs});
    model.setCauseText([](const items::BeforeAfterRow &row) { return QString::number(row.causes.size()); });
    const traffic::Exchange exchange = support::bookshopExchange();
    model.setRows(items::alignBeforeAfter(exchange, exchange));
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.index(0, 1).data().toString(), u"2"_qs);
    QCOMPARE(model.index(0, 1).data(items::BeforeAfterModel::PointerRole).toString(),
             u"/x-vendor-api-gateway/server/listenPath/strip"_qs);
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"c"_qs);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

GATEWRIGHT_TEST(TestBeforeAfter, QCoreApplication)
#include "testbeforeafter.moc"
