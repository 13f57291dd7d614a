#include "awaited.h"
#include "keychainstore.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using base::ErrorCode;
using secrets::Secret;
using support::awaited;

/**
 * A keyring that is locked and stays locked, as there is no user to unlock it. lockedkeyring.sh runs this in a session
 * whose keyring holds an entry; elsewhere the state of the session's own keychain is not known, and only that no file
 * is written in its place is looked at.
 */
class TestKeychainLocked final : public QObject
{
    Q_OBJECT

private slots:
    void saysThatItIsLocked()
    {
        secrets::KeychainStore store(u"Gatewright tests"_qs);
        const auto read = awaited(store.read(u"environment/e1/secret/k"_qs));
        QVERIFY(!read.isOk());
        if (qEnvironmentVariableIsSet("GATEWRIGHT_LOCKED_KEYRING"))
            QCOMPARE(read.error().code, ErrorCode::KeychainLocked);
    }

    void writesNoFileInItsPlace()
    {
        const QByteArray secret = "s3cret-that-is-nowhere-91c";
        secrets::KeychainStore store(u"Gatewright tests"_qs);
        if (qEnvironmentVariableIsSet("GATEWRIGHT_LOCKED_KEYRING"))
            QVERIFY(!awaited(store.write(u"environment/e1/secret/new"_qs, Secret(secret))).isOk());
        QDirIterator walk(m_home, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (file.open(QIODevice::ReadOnly))
                QVERIFY2(!file.readAll().contains(secret), qPrintable(walk.filePath()));
        }
    }

private:
    QTemporaryDir m_empty;
    const QString m_home = qEnvironmentVariableIsSet("GATEWRIGHT_LOCKED_KEYRING") ? qEnvironmentVariable("HOME")
                                                                                  : m_empty.path();
};

GATEWRIGHT_TEST(TestKeychainLocked, QCoreApplication)
#include "testkeychainlocked.moc"
