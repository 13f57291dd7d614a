#include "awaited.h"
#include "fakestore.h"
#include "testprogram.h"
#include "workspace.h"

#include <QTest>
#include <QThreadPool>

using document::Format;
using document::Value;
using workspace::OpenDefinition;
using workspace::Workspace;

/** Cross-checks of open definitions, for Problems and before a save. */
class TestCrossChecker final : public QObject
{
    Q_OBJECT

private slots:
    void saysAfterOpening();
    void followsEdits();
    void objectsToWhatASaveWouldChange();
    void hasNothingAgainstWhatIsSavedAlready();
    void saysNothingOfJson();
    void endsWhileARunIsOnItsWay();
};

namespace {

const QByteArray RefusedTitle = "\"\\ud83d\\ude00\"";
const QString ReadPath = u"/f/api.yaml"_qs;

QStringList differences(const OpenDefinition &definition)
{
    QStringList found;
    for (const base::Diagnostic &one : definition.diagnostics()) {
        if (one.rule.startsWith(u"second-opinion-"))
            found.append(
                u"%1 %2"_qs.arg(definition.document().snapshot().positionAt(one.span.offset).line).arg(one.rule));
    }
    return found;
}

QByteArray api(const QByteArray &title, const QByteArray &version = "'1'")
{
    return "openapi: 3.0.3\ninfo:\n  title: " + title + "\n  version: " + version + "\npaths: {}\n";
}

} // namespace

void TestCrossChecker::saysAfterOpening()
{
    support::FakeStore store;
    store.files = {{ReadPath, api(RefusedTitle)}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(ReadPath);
    QTRY_COMPARE(differences(*definition), QStringList{u"3 second-opinion-refused"_qs});
    // Problems of lint are reported too.
    QTRY_VERIFY(definition->diagnostics().size() > 1);
    QCOMPARE(differences(*definition).size(), 1);
}

void TestCrossChecker::followsEdits()
{
    support::FakeStore store;
    store.files = {{ReadPath, api(RefusedTitle)}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(ReadPath);
    QTRY_COMPARE(differences(*definition).size(), 1);
    QVERIFY(definition->document().setScalar({"info", "title"}, Value::string(u"plain"_qs)));
    QTRY_COMPARE(differences(*definition), QStringList());
    definition->document().undo();
    QTRY_COMPARE(differences(*definition).size(), 1);
}

void TestCrossChecker::objectsToWhatASaveWouldChange()
{
    support::FakeStore store;
    store.files = {{ReadPath, api("T")}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(ReadPath);
    document::Document &text = definition->document();
    QVERIFY(text.spliceText({text.snapshot().text().indexOf("title: T") + 7, 1, RefusedTitle}));
    const auto differences = support::awaited(definition->crossCheckBeforeSave());
    QVERIFY(differences.isOk());
    QCOMPARE(differences->size(), 1);
    QCOMPARE(differences->first().rule, u"second-opinion-refused"_qs);
    text.undo();
    QVERIFY(!definition->needsCrossCheck());
    QVERIFY(support::awaited(definition->crossCheckBeforeSave())->isEmpty());
}

void TestCrossChecker::hasNothingAgainstWhatIsSavedAlready()
{
    support::FakeStore store;
    store.files = {{ReadPath, api("T")}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(ReadPath);
    document::Document &text = definition->document();
    QVERIFY(text.spliceText({text.snapshot().text().indexOf("title: T") + 7, 1, RefusedTitle}));
    QVERIFY(workspace.save(*definition));
    QVERIFY(text.setScalar({"info", "version"}, Value::string(u"2"_qs)));
    const auto differences = support::awaited(definition->crossCheckBeforeSave());
    QVERIFY(differences.isOk());
    QVERIFY(differences->isEmpty());
}

void TestCrossChecker::saysNothingOfJson()
{
    support::FakeStore store;
    const QString path = u"/f/api.json"_qs;
    store.files = {{path, R"({"openapi":"3.0.3","info":{"title":"\ud83d\ude00","version":"1"},"paths":{}})"}};
    Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(path);
    QVERIFY(definition->document().setScalar({"info", "version"}, Value::string(u"2"_qs)));
    QVERIFY(!definition->needsCrossCheck());
    QTRY_VERIFY(!definition->diagnostics().isEmpty());
    QCOMPARE(differences(*definition), QStringList());
}

void TestCrossChecker::endsWhileARunIsOnItsWay()
{
    support::FakeStore store;
    QByteArray large = api("T");
    for (int i = 0; i < 5000; ++i)
        large += "x-entry-" + QByteArray::number(i) + ": a text of some length, so that a run takes a while\n";
    store.files = {{ReadPath, large}, {u"/f/other.yaml"_qs, large}};
    for (int i = 0; i < 10; ++i) {
        Workspace workspace(store);
        OpenDefinition *definition = *workspace.open(ReadPath);
        QVERIFY(workspace.open(u"/f/other.yaml"_qs).isOk());
        QVERIFY(definition->document().setScalar({"info", "title"}, Value::string(u"U"_qs)));
        const auto differences = definition->crossCheckBeforeSave();
        if (i % 2 == 0)
            workspace.close(*definition);
    }
    QThreadPool::globalInstance()->waitForDone();
}

GATEWRIGHT_TEST(TestCrossChecker, QCoreApplication)
#include "testcrosschecker.moc"
