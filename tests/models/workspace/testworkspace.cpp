#include "definitionrules.h"
#include "fakestore.h"
#include "memoryfiles.h"
#include "references.h"
#include "testprogram.h"
#include "workspace.h"

#include <QCoreApplication>
#include <QHash>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using document::Format;
using workspace::OpenDefinition;
using workspace::Workspace;

/** Opening, saving and closing definitions, and the problems that follow each edit. */
class TestWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void opensAFileOnce();
    void keepsPathsAsTheyAre_data();
    void keepsPathsAsTheyAre();
    void saysWhyAFileDoesNotOpen();
    void opensNoFileOfAFolder();
    void savesAndMarksAsSaved();
    void staysModifiedWhenSavingFails();
    void doesNotOverwriteWhatAnotherProgramWrote();
    void savesAnUntitledOneOnlyUnderAName();
    void refusesYamlUnderAJsonName_data();
    void refusesYamlUnderAJsonName();
    void protectsTheClassicFormat();
    void lintsAfterOpeningAndAfterEachEdit();
    void lintsWithTheRulesBesideTheFile();
    void validatesVendorExtensions();
    void keepsOnlyTheLastAnswer();
    void closesWhileALintRunIsOnItsWay();
};

namespace {

/** Files in memory. */
class MemoryStore final : public workspace::DocumentStore
{
public:
    support::MemoryFiles files;
    std::optional<base::Error> writeFailure;

    base::Result<QByteArray> read(const QString &path) override
    {
        const std::optional<QByteArray> bytes = files.find(path);
        if (!bytes)
            return base::Error{base::ErrorCode::NotFound, path};
        return *bytes;
    }
    base::Result<void> write(const QString &path, const QByteArray &bytes) override
    {
        if (writeFailure)
            return *writeFailure;
        files.insert(path, bytes);
        return {};
    }
    QStringList definitionsBelow(const QString &) override { return {}; }
};

const QByteArray Text = "openapi: 3.0.3\ninfo: {title: T, version: '1', description: D, contact: {name: K}}\n"
                        "servers: [{url: /}]\npaths: {}\n";

} // namespace

void TestWorkspace::opensAFileOnce()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    QSignalSpy opened(&workspace, &Workspace::opened);
    const auto first = workspace.open(u"/f/a.yaml"_qs);
    QVERIFY(first);
    QCOMPARE((*first)->title(), u"a.yaml"_qs);
    QCOMPARE(*workspace.open(u"/f/../f/./a.yaml"_qs), *first);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(workspace.definitions(), QList{*first});
}

void TestWorkspace::keepsPathsAsTheyAre_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("relative") << u"a.yaml"_qs;
    QTest::newRow("in the folder above") << u"../a.yaml"_qs;
    QTest::newRow("signs that mean something in a URL") << u"/f/a b#1?x=%20&c;ä.yaml"_qs;
}

void TestWorkspace::keepsPathsAsTheyAre()
{
    QFETCH(QString, path);
    MemoryStore store;
    store.files = {{path, Text}};
    Workspace workspace(store);
    const auto opened = workspace.open(path);
    QVERIFY(opened);
    QCOMPARE((*opened)->path(), path);
}

void TestWorkspace::saysWhyAFileDoesNotOpen()
{
    MemoryStore store;
    Workspace workspace(store);
    QCOMPARE(workspace.open(u"/f/a.yaml"_qs).error().code, base::ErrorCode::NotFound);
    QVERIFY(workspace.definitions().isEmpty());
}

void TestWorkspace::opensNoFileOfAFolder()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    QSignalSpy changed(&workspace, &Workspace::foldersChanged);
    workspace.addFolder(u"/f/../f"_qs);
    workspace.addFolder(u"/f"_qs);
    QCOMPARE(workspace.folders(), QStringList{u"/f"_qs});
    QVERIFY(workspace.definitions().isEmpty());
    workspace.removeFolder(u"/f"_qs);
    QCOMPARE(workspace.folders(), QStringList());
    QCOMPARE(changed.size(), 2);
}

void TestWorkspace::savesAndMarksAsSaved()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.yaml"_qs);
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    QVERIFY(definition->document().isModified());
    QSignalSpy saved(&workspace, &Workspace::saved);
    QVERIFY(workspace.save(*definition));
    QVERIFY(!definition->document().isModified());
    QCOMPARE(saved.size(), 1);
    QCOMPARE(store.files.value(u"/f/a.yaml"_qs), QByteArray(Text).replace("title: T", "title: U"));
}

void TestWorkspace::staysModifiedWhenSavingFails()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.yaml"_qs);
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    store.writeFailure = base::Error{base::ErrorCode::DiskFull, {}};
    QCOMPARE(workspace.save(*definition).error().code, base::ErrorCode::DiskFull);
    QVERIFY(definition->document().isModified());
    QCOMPARE(workspace.saveAs(*definition, u"/f/b.yaml"_qs).error().code, base::ErrorCode::DiskFull);
    QCOMPARE(definition->path(), u"/f/a.yaml"_qs);
}

void TestWorkspace::doesNotOverwriteWhatAnotherProgramWrote()
{
    const QString path = u"/f/a.yaml"_qs;
    MemoryStore store;
    store.files = {{path, Text}};
    Workspace workspace(store);
    OpenDefinition &definition = **workspace.open(path);
    QVERIFY(definition.document().set({"info", "title"}, document::Value::string(u"Ours"_qs)));
    store.files.insert(path, Text + "# theirs\n");
    const auto refused = workspace.save(definition);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::ChangedOnDisk);
    QCOMPARE(store.files.value(path), Text + "# theirs\n");
    QVERIFY(definition.document().isModified());

    QVERIFY(workspace.reload(definition));
    QCOMPARE(definition.document().fileBytes(), Text + "# theirs\n");
    definition.document().undo();
    QCOMPARE(definition.document().snapshot().at({"info", "title"}).text(), u"Ours"_qs);
    QVERIFY(workspace.save(definition));
    QVERIFY(store.files.value(path).contains("Ours"));
    // Its own write is not reported as a change by another program, and a removed file is written again.
    store.files.remove(path);
    QVERIFY(definition.document().set({"info", "title"}, document::Value::string(u"Later"_qs)));
    QVERIFY(workspace.save(definition));
    QVERIFY(store.files.value(path).contains("Later"));
}

void TestWorkspace::savesAnUntitledOneOnlyUnderAName()
{
    MemoryStore store;
    Workspace workspace(store);
    OpenDefinition *definition = workspace.addUntitled(u"New API"_qs, Text, Format::Yaml);
    QCOMPARE(definition->title(), u"New API"_qs);
    QVERIFY(definition->path().isEmpty());
    QCOMPARE(workspace.save(*definition).error().code, base::ErrorCode::InvalidArgument);
    QSignalSpy moved(definition, &OpenDefinition::pathChanged);
    QVERIFY(workspace.saveAs(*definition, u"/f/new.yaml"_qs));
    QCOMPARE(definition->title(), u"new.yaml"_qs);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(store.files.value(u"/f/new.yaml"_qs), Text);
    QCOMPARE(*workspace.open(u"/f/new.yaml"_qs), definition);
}

void TestWorkspace::refusesYamlUnderAJsonName_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("YAML") << Text << false;
    QTest::newRow("JSON in a YAML document") << QByteArray("{\"openapi\": \"3.0.3\"}\n") << true;
}

void TestWorkspace::refusesYamlUnderAJsonName()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, accepted);
    MemoryStore store;
    Workspace workspace(store);
    OpenDefinition *definition = workspace.addUntitled(u"New"_qs, text, Format::Yaml);
    QCOMPARE(workspace.saveAs(*definition, u"/f/a.json"_qs).isOk(), accepted);
    QCOMPARE(store.files.contains(u"/f/a.json"_qs), accepted);
}

void TestWorkspace::protectsTheClassicFormat()
{
    MemoryStore store;
    store.files = {{u"/f/a.json"_qs, R"({"api_id": "a", "proxy": {"listen_path": "/a/"}})"}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.json"_qs);
    QCOMPARE(definition->document().readOnlyReason(), document::ReadOnlyReason::ClassicFormat);
    QTRY_COMPARE(rulesOf(*definition), QStringList{u"classic-format"_qs});
}

void TestWorkspace::lintsAfterOpeningAndAfterEachEdit()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.yaml"_qs);
    QTRY_COMPARE(rulesOf(*definition), QStringList{u"extension-missing"_qs});
    QVERIFY(definition->document().remove({"info", "title"}));
    QTRY_VERIFY(rulesOf(*definition).contains(u"oas3-schema"_qs));
    definition->document().undo();
    QTRY_COMPARE(rulesOf(*definition), QStringList{u"extension-missing"_qs});
}

void TestWorkspace::lintsWithTheRulesBesideTheFile()
{
    support::FakeStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}, {u"/f/.spectral.yaml"_qs, "rules: {extension-missing: error, none: off}"}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.yaml"_qs);
    const auto severity = [&] {
        return definition->diagnostics().isEmpty() ? std::nullopt
                                                   : std::optional(definition->diagnostics().first().severity);
    };
    QTRY_COMPARE(severity(), std::optional(base::Severity::Error));
    QCOMPARE(definition->problemsElsewhere().size(), 1);
    QCOMPARE(definition->problemsElsewhere().first().address, u"/f/.spectral.yaml"_qs);
    QCOMPARE(definition->problemsElsewhere().first().diagnostic.rule, u"ruleset-unknown-rule"_qs);
    // Another program changes it and removes it.
    store.files.insert(u"/f/.spectral.yaml"_qs, "rules: {extension-missing: off}");
    workspace.references().refresh();
    QTRY_VERIFY(definition->diagnostics().isEmpty() && definition->problemsElsewhere().isEmpty());
    store.files.remove(u"/f/.spectral.yaml"_qs);
    workspace.references().refresh();
    QTRY_COMPARE(rulesOf(*definition), QStringList{u"extension-missing"_qs});
}

void TestWorkspace::validatesVendorExtensions()
{
    support::FakeStore store;
    store.files = {{u"/f/a.yaml"_qs, Text + "x-team: 5\n"},
                   {u"/f/.gatewright.yaml"_qs, "extensions: {x-team: team.yaml}"},
                   {u"/f/team.yaml"_qs, "type: string"}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.yaml"_qs);
    QTRY_VERIFY(rulesOf(*definition).contains(u"extension-schema"_qs));
    store.files.insert(u"/f/team.yaml"_qs, "type: integer");
    workspace.references().refresh();
    QTRY_VERIFY(!rulesOf(*definition).contains(u"extension-schema"_qs));
}

void TestWorkspace::keepsOnlyTheLastAnswer()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/f/a.yaml"_qs);
    QList<qsizetype> missing; // In each answer: those of the edited place come before the rest.
    connect(definition, &OpenDefinition::diagnosticsChanged, this,
            [&] { missing.append(rulesOf(*definition).count(u"oas3-schema"_qs)); });
    QVERIFY(definition->document().remove({"info", "title"}));
    QVERIFY(definition->document().remove({"info", "version"}));
    QTRY_VERIFY(rulesOf(*definition).contains(u"oas3-schema"_qs));
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(missing.size() <= 2);
    // None is an answer for a text before the last edit.
    QCOMPARE(missing, QList<qsizetype>(missing.size(), 2));
}

void TestWorkspace::closesWhileALintRunIsOnItsWay()
{
    MemoryStore store;
    store.files = {{u"/f/a.yaml"_qs, Text}};
    Workspace workspace(store);
    QSignalSpy closing(&workspace, &Workspace::aboutToClose);
    QSignalSpy closed(&workspace, &Workspace::closed);
    workspace.close(**workspace.open(u"/f/a.yaml"_qs));
    QCOMPARE(closing.size(), 1);
    QCOMPARE(closed.size(), 1);
    QVERIFY(workspace.definitions().isEmpty());
    // The run ends after the definition: nothing must come of it.
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::sendPostedEvents();
}

GATEWRIGHT_TEST(TestWorkspace, QCoreApplication)
#include "testworkspace.moc"
