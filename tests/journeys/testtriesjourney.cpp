#include "driving.h"
#include "exchangemodel.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>

/** What a document forbids, sent over sockets to an upstream that accepts everything: from the operation to the request
 * that should have been refused, with the keyboard alone. */
class TestTriesJourney final : public QObject
{
    Q_OBJECT

public:
    TestTriesJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void seesWhatTheUpstreamAccepts();

private:
    const support::JourneyHome &m_home;
    theme::Choice m_look;
};

void TestTriesJourney::seesWhatTheUpstreamAccepts()
{
    support::RecordingServer upstream;
    upstream.answerJson("[]");
    QFile file(m_home.path(u"pets.yaml"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("openapi: 3.0.3\ninfo: {title: Pets, version: '1'}\npaths:\n  /pets:\n    get:\n      parameters:\n"
               "        - {name: page, in: query, schema: {type: integer, minimum: 1, default: 1}}\n"
               "      responses: {'200': {description: The pets}}\nx-vendor-api-gateway:\n"
               "  info: {name: Pets, state: {active: true}}\n  server: {listenPath: {value: /pets-api/, strip: true}}\n"
               "  upstream: {url: '" +
               upstream.url().toEncoded() + "'}\n");
    file.close();
    support::Journey journey(m_home, m_look);
    journey.open(file.fileName());
    QWidget &window = journey.window();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    support::Keyboard keys(window);
    keys.run(u"Start gateway"_qs);
    QTRY_COMPARE(journey.services().services().gateway.state(), preview::GatewayControl::State::Running);
    keys.press(Qt::CTRL | Qt::Key_P);
    auto *field = support::control<QLineEdit>(window, "commandPaletteField");
    QTRY_VERIFY(field->hasFocus());
    keys.write(u"GET /pets"_qs);
    const auto *entries = support::control<QAbstractItemView>(window, "commandPaletteList");
    QTRY_COMPARE(entries->currentIndex().data().toString(), u"GET /pets"_qs);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(support::control<QLineEdit>(window, "composerPath")->text(), u"/pets-api/pets?page=1"_qs);

    keys.run(u"Try what the document forbids"_qs);
    QTRY_VERIFY(window.findChild<QDialog *>(u"triesDialog"_qs));
    auto *dialog = support::control<QDialog>(window, "triesDialog");
    dialog->activateWindow(); // As a window manager does with a new dialog.
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QCOMPARE(support::control<QLabel>(*dialog, "triesOperation")->text(), u"/pets"_qs);
    auto *table = support::control<QAbstractItemView>(*dialog, "triesTable");
    QTRY_VERIFY(table->model()->rowCount() > 3);
    const auto *confirm = support::control<QCheckBox>(*dialog, "confirmTries");
    QTRY_VERIFY(confirm->isVisible() && confirm->hasFocus());
    support::Keyboard inDialog(*dialog);
    QCOMPARE(upstream.requests().size(), 0);
    inDialog.press(Qt::Key_Space);
    support::grabTo(*dialog, u"journey-tries-before"_qs);
    inDialog.push(u"Send 4 requests to 127.0.0.1"_qs);
    const auto cell = [table](int row, int column) { return table->model()->index(row, column).data().toString(); };
    QTRY_COMPARE(cell(3, 3), u"accepted, although the document forbids it"_qs);
    QTRY_VERIFY(table->hasFocus());
    QCOMPARE(upstream.requests().size(), 4);
    QCOMPARE(cell(0, 0), u"The valid request, for comparison"_qs);
    QCOMPARE(cell(0, 3), u"accepted"_qs);
    QCOMPARE(cell(3, 2), u"200 OK"_qs);
    QVERIFY(upstream.requestLine(2).startsWith("GET /pets?page=not-a-number "));
    QVERIFY(upstream.requestLine(1).startsWith("PROPFIND /pets"));
    support::grabTo(*dialog, u"journey-tries"_qs);
    inDialog.press(Qt::Key_Escape);
    QTRY_VERIFY(!dialog->isVisible());
    const auto *list = support::control<QAbstractItemView>(window, "exchangeList");
    QTRY_COMPARE(list->model()->rowCount(), 4);
    const auto contract = [list](int row) {
        return list->model()->index(row, items::ExchangeModel::Contract).data().toString();
    };
    QTRY_COMPARE(contract(0), u"fits"_qs);
    for (int row = 1; row < 4; ++row)
        QTRY_COMPARE(contract(row), u"probe"_qs);
    support::grabTo(window, u"journey-tries-exchanges"_qs);
}

GATEWRIGHT_TEST_RUN(TestTriesJourney, &support::runJourney<TestTriesJourney>)
#include "testtriesjourney.moc"
