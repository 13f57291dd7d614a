#include "designerfixture.h"
#include "objectpage.h"
#include "previewline.h"
#include "testprogram.h"

using namespace designer;
using document::Pointer;

/** The line that shows a parameter as it is in a request. */
class TestParameterPreview final : public QObject
{
    Q_OBJECT

private slots:
    void followsStyleAndExample();
    void makesAValueFromTheSchema();
    void saysWhatIsNotDefined();
    void showsHeaders();
};

namespace {

const QByteArray ColorText = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths: {}
components:
  parameters:
    Color:
      name: color
      in: query
      schema: {type: array, items: {type: string, enum: [blue]}}
      example: [blue, black]
  headers:
    X-Rate:
      schema: {type: object, properties: {left: {type: integer, example: 3}}}
      explode: true
)";

const Pointer ColorPlace{"components", "parameters", "Color"};

struct ShownParameter {
    explicit ShownParameter(const QByteArray &text, const Pointer &place = ColorPlace)
        : definition(open(text))
        , page(definition.context())
    {
        page.open(place, u"Color"_qs, place);
        show(page);
        click(page, u"parameterRest"_qs);
    }

    [[nodiscard]] QString shown() const { return control<QLabel>(page, u"parameterPreviewValue"_qs)->text(); }

    Opened definition;
    ObjectPage page;
};

} // namespace

void TestParameterPreview::followsStyleAndExample()
{
    ShownParameter parameter(ColorText);
    QTRY_COMPARE(parameter.shown(), u"?color=blue&color=black"_qs);
    auto *explode = control<QComboBox>(parameter.page, u"objectExplode"_qs);
    support::choose(parameter.page, u"objectExplode"_qs, explode->findText(u"No"_qs));
    QTRY_COMPARE(parameter.shown(), u"?color=blue,black"_qs);
    auto *style = control<QComboBox>(parameter.page, u"objectStyle"_qs);
    support::choose(parameter.page, u"objectStyle"_qs, style->findText(u"pipeDelimited"_qs));
    QTRY_COMPARE(parameter.shown(), u"?color=blue%7Cblack"_qs);
    type(parameter.page, u"exampleText"_qs, u"[\"a/b\"]"_qs);
    QTRY_COMPARE(parameter.shown(), u"?color=a%2Fb"_qs);
    type(parameter.page, u"parameterName"_qs, u"hue"_qs);
    QTRY_COMPARE(parameter.shown(), u"?hue=a%2Fb"_qs);
}

void TestParameterPreview::makesAValueFromTheSchema()
{
    ShownParameter parameter(QByteArray(ColorText).replace("      example: [blue, black]\n", ""));
    QTRY_COMPARE(parameter.shown(), u"?color=blue"_qs);
    QVERIFY(parameter.definition->document().remove(ColorPlace / QByteArray("schema")));
    QTRY_VERIFY(parameter.shown().startsWith(u"There is no example"));
    const Pointer type = ColorPlace / Pointer{"content", "application/json", "schema", "type"};
    QVERIFY(parameter.definition->document().set(type, document::Value::string(u"boolean"_qs)));
    QTRY_VERIFY(parameter.shown().startsWith(u"?color="));
}

void TestParameterPreview::saysWhatIsNotDefined()
{
    ShownParameter parameter(QByteArray(ColorText).replace("      example", "      style: deepObject\n      example"));
    QTRY_COMPARE(parameter.shown(), u"The specification does not define this style for such a value."_qs);
    QVERIFY(control<forms::PreviewLine>(parameter.page, u"parameterPreview"_qs)->value().isEmpty());
    type(parameter.page, u"exampleText"_qs, u"{\"a\": 1}"_qs);
    QTRY_COMPARE(parameter.shown(), u"?color%5Ba%5D=1"_qs);
    type(parameter.page, u"exampleText"_qs, u"{}"_qs);
    QTRY_COMPARE(parameter.shown(), u"Nothing: empty values are not sent."_qs);
}

void TestParameterPreview::showsHeaders()
{
    ShownParameter header(ColorText, {"components", "headers", "X-Rate"});
    QTRY_COMPARE(header.shown(), u"X-Rate: left=3"_qs);
}

GATEWRIGHT_TEST(TestParameterPreview, QApplication)
#include "testparameterpreview.moc"
