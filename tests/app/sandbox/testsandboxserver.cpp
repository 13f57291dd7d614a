#include "certificatejson.h"
#include "certificatestatus.h"
#include "fakeclock.h"
#include "sandboxserver.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using document::Value;

namespace {

QStringList keysOf(const Value &object)
{
    QStringList keys;
    for (const Value::Member &member : object.members())
        keys.append(QString::fromUtf8(member.first));
    return keys;
}

const secrets::Secret Token{QByteArray("sandbox")};

struct Answer {
    int status = 0;
    QByteArray head;
    QByteArray body;
    [[nodiscard]] Value json() const
    {
        const auto value = Value::fromJson(body);
        return value ? *value : Value();
    }
};

} // namespace

/** The embedded dashboard and portal, spoken to in bytes. */
class TestSandboxServer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void answersInTheShapesOfTheReference();
    void wantsTheRightCredentials_data();
    void wantsTheRightCredentials();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void fillsTheFolderWithCertificatesOfEveryState();
    void choosesACertificateThatExpiresSoonInEveryYear();
    void leavesAPersonsFilesAlone();
    void readsCertificatesAnew();
    void pagesCertificates_data();
    void pagesCertificates();
    void storesPoliciesAsFiles();
    void makesEveryIdAnew();
    void passesOverDamagedFiles();
    void answersSeveralRequestsOnOneConnection();
    void takesARequestByteByByte();
    void refusesWhatIsNotHttp();
    void refusesAnEndlessBody();
    void listensOnThisMachineOnly();
    void tellsWhyItCannotStart();
    void canBeStartedAgain();

private:
    [[nodiscard]] QByteArray exchange(const QByteArray &bytes, int answers = 1);
    [[nodiscard]] Answer ask(const QByteArray &line, const QByteArray &authorization = "Bearer sandbox",
                             const QByteArray &body = {});
    [[nodiscard]] QString file(const QString &name) const { return m_folder->filePath(name); }

    support::FakeClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<sandbox::SandboxServer> m_server;
};

void TestSandboxServer::init()
{
    m_clock.moment = QDateTime(QDate(2027, 3, 14), QTime(12, 0), Qt::UTC);
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<sandbox::SandboxServer>(Token, m_clock, nullptr);
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
}

void TestSandboxServer::cleanup()
{
    m_server.reset();
    m_folder.reset();
}

QByteArray TestSandboxServer::exchange(const QByteArray &bytes, int answers)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, quint16(m_server->dashboardUrl().port()));
    socket.write(bytes);
    QByteArray received;
    const bool done = QTest::qWaitFor(
        [&] {
            received += socket.readAll();
            return received.count("HTTP/1.1 ") >= answers && socket.state() == QAbstractSocket::UnconnectedState;
        },
        10'000);
    return done ? received : QByteArray();
}

Answer TestSandboxServer::ask(const QByteArray &line, const QByteArray &authorization, const QByteArray &body)
{
    QByteArray request = line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    if (!authorization.isNull())
        request += "Authorization: " + authorization + "\r\n";
    if (!body.isNull())
        request += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    const QByteArray received = exchange(request + "\r\n" + body);
    const qsizetype head = received.indexOf("\r\n\r\n");
    return {received.mid(9, 3).toInt(), received.first(std::max<qsizetype>(head, 0)), received.mid(head + 4)};
}

void TestSandboxServer::answersInTheShapesOfTheReference()
{
    const Value basics = ask("GET /api/certs").json();
    QCOMPARE(basics.members().size(), 2);
    QCOMPARE(keysOf(basics.member("cert_basics").items().first()),
             QStringList({u"id"_qs, u"dns_names"_qs, u"has_private"_qs, u"is_ca"_qs, u"issuer_cn"_qs, u"subject_cn"_qs,
                          u"not_before"_qs, u"not_after"_qs}));
    QCOMPARE(basics.member("cert_basics").items().first().member("id").bytes().size(), 24 + 64);

    const Answer created = ask("POST /api/portal/policies", "Bearer sandbox", "{}");
    QCOMPARE(created.status, 200);
    QVERIFY(created.head.contains("\r\nContent-Type: application/json\r\n"));
    QCOMPARE(keysOf(created.json()), QStringList({u"ID"_qs, u"Message"_qs, u"Meta"_qs, u"Status"_qs}));

    const Value profiles = ask("GET /portal-api/sso_profiles", "sandbox").json();
    QCOMPARE(profiles.type(), Value::Type::Array);
    QCOMPARE(profiles.items().first().type(), Value::Type::Array);
}

void TestSandboxServer::wantsTheRightCredentials_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<int>("status");
    for (const char *line : {"GET /api/certs", "GET /api/portal/policies", "GET /api/portal/policies/partners"}) {
        QTest::addRow("%s bearer", line) << QByteArray(line) << QByteArray("Bearer sandbox") << 200;
        QTest::addRow("%s bare", line) << QByteArray(line) << QByteArray("sandbox") << 401;
        QTest::addRow("%s wrong", line) << QByteArray(line) << QByteArray("Bearer other") << 401;
        QTest::addRow("%s none", line) << QByteArray(line) << QByteArray() << 401;
    }
    QTest::newRow("portal bare") << QByteArray("GET /portal-api/sso_profiles") << QByteArray("sandbox") << 200;
    QTest::newRow("portal bearer") << QByteArray("GET /portal-api/sso_profiles") << QByteArray("Bearer sandbox") << 401;
    QTest::newRow("portal none") << QByteArray("GET /portal-api/sso_profiles") << QByteArray() << 401;
}

void TestSandboxServer::wantsTheRightCredentials()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, authorization);
    QTEST(ask(line, authorization).status, "status");
}

void TestSandboxServer::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const auto row = [](const QByteArray &line, const QByteArray &body, int status) {
        QTest::newRow((line + ' ' + body).constData()) << line << body << status;
    };
    row("GET /", {}, 404);
    row("GET /api/certs/", {}, 404);
    row("GET /api/portal/policies/nosuch", {}, 404);
    row("GET /api/portal/policies/..%2F..%2Fsso_profiles", {}, 404);
    row("DELETE /api/certs", {}, 405);
    row("PUT /api/portal/policies", {}, 405);
    row("HEAD /api/certs", {}, 405);
    row("GET /api/certs?p=x", {}, 400);
    row("GET /api/certs?mode=all", {}, 400);
    row("GET /api/certs?mode=detailed&filter=some", {}, 400);
    row("GET /api/portal/policies?p=1.5", {}, 400);
    row("POST /api/portal/policies", "", 400);
    row("POST /api/portal/policies", "[]", 400);
    row("POST /api/portal/policies", "{\"name\":", 400);
}

void TestSandboxServer::refusesWhatItDoesNotKnow()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, body);
    const Answer answer = ask(line, "Bearer sandbox", body);
    QTEST(answer.status, "status");
    if (line.startsWith("HEAD"))
        QCOMPARE(answer.body, QByteArray());
    else
        QCOMPARE(answer.json().member("Status").bytes(), QByteArray("Error"));
}

void TestSandboxServer::fillsTheFolderWithCertificatesOfEveryState()
{
    const auto page = management::readCertificatePage(ask("GET /api/certs?p=-1").json());
    QVERIFY(page.isOk());
    QList<management::Validity> found;
    for (const management::Certificate &certificate : page->certificates)
        found.append(management::certificateStatus(certificate, m_clock.now()).validity);
    using management::Validity;
    for (const Validity validity : {Validity::Valid, Validity::ExpiresSoon, Validity::Expired, Validity::NotYetValid})
        QVERIFY(found.contains(validity));
}

void TestSandboxServer::choosesACertificateThatExpiresSoonInEveryYear()
{
    for (int days = 0; days < 1800; days += 97) {
        m_clock.moment = QDateTime(QDate(2027, 1, 1), QTime(0, 0), Qt::UTC).addDays(days);
        QTemporaryDir folder;
        QVERIFY(m_server->start(folder.path(), 0).isOk());
        const auto page = management::readCertificatePage(ask("GET /api/certs").json());
        const auto soon = std::count_if(
            page->certificates.begin(), page->certificates.end(), [&](const management::Certificate &c) {
                return management::certificateStatus(c, m_clock.now()).validity == management::Validity::ExpiresSoon;
            });
        QCOMPARE(int(soon), 1);
    }
}

void TestSandboxServer::leavesAPersonsFilesAlone()
{
    QFile profiles(file(u"sso_profiles.json"_qs));
    QVERIFY(profiles.open(QIODevice::WriteOnly | QIODevice::Truncate));
    profiles.write("[[{\"ID\":\"mine\"}]]");
    profiles.close();
    QVERIFY(QFile::remove(file(u"certificates/legacy.pem"_qs)));
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
    QCOMPARE(ask("GET /portal-api/sso_profiles", "sandbox").body, QByteArray("[[{\"ID\":\"mine\"}]]"));
    QVERIFY(!QFile::exists(file(u"certificates/legacy.pem"_qs)));
}

void TestSandboxServer::readsCertificatesAnew()
{
    const auto before = ask("GET /api/certs").json().member("cert_basics").items().size();
    QVERIFY(QFile::remove(file(u"certificates/legacy.pem"_qs)));
    QFile garbage(file(u"certificates/garbage.pem"_qs));
    QVERIFY(garbage.open(QIODevice::WriteOnly));
    garbage.write("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
    garbage.close();
    QCOMPARE(ask("GET /api/certs").json().member("cert_basics").items().size(), before - 1);
    QVERIFY(QFile::remove(file(u"certificates/orders.key"_qs)));
    const Value detailed = ask("GET /api/certs?mode=detailed&filter=with_pk").json();
    const Value records = detailed.member("certs");
    for (const Value &record : records.items())
        QVERIFY(record.member("subject_cn").bytes() != "orders.example.com");
}

void TestSandboxServer::pagesCertificates_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("pages");
    QTest::newRow("nothing") << QByteArray() << 10 << 3;
    QTest::newRow("page 1") << QByteArray("?p=1") << 10 << 3;
    QTest::newRow("page 0") << QByteArray("?p=0") << 10 << 3;
    QTest::newRow("last page") << QByteArray("?p=3") << 5 << 3;
    QTest::newRow("beyond") << QByteArray("?p=4") << 0 << 3;
    QTest::newRow("far beyond") << QByteArray("?p=2147483647") << 0 << 3;
    QTest::newRow("all") << QByteArray("?p=-1") << 25 << 1;
}

void TestSandboxServer::pagesCertificates()
{
    QFETCH(QByteArray, query);
    QFETCH(int, count);
    for (int i = 0; i < 18; ++i)
        QVERIFY(QFile::copy(file(u"certificates/legacy.pem"_qs), file(u"certificates/copy%1.pem"_qs.arg(i))));
    const Value answer = ask("GET /api/certs" + query).json();
    QCOMPARE(answer.member("cert_basics").items().size(), count);
    QCOMPARE(answer.member("cert_basics").isNull(), count == 0);
    QTEST(answer.member("pages").bytes().toInt(), "pages");
}

void TestSandboxServer::storesPoliciesAsFiles()
{
    const QByteArray sent = R"({"name":"A","zz":{"n":1.50,"list":[null,{}]},"id":"own","date_created":"old"})";
    const QByteArray id = ask("POST /api/portal/policies", "Bearer sandbox", sent).json().member("Message").bytes();
    QCOMPARE(id.size(), 24);
    const Value stored = ask("GET /api/portal/policies/" + id).json();
    QCOMPARE(
        stored.toJson(),
        QByteArray(
            R"({"name":"A","zz":{"n":1.50,"list":[null,{}]},"id":"own","date_created":"2027-03-14T12:00:00Z","_id":")" +
            id + R"(","org_id":"5e9d9544a1dcd60001d0ed20","last_updated":"1805025600"})"));
    QCOMPARE(ask("GET /api/portal/policies/own").json(), stored);
    QFile stored_(file(u"policies/%1.json"_qs.arg(QString::fromUtf8(id))));
    QVERIFY(stored_.open(QIODevice::ReadOnly));
    QCOMPARE(*Value::fromJson(stored_.readAll()), stored);
}

void TestSandboxServer::makesEveryIdAnew()
{
    QSet<QByteArray> ids;
    for (int i = 0; i < 12; ++i)
        ids.insert(ask("POST /api/portal/policies", "Bearer sandbox", R"({"_id":"same","name":"same"})")
                       .json()
                       .member("ID")
                       .bytes());
    QCOMPARE(ids.size(), 12);
    const Value first = ask("GET /api/portal/policies?p=1").json();
    QCOMPARE(first.member("Data").items().size(), 10);
    QCOMPARE(first.member("Pages").bytes(), QByteArray("2"));
    QCOMPARE(ask("GET /api/portal/policies?p=2").json().member("Data").items().size(), 5);
}

void TestSandboxServer::passesOverDamagedFiles()
{
    QFile damaged(file(u"policies/0.json"_qs));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"_id\":");
    damaged.close();
    QCOMPARE(ask("GET /api/portal/policies").json().member("Data").items().size(), 3);
    QFile profiles(file(u"sso_profiles.json"_qs));
    QVERIFY(profiles.open(QIODevice::WriteOnly | QIODevice::Truncate));
    profiles.close();
    QCOMPARE(ask("GET /portal-api/sso_profiles", "sandbox").status, 500);
}

void TestSandboxServer::answersSeveralRequestsOnOneConnection()
{
    const QByteArray get =
        "GET /api/portal/policies/partners HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer sandbox\r\n";
    const QByteArray received = exchange(get + "\r\n" + get + "\r\n" + get + "Connection: close\r\n\r\n", 3);
    QCOMPARE(received.count("HTTP/1.1 200 OK\r\n"), 3);
    QCOMPARE(received.count("Connection: close\r\n"), 1);
}

void TestSandboxServer::takesARequestByteByByte()
{
    QTcpSocket socket;
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket.connectToHost(QHostAddress::LocalHost, quint16(m_server->dashboardUrl().port()));
    QVERIFY(socket.waitForConnected());
    const QByteArray request =
        "POST /api/portal/policies HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer sandbox\r\n"
        "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n7\r\n{\"name\"\r\n5\r\n:\"x\"}\r\n0\r\n\r\n";
    for (const char byte : request) {
        socket.write(&byte, 1);
        QVERIFY(QTest::qWaitFor([&] { return socket.bytesToWrite() == 0; }));
    }
    QByteArray received;
    QTRY_VERIFY((received += socket.readAll()).contains("\"Status\":\"OK\""));
}

void TestSandboxServer::refusesWhatIsNotHttp()
{
    QVERIFY(exchange("\x16\x03\x01 hello\r\n\r\n").startsWith("HTTP/1.1 400 "));
    QVERIFY(ask("GET /api/certs").status == 200);
}

void TestSandboxServer::refusesAnEndlessBody()
{
    const QByteArray head =
        "POST /api/portal/policies HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer sandbox\r\nContent-Length: 99999999\r\n\r\n";
    QVERIFY(exchange(head + QByteArray(5 * 1024 * 1024, ' ')).startsWith("HTTP/1.1 413 "));
}

void TestSandboxServer::listensOnThisMachineOnly()
{
    QCOMPARE(m_server->dashboardUrl().host(), u"127.0.0.1"_qs);
    QCOMPARE(m_server->portalUrl(), m_server->dashboardUrl());
    m_server->stop();
    QVERIFY(m_server->dashboardUrl().isEmpty());
}

void TestSandboxServer::tellsWhyItCannotStart()
{
    sandbox::SandboxServer second{Token};
    const auto taken = second.start(m_folder->path(), quint16(m_server->dashboardUrl().port()));
    QVERIFY(!taken.isOk());
    QCOMPARE(taken.error().code, base::ErrorCode::Unreachable);
    const auto noFolder = second.start(file(u"sso_profiles.json/below"_qs), 0);
    QVERIFY(!noFolder.isOk());
    QCOMPARE(noFolder.error().code, base::ErrorCode::WriteFailed);
    QVERIFY(!second.isRunning());
}

void TestSandboxServer::canBeStartedAgain()
{
    QTcpSocket idle;
    idle.connectToHost(QHostAddress::LocalHost, quint16(m_server->dashboardUrl().port()));
    QVERIFY(idle.waitForConnected());
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
    QCOMPARE(ask("GET /api/certs").status, 200);
    QTRY_COMPARE(idle.state(), QAbstractSocket::UnconnectedState);
}

GATEWRIGHT_TEST(TestSandboxServer, QCoreApplication)
#include "testsandboxserver.moc"
