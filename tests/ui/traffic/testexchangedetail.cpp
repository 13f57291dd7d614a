#include "banner.h"
#include "exchangesfixture.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabWidget>

using support::click;
using support::control;

class TestExchangeDetail final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void showsTheSelectedExchange();
    void masksSecretsUntilTheyAreRevealed();
    void aCauseLeadsToItsSetting();
    void saysWhyNothingWasSent_data();
    void saysWhyNothingWasSent();
    void leadsToTheSettingInTheWay();
    void showsWhatTheEditedDefinitionWouldSend();

private:
    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestExchangeDetail::showsTheSelectedExchange()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    auto *rows = control<QTableView>(*m_fixture->page, "beforeAfter");
    QVERIFY(rows->isVisible());
    QCOMPARE(rows->model()->rowCount(), 6);
    QCOMPARE(rows->model()->index(0, 2).data().toString(), u"GET /v1/books?page=2"_qs);
    QVERIFY(rows->model()->index(4, 1).data().toString().startsWith(u"− removed"_qs));
    auto *tabs = control<QTabWidget>(*m_fixture->page, "exchangeTabs");
    tabs->setCurrentIndex(1);
    QVERIFY(control<QPlainTextEdit>(*m_fixture->page, "responseBody")->toPlainText().contains(u"Signal and Noise"_qs));
    click(*m_fixture->page, "bodyHex");
    QVERIFY(control<QPlainTextEdit>(*m_fixture->page, "responseBody")->toPlainText().startsWith(u"00000000  7b"_qs));
}

void TestExchangeDetail::masksSecretsUntilTheyAreRevealed()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    const auto *model = control<QTableView>(*m_fixture->page, "beforeAfter")->model();
    QVERIFY(!model->index(2, 0).data().toString().contains(u"client-token"_qs));
    QVERIFY(!model->index(2, 2).data().toString().contains(u"a2lt"_qs));
    click(*m_fixture->page, "showSecrets");
    QVERIFY(model->index(2, 2).data().toString().contains(u"a2ltOnNlY3JldA=="_qs));
    m_fixture->page->hide();
    m_fixture->page->show();
    QVERIFY(!model->index(2, 2).data().toString().contains(u"a2lt"_qs));
}

void TestExchangeDetail::aCauseLeadsToItsSetting()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    auto *rows = control<QTableView>(*m_fixture->page, "beforeAfter");
    support::clickRow(*rows, rows->model()->index(2, 1));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"/home/kim/bookshop.yaml"_qs);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs);
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
    support::clickRow(*rows, rows->model()->index(4, 1));
    QCOMPARE(asked.size(), 2);
}

namespace {

/** The bookshop's call, answered by the gateway itself. */
traffic::Exchange answeredByTheGateway(int status, const QByteArray &reason, const QByteArray &body = {})
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.reachedUpstream = false;
    exchange.upstreamRequest = {};
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    exchange.gatewayReason = traffic::gatewayErrorOf(reason).value();
    exchange.response = {status, {}, {}, 1};
    exchange.responseBody.bytes = body;
    return exchange;
}

traffic::Exchange withoutAValue()
{
    return answeredByTheGateway(
        500, "not-sendable",
        R"({"error":"…","rule":"reference-unresolved","pointer":"/x-vendor-api-gateway/upstream/authentication/basicAuth/password"})");
}

} // namespace

void TestExchangeDetail::saysWhyNothingWasSent_data()
{
    QTest::addColumn<traffic::Exchange>("exchange");
    QTest::addColumn<QString>("reason");
    QTest::newRow("sent") << support::bookshopExchange() << QString();
    QTest::newRow("no such API") << answeredByTheGateway(404, "not-found")
                                 << u"Not sent upstream. No active API has a listen path that matches the request."_qs;
    QTest::newRow("foreign host") << answeredByTheGateway(403, "host-refused")
                                  << u"Not sent upstream. The Host of the request is not a loopback name."_qs;
    QTest::newRow("reference without a value")
        << withoutAValue()
        << u"Not sent upstream. The setting “upstream.authentication.basicAuth.password” is invalid: its reference has no value."_qs;
    QTest::newRow("an answer of another program")
        << answeredByTheGateway(500, "not-sendable", "no JSON")
        << u"Not sent upstream. A setting of the API is invalid, so nothing was sent."_qs;
}

void TestExchangeDetail::saysWhyNothingWasSent()
{
    QFETCH(traffic::Exchange, exchange);
    QFETCH(QString, reason);
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    auto *banner = control<widgets::Banner>(*m_fixture->page, "beforeAfterReason");
    QCOMPARE(banner->isVisible(), !reason.isEmpty());
    QCOMPARE(banner->text(), reason);
}

void TestExchangeDetail::leadsToTheSettingInTheWay()
{
    m_fixture->record(withoutAValue());
    m_fixture->selectRow(0);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    click(*m_fixture->page, "beforeAfterObstacle");
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/upstream/authentication/basicAuth/password"_qs);
    m_fixture->record();
    m_fixture->selectRow(1);
    QVERIFY(!control<QWidget>(*m_fixture->page, "beforeAfterReason")->isVisible());
}

void TestExchangeDetail::showsWhatTheEditedDefinitionWouldSend()
{
    const QByteArray shop = "openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n"
                            "  server: {listenPath: {value: /shop/, strip: true}}\n"
                            "  upstream:\n    url: https://stock.example/v1\n";
    document::Document &definition = m_fixture->definitions.addUntitled(u"shop"_qs, shop, document::Format::Yaml)
                                         ->document();
    QTRY_COMPARE(m_fixture->routes.routes().routes().size(), 1);
    m_fixture->record();
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(3);
    const auto *rows = control<QTableView>(*m_fixture->page, "whatIf");
    QVERIFY(rows->isVisible());
    QCOMPARE(rows->model()->index(0, 2).data().toString(), u"GET /v1/books?page=2"_qs);
    const auto *verdict = control<QLabel>(*m_fixture->page, "whatIfVerdict");
    QVERIFY(verdict->text().contains(u"is different"));

    QVERIFY(definition.set({"x-vendor-api-gateway", "upstream", "url"},
                           document::Value::string(u"https://stock.example/v2"_qs)));
    QTRY_COMPARE(rows->model()->index(0, 2).data().toString(), u"GET /v2/books?page=2"_qs);
    QVERIFY(definition.set({"x-vendor-api-gateway", "server", "listenPath", "value"},
                           document::Value::string(u"/elsewhere/"_qs)));
    QTRY_COMPARE(control<widgets::Banner>(*m_fixture->page, "whatIfReason")->text(),
                 u"Not sent upstream. No active API has a listen path that matches the request."_qs);
    QVERIFY(m_fixture->sender.sent.isEmpty());
}

GATEWRIGHT_TEST(TestExchangeDetail, QApplication)
#include "testexchangedetail.moc"
