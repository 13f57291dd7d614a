#include "designerfixture.h"
#include "gridmodel.h"
#include "gridview.h"
#include "pathlist.h"
#include "pathstab.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>

using namespace designer;
using operationgrid::Column;

/** The grid in which many operations are edited together. */
class TestOperationGrid final : public QObject
{
    Q_OBJECT

private slots:
    void showsAllOperations();
    void showsThoseOfAPath();
    void showsThoseOfATag();
    void searches();
    void editsInPlace();
    void completesTags();
    void keepsARefusedText();
    void checksDeprecated();
    void fillsDownInOneStep();
    void fillsFromTheRowAbove();
    void pastesABlockInOneStep();
    void fillsARowOverTheSelection();
    void marksWhatCanNotBePasted();
    void copiesABlock();
    void clearsCellsButNoResponses();
    void marksFaultsOfTheFile();
    void showsInheritedSecurity();
    void staysAfterUndo();
    void keepsRowsThatLeaveTheScope();
    void opensAnOperation();
    void isUsedByKeyboard();
    void isReadOnlyWithTheFile();
};

namespace {

GridView &gridOf(const QWidget &tab)
{
    return *support::control<GridView>(tab, u"operationGrid"_qs);
}

void openGrid(PathsTab &tab)
{
    show(tab);
    click(tab, u"editMany"_qs);
}

QString cellOf(const GridView &grid, int row, Column column)
{
    return grid.model()->index(row, int(column)).data(GridModel::TextRole).toString();
}

QStringList columnOf(const GridView &grid, Column column)
{
    QStringList texts;
    for (int row = 0; row < grid.model()->rowCount(); ++row)
        texts.append(cellOf(grid, row, column));
    return texts;
}

/** Selects the cells of a rectangle, as dragging the mouse over them does. */
void selectCells(GridView &grid, int top, Column left, int bottom, Column right)
{
    grid.setFocus(Qt::TabFocusReason);
    grid.selectionModel()->setCurrentIndex(grid.model()->index(top, int(left)), QItemSelectionModel::NoUpdate);
    grid.selectionModel()->select({grid.model()->index(top, int(left)), grid.model()->index(bottom, int(right))},
                                  QItemSelectionModel::ClearAndSelect);
}

QString bannerText(const QWidget &tab)
{
    const auto *banner = support::control(tab, u"gridBanner"_qs);
    QStringList texts;
    for (const QLabel *label : banner->findChildren<QLabel *>())
        texts.append(label->text());
    return banner->isVisible() ? texts.join(u'|') : QString();
}

} // namespace

void TestOperationGrid::showsAllOperations()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    const GridView &grid = gridOf(tab);
    QVERIFY(grid.isVisible());
    const QAbstractItemModelTester tester(grid.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(columnOf(grid, Column::Operation),
             (QStringList{u"GET /books"_qs, u"POST /books"_qs, u"GET /books/{id}"_qs, u"GET /old"_qs}));
    QCOMPARE(columnOf(grid, Column::Tags), (QStringList{u"books, stock"_qs, QString(), QString(), QString()}));
    QCOMPARE(cellOf(grid, 0, Column::Responses), u"200, default"_qs);
    QCOMPARE(control<QLabel>(tab, u"gridCount"_qs)->text(), u"4 operations"_qs);
    click(tab, u"gridBack"_qs);
    QVERIFY(!grid.isVisible());
    QVERIFY(control<QTreeView>(tab, u"pathTree"_qs)->hasFocus());
}

void TestOperationGrid::showsThoseOfAPath()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    control<QAction>(tab, u"editManyAction"_qs)->trigger();
    QCOMPARE(columnOf(gridOf(tab), Column::Operation), (QStringList{u"GET /books"_qs, u"POST /books"_qs}));
    auto *scopes = control<QComboBox>(tab, u"gridScope"_qs);
    QCOMPARE(scopes->currentText(), u"/books"_qs);
    scopes->setFocus(Qt::TabFocusReason);
    QTest::keyClick(scopes, Qt::Key_Home);
    QCOMPARE(gridOf(tab).model()->rowCount(), 4);
}

void TestOperationGrid::showsThoseOfATag()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    click(tab, u"groupByTag"_qs);
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    tree->setCurrentIndex(tree->model()->index(1, 0));
    control<QAction>(tab, u"editManyAction"_qs)->trigger();
    QCOMPARE(control<QComboBox>(tab, u"gridScope"_qs)->currentText(), u"Tag stock"_qs);
    QCOMPARE(columnOf(gridOf(tab), Column::Operation), QStringList{u"GET /books"_qs});
    click(tab, u"gridBack"_qs);
    tree->setCurrentIndex(tree->model()->index(2, 0));
    control<QAction>(tab, u"editManyAction"_qs)->trigger();
    QCOMPARE(control<QComboBox>(tab, u"gridScope"_qs)->currentText(), u"Without a tag"_qs);
    QCOMPARE(gridOf(tab).model()->rowCount(), 3);
}

void TestOperationGrid::searches()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"{id}"_qs);
    click(tab, u"editMany"_qs);
    QCOMPARE(columnOf(gridOf(tab), Column::Operation), QStringList{u"GET /books/{id}"_qs});
    support::type(tab, u"gridSearch"_qs, u"add a"_qs);
    QTRY_COMPARE(columnOf(gridOf(tab), Column::Operation), QStringList{u"POST /books"_qs});
}

void TestOperationGrid::editsInPlace()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    typeIntoCell(tab, u"operationGrid"_qs, 1, int(Column::OperationId), u"addBook"_qs);
    QByteArray expected = bookshop();
    expected.replace("      summary: Add a book\n", "      summary: Add a book\n      operationId: addBook\n");
    QCOMPARE(textOf(*definition), expected);
    QCOMPARE(definition->document().undoName(), u"Edit operation id"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationGrid::completesTags()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    grid.setCurrentIndex(grid.model()->index(1, int(Column::Tags)));
    QTest::keyClick(&grid, Qt::Key_Return);
    auto *line = grid.findChild<QLineEdit *>();
    QVERIFY(line);
    QTest::keyClicks(line, u"new, sto"_qs);
    auto *completer = line->findChild<QCompleter *>();
    QVERIFY(completer);
    QCOMPARE(completer->currentCompletion(), u"new, stock"_qs);
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationGrid::keepsARefusedText()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    QLineEdit *line = support::submitCell(tab, u"operationGrid"_qs, 1, int(Column::OperationId), u"listBooks"_qs);
    QVERIFY(line);
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), u"listBooks"_qs);
    QVERIFY(bannerText(tab).contains(u"Another operation has the operation ID listBooks."_qs));
    QCOMPARE(textOf(*definition), bookshop());
    QTest::keyClick(line, Qt::Key_Escape);
    QTRY_VERIFY(!gridOf(tab).findChild<QLineEdit *>());
    typeIntoCell(tab, u"operationGrid"_qs, 1, int(Column::OperationId), u"other"_qs);
    QVERIFY(bannerText(tab).isEmpty());
}

void TestOperationGrid::checksDeprecated()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    grid.setFocus(Qt::TabFocusReason);
    grid.setCurrentIndex(grid.model()->index(2, int(Column::Deprecated)));
    QTest::keyClick(&grid, Qt::Key_Space);
    QCOMPARE(cellOf(grid, 2, Column::Deprecated), u"true"_qs);
    QVERIFY(definition->document().snapshot().at({"paths", "/books/{id}", "get", "deprecated"}).toBool());
    QTest::keyClick(&grid, Qt::Key_Return);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationGrid::fillsDownInOneStep()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    selectCells(grid, 0, Column::Tags, 2, Column::Tags);
    QTest::keyClick(&grid, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(columnOf(grid, Column::Tags),
             (QStringList{u"books, stock"_qs, u"books, stock"_qs, u"books, stock"_qs, QString()}));
    QCOMPARE(definition->document().stepNames(), QStringList{u"Fill down"_qs});
    QVERIFY(bannerText(tab).isEmpty());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QCOMPARE(cellOf(grid, 1, Column::Tags), QString());
}

void TestOperationGrid::fillsFromTheRowAbove()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    selectCells(grid, 1, Column::Tags, 1, Column::Tags);
    click(tab, u"gridFillDown"_qs);
    QCOMPARE(cellOf(grid, 1, Column::Tags), u"books, stock"_qs);
    selectCells(grid, 0, Column::Tags, 0, Column::Tags);
    click(tab, u"gridFillDown"_qs);
    QCOMPARE(definition->document().stepNames().size(), 1);
}

void TestOperationGrid::pastesABlockInOneStep()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    QApplication::clipboard()->setText(u"One\tone\na\nThree\tthree\ttag\n"_qs);
    selectCells(grid, 0, Column::Summary, 0, Column::Summary);
    QTest::keyClick(&grid, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(columnOf(grid, Column::Summary), (QStringList{u"One"_qs, u"a"_qs, u"Three"_qs, u"The old way"_qs}));
    QCOMPARE(columnOf(grid, Column::OperationId), (QStringList{u"one"_qs, QString(), u"three"_qs, QString()}));
    QCOMPARE(cellOf(grid, 2, Column::Tags), u"tag"_qs);
    QCOMPARE(definition->document().stepNames(), QStringList{u"Paste cells"_qs});
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationGrid::fillsARowOverTheSelection()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    QApplication::clipboard()->setText(u"shop\tclientLogin\n"_qs);
    selectCells(grid, 1, Column::Tags, 2, Column::Tags);
    QTest::keyClick(&grid, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(columnOf(grid, Column::Security),
             (QStringList{QString(), u"clientLogin"_qs, u"clientLogin"_qs, QString()}));
    QApplication::clipboard()->setText(u"404"_qs);
    selectCells(grid, 0, Column::Responses, 1, Column::Responses);
    QTest::keyClick(&grid, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(cellOf(grid, 0, Column::Responses), u"200, 404, default"_qs);
    QCOMPARE(cellOf(grid, 1, Column::Responses), u"201, 404"_qs);
}

void TestOperationGrid::marksWhatCanNotBePasted()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    QApplication::clipboard()->setText(u"unknown\nnone"_qs);
    selectCells(grid, 1, Column::Security, 1, Column::Security);
    QTest::keyClick(&grid, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(cellOf(grid, 1, Column::Security), QString());
    QCOMPARE(cellOf(grid, 2, Column::Security), u"none"_qs);
    const QModelIndex refused = grid.model()->index(1, int(Column::Security));
    QVERIFY(refused.data(GridModel::FaultRole).toBool());
    QVERIFY(refused.data(Qt::ToolTipRole).toString().contains(u"no security scheme unknown"_qs));
    QCOMPARE(refused.data(Qt::AccessibleDescriptionRole).toString(),
             u"\"unknown\" was not written. The definition has no security scheme unknown."_qs);
    QVERIFY(!grid.model()->index(2, int(Column::Security)).data(GridModel::FaultRole).toBool());
    QVERIFY(bannerText(tab).contains(u"could not be changed."_qs));
    definition->document().undo();
    QVERIFY(!grid.model()->index(1, int(Column::Security)).data(GridModel::FaultRole).toBool());
}

void TestOperationGrid::copiesABlock()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    selectCells(grid, 0, Column::Operation, 1, Column::Tags);
    QTest::keyClick(&grid, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             u"GET /books\tList books\tlistBooks\tbooks, stock\nPOST /books\tAdd a book\t\t\n"_qs);
    // Pasting what was copied changes nothing.
    QTest::keyClick(&grid, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(definition->document().stepNames().isEmpty());
    QVERIFY(bannerText(tab).isEmpty());
    selectCells(grid, 0, Column::Summary, 0, Column::Summary);
    QTest::keyClick(&grid, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"List books"_qs);
}

void TestOperationGrid::clearsCellsButNoResponses()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    selectCells(grid, 0, Column::Operation, 0, Column::Responses);
    QTest::keyClick(&grid, Qt::Key_Delete);
    QCOMPARE(cellOf(grid, 0, Column::Summary), QString());
    QCOMPARE(cellOf(grid, 0, Column::Tags), QString());
    QCOMPARE(cellOf(grid, 0, Column::Responses), u"200, default"_qs);
    QCOMPARE(definition->document().stepNames(), QStringList{u"Clear cells"_qs});
}

void TestOperationGrid::marksFaultsOfTheFile()
{
    auto definition = open(bookshop().replace("      summary: Add a book\n", "      operationId: listBooks\n"));
    PathsTab tab(definition.context());
    openGrid(tab);
    const QAbstractItemModel *model = gridOf(tab).model();
    QVERIFY(model->index(0, int(Column::OperationId)).data(GridModel::FaultRole).toBool());
    QVERIFY(model->index(1, int(Column::OperationId)).data(GridModel::FaultRole).toBool());
    typeIntoCell(tab, u"operationGrid"_qs, 1, int(Column::OperationId), u"addBook"_qs);
    QVERIFY(!model->index(0, int(Column::OperationId)).data(GridModel::FaultRole).toBool());
}

void TestOperationGrid::showsInheritedSecurity()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    const QModelIndex cell = gridOf(tab).model()->index(0, int(Column::Security));
    QCOMPARE(cell.data().toString(), u"clientLogin"_qs);
    QCOMPARE(cell.data(Qt::EditRole).toString(), QString());
    QCOMPARE(cell.data(Qt::ForegroundRole).value<QColor>(), theme::color(theme::Role::Muted));
    typeIntoCell(tab, u"operationGrid"_qs, 0, int(Column::Security), u"none"_qs);
    QCOMPARE(gridOf(tab).model()->index(0, int(Column::Security)).data().toString(), u"none"_qs);
}

void TestOperationGrid::staysAfterUndo()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    typeIntoCell(tab, u"operationGrid"_qs, 2, int(Column::Summary), u"Book"_qs);
    grid.setCurrentIndex(grid.model()->index(0, int(Column::Summary)));
    definition->document().undo();
    QVERIFY(tab.follow({"paths", "/books/{id}", "get", "summary"}));
    QVERIFY(grid.isVisible());
    QCOMPARE(grid.currentIndex().row(), 2);
    QVERIFY(tab.reveal({"paths", "/books/{id}", "get"}));
    QVERIFY(!grid.isVisible());
}

void TestOperationGrid::keepsRowsThatLeaveTheScope()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    click(tab, u"groupByTag"_qs);
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    tree->setCurrentIndex(tree->model()->index(2, 0));
    control<QAction>(tab, u"editManyAction"_qs)->trigger();
    typeIntoCell(tab, u"operationGrid"_qs, 0, int(Column::Tags), u"new"_qs);
    QCOMPARE(gridOf(tab).model()->rowCount(), 3);
    QCOMPARE(cellOf(gridOf(tab), 0, Column::Tags), u"new"_qs);
}

void TestOperationGrid::opensAnOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    grid.setFocus(Qt::TabFocusReason);
    grid.setCurrentIndex(grid.model()->index(1, int(Column::Operation)));
    QTest::keyClick(&grid, Qt::Key_Return);
    QVERIFY(!grid.isVisible());
    QCOMPARE(control<QLineEdit>(tab, u"operationSummary"_qs)->text(), u"Add a book"_qs);
}

void TestOperationGrid::isUsedByKeyboard()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    QVERIFY(grid.hasFocus());
    QCOMPARE(grid.currentIndex(), grid.model()->index(0, int(Column::Summary)));
    QTest::keyClick(&grid, Qt::Key_Right);
    QTest::keyClick(&grid, Qt::Key_Right);
    QTest::keyClick(&grid, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&grid, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(cellOf(grid, 1, Column::Tags), u"books, stock"_qs);
    QTest::keyClick(&grid, Qt::Key_Tab);
    QVERIFY(!grid.hasFocus());
}

void TestOperationGrid::isReadOnlyWithTheFile()
{
    auto definition = open(bookshop());
    definition->document().setReadOnly(document::ReadOnlyReason::NotWritable);
    PathsTab tab(definition.context());
    openGrid(tab);
    GridView &grid = gridOf(tab);
    QVERIFY(!grid.model()->flags(grid.model()->index(0, int(Column::Summary))).testFlag(Qt::ItemIsEditable));
    selectCells(grid, 0, Column::Tags, 2, Column::Tags);
    QTest::keyClick(&grid, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(textOf(*definition), bookshop());
}

GATEWRIGHT_TEST(TestOperationGrid, QApplication)

#include "testoperationgrid.moc"
