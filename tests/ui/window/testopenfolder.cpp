#include "banner.h"
#include "definitionpage.h"
#include "driving.h"
#include "folderindex.h"
#include "foldermodel.h"
#include "grabs.h"
#include "navigationdelegate.h"
#include "settingstable.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using window::ActionId;
using window::DefinitionPage;
using window::DefinitionTab;
using window::MainWindow;

/** Opened folders, Swagger documents in them, and what is reopened at the next start. */
class TestOpenFolder final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void listsFilesAndOpensTheChosenOne();
    void opensTheOnlyFile();
    void filtersFiles();
    void noticesNewAndRemovedFiles();
    void closesAFolder();
    void selectsTheShownFile();
    void listsFoldersAmongTheRecentFiles();
    void reopensFilesAndTheTab();
    void listsTheFoldersOfTheLastRun();
    void reopensNothingIfTurnedOff();
    void skipsMissingFilesWithANotice();
    void listsASwaggerDocument();
    void convertsASwaggerDocument();

private:
    void openFolder() const;
    void restart();
    void write(const QString &name, const QByteArray &text) const
    {
        m_fixture->store.files.insert(m_folder->filePath(name), text);
        emit m_fixture->watch.folderChanged(m_folder->path());
    }
    [[nodiscard]] QStringList openTitles() const;
    [[nodiscard]] QTreeView *tree() const { return support::control<QTreeView>(*m_window, "folderTree"); }
    [[nodiscard]] QStringList rows() const;
    [[nodiscard]] QModelIndex row(const QString &text) const;
    [[nodiscard]] widgets::Banner *banner() const
    {
        return support::control<widgets::Banner>(*m_window, "windowBanner");
    }
    [[nodiscard]] DefinitionPage *page() const
    {
        for (auto *one : m_window->findChildren<DefinitionPage *>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder; ///< Exists, as the window looks whether a path is a folder.
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QByteArray Swagger = "swagger: '2.0'\n"
                           "info: {title: Old, version: '1'}\n"
                           "host: old.example\n"
                           "paths:\n"
                           "  /things:\n"
                           "    get: {responses: {'200': {description: ok}}}\n";

} // namespace

void TestOpenFolder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(u"/apis/shop.yaml"_qs, support::shopText());
    m_fixture->store.files.insert(m_folder->filePath(u"shop/v1/api.yaml"_qs), support::shopText());
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
}

void TestOpenFolder::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestOpenFolder::openFolder() const
{
    m_window->open({m_folder->path()});
    QCOMPARE(m_fixture->watch.folders, QStringList{m_folder->path()});
    QTRY_VERIFY(m_fixture->disk.folders().listing(m_folder->path()));
}

/** The texts of the visible rows of the tree. */
QStringList TestOpenFolder::rows() const
{
    QStringList texts;
    for (QModelIndex row = tree()->model()->index(0, 0); row.isValid(); row = tree()->indexBelow(row))
        texts.append(row.data().toString());
    return texts.mid(1); // Without the name of the folder.
}

QModelIndex TestOpenFolder::row(const QString &text) const
{
    for (QModelIndex row = tree()->model()->index(0, 0); row.isValid(); row = tree()->indexBelow(row)) {
        if (row.data().toString() == text)
            return row;
    }
    return {};
}

void TestOpenFolder::restart()
{
    m_window->close();
    m_window.reset();
    m_fixture = support::WindowFixture::restarted(*m_fixture);
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->restoreSession();
}

QStringList TestOpenFolder::openTitles() const
{
    QStringList titles;
    for (const workspace::OpenDefinition *definition : m_fixture->workspace.definitions())
        titles.append(definition->title());
    return titles;
}

void TestOpenFolder::listsFilesAndOpensTheChosenOne()
{
    write(u"orders/api.yaml"_qs, support::shopText("Orders"));
    write(u"things.yaml"_qs, Swagger);
    openFolder();
    QCOMPARE(openTitles(), QStringList());
    QTRY_COMPARE(rows(), (QStringList{u"orders"_qs, u"shop"_qs, u"things.yaml"_qs}));
    QTRY_COMPARE(m_fixture->disk.folders().waitingCount(), 0);
    // A folder with one entry is expanded with all that is in it.
    tree()->expand(row(u"shop"_qs));
    QCOMPARE(rows(), (QStringList{u"orders"_qs, u"shop"_qs, u"v1"_qs, u"api.yaml"_qs, u"things.yaml"_qs}));
    const QModelIndex file = row(u"api.yaml"_qs);
    QTRY_COMPARE(file.data(window::FolderNotesRole).toStringList(),
                 (QStringList{u"GET 1 · POST 1"_qs, u"2 operation(s)"_qs, u"2"_qs}));
    QVERIFY(file.data(window::FolderProblemsRole).toInt() > 0);
    QCOMPARE(row(u"shop"_qs).data(window::FolderProblemsRole), file.data(window::FolderProblemsRole));
    QCOMPARE(row(u"things.yaml"_qs).data(window::FolderNotesRole).toStringList().constFirst(), u"Swagger 2.0"_qs);
    support::grabTo(*m_window, u"opened-folder"_qs);
    tree()->setCurrentIndex(file);
    tree()->setFocus();
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(openTitles(), QStringList{u"api.yaml"_qs});
    QCOMPARE(m_window->currentDefinition()->path(), m_folder->filePath(u"shop/v1/api.yaml"_qs));
    // A Swagger document is opened with the offer to convert it.
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, tree()->visualRect(row(u"things.yaml"_qs)).center());
    QCOMPARE(m_window->currentDefinition()->title(), u"things.yaml"_qs);
    QVERIFY(support::control<QPushButton>(*page(), "convertSwagger")->isVisible());
}

void TestOpenFolder::opensTheOnlyFile()
{
    openFolder();
    QTRY_COMPARE(openTitles(), QStringList{u"api.yaml"_qs});
}

void TestOpenFolder::filtersFiles()
{
    for (int at = 0; at < 600; ++at)
        m_fixture->store.files.insert(m_folder->filePath(u"many/%1/api.yaml"_qs.arg(at)), "openapi: 3.0.3\n");
    openFolder();
    QTRY_COMPARE(rows(), (QStringList{u"many"_qs, u"shop"_qs}));
    auto *filter = support::control<QLineEdit>(*m_window, "folderFilter");
    QVERIFY(filter->hasFocus());
    QTest::keyClicks(filter, u"V1 shop"_qs);
    QTRY_COMPARE(rows(), (QStringList{u"shop"_qs, u"v1"_qs, u"api.yaml"_qs}));
    QCOMPARE(tree()->currentIndex().data().toString(), u"api.yaml"_qs);
    const auto *note = support::control<QLabel>(*m_window, "folderNote");
    QCOMPARE(note->text(), u"1 file(s) found"_qs);
    QTest::keyClick(filter, Qt::Key_Return);
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(m_window->currentDefinition()->path(), m_folder->filePath(u"shop/v1/api.yaml"_qs));
    filter->setText(u"many"_qs);
    QTRY_COMPARE(note->text(), u"First 500 of 600 files found"_qs);
    QTest::keyClick(filter, Qt::Key_Escape);
    QCOMPARE(rows().constFirst(), u"many"_qs);
}

void TestOpenFolder::noticesNewAndRemovedFiles()
{
    write(u"orders/api.yaml"_qs, support::shopText("Orders"));
    openFolder();
    QTRY_COMPARE(rows(), (QStringList{u"orders"_qs, u"shop"_qs}));
    write(u"things/new.yaml"_qs, Swagger);
    QTRY_COMPARE(rows(), (QStringList{u"orders"_qs, u"shop"_qs, u"things"_qs}));
    QCOMPARE(banner()->text(), u"New in the folder: new.yaml."_qs);
    QCOMPARE(openTitles(), QStringList());
    m_fixture->store.files.remove(m_folder->filePath(u"orders/api.yaml"_qs));
    emit m_fixture->watch.folderChanged(m_folder->path());
    QTRY_COMPARE(rows(), (QStringList{u"shop"_qs, u"things"_qs}));
}

void TestOpenFolder::closesAFolder()
{
    openFolder();
    QTRY_COMPARE(openTitles().size(), 1);
    QVERIFY(tree()->isVisible());
    m_window->action(ActionId::CloseFolder)->trigger();
    QVERIFY(!tree()->isVisible());
    QVERIFY(!m_window->action(ActionId::CloseFolder)->isEnabled());
    QCOMPARE(m_fixture->watch.folders, QStringList());
    QCOMPARE(openTitles().size(), 1);
}

void TestOpenFolder::selectsTheShownFile()
{
    write(u"orders/api.yaml"_qs, support::shopText("Orders"));
    openFolder();
    QTRY_COMPARE(rows(), (QStringList{u"orders"_qs, u"shop"_qs}));
    m_window->open({m_folder->filePath(u"shop/v1/api.yaml"_qs)});
    QCOMPARE(tree()->currentIndex().data(window::FolderPathRole).toString(),
             m_folder->filePath(u"shop/v1/api.yaml"_qs));
    QVERIFY(tree()->visualRect(tree()->currentIndex()).isValid());
}

void TestOpenFolder::listsFoldersAmongTheRecentFiles()
{
    write(u"orders/api.yaml"_qs, support::shopText("Orders"));
    openFolder();
    m_window->action(ActionId::CloseFolder)->trigger();
    const auto *recent = support::control<QListView>(*m_window, "welcomeRecent");
    const QModelIndex row = recent->model()->index(0, 0);
    QVERIFY2(row.data(Qt::ToolTipRole).toString().contains(m_folder->path()),
             qPrintable(row.data(Qt::ToolTipRole).toString()));
    support::clickRow(*recent, row);
    QTRY_COMPARE(m_fixture->workspace.folders(), QStringList{m_folder->path()});
}

void TestOpenFolder::reopensFilesAndTheTab()
{
    m_fixture->store.files.insert(u"/apis/orders.yaml"_qs, support::shopText("Orders"));
    m_window->open({u"/apis/shop.yaml"_qs, u"/apis/orders.yaml"_qs});
    m_window->showDefinition(m_fixture->workspace.find(u"/apis/shop.yaml"_qs));
    QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier);
    // Another page is shown when the window is closed.
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    restart();
    QCOMPARE(openTitles(), (QStringList{u"shop.yaml"_qs, u"orders.yaml"_qs}));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::AltModifier);
    QCOMPARE(m_window->currentDefinition()->title(), u"shop.yaml"_qs);
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
    QVERIFY(!banner()->isVisible());
}

void TestOpenFolder::listsTheFoldersOfTheLastRun()
{
    write(u"orders/api.yaml"_qs, support::shopText("Orders"));
    openFolder();
    restart();
    QCOMPARE(openTitles(), QStringList());
    QCOMPARE(m_fixture->watch.folders, QStringList{m_folder->path()});
    QTRY_COMPARE(rows(), (QStringList{u"orders"_qs, u"shop"_qs}));
}

void TestOpenFolder::reopensNothingIfTurnedOff()
{
    m_window->open({u"/apis/shop.yaml"_qs});
    QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
    const auto *dialog = support::control<QDialog>(*m_window, "preferencesDialog");
    QTest::keyClick(support::control(*dialog, "preferencesReopenFiles"), Qt::Key_Space);
    support::click(*dialog, "preferencesSave");
    restart();
    QCOMPARE(openTitles(), QStringList());
    QVERIFY(support::control<QWidget>(*m_window, "welcomePage")->isVisible());
}

void TestOpenFolder::skipsMissingFilesWithANotice()
{
    m_fixture->store.files.insert(u"/apis/orders.yaml"_qs, support::shopText("Orders"));
    m_window->open({u"/apis/shop.yaml"_qs, u"/apis/orders.yaml"_qs});
    m_window->close();
    m_fixture->store.files.remove(u"/apis/orders.yaml"_qs);
    restart();
    QCOMPARE(openTitles(), QStringList{u"shop.yaml"_qs});
    QCOMPARE(m_window->currentDefinition()->title(), u"shop.yaml"_qs);
    QCOMPARE(banner()->text(), u"Files of the last session no longer exist: orders.yaml."_qs);
}

void TestOpenFolder::listsASwaggerDocument()
{
    m_fixture->store.files.insert(u"/apis/things.yaml"_qs, Swagger);
    m_window->open({u"/apis/things.yaml"_qs});
    const auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    QTRY_COMPARE(tree->topLevelItem(0)->child(0)->data(0, window::MethodsRole).toStringList().value(0),
                 u"Swagger 2.0, read-only"_qs);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
    const auto *tabs = page()->findChild<QTabBar *>(u"definitionTabs"_qs);
    QVERIFY(!tabs->isTabEnabled(static_cast<int>(DefinitionTab::Paths)));
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
    auto *editor = page()->findChild<source::SourceEditor *>();
    QTest::keyClicks(editor, u"x"_qs);
    QCOMPARE(m_window->currentDefinition()->document().snapshot().text(), Swagger);
    support::grabTo(*m_window, u"swagger"_qs);
}

void TestOpenFolder::convertsASwaggerDocument()
{
    m_fixture->store.files.insert(u"/apis/things.yaml"_qs, Swagger);
    m_window->open({u"/apis/things.yaml"_qs});
    support::click(*page(), "convertSwagger");
    const workspace::OpenDefinition *converted = m_window->currentDefinition();
    QCOMPARE(converted->title(), u"things-openapi.yaml"_qs);
    QVERIFY(converted->path().isEmpty() && converted->isUnsaved());
    QVERIFY(converted->document().snapshot().at({"openapi"}).text().startsWith(u"3.1"));
    QVERIFY(converted->document().snapshot().at({"paths", "/things", "get"}).exists());
    QVERIFY2(banner()->text().startsWith(u"Converted things.yaml to OpenAPI 3.1."), qPrintable(banner()->text()));
    // The banner is about the new document.
    m_window->showDefinition(m_fixture->workspace.find(u"/apis/things.yaml"_qs));
    QVERIFY(!banner()->isVisible());
}

GATEWRIGHT_TEST(TestOpenFolder, QApplication)
#include "testopenfolder.moc"
