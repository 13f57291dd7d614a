#include "accessrights.h"
#include "certificatejson.h"
#include "certificatestatus.h"
#include "jsonvalue.h"
#include "managementjson.h"
#include "policydifference.h"
#include "policyfields.h"
#include "policyfile.h"
#include "policyjson.h"
#include "policymeaning.h"
#include "policywarnings.h"
#include "ssoprofilejson.h"
#include "testprogram.h"
#include "valuereading.h"

#include <QTest>

using document::Value;
using namespace management;

namespace {

/** One value of every kind that a server could put anywhere. */
const QList<std::pair<const char *, QByteArray>> &anything()
{
    static const QList<std::pair<const char *, QByteArray>> values{
        {"null", "null"},
        {"true", "true"},
        {"0", "0"},
        {"-1", "-1"},
        {"a fraction", "1.5"},
        {"beyond 64 bits", "99999999999999999999999999"},
        {"beyond a double", "1e400"},
        {"close to 0", "-1e-400"},
        {"empty text", "\"\""},
        {"text", "\"x\""},
        {"a date that is none", "\"2026-02-31T25:61:00Z\""},
        {"long text", '"' + QByteArray(100'000, 'x') + '"'},
        {"control characters", R"("\u0000\u001b[31m\u202e")"},
        {"beyond the plane", R"("\ud83d\ude00")"},
        {"empty list", "[]"},
        {"list of everything", R"([null,true,1,"x",[],{}])"},
        {"list in lists", "[[[[1]]]]"},
        {"empty object", "{}"},
        {"object", R"({"a":null,"url":1,"methods":"x","api_id":[],"versions":{}})"},
        {"objects in objects", R"({"a":{"allowed_urls":[{"url":{}},null,[]],"versions":[1,null]}})"},
    };
    return values;
}

void addRows(const QList<QByteArray> &fields)
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    for (const QByteArray &field : fields) {
        for (const auto &[name, value] : anything())
            QTest::addRow("%s is %s", field.constData(), name) << field << value;
    }
}

/** `{"a":{"b":value}}` for `a/b`. */
QByteArray objectWith(const QByteArray &field, const QByteArray &value)
{
    const qsizetype slash = field.indexOf('/');
    if (slash < 0)
        return "{\"" + field + "\":" + value + '}';
    return "{\"" + field.first(slash) + "\":" + objectWith(field.sliced(slash + 1), value) + '}';
}

const QDateTime Now(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);

} // namespace

/** Every field of the reference with every kind of value: nothing is lost, and everything made of it can be made. */
class TestHostileFields final : public QObject
{
    Q_OBJECT

private slots:
    void certificates_data();
    void certificates();
    void policies_data();
    void policies();
    void profiles_data();
    void profiles();
    void envelopesOfLists_data();
    void envelopesOfLists();
    void creations_data();
    void creations();
};

void TestHostileFields::certificates_data()
{
    addRows({"id", "dns_names", "has_private", "is_ca", "issuer_cn", "subject_cn", "not_before", "not_after", "issuer",
             "subject", "issuer/CommonName", "fingerprint", "_id"});
}

void TestHostileFields::certificates()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    const QByteArray record = objectWith(field, value);
    for (const char *shape : {"cert_basics", "certs"}) {
        const Value answer = json("{\"" + QByteArray(shape) + "\":[" + record + ",{\"id\":\"other\"}],\"pages\":1}");
        const base::Result<CertificatePage> page = readCertificatePage(answer);
        QVERIFY(page.isOk());
        QCOMPARE(page->certificates.size(), 2);
        QCOMPARE(page->certificates.at(0).raw, json(record));
        QCOMPARE(page->certificates.at(1).id, u"other"_qs);
        static_cast<void>(certificateStatus(page->certificates.at(0), Now));
        QCOMPARE(toJsonValue(*page).member("certificates").items().at(0).toJson(), json(record).toJson());
    }
}

void TestHostileFields::policies_data()
{
    addRows({"_id",
             "id",
             "org_id",
             "name",
             "active",
             "is_inactive",
             "date_created",
             "last_updated",
             "hmac_enabled",
             "key_expires_in",
             "max_query_depth",
             "per",
             "rate",
             "quota_max",
             "quota_renewal_rate",
             "throttle_interval",
             "throttle_retry_limit",
             "tags",
             "meta_data",
             "smoothing",
             "partitions",
             "partitions/acl",
             "partitions/complexity",
             "partitions/per_api",
             "partitions/quota",
             "partitions/rate_limit",
             "access_rights",
             "access_rights/k",
             "access_rights/k/api_id",
             "access_rights/k/api_name",
             "access_rights/k/versions",
             "access_rights/k/disable_introspection",
             "access_rights/k/allowed_urls",
             "access_rights/k/limit",
             "unknown"});
}

void TestHostileFields::policies()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    const Value answer = json(objectWith(field, value));
    const base::Result<Policy> policy = readPolicy(answer);
    QVERIFY(policy.isOk());
    QCOMPARE(policy->json.toJson(), answer.toJson());
    static_cast<void>(policyMeaning(*policy));
    static_cast<void>(policyWarnings(*policy));
    static_cast<void>(policyDifferences(*policy, duplicatedPolicy(*policy)));
    static_cast<void>(policyFile(*policy, FileSecrets::Redact));
    for (const PolicyField &known : policyFields()) {
        static_cast<void>(fits(known, policyValue(*policy, known.pointer)));
        static_cast<void>(policyTexts(*policy, known.pointer));
        static_cast<void>(policyTextMap(*policy, known.pointer));
    }
    Policy edited = *policy;
    for (const AccessRight &right : accessRights(*policy))
        putAccessRight(edited, right);
    setPolicyValue(edited, "/partitions/acl", Value::boolean(true));
    QVERIFY(policyFlag(edited, "/partitions/acl").value_or(false));
}

void TestHostileFields::profiles_data()
{
    addRows({"ID", "Name", "ActionType", "LoginURL", "RedirectURL", "SelectedProviderType", "UpdatedAt", "UpdatedBy",
             "Other"});
}

void TestHostileFields::profiles()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    const QByteArray record = objectWith(field, value);
    for (const QByteArray &answer : {"[[" + record + "]]", '[' + record + ']'}) {
        const base::Result<SsoProfileList> list = readSsoProfiles(json(answer));
        QVERIFY(list.isOk());
        QCOMPARE(list->groups.size(), 1);
        QCOMPARE(list->groups.at(0).at(0).raw, json(record));
        QCOMPARE(toJsonValue(*list).member("profiles").items().at(0).items().at(0).toJson(), json(record).toJson());
    }
}

void TestHostileFields::envelopesOfLists_data()
{
    addRows(
        {"cert_basics", "certs", "pages", "Data", "Pages", "cert_basics/0", "Data/0", "Status", "Message", "errors"});
}

void TestHostileFields::envelopesOfLists()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    const Value answer = json(objectWith(field, value));
    // Read or refused; where read, what is there is what was answered.
    if (const auto page = readCertificatePage(answer))
        QCOMPARE(page->certificates.size(),
                 std::count_if(answer.member("cert_basics").items().begin(), answer.member("cert_basics").items().end(),
                               [](const Value &item) { return !item.isNull(); }) +
                     (answer.member("cert_basics").isNull()
                          ? std::count_if(answer.member("certs").items().begin(), answer.member("certs").items().end(),
                                          [](const Value &item) { return !item.isNull(); })
                          : 0));
    if (const auto page = readPolicyPage(answer))
        QCOMPARE(page->policies.size(), answer.member("Data").items().size());
    if (const auto list = readSsoProfiles(answer))
        QVERIFY(answer.isNull());
}

void TestHostileFields::creations_data()
{
    addRows({"ID", "Message", "Meta", "Status", "id", "_id", "message", "status"});
}

void TestHostileFields::creations()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    const base::Result<CreationAnswer> creation = readCreation(json(objectWith(field, value)));
    QVERIFY(creation.isOk());
    for (const QString &id : creation->ids)
        QVERIFY(isPolicyId(id));
    // Everything else may be said beside the id, and the id stays.
    const QByteArray other = objectWith(field, value).chopped(1);
    const bool saysId = field == "ID" || field == "Message";
    if (!saysId) {
        const auto whole = readCreation(json(other + R"(,"Message":"5f1a20c4a1dcd60001d0e001"})"));
        QVERIFY(whole.isOk() && whole->ids.contains(u"5f1a20c4a1dcd60001d0e001"_qs));
    }
}

GATEWRIGHT_TEST(TestHostileFields, void)
#include "testhostilefields.moc"
