#include "banner.h"
#include "driving.h"
#include "testprogram.h"
#include "theme.h"
#include "windowfixture.h"

#include <QApplication>
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
    void asksInThePageOfTheDefinition();

private:
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

GATEWRIGHT_TEST(TestConsent, QApplication)
#include "testconsent.moc"
