#include "designerfixture.h"
#include "gatewayfields.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

using namespace designer;

/** Local users in Settings, Client access. */
class TestLocalUsers final : public QObject
{
    Q_OBJECT

private slots:
    void addsAUser();
    void changesAPassword();
    void removesAUser();
    void refusesAColonInTheName();
    void refusesControlCharactersInThePassword();
    void reportsAMissingKeychain();
    void readsOnRequest();
};

namespace {

/** Shows the section as the window does. */
struct Bench {
    explicit Bench(std::optional<base::ErrorCode> failure = {})
    {
        if (failure)
            keychain.failure = base::Error{*failure, {}};
        tab.showSection({definition::DefaultExtensionName, "server", "authentication"});
        designer::show(tab);
    }

    void read()
    {
        click(tab, u"readLocalUsersAgain"_qs);
        QTRY_VERIFY(users.state() == preview::ClientUsers::State::Stored ||
                    users.state() == preview::ClientUsers::State::InMemory);
    }
    void add(const QString &name, const QString &password)
    {
        type(tab, u"localUserName"_qs, name);
        type(tab, u"localUserPassword"_qs, password);
        click(tab, u"addLocalUser"_qs);
    }
    [[nodiscard]] QStringList names() const
    {
        const auto *list = control<QListWidget>(tab, u"localUsers"_qs);
        QStringList names;
        for (int row = 0; row < list->count(); ++row)
            names.append(list->item(row)->text());
        return names;
    }

    Opened definition = open(bookshop());
    FakeKeychain &keychain = definition.surroundings().userKeychain;
    preview::ClientUsers &users = definition.surroundings().clientUsers;
    SettingsTab tab{definition.context(), definition.surroundings().gateway()};
};

} // namespace

void TestLocalUsers::addsAUser()
{
    Bench bench;
    bench.read();
    bench.add(u"lee"_qs, u"l:ee"_qs);
    bench.add(u"kim"_qs, u"k"_qs);
    QTRY_COMPARE(bench.names(), (QStringList{u"kim"_qs, u"lee"_qs}));
    QCOMPARE(bench.users.users().size(), 2);
    QCOMPARE(bench.users.users().constFirst().password.reveal(), QByteArray("l:ee"));
    QVERIFY(control<QLineEdit>(bench.tab, u"localUserPassword"_qs)->text().isEmpty());
    QCOMPARE(textOf(*bench.definition), bookshop());
}

void TestLocalUsers::changesAPassword()
{
    Bench bench;
    bench.read();
    bench.add(u"kim"_qs, u"old"_qs);
    type(bench.tab, u"localUserName"_qs, u"kim"_qs);
    QCOMPARE(control<QPushButton>(bench.tab, u"addLocalUser"_qs)->text(), u"Change password"_qs);
    bench.add(u"kim"_qs, u"new"_qs);
    QTRY_COMPARE(bench.names(), QStringList{u"kim"_qs});
    QCOMPARE(bench.users.users().constFirst().password.reveal(), QByteArray("new"));
}

void TestLocalUsers::removesAUser()
{
    Bench bench;
    bench.read();
    QVERIFY(!control(bench.tab, u"removeLocalUser"_qs)->isEnabled());
    bench.add(u"kim"_qs, u"k"_qs);
    auto *list = control<QListWidget>(bench.tab, u"localUsers"_qs);
    QTRY_COMPARE(list->count(), 1);
    list->setCurrentRow(0);
    click(bench.tab, u"removeLocalUser"_qs);
    QTRY_VERIFY(bench.names().isEmpty());
    QTRY_VERIFY(bench.keychain.entries.isEmpty());
}

void TestLocalUsers::refusesAColonInTheName()
{
    Bench bench;
    bench.read();
    type(bench.tab, u"localUserName"_qs, u"a:b"_qs);
    QVERIFY(!control(bench.tab, u"addLocalUser"_qs)->isEnabled());
    QVERIFY(control(bench.tab, u"localUserName"_qs)->accessibleDescription().contains(u"colon"));
}

void TestLocalUsers::refusesControlCharactersInThePassword()
{
    Bench bench;
    bench.read();
    type(bench.tab, u"localUserName"_qs, u"kim"_qs);
    auto *const password = control<QLineEdit>(bench.tab, u"localUserPassword"_qs);
    password->setText(u"s3\tcret"_qs);
    QVERIFY(!control(bench.tab, u"addLocalUser"_qs)->isEnabled());
    QVERIFY(password->accessibleDescription().contains(u"control characters"));
    password->setText(u"s3cret"_qs);
    QVERIFY(control(bench.tab, u"addLocalUser"_qs)->isEnabled());
    QVERIFY(!password->accessibleDescription().contains(u"control characters"));
}

void TestLocalUsers::reportsAMissingKeychain()
{
    Bench bench(base::ErrorCode::KeychainUnavailable);
    bench.read();
    QVERIFY(control<QLabel>(bench.tab, u"localUsersState"_qs)->text().contains(u"until you quit"));
    bench.add(u"kim"_qs, u"k"_qs);
    QTRY_COMPARE(bench.names(), QStringList{u"kim"_qs});
    QVERIFY(bench.keychain.entries.isEmpty());
}

void TestLocalUsers::readsOnRequest()
{
    Bench bench;
    QVERIFY(bench.names().isEmpty());
    bench.keychain.entries.insert(u"gateway/client-users"_qs, R"([{"username":"kim","password":"p"}])");
    bench.read();
    QTRY_COMPARE(bench.names(), QStringList{u"kim"_qs});
    QVERIFY(control(bench.tab, u"localUsersState"_qs)->isHidden());
}

GATEWRIGHT_TEST(TestLocalUsers, QApplication)
#include "testlocalusers.moc"
