#include "awaited.h"
#include "remotestore.h"
#include "secretfile.h"
#include "servedenvironment.h"
#include "storeresolver.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using base::ErrorCode;
using support::awaited;
using support::httpAnswer;

/** References answered by variables, files, the keychain, Consul and Vault. */
class TestStoreResolver final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void resolvesValues_data();
    void resolvesValues();
    void tellsWhatIsMissing_data();
    void tellsWhatIsMissing();
    void cutsOneNewline_data();
    void cutsOneNewline();
    void staysBelowTheFolder_data();
    void staysBelowTheFolder();
    void readsNoLargeFile();
    void asksConsul();
    void asksVault();
    void readsVaultFields_data();
    void readsVaultFields();
    void makesVaultPaths_data();
    void makesVaultPaths();
    void tellsWhyAServerDidNotAnswer_data();
    void tellsWhyAServerDidNotAnswer();
    void decodesNoAnswer();
    void readsNoLargeAnswer();
    void timesOut();
    void takesTokensOfTheProcess();
    void sendsATokenToItsAddressOnly_data();
    void sendsATokenToItsAddressOnly();
    void sendsNoTokenOverPlainHttp();
    void followsNoRedirect();
    void keepsTheTokensOfTwoStoresApart_data();
    void keepsTheTokensOfTwoStoresApart();

private:
    static void forgetProcessStores()
    {
        for (const char *name : {"CONSUL_HTTP_ADDR", "CONSUL_HTTP_TOKEN", "VAULT_ADDR", "VAULT_TOKEN"})
            qunsetenv(name);
    }
    void writeFile(const QString &name, const QByteArray &content);
    base::Result<secrets::Secret> resolve(const QString &value)
    {
        const auto text = awaited(secrets::resolveText(m_served->resolver, secrets::TextWithReferences(value)));
        return text ? base::Result<secrets::Secret>(text->value) : base::Result<secrets::Secret>(text.error());
    }

    QTemporaryDir m_folder;
    /** The resolver with one server for all stores. */
    struct Served : support::ServedEnvironment {
        secrets::StoreResolver resolver{keychain};
        void apply() { resolver.setEnvironment(environment); }
    };
    std::unique_ptr<Served> m_served;
};

void TestStoreResolver::initTestCase()
{
    forgetProcessStores();
    qputenv("GATEWRIGHT_TEST_USER", "kim");
    qputenv("GATEWRIGHT_TEST_EMPTY", "");
    QVERIFY(QDir(m_folder.path()).mkpath(u"secrets/deep"_qs));
    writeFile(u"outside"_qs, "outside");
    writeFile(u"secrets/password"_qs, "pa55\n");
    writeFile(u"secrets/deep/token"_qs, "deep");
    QVERIFY(QFile::link(m_folder.filePath(u"outside"_qs), m_folder.filePath(u"secrets/leak"_qs)));
    QVERIFY(QFile::link(m_folder.path(), m_folder.filePath(u"secrets/up"_qs)));
    QVERIFY(QFile::link(m_folder.filePath(u"secrets/deep/token"_qs), m_folder.filePath(u"secrets/inner"_qs)));
}

void TestStoreResolver::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_qs));
    m_served = std::make_unique<Served>();
    m_served->environment.secretsFolder = m_folder.filePath(u"secrets"_qs);
    using Kind = management::NamedStore::Kind;
    m_served->environment.stores = {{u"chain"_qs, Kind::Keychain, {}, {}},
                                    {u"vars"_qs, Kind::Environment, {}, {}},
                                    {u"files"_qs, Kind::File, {}, m_folder.filePath(u"secrets/deep"_qs)},
                                    {u"consul2"_qs, Kind::Consul, m_served->server.url("/c"), {}},
                                    {u"vault2"_qs, Kind::Vault, m_served->server.url("/v"), {}}};
    m_served->apply();
    m_served->keychain.entries.insert(m_served->environment.secretKey(u"petstore/upstream"_qs), "from-keychain");
}

void TestStoreResolver::cleanup()
{
    forgetProcessStores();
    m_served.reset();
}

void TestStoreResolver::writeFile(const QString &name, const QByteArray &content)
{
    QFile file(m_folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void TestStoreResolver::resolvesValues_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("resolved");
    QTest::newRow("literal") << u"plain"_qs << QByteArray("plain");
    QTest::newRow("variable") << u"env://GATEWRIGHT_TEST_USER"_qs << QByteArray("kim");
    QTest::newRow("empty variable") << u"env://GATEWRIGHT_TEST_EMPTY"_qs << QByteArray();
    QTest::newRow("inside text") << u"<env://GATEWRIGHT_TEST_USER>"_qs << QByteArray("<kim>");
    QTest::newRow("several") << u"env://GATEWRIGHT_TEST_USER:file://password"_qs << QByteArray("kim:pa55");
    QTest::newRow("file in a folder") << u"file://deep/token"_qs << QByteArray("deep");
    QTest::newRow("link that stays inside") << u"file://inner"_qs << QByteArray("deep");
    QTest::newRow("keychain") << u"secrets://petstore/upstream"_qs << QByteArray("from-keychain");
    QTest::newRow("named keychain") << u"kv://chain/petstore/upstream"_qs << QByteArray("from-keychain");
    QTest::newRow("named variable") << u"$kv{vars:GATEWRIGHT_TEST_USER}"_qs << QByteArray("kim");
    QTest::newRow("named file") << u"kv://files/token"_qs << QByteArray("deep");
}

void TestStoreResolver::resolvesValues()
{
    QFETCH(QString, value);
    QFETCH(QByteArray, resolved);
    const auto result = resolve(value);
    QVERIFY(result.isOk());
    QVERIFY(result->reveal() == resolved);
    QCOMPARE(m_served->server.connections(), 0);
}

void TestStoreResolver::tellsWhatIsMissing_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::newRow("variable") << u"env://GATEWRIGHT_NO_SUCH"_qs << ErrorCode::NotFound
                              << u"env://GATEWRIGHT_NO_SUCH: GATEWRIGHT_NO_SUCH"_qs;
    QTest::newRow("file") << u"x file://nosuch"_qs << ErrorCode::NotFound << u"file://nosuch: nosuch"_qs;
    QTest::newRow("folder as file") << u"file://deep"_qs << ErrorCode::NotFound << u"file://deep: deep"_qs;
    QTest::newRow("store") << u"kv://nosuch/a"_qs << ErrorCode::Unsupported << u"kv://nosuch/a: nosuch"_qs;
    QTest::newRow("malformed") << u"env://"_qs << ErrorCode::InvalidArgument << u"env://"_qs;
    QTest::newRow("for other fields") << u"$secret_env.NAME"_qs << ErrorCode::InvalidArgument << u"$secret_env.NAME"_qs;
    QTest::newRow("one of two") << u"env://GATEWRIGHT_TEST_USER:env://GATEWRIGHT_NO_SUCH"_qs << ErrorCode::NotFound
                                << u"env://GATEWRIGHT_NO_SUCH: GATEWRIGHT_NO_SUCH"_qs;
}

void TestStoreResolver::tellsWhatIsMissing()
{
    QFETCH(QString, value);
    const auto result = resolve(value);
    QVERIFY(!result.isOk());
    QTEST(result.error().code, "code");
    QTEST(result.error().detail, "detail");
}

void TestStoreResolver::cutsOneNewline_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("secret");
    QTest::newRow("none") << QByteArray("a") << QByteArray("a");
    QTest::newRow("one") << QByteArray("a\n") << QByteArray("a");
    QTest::newRow("two") << QByteArray("a\n\n") << QByteArray("a\n");
    QTest::newRow("CRLF") << QByteArray("a\r\n") << QByteArray("a");
    QTest::newRow("alone") << QByteArray("\n") << QByteArray();
    QTest::newRow("blanks stay") << QByteArray(" a \n") << QByteArray(" a ");
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

void TestStoreResolver::cutsOneNewline()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, secret);
    writeFile(u"secrets/newline"_qs, content);
    const auto result = resolve(u"file://newline"_qs);
    QVERIFY(result.isOk());
    QVERIFY(result->reveal() == secret);
}

void TestStoreResolver::staysBelowTheFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("absolute") << u"/etc/passwd"_qs;
    QTest::newRow("up") << u"../outside"_qs;
    QTest::newRow("up inside") << u"deep/../../outside"_qs;
    QTest::newRow("link to a file outside") << u"leak"_qs;
    QTest::newRow("link to a folder outside") << u"up/outside"_qs;
    QTest::newRow("empty") << QString();
    QTest::newRow("backslashes") << u"..\\outside"_qs;
    QTest::newRow("NUL") << QString(u"password"_qs + QChar(0) + u"x"_qs);
}

void TestStoreResolver::staysBelowTheFolder()
{
    QFETCH(QString, path);
    const auto read = secrets::readSecretFile(m_served->environment.secretsFolder, path);
    QVERIFY(!read.isOk());
    QCOMPARE(read.error().code, ErrorCode::InvalidArgument);
    QVERIFY(!awaited(m_served->resolver.resolve({secrets::Store::File, {}, path, {}, 0, 0})).isOk());
}

void TestStoreResolver::readsNoLargeFile()
{
    writeFile(u"secrets/large"_qs, QByteArray(1024 * 1024 + 1, 'x'));
    QCOMPARE(resolve(u"file://large"_qs).error().code, ErrorCode::TooLarge);
    m_served->environment.secretsFolder.clear();
    m_served->apply();
    QCOMPARE(resolve(u"file://password"_qs).error().code, ErrorCode::FolderMissing);
}

void TestStoreResolver::asksConsul()
{
    m_served->keychain.entries.insert(m_served->environment.consulTokenKey(), "consul-token");
    m_served->server.answer(httpAnswer(200, "text/plain", "raw value\n"));
    const auto result = resolve(u"consul://gateway/upstream%20password"_qs);
    QVERIFY(result.isOk());
    QVERIFY(result->reveal() == "raw value\n");
    QCOMPARE(m_served->server.requestLine(), QByteArray("GET /v1/kv/gateway/upstream%2520password?raw HTTP/1.1"));
    QCOMPARE(m_served->server.field("X-Consul-Token"), QByteArray("consul-token"));
    QVERIFY(!m_served->server.field("Authorization").has_value());
    QVERIFY(resolve(u"kv://consul2/a"_qs).isOk());
    QCOMPARE(m_served->server.requestLine(1), QByteArray("GET /c/v1/kv/a?raw HTTP/1.1"));
}

void TestStoreResolver::asksVault()
{
    m_served->keychain.entries.insert(m_served->environment.vaultTokenKey(), "vault-token");
    m_served->server.answerJson(R"({"data":{"data":{"password":"from-vault"},"metadata":{"version":3}}})");
    const auto result = resolve(u"vault://kv/team/petstore#password"_qs);
    QVERIFY(result.isOk());
    QVERIFY(result->reveal() == "from-vault");
    QCOMPARE(m_served->server.requestLine(), QByteArray("GET /prefix/v1/kv/data/team/petstore HTTP/1.1"));
    QCOMPARE(m_served->server.field("X-Vault-Token"), QByteArray("vault-token"));
    QVERIFY(resolve(u"$kv{vault2:kv/a#password}"_qs).isOk());
    QCOMPARE(m_served->server.requestLine(1), QByteArray("GET /v/v1/kv/data/a HTTP/1.1"));
}

void TestStoreResolver::readsVaultFields_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<ErrorCode>("code");
    const ErrorCode none = ErrorCode::Internal;
    QTest::newRow("text") << QByteArray(R"({"data":{"data":{"f":"x"}}})") << QByteArray("x") << none;
    QTest::newRow("number") << QByteArray(R"({"data":{"data":{"f":12.50}}})") << QByteArray("12.50") << none;
    QTest::newRow("truth") << QByteArray(R"({"data":{"data":{"f":true}}})") << QByteArray("true") << none;
    QTest::newRow("no field") << QByteArray(R"({"data":{"data":{"g":"x"}}})") << QByteArray() << ErrorCode::NotFound;
    QTest::newRow("deleted version") << QByteArray(R"({"data":{"data":null}})") << QByteArray() << ErrorCode::NotFound;
    QTest::newRow("version 1") << QByteArray(R"({"data":{"f":"x"}})") << QByteArray() << ErrorCode::NotFound;
    QTest::newRow("object") << QByteArray(R"({"data":{"data":{"f":{}}}})") << QByteArray() << ErrorCode::WrongType;
    QTest::newRow("html") << QByteArray("<html>") << QByteArray() << ErrorCode::UnexpectedAnswer;
    QTest::newRow("array") << QByteArray("[]") << QByteArray() << ErrorCode::NotFound;
}

void TestStoreResolver::readsVaultFields()
{
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, secret);
    QFETCH(ErrorCode, code);
    m_served->server.answerJson(answer);
    const auto result = resolve(u"vault://kv/a#f"_qs);
    QCOMPARE(result.isOk(), code == ErrorCode::Internal);
    if (result)
        QVERIFY(result->reveal() == secret);
    else
        QCOMPARE(result.error().code, code);
}

void TestStoreResolver::makesVaultPaths_data()
{
    QTest::addColumn<QString>("mount");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("result");
    QTest::newRow("mount in the path") << QString() << u"kv/a/b"_qs << u"kv/data/a/b"_qs;
    QTest::newRow("one part") << QString() << u"a"_qs << u"secret/data/a"_qs;
    QTest::newRow("mount of the environment") << u"team"_qs << u"kv/a"_qs << u"team/data/kv/a"_qs;
}

void TestStoreResolver::makesVaultPaths()
{
    QFETCH(QString, mount);
    QFETCH(QString, path);
    QTEST(secrets::vaultPath(mount, path), "result");
}

void TestStoreResolver::tellsWhyAServerDidNotAnswer_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("404") << 404 << ErrorCode::NotFound;
    QTest::newRow("403") << 403 << ErrorCode::PermissionDenied;
    QTest::newRow("401") << 401 << ErrorCode::PermissionDenied;
    QTest::newRow("500") << 500 << ErrorCode::Refused;
    QTest::newRow("503 sealed") << 503 << ErrorCode::Refused;
    QTest::newRow("204") << 204 << ErrorCode::UnexpectedAnswer;
    QTest::newRow("broken connection") << 0 << ErrorCode::Unreachable;
}

void TestStoreResolver::tellsWhyAServerDidNotAnswer()
{
    QFETCH(int, status);
    m_served->server.answer(status == 0 ? QByteArray() : httpAnswer(status, "application/json", "{\"errors\":[]}"));
    QTEST(resolve(u"consul://a"_qs).error().code, "code");
    QTEST(resolve(u"vault://kv/a#b"_qs).error().code, "code");
}

/** Some KiB can decode to gigabytes. */
void TestStoreResolver::decodesNoAnswer()
{
    const QByteArray body = QByteArray::fromHex("1f8b0800000000000003ab00008316dc8c01000000"); // "x"
    for (const QByteArray coding : {"gzip", "deflate", "br", "zstd"}) {
        m_served->server.answer(httpAnswer(200, "application/json", body, "Content-Encoding: " + coding + "\r\n"));
        QCOMPARE(resolve(u"consul://a"_qs).error().code, ErrorCode::Unreachable);
        QCOMPARE(resolve(u"vault://kv/a#b"_qs).error().code, ErrorCode::Unreachable);
    }
    QCOMPARE(m_served->server.field("Accept-Encoding"), QByteArray("identity"));
}

void TestStoreResolver::readsNoLargeAnswer()
{
    m_served->server.answer(httpAnswer(200, "text/plain", QByteArray(1024 * 1024, 'x')));
    QCOMPARE(resolve(u"consul://a"_qs)->reveal().size(), 1024 * 1024);
    m_served->server.answer(httpAnswer(200, "text/plain", QByteArray(1024 * 1024 + 1, 'x')));
    (void)resolve(u"consul://b"_qs);
    QCOMPARE(resolve(u"consul://c"_qs).error().code, ErrorCode::TooLarge);
}

void TestStoreResolver::timesOut()
{
    m_served->environment.timeoutMs = 100;
    m_served->apply();
    m_served->server.answer({}, support::RecordingServer::Then::Stay);
    QCOMPARE(resolve(u"consul://a"_qs).error().code, ErrorCode::TimedOut);
}

void TestStoreResolver::takesTokensOfTheProcess()
{
    m_served->environment.consulUrl.clear();
    m_served->apply();
    QCOMPARE(resolve(u"consul://a"_qs).error().code, ErrorCode::Unsupported);
    qputenv("CONSUL_HTTP_ADDR", m_served->server.url().toEncoded());
    qputenv("CONSUL_HTTP_TOKEN", "process-token");
    m_served->server.answer(httpAnswer(200, "text/plain", "x"));
    QVERIFY(resolve(u"consul://a"_qs).isOk());
    QCOMPARE(m_served->server.field("X-Consul-Token"), QByteArray("process-token"));
}

void TestStoreResolver::sendsATokenToItsAddressOnly_data()
{
    QTest::addColumn<bool>("isNamed");
    QTest::addColumn<bool>("hasAddress");
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<QByteArray>("processAddress");
    QTest::addColumn<QByteArray>("sent");
    // `owner` is the store whose token the keychain has. SERVER is the origin of the asked server, PORT its port.
    const auto row = [](const char *name, bool isNamed, bool hasAddress, const char *owner, const char *processAddress,
                        const char *sent) {
        QTest::newRow(name) << isNamed << hasAddress << QByteArray(owner) << QByteArray(processAddress)
                            << QByteArray(sent);
    };
    row("own token", false, true, "environment", "", "stored");
    row("own token before that of the process", false, true, "environment", "SERVER", "stored");
    row("process at the same address", false, true, "", "SERVER", "process");
    row("process at another path", false, true, "", "SERVER/other?x", "process");
    row("process in capitals", false, true, "", "HTTP://127.0.0.1:PORT", "process");
    row("process without an address", false, true, "", "", "");
    row("process at another port", false, true, "", "http://127.0.0.1:1", "");
    row("process without a port", false, true, "", "http://127.0.0.1", "");
    row("process with a trailing dot", false, true, "", "http://127.0.0.1.:PORT", "");
    row("process with user information", false, true, "", "http://kim:pw@127.0.0.1:PORT", "process");
    row("process with the address in the query", false, true, "", "http://other.example/?SERVER", "");
    row("process with the address in the fragment", false, true, "", "http://other.example#@127.0.0.1:PORT", "");
    row("process with blanks", false, true, "", " SERVER", "");
    row("process over https", false, true, "", "https://127.0.0.1:PORT", "");
    row("process with another name of the machine", false, true, "", "http://localhost:PORT", "");
    row("process with another user", false, true, "", "http://SERVER@127.0.0.1:1", "");
    row("token of a named store", false, true, "named", "", "");
    row("no address, process", false, false, "", "SERVER", "process");
    row("no address, token of the environment", false, false, "environment", "SERVER", "process");
    row("named: own token", true, true, "named", "SERVER", "stored");
    row("named: token of the environment", true, true, "environment", "", "");
    row("named: token of another store", true, true, "other", "", "");
    row("named: process at the same address", true, true, "", "SERVER", "process");
    row("named: process at another address", true, true, "", "http://127.0.0.1:1", "");
    row("named: no address, own token", true, false, "named", "SERVER", "process");
}

void TestStoreResolver::sendsATokenToItsAddressOnly()
{
    QFETCH(const bool, isNamed);
    QFETCH(const bool, hasAddress);
    QFETCH(const QByteArray, owner);
    QFETCH(QByteArray, processAddress);
    QFETCH(const QByteArray, sent);
    processAddress.replace("SERVER", m_served->server.url().toEncoded());
    processAddress.replace("PORT", QByteArray::number(m_served->server.port()));
    management::Environment &environment = m_served->environment;
    if (!hasAddress) {
        environment.consulUrl.clear();
        environment.vaultUrl.clear();
        for (management::NamedStore &store : environment.stores)
            store.url.clear();
    }
    m_served->apply();
    const auto ask = [&](const QString &reference, const QByteArray &header, const QString &ownKey,
                         const QString &namedKey, const QString &otherKey) {
        const QHash<QByteArray, QString> keys{{"environment", ownKey}, {"named", namedKey}, {"other", otherKey}};
        if (!owner.isEmpty())
            m_served->keychain.entries.insert(keys.value(owner), "stored");
        const qsizetype place = m_served->server.requests().size();
        QVERIFY(resolve(reference).isOk());
        QCOMPARE(m_served->server.field(header, place).value_or(QByteArray()), sent);
        m_served->keychain.entries.clear();
    };
    qputenv("CONSUL_HTTP_ADDR", processAddress);
    qputenv("CONSUL_HTTP_TOKEN", "process");
    m_served->server.answerJson(R"({"data":{"data":{"b":"x"}}})");
    ask(isNamed ? u"kv://consul2/a"_qs : u"consul://a"_qs, "X-Consul-Token", environment.consulTokenKey(),
        environment.storeTokenKey(u"consul2"_qs), environment.storeTokenKey(u"vault2"_qs));
    qputenv("VAULT_ADDR", processAddress);
    qputenv("VAULT_TOKEN", "process");
    ask(isNamed ? u"kv://vault2/kv/a#b"_qs : u"vault://kv/a#b"_qs, "X-Vault-Token", environment.vaultTokenKey(),
        environment.storeTokenKey(u"vault2"_qs), environment.storeTokenKey(u"consul2"_qs));
}

void TestStoreResolver::sendsNoTokenOverPlainHttp()
{
    m_served->environment.vaultUrl = QUrl(u"http://vault.example"_qs);
    m_served->apply();
    QCOMPARE(resolve(u"vault://kv/a#b"_qs).error().code, ErrorCode::Refused);
}

void TestStoreResolver::followsNoRedirect()
{
    support::RecordingServer other;
    m_served->server.answer(httpAnswer(307, {}, {}, "Location: " + other.url("/v1/kv/a?raw").toEncoded() + "\r\n"));
    m_served->keychain.entries.insert(m_served->environment.consulTokenKey(), "consul-token");
    m_served->keychain.entries.insert(m_served->environment.vaultTokenKey(), "vault-token");
    QCOMPARE(resolve(u"consul://a"_qs).error().code, ErrorCode::UnexpectedAnswer);
    QCOMPARE(resolve(u"vault://kv/a#b"_qs).error().code, ErrorCode::UnexpectedAnswer);
    QCOMPARE(m_served->server.requests().size(), 2);
    QCOMPARE(other.connections(), 0);
}

void TestStoreResolver::keepsTheTokensOfTwoStoresApart_data()
{
    QTest::addColumn<QByteArray>("answer"); // ELSEWHERE is the other store.
    const QByteArray redirect = "Location: ELSEWHERE/v1/kv/a?raw\r\n";
    QTest::newRow("value") << httpAnswer(200, "application/json", R"({"data":{"data":{"f":"x"}}})");
    for (const int status : {301, 302, 303, 307, 308})
        QTest::addRow("%d", status) << httpAnswer(status, {}, {}, redirect);
    QTest::newRow("refresh") << httpAnswer(200, "text/html", {}, "Refresh: 0; url=ELSEWHERE\r\n");
    QTest::newRow("alternative service") << httpAnswer(503, {}, {}, "Alt-Svc: http/1.1=\"ELSEWHERE\"\r\n");
    QTest::newRow("asks for credentials") << httpAnswer(401, {}, {}, "WWW-Authenticate: Basic realm=\"x\"\r\n");
    QTest::newRow("asks for those of a proxy") << httpAnswer(407, {}, {}, "Proxy-Authenticate: Basic realm=\"x\"\r\n");
    QTest::newRow("repeats the token") << httpAnswer(403, "application/json",
                                                     R"({"errors":["T0ken-team","T0ken-shop","T0ken-next"]})");
    QTest::newRow("no answer") << QByteArray();
}

/** Two stores at one host with different paths, a third one at another port, and user information in the URLs. */
void TestStoreResolver::keepsTheTokensOfTwoStoresApart()
{
    QFETCH(QByteArray, answer);
    using Kind = management::NamedStore::Kind;
    support::RecordingServer next;
    management::Environment &environment = m_served->environment;
    QUrl withUser = m_served->server.url("/team/");
    withUser.setUserInfo(u"kim:pa55"_qs);
    environment.stores = {{u"team"_qs, Kind::Consul, withUser, {}},
                          {u"shop"_qs, Kind::Vault, m_served->server.url("/shop"), {}},
                          {u"next"_qs, Kind::Consul, next.url(), {}}};
    for (const QString &name : {u"team"_qs, u"shop"_qs, u"next"_qs})
        m_served->keychain.entries.insert(environment.storeTokenKey(name), "T0ken-" + name.toUtf8());
    m_served->apply();
    m_served->server.answer(QByteArray(answer).replace("ELSEWHERE", next.url().toEncoded()));
    next.answer(QByteArray(answer).replace("ELSEWHERE", m_served->server.url().toEncoded()));
    QByteArray texts;
    for (const QString &reference : {u"kv://team/a"_qs, u"kv://shop/kv/a#f"_qs, u"kv://next/a"_qs}) {
        const auto result = resolve(reference);
        if (!result)
            texts += result.error().detail.toUtf8() + '\n';
    }
    QVERIFY2(!texts.contains("T0ken") && !texts.contains("pa55"), texts.constData());
    const auto check = [](const support::RecordingServer &server, const QByteArray &start, const QByteArray &owner) {
        int seen = 0;
        for (const QByteArray &request : server.requests()) {
            QVERIFY2(!request.toLower().contains("\r\nauthorization:"), request.constData());
            if (!request.startsWith(start))
                continue;
            ++seen;
            QVERIFY2(request.contains("-Token: T0ken-" + owner + "\r\n"), request.constData());
            QCOMPARE(request.count("T0ken"), 1);
        }
        QVERIFY(seen > 0);
    };
    check(m_served->server, "GET /team/v1/kv/a", "team");
    check(m_served->server, "GET /shop/v1/kv/data/a", "shop");
    check(next, "GET /v1/kv/a", "next");
    QVERIFY(std::none_of(m_served->server.requests().begin(), m_served->server.requests().end(),
                         [](const QByteArray &request) { return request.startsWith("GET /v1/"); }));
}

GATEWRIGHT_TEST(TestStoreResolver, QCoreApplication)
#include "teststoreresolver.moc"
