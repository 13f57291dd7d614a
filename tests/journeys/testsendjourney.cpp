#include "banner.h"
#include "corpus.h"
#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "recordingserver.h"
#include "routeservice.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

/** A request from the window that was just opened on the example to its response, with the keyboard alone. */
class TestSendJourney final : public QObject
{
    Q_OBJECT

public:
    TestSendJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup() { m_journey.reset(); }
    void sendsTheSelectedOperation();
    void isAnsweredByAMock();
    void isAnsweredByAFaultDrill();
    void savesAndRunsARequest();
    void sendsFromQuickOpen();
    void fitsASmallWindow();
    void sendsFilesToTheUpstream();
    void sendsTheFirstOperationOfEachDefinition_data();
    void sendsTheFirstOperationOfEachDefinition();

private:
    void openOperation();
    /** The text of a cell of the selected row in the list of exchanges; empty if no row is selected. */
    [[nodiscard]] QString selected(int column) const;

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::Journey> m_journey;
};

namespace {

// Of items::ExchangeModel.
constexpr int Method = 2;
constexpr int Path = 3;
constexpr int Status = 5;

// Of traffic::SavedRequestList.
constexpr int SavedStatus = 2;
constexpr int SavedResult = 5;

} // namespace

void TestSendJourney::init()
{
    const QString path = m_home.path(u"bookshop.yaml"_qs);
    QFile::remove(path);
    QDir(m_home.path(u".gatewright"_qs)).removeRecursively();
    QVERIFY(QFile::copy(QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), path));
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(path);
    m_journey->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_journey->window()));
}

QString TestSendJourney::selected(int column) const
{
    const auto *list = m_journey->window().findChild<QAbstractItemView *>(u"exchangeList"_qs);
    return list && list->currentIndex().isValid() ? list->currentIndex().siblingAtColumn(column).data().toString()
                                                  : QString();
}

void TestSendJourney::openOperation()
{
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::CTRL | Qt::Key_2);
    keys.goToRow(u"Paths and operations"_qs, u"/books/{isbn}"_qs);
    keys.press(Qt::Key_Down); // Its first operation: GET.
    QTRY_VERIFY(support::control(m_journey->window(), "operationSend")->isVisible());
}

void TestSendJourney::sendsTheSelectedOperation()
{
    support::Keyboard onPath(m_journey->window());
    onPath.press(Qt::CTRL | Qt::Key_2);
    onPath.goToRow(u"Paths and operations"_qs, u"/books"_qs);
    onPath.press(Qt::CTRL | Qt::Key_Return);
    const auto *banner = support::control<widgets::Banner>(m_journey->window(), "windowBanner");
    QTRY_COMPARE(banner->text(), u"Select an operation such as GET, not a path, to send a request."_qs);
    openOperation();
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::CTRL | Qt::Key_Return);
    // The example's upstream does not exist. The echo is the answer that Return gives.
    QTRY_VERIFY(m_journey->window().findChild<QWidget *>(u"bannerStartEcho"_qs));
    QTRY_VERIFY(support::control(m_journey->window(), "bannerStartEcho")->hasFocus());
    keys.press(Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QCOMPARE(selected(Method), u"GET"_qs);
    QCOMPARE(selected(Path), u"/bookshop/books/9780141321059"_qs);
    QVERIFY(support::control<QLabel>(m_journey->window(), "gatewayAddress")->text().contains(u"echo"_qs));
    QCOMPARE(keys.actions(), 2);
    QVERIFY(!banner->isVisible());
    support::grabTo(m_journey->window(), u"journey-send"_qs);

    // Sent again, nothing is asked.
    keys.press(Qt::CTRL | Qt::Key_Return);
    const auto *list = support::control<QAbstractItemView>(m_journey->window(), "exchangeList");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QCOMPARE(list->currentIndex().row(), 1);
    QCOMPARE(list->selectionModel()->selectedRows().size(), 1);
}

/** The example of the document, then another documented status, which the request asks for. */
void TestSendJourney::isAnsweredByAMock()
{
    openOperation();
    QWidget &window = m_journey->window();
    window.resize(1024, 640);
    QSignalSpy recorded(&m_journey->services().services().gateway, &preview::GatewayControl::recorded);
    const auto last = [&] {
        return recorded.constLast().constFirst().value<QList<traffic::ExchangePtr>>().constLast();
    };
    support::Keyboard keys(window);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_VERIFY(window.findChild<QWidget *>(u"bannerStartMock"_qs));
    support::grabTo(window, u"journey-mock-question"_qs);
    keys.push(u"Use a mock"_qs);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QVERIFY(support::control<QLabel>(window, "gatewayAddress")->text().contains(u"mock"_qs));
    QCOMPARE(last()->upstreamKind, traffic::UpstreamKind::Mock);
    QVERIFY(last()->responseBody.bytes.read().contains("9780141321059"));
    auto *tabs = support::control<QTabWidget>(window, "exchangeTabs");
    tabs->setCurrentIndex(2);
    QTRY_VERIFY(support::control<QLabel>(window, "responseStatus")->text().contains(u"answered by the mock"_qs));
    support::grabTo(window, u"journey-mock"_qs);

    auto *details = support::control<QTabWidget>(window, "composerDetails");
    if (!details->isVisible())
        keys.push(u"Details"_qs);
    QTRY_VERIFY(details->isVisible());
    details->tabBar()->setFocus(Qt::TabFocusReason);
    auto *headers = support::control<QPlainTextEdit>(window, "composerHeaders");
    for (int tab = 0; tab < details->count() && !headers->isVisible(); ++tab)
        keys.press(Qt::Key_Right);
    QVERIFY(headers->isVisible());
    keys.focus(headers->accessibleName());
    keys.press(Qt::CTRL | Qt::Key_End);
    keys.write(headers->toPlainText().isEmpty() ? u"Prefer: code=404"_qs : u"\nPrefer: code=404"_qs);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"404 Not Found"_qs);
    QCOMPARE(last()->response.headers.first("Preference-Applied"), QByteArray("code=404"));
    support::grabTo(window, u"journey-mock-preferred"_qs);
}

/** Over sockets: the next request is answered by the fault, the one after that by the echo again. */
void TestSendJourney::isAnsweredByAFaultDrill()
{
    openOperation();
    QWidget &window = m_journey->window();
    window.resize(1024, 640);
    window::Services services = m_journey->services().services();
    services.routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    QSignalSpy recorded(&services.gateway, &preview::GatewayControl::recorded);
    support::Keyboard keys(window);
    keys.run(u"Start gateway"_qs);
    QTRY_COMPARE(services.gateway.state(), preview::GatewayControl::State::Running);
    auto *drill = support::control<QToolButton>(window, "operationDrill");
    QTest::keyClick(drill, Qt::Key_Space);
    auto *menu = drill->findChild<QMenu *>(u"drillMenu"_qs);
    QTRY_VERIFY(menu && menu->isVisible());
    auto *faults = menu->findChild<QMenu *>(u"drillOnce"_qs);
    QVERIFY(faults);
    QTest::keyClick(menu, Qt::Key_Down);
    support::grabTo(*menu, u"journey-drill-menu"_qs);
    menu->close();
    faults->findChild<QAction *>(u"drillOnce-404"_qs)->trigger();
    auto *end = support::control(window, "endDrills");
    QTRY_VERIFY(end->isVisible());
    QCOMPARE(support::control<QLabel>(window, "gatewayAddress")->text(), u"Fault drill: 404 of getBook"_qs);
    support::grabTo(window, u"journey-drill-on"_qs);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"404 Not Found"_qs);
    QTRY_VERIFY(!end->isVisible());
    const auto exchanges = recorded.constLast().constFirst().value<QList<traffic::ExchangePtr>>();
    QVERIFY(!exchanges.constLast()->reachedUpstream);
    QCOMPARE(exchanges.constLast()->response.headers.first("X-Gatewright-Answer"), QByteArray("fault-drill"));
    support::control<QTabWidget>(window, "exchangeTabs")->setCurrentIndex(4);
    const auto *reasons = support::control<QListWidget>(window, "exchangeReasons");
    QTRY_COMPARE(reasons->item(0)->text(), u"Fault drill: 404 of getBook"_qs);
    support::grabTo(window, u"journey-drill"_qs);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
}

/** Over sockets: the request that was composed is saved in a file and run against the mock. It is run again after its
 * operation got another name. */
void TestSendJourney::savesAndRunsARequest()
{
    openOperation();
    QWidget &window = m_journey->window();
    m_journey->services().services().routes.setUpstreamKind(traffic::UpstreamKind::Mock);
    support::Keyboard keys(window);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    keys.run(u"Save request"_qs);
    QTRY_VERIFY(window.findChild<QDialog *>(u"savedRequests"_qs));
    auto *dialog = support::control<QDialog>(window, "savedRequests");
    QTRY_VERIFY(support::control(*dialog, "savedRequestName")->hasFocus());
    support::Keyboard inDialog(*dialog);
    inDialog.write(u"smoke/one-book\n"_qs);
    const QAbstractItemModel &requests = *support::control<QAbstractItemView>(*dialog, "savedRequestTable")->model();
    QTRY_COMPARE(requests.rowCount(), 1);
    QFile file(m_home.path(u".gatewright/requests/smoke/one-book.yaml"_qs));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("id: getBook"));
    file.close();

    const auto cell = [&requests](int column) { return requests.index(0, column).data().toString(); };
    inDialog.press(Qt::ALT | Qt::Key_A);
    QTRY_COMPARE(cell(SavedStatus), u"200"_qs);
    QTRY_VERIFY2(!cell(SavedResult).isEmpty(), qPrintable(cell(SavedResult)));
    const QString passed = cell(SavedResult);
    support::grabTo(*dialog, u"journey-saved-requests"_qs);
    inDialog.press(Qt::ALT | Qt::Key_C);
    QTRY_VERIFY(!dialog->isVisible());

    document::Document &document = m_journey->services().services().workspace.definitions().constFirst()->document();
    QByteArray text = document.snapshot().text();
    QVERIFY(text.contains("operationId: getBook"));
    QVERIFY(
        document.spliceText({0, text.size(), text.replace("operationId: getBook", "operationId: readBook")}).isOk());
    keys.press(Qt::CTRL | Qt::Key_S);
    const auto saved = [&file] {
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        file.close();
        return bytes;
    };
    QTRY_VERIFY(saved().contains("id: readBook"));
    keys.run(u"Saved requests"_qs);
    QTRY_VERIFY(dialog->isVisible());
    QTRY_COMPARE(requests.rowCount(), 1);
    inDialog.press(Qt::ALT | Qt::Key_A);
    QTRY_COMPARE(cell(SavedResult), passed);
    QCOMPARE(cell(SavedStatus), u"200"_qs);
}

void TestSendJourney::sendsFromQuickOpen()
{
    m_journey->services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::CTRL | Qt::Key_P);
    auto *field = support::control<QLineEdit>(m_journey->window(), "commandPaletteField");
    QTRY_VERIFY(field->hasFocus());
    keys.write(u"addBook"_qs);
    const auto *entries = support::control<QAbstractItemView>(m_journey->window(), "commandPaletteList");
    QTRY_VERIFY(entries->currentIndex().data().toString() == u"POST /books"_qs);
    QVERIFY(support::control(m_journey->window(), "commandPaletteHint")->isVisible());
    keys.press(Qt::CTRL | Qt::Key_Return);
    auto *path = support::control<QLineEdit>(m_journey->window(), "composerPath");
    QTRY_COMPARE(path->text(), u"/bookshop/books"_qs);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QCOMPARE(selected(Method), u"POST"_qs);
    support::grabTo(m_journey->window(), u"journey-send-body"_qs);
}

void TestSendJourney::fitsASmallWindow()
{
    openOperation();
    m_journey->services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    QWidget &window = m_journey->window();
    window.resize(960, 540);
    support::Keyboard keys(window);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QTRY_VERIFY(support::control(window, "exchangeTabs")->isVisible());
    QCOMPARE(window.size(), QSize(960, 540));
    support::grabTo(window, u"journey-send-small"_qs);
}

/** Over sockets, in the bytes that RFC 7578 defines: what the upstream receives is what the exchange has. */
void TestSendJourney::sendsFilesToTheUpstream()
{
    support::RecordingServer upstream;
    upstream.answerJson("{}");
    QByteArray bytes;
    for (int i = 0; i < 300'000; ++i)
        bytes.append(char(i * 7 % 256));
    QFile photo(m_home.path(u"cat ü.png"_qs));
    QVERIFY(photo.open(QFile::WriteOnly) && photo.write(bytes) == bytes.size());
    photo.close();
    QFile api(m_home.path(u"photos.yaml"_qs));
    QVERIFY(api.open(QFile::WriteOnly));
    api.write("openapi: 3.1.0\ninfo: {title: Photos}\nservers: [{url: '" + upstream.url().toEncoded() +
              "'}]\npaths:\n  /form:\n    post:\n      requestBody:\n        content:\n"
              "          multipart/form-data: {schema: {type: object, properties: {photo: {contentMediaType: "
              "image/png}}}}\n");
    api.close();
    m_journey.reset();
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(api.fileName());
    QWidget &window = m_journey->window();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy recorded(&m_journey->services().services().gateway, &preview::GatewayControl::recorded);
    m_journey->showPage(u"Exchanges"_qs);
    auto *operations = support::control<QComboBox>(window, "composerOperation");
    operations->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(operations->count() > 0);
    support::Keyboard(window).press(Qt::Key_Down);
    QTRY_VERIFY(window.findChild<QWidget *>(u"composerChooseFile-photo"_qs));
    auto *body = support::control<QPlainTextEdit>(window, "composerBody");
    QVERIFY(support::dropFile(*body->viewport(), photo.fileName()));
    QTRY_VERIFY(support::control<QLabel>(window, "composerFile-photo")->text().contains(u"cat ü.png"_qs));
    support::click(window, "composerSend");
    QTRY_VERIFY(window.findChild<QWidget *>(u"bannerServe"_qs));
    support::click(window, "bannerServe");
    QTRY_COMPARE(selected(Status), u"200 Scripted"_qs);

    const QByteArray type = upstream.field("Content-Type").value_or(QByteArray());
    QVERIFY2(type.startsWith("multipart/form-data; boundary="), type.constData());
    const QByteArray boundary = type.sliced(type.indexOf('=') + 1);
    const QByteArray expected = "--" + boundary +
                                "\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"cat \xc3\xbc.png\""
                                "\r\nContent-Type: image/png\r\n\r\n" +
                                bytes + "\r\n--" + boundary + "--\r\n";
    QCOMPARE(upstream.body(), expected);
    const auto exchanges = recorded.constLast().constFirst().value<QList<traffic::ExchangePtr>>();
    QCOMPARE(exchanges.constLast()->requestBody.bytes.read(), expected);
}

void TestSendJourney::sendsTheFirstOperationOfEachDefinition_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("example") << QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml");
    const QString folder = support::corpusFolder();
    if (folder.isEmpty())
        return;
    for (const QString &name : {u"/definitions"_qs, u"/openapi"_qs, u"/openapi/cafe-split"_qs}) {
        QDirIterator files(folder + name, {u"*.json"_qs, u"*.yaml"_qs}, QDir::Files);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(files.fileName())) << path;
        }
    }
}

/** Copies a document, with the documents beside and below it that it can refer to. Returns the path of the copy. */
QString copyOf(const QString &source, const QString &folder)
{
    const QFileInfo file(source);
    QDirIterator files(file.path(), QDir::Files, QDirIterator::Subdirectories);
    const bool isSplit = file.dir().dirName() == u"cafe-split"; // The other documents of the corpus are whole.
    QDir(folder).removeRecursively();
    while (files.hasNext()) {
        const QString path = files.next();
        if (!isSplit && path != source)
            continue;
        const QString copy = folder + path.sliced(file.path().size());
        QDir().mkpath(QFileInfo(copy).path());
        QFile::copy(path, copy);
    }
    return folder + u'/' + file.fileName();
}

/** Nothing is typed: an operation is chosen, and what the document gives is sent. A document without gateway settings
 * is served with default ones after one question. */
void TestSendJourney::sendsTheFirstOperationOfEachDefinition()
{
    QFETCH(const QString, source);
    const QString path = copyOf(source, m_home.path(u"first"_qs));
    QFile original(path);
    QVERIFY(original.open(QFile::ReadOnly));
    const QByteArray text = original.readAll();
    m_journey.reset();
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->open(path);
    QWidget &window = m_journey->window();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    m_journey->services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
    m_journey->showPage(u"Exchanges"_qs);
    auto *operations = support::control<QComboBox>(window, "composerOperation");
    operations->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY_WITH_TIMEOUT(operations->count() > 0, 30'000);
    support::Keyboard keys(window);
    keys.press(Qt::Key_Down);
    auto *target = support::control<QLineEdit>(window, "composerPath");
    QTRY_VERIFY_WITH_TIMEOUT(!target->text().isEmpty(), 30'000);
    QVERIFY2(!target->text().contains(u'{'), qPrintable(target->text()));
    keys.press(Qt::CTRL | Qt::Key_Return);
    if (!text.contains("-api-gateway")) {
        QTRY_VERIFY(window.findChild<QWidget *>(u"bannerServe"_qs));
        QTRY_VERIFY(support::control(window, "bannerServe")->hasFocus());
        keys.press(Qt::Key_Return);
    }
    QTRY_VERIFY2(selected(Status).section(u' ', 0, 0).toInt() >= 100,
                 qPrintable(target->text() + u' ' + selected(Status)));
    qInfo() << target->text() << selected(Status);
    auto *reasons = support::control<QListWidget>(window, "exchangeReasons");
    QTRY_VERIFY(reasons->count() > 0);
    QVERIFY(!reasons->item(0)->text().isEmpty());
    QVERIFY(keys.actions() <= 3);
    original.seek(0);
    QCOMPARE(original.readAll(), text);
}

GATEWRIGHT_TEST_RUN(TestSendJourney, &support::runJourney<TestSendJourney>)

#include "testsendjourney.moc"
