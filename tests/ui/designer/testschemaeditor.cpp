#include "schemaeditorfixture.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

using namespace designer;
using document::Pointer;
using items::ShapeModel;

/** The tree of a schema, driven by keys and clicks: cells, commands, tables and samples. */
class TestSchemaEditor final : public QObject
{
    Q_OBJECT

private slots:
    void addsValuesWithTitles();
    void offersSchemasOfOtherFiles();
    void choosesTheSchemaOfAMapping();
    void movesThroughCellsWithArrows();
    void init() { m_editor = std::make_unique<SchemaEditor>(shop()); }
    void cleanup() { m_editor.reset(); }
    void tabGoesToTheNextCell();
    void tabStopsAfterTheLastCell();
    void escapeKeepsTheCell();
    void tabFollowsRowsThatAppear();
    void keepsTheNameVisible_data();
    void keepsTheNameVisible();
    void startsAtTheTopOfAnotherComponent();
    void addsAProperty();
    void addsToEveryKeyword_data();
    void addsToEveryKeyword();
    void renamesWithWhatNamesTheProperty();
    void duplicates();
    void moves();
    void deletes();
    void keepsCollapsedRows();
    void makesPropertiesRequired();
    void inlinesAReference();
    void extractsAComponent();
    void makesASchemaBoolean();
    void readsUsesAsAPath();
    void showsASample();
    void foldsTheSampleInANarrowWindow();
    void offersNoDefinitionWithoutComponents();
    void makesASchemaFromASample();
    void refusesASampleThatIsNone();
    void editsTheMappingOfADiscriminator();
    void mapsTheBranches();
    void offersCommonKeywordsFirst();
    void editsValuesWithTitles();
    void namesItsControls();

private:
    static QByteArray shop();
    [[nodiscard]] Pointer book() const { return {"components", "schemas", "Book"}; }

    std::unique_ptr<SchemaEditor> m_editor;
};

QByteArray TestSchemaEditor::shop()
{
    return R"(openapi: 3.1.0
info: {title: Shop, version: '1'}
paths:
  /books:
    get:
      parameters:
        - {name: page, in: query, schema: {$ref: '#/components/schemas/Price'}}
      responses:
        '201':
          description: Added
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Book'}
components:
  schemas:
    Book:
      type: object   # a thing
      required: [isbn]
      properties:
        isbn: {type: string} # thirteen digits
        price:
          $ref: '#/components/schemas/Price'
        tags:
          type: array
          items: {type: string, minLength: 1}
      allOf:
        - {title: First}
        - false
    Price: {type: number, minimum: 0}
    Pet:
      type: object
      discriminator:
        propertyName: kind
        mapping: {cat: '#/components/schemas/Book'}
    State:
      oneOf:
        - {const: 1, title: Open}
        - {const: 2, title: Closed}
)";
}

void TestSchemaEditor::tabGoesToTheNextCell()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_F2);
    auto *name = m_editor->editor<QLineEdit>();
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, u"number"_qs);
    QTest::keyClick(name, Qt::Key_Tab);
    QTRY_VERIFY(m_editor->editor<QComboBox>());
    QCOMPARE(m_editor->currentName(), u"number"_qs);
    QCOMPARE(m_editor->tree()->currentIndex().column(), int(ShapeModel::Type));
    QTest::keyClick(m_editor->editor<QComboBox>(), Qt::Key_I); // integer
    QTest::keyClick(m_editor->editor<QComboBox>(), Qt::Key_Tab);
    QCOMPARE(m_editor->currentName(), u"number"_qs);
    QVERIFY(m_editor->tree()->currentIndex().column() > int(ShapeModel::Type));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QTRY_VERIFY(m_editor->editor<QComboBox>());
    QTest::keyClick(m_editor->editor<QComboBox>(), Qt::Key_Backtab, Qt::ShiftModifier);
    QTRY_VERIFY(m_editor->editor<QLineEdit>());
    QCOMPARE(m_editor->editor<QLineEdit>()->text(), u"number! integer"_qs);
    QCOMPARE(m_editor->editor<QLineEdit>()->selectedText(), u"number"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    QTRY_VERIFY(!m_editor->editor<QLineEdit>());
    QCOMPARE(m_editor->text(), shop()
                                   .replace("isbn: {type: string}", "number: {type: integer}")
                                   .replace("required: [isbn]", "required: [number]"));
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::tabStopsAfterTheLastCell()
{
    m_editor->choose(u"Price"_qs);
    m_editor->select(u"Price"_qs, ShapeModel::Description);
    m_editor->press(Qt::Key_F2);
    QVERIFY(m_editor->editor<QLineEdit>());
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Tab);
    QTRY_VERIFY(!m_editor->editor<QLineEdit>());
    QCOMPARE(m_editor->text(), shop());
}

void TestSchemaEditor::escapeKeepsTheCell()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_Return);
    QVERIFY(m_editor->editor<QLineEdit>());
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"x"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape);
    QTRY_VERIFY(!m_editor->editor<QLineEdit>());
    QCOMPARE(m_editor->text(), shop());
}

/** In 3.0, an array gets items, and so a row. */
void TestSchemaEditor::tabFollowsRowsThatAppear()
{
    m_editor = std::make_unique<SchemaEditor>(shop().replace("3.1.0", "3.0.3"));
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"isbn"_qs, ShapeModel::Type);
    m_editor->press(Qt::Key_F2);
    QVERIFY(m_editor->editor<QComboBox>());
    QTest::keyClick(m_editor->editor<QComboBox>(), Qt::Key_A); // array
    QTest::keyClick(m_editor->editor<QComboBox>(), Qt::Key_Tab);
    QCOMPARE(m_editor->currentName(), u"isbn"_qs);
    QVERIFY(m_editor->tree()->currentIndex().column() > int(ShapeModel::Type));
    QCOMPARE(m_editor->rows(), u"Book -allOf --allOf 1 --allOf 2 -isbn --items -price -tags --items"_qs);
}

void TestSchemaEditor::keepsTheNameVisible_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {720, 824, 1024, 1400})
        QTest::addRow("%d", width) << width;
}

void TestSchemaEditor::keepsTheNameVisible()
{
    QFETCH(int, width);
    m_editor->tab().resize(width, 640);
    m_editor->choose(u"Book"_qs);
    QTreeView *tree = m_editor->tree();
    QTRY_VERIFY(tree->header()->length() <= tree->viewport()->width());
    QCOMPARE(tree->header()->offset(), 0);
    QVERIFY(!tree->horizontalScrollBar()->isVisible());
    QVERIFY(tree->columnWidth(ShapeModel::Name) >= 160);
    m_editor->select(u"tags"_qs, ShapeModel::Required);
    QTest::keyClick(tree, Qt::Key_End);
    QCOMPARE(tree->header()->offset(), 0);
    QVERIFY(tree->visualRect(m_editor->row(u"items"_qs)).left() >= 0);
}

void TestSchemaEditor::startsAtTheTopOfAnotherComponent()
{
    m_editor->tab().resize(900, 500);
    m_editor->choose(u"Book"_qs);
    auto *bar = control<QScrollArea>(m_editor->tab(), u"componentArea"_qs)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    m_editor->choose(u"Price"_qs);
    QCOMPARE(bar->value(), 0);
}

/** Nothing is written before the property has a name. */
void TestSchemaEditor::addsAProperty()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"price"_qs);
    m_editor->press(Qt::Key_Insert);
    QVERIFY(m_editor->editor<QLineEdit>());
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"title"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    QTRY_COMPARE(m_editor->jsonAt(book() / Pointer{"properties", "title"}), QByteArray(R"({"type":"string"})"));
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape);
    QCOMPARE(m_editor->currentName(), u"title"_qs);
    QCOMPARE(m_editor->document().undoName(), u"Add property"_qs);
    m_editor->document().undo();
    QVERIFY(!m_editor->document().canUndo());
    QCOMPARE(m_editor->text(), shop());
    m_editor->document().redo();
    QCOMPARE(m_editor->jsonAt(book() / Pointer{"properties", "title"}), QByteArray(R"({"type":"string"})"));
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::addsToEveryKeyword_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("keyword");
    for (const specification::Version version :
         {specification::Version::V30, specification::Version::V31, specification::Version::V32}) {
        const auto &schema = specification::objectType(specification::ObjectKind::Schema);
        for (const specification::Field &field : schema.fields) {
            if (field.versions.contain(version) && field.type.object == specification::ObjectKind::Schema)
                QTest::addRow("%s in %s", field.name, qPrintable(specification::nameOf(version)))
                    << specification::nameOf(version).toLatin1() + ".0" << QByteArray(field.name);
        }
    }
}

void TestSchemaEditor::addsToEveryKeyword()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, keyword);
    const QByteArray text = shop().replace("3.1.0", version);
    m_editor = std::make_unique<SchemaEditor>(text);
    m_editor->choose(u"Price"_qs);
    m_editor->select(u"Price"_qs);
    m_editor->trigger(u"addSchema_"_qs + QString::fromLatin1(keyword));
    // Without a chosen component, the branch is an empty schema.
    if (const auto *line = control(m_editor->tab(), u"branchesLine"_qs); line->isVisible())
        click(m_editor->tab(), u"branchesApply"_qs);
    QTRY_VERIFY(m_editor->currentName() != u"Price"_qs);
    if (keyword == "properties") {
        QTest::keyClicks(m_editor->editor<QLineEdit>(), u"added"_qs);
        QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
        QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape);
    }
    const auto *model = static_cast<const ShapeModel *>(m_editor->tree()->model());
    const shapes::Row *row = model->rowAt(m_editor->tree()->currentIndex());
    QCOMPARE(row->written.keyword, keyword);
    if (auto *name = m_editor->editor<QLineEdit>())
        QTest::keyClick(name, Qt::Key_Escape);
    m_editor->press(Qt::Key_Delete);
    QTRY_COMPARE(m_editor->text(), text);
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::renamesWithWhatNamesTheProperty()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"isbn"_qs);
    m_editor->trigger(u"renameSchemaAction"_qs);
    auto *name = m_editor->editor<QLineEdit>();
    QVERIFY(name);
    QTest::keyClicks(name, u"ean"_qs);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(m_editor->text(), shop().replace("isbn: {", "ean: {").replace("required: [isbn]", "required: [ean]"));
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::duplicates()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"tags"_qs);
    m_editor->press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(m_editor->editor<QLineEdit>());
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"labels"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    QTRY_COMPARE(m_editor->rows(), u"Book -allOf --allOf 1 --allOf 2 -isbn -price -tags --items -labels --items"_qs);
    QCOMPARE(m_editor->jsonAt(book() / Pointer{"properties", "labels"}),
             m_editor->jsonAt(book() / Pointer{"properties", "tags"}));
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::moves()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(m_editor->rows(), u"Book -allOf --allOf 1 --allOf 2 -price -isbn -tags --items"_qs);
    QCOMPARE(m_editor->currentName(), u"isbn"_qs);
    QVERIFY(m_editor->text().contains("        isbn: {type: string} # thirteen digits\n        tags:"));
    m_editor->press(Qt::Key_Up, Qt::AltModifier);
    QTRY_COMPARE(m_editor->text(), shop());
    // The first one can't go further.
    m_editor->press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_editor->text(), shop());
    m_editor->select(u"allOf 2"_qs);
    m_editor->trigger(u"moveSchemaUpAction"_qs);
    QTRY_COMPARE(m_editor->currentName(), u"allOf 1"_qs);
    QCOMPARE(m_editor->jsonAt(book().child("allOf")), QByteArray(R"([false,{"title":"First"}])"));
    QCOMPARE(m_editor->document().undoName(), u"Move schema"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::deletes()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_Delete);
    QTRY_COMPARE(m_editor->rows(), u"Book -allOf --allOf 1 --allOf 2 -price -tags --items"_qs);
    QVERIFY(m_editor->jsonAt(book().child("required")).isEmpty());
    QCOMPARE(m_editor->currentName(), u"price"_qs);
    m_editor->select(u"items"_qs);
    click(m_editor->tab(), u"removeProperty"_qs);
    QTRY_COMPARE(m_editor->rows(), u"Book -allOf --allOf 1 --allOf 2 -price -tags"_qs);
    QVERIFY(m_editor->undoesAll());
    m_editor->select(u"Book"_qs);
    QVERIFY(!control(m_editor->tab(), u"removeProperty"_qs)->isEnabled());
}

void TestSchemaEditor::keepsCollapsedRows()
{
    m_editor->choose(u"Book"_qs);
    m_editor->tree()->collapse(m_editor->row(u"tags"_qs));
    m_editor->select(u"isbn"_qs);
    m_editor->press(Qt::Key_Delete);
    QTRY_VERIFY(!m_editor->row(u"isbn"_qs).isValid());
    QVERIFY(!m_editor->tree()->isExpanded(m_editor->row(u"tags"_qs)));
    QVERIFY(m_editor->tree()->isExpanded(m_editor->row(u"Book"_qs)));
}

void TestSchemaEditor::makesPropertiesRequired()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"price"_qs, ShapeModel::Required);
    m_editor->press(Qt::Key_Space);
    QTRY_COMPARE(m_editor->text(), shop().replace("[isbn]", "[isbn, price]"));
    m_editor->select(u"isbn"_qs);
    m_editor->trigger(u"requiredSchemaAction"_qs);
    QTRY_COMPARE(m_editor->text(), shop().replace("[isbn]", "[price]"));
    QCOMPARE(m_editor->document().undoName(), u"Make property optional"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::inlinesAReference()
{
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"price"_qs);
    m_editor->trigger(u"inlineSchemaAction"_qs);
    QTRY_COMPARE(m_editor->jsonAt(book() / Pointer{"properties", "price"}),
                 QByteArray(R"({"type":"number","minimum":0})"));
    QCOMPARE(m_editor->document().undoName(), u"Inline reference"_qs);
    QVERIFY(m_editor->undoesAll());
}

/** The component is selected and its name ready to type. */
void TestSchemaEditor::extractsAComponent()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"tags"_qs);
    m_editor->trigger(u"extractSchemaAction"_qs);
    QTRY_COMPARE(m_editor->jsonAt(book() / Pointer{"properties", "tags"}),
                 QByteArray(R"({"$ref":"#/components/schemas/Tags"})"));
    auto *name = control<QLineEdit>(m_editor->tab(), u"componentName"_qs);
    QCOMPARE(name->text(), u"Tags"_qs);
    QVERIFY(name->hasFocus());
    QCOMPARE(name->selectedText(), u"Tags"_qs);
    QCOMPARE(m_editor->document().undoName(), u"Extract to component"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::makesASchemaBoolean()
{
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"allOf 1"_qs, ShapeModel::Type);
    m_editor->press(Qt::Key_F2);
    auto *box = m_editor->editor<QComboBox>();
    QVERIFY(box);
    QVERIFY(box->findText(u"true"_qs) >= 0);
    QTest::keyClicks(box, u"true"_qs);
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(m_editor->jsonAt(book() / Pointer{"allOf", "0"}), QByteArray("true"));
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaEditor::readsUsesAsAPath()
{
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
    m_editor->choose(u"Book"_qs);
    const auto *uses = control<QListWidget>(m_editor->tab(), u"componentUses"_qs);
    QTRY_COMPARE(uses->count(), 2);
    QCOMPARE(uses->item(0)->text(), u"GET /books › 201 › application/json"_qs);
    QCOMPARE(uses->item(1)->text(), u"Pet › discriminator › mapping › cat"_qs);
    m_editor->choose(u"Price"_qs);
    QTRY_COMPARE(uses->item(0)->text(), u"GET /books › parameter page"_qs);
    QCOMPARE(uses->item(1)->text(), u"Book › price"_qs);
}

void TestSchemaEditor::showsASample()
{
    m_editor->choose(u"Price"_qs);
    const auto *sample = control<QPlainTextEdit>(m_editor->tab(), u"sampleText"_qs);
    QVERIFY(sample->isReadOnly());
    QTRY_VERIFY(sample->toPlainText().toDouble() > 0);
    QVERIFY(m_editor->document().set({"components", "schemas", "Price", "const"}, document::Value::integer(7)));
    QTRY_COMPARE(sample->toPlainText(), u"7"_qs);
    click(m_editor->tab(), u"copySample"_qs);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"7"_qs);
    // The sample follows the selected row, and changes of what it refers to.
    m_editor->choose(u"Book"_qs);
    m_editor->select(u"price"_qs);
    QTRY_COMPARE(sample->toPlainText(), u"7"_qs);
    QVERIFY(m_editor->document().set({"components", "schemas", "Price", "const"}, document::Value::integer(8)));
    QTRY_COMPARE(sample->toPlainText(), u"8"_qs);
}

/** It is beside the keywords in a wide window, and folded above them in a narrow one. */
void TestSchemaEditor::foldsTheSampleInANarrowWindow()
{
    m_editor->choose(u"Price"_qs);
    auto *sample = control<QPlainTextEdit>(m_editor->tab(), u"sampleText"_qs);
    auto *fold = control(m_editor->tab(), u"foldSample"_qs);
    const auto *chips = control(m_editor->tab(), u"type_number"_qs);
    const auto topOf = [this](const QWidget *widget) { return widget->mapTo(&m_editor->tab(), QPoint()); };
    m_editor->tab().resize(1320, 800);
    QTRY_VERIFY(sample->isVisible());
    QVERIFY(!fold->isVisible());
    QVERIFY(topOf(sample).x() > topOf(chips).x());
    m_editor->tab().resize(900, 800);
    QTRY_VERIFY(fold->isVisible());
    QVERIFY(!sample->isVisible());
    QTRY_VERIFY(topOf(fold).y() < topOf(chips).y());
    QTest::mouseClick(fold, Qt::LeftButton);
    QTRY_VERIFY(sample->isVisible() && sample->toPlainText().toDouble() > 0);
    QTest::mouseClick(fold, Qt::LeftButton);
    QTRY_VERIFY(!sample->isVisible());
}

/** A choice with one entry says nothing. */
void TestSchemaEditor::offersNoDefinitionWithoutComponents()
{
    const SchemaEditor editor("openapi: 3.1.1\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                              "    Size: {type: integer}\n");
    editor.choose(u"Size"_qs);
    QTRY_VERIFY(control(editor.tab(), u"type_integer"_qs)->isVisible());
    QVERIFY(!control(editor.tab(), u"schemaReference"_qs)->isVisible());
    QVERIFY(editor.document().set({"components", "schemas", "Other"}, document::Value::object()));
    QVERIFY(editor.document().set({"components", "schemas", "Size", "title"}, document::Value::string(u"S"_qs)));
    QTRY_VERIFY(control(editor.tab(), u"schemaReference"_qs)->isVisible());
}

void TestSchemaEditor::makesASchemaFromASample()
{
    m_editor->choose(u"Price"_qs);
    click(m_editor->tab(), u"makeFromSample"_qs);
    auto *dialog = control<QDialog>(m_editor->tab(), u"samplesDialog"_qs);
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(!control(*dialog, u"makeSchema"_qs)->isEnabled());
    control<QPlainTextEdit>(*dialog, u"samplesText"_qs)->setPlainText(u"{\"amount\": 1, \"currency\": \"EUR\"}"_qs);
    click(*dialog, u"makeSchema"_qs);
    const Pointer price{"components", "schemas", "Price"};
    QTRY_COMPARE(m_editor->jsonAt(price / Pointer{"properties", "currency"}), QByteArray(R"({"type":"string"})"));
    QCOMPARE(m_editor->document().undoName(), u"Make schema from sample"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), shop());
}

void TestSchemaEditor::refusesASampleThatIsNone()
{
    m_editor->choose(u"Price"_qs);
    click(m_editor->tab(), u"makeFromSample"_qs);
    auto *dialog = control<QDialog>(m_editor->tab(), u"samplesDialog"_qs);
    control<QPlainTextEdit>(*dialog, u"samplesText"_qs)->setPlainText(u"{\"amount\": "_qs);
    click(*dialog, u"makeSchema"_qs);
    QVERIFY(dialog->isVisible());
    QCOMPARE(m_editor->text(), shop());
    click(*dialog, u"cancelSamples"_qs);
    QVERIFY(!dialog->isVisible());
}

void TestSchemaEditor::editsTheMappingOfADiscriminator()
{
    m_editor->choose(u"Pet"_qs);
    auto *table = control<QTableView>(m_editor->tab(), u"discriminatorMapping"_qs);
    QTRY_VERIFY(table->isVisible());
    support::typeIntoCell(m_editor->tab(), u"discriminatorMapping"_qs, 0, 0, u"lion"_qs);
    const Pointer mapping{"components", "schemas", "Pet", "discriminator", "mapping"};
    QTRY_COMPARE(m_editor->jsonAt(mapping), QByteArray(R"({"lion":"#/components/schemas/Book"})"));
    click(m_editor->tab(), u"discriminatorMappingAdd"_qs);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(m_editor->jsonAt(mapping.child("Price")), QByteArray(R"("#/components/schemas/Price")"));
    QVERIFY(m_editor->undoesAll());
}

/** One row for each branch, whether it has an entry or not. */
void TestSchemaEditor::mapsTheBranches()
{
    const SchemaEditor editor("openapi: 3.1.1\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                              "    Other: {type: object}\n"
                              "    Cat: {type: object, properties: {name: {}, kind: {const: cat}}}\n"
                              "    Dog: {type: object, properties: {name: {}, kind: {type: string}}}\n"
                              "    Pet:\n      oneOf:\n      - $ref: '#/components/schemas/Dog'\n"
                              "      - $ref: '#/components/schemas/Cat' # small\n");
    const Pointer discriminator{"components", "schemas", "Pet", "discriminator"};
    editor.choose(u"Pet"_qs);
    const QWidget *add = control(editor.tab(), u"addDiscriminator"_qs);
    QTRY_VERIFY(add->isVisible() && add->size() == add->sizeHint()); // The form is laid out.
    click(editor.tab(), u"addDiscriminator"_qs);
    QCOMPARE(editor.jsonAt(discriminator),
             QByteArray(R"({"propertyName":"kind","mapping":{"Dog":"#/components/schemas/Dog",)"
                        R"("cat":"#/components/schemas/Cat"}})"));
    QVERIFY(control(editor.tab(), u"keywordDiscriminatorPropertyName"_qs)->hasFocus());
    QVERIFY(!control(editor.tab(), u"addDiscriminator"_qs)->isVisible());
    auto *table = control<QTableView>(editor.tab(), u"discriminatorMapping"_qs);
    const auto rows = [table] {
        QStringList values;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            values.append(table->model()->index(row, 0).data().toString());
        return values;
    };
    QCOMPARE(rows(), QStringList({u"Dog"_qs, u"cat"_qs}));
    support::typeIntoCell(editor.tab(), u"discriminatorMapping"_qs, 0, 0, u"dog"_qs);
    QCOMPARE(rows(), QStringList({u"dog"_qs, u"cat"_qs}));
    // A branch without an entry stays, with its name as the value.
    table->setCurrentIndex(table->model()->index(1, 0));
    click(editor.tab(), u"discriminatorMappingRemove"_qs);
    QCOMPARE(rows(), QStringList({u"dog"_qs, u"Cat"_qs}));
    QCOMPARE(editor.jsonAt(discriminator.child("mapping")), QByteArray(R"({"dog":"#/components/schemas/Dog"})"));
    // A new entry is for a branch that has none.
    click(editor.tab(), u"discriminatorMappingAdd"_qs);
    QTRY_COMPARE(editor.jsonAt(discriminator.child("mapping")),
                 QByteArray(R"({"dog":"#/components/schemas/Dog","Cat":"#/components/schemas/Cat"})"));
    QTest::keyClick(table->findChild<QLineEdit *>(), Qt::Key_Escape);
    click(editor.tab(), u"removeDiscriminator"_qs);
    QVERIFY(!editor.document().snapshot().at(discriminator).exists());
    QVERIFY(editor.undoesAll());
}

/** The most common ones for the type are in the menu itself. */
void TestSchemaEditor::offersCommonKeywordsFirst()
{
    m_editor->choose(u"Book"_qs);
    auto *button = control<QPushButton>(m_editor->tab(), u"addSchemaMenu"_qs);
    const auto offered = [this, button] {
        QTest::mouseClick(button, Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QStringList names;
        for (const QAction *action : menu->actions()) {
            if (!action->objectName().isEmpty())
                names.append(action->objectName().remove(u"addSchema_"_qs).remove(u"addSchema"_qs));
        }
        menu->close();
        return names.join(u' ');
    };
    m_editor->select(u"Book"_qs);
    QCOMPARE(offered(), u"properties additionalProperties oneOf anyOf allOf TitledValues addDiscriminatorAction"_qs);
    m_editor->select(u"tags"_qs);
    QCOMPARE(offered(), u"items oneOf anyOf allOf TitledValues addDiscriminatorAction"_qs);
    m_editor->select(u"isbn"_qs);
    QCOMPARE(offered(), u"oneOf anyOf allOf TitledValues addDiscriminatorAction"_qs);
    const auto *more = m_editor->tab().findChild<QMenu *>(u"addMoreKeywords"_qs);
    QVERIFY(more->actions().contains(m_editor->tab().findChild<QAction *>(u"addSchema_items"_qs)));
}

void TestSchemaEditor::editsValuesWithTitles()
{
    m_editor->choose(u"State"_qs);
    QTRY_VERIFY(control(m_editor->tab(), u"titledValues"_qs)->isVisible());
    support::typeIntoCell(m_editor->tab(), u"titledValues"_qs, 1, 1, u"Done"_qs);
    support::typeIntoCell(m_editor->tab(), u"titledValues"_qs, 1, 0, u"3"_qs);
    QTRY_COMPARE(m_editor->text(), shop().replace("{const: 2, title: Closed}", "{const: 3, title: Done}"));
    QVERIFY(m_editor->undoesAll());
    m_editor->choose(u"Book"_qs);
    QTRY_VERIFY(!control(m_editor->tab(), u"titledValues"_qs)->isVisible());
}

void TestSchemaEditor::namesItsControls()
{
    m_editor->choose(u"Book"_qs);
    click(m_editor->tab(), u"moreKeywords"_qs);
    QCOMPARE(support::unnamedControls(m_editor->tab()), QStringList());
}

void TestSchemaEditor::addsValuesWithTitles()
{
    const SchemaEditor editor("openapi: 3.1.1\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                              "    Size: {type: integer}\n");
    editor.choose(u"Size"_qs);
    editor.select(u"Size"_qs);
    QVERIFY(!control(editor.tab(), u"titledValues"_qs)->isVisible());
    editor.trigger(u"addSchemaTitledValues"_qs);
    QCOMPARE(editor.jsonAt({"components", "schemas", "Size"}),
             QByteArray(R"({"type":"integer","oneOf":[{"const":1}]})"));
    QVERIFY(control(editor.tab(), u"titledValues"_qs)->hasFocus());
    click(editor.tab(), u"titledValuesAdd"_qs);
    QCOMPARE(editor.jsonAt({"components", "schemas", "Size", "oneOf"}), QByteArray(R"([{"const":1},{"const":2}])"));
    QVERIFY(!editor.tab().findChild<QAction *>(u"addSchemaTitledValues"_qs)->isEnabled());
    QVERIFY(editor.undoesAll());
}

void TestSchemaEditor::offersSchemasOfOtherFiles()
{
    support::FakeStore store;
    store.files.insert(
        u"/api/parts/shared.yaml"_qs,
        "openapi: 3.1.1\ninfo: {title: S, version: '1'}\ncomponents:\n  schemas:\n    Money: {type: number}\n");
    store.files.insert(u"/api/shop.yaml"_qs,
                       "openapi: 3.1.1\ninfo: {title: T, version: '1'}\ncomponents:\n  schemas:\n"
                       "    Price: {type: object}\n    Old: {$ref: 'parts/shared.yaml#/components/schemas/Money'}\n");
    workspace::Workspace workspace(store);
    const auto definition = workspace.open(u"/api/shop.yaml"_qs);
    QVERIFY(definition);
    Surroundings surroundings;
    SchemasTab tab(surroundings.context(**definition, workspace));
    show(tab);
    QTRY_VERIFY(workspace.references().isCurrent());
    QVERIFY(tab.reveal({"components", "schemas", "Price"}));
    auto *picker = control<QComboBox>(tab, u"schemaReference"_qs);
    picker->setFocus(Qt::TabFocusReason);
    QStringList offered;
    for (int row = 0; row < picker->count(); ++row)
        offered.append(picker->itemText(row));
    QCOMPARE(offered, (QStringList{u"Defined here"_qs, u"Old"_qs, u"Money (shared.yaml)"_qs}));
    QTest::keyClick(picker, Qt::Key_End);
    QCOMPARE((*definition)->document().snapshot().at({"components", "schemas", "Price", "$ref"}).text(),
             u"parts/shared.yaml#/components/schemas/Money"_qs);
}

void TestSchemaEditor::choosesTheSchemaOfAMapping()
{
    const SchemaEditor editor("openapi: 3.1.1\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                              "    Cat: {type: object}\n    Dog: {type: object}\n    Pet:\n      discriminator:\n"
                              "        propertyName: kind\n        mapping: {dog: Dog}\n");
    editor.choose(u"Pet"_qs);
    auto *table = control<QTableView>(editor.tab(), u"discriminatorMapping"_qs);
    table->setFocus(Qt::TabFocusReason);
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_F2);
    auto *box = table->findChild<QComboBox *>(u"cellChoice"_qs);
    QVERIFY(box);
    QCOMPARE(box->currentText(), u"Dog"_qs); // A name is as good as a reference.
    QTest::keyClick(box, Qt::Key_Home);
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(editor.jsonAt({"components", "schemas", "Pet", "discriminator", "mapping"}),
                 QByteArray(R"({"dog":"#/components/schemas/Cat"})"));
}

/** An expanded row has cells too, and a folded one is expanded first. */
void TestSchemaEditor::movesThroughCellsWithArrows()
{
    const SchemaEditor editor("openapi: 3.1.1\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
                              "    Pet: {type: object, properties: {name: {type: string}}}\n");
    editor.choose(u"Pet"_qs);
    editor.select(u"Pet"_qs);
    editor.press(Qt::Key_Right);
    QCOMPARE(editor.tree()->currentIndex(), editor.row(u"Pet"_qs).siblingAtColumn(items::ShapeModel::Type));
    editor.press(Qt::Key_Left);
    QCOMPARE(editor.tree()->currentIndex(), editor.row(u"Pet"_qs));
    editor.press(Qt::Key_Left);
    QVERIFY(!editor.tree()->isExpanded(editor.row(u"Pet"_qs)));
    editor.press(Qt::Key_Right);
    QVERIFY(editor.tree()->isExpanded(editor.row(u"Pet"_qs)));
    QCOMPARE(editor.tree()->currentIndex(), editor.row(u"Pet"_qs));
}

GATEWRIGHT_TEST(TestSchemaEditor, QApplication)
#include "testschemaeditor.moc"
