#include "designerfixture.h"
#include "examplenote.h"
#include "objectpage.h"
#include "testprogram.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

using namespace designer;
using document::Pointer;

/** The line below an example: if it fits its schema, and what can be done if not. */
class TestExampleNote final : public QObject
{
    Q_OBJECT

private slots:
    void followsTyping();
    void namesThePlaceOfTheFirstDifference();
    void followsTheSchema();
    void makesTheExampleFromTheSchema();
    void makesNoExampleBesideOthers();
    void changesTheExample();
    void changesTheSchema();
    void opensTheSchemaWhereNoChangeIsSimple();
    void checksSerializedValues();
    void isHiddenWithoutASchema();
    void namesItsButtons();
};

namespace {

const QByteArray ShelfText = R"(openapi: 3.2.0
info: {title: T, version: '1'}
paths:
  /books:
    post:
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Book'}
            example:
              title: Dune   # kept
              price: cheap
            examples:
              sent: {serializedValue: '{"title": 1}'}
      responses: {'200': {description: d}}
components:
  schemas:
    Book:
      type: object
      required: [title]
      properties:
        title: {type: string}
        price: {type: number, example: 12.5}
        code: {type: string, pattern: '^[A-Z]+$'}
  examples:
    Alone: {value: 1}
)";

const Pointer BooksPost{"paths", "/books", "post"};
const Pointer BookContent = BooksPost / Pointer{"requestBody", "content", "application/json"};

/** The page of an object, with the operation as its start. */
struct ShownObject {
    explicit ShownObject(const QByteArray &text, const Pointer &place = BookContent, const Pointer &root = BooksPost)
        : definition(open(text))
        , page(definition.context())
    {
        page.open(root, u"POST /books"_qs, place);
        show(page);
    }

    [[nodiscard]] QString noteText(const QString &field = u"objectExample"_qs) const
    {
        const auto *label = control<QLabel>(page, QString(field + u"FitText"_qs));
        return label->isVisible() ? label->text() : QString();
    }

    [[nodiscard]] bool isShown(const QString &button) const { return control(page, button)->isVisible(); }

    Opened definition;
    ObjectPage page;
};

const QString WrongPrice = u"/price: The value must be of type number, not string."_qs;

} // namespace

void TestExampleNote::followsTyping()
{
    ShownObject shown(ShelfText);
    QTRY_COMPARE(shown.noteText(), WrongPrice);
    type(shown.page, u"objectExample"_qs, u"{title: Dune, price: 3}"_qs);
    QTRY_COMPARE(shown.noteText(), u"Fits the schema."_qs);
    QVERIFY(!shown.isShown(u"objectExampleChangeExample"_qs));
    type(shown.page, u"objectExample"_qs, u"{price: 3}"_qs);
    QTRY_COMPARE(shown.noteText(), u"The property “title” is missing."_qs);
}

void TestExampleNote::namesThePlaceOfTheFirstDifference()
{
    QByteArray text = ShelfText;
    ShownObject shown(text.replace("price: cheap", "price: 1\n              code: abc"));
    QTRY_COMPARE(shown.noteText(), u"/code: The text must match the pattern ^[A-Z]+$."_qs);
    QVERIFY(shown.isShown(u"objectExampleChangeExample"_qs));
    QVERIFY(shown.isShown(u"objectExampleChangeSchema"_qs));
    QVERIFY(!shown.isShown(u"objectExampleMake"_qs));
}

/** Also where it is elsewhere in the document. */
void TestExampleNote::followsTheSchema()
{
    ShownObject shown(ShelfText);
    QTRY_COMPARE(shown.noteText(), WrongPrice);
    const Pointer type{"components", "schemas", "Book", "properties", "price", "type"};
    QVERIFY(shown.definition->document().set(type, document::Value::string(u"string"_qs)));
    QTRY_COMPARE(shown.noteText(), u"Fits the schema."_qs);
    shown.definition->document().undo();
    QTRY_COMPARE(shown.noteText(), WrongPrice);
}

void TestExampleNote::makesTheExampleFromTheSchema()
{
    QByteArray text = ShelfText;
    text.replace("            example:\n              title: Dune   # kept\n              price: cheap\n", "");
    text.replace("            examples:\n              sent: {serializedValue: '{\"title\": 1}'}\n", "");
    ShownObject shown(text);
    QTRY_VERIFY(shown.isShown(u"objectExampleMake"_qs));
    QCOMPARE(shown.noteText(), QString());
    auto *make = control<QPushButton>(shown.page, u"objectExampleMake"_qs);
    make->setFocus(Qt::TabFocusReason);
    QTest::keyClick(make, Qt::Key_Space);
    QTRY_COMPARE(shown.noteText(), u"Fits the schema."_qs);
    QVERIFY(!shown.isShown(u"objectExampleMake"_qs));
    QVERIFY(control(shown.page, u"objectExample"_qs)->hasFocus());
    const document::Node example = shown.definition->document().snapshot().at(BookContent / QByteArray("example"));
    QVERIFY(example.member("title").isString());
    QCOMPARE(example.member("price").text(), u"12.5"_qs);
    // In the order of the specification, after the schema.
    const document::Node content = shown.definition->document().snapshot().at(BookContent);
    QCOMPARE(content.keyAt(0), QByteArray("schema"));
    QCOMPARE(content.keyAt(1), QByteArray("example"));
    QCOMPARE(shown.definition->document().undoName(), u"Make example from schema"_qs);
    shown.definition->document().undo();
    QCOMPARE(textOf(*shown.definition), text);
}

/** An object has `example` or `examples`. */
void TestExampleNote::makesNoExampleBesideOthers()
{
    QByteArray text = ShelfText;
    text.replace("            example:\n              title: Dune   # kept\n              price: cheap\n", "");
    ShownObject shown(text);
    const Pointer examples = BookContent / QByteArray("examples");
    QVERIFY(shown.definition->document().remove(examples));
    QTRY_VERIFY(shown.isShown(u"objectExampleMake"_qs));
    shown.definition->document().undo();
    QTRY_VERIFY(!shown.isShown(u"objectExampleMake"_qs));
}

void TestExampleNote::changesTheExample()
{
    ShownObject shown(ShelfText);
    QTRY_VERIFY(shown.isShown(u"objectExampleChangeExample"_qs));
    click(shown.page, u"objectExampleChangeExample"_qs);
    QTRY_COMPARE(textOf(*shown.definition), QByteArray(ShelfText).replace("price: cheap", "price: 12.5"));
    QTRY_COMPARE(shown.noteText(), u"Fits the schema."_qs);
    QCOMPARE(shown.definition->document().undoName(), u"Change example"_qs);
    shown.definition->document().undo();
    QCOMPARE(textOf(*shown.definition), ShelfText);
    QTRY_COMPARE(shown.noteText(), WrongPrice);
}

void TestExampleNote::changesTheSchema()
{
    ShownObject shown(ShelfText);
    QTRY_VERIFY(shown.isShown(u"objectExampleChangeSchema"_qs));
    QCOMPARE(control<QPushButton>(shown.page, u"objectExampleChangeSchema"_qs)->text(), u"Change schema"_qs);
    click(shown.page, u"objectExampleChangeSchema"_qs);
    QCOMPARE(textOf(*shown.definition), QByteArray(ShelfText).replace("price: {type: number", "price: {type: string"));
    QTRY_COMPARE(shown.noteText(), u"Fits the schema."_qs);
    QCOMPARE(shown.definition->document().undoName(), u"Change schema"_qs);
    shown.definition->document().undo();
    QCOMPARE(textOf(*shown.definition), ShelfText);
}

void TestExampleNote::opensTheSchemaWhereNoChangeIsSimple()
{
    QByteArray text = ShelfText;
    text.replace("price: cheap", "price: 1\n              code: abc");
    ShownObject shown(text);
    QTRY_VERIFY(shown.isShown(u"objectExampleChangeSchema"_qs));
    QCOMPARE(control<QPushButton>(shown.page, u"objectExampleChangeSchema"_qs)->text(), u"Open schema"_qs);
    click(shown.page, u"objectExampleChangeSchema"_qs);
    QCOMPARE(shown.page.place().toString(), u"/components/schemas/Book"_qs);
    QCOMPARE(textOf(*shown.definition), text);
}

void TestExampleNote::checksSerializedValues()
{
    ShownObject shown(ShelfText, BookContent / Pointer{"examples", "sent"});
    const QString field = u"objectSerializedValue"_qs;
    QTRY_COMPARE(shown.noteText(field), u"/title: The value must be of type string, not integer."_qs);
    type(shown.page, field, u"{"_qs);
    QTRY_VERIFY(shown.noteText(field).startsWith(u"Not valid JSON at 1:2"_qs));
    QVERIFY(shown.isShown(field + u"ChangeExample"_qs));
    QVERIFY(!shown.isShown(field + u"ChangeSchema"_qs));
    click(shown.page, QString(field + u"ChangeExample"_qs));
    QTRY_COMPARE(shown.noteText(field), u"Fits the schema."_qs);
    QVERIFY(control<QPlainTextEdit>(shown.page, field)->toPlainText().contains(u"\"price\": 12.5"_qs));
}

void TestExampleNote::isHiddenWithoutASchema()
{
    const Pointer alone{"components", "examples", "Alone"};
    ShownObject shown(ShelfText, alone, alone);
    // The object with a schema shows that the check has had its time.
    ShownObject other(ShelfText);
    QTRY_COMPARE(other.noteText(), WrongPrice);
    QVERIFY(!control(shown.page, u"objectValueFit"_qs)->isVisible());
}

void TestExampleNote::namesItsButtons()
{
    ShownObject shown(ShelfText);
    QTRY_VERIFY(shown.isShown(u"objectExampleChangeExample"_qs));
    QCOMPARE(support::unnamedControls(shown.page), QStringList());
    // From the field, Tab leads to the buttons.
    auto *edit = control(shown.page, u"objectExample"_qs);
    edit->setFocus(Qt::TabFocusReason);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"objectExampleChangeExample"_qs);
}

GATEWRIGHT_TEST(TestExampleNote, QApplication)
#include "testexamplenote.moc"
