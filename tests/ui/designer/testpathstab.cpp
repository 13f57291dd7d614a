#include "pathtreedriving.h"
#include "pathtreemodel.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QTreeView>

using namespace designer;

class TestPathsTab final : public QObject
{
    Q_OBJECT

private slots:
    void listsPathsAndOperationsInOrder();
    void filtersByPathMethodAndSummary();
    void addsAPathAndNamesIt();
    void rejectsAnExistingPath();
    void addsAnOperationAndChoosesItsMethod();
    void duplicatesAPathWithoutItsOperationIds();
    void duplicatesAnOperation();
    void duplicatesAnOperationWithItsComments();
    void deletesAnOperationAndUndoes();
    void movesAPath();
    void editsReferencedPathsAtTheirTarget();
    void survivesAnyFileContent_data();
    void survivesAnyFileContent();
    void keepsTheSelectionOverEdits();
    void followsEditsOfTheText();
    void revealsTheOperationOfAPlace();
    void offersToAddTheFirstResource();
    void modelPassesTheModelTester();
};

void TestPathsTab::listsPathsAndOperationsInOrder()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    QCOMPARE(treeText(tab),
             u"/books\n  GET List books\n  POST Add a book\n/books/{id}\n  GET One book\n/old\n  GET The old way"_qs);
}

void TestPathsTab::filtersByPathMethodAndSummary()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
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

void TestPathsTab::rejectsAnExistingPath()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(treeText(tab).startsWith(u"/books\n  GET List books\n  PUT List books\n  POST Add a book\n"));
    QCOMPARE(textOf(*definition).count("operationId"), 1);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::duplicatesAnOperationWithItsComments()
{
    const QByteArray commented = bookshop().replace("      summary: List books\n",
                                                    "      # why\n      summary: 'List books' # short\n");
    auto definition = open(commented);
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(textOf(*definition).count("      # why\n      summary: 'List books' # short\n"), 2);
}

void TestPathsTab::deletesAnOperationAndUndoes()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_Delete);
    QTRY_VERIFY(!textOf(*definition).contains("Add a book"));
    QVERIFY(treeText(tab).startsWith(u"/books\n  GET List books\n/books/{id}"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    choose(tab, 0);
    click(tab, u"deleteEntry"_qs);
    QTRY_VERIFY(treeText(tab).startsWith(u"/books/{id}"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::movesAPath()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1);
    QTest::keyClick(control(tab, u"pathTree"_qs), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(treeText(tab).startsWith(u"/books/{id}\n"));
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().data().toString(), u"/books/{id}"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestPathsTab::editsReferencedPathsAtTheirTarget()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 2, 0);
    auto *forms = control(tab, u"referencedForms"_qs);
    QCOMPARE(control<QLineEdit>(*forms, u"operationSummary"_qs)->text(), u"The old way"_qs);
    type(*forms, u"operationSummary"_qs, u"The new way"_qs);
    const document::Pointer old{"components", "pathItems", "Old"};
    QCOMPARE(definition->document().snapshot().at(old / document::Pointer{"get", "summary"}).text(), u"The new way"_qs);
    const QList<navigation::Visit> &asked = definition.shown();
    click(tab, u"openElsewhere"_qs);
    QCOMPARE(asked.first().location.pointer, old.child("get"));
    // The path itself is in `paths`.
    choose(tab, 2);
    QVERIFY(control(*forms, u"pathSummary"_qs)->isVisible());
    type(*forms, u"pathName"_qs, u"/older"_qs);
    QTest::keyClick(control(*forms, u"pathName"_qs), Qt::Key_Return);
    QCOMPARE(definition->document().snapshot().at({"paths", "/older", "$ref"}).text(),
             u"#/components/pathItems/Old"_qs);
    choose(tab, 0);
    QVERIFY(!control(tab, u"referencedBanner"_qs)->isVisible());
}

void TestPathsTab::survivesAnyFileContent_data()
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

void TestPathsTab::survivesAnyFileContent()
{
    QFETCH(QByteArray, paths);
    const QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n" + paths;
    auto definition = open(text);
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
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
    PathsTab tab(definition.context());
    show(tab);
    QVERIFY(tab.reveal({"paths", "/books", "post", "summary"}));
    QVERIFY(control(tab, u"operationSummary"_qs)->hasFocus());
    QVERIFY(tab.reveal({"paths", "/books", "get", "responses", "200"}));
    QVERIFY(control(tab, u"responseDescription"_qs)->hasFocus());
    QVERIFY(tab.reveal({"paths", "/books/{id}"}));
    QCOMPARE(control<QTreeView>(tab, u"pathTree"_qs)->currentIndex().data().toString(), u"/books/{id}"_qs);
    QVERIFY(!tab.reveal({"info"}));
}

void TestPathsTab::offersToAddTheFirstResource()
{
    auto definition = open("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
    PathsTab tab(definition.context());
    show(tab);
    click(tab, u"addFirstResource"_qs);
    QVERIFY(control(tab, u"newResourceName"_qs)->hasFocus());
    QTest::keyClick(control(tab, u"newResourceName"_qs), Qt::Key_Escape);
    QVERIFY(control(tab, u"addFirstResource"_qs)->isVisible());
}

void TestPathsTab::modelPassesTheModelTester()
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

GATEWRIGHT_TEST(TestPathsTab, QApplication)
#include "testpathstab.moc"
