#include "banner.h"
#include "conflictedrepository.h"
#include "definitionpage.h"
#include "definitiontab.h"
#include "navigationdelegate.h"
#include "testprogram.h"
#include "versionsdialog.h"
#include "windowfixture.h"

#include <QListView>
#include <QTabBar>
#include <QTreeWidget>

using support::click;
using support::control;
using window::ActionId;
using window::DefinitionTab;

/** Conflicts of git and merges in the window: the question above the tabs, the tab Merge, the action. */
class TestMergeVersions final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void mergesAConflict();
    void hidesTheTabAfterTheMerge();
    void asksAfterTheFileChanged();
    void asksForVersionsWithoutAConflict();
    void undoesWithTheKeysOfTheWindow();
    void closesWhileItMerges();

private:
    void open(bool isConflict);
    [[nodiscard]] window::DefinitionPage &page() const
    {
        return *control<window::DefinitionPage>(*m_window, u"definitionPage"_qs);
    }
    [[nodiscard]] bool hasTab() const
    {
        return control<QTabBar>(page(), u"definitionTabs"_qs)->isTabVisible(int(DefinitionTab::Merge));
    }
    [[nodiscard]] QWidget &question() const { return *control(page(), u"conflictQuestion"_qs); }
    [[nodiscard]] QByteArray text() const { return m_window->currentDefinition()->document().snapshot().text(); }

    const QString Path = u"/work/api.yaml"_qs;
    const QByteArray Base = support::shopText();
    const QByteArray Ours = support::shopText("Our shop");
    const QByteArray Theirs = support::shopText("Their shop").replace("version: '1'", "version: '2'");
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestMergeVersions::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    support::commit(m_fixture->repository, Base);
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
}

void TestMergeVersions::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestMergeVersions::open(bool isConflict)
{
    m_fixture->store.files.insert(Path, isConflict ? "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> side\n" : Ours);
    if (isConflict)
        support::setConflict(m_fixture->repository, {Base, Ours, Theirs});
    m_window->open({Path});
    QVERIFY(m_window->currentDefinition());
}

void TestMergeVersions::mergesAConflict()
{
    open(true);
    QTRY_VERIFY(question().isVisible());
    QVERIFY(!hasTab());
    const auto note = [this] {
        const auto *tree = control<QTreeWidget>(*m_window, u"navigationTree"_qs);
        const QTreeWidgetItem *item = tree->topLevelItem(0)->child(0);
        return item ? item->data(0, window::MethodsRole).toStringList().value(0) : QString();
    };
    QTRY_COMPARE(note(), u"Merge conflict"_qs);
    // One message says that something is wrong: the question. The marker is no error of the user.
    page().showTab(DefinitionTab::Source);
    const auto *banner = control<widgets::Banner>(page(), u"sourceBanner"_qs);
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(banner->kind(), widgets::Banner::Kind::Information);
    QVERIFY2(banner->text().startsWith(u"Line 1: git has marked a conflict."), qPrintable(banner->text()));
    click(page(), u"mergeConflict"_qs);
    QVERIFY(hasTab());
    QCOMPARE(page().currentTab(), DefinitionTab::Merge);
    auto *list = control<QListView>(page(), u"mergeConflicts"_qs);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QCOMPARE(QApplication::focusWidget(), list);
    QVERIFY(!question().isVisible());
    QCOMPARE(text(), QByteArray(Ours).replace("version: '1'", "version: '2'"));
    click(page(), u"mergeUseTheirs"_qs);
    click(page(), u"mergeUseTheirs"_qs);
    QCOMPARE(text(), Theirs);
    m_window->action(ActionId::Save)->trigger();
    QTRY_COMPARE(m_fixture->store.files.value(Path), Theirs);
    // The index has the conflict until the file is staged. Merging again would replace what was resolved.
    click(page(), u"mergeClose"_qs);
    QVERIFY(!hasTab());
    QVERIFY(!question().isVisible());
}

void TestMergeVersions::hidesTheTabAfterTheMerge()
{
    open(true);
    QTRY_VERIFY(question().isVisible());
    m_window->action(ActionId::MergeVersions)->trigger();
    QTRY_VERIFY(control<QListView>(page(), u"mergeConflicts"_qs)->isVisible());
    click(page(), u"mergeClose"_qs);
    QVERIFY(hasTab()); // Conflicts are open.
    click(page(), u"mergeCloseAnyway"_qs);
    QTRY_VERIFY(!hasTab());
    QCOMPARE(page().currentTab(), DefinitionTab::Overview);
    // Git still has the conflict.
    QVERIFY(question().isVisible());
}

void TestMergeVersions::asksAfterTheFileChanged()
{
    open(false);
    QVERIFY(!question().isVisible());
    support::setConflict(m_fixture->repository, {Base, Ours, Theirs});
    m_fixture->store.files.insert(Path, "<<<<<<< HEAD\n");
    m_fixture->disk.checkAll();
    QTRY_VERIFY(question().isVisible());
    // The user resolved it with git meanwhile.
    m_fixture->repository.files.remove(u"/work/.git/index"_qs);
    m_fixture->store.files.insert(Path, Theirs);
    m_fixture->disk.checkAll();
    QTRY_VERIFY(!question().isVisible());
}

void TestMergeVersions::asksForVersionsWithoutAConflict()
{
    open(false);
    m_fixture->store.files.insert(u"/other/base.yaml"_qs, Base);
    support::commit(m_fixture->repository, Theirs);
    m_window->action(ActionId::MergeVersions)->trigger();
    auto *dialog = control<merge::VersionsDialog>(*m_window, u"mergeVersionsDialog"_qs);
    emit dialog->chosen({false,
                         {conflicts::VersionChoice::Kind::File, u"/other/base.yaml"_qs},
                         {},
                         {conflicts::VersionChoice::Kind::Revision, u"HEAD"_qs}});
    dialog->close();
    QTRY_COMPARE(control<QListView>(page(), u"mergeConflicts"_qs)->model()->rowCount(), 2);
}

void TestMergeVersions::undoesWithTheKeysOfTheWindow()
{
    open(true);
    QTRY_VERIFY(question().isVisible());
    click(page(), u"mergeConflict"_qs);
    auto *list = control<QListView>(page(), u"mergeConflicts"_qs);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    click(page(), u"mergeUseTheirs"_qs);
    QCOMPARE(list->currentIndex().row(), 1);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page().currentTab(), DefinitionTab::Merge);
    QCOMPARE(list->currentIndex().row(), 0);
    QVERIFY(m_window->action(ActionId::Undo)->isEnabled());
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page().currentTab(), DefinitionTab::Merge);
    QVERIFY(text().startsWith("<<<<<<<"));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(list->model()->rowCount(), 2);
}

void TestMergeVersions::closesWhileItMerges()
{
    open(true);
    QTRY_VERIFY(question().isVisible());
    click(page(), u"mergeConflict"_qs);
    m_window->action(ActionId::CloseDefinition)->trigger();
    QTest::qWait(50);
}

GATEWRIGHT_TEST(TestMergeVersions, QApplication)
#include "testmergeversions.moc"
