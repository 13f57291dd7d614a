#include "partinference.h"
#include "testprogram.h"
#include "writtenexchanges.h"

#include <QTest>

using document::Value;
using inference::PartInference;
using schema::Dialect;

/** Parts of a description that are made from few exchanges. */
class TestPartInference final : public QObject
{
    Q_OBJECT

private slots:
    void writesParts();
    void requiresNothing();
    void writesTheDialect();
    void withholds();
    void makesPaths_data();
    void makesPaths();
};

namespace {

/** The parts that exchanges show. */
class Seen final
{
public:
    Seen(Dialect dialect, const QByteArrayList &texts)
        : m_inference(dialect)
    {
        for (const QByteArray &text : texts)
            m_exchanges.push_back(std::make_unique<support::WrittenExchange>(text));
        for (const auto &each : m_exchanges)
            m_inference.add(each->exchange);
    }
    PartInference *operator->() { return &m_inference; }
    [[nodiscard]] const traffic::Exchange &last() const { return m_exchanges.back()->exchange; }

private:
    std::vector<std::unique_ptr<support::WrittenExchange>> m_exchanges;
    PartInference m_inference;
};

QByteArray text(const std::optional<Value> &value)
{
    return value ? value->toJson() : QByteArray("none");
}

const QByteArray First = "POST http://h/pets?limit=5&tag=a\nX-Kind: big\nContent-Type: application/json\n\n"
                         "{\"name\": \"Rex\", \"age\": 3}\n---\n201\nX-Rate: 5\nContent-Type: application/json; "
                         "charset=utf-8\n\n{\"id\": 1, \"since\": \"2024-01-02\"}";
const QByteArray Second = "POST http://h/pets?limit=all\nContent-Type: application/json\n\n{\"name\": null}\n---\n404";

} // namespace

void TestPartInference::writesParts()
{
    Seen seen(Dialect::Draft202012, {First, Second});
    QCOMPARE(text(seen->queryParameter("limit")), R"({"name":"limit","in":"query","schema":{"type":"string"}})");
    QCOMPARE(text(seen->queryParameter("tag")), R"({"name":"tag","in":"query","schema":{"type":"string"}})");
    QCOMPARE(text(seen->queryParameter("none")), "none");
    QCOMPARE(
        text(seen->requestContent("application/json")),
        R"({"schema":{"type":"object","properties":{"name":{"type":["string","null"]},"age":{"type":"integer"}}}})");
    QCOMPARE(text(seen->requestContent("text/plain")), "none");
    QCOMPARE(text(seen->requestBody()),
             R"({"content":{"application/json":)" + text(seen->requestContent("application/json")) + "}}");
    QCOMPARE(
        text(seen->responseContent(201, "application/json")),
        R"({"schema":{"type":"object","properties":{"id":{"type":"integer"},"since":{"type":"string","format":"date"}}}})");
    QCOMPARE(text(seen->response(404)), R"({"description":"Not Found"})");
    QCOMPARE(text(seen->response(500)), "none");
    QVERIFY(text(seen->response(201)).contains(R"("headers":{"X-Rate":{"schema":{"type":"integer"}}})"));
    const Value operation = seen->operation();
    QCOMPARE(operation.member("parameters").items().size(), 3);
    QCOMPARE(operation.member("responses").members().size(), 2);
    QCOMPARE(text(seen->schemaOf({Value::string(QByteArray("5")), Value::string(QByteArray("6"))}, true)),
             R"({"type":"integer"})");
    QCOMPARE(text(seen->schemaOf({Value::string(QByteArray("5"))}, false)), R"({"type":"string"})");
    QCOMPARE(text(seen->pathParameter("id", {"1", "a"})),
             R"({"name":"id","in":"path","required":true,"schema":{"type":"string"}})");
}

/** A draft requires what all exchanges have; one exchange is too few for that. */
void TestPartInference::requiresNothing()
{
    const QByteArray form =
        "POST http://h/pets?a=1\nContent-Type: application/x-www-form-urlencoded\n\nb=1&c=2\n---\n200"
        "\nContent-Type: application/json\n\n[{\"d\": {\"e\": 1}}]";
    Seen seen(Dialect::Draft202012, {form});
    QVERIFY2(!seen->operation().toJson().contains("required"), seen->operation().toJson().constData());
}

void TestPartInference::writesTheDialect()
{
    Seen seen(Dialect::OpenApi30, {First, Second});
    QVERIFY(text(seen->requestBody()).contains(R"("name":{"type":"string","nullable":true})"));
}

void TestPartInference::withholds()
{
    const QByteArray secret = "hunter2hunter2";
    Seen seen(Dialect::Draft202012,
              {"POST http://h/pets?" + secret +
               "=1&token=x&7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2=1\nAuthorization: Bearer " + secret +
               "\nContent-Type: application/json\n\n{\"" + secret + "\": {\"a\": 1}, \"kind\": \"x\"}\n---\n200"});
    QCOMPARE(text(seen->queryParameter(secret)), "none");
    QCOMPARE(text(seen->queryParameter("token")), "none");
    QCOMPARE(text(seen->queryParameter("7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2")), "none");
    QVERIFY(!text(seen->requestBody()).contains(secret));
    QVERIFY(!seen->operation().toJson().contains(secret));
    QVERIFY(!seen->isName(secret) && seen->isName("kind"));
    const auto isValue = [&seen](const QByteArray &value) { return seen->isValue(Value::string(value)); };
    QVERIFY(isValue("on sale") && isValue("") && isValue("2024-01-02") && isValue("größer"));
    QVERIFY(!isValue(secret) && !isValue("the " + secret) && !isValue("a\nb") && !isValue(QByteArray(101, 'a')));
    QVERIFY(!isValue("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x") && !isValue("kim@example.com"));
    QVERIFY(seen->isValue(Value::number("1e10")) && seen->isValue({}) && !seen->isValue(Value::array()));
    QVERIFY(!seen->isValue(Value::number(QByteArray(41, '9'))));
}

void TestPartInference::makesPaths_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArrayList>("known");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char *name, const QByteArray &target, const QByteArrayList &known,
                        const QByteArray &path) { QTest::newRow(name) << target << known << path; };
    row("literal", "/v1/pets/toys", {}, "/pets/toys");
    row("an ID", "/v1/pets/5", {}, "/pets/{petId}");
    row("an ID that is first", "/v1/5/pets", {}, "/5/pets");
    row("an ID after an ID", "/v1/pets/5/6", {}, "/pets/{petId}/6");
    row("equal names", "/v1/pets/5/pets/6", {}, "/pets/{petId}/pets/{petId2}");
    row("the name of a known path", "/v1/pets/rex/toys", {"/pets/{name}"}, "/pets/{name}/toys");
    row("a literal of a known path", "/v1/pets/mine/toys", {"/pets/{name}", "/pets/mine"}, "/pets/mine/toys");
    row("a known path that ends before", "/v1/pets/rex", {"/pets"}, "/pets/rex");
    row("a secret", "/v1/hunter2hunter2/pets", {}, "/{id}/pets");
    row("odd characters", "/v1/a%7Bb%7D/%20", {}, "/a%7Bb%7D/%20");
    row("a slash at the end", "/v1/pets/", {}, "/pets/");
}

void TestPartInference::makesPaths()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArrayList, known);
    QFETCH(const QByteArray, path);
    Seen seen(Dialect::Draft202012, {"GET http://h" + target + "\nAuthorization: Bearer hunter2hunter2\n---\n200"});
    QCOMPARE(seen->newPath(seen.last(), 3, QList<QByteArray>(known)).value_or("none"), path);
}

GATEWRIGHT_TEST(TestPartInference, QCoreApplication)
#include "testpartinference.moc"
