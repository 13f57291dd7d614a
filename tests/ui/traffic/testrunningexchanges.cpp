#include "exchangedetail.h"
#include "exchangesfixture.h"
#include "streameventmodel.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QTabWidget>

using items::ExchangeModel;
using support::click;
using support::control;
using traffic::Exchange;

namespace {

/** A copy of a running exchange as the gateway reports it. */
Exchange runningExchange(quint64 id, const QByteArray &target)
{
    Exchange exchange = support::bookshopExchange();
    exchange.id = id;
    exchange.startedAt = QDateTime::currentDateTimeUtc();
    exchange.request.target = target;
    exchange.response = {};
    exchange.responseBody = {};
    return exchange;
}

} // namespace

class TestRunningExchanges final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void listsARunningExchangeUntilItIsRecorded();
    void showsEventsAsTheyArrive();
    void masksSecretsInEvents();
    void showsTheEventsOfAFinishedStream();
    void cancelsTheSelectedExchange();
    void joinsTheComposersRequest();
    void takesLateRecordsForTheirRequests();
    void keepsWhatIsKnownOfAReportedRequest();
    void cancelsTheComposersRequestOnBothSides();
    void removesAnExchangeWhoseRecordWasDropped();
    void listsNothingNewWhilePaused();
    void filtersAFinishedExchangeAgain();
    void updatesManyDurations();
    void computesWhatIfOnlyInItsTab();

private:
    void report(const QList<Exchange> &changed, const QList<quint64> &ids)
    {
        QList<traffic::ExchangePtr> shared;
        for (const Exchange &exchange : changed)
            shared.append(support::shared(exchange));
        emit m_fixture->gateway.running(shared, ids);
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return m_fixture->list()->model()->index(row, column).data().toString();
    }

    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestRunningExchanges::listsARunningExchangeUntilItIsRecorded()
{
    Exchange exchange = runningExchange(7, "/shop/slow");
    report({exchange}, {7});
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
    QCOMPARE(cell(0, ExchangeModel::Path), u"/shop/slow"_qs);
    QCOMPARE(cell(0, ExchangeModel::Status), u"waiting for the upstream"_qs);
    QTRY_VERIFY(cell(0, ExchangeModel::Duration).toInt() > 0);
    exchange.response.status = 200;
    report({exchange}, {7});
    QCOMPARE(cell(0, ExchangeModel::Status), u"200 streaming"_qs);
    m_fixture->record(exchange);
    report({}, {});
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
    QCOMPARE(cell(0, ExchangeModel::Status), u"200 OK"_qs);
}

void TestRunningExchanges::showsEventsAsTheyArrive()
{
    Exchange exchange = runningExchange(7, "/shop/events");
    report({exchange}, {7});
    m_fixture->selectRow(0);
    QVERIFY(!control<QWidget>(*m_fixture->page, "runningEvents")->isVisible());
    QAbstractItemModel &events = *control<QTableView>(*m_fixture->page, "runningEvents")->model();
    const QAbstractItemModelTester tester(&events, QAbstractItemModelTester::FailureReportingMode::QtTest);
    exchange.response.status = 200;
    for (int number = 0; number < 1500; ++number) {
        exchange.stream.append({number + 0.0, number % 2 == 1, 2000, "data: " + QByteArray::number(number) + '\n'});
        if (number % 400 == 0)
            report({exchange}, {7});
    }
    report({exchange}, {7});
    QVERIFY(control<QWidget>(*m_fixture->page, "runningEvents")->isVisible());
    QCOMPARE(events.rowCount(), traffic::StreamEvents::Maximum);
    const auto text = [&](int row, int column) { return events.index(row, column).data().toString(); };
    QCOMPARE(text(0, items::StreamEventModel::Text), u"data: 500…"_qs);
    QCOMPARE(text(0, items::StreamEventModel::Sender), u"upstream"_qs);
    QCOMPARE(text(999, items::StreamEventModel::Text), u"data: 1499…"_qs);
    QCOMPARE(text(999, items::StreamEventModel::Sender), u"client"_qs);
    QCOMPARE(text(999, items::StreamEventModel::Size), u"2.0 kB"_qs);
    QVERIFY(control<QLabel>(*m_fixture->page, "runningEventsDropped")->text().startsWith(u"500 "));
    support::grabTo(*m_fixture->page, u"exchanges-streaming"_qs);
}

void TestRunningExchanges::masksSecretsInEvents()
{
    Exchange exchange = runningExchange(7, "/shop/events");
    exchange.response.status = 200;
    exchange.secrets.append(secrets::Secret(QByteArray("kept-elsewhere")));
    exchange.stream.append({1, false, 20, "data: kept-elsewhere {\"password\": \"open\"}"});
    report({exchange}, {7});
    m_fixture->selectRow(0);
    QAbstractItemModel &events = *control<QTableView>(*m_fixture->page, "runningEvents")->model();
    const QModelIndex cell = events.index(0, items::StreamEventModel::Text);
    for (const int role : {Qt::DisplayRole, Qt::ToolTipRole}) {
        QVERIFY(!cell.data(role).toString().contains(u"elsewhere"));
        QVERIFY(!cell.data(role).toString().contains(u"open"));
    }
}

void TestRunningExchanges::showsTheEventsOfAFinishedStream()
{
    auto *tabs = control<QTabWidget>(*m_fixture->page, "exchangeTabs");
    m_fixture->record();
    m_fixture->selectRow(0);
    QVERIFY(!tabs->isTabVisible(tabs->count() - 1));
    Exchange exchange = support::bookshopExchange();
    exchange.stream.append({1, false, 8, "data: 1\n"});
    m_fixture->record(exchange);
    m_fixture->selectRow(1);
    QVERIFY(tabs->isTabVisible(tabs->count() - 1));
    tabs->setCurrentIndex(tabs->count() - 1);
    QCOMPARE(control<QTableView>(*m_fixture->page, "exchangeEvents")->model()->rowCount(), 1);
}

void TestRunningExchanges::cancelsTheSelectedExchange()
{
    report({runningExchange(7, "/shop/slow"), runningExchange(9, "/shop/slower")}, {7, 9});
    m_fixture->selectRow(1);
    click(*m_fixture->page, "cancelRequest");
    QCOMPARE(m_fixture->gateway.cancelled, QList<quint64>{9});
}

void TestRunningExchanges::joinsTheComposersRequest()
{
    support::type(*m_fixture->page, "composerPath", u"/shop/slow"_qs);
    click(*m_fixture->page, "composerSend");
    report({runningExchange(7, "/shop/slow")}, {7});
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
    // Another client's request for the same is another row.
    report({runningExchange(8, "/shop/slow")}, {7, 8});
    QCOMPARE(m_fixture->list()->model()->rowCount(), 2);
    Exchange other = runningExchange(8, "/shop/slow");
    other.response.status = 404;
    m_fixture->record(other);
    QCOMPARE(cell(0, ExchangeModel::Status), u"waiting for the upstream"_qs);
    QCOMPARE(cell(1, ExchangeModel::Status), u"404 Not Found"_qs);
    Exchange own = runningExchange(7, "/shop/slow");
    own.response.status = 200;
    m_fixture->record(own);
    QCOMPARE(cell(0, ExchangeModel::Status), u"200 OK"_qs);
    QCOMPARE(m_fixture->list()->model()->rowCount(), 2);
}

/** Of two requests with the same method and target, and of one that is recorded while the list is paused. */
void TestRunningExchanges::takesLateRecordsForTheirRequests()
{
    items::ContractVerdict forbidden;
    forbidden.kind = items::ContractVerdict::Kind::Forbidden;
    traffic::ExchangeLog &log = m_fixture->log;
    Exchange begun = runningExchange(0, "/shop/late");
    begun.secretHeaderNames = {"X-Shop-Key"};
    const quint64 number = log.begin(begun, forbidden);
    Exchange first = runningExchange(7, "/shop/late");
    first.response.status = 400;
    log.end();
    log.begin(runningExchange(0, "/shop/late"));
    Exchange second = runningExchange(8, "/shop/late");
    second.response.status = 200;
    log.end();
    QCOMPARE(log.model().rowCount(), 2);
    m_fixture->record(first);
    m_fixture->record(second);
    QCOMPARE(log.model().rowCount(), 2);
    QCOMPARE(log.model().rowOf(number), 0);
    QCOMPARE(cell(0, ExchangeModel::Status), u"400 Bad Request"_qs);
    QCOMPARE(log.model().keptAt(0).verdict(), forbidden);
    QVERIFY(log.model().exchangeAt(0)->secretHeaderNames.contains("X-Shop-Key"));
    QCOMPARE(cell(0, ExchangeModel::Contract), u"probe"_qs);
    QCOMPARE(log.model().keptAt(1).verdict(), items::ContractVerdict());
    // Its row is removed before the record is there.
    log.begin(begun, forbidden);
    Exchange late = runningExchange(9, "/shop/late");
    late.response.status = 404;
    log.end();
    QTRY_COMPARE(log.model().rowCount(), 2);
    log.setPaused(true);
    m_fixture->record(late);
    log.setPaused(false);
    QCOMPARE(log.model().rowCount(), 3);
    QCOMPARE(log.model().keptAt(2).verdict(), forbidden);
    QVERIFY(log.model().exchangeAt(2)->secretHeaderNames.contains("X-Shop-Key"));
    // A later one of someone else is no record of it.
    Exchange other = runningExchange(10, "/shop/late");
    other.startedAt = other.startedAt.addSecs(60);
    m_fixture->record(other);
    QCOMPARE(log.model().keptAt(3).verdict(), items::ContractVerdict());
}

/** The next request begins before the exchange of a slow one is recorded. */
void TestRunningExchanges::keepsWhatIsKnownOfAReportedRequest()
{
    items::ContractVerdict forbidden;
    forbidden.kind = items::ContractVerdict::Kind::Forbidden;
    traffic::ExchangeLog &log = m_fixture->log;
    Exchange begun = runningExchange(0, "/shop/slow");
    begun.secretHeaderNames = {"X-Shop-Key"};
    const quint64 number = log.begin(begun, forbidden);
    Exchange slow = runningExchange(7, "/shop/slow");
    report({slow}, {7});
    log.end();
    log.begin(runningExchange(0, "/shop/next"));
    slow.response.status = 200;
    m_fixture->record(slow);
    QCOMPARE(log.model().rowCount(), 2);
    QCOMPARE(log.model().rowOf(number), 0);
    QCOMPARE(cell(0, ExchangeModel::Status), u"200 OK"_qs);
    QCOMPARE(log.model().keptAt(0).verdict(), forbidden);
    QVERIFY(log.model().exchangeAt(0)->secretHeaderNames.contains("X-Shop-Key"));
}

/** The gateway waits for the upstream even if a client has closed its side. */
void TestRunningExchanges::cancelsTheComposersRequestOnBothSides()
{
    support::type(*m_fixture->page, "composerPath", u"/shop/slow"_qs);
    click(*m_fixture->page, "composerSend");
    report({runningExchange(7, "/shop/slow")}, {7});
    click(*m_fixture->page, "cancelRequest");
    QVERIFY(m_fixture->sender.isCanceled());
    QCOMPARE(m_fixture->gateway.cancelled, QList<quint64>{7});
    m_fixture->sender.answer(base::Error::cancelled());
    QTRY_VERIFY(m_fixture->page->canSend());
    Exchange own = runningExchange(7, "/shop/slow");
    own.error = traffic::GatewayError::Cancelled;
    m_fixture->record(own);
    QCOMPARE(cell(0, ExchangeModel::Status), u"0 cancelled"_qs);
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
}

void TestRunningExchanges::removesAnExchangeWhoseRecordWasDropped()
{
    report({runningExchange(7, "/shop/slow"), runningExchange(9, "/shop/slower")}, {7, 9});
    report({}, {9});
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
    QCOMPARE(cell(0, ExchangeModel::Path), u"/shop/slower"_qs);
}

void TestRunningExchanges::listsNothingNewWhilePaused()
{
    report({runningExchange(7, "/shop/slow")}, {7});
    click(*m_fixture->page, "pauseExchanges");
    report({runningExchange(9, "/shop/slower")}, {7, 9});
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
    Exchange first = runningExchange(7, "/shop/slow");
    first.response.status = 204;
    m_fixture->record(first);
    QCOMPARE(cell(0, ExchangeModel::Status), u"204 No Content"_qs);
    m_fixture->record(runningExchange(9, "/shop/slower"));
    QCOMPARE(m_fixture->list()->model()->rowCount(), 1);
    click(*m_fixture->page, "pauseExchanges");
    QCOMPARE(m_fixture->list()->model()->rowCount(), 2);
}

void TestRunningExchanges::filtersAFinishedExchangeAgain()
{
    QAbstractItemModel &rows = *m_fixture->list()->model();
    const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    support::type(*m_fixture->page, "exchangeFilter", u"status:5xx"_qs);
    m_fixture->record();
    Exchange exchange = runningExchange(7, "/shop/slow");
    report({exchange}, {7});
    m_fixture->record();
    QCOMPARE(rows.rowCount(), 0);
    exchange.response.status = 502;
    m_fixture->record(exchange);
    QCOMPARE(rows.rowCount(), 1);
    QCOMPARE(cell(0, ExchangeModel::Path), u"/shop/slow"_qs);
    control<QLineEdit>(*m_fixture->page, "exchangeFilter")->clear();
    QCOMPARE(rows.rowCount(), 3);
    QCOMPARE(cell(1, ExchangeModel::Path), u"/shop/slow"_qs);
    // In a sorted list the row moves to its place.
    m_fixture->list()->sortByColumn(ExchangeModel::Status, Qt::AscendingOrder);
    Exchange last = runningExchange(8, "/shop/last");
    report({last}, {8});
    QCOMPARE(cell(0, ExchangeModel::Path), u"/shop/last"_qs);
    last.response.status = 503;
    m_fixture->record(last);
    QCOMPARE(cell(3, ExchangeModel::Path), u"/shop/last"_qs);
    // A row that does not match any more is removed.
    support::type(*m_fixture->page, "exchangeFilter", u"not status:5xx"_qs);
    Exchange shown = runningExchange(10, "/shop/shown");
    report({shown}, {10});
    QCOMPARE(rows.rowCount(), 3);
    shown.response.status = 500;
    m_fixture->record(shown);
    QCOMPARE(rows.rowCount(), 2);
}

/** Each in its turn. */
void TestRunningExchanges::updatesManyDurations()
{
    constexpr int count = 120;
    QList<Exchange> many;
    QList<quint64> ids;
    for (int i = 1; i <= count; ++i) {
        ids.append(static_cast<quint64>(i));
        many.append(runningExchange(ids.last(), "/shop/slow"));
    }
    report(many, ids);
    QCOMPARE(m_fixture->list()->model()->rowCount(), count);
    for (int row = 0; row < count; ++row)
        QTRY_VERIFY(cell(row, ExchangeModel::Duration).toInt() > 0);
}

void TestRunningExchanges::computesWhatIfOnlyInItsTab()
{
    int computed = 0;
    auto *detail = m_fixture->page->findChild<traffic::ExchangeDetail *>();
    detail->setWhatIf([&computed](const Exchange &exchange) {
        ++computed;
        return exchange;
    });
    m_fixture->record();
    m_fixture->selectRow(0);
    detail->refreshWhatIf();
    QCOMPARE(computed, 0);
    auto *tabs = control<QTabWidget>(*m_fixture->page, "exchangeTabs");
    tabs->setCurrentIndex(7);
    QCOMPARE(computed, 1);
    detail->refreshWhatIf();
    QCOMPARE(computed, 2);
    m_fixture->page->hide();
    detail->refreshWhatIf();
    QCOMPARE(computed, 2);
    m_fixture->page->show();
    QCOMPARE(computed, 3);
}

GATEWRIGHT_TEST(TestRunningExchanges, QApplication)
#include "testrunningexchanges.moc"
