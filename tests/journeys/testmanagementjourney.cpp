#include "awaited.h"
#include "certificatestatus.h"
#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "knowncertificates.h"
#include "testprogram.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

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
    void showsWhichPoliciesAllowAnOperation();
    void listsSsoProfiles();
    void reportsSecretsAndCertificatesOfADefinition();

private:
    /** The shown problems, as `rule place`. */
    [[nodiscard]] QStringList problems();
    [[nodiscard]] QAbstractItemView *view(const char *name)
    {
        return support::control<QAbstractItemView>(m_journey->window(), name);
    }

    const support::JourneyHome &m_home;
    std::unique_ptr<support::Journey> m_journey;
};

QStringList TestManagementJourney::problems()
{
    const QAbstractItemModel *model = view("problemsTable")->model();
    const auto cell = [model](const QModelIndex &file, int row, const QString &title) {
        int column = 0;
        while (column < model->columnCount() && model->headerData(column, Qt::Horizontal).toString() != title)
            ++column;
        return model->index(row, column, file).data().toString();
    };
    QStringList shown;
    for (int file = 0; file < model->rowCount(); ++file) {
        const QModelIndex group = model->index(file, 0);
        for (int row = 0; row < model->rowCount(group); ++row)
            shown.append(cell(group, row, u"Rule"_qs) + u' ' + cell(group, row, u"Place"_qs));
    }
    return shown;
}

void TestManagementJourney::init()
{
    const bool isDark = qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark";
    m_journey = std::make_unique<support::Journey>(m_home, isDark ? theme::Choice::Dark : theme::Choice::Light);
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
    // The filter is enabled in detailed mode, and filters the list.
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
    // A double click creates one policy.
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

void TestManagementJourney::showsWhichPoliciesAllowAnOperation()
{
    const QString path = m_home.path(u"petstore.yaml"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("openapi: 3.0.3\ninfo: {title: Petstore, version: '1'}\npaths:\n  /pets/{id}:\n"
               "    delete: {responses: {'204': {description: Deleted}}}\n"
               "x-vendor-api-gateway:\n  info: {id: petstore, name: Petstore, state: {active: true}}\n"
               "  server: {listenPath: {value: /petstore/, strip: true}}\n  upstream: {url: 'http://pets.example'}\n");
    file.close();
    m_journey->open(path);
    m_journey->showTab(u"Paths"_qs);
    auto *tree = support::control<QTreeView>(m_journey->window(), "pathTree");
    support::clickRow(*tree, tree->model()->index(0, 0, tree->model()->index(0, 0)));
    const auto *policies = support::control<QLabel>(m_journey->window(), "accessPolicies");
    QTRY_COMPARE(policies->text(), u"No policies known"_qs);
    support::click(m_journey->window(), "accessShowPolicies");
    QTRY_VERIFY(view("policyList")->model()->rowCount() > 0);
    m_journey->showPage(u"APIs"_qs);
    QTRY_VERIFY(policies->isVisible());
    QVERIFY2(policies->text().contains(u"Petstore Free: not allowed"_qs), qPrintable(policies->text()));
}

void TestManagementJourney::listsSsoProfiles()
{
    m_journey->showPage(u"SSO Profiles"_qs);
    QTRY_VERIFY(view("ssoProfiles")->model()->rowCount() > 0);
}

void TestManagementJourney::reportsSecretsAndCertificatesOfADefinition()
{
    management::ManagementService &service = m_journey->services().services().management;
    const auto page = support::awaited(service.dashboard().listCertificates({-1, false, std::nullopt}));
    QVERIFY(page.isOk());
    const auto expired = std::find_if(page->certificates.begin(), page->certificates.end(), [](const auto &each) {
        return management::certificateStatus(each, QDateTime::currentDateTimeUtc()).validity ==
               management::Validity::Expired;
    });
    QVERIFY(expired != page->certificates.end());
    service.knownCertificates().forget(u"Sandbox"_qs);
    QFile file(m_home.path(u"named.yaml"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "openapi: 3.0.3\ninfo: {title: T, version: '1', description: D, contact: {name: K}}\npaths: {}\nx-vendor-api-gateway:\n"
        "  info: {name: t, state: {active: true}}\n  server:\n    listenPath: {value: /t/, strip: true}\n"
        "    customDomain:\n      certificates:\n        - " +
        expired->id.toUtf8() +
        "\n        - nobody-has-this\n  upstream: {url: http://127.0.0.1}\n  middleware:\n"
        "    note: env://GATEWRIGHT_NO_SUCH\nservers: [{url: /t}]\n");
    file.close();
    m_journey->open(file.fileName());
    QTRY_COMPARE(problems(), QStringList{u"secret-not-allowed named.yaml:14:11"_qs});
    // The gateway does not send this reference, so no bar asks about it.
    QVERIFY(!support::control(m_journey->window(), "secretBanner")->isVisible());
    m_journey->showTab(u"Settings"_qs);
    support::click(m_journey->window(), "allowedSecretsAllow");
    QTRY_COMPARE(problems(), QStringList{u"reference-unresolved named.yaml:14:11"_qs});
    m_journey->showPage(u"Certificates"_qs);
    QTRY_COMPARE(problems().size(), 3);
    QCOMPARE(problems(),
             (QStringList{u"certificate-expired named.yaml:10:11"_qs, u"certificate-missing named.yaml:11:11"_qs,
                          u"reference-unresolved named.yaml:14:11"_qs}));
    support::click(m_journey->window(), "bottomToggle");
    QTRY_VERIFY(view("problemsTable")->isVisible());
    support::grabTo(m_journey->window(), u"problems-of-certificates"_qs);
}

GATEWRIGHT_TEST_RUN(TestManagementJourney, &support::runJourney<TestManagementJourney>)
#include "testmanagementjourney.moc"
