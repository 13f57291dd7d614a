#include "banner.h"
#include "environmentlist.h"
#include "exchangesfixture.h"
#include "fakekeychain.h"
#include "fieldmessage.h"
#include "operationkey.h"
#include "testprogram.h"

#include <QApplication>

using management::ClientCredential;
using support::control;
using support::type;

/** The environment's client credentials in requests to operations. */
class TestEnvironmentCredentials final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void sendsTheCredentialOfTheScheme_data();
    void sendsTheCredentialOfTheScheme();
    void prefersWhatIsTyped();
    void sendsNothingToAnotherUpstream();
    void sendsAPlaceholderToTheEcho();
    void choosesTheAlternativeWithACredential();
    void followsTheCurrentEnvironment();
    void saysThatTheKeychainIsLocked();
    void sendsOnceWhileTheKeychainIsRead();

private:
    struct NoStorage final : management::EnvironmentStorage {
        QList<management::Environment> load() override { return {}; }
        void save(const QList<management::Environment> &, const QString &) override {}
        QString currentId() override { return {}; }
    };

    /** Gives the environment in use credentials, each with the secret of its kind. */
    void setCredentials(const QList<ClientCredential> &credentials);
    void compose(const QByteArray &path);
    void send();
    [[nodiscard]] const preview::ComposedRequest &sent() const { return m_fixture->sender.sent.constLast(); }

    NoStorage m_storage;
    std::unique_ptr<support::FakeKeychain> m_keychain;
    std::unique_ptr<management::EnvironmentList> m_environments;
    std::unique_ptr<support::ExchangesFixture> m_fixture;
    workspace::OpenDefinition *m_shop = nullptr;
};

namespace {

const QString ShopOrigin = u"https://shop.example"_qs;

const QByteArray SecuredShop = R"(openapi: 3.1.0
info: {title: Shop, version: '1'}
paths:
  /key: {get: {security: [{key: []}], responses: {}}}
  /query: {get: {security: [{query: []}], responses: {}}}
  /bearer: {get: {security: [{token: []}], responses: {}}}
  /oauth: {get: {security: [{oauth: [read]}], responses: {}}}
  /basic: {get: {security: [{login: []}], responses: {}}}
  /either: {get: {security: [{key: []}, {token: []}], responses: {}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    query: {type: apiKey, in: query, name: k}
    token: {type: http, scheme: bearer}
    oauth: {type: oauth2, flows: {}}
    login: {type: http, scheme: basic}
x-vendor-api-gateway:
  info: {name: Shop, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream: {url: 'https://SHOP.example:443/v1'}
)";

QByteArray secretOf(ClientCredential::Kind kind)
{
    return kind == ClientCredential::Kind::Basic ? "kim:s e" : "secret-1";
}

} // namespace

void TestEnvironmentCredentials::init()
{
    m_keychain = std::make_unique<support::FakeKeychain>();
    m_environments = std::make_unique<management::EnvironmentList>(m_storage);
    m_fixture = std::make_unique<support::ExchangesFixture>();
    m_fixture->page->setEnvironments(*m_environments, *m_keychain);
    m_shop = m_fixture->definitions.addUntitled(u"shop.yaml"_qs, SecuredShop, document::Format::Yaml);
    m_fixture->routes.setServed(*m_shop, true);
    QTRY_VERIFY(m_fixture->routes.isSettled());
}

void TestEnvironmentCredentials::cleanup()
{
    m_fixture.reset();
    m_environments.reset();
}

void TestEnvironmentCredentials::setCredentials(const QList<ClientCredential> &credentials)
{
    management::Environment environment = m_environments->current();
    environment.clientCredentials = credentials;
    m_environments->put(environment);
    for (const ClientCredential &credential : credentials)
        m_keychain->entries.insert(environment.clientCredentialKey(credential), secretOf(credential.kind));
}

void TestEnvironmentCredentials::compose(const QByteArray &path)
{
    control<QLineEdit>(*m_fixture->page, "composerPath")->clear();
    m_fixture->page->compose({m_shop, path, "get"}, false);
    QTRY_VERIFY(!control<QLineEdit>(*m_fixture->page, "composerPath")->text().isEmpty());
}

void TestEnvironmentCredentials::send()
{
    const qsizetype before = m_fixture->sender.sent.size();
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), before + 1);
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());
}

void TestEnvironmentCredentials::sendsTheCredentialOfTheScheme_data()
{
    using Kind = ClientCredential::Kind;
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray basic = "Basic " + QByteArray("kim:s e").toBase64();
    QTest::newRow("API key") << QByteArray("/key") << int(Kind::ApiKey) << u"key"_qs << QByteArray("X-Key")
                             << QByteArray("secret-1");
    QTest::newRow("any API key") << QByteArray("/key") << int(Kind::ApiKey) << QString() << QByteArray("X-Key")
                                 << QByteArray("secret-1");
    QTest::newRow("bearer") << QByteArray("/bearer") << int(Kind::Bearer) << u"token"_qs << QByteArray("Authorization")
                            << QByteArray("Bearer secret-1");
    QTest::newRow("OAuth 2.0") << QByteArray("/oauth") << int(Kind::Bearer) << QString() << QByteArray("Authorization")
                               << QByteArray("Bearer secret-1");
    QTest::newRow("basic") << QByteArray("/basic") << int(Kind::Basic) << u"login"_qs << QByteArray("Authorization")
                           << basic;
    QTest::newRow("other scheme") << QByteArray("/key") << int(Kind::ApiKey) << u"query"_qs << QByteArray("X-Key")
                                  << QByteArray();
    QTest::newRow("other kind") << QByteArray("/key") << int(Kind::Bearer) << u"key"_qs << QByteArray("X-Key")
                                << QByteArray();
}

void TestEnvironmentCredentials::sendsTheCredentialOfTheScheme()
{
    QFETCH(const QByteArray, path);
    QFETCH(const int, kind);
    QFETCH(const QString, scheme);
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, expected);
    setCredentials({{ClientCredential::Kind(kind), scheme, ShopOrigin}});
    compose(path);
    send();
    QCOMPARE(sent().head.headers.first(header).value_or(QByteArray()), expected);
    // The secret is in no field.
    for (const QLineEdit *field : m_fixture->page->findChildren<QLineEdit *>())
        QVERIFY(!field->text().contains(u"secret-1"_qs));
}

void TestEnvironmentCredentials::prefersWhatIsTyped()
{
    setCredentials({{ClientCredential::Kind::ApiKey, u"key"_qs, ShopOrigin}});
    compose("/key");
    QTRY_VERIFY(m_fixture->page->findChild<QLineEdit *>(u"requestCredential-key"_qs));
    type(*m_fixture->page, "requestCredential-key", u"typed"_qs);
    send();
    QCOMPARE(sent().head.headers.first("X-Key"), QByteArray("typed"));
}

/** The upstream is that of the route which the gateway uses, whatever the operation and the path say. */
void TestEnvironmentCredentials::sendsNothingToAnotherUpstream()
{
    setCredentials({{ClientCredential::Kind::ApiKey, u"key"_qs, ShopOrigin}});
    compose("/key");
    const document::Pointer url{"x-vendor-api-gateway", "upstream", "url"};
    QVERIFY(m_shop->document().setScalar(url, document::Value::string(u"https://other.example"_qs)));
    send();
    QVERIFY(!sent().head.headers.contains("X-Key"));
    QVERIFY(m_shop->document().setScalar(url, document::Value::string(u"https://shop.example"_qs)));
    auto *other = m_fixture->definitions.addUntitled(
        u"other.yaml"_qs,
        QByteArray(SecuredShop).replace("/shop/", "/other/").replace("SHOP.example:443", "other.example"),
        document::Format::Yaml);
    m_fixture->routes.setServed(*other, true);
    QTRY_VERIFY(m_fixture->routes.isSettled());
    compose("/key");
    type(*m_fixture->page, "composerPath", u"/other/key"_qs);
    send();
    QCOMPARE(sent().head.target, QByteArray("/other/key"));
    QVERIFY(!sent().head.headers.contains("X-Key"));
}

void TestEnvironmentCredentials::sendsAPlaceholderToTheEcho()
{
    setCredentials({{ClientCredential::Kind::Bearer, QString(), ShopOrigin}});
    m_fixture->routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    compose("/bearer");
    send();
    QCOMPARE(sent().head.headers.first("Authorization"), QByteArray("Bearer user:placeholder"));
}

void TestEnvironmentCredentials::choosesTheAlternativeWithACredential()
{
    setCredentials({{ClientCredential::Kind::Bearer, u"token"_qs, ShopOrigin}});
    compose("/either");
    send();
    QCOMPARE(sent().head.headers.first("Authorization"), QByteArray("Bearer secret-1"));
    QVERIFY(!sent().head.headers.contains("X-Key"));
}

void TestEnvironmentCredentials::followsTheCurrentEnvironment()
{
    compose("/key");
    const auto message = [this] {
        QStringList texts;
        for (const forms::FieldMessage *each : m_fixture->page->findChildren<forms::FieldMessage *>())
            texts.append(each->text());
        return texts.join(u'\n');
    };
    QTRY_VERIFY(message().contains(u"There is no credential"_qs));
    setCredentials({{ClientCredential::Kind::ApiKey, u"key"_qs, ShopOrigin}});
    QTRY_VERIFY(message().contains(ShopOrigin) && !message().contains(u"There is no credential"_qs));
    management::Environment other;
    other.id = u"other"_qs;
    other.name = u"Other"_qs;
    m_environments->put(other);
    m_environments->setCurrent(u"other"_qs);
    QTRY_VERIFY(message().contains(u"There is no credential"_qs));
    send();
    QVERIFY(!sent().head.headers.contains("X-Key"));
}

void TestEnvironmentCredentials::saysThatTheKeychainIsLocked()
{
    setCredentials({{ClientCredential::Kind::ApiKey, u"key"_qs, ShopOrigin}});
    m_keychain->failure = base::Error{base::ErrorCode::KeychainLocked, {}};
    compose("/key");
    m_fixture->page->send();
    auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible() && banner->text().contains(m_environments->current().name));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    m_keychain->failure.reset();
    send();
    QCOMPARE(sent().head.headers.first("X-Key"), QByteArray("secret-1"));
}

void TestEnvironmentCredentials::sendsOnceWhileTheKeychainIsRead()
{
    setCredentials({{ClientCredential::Kind::ApiKey, u"key"_qs, ShopOrigin}});
    m_keychain->waits = true;
    compose("/key");
    m_fixture->page->send();
    m_fixture->page->send();
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    m_keychain->answerReads();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);

    // A request to an operation that is left is not sent.
    m_fixture->sender.answer(preview::ComposedResponse{});
    QTRY_VERIFY(m_fixture->page->canSend());
    m_keychain->waits = true;
    m_fixture->page->send();
    compose("/bearer");
    m_keychain->answerReads();
    send();
    QCOMPARE(m_fixture->sender.sent.size(), 2);
    QCOMPARE(sent().head.target, QByteArray("/shop/bearer"));
}

GATEWRIGHT_TEST(TestEnvironmentCredentials, QApplication)

#include "testenvironmentcredentials.moc"
