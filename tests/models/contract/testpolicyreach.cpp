#include "accessmessages.h"
#include "accesssamples.h"
#include "testprogram.h"

#include <QTest>

using namespace contract;
using document::Document;
using document::Format;

/** Which known policies let their keys call an operation. */
class TestPolicyReach final : public QObject
{
    Q_OBJECT

private slots:
    void readsAllowedUrls_data();
    void readsAllowedUrls();
    void findsTheApi_data();
    void findsTheApi();
    void triesTheExamplesOfParameters_data();
    void triesTheExamplesOfParameters();
    void saysWhenNoPolicyIsKnown();
};

namespace {

QByteArray granting(const QByteArray &urls, const QByteArray &members = {})
{
    return R"({"_id":"p1","name":"Gold",)" + members +
           R"("access_rights":{"pets-1":{"api_id":"pets-1","api_name":"Pets","allowed_urls":)" + urls + "}}}";
}

} // namespace

void TestPolicyReach::readsAllowedUrls_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("reach");
    QTest::addColumn<QString>("disagreement");
    const QString refused = u"The policy “Gold” grants access to this API, but doesn't allow GET /pets/1."_qs;
    const auto row = [](const char *name, const QByteArray &json, const QString &reach, const QString &text = {}) {
        QTest::newRow(name) << json << reach << text;
    };
    row("all URLs", granting("[]"), u"Gold: allowed"_qs);
    row("null", granting("null"), u"Gold: allowed"_qs);
    row("the path", granting(R"([{"url":"/pets/{id}","methods":["GET"]}])"), u"Gold: allowed"_qs);
    row("method in lower case", granting(R"([{"url":"/pets","methods":["get"]}])"), u"Gold: allowed"_qs);
    row("all methods", granting(R"([{"url":"/pets","methods":[]}])"), u"Gold: allowed"_qs);
    row("another path", granting(R"([{"url":"/cats","methods":["GET"]}])"), u"Gold: not allowed"_qs, refused);
    row("another method", granting(R"([{"url":"/pets","methods":["POST"]}])"), u"Gold: not allowed"_qs, refused);
    row("numbers only", granting(R"([{"url":"^/pets/[0-9]+$","methods":["GET"]}])"),
        u"Gold: allowed for some paths, not for GET /pets/a"_qs);
    row("pattern that is not valid", granting(R"([{"url":"/pets/(","methods":["GET"]}])"),
        u"Gold: unknown, an allowed URL can't be evaluated"_qs);
    row("inactive", granting("[]", R"("is_inactive":true,)"), u"Gold: inactive"_qs);
    row("less than one request at a time", granting("[]", R"("rate":0.5,"per":60,)"), u"Gold: allowed"_qs);
    row("without a name", R"({"_id":"p1","access_rights":{"pets-1":{"api_id":"pets-1"}}})", u"p1: allowed"_qs);
}

void TestPolicyReach::readsAllowedUrls()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, disagreement);
    const Document document(pets({}, {}, {}), Format::Yaml);
    const OperationAccess access = accessOf(document, {policy(json)});
    QCOMPARE(access.policies.size(), 1);
    QTEST(messages::policyReachText(access.policies.constFirst(), u"GET"_qs), "reach");
    QCOMPARE(access.disagreements.isEmpty(), disagreement.isEmpty());
    if (!disagreement.isEmpty())
        QCOMPARE(messages::disagreementText(access.disagreements.constFirst()), disagreement);
}

void TestPolicyReach::findsTheApi_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("rights");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("by its key") << u"a"_qs << u"N"_qs << QByteArray(R"({"a":{}})") << true;
    QTest::newRow("by its id") << u"a"_qs << u"N"_qs << QByteArray(R"({"k":{"api_id":"a"}})") << true;
    QTest::newRow("same name, other id") << u"a"_qs << u"N"_qs << QByteArray(R"({"b":{"api_id":"b","api_name":"N"}})")
                                         << false;
    QTest::newRow("by name, without an id")
        << QString() << u"N"_qs << QByteArray(R"({"b":{"api_id":"b","api_name":"N"}})") << true;
    QTest::newRow("neither") << QString() << QString() << QByteArray(R"({"":{"api_id":"","api_name":""}})") << false;
    QTest::newRow("no rights") << u"a"_qs << u"N"_qs << QByteArray("null") << false;
}

void TestPolicyReach::findsTheApi()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QFETCH(QByteArray, rights);
    const auto reach = reachOf(policy(R"({"_id":"p","access_rights":)" + rights + "}"), {id, name}, "get", {u"/"_qs});
    QTEST(reach.has_value(), "isFound");
}

void TestPolicyReach::triesTheExamplesOfParameters_data()
{
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QStringList>("paths");
    const QString uuid = u"/a/3fa85f64-5717-4562-b3fc-2c963f66afa6"_qs;
    QTest::newRow("none") << QByteArray("{name: id, in: path}") << QStringList{u"/a/1"_qs, u"/a/a"_qs, uuid};
    QTest::newRow("example") << QByteArray("{name: id, in: path, example: '978'}") << QStringList{u"/a/978"_qs};
    QTest::newRow("named example") << QByteArray("{name: id, in: path, examples: {one: {value: 978}}}")
                                   << QStringList{u"/a/978"_qs};
    QTest::newRow("of the schema") << QByteArray("{name: id, in: path, schema: {enum: [b, c]}}")
                                   << QStringList{u"/a/b"_qs};
    QTest::newRow("a query") << QByteArray("{name: id, in: query, example: q}")
                             << QStringList{u"/a/1"_qs, u"/a/a"_qs, uuid};
    QTest::newRow("a reference") << QByteArray("{$ref: '#/components/parameters/Id'}") << QStringList{u"/a/7"_qs};
    QTest::newRow("a broken reference") << QByteArray("{$ref: '#/nowhere'}")
                                        << QStringList{u"/a/1"_qs, u"/a/a"_qs, uuid};
}

void TestPolicyReach::triesTheExamplesOfParameters()
{
    QFETCH(QByteArray, parameter);
    const Document document("openapi: 3.0.3\npaths:\n  /a/{id}:\n    get:\n      parameters:\n        - " + parameter +
                                "\ncomponents:\n  parameters:\n    Id: {name: id, in: path, example: 7}\n",
                            Format::Yaml);
    openapi::ReferenceResolver resolver = resolverOf(document);
    QTEST(samplePaths(resolver, {"/a/{id}", "get", {{}, {"paths", "/a/{id}", "get"}}}), "paths");
    QCOMPARE(samplePaths(resolver, {"/a", "get", {{}, {"paths", "/a", "get"}}}), QStringList{u"/a"_qs});
}

void TestPolicyReach::saysWhenNoPolicyIsKnown()
{
    const Document document(pets({}, {}, {}), Format::Yaml);
    QCOMPARE(messages::noPoliciesText(accessOf(document)), u"No policies known"_qs);
    const management::Policy other = policy(R"({"_id":"p2","access_rights":{"cats":{"api_id":"cats"}}})");
    QCOMPARE(messages::noPoliciesText(accessOf(document, {other, other})),
             u"None of 2 known policies grants access to this API."_qs);
    QCOMPARE(messages::noPoliciesText(accessOf(document, {policy(granting("[]"))})), QString());
}

GATEWRIGHT_TEST(TestPolicyReach, QCoreApplication)

#include "testpolicyreach.moc"
