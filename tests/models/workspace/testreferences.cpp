#include "cancellation.h"
#include "definitionrules.h"
#include "references.h"
#include "storeddocuments.h"
#include "testprogram.h"

#include "fakestore.h"
#include "jointsteps.h"

#include <QHash>
#include <QTest>
#include <QThreadPool>

#include <algorithm>

using base::ErrorCode;
using document::Pointer;
using support::Fixture;
using workspace::OpenDefinition;
using workspace::References;
using workspace::Workspace;

/** References over the open definitions and the files that they name. */
class TestReferences final : public QObject
{
    Q_OBJECT

private slots:
    void findsUsesOverOpenAndOtherFiles();
    void followsEdits();
    void saysProblemsOfOtherFiles();
    void judgesAgainWhenAnotherDefinitionChanges();
    void readsNothingOutsideTheFolder_data();
    void readsNothingOutsideTheFolder();
    void readsAUrlOnceItWasFetched();
    void saysProblemsInOtherFiles();
    void takesAnOpenPartForAPart();
    void knowsWhereAReferenceLeads_data();
    void knowsWhereAReferenceLeads();
    void renamesOverFilesAsOneStep();
    void undoesOnlyWhatIsStillTheLastStep();
    void renamesNothingWhenOneFileTakesNoEdits();
    void saysWhyARenameIsRefused();
    void renamesInAnUntitledOne();
    void removesOverFilesAsOneStep();
    void endsWhileARunIsOnItsWay();
    void keepsNothingOfCancelledWork();
};

namespace {

const Fixture ThreeFiles(R"(
    //- api.yaml
    openapi: 3.0.3
    info: {title: T, version: '1'}
    paths: {/a: {$ref: 'parts/a.yaml'}}
    components: {schemas: {A: {type: object}}}
    //- parts/a.yaml
    get: # keep
      responses:
        '200': {$ref: "../shop.yaml#/components/schemas/A"}
    //- shop.yaml
    openapi: 3.0.3
    info: {title: S, version: '1'}
    paths: {}
    components: {schemas: {A: {type: object}, B: {$ref: '#/components/schemas/A'}}}
)");
const QByteArray Api = ThreeFiles.text(u"api.yaml"_qs);
const QByteArray Part = ThreeFiles.text(u"parts/a.yaml"_qs);
const QByteArray Shop = ThreeFiles.text(u"shop.yaml"_qs).replace("\n", "\r\n"); // As from Windows.

const QString ApiPath = u"/f/api.yaml"_qs;
const QString PartPath = u"/f/parts/a.yaml"_qs;
const QString ShopPath = u"/f/shop.yaml"_qs;
const Pointer SchemaA{"components", "schemas", "A"};

/** A store whose paths may be links. */
class LinkedStore final : public workspace::DocumentStore
{
public:
    support::MemoryFiles files;
    QHash<QString, QString> links;

    base::Result<QByteArray> read(const QString &path) override
    {
        const std::optional<QByteArray> bytes = files.find(path);
        if (!bytes)
            return base::Error{ErrorCode::NotFound, path};
        return *bytes;
    }
    base::Result<void> write(const QString &, const QByteArray &) override { return {}; }
    QStringList definitionsBelow(const QString &folder) override { return {folder + u"/api.yaml"_qs}; }
    QString realPath(const QString &path) override { return links.value(path, path); }
};

support::FakeStore storeOfThree()
{
    support::FakeStore store;
    store.files = {{ApiPath, Api}, {PartPath, Part}, {ShopPath, Shop}};
    return store;
}

bool isSettled(const Workspace &workspace)
{
    return workspace.references().isCurrent();
}

QStringList usesOf(const Workspace &workspace, const OpenDefinition &definition, const Pointer &pointer)
{
    QStringList lines;
    for (const auto &use : workspace.references().usesWithin(definition, pointer))
        lines.append(use.document->address() + use.use().pointer.toString());
    return lines;
}

References::Outcome renamed(const Workspace &workspace, const OpenDefinition &definition, const Pointer &pointer,
                            const QByteArray &key)
{
    const auto future = workspace.references().rename(definition, pointer, key, u"Rename"_qs);
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, 30'000))
        return base::Error{ErrorCode::TimedOut, {}};
    return future.result();
}

} // namespace

void TestReferences::findsUsesOverOpenAndOtherFiles()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    OpenDefinition *api = *workspace.open(ApiPath);
    OpenDefinition *shop = *workspace.open(ShopPath);
    QTRY_VERIFY(isSettled(workspace));
    QCOMPARE(usesOf(workspace, *shop, SchemaA),
             (QStringList{u"/f/shop.yaml/components/schemas/B/$ref"_qs, u"/f/parts/a.yaml/get/responses/200/$ref"_qs}));
    QCOMPARE(usesOf(workspace, *api, SchemaA), QStringList());
    QCOMPARE(workspace.definitions().size(), 2);
}

void TestReferences::followsEdits()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    OpenDefinition *shop = *workspace.open(ShopPath);
    QTRY_COMPARE(usesOf(workspace, *shop, SchemaA).size(), 1);
    QVERIFY(shop->document().remove({"components", "schemas", "B"}));
    QVERIFY(!isSettled(workspace));
    QTRY_COMPARE(usesOf(workspace, *shop, SchemaA).size(), 0);
}

void TestReferences::saysProblemsOfOtherFiles()
{
    support::FakeStore store = storeOfThree();
    store.files.remove(PartPath);
    Workspace workspace(store);
    OpenDefinition *api = *workspace.open(ApiPath);
    QTRY_VERIFY(rulesOf(*api).contains(u"ref-file-missing"_qs));
}

void TestReferences::judgesAgainWhenAnotherDefinitionChanges()
{
    support::FakeStore store = storeOfThree();
    store.files.insert(ApiPath, QByteArray(Api).replace("parts/a.yaml", "shop.yaml#/components/schemas/A"));
    Workspace workspace(store);
    OpenDefinition *api = *workspace.open(ApiPath);
    OpenDefinition *shop = *workspace.open(ShopPath);
    QTRY_VERIFY(!rulesOf(*api).isEmpty());
    QVERIFY(!rulesOf(*api).contains(u"ref-unresolved"_qs));
    QVERIFY(shop->document().renameKey(SchemaA, "Other"));
    QTRY_VERIFY(rulesOf(*api).contains(u"ref-unresolved"_qs));
    shop->document().undo();
    QTRY_VERIFY(!rulesOf(*api).contains(u"ref-unresolved"_qs));
}

void TestReferences::readsNothingOutsideTheFolder_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("inside") << u"in.yaml"_qs << true;
    QTest::newRow("up and down again") << u"../f/in.yaml"_qs << true;
    QTest::newRow("above") << u"../out.yaml"_qs << false;
    QTest::newRow("a folder that begins alike") << u"../f2/out.yaml"_qs << false;
    QTest::newRow("absolute") << u"/etc/out.yaml"_qs << false;
    QTest::newRow("a link that leads out") << u"link.yaml"_qs << false;
    QTest::newRow("a link that stays inside") << u"alias.yaml"_qs << true;
}

void TestReferences::readsNothingOutsideTheFolder()
{
    QFETCH(QString, reference);
    QFETCH(bool, isRead);
    LinkedStore store;
    store.files = {{ApiPath, QByteArray(Api).replace("parts/a.yaml", reference.toUtf8())}};
    for (const char *path :
         {"/f/in.yaml", "/out.yaml", "/f2/out.yaml", "/etc/out.yaml", "/f/link.yaml", "/f/alias.yaml"})
        store.files.insert(QString::fromLatin1(path), "get: {}\n");
    store.links = {{u"/f/link.yaml"_qs, u"/etc/out.yaml"_qs}, {u"/f/alias.yaml"_qs, u"/f/in.yaml"_qs}};
    Workspace workspace(store);
    workspace.addFolder(u"/f"_qs);
    OpenDefinition *api = *workspace.open(ApiPath);
    QTRY_VERIFY(!rulesOf(*api).isEmpty());
    QCOMPARE(rulesOf(*api).contains(u"ref-outside-folder"_qs), !isRead);
    QTRY_VERIFY(isSettled(workspace));
    QCOMPARE(workspace.references().set().documents().size(), isRead ? 2 : 1);
}

void TestReferences::readsAUrlOnceItWasFetched()
{
    support::FakeStore store;
    store.files = {{ApiPath, QByteArray(Api).replace("parts/a.yaml", "https://h/a%20b.yaml#/x")}};
    Workspace workspace(store);
    OpenDefinition *api = *workspace.open(ApiPath);
    QTRY_VERIFY(rulesOf(*api).contains(u"ref-not-fetched"_qs));
    workspace.references().addFetched(u"https://h/a%20b.yaml"_qs, "x: {get: {}}\n");
    QTRY_VERIFY(!rulesOf(*api).contains(u"ref-not-fetched"_qs));
    QVERIFY(!rulesOf(*api).contains(u"ref-unresolved"_qs));
}

void TestReferences::saysProblemsInOtherFiles()
{
    support::FakeStore store = storeOfThree();
    store.files.insert(PartPath, "get:\n  operationId: a\n  responses:\n    '200': {$ref: 'none.yaml'}\n");
    Workspace workspace(store);
    OpenDefinition *api = *workspace.open(ApiPath);
    QTRY_VERIFY(!api->problemsElsewhere().isEmpty());
    const QList<workspace::FileProblem> elsewhere = api->problemsElsewhere();
    const workspace::FileProblem problem = elsewhere.last();
    QCOMPARE(problem.address, PartPath);
    QCOMPARE(problem.diagnostic.rule, u"ref-file-missing"_qs);
    QCOMPARE(problem.diagnostic.logicalPointer, u"/paths/~1a/get/responses/200/$ref"_qs);
    QCOMPARE(problem.position, (base::Position{4, 19}));
    QVERIFY(!rulesOf(*api).contains(u"ref-file-missing"_qs));
    // Once it is open, it speaks for itself, too.
    OpenDefinition *part = *workspace.open(PartPath);
    QTRY_VERIFY(rulesOf(*part).contains(u"ref-file-missing"_qs));
    QCOMPARE(api->problemsElsewhere(), elsewhere);
    QVERIFY(part->document().setScalar({"get", "responses", "200", "$ref"},
                                       document::Value::string(u"../shop.yaml#/components/schemas/A"_qs)));
    QTRY_VERIFY(!rulesOf(*part).contains(u"ref-file-missing"_qs));
    QTRY_VERIFY(std::none_of(api->problemsElsewhere().cbegin(), api->problemsElsewhere().cend(),
                             [](const auto &found) { return found.diagnostic.rule == u"ref-file-missing"; }));
    part->document().undo();
    workspace.close(*part);
    QTRY_COMPARE(api->problemsElsewhere(), elsewhere);
}

void TestReferences::takesAnOpenPartForAPart()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    OpenDefinition *part = *workspace.open(PartPath);
    QTRY_VERIFY(rulesOf(*part).contains(u"openapi-missing"_qs));
    OpenDefinition *api = *workspace.open(ApiPath);
    QTRY_VERIFY(!rulesOf(*part).contains(u"openapi-missing"_qs));
    QVERIFY(rulesOf(*part).contains(u"operation-description"_qs));
    workspace.close(*api);
    QTRY_VERIFY(rulesOf(*part).contains(u"openapi-missing"_qs));
}

void TestReferences::knowsWhereAReferenceLeads_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("pointer");
    QTest::newRow("within the file") << QByteArray("#/components/schemas/A") << ApiPath << u"/components/schemas/A"_qs;
    QTest::newRow("another file") << QByteArray("shop.yaml#/components/schemas/A") << ShopPath
                                  << u"/components/schemas/A"_qs;
    QTest::newRow("the whole file") << QByteArray("./parts/a.yaml") << PartPath << QString();
    QTest::newRow("the network") << QByteArray("https://h/a.yaml#/x") << u"https://h/a.yaml"_qs << u"/x"_qs;
}

void TestReferences::knowsWhereAReferenceLeads()
{
    QFETCH(QByteArray, reference);
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    OpenDefinition *api = *workspace.open(ApiPath);
    const Pointer place{"paths", "/a", "$ref"};
    QVERIFY(api->document().setScalar(place, document::Value::string(QString::fromUtf8(reference))));
    // Both before the worker knows of the edit and after.
    for (const Pointer &asked : {place, place.parent()}) {
        const auto target = workspace.references().targetAt(*api, asked);
        QVERIFY(target);
        QTEST(target->address, "address");
        QTEST(target->pointer.toString(), "pointer");
        QTRY_VERIFY(isSettled(workspace));
    }
    QVERIFY(!workspace.references().targetAt(*api, {"info", "title"}));
}

void TestReferences::renamesOverFilesAsOneStep()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    QVERIFY(workspace.open(ApiPath));
    OpenDefinition *shop = *workspace.open(ShopPath);
    QVERIFY(shop->document().set({"info", "title"}, document::Value::string(u"Shop"_qs)));
    const QByteArray before = shop->document().fileBytes();
    const auto outcome = renamed(workspace, *shop, SchemaA, "Product");
    QVERIFY2(outcome.isOk(), outcome.isOk() ? "" : qPrintable(outcome.error().detail));
    QCOMPARE(outcome->referenceCount, 2);
    QCOMPARE(outcome->paths, (QStringList{ShopPath, PartPath}));
    OpenDefinition *part = workspace.find(PartPath);
    QVERIFY(part);
    QCOMPARE(part->document().fileBytes(), QByteArray(Part).replace("/A\"", "/Product\""));
    QCOMPARE(shop->document().fileBytes(), QByteArray(before).replace("{A:", "{Product:").replace("/A'", "/Product'"));
    QCOMPARE(shop->document().undoName(), u"Rename"_qs);

    part->document().undo();
    QCOMPARE(shop->document().fileBytes(), before);
    QCOMPARE(part->document().fileBytes(), Part);
    QVERIFY(!part->document().isModified());
    shop->document().redo();
    QCOMPARE(part->document().fileBytes(), QByteArray(Part).replace("/A\"", "/Product\""));
    shop->document().undo();
    QCOMPARE(part->document().fileBytes(), Part);
    shop->document().undo();
    QCOMPARE(shop->document().fileBytes(), Shop);
    QCOMPARE(workspace.find(ApiPath)->document().fileBytes(), Api);
}

void TestReferences::undoesOnlyWhatIsStillTheLastStep()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    QVERIFY(workspace.open(ApiPath));
    OpenDefinition *shop = *workspace.open(ShopPath);
    QVERIFY(renamed(workspace, *shop, SchemaA, "Product").isOk());
    OpenDefinition *part = workspace.find(PartPath);
    QVERIFY(part->document().set({"summary"}, document::Value::string(u"s"_qs)));
    const QByteArray edited = part->document().fileBytes();
    shop->document().undo();
    QCOMPARE(shop->document().fileBytes(), Shop);
    QCOMPARE(part->document().fileBytes(), edited);
    part->document().undo();
    part->document().undo();
    QCOMPARE(part->document().fileBytes(), Part);
}

void TestReferences::renamesNothingWhenOneFileTakesNoEdits()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    QVERIFY(workspace.open(ApiPath));
    OpenDefinition *shop = *workspace.open(ShopPath);
    (*workspace.open(PartPath))->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    const auto outcome = renamed(workspace, *shop, SchemaA, "Product");
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error(), (base::Error{ErrorCode::ReadOnly, PartPath}));
    QCOMPARE(shop->document().fileBytes(), Shop);
    QVERIFY(!shop->document().canUndo());
}

void TestReferences::saysWhyARenameIsRefused()
{
    support::FakeStore store = storeOfThree();
    Workspace workspace(store);
    OpenDefinition *shop = *workspace.open(ShopPath);
    QCOMPARE(renamed(workspace, *shop, SchemaA, "B").error().code, ErrorCode::AlreadyExists);
    QCOMPARE(renamed(workspace, *shop, {"components", "schemas", "No"}, "C").error().code, ErrorCode::NotFound);
}

void TestReferences::removesOverFilesAsOneStep()
{
    const Fixture files(R"(
        //- tags.yaml
        openapi: 3.1.0
        info: {title: T, version: '1'}
        tags: [{name: a}, {name: b}]
        paths: {/p: {$ref: part.yaml}, /q: {get: {tags: [a, b], responses: {}}}}
        //- part.yaml
        get: {tags: [a], responses: {}}
    )");
    const QByteArray api = files.text(u"tags.yaml"_qs);
    const QByteArray part = files.text(u"part.yaml"_qs);
    support::FakeStore store;
    store.files = support::MemoryFiles(files);
    Workspace workspace(store);
    OpenDefinition *open = *workspace.open(u"/f/tags.yaml"_qs);
    QTRY_VERIFY(isSettled(workspace));
    const auto planned = workspace.references().planRemoval(*open, Pointer{"tags", "0"});
    QTRY_VERIFY(planned.isFinished());
    const base::Result<openapi::RemovalPlan> plan = planned.result();
    QVERIFY(plan.isOk());
    QCOMPARE(plan->alsoRemoved.size(), 2);
    QCOMPARE(open->document().fileBytes(), api); // Only planned.
    const auto outcome = workspace.references().remove(*plan, u"Delete tag"_qs);
    QVERIFY(outcome.isOk());
    QCOMPARE(outcome->paths, (QStringList{u"/f/tags.yaml"_qs, u"/f/part.yaml"_qs}));
    QCOMPARE(open->document().fileBytes(), QByteArray(api).replace("{name: a}, ", "").replace("[a, b]", "[b]"));
    OpenDefinition *other = workspace.find(u"/f/part.yaml"_qs);
    QCOMPARE(other->document().fileBytes(), QByteArray(part).replace("tags: [a], ", ""));
    open->document().undo();
    QCOMPARE(open->document().fileBytes(), api);
    QCOMPARE(other->document().fileBytes(), part);
    // A plan for texts that changed since is refused.
    QVERIFY(open->document().set({"info", "title"}, document::Value::string(u"x"_qs)));
    QVERIFY(!workspace.references().remove(*plan, u"Delete tag"_qs).isOk());
}

void TestReferences::renamesInAnUntitledOne()
{
    support::FakeStore store;
    Workspace workspace(store);
    OpenDefinition *one = workspace.addUntitled(u"One"_qs, Shop, document::Format::Yaml);
    OpenDefinition *two = workspace.addUntitled(u"Two"_qs, Shop, document::Format::Yaml);
    QVERIFY(renamed(workspace, *one, SchemaA, "Product").isOk());
    QVERIFY(one->document().fileBytes().contains("'#/components/schemas/Product'"));
    QCOMPARE(two->document().fileBytes(), Shop);
}

void TestReferences::endsWhileARunIsOnItsWay()
{
    support::FakeStore store = storeOfThree();
    for (int i = 0; i < 20; ++i) {
        Workspace workspace(store);
        OpenDefinition *api = *workspace.open(ApiPath);
        OpenDefinition *shop = *workspace.open(ShopPath);
        const auto rename = workspace.references().rename(*shop, SchemaA, "Product", u"Rename"_qs);
        workspace.close(i % 2 == 0 ? *api : *shop);
    }
    QThreadPool::globalInstance()->waitForDone();
}

void TestReferences::keepsNothingOfCancelledWork()
{
    support::FakeStore store = storeOfThree();
    workspace::StoredDocuments documents(store);
    documents.setRoots({u"/f"_qs});
    documents.setOpen({{ApiPath, document::Snapshot::parse(Api, document::Format::Yaml)}});
    {
        const base::Cancellation work;
        const base::Cancellation::Scope scope(work);
        work.cancel();
        (void)documents.open(ApiPath);
        (void)documents.open(ShopPath);
    }
    for (const QString &path : {ApiPath, ShopPath}) {
        const auto document = documents.open(path);
        QVERIFY(document);
        QCOMPARE((*document)->uses().size(), 1);
    }
}

GATEWRIGHT_TEST(TestReferences, QCoreApplication)
#include "testreferences.moc"
