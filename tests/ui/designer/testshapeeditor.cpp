#include "banner.h"
#include "schemaeditorfixture.h"
#include "shapeedits.h"
#include "testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>

using namespace designer;
using document::Pointer;
using items::ShapeModel;

/** The shape editor: references in place, edits of components and of copies, and rows by keys and drags. */
class TestShapeEditor final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_editor.reset(); }
    void expandsAReferenceInPlace();
    void listsEachRowOnce();
    void addsToAnExpandedReference();
    void hasRoomForTheUses();
    void editsAComponentAndOffersACopy();
    void makesTheCopyAsOneStep();
    void keepsTheEditIfTheCopyFails();
    void namesAllComponentsThatAreChanged();
    void offersACopyForWhatIsTypedInAField();
    void offersNoCopyForWhatIsTypedInSource();
    void keepsTheOfferWhenAFieldIsLeft();
    void offersACopyOncePerComponent();
    void editsAnotherFile();
    void forgetsAFileThatIsClosed();
    void followsAFileOnce();
    void showsTheDetailsOfAnotherFile();
    void selectsByName();
    void editsWithReturn();
    void goesToTheRowThatIsRepeated();
    void opensOneMenu();
    void tabGoesThroughCheckBoxes();
    void movesOutOfAnObject();
    void movesByDrag();
    void addsADiscriminator();
    void turnsASchemaIntoOneOf();
    void choosesBranchesByKeys();
    void choosesBranchesByClicks();
    void addsToBranches();
    void replacesAReferenceByBranches();
    void choosesNoBranches();

private:
    [[nodiscard]] widgets::Banner *banner() const
    {
        return control<widgets::Banner>(m_editor->tab(), u"sharedSchema"_qs);
    }
    void expand(const QString &name) const { m_editor->tree()->expand(m_editor->row(name)); }
    void editName(const QString &name, const QString &to) const;
    void askForBranches(const QString &row, const QString &action) const;
    /** The schemas that are offered as branches. */
    [[nodiscard]] QStringList offers() const;
    void clickOffer(const QString &name) const;

    std::unique_ptr<SchemaEditor> m_editor;
};

namespace {

const QString Person = u"/api/person.yaml"_qs;

/** The schemas of a file whose component refers twice to a schema in another file, with a row of that selected. */
struct OrderForm {
    OrderForm()
    {
        store.files.insert(u"/api/shop.yaml"_qs,
                           "openapi: 3.1.1\ninfo: {title: T, version: '1'}\ncomponents:\n  schemas:\n"
                           "    Order: {properties: {buyer: {$ref: person.yaml}, seller: {$ref: person.yaml}}}\n"
                           "    Empty: {type: object}\n");
        store.files.insert(Person, "properties:\n  name: {type: string}\nrequired: [name]\n");
        tab = std::make_unique<SchemasTab>(surroundings.context(**workspace.open(u"/api/shop.yaml"_qs), workspace));
        show(*tab);
        tree = control<QTreeView>(*tab, u"schemaTree"_qs);
        selectName();
    }

    /** Selects the check box that says whether `name` of the buyer is required, and returns its state. */
    int selectName() const
    {
        if (!QTest::qWaitFor([this] { return workspace.references().isCurrent(); }) ||
            !tab->reveal({"components", "schemas", "Order", "properties", "buyer"}))
            return -1;
        tree->expand(tree->currentIndex());
        const QModelIndex name = tree->model()->index(0, ShapeModel::Required, tree->currentIndex().siblingAtColumn(0));
        tree->setFocus();
        tree->setCurrentIndex(name);
        return name.data(Qt::CheckStateRole).toInt();
    }
    [[nodiscard]] widgets::Banner &banner() const { return *control<widgets::Banner>(*tab, u"sharedSchema"_qs); }

    support::FakeStore store;
    workspace::Workspace workspace{store};
    Surroundings surroundings;
    std::unique_ptr<SchemasTab> tab;
    QTreeView *tree = nullptr;
};

QByteArray loanShop()
{
    return R"(openapi: 3.1.0
info: {title: Library, version: '1'}
paths: {}
components:
  schemas:
    Loan:
      required: [book]
      properties:
        book: {$ref: '#/components/schemas/Item'} # what
        due: {type: string, format: date}
        place:
          type: object
          properties:
            shelf: {type: string}
            floor: {type: integer}
        previous: {$ref: '#/components/schemas/Loan'}
        extra: {$ref: '#/components/schemas/Alone'}
    Item: # shared
      required: [title]
      properties:
        title: {type: string}
        pages: {type: integer}
    Alone: {properties: {note: {type: string}}}
    Wish: {properties: {item: {$ref: '#/components/schemas/Item'}}}
    Medium:
      oneOf:
        - {$ref: '#/components/schemas/Item'}
        - {$ref: '#/components/schemas/Alone'}
)";
}

} // namespace

void TestShapeEditor::init()
{
    m_editor = std::make_unique<SchemaEditor>(loanShop());
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
    m_editor->choose(u"Loan"_qs);
}

void TestShapeEditor::editName(const QString &name, const QString &to) const
{
    m_editor->select(name);
    m_editor->press(Qt::Key_F2);
    auto *edit = m_editor->editor<QLineEdit>();
    QVERIFY(edit);
    edit->selectAll();
    QTest::keyClicks(edit, to);
    QTest::keyClick(edit, Qt::Key_Return);
}

void TestShapeEditor::expandsAReferenceInPlace()
{
    QCOMPARE(m_editor->rows(), u"Loan -book -due -place --shelf --floor -previous -extra"_qs);
    expand(u"book"_qs);
    QCOMPARE(m_editor->rows(), u"Loan -book --title --pages -due -place --shelf --floor -previous -extra"_qs);
    QCOMPARE(m_editor->row(u"book"_qs).siblingAtColumn(ShapeModel::Type).data().toString(), u"Item"_qs);
    QCOMPARE(m_editor->row(u"due"_qs).siblingAtColumn(ShapeModel::Type).data().toString(), u"date"_qs);
    QCOMPARE(m_editor->text(), loanShop());
}

/** What the user sees is what the model has, also when rows are fetched while they are laid out. */
void TestShapeEditor::listsEachRowOnce()
{
    const SchemaEditor editor("openapi: 3.1.1\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                              "    Base: {type: object}\n"
                              "    A: {properties: {a: {type: object, properties: {x: {}}}, b: {}}}\n"
                              "    C:\n      properties:\n        p: {$ref: '#/components/schemas/A'}\n"
                              "        tags: {type: array, items: {type: object, properties: {y: {}}}}\n");
    const auto seen = [&editor] {
        QStringList names;
        const QTreeView *tree = editor.tree();
        for (QModelIndex row = tree->model()->index(0, 0); row.isValid(); row = tree->indexBelow(row))
            names.append(row.data().toString());
        return names.join(u' ');
    };
    editor.choose(u"Base"_qs);
    QTRY_COMPARE(seen(), u"Base"_qs);
    editor.choose(u"C"_qs);
    QTRY_COMPARE(seen(), u"C p tags items y"_qs);
    editor.select(u"p"_qs);
    editor.press(Qt::Key_Right);
    QTRY_COMPARE(seen(), u"C p a x b tags items y"_qs);
    QCOMPARE(editor.rows().remove(u'-'), seen());
}

/** Beside a reference that is not expanded, and inside it otherwise. */
void TestShapeEditor::addsToAnExpandedReference()
{
    const auto add = [this](const QString &name) {
        m_editor->select(u"book"_qs);
        m_editor->press(Qt::Key_Insert);
        QVERIFY(m_editor->editor<QLineEdit>());
        QTest::keyClicks(m_editor->editor<QLineEdit>(), name);
        QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
        QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape); // The next one is not needed.
    };
    add(u"until"_qs);
    QTRY_VERIFY(m_editor->document().snapshot().at({"components", "schemas", "Loan", "properties", "until"}).exists());
    QCOMPARE(m_editor->currentName(), u"until"_qs);
    QVERIFY(m_editor->undoesAll());
    expand(u"book"_qs);
    add(u"author"_qs);
    QTRY_VERIFY(m_editor->document().snapshot().at({"components", "schemas", "Item", "properties", "author"}).exists());
    QVERIFY(banner()->isVisible());
    QVERIFY(m_editor->undoesAll());
}

/** A cell as wide as the delegate asks for shows as much as a wider one. */
void TestShapeEditor::hasRoomForTheUses()
{
    expand(u"book"_qs);
    const QTreeView *tree = m_editor->tree();
    const QModelIndex cell = m_editor->row(u"book"_qs);
    const QAbstractItemDelegate *delegate = tree->itemDelegateForIndex(cell);
    QStyleOptionViewItem option;
    option.initFrom(tree);
    option.widget = tree;
    option.font = tree->font();
    const int width = delegate->sizeHint(option, cell).width();
    QVERIFY(width > option.fontMetrics.horizontalAdvance(u"book used in 3 places"_qs));
    const auto painted = [&](int room) {
        option.rect = QRect(0, 0, room, tree->visualRect(cell).height());
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        delegate->paint(&painter, option, cell);
        painter.end();
        return image.copy(0, 0, width - 8, image.height()); // Without the edge of the cell.
    };
    QCOMPARE(painted(width), painted(width + 40));
    QVERIFY(painted(width - 12) != painted(width));
}

void TestShapeEditor::editsAComponentAndOffersACopy()
{
    expand(u"book"_qs);
    m_editor->select(u"pages"_qs, ShapeModel::Required);
    m_editor->press(Qt::Key_Space);
    QTRY_COMPARE(m_editor->text(), loanShop().replace("required: [title]", "required: [title, pages]"));
    QVERIFY(banner()->isVisible());
    QCOMPARE(banner()->text(), u"Item is used in 3 places. The edit changes all of them."_qs);
    QVERIFY(m_editor->undoesAll());
    QVERIFY(!banner()->isVisible());
}

void TestShapeEditor::makesTheCopyAsOneStep()
{
    expand(u"book"_qs);
    editName(u"title"_qs, u"name"_qs);
    QTRY_VERIFY(banner()->isVisible());
    click(m_editor->tab(), u"onlyHere"_qs);
    QVERIFY(!banner()->isVisible());
    const Pointer book{"components", "schemas", "Loan", "properties", "book"};
    QCOMPARE(m_editor->jsonAt(book), QByteArray(R"({"required":["name"],"properties":{"name":{"type":"string"},)"
                                                R"("pages":{"type":"integer"}}})"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Item", "required"}), QByteArray(R"(["title"])"));
    QCOMPARE(m_editor->currentName(), u"name"_qs);
    QCOMPARE(m_editor->document().undoName(), u"Edit property"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), loanShop());
    QVERIFY(!m_editor->document().canUndo());
}

/** The first of two references is copied before the second can't be. */
void TestShapeEditor::keepsTheEditIfTheCopyFails()
{
    const QByteArray text = R"(openapi: 3.0.3
info: {title: Library, version: '1'}
paths: {}
components:
  schemas:
    Loan: {properties: {book: {$ref: '#/components/schemas/Item'}}}
    Item: {properties: {part: {$ref: '#/components/schemas/Part', properties: {size: {type: integer}}}}}
    Part: {properties: {size: {type: string}}}
    Wish: {properties: {item: {$ref: '#/components/schemas/Item'}, part: {$ref: '#/components/schemas/Part'}}}
)";
    m_editor = std::make_unique<SchemaEditor>(text);
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
    m_editor->choose(u"Loan"_qs);
    expand(u"book"_qs);
    expand(u"part"_qs);
    editName(u"size"_qs, u"width"_qs);
    QTRY_VERIFY(banner()->isVisible());
    const QByteArray edited = m_editor->text();
    click(m_editor->tab(), u"onlyHere"_qs);
    QCOMPARE(m_editor->text(), edited);
    QVERIFY(!banner()->isVisible());
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), text);
    QVERIFY(!m_editor->document().canUndo());
}

/** A property that two components require, in a schema that merges them. */
void TestShapeEditor::namesAllComponentsThatAreChanged()
{
    const QByteArray text = R"(openapi: 3.1.0
info: {title: Library, version: '1'}
paths: {}
components:
  schemas:
    Loan:
      allOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/Owner'}]
    Pet: {required: [name], properties: {name: {type: string}}}
    Owner: {required: [name]}
    Wish: {properties: {pet: {$ref: '#/components/schemas/Pet'}, owner: {$ref: '#/components/schemas/Owner'}}}
)";
    m_editor = std::make_unique<SchemaEditor>(text);
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
    m_editor->choose(u"Loan"_qs);
    m_editor->select(u"name"_qs, ShapeModel::Required);
    m_editor->press(Qt::Key_Space);
    const Pointer schemas{"components", "schemas"};
    QTRY_COMPARE(m_editor->jsonAt(schemas / Pointer{"Owner", "required"}), QByteArray());
    QVERIFY(banner()->isVisible());
    QCOMPARE(banner()->text(), u"Pet and Owner are used in 4 places. The edit changes all of them."_qs);
    click(m_editor->tab(), u"onlyHere"_qs);
    QCOMPARE(m_editor->jsonAt(schemas / Pointer{"Loan", "allOf"}),
             QByteArray(R"([{"properties":{"name":{"type":"string"}}},{}])"));
    for (const char *name : {"Pet", "Owner"})
        QCOMPARE(m_editor->jsonAt(schemas / Pointer{name, "required"}), QByteArray(R"(["name"])"));
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), text);
    QVERIFY(!m_editor->document().canUndo());
}

/** Below the tree, with each key. */
void TestShapeEditor::offersACopyForWhatIsTypedInAField()
{
    expand(u"book"_qs);
    m_editor->select(u"title"_qs);
    auto *field = control<QLineEdit>(m_editor->tab(), u"keywordTitle"_qs);
    field->setFocus();
    QTest::keyClicks(field, u"On the cover"_qs);
    const Pointer title{"components", "schemas", "Item", "properties", "title"};
    QCOMPARE(m_editor->jsonAt(title / QByteArray("title")), QByteArray(R"("On the cover")"));
    QVERIFY(banner()->isVisible());
    click(m_editor->tab(), u"onlyHere"_qs);
    QCOMPARE(m_editor->jsonAt(title), QByteArray(R"({"type":"string"})"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "properties", "book", "properties", "title", "title"}),
             QByteArray(R"("On the cover")"));
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), loanShop());
}

/** Another view of the same file has the focus. */
void TestShapeEditor::offersNoCopyForWhatIsTypedInSource()
{
    expand(u"book"_qs);
    m_editor->select(u"title"_qs);
    QLineEdit source(&m_editor->tab());
    source.show();
    source.setFocus();
    QVERIFY(source.hasFocus());
    const Pointer title{"components", "schemas", "Item", "properties", "title"};
    const base::Span span = m_editor->document().snapshot().at(title / QByteArray("type")).span();
    QVERIFY(m_editor->document().spliceText({span.offset, span.length, "integer"}));
    QCOMPARE(m_editor->jsonAt(title), QByteArray(R"({"type":"integer"})"));
    QVERIFY(!banner()->isVisible());
    // The first edit in the form is announced.
    editName(u"title"_qs, u"name"_qs);
    QTRY_VERIFY(banner()->isVisible());
}

/** A text that needs quotes is written again then. */
void TestShapeEditor::keepsTheOfferWhenAFieldIsLeft()
{
    QLineEdit other(&m_editor->tab());
    other.show();
    expand(u"book"_qs);
    m_editor->select(u"title"_qs);
    auto *field = control<QLineEdit>(m_editor->tab(), u"keywordTitle"_qs);
    field->setFocus();
    QTest::keyClicks(field, u"null"_qs);
    QVERIFY(banner()->isVisible());
    other.setFocus();
    QVERIFY(other.hasFocus());
    QVERIFY(banner()->isVisible());
    click(m_editor->tab(), u"onlyHere"_qs);
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "properties", "book", "properties", "title", "title"}),
             QByteArray(R"("null")"));
    QVERIFY(m_editor->undoesAll());
}

/** A component that only one place uses is edited without a question. */
void TestShapeEditor::offersACopyOncePerComponent()
{
    expand(u"book"_qs);
    editName(u"title"_qs, u"name"_qs);
    QTRY_VERIFY(banner()->isVisible());
    editName(u"pages"_qs, u"length"_qs);
    QTRY_COMPARE(m_editor->document().snapshot().at({"components", "schemas", "Item", "properties", "length"}).exists(),
                 true);
    QVERIFY(!banner()->isVisible());
    m_editor->choose(u"Wish"_qs);
    m_editor->choose(u"Loan"_qs);
    editName(u"due"_qs, u"until"_qs);
    QVERIFY(!banner()->isVisible());
    QVERIFY(m_editor->undoesAll());
}

void TestShapeEditor::editsAnotherFile()
{
    support::FakeStore store;
    const QByteArray api = "openapi: 3.1.1\ninfo: {title: T, version: '1'}\ncomponents:\n  schemas:\n"
                           "    Order: {properties: {buyer: {$ref: 'parts/person.yaml'}}}\n";
    const QByteArray part = "properties:\n  name: {type: string} # full\nrequired: [name]\n";
    store.files.insert(u"/api/shop.yaml"_qs, api);
    store.files.insert(u"/api/parts/person.yaml"_qs, part);
    workspace::Workspace workspace(store);
    const auto definition = workspace.open(u"/api/shop.yaml"_qs);
    QVERIFY(definition);
    Surroundings surroundings;
    SchemasTab tab(surroundings.context(**definition, workspace));
    show(tab);
    QTRY_VERIFY(workspace.references().isCurrent());
    QVERIFY(tab.reveal({"components", "schemas", "Order", "properties", "buyer"}));
    auto *tree = control<QTreeView>(tab, u"schemaTree"_qs);
    tree->expand(tree->currentIndex());
    const QModelIndex name = tree->model()->index(0, 0, tree->currentIndex().siblingAtColumn(0));
    QCOMPARE(name.data().toString(), u"name"_qs);
    tree->setFocus();
    QCOMPARE(tab.otherDefinition(), nullptr);
    tree->setCurrentIndex(name.siblingAtColumn(ShapeModel::Required));
    QVERIFY(tab.otherDefinition());
    QCOMPARE(tab.otherDefinition()->path(), u"/api/parts/person.yaml"_qs);
    QTest::keyClick(tree, Qt::Key_Space);
    QTRY_VERIFY(workspace.find(u"/api/parts/person.yaml"_qs));
    document::Document &edited = workspace.find(u"/api/parts/person.yaml"_qs)->document();
    QCOMPARE(edited.snapshot().text(), QByteArray(part).replace("required: [name]\n", ""));
    QCOMPARE(textOf(**definition), api);
    // Undo is for the file with the last step, whatever row is selected then.
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QCOMPARE(tab.otherDefinition(), workspace.find(u"/api/parts/person.yaml"_qs));
    edited.undo();
    QCOMPARE(tab.otherDefinition(), nullptr);
    QCOMPARE(edited.snapshot().text(), part);
    QCOMPARE(name.siblingAtColumn(ShapeModel::Required).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

/** The user closes it without saving. */
void TestShapeEditor::forgetsAFileThatIsClosed()
{
    OrderForm form;
    QTest::keyClick(form.tree, Qt::Key_Space);
    QTRY_VERIFY(form.workspace.find(Person));
    QVERIFY(form.banner().isVisible());
    form.workspace.close(*form.workspace.find(Person));
    QVERIFY(!form.banner().isVisible());
    QTRY_VERIFY(form.workspace.references().isCurrent());
    QTRY_COMPARE(form.selectName(), int(Qt::Checked));
}

/** Also if it stays loaded while other schemas are shown. */
void TestShapeEditor::followsAFileOnce()
{
    OrderForm form;
    QTest::keyClick(form.tree, Qt::Key_Space);
    QTRY_VERIFY(form.workspace.find(Person));
    const auto *edits = form.tab->findChild<ShapeEdits *>();
    for (int again = 0; again < 3; ++again) {
        QVERIFY(form.tab->reveal({"components", "schemas", "Empty"}));
        form.selectName();
    }
    const QSignalSpy changes(edits, &ShapeEdits::documentChanged);
    form.workspace.find(Person)->document().undo();
    QCOMPARE(changes.size(), 1);
}

void TestShapeEditor::showsTheDetailsOfAnotherFile()
{
    support::FakeStore store;
    store.files.insert(u"/api/shop.yaml"_qs, "openapi: 3.1.1\ninfo: {title: T, version: '1'}\ncomponents:\n  schemas:\n"
                                             "    Order: {properties: {buyer: {$ref: 'person.yaml'}}}\n");
    store.files.insert(u"/api/person.yaml"_qs, "properties:\n  name: {type: string, description: Full name}\n");
    workspace::Workspace workspace(store);
    const auto definition = workspace.open(u"/api/shop.yaml"_qs);
    Surroundings surroundings;
    SchemasTab tab(surroundings.context(**definition, workspace));
    show(tab);
    QTRY_VERIFY(workspace.references().isCurrent());
    QVERIFY(tab.reveal({"components", "schemas", "Order", "properties", "buyer"}));
    auto *tree = control<QTreeView>(tab, u"schemaTree"_qs);
    tree->expand(tree->currentIndex());
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->currentIndex().siblingAtColumn(0)));
    const auto samples = tab.findChildren<QPlainTextEdit *>(u"sampleText"_qs);
    QTRY_VERIFY(std::any_of(samples.begin(), samples.end(), [](const QPlainTextEdit *each) {
        return each->isVisible() && each->toPlainText().startsWith(u'"');
    }));
}

void TestShapeEditor::selectsByName()
{
    m_editor->select(u"Loan"_qs, ShapeModel::Type);
    m_editor->press(Qt::Key_P);
    QCOMPARE(m_editor->currentName(), u"place"_qs);
    QCOMPARE(m_editor->tree()->currentIndex().column(), int(ShapeModel::Type));
    QVERIFY(!m_editor->editor<QLineEdit>());
    QCOMPARE(m_editor->text(), loanShop());
}

void TestShapeEditor::editsWithReturn()
{
    m_editor->select(u"due"_qs);
    m_editor->press(Qt::Key_Return);
    auto *name = m_editor->editor<QLineEdit>();
    QVERIFY(name);
    QVERIFY(name->hasFrame());
    QTest::keyClick(name, Qt::Key_Escape);
    m_editor->select(u"due"_qs, ShapeModel::Type);
    m_editor->press(Qt::Key_Return);
    QVERIFY(m_editor->editor<QComboBox>());
}

void TestShapeEditor::goesToTheRowThatIsRepeated()
{
    QVERIFY(!m_editor->tree()->model()->hasChildren(m_editor->row(u"previous"_qs)));
    m_editor->select(u"previous"_qs);
    m_editor->trigger(u"goToRepeatedSchemaAction"_qs);
    QCOMPARE(m_editor->currentName(), u"Loan"_qs);
}

void TestShapeEditor::opensOneMenu()
{
    auto *menu = m_editor->tab().findChild<QMenu *>(u"schemaMenu"_qs);
    QVERIFY(menu);
    m_editor->select(u"due"_qs);
    const std::function<void()> ways[] = {
        [this] { m_editor->press(Qt::Key_Menu); },
        [this] { m_editor->press(Qt::Key_F10, Qt::ShiftModifier); },
        [this] { click(m_editor->tab(), u"schemaMenuButton"_qs); },
        [this] {
            const QPoint position = m_editor->tree()->visualRect(m_editor->row(u"due"_qs)).center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, position,
                                    m_editor->tree()->viewport()->mapToGlobal(position));
            QApplication::sendEvent(m_editor->tree()->viewport(), &event);
        },
    };
    for (const auto &open : ways) {
        open();
        QTRY_VERIFY(menu->isVisible());
        menu->close();
        QTRY_VERIFY(!menu->isVisible());
    }
}

void TestShapeEditor::tabGoesThroughCheckBoxes()
{
    m_editor->select(u"due"_qs);
    m_editor->press(Qt::Key_F2);
    QVERIFY(m_editor->editor<QLineEdit>());
    for (int tabs = 0; tabs < 3 && m_editor->tree()->currentIndex().column() != ShapeModel::Required; ++tabs)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(m_editor->tree()->currentIndex().column(), int(ShapeModel::Required));
    QTRY_VERIFY(m_editor->tree()->hasFocus());
    QTest::keyClick(m_editor->tree(), Qt::Key_Space);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "required"}), QByteArray(R"(["book","due"])"));
    QTest::keyClick(m_editor->tree(), Qt::Key_Tab);
    QTRY_VERIFY(m_editor->editor<QLineEdit>());
    QVERIFY(m_editor->tree()->currentIndex().column() > int(ShapeModel::Required) ||
            m_editor->currentName() == u"place");
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape);
    QVERIFY(m_editor->undoesAll());
}

/** The last property of an object goes on into the object around it. */
void TestShapeEditor::movesOutOfAnObject()
{
    m_editor->select(u"shelf"_qs);
    m_editor->press(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(m_editor->rows(), u"Loan -book -due -place --floor --shelf -previous -extra"_qs);
    QCOMPARE(m_editor->currentName(), u"shelf"_qs);
    m_editor->press(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(m_editor->rows(), u"Loan -book -due -place --floor -previous -extra -shelf"_qs);
    QCOMPARE(m_editor->currentName(), u"shelf"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestShapeEditor::movesByDrag()
{
    QTreeView *tree = m_editor->tree();
    const std::unique_ptr<QMimeData> data(tree->model()->mimeData({m_editor->row(u"due"_qs)}));
    const QPoint onPlace = tree->visualRect(m_editor->row(u"place"_qs)).center();
    QDragEnterEvent enter(onPlace, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree->viewport(), &enter);
    QDragMoveEvent move(onPlace, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree->viewport(), &move);
    QVERIFY(move.isAccepted());
    QDropEvent drop(onPlace, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree->viewport(), &drop);
    QTRY_COMPARE(m_editor->rows(), u"Loan -book -place --shelf --floor --due -previous -extra"_qs);
    QCOMPARE(m_editor->document().undoName(), u"Move property"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestShapeEditor::addsADiscriminator()
{
    m_editor->choose(u"Medium"_qs);
    QCOMPARE(m_editor->rows(), u"Medium -Item -Alone"_qs);
    m_editor->select(u"Medium"_qs);
    m_editor->trigger(u"addDiscriminatorAction"_qs);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Medium", "discriminator"}),
                 QByteArray(R"({"propertyName":"type","mapping":{"Item":"#/components/schemas/Item",)"
                            R"("Alone":"#/components/schemas/Alone"}})"));
    QVERIFY(m_editor->undoesAll());
}

void TestShapeEditor::turnsASchemaIntoOneOf()
{
    m_editor->select(u"due"_qs);
    m_editor->trigger(u"turnIntoOneOfAction"_qs);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "properties", "due"}),
                 QByteArray(R"({"oneOf":[{"type":"string","format":"date"}]})"));
    QCOMPARE(m_editor->rows(), u"Loan -book -due --oneOf 1 -place --shelf --floor -previous -extra"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestShapeEditor::askForBranches(const QString &row, const QString &action) const
{
    m_editor->select(row);
    m_editor->trigger(action);
    QTRY_VERIFY(control(m_editor->tab(), u"branchesLine"_qs)->hasFocus());
}

QStringList TestShapeEditor::offers() const
{
    const auto *list = control<QListWidget>(m_editor->tab(), u"branchesList"_qs);
    QStringList names;
    for (int row = 0; row < list->count(); ++row)
        names.append(list->item(row)->text());
    return names;
}

void TestShapeEditor::clickOffer(const QString &name) const
{
    const auto *list = control<QListWidget>(m_editor->tab(), u"branchesList"_qs);
    const QListWidgetItem *item = list->findItems(name, Qt::MatchExactly).value(0);
    QVERIFY(item);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
}

void TestShapeEditor::choosesBranchesByKeys()
{
    askForBranches(u"due"_qs, u"addSchema_oneOf"_qs);
    QCOMPARE(offers(), QStringList({u"Loan"_qs, u"Item"_qs, u"Alone"_qs, u"Wish"_qs, u"Medium"_qs}));
    auto *line = control<QLineEdit>(m_editor->tab(), u"branchesLine"_qs);
    QTest::keyClicks(line, u"alo"_qs);
    QCOMPARE(offers(), QStringList{u"Alone"_qs});
    QTest::keyClick(line, Qt::Key_Space);
    // The text is selected, so that the next letters replace it.
    QTest::keyClicks(line, u"i"_qs);
    QCOMPARE(offers(), QStringList({u"Item"_qs, u"Wish"_qs, u"Medium"_qs}));
    QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Space);
    QTest::keyClick(line, Qt::Key_Space);
    QTest::keyClick(line, Qt::Key_Up);
    QTest::keyClick(line, Qt::Key_Space);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!line->isVisible());
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "properties", "due"}),
                 QByteArray(R"({"oneOf":[{"$ref":"#/components/schemas/Alone"},{"$ref":"#/components/schemas/Item"}],)"
                            R"("discriminator":{"propertyName":"type","mapping":{)"
                            R"("Alone":"#/components/schemas/Alone","Item":"#/components/schemas/Item"}}})"));
    QVERIFY(m_editor->tree()->hasFocus());
    QCOMPARE(m_editor->currentName(), u"due"_qs);
    QCOMPARE(m_editor->document().undoName(), u"Add oneOf"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), loanShop());
    QVERIFY(!m_editor->document().canUndo());
}

void TestShapeEditor::choosesBranchesByClicks()
{
    askForBranches(u"shelf"_qs, u"addSchema_anyOf"_qs);
    clickOffer(u"Wish"_qs);
    clickOffer(u"Item"_qs);
    clickOffer(u"Wish"_qs);
    click(m_editor->tab(), u"branchesDiscriminator"_qs);
    click(m_editor->tab(), u"branchesApply"_qs);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "properties", "place", "properties", "shelf"}),
                 QByteArray(R"({"anyOf":[{"$ref":"#/components/schemas/Item"}]})"));
    QVERIFY(m_editor->undoesAll());
    askForBranches(u"shelf"_qs, u"addSchema_anyOf"_qs);
    QVERIFY(control<QAbstractButton>(m_editor->tab(), u"branchesDiscriminator"_qs)->isChecked());
    clickOffer(u"Wish"_qs);
    QTest::keyClick(control(m_editor->tab(), u"branchesLine"_qs), Qt::Key_Escape);
    QVERIFY(!control(m_editor->tab(), u"branchesLine"_qs)->isVisible());
    QCOMPARE(m_editor->text(), loanShop());
}

void TestShapeEditor::addsToBranches()
{
    m_editor->choose(u"Medium"_qs);
    askForBranches(u"Medium"_qs, u"addSchema_oneOf"_qs);
    QCOMPARE(offers(), QStringList({u"Loan"_qs, u"Wish"_qs}));
    // What was searched is chosen.
    QTest::keyClicks(control(m_editor->tab(), u"branchesLine"_qs), u"wi"_qs);
    QTest::keyClick(control(m_editor->tab(), u"branchesLine"_qs), Qt::Key_Return);
    QTRY_COMPARE(m_editor->rows(), u"Medium -Item -Alone -Wish"_qs);
    QVERIFY(m_editor->jsonAt({"components", "schemas", "Medium", "discriminator"}).contains(R"("Wish":)"));
    askForBranches(u"Medium"_qs, u"addSchema_oneOf"_qs);
    QVERIFY(!control(m_editor->tab(), u"branchesDiscriminator"_qs)->isVisible());
    clickOffer(u"Loan"_qs);
    click(m_editor->tab(), u"branchesApply"_qs);
    QTRY_VERIFY(m_editor->jsonAt({"components", "schemas", "Medium", "discriminator"}).contains(R"("Loan":)"));
    QVERIFY(m_editor->undoesAll());
}

/** Its target stays as it is. */
void TestShapeEditor::replacesAReferenceByBranches()
{
    askForBranches(u"extra"_qs, u"addSchema_oneOf"_qs);
    clickOffer(u"Alone"_qs);
    clickOffer(u"Wish"_qs);
    click(m_editor->tab(), u"branchesDiscriminator"_qs);
    click(m_editor->tab(), u"branchesApply"_qs);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Loan", "properties", "extra"}),
                 QByteArray(R"({"oneOf":[{"$ref":"#/components/schemas/Alone"},)"
                            R"({"$ref":"#/components/schemas/Wish"}]})"));
    QCOMPARE(m_editor->jsonAt({"components", "schemas", "Alone"}),
             QByteArray(R"({"properties":{"note":{"type":"string"}}})"));
    QVERIFY(m_editor->undoesAll());
}

void TestShapeEditor::choosesNoBranches()
{
    askForBranches(u"due"_qs, u"addSchema_oneOf"_qs);
    QTest::keyClick(control(m_editor->tab(), u"branchesLine"_qs), Qt::Key_Return);
    const Pointer due{"components", "schemas", "Loan", "properties", "due"};
    QTRY_COMPARE(m_editor->jsonAt(due / QByteArray("oneOf")), QByteArray(R"([{"type":"object"}])"));
    QCOMPARE(m_editor->jsonAt(due / QByteArray("format")), QByteArray(R"("date")"));
    QVERIFY(m_editor->undoesAll());
}

GATEWRIGHT_TEST(TestShapeEditor, QApplication)
#include "testshapeeditor.moc"
