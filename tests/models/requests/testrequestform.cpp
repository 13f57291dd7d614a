#include "requestform.h"
#include "requestsamples.h"
#include "testprogram.h"

using requests::FormInput;
using requests::ParameterKey;
using requests::RequestField;
using requests::RequestForm;

class TestRequestForm final : public QObject
{
    Q_OBJECT

private slots:
    void hasAFieldForEachParameter();
    void sendsWhatIsTyped_data();
    void sendsWhatIsTyped();
    void showsAListWithCommas();
    void marksWhatDoesNotFit();
    void leavesOutAnEmptyField();
    void namesTheEmptyPathParameter();
    void hasAFieldForAnUndeclaredName();
    void hasNoBodyWithoutRequestBody();
    void keepsTheBodyThatIsTyped();
};

namespace {

/** A path with parameters in all places, some by `$ref`. */
const QByteArray Books = R"(openapi: 3.0.3
info: {title: T, version: '1'}
paths:
  /books/{isbn}:
    parameters:
      - $ref: '#/components/parameters/Isbn'
    get:
      parameters:
        - {name: page, in: query, schema: {type: integer, default: 1}}
        - {name: sort, in: query, description: The order, schema: {type: string, enum: [title, year]}}
        - {name: X-Trace, in: header, required: true, example: t-1, schema: {type: string}}
        - {name: theme, in: cookie, schema: {type: boolean}}
      responses: {}
components:
  parameters:
    Isbn: {name: isbn, in: path, required: true, schema: {$ref: '#/components/schemas/Isbn'}}
  schemas:
    Isbn: {type: string, pattern: '^[0-9]{13}$', example: '9780141321059'}
)";

RequestForm formOf(const QByteArray &yaml, const FormInput &input = {})
{
    const auto api = support::describedApi(yaml);
    const QList<openapi::PathItem> items = api->pathItems();
    return requests::fillForm(api, items.first(), items.first().operations.first(), input);
}

RequestField fieldOf(const RequestForm &form, const QByteArray &name)
{
    for (const RequestField &field : form.fields) {
        if (field.key.name == name)
            return field;
    }
    return {};
}

} // namespace

void TestRequestForm::hasAFieldForEachParameter()
{
    const RequestForm form = formOf(Books);
    QByteArrayList keys;
    for (const RequestField &field : form.fields)
        keys.append(field.key.in + ' ' + field.key.name);
    QCOMPARE(keys, QByteArrayList({"path isbn", "query page", "query sort", "header X-Trace", "cookie theme"}));
    QCOMPARE(fieldOf(form, "isbn").text, u"9780141321059"_qs);
    QVERIFY(fieldOf(form, "isbn").isRequired);
    QCOMPARE(fieldOf(form, "page").text, u"1"_qs);
    QCOMPARE(fieldOf(form, "page").type, u"integer"_qs);
    const RequestField sort = fieldOf(form, "sort");
    QCOMPARE(sort.text, QString());
    QCOMPARE(sort.suggestion, u"title"_qs);
    QCOMPARE(sort.choices, QStringList({u"title"_qs, u"year"_qs}));
    QCOMPARE(sort.description, u"The order"_qs);
    QCOMPARE(fieldOf(form, "theme").choices, QStringList({u"true"_qs, u"false"_qs}));
    QCOMPARE(form.request.target("/shop"), QByteArray("/shop/books/9780141321059?page=1"));
    QCOMPARE(form.request.headers.first("X-Trace"), QByteArray("t-1"));
}

void TestRequestForm::sendsWhatIsTyped_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("string of digits") << QByteArray("type: string") << u"007"_qs << QByteArray("p=007");
    QTest::newRow("integer") << QByteArray("type: integer") << u"7"_qs << QByteArray("p=7");
    QTest::newRow("no integer") << QByteArray("type: integer") << u"many"_qs << QByteArray("p=many");
    QTest::newRow("nullable of 3.1") << QByteArray("type: [integer, 'null']") << u"7"_qs << QByteArray("p=7");
    QTest::newRow("list") << QByteArray("type: array, items: {type: integer}") << u"1, 2"_qs << QByteArray("p=1&p=2");
    QTest::newRow("list as JSON") << QByteArray("type: array, items: {type: string}") << u"[\"a,b\", \"c\"]"_qs
                                  << QByteArray("p=a%2Cb&p=c");
    QTest::newRow("object") << QByteArray("type: object") << u"{\"a\": 1, \"b\": \"c\"}"_qs << QByteArray("a=1&b=c");
    QTest::newRow("enum of numbers") << QByteArray("enum: [1, 2]") << u"2"_qs << QByteArray("p=2");
    QTest::newRow("blanks and umlauts") << QByteArray("type: string") << u"a ü&"_qs << QByteArray("p=a%20%C3%BC%26");
}

void TestRequestForm::sendsWhatIsTyped()
{
    QFETCH(const QByteArray, schema);
    QFETCH(const QString, text);
    FormInput input;
    input.texts.insert({"query", "p"}, text);
    const auto form = formOf(support::apiWithParameter("name: p, in: query, schema: {" + schema + '}'), input);
    QTEST(form.request.query, "query");
    QCOMPARE(fieldOf(form, "p").text.remove(u' '), QString(text).remove(u' '));
}

void TestRequestForm::showsAListWithCommas()
{
    const auto textOf = [](const QByteArray &example) {
        return formOf(support::apiWithParameter("name: p, in: query, schema: {type: array, example: " + example + '}'))
            .fields.first()
            .text;
    };
    QCOMPARE(textOf("[a, b]"), u"a, b"_qs);
    QCOMPARE(textOf("['a,b', c]"), u"[\"a,b\",\"c\"]"_qs);
    QCOMPARE(textOf("[1, 2]"), u"1, 2"_qs);
}

void TestRequestForm::marksWhatDoesNotFit()
{
    FormInput input;
    input.texts.insert({"path", "isbn"}, u"12"_qs);
    const RequestForm form = formOf(Books, input);
    QCOMPARE(form.request.findings.size(), 1);
    QCOMPARE(form.request.findings.first().kind, requests::FindingKind::NotValid);
    QCOMPARE(form.request.findings.first().parameter, (ParameterKey{"path", "isbn"}));
    QCOMPARE(form.request.path, QByteArray("/books/12"));
}

void TestRequestForm::leavesOutAnEmptyField()
{
    FormInput input;
    input.texts.insert({"query", "page"}, QString());
    input.texts.insert({"header", "X-Trace"}, QString());
    const RequestForm form = formOf(Books, input);
    QCOMPARE(form.request.query, QByteArray());
    QCOMPARE(fieldOf(form, "page").text, QString());
    QCOMPARE(fieldOf(form, "page").suggestion, u"1"_qs);
    QVERIFY(!form.request.headers.contains("X-Trace"));
    QCOMPARE(form.request.findings.size(), 1);
    QCOMPARE(form.request.findings.first().kind, requests::FindingKind::Missing);
}

void TestRequestForm::namesTheEmptyPathParameter()
{
    QCOMPARE(formOf(Books).unfilledNames(), QList<QByteArray>());
    FormInput input;
    input.texts.insert({"path", "isbn"}, QString());
    const RequestForm form = formOf(Books, input);
    QCOMPARE(form.unfilledNames(), QList<QByteArray>({"isbn"}));
    QCOMPARE(form.request.path, QByteArray("/books/{isbn}"));
}

void TestRequestForm::hasAFieldForAnUndeclaredName()
{
    const QByteArray api = "openapi: 3.0.3\npaths:\n  /a/{id}: {get: {responses: {}}}\n";
    QCOMPARE(formOf(api).fields.size(), 1);
    QCOMPARE(formOf(api).request.path, QByteArray("/a/value"));
    FormInput input;
    input.texts.insert({"path", "id"}, u"7/8"_qs);
    QCOMPARE(formOf(api, input).request.path, QByteArray("/a/7%2F8"));
    QCOMPARE(formOf(api, input).fields.first().text, u"7/8"_qs);
    input.texts.insert({"path", "id"}, QString());
    QCOMPARE(formOf(api, input).unfilledNames(), QList<QByteArray>({"id"}));
}

void TestRequestForm::hasNoBodyWithoutRequestBody()
{
    const RequestForm without = formOf(Books);
    QVERIFY(without.mediaTypes.isEmpty() && !without.request.hasBody);
    const RequestForm with = formOf(support::apiWithBody(
        "{application/json: {schema: {type: object, example: {n: 1}}}, text/plain: {schema: {type: string}}}"));
    QCOMPARE(with.mediaTypes, QList<QByteArray>({"application/json", "text/plain"}));
    QVERIFY(with.isBodyRequired);
    QCOMPARE(with.request.headers.first("Content-Type"), QByteArray("application/json"));
    QCOMPARE(document::Value::fromJson(with.request.body)->member("n").bytes(), QByteArray("1"));
}

void TestRequestForm::keepsTheBodyThatIsTyped()
{
    FormInput input;
    input.bodyText = "{\"n\": \"x\"}";
    const RequestForm form = formOf(
        support::apiWithBody("{application/json: {schema: {type: object, properties: {n: {type: integer}}}}}"), input);
    QCOMPARE(form.request.body, *input.bodyText);
    QCOMPARE(form.request.findings.size(), 1);
    QCOMPARE(form.request.findings.first().instance.toString(), u"/n"_qs);
}

GATEWRIGHT_TEST(TestRequestForm, QCoreApplication)
#include "testrequestform.moc"
