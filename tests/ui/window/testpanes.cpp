#include "actions.h"
#include "bottompanel.h"
#include "definitionpage.h"
#include "driving.h"
#include "exchange.h"
#include "grabs.h"
#include "pagestack.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QApplication>
#include <QTabBar>

using support::ShopPath;
using window::ActionId;
using window::DefinitionPage;
using window::DefinitionTab;

/** The keys that move the focus between the parts of the window. */
class TestPanes final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void walksThroughThePanes_data();
    void walksThroughThePanes();
    void returnsToTheControlThatHadTheFocus();
    void includesSourceBesideTheForm();
    void includesTheSecondPage();
    void walksOnAPageWithoutADefinition();
    void beginsWithTheQuestions();
    void goesBackFromAQuestion();
    void keysOfTabsMoveTheFocusIntoTheTab_data();
    void keysOfTabsMoveTheFocusIntoTheTab();
    void keysOfTabsReturnToTheControlThatHadTheFocus();

private:
    [[nodiscard]] DefinitionPage &page() const { return *m_window->findChild<DefinitionPage *>(); }
    void press(QKeyCombination key) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key.key(), key.keyboardModifiers());
    }
    /** The part of the window that has the focus. */
    [[nodiscard]] QString pane() const;
    /** The parts that get the focus by a key, up to the first one again. */
    [[nodiscard]] QStringList walk(QKeyCombination key) const;
    void ask() const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestPanes::init()
{
    support::openShop(m_fixture, m_window);
    m_window->resize(1600, 900); // The example of an operation is beside its form.
}

void TestPanes::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

QString TestPanes::pane() const
{
    static constexpr const char *Panes[] = {"secretQuestion", "pageQuestion",  "bottomPanel",      "mainToolBar",
                                            "navigation",     "sourcePage",    "pathTree",         "componentTree",
                                            "pathArea",       "operationArea", "settingsSections", "sidePane"};
    const QWidget *focus = QApplication::focusWidget();
    for (const QWidget *around = focus; around; around = around->parentWidget()) {
        for (const char *name : Panes) {
            if (around->objectName() == QLatin1StringView(name))
                return around->objectName();
        }
    }
    return focus && page().isAncestorOf(focus) ? u"form"_qs : QString();
}

QStringList TestPanes::walk(QKeyCombination key) const
{
    constexpr int Most = 12;
    QStringList seen;
    for (int step = 0; step < Most; ++step) {
        press(key);
        seen.append(pane());
        if (seen.size() > 1 && seen.constLast() == seen.constFirst()) {
            seen.removeLast();
            break;
        }
    }
    return seen;
}

void TestPanes::walksThroughThePanes_data()
{
    QTest::addColumn<DefinitionTab>("tab");
    QTest::addColumn<QStringList>("panes");
    const QStringList others{u"bottomPanel"_qs, u"mainToolBar"_qs, u"navigation"_qs};
    QTest::newRow("Overview") << DefinitionTab::Overview << QStringList{u"form"_qs} + others;
    QTest::newRow("Paths") << DefinitionTab::Paths << QStringList{u"pathTree"_qs, u"operationArea"_qs} + others;
    QTest::newRow("Settings") << DefinitionTab::Settings << QStringList{u"settingsSections"_qs, u"form"_qs} + others;
    QTest::newRow("Source") << DefinitionTab::Source << QStringList{u"sourcePage"_qs} + others;
}

void TestPanes::walksThroughThePanes()
{
    QFETCH(DefinitionTab, tab);
    QFETCH(QStringList, panes);
    page().showTab(tab);
    if (tab == DefinitionTab::Paths)
        page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    support::control(*m_window, "navigationTree")->setFocus();
    QCOMPARE(walk(Qt::Key_F6), panes);
    support::control(*m_window, "navigationTree")->setFocus();
    QStringList backwards(panes.crbegin() + 1, panes.crend());
    backwards.append(panes.constLast());
    QCOMPARE(walk(Qt::SHIFT | Qt::Key_F6), backwards);
}

void TestPanes::returnsToTheControlThatHadTheFocus()
{
    page().showTab(DefinitionTab::Paths);
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    auto *field = support::control(page(), "operationSummary");
    field->setFocus(Qt::TabFocusReason);
    press(Qt::Key_F6);
    QCOMPARE(pane(), u"bottomPanel"_qs);
    press(Qt::SHIFT | Qt::Key_F6);
    QVERIFY(field->hasFocus());
}

void TestPanes::includesSourceBesideTheForm()
{
    page().showTab(DefinitionTab::Paths);
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    m_window->action(ActionId::SourceBeside)->trigger();
    support::control(*m_window, "navigationTree")->setFocus();
    QCOMPARE(walk(Qt::Key_F6), (QStringList{u"pathTree"_qs, u"operationArea"_qs, u"sourcePage"_qs, u"bottomPanel"_qs,
                                            u"mainToolBar"_qs, u"navigation"_qs}));
}

void TestPanes::includesTheSecondPage()
{
    page().showTab(DefinitionTab::Source);
    m_window->action(ActionId::SplitView)->trigger();
    support::control(*m_window, "navigationTree")->setFocus();
    QCOMPARE(walk(Qt::Key_F6),
             (QStringList{u"sourcePage"_qs, u"sidePane"_qs, u"bottomPanel"_qs, u"mainToolBar"_qs, u"navigation"_qs}));
}

void TestPanes::walksOnAPageWithoutADefinition()
{
    m_window->showPage(window::Page::Environments);
    support::control(*m_window, "navigationTree")->setFocus();
    press(Qt::Key_F6);
    QVERIFY(m_window->findChild<window::PageStack *>()->currentWidget()->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_F6);
    QCOMPARE(pane(), u"bottomPanel"_qs);
}

/** Makes the page ask about a web page. */
void TestPanes::ask() const
{
    auto exchange = std::make_shared<traffic::Exchange>();
    exchange->documentPath = ShopPath;
    exchange->gatewayReason = traffic::GatewayError::OriginNotAllowed;
    exchange->request.headers.append("Host", "localhost:8080");
    exchange->request.headers.append("Origin", "http://localhost:3000");
    emit m_fixture->gateway.recorded({exchange});
    QTRY_VERIFY(support::control(*m_window, "pageBanner")->isVisible());
}

void TestPanes::beginsWithTheQuestions()
{
    page().showTab(DefinitionTab::Paths);
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    ask();
    support::control(page(), "operationSummary")->setFocus(Qt::TabFocusReason);
    QCOMPARE(walk(Qt::Key_F6), (QStringList{u"pageQuestion"_qs, u"bottomPanel"_qs, u"mainToolBar"_qs}));
}

void TestPanes::goesBackFromAQuestion()
{
    page().showTab(DefinitionTab::Paths);
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    ask();
    auto *field = support::control(page(), "operationSummary");
    field->setFocus(Qt::TabFocusReason);
    press(Qt::Key_F6);
    QVERIFY(support::control(*m_window, "pageBanner")->hasFocus());
    press(Qt::SHIFT | Qt::Key_F6);
    QVERIFY(field->hasFocus());
}

void TestPanes::keysOfTabsMoveTheFocusIntoTheTab_data()
{
    QTest::addColumn<QKeyCombination>("key");
    QTest::addColumn<DefinitionTab>("tab");
    QTest::newRow("Overview") << (Qt::CTRL | Qt::Key_1) << DefinitionTab::Overview;
    QTest::newRow("Paths") << (Qt::CTRL | Qt::Key_2) << DefinitionTab::Paths;
    QTest::newRow("Schemas") << (Qt::CTRL | Qt::Key_3) << DefinitionTab::Schemas;
    QTest::newRow("Settings") << (Qt::CTRL | Qt::Key_4) << DefinitionTab::Settings;
    QTest::newRow("Source") << (Qt::CTRL | Qt::Key_5) << DefinitionTab::Source;
    QTest::newRow("Map") << (Qt::CTRL | Qt::Key_7) << DefinitionTab::Map;
    QTest::newRow("Changes") << (Qt::CTRL | Qt::Key_8) << DefinitionTab::Changes;
    QTest::newRow("Traffic") << (Qt::CTRL | Qt::Key_9) << DefinitionTab::Traffic;
    QTest::newRow("Reading") << (Qt::CTRL | Qt::Key_6) << DefinitionTab::Reading;
}

void TestPanes::keysOfTabsMoveTheFocusIntoTheTab()
{
    QFETCH(QKeyCombination, key);
    QFETCH(DefinitionTab, tab);
    support::control(*m_window, "navigationTree")->setFocus();
    press(key);
    QCOMPARE(page().currentTab(), tab);
    const QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    QVERIFY(page().isAncestorOf(focus));
    QVERIFY(focus->isVisible());
    QVERIFY(focus->objectName() != u"definitionTabs");
    if (tab == DefinitionTab::Paths)
        QCOMPARE(focus->objectName(), u"pathTree"_qs);
    if (tab == DefinitionTab::Schemas)
        QCOMPARE(focus->objectName(), u"componentTree"_qs);
}

void TestPanes::keysOfTabsReturnToTheControlThatHadTheFocus()
{
    page().showTab(DefinitionTab::Paths);
    page().showLocation({navigation::View::Form, {{}, {"paths", "/books", "get"}}});
    auto *field = support::control(page(), "operationSummary");
    field->setFocus(Qt::TabFocusReason);
    press(Qt::CTRL | Qt::Key_5);
    QCOMPARE(pane(), u"sourcePage"_qs);
    press(Qt::CTRL | Qt::Key_2);
    QVERIFY(field->hasFocus());
    press(Qt::CTRL | Qt::Key_2);
    QVERIFY(field->hasFocus());
}

GATEWRIGHT_TEST(TestPanes, QApplication)
#include "testpanes.moc"
