#include "exchangefiltermodel.h"
#include "exchangequeue.h"
#include "exchangesamples.h"
#include "modelcells.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using items::ExchangeModel;

class TestExchangeModel final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void appendsBatchesInOrder();
    void saysTheWholeRowInItsFirstCell();
    void givesUpTheOldestBeyondItsCount();
    void givesUpTheOldestBeyondItsBytes();
    void keepsTheNewestHoweverLarge();
    void refusalsPushOutRefusalsOnly();
    void keepsPinnedOnes();
    void clearKeepsPinnedOnes();
    void hidesRows();
    void marksRows();
    void commentsAnOldExchange();
    void movesPackedExchanges();
    void packsWithinLimits();
    void runningRequestBecomesItsExchange();
    void abandonsARunningRequest();
    void takesOnlyTheEndOfAHugeBatch();
    void numbersGoOnAfterClear();
    void masksSecretsInThePath();
    void showsTheWordOfAStatus();
    void countsNoChangesOfWhatWasNotSent();
    void findsRowsByNumber();
    void filterFollowsNewRows();
    void sortsAndFollowsNewRows();
    void sortsManyNewRows();
    void forgetsDroppedRows();
    void searchesBodiesOnAWorker();
    void searchesInNewestRowsToo();
};

namespace {

traffic::ExchangePtr exchange(int status, qint64 bytes = 0)
{
    traffic::Exchange made = support::bookshopExchange();
    made.response.status = status;
    made.response.reason.clear();
    made.requestBody = {};
    made.responseBody.bytes = QByteArray(bytes, 'x');
    made.responseBody.size = bytes;
    return support::shared(made);
}

} // namespace

void TestExchangeModel::appendsBatchesInOrder()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({exchange(200), exchange(404)});
    model.append({});
    model.append({exchange(500)});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(cell(model, 0, ExchangeModel::Number), u"1"_qs);
    QCOMPARE(cell(model, 1, ExchangeModel::Status), u"404 Not Found"_qs);
    QCOMPARE(cell(model, 2, ExchangeModel::Status), u"500 Internal Server Error"_qs);
    QCOMPARE(cell(model, 2, ExchangeModel::Changes), u"6"_qs);
}

void TestExchangeModel::saysTheWholeRowInItsFirstCell()
{
    ExchangeModel model;
    model.append({exchange(404)});
    const auto spoken = [&model](int column) { return model.index(0, column).data(Qt::AccessibleTextRole).toString(); };
    const QString path = cell(model, 0, ExchangeModel::Path);
    QVERIFY(!path.isEmpty());
    QCOMPARE(spoken(ExchangeModel::Number),
             u"1, %1, %2, 404 Not Found"_qs.arg(cell(model, 0, ExchangeModel::Method), path));
    QCOMPARE(spoken(ExchangeModel::Path), path);
}

void TestExchangeModel::givesUpTheOldestBeyondItsCount()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setBounds(3, ExchangeModel::MaximumBytes);
    for (const int status : {200, 201, 202, 203, 204})
        model.append({exchange(status)});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.exchangeAt(0)->response.status, 202);
    QCOMPARE(model.numberAt(0), 3u);
}

void TestExchangeModel::givesUpTheOldestBeyondItsBytes()
{
    ExchangeModel model;
    model.setBounds(100, 2 * traffic::sizeOf(*exchange(200, 100)));
    model.append({exchange(200, 100), exchange(201, 100)});
    model.append({exchange(202, 100)});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.exchangeAt(0)->response.status, 201);
}

void TestExchangeModel::keepsTheNewestHoweverLarge()
{
    ExchangeModel model;
    model.setBounds(100, 250);
    model.append({exchange(200, 100), exchange(201, 1000)});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.exchangeAt(0)->response.status, 201);
}

void TestExchangeModel::refusalsPushOutRefusalsOnly()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setBounds(2, ExchangeModel::MaximumBytes);
    const auto refusal = [] {
        traffic::Exchange made = support::bookshopExchange();
        made.gatewayReason = traffic::GatewayError::HostRefused;
        return support::shared(made);
    };
    model.append({exchange(200), refusal(), exchange(201)});
    model.setMarks({model.numberAt(1)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    for (int batch = 0; batch < 5; ++batch)
        model.append(QList<traffic::ExchangePtr>(1000, refusal()));
    QCOMPARE(model.exchangeAt(0)->response.status, 200);
    QCOMPARE(model.exchangeAt(2)->response.status, 201);
    QCOMPARE(model.rowCount(), 2 + traffic::MaximumRefusals);
    QVERIFY(model.marksAt(1).pinned);
}

void TestExchangeModel::keepsPinnedOnes()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setBounds(3, ExchangeModel::MaximumBytes);
    model.append({exchange(200), exchange(201), exchange(202)});
    model.setMarks({model.numberAt(0)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    model.append({exchange(203), exchange(204)});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.exchangeAt(0)->response.status, 200);
    QCOMPARE(model.exchangeAt(1)->response.status, 203);
}

void TestExchangeModel::clearKeepsPinnedOnes()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({exchange(200), exchange(201)});
    model.setMarks({model.numberAt(1)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    model.clear();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.marksAt(0).pinned);
    QCOMPARE(model.numberAt(0), 2u);
}

void TestExchangeModel::hidesRows()
{
    ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({exchange(200), exchange(201), exchange(202), exchange(203)});
    const auto hide = [](items::ExchangeMarks &marks) { marks.hidden = true; };
    model.setMarks({2, 3, 77}, hide);
    QCOMPARE(model.hidden(), 2);
    QCOMPARE(filtered.rowCount(), 2);
    QCOMPARE(filtered.numberOf(filtered.index(1, 0)), 4u);
    model.append({exchange(204)});
    filtered.setFilter(items::ExchangeFilter::parse(u"status:2xx"));
    QCOMPARE(filtered.rowCount(), 3);
    filtered.setShowsHidden(true);
    QCOMPARE(filtered.rowCount(), 5);
    filtered.sort(ExchangeModel::Status, Qt::DescendingOrder);
    filtered.setShowsHidden(false);
    QCOMPARE(filtered.rowCount(), 3);
    QCOMPARE(filtered.numberOf(filtered.index(0, 0)), 5u);
    filtered.setShowsHidden(true);
    model.setMarks({2, 3}, [](items::ExchangeMarks &marks) { marks.hidden = false; });
    QCOMPARE(model.hidden(), 0);
    filtered.setShowsHidden(false);
    QCOMPARE(filtered.rowCount(), 5);
    model.setMarks({5}, hide);
    model.clear();
    QCOMPARE(model.hidden(), 0);
}

void TestExchangeModel::marksRows()
{
    ExchangeModel model;
    model.append({exchange(200), exchange(201)});
    model.setMarksLook([](const items::ExchangeMarks &marks, int column, int role) {
        return role == Qt::BackgroundRole ? QVariant(static_cast<int>(marks.color) * 100 + column) : QVariant();
    });
    QSignalSpy changed(&model, &ExchangeModel::dataChanged);
    model.setMarks({2}, [](items::ExchangeMarks &marks) { marks.color = items::MarkColor::Green; });
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.index(1, 2).data(Qt::BackgroundRole).toInt(), static_cast<int>(items::MarkColor::Green) * 100 + 2);
    QVERIFY(!model.index(0, 2).data(Qt::BackgroundRole).isValid());
}

/** Also while a worker packs the exchange without the comment. */
void TestExchangeModel::commentsAnOldExchange()
{
    ExchangeModel model;
    QList<traffic::ExchangePtr> many;
    for (int i = 0; i < 2000; ++i)
        many.append(exchange(200 + i % 50));
    model.append(many);
    model.setComment(10, u" Ask\n the warehouse "_qs);
    QTRY_VERIFY(!model.keptAt(9).isWhole());
    QCOMPARE(cell(model, 10, ExchangeModel::Comment), u"Ask the warehouse"_qs);
    QCOMPARE(model.exchangeAt(10)->response.status, 210);
    model.setComment(9, QString(5000, u'x'));
    QCOMPARE(cell(model, 9, ExchangeModel::Comment).size(), traffic::MaximumComment);
    model.setComment(9, {});
    QCOMPARE(cell(model, 9, ExchangeModel::Comment), QString());
    QVERIFY(items::ExchangeFilter::parse(u"comment:warehouse").matches(model.keptAt(10)));
}

void TestExchangeModel::movesPackedExchanges()
{
    ExchangeModel waiting;
    QList<traffic::ExchangePtr> many;
    for (int i = 0; i < 2000; ++i)
        many.append(exchange(200 + i % 50));
    waiting.append(many);
    QTRY_VERIFY(!waiting.keptAt(500).isWhole());
    ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    filtered.setFilter(items::ExchangeFilter::parse(u"header:accept status:201"));
    model.append({exchange(404)});
    model.appendKept(waiting.takeAll());
    QCOMPARE(waiting.rowCount(), 0);
    QCOMPARE(model.rowCount(), 2001);
    QTRY_COMPARE(filtered.rowCount(), 40);
    for (const int row : {1, 500, 2000})
        QCOMPARE(model.exchangeAt(row)->response.status, 200 + (row - 1) % 50);
    model.append(many);
    QTRY_VERIFY(!model.keptAt(2500).isWhole());
    QCOMPARE(model.exchangeAt(2500)->response.status, 200 + (2500 - 2001) % 50);
}

void TestExchangeModel::packsWithinLimits()
{
    items::ExchangePacker counting(100, ExchangeModel::MaximumBytes);
    for (int i = 0; i < 1000; ++i)
        counting.add(exchange(200 + i));
    const QList<items::KeptExchange> newest = counting.take();
    QCOMPARE(newest.size(), 100);
    QCOMPARE(counting.dropped(), 900);
    QCOMPARE(newest.first().exchange()->response.status, 1100);

    // More of them than there would be room for as objects.
    const qint64 most = 100 * traffic::sizeOf(*exchange(200));
    items::ExchangePacker weighing(ExchangeModel::MaximumExchanges, most);
    for (int i = 0; i < 300; ++i)
        weighing.add(exchange(200));
    QCOMPARE(weighing.dropped(), 0);
    for (int i = 0; i < 20'000; ++i)
        weighing.add(exchange(200));
    QVERIFY(weighing.dropped() > 0);
    qint64 bytes = 0;
    for (const items::KeptExchange &kept : weighing.take())
        bytes += kept.bytes();
    QVERIFY(bytes <= most);
}

void TestExchangeModel::runningRequestBecomesItsExchange()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRunningText([](const traffic::Exchange &) { return u"running"_qs; });
    model.append({exchange(200)});
    const quint64 number = model.begin(exchange(0));
    QCOMPARE(number, 2u);
    QVERIFY(model.isRunning(1) && !model.isRunning(0));
    QCOMPARE(cell(model, 1, ExchangeModel::Status), u"running"_qs);
    model.setElapsed(number, 1234);
    QCOMPARE(cell(model, 1, ExchangeModel::Duration), QLocale().toString(1234));
    QCOMPARE(model.exchanges().size(), 1);
    // The user can still cancel it.
    model.clear();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.complete(number, exchange(204)));
    QVERIFY(!model.isRunning(0));
    QCOMPARE(model.exchangeAt(0)->response.status, 204);
    QCOMPARE(model.numberAt(0), number);
    QVERIFY(!model.complete(number, exchange(500)));
    model.abandon(number);
    QCOMPARE(model.rowCount(), 1);
}

void TestExchangeModel::abandonsARunningRequest()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const quint64 number = model.begin(exchange(0));
    model.setBounds(1, 0);
    model.append({exchange(200), exchange(201)});
    QVERIFY(model.rowOf(number) >= 0);
    model.abandon(number);
    QCOMPARE(model.rowOf(number), -1);
    QCOMPARE(model.begin(exchange(0)), number + 3);
}

void TestExchangeModel::takesOnlyTheEndOfAHugeBatch()
{
    ExchangeModel model;
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.setBounds(2, ExchangeModel::MaximumBytes);
    model.append({exchange(200), exchange(201), exchange(202), exchange(203)});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.exchangeAt(0)->response.status, 202);
    QCOMPARE(inserted.size(), 1);
}

void TestExchangeModel::numbersGoOnAfterClear()
{
    ExchangeModel model;
    model.append({exchange(200)});
    model.clear();
    model.append({exchange(200)});
    QCOMPARE(model.numberAt(0), 2u);
}

void TestExchangeModel::masksSecretsInThePath()
{
    traffic::Exchange made = support::bookshopExchange();
    made.request.target = "/shop?access_token=open-sesame&page=2";
    ExchangeModel model;
    model.append({support::shared(made)});
    QVERIFY(!cell(model, 0, ExchangeModel::Path).contains(u"open-sesame"_qs));
    QVERIFY(cell(model, 0, ExchangeModel::Path).contains(u"page=2"_qs));
}

void TestExchangeModel::showsTheWordOfAStatus()
{
    traffic::Exchange made = support::bookshopExchange();
    made.response.reason = "Fine";
    QCOMPARE(items::statusWithWord(made.response.status, made.response.reason), u"200 Fine"_qs);
    made.response.reason.clear();
    QCOMPARE(items::statusWithWord(made.response.status, made.response.reason), u"200 OK"_qs);
    made.response.status = 299;
    QCOMPARE(items::statusWithWord(made.response.status, made.response.reason), u"299"_qs);

    made.response.status = 0;
    made.error = traffic::GatewayError::UpstreamRefused;
    ExchangeModel model;
    model.append({support::shared(made)});
    QCOMPARE(cell(model, 0, ExchangeModel::Status), u"upstream-refused"_qs);
    model.setFailureText([](const QString &) { return u"no answer"_qs; });
    QCOMPARE(cell(model, 0, ExchangeModel::Status), u"no answer"_qs);
}

void TestExchangeModel::countsNoChangesOfWhatWasNotSent()
{
    traffic::Exchange unsent = support::bookshopExchange();
    unsent.reachedUpstream = false;
    ExchangeModel model;
    model.append({exchange(200), support::shared(unsent)});
    QCOMPARE(cell(model, 0, ExchangeModel::Changes), u"6"_qs);
    QCOMPARE(cell(model, 1, ExchangeModel::Changes), u"–"_qs);
    QCOMPARE(model.index(1, ExchangeModel::Changes).data(ExchangeModel::SortRole).toInt(), 0);
}

void TestExchangeModel::findsRowsByNumber()
{
    ExchangeModel model;
    model.setBounds(2, ExchangeModel::MaximumBytes);
    model.append({exchange(200), exchange(201)});
    model.append({exchange(202)});
    QCOMPARE(model.rowOf(1), -1);
    QCOMPARE(model.rowOf(2), 0);
    QCOMPARE(model.rowOf(3), 1);
    QCOMPARE(model.rowOf(4), -1);
}

void TestExchangeModel::filterFollowsNewRows()
{
    ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    filtered.setFilter(items::ExchangeFilter::parse(u"status:5xx"));
    model.append({exchange(200), exchange(502)});
    model.append({exchange(404), exchange(500)});
    QCOMPARE(filtered.rowCount(), 2);
    QCOMPARE(filtered.exchangeAt(filtered.index(1, 0))->response.status, 500);
    QVERIFY(filtered.indexOf(4).isValid());
    QVERIFY(!filtered.indexOf(3).isValid());
    filtered.setFilter({});
    QCOMPARE(filtered.rowCount(), 4);
}

namespace {

QList<int> statusesOf(const items::ExchangeFilterModel &model)
{
    QList<int> statuses;
    for (int row = 0; row < model.rowCount(); ++row)
        statuses.append(model.exchangeAt(model.index(row, 0))->response.status);
    return statuses;
}

traffic::ExchangePtr exchangeWithBody(int status, const QByteArray &body)
{
    auto made = std::make_shared<traffic::Exchange>(*exchange(status));
    made->responseBody.bytes = body;
    made->responseBody.size = body.size();
    return made;
}

} // namespace

void TestExchangeModel::sortsAndFollowsNewRows()
{
    ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({exchange(404), exchange(200), exchange(502)});
    filtered.sort(ExchangeModel::Status);
    QCOMPARE(statusesOf(filtered), QList<int>({200, 404, 502}));
    QSignalSpy resets(&filtered, &QAbstractItemModel::modelReset);
    model.append({exchange(201), exchange(600), exchange(100), exchange(404)});
    QCOMPARE(statusesOf(filtered), QList<int>({100, 200, 201, 404, 404, 502, 600}));
    QCOMPARE(resets.size(), 0);
    filtered.sort(ExchangeModel::Status, Qt::DescendingOrder);
    QCOMPARE(statusesOf(filtered), QList<int>({600, 502, 404, 404, 201, 200, 100}));
    // Equal ones in the order of their numbers.
    QCOMPARE(filtered.indexOf(1).row(), 2);
    QCOMPARE(filtered.indexOf(7).row(), 3);
    filtered.sort(-1);
    QCOMPARE(statusesOf(filtered), QList<int>({404, 200, 502, 201, 600, 100, 404}));
}

void TestExchangeModel::sortsManyNewRows()
{
    ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    filtered.sort(ExchangeModel::Status);
    QList<traffic::ExchangePtr> even;
    QList<traffic::ExchangePtr> odd;
    for (int status = 100; status < 400; ++status)
        (status % 2 == 0 ? even : odd).append(exchange(status));
    model.append(even);
    model.append(odd);
    const QList<int> statuses = statusesOf(filtered);
    QCOMPARE(statuses.size(), 300);
    QVERIFY(std::is_sorted(statuses.begin(), statuses.end()));
}

void TestExchangeModel::forgetsDroppedRows()
{
    for (const int column : {-1, int(ExchangeModel::Status)}) {
        ExchangeModel model;
        items::ExchangeFilterModel filtered(model);
        QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
        filtered.sort(column);
        filtered.setFilter(items::ExchangeFilter::parse(u"-status:404"));
        model.append({exchange(500), exchange(404), exchange(200), exchange(300)});
        model.setMarks({model.numberAt(2)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
        model.setBounds(2, ExchangeModel::MaximumBytes);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(statusesOf(filtered), QList<int>({200, 300}));
        model.clear();
        QCOMPARE(statusesOf(filtered), QList<int>({200}));
    }
}

void TestExchangeModel::searchesBodiesOnAWorker()
{
    ExchangeModel model;
    items::ExchangeFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({exchangeWithBody(200, "one"), exchangeWithBody(201, "two"), exchangeWithBody(202, "one more")});
    filtered.setFilter(items::ExchangeFilter::parse(u"body:ONE"));
    QVERIFY(filtered.isSearching());
    QCOMPARE(filtered.rowCount(), 0);
    QTRY_VERIFY(!filtered.isSearching());
    QCOMPARE(statusesOf(filtered), QList<int>({200, 202}));
    // Another filter ends the search.
    filtered.setFilter(items::ExchangeFilter::parse(u"body:two"));
    filtered.setFilter(items::ExchangeFilter::parse(u"status:202"));
    QVERIFY(!filtered.isSearching());
    QTest::qWait(20);
    QCOMPARE(statusesOf(filtered), QList<int>({202}));
}

void TestExchangeModel::searchesInNewestRowsToo()
{
    ExchangeModel model;
    model.setBounds(3, ExchangeModel::MaximumBytes);
    items::ExchangeFilterModel filtered(model);
    QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::Fatal);
    filtered.setFilter(items::ExchangeFilter::parse(u"body:one"));
    model.append({exchangeWithBody(200, "one"), exchangeWithBody(201, "two")});
    // Arrive while the first ones are searched, and push out the first of them.
    model.append({exchangeWithBody(202, "one"), exchangeWithBody(203, "one")});
    QVERIFY(filtered.isSearching());
    QTRY_VERIFY(!filtered.isSearching());
    QCOMPARE(statusesOf(filtered), QList<int>({202, 203}));
    model.append({exchangeWithBody(204, "one")});
    QTRY_COMPARE(statusesOf(filtered), QList<int>({202, 203, 204}));
}

GATEWRIGHT_TEST(TestExchangeModel, QCoreApplication)
#include "testexchangemodel.moc"
