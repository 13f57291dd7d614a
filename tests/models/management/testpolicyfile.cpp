#include "jsonvalue.h"
#include "policydifference.h"
#include "policyfile.h"
#include "testprogram.h"

#include <QTest>

using management::FileSecrets;
using management::Policy;

/** A policy as a file: without what the server made, in a fixed order, and found again on a dashboard. */
class TestPolicyFile final : public QObject
{
    Q_OBJECT

private slots:
    void leavesOutWhatTheServerMade_data();
    void leavesOutWhatTheServerMade();
    void equalPoliciesGiveEqualFiles();
    void redactsSecretsUnlessTheyAreWanted();
    void namesFiles_data();
    void namesFiles();
    void findsThePolicyOfAFile_data();
    void findsThePolicyOfAFile();
};

void TestPolicyFile::leavesOutWhatTheServerMade_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("made by the server")
        << QByteArray(
               R"({"_id":"a","id":"a","org_id":"o","date_created":"d","last_updated":"l","name":"N","more":{"x":[1]}})")
        << QByteArray(R"({"name":"N","more":{"x":[1]}})");
    QTest::newRow("an ID of its own") << QByteArray(R"({"_id":"a","name":"N","id":"gold"})")
                                      << QByteArray(R"({"name":"N","id":"gold"})");
    QTest::newRow("no stored ID") << QByteArray(R"({"id":"a","rate":1})") << QByteArray(R"({"rate":1})");
}

void TestPolicyFile::leavesOutWhatTheServerMade()
{
    QFETCH(QByteArray, policy);
    QFETCH(QByteArray, file);
    QCOMPARE(management::policyFile({json(policy)}, FileSecrets::Keep).json.toJson(), file);
}

void TestPolicyFile::equalPoliciesGiveEqualFiles()
{
    const Policy one{
        json(R"({"zone":2,"rate":100.0,"name":"N","extra":1,"access_rights":{"b":{"versions":[],"limit":null,)"
             R"("api_id":"b"},"a":{"allowed_urls":[{"methods":["GET"],"url":"/x"}],"api_id":"a"}}})")};
    const Policy other{json(
        R"({"access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"/x","methods":["GET"]}]},"b":{"api_id":"b",)"
        R"("limit":null,"versions":[]}},"extra":1,"name":"N","rate":1e2,"zone":2})")};
    const QByteArray expected =
        R"({"name":"N","rate":100,"access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"/x","methods":["GET"]}]},)"
        R"("b":{"api_id":"b","versions":[],"limit":null}},"extra":1,"zone":2})";
    QCOMPARE(management::policyFile(one, FileSecrets::Keep).json.toJson(), expected);
    QCOMPARE(management::policyFile(other, FileSecrets::Keep).json.toJson(), expected);
}

void TestPolicyFile::redactsSecretsUnlessTheyAreWanted()
{
    const Policy policy{json(R"({"name":"N","meta_data":{"api_token":"s3cret","team":"a"}})")};
    const management::PolicyFile file = management::policyFile(policy, FileSecrets::Redact);
    QCOMPARE(file.json.toJson(), QByteArray(R"({"name":"N","meta_data":{"api_token":"REDACTED","team":"a"}})"));
    QCOMPARE(file.redacted, QStringList{u"/meta_data/api_token"_qs});
    QVERIFY(management::policyDifferences(policy, {file.json}).isEmpty());
    const management::PolicyFile whole = management::policyFile(policy, FileSecrets::Keep);
    QCOMPARE(whole.json, policy.json);
    QVERIFY(whole.redacted.isEmpty());
}

void TestPolicyFile::namesFiles_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *name, const QByteArray &policy, const QString &file) {
        QTest::newRow(name) << policy << file;
    };
    row("words", R"({"name":"Gold plan 2"})", u"gold-plan-2.json"_qs);
    row("a path", R"({"name":"../../etc/passwd"})", u"etc-passwd.json"_qs);
    row("no letters", R"({"name":"…"})", u"policy.json"_qs);
    row("no name", R"({"_id":"5F0c"})", u"5f0c.json"_qs);
    row("a device of Windows and marks", R"({"name":" -con- "})", u"con.json"_qs);
    row("a long name", R"({"name":")" + QByteArray(500, 'a') + R"("})", QString(80, u'a') + u".json"_qs);
}

void TestPolicyFile::namesFiles()
{
    QFETCH(QByteArray, policy);
    QTEST(management::policyFileName({json(policy)}), "name");
}

void TestPolicyFile::findsThePolicyOfAFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char *name, const QByteArray &file, const QStringList &ids) {
        QTest::newRow(name) << file << ids;
    };
    row("by its stored ID", R"({"_id":"1","name":"Silver"})", {u"1"_qs});
    row("by its own ID", R"({"id":"gold","name":"Silver"})", {u"1"_qs});
    row("its own ID as the stored one", R"({"id":"2"})", {u"2"_qs});
    row("by its name", R"({"name":"Silver"})", {u"2"_qs});
    row("by its name, with an ID of another dashboard", R"({"_id":"9","name":"Silver"})", {u"2"_qs});
    row("two with its name", R"({"name":"Bronze"})", {u"3"_qs, u"4"_qs});
    row("two with its name, and an ID", R"({"_id":"4","name":"Bronze"})", {u"4"_qs});
    row("new", R"({"name":"Iron"})", {});
    row("names differ in case", R"({"name":"silver"})", {});
    row("without a name", R"({"rate":1})", {});
}

void TestPolicyFile::findsThePolicyOfAFile()
{
    QFETCH(QByteArray, file);
    const QList<Policy> dashboard{{json(R"({"_id":"1","id":"gold","name":"Gold"})")},
                                  {json(R"({"_id":"2","name":"Silver"})")},
                                  {json(R"({"_id":"3","name":"Bronze"})")},
                                  {json(R"({"_id":"4","name":"Bronze"})")},
                                  {json(R"({"_id":"5"})")}};
    QStringList ids;
    for (const Policy &policy : management::policiesOfFile({json(file)}, dashboard))
        ids.append(policy.id());
    QTEST(ids, "ids");
}

GATEWRIGHT_TEST(TestPolicyFile, QCoreApplication)
#include "testpolicyfile.moc"
