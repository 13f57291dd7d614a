#include "banner.h"
#include "certificatejson.h"
#include "certificatespage.h"
#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "policiespage.h"
#include "ssopage.h"
#include "ssosamples.h"
#include "testprogram.h"

#include <QApplication>
#include <QTableView>
#include <QTreeView>

#include <functional>

using management::CallFailure;
using support::click;
using support::control;

/** A failed refresh keeps the previous list and shows the failure and the list's time above it. */
class TestFailedRefresh final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void keepsThePreviousList_data();
    void keepsThePreviousList();
    void showsNoTimeWithoutAPreviousList();
    void showsNoTimeOfAnotherEnvironment();
    void showsNoListTimeWhenOnePolicyFails();

private:
    enum class Kind { Certificates, Policies, SsoProfiles };

    void open(Kind kind);
    void answer();
    void fail(CallFailure failure, int status);
    [[nodiscard]] QAbstractItemView *list() const { return control<QAbstractItemView>(*m_page, m_list); }
    [[nodiscard]] QString said() const { return control<widgets::Banner>(*m_page, "callBanner")->text(); }

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<QWidget> m_page;
    Kind m_kind = Kind::Certificates;
    const char *m_list = nullptr;
    const char *m_refresh = nullptr;
};

void TestFailedRefresh::open(Kind kind)
{
    m_page.reset();
    m_ground = std::make_unique<support::ManagementGround>();
    support::ManagementGround &ground = *m_ground;
    m_kind = kind;
    switch (kind) {
    case Kind::Certificates:
        m_page = std::make_unique<certificates::CertificatesPage>(ground.service, ground.environments, ground.clock,
                                                                  ground.store, ground.settings);
        m_list = "certificateTable";
        m_refresh = "certificatesRefresh";
        break;
    case Kind::Policies:
        m_page = std::make_unique<policies::PoliciesPage>(ground.service, ground.environments, ground.clock,
                                                          ground.workspace, ground.store, ground.settings);
        m_list = "policyList";
        m_refresh = "policiesRefresh";
        break;
    case Kind::SsoProfiles:
        m_page = std::make_unique<sso::SsoPage>(ground.service, ground.environments, ground.clock, ground.settings);
        m_list = "ssoProfiles";
        m_refresh = "ssoRefresh";
        break;
    }
    support::showPage(*m_page);
}

void TestFailedRefresh::answer()
{
    const auto json = [](const char *text) { return *document::Value::fromJson(text); };
    management::PolicyPage policies;
    switch (m_kind) {
    case Kind::Certificates:
        return m_ground->service.certificates.answer(*management::readCertificatePage(json(
            R"({"cert_basics":[{"id":"a","subject_cn":"shop.example","not_after":"2027-01-01T00:00:00Z"}],"pages":1})")));
    case Kind::Policies:
        policies.policies = {management::Policy{json(R"({"_id":"gold","name":"Gold"})"), {}}};
        return m_ground->service.lists.answer(policies);
    case Kind::SsoProfiles:
        return m_ground->service.profiles.answer(support::sampleProfiles());
    }
}

void TestFailedRefresh::fail(CallFailure failure, int status)
{
    if (m_kind == Kind::Certificates)
        m_ground->service.certificates.fail(failure, status);
    else if (m_kind == Kind::Policies)
        m_ground->service.lists.fail(failure, status);
    else
        m_ground->service.profiles.fail(failure, status);
}

void TestFailedRefresh::keepsThePreviousList_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("failure");
    QTest::addColumn<int>("status");
    const auto rows = [](const char *name, Kind kind) {
        const auto row = [&](const char *failure, CallFailure code, int status) {
            QTest::addRow("%s: %s", name, failure) << int(kind) << int(code) << status;
        };
        row("500", CallFailure::Refused, 500);
        row("no answer in time", CallFailure::TimedOut, 0);
        row("no connection", CallFailure::Unreachable, 0);
        row("something else", CallFailure::UnexpectedAnswer, 200);
    };
    rows("certificates", Kind::Certificates);
    rows("policies", Kind::Policies);
    rows("SSO profiles", Kind::SsoProfiles);
}

void TestFailedRefresh::keepsThePreviousList()
{
    QFETCH(int, kind);
    QFETCH(int, failure);
    QFETCH(int, status);
    open(Kind(kind));
    answer();
    QTRY_VERIFY(list()->model()->rowCount() > 0);
    const int rows = list()->model()->rowCount();
    const QString from = QLocale().toString(m_ground->clock.moment.toLocalTime(), u"d MMM yyyy HH:mm"_qs);
    m_ground->clock.moment = m_ground->clock.moment.addDays(1);
    for (int i = 0; i < 2; ++i) { // Another failure doesn't change the time.
        click(*m_page, m_refresh);
        QVERIFY(said().isEmpty());
        fail(CallFailure(failure), status);
        QTRY_VERIFY(said().endsWith(u" The list below is from %1."_qs.arg(from)));
        QCOMPARE(list()->model()->rowCount(), rows);
        QVERIFY(list()->isVisible());
    }
    support::grabTo(*m_page, u"failed-refresh-%1"_qs.arg(kind));
    click(*m_page, m_refresh);
    answer();
    QTRY_VERIFY(!control<QWidget>(*m_page, "callBanner")->isVisible());
}

void TestFailedRefresh::showsNoTimeWithoutAPreviousList()
{
    for (const Kind kind : {Kind::Certificates, Kind::Policies, Kind::SsoProfiles}) {
        open(kind);
        fail(CallFailure::Refused, 500);
        QTRY_VERIFY(!said().isEmpty());
        QVERIFY2(!said().contains(u"The list below is"_qs), qPrintable(said()));
    }
}

void TestFailedRefresh::showsNoTimeOfAnotherEnvironment()
{
    open(Kind::SsoProfiles);
    answer();
    QTRY_VERIFY(list()->model()->rowCount() > 0);
    management::Environment other;
    other.id = u"other"_qs;
    other.name = u"Other"_qs;
    m_ground->environments.put(other);
    m_ground->environments.setCurrent(other.id);
    QTRY_VERIFY(m_ground->service.profiles.isWaiting());
    fail(CallFailure::Refused, 500);
    QTRY_VERIFY(!said().isEmpty());
    QVERIFY2(!said().contains(u"The list below is"_qs), qPrintable(said()));
}

void TestFailedRefresh::showsNoListTimeWhenOnePolicyFails()
{
    open(Kind::Policies);
    answer();
    QTRY_VERIFY(list()->model()->rowCount() > 0);
    support::type(*m_page, "policyId", u"none"_qs);
    click(*m_page, "policyFetch");
    m_ground->service.fetches.fail(CallFailure::Refused, 404);
    QTRY_VERIFY(!said().isEmpty());
    QVERIFY2(!said().contains(u"The list below is"_qs), qPrintable(said()));
    QCOMPARE(list()->model()->rowCount(), 1);
}

GATEWRIGHT_TEST(TestFailedRefresh, QApplication)
#include "testfailedrefresh.moc"
