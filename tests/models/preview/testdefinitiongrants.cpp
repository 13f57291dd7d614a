#include "definitiongrants.h"
#include "fakegrants.h"
#include "fakestore.h"
#include "testprogram.h"

#include <QTest>

/** The grants of open definitions follow their files. */
class TestDefinitionGrants final : public QObject
{
    Q_OBJECT

private slots:
    void goWithADefinitionThatIsSaved();
    void goWithACopyAndStayWithTheOriginal();
    void endWithADefinitionWithoutAFile();
    void stayWhenAFileIsClosed();

private:
    struct Bench {
        support::FakeStore store;
        support::FakeGrants grants{false};
        workspace::Workspace workspace{store};
        preview::DefinitionGrants service{workspace, grants};

        [[nodiscard]] workspace::OpenDefinition &untitled()
        {
            return *workspace.addUntitled(u"untitled.yaml"_qs, "openapi: 3.0.3\n", document::Format::Yaml);
        }
        void allow(const workspace::OpenDefinition &definition)
        {
            QVERIFY(grants.grants.allow(definition.identity(), request()).isOk());
        }
        [[nodiscard]] bool allows(const consent::Definition &definition)
        {
            return grants.grants.missing(definition, request()).references.isEmpty();
        }
        static consent::SecretRequest request()
        {
            return {u"https://stock.example"_qs, secrets::scanReferences(u"env://A"_qs).references};
        }
    };
};

void TestDefinitionGrants::goWithADefinitionThatIsSaved()
{
    Bench bench;
    workspace::OpenDefinition &draft = bench.untitled();
    bench.allow(draft);
    QVERIFY(bench.grants.storage.stored.secrets.isEmpty());
    QVERIFY(bench.workspace.saveAs(draft, u"/f/shop.yaml"_qs).isOk());
    QVERIFY(bench.allows(draft.identity()));
    QCOMPARE(bench.grants.storage.stored.secrets.size(), 1);
    QVERIFY(!bench.allows({{}, u"untitled.yaml"_qs}));
}

void TestDefinitionGrants::goWithACopyAndStayWithTheOriginal()
{
    Bench bench;
    bench.store.files.insert(u"/f/shop.yaml"_qs, "openapi: 3.0.3\n");
    workspace::OpenDefinition &shop = **bench.workspace.open(u"/f/shop.yaml"_qs);
    bench.allow(shop);
    const consent::Definition original = shop.identity();
    QVERIFY(bench.workspace.saveAs(shop, u"/f/copy.yaml"_qs).isOk());
    QVERIFY(bench.allows(shop.identity()));
    QVERIFY(bench.allows(original));
}

void TestDefinitionGrants::endWithADefinitionWithoutAFile()
{
    Bench bench;
    workspace::OpenDefinition &draft = bench.untitled();
    bench.allow(draft);
    bench.workspace.close(draft);
    QVERIFY(!bench.allows(bench.untitled().identity()));
}

void TestDefinitionGrants::stayWhenAFileIsClosed()
{
    Bench bench;
    bench.store.files.insert(u"/f/shop.yaml"_qs, "openapi: 3.0.3\n");
    workspace::OpenDefinition &shop = **bench.workspace.open(u"/f/shop.yaml"_qs);
    bench.allow(shop);
    bench.workspace.close(shop);
    QVERIFY(bench.allows((*bench.workspace.open(u"/f/shop.yaml"_qs))->identity()));
}

GATEWRIGHT_TEST(TestDefinitionGrants, QCoreApplication)
#include "testdefinitiongrants.moc"
