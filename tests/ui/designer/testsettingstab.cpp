#include "boundform.h"
#include "designerfixture.h"
#include "environmentlist.h"
#include "lint.h"
#include "liveline.h"
#include "secretfield.h"
#include "settingstab.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace designer;

class TestSettingsTab : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void namesControlsByTheirLabels_data();
    void namesControlsByTheirLabels();
    void writesOnlyTheNameThatIsTyped();
    void makesOneUndoStepOfTyping();
    void startsANewStepAfterTheFocusWasElsewhere();
    void undoesTheDocumentFromWithinAField();
    void keepsTheCursorWhileTyping();
    void showsWhatUndoAndSourceChange();
    void writesFlagsWithOneClick();
    void writesTheHeaderObjectEvenForTheDefaultName();
    void choosesBasicWithTheKeyboard();
    void turnsBothFlagsOffAndKeepsTheRest();
    void removesStoredCredentialsOnDemand();
    void showsTheHeaderAsItIsTyped();
    void masksThePasswordAndShowsReferences();
    void movesThePasswordToTheKeychain();
    void changesNothingWhenTheKeychainRefuses_data();
    void changesNothingWhenTheKeychainRefuses();
    void takesAnotherKeyWhereOneHoldsAnotherPassword();
    void keepsAPasswordThatChangedMeanwhile();
    void showsAForeignMethodReadOnly();
    void showsProblemsAtTheirFields_data();
    void showsProblemsAtTheirFields();
    void disablesFieldsOfTheWrongType_data();
    void disablesFieldsOfTheWrongType();
    void offersToAddTheExtension();
    void asksForAnUpstreamWhereNoServerIsNamed();
    void explainsClassicDefinitionsAndMakesTheCredential();
    void saysWhyItIsEmptyWhileTheTextIsBroken();
    void blocksFieldsOnlyAroundABrokenLine();
    void keepsEverythingElseOfTheFile();
    void editsJsonInItsOwnStyle();
    void survivesItsEndWhileTheKeychainWorks();
    void storesWhereTheEnvironmentLooksReferencesUp();
    void keepsWhatIsTypedWhenItEnds();
    void speaksAnotherLanguageWithoutLosingAnything();
    void revealsTheFieldOfAPlace();
    void tellsWhereTheFocusIs();
    void describesClientAccess();
    void walksThroughTheFieldsInOrder();
};

void TestSettingsTab::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_qs));
}

void TestSettingsTab::namesControlsByTheirLabels_data()
{
    QTest::addColumn<QString>("label");
    QTest::newRow("apiName") << u"API name"_qs;
    QTest::newRow("active") << u"Active"_qs;
    QTest::newRow("listenPath") << u"Listen path"_qs;
    QTest::newRow("stripListenPath") << u"Strip listen path"_qs;
    QTest::newRow("upstreamUrl") << u"Upstream URL"_qs;
    QTest::newRow("authenticationMethod") << u"Authentication Method"_qs;
    QTest::newRow("upstreamUsername") << u"User name"_qs;
    QTest::newRow("upstreamPassword") << u"Password"_qs;
    QTest::newRow("upstreamHeaderName") << u"Header name"_qs;
}

void TestSettingsTab::namesControlsByTheirLabels()
{
    QFETCH(QString, label);
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    QCOMPARE(control(tab, QString::fromLatin1(QTest::currentDataTag()))->accessibleName(), label);
}

void TestSettingsTab::writesOnlyTheNameThatIsTyped()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"apiName"_qs, u"Books & more"_qs);
    control(tab, u"listenPath"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(textOf(*definition), bookshop().replace("    name: Bookshop\n", "    name: Books & more\n"));
    type(tab, u"listenPath"_qs, u"/b/"_qs);
    QVERIFY(textOf(*definition).contains("      value: /b/\n"));
    type(tab, u"upstreamUrl"_qs, u"http://localhost:9000"_qs);
    control(tab, u"apiName"_qs)->setFocus(Qt::TabFocusReason);
    QVERIFY(textOf(*definition).contains("    url: http://localhost:9000 # the stock service\n"));
    for (int step = 0; step < 3; ++step)
        definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
}

void TestSettingsTab::makesOneUndoStepOfTyping()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"apiName"_qs, u"Other"_qs);
    QCOMPARE(definition->document().undoName(), u"Edit API name"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QVERIFY(!definition->document().canUndo());
    QCOMPARE(control<QLineEdit>(tab, u"apiName"_qs)->text(), u"Bookshop"_qs);
}

void TestSettingsTab::startsANewStepAfterTheFocusWasElsewhere()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"apiName"_qs, u"One"_qs);
    control(tab, u"listenPath"_qs)->setFocus(Qt::TabFocusReason);
    type(tab, u"apiName"_qs, u"Two"_qs);
    definition->document().undo();
    QCOMPARE(control<QLineEdit>(tab, u"apiName"_qs)->text(), u"One"_qs);
}

void TestSettingsTab::undoesTheDocumentFromWithinAField()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"apiName"_qs, u"Other"_qs);
    QTest::keyClick(control(tab, u"apiName"_qs), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf(*definition), bookshop());
    QTest::keyClick(control(tab, u"apiName"_qs), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(control<QLineEdit>(tab, u"apiName"_qs)->text(), u"Other"_qs);
}

void TestSettingsTab::keepsTheCursorWhileTyping()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    auto *name = control<QLineEdit>(tab, u"apiName"_qs);
    name->setFocus();
    name->setCursorPosition(4);
    QTest::keyClicks(name, u"XY"_qs);
    QCOMPARE(name->text(), u"BookXYshop"_qs);
    QCOMPARE(name->cursorPosition(), 6);
}

void TestSettingsTab::showsWhatUndoAndSourceChange()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    const qsizetype at = bookshop().indexOf("/shop/");
    QVERIFY(definition->document().spliceText({at, 6, "/other/"}));
    QCOMPARE(control<QLineEdit>(tab, u"listenPath"_qs)->text(), u"/other/"_qs);
    definition->document().undo();
    QCOMPARE(control<QLineEdit>(tab, u"listenPath"_qs)->text(), u"/shop/"_qs);
}

void TestSettingsTab::writesFlagsWithOneClick()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QTest::keyClick(control(tab, u"active"_qs), Qt::Key_Space);
    QVERIFY(textOf(*definition).contains("active: false"));
    auto *strip = control<QCheckBox>(tab, u"stripListenPath"_qs);
    QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(8, strip->height() / 2));
    QVERIFY(textOf(*definition).contains("strip: false"));
    definition->document().undo();
    QVERIFY(strip->isChecked());
    QVERIFY(textOf(*definition).contains("active: false"));
}

/** Chooses an entry of the drop-down as a person does with the keyboard. */
static void chooseMethod(const QWidget &tab, Qt::Key key)
{
    auto *box = control<QComboBox>(tab, u"authenticationMethod"_qs);
    box->setFocus(Qt::TabFocusReason);
    QTest::keyClick(box, key);
}

void TestSettingsTab::writesTheHeaderObjectEvenForTheDefaultName()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    chooseMethod(tab, Qt::Key_Down);
    QCOMPARE(textOf(*definition), bookshop() + R"(    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: ''
        password: ''
        header:
          enabled: true
          name: Authorization
)");
    type(tab, u"upstreamUsername"_qs, u"kim"_qs);
    type(tab, u"upstreamPassword"_qs, u"pa:ss"_qs);
    control(tab, u"apiName"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(textOf(*definition).mid(bookshop().size()), QByteArray(R"(    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: pa:ss
        header:
          enabled: true
          name: Authorization
)"));
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(definition->document().undoName(), u"Choose Basic Auth"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
    QCOMPARE(control<QComboBox>(tab, u"authenticationMethod"_qs)->currentText(), u"None"_qs);
}

void TestSettingsTab::choosesBasicWithTheKeyboard()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QVERIFY(!control(tab, u"upstreamUsername"_qs)->isVisible());
    chooseMethod(tab, Qt::Key_B);
    QCOMPARE(control<QComboBox>(tab, u"authenticationMethod"_qs)->currentText(), u"Basic Auth"_qs);
    QVERIFY(control(tab, u"upstreamUsername"_qs)->isVisible());
}

void TestSettingsTab::turnsBothFlagsOffAndKeepsTheRest()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    chooseMethod(tab, Qt::Key_Up);
    QByteArray expected = bookshopWithBasic();
    expected.replace("    authentication:\n      enabled: true\n      basicAuth:\n        enabled: true\n",
                     "    authentication:\n      enabled: false\n      basicAuth:\n        enabled: false\n");
    QCOMPARE(textOf(*definition), expected);
    QVERIFY(control(tab, u"removeStoredCredentials"_qs)->isVisible());
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshopWithBasic());
    QVERIFY(!control(tab, u"removeStoredCredentials"_qs)->isVisible());
}

void TestSettingsTab::removesStoredCredentialsOnDemand()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    chooseMethod(tab, Qt::Key_Up);
    click(tab, u"removeStoredCredentials"_qs);
    QVERIFY(!textOf(*definition).contains("s3cret"));
    QVERIFY(!textOf(*definition).contains("basicAuth"));
    QVERIFY(textOf(*definition).contains("    authentication:\n      enabled: false\n"));
    QVERIFY(!control(tab, u"removeStoredCredentials"_qs)->isVisible());
    definition->document().undo();
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

void TestSettingsTab::showsTheHeaderAsItIsTyped()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    const auto *preview = control<widgets::LiveLine>(tab, u"upstreamPreview"_qs);
    const QString dots(8, QChar(0x2022));
    QCOMPARE(preview->value(), u"Authorization: Basic "_qs + dots);
    type(tab, u"upstreamHeaderName"_qs, u"X-Up"_qs);
    QCOMPARE(preview->value(), u"X-Up: Basic "_qs + dots);
    type(tab, u"upstreamHeaderName"_qs, u"X Up"_qs);
    QCOMPARE(preview->value(), QString());
    type(tab, u"upstreamHeaderName"_qs, {});
    QCOMPARE(preview->value(), u"Authorization: Basic "_qs + dots);
    type(tab, u"upstreamPassword"_qs, u"env://STOCK"_qs);
    QVERIFY(preview->value().contains(u"env://STOCK"));
    for (const QLabel *label : tab.findChildren<QLabel *>())
        QVERIFY(!label->text().contains(u"s3cret"));
}

void TestSettingsTab::masksThePasswordAndShowsReferences()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    auto *password = control<widgets::SecretField>(tab, u"upstreamPassword"_qs);
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    type(tab, u"upstreamPassword"_qs, u"env://STOCK"_qs);
    QCOMPARE(password->echoMode(), QLineEdit::Normal);
    QVERIFY(!control(tab, u"storeInKeychain"_qs)->isVisible());
    type(tab, u"upstreamPassword"_qs, u"literal"_qs);
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    QVERIFY(control(tab, u"storeInKeychain"_qs)->isVisible());
    QVERIFY(textOf(*definition).contains("        password: 'literal'   # TODO move\n"));
}

void TestSettingsTab::movesThePasswordToTheKeychain()
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

void TestSettingsTab::changesNothingWhenTheKeychainRefuses_data()
{
    QTest::addColumn<base::ErrorCode>("code");
    QTest::newRow("none on this machine") << base::ErrorCode::KeychainUnavailable;
    QTest::newRow("locked") << base::ErrorCode::KeychainLocked;
    QTest::newRow("anything else") << base::ErrorCode::Internal;
}

void TestSettingsTab::changesNothingWhenTheKeychainRefuses()
{
    QFETCH(base::ErrorCode, code);
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    keychain.failure = code;
    SettingsTab tab(*definition, keychain);
    show(tab);
    click(tab, u"storeInKeychain"_qs);
    auto *password = control(tab, u"upstreamPassword"_qs);
    QTRY_VERIFY(password->accessibleDescription().contains(u"stays in the file"));
    QCOMPARE(textOf(*definition), bookshopWithBasic());
    QVERIFY(!definition->document().canUndo());
    QVERIFY(control(tab, u"storeInKeychain"_qs)->isEnabled());
}

void TestSettingsTab::takesAnotherKeyWhereOneHoldsAnotherPassword()
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

void TestSettingsTab::keepsAPasswordThatChangedMeanwhile()
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

void TestSettingsTab::showsAForeignMethodReadOnly()
{
    const QByteArray text =
        bookshop() +
        "    authentication:\n      enabled: true\n      oauth:\n        enabled: true\n        clientId: x\n";
    auto definition = open(text);
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    auto *box = control<QComboBox>(tab, u"authenticationMethod"_qs);
    QCOMPARE(box->currentText(), u"oauth"_qs);
    QVERIFY(!control(tab, u"upstreamUsername"_qs)->isVisible());
    QSignalSpy asked(&tab, &DesignerTab::sourceRequested);
    click(tab, u"editMethodInSource"_qs);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<document::Pointer>(),
             (document::Pointer{"x-vendor-api-gateway", "upstream", "authentication"}));
    QCOMPARE(textOf(*definition), text);
}

void TestSettingsTab::showsProblemsAtTheirFields_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("field");
    QTest::newRow("colon in the user name")
        << QByteArray("username: kim") << QByteArray("username: k:im") << u"upstreamUsername"_qs;
    QTest::newRow("empty user name") << QByteArray("username: kim") << QByteArray("username: ''")
                                     << u"upstreamUsername"_qs;
    QTest::newRow("empty password") << QByteArray("'s3cret'") << QByteArray("''") << u"upstreamPassword"_qs;
    QTest::newRow("no header name") << QByteArray("name: Authorization") << QByteArray("name: X Up")
                                    << u"upstreamHeaderName"_qs;
    QTest::newRow("refused header name") << QByteArray("name: Authorization") << QByteArray("name: Host")
                                         << u"upstreamHeaderName"_qs;
    QTest::newRow("custom header leak") << QByteArray("name: Authorization") << QByteArray("name: X-Up")
                                        << u"upstreamHeaderName"_qs;
    QTest::newRow("half enabled") << QByteArray("    authentication:\n      enabled: true")
                                  << QByteArray("    authentication:\n      enabled: false")
                                  << u"authenticationMethod"_qs;
    QTest::newRow("upstream is no URL") << QByteArray("url: https://stock.example/v1 #") << QByteArray("url: stock #")
                                        << u"upstreamUrl"_qs;
}

void TestSettingsTab::showsProblemsAtTheirFields()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, field);
    auto definition = open(bookshopWithBasic().replace(before, after));
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    const QString help = control(tab, field)->accessibleDescription();
    definition->setDiagnostics(lint::lint(definition->document().snapshot()));
    QVERIFY(control(tab, field)->accessibleDescription() != help);
    QVERIFY(!control(tab, field)->accessibleDescription().isEmpty());
    QVERIFY(control<QListWidget>(tab, u"settingsSections"_qs)->item(2)->text() != u"Upstream");
}

void TestSettingsTab::disablesFieldsOfTheWrongType_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("said");
    QTest::newRow("number as name") << QByteArray("name: Bookshop\n") << QByteArray("name: 17\n") << u"apiName"_qs
                                    << u"“info.name” must be text, and the file holds a number there."_qs;
    QTest::newRow("list as listen path") << QByteArray("value: /shop/") << QByteArray("value: [a]") << u"listenPath"_qs
                                         << u"“server.listenPath.value” must be text, and the file holds a list"_qs;
    QTest::newRow("text as flag") << QByteArray("active: true") << QByteArray("active: 'yes'") << u"active"_qs
                                  << u"“info.state.active” must be true or false, and the file holds text there."_qs;
    QTest::newRow("object as user name")
        << QByteArray("username: kim") << QByteArray("username: {a: b}") << u"upstreamUsername"_qs
        << u"“upstream.authentication.basicAuth.username” must be text, and the file holds an object"_qs;
    QTest::newRow("text as section") << QByteArray("    state:\n      active: true") << QByteArray("    state: on it")
                                     << u"active"_qs
                                     << u"“info.state” must be an object, and the file holds text there."_qs;
    QTest::newRow("list as section") << QByteArray("  server:\n    listenPath:\n      value: /shop/\n      strip: true")
                                     << QByteArray("  server: [1]") << u"listenPath"_qs
                                     << u"“server” must be an object, and the file holds a list there."_qs;
    QTest::newRow("text as authentication flag")
        << QByteArray("      basicAuth:\n        enabled: true")
        << QByteArray("      basicAuth:\n        enabled: 'true'") << u"authenticationMethod"_qs
        << u"“upstream.authentication.basicAuth.enabled” must be true or false, and the file holds text"_qs;
    QTest::newRow("text as authentication")
        << bookshopWithBasic().sliced(bookshopWithBasic().indexOf("    authentication:"))
        << QByteArray("    authentication: \"x\"\n") << u"authenticationMethod"_qs
        << u"“upstream.authentication” must be an object, and the file holds text there."_qs;
}

void TestSettingsTab::disablesFieldsOfTheWrongType()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, field);
    QFETCH(QString, said);
    const QByteArray text = bookshopWithBasic().replace(before, after);
    QVERIFY(text != bookshopWithBasic());
    auto definition = open(text);
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QVERIFY(!control(tab, field)->isEnabled());
    const QString description = control(tab, field)->accessibleDescription();
    QVERIFY2(description.startsWith(said) && description.contains(u"Source"), qPrintable(description));
    if (field != u"authenticationMethod") {
        QSignalSpy asked(&tab, &DesignerTab::sourceRequested);
        click(tab, field + u"Source"_qs);
        QCOMPARE(asked.size(), 1);
    }
    QCOMPARE(textOf(*definition), text);
}

void TestSettingsTab::offersToAddTheExtension()
{
    const QByteArray plain = bookshop().left(bookshop().indexOf("x-vendor"));
    auto definition = open(plain);
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QCOMPARE(control<QLineEdit>(tab, u"newApiName"_qs)->text(), u"Bookshop"_qs);
    QCOMPARE(control<QLineEdit>(tab, u"newListenPath"_qs)->text(), u"/bookshop/"_qs);
    QCOMPARE(control<QLineEdit>(tab, u"newUpstreamUrl"_qs)->text(), u"https://stock.example/v1"_qs);
    click(tab, u"addExtension"_qs);
    QVERIFY(textOf(*definition).startsWith(plain));
    QVERIFY(textOf(*definition).endsWith("    url: https://stock.example/v1\n"));
    QVERIFY(control(tab, u"apiName"_qs)->isVisible());
    QCOMPARE(control<QLineEdit>(tab, u"listenPath"_qs)->text(), u"/bookshop/"_qs);
    definition->document().undo();
    QCOMPARE(textOf(*definition), plain);
    QVERIFY(control(tab, u"addExtension"_qs)->isVisible());
}

void TestSettingsTab::asksForAnUpstreamWhereNoServerIsNamed()
{
    auto definition = open("openapi: 3.1.0\ninfo: {title: Small, version: '1'}\npaths: {}\n");
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QVERIFY(!control(tab, u"addExtension"_qs)->isEnabled());
    type(tab, u"newUpstreamUrl"_qs, u"http://localhost:9000"_qs);
    QTest::keyClick(control(tab, u"newUpstreamUrl"_qs), Qt::Key_Return);
    QCOMPARE(control<QLineEdit>(tab, u"upstreamUrl"_qs)->text(), u"http://localhost:9000"_qs);
}

void TestSettingsTab::explainsClassicDefinitionsAndMakesTheCredential()
{
    auto definition = open(R"({"api_id": "a", "proxy": {"listen_path": "/a/", "target_url": "http://h"}})",
                           document::Format::Json);
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"classicUsername"_qs, u"kim"_qs);
    type(tab, u"classicPassword"_qs, u"s3cret"_qs);
    const QString credential = u"Basic a2ltOnMzY3JldA=="_qs;
    QCOMPARE(control<QLineEdit>(tab, u"classicCredential"_qs)->text(), credential);
    QCOMPARE(control<QLineEdit>(tab, u"classicCredential"_qs)->echoMode(), QLineEdit::Password);
    const auto *snippet = control<QPlainTextEdit>(tab, u"classicGlobalHeaders"_qs);
    QVERIFY(snippet->toPlainText().contains(u"global_headers"));
    QVERIFY(!snippet->toPlainText().contains(u"a2ltOnMzY3JldA"));
    click(tab, u"copyClassicCredential"_qs);
    QCOMPARE(QApplication::clipboard()->text(), credential);
    QTest::mouseClick(control(tab, u"copyClassicGlobalHeaders"_qs), Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().contains(credential));
    QApplication::clipboard()->clear();
    type(tab, u"classicUsername"_qs, u"a:b"_qs);
    QVERIFY(!control(tab, u"copyClassicCredential"_qs)->isEnabled());
}

void TestSettingsTab::saysWhyItIsEmptyWhileTheTextIsBroken()
{
    auto definition = open("openapi: \"3.0\ninfo: [");
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QVERIFY(!control(tab, u"apiName"_qs)->isVisible());
    QSignalSpy asked(&tab, &DesignerTab::textRequested);
    click(tab, u"showInSource"_qs);
    QCOMPARE(asked.size(), 1);
}

void TestSettingsTab::blocksFieldsOnlyAroundABrokenLine()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    const qsizetype at = bookshopWithBasic().indexOf("kim");
    QVERIFY(definition->document().spliceText({at, 0, "\""}));
    QVERIFY(!definition->document().snapshot().isValid());
    QVERIFY(!control(tab, u"upstreamUsername"_qs)->isEnabled());
    QTRY_VERIFY(control(tab, u"showFault"_qs)->isVisible());
    definition->document().undo();
    QVERIFY(control(tab, u"upstreamUsername"_qs)->isEnabled());
    QCOMPARE(control<QLineEdit>(tab, u"upstreamUsername"_qs)->text(), u"kim"_qs);
    QVERIFY(!tab.findChild<QPushButton *>(u"showFault"_qs) || !control(tab, u"showFault"_qs)->isVisible());
}

void TestSettingsTab::keepsEverythingElseOfTheFile()
{
    const QByteArray text = bookshopWithBasic().replace("\n", "\r\n");
    auto definition = open(text);
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"upstreamUsername"_qs, u"lee"_qs);
    type(tab, u"upstreamHeaderName"_qs, u"X-Up"_qs);
    QByteArray expected = text;
    expected.replace("username: kim", "username: lee").replace("name: Authorization", "name: X-Up");
    QCOMPARE(textOf(*definition), expected);
}

void TestSettingsTab::editsJsonInItsOwnStyle()
{
    const QByteArray text = R"({
  "openapi": "3.0.3",
  "info": {"title": "T", "version": "1"},
  "paths": {},
  "x-vendor-api-gateway": {
    "info": {"name": "T", "state": {"active": true}},
    "server": {"listenPath": {"value": "/t/", "strip": true}},
    "upstream": {
      "url": "http://h"
    }
  }
}
)";
    auto definition = open(text, document::Format::Json);
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    type(tab, u"apiName"_qs, u"Say \"T\""_qs);
    QCOMPARE(textOf(*definition), QByteArray(text).replace("\"name\": \"T\"", "\"name\": \"Say \\\"T\\\"\""));
    chooseMethod(tab, Qt::Key_Down);
    QVERIFY(definition->document().snapshot().isValid());
    QVERIFY(definition::DefinitionView(definition->document().snapshot()).upstreamAuthentication().hasHeaderObject);
}

void TestSettingsTab::survivesItsEndWhileTheKeychainWorks()
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
    QCoreApplication::processEvents();
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

/** Environments that are kept nowhere. */
class NoStorage final : public management::EnvironmentStorage
{
public:
    QList<management::Environment> load() override { return {}; }
    void save(const QList<management::Environment> &, const QString &) override {}
    QString currentId() override { return {}; }
};

void TestSettingsTab::storesWhereTheEnvironmentLooksReferencesUp()
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

void TestSettingsTab::speaksAnotherLanguageWithoutLosingAnything()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&tab, &event);
    QCOMPARE(control(tab, u"upstreamUrl"_qs)->accessibleName(), u"Upstream URL"_qs);
    QCOMPARE(control<QComboBox>(tab, u"authenticationMethod"_qs)->currentText(), u"Basic Auth"_qs);
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

void TestSettingsTab::keepsWhatIsTypedWhenItEnds()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    {
        SettingsTab tab(*definition, keychain);
        show(tab);
        type(tab, u"apiName"_qs, u"Books & more"_qs);
    }
    QCOMPARE(textOf(*definition), bookshop().replace("    name: Bookshop\n", "    name: Books & more\n"));
    definition->document().undo();
    QCOMPARE(textOf(*definition), bookshop());
}

void TestSettingsTab::revealsTheFieldOfAPlace()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    const document::Pointer basic{"x-vendor-api-gateway", "upstream", "authentication", "basicAuth"};
    QVERIFY(tab.reveal(basic / document::Pointer{"header", "name"}));
    QVERIFY(control(tab, u"upstreamHeaderName"_qs)->hasFocus());
    QVERIFY(tab.reveal(basic.child("enabled")));
    QVERIFY(control(tab, u"authenticationMethod"_qs)->hasFocus());
    QVERIFY(!tab.reveal({"paths", "/books"}));
}

void TestSettingsTab::tellsWhereTheFocusIs()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    control(tab, u"apiName"_qs)->setFocus();
    QSignalSpy located(&tab, &DesignerTab::located);
    control(tab, u"upstreamUsername"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(located.size(), 1);
    QCOMPARE(located.first().first().value<document::Pointer>().toString(),
             u"/x-vendor-api-gateway/upstream/authentication/basicAuth/username"_qs);
}

void TestSettingsTab::describesClientAccess()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    QCOMPARE(control<QLabel>(tab, u"clientRequirements"_qs)->text(), u"clientLogin"_qs);
    QCOMPARE(control<QLabel>(tab, u"clientSchemes"_qs)->text(), u"clientLogin (http basic)"_qs);
    QVERIFY(control<QLabel>(tab, u"clientAuthentication"_qs)->text().startsWith(u"No"));
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "server", "authentication", "enabled"},
                                       document::Value::boolean(true)));
    QVERIFY(control<QLabel>(tab, u"clientAuthentication"_qs)->text().startsWith(u"Yes"));
}

void TestSettingsTab::walksThroughTheFieldsInOrder()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(*definition, keychain);
    show(tab);
    control(tab, u"apiName"_qs)->setFocus(Qt::TabFocusReason);
    QStringList visited;
    for (int step = 0; step < 12; ++step) {
        visited.append(QApplication::focusWidget()->objectName());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(visited, (QStringList{u"apiName"_qs, u"active"_qs, u"listenPath"_qs, u"stripListenPath"_qs,
                                   u"upstreamUrl"_qs, u"authenticationMethod"_qs, u"upstreamUsername"_qs,
                                   u"upstreamPassword"_qs, u"upstreamPasswordReveal"_qs, u"storeInKeychain"_qs,
                                   u"upstreamHeaderName"_qs, u"clientRequirementsSource"_qs}));
}

QTEST_MAIN(TestSettingsTab)
#include "testsettingstab.moc"
