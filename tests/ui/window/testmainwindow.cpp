#include "banner.h"
#include "bottompanel.h"
#include "centralwidget.h"
#include "definitionpage.h"
#include "driving.h"
#include "emptystate.h"
#include "grabs.h"
#include "heading.h"
#include "measures.h"
#include "naming.h"
#include "navigation.h"
#include "navigationdelegate.h"
#include "pagetable.h"
#include "problemcount.h"
#include "settingstable.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "theme.h"
#include "windowfixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using window::ActionId;
using window::DefinitionPage;
using window::DefinitionTab;
using window::MainWindow;
using window::Page;

class TestMainWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void startsWithTheWelcomePage();
    void exampleOpensWithItsTabs();
    void everyTabOfTheExampleIsDrawn_data();
    void everyTabOfTheExampleIsDrawn();
    void everyPageIsDrawn_data();
    void everyPageIsDrawn();
    void undoHasTheNameOfItsStep();
    void listsTheShortcutsOnALowScreen();
    void editInAFormIsInTheSource();
    void problemOpensItsPlace();
    void paletteRunsActions();
    void quickOpenGoesToADefinition();
    void gatewayStartsAndStops();
    void environmentSwitcherFollows();
    void navigationFolds();
    void themeIsRestored();
    void layoutIsRestored();
    void sessionIsRestored();
    void countsOfThePanelAreVisibleWhenFolded();
    void aTabUnfoldsThePanel();
    void theNavigationCountsAsThePanel();
    void thePanelHasAThirdAndItsHeightIsRemembered();
    void windowOutsideOfTheScreenIsMovedInside();
    void unsavedEditsOfAnEarlierRunAreOffered();
    void reportsAPasswordThatIsNotRecovered();
    void restoresTheNewestEditsOfAFile();
    void namesEditsThatCanNotBeRead();
    void saysThatEditsAreNotProtected();
    void closesWithPagesOpen();
    void opensEachPage_data();
    void opensEachPage();
    void fitsASmallScreenAfterEachPage();
    void fitsASmallScreenWithAnExchange();
    void theSmallestPanelShowsProblems();
    void tabsOfLongNamesScroll();
    void everyControlHasAName();
    void noMenuHasAMnemonicTwice();
    void theViewMenuHasTheOrderOfTheTabs();
    void theFileMenuFitsTheSmallestWindow();

private:
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    void press(ActionId id) { m_window->action(id)->trigger(); }
    window::BottomPanel *panel() const { return m_window->findChild<window::BottomPanel *>(); }
    DefinitionPage *page() const { return m_window->findChild<DefinitionPage *>(); }
    bool fitsIn(QSize size) const { return m_window->minimumSizeHint().boundedTo(size) == m_window->minimumSizeHint(); }
    void openShop();
};

void TestMainWindow::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_fixture->store.files.insert(QStringLiteral("/apis/shop.yaml"), support::shopText());
    m_fixture->store.files.insert(QStringLiteral("/apis/orders.yaml"), support::shopText("Orders"));
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_fixture.reset();
    theme::apply(*qApp, theme::Choice::Light);
}

void TestMainWindow::openShop()
{
    m_window->open({QStringLiteral("/apis/shop.yaml")});
    QVERIFY(m_window->currentDefinition());
}

void TestMainWindow::startsWithTheWelcomePage()
{
    QVERIFY(support::control<QWidget>(*m_window, "welcomePage")->isVisible());
    QVERIFY(!m_window->currentDefinition());
    QVERIFY(!m_window->action(ActionId::Save)->isEnabled());
    support::grabTo(*m_window, QStringLiteral("window-welcome"));
}

void TestMainWindow::exampleOpensWithItsTabs()
{
    support::click(*m_window, "welcomeExample");
    QVERIFY(m_window->currentDefinition());
    QCOMPARE(page()->currentTab(), DefinitionTab::Overview);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("bookshop.yaml[*] – Gatewright"));
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
    QVERIFY(m_window->findChild<source::SourceEditor *>()->isVisible());
}

void TestMainWindow::everyTabOfTheExampleIsDrawn_data()
{
    QTest::addColumn<int>("tab");
    QTest::addColumn<int>("choice");
    const QStringList names{QStringLiteral("overview"), QStringLiteral("paths"),    QStringLiteral("schemas"),
                            QStringLiteral("reading"),  QStringLiteral("settings"), QStringLiteral("source")};
    for (int tab = 0; tab < names.size(); ++tab) {
        QTest::addRow("%s-light", qPrintable(names.at(tab))) << tab << static_cast<int>(theme::Choice::Light);
        QTest::addRow("%s-dark", qPrintable(names.at(tab))) << tab << static_cast<int>(theme::Choice::Dark);
    }
}

void TestMainWindow::everyTabOfTheExampleIsDrawn()
{
    QFETCH(int, tab);
    QFETCH(int, choice);
    press(choice == static_cast<int>(theme::Choice::Dark) ? ActionId::ThemeDark : ActionId::ThemeLight);
    press(ActionId::OpenExample);
    page()->showTab(static_cast<DefinitionTab>(tab));
    press(ActionId::ShowProblems);
    QVERIFY(!panel()->isFolded());
    const auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    QTRY_VERIFY(!tree->topLevelItem(0)->child(0)->data(0, window::MethodsRole).toStringList().isEmpty());
    support::grabTo(*m_window, QStringLiteral("window-") + QLatin1StringView(QTest::currentDataTag()));
}

void TestMainWindow::everyPageIsDrawn_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("choice");
    const QStringList names{QStringLiteral("apis"),     QStringLiteral("exchanges"), QStringLiteral("certificates"),
                            QStringLiteral("policies"), QStringLiteral("sso"),       QStringLiteral("environments")};
    for (int at = 1; at < names.size(); ++at) {
        QTest::addRow("%s-light", qPrintable(names.at(at))) << at << static_cast<int>(theme::Choice::Light);
        QTest::addRow("%s-dark", qPrintable(names.at(at))) << at << static_cast<int>(theme::Choice::Dark);
    }
}

void TestMainWindow::everyPageIsDrawn()
{
    QFETCH(int, page);
    QFETCH(int, choice);
    press(choice == static_cast<int>(theme::Choice::Dark) ? ActionId::ThemeDark : ActionId::ThemeLight);
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + page), Qt::AltModifier);
    const auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    QCOMPARE(tree->indexOfTopLevelItem(tree->currentItem()), page);
    support::grabTo(*m_window, QStringLiteral("page-") + QLatin1StringView(QTest::currentDataTag()));
}

void TestMainWindow::undoHasTheNameOfItsStep()
{
    openShop();
    document::Document &document = m_window->currentDefinition()->document();
    QVERIFY(!m_window->action(ActionId::Undo)->isEnabled());
    {
        const document::Document::Step step(document, QStringLiteral("Edit title"));
        QVERIFY(document.setScalar({"info", "title"}, document::Value::string(QStringLiteral("New"))));
    }
    QVERIFY(m_window->action(ActionId::Undo)->isEnabled());
    QVERIFY(m_window->action(ActionId::Undo)->iconText().contains(QStringLiteral("Edit title")));
    QVERIFY(m_window->isWindowModified());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.snapshot().at({"info", "title"}).text(), QStringLiteral("Shop"));
    QVERIFY(m_window->action(ActionId::Redo)->isEnabled());
    QVERIFY(!m_window->isWindowModified());
}

/** The list of shortcuts is higher than many screens. It names actions without what they would change now. */
void TestMainWindow::listsTheShortcutsOnALowScreen()
{
    openShop();
    document::Document &document = m_window->currentDefinition()->document();
    {
        const document::Document::Step step(document, QStringLiteral("Edit title"));
        QVERIFY(document.setScalar({"info", "title"}, document::Value::string(QStringLiteral("New"))));
    }
    m_window->action(ActionId::KeyboardShortcuts)->trigger();
    auto *box = support::control<QDialog>(*m_window, "shortcutsBox");
    QTRY_VERIFY(box->isVisible());
    QVERIFY(box->height() < m_window->screen()->availableSize().height());
    const QString text = support::control<QLabel>(*box, "shortcutsTable")->text();
    QVERIFY(text.contains(u"<td style='padding-right:24px'>Undo</td>"));
    QVERIFY(!text.contains(u"Edit title"));
    support::grabTo(*box, u"shortcuts"_qs);
    box->close();
}

void TestMainWindow::editInAFormIsInTheSource()
{
    openShop();
    page()->showTab(DefinitionTab::Source);
    const auto *editor = m_window->findChild<source::SourceEditor *>();
    page()->showTab(DefinitionTab::Settings);
    support::type(*m_window, "upstreamUsername", QStringLiteral("zoe"));
    QVERIFY(editor->snapshot().text().contains("username: zoe"));
    QCOMPARE(editor->currentPointer().last(), QByteArray("username"));
}

void TestMainWindow::problemOpensItsPlace()
{
    openShop();
    QTRY_VERIFY(!m_window->currentDefinition()->diagnostics().isEmpty());
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    QVERIFY(page()->currentTab() != DefinitionTab::Overview);
    page()->showTab(DefinitionTab::Source);
    QTest::keyClick(m_window.get(), Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(page()->currentTab(), DefinitionTab::Source);
}

void TestMainWindow::paletteRunsActions()
{
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    auto *palette = support::control<QDialog>(*m_window, "commandPalette");
    support::type(*palette, "commandPaletteField", QStringLiteral("environm"));
    support::grabTo(*palette, QStringLiteral("palette"));
    QTest::keyClick(support::control<QLineEdit>(*palette, "commandPaletteField"), Qt::Key_Return);
    const auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    QCOMPARE(tree->indexOfTopLevelItem(tree->currentItem()), static_cast<int>(Page::Environments));
}

void TestMainWindow::quickOpenGoesToADefinition()
{
    m_window->open({QStringLiteral("/apis/shop.yaml"), QStringLiteral("/apis/orders.yaml")});
    QCOMPARE(m_window->currentDefinition()->title(), QStringLiteral("orders.yaml"));
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
    const auto *palette = support::control<QDialog>(*m_window, "commandPalette");
    support::type(*palette, "commandPaletteField", QStringLiteral("shop"));
    QTest::keyClick(support::control<QLineEdit>(*palette, "commandPaletteField"), Qt::Key_Return);
    QCOMPARE(m_window->currentDefinition()->title(), QStringLiteral("shop.yaml"));
}

void TestMainWindow::gatewayStartsAndStops()
{
    support::click(*m_window, "gatewayButton");
    QCOMPARE(m_fixture->gateway.state(), preview::GatewayControl::State::Running);
    QVERIFY(support::control<QLabel>(*m_window, "gatewayAddress")->text().contains(QStringLiteral("127.0.0.1:8080")));
    QVERIFY(m_window->action(ActionId::ToggleGateway)->iconText().startsWith(QStringLiteral("Stop")));
    press(ActionId::ToggleGateway);
    QCOMPARE(m_fixture->gateway.state(), preview::GatewayControl::State::Stopped);
    m_fixture->gateway.setState(preview::GatewayControl::State::Failed);
    support::click(*m_window, "gatewayAnotherPort");
    QCOMPARE(m_fixture->gateway.state(), preview::GatewayControl::State::Running);
}

void TestMainWindow::environmentSwitcherFollows()
{
    auto *switcher = support::control<QComboBox>(*m_window, "environmentSwitcher");
    QCOMPARE(switcher->accessibleName(), QStringLiteral("Environment"));
    const int before = switcher->count();
    management::Environment staging;
    staging.id = QStringLiteral("staging");
    staging.name = QStringLiteral("Staging");
    m_fixture->environments.put(staging);
    QCOMPARE(switcher->count(), before + 1);
    switcher->setFocus();
    QTest::keyClick(switcher, Qt::Key_End);
    QCOMPARE(m_fixture->environments.current().id, QStringLiteral("staging"));
}

void TestMainWindow::navigationFolds()
{
    const auto *navigation = m_window->findChild<window::Navigation *>();
    QVERIFY(!navigation->isFolded());
    QTest::keyClick(m_window.get(), Qt::Key_Backslash, Qt::ControlModifier);
    QVERIFY(navigation->isFolded());
    support::grabTo(*m_window, QStringLiteral("window-folded"));
    QTest::keyClick(m_window.get(), Qt::Key_Backslash, Qt::ControlModifier);
    QVERIFY(!navigation->isFolded());
    QVERIFY(navigation->width() >= theme::Size::Navigation - 8);
}

void TestMainWindow::themeIsRestored()
{
    press(ActionId::ThemeDark);
    QVERIFY(theme::palette().isDark());
    m_window.reset();
    theme::apply(*qApp, theme::Choice::Light);
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    QVERIFY(theme::palette().isDark());
    QVERIFY(m_window->action(ActionId::ThemeDark)->isChecked());
}

void TestMainWindow::layoutIsRestored()
{
    press(ActionId::ShowProblems);
    press(ActionId::FoldNavigation);
    m_window->close();
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->show();
    QVERIFY(!panel()->isFolded());
    QVERIFY(m_window->findChild<window::Navigation *>()->isFolded());
}

void TestMainWindow::sessionIsRestored()
{
    m_window->open({QStringLiteral("/apis/shop.yaml"), QStringLiteral("/apis/orders.yaml")});
    m_window->showDefinition(m_fixture->workspace.find(QStringLiteral("/apis/shop.yaml")));
    m_window->close();
    m_window.reset();
    m_fixture = support::WindowFixture::restarted(*m_fixture);
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    QVERIFY(m_fixture->workspace.definitions().isEmpty());
    m_window->restoreSession();
    QCOMPARE(m_fixture->workspace.definitions().size(), 2);
    QVERIFY(m_window->currentDefinition());
    QCOMPARE(m_window->currentDefinition()->path(), QStringLiteral("/apis/shop.yaml"));
}

void TestMainWindow::countsOfThePanelAreVisibleWhenFolded()
{
    const auto *tabs = support::control<QTabBar>(*m_window, "bottomTabs");
    QVERIFY(tabs->isVisible() && !tabs->visibleRegion().isEmpty());
    QCOMPARE(tabs->tabText(0), u"Problems 0"_qs);
    QCOMPARE(tabs->tabText(1), u"Exchanges 0"_qs);
    QVERIFY(panel()->isFolded());
    openShop();
    QTRY_VERIFY(tabs->tabText(0) != u"Problems 0");
    QVERIFY(panel()->isFolded());
}

void TestMainWindow::aTabUnfoldsThePanel()
{
    auto *tabs = support::control<QTabBar>(*m_window, "bottomTabs");
    const int folded = panel()->height();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QVERIFY(!panel()->isFolded());
    QVERIFY(support::control<QWidget>(*m_window, "dockExchanges")->parentWidget()->isVisible());
    QTRY_VERIFY(panel()->height() > 3 * folded);
    support::click(*m_window, "bottomToggle");
    QTRY_COMPARE(panel()->height(), folded);
    QTest::keyClick(m_window.get(), Qt::Key_8, Qt::AltModifier);
    QVERIFY(support::control<QWidget>(*m_window, "problemsFilter")->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_8, Qt::AltModifier);
    QVERIFY(panel()->isFolded());
}

void TestMainWindow::theNavigationCountsAsThePanel()
{
    press(ActionId::OpenExample);
    openShop();
    const auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    const auto *tabs = support::control<QTabBar>(*m_window, "bottomTabs");
    QTRY_VERIFY(!m_window->currentDefinition()->diagnostics().isEmpty());
    const auto numbersIn = [](const QString &text) {
        int sum = 0;
        for (const QString &word : text.split(QRegularExpression(u"\\D+"_qs), Qt::SkipEmptyParts))
            sum += word.toInt();
        return sum;
    };
    const auto counted = [tree, numbersIn] {
        int sum = 0;
        for (int row = 0; row < tree->topLevelItem(0)->childCount(); ++row)
            sum += numbersIn(tree->topLevelItem(0)->child(row)->toolTip(0).section(u"Errors: "_qs, 1));
        return u"Problems %1"_qs.arg(sum);
    };
    QTRY_COMPARE(counted(), tabs->tabText(0));
    // Information is counted too.
    const QList<workspace::OpenDefinition *> definitions = m_fixture->workspace.definitions();
    QVERIFY(std::any_of(definitions.cbegin(), definitions.cend(), [](const workspace::OpenDefinition *one) {
        return workspace::problemCount(*one).information > 0;
    }));
}

void TestMainWindow::thePanelHasAThirdAndItsHeightIsRemembered()
{
    m_window->resize(1200, 900);
    auto *central = m_window->findChild<window::CentralWidget *>();
    press(ActionId::ShowProblems);
    QTRY_COMPARE(panel()->height() * 10 / central->height(), 3);
    central->setSizes({central->height() - 400, 400});
    const int height = panel()->height();
    press(ActionId::ShowProblems);
    QVERIFY(panel()->isFolded());
    press(ActionId::ShowProblems);
    QTRY_COMPARE(panel()->height(), height);
}

void TestMainWindow::windowOutsideOfTheScreenIsMovedInside()
{
    const QRect room = m_window->screen()->availableGeometry();
    m_window->setGeometry(QRect(room.bottomRight() + QPoint(400, 300), QSize(500, 400)));
    m_fixture->settings.set(settings::WindowGeometry, m_window->saveGeometry());
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    QVERIFY(room.contains(m_window->geometry().topLeft()));
    QVERIFY(m_window->width() <= qMax(room.width(), m_window->minimumSizeHint().width()));
    m_window->resize(room.size() * 4);
    m_fixture->settings.set(settings::WindowGeometry, m_window->saveGeometry());
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    QVERIFY(m_window->width() <= qMax(room.width(), m_window->minimumSizeHint().width()));
    QVERIFY(m_window->height() <= qMax(room.height(), m_window->minimumSizeHint().height()));
}

void TestMainWindow::unsavedEditsOfAnEarlierRunAreOffered()
{
    m_window.reset();
    const workspace::RecoveryRecord record{
        {}, u"draft.yaml"_qs, document::Format::Yaml, "openapi: 3.0.3 # unsaved\n", {}, {}};
    m_fixture->recoveryStore.entries = {{u"earlier"_qs, workspace::encodeRecovery(record)}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->show();
    support::click(*m_window, "recoveryRestore");
    QVERIFY(m_window->currentDefinition());
    QCOMPARE(m_window->currentDefinition()->document().snapshot().text(), record.text);
    QVERIFY(m_window->currentDefinition()->document().isModified());
    QTRY_VERIFY(m_fixture->recoveryStore.entries.isEmpty());
    m_window->currentDefinition()->document().undo();
}

void TestMainWindow::reportsAPasswordThatIsNotRecovered()
{
    m_window.reset();
    const workspace::RecoveryRecord record{
        {}, u"draft.yaml"_qs, document::Format::Yaml, "servers:\n- url: https://REDACTED@h\n", {}, {{24, -1}}};
    m_fixture->recoveryStore.entries = {{u"earlier"_qs, workspace::encodeRecovery(record)}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->show();
    support::click(*m_window, "recoveryRestore");
    const auto *banner = support::control<widgets::Banner>(*m_window, "windowBanner");
    QVERIFY(banner->text().contains(u"REDACTED in draft.yaml"_qs));
    m_window->currentDefinition()->document().undo();
}

void TestMainWindow::restoresTheNewestEditsOfAFile()
{
    m_window.reset();
    m_fixture->store.files.insert(support::ShopPath, support::shopText());
    const auto record = [](const QByteArray &edit) {
        return workspace::encodeRecovery({support::ShopPath,
                                          u"shop.yaml"_qs,
                                          document::Format::Yaml,
                                          support::shopText() + edit,
                                          workspace::fileHashOf(support::shopText()),
                                          {}});
    };
    m_fixture->recoveryStore.entries = {{u"new"_qs, record("# new\n")}, {u"old"_qs, record("# old\n")}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->show();
    const auto *banner = support::control<widgets::Banner>(*m_window, "windowBanner");
    QVERIFY2(banner->text().contains(u"shop.yaml (2 versions)"_qs), qPrintable(banner->text()));
    support::click(*m_window, "recoveryRestore");
    QCOMPARE(m_window->currentDefinition()->path(), support::ShopPath);
    QCOMPARE(m_window->currentDefinition()->document().fileBytes(), support::shopText() + "# new\n");
    QVERIFY2(banner->text().startsWith(u"shop-recovered.yaml has older unsaved edits"_qs), qPrintable(banner->text()));
    const QList<workspace::OpenDefinition *> all = m_fixture->workspace.definitions();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.last()->document().fileBytes(), support::shopText() + "# old\n");
    for (workspace::OpenDefinition *each : all)
        each->document().undo();
}

void TestMainWindow::namesEditsThatCanNotBeRead()
{
    m_window.reset();
    m_fixture->recoveryStore.entries = {{u"damaged"_qs, "gatewright recovery 1\n{}"}};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->show();
    const auto *banner = support::control<widgets::Banner>(*m_window, "windowBanner");
    QVERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(u"can't be read"_qs), qPrintable(banner->text()));
    support::click(*banner, "bannerDetails");
    QVERIFY(support::control<QLabel>(*banner, "bannerDetailsText")->text().contains(u"/state/damaged"_qs));
    QCOMPARE(m_fixture->recoveryStore.setAsideKeys, QStringList{u"damaged"_qs});
    QVERIFY(!m_window->findChild<QWidget *>(u"recoveryRestore"_qs));
    QCOMPARE(m_fixture->recoveryStore.entries.size(), 1);
}

void TestMainWindow::saysThatEditsAreNotProtected()
{
    m_window.reset();
    m_fixture->recoveryStore.failure = base::Error{base::ErrorCode::WrongFileType, u"/state/recovery"_qs};
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->show();
    const auto *banner = support::control<widgets::Banner>(*m_window, "windowBanner");
    QVERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(u"can't be backed up"_qs) && banner->text().contains(u"/state/recovery"_qs),
             qPrintable(banner->text()));
    m_fixture->recoveryStore.failure.reset();
}

void TestMainWindow::closesWithPagesOpen()
{
    openShop();
    for (const DefinitionTab tab : {DefinitionTab::Paths, DefinitionTab::Settings, DefinitionTab::Source})
        page()->showTab(tab);
    for (const window::PageEntry &entry : window::Pages)
        m_window->showPage(entry.page);
    m_window->showPage(Page::Apis);
    QVERIFY(m_window->currentDefinition());
    press(ActionId::CloseDefinition);
    QVERIFY(!m_window->currentDefinition());
    QVERIFY(support::control<QWidget>(*m_window, "welcomePage")->isVisible());
    press(ActionId::ReopenDefinition);
    QVERIFY(m_window->currentDefinition());
    QVERIFY(m_window->close());
}

void TestMainWindow::opensEachPage_data()
{
    QTest::addColumn<int>("number");
    for (const window::PageEntry &entry : window::Pages)
        QTest::newRow(entry.objectName) << static_cast<int>(entry.page);
}

void TestMainWindow::opensEachPage()
{
    QFETCH(int, number);
    const window::PageEntry &entry = window::Pages[number];
    const QString name = widgets::spokenLabel(window::pageName(entry));
    auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    const auto isShown = [&] {
        const QList<widgets::Heading *> headings = m_window->findChildren<widgets::Heading *>();
        const bool hasHeading = std::any_of(headings.begin(), headings.end(), [&](const widgets::Heading *heading) {
            return heading->isVisible() && heading->text() == name;
        });
        // Without a definition, APIs shows the welcome page, which has the name of the program.
        return (hasHeading || entry.page == Page::Apis) && tree->indexOfTopLevelItem(tree->currentItem()) == number;
    };
    const Page other = entry.page == Page::Environments ? Page::Exchanges : Page::Environments;

    m_window->showPage(other);
    QVERIFY(!isShown());
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + number), Qt::AltModifier);
    QVERIFY(isShown());

    m_window->showPage(other);
    support::control<QAction>(*m_window, entry.actionObjectName)->trigger();
    QVERIFY(isShown());

    m_window->showPage(other);
    tree->setCurrentItem(tree->topLevelItem(number));
    QVERIFY(isShown());
}

/** As at 1920×1080 with 200 %. The operation has its example below a tab. */
void TestMainWindow::fitsASmallScreenAfterEachPage()
{
    constexpr QSize Smallest(960, 540);
    m_window->resize(Smallest);
    press(ActionId::OpenExample);
    for (int tab = 0; tab < window::DefinitionTabCount; ++tab) {
        page()->showTab(static_cast<DefinitionTab>(tab));
        if (DefinitionTab(tab) == DefinitionTab::Paths) {
            auto *paths = support::control<QAbstractItemView>(*page(), "pathTree");
            paths->setCurrentIndex(paths->model()->index(0, 0, paths->model()->index(0, 0)));
            support::control<QTabBar>(*page(), "operationTabs")->setCurrentIndex(1);
        }
        QTRY_VERIFY2(fitsIn(Smallest), qPrintable(u"tab %1"_qs.arg(tab)));
    }
    for (const window::PageEntry &entry : window::Pages) {
        m_window->showPage(entry.page);
        QTRY_VERIFY2(fitsIn(Smallest), entry.objectName);
    }
    QCOMPARE(m_window->size(), Smallest);
}

/** Each part of its detail, also while the header fields and the body of another request are edited above it. */
void TestMainWindow::fitsASmallScreenWithAnExchange()
{
    constexpr QSize Smallest(960, 540);
    m_window->resize(Smallest);
    traffic::Exchange exchange;
    exchange.request = {"GET", "/books?author=Ann", {}, 1};
    exchange.request.headers.append("Host", "localhost:8080");
    exchange.response.status = 200;
    for (int field = 0; field < 20; ++field) {
        exchange.request.headers.append("X-Field-" + QByteArray::number(field), "a");
        exchange.response.headers.append("X-Field-" + QByteArray::number(field), "a");
    }
    exchange.timings = {1, 2, 3, 4, 5, 6, 7};
    emit m_fixture->gateway.recorded({std::make_shared<const traffic::Exchange>(exchange)});
    m_window->showPage(Page::Exchanges);
    auto *list = support::control<QAbstractItemView>(*m_window, "exchangeList");
    QTRY_COMPARE(list->model()->rowCount(), 1);
    list->setCurrentIndex(list->model()->index(0, 0));
    auto *tabs = support::control<QTabWidget>(*m_window, "exchangeTabs");
    auto *more = support::control<QAbstractButton>(*m_window, "composerMore");
    for (int at = 0; at < 2 * tabs->count(); ++at) {
        const int tab = at % tabs->count();
        more->setChecked(at >= tabs->count());
        tabs->setCurrentIndex(tab);
        QTRY_VERIFY(tabs->currentWidget()->isVisible());
        QTRY_VERIFY2(fitsIn(Smallest), qPrintable(QString::number(m_window->minimumSizeHint().height())));
    }
    QCOMPARE(m_window->size(), Smallest);
}

/** A group and three problems of it. */
void TestMainWindow::theSmallestPanelShowsProblems()
{
    constexpr QSize Smallest(960, 540);
    m_window->resize(Smallest);
    press(ActionId::OpenExample);
    openShop();
    QTRY_VERIFY(!m_window->currentDefinition()->diagnostics().isEmpty());
    press(ActionId::ShowProblems);
    auto *problems = support::control<QTreeView>(*m_window, "problemsTable");
    QTRY_VERIFY(problems->viewport()->height() >= 4 * theme::Size::Row);
    QCOMPARE(m_window->size(), Smallest);
    QVERIFY(fitsIn(Smallest));
}

void TestMainWindow::tabsOfLongNamesScroll()
{
    QStringList paths;
    for (const QString &name : {u"one"_qs, u"two"_qs, u"three"_qs, u"four"_qs, u"five"_qs, u"six"_qs}) {
        paths.append(u"/apis/the-services-of-the-northern-region-%1.openapi.yaml"_qs.arg(name));
        m_fixture->store.files.insert(paths.last(), support::shopText(name.toUtf8()));
    }
    m_window->resize(960, 540);
    m_window->open(paths);
    const auto *tabs = support::control<QTabBar>(*m_window, "openDefinitions");
    QTRY_COMPARE(tabs->count(), 6);
    QTRY_VERIFY(tabs->isVisible());
    // Beginning and end of each name can be read.
    for (int tab = 0; tab < tabs->count(); ++tab)
        QTRY_VERIFY(tabs->tabRect(tab).width() >= 140);
    QVERIFY(tabs->width() < 6 * 140);
    QVERIFY(fitsIn({960, 540}));
}

void TestMainWindow::everyControlHasAName()
{
    openShop();
    for (const DefinitionTab tab : {DefinitionTab::Paths, DefinitionTab::Settings, DefinitionTab::Source})
        page()->showTab(tab);
    for (const window::PageEntry &entry : window::Pages)
        m_window->showPage(entry.page);
    QCOMPARE(support::unnamedControls(*m_window), QStringList());
}

void TestMainWindow::noMenuHasAMnemonicTwice()
{
    openShop();
    auto *navigation = m_window->findChild<window::Navigation *>();
    emit navigation->menuRequested(m_window->currentDefinition(), {});
    const QList<QMenu *> menus = m_window->findChildren<QMenu *>();
    QVERIFY(menus.size() > 5); // Those of the menu bar, and the context menu.
    for (const QMenu *menu : menus) {
        QSet<QKeySequence> mnemonics;
        for (const QAction *action : menu->actions()) {
            const QKeySequence mnemonic = QKeySequence::mnemonic(action->text());
            QVERIFY2(mnemonic.isEmpty() || !mnemonics.contains(mnemonic), qPrintable(action->text()));
            mnemonics.insert(mnemonic);
        }
    }
}

/** Exports have a menu of their own. In the command palette, each has its full name. */
void TestMainWindow::theFileMenuFitsTheSmallestWindow()
{
    constexpr int smallestHeight = 640;
    openShop();
    QMenu *file = m_window->menuBar()->actions().constFirst()->menu();
    file->ensurePolished();
    support::grabTo(*file, u"menu-file"_qs);
    const int height = file->sizeHint().height() + m_window->menuBar()->height();
    QVERIFY2(height <= smallestHeight - theme::Size::ToolBar, qPrintable(QString::number(height)));
    auto *exports = m_window->findChild<QMenu *>(u"exportMenu"_qs);
    QVERIFY(exports && file->actions().contains(exports->menuAction()));
    support::grabTo(*exports, u"menu-export"_qs);
    for (const ActionId id :
         {ActionId::ExportProxy, ActionId::ExportPublic, ActionId::ExportHtml, ActionId::Bundle, ActionId::Split}) {
        QVERIFY(exports->actions().contains(m_window->action(id)));
        QVERIFY(!file->actions().contains(m_window->action(id)));
    }
    QCOMPARE(m_window->action(ActionId::ExportProxy)->iconText(), u"Export to proxy"_qs);
}

void TestMainWindow::theViewMenuHasTheOrderOfTheTabs()
{
    openShop();
    const auto *bar = support::control<QTabBar>(*page(), "definitionTabs");
    QStringList tabs;
    // Merge is there during a merge only.
    for (int tab = 0; tab < bar->count(); ++tab) {
        if (bar->isTabVisible(tab))
            tabs.append(u"Show %1 tab"_qs.arg(bar->tabText(tab)));
    }
    QStringList entries;
    const QMenu *view = m_window->menuBar()->actions().at(2)->menu();
    for (const QAction *action : view->actions()) {
        if (tabs.contains(action->text()))
            entries.append(action->text());
    }
    QCOMPARE(entries, tabs);
}

GATEWRIGHT_TEST(TestMainWindow, QApplication)
#include "testmainwindow.moc"
