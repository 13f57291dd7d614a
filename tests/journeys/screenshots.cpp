#include "driving.h"
#include "exportscreenshots.h"
#include "inspectscreenshots.h"
#include "journey.h"
#include "pictures.h"
#include "reviewscreenshots.h"
#include "theme.h"
#include "translations.h"
#include "underpolicydialog.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTabWidget>
#include <QTcpSocket>
#include <QTest>
#include <QTreeWidget>

/** Not a test: saves screenshots of the program, in both themes, with the example and the sandbox: FOLDER
 * [SIZE [inspect|review|export]]. */
class Screenshots final : public QObject
{
    Q_OBJECT

public:
    Screenshots(const support::JourneyHome &home, const support::Pictures &pictures)
        : m_home(home)
        , m_pictures(pictures)
        , m_size(pictures.size)
    {}

private slots:
    void takeAll_data();
    void takeAll();

private:
    void take(support::Journey &journey, const QString &name, const QString &theme);
    void take(QWidget &window, const QString &name, const QString &theme);
    void takeDesigner(support::Journey &journey, const QString &theme);
    void takeObjects(support::Journey &journey, const QString &theme);
    void takeOtherFile(support::Journey &journey, const QString &theme);
    void takeAdding(support::Journey &journey, const QString &theme);
    void takeLines(support::Journey &journey, const QString &theme);
    void takeNavigation(support::Journey &journey, const QString &theme);
    void takeExchanges(support::Journey &journey, const QString &theme);
    void takeUnderPolicy(support::Journey &journey, const QString &theme);
    void takePermissions(support::Journey &journey, const QString &theme);
    void takeQuestions(support::Journey &journey, const QString &theme);
    void takeLongQuestion(support::Journey &journey, const QString &theme);
    void write(const QString &name, const QByteArray &text);
    void open(support::Journey &journey, const QString &name, const QByteArray &text);
    void takeManagement(support::Journey &journey, const QString &theme);
    /** The path of a definition. Pictures show the name of its folder, so it has a fixed name. */
    [[nodiscard]] QString definitionPath(const QString &name) const { return m_home.path(u"bookshop/"_qs + name); }

    const support::JourneyHome &m_home;
    const support::Pictures m_pictures;
    const QSize m_size;
};

namespace {

constexpr int LayoutMs = 1500; ///< Schemas are read and laid out on a worker.
constexpr QSize UsualSize(1360, 860);

/** "900x600" as a size. */
QSize sizeOf(const QString &text)
{
    return {text.section(u'x', 0, 0).toInt(), text.section(u'x', 1, 1).toInt()};
}

void chooseSchema(support::Journey &journey, const QString &name)
{
    auto *tree = support::control<QTreeWidget>(journey.window(), "componentTree");
    const QTreeWidgetItem *item = tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    tree->scrollToItem(item);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(item).center());
}

using support::list;
using support::visible;

} // namespace

void Screenshots::takeAll_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("light") << int(theme::Choice::Light);
    QTest::newRow("dark") << int(theme::Choice::Dark);
}

void Screenshots::take(support::Journey &journey, const QString &name, const QString &theme)
{
    take(journey.window(), name, theme);
}

void Screenshots::take(QWidget &window, const QString &name, const QString &theme)
{
    m_pictures.take(window, name, theme);
}

void Screenshots::takeDesigner(support::Journey &journey, const QString &theme)
{
    // Reading and Source show their beginning until a place is selected in a form.
    for (const QString &tab : {u"Overview"_qs, u"Reading"_qs, u"Source"_qs, u"Paths"_qs, u"Schemas"_qs, u"Map"_qs}) {
        journey.showTab(tab);
        if (tab == u"Schemas")
            chooseSchema(journey, u"Book"_qs);
        take(journey, tab.toLower(), theme);
    }
    journey.showTab(u"Settings"_qs);
    auto *sections = support::control<QListWidget>(journey.window(), "settingsSections");
    QTest::mouseClick(sections->viewport(), Qt::LeftButton, {}, sections->visualItemRect(sections->item(2)).center());
    take(journey, u"settings"_qs, theme);
    auto *method = support::control<QComboBox>(journey.window(), "authenticationMethod");
    method->showPopup();
    take(*method->view()->window(), u"settings-popup"_qs, theme);
    method->hidePopup();
}

/** The forms inside an operation: a parameter, a response, its content. */
void Screenshots::takeObjects(support::Journey &journey, const QString &theme)
{
    journey.showTab(u"Paths"_qs);
    auto *tree = list(journey, "pathTree");
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    take(journey, u"operation"_qs, theme);
    const auto openRow = [&journey](const char *table, int row) {
        auto *view = visible<QAbstractItemView>(journey, table);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(row, 0));
        QTest::keyClick(view, Qt::Key_Return);
    };
    openRow("operationParameters", 1);
    take(journey, u"parameter"_qs, theme);
    QTest::mouseClick(visible(journey, "breadcrumbStep"), Qt::LeftButton);
    journey.window().findChild<QAction *>(u"openResponse"_qs)->trigger();
    take(journey, u"response"_qs, theme);
    openRow("objectContent", 0);
    take(journey, u"media-type"_qs, theme);
    QTest::mouseClick(visible(journey, "breadcrumbStep"), Qt::LeftButton);
    for (auto *area : journey.window().findChildren<QScrollArea *>(u"operationArea"_qs))
        area->ensureWidgetVisible(visible(journey, "responsePane"));
    take(journey, u"operation-responses"_qs, theme);
    for (auto *area : journey.window().findChildren<QScrollArea *>(u"operationArea"_qs))
        area->ensureWidgetVisible(visible(journey, "operationRest"));
    take(journey, u"operation-rest"_qs, theme);
    journey.showTab(u"Schemas"_qs);
    chooseSchema(journey, u"Price"_qs);
    take(journey, u"schema-properties"_qs, theme);
    journey.window().action(window::ActionId::ShowProblems)->trigger();
    take(journey, u"problems"_qs, theme);
    journey.window().action(window::ActionId::ShowProblems)->trigger();
}

/** The panels that add something by its intention, the grid, and the dialogs of whole definitions. Nothing is added. */
void Screenshots::takeAdding(support::Journey &journey, const QString &theme)
{
    const auto trigger = [&journey](const char *name) {
        journey.window().findChild<QAction *>(QLatin1StringView(name))->trigger();
    };
    journey.showTab(u"Paths"_qs);
    trigger("newResourceAction");
    support::type(*visible(journey, "newResourcePanel"), "newResourceName", u"publishers"_qs);
    visible<QPlainTextEdit>(journey, "newResourceProperties")
        ->setPlainText(u"name! string(1..80) // as on the cover\nfounded date\nbooks string[](unique)"_qs);
    take(journey, u"new-resource"_qs, theme);
    trigger("pasteTextAction");
    visible<QPlainTextEdit>(journey, "pasteText")
        ->setPlainText(u"curl -X POST https://api.example/bookshop/authors -H 'Authorization: Bearer abc' "
                       "-d '{\"name\": \"Chinua Achebe\", \"born\": \"1930-11-16\"}'"_qs);
    take(journey, u"paste"_qs, theme);
    trigger("editManyAction");
    take(journey, u"edit-many"_qs, theme);
    QTest::mouseClick(visible(journey, "gridBack"), Qt::LeftButton);
    for (const auto &[action, dialogName, name] :
         {std::tuple("actionNewApi", "newApiDialog", u"new-api"_qs),
          std::tuple("actionConvertVersion", "conversionDialog", u"convert"_qs)}) {
        trigger(action);
        auto *dialog = journey.window().findChild<QDialog *>(QLatin1StringView(dialogName));
        take(*dialog, name, theme);
        dialog->reject();
    }
}

/** The line of a property while it is typed, and a schema that is refined with a sample. Nothing is written. */
void Screenshots::takeLines(support::Journey &journey, const QString &theme)
{
    journey.showTab(u"Schemas"_qs);
    chooseSchema(journey, u"Price"_qs);
    auto *tree = visible<QAbstractItemView>(journey, "schemaTree");
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QTest::keyClick(tree, Qt::Key_Return);
    auto *line = tree->findChild<QLineEdit *>();
    QTest::keyClick(line, Qt::Key_End);
    QTest::keyClicks(line, u" // in the curr"_qs);
    take(journey, u"property-line"_qs, theme);
    QTest::keyClick(line, Qt::Key_Escape);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    tree->findChild<QAction *>(u"refineWithSampleAction"_qs)->trigger();
    auto *dialog = journey.window().findChild<QDialog *>(u"refineDialog"_qs);
    dialog->findChild<QPlainTextEdit *>(u"refineText"_qs)
        ->setPlainText(u"{\"amount\": 12.5, \"currency\": \"EUR\", \"since\": \"2026-01-01\"}"_qs);
    take(*dialog, u"refine"_qs, theme);
    dialog->reject();
}

/** The picture of the schemas, Source beside a form, the lists to go somewhere, and the search. */
void Screenshots::takeNavigation(support::Journey &journey, const QString &theme)
{
    const auto trigger = [&journey](window::ActionId id) { journey.window().action(id)->trigger(); };
    journey.showTab(u"Schemas"_qs);
    chooseSchema(journey, u"Book"_qs);
    QTest::mouseClick(visible(journey, "schemasAsPicture"), Qt::LeftButton);
    QTest::qWait(LayoutMs);
    take(journey, u"schema-picture"_qs, theme);
    QTest::mouseClick(visible(journey, "schemasAsForm"), Qt::LeftButton);
    trigger(window::ActionId::SourceBeside);
    take(journey, u"source-beside"_qs, theme);
    trigger(window::ActionId::SourceBeside);
    journey.showTab(u"Source"_qs);
    for (const auto &[id, name] : {std::pair(window::ActionId::CommandPalette, u"command-palette"_qs),
                                   std::pair(window::ActionId::QuickOpen, u"quick-open"_qs)}) {
        trigger(id);
        QWidget *field = visible(journey, "commandPaletteField");
        QTest::keyClicks(field, id == window::ActionId::QuickOpen ? u"book"_qs : u"so"_qs);
        take(*field->window(), name, theme);
        QTest::keyClick(field, Qt::Key_Escape);
    }
    trigger(window::ActionId::FindInFiles);
    QWidget *text = visible(journey, "findInFilesField");
    QTest::keyClicks(text, u"isbn"_qs);
    QTest::keyClick(text, Qt::Key_Return);
    take(journey, u"find-in-files"_qs, theme);
    for (int times = 0; times < 2; ++times)
        trigger(window::ActionId::ShowProblems);
}

void Screenshots::write(const QString &name, const QByteArray &text)
{
    QFile file(definitionPath(name));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
}

void Screenshots::open(support::Journey &journey, const QString &name, const QByteArray &text)
{
    write(name, text);
    journey.open(definitionPath(name));
    journey.window().resize(m_size);
}

/** A path and an operation of another file. */
void Screenshots::takeOtherFile(support::Journey &journey, const QString &theme)
{
    write(u"loans.yaml"_qs,
          "summary: Loans of the members\nget:\n  summary: List loans\n  tags: [loans]\n  responses:\n"
          "    '200':\n      description: The loans\npost:\n  summary: Lend a book\n"
          "  responses:\n    '201':\n      description: Lent\n");
    open(journey, u"library.yaml"_qs,
         "openapi: 3.1.0\ninfo: {title: Library, version: '1'}\npaths:\n  /loans:\n    $ref: loans.yaml\n"
         "  /members:\n    get: {summary: List members, responses: {'200': {description: The members}}}\n");
    journey.showTab(u"Paths"_qs);
    auto *tree = visible<QAbstractItemView>(journey, "pathTree");
    QTRY_VERIFY(tree->model()->rowCount(tree->model()->index(0, 0)) == 2);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    take(journey, u"path-elsewhere"_qs, theme);
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QTRY_VERIFY(visible(journey, "operationSummary"));
    support::type(*visible(journey, "referencedForms"), "operationSummary", u"List all loans"_qs);
    take(journey, u"operation-elsewhere"_qs, theme);
}

/** The question about secrets, and the permissions before and after Allow. */
void Screenshots::takePermissions(support::Journey &journey, const QString &theme)
{
    open(journey, u"orders.yaml"_qs,
         "openapi: 3.0.3\ninfo: {title: Orders, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
         "  info: {name: Orders, state: {active: true}}\n  server:\n    listenPath: {value: /orders/, strip: true}\n"
         "  upstream:\n    url: https://orders.example/v2\n    authentication:\n      enabled: true\n"
         "      basicAuth:\n        enabled: true\n        username: env://ORDERS_USER\n"
         "        password: secrets://orders-upstream-password\n");
    QTRY_VERIFY(visible(journey, "secretBanner"));
    take(journey, u"secret-question"_qs, theme);
    journey.showTab(u"Settings"_qs);
    auto *sections = visible<QListWidget>(journey, "settingsSections");
    QTest::mouseClick(sections->viewport(), Qt::LeftButton, {}, sections->visualItemRect(sections->item(2)).center());
    QTest::mouseClick(visible(journey, "bannerDetails"), Qt::LeftButton);
    take(journey, u"permissions-asked"_qs, theme);
    QTest::mouseClick(visible(journey, "allowSecrets"), Qt::LeftButton);
    QTest::qWait(support::SettlingMs);
    QWidget *pages = visible(journey, "allowedPagesEmpty");
    for (auto *area : journey.window().findChildren<QScrollArea *>()) {
        if (area->isAncestorOf(pages))
            area->ensureWidgetVisible(pages);
    }
    take(journey, u"permissions"_qs, theme);
}

/** The question with names and numbers that do not fit, and the list of its references. */
void Screenshots::takeLongQuestion(support::Journey &journey, const QString &theme)
{
    QByteArray headers;
    for (int i = 1; i <= 20; ++i)
        headers += "env://WAREHOUSE_DEPARTMENT_CREDENTIAL_NUMBER_" + QByteArray::number(i) + " ";
    open(
        journey, u"warehouse-and-stock-of-all-departments-in-the-northern-region.v2.openapi.yaml"_qs,
        "openapi: 3.0.3\ninfo: {title: Warehouse, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
        "  info: {name: Warehouse, state: {active: true}}\n  server:\n"
        "    listenPath: {value: /warehouse/, strip: true}\n"
        "  upstream:\n    url: http://stock-service.warehouse.departments.northern-region.example:8443/v2?key=env://KEY\n"
        "    authentication:\n      enabled: true\n      basicAuth:\n        enabled: true\n        username: kim\n"
        "        password: '" +
            headers + "'\n");
    QTRY_VERIFY(visible(journey, "secretBanner"));
    take(journey, u"long-question"_qs, theme);
    QTest::mouseClick(visible(journey, "bannerDetails"), Qt::LeftButton);
    take(journey, u"long-question-details"_qs, theme);
    QTest::mouseClick(visible(journey, "bannerDetails"), Qt::LeftButton);
    journey.showTab(u"Settings"_qs);
    auto *sections = visible<QListWidget>(journey, "settingsSections");
    QTest::mouseClick(sections->viewport(), Qt::LeftButton, {}, sections->visualItemRect(sections->item(2)).center());
    QWidget *secrets = visible(journey, "allowedSecrets");
    for (auto *area : journey.window().findChildren<QScrollArea *>()) {
        if (area->isAncestorOf(secrets))
            area->ensureWidgetVisible(visible(journey, "allowedPagesEmpty"));
    }
    take(journey, u"long-permissions"_qs, theme);
    QTest::mouseClick(visible(journey, "declineSecrets"), Qt::LeftButton);
}

/** The questions while the gateway runs, and the preferences with all permissions. */
void Screenshots::takeQuestions(support::Journey &journey, const QString &theme)
{
    open(journey, u"special-offers.yaml"_qs,
         "openapi: 3.0.3\ninfo: {title: Special offers, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
         "  info: {name: Special offers, state: {active: true}}\n  server:\n"
         "    listenPath: {value: /bookshop/books/special/, strip: true}\n  upstream: {url: https://offers.example}\n");
    QTRY_VERIFY(visible(journey, "serveBanner"));
    take(journey, u"serve-question"_qs, theme);
    journey.open(definitionPath(u"bookshop.yaml"_qs));
    journey.window().resize(m_size);
    const QUrl gateway = journey.services().services().gateway.address();
    QTcpSocket page;
    page.connectToHost(gateway.host(), static_cast<quint16>(gateway.port()));
    page.write("GET /bookshop/books HTTP/1.1\r\nHost: " + gateway.authority().toUtf8() +
               "\r\nOrigin: http://localhost:3000\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY(visible(journey, "pageBanner"));
    take(journey, u"page-question"_qs, theme);
    QTest::mouseClick(visible(journey, "allowPages"), Qt::LeftButton);
    journey.window().action(window::ActionId::Preferences)->trigger();
    auto *preferences = support::control<QDialog>(journey.window(), "preferencesDialog");
    preferences->findChild<QScrollArea *>()->ensureWidgetVisible(
        support::control(*preferences, "preferencesRevokeAll"));
    take(*preferences, u"preferences-permissions"_qs, theme);
    preferences->close();
}

void Screenshots::takeExchanges(support::Journey &journey, const QString &theme)
{
    journey.services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    journey.startGateway();
    journey.showPage(u"Exchanges"_qs);
    for (const char *path :
         {"/bookshop/books?page=2", "/bookshop/authors", "/nothing/here", "/bookshop/books/9780141036144"})
        journey.sendRequest(QString::fromLatin1(path));
    list(journey, "exchangeList")->setCurrentIndex(list(journey, "exchangeList")->model()->index(0, 0));
    take(journey, u"exchanges"_qs, theme);
    list(journey, "exchangeList")->setCurrentIndex(list(journey, "exchangeList")->model()->index(2, 0));
    take(journey, u"exchanges-unsent"_qs, theme);
    list(journey, "exchangeList")->setCurrentIndex(list(journey, "exchangeList")->model()->index(0, 0));
    auto *tabs = support::control<QTabWidget>(journey.window(), "exchangeTabs");
    constexpr const char *TabNames[] = {nullptr, "request", "reply", "timing", "why", "match", "what-if", "events"};
    for (int tab = 1; tab < tabs->count(); ++tab) {
        if (!tabs->isTabVisible(tab))
            continue;
        tabs->setCurrentIndex(tab);
        take(journey, u"exchange-"_qs + QLatin1StringView(TabNames[tab]), theme);
    }
    tabs->setCurrentIndex(0);
}

/** Exchanges under two policies, and the form of the policy that they need. */
void Screenshots::takeUnderPolicy(support::Journey &journey, const QString &theme)
{
    write(u"free.json"_qs,
          R"({"name": "Bookshop free", "rate": 2, "per": 60, "quota_max": 1000, "quota_renewal_rate": 86400,
        "access_rights": {"Bookshop": {"api_id": "Bookshop", "api_name": "Bookshop", "allowed_urls": [
            {"url": "^/books", "methods": ["GET", "POST"]}, {"url": "^/orders", "methods": ["GET"]}]}}})");
    write(u"partner.json"_qs, R"({"name": "Bookshop partners", "rate": 100, "per": 60,
        "access_rights": {"Bookshop": {"api_id": "Bookshop", "api_name": "Bookshop"}}})");
    auto *window = &journey.window();
    window->findChild<QAction *>(u"actionUnderPolicy"_qs)->trigger();
    auto *dialog = window->findChild<enforcement::UnderPolicyDialog *>();
    QVERIFY(dialog);
    auto *first = support::control<QComboBox>(*dialog, "underPolicyFirst");
    auto *second = support::control<QComboBox>(*dialog, "underPolicySecond");
    QTRY_VERIFY(first->count() > 0);
    for (const QString &name : {u"partner.json"_qs, u"free.json"_qs}) {
        dialog->openPolicyFile(definitionPath(name));
        QTRY_VERIFY(first->currentText().contains(name));
    }
    second->setCurrentIndex(second->findText(u"partner.json"_qs, Qt::MatchContains));
    QTRY_VERIFY(!dialog->isBusy());
    dialog->resize(dialog->size().boundedTo(m_size));
    auto *requests = support::control<QAbstractItemView>(*dialog, "underPolicyRequests");
    requests->setCurrentIndex(requests->model()->index(3, 0));
    take(*dialog, u"under-policy"_qs, theme);
    support::control<QTabWidget>(*dialog, "underPolicyResults")->setCurrentIndex(1);
    take(*dialog, u"under-policy-unused"_qs, theme);
    support::click(*dialog, "underPolicyNew");
    QTRY_VERIFY(visible(journey, "policyCreate"));
    take(journey, u"under-policy-draft"_qs, theme);
}

void Screenshots::takeManagement(support::Journey &journey, const QString &theme)
{
    const auto takePage = [&](const QString &label, const char *view, const QString &name) {
        journey.showPage(label);
        QTRY_VERIFY(list(journey, view)->model()->rowCount() > 0);
        list(journey, view)->setCurrentIndex(list(journey, view)->model()->index(0, 0));
        take(journey, name, theme);
    };
    takePage(u"Certificates"_qs, "certificateTable", u"certificates"_qs);
    takePage(u"Policies"_qs, "policyList", u"policy"_qs);
    takePage(u"SSO Profiles"_qs, "ssoProfiles", u"sso"_qs);
    journey.showPage(u"Environments"_qs);
    take(journey, u"environments"_qs, theme);
}

void Screenshots::takeAll()
{
    QFETCH(int, choice);
    const QString theme = QString::fromLatin1(QTest::currentDataTag());
    const QString example = definitionPath(u"bookshop.yaml"_qs);
    QVERIFY(QDir().mkpath(QFileInfo(example).path()));
    QFile::remove(example);
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), example));

    QFile::remove(m_home.path(u"XDG_STATE_HOME/gatewright/grants.json"_qs));
    support::Journey journey(m_home, theme::Choice(choice));
    journey.window().resize(m_size);
    journey.window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&journey.window()));
    take(journey, u"welcome"_qs, theme);
    journey.open(example);
    journey.window().resize(m_size);
    takeDesigner(journey, theme);
    takeObjects(journey, theme);
    takeLines(journey, theme);
    takeAdding(journey, theme);
    takeNavigation(journey, theme);
    takePermissions(journey, theme);
    takeLongQuestion(journey, theme);
    takeExchanges(journey, theme);
    takeUnderPolicy(journey, theme);
    takeQuestions(journey, theme);
    takeManagement(journey, theme);
    takeOtherFile(journey, theme);
}

int main(int argc, char **argv)
{
    const support::JourneyHome home;
    QApplication application(argc, argv);
    language::Translations translations;
    translations.choose(qEnvironmentVariable("GATEWRIGHT_LANGUAGE", u"en"_qs));
    theme::apply(application, theme::Choice::Light);
    const support::Pictures pictures{argc > 1 ? QString::fromLocal8Bit(argv[1]) : QDir::currentPath(),
                                     argc > 2 ? sizeOf(QString::fromLocal8Bit(argv[2])) : UsualSize};
    const QString only = QString::fromLocal8Bit(argc > 3 ? argv[3] : "");
    const QStringList program{QString::fromLocal8Bit(argv[0])};
    int failures = 0;
    if (only.isEmpty()) {
        Screenshots screenshots(home, pictures);
        failures += QTest::qExec(&screenshots, program);
    }
    if (only.isEmpty() || only == u"inspect") {
        InspectScreenshots screenshots(home, pictures);
        failures += QTest::qExec(&screenshots, program);
    }
    if (only.isEmpty() || only == u"review") {
        ReviewScreenshots screenshots(home, pictures);
        failures += QTest::qExec(&screenshots, program);
    }
    if (only.isEmpty() || only == u"export") {
        ExportScreenshots screenshots(home, pictures);
        failures += QTest::qExec(&screenshots, program);
    }
    return failures;
}

#include "screenshots.moc"
