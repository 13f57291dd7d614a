#include "contractmonitor.h"
#include "description.h"
#include "fakestore.h"
#include "servedexchanges.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using items::ContractVerdict;
using monitoring::ContractMonitor;
using support::imported;
using support::Path;
using support::recorded;
using Kind = items::ContractVerdict::Kind;

/** The comparison of exchanges from files with all open definitions. */
class TestImportedTraffic final : public QObject
{
    Q_OBJECT

private slots:
    void comparesWhatIsImported();
    void comparesWithTheFirstDefinitionThatHasTheUrl();
    void comparesWhenADefinitionIsOpened();
    void comparesAgainWhenADefinitionIsClosed();
    void comparesAgainWithTheNextDescription();
    void keepsTheCountsOfOtherDefinitions();
    void comparesBelowTheListenPathOfLoopbackUrls();
    void comparesRecordedExchangesFirst();
    void leavesOutTheOldestOfMany();
    void forgetsClearedExchanges();
    void leavesOutRefusals();
};

namespace {

const QString CatsPath = QStringLiteral("/api/cats.yaml");

/** A monitor, and definitions that can be opened. */
struct OpenApis {
    OpenApis()
    {
        store.files.insert(Path, support::petsApi());
        store.files.insert(CatsPath, support::petsApi("integer", "/cats").replace("pets.example", "cats.example"));
    }
    /** Opens a definition and waits until its description is read. */
    workspace::OpenDefinition *open(const QString &path)
    {
        workspace::OpenDefinition *definition = *definitions.open(path);
        (void)QTest::qWaitFor([&] { return definition->description() != nullptr; });
        return definition;
    }
    [[nodiscard]] ContractVerdict verdict(int row) const { return list.keptAt(row).verdict(); }
    /** The number of exchanges that have a verdict, from a row up to another one. */
    [[nodiscard]] qsizetype compared(int from, int to) const
    {
        qsizetype count = 0;
        for (int row = from; row < to; ++row)
            count += verdict(row).kind == Kind::Unknown ? 0 : 1;
        return count;
    }
    [[nodiscard]] const monitoring::ObservedTraffic &observed(const workspace::OpenDefinition *definition)
    {
        return monitor.observed(*definition);
    }
    [[nodiscard]] exchangecheck::OperationTraffic operation(const workspace::OpenDefinition *definition)
    {
        return observed(definition).statistics.operations().first();
    }
    [[nodiscard]] bool finishes()
    {
        return QTest::qWaitFor([&] { return monitor.isIdle(); }, 20'000);
    }
    static void setText(workspace::OpenDefinition *definition, const QByteArray &text)
    {
        const qsizetype size = definition->document().snapshot().text().size();
        QVERIFY(definition->document().spliceText({0, size, text}));
    }

    support::FakeStore store;
    workspace::Workspace definitions{store};
    items::ExchangeModel list;
    ContractMonitor monitor{definitions, list};
};

} // namespace

void TestImportedTraffic::comparesWhatIsImported()
{
    OpenApis apis;
    const auto *pets = apis.open(Path);
    apis.list.append({imported("/pets?limit=x"), imported("/pets"), imported("/pets", "other.example")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Violates);
    QVERIFY(apis.verdict(0).hasErrors);
    QCOMPARE(apis.verdict(1).kind, Kind::Fits);
    QCOMPARE(apis.verdict(2).kind, Kind::NotCompared);
    QCOMPARE(apis.observed(pets).statistics.checked(), 2);
    QCOMPARE(apis.observed(pets).statistics.ofOtherApis(), 1);
    QCOMPARE(apis.observed(pets).ofOthers, 0);
    QCOMPARE(apis.operation(pets).seen, 2);
    QCOMPARE(apis.operation(pets).violated, 1);
    apis.list.append({recorded("/pets"), imported("/dogs")}); // Counts of both kinds are added.
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).seen, 3);
    QCOMPARE(apis.observed(pets).statistics.undocumented().first().newest, apis.list.numberAt(4));
}

void TestImportedTraffic::comparesWithTheFirstDefinitionThatHasTheUrl()
{
    OpenApis apis;
    const QString copyPath = u"/api/copy.yaml"_qs;
    apis.store.files.insert(copyPath, support::petsApi("string"));
    const auto *cats = apis.open(CatsPath);
    const auto *pets = apis.open(Path);
    const auto *copy = apis.open(copyPath);
    apis.list.append({imported("/pets?limit=x"), imported("/cats", "cats.example")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Violates);
    QCOMPARE(apis.verdict(1).kind, Kind::Fits);
    for (const auto *definition : {cats, pets})
        QCOMPARE(apis.observed(definition).statistics.checked(), 1);
    for (const auto *definition : {cats, pets})
        QCOMPARE(apis.observed(definition).statistics.ofOtherApis(), 1);
    QCOMPARE(apis.observed(copy).statistics.checked(), 0);
    QCOMPARE(apis.observed(copy).statistics.ofOtherApis(), 2);
}

void TestImportedTraffic::comparesWhenADefinitionIsOpened()
{
    OpenApis apis;
    apis.list.append({imported("/pets?limit=x")});
    QVERIFY(apis.monitor.isIdle());
    apis.open(CatsPath);
    QTRY_COMPARE(apis.verdict(0).kind, Kind::NotCompared);
    const auto *pets = apis.open(Path);
    QTRY_COMPARE(apis.verdict(0).kind, Kind::Violates);
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).seen, 1);
}

void TestImportedTraffic::comparesAgainWhenADefinitionIsClosed()
{
    OpenApis apis;
    const QString copyPath = u"/api/copy.yaml"_qs;
    apis.store.files.insert(copyPath, support::petsApi("string"));
    auto *pets = apis.open(Path);
    auto *copy = apis.open(copyPath);
    apis.list.append({imported("/pets?limit=x")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Violates);
    apis.definitions.close(*pets);
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Fits);
    QCOMPARE(apis.operation(copy).seen, 1);
    QSignalSpy changed(&apis.monitor, &ContractMonitor::descriptionChanged);
    apis.definitions.close(*copy);
    QCOMPARE(changed.size(), 1); // What is shown of an exchange is out of date.
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Unknown);
}

void TestImportedTraffic::comparesAgainWithTheNextDescription()
{
    OpenApis apis;
    auto *pets = apis.open(Path);
    apis.list.append({imported("/pets?limit=x"), recorded("/pets?limit=x")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).violated, 2);
    OpenApis::setText(pets, support::petsApi("string"));
    QTRY_COMPARE(apis.verdict(0).kind, Kind::Fits);
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).violated, 0);
    QCOMPARE(apis.operation(pets).seen, 2);
    OpenApis::setText(pets, support::petsApi().replace("pets.example", "moved.example"));
    QTRY_COMPARE(apis.verdict(0).kind, Kind::NotCompared);
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).seen, 1);
}

/** Edits of one definition can change which exchanges are those of another one. */
void TestImportedTraffic::keepsTheCountsOfOtherDefinitions()
{
    OpenApis apis;
    auto *pets = apis.open(Path);
    const auto *cats = apis.open(CatsPath);
    apis.list.append({imported("/cats", "cats.example"), recorded("/cats", CatsPath), imported("/pets")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(cats).seen, 2);
    OpenApis::setText(pets, support::petsApi("string"));
    QTRY_VERIFY(!apis.monitor.isIdle());
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(cats).seen, 2);
    QCOMPARE(apis.observed(cats).statistics.ofOtherApis(), 1);
    OpenApis::setText(pets, support::petsApi("string", "/cats").replace("pets.example", "cats.example"));
    QTRY_VERIFY(!apis.monitor.isIdle());
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(cats).seen, 1); // The recorded one.
    QCOMPARE(apis.operation(pets).seen, 1);
}

void TestImportedTraffic::comparesBelowTheListenPathOfLoopbackUrls()
{
    OpenApis apis;
    apis.store.files.insert(Path, support::petsApi() + "x-vendor-api-gateway: {server: {listenPath: {value: /v1/}}}\n");
    const auto *pets = apis.open(Path);
    apis.list.append({imported("/pets?limit=x", "localhost:8080")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Violates);
    QCOMPARE(apis.operation(pets).violated, 1);
}

void TestImportedTraffic::comparesRecordedExchangesFirst()
{
    OpenApis apis;
    const auto *pets = apis.open(Path);
    apis.list.append({recorded("/pets")});
    QVERIFY(apis.finishes());
    apis.list.append(QList<traffic::ExchangePtr>(5 * ContractMonitor::BatchSize, imported("/pets")));
    apis.list.append({recorded("/pets?limit=x")});
    const int last = apis.list.rowCount() - 1;
    qsizetype before = -1;
    connect(&apis.list, &QAbstractItemModel::dataChanged, this, [&] {
        if (before < 0 && apis.verdict(last).kind == Kind::Violates)
            before = apis.compared(1, last);
    });
    QVERIFY(apis.finishes());
    QVERIFY(before >= 0);
    QVERIFY(before <= ContractMonitor::BatchSize); // One batch was already begun.
    QCOMPARE(apis.operation(pets).seen, 5 * ContractMonitor::BatchSize + 2);
}

void TestImportedTraffic::leavesOutTheOldestOfMany()
{
    OpenApis apis;
    auto *pets = apis.open(Path);
    constexpr int Most = ContractMonitor::MaximumComparedAgain;
    apis.list.append(QList<traffic::ExchangePtr>(Most + 3, imported("/pets")));
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(2).kind, Kind::LeftOut);
    QCOMPARE(apis.verdict(3).kind, Kind::Fits);
    QCOMPARE(apis.observed(pets).leftOut, 3);
    QCOMPARE(apis.operation(pets).seen, Most);
    OpenApis::setText(pets, support::petsApi("string"));
    apis.list.append({imported("/pets")});
    QTRY_COMPARE(apis.verdict(3).kind, Kind::LeftOut);
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(4).kind, Kind::Fits);
    QCOMPARE(apis.observed(pets).leftOut, 4);
    QCOMPARE(apis.operation(pets).seen, Most);
}

void TestImportedTraffic::forgetsClearedExchanges()
{
    OpenApis apis;
    const auto *pets = apis.open(Path);
    apis.list.append({imported("/pets"), imported("/pets")});
    QVERIFY(apis.finishes());
    apis.list.setMarks({apis.list.numberAt(0)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    apis.list.clear();
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).seen, 1);
    QCOMPARE(apis.observed(pets).ofOthers, 0);
    apis.list.setMarks({apis.list.numberAt(0)}, [](items::ExchangeMarks &marks) { marks.pinned = false; });
    apis.list.clear();
    QVERIFY(apis.finishes());
    QCOMPARE(apis.operation(pets).seen, 0);
}

void TestImportedTraffic::leavesOutRefusals()
{
    OpenApis apis;
    apis.open(Path);
    traffic::Exchange refused = support::importedExchange("/pets?limit=x");
    refused.gatewayReason = traffic::GatewayError::CrossSiteRefused;
    apis.list.append({std::make_shared<const traffic::Exchange>(refused), imported("/pets")});
    QVERIFY(apis.finishes());
    QCOMPARE(apis.verdict(0).kind, Kind::Unknown);
    QCOMPARE(apis.verdict(1).kind, Kind::Fits);
    std::optional<monitoring::Inspection> found;
    apis.monitor.inspect(apis.list.exchangeAt(0), this, [&](const auto &inspection) { found = inspection; });
    QTRY_VERIFY(found);
    QCOMPARE(found->state, monitoring::Inspection::State::NoRoute);
}

GATEWRIGHT_TEST(TestImportedTraffic, QCoreApplication)

#include "testimportedtraffic.moc"
