#include "banner.h"
#include "colors.h"
#include "heading.h"
#include "livereferences.h"
#include "measures.h"
#include "operationpage.h"
#include "pathtreedriving.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

using namespace designer;

class TestOperationPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void choosesWhoseSecurityApplies();
    void editsTheFieldsOfAnOperation();
    void completesTags();
    void writesEachTag();
    void editsParametersInTheirCells();
    void choosesTheTypeFromAList();
    void namesTheEditorOfACell();
    void sharesTheWidthBetweenColumns();
    void fitsIntoANarrowWindow();
    void hasTheButtonsOfATableInOneRow();
    void growsWithTheDescription();
    void hasLargerTitlesForItsSections();
    void keepsButtonsInPlace();
    void showsItsPartsInTurn();
    void alignsItsFields();
    void showsReferencesAndContentReadOnly();
    void addsAndRemovesParameters();
    void listsParametersOfThePath();
    void addsReferencesToComponents();
    void addsResponsesByStatus();
    void addsAResponseThatIsAComponent();
    void changesTheStatusAndMovesResponses();
    void listsManyResponses();
    void editsAResponseInPlace();
    void editsAComponentInPlace();
    void titlesFoldsWithTheirContent();
    void reachesItsControlsInReadingOrder();
    void addsAndRemovesTheRequestBody();
    void addsRenamesAndRemovesMediaTypes();
    void addsPartsToAForm();
    void addsHeadersByName();
    void requiresSecurityWithScopes();
    void revealsPlacesInResponses();
    void countsProblems();
    void namesItsControls();
    void closesWhileACellIsEdited();
};

void TestOperationPage::editsTheFieldsOfAnOperation()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    type(tab, u"operationSummary"_qs, u"All books"_qs);
    QVERIFY(treeText(tab).contains(u"GET All books"));
    type(tab, u"operationId"_qs, u"allBooks"_qs);
    click(tab, u"operationDescriptionFold"_qs);
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
void TestOperationPage::completesTags()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
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

void TestOperationPage::writesEachTag()
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

void TestOperationPage::editsParametersInTheirCells()
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

void TestOperationPage::choosesTheTypeFromAList()
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

void TestOperationPage::namesTheEditorOfACell()
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

namespace {

int widthOfColumns(const QTableView &view)
{
    int width = 0;
    for (int column = 0; column < view.model()->columnCount(); ++column)
        width += view.columnWidth(column);
    return width;
}

/** The operation GET /books with long texts in its cells. */
QByteArray bookshopWithLongTexts()
{
    return bookshop().replace("name: page\n          in: query\n          description: Which page",
                              "name: " + QByteArray(60, 'n') +
                                  "\n          in: query\n          description: " + QByteArray(200, 'd'));
}

} // namespace

/** No table is scrolled sideways: the type is as wide as its text, a long name has a limit, the description has the
 * rest and is hidden first. */
void TestOperationPage::sharesTheWidthBetweenColumns()
{
    auto definition = open(bookshopWithLongTexts());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    QTRY_COMPARE(widthOfColumns(*view), view->viewport()->width());
    QVERIFY(view->columnWidth(0) <= 220);
    const int type = view->columnWidth(3);
    QVERIFY(type < 120);
    QVERIFY(type >= view->fontMetrics().horizontalAdvance(u"integer"_qs));
    QVERIFY(view->columnWidth(4) > type);
    QVERIFY(view->model()->index(0, 0).data(Qt::ToolTipRole).toString().startsWith(QString(60, u'n')));
    // A reference says where it comes from.
    QVERIFY(!view->isColumnHidden(5));
    tab.resize(640, 700);
    QTRY_VERIFY(view->isColumnHidden(4));
    QTRY_COMPARE(widthOfColumns(*view), view->viewport()->width());
    for (int column = 0; column < 4; ++column)
        QVERIFY(!view->isColumnHidden(column));
    QVERIFY(!view->horizontalScrollBar()->isVisible());
    const QModelIndex last = view->model()->index(view->model()->rowCount() - 1, 0);
    QTRY_VERIFY(view->viewport()->rect().contains(view->visualRect(last)));
    tab.resize(1100, 800);
    QTRY_VERIFY(!view->isColumnHidden(4));
}

/** As in a window of 960 pixels, beside the navigation. */
void TestOperationPage::fitsIntoANarrowWindow()
{
    auto definition = open(bookshopWithLongTexts().replace(
        "          description: A page of books\n",
        "          description: A page of books\n          headers:\n            X-Total: {description: " +
            QByteArray(200, 'd') + ", schema: {type: integer}}\n"));
    PathsTab tab(definition.context());
    show(tab);
    tab.resize(760, 540);
    for (const int operation : {0, 1}) {
        choose(tab, 0, operation);
        auto *area = control<QScrollArea>(tab, u"operationArea"_qs);
        QTRY_VERIFY(area->isVisible());
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(QString::number(operation)));
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
}

void TestOperationPage::hasTheButtonsOfATableInOneRow()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    addInPopup(tab, u"operationParametersAdd"_qs, u"addParameterLine"_qs, u"lang"_qs);
    tab.resize(760, 540);
    const int add = control(tab, u"operationParametersAdd"_qs)->y();
    for (const QString &button :
         {u"operationParametersOpen"_qs, u"operationParametersRemove"_qs, u"operationParametersSource"_qs}) {
        QTRY_VERIFY(control(tab, button)->isVisible());
        QTRY_COMPARE(control(tab, button)->y(), add);
        QVERIFY(!control(tab, button)->accessibleName().isEmpty());
    }
}

void TestOperationPage::growsWithTheDescription()
{
    auto definition = open(bookshop().replace("      operationId: listBooks\n",
                                              "      description: One line\n      operationId: listBooks\n"));
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    auto *edit = control<QPlainTextEdit>(tab, u"operationDescription"_qs);
    const int line = edit->fontMetrics().lineSpacing();
    QTRY_VERIFY(edit->height() < 4 * line);
    type(tab, u"operationDescription"_qs, u"1\n2\n3\n4"_qs);
    QTRY_VERIFY(edit->height() >= 4 * line);
    QVERIFY(edit->height() < 6 * line);
    // A long text scrolls.
    type(tab, u"operationDescription"_qs, QString(40, u'\n'));
    QTRY_VERIFY(edit->height() >= 6 * line);
    QVERIFY(edit->height() < 8 * line);
}

/** What is inside a section has the smaller titles. */
void TestOperationPage::hasLargerTitlesForItsSections()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QMap<QString, int> sizes;
    for (const widgets::Heading *heading : control(tab, u"operationArea"_qs)->findChildren<widgets::Heading *>())
        sizes.insert(heading->text(), heading->fontInfo().pixelSize());
    for (const QString &section : {u"Parameters"_qs, u"Request body"_qs, u"Responses"_qs, u"Security"_qs})
        QVERIFY2(sizes.value(section) > sizes.value(u"Headers"_qs), qPrintable(section));
    QVERIFY(sizes.value(u"Headers"_qs) > 0);
}

/** The selection of a row moves no control, neither beside the table nor below it. */
void TestOperationPage::keepsButtonsInPlace()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    addInPopup(tab, u"operationParametersAdd"_qs, u"addParameterLine"_qs, u"lang"_qs);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    view->setCurrentIndex({});
    const QStringList names{u"operationParametersAdd"_qs, u"operationParametersRemove"_qs,
                            u"operationParametersSource"_qs, u"operationParametersOpen"_qs, u"requestBodyAdd"_qs};
    const auto places = [&] {
        for (int i = 0; i < 5; ++i) // Layouts are activated one inside the other.
            QApplication::processEvents();
        QList<QRect> found;
        for (const QString &name : names)
            found.append({control(tab, name)->mapTo(&tab, QPoint()), control(tab, name)->size()});
        return found;
    };
    const QList<QRect> before = places();
    for (const QString &name : names)
        QVERIFY(control(tab, name)->isVisible());
    QVERIFY(!control(tab, u"operationParametersSource"_qs)->isEnabled());
    for (const int row : {0, 1}) {
        support::clickRow(*view, view->model()->index(row, 0));
        QVERIFY(control(tab, u"operationParametersSource"_qs)->isEnabled());
        QCOMPARE(places(), before);
    }
}

/** Who walks through the operations by keys waits for no body and no response. Who needs one gets it immediately. */
void TestOperationPage::showsItsPartsInTurn()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    auto *description = control(tab, u"responseDescription"_qs);
    QTRY_VERIFY(description->isVisible());
    choose(tab, 0, 1);
    auto *body = control(tab, u"requestBodyRequired"_qs);
    QVERIFY(control(tab, u"operationSummary"_qs)->isVisible());
    QVERIFY(!body->isVisible());
    QVERIFY(!description->isVisible());
    QTRY_VERIFY(body->isVisible());
    QTRY_VERIFY(description->isVisible());
    choose(tab, 0, 0);
    QVERIFY(!description->isVisible());
    QVERIFY(tab.reveal({"paths", "/books", "get", "responses", "200", "description"}));
    QVERIFY(description->isVisible());
    // A hidden part would lose the focus.
    description->setFocus();
    QVERIFY(tab.isAncestorOf(QApplication::focusWidget()));
    const QWidget *focus = QApplication::focusWidget();
    auto *tree = control<QTreeView>(tab, u"pathTree"_qs);
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(1, 0)));
    QVERIFY(description->isVisible());
    QCOMPARE(QApplication::focusWidget(), focus);
}

void TestOperationPage::alignsItsFields()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    support::activate(tab, {1300, 800});
    choose(tab, 0, 0);
    const auto rightOf = [&tab](QAnyStringView name) {
        const QWidget *field = control(tab, name);
        return field->mapTo(&tab, QPoint(field->width(), 0)).x();
    };
    const auto leftOf = [&tab](QAnyStringView name) { return control(tab, name)->mapTo(&tab, QPoint()).x(); };
    QTRY_COMPARE(rightOf(u"operationSummary"_qs), rightOf(u"operationTags"_qs));
    for (const char *name : {"operationSummary", "operationId", "responseTabs", "responseDescription",
                             "operationParameters", "operationDescriptionFold", "responseRest", "operationRest"})
        QCOMPARE(leftOf(QLatin1String(name)), leftOf(u"operationMethod"_qs));
    // A single tab takes no more room than it needs.
    choose(tab, 1, 0);
    auto *statuses = control<QTabBar>(tab, u"responseTabs"_qs);
    QTRY_COMPARE(statuses->count(), 1);
    QTRY_VERIFY(leftOf(u"responseMenu"_qs) <= leftOf(u"responseTabs"_qs) + 80);
    // The line below the current tab begins at the edge of the fields, and so does the arrow of a fold.
    const auto firstOfLine = [statuses] {
        const QImage tabs = statuses->grab().toImage();
        return tabs.pixelColor(0, tabs.height() - 1);
    };
    QTRY_COMPARE(firstOfLine(), theme::color(theme::Role::Accent));
    const QImage fold = control(tab, u"responseRest"_qs)->grab().toImage();
    const QRgb ground = fold.pixel(fold.width() - 1, 0);
    bool hasArrow = false;
    for (int y = 0; y < fold.height(); ++y) {
        for (int x = 0; x < theme::Size::Icon; ++x)
            hasArrow |= fold.pixel(x, y) != ground;
    }
    QVERIFY(hasArrow);
    QVERIFY(control(tab, u"responseRest"_qs)->width() >= control(tab, u"responseRest"_qs)->sizeHint().width());
}

void TestOperationPage::showsReferencesAndContentReadOnly()
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

void TestOperationPage::addsAndRemovesParameters()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    addInPopup(tab, u"operationParametersAdd"_qs, u"addParameterLine"_qs, u"lang"_qs);
    QVERIFY(control(tab, u"operationParameters"_qs)->hasFocus());
    const document::Node added = definition->document().snapshot().at(
        {"paths", "/books/{id}", "get", "parameters", "0"});
    QCOMPARE(added.member("name").text(), u"lang"_qs);
    QCOMPARE(added.member("in").text(), u"query"_qs);
    click(tab, u"operationParametersRemove"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

/** In the table of the operation, with their origin. */
void TestOperationPage::listsParametersOfThePath()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    QVERIFY(view->isVisible());
    QCOMPARE(view->model()->rowCount(), 1);
    QCOMPARE(view->model()->index(0, 0).data().toString(), u"id"_qs);
    QCOMPARE(view->model()->index(0, 5).data().toString(), u"Path"_qs);
    QVERIFY(!view->isColumnHidden(5));
    for (int column = 0; column < view->model()->columnCount(); ++column)
        QVERIFY(!view->model()
                     ->flags(view->model()->index(0, column))
                     .testAnyFlags(Qt::ItemIsEditable | Qt::ItemIsUserCheckable));
    support::clickRow(*view, view->model()->index(0, 0));
    QVERIFY(!control(tab, u"operationParametersRemove"_qs)->isEnabled());
    auto *openButton = control<QAbstractButton>(tab, u"operationParametersOpen"_qs);
    QCOMPARE(openButton->text(), u"Open path"_qs);
    click(tab, u"operationParametersOpen"_qs);
    QCOMPARE(definition.shown().last().location.pointer.toString(), u"/paths/~1books~1{id}/parameters/0"_qs);
    QCOMPARE(definition.shown().last().view, navigation::View::Form);
    QTest::keyClick(view, Qt::Key_Delete);
    QCOMPARE(textOf(*definition), bookshop());
    // Rows of the operation are after those of the path, and are still edited and removed.
    addInPopup(tab, u"operationParametersAdd"_qs, u"addParameterLine"_qs, u"lang"_qs);
    QCOMPARE(view->currentIndex().row(), 1);
    QCOMPARE(openButton->text(), u"Open parameter"_qs);
    QVERIFY(control(tab, u"operationParametersRemove"_qs)->isEnabled());
    typeIntoCell(tab, u"operationParameters"_qs, 1, 0, u"language"_qs);
    QCOMPARE(definition->document().snapshot().at({"paths", "/books/{id}", "get", "parameters", "0", "name"}).text(),
             u"language"_qs);
    click(tab, u"operationParametersRemove"_qs);
    QCOMPARE(textOf(*definition), bookshop());
    // A parameter of the operation with the same name and location replaces it.
    QVERIFY(definition->document().set({"paths", "/books/{id}", "get", "parameters"},
                                       *document::Value::fromJson(R"([{"name": "id", "in": "path"}])")));
    QCOMPARE(view->model()->rowCount(), 1);
    QVERIFY(view->model()->index(0, 5).data().toString().isEmpty());
    QVERIFY(view->isColumnHidden(5));
}

void TestOperationPage::addsReferencesToComponents()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    click(tab, u"operationParametersAdd"_qs);
    auto *line = control<QLineEdit>(tab, u"addParameterLine"_qs);
    QCOMPARE(control<QListWidget>(tab, u"addParameterOffers"_qs)->item(0)->text(), u"Limit   Component"_qs);
    QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(definition->document().snapshot().at({"paths", "/books/{id}", "get", "parameters", "0", "$ref"}).text(),
             u"#/components/parameters/Limit"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationPage::addsResponsesByStatus()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    addInPopup(tab, u"addResponse"_qs, u"addResponseLine"_qs, u"404"_qs, Qt::ControlModifier);
    const document::Pointer place{"paths", "/books/{id}", "get", "responses", "404"};
    QCOMPARE(definition->document().snapshot().at(place / QByteArray("description")).text(), u"Not Found"_qs);
    QCOMPARE(control<QTabBar>(tab, u"responseTabs"_qs)->currentIndex(), 1);
    QCOMPARE(control<QComboBox>(tab, u"responseMediaType"_qs)->currentText(), u"application/json"_qs);
    QVERIFY(control(*control(tab, u"responsePane"_qs), u"schemaTree"_qs)->isVisible());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    // The first offer that begins with the text.
    addInPopup(tab, u"addResponse"_qs, u"addResponseLine"_qs, u"40"_qs);
    QVERIFY(definition->document().snapshot().at(place.parent() / QByteArray("400")).exists());
    addInPopup(tab, u"addResponse"_qs, u"addResponseLine"_qs, u"200"_qs);
    QVERIFY(control(tab, u"addResponsePopup"_qs)->isVisible());
    QTest::keyClick(control(tab, u"addResponsePopup"_qs), Qt::Key_Escape);
    QVERIFY(!control(tab, u"addResponsePopup"_qs)->isVisible());
}

void TestOperationPage::addsAResponseThatIsAComponent()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    addInPopup(tab, u"addResponse"_qs, u"addResponseLine"_qs, u"Problem"_qs);
    QCOMPARE(
        definition->document().snapshot().at({"paths", "/books/{id}", "get", "responses", "default", "$ref"}).text(),
        u"#/components/responses/Problem"_qs);
    QCOMPARE(control<QComboBox>(tab, u"responseReference"_qs)->currentText(), u"Problem"_qs);
}

void TestOperationPage::changesTheStatusAndMovesResponses()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    tab.findChild<QAction *>(u"renameResponse"_qs)->trigger();
    auto *line = control<QLineEdit>(tab, u"addResponseLine"_qs);
    QCOMPARE(line->text(), u"200"_qs);
    line->selectAll();
    QTest::keyClicks(line, u"20x"_qs);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(line->isVisible());
    line->selectAll();
    QTest::keyClicks(line, u"206"_qs);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(textOf(*definition), bookshop().replace("        \"200\":\n          description: A page",
                                                     "        \"206\":\n          description: A page"));
    auto *tabs = control<QTabBar>(tab, u"responseTabs"_qs);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"206"_qs);
    tab.findChild<QAction *>(u"moveResponseLater"_qs)->trigger();
    QCOMPARE(tabs->tabText(0), u"default"_qs);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"206"_qs);
    tab.findChild<QAction *>(u"removeResponse"_qs)->trigger();
    QCOMPARE(tabs->count(), 1);
    for (int step = 0; step < 3; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationPage::listsManyResponses()
{
    QByteArray responses;
    for (const char *status : {"201", "202", "204", "400", "401", "403", "404"})
        responses += QByteArray("        \"") + status + "\": {description: Any}\n";
    auto definition = open(bookshop().replace("        \"200\": {description: The book}\n",
                                              "        \"200\": {description: The book}\n" + responses));
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    auto *list = control<QListWidget>(tab, u"responseList"_qs);
    QVERIFY(list->isVisible());
    QVERIFY(!control(tab, u"responseTabs"_qs)->isVisible());
    QCOMPARE(list->count(), 8);
    QCOMPARE(list->item(0)->text(), u"200   The book"_qs);
    list->setCurrentRow(7);
    type(tab, u"responseDescription"_qs, u"None"_qs);
    QCOMPARE(
        definition->document().snapshot().at({"paths", "/books/{id}", "get", "responses", "404", "description"}).text(),
        u"None"_qs);
}

void TestOperationPage::editsAResponseInPlace()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    type(tab, u"responseDescription"_qs, u"A part"_qs);
    control(tab, u"operationId"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(textOf(*definition), bookshop().replace("description: A page of books", "description: A part"));
    click(tab, u"responseAddSchema"_qs);
    const document::Pointer schema{"paths",   "/books",           "get",   "responses", "200",
                                   "content", "application/json", "schema"};
    QCOMPARE(definition->document().snapshot().at(schema / QByteArray("type")).text(), u"object"_qs);
}

/** A response that is a reference: its target, which other operations may use. */
void TestOperationPage::editsAComponentInPlace()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    control<QTabBar>(tab, u"responseTabs"_qs)->setCurrentIndex(1);
    const auto *band = control<widgets::Banner>(tab, u"responseOpenComponentBand"_qs);
    QVERIFY(band->isVisible());
    QCOMPARE(band->text(), u"Problem: component, used only here."_qs);
    type(tab, u"responseDescription"_qs, u"Failed"_qs);
    QCOMPARE(textOf(*definition), bookshop().replace("description: Something went wrong", "description: Failed"));
    QVERIFY(tab.shows({"components", "responses", "Problem", "description"}));
    QVERIFY(!tab.shows({"components", "parameters", "Limit", "description"}));
}

/** The title of a fold says what is in it, also after an edit. */
void TestOperationPage::titlesFoldsWithTheirContent()
{
    auto definition = open(bookshop().replace(
        "      responses:\n        \"200\":\n          description: A page",
        "      callbacks: {done: {}}\n      x-team: shop\n      responses:\n        \"200\":\n"
        "          links: {a: {operationId: x}, b: {operationId: y}}\n          description: A page"));
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    const auto title = [&tab](QAnyStringView name) { return control(tab, name)->accessibleName(); };
    QCOMPARE(title(u"operationRest"_qs), u"Callbacks (1), Other members (1)"_qs);
    QCOMPARE(title(u"responseRest"_qs), u"Links (2)"_qs);
    QCOMPARE(title(u"responseMediaTypeRest"_qs), u"More media type fields"_qs);
    QVERIFY(definition->document().remove({"paths", "/books", "get", "x-team"}));
    QCOMPARE(title(u"operationRest"_qs), u"Callbacks (1)"_qs);
    QVERIFY(definition->document().set({"paths", "/books", "get", "responses", "200", "content", "application/json"},
                                       *document::Value::fromJson(R"({"encoding": {"a": {}}})")));
    QCOMPARE(title(u"responseMediaTypeRest"_qs), u"Encoding (1)"_qs);
    // Vendor members of a body are in its fold.
    choose(tab, 0, 1);
    QVERIFY(tab.findChildren<QWidget *>(u"otherMemberName"_qs).isEmpty());
    QTRY_VERIFY(control(tab, u"requestBodyRest"_qs)->isVisible());
    click(tab, u"requestBodyRest"_qs);
    QVERIFY(control(*control(tab, u"requestBodyRest"_qs)->parentWidget(), u"otherMemberName"_qs)->isVisible());
}

namespace {

/** Names of the controls of the page that a user can reach, as they are passed with Tab. */
QStringList reached(const QWidget &page)
{
    QStringList names;
    QWidget *first = QApplication::focusWidget();
    for (int i = 0; i < 200; ++i) {
        QWidget *focus = QApplication::focusWidget();
        if (focus && page.isAncestorOf(focus))
            names.append(focus->objectName());
        QTest::keyClick(focus, Qt::Key_Tab);
        if (QApplication::focusWidget() == first)
            break;
    }
    return names;
}

/** The number of pixels around a control that change when it gets the focus. */
int changedPixels(QWidget &page, QWidget &control)
{
    constexpr int Ring = 3;
    QWidget *other = page.window();
    const QRect area = QRect(control.mapTo(&page, QPoint()), control.size()).adjusted(-Ring, -Ring, Ring, Ring);
    control.setFocus(Qt::TabFocusReason);
    const QImage with = page.grab(area).toImage();
    control.clearFocus();
    other->setFocus(Qt::OtherFocusReason);
    const QImage without = page.grab(area).toImage();
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            changed += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
    }
    return changed;
}

} // namespace

/** Tab passes all controls from top to bottom, and each shows that it has the focus. */
void TestOperationPage::reachesItsControlsInReadingOrder()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    support::activate(tab, {1100, 2400});
    choose(tab, 0, 0);
    auto *view = control<QTableView>(tab, u"operationParameters"_qs);
    view->setCurrentIndex(view->model()->index(0, 0));
    auto *page = control(tab, u"operationArea"_qs);
    QApplication::processEvents();
    control(tab, u"operationMethod"_qs)->setFocus(Qt::TabFocusReason);
    const QStringList names = reached(*page);
    QStringList missing;
    for (QWidget *widget : page->findChildren<QWidget *>()) {
        const bool isControl = (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isVisible() &&
                               widget->isEnabled() && !widget->objectName().startsWith(u"qt_");
        if (isControl && !names.contains(widget->objectName()))
            missing.append(widget->objectName());
    }
    QCOMPARE(missing, QStringList());
    QVERIFY(names.contains(u"operationTags"));
    int top = 0;
    QString before;
    for (const QString &name : names) {
        QWidget *widget = control(*page, name);
        const int y = widget->mapTo(page, QPoint(0, widget->height())).y();
        QVERIFY2(y > top - 4 || widget->mapTo(page, QPoint()).y() >= top, qPrintable(before + u" > "_qs + name));
        top = widget->mapTo(page, QPoint()).y();
        before = name;
        const int changed = changedPixels(*page, *widget);
        QVERIFY2(changed >= 2 * std::min(widget->width(), widget->height()),
                 qPrintable(u"%1: %2"_qs.arg(name, QString::number(changed))));
    }
}

void TestOperationPage::addsAndRemovesTheRequestBody()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    QVERIFY(!control(tab, u"requestBodyDescription"_qs)->isVisible());
    addInPopup(tab, u"requestBodyAdd"_qs, u"requestBodyAddLine"_qs, u"application/json"_qs);
    QVERIFY(control(tab, u"requestBodyDescription"_qs)->isVisible());
    type(tab, u"requestBodyDescription"_qs, u"Body"_qs);
    QTest::keyClick(control(tab, u"requestBodyRequired"_qs), Qt::Key_Space);
    const document::Node body = definition->document().snapshot().at({"paths", "/books/{id}", "get", "requestBody"});
    QCOMPARE(body.member("description").text(), u"Body"_qs);
    QVERIFY(body.member("required").toBool());
    click(tab, u"requestBodyRemove"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationPage::addsRenamesAndRemovesMediaTypes()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    auto *types = control<QComboBox>(tab, u"requestMediaType"_qs);
    QCOMPARE(types->currentText(), u"application/json"_qs);
    addInPopup(tab, u"requestAddMediaType"_qs, u"requestMediaTypeNameLine"_qs, u"multi"_qs);
    QCOMPARE(types->currentText(), u"multipart/form-data"_qs);
    QCOMPARE(types->count(), 2);
    tab.findChild<QAction *>(u"requestRenameMediaType"_qs)->trigger();
    auto *line = control<QLineEdit>(tab, u"requestMediaTypeNameLine"_qs);
    line->selectAll();
    QTest::keyClicks(line, u"multipart/mixed"_qs);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(types->currentText(), u"multipart/mixed"_qs);
    tab.findChild<QAction *>(u"requestRemoveMediaType"_qs)->trigger();
    QCOMPARE(types->currentText(), u"application/json"_qs);
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationPage::addsPartsToAForm()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    QVERIFY(!control(tab, u"requestAddPart"_qs)->isVisible());
    addInPopup(tab, u"requestBodyAdd"_qs, u"requestBodyAddLine"_qs, u"multi"_qs);
    addInPopup(tab, u"requestAddPart"_qs, u"requestAddPartLine"_qs, u"photo"_qs, Qt::ControlModifier);
    const document::Pointer schema{"paths",   "/books/{id}",         "get",   "requestBody",
                                   "content", "multipart/form-data", "schema"};
    QCOMPARE(definition->document().snapshot().at(schema / document::Pointer{"properties", "photo", "format"}).text(),
             u"binary"_qs);
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestOperationPage::addsHeadersByName()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    addInPopup(tab, u"responseHeadersAdd"_qs, u"responseHeaderLine"_qs, u"X-Total"_qs);
    auto *headers = control<QTableView>(tab, u"responseHeaders"_qs);
    QCOMPARE(headers->model()->index(0, 2).data().toString(), u"string"_qs);
    typeIntoCell(tab, u"responseHeaders"_qs, 0, 3, u"How many"_qs);
    refuseInCell(tab, u"responseHeaders"_qs, 0, 0, u"no header"_qs);
    const document::Node header = definition->document().snapshot().at(
        {"paths", "/books/{id}", "get", "responses", "200", "headers", "X-Total"});
    QCOMPARE(header.member("description").text(), u"How many"_qs);
}

void TestOperationPage::requiresSecurityWithScopes()
{
    auto definition = open(
        bookshop()
            .replace("components:\n", "components:\n  x-any: 1\n")
            .replace("      type: http\n      scheme: basic\n",
                     "      type: oauth2\n      flows:\n        password:\n"
                     "          tokenUrl: https://a.example\n          scopes: {read: Reads, write: Writes}\n"));
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 1, 0);
    const QByteArray before = textOf(*definition);
    click(tab, u"addRequirement"_qs);
    QTest::keyClick(control<QMenu>(tab, u"addRequirementEntries"_qs), Qt::Key_Return);
    const document::Pointer scopes{"paths", "/books/{id}", "get", "security", "0", "clientLogin"};
    QCOMPARE(control<QComboBox>(tab, u"securityChoice"_qs)->currentText(), u"Requirements of its own"_qs);
    const QString box = u"scope-%1-read"_qs.arg(scopes.toString());
    QVERIFY(control(tab, box)->hasFocus());
    QTest::keyClick(control(tab, box), Qt::Key_Space);
    QCOMPARE(definition->document().snapshot().at(scopes / QByteArray("0")).text(), u"read"_qs);
    QVERIFY(control(tab, box)->hasFocus());
    click(tab, u"removeRequirement-0-clientLogin"_qs);
    QCOMPARE(control<QComboBox>(tab, u"securityChoice"_qs)->currentText(), u"Requirements of the document"_qs);
    QCOMPARE(textOf(*definition), before);
}

void TestOperationPage::revealsPlacesInResponses()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    QVERIFY(tab.reveal({"paths", "/books", "post", "responses", "201", "description"}));
    QVERIFY(control(tab, u"responseDescription"_qs)->hasFocus());
    QVERIFY(tab.shows({"paths", "/books", "post", "responses", "201", "description"}));
    QVERIFY(tab.reveal({"paths", "/books", "post", "requestBody", "content", "application/json", "schema", "type"}));
    QVERIFY(control(tab, u"operationArea"_qs)->isVisible());
    QVERIFY(tab.reveal({"paths", "/books", "get", "responses", "default"}));
    QCOMPARE(control<QTabBar>(tab, u"responseTabs"_qs)->currentIndex(), 1);
}

void TestOperationPage::countsProblems()
{
    auto definition = open(bookshop());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 0);
    QVERIFY(!control(tab, u"operationProblems"_qs)->isVisible());
    base::Diagnostic problem;
    problem.rule = u"operation-tags"_qs;
    problem.severity = base::Severity::Warning;
    problem.pointer = u"/paths/~1books/get/summary"_qs;
    definition->setDiagnostics({problem});
    auto *problems = control<QAbstractButton>(tab, u"operationProblems"_qs);
    QVERIFY(problems->isVisible());
    QVERIFY(problems->text().startsWith(u"1 problem"));
    click(tab, u"operationProblems"_qs);
    QTest::keyClick(control<QMenu>(tab, u"operationProblemsEntries"_qs), Qt::Key_Return);
    QCOMPARE(definition.shown().last().location.pointer.toString(), u"/paths/~1books/get/summary"_qs);
}

void TestOperationPage::namesItsControls()
{
    auto definition = open(bookshop());
    // Also while no operation is shown.
    const workspace::LiveReferences references({definition.get()});
    QCOMPARE(support::unnamedControls(OperationPage(definition.context(), references)), QStringList());
    PathsTab tab(definition.context());
    show(tab);
    choose(tab, 0, 1);
    QCOMPARE(support::unnamedControls(*control(tab, u"operationArea"_qs)), QStringList());
    control<QTabBar>(tab, u"operationTabs"_qs)->setCurrentIndex(1);
    QCOMPARE(support::unnamedControls(*control(tab, u"examplePanel"_qs)), QStringList());
}

void TestOperationPage::closesWhileACellIsEdited()
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

void TestOperationPage::choosesWhoseSecurityApplies()
{
    auto definition = open(bookshop());
    const workspace::LiveReferences references({definition.get()});
    OperationPage form(definition.context(), references);
    form.setOperation(PathEntry{"/books", "get", false}, {"paths", "/books", "get"}, {});
    show(form);
    const document::Pointer security{"paths", "/books", "get", "security"};
    const QByteArray before = textOf(*definition);
    auto *box = control<QComboBox>(form, u"securityChoice"_qs);
    QCOMPARE(box->currentText(), u"Requirements of the document"_qs);
    support::choose(form, u"securityChoice"_qs, 1);
    QVERIFY(definition->document().snapshot().at(security).isSequence());
    QCOMPARE(definition->document().snapshot().at(security).childCount(), 0);
    support::choose(form, u"securityChoice"_qs, 2);
    QVERIFY(definition->document().snapshot().at(security / document::Pointer{"0", "clientLogin"}).isSequence());
    support::choose(form, u"securityChoice"_qs, 0);
    QVERIFY(!definition->document().snapshot().at(security).exists());
    while (definition->document().canUndo())
        definition->document().undo();
    QCOMPARE(textOf(*definition), before);
}

GATEWRIGHT_TEST(TestOperationPage, QApplication)
#include "testoperationpage.moc"
