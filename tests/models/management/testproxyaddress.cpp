#include "environmentlist.h"
#include "fakeenvironments.h"
#include "fakekeychain.h"
#include "proxyaddress.h"
#include "testprogram.h"

#include <QTest>

using management::splitProxyAddress;

/** Passwords in the addresses of proxies move to the keychain. */
class TestProxyAddress final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void splitsAddresses_data();
    void splitsAddresses();
    void movesThePassword();
    void keepsItWithoutAKeychain();
    void keepsAnAddressThatWasChangedMeanwhile();
    void leavesOtherAddresses();

private:
    [[nodiscard]] management::Environment &stored() { return m_storage.stored.last(); }

    support::FakeEnvironments m_storage;
    support::FakeKeychain m_keychain;
};

namespace {

const QString Key = u"environment/e1/proxy-password"_qs;

} // namespace

void TestProxyAddress::init()
{
    management::Environment environment;
    environment.id = u"e1"_qs;
    environment.name = u"Test"_qs;
    environment.proxyUrl = u"http://kim:hun%40ter2@proxy.example:3128"_qs;
    m_storage.stored = {environment};
    m_keychain.entries.clear();
    m_keychain.failure.reset();
}

void TestProxyAddress::splitsAddresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("parts");
    const auto row = [](const char *text, const QStringList &parts) {
        QTest::newRow(text) << QString::fromLatin1(text) << parts;
    };
    row("http://kim:a%40b@h:3128", {u"http://h:3128"_qs, u"kim"_qs, u"a@b"_qs});
    row("kim:a@h:3128", {u"h:3128"_qs, u"kim"_qs, u"a"_qs});
    row("socks5://kim@h", {u"socks5://h"_qs, u"kim"_qs, QString()});
    row("http://h:3128", {u"http://h:3128"_qs, QString(), QString()});
    row("h", {u"h"_qs, QString(), QString()});
    row("http://[", {u"http://["_qs, QString(), QString()});
    row("", {QString(), QString(), QString()});
}

void TestProxyAddress::splitsAddresses()
{
    QFETCH(QString, text);
    const management::ProxyAddress parts = splitProxyAddress(text);
    QTEST((QStringList{parts.address, parts.user, parts.password}), "parts");
}

void TestProxyAddress::movesThePassword()
{
    management::EnvironmentList environments(m_storage);
    management::moveProxyPasswords(environments, m_keychain, this);
    QTRY_COMPARE(stored().proxyUrl, u"http://proxy.example:3128"_qs);
    QCOMPARE(stored().proxyUser, u"kim"_qs);
    QCOMPARE(m_keychain.entries.value(Key), QByteArray("hun@ter2"));
}

void TestProxyAddress::keepsItWithoutAKeychain()
{
    m_keychain.failure = base::Error{base::ErrorCode::KeychainUnavailable, {}};
    const QString before = stored().proxyUrl;
    management::EnvironmentList environments(m_storage);
    management::moveProxyPasswords(environments, m_keychain, this);
    QCoreApplication::processEvents();
    QCOMPARE(environments.environments().last().proxyUrl, before);
    QCOMPARE(stored().proxyUrl, before);
}

void TestProxyAddress::keepsAnAddressThatWasChangedMeanwhile()
{
    management::EnvironmentList environments(m_storage);
    management::moveProxyPasswords(environments, m_keychain, this);
    management::Environment changed = environments.environments().last();
    changed.proxyUrl = u"http://other.example"_qs;
    environments.put(changed);
    QTRY_VERIFY(m_keychain.entries.contains(Key));
    QCoreApplication::processEvents();
    QCOMPARE(stored().proxyUrl, u"http://other.example"_qs);
    QCOMPARE(stored().proxyUser, QString());
}

void TestProxyAddress::leavesOtherAddresses()
{
    stored().proxyUrl = u"http://proxy.example:3128"_qs;
    management::EnvironmentList environments(m_storage);
    management::moveProxyPasswords(environments, m_keychain, this);
    QVERIFY(m_keychain.entries.isEmpty());
}

GATEWRIGHT_TEST(TestProxyAddress, QCoreApplication)
#include "testproxyaddress.moc"
