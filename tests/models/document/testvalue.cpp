#include "testprogram.h"
#include "value.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using document::Value;

class TestValue final : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatItReads_data();
    void keepsWhatItReads();
    void refusesWhatIsNoJson_data();
    void refusesWhatIsNoJson();
    void saysWhereItFailed();
    void writesOverSeveralLines();
    void escapesWhatItMust();
    void isReadByAnotherReader();
    void findsTheFirstMember();
};

void TestValue::keepsWhatItReads_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("order of members") << QByteArray(R"({"b":1,"a":2})");
    QTest::newRow("duplicate names") << QByteArray(R"({"a":1,"a":2})");
    QTest::newRow("numbers as written") << QByteArray("[1.50,1e3,-0,12345678901234567890,0.1E+2]");
    QTest::newRow("literals") << QByteArray("[true,false,null]");
    QTest::newRow("empty") << QByteArray(R"([{},[],""])");
    QTest::newRow("text") << QByteArray(R"("a\"b\\c\n\t\u0001ü")");
    QTest::newRow("scalar root") << QByteArray("7");
}

void TestValue::keepsWhatItReads()
{
    QFETCH(QByteArray, json);
    const base::Result<Value> value = Value::fromJson(json);
    QVERIFY(value.isOk());
    QCOMPARE(value->toJson(), json);
}

void TestValue::refusesWhatIsNoJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("last comma") << QByteArray("[1,]");
    QTest::newRow("single quotes") << QByteArray("{'a':1}");
    QTest::newRow("bare word") << QByteArray("{a:1}");
    QTest::newRow("leading zero") << QByteArray("01");
    QTest::newRow("leading plus") << QByteArray("+1");
    QTest::newRow("no digits after the point") << QByteArray("1.");
    QTest::newRow("not closed") << QByteArray("{\"a\":[1}");
    QTest::newRow("two values") << QByteArray("1 2");
    QTest::newRow("comment") << QByteArray("1 # one");
    QTest::newRow("line break in text") << QByteArray("\"a\nb\"");
}

void TestValue::refusesWhatIsNoJson()
{
    QFETCH(QByteArray, json);
    const base::Result<Value> value = Value::fromJson(json);
    QVERIFY(!value.isOk());
    QCOMPARE(value.error().code, base::ErrorCode::SyntaxError);
}

void TestValue::saysWhereItFailed()
{
    const base::Result<Value> value = Value::fromJson("{\n  \"a\": 1,\n  \"b\": x\n}");
    QVERIFY(!value.isOk());
    QVERIFY2(value.error().detail.startsWith(QLatin1String("3:8 ")), qPrintable(value.error().detail));
}

void TestValue::writesOverSeveralLines()
{
    const Value value = *Value::fromJson(R"({"a":[1,{"b":[]}],"c":{}})");
    const QByteArray lines = "{\n  \"a\": [\n    1,\n    {\n      \"b\": []\n    }\n  ],\n  \"c\": {}\n}";
    QCOMPARE(value.toJson(2), lines);
}

void TestValue::escapesWhatItMust()
{
    QCOMPARE(Value::string(QByteArray("\"\\\b\f\n\r\t\x1f/é")).toJson(), QByteArray(R"("\"\\\b\f\n\r\t\u001f/é")"));
}

void TestValue::isReadByAnotherReader()
{
    const Value value = Value::object({{"text", Value::string(QByteArray("a\"\n\x01ü"))},
                                       {"list", Value::array({Value::integer(-3), Value::boolean(true), Value()})}});
    const QJsonDocument read = QJsonDocument::fromJson(value.toJson());
    QCOMPARE(read.object().value(QLatin1String("text")).toString(), QString::fromUtf8("a\"\n\x01ü"));
    QCOMPARE(QJsonDocument::fromJson(value.toJson(4)), read);
}

void TestValue::findsTheFirstMember()
{
    const Value value = *Value::fromJson(R"({"a":1,"b":2,"a":3})");
    QCOMPARE(value.member("a"), Value::integer(1));
    QVERIFY(value.member("z").isNull());
}

GATEWRIGHT_TEST(TestValue, void)
#include "testvalue.moc"
