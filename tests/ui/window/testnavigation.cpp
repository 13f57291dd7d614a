#include "accessiblecontrols.h"
#include "driving.h"
#include "grabs.h"
#include "navigation.h"
#include "navigationdelegate.h"
#include "pagetable.h"
#include "testprogram.h"
#include "theme.h"
#include "windowfixture.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using window::Activity;
using window::Navigation;
using window::Page;

class TestNavigation final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        theme::apply(*qApp, theme::Choice::Light);
        widgets::installAccessibleControls();
    }
    void init();
    void cleanup();
    void listsTheDefinitionsUnderApis();
    void showsMethodsActivityAndProblems();
    void followsEdits();
    void theDotSaysWhetherTheGatewayServes();
    void countsTheMostSevereProblems();
    void aSwitchSaysWhatIsServed();
    void theKeyboardSwitches();
    void onlyWhatCanBeServedHasASwitch();
    void keyboardChoosesPages();
    void assistiveTechnologyChoosesPages();
    void keepsThePagesInView();
    void arrowKeysGoFromOneListToTheOther();
    void namesMethodsWithoutAField();
    void foldedShowsIconsOnly();
    void removesAClosedDefinition();

private:
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<Navigation> m_navigation;
    Activity activity() const { return Activity(item(0)->data(0, window::ActivityRole).toInt()); }
    QTreeWidgetItem *item(int row) const { return m_navigation->tree()->topLevelItem(0)->child(row); }
};

void TestNavigation::init()
{
    m_fixture = std::make_unique<support::WindowFixture>();
    m_navigation = std::make_unique<Navigation>(m_fixture->workspace, m_fixture->routes, m_fixture->gateway);
    m_navigation->resize(200, 500);
    support::activate(*m_navigation);
}

void TestNavigation::cleanup()
{
    m_navigation.reset();
    m_fixture.reset();
}

void TestNavigation::listsTheDefinitionsUnderApis()
{
    QCOMPARE(m_navigation->tree()->topLevelItemCount(), window::PageCount);
    m_fixture->workspace.addUntitled(QStringLiteral("shop.yaml"), support::shopText(), document::Format::Yaml);
    QCOMPARE(item(0)->text(0), QStringLiteral("shop.yaml"));
    QVERIFY(m_navigation->tree()->topLevelItem(0)->isExpanded());
}

void TestNavigation::showsMethodsActivityAndProblems()
{
    m_fixture->workspace.addUntitled(QStringLiteral("shop.yaml"), support::shopText(), document::Format::Yaml);
    QTRY_COMPARE(item(0)->data(0, window::MethodsRole).toStringList(),
                 (QStringList{QStringLiteral("GET 1 · POST 1"), QStringLiteral("2 operations")}));
    QCOMPARE(activity(), Activity::Active);
    QTRY_VERIFY(item(0)->data(0, window::ProblemsRole).toInt() > 0);
    QVERIFY(item(0)->data(0, Qt::AccessibleTextRole).toString().contains(QStringLiteral("Active")));
}

void TestNavigation::followsEdits()
{
    workspace::OpenDefinition *shop = m_fixture->workspace.addUntitled(QStringLiteral("shop.yaml"), support::shopText(),
                                                                       document::Format::Yaml);
    QTRY_COMPARE(activity(), Activity::Active);
    QVERIFY(shop->document().setScalar({"x-vendor-api-gateway", "info", "state", "active"},
                                       document::Value::boolean(false)));
    QTRY_COMPARE(activity(), Activity::Inactive);
    QVERIFY(item(0)->data(0, window::ModifiedRole).toBool());
}

void TestNavigation::theDotSaysWhetherTheGatewayServes()
{
    m_fixture->workspace.addUntitled(u"shop.yaml"_qs, support::shopText(), document::Format::Yaml);
    QTRY_COMPARE(activity(), Activity::Active);
    const auto says = [this](const QString &text) {
        return item(0)->toolTip(0).contains(text) && item(0)->data(0, Qt::AccessibleTextRole).toString().contains(text);
    };
    QVERIFY(says(u"Active, served when the gateway runs"_qs));
    const auto hasGreen = [this] {
        m_navigation->tree()->clearSelection();
        const QImage image = m_navigation->tree()->viewport()->grab().toImage();
        const QRect entry = m_navigation->tree()->visualItemRect(item(0));
        const QRgb green = theme::color(theme::Role::Ok).rgb();
        for (int y = entry.top(); y < entry.bottom(); ++y) {
            for (int x = 0; x < entry.right(); ++x) {
                if (image.pixel(x, y) == green)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(!hasGreen());
    m_fixture->gateway.setState(preview::GatewayControl::State::Running);
    QTRY_COMPARE(activity(), Activity::Served);
    QVERIFY(says(u"Active, served by the gateway"_qs));
    QVERIFY(hasGreen());
    m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    QTRY_COMPARE(activity(), Activity::Active);
}

/** A warning sign with 2 means two warnings, whatever else there is. */
void TestNavigation::countsTheMostSevereProblems()
{
    workspace::OpenDefinition *shop = m_fixture->workspace.addUntitled(u"shop.yaml"_qs, support::shopText(),
                                                                       document::Format::Yaml);
    const auto countOf = [shop](base::Severity severity) {
        const base::Diagnostics &problems = shop->diagnostics();
        return int(std::count_if(problems.cbegin(), problems.cend(),
                                 [severity](const base::Diagnostic &one) { return one.severity == severity; }));
    };
    QTRY_VERIFY(countOf(base::Severity::Warning) + countOf(base::Severity::Information) > 0);
    QVERIFY(shop->document().remove({"info", "version"}));
    QTRY_VERIFY(countOf(base::Severity::Error) > 0);
    const auto worst = [this] { return base::Severity(item(0)->data(0, window::WorstRole).toInt()); };
    QTRY_COMPARE(worst(), base::Severity::Error);
    QTRY_COMPARE(item(0)->data(0, window::ProblemsRole).toInt(), countOf(worst()));
    QVERIFY(item(0)->data(0, window::ProblemsRole).toInt() < shop->diagnostics().size());
}

void TestNavigation::aSwitchSaysWhatIsServed()
{
    workspace::OpenDefinition *shop = m_fixture->workspace.addUntitled(u"shop.yaml"_qs, support::shopText(),
                                                                       document::Format::Yaml);
    QTRY_VERIFY(item(0)->data(0, Qt::CheckStateRole).isValid());
    QCOMPARE(item(0)->checkState(0), Qt::Checked);
    auto *tree = m_navigation->tree();
    const QPoint box = window::checkBoxIn(tree->visualItemRect(item(0))).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, box);
    QVERIFY(!m_fixture->routes.isServed(*shop));
    QTRY_VERIFY(item(0)->data(0, Qt::AccessibleTextRole).toString().contains(u"not served"));
    QCOMPARE(item(0)->checkState(0), Qt::Unchecked);
    QVERIFY(item(0)->data(0, window::MethodsRole).toStringList().constFirst().startsWith(u"Not served"));
    support::grabTo(*m_navigation, u"navigation-not-served"_qs);
    // A click beside it selects the entry.
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(item(0)).center());
    QVERIFY(!m_fixture->routes.isServed(*shop));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, box);
    QVERIFY(m_fixture->routes.isServed(*shop));
    // Another control changes it.
    m_fixture->routes.setServed(*shop, false);
    QTRY_COMPARE(item(0)->checkState(0), Qt::Unchecked);
    QVERIFY(!m_fixture->routes.isServed(*shop));
}

void TestNavigation::theKeyboardSwitches()
{
    workspace::OpenDefinition *shop = m_fixture->workspace.addUntitled(u"shop.yaml"_qs, support::shopText(),
                                                                       document::Format::Yaml);
    QTRY_VERIFY(item(0)->data(0, Qt::CheckStateRole).isValid());
    m_navigation->tree()->setFocus();
    m_navigation->tree()->setCurrentItem(item(0));
    QTest::keyClick(m_navigation->tree(), Qt::Key_Space);
    QVERIFY(!m_fixture->routes.isServed(*shop));
    QTest::keyClick(m_navigation->tree(), Qt::Key_Space);
    QVERIFY(m_fixture->routes.isServed(*shop));
}

void TestNavigation::onlyWhatCanBeServedHasASwitch()
{
    workspace::OpenDefinition *shop = m_fixture->workspace.addUntitled(u"shop.yaml"_qs, support::shopText(),
                                                                       document::Format::Yaml);
    m_fixture->workspace.addUntitled(u"plain.yaml"_qs, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n",
                                     document::Format::Yaml);
    QTRY_VERIFY(item(0)->data(0, Qt::CheckStateRole).isValid());
    QTRY_VERIFY(!item(1)->data(0, window::MethodsRole).toStringList().isEmpty());
    QVERIFY(!item(1)->data(0, Qt::CheckStateRole).isValid());
    QVERIFY(shop->document().setScalar({"x-vendor-api-gateway", "info", "state", "active"},
                                       document::Value::boolean(false)));
    QTRY_VERIFY(!item(0)->data(0, Qt::CheckStateRole).isValid());
}

void TestNavigation::keyboardChoosesPages()
{
    QSignalSpy chosen(m_navigation.get(), &Navigation::pageChosen);
    m_navigation->select(Page::Apis);
    QCOMPARE(chosen.count(), 0);
    m_navigation->tree()->setFocus();
    QTest::keyClick(m_navigation->tree(), Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().at(0).value<Page>(), Page::Exchanges);
}

void TestNavigation::assistiveTechnologyChoosesPages()
{
    m_fixture->workspace.addUntitled(QStringLiteral("shop.yaml"), support::shopText(), document::Format::Yaml);
    QSignalSpy chosen(m_navigation.get(), &Navigation::pageChosen);
    const QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(m_navigation->pages());
    for (const QString &page : {u"Policies"_qs, u"Exchanges"_qs}) {
        QAccessibleInterface *cell = nullptr;
        for (int at = 0; at < tree->childCount() && !cell; ++at) {
            if (tree->child(at)->text(QAccessible::Name) == page)
                cell = tree->child(at);
        }
        QVERIFY(cell);
        chosen.clear();
        cell->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Page>(), page == u"Policies" ? Page::Policies : Page::Exchanges);
    }
}

void TestNavigation::keepsThePagesInView()
{
    for (int i = 0; i < 12; ++i)
        m_fixture->workspace.addUntitled(u"shop%1.yaml"_qs.arg(i), support::shopText(), document::Format::Yaml);
    auto *folder = new QWidget;
    folder->setMinimumHeight(140);
    m_navigation->addBelow(folder);
    QTRY_VERIFY(m_navigation->tree()->verticalScrollBar()->maximum() > 0);
    auto *pages = m_navigation->pages();
    QCOMPARE(pages->verticalScrollBar()->maximum(), 0);
    const QModelIndex last = pages->model()->index(static_cast<int>(Page::Environments), 0);
    const QPoint place = pages->viewport()->mapTo(m_navigation.get(), pages->visualRect(last).bottomLeft());
    QVERIFY(place.y() < folder->mapTo(m_navigation.get(), QPoint()).y());
    m_navigation->tree()->verticalScrollBar()->setValue(m_navigation->tree()->verticalScrollBar()->maximum());
    QSignalSpy chosen(m_navigation.get(), &Navigation::pageChosen);
    support::clickRow(*pages, last);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<Page>(), Page::Environments);
    support::grabTo(*m_navigation, u"navigation-many"_qs);
}

void TestNavigation::arrowKeysGoFromOneListToTheOther()
{
    m_fixture->workspace.addUntitled(u"shop.yaml"_qs, support::shopText(), document::Format::Yaml);
    auto *tree = m_navigation->tree();
    auto *pages = m_navigation->pages();
    tree->setFocus();
    tree->setCurrentItem(item(0));
    QSignalSpy pageChosen(m_navigation.get(), &Navigation::pageChosen);
    QSignalSpy definitionChosen(m_navigation.get(), &Navigation::definitionChosen);
    QTest::keyClick(tree, Qt::Key_Down);
    QVERIFY(pages->hasFocus());
    QCOMPARE(pageChosen.takeFirst().first().value<Page>(), Page::Exchanges);
    QTest::keyClick(pages, Qt::Key_Down);
    QCOMPARE(pageChosen.takeFirst().first().value<Page>(), Page::Certificates);
    QTest::keyClick(pages, Qt::Key_Up);
    QTest::keyClick(pages, Qt::Key_Up);
    QVERIFY(tree->hasFocus());
    QCOMPARE(definitionChosen.size(), 1);
    QCOMPARE(tree->currentItem(), item(0));
}

void TestNavigation::namesMethodsWithoutAField()
{
    m_fixture->workspace.addUntitled(u"find.yaml"_qs,
                                     "openapi: 3.2.0\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n"
                                     "    query: {responses: {'200': {description: OK}}}\n"
                                     "    additionalOperations:\n"
                                     "      PURGE: {responses: {'200': {description: OK}}}\n",
                                     document::Format::Yaml);
    QTRY_COMPARE(item(0)->data(0, window::MethodsRole).toStringList(),
                 (QStringList{u"PURGE 1 · QUERY 1"_qs, u"2 operations"_qs}));
}

void TestNavigation::foldedShowsIconsOnly()
{
    m_navigation->setFolded(true);
    QVERIFY(m_navigation->isFolded());
    QCOMPARE(m_navigation->width(), theme::Size::NavigationFolded);
    QSignalSpy chosen(m_navigation.get(), &Navigation::pageChosen);
    support::click(*m_navigation, "navigationPolicies");
    QCOMPARE(chosen.first().at(0).value<Page>(), Page::Policies);
    QCOMPARE(support::unnamedControls(*m_navigation), QStringList());
}

void TestNavigation::removesAClosedDefinition()
{
    workspace::OpenDefinition *shop = m_fixture->workspace.addUntitled(QStringLiteral("shop.yaml"), support::shopText(),
                                                                       document::Format::Yaml);
    m_navigation->select(shop);
    m_fixture->workspace.close(*shop);
    QCOMPARE(m_navigation->tree()->topLevelItem(0)->childCount(), 0);
}

GATEWRIGHT_TEST(TestNavigation, QApplication)
#include "testnavigation.moc"
