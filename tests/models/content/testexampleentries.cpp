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

GATEWRIGHT_TEST(TestExampleEntries, QCoreApplication)
#include "testexampleentries.moc"
