#include "driving.h"
#include "fakestore.h"
#include "grabs.h"
#include "problemspanel.h"
#include "recordingpresenter.h"
#include "references.h"
#include "testprogram.h"
#include "theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using base::Diagnostic;
using base::Severity;
using problems::ProblemModel;
using problems::ProblemsPanel;

class TestProblemsPanel final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void listsTheProblemsOfTheDefinitions();
    void showsSeverityAsTextAndIcon();
    void removesAClosedDefinition();
    void returnGoesToThePlace();
    void listsProblemsOfFilesThatAreNotOpen();
    void stepsThroughTheProblems();
    void filters();
    void filtersBySeverity();
    void groupsByRuleOrNotAtAll();
    void keysOfGroups();
    void updatesByDifferences();
    void selectsTheNextProblem();
    void fixesTheCurrentProblem();
    void fixesAllOfARule();
    void everyControlHasAName();

private:
    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    navigation::Navigator m_navigator;
    support::RecordingPresenter m_window{m_navigator};
    std::unique_ptr<ProblemsPanel> m_panel;
    workspace::OpenDefinition *m_shop = nullptr;
    workspace::OpenDefinition *m_orders = nullptr;
    QTreeView *tree() const { return m_panel->findChild<QTreeView *>(); }
    const ProblemModel &model() const { return m_panel->model(); }
    /** The text of a problem by its number in the shown order. */
    QString text(int number, int column) const
    {
        return model().shown(number).siblingAtColumn(column).data().toString();
    }
    QString currentRule() const { return tree()->currentIndex().siblingAtColumn(ProblemModel::Rule).data().toString(); }
    void select(int number) { support::clickRow(*tree(), model().shown(number)); }
    /** Problems of one rule at different places of shop.yaml. */
    void setManyProblems(int count);
    static Diagnostic problemNumber(int number);
};

void TestProblemsPanel::init()
{
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_panel = std::make_unique<ProblemsPanel>(*m_workspace, m_navigator);
    m_shop = m_workspace->addUntitled(QStringLiteral("shop.yaml"), "openapi: 3.0.3\ninfo:\n  title: X\npaths: {}\n",
                                      document::Format::Yaml);
    m_orders = m_workspace->addUntitled(QStringLiteral("orders.yaml"), "openapi: 3.0.3\ninfo:\n  title: Y\npaths: {}\n",
                                        document::Format::Yaml);
    // The linter reports one problem: no extension.
    const auto isLinted = [](const workspace::OpenDefinition *one) {
        return std::any_of(one->diagnostics().cbegin(), one->diagnostics().cend(),
                           [](const Diagnostic &found) { return found.rule == QStringLiteral("extension-missing"); });
    };
    QTRY_VERIFY(isLinted(m_shop) && isLinted(m_orders));
    m_shop->setDiagnostics(
        {Diagnostic{QStringLiteral("rule-one"), Severity::Error, {24, 5}, QStringLiteral("/info/title"), {}},
         Diagnostic{QStringLiteral("rule-two"), Severity::Warning, {33, 5}, QStringLiteral("/paths"), {}}});
    m_orders->setDiagnostics({Diagnostic{QStringLiteral("rule-three"), Severity::Information, {0, 7}, QString(), {}}});
    m_panel->resize(900, 200);
    support::activate(*m_panel);
}

void TestProblemsPanel::cleanup()
{
    m_panel.reset();
    m_workspace.reset();
}

void TestProblemsPanel::listsTheProblemsOfTheDefinitions()
{
    const problems::ProblemList list(*m_workspace);
    ProblemModel model(list);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.shownCount(), 3);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("shop.yaml (2)"));
    QCOMPARE(text(0, ProblemModel::Place), QStringLiteral("orders.yaml:1:1"));
    QCOMPARE(text(1, ProblemModel::Place), QStringLiteral("shop.yaml:3:4"));
    QCOMPARE(text(1, ProblemModel::Rule), QStringLiteral("rule-one"));
    QCOMPARE(list.count(Severity::Warning), 1);
    m_shop->setDiagnostics({});
    QCOMPARE(model.shownCount(), 1);
    QCOMPARE(model.rowCount(), 1);
    support::grabTo(*m_panel, QStringLiteral("problems"));
}

void TestProblemsPanel::showsSeverityAsTextAndIcon()
{
    QCOMPARE(text(1, ProblemModel::Severity), problems::severityName(Severity::Error));
    QVERIFY(!model().shown(1).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void TestProblemsPanel::removesAClosedDefinition()
{
    m_workspace->close(*m_shop);
    QCOMPARE(model().shownCount(), 1);
    QCOMPARE(model().problem(model().shown(0))->definition, m_orders);
}

void TestProblemsPanel::returnGoesToThePlace()
{
    m_window.shown.clear();
    const QList<navigation::Visit> &activated = m_window.shown;
    select(1);
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().view, navigation::View::Default);
    const navigation::Location &place = activated.first().location;
    QCOMPARE(m_workspace->references().definitionAt(place.definition), m_shop);
    QCOMPARE(place.pointer, (document::Pointer{"info", "title"}));
    QCOMPARE(place.span, (base::Span{24, 5}));
}

void TestProblemsPanel::listsProblemsOfFilesThatAreNotOpen()
{
    const QString path = QStringLiteral("/apis/parts/a.yaml");
    const workspace::FileProblem problem{
        path, {7, 3}, {QStringLiteral("rule-four"), Severity::Error, {40, 6}, QStringLiteral("/get"), {}}};
    // Two definitions reference the file; it is one problem.
    m_shop->setProblemsElsewhere({problem});
    m_orders->setProblemsElsewhere({problem});
    QCOMPARE(model().shownCount(), 4);
    QCOMPARE(text(0, ProblemModel::Place), QStringLiteral("a.yaml:7:3"));
    QCOMPARE(text(0, ProblemModel::Rule), QStringLiteral("rule-four"));
    QCOMPARE(model().shown(0).siblingAtColumn(ProblemModel::Place).data(Qt::ToolTipRole).toString(), path);
    const QAbstractItemModelTester tester(tree()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_window.shown.clear();
    const QList<navigation::Visit> &activated = m_window.shown;
    const QRect cell = tree()->visualRect(model().shown(0));
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(tree()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().view, navigation::View::Source);
    QCOMPARE(activated.first().location, (navigation::Location{path, {"get"}, navigation::Part::Value, {40, 6}}));
    // It stays current after another run of the linter.
    m_shop->setDiagnostics({});
    QCOMPARE(currentRule(), QStringLiteral("rule-four"));
    // An open file lists its own problems.
    m_store.files.insert(path, "get: {}\n");
    QVERIFY(m_workspace->open(path).isOk());
    for (int number = 0; number < model().shownCount(); ++number)
        QVERIFY(model().problem(model().shown(number))->definition);
}

void TestProblemsPanel::stepsThroughTheProblems()
{
    m_window.shown.clear();
    const QList<navigation::Visit> &activated = m_window.shown;
    m_panel->showNext();
    QCOMPARE(currentRule(), QStringLiteral("rule-three"));
    m_panel->showNext();
    QCOMPARE(currentRule(), QStringLiteral("rule-one"));
    // A run of the linter does not go back to the first problem.
    m_shop->setDiagnostics(m_shop->diagnostics());
    m_panel->showNext();
    QCOMPARE(currentRule(), QStringLiteral("rule-two"));
    m_panel->showNext();
    QCOMPARE(currentRule(), QStringLiteral("rule-three"));
    m_panel->showPrevious();
    QCOMPARE(currentRule(), QStringLiteral("rule-two"));
    QCOMPARE(activated.count(), 5);
}

void TestProblemsPanel::filters()
{
    support::type(*m_panel, "problemsFilter", QStringLiteral("orders"));
    QCOMPARE(model().shownCount(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(model().shownCount(), 3);
    support::type(*m_panel, "problemsFilter", QStringLiteral("RULE-TWO"));
    QCOMPARE(model().shownCount(), 1);
    support::type(*m_panel, "problemsFilter", QStringLiteral("/info/title"));
    QCOMPARE(text(0, ProblemModel::Rule), QStringLiteral("rule-one"));
    // Without a match, a button shows everything again.
    support::type(*m_panel, "problemsFilter", QStringLiteral("nothing"));
    QVERIFY(!tree()->isVisible());
    support::grabTo(*m_panel, QStringLiteral("problems-filtered"));
    support::click(*m_panel, "clearProblemsFilter");
    QVERIFY(tree()->isVisible());
    QCOMPARE(model().shownCount(), 3);
}

void TestProblemsPanel::filtersBySeverity()
{
    auto *warnings = support::control<QToolButton>(*m_panel, "problemsWarnings");
    QCOMPARE(warnings->text(), QStringLiteral("Warnings 1"));
    QCOMPARE(warnings->accessibleName(), warnings->text());
    support::click(*m_panel, "problemsErrors");
    QCOMPARE(model().shownCount(), 2);
    // The count is that of all problems.
    QCOMPARE(support::control<QToolButton>(*m_panel, "problemsErrors")->text(), QStringLiteral("Errors 1"));
    QTest::keyClick(warnings, Qt::Key_Space);
    QCOMPARE(model().shownCount(), 1);
    QCOMPARE(text(0, ProblemModel::Severity), problems::severityName(Severity::Information));
    m_shop->setDiagnostics({});
    QCOMPARE(warnings->text(), QStringLiteral("Warnings 0"));
}

void TestProblemsPanel::groupsByRuleOrNotAtAll()
{
    const QAbstractItemModelTester tester(tree()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_orders->setDiagnostics(
        {Diagnostic{QStringLiteral("rule-two"), Severity::Warning, {0, 7}, QStringLiteral("/openapi"), {}}});
    select(2);
    QCOMPARE(currentRule(), QStringLiteral("rule-two"));
    support::choose(*m_panel, "problemsGrouping", int(problems::Grouping::Rule));
    QCOMPARE(model().rowCount(), 2);
    QCOMPARE(model().index(0, 0).data().toString(), QStringLiteral("rule-one (1)")); // The errors come first.
    QCOMPARE(model().index(1, 0).data().toString(), QStringLiteral("rule-two (2)"));
    QCOMPARE(text(1, ProblemModel::Place), QStringLiteral("orders.yaml:1:1"));
    QVERIFY(tree()->isExpanded(model().index(1, 0)));
    // The same problem is current.
    QCOMPARE(tree()->currentIndex().siblingAtColumn(ProblemModel::Place).data().toString(),
             QStringLiteral("shop.yaml:4:2"));
    m_orders->setDiagnostics({});
    QCOMPARE(model().index(1, 0).data().toString(), QStringLiteral("rule-two (1)"));
    support::grabTo(*m_panel, QStringLiteral("problems-by-rule"));
    support::choose(*m_panel, "problemsGrouping", int(problems::Grouping::None));
    QCOMPARE(model().rowCount(), 2);
    QVERIFY(!model().parent(model().shown(1)).isValid());
    QCOMPARE(currentRule(), QStringLiteral("rule-two"));
    m_shop->setDiagnostics({});
    QCOMPARE(model().rowCount(), 0);
    support::choose(*m_panel, "problemsGrouping", int(problems::Grouping::File));
    QCOMPARE(model().rowCount(), 0);
}

void TestProblemsPanel::keysOfGroups()
{
    m_window.shown.clear();
    const QList<navigation::Visit> &activated = m_window.shown;
    const QModelIndex group = model().index(1, 0);
    support::clickRow(*tree(), group);
    QTest::keyClick(tree(), Qt::Key_Return);
    QVERIFY(!tree()->isExpanded(group));
    QCOMPARE(activated.count(), 0);
    m_panel->showNext(); // The first one of the group, which opens.
    QCOMPARE(currentRule(), QStringLiteral("rule-one"));
    QVERIFY(tree()->isExpanded(group));
    support::clickRow(*tree(), group);
    m_panel->showPrevious();
    QCOMPARE(currentRule(), QStringLiteral("rule-three"));
    QCOMPARE(activated.count(), 2);
}

Diagnostic TestProblemsPanel::problemNumber(int number)
{
    return {QStringLiteral("rule-many"), Severity::Warning, {number % 40, 1}, u"/paths/%1"_qs.arg(number), {}};
}

void TestProblemsPanel::setManyProblems(int count)
{
    base::Diagnostics many;
    for (int number = 0; number < count; ++number)
        many.append(problemNumber(number));
    std::stable_sort(many.begin(), many.end(),
                     [](const auto &one, const auto &other) { return one.span.offset < other.span.offset; });
    m_shop->setDiagnostics(many);
}

/** After an edit the list has the same rows but one, and the view neither scrolls nor loses its row. */
void TestProblemsPanel::updatesByDifferences()
{
    constexpr int Count = 10'000;
    m_orders->setDiagnostics({});
    setManyProblems(Count);
    QCOMPARE(model().shownCount(), Count);
    const QAbstractItemModelTester tester(tree()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    tree()->scrollTo(model().shown(6000), QAbstractItemView::PositionAtTop);
    select(6001);
    const int scrolled = tree()->verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    const QString current = tree()->currentIndex().siblingAtColumn(ProblemModel::Sentence).data().toString();
    const QString pointer = model().problem(tree()->currentIndex())->diagnostic.pointer;
    QSignalSpy resets(tree()->model(), &QAbstractItemModel::modelReset);
    QSignalSpy removals(tree()->model(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy insertions(tree()->model(), &QAbstractItemModel::rowsInserted);
    base::Diagnostics edited = m_shop->diagnostics();
    edited.removeAt(9000);
    for (Diagnostic &each : edited)
        ++each.span.offset; // As after a letter at the start.
    m_shop->setDiagnostics(edited);
    edited.insert(9500, problemNumber(Count));
    edited[9500].span.offset = edited[9499].span.offset;
    m_shop->setDiagnostics(edited);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(removals.count(), 1);
    QCOMPARE(removals.first().at(1).toInt(), 9000);
    QCOMPARE(insertions.count(), 1);
    QCOMPARE(insertions.first().at(1).toInt(), 9500);
    QCOMPARE(model().problem(tree()->currentIndex())->diagnostic.pointer, pointer);
    QCOMPARE(tree()->currentIndex().siblingAtColumn(ProblemModel::Sentence).data().toString(), current);
    QCOMPARE(tree()->verticalScrollBar()->value(), scrolled);
}

void TestProblemsPanel::selectsTheNextProblem()
{
    select(1);
    QCOMPARE(currentRule(), QStringLiteral("rule-one"));
    // As after a fix: it is gone.
    base::Diagnostics left = m_shop->diagnostics();
    left.removeFirst();
    m_shop->setDiagnostics(left);
    QCOMPARE(currentRule(), QStringLiteral("rule-two"));
    m_shop->setDiagnostics({});
    QCOMPARE(currentRule(), QStringLiteral("rule-three"));
    m_orders->setDiagnostics({});
    QVERIFY(!tree()->currentIndex().isValid());
}

void TestProblemsPanel::fixesTheCurrentProblem()
{
    auto *fix = m_panel->findChild<QPushButton *>(QStringLiteral("fixProblem"));
    QVERIFY(!fix->isEnabled()); // Nothing is selected.
    select(1);
    QVERIFY(!fix->isEnabled()); // A rule without a fix.
    const Diagnostic missing{
        QStringLiteral("extension-missing"), Severity::Error, {0, 0}, QStringLiteral("/x-vendor-api-gateway"), {}};
    const auto press = [&] {
        m_shop->setDiagnostics({missing});
        select(0);
        select(1);
        QVERIFY(fix->isEnabled());
        QTest::mouseClick(fix, Qt::LeftButton);
    };
    const auto *note = m_panel->findChild<QLabel *>(QStringLiteral("fixNote"));
    const QByteArray withoutServer = m_shop->document().fileBytes();
    press();
    QVERIFY(note->isVisible() && !note->text().isEmpty()); // It has no server that could be the upstream.
    QCOMPARE(m_shop->document().fileBytes(), withoutServer);
    const auto server = document::Value::object({{"url", document::Value::string(QByteArray("https://up.test"))}});
    QVERIFY(m_shop->document().set({"servers"}, document::Value::array({server})));
    const QByteArray before = m_shop->document().fileBytes();
    press();
    QVERIFY2(m_shop->document().fileBytes().contains("api-gateway"), qPrintable(note->text()));
    QCOMPARE(m_shop->document().undoName(), QStringLiteral("Fix problem"));
    m_shop->document().undo();
    QCOMPARE(m_shop->document().fileBytes(), before);
    // What can't be edited can't be fixed.
    m_shop->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    m_shop->setDiagnostics({Diagnostic{
        QStringLiteral("extension-missing"), Severity::Error, {0, 0}, QStringLiteral("/x-vendor-api-gateway"), {}}});
    select(1);
    QVERIFY(!fix->isEnabled());
}

void TestProblemsPanel::fixesAllOfARule()
{
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: X, version: '1'}\npaths:\n  /a/: {get: {responses: {}}}\n"
                            "  /b/: {get: {responses: {}}}\n";
    m_shop = m_workspace->addUntitled(QStringLiteral("two.yaml"), text, document::Format::Yaml);
    const auto ofRule = [this] {
        return std::count_if(m_shop->diagnostics().cbegin(), m_shop->diagnostics().cend(), [](const Diagnostic &each) {
            return each.rule == QStringLiteral("path-keys-no-trailing-slash");
        });
    };
    QTRY_COMPARE(ofRule(), 2);
    support::type(*m_panel, "problemsFilter", QStringLiteral("path-keys-no-trailing-slash"));
    select(0);
    auto *fixAll = m_panel->findChild<QPushButton *>(QStringLiteral("fixProblemsOfRule"));
    QVERIFY(fixAll->isEnabled());
    QTest::mouseClick(fixAll, Qt::LeftButton);
    QCOMPARE(m_shop->document().fileBytes(), QByteArray(text).replace("/a/:", "/a:").replace("/b/:", "/b:"));
    QTRY_COMPARE(ofRule(), 0);
    m_shop->document().undo();
    QCOMPARE(m_shop->document().fileBytes(), text);
}

void TestProblemsPanel::everyControlHasAName()
{
    QCOMPARE(support::unnamedControls(*m_panel), QStringList());
}

GATEWRIGHT_TEST(TestProblemsPanel, QApplication)
#include "testproblemspanel.moc"
