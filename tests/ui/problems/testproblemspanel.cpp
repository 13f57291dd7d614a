#include "driving.h"
#include "fakestore.h"
#include "grabs.h"
#include "problemspanel.h"
#include "testprogram.h"
#include "theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

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
    void fixesTheCurrentProblem();
    void fixesAllOfARule();
    void everyControlHasAName();

private:
    support::FakeStore m_store;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<ProblemsPanel> m_panel;
    workspace::OpenDefinition *m_shop = nullptr;
    workspace::OpenDefinition *m_orders = nullptr;
    QTableView *table() const { return m_panel->findChild<QTableView *>(); }
    QString text(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
};

void TestProblemsPanel::init()
{
    m_workspace = std::make_unique<workspace::Workspace>(m_store);
    m_panel = std::make_unique<ProblemsPanel>(*m_workspace);
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
    ProblemModel model(*m_workspace);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(text(0, ProblemModel::Place), QStringLiteral("orders.yaml:1:1"));
    QCOMPARE(text(1, ProblemModel::Place), QStringLiteral("shop.yaml:3:4"));
    QCOMPARE(text(1, ProblemModel::Rule), QStringLiteral("rule-one"));
    QCOMPARE(model.count(Severity::Warning), 1);
    m_shop->setDiagnostics({});
    QCOMPARE(model.rowCount(), 1);
    support::grabTo(*m_panel, QStringLiteral("problems"));
}

void TestProblemsPanel::showsSeverityAsTextAndIcon()
{
    QCOMPARE(text(1, ProblemModel::Severity), problems::severityName(Severity::Error));
    QVERIFY(!table()->model()->index(1, ProblemModel::Severity).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void TestProblemsPanel::removesAClosedDefinition()
{
    m_workspace->close(*m_shop);
    QCOMPARE(m_panel->model().rowCount(), 1);
    QCOMPARE(m_panel->model().problem(0).definition, m_orders);
}

void TestProblemsPanel::returnGoesToThePlace()
{
    QSignalSpy activated(m_panel.get(), &ProblemsPanel::activated);
    table()->setFocus();
    table()->selectRow(1);
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().at(0).value<workspace::OpenDefinition *>(), m_shop);
    QCOMPARE(activated.first().at(1).value<document::Pointer>(), (document::Pointer{"info", "title"}));
    QCOMPARE(activated.first().at(2).value<base::Span>(), (base::Span{24, 5}));
}

void TestProblemsPanel::listsProblemsOfFilesThatAreNotOpen()
{
    const QString path = QStringLiteral("/apis/parts/a.yaml");
    const workspace::FileProblem problem{
        path, {7, 3}, {QStringLiteral("rule-four"), Severity::Error, {40, 6}, QStringLiteral("/get"), {}}};
    // Two definitions reference the file; it is one problem.
    m_shop->setProblemsElsewhere({problem});
    m_orders->setProblemsElsewhere({problem});
    QCOMPARE(m_panel->model().rowCount(), 4);
    QCOMPARE(text(0, ProblemModel::Place), QStringLiteral("a.yaml:7:3"));
    QCOMPARE(text(0, ProblemModel::Rule), QStringLiteral("rule-four"));
    QCOMPARE(table()->model()->index(0, ProblemModel::Place).data(Qt::ToolTipRole).toString(), path);
    const QAbstractItemModelTester tester(table()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy activated(m_panel.get(), &ProblemsPanel::activated);
    QSignalSpy fileActivated(m_panel.get(), &ProblemsPanel::fileActivated);
    const QRect cell = table()->visualRect(table()->model()->index(0, ProblemModel::Sentence));
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(activated.count(), 0);
    QCOMPARE(fileActivated.count(), 1);
    QCOMPARE(fileActivated.first().at(0).toString(), path);
    QCOMPARE(fileActivated.first().at(1).value<document::Pointer>(), document::Pointer{"get"});
    QCOMPARE(fileActivated.first().at(2).value<base::Span>(), (base::Span{40, 6}));
    // It stays current after another run of the linter.
    m_shop->setDiagnostics({});
    QCOMPARE(text(table()->currentIndex().row(), ProblemModel::Rule), QStringLiteral("rule-four"));
    // An open file lists its own problems.
    m_store.files.insert(path, "get: {}\n");
    QVERIFY(m_workspace->open(path).isOk());
    for (int row = 0; row < m_panel->model().rowCount(); ++row)
        QVERIFY(m_panel->model().problem(row).definition);
}

void TestProblemsPanel::stepsThroughTheProblems()
{
    QSignalSpy activated(m_panel.get(), &ProblemsPanel::activated);
    const auto lastRule = [this] { return text(table()->currentIndex().row(), ProblemModel::Rule); };
    m_panel->showNext();
    QCOMPARE(lastRule(), QStringLiteral("rule-three"));
    m_panel->showNext();
    QCOMPARE(lastRule(), QStringLiteral("rule-one"));
    // A run of the linter does not go back to the first problem.
    m_shop->setDiagnostics(m_shop->diagnostics());
    m_panel->showNext();
    QCOMPARE(lastRule(), QStringLiteral("rule-two"));
    m_panel->showNext();
    QCOMPARE(lastRule(), QStringLiteral("rule-three"));
    m_panel->showPrevious();
    QCOMPARE(lastRule(), QStringLiteral("rule-two"));
    QCOMPARE(activated.count(), 5);
}

void TestProblemsPanel::filters()
{
    support::type(*m_panel, "problemsFilter", QStringLiteral("orders"));
    QCOMPARE(table()->model()->rowCount(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(table()->model()->rowCount(), 3);
}

void TestProblemsPanel::fixesTheCurrentProblem()
{
    auto *fix = m_panel->findChild<QPushButton *>(QStringLiteral("fixProblem"));
    QVERIFY(!fix->isEnabled()); // Nothing is selected.
    table()->selectRow(1);
    QVERIFY(!fix->isEnabled()); // A rule without a fix.
    const Diagnostic missing{
        QStringLiteral("extension-missing"), Severity::Error, {0, 0}, QStringLiteral("/x-vendor-api-gateway"), {}};
    const auto press = [&] {
        m_shop->setDiagnostics({missing});
        table()->selectRow(0);
        table()->selectRow(1);
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
    table()->selectRow(1);
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
    const auto *model = table()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, ProblemModel::Rule).data().toString() == u"path-keys-no-trailing-slash")
            table()->selectRow(row);
    }
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
