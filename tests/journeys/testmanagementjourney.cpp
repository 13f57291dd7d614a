#include "driving.h"
#include "journey.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QtTest>

/** Certificates, policies and SSO profiles of the sandbox in the real window. */
class TestManagementJourney final : public QObject
{
    Q_OBJECT

public:
    explicit TestManagementJourney(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void init();
    void cleanup();
    void listsCertificates();
    void createsAPolicyAndFetchesIt();
    void listsSsoProfiles();

private:
    [[nodiscard]] QAbstractItemView *view(const char *name)
    {
        return support::control<QAbstractItemView>(m_journey->window(), name);
    }

    const support::JourneyHome &m_home;
    std::unique_ptr<support::Journey> m_journey;
};

void TestManagementJourney::init()
{
    m_journey = std::make_unique<support::Journey>(m_home);
    m_journey->window().resize(1360, 860);
    m_journey->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_journey->window()));
}

void TestManagementJourney::cleanup()
{
    m_journey.reset();
}

void TestManagementJourney::listsCertificates()
{
    m_journey->showPage(u"Certificates"_qs);
    QTRY_VERIFY(view("certificateTable")->model()->rowCount() >= 3);
    // Asking for details makes the filter usable, and it narrows the list.
    const int all = view("certificateTable")->model()->rowCount();
    support::click(m_journey->window(), "certificateDetailed");
    auto *filter = support::control<QComboBox>(m_journey->window(), "certificateFilter");
    QTRY_VERIFY(filter->isEnabled());
    support::choose(m_journey->window(), "certificateFilter", filter->findText(u"with_pk"_qs, Qt::MatchContains));
    QTRY_VERIFY(view("certificateTable")->model()->rowCount() < all &&
                view("certificateTable")->model()->rowCount() > 0);
}

void TestManagementJourney::createsAPolicyAndFetchesIt()
{
    m_journey->showPage(u"Policies"_qs);
    QTRY_VERIFY(view("policyList")->model()->rowCount() > 0);
    const int before = view("policyList")->model()->rowCount();
    support::click(m_journey->window(), "policyNew");
    support::type(m_journey->window(), "policyField:/name", u"Gold readers"_qs);
    // Twice in a row, as an impatient hand does: one policy.
    support::click(m_journey->window(), "policyCreate");
    support::click(m_journey->window(), "policyCreate");
    QTRY_COMPARE(view("policyList")->model()->rowCount(), before + 1);

    const QDir stored(m_home.path(u"sandbox/policies"_qs));
    QByteArray text;
    for (const QString &name : stored.entryList({u"*.json"_qs}, QDir::Files)) {
        QFile file(stored.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        text += file.readAll();
    }
    QCOMPARE(text.count("Gold readers"), 1);
}

void TestManagementJourney::listsSsoProfiles()
{
    m_journey->showPage(u"SSO Profiles"_qs);
    QTRY_VERIFY(view("ssoProfiles")->model()->rowCount() > 0);
}

int main(int argc, char **argv)
{
    const support::JourneyHome home;
    QApplication application(argc, argv);
    theme::apply(application, theme::Choice::Light);
    TestManagementJourney test(home);
    return QTest::qExec(&test, argc, argv);
}

#include "testmanagementjourney.moc"
