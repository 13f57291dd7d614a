#include "exchangesdock.h"
#include "exchangesfixture.h"
#include "fieldmessage.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>

using support::click;
using support::control;
using support::type;

class TestExchangesPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void saysWhatBelongsHere();
    void listsWhatTheGatewayRecords();
    void showsLongNamesOfApisIfThereIsRoom();
    void filtersByTheSmallLanguage();
    void saysWhatIsWrongWithAFilter_data();
    void saysWhatIsWrongWithAFilter();
    void searchesInBodies();
    void sortsByAClickOnATitle();
    void keepsTheSelectionWhileFilteredAndSorted();
    void pausedExchangesWait();
    void clearKeepsPinnedOnes();
    void followsNewRowsUntilScrolledUp();
    void asksToAddAnExchange();
    void dockOpensAnExchange();
    void everyControlHasAName();
    void looksAsItShould();

private:
    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestExchangesPage::saysWhatBelongsHere()
{
    QVERIFY(!m_fixture->list()->isVisible());
    m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::gatewayStartRequested);
    click(*m_fixture->page, "startGateway");
    QCOMPARE(asked.size(), 1);
}

void TestExchangesPage::listsWhatTheGatewayRecords()
{
    m_fixture->record(3);
    auto *list = m_fixture->list();
    QVERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->model()->index(0, items::ExchangeModel::Status).data().toString(), u"200 OK"_qs);
    QCOMPARE(list->model()->headerData(items::ExchangeModel::Path, Qt::Horizontal).toString(), u"Path"_qs);
}

void TestExchangesPage::showsLongNamesOfApisIfThereIsRoom()
{
    m_fixture->page->resize(1600, 800);
    m_fixture->record();
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.apiName = u"Warehouse of the northern region"_qs;
    m_fixture->record(exchange);
    const auto *list = m_fixture->list();
    const auto needed = [&] {
        return list->fontMetrics().horizontalAdvance(exchange.apiName) + 2 * theme::Space::Control;
    };
    QVERIFY(list->columnWidth(items::ExchangeModel::Api) >= needed());
    m_fixture->page->resize(900, 800);
    QTRY_VERIFY(list->columnWidth(items::ExchangeModel::Api) < needed());
    QVERIFY(list->columnWidth(items::ExchangeModel::Path) > list->columnWidth(items::ExchangeModel::Api));
}

void TestExchangesPage::filtersByTheSmallLanguage()
{
    m_fixture->record(4);
    auto *list = m_fixture->list();
    type(*m_fixture->page, "exchangeFilter", u"status:5xx"_qs);
    QCOMPARE(list->model()->rowCount(), 1);
    type(*m_fixture->page, "exchangeFilter", u"status:x"_qs);
    QCOMPARE(list->model()->rowCount(), 0);
    // The first Escape is for the offered values.
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QCOMPARE(list->model()->rowCount(), 0);
    QTest::keyClick(control<QLineEdit>(*m_fixture->page, "exchangeFilter"), Qt::Key_Escape);
    QCOMPARE(list->model()->rowCount(), 4);
    type(*m_fixture->page, "exchangeFilter", u"method:POST"_qs);
    m_fixture->page->showExchange(1);
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(list->model()->rowCount(), 4);
}

void TestExchangesPage::saysWhatIsWrongWithAFilter_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("key") << u"colour:red"_qs << QStringList{u"“colour:”"_qs, u"status"_qs, u"changed"_qs, u"quotes"_qs};
    QTest::newRow("value") << u"status:x"_qs << QStringList{u"“status:x”"_qs};
    QTest::newRow("condition") << u"status:5xx or"_qs << QStringList{u"“or”"_qs, u"condition"_qs};
    QTest::newRow("bracket") << u"(status:5xx"_qs << QStringList{u"“(”"_qs, u"bracket"_qs};
}

void TestExchangesPage::saysWhatIsWrongWithAFilter()
{
    QFETCH(const QString, filter);
    QFETCH(const QStringList, words);
    m_fixture->record(4);
    auto *message = control<forms::FieldMessage>(*m_fixture->page, "filterMessage");
    type(*m_fixture->page, "exchangeFilter", filter);
    QVERIFY(message->isVisible());
    for (const QString &word : words)
        QVERIFY2(message->text().contains(word), qPrintable(message->text()));
    type(*m_fixture->page, "exchangeFilter", u"status:5xx or method:GET"_qs);
    QVERIFY(!message->isVisible());
    QCOMPARE(m_fixture->list()->model()->rowCount(), 4);
}

void TestExchangesPage::searchesInBodies()
{
    m_fixture->record(2);
    traffic::Exchange other = support::bookshopExchange();
    other.requestBody.bytes = "a giraffe";
    m_fixture->record(other);
    auto *message = control<forms::FieldMessage>(*m_fixture->page, "filterMessage");
    type(*m_fixture->page, "exchangeFilter", u"body:giraffe"_qs);
    QTRY_COMPARE(m_fixture->list()->model()->rowCount(), 1);
    QTRY_VERIFY(!message->isVisible());
    m_fixture->record(other);
    QTRY_COMPARE(m_fixture->list()->model()->rowCount(), 2);
}

void TestExchangesPage::sortsByAClickOnATitle()
{
    m_fixture->record(4);
    auto *list = m_fixture->list();
    QHeaderView *titles = list->horizontalHeader();
    const auto clickStatus = [titles] {
        const int column = items::ExchangeModel::Status;
        QTest::mouseClick(
            titles->viewport(), Qt::LeftButton, {},
            QPoint(titles->sectionViewportPosition(column) + titles->sectionSize(column) / 2, titles->height() / 2));
    };
    const auto number = [list](int row) { return list->model()->index(row, 0).data().toString(); };
    clickStatus();
    QCOMPARE(number(3), u"2"_qs); // The only one with 502.
    m_fixture->record();
    QCOMPARE(number(4), u"2"_qs);
    clickStatus();
    QCOMPARE(number(0), u"2"_qs);
    clickStatus();
    QCOMPARE(number(0), u"1"_qs);
    QCOMPARE(number(4), u"5"_qs);
}

void TestExchangesPage::keepsTheSelectionWhileFilteredAndSorted()
{
    m_fixture->record(8);
    auto *list = m_fixture->list();
    m_fixture->selectRow(5);
    const auto selected = [list] {
        const QModelIndexList rows = list->selectionModel()->selectedRows();
        return rows.size() == 1 && rows.first().row() == list->currentIndex().row() ? rows.first().data().toString()
                                                                                    : QString();
    };
    QCOMPARE(selected(), u"6"_qs);
    type(*m_fixture->page, "exchangeFilter", u"status:5xx"_qs);
    QCOMPARE(list->model()->rowCount(), 2);
    QCOMPARE(selected(), u"6"_qs);
    list->sortByColumn(items::ExchangeModel::Number, Qt::DescendingOrder);
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(selected(), u"6"_qs);
    type(*m_fixture->page, "exchangeFilter", u"status:200"_qs);
    QVERIFY(!list->currentIndex().isValid());
    QVERIFY(list->selectionModel()->selectedRows().isEmpty());
}

void TestExchangesPage::pausedExchangesWait()
{
    m_fixture->record();
    click(*m_fixture->page, "pauseExchanges");
    m_fixture->record(2);
    auto *list = m_fixture->list();
    QCOMPARE(list->model()->rowCount(), 1);
    QVERIFY(control<QLabel>(*m_fixture->page, "exchangeCounts")->text().contains(u"2"_qs));
    click(*m_fixture->page, "pauseExchanges");
    QCOMPARE(list->model()->rowCount(), 3);
}

void TestExchangesPage::clearKeepsPinnedOnes()
{
    m_fixture->record(3);
    m_fixture->selectRow(1);
    click(*m_fixture->page, "pinExchange");
    click(*m_fixture->page, "clearExchanges");
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
}

void TestExchangesPage::followsNewRowsUntilScrolledUp()
{
    m_fixture->record(60);
    auto *list = control<traffic::ExchangeList>(*m_fixture->page, "exchangeList");
    QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
    m_fixture->record(1);
    QTRY_COMPARE(list->verticalScrollBar()->value(), list->verticalScrollBar()->maximum());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home, Qt::ControlModifier);
    list->scrollToTop();
    m_fixture->record(5);
    QCOMPARE(list->verticalScrollBar()->value(), 0);
}

void TestExchangesPage::asksToAddAnExchange()
{
    m_fixture->record(2);
    QSignalSpy asked(m_fixture->page.get(), &traffic::ExchangesPage::addRequested);
    auto *list = m_fixture->list();
    list->setCurrentIndex({});
    auto *add = list->findChild<QAction *>(u"addToDefinition"_qs);
    QVERIFY(add && !add->isEnabled());
    const QPoint row = list->visualRect(list->model()->index(1, 0)).center();
    QTest::mouseClick(list->viewport(), Qt::RightButton, {}, row);
    QContextMenuEvent event(QContextMenuEvent::Mouse, row, list->viewport()->mapToGlobal(row));
    QApplication::sendEvent(list->viewport(), &event);
    auto *menu = control<QMenu>(*m_fixture->page, "exchangeMenu");
    QTRY_VERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Down);
    QCOMPARE(menu->activeAction(), add);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<traffic::ExchangePtr>()->request.method, "POST");
}

void TestExchangesPage::dockOpensAnExchange()
{
    traffic::ExchangesDock dock(m_fixture->log);
    dock.resize(800, 200);
    dock.show();
    m_fixture->record(3);
    QSignalSpy opened(&dock, &traffic::ExchangesDock::exchangeActivated);
    auto *list = control<QTableView>(dock, "dockExchanges");
    list->setFocus();
    list->selectRow(2);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.at(0).at(0).toULongLong(), 3u);
    m_fixture->page->showExchange(3);
    QCOMPARE(m_fixture->list()->currentIndex().row(), 2);
}

void TestExchangesPage::everyControlHasAName()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    QCOMPARE(support::unnamedControls(*m_fixture->page).join(u'\n'), QString());
}

void TestExchangesPage::looksAsItShould()
{
    support::grabTo(*m_fixture->page, u"exchanges-empty"_qs);
    m_fixture->record(14);
    m_fixture->selectRow(4);
    support::grabTo(*m_fixture->page, u"exchanges"_qs);
    auto *tabs = control<QTabWidget>(*m_fixture->page, "exchangeTabs");
    tabs->setCurrentIndex(1);
    support::grabTo(*m_fixture->page, u"exchanges-request"_qs);
    tabs->setCurrentIndex(2);
    support::grabTo(*m_fixture->page, u"exchanges-response"_qs);
    tabs->setCurrentIndex(3);
    click(*m_fixture->page, "editExchange");
    support::grabTo(*m_fixture->page, u"exchanges-timing"_qs);
    QVERIFY(tabs->isVisible());
}

GATEWRIGHT_TEST(TestExchangesPage, QApplication)
#include "testexchangespage.moc"
