#include "banner.h"
#include "definitionpage.h"
#include "driving.h"
#include "secretpreflight.h"
#include "testprogram.h"
#include "theme.h"
#include "windowfixture.h"

#include <QApplication>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using window::ActionId;
using window::MainWindow;

/** What the window asks before a definition gets a secret, and what it takes as the user's own act. */
class TestConsent final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void cleanup();
    void saysAtEachFieldWhatIsNotAllowed();
    void listsAndRevokesPermissions();
    void asksBeforeItServesWhatIsOpenedLater();
    void doesNotAskAgainAboutServing();
    void asksForPagesOfAnotherOrigin();
    void aPageDoesNotChangeTheQuestion();
    void saysWhyAPageIsNotStored();
    void f6MovesToTheQuestionAndBack();
    void returnsToTheFieldAfterTheAnswer();
    void everyAnswerHasItsLabelAsName();
    void fitsASmallScreen();
    void asksInThePageOfTheDefinition();
    void doesNotAskForWhatTheUserTypes();
    void asksWhenTheUserChoosesAnotherServer();
    void warnsIfWhatWasTypedIsNotSaved();
    void closesWhileTheUserTypes();
    void doesNotAskAgainAfterSaveAs();

private:
    void refuse(const QByteArray &origin);
    void showSettings() { m_window->findChild<window::DefinitionPage *>()->showTab(window::DefinitionTab::Settings); }
    widgets::Banner *banner() const { return support::control<widgets::Banner>(*m_window, "secretBanner"); }

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestConsent::init()
{
    m_fixture = std::make_unique<support::WindowFixture>(false);
    m_fixture->resolver.values = {{u"PW"_qs, "secret"}};
    m_fixture->store.files.insert(support::ShopPath, support::shopText().replace("X Up", "X-Up"));
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->open({support::ShopPath});
    QVERIFY(m_window->currentDefinition());
    QTRY_VERIFY(m_fixture->routes.isSettled());
}

void TestConsent::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestConsent::asksInThePageOfTheDefinition()
{
    QTRY_VERIFY(banner()->isVisible());
    QCOMPARE(banner()->text(), u"shop.yaml wants to send env://PW to https://stock.example."_qs);
    QCOMPARE(m_fixture->resolver.asked, 0);
    support::click(*m_window, "allowSecrets");
    QTRY_VERIFY(!banner()->isVisible());
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QVERIFY(m_fixture->routes.routes().routes().constFirst().credential);
}

void TestConsent::doesNotAskForWhatTheUserTypes()
{
    support::click(*m_window, "declineSecrets");
    showSettings();
    auto *user = support::control(*m_window, "upstreamUsername");
    user->setFocus(Qt::TabFocusReason);
    for (const QChar c : u"env://MINE"_qs) {
        QTest::keyClick(user, c.toLatin1());
        QTRY_VERIFY(m_fixture->routes.isSettled());
        QVERIFY(!banner()->isVisible());
    }
    support::control(*m_window, "listenPath")->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QVERIFY(!banner()->isVisible());
    QCOMPARE(m_fixture->grants.storage.stored.secrets.size(), 1);
    // A reference that is written in Source is asked about.
    const document::Pointer place{"x-vendor-api-gateway", "upstream", "authentication", "basicAuth", "username"};
    QVERIFY(m_window->currentDefinition()->document().set(place, document::Value::string(u"env://OTHER"_qs)));
    QTRY_VERIFY(banner()->isVisible());
}

void TestConsent::asksWhenTheUserChoosesAnotherServer()
{
    support::click(*m_window, "allowSecrets");
    QTRY_VERIFY(!banner()->isVisible());
    showSettings();
    support::type(*m_window, "upstreamUrl", u"https://other.example/"_qs);
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QVERIFY(!banner()->isVisible());
    support::control(*m_window, "listenPath")->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(banner()->isVisible());
    QCOMPARE(banner()->text(), u"shop.yaml wants to send env://PW to https://other.example."_qs);
}

void TestConsent::warnsIfWhatWasTypedIsNotSaved()
{
    support::click(*m_window, "declineSecrets");
    m_fixture->grants.storage.failure = base::Error{base::ErrorCode::DiskFull, u"No space left on device"_qs};
    showSettings();
    support::type(*m_window, "upstreamPassword", u"env://MINE"_qs);
    support::control(*m_window, "listenPath")->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(banner()->kind(), widgets::Banner::Kind::Warning);
    QVERIFY(banner()->isVisible());
}

void TestConsent::closesWhileTheUserTypes()
{
    showSettings();
    support::type(*m_window, "upstreamPassword", u"env://MINE"_qs);
    m_fixture->workspace.close(*m_window->currentDefinition());
    QVERIFY(!m_window->currentDefinition());
}

void TestConsent::doesNotAskAgainAfterSaveAs()
{
    support::click(*m_window, "allowSecrets");
    QTRY_VERIFY(!banner()->isVisible());
    QVERIFY(m_fixture->workspace.saveAs(*m_window->currentDefinition(), u"/apis/copy.yaml"_qs).isOk());
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QVERIFY(!banner()->isVisible());
    QVERIFY(m_fixture->routes.routes().routes().constFirst().credential);
}

void TestConsent::saysAtEachFieldWhatIsNotAllowed()
{
    const preflight::SecretPreflight preflight(m_fixture->workspace, m_fixture->resolver, m_fixture->grants.grants);
    const QString path = u"/apis/all.yaml"_qs;
    m_fixture->store.files.insert(path, support::shopText("All")
                                            .replace("X Up", "env://HEADER")
                                            .replace("username: kim", "username: env://USER")
                                            .replace("/shop/", "/all/env://PATH")
                                            .replace("stock.example/v1", "stock.example/env://QUERY"));
    m_window->open({path});
    auto &page = *m_window->findChildren<window::DefinitionPage *>().constLast();
    page.showTab(window::DefinitionTab::Settings);
    const std::pair<const char *, QString> fields[] = {{"upstreamUsername", u"env://USER"_qs},
                                                       {"upstreamPassword", u"env://PW"_qs},
                                                       {"upstreamHeaderName", u"env://HEADER"_qs},
                                                       {"upstreamUrl", u"env://QUERY"_qs},
                                                       {"listenPath", u"env://PATH"_qs}};
    for (const auto &[name, reference] : fields) {
        const QString expected =
            u"“%1” is not looked up or sent to https://stock.example until you allow it. See Allowed secrets."_qs.arg(
                reference);
        QTRY_COMPARE(support::control(page, name)->accessibleDescription(), expected);
    }
    QCOMPARE(m_fixture->resolver.asked, 0);
    support::click(page, "allowSecrets");
    for (const auto &[name, reference] : fields)
        QTRY_VERIFY(!support::control(page, name)->accessibleDescription().contains(u"until you allow it"));
}

void TestConsent::listsAndRevokesPermissions()
{
    QTRY_VERIFY(banner()->isVisible());
    support::click(*m_window, "allowSecrets");
    showSettings();
    const QAbstractItemModel &model = *support::control<QTableView>(*m_window, "allowedSecrets")->model();
    QTRY_COMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"env://PW"_qs);
    support::click(*m_window, "allowedSecretsRevoke");
    QVERIFY(m_fixture->grants.grants.all().secrets.isEmpty());
    QTRY_VERIFY(m_fixture->routes.routes().routes().constFirst().block);
    QVERIFY(!banner()->isVisible()); // What was just revoked is not asked for.
    support::click(*m_window, "allowedSecretsAllow");
    QTRY_VERIFY(m_fixture->routes.routes().routes().constFirst().credential);
}

void TestConsent::asksBeforeItServesWhatIsOpenedLater()
{
    m_fixture->gateway.setState(preview::GatewayControl::State::Running);
    const QString path = u"/apis/special.yaml"_qs;
    m_fixture->store.files.insert(
        path, support::shopText("Special").replace("/shop/", "/shop/special/").replace("env://PW", "literal"));
    m_window->open({path});
    auto *question = support::control<QWidget>(*m_window->findChildren<window::DefinitionPage *>().constLast(),
                                               "serveBanner");
    QTRY_VERIFY(question->isVisible());
    QCOMPARE(
        static_cast<widgets::Banner *>(question)->text(),
        u"The gateway is running. Serve special.yaml too? It would answer /shop/special/, which “Shop” answers now."_qs);
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QCOMPARE(m_fixture->routes.routes().routes().size(), 1);
    support::click(*question, "serveDefinition");
    QTRY_COMPARE(m_fixture->routes.routes().routes().size(), 2);
    QVERIFY(!question->isVisible());
    // The action takes it back.
    m_window->action(ActionId::ServeDefinition)->trigger();
    QTRY_COMPARE(m_fixture->routes.routes().routes().size(), 1);
    QVERIFY(!question->isVisible()); // The user has decided.
}

void TestConsent::doesNotAskAgainAboutServing()
{
    m_fixture->gateway.setState(preview::GatewayControl::State::Running);
    const QString path = u"/apis/special.yaml"_qs;
    m_fixture->store.files.insert(path,
                                  support::shopText("Special")
                                      .replace("/shop/", "/special/")
                                      .replace("env://PW", "env://NEW")
                                      .replace("X Up", "X-Up")); // Nothing is asked for a header that can't be sent.
    m_window->open({path});
    const QWidget &page = *m_window->findChildren<window::DefinitionPage *>().constLast();
    const auto *question = support::control<widgets::Banner>(page, "serveBanner");
    QTRY_VERIFY(question->isVisible());
    QCOMPARE(question->text(), u"The gateway is running. Serve special.yaml too?"_qs);
    // One question after the other.
    QVERIFY(!support::control(page, "secretBanner")->isVisible());
    support::click(page, "declineServing");
    QVERIFY(!question->isVisible());
    QTRY_VERIFY(m_fixture->routes.isSettled());
    QVERIFY(!question->isVisible());
    QVERIFY(!m_window->action(ActionId::ServeDefinition)->isChecked());
    m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    QTRY_VERIFY(m_window->action(ActionId::ServeDefinition)->isChecked());
    QTRY_VERIFY(support::control(page, "secretBanner")->isVisible());
}

void TestConsent::refuse(const QByteArray &origin)
{
    auto exchange = std::make_shared<traffic::Exchange>();
    exchange->documentPath = support::ShopPath;
    exchange->gatewayReason = traffic::GatewayError::OriginNotAllowed;
    exchange->request.headers.append("Host", "localhost:8080");
    exchange->request.headers.append("Origin", origin);
    emit m_fixture->gateway.recorded({exchange});
}

void TestConsent::asksForPagesOfAnotherOrigin()
{
    auto *question = support::control<widgets::Banner>(*m_window, "pageBanner");
    QVERIFY(!question->isVisible());
    refuse("null");
    QVERIFY(!question->isVisible());
    refuse("http://localhost:3000");
    refuse("http://localhost:3001");
    QTRY_VERIFY(question->isVisible());
    QCOMPARE(question->text(), u"Web pages of http://localhost:3000 want to call “Shop”."_qs);
    support::click(*question, "declinePages");
    QCOMPARE(question->text(), u"Web pages of http://localhost:3001 want to call “Shop”."_qs);
    const auto *allow = question->findChildren<QPushButton *>(u"allowPages"_qs).constLast();
    QVERIFY(!allow->isEnabled()); // The second click of a double click is not an answer.
    QTRY_VERIFY(allow->isEnabled());
    question->findChildren<QPushButton *>(u"allowPages"_qs).constLast()->click();
    QVERIFY(!question->isVisible());
    refuse("http://localhost:3000"); // Declined in this run.
    QVERIFY(!question->isVisible());
    QCOMPARE(m_fixture->grants.grants.pagesOf(m_window->currentDefinition()->identity()),
             QStringList{u"http://localhost:3001"_qs});
    for (int port = 4000; port < 4100; ++port)
        refuse("http://localhost:" + QByteArray::number(port));
    QTRY_VERIFY(question->isVisible());
}

/** A page that sends requests from many origins does not put another one under the pointer of the user. */
void TestConsent::aPageDoesNotChangeTheQuestion()
{
    auto *question = support::control<widgets::Banner>(*m_window, "pageBanner");
    refuse("http://localhost:3000");
    QTRY_VERIFY(question->isVisible());
    for (int port = 4000; port < 4100; ++port)
        refuse("http://localhost:" + QByteArray::number(port));
    QCOMPARE(question->text(), u"Web pages of http://localhost:3000 want to call “Shop”."_qs);
    QVERIFY(support::control(*question, "allowPages")->isEnabled());
    support::click(*question, "allowPages");
    QCOMPARE(m_fixture->grants.grants.pagesOf(m_window->currentDefinition()->identity()),
             QStringList{u"http://localhost:3000"_qs});
    QCOMPARE(question->text(), u"Web pages of http://localhost:4099 want to call “Shop”."_qs);
}

void TestConsent::saysWhyAPageIsNotStored()
{
    const auto *question = support::control<widgets::Banner>(*m_window, "pageBanner");
    m_fixture->grants.storage.damage = base::Error{base::ErrorCode::Damaged, u"/state/grants.json"_qs};
    refuse("http://localhost:3000");
    QTRY_VERIFY(question->isVisible());
    support::click(*m_window, "allowPages");
    QTRY_COMPARE(question->kind(), widgets::Banner::Kind::Warning);
    QVERIFY2(question->text().contains(u"until you quit"_qs) && question->text().contains(u"/state/grants.json"_qs),
             qPrintable(question->text()));
    refuse("http://localhost:3000"); // Before it was allowed.
    QVERIFY(question->isVisible());
    support::click(*question, "bannerClose");
    QVERIFY(!question->isVisible());
}

void TestConsent::f6MovesToTheQuestionAndBack()
{
    QTRY_VERIFY(banner()->isVisible());
    refuse("http://localhost:3000");
    auto *pages = support::control<widgets::Banner>(*m_window, "pageBanner");
    QTRY_VERIFY(pages->isVisible());
    showSettings();
    auto *field = support::control(*m_window, "upstreamUsername");
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClick(field, Qt::Key_F6);
    QTRY_VERIFY(banner()->hasFocus());
    QTest::keyClick(banner(), Qt::Key_F6);
    QTRY_VERIFY(pages->hasFocus());
    QTest::keyClick(pages, Qt::Key_F6, Qt::ShiftModifier);
    QTRY_VERIFY(banner()->hasFocus());
    QTest::keyClick(banner(), Qt::Key_F6, Qt::ShiftModifier);
    QTRY_VERIFY(field->hasFocus());
}

void TestConsent::returnsToTheFieldAfterTheAnswer()
{
    QTRY_VERIFY(banner()->isVisible());
    showSettings();
    auto *field = support::control(*m_window, "upstreamUsername");
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClick(field, Qt::Key_F6);
    QTRY_VERIFY(banner()->hasFocus());
    for (const char *next : {"bannerDetails", "allowSecrets"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(next));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_VERIFY(!banner()->isVisible());
    QVERIFY(field->hasFocus());
    QCOMPARE(m_fixture->grants.storage.stored.secrets.size(), 1);
}

/** As at 1920×1080 with 200 %, on each tab while something is asked. */
void TestConsent::fitsASmallScreen()
{
    constexpr QSize Smallest(960, 540);
    m_window->resize(Smallest);
    QTRY_VERIFY(banner()->isVisible());
    refuse("https://app.example");
    QTRY_VERIFY(support::control(*m_window, "pageQuestion")->isVisible());
    auto *page = m_window->findChild<window::DefinitionPage *>();
    for (int tab = 0; tab < window::DefinitionTabCount; ++tab) {
        page->showTab(static_cast<window::DefinitionTab>(tab));
        const auto fits = [this, Smallest] {
            return m_window->minimumSizeHint().boundedTo(Smallest) == m_window->minimumSizeHint();
        };
        QTRY_VERIFY2(fits(), qPrintable(u"tab %1: %2"_qs.arg(QString::number(tab),
                                                             QString::number(m_window->minimumSizeHint().height()))));
    }
    QCOMPARE(m_window->size(), Smallest);
}

void TestConsent::everyAnswerHasItsLabelAsName()
{
    m_fixture->gateway.setState(preview::GatewayControl::State::Running);
    refuse("http://localhost:3000");
    QTRY_VERIFY(support::control(*m_window, "pageBanner")->isVisible());
    const auto bars = m_window->findChildren<widgets::Banner *>();
    int count = 0;
    for (const widgets::Banner *bar : bars) {
        for (const QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || button->text().isEmpty())
                continue;
            QCOMPARE(button->accessibleName(), button->text());
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
            ++count;
        }
    }
    // Those of the two questions.
    QVERIFY2(count >= 6, qPrintable(QString::number(count)));
}

GATEWRIGHT_TEST(TestConsent, QApplication)
#include "testconsent.moc"
