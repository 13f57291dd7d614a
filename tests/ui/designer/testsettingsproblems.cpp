#include "designerfixture.h"
#include "lint.h"
#include "settingstab.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace designer;

class TestSettingsProblems final : public QObject
{
    Q_OBJECT

private slots:
    void showsProblemsAtTheirFields_data();
    void showsProblemsAtTheirFields();
    void disablesFieldsOfTheWrongType_data();
    void disablesFieldsOfTheWrongType();
    void offersToAddTheExtension();
    void asksForAnUpstreamWhereNoServerIsNamed();
    void explainsClassicDefinitionsAndCreatesTheCredential();
    void explainsASyntaxError();
    void blocksFieldsOnlyAroundABrokenLine();
};

void TestSettingsProblems::showsProblemsAtTheirFields_data()
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

void TestSettingsProblems::showsProblemsAtTheirFields()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, field);
    auto definition = open(bookshopWithBasic().replace(before, after));
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    const QString help = control(tab, field)->accessibleDescription();
    definition->setDiagnostics(lint::lint(definition->document().snapshot()));
    QVERIFY(control(tab, field)->accessibleDescription() != help);
    QVERIFY(!control(tab, field)->accessibleDescription().isEmpty());
    QVERIFY(!control<QListWidget>(tab, u"settingsSections"_qs)->item(2)->icon().isNull());
}

void TestSettingsProblems::disablesFieldsOfTheWrongType_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("said");
    QTest::newRow("number as name") << QByteArray("name: Bookshop\n") << QByteArray("name: 17\n") << u"apiName"_qs
                                    << u"“info.name” must be text, but the file contains a number."_qs;
    QTest::newRow("list as listen path") << QByteArray("value: /shop/") << QByteArray("value: [a]") << u"listenPath"_qs
                                         << u"“server.listenPath.value” must be text, but the file contains a list"_qs;
    QTest::newRow("text as flag") << QByteArray("active: true") << QByteArray("active: 'yes'") << u"active"_qs
                                  << u"“info.state.active” must be true or false, but the file contains text."_qs;
    QTest::newRow("object as user name")
        << QByteArray("username: kim") << QByteArray("username: {a: b}") << u"upstreamUsername"_qs
        << u"“upstream.authentication.basicAuth.username” must be text, but the file contains an object"_qs;
    QTest::newRow("text as section") << QByteArray("    state:\n      active: true") << QByteArray("    state: on it")
                                     << u"active"_qs
                                     << u"“info.state” must be an object, but the file contains text."_qs;
    QTest::newRow("list as section") << QByteArray("  server:\n    listenPath:\n      value: /shop/\n      strip: true")
                                     << QByteArray("  server: [1]") << u"listenPath"_qs
                                     << u"“server” must be an object, but the file contains a list."_qs;
    QTest::newRow("text as authentication flag")
        << QByteArray("      basicAuth:\n        enabled: true")
        << QByteArray("      basicAuth:\n        enabled: 'true'") << u"authenticationMethod"_qs
        << u"“upstream.authentication.basicAuth.enabled” must be true or false, but the file contains text"_qs;
    QTest::newRow("text as authentication")
        << bookshopWithBasic().sliced(bookshopWithBasic().indexOf("    authentication:"))
        << QByteArray("    authentication: \"x\"\n") << u"authenticationMethod"_qs
        << u"“upstream.authentication” must be an object, but the file contains text."_qs;
}

void TestSettingsProblems::disablesFieldsOfTheWrongType()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, field);
    QFETCH(QString, said);
    const QByteArray text = bookshopWithBasic().replace(before, after);
    QVERIFY(text != bookshopWithBasic());
    auto definition = open(text);
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    QVERIFY(!control(tab, field)->isEnabled());
    const QString description = control(tab, field)->accessibleDescription();
    QVERIFY2(description.startsWith(said) && description.contains(u"Source"), qPrintable(description));
    if (field != u"authenticationMethod") {
        const QList<navigation::Visit> &asked = definition.shown();
        click(tab, field + u"Source"_qs);
        QCOMPARE(asked.size(), 1);
    }
    QCOMPARE(textOf(*definition), text);
}

void TestSettingsProblems::offersToAddTheExtension()
{
    const QByteArray plain = bookshop().left(bookshop().indexOf("x-vendor"));
    auto definition = open(plain);
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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

void TestSettingsProblems::asksForAnUpstreamWhereNoServerIsNamed()
{
    auto definition = open("openapi: 3.1.0\ninfo: {title: Small, version: '1'}\npaths: {}\n");
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    QVERIFY(!control(tab, u"addExtension"_qs)->isEnabled());
    type(tab, u"newUpstreamUrl"_qs, u"http://localhost:9000"_qs);
    QTest::keyClick(control(tab, u"newUpstreamUrl"_qs), Qt::Key_Return);
    QCOMPARE(control<QLineEdit>(tab, u"upstreamUrl"_qs)->text(), u"http://localhost:9000"_qs);
}

void TestSettingsProblems::explainsClassicDefinitionsAndCreatesTheCredential()
{
    auto definition = open(R"({"api_id": "a", "proxy": {"listen_path": "/a/", "target_url": "http://h"}})",
                           document::Format::Json);
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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

void TestSettingsProblems::explainsASyntaxError()
{
    auto definition = open("openapi: \"3.0\ninfo: [");
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
    show(tab);
    QVERIFY(!control(tab, u"apiName"_qs)->isVisible());
    const QList<navigation::Visit> &asked = definition.shown();
    click(tab, u"showInSource"_qs);
    QCOMPARE(asked.size(), 1);
}

void TestSettingsProblems::blocksFieldsOnlyAroundABrokenLine()
{
    auto definition = open(bookshopWithBasic());
    FakeKeychain keychain;
    SettingsTab tab(definition.context(), definition.gateway(keychain));
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

GATEWRIGHT_TEST(TestSettingsProblems, QApplication)
#include "testsettingsproblems.moc"
