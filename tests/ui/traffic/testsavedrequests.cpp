#include "banner.h"
#include "exchangesfixture.h"
#include "fakeclock.h"
#include "fakerequests.h"
#include "operationkey.h"
#include "testprogram.h"

#include <QApplication>
#include <QDialog>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>

using support::click;
using support::control;
using support::type;

/** Saved requests in the window: save, open, run, rename, delete. */
class TestSavedRequests final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_fixture.reset(); }
    void namesItsControls();
    void savesTheComposer();
    void savesReferences();
    void refusesSecrets();
    void refusesWhatWouldBeMissing();
    void replacesOnlyAfterAQuestion();
    void opensInTheComposer();
    void savesWhatItOpened();
    void runsAll();
    void asksBeforeTheUpstream();
    void needsTheGateway();
    void showsWhatNoLongerFits();
    void renamesAndDeletes();
    void needsAFile();

private:
    void compose(const QByteArray &path, const QByteArray &method);
    void show(bool saves = false);
    [[nodiscard]] QTableView *table() const { return control<QTableView>(*m_fixture->page, "savedRequestTable"); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString textOf(QAnyStringView name) const;
    void answer(int status, const QByteArray &body);

    std::unique_ptr<support::ExchangesFixture> m_fixture;
    std::unique_ptr<support::FakeRequests> m_requests;
    support::FakeClock m_clock;
    workspace::OpenDefinition *m_shop = nullptr;
};

namespace {

const QByteArray SavedShop = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}, example: '7'}
        - {name: page, in: query, schema: {type: integer, default: 1}}
        - {name: api_key, in: query, schema: {type: string}}
      responses: {'200': {description: ok, content: {application/json: {schema: {type: object, required: [id]}}}}}
  /pets:
    post:
      operationId: addPet
      requestBody: {content: {application/json: {schema: {type: object}, example: {n: 1}}}}
      responses: {'201': {description: ok}}
x-vendor-api-gateway:
  info: {name: shop, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream: {url: 'http://shop.example/'}
)";

const QByteArray SavedGet = "definition: shop.yaml\noperation: {id: getPet, method: GET, path: '/pets/{id}'}\n"
                            "parameters: {path: {id: '8'}}\n";

} // namespace

void TestSavedRequests::init()
{
    m_requests = std::make_unique<support::FakeRequests>();
    m_fixture = std::make_unique<support::ExchangesFixture>();
    m_fixture->store.files.insert(u"/a/shop.yaml"_qs, SavedShop);
    m_fixture->page->setSavedRequests(
        *m_requests, {m_fixture->sender, m_fixture->resolver, m_fixture->grants.grants, m_clock}, m_fixture->routes);
    const auto opened = m_fixture->definitions.open(u"/a/shop.yaml"_qs);
    QVERIFY(opened.isOk());
    m_shop = *opened;
    m_fixture->routes.setServed(*m_shop, true);
    m_fixture->routes.setUpstreamKind(traffic::UpstreamKind::Mock);
    QTRY_VERIFY(m_fixture->routes.isSettled());
}

void TestSavedRequests::compose(const QByteArray &path, const QByteArray &method)
{
    control<QLineEdit>(*m_fixture->page, "composerPath")->clear();
    m_fixture->page->compose({m_shop, path, method}, false);
    QTRY_VERIFY(!textOf("composerPath").isEmpty());
}

void TestSavedRequests::show(bool saves)
{
    m_fixture->page->showSavedRequests(m_shop, saves);
    QTRY_COMPARE(table()->model()->rowCount(), int(m_requests->files.size()));
}

QString TestSavedRequests::textOf(QAnyStringView name) const
{
    const QWidget *field = control<QWidget>(*m_fixture->page, name);
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(field))
        return text->toPlainText();
    if (const auto *label = qobject_cast<const QLabel *>(field))
        return label->text();
    return qobject_cast<const QLineEdit *>(field)->text();
}

void TestSavedRequests::answer(int status, const QByteArray &body)
{
    preview::ComposedResponse response;
    response.head.status = status;
    response.head.headers.append("Content-Type", "application/json");
    response.body = body;
    m_fixture->sender.answer(response);
}

void TestSavedRequests::namesItsControls()
{
    m_requests->files.insert(u"get"_qs, SavedGet);
    click(*m_fixture->page, "composerSaved");
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    QCOMPARE(support::unnamedControls(*control<QDialog>(*m_fixture->page, "savedRequests")), QStringList());
    QTRY_VERIFY(table()->hasFocus());
    support::grabTo(*control<QDialog>(*m_fixture->page, "savedRequests"), u"saved-requests"_qs);
}

void TestSavedRequests::savesTheComposer()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestField-path-id", u"a b"_qs);
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets/a%20b?page=1"_qs);
    show(true);
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "savedRequestName")->hasFocus());
    QTest::keyClicks(control<QWidget>(*m_fixture->page, "savedRequestName"), u"smoke/get-a-pet"_qs);
    QTest::keyClick(control<QWidget>(*m_fixture->page, "savedRequestName"), Qt::Key_Return);
    QTRY_VERIFY(m_requests->files.contains(u"smoke/get-a-pet"_qs));
    QCOMPARE(m_requests->files.value(u"smoke/get-a-pet"_qs), "definition: shop.yaml\n"
                                                             "operation:\n"
                                                             "  id: getPet\n"
                                                             "  method: GET\n"
                                                             "  path: /pets/{id}\n"
                                                             "parameters:\n"
                                                             "  path:\n"
                                                             "    id: a b\n"
                                                             "  query:\n"
                                                             "    page: 1\n");
    QTRY_COMPARE(cell(0, 0), u"smoke/get-a-pet"_qs);
    // A body of the document follows the document.
    compose("/pets", "post");
    show(true);
    type(*m_fixture->page, "savedRequestName", u"add"_qs);
    click(*m_fixture->page, "saveRequest");
    QTRY_VERIFY(m_requests->files.contains(u"add"_qs));
    QVERIFY(!m_requests->files.value(u"add"_qs).contains("body"));
}

void TestSavedRequests::savesReferences()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestField-query-api_key", u"env://SHOP_KEY"_qs);
    QTRY_VERIFY(textOf("composerPath").contains(u"api_key"_qs));
    show(true);
    type(*m_fixture->page, "savedRequestName", u"get"_qs);
    click(*m_fixture->page, "saveRequest");
    QTRY_VERIFY(m_requests->files.value(u"get"_qs).contains("    api_key:\n      secret: env://SHOP_KEY\n"));
}

void TestSavedRequests::refusesSecrets()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "requestField-query-api_key", u"canary"_qs);
    QTRY_VERIFY(textOf("composerPath").contains(u"api_key"_qs));
    show(true);
    type(*m_fixture->page, "savedRequestName", u"get"_qs);
    click(*m_fixture->page, "saveRequest");
    QTRY_VERIFY(textOf("savedRequestsNotice").contains(u"api_key"_qs));
    QVERIFY(!textOf("savedRequestsNotice").contains(u"canary"_qs));
    QVERIFY(!m_requests->files.contains(u"get"_qs));
}

void TestSavedRequests::refusesWhatWouldBeMissing()
{
    compose("/pets/{id}", "get");
    type(*m_fixture->page, "composerPath", u"/shop/other"_qs);
    show(true);
    QVERIFY(textOf("savedRequestsNotice").contains(u"path was edited"_qs));
    QVERIFY(!control<QWidget>(*m_fixture->page, "savedRequestName")->isEnabled());
    compose("/pets", "post");
    control<QPlainTextEdit>(*m_fixture->page, "composerHeaders")->appendPlainText(u"X-Own: 1"_qs);
    show(true);
    QVERIFY(textOf("savedRequestsNotice").contains(u"headers were edited"_qs));
}

void TestSavedRequests::replacesOnlyAfterAQuestion()
{
    m_requests->files.insert(u"get"_qs, SavedGet);
    compose("/pets/{id}", "get");
    show(true);
    type(*m_fixture->page, "savedRequestName", u"get"_qs);
    click(*m_fixture->page, "saveRequest");
    QCOMPARE(m_requests->files.value(u"get"_qs), SavedGet);
    click(*m_fixture->page, "replaceSavedRequest");
    QTRY_VERIFY(m_requests->files.value(u"get"_qs).contains("'7'") ||
                m_requests->files.value(u"get"_qs).contains("\"7\""));
}

void TestSavedRequests::opensInTheComposer()
{
    m_requests->files.insert(u"get"_qs, SavedGet);
    show();
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "openSavedRequest")->isEnabled());
    QTest::keyClick(table(), Qt::Key_Return);
    // What is not saved is not sent: the parameter with a default has no value.
    QTRY_COMPARE(textOf("composerPath"), u"/shop/pets/8"_qs);
    QCOMPARE(textOf("requestField-path-id"), u"8"_qs);
    QVERIFY(!control<QDialog>(*m_fixture->page, "savedRequests")->isVisible());
}

void TestSavedRequests::savesWhatItOpened()
{
    m_requests->files.insert(u"add"_qs, "definition: shop.yaml\noperation: {id: addPet, method: POST, path: /pets}\n"
                                        "body: {name: Tove, token: {from: login, pointer: /token}}\n");
    show();
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "openSavedRequest")->isEnabled());
    click(*m_fixture->page, "openSavedRequest");
    QTRY_VERIFY(textOf("composerBody").contains(u"Tove"_qs));
    // Only a run has the response that the value comes from.
    click(*m_fixture->page, "composerSend");
    QTRY_VERIFY(
        control<widgets::Banner>(*m_fixture->page, "exchangesBanner")->text().contains(u"Run the saved request"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    show(true);
    type(*m_fixture->page, "savedRequestName", u"copy"_qs);
    click(*m_fixture->page, "saveRequest");
    QTRY_VERIFY(m_requests->files.contains(u"copy"_qs));
    QVERIFY2(m_requests->files.value(u"copy"_qs).contains("      from: login\n") ||
                 m_requests->files.value(u"copy"_qs).contains("    from: login\n"),
             m_requests->files.value(u"copy"_qs).constData());
}

void TestSavedRequests::runsAll()
{
    m_requests->files.insert(u"a"_qs, SavedGet);
    m_requests->files.insert(u"b"_qs, SavedGet + "expect: {status: 404, schema: false}\n");
    show();
    click(*m_fixture->page, "runSavedRequests");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    QCOMPARE(m_fixture->sender.sent.first().head.target, QByteArray("/shop/pets/8"));
    m_clock.moment = m_clock.moment.addMSecs(12);
    answer(200, "{\"id\": 1}");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 2);
    answer(200, "{}");
    QTRY_COMPARE(cell(1, 5), u"failed"_qs);
    QCOMPARE(cell(0, 1), u"GET /pets/{id}"_qs);
    QCOMPARE(cell(0, 2), u"200"_qs);
    QCOMPARE(cell(0, 3), u"fits"_qs);
    QCOMPARE(cell(0, 4), u"12 ms"_qs);
    QCOMPARE(cell(0, 5), u"passed"_qs);
    table()->selectRow(1);
    QVERIFY2(textOf("savedRequestMessages").contains(u"404"_qs), qPrintable(textOf("savedRequestMessages")));
}

void TestSavedRequests::asksBeforeTheUpstream()
{
    m_fixture->routes.setUpstreamKind(traffic::UpstreamKind::Own);
    QTRY_VERIFY(m_fixture->routes.isSettled());
    m_requests->files.insert(u"get"_qs, SavedGet);
    show();
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "runSavedRequest")->isEnabled());
    click(*m_fixture->page, "runSavedRequest");
    QVERIFY(control<QMessageBox>(*m_fixture->page, "runQuestion")->text().contains(u"http://shop.example"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    click(*m_fixture->page, "confirmRun");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
}

void TestSavedRequests::needsTheGateway()
{
    m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    m_requests->files.insert(u"get"_qs, SavedGet);
    show();
    click(*m_fixture->page, "runSavedRequests");
    QVERIFY(textOf("savedRequestsNotice").contains(u"gateway is stopped"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
}

void TestSavedRequests::showsWhatNoLongerFits()
{
    m_requests->files.insert(u"a"_qs, QByteArray(SavedGet).replace("getPet", "x").replace("/pets/", "/cats/"));
    m_requests->files.insert(u"b"_qs, SavedGet + "url: http://evil\n");
    show();
    QCOMPARE(cell(0, 5), u"no longer fits"_qs);
    QCOMPARE(cell(1, 5), u"not valid"_qs);
    table()->selectRow(0);
    QVERIFY(textOf("savedRequestMessages").contains(u"x (GET /cats/{id})"_qs));
    QVERIFY(!control<QWidget>(*m_fixture->page, "openSavedRequest")->isEnabled());
    table()->selectRow(1);
    QVERIFY(textOf("savedRequestMessages").contains(u"“url”"_qs));
}

void TestSavedRequests::renamesAndDeletes()
{
    m_requests->files.insert(u"get"_qs, SavedGet);
    show();
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "renameSavedRequest")->isEnabled());
    click(*m_fixture->page, "renameSavedRequest");
    auto *dialog = control<QInputDialog>(*m_fixture->page, "renameSavedRequestDialog");
    dialog->setTextValue(u"../out"_qs);
    dialog->accept();
    QTRY_VERIFY(textOf("savedRequestsNotice").contains(u"../out"_qs));
    click(*m_fixture->page, "renameSavedRequest");
    dialog = m_fixture->page->findChildren<QInputDialog *>(u"renameSavedRequestDialog"_qs).constLast();
    dialog->setTextValue(u"read"_qs);
    dialog->accept();
    QTRY_COMPARE(cell(0, 0), u"read"_qs);
    QCOMPARE(m_requests->files.keys(), QStringList{u"read"_qs});
    click(*m_fixture->page, "deleteSavedRequest");
    QCOMPARE(m_requests->files.size(), 1);
    click(*m_fixture->page, "confirmDeleteSavedRequest");
    QTRY_COMPARE(table()->model()->rowCount(), 0);
    QCOMPARE(m_requests->files.size(), 0);
}

void TestSavedRequests::needsAFile()
{
    m_shop = m_fixture->definitions.addUntitled(u"new.yaml"_qs, SavedShop, document::Format::Yaml);
    compose("/pets/{id}", "get");
    show(true);
    type(*m_fixture->page, "savedRequestName", u"get"_qs);
    click(*m_fixture->page, "saveRequest");
    QVERIFY(textOf("savedRequestsNotice").contains(u"Save the definition to a file"_qs));
    QCOMPARE(m_requests->files.size(), 0);
}

GATEWRIGHT_TEST(TestSavedRequests, QApplication)
#include "testsavedrequests.moc"
