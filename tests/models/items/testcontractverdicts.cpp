#include "exchangefiltermodel.h"
#include "exchangesamples.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using items::ContractVerdict;
using items::ExchangeFilter;
using items::ExchangeFilterModel;
using items::ExchangeModel;

/** What the comparison with the contract found, in the list of exchanges. */
class TestContractVerdicts final : public QObject
{
    Q_OBJECT

private slots:
    void areShownAndSorted();
    void stayWithTheirExchange();
    void areForgotten();
    void areFound_data();
    void areFound();
    void areFoundBesideABody();
};

namespace {

ContractVerdict verdict(int problems, quint16 source = 1)
{
    ContractVerdict made;
    made.kind = problems > 0 ? ContractVerdict::Kind::Violates : ContractVerdict::Kind::Fits;
    made.problems = static_cast<quint8>(problems);
    made.source = source;
    return made;
}

void fill(ExchangeModel &model, qsizetype count)
{
    QList<traffic::ExchangePtr> exchanges;
    for (qsizetype i = 0; i < count; ++i)
        exchanges.append(support::shared(support::bookshopExchange()));
    model.append(exchanges);
}

QList<quint64> shown(const ExchangeFilterModel &model)
{
    QList<quint64> numbers;
    for (int row = 0; row < model.rowCount(); ++row)
        numbers.append(model.numberOf(model.index(row, 0)));
    return numbers;
}

} // namespace

void TestContractVerdicts::areShownAndSorted()
{
    ExchangeModel model;
    fill(model, 4);
    model.setVerdictText([](const ContractVerdict &each) { return QString::number(each.problems); });
    ExchangeFilterModel filtered(model);
    filtered.sort(ExchangeModel::Contract, Qt::DescendingOrder);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setVerdicts({{2, verdict(1)}, {3, verdict(3)}, {4, verdict(0)}, {77, verdict(9)}});
    QCOMPARE(changes.size(), 1);
    QCOMPARE(model.index(2, ExchangeModel::Contract).data().toString(), u"3"_qs);
    QCOMPARE(shown(filtered), (QList<quint64>{3, 2, 4, 1}));
    changes.clear();
    model.setVerdicts({{2, verdict(1)}}); // The same again.
    QCOMPARE(changes.size(), 0);
}

void TestContractVerdicts::stayWithTheirExchange()
{
    ExchangeModel model;
    fill(model, ExchangeModel::WholeExchanges + 2 * ExchangeModel::ChunkSize);
    model.setVerdicts({{1, verdict(2)}, {2, verdict(3)}});
    model.setComment(1, u"Ask the warehouse"_qs);
    QTRY_VERIFY(!model.keptAt(0).isWhole());
    QCOMPARE(model.keptAt(0).verdict(), verdict(2));
    QCOMPARE(model.keptAt(0).facts().verdict, verdict(2));
    QCOMPARE(model.keptAt(1).verdict(), verdict(3));
    QCOMPARE(model.keptAt(2).verdict(), ContractVerdict());
}

void TestContractVerdicts::areForgotten()
{
    ExchangeModel model;
    fill(model, 4);
    model.setVerdicts({{1, verdict(1)}, {2, verdict(1, 2)}, {3, verdict(1)}, {4, verdict(1)}});
    model.forgetVerdicts(1, 4);
    QCOMPARE(model.keptAt(0).verdict(), ContractVerdict());
    QCOMPARE(model.keptAt(1).verdict(), verdict(1, 2));
    QCOMPARE(model.keptAt(2).verdict(), ContractVerdict());
    QCOMPARE(model.keptAt(3).verdict(), verdict(1));
}

void TestContractVerdicts::areFound_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("isOpposite");
    QTest::newRow("by the problem") << u"problem:contract"_qs << false;
    QTest::newRow("by any problem") << u"problem:any"_qs << false;
    QTest::newRow("without it") << u"not problem:contract"_qs << true;
}

void TestContractVerdicts::areFound()
{
    QFETCH(const QString, filter);
    QFETCH(const bool, isOpposite);
    ExchangeModel model;
    fill(model, 3);
    ExchangeFilterModel filtered(model);
    const QAbstractItemModelTester tester(&filtered, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filtered.setFilter(ExchangeFilter::parse(filter));
    const auto expect = [&](const QList<quint64> &violating) {
        QList<quint64> numbers;
        for (quint64 number = 1; number <= 3; ++number) {
            if (violating.contains(number) != isOpposite)
                numbers.append(number);
        }
        QCOMPARE(shown(filtered), numbers);
    };
    expect({});
    model.setVerdicts({{1, verdict(0)}, {2, verdict(1)}, {3, verdict(2)}});
    expect({2, 3});
    model.setVerdicts({{2, verdict(0)}});
    expect({3});
    model.forgetVerdicts(1, 100);
    expect({});
}

/** A worker reads the bodies. */
void TestContractVerdicts::areFoundBesideABody()
{
    ExchangeModel model;
    fill(model, 3);
    ExchangeFilterModel filtered(model);
    filtered.setFilter(ExchangeFilter::parse(u"problem:contract body:Noise"));
    QTRY_VERIFY(!filtered.isSearching());
    QCOMPARE(filtered.rowCount(), 0);
    model.setVerdicts({{1, verdict(1)}, {3, verdict(1)}});
    model.setVerdicts({{2, verdict(1)}, {3, verdict(0)}}); // While the worker searches.
    QTRY_VERIFY(!filtered.isSearching());
    QCOMPARE(shown(filtered), (QList<quint64>{1, 2}));
    model.setVerdicts({{1, verdict(0)}});
    QTRY_VERIFY(!filtered.isSearching());
    QCOMPARE(shown(filtered), QList<quint64>{2});
}

GATEWRIGHT_TEST(TestContractVerdicts, QCoreApplication)
#include "testcontractverdicts.moc"
