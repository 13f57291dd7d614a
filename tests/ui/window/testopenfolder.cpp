#include "banner.h"
#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "navigationdelegate.h"
#include "settingstable.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
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
    void opensAFileThatIsAdded();
    void leavesAClosedFileClosed();
    void opensAFileThatCameBack();
    void listsFoldersAmongTheRecentFiles();
    void reopensFilesAndTheTab();
    void watchesTheFoldersOfTheLastRun();
    void reopensNothingIfTurnedOff();
    void skipsMissingFilesWithANotice();
    void listsASwaggerDocument();
    void convertsASwaggerDocument();

private:
    void openFolder() const;
    void restart();
    void write(const QString &name, const QByteArray &text) const
    {
        m_fixture->store.files.insert(u"/apis/"_qs + name, text);
        emit m_fixture->watch.folderChanged(m_folder->path());
    }
    [[nodiscard]] QStringList openTitles() const;
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
    QCOMPARE(openTitles(), QStringList{u"shop.yaml"_qs});
}

void TestOpenFolder::restart()
{
    m_window->close();
    m_window.reset();
    const QHash<QByteArray, QVariant> settings = m_fixture->settings.stored;
    const auto files = m_fixture->store.files;
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->settings.stored = settings;
    m_fixture->store.files = files;
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

void TestOpenFolder::opensAFileThatIsAdded()
{
    openFolder();
    write(u"orders.yaml"_qs, support::shopText("Orders"));
    QTRY_COMPARE(openTitles(), (QStringList{u"shop.yaml"_qs, u"orders.yaml"_qs}));
    QCOMPARE(banner()->text(), u"New in the folder: orders.yaml."_qs);
    // The user stays where they are.
    QCOMPARE(m_window->currentDefinition()->title(), u"shop.yaml"_qs);
}

void TestOpenFolder::leavesAClosedFileClosed()
{
    openFolder();
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(openTitles(), QStringList());
    write(u"orders.yaml"_qs, support::shopText("Orders"));
    QTRY_COMPARE(openTitles(), QStringList{u"orders.yaml"_qs});
}

void TestOpenFolder::opensAFileThatCameBack()
{
    openFolder();
    write(u"orders.yaml"_qs, support::shopText("Orders"));
    QTRY_COMPARE(openTitles().size(), 2);
    m_fixture->workspace.close(*m_fixture->workspace.find(u"/apis/orders.yaml"_qs));
    m_fixture->store.files.remove(u"/apis/orders.yaml"_qs);
    // Another new file shows that the folder was read without it.
    write(u"other.yaml"_qs, support::shopText("Other"));
    QTRY_COMPARE(openTitles(), (QStringList{u"shop.yaml"_qs, u"other.yaml"_qs}));
    write(u"orders.yaml"_qs, support::shopText("Orders"));
    QTRY_VERIFY(openTitles().contains(u"orders.yaml"));
}

void TestOpenFolder::listsFoldersAmongTheRecentFiles()
{
    openFolder();
    QCOMPARE(m_fixture->settings.get(settings::RecentFiles), QStringList{m_folder->path()});
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    const auto *recent = support::control<QPushButton>(*m_window, "welcomeRecent");
    QVERIFY2(recent->toolTip().contains(m_folder->path()), qPrintable(recent->toolTip()));
    support::click(*m_window, "welcomeRecent");
    QCOMPARE(openTitles(), QStringList{u"shop.yaml"_qs});
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
    QCOMPARE(m_window->currentDefinition()->title(), u"shop.yaml"_qs);
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
    QVERIFY(!banner()->isVisible());
}

void TestOpenFolder::watchesTheFoldersOfTheLastRun()
{
    openFolder();
    write(u"orders.yaml"_qs, support::shopText("Orders"));
    QTRY_COMPARE(openTitles().size(), 2);
    m_fixture->workspace.close(*m_fixture->workspace.find(u"/apis/orders.yaml"_qs));
    restart();
    QCOMPARE(openTitles(), QStringList{u"shop.yaml"_qs});
    QCOMPARE(m_fixture->watch.folders, QStringList{m_folder->path()});
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
