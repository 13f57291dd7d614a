#include "livereferences.h"
#include "operationform.h"
#include "pathtreedriving.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>

using namespace designer;

class TestOperationForm final : public QObject
{
    Q_OBJECT

private slots:
    void choosesWhoseSecurityApplies();
    void editsTheFieldsOfAnOperation();
    void writesEachTag();
    void completesTags();
    void editsParametersInTheirCells();
    void choosesTheTypeFromAList();
    void namesTheEditorOfACell();
    void showsTheLastRowAboveTheScrollBar();
    void showsReferencesAndContentReadOnly();
    void addsAndRemovesParameters();
    void editsResponses();
    void addsAndRemovesTheRequestBody();
    void closesWhileACellIsEdited();
};

void TestOperationForm::editsTheFieldsOfAnOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    type(tab, u"operationSummary"_qs, u"All books"_qs);
    QVERIFY(treeText(tab).contains(u"GET All books"));
    type(tab, u"operationId"_qs, u"allBooks"_qs);
    type(tab, u"operationDescription"_qs, u"Pages"_qs);
    control(tab, u"operationId"_qs)->setFocus(Qt::TabFocusReason);
    QByteArray expected = bookshop();
    // A description is after the summary in the table.
    expected.replace("      operationId: listBooks\n      summary: List books\n",
                     "      operationId: allBooks\n      summary: All books\n      description: Pages\n");
    QCOMPARE(textOf(*definition), expected);
    for (int step = 0; step < 3; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

/** The tags of the document are offered, and the chosen one is added. */
void TestOperationForm::completesTags()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 1);
    auto *list = control<QListView>(tab, u"operationTags"_qs);
    list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list, Qt::Key_S);
    auto *line = qobject_cast<QLineEdit *>(list->focusWidget());
    QVERIFY(line && line->completer());
    QTest::keyClick(line, Qt::Key_T);
    QTRY_VERIFY(line->completer()->popup()->isVisible());
    QCOMPARE(line->completer()->currentCompletion(), u"stock"_qs);
    QTest::keyClick(line->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(line->completer()->popup(), Qt::Key_Return);
    QTRY_COMPARE(support::entriesOf(tab, u"operationTags"_qs), QStringList(u"stock"_qs));
}

void TestOperationForm::writesEachTag()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const QString tags = u"operationTags"_qs;
    QCOMPARE(support::entriesOf(tab, tags), QStringList({u"books"_qs, u"stock"_qs}));
    support::typeEntries(tab, tags, {u"new"_qs, u"books"_qs});
    QCOMPARE(textOf(*definition), bookshop().replace("tags: [books, stock]", "tags: [books, stock, new]"));
    QTest::keyClick(control(tab, tags), Qt::Key_Up);
    QTest::keyClick(control(tab, tags), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(textOf(*definition), bookshop().replace("tags: [books, stock]", "tags: [books, new, stock]"));
    QCOMPARE(support::entriesOf(tab, tags), QStringList({u"books"_qs, u"new"_qs, u"stock"_qs}));
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QCOMPARE(support::entriesOf(tab, tags), QStringList({u"books"_qs, u"stock"_qs}));
    support::clearEntries(tab, tags);
    QCOMPARE(textOf(*definition), bookshop().replace("      tags: [books, stock]\n", ""));
}

void TestOperationForm::editsParametersInTheirCells()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    typeIntoCell(tab, u"operationParameters"_qs, 0, 0, u"pageNumber"_qs);
    typeIntoCell(tab, u"operationParameters"_qs, 0, 4, u"From 1"_qs);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    const QModelIndex required = view->model()->index(0, 2);
    view->setCurrentIndex(required);
    QTest::keyClick(view, Qt::Key_Space);
    QByteArray expected = bookshop();
    expected.replace(
        "        - name: page\n          in: query\n          description: Which page\n          schema: {type: integer}\n",
        "        - name: pageNumber\n          in: query\n          description: From 1\n          required: true\n          schema: {type: integer}\n");
    QCOMPARE(textOf(*definition), expected);
    for (int step = 0; step < 3; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationForm::choosesTheTypeFromAList()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    view->setFocus(Qt::TabFocusReason);
    view->setCurrentIndex(view->model()->index(0, 3));
    QTest::keyClick(view, Qt::Key_F2);
    auto *box = control<QComboBox>(tab, u"cellChoice"_qs);
    QCOMPARE(box->currentText(), u"integer"_qs);
    QCOMPARE(box->accessibleName(), u"Type, page"_qs);
    QTest::keyClick(box, Qt::Key_S);
    QCOMPARE(textOf(*definition), bookshop().replace("description: Which page\n          schema: {type: integer}",
                                                     "description: Which page\n          schema: {type: string}"));
}

void TestOperationForm::namesTheEditorOfACell()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    view->setFocus(Qt::TabFocusReason);
    const QModelIndex description = view->model()->index(0, 4);
    view->setCurrentIndex(description);
    QTest::keyClick(view, Qt::Key_F2);
    QCOMPARE(view->indexWidget(description)->accessibleName(), u"Description, page"_qs);
}

/** In a narrow form, too. */
void TestOperationForm::showsTheLastRowAboveTheScrollBar()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    tab.resize(560, 700);
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    QTRY_VERIFY(view->horizontalScrollBar()->isVisible());
    const QModelIndex last = view->model()->index(view->model()->rowCount() - 1, 0);
    QTRY_VERIFY(view->viewport()->rect().contains(view->visualRect(last)));
}

void TestOperationForm::showsReferencesAndContentReadOnly()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    const QAbstractItemModel *model = view->model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(1, 0).data().toString(), u"limit"_qs);
    for (int column = 0; column < model->columnCount(); ++column)
        QVERIFY(!model->flags(model->index(1, column)).testAnyFlags(Qt::ItemIsEditable | Qt::ItemIsUserCheckable));
    QVERIFY(model->index(1, 0).data(Qt::ToolTipRole).toString().contains(u"#/components/parameters/Limit"));
    QCOMPARE(model->index(2, 3).data().toString(), u"content"_qs);
    QVERIFY(!model->flags(model->index(2, 3)).testFlag(Qt::ItemIsEditable));
    QVERIFY(model->flags(model->index(2, 0)).testFlag(Qt::ItemIsEditable));
    const QList<navigation::Visit> &asked = definition.shown();
    view->selectRow(1);
    click(tab, u"operationParametersSource"_qs);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().location.pointer.toString(), u"/paths/~1books/get/parameters/1"_qs);
}

void TestOperationForm::addsAndRemovesParameters()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    click(tab, u"operationParametersAdd"_qs);
    auto *editor = control(tab, u"operationParameters"_qs)->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"lang"_qs);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(!control(tab, u"operationParameters"_qs)->findChild<QLineEdit *>());
    const document::Node added = definition->document().snapshot().at(
        {"paths", "/books/{id}", "get", "parameters", "0"});
    QCOMPARE(added.member("name").text(), u"lang"_qs);
    QCOMPARE(added.member("in").text(), u"query"_qs);
    click(tab, u"operationParametersRemove"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationForm::editsResponses()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const QAbstractItemModel *model = control<QTableView>(tab, u"operationResponses"_qs)->model();
    QCOMPARE(model->index(1, 1).data().toString(), u"Something went wrong"_qs);
    QVERIFY(!model->flags(model->index(1, 1)).testFlag(Qt::ItemIsEditable));
    typeIntoCell(tab, u"operationResponses"_qs, 0, 0, u"206"_qs);
    typeIntoCell(tab, u"operationResponses"_qs, 0, 1, u"A part"_qs);
    QCOMPARE(textOf(*definition), bookshop().replace("        \"200\":\n          description: A page of books\n",
                                                     "        \"206\":\n          description: A part\n"));
    refuseInCell(tab, u"operationResponses"_qs, 0, 0, u"default"_qs);
    QCOMPARE(model->index(0, 0).data().toString(), u"206"_qs);
    refuseInCell(tab, u"operationResponses"_qs, 0, 0, u"20"_qs);
    QCOMPARE(model->index(0, 0).data().toString(), u"206"_qs);
    click(tab, u"operationResponsesAdd"_qs);
    QCOMPARE(model->rowCount(), 3);
    const document::Pointer responses{"paths", "/books", "get", "responses"};
    const auto descriptionOf = [&](const char *status) {
        return definition->document().snapshot().at(responses / document::Pointer{status, "description"}).text();
    };
    QCOMPARE(descriptionOf("200"), u"OK"_qs);
    // It is the one of the status until another one is typed.
    typeIntoCell(tab, u"operationResponses"_qs, 2, 0, u"409"_qs);
    QCOMPARE(descriptionOf("409"), u"Conflict"_qs);
    typeIntoCell(tab, u"operationResponses"_qs, 2, 1, u"No such page"_qs);
    typeIntoCell(tab, u"operationResponses"_qs, 2, 0, u"410"_qs);
    QCOMPARE(descriptionOf("410"), u"No such page"_qs);
}

void TestOperationForm::addsAndRemovesTheRequestBody()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    QVERIFY(!control(tab, u"requestBodyDescription"_qs)->isVisible());
    click(tab, u"requestBodyAdd"_qs);
    QVERIFY(control(tab, u"requestBodyDescription"_qs)->isVisible());
    QTest::keyClicks(control(tab, u"requestBodyDescription"_qs), u"Body"_qs);
    QTest::keyClick(control(tab, u"requestBodyRequired"_qs), Qt::Key_Space);
    const document::Node body = definition->document().snapshot().at({"paths", "/books/{id}", "get", "requestBody"});
    QCOMPARE(body.member("description").text(), u"Body"_qs);
    QVERIFY(body.member("required").toBool());
    click(tab, u"requestBodyRemove"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationForm::closesWhileACellIsEdited()
{
    auto definition = open(bookshop());
    {
        PathsTab tab(definition.context());
        show(tab);
        choose(tab, 0, 0);
        auto *view = control<QTableView>(tab, u"operationParameters"_qs);
        view->setCurrentIndex(view->model()->index(0, 0));
        view->edit(view->currentIndex());
        QTest::keyClicks(view->findChild<QLineEdit *>(), u"half"_qs);
    }
    QVERIFY(definition->document().snapshot().isValid());
}

void TestOperationForm::choosesWhoseSecurityApplies()
{
    auto definition = open(bookshop());
    const workspace::LiveReferences references({definition.get()});
    OperationForm form(definition.context(), references);
    form.setOperation(PathEntry{"/books", "get", false}, {"paths", "/books", "get"}, {});
    show(form);
    const document::Pointer security{"paths", "/books", "get", "security"};
    const QByteArray before = textOf(*definition);
    auto *box = control<QComboBox>(form, u"objectSecurityChoice"_qs);
    QCOMPARE(box->currentText(), u"Requirements of the document"_qs);
    support::choose(form, u"objectSecurityChoice"_qs, 1);
    QVERIFY(definition->document().snapshot().at(security).isSequence());
    QCOMPARE(definition->document().snapshot().at(security).childCount(), 0);
    support::choose(form, u"objectSecurityChoice"_qs, 2);
    QVERIFY(definition->document().snapshot().at(security / document::Pointer{"0", "clientLogin"}).isSequence());
    support::choose(form, u"objectSecurityChoice"_qs, 0);
    QVERIFY(!definition->document().snapshot().at(security).exists());
    while (definition->document().canUndo())
        definition->document().undo();
    QCOMPARE(textOf(*definition), before);
}

GATEWRIGHT_TEST(TestOperationForm, QApplication)
#include "testoperationform.moc"
