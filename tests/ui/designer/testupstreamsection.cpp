#include "designerfixture.h"
#include "previewline.h"
#include "secretfield.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>

using namespace designer;

class TestUpstreamSection final : public QObject
{
    Q_OBJECT

private slots:
    void writesTheHeaderObjectEvenForTheDefaultName();
    void choosesBasicWithTheKeyboard();
    void turnsBothFlagsOffAndKeepsTheRest();
    void removesStoredCredentialsOnDemand();
    void showsTheHeaderAsItIsTyped();
    void masksThePasswordAndShowsReferences();
    void showsAnotherMethodReadOnly();
};

namespace {

/** The bookshop with lines below the URL of the upstream, which is before them in the table. */
QByteArray bookshopWith(const QByteArray &lines)
{
    return bookshop().replace("# the stock service\n", "# the stock service\n" + lines);
}

} // namespace

void TestUpstreamSection::writesTheHeaderObjectEvenForTheDefaultName()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    chooseMethod(tab, Qt::Key_Down);
    QCOMPARE(textOf(*definition), bookshopWith(R"(    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: ''
        password: ''
        header:
          enabled: true
          name: Authorization
)"));
    type(tab, u"upstreamUsername"_qs, u"kim"_qs);
    type(tab, u"upstreamPassword"_qs, u"pa:ss"_qs);
    control(tab, u"apiName"_qs)->setFocus(Qt::TabFocusReason);
    QCOMPARE(textOf(*definition), bookshopWith(R"(    authentication:
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

void TestUpstreamSection::choosesBasicWithTheKeyboard()
{
    auto definition = open(bookshop());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    QVERIFY(!control(tab, u"upstreamUsername"_qs)->isVisible());
    chooseMethod(tab, Qt::Key_B);
    QCOMPARE(control<QComboBox>(tab, u"authenticationMethod"_qs)->currentText(), u"Basic Auth"_qs);
    QVERIFY(control(tab, u"upstreamUsername"_qs)->isVisible());
}

void TestUpstreamSection::turnsBothFlagsOffAndKeepsTheRest()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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

void TestUpstreamSection::removesStoredCredentialsOnDemand()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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

void TestUpstreamSection::showsTheHeaderAsItIsTyped()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    const auto *preview = control<forms::PreviewLine>(tab, u"upstreamPreview"_qs);
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

void TestUpstreamSection::masksThePasswordAndShowsReferences()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    auto *password = control<forms::SecretField>(tab, u"upstreamPassword"_qs);
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    type(tab, u"upstreamPassword"_qs, u"env://STOCK"_qs);
    QCOMPARE(password->echoMode(), QLineEdit::Normal);
    QVERIFY(!control(tab, u"storeInKeychain"_qs)->isVisible());
    type(tab, u"upstreamPassword"_qs, u"literal"_qs);
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    QVERIFY(control(tab, u"storeInKeychain"_qs)->isVisible());
    QVERIFY(textOf(*definition).contains("        password: 'literal'   # TODO move\n"));
}

void TestUpstreamSection::showsAnotherMethodReadOnly()
{
    const QByteArray text =
        bookshop() +
        "    authentication:\n      enabled: true\n      oauth:\n        enabled: true\n        clientId: x\n";
    auto definition = open(text);
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    auto *box = control<QComboBox>(tab, u"authenticationMethod"_qs);
    QCOMPARE(box->currentText(), u"oauth"_qs);
    QVERIFY(!control(tab, u"upstreamUsername"_qs)->isVisible());
    const QList<navigation::Visit> &asked = definition.shown();
    click(tab, u"editMethodInSource"_qs);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().location.pointer, (document::Pointer{"x-vendor-api-gateway", "upstream", "authentication"}));
    QCOMPARE(textOf(*definition), text);
}

GATEWRIGHT_TEST(TestUpstreamSection, QApplication)
#include "testupstreamsection.moc"
