#include "awaited.h"
#include "fakekeychain.h"
#include "sessionkeychain.h"
#include "testprogram.h"

#include <QTest>

using secrets::Secret;

/** Without a keychain, secrets can be read until the program ends. */
class TestSessionKeychain final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_keychain.entries.clear();
        m_keychain.failure.reset();
    }
    void storesInTheKeychain();
    void keepsWhatTheKeychainCannotStore();
    void forgetsWhatIsRemoved();

private:
    support::FakeKeychain m_keychain;
    secrets::SessionKeychain m_session{m_keychain};
};

void TestSessionKeychain::storesInTheKeychain()
{
    QVERIFY(support::awaited(m_session.write(u"k"_qs, Secret(u"a"_qs))));
    QCOMPARE(m_keychain.entries.value(u"k"_qs), QByteArray("a"));
    m_keychain.entries.insert(u"k"_qs, "b"); // By another program.
    QTRY_COMPARE(support::awaited(m_session.read(u"k"_qs))->reveal(), QByteArray("b"));
}

void TestSessionKeychain::keepsWhatTheKeychainCannotStore()
{
    m_keychain.failure = base::Error{base::ErrorCode::KeychainUnavailable, {}};
    const auto written = support::awaited(m_session.write(u"k"_qs, Secret(u"a"_qs)));
    QVERIFY(!written);
    QCOMPARE(written.error().code, base::ErrorCode::KeychainUnavailable);
    QCOMPARE(support::awaited(m_session.read(u"k"_qs))->reveal(), QByteArray("a"));
    QVERIFY(!support::awaited(m_session.read(u"other"_qs)));
}

void TestSessionKeychain::forgetsWhatIsRemoved()
{
    m_keychain.failure = base::Error{base::ErrorCode::KeychainUnavailable, {}};
    QVERIFY(!support::awaited(m_session.write(u"k"_qs, Secret(u"a"_qs))));
    QVERIFY(!support::awaited(m_session.remove(u"k"_qs)));
    QVERIFY(!support::awaited(m_session.read(u"k"_qs)));
}

GATEWRIGHT_TEST(TestSessionKeychain, QCoreApplication)
#include "testsessionkeychain.moc"
