#include "inspectscreenshots.h"

#include "environmentcomparison.h"
#include "inspectground.h"
#include "listenpathsdialog.h"
#include "matrixdialog.h"
#include "renewalview.h"
#include "sandboxserver.h"

#include <QAction>
#include <QTabWidget>
#include <QTreeView>

using support::list;
using support::visible;

void InspectScreenshots::takeInspected_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("light") << int(theme::Choice::Light);
    QTest::newRow("dark") << int(theme::Choice::Dark);
}

void InspectScreenshots::takeDialog(QDialog &dialog, const QString &name, const QString &theme)
{
    dialog.resize(dialog.size().boundedTo(m_pictures.size));
    m_pictures.take(dialog, name, theme);
}

/** What the certificate of the shop reaches, by day before and after definitions are open, and a renewal. */
void InspectScreenshots::takeCertificates(support::Journey &journey, const QString &theme)
{
    journey.showPage(u"Certificates"_qs);
    auto *table = list(journey, "certificateTable");
    QTRY_VERIFY(table->model()->rowCount() > 3);
    support::click(journey.window(), "certificatesByDay");
    m_pictures.take(journey.window(), u"by-day-empty"_qs, theme);
    journey.window().open({m_home.path(u"shops"_qs)});
    auto *days = list(journey, "certificatesByDayTable");
    QTRY_VERIFY(days->model()->rowCount() > 3);
    days->setCurrentIndex(days->model()->index(2, 0));
    m_pictures.take(journey.window(), u"by-day"_qs, theme);
    support::click(journey.window(), "certificatesAsTable");
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        if (table->model()->index(row, 0).data().toString() == u"shop.example.com")
            table->setCurrentIndex(table->model()->index(row, 0));
    }
    auto *tabs = support::control<QTabWidget>(journey.window(), "certificateTabs");
    tabs->setCurrentIndex(1);
    auto *tree = support::control<QTreeView>(journey.window(), "certificateReach");
    QTRY_VERIFY(tree->model()->rowCount() > 0);
    for (int row = 0; row < tree->model()->rowCount(); ++row) {
        const QModelIndex api = tree->model()->index(row, 0);
        tree->expand(api);
        tree->expand(tree->model()->index(1, 0, api));
    }
    m_pictures.take(journey.window(), u"reach"_qs, theme);
    tabs->setCurrentIndex(2);
    m_pictures.take(journey.window(), u"renewal-empty"_qs, theme);
    journey.window().findChild<certificates::RenewalView *>()->tryFile(
        m_home.path(u"sandbox/certificates/petstore.pem"_qs));
    QTRY_VERIFY(visible(journey, "renewalFindings"));
    m_pictures.take(journey.window(), u"renewal"_qs, theme);
}

void InspectScreenshots::takeChangedProfiles(support::Journey &journey, const QString &theme)
{
    journey.showPage(u"SSO Profiles"_qs);
    auto *tree = list(journey, "ssoProfiles");
    QTRY_VERIFY(tree->model()->rowCount() > 0 && visible(journey, "ssoSummary"));
    QTest::qWait(support::SettlingMs); // The profiles are reviewed on a worker, and remembered.
    support::changeProfilesIn(m_home.path(u"sandbox"_qs));
    support::click(journey.window(), "ssoRefresh");
    QTRY_VERIFY(support::control(journey.window(), "ssoMarkAsSeen")->isEnabled());
    tree->setCurrentIndex(tree->model()->index(1, 0, tree->model()->index(0, 0)));
    m_pictures.take(journey.window(), u"sso-changes"_qs, theme);
}

void InspectScreenshots::takeComparison(support::Journey &journey, const QString &theme)
{
    const secrets::Secret token(QByteArray("token-of-staging"));
    sandbox::SandboxServer second(token);
    QDir(m_home.path(u"staging"_qs)).removeRecursively();
    QVERIFY(second.start(m_home.path(u"staging"_qs), 0).isOk());
    const window::Services services = journey.services().services();
    journey.window().findChild<QAction *>(u"actionCompareEnvironments"_qs)->trigger();
    auto *alone = journey.window().findChild<comparison::EnvironmentComparison *>();
    takeDialog(*alone, u"comparison-empty"_qs, theme);
    alone->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    staging.dashboardUrl = second.dashboardUrl();
    staging.portalUrl = second.portalUrl();
    services.environments.put(staging);
    services.management.setCredentials(staging.id, token, token);
    journey.window().findChild<QAction *>(u"actionCompareEnvironments"_qs)->trigger();
    auto *dialog = journey.window().findChild<comparison::EnvironmentComparison *>();
    support::click(*dialog, "comparisonLoad");
    auto *table = support::control<QAbstractItemView>(*dialog, "comparisonTable");
    QTRY_VERIFY(table->model()->rowCount() > 0);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        if (table->model()->index(row, 2).data().toString() == u"Different")
            table->setCurrentIndex(table->model()->index(row, 0));
    }
    takeDialog(*dialog, u"comparison"_qs, theme);
    dialog->close();
    services.environments.remove(staging.id);
}

/** The views that inspect what a gateway has. */
void InspectScreenshots::takeInspected()
{
    QFETCH(int, choice);
    const QString theme = QString::fromLatin1(QTest::currentDataTag());
    for (const QString &folder : {u"sandbox"_qs, u"XDG_STATE_HOME"_qs, u"XDG_CONFIG_HOME"_qs})
        QDir(m_home.path(folder)).removeRecursively();
    support::writeShopDefinitions(m_home.path(u"shops"_qs));
    support::Journey journey(m_home, theme::Choice(choice));
    support::addShopTo(m_home.path(u"sandbox"_qs));
    journey.window().resize(m_pictures.size);
    journey.window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&journey.window()));
    journey.window().findChild<QAction *>(u"actionListenPaths"_qs)->trigger();
    auto *paths = journey.window().findChild<listenpaths::ListenPathsDialog *>();
    takeDialog(*paths, u"listen-paths-empty"_qs, theme);
    journey.showPage(u"Policies"_qs);
    QTRY_VERIFY(list(journey, "policyList")->model()->rowCount() > 0);
    journey.window().findChild<QAction *>(u"actionPolicyMatrix"_qs)->trigger();
    auto *matrix = journey.window().findChild<policies::MatrixDialog *>();
    takeDialog(*matrix, u"matrix-empty"_qs, theme);
    takeCertificates(journey, theme);
    auto *pathTable = support::control<QAbstractItemView>(*paths, "listenPathTable");
    QTRY_VERIFY(pathTable->model()->rowCount() > 0);
    support::type(*paths, "listenPathTry", u"/stock/items"_qs);
    pathTable->setCurrentIndex(pathTable->model()->index(2, 1));
    takeDialog(*paths, u"listen-paths"_qs, theme);
    paths->close();
    auto *cells = support::control<QAbstractItemView>(*matrix, "matrixTable");
    QTRY_VERIFY(cells->model()->columnCount() > 0);
    cells->setCurrentIndex(cells->model()->index(2, 0));
    takeDialog(*matrix, u"matrix"_qs, theme);
    matrix->close();
    takeChangedProfiles(journey, theme);
    takeComparison(journey, theme);
}

#include "moc_inspectscreenshots.cpp"
