#include "examples.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Value;

/** Examples of media types: which there are, and how they are added and written. */
class TestExampleEntries final : public QObject
{
    Q_OBJECT

private slots:
    void listsExamples();
    void addsAnExampleBesideTheOnlyOne();
    void removesTheMapWithItsLastExample();
    void writesOnlyWhatDiffers();
    void keepsWhatIsAroundAChange_data();
    void keepsWhatIsAroundAChange();
};

namespace {

const Pointer Media{"paths", "/a", "get", "responses", "200", "content", "application/json"};

QByteArray mediaTypeWith(const QByteArray &media)
{
    return "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      responses:\n        '200':\n          content:\n"
           "            application/json:\n" +
           media + "components:\n  examples:\n    Shared: {value: 1}\n";
}

Value json(const QByteArray &text)
{
    return Value::fromJson(text).value();
}

} // namespace

void TestExampleEntries::listsExamples()
{
    const Document document(mediaTypeWith("              examples:\n"
                                          "                one: {value: 1}\n"
                                          "                new: {summary: Not yet}\n"
                                          "                shared: {$ref: '#/components/examples/Shared'}\n"
                                          "                far: {externalValue: 'https://a.example/1'}\n"),
                            Format::Yaml);
    const QList<content::ExampleEntry> entries = content::examplesOf(document.snapshot(), Media);
    QCOMPARE(entries.size(), 4);
    QCOMPARE(entries.at(0).name, QByteArray("one"));
    QCOMPARE(entries.at(0).value, (Media / Pointer{"examples", "one", "value"}));
    QCOMPARE(entries.at(1).value, (Media / Pointer{"examples", "new", "value"}));
    QCOMPARE(entries.at(2).value.toString(), u"/components/examples/Shared/value"_qs);
    QVERIFY(entries.at(3).value.isRoot());
}

void TestExampleEntries::addsAnExampleBesideTheOnlyOne()
{
    const QByteArray before = mediaTypeWith("              example: {a: 1}\n");
    Document document(before, Format::Yaml);
    QCOMPARE(content::examplesOf(document.snapshot(), Media).size(), 1);
    const auto added = content::addExample(document, Media, "empty", json("{}"));
    QVERIFY(added);
    const QList<content::ExampleEntry> entries = content::examplesOf(document.snapshot(), Media);
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries.first().name, QByteArray("default"));
    QCOMPARE(document.snapshot().at(entries.first().value).value()->toJson(), QByteArray(R"({"a":1})"));
    QCOMPARE(content::addExample(document, Media, "empty", {}).error().code, base::ErrorCode::AlreadyExists);
    document.undo();
    QCOMPARE(document.snapshot().text(), before);
}

void TestExampleEntries::removesTheMapWithItsLastExample()
{
    Document document(
        mediaTypeWith("              examples:\n                one: {value: 1}\n                two: {value: 2}\n"),
        Format::Yaml);
    QVERIFY(content::removeExample(document, Media / Pointer{"examples", "one"}));
    QVERIFY(document.snapshot().at(Media / Pointer{"examples", "two"}).exists());
    QVERIFY(content::removeExample(document, Media / Pointer{"examples", "two"}));
    QVERIFY(!document.snapshot().at(Media / QByteArray("examples")).exists());
}

void TestExampleEntries::writesOnlyWhatDiffers()
{
    const QByteArray media = "              example:\n                name: 'Ann' # as on the passport\n"
                             "                tags: [a, \"b\"]\n                age: 7\n";
    Document document(mediaTypeWith(media), Format::Yaml);
    const Pointer place = Media / QByteArray("example");
    QVERIFY(content::writeExample(document, place, json(R"({"name":"Ann","tags":["a","c"],"age":8,"more":true})")));
    QCOMPARE(document.snapshot().text(),
             mediaTypeWith("              example:\n                name: 'Ann' # as on the passport\n"
                           "                tags: [a, \"c\"]\n                age: 8\n                more: true\n"));
    document.undo();
    QCOMPARE(document.snapshot().text(), mediaTypeWith(media));
    QVERIFY(content::writeExample(document, place, json(R"({"age":7})")));
    QCOMPARE(document.snapshot().at(place).value()->toJson(), QByteArray(R"({"age":7})"));
}

void TestExampleEntries::keepsWhatIsAroundAChange_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &value, const QByteArray &expected) {
        QTest::newRow(name) << value << expected;
    };
    const QByteArray a = "                a: 1.10   # price\n";
    const QByteArray b = "                b: 0x10   # hex\n";
    const QByteArray c = "                c: [1, 2]\n";
    const QByteArray d = "                d:\n                  - x: 1.0 # one\n                  - y: 2.0 # two\n";
    const QByteArray items = R"([{"x":1.0},{"y":2.0}])";
    row("a member first", R"({"z":true,"a":1.10,"b":16,"c":[1,2],"d":)" + items + '}',
        "                z: true\n" + a + b + c + d);
    row("a member between", R"({"a":1.10,"z":true,"b":16,"c":[1,2],"d":)" + items + '}',
        a + "                z: true\n" + b + c + d);
    row("no member", R"({"a":1.10,"c":[1,2],"d":)" + items + '}', a + c + d);
    row("another order", R"({"b":16,"a":1.10,"c":[1,2],"d":)" + items + '}', b + a + c + d);
    row("an item first", R"({"a":1.10,"b":16,"c":[0,1,2],"d":)" + items + '}',
        a + b + "                c: [0, 1, 2]\n" + d);
    row("no first item", R"({"a":1.10,"b":16,"c":[2],"d":[{"y":2.0}]})",
        a + b + "                c: [2]\n                d:\n                  - y: 2.0 # two\n");
    row("an item inside", R"({"a":1.10,"b":16,"c":[1,2],"d":[{"x":1.0},{"w":3},{"y":2.0}]})",
        a + b + c +
            "                d:\n                  - x: 1.0 # one\n                  - w: 3\n"
            "                  - y: 2.0 # two\n");
    row("a member of an item", R"({"a":1.10,"b":16,"c":[1,2],"d":[{"v":0,"x":1.0},{"y":2.0}]})",
        a + b + c +
            "                d:\n                  - v: 0\n                    x: 1.0 # one\n"
            "                  - y: 2.0 # two\n");
}

void TestExampleEntries::keepsWhatIsAroundAChange()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, expected);
    const QByteArray before = mediaTypeWith("              example: # comment\n"
                                            "                a: 1.10   # price\n"
                                            "                b: 0x10   # hex\n"
                                            "                c: [1, 2]\n"
                                            "                d:\n"
                                            "                  - x: 1.0 # one\n"
                                            "                  - y: 2.0 # two\n");
    Document document(before, Format::Yaml);
    QVERIFY(content::writeExample(document, Media / QByteArray("example"), json(value)));
    QCOMPARE(document.snapshot().text(), mediaTypeWith("              example: # comment\n" + expected));
    document.undo();
    QCOMPARE(document.snapshot().text(), before);
    QVERIFY(!document.canUndo());
}

GATEWRIGHT_TEST(TestExampleEntries, QCoreApplication)
#include "testexampleentries.moc"
