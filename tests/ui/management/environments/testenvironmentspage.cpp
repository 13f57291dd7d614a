#include "driving.h"
#include "environmentspage.h"
#include "environmenturl.h"
#include "fakeenvironments.h"
#include "fakekeychain.h"
#include "fakemanagement.h"
#include "fakestore.h"
#include "grabs.h"
#include "secretclipboard.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QMimeData>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>

using support::click;
using support::control;
using support::type;

namespace {

/** Rows of the list of kinds. */
constexpr int FilesKind = 2;
constexpr int ConsulKind = 3;
constexpr int VaultKind = 4;

} // namespace

class TestEnvironmentsPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_page.reset(); }
    void theSandboxIsThereAndCannotBeRemoved();
    void showsTheTokenOfTheSandbox();
    void addsAndSavesAnEnvironment();
    void keepsCredentialsInTheKeychain();
    void keepsCredentialsUntilQuitWithoutAKeychain();
    void readsCredentialsBack();
    void rejectsInvalidUrls_data();
    void rejectsInvalidUrls();
    void warnsOfPlainHttp();
    void testsEveryOperation();
    void fetchesNoPolicyWhereNoneIsKnown();
    void aSavedResponseIsNoConnection();
    void keepsTheProxyPasswordInTheKeychain();
    void warnsOfAProxyPasswordInTheSettings();
    void keepsTheStores();
    void keepsTokensOfStoresInTheKeychain();
    void keepsATokenForEachNamedStore();
    void keepsClientCredentialsInTheKeychain();
    void movesTheTokenOfARenamedStore();
    void removesTheTokenOfARemovedStore();
    void showsNoTokenOfAnotherEnvironment();
    void warnsOfATokenWithoutAnAddress();
    void exportsWithoutCredentialsAndImports();
    void explainsAFailedImport();
    void fitsASmallWindow();
    void showsHelpTextsOfTwoLinesWhole();
    void removesWithTheCredentials();
    void switchesTheEnvironment();
    void asksBeforeEditsAreLost();
    void closesWhileATestIsPending();
    void everyControlHasAName();
    void looksAsItShould();

private:
    void add(const QString &name);
    /** Adds a store to the shown environment. `kind` is its row in the list of kinds. */
    void addStore(int number, const QString &name, int kind, const QString &place);
    const management::Environment &saved() { return m_environments->environments().constLast(); }

    std::unique_ptr<support::FakeEnvironments> m_storage;
    std::unique_ptr<support::FakeStore> m_store;
    std::unique_ptr<support::FakeKeychain> m_keychain;
    std::unique_ptr<support::FakeManagement> m_service;
    std::unique_ptr<management::EnvironmentList> m_environments;
    std::unique_ptr<environments::EnvironmentsPage> m_page;
};

void TestEnvironmentsPage::init()
{
    m_storage = std::make_unique<support::FakeEnvironments>();
    m_store = std::make_unique<support::FakeStore>();
    m_keychain = std::make_unique<support::FakeKeychain>();
    m_service = std::make_unique<support::FakeManagement>();
    m_environments = std::make_unique<management::EnvironmentList>(*m_storage);
    m_page = std::make_unique<environments::EnvironmentsPage>(*m_environments, *m_keychain, *m_service, *m_store);
    support::showPage(*m_page);
}

void TestEnvironmentsPage::add(const QString &name)
{
    click(*m_page, "environmentAdd");
    type(*m_page, "environmentName", name);
    type(*m_page, "environmentDashboardUrl", u"https://dashboard.example.com"_qs);
    type(*m_page, "environmentPortalUrl", u"https://portal.example.com"_qs);
}

void TestEnvironmentsPage::theSandboxIsThereAndCannotBeRemoved()
{
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentRemove")->isEnabled());
    QVERIFY(!control<QLineEdit>(*m_page, "environmentDashboardUrl")->isEnabled());
    QCOMPARE(control<QListView>(*m_page, "environmentList")->model()->rowCount(), 1);
}

void TestEnvironmentsPage::showsTheTokenOfTheSandbox()
{
    auto *token = control<QLineEdit>(*m_page, "environmentSandboxToken");
    QVERIFY(token->isVisible());
    QCOMPARE(token->text(), u"sandbox-token-1"_qs);
    QCOMPARE(token->echoMode(), QLineEdit::Password);
    QCOMPARE(token->accessibleName(), u"Token"_qs);
    QVERIFY(token->isReadOnly());
    click(*m_page, "environmentSandboxTokenReveal");
    QCOMPARE(token->echoMode(), QLineEdit::Normal);
    click(*m_page, "environmentSandboxTokenCopy");
    QCOMPARE(QGuiApplication::clipboard()->text(), u"sandbox-token-1"_qs);
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat(forms::PasswordManagerHint));
    QVERIFY(!control<QLineEdit>(*m_page, "environmentDashboardToken")->isVisible());
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
    add(u"Staging"_qs);
    QVERIFY(!token->isVisible());
    QVERIFY(control<QLineEdit>(*m_page, "environmentDashboardToken")->isVisible());
}

void TestEnvironmentsPage::addsAndSavesAnEnvironment()
{
    add(u"Staging"_qs);
    auto *timeout = control<QSpinBox>(*m_page, "environmentTimeout");
    timeout->setFocus();
    timeout->selectAll();
    QTest::keyClicks(timeout, u"12"_qs);
    type(*m_page, "environmentProxy", u"http://proxy.example.com:3128"_qs);
    type(*m_page, "environmentSecretsFolder", u"/home/kim/secrets"_qs);
    type(*m_page, "environmentCaFile", u"/etc/ca.pem"_qs);
    type(*m_page, "environmentClientCertificate", u"/etc/client.pem"_qs);
    type(*m_page, "environmentClientKey", u"/etc/client.key"_qs);
    click(*m_page, "environmentSave");
    QCOMPARE(saved().name, u"Staging"_qs);
    QCOMPARE(saved().dashboardUrl, QUrl(u"https://dashboard.example.com"_qs));
    QCOMPARE(saved().portalUrl, QUrl(u"https://portal.example.com"_qs));
    QCOMPARE(saved().timeoutMs, 12'000);
    QCOMPARE(saved().proxyUrl, u"http://proxy.example.com:3128"_qs);
    QCOMPARE(saved().secretsFolder, u"/home/kim/secrets"_qs);
    QCOMPARE(saved().extraCaFile, u"/etc/ca.pem"_qs);
    QCOMPARE(saved().clientCertificateFile, u"/etc/client.pem"_qs);
    QCOMPARE(saved().clientKeyFile, u"/etc/client.key"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
}

void TestEnvironmentsPage::keepsCredentialsInTheKeychain()
{
    add(u"Staging"_qs);
    type(*m_page, "environmentDashboardToken", u"token-1"_qs);
    type(*m_page, "environmentPortalKey", u"key-1"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "environmentDashboardToken")->echoMode(), QLineEdit::Password);
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.value(saved().dashboardTokenKey()), QByteArray("token-1"));
    QCOMPARE(m_keychain->entries.value(saved().portalKeyKey()), QByteArray("key-1"));
    QCOMPARE(m_service->credentials.constLast().dashboardToken, QByteArray("token-1"));
}

void TestEnvironmentsPage::keepsCredentialsUntilQuitWithoutAKeychain()
{
    m_keychain->failure = base::Error{base::ErrorCode::KeychainUnavailable, {}};
    add(u"Staging"_qs);
    type(*m_page, "environmentDashboardToken", u"token-1"_qs);
    click(*m_page, "environmentSave");
    QCOMPARE(m_service->credentials.size(), 1);
    QCOMPARE(m_service->credentials.constLast().environmentId, saved().id);
    QCOMPARE(m_service->credentials.constLast().dashboardToken, QByteArray("token-1"));
    QTRY_VERIFY(control<QWidget>(*m_page, "environmentBanner")->isVisible());
}

void TestEnvironmentsPage::readsCredentialsBack()
{
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    m_keychain->entries.insert(staging.dashboardTokenKey(), "token-2");
    m_environments->put(staging);
    m_page->showEnvironment(u"staging"_qs);
    QTRY_COMPARE(control<QLineEdit>(*m_page, "environmentDashboardToken")->text(), u"token-2"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
}

void TestEnvironmentsPage::rejectsInvalidUrls_data()
{
    using Fault = environments::UrlFault;
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *name, const QString &text, Fault fault) {
        QTest::newRow(name) << text << static_cast<int>(fault);
    };
    row("nothing", QString(), Fault::None);
    row("https", u"https://a.example"_qs, Fault::None);
    row("http to this machine", u"http://127.0.0.1:3000"_qs, Fault::None);
    row("http to this machine by name", u"http://localhost"_qs, Fault::None);
    row("http to this machine, IPv6", u"http://[::1]:3000/x"_qs, Fault::None);
    row("http to another", u"http://a.example"_qs, Fault::PlainHttp);
    row("a name that only looks like loopback", u"http://127.0.0.1.example"_qs, Fault::PlainHttp);
    row("another scheme", u"ftp://a.example"_qs, Fault::NotHttp);
    row("no scheme", u"a.example"_qs, Fault::NotHttp);
    row("credentials in it", u"https://kim:x@a.example"_qs, Fault::UserInfo);
}

void TestEnvironmentsPage::rejectsInvalidUrls()
{
    QFETCH(const QString, text);
    QFETCH(const int, fault);
    QCOMPARE(static_cast<int>(environments::urlFault(text)), fault);
    add(u"Staging"_qs);
    type(*m_page, "environmentDashboardUrl", text);
    const auto expected = static_cast<environments::UrlFault>(fault);
    QCOMPARE(control<QAbstractButton>(*m_page, "environmentSave")->isEnabled(),
             expected == environments::UrlFault::None || expected == environments::UrlFault::PlainHttp);
}

void TestEnvironmentsPage::warnsOfPlainHttp()
{
    add(u"Staging"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentPlainHttp")->isVisible());
    type(*m_page, "environmentDashboardUrl", u"http://a.example"_qs);
    QVERIFY(control<QAbstractButton>(*m_page, "environmentPlainHttp")->isVisible());
    click(*m_page, "environmentSave");
    QVERIFY(!saved().allowPlainHttp);
}

void TestEnvironmentsPage::testsEveryOperation()
{
    add(u"Staging"_qs);
    QCOMPARE(control<QAbstractButton>(*m_page, "environmentTest")->text(), u"Save and test connection"_qs);
    click(*m_page, "environmentTest");
    QCOMPARE(control<QAbstractButton>(*m_page, "environmentTest")->text(), u"Test connection"_qs);
    const auto line = [this](int number) {
        return control<QLabel>(*m_page, qPrintable(u"environmentTestLine%1"_qs.arg(number)))->text();
    };
    QCOMPARE(m_service->environments.constLast().name, u"Sandbox"_qs);
    QCOMPARE(m_service->environments.count(saved()), 3);
    QCOMPARE(m_service->certificates.asked.size(), 1);
    QCOMPARE(m_service->lists.asked.size(), 1);
    QCOMPARE(m_service->profiles.asked.size(), 1);
    QVERIFY(line(0).contains(u"waiting"_qs));
    QVERIFY(line(2).contains(u"would create a policy"_qs));
    m_service->certificates.answer(management::CertificatePage{});
    m_service->profiles.fail(management::CallFailure::Refused, 403, u"access denied"_qs);
    management::Policy gold;
    gold.json = document::Value::object({{"_id", document::Value::string(QByteArray("gold"))}});
    management::PolicyPage page;
    page.policies = {gold};
    m_service->lists.answer(page);
    QTRY_COMPARE(m_service->fetches.asked, QList<QString>{u"gold"_qs});
    QCOMPARE(m_service->environments.value(m_service->environments.size() - 2), saved());
    QVERIFY(line(1).contains(u"waiting"_qs));
    m_service->fetches.answer(gold);
    QTRY_VERIFY(line(1).startsWith(u"✓"_qs));
    QVERIFY(line(0).startsWith(u"✓"_qs));
    QVERIFY2(line(3).startsWith(u"✗"_qs) && line(3).contains(u"access denied"_qs), qPrintable(line(3)));
    QCOMPARE(m_service->creations.asked.size(), 0);
    support::grabTo(*m_page, u"environments-tested"_qs);
}

void TestEnvironmentsPage::fetchesNoPolicyWhereNoneIsKnown()
{
    add(u"Staging"_qs);
    click(*m_page, "environmentSave");
    click(*m_page, "environmentTest");
    m_service->lists.answer(management::PolicyPage{});
    QTRY_VERIFY(control<QLabel>(*m_page, "environmentTestLine1")->text().contains(u"no policy is known"_qs));
    QCOMPARE(m_service->fetches.asked.size(), 0);
}

void TestEnvironmentsPage::aSavedResponseIsNoConnection()
{
    click(*m_page, "environmentTest");
    management::CertificatePage old;
    old.stale = management::StaleAnswer{QDateTime::currentDateTimeUtc(), {}};
    m_service->certificates.answer(old);
    auto *line = control<QLabel>(*m_page, "environmentTestLine0");
    QTRY_VERIFY(line->text().contains(u"can't be reached"_qs));
}

void TestEnvironmentsPage::keepsTheProxyPasswordInTheKeychain()
{
    add(u"Staging"_qs);
    type(*m_page, "environmentProxy", u"http://kim:hunter2@proxy.example.com:3128"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
    type(*m_page, "environmentProxy", u"http://proxy.example.com:3128"_qs);
    type(*m_page, "environmentProxyUser", u"kim"_qs);
    type(*m_page, "environmentProxyPassword", u"hunter2"_qs);
    click(*m_page, "environmentSave");
    QCOMPARE(saved().proxyUrl, u"http://proxy.example.com:3128"_qs);
    QCOMPARE(saved().proxyUser, u"kim"_qs);
    QTRY_COMPARE(m_keychain->entries.value(saved().proxyPasswordKey()), QByteArray("hunter2"));
}

void TestEnvironmentsPage::warnsOfAProxyPasswordInTheSettings()
{
    management::Environment old;
    old.id = u"old"_qs;
    old.name = u"Old"_qs;
    old.dashboardUrl = QUrl(u"https://dashboard.example.com"_qs);
    old.proxyUrl = u"http://kim:hunter2@proxy.example.com:3128"_qs;
    m_environments->put(old);
    auto *list = control<QListView>(*m_page, "environmentList");
    list->setCurrentIndex(list->model()->index(1, 0));
    QCOMPARE(control<QLineEdit>(*m_page, "environmentProxy")->text(), u"http://proxy.example.com:3128"_qs);
    type(*m_page, "environmentName", u"Renamed"_qs);
    click(*m_page, "environmentSave");
    QCOMPARE(saved().name, u"Renamed"_qs);
    QCOMPARE(saved().proxyUrl, old.proxyUrl); // Nothing else has the password.
    type(*m_page, "environmentProxyUser", u"kim"_qs);
    type(*m_page, "environmentProxyPassword", u"other"_qs);
    click(*m_page, "environmentSave");
    QCOMPARE(saved().proxyUrl, u"http://proxy.example.com:3128"_qs);
    QTRY_COMPARE(m_keychain->entries.value(saved().proxyPasswordKey()), QByteArray("other"));
}

void TestEnvironmentsPage::keepsTheStores()
{
    add(u"Staging"_qs);
    type(*m_page, "environmentConsulUrl", u"https://consul.example.com"_qs);
    type(*m_page, "environmentVaultUrl", u"https://vault.example.com"_qs);
    type(*m_page, "environmentVaultMount", u"kv"_qs);
    click(*m_page, "storeAdd");
    type(*m_page, "storeName0", u"team"_qs);
    QVERIFY(!control<QLineEdit>(*m_page, "storePlace0")->isEnabled());
    support::choose(*m_page, "storeKind0", 4);
    type(*m_page, "storePlace0", u"https://vault.example.com/team"_qs);
    click(*m_page, "storeAdd");
    type(*m_page, "storeName1", u"files"_qs);
    support::choose(*m_page, "storeKind1", 2);
    type(*m_page, "storePlace1", u"/srv/secrets"_qs);
    click(*m_page, "environmentSave");
    using Kind = management::NamedStore::Kind;
    const QList<management::NamedStore> both{{u"team"_qs, Kind::Vault, QUrl(u"https://vault.example.com/team"_qs), {}},
                                             {u"files"_qs, Kind::File, {}, u"/srv/secrets"_qs}};
    QVERIFY(saved().stores == both);
    QCOMPARE(saved().consulUrl, QUrl(u"https://consul.example.com"_qs));
    QCOMPARE(saved().vaultUrl, QUrl(u"https://vault.example.com"_qs));
    QCOMPARE(saved().vaultMount, u"kv"_qs);
    click(*m_page, "storeRemove0");
    click(*m_page, "environmentSave");
    QVERIFY(saved().stores == both.last(1));
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
}

void TestEnvironmentsPage::keepsTokensOfStoresInTheKeychain()
{
    add(u"Staging"_qs);
    type(*m_page, "environmentVaultToken", u"vault-1"_qs);
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.value(saved().vaultTokenKey()), QByteArray("vault-1"));
    QVERIFY(!m_keychain->entries.contains(saved().dashboardTokenKey()));
    type(*m_page, "environmentVaultToken", u"x"_qs);
    QTest::keyClick(control<QLineEdit>(*m_page, "environmentVaultToken"), Qt::Key_Backspace);
    click(*m_page, "environmentSave");
    QTRY_VERIFY(!m_keychain->entries.contains(saved().vaultTokenKey()));
}

void TestEnvironmentsPage::addStore(int number, const QString &name, int kind, const QString &place)
{
    const auto named = [number](const char *prefix) { return prefix + QByteArray::number(number); };
    click(*m_page, "storeAdd");
    type(*m_page, named("storeName").constData(), name);
    support::choose(*m_page, named("storeKind").constData(), kind);
    type(*m_page, named("storePlace").constData(), place);
}

void TestEnvironmentsPage::keepsATokenForEachNamedStore()
{
    add(u"Staging"_qs);
    type(*m_page, "environmentVaultUrl", u"https://vault.example.com"_qs);
    type(*m_page, "environmentVaultToken", u"vault-1"_qs);
    addStore(0, u"team"_qs, VaultKind, u"https://team.example.com"_qs);
    addStore(1, u"files"_qs, FilesKind, u"/srv/secrets"_qs);
    addStore(2, u"consul"_qs, ConsulKind, u"https://consul.example.com"_qs);
    QTRY_VERIFY(control<QLineEdit>(*m_page, "storeToken0")->isVisible());
    QVERIFY(!control<QLineEdit>(*m_page, "storeToken1")->isVisible());
    QCOMPARE(control<QLineEdit>(*m_page, "storeToken0")->echoMode(), QLineEdit::Password);
    type(*m_page, "storeToken0", u"team-1"_qs);
    type(*m_page, "storeToken2", u"consul-1"_qs);
    click(*m_page, "environmentSave");
    const QHash<QString, QByteArray> stored{{saved().vaultTokenKey(), "vault-1"},
                                            {saved().storeTokenKey(u"team"_qs), "team-1"},
                                            {saved().storeTokenKey(u"consul"_qs), "consul-1"}};
    QTRY_COMPARE(m_keychain->entries, stored);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
    type(*m_page, "storeToken0", u"team-2"_qs);
    click(*m_page, "environmentRevert");
    QTRY_COMPARE(control<QLineEdit>(*m_page, "storeToken0")->text(), u"team-1"_qs);
    m_page->findChild<QScrollArea *>()->ensureWidgetVisible(control<QWidget>(*m_page, "storeAdd"));
    support::grabTo(*m_page, u"environments-stores"_qs);
    click(*m_page, "environmentRemove");
    click(*m_page, "environmentRemoveConfirm");
    QCOMPARE(m_keychain->entries.size(), 0);
}

void TestEnvironmentsPage::keepsClientCredentialsInTheKeychain()
{
    using Kind = management::ClientCredential::Kind;
    add(u"Staging"_qs);
    click(*m_page, "clientCredentialAdd");
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled()); // Without an upstream.
    support::choose(*m_page, "clientCredentialKind0", 2);
    type(*m_page, "clientCredentialScheme0", u"key"_qs);
    type(*m_page, "clientCredentialUpstream0", u"HTTPS://api.example.com:443/v1"_qs);
    type(*m_page, "clientCredentialSecret0", u"secret-1"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "clientCredentialSecret0")->echoMode(), QLineEdit::Password);
    QCOMPARE(support::unnamedControls(*m_page), QStringList());
    m_page->findChild<QScrollArea *>()->ensureWidgetVisible(control<QWidget>(*m_page, "clientCredentialAdd"));
    support::grabTo(*m_page, u"environments-client-credentials"_qs);
    click(*m_page, "environmentSave");
    const QList<management::ClientCredential> expected{{Kind::ApiKey, u"key"_qs, u"https://api.example.com"_qs}};
    QVERIFY(saved().clientCredentials == expected);
    const QHash<QString, QByteArray> stored{{saved().clientCredentialKey(expected.constFirst()), "secret-1"}};
    QTRY_COMPARE(m_keychain->entries, stored);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());

    click(*m_page, "clientCredentialRemove0");
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.size(), 0);
    QVERIFY(saved().clientCredentials.isEmpty());
}

void TestEnvironmentsPage::movesTheTokenOfARenamedStore()
{
    add(u"Staging"_qs);
    addStore(0, u"team"_qs, VaultKind, u"https://team.example.com"_qs);
    type(*m_page, "storeToken0", u"team-1"_qs);
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.size(), 1);
    type(*m_page, "storeName0", u"squad"_qs);
    click(*m_page, "environmentSave");
    const QHash<QString, QByteArray> stored{{saved().storeTokenKey(u"squad"_qs), "team-1"}};
    QTRY_COMPARE(m_keychain->entries, stored);
}

void TestEnvironmentsPage::removesTheTokenOfARemovedStore()
{
    add(u"Staging"_qs);
    addStore(0, u"team"_qs, VaultKind, u"https://team.example.com"_qs);
    addStore(1, u"squad"_qs, ConsulKind, u"https://squad.example.com"_qs);
    type(*m_page, "storeToken0", u"team-1"_qs);
    type(*m_page, "storeToken1", u"squad-1"_qs);
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.size(), 2);
    click(*m_page, "storeRemove0");
    click(*m_page, "environmentSave");
    const QHash<QString, QByteArray> stored{{saved().storeTokenKey(u"squad"_qs), "squad-1"}};
    QTRY_COMPARE(m_keychain->entries, stored);
    QTRY_COMPARE(m_page->findChildren<QWidget *>(u"storeKind0"_qs).size(), 1);
    support::choose(*m_page, "storeKind0", FilesKind);
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.size(), 0);
}

void TestEnvironmentsPage::showsNoTokenOfAnotherEnvironment()
{
    for (const QString &id : {u"a"_qs, u"b"_qs}) {
        management::Environment environment;
        environment.id = environment.name = id;
        environment.stores = {{u"team"_qs, management::NamedStore::Kind::Vault, QUrl(u"https://vault.example"_qs), {}}};
        m_environments->put(environment);
    }
    m_keychain->entries.insert(m_environments->environments().at(1).storeTokenKey(u"team"_qs), "token-a");
    m_page->showEnvironment(u"a"_qs);
    QTRY_COMPARE(control<QLineEdit>(*m_page, "storeToken0")->text(), u"token-a"_qs);
    m_page->showEnvironment(u"b"_qs);
    QCOMPARE(control<QLineEdit>(*m_page, "storeToken0")->text(), QString());
}

void TestEnvironmentsPage::warnsOfATokenWithoutAnAddress()
{
    add(u"Staging"_qs);
    auto *token = control<QLineEdit>(*m_page, "environmentVaultToken");
    type(*m_page, "environmentVaultToken", u"vault-1"_qs);
    QVERIFY2(token->accessibleDescription().contains(u"not used"_qs), qPrintable(token->accessibleDescription()));
    QVERIFY(control<QAbstractButton>(*m_page, "environmentSave")->isEnabled());
    type(*m_page, "environmentVaultUrl", u"https://vault.example.com"_qs);
    QVERIFY2(token->accessibleDescription().contains(u"to this Vault URL only"_qs),
             qPrintable(token->accessibleDescription()));
}

void TestEnvironmentsPage::exportsWithoutCredentialsAndImports()
{
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentsExport")->isEnabled());
    add(u"Staging"_qs);
    type(*m_page, "environmentDashboardToken", u"token-1"_qs);
    click(*m_page, "environmentSave");
    QTemporaryDir folder;
    const QString path = folder.filePath(u"e.json"_qs);
    const auto choosePath = [&](const char *button, const char *dialog) {
        click(*m_page, button);
        auto *name = control<QDialog>(*m_page, dialog)->findChild<QLineEdit *>(u"fileNameEdit"_qs);
        QVERIFY(name);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    };
    choosePath("environmentsExport", "environmentsExportDialog");
    QTRY_VERIFY(m_store->files.contains(path));
    QVERIFY(m_store->files.insertingThread() != QThread::currentThread());
    QVERIFY(!m_store->files.value(path).contains("token-1"));
    choosePath("environmentsImport", "environmentsImportDialog");
    QTRY_COMPARE(m_environments->environments().size(), 3);
    QCOMPARE(saved().name, u"Staging"_qs);
    QCOMPARE(saved().dashboardUrl, QUrl(u"https://dashboard.example.com"_qs));
    QVERIFY(saved().id != m_environments->environments().at(1).id);
    QCOMPARE(control<QLineEdit>(*m_page, "environmentDashboardToken")->text(), QString());
    QVERIFY(control<QWidget>(*m_page, "environmentsBanner")->isVisible());
}

void TestEnvironmentsPage::explainsAFailedImport()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"e.json"_qs);
    m_store->files.insert(path, "{\"environments\":[{}]}");
    click(*m_page, "environmentsImport");
    auto *name = control<QDialog>(*m_page, "environmentsImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    QVERIFY(name);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(control<QWidget>(*m_page, "environmentsBanner")->isVisible());
    QCOMPARE(m_environments->environments().size(), 1);
}

void TestEnvironmentsPage::fitsASmallWindow()
{
    QVERIFY2(m_page->minimumSizeHint().width() <= support::SmallestPage.width(),
             qPrintable(QString::number(m_page->minimumSizeHint().width())));
    m_page->resize(support::SmallestPage);
    QCOMPARE(m_page->size(), support::SmallestPage);
    support::grabTo(*m_page, u"environments-small"_qs);
}

void TestEnvironmentsPage::showsHelpTextsOfTwoLinesWhole()
{
    add(u"Staging"_qs);
    m_page->resize(1400, 900);
    const auto *token = control<QWidget>(*m_page, "environmentConsulToken");
    int wrapped = 0;
    for (const QLabel *label : m_page->findChildren<QLabel *>()) {
        if (!label->isVisible() || !label->wordWrap() || label->text().isEmpty() || label->width() < 100)
            continue;
        QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        wrapped += label->height() > 2 * label->fontMetrics().height() - 4 ? 1 : 0;
    }
    QVERIFY(wrapped > 0);
    QTRY_VERIFY(token->height() >= token->sizeHint().height());
}

void TestEnvironmentsPage::removesWithTheCredentials()
{
    add(u"Staging"_qs);
    type(*m_page, "environmentDashboardToken", u"token-1"_qs);
    click(*m_page, "environmentSave");
    QTRY_COMPARE(m_keychain->entries.size(), 1);
    click(*m_page, "environmentRemove");
    QCOMPARE(m_environments->environments().size(), 2);
    click(*m_page, "environmentRemoveConfirm");
    QCOMPARE(m_environments->environments().size(), 1);
    QCOMPARE(m_keychain->entries.size(), 0);
    QCOMPARE(control<QListView>(*m_page, "environmentList")->model()->rowCount(), 1);
    QVERIFY(!control<QLineEdit>(*m_page, "environmentName")->isEnabled());
}

void TestEnvironmentsPage::switchesTheEnvironment()
{
    add(u"Staging"_qs);
    click(*m_page, "environmentSave");
    click(*m_page, "environmentActivate");
    QCOMPARE(m_environments->current().name, u"Staging"_qs);
    QVERIFY(!control<QAbstractButton>(*m_page, "environmentActivate")->isEnabled());
}

void TestEnvironmentsPage::asksBeforeEditsAreLost()
{
    add(u"Staging"_qs);
    click(*m_page, "environmentSave");
    auto *list = control<QListView>(*m_page, "environmentList");
    const auto *name = control<QLineEdit>(*m_page, "environmentName");
    const auto chooseFirst = [&] {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
    };
    type(*m_page, "environmentName", u"Edited"_qs);
    chooseFirst();
    QTRY_VERIFY(m_page->findChild<QMessageBox *>(u"environmentLeaveQuestion"_qs));
    QCOMPARE(list->currentIndex().row(), 1);
    QVERIFY(list->selectionModel()->isSelected(list->model()->index(1, 0)));
    click(*m_page, "environmentLeaveCancel");
    QCOMPARE(name->text(), u"Edited"_qs);
    QCOMPARE(m_page->unsavedName(), u"Staging"_qs);
    QTRY_VERIFY(!m_page->findChild<QMessageBox *>(u"environmentLeaveQuestion"_qs));
    chooseFirst();
    QTRY_VERIFY(m_page->findChild<QMessageBox *>(u"environmentLeaveQuestion"_qs));
    click(*m_page, "environmentLeaveSave");
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(saved().name, u"Edited"_qs);
    QVERIFY(m_page->unsavedName().isEmpty());
    QTRY_VERIFY(!m_page->findChild<QMessageBox *>(u"environmentLeaveQuestion"_qs));
    m_page->showEnvironment(saved().id);
    type(*m_page, "environmentName", u"Again"_qs);
    chooseFirst();
    QTRY_VERIFY(m_page->findChild<QMessageBox *>(u"environmentLeaveQuestion"_qs));
    click(*m_page, "environmentLeaveDiscard");
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(saved().name, u"Edited"_qs);
    QVERIFY(m_page->unsavedName().isEmpty());
}

void TestEnvironmentsPage::closesWhileATestIsPending()
{
    add(u"Staging"_qs);
    click(*m_page, "environmentSave");
    click(*m_page, "environmentTest");
    m_page.reset();
    QVERIFY(m_service->certificates.isCancelled());
    m_service->certificates.answer(management::CertificatePage{});
    QCoreApplication::sendPostedEvents();
}

void TestEnvironmentsPage::everyControlHasAName()
{
    QCOMPARE(support::unnamedControls(*m_page).join(u'\n'), QString());
}

void TestEnvironmentsPage::looksAsItShould()
{
    support::grabTo(*m_page, u"environments-sandbox"_qs);
    add(u"Staging"_qs);
    type(*m_page, "environmentDashboardUrl", u"http://dashboard.example.com"_qs);
    type(*m_page, "environmentDashboardToken", u"token-1"_qs);
    support::grabTo(*m_page, u"environments"_qs);
    QVERIFY(m_page->isVisible());
}

GATEWRIGHT_TEST(TestEnvironmentsPage, QApplication)
#include "testenvironmentspage.moc"
