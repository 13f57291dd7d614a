#include "cancellation.h"
#include "description.h"
#include "engine.h"
#include "servedexchanges.h"
#include "testprogram.h"

#include <QTest>

using monitoring::Engine;
using monitoring::Inspection;
using Kind = items::ContractVerdict::Kind;

/** The comparison of exchanges with one description, some of it cancelled. */
class TestContractEngine final : public QObject
{
    Q_OBJECT

private slots:
    void keepsNothingOfCancelledInspections();
    void keepsNothingOfCancelledCorrections();
    void keepsNothingOfCancelledCounts();
    void countsOnWhenAnInspectionIsCancelled();
};

namespace {

/** Does something as work that is cancelled already. */
template<typename Work>
void cancelled(const Work &work)
{
    const base::Cancellation cancellation;
    const base::Cancellation::Scope scope(cancellation);
    cancellation.cancel();
    work();
}

Engine engine()
{
    const auto snapshot = document::Snapshot::parse(support::petsApi(), document::Format::Yaml);
    return {std::make_shared<const description::Description>(snapshot), support::Path};
}

} // namespace

void TestContractEngine::keepsNothingOfCancelledInspections()
{
    Engine compared = engine();
    const traffic::Exchange exchange = support::exchangeOf("/pets?limit=1");
    cancelled([&] { (void)compared.inspect(exchange); });
    const Inspection found = compared.inspect(exchange);
    QCOMPARE(found.result.operation, u"GET /pets"_qs);
    QCOMPARE(found.findings.size(), 0);
}

void TestContractEngine::keepsNothingOfCancelledCorrections()
{
    Engine compared = engine();
    const traffic::ExchangePtr exchange = support::recorded("/pets?limit=x");
    const Inspection found = compared.inspect(*exchange);
    QCOMPARE(found.findings.size(), 1);
    const exchangecheck::ExchangeFinding finding = found.findings.first().finding;
    cancelled([&] { (void)compared.correct(exchange, finding, {}); });
    QVERIFY(compared.correct(exchange, finding, {}).isOffered());
}

void TestContractEngine::keepsNothingOfCancelledCounts()
{
    Engine compared = engine();
    cancelled([&] { compared.read(); });
    compared.read();
    QCOMPARE(compared.statistics().operations().size(), 1);
    QCOMPARE(compared.compare(1, support::exchangeOf("/pets?limit=x")).kind, Kind::Violates);
    QCOMPARE(compared.statistics().operations().first().violated, 1);
}

void TestContractEngine::countsOnWhenAnInspectionIsCancelled()
{
    Engine compared = engine();
    (void)compared.compare(1, support::exchangeOf("/pets?limit=x"));
    cancelled([&] { (void)compared.inspect(support::exchangeOf("/pets")); });
    (void)compared.compare(2, support::exchangeOf("/pets"));
    QCOMPARE(compared.statistics().checked(), 2);
    QCOMPARE(compared.statistics().operations().first().seen, 2);
}

GATEWRIGHT_TEST(TestContractEngine, QCoreApplication)

#include "testcontractengine.moc"
