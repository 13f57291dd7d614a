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
    void redactsByStructure_data();
    void redactsByStructure();
    void namesManyFiles();
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

void TestPolicyFile::redactsByStructure_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("redacted");
    const auto row = [](const char *name, const QByteArray &policy, const QByteArray &file,
                        const QStringList &redacted) { QTest::newRow(name) << policy << file << redacted; };
    row("an object that is a secret", R"({"credentials":{"user":"s3cret","n":5}})",
        R"({"credentials":{"n":"REDACTED","user":"REDACTED"}})", {u"/credentials/n"_qs, u"/credentials/user"_qs});
    row("a secret in an object", R"({"oauth":{"client_secret":"s3cret","client":"a"}})",
        R"({"oauth":{"client":"a","client_secret":"REDACTED"}})", {u"/oauth/client_secret"_qs});
    row("a pair", R"({"fields":[{"name":"api_key","value":"s3cret"},{"name":"team","value":"a"}]})",
        R"({"fields":[{"name":"api_key","value":"REDACTED"},{"name":"team","value":"a"}]})", {u"/fields/0/value"_qs});
    row("a list of secrets", R"({"meta_data":{"tokens":["s3cret"]}})", R"({"meta_data":{"tokens":["REDACTED"]}})",
        {u"/meta_data/tokens/0"_qs});
    row("a number of tokens", R"({"max_tokens":100})", R"({"max_tokens":100})", {});
    row("a URL", R"({"hook":"https://kim:s3cret@a.example/?token=s3cret"})",
        R"({"hook":"https://REDACTED@a.example/?token=REDACTED"})", {u"/hook"_qs});
    row("JSON in a text", R"({"script":"{\"oauth\":{\"password\":{\"v\":\"s3cret\"}}}"})",
        R"({"script":"{\"oauth\":{\"password\":{\"v\":\"REDACTED\"}}}"})", {u"/script"_qs});
    row("a private key", R"({"pem":"-----BEGIN PRIVATE KEY-----\ns3cret"})", R"({"pem":"REDACTED"})", {u"/pem"_qs});
    row("an API whose ID is like a secret's name", R"({"access_rights":{"token":{"api_id":"token","versions":["a"]}}})",
        R"({"access_rights":{"token":{"api_id":"token","versions":["a"]}}})", {});
}

void TestPolicyFile::redactsByStructure()
{
    QFETCH(QByteArray, policy);
    QFETCH(QByteArray, file);
    const management::PolicyFile written = management::policyFile({json(policy)}, FileSecrets::Redact);
    QCOMPARE(written.json.toJson(), file);
    QTEST(written.redacted, "redacted");
    QVERIFY(!written.json.toJson().contains("s3cret"));
    // What is redacted is not known, so it is no difference.
    QVERIFY(management::policyDifferences({json(policy)}, {written.json}).isEmpty());
}

/** Trying all numbers again for each policy would be 1,800,000,000 attempts. */
void TestPolicyFile::namesManyFiles()
{
    constexpr int count = 60'000;
    const QList<management::PolicyText> texts = management::policyTexts(
        QList<Policy>(count, {json(R"({"_id":"1","name":"a"})")}), FileSecrets::Redact);
    QCOMPARE(texts.size(), count);
    QCOMPARE(texts.constFirst().name, u"a-1.json"_qs);
    QCOMPARE(texts.at(1).name, u"a-1-2.json"_qs);
    QCOMPARE(texts.constLast().name, u"a-1-60000.json"_qs);
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
