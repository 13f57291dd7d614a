#include "exchangesfixture.h"
#include "testprogram.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QSignalSpy>

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
    void offersToStartTheGateway();
    void replaysOnceWhilePending();
    void editAndResendFillsTheComposer();
    void forgetsSecretsOfTheRequestBefore();
    void closesWhileARequestIsPending();

private:
    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestComposer::sendsWhatIsComposed()
{
    support::choose(*m_fixture->page, "composerMethod", 1);
    type(*m_fixture->page, "composerPath", u"/shop/orders?q=a b"_qs);
    click(*m_fixture->page, "composerMore");
    support::type(*m_fixture->page, "composerHeaders", u"Accept: text/plain\nX-Trace:7"_qs);
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

void TestComposer::offersToStartTheGateway()
{
    m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::gatewayStartRequested);
    type(*m_fixture->page, "composerPath", u"/shop"_qs);
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    click(*m_fixture->page, "bannerStartGateway");
    QCOMPARE(asked.size(), 1);
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
    m_fixture->page->compose("GET", u"/other"_qs);
    QCOMPARE(headers->toPlainText(), QString());
    headers->setPlainText(masked); // QTest types no bullets.
    click(*m_fixture->page, "composerSend");
    QCOMPARE(m_fixture->sender.sent.size(), 1);
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
