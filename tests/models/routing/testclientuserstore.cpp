#include "clientuserstore.h"
#include "testprogram.h"
#include "whendone.h"

#include <QFuture>
#include <QHash>
#include <QTest>

using routing::ClientUser;
using routing::ClientUserStore;
using secrets::Secret;

/** A keychain in memory that may be told to fail. */
class MemoryKeychain final : public secrets::Keychain
{
public:
    QHash<QString, QByteArray> entries;
    std::optional<base::ErrorCode> failure;

    QFuture<base::Result<Secret>> read(const QString &key) override
    {
        if (failure)
            return base::readyFuture(base::Result<Secret>(base::Error{*failure, key}));
        if (!entries.contains(key))
            return base::readyFuture(base::Result<Secret>(base::Error{base::ErrorCode::NotFound, key}));
        return base::readyFuture(base::Result<Secret>(Secret(entries.value(key))));
    }
    QFuture<base::Result<void>> write(const QString &key, const Secret &secret) override
    {
        entries.insert(key, secret.reveal());
        return base::readyFuture(base::Result<void>());
    }
    QFuture<base::Result<void>> remove(const QString &key) override
    {
        entries.remove(key);
        return base::readyFuture(base::Result<void>());
    }
};

class TestClientUserStore : public QObject
{
    Q_OBJECT

private slots:
    void givesBackWhatWasWritten();
    void hasNoUsersWithoutAnEntry();
    void leavesNoEntryWithoutUsers();
    void refusesWhatIsNoneOfItsOwn_data();
    void refusesWhatIsNoneOfItsOwn();
    void passesTheKeychainsErrorsOn();
    void knowsNamesThatCannotBe();

private:
    MemoryKeychain m_keychain;
    ClientUserStore m_store{m_keychain};
};

void TestClientUserStore::givesBackWhatWasWritten()
{
    const QByteArray umlaut = "\xc3\xa4 \"quoted\"";
    QVERIFY(m_store.write({{"kim", Secret(QByteArray("a:b"))}, {umlaut, Secret(umlaut)}}).result());
    QCOMPARE(m_keychain.entries.size(), 1);
    const auto users = m_store.read().result();
    QVERIFY(users);
    QCOMPARE(users->size(), 2);
    QCOMPARE(users->at(0).username, "kim");
    QCOMPARE(users->at(0).password.reveal(), "a:b");
    QCOMPARE(users->at(1).username, umlaut);
    QCOMPARE(users->at(1).password.reveal(), umlaut);
}

void TestClientUserStore::hasNoUsersWithoutAnEntry()
{
    m_keychain.entries.clear();
    const auto users = m_store.read().result();
    QVERIFY(users);
    QVERIFY(users->isEmpty());
}

void TestClientUserStore::leavesNoEntryWithoutUsers()
{
    QVERIFY(m_store.write({{"kim", Secret(QByteArray("x"))}}).result());
    QVERIFY(m_store.write({}).result());
    QVERIFY(m_keychain.entries.isEmpty());
}

void TestClientUserStore::refusesWhatIsNoneOfItsOwn_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("no JSON") << QByteArray("secret");
    QTest::newRow("an object") << QByteArray("{}");
    QTest::newRow("a list of others") << QByteArray("[1]");
    QTest::newRow("a user without a password") << QByteArray("[{\"username\":\"kim\"}]");
}

void TestClientUserStore::refusesWhatIsNoneOfItsOwn()
{
    QFETCH(const QByteArray, entry);
    m_keychain.entries.insert(QString::fromUtf16(ClientUserStore::Key), entry);
    const auto users = m_store.read().result();
    QVERIFY(!users);
    QCOMPARE(users.error().code, base::ErrorCode::UnexpectedAnswer);
    QVERIFY(!users.error().detail.contains(u"secret"));
    m_keychain.entries.clear();
}

void TestClientUserStore::passesTheKeychainsErrorsOn()
{
    m_keychain.failure = base::ErrorCode::KeychainLocked;
    QCOMPARE(m_store.read().result().error().code, base::ErrorCode::KeychainLocked);
    m_keychain.failure.reset();
}

void TestClientUserStore::knowsNamesThatCannotBe()
{
    using routing::UserNameFault;
    QCOMPARE(routing::userNameFault(u"kim"_qs), UserNameFault::None);
    QCOMPARE(routing::userNameFault(QString()), UserNameFault::Empty);
    QCOMPARE(routing::userNameFault(u"a:b"_qs), UserNameFault::Colon);
    QCOMPARE(routing::userNameFault(u"a\tb"_qs), UserNameFault::ControlCharacter);
    QCOMPARE(routing::userNameFault(u"a\u0085b"_qs), UserNameFault::ControlCharacter);
    QCOMPARE(routing::userNameFault(u"zoë"_qs), UserNameFault::None);
}

GATEWRIGHT_TEST(TestClientUserStore, QCoreApplication)
#include "testclientuserstore.moc"
