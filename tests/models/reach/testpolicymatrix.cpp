#include "policymatrix.h"
#include "policyreach.h"
#include "policysimulation.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using document::Value;
using management::Policy;
using reach::MatrixCell;
using reach::PolicyMatrix;
using reach::ServedApi;
using Code = MatrixCell::Code;

namespace {

Policy policyOf(const QByteArray &json)
{
    const base::Result<Value> value = Value::fromJson(json);
    Q_ASSERT(value.isOk());
    return {*value};
}

ServedApi shop(const QString &id = u"a"_qs)
{
    ServedApi api;
    api.documentPath = u"/shop.yaml"_qs;
    api.title = u"Shop"_qs;
    api.granted = {id, u"Shop"_qs};
    api.needsKey = true;
    api.operations = {{"/pets", "GET", u"listPets"_qs, {}, {u"/pets"_qs}},
                      {"/pets/{id}", "DELETE", u"deletePet"_qs, {}, {u"/pets/1"_qs, u"/pets/a"_qs}}};
    return api;
}

/** A policy with these allowed URLs of the API `a`, as JSON. */
QByteArray urls(const QByteArray &list, const QByteArray &more = {})
{
    return R"({"name":"P","access_rights":{"a":{"api_id":"a","api_name":"Shop","allowed_urls":)" + list + "}}" + more +
           '}';
}

QString wordOf(Code code)
{
    switch (code) {
    case Code::NoAccess:
    case Code::NoKeyNeeded:
        return u"no access"_qs;
    case Code::Allowed:
        return u"allowed"_qs;
    case Code::SomePaths:
        return u"some paths"_qs;
    case Code::Refused:
        return u"refused"_qs;
    case Code::Inactive:
        return u"inactive"_qs;
    case Code::NotDecided:
        break;
    }
    return u"not decided"_qs;
}

/** "allowed /access_rights/a" */
QString shortly(const PolicyMatrix &matrix, qsizetype operation, qsizetype api = 0, qsizetype policy = 0)
{
    const MatrixCell cell = matrix.block(api, policy).at(operation);
    return (wordOf(cell.code) + u' ' + matrix.decidingField(api, policy, cell)).trimmed();
}

} // namespace

/** Operations against policies: who may call what, and the rule that decides. */
class TestPolicyMatrix final : public QObject
{
    Q_OBJECT

private slots:
    void decides_data();
    void decides();
    void findsTheApi_data();
    void findsTheApi();
    void namesThePathThatIsNotAllowed();
    void onlyRelevantPoliciesNameAnApi();
    void agreesWithEachPolicyOnItsOwn();
    void leavesOutWhatIsTooMuch();
    void anEmptyMatrixHasNothing();
    void noKeyIsNeededForAnOpenApi();
};

void TestPolicyMatrix::decides_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QString>("get");
    QTest::addColumn<QString>("remove");
    const auto row = [](const char *name, const QByteArray &policy, const QString &get, const QString &remove) {
        QTest::newRow(name) << policy << get << remove;
    };
    const QString right = u"/access_rights/a"_qs;
    const QString list = right + u"/allowed_urls"_qs;
    row("no rights", "{}", u"no access"_qs, u"no access"_qs);
    row("rights for another API", R"({"access_rights":{"b":{"api_id":"b"}}})", u"no access"_qs, u"no access"_qs);
    row("the whole API", urls("[]"), u"allowed "_qs + right, u"allowed "_qs + right);
    row("an empty right", R"({"access_rights":{"a":{}}})", u"allowed "_qs + right, u"allowed "_qs + right);
    row("a right that is null", R"({"access_rights":{"a":null}})", u"allowed "_qs + right, u"allowed "_qs + right);
    row("one URL", urls(R"([{"url":"/pets","methods":["GET"]}])"), u"allowed "_qs + list + u"/0"_qs,
        u"refused "_qs + list + u"/0"_qs);
    row("methods in lower case", urls(R"([{"url":"/pets","methods":["get"]}])"), u"allowed "_qs + list + u"/0"_qs,
        u"refused "_qs + list + u"/0"_qs);
    row("all methods", urls(R"([{"url":"/pets","methods":[]}])"), u"allowed "_qs + list + u"/0"_qs,
        u"allowed "_qs + list + u"/0"_qs);
    row("the collection only", urls(R"([{"url":"^/pets$"}])"), u"allowed "_qs + list + u"/0"_qs, u"refused "_qs + list);
    row("the second URL", urls(R"([{"url":"^/none"},{"url":"^/pets$"}])"), u"allowed "_qs + list + u"/1"_qs,
        u"refused "_qs + list);
    row("the first of two that allow", urls(R"([{"url":"/pets"},{"url":"^/pets"}])"), u"allowed "_qs + list + u"/0"_qs,
        u"allowed "_qs + list + u"/0"_qs);
    row("a URL with a parameter", urls(R"([{"url":"^/pets/{id}$","methods":["DELETE"]}])"), u"refused "_qs + list,
        u"allowed "_qs + list + u"/0"_qs);
    row("numbers only", urls(R"([{"url":"^/pets/[0-9]+$"}])"), u"refused "_qs + list,
        u"some paths "_qs + list + u"/0"_qs);
    row("two rules for the values", urls(R"([{"url":"^/pets/[0-9]+$"},{"url":"^/pets/[a-z]+$"}])"),
        u"refused "_qs + list, u"allowed "_qs + list + u"/0"_qs);
    row("an empty URL", urls(R"([{"url":""}])"), u"refused "_qs + list, u"refused "_qs + list);
    row("an invalid pattern", urls(R"([{"url":"["}])"), u"not decided "_qs + list + u"/0"_qs,
        u"not decided "_qs + list + u"/0"_qs);
    row("an invalid pattern and one that allows", urls(R"([{"url":"["},{"url":"^/pets$"}])"),
        u"allowed "_qs + list + u"/1"_qs, u"not decided "_qs + list + u"/0"_qs);
    row("an invalid pattern and numbers", urls(R"([{"url":"["},{"url":"^/pets/[0-9]+$"}])"),
        u"not decided "_qs + list + u"/0"_qs, u"some paths "_qs + list + u"/1"_qs);
    row("another method and an invalid pattern", urls(R"([{"url":"/pets","methods":["PUT"]},{"url":"["}])"),
        u"not decided "_qs + list + u"/1"_qs, u"not decided "_qs + list + u"/1"_qs);
    row("inactive", urls("[]", R"(,"is_inactive":true)"), u"inactive /is_inactive"_qs, u"inactive /is_inactive"_qs);
    row("inactive, and refused too", urls(R"([{"url":"^/none"}])", R"(,"is_inactive":true)"),
        u"inactive /is_inactive"_qs, u"inactive /is_inactive"_qs);
    row("inactive, without the API", R"({"is_inactive":true})", u"no access"_qs, u"no access"_qs);
    row("not active, which has no effect", urls("[]", R"(,"active":false)"), u"allowed "_qs + right,
        u"allowed "_qs + right);
    row("inactive of a wrong type", urls("[]", R"(,"is_inactive":"yes")"), u"allowed "_qs + right,
        u"allowed "_qs + right);
    row("access is left to others", urls(R"([{"url":"^/none"}])", R"(,"partitions":{"quota":true})"),
        u"allowed /partitions"_qs, u"allowed /partitions"_qs);
    row("access is set", urls(R"([{"url":"^/none"}])", R"(,"partitions":{"acl":true,"quota":true})"),
        u"refused "_qs + list, u"refused "_qs + list);
    row("limits for each API", urls(R"([{"url":"^/none"}])", R"(,"partitions":{"per_api":true})"),
        u"refused "_qs + list, u"refused "_qs + list);
    row("URLs of a wrong type", urls("{}"), u"allowed "_qs + right, u"allowed "_qs + right);
    row("a URL of a wrong type", urls(R"([5])"), u"refused "_qs + list, u"refused "_qs + list);
    row("rights of a wrong type", R"({"access_rights":["a"]})", u"no access"_qs, u"no access"_qs);
    row("a key with marks", R"({"access_rights":{"x/y~z":{"api_id":"a"}}})", u"allowed /access_rights/x~1y~0z"_qs,
        u"allowed /access_rights/x~1y~0z"_qs);
}

void TestPolicyMatrix::decides()
{
    QFETCH(QByteArray, policy);
    const PolicyMatrix matrix({shop()}, {policyOf(policy)});
    QTEST(shortly(matrix, 0), "get");
    QTEST(shortly(matrix, 1), "remove");
}

void TestPolicyMatrix::findsTheApi_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("rights");
    QTest::addColumn<qsizetype>("right");
    const auto row = [](const char *name, const QString &id, const QByteArray &rights, qsizetype right) {
        QTest::newRow(name) << id << rights << right;
    };
    row("by the key", u"a"_qs, R"({"b":{},"a":{}})", 1);
    row("by the API ID", u"a"_qs, R"({"b":{},"x":{"api_id":"a"}})", 1);
    row("the first of two", u"a"_qs, R"({"x":{"api_id":"a"},"a":{}})", 0);
    row("not by the name if there is an ID", u"a"_qs, R"({"x":{"api_name":"Shop"}})", -1);
    row("by the name", {}, R"({"b":{},"x":{"api_name":"Shop"}})", 1);
    row("by the name as the key", {}, R"({"Shop":{}})", 0);
    row("an empty ID is no ID", {}, R"({"":{"api_id":""}})", -1);
}

void TestPolicyMatrix::findsTheApi()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, rights);
    const PolicyMatrix matrix({shop(id)}, {policyOf(R"({"access_rights":)" + rights + '}')});
    QTEST(matrix.rightOf(0, 0), "right");
}

void TestPolicyMatrix::namesThePathThatIsNotAllowed()
{
    const PolicyMatrix matrix({shop()}, {policyOf(urls(R"([{"url":"^/pets/[0-9]+$"}])"))});
    const QList<MatrixCell> cells = matrix.block(0, 0);
    QCOMPARE(cells.at(0), (MatrixCell{Code::Refused, -1, 0}));
    QCOMPARE(cells.at(1), (MatrixCell{Code::SomePaths, 0, 1}));
    QCOMPARE(matrix.decidingUrl(0, 0, cells.at(1))->url, u"^/pets/[0-9]+$"_qs);
    QVERIFY(!matrix.decidingUrl(0, 0, cells.at(0)));
}

void TestPolicyMatrix::onlyRelevantPoliciesNameAnApi()
{
    const PolicyMatrix matrix({shop(), shop(u"b"_qs)},
                              {policyOf("{}"), policyOf(R"({"access_rights":{"b":{}}})"), policyOf(urls("[]")),
                               policyOf(R"({"access_rights":{"c":{}}})")});
    QCOMPARE(matrix.relevantPolicies(), (QList<qsizetype>{1, 2}));
    QCOMPARE(matrix.rightOf(0, 1), qsizetype(-1));
    QCOMPARE(matrix.rightOf(1, 1), qsizetype(0));
}

/** Random APIs and policies, each cell against contract::reachOf() and simulate() for one policy and operation. */
void TestPolicyMatrix::agreesWithEachPolicyOnItsOwn()
{
    QRandomGenerator random(20261129);
    const auto oneOf = [&random](const QByteArrayList &texts) { return texts.at(random.bounded(int(texts.size()))); };
    const auto allow = [&] {
        return R"({"url":")" +
               oneOf({"^/pets$", "/pets", "^/pets/{id}$", "^/pets/[0-9]+$", "^/[a-z]+$", "", "[", "x"}) +
               R"(","methods":)" + oneOf({"[]", R"(["GET"])", R"(["get","DELETE"])", "null", R"(["PUT"])"}) + '}';
    };
    int compared = 0;
    for (int turn = 0; turn < 300; ++turn) {
        QList<ServedApi> apis;
        for (const char *id : {"a", "b", ""}) {
            ServedApi api = shop(QString::fromLatin1(id));
            api.operations.append({"/{kind}/{id}",
                                   oneOf({"GET", "PUT", "DELETE"}),
                                   {},
                                   {},
                                   {u"/pets/7"_qs, u"/pets/x-y"_qs, u"/cats/7"_qs}});
            apis.append(api);
        }
        QList<Policy> policies;
        for (int i = 0; i < 6; ++i) {
            QByteArrayList rights;
            for (const char *key : {"a", "b", "Shop", "c"}) {
                if (random.bounded(2) == 0)
                    continue;
                QByteArrayList allowed;
                for (int url = random.bounded(4); url > 0; --url)
                    allowed.append(allow());
                rights.append('"' + QByteArray(key) + R"(":{"api_id":")" + oneOf({"a", "b", "c", ""}) +
                              R"(","api_name":")" + oneOf({"Shop", ""}) + R"(","allowed_urls":[)" + allowed.join(',') +
                              "]}");
            }
            policies.append(policyOf(
                R"({"name":"P","is_inactive":)" + oneOf({"false", "false", "true", "null"}) + R"(,"partitions":)" +
                oneOf({"{}", R"({"quota":true})", R"({"acl":true})", R"({"per_api":true})"}) +
                R"(,"rate":1,"per":1,"key_expires_in":5,"access_rights":{)" + rights.join(',') + "}}"));
        }
        const PolicyMatrix matrix(apis, policies);
        for (qsizetype api = 0; api < apis.size(); ++api) {
            for (qsizetype policy = 0; policy < policies.size(); ++policy) {
                const QList<MatrixCell> cells = matrix.block(api, policy);
                QCOMPARE(cells.size(), apis.at(api).operations.size());
                for (qsizetype i = 0; i < cells.size(); ++i, ++compared) {
                    const reach::ServedOperation &operation = apis.at(api).operations.at(i);
                    const auto expected = contract::reachOf(policies.at(policy), apis.at(api).granted, operation.method,
                                                            operation.samplePaths);
                    using Reach = contract::PolicyReach::Code;
                    static const QHash<Reach, Code> codes{{Reach::Allows, Code::Allowed},
                                                          {Reach::AllowsSome, Code::SomePaths},
                                                          {Reach::Refuses, Code::Refused},
                                                          {Reach::Inactive, Code::Inactive},
                                                          {Reach::NotDecided, Code::NotDecided}};
                    const Code code = expected ? codes.value(expected->code) : Code::NoAccess;
                    const QByteArray context = policies.at(policy).json.toJson() + ' ' + operation.method + ' ' +
                                               operation.path;
                    QVERIFY2(cells.at(i).code == code, context.constData());
                    const bool hasPath = code == Code::Refused || code == Code::SomePaths;
                    if (hasPath && matrix.decidesAccess(policy))
                        QCOMPARE(operation.samplePaths.value(cells.at(i).path), expected->path);
                    if (code == Code::Allowed && cells.at(i).url >= 0) {
                        const QList<management::AccessRight> rights = management::accessRights(policies.at(policy));
                        const management::SimulatedRequest request{rights.at(matrix.rightOf(api, policy)).key,
                                                                   {},
                                                                   QString::fromLatin1(operation.method),
                                                                   operation.samplePaths.constFirst(),
                                                                   0};
                        QCOMPARE(qsizetype(cells.at(i).url),
                                 management::simulate(policies.at(policy), {request}).constFirst().url);
                    }
                }
            }
        }
    }
    QVERIFY(compared > 10'000);
}

void TestPolicyMatrix::leavesOutWhatIsTooMuch()
{
    QList<ServedApi> apis(3, shop());
    apis[1].operations = QList<reach::ServedOperation>(PolicyMatrix::MostOperations, shop().operations.constFirst());
    const PolicyMatrix matrix(apis, QList<Policy>(PolicyMatrix::MostPolicies + 5, policyOf(urls("[]"))));
    QCOMPARE(matrix.apis().size(), qsizetype(1));
    QCOMPARE(matrix.omittedOperations(), PolicyMatrix::MostOperations + 2);
    QCOMPARE(matrix.policies().size(), PolicyMatrix::MostPolicies);
    QCOMPARE(matrix.omittedPolicies(), qsizetype(5));
}

void TestPolicyMatrix::anEmptyMatrixHasNothing()
{
    QVERIFY(PolicyMatrix().apis().isEmpty());
    QVERIFY(PolicyMatrix({shop()}, {}).relevantPolicies().isEmpty());
    QVERIFY(PolicyMatrix({}, {policyOf(urls("[]"))}).relevantPolicies().isEmpty());
}

void TestPolicyMatrix::noKeyIsNeededForAnOpenApi()
{
    ServedApi open = shop(u"b"_qs);
    open.needsKey = false;
    const PolicyMatrix matrix({shop(), open}, {policyOf(R"({"name":"P"})"), policyOf(R"({"access_rights":{"b":{}}})")});
    const auto codes = [&matrix](qsizetype policy) {
        return QList<Code>{matrix.block(0, policy).constFirst().code, matrix.block(1, policy).constFirst().code};
    };
    QCOMPARE(codes(0), (QList<Code>{Code::NoAccess, Code::NoKeyNeeded}));
    QCOMPARE(codes(1), (QList<Code>{Code::NoAccess, Code::Allowed}));
    QCOMPARE(matrix.decidingField(1, 0, matrix.block(1, 0).constFirst()), QString());
}

GATEWRIGHT_TEST(TestPolicyMatrix, QCoreApplication)
#include "testpolicymatrix.moc"
