#include "driving.h"
#include "journey.h"
#include "rawupstream.h"

#include <QFile>
#include <QTest>

/** The days of a user with a definition that needs a secret: asked once for each upstream, and not again. */
class TestConsentJourney final : public QObject
{
    Q_OBJECT

public:
    explicit TestConsentJourney(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void initTestCase();
    void sendsNothingBeforeTheAnswer();
    void isNotAskedAgainAfterARestart();
    void isAskedOnceForAnotherUpstream();
    void stopsWhenThePermissionIsRevoked();

private:
    void send(support::Journey &journey, int status);
    static bool isAsked(support::Journey &journey)
    {
        return support::control(journey.window(), "secretBanner")->isVisible();
    }
    static QByteArray credential() { return "Basic " + QByteArray("kim:pa55").toBase64(); }

    const support::JourneyHome &m_home;
    support::RawUpstream m_upstream{"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"};
    support::RawUpstream m_other{"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"};
    QString m_path;
};

void TestConsentJourney::initTestCase()
{
    qputenv("JOURNEY_PASSWORD", "pa55");
    m_path = m_home.path(u"shop.yaml"_qs);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n  /books:\n    get:\n      responses:\n"
               "        '200': {description: ok}\nx-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n"
               "  server:\n    listenPath: {value: /shop/, strip: true}\n  upstream:\n    url: http://" +
               m_upstream.address() +
               "/v1\n    authentication:\n      enabled: true\n      basicAuth:\n        enabled: true\n"
               "        username: kim\n        password: env://JOURNEY_PASSWORD\n");
}

/** Sends a request with the composer, and waits for the status. */
void TestConsentJourney::send(support::Journey &journey, int status)
{
    journey.showPage(u"Exchanges"_qs);
    auto *list = support::control<QAbstractItemView>(journey.window(), "exchangeList");
    const int before = list->model()->rowCount();
    journey.sendRequest(u"/shop/books"_qs);
    QCOMPARE(list->model()->rowCount(), before + 1);
    QStringList cells;
    for (int column = 0; column < list->model()->columnCount(); ++column)
        cells.append(list->model()->index(before, column).data().toString());
    const QString shown = cells.join(u'|');
    QVERIFY2(shown.contains(QString::number(status)), qPrintable(shown));
    journey.showPage(u"APIs"_qs);
}

void TestConsentJourney::sendsNothingBeforeTheAnswer()
{
    support::Journey journey(m_home);
    journey.open(m_path);
    QTRY_VERIFY(isAsked(journey));
    journey.startGateway();
    send(journey, 503);
    QVERIFY(m_upstream.received().isEmpty());
    support::click(journey.window(), "allowSecrets");
    QTRY_VERIFY(!isAsked(journey));
    QTRY_VERIFY(journey.services().services().routes.isSettled());
    send(journey, 200);
    QVERIFY(m_upstream.received().contains(credential()));
    journey.window().close();
}

void TestConsentJourney::isNotAskedAgainAfterARestart()
{
    support::Journey journey(m_home);
    journey.open(m_path);
    QTRY_VERIFY(journey.services().services().routes.isSettled());
    QVERIFY(!isAsked(journey));
    journey.startGateway();
    send(journey, 200);
    QVERIFY(!isAsked(journey));
    journey.window().close();
}

void TestConsentJourney::isAskedOnceForAnotherUpstream()
{
    support::Journey journey(m_home);
    journey.open(m_path);
    journey.showTab(u"Settings"_qs);
    support::type(journey.window(), "upstreamUrl", u"http://"_qs + QString::fromUtf8(m_other.address()) + u"/v1"_qs);
    QTest::keyClick(support::control(journey.window(), "upstreamUrl"), Qt::Key_Return);
    QTRY_VERIFY(isAsked(journey));
    journey.startGateway();
    send(journey, 503);
    QVERIFY(m_other.received().isEmpty());
    support::click(journey.window(), "allowSecrets");
    QTRY_VERIFY(!isAsked(journey));
    QTRY_VERIFY(journey.services().services().routes.isSettled());
    send(journey, 200);
    QVERIFY(m_other.received().contains(credential()));
    // The first upstream is allowed as before.
    journey.window().currentDefinition()->document().undo();
    QTRY_VERIFY(journey.services().services().routes.isSettled());
    QVERIFY(!isAsked(journey));
    send(journey, 200);
}

void TestConsentJourney::stopsWhenThePermissionIsRevoked()
{
    support::Journey journey(m_home);
    journey.open(m_path);
    journey.startGateway();
    send(journey, 200);
    journey.showTab(u"Settings"_qs);
    support::click(journey.window(), "allowedSecretsRevoke");
    support::click(journey.window(), "allowedSecretsRevoke");
    QTRY_VERIFY(journey.services().services().routes.isSettled());
    QVERIFY(!isAsked(journey)); // The user has just decided.
    send(journey, 503);
}

GATEWRIGHT_TEST_RUN(TestConsentJourney, &support::runJourney<TestConsentJourney>)
#include "testconsentjourney.moc"
