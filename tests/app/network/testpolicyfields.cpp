#include "accessrights.h"
#include "fakekeychain.h"
#include "managementwire.h"
#include "policyfields.h"
#include "sandboxenvironment.h"
#include "sandboxserver.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using document::Value;
using management::Policy;
using management::PolicyType;
using support::awaited;
using support::ManagementWire;

namespace {

struct FieldRow {
    const char *pointer;
    PolicyType type;
    QList<QByteArray> samples; ///< JSON, as a server of this kind writes it.
};

/** The fields of a policy. */
const QList<FieldRow> &policyRows()
{
    using Type = PolicyType;
    static const QList<QByteArray> texts{R"("5f1a20c4a1dcd60001d0e001")", R"("")", R"("ü \"quoted\" \\")"};
    static const QList<QByteArray> flags{"true", "false"};
    static const QList<QByteArray> integers{"0", "-1", "3600", "9007199254740993"};
    static const QList<QByteArray> numbers{"0", "-1", "60", "0.5", "1e3", "1000.0"};
    static const QList<FieldRow> rows{
        {"/_id", Type::Text, texts},
        {"/id", Type::Text, texts},
        {"/org_id", Type::Text, texts},
        {"/name", Type::Text, texts},
        {"/active", Type::Boolean, flags},
        {"/is_inactive", Type::Boolean, flags},
        {"/date_created", Type::DateTime, {R"("2026-05-27T11:12:13.456Z")"}},
        {"/last_updated", Type::DateTime, {R"("1779880333")", R"("2026-05-27")"}},
        {"/hmac_enabled", Type::Boolean, flags},
        {"/key_expires_in", Type::Integer, integers},
        {"/max_query_depth", Type::Integer, integers},
        {"/per", Type::Number, numbers},
        {"/rate", Type::Number, numbers},
        {"/quota_max", Type::Integer, integers},
        {"/quota_renewal_rate", Type::Integer, integers},
        {"/throttle_interval", Type::Number, numbers},
        {"/throttle_retry_limit", Type::Integer, integers},
        {"/tags", Type::TextList, {R"(["a","b"])", "[]", "null"}},
        {"/meta_data", Type::TextMap, {R"({"team":"books","empty":""})", "{}", "null"}},
        {"/smoothing", Type::Json, {R"({"enabled":true,"threshold":10,"trigger":0.8,"step":2,"delay":30})", "null"}},
        {"/partitions/acl", Type::Boolean, flags},
        {"/partitions/complexity", Type::Boolean, flags},
        {"/partitions/per_api", Type::Boolean, flags},
        {"/partitions/quota", Type::Boolean, flags},
        {"/partitions/rate_limit", Type::Boolean, flags},
        {"/access_rights",
         Type::AccessRights,
         {R"({"b1":{"api_id":"b1","api_name":"Books","versions":["Default"],"disable_introspection":false,)"
          R"("allowed_urls":[{"url":"/books/[0-9]+","methods":["GET","HEAD"]}],"limit":null}})",
          "null", "{}"}},
    };
    return rows;
}

QByteArray policyWith(const QByteArray &pointer, const QByteArray &value)
{
    const QList<QByteArray> parts = pointer.sliced(1).split('/');
    return parts.size() == 1 ? "{\"" + parts[0] + "\":" + value + '}'
                             : "{\"" + parts[0] + "\":{\"" + parts[1] + "\":" + value + "}}";
}

} // namespace

/** The fields of a policy, on the wire and against the sandbox. */
class TestPolicyFields final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void knowsEveryFieldOfThePolicy();
    void postsAndReadsBackEveryField_data();
    void postsAndReadsBackEveryField();
    void keepsEveryFieldInTheSandbox_data();
    void keepsEveryFieldInTheSandbox();
    void keepsAWholePolicyInTheSandbox();
    void readsEveryFieldOfAnAccessRight();
    void readsEveryFormOfTheCreationsAnswer_data();
    void readsEveryFormOfTheCreationsAnswer();

private:
    QTemporaryDir m_folder;
    const secrets::Secret m_token{QByteArray("token-of-the-test")};
    sandbox::SandboxServer m_sandbox{m_token};
    support::FakeKeychain m_keychain;
    management::MemoryPolicyIds m_knownIds;
    network::NetworkManagementService m_service{m_keychain, m_knownIds,
                                                network::NetworkManagementService::Options{.sandboxToken = m_token}};
};

void TestPolicyFields::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(m_sandbox.start(m_folder.path(), 0).isOk());
    management::Environment environment;
    environment.id = management::sandboxEnvironmentId();
    environment.isSandbox = true;
    environment.dashboardUrl = m_sandbox.dashboardUrl();
    environment.portalUrl = m_sandbox.portalUrl();
    m_service.setEnvironment(environment);
}

void TestPolicyFields::knowsEveryFieldOfThePolicy()
{
    QCOMPARE(qsizetype(management::policyFields().size()), policyRows().size());
    for (const FieldRow &row : policyRows()) {
        const management::PolicyField *field = management::policyField(row.pointer);
        QVERIFY2(field, row.pointer);
        QCOMPARE(field->type, row.type);
        for (const QByteArray &sample : row.samples)
            QVERIFY2(management::fits(*field, *Value::fromJson(sample)), (row.pointer + (' ' + sample)).constData());
    }
}

void TestPolicyFields::postsAndReadsBackEveryField_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    for (const FieldRow &row : policyRows()) {
        for (const QByteArray &sample : row.samples)
            QTest::addRow("%s: %s", row.pointer, sample.constData()) << QByteArray(row.pointer) << sample;
    }
}

void TestPolicyFields::postsAndReadsBackEveryField()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    const QByteArray json = policyWith(pointer, value);
    ManagementWire wire;
    wire.server.answerJson(R"({"ID":"","Message":"m1","Meta":null,"Status":"OK"})");
    wire.server.answerJson(json);
    const Policy policy{*Value::fromJson(json)};
    const auto created = awaited(wire.service.dashboard().createPolicy(policy));
    QVERIFY(created.isOk());
    QCOMPARE(wire.server.body(0), json);
    QCOMPARE(created->differences, QStringList());
    QCOMPARE(created->readBack.json.toJson(), json);
    QCOMPARE(management::policyValue(created->readBack, pointer), *Value::fromJson(value));
}

void TestPolicyFields::keepsEveryFieldInTheSandbox_data()
{
    postsAndReadsBackEveryField_data();
}

void TestPolicyFields::keepsEveryFieldInTheSandbox()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    const Policy policy{*Value::fromJson(policyWith(pointer, value))};
    const auto created = awaited(m_service.dashboard().createPolicy(policy));
    QVERIFY(created.isOk());
    QVERIFY(!created->readBackError);
    // What the server makes is its own.
    static const QList<QByteArray> made{"/_id", "/id", "/org_id", "/date_created", "/last_updated"};
    if (!made.contains(pointer))
        QCOMPARE(management::policyValue(created->readBack, pointer).toJson(), Value::fromJson(value)->toJson());
    QCOMPARE(created->status, u"OK"_qs);
    QCOMPARE(created->readBack.id(), created->id);
}

void TestPolicyFields::keepsAWholePolicyInTheSandbox()
{
    Policy policy;
    for (const FieldRow &row : policyRows())
        management::setPolicyValue(policy, row.pointer, *Value::fromJson(row.samples.constFirst()));
    management::setPolicyValue(policy, "/of_another_version", *Value::fromJson(R"({"kept":[1.50,null]})"));
    const auto created = awaited(m_service.dashboard().createPolicy(policy));
    QVERIFY(created.isOk());
    for (const FieldRow &row : policyRows().sliced(3)) {
        if (QByteArray(row.pointer) != "/date_created" && QByteArray(row.pointer) != "/last_updated")
            QCOMPARE(management::policyValue(created->readBack, row.pointer),
                     management::policyValue(policy, row.pointer));
    }
    QCOMPARE(management::policyValue(created->readBack, "/of_another_version").toJson(),
             QByteArray(R"({"kept":[1.50,null]})"));
}

void TestPolicyFields::readsEveryFieldOfAnAccessRight()
{
    ManagementWire wire;
    wire.server.answerJson(
        R"({"_id":"a","access_rights":{"b1":{"api_id":"b1","api_name":"Books","versions":["v1","v2"],)"
        R"("disable_introspection":true,"allowed_urls":[{"url":"/a","methods":["GET","POST"]},)"
        R"({"url":"/b","methods":[]}]}}})");
    const auto policy = awaited(wire.service.dashboard().fetchPolicy(u"a"_qs));
    QVERIFY(policy.isOk());
    const QList<management::AccessRight> rights = management::accessRights(*policy);
    const management::AccessRight expected{u"b1"_qs,    u"b1"_qs,
                                           u"Books"_qs, {u"v1"_qs, u"v2"_qs},
                                           true,        {{u"/a"_qs, {u"GET"_qs, u"POST"_qs}}, {u"/b"_qs, {}}}};
    QCOMPARE(rights, QList<management::AccessRight>{expected});
}

void TestPolicyFields::readsEveryFormOfTheCreationsAnswer_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *answer, const QString &id, const QString &status, const QString &message) {
        QTest::newRow(answer) << QByteArray(answer) << id << status << message;
    };
    row(R"({"ID":"i1","Message":"i1","Meta":null,"Status":"OK"})", u"i1"_qs, u"OK"_qs, u"i1"_qs);
    row(R"({"ID":"i1","Message":"i1","Meta":{"a":[1]},"Status":"OK"})", u"i1"_qs, u"OK"_qs, u"i1"_qs);
    row(R"({"ID":"i1","Message":"i1","Meta":"x","Status":"OK"})", u"i1"_qs, u"OK"_qs, u"i1"_qs);
    row(R"({"Message":"i1","Meta":null,"Status":"OK"})", u"i1"_qs, u"OK"_qs, u"i1"_qs);
    row(R"({"ID":null,"Message":"i1","Status":"OK"})", u"i1"_qs, u"OK"_qs, u"i1"_qs);
    row(R"({"ID":"i1","Message":null,"Status":"OK"})", u"i1"_qs, u"OK"_qs, QString());
    row(R"({"ID":"i1","Message":"It is made","Status":"ok"})", u"i1"_qs, u"ok"_qs, u"It is made"_qs);
    row(R"({"ID":"i1"})", u"i1"_qs, QString(), QString());
    row(R"({"_id":"i1","name":"x"})", u"i1"_qs, QString(), QString());
}

void TestPolicyFields::readsEveryFormOfTheCreationsAnswer()
{
    QFETCH(QByteArray, answer);
    ManagementWire wire;
    wire.server.answerJson(answer);
    wire.server.answerJson(R"({"_id":"i1"})");
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(created.isOk());
    QTEST(created->id, "id");
    QTEST(created->status, "status");
    QTEST(created->message, "message");
    QVERIFY(!created->readBackError);
}

GATEWRIGHT_TEST(TestPolicyFields, QCoreApplication)
#include "testpolicyfields.moc"
