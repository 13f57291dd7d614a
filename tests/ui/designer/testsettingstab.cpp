#include "designerfixture.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

using namespace designer;

class TestSettingsTab final : public QObject
{
    Q_OBJECT

private slots:
    void namesControlsByTheirLabels_data();
    void namesControlsByTheirLabels();
    void writesOnlyTheNameThatIsTyped();
    void makesOneUndoStepOfTyping();
    void startsANewStepAfterTheFocusWasElsewhere();
    void undoesTheDocumentFromWithinAField();
    void keepsTheCursorWhileTyping();
    void showsWhatUndoAndSourceChange();
    void writesFlagsWithOneClick();
    void keepsEverythingElseOfTheFile();
    void editsJsonInItsOwnStyle();
    void retranslatesWithoutLosingEdits();
    void keepsTheEditWhenClosed();
    void revealsTheFieldOfAPlace();
    void tellsWhereTheFocusIs();
    void describesClientAccess();
    void choosesWhatTheGatewayChecks();
    void leadsToTheFormsOfSecurity();
    void walksThroughTheFieldsInOrder();
};

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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    QCOMPARE(control(tab, QString::fromLatin1(QTest::currentDataTag()))->accessibleName(), label);
}

void TestSettingsTab::writesOnlyTheNameThatIsTyped()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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

void TestSettingsTab::keepsEverythingElseOfTheFile()
{
    const QByteArray text = bookshopWithBasic().replace("\n", "\r\n");
    auto definition = open(text);
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    type(tab, u"apiName"_qs, u"Say \"T\""_qs);
    QCOMPARE(textOf(*definition), QByteArray(text).replace("\"name\": \"T\"", "\"name\": \"Say \\\"T\\\"\""));
    chooseMethod(tab, Qt::Key_Down);
    QVERIFY(definition->document().snapshot().isValid());
    QVERIFY(definition::DefinitionView(definition->document().snapshot()).upstreamAuthentication().hasHeaderObject);
}

void TestSettingsTab::retranslatesWithoutLosingEdits()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&tab, &event);
    QCOMPARE(control(tab, u"upstreamUrl"_qs)->accessibleName(), u"Upstream URL"_qs);
    QCOMPARE(control<QComboBox>(tab, u"authenticationMethod"_qs)->currentText(), u"Basic Auth"_qs);
    QCOMPARE(textOf(*definition), bookshopWithBasic());
}

void TestSettingsTab::keepsTheEditWhenClosed()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    {
        SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    control(tab, u"apiName"_qs)->setFocus();
    QSignalSpy located(&definition.navigator(), &navigation::Navigator::selected);
    control(tab, u"upstreamUsername"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(located.size(), 1);
    QCOMPARE(located.first().first().value<navigation::Location>().pointer.toString(),
             u"/x-vendor-api-gateway/upstream/authentication/basicAuth/username"_qs);
}

void TestSettingsTab::describesClientAccess()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    QCOMPARE(control<QLabel>(tab, u"clientRequirements"_qs)->text(), u"clientLogin"_qs);
    QCOMPARE(control<QLabel>(tab, u"clientSchemes"_qs)->text(), u"clientLogin (http basic)"_qs);
    QVERIFY(control<QLabel>(tab, u"clientAuthentication"_qs)->text().startsWith(u"No"));
    QVERIFY(definition->document().set({"x-vendor-api-gateway", "server", "authentication", "enabled"},
                                       document::Value::boolean(true)));
    QVERIFY(control<QLabel>(tab, u"clientAuthentication"_qs)->text().startsWith(u"Yes"));
}

void TestSettingsTab::choosesWhatTheGatewayChecks()
{
    auto definition = open(
        bookshop().replace("clientLogin:", "key: {type: apiKey, in: header, name: X-Key}\n    clientLogin:"));
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    const document::Pointer place{"x-vendor-api-gateway", "server", "authentication"};
    auto *login = control<QCheckBox>(tab, u"gatewayChecks_clientLogin"_qs);
    QVERIFY(!login->isEnabled());
    const auto press = [&tab](const QString &name) {
        control(tab, name)->setFocus(Qt::TabFocusReason);
        QTest::keyClick(control(tab, name), Qt::Key_Space);
    };
    press(u"gatewayChecksClients"_qs);
    QVERIFY(definition->document().snapshot().at(place.child("enabled")).toBool());
    QVERIFY(login->isEnabled() && login->isChecked()); // Without a list, all schemes are checked.
    press(u"gatewayChecks_key"_qs);
    QVERIFY(
        !definition->document().snapshot().at(place / document::Pointer{"securitySchemes", "key", "enabled"}).toBool());
    QVERIFY(definition->document()
                .snapshot()
                .at(place / document::Pointer{"securitySchemes", "clientLogin", "enabled"})
                .toBool());
    QVERIFY(login->isChecked() && !control<QCheckBox>(tab, u"gatewayChecks_key"_qs)->isChecked());
    press(u"gatewayChecks_clientLogin"_qs);
    QVERIFY(!login->isChecked());
    QVERIFY(tab.reveal(place / document::Pointer{"securitySchemes", "key"}));
    QVERIFY(control(tab, u"gatewayChecks_key"_qs)->hasFocus());
}

void TestSettingsTab::leadsToTheFormsOfSecurity()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    const QList<navigation::Visit> &requested = definition.shown();
    click(tab, u"clientRequirementsEdit"_qs);
    click(tab, u"clientSchemesEdit"_qs);
    QCOMPARE(requested.size(), 2);
    QCOMPARE(requested.at(0).location.pointer.toString(), u"/security"_qs);
    QCOMPARE(requested.at(1).location.pointer.toString(), u"/components/securitySchemes/clientLogin"_qs);
    QVERIFY(!tab.reveal({"security"})); // Its form is in Overview.
}

void TestSettingsTab::walksThroughTheFieldsInOrder()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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
                                   u"upstreamHeaderName"_qs, u"clientRequirementsEdit"_qs}));
}

GATEWRIGHT_TEST(TestSettingsTab, QApplication)
#include "testsettingstab.moc"
