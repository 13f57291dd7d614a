#include "awaited.h"
#include "fallbackkeychain.h"
#include "keychainstore.h"
#include "scriptedkeychain.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using base::ErrorCode;
using secrets::Secret;
using support::awaited;

/** A machine without a keychain: nothing is written to disk, and memory stands in for this run, announced. */
class TestKeychainUnavailable final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        qputenv("HOME", m_home.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_home.path().toUtf8());
    }

    void saysThatNoneAnswers()
    {
        secretstores::KeychainStore store;
        QCOMPARE(awaited(store.read(u"k"_qs)).error().code, ErrorCode::KeychainUnavailable);
        QCOMPARE(awaited(store.write(u"k"_qs, Secret(QByteArray("s3cret")))).error().code,
                 ErrorCode::KeychainUnavailable);
        QVERIFY(!awaited(store.remove(u"k"_qs)).isOk());
    }

    void writesNoFile()
    {
        secretstores::KeychainStore store;
        const auto written = awaited(store.write(u"k"_qs, Secret(QByteArray("s3cret"))));
        QVERIFY(!written.isOk());
        QCOMPARE(QDir(m_home.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }

    void keepsSecretsForThisRunAndSaysSoOnce()
    {
        secretstores::KeychainStore store;
        secretstores::FallbackKeychain keychain(store);
        QSignalSpy announced(&keychain, &secretstores::FallbackKeychain::keptForThisRunOnly);
        QCOMPARE(awaited(keychain.read(u"k"_qs)).error().code, ErrorCode::KeychainUnavailable);
        QCOMPARE(announced.count(), 0);
        QVERIFY(awaited(keychain.write(u"k"_qs, Secret(QByteArray("one")))).isOk());
        QVERIFY(awaited(keychain.write(u"l"_qs, Secret(QByteArray("two")))).isOk());
        QCOMPARE(announced.count(), 1);
        QVERIFY(keychain.isForThisRunOnly());
        QVERIFY(awaited(keychain.read(u"k"_qs))->reveal() == "one");
        QVERIFY(awaited(keychain.remove(u"k"_qs)).isOk());
        QVERIFY(!awaited(keychain.read(u"k"_qs)).isOk());
    }

    void doesNotGoRoundALockedKeychain_data()
    {
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("locked") << ErrorCode::KeychainLocked;
        QTest::newRow("denied") << ErrorCode::PermissionDenied;
    }
    void doesNotGoRoundALockedKeychain()
    {
        QFETCH(ErrorCode, code);
        support::ScriptedKeychain locked;
        locked.fails = true;
        locked.failure = {code, {}};
        secretstores::FallbackKeychain keychain(locked);
        QCOMPARE(awaited(keychain.write(u"k"_qs, Secret(QByteArray("one")))).error().code, code);
        QCOMPARE(awaited(keychain.read(u"k"_qs)).error().code, code);
        QVERIFY(!keychain.isForThisRunOnly());
    }

    void usesTheKeychainWhereItAnswers()
    {
        support::ScriptedKeychain system;
        secretstores::FallbackKeychain keychain(system);
        QVERIFY(awaited(keychain.write(u"k"_qs, Secret(QByteArray("one")))).isOk());
        QCOMPARE(system.entries.value(u"k"_qs), QByteArray("one"));
        QVERIFY(awaited(keychain.read(u"k"_qs)).isOk());
        QVERIFY(awaited(keychain.remove(u"k"_qs)).isOk());
        QVERIFY(system.entries.isEmpty());
    }

private:
    QTemporaryDir m_home;
};

QTEST_GUILESS_MAIN(TestKeychainUnavailable)
#include "testkeychainunavailable.moc"
