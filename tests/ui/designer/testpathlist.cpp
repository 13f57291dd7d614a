#include "pathlist.h"
#include "pathtreedata.h"
#include "pathtreedriving.h"
#include "pathview.h"
#include "tagtreemodel.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace designer;

/** How the tree of paths lists, groups, marks and moves its entries. */
class TestPathList final : public QObject
{
    Q_OBJECT

private slots:
    void groupsOperationsByTag();
    void keepsTheEntryWhenGrouping();
    void remembersTheGrouping();
    void followsTagsWhileGrouped();
    void groupsLargeDocumentsLikeNewModels();
    void findsOperationIdsAndTags();
    void marksEntriesWithProblems();
    void announcesMarksOfChangedEntriesOnly();
    void showsAnotherEntryFromItsTop();
    void opensItsMenuWithKeysAndAButton();
    void selectsByTypedLetters();
    void movesAnEntryByDragging();
    void refusesToDropIntoAnotherList();
    void passesTheModelTester();
};

namespace {

QTreeView &treeOf(const PathsTab &tab)
{
    return *control<QTreeView>(tab, u"pathTree"_qs);
}

base::Diagnostic problemAt(const QString &pointer, base::Severity severity)
{
    return {u"document-syntax"_qs, severity, {}, pointer, {}, {}, u"Something is wrong."_qs};
}

/** Drops the row of an entry above another row, with the events that Qt makes of a mouse. */
void drag(QTreeView &tree, const QModelIndex &from, const QModelIndex &to)
{
    const std::unique_ptr<QMimeData> data(tree.model()->mimeData({from}));
    QVERIFY(data);
    const QPoint place = tree.visualRect(to).topLeft() + QPoint(20, 1);
    QDragEnterEvent enter(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree.viewport(), &enter);
    QDragMoveEvent move(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree.viewport(), &move);
    QDropEvent drop(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree.viewport(), &drop);
}

} // namespace

void TestPathList::groupsOperationsByTag()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    click(tab, u"groupByTag"_qs);
    QCOMPARE(treeText(tab),
             u"books\n  GET /books\nstock\n  GET /books\nNo tag\n  POST /books\n  GET /books/{id}\n  GET /old"_qs);
    choose(tab, 2, 0);
    QCOMPARE(control<QLineEdit>(tab, u"operationSummary"_qs)->text(), u"Add a book"_qs);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"{id}"_qs);
    QCOMPARE(treeText(tab), u"No tag\n  GET /books/{id}"_qs);
    QTest::keyClick(control(tab, u"pathFilter"_qs), Qt::Key_Escape);
    click(tab, u"groupByTag"_qs);
    QVERIFY(treeText(tab).startsWith(u"/books\n  GET List books\n"));
}

void TestPathList::keepsTheEntryWhenGrouping()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    click(tab, u"groupByTag"_qs);
    QCOMPARE(treeOf(tab).currentIndex().data().toString(), u"/books/{id}"_qs);
    QVERIFY(treeOf(tab).isExpanded(treeOf(tab).currentIndex().parent()));
    // Another tab of the window opens grouped too.
    PathsTab second(definition.context());
    second.setParent(&tab);
    second.show();
    QVERIFY(control<QToolButton>(second, u"groupByTag"_qs)->isChecked());
    click(tab, u"groupByTag"_qs);
    QCOMPARE(treeOf(tab).currentIndex().data().toString(), u"One book"_qs);
}

void TestPathList::remembersTheGrouping()
{
    auto definition = open(bookshop());
    const auto isGroupedAfter = [&](bool isClicked) {
        PathsTab tab(definition.context());
        show(tab);
        if (isClicked)
            click(tab, u"groupByTag"_qs);
        return control<QToolButton>(tab, u"groupByTag"_qs)->isChecked();
    };
    QVERIFY(!isGroupedAfter(false));
    QVERIFY(isGroupedAfter(true));
    QVERIFY(isGroupedAfter(false));
    QVERIFY(!isGroupedAfter(true));
}

void TestPathList::followsTagsWhileGrouped()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    click(tab, u"groupByTag"_qs);
    choose(tab, 2, 1);
    support::typeEntries(tab, u"operationTags"_qs, {u"stock"_qs});
    QTRY_COMPARE(treeText(tab),
                 u"books\n  GET /books\nstock\n  GET /books\n  GET /books/{id}\nNo tag\n  POST /books\n  GET /old"_qs);
    QCOMPARE(treeOf(tab).currentIndex().data().toString(), u"/books/{id}"_qs);
    QVERIFY(definition->document().remove({"paths", "/books"}));
    QCOMPARE(treeText(tab), u"stock\n  GET /books/{id}\nNo tag\n  GET /old"_qs);
    QCOMPARE(treeOf(tab).currentIndex().data().toString(), u"/books/{id}"_qs);
}

void TestPathList::groupsLargeDocumentsLikeNewModels()
{
    auto definition = open(bookshop());
    document::Document &document = definition->document();
    PathTreeModel paths(document);
    TagTreeModel model(document, paths);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setActive(true);
    const auto textOf = [](const QAbstractItemModel &shown) {
        QStringList lines;
        for (int row = 0; row < shown.rowCount(); ++row) {
            const QModelIndex group = shown.index(row, 0);
            lines.append(group.data().toString());
            for (int inner = 0; inner < shown.rowCount(group); ++inner)
                lines.append(shown.index(inner, 0, group).data(PathSearchRole).toString());
        }
        return lines;
    };
    const auto expectSame = [&] {
        PathTreeModel freshPaths(document);
        TagTreeModel fresh(document, freshPaths);
        fresh.setActive(true);
        QCOMPARE(textOf(model), textOf(fresh));
    };
    using document::Value;
    QVERIFY(document.set({"paths", "/books", "post", "tags"}, Value::array({Value::string(u"new"_qs)})));
    expectSame();
    QVERIFY(document.renameKey({"paths", "/books"}, "/tomes"));
    expectSame();
    QVERIFY(document.set({"tags", "0", "name"}, Value::string(u"stock"_qs)));
    expectSame();
    QVERIFY(document.remove({"paths", "/tomes", "get"}));
    expectSame();
    QVERIFY(document.remove({"paths"}));
    expectSame();
    while (document.canUndo()) {
        document.undo();
        expectSame();
    }
    QVERIFY(model.rowCount() > 0);
}

void TestPathList::findsOperationIdsAndTags()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"listbooks"_qs);
    QCOMPARE(treeText(tab), u"/books\n  GET List books"_qs);
    QTest::keyClick(control(tab, u"pathFilter"_qs), Qt::Key_Escape);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"stock"_qs);
    QCOMPARE(treeText(tab), u"/books\n  GET List books"_qs);
}

void TestPathList::marksEntriesWithProblems()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    const QAbstractItemModel &model = *treeOf(tab).model();
    const QModelIndex books = model.index(0, 0);
    QVERIFY(!books.data(PathFoldedSeverityRole).isValid());
    definition->setDiagnostics({problemAt(u"/paths/~1books/summary"_qs, base::Severity::Warning),
                                problemAt(u"/paths/~1books/get/tags/0"_qs, base::Severity::Error),
                                problemAt(u"/paths/~1books/get"_qs, base::Severity::Information),
                                problemAt(u"/info/title"_qs, base::Severity::Error)});
    QCOMPARE(books.data(PathSeverityRole).toInt(), int(base::Severity::Warning));
    QCOMPARE(books.data(PathFoldedSeverityRole).toInt(), int(base::Severity::Error));
    QVERIFY(books.data(Qt::ToolTipRole).toString().contains(u"1 error"));
    const QModelIndex get = model.index(0, 0, books);
    QCOMPARE(get.data(PathSeverityRole).toInt(), int(base::Severity::Error));
    QVERIFY(get.data(Qt::ToolTipRole).toString().contains(u"Something is wrong."));
    QVERIFY(!model.index(1, 0, books).data(PathSeverityRole).isValid());
    // The text of an error comes before those of warnings, which are not all shown.
    QList<base::Diagnostic> problems(4, problemAt(u"/paths/~1books/get"_qs, base::Severity::Warning));
    problems.append(problemAt(u"/paths/~1books/get"_qs, base::Severity::Error));
    problems.last().message = u"Something is an error."_qs;
    definition->setDiagnostics(problems);
    QCOMPARE(get.data(Qt::ToolTipRole).toString().section(u'\n', 2, 2), u"Something is an error."_qs);
    QVERIFY(!model.index(1, 0).data(PathFoldedSeverityRole).isValid());
    tab.grab();
    definition->setDiagnostics({});
    QVERIFY(!books.data(PathFoldedSeverityRole).isValid());
    // Of an operation that another file has at the same place, and of a file of rules.
    const base::Diagnostic elsewhere = problemAt(u"/paths/~1books/get"_qs, base::Severity::Error);
    definition->setProblemsElsewhere({{u"/rules.yaml"_qs, {}, elsewhere, false}});
    QVERIFY(!get.data(PathSeverityRole).isValid());
    definition->setProblemsElsewhere({{u"/books.yaml"_qs, {}, elsewhere, true}});
    QCOMPARE(get.data(PathSeverityRole).toInt(), int(base::Severity::Error));
}

void TestPathList::announcesMarksOfChangedEntriesOnly()
{
    auto definition = open(bookshop());
    QWidget shown;
    support::activate(shown, {100, 100});
    PathProblems problems(*definition, &shown);
    PathTreeModel model(definition->document());
    model.setProblems(problems);
    definition->setDiagnostics({problemAt(u"/paths/~1books/get"_qs, base::Severity::Error)});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    definition->setDiagnostics({problemAt(u"/paths/~1books/get"_qs, base::Severity::Error),
                                problemAt(u"/paths/~1books~1{id}/summary"_qs, base::Severity::Error)});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().data().toString(), u"/books/{id}"_qs);

    // While nobody sees the marks they are not read again; then once.
    shown.hide();
    changed.clear();
    definition->setDiagnostics({});
    QCOMPARE(changed.count(), 0);
    shown.show();
    QCOMPARE(changed.count(), 3); // The operation, its path, and the other path.
}

void TestPathList::showsAnotherEntryFromItsTop()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    support::activate(tab, {900, 320});
    choose(tab, 0, 0);
    auto *bar = control<QScrollArea>(tab, u"operationArea"_qs)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    QTest::keyClick(&treeOf(tab), Qt::Key_Down);
    QCOMPARE(bar->value(), 0);
    bar->setValue(bar->maximum());
    QTest::keyClick(&treeOf(tab), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(bar->value(), 0);
}

void TestPathList::opensItsMenuWithKeysAndAButton()
{
    auto definition = open(bookshop().replace("openapi: 3.0.3", "openapi: 3.1.0"));
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const QTreeView &tree = treeOf(tab);
    auto *menu = control<QMenu>(tab, u"pathTreeMenu"_qs);
    const auto texts = [menu] {
        QStringList shown;
        for (const QAction *action : menu->actions()) {
            if (action->isVisible() && !action->isSeparator())
                shown.append(action->text());
        }
        return shown;
    };
    const QPoint place = tree.visualRect(tree.currentIndex()).center();
    QContextMenuEvent rightClick(QContextMenuEvent::Mouse, place, tree.viewport()->mapToGlobal(place));
    QApplication::sendEvent(tree.viewport(), &rightClick);
    QVERIFY(menu->isVisible());
    const QStringList expected = texts();
    QVERIFY(expected.contains(u"Add webhook"_qs) && expected.contains(u"Rename"_qs));
    menu->close();
    for (const auto &[key, modifier] : {std::pair(Qt::Key_F10, Qt::ShiftModifier), {Qt::Key_Menu, Qt::NoModifier}}) {
        QTest::keyClick(&treeOf(tab), key, modifier);
        QVERIFY(menu->isVisible());
        QCOMPARE(texts(), expected);
        QVERIFY(menu->activeAction());
        menu->close();
    }
    click(tab, u"pathTreeMenuButton"_qs);
    QVERIFY(menu->isVisible());
    QCOMPARE(texts(), expected);
    menu->close();
    const QByteArray before = textOf(*definition);
    control<QAction>(tab, u"addWebhookAction"_qs)->trigger();
    QVERIFY(textOf(*definition) != before);
}

void TestPathList::selectsByTypedLetters()
{
    auto definition = open(bookshop());
    const QByteArray before = textOf(*definition);
    const auto typed = [&definition](const QString &letters) {
        PathsTab tab(definition.context());
        show(tab);
        choose(tab, 0);
        QStringList found;
        for (const QChar letter : letters) {
            QTest::keyClicks(&treeOf(tab), letter);
            found.append(treeOf(tab).currentIndex().data().toString());
        }
        return treeOf(tab).hasFocus() ? found : QStringList();
    };
    QCOMPARE(typed(u"old"_qs).last(), u"/old"_qs);
    // The same letter again goes on to the next row.
    QCOMPARE(typed(u"bbb"_qs), (QStringList{u"/books/{id}"_qs, u"/books"_qs, u"/books/{id}"_qs}));
    QCOMPARE(typed(u"li"_qs).last(), u"List books"_qs);
    QCOMPARE(textOf(*definition), before);
}

void TestPathList::movesAnEntryByDragging()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    QTreeView &tree = treeOf(tab);
    drag(tree, tree.model()->index(2, 0), tree.model()->index(0, 0));
    QVERIFY(treeText(tab).startsWith(u"/old\n"));
    QCOMPARE(definition->document().undoName(), u"Move path"_qs);
    const QModelIndex books = tree.model()->index(1, 0);
    drag(tree, tree.model()->index(1, 0, books), tree.model()->index(0, 0, books));
    QVERIFY(treeText(tab).contains(u"/books\n  POST Add a book\n  GET List books\n"));
    QCOMPARE(tree.currentIndex().data().toString(), u"Add a book"_qs);
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
}

void TestPathList::refusesToDropIntoAnotherList()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    QTreeView &tree = treeOf(tab);
    const QModelIndex books = tree.model()->index(0, 0);
    drag(tree, tree.model()->index(0, 0, tree.model()->index(1, 0)), tree.model()->index(0, 0, books));
    drag(tree, tree.model()->index(0, 0, books), tree.model()->index(1, 0));
    QCOMPARE(textOf(*definition), bookshop());
    // The entry of another document is not one of this tree.
    auto other = open(bookshop());
    PathTreeModel foreign(other->document());
    const std::unique_ptr<QMimeData> data(foreign.mimeData({foreign.index(2, 0)}));
    QVERIFY(!tree.model()->canDropMimeData(data.get(), Qt::MoveAction, 0, 0, {}));
}

void TestPathList::passesTheModelTester()
{
    auto definition = open(
        "openapi: 3.2.0\npaths:\n  /a:\n    get: {}\n    query: {}\nwebhooks:\n  made:\n    post: {}\n");
    document::Document &document = definition->document();
    PathTreeModel model(document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    using document::Value;
    const Value operation = Value::object({{"summary", Value::string(u"s"_qs)}});
    QVERIFY(document.insert({"paths", "/b"}, Value::object({{"get", operation}})));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(2, 0).data().toString(), u"made"_qs);
    QVERIFY(document.set({"webhooks", "made", "put"}, operation));
    QCOMPARE(model.rowCount(model.index(2, 0)), 2);
    QVERIFY(document.set({"paths", "/a", "additionalOperations"}, Value::object({{"COPY", operation}})));
    QCOMPARE(model.rowCount(model.index(0, 0)), 3);
    QVERIFY(document.set({"openapi"}, Value::string(u"3.1.0"_qs)));
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
    QVERIFY(document.renameKey({"webhooks", "made"}, "sold"));
    QCOMPARE(model.index(2, 0).data().toString(), u"sold"_qs);
    QVERIFY(document.moveEntry({"paths", "/b"}, 0));
    QCOMPARE(model.index(0, 0).data().toString(), u"/b"_qs);
    QVERIFY(document.remove({"paths"}));
    QCOMPARE(model.rowCount(), 1);
    while (document.canUndo())
        document.undo();
    QCOMPARE(model.rowCount(), 2);
}

GATEWRIGHT_TEST(TestPathList, QApplication)
#include "testpathlist.moc"
