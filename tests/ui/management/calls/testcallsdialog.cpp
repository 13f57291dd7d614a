#include "calllog.h"
#include "callsdialog.h"
#include "driving.h"
#include "fakestore.h"
#include "grabs.h"
#include "harreader.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

using support::click;
using support::control;

class TestCallsDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init()
    {
        m_log = std::make_unique<management::CallLog>();
        m_owner = std::make_unique<QWidget>();
        m_store.files.clear();
        m_store.failure.reset();
    }
    void cleanup() { m_owner.reset(); }

    void listsTheCallsOfBeforeAndNewOnes()
    {
        m_log->add(call("/api/certs", 200));
        calls::CallsDialog *shown = dialog();
        QCOMPARE(list(*shown)->model()->rowCount(), 1);
        m_log->add(call("/portal-api/sso_profiles", 401));
        QCOMPARE(list(*shown)->model()->rowCount(), 2);
    }

    void showsRequestAndResponse()
    {
        m_log->add(call("/api/certs?p=1", 200));
        calls::CallsDialog *shown = dialog();
        const QString request = control<QPlainTextEdit>(*shown, "callRequest")->toPlainText();
        QVERIFY(request.startsWith(u"GET /api/certs?p=1 HTTP/1.1\nAuthorization: Bearer REDACTED\n"_qs));
        QVERIFY(request.endsWith(u"{\"name\":\"x\"}"_qs));
    }

    void copiesACommandWithoutSecrets()
    {
        m_log->add(call("/api/certs", 200));
        calls::CallsDialog *shown = dialog();
        click(*shown, "callCurl");
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(u"https://dashboard.example/api/certs"_qs));
    }

    void exportsAllAsHarWithoutSecrets()
    {
        m_log->add(call("/api/certs?p=1&token=t0psecret", 200));
        m_log->add(call("/portal-api/sso_profiles", 401));
        calls::CallsDialog *shown = dialog();
        exportTo(*shown, m_folder.filePath(u"calls.har"_qs));
        QTRY_COMPARE(m_store.files.size(), 1);
        const QByteArray har = m_store.files.all().constBegin().value();
        const auto read = traffic::readHar(har);
        QVERIFY(read.isOk());
        QCOMPARE(read->exchanges.size(), 2);
        QCOMPARE(read->exchanges.constFirst()->response.status, 200);
        QVERIFY(!har.contains("t0psecret"));
        QTRY_VERIFY(control<QWidget>(*shown, "callsBanner")->isVisible());
        support::grabTo(*shown, u"calls-exported"_qs);
    }

    void saysWhyNothingWasExported()
    {
        m_log->add(call("/api/certs", 200));
        m_store.failure = base::Error{base::ErrorCode::DiskFull, {}};
        calls::CallsDialog *shown = dialog();
        exportTo(*shown, m_folder.filePath(u"calls.har"_qs));
        auto *banner = control<QWidget>(*shown, "callsBanner");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(!banner->findChildren<QLabel *>().isEmpty());
        QCOMPARE(m_store.files.size(), 0);
    }

    void exportsNothingWhereThereIsNothing()
    {
        QVERIFY(!control<QAbstractButton>(*dialog(), "callsExport")->isEnabled());
    }

    void clearsTheLog()
    {
        m_log->add(call("/api/certs", 200));
        calls::CallsDialog *shown = dialog();
        click(*shown, "callsClear");
        QCOMPARE(m_log->calls().size(), 0);
        QCOMPARE(list(*shown)->model()->rowCount(), 0);
        QVERIFY(!control<QAbstractButton>(*shown, "callsClear")->isEnabled());
        QVERIFY(!control<QAbstractButton>(*shown, "callCurl")->isEnabled());
    }

    void opensOnce()
    {
        calls::showCalls(*m_log, m_store, m_owner.get());
        calls::showCalls(*m_log, m_store, m_owner.get());
        QCOMPARE(m_owner->findChildren<calls::CallsDialog *>().size(), 1);
    }

    void everyControlHasAName()
    {
        m_log->add(call("/api/certs", 200));
        QCOMPARE(support::unnamedControls(*dialog()), QStringList());
    }

    void looksAsItShould()
    {
        for (int i = 0; i < 5; ++i)
            m_log->add(call("/api/certs?p=" + QByteArray::number(i), i == 3 ? 0 : 200));
        calls::CallsDialog *shown = dialog();
        QVERIFY(QTest::qWaitForWindowExposed(shown));
        support::grabTo(*shown, u"calls"_qs);
    }

private:
    static traffic::Exchange call(const QByteArray &target, int status)
    {
        traffic::Exchange made;
        made.startedAt = QDateTime(QDate(2026, 11, 21), QTime(14, 3), Qt::UTC);
        made.apiName = u"Dashboard"_qs;
        made.request.method = "GET";
        made.request.target = target;
        made.request.headers.append("Authorization", "Bearer REDACTED");
        made.requestBody = {QByteArray("{\"name\":\"x\"}"), 12};
        made.upstreamUrl = "https://dashboard.example";
        made.response.status = status;
        made.response.headers.append("Content-Type", "application/json");
        made.responseBody = {QByteArray("{\"pages\":1}"), 11};
        if (status == 0) {
            made.error = traffic::GatewayError::Other;
            made.errorDetail = u"unreachable"_qs;
        }
        made.timings.connect = 12;
        made.timings.wait = 30;
        made.timings.receive = 3;
        return made;
    }
    static void exportTo(const calls::CallsDialog &shown, const QString &path)
    {
        click(shown, "callsExport");
        auto *name = control<QDialog>(shown, "harExportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
        QVERIFY(name);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    }
    calls::CallsDialog *dialog()
    {
        calls::showCalls(*m_log, m_store, m_owner.get());
        return m_owner->findChild<calls::CallsDialog *>();
    }
    static QTableView *list(const calls::CallsDialog &shown) { return control<QTableView>(shown, "callList"); }

    QTemporaryDir m_folder;
    support::FakeStore m_store;
    std::unique_ptr<management::CallLog> m_log;
    std::unique_ptr<QWidget> m_owner;
};

GATEWRIGHT_TEST(TestCallsDialog, QApplication)
#include "testcallsdialog.moc"
