#include "contractmonitor.h"
#include "description.h"
#include "driving.h"
#include "exchangesamples.h"
#include "fakestore.h"
#include "grabs.h"
#include "surroundings.h"
#include "testprogram.h"
#include "traffictab.h"

#include <QSignalSpy>
#include <QTreeView>

using coverage::TrafficTab;
using monitoring::ContractMonitor;
using support::control;

/** The tab Traffic of a definition. */
class TestTrafficTab final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void listsOperationsWithoutTraffic();
    void showsWhatWasLeftOut();
    void countsExchangesFromFiles();
    void keepsTheSelectedRow();
    void addsUndocumentedRequests();
    void goesToTheNewestExchange();
    void goesToTheOperation();

private:
    [[nodiscard]] traffic::ExchangePtr exchange(const QByteArray &target, const QString &path) const;
    [[nodiscard]] QString counts() const { return control<QLabel>(*m_tab, "trafficCounts")->text(); }
    [[nodiscard]] QTreeView &tree() const { return *control<QTreeView>(*m_tab, "trafficTree"); }

    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<designer::Surroundings> m_surroundings;
    std::unique_ptr<items::ExchangeModel> m_list;
    std::unique_ptr<ContractMonitor> m_monitor;
    std::unique_ptr<TrafficTab> m_tab;
    workspace::OpenDefinition *m_definition = nullptr;
};

namespace {

const QString ApiPath = QStringLiteral("/work/api.yaml");
const QString OtherApi = QStringLiteral("/work/other.yaml");

const char Api[] = R"(openapi: 3.1.0
info: {title: Books, version: '1'}
paths:
  /books:
    get: {responses: {'200': {description: d}, '404': {description: d}}}
    post: {responses: {'201': {description: d}}}
  /orders:
    get: {responses: {'200': {description: d}}}
)";

} // namespace

void TestTrafficTab::init()
{
    m_store.files.insert(ApiPath, Api);
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_definition = *m_workspace->open(ApiPath);
    m_surroundings = std::make_unique<designer::Surroundings>();
    m_list = std::make_unique<items::ExchangeModel>();
    m_monitor = std::make_unique<ContractMonitor>(*m_workspace, *m_list);
    m_tab = std::make_unique<TrafficTab>(m_surroundings->context(*m_definition, *m_workspace), *m_monitor);
    QTRY_VERIFY(m_definition->description());
    support::showPage(*m_tab);
    QTRY_COMPARE(tree().model()->rowCount(), 2);
}

void TestTrafficTab::cleanup()
{
    m_tab.reset();
    m_monitor.reset();
    m_list.reset();
    m_surroundings.reset();
    m_workspace.reset();
}

traffic::ExchangePtr TestTrafficTab::exchange(const QByteArray &target, const QString &path) const
{
    traffic::Exchange made;
    made.documentPath = path;
    made.decision.routes = {{u"Books"_qs, path, {}, "/", traffic::UpstreamKind::Own}};
    made.decision.matched = 0;
    made.request.method = "GET";
    made.request.target = target;
    made.response.status = 200;
    made.answeredBy = traffic::AnsweredBy::Upstream;
    return support::shared(made);
}

void TestTrafficTab::listsOperationsWithoutTraffic()
{
    const QAbstractItemModel &rows = *tree().model();
    QCOMPARE(counts(), u"0 exchanges compared"_qs);
    QCOMPARE(rows.index(0, 0).data().toString(), u"/books"_qs);
    QCOMPARE(rows.index(0, 1).data().toString(), u"0 of 2 seen"_qs);
    QCOMPARE(rows.index(0, 5, rows.index(0, 0)).data().toString(), u"200, 404"_qs);
    support::grabTo(*m_tab, u"traffic-empty"_qs);
}

void TestTrafficTab::showsWhatWasLeftOut()
{
    QList<traffic::ExchangePtr> exchanges = {exchange("/books", OtherApi), exchange("/books", OtherApi)};
    traffic::Exchange truncated = *exchange("/books", ApiPath);
    truncated.responseBody.size = 10;
    truncated.responseBody.bytes = QByteArray("[1");
    exchanges.append(support::shared(truncated));
    for (qsizetype i = 0; i < ContractMonitor::MaximumWaiting + 4; ++i)
        exchanges.append(exchange("/books", ApiPath));
    m_list->append(exchanges);
    m_monitor->noteDropped(30);
    QTRY_COMPARE(counts(), u"2000 exchanges compared · 2 of other APIs · 35 left out, because they came too fast"_qs);
    m_list->append({support::shared(truncated)});
    QTRY_COMPARE(counts(), u"2001 exchanges compared · 1 body not compared · 2 of other APIs · 35 left out, because "
                           u"they came too fast"_qs);
    support::grabTo(*m_tab, u"traffic-leftout"_qs);
}

void TestTrafficTab::countsExchangesFromFiles()
{
    traffic::Exchange imported;
    imported.isImported = true;
    imported.request.method = "GET";
    imported.request.target = "/books";
    imported.request.headers.append("Host", "127.0.0.1:8080");
    imported.response.status = 200;
    imported.answeredBy = traffic::AnsweredBy::Upstream;
    traffic::Exchange other = imported;
    other.request.headers.set("Host", "other.example");
    other.request.target = "/elsewhere";
    m_list->append({support::shared(imported), support::shared(other)});
    QTRY_COMPARE(counts(), u"1 exchange compared · 1 of other APIs"_qs);
    const QAbstractItemModel &rows = *tree().model();
    QCOMPARE(rows.index(0, 1).data().toString(), u"1 of 2 seen"_qs);
}

void TestTrafficTab::keepsTheSelectedRow()
{
    const QAbstractItemModel &rows = *tree().model();
    support::clickRow(tree(), rows.index(0, 0, rows.index(1, 0)));
    m_list->append({exchange("/orders", ApiPath), exchange("/cats", ApiPath)});
    QTRY_COMPARE(rows.rowCount(), 3);
    QCOMPARE(tree().currentIndex().data().toString(), u"/orders"_qs);
    QCOMPARE(tree().currentIndex().siblingAtColumn(1).data().toString(), u"seen"_qs);
    support::clickRow(tree(), rows.index(0, 0, rows.index(2, 0)));
    m_list->append({exchange("/dogs", ApiPath)});
    QTRY_COMPARE(rows.rowCount(rows.index(2, 0)), 2);
    QCOMPARE(tree().currentIndex().data().toString(), u"/cats"_qs);
}

void TestTrafficTab::addsUndocumentedRequests()
{
    QSignalSpy added(m_tab.get(), &TrafficTab::addRequested);
    auto *add = control<QAbstractButton>(*m_tab, "trafficAdd");
    m_list->append({exchange("/cats?page=1", ApiPath), exchange("/cats?page=2", ApiPath)});
    const QAbstractItemModel &rows = *tree().model();
    QTRY_COMPARE(rows.rowCount(), 3);
    QVERIFY(!add->isEnabled());
    support::clickRow(tree(), rows.index(0, 0, rows.index(2, 0)));
    support::click(*m_tab, "trafficAdd");
    QCOMPARE(added.size(), 1);
    QCOMPARE(added.first().first().value<traffic::ExchangePtr>()->request.target, "/cats?page=2"); // The newest one.
}

void TestTrafficTab::goesToTheNewestExchange()
{
    QSignalSpy shown(m_tab.get(), &TrafficTab::exchangeRequested);
    m_list->append({exchange("/cats?page=1", ApiPath), exchange("/cats?page=2", ApiPath)});
    const QAbstractItemModel &rows = *tree().model();
    QTRY_COMPARE(rows.rowCount(), 3);
    support::clickRow(tree(), rows.index(0, 0, rows.index(0, 0)));
    QVERIFY(!control<QAbstractButton>(*m_tab, "trafficShowExchange")->isEnabled()); // Not seen.
    support::clickRow(tree(), rows.index(0, 0, rows.index(2, 0)));
    support::click(*m_tab, "trafficShowExchange");
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown.first().first().value<quint64>(), m_list->numberAt(1));
    m_list->clear();
}

void TestTrafficTab::goesToTheOperation()
{
    const QAbstractItemModel &rows = *tree().model();
    support::clickRow(tree(), rows.index(1, 0, rows.index(0, 0)));
    support::click(*m_tab, "trafficShowOperation");
    QCOMPARE(m_surroundings->window.shown.last().location.pointer.toString(), u"/paths/~1books/post"_qs);
}

GATEWRIGHT_TEST(TestTrafficTab, QApplication)
#include "testtraffictab.moc"
