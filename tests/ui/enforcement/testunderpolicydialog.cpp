#include "driving.h"
#include "exchange.h"
#include "fakemanagement.h"
#include "fakestore.h"
#include "grabs.h"
#include "policyfields.h"
#include "testprogram.h"
#include "underpolicydialog.h"
#include "verdictmodel.h"
#include "workspace.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>

using enforcement::UnderPolicyDialog;
using support::control;

/** The dialog with exchanges under a policy. */
class TestUnderPolicyDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsEachResultWithItsCause();
    void saysWhatDecided();
    void comparesTwoPolicies();
    void sendsAllWithinSomeSeconds();
    void usesTheSelectedExchanges();
    void loadsThePolicies();
    void saysThatPoliciesCannotBeLoaded();
    void opensAPolicyFile();
    void proposesAPolicy();
    void showsAnExchange();
    void requestsNothingElse();
    void closesWhileItComputes();
    void everyControlHasAName();
    void fitsASmallWindow();

private:
    void show();
    void know(const QList<QByteArray> &policies);
    [[nodiscard]] QStringList results(int column) const;
    [[nodiscard]] QString text(const char *label) const { return control<QLabel>(*m_dialog, label)->text(); }

    std::unique_ptr<support::FakeStore> m_store;
    std::unique_ptr<support::FakeManagement> m_service;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::unique_ptr<UnderPolicyDialog> m_dialog;
    QList<items::NumberedExchange> m_exchanges;
};

namespace {

const QByteArray Definition = R"(openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /pets: {get: {responses: {'200': {description: OK}}}, post: {responses: {'201': {description: OK}}}}
  /pets/{id}: {get: {responses: {'200': {description: OK}}}, delete: {responses: {'204': {description: OK}}}}
x-vendor-api-gateway:
  info: {id: pets-1, name: Pets, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream: {url: 'http://h'}
)";

/** Two requests in 60 s, GET only. */
const QByteArray Free = R"({"_id":"p1","name":"Free plan","rate":2,"per":60,"quota_max":-1,"access_rights":{"pets-1":
    {"api_id":"pets-1","api_name":"Pets","allowed_urls":[{"url":"^/pets","methods":["GET","PUT"]}]}}})";
const QByteArray Gold =
    R"({"_id":"p2","name":"Gold","access_rights":{"pets-1":{"api_id":"pets-1","api_name":"Pets"}}})";

traffic::Exchange exchange(const QByteArray &method, const QByteArray &target, qint64 at)
{
    traffic::Exchange made;
    made.startedAt = QDateTime(QDate(2026, 6, 15), QTime(10, 0), Qt::UTC).addMSecs(at);
    made.request = {method, target, {}, 1};
    made.apiName = u"Pets"_qs;
    made.documentPath = u"/apis/pets.yaml"_qs;
    made.decision.routes = {{made.apiName, made.documentPath, u"/x-vendor-api-gateway"_qs, "/shop/"}};
    made.decision.matched = 0;
    return made;
}

} // namespace

void TestUnderPolicyDialog::init()
{
    m_store = std::make_unique<support::FakeStore>();
    m_service = std::make_unique<support::FakeManagement>();
    m_workspace = std::make_unique<workspace::Workspace>(*m_store);
    m_store->files.insert(u"/apis/pets.yaml"_qs, Definition);
    QVERIFY(m_workspace->open(u"/apis/pets.yaml"_qs).isOk());
    m_exchanges.clear();
    const QList<traffic::Exchange> recorded{
        exchange("GET", "/shop/pets?page=2", 0), exchange("POST", "/shop/pets", 1'000),
        exchange("GET", "/shop/pets/7", 2'000), exchange("GET", "/shop/pets", 3'000),
        exchange("GET", "/shop/owners", 90'000)};
    for (const traffic::Exchange &each : recorded)
        m_exchanges.append({static_cast<quint64>(m_exchanges.size() + 11),
                            items::KeptExchange(std::make_shared<const traffic::Exchange>(each))});
}

void TestUnderPolicyDialog::cleanup()
{
    m_dialog.reset();
    m_workspace.reset();
}

void TestUnderPolicyDialog::know(const QList<QByteArray> &policies)
{
    management::PolicyPage page;
    for (const QByteArray &json : policies)
        page.policies.append({document::Value::fromJson(json).value()});
    m_service->policies.take(-1, page);
}

void TestUnderPolicyDialog::show()
{
    m_dialog = std::make_unique<UnderPolicyDialog>(*m_service, *m_workspace, *m_store);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    m_dialog->setExchanges({m_exchanges, m_exchanges.mid(0, 1)});
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    QTRY_VERIFY(!m_dialog->isBusy());
}

/** The texts of a column of the table. */
QStringList TestUnderPolicyDialog::results(int column) const
{
    const QAbstractItemModel *model = control<QTableView>(*m_dialog, "underPolicyRequests")->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts.append(model->index(row, column).data().toString());
    return texts;
}

void TestUnderPolicyDialog::showsEachResultWithItsCause()
{
    know({Free});
    show();
    const QAbstractItemModelTester tester(control<QTableView>(*m_dialog, "underPolicyRequests")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(results(enforcement::VerdictModel::Number),
             (QStringList{u"11"_qs, u"12"_qs, u"13"_qs, u"14"_qs, u"15"_qs}));
    QCOMPARE(
        results(enforcement::VerdictModel::FirstPolicy),
        (QStringList{u"Accepted"_qs, u"403: the policy “Free plan” allows only GET, PUT on ^/pets; this was POST"_qs,
                     u"Accepted"_qs, u"429: request 3 in 60 s, the rate is 2 per 60 s"_qs,
                     u"403: the policy “Free plan” allows no URL that matches /owners"_qs}));
    QCOMPARE(text("underPolicySummary"),
             u"Free plan: 2 × accepted · 1 × 403: URL · 1 × 403: method · 1 × 429: rate"_qs);
    support::choose(*m_dialog, "underPolicyShow", 1);
    QCOMPARE(results(enforcement::VerdictModel::Number), (QStringList{u"12"_qs, u"14"_qs, u"15"_qs}));
    const auto *unused = control<QListWidget>(*m_dialog, "underPolicyUnused");
    QCOMPARE(unused->count(), 1);
    QCOMPARE(unused->item(0)->text(), u"API Pets: PUT on ^/pets was not used"_qs);
    QCOMPARE(control<QTabWidget>(*m_dialog, "underPolicyResults")->tabText(1), u"Unused rights (1)"_qs);
}

void TestUnderPolicyDialog::saysWhatDecided()
{
    know({Free});
    show();
    auto *table = control<QTableView>(*m_dialog, "underPolicyRequests");
    support::clickRow(*table, table->model()->index(3, 0));
    QCOMPARE(text("underPolicyDetails"), u"429: request 3 in 60 s, the rate is 2 per 60 s — Field /rate of the "
                                         "policy · 2 of 2 requests in the last 60 s"_qs);
    support::clickRow(*table, table->model()->index(1, 0));
    QVERIFY2(text("underPolicyDetails").contains(u"/access_rights/pets-1/allowed_urls/0/methods"),
             qPrintable(text("underPolicyDetails")));
}

void TestUnderPolicyDialog::comparesTwoPolicies()
{
    know({Free, Gold});
    show();
    const auto *model = qobject_cast<enforcement::VerdictModel *>(
        control<QTableView>(*m_dialog, "underPolicyRequests")->model());
    const auto run = model->simulation().runs.constFirst();
    support::choose(*m_dialog, "underPolicySecond", 2);
    QTRY_COMPARE(results(enforcement::VerdictModel::FirstPolicy + 1), QStringList(5, u"Accepted"_qs));
    QCOMPARE(model->simulation().runs.constFirst(), run); // It is not computed again.
    QCOMPARE(model->headerData(enforcement::VerdictModel::FirstPolicy, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"Free plan"_qs);
    QCOMPARE(model->headerData(enforcement::VerdictModel::FirstPolicy + 1, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"Gold"_qs);
    support::choose(*m_dialog, "underPolicyShow", 2);
    QCOMPARE(results(enforcement::VerdictModel::Number), (QStringList{u"12"_qs, u"14"_qs, u"15"_qs}));
    // All URLs of the second are allowed, so its operations are listed.
    const auto *unused = control<QListWidget>(*m_dialog, "underPolicyUnused");
    QCOMPARE(unused->item(unused->count() - 1)->text(),
             u"Gold: API Pets, all URLs allowed: DELETE /pets/{id} was not called"_qs);
}

void TestUnderPolicyDialog::sendsAllWithinSomeSeconds()
{
    m_exchanges = {m_exchanges.at(0), m_exchanges.at(2), m_exchanges.at(4)};
    m_exchanges.last() = {
        16, items::KeptExchange(std::make_shared<const traffic::Exchange>(exchange("GET", "/shop/pets", 90'000)))};
    know({Free});
    show();
    QVERIFY(!control<QSpinBox>(*m_dialog, "underPolicySpan")->isEnabled());
    QCOMPARE(results(enforcement::VerdictModel::FirstPolicy), QStringList(3, u"Accepted"_qs));
    support::choose(*m_dialog, "underPolicyTimes", 1);
    auto *span = control<QSpinBox>(*m_dialog, "underPolicySpan");
    QTRY_VERIFY(span->isEnabled());
    span->setValue(59);
    QTRY_COMPARE(text("underPolicySummary"), u"Free plan: 2 × accepted · 1 × 429: rate"_qs);
    span->setValue(60); // The last request is outside of the window again.
    QTRY_COMPARE(text("underPolicySummary"), u"Free plan: 3 × accepted"_qs);
}

void TestUnderPolicyDialog::usesTheSelectedExchanges()
{
    know({Free});
    show();
    const auto *which = control<QComboBox>(*m_dialog, "underPolicyExchanges");
    QCOMPARE(which->currentText(), u"All in the list (5)"_qs);
    support::choose(*m_dialog, "underPolicyExchanges", 1);
    QTRY_COMPARE(results(enforcement::VerdictModel::Number), QStringList{u"11"_qs});
    m_dialog->setExchanges({m_exchanges, m_exchanges.mid(1, 2)});
    QCOMPARE(which->currentText(), u"Selected (2)"_qs);
    QTRY_COMPARE(results(enforcement::VerdictModel::Number), (QStringList{u"12"_qs, u"13"_qs}));
}

void TestUnderPolicyDialog::loadsThePolicies()
{
    show();
    QCOMPARE(m_service->lists.asked, QList<int>{-1});
    QCOMPARE(text("underPolicySummary"), u"Loading the policies…"_qs);
    QVERIFY(!control(*m_dialog, "underPolicyFirst")->isEnabled());
    know({Gold});
    m_service->lists.answer(management::PolicyPage());
    QTRY_COMPARE(text("underPolicySummary"), u"Gold: 5 × accepted"_qs);
    QVERIFY(control(*m_dialog, "underPolicyFirst")->isEnabled());
}

void TestUnderPolicyDialog::saysThatPoliciesCannotBeLoaded()
{
    show();
    m_service->lists.fail(management::CallFailure::Refused, 401, u"Not authorised"_qs);
    QTRY_VERIFY(control(*m_dialog, "underPolicyBanner")->isVisible());
    QCOMPARE(text("underPolicySummary"), u"No policy is known. Open a file with a policy."_qs);
}

void TestUnderPolicyDialog::opensAPolicyFile()
{
    know({Gold});
    show();
    m_store->files.insert(u"/policies/free.json"_qs, Free);
    m_store->files.insert(u"/policies/broken.json"_qs, "[1,");
    m_dialog->openPolicyFile(u"/policies/free.json"_qs);
    QTRY_COMPARE(control<QComboBox>(*m_dialog, "underPolicyFirst")->currentText(), u"Free plan (free.json)"_qs);
    QTRY_VERIFY(text("underPolicySummary").startsWith(u"Free plan: 2 × accepted"));
    QVERIFY(!control(*m_dialog, "underPolicyBanner")->isVisible());
    for (const QString &path : {u"/policies/broken.json"_qs, u"/policies/none.json"_qs}) {
        m_dialog->openPolicyFile(path);
        QTRY_VERIFY(control(*m_dialog, "underPolicyBanner")->isVisible());
        QCOMPARE(control<QComboBox>(*m_dialog, "underPolicyFirst")->currentText(), u"Free plan (free.json)"_qs);
    }
}

void TestUnderPolicyDialog::proposesAPolicy()
{
    know({Free});
    show();
    QSignalSpy proposed(m_dialog.get(), &UnderPolicyDialog::newPolicyRequested);
    support::click(*m_dialog, "underPolicyNew");
    QTRY_COMPARE(proposed.size(), 1);
    const auto narrowest = proposed.constFirst().constFirst().value<enforcement::NarrowestPolicy>();
    QCOMPARE(narrowest.undocumented, 1);
    const QList<management::AccessRight> rights = management::accessRights(narrowest.policy);
    QCOMPARE(rights.size(), 1);
    QCOMPARE(rights.constFirst().key, u"pets-1"_qs);
    QCOMPARE(rights.constFirst().allowedUrls, (QList<management::AllowedUrl>{{u"^/pets$"_qs, {u"GET"_qs, u"POST"_qs}},
                                                                             {u"^/pets/[^/]+$"_qs, {u"GET"_qs}},
                                                                             {u"^/owners$"_qs, {u"GET"_qs}}}));
}

void TestUnderPolicyDialog::showsAnExchange()
{
    know({Free});
    show();
    QSignalSpy requested(m_dialog.get(), &UnderPolicyDialog::exchangeRequested);
    auto *table = control<QTableView>(*m_dialog, "underPolicyRequests");
    table->setFocus(Qt::TabFocusReason);
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.constFirst().constFirst().toULongLong(), 12U);
}

/** Nothing on a server is counted or changed. */
void TestUnderPolicyDialog::requestsNothingElse()
{
    know({Free, Gold});
    show();
    support::choose(*m_dialog, "underPolicySecond", 2);
    support::click(*m_dialog, "underPolicyNew");
    QTRY_VERIFY(!m_dialog->isBusy());
    QVERIFY(m_service->lists.asked.isEmpty());
    QVERIFY(m_service->fetches.asked.isEmpty());
    QVERIFY(m_service->creations.asked.isEmpty());
    QCOMPARE(m_service->policies.policies().constFirst().json.toJson(),
             document::Value::fromJson(Free).value().toJson());
}

void TestUnderPolicyDialog::closesWhileItComputes()
{
    know({Free});
    m_dialog = std::make_unique<UnderPolicyDialog>(*m_service, *m_workspace, *m_store);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    m_dialog->setExchanges({m_exchanges, {}});
    QVERIFY(m_dialog->isBusy());
    m_dialog.reset();
    QTest::qWait(0);
}

void TestUnderPolicyDialog::everyControlHasAName()
{
    know({Free});
    show();
    QCOMPARE(support::unnamedControls(*m_dialog), QStringList());
}

void TestUnderPolicyDialog::fitsASmallWindow()
{
    know({Free, Gold});
    show();
    support::choose(*m_dialog, "underPolicySecond", 2);
    QTRY_VERIFY(!m_dialog->isBusy());
    m_dialog->resize(support::SmallestPage);
    QTest::qWait(0);
    QVERIFY2(m_dialog->width() <= 900 && m_dialog->height() <= 600,
             qPrintable(QString::number(m_dialog->width()) + u'x' + QString::number(m_dialog->height())));
    support::grabTo(*m_dialog, u"under-policy-small"_qs);
}

GATEWRIGHT_TEST(TestUnderPolicyDialog, QApplication)
#include "testunderpolicydialog.moc"
