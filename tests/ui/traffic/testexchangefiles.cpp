#include "banner.h"
#include "exchangesfixture.h"
#include "harfiles.h"
#include "harwriter.h"
#include "requestcopying.h"
#include "testprogram.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

using support::click;
using support::control;

class TestExchangeFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init() { m_fixture = std::make_unique<support::ExchangesFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void copiesAsCurlWithoutSecrets();
    void copiesInEachForm_data();
    void copiesInEachForm();
    void saysNothingOfTheClipboardAfterASecretHasLeftIt();
    void saysWhatIsMissingInABody_data();
    void saysWhatIsMissingInABody();
    void writesTheFilesOfACommand();
    void exportedSecretsAreRedacted();
    void writesOnAWorkerUntilCancelled();
    void exportsWhatIsShown();
    void savesABody();
    void saysWhyABodyWasNotSaved();
    void importsAHarFile();
    void aDamagedHarFileAddsNothing();
    void readsOnAWorker();
    void readsTheLastFileOfTwo();
    void addsNothingAfterCancel();
    void endsWithThePage();
    void asksBeforeSecretsOfAFileAreSent();
    void editsARequestOfAFileWithoutItsSecrets();

private:
    std::unique_ptr<support::ExchangesFixture> m_fixture;
};

void TestExchangeFiles::copiesAsCurlWithoutSecrets()
{
    m_fixture->record();
    m_fixture->selectRow(0);
    QTest::mouseClick(control<QAbstractButton>(*m_fixture->page, "copyAsCurl"), Qt::LeftButton, {}, QPoint(12, 12));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"http://127.0.0.1:8080/shop/books?page=2"_qs), qPrintable(copied));
    QVERIFY2(!copied.contains(u"client-token"_qs), qPrintable(copied));
}

void TestExchangeFiles::copiesInEachForm_data()
{
    QTest::addColumn<QString>("start");
    QTest::newRow("copyAsCurlBash") << u"curl 'http"_qs;
    QTest::newRow("copyAsCurlSh") << u"curl 'http"_qs;
    QTest::newRow("copyAsCurlCmd") << u"curl \"http"_qs;
    QTest::newRow("copyAsCurlPowerShell") << u"curl.exe 'http"_qs;
    QTest::newRow("copyAsHttpie") << u"http --ignore-stdin"_qs;
    QTest::newRow("copyAsRawHttp") << u"GET /shop/books?page=2 HTTP/1.1"_qs;
}

void TestExchangeFiles::copiesInEachForm()
{
    QFETCH(const QString, start);
    m_fixture->record();
    m_fixture->selectRow(0);
    auto *action = m_fixture->page->findChild<QAction *>(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(action);
    action->trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(start), qPrintable(copied));
    QVERIFY2(!copied.contains(u"client-token"_qs), qPrintable(copied));
}

void TestExchangeFiles::saysNothingOfTheClipboardAfterASecretHasLeftIt()
{
    traffic::RequestCopying copying(m_fixture->gateway, m_fixture->store, *m_fixture->page);
    QSignalSpy said(&copying, &traffic::RequestCopying::succeeded);
    QSignalSpy expired(&copying, &traffic::RequestCopying::expired);
    copying.copy(support::bookshopExchange(), http::RequestForm::CurlBash, true);
    QCOMPARE(said.size(), 1);
    const auto timers = QGuiApplication::clipboard()->findChildren<QTimer *>(u"secretOnClipboard"_qs);
    QVERIFY(!timers.isEmpty());
    timers.last()->start(0);
    QTRY_COMPARE(expired.size(), 1);
    QCOMPARE(expired.first(), said.first());
    QCOMPARE(QGuiApplication::clipboard()->text(), QString());
}

void TestExchangeFiles::saysWhatIsMissingInABody_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qint64>("size");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("copied");
    const QString variables = u"The request was copied. Variables replace its secrets."_qs;
    QTest::newRow("whole") << QByteArray() << QByteArray("{}") << qint64(2) << variables << u" --data-raw '{}'"_qs;
    QTest::newRow("with a secret") << QByteArray() << QByteArray(R"({"password":"s3cret"})") << qint64(21)
                                   << variables + u" REDACTED is in the place of the secrets in its body. Enter them "
                                                  "before you send the request."_qs
                                   << uR"( --data-raw '{"password":"REDACTED"}')"_qs;
    QTest::newRow("truncated") << QByteArray() << QByteArray("abcd") << qint64(20)
                               << variables + u" Its body is incomplete: 4 of 20 bytes were recorded."_qs
                               << u" --data-raw 'abcd'"_qs;
    QTest::newRow("of unknown size") << QByteArray() << QByteArray("abcd") << qint64(-1)
                                     << variables + u" Its body was recorded only in part."_qs
                                     << u" --data-raw 'abcd'"_qs;
    QTest::newRow("withheld") << QByteArray("br") << QByteArray("abcd") << qint64(4)
                              << variables + u" Its body is missing, because it can't be searched for secrets."_qs
                              << QString();
}

void TestExchangeFiles::saysWhatIsMissingInABody()
{
    QFETCH(const QByteArray, coding);
    QFETCH(const QByteArray, body);
    QFETCH(const qint64, size);
    QFETCH(const QString, said);
    QFETCH(const QString, copied);
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.request.method = "POST";
    exchange.requestBody = {body, size, -1};
    exchange.requestBody.isIncomplete = size < 0;
    if (!coding.isEmpty())
        exchange.request.headers.append("Content-Encoding", coding);
    traffic::RequestCopying copying(m_fixture->gateway, m_fixture->store, *m_fixture->page);
    QSignalSpy succeeded(&copying, &traffic::RequestCopying::succeeded);
    copying.copy(exchange, http::RequestForm::CurlBash, false);
    QCOMPARE(succeeded.size(), 1);
    QCOMPARE(succeeded.first().first().toString(), said);
    const QString text = QGuiApplication::clipboard()->text();
    QCOMPARE(text.contains(u" --data-raw"_qs), !copied.isEmpty());
    QVERIFY2(text.endsWith(copied), qPrintable(text));
    QVERIFY2(!text.contains(u"withheld"_qs), qPrintable(text));
}

void TestExchangeFiles::writesTheFilesOfACommand()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.request.method = "POST";
    exchange.requestBody = {"a\nb", 3};
    traffic::RequestCopying copying(m_fixture->gateway, m_fixture->store, *m_fixture->page);
    QSignalSpy said(&copying, &traffic::RequestCopying::succeeded);
    copying.copyTo(u"/home/kim/it's"_qs, exchange, http::RequestForm::CurlSh, false);
    QTRY_COMPARE(said.size(), 1);
    const QString path = u"/home/kim/it's/body.bin"_qs;
    QCOMPARE(m_fixture->store.files.all().value(path), "a\nb");
    QVERIFY2(said.first().first().toString().contains(path), qPrintable(said.first().first().toString()));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.contains(u"--data-binary '@/home/kim/it'\\''s/body.bin'"_qs), qPrintable(copied));
    m_fixture->store.failure = base::Error{base::ErrorCode::WriteFailed, {}};
    QSignalSpy failed(&copying, &traffic::RequestCopying::failed);
    copying.copyTo(u"/home/kim"_qs, exchange, http::RequestForm::CurlSh, false);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), copied);
}

void TestExchangeFiles::exportedSecretsAreRedacted()
{
    m_fixture->record();
    click(*m_fixture->page, "exportHar");
    QTemporaryDir folder;
    auto *dialog = control<QDialog>(*m_fixture->page, "harExportDialog");
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    QVERIFY(name);
    name->setText(folder.filePath(u"a.har"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(u"harWithoutSecrets"_qs));
    click(*m_fixture->page, "harWithoutSecrets");
    QTRY_COMPARE(m_fixture->store.files.size(), 1);
    const QByteArray har = m_fixture->store.files.all().constBegin().value();
    QVERIFY(har.contains("REDACTED"));
    QVERIFY(!har.contains("client-token"));
    QVERIFY(!har.contains("a2ltOnNlY3JldA"));
}

void TestExchangeFiles::savesABody()
{
    const QTemporaryDir folder;
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.requestBody = {};
    exchange.responseBody = {R"({"page":2})", 10};
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    auto *tabs = control<QTabWidget>(*m_fixture->page, "exchangeTabs");
    tabs->setCurrentIndex(1);
    QVERIFY(!control(*m_fixture->page, "requestBodySave")->isEnabled());
    tabs->setCurrentIndex(2);
    click(*m_fixture->page, "responseBodySave");
    auto *dialog = control<QDialog>(*m_fixture->page, "bodySaveDialog");
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    QCOMPARE(name->text(), u"response-body.json"_qs);
    const QString path = folder.filePath(u"page.json"_qs);
    name->setText(path);
    dialog->accept();
    QTRY_COMPARE(m_fixture->store.files.find(path), QByteArray(R"({"page":2})"));
    QCOMPARE(m_fixture->store.privatePaths, QStringList{path});
}

void TestExchangeFiles::saysWhyABodyWasNotSaved()
{
    const QTemporaryDir folder;
    m_fixture->store.failure = base::Error{base::ErrorCode::DiskFull, folder.path()};
    m_fixture->record();
    m_fixture->selectRow(0);
    control<QTabWidget>(*m_fixture->page, "exchangeTabs")->setCurrentIndex(2);
    click(*m_fixture->page, "responseBodySave");
    auto *dialog = control<QDialog>(*m_fixture->page, "bodySaveDialog");
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_qs)->setText(folder.filePath(u"page.json"_qs));
    dialog->accept();
    const auto *banner = control<widgets::Banner>(*m_fixture->page, "exchangesBanner");
    QTRY_VERIFY(banner->isVisible());
    QCOMPARE(banner->kind(), widgets::Banner::Kind::Error);
    QVERIFY(m_fixture->store.files.all().isEmpty());
}

void TestExchangeFiles::importsAHarFile()
{
    m_fixture->record();
    click(*m_fixture->page, "exportHar");
    QTemporaryDir folder;
    auto *name = control<QDialog>(*m_fixture->page, "harExportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    name->setText(folder.filePath(u"a.har"_qs));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(u"harWithSecrets"_qs));
    click(*m_fixture->page, "harWithSecrets");
    QTRY_COMPARE(m_fixture->store.files.size(), 1);
    QVERIFY(m_fixture->store.files.all().constBegin().value().contains("client-token"));
    const QString path = m_fixture->store.files.all().constBegin().key();
    QCOMPARE(m_fixture->store.privatePaths, QStringList{path});

    QVERIFY(QFile(path).open(QIODevice::WriteOnly)); // The dialog accepts existing files only.
    click(*m_fixture->page, "importHar");
    auto *open = control<QDialog>(*m_fixture->page, "harImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    open->setText(path);
    QTest::keyClick(open, Qt::Key_Return);
    auto *list = m_fixture->list();
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->model()->index(1, items::ExchangeModel::Number).data().toString(), u"2"_qs);
    QCOMPARE(list->model()->index(1, items::ExchangeModel::Path).data().toString(), u"/shop/books?page=2"_qs);
}

void TestExchangeFiles::aDamagedHarFileAddsNothing()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"bad.har"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    m_fixture->store.files.insert(file.fileName(), "{\"log\": {\"entries\": [");
    click(*m_fixture->page, "importHar");
    auto *open = control<QDialog>(*m_fixture->page, "harImportDialog")->findChild<QLineEdit *>(u"fileNameEdit"_qs);
    open->setText(file.fileName());
    QTest::keyClick(open, Qt::Key_Return);
    QTRY_VERIFY(control<QWidget>(*m_fixture->page, "exchangesBanner")->isVisible());
    QCOMPARE(m_fixture->list()->model()->rowCount(), 0);
}

namespace {

/** A store whose files can be read after a signal. */
class SlowStore final : public support::FakeStore
{
public:
    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override
    {
        threads.append(QThread::currentThread());
        reading.release();
        gate.acquire();
        return FakeStore::read(path);
    }

    QSemaphore reading;
    QSemaphore gate;
    QList<QThread *> threads; ///< Of each call, which come one after the other.
};

QByteArray harOf(const QByteArray &target)
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.request.target = target;
    return traffic::writeHar({traffic::Redactor::withSecrets(exchange)});
}

/** Files that are read from a slow store. */
struct SlowFiles {
    SlowFiles()
    {
        store.files.insert(u"a.har"_qs, harOf("/a"));
        store.files.insert(u"b.har"_qs, harOf("/b"));
        QObject::connect(&files, &traffic::HarFiles::succeeded, &owner, [this](const QString &text) { said += text; });
        QObject::connect(&files, &traffic::HarFiles::failed, &owner, [this](const QString &text) { said += text; });
    }

    SlowStore store;
    support::FakeGateway gateway;
    traffic::ExchangeLog log{gateway};
    QWidget owner;
    traffic::HarFiles files{log, store, owner};
    QStringList said;
};

} // namespace

void TestExchangeFiles::readsOnAWorker()
{
    SlowFiles slow;
    slow.files.read(u"a.har"_qs);
    QVERIFY(slow.files.isReading());
    slow.store.gate.release();
    QTRY_COMPARE(slow.log.model().rowCount(), 1);
    QVERIFY(!slow.files.isReading());
    QVERIFY(slow.store.threads.first() != QThread::currentThread());
}

void TestExchangeFiles::readsTheLastFileOfTwo()
{
    SlowFiles slow;
    slow.files.read(u"a.har"_qs);
    slow.store.reading.acquire();
    slow.files.read(u"b.har"_qs);
    slow.store.gate.release(2);
    QTRY_COMPARE(slow.said.size(), 1);
    QCOMPARE(slow.log.model().rowCount(), 1);
    QCOMPARE(slow.log.model().exchangeAt(0)->request.target, QByteArray("/b"));
}

void TestExchangeFiles::addsNothingAfterCancel()
{
    SlowFiles slow;
    slow.files.read(u"a.har"_qs);
    slow.store.reading.acquire();
    slow.files.cancelReading();
    QVERIFY(!slow.files.isReading());
    slow.store.gate.release(2);
    slow.files.read(u"b.har"_qs); // After the first one, on the same thread.
    QTRY_COMPARE(slow.said.size(), 1);
    QCOMPARE(slow.log.model().rowCount(), 1);
    QCOMPARE(slow.log.model().exchangeAt(0)->request.target, QByteArray("/b"));
}

/** The store is destroyed right after it. */
void TestExchangeFiles::endsWithThePage()
{
    auto slow = std::make_unique<SlowFiles>();
    slow->files.read(u"a.har"_qs);
    slow->store.reading.acquire();
    slow->files.read(u"b.har"_qs);
    // The thread can begin with the second file before the page ends; what has begun is waited for.
    slow->store.gate.release(2);
    slow.reset();
}

void TestExchangeFiles::asksBeforeSecretsOfAFileAreSent()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.isImported = true;
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    m_fixture->page->replay();
    QTRY_VERIFY(m_fixture->page->findChild<QAbstractButton *>(u"replayWithoutSecrets"_qs));
    QCOMPARE(m_fixture->sender.sent.size(), 0);
    click(*m_fixture->page, "replayWithoutSecrets");
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    for (const auto &field : m_fixture->sender.sent.first().head.headers.fields())
        QVERIFY2(!field.value.contains("client-token"), field.line().constData());
}

void TestExchangeFiles::editsARequestOfAFileWithoutItsSecrets()
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.isImported = true;
    m_fixture->record(exchange);
    m_fixture->selectRow(0);
    click(*m_fixture->page, "editExchange");
    m_fixture->page->send();
    QTRY_COMPARE(m_fixture->sender.sent.size(), 1);
    for (const auto &field : m_fixture->sender.sent.first().head.headers.fields())
        QVERIFY2(!field.value.contains("client-token"), field.line().constData());
}

/** More exchanges than are written before the cancellation. */
void TestExchangeFiles::writesOnAWorkerUntilCancelled()
{
    m_fixture->record(5000);
    support::FakeStore store;
    QWidget owner;
    traffic::HarFiles files(store, owner);
    QStringList told;
    QObject::connect(&files, &traffic::HarFiles::succeeded, &owner, [&](const QString &text) { told.append(text); });
    qsizetype progress = 0;
    QObject::connect(&files, &traffic::HarFiles::progressed, &owner, [&](qsizetype written, qsizetype all) {
        progress = written;
        QCOMPARE(all, 5000);
    });
    const QList<items::KeptExchange> exchanges = m_fixture->log.model().exchanges();
    files.write(u"a.har"_qs, exchanges, false);
    QVERIFY(files.isWriting());
    QCOMPARE(store.files.size(), 0); // Nothing is written in this turn.
    files.cancelWriting();
    QVERIFY(!files.isWriting());
    files.write(u"b.har"_qs, exchanges, false); // After the first one, on the same thread.
    QTRY_VERIFY_WITH_TIMEOUT(!files.isWriting(), 60'000);
    QCOMPARE(told, QStringList(u"5000 exchanges were written to b.har."_qs));
    QCOMPARE(store.privatePaths, QStringList(u"b.har"_qs));
    const QByteArray har = *store.files.find(u"b.har"_qs);
    QCOMPARE(har.count("\"pageref\""), 5000);
    QVERIFY(!har.contains("client-token"));
    QVERIFY(progress <= 5000);
}

void TestExchangeFiles::exportsWhatIsShown()
{
    m_fixture->record(8);
    items::ExchangeFilterModel filtered(m_fixture->log.model());
    QCOMPARE(filtered.shownExchanges().size(), 8);
    filtered.sort(items::ExchangeModel::Status, Qt::DescendingOrder);
    filtered.setFilter(items::ExchangeFilter::parse(u"status:5xx"_qs));
    m_fixture->log.begin(support::bookshopExchange());
    const QList<items::KeptExchange> shown = filtered.shownExchanges();
    QCOMPARE(shown.size(), 2);
    for (const items::KeptExchange &exchange : shown)
        QCOMPARE(exchange.facts().status, 502);
    filtered.setFilter({});
    QCOMPARE(filtered.shownExchanges().size(), 8); // Without the running one.
}

GATEWRIGHT_TEST(TestExchangeFiles, QApplication)
#include "testexchangefiles.moc"
