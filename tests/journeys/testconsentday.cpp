#include "driving.h"
#include "journey.h"

#include <QFile>
#include <QTest>

/** How often users are asked about secrets: in the first hour with the program, and in a day with five definitions. */
class TestConsentDay final : public QObject
{
    Q_OBJECT

public:
    explicit TestConsentDay(const support::JourneyHome &home)
        : m_home(home)
    {}

private slots:
    void initTestCase();
    void newUserIsAskedOnceForAFileAndAnOrigin();
    void dailyUserIsAskedOnlyForWhatIsNew();

private:
    QString written(const QString &name, int port, const QByteArray &reference);
    int allowAll(support::Journey &journey);
    int openAll(support::Journey &journey);
    static void edit(support::Journey &journey, const document::Pointer &field, const QString &text);
    static void save(support::Journey &journey);

    const support::JourneyHome &m_home;
    QStringList m_paths; ///< Of the daily user.
};

namespace {

const document::Pointer Upstream{"x-vendor-api-gateway", "upstream", "url"};

/** The visible control of that name, or null: there is a page for each open definition. */
QWidget *visibleControl(support::Journey &journey, const QString &name)
{
    for (QWidget *found : journey.window().findChildren<QWidget *>(name)) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

} // namespace

void TestConsentDay::initTestCase()
{
    qputenv("JOURNEY_PASSWORD", "pa55");
}

QString TestConsentDay::written(const QString &name, int port, const QByteArray &reference)
{
    QFile file(m_home.path(name + u".yaml"_qs));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n  info: {name: " +
               name.toUtf8() + ", state: {active: true}}\n  server:\n    listenPath: {value: /" + name.toUtf8() +
               "/, strip: true}\n  upstream:\n    url: http://127.0.0.1:" + QByteArray::number(port) +
               "/v1\n    authentication:\n      enabled: true\n      basicAuth:\n        enabled: true\n"
               "        username: kim\n        password: " +
               reference + "\n");
    return file.fileName();
}

/** Selects Allow until nothing is asked on the visible page. Returns how often that was. */
int TestConsentDay::allowAll(support::Journey &journey)
{
    const preview::RouteService &routes = journey.services().services().routes;
    for (int count = 0;; ++count) {
        if (!QTest::qWaitFor([&routes] { return routes.isSettled(); }) || count > 9)
            return -1;
        auto *allow = qobject_cast<QAbstractButton *>(visibleControl(journey, u"allowSecrets"_qs));
        if (!allow)
            return count;
        if (!QTest::qWaitFor([allow] { return allow->isEnabled(); }))
            return -1;
        QTest::mouseClick(allow, Qt::LeftButton);
    }
}

/** Opens the definitions of the daily user. Returns how many questions they asked. */
int TestConsentDay::openAll(support::Journey &journey)
{
    int asked = 0;
    for (const QString &path : m_paths) {
        journey.open(path);
        asked += allowAll(journey);
    }
    return asked;
}

void TestConsentDay::edit(support::Journey &journey, const document::Pointer &field, const QString &text)
{
    QVERIFY(journey.window().currentDefinition()->document().set(field, document::Value::string(text)));
}

void TestConsentDay::save(support::Journey &journey)
{
    journey.window().action(window::ActionId::Save)->trigger();
    QTRY_VERIFY(!journey.window().currentDefinition()->document().isModified());
}

void TestConsentDay::newUserIsAskedOnceForAFileAndAnOrigin()
{
    const QString path = written(u"shop"_qs, 9001, "env://JOURNEY_PASSWORD");
    {
        support::Journey journey(m_home);
        journey.window().show();
        journey.window().action(window::ActionId::OpenExample)->trigger();
        QTRY_VERIFY(journey.window().currentDefinition());
        QCOMPARE(allowAll(journey), 0);
        journey.services().services().routes.setUpstreamKind(traffic::UpstreamKind::Echo);
        journey.startGateway();
        QCOMPARE(allowAll(journey), 0);
        journey.open(path);
        // The gateway runs, so it is asked whether it serves the file. The echo gets no secret.
        QTRY_VERIFY(visibleControl(journey, u"serveDefinition"_qs));
        QTest::mouseClick(visibleControl(journey, u"serveDefinition"_qs), Qt::LeftButton);
        QCOMPARE(allowAll(journey), 0);
        journey.services().services().routes.setUpstreamKind(traffic::UpstreamKind::Own);
        QCOMPARE(allowAll(journey), 1);
        edit(journey, {"info", "title"}, u"My shop"_qs);
        save(journey);
        QCOMPARE(allowAll(journey), 0);
        journey.window().action(window::ActionId::CloseDefinition)->trigger();
        journey.open(path);
        QCOMPARE(allowAll(journey), 0);
        journey.window().close();
    }
    support::Journey journey(m_home);
    journey.open(path);
    QCOMPARE(allowAll(journey), 0);
    edit(journey, Upstream, u"http://127.0.0.1:9002/v1"_qs);
    QCOMPARE(allowAll(journey), 1);
    edit(journey, Upstream, u"http://127.0.0.1:9001/v2"_qs); // The first origin, another path.
    QCOMPARE(allowAll(journey), 0);
}

void TestConsentDay::dailyUserIsAskedOnlyForWhatIsNew()
{
    for (int i = 0; i < 4; ++i)
        m_paths.append(written(u"daily%1"_qs.arg(i), 9100 + i, "env://JOURNEY_PASSWORD"));
    m_paths.append(written(u"daily4"_qs, 9104, "vault://stock#password"));
    {
        support::Journey before(m_home);
        QCOMPARE(openAll(before), 5);
    }
    {
        support::Journey morning(m_home);
        QCOMPARE(openAll(morning), 0);
        for (const QString &path : m_paths) {
            morning.open(path);
            edit(morning, {"info", "title"}, u"Changed"_qs);
            save(morning);
            QCOMPARE(allowAll(morning), 0);
        }
    }
    support::Journey afternoon(m_home);
    QCOMPARE(openAll(afternoon), 0);
    // Another environment can have another value in its store, so only the reference to a store is asked about.
    management::EnvironmentList &environments = afternoon.services().services().environments;
    management::Environment staging;
    staging.id = u"staging"_qs;
    staging.name = u"Staging"_qs;
    const QString sandbox = environments.current().id;
    environments.put(staging);
    environments.setCurrent(staging.id);
    QCOMPARE(openAll(afternoon), 1);
    environments.setCurrent(sandbox);
    QCOMPARE(openAll(afternoon), 0);
    afternoon.open(m_paths.constFirst());
    edit(afternoon, Upstream, u"http://127.0.0.1:9200/v1"_qs);
    QCOMPARE(allowAll(afternoon), 1);
    save(afternoon);
    QCOMPARE(openAll(afternoon), 0);
}

GATEWRIGHT_TEST_RUN(TestConsentDay, &support::runJourney<TestConsentDay>)
#include "testconsentday.moc"
