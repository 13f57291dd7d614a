#include "definitionpage.h"
#include "knownpolicies.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QTabBar>
#include <QTreeView>

/** From an operation and its access to the settings and policies that decide about it, and to its requests. */
class TestAccessLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void leadsToClientAccess();
    void leadsToThePolicies();
    void showsThePoliciesOfTheEnvironment();
    void leadsToWhatTheDocumentForbids();

private:
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
    [[nodiscard]] window::DefinitionPage *page() const { return m_window->findChild<window::DefinitionPage *>(); }
};

void TestAccessLinks::init()
{
    support::openShop(m_fixture, m_window);
    m_window->resize(1360, 1000);
    page()->showTab(window::DefinitionTab::Paths);
    auto *tree = support::control<QTreeView>(*m_window, "pathTree");
    support::clickRow(*tree, tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QTRY_VERIFY(support::control(*m_window, "accessRequired")->isVisible());
}

void TestAccessLinks::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestAccessLinks::leadsToClientAccess()
{
    support::click(*m_window, "accessSettings");
    QCOMPARE(page()->currentTab(), window::DefinitionTab::Settings);
    QTRY_VERIFY(!support::control(*m_window, "clientAuthentication")->visibleRegion().isEmpty());
}

void TestAccessLinks::leadsToThePolicies()
{
    support::click(*m_window, "accessShowPolicies");
    QTRY_VERIFY(support::control(*m_window, "policyList")->isVisible());
    QVERIFY(!page()->isVisible());
}

void TestAccessLinks::showsThePoliciesOfTheEnvironment()
{
    m_fixture->management.policies.take({*document::Value::fromJson(
        R"({"_id":"p","name":"Gold","access_rights":{"s":{"api_id":"s","api_name":"Shop","allowed_urls":[]}}})")});
    QCOMPARE(support::control<QLabel>(*m_window, "accessPolicies")->text(), u"Gold: allowed"_qs);
    QVERIFY(m_fixture->management.lists.asked.isEmpty());
    QVERIFY(m_fixture->management.fetches.asked.isEmpty());
}

/** From the menu of the operation, as Send… does. */
void TestAccessLinks::leadsToWhatTheDocumentForbids()
{
    auto *tree = support::control<QTreeView>(*m_window, "pathTree");
    auto *action = tree->findChild<QAction *>(u"tryForbiddenEntryAction"_qs);
    QVERIFY(action && action->isEnabled() && tree->actions().contains(action));
    action->trigger();
    QTRY_VERIFY(m_window->findChild<QDialog *>(u"triesDialog"_qs));
    QVERIFY(support::control(*m_window, "composerPath")->isVisible());
    auto *dialog = support::control<QDialog>(*m_window, "triesDialog");
    QVERIFY(dialog->isVisible());
    QCOMPARE(support::control<QLabel>(*dialog, "triesOperation")->text(), u"/books"_qs);
    dialog->close();
    // Not of a path.
    page()->showTab(window::DefinitionTab::Paths);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QVERIFY(!action->isEnabled());
}

GATEWRIGHT_TEST(TestAccessLinks, QApplication)
#include "testaccesslinks.moc"
