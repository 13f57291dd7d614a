#include "driving.h"
#include "grabs.h"
#include "inspectground.h"
#include "journey.h"
#include "keyboard.h"
#include "managementapi.h"
#include "sandboxserver.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QTableView>
#include <QTreeView>

/** What a gateway has, and what depends on it, with the keyboard alone, and as a screen reader hears it. */
class TestInspectJourney final : public QObject
{
    Q_OBJECT

public:
    TestInspectJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup() { m_journey.reset(); }
    void hearsWhatACertificateReaches();
    void hearsWhatStopsByDay();
    void triesARenewal();
    void hearsListenPathsAndTriesOne();
    void hearsWhatHasChangedInProfiles();
    void comparesEnvironmentsAndExportsThem();
    void opensTheMatrixFromThePalette();

private:
    [[nodiscard]] QString folder() const { return m_home.path(u"apis"_qs); }
    [[nodiscard]] QString sandbox() const { return m_home.path(u"sandbox"_qs); }
    template<typename Widget = QWidget>
    Widget *control(const char *name)
    {
        return support::control<Widget>(m_journey->window(), name);
    }
    /** Waits until the dialog is shown and active. */
    QDialog *activeDialog(const QString &objectName);
    /** Shows the page Certificates with the certificate of the shop selected. */
    void goToTheShop(support::Keyboard &keys);

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::Journey> m_journey;
};

namespace {

/** What a screen reader says of a row: its cells from left to right. */
QString heardRow(QAbstractItemView &view, int row)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&view);
    QStringList cells;
    for (int column = 0; column < interface->tableInterface()->columnCount(); ++column) {
        const auto *table = qobject_cast<QTableView *>(&view);
        if (table && table->isColumnHidden(column))
            continue;
        const QAccessibleInterface *cell = interface->tableInterface()->cellAt(row, column);
        cells.append(cell ? cell->text(QAccessible::Name) : u"nothing"_qs);
    }
    return cells.join(u'|');
}

QString heard(QAbstractItemView &view)
{
    QStringList rows;
    const int count = QAccessible::queryAccessibleInterface(&view)->tableInterface()->rowCount();
    for (int row = 0; row < count; ++row)
        rows.append(heardRow(view, row));
    return rows.join(u'\n');
}

/** What a screen reader says of a widget that is no table. */
QString heardName(QWidget &widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

QString dayAfter(int days)
{
    return QDateTime::currentDateTimeUtc().addDays(days).date().toString(Qt::ISODate);
}

} // namespace

void TestInspectJourney::init()
{
    QDir(sandbox()).removeRecursively();
    support::writeShopDefinitions(folder());
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    support::addShopTo(sandbox());
    m_journey->window().resize(1360, 860);
    m_journey->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_journey->window()));
    m_journey->window().open({folder()});
    m_journey->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_journey->window()));
}

QDialog *TestInspectJourney::activeDialog(const QString &objectName)
{
    QDialog *dialog = nullptr;
    const auto isActive = [&] {
        dialog = m_journey->window().findChild<QDialog *>(objectName);
        if (dialog && !dialog->isActiveWindow())
            dialog->activateWindow(); // As a window manager does with a new dialog.
        return dialog && dialog->isActiveWindow();
    };
    return QTest::qWaitFor(isActive, 30'000) ? dialog : nullptr;
}

void TestInspectJourney::goToTheShop(support::Keyboard &keys)
{
    // The policies of the environment are known after its list was loaded.
    keys.press(Qt::ALT | Qt::Key_4);
    QTRY_VERIFY(control<QAbstractItemView>("policyList")->model()->rowCount() > 3);
    keys.press(Qt::ALT | Qt::Key_3);
    QTRY_VERIFY(control<QAbstractItemView>("certificateTable")->model()->rowCount() > 3);
    keys.focus(u"Search"_qs);
    keys.press(Qt::Key_Down);
    keys.goToRow(u"Certificates"_qs, u"shop.example.com"_qs);
}

void TestInspectJourney::hearsWhatACertificateReaches()
{
    support::Keyboard keys(m_journey->window());
    goToTheShop(keys);
    keys.focus(u"Certificate"_qs);
    keys.press(Qt::Key_Right);
    auto *tree = control<QTreeView>("certificateReach");
    QTRY_VERIFY(tree->isVisible() && tree->model()->rowCount() == 3);
    keys.focus(u"What it reaches"_qs);
    QVERIFY(tree->hasFocus());
    const QString day = dayAfter(10);
    QVERIFY2(heardName(*control("reachSummary")).startsWith(u"Stops on %1: "_qs.arg(day)),
             qPrintable(heardName(*control("reachSummary"))));
    QCOMPARE(QAccessible::queryAccessibleInterface(tree)->text(QAccessible::Description),
             heardName(*control("reachSummary")));
    keys.goToRow(u"What it reaches"_qs, u"Shop (shop.yaml)"_qs);
    keys.press(Qt::Key_Right);
    QTRY_VERIFY2(heard(*tree).contains(u"Shop (shop.yaml)|Stops on %1: no other certificate serves the custom domain · "
                                       "operations: 2 · policies: 1"_qs.arg(day)),
                 qPrintable(heard(*tree)));
    keys.goToRow(u"What it reaches"_qs, u"GET /books"_qs);
    keys.press(Qt::Key_Right);
    QTRY_VERIFY2(heard(*tree).contains(u"Shop readers|Allowed"_qs), qPrintable(heard(*tree)));
    support::grabTo(m_journey->window(), u"journey-reach"_qs);

    // To the setting, with Enter.
    keys.goToRow(u"What it reaches"_qs, u"Custom domain shop.example.com"_qs);
    keys.press(Qt::Key_Return);
    QTRY_VERIFY(m_journey->window().currentDefinition());
    QCOMPARE(m_journey->window().currentDefinition()->path(), folder() + u"/shop.yaml"_qs);
}

void TestInspectJourney::hearsWhatStopsByDay()
{
    support::Keyboard keys(m_journey->window());
    goToTheShop(keys);
    keys.push(u"By day"_qs);
    auto *days = control<QTableView>("certificatesByDayTable");
    QTRY_VERIFY2(days->isVisible() && days->model()->rowCount() == 4, qPrintable(heard(*days)));
    keys.goToRow(u"What stops by day"_qs, dayAfter(10));
    const QString day = dayAfter(10);
    QCOMPARE(heard(*days),
             (QStringList{
                  dayAfter(0) + u"||Today|"_qs,
                  day + u"|Orders (orders.yaml)|Stops working: all clients|shop.example.com"_qs,
                  day + u"|Shop (shop.yaml)|Stops working: custom domain shop.example.com|shop.example.com"_qs,
                  day + u"|Stock (stock.yaml)|Stops working: all clients|shop.example.com"_qs,
              })
                 .join(u'\n'));
    // The details below follow.
    QTRY_COMPARE(control<QLabel>("certificateSubject")->text(), u"shop.example.com"_qs);
    support::grabTo(m_journey->window(), u"journey-by-day"_qs);

    // The search leads to the list that is shown.
    keys.fill(u"Search"_qs, u"orders"_qs);
    QCOMPARE(days->model()->rowCount(), 2);
    keys.press(Qt::Key_Down);
    QVERIFY(days->hasFocus());
    keys.fill(u"Search"_qs, u"nothing like it"_qs);
    QVERIFY(!days->isVisible());
    keys.fill(u"Search"_qs, {});
    QVERIFY(days->isVisible());
}

void TestInspectJourney::triesARenewal()
{
    support::Keyboard keys(m_journey->window());
    goToTheShop(keys);
    keys.focus(u"Certificate"_qs);
    keys.press(Qt::Key_Right);
    keys.press(Qt::Key_Right);
    keys.push(u"Try a renewal"_qs);
    QDialog *chooser = activeDialog(u"renewalDialog"_qs);
    QVERIFY(chooser);
    support::Keyboard(*chooser).write(sandbox() + u"/certificates/petstore.pem\n"_qs);
    auto *findings = control<QAbstractItemView>("renewalFindings");
    QTRY_VERIFY(findings->isVisible());
    keys.focus(u"Differences of the renewal"_qs);
    QVERIFY(findings->hasFocus());
    const QString all = heard(*findings);
    QVERIFY2(all.contains(u"Breaks: Shop (shop.yaml) loses its custom domain shop.example.com"_qs), qPrintable(all));
    QVERIFY2(all.contains(u"Better: expires on 2046-01-01 instead of %1"_qs.arg(dayAfter(10))), qPrintable(all));
    QVERIFY2(heardName(*control("renewalResult")).startsWith(u"petstore.pem: api.petstore.example, valid from"),
             qPrintable(heardName(*control("renewalResult"))));
    support::grabTo(m_journey->window(), u"journey-renewal"_qs);
}

void TestInspectJourney::hearsListenPathsAndTriesOne()
{
    support::Keyboard(m_journey->window()).run(u"Listen paths"_qs);
    QDialog *dialog = activeDialog(u"listenPathsDialog"_qs);
    QVERIFY(dialog);
    auto *table = support::control<QTableView>(*dialog, "listenPathTable");
    QTRY_COMPARE(table->model()->rowCount(), 4);
    support::Keyboard keys(*dialog);
    QCOMPARE(heard(*table), (QStringList{
                                 u"1|/shop/orders|Served|Orders|orders.yaml"_qs,
                                 u"2|/stock|Served|Stock|stock.yaml"_qs,
                                 u"3|/stock|Equal|Warehouse|warehouse.yaml"_qs,
                                 u"1|shop.example.com/shop|Served|Shop|shop.yaml"_qs,
                             })
                                .join(u'\n'));
    keys.fill(u"Try a path"_qs, u"/stock/items"_qs);
    QTRY_COMPARE(heardName(*support::control(*dialog, "listenPathAnswer")),
                 u"“Stock (stock.yaml)” gets the request: /stock is tried before /stock."_qs);
    keys.focus(u"Listen paths"_qs);
    QVERIFY(table->hasFocus());
    for (int row = 0; row < 4 && table->currentIndex().siblingAtColumn(3).data().toString() != u"Warehouse"; ++row)
        keys.press(Qt::Key_Down);
    keys.focus(u"Details"_qs);
    const QString details = heard(*support::control<QAbstractItemView>(*dialog, "listenPathDetails"));
    QVERIFY2(details.contains(u"“Stock (stock.yaml)” has the same listen path"_qs), qPrintable(details));
    support::grabTo(*dialog, u"journey-listen-paths"_qs);
    keys.push(u"Show setting"_qs);
    QTRY_VERIFY(m_journey->window().currentDefinition());
    QCOMPARE(m_journey->window().currentDefinition()->path(), folder() + u"/warehouse.yaml"_qs);
}

void TestInspectJourney::hearsWhatHasChangedInProfiles()
{
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::ALT | Qt::Key_5);
    auto *tree = control<QTreeView>("ssoProfiles");
    QTRY_VERIFY(tree->model()->rowCount() > 0);
    QTRY_VERIFY2(heardName(*control("ssoSummary")).contains(u"Later changes will be shown."_qs),
                 qPrintable(heardName(*control("ssoSummary"))));
    support::changeProfilesIn(sandbox());
    keys.push(u"Refresh"_qs);
    QTRY_VERIFY2(heardName(*control("ssoSummary")).contains(u": 1 added, 1 changed, 0 removed."_qs),
                 qPrintable(heardName(*control("ssoSummary"))));
    keys.push(u"Changed since last look"_qs);
    QTRY_VERIFY2(heard(*tree).contains(u"Corporate directory|Changed"_qs), qPrintable(heard(*tree)));
    QVERIFY2(heard(*tree).contains(u"Suppliers|Added"_qs), qPrintable(heard(*tree)));
    QVERIFY2(!heard(*tree).contains(u"Staff SSO"_qs), qPrintable(heard(*tree)));
    keys.goToRow(u"SSO Profiles"_qs, u"Corporate directory"_qs);
    support::grabTo(m_journey->window(), u"journey-sso-changes"_qs);
    keys.push(u"Mark as seen"_qs);
    QTRY_VERIFY2(heardName(*control("ssoSummary")).contains(u"No changes since your last look on "_qs),
                 qPrintable(heardName(*control("ssoSummary"))));
    QTRY_VERIFY2(heard(*tree).contains(u"Staff SSO"_qs), qPrintable(heard(*tree)));
}

void TestInspectJourney::comparesEnvironmentsAndExportsThem()
{
    sandbox::SandboxServer second(secrets::Secret(QByteArray("token-of-staging")));
    const QString secondFolder = m_home.path(u"staging"_qs);
    QDir(secondFolder).removeRecursively();
    QVERIFY(second.start(secondFolder, 0).isOk());
    support::changeProfilesIn(secondFolder);
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    staging.dashboardUrl = second.dashboardUrl();
    staging.portalUrl = second.portalUrl();
    const window::Services services = m_journey->services().services();
    services.environments.put(staging);
    const secrets::Secret token(QByteArray("token-of-staging"));
    services.management.setCredentials(staging.id, token, token);
    const qsizetype callsBefore = services.management.calls().calls().size();

    support::Keyboard(m_journey->window()).run(u"Compare environments"_qs);
    QDialog *dialog = activeDialog(u"environmentComparison"_qs);
    QVERIFY(dialog);
    support::Keyboard keys(*dialog);
    keys.choose(u"Second environment"_qs, u"Staging"_qs);
    keys.push(u"Load"_qs);
    auto *table = support::control<QTableView>(*dialog, "comparisonTable");
    QTRY_VERIFY(table->model()->rowCount() > 0);
    keys.focus(u"Comparison"_qs);
    QVERIFY(table->hasFocus());
    const QString all = heard(*table);
    QVERIFY2(all.contains(u"Certificate|shop.example.com|Only in Sandbox|"_qs), qPrintable(all));
    QVERIFY2(all.contains(u"Policy|Shop readers|Only in Sandbox|"_qs), qPrintable(all));
    QVERIFY2(all.contains(u"SSO profile|Suppliers|Only in Staging|"_qs), qPrintable(all));
    QVERIFY2(all.contains(u"|Different|Name|directory"_qs), qPrintable(all));
    QVERIFY2(!all.contains(u"|Equal|"_qs), qPrintable(all));
    support::grabTo(*dialog, u"journey-comparison"_qs);

    // Its calls are in the list of all calls.
    QVERIFY(services.management.calls().calls().size() >= callsBefore + 6);

    keys.push(u"Export"_qs);
    QDialog *chooser = activeDialog(u"comparisonExportDialog"_qs);
    if (!chooser)
        chooser = dialog->findChild<QDialog *>(u"comparisonExportDialog"_qs);
    QVERIFY(chooser);
    const QString path = m_home.path(u"comparison.csv"_qs);
    support::Keyboard(*chooser).write(path + u'\n');
    QTRY_VERIFY(QFileInfo::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QVERIFY2(csv.startsWith("List,Name,ID,Result,Member,Sandbox,Staging"), csv.constData());
    QVERIFY2(csv.contains("Policy,Shop readers,shop-readers,Only in Sandbox,,,"), csv.constData());
    QVERIFY2(!csv.contains("token-of-staging"), csv.constData());
    dialog->activateWindow();
    QTRY_VERIFY(dialog->isActiveWindow());
    keys.push(u"Copy as CSV"_qs);
    QCOMPARE(QApplication::clipboard()->text().toUtf8(), csv);
}

void TestInspectJourney::opensTheMatrixFromThePalette()
{
    support::Keyboard(m_journey->window()).run(u"Operations under policies"_qs);
    QDialog *matrix = activeDialog(u"matrixDialog"_qs);
    QVERIFY(matrix);
    auto *table = support::control<QAbstractItemView>(*matrix, "matrixTable");
    QTRY_VERIFY(table->model()->columnCount() > 0 && table->model()->rowCount() > 3);
    QVERIFY(control<QAbstractItemView>("policyList")->isVisible());
}

GATEWRIGHT_TEST_RUN(TestInspectJourney, &support::runJourney<TestInspectJourney>)
#include "testinspectjourney.moc"
