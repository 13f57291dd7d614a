#include "designerfixture.h"
#include "environmentlist.h"
#include "lint.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>

#include <algorithm>

using namespace designer;

class TestPasswordInKeychain final : public QObject
{
    Q_OBJECT

private slots:
    void movesThePasswordToTheKeychain();
    void changesNothingWhenTheKeychainRefuses_data();
    void changesNothingWhenTheKeychainRefuses();
    void theRefusalStaysBesideTheProblemOfTheField();
    void usesAnotherKeyForAnotherPassword();
    void keepsAPasswordThatChangedMeanwhile();
    void closesWhileTheKeychainIsBusy();
    void usesTheKeysOfTheEnvironment();
};

namespace {

/** The key that the reference to the password of the bookshop has in the current environment. */
QString keyOfPassword(const Opened &definition)
{
    return definition.surroundings().environments.current().secretKey(u"bookshop-upstream-password"_qs);
}

} // namespace

void TestPasswordInKeychain::movesThePasswordToTheKeychain()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(control<QLineEdit>(tab, u"upstreamPassword"_qs)->text(), u"secrets://bookshop-upstream-password"_qs);
    QCOMPARE(keychain.entries.value(keyOfPassword(definition)), QByteArray("s3cret"));
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
    keychain.failure = base::Error{code, {}};
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    auto *password = control(tab, u"upstreamPassword"_qs);
    QTRY_VERIFY(password->accessibleDescription().contains(u"remains in the file"));
    QCOMPARE(textOf(*definition), bookshopWithBasic());
    QVERIFY(!definition->document().canUndo());
    QVERIFY(control(tab, u"storeInKeychain"_qs)->isEnabled());
}

void TestPasswordInKeychain::theRefusalStaysBesideTheProblemOfTheField()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.failure = base::Error{base::ErrorCode::KeychainUnavailable, {}};
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    const document::Snapshot snapshot = definition->document().snapshot();
    definition->setDiagnostics(lint::lint(snapshot));
    auto *password = control(tab, u"upstreamPassword"_qs);
    QVERIFY(password->accessibleDescription().contains(u"in plain text"));
    click(tab, u"storeInKeychain"_qs);
    QTRY_VERIFY(password->accessibleDescription().contains(u"No keychain is available"));
    QVERIFY(password->accessibleDescription().contains(u"in plain text"));
    // Another run of lint does not remove it.
    definition->setDiagnostics({});
    definition->setDiagnostics(lint::lint(snapshot));
    QVERIFY(password->accessibleDescription().contains(u"No keychain is available"));
    QVERIFY(password->accessibleDescription().contains(u"in plain text"));
    const auto isShown = [&tab](QStringView text) {
        const QList<QLabel *> labels = tab.findChildren<QLabel *>();
        return std::any_of(labels.cbegin(), labels.cend(),
                           [text](const QLabel *one) { return one->isVisible() && one->text().contains(text); });
    };
    QVERIFY(isShown(u"No keychain is available"));
    QVERIFY(isShown(u"in plain text"));
    // Another password is another matter.
    type(tab, u"upstreamPassword"_qs, u"newer"_qs);
    QVERIFY(!isShown(u"No keychain is available"));
}

void TestPasswordInKeychain::usesAnotherKeyForAnotherPassword()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.entries.insert(keyOfPassword(definition), "of another API");
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(control<QLineEdit>(tab, u"upstreamPassword"_qs)->text(), u"secrets://bookshop-upstream-password-2"_qs);
    QCOMPARE(keychain.entries.value(keyOfPassword(definition)), QByteArray("of another API"));
}

void TestPasswordInKeychain::keepsAPasswordThatChangedMeanwhile()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.waits = true;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QVERIFY(!control(tab, u"storeInKeychain"_qs)->isEnabled());
    type(tab, u"upstreamPassword"_qs, u"newer"_qs);
    keychain.answerReads();
    QTRY_VERIFY(control(tab, u"storeInKeychain"_qs)->isEnabled());
    QVERIFY(textOf(*definition).contains("password: 'newer'"));
}

void TestPasswordInKeychain::closesWhileTheKeychainIsBusy()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.waits = true;
    {
        SettingsTab tab(definition.context(), definition.gateway(keychain));
        show(tab);
        click(tab, u"storeInKeychain"_qs);
    }
    keychain.answerReads();
    QCoreApplication::sendPostedEvents(); // The result, which arrives too late.
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

void TestPasswordInKeychain::usesTheKeysOfTheEnvironment()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    QTRY_COMPARE(control<QLineEdit>(tab, u"upstreamPassword"_qs)->text(), u"secrets://bookshop-upstream-password"_qs);
    QCOMPARE(keychain.entries.keys(), QStringList{keyOfPassword(definition)});
}

GATEWRIGHT_TEST(TestPasswordInKeychain, QApplication)
#include "testpasswordinkeychain.moc"
