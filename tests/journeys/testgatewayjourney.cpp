#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

/** The gateway of the window, called by another client. */
class TestGatewayJourney final : public QObject
{
    Q_OBJECT

public:
    TestGatewayJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void initTestCase();
    void servesHttpsToAClientThatTrustsIt();

private:
    /** The output of the command in a shell, while the event loop runs. */
    static QByteArray outputOf(const QString &command);
    static int exchanges(support::Journey &journey);

    const support::JourneyHome &m_home;
    theme::Choice m_look;
};

void TestGatewayJourney::initTestCase()
{
    QVERIFY2(!QStandardPaths::findExecutable(u"curl"_qs).isEmpty(), "curl is one of the packages of ./dev test");
}

QByteArray TestGatewayJourney::outputOf(const QString &command)
{
    QProcess shell;
    shell.setProcessChannelMode(QProcess::MergedChannels);
    QSignalSpy ended(&shell, &QProcess::finished);
    shell.start(u"bash"_qs, {u"-c"_qs, command + u" -sS --noproxy '*'"_qs});
    if (ended.isEmpty() && !ended.wait(60'000))
        return "did not end";
    return shell.readAll();
}

int TestGatewayJourney::exchanges(support::Journey &journey)
{
    return support::control<QAbstractItemView>(journey.window(), "exchangeList")->model()->rowCount();
}

void TestGatewayJourney::servesHttpsToAClientThatTrustsIt()
{
    support::RecordingServer upstream;
    upstream.answer(support::httpAnswer(200, "text/plain", "from the upstream"));
    const QString path = m_home.path(u"api.yaml"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
               "  info: {name: T, state: {active: true}}\n  server: {listenPath: {value: /t/, strip: true}}\n"
               "  upstream: {url: '" +
               upstream.url().toEncoded() + "'}\n");
    file.close();
    support::Journey journey(m_home, m_look);
    journey.open(path);
    support::click(journey.window(), "gatewayHttps");
    journey.startGateway();
    const QString address = journey.services().services().gateway.address().toString();
    QVERIFY(address.startsWith(u"https://127.0.0.1:"_qs));

    // The command from the window, for a path of this API.
    support::click(journey.window(), "gatewayCertificate");
    auto *dialog = support::control<QDialog>(journey.window(), "gatewayCertificateDialog");
    support::click(*dialog, "gatewayCertificateCurlCopy");
    support::click(*dialog, "gatewayCertificateClose");
    QCOMPARE(outputOf(QGuiApplication::clipboard()->text() + u"t/books"_qs), "from the upstream");
    QCOMPARE(upstream.requestLine(), QByteArray("GET /books HTTP/1.1"));
    QVERIFY(outputOf(u"curl "_qs + address).contains("certificate"));

    journey.showPage(u"Exchanges"_qs);
    QTRY_COMPARE(exchanges(journey), 1);
    // The composer uses the same address, and its recorded request can be repeated with curl.
    journey.sendRequest(u"/t/composed"_qs);
    QCOMPARE(upstream.requestLine(1), QByteArray("GET /composed HTTP/1.1"));
    support::click(journey.window(), "copyAsCurl");
    const QString command = QGuiApplication::clipboard()->text();
    QVERIFY2(command.contains(address + u"/t/composed"_qs) && command.contains(u"--cacert"_qs), qPrintable(command));
    QCOMPARE(outputOf(command), "from the upstream");
    QTRY_COMPARE(exchanges(journey), 3);
    support::grabTo(journey.window(), u"journey-https"_qs);
}

GATEWRIGHT_TEST_RUN(TestGatewayJourney, &support::runJourney<TestGatewayJourney>)

#include "testgatewayjourney.moc"
