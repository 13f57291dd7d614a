#include "environment.h"
#include "knowncertificates.h"
#include "ssoprofilejson.h"
#include "ssoreview.h"
#include "testprogram.h"

#include <QTest>

using document::Value;

namespace {

management::SsoProfileList ssoProfiles(const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    Q_ASSERT(value);
    const auto profiles = management::readSsoProfiles(*value);
    Q_ASSERT(profiles);
    return *profiles;
}

management::Certificate ssoCertificate(const QString &name, bool hasKey, int firstYear, int lastYear)
{
    management::Certificate certificate;
    certificate.id = name + QString::number(lastYear);
    certificate.hasDetails = true;
    certificate.dnsNames = {name};
    certificate.hasPrivateKey = hasKey;
    certificate.notBefore = QDateTime(QDate(firstYear, 1, 1), QTime(0, 0), Qt::UTC);
    certificate.notAfter = QDateTime(QDate(lastYear, 1, 1), QTime(0, 0), Qt::UTC);
    return certificate;
}

/** The environment of all cases: its hosts, and its certificates in November 2026. */
management::SsoSurroundings ssoEnvironment()
{
    return {QUrl(u"https://dashboard.acme.test"_qs), QUrl(u"https://portal.acme.test/"_qs),
            QList<management::Certificate>{ssoCertificate(u"portal.acme.test"_qs, true, 2026, 2028),
                                           ssoCertificate(u"*.apps.acme.test"_qs, true, 2026, 2028),
                                           ssoCertificate(u"old.acme.test"_qs, true, 2020, 2025),
                                           ssoCertificate(u"next.acme.test"_qs, true, 2027, 2029),
                                           ssoCertificate(u"both.acme.test"_qs, true, 2020, 2025),
                                           ssoCertificate(u"both.acme.test"_qs, true, 2026, 2029),
                                           ssoCertificate(u"nokey.acme.test"_qs, false, 2026, 2028)},
            QDateTime(QDate(2026, 11, 29), QTime(12, 0), Qt::UTC)};
}

QString issueName(management::SsoIssue issue)
{
    using Issue = management::SsoIssue;
    static const QHash<Issue, QString> names{{Issue::DuplicateId, u"duplicate-id"_qs},
                                             {Issue::ListedTwice, u"listed-twice"_qs},
                                             {Issue::MissingId, u"missing-id"_qs},
                                             {Issue::MalformedUrl, u"malformed"_qs},
                                             {Issue::ScriptUrl, u"script"_qs},
                                             {Issue::OtherScheme, u"other-scheme"_qs},
                                             {Issue::PlainHttp, u"plain-http"_qs},
                                             {Issue::Loopback, u"loopback"_qs},
                                             {Issue::CredentialsInUrl, u"credentials"_qs},
                                             {Issue::SecretInUrl, u"secret"_qs},
                                             {Issue::HostNotServed, u"not-served"_qs},
                                             {Issue::HostWithoutKey, u"without-key"_qs},
                                             {Issue::CertificateExpired, u"expired"_qs},
                                             {Issue::CertificateNotYetValid, u"not-yet-valid"_qs}};
    return names.value(issue);
}

/** One line for each finding: index, severity letter, issue, member, detail. */
QStringList findingLines(const management::SsoReview &review)
{
    QStringList lines;
    for (qsizetype i = 0; i < review.profiles.size(); ++i) {
        const auto &findings = review.profiles.at(i).findings;
        for (const management::SsoFinding &finding : findings) {
            const QString severity = finding.severity == base::Severity::Error     ? u"E"_qs
                                     : finding.severity == base::Severity::Warning ? u"W"_qs
                                                                                   : u"I"_qs;
            lines.append(QStringList{QString::number(i), severity, issueName(finding.issue),
                                     QString::fromLatin1(finding.member), finding.detail}
                             .join(u' ')
                             .trimmed());
        }
    }
    return lines;
}

QString providerLines(const management::SsoReview &review)
{
    QStringList lines;
    for (const management::SsoProvider &provider : review.providers) {
        QStringList places;
        for (const qsizetype profile : provider.profiles)
            places.append(QString::number(profile));
        lines.append(provider.name + u": "_qs + places.join(u' '));
    }
    return lines.join(u'\n');
}

} // namespace

/** What is found about SSO profiles, against tables by hand. */
class TestSsoReview final : public QObject
{
    Q_OBJECT

private slots:
    void findsInUrls_data();
    void findsInUrls();
    void findsDuplicates_data();
    void findsDuplicates();
    void groupsByProvider_data();
    void groupsByProvider();
    void groupsHostsOfProviders();
    void saysNothingWithoutAllCertificates_data();
    void saysNothingWithoutAllCertificates();
    void takesTheSandboxAsItIs();
    void countsFindings();
};

void TestSsoReview::findsInUrls_data()
{
    QTest::addColumn<QByteArray>("login");
    QTest::addColumn<QByteArray>("redirect");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &login, const QByteArray &redirect, const char *expected) {
        QTest::newRow(name) << login << redirect << QString::fromUtf8(expected);
    };
    row("in order", "https://portal.acme.test/sso/a", "https://portal.acme.test/home", "");
    row("no URLs", "", "", "");
    row("paths on the portal", "/sso/a", "/home", "");
    row("a wildcard serves one label", "https://portal.acme.test/a", "https://shop.apps.acme.test/", "");
    row("a wildcard serves no two labels", "https://portal.acme.test/a", "https://a.b.apps.acme.test/",
        "0 I not-served RedirectURL a.b.apps.acme.test");
    row("http", "http://portal.acme.test/a", "", "0 E plain-http LoginURL portal.acme.test");
    row("http of the provider", "http://idp.example/a", "", "0 E plain-http LoginURL idp.example");
    row("HTTP in capitals", "HTTP://IDP.Example/a", "", "0 E plain-http LoginURL idp.example");
    row("localhost", "http://localhost:3000/a", "http://127.0.0.1/b",
        "0 I loopback LoginURL localhost\n0 I loopback RedirectURL 127.0.0.1");
    row("loopback over https", "https://[::1]/a", "https://app.localhost/",
        "0 I loopback LoginURL ::1\n"
        "0 I loopback RedirectURL app.localhost");
    row("a name that begins as loopback", "http://127.0.0.1.evil.example/", "",
        "0 E plain-http LoginURL 127.0.0.1.evil.example");
    row("a blank in the host", "https://portal acme.test/", "", "0 E malformed LoginURL");
    row("no host", "https:///a", "", "0 E malformed LoginURL");
    row("a name without scheme", "portal.acme.test/a", "", "0 E malformed LoginURL");
    row("a port too large", "https://portal.acme.test:99999/", "", "0 E malformed LoginURL");
    row("a host without scheme", "//portal.acme.test/a", "", "0 E malformed LoginURL");
    row("javascript", "", "javascript:alert(1)", "0 E script RedirectURL javascript");
    row("data", "", "DATA:text/html,x", "0 E script RedirectURL data");
    row("ldap", "ldap://ldap.acme.test", "", "0 W other-scheme LoginURL ldap");
    row("an application's scheme", "", "acme-app://callback", "0 W other-scheme RedirectURL acme-app");
    row("user and password", "https://kim:pass@portal.acme.test/", "", "0 E credentials LoginURL");
    row("user and password of a malformed URL", "https://kim:pa/ss@portal acme", "",
        "0 E credentials LoginURL\n0 E malformed LoginURL");
    row("an @ in the path", "https://portal.acme.test/@kim", "", "");
    row("a token in the query", "https://portal.acme.test/?access_token=x", "", "0 W secret LoginURL");
    row("a token in the fragment", "", "https://portal.acme.test/#a=1&access_token=x", "0 W secret RedirectURL");
    row("the dashboard without a certificate", "https://dashboard.acme.test/login", "",
        "0 W not-served LoginURL dashboard.acme.test");
    row("a redirect elsewhere", "", "https://app.customer.test/", "0 I not-served RedirectURL app.customer.test");
    row("a provider elsewhere", "https://idp.example/authorize", "https://portal.acme.test/", "");
    row("a login on the host of the redirect", "https://app.customer.test/in", "https://app.customer.test/",
        "0 I not-served LoginURL app.customer.test\n0 I not-served RedirectURL app.customer.test");
    row("expired", "", "https://old.acme.test/", "0 W expired RedirectURL old.acme.test");
    row("not yet valid", "", "https://next.acme.test/", "0 W not-yet-valid RedirectURL next.acme.test");
    row("renewed", "", "https://both.acme.test/", "");
    row("without a private key", "", "https://nokey.acme.test/", "0 I without-key RedirectURL nokey.acme.test");
    row("capitals and the final dot", "https://PORTAL.acme.test./a", "", "");
}

void TestSsoReview::findsInUrls()
{
    QFETCH(QByteArray, login);
    QFETCH(QByteArray, redirect);
    const QByteArray json = R"([[{"ID":"a","LoginURL":")" + login + R"(","RedirectURL":")" + redirect + R"("}]])";
    const management::SsoReview review = management::reviewSsoProfiles(ssoProfiles(json), ssoEnvironment());
    QTEST(findingLines(review).join(u'\n'), "expected");
    QVERIFY(review.checkedHosts);
}

void TestSsoReview::findsDuplicates_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    QTest::newRow("different") << QByteArray(R"([[{"ID":"a"},{"ID":"b"}]])") << QString();
    QTest::newRow("same id") << QByteArray(R"([[{"ID":"a","Name":"x"},{"ID":"b"}],[{"ID":"a","Name":"y"}]])")
                             << u"0 E duplicate-id ID\n2 E duplicate-id ID"_qs;
    QTest::newRow("same profile") << QByteArray(R"([[{"ID":"a","Name":"x"}],[{"ID":"a","Name":"x"}]])")
                                  << u"0 I listed-twice ID\n1 I listed-twice ID"_qs;
    QTest::newRow("same id in other case") << QByteArray(R"([[{"ID":"a"},{"ID":"A"}]])") << QString();
    QTest::newRow("no ids") << QByteArray(R"([[{"Name":"x"},{"Name":"x"}]])")
                            << u"0 W missing-id ID\n1 W missing-id ID"_qs;
    QTest::newRow("ids as numbers") << QByteArray(R"([[{"ID":7,"Name":"x"},{"ID":"7","Name":"y"}]])")
                                    << u"0 E duplicate-id ID\n1 E duplicate-id ID"_qs;
}

void TestSsoReview::findsDuplicates()
{
    QFETCH(QByteArray, json);
    QTEST(findingLines(management::reviewSsoProfiles(ssoProfiles(json), ssoEnvironment())).join(u'\n'), "expected");
}

void TestSsoReview::groupsByProvider_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &json, const char *expected) {
        QTest::newRow(name) << json << QString::fromUtf8(expected);
    };
    row("none", R"([[{"ID":"a","SelectedProviderType":"LDAP"}]])", "");
    row("one type on the portal is not one provider",
        R"([[{"ID":"a","SelectedProviderType":"LDAP","LoginURL":"https://portal.acme.test/sso/a"},
             {"ID":"b","SelectedProviderType":"LDAP","LoginURL":"https://portal.acme.test/sso/b"}]])",
        "portal.acme.test/sso/a: 0\nportal.acme.test/sso/b: 1");
    row("the same login page",
        R"([[{"ID":"a","LoginURL":"https://portal.acme.test/sso/a"},
             {"ID":"b","LoginURL":"https://PORTAL.acme.test:443/sso/a/"},{"ID":"c","LoginURL":"/sso/a"}]])",
        "portal.acme.test/sso/a: 0 1 2");
    row("the same endpoint of a provider",
        R"([[{"ID":"a","LoginURL":"https://idp.example/oauth2/authorize"}],
            [{"ID":"b","LoginURL":"https://idp.example/oauth2/v2.0/authorize?x=1"}]])",
        "idp.example: 0 1");
    row("tenants of one host",
        R"([[{"ID":"a","LoginURL":"https://idp.example/t1/saml2"},{"ID":"b","LoginURL":"https://idp.example/t2/saml2"},
             {"ID":"c","LoginURL":"https://idp.example/t1"}]])",
        "idp.example/t1: 0 2\nidp.example/t2: 1");
    row("other ports",
        R"([[{"ID":"a","LoginURL":"https://idp.example:8443/"},{"ID":"b","LoginURL":"https://idp.example/"}]])",
        "idp.example:8443: 0\nidp.example: 1");
    row("an issuer beats the login URL",
        R"([[{"ID":"a","LoginURL":"https://portal.acme.test/a","Config":{"Issuer":"https://idp.example/realms/x/"}},
             {"ID":"b","LoginURL":"https://idp.example/realms/x/protocol/openid-connect/auth"}]])",
        "idp.example/realms/x: 0 1");
    row("a discovery document",
        R"([[{"ID":"a","P":[{"DiscoverURL":"https://idp.example/.well-known/openid-configuration"}]},
             {"ID":"b","issuer_url":"https://idp.example"}]])",
        "idp.example: 0 1");
    row("LDAP servers",
        R"([[{"ID":"a","C":{"LDAPServer":"ldap.acme.test","LDAPPort":"389"}},
             {"ID":"b","C":{"LDAPServer":"LDAP.acme.test"}},{"ID":"c","C":{"LDAPServer":"ldap.acme.test","LDAPPort":3389}},
             {"ID":"d","C":{"ldap_url":"ldap://ldap.acme.test"}}]])",
        "ldap.acme.test: 0 1 3\nldap.acme.test:3389: 2");
    row("credentials are no part of a provider",
        R"([[{"ID":"a","LoginURL":"https://kim:pass@idp.example/"},{"ID":"b","LoginURL":"https://idp.example"}]])",
        "idp.example: 0 1");
    row("the host of a redirect is no provider",
        R"([[{"ID":"a","LoginURL":"https://app.test/x","RedirectURL":"https://app.test/"}]])", "app.test/x: 0");
    row("the root of the portal is no login page",
        R"([[{"ID":"a","LoginURL":"https://portal.acme.test/"},{"ID":"b","LoginURL":"https://portal.acme.test"}]])",
        "");
    row("issuers that are no address",
        R"([[{"ID":"a","Issuer":"staff"},{"ID":"b","Issuer":7},{"ID":"c","Issuer":""}]])", "");
    row("no scripts", R"([[{"ID":"a","LoginURL":"javascript:x"},{"ID":"b","LoginURL":"javascript:x"}]])", "");
}

void TestSsoReview::groupsByProvider()
{
    QFETCH(QByteArray, json);
    QTEST(providerLines(management::reviewSsoProfiles(ssoProfiles(json), ssoEnvironment())), "expected");
}

void TestSsoReview::groupsHostsOfProviders()
{
    const auto review = management::reviewSsoProfiles(
        ssoProfiles(R"([[{"ID":"a","LoginURL":"https://idp.example/t1"},{"ID":"b","LoginURL":"https://idp.example/t2"},
                        {"ID":"c","LoginURL":"https://portal.acme.test/c"}]])"),
        ssoEnvironment());
    QCOMPARE(review.hosts, (QList<management::SsoProvider>{{u"idp.example"_qs, {0, 1}}}));
    QCOMPARE(review.profiles.at(2).host, -1);
}

void TestSsoReview::saysNothingWithoutAllCertificates_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const char *kind : {"nothing known", "first page only", "ids only", "filtered"})
        QTest::newRow(kind) << QByteArray(kind);
}

void TestSsoReview::saysNothingWithoutAllCertificates()
{
    QFETCH(QByteArray, kind);
    management::KnownCertificates known;
    management::CertificatePage page;
    page.certificates = {ssoCertificate(u"other.test"_qs, true, 2026, 2028)};
    page.pages = 1;
    management::CertificateQuery query{-1, true, std::nullopt};
    if (kind == "first page only") {
        query.page = 1;
        page.pages = 3;
    } else if (kind == "ids only") {
        page.certificates.first().hasDetails = false;
    } else if (kind == "filtered") {
        query.filter = management::CertificateFilter::WithPrivateKey;
    }
    if (kind != "nothing known")
        known.take(query, page);
    management::Environment environment;
    environment.portalUrl = QUrl(u"https://portal.acme.test"_qs);
    const auto profiles = ssoProfiles(R"([[{"ID":"a","LoginURL":"https://portal.acme.test/a"}]])");
    const QDateTime now(QDate(2026, 11, 29), QTime(0, 0), Qt::UTC);
    const auto review = management::reviewSsoProfiles(profiles, management::ssoSurroundings(environment, known, now));
    QVERIFY(!review.checkedHosts);
    QCOMPARE(findingLines(review), QStringList());
    // With the whole list, the same profile has a finding.
    known.take({-1, true, std::nullopt}, {{}, {ssoCertificate(u"other.test"_qs, true, 2026, 2028)}, 1});
    const auto checked = management::reviewSsoProfiles(profiles, management::ssoSurroundings(environment, known, now));
    QVERIFY(checked.checkedHosts);
    QCOMPARE(findingLines(checked), QStringList{u"0 W not-served LoginURL portal.acme.test"_qs});
}

void TestSsoReview::takesTheSandboxAsItIs()
{
    management::SsoSurroundings sandbox{
        QUrl(u"http://127.0.0.1:4000"_qs), QUrl(u"http://127.0.0.1:4000"_qs), QList<management::Certificate>(), {}};
    const auto review = management::reviewSsoProfiles(
        ssoProfiles(R"([[{"ID":"a","LoginURL":"http://127.0.0.1:4000/a","RedirectURL":"/b"}]])"), sandbox);
    QCOMPARE(findingLines(review), QStringList());
}

void TestSsoReview::countsFindings()
{
    const auto review = management::reviewSsoProfiles(
        ssoProfiles(R"([[{"ID":"a","LoginURL":"http://x:y@idp.example","RedirectURL":"acme:b"}]])"), ssoEnvironment());
    QCOMPARE(management::findingCount(review.profiles.first(), base::Severity::Error), 2);
    QCOMPARE(management::findingCount(review.profiles.first(), base::Severity::Warning), 1);
    QCOMPARE(management::findingCount(review.profiles.first(), base::Severity::Information), 0);
}

GATEWRIGHT_TEST(TestSsoReview, QCoreApplication)
#include "testssoreview.moc"
