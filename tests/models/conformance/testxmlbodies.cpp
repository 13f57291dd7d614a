#include "requestchecker.h"
#include "requestmessages.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QTest>

using conformance::RequestChecker;
using conformance::RequestFinding;
using document::Value;

/** Bodies in XML, read by the XML Objects of their schemas. */
class TestXmlBodies final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void reports_data();
    void reports();
    void readsWhatIsWritten_data();
    void readsWhatIsWritten();
    void endsAtEachByte();
    void hasLimits();
};

namespace {

QByteArray apiOf(const QByteArray &schema, const QByteArray &version = "3.2.0")
{
    return support::apiWithBody("{application/xml: {schema: {$ref: '#/components/schemas/Pet'}}}", version,
                                "{Pet: " + schema +
                                    ", Node: {type: object, properties: {node: {$ref: "
                                    "'#/components/schemas/Node'}, name: {type: string}}}}");
}

/** A checker of one operation. */
struct Checked {
    explicit Checked(const QByteArray &api)
        : checker(support::describedApi(api))
        , match(*checker.operations().find("POST", "/p"))
    {}

    [[nodiscard]] QByteArray valueOf(const QByteArray &xml)
    {
        const QList<conformance::ReceivedValue> values = checker.valuesOf(match, head, xml);
        return values.isEmpty() ? QByteArray("nothing") : values.first().value.toJson();
    }
    [[nodiscard]] QStringList findingsOf(const QByteArray &xml)
    {
        QStringList texts;
        for (const RequestFinding &finding : checker.check(match, head, xml))
            texts.append(messages::requestFindingText(finding));
        return texts;
    }

    RequestChecker checker;
    conformance::PathMatch match;
    http::RequestHead head{"POST", "/p", http::HeaderList({{"Content-Type", "application/xml"}})};
};

} // namespace

void TestXmlBodies::reads_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *schema, const char *xml, const char *json) {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(xml) << QByteArray(json);
    };
    const char scalars[] = "{type: object, properties: {i: {type: integer}, b: {type: boolean}, s: {type: string}, "
                           "e: {enum: [1, x]}, n: {type: [integer, 'null']}}}";
    row("types by text", scalars, "<Pet><i> 7\n</i><b>true</b><s> 7 </s><e>x</e></Pet>",
        R"({"i":7,"b":true,"s":" 7 ","e":"x"})");
    row("no number", scalars, "<Pet><i>seven</i></Pet>", R"({"i":"seven"})");
    row("an empty element", scalars, "<Pet><s/><n/><i></i></Pet>", R"({"i":"","s":"","n":null})");
    row("nil", scalars, R"(<Pet xmlns:x="http://www.w3.org/2001/XMLSchema-instance"><n x:nil="true"/></Pet>)",
        R"({"n":null})");
    row("in another order, with comments", scalars, "<?xml version='1.0'?><!--a--><Pet><s>a<!--b-->b</s><i>1</i></Pet>",
        R"({"i":1,"s":"ab"})");
    row("entities", scalars, "<!DOCTYPE Pet [<!ENTITY e 'x&#33;'>]><Pet><s>&lt;&e;<![CDATA[<&]]></s></Pet>",
        R"({"s":"<x!<&"})");
    row("another encoding", scalars, "<?xml version='1.0' encoding='ISO-8859-1'?><Pet><s>\xe4</s></Pet>",
        "{\"s\":\"\xc3\xa4\"}");
    row("twice", scalars, "<Pet><i>1</i><i>2</i></Pet>", R"({"i":[1,2]})");
    row("elements in a text", scalars, "<Pet><s><b>x</b></s></Pet>", R"({"s":{"b":"x"}})");
    row("a text for an object", "{type: object, properties: {o: {type: object}}}", "<Pet><o>x</o></Pet>",
        R"({"o":"x"})");
    row("an attribute", "{type: object, properties: {id: {type: integer, xml: {attribute: true}}}}",
        "<Pet id='1'><id>2</id></Pet>", R"({"id":1,"<id>":"2"})");
    row("an attribute that is an element", "{type: object, properties: {id: {type: integer}}}", "<Pet id='1'/>", "{}");
    row("another name", "{type: object, properties: {animals: {type: string, xml: {name: animal}}}}",
        "<Pet><animals>a</animals></Pet>", R"({"<animals>":"a"})");
    const char named[] = "{type: object, properties: {n: {type: string, xml: {namespace: 'urn:n', prefix: p}}}}";
    row("a namespace with another prefix", named, "<Pet xmlns:q='urn:n'><q:n>a</q:n></Pet>", R"({"n":"a"})");
    row("another namespace with the prefix", named, "<Pet xmlns:p='urn:o'><p:n>a</p:n></Pet>", R"({"<n>":"a"})");
    row("a namespace of the parent", "{type: object, xml: {namespace: 'urn:p'}, properties: {n: {type: string}}}",
        "<Pet xmlns='urn:p'><n>a</n></Pet>", R"({"n":"a"})");
    row("a prefix that is not declared", "{type: object, properties: {n: {type: string, xml: {prefix: p}}}}",
        "<Pet><p:n>a</p:n></Pet>", R"({"n":"a"})");
    row("a list of one", "{type: object, properties: {l: {type: array, items: {type: integer}}}}",
        "<Pet><l>1</l></Pet>", R"({"l":[1]})");
    row("a required list without items", "{type: object, required: [l], properties: {l: {type: array}}}", "<Pet/>",
        R"({"l":[]})");
    const char wrapped[] = "{type: object, properties: {l: {type: array, xml: {name: w, wrapped: true}, items: {type: "
                           "integer, xml: {name: i}}}}}";
    row("a wrapped list", wrapped, "<Pet><w><i>1</i><i>2</i></w></Pet>", R"({"l":[1,2]})");
    row("an empty wrapped list", wrapped, "<Pet><w/></Pet>", R"({"l":[]})");
    row("other elements in a wrapped list", wrapped, "<Pet><w><i>1</i><x>2</x></w></Pet>", R"({"l":[1,{"x":"2"}]})");
    row("no wrapping", wrapped, "<Pet><i>1</i></Pet>", R"({"i":"1"})");
    row("undescribed elements", "{type: object}", "<Pet><a><b>1</b><b>2</b></a></Pet>", R"({"a":{"b":["1","2"]}})");
    row("further properties", "{type: object, additionalProperties: {type: integer}}", "<Pet><a>1</a></Pet>",
        R"({"a":1})");
    row("further properties through a reference",
        "{allOf: [{$ref: '#/components/schemas/Node'}, {additionalProperties: {type: integer}}]}",
        "<Pet><name>1</name><a>1</a></Pet>", R"({"name":"1","a":1})");
    row("a schema in itself", "{$ref: '#/components/schemas/Node'}",
        "<Node><node><node><name>x</name></node></node></Node>", R"({"node":{"node":{"name":"x"}}})");
    row("a list of lists", "{type: array, items: {type: array, xml: {name: r, wrapped: true}, items: {type: integer}}}",
        "<Pet><r><r>1</r><r>2</r></r><r><r>3</r></r></Pet>", "[[1,2],[3]]");
    row("a list with items of any name", "{type: array, items: {type: integer}}", "<Pet><x>1</x><y>2</y></Pet>",
        "[1,2]");
    row("no schema", "{}", "<Pet><a>1</a></Pet>", R"({"a":"1"})");
    row("no XML", "{}", "<Pet><a>1</Pet>", "nothing");
}

void TestXmlBodies::reads()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, xml);
    QFETCH(QByteArray, json);
    Checked checked(apiOf(schema));
    QCOMPARE(checked.valueOf(xml), json);
}

void TestXmlBodies::reports_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QStringList>("findings");
    const auto row = [](const char *name, const char *version, const char *schema, const char *xml,
                        const QStringList &findings) {
        QTest::newRow(name) << QByteArray(version) << QByteArray(schema) << QByteArray(xml) << findings;
    };
    const char pet[] =
        "{type: object, required: [name], additionalProperties: false, properties: {name: {type: string}, "
        "age: {type: integer, minimum: 1, xml: {attribute: true}}}}";
    row("fits", "3.0.3", pet, "<pet age='3'><name>a</name></pet>", {});
    row("missing", "3.0.3", pet, "<Pet age='3'/>", {u"The body is not valid: The property “name” is missing."_qs});
    row("type", "3.1.0", pet, "<Pet age='x'><name>a</name></Pet>",
        {u"The body is not valid: /age: The value must be of type integer, not string."_qs});
    row("minimum", "3.1.0", pet, "<Pet age='0'><name>a</name></Pet>",
        {u"The body is not valid: /age: The number must be at least 1."_qs});
    row("another element", "3.1.0", pet, "<Pet><name>a</name><b/></Pet>",
        {u"The body is not valid: /b: The property “b” is not allowed."_qs});
    row("no XML", "3.1.0", pet, "<Pet><name>a</Pet>", {u"The body is not valid XML."_qs});
    row("text after the root", "3.1.0", pet, "<Pet><name>a</name></Pet>x", {u"The body is not valid XML."_qs});
    row("an entity that is not declared", "3.1.0", pet, "<Pet><name>&a;</name></Pet>",
        {u"The body is not valid XML."_qs});
    row("a root of any name", "3.1.0", pet, "<cat><name>a</name></cat>", {});
    row("the root of a component", "3.2.0", pet, "<cat><name>a</name></cat>",
        {u"The root element of the body must be “Pet”."_qs});
    row("the root by its name", "3.0.3", "{type: object, xml: {name: pet}}", "<Pet/>",
        {u"The root element of the body must be “pet”."_qs});
    row("nullable", "3.0.3", "{type: object, properties: {n: {type: integer, nullable: true}}}", "<Pet><n/></Pet>", {});
}

void TestXmlBodies::reports()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, xml);
    QFETCH(QStringList, findings);
    Checked checked(apiOf(schema, version));
    QCOMPARE(checked.findingsOf(xml), findings);
}

void TestXmlBodies::readsWhatIsWritten_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *schema, const char *json) {
        QTest::newRow(schema) << QByteArray(schema) << QByteArray(json);
    };
    row("{type: object, xml: {name: p, prefix: a, namespace: 'urn:a'}, properties: {id: {type: integer, xml: {attribute: "
        "true, prefix: b, namespace: 'urn:b'}}, n: {type: string, xml: {namespace: 'urn:c'}}}}",
        R"({"id":1,"n":"<x> & \"y\""})");
    row("{type: object, properties: {l: {type: array, items: {type: object, properties: {i: {type: integer}, l: {type: "
        "array, xml: {wrapped: true}, items: {type: boolean}}}}}}}",
        R"({"l":[{"i":1,"l":[true,false]},{"i":2,"l":[]}]})");
    row("{type: array, items: {type: object, xml: {name: a}, properties: {s: {type: string}}}}",
        R"([{"s":"a\tb\nc"},{"s":"]]>"}])");
    row("{type: object, properties: {a: {type: string, xml: {nodeType: attribute}}, t: {type: number, xml: {nodeType: "
        "text}}}}",
        R"({"a":"x\ny","t":1.50})");
    row("{type: object, properties: {n: {type: object, xml: {nodeType: none}, properties: {x: {type: integer}}}, l: "
        "{type: array, xml: {nodeType: element}, items: {type: string}}, c: {type: string, xml: {nodeType: cdata}}}}",
        R"({"n":{"x":3},"l":["a"],"c":"a]]>b"})");
    row("{type: object, properties: {n: {type: [integer, 'null']}, o: {type: [object, 'null']}}}",
        R"({"n":null,"o":null})");
    row("{oneOf: [{type: object, properties: {k: {const: a}, v: {type: integer, xml: {attribute: true}}}}]}",
        R"({"k":"a","v":4})");
    row("{type: integer}", "5");
}

void TestXmlBodies::readsWhatIsWritten()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, json);
    requests::Choices choices;
    choices.body = *Value::fromJson(json);
    const QByteArray written = support::firstBuilt(apiOf(schema), choices).body;
    Checked checked(apiOf(schema));
    const QStringList findings = checked.findingsOf(written);
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(u'\n') + QString::fromUtf8(written)));
    QCOMPARE(checked.valueOf(written), json);
}

/** A body that ends anywhere is no XML, and is read without harm. */
void TestXmlBodies::endsAtEachByte()
{
    Checked checked(apiOf("{type: object, properties: {l: {type: array, items: {type: object}}}}"));
    const QByteArray whole = "<?xml version='1.0'?><!DOCTYPE Pet [<!ENTITY e 'x'>]><Pet a='1'><l><b>&e;</b></l>"
                             "<l xmlns:p='urn:p'><p:c/><![CDATA[x]]></l><!-- c --></Pet>";
    QVERIFY(checked.findingsOf(whole).isEmpty());
    for (qsizetype size = 1; size < whole.size(); ++size)
        QCOMPARE(checked.findingsOf(whole.first(size)), QStringList{u"The body is not valid XML."_qs});
}

/** What is too large is not compared. */
void TestXmlBodies::hasLimits()
{
    Checked checked(apiOf("{type: object, maxProperties: 0}"));
    QCOMPARE(checked.findingsOf("<Pet><a/></Pet>").size(), 1);
    QVERIFY(checked.findingsOf("<Pet>" + QByteArray("<a>").repeated(100'000) + "</Pet>").isEmpty());
    QVERIFY(checked.findingsOf("<Pet>" + QByteArray("<a/>").repeated(100'001) + "</Pet>").isEmpty());
    // An entity of entities would be gigabytes.
    QByteArray types = "<!ENTITY a0 'xxxxxxxxxxxxxxxx'>";
    for (int i = 1; i < 10; ++i) {
        const QByteArray last = "&a" + QByteArray::number(i - 1) + ';';
        types += "<!ENTITY a" + QByteArray::number(i) + " '" + last.repeated(10) + "'>";
    }
    QCOMPARE(checked.findingsOf("<!DOCTYPE Pet [" + types + "]><Pet>&a9;</Pet>").size(), 1);
}

GATEWRIGHT_TEST(TestXmlBodies, void)
#include "testxmlbodies.moc"
