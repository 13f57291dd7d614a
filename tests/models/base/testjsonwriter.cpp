#include "jsonwriter.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using base::JsonWriter;

class TestJsonWriter final : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheOrderOfMembers();
    void indents();
    void writesNoSpaceInEmptyContainers();
    void escapesWhatJsonRequires();
    void readsOtherBytesAsLatin1();
    void writesEveryByteSoThatItIsReadBack();
};

void TestJsonWriter::keepsTheOrderOfMembers()
{
    JsonWriter json;
    json.beginObject().key("z").number(qint64(1)).key("a").beginArray();
    json.boolean(true).null().number(0.5).raw("{}").endArray();
    json.key("b").text(u"x").endObject();
    QCOMPARE(json.bytes(), QByteArray(R"({"z":1,"a":[true,null,0.500,{}],"b":"x"})"));
}

void TestJsonWriter::indents()
{
    JsonWriter json(2);
    json.beginObject().key("a").beginArray().number(qint64(1)).number(qint64(2)).endArray();
    json.key("b").beginObject().key("c").text("d").endObject().endObject();
    QCOMPARE(json.bytes(), QByteArray("{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {\n    \"c\": \"d\"\n  }\n}"));
}

void TestJsonWriter::writesNoSpaceInEmptyContainers()
{
    JsonWriter json(4);
    json.beginArray().beginObject().endObject().beginArray().endArray().endArray();
    QCOMPARE(json.bytes(), QByteArray("[\n    {},\n    []\n]"));
}

void TestJsonWriter::escapesWhatJsonRequires()
{
    QCOMPARE(base::jsonQuoted("\"\\\n\r\t\b\f/"), QByteArray(R"("\"\\\n\r\t\b\f/")"));
    QCOMPARE(base::jsonQuoted(QByteArrayView("\0\x1f", 2)), QByteArray(R"("\u0000\u001f")"));
    QCOMPARE(base::jsonQuoted("gr\xc3\xbc\xc3\x9f"), QByteArray("\"gr\xc3\xbc\xc3\x9f\""));
    QCOMPARE(base::jsonQuoted({}), QByteArray("\"\""));
}

void TestJsonWriter::readsOtherBytesAsLatin1()
{
    QCOMPARE(JsonWriter().text("caf\xe9").bytes(), QByteArray("\"caf\xc3\xa9\""));
    QCOMPARE(JsonWriter().text("caf\xc3\xa9").bytes(), QByteArray("\"caf\xc3\xa9\""));
}

void TestJsonWriter::writesEveryByteSoThatItIsReadBack()
{
    for (int code = 0; code < 0x800; ++code) {
        const QString text = u'a' + QString(QChar(code)) + u'b';
        JsonWriter json;
        json.beginObject().key(text.toUtf8()).text(text).endObject();
        const QJsonObject object = QJsonDocument::fromJson(json.bytes()).object();
        QCOMPARE(object.keys(), QStringList{text});
        QCOMPARE(object.value(text).toString(), text);
    }
}

GATEWRIGHT_TEST(TestJsonWriter, QCoreApplication)
#include "testjsonwriter.moc"
