#include "actions.h"
#include "banner.h"
#include "definitionpage.h"
#include "driving.h"
#include "exchangespage.h"
#include "grabs.h"
#include "pagetable.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using support::ShopPath;
using window::ActionId;
using window::DefinitionPage;
using window::DefinitionTab;
using window::MainWindow;
using window::Page;

/** What the shortcuts of the window do. */
class TestKeyboard final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init()
    {
        support::openShop(m_fixture, m_window);
        // A move right after a definition was opened would be a part of that.
        QTRY_VERIFY(!m_fixture->watch.paths.isEmpty());
    }
    void cleanup();
    void anEditorOfTextKeepsItsOwnKeys();
    void keysOfTheWindowWorkInATextField();
    void saveOnAnotherPageSavesTheLastDefinition();
    void saveOnAnotherPageSavesTheRestIfTheLastIsSaved();
    void saveSavesTheEnvironment();
    void backLeadsFromASettingToThePageBefore();
    void backAndForwardWalkThroughTabs();
    void keysOfTabsLeadBackToTheDefinition();
    void goesFromARowOfThePathsToItsText();
    void shiftF10OpensTheMenuOfAControl();

private:
    void show(DefinitionTab tab) const { page()->showTab(tab); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key, modifiers);
    }
    [[nodiscard]] DefinitionPage *page() const { return m_window->findChild<DefinitionPage *>(); }
    [[nodiscard]] QString shown(const QString &path) const
    {
        return QString::fromUtf8(m_fixture->store.files.find(path).value_or(QByteArray()));
    }
    void editTitle(const QString &path, const QString &title) const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestKeyboard::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestKeyboard::anEditorOfTextKeepsItsOwnKeys()
{
    show(DefinitionTab::Settings);
    auto *field = support::control<QLineEdit>(*m_window, "upstreamUsername");
    support::type(*m_window, "upstreamUsername", u"zoe"_qs);
    press(Qt::Key_Home);
    press(Qt::Key_Delete);
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(field->selectedText(), u"oe"_qs);
}

void TestKeyboard::keysOfTheWindowWorkInATextField()
{
    show(DefinitionTab::Settings);
    support::control<QLineEdit>(*m_window, "upstreamUsername")->setFocus();
    press(Qt::Key_E, Qt::ControlModifier);
    const auto *environments = support::control<QComboBox>(*m_window, "environmentSwitcher");
    QTRY_VERIFY(environments->view()->isVisible());
    QTest::keyClick(environments->view(), Qt::Key_Escape);
    QTRY_VERIFY(!environments->view()->isVisible());
    support::control<QLineEdit>(*m_window, "upstreamUsername")->setFocus();
    press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(m_window->findChild<QDialog *>(u"commandPalette"_qs));
    QCOMPARE(support::control<QLineEdit>(*m_window, "upstreamUsername")->text(), u"kim"_qs);
}

void TestKeyboard::editTitle(const QString &path, const QString &title) const
{
    document::Document &document = m_fixture->workspace.find(path)->document();
    const document::Document::Step step(document, u"Edit title"_qs);
    QVERIFY(document.setScalar({"info", "title"}, document::Value::string(title)));
}

void TestKeyboard::saveOnAnotherPageSavesTheLastDefinition()
{
    m_fixture->store.files.insert(u"/apis/orders.yaml"_qs, support::shopText("Orders"));
    m_window->open({u"/apis/orders.yaml"_qs});
    editTitle(ShopPath, u"Other"_qs);
    editTitle(u"/apis/orders.yaml"_qs, u"Shown"_qs);
    press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(!m_window->currentDefinition());
    QCOMPARE(m_window->action(ActionId::Save)->iconText(), u"Save orders.yaml"_qs);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(shown(u"/apis/orders.yaml"_qs).contains(u"Shown"));
    QVERIFY(!shown(ShopPath).contains(u"Other"));
    const auto *banner = support::control<widgets::Banner>(*m_window, "windowBanner");
    QCOMPARE(banner->text(), u"Saved orders.yaml."_qs);
    QVERIFY(!m_window->currentDefinition());
}

void TestKeyboard::saveOnAnotherPageSavesTheRestIfTheLastIsSaved()
{
    m_fixture->store.files.insert(u"/apis/orders.yaml"_qs, support::shopText("Orders"));
    m_window->open({u"/apis/orders.yaml"_qs});
    press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(!m_window->action(ActionId::Save)->isEnabled());
    editTitle(ShopPath, u"Other"_qs);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(shown(ShopPath).contains(u"Other"));
}

void TestKeyboard::saveSavesTheEnvironment()
{
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    m_fixture->environments.put(staging);
    m_fixture->environments.setCurrent(staging.id);
    press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(!m_window->action(ActionId::Save)->isEnabled());
    support::type(*m_window, "environmentName", u"Testing"_qs);
    QCOMPARE(m_window->action(ActionId::Save)->iconText(), u"Save environment"_qs);
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_fixture->environments.current().name, u"Testing"_qs);
    QVERIFY(!m_window->action(ActionId::Save)->isEnabled());
}

void TestKeyboard::backLeadsFromASettingToThePageBefore()
{
    show(DefinitionTab::Overview);
    press(Qt::Key_2, Qt::AltModifier);
    auto *stack = m_window->findChild<traffic::ExchangesPage *>();
    QVERIFY(stack && stack->isVisible());
    emit stack->settingRequested(ShopPath, u"/x-vendor-api-gateway/upstream/url"_qs);
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
    press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(stack->isVisible());
    press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(m_window->currentDefinition());
    QCOMPARE(page()->currentTab(), DefinitionTab::Overview);
    press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(stack->isVisible());
    press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
    QTRY_VERIFY(support::control<QLineEdit>(*m_window, "upstreamUrl")->hasFocus());
    QVERIFY(!m_window->action(ActionId::GoForward)->isEnabled());
}

void TestKeyboard::backAndForwardWalkThroughTabs()
{
    press(Qt::Key_4, Qt::ControlModifier);
    press(Qt::Key_5, Qt::ControlModifier);
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Overview);
    QVERIFY(!m_window->action(ActionId::GoBack)->isEnabled());
    press(Qt::Key_Right, Qt::AltModifier);
    press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
    // A new move drops what was forward.
    press(Qt::Key_Left, Qt::AltModifier);
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(!m_window->action(ActionId::GoForward)->isEnabled());
}

void TestKeyboard::keysOfTabsLeadBackToTheDefinition()
{
    press(Qt::Key_2, Qt::AltModifier);
    press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(m_window->currentDefinition());
    QCOMPARE(page()->currentTab(), DefinitionTab::Settings);
}

void TestKeyboard::goesFromARowOfThePathsToItsText()
{
    press(Qt::Key_2, Qt::ControlModifier);
    auto *tree = support::control<QTreeView>(*m_window, "pathTree");
    tree->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    const QString row = tree->currentIndex().data().toString();
    press(Qt::Key_F12);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
    QCOMPARE(page()->visible().location.pointer, (document::Pointer{"paths", "/books", "get"}));
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Paths);
    QCOMPARE(tree->currentIndex().data().toString(), row);
}

void TestKeyboard::shiftF10OpensTheMenuOfAControl()
{
    const auto openMenu = [] {
        const QWidget *menu = QApplication::activePopupWidget();
        return menu ? menu->objectName() : QString();
    };
    const auto closeMenu = [this] {
        QVERIFY(QApplication::activePopupWidget()->close());
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    };
    support::control<QTreeView>(*m_window, "navigationTree")->setFocus();
    press(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_COMPARE(openMenu(), u"definitionMenu"_qs);
    closeMenu();
    show(DefinitionTab::Map);
    auto *map = support::control<QAbstractScrollArea>(*m_window, "mapView");
    QTRY_VERIFY(map->isVisible());
    map->setFocus();
    press(Qt::Key_Down);
    QVERIFY(!map->accessibleDescription().isEmpty());
    press(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_COMPARE(openMenu(), u"mapMenu"_qs);
    closeMenu();
}

GATEWRIGHT_TEST(TestKeyboard, QApplication)
#include "testkeyboard.moc"
