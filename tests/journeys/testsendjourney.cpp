#include "corpus.h"
#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "routeservice.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

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
    void sendsFromQuickOpen();
    void fitsASmallWindow();
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

} // namespace

void TestSendJourney::init()
{
    const QString path = m_home.path(u"bookshop.yaml"_qs);
    QFile::remove(path);
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
    support::grabTo(m_journey->window(), u"journey-send"_qs);

    // Sent again, nothing is asked.
    keys.press(Qt::CTRL | Qt::Key_Return);
    const auto *list = support::control<QAbstractItemView>(m_journey->window(), "exchangeList");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QCOMPARE(list->currentIndex().row(), 1);
}

void TestSendJourney::sendsFromQuickOpen()
{
    m_journey->services().services().routes.setUseEcho(true);
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
    m_journey->services().services().routes.setUseEcho(true);
    QWidget &window = m_journey->window();
    window.resize(960, 540);
    support::Keyboard keys(window);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_COMPARE(selected(Status), u"200 OK"_qs);
    QTRY_VERIFY(support::control(window, "exchangeTabs")->isVisible());
    QCOMPARE(window.size(), QSize(960, 540));
    support::grabTo(window, u"journey-send-small"_qs);
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
    m_journey->services().services().routes.setUseEcho(true);
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
