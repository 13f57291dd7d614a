#include "parameterstyle.h"
#include "parsedyaml.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using openapi::ParameterWriting;
using specification::Version;

/** Values of parameters as they are in requests. The cases of the styles are those of the specification's own table. */
class TestParameterStyle final : public QObject
{
    Q_OBJECT

private slots:
    void writesEachStyle_data();
    void writesEachStyle();
    void encodesCharacters_data();
    void encodesCharacters();
    void writesContent_data();
    void writesContent();
    void readsTheDefaults_data();
    void readsTheDefaults();
    void allowsReservedCharactersWhereTheVersionDoes();
};

namespace {

const QByteArray ParameterText = R"("blue")";
const QByteArray ParameterList = R"(["blue", "black", "brown"])";
const QByteArray ParameterObject = R"({"R": 100, "G": 200, "B": 150})";
/** Shown for what the specification does not define. */
const QString NotDefined = u"n/a"_qs;

QString writtenText(const ParameterWriting &writing, const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    return value ? openapi::writtenParameter(writing, *value).value_or(NotDefined) : u"not JSON"_qs;
}

} // namespace

void TestParameterStyle::writesEachStyle_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<bool>("isExploded");
    QTest::addColumn<QStringList>("expected"); // Of an empty text, a text, a list and an object.
    const auto row = [](const char *in, const char *style, bool isExploded, const QStringList &expected) {
        QTest::addRow("%s %s%s", in, style, isExploded ? " exploded" : "")
            << QByteArray(in) << QByteArray(style) << isExploded << expected;
    };
    row("path", "matrix", false,
        {u";color"_qs, u";color=blue"_qs, u";color=blue,black,brown"_qs, u";color=R,100,G,200,B,150"_qs});
    row("path", "matrix", true,
        {u";color"_qs, u";color=blue"_qs, u";color=blue;color=black;color=brown"_qs, u";R=100;G=200;B=150"_qs});
    row("path", "label", false, {u"."_qs, u".blue"_qs, u".blue,black,brown"_qs, u".R,100,G,200,B,150"_qs});
    row("path", "label", true, {u"."_qs, u".blue"_qs, u".blue.black.brown"_qs, u".R=100.G=200.B=150"_qs});
    row("path", "simple", false, {QString(), u"blue"_qs, u"blue,black,brown"_qs, u"R,100,G,200,B,150"_qs});
    row("path", "simple", true, {QString(), u"blue"_qs, u"blue,black,brown"_qs, u"R=100,G=200,B=150"_qs});
    row("header", "simple", false,
        {u"color: "_qs, u"color: blue"_qs, u"color: blue,black,brown"_qs, u"color: R,100,G,200,B,150"_qs});
    row("header", "simple", true,
        {u"color: "_qs, u"color: blue"_qs, u"color: blue,black,brown"_qs, u"color: R=100,G=200,B=150"_qs});
    row("query", "form", false,
        {u"?color="_qs, u"?color=blue"_qs, u"?color=blue,black,brown"_qs, u"?color=R,100,G,200,B,150"_qs});
    row("query", "form", true,
        {u"?color="_qs, u"?color=blue"_qs, u"?color=blue&color=black&color=brown"_qs, u"?R=100&G=200&B=150"_qs});
    row("query", "spaceDelimited", false,
        {NotDefined, NotDefined, u"?color=blue%20black%20brown"_qs, u"?color=R%20100%20G%20200%20B%20150"_qs});
    row("query", "spaceDelimited", true, {NotDefined, NotDefined, NotDefined, NotDefined});
    row("query", "pipeDelimited", false,
        {NotDefined, NotDefined, u"?color=blue%7Cblack%7Cbrown"_qs, u"?color=R%7C100%7CG%7C200%7CB%7C150"_qs});
    row("query", "pipeDelimited", true, {NotDefined, NotDefined, NotDefined, NotDefined});
    const QString deep = u"?color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"_qs;
    row("query", "deepObject", true, {NotDefined, NotDefined, NotDefined, deep});
    row("query", "deepObject", false, {NotDefined, NotDefined, NotDefined, deep});
    row("cookie", "form", false,
        {u"Cookie: color="_qs, u"Cookie: color=blue"_qs, u"Cookie: color=blue,black,brown"_qs,
         u"Cookie: color=R,100,G,200,B,150"_qs});
    row("cookie", "form", true,
        {u"Cookie: color="_qs, u"Cookie: color=blue"_qs, u"Cookie: color=blue&color=black&color=brown"_qs,
         u"Cookie: R=100&G=200&B=150"_qs});
    row("cookie", "cookie", false,
        {u"Cookie: color="_qs, u"Cookie: color=blue"_qs, u"Cookie: color=blue,black,brown"_qs,
         u"Cookie: color=R,100,G,200,B,150"_qs});
    row("cookie", "cookie", true,
        {u"Cookie: color="_qs, u"Cookie: color=blue"_qs, u"Cookie: color=blue; color=black; color=brown"_qs,
         u"Cookie: R=100; G=200; B=150"_qs});
    row("query", "unknown", false, {NotDefined, NotDefined, NotDefined, NotDefined});
    row("querystring", "form", true, {NotDefined, NotDefined, NotDefined, NotDefined});
}

void TestParameterStyle::writesEachStyle()
{
    QFETCH(QByteArray, in);
    QFETCH(QByteArray, style);
    QFETCH(bool, isExploded);
    QFETCH(QStringList, expected);
    const ParameterWriting writing{"color", in, style, isExploded, false, {}};
    QStringList written;
    for (const QByteArray &json : {QByteArray(R"("")"), ParameterText, ParameterList, ParameterObject})
        written.append(writtenText(writing, json));
    QCOMPARE(written, expected);
    // What is not there is not sent.
    QCOMPARE(writtenText(writing, "null"), QString());
}

void TestParameterStyle::encodesCharacters_data()
{
    QTest::addColumn<ParameterWriting>("writing");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const QByteArray reserved = R"(":/?#[]@!$&'()*+,;=%25 %zü~")";
    QTest::newRow("unreserved characters stay")
        << ParameterWriting{"q", "query", "form", true, false, {}} << QByteArray(R"("aZ9-._~")") << u"?q=aZ9-._~"_qs;
    QTest::newRow("all others are encoded")
        << ParameterWriting{"q", "query", "form", true, false, {}} << reserved
        << u"?q=%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%2525%20%25z%C3%BC~"_qs;
    QTest::newRow("reserved in a query") << ParameterWriting{"q", "query", "form", true, true, {}} << reserved
                                         << u"?q=:/?%23%5B%5D@!$&'()*+,;=%25%20%25z%C3%BC~"_qs;
    QTest::newRow("reserved in a path") << ParameterWriting{"q", "path", "simple", false, true, {}} << reserved
                                        << u":%2F%3F%23%5B%5D@!$&'()*+,;=%25%20%25z%C3%BC~"_qs;
    QTest::newRow("headers as they are") << ParameterWriting{"X-Q", "header", "simple", false, false, {}} << reserved
                                         << u"X-Q: :/?#[]@!$&'()*+,;=%25 %zü~"_qs;
    QTest::newRow("the style cookie as it is") << ParameterWriting{"a/b", "cookie", "cookie", true, false, {}}
                                               << QByteArray(R"("x/y z")") << u"Cookie: a/b=x/y z"_qs;
    QTest::newRow("the style form in cookies") << ParameterWriting{"a/b", "cookie", "form", true, false, {}}
                                               << QByteArray(R"("x/y z")") << u"Cookie: a%2Fb=x%2Fy%20z"_qs;
    QTest::newRow("names") << ParameterWriting{"filter[]", "query", "form", true, true, {}}
                           << QByteArray(R"(["a", "b"])") << u"?filter%5B%5D=a&filter%5B%5D=b"_qs;
    QTest::newRow("names of members") << ParameterWriting{"f", "query", "deepObject", true, false, {}}
                                      << QByteArray(R"({"a b": "c&d"})") << u"?f%5Ba%20b%5D=c%26d"_qs;
    QTest::newRow("separators in values") << ParameterWriting{"f", "query", "form", false, false, {}}
                                          << QByteArray(R"(["a,b", "c"])") << u"?f=a%2Cb,c"_qs;
    QTest::newRow("numbers and flags as in JSON")
        << ParameterWriting{"f", "query", "form", false, false, {}} << QByteArray("[1.50, true, false, null, -2]")
        << u"?f=1.50,true,false,-2"_qs;
    QTest::newRow("an empty item") << ParameterWriting{"f", "path", "matrix", true, false, {}}
                                   << QByteArray(R"(["", "b"])") << u";f;f=b"_qs;
    QTest::newRow("an empty list") << ParameterWriting{"f", "header", "simple", false, false, {}} << QByteArray("[]")
                                   << QString();
    QTest::newRow("an empty object") << ParameterWriting{"f", "path", "matrix", true, false, {}} << QByteArray("{}")
                                     << QString();
    QTest::newRow("a list in a list") << ParameterWriting{"f", "query", "form", true, false, {}}
                                      << QByteArray(R"([["a"]])") << NotDefined;
    QTest::newRow("an object in an object") << ParameterWriting{"f", "query", "deepObject", true, false, {}}
                                            << QByteArray(R"({"a": {"b": 1}})") << NotDefined;
}

void TestParameterStyle::encodesCharacters()
{
    QFETCH(ParameterWriting, writing);
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    QCOMPARE(writtenText(writing, json), expected);
}

void TestParameterStyle::writesContent_data()
{
    QTest::addColumn<ParameterWriting>("writing");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const QByteArray object = R"({"a": [1, "x y"]})";
    QTest::newRow("query") << ParameterWriting{"f", "query", "form", true, true, "application/json"} << object
                           << u"?f=%7B%22a%22%3A%5B1%2C%22x%20y%22%5D%7D"_qs;
    QTest::newRow("path") << ParameterWriting{"f", "path", "simple", false, false, "application/json"} << object
                          << u"%7B%22a%22%3A%5B1%2C%22x%20y%22%5D%7D"_qs;
    QTest::newRow("header") << ParameterWriting{"X-F", "header", "simple", false, false, "application/vnd.x+json"}
                            << object << uR"(X-F: {"a":[1,"x y"]})"_qs;
    QTest::newRow("cookie") << ParameterWriting{"f", "cookie", "form", true, false, "application/json; charset=utf-8"}
                            << QByteArray("true") << u"Cookie: f=true"_qs;
    QTest::newRow("the whole query string")
        << ParameterWriting{"f", "querystring", "form", true, false, "application/json"} << QByteArray("[1]")
        << u"?%5B1%5D"_qs;
    QTest::newRow("a form as the whole query string")
        << ParameterWriting{"f", "querystring", "form", true, false, "application/x-www-form-urlencoded"}
        << QByteArray(R"("a=b&c=d+e")") << u"?a=b&c=d+e"_qs;
    QTest::newRow("a text of another media type") << ParameterWriting{"f", "query", "form", true, false, "text/plain"}
                                                  << QByteArray(R"("a b")") << u"?f=a%20b"_qs;
    QTest::newRow("an object of another media type")
        << ParameterWriting{"f", "query", "form", true, false, "application/xml"} << object << NotDefined;
}

void TestParameterStyle::writesContent()
{
    encodesCharacters();
}

void TestParameterStyle::readsTheDefaults_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<bool>("isExploded");
    const auto row = [](const char *yaml, const char *style, bool isExploded) {
        QTest::newRow(yaml) << QByteArray(yaml) << QByteArray(style) << isExploded;
    };
    row("{in: path}", "simple", false);
    row("{in: query}", "form", true);
    row("{in: header}", "simple", false);
    row("{in: cookie}", "form", true);
    row("{in: cookie, style: cookie}", "cookie", true);
    row("{in: query, style: pipeDelimited}", "pipeDelimited", false);
    row("{in: query, explode: false}", "form", false);
    row("{in: path, style: label, explode: true}", "label", true);
}

void TestParameterStyle::readsTheDefaults()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, style);
    QFETCH(bool, isExploded);
    const ParameterWriting writing = openapi::writingOf(parse(yaml).root(), Version::V32);
    QCOMPARE(writing.style, style);
    QCOMPARE(writing.isExploded, isExploded);
    QVERIFY(!writing.allowsReserved);
    QVERIFY(writing.mediaType.isEmpty());
}

void TestParameterStyle::allowsReservedCharactersWhereTheVersionDoes()
{
    const auto read = [](const QByteArray &yaml, Version version) {
        return openapi::writingOf(parse(yaml).root(), version).allowsReserved;
    };
    QVERIFY(read("{in: query, allowReserved: true}", Version::V30));
    QVERIFY(!read("{in: path, allowReserved: true}", Version::V31));
    QVERIFY(read("{in: path, allowReserved: true}", Version::V32));
    const ParameterWriting header = openapi::writingOf(parse("{content: {application/json: {}}}").root(), Version::V31,
                                                       "X-Rate");
    QCOMPARE(header.name, QByteArray("X-Rate"));
    QCOMPARE(header.in, QByteArray("header"));
    QCOMPARE(header.mediaType, QByteArray("application/json"));
}

GATEWRIGHT_TEST(TestParameterStyle, QCoreApplication)
#include "testparameterstyle.moc"
