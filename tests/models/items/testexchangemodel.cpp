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
    void givesUpTheOldestBeyondItsCount();
    void givesUpTheOldestBeyondItsBytes();
    void keepsTheNewestHoweverLarge();
    void refusalsPushOutRefusalsOnly();
    void keepsPinnedOnes();
    void clearKeepsPinnedOnes();
    void takesOnlyTheEndOfAHugeBatch();
    void numbersGoOnAfterClear();
    void masksSecretsInThePath();
    void showsTheWordOfAStatus();
    void countsNoChangesOfWhatWasNotSent();
    void findsRowsByNumber();
    void filterFollowsNewRows();
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
    model.setPinned(1, true);
    for (int batch = 0; batch < 5; ++batch)
        model.append(QList<traffic::ExchangePtr>(1000, refusal()));
    QCOMPARE(model.exchangeAt(0)->response.status, 200);
    QCOMPARE(model.exchangeAt(2)->response.status, 201);
    QCOMPARE(model.rowCount(), 2 + traffic::MaximumRefusals);
    QVERIFY(model.isPinned(1));
}

void TestExchangeModel::keepsPinnedOnes()
{
    ExchangeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setBounds(3, ExchangeModel::MaximumBytes);
    model.append({exchange(200), exchange(201), exchange(202)});
    model.setPinned(0, true);
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
    model.setPinned(1, true);
    model.clear();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.isPinned(0));
    QCOMPARE(model.numberAt(0), 2u);
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
    QCOMPARE(items::statusWithWord(made.response), u"200 Fine"_qs);
    made.response.reason.clear();
    QCOMPARE(items::statusWithWord(made.response), u"200 OK"_qs);
    made.response.status = 299;
    QCOMPARE(items::statusWithWord(made.response), u"299"_qs);

    made.response.status = 0;
    made.error = traffic::GatewayError::UpstreamRefused;
    ExchangeModel model;
    model.append({support::shared(made)});
    QCOMPARE(cell(model, 0, ExchangeModel::Status), u"upstream-refused"_qs);
    model.setFailureText([](const traffic::Exchange &) { return u"no answer"_qs; });
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

GATEWRIGHT_TEST(TestExchangeModel, QCoreApplication)
#include "testexchangemodel.moc"
