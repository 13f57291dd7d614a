#include "badge.h"
#include "banner.h"
#include "exchangesfixture.h"
#include "operationkey.h"
#include "testprogram.h"
#include "theme.h"
#include "triesdialog.h"
#include "trieslist.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

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
    void asksAgainForAnotherUpstream();
    void asksNothingForTheEcho();
    void saysThatNoRequestCanBeMade();
    void sendsCredentialsAndRedactsThem();
    void marksWhatIsWrongOnPurpose();
    void showsTheExchangeOfARow();
    void stops();
    void endsWithTheDialog();
    void needsTheGateway();
    void needsAnOperation();

private:
    void sendAndRecord(const QList<int> &statuses);
    void open(const QByteArray &path, const QByteArray &method);
    [[nodiscard]] QDialog &dialog() const { return *control<QDialog>(*m_fixture->page, "triesDialog"); }
    [[nodiscard]] QString textOf(const char *label) const { return control<QLabel>(dialog(), label)->text(); }
    [[nodiscard]] QStringList column(int column) const;
    /** Confirms that the upstream is a server for tests. */
    void confirm() const;
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
  /pets/{id}:
    get: {parameters: [{name: id, in: path, required: true, example: ''}], responses: {}}
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

void TestTries::confirm() const
{
    QTRY_VERIFY(control<QCheckBox>(dialog(), "confirmTries")->isVisible());
    control<QCheckBox>(dialog(), "confirmTries")->setChecked(true);
    QVERIFY(control<QPushButton>(dialog(), "sendTries")->isEnabled());
}

void TestTries::sendsNothingBeforeTheUserDecides()
{
    open("/pets", "get");
    QTRY_COMPARE(column(traffic::TriesList::What),
                 (QStringList{u"The valid request, for comparison"_qs, u"Unknown method"_qs,
                              u"Wrong type: page (query)"_qs, u"Out of bounds: page (query)"_qs}));
    QCOMPARE(column(traffic::TriesList::Expected).last(), u"400, 422"_qs);
    QCOMPARE(column(traffic::TriesList::Result).first(), u"not sent"_qs);
    QCOMPARE(textOf("triesOperation"), u"/pets"_qs);
    QCOMPARE(dialog().findChild<widgets::MethodBadge *>()->method(), u"GET"_qs);
    const auto *send = control<QPushButton>(dialog(), "sendTries");
    QCOMPARE(send->text(), u"Send 4 requests to pets.example"_qs);
    QVERIFY(!send->isEnabled());
    auto *confirm = control<QCheckBox>(dialog(), "confirmTries");
    QTRY_VERIFY(confirm->hasFocus());
    QCOMPARE(confirm->accessibleName(), u"https://pets.example is a server for tests"_qs);
    support::grabTo(dialog(), u"tries-unconfirmed"_qs);
    QTest::keyClick(confirm, Qt::Key_Space);
    QVERIFY(send->isEnabled());
    QVERIFY(!send->isDefault());
    QTest::keyClick(confirm, Qt::Key_Space);
    QVERIFY(!send->isEnabled());
    QTest::keyClick(confirm, Qt::Key_Space);
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    QCOMPARE(support::unnamedControls(dialog()), QStringList());
    support::grabTo(dialog(), u"tries"_qs);
}

void TestTries::saysWhatWasAccepted()
{
    open("/pets", "get");
    confirm();
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
    // The focus went to Stop and then to the first request that should not have been accepted.
    const auto *table = control<QTableView>(dialog(), "triesTable");
    QVERIFY(table->hasFocus());
    QCOMPARE(table->currentIndex().row(), 2);
    const auto color = [table](int row) {
        return table->model()->index(row, traffic::TriesList::Result).data(Qt::ForegroundRole).value<QColor>();
    };
    QCOMPARE(color(2), theme::color(theme::Role::Error));
    QCOMPARE(color(1), theme::color(theme::Role::Ok));
    // Not the color of the status, which would say the contrary.
    QVERIFY(!table->itemDelegateForColumn(traffic::TriesList::Status));
    for (const int row : {1, 2}) {
        const QModelIndex status = table->model()->index(row, traffic::TriesList::Status);
        QCOMPARE(status.data(Qt::ForegroundRole).value<QColor>(), color(row));
    }
    support::grabTo(dialog(), u"tries-sent"_qs);
}

/** The user has confirmed one upstream, so nothing goes to another one. */
void TestTries::asksAgainForAnotherUpstream()
{
    open("/pets", "get");
    confirm();
    click(dialog(), "sendTries");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QVERIFY(control<QPushButton>(dialog(), "stopTries")->hasFocus());
    QByteArray text = m_shop->document().snapshot().text();
    QVERIFY(m_shop->document().spliceText({0, text.size(), text.replace("pets.example", "live.example")}).isOk());
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QTRY_COMPARE(m_fixture->page->findChild<traffic::TriesDialog *>() != nullptr, true);
    QTest::qWait(300); // The routes are made on a worker.
    answer(200);
    QTest::qWait(300);
    QCOMPARE(m_fixture->sender.sent.size(), 1);
    QVERIFY(!control<QPushButton>(dialog(), "sendTries")->isEnabled());
    QCOMPARE(control<QCheckBox>(dialog(), "confirmTries")->isChecked(), false);
    QCOMPARE(control<QPushButton>(dialog(), "sendTries")->text(), u"Send 4 requests to live.example"_qs);
}

/** Nothing leaves this machine, so nothing is to be confirmed. */
void TestTries::asksNothingForTheEcho()
{
    m_fixture->routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    QTRY_VERIFY(m_fixture->routes.isSettled());
    open("/pets", "get");
    QTRY_VERIFY(control<QPushButton>(dialog(), "sendTries")->isEnabled());
    QVERIFY(!control<QCheckBox>(dialog(), "confirmTries")->isVisible());
    QVERIFY(control<QPushButton>(dialog(), "closeTries")->hasFocus());
}

void TestTries::saysThatNoRequestCanBeMade()
{
    open("/pets/{id}", "get");
    QTRY_VERIFY(control(dialog(), "triesEmpty")->isVisible());
    QVERIFY(!control<QPushButton>(dialog(), "sendTries")->isEnabled());
    support::grabTo(dialog(), u"tries-empty"_qs);
}

void TestTries::sendsCredentialsAndRedactsThem()
{
    m_fixture->page->compose({m_shop, "/orders", "get"}, false);
    QTRY_VERIFY(m_fixture->page->findChild<QWidget *>(u"requestCredential-key"_qs));
    support::type(*m_fixture->page, "requestCredential-key", u"k3y-canary"_qs);
    m_fixture->page->showTries();
    QTRY_COMPARE(column(traffic::TriesList::What).size(), 3);
    confirm();
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

/** Answers one request after the other, and records their exchanges when all are answered. */
void TestTries::sendAndRecord(const QList<int> &statuses)
{
    QList<traffic::ExchangePtr> records;
    click(dialog(), "sendTries");
    for (qsizetype at = 0; at < statuses.size(); ++at) {
        QTRY_COMPARE(m_fixture->sender.sent.size(), at + 1);
        traffic::Exchange recorded;
        recorded.startedAt = QDateTime::currentDateTimeUtc();
        recorded.request = m_fixture->sender.sent.last().head;
        recorded.response = {statuses.at(at), {}, {}, 1};
        records.append(support::shared(recorded));
        answer(statuses.at(at));
    }
    QTRY_COMPARE(column(traffic::TriesList::Result).contains(u"not sent"_qs), false);
    emit m_fixture->gateway.recorded(records);
}

/** Also if the records come when the next requests were sent. */
void TestTries::marksWhatIsWrongOnPurpose()
{
    open("/pets", "get");
    confirm();
    sendAndRecord({200, 405, 200, 400});
    const items::ExchangeModel &model = m_fixture->log.model();
    QCOMPARE(model.rowCount(), 4);
    using Kind = items::ContractVerdict::Kind;
    QCOMPARE(model.keptAt(0).verdict().kind, Kind::Unknown); // The valid request.
    for (int row = 1; row < 4; ++row)
        QCOMPARE(model.keptAt(row).verdict().kind, Kind::Forbidden);
    QCOMPARE(model.exchanges().size(), 4);
}

void TestTries::showsTheExchangeOfARow()
{
    open("/pets", "get");
    auto *table = control<QTableView>(dialog(), "triesTable");
    QTRY_COMPARE(table->model()->rowCount(), 4);
    auto *show = dialog().findChild<QAction *>(u"showTriedExchange"_qs);
    table->setCurrentIndex(table->model()->index(1, 0));
    QVERIFY(!show->isEnabled()); // Not sent.
    confirm();
    sendAndRecord({200, 405, 201, 400});
    QSignalSpy shown(m_fixture->page.get(), &traffic::ExchangesPage::exchangeShown);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(m_fixture->page->currentExchange()->request.method, "PROPFIND");
    QVERIFY(dialog().isVisible());
    const QPoint third = table->visualRect(table->model()->index(2, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, third);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, third);
    QCOMPARE(m_fixture->page->currentExchange()->response.status, 201);
    table->setCurrentIndex(table->model()->index(0, 0));
    QVERIFY(show->isEnabled());
    QCOMPARE(show->text(), u"Show exchange"_qs);
    show->trigger();
    QCOMPARE(m_fixture->page->currentExchange()->response.status, 200);
    m_fixture->log.clear();
    QVERIFY(!show->isEnabled());
}

void TestTries::stops()
{
    open("/pets", "get");
    confirm();
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
    confirm();
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
