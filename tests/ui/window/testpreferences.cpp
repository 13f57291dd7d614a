#include "driving.h"
#include "grabs.h"
#include "settingstable.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QHash>
#include <QLabel>
#include <QMessageBox>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using preview::GatewayControl;
using support::click;
using support::control;
using window::ActionId;
using window::MainWindow;

/** The preferences, and their effect on the window and the gateway. */
class TestPreferences final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void changesTheAppearance();
    void changesNothingWhenCancelled();
    void startsTheGatewayAsSet();
    void restartsARunningGateway();
    void restartsNothingWithoutAChange();
    void restartsOnThePortInUse();
    void followsChangesOfOthers();
    void restartsAGatewayThatIsStarting();
    void keepsASizeThatItCannotShow();
    void restoresTheDefaults();
    void namesItsControls();
    void tabVisitsTheFields();
    void listsAndRevokesPermissions();
    void revokesAllPermissions();

private:
    void openDialog();
    [[nodiscard]] QDialog &dialog() const { return *m_window->findChild<QDialog *>(u"preferencesDialog"_qs); }
    [[nodiscard]] QSpinBox &number(const char *name) const { return *control<QSpinBox>(dialog(), name); }
    void save();

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    QFont m_font;
};

void TestPreferences::init()
{
    m_font = QApplication::font();
    support::openShop(m_fixture, m_window);
    if (qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark")
        m_window->action(ActionId::ThemeDark)->trigger();
}

void TestPreferences::cleanup()
{
    m_window->action(ActionId::ThemeSystem)->trigger();
    m_window.reset();
    m_fixture.reset();
    QApplication::setFont(m_font);
}

void TestPreferences::openDialog()
{
    QTest::keySequence(m_window.get(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    QTRY_VERIFY(m_window->findChild<QDialog *>(u"preferencesDialog"_qs));
    QTRY_VERIFY(dialog().isVisible());
}

void TestPreferences::save()
{
    click(dialog(), "preferencesSave");
    QTRY_VERIFY(!m_window->findChild<QDialog *>(u"preferencesDialog"_qs));
}

void TestPreferences::changesTheAppearance()
{
    const double before = QApplication::font().pointSizeF();
    openDialog();
    control<QComboBox>(dialog(), "preferencesTheme")->setCurrentIndex(2);
    number("preferencesZoom").setValue(150);
    QVERIFY(!m_window->action(ActionId::ThemeDark)->isChecked() || qEnvironmentVariableIsSet("GATEWRIGHT_THEME"));
    save();
    QVERIFY(m_window->action(ActionId::ThemeDark)->isChecked());
    QCOMPARE(m_fixture->settings.get(settings::ThemeChoice), 2);
    QCOMPARE(m_fixture->settings.get(settings::Zoom), 1.5);
    QCOMPARE(QApplication::font().pointSizeF(), before * 1.5);
}

void TestPreferences::changesNothingWhenCancelled()
{
    const QHash<QByteArray, QVariant> before = m_fixture->settings.stored;
    openDialog();
    number("preferencesPort").setValue(9000);
    number("preferencesZoom").setValue(200);
    click(dialog(), "preferencesCancel");
    QTRY_VERIFY(!m_window->findChild<QDialog *>(u"preferencesDialog"_qs));
    QCOMPARE(m_fixture->settings.stored, before);
}

void TestPreferences::startsTheGatewayAsSet()
{
    openDialog();
    QVERIFY(!control<QLabel>(dialog(), "preferencesRestart")->isVisible());
    number("preferencesPort").setValue(9000);
    control<QCheckBox>(dialog(), "preferencesPrefixMatch")->click();
    number("preferencesRecordedBody").setValue(64);
    number("preferencesRecordedMemory").setValue(8);
    number("preferencesRecordedFile").setValue(0);
    support::grabTo(dialog(), u"preferences"_qs);
    save();
    QCOMPARE(m_fixture->gateway.state(), GatewayControl::State::Stopped);
    click(*m_window, "gatewayButton");
    QCOMPARE(m_fixture->gateway.options.port, 9000);
    QVERIFY(m_fixture->gateway.options.prefixMatch);
    QCOMPARE(m_fixture->gateway.options.recordedBodyBytes, 64 * 1024);
    QCOMPARE(m_fixture->gateway.options.recordedMemoryBytes, 8 * 1024 * 1024);
    QCOMPARE(m_fixture->gateway.options.recordedFileBytes, 0);
}

void TestPreferences::restartsARunningGateway()
{
    click(*m_window, "gatewayButton");
    openDialog();
    QVERIFY(control<QLabel>(dialog(), "preferencesRestart")->isVisible());
    support::grabTo(dialog(), u"preferences-running"_qs);
    number("preferencesPort").setValue(9000);
    save();
    QTRY_COMPARE(m_fixture->gateway.options.port, 9000);
    QCOMPARE(m_fixture->gateway.state(), GatewayControl::State::Running);
}

void TestPreferences::restartsNothingWithoutAChange()
{
    click(*m_window, "gatewayButton");
    const QSignalSpy changes(&m_fixture->gateway, &GatewayControl::stateChanged);
    openDialog();
    number("preferencesZoom").setValue(110);
    save();
    QCOMPARE(changes.count(), 0);
}

/** After "Use another port", because the port of the settings was in use. */
void TestPreferences::restartsOnThePortInUse()
{
    m_fixture->gateway.listening.setPort(41234);
    click(*m_window, "gatewayButton");
    openDialog();
    control<QCheckBox>(dialog(), "preferencesPrefixMatch")->click();
    save();
    QTRY_VERIFY(m_fixture->gateway.options.prefixMatch);
    QCOMPARE(m_fixture->gateway.options.port, 41234);
}

void TestPreferences::followsChangesOfOthers()
{
    m_fixture->settings.set(settings::ThemeChoice, 2);
    QVERIFY(m_window->action(ActionId::ThemeDark)->isChecked());
    const double size = QApplication::font().pointSizeF();
    m_fixture->settings.set(settings::Zoom, 2.0);
    QVERIFY(QApplication::font().pointSizeF() > size);
    m_fixture->settings.set(settings::GatewayHttps, true);
    QVERIFY(control<QCheckBox>(*m_window, "gatewayHttps")->isChecked());
    QVERIFY(m_window->action(ActionId::GatewayHttps)->isChecked());
    click(*m_window, "gatewayButton");
    m_fixture->settings.set(settings::GatewayPort, 9000);
    QTRY_COMPARE(m_fixture->gateway.options.port, 9000);
}

void TestPreferences::restartsAGatewayThatIsStarting()
{
    click(*m_window, "gatewayButton");
    m_fixture->gateway.setState(GatewayControl::State::Starting);
    m_fixture->settings.set(settings::GatewayHttps, true);
    QTRY_VERIFY(m_fixture->gateway.options.https);
    QCOMPARE(m_fixture->gateway.options.port, settings::GatewayPort.fallback());
}

void TestPreferences::keepsASizeThatItCannotShow()
{
    m_fixture->settings.set(settings::RecordedBody, 1000);
    m_fixture->settings.stored.insert(settings::RecordedFile.key, -5);
    openDialog();
    QCOMPARE(number("preferencesRecordedBody").value(), 0);
    QCOMPARE(number("preferencesRecordedFile").value(), 0);
    save();
    QCOMPARE(m_fixture->settings.get(settings::RecordedBody), 1000);
    click(*m_window, "gatewayButton");
    QCOMPARE(m_fixture->gateway.options.recordedBodyBytes, 1000);
    QCOMPARE(m_fixture->gateway.options.recordedFileBytes, 0);
}

void TestPreferences::restoresTheDefaults()
{
    m_fixture->settings.set(settings::GatewayPort, 9000);
    m_fixture->settings.set(settings::GatewayPrefixMatch, true);
    m_fixture->settings.set(settings::RecordedMemory, 0);
    openDialog();
    QCOMPARE(number("preferencesPort").value(), 9000);
    click(dialog(), "preferencesDefaults");
    QCOMPARE(m_fixture->settings.get(settings::GatewayPort), 9000); // Not before Save.
    save();
    QCOMPARE(m_fixture->settings.get(settings::GatewayPort), settings::GatewayPort.fallback());
    QVERIFY(!m_fixture->settings.get(settings::GatewayPrefixMatch));
    QCOMPARE(m_fixture->settings.get(settings::RecordedMemory), settings::RecordedMemory.fallback());
}

void TestPreferences::namesItsControls()
{
    openDialog();
    QCOMPARE(support::unnamedControls(dialog()), QStringList());
    QCOMPARE(number("preferencesRecordedMemory").accessibleName(), u"Memory for all bodies"_qs);
    number("preferencesPort").setValue(0);
    QCOMPARE(number("preferencesPort").text(), u"Any free port"_qs);
}

void TestPreferences::tabVisitsTheFields()
{
    openDialog();
    for (const char *name :
         {"preferencesLanguage", "preferencesTheme", "preferencesZoom", "preferencesReopenFiles", "preferencesPort",
          "preferencesPrefixMatch", "preferencesRecordedBody", "preferencesRecordedMemory", "preferencesRecordedFile",
          "preferencesDefaults", "preferencesCancel", "preferencesSave"}) {
        QCOMPARE(dialog().focusWidget()->objectName(), QLatin1StringView(name));
        QTest::keyClick(dialog().focusWidget(), Qt::Key_Tab);
    }
}

void TestPreferences::listsAndRevokesPermissions()
{
    consent::Grants &grants = m_fixture->grants.grants;
    const secrets::SecretReference secret = secrets::scanReferences(u"secrets://stock"_qs).references.constFirst();
    grants.setEnvironment(m_fixture->environments.current().id);
    QVERIFY(grants.allow({support::ShopPath, {}}, {u"https://stock.example"_qs, {secret}}).isOk());
    QVERIFY(grants.allowPage({{}, u"Draft"_qs}, u"http://localhost:3000"_qs).isOk());
    openDialog();
    auto *table = control<QTableView>(dialog(), "preferencesPermissions");
    const auto cells = [table](int row) {
        QStringList texts;
        for (int column = 0; column < table->model()->columnCount(); ++column)
            texts.append(table->model()->index(row, column).data().toString());
        return texts.join(u'|');
    };
    QCOMPARE(cells(0), u"shop.yaml|secrets://stock (Sandbox)|https://stock.example"_qs);
    QCOMPARE(cells(1), u"Draft|http://localhost:3000|calls the API"_qs);
    QVERIFY(table->model()->index(0, 0).data(Qt::ToolTipRole).toString().startsWith(support::ShopPath));
    table->selectRow(0);
    auto *scroll = dialog().findChild<QScrollArea *>();
    scroll->ensureWidgetVisible(control(dialog(), "preferencesRevokeAll"));
    support::grabTo(dialog(), u"preferences-permissions"_qs);
    click(dialog(), "preferencesPermissionsRevoke");
    QCOMPARE(table->model()->rowCount(), 1);
    // Cancel is for the settings.
    click(dialog(), "preferencesCancel");
    QVERIFY(m_fixture->grants.storage.stored.secrets.isEmpty());
    QCOMPARE(grants.all().pages.size(), 1);
}

void TestPreferences::revokesAllPermissions()
{
    consent::Grants &grants = m_fixture->grants.grants;
    QVERIFY(grants.allowPage({support::ShopPath, {}}, u"http://localhost:3000"_qs).isOk());
    QVERIFY(grants.allowPage({support::ShopPath, {}}, u"http://localhost:3001"_qs).isOk());
    openDialog();
    click(dialog(), "preferencesRevokeAll");
    auto *box = control<QMessageBox>(dialog(), "permissionsQuestion");
    QVERIFY2(box->text().contains(u"2 permissions"), qPrintable(box->text()));
    QTest::keyClick(box, Qt::Key_Escape);
    QCOMPARE(grants.all().pages.size(), 2);
    QTRY_VERIFY(!dialog().findChild<QMessageBox *>());
    click(dialog(), "preferencesRevokeAll");
    click(dialog(), "permissionsRevoke");
    QCOMPARE(grants.all(), consent::GrantSet());
    QVERIFY(control(dialog(), "preferencesPermissionsEmpty")->isVisible());
    QVERIFY(!control(dialog(), "preferencesRevokeAll")->isVisible());
}

GATEWRIGHT_TEST(TestPreferences, QApplication)
#include "testpreferences.moc"
