#include "managementwire.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QTest>

using document::Value;
using support::awaited;
using support::ManagementWire;

namespace {

/** Name and value of every field of a request, sorted. */
QStringList fieldsOf(const QByteArray &request)
{
    QStringList fields;
    const QByteArray head = request.first(std::max<qsizetype>(0, request.indexOf("\r\n\r\n")));
    for (const QByteArray &line : head.split('\n').mid(1))
        fields.append(QString::fromLatin1(line.trimmed()));
    fields.sort();
    return fields;
}

} // namespace

/** Sections 2.2 to 2.4, 4 and 5 of the reference, every field and shape, on the wire; the policy has a test of its own.
 */
class TestManagementFields final : public QObject
{
    Q_OBJECT

private slots:
    void sendsTheseFieldsAndNoOthers_data();
    void sendsTheseFieldsAndNoOthers();
    void readsEveryFieldOfACertificate_data();
    void readsEveryFieldOfACertificate();
    void readsBothShapesOfTheList_data();
    void readsBothShapesOfTheList();
    void readsEveryFieldOfAProfile();
    void readsTheShapesOfTheProfiles_data();
    void readsTheShapesOfTheProfiles();
};

void TestManagementFields::sendsTheseFieldsAndNoOthers_data()
{
    QTest::addColumn<int>("operation");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<QByteArray>("body");
    const QByteArray bearer = "Bearer dash-token";
    QTest::newRow("certificates") << 0 << QByteArray("GET /api/certs?p=2&mode=detailed&filter=with_pk HTTP/1.1")
                                  << bearer << QByteArray();
    QTest::newRow("create") << 1 << QByteArray("POST /api/portal/policies HTTP/1.1") << bearer
                            << QByteArray(R"({"name":"x"})");
    QTest::newRow("fetch") << 2 << QByteArray("GET /api/portal/policies/p1 HTTP/1.1") << bearer << QByteArray();
    QTest::newRow("list") << 3 << QByteArray("GET /api/portal/policies?p=1 HTTP/1.1") << bearer << QByteArray();
    QTest::newRow("profiles") << 4 << QByteArray("GET /portal-api/sso_profiles HTTP/1.1") << QByteArray("portal-key")
                              << QByteArray();
}

void TestManagementFields::sendsTheseFieldsAndNoOthers()
{
    QFETCH(int, operation);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, authorization);
    QFETCH(QByteArray, body);
    ManagementWire wire;
    wire.server.answerJson("{}");
    management::DashboardApi &dashboard = wire.service.dashboard();
    if (operation == 0)
        static_cast<void>(
            awaited(dashboard.listCertificates({2, true, management::CertificateFilter::WithPrivateKey})).isOk());
    if (operation == 1)
        static_cast<void>(awaited(dashboard.createPolicy({*Value::fromJson(body)})).isOk());
    if (operation == 2)
        static_cast<void>(awaited(dashboard.fetchPolicy(u"p1"_qs)).isOk());
    if (operation == 3)
        static_cast<void>(awaited(dashboard.listPolicies(1)).isOk());
    if (operation == 4)
        static_cast<void>(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QCOMPARE(wire.server.requestLine(), line);
    QStringList expected{
        u"Host: 127.0.0.1:%1"_qs.arg(wire.server.port()),
        u"Authorization: "_qs + QString::fromLatin1(authorization),
        u"Accept: application/json"_qs,
        u"User-Agent: Gatewright/"_qs + QCoreApplication::applicationVersion(),
        u"Connection: Keep-Alive"_qs,
        u"Accept-Encoding: "_qs + QString::fromLatin1(wire.server.field("Accept-Encoding").value_or("")),
        u"Accept-Language: "_qs + QString::fromLatin1(wire.server.field("Accept-Language").value_or("")),
    };
    if (!body.isNull())
        expected += QStringList{u"Content-Type: application/json"_qs, u"Content-Length: %1"_qs.arg(body.size())};
    for (QString &field : expected)
        field = field.trimmed();
    expected.sort();
    QCOMPARE(fieldsOf(wire.server.requests().constFirst()), expected);
    QCOMPARE(wire.server.body(), body.isNull() ? QByteArray("") : body);
}

void TestManagementFields::readsEveryFieldOfACertificate_data()
{
    QTest::addColumn<QByteArray>("shape");
    QTest::newRow("basic shape") << QByteArray("cert_basics");
    QTest::newRow("other shape") << QByteArray("certs");
}

void TestManagementFields::readsEveryFieldOfACertificate()
{
    QFETCH(QByteArray, shape);
    ManagementWire wire;
    wire.server.answerJson("{\"" + shape +
                           R"(":[{"id":"c1","dns_names":["a.example","*.b.example"],"has_private":true,"is_ca":true,)"
                           R"("issuer_cn":"Authority","subject_cn":"a.example","not_before":"2026-01-02T03:04:05Z",)"
                           R"("not_after":"2027-01-02T03:04:05+02:00","unknown":[1]}],"pages":7})");
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(page.isOk());
    const management::Certificate &certificate = page->certificates.constFirst();
    QCOMPARE(certificate.id, u"c1"_qs);
    QVERIFY(certificate.hasDetails && certificate.hasPrivateKey && certificate.isCa);
    QCOMPARE(certificate.dnsNames, QStringList({u"a.example"_qs, u"*.b.example"_qs}));
    QCOMPARE(certificate.issuerName, u"Authority"_qs);
    QCOMPARE(certificate.subjectName, u"a.example"_qs);
    QCOMPARE(certificate.notBefore, QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC));
    QCOMPARE(certificate.notAfter, QDateTime(QDate(2027, 1, 2), QTime(1, 4, 5), Qt::UTC));
    QCOMPARE(certificate.raw.member("unknown").toJson(), QByteArray("[1]"));
    QCOMPARE(page->pages, 7);
}

void TestManagementFields::readsBothShapesOfTheList_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<int>("pages");
    QTest::addColumn<management::CertificateShape>("shape");
    using Shape = management::CertificateShape;
    const QStringList one{u"a"_qs};
    const auto row = [](const char *name, const char *json, const QStringList &ids, int pages, Shape shape) {
        QTest::newRow(name) << QByteArray(json) << ids << pages << shape;
    };
    row("basics", R"({"cert_basics":[{"id":"a"}],"pages":1})", one, 1, Shape::Basics);
    row("no basics", R"({"cert_basics":[],"pages":0})", {}, 0, Shape::Basics);
    row("null for basics", R"({"cert_basics":null,"pages":0})", {}, 0, Shape::Basics);
    row("basics without pages", R"({"cert_basics":[{"id":"a"}]})", one, 0, Shape::Basics);
    row("pages alone", R"({"pages":2})", {}, 2, Shape::Basics);
    row("ids", R"({"certs":["a","b"],"pages":1})", {u"a"_qs, u"b"_qs}, 1, Shape::Certs);
    row("objects", R"({"certs":[{"id":"a"},{"fingerprint":"f"}],"pages":1})", {u"a"_qs, u"f"_qs}, 1, Shape::Certs);
    row("ids and objects", R"({"certs":["a",{"id":"b"},null],"pages":1})", {u"a"_qs, u"b"_qs}, 1, Shape::Certs);
    row("null for ids", R"({"certs":null,"pages":0})", {}, 0, Shape::Certs);
    row("both, one null", R"({"certs":["a"],"cert_basics":null,"pages":1})", one, 1, Shape::Certs);
    row("both", R"({"certs":["x"],"cert_basics":[{"id":"a"}],"pages":1})", one, 1, Shape::Basics);
    row("pages as text", R"({"certs":["a"],"pages":"3"})", one, 3, Shape::Certs);
    row("pages below 0", R"({"certs":["a"],"pages":-3})", one, 0, Shape::Certs);
    row("pages beyond 32 bits", R"({"certs":["a"],"pages":99999999999})", one, 0, Shape::Certs);
}

void TestManagementFields::readsBothShapesOfTheList()
{
    QFETCH(QByteArray, answer);
    QFETCH(QStringList, ids);
    ManagementWire wire;
    wire.server.answerJson(answer);
    const auto page = awaited(wire.service.dashboard().listCertificates({}));
    QVERIFY(page.isOk());
    QStringList read;
    for (const management::Certificate &certificate : page->certificates)
        read.append(certificate.id);
    QCOMPARE(read, ids);
    QTEST(page->pages, "pages");
    QTEST(page->shape, "shape");
}

void TestManagementFields::readsEveryFieldOfAProfile()
{
    ManagementWire wire;
    wire.server.answerJson(
        R"([[{"ID":"p1","Name":"Company","ActionType":"GenerateOrLoginDeveloperProfile",)"
        R"("LoginURL":"https://portal.example/auth/p1","RedirectURL":"https://portal.example/home",)"
        R"("SelectedProviderType":"ADProvider","UpdatedAt":"2026-05-27 11:12","UpdatedBy":"kim@example.com","X":1}]])");
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(profiles.isOk());
    const management::SsoProfile &profile = profiles->groups.at(0).at(0);
    QCOMPARE(profile.id, u"p1"_qs);
    QCOMPARE(profile.name, u"Company"_qs);
    QCOMPARE(profile.actionType, u"GenerateOrLoginDeveloperProfile"_qs);
    QCOMPARE(profile.loginUrl, u"https://portal.example/auth/p1"_qs);
    QCOMPARE(profile.redirectUrl, u"https://portal.example/home"_qs);
    QCOMPARE(profile.providerType, u"ADProvider"_qs);
    QCOMPARE(profile.updatedAt, u"2026-05-27 11:12"_qs);
    QCOMPARE(profile.updatedBy, u"kim@example.com"_qs);
    QCOMPARE(profile.raw.member("X").toJson(), QByteArray("1"));
}

void TestManagementFields::readsTheShapesOfTheProfiles_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QList<int>>("groups"); // How many profiles each has; none where it is refused.
    QTest::addColumn<bool>("good");
    const auto row = [](const char *answer, const QList<int> &groups, bool good) {
        QTest::newRow(answer) << QByteArray(answer) << groups << good;
    };
    row("[]", {}, true);
    row("null", {}, true);
    row("[[]]", {0}, true);
    row("[[],[]]", {0, 0}, true);
    row("[null,[{}]]", {0, 1}, true);
    row("[[{},{}],[{}]]", {2, 1}, true);
    row("[[null,{}]]", {1}, true);
    row("[{},{}]", {2}, true);
    row("{}", {}, false);
    row("[1]", {}, false);
    row("[[1]]", {}, false);
    row("[[[]]]", {}, false);
    row("[[\"a\"]]", {}, false);
    row("\"a\"", {}, false);
}

void TestManagementFields::readsTheShapesOfTheProfiles()
{
    QFETCH(QByteArray, answer);
    QFETCH(QList<int>, groups);
    QFETCH(bool, good);
    ManagementWire wire;
    wire.server.answerJson(answer);
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QCOMPARE(profiles.isOk(), good);
    if (!good) {
        QCOMPARE(profiles.error().failure, management::CallFailure::UnexpectedAnswer);
        return;
    }
    QList<int> sizes;
    for (const auto &group : profiles->groups)
        sizes.append(int(group.size()));
    QCOMPARE(sizes, groups);
}

GATEWRIGHT_TEST(TestManagementFields, QCoreApplication)
#include "testmanagementfields.moc"
