#include "driving.h"
#include "grabs.h"
#include "managementground.h"
#include "policiespage.h"
#include "policyfiledialog.h"
#include "policyfiles.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

using policies::PolicyFileDialog;
using support::click;
using support::control;

/** Policies as files on the page Policies: compared, created after the difference is shown, and exported. */
class TestPolicyFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_page.reset(); }
    void comparesAFile();
    void aFileWithoutDifference();
    void choosesBetweenPoliciesWithOneName();
    void createsANewPolicyAfterItIsShown();
    void createsAnotherPolicyOnlyIfConfirmed();
    void createsNothingWithoutTheListOfTheDashboard();
    void readsNoEndlessList();
    void comparesOddPolicies();
    void createsNothingRedacted();
    void keepsTheDraft();
    void refusesOtherFiles();
    void exportsTheShownPolicy();
    void exportsAllPolicies();
    void asksBeforeItReplacesFiles();
    void showsTheRuleOfAMatrixCell();
    void everyControlHasAName();

private:
    void answerList(const QList<QByteArray> &policies);
    /** Opens a file by the menu, and returns the dialog. */
    PolicyFileDialog *open(const char *action, const QByteArray &json);
    void choose(const char *action, const char *dialog, const QString &path);

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<policies::PoliciesPage> m_page;
};

namespace {

const QByteArray StoredGold = R"({"_id":"1","name":"Gold","rate":100,"per":60,"access_rights":)"
                              R"({"pets":{"api_id":"pets","api_name":"Pets","allowed_urls":[{"url":"^/pets"}]}}})";
const QByteArray ChangedGold = R"({"name":"Gold","rate":200,"per":60,"access_rights":)"
                               R"({"pets":{"api_id":"pets","api_name":"Pets","allowed_urls":[{"url":"^/pets"}]}}})";

} // namespace

void TestPolicyFiles::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    m_page = std::make_unique<policies::PoliciesPage>(m_ground->service, m_ground->environments, m_ground->clock,
                                                      m_ground->workspace, m_ground->store, m_ground->settings);
    support::showPage(*m_page);
    answerList({StoredGold});
    QTRY_COMPARE(control<QTableView>(*m_page, "policyList")->model()->rowCount(), 1);
}

void TestPolicyFiles::answerList(const QList<QByteArray> &policies)
{
    management::PolicyPage page;
    page.pages = 1;
    for (const QByteArray &json : policies)
        page.policies.append({*document::Value::fromJson(json)});
    m_ground->service.lists.answer(page);
}

void TestPolicyFiles::choose(const char *action, const char *dialog, const QString &path)
{
    m_page->findChild<QAction *>(QString::fromLatin1(action))->trigger();
    auto *chooser = m_page->findChild<QFileDialog *>(QString::fromLatin1(dialog));
    QVERIFY(chooser);
    emit chooser->fileSelected(path);
    chooser->close();
}

PolicyFileDialog *TestPolicyFiles::open(const char *action, const QByteArray &json)
{
    m_ground->store.files.insert(u"/policies/gold.json"_qs, json);
    choose(action, "policyOpenDialog", u"/policies/gold.json"_qs);
    PolicyFileDialog *dialog = nullptr;
    (void)QTest::qWaitFor([&] { return (dialog = m_page->findChild<PolicyFileDialog *>()) != nullptr; }, 20'000);
    return dialog;
}

void TestPolicyFiles::comparesAFile()
{
    PolicyFileDialog *dialog = open("policyCompareWithFile", ChangedGold);
    QVERIFY(dialog);
    QCOMPARE(control<QLabel>(*dialog, "policyFileState")->text(), u"Loading the policies of the dashboard…"_qs);
    answerList({StoredGold});
    auto *list = control<QListWidget>(*dialog, "policyFileList");
    QTRY_COMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->text(), u"Rate: 100 requests in 60 s becomes 200 requests in 60 s"_qs);
    QCOMPARE(list->item(0)->toolTip(), u"/rate"_qs);
    QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
             u"Changed: Rate: 100 requests in 60 s becomes 200 requests in 60 s"_qs);
    QTRY_COMPARE(control<QLabel>(*dialog, "policyFileState")->text(),
                 u"From the policy Gold (1) to the file (differences: 1):"_qs);
    QVERIFY(!control(*dialog, "policyFileCreate")->isVisible());
    support::grabTo(*dialog, u"policy-file-compare"_qs);
}

void TestPolicyFiles::aFileWithoutDifference()
{
    PolicyFileDialog *dialog = open("policyCompareWithFile", StoredGold);
    answerList({StoredGold});
    QTRY_COMPARE(control<QLabel>(*dialog, "policyFileState")->text(),
                 u"The file and the policy Gold (1) have no difference."_qs);
    QCOMPARE(control<QListWidget>(*dialog, "policyFileList")->count(), 0);
}

void TestPolicyFiles::choosesBetweenPoliciesWithOneName()
{
    PolicyFileDialog *dialog = open("policyCompareWithFile", ChangedGold);
    answerList({StoredGold, R"({"_id":"2","name":"Gold","rate":200,"per":60})"});
    auto *choice = control<QComboBox>(*dialog, "policyFileChoice");
    QTRY_VERIFY(choice->isVisible());
    QCOMPARE(choice->count(), 2);
    auto *list = control<QListWidget>(*dialog, "policyFileList");
    QTRY_COMPARE(list->count(), 1);
    choice->setCurrentIndex(1);
    QTRY_VERIFY(list->count() == 1 && !list->item(0)->text().startsWith(u"Rate"));
    QVERIFY2(list->item(0)->text().startsWith(u"API Pets is added"), qPrintable(list->item(0)->text()));
}

void TestPolicyFiles::createsANewPolicyAfterItIsShown()
{
    PolicyFileDialog *dialog = open("policyCreateFromFile", R"({"name":"Iron","rate":5,"per":60})");
    auto *create = control<QPushButton>(*dialog, "policyFileCreate");
    QVERIFY(!create->isEnabled());
    answerList({StoredGold});
    QTRY_VERIFY(create->isEnabled());
    QCOMPARE(control<QListWidget>(*dialog, "policyFileList")->item(0)->text(), u"5 requests in 60 s."_qs);
    support::grabTo(*dialog, u"policy-file-create"_qs);
    QVERIFY(m_ground->service.creations.asked.isEmpty());
    click(*dialog, "policyFileCreate");
    QCOMPARE(m_ground->service.creations.asked.size(), 1);
    QCOMPARE(m_ground->service.creations.asked.constFirst().json.toJson(),
             QByteArray(R"({"name":"Iron","rate":5,"per":60})"));

    management::CreatedPolicy created;
    created.id = u"9"_qs;
    created.status = u"OK"_qs;
    created.readBack = {*document::Value::fromJson(R"({"_id":"9","name":"Iron","rate":5,"per":60})")};
    m_ground->service.creations.answer(created);
    QTRY_COMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"Iron"_qs);
    QVERIFY(control(*m_page, "policyBanner")->isVisible());
}

void TestPolicyFiles::createsAnotherPolicyOnlyIfConfirmed()
{
    PolicyFileDialog *dialog = open("policyCreateFromFile", ChangedGold);
    answerList({StoredGold});
    auto *another = control<QCheckBox>(*dialog, "policyFileAnother");
    QTRY_VERIFY(another->isVisible());
    QVERIFY(!control(*dialog, "policyFileCreate")->isEnabled());
    click(*dialog, "policyFileAnother");
    click(*dialog, "policyFileCreate");
    QCOMPARE(m_ground->service.creations.asked.size(), 1);
}

void TestPolicyFiles::createsNothingWithoutTheListOfTheDashboard()
{
    PolicyFileDialog *dialog = open("policyCreateFromFile", ChangedGold);
    m_ground->service.lists.fail(management::CallFailure::Refused, 403, u"access denied"_qs);
    QTRY_VERIFY(control<QLabel>(*dialog, "policyFileState")->text().contains(u"can't be loaded"));
    QVERIFY(!control(*dialog, "policyFileCreate")->isEnabled());
}

void TestPolicyFiles::readsNoEndlessList()
{
    PolicyFileDialog *dialog = open("policyCreateFromFile", R"({"name":"Iron"})");
    const qsizetype before = m_ground->service.lists.asked.size();
    int id = 0;
    while (m_ground->service.lists.isWaiting()) {
        management::PolicyPage page;
        page.pages = 1'000'000;
        page.policies.append({*document::Value::fromJson(R"({"_id":")" + QByteArray::number(++id) + R"("})")});
        m_ground->service.lists.answer(page);
        QVERIFY(QTest::qWaitFor(
            [&] { return m_ground->service.lists.isWaiting() || id >= management::PolicyListing::MostPages; }, 20'000));
    }
    QCOMPARE(m_ground->service.lists.asked.size() - before, qsizetype(management::PolicyListing::MostPages - 1));
    QTRY_VERIFY(control<QLabel>(*dialog, "policyFileState")->text().contains(u"too long"));
    QVERIFY(!control(*dialog, "policyFileCreate")->isEnabled());
}

void TestPolicyFiles::comparesOddPolicies()
{
    PolicyFileDialog *dialog = open("policyCompareWithFile", ChangedGold);
    QList<QByteArray> policies{R"({"_id":[],"name":{},"rate":"x"})", R"({})",
                               R"({"_id":"1","name":"Gold","rate":[1],"per":{},"access_rights":["pets"],"tags":5})"};
    policies += QList<QByteArray>(100'000, R"({"name":"Silver"})");
    answerList(policies);
    auto *list = control<QListWidget>(*dialog, "policyFileList");
    QTRY_VERIFY(list->count() > 0);
    QStringList places;
    for (int row = 0; row < list->count(); ++row)
        places.append(list->item(row)->toolTip());
    QCOMPARE(places, (QStringList{u"/rate"_qs, u"/per"_qs, u"/access_rights"_qs, u"/tags"_qs}));
}

void TestPolicyFiles::createsNothingRedacted()
{
    PolicyFileDialog *dialog = open("policyCreateFromFile", R"({"name":"N","meta_data":{"token":"REDACTED"}})");
    answerList({});
    QTRY_VERIFY(control<QLabel>(*dialog, "policyFileNote")->text().contains(u"/meta_data/token"));
    QVERIFY(!control(*dialog, "policyFileCreate")->isEnabled());
}

void TestPolicyFiles::keepsTheDraft()
{
    click(*m_page, "policyNew");
    support::type(*m_page, "policyField:/name", u"My draft"_qs);
    createsANewPolicyAfterItIsShown();
    click(*m_page, "policyNew");
    QCOMPARE(control<QLineEdit>(*m_page, "policyField:/name")->text(), u"My draft"_qs);
}

void TestPolicyFiles::refusesOtherFiles()
{
    m_ground->store.files.insert(u"/policies/gold.json"_qs, "[1]");
    choose("policyCompareWithFile", "policyOpenDialog", u"/policies/gold.json"_qs);
    QMessageBox *box = nullptr;
    QTRY_VERIFY((box = m_page->findChild<QMessageBox *>()) != nullptr);
    QVERIFY2(box->text().contains(u"gold.json"), qPrintable(box->text()));
    QVERIFY(!m_page->findChild<PolicyFileDialog *>());
    box->close();
}

void TestPolicyFiles::exportsTheShownPolicy()
{
    control<QTableView>(*m_page, "policyList")->selectRow(0);
    choose("policyExport", "policyExportDialog", u"/out/gold.json"_qs);
    QTRY_VERIFY(m_ground->store.files.find(u"/out/gold.json"_qs));
    const QByteArray text = m_ground->store.files.find(u"/out/gold.json"_qs).value_or(QByteArray());
    QVERIFY2(text.startsWith("{\n  \"name\": \"Gold\",\n  \"rate\": 100,"), text.constData());
    QVERIFY(!text.contains("\"_id\""));
    QVERIFY(m_ground->store.files.insertingThread() != QThread::currentThread());
}

void TestPolicyFiles::exportsAllPolicies()
{
    click(*m_page, "policiesRefresh");
    answerList({StoredGold, R"({"_id":"2","name":"Silver","meta_data":{"api_token":"s3cret"}})"});
    QTRY_COMPARE(control<QTableView>(*m_page, "policyList")->model()->rowCount(), 2);
    choose("policyExportAll", "policyExportAllDialog", u"/out"_qs);
    QTRY_VERIFY(m_ground->store.files.find(u"/out/silver.json"_qs));
    QTRY_VERIFY(m_ground->store.files.find(u"/out/gold.json"_qs));
    QVERIFY(m_ground->store.files.insertingThread() != QThread::currentThread());
    QVERIFY(!m_ground->store.files.find(u"/out/silver.json"_qs)->contains("s3cret"));
    QMessageBox *box = nullptr;
    QTRY_VERIFY((box = m_page->findChild<QMessageBox *>()) != nullptr);
    QVERIFY2(box->informativeText().contains(u"REDACTED"), qPrintable(box->informativeText()));
    box->close();
}

void TestPolicyFiles::asksBeforeItReplacesFiles()
{
    m_ground->store.files.insert(u"/out/gold.json"_qs, "mine");
    choose("policyExportAll", "policyExportAllDialog", u"/out"_qs);
    QMessageBox *box = nullptr;
    QTRY_VERIFY((box = m_page->findChild<QMessageBox *>(u"policyFilesReplace"_qs)) != nullptr);
    QVERIFY2(box->text().contains(u"gold.json"), qPrintable(box->text()));
    QCOMPARE(m_ground->store.files.find(u"/out/gold.json"_qs).value(), QByteArray("mine"));
    click(*box, "policyFilesReplaceButton");
    QTRY_VERIFY(m_ground->store.files.find(u"/out/gold.json"_qs)->contains("Gold"));
}

void TestPolicyFiles::showsTheRuleOfAMatrixCell()
{
    reach::ServedApi api;
    api.title = u"Pets"_qs;
    api.granted = {u"pets"_qs, {}};
    api.operations = {{"/pets", "GET", {}, {}, {u"/pets"_qs}}};
    m_page->setApis({api});
    click(*m_page, "policyMatrix");
    auto *dialog = m_page->findChild<QDialog *>(u"matrixDialog"_qs);
    QVERIFY(dialog && dialog->isVisible());
    auto *table = control<QTableView>(*dialog, "matrixTable");
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QTRY_COMPARE(table->model()->index(2, 0).data().toString(), u"allowed"_qs);
    support::type(*m_page, "policySearch", u"nothing"_qs);
    table->setCurrentIndex(table->model()->index(2, 0));
    click(*dialog, "matrixRule");
    QCOMPARE(control<QLabel>(*m_page, "policyTitle")->text(), u"Gold"_qs);
    const QString selected = control<QPlainTextEdit>(*m_page, "policyJson")->textCursor().selectedText();
    QVERIFY2(selected.contains(u"\"url\": \"^/pets\""_qs) && !selected.contains(u"rate"), qPrintable(selected));
    dialog->close();
}

void TestPolicyFiles::everyControlHasAName()
{
    PolicyFileDialog *dialog = open("policyCreateFromFile", ChangedGold);
    answerList({StoredGold, StoredGold});
    QTRY_VERIFY(control(*dialog, "policyFileList")->isVisible());
    QCOMPARE(support::unnamedControls(*dialog).join(u'\n'), QString());
}

GATEWRIGHT_TEST(TestPolicyFiles, QApplication)
#include "testpolicyfiles.moc"
