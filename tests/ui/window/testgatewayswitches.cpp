#include "banner.h"
#include "driving.h"
#include "grabs.h"
#include "settingstable.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using preview::GatewayControl;
using support::click;
using support::control;
using window::ActionId;
using window::MainWindow;

/** What answers, the switch for HTTPS, and the dialog for the gateway's certificate. */
class TestGatewaySwitches final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void isOffAtFirst();
    void switchesWhatAnswers();
    void answersInvalidRequestsByTheMock();
    void startsWithHttps();
    void isRemembered();
    void isInStepWithTheMenu();
    void restartsOnTheSamePort();
    void showsHowToTrustTheCertificate();
    void showsWhyThereIsNoCertificate();
    void namesItsControls();

private:
    [[nodiscard]] QCheckBox *box() const { return control<QCheckBox>(*m_window, "gatewayHttps"); }
    [[nodiscard]] QString address() const { return control<QLabel>(*m_window, "gatewayAddress")->text(); }
    [[nodiscard]] QDialog *dialog() const { return m_window->findChild<QDialog *>(u"gatewayCertificateDialog"_qs); }
    [[nodiscard]] QString copied(const char *button) const;

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestGatewaySwitches::init()
{
    support::openShop(m_fixture, m_window);
    m_window->resize(900, 600);
    if (qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark")
        m_window->action(ActionId::ThemeDark)->trigger();
}

void TestGatewaySwitches::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

QString TestGatewaySwitches::copied(const char *button) const
{
    click(*dialog(), button);
    return QGuiApplication::clipboard()->text();
}

void TestGatewaySwitches::isOffAtFirst()
{
    QVERIFY(!box()->isChecked());
    click(*m_window, "gatewayButton");
    QVERIFY(!m_fixture->gateway.options.https);
    QCOMPARE(address(), u"Gateway 127.0.0.1:8080 · upstreams"_qs);
    QVERIFY(!control<QAbstractButton>(*m_window, "gatewayCertificate")->isVisible());
    QVERIFY(!m_window->action(ActionId::GatewayCertificate)->isEnabled());
}

/** One of the echo and the mock at most; without both, the upstreams answer. */
void TestGatewaySwitches::switchesWhatAnswers()
{
    QAction *echo = m_window->action(ActionId::UseEcho);
    QAction *mock = m_window->action(ActionId::UseMock);
    click(*m_window, "gatewayButton");
    const auto shown = [&] {
        return address().section(u" · "_qs, 1) + (echo->isChecked() ? u" echo"_qs : QString()) +
               (mock->isChecked() ? u" mock"_qs : QString());
    };
    QCOMPARE(shown(), u"upstreams"_qs);
    echo->trigger();
    QCOMPARE(shown(), u"echo echo"_qs);
    mock->trigger();
    QCOMPARE(shown(), u"mock mock"_qs);
    QVERIFY(control<QLabel>(*m_window, "gatewayAddress")->toolTip().contains(u"Nothing is sent to upstreams"_qs));
    echo->trigger();
    QCOMPARE(shown(), u"echo echo"_qs);
    echo->trigger();
    QCOMPARE(shown(), u"upstreams"_qs);
    mock->trigger();
    mock->trigger();
    QCOMPARE(shown(), u"upstreams"_qs);
}

void TestGatewaySwitches::answersInvalidRequestsByTheMock()
{
    QAction *invalid = m_window->action(ActionId::MockAnswersInvalid);
    QVERIFY(invalid->isCheckable() && !invalid->isEnabled());
    m_window->action(ActionId::UseMock)->trigger();
    QVERIFY(invalid->isEnabled() && !invalid->isChecked());
    const auto answersInvalid = [this] {
        const QList<mock::MockedApi> &mocks = m_fixture->gateway.mocks;
        return mocks.isEmpty() ? std::optional<bool>() : mocks.first().options.answersInvalid;
    };
    QTRY_COMPARE(answersInvalid(), std::optional(false));
    invalid->trigger();
    QTRY_COMPARE(answersInvalid(), std::optional(true));
    m_window->action(ActionId::UseEcho)->trigger();
    QVERIFY(!invalid->isEnabled());
}

void TestGatewaySwitches::startsWithHttps()
{
    click(*m_window, "gatewayHttps");
    QCOMPARE(m_fixture->gateway.state(), GatewayControl::State::Stopped);
    click(*m_window, "gatewayButton");
    QVERIFY(m_fixture->gateway.options.https);
    QCOMPARE(address(), u"Gateway https://127.0.0.1:8080 · upstreams"_qs);
    m_window->action(ActionId::CopyGatewayAddress)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"https://127.0.0.1:8080"_qs);
    for (const char *name : {"gatewayButton", "gatewayHttps", "gatewayCertificate", "paletteButton"})
        QVERIFY2(control<QWidget>(*m_window, name)->isVisible(), name);
    support::grabTo(*m_window, u"gateway-https-small"_qs);
    m_window->resize(1360, 860);
    support::grabTo(*m_window, u"gateway-https"_qs);
}

void TestGatewaySwitches::isRemembered()
{
    click(*m_window, "gatewayHttps");
    QVERIFY(m_fixture->settings.get(settings::GatewayHttps));
    m_window = std::make_unique<MainWindow>(m_fixture->services());
    m_window->resize(900, 600);
    m_window->show();
    QVERIFY(box()->isChecked());
    QVERIFY(m_window->action(ActionId::GatewayHttps)->isChecked());
    click(*m_window, "gatewayButton");
    QVERIFY(m_fixture->gateway.options.https);
}

void TestGatewaySwitches::isInStepWithTheMenu()
{
    m_window->action(ActionId::GatewayHttps)->trigger();
    QVERIFY(box()->isChecked());
    click(*m_window, "gatewayHttps");
    QVERIFY(!m_window->action(ActionId::GatewayHttps)->isChecked());
    QVERIFY(!m_fixture->settings.get(settings::GatewayHttps));
}

void TestGatewaySwitches::restartsOnTheSamePort()
{
    m_fixture->gateway.listening.setPort(41234); // "Use another port" was chosen.
    click(*m_window, "gatewayButton");
    click(*m_window, "gatewayHttps");
    QTRY_VERIFY(m_fixture->gateway.options.https);
    QCOMPARE(m_fixture->gateway.state(), GatewayControl::State::Running);
    QCOMPARE(m_fixture->gateway.options.port, 41234);
    QCOMPARE(address(), u"Gateway https://127.0.0.1:41234 · upstreams"_qs);
    click(*m_window, "gatewayHttps");
    QTRY_VERIFY(!m_fixture->gateway.options.https);
    QVERIFY(!control<QAbstractButton>(*m_window, "gatewayCertificate")->isVisible());
}

void TestGatewaySwitches::showsHowToTrustTheCertificate()
{
    click(*m_window, "gatewayHttps");
    click(*m_window, "gatewayButton");
    click(*m_window, "gatewayCertificate");
    QVERIFY(dialog() && dialog()->isVisible());
    QCOMPARE(control<QLineEdit>(*dialog(), "gatewayCertificateFile")->text(), u"/home/kim/it's here/localhost.pem"_qs);
    QVERIFY(control<QLabel>(*dialog(), "gatewayCertificateFingerprint")->text().startsWith(u"AB:AB:AB"_qs));
    QCOMPARE(copied("gatewayCertificateFileCopy"), u"/home/kim/it's here/localhost.pem"_qs);
    QCOMPARE(copied("gatewayCertificateFingerprintCopy"), QStringList(32, u"AB"_qs).join(u':'));
    QCOMPARE(copied("gatewayCertificateCurlCopy"),
             u"curl --cacert '/home/kim/it'\\''s here/localhost.pem' https://127.0.0.1:8080/"_qs);
    support::grabTo(*dialog(), u"gateway-certificate"_qs);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
}

void TestGatewaySwitches::showsWhyThereIsNoCertificate()
{
    m_fixture->gateway.whyNot = {base::ErrorCode::WriteFailed, u"/home/kim/gateway"_qs};
    click(*m_window, "gatewayHttps");
    click(*m_window, "gatewayButton");
    const auto *banner = control<widgets::Banner>(*m_window, "windowBanner");
    QVERIFY(banner->isVisible());
    QVERIFY2(banner->text().contains(u"no certificate for HTTPS"_qs) &&
                 banner->text().contains(u"/home/kim/gateway"_qs),
             qPrintable(banner->text()));
    QCOMPARE(address(), u"Gateway could not start"_qs);
    support::grabTo(*m_window, u"gateway-no-certificate"_qs);
    m_fixture->gateway.whyNot = {};
    click(*m_window, "gatewayWithoutHttps");
    QCOMPARE(m_fixture->gateway.state(), GatewayControl::State::Running);
    QVERIFY(!m_fixture->gateway.options.https);
    QVERIFY(!box()->isChecked());
}

void TestGatewaySwitches::namesItsControls()
{
    QCOMPARE(box()->accessibleName(), box()->text());
    click(*m_window, "gatewayHttps");
    click(*m_window, "gatewayButton");
    QVERIFY(control<QAbstractButton>(*m_window, "gatewayCertificate")->isVisible());
    QCOMPARE(control<QAbstractButton>(*m_window, "gatewayCertificate")->accessibleName(), u"Certificate"_qs);
    click(*m_window, "gatewayCertificate");
    QCOMPARE(support::unnamedControls(*dialog()), QStringList());
}

GATEWRIGHT_TEST(TestGatewaySwitches, QApplication)
#include "testgatewayswitches.moc"
