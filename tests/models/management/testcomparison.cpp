#include "certificatejson.h"
#include "comparedentries.h"
#include "managementlimits.h"
#include "policydifference.h"
#include "secretremoval.h"
#include "ssoprofilejson.h"
#include "testprogram.h"
#include "valuereading.h"

#include <QRandomGenerator>
#include <QTest>

using document::Value;

namespace {

Value parsed(const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    Q_ASSERT(value);
    return *value;
}

/** One line for each entry: how it relates, the indexes, the name, and what differs. */
QString entryLines(const QList<management::ComparedEntry> &entries)
{
    using Result = management::ComparisonResult;
    static const QHash<Result, QString> marks{{Result::Different, u"!="_qs},
                                              {Result::OnlyInFirst, u"<"_qs},
                                              {Result::OnlyInSecond, u">"_qs},
                                              {Result::Unknown, u"?"_qs},
                                              {Result::Equal, u"="_qs}};
    const auto place = [](qsizetype index) { return index < 0 ? u"-"_qs : QString::number(index); };
    QStringList lines;
    for (const management::ComparedEntry &entry : entries) {
        QString line = u"%1 %2 %3 %4"_qs.arg(marks.value(entry.result), place(entry.first), place(entry.second),
                                             entry.name);
        if (entry.isRenewal)
            line += u" renewed"_qs;
        for (const management::MemberDifference &member : entry.members)
            line += u" %1:%2>%3"_qs.arg(member.pointer, member.before, member.after);
        lines.append(line);
    }
    return lines.join(u'\n');
}

management::LoadedEntries<management::Certificate> certificateList(const QByteArray &json, bool isComplete = true)
{
    return {management::readCertificatePage(parsed(R"({"cert_basics":)" + json + "}")).value().certificates,
            isComplete};
}

management::LoadedEntries<management::Policy> policyList(const QByteArray &json, bool isComplete = true)
{
    management::LoadedEntries<management::Policy> list{{}, isComplete};
    const Value value = parsed(json);
    for (const Value &policy : value.items())
        list.entries.append({policy, {}});
    return list;
}

management::LoadedEntries<management::SsoProfile> profileList(const QByteArray &json, bool isComplete = true)
{
    return {management::readSsoProfiles(parsed(json)).value().groups.value(0), isComplete};
}

management::Environment environmentAt(const QString &portal, const QString &dashboard)
{
    management::Environment environment;
    environment.portalUrl = QUrl(portal);
    environment.dashboardUrl = QUrl(dashboard);
    return environment;
}

/** The differences of two policies that have the same name. */
QString policyDifferenceText(const QByteArray &first, const QByteArray &second)
{
    const auto named = [](QByteArray policy) {
        return '[' + policy.replace(0, 1, policy == "{}" ? R"({"name":"N")" : R"({"name":"N",)") + ']';
    };
    const auto entries = management::comparePolicies(policyList(named(first)), policyList(named(second)));
    QStringList lines;
    for (const management::MemberDifference &member : entries.value(0).members)
        lines.append(u"%1:%2>%3"_qs.arg(member.pointer, member.before, member.after));
    return lines.join(u' ');
}

} // namespace

/** Two environments side by side, against tables by hand. */
class TestComparison final : public QObject
{
    Q_OBJECT

private slots:
    void comparesCertificates_data();
    void comparesCertificates();
    void comparesPolicies_data();
    void comparesPolicies();
    void comparesPoliciesByMeaning_data();
    void comparesPoliciesByMeaning();
    void leavesOutOnlyWhatIsEqual();
    void comparesProfiles_data();
    void comparesProfiles();
    void claimsNothingAboutIncompleteLists_data();
    void claimsNothingAboutIncompleteLists();
    void showsNoSecret();
    void seesChangesAtTheEndOfLongTexts_data();
    void seesChangesAtTheEndOfLongTexts();
    void comparesManyMembersBelowALongName();
    void isTheSameFromBothSides();
};

void TestComparison::comparesCertificates_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, const char *expected) {
        QTest::newRow(name) << first << second << QString::fromUtf8(expected);
    };
    const QByteArray f1(64, '1');
    const QByteArray f2(64, '2');
    const QByteArray org1 = QByteArray(24, 'a');
    const QByteArray org2 = QByteArray(24, 'b');
    const auto certificate = [](const QByteArray &id, const QByteArray &names, const QByteArray &until,
                                const QByteArray &more = {}) {
        return R"({"id":")" + id + R"(","dns_names":[)" + names +
               R"(],"subject_cn":"shop","issuer_cn":"CA","has_private":true,)"
               R"("not_before":"2026-01-01T00:00:00Z","not_after":")" +
               until + "-01-01T00:00:00Z\"" + more + '}';
    };
    row("none", "[]", "[]", "");
    row("null", "null", "null", "");
    row("equal", '[' + certificate("x", "\"a\"", "2027") + ']', '[' + certificate("x", "\"a\"", "2027") + ']',
        "= 0 0 shop");
    row("another organization", '[' + certificate(org1 + f1, "\"a\"", "2027") + ']',
        '[' + certificate(org2 + f1, "\"a\"", "2027") + ']', "= 0 0 shop");
    row("capitals in the fingerprint", '[' + certificate(QByteArray(64, 'a'), "\"a\"", "2027") + ']',
        '[' + certificate(QByteArray(64, 'A'), "\"a\"", "2027") + ']', "= 0 0 shop");
    row("order and capitals of names", '[' + certificate("x", R"("a","B")", "2027") + ']',
        '[' + certificate("x", R"("b","A","a")", "2027") + ']', "= 0 0 shop");
    row("only in the first", '[' + certificate("x", "\"a\"", "2027") + ']', "[]", "< 0 - shop");
    row("only in the second", "[]", '[' + certificate("x", "\"a\"", "2027") + ']', "> - 0 shop");
    row("renewed", '[' + certificate("x", "\"a\"", "2027") + ']', '[' + certificate("y", "\"a\"", "2028") + ']',
        "!= 0 0 shop renewed /fingerprint:x>y /not_after:2027-01-01T00:00:00Z>2028-01-01T00:00:00Z");
    row("other names are another certificate", '[' + certificate("x", "\"a\"", "2027") + ']',
        '[' + certificate("y", "\"b\"", "2027") + ']', "< 0 - shop\n> - 0 shop");
    row("more names are another certificate", '[' + certificate("x", "\"a\"", "2027") + ']',
        '[' + certificate("y", R"("a","b")", "2027") + ']', "< 0 - shop\n> - 0 shop");
    row("without names by subject", '[' + certificate("x", "", "2027") + ']', '[' + certificate("y", "", "2028") + ']',
        "!= 0 0 shop renewed /fingerprint:x>y /not_after:2027-01-01T00:00:00Z>2028-01-01T00:00:00Z");
    row("a CA is not renewed by a certificate", '[' + certificate("x", "", "2027", R"(,"is_ca":true)") + ']',
        '[' + certificate("y", "", "2027") + ']', "< 0 - shop\n> - 0 shop");
    row("the old one in both", '[' + certificate("x", "\"a\"", "2027") + ',' + certificate("y", "\"a\"", "2028") + ']',
        '[' + certificate("x", "\"a\"", "2027") + ']', "= 0 0 shop\n< 1 - shop");
    row("the ones that expire last belong together",
        '[' + certificate("x", "\"a\"", "2026") + ',' + certificate("y", "\"a\"", "2028") + ']',
        '[' + certificate("z", "\"a\"", "2029") + ']',
        "< 0 - shop\n!= 1 0 shop renewed /fingerprint:y>z /not_after:2028-01-01T00:00:00Z>2029-01-01T00:00:00Z");
    row("two renewed", '[' + certificate("a1", "\"a\"", "2026") + ',' + certificate("b1", "\"b\"", "2026") + ']',
        '[' + certificate("b2", "\"b\"", "2026") + ',' + certificate("a2", "\"a\"", "2026") + ']',
        "!= 0 1 shop renewed /fingerprint:a1>a2\n!= 1 0 shop renewed /fingerprint:b1>b2");
    row("without the private key", '[' + certificate("x", "\"a\"", "2027") + ']',
        '[' + certificate("x", "\"a\"", "2027").replace("\"has_private\":true", "\"has_private\":false") + ']',
        "!= 0 0 shop /has_private:true>false");
    row("ids only", R"(["x"])", R"(["x","y"])", "= 0 0 x\n> - 1 y");
    row("an id against details", R"(["x"])", '[' + certificate("x", "\"a\"", "2027") + ']', "= 0 0 x");
    row("ids only are not renewed", R"(["x"])", R"(["y"])", "< 0 - x\n> - 0 y");
    row("one id twice", R"(["x","x"])", R"(["x"])", "= 0 0 x\n< 1 - x");
}

void TestComparison::comparesCertificates()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QTEST(entryLines(management::compareCertificates(certificateList(first), certificateList(second))), "expected");
}

void TestComparison::comparesPolicies_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, const char *expected) {
        QTest::newRow(name) << first << second << QString::fromUtf8(expected);
    };
    row("none", "[]", "[]", "");
    row("by id", R"([{"_id":"1","id":"gold","name":"A","rate":1}])", R"([{"_id":"2","id":"gold","name":"B","rate":1}])",
        "!= 0 0 A /name:A>B");
    row("by stored id", R"([{"_id":"1","name":"A"}])", R"([{"_id":"1","name":"A"}])", "= 0 0 A");
    row("by name", R"([{"_id":"1","name":"A","rate":1}])", R"([{"_id":"2","name":"A","rate":2}])",
        "!= 0 0 A /rate:1>2");
    row("an id beats a name", R"([{"id":"a","name":"X"},{"id":"b","name":"Y"}])",
        R"([{"id":"b","name":"X"},{"id":"c","name":"Y"}])", "< 0 - X\n!= 1 0 Y /name:Y>X\n> - 1 Y");
    row("a name that is not unique", R"([{"_id":"1","name":"A"},{"_id":"2","name":"A"}])",
        R"([{"_id":"3","name":"A"}])", "< 0 - A\n< 1 - A\n> - 0 A");
    row("a name that is unique among the rest", R"([{"id":"x","name":"A"},{"_id":"2","name":"A"}])",
        R"([{"id":"x","name":"A"},{"_id":"3","name":"A"}])", "= 0 0 A\n= 1 1 A");
    row("names with other capitals", R"([{"_id":"1","name":"a"}])", R"([{"_id":"2","name":"A"}])", "< 0 - a\n> - 0 A");
    row("without id and name", R"([{"rate":1}])", R"([{"rate":1}])", "< 0 - \n> - 0 ");
    row("only on one side", R"([{"id":"a","name":"A"}])", R"([{"id":"b","name":"B"}])", "< 0 - A\n> - 0 B");
    row("another order", R"([{"id":"a"},{"id":"b"}])", R"([{"id":"b"},{"id":"a"}])", "= 0 1 a\n= 1 0 b");
}

void TestComparison::comparesPolicies()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QTEST(entryLines(management::comparePolicies(policyList(first), policyList(second))), "expected");
}

void TestComparison::comparesPoliciesByMeaning_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second,
                        const char *expected = "") {
        QTest::newRow(name) << first << second << QString::fromUtf8(expected);
    };
    row("members of the server", R"({"_id":"1","id":"a","org_id":"o","date_created":"x","last_updated":"1"})",
        R"({"_id":"2","id":"b","org_id":"p","date_created":"y","last_updated":"2"})");
    row("defaults", R"({"rate":5,"is_inactive":false,"tags":null,"meta_data":{},"key_expires_in":0,"name":""})",
        R"({"rate":5})");
    row("numbers", R"({"rate":5,"per":60})", R"({"rate":5.0,"per":6e1})");
    row("no quota", R"({"quota_max":-1})", R"({"quota_max":0})");
    row("a quota", R"({"quota_max":-1})", R"({"quota_max":10})", "/quota_max:-1>10");
    row("no rate", R"({"rate":-1})", R"({})");
    row("never renewed", R"({"quota_renewal_rate":-1})", R"({"quota_renewal_rate":0})");
    row("no throttling", R"({"throttle_interval":-1,"throttle_retry_limit":-1})", R"({})");
    row("any depth", R"({"max_query_depth":-1})", R"({})");
    row("a depth", R"({"max_query_depth":-1})", R"({"max_query_depth":3})", "/max_query_depth:-1>3");
    row("never expires", R"({"key_expires_in":-1})", R"({"key_expires_in":0})");
    row("tags", R"({"tags":["a","b"]})", R"({"tags":["b","a","b"]})");
    row("another tag", R"({"tags":["a"]})", R"({"tags":["b"]})", R"(/tags:["a"]>["b"])");
    row("inactive", R"({"is_inactive":true})", R"({})", "/is_inactive:true>");
    row("partitions", R"({"partitions":{"acl":true,"quota":false}})", R"({"partitions":{"acl":true}})");
    row("a partition", R"({"partitions":{"acl":true}})", R"({"partitions":{}})", "/partitions/acl:true>");
    row("allowed URLs in another order",
        R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a","methods":["GET","PUT"]},{"url":"/b","methods":["GET"]}]}}})",
        R"({"access_rights":{"x":{"allowed_urls":[{"methods":["GET"],"url":"/b"},{"methods":["PUT","GET"],"url":"/a"}]}}})");
    row("another method", R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a","methods":["GET"]}]}}})",
        R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a","methods":["PUT"]}]}}})",
        R"(/access_rights/x/allowed_urls/0/methods:["GET"]>["PUT"])");
    row("an API without restrictions", R"({"access_rights":{"x":{}}})", R"({})", "/access_rights/x:{}>");
    row("an API without restrictions in both",
        R"({"access_rights":{"x":{"allowed_urls":[],"disable_introspection":false}}})",
        R"({"access_rights":{"x":null}})");
    row("the limits of an API", R"({"access_rights":{"x":{"limit":{"quota_max":-1,"rate":0}}}})",
        R"({"access_rights":{"x":{"limit":null}}})");
    row("a limit of an API", R"({"access_rights":{"x":{"limit":{"rate":2}}}})",
        R"({"access_rights":{"x":{"limit":{"rate":3}}}})", "/access_rights/x/limit/rate:2>3");
    row("meta data keep their meaning", R"({"meta_data":{"rate":"0","list":["b","a"]}})",
        R"({"meta_data":{"list":["a","b"]}})", "/meta_data/rate:0> /meta_data/list/0:b>a /meta_data/list/1:a>b");
    row("unknown members", R"({"x":{"y":1}})", R"({"x":{"y":2}})", "/x/y:1>2");
    row("order of members", R"({"a":1,"b":2})", R"({"b":2,"a":1})");
    row("the value of a secret in one of them", R"({"key":"token","value":{"tags":["a"]}})",
        R"({"key":"colour","value":{"tags":["a"]}})", R"(/key:token>colour /value/tags:["REDACTED"]>["a"])");
}

void TestComparison::comparesPoliciesByMeaning()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QTEST(policyDifferenceText(first, second), "expected");
    // From the other side the same members differ.
    QCOMPARE(policyDifferenceText(first, second).count(u'>'), policyDifferenceText(second, first).count(u'>'));
}

/** What is equal in two policies is left out early. That must not change what differs: secrets are found by names
 * around them, and of members with the same name the first one counts. */
void TestComparison::leavesOutOnlyWhatIsEqual()
{
    QRandomGenerator random(20'262);
    const auto oneOf = [&random](const QByteArrayList &all) { return all.at(random.bounded(all.size())); };
    const QByteArrayList values{"1",
                                "1.0",
                                "0",
                                "null",
                                R"("x")",
                                R"("client_secret")",
                                R"(["a","b"])",
                                R"(["b","a"])",
                                "[]",
                                "{}",
                                R"({"value":"s"})",
                                R"({"value":"t"})",
                                R"({"tags":["a"]})",
                                R"({"a":1,"a":2})",
                                R"({"a":1,"a":3})",
                                R"(["Cookie","x"])"};
    const QByteArrayList names{"name", "key", "value", "values", "tags", "meta_data", "rate", "tokens", "other"};
    const QByteArrayList naming{R"("name":"client_secret")", R"("key":"token")", R"("name":"colour")"};
    const QByteArrayList rights{R"({})",
                                R"({"versions":["1"]})",
                                R"({"versions":["2"]})",
                                "null",
                                R"({"allowed_urls":[{"url":"/a","methods":["GET"]}],"limit":{"rate":1}})",
                                R"({"limit":{"rate":1.0},"allowed_urls":[{"methods":["GET"],"url":"/a"}]})"};
    const auto object = [&](const QByteArrayList &keys, const QByteArrayList &of, QByteArrayList members) {
        for (int i = random.bounded(6); i > 0; --i)
            members.append('"' + oneOf(keys) + "\":" + oneOf(of));
        return '{' + members.join(',') + '}';
    };
    const auto made = [&] {
        const QByteArray map = object({"api", "my_token", "api2"}, rights, {});
        return object(names, values, {R"("id":"p")", R"("access_rights":)" + map, oneOf(naming)});
    };
    const auto withoutOwn = [](const Value &policy) {
        return management::Policy{
            management::withoutMember(management::withoutMember(management::withoutSecrets(policy), "id"), "org_id"),
            {}};
    };
    int differing = 0;
    for (int round = 0; round < 3000; ++round) {
        const auto first = policyList('[' + made() + ']');
        const auto second = policyList('[' + made() + ']');
        const auto entries = management::comparePolicies(first, second);
        QStringList expected;
        for (const management::PolicyDifference &difference : management::policyDifferences(
                 withoutOwn(first.entries.first().json), withoutOwn(second.entries.first().json)))
            expected.append(difference.pointer);
        QStringList found;
        for (const management::MemberDifference &difference : entries.first().members)
            found.append(difference.pointer);
        QCOMPARE(found, expected);
        differing += found.isEmpty() ? 0 : 1;
    }
    QVERIFY(differing > 1000 && differing < 3000);
}

void TestComparison::comparesProfiles_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, const char *expected) {
        QTest::newRow(name) << first << second << QString::fromUtf8(expected);
    };
    row("none", "[]", "[]", "");
    row("equal", R"([{"ID":"a","Name":"x"}])", R"([{"Name":"x","ID":"a"}])", "= 0 0 x");
    row("by name", R"([{"ID":"a","Name":"x","ActionType":"1"}])", R"([{"ID":"b","Name":"x","ActionType":"2"}])",
        "!= 0 0 x /ActionType:1>2");
    row("a name twice", R"([{"ID":"a","Name":"x"}])", R"([{"ID":"b","Name":"x"},{"ID":"c","Name":"x"}])",
        "< 0 - x\n> - 0 x\n> - 1 x");
    row("an id beats a name", R"([{"ID":"a","Name":"x"}])", R"([{"ID":"b","Name":"x"},{"ID":"a","Name":"y"}])",
        "!= 0 1 x /Name:x>y\n> - 0 x");
    row("the last change", R"([{"ID":"a","UpdatedAt":"1","UpdatedBy":"k"}])",
        R"([{"ID":"a","UpdatedAt":"2","UpdatedBy":"l"}])", "= 0 0 a");
    row("the organization", R"([{"ID":"a","OrgID":"1"}])", R"([{"ID":"a","OrgID":"2"}])", "= 0 0 a");
    row("the own portal", R"([{"ID":"a","LoginURL":"https://one.example/sso"}])",
        R"([{"ID":"a","LoginURL":"https://two.example:8443/sso"}])", "= 0 0 a");
    row("a path on the portal", R"([{"ID":"a","LoginURL":"/sso"}])",
        R"([{"ID":"a","LoginURL":"https://two.example:8443/sso"}])", "= 0 0 a");
    row("another path on the portal", R"([{"ID":"a","LoginURL":"https://one.example/x"}])",
        R"([{"ID":"a","LoginURL":"https://two.example:8443/y"}])",
        "!= 0 0 a /LoginURL:https://one.example/x>https://two.example:8443/y");
    row("another query", R"([{"ID":"a","LoginURL":"https://one.example/x?a"}])",
        R"([{"ID":"a","LoginURL":"https://two.example:8443/x?b"}])",
        "!= 0 0 a /LoginURL:https://one.example/x?a>https://two.example:8443/x?b");
    row("the portal against the dashboard", R"([{"ID":"a","LoginURL":"https://one.example/x"}])",
        R"([{"ID":"a","LoginURL":"https://d2.example/x"}])",
        "!= 0 0 a /LoginURL:https://one.example/x>https://d2.example/x");
    row("the own dashboard", R"([{"ID":"a","RedirectURL":"https://d1.example/x"}])",
        R"([{"ID":"a","RedirectURL":"https://d2.example/x"}])", "= 0 0 a");
    row("the portal of the other environment", R"([{"ID":"a","LoginURL":"https://one.example/x"}])",
        R"([{"ID":"a","LoginURL":"https://one.example/x"}])",
        "!= 0 0 a /LoginURL:https://one.example/x>https://one.example/x");
    row("the same URL of another host", R"([{"ID":"a","LoginURL":"https://idp.example/x"}])",
        R"([{"ID":"a","LoginURL":"https://idp.example/x"}])", "= 0 0 a");
    row("the same path", R"([{"ID":"a","LoginURL":"/x"}])", R"([{"ID":"a","LoginURL":"/x"}])", "= 0 0 a");
    row("another provider", R"([{"ID":"a","LoginURL":"https://idp.example/x"}])",
        R"([{"ID":"a","LoginURL":"https://idp2.example/x"}])",
        "!= 0 0 a /LoginURL:https://idp.example/x>https://idp2.example/x");
    row("a nested URL", R"([{"ID":"a","C":{"Back":"https://one.example/b"}}])",
        R"([{"ID":"a","C":{"Back":"https://two.example:8443/b"}}])", "= 0 0 a");
    row("a member of one", R"([{"ID":"a","X":1}])", R"([{"ID":"a"}])", "!= 0 0 a /X:1>");
    row("only in one", R"([{"ID":"a"}])", R"([{"ID":"b"}])", "< 0 - a\n> - 0 b");
    row("without ids and names", R"([{"X":1}])", R"([{"X":1}])", "< 0 - \n> - 0 ");
    row("an id twice", R"([{"ID":"a"},{"ID":"a"}])", R"([{"ID":"a"}])", "= 0 0 a\n< 1 - a");
}

void TestComparison::comparesProfiles()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QTEST(entryLines(management::compareSsoProfiles(
              profileList(first), environmentAt(u"https://one.example"_qs, u"https://d1.example"_qs),
              profileList(second), environmentAt(u"https://two.example:8443"_qs, u"https://d2.example"_qs))),
          "expected");
}

void TestComparison::claimsNothingAboutIncompleteLists_data()
{
    QTest::addColumn<bool>("isFirstComplete");
    QTest::addColumn<bool>("isSecondComplete");
    QTest::addColumn<QString>("expected");
    QTest::newRow("both complete") << true << true << u"= 0 0 x\n< 1 - y\n> - 1 z"_qs;
    QTest::newRow("the first is not") << false << true << u"= 0 0 x\n< 1 - y\n? - 1 z"_qs;
    QTest::newRow("the second is not") << true << false << u"= 0 0 x\n? 1 - y\n> - 1 z"_qs;
    QTest::newRow("none is") << false << false << u"= 0 0 x\n? 1 - y\n? - 1 z"_qs;
}

void TestComparison::claimsNothingAboutIncompleteLists()
{
    QFETCH(bool, isFirstComplete);
    QFETCH(bool, isSecondComplete);
    QTEST(entryLines(management::compareCertificates(certificateList(R"(["x","y"])", isFirstComplete),
                                                     certificateList(R"(["x","z"])", isSecondComplete))),
          "expected");
    QTEST(entryLines(management::comparePolicies(policyList(R"([{"id":"x"},{"id":"y"}])", isFirstComplete),
                                                 policyList(R"([{"id":"x"},{"id":"z"}])", isSecondComplete))),
          "expected");
    QTEST(entryLines(management::compareSsoProfiles(profileList(R"([{"ID":"x"},{"ID":"y"}])", isFirstComplete), {},
                                                    profileList(R"([{"ID":"x"},{"ID":"z"}])", isSecondComplete), {})),
          "expected");
    // The certificate may be in the part that was not loaded, so it was not replaced.
    const QByteArray one = R"([{"id":"x","dns_names":["a"],"subject_cn":"a"}])";
    const QByteArray other = R"([{"id":"y","dns_names":["a"],"subject_cn":"a"}])";
    const auto renewed = management::compareCertificates(certificateList(one, isFirstComplete),
                                                         certificateList(other, isSecondComplete));
    QCOMPARE(renewed.first().isRenewal, isFirstComplete && isSecondComplete);
}

void TestComparison::showsNoSecret()
{
    const auto entries = management::comparePolicies(
        policyList(R"([{"id":"a","meta_data":{"api_key":"hunter2","url":"https://k:hunter2@h/"},"x":1}])"),
        policyList(R"([{"id":"a"}])"));
    QVERIFY2(!entryLines(entries).contains(u"hunter2"_qs), qPrintable(entryLines(entries)));
    const auto profiles = management::compareSsoProfiles(
        profileList(R"([{"ID":"a","Secret":"hunter2","LoginURL":"https://k:hunter2@h/"}])"), {},
        profileList(R"([{"ID":"a"}])"), {});
    QVERIFY2(!entryLines(profiles).contains(u"hunter2"_qs), qPrintable(entryLines(profiles)));
    QCOMPARE(profiles.first().members.size(), 2);
}

/** Random lists: every entry is in the result once, and the comparison from the other side says the opposite. */
void TestComparison::seesChangesAtTheEndOfLongTexts_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("text") << QByteArray("x");
    QTest::newRow("URL") << QByteArray("https://idp.example/");
    QTest::newRow("text with a URL") << QByteArray("see https://idp.example/");
    QTest::newRow("JSON") << QByteArray("{");
}

void TestComparison::seesChangesAtTheEndOfLongTexts()
{
    QFETCH(QByteArray, start);
    const management::Environment environment = environmentAt(u"https://a.example"_qs, u"https://b.example"_qs);
    const QByteArray text = start + QByteArray(20'000, 'x');
    const auto profiles = management::compareSsoProfiles(
        profileList(R"([{"ID":"a","Note":")" + text + R"(1"}])"), environment,
        profileList(R"([{"ID":"a","Note":")" + text + R"(2"}])"), environment);
    QCOMPARE(profiles.value(0).members.value(0).pointer, u"/Note"_qs);
    QVERIFY(profiles.value(0).members.value(0).before.size() <= management::MaximumFlatText + 1);
    const auto policies = management::comparePolicies(policyList(R"([{"name":"a","note":")" + text + R"(1"}])"),
                                                      policyList(R"([{"name":"a","note":")" + text + R"(2"}])"));
    QCOMPARE(policies.value(0).members.value(0).pointer, u"/note"_qs);
}

/** A pointer with the name for each member would be 20 GB. */
void TestComparison::comparesManyMembersBelowALongName()
{
    QByteArray members;
    for (int i = 0; i < 20'000; ++i)
        members += ",\"" + QByteArray::number(i) + "\":1";
    const QByteArray name(1'000'000, 'n');
    const auto record = [&](const QByteArray &last) {
        return R"([{"ID":"a","name":"a",")" + name + R"(":{"last":)" + last + members + "}}]";
    };
    const management::Environment environment = environmentAt(u"https://a.example"_qs, u"https://b.example"_qs);
    const auto profiles = management::compareSsoProfiles(profileList(record("1")), environment,
                                                         profileList(record("2")), environment);
    QCOMPARE(profiles.value(0).members.size(), 1);
    QVERIFY(profiles.value(0).members.at(0).pointer.size() < 1100);
    const auto policies = management::comparePolicies(policyList(record("{}")), policyList("[{\"name\":\"a\"}]"));
    QCOMPARE(policies.value(0).result, management::ComparisonResult::Different);
}

void TestComparison::isTheSameFromBothSides()
{
    using Result = management::ComparisonResult;
    QRandomGenerator random(20'261);
    for (int round = 0; round < 300; ++round) {
        const auto made = [&random] {
            QByteArrayList policies;
            const int count = random.bounded(8);
            for (int i = 0; i < count; ++i)
                policies.append(R"({"_id":")" + QByteArray::number(random.bounded(30)) + R"(","name":"n)" +
                                QByteArray::number(random.bounded(6)) + R"(","rate":)" +
                                QByteArray::number(random.bounded(2)) + '}');
            return policyList('[' + policies.join(',') + ']', random.bounded(4) > 0);
        };
        const auto first = made();
        const auto second = made();
        const auto forth = management::comparePolicies(first, second);
        const auto back = management::comparePolicies(second, first);
        QCOMPARE(management::resultCount(forth, Result::OnlyInFirst),
                 management::resultCount(back, Result::OnlyInSecond));
        QCOMPARE(management::resultCount(forth, Result::Equal), management::resultCount(back, Result::Equal));
        QCOMPARE(management::resultCount(forth, Result::Different), management::resultCount(back, Result::Different));
        QSet<qsizetype> firsts;
        QSet<qsizetype> seconds;
        for (const management::ComparedEntry &entry : forth) {
            QVERIFY(entry.first < 0 || !firsts.contains(entry.first));
            QVERIFY(entry.second < 0 || !seconds.contains(entry.second));
            firsts.insert(entry.first);
            seconds.insert(entry.second);
        }
        firsts.remove(-1);
        seconds.remove(-1);
        QCOMPARE(firsts.size(), first.entries.size());
        QCOMPARE(seconds.size(), second.entries.size());
    }
}

GATEWRIGHT_TEST(TestComparison, QCoreApplication)
#include "testcomparison.moc"
