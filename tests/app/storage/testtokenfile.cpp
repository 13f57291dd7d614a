#include "filemode.h"
#include "testprogram.h"
#include "tokenfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtConcurrent>

#include <atomic>

using storage::installationToken;

/** The token of the sandbox, which every program of the user has. */
class TestTokenFile final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void isMadeOnce();
    void differsBetweenInstallations();
    void isForTheUserAlone();
    void replacesWhatIsNoToken_data();
    void replacesWhatIsNoToken();
    void replacesATokenThatOthersCouldRead();
    void isTheSameForProgramsThatStartTogether();
    void isForThisRunIfItCannotBeStored();
    void hasItsPlaceInTheStateFolder();

private:
    [[nodiscard]] QString path() const { return m_folder->path() + u"/state/sandbox-token"_qs; }
    [[nodiscard]] QByteArray token() const { return installationToken(path()).reveal(); }
    [[nodiscard]] QByteArray stored() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void store(const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestTokenFile::store(const QByteArray &bytes) const
{
    QVERIFY(QDir().mkpath(m_folder->path() + u"/state"_qs));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
}

void TestTokenFile::isMadeOnce()
{
    const QByteArray made = token();
    QCOMPARE(made.size(), 32);
    QCOMPARE(QByteArray::fromHex(made).toHex(), made);
    QCOMPARE(stored(), made + '\n');
    QCOMPARE(token(), made);
}

void TestTokenFile::differsBetweenInstallations()
{
    const QByteArray made = token();
    init();
    QVERIFY(token() != made);
}

void TestTokenFile::isForTheUserAlone()
{
    QVERIFY(!token().isEmpty());
    QCOMPARE(support::fileMode(path()), mode_t(0600));
    QCOMPARE(support::fileMode(m_folder->path() + u"/state"_qs), mode_t(0700));
}

void TestTokenFile::replacesWhatIsNoToken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(31, 'a');
    QTest::newRow("too long") << QByteArray(33, 'a');
    QTest::newRow("other letters") << QByteArray(32, 'g');
    QTest::newRow("zeros") << QByteArray(32, '\0');
    QTest::newRow("two lines") << QByteArray(32, 'a') + '\n' + QByteArray(32, 'a');
}

void TestTokenFile::replacesWhatIsNoToken()
{
    QFETCH(const QByteArray, bytes);
    store(bytes);
    const QByteArray made = token();
    QCOMPARE(made.size(), 32);
    QVERIFY(made != bytes);
    QCOMPARE(stored(), made + '\n');
    QCOMPARE(support::fileMode(path()), mode_t(0600));
}

void TestTokenFile::replacesATokenThatOthersCouldRead()
{
    const QByteArray made = token();
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    const QByteArray next = token();
    QVERIFY(next != made);
    QCOMPARE(stored(), next + '\n');
    QCOMPARE(support::fileMode(path()), mode_t(0600));
}

void TestTokenFile::isTheSameForProgramsThatStartTogether()
{
    constexpr int Programs = 4;
    constexpr int Rounds = 6;
    QThreadPool pool;
    pool.setMaxThreadCount(Programs);
    for (int round = 0; round < Rounds; ++round) {
        if (round % 2 == 0)
            QFile::remove(path());
        else
            store("damaged");
        std::atomic<int> ready{0};
        QList<QFuture<QByteArray>> running;
        for (int program = 0; program < Programs; ++program)
            running.append(QtConcurrent::run(&pool, [this, &ready] {
                ++ready;
                while (ready < Programs)
                    QThread::yieldCurrentThread();
                return token();
            }));
        for (const QFuture<QByteArray> &one : running) {
            const QByteArray made = one.result();
            QCOMPARE(made + '\n', stored());
        }
    }
}

void TestTokenFile::isForThisRunIfItCannotBeStored()
{
    const QString file = m_folder->path() + u"/file"_qs;
    QFile blocking(file);
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    const QByteArray made = installationToken(file + u"/sandbox-token"_qs).reveal();
    QCOMPARE(made.size(), 32);
    QVERIFY(installationToken(file + u"/sandbox-token"_qs).reveal() != made);
}

void TestTokenFile::hasItsPlaceInTheStateFolder()
{
    qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
    QCOMPARE(storage::sandboxTokenPath(), m_folder->path() + u"/gatewright/sandbox-token"_qs);
    qunsetenv("XDG_STATE_HOME");
}

GATEWRIGHT_TEST(TestTokenFile, QCoreApplication)
#include "testtokenfile.moc"
