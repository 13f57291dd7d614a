#include "committedfiles.h"
#include "fieldmark.h"
#include "pathchanges.h"
#include "pathlist.h"
#include "pathstab.h"
#include "pathtreedata.h"
#include "reviewfixture.h"
#include "reviewmarks.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QThreadPool>
#include <QTreeView>

using designer::PathReviewRole;
using document::Pointer;
using document::Value;
using support::control;

/** What differs from HEAD, in the tree of paths and in forms. */
class TestPathMarks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void marksPathsAndOperations();
    void showsRemovedOperations();
    void restoresFromTheMenu();
    void revertsFromTheMenu();
    void showsABreakBesideTheField();
    void keepsRemovedRowsWhilePathsChange();
    void showsNothingWithoutChanges();
    void showsTheTextOfARemovedOperation();
    void goesFromTheHeaderToTheChanges();
    void updatesMarksWithinAFrame();

private:
    void openTab();
    [[nodiscard]] QTreeView &tree() const { return *control<QTreeView>(*m_tab, u"pathTree"_qs); }
    /** The rows with their letters, operations indented. */
    [[nodiscard]] QStringList rows() const
    {
        QStringList texts;
        const std::function<void(const QModelIndex &, const QString &)> add = [&](const QModelIndex &parent,
                                                                                  const QString &indent) {
            for (int row = 0; row < tree().model()->rowCount(parent); ++row) {
                const QModelIndex index = tree().model()->index(row, 0, parent);
                const QString letter = designer::markLetter(index.data(PathReviewRole).value<review::Mark>());
                texts.append(indent + index.data(Qt::DisplayRole).toString() +
                             (letter.isEmpty() ? QString() : u' ' + letter));
                add(index, indent + u"  "_qs);
            }
        };
        add({}, {});
        return texts;
    }
    [[nodiscard]] QModelIndex rowOf(const QString &text) const
    {
        return tree()
            .model()
            ->match(tree().model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    [[nodiscard]] QAction *action(const QString &name) const { return tree().findChild<QAction *>(name); }

    std::unique_ptr<ReviewedShop> m_shop;
    std::unique_ptr<designer::PathsTab> m_tab;
};

void TestPathMarks::init()
{
    m_shop = std::make_unique<ReviewedShop>();
}

void TestPathMarks::cleanup()
{
    m_tab.reset();
    m_shop.reset();
}

void TestPathMarks::openTab()
{
    m_tab = std::make_unique<designer::PathsTab>(*m_shop->context);
    m_tab->setAutoFillBackground(true);
    support::activate(*m_tab, {1024, 640});
    QVERIFY(m_shop->isCompared());
}

void TestPathMarks::marksPathsAndOperations()
{
    m_shop->edit();
    openTab();
    QCOMPARE(rows(), (QStringList{u"/books M!"_qs, u"  List books M!"_qs, u"  Remove all books D!"_qs, u"/orders M!"_qs,
                                  u"  Order books M!"_qs, u"/authors A"_qs, u"  List authors A"_qs}));
    QVERIFY(rowOf(u"List books"_qs).data(Qt::ToolTipRole).toString().endsWith(u"Changed since HEAD (breaking)"_qs));
    support::grabTo(*m_tab, u"paths-marks"_qs);
}

void TestPathMarks::showsRemovedOperations()
{
    openTab();
    const QAbstractItemModelTester tester(tree().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QVERIFY(m_shop->definition->document().remove({"paths", "/books", "delete"}));
    QVERIFY(m_shop->definition->document().remove({"paths", "/orders"}));
    QVERIFY(m_shop->isCompared());
    QCOMPARE(rows(), (QStringList{u"/books M!"_qs, u"  List books"_qs, u"  Remove all books D!"_qs, u"/orders D!"_qs}));
    QCOMPARE(rowOf(u"Remove all books"_qs).data(Qt::AccessibleTextRole).toString(),
             u"DELETE Remove all books, removed"_qs);
    m_shop->definition->document().undo();
    QVERIFY(m_shop->isCompared());
    QCOMPARE(rows().size(), 5);
}

void TestPathMarks::restoresFromTheMenu()
{
    m_shop->edit();
    openTab();
    support::clickRow(tree(), rowOf(u"Remove all books"_qs));
    QAction *restore = action(u"revertEntryAction"_qs);
    QVERIFY(restore->isEnabled());
    QCOMPARE(restore->text(), u"Restore"_qs);
    restore->trigger();
    QVERIFY(m_shop->text().contains("    delete:\n      summary: Remove all books\n"));
    QVERIFY(m_shop->isCompared());
    QVERIFY(!rows().contains(u"  Remove all books D!"_qs));
    QVERIFY(rows().contains(u"  Remove all books"_qs));
}

void TestPathMarks::revertsFromTheMenu()
{
    m_shop->edit();
    openTab();
    support::clickRow(tree(), rowOf(u"List books"_qs));
    QAction *revert = action(u"revertEntryAction"_qs);
    QCOMPARE(revert->text(), u"Revert to HEAD"_qs);
    revert->trigger();
    QVERIFY(m_shop->text().contains("schema: {type: integer, minimum: 1, maximum: 50} # a page\n"));
    QVERIFY(m_shop->isCompared());
    QVERIFY(!action(u"revertEntryAction"_qs)->isEnabled());
}

void TestPathMarks::showsABreakBesideTheField()
{
    openTab();
    support::clickRow(tree(), rowOf(u"List books"_qs));
    auto *summary = control<QLineEdit>(*m_tab, u"operationSummary"_qs);
    auto *mark = control<designer::FieldMark>(*m_tab, u"operationSummaryMark"_qs);
    QVERIFY(mark->isHidden());
    summary->setFocus();
    QTest::keyClicks(summary, u"!"_qs);
    QVERIFY(m_shop->isCompared());
    QTRY_VERIFY(!mark->isHidden());
    QCOMPARE(mark->text(), u"M"_qs);
    QVERIFY(mark->toolTip().startsWith(u"Changed since HEAD"_qs));
}

void TestPathMarks::keepsRemovedRowsWhilePathsChange()
{
    m_shop->edit();
    openTab();
    const QAbstractItemModelTester tester(tree().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    document::Document &document = m_shop->definition->document();
    QVERIFY(document.set({"paths", "/books", "put", "summary"}, Value::string(u"Replace"_qs)));
    QVERIFY(rows().contains(u"  Remove all books D!"_qs));
    QVERIFY(document.remove({"paths", "/books"}));
    QVERIFY(m_shop->isCompared());
    QVERIFY(rows().contains(u"/books D!"_qs));
    document.undo();
    QVERIFY(m_shop->isCompared());
    QVERIFY(rows().contains(u"  Remove all books D!"_qs));
    control<QAbstractButton>(*m_tab, u"groupByTag"_qs)->click();
    control<QAbstractButton>(*m_tab, u"groupByTag"_qs)->click();
    QVERIFY(rows().contains(u"  Remove all books D!"_qs));
}

void TestPathMarks::showsNothingWithoutChanges()
{
    openTab();
    QCOMPARE(rows().size(), 5);
    for (const QString &row : rows())
        QVERIFY2(!row.endsWith(u" M"), qPrintable(row));
}

/** The comparison is a worker's; the window only takes its result. */
void TestPathMarks::updatesMarksWithinAFrame()
{
    constexpr int Paths = 500;
    constexpr qint64 FrameMs = 16;
    QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n";
    for (int i = 0; i < Paths; ++i) {
        text +=
            "  /p" + QByteArray::number(i) +
            ":\n    get:\n      summary: S\n      parameters:\n        - {name: a, in: query, schema: {type: integer, "
            "maximum: 9}}\n      responses: {'200': {description: OK}}\n    delete: {responses: {'200': {description: "
            "OK}}}\n";
    }
    m_shop = std::make_unique<ReviewedShop>(text);
    document::Document &document = m_shop->definition->document();
    for (int i = 0; i < Paths; i += 5)
        QVERIFY(document.remove({"paths", "/p" + QByteArray::number(i), "delete"}));
    openTab();
    const Pointer maximum{"paths", "/p250", "get", "parameters", "0", "schema", "maximum"};
    const auto review = m_shop->reviews.of(*m_shop->definition);
    qint64 worst = 0;
    for (int i = 0; i < 5; ++i) {
        QVERIFY(document.setScalar(maximum, Value::integer(i)));
        // The worker is done when its result waits in the queue of events.
        QVERIFY(QTest::qWaitFor([&] { return !review->isStale(); }));
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QElapsedTimer timer;
        timer.start();
        emit review->changed();
        tree().viewport()->repaint();
        worst = std::max(worst, timer.elapsed());
    }
    qInfo("marks of %d operations updated in %lld ms", 2 * Paths, static_cast<long long>(worst));
    QVERIFY2(worst < 5 * FrameMs, "with room for slow machines and sanitizers");
}

void TestPathMarks::showsTheTextOfARemovedOperation()
{
    m_shop->edit();
    openTab();
    support::clickRow(tree(), rowOf(u"Remove all books"_qs));
    QTRY_VERIFY(control(*m_tab, u"removedForm"_qs)->isVisible());
    QCOMPARE(control<QLabel>(*m_tab, u"removedTitle"_qs)->text(), u"DELETE /books"_qs);
    QCOMPARE(control<QPlainTextEdit>(*m_tab, u"removedText"_qs)->toPlainText(),
             u"summary: Remove all books\nresponses:\n  '204': {description: Removed}"_qs);
    QVERIFY(control<QLabel>(*m_tab, u"removedFindings"_qs)->text().contains(u"breaking: DELETE /books"_qs));
    QCOMPARE(support::unnamedControls(*m_tab), QStringList());
    support::grabTo(*m_tab, u"paths-removed"_qs);
    support::click(*m_tab, u"removedRestore"_qs);
    QVERIFY(m_shop->text().contains("    delete:\n      summary: Remove all books\n"));
    QTRY_VERIFY(!control(*m_tab, u"removedForm"_qs)->isVisible());
    QCOMPARE(control<QLineEdit>(*m_tab, u"operationSummary"_qs)->text(), u"Remove all books"_qs);
}

/** The link does not make the form wider than its pane either. */
void TestPathMarks::goesFromTheHeaderToTheChanges()
{
    commits::CommittedFiles commits(m_shop->repository);
    m_shop->context->commits = &commits;
    m_shop->edit();
    openTab();
    support::clickRow(tree(), rowOf(u"List books"_qs));
    auto *mark = control<QAbstractButton>(*m_tab, u"operationCommitMark"_qs);
    QTRY_VERIFY(mark->isVisible());
    support::grabTo(*m_tab, u"operation-changed"_qs);
    constexpr int NarrowPane = 360;
    auto *head = control(*m_tab, u"operationMethod"_qs)->parentWidget();
    QVERIFY2(head->minimumSizeHint().width() <= NarrowPane,
             qPrintable(QString::number(head->minimumSizeHint().width())));
    m_shop->surroundings.window.shown.clear();
    mark->click();
    QCOMPARE(m_shop->surroundings.window.shown.last().view, navigation::View::Changes);
    QCOMPARE(m_shop->surroundings.window.shown.last().location.pointer, (Pointer{"paths", "/books", "get"}));
    m_tab.reset();
}

GATEWRIGHT_TEST(TestPathMarks, QApplication)
#include "testpathmarks.moc"
