#include "driving.h"
#include "exchangelist.h"
#include "exchangesamples.h"
#include "exchangesdock.h"
#include "exchangespage.h"
#include "fakegateway.h"
#include "fakesettings.h"
#include "fakestore.h"
#include "grabs.h"
#include "workspace.h"

#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

using support::click;
using support::control;
using support::type;

class TestExchangesPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void saysWhatBelongsHere();
    void listsWhatTheGatewayRecords();
    void showsTheSelectedExchange();
    void masksSecretsUntilTheyAreRevealed();
    void aCauseLeadsToItsSetting();
    void filtersByTheSmallLanguage();
    void pausedExchangesWait();
    void clearKeepsPinnedOnes();
    void sendsWhatIsComposed();
    void refusesAHeaderLineWithoutColon();
    void offersToStartTheGateway();
    void replaysOnceWhilePending();
    void editAndResendFillsTheComposer();
    void copiesAsCurlWithoutSecrets();
    void exportedSecretsAreRedacted();
    void importsAHarFile();
    void aDamagedHarFileAddsNothing();
    void followsNewRowsUntilScrolledUp();
    void dockOpensAnExchange();
    void closesWhileARequestIsPending();
    void everyControlHasAName();
    void looksAsItShould();

private:
    void record(int count = 1);
    void selectRow(int row);

    std::unique_ptr<support::FakeStore> m_store;
    std::unique_ptr<support::FakeSettings> m_settings;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<support::FakeGateway> m_gateway;
    std::unique_ptr<support::FakeSender> m_sender;
    std::unique_ptr<trafficui::ExchangeLog> m_log;
    std::unique_ptr<trafficui::ExchangesPage> m_page;
};

void TestExchangesPage::init()
{
    m_store = std::make_unique<support::FakeStore>();
    m_settings = std::make_unique<support::FakeSettings>();
    m_workspace = std::make_unique<workspace::Workspace>(*m_store);
    m_gateway = std::make_unique<support::FakeGateway>();
    m_sender = std::make_unique<support::FakeSender>();
    m_log = std::make_unique<trafficui::ExchangeLog>(*m_gateway);
    m_page = std::make_unique<trafficui::ExchangesPage>(*m_log, *m_gateway, *m_sender, *m_workspace, *m_store,
                                                        *m_settings);
    support::showPage(*m_page);
}

void TestExchangesPage::cleanup()
{
    m_page.reset();
    m_log.reset();
}

void TestExchangesPage::record(int count)
{
    QList<traffic::ExchangePtr> batch;
    for (int i = 0; i < count; ++i) {
        traffic::Exchange exchange = support::bookshopExchange();
        if (i % 4 == 1) {
            exchange.request.method = "POST";
            exchange.request.target = "/shop/orders";
            exchange.response.status = 502;
            exchange.response.reason = "Bad Gateway";
        }
        batch.append(support::shared(exchange));
    }
    emit m_gateway->recorded(batch);
}

void TestExchangesPage::selectRow(int row)
{
    auto *list = control<QTableView>(*m_page, "exchangeList");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(row, 0)).center());
}

void TestExchangesPage::saysWhatBelongsHere()
{
    QVERIFY(!control<QTableView>(*m_page, "exchangeList")->isVisible());
    m_gateway->setState(preview::GatewayControl::State::Stopped);
    QSignalSpy asked(m_page.get(), &trafficui::ExchangesPage::gatewayStartRequested);
    click(*m_page, "startGateway");
    QCOMPARE(asked.size(), 1);
}

void TestExchangesPage::listsWhatTheGatewayRecords()
{
    record(3);
    auto *list = control<QTableView>(*m_page, "exchangeList");
    QVERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->model()->index(0, items::ExchangeModel::Status).data().toString(), u"200 OK"_qs);
    QCOMPARE(list->model()->headerData(items::ExchangeModel::Path, Qt::Horizontal).toString(), u"Path"_qs);
}

void TestExchangesPage::showsTheSelectedExchange()
{
    record();
    selectRow(0);
    auto *rows = control<QTableView>(*m_page, "beforeAfter");
    QVERIFY(rows->isVisible());
    QCOMPARE(rows->model()->rowCount(), 6);
    QCOMPARE(rows->model()->index(0, 2).data().toString(), u"GET /v1/books?page=2"_qs);
    QVERIFY(rows->model()->index(4, 1).data().toString().startsWith(u"− removed"_qs));
    auto *tabs = control<QTabWidget>(*m_page, "exchangeTabs");
    tabs->setCurrentIndex(1);
    QVERIFY(control<QPlainTextEdit>(*m_page, "responseBody")->toPlainText().contains(u"Signal and Noise"_qs));
    click(*m_page, "bodyHex");
    QVERIFY(control<QPlainTextEdit>(*m_page, "responseBody")->toPlainText().startsWith(u"00000000  7b"_qs));
}

void TestExchangesPage::masksSecretsUntilTheyAreRevealed()
{
    record();
    selectRow(0);
    const auto *model = control<QTableView>(*m_page, "beforeAfter")->model();
    QVERIFY(!model->index(2, 0).data().toString().contains(u"client-token"_qs));
    QVERIFY(!model->index(2, 2).data().toString().contains(u"a2lt"_qs));
    click(*m_page, "showSecrets");
    QVERIFY(model->index(2, 2).data().toString().contains(u"a2ltOnNlY3JldA=="_qs));
    m_page->hide();
    m_page->show();
    QVERIFY(!model->index(2, 2).data().toString().contains(u"a2lt"_qs));
}

void TestExchangesPage::aCauseLeadsToItsSetting()
{
    record();
    selectRow(0);
    QSignalSpy asked(m_page.get(), &trafficui::ExchangesPage::settingRequested);
    auto *rows = control<QTableView>(*m_page, "beforeAfter");
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(rows->model()->index(2, 1)).center());
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).toString(), u"/home/kim/bookshop.yaml"_qs);
    QCOMPARE(asked.at(0).at(1).toString(), u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs);
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(rows->model()->index(4, 1)).center());
    QCOMPARE(asked.size(), 2);
}

void TestExchangesPage::filtersByTheSmallLanguage()
{
    record(4);
    auto *list = control<QTableView>(*m_page, "exchangeList");
    type(*m_page, "exchangeFilter", u"status:5xx"_qs);
    QCOMPARE(list->model()->rowCount(), 1);
    type(*m_page, "exchangeFilter", u"status:x"_qs);
    QCOMPARE(list->model()->rowCount(), 0);
    QTest::keyClick(control<QLineEdit>(*m_page, "exchangeFilter"), Qt::Key_Escape);
    QCOMPARE(list->model()->rowCount(), 4);
    type(*m_page, "exchangeFilter", u"method:POST"_qs);
    m_page->showExchange(1);
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(list->model()->rowCount(), 4);
}

void TestExchangesPage::pausedExchangesWait()
{
    record();
    click(*m_page, "pauseExchanges");
    record(2);
    auto *list = control<QTableView>(*m_page, "exchangeList");
    QCOMPARE(list->model()->rowCount(), 1);
    QVERIFY(control<QLabel>(*m_page, "exchangeCounts")->text().contains(u"2"_qs));
    click(*m_page, "pauseExchanges");
    QCOMPARE(list->model()->rowCount(), 3);
}

void TestExchangesPage::clearKeepsPinnedOnes()
{
    record(3);
    selectRow(1);
    click(*m_page, "pinExchange");
    click(*m_page, "clearExchanges");
    QCOMPARE(control<QTableView>(*m_page, "exchangeList")->model()->rowCount(), 1);
}

void TestExchangesPage::sendsWhatIsComposed()
{
    support::choose(*m_page, "composerMethod", 1);
    type(*m_page, "composerPath", u"/shop/orders?q=a b"_qs);
    click(*m_page, "composerMore");
    support::typeLines(*m_page, "composerHeaders", u"Accept: text/plain\nX-Trace:7"_qs);
    support::typeLines(*m_page, "composerBody", u"{\"n\":1}"_qs);
    QTest::keyClick(control<QPlainTextEdit>(*m_page, "composerBody"), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_sender->sent.size(), 1);
    const preview::ComposedRequest sent = m_sender->sent.constFirst();
    QCOMPARE(sent.head.method, QByteArray("POST"));
    QCOMPARE(sent.head.target, QByteArray("/shop/orders?q=a%20b"));
    QCOMPARE(sent.head.headers.first("x-trace"), QByteArray("7"));
    QCOMPARE(sent.body, QByteArray("{\"n\":1}"));
    QVERIFY(!control<QAbstractButton>(*m_page, "composerSend")->isEnabled());
    record();
    QCOMPARE(control<QTableView>(*m_page, "exchangeList")->currentIndex().row(), 0);
    m_sender->answer(preview::ComposedResponse{});
    QTRY_VERIFY(control<QAbstractButton>(*m_page, "composerSend")->isEnabled());
}

void TestExchangesPage::refusesAHeaderLineWithoutColon()
{
    click(*m_page, "composerMore");
    support::typeLines(*m_page, "composerHeaders", u"not a header"_qs);
    click(*m_page, "composerSend");
    QCOMPARE(m_sender->sent.size(), 0);
    QVERIFY(control<QWidget>(*m_page, "exchangesBanner")->isVisible());
}

void TestExchangesPage::offersToStartTheGateway()
{
    m_gateway->setState(preview::GatewayControl::State::Stopped);
    QSignalSpy asked(m_page.get(), &trafficui::ExchangesPage::gatewayStartRequested);
    type(*m_page, "composerPath", u"/shop"_qs);
    click(*m_page, "composerSend");
    QCOMPARE(m_sender->sent.size(), 0);
    click(*m_page, "bannerStartGateway");
    QCOMPARE(asked.size(), 1);
}

void TestExchangesPage::replaysOnceWhilePending()
{
    record();
    selectRow(0);
    click(*m_page, "replayExchange");
    click(*m_page, "replayExchange");
    QCOMPARE(m_sender->sent.size(), 1);
    QCOMPARE(m_sender->sent.constFirst().head, support::bookshopExchange().request);
    m_sender->answer(base::Error{base::ErrorCode::Unreachable, u"refused"_qs});
    QTRY_VERIFY(control<QWidget>(*m_page, "exchangesBanner")->isVisible());
}

void TestExchangesPage::editAndResendFillsTheComposer()
{
    record();
    selectRow(0);
    click(*m_page, "editExchange");
    QCOMPARE(control<QLineEdit>(*m_page, "composerPath")->text(), u"/shop/books?page=2"_qs);
    auto *headers = control<QPlainTextEdit>(*m_page, "composerHeaders");
    QVERIFY(headers->isVisible());
    QVERIFY(headers->toPlainText().contains(u"Accept: application/json"_qs));
    QVERIFY(!headers->toPlainText().contains(u"client-token"_qs));
    click(*m_page, "composerSend");
    QCOMPARE(m_sender->sent.constFirst().head, support::bookshopExchange().request);
}

void TestExchangesPage::copiesAsCurlWithoutSecrets()
{
    record();
    selectRow(0);
    QTest::mouseClick(control<QAbstractButton>(*m_page, "copyAsCurl"), Qt::LeftButton, {}, QPoint(12, 12));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"http://127.0.0.1:8080/shop/books?page=2"_qs), qPrintable(copied));
    QVERIFY2(!copied.contains(u"client-token"_qs), qPrintable(copied));
}

void TestExchangesPage::exportedSecretsAreRedacted()
{
    record();
    click(*m_page, "exportHar");
    QTemporaryDir folder;
    auto *dialog = control<QDialog>(*m_page, "harExportDialog");
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    QVERIFY(name);
    name->setText(folder.filePath(u"a.har"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(m_page->findChild<QAbstractButton *>(u"harWithoutSecrets"_qs));
    click(*m_page, "harWithoutSecrets");
    QTRY_COMPARE(m_store->files.size(), 1);
    const QByteArray har = m_store->files.constBegin().value();
    QVERIFY(har.contains("REDACTED"));
    QVERIFY(!har.contains("client-token"));
    QVERIFY(!har.contains("a2ltOnNlY3JldA"));
}

void TestExchangesPage::importsAHarFile()
{
    record();
    click(*m_page, "exportHar");
    QTemporaryDir folder;
    auto *name = control<QDialog>(*m_page, "harExportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    name->setText(folder.filePath(u"a.har"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(m_page->findChild<QAbstractButton *>(u"harWithSecrets"_qs));
    click(*m_page, "harWithSecrets");
    QTRY_COMPARE(m_store->files.size(), 1);
    QVERIFY(m_store->files.constBegin().value().contains("client-token"));
    const QString path = m_store->files.constBegin().key();
    QCOMPARE(QFileInfo(path).permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
             QFileDevice::Permissions());

    click(*m_page, "importHar");
    auto *open = control<QDialog>(*m_page, "harImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    open->setText(path);
    QTest::keyClick(open, Qt::Key_Return);
    auto *list = control<QTableView>(*m_page, "exchangeList");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->model()->index(1, items::ExchangeModel::Number).data().toString(), u"2"_qs);
    QCOMPARE(list->model()->index(1, items::ExchangeModel::Path).data().toString(), u"/shop/books?page=2"_qs);
}

void TestExchangesPage::aDamagedHarFileAddsNothing()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"bad.har"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    m_store->files.insert(file.fileName(), "{\"log\": {\"entries\": [");
    click(*m_page, "importHar");
    auto *open = control<QDialog>(*m_page, "harImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    open->setText(file.fileName());
    QTest::keyClick(open, Qt::Key_Return);
    QTRY_VERIFY(control<QWidget>(*m_page, "exchangesBanner")->isVisible());
    QCOMPARE(control<QTableView>(*m_page, "exchangeList")->model()->rowCount(), 0);
}

void TestExchangesPage::followsNewRowsUntilScrolledUp()
{
    record(60);
    auto *list = control<trafficui::ExchangeList>(*m_page, "exchangeList");
    QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
    record(1);
    QTRY_COMPARE(list->verticalScrollBar()->value(), list->verticalScrollBar()->maximum());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home, Qt::ControlModifier);
    list->scrollToTop();
    record(5);
    QCOMPARE(list->verticalScrollBar()->value(), 0);
}

void TestExchangesPage::dockOpensAnExchange()
{
    trafficui::ExchangesDock dock(*m_log);
    dock.resize(800, 200);
    dock.show();
    record(3);
    QSignalSpy opened(&dock, &trafficui::ExchangesDock::exchangeActivated);
    auto *list = control<QTableView>(dock, "dockExchanges");
    list->setFocus();
    list->selectRow(2);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.at(0).at(0).toULongLong(), 3u);
    m_page->showExchange(3);
    QCOMPARE(control<QTableView>(*m_page, "exchangeList")->currentIndex().row(), 2);
}

void TestExchangesPage::closesWhileARequestIsPending()
{
    record();
    selectRow(0);
    click(*m_page, "replayExchange");
    QCOMPARE(m_sender->sent.size(), 1);
    m_page.reset();
    m_sender->answer(preview::ComposedResponse{});
    QCoreApplication::sendPostedEvents();
}

void TestExchangesPage::everyControlHasAName()
{
    record();
    selectRow(0);
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
}

void TestExchangesPage::looksAsItShould()
{
    support::grabTo(*m_page, u"exchanges-empty"_qs);
    record(14);
    selectRow(4);
    support::grabTo(*m_page, u"exchanges"_qs);
    auto *tabs = control<QTabWidget>(*m_page, "exchangeTabs");
    tabs->setCurrentIndex(1);
    support::grabTo(*m_page, u"exchanges-response"_qs);
    tabs->setCurrentIndex(2);
    click(*m_page, "editExchange");
    support::grabTo(*m_page, u"exchanges-timing"_qs);
    QVERIFY(tabs->isVisible());
}

QTEST_MAIN(TestExchangesPage)
#include "testexchangespage.moc"
