#include "designerfixture.h"
#include "objectpage.h"
#include "parameterform.h"
#include "testprogram.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTreeView>

using namespace designer;
using document::Pointer;

/** The page of a parameter or header. */
class TestParameterForm final : public QObject
{
    Q_OBJECT

private slots:
    void hasItsNameInOneLine();
    void editsItsSchemaInPlace();
    void editsItsExample();
    void foldsRareFields();
    void requiresAPathParameter();
    void unfoldsItsContent();
    void addsASchema();
    void showsAHeader();
    void revealsItsValues();
    void namesItsControls();
};

namespace {

constexpr char Text[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths: {}
components:
  parameters:
    Color:
      name: color
      in: query
      style: form
      x-team: shop
      schema:
        type: array
        items: {type: string}
    Filter:
      name: filter
      in: query
      content: {application/json: {schema: {type: object}}}
    Plain: {name: plain, in: query}
  headers:
    Rate:
      description: Requests per minute
      schema: {type: integer}
)";

const Pointer Color{"components", "parameters", "Color"};

struct Page {
    explicit Page(const Pointer &place = Color)
        : definition(open(Text))
        , page(definition.context())
    {
        page.open(place, QString::fromUtf8(place.last()), place);
        show(page);
    }

    [[nodiscard]] document::Node at(const Pointer &pointer) const
    {
        return definition->document().snapshot().at(pointer);
    }
    [[nodiscard]] ParameterForm &form() const { return *page.findChild<ParameterForm *>(); }
    [[nodiscard]] QPoint placeOf(QAnyStringView name) const { return control(form(), name)->mapTo(&page, QPoint()); }

    Opened definition;
    ObjectPage page;
};

} // namespace

void TestParameterForm::hasItsNameInOneLine()
{
    Page parameter;
    const int top = parameter.placeOf(u"parameterName"_qs).y();
    QTRY_COMPARE(parameter.placeOf(u"parameterIn"_qs).y(), top);
    QCOMPARE(parameter.placeOf(u"parameterRequired"_qs).y(), top);
    QVERIFY(parameter.placeOf(u"parameterName"_qs).x() < parameter.placeOf(u"parameterIn"_qs).x());
    QVERIFY(parameter.placeOf(u"parameterIn"_qs).x() < parameter.placeOf(u"parameterRequired"_qs).x());
    type(parameter.page, u"parameterName"_qs, u"hue"_qs);
    support::choose(parameter.page, u"parameterRequired"_qs, 1);
    control(parameter.page, u"parameterName"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(parameter.at(Color / QByteArray("name")).text(), u"hue"_qs);
    QVERIFY(parameter.at(Color / QByteArray("required")).isBool());
}

void TestParameterForm::editsItsSchemaInPlace()
{
    Page parameter;
    auto *tree = control<QTreeView>(parameter.form(), u"schemaTree"_qs);
    QVERIFY(tree->isVisible());
    QVERIFY(parameter.placeOf(u"schemaTree"_qs).y() > parameter.placeOf(u"parameterDescription"_qs).y());
    QVERIFY(!parameter.page.findChild<QWidget *>(u"objectSchemaOpen"_qs));
    QVERIFY(parameter.page.reveal(Color / Pointer{"schema", "items"}));
    QVERIFY(parameter.page.place() == Color);
    QVERIFY(parameter.page.shows(Color / Pointer{"schema", "items", "type"}));
}

void TestParameterForm::editsItsExample()
{
    Page parameter;
    QVERIFY(parameter.placeOf(u"exampleText"_qs).y() > parameter.placeOf(u"schemaTree"_qs).y());
    auto *text = control<QPlainTextEdit>(parameter.page, u"exampleText"_qs);
    QTRY_VERIFY(text->toPlainText().startsWith(u'['));
    type(parameter.page, u"exampleText"_qs, u"[\"blue\"]"_qs);
    QCOMPARE(parameter.at(Color / QByteArray("example")).value()->toJson(), QByteArray(R"(["blue"])"));
    QTRY_COMPARE(control<QLabel>(parameter.page, u"exampleFitText"_qs)->text(), u"Fits the schema ✓"_qs);
    QTRY_COMPARE(control<QLabel>(parameter.page, u"parameterPreviewValue"_qs)->text(), u"?color=blue"_qs);
}

void TestParameterForm::foldsRareFields()
{
    Page parameter;
    QCOMPARE(control(parameter.page, u"parameterRest"_qs)->accessibleName(), u"Style, Other members (1)"_qs);
    QVERIFY(!parameter.page.findChild<QWidget *>(u"objectStyle"_qs));
    QVERIFY(!parameter.page.findChild<QWidget *>(u"otherMemberName"_qs));
    click(parameter.page, u"parameterRest"_qs);
    QVERIFY(control(parameter.page, u"objectStyle"_qs)->isVisible());
    QVERIFY(control(parameter.page, u"otherMember.x-team"_qs)->isVisible());
    QVERIFY(parameter.definition->document().remove(Color / QByteArray("x-team")));
    QCOMPARE(control(parameter.page, u"parameterRest"_qs)->accessibleName(), u"Style"_qs);
}

void TestParameterForm::requiresAPathParameter()
{
    Page parameter;
    auto *in = control<QComboBox>(parameter.page, u"parameterIn"_qs);
    support::choose(parameter.page, u"parameterIn"_qs, in->findText(u"path"_qs));
    QCOMPARE(parameter.at(Color / QByteArray("in")).text(), u"path"_qs);
    parameter.definition->document().undo();
    QCOMPARE(textOf(*parameter.definition), QByteArray(Text));
}

/** A parameter with `content` has its schema and examples there. */
void TestParameterForm::unfoldsItsContent()
{
    Page parameter({"components", "parameters", "Filter"});
    QVERIFY(!control(parameter.page, u"exampleText"_qs)->isVisible());
    QVERIFY(!control(parameter.page, u"parameterSchemaAdd"_qs)->isVisible());
    QVERIFY(control(parameter.page, u"objectContent"_qs)->isVisible());
    QCOMPARE(control(parameter.page, u"parameterRest"_qs)->accessibleName(), u"Content (1)"_qs);
}

void TestParameterForm::addsASchema()
{
    const Pointer plain{"components", "parameters", "Plain"};
    Page parameter(plain);
    click(parameter.page, u"parameterSchemaAdd"_qs);
    QCOMPARE(parameter.at(plain / Pointer{"schema", "type"}).text(), u"string"_qs);
    QTRY_VERIFY(control<QTreeView>(parameter.form(), u"schemaTree"_qs)->hasFocus());
    QVERIFY(!control(parameter.page, u"parameterSchemaAdd"_qs)->isVisible());
    parameter.definition->document().undo();
    QCOMPARE(textOf(*parameter.definition), QByteArray(Text));
    QVERIFY(control(parameter.page, u"parameterSchemaAdd"_qs)->isVisible());
}

/** A header has no name and location of its own. */
void TestParameterForm::showsAHeader()
{
    Page header({"components", "headers", "Rate"});
    QVERIFY(!header.page.findChild<QWidget *>(u"parameterName"_qs));
    QVERIFY(!header.page.findChild<QWidget *>(u"parameterIn"_qs));
    QVERIFY(control(header.page, u"parameterRequired"_qs)->isVisible());
    QVERIFY(control(header.form(), u"schemaTree"_qs)->isVisible());
    QCOMPARE(control<QPlainTextEdit>(header.page, u"parameterDescription"_qs)->toPlainText(),
             u"Requests per minute"_qs);
}

void TestParameterForm::revealsItsValues()
{
    Page parameter;
    QVERIFY(parameter.page.reveal(Color / QByteArray("in")));
    QVERIFY(control(parameter.page, u"parameterIn"_qs)->hasFocus());
    QVERIFY(parameter.page.reveal(Color / QByteArray("style")));
    QVERIFY(control(parameter.page, u"objectStyle"_qs)->hasFocus());
    QVERIFY(parameter.page.reveal(Color / QByteArray("example")));
    QVERIFY(control(parameter.page, u"exampleText"_qs)->hasFocus());
    QVERIFY(parameter.page.shows(Color / QByteArray("explode")));
}

void TestParameterForm::namesItsControls()
{
    Page parameter;
    click(parameter.page, u"parameterRest"_qs);
    QCOMPARE(support::unnamedControls(parameter.page), QStringList());
}

GATEWRIGHT_TEST(TestParameterForm, QApplication)
#include "testparameterform.moc"
