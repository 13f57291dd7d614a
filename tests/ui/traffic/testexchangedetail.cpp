#include "banner.h"
#include "description.h"
#include "exchangesfixture.h"
#include "loadedbody.h"
#include "maskedexchange.h"
#include "rowsview.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTreeWidget>

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
    void showsBothRequests();
    void showsNoControlsWithoutABody();
    void formatsALongBodyOnAWorker();
    void findsTextInABody();
    void saysThatABodyIsTruncated();
    void masksALargeBodyOnAWorker();
    void aCauseLeadsToItsSetting();
    void saysWhyNothingWasSent_data();
    void saysWhyNothingWasSent();
    void leadsToTheSettingInTheWay();
    void leadsToThePermissionThatIsMissing();
    void offersTheEcho();
    void listsTheReasons();
    void listsWhatTheMockFound();
    void saysThatNothingWasChanged();
    void listsWhatMatchedAndWhatDidNot();
    void showsWhatTheEditedDefinitionWouldSend();

private:
    /** The whole text of a body view, visible or not. */
    [[nodiscard]] QString shownBody(const char *name) const
    {
        const bodies::BodyRowsPtr rows = control<traffic::RowsView>(*m_fixture->page, name)->bodyRows();
        return rows ? QString::fromUtf8(bodies::textBetween(*rows, {}, {rows->rowCount() - 1, 10'000}, 1'000'000))
                    : QString();
    }

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
    tabs->setCurrentIndex(2);
    QVERIFY(shownBody("responseBody").contains(u"Signal and Noise"_qs));
    click(*m_fixture->page, "responseBodyHex");
    QVERIFY(shownBody("responseBody").startsWith(u"00000000  7b"_qs));
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

void TestExchangeDetail::showsBothRequests()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.requestBody = {QByteArray(R"({"title":"Noise"})"), 17};
    m_fixture->record(exchange);
    exchange.request = exchange.upstreamRequest;
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(1);
    const auto *line = control<QLabel>(*m_fixture->page, "requestLine");
    const auto *headers = control<QTableView>(*m_fixture->page, "requestHeaders")->model();
    const auto valueOf = [headers](const QString &name) {
        const QModelIndexList found = headers->match(headers->index(0, 0), Qt::DisplayRole, name);
        return found.isEmpty() ? QString() : found.first().siblingAtColumn(1).data().toString();
    };
    QCOMPARE(line->text(), u"GET /shop/books?page=2 HTTP/1.1"_qs);
    QCOMPARE(shownBody("requestBody"), u"{\n  \"title\": \"Noise\"\n}"_qs);
    QVERIFY(!valueOf(u"Authorization"_qs).contains(u"client-token"_qs));
    click(*m_fixture->page, "requestToUpstream");
    QCOMPARE(line->text(), u"GET /v1/books?page=2 HTTP/1.1"_qs);
    QVERIFY(valueOf(u"Authorization"_qs).startsWith(u"Basic"_qs));
    QVERIFY(!valueOf(u"Authorization"_qs).contains(u"a2lt"_qs));
    m_fixture->selectRow(1);
    QVERIFY(!control(*m_fixture->page, "requestToUpstream")->isVisible());
}

void TestExchangeDetail::showsNoControlsWithoutABody()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.responseBody = {};
    m_fixture->record(exchange);
    m_fixture->record();
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(2);
    const auto *note = control<QLabel>(*m_fixture->page, "responseBodyNote");
    for (const bool hasBody : {false, true}) {
        m_fixture->selectRow(hasBody ? 1 : 0);
        QCOMPARE(note->text() != u"No body"_qs, hasBody);
        for (const char *name : {"responseBodyPretty", "responseBodySearch", "responseBodySave", "responseBody"})
            QCOMPARE(control<QWidget>(*m_fixture->page, name)->isVisible(), hasBody);
    }
}

void TestExchangeDetail::formatsALongBodyOnAWorker()
{
    traffic::Exchange exchange = support::bookshopExchange();
    const QByteArray longText = QByteArray(traffic::MaximumLoadedHere, 'x');
    exchange.responseBody = {"[\"" + longText + "\"]", longText.size() + 4};
    m_fixture->record(exchange);
    m_fixture->record();
    const auto *note = control<QLabel>(*m_fixture->page, "responseBodyNote");
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(2);
    QTRY_VERIFY(shownBody("responseBody").startsWith(u"[\n  \"xxx"_qs));
    click(*m_fixture->page, "responseBodyRaw");
    QCOMPARE(note->text(), u"Formatting…"_qs);
    QVERIFY(shownBody("responseBody").isEmpty());
    QTRY_VERIFY(shownBody("responseBody").startsWith(u"[\"xxx"_qs));
    QVERIFY(note->text() != u"Formatting…"_qs);
    // The text of the first exchange is dropped when the second is chosen before it is ready.
    click(*m_fixture->page, "responseBodyPretty");
    m_fixture->selectRow(1);
    QVERIFY(shownBody("responseBody").contains(u"Signal and Noise"_qs));
    QTest::qWait(100);
    QVERIFY(shownBody("responseBody").contains(u"Signal and Noise"_qs));
}

void TestExchangeDetail::findsTextInABody()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.responseBody = {QByteArray("one two one"), 11};
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(2);
    auto *body = control<traffic::RowsView>(*m_fixture->page, "responseBody");
    auto *search = control<QLineEdit>(*m_fixture->page, "responseBodySearch");
    body->setFocus();
    QTest::keyClick(body, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"one"_qs);
    QCOMPARE(body->anchor().byte, 0);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(body->anchor().byte, 8);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(body->anchor().byte, 0);
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(body->anchor().byte, 8);
    QTest::keyClicks(search, u"x"_qs);
    QCOMPARE(control<QLabel>(*m_fixture->page, "responseBodyFound")->text(), u"Not found"_qs);
}

void TestExchangeDetail::saysThatABodyIsTruncated()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.responseBody = {QByteArray(2000, 'x'), 5000};
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    QCOMPARE(control<QLabel>(*m_fixture->page, "responseBodyNote")->text(),
             u"The first 2.0 kB of 5.0 kB; more was not recorded"_qs);
}

void TestExchangeDetail::masksALargeBodyOnAWorker()
{
    traffic::Exchange exchange = support::bookshopExchange();
    const QByteArray text = "{\"password\":\"s3cret-of-kim\",\"text\":\"" +
                            QByteArray(8 * traffic::MaximumMaskedHere, 'x') + "\"}";
    exchange.response.headers.set("Content-Type", "application/json");
    exchange.responseBody = {text, text.size()};
    m_fixture->record();
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    auto *tabs = control<QTabWidget>(*m_fixture->page, "exchangeTabs");
    tabs->setCurrentIndex(2);
    const auto hasSecret = [this] { return shownBody("responseBody").contains(u"s3cret-of-kim"_qs); };
    const auto isReady = [this] { return shownBody("responseBody").contains(u"xxx"_qs); };
    m_fixture->selectRow(1);
    // Until the worker is done, the exchange that was chosen before stays, dimmed.
    QVERIFY(!tabs->isEnabled());
    QVERIFY(shownBody("responseBody").contains(u"Signal and Noise"_qs));
    QTRY_VERIFY_WITH_TIMEOUT(tabs->isEnabled() && isReady(), 30'000);
    QVERIFY(!hasSecret());
    click(*m_fixture->page, "showSecrets");
    QTRY_VERIFY_WITH_TIMEOUT(hasSecret(), 30'000);
    // The masked exchange is known, so it is back immediately.
    click(*m_fixture->page, "showSecrets");
    QVERIFY(!hasSecret());
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30'000);
    QVERIFY(!hasSecret());
    // Secrets are not visible until those of another exchange are masked.
    m_fixture->selectRow(0);
    m_fixture->selectRow(1);
    click(*m_fixture->page, "showSecrets");
    click(*m_fixture->page, "showSecrets");
    QVERIFY(!hasSecret() && !tabs->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(tabs->isVisible() && isReady(), 30'000);
    QVERIFY(!hasSecret());
}

void TestExchangeDetail::aCauseLeadsToItsSetting()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    auto *rows = control<QTableView>(*m_fixture->page, "beforeAfter");
    // The first line is selected when the keyboard enters the table, so that Down goes to the second.
    rows->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(rows->selectionModel()->selectedRows().size(), 1);
    QCOMPARE(rows->currentIndex().row(), 0);
    support::clickRow(*rows, rows->model()->index(2, 1));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"/home/kim/bookshop.yaml"_qs);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs);
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
    support::clickRow(*rows, rows->model()->index(4, 1));
    QCOMPARE(asked.size(), 2);
    // A line without a setting says so, until another line is selected.
    const auto *banner = control<widgets::Banner>(*m_fixture->page, "beforeAfterReason");
    QVERIFY(!banner->isVisible());
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(banner->text(), u"No setting causes this: the gateway always does it."_qs);
    QTest::keyClick(rows, Qt::Key_Up);
    QVERIFY(!banner->isVisible());
}

namespace {

/** The bookshop's call, answered by the gateway itself. */
traffic::Exchange answeredByTheGateway(int status, const QByteArray &reason, const QByteArray &body = {})
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.reachedUpstream = false;
    exchange.upstreamRequest = {};
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    exchange.changes.clear();
    exchange.gatewayReason = traffic::gatewayErrorOf(reason).value();
    exchange.decision.routes = {
        {u"other"_qs, u"/home/kim/other.yaml"_qs, u"/x-vendor-api-gateway"_qs, "/shop-books", {}}};
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
    QTest::newRow("no such API")
        << answeredByTheGateway(404, "not-found")
        << u"404: no definition listens on /shop/books. The nearest listen path is /shop-books."_qs;
    QTest::newRow("foreign host") << answeredByTheGateway(403, "host-refused")
                                  << u"403: the Host of the request, localhost:8080, is not a loopback name."_qs;
    QTest::newRow("reference without a value")
        << withoutAValue()
        << u"500: the setting “upstream.authentication.basicAuth.password” is invalid: its reference has no value."_qs;
    QTest::newRow("an answer of another program") << answeredByTheGateway(500, "not-sendable", "no JSON")
                                                  << u"500: A setting of the API is invalid, so nothing was sent."_qs;
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

void TestExchangeDetail::leadsToThePermissionThatIsMissing()
{
    traffic::Exchange exchange = answeredByTheGateway(503, "secret-not-allowed");
    exchange.decision.pointer = u"/x-vendor-api-gateway/upstream/url"_qs;
    exchange.decision.arguments = {u"env://TOKEN"_qs, u"https://stock.example"_qs};
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    auto *allow = control<QPushButton>(*m_fixture->page, "beforeAfterAllow");
    QCOMPARE(allow->text(), u"Allow…"_qs);
    support::grabTo(*m_fixture->page, u"exchanges-not-allowed"_qs);
    allow->setFocus();
    QTest::keyClick(allow, Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"/home/kim/bookshop.yaml"_qs);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/upstream/url"_qs);
}

void TestExchangeDetail::offersTheEcho()
{
    m_fixture->record(answeredByTheGateway(500, "upstream-refused"));
    m_fixture->selectRow(0);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::echoRequested);
    QCOMPARE(control<QPushButton>(*m_fixture->page, "beforeAfterEcho")->text(), u"Use the echo and resend"_qs);
    click(*m_fixture->page, "beforeAfterEcho");
    QCOMPARE(asked.size(), 1);
    QCOMPARE(m_fixture->sender.sent.size(), 1);
}

void TestExchangeDetail::listsTheReasons()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(4);
    auto *reasons = control<QListWidget>(*m_fixture->page, "exchangeReasons");
    QVERIFY(reasons->isVisible());
    support::grabTo(*m_fixture->page, u"exchanges-why"_qs);
    QCOMPARE(reasons->accessibleName(), u"Why"_qs);
    QCOMPARE(reasons->count(), 6);
    QCOMPARE(reasons->item(0)->text(), u"The listen path was removed from the path."_qs);
    QCOMPARE(reasons->item(5)->text(),
             u"Authorization was set by Upstream authentication (Basic), in place of the client’s."_qs);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    reasons->setFocus();
    QTest::keyClick(reasons, Qt::Key_End);
    QTest::keyClick(reasons, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs);
    reasons->setCurrentRow(3);
    QTest::keyClick(reasons, Qt::Key_Return); // A rule of HTTP has no setting.
    QCOMPARE(asked.size(), 1);
}

void TestExchangeDetail::listsWhatTheMockFound()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.changes.clear();
    exchange.upstreamKind = traffic::UpstreamKind::Mock;
    exchange.decision.routes = {
        {u"shop"_qs, exchange.documentPath, u"/x-vendor-api-gateway"_qs, "/shop", exchange.upstreamKind}};
    exchange.decision.matched = 0;
    exchange.response = {422, "Unprocessable Content", {}, 1};
    exchange.findings = {
        {"query", "page", {}, u"The query parameter “page” is <b>missing</b>."_qs, u"/paths/~1books/get"_qs},
        {"body", {}, u"/a"_qs, u"The body is not valid: /a: No."_qs, {}}};
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(4);
    auto *reasons = control<QListWidget>(*m_fixture->page, "exchangeReasons");
    support::grabTo(*m_fixture->page, u"exchanges-findings"_qs);
    QCOMPARE(reasons->count(), 3);
    QCOMPARE(reasons->item(0)->text(), u"The mock answered from the document instead of the upstream."_qs);
    QCOMPARE(reasons->item(1)->text(), u"The query parameter “page” is <b>missing</b>."_qs); // As plain text.
    QCOMPARE(reasons->item(2)->text(), u"The body is not valid: /a: No."_qs);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    reasons->setFocus();
    reasons->setCurrentRow(1);
    QTest::keyClick(reasons, Qt::Key_Return); // To the operation.
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), exchange.documentPath);
    QCOMPARE(asked.at(0).at(1).toString(), u"/paths/~1books/get"_qs);
    reasons->setCurrentRow(2);
    QTest::keyClick(reasons, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
}

void TestExchangeDetail::saysThatNothingWasChanged()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.changes.clear();
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    auto *reasons = control<QListWidget>(*m_fixture->page, "exchangeReasons");
    QCOMPARE(reasons->count(), 1);
    QCOMPARE(reasons->item(0)->text(), u"The gateway forwarded the request without changes."_qs);
}

void TestExchangeDetail::listsWhatMatchedAndWhatDidNot()
{
    const QByteArray shop = "openapi: 3.0.3\ninfo: {title: shop, version: '1'}\npaths:\n"
                            "  /books: {get: {responses: {}}, post: {responses: {}}}\n";
    workspace::OpenDefinition *const definition = m_fixture->definitions.addUntitled(u"shop"_qs, shop,
                                                                                     document::Format::Yaml);
    definition->setDescription(std::make_shared<const description::Description>(definition->document().snapshot()));
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.documentPath = definition->title();
    exchange.decision.routes = {{u"shop"_qs, exchange.documentPath, u"/x-vendor-api-gateway"_qs, "/shop/", {}}};
    exchange.decision.matched = 0;
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(5);
    auto *match = control<QTreeWidget>(*m_fixture->page, "exchangeMatch");
    QVERIFY(match->isVisible());
    support::grabTo(*m_fixture->page, u"exchanges-match"_qs);
    QCOMPARE(match->accessibleName(), u"Match"_qs);
    const QTreeWidgetItem *routes = match->topLevelItem(0);
    QCOMPARE(routes->child(0)->text(0), u"/shop/"_qs);
    QCOMPARE(routes->child(0)->text(1), u"Matched."_qs);
    QTreeWidgetItem *operations = match->topLevelItem(1);
    QCOMPARE(operations->childCount(), 2);
    QCOMPARE(operations->child(0)->text(0), u"GET /books"_qs);
    QCOMPARE(operations->child(0)->text(1), u"Matched."_qs);
    QCOMPARE(operations->child(1)->text(1), u"The method differs: POST is not GET."_qs);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::settingRequested);
    match->setFocus();
    match->setCurrentItem(operations->child(1));
    QTest::keyClick(match, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), definition->title());
    QCOMPARE(asked.at(0).at(1).toString(), u"/paths/~1books/post"_qs);
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
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(7);
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
                 u"404: no definition listens on /shop/books. The nearest listen path is /elsewhere/."_qs);
    QVERIFY(m_fixture->sender.sent.isEmpty());
}

GATEWRIGHT_TEST(TestExchangeDetail, QApplication)
#include "testexchangedetail.moc"
