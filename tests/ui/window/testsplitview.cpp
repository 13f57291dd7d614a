#include "definitionpage.h"
#include "definitiontabs.h"
#include "driving.h"
#include "grabs.h"
#include "navigation.h"
#include "pagestack.h"
#include "settingstable.h"
#include "sourceeditor.h"
#include "sourcepage.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QComboBox>
#include <QMouseEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using window::ActionId;
using window::DefinitionPage;
using window::DefinitionTab;
using window::MainWindow;

/** Several open definitions in tabs, and two pages side by side. */
class TestSplitView final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsADefinitionByItsTab();
    void distinguishesEqualNames();
    void marksUnsavedDefinitions();
    void closesADefinitionByItsTab();
    void hidesTheTabsOfOneDefinition();
    void movesByKeys();
    void showsTwoDefinitions();
    void showsTwoTabsOfOneDefinition();
    void followsInTheSamePageOnly();
    void actionsFollowTheFocus();
    void closesWithItsDefinition();
    void endsWithTheWindow();
    void isRestoredAtTheNextStart();
    void reopensTabsOfEarlierVersions_data();
    void reopensTabsOfEarlierVersions();
    void remembersTheDividers();

private:
    void open(const QString &path) { m_window->open({path}); }
    [[nodiscard]] window::DefinitionTabs *tabs() const
    {
        return support::control<window::DefinitionTabs>(*m_window, "openDefinitions");
    }
    [[nodiscard]] QWidget *side() const { return support::control<QWidget>(*m_window, "sidePane"); }
    [[nodiscard]] DefinitionPage *sidePage() const { return side()->findChild<DefinitionPage *>(); }
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] QString shown() const { return m_window->currentDefinition()->path(); }

    /** Closes the window, and opens another one with the same settings and files. */
    void restart();

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QString One = u"/apis/one/api.yaml"_qs;
const QString Two = u"/apis/two/api.yaml"_qs;
const QString Shop = u"/apis/shop.yaml"_qs;

void drag(QWidget *handle, QPoint by)
{
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    // The handle moves with the mouse.
    const QPoint to = handle->mapToGlobal(from) + by;
    QMouseEvent move(QEvent::MouseMove, handle->mapFromGlobal(to), to, Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(handle, &move);
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->mapFromGlobal(to));
}

} // namespace

void TestSplitView::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    for (const QString &path : {One, Two, Shop})
        m_fixture->store.files.insert(path, support::shopText());
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    open(One);
    open(Two);
    open(Shop);
}

void TestSplitView::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestSplitView::restart()
{
    m_window->close();
    m_window.reset();
    m_fixture = support::WindowFixture::restarted(*m_fixture);
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->restoreSession();
}

QStringList TestSplitView::titles() const
{
    QStringList texts;
    for (int index = 0; index < tabs()->count(); ++index)
        texts.append(tabs()->tabText(index));
    return texts;
}

void TestSplitView::showsADefinitionByItsTab()
{
    QVERIFY(tabs()->isVisible());
    QCOMPARE(tabs()->currentIndex(), 2);
    QTest::mouseClick(tabs(), Qt::LeftButton, {}, tabs()->tabRect(0).center());
    QCOMPARE(shown(), One);
    m_window->showDefinition(m_fixture->workspace.find(Two));
    QCOMPARE(tabs()->currentIndex(), 1);
    m_window->showPage(window::Page::Exchanges);
    QVERIFY(!tabs()->isVisible());
}

void TestSplitView::distinguishesEqualNames()
{
    QTRY_COMPARE(titles(), (QStringList{u"one/api.yaml"_qs, u"two/api.yaml"_qs, u"shop.yaml"_qs}));
    const auto *tree = support::control<QTreeWidget>(*m_window, "navigationTree");
    QTRY_COMPARE(tree->topLevelItem(0)->child(0)->text(0), u"one/api.yaml"_qs);
    m_fixture->workspace.close(*m_fixture->workspace.find(Two));
    QTRY_COMPARE(titles(), (QStringList{u"api.yaml"_qs, u"shop.yaml"_qs}));
    QTRY_COMPARE(tree->topLevelItem(0)->child(0)->text(0), u"api.yaml"_qs);
}

void TestSplitView::marksUnsavedDefinitions()
{
    QVERIFY(m_window->currentDefinition()->document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    QCOMPARE(titles().last(), u"shop.yaml •"_qs);
    m_window->currentDefinition()->document().undo();
    QCOMPARE(titles().last(), u"shop.yaml"_qs);
    support::grabTo(*m_window, u"definition-tabs"_qs);
}

void TestSplitView::closesADefinitionByItsTab()
{
    auto *close = qobject_cast<QToolButton *>(tabs()->tabButton(1, QTabBar::RightSide));
    QTRY_COMPARE(close->accessibleName(), u"Close two/api.yaml"_qs);
    close->click();
    QVERIFY(!m_fixture->workspace.find(Two));
    QTest::mouseClick(tabs(), Qt::MiddleButton, {}, tabs()->tabRect(0).center());
    QVERIFY(!m_fixture->workspace.find(One));
    QCOMPARE(shown(), Shop);
}

void TestSplitView::hidesTheTabsOfOneDefinition()
{
    m_fixture->workspace.close(*m_fixture->workspace.find(One));
    m_fixture->workspace.close(*m_fixture->workspace.find(Two));
    QVERIFY(!tabs()->isVisible());
}

void TestSplitView::movesByKeys()
{
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(shown(), One);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(shown(), Shop);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(shown(), Two);
}

void TestSplitView::showsTwoDefinitions()
{
    QVERIFY(!side()->isVisible());
    m_window->action(ActionId::SplitView)->trigger();
    QVERIFY(side()->isVisible());
    QCOMPARE(sidePage()->definition().path(), Shop);
    auto *choice = support::control<QComboBox>(*m_window, "sideDefinition");
    QCOMPARE(choice->currentText(), u"shop.yaml"_qs);
    QTest::keyClick(choice, Qt::Key_Up);
    QCOMPARE(sidePage()->definition().path(), Two);
    support::grabTo(*m_window, u"split-view"_qs);
    support::click(*m_window, "sideClose");
    QVERIFY(!side()->isVisible());
    QVERIFY(!sidePage());
    QCOMPARE(shown(), Shop);
}

void TestSplitView::showsTwoTabsOfOneDefinition()
{
    m_window->action(ActionId::SplitView)->trigger();
    sidePage()->showTab(DefinitionTab::Source);
    auto *editor = sidePage()->findChild<source::SourceEditor *>();
    QVERIFY(editor && editor->isVisible());
    QVERIFY(m_window->currentDefinition()->document().set({"info", "title"}, document::Value::string(u"New"_qs)));
    QTRY_VERIFY(editor->snapshot().text().contains("title: New"));
}

/** Of two pages of a document, the one in which the user selects a place follows. */
void TestSplitView::followsInTheSamePageOnly()
{
    DefinitionPage *main = m_window->findChild<window::PageStack *>()->currentPage();
    main->showTab(DefinitionTab::Source);
    main->showTab(DefinitionTab::Overview);
    m_window->action(ActionId::SplitView)->trigger();
    sidePage()->showTab(DefinitionTab::Source);
    const auto *mainSource = main->findChild<source::SourcePage *>();
    const auto *sideSource = sidePage()->findChild<source::SourcePage *>();
    const document::Pointer before = sideSource->currentPointer();
    main->showLocation({navigation::View::Form, {{}, {"info", "title"}}});
    QCOMPARE(mainSource->currentPointer(), (document::Pointer{"info", "title"}));
    QVERIFY(before != mainSource->currentPointer());
    QCOMPARE(sideSource->currentPointer(), before);
}

void TestSplitView::actionsFollowTheFocus()
{
    m_window->action(ActionId::SplitView)->trigger();
    auto *choice = support::control<QComboBox>(*m_window, "sideDefinition");
    QTest::keyClick(choice, Qt::Key_Up);
    sidePage()->showTab(DefinitionTab::Source);
    auto *editor = sidePage()->findChild<source::SourceEditor *>();
    editor->setFocus();
    QCOMPARE(shown(), Two);
    QTest::keyClicks(editor, u"# "_qs);
    QTRY_VERIFY(m_fixture->workspace.find(Two)->isUnsaved());
    m_window->action(ActionId::Undo)->trigger();
    QTRY_VERIFY(!m_fixture->workspace.find(Two)->isUnsaved());
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(sidePage()->currentTab(), DefinitionTab::Overview);
    for (auto *one : m_window->findChildren<DefinitionPage *>()) {
        if (one != sidePage() && one->isVisible())
            one->findChild<QTabBar *>(u"definitionTabs"_qs)->setFocus();
    }
    QCOMPARE(shown(), Shop);
}

void TestSplitView::closesWithItsDefinition()
{
    m_window->action(ActionId::SplitView)->trigger();
    sidePage()->findChild<QTabBar *>(u"definitionTabs"_qs)->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!m_fixture->workspace.find(Shop));
    QVERIFY(!side()->isVisible());
    QVERIFY(shown() == Two);
}

void TestSplitView::endsWithTheWindow()
{
    m_window->action(ActionId::SplitView)->trigger();
    sidePage()->findChild<QTabBar *>(u"definitionTabs"_qs)->setFocus();
    m_window.reset();
}

void TestSplitView::isRestoredAtTheNextStart()
{
    m_window->findChild<DefinitionPage *>()->showTab(DefinitionTab::Overview);
    m_window->showDefinition(m_fixture->workspace.find(One));
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    m_window->action(ActionId::SplitView)->trigger();
    QTest::keyClick(support::control<QComboBox>(*m_window, "sideDefinition"), Qt::Key_Down);
    QCOMPARE(sidePage()->definition().path(), Two);
    sidePage()->showTab(DefinitionTab::Reading);
    // With the focus there, it is the current page, but not the first.
    sidePage()->findChild<QTabBar *>(u"definitionTabs"_qs)->setFocus();
    QCOMPARE(shown(), Two);
    restart();
    QVERIFY(side()->isVisible());
    QCOMPARE(sidePage()->definition().path(), Two);
    QCOMPARE(sidePage()->currentTab(), DefinitionTab::Reading);
    QCOMPARE(shown(), One);
    auto *const main = m_window->findChild<window::PageStack *>()->currentPage();
    QCOMPARE(main->currentTab(), DefinitionTab::Paths);
    support::click(*m_window, "sideClose");
    restart();
    QVERIFY(!side()->isVisible());
}

void TestSplitView::reopensTabsOfEarlierVersions_data()
{
    QTest::addColumn<QVariant>("stored");
    QTest::addColumn<DefinitionTab>("tab");
    QTest::newRow("name") << QVariant(u"reading"_qs) << DefinitionTab::Reading;
    QTest::newRow("number") << QVariant(2) << DefinitionTab::Schemas;
    QTest::newRow("number before Reading") << QVariant(3) << DefinitionTab::Settings;
    QTest::newRow("number as a text") << QVariant(u"4"_qs) << DefinitionTab::Source;
    QTest::newRow("too large") << QVariant(50) << DefinitionTab::Source;
    QTest::newRow("nothing") << QVariant() << DefinitionTab::Overview;
    QTest::newRow("something else") << QVariant(u"x"_qs) << DefinitionTab::Overview;
}

void TestSplitView::reopensTabsOfEarlierVersions()
{
    QFETCH(const QVariant, stored);
    m_window->close();
    m_fixture->settings.stored.insert(settings::FrontTab.key, stored);
    for (workspace::OpenDefinition *definition : m_fixture->workspace.definitions())
        m_fixture->workspace.close(*definition);
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->restoreSession();
    QTEST(m_window->findChild<window::PageStack *>()->currentPage()->currentTab(), "tab");
}

void TestSplitView::remembersTheDividers()
{
    m_window->resize(1600, 900);
    m_window->action(ActionId::SplitView)->trigger();
    auto *sides = support::control<QSplitter>(*m_window, "sides");
    drag(sides->handle(1), QPoint(-200, 0));
    const QList<int> sizes = sides->sizes();
    QVERIFY(sizes.first() + 100 < sizes.last());
    restart();
    m_window->resize(1600, 900);
    sides = support::control<QSplitter>(*m_window, "sides");
    // The window was smaller when the divider was set, so it can be a pixel off.
    QTRY_VERIFY(std::abs(sides->sizes().first() - sizes.first()) <= 2);
    support::click(*m_window, "sideClose");
    m_window->action(ActionId::SourceBeside)->trigger();
    auto *const page = m_window->findChild<window::PageStack *>()->currentPage();
    auto *split = page->findChild<QSplitter *>(u"definitionSplit"_qs);
    QTRY_COMPARE(split->count(), 2);
    drag(split->handle(1), QPoint(-150, 0));
    const QList<int> beside = split->sizes();
    QVERIFY(beside.first() + 100 < beside.last());
    m_window->showDefinition(m_fixture->workspace.find(Two));
    split = m_window->findChild<window::PageStack *>()->currentPage()->findChild<QSplitter *>(u"definitionSplit"_qs);
    QTRY_VERIFY(std::abs(split->sizes().first() - beside.first()) <= 2);
}

GATEWRIGHT_TEST(TestSplitView, QApplication)
#include "testsplitview.moc"
