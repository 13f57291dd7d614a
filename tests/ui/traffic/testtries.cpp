#include "banner.h"
#include "exchangesfixture.h"
#include "operationkey.h"
#include "testprogram.h"
#include "trieslist.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using support::click;
using support::control;

/** What the document forbids is sent only when the user wants it, and the table says what was accepted. */
class TestTries final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_fixture.reset(); }
    void sendsNothingBeforeTheUserDecides();
    void saysWhatWasAccepted();
    void sendsCredentialsAndRedactsThem();
    void stops();
    void endsWithTheDialog();
    void needsTheGateway();
    void needsAnOperation();

private:
    void open(const QByteArray &path, const QByteArray &method);
    [[nodiscard]] QDialog &dialog() const { return *control<QDialog>(*m_fixture->page, "triesDialog"); }
    [[nodiscard]] QString textOf(const char *label) const { return control<QLabel>(dialog(), label)->text(); }
    [[nodiscard]] QStringList column(int column) const;
    void answer(int status) const { m_fixture->sender.answer(preview::ComposedResponse{{status, {}, {}, 1}, {}}); }

    std::unique_ptr<support::ExchangesFixture> m_fixture;
    workspace::OpenDefinition *m_shop = nullptr;
};

namespace {

const QByteArray TriedShop = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /pets:
    get:
      parameters: [{name: page, in: query, schema: {type: integer, minimum: 1, default: 1}}]
      responses: {}
  /orders:
    get: {security: [{key: []}], responses: {}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Shop-Key}}
x-vendor-api-gateway:
  info: {name: Shop, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream: {url: 'https://pets.example/v1'}
)";

} // namespace

void TestTries::init()
{
    m_fixture = std::make_unique<support::ExchangesFixture>();
    m_shop = m_fixture->definitions.addUntitled(u"shop.yaml"_qs, TriedShop, document::Format::Yaml);
    m_fixture->routes.setServed(*m_shop, true);
    QTRY_VERIFY(m_fixture->routes.isSettled());
}

void TestTries::open(const QByteArray &path, const QByteArray &method)
{
    m_fixture->page->compose({m_shop, path, method}, false);
    QTRY_VERIFY(!control<QLineEdit>(*m_fixture->page, "composerPath")->text().isEmpty());
    m_fixture->page->showTries();
}

QStringList TestTries::column(int column) const
{
    const QAbstractItemModel *model = control<QTableView>(dialog(), "triesTable")->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts.append(model->index(row, column).data().toString());
    return texts;
}

void TestTries::sendsNothingBeforeTheUserDecides()
{
    open("/pets", "get");
    QTRY_COMPARE(column(traffic::TriesList::What),
                 (QStringList{u"Valid request"_qs, u"Unknown method"_qs, u"Wrong type: page (query)"_qs,
                              u"Out of bounds: page (query)"_qs}));
    QCOMPARE(column(traffic::TriesList::Expected).last(), u"400, 422"_qs);
    QCOMPARE(column(traffic::TriesList::Result).first(), u"not sent"_qs);
    QVERIFY2(textOf("triesIntroduction").contains(u"They go to https://pets.example."),
             qPrintable(textOf("triesIntroduction")));
    const auto *send = control<QPushButton>(dialog(), "sendTries");
    QCOMPARE(send->text(), u"Send 4 requests to pets.example"_qs);
    QVERIFY(send->isEnabled());
    QVERIFY(!send->isDefault());
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    QCOMPARE(support::unnamedControls(dialog()), QStringList());
    support::grabTo(dialog(), u"tries"_qs);
}

void TestTries::saysWhatWasAccepted()
{
    open("/pets", "get");
    QTRY_VERIFY(control<QPushButton>(dialog(), "sendTries")->isEnabled());
    click(dialog(), "sendTries");
    const QList<int> statuses{200, 405, 200, 500};
    for (qsizetype at = 0; at < statuses.size(); ++at) {
        QTRY_COMPARE(m_fixture->sender.sent.size(), at + 1);
        answer(statuses.at(at));
    }
    QCOMPARE(m_fixture->sender.sent.at(1).head.method, "PROPFIND");
    QCOMPARE(m_fixture->sender.sent.at(2).head.target, "/shop/pets?page=not-a-number");
    QTRY_COMPARE(column(traffic::TriesList::Result),
                 (QStringList{u"accepted"_qs, u"refused"_qs, u"accepted, although the document forbids it"_qs,
                              u"server error"_qs}));
    QVERIFY2(textOf("triesSummary").startsWith(u"1 accepted although forbidden · 1 refused · 1 server error"),
             qPrintable(textOf("triesSummary")));
    QVERIFY(control<QPushButton>(dialog(), "sendTries")->isEnabled());
    QVERIFY(!control<QPushButton>(dialog(), "stopTries")->isEnabled());
}

void TestTries::sendsCredentialsAndRedactsThem()
{
    m_fixture->page->compose({m_shop, "/orders", "get"}, false);
    QTRY_VERIFY(m_fixture->page->findChild<QWidget *>(u"requestCredential-key"_qs));
    support::type(*m_fixture->page, "requestCredential-key", u"k3y-canary"_qs);
    m_fixture->page->showTries();
    QTRY_COMPARE(column(traffic::TriesList::What).size(), 3);
    click(dialog(), "sendTries");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(m_fixture->sender.sent.last().head.headers.first("X-Shop-Key"), "k3y-canary");
    traffic::Exchange recorded;
    recorded.request = m_fixture->sender.sent.last().head;
    recorded.response = {200, "OK", {}, 1};
    m_fixture->record(recorded);
    const QTableView *list = m_fixture->list();
    QTRY_COMPARE(list->model()->rowCount(), 1);
    m_fixture->selectRow(0);
    QTRY_VERIFY(m_fixture->page->currentExchange());
    QCOMPARE(m_fixture->page->currentExchange()->secretHeaderNames, QList<QByteArray>{"X-Shop-Key"});
    answer(200);
    QTRY_COMPARE(m_fixture->sender.sent.size(), 2);
    QVERIFY(!m_fixture->sender.sent.last().head.headers.contains("X-Shop-Key"));
    answer(401);
    QTRY_COMPARE(column(traffic::TriesList::Result).at(1), u"refused"_qs);
}

void TestTries::stops()
{
    open("/pets", "get");
    QTRY_VERIFY(control<QPushButton>(dialog(), "sendTries")->isEnabled());
    click(dialog(), "sendTries");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    click(dialog(), "stopTries");
    answer(200);
    QTest::qWait(300);
    QCOMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(column(traffic::TriesList::Result), QStringList(4, u"not sent"_qs));
}

void TestTries::endsWithTheDialog()
{
    open("/pets", "get");
    QTRY_VERIFY(control<QPushButton>(dialog(), "sendTries")->isEnabled());
    click(dialog(), "sendTries");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    click(dialog(), "closeTries");
    answer(200);
    QTest::qWait(300);
    QCOMPARE(m_fixture->sender.sent.size(), 1);
}

void TestTries::needsTheGateway()
{
    m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    open("/pets", "get");
    QTRY_VERIFY(textOf("triesIntroduction").contains(u"Start the gateway"_qs));
    QVERIFY(!control<QPushButton>(dialog(), "sendTries")->isEnabled());
}

void TestTries::needsAnOperation()
{
    m_fixture->page->showTries();
    QVERIFY(!m_fixture->page->findChild<QDialog *>(u"triesDialog"_qs));
    QVERIFY(control<widgets::Banner>(*m_fixture->page, "exchangesBanner")->isVisible());
}

GATEWRIGHT_TEST(TestTries, QApplication)
#include "testtries.moc"
