#include "managementwire.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using management::CallFailure;
using management::CertificateFilter;
using management::CertificateQuery;
using management::RequestFault;
using support::awaited;
using support::ManagementWire;

/** What goes over the wire: sections 4 and 5 of the reference, byte by byte. */
class TestManagementRequests final : public QObject
{
    Q_OBJECT

private slots:
    void listsCertificatesWithTheParametersGiven_data();
    void listsCertificatesWithTheParametersGiven();
    void putsPathsBehindTheBaseAddress_data();
    void putsPathsBehindTheBaseAddress();
    void encodesPolicyIds_data();
    void encodesPolicyIds();
    void sendsTheDashboardTokenAsBearer();
    void sendsThePortalKeyAsItIs();
    void sendsNoFieldsBeyondThese();
    void postsThePolicyAsItIs();
    void asksForTheListByPage();
    void readsBackByTheIdOfTheAnswer_data();
    void readsBackByTheIdOfTheAnswer();
    void triesTheOtherIdWhereTheFirstIsUnknown();
    void reportsACreationThatCannotBeReadBack();
    void reportsACreationWithoutAnId();
    void comparesWhatCameBack();
    void takesTheProxyOfTheEnvironment();
    void sendsTheProxyPasswordOfTheKeychain();
    void prefersTheCredentialsOfThisRun();
    void callsAnotherEnvironmentOnTheSide();
    void sendsNoTokenToThePreviousAddress();
    void sendsNothingWithoutCredentials_data();
    void sendsNothingWithoutCredentials();
    void sendsNothingToBadAddresses_data();
    void sendsNothingToBadAddresses();
    void sendsNoControlCharactersInCredentials();
    void rejectsEmptyIds();
    void rejectsPoliciesThatAreNoObjects();
    void createsNoPolicyThatLacksASecret();
};

void TestManagementRequests::listsCertificatesWithTheParametersGiven_data()
{
    QTest::addColumn<std::optional<int>>("page");
    QTest::addColumn<bool>("detailed");
    QTest::addColumn<std::optional<CertificateFilter>>("filter");
    QTest::addColumn<QByteArray>("line");
    using Page = std::optional<int>;
    using Filter = std::optional<CertificateFilter>;
    const auto row = [](const char *name, Page page, bool detailed, Filter filter, const QByteArray &query) {
        QTest::newRow(name) << page << detailed << filter << QByteArray("GET /api/certs" + query + " HTTP/1.1");
    };
    row("nothing", {}, false, {}, "");
    row("page 1", 1, false, {}, "?p=1");
    row("page 0", 0, false, {}, "?p=0");
    row("all", -1, false, {}, "?p=-1");
    row("detailed", {}, true, {}, "?mode=detailed");
    row("detailed, page 2", 2, true, {}, "?p=2&mode=detailed");
    row("omit", {}, true, CertificateFilter::Omit, "?mode=detailed&filter=omit");
    row("with key", {}, true, CertificateFilter::WithPrivateKey, "?mode=detailed&filter=with_pk");
    row("without key", {}, true, CertificateFilter::WithoutPrivateKey, "?mode=detailed&filter=without_pk");
    row("all three", -1, true, CertificateFilter::WithPrivateKey, "?p=-1&mode=detailed&filter=with_pk");
    row("filter works with detailed only", 3, false, CertificateFilter::WithPrivateKey, "?p=3");
}

void TestManagementRequests::listsCertificatesWithTheParametersGiven()
{
    QFETCH(std::optional<int>, page);
    QFETCH(bool, detailed);
    QFETCH(std::optional<CertificateFilter>, filter);
    ManagementWire wire;
    wire.server.answerJson(R"({"cert_basics":null,"pages":0})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({page, detailed, filter})).isOk());
    QTEST(wire.server.requestLine(), "line");
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestManagementRequests::putsPathsBehindTheBaseAddress_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no path") << QByteArray("") << QByteArray("GET /portal-api/sso_profiles HTTP/1.1");
    QTest::newRow("final slash") << QByteArray("/") << QByteArray("GET /portal-api/sso_profiles HTTP/1.1");
    QTest::newRow("path") << QByteArray("/a/b") << QByteArray("GET /a/b/portal-api/sso_profiles HTTP/1.1");
    QTest::newRow("path with slashes") << QByteArray("/a//") << QByteArray("GET /a/portal-api/sso_profiles HTTP/1.1");
    QTest::newRow("encoded") << QByteArray("/a%20b%2Fc")
                             << QByteArray("GET /a%20b%2Fc/portal-api/sso_profiles HTTP/1.1");
    QTest::newRow("query and fragment go")
        << QByteArray("/a?x=1#y") << QByteArray("GET /a/portal-api/sso_profiles HTTP/1.1");
}

void TestManagementRequests::putsPathsBehindTheBaseAddress()
{
    QFETCH(QByteArray, path);
    ManagementWire wire;
    wire.environment.portalUrl = wire.server.url(path);
    wire.apply();
    wire.server.answerJson("[]");
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QTEST(wire.server.requestLine(), "line");
}

void TestManagementRequests::encodesPolicyIds_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("stored id") << u"5f1a20c4a1dcd60001d0e001"_qs << QByteArray("5f1a20c4a1dcd60001d0e001");
    QTest::newRow("allowed marks") << u"a.b-c_d~e"_qs << QByteArray("a.b-c_d~e");
    QTest::newRow("slash") << u"a/b"_qs << QByteArray("a%2Fb");
    QTest::newRow("question mark and hash") << u"a?b#c"_qs << QByteArray("a%3Fb%23c");
    QTest::newRow("blank and percent") << u"a b%20"_qs << QByteArray("a%20b%2520");
    QTest::newRow("line break") << u"a\r\nHost: x"_qs << QByteArray("a%0D%0AHost%3A%20x");
    QTest::newRow("beyond ASCII") << u"ä"_qs << QByteArray("%C3%A4");
    QTest::newRow("dots in a path") << u"../certs"_qs << QByteArray("..%2Fcerts");
}

void TestManagementRequests::encodesPolicyIds()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, path);
    ManagementWire wire;
    wire.server.answerJson(R"({"_id":"x"})");
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(id)).isOk());
    QCOMPARE(wire.server.requestLine(), "GET /api/portal/policies/" + path + " HTTP/1.1");
}

void TestManagementRequests::sendsTheDashboardTokenAsBearer()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"certs":[],"pages":1})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({})).isOk());
    QCOMPARE(wire.server.field("Authorization"), QByteArray("Bearer dash-token"));
    QVERIFY(!wire.server.field("Content-Type").has_value());
    QVERIFY(!wire.server.field("Content-Length").has_value());
}

void TestManagementRequests::sendsThePortalKeyAsItIs()
{
    ManagementWire wire;
    wire.server.answerJson("[]");
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.server.field("Authorization"), QByteArray("portal-key"));
    QVERIFY(!wire.server.field("Content-Type").has_value());
}

void TestManagementRequests::sendsNoFieldsBeyondThese()
{
    ManagementWire wire;
    wire.server.answerJson("[]");
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QStringList names;
    for (const QByteArray &line : wire.server.requests().first().split('\n').mid(1)) {
        if (line.contains(':'))
            names.append(QString::fromUtf8(line.split(':').first()));
    }
    names.sort();
    QCOMPARE(names, QStringList({u"Accept"_qs, u"Accept-Encoding"_qs, u"Accept-Language"_qs, u"Authorization"_qs,
                                 u"Connection"_qs, u"Host"_qs, u"User-Agent"_qs}));
}

void TestManagementRequests::postsThePolicyAsItIs()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"ID":"","Message":"abc","Meta":null,"Status":"OK"})");
    wire.server.answerJson(R"({"_id":"abc"})");
    const management::Policy policy{*Value::fromJson(R"({"z":1e3,"name":"é","big":12345678901234567890,"null":null})")};
    QVERIFY(awaited(wire.service.dashboard().createPolicy(policy)).isOk());
    QCOMPARE(wire.server.requests().size(), 2);
    QCOMPARE(wire.server.requestLine(0), QByteArray("POST /api/portal/policies HTTP/1.1"));
    QCOMPARE(wire.server.field("Authorization", 0), QByteArray("Bearer dash-token"));
    QCOMPARE(wire.server.field("Content-Type", 0), QByteArray("application/json"));
    QCOMPARE(wire.server.body(0), QByteArray(R"({"z":1e3,"name":"é","big":12345678901234567890,"null":null})"));
    QCOMPARE(wire.server.field("Content-Length", 0), QByteArray::number(wire.server.body(0).size()));
    QCOMPARE(wire.server.requestLine(1), QByteArray("GET /api/portal/policies/abc HTTP/1.1"));
    QVERIFY(!wire.server.field("Content-Type", 1).has_value());
}

void TestManagementRequests::asksForTheListByPage()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Data":[{"_id":"a"}],"Pages":4})");
    const auto page = awaited(wire.service.dashboard().listPolicies(3));
    QVERIFY(page.isOk());
    QCOMPARE(wire.server.requestLine(), QByteArray("GET /api/portal/policies?p=3 HTTP/1.1"));
    QCOMPARE(page->pages, 4);
}

void TestManagementRequests::readsBackByTheIdOfTheAnswer_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("message") << QByteArray(R"({"Status":"OK","Message":"m1","Meta":null})") << QByteArray("m1");
    QTest::newRow("message before ID") << QByteArray(R"({"ID":"i1","Message":"m1","Meta":null,"Status":"OK"})")
                                       << QByteArray("m1");
    QTest::newRow("ID") << QByteArray(R"({"ID":"i1","Message":"Policy created!","Status":"OK"})") << QByteArray("i1");
    QTest::newRow("inside the message") << QByteArray(
                                               R"({"Message":"created: 5f1a20c4a1dcd60001d0e001","Status":"OK"})")
                                        << QByteArray("5f1a20c4a1dcd60001d0e001");
    QTest::newRow("lower case") << QByteArray(R"({"status":"ok","message":"m1"})") << QByteArray("m1");
}

void TestManagementRequests::readsBackByTheIdOfTheAnswer()
{
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, id);
    ManagementWire wire;
    wire.server.answerJson(answer, 201);
    wire.server.answerJson(R"({"_id":"z","name":"n"})");
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(created.isOk());
    QCOMPARE(created->id.toUtf8(), id);
    QCOMPARE(wire.server.requestLine(1), "GET /api/portal/policies/" + id + " HTTP/1.1");
    QCOMPARE(created->readBack.name(), u"n"_qs);
}

void TestManagementRequests::triesTheOtherIdWhereTheFirstIsUnknown()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"ID":"real","Message":"created","Status":"OK"})");
    wire.server.answerJson(R"({"Status":"Error","Message":"not found"})", 404);
    wire.server.answerJson(R"({"_id":"real"})");
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(created.isOk());
    QCOMPARE(created->id, u"real"_qs);
    QVERIFY(!created->readBackError.has_value());
    QCOMPARE(wire.server.requestLine(1), QByteArray("GET /api/portal/policies/created HTTP/1.1"));
    QCOMPARE(wire.server.requests().size(), 3);
}

void TestManagementRequests::reportsACreationThatCannotBeReadBack()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Message":"m1","Status":"OK"})");
    wire.server.answerJson(R"({"Status":"Error","Message":"down"})", 500);
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(created.isOk());
    QCOMPARE(created->id, u"m1"_qs);
    QVERIFY(created->readBackError.has_value());
    QCOMPARE(created->readBackError->status, 500);
    QCOMPARE(wire.knownIds.ids(wire.environment.id), QStringList(u"m1"_qs));
}

void TestManagementRequests::reportsACreationWithoutAnId()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Message":"It is done","ID":"","Status":"OK"})");
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QVERIFY(created.isOk());
    QCOMPARE(created->id, QString());
    QCOMPARE(created->readBackError->failure, CallFailure::UnexpectedAnswer);
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestManagementRequests::takesTheProxyOfTheEnvironment()
{
    ManagementWire wire;
    wire.environment.dashboardUrl = QUrl(u"http://dashboard.example/x"_qs);
    wire.environment.proxyUrl = wire.server.url().toString();
    wire.environment.allowPlainHttp = true;
    wire.apply();
    wire.server.answerJson(R"({"certs":[],"pages":1})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({})).isOk());
    QCOMPARE(wire.server.requestLine(), QByteArray("GET http://dashboard.example/x/api/certs HTTP/1.1"));
}

void TestManagementRequests::sendsTheProxyPasswordOfTheKeychain()
{
    ManagementWire wire;
    wire.environment.dashboardUrl = QUrl(u"https://dashboard.example"_qs);
    wire.environment.proxyUrl = wire.server.url().toString();
    wire.environment.proxyUser = u"kim"_qs;
    wire.keychain.entries.insert(wire.environment.proxyPasswordKey(), "hunter2");
    wire.apply();
    for (int i = 0; i < 4; ++i)
        wire.server.answer(support::httpAnswer(407, {}, {}, "Proxy-Authenticate: Basic realm=\"x\"\r\n"));
    QVERIFY(!awaited(wire.service.dashboard().listCertificates({})).isOk());
    QVERIFY(wire.server.requestLine().startsWith("CONNECT dashboard.example:443 "));
    QCOMPARE(wire.server.field("Proxy-Authorization", wire.server.requests().size() - 1),
             "Basic " + QByteArray("kim:hunter2").toBase64());
}

void TestManagementRequests::comparesWhatCameBack()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Message":"m1","Status":"OK"})");
    wire.server.answerJson(R"({"_id":"m1","name":"n","rate":10.0,"tags":["a"],"partitions":{"acl":false}})");
    const management::Policy sent{
        *Value::fromJson(R"({"name":"n","rate":10,"tags":["a","b"],"partitions":{"acl":true},"lost":1})")};
    const auto created = awaited(wire.service.dashboard().createPolicy(sent));
    QVERIFY(created.isOk());
    QCOMPARE(created->differences, QStringList({u"/partitions/acl"_qs, u"/tags"_qs, u"/lost"_qs}));
}

void TestManagementRequests::prefersTheCredentialsOfThisRun()
{
    ManagementWire wire;
    wire.service.setCredentials(wire.environment.id, secrets::Secret(QByteArray("given\n")), {});
    wire.server.answerJson(R"({"certs":null,"pages":0})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({})).isOk());
    QCOMPARE(wire.server.field("Authorization"), QByteArray("Bearer given"));
    wire.server.answerJson("[]");
    QVERIFY(!awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.server.field("Authorization", 1), QByteArray("portal-key"));
}

void TestManagementRequests::callsAnotherEnvironmentOnTheSide()
{
    ManagementWire wire;
    support::RecordingServer server;
    management::Environment other = wire.environment;
    other.id = u"other"_qs;
    other.dashboardUrl = server.url();
    wire.service.setCredentials(other.id, secrets::Secret(QByteArray("other-token")), {});
    const auto service = wire.service.separate(other);
    server.answerJson(R"({"certs":["x"],"pages":1})");
    QVERIFY(awaited(service->dashboard().listCertificates({-1, true, std::nullopt})).isOk());
    QCOMPARE(server.field("Authorization"), QByteArray("Bearer other-token"));
    QVERIFY(service->knownCertificates().isComplete());
    // The service itself knows nothing of it, has stored nothing, and still calls its own environment.
    QVERIFY(!wire.service.knownCertificates().isComplete());
    QCOMPARE(wire.server.connections(), 0);
    wire.server.answerJson(R"({"certs":null,"pages":0})");
    QVERIFY(awaited(wire.service.dashboard().listCertificates({})).isOk());
    QCOMPARE(server.connections(), 1);
}

/** The environment gets another address and token while the keychain asks the user for the previous one. */
void TestManagementRequests::sendsNoTokenToThePreviousAddress()
{
    ManagementWire wire;
    support::RecordingServer other;
    other.answerJson("[]");
    wire.keychain.waits = true;
    const auto dashboard = wire.service.dashboard().listCertificates({});
    const auto portal = wire.service.portal().listSsoProfiles();
    wire.environment.dashboardUrl = wire.environment.portalUrl = other.url();
    wire.apply();
    wire.keychain.entries.insert(wire.environment.dashboardTokenKey(), "next-dash-token");
    wire.keychain.entries.insert(wire.environment.portalKeyKey(), "next-portal-key");
    wire.keychain.answerReads();
    QCOMPARE(awaited(dashboard).error().failure, CallFailure::Cancelled);
    QCOMPARE(awaited(portal).error().failure, CallFailure::Cancelled);
    QCOMPARE(wire.server.connections(), 0);
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(other.field("Authorization"), QByteArray("next-portal-key"));
}

void TestManagementRequests::sendsNothingWithoutCredentials_data()
{
    QTest::addColumn<base::ErrorCode>("keychain");
    QTest::addColumn<RequestFault>("fault");
    QTest::newRow("none stored") << base::ErrorCode::NotFound << RequestFault::None;
    QTest::newRow("locked") << base::ErrorCode::KeychainLocked << RequestFault::KeychainLocked;
    QTest::newRow("unavailable") << base::ErrorCode::KeychainUnavailable << RequestFault::KeychainUnavailable;
    QTest::newRow("denied") << base::ErrorCode::PermissionDenied << RequestFault::KeychainDenied;
}

void TestManagementRequests::sendsNothingWithoutCredentials()
{
    QFETCH(base::ErrorCode, keychain);
    ManagementWire wire;
    wire.keychain.failure = base::Error{keychain, u"why"_qs};
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::MissingCredentials);
    QTEST(page.error().request, "fault");
    QCOMPARE(wire.server.connections(), 0);
}

void TestManagementRequests::sendsNothingToBadAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<RequestFault>("fault");
    QTest::newRow("none") << QString() << RequestFault::NoBaseUrl;
    QTest::newRow("plain http to another machine") << u"http://dashboard.example"_qs << RequestFault::PlainHttp;
    QTest::newRow("looks like this machine") << u"http://localhost.example"_qs << RequestFault::PlainHttp;
    QTest::newRow("another scheme") << u"ftp://127.0.0.1"_qs << RequestFault::BadBaseUrl;
    QTest::newRow("file") << u"file:///etc/passwd"_qs << RequestFault::BadBaseUrl;
    QTest::newRow("no host") << u"https:///x"_qs << RequestFault::BadBaseUrl;
    QTest::newRow("no scheme") << u"dashboard.example"_qs << RequestFault::BadBaseUrl;
}

void TestManagementRequests::sendsNothingToBadAddresses()
{
    QFETCH(QString, address);
    ManagementWire wire;
    wire.environment.dashboardUrl = QUrl(address);
    wire.apply();
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().failure, CallFailure::InvalidRequest);
    QTEST(page.error().request, "fault");
}

void TestManagementRequests::sendsNoControlCharactersInCredentials()
{
    ManagementWire wire;
    wire.service.setCredentials(wire.environment.id, secrets::Secret(QByteArray("a\r\nX-Evil: 1")), {});
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(!page.isOk());
    QCOMPARE(page.error().request, RequestFault::BadCredentials);
    QCOMPARE(wire.server.connections(), 0);
}

void TestManagementRequests::rejectsEmptyIds()
{
    ManagementWire wire;
    for (const QString &id : {QString(), u"."_qs, u".."_qs}) {
        const auto policy = awaited(wire.service.dashboard().fetchPolicy(id));
        QVERIFY(!policy.isOk());
        QCOMPARE(policy.error().request, RequestFault::BadId);
    }
    QCOMPARE(wire.server.connections(), 0);
}

void TestManagementRequests::rejectsPoliciesThatAreNoObjects()
{
    ManagementWire wire;
    const auto created = awaited(wire.service.dashboard().createPolicy({Value::array()}));
    QVERIFY(!created.isOk());
    QCOMPARE(created.error().request, RequestFault::NotAnObject);
    QCOMPARE(wire.server.connections(), 0);
}

void TestManagementRequests::createsNoPolicyThatLacksASecret()
{
    ManagementWire wire;
    const auto created = awaited(
        wire.service.dashboard().createPolicy({*Value::fromJson(R"({"name":"a","meta_data":{"token":"REDACTED"}})")}));
    QVERIFY(!created.isOk());
    QCOMPARE(created.error().request, RequestFault::Redacted);
    QCOMPARE(created.error().message, u"/meta_data/token"_qs);
    QCOMPARE(wire.server.connections(), 0);
}

GATEWRIGHT_TEST(TestManagementRequests, QCoreApplication)
#include "testmanagementrequests.moc"
