#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QMenu>

using window::ActionId;

/** The files and folders that were opened: in the menu, in the command palette and on the welcome page. */
class TestRecentFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { support::openShop(m_fixture, m_window); }
    void cleanup();
    void listsRecentFiles();
    void clearsRecentFiles();

private:
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestRecentFiles::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestRecentFiles::listsRecentFiles()
{
    m_fixture->store.files.insert(u"/apis/orders.yaml"_qs, support::shopText("Orders"));
    m_window->open({u"/apis/orders.yaml"_qs});
    QMenu *menu = m_window->action(ActionId::OpenRecent)->menu();
    QVERIFY(menu);
    // Neither is in the file system.
    QTRY_COMPARE(menu->actions().at(0)->text(), u"/apis/orders.yaml (not found)"_qs);
    QCOMPARE(menu->actions().at(1)->text(), u"/apis/shop.yaml (not found)"_qs);
    menu->actions().at(1)->trigger();
    QTRY_COMPARE(m_window->currentDefinition()->path(), support::ShopPath);
    QTRY_VERIFY(menu->actions().at(0)->text().startsWith(support::ShopPath));
    m_window->action(ActionId::OpenRecent)->trigger();
    QVERIFY(support::control(*m_window, "commandPaletteField")->isVisible());
}

void TestRecentFiles::clearsRecentFiles()
{
    m_window->action(ActionId::CloseDefinition)->trigger();
    QTRY_VERIFY(support::control(*m_window, "welcomeRecent")->isVisible());
    support::click(*m_window, "welcomeClearRecent");
    QVERIFY(!support::control(*m_window, "welcomeClearRecent")->isVisible());
    QVERIFY(!m_window->action(ActionId::OpenRecent)->isEnabled());
    m_fixture->store.files.insert(u"/apis/orders.yaml"_qs, support::shopText("Orders"));
    m_window->open({u"/apis/orders.yaml"_qs});
    const QMenu *menu = m_window->action(ActionId::OpenRecent)->menu();
    QCOMPARE(menu->actions().size(), 3);
    menu->actions().constLast()->trigger();
    QTRY_VERIFY(!m_window->action(ActionId::OpenRecent)->isEnabled());
}

GATEWRIGHT_TEST(TestRecentFiles, QApplication)

#include "testrecentfiles.moc"
