#include "secretmembers.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/** Secret members of JSON, wherever the JSON is. */
class TestSecretMembers final : public QObject
{
    Q_OBJECT

private slots:
    void takesValuesOut_data();
    void takesValuesOut();
    void looksIntoStrings_data();
    void looksIntoStrings();
    void leavesNoSecretWhereverTheTextIsCut();
    void endsWithTheStringAround();
    void boundsWhatItAdds();
    void tellsTheValues();
};

namespace {

/** `json` as the text of a member "body", `depth` times. */
QByteArray wrapped(QByteArray json, int depth)
{
    for (; depth > 0; --depth)
        json = QJsonDocument(QJsonObject{{u"body"_qs, QString::fromUtf8(json)}}).toJson(QJsonDocument::Compact);
    return json;
}

QByteArray unwrapped(QByteArray json, int depth)
{
    for (; depth > 0; --depth)
        json = QJsonDocument::fromJson(json).object().value(u"body"_qs).toString().toUtf8();
    return json;
}

} // namespace

void TestSecretMembers::takesValuesOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("in any case", R"({"PassWord":"x"})", R"({"PassWord":"REDACTED"})");
    row("blanks around the colon", "{\"token\" :\n\t \"x\"}", "{\"token\" :\n\t \"REDACTED\"}");
    row("several", R"({"token":"a","secret":"b"})", R"({"token":"REDACTED","secret":"REDACTED"})");
    row("a list of them", R"({"token":["a", 17 ,"b"],"c":["d"]})",
        R"({"token":["REDACTED", "REDACTED" ,"REDACTED"],"c":["d"]})");
    row("objects in a list are looked at", R"({"token":[{"a":"b","secret":"c"}]})",
        R"({"token":[{"a":"b","secret":"REDACTED"}]})");
    row("null and flags say nothing", R"({"token":null,"secret":true})", R"({"token":null,"secret":true})");
    row("behind other text", R"(POST /x {"password":"x"})", R"(POST /x {"password":"REDACTED"})");
    row("headers by name", R"({"Authorization":"Basic eA==","x-api-key":"k"})",
        R"({"Authorization":"Basic REDACTED","x-api-key":"REDACTED"})");
    row("headers as pairs", R"([["Cookie","a=b"],["Accept","x"]])", R"([["Cookie","REDACTED"],["Accept","x"]])");
    row("headers with several values", R"({"Cookie":["a=b","c=d"]})", R"({"Cookie":["REDACTED","REDACTED"]})");
    row("a custom header", R"({"X-Stock":"k","X-Other":"k"})", R"({"X-Stock":"REDACTED","X-Other":"k"})");
    row("a name inside a name", R"({"my password":"x"})", R"({"my password":"x"})");
    row("no value", R"({"password")", R"({"password")");
    row("a value that ends in backslashes", R"({"token":"a\\","b":"c"})", R"({"token":"REDACTED","b":"c"})");
}

void TestSecretMembers::takesValuesOut()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(traffic::withoutSecretMembers(text, {"X-Stock"}), expected);
}

void TestSecretMembers::looksIntoStrings_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray redacted = R"({"a":1,"password":"REDACTED","b":"\\"})";
    QTest::newRow("plain") << QByteArray(R"({"a":1,"password":"hunter2","b":"\\"})") << redacted;
    QTest::newRow("quotes") << QByteArray(R"({"a":1,"password":"hun\"ter2","b":"\\"})") << redacted;
    QTest::newRow("backslashes at its end") << QByteArray(R"({"a":1,"password":"hunter2\\","b":"\\"})") << redacted;
    QTest::newRow("a quote at its end") << QByteArray(R"({"a":1,"password":"hunter2\"","b":"\\"})") << redacted;
    QTest::newRow("a number") << QByteArray(R"({"a":1,"password":4711,"b":"\\"})") << redacted;
    QTest::newRow("line ends") << QByteArray("{\n  \"token\":\n  \"hunter2\"\n}")
                               << QByteArray("{\n  \"token\":\n  \"REDACTED\"\n}");
}

void TestSecretMembers::looksIntoStrings()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, expected);
    for (int depth = 0; depth < 5; ++depth) {
        const QByteArray safe = traffic::withoutSecretMembers(wrapped(json, depth));
        QCOMPARE(unwrapped(safe, depth), expected);
    }
}

void TestSecretMembers::leavesNoSecretWhereverTheTextIsCut()
{
    const QByteArray text = R"({"body":"{\"password\":\"aaaaaaaa\"}","token":"aaaaaaaa"})";
    for (qsizetype size = 0; size <= text.size(); ++size) {
        const QByteArray safe = traffic::withoutSecretMembers(QByteArrayView(text).first(size));
        QVERIFY2(!safe.contains("aa"), safe.constData());
    }
}

void TestSecretMembers::endsWithTheStringAround()
{
    // The inner string ends with backslashes and without its quote.
    const QByteArray text = R"({"body":"{\"token\":\"abc\\\\","c":"d"})";
    QCOMPARE(traffic::withoutSecretMembers(text), QByteArray(R"({"body":"{\"token\":\"REDACTED\"","c":"d"})"));
}

void TestSecretMembers::boundsWhatItAdds()
{
    const QByteArray quote = QByteArray(1000, '\\') + '"';
    const QByteArray text = quote + "token" + quote + ":[" + QByteArray("1,").repeated(1000) + ']';
    const QByteArray safe = traffic::withoutSecretMembers(text);
    QCOMPARE(safe.count("REDACTED"), 1000);
    QVERIFY2(safe.size() < 20 * text.size(), QByteArray::number(safe.size()).constData());
}

void TestSecretMembers::tellsTheValues()
{
    const QByteArray text = wrapped(R"({"password":"a\"b\\c","token":[1,"é"]})", 1);
    QCOMPARE(traffic::secretMemberValues(text), (QList<QByteArray>{"a\"b\\c", "1", "é"}));
}

GATEWRIGHT_TEST(TestSecretMembers, QCoreApplication)
#include "testsecretmembers.moc"
