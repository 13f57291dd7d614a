#include "driving.h"
#include "fakestore.h"
#include "grabs.h"
#include "problemspanel.h"
#include "recordingpresenter.h"
#include "references.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using base::Diagnostic;
using base::Severity;
using problems::ProblemModel;
using problems::ProblemsPanel;

/** What can be done about the current problem: fixes, suppressions, severities, the explanation of its rule. */
class TestProblemMenu final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void opensByMouseAndKey();
    void showsAndCopies();
    void fixes();
    void suppressesHereAndUndoes();
    void suppressesInTheFile();
    void changesTheSeverity();
    void saysWhyARuleCantBeChanged_data();
    void saysWhyARuleCantBeChanged();
    void reportsWhatFailed();
    void explainsTheRule();
    void explainsWhereTheSeverityIsFrom();

private:
    QTreeView *tree() const { return m_panel->findChild<QTreeView *>(); }
    const ProblemModel &model() const { return m_panel->model(); }
    /** Lists the problems of a rule only, and selects the first one. */
    void select(const QString &rule);
    /** Opens the menu with Shift+F10. */
    QMenu *menu();
    void press(QWidget *widget, Qt::Key key) { QTest::keyClick(widget, key); }
    QString noteText() const
    {
        return support::control<QWidget>(*m_panel, "undoRuleChange")->parentWidget()->accessibleName();
    }
    QString label(const char *name) const { return support::control<QLabel>(*m_panel, name)->text(); }
    QByteArray file(const QString &path) const { return m_store.files.find(path).value_or("none"); }

    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    navigation::Navigator m_navigator;
    support::RecordingPresenter m_window{m_navigator};
    std::unique_ptr<ProblemsPanel> m_panel;
    workspace::OpenDefinition *m_api = nullptr;
};

namespace {

const QString MenuApi = u"/f/a.yaml"_qs;
const QString MenuProject = u"/f/.gatewright.yaml"_qs;
const QString MenuRuleset = u"/f/.spectral.yaml"_qs;
const QString TagsRule = u"operation-tags"_qs;
const QString SlashRule = u"path-keys-no-trailing-slash"_qs;

} // namespace

void TestProblemMenu::init()
{
    m_store.files = {{MenuApi, "openapi: 3.0.3\ninfo: {title: X, version: '1'}\npaths:\n"
                               "  /a/: {get: {responses: {}}}\n  /b/: {get: {responses: {}}}\n"}};
    m_store.failure.reset();
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_panel = std::make_unique<ProblemsPanel>(*m_workspace, m_navigator);
    m_api = *m_workspace->open(MenuApi);
    QSignalSpy linted(m_api, &workspace::OpenDefinition::linted);
    QTRY_VERIFY(!linted.isEmpty());
    m_panel->resize(1000, 300);
    support::activate(*m_panel);
}

void TestProblemMenu::cleanup()
{
    m_panel.reset();
    m_workspace.reset();
}

void TestProblemMenu::select(const QString &rule)
{
    support::type(*m_panel, "problemsFilter", rule);
    QTRY_VERIFY(model().shownCount() > 0);
    support::clickRow(*tree(), model().shown(0));
}

QMenu *TestProblemMenu::menu()
{
    QTest::keyClick(tree(), Qt::Key_F10, Qt::ShiftModifier);
    auto *menu = support::control<QMenu>(*m_panel, "problemMenu");
    if (!QTest::qWaitForWindowExposed(menu))
        qFatal("the menu is not shown");
    return menu;
}

void TestProblemMenu::opensByMouseAndKey()
{
    select(TagsRule);
    QMenu *byKey = menu();
    support::grabTo(*byKey, u"problem-menu"_qs);
    press(byKey, Qt::Key_Escape);
    QTRY_VERIFY(!m_panel->findChild<QMenu *>(u"problemMenu"_qs));
    const QPoint row = tree()->visualRect(model().shown(1)).center();
    QTest::mouseClick(tree()->viewport(), Qt::RightButton, {}, row);
    QContextMenuEvent event(QContextMenuEvent::Mouse, row, tree()->viewport()->mapToGlobal(row));
    QApplication::sendEvent(tree()->viewport(), &event);
    auto *byMouse = support::control<QMenu>(*m_panel, "problemMenu");
    QCOMPARE(tree()->currentIndex().row(), 1);
    press(byMouse, Qt::Key_Escape);
    QTRY_VERIFY(!m_panel->findChild<QMenu *>(u"problemMenu"_qs));
    // A group has none.
    support::clickRow(*tree(), model().index(0, 0));
    QTest::keyClick(tree(), Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(!m_panel->findChild<QMenu *>(u"problemMenu"_qs));
}

void TestProblemMenu::showsAndCopies()
{
    m_window.shown.clear();
    const QList<navigation::Visit> &activated = m_window.shown;
    select(TagsRule);
    press(menu(), Qt::Key_S);
    QCOMPARE(activated.count(), 1);
    QTRY_VERIFY(!m_panel->findChild<QMenu *>(u"problemMenu"_qs));
    press(menu(), Qt::Key_C);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(u"a.yaml:4:9: Warning operation-tags "), qPrintable(copied));
    QApplication::clipboard()->clear();
    tree()->setFocus();
    QTest::keySequence(tree(), QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), copied);
}

void TestProblemMenu::fixes()
{
    select(TagsRule);
    QMenu *withoutFix = menu();
    QVERIFY(!withoutFix->findChild<QAction *>(u"fixThisProblem"_qs)->isEnabled());
    press(withoutFix, Qt::Key_Escape);
    QTRY_VERIFY(!m_panel->findChild<QMenu *>(u"problemMenu"_qs));
    select(SlashRule);
    press(menu(), Qt::Key_F);
    QVERIFY(m_api->document().fileBytes().contains("/a:"));
    QVERIFY(m_api->document().fileBytes().contains("/b/:"));
    // The next problem is current then.
    QTRY_COMPARE(model().shownCount(), 1);
    QCOMPARE(model().problem(tree()->currentIndex())->diagnostic.pointer, u"/paths/~1b~1"_qs);
    m_api->document().undo();
    QTRY_COMPARE(model().shownCount(), 2);
    press(menu(), Qt::Key_A);
    QVERIFY(m_api->document().fileBytes().contains("/a:"));
    QVERIFY(m_api->document().fileBytes().contains("/b:"));
    QTRY_COMPARE(model().shownCount(), 0);
}

void TestProblemMenu::suppressesHereAndUndoes()
{
    select(TagsRule);
    const int count = model().shownCount();
    QCOMPARE(count, 2);
    press(menu(), Qt::Key_H);
    QVERIFY2(file(MenuProject).contains("pointer: /paths/~1a~1/get"), file(MenuProject).constData());
    QTRY_COMPARE(model().shownCount(), count - 1);
    QCOMPARE(noteText(), u"Suppressed operation-tags here."_qs);
    support::grabTo(*m_panel, u"problem-suppressed"_qs);
    support::click(*m_panel, "undoRuleChange");
    QCOMPARE(file(MenuProject), QByteArray("none"));
    QTRY_COMPARE(model().shownCount(), count);
}

void TestProblemMenu::suppressesInTheFile()
{
    select(TagsRule);
    press(menu(), Qt::Key_I);
    QVERIFY(!file(MenuProject).contains("pointer"));
    QVERIFY(file(MenuProject).contains("file: ./a.yaml"));
    QTRY_COMPARE(model().shownCount(), 0);
    // The definition is as it was.
    QVERIFY(!m_api->isUnsaved());
}

void TestProblemMenu::changesTheSeverity()
{
    select(TagsRule);
    QMenu *problemMenu = menu();
    press(problemMenu, Qt::Key_V);
    auto *severities = problemMenu->findChild<QMenu *>(u"severityMenu"_qs);
    QTRY_VERIFY(severities->isVisible());
    QVERIFY(severities->findChild<QAction *>(u"severityWarning"_qs)->isChecked());
    press(severities, Qt::Key_Home);
    press(severities, Qt::Key_Return);
    QVERIFY2(file(MenuRuleset).contains("operation-tags: error"), file(MenuRuleset).constData());
    QTRY_COMPARE(model().problem(model().shown(0))->diagnostic.severity, Severity::Error);
    support::click(*m_panel, "undoRuleChange");
    QTRY_COMPARE(model().problem(model().shown(0))->diagnostic.severity, Severity::Warning);
}

void TestProblemMenu::saysWhyARuleCantBeChanged_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("isUntitled");
    QTest::addColumn<QString>("reason");
    QTest::newRow("syntax") << u"duplicate-key"_qs << false
                            << u"Rules about syntax, secrets and trust can't be changed."_qs;
    QTest::newRow("secrets") << u"reference-unresolved"_qs << false
                             << u"Rules about syntax, secrets and trust can't be changed."_qs;
    QTest::newRow("untitled") << TagsRule << true << u"Save the file to change its rules."_qs;
}

void TestProblemMenu::saysWhyARuleCantBeChanged()
{
    QFETCH(QString, rule);
    QFETCH(bool, isUntitled);
    auto *definition = isUntitled ? m_workspace->addUntitled(u"b.yaml"_qs, "openapi: 3.0.3\n", document::Format::Yaml)
                                  : m_api;
    if (isUntitled)
        m_workspace->close(*m_api);
    QSignalSpy linted(definition, &workspace::OpenDefinition::linted);
    if (isUntitled)
        QTRY_VERIFY(!linted.isEmpty());
    definition->setDiagnostics({Diagnostic{rule, Severity::Warning, {0, 7}, u"/openapi"_qs, {}}});
    support::clickRow(*tree(), model().shown(0));
    QMenu *problemMenu = menu();
    for (const char *name : {"suppressHere", "suppressInFile"}) {
        const auto *action = problemMenu->findChild<QAction *>(QString::fromLatin1(name));
        QVERIFY(!action->isEnabled());
        QTEST(action->toolTip(), "reason");
    }
    QVERIFY(!problemMenu->findChild<QMenu *>(u"severityMenu"_qs)->isEnabled());
    QTEST(problemMenu->findChild<QAction *>(u"ruleObstacle"_qs)->text(), "reason");
    press(problemMenu, Qt::Key_H);
    QCOMPARE(file(MenuProject), QByteArray("none"));
}

void TestProblemMenu::reportsWhatFailed()
{
    m_store.failure = base::Error{base::ErrorCode::PermissionDenied, MenuProject};
    select(TagsRule);
    press(menu(), Qt::Key_H);
    const auto banners = m_panel->findChildren<QLabel *>();
    QVERIFY(std::any_of(banners.begin(), banners.end(),
                        [](const QLabel *each) { return each->isVisible() && each->text().contains(MenuProject); }));
    QCOMPARE(model().shownCount(), 2);
}

void TestProblemMenu::explainsTheRule()
{
    auto *explanation = support::control<QWidget>(*m_panel, "ruleExplanation");
    QVERIFY(!explanation->isVisible());
    select(TagsRule);
    press(menu(), Qt::Key_E);
    QTRY_VERIFY(support::control<QWidget>(*m_panel, "closeExplanation")->visibleRegion().contains(QPoint(4, 4)));
    QVERIFY(explanation->isVisible());
    QCOMPARE(label("ruleTitle"), TagsRule);
    QVERIFY(!label("ruleText").isEmpty());
    QCOMPARE(label("ruleSeverity"), u"Severity: Warning, the default of the rule"_qs);
    QVERIFY(!support::control<QWidget>(*m_panel, "showRuleSetting")->isVisible());
    support::grabTo(*m_panel, u"rule-explanation"_qs);
    QCOMPARE(support::unnamedControls(*m_panel), QStringList());
    // It follows the current problem.
    select(SlashRule);
    QCOMPARE(label("ruleTitle"), SlashRule);
    QVERIFY(!label("ruleDetails").isEmpty()); // What the fix does.
    support::click(*m_panel, "closeExplanation");
    QVERIFY(!explanation->isVisible());
    QVERIFY(tree()->hasFocus());
}

void TestProblemMenu::explainsWhereTheSeverityIsFrom()
{
    m_store.files.insert(MenuRuleset,
                         "rules:\n  operation-tags: error\n  own:\n    description: Why.\n    given: $.info\n"
                         "    then: {field: license, function: truthy}\n");
    m_workspace->references().refresh();
    QTRY_VERIFY(std::any_of(m_api->diagnostics().cbegin(), m_api->diagnostics().cend(),
                            [](const Diagnostic &each) { return each.rule == u"own"; }));
    select(TagsRule);
    press(menu(), Qt::Key_E);
    QTRY_VERIFY(support::control<QWidget>(*m_panel, "closeExplanation")->visibleRegion().contains(QPoint(4, 4)));
    QCOMPARE(label("ruleSeverity"), u"Severity: Error, set in /f/.spectral.yaml"_qs);
    m_window.shown.clear();
    const QList<navigation::Visit> &shown = m_window.shown;
    support::click(*m_panel, "showRuleSetting");
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown.first().location.definition, MenuRuleset);
    QCOMPARE(shown.first().location.pointer, (document::Pointer{"rules", "operation-tags"}));
    // A rule of the ruleset itself has no other explanation.
    select(u"own"_qs);
    QCOMPARE(label("ruleTitle"), u"own"_qs);
    QCOMPARE(label("ruleText"), u"Why."_qs);
}

GATEWRIGHT_TEST(TestProblemMenu, QApplication)
#include "testproblemmenu.moc"
