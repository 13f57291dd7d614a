#include "driving.h"
#include "environmentspage.h"
#include "fakekeychain.h"
#include "grabs.h"
#include "managementground.h"
#include "testprogram.h"

#include <QApplication>
#include <QSpinBox>

using management::SandboxFault;
using support::click;
using support::control;

/** The simulated failure applies as soon as it is chosen. */
class TestSandboxFault final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init()
    {
        m_ground = std::make_unique<support::ManagementGround>();
        m_page = std::make_unique<environments::EnvironmentsPage>(m_ground->environments, m_keychain, m_ground->service,
                                                                  m_ground->store);
        support::showPage(*m_page);
    }
    void cleanup() { m_page.reset(); }

    void holdsAtOnce()
    {
        support::choose(*m_page, "environmentSandboxFault", 2);
        QCOMPARE(fault(), SandboxFault::Failing);
        QVERIFY(!saves());
        support::choose(*m_page, "environmentSandboxFault", 0);
        QCOMPARE(fault(), SandboxFault::None);
        QVERIFY(!saves());
    }

    void leavesWhatElseWasTyped()
    {
        auto *timeout = control<QSpinBox>(*m_page, "environmentTimeout");
        timeout->setValue(7);
        QVERIFY(saves());
        support::choose(*m_page, "environmentSandboxFault", 2);
        QCOMPARE(fault(), SandboxFault::Failing);
        QCOMPARE(timeout->value(), 7);
        QVERIFY(m_ground->environments.environments().constFirst().timeoutMs != 7000);
        QVERIFY(saves());
        // The toolbar of the window has a "Save" button too.
        QCOMPARE(control<QAbstractButton>(*m_page, "environmentSave")->accessibleName(), u"Save environment"_qs);
        click(*m_page, "environmentSave");
        QCOMPARE(m_ground->environments.environments().constFirst().timeoutMs, 7000);
        QCOMPARE(fault(), SandboxFault::Failing);
    }

    void outlivesARevert()
    {
        control<QSpinBox>(*m_page, "environmentTimeout")->setValue(7);
        support::choose(*m_page, "environmentSandboxFault", 2);
        click(*m_page, "environmentRevert");
        QVERIFY(control<QSpinBox>(*m_page, "environmentTimeout")->value() != 7);
        QCOMPARE(control<QComboBox>(*m_page, "environmentSandboxFault")->currentIndex(), 2);
        QCOMPARE(fault(), SandboxFault::Failing);
        support::grabTo(*m_page, u"environments-fault"_qs);
    }

    void isTheSandboxsAlone()
    {
        auto *choice = control<QComboBox>(*m_page, "environmentSandboxFault");
        QVERIFY(choice->isVisible());
        click(*m_page, "environmentAdd");
        QVERIFY(!choice->isVisible());
    }

private:
    [[nodiscard]] SandboxFault fault() const { return m_ground->environments.environments().constFirst().fault; }
    [[nodiscard]] bool saves() const { return control<QAbstractButton>(*m_page, "environmentSave")->isEnabled(); }

    support::FakeKeychain m_keychain;
    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<environments::EnvironmentsPage> m_page;
};

GATEWRIGHT_TEST(TestSandboxFault, QApplication)
#include "testsandboxfault.moc"
