#include "awaited.h"
#include "keychainstore.h"
#include "testprogram.h"

#include <QFuture>
#include <QTest>

using base::ErrorCode;
using secrets::Secret;
using support::awaited;

/** The system's keychain; run in a session with a keyring, or skipped where none answers. */
class TestKeychainStore final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        const auto probe = awaited(m_store.read(u"no such key"_qs));
        QVERIFY(!probe.isOk());
        if (probe.error().code == ErrorCode::KeychainUnavailable && !qEnvironmentVariableIsSet("GATEWRIGHT_KEYRING"))
            QSKIP("no secret service answers in this session");
        QCOMPARE(probe.error().code, ErrorCode::NotFound);
    }

    void givesBackWhatWasWritten_data()
    {
        QTest::addColumn<QByteArray>("secret");
        QTest::newRow("text") << QByteArray("pa55 wörd");
        QTest::newRow("line breaks") << QByteArray("a\nb\r\n");
        QTest::newRow("bytes") << QByteArray("\x01\xff\x00z", 4);
        QTest::newRow("long") << QByteArray(10'000, 'x');
    }
    void givesBackWhatWasWritten()
    {
        QFETCH(QByteArray, secret);
        QVERIFY(awaited(m_store.write(u"environment/e1/secret/k"_qs, Secret(secret))).isOk());
        const auto read = awaited(m_store.read(u"environment/e1/secret/k"_qs));
        QVERIFY(read.isOk());
        QVERIFY(read->reveal() == secret);
    }

    void replacesAndRemoves()
    {
        const QString key = u"environment/e1/dashboard-token"_qs;
        QVERIFY(awaited(m_store.write(key, Secret(QByteArray("one")))).isOk());
        QVERIFY(awaited(m_store.write(key, Secret(QByteArray("two")))).isOk());
        QVERIFY(awaited(m_store.read(key))->reveal() == "two");
        QVERIFY(awaited(m_store.remove(key)).isOk());
        QCOMPARE(awaited(m_store.read(key)).error().code, ErrorCode::NotFound);
    }

    void answersSeveralAtOnce()
    {
        for (int i = 0; i < 5; ++i)
            QVERIFY(awaited(m_store.write(QString::number(i), Secret(QByteArray::number(i * i)))).isOk());
        QList<QFuture<base::Result<Secret>>> reads;
        for (int i = 0; i < 5; ++i)
            reads.append(m_store.read(QString::number(i)));
        for (int i = 0; i < 5; ++i)
            QVERIFY(awaited(reads[i])->reveal() == QByteArray::number(i * i));
    }

    void endsItsFutureWhenItGoes()
    {
        QFuture<base::Result<Secret>> future;
        {
            secrets::KeychainStore store(u"Gatewright tests"_qs);
            future = store.read(u"a"_qs);
        }
        QTRY_VERIFY(future.isFinished());
    }

private:
    secrets::KeychainStore m_store{u"Gatewright tests"_qs};
};

GATEWRIGHT_TEST(TestKeychainStore, QCoreApplication)
#include "testkeychainstore.moc"
