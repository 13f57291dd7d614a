#include "designerfixture.h"
#include "environmentlist.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>

using namespace designer;

class TestPasswordInKeychain final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_qs)); }
    void movesThePasswordToTheKeychain();
    void changesNothingWhenTheKeychainRefuses_data();
    void changesNothingWhenTheKeychainRefuses();
    void usesAnotherKeyForAnotherPassword();
    void keepsAPasswordThatChangedMeanwhile();
    void closesWhileTheKeychainIsBusy();
    void usesTheKeysOfTheEnvironment();
};

void TestPasswordInKeychain::movesThePasswordToTheKeychain()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(control<QLineEdit>(tab, u"upstreamPassword"_qs)->text(), u"secrets://bookshop-upstream-password"_qs);
    QCOMPARE(keychain.stored.value(u"bookshop-upstream-password"_qs), QByteArray("s3cret"));
    QCOMPARE(textOf(*definition), bookshopWithBasic().replace("'s3cret'", "'secrets://bookshop-upstream-password'"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

void TestPasswordInKeychain::changesNothingWhenTheKeychainRefuses_data()
{
    QTest::addColumn<base::ErrorCode>("code");
    QTest::newRow("none on this machine") << base::ErrorCode::KeychainUnavailable;
    QTest::newRow("locked") << base::ErrorCode::KeychainLocked;
    QTest::newRow("anything else") << base::ErrorCode::Internal;
}

void TestPasswordInKeychain::changesNothingWhenTheKeychainRefuses()
{
    QFETCH(base::ErrorCode, code);
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.failure = code;
    SettingsTab tab(*definition, keychain);
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    auto *password = control(tab, u"upstreamPassword"_qs);
    QTRY_VERIFY(password->accessibleDescription().contains(u"remains in the file"));
    QCOMPARE(textOf(*definition), bookshopWithBasic());
    QVERIFY(!definition->document().canUndo());
    QVERIFY(control(tab, u"storeInKeychain"_qs)->isEnabled());
}

void TestPasswordInKeychain::usesAnotherKeyForAnotherPassword()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.stored.insert(u"bookshop-upstream-password"_qs, "of another API");
    SettingsTab tab(*definition, keychain);
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(control<QLineEdit>(tab, u"upstreamPassword"_qs)->text(), u"secrets://bookshop-upstream-password-2"_qs);
    QCOMPARE(keychain.stored.value(u"bookshop-upstream-password"_qs), QByteArray("of another API"));
}

void TestPasswordInKeychain::keepsAPasswordThatChangedMeanwhile()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.startSlow();
    SettingsTab tab(*definition, keychain);
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QVERIFY(!control(tab, u"storeInKeychain"_qs)->isEnabled());
    type(tab, u"upstreamPassword"_qs, u"newer"_qs);
    keychain.answerSlow();
    QTRY_VERIFY(control(tab, u"storeInKeychain"_qs)->isEnabled());
    QVERIFY(textOf(*definition).contains("password: 'newer'"));
}

void TestPasswordInKeychain::closesWhileTheKeychainIsBusy()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.startSlow();
    {
        SettingsTab tab(*definition, keychain);
        show(tab);
        click(tab, u"storeInKeychain"_qs);
    }
    keychain.answerSlow();
    QCoreApplication::sendPostedEvents(); // The result, which arrives too late.
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

/** Environments that are not saved. */
class NoStorage final : public management::EnvironmentStorage
{
public:
    QList<management::Environment> load() override { return {}; }
    void save(const QList<management::Environment> &, const QString &) override {}
    QString currentId() override { return {}; }
};

void TestPasswordInKeychain::usesTheKeysOfTheEnvironment()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    NoStorage storage;
    management::EnvironmentList environments(storage);
    SettingsTab tab(*definition, keychain);
    tab.setEnvironments(environments);
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(control<QLineEdit>(tab, u"upstreamPassword"_qs)->text(), u"secrets://bookshop-upstream-password"_qs);
    QCOMPARE(keychain.stored.keys(), QStringList{environments.current().secretKey(u"bookshop-upstream-password"_qs)});
}

GATEWRIGHT_TEST(TestPasswordInKeychain, QApplication)
#include "testpasswordinkeychain.moc"
