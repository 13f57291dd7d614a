#include "definitionrules.h"
#include "fakestore.h"
#include "references.h"
#include "rulefiles.h"
#include "rulewatch.h"
#include "testprogram.h"

#include <QTest>

using base::ErrorCode;
using base::Severity;
using workspace::OpenDefinition;
using workspace::RuleEdit;
using workspace::Workspace;

/** Changes of .gatewright.yaml and .spectral.yaml, by this program and by others. */
class TestRuleFiles final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void suppressesAndUndoes();
    void keepsTheRestOfTheFile();
    void changesTheClosestFile();
    void setsASeverityInTheFolder();
    void editsAnOpenFile();
    void savesNoOtherEdits();
    void undoesNothingThatHasChanged();
    void reportsAFailedWrite();
    void needsAFolder();
    void settingsApplyToOtherProblems();
    void watchesTheFiles();

private:
    void open();
    [[nodiscard]] bool isReported(const QString &rule) const { return rulesOf(*m_api).contains(rule); }
    [[nodiscard]] base::Result<RuleEdit> suppress(const QString &pointer = {})
    {
        return m_workspace->ruleFiles().suppress(*m_api, Tags, pointer, u"Suppress"_qs);
    }
    [[nodiscard]] base::Result<RuleEdit> setTags(rules::Setting setting)
    {
        return m_workspace->ruleFiles().setSeverity(*m_api, Tags, setting, u"Change"_qs);
    }
    [[nodiscard]] QByteArray text(const QString &path) const { return m_store.files.find(path).value_or("none"); }

    const QString Tags = u"operation-tags"_qs;
    support::FakeStore m_store;
    std::unique_ptr<Workspace> m_workspace;
    OpenDefinition *m_api = nullptr;
};

namespace {

class FakeRuleWatch final : public workspace::FileWatch
{
public:
    QStringList paths;
    int calls = 0;
    void setPaths(const QStringList &watched) override
    {
        paths = watched;
        ++calls;
    }
};

const QString WatchedApi = u"/f/apis/a.yaml"_qs;
const QString ProjectPath = u"/f/.gatewright.yaml"_qs;
const QString RulesetPath = u"/f/apis/.spectral.yaml"_qs;
const QByteArray ApiWithoutTags = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {}}}\n";

} // namespace

void TestRuleFiles::init()
{
    m_store.files = {{WatchedApi, ApiWithoutTags}};
    m_store.failure.reset();
    open();
}

void TestRuleFiles::open()
{
    m_workspace = std::make_unique<Workspace>(m_store);
    m_workspace->references().setFolders({u"/f"_qs});
    m_api = *m_workspace->open(WatchedApi);
    QTRY_VERIFY(isReported(Tags));
}

void TestRuleFiles::cleanup()
{
    m_workspace.reset();
}

void TestRuleFiles::suppressesAndUndoes()
{
    const auto edit = suppress(u"/paths/~1a/get"_qs);
    QVERIFY(edit.isOk());
    QCOMPARE(edit->path, ProjectPath);
    QCOMPARE(text(ProjectPath), QByteArray("suppressions:\n  - rule: operation-tags\n    file: apis/a.yaml\n"
                                           "    pointer: /paths/~1a/get\n"));
    QTRY_VERIFY(!isReported(Tags));
    QVERIFY(m_workspace->ruleFiles().undo(*edit).isOk());
    QCOMPARE(text(ProjectPath), QByteArray("none")); // It did not exist.
    QTRY_VERIFY(isReported(Tags));
}

void TestRuleFiles::keepsTheRestOfTheFile()
{
    const QByteArray before = "# Ours.\nsuppressions:\n  - {rule: info-contact} # later\n\nextensions: {}\n";
    m_store.files.insert(ProjectPath, before);
    const auto edit = suppress();
    QVERIFY(edit.isOk());
    QCOMPARE(text(ProjectPath),
             QByteArray(before).replace("# later\n", "# later\n  - rule: operation-tags\n    file: apis/a.yaml\n"));
    QVERIFY(m_workspace->ruleFiles().undo(*edit).isOk());
    QCOMPARE(text(ProjectPath), before);
}

void TestRuleFiles::changesTheClosestFile()
{
    const QString closest = u"/f/apis/.gatewright.yaml"_qs;
    m_store.files.insert(ProjectPath, "suppressions: []\n");
    m_store.files.insert(closest, "suppressions: []\n");
    QVERIFY(suppress().isOk());
    QCOMPARE(text(ProjectPath), QByteArray("suppressions: []\n"));
    // Without a folder the name would be a pattern for all folders.
    QVERIFY2(text(closest).contains("./a.yaml"), text(closest).constData());
    QTRY_VERIFY(!isReported(Tags));
    m_store.files.insert(u"/f/.spectral.yml"_qs, "rules: {}\n");
    QVERIFY(setTags(Severity::Error).isOk());
    QCOMPARE(text(u"/f/.spectral.yml"_qs), QByteArray("rules:\n  operation-tags: error\n"));
}

void TestRuleFiles::setsASeverityInTheFolder()
{
    const auto severity = [this] {
        for (const base::Diagnostic &problem : m_api->diagnostics()) {
            if (problem.rule == Tags)
                return std::optional(problem.severity);
        }
        return std::optional<Severity>();
    };
    const QStringList before = rulesOf(*m_api);
    QCOMPARE(severity(), Severity::Warning);
    const auto edit = setTags(Severity::Error);
    QVERIFY(edit.isOk());
    QCOMPARE(edit->path, RulesetPath);
    QCOMPARE(text(RulesetPath),
             QByteArray("extends: [[spectral:oas, recommended]]\nrules:\n  operation-tags: error\n"));
    QTRY_COMPARE(severity(), Severity::Error);
    QCOMPARE(rulesOf(*m_api), before); // The others are as before.
    QVERIFY(setTags(std::nullopt).isOk());
    QTRY_VERIFY(!isReported(Tags));
    QVERIFY(setTags(Severity::Information).isOk());
    QTRY_COMPARE(severity(), Severity::Information);
}

void TestRuleFiles::editsAnOpenFile()
{
    m_store.files.insert(ProjectPath, "suppressions: []\n");
    OpenDefinition *project = *m_workspace->open(ProjectPath);
    const auto edit = suppress();
    QVERIFY(edit.isOk());
    QVERIFY(!project->isUnsaved());
    QCOMPARE(project->document().undoName(), u"Suppress"_qs);
    QCOMPARE(text(ProjectPath), project->document().fileBytes());
    QTRY_VERIFY(!isReported(Tags));
    QVERIFY(m_workspace->ruleFiles().undo(*edit).isOk());
    QCOMPARE(text(ProjectPath), QByteArray("suppressions: []\n"));
    QTRY_VERIFY(isReported(Tags));
}

void TestRuleFiles::savesNoOtherEdits()
{
    m_store.files.insert(ProjectPath, "suppressions: []\n");
    OpenDefinition *project = *m_workspace->open(ProjectPath);
    QVERIFY(project->document().set({"extensions"}, document::Value::object()));
    const auto edit = suppress();
    QVERIFY(edit.isOk());
    QVERIFY(project->isUnsaved());
    QCOMPARE(text(ProjectPath), QByteArray("suppressions: []\n"));
    QTRY_VERIFY(!isReported(Tags)); // The text in the editor counts.
    QVERIFY(m_workspace->ruleFiles().undo(*edit).isOk());
    QVERIFY(project->document().fileBytes().contains("extensions"));
    QVERIFY(!project->document().fileBytes().contains("operation-tags"));
}

void TestRuleFiles::undoesNothingThatHasChanged()
{
    const auto edit = suppress();
    QVERIFY(edit.isOk());
    const QByteArray later = text(ProjectPath) + "# later\n";
    m_store.files.insert(ProjectPath, later);
    const auto undone = m_workspace->ruleFiles().undo(*edit);
    QVERIFY(!undone);
    QCOMPARE(undone.error(), (base::Error{ErrorCode::ChangedOnDisk, ProjectPath}));
    QCOMPARE(text(ProjectPath), later);
}

void TestRuleFiles::reportsAFailedWrite()
{
    m_store.failure = base::Error{ErrorCode::DiskFull, ProjectPath};
    const auto edit = suppress();
    QVERIFY(!edit);
    QCOMPARE(edit.error(), *m_store.failure);
    m_store.failure.reset();
    m_store.files.insert(RulesetPath, "rules: [\n");
    const auto broken = setTags(Severity::Error);
    QVERIFY(!broken);
    QCOMPARE(broken.error(), (base::Error{ErrorCode::SyntaxError, RulesetPath}));
    QCOMPARE(text(RulesetPath), QByteArray("rules: [\n"));
}

void TestRuleFiles::needsAFolder()
{
    QVERIFY(m_workspace->ruleFiles().hasFolder(*m_api));
    OpenDefinition *untitled = m_workspace->addUntitled(u"new.yaml"_qs, ApiWithoutTags, document::Format::Yaml);
    QVERIFY(!m_workspace->ruleFiles().hasFolder(*untitled));
    const auto edit = m_workspace->ruleFiles().suppress(*untitled, Tags, {}, u"Suppress"_qs);
    QVERIFY(!edit);
    QCOMPARE(edit.error().code, ErrorCode::FolderMissing);
}

/** Also to those that lint does not find, as long as their rule may be changed. */
void TestRuleFiles::settingsApplyToOtherProblems()
{
    const base::Diagnostic taken{u"listen-path-taken"_qs, Severity::Error, {}, u"/info"_qs, {u"/a"_qs, u"B"_qs}};
    const base::Diagnostic secret{u"reference-unresolved"_qs, Severity::Warning, {}, u"/info"_qs, {}};
    m_api->setOutsideProblems(workspace::Outside::Routes, {taken, secret});
    QVERIFY(isReported(taken.rule) && isReported(secret.rule));
    QVERIFY(m_workspace->ruleFiles().suppress(*m_api, taken.rule, u"/info"_qs, u"Suppress"_qs).isOk());
    QTRY_VERIFY(!isReported(taken.rule));
    QVERIFY(isReported(secret.rule));
}

void TestRuleFiles::watchesTheFiles()
{
    FakeRuleWatch watch;
    const workspace::RuleWatch rules(*m_workspace, watch);
    for (const QString &path : {ProjectPath, u"/f/apis/.gatewright.yaml"_qs, RulesetPath, u"/f/.spectral.json"_qs})
        QVERIFY2(watch.paths.contains(path), qPrintable(path));
    QVERIFY(!watch.paths.contains(u"/.spectral.yaml"_qs));
    const int calls = watch.calls;
    // Another program writes one.
    m_store.files.insert(u"/f/.spectral.yaml"_qs, "extends: ./rules/base.yaml\n");
    m_store.files.insert(u"/f/rules/base.yaml"_qs, "rules: {operation-tags: off}\n");
    emit watch.changed(u"/f/.spectral.yaml"_qs);
    QTRY_VERIFY(!isReported(Tags));
    // It extends a file, which is watched too.
    QTRY_VERIFY(watch.paths.contains(u"/f/rules/base.yaml"_qs));
    QCOMPARE(watch.calls, calls + 1);
    m_store.files.insert(u"/f/rules/base.yaml"_qs, "rules: {operation-tags: error}\n");
    emit watch.changed(u"/f/rules/base.yaml"_qs);
    QTRY_VERIFY(isReported(Tags));
    // An edit of the definition watches nothing else.
    QVERIFY(m_api->document().set({"info", "title"}, document::Value::string(QByteArray("X"))));
    QTRY_VERIFY(m_workspace->references().isCurrent());
    QCOMPARE(watch.calls, calls + 1);
}

GATEWRIGHT_TEST(TestRuleFiles, QCoreApplication)
#include "testrulefiles.moc"
