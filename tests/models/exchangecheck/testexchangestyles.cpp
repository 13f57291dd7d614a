#include "testprogram.h"
#include "writtenexchanges.h"

#include <QTest>

using exchangecheck::ExchangeChecker;

/** The tables of styles in the Parameter Objects of OpenAPI 3.0.4, 3.1.1 and 3.2.0, read from the specification: a text
 * that it has for a value fits exactly the schemas of that value. */
class TestExchangeStyles final : public QObject
{
    Q_OBJECT

private slots:
    void readsTheTables_data();
    void readsTheTables();
    void readsCookies_data();
    void readsCookies();
    void readsQueryStrings_data();
    void readsQueryStrings();
};

void TestExchangeStyles::readsTheTables_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<bool>("explode");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("other"); // A schema that the value does not fit.
    QTest::addColumn<QByteArray>("text");
    const QByteArray text = "{type: string, const: blue}";
    const QByteArray otherText = "{type: string, const: red}";
    const QByteArray list = "{type: array, items: {type: string}, const: [blue, black, brown]}";
    const QByteArray otherList = "{type: array, items: {type: string}, const: [blue, black]}";
    const QByteArray object =
        "{type: object, properties: {R: {type: integer}, G: {type: integer}, B: {type: integer}}, const: {R: 100, G: 200, B: 150}}";
    const QByteArray otherObject =
        "{type: object, properties: {R: {type: integer}, G: {type: integer}, B: {type: integer}}, const: {R: 100, G: 200, B: 151}}";
    const auto row = [](const QByteArray &in, const QByteArray &style, bool explode, const QByteArray &schema,
                        const QByteArray &other, const QByteArray &written) {
        QTest::newRow((in + ' ' + style + (explode ? " exploded " : " ") + written).constData())
            << in << style << explode << schema << other << written;
    };
    for (const bool explode : {false, true}) {
        row("path", "matrix", explode, text, otherText, ";color=blue");
        row("path", "label", explode, text, otherText, ".blue");
        row("path", "simple", explode, text, otherText, "blue");
        row("header", "simple", explode, text, otherText, "blue");
        row("query", "form", explode, text, otherText, "color=blue");
        row("cookie", "form", explode, text, otherText, "color=blue");
        row("path", "simple", explode, list, otherList, "blue,black,brown");
        row("header", "simple", explode, list, otherList, "blue,black,brown");
    }
    row("path", "matrix", false, "{type: string, maxLength: 0}", "{type: string, minLength: 1}", ";color");
    row("query", "form", true, "{type: string, maxLength: 0}", "{type: string, minLength: 1}", "color=");
    row("path", "matrix", false, list, otherList, ";color=blue,black,brown");
    row("path", "matrix", true, list, otherList, ";color=blue;color=black;color=brown");
    row("path", "matrix", false, object, otherObject, ";color=R,100,G,200,B,150");
    row("path", "matrix", true, object, otherObject, ";R=100;G=200;B=150");
    row("path", "label", false, list, otherList, ".blue,black,brown");
    row("path", "label", true, list, otherList, ".blue.black.brown");
    row("path", "label", false, object, otherObject, ".R,100,G,200,B,150");
    row("path", "label", true, object, otherObject, ".R=100.G=200.B=150");
    row("path", "simple", false, object, otherObject, "R,100,G,200,B,150");
    row("path", "simple", true, object, otherObject, "R=100,G=200,B=150");
    row("header", "simple", false, object, otherObject, "R,100,G,200,B,150");
    row("header", "simple", true, object, otherObject, "R=100,G=200,B=150");
    row("query", "form", false, list, otherList, "color=blue,black,brown");
    row("query", "form", true, list, otherList, "color=blue&color=black&color=brown");
    row("query", "form", false, object, otherObject, "color=R,100,G,200,B,150");
    row("query", "form", true, object, otherObject, "R=100&G=200&B=150");
    row("query", "spaceDelimited", false, list, otherList, "color=blue%20black%20brown");
    row("query", "spaceDelimited", false, object, otherObject, "color=R%20100%20G%20200%20B%20150");
    row("query", "pipeDelimited", false, list, otherList, "color=blue%7Cblack%7Cbrown");
    row("query", "pipeDelimited", false, object, otherObject, "color=R%7C100%7CG%7C200%7CB%7C150");
    row("query", "deepObject", true, object, otherObject, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150");
    row("cookie", "form", false, list, otherList, "color=blue,black,brown");
    row("cookie", "form", false, object, otherObject, "color=R,100,G,200,B,150");
    // The style `cookie` of 3.2 is in readsCookies().
    // RFC 6570: reserved characters of values are percent-encoded unless allowReserved is set.
    row("query", "form", false, "{type: array, items: {type: string}, const: ['a,b', c]}", otherList, "color=a%2Cb,c");
    row("query", "form", true, "{type: string, const: 'a/b?c d'}", otherText, "color=a/b?c+d");
    row("path", "simple", false, "{type: string, const: 'a/b c'}", otherText, "a%2Fb%20c");
    row("header", "simple", false, "{type: string, const: 'a%20b'}", otherText, "a%20b");
}

void TestExchangeStyles::readsTheTables()
{
    QFETCH(const QByteArray, in);
    QFETCH(const QByteArray, style);
    QFETCH(const bool, explode);
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, other);
    QFETCH(const QByteArray, text);
    const auto findings = [&](const QByteArray &version, const QByteArray &expected) {
        // The constant is the last keyword; 3.0 has none.
        const qsizetype constant = expected.indexOf("const: ");
        QByteArray written = expected;
        if (version.startsWith("3.0") && constant >= 0)
            written = expected.first(constant) + "enum: [" + expected.sliced(constant + 7).chopped(1) + "]}";
        const QByteArray api = "openapi: " + version +
                               "\ninfo: {title: T, version: '1'}\nservers: [{url: 'http://h'}]\npaths:\n  /p/" +
                               (in == "path" ? "{color}" : "x") +
                               ":\n    get:\n      parameters: [{name: color, in: " + in +
                               ", required: true, style: " + style + ", explode: " + (explode ? "true" : "false") +
                               ", schema: " + written + "}]\n      responses: {default: {description: d}}\n";
        QByteArray request = "GET http://h/p/" + (in == "path" ? text : "x") +
                             (in == "query" ? '?' + text : QByteArray());
        if (in == "header")
            request += "\ncolor: " + text;
        else if (in == "cookie")
            request += "\nCookie: a=b; " + text;
        ExchangeChecker checker(support::describedText(api));
        const support::WrittenExchange exchange(request + "\n---\n200");
        return support::foundLines(checker.check(exchange.url, exchange.exchange));
    };
    for (const QByteArray &version : {QByteArray("3.0.4"), QByteArray("3.1.1"), QByteArray("3.2.0")}) {
        QCOMPARE(findings(version, schema), QStringList());
        const QStringList wrong = findings(version, other);
        QCOMPARE(wrong.size(), 1);
        QVERIFY2(wrong.first().startsWith(QString::fromLatin1("error " + in + " color ")), qPrintable(wrong.first()));
    }
}

/** The rows for the style `cookie` in OpenAPI 3.2.1, whose texts are neither encoded nor decoded. */
void TestExchangeStyles::readsCookies_data()
{
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("cookie");
    QTest::addColumn<bool>("fits");
    const QByteArray list = "{type: array, items: {type: string}, const: [blue, black]}";
    const QByteArray object =
        "{type: object, properties: {R: {type: integer}, G: {type: integer}}, const: {R: 100, G: 200}}";
    QTest::newRow("text") << QByteArray("cookie") << QByteArray("{type: string, const: blue}")
                          << QByteArray("color=blue") << true;
    QTest::newRow("empty") << QByteArray("cookie") << QByteArray("{type: string, const: ''}") << QByteArray("color=")
                           << true;
    QTest::newRow("list") << QByteArray("cookie") << list << QByteArray("color=blue; color=black") << true;
    QTest::newRow("other list") << QByteArray("cookie") << list << QByteArray("color=blue; color=red") << false;
    QTest::newRow("list in one") << QByteArray("cookie") << list << QByteArray("color=blue,black") << false;
    QTest::newRow("object") << QByteArray("cookie") << object << QByteArray("R=100; G=200") << true;
    QTest::newRow("other object") << QByteArray("cookie") << object << QByteArray("R=100; G=201") << false;
    QTest::newRow("percent-encoding is data") << QByteArray("cookie") << QByteArray("{const: Hello%2C%20world!}")
                                              << QByteArray("color=Hello%2C%20world!") << true;
    QTest::newRow("form is percent-encoded") << QByteArray("form") << QByteArray("{const: 'Hello, world!'}")
                                             << QByteArray("color=Hello%2C%20world%21") << true;
    QTest::newRow("form list") << QByteArray("form") << list << QByteArray("color=blue&color=black") << true;
    QTest::newRow("form object") << QByteArray("form") << object << QByteArray("R=100&G=200") << true;
}

namespace {

/** What does not fit in a GET request for a document of 3.2 with one parameter. */
QStringList parameterFindings(const QByteArray &parameter, const QByteArray &request)
{
    const QByteArray api = "openapi: 3.2.0\ninfo: {title: T, version: '1'}\nservers: [{url: 'http://h'}]\npaths:\n"
                           "  /p:\n    get:\n      parameters: [" +
                           parameter + "]\n      responses: {default: {description: d}}\n";
    ExchangeChecker checker(support::describedText(api));
    const support::WrittenExchange exchange("GET http://h/p" + request + "\n---\n200");
    return support::foundLines(checker.check(exchange.url, exchange.exchange));
}

} // namespace

void TestExchangeStyles::readsCookies()
{
    QFETCH(const QByteArray, style);
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, cookie);
    QFETCH(const bool, fits);
    const QStringList found = parameterFindings(
        "{name: color, in: cookie, style: " + style + ", schema: " + schema + '}', "\nCookie: a=b; " + cookie);
    QCOMPARE(found.isEmpty(), fits);
}

void TestExchangeStyles::readsQueryStrings_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QStringList>("expected");
    const QByteArray form = "application/x-www-form-urlencoded: {schema: {type: object, required: [foo], properties: "
                            "{foo: {type: string, const: a + b}, bar: {type: boolean}}, additionalProperties: false}}";
    QTest::newRow("form") << form << QByteArray("?foo=a+%2B+b&bar=true") << QStringList();
    QTest::newRow("a field") << form << QByteArray("?foo=a+%2B+b&bar=x")
                             << QStringList{u"error query q /bar /paths/~1p/get/parameters/0/content/"
                                            "application~1x-www-form-urlencoded/schema/properties/bar/type"_qs};
    const QByteArray json =
        "application/json: {schema: {type: object, properties: {numbers: {type: array, items: {type: "
        "integer}}, flag: {type: [boolean, 'null']}}}}";
    QTest::newRow("JSON") << json << QByteArray("?%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D")
                          << QStringList();
    QTest::newRow("an item") << json << QByteArray("?%7B%22numbers%22%3A%5B1%2C%22x%22%5D%7D")
                             << QStringList{
                                    u"error query q /numbers/1 /paths/~1p/get/parameters/0/content/application~1json/"
                                    "schema/properties/numbers/items/type"_qs};
    QTest::newRow("no JSON") << json << QByteArray("?a=b")
                             << QStringList{u"error query q  /paths/~1p/get/parameters/0"_qs};
    QTest::newRow("text") << QByteArray("text/plain: {schema: {const: '$.a[1:1]'}}") << QByteArray("?%24.a%5B1%3A1%5D")
                          << QStringList();
    QTest::newRow("none") << json << QByteArray() << QStringList{u"error query q  /paths/~1p/get/parameters/0"_qs};
}

void TestExchangeStyles::readsQueryStrings()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, query);
    QFETCH(const QStringList, expected);
    QCOMPARE(parameterFindings("{name: q, in: querystring, required: true, content: {" + content + "}}", query),
             expected);
}

GATEWRIGHT_TEST(TestExchangeStyles, QCoreApplication)
#include "testexchangestyles.moc"
