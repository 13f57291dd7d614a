#include "driving.h"
#include "fakestore.h"
#include "grabs.h"
#include "loadeddefinition.h"
#include "navigation.h"
#include "navigationdelegate.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using window::ActionId;
using window::MainWindow;

/** A definition in several files, edited in one page. */
class TestOtherFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void savesAndUndoesInTheFileWithTheFocus();
    void savesAndUndoesInTheTreeWhatWasEditedLast();
    void listsTheFileOnceItIsEdited();
    void countsTheOperationsOfTheFile();
    void countsTheProblemsOfTheFile();
    void keepsEditsOfTheFileForRecovery();
    void closesTheFileUnderItsForms();
    void endsWhileTextIsTyped();

private:
    [[nodiscard]] QWidget &forms() const { return *support::control(*m_window, u"referencedForms"); }
    [[nodiscard]] QByteArray file(const QString &path) const { return *m_fixture->store.read(path); }
    [[nodiscard]] QString pathsOpen() const
    {
        QStringList titles;
        for (const workspace::OpenDefinition *definition : m_fixture->workspace.definitions())
            titles.append(definition->title());
        return titles.join(u' ');
    }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QString Api = u"/api/openapi.yaml"_qs;
const QString Books = u"/api/books.yaml"_qs;
const QByteArray ApiText = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /books:\n    $ref: books.yaml\n";
const QByteArray BooksText = "get:\n  summary: List\n  responses: {}\n";

} // namespace

void TestOtherFiles::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files = {{Api, ApiText}, {Books, BooksText}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->open({Api});
    m_window->action(ActionId::ShowPaths)->trigger();
    auto *tree = support::control<QTreeView>(*m_window, u"pathTree");
    QTRY_VERIFY(tree->model()->rowCount(tree->model()->index(0, 0)) == 1);
    support::clickRow(*tree, tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QTRY_VERIFY(forms().isVisible());
}

void TestOtherFiles::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestOtherFiles::savesAndUndoesInTheFileWithTheFocus()
{
    support::type(forms(), u"operationSummary", u"All books"_qs);
    QTRY_COMPARE(m_window->action(ActionId::Save)->iconText(), u"Save books.yaml"_qs);
    m_window->action(ActionId::Save)->trigger();
    QTRY_COMPARE(file(Books), QByteArray(BooksText).replace("List", "All books"));
    QCOMPARE(file(Api), ApiText);
    support::control(forms(), u"operationSummary")->setFocus();
    QVERIFY(m_window->action(ActionId::Undo)->isEnabled());
    while (m_window->action(ActionId::Undo)->isEnabled())
        m_window->action(ActionId::Undo)->trigger();
    QCOMPARE(support::control<QLineEdit>(forms(), u"operationSummary")->text(), u"List"_qs);
    QVERIFY(m_window->action(ActionId::Redo)->isEnabled());
    // The name of the path is in the definition.
    auto *tree = support::control<QTreeView>(*m_window, u"pathTree");
    support::clickRow(*tree, tree->model()->index(0, 0));
    support::control(forms(), u"pathName")->setFocus();
    QVERIFY(!m_window->action(ActionId::Redo)->isEnabled());
    QCOMPARE(m_window->action(ActionId::Save)->iconText(), u"Save"_qs);
}

void TestOtherFiles::savesAndUndoesInTheTreeWhatWasEditedLast()
{
    support::control(*m_window, u"pathTree")->setFocus();
    m_window->findChild<QAction *>(u"duplicateEntryAction"_qs)->trigger();
    QTRY_COMPARE(pathsOpen(), u"openapi.yaml books.yaml"_qs);
    // Also the menu bar takes the focus from the forms.
    support::control(*m_window, u"pathTree")->setFocus();
    QCOMPARE(m_window->action(ActionId::Save)->iconText(), u"Save books.yaml"_qs);
    m_window->action(ActionId::Undo)->trigger();
    QCOMPARE(m_fixture->workspace.find(Books)->document().snapshot().text(), BooksText);
    QVERIFY(m_window->action(ActionId::Redo)->isEnabled());
    workspace::OpenDefinition &api = *m_fixture->workspace.find(Api);
    QVERIFY(api.document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    QCOMPARE(m_window->action(ActionId::Save)->iconText(), u"Save"_qs);
    m_window->action(ActionId::Undo)->trigger();
    QCOMPARE(api.document().snapshot().text(), ApiText);
}

void TestOtherFiles::listsTheFileOnceItIsEdited()
{
    QCOMPARE(pathsOpen(), u"openapi.yaml"_qs);
    support::type(forms(), u"operationSummary", u"All"_qs);
    QTRY_COMPARE(pathsOpen(), u"openapi.yaml books.yaml"_qs);
    // The page stays, and so does what is typed next.
    QCOMPARE(m_window->currentDefinition()->path(), Api);
    QVERIFY(support::control(forms(), u"operationSummary")->hasFocus());
    m_window->action(ActionId::SaveAll)->trigger();
    QTRY_COMPARE(file(Books), QByteArray(BooksText).replace("List", "All"));
}

void TestOtherFiles::countsTheOperationsOfTheFile()
{
    auto *tree = support::control<QTreeWidget>(*m_window, u"navigationTree");
    const auto noteOf = [tree](int row) {
        const QTreeWidgetItem *item = tree->topLevelItem(0)->child(row);
        return item ? item->data(0, window::MethodsRole).toStringList().value(0) : QString();
    };
    QTRY_COMPARE(noteOf(0), u"GET 1"_qs);
    document::Document &books = support::loadedAt(m_fixture->workspace, Books)->document();
    QVERIFY(books.set({"put", "summary"}, document::Value::string(u"Put"_qs)));
    QTRY_COMPARE(noteOf(0), u"GET 1 · PUT 1"_qs);
    QTRY_COMPARE(noteOf(1), u"Part of an API"_qs);
}

void TestOtherFiles::countsTheProblemsOfTheFile()
{
    const QTreeWidget *list = support::control<QTreeWidget>(*m_window, "navigationTree");
    const auto errors = [&] { return list->topLevelItem(0)->child(0)->data(0, window::ProblemsRole).toInt(); };
    workspace::OpenDefinition *api = m_fixture->workspace.find(Api);
    QTRY_VERIFY(api->description());
    const int before = errors();
    document::Document &books = support::loadedAt(m_fixture->workspace, Books)->document();
    QVERIFY(books.set({"get", "parameters"}, document::Value::boolean(true)));
    QTRY_COMPARE_GT(errors(), before);
    books.undo();
    QTRY_COMPARE(errors(), before);
}

void TestOtherFiles::keepsEditsOfTheFileForRecovery()
{
    support::type(forms(), u"operationSummary", u"A"_qs);
    QTRY_COMPARE(pathsOpen(), u"openapi.yaml books.yaml"_qs);
    // Of nothing else: the definition was not edited.
    QTRY_COMPARE_WITH_TIMEOUT(m_fixture->recoveryStore.writes.load(), 1, 20000);
}

void TestOtherFiles::closesTheFileUnderItsForms()
{
    support::type(forms(), u"operationSummary", u"All"_qs);
    QTRY_COMPARE(pathsOpen(), u"openapi.yaml books.yaml"_qs);
    m_fixture->workspace.close(*m_fixture->workspace.find(Books));
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"referencedForms"_qs));
    QTRY_COMPARE(support::control<QLineEdit>(forms(), u"operationSummary")->text(), u"List"_qs);
    // And the definition with the forms.
    m_fixture->workspace.close(*m_fixture->workspace.find(Api));
    QTRY_VERIFY(m_fixture->workspace.loadedDefinitions().isEmpty());
}

void TestOtherFiles::endsWhileTextIsTyped()
{
    // Without the focus, which a window that is not active does not have. "List " needs quotes, "List all" does not.
    support::control(*m_window, u"pathTree")->setFocus();
    QWidget *summary = support::control(forms(), u"operationSummary");
    QTest::keyClick(summary, Qt::Key_End);
    QTest::keyClicks(summary, u" all"_qs);
    QTRY_COMPARE(pathsOpen(), u"openapi.yaml books.yaml"_qs);
    m_window.reset();
    workspace::OpenDefinition *books = m_fixture->workspace.find(Books);
    QVERIFY(books);
    QCOMPARE(books->document().snapshot().text(), QByteArray(BooksText).replace("List", "List all"));
}

GATEWRIGHT_TEST(TestOtherFiles, QApplication)
#include "testotherfiles.moc"
