#include "designerfixture.h"
#include "pathstab.h"
#include "pathtreemodel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace designer;

class TestPathsTab : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void listsPathsAndOperationsInOrder();
    void filtersByPathMethodAndSummary();
    void addsAPathAndNamesIt();
    void refusesAPathThatIsThere();
    void addsAnOperationAndChoosesItsMethod();
    void duplicatesAPathWithoutItsOperationIds();
    void duplicatesAnOperation();
    void deletesAnOperationAndUndoes();
    void movesAPath();
    void editsTheFieldsOfAnOperation();
    void writesTagsWhenTheyAreLeft();
    void editsParametersInTheirCells();
    void choosesTheTypeFromAList();
    void showsReferencesAndContentReadOnly();
    void addsAndRemovesParameters();
    void editsResponses();
    void addsAndRemovesTheRequestBody();
    void showsReferencedPathsReadOnly();
    void survivesWhateverTheFileHolds_data();
    void survivesWhateverTheFileHolds();
    void keepsTheSelectionOverEdits();
    void followsEditsOfTheText();
    void revealsTheOperationOfAPlace();
    void asksForAFirstPath();
    void endsWhileACellIsEdited();
    void modelKeepsItsPromises();
};

void TestPathsTab::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_qs));
}

/** The tree as indented text: what a person sees. */
static QString treeText(const PathsTab &tab)
{
    const QAbstractItemModel *model = control<QTreeView>(tab, u"pathTree"_qs)->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex path = model->index(row, 0);
        lines.append(path.data().toString());
        for (int inner = 0; inner < model->rowCount(path); ++inner) {
            const QModelIndex operation = model->index(inner, 0, path);
            lines.append(u"  "_qs + operation.data(Qt::AccessibleTextRole).toString().section(u' ', 0, 0) + u' ' +
                         operation.data().toString());
        }
    }
    return lines.join(u'\n');
}

/** Chooses a row by its place in the tree, with the mouse. */
static void choose(const PathsTab &tab, int path, int operation = -1)
{
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    QModelIndex index = tree->model()->index(path, 0);
    if (operation >= 0)
        index = tree->model()->index(operation, 0, index);
    tree->scrollTo(index);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
    QCOMPARE(tree->currentIndex(), index);
}

void TestPathsTab::listsPathsAndOperationsInOrder()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    QCOMPARE(treeText(tab),
             u"/books\n  GET List books\n  POST Add a book\n/books/{id}\n  GET One book\n/old\n  GET The old way"_qs);
}

void TestPathsTab::filtersByPathMethodAndSummary()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"POST"_qs);
    QCOMPARE(treeText(tab), u"/books\n  POST Add a book"_qs);
    QTest::keyClick(control(tab, u"pathFilter"_qs), Qt::Key_Escape);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"{id}"_qs);
    QCOMPARE(treeText(tab), u"/books/{id}\n  GET One book"_qs);
    QTest::keyClick(control(tab, u"pathFilter"_qs), Qt::Key_Escape);
    QTest::keyClicks(control(tab, u"pathFilter"_qs), u"the OLD"_qs);
    QCOMPARE(treeText(tab), u"/old\n  GET The old way"_qs);
}

void TestPathsTab::addsAPathAndNamesIt()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    click(tab, u"addPath"_qs);
    QVERIFY(control(tab, u"pathName"_qs)->hasFocus());
    QTest::keyClicks(control(tab, u"pathName"_qs), u"/authors"_qs);
    QTest::keyClick(control(tab, u"pathName"_qs), Qt::Key_Return);
    QByteArray expected = bookshop();
    expected.replace(
        "    $ref: '#/components/pathItems/Old'\n",
        "    $ref: '#/components/pathItems/Old'\n  /authors:\n    get:\n      responses:\n        '200':\n          description: OK\n");
    QCOMPARE(textOf(*definition), expected);
    QVERIFY(treeText(tab).endsWith(u"/authors\n  GET No summary"));
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::refusesAPathThatIsThere()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 1);
    type(tab, u"pathName"_qs, u"/books"_qs);
    QTest::keyClick(control(tab, u"pathName"_qs), Qt::Key_Return);
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(control(tab, u"pathName"_qs)->accessibleDescription().contains(u"already"));
    type(tab, u"pathName"_qs, u"books"_qs);
    QTest::keyClick(control(tab, u"pathName"_qs), Qt::Key_Return);
    QVERIFY(control(tab, u"pathName"_qs)->accessibleDescription().contains(u"slash"));
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::addsAnOperationAndChoosesItsMethod()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 1);
    click(tab, u"addOperation"_qs);
    auto *method = control<QComboBox>(tab, u"operationMethod"_qs);
    QVERIFY(method->hasFocus());
    QCOMPARE(method->currentText(), u"POST"_qs);
    QTest::keyClick(method, Qt::Key_D);
    QVERIFY(treeText(tab).contains(u"/books/{id}\n  GET One book\n  DELETE No summary"));
    QByteArray expected = bookshop();
    expected.replace(
        "        \"200\": {description: The book}\n",
        "        \"200\": {description: The book}\n    delete:\n      responses:\n        '200':\n          description: OK\n");
    QCOMPARE(textOf(*definition), expected);
    QCOMPARE(definition->document().undoName(), u"Change method"_qs);
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::duplicatesAPathWithoutItsOperationIds()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0);
    click(tab, u"duplicateEntry"_qs);
    QVERIFY(treeText(tab).contains(u"/books-copy\n  GET List books\n  POST Add a book"));
    QCOMPARE(textOf(*definition).count("operationId"), 1);
    QVERIFY(control(tab, u"pathName"_qs)->hasFocus());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::duplicatesAnOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 0);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(treeText(tab).startsWith(u"/books\n  GET List books\n  POST Add a book\n  PUT List books\n"));
    QCOMPARE(textOf(*definition).count("operationId"), 1);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::deletesAnOperationAndUndoes()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 1);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_Delete);
    QVERIFY(!textOf(*definition).contains("Add a book"));
    QVERIFY(treeText(tab).startsWith(u"/books\n  GET List books\n/books/{id}"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    choose(tab, 0);
    click(tab, u"deleteEntry"_qs);
    QVERIFY(treeText(tab).startsWith(u"/books/{id}"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::movesAPath()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 1);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(treeText(tab).startsWith(u"/books/{id}\n"));
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().data().toString(), u"/books/{id}"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::editsTheFieldsOfAnOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 0);
    type(tab, u"operationSummary"_qs, u"All books"_qs);
    QVERIFY(treeText(tab).contains(u"GET All books"));
    type(tab, u"operationId"_qs, u"allBooks"_qs);
    type(tab, u"operationDescription"_qs, u"Pages"_qs);
    control(tab, u"operationId"_qs)->setFocus(Qt::TabFocusReason);
    QByteArray expected = bookshop();
    expected.replace("      operationId: listBooks\n      summary: List books\n",
                     "      operationId: allBooks\n      summary: All books\n");
    expected.replace("        default: {$ref: '#/components/responses/Problem'}\n",
                     "        default: {$ref: '#/components/responses/Problem'}\n      description: Pages\n");
    QCOMPARE(textOf(*definition), expected);
    for (int step = 0; step < 3; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::writesTagsWhenTheyAreLeft()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 0);
    QCOMPARE(control<QLineEdit>(tab, u"operationTags"_qs)->text(), u"books, stock"_qs);
    type(tab, u"operationTags"_qs, u"books, new, stock,"_qs);
    QCOMPARE(textOf(*definition), bookshop());
    QTest::keyClick(control(tab, u"operationTags"_qs), Qt::Key_Return);
    QCOMPARE(textOf(*definition), bookshop().replace("tags: [books, stock]", "tags: [books, new, stock]"));
    QCOMPARE(control<QLineEdit>(tab, u"operationTags"_qs)->text(), u"books, new, stock"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QCOMPARE(control<QLineEdit>(tab, u"operationTags"_qs)->text(), u"books, stock"_qs);
    type(tab, u"operationTags"_qs, {});
    control(tab, u"operationId"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(textOf(*definition), bookshop().replace("      tags: [books, stock]\n", ""));
}

void TestPathsTab::editsParametersInTheirCells()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
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
        "        - name: pageNumber\n          in: query\n          description: From 1\n          schema: {type: integer}\n          required: true\n");
    QCOMPARE(textOf(*definition), expected);
    for (int step = 0; step < 3; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::choosesTheTypeFromAList()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    view->setFocus(Qt::TabFocusReason);
    view->setCurrentIndex(view->model()->index(0, 3));
    QTest::keyClick(view, Qt::Key_F2);
    auto *box = control<QComboBox>(tab, u"cellChoice"_qs);
    QCOMPARE(box->currentText(), u"integer"_qs);
    QTest::keyClick(box, Qt::Key_S);
    QCOMPARE(textOf(*definition), bookshop().replace("description: Which page\n          schema: {type: integer}",
                                                     "description: Which page\n          schema: {type: string}"));
}

void TestPathsTab::showsReferencesAndContentReadOnly()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
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
    QSignalSpy asked(&tab, &DesignerTab::sourceRequested);
    view->selectRow(1);
    click(tab, u"operationParametersSource"_qs);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<document::Pointer>().toString(), u"/paths/~1books/get/parameters/1"_qs);
}

void TestPathsTab::addsAndRemovesParameters()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
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

void TestPathsTab::editsResponses()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 0);
    const QAbstractItemModel *model = control<QTableView>(tab, u"operationResponses"_qs)->model();
    QCOMPARE(model->index(1, 1).data().toString(), u"Something went wrong"_qs);
    QVERIFY(!model->flags(model->index(1, 1)).testFlag(Qt::ItemIsEditable));
    typeIntoCell(tab, u"operationResponses"_qs, 0, 0, u"206"_qs);
    typeIntoCell(tab, u"operationResponses"_qs, 0, 1, u"A part"_qs);
    QCOMPARE(textOf(*definition), bookshop().replace("        \"200\":\n          description: A page of books\n",
                                                     "        \"206\":\n          description: A part\n"));
    typeIntoCell(tab, u"operationResponses"_qs, 0, 0, u"default"_qs);
    QCOMPARE(model->index(0, 0).data().toString(), u"206"_qs);
    typeIntoCell(tab, u"operationResponses"_qs, 0, 0, u"20"_qs);
    QCOMPARE(model->index(0, 0).data().toString(), u"206"_qs);
    click(tab, u"operationResponsesAdd"_qs);
    QCOMPARE(model->rowCount(), 3);
    QVERIFY(
        definition->document().snapshot().at({"paths", "/books", "get", "responses", "200", "description"}).isString());
}

void TestPathsTab::addsAndRemovesTheRequestBody()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
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

void TestPathsTab::showsReferencedPathsReadOnly()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 2);
    QVERIFY(!control(tab, u"pathName"_qs)->isEnabled());
    QVERIFY(!control(tab, u"pathSummary"_qs)->isVisible());
    choose(tab, 2, 0);
    QCOMPARE(control<QLineEdit>(tab, u"operationSummary"_qs)->text(), u"The old way"_qs);
    QVERIFY(!control(tab, u"operationSummary"_qs)->isEnabled());
    QSignalSpy asked(&tab, &DesignerTab::sourceRequested);
    QTRY_VERIFY(control(tab, u"operationSource"_qs)->isVisible());
    click(tab, u"operationSource"_qs);
    QCOMPARE(asked.first().first().value<document::Pointer>().toString(), u"/components/pathItems/Old/get"_qs);
}

void TestPathsTab::survivesWhateverTheFileHolds_data()
{
    QTest::addColumn<QByteArray>("paths");
    QTest::newRow("paths are a list") << QByteArray("- a\n- b\n");
    QTest::newRow("paths are text") << QByteArray("  nothing\n");
    QTest::newRow("a path is a number") << QByteArray("  /a: 5\n");
    QTest::newRow("an operation is text") << QByteArray("  /a:\n    get: soon\n");
    QTest::newRow("an operation is empty") << QByteArray("  /a:\n    get:\n");
    QTest::newRow("parameters are an object")
        << QByteArray("  /a:\n    get:\n      parameters: {name: x}\n      responses: []\n");
    QTest::newRow("a parameter is text") << QByteArray(
        "  /a:\n    get:\n      parameters: [x, [y], null]\n      responses: {200: x, 404: [a]}\n");
    QTest::newRow("a reference to itself") << QByteArray("  /a:\n    $ref: '#/paths/~1a'\n");
    QTest::newRow("a reference to nothing") << QByteArray(
        "  /a:\n    get:\n      parameters:\n      - $ref: '#/nowhere'\n      requestBody: {$ref: '#/no'}\n");
    QTest::newRow("aliases") << QByteArray("  /a: &a\n    get:\n      summary: s\n      tags: [{a: b}]\n  /b: *a\n");
    QTest::newRow("numbers as texts") << QByteArray(
        "  /a:\n    get:\n      summary: 5\n      operationId: [x]\n      tags: books\n      deprecated: 'no'\n");
    QTest::newRow("nested types") << QByteArray(
        "  /a:\n    get:\n      parameters:\n      - name: 5\n        in: {a: b}\n        required: 'x'\n        schema: {type: [string, 'null']}\n");
}

void TestPathsTab::survivesWhateverTheFileHolds()
{
    QFETCH(QByteArray, paths);
    const QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + paths;
    auto definition = open(text);
    PathsTab tab(*definition);
    show(tab);
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    for (int row = 0; row < tree->model()->rowCount(); ++row) {
        choose(tab, row);
        for (int inner = 0; inner < tree->model()->rowCount(tree->model()->index(row, 0)); ++inner)
            choose(tab, row, inner);
    }
    tab.grab();
    QCOMPARE(textOf(*definition), text);
}

void TestPathsTab::keepsTheSelectionOverEdits()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 1, 0);
    QVERIFY(definition->document().remove({"paths", "/books"}));
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().data().toString(), u"One book"_qs);
    definition->document().undo();
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().data().toString(), u"One book"_qs);
    QCOMPARE(control<QLineEdit>(tab, u"operationSummary"_qs)->text(), u"One book"_qs);
}

void TestPathsTab::followsEditsOfTheText()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    choose(tab, 0, 0);
    const qsizetype at = bookshop().indexOf("List books");
    QVERIFY(definition->document().spliceText({at, 4, "Show"}));
    QCOMPARE(control<QLineEdit>(tab, u"operationSummary"_qs)->text(), u"Show books"_qs);
    QVERIFY(treeText(tab).contains(u"GET Show books"));
    QVERIFY(definition->document().spliceText({at, 4, "\""}));
    QVERIFY(!definition->document().snapshot().isValid());
    QVERIFY(!control(tab, u"operationSummary"_qs)->isEnabled());
    definition->document().undo();
    QVERIFY(control(tab, u"operationSummary"_qs)->isEnabled());
}

void TestPathsTab::revealsTheOperationOfAPlace()
{
    auto definition = open(bookshop());
    PathsTab tab(*definition);
    show(tab);
    QVERIFY(tab.reveal({"paths", "/books", "post", "summary"}));
    QVERIFY(control(tab, u"operationSummary"_qs)->hasFocus());
    QVERIFY(tab.reveal({"paths", "/books", "get", "responses", "200"}));
    QVERIFY(control(tab, u"operationResponses"_qs)->hasFocus());
    QVERIFY(tab.reveal({"paths", "/books/{id}"}));
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().data().toString(), u"/books/{id}"_qs);
    QVERIFY(!tab.reveal({"info"}));
}

void TestPathsTab::asksForAFirstPath()
{
    auto definition = open("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
    PathsTab tab(*definition);
    show(tab);
    click(tab, u"addFirstPath"_qs);
    QCOMPARE(
        textOf(*definition),
        QByteArray(
            "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /new-path:\n    get:\n      responses:\n        '200':\n          description: OK\n"));
    definition->document().undo();
    QVERIFY(control(tab, u"addFirstPath"_qs)->isVisible());
}

void TestPathsTab::endsWhileACellIsEdited()
{
    auto definition = open(bookshop());
    {
        PathsTab tab(*definition);
        show(tab);
        choose(tab, 0, 0);
        auto *view = control<QTableView>(tab, u"operationParameters"_qs);
        view->setCurrentIndex(view->model()->index(0, 0));
        view->edit(view->currentIndex());
        QTest::keyClicks(view->findChild<QLineEdit *>(), u"half"_qs);
    }
    QVERIFY(definition->document().snapshot().isValid());
}

void TestPathsTab::modelKeepsItsPromises()
{
    auto definition = open(bookshop());
    PathTreeModel model(definition->document());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    document::Document &document = definition->document();
    QVERIFY(document.set({"paths", "/books", "get", "summary"}, document::Value::string(u"New"_qs)));
    QVERIFY(document.remove({"paths", "/books", "post"}));
    QVERIFY(document.renameKey({"paths", "/books"}, "/tomes"));
    QVERIFY(document.remove({"paths"}));
    QCOMPARE(model.rowCount(), 0);
    while (document.canUndo())
        document.undo();
    QCOMPARE(model.rowCount(), 3);
}

QTEST_MAIN(TestPathsTab)
#include "testpathstab.moc"
