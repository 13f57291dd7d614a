#include "diagnosticsdialog.h"
#include "driving.h"
#include "grabs.h"
#include "programfacts.h"
#include "settingstable.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTemporaryDir>

using window::ActionId;

/** The page of diagnostics: what a report of a problem needs, and no secret. */
class TestDiagnostics final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsVersionsPathsAndState();
    void showsAKeychainThatIsMissing();
    void followsTheGateway();
    void readsTheLogOnAWorker();
    void worksWithoutFacts();
    void closesWhileItReads();

private:
    [[nodiscard]] QString text() const
    {
        return support::control<QPlainTextEdit>(*m_window, "diagnosticsText")->toPlainText();
    }

    QTemporaryDir m_folder;
    window::ProgramFacts m_facts;
    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<window::MainWindow> m_window;
};

void TestDiagnostics::init()
{
    m_facts = {.versions = {{u"Gatewright"_qs, u"0.1.0"_qs}, {u"Qt"_qs, u"6.4.2"_qs}},
               .settingsFile = u"/config/gatewright.ini"_qs,
               .cacheFolder = u"/cache"_qs,
               .recoveryFolder = u"/state/recovery"_qs,
               .logFolder = m_folder.path(),
               .lastLogLines = [] { return QStringList{u"2026 warning gatewright.startup: a\u202E line"_qs}; }};
    m_fixture = std::make_unique<support::WindowFixture>();
    window::Services services = m_fixture->services();
    services.facts = &m_facts;
    m_window = std::make_unique<window::MainWindow>(services);
    support::activate(*m_window);
}

void TestDiagnostics::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestDiagnostics::showsVersionsPathsAndState()
{
    m_window->action(ActionId::Diagnostics)->trigger();
    QTRY_VERIFY(text().contains(u"gatewright.startup: a\uFFFD line"_qs));
    QTRY_VERIFY(text().contains(u"Keychain: available"_qs));
    for (const char *line :
         {"Gatewright: 0.1.0", "Qt: 6.4.2", "Settings file: /config/gatewright.ini", "Unsaved edits: /state/recovery",
          "Test gateway: stopped", "Open definitions: 0", "Memory for recorded bodies: 64"})
        QVERIFY2(text().contains(QLatin1String(line)), line);
    auto *dialog = support::control<QDialog>(*m_window, "diagnosticsDialog");
    QCOMPARE(support::unnamedControls(*dialog), QStringList());
    support::grabTo(*dialog, u"diagnostics"_qs);
    QTRY_VERIFY(support::control(*dialog, "diagnosticsOpenFolder")->isEnabled());
    support::click(*dialog, "diagnosticsCopy");
    QCOMPARE(QGuiApplication::clipboard()->text(), text());
    support::click(*dialog, "diagnosticsClose");
    QTRY_VERIFY(!m_window->findChild<QDialog *>(u"diagnosticsDialog"_qs));
}

void TestDiagnostics::showsAKeychainThatIsMissing()
{
    m_fixture->keychain.failure = base::Error{base::ErrorCode::KeychainUnavailable, u"no service"_qs};
    m_window->action(ActionId::Diagnostics)->trigger();
    QTRY_VERIFY(text().contains(u"Keychain: not available"_qs));
}

void TestDiagnostics::followsTheGateway()
{
    m_window->action(ActionId::Diagnostics)->trigger();
    QVERIFY(text().contains(u"Test gateway: stopped"_qs));
    m_fixture->gateway.current = preview::GatewayControl::State::Running;
    emit m_fixture->gateway.stateChanged();
    QVERIFY2(text().contains(u"Test gateway: running at http"_qs), qPrintable(text()));
}

void TestDiagnostics::readsTheLogOnAWorker()
{
    static std::atomic<bool> isOnWorker = false;
    m_facts.lastLogLines = [] {
        isOnWorker = QThread::currentThread() != qApp->thread();
        return QStringList{u"line"_qs};
    };
    m_window->action(ActionId::Diagnostics)->trigger();
    QTRY_VERIFY(text().contains(u"  line"_qs));
    QVERIFY(isOnWorker);
}

void TestDiagnostics::worksWithoutFacts()
{
    m_window.reset();
    m_window = std::make_unique<window::MainWindow>(m_fixture->services());
    support::activate(*m_window);
    m_window->action(ActionId::Diagnostics)->trigger();
    QVERIFY(text().contains(u"Last lines of the log\n  None"_qs));
    QVERIFY(!support::control(*m_window, "diagnosticsOpenFolder")->isEnabled());
}

void TestDiagnostics::closesWhileItReads()
{
    m_fixture->keychain.waits = true;
    m_window->action(ActionId::Diagnostics)->trigger();
    m_window.reset();
    m_fixture->keychain.answerReads();
    QTest::qWait(10);
}

GATEWRIGHT_TEST(TestDiagnostics, QApplication)

#include "testdiagnostics.moc"
