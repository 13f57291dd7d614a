#include "accessiblecontrols.h"
#include "banner.h"
#include "driving.h"
#include "environmentlist.h"
#include "fakeenvironments.h"
#include "fakegateway.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "grabs.h"
#include "questionbar.h"
#include "routeservice.h"
#include "secretquestion.h"
#include "testprogram.h"
#include "theme.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using problems::SecretQuestion;

/** The question above a definition that wants to send secrets. */
class TestSecretQuestion final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void namesReferenceAndOrigin();
    void countsSeveralSecrets();
    void detailsNameTheSettings();
    void detailsNameTheEnvironmentOfAStore();
    void oneAnswerAllowsAllThatItNames();
    void notNowIsNotAskedAgain();
    void asksWhenSomethingNewIsThere();
    void asksAgainForAnotherOrigin();
    void followsUndo();
    void staysDuringASyntaxError();
    void asksNothingForTheEcho();
    void asksNothingWithoutAnOrigin();
    void allowsWhatWasShown();
    void warnsIfThePermissionIsNotSaved();
    void waitsWhileTheUserTypes();
    void asksAgainInAnotherEnvironment();
    void warnsOfAnUnencryptedConnection_data();
    void warnsOfAnUnencryptedConnection();
    void longNamesDoNotWidenTheWindow();
    void detailsHaveLongNamesInFull();
    void isNotAnsweredByAClickForAnother();
    void staysInFocusWhenItChanges();
    void worksWithTheKeyboard();
    void isReadAloud();
    void everyControlHasAName();

private:
    void open(const QByteArray &password = "env://STOCK_PASSWORD", const QByteArray &user = "kim");
    void set(const document::Pointer &field, const QString &text);
    widgets::Banner *banner() const { return support::control<widgets::Banner>(*m_question, "secretBanner"); }
    QString details() const;

    /** All services, in the order in which they use each other. */
    struct Bench {
        support::FakeStore store;
        support::FakeResolver resolver;
        support::FakeGateway gateway;
        support::FakeGrants grants{false};
        support::FakeEnvironments stored;
        management::EnvironmentList environments{stored};
        workspace::Workspace workspace{store};
        preview::RouteService routes{workspace, resolver, grants, gateway};
    };
    std::unique_ptr<Bench> m_bench;
    workspace::OpenDefinition *m_definition = nullptr;
    std::unique_ptr<SecretQuestion> m_question;
};

namespace {

const document::Pointer Extension{"x-vendor-api-gateway"};
const QString Path = u"/f/bookshop.yaml"_qs;

QByteArray textWith(const QByteArray &url, const QByteArray &user, const QByteArray &password)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
           "  info: {name: Bookshop, state: {active: true}}\n  server: {listenPath: {value: /books/}}\n"
           "  upstream:\n    url: '" +
           url + "'\n    authentication: {enabled: true, basicAuth: {enabled: true, username: '" + user +
           "', password: '" + password + "'}}\n";
}

} // namespace

void TestSecretQuestion::initTestCase()
{
    support::applyTheme();
    widgets::installAccessibleControls();
}

void TestSecretQuestion::init()
{
    m_bench = std::make_unique<Bench>();
    m_bench->gateway.current = preview::GatewayControl::State::Stopped;
}

void TestSecretQuestion::cleanup()
{
    m_question.reset();
    m_bench.reset();
}

void TestSecretQuestion::open(const QByteArray &password, const QByteArray &user)
{
    m_bench->store.files.insert(Path, textWith("https://stock.example/v1", user, password));
    m_definition = *m_bench->workspace.open(Path);
    m_question = std::make_unique<SecretQuestion>(m_bench->routes, m_bench->grants.grants, m_bench->environments,
                                                  *m_definition);
    m_question->resize(900, 60);
    m_question->show();
    QTRY_VERIFY(m_bench->routes.isSettled());
}

void TestSecretQuestion::set(const document::Pointer &field, const QString &text)
{
    QVERIFY(m_definition->document().set(Extension / field, document::Value::string(text)));
    QTRY_VERIFY(m_bench->routes.isSettled());
}

QString TestSecretQuestion::details() const
{
    support::click(*m_question, "bannerDetails");
    return support::control<QLabel>(*m_question, "bannerDetailsText")->text();
}

void TestSecretQuestion::namesReferenceAndOrigin()
{
    open();
    QVERIFY(banner()->isVisible());
    QCOMPARE(banner()->text(), u"bookshop.yaml wants to send env://STOCK_PASSWORD to https://stock.example."_qs);
    QCOMPARE(m_bench->resolver.asked, 0);
    support::grabTo(*m_question, u"secret-question"_qs);
}

void TestSecretQuestion::countsSeveralSecrets()
{
    open("env://A-file://b", "env://C");
    QCOMPARE(banner()->text(), u"bookshop.yaml wants to send 3 secrets to https://stock.example."_qs);
    support::grabTo(*m_question, u"secret-question-several"_qs);
}

void TestSecretQuestion::detailsNameTheSettings()
{
    open("env://SAME", "env://SAME");
    const QStringList lines = details().split(u'\n');
    QCOMPARE(lines.value(0), u"env://SAME: User name, Password"_qs);
    QCOMPARE(lines.size(), 2);
    support::grabTo(*m_question, u"secret-question-details"_qs);
}

void TestSecretQuestion::detailsNameTheEnvironmentOfAStore()
{
    open("secrets://stock", "env://USER");
    const QStringList lines = details().split(u'\n');
    QCOMPARE(lines.mid(0, 2), (QStringList{u"env://USER: User name"_qs,
                                           u"secrets://stock: Password, from the environment “Sandbox”"_qs}));
}

void TestSecretQuestion::oneAnswerAllowsAllThatItNames()
{
    m_bench->resolver.values = {{u"A"_qs, "a"}, {u"B"_qs, "b"}};
    open("env://A", "env://B");
    support::click(*m_question, "allowSecrets");
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_bench->grants.storage.stored.secrets.size(), 2);
    QCOMPARE(m_bench->grants.storage.stored.secrets.constFirst().origin, u"https://stock.example"_qs);
    QTRY_VERIFY(m_bench->routes.isSettled());
    QCOMPARE(m_bench->resolver.asked, 2);
    QVERIFY(m_bench->routes.routes().routes().constFirst().credential);
}

void TestSecretQuestion::notNowIsNotAskedAgain()
{
    open();
    support::click(*m_question, "declineSecrets");
    QVERIFY(!m_question->isVisible());
    set(definition::fields::userName(), u"zoe"_qs);
    QVERIFY(!m_question->isVisible());
    // Nor when the page or the file is opened again.
    m_question.reset();
    m_bench->workspace.close(*m_definition);
    open();
    QVERIFY(!banner()->isVisible());
    QCOMPARE(m_bench->resolver.asked, 0);
    QVERIFY(m_bench->grants.storage.stored.secrets.isEmpty());
}

void TestSecretQuestion::asksWhenSomethingNewIsThere()
{
    open();
    support::click(*m_question, "declineSecrets");
    set(definition::fields::userName(), u"env://USER"_qs);
    QTRY_VERIFY(banner()->isVisible());
    QVERIFY2(banner()->text().contains(u"2 secrets"), qPrintable(banner()->text()));
}

void TestSecretQuestion::asksAgainForAnotherOrigin()
{
    open();
    support::click(*m_question, "allowSecrets");
    QTRY_VERIFY(!m_question->isVisible());
    set(definition::fields::upstreamUrl(), u"https://other.example:8443/v1"_qs);
    QTRY_VERIFY(banner()->isVisible());
    QVERIFY2(banner()->text().endsWith(u"to https://other.example:8443."), qPrintable(banner()->text()));
    set(definition::fields::upstreamUrl(), u"https://stock.example/v2"_qs);
    QTRY_VERIFY(!banner()->isVisible());
}

void TestSecretQuestion::followsUndo()
{
    open("literal");
    QVERIFY(!banner()->isVisible());
    set(definition::fields::password(), u"env://NEW"_qs);
    QTRY_VERIFY(banner()->isVisible());
    m_definition->document().undo();
    QTRY_VERIFY(!banner()->isVisible());
    m_definition->document().redo();
    QTRY_VERIFY(banner()->isVisible());
}

void TestSecretQuestion::staysDuringASyntaxError()
{
    open();
    QVERIFY(m_definition->document().spliceText({0, 0, "\"open\n"}));
    QVERIFY(!m_definition->document().snapshot().isValid());
    emit m_bench->routes.routesChanged();
    QVERIFY(banner()->isVisible());
    QVERIFY(banner()->text().contains(u"env://STOCK_PASSWORD"));
}

void TestSecretQuestion::asksNothingForTheEcho()
{
    open();
    m_bench->routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    QTRY_VERIFY(!banner()->isVisible());
    m_bench->routes.setUpstreamKind(traffic::UpstreamKind::Own);
    QTRY_VERIFY(banner()->isVisible());
}

void TestSecretQuestion::asksNothingWithoutAnOrigin()
{
    open();
    set(definition::fields::upstreamUrl(), u"no URL"_qs);
    QTRY_VERIFY(!banner()->isVisible());
}

void TestSecretQuestion::allowsWhatWasShown()
{
    open();
    // The question is updated later than the document, for example after a change by another program.
    QVERIFY(m_definition->document().set(Extension / definition::fields::upstreamUrl(),
                                         document::Value::string(u"https://evil.example/"_qs)));
    support::click(*m_question, "allowSecrets");
    QCOMPARE(m_bench->grants.storage.stored.secrets.size(), 1);
    QCOMPARE(m_bench->grants.storage.stored.secrets.constFirst().origin, u"https://stock.example"_qs);
    QTRY_VERIFY(banner()->text().contains(u"https://evil.example"));
}

void TestSecretQuestion::warnsIfThePermissionIsNotSaved()
{
    m_bench->grants.storage.failure = base::Error{base::ErrorCode::DiskFull, u"No space left on device"_qs};
    open();
    support::click(*m_question, "allowSecrets");
    QTRY_COMPARE(banner()->kind(), widgets::Banner::Kind::Warning);
    QVERIFY2(banner()->text().contains(u"until you quit"), qPrintable(banner()->text()));
    QTRY_VERIFY(m_bench->routes.isSettled());
    QVERIFY(banner()->isVisible());
    QVERIFY(m_bench->routes.missingSecrets(*m_definition).references.isEmpty());
    support::click(*m_question, "bannerClose");
    QVERIFY(!m_question->isVisible());
}

void TestSecretQuestion::waitsWhileTheUserTypes()
{
    open("literal");
    m_question->setPaused(true);
    set(definition::fields::password(), u"env://HAL"_qs);
    emit m_bench->routes.routesChanged();
    QVERIFY(!banner()->isVisible());
    m_question->setPaused(false);
    QVERIFY(banner()->isVisible());
}

void TestSecretQuestion::asksAgainInAnotherEnvironment()
{
    open("vault://stock#password");
    support::click(*m_question, "allowSecrets");
    QTRY_VERIFY(!banner()->isVisible());
    m_bench->grants.grants.setEnvironment(u"staging"_qs);
    QTRY_VERIFY(banner()->isVisible());
}

void TestSecretQuestion::warnsOfAnUnencryptedConnection_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("warns");
    QTest::newRow("https") << u"https://stock.example/"_qs << false;
    QTest::newRow("http") << u"http://stock.example/"_qs << true;
    QTest::newRow("this machine") << u"http://127.0.0.1:9000/"_qs << false;
    QTest::newRow("this machine, IPv6") << u"http://[::1]:9000/"_qs << false;
}

void TestSecretQuestion::warnsOfAnUnencryptedConnection()
{
    QFETCH(QString, url);
    open();
    set(definition::fields::upstreamUrl(), url);
    QTRY_VERIFY(banner()->text().contains(QUrl(url).host()));
    QTEST(banner()->text().contains(u"not encrypted"), "warns");
}

void TestSecretQuestion::longNamesDoNotWidenTheWindow()
{
    open("env://" + QByteArray(5000, 'A'));
    set(definition::fields::upstreamUrl(),
        u"https://"_qs + QString(60, u'a') + QString(u".b"_qs).repeated(60) + u".evil.example/"_qs);
    QTRY_VERIFY2(banner()->text().contains(u".evil.example"), qPrintable(banner()->text()));
    QVERIFY(banner()->text().size() < 250);
    QVERIFY2(m_question->minimumSizeHint().width() < 800,
             qPrintable(QString::number(m_question->minimumSizeHint().width())));
}

void TestSecretQuestion::detailsHaveLongNamesInFull()
{
    open();
    const QString origin = u"https://"_qs + u"stock-service."_qs.repeated(8) + u"example:8443"_qs;
    set(definition::fields::upstreamUrl(), origin + u"/v1"_qs);
    QTRY_VERIFY(banner()->text().contains(u"example:8443"));
    QVERIFY(!banner()->text().contains(origin));
    QCOMPARE(details().split(u'\n').value(0), u"Server: "_qs + origin);
}

void TestSecretQuestion::isNotAnsweredByAClickForAnother()
{
    open();
    set(definition::fields::upstreamUrl(), u"https://evil.example/"_qs);
    QTRY_VERIFY(banner()->text().contains(u"https://evil.example"));
    auto *allow = m_question->findChildren<QPushButton *>(u"allowSecrets"_qs).constLast();
    QVERIFY(!allow->isEnabled());
    QTRY_VERIFY(allow->isEnabled());
    allow->click();
    QTRY_VERIFY(!banner()->isVisible());
    QCOMPARE(m_bench->grants.storage.stored.secrets.size(), 1);
}

void TestSecretQuestion::staysInFocusWhenItChanges()
{
    open();
    support::activate(*m_question);
    support::control(*m_question, "allowSecrets")->setFocus();
    set(definition::fields::userName(), u"env://USER"_qs);
    QTRY_VERIFY(banner()->text().contains(u"2 secrets"));
    QVERIFY(banner()->hasFocus());
    QTest::keyClick(banner(), Qt::Key_Space);
    QTest::keyClick(banner(), Qt::Key_Return);
    QVERIFY(m_bench->grants.storage.stored.secrets.isEmpty());
    QTest::keyClick(banner(), Qt::Key_Tab);
    QCOMPARE(m_question->focusWidget()->objectName(), u"bannerDetails"_qs);
}

void TestSecretQuestion::worksWithTheKeyboard()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *before = new QLineEdit(&page);
    open();
    column->addWidget(before);
    column->addWidget(m_question.get());
    column->addWidget(new QLineEdit(&page));
    m_question->show();
    support::activate(page);
    before->setFocus();
    QStringList visited;
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
        visited.append(page.focusWidget()->objectName());
    }
    QCOMPARE(visited, (QStringList{u"bannerDetails"_qs, u"allowSecrets"_qs, u"declineSecrets"_qs}));
    support::control(page, "allowSecrets")->setFocus();
    QTest::keyClick(page.focusWidget(), Qt::Key_Space);
    QTRY_VERIFY(!m_question->isVisible());
    QCOMPARE(m_bench->grants.storage.stored.secrets.size(), 1);
    m_question->setParent(nullptr);
}

void TestSecretQuestion::isReadAloud()
{
    open();
    const QAccessibleInterface *alert = QAccessible::queryAccessibleInterface(banner());
    QCOMPARE(alert->role(), QAccessible::AlertMessage);
    QCOMPARE(alert->text(QAccessible::Name), banner()->text());
}

void TestSecretQuestion::everyControlHasAName()
{
    open();
    QCOMPARE(support::unnamedControls(*m_question), QStringList());
}

GATEWRIGHT_TEST(TestSecretQuestion, QApplication)
#include "testsecretquestion.moc"
