#include "clientusers.h"
#include "clientuserstore.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakekeychain.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "routeservice.h"
#include "testprogram.h"

#include <QTest>

using preview::ClientUsers;
using routing::ClientUser;
using State = preview::ClientUsers::State;

/** Local users come from the keychain and go there; where that is not possible they hold for the run. */
class TestClientUsers final : public QObject
{
    Q_OBJECT

private slots:
    void asksTheKeychainOnlyWhereAnApiWantsToKnow();
    void givesTheRoutesWhatTheKeychainHolds();
    void keepsWhatIsSet();
    void changesThePasswordOfAUserOfThatName();
    void removesFromTheKeychain();
    void holdsForTheRunWithoutAKeychain();
    void addsThoseOfTheRunOnceTheKeychainAnswers();
    void losesNobodyWhenWritingFails();
};

namespace {

const QString Key = QString::fromUtf16(routing::ClientUserStore::Key);

QByteArray apiChecking(bool checksClients)
{
    return QByteArray("openapi: 3.0.3\ninfo: {title: T, version: '1'}\n"
                      "components: {securitySchemes: {login: {type: http, scheme: basic}}}\n"
                      "security: [{login: []}]\nx-vendor-api-gateway:\n  info: {name: A, state: {active: true}}\n"
                      "  server: {listenPath: {value: /a/}, authentication: {enabled: ") +
           (checksClients ? "true" : "false") + "}}\n  upstream: {url: http://a}\n";
}

ClientUser user(const QByteArray &name, const QString &password)
{
    return {name, secrets::Secret(password)};
}

/** A service with one API, and its users. */
struct UsersBench {
    explicit UsersBench(bool checksClients = true)
    {
        workspace.addUntitled(u"untitled"_qs, apiChecking(checksClients), document::Format::Yaml);
    }

    support::FakeStore store;
    workspace::Workspace workspace{store};
    support::FakeResolver resolver;
    support::FakeGateway gateway;
    support::FakeKeychain keychain;
    support::FakeGrants grants;
    preview::RouteService routes{workspace, resolver, grants, gateway};
    ClientUsers users{keychain, routes};

    [[nodiscard]] QStringList servedUsers() const
    {
        QStringList names;
        for (const routing::Route &route : routes.routes().routes()) {
            for (const ClientUser &each :
                 route.clientAuthentication ? route.clientAuthentication->users : QList<ClientUser>())
                names.append(QString::fromUtf8(each.username) + u'=' + each.password.revealText());
        }
        return names;
    }
    [[nodiscard]] bool keeps(const QStringList &served) const
    {
        return users.state() == State::Stored && servedUsers() == served;
    }
};

} // namespace

void TestClientUsers::asksTheKeychainOnlyWhereAnApiWantsToKnow()
{
    UsersBench bench(false);
    QTRY_VERIFY(!bench.routes.routes().routes().isEmpty());
    QCOMPARE(bench.users.state(), State::NotLoaded);
    bench.workspace.addUntitled(u"another"_qs, apiChecking(true), document::Format::Yaml);
    QTRY_COMPARE(bench.users.state(), State::Stored);
}

void TestClientUsers::givesTheRoutesWhatTheKeychainHolds()
{
    UsersBench bench;
    bench.keychain.entries.insert(Key, R"([{"username":"kim","password":"a:b"}])");
    QTRY_VERIFY(bench.keeps({u"kim=a:b"_qs}));
}

void TestClientUsers::keepsWhatIsSet()
{
    UsersBench bench;
    QTRY_COMPARE(bench.users.state(), State::Stored);
    bench.users.set(user("kim", u"one"_qs));
    QTRY_VERIFY(bench.keeps({u"kim=one"_qs}));
    QTRY_COMPARE(bench.keychain.entries.value(Key), QByteArray(R"([{"username":"kim","password":"one"}])"));
}

void TestClientUsers::changesThePasswordOfAUserOfThatName()
{
    UsersBench bench;
    bench.keychain.entries.insert(Key, R"([{"username":"kim","password":"old"},{"username":"lee","password":"x"}])");
    QTRY_COMPARE(bench.users.state(), State::Stored);
    bench.users.set(user("kim", u"new"_qs));
    QTRY_VERIFY(bench.keeps({u"kim=new"_qs, u"lee=x"_qs}));
}

void TestClientUsers::removesFromTheKeychain()
{
    UsersBench bench;
    bench.keychain.entries.insert(Key, R"([{"username":"kim","password":"one"}])");
    QTRY_COMPARE(bench.users.state(), State::Stored);
    bench.users.remove("lee");
    bench.users.remove("kim");
    QTRY_VERIFY(bench.keeps({}));
    QTRY_VERIFY(!bench.keychain.entries.contains(Key));
}

void TestClientUsers::holdsForTheRunWithoutAKeychain()
{
    UsersBench bench;
    bench.keychain.failure = base::Error{base::ErrorCode::KeychainUnavailable, {}};
    QTRY_COMPARE(bench.users.state(), State::InMemory);
    bench.users.set(user("kim", u"one"_qs));
    QTRY_COMPARE(bench.servedUsers(), QStringList{u"kim=one"_qs});
    QCOMPARE(bench.users.state(), State::InMemory);
    QCOMPARE(bench.users.failure()->code, base::ErrorCode::KeychainUnavailable);
}

void TestClientUsers::addsThoseOfTheRunOnceTheKeychainAnswers()
{
    UsersBench bench;
    bench.keychain.entries.insert(Key, R"([{"username":"lee","password":"x"}])");
    bench.keychain.failure = base::Error{base::ErrorCode::KeychainLocked, {}};
    QTRY_COMPARE(bench.users.state(), State::InMemory);
    bench.users.set(user("kim", u"one"_qs));
    bench.keychain.failure.reset();
    bench.users.load();
    QTRY_VERIFY(bench.keeps({u"lee=x"_qs, u"kim=one"_qs}));
    QVERIFY(bench.keychain.entries.value(Key).contains("lee"));
    QVERIFY(bench.keychain.entries.value(Key).contains("kim"));
}

void TestClientUsers::losesNobodyWhenWritingFails()
{
    UsersBench bench;
    bench.keychain.entries.insert(Key, R"([{"username":"lee","password":"x"}])");
    QTRY_COMPARE(bench.users.state(), State::Stored);
    bench.keychain.failure = base::Error{base::ErrorCode::KeychainLocked, {}};
    bench.users.set(user("kim", u"one"_qs));
    QTRY_COMPARE(bench.users.state(), State::InMemory);
    QTRY_COMPARE(bench.servedUsers(), (QStringList{u"lee=x"_qs, u"kim=one"_qs}));
    bench.keychain.failure.reset();
    bench.users.load();
    QTRY_COMPARE(bench.users.state(), State::Stored);
    QVERIFY(bench.keychain.entries.value(Key).contains("kim"));
}

GATEWRIGHT_TEST(TestClientUsers, QCoreApplication)
#include "testclientusers.moc"
