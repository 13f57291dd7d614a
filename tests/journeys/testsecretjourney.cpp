#include "driving.h"
#include "harfiles.h"
#include "journey.h"
#include "rawupstream.h"
#include "recordingserver.h"
#include "redact.h"
#include "testprogram.h"
#include "theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace {

const QByteArray Token = "T0ken/+~-dash board=91c";
const QByteArray PortalKey = "k3y&portal%20=7f42?";
const QByteArray Password = "pa55+w%rd:stock 0b1e";

const QByteArray Definition = R"(openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /books:
    get:
      responses:
        '200': {description: ok}
x-vendor-api-gateway:
  info: {name: shop, state: {active: true}}
  server:
    listenPath: {value: /shop/, strip: true}
  upstream:
    url: http://UPSTREAM/v1
    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: env://STOCK_PASSWORD
        header: {enabled: true, name: X-Stock}
)";

QList<secrets::Secret> allSecrets()
{
    return {secrets::Secret(Token), secrets::Secret(PortalKey), secrets::Secret(Password)};
}

/** A secret in any encoding: plain, in base64 alone or within a longer text, percent-encoded, escaped as in JSON. */
bool holdsSecret(const QByteArray &bytes)
{
    for (const QByteArray &secret : {Token, PortalKey, Password}) {
        if (bytes.contains(secret) || bytes.contains(secret.toBase64()) || bytes.contains(secret.toPercentEncoding()) ||
            bytes.contains(secret.toBase64(QByteArray::Base64UrlEncoding)))
            return true;
    }
    return traffic::Redactor(allSecrets()).text(bytes) != bytes;
}

struct Found {
    int files = 0;
    QStringList withSecrets;
};

Found searchBelow(const QString &folder)
{
    Found found;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        ++found.files;
        if (holdsSecret(walk.filePath().toUtf8()) || (file.open(QIODevice::ReadOnly) && holdsSecret(file.readAll())))
            found.withSecrets.append(walk.filePath());
    }
    return found;
}

} // namespace

/** A day's work with secrets. Afterwards no file in the folders of the user contains one. */
class TestSecretJourney final : public QObject
{
    Q_OBJECT

public:
    TestSecretJourney(const support::JourneyHome &home, const QString &homeBefore)
        : m_home(home)
        , m_homeBefore(homeBefore)
    {}

private slots:
    void findsASecretHoweverItIsWritten_data();
    void findsASecretHoweverItIsWritten();
    void leavesNoSecretOnTheDisk();

private:
    void addEnvironment(support::Journey &journey, const support::RecordingServer &server);
    void lookAtEverything(support::Journey &journey);
    void createAPolicy(support::Journey &journey);
    void sendAndExport(support::Journey &journey);
    void typeAPassword(support::Journey &journey);
    void storeAPasswordInTheKeychain(support::Journey &journey);

    const support::JourneyHome &m_home;
    const QString m_homeBefore;
};

void TestSecretJourney::findsASecretHoweverItIsWritten_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("plain") << "token=" + Token + '\n';
    QTest::newRow("base64") << QByteArray("Basic " + ("kim:" + Password).toBase64());
    QTest::newRow("percent") << "?key=" + PortalKey.toPercentEncoding();
    QTest::newRow("escaped") << QByteArray(R"({"a":"T0ken\/\u002b~-dash board=91c"})");
}

void TestSecretJourney::findsASecretHoweverItIsWritten()
{
    QFETCH(QByteArray, bytes);
    QFile planted(m_home.path(u"planted"_qs));
    QVERIFY(planted.open(QIODevice::WriteOnly));
    planted.write(bytes);
    planted.close();
    QCOMPARE(searchBelow(m_home.path({})).withSecrets.size(), 1);
    QVERIFY(planted.remove());
}

void TestSecretJourney::addEnvironment(support::Journey &journey, const support::RecordingServer &server)
{
    journey.showPage(u"Environments"_qs);
    window::MainWindow &window = journey.window();
    support::click(window, "environmentAdd");
    support::type(window, "environmentName", u"Staging"_qs);
    support::type(window, "environmentDashboardUrl", server.url().toString());
    support::type(window, "environmentPortalUrl", server.url().toString());
    support::control<QLineEdit>(window, "environmentDashboardToken")->clear();
    support::type(window, "environmentDashboardToken", QString::fromUtf8(Token));
    support::type(window, "environmentPortalKey", QString::fromUtf8(PortalKey));
    support::click(window, "environmentSave");
    support::click(window, "environmentActivate");
}

void TestSecretJourney::lookAtEverything(support::Journey &journey)
{
    journey.showPage(u"Certificates"_qs);
    auto *certificates = support::control<QAbstractItemView>(journey.window(), "certificateTable");
    QTRY_COMPARE(certificates->model()->rowCount(), 1);
    journey.showPage(u"SSO Profiles"_qs);
    auto *profiles = support::control<QAbstractItemView>(journey.window(), "ssoProfiles");
    QTRY_COMPARE(profiles->model()->rowCount(), 1);
    // The next responses are errors that repeat the secret.
    support::click(journey.window(), "ssoRefresh");
    journey.showPage(u"Policies"_qs);
}

void TestSecretJourney::createAPolicy(support::Journey &journey)
{
    support::click(journey.window(), "policyNew");
    support::type(journey.window(), "policyField:/name", u"Gold readers"_qs);
    support::click(journey.window(), "policyCreate");
}

void TestSecretJourney::sendAndExport(support::Journey &journey)
{
    journey.showPage(u"Exchanges"_qs);
    journey.sendRequest(u"/shop/books?page=2"_qs);
    auto *list = support::control<QAbstractItemView>(journey.window(), "exchangeList");
    auto *files = journey.window().findChild<traffic::HarFiles *>();
    QVERIFY(files);
    auto *model = qobject_cast<items::ExchangeFilterModel *>(list->model());
    QVERIFY(model);
    files->write(m_home.path(u"day.har"_qs), {model->exchangeAt(model->index(0, 0))}, false);
    QTRY_VERIFY(QFile::exists(m_home.path(u"day.har"_qs)));
}

/** Left unsaved until it is saved for recovery. */
void TestSecretJourney::typeAPassword(support::Journey &journey)
{
    journey.showPage(u"APIs"_qs);
    journey.showTab(u"Settings"_qs);
    support::type(journey.window(), "upstreamPassword", QString::fromUtf8(Password));
    const QString recovery = m_home.path(u"XDG_STATE_HOME/gatewright/recovery"_qs);
    QTRY_COMPARE(QDir(recovery).entryList(QDir::Files).size(), 1);
    QCOMPARE(searchBelow(m_home.path({})).withSecrets, QStringList());
}

void TestSecretJourney::storeAPasswordInTheKeychain(support::Journey &journey)
{
    support::click(journey.window(), "storeInKeychain");
    const document::Document &document = journey.window().currentDefinition()->document();
    QTRY_VERIFY(document.snapshot().text().contains("secrets://"));
    QTest::keyClick(&journey.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document.isModified());
}

void TestSecretJourney::leavesNoSecretOnTheDisk()
{
    support::RawUpstream upstream("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
    support::RecordingServer server;
    const QByteArray echo = "\"echo\":\"Bearer " + Token + "\",\"b64\":\"" + Token.toBase64() + "\"";
    server.answerJson("{\"cert_basics\":[{\"id\":\"a\"," + echo + "}],\"pages\":1}");
    server.answerJson("[[{\"ID\":\"a\",\"Name\":\"" + PortalKey + "\"}]]");
    server.answerJson("{\"Status\":\"Error\",\"Message\":\"you sent " + PortalKey + "\"}", 401);
    const QString path = m_home.path(u"shop.yaml"_qs);
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(Definition).replace("UPSTREAM", upstream.address()));
    }
    {
        support::Journey journey(m_home);
        journey.open(path);
        QTRY_VERIFY(support::control(journey.window(), "secretBanner")->isVisible());
        support::click(journey.window(), "allowSecrets");
        addEnvironment(journey, server);
        lookAtEverything(journey);
        createAPolicy(journey);
        journey.startGateway();
        sendAndExport(journey);
        QVERIFY(upstream.received().contains("Basic " + ("kim:" + Password).toBase64()));
        typeAPassword(journey);
        if (qEnvironmentVariableIsSet("GATEWRIGHT_KEYRING"))
            storeAPasswordInTheKeychain(journey);
        else
            journey.window().currentDefinition()->document().undo();
        journey.window().close();
    }
    QVERIFY(server.field("Authorization") == "Bearer " + Token);
    const Found found = searchBelow(m_home.path({}));
    QCOMPARE(found.withSecrets, QStringList());
    // The expected files exist: the definition, the HAR file, settings and the last responses.
    QVERIFY(found.files > 10);
    QVERIFY(searchBelow(m_home.path(u"XDG_CACHE_HOME/gatewright/answers"_qs)).files >= 2);
    QCOMPARE(searchBelow(m_homeBefore).withSecrets, QStringList());
}

static int runSecretJourney(int argc, char **argv)
{
    const bool hasKeyring = qEnvironmentVariableIsSet("GATEWRIGHT_KEYRING");
    // The files of the keyring, if the session has one; otherwise that would be the whole home folder.
    const QString homeBefore = hasKeyring ? qEnvironmentVariable("HOME") : QString();
    qputenv("STOCK_PASSWORD", Password);
    if (!hasKeyring)
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    const support::JourneyHome home;
    QApplication application(argc, argv);
    theme::apply(application, theme::Choice::Light);
    return support::executeTest<TestSecretJourney>(argc, argv, home, homeBefore.isEmpty() ? home.path({}) : homeBefore);
}

GATEWRIGHT_TEST_RUN(TestSecretJourney, &runSecretJourney)
#include "testsecretjourney.moc"
