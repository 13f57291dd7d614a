#include "banner.h"
#include "certificatejson.h"
#include "driving.h"
#include "emptytexts.h"
#include "environmentcomparison.h"
#include "grabs.h"
#include "managementground.h"
#include "ssoprofilejson.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QTableView>
#include <QTreeWidget>

using support::click;
using support::control;

/** Two environments side by side: what is called, what is shown, and what is not claimed. */
class TestEnvironmentComparison final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup() { m_dialog.reset(); }
    void comparesTwoEnvironments();
    void leavesTheCurrentEnvironmentAlone();
    void listsItsCallsWithAllOthers();
    void claimsNothingAboutAListThatFailed();
    void readsAllPagesOfPolicies();
    void keepsWhatIsSelected();
    void saysWhyItIsEmpty();
    void copiesSafeCsv();
    void exportsOnAWorker();
    void saysThatAnExportFailed();
    void worksWithTheKeyboard();
    void cancels();
    void closesWhileCallsArePending();
    void survivesManyEntries();
    void takesMembersOfWrongTypes_data();
    void takesMembersOfWrongTypes();
    void showsNoLineBreaksAndNoDirections();
    void everyControlHasAName();

private:
    support::FakeManagement &made(int index) { return *m_ground->service.separated.at(index).second; }
    void answer(support::FakeManagement &service, const QByteArray &certificates, const QByteArray &policies,
                const QByteArray &profiles);
    void answerBoth();
    QTableView *table() { return control<QTableView>(*m_dialog, "comparisonTable"); }
    [[nodiscard]] QStringList rows();
    /** Exports to a path, as if the user had chosen it. */
    void exportTo(const QString &path);

    std::unique_ptr<support::ManagementGround> m_ground;
    std::unique_ptr<comparison::EnvironmentComparison> m_dialog;
};

void TestEnvironmentComparison::init()
{
    m_ground = std::make_unique<support::ManagementGround>();
    management::Environment production;
    production.id = u"prod"_qs;
    production.name = u"Production"_qs;
    m_ground->environments.put(production);
    m_dialog = std::make_unique<comparison::EnvironmentComparison>(m_ground->service, m_ground->environments,
                                                                   m_ground->store);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    support::showPage(*m_dialog);
}

void TestEnvironmentComparison::answer(support::FakeManagement &service, const QByteArray &certificates,
                                       const QByteArray &policies, const QByteArray &profiles)
{
    const auto parsed = [](const QByteArray &json) { return document::Value::fromJson(json).value(); };
    service.certificates.answer(
        management::readCertificatePage(parsed(R"({"cert_basics":)" + certificates + "}")).value());
    management::PolicyPage page;
    const document::Value list = parsed(policies);
    for (const document::Value &policy : list.items())
        page.policies.append({policy, {}});
    service.lists.answer(page);
    service.profiles.answer(management::readSsoProfiles(parsed(profiles)).value());
}

void TestEnvironmentComparison::answerBoth()
{
    answer(made(0), R"([{"id":"x","dns_names":["a"],"subject_cn":"shop"}])",
           R"([{"id":"gold","name":"=Gold","rate":1},{"id":"same","name":"Same"}])",
           R"([[{"ID":"s","Name":"Staff"}]])");
    answer(made(1), R"([{"id":"y","dns_names":["a"],"subject_cn":"shop"}])",
           R"([{"id":"gold","name":"=Gold","rate":2},{"id":"same","name":"Same"}])", "[]");
    QTRY_VERIFY(table()->model()->rowCount() > 0);
}

QStringList TestEnvironmentComparison::rows()
{
    QStringList lines;
    for (int row = 0; row < table()->model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < comparison::ComparisonRows::Id; ++column)
            cells.append(table()->model()->index(row, column).data().toString());
        lines.append(cells.join(u"|"_qs));
    }
    return lines;
}

void TestEnvironmentComparison::comparesTwoEnvironments()
{
    click(*m_dialog, "comparisonLoad");
    QCOMPARE(m_ground->service.separated.size(), 2);
    QCOMPARE(m_ground->service.separated.at(0).first, m_ground->environments.current().id);
    QCOMPARE(m_ground->service.separated.at(1).first, u"prod"_qs);
    answerBoth();
    QCOMPARE(rows(), (QStringList{u"Certificate|shop|Same names, other certificate|fingerprint"_qs,
                                  u"Policy|=Gold|Different|rate"_qs, u"SSO profile|Staff|Only in Sandbox|"_qs}));
    QCOMPARE(control<QLabel>(*m_dialog, "comparisonCounts")->text(),
             u"Different: 2. Only in Sandbox: 1. Only in Production: 0. Not known: 0. Equal: 1."_qs);
    support::clickRow(*table(), table()->model()->index(1, 0));
    const auto *detail = control<QTreeWidget>(*m_dialog, "comparisonDetail");
    QCOMPARE(detail->topLevelItemCount(), 1);
    QCOMPARE(detail->headerItem()->text(2), u"Production"_qs);
    QCOMPARE(detail->topLevelItem(0)->text(1), u"1"_qs);
    QCOMPARE(detail->topLevelItem(0)->text(2), u"2"_qs);
    support::grabTo(*m_dialog, u"comparison"_qs);
    click(*m_dialog, "comparisonShowEqual");
    QCOMPARE(table()->model()->rowCount(), 4);
    support::type(*m_dialog, "comparisonSearch", u"staff"_qs);
    QCOMPARE(table()->model()->rowCount(), 1);
}

void TestEnvironmentComparison::leavesTheCurrentEnvironmentAlone()
{
    const QString current = m_ground->environments.current().id;
    click(*m_dialog, "comparisonLoad");
    answerBoth();
    QCOMPARE(m_ground->environments.current().id, current);
    QCOMPARE(m_ground->service.environments.size(), 0);
    QVERIFY(m_ground->service.certificates.asked.isEmpty());
    QVERIFY(!m_ground->service.known.isComplete());
    // Lists are the only calls, once each.
    QCOMPARE(made(0).certificates.asked.size(), 1);
    QVERIFY(made(0).fetches.asked.isEmpty());
}

void TestEnvironmentComparison::listsItsCallsWithAllOthers()
{
    click(*m_dialog, "comparisonLoad");
    traffic::Exchange call;
    for (const int environment : {0, 1}) {
        call.request.target = environment == 0 ? "/first" : "/second";
        made(environment).log.add(call);
    }
    const QList<traffic::ExchangePtr> &calls = m_ground->service.log.calls();
    QCOMPARE(calls.size(), 2);
    QCOMPARE(calls.at(0)->request.target, QByteArray("/first"));
    QCOMPARE(calls.at(1)->request.target, QByteArray("/second"));
}

void TestEnvironmentComparison::claimsNothingAboutAListThatFailed()
{
    click(*m_dialog, "comparisonLoad");
    answer(made(0), R"(["x"])", R"([{"id":"a","name":"A"}])", "[]");
    made(1).certificates.fail(management::CallFailure::Refused, 403, u"denied"_qs);
    management::PolicyPage remembered;
    remembered.source = management::PolicyPage::Source::Remembered;
    made(1).lists.answer(remembered);
    made(1).profiles.answer(management::SsoProfileList());
    QTRY_COMPARE(table()->model()->rowCount(), 2);
    QCOMPARE(rows(), (QStringList{u"Certificate|x|Not known, the other list is incomplete|"_qs,
                                  u"Policy|A|Not known, the other list is incomplete|"_qs}));
    QCOMPARE(control<widgets::Banner>(*m_dialog, "comparisonBanner")->text(), u"Some lists could not be loaded."_qs);
}

void TestEnvironmentComparison::readsAllPagesOfPolicies()
{
    click(*m_dialog, "comparisonLoad");
    const auto page = [](const QByteArray &policy, int pages) {
        management::PolicyPage made;
        made.policies = {{document::Value::fromJson(policy).value(), {}}};
        made.pages = pages;
        return made;
    };
    for (int i : {0, 1}) {
        made(i).certificates.answer(management::CertificatePage());
        made(i).profiles.answer(management::SsoProfileList());
    }
    // This server returns the first page for the request of all pages.
    made(0).lists.answer(page(R"({"_id":"1","name":"One"})", 2));
    made(1).lists.answer(page(R"({"_id":"2","name":"Two"})", 1));
    QTRY_COMPARE(made(0).lists.asked, (QList<int>{-1, 2}));
    made(0).lists.answer(page(R"({"_id":"2","name":"Two"})", 2));
    QTRY_COMPARE(rows(), QStringList{u"Policy|One|Only in Sandbox|"_qs});
    QCOMPARE(control<QLabel>(*m_dialog, "comparisonCounts")->text(),
             u"Different: 0. Only in Sandbox: 1. Only in Production: 0. Not known: 0. Equal: 1."_qs);
}

void TestEnvironmentComparison::keepsWhatIsSelected()
{
    click(*m_dialog, "comparisonLoad");
    answerBoth();
    const auto *detail = control<QTreeWidget>(*m_dialog, "comparisonDetail");
    const auto selected = [this] {
        return table()->currentIndex().siblingAtColumn(comparison::ComparisonRows::Name).data().toString();
    };
    support::clickRow(*table(), table()->model()->index(1, 0));
    QCOMPARE(selected(), u"=Gold"_qs);
    for (const QString &typed : {u"=g"_qs, u"=go"_qs, u"=gol"_qs}) {
        support::type(*m_dialog, "comparisonSearch", typed);
        QCOMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(selected(), u"=Gold"_qs);
        QVERIFY(table()->selectionModel()->isRowSelected(0));
        QCOMPARE(detail->topLevelItemCount(), 1);
    }
    // What is not found is not selected, and is selected again when it is found.
    support::type(*m_dialog, "comparisonSearch", u"staff"_qs);
    QVERIFY(!table()->currentIndex().isValid());
    QCOMPARE(detail->topLevelItemCount(), 0);
    support::type(*m_dialog, "comparisonSearch", QString());
    QCOMPARE(selected(), u"=Gold"_qs);
    QCOMPARE(detail->topLevelItemCount(), 1);
    click(*m_dialog, "comparisonShowEqual");
    QCOMPARE(selected(), u"=Gold"_qs);
    // Another one that the user selects meanwhile replaces it.
    support::type(*m_dialog, "comparisonSearch", u"staff"_qs);
    support::clickRow(*table(), table()->model()->index(0, 0));
    support::type(*m_dialog, "comparisonSearch", QString());
    QCOMPARE(selected(), u"Staff"_qs);
}

void TestEnvironmentComparison::saysWhyItIsEmpty()
{
    QCOMPARE(support::emptyText(*m_dialog), u"Compare environments|Choose two environments and load them."_qs);
    support::grabTo(*m_dialog, u"comparison-empty"_qs);
    click(*m_dialog, "comparisonLoad");
    QCOMPARE(support::emptyText(*m_dialog), u"Loading…|The lists of both environments are requested."_qs);
    const QByteArray same = R"([{"id":"same","name":"Same"}])";
    answer(made(0), "[]", same, "[]");
    answer(made(1), "[]", same, "[]");
    QTRY_COMPARE(support::emptyText(*m_dialog),
                 u"No differences|All entries are equal. Show equal entries to see them."_qs);
    QVERIFY(!table()->isVisible());
    click(*m_dialog, "comparisonShowEqual");
    QVERIFY(table()->isVisible());
    support::type(*m_dialog, "comparisonSearch", u"nothing like it"_qs);
    QCOMPARE(support::emptyText(*m_dialog), u"No matching entries|Change the search text."_qs);
    click(*m_dialog, "comparisonLoad");
    for (const int service : {2, 3})
        answer(made(service), "[]", "[]", "[]");
    QTRY_COMPARE(support::emptyText(*m_dialog), u"Nothing to compare|The lists that were loaded have no entries."_qs);
}

void TestEnvironmentComparison::exportTo(const QString &path)
{
    click(*m_dialog, "comparisonExport");
    auto *chooser = m_dialog->findChild<QFileDialog *>(u"comparisonExportDialog"_qs);
    QVERIFY(chooser);
    emit chooser->fileSelected(path);
    chooser->close();
}

void TestEnvironmentComparison::exportsOnAWorker()
{
    click(*m_dialog, "comparisonLoad");
    answerBoth();
    exportTo(u"/out/c.csv"_qs);
    QTRY_VERIFY(m_ground->store.files.contains(u"/out/c.csv"_qs));
    QVERIFY(m_ground->store.files.insertingThread() != QThread::currentThread());
    QTRY_COMPARE(control<widgets::Banner>(*m_dialog, "comparisonBanner")->text(), u"Exported to /out/c.csv."_qs);
    click(*m_dialog, "comparisonCopy");
    QCOMPARE(QString::fromUtf8(m_ground->store.files.value(u"/out/c.csv"_qs)), QGuiApplication::clipboard()->text());
    // What was chosen is written, also if the dialog is closed meanwhile.
    exportTo(u"/out/d.csv"_qs);
    m_dialog.reset();
    QVERIFY(m_ground->store.files.contains(u"/out/d.csv"_qs));
}

void TestEnvironmentComparison::saysThatAnExportFailed()
{
    click(*m_dialog, "comparisonLoad");
    answerBoth();
    m_ground->store.failure = base::Error{base::ErrorCode::DiskFull, u"full"_qs};
    exportTo(u"/out/c.csv"_qs);
    QTRY_COMPARE(control<widgets::Banner>(*m_dialog, "comparisonBanner")->text(),
                 u"/out/c.csv could not be written."_qs);
}

void TestEnvironmentComparison::copiesSafeCsv()
{
    click(*m_dialog, "comparisonLoad");
    answerBoth();
    click(*m_dialog, "comparisonCopy");
    const QString csv = QGuiApplication::clipboard()->text();
    QVERIFY2(csv.contains(u"Policy,'=Gold,gold,Different,rate,1,2\r\n"_qs), qPrintable(csv));
    QVERIFY2(csv.startsWith(u"List,Name,ID,Result,Member,Sandbox,Production\r\n"_qs), qPrintable(csv));
}

void TestEnvironmentComparison::worksWithTheKeyboard()
{
    auto *load = control<QWidget>(*m_dialog, "comparisonLoad");
    control<QWidget>(*m_dialog, "comparisonFirst")->setFocus();
    for (int i = 0; i < 20 && QApplication::focusWidget() != load; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), load);
    QTest::keyClick(load, Qt::Key_Space);
    answerBoth();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Down);
    QVERIFY(table()->currentIndex().isValid());
    // The same environment twice is nothing to compare.
    auto *second = control<QComboBox>(*m_dialog, "comparisonSecond");
    second->setCurrentIndex(control<QComboBox>(*m_dialog, "comparisonFirst")->currentIndex());
    QVERIFY(!load->isEnabled());
}

void TestEnvironmentComparison::cancels()
{
    click(*m_dialog, "comparisonLoad");
    QVERIFY(!control<QWidget>(*m_dialog, "comparisonLoad")->isEnabled());
    click(*m_dialog, "comparisonCancel");
    QVERIFY(control<QWidget>(*m_dialog, "comparisonLoad")->isEnabled());
    QCOMPARE(table()->model()->rowCount(), 0);
    click(*m_dialog, "comparisonLoad");
    QCOMPARE(m_ground->service.separated.size(), 4);
}

void TestEnvironmentComparison::closesWhileCallsArePending()
{
    click(*m_dialog, "comparisonLoad");
    m_dialog.reset();
    QCoreApplication::sendPostedEvents();
}

void TestEnvironmentComparison::survivesManyEntries()
{
    click(*m_dialog, "comparisonLoad");
    QByteArray ids;
    for (int i = 0; i < 100'000; ++i)
        ids += (i > 0 ? QByteArray(",\"") : QByteArray("\"")) + QByteArray::number(i) + '"';
    answer(made(0), '[' + ids + ']', R"([{"id":{},"name":[],"rate":"x"},{}])", R"([[{"ID":null,"Name":{}}]])");
    answer(made(1), "null", "[]", "null");
    QTRY_COMPARE_WITH_TIMEOUT(table()->model()->rowCount(), 100'003, 60'000);
}

void TestEnvironmentComparison::takesMembersOfWrongTypes_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char *value : {"null", "true", "-1e999", "[]", "{}", R"([null,{},[[]],7])", R"({"a":{"b":[]}})", R"("")",
                              R"("9999-12-31T23:59:59Z")"})
        QTest::newRow(value) << QByteArray(value);
    QTest::newRow("a long text") << '"' + QByteArray(1'000'000, 'x') + '"';
    QTest::newRow("deep") << QByteArray(200, '[') + QByteArray(200, ']');
}

void TestEnvironmentComparison::takesMembersOfWrongTypes()
{
    QFETCH(QByteArray, value);
    const auto odd = [&value](const QByteArrayList &members, const QByteArray &more) {
        QByteArrayList entries;
        for (const QByteArray &member : members)
            entries.append("{\"" + member + "\":" + value + more + '}');
        return '[' + entries.join(',') + ']';
    };
    click(*m_dialog, "comparisonLoad");
    const QByteArrayList ofCertificates{"id", "dns_names", "has_private", "is_ca", "subject_cn", "not_after"};
    const QByteArrayList ofPolicies{"_id", "id", "name", "rate", "access_rights", "partitions", "tags"};
    const QByteArrayList ofProfiles{"ID", "Name", "LoginURL", "RedirectURL", "Config", "UpdatedAt"};
    answer(made(0), odd(ofCertificates, {}), odd(ofPolicies, {}), '[' + odd(ofProfiles, {}) + ']');
    answer(made(1), odd(ofCertificates, R"(,"x":1)"), odd(ofPolicies, R"(,"x":1)"),
           '[' + odd(ofProfiles, R"(,"X":1)") + ']');
    click(*m_dialog, "comparisonShowEqual");
    QTRY_VERIFY(table()->model()->rowCount() > 0);
    for (int row = 0; row < table()->model()->rowCount(); ++row) {
        table()->setCurrentIndex(table()->model()->index(row, 0));
        QVERIFY(table()->model()->index(row, comparison::ComparisonRows::Name).data().toString().size() < 1'000);
    }
    QVERIFY(!m_dialog->grab().isNull());
    click(*m_dialog, "comparisonCopy");
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"List,"_qs));
}

void TestEnvironmentComparison::showsNoLineBreaksAndNoDirections()
{
    click(*m_dialog, "comparisonLoad");
    answer(made(0), "[]", R"([{"_id":"a\nb","name":"x\u202e\ny","tags":["t\u202e"]}])", "[]");
    answer(made(1), "[]", "[]", "[]");
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QString shown = rows().join(QString());
    const auto *detail = control<QTreeWidget>(*m_dialog, "comparisonDetail");
    for (int row = 0; row < detail->topLevelItemCount(); ++row)
        shown += detail->topLevelItem(row)->text(1);
    QVERIFY2(!shown.contains(u'\u202e') && !shown.contains(u'\n'), qPrintable(shown));
}

void TestEnvironmentComparison::everyControlHasAName()
{
    click(*m_dialog, "comparisonLoad");
    answerBoth();
    QCOMPARE(support::unnamedControls(*m_dialog).join(u'\n'), QString());
}

GATEWRIGHT_TEST(TestEnvironmentComparison, QApplication)
#include "testenvironmentcomparison.moc"
