#include "banner.h"
#include "exchangesfixture.h"
#include "operationkey.h"
#include "testprogram.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabWidget>

using support::click;
using support::control;
using support::type;

class TestComposer final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void sendsWhatIsComposed();
    void refusesAHeaderLineWithoutColon();
    void asksWhatAnswersBeforeItStartsTheGateway();
    void startsWithoutAQuestionIfTheEchoAnswers();
    void startsWithAMock();
    void asksToServeADefinition();
    void servesAPlainDocumentAfterOneQuestion_data();
    void servesAPlainDocumentAfterOneQuestion();
    void saysThatNothingIsServed();
    void showsTheRunningRequest();
    void cancelsTheRunningRequest();
    void forgetsARequestWithoutARecord();
    void replaysOnceWhilePending();
    void editAndResendFillsTheComposer();
    void forgetsSecretsOfTheRequestBefore();
    void closesWhileARequestIsPending();

private:
    /** An API with the listen path /shop/. */
    workspace::OpenDefinition *shop(bool served = true);

    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestComposer::sendsWhatIsComposed()
{
    support::choose(*m_fixture->page, "composerMethod", 1);
    type(*m_fixture->page, "composerPath", u"/shop/orders?q=a b"_qs);
    click(*m_fixture->page, "composerMore");
    auto *details = control<QTabWidget>(*m_fixture->page, "composerDetails");
    details->setCurrentIndex(1);
    support::type(*m_fixture->page, "composerHeaders", u"Accept: text/plain\nX-Trace:7"_qs);
    details->setCurrentIndex(2);
    support::type(*m_fixture->page, "composerBody", u"{\"n\":1}"_qs);
    m_fixture->page->send();
    QCOMPARE(m_fixture->sender.sent.size(), 1);
    const preview::ComposedRequest sent = m_fixture->sender.sent.constFirst();
    QCOMPARE(sent.head.method, QByteArray("POST"));
    QCOMPARE(sent.head.target, QByteArray("/shop/orders?q=a%20b"));
    QCOMPARE(sent.head.headers.first("x-trace"), QByteArray("7"));
    QCOMPARE(sent.body, QByteArray("{\"n\":1}"));
    QVERIFY(!control<QAbstractButton>(*m_fixture->page, "composerSend")->isEnabled());
    m_fixture->record();
    QCOMPARE(m_fixture->list()->currentIndex().row(), 0);
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(control<QAbstractButton>(*m_fixture->page, "composerSend")->isEnabled());
}

void TestComposer::refusesAHeaderLineWithoutColon()
{
    click(*m_fixture->page, "composerMore");
    support::type(*m_fixture->page, "composerHeaders", u"not a header"_qs);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    QVERIFY(control<QWidget>(*m_fixture->page, "exchangesBanner")->isVisible());
}

workspace::OpenDefinition *TestComposer::shop(bool served)
{
    auto *definition = m_fixture->definitions.addUntitled(
        u"shop.yaml"_qs,
        "openapi: 3.0.3\npaths: {/pets: {get: {responses: {}}}}\nx-vendor-api-gateway:\n"
        "  info: {name: Shop, state: {active: true}}\n  server: {listenPath: {value: /shop/}}\n"
        "  upstream: {url: 'https://pets.example/v1'}\n",
        document::Format::Yaml);
    if (served)
        m_fixture->routes.setServed(*definition, true);
    return definition;
}

void TestComposer::asksWhatAnswersBeforeItStartsTheGateway()
{
    using State = preview::GatewayControl::State;
    m_fixture->gateway.setState(State::Stopped);
    shop();
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::gatewayStartRequested);
    type(*m_fixture->page, "composerPath", u"/shop/pets"_qs);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(asked.size(), 0);
    QVERIFY(control<QAbstractButton>(*m_fixture->page, "bannerStartEcho")->hasFocus());
    QVERIFY(control<QAbstractButton>(*m_fixture->page, "bannerStartMock")->isVisible());
    support::grabTo(*m_fixture->page, u"composer-question"_qs);
    const auto *own = control<QAbstractButton>(*m_fixture->page, "bannerStartGateway");
    QVERIFY(own->text().contains(u"https://pets.example"_qs));
    click(*m_fixture->page, "bannerStartGateway");
    QCOMPARE(asked.size(), 1);
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    m_fixture->gateway.setState(State::Running);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());

    // Once is enough.
    m_fixture->gateway.setState(State::Stopped);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(asked.size(), 2);
    m_fixture->gateway.setState(State::Running);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 2);
}

void TestComposer::startsWithoutAQuestionIfTheEchoAnswers()
{
    using State = preview::GatewayControl::State;
    m_fixture->gateway.setState(State::Stopped);
    shop();
    type(*m_fixture->page, "composerPath", u"/shop/pets"_qs);
    click(*m_fixture->page, "composerSend");
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::gatewayStartRequested);
    click(*m_fixture->page, "bannerStartEcho");
    QVERIFY(m_fixture->routes.upstreamKind() == traffic::UpstreamKind::Echo);
    QCOMPARE(asked.size(), 1);
    m_fixture->gateway.setState(State::Running);
    // The routes to the echo are not there yet: the request would go to the upstream.
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QVERIFY(m_fixture->routes.isSettled());
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());
    m_fixture->gateway.setState(State::Stopped);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(asked.size(), 2);
}

void TestComposer::startsWithAMock()
{
    using State = preview::GatewayControl::State;
    m_fixture->gateway.setState(State::Stopped);
    shop();
    type(*m_fixture->page, "composerPath", u"/shop/pets"_qs);
    click(*m_fixture->page, "composerSend");
    click(*m_fixture->page, "bannerStartMock");
    QVERIFY(m_fixture->routes.upstreamKind() == traffic::UpstreamKind::Mock);
    m_fixture->gateway.setState(State::Running);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(m_fixture->gateway.mocks.size(), 1); // The request waited for the description, which lint makes.
}

void TestComposer::asksToServeADefinition()
{
    workspace::OpenDefinition *definition = shop(false);
    m_fixture->routes.setServed(*definition, false);
    m_fixture->page->compose({definition, "/pets", "get"}, true);
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(u"bannerServe"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    click(*m_fixture->page, "bannerServe");
    QVERIFY(m_fixture->routes.isServed(*definition));
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
}

void TestComposer::servesAPlainDocumentAfterOneQuestion_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<traffic::UpstreamKind>("kind");
    using Kind = traffic::UpstreamKind;
    QTest::newRow("echo") << u"bannerStartEcho"_qs << Kind::Echo;
    QTest::newRow("mock") << u"bannerStartMock"_qs << Kind::Mock;
    QTest::newRow("upstream") << u"bannerServe"_qs << Kind::Own;
}

void TestComposer::servesAPlainDocumentAfterOneQuestion()
{
    QFETCH(const QString, answer);
    QFETCH(const traffic::UpstreamKind, kind);
    using State = preview::GatewayControl::State;
    m_fixture->gateway.setState(State::Stopped);
    auto *definition = m_fixture->definitions.addUntitled(
        u"plain.yaml"_qs,
        "openapi: 3.0.3\ninfo: {title: Pets}\nservers: [{url: 'https://pets.example/v1'}]\n"
        "paths: {/pets: {get: {responses: {}}}}\n",
        document::Format::Yaml);
    const QByteArray text = definition->document().snapshot().text();
    m_fixture->page->compose({definition, "/pets", "get"}, true);
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(answer));
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QVERIFY(banner->text().contains(u"plain.yaml"_qs) && banner->text().contains(u"/pets/"_qs));
    QVERIFY(control<QAbstractButton>(*m_fixture->page, "bannerServe")->text().contains(u"https://pets.example"_qs));
    QVERIFY(!m_fixture->routes.canBeServed(*definition));
    click(*m_fixture->page, answer);
    m_fixture->gateway.setState(State::Running);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(m_fixture->sender.sent.constLast().head.target, QByteArray("/pets/pets"));
    QVERIFY(m_fixture->routes.upstreamKind() == kind);
    QVERIFY(m_fixture->routes.isServed(*definition));
    QCOMPARE(m_fixture->routes.routes().routes().constFirst().upstream, QUrl(u"https://pets.example/v1"_qs));
    QCOMPARE(definition->document().snapshot().text(), text);
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());

    // Sent again, nothing is asked.
    click(*m_fixture->page, "composerSend");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 2);
}

void TestComposer::saysThatNothingIsServed()
{
    auto *definition = m_fixture->definitions.addUntitled(
        u"plain.yaml"_qs,
        "openapi: 3.0.3\npaths: {/pets: {get: {responses: {}}}}\n"
        "x-vendor-api-gateway: {info: {name: a, state: {active: false}}, upstream: {}}\n",
        document::Format::Yaml);
    m_fixture->page->compose({definition, "/pets", "get"}, true);
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(banner->text().contains(u"plain.yaml"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
}

void TestComposer::showsTheRunningRequest()
{
    type(*m_fixture->page, "composerPath", u"/shop/books?page=2"_qs);
    click(*m_fixture->page, "composerSend");
    const QAbstractItemModel &rows = *m_fixture->list()->model();
    QCOMPARE(rows.rowCount(), 1);
    const auto cell = [&rows](int column) { return rows.index(0, column).data().toString(); };
    QCOMPARE(m_fixture->list()->currentIndex().row(), 0);
    QCOMPARE(cell(items::ExchangeModel::Status), u"running"_qs);
    QTRY_VERIFY(cell(items::ExchangeModel::Duration).toInt() > 0);
    QVERIFY(control<QWidget>(*m_fixture->page, "cancelRequest")->isVisible());
    QVERIFY(!m_fixture->page->canReplay());
    support::grabTo(*m_fixture->page, u"composer-running"_qs);

    m_fixture->record();
    QCOMPARE(rows.rowCount(), 1);
    QCOMPARE(cell(items::ExchangeModel::Status), u"200 OK"_qs);
    QVERIFY(!control<QWidget>(*m_fixture->page, "cancelRequest")->isVisible());
    QVERIFY(control<QWidget>(*m_fixture->page, "exchangeTabs")->isVisible());
    // Another one like it is another exchange.
    m_fixture->record();
    QCOMPARE(rows.rowCount(), 2);
}

void TestComposer::cancelsTheRunningRequest()
{
    type(*m_fixture->page, "composerPath", u"/shop/slow"_qs);
    click(*m_fixture->page, "composerSend");
    click(*m_fixture->page, "cancelRequest");
    QVERIFY(m_fixture->sender.isCanceled());
    m_fixture->sender.answer(base::Error::cancelled());
    QTRY_VERIFY(m_fixture->page->canSend());
    QVERIFY(!control<QWidget>(*m_fixture->page, "exchangesBanner")->isVisible());
}

void TestComposer::forgetsARequestWithoutARecord()
{
    type(*m_fixture->page, "composerPath", u"/shop/lost"_qs);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->log.model().rowCount(), 1);
    QCOMPARE(m_fixture->log.model().exchanges().size(), 0);
    m_fixture->sender.answer(base::Error{base::ErrorCode::Unreachable, u"refused"_qs});
    QTRY_COMPARE(m_fixture->log.model().rowCount(), 0);
}

void TestComposer::replaysOnceWhilePending()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    click(*m_fixture->page, "replayExchange");
    click(*m_fixture->page, "replayExchange");
    QCOMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(m_fixture->sender.sent.constFirst().head, support::bookshopExchange().request);
    m_fixture->sender.answer(base::Error{base::ErrorCode::Unreachable, u"refused"_qs});
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "exchangesBanner")->isVisible());
}

void TestComposer::editAndResendFillsTheComposer()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    click(*m_fixture->page, "editExchange");
    QCOMPARE(control<QLineEdit>(*m_fixture->page, "composerPath")->text(), u"/shop/books?page=2"_qs);
    auto *headers = control<QPlainTextEdit>(*m_fixture->page, "composerHeaders");
    QVERIFY(headers->isVisible());
    QVERIFY(headers->toPlainText().contains(u"Accept: application/json"_qs));
    QVERIFY(!headers->toPlainText().contains(u"client-token"_qs));
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->sender.sent.constFirst().head, support::bookshopExchange().request);
}

void TestComposer::forgetsSecretsOfTheRequestBefore()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    click(*m_fixture->page, "editExchange");
    auto *headers = control<QPlainTextEdit>(*m_fixture->page, "composerHeaders");
    const QString masked = headers->toPlainText();
    m_fixture->page->compose({shop(), "/pets", "get"}, false);
    QCOMPARE(headers->toPlainText(), QString());
    headers->setPlainText(masked); // QTest types no bullets.
    click(*m_fixture->page, "composerSend");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    for (const auto &field : m_fixture->sender.sent.constFirst().head.headers.fields())
        QVERIFY(!field.value.toByteArray().contains("client-token"));
}

void TestComposer::closesWhileARequestIsPending()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    click(*m_fixture->page, "replayExchange");
    QCOMPARE(m_fixture->sender.sent.size(), 1);
    m_fixture->page.reset();
    m_fixture->sender.answer(preview::ComposedResponse{});
    QCoreApplication::sendPostedEvents();
}

GATEWRIGHT_TEST(TestComposer, QApplication)
#include "testcomposer.moc"
