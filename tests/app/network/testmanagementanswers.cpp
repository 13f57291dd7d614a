#include "managementjson.h"
#include "managementwire.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <QTimer>

using document::Value;
using management::CallError;
using management::CallFailure;
using support::awaited;
using support::httpAnswer;
using support::ManagementWire;
using Then = support::RecordingServer::Then;

/** What comes back: refusals, servers that answer something else, too much, too slowly, or not at all. */
class TestManagementAnswers final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void readsRefusals_data();
    void readsRefusals();
    void refusesWhatIsNotTheDocumentedAnswer_data();
    void refusesWhatIsNotTheDocumentedAnswer();
    void readsNullsAndUnknownMembers();
    void takesAByteOrderMark();
    void takesFiftyMegabytes();
    void givesUpOnMoreThan64MiB_data();
    void givesUpOnMoreThan64MiB();
    void keepsNoMoreThan64KiBOfABody();
    void takesTheTokenOutOfErrors_data();
    void takesTheTokenOutOfErrors();
    void takesTheKeyOutOfProfiles_data();
    void takesTheKeyOutOfProfiles();
    void reportsATruncatedAnswer();
    void reportsInvalidJson_data();
    void reportsInvalidJson();
    void showsNoReplacementCharacters();
    void reportsGarbage();
    void reportsThatNothingListens();
    void timesOutOnASilentServer();
    void timesOutOnADrippingServer();
    void abortsWhenTheFutureIsCancelled();
    void endsItsFuturesWhenItGoes();
    void doesNotFollowRedirects_data();
    void doesNotFollowRedirects();
    void createsOnceThoughTheConnectionBreaks();
    void fallsBackToTheKnownPolicies_data();
    void fallsBackToTheKnownPolicies();
    void doesNotFallBackWhenRefused_data();
    void doesNotFallBackWhenRefused();
};

void TestManagementAnswers::readsRefusals_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message");
    QTest::newRow("400") << 400 << QByteArray(R"({"Status":"Error","Message":"name is taken","Meta":null})")
                         << u"name is taken"_qs;
    QTest::newRow("401") << 401 << QByteArray(R"({"Status":"Error","Message":"Not authorised","Meta":null})")
                         << u"Not authorised"_qs;
    QTest::newRow("403 lower case") << 403 << QByteArray(R"({"status":"error","message":"access denied: x"})")
                                    << u"access denied: x"_qs;
    QTest::newRow("errors") << 422 << QByteArray(R"({"errors":["a","b"]})") << u"a\nb"_qs;
    QTest::newRow("error text") << 500 << QByteArray(R"({"error":"down"})") << u"down"_qs;
    QTest::newRow("error object") << 500 << QByteArray(R"({"error":{"message":"deep"}})") << u"deep"_qs;
    QTest::newRow("problem details") << 500 << QByteArray(R"({"title":"Unavailable","detail":"later"})") << u"later"_qs;
    QTest::newRow("html") << 500 << QByteArray("<html>Bad Gateway</html>") << QString();
    QTest::newRow("nothing") << 500 << QByteArray() << QString();
    QTest::newRow("401 with a challenge") << 401 << QByteArray(R"({"message":"who?"})") << u"who?"_qs;
    QTest::newRow("success status, failure inside")
        << 200 << QByteArray(R"({"Status":"Error","Message":"no"})") << u"no"_qs;
}

void TestManagementAnswers::readsRefusals()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    ManagementWire wire;
    wire.server.answer(httpAnswer(status, "application/json", body, "WWW-Authenticate: Basic realm=\"x\"\r\n"));
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::Refused);
    QCOMPARE(page.error().status, status);
    QTEST(page.error().message, "message");
    QCOMPARE(page.error().body, body);
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestManagementAnswers::refusesWhatIsNotTheDocumentedAnswer_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("html") << QByteArray("text/html; charset=utf-8")
                          << QByteArray("<!doctype html><title>Login</title>");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("NUL bytes") << QByteArray("application/json") << QByteArray(100, '\0');
    QTest::newRow("another object") << QByteArray("application/json") << QByteArray("{\"hello\":1}");
    QTest::newRow("array") << QByteArray("application/json") << QByteArray("[]");
    QTest::newRow("null") << QByteArray("application/json") << QByteArray("null");
    QTest::newRow("text") << QByteArray("application/json") << QByteArray("\"cert_basics\"");
    QTest::newRow("list of another type")
        << QByteArray("application/json") << QByteArray(R"({"cert_basics":{"a":1},"pages":1})");
    QTest::newRow("certs of another type")
        << QByteArray("application/json") << QByteArray(R"({"certs":"a","pages":1})");
}

void TestManagementAnswers::refusesWhatIsNotTheDocumentedAnswer()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    ManagementWire wire;
    wire.server.answer(httpAnswer(200, type, body));
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::UnexpectedAnswer);
    QCOMPARE(page.error().status, 200);
    QCOMPARE(page.error().contentType, type);
    QCOMPARE(page.error().body, body.left(64 * 1024));
}

void TestManagementAnswers::readsNullsAndUnknownMembers()
{
    ManagementWire wire;
    wire.server.answerJson(
        R"({"cert_basics":[{"id":"a","dns_names":null,"extra":{"b":[1]}},null,{}],"pages":"2","more":true})");
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(page.isOk());
    QCOMPARE(
        management::toJsonValue(*page).toJson(),
        QByteArray(
            R"({"shape":"cert_basics","certificates":[{"id":"a","dns_names":null,"extra":{"b":[1]}},{}],"pages":2,"more":true})"));
}

void TestManagementAnswers::takesAByteOrderMark()
{
    ManagementWire wire;
    wire.server.answerJson("\xEF\xBB\xBF[[]]");
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(profiles.isOk());
    QCOMPARE(profiles->groups.size(), 1);
}

void TestManagementAnswers::takesFiftyMegabytes()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"certs":["a"],"pages":1,"ballast":")" + QByteArray(50'000'000, 'x') + "\"}");
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(page.isOk());
    QCOMPARE(page->certificates.first().id, u"a"_qs);
}

void TestManagementAnswers::givesUpOnMoreThan64MiB_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("sendBody");
    QTest::newRow("announced") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n") << false;
    QTest::newRow("not announced") << QByteArray("HTTP/1.1 200 OK\r\n\r\n") << true;
}

void TestManagementAnswers::givesUpOnMoreThan64MiB()
{
    QFETCH(QByteArray, head);
    QFETCH(bool, sendBody);
    ManagementWire wire;
    wire.server.answer(head + QByteArray(sendBody ? 66 * 1024 * 1024 : 10, '['), Then::Stay);
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::TooLarge);
}

void TestManagementAnswers::keepsNoMoreThan64KiBOfABody()
{
    ManagementWire wire;
    wire.server.answer(httpAnswer(500, "text/plain", QByteArray(100'000, 'x')));
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().body.size(), 64 * 1024);
}

void TestManagementAnswers::takesTheTokenOutOfErrors_data()
{
    QTest::addColumn<QByteArray>("answer");
    const QByteArray echo = R"({"Status":"Error","Message":"you sent Bearer dash-token","dash-token":1})";
    QTest::newRow("refusal") << httpAnswer(403, "application/json", echo);
    QTest::newRow("failure inside") << httpAnswer(200, "application/json", echo);
    QTest::newRow("another answer") << httpAnswer(200, "application/json", R"({"echo":"dash-token"})");
    QTest::newRow("escaped") << httpAnswer(403, "application/json",
                                           R"({"Status":"Error","Message":"you sent \u0064ash-t\u006Fken"})");
    QTest::newRow("html") << httpAnswer(200, "text/html; x=dash-token", "<p>dash-token");
    QTest::newRow("redirect") << httpAnswer(302, {}, "dash-token", "Location: http://other.example/?t=dash-token\r\n");
}

void TestManagementAnswers::takesTheTokenOutOfErrors()
{
    QFETCH(QByteArray, answer);
    ManagementWire wire;
    wire.server.answer(answer);
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    const CallError &error = page.error();
    const QByteArray all = error.message.toUtf8() + error.body + error.contentType + error.location.toUtf8();
    QVERIFY(all.contains("REDACTED"));
    QVERIFY(!all.contains("dash-token"));
    QVERIFY(!all.contains("ash-t"));
}

void TestManagementAnswers::takesTheKeyOutOfProfiles_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("as it is") << QByteArray("portal-key");
    QTest::newRow("one escape") << QByteArray(R"(\u0070ortal-key)");
    QTest::newRow("only escapes") << QByteArray(R"(\u0070\u006f\u0072\u0074\u0061\u006C\u002d\u006b\u0065\u0079)");
}

void TestManagementAnswers::takesTheKeyOutOfProfiles()
{
    QFETCH(QByteArray, name);
    ManagementWire wire;
    wire.server.answer(httpAnswer(200, "application/json", R"([[{"ID":"a","Name":"you sent )" + name + R"("}]])"));
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(profiles.isOk());
    QCOMPARE(profiles->groups.value(0).value(0).name, u"you sent REDACTED"_qs);
    QCOMPARE(profiles->groups.value(0).value(0).raw.toJson(), QByteArray(R"({"ID":"a","Name":"you sent REDACTED"})"));
}

void TestManagementAnswers::reportsATruncatedAnswer()
{
    ManagementWire wire;
    wire.server.answer("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"cert_basics\":null");
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::CutShort);
}

void TestManagementAnswers::reportsInvalidJson_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message");
    QTest::newRow("a byte that is no character")
        << QByteArray(R"({"cert_basics":[{"id":"a)") + "\xff" + R"("}]})" << u"Invalid UTF-8 at byte 24."_qs;
    QTest::newRow("half a character at the end")
        << QByteArray(R"({"cert_basics":[{"id":"a)") + "\xe2\x82" << u"Invalid UTF-8 at byte 24."_qs;
    QTest::newRow("after a byte-order mark") << QByteArray("\xef\xbb\xbf[\"\x80\"]") << u"Invalid UTF-8 at byte 5."_qs;
    QTest::newRow("truncated in a string")
        << QByteArray(R"({"cert_basics":[{"id":"a)") << u"This string is not closed. (byte 22)"_qs;
    QTest::newRow("truncated after a value")
        << QByteArray(R"({"cert_basics":null)") << u"The bracket { is not closed. (byte 0)"_qs;
    QTest::newRow("very deep") << QByteArray(200'000, '[')
                               << u"The document is nested more than 400 levels deep. (byte 400)"_qs;
}

void TestManagementAnswers::reportsInvalidJson()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, message);
    ManagementWire wire;
    wire.server.answerJson(body);
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::InvalidJson);
    QCOMPARE(page.error().message, message);
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    QCOMPARE(profiles.error().message, message);
}

void TestManagementAnswers::showsNoReplacementCharacters()
{
    ManagementWire wire;
    wire.server.answer(httpAnswer(403, "application/json", "{\"Message\":\"no \xff\"}"));
    const auto refused = awaited(wire.service.dashboard().listCertificates({}));
    QCOMPARE(refused.error().failure, CallFailure::Refused);
    QCOMPARE(refused.error().message, QString());
    ManagementWire other;
    other.server.answer(httpAnswer(302, {}, {}, "Location: http://a/\xff\r\n"));
    const auto redirected = awaited(other.service.dashboard().listCertificates({}));
    QCOMPARE(redirected.error().failure, CallFailure::UnexpectedAnswer);
    QCOMPARE(redirected.error().location, u"http://a/\u00ff"_qs);
}

void TestManagementAnswers::reportsGarbage()
{
    ManagementWire wire;
    wire.server.answer("SSH-2.0-OpenSSH_9.2\r\n");
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::Unreachable);
}

void TestManagementAnswers::reportsThatNothingListens()
{
    ManagementWire wire;
    {
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        wire.environment.dashboardUrl = QUrl(u"http://127.0.0.1:%1"_qs.arg(closed.serverPort()));
    }
    wire.apply();
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::Unreachable);
    QVERIFY(!page.error().message.isEmpty());
}

void TestManagementAnswers::timesOutOnASilentServer()
{
    ManagementWire wire;
    wire.environment.timeoutMs = 100;
    wire.apply();
    wire.server.answer({}, Then::Stay);
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::TimedOut);
}

void TestManagementAnswers::timesOutOnADrippingServer()
{
    ManagementWire wire;
    wire.environment.timeoutMs = 300;
    wire.apply();
    QTcpServer dripping;
    QVERIFY(dripping.listen(QHostAddress::LocalHost));
    QTimer drip;
    connect(&dripping, &QTcpServer::newConnection, &drip, [&] {
        QTcpSocket *socket = dripping.nextPendingConnection();
        socket->write("HTTP/1.1 200 OK\r\n\r\n");
        connect(&drip, &QTimer::timeout, socket, [socket] { socket->write(" "); });
        drip.start(20);
    });
    wire.environment.dashboardUrl = QUrl(u"http://127.0.0.1:%1"_qs.arg(dripping.serverPort()));
    wire.apply();
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::TimedOut);
}

void TestManagementAnswers::abortsWhenTheFutureIsCancelled()
{
    ManagementWire wire;
    wire.server.answer({}, Then::Stay);
    auto future = wire.service.dashboard().listCertificates({});
    QTRY_COMPARE(wire.server.requests().size(), 1);
    future.cancel();
    QTRY_VERIFY(future.isFinished());
    QCOMPARE(future.resultCount(), 0);
    QTRY_COMPARE(wire.server.disconnections(), 1);
}

void TestManagementAnswers::endsItsFuturesWhenItGoes()
{
    management::Answer<management::CertificatePage> future;
    {
        ManagementWire wire;
        wire.server.answer({}, Then::Stay);
        future = wire.service.dashboard().listCertificates({});
        QTRY_COMPARE(wire.server.requests().size(), 1);
    }
    QVERIFY(future.isFinished());
    QVERIFY(future.isCanceled());
}

void TestManagementAnswers::doesNotFollowRedirects_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {301, 302, 303, 307, 308})
        QTest::addRow("%d", status) << status;
}

void TestManagementAnswers::doesNotFollowRedirects()
{
    QFETCH(int, status);
    ManagementWire wire;
    support::RecordingServer other;
    other.answerJson("[]");
    const QByteArray location = other.url("/elsewhere").toEncoded();
    wire.server.answer(httpAnswer(status, {}, {}, "Location: " + location + "\r\n"));
    for (int call = 0; call < 2; ++call) {
        CallError error;
        if (call == 0)
            error = awaited(wire.service.portal().listSsoProfiles()).error();
        else
            error = awaited(wire.service.dashboard().createPolicy({})).error();
        QCOMPARE(error.failure, CallFailure::UnexpectedAnswer);
        QCOMPARE(error.status, status);
        QCOMPARE(error.location.toUtf8(), location);
    }
    QCOMPARE(wire.server.requests().size(), 2);
    QCOMPARE(other.connections(), 0);
}

void TestManagementAnswers::createsOnceThoughTheConnectionBreaks()
{
    ManagementWire wire;
    wire.server.answer({}, Then::Close);
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(!created.isOk());
    QCOMPARE(created.error().failure, CallFailure::Unreachable);
    QCOMPARE(wire.server.requests().size(), 1);
    QCOMPARE(wire.server.connections(), 1);
}

void TestManagementAnswers::fallsBackToTheKnownPolicies_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("404") << 404 << QByteArray("404 page not found");
    QTest::newRow("405") << 405 << QByteArray();
    QTest::newRow("501") << 501 << QByteArray();
    QTest::newRow("400") << 400 << QByteArray(R"({"Status":"Error","Message":"id missing"})");
    QTest::newRow("another object") << 200 << QByteArray(R"({"policies":[]})");
    QTest::newRow("html") << 200 << QByteArray("<html>");
    QTest::newRow("list of texts") << 200 << QByteArray(R"({"Data":["a"]})");
}

void TestManagementAnswers::fallsBackToTheKnownPolicies()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    ManagementWire wire;
    wire.knownIds.remember(wire.environment.id, u"old"_qs);
    wire.knownIds.remember(wire.environment.id, u"new"_qs);
    wire.knownIds.remember(u"another"_qs, u"hidden"_qs);
    wire.server.answer(httpAnswer(status, "application/json", body));
    wire.server.answerJson(R"({"_id":"new","name":"N"})");
    wire.server.answerJson(R"({"Status":"Error","Message":"gone"})", 404);
    const auto page = awaited(wire.service.dashboard().listPolicies(1));
    QVERIFY(page.isOk());
    QCOMPARE(page->source, management::PolicyPage::Source::Remembered);
    QCOMPARE(page->policies.size(), 1);
    QCOMPARE(page->policies.first().name(), u"N"_qs);
    QCOMPARE(page->unanswered, QStringList(u"old"_qs));
    QCOMPARE(wire.server.requests().size(), 3);
}

void TestManagementAnswers::doesNotFallBackWhenRefused_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {401, 403, 429, 500, 503})
        QTest::addRow("%d", status) << status;
}

void TestManagementAnswers::doesNotFallBackWhenRefused()
{
    QFETCH(int, status);
    ManagementWire wire;
    wire.knownIds.remember(wire.environment.id, u"a"_qs);
    wire.server.answerJson(R"({"message":"no"})", status);
    const auto page = awaited(wire.service.dashboard().listPolicies(1));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().status, status);
    for (qsizetype i = 0; i < wire.server.requests().size(); ++i)
        QCOMPARE(wire.server.requestLine(i), QByteArray("GET /api/portal/policies?p=1 HTTP/1.1"));
}

GATEWRIGHT_TEST(TestManagementAnswers, QCoreApplication)
#include "testmanagementanswers.moc"
