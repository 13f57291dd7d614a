#include "driving.h"
#include "emptytexts.h"
#include "fakestore.h"
#include "grabs.h"
#include "matrixcsv.h"
#include "matrixdialog.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using policies::MatrixDialog;
using support::click;
using support::control;
using support::type;

/** The dialog with operations under policies. */
class TestMatrixDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_dialog.reset(); }
    void showsEachOperationUnderEachPolicy();
    void saysWhatDecidesACell();
    void asksForTheRule();
    void showsRelevantPoliciesOnlyUnlessAllAreWanted();
    void saysThatAnApiNeedsNoKey();
    void searchesOperationsAndPolicies();
    void saysWhatIsMissing();
    void newPoliciesReplaceTheOldOnes();
    void exportsWhatIsShown();
    void anExportHasNoFormulas();
    void saysThatAnExportFailed();
    void refusesAnExportOfTooManyCells();
    void takesOddPolicies_data();
    void takesOddPolicies();
    void takesAHundredThousandPolicies();
    void computesVisibleCellsOnly();
    void readsCellsToScreenReaders();
    void worksByKeyboard();
    void closesWhileItComputes();
    void everyControlHasAName();
    void fitsASmallWindow();

private:
    void show(const QList<QByteArray> &policies, const QList<reach::ServedApi> &apis = {});
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isBusy(), 60'000); }
    [[nodiscard]] QTableView *table() const { return control<QTableView>(*m_dialog, "matrixTable"); }
    [[nodiscard]] QString text(const char *label) const { return control<QLabel>(*m_dialog, label)->text(); }
    /** A cell after it is computed. */
    [[nodiscard]] QString cell(int row, int column);
    [[nodiscard]] QStringList titles(Qt::Orientation orientation) const;

    support::FakeStore m_store;
    std::unique_ptr<MatrixDialog> m_dialog;
};

namespace {

const QByteArray Gold = R"({"_id":"1","name":"Gold","rate":100,"per":60,"quota_max":5000,"quota_renewal_rate":86400,)"
                        R"("access_rights":{"pets":{"api_id":"pets","allowed_urls":[]}}})";
const QByteArray Reader =
    R"({"_id":"2","name":"Reader","access_rights":{"pets":{"api_id":"pets","allowed_urls":[{"url":"^/pets","methods":["GET"]}]}}})";
const QByteArray Off = R"({"_id":"3","name":"Off","is_inactive":true,"access_rights":{"pets":{"api_id":"pets"}}})";
const QByteArray Other = R"({"_id":"4","name":"Other","access_rights":{"elsewhere":{"api_id":"elsewhere"}}})";

QList<reach::ServedApi> pets()
{
    reach::ServedApi api;
    api.documentPath = u"/apis/pets.yaml"_qs;
    api.title = u"Pets"_qs;
    api.granted = {u"pets"_qs, u"Pets"_qs};
    api.needsKey = true;
    api.operations = {{"/pets", "GET", u"listPets"_qs, {}, {u"/pets"_qs}},
                      {"/pets", "POST", u"addPet"_qs, {}, {u"/pets"_qs}},
                      {"/pets/{id}", "DELETE", {}, {}, {u"/pets/1"_qs}}};
    return {api};
}

} // namespace

void TestMatrixDialog::init()
{
    m_store.files = {};
    m_store.failure.reset();
    m_dialog = std::make_unique<MatrixDialog>(m_store);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    new QAbstractItemModelTester(table()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal, this);
}

void TestMatrixDialog::show(const QList<QByteArray> &policies, const QList<reach::ServedApi> &apis)
{
    QList<management::Policy> all;
    for (const QByteArray &json : policies)
        all.append({*document::Value::fromJson(json)});
    m_dialog->setApis(apis.isEmpty() ? pets() : apis);
    m_dialog->setPolicies(all);
    support::showPage(*m_dialog);
    settle();
}

QString TestMatrixDialog::cell(int row, int column)
{
    const QModelIndex index = table()->model()->index(row, column);
    if (!QTest::qWaitFor([&] { return index.data().toString() != u"…"; }, 30'000))
        return u"never computed"_qs;
    return index.data().toString();
}

QStringList TestMatrixDialog::titles(Qt::Orientation orientation) const
{
    const QAbstractItemModel &model = *table()->model();
    QStringList titles;
    for (int i = 0; i < (orientation == Qt::Horizontal ? model.columnCount() : model.rowCount()); ++i)
        titles.append(model.headerData(i, orientation).toString().trimmed());
    return titles;
}

void TestMatrixDialog::showsEachOperationUnderEachPolicy()
{
    show({Gold, Reader, Off, Other});
    QCOMPARE(titles(Qt::Horizontal), (QStringList{u"Gold"_qs, u"Reader"_qs, u"Off"_qs}));
    QCOMPARE(titles(Qt::Vertical), (QStringList{u"Limits"_qs, u"Pets (pets.yaml)"_qs, u"GET /pets"_qs, u"POST /pets"_qs,
                                                u"DELETE /pets/{id}"_qs}));
    const QList<QStringList> expected{
        {u"100 / 60 s, 5,000 / 1 day"_qs, u"no limit"_qs, u"no limit"_qs},
        {{}, {}, {}},
        {u"allowed"_qs, u"allowed"_qs, u"inactive"_qs},
        {u"allowed"_qs, u"refused"_qs, u"inactive"_qs},
        {u"allowed"_qs, u"refused"_qs, u"inactive"_qs},
    };
    for (int row = 0; row < expected.size(); ++row) {
        for (int column = 0; column < 3; ++column)
            QCOMPARE(cell(row, column), expected.at(row).at(column));
    }
    QCOMPARE(text("matrixStatus"), u"Operations: 3. Policies: 3."_qs);
    support::grabTo(*m_dialog, u"matrix"_qs);
}

void TestMatrixDialog::saysWhatDecidesACell()
{
    show({Gold, Reader});
    QVERIFY(cell(2, 1) == u"allowed");
    table()->setCurrentIndex(table()->model()->index(2, 1));
    QCOMPARE(text("matrixDetails"), u"GET /pets with Reader. Allowed by GET on ^/pets. Limits: no limit."_qs);
    table()->setCurrentIndex(table()->model()->index(3, 1));
    QCOMPARE(text("matrixDetails"),
             u"POST /pets with Reader. Refused: ^/pets matches /pets only by other methods (GET). "
             "Limits: no limit."_qs);
    table()->setCurrentIndex(table()->model()->index(2, 0));
    QCOMPARE(text("matrixDetails"),
             u"GET /pets with Gold. Allowed: the policy allows all URLs of the API. Limits: 100 / "
             "60 s, 5,000 / 1 day."_qs);
    table()->setCurrentIndex(table()->model()->index(1, 0));
    QCOMPARE(text("matrixDetails"), u"Select a cell to see what decides it."_qs);
    QVERIFY(!control<QPushButton>(*m_dialog, "matrixRule")->isEnabled());
}

void TestMatrixDialog::asksForTheRule()
{
    show({Gold, Reader});
    const QSignalSpy spy(m_dialog.get(), &MatrixDialog::ruleRequested);
    QVERIFY(cell(2, 1) == u"allowed");
    table()->setCurrentIndex(table()->model()->index(2, 1));
    click(*m_dialog, "matrixRule");
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.at(0), (QVariantList{u"2"_qs, u"/access_rights/pets/allowed_urls/0"_qs}));
}

void TestMatrixDialog::showsRelevantPoliciesOnlyUnlessAllAreWanted()
{
    show({Other, Gold});
    QCOMPARE(titles(Qt::Horizontal), QStringList{u"Gold"_qs});
    click(*m_dialog, "matrixAllPolicies");
    QCOMPARE(titles(Qt::Horizontal), (QStringList{u"Other"_qs, u"Gold"_qs}));
    QCOMPARE(cell(2, 0), u"no access"_qs);
}

void TestMatrixDialog::saysThatAnApiNeedsNoKey()
{
    QList<reach::ServedApi> apis = pets();
    apis.first().needsKey = false;
    show({Other}, apis);
    click(*m_dialog, "matrixAllPolicies");
    QCOMPARE(cell(2, 0), u"no key needed"_qs);
    table()->setCurrentIndex(table()->model()->index(2, 0));
    QVERIFY2(text("matrixDetails").contains(u"No key needed: the policy does not list the API Pets"),
             qPrintable(text("matrixDetails")));
    click(*m_dialog, "matrixExport");
    emit m_dialog->findChild<QFileDialog *>(u"matrixExportDialog"_qs)->fileSelected(u"/tmp/m.csv"_qs);
    QTRY_VERIFY(m_store.files.find(u"/tmp/m.csv"_qs));
    QVERIFY(m_store.files.find(u"/tmp/m.csv"_qs)->contains("no key needed"));
}

void TestMatrixDialog::searchesOperationsAndPolicies()
{
    show({Gold, Reader, Off});
    type(*m_dialog, "matrixOperationSearch", u"post"_qs);
    QCOMPARE(titles(Qt::Vertical), (QStringList{u"Limits"_qs, u"Pets (pets.yaml)"_qs, u"POST /pets"_qs}));
    type(*m_dialog, "matrixOperationSearch", u"listpets"_qs);
    QCOMPARE(titles(Qt::Vertical).constLast(), u"GET /pets"_qs);
    type(*m_dialog, "matrixPolicySearch", u"read"_qs);
    QCOMPARE(titles(Qt::Horizontal), QStringList{u"Reader"_qs});
    QCOMPARE(text("matrixStatus"), u"Operations: 1. Policies: 1."_qs);
    type(*m_dialog, "matrixOperationSearch", u"nothing"_qs);
    QCOMPARE(table()->model()->rowCount(), 0);
    QVERIFY(!control<QPushButton>(*m_dialog, "matrixExport")->isEnabled());
    QCOMPARE(support::emptyText(*m_dialog), u"Nothing found|Change the search texts."_qs);
    type(*m_dialog, "matrixOperationSearch", {});
    QVERIFY(table()->isVisible());
}

void TestMatrixDialog::saysWhatIsMissing()
{
    support::showPage(*m_dialog);
    QCOMPARE(support::emptyText(*m_dialog), u"No operations|Open a definition or a folder to see its operations."_qs);
    m_dialog->setApis(pets());
    settle();
    QCOMPARE(support::emptyText(*m_dialog),
             u"No policies|No policy of the environment is known. Refresh the page Policies."_qs);
    m_dialog->setPolicies({{*document::Value::fromJson(Other)}});
    settle();
    QCOMPARE(support::emptyText(*m_dialog), u"No policy for these operations|No policy lists one of the open APIs."_qs);
    support::grabTo(*m_dialog, u"matrix-empty"_qs);
    click(*m_dialog, "matrixShowAll");
    QVERIFY(table()->isVisible());
    QCOMPARE(support::emptyText(*m_dialog), QString());
}

void TestMatrixDialog::newPoliciesReplaceTheOldOnes()
{
    show({Reader});
    QCOMPARE(cell(3, 0), u"refused"_qs);
    m_dialog->setPolicies({{*document::Value::fromJson(Gold)}});
    settle();
    QCOMPARE(titles(Qt::Horizontal), QStringList{u"Gold"_qs});
    QCOMPARE(cell(3, 0), u"allowed"_qs);
    m_dialog->setApis({});
    settle();
    QCOMPARE(table()->model()->rowCount(), 0);
}

void TestMatrixDialog::exportsWhatIsShown()
{
    show({Gold, Reader, Off});
    type(*m_dialog, "matrixPolicySearch", u"r"_qs);
    type(*m_dialog, "matrixOperationSearch", u"/pets/"_qs);
    click(*m_dialog, "matrixExport");
    auto *dialog = m_dialog->findChild<QFileDialog *>(u"matrixExportDialog"_qs);
    QVERIFY(dialog);
    emit dialog->fileSelected(u"/tmp/matrix.csv"_qs);
    QTRY_VERIFY(m_store.files.find(u"/tmp/matrix.csv"_qs));
    QVERIFY(m_store.files.insertingThread() != QThread::currentThread());
    QCOMPARE(*m_store.files.find(u"/tmp/matrix.csv"_qs),
             QByteArray("API,File,Method,Path,Operation ID,Reader\r\n"
                        "Limits,,,,,no limit\r\n"
                        "Pets,/apis/pets.yaml,DELETE,/pets/{id},,refused: ^/pets\r\n"));
    QTRY_VERIFY(text("matrixDetails").size() > 0);
}

void TestMatrixDialog::anExportHasNoFormulas()
{
    QList<reach::ServedApi> apis = pets();
    apis[0].title = u"=HYPERLINK(\"http://h\",1)"_qs;
    apis[0].operations[0].operationId = u"@SUM(1)"_qs;
    const QByteArray policy =
        R"({"_id":"1","name":"+1, \"quoted\"","access_rights":{"pets":{"allowed_urls":[{"url":"-1|cmd"}]}}})";
    const auto matrix = std::make_shared<const reach::PolicyMatrix>(
        apis, QList<management::Policy>{{*document::Value::fromJson(policy)}});
    const auto csv = policies::matrixCsv({matrix, {{0, -1}, {0, 0}}, {0}});
    QVERIFY(csv.isOk());
    QCOMPARE(*csv, QByteArray("API,File,Method,Path,Operation ID,\"'+1, \"\"quoted\"\"\"\r\n"
                              "Limits,,,,,no limit\r\n"
                              "\"'=HYPERLINK(\"\"http://h\"\",1)\",/apis/pets.yaml,GET,/pets,'@SUM(1),refused\r\n"));
}

void TestMatrixDialog::saysThatAnExportFailed()
{
    show({Gold});
    m_store.failure = base::Error{base::ErrorCode::DiskFull, u"/tmp/m.csv"_qs};
    click(*m_dialog, "matrixExport");
    emit m_dialog->findChild<QFileDialog *>(u"matrixExportDialog"_qs)->fileSelected(u"/tmp/m.csv"_qs);
    QTRY_VERIFY(control(*m_dialog, "matrixBanner")->isVisible());
}

void TestMatrixDialog::refusesAnExportOfTooManyCells()
{
    const auto matrix = std::make_shared<const reach::PolicyMatrix>();
    const auto csv = policies::matrixCsv(
        {matrix, QList<policies::MatrixModel::Row>(policies::MostExportedCells), QList<qsizetype>(2)});
    QVERIFY(!csv.isOk());
    QCOMPARE(csv.error().code, base::ErrorCode::TooLarge);
}

void TestMatrixDialog::takesOddPolicies_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QByteArray &policy, const QString &word) {
        QTest::newRow(name) << policy << word;
    };
    row("no members", "{}", u"no access"_qs);
    row("members of wrong types", R"({"name":[],"rate":"x","per":{},"quota_max":true,"access_rights":7})",
        u"no access"_qs);
    row("rights of wrong types", R"({"access_rights":{"pets":[1,2]}})", u"allowed"_qs);
    row("URLs of wrong types", R"({"access_rights":{"pets":{"allowed_urls":[null,7,{"url":[]}]}}})", u"refused"_qs);
    row("an expression that needs too many steps",
        R"({"access_rights":{"pets":{"allowed_urls":[{"url":"^(/?p?e?t?s?)*(/?p?e?t?s?)*(/?p?e?t?s?)*x$"}]}}})",
        u"not decided"_qs);
    row("a name of many lines", R"({"name":"a\nb\u0000c\u202e","access_rights":{"pets":{}}})", u"allowed"_qs);
}

void TestMatrixDialog::takesOddPolicies()
{
    QFETCH(QByteArray, policy);
    show({policy});
    click(*m_dialog, "matrixAllPolicies");
    const QString found = cell(2, 0);
    QFETCH(QString, word);
    if (word == u"not decided")
        QVERIFY(found == word || found == u"refused"); // The engine can find without search that nothing matches.
    else
        QCOMPARE(found, word);
    table()->setCurrentIndex(table()->model()->index(2, 0));
    QVERIFY(!text("matrixDetails").isEmpty());
}

void TestMatrixDialog::takesAHundredThousandPolicies()
{
    QList<management::Policy> many;
    const document::Value json = *document::Value::fromJson(Reader);
    for (int i = 0; i < 100'000; ++i)
        many.append({json});
    m_dialog->setApis(pets());
    m_dialog->setPolicies(many);
    support::showPage(*m_dialog);
    settle();
    QCOMPARE(table()->model()->columnCount(), int(reach::PolicyMatrix::MostPolicies));
    QVERIFY2(text("matrixStatus").contains(u"80,000 policies are left out"), qPrintable(text("matrixStatus")));
    table()->horizontalScrollBar()->setValue(table()->horizontalScrollBar()->maximum());
    QCOMPARE(cell(2, table()->model()->columnCount() - 1), u"allowed"_qs);
}

void TestMatrixDialog::computesVisibleCellsOnly()
{
    show(QList<QByteArray>(2000, Reader));
    auto *model = qobject_cast<policies::MatrixModel *>(table()->model());
    QCOMPARE(cell(2, 0), u"allowed"_qs);
    settle();
    const QModelIndex far = model->index(2, 1999);
    QVERIFY(!model->cell(far)); // This asks for it.
    QVERIFY(model->isBusy());
    settle();
    QVERIFY(model->cell(far));
}

void TestMatrixDialog::readsCellsToScreenReaders()
{
    show({Gold, Reader});
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(table());
    QVERIFY(accessible && accessible->tableInterface());
    QCOMPARE(accessible->text(QAccessible::Name), u"Operations under policies"_qs);
    QCOMPARE(cell(3, 1), u"refused"_qs);
    QCOMPARE(accessible->tableInterface()->cellAt(3, 1)->text(QAccessible::Name), u"POST /pets, Reader: refused"_qs);
    QCOMPARE(accessible->tableInterface()->cellAt(0, 0)->text(QAccessible::Name),
             u"Limits, Gold: 100 / 60 s, 5,000 / 1 day"_qs);
}

void TestMatrixDialog::worksByKeyboard()
{
    show({Gold, Reader});
    const QSignalSpy spy(m_dialog.get(), &MatrixDialog::ruleRequested);
    auto *search = control(*m_dialog, "matrixOperationSearch");
    search->setFocus();
    QTest::keyClicks(search, u"pets"_qs);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(table()->hasFocus());
    table()->setCurrentIndex(table()->model()->index(0, 0));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Down})
        QTest::keyClick(table(), key);
    QTRY_VERIFY2(text("matrixDetails").startsWith(u"GET /pets with Reader."), qPrintable(text("matrixDetails")));
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QTest::keyClick(table(), Qt::Key_Tab);
    QVERIFY(!table()->hasFocus()); // Tab leaves the table.
}

void TestMatrixDialog::closesWhileItComputes()
{
    m_dialog->setApis(pets());
    m_dialog->setPolicies(QList<management::Policy>(5000, {*document::Value::fromJson(Reader)}));
    m_dialog->show();
    QVERIFY(m_dialog->isBusy());
    m_dialog.reset();
}

void TestMatrixDialog::everyControlHasAName()
{
    show({Gold});
    QCOMPARE(support::unnamedControls(*m_dialog).join(u'\n'), QString());
}

void TestMatrixDialog::fitsASmallWindow()
{
    show({Gold, Reader, Off});
    QVERIFY(m_dialog->minimumSizeHint().width() <= support::SmallestPage.width());
    m_dialog->resize(support::SmallestPage);
    QVERIFY(cell(2, 1) == u"allowed");
    table()->setCurrentIndex(table()->model()->index(3, 1));
    support::grabTo(*m_dialog, u"matrix-small"_qs);
}

GATEWRIGHT_TEST(TestMatrixDialog, QApplication)
#include "testmatrixdialog.moc"
