#include "awaited.h"
#include "keychainstore.h"
#include "testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using base::ErrorCode;
using secrets::Secret;
using support::awaited;

/** A machine without a keychain: every call says so, and nothing is written to disk in its place. */
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
        secrets::KeychainStore store;
        QCOMPARE(awaited(store.read(u"k"_qs)).error().code, ErrorCode::KeychainUnavailable);
        QCOMPARE(awaited(store.write(u"k"_qs, Secret(QByteArray("s3cret")))).error().code,
                 ErrorCode::KeychainUnavailable);
        QVERIFY(!awaited(store.remove(u"k"_qs)).isOk());
    }

    void writesNoFile()
    {
        secrets::KeychainStore store;
        const auto written = awaited(store.write(u"k"_qs, Secret(QByteArray("s3cret"))));
        QVERIFY(!written.isOk());
        QCOMPARE(QDir(m_home.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }

private:
    QTemporaryDir m_home;
};

GATEWRIGHT_TEST(TestKeychainUnavailable, QCoreApplication)
#include "testkeychainunavailable.moc"
