#include "changehighlight.h"
#include "definitionpage.h"
#include "driving.h"
#include "grabs.h"
#include "shapemodel.h"
#include "sourceeditor.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QTabBar>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <functional>

using support::ShopPath;
using window::DefinitionPage;
using window::DefinitionTab;

namespace {

QByteArray editedText()
{
    return R"(openapi: 3.1.0
info: {title: Shop, version: '1'}
servers:
  - url: https://stock.example/v1
tags:
  - name: books
paths:
  /books:
    summary: Books
    get:
      summary: List books
      parameters:
        - {name: page, in: query, schema: {type: integer}}
        - {name: size, in: query, schema: {type: integer}}
      responses:
        '200': {description: ok}
        '404':
          description: none
          content:
            application/json: {}
    post:
      responses: {'201': {description: ok}}
  /orders:
    get:
      responses:
        '200':
          description: ok
          content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}
  /old: {$ref: '#/components/pathItems/Old'}
  /pets: {$ref: pets.yaml}
  /parts:
    get:
      responses:
        '200':
          description: ok
          content: {application/json: {schema: {$ref: part.yaml}}}
webhooks:
  sold:
    post:
      responses: {'200': {description: ok}}
components:
  schemas:
    Book:
      type: object
      properties:
        title: {type: string}
        price: {type: object, properties: {amount: {type: number}}}
    Shelf: {type: object, properties: {first: {$ref: '#/components/schemas/Book'}}}
  responses:
    Problem: {description: Something went wrong}
  pathItems:
    Old:
      get:
        responses: {'200': {description: ok}}
x-vendor-api-gateway:
  info:
    name: Shop
    state: {active: true}
  server:
    listenPath: {value: /shop/, strip: true}
  upstream:
    url: https://stock.example/v1
)";
}

const QString PetsPath = u"/apis/pets.yaml"_qs;
const QString SizesPath = u"/apis/part.yaml"_qs;
const QByteArray SizesText = "type: object\nproperties:\n  size: {type: string}\n";

/** The window on a definition, driven by keys and clicks. */
class EditedShop final
{
public:
    EditedShop()
    {
        m_fixture.store.files.insert(ShopPath, editedText());
        m_fixture.store.files.insert(PetsPath, "get:\n  summary: Pets\n  responses: {'200': {description: ok}}\n");
        m_fixture.store.files.insert(SizesPath, SizesText);
        m_window = std::make_unique<window::MainWindow>(m_fixture.services());
        support::activate(*m_window, {1300, 900});
        m_window->open({ShopPath});
    }

    [[nodiscard]] QWidget &page() const { return *m_window->findChild<DefinitionPage *>(); }
    [[nodiscard]] document::Document &document() const { return m_window->currentDefinition()->document(); }
    [[nodiscard]] QByteArray text() const { return document().snapshot().text(); }

    /** The text of the file with a schema; empty if it is not loaded. */
    [[nodiscard]] QByteArray partText() const
    {
        const workspace::OpenDefinition *part = m_fixture.workspace.find(SizesPath);
        return part ? part->document().snapshot().text() : QByteArray();
    }

    [[nodiscard]] source::SourceEditor *shownSource() const
    {
        const auto editors = m_window->findChildren<source::SourceEditor *>();
        const auto shown = std::find_if(editors.cbegin(), editors.cend(),
                                        [](const QWidget *editor) { return editor->isVisible(); });
        return shown == editors.cend() ? nullptr : *shown;
    }
    /** Shows Source of the file of a path in a page of its own. */
    void openPets() const
    {
        m_window->open({PetsPath});
        for (DefinitionPage *page : m_window->findChildren<DefinitionPage *>()) {
            if (page->isVisible())
                page->showTab(DefinitionTab::Source);
        }
    }
    void showTab(DefinitionTab tab) const { m_window->findChild<DefinitionPage *>()->showTab(tab); }
    void press(QKeyCombination key) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key.key(), key.keyboardModifiers());
    }
    void undo() const { press(Qt::CTRL | Qt::Key_Z); }
    void redo() const { press(Qt::CTRL | Qt::SHIFT | Qt::Key_Z); }

    /** Clicks a path, or one of its operations. */
    void choosePath(const QString &path, const QString &method = {}) const
    {
        showTab(DefinitionTab::Paths);
        auto *tree = support::control<QTreeView>(page(), "pathTree");
        const QAbstractItemModel *model = tree->model();
        QModelIndex index = model->match(model->index(0, 0), Qt::DisplayRole, path).value(0);
        QVERIFY2(index.isValid(), qPrintable(path));
        support::clickRow(*tree, index);
        // Those of another file appear when it is read.
        QTRY_VERIFY(method.isEmpty() || model->rowCount(index) > 0);
        for (int row = 0; !method.isEmpty(); ++row) {
            const QModelIndex operation = model->index(row, 0, index);
            QVERIFY2(operation.isValid(), qPrintable(method));
            if (!operation.data(Qt::AccessibleTextRole).toString().startsWith(method))
                continue;
            index = operation;
            break;
        }
        tree->scrollTo(index);
        support::clickRow(*tree, index);
        tree->setFocus();
    }
    void chooseComponent(const QString &name) const
    {
        showTab(DefinitionTab::Schemas);
        auto *tree = support::control<QTreeWidget>(page(), "componentTree");
        QTreeWidgetItem *item = tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        QVERIFY2(item, qPrintable(name));
        tree->scrollToItem(item);
        support::clickRow(*tree, tree->indexFromItem(item));
        tree->setFocus();
    }
    /** Of the component that is shown; null if it is no schema. */
    [[nodiscard]] QTreeView *schemaTree() const
    {
        const auto trees = page().findChildren<QTreeView *>(u"schemaTree"_qs);
        const auto shown = std::find_if(trees.cbegin(), trees.cend(),
                                        [](const QTreeView *tree) { return tree->isVisible(); });
        return shown == trees.cend() ? nullptr : *shown;
    }
    void chooseProperty(const QString &name, int column = 0) const
    {
        QTreeView *tree = schemaTree();
        QVERIFY(tree);
        const QAbstractItemModel *model = tree->model();
        const QModelIndex row =
            model->match(model->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        QVERIFY2(row.isValid(), qPrintable(name));
        tree->setFocus();
        tree->setCurrentIndex(row.siblingAtColumn(column));
    }

    /** What is shown: the tab, the selected entry, and the form or the current row in it. */
    [[nodiscard]] QString shown() const
    {
        const auto *tabs = support::control<QTabBar>(page(), "definitionTabs");
        const QString tab = tabs->tabText(tabs->currentIndex());
        if (tab == u"Paths")
            return tab + u' ' + entry(*support::control<QTreeView>(page(), "pathTree")) + u' ' + area();
        if (tab != u"Schemas")
            return tab;
        const auto *list = support::control<QTreeWidget>(page(), "componentTree");
        const QTreeView *tree = schemaTree();
        const QString row = tree ? u' ' + tree->currentIndex().siblingAtColumn(0).data().toString() : QString();
        return tab + u' ' + (list->currentItem() ? list->currentItem()->text(0) : QString()) + row;
    }

private:
    static QString entry(const QTreeView &tree)
    {
        const QModelIndex index = tree.currentIndex();
        if (!index.parent().isValid())
            return index.data().toString();
        return index.data(Qt::AccessibleTextRole).toString().section(u' ', 0, 0) + u' ' +
               index.parent().data().toString();
    }
    [[nodiscard]] QString area() const
    {
        for (const char *name : {"pathArea", "operationArea", "objectArea", "selectionArea"}) {
            for (const QWidget *one : page().findChildren<QWidget *>(QString::fromLatin1(name))) {
                if (one->isVisible())
                    return QString::fromLatin1(name);
            }
        }
        return {};
    }

    support::WindowFixture m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void typeName(const EditedShop &shop, const char *field, const QString &name)
{
    support::type(shop.page(), field, name);
    shop.press(Qt::Key_Return);
}

void openSecondParameter(const EditedShop &shop)
{
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    auto *table = support::control<QTableView>(shop.page(), "operationParameters");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    shop.press(Qt::Key_Return);
}

/** An edit, and what the window shows after it was undone and redone. */
struct Edit {
    const char *name;
    void (*make)(const EditedShop &shop);
    const char *undone;
    const char *redone;
    bool onlyThere = false; ///< Elsewhere, the step is about a component, or its place is shown by another form.
};

constexpr Edit Edits[] = {
    {"method",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs, u"GET"_qs);
         support::choose(shop.page(), "operationMethod", 1);
         shop.press(Qt::Key_Return);
     },
     "Paths GET /books operationArea", "Paths PUT /books operationArea"},
    {"name of a path",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs);
         typeName(shop, "pathName", u"/volumes"_qs);
     },
     "Paths /books pathArea", "Paths /volumes pathArea"},
    {"name of a webhook",
     [](const EditedShop &shop) {
         shop.choosePath(u"sold"_qs);
         typeName(shop, "pathName", u"soldOut"_qs);
     },
     "Paths sold pathArea", "Paths soldOut pathArea"},
    {"deleted operation",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs, u"POST"_qs);
         shop.press(Qt::Key_Delete);
         QTRY_VERIFY(!shop.text().contains("post:\n      responses: {'201'"));
     },
     "Paths POST /books operationArea", nullptr},
    {"deleted path",
     [](const EditedShop &shop) {
         shop.choosePath(u"/orders"_qs);
         shop.press(Qt::Key_Delete);
         QTRY_VERIFY(!shop.text().contains("/orders"));
     },
     "Paths /orders pathArea", nullptr},
    {"moved path",
     [](const EditedShop &shop) {
         shop.choosePath(u"/orders"_qs);
         shop.press(Qt::ALT | Qt::Key_Up);
     },
     "Paths /orders pathArea", "Paths /orders pathArea"},
    {"moved operation",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs, u"POST"_qs);
         shop.press(Qt::ALT | Qt::Key_Up);
     },
     "Paths POST /books operationArea", "Paths POST /books operationArea"},
    {"duplicated operation",
     [](const EditedShop &shop) {
         shop.choosePath(u"/orders"_qs, u"GET"_qs);
         shop.press(Qt::CTRL | Qt::Key_D);
     },
     nullptr, "Paths POST /orders operationArea"},
    {"text of an operation",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs, u"GET"_qs);
         support::type(shop.page(), "operationSummary", u"All"_qs);
     },
     "Paths GET /books operationArea", "Paths GET /books operationArea"},
    {"cell of a parameter",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs, u"GET"_qs);
         support::typeIntoCell(shop.page(), "operationParameters", 1, 4, u"How many"_qs);
     },
     "Paths GET /books operationArea", "Paths GET /books operationArea"},
    {"moved parameter",
     [](const EditedShop &shop) {
         shop.choosePath(u"/books"_qs, u"GET"_qs);
         auto *table = support::control<QTableView>(shop.page(), "operationParameters");
         table->setFocus();
         table->setCurrentIndex(table->model()->index(0, 0));
         shop.press(Qt::ALT | Qt::Key_Down);
     },
     "Paths GET /books operationArea", "Paths GET /books operationArea"},
    {"field of a parameter",
     [](const EditedShop &shop) {
         openSecondParameter(shop);
         auto *area = support::control(shop.page(), "objectArea");
         support::type(*area, "exampleText", u"12"_qs);
     },
     "Paths GET /books objectArea", "Paths GET /books objectArea", true},
    {"method of a referenced path",
     [](const EditedShop &shop) {
         shop.choosePath(u"/old"_qs, u"GET"_qs);
         QWidget *forms = support::control(shop.page(), "referencedForms");
         support::choose(*forms, "operationMethod", 1);
         shop.press(Qt::Key_Return);
     },
     "Paths GET /old operationArea", "Paths POST /old operationArea", true},
    {"name of a schema",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Book"_qs);
         typeName(shop, "componentName", u"Volume"_qs);
         QTRY_VERIFY(shop.text().contains("    Volume:"));
     },
     "Schemas Book Book", "Schemas Volume Volume"},
    {"type of a property",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Book"_qs);
         shop.chooseProperty(u"title"_qs, 1);
         shop.press(Qt::Key_F2);
         auto *editor = qobject_cast<QComboBox *>(QApplication::focusWidget());
         QVERIFY(editor);
         QTest::keyClicks(editor, u"integer"_qs);
         QTest::keyClick(editor, Qt::Key_Return);
         QTRY_VERIFY(shop.text().contains("title: {type: integer}"));
     },
     "Schemas Book title", "Schemas Book title"},
    {"deleted property",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Book"_qs);
         shop.chooseProperty(u"title"_qs);
         shop.press(Qt::Key_Delete);
         QTRY_VERIFY(!shop.text().contains("title: {type"));
     },
     "Schemas Book title", nullptr},
    {"required property",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Book"_qs);
         shop.chooseProperty(u"title"_qs, items::ShapeModel::Required);
         shop.press(Qt::Key_Space);
         QTRY_VERIFY(shop.text().contains("required"));
     },
     "Schemas Book title", "Schemas Book title"},
    {"deleted last property",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Book"_qs);
         shop.chooseProperty(u"amount"_qs);
         shop.press(Qt::Key_Delete);
         QTRY_VERIFY(!shop.text().contains("amount"));
     },
     "Schemas Book amount", nullptr},
    {"extracted schema",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Book"_qs);
         shop.chooseProperty(u"price"_qs);
         const QList<QAction *> actions = shop.schemaTree()->actions();
         const auto extract = std::find_if(actions.cbegin(), actions.cend(), [](const QAction *action) {
             return action->objectName() == u"extractSchemaAction";
         });
         QVERIFY(extract != actions.cend());
         (*extract)->trigger();
         QTRY_VERIFY(shop.text().contains("#/components/schemas/Price"));
     },
     "Schemas Book price", nullptr},
    {"deleted component",
     [](const EditedShop &shop) {
         shop.chooseComponent(u"Problem"_qs);
         shop.press(Qt::Key_Delete);
         QTRY_VERIFY(!shop.text().contains("Problem"));
     },
     "Schemas Problem", nullptr},
    {"cell of a tag",
     [](const EditedShop &shop) {
         shop.showTab(DefinitionTab::Overview);
         support::typeIntoCell(shop.page(), "tags", 0, 1, u"All about books"_qs);
     },
     "Overview", "Overview"},
    {"setting of the gateway",
     [](const EditedShop &shop) {
         shop.showTab(DefinitionTab::Settings);
         support::type(shop.page(), "listenPath", u"/store/"_qs);
     },
     "Settings", "Settings"},
};

} // namespace

/** After undo and redo the window shows the place of the step. */
class TestUndoPlaces final : public QObject
{
    Q_OBJECT

private slots:
    void marksTheField();
    void marksTheFieldOfAnotherForm();
    void marksTheRow();
    void marksTheLinesInSource();
    void initTestCase() { support::applyTheme(); }
    void showsThePlaceOfTheStep_data();
    void showsThePlaceOfTheStep();
    void typesIntoTheOperationThatIsShown();
    void keepsTheFocusInTheField();
    void keepsTheFocusInAFieldOfAnotherFile();
    void leavesThePageOfTheOtherFileAlone();
    void selectsTheRowThatWasRestored();
    void selectsTheLastRowThatWasRestored();
    void keepsSeveralSelectedEntries();
    void doesNotLeaveSource();
    void staysInTheFormThatShowsAComponent_data();
    void staysInTheFormThatShowsAComponent();
    void undoesInTheFileOfTheLastStep();
};

void TestUndoPlaces::showsThePlaceOfTheStep_data()
{
    QTest::addColumn<int>("edit");
    for (int at = 0; at < int(std::size(Edits)); ++at)
        QTest::addRow("%s", Edits[at].name) << at;
}

/** From the place of the edit, from another path, and from another tab. */
void TestUndoPlaces::showsThePlaceOfTheStep()
{
    QFETCH(int, edit);
    const Edit &made = Edits[edit];
    const EditedShop shop;
    made.make(shop);
    QVERIFY(shop.text() != editedText());
    const QByteArray edited = shop.text();
    const auto stay = [] {};
    const auto goToAnotherPath = [&] {
        shop.choosePath(QByteArrayView(made.name).endsWith("webhook") ? u"/old"_qs : u"sold"_qs);
    };
    const auto goToAnotherTab = [&] {
        const bool isSchema = made.undone && QByteArrayView(made.undone).startsWith("Schemas");
        shop.showTab(isSchema ? DefinitionTab::Overview : DefinitionTab::Schemas);
    };
    QList<std::function<void()>> ways{stay};
    if (!made.onlyThere)
        ways.append({goToAnotherPath, goToAnotherTab});
    for (const auto &go : ways) {
        go();
        shop.undo();
        QCOMPARE(shop.text(), editedText());
        if (made.undone)
            QCOMPARE(shop.shown(), QString::fromLatin1(made.undone));
        go();
        shop.redo();
        QCOMPARE(shop.text(), edited);
        if (made.redone)
            QCOMPARE(shop.shown(), QString::fromLatin1(made.redone));
    }
}

/** The path has a summary, too, whose form took the place of the operation's. */
void TestUndoPlaces::typesIntoTheOperationThatIsShown()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    support::choose(shop.page(), "operationMethod", 1);
    shop.press(Qt::Key_Return);
    shop.undo();
    support::type(shop.page(), "operationSummary", u"Typed"_qs);
    QCOMPARE(shop.text(), editedText().replace("summary: List books", "summary: Typed"));
}

void TestUndoPlaces::keepsTheFocusInTheField()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    auto *method = support::control(shop.page(), "operationMethod");
    support::choose(shop.page(), "operationMethod", 1);
    shop.press(Qt::Key_Return);
    QVERIFY(method->hasFocus());
    shop.undo();
    QVERIFY(method->hasFocus());
    shop.redo();
    QVERIFY(method->hasFocus());
}

void TestUndoPlaces::keepsTheFocusInAFieldOfAnotherFile()
{
    const EditedShop shop;
    shop.choosePath(u"/pets"_qs, u"GET"_qs);
    QWidget *forms = support::control(shop.page(), "referencedForms");
    auto *method = support::control(*forms, "operationMethod");
    support::choose(*forms, "operationMethod", 1);
    shop.press(Qt::Key_Return);
    QVERIFY(method->hasFocus());
    shop.undo();
    QCOMPARE(shop.shown(), u"Paths GET /pets operationArea"_qs);
    QVERIFY(method->hasFocus());
}

/** The path in the hidden page took the focus, and the next keys edited its form. */
void TestUndoPlaces::leavesThePageOfTheOtherFileAlone()
{
    const EditedShop shop;
    shop.choosePath(u"/pets"_qs);
    shop.openPets();
    source::SourceEditor *source = shop.shownSource();
    QVERIFY(source);
    source->setFocus();
    QVERIFY(source->hasFocus());
    // An edit that tells its place, as that of a form in another window part.
    QVERIFY(shop.document().set({"get", "summary"}, document::Value::string(u"All pets"_qs)));
    shop.undo();
    QVERIFY(shop.text().contains("summary: Pets"));
    QVERIFY(source->hasFocus());
}

void TestUndoPlaces::selectsTheLastRowThatWasRestored()
{
    const EditedShop shop;
    shop.showTab(DefinitionTab::Overview);
    auto *table = support::control<QTableView>(shop.page(), "tags");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    shop.press(Qt::Key_Delete);
    QVERIFY(!shop.text().contains("tags:"));
    shop.undo();
    QCOMPARE(shop.text(), editedText());
    QCOMPARE(table->currentIndex().data().toString(), u"books"_qs);
}

void TestUndoPlaces::selectsTheRowThatWasRestored()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    auto *table = support::control<QTableView>(shop.page(), "operationParameters");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    shop.press(Qt::Key_Delete);
    table->setCurrentIndex(table->model()->index(0, 0));
    QCOMPARE(table->currentIndex().data().toString(), u"size"_qs);
    shop.undo();
    QCOMPARE(table->currentIndex().data().toString(), u"page"_qs);
    QVERIFY(table->hasFocus());
}

void TestUndoPlaces::keepsSeveralSelectedEntries()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"POST"_qs);
    auto *tree = support::control<QTreeView>(shop.page(), "pathTree");
    const QModelIndex orders = tree->model()->index(1, 0);
    support::clickRow(*tree, tree->model()->index(0, 0, orders), Qt::ControlModifier);
    typeName(shop, "selectedTag", u"public"_qs);
    QVERIFY(shop.text() != editedText());
    tree->setFocus(); // The field has a history of its own.
    shop.undo();
    QCOMPARE(shop.text(), editedText());
    QCOMPARE(tree->selectionModel()->selectedIndexes().size(), 2);
    QVERIFY(support::control(shop.page(), "selectionArea")->isVisible());
}

void TestUndoPlaces::doesNotLeaveSource()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    support::type(shop.page(), "operationSummary", u"All"_qs);
    shop.showTab(DefinitionTab::Source);
    shop.undo();
    QCOMPARE(shop.text(), editedText());
    QCOMPARE(shop.shown(), u"Source"_qs);
}

void TestUndoPlaces::staysInTheFormThatShowsAComponent_data()
{
    QTest::addColumn<bool>("isOperation");
    QTest::newRow("operation") << true;
    QTest::newRow("schema") << false;
}

/** A component is edited where it is used: in the body of an operation, or in another schema. */
void TestUndoPlaces::staysInTheFormThatShowsAComponent()
{
    QFETCH(bool, isOperation);
    const EditedShop shop;
    if (isOperation) {
        shop.choosePath(u"/orders"_qs, u"GET"_qs);
        QTRY_VERIFY(shop.schemaTree());
    } else {
        shop.chooseComponent(u"Shelf"_qs);
        QTreeView *tree = shop.schemaTree();
        tree->expand(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    }
    const QString before = shop.shown().section(u' ', 0, 1);
    shop.chooseProperty(u"title"_qs, items::ShapeModel::Required);
    shop.press(Qt::Key_Space);
    QTRY_VERIFY(shop.text().contains("required: [title]") || shop.text().contains("required:\n"));
    shop.chooseProperty(u"price"_qs);
    for (int times = 0; times < 2; ++times) {
        shop.undo();
        QCOMPARE(shop.text(), editedText());
        QCOMPARE(shop.shown().section(u' ', 0, 1), before);
        QCOMPARE(shop.schemaTree()->currentIndex().siblingAtColumn(0).data().toString(), u"title"_qs);
        shop.chooseProperty(u"price"_qs);
        shop.redo();
        QCOMPARE(shop.shown().section(u' ', 0, 1), before);
        QCOMPARE(shop.schemaTree()->currentIndex().siblingAtColumn(0).data().toString(), u"title"_qs);
        shop.chooseProperty(u"price"_qs);
    }
}

/** The body of an operation is a schema of another file. */
void TestUndoPlaces::undoesInTheFileOfTheLastStep()
{
    const EditedShop shop;
    shop.choosePath(u"/parts"_qs, u"GET"_qs);
    QTRY_VERIFY(shop.schemaTree() && shop.schemaTree()->model()->rowCount(shop.schemaTree()->model()->index(0, 0)));
    shop.chooseProperty(u"size"_qs, items::ShapeModel::Required);
    shop.press(Qt::Key_Space);
    QTRY_VERIFY(shop.partText().contains("required"));
    QCOMPARE(shop.text(), editedText());
    // A row of this file is selected.
    shop.press(Qt::CTRL | Qt::Key_Home);
    shop.undo();
    QCOMPARE(shop.partText(), SizesText);
    QCOMPARE(shop.shown(), u"Paths GET /parts operationArea"_qs);
}

namespace {

/** The marks of what has changed: "operationSummary" for a field, "pathTree 20" for a row with its top. */
QStringList marksIn(const QWidget &page)
{
    QStringList marks;
    for (const auto *mark : page.findChildren<widgets::ChangeHighlight *>()) {
        const QWidget *over = mark->parentWidget();
        const bool isViewport = over->objectName() == u"qt_scrollarea_viewport"_qs;
        marks.append(isViewport ? over->parentWidget()->objectName() + u' ' + QString::number(mark->y())
                                : over->objectName());
    }
    return marks;
}

} // namespace

void TestUndoPlaces::marksTheField()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    support::type(shop.page(), "operationSummary", u"All"_qs);
    auto *tree = support::control<QTreeView>(shop.page(), "pathTree");
    tree->setFocus(); // The field has a history of its own.
    QCOMPARE(marksIn(shop.page()), QStringList());
    shop.undo();
    const QString row = u"pathTree %1"_qs.arg(tree->visualRect(tree->currentIndex()).y());
    QTRY_VERIFY(marksIn(shop.page()).contains(u"operationSummary"_qs));
    QVERIFY2(marksIn(shop.page()).contains(row), qPrintable(marksIn(shop.page()).join(u", ")));
    // Nothing else, and not for long.
    QVERIFY2(marksIn(shop.page()).size() <= 3, qPrintable(marksIn(shop.page()).join(u", ")));
    QTRY_COMPARE(marksIn(shop.page()), QStringList());
}

void TestUndoPlaces::marksTheFieldOfAnotherForm()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    support::type(shop.page(), "operationSummary", u"All"_qs);
    shop.choosePath(u"/orders"_qs, u"GET"_qs);
    shop.undo();
    QTRY_COMPARE(marksIn(shop.page()), QStringList{u"operationSummary"_qs});
}

void TestUndoPlaces::marksTheRow()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    auto *table = support::control<QTableView>(shop.page(), "operationParameters");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 0));
    shop.press(Qt::Key_Delete);
    shop.undo();
    const QString row = u"operationParameters %1"_qs.arg(table->visualRect(table->model()->index(1, 0)).y());
    QTRY_VERIFY2(marksIn(shop.page()).contains(row), qPrintable(marksIn(shop.page()).join(u", ")));
}

void TestUndoPlaces::marksTheLinesInSource()
{
    const EditedShop shop;
    shop.choosePath(u"/books"_qs, u"GET"_qs);
    support::type(shop.page(), "operationSummary", u"All"_qs);
    shop.showTab(DefinitionTab::Source);
    const source::SourceEditor *editor = shop.shownSource();
    QVERIFY(editor);
    shop.undo();
    QTRY_COMPARE(marksIn(*editor).size(), 1);
    const auto *mark = editor->findChild<widgets::ChangeHighlight *>();
    const qsizetype place = editor->snapshot().at({"paths", "/books", "get", "summary"}).span().offset;
    QCOMPARE(mark->y(), editor->caretRect(place).top());
    QCOMPARE(mark->width(), editor->viewport()->width());
    QVERIFY(mark->height() < 2 * editor->rowHeight());
    QTRY_COMPARE(marksIn(*editor), QStringList());
}

GATEWRIGHT_TEST(TestUndoPlaces, QApplication)

#include "testundoplaces.moc"
