#include "heading.h"
#include "measures.h"
#include "rownote.h"
#include "schemadetails.h"
#include "schemaeditorfixture.h"
#include "testprogram.h"
#include "theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

using namespace designer;
using document::Pointer;
using items::ShapeModel;

/** What a user sees and clicks in the tree of a schema. */
class TestSchemaTree final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup() { m_editor.reset(); }
    void namesWhatIsBelow_data();
    void namesWhatIsBelow();
    void listsThePartsTogether();
    void editsAPart();
    void showsAlternatives();
    void keepsTheRowUnderThePointer();
    void keepsThePageWhereItIsScrolled();
    void selectsTheRowOfACheckBox();
    void addsNothingOnEscape();
    void keepsANameThatIsTaken();
    void keepsTheNewRowWhileTheTreeIsReadAgain();
    void addsToARenamedSchema();
    void addsToAPart();
    void saysEachConstraintOnce();
    void fitsTheColumns();
    void givesNotesTheRoomOfEmptyColumns();
    void marksTheWholeRow();
    void saysTheSameTypeAsTheRow_data();
    void saysTheSameTypeAsTheRow();
    void namesTheComponentsOfAMapping();
    void offersNoPropertyToAString();
    void saysWhatCanBeDone_data();
    void saysWhatCanBeDone();

private:
    [[nodiscard]] const ShapeModel &model() const
    {
        return *static_cast<const ShapeModel *>(m_editor->tree()->model());
    }
    [[nodiscard]] const shapes::Row &rowOf(const QString &name) const { return *model().rowAt(m_editor->row(name)); }
    [[nodiscard]] QString textAt(const QString &row, int column) const
    {
        return m_editor->row(row).siblingAtColumn(column).data().toString();
    }
    void startAdding(const QString &row) const;
    void endAdding() const;

    std::unique_ptr<SchemaEditor> m_editor;
};

namespace {

QByteArray petShop()
{
    return R"(openapi: 3.1.0
info: {title: Pets, version: '1'}
paths: {}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties:
        kind: {type: string}
        name: {type: string}
    Cat:
      allOf:
        - {$ref: '#/components/schemas/Pet'}
        - type: object
          properties:
            lives: {type: integer}
    Dog: {properties: {size: {type: string, enum: [small, large], minLength: 1}, chip: {const: 7}}}
    Guest:
      discriminator:
        propertyName: kind
        mapping: {cat: '#/components/schemas/Cat', hound: 'dogs.yaml#/Hound'}
      oneOf:
        - {$ref: '#/components/schemas/Cat'}
        - {$ref: '#/components/schemas/Dog'}
    Either: {anyOf: [{type: string}, {type: integer}]}
    Tags: {type: array, items: {type: string}}
    Nothing: {}
    Empty: {type: object}
    Yes: true
    No: false
    Text: {type: string}
)";
}

} // namespace

void TestSchemaTree::init()
{
    m_editor = std::make_unique<SchemaEditor>(petShop());
    QTRY_VERIFY(m_editor->workspace().references().isCurrent());
}

void TestSchemaTree::namesWhatIsBelow_data()
{
    QTest::addColumn<QString>("heading");
    QTest::newRow("Pet") << u"Properties"_qs;
    QTest::newRow("Cat") << u"Properties"_qs;
    QTest::newRow("Guest") << u"One of"_qs;
    QTest::newRow("Either") << u"Any of"_qs;
    QTest::newRow("Tags") << u"Items"_qs;
    QTest::newRow("Empty") << u"Properties"_qs;
    QTest::newRow("Nothing") << u"Schema"_qs;
    QTest::newRow("Text") << u"Schema"_qs;
}

void TestSchemaTree::namesWhatIsBelow()
{
    QFETCH(QString, heading);
    m_editor->choose(QString::fromUtf8(QTest::currentDataTag()));
    QTRY_COMPARE(m_editor->tree()->accessibleName(), heading);
    const auto headings = m_editor->tree()->parentWidget()->findChildren<widgets::Heading *>();
    QVERIFY(std::any_of(headings.cbegin(), headings.cend(),
                        [&](const widgets::Heading *each) { return each->isVisible() && each->text() == heading; }));
}

/** Their properties are those of the schema, so that the parts are one folded row. */
void TestSchemaTree::listsThePartsTogether()
{
    m_editor->choose(u"Cat"_qs);
    QCOMPARE(m_editor->rows(), u"Cat -allOf --allOf 1 --allOf 2 -kind -name -lives"_qs);
    QVERIFY(!m_editor->tree()->isExpanded(m_editor->row(u"allOf"_qs)));
    QCOMPARE(rowOf(u"allOf"_qs).values, QStringList({u"Pet"_qs, u"#2"_qs}));
    QCOMPARE(RowNote::textOf(rowOf(u"name"_qs), false, 0), u"from Pet"_qs);
    m_editor->select(u"allOf"_qs);
    QVERIFY(!m_editor->tab().findChild<QAction *>(u"deleteSchemaAction"_qs)->isEnabled());
    QVERIFY(!m_editor->tab().findChild<QAction *>(u"extractSchemaAction"_qs)->isEnabled());
    m_editor->press(Qt::Key_Right);
    QVERIFY(m_editor->tree()->isExpanded(m_editor->row(u"allOf"_qs)));
    QVERIFY(m_editor->tab().reveal({"components", "schemas", "Cat", "allOf", "1", "type"}));
    QCOMPARE(m_editor->currentName(), u"allOf 2"_qs);
}

void TestSchemaTree::editsAPart()
{
    m_editor->choose(u"Cat"_qs);
    QVERIFY(m_editor->tab().reveal({"components", "schemas", "Cat", "allOf", "0"}));
    m_editor->trigger(u"inlineSchemaAction"_qs);
    QTRY_COMPARE(rowOf(u"allOf"_qs).values, QStringList({u"#1"_qs, u"#2"_qs}));
    QCOMPARE(m_editor->currentName(), u"allOf 1"_qs);
    m_editor->press(Qt::Key_Delete);
    QTRY_COMPARE(m_editor->rows(), u"Cat -allOf --allOf 1 -lives"_qs);
    m_editor->press(Qt::Key_Up);
    QVERIFY(m_editor->undoesAll());
    // Edits of the target of a part are seen, too.
    QVERIFY(m_editor->document().renameKey({"components", "schemas", "Pet", "properties", "name"}, "title"));
    QTRY_COMPARE(m_editor->rows(), u"Cat -allOf --allOf 1 --allOf 2 -kind -title -lives"_qs);
}

void TestSchemaTree::showsAlternatives()
{
    m_editor->choose(u"Guest"_qs);
    QCOMPARE(rowOf(u"Cat"_qs).values, QStringList{u"cat"_qs});
    QCOMPARE(rowOf(u"Dog"_qs).values, QStringList{u"Dog"_qs});
    QCOMPARE(RowNote::relationOf(rowOf(u"Cat"_qs), nullptr), QString());
    QCOMPARE(RowNote::relationOf(rowOf(u"Dog"_qs), &rowOf(u"Cat"_qs)), u"or"_qs);
    m_editor->choose(u"Pet"_qs);
    QCOMPARE(RowNote::relationOf(rowOf(u"name"_qs), &rowOf(u"kind"_qs)), QString());
}

/** The keywords of the row are directly below the tree, and the buttons above it. */
void TestSchemaTree::keepsTheRowUnderThePointer()
{
    m_editor->tab().resize(1100, 560);
    m_editor->choose(u"Pet"_qs);
    const QTreeView *tree = m_editor->tree();
    const auto placeOf = [tree](const QModelIndex &index) {
        return tree->viewport()->mapToGlobal(tree->visualRect(index).topLeft());
    };
    for (const char *name : {"name", "kind", "Pet"}) {
        const QModelIndex row = m_editor->row(QLatin1StringView(name));
        const QPoint before = placeOf(row);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        QCOMPARE(m_editor->currentName(), QLatin1StringView(name));
        QTest::qWait(0); // Layouts are done.
        QCOMPARE(placeOf(row), before);
    }
    const auto topOf = [](const QWidget *widget) { return widget->mapToGlobal(QPoint()).y(); };
    const int below = topOf(tree->parentWidget()->findChild<SchemaDetails *>()) - (topOf(tree) + tree->height());
    QVERIFY2(below >= 0 && below <= theme::Space::Group, qPrintable(QString::number(below)));
    QVERIFY(topOf(control(m_editor->tab(), u"addProperty"_qs)) < topOf(tree));
}

/** The keywords of the branch are fewer than those of the schema, so that the page becomes shorter. */
void TestSchemaTree::keepsThePageWhereItIsScrolled()
{
    m_editor->tab().resize(1100, 600);
    m_editor->choose(u"Guest"_qs);
    auto *bar = control<QScrollArea>(m_editor->tab(), u"componentArea"_qs)->verticalScrollBar();
    constexpr int Scrolled = 100;
    const auto fit = [&] {
        m_editor->tab().resize(1100, m_editor->tab().height() + bar->maximum() - Scrolled);
        return bar->maximum() == Scrolled;
    };
    QTRY_VERIFY(fit());
    bar->setValue(Scrolled);
    const QTreeView *tree = m_editor->tree();
    const QModelIndex row = m_editor->row(u"Dog"_qs);
    const QPoint place = tree->visualRect(row).center();
    const QPoint before = tree->viewport()->mapToGlobal(place);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(m_editor->currentName(), u"Dog"_qs);
    QVERIFY(!control(m_editor->tab(), u"discriminatorMapping"_qs)->isVisible());
    QTest::qWait(0); // Layouts are done.
    QCOMPARE(tree->viewport()->mapToGlobal(tree->visualRect(row).center()), before);
    QCOMPARE(bar->value(), Scrolled);
    const auto *details = tree->parentWidget()->findChild<SchemaDetails *>();
    QVERIFY(details->sizeHint().height() < details->height());
}

void TestSchemaTree::selectsTheRowOfACheckBox()
{
    m_editor->choose(u"Pet"_qs);
    m_editor->select(u"kind"_qs);
    const QModelIndex cell = m_editor->row(u"name"_qs).siblingAtColumn(ShapeModel::Required);
    QTreeView *tree = m_editor->tree();
    QStyleOptionViewItem option;
    option.initFrom(tree);
    option.rect = tree->visualRect(cell);
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QPoint box = tree->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, tree).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, box);
    QTRY_COMPARE(m_editor->jsonAt({"components", "schemas", "Pet", "required"}), QByteArray(R"(["kind","name"])"));
    QCOMPARE(m_editor->currentName(), u"name"_qs);
    QVERIFY(tree->selectionModel()->isSelected(tree->currentIndex()));
}

void TestSchemaTree::startAdding(const QString &row) const
{
    m_editor->select(row);
    m_editor->press(Qt::Key_Insert);
    QVERIFY(m_editor->editor<QLineEdit>());
    QCOMPARE(m_editor->editor<QLineEdit>()->text(), QString());
}

/** After Return, the next property can be typed. */
void TestSchemaTree::endAdding() const
{
    QTRY_VERIFY(m_editor->editor<QLineEdit>() && m_editor->editor<QLineEdit>()->text().isEmpty());
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape);
}

void TestSchemaTree::addsNothingOnEscape()
{
    m_editor->choose(u"Pet"_qs);
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
        startAdding(u"kind"_qs);
        QTest::keyClick(m_editor->editor<QLineEdit>(), key);
        QTRY_COMPARE(m_editor->rows(), u"Pet -kind -name"_qs);
        QCOMPARE(m_editor->currentName(), u"kind"_qs);
    }
    startAdding(u"kind"_qs);
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"typed"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Escape);
    QTRY_COMPARE(m_editor->rows(), u"Pet -kind -name"_qs);
    QVERIFY(m_editor->tree()->hasFocus());
    QCOMPARE(m_editor->text(), petShop());
    QVERIFY(!m_editor->document().canUndo() && !m_editor->document().canRedo());
}

void TestSchemaTree::keepsANameThatIsTaken()
{
    m_editor->choose(u"Pet"_qs);
    startAdding(u"kind"_qs);
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"kind"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    auto *name = m_editor->editor<QLineEdit>();
    QVERIFY(name);
    QCOMPARE(m_editor->text(), petShop());
    QTest::keyClicks(name, u"s"_qs);
    QTest::keyClick(name, Qt::Key_Return);
    endAdding();
    QTRY_COMPARE(m_editor->rows(), u"Pet -kind -name -kinds"_qs);
    QCOMPARE(m_editor->currentName(), u"kinds"_qs);
    m_editor->document().undo();
    QCOMPARE(m_editor->text(), petShop());
}

/** References are read on a worker, and then the rows are read again. */
void TestSchemaTree::keepsTheNewRowWhileTheTreeIsReadAgain()
{
    m_editor->choose(u"Pet"_qs);
    startAdding(u"Pet"_qs);
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"ag"_qs);
    static_cast<ShapeModel *>(m_editor->tree()->model())->refresh();
    QVERIFY(m_editor->editor<QLineEdit>());
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"e"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    endAdding();
    QTRY_COMPARE(m_editor->rows(), u"Pet -kind -name -age"_qs);
}

/** The new properties belong to the schema, whatever its name is. */
void TestSchemaTree::addsToARenamedSchema()
{
    m_editor->choose(u"Pet"_qs);
    startAdding(u"Pet"_qs);
    const QPointer<QLineEdit> cell(m_editor->editor<QLineEdit>());
    QTest::keyClicks(cell, u"kind"_qs); // There is one.
    type(m_editor->tab(), u"componentName"_qs, u"Animal"_qs);
    QTest::keyClick(control<QLineEdit>(m_editor->tab(), u"componentName"_qs), Qt::Key_Return);
    const Pointer properties{"components", "schemas", "Animal", "properties"};
    QTRY_VERIFY(m_editor->document().snapshot().at(properties).exists());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(cell && cell->isVisible());
    QCOMPARE(cell->text(), u"kind"_qs);
    cell->setFocus();
    QTest::keyClicks(cell, u"s"_qs);
    QTest::keyClick(cell, Qt::Key_Return);
    QTRY_VERIFY(m_editor->editor<QLineEdit>() && m_editor->editor<QLineEdit>()->text().isEmpty());
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"color"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    endAdding();
    QVERIFY(m_editor->document().snapshot().at(properties / "kinds").exists());
    QVERIFY(m_editor->document().snapshot().at(properties / "color").exists());
    QVERIFY(!m_editor->document().snapshot().at({"components", "schemas", "Pet"}).exists());
}

void TestSchemaTree::addsToAPart()
{
    m_editor->choose(u"Cat"_qs);
    QVERIFY(m_editor->tab().reveal({"components", "schemas", "Cat", "allOf", "1"}));
    startAdding(u"allOf 2"_qs);
    QTest::keyClicks(m_editor->editor<QLineEdit>(), u"age"_qs);
    QTest::keyClick(m_editor->editor<QLineEdit>(), Qt::Key_Return);
    endAdding();
    const Pointer added{"components", "schemas", "Cat", "allOf", "1", "properties", "age"};
    QTRY_COMPARE(m_editor->jsonAt(added), QByteArray(R"({"type":"string"})"));
    QCOMPARE(m_editor->currentName(), u"age"_qs);
    QVERIFY(m_editor->undoesAll());
}

void TestSchemaTree::saysEachConstraintOnce()
{
    m_editor->choose(u"Dog"_qs);
    QCOMPARE(textAt(u"size"_qs, ShapeModel::Type), u"\"small\" | \"large\""_qs);
    QCOMPARE(textAt(u"size"_qs, ShapeModel::Constraints), u"minLength 1"_qs);
    QCOMPARE(textAt(u"chip"_qs, ShapeModel::Type), u"7"_qs);
    QCOMPARE(textAt(u"chip"_qs, ShapeModel::Constraints), QString());
}

void TestSchemaTree::fitsTheColumns()
{
    m_editor->tab().resize(1320, 860);
    m_editor->choose(u"Dog"_qs);
    const QTreeView *tree = m_editor->tree();
    QTRY_VERIFY(tree->header()->length() <= tree->viewport()->width());
    QVERIFY(!tree->horizontalScrollBar()->isVisible());
    for (int column = 0; column < ShapeModel::ColumnCount; ++column)
        QVERIFY(!tree->isColumnHidden(column));
    QVERIFY(tree->columnWidth(ShapeModel::Type) >= tree->fontMetrics().horizontalAdvance(u"\"small\" | \"large\""_qs));
}

/** What leads to no component is shown as it is written. */
void TestSchemaTree::givesNotesTheRoomOfEmptyColumns()
{
    m_editor = std::make_unique<SchemaEditor>(
        petShop().replace("Pet:", "AnimalOfTheShop:").replace("/Pet'", "/AnimalOfTheShop'"));
    m_editor->choose(u"Cat"_qs);
    QTRY_VERIFY(m_editor->row(u"kind"_qs).isValid());
    QTreeView *tree = m_editor->tree();
    const auto widthOf = [tree](int column) { return tree->isColumnHidden(column) ? 0 : tree->columnWidth(column); };
    const int wanted = static_cast<QAbstractItemView *>(tree)->sizeHintForColumn(ShapeModel::Name);
    QVERIFY(wanted > 160);
    // As wide as the columns without a description would have been cut for one.
    const int width = wanted + 120 + 76 + 60;
    m_editor->tab().resize(m_editor->tab().width() + width - tree->viewport()->width(), 700);
    QTRY_COMPARE(tree->viewport()->width(), width);
    QVERIFY(widthOf(ShapeModel::Name) >= wanted);
    QVERIFY(
        m_editor->document().set({"components", "schemas", "Cat", "allOf", "1", "properties", "lives", "description"},
                                 document::Value::string(u"Nine"_qs)));
    QTRY_COMPARE(textAt(u"lives"_qs, ShapeModel::Description), u"Nine"_qs);
    m_editor->tab().resize(m_editor->tab().width() + 1, 700);
    QTRY_VERIFY(widthOf(ShapeModel::Description) > 0);
}

/** As in lists and tables. */
void TestSchemaTree::marksTheWholeRow()
{
    m_editor->choose(u"Pet"_qs);
    QTRY_VERIFY(m_editor->row(u"name"_qs).isValid());
    const auto colorAt = [this](const QString &row, int column) {
        const QRect cell = m_editor->tree()->visualRect(m_editor->row(row).siblingAtColumn(column));
        return m_editor->tree()->viewport()->grab().toImage().pixelColor(cell.topRight() - QPoint(4, -4));
    };
    const QColor marked = theme::color(theme::Role::Selection);
    m_editor->select(u"kind"_qs);
    for (const int column : {ShapeModel::Name, ShapeModel::Type})
        QTRY_COMPARE(colorAt(u"kind"_qs, column), marked);
    QVERIFY(colorAt(u"name"_qs, ShapeModel::Type) != marked);
    m_editor->select(u"name"_qs);
    QTRY_COMPARE(colorAt(u"name"_qs, ShapeModel::Type), marked);
    QVERIFY(colorAt(u"kind"_qs, ShapeModel::Type) != marked);
}

void TestSchemaTree::saysTheSameTypeAsTheRow_data()
{
    QTest::addColumn<QString>("pressed");
    QTest::newRow("Cat") << u"object"_qs;
    QTest::newRow("Dog") << u"object"_qs;
    QTest::newRow("Pet") << u"object"_qs;
    QTest::newRow("Nothing") << u"any"_qs;
    QTest::newRow("Either") << QString();
    QTest::newRow("Text") << u"string"_qs;
}

void TestSchemaTree::saysTheSameTypeAsTheRow()
{
    QFETCH(QString, pressed);
    m_editor->choose(QString::fromUtf8(QTest::currentDataTag()));
    QTRY_VERIFY(control(m_editor->tab(), u"type_any"_qs)->isVisible());
    const auto pressedNow = [this] {
        QStringList texts;
        for (const char *type : {"any", "array", "boolean", "integer", "number", "object", "string"}) {
            if (control<QToolButton>(m_editor->tab(), u"type_"_qs + QLatin1StringView(type))->isChecked())
                texts.append(QLatin1StringView(type));
        }
        return texts.join(u' ');
    };
    QTRY_COMPARE(pressedNow(), pressed);
}

void TestSchemaTree::namesTheComponentsOfAMapping()
{
    m_editor->choose(u"Guest"_qs);
    const auto *table = control<QTableView>(m_editor->tab(), u"discriminatorMapping"_qs);
    const QAbstractItemModel *mapping = table->model();
    QTRY_COMPARE(mapping->rowCount(), 3);
    QCOMPARE(mapping->index(0, 1).data().toString(), u"Cat"_qs);
    QCOMPARE(mapping->index(0, 1).data(Qt::EditRole).toString(), u"#/components/schemas/Cat"_qs);
    QCOMPARE(mapping->index(1, 1).data().toString(), u"Dog"_qs);
    QCOMPARE(mapping->index(2, 1).data().toString(), u"dogs.yaml#/Hound"_qs);
}

void TestSchemaTree::offersNoPropertyToAString()
{
    const QWidget *add = control(m_editor->tab(), u"addProperty"_qs);
    for (const QString &name : {u"Pet"_qs, u"Nothing"_qs, u"Cat"_qs}) {
        m_editor->choose(name);
        QTRY_VERIFY2(add->isVisible(), qPrintable(name));
    }
    m_editor->choose(u"Text"_qs);
    QTRY_VERIFY(!add->isVisible());
    // The menu of the row has what few need.
    const auto *menu = m_editor->tab().findChild<QMenu *>(u"schemaMenu"_qs);
    for (const auto *name :
         {"duplicateSchemaAction", "moveSchemaUpAction", "moveSchemaDownAction", "showSchemaInSourceAction"}) {
        const auto *action = m_editor->tab().findChild<QAction *>(QLatin1StringView(name));
        QVERIFY2(action && menu->actions().contains(action), name);
    }
}

void TestSchemaTree::saysWhatCanBeDone_data()
{
    QTest::addColumn<QString>("hint");
    QTest::newRow("Nothing") << u"Any value fits. Choose a type"_qs;
    QTest::newRow("Empty") << u"The object has no properties."_qs;
    QTest::newRow("Yes") << u"Any value fits. Change the type"_qs;
    QTest::newRow("No") << u"No value fits."_qs;
    QTest::newRow("Text") << QString();
    QTest::newRow("Pet") << QString();
}

void TestSchemaTree::saysWhatCanBeDone()
{
    QFETCH(QString, hint);
    m_editor->choose(QString::fromUtf8(QTest::currentDataTag()));
    const auto *shown = m_editor->tree()->findChild<QLabel *>(u"schemaHint"_qs);
    QTRY_COMPARE(shown->isVisible(), !hint.isEmpty());
    QVERIFY(shown->text().startsWith(hint));
    QCOMPARE(m_editor->tree()->accessibleDescription(), shown->text());
}

GATEWRIGHT_TEST(TestSchemaTree, QApplication)
#include "testschematree.moc"
