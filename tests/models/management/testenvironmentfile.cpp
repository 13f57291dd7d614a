#include "environmentfile.h"
#include "managementlimits.h"
#include "testprogram.h"

#include <QTest>

using management::Environment;
using management::NamedStore;

class TestEnvironmentFile final : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWasWritten();
    void holdsNoSecret();
    void leavesTheSandboxOut();
    void plainHttpIsAllowedAnew();
    void takesNoUserInformationIn();
    void refusesWhatIsNoSuchFile_data();
    void refusesWhatIsNoSuchFile();
};

namespace {

Environment staging()
{
    Environment environment;
    environment.id = u"staging"_qs;
    environment.name = u"Büro \"Test\""_qs;
    environment.dashboardUrl = QUrl(u"https://dash.example:3000/base"_qs);
    environment.portalUrl = QUrl(u"https://portal.example"_qs);
    environment.timeoutMs = 5'000;
    environment.extraCaFile = u"/etc/ca.pem"_qs;
    environment.clientCertificateFile = u"/etc/client.pem"_qs;
    environment.clientKeyFile = u"/etc/client.key"_qs;
    environment.proxyUrl = u"http://proxy.example:3128"_qs;
    environment.secretsFolder = u"/home/kim/secrets"_qs;
    environment.consulUrl = QUrl(u"https://consul.example"_qs);
    environment.vaultUrl = QUrl(u"https://vault.example"_qs);
    environment.vaultMount = u"kv"_qs;
    environment.stores = {{u"team"_qs, NamedStore::Kind::Vault, QUrl(u"https://vault.example/team"_qs), {}},
                          {u"files"_qs, NamedStore::Kind::File, {}, u"/srv/secrets"_qs}};
    using Kind = management::ClientCredential::Kind;
    environment.clientCredentials = {{Kind::Basic, QString(), u"https://api.example"_qs},
                                     {Kind::ApiKey, u"key"_qs, u"http://127.0.0.1:9000"_qs}};
    return environment;
}

} // namespace

void TestEnvironmentFile::comesBackAsItWasWritten()
{
    const auto read = management::readEnvironments(management::writeEnvironments({staging()}));
    QVERIFY(read.isOk());
    Environment expected = staging();
    expected.id.clear();
    QCOMPARE(read->size(), 1);
    QVERIFY(read->constFirst() == expected);
}

void TestEnvironmentFile::holdsNoSecret()
{
    Environment environment = staging();
    environment.proxyUrl = u"http://kim:hunter2@proxy.example:3128"_qs;
    environment.dashboardUrl.setPassword(u"hunter2"_qs);
    environment.stores[0].url.setPassword(u"hunter2"_qs);
    const QByteArray file = management::writeEnvironments({environment});
    QVERIFY(!file.contains("hunter2"));
    QVERIFY(!file.contains("kim:"));
    QVERIFY(file.contains("http://proxy.example:3128"));
}

void TestEnvironmentFile::leavesTheSandboxOut()
{
    Environment sandbox = staging();
    sandbox.isSandbox = true;
    const auto read = management::readEnvironments(management::writeEnvironments({sandbox}));
    QVERIFY(read.isOk() && read->isEmpty());
}

void TestEnvironmentFile::plainHttpIsAllowedAnew()
{
    Environment environment = staging();
    environment.allowPlainHttp = true;
    QVERIFY(!management::readEnvironments(management::writeEnvironments({environment}))->constFirst().allowPlainHttp);
    QVERIFY(!management::readEnvironments(R"({"environments":[{"name":"A","allowPlainHttp":true}]})")
                 ->constFirst()
                 .allowPlainHttp);
}

void TestEnvironmentFile::takesNoUserInformationIn()
{
    const auto read = management::readEnvironments(
        R"({"environments":[{"name":"A","portalUrl":"https://kim:x@p.example/y","timeoutMs":"soon","stores":[{}]}]})");
    QVERIFY(read.isOk());
    QCOMPARE(read->constFirst().portalUrl, QUrl(u"https://p.example/y"_qs));
    QCOMPARE(read->constFirst().timeoutMs, Environment().timeoutMs);
    QCOMPARE(read->constFirst().stores.size(), 1);
}

void TestEnvironmentFile::refusesWhatIsNoSuchFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("environments: []");
    QTest::newRow("other JSON") << QByteArray("[1]");
    QTest::newRow("no list") << QByteArray(R"({"environments":{}})");
    QTest::newRow("an environment without a name") << QByteArray(R"({"environments":[{"name":"A"},{}]})");
    QTest::newRow("no environment") << QByteArray(R"({"environments":["A"]})");
    QTest::newRow("too large") << QByteArray(management::MaximumEnvironmentFileBytes + 1, ' ');
}

void TestEnvironmentFile::refusesWhatIsNoSuchFile()
{
    QFETCH(const QByteArray, file);
    QVERIFY(!management::readEnvironments(file).isOk());
}

GATEWRIGHT_TEST(TestEnvironmentFile, QCoreApplication)
#include "testenvironmentfile.moc"
