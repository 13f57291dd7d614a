#include "decide.h"
#include "testprogram.h"

#include <QTest>

using traffic::GatewayError;

namespace {

/** What a browser sends with the request of a page; null without the field. */
struct PageRequest {
    const char *host = "localhost:8080";
    const char *origin = nullptr;
    const char *site = nullptr;
    const char *referer = nullptr;
};

constexpr char Own[] = "http://localhost:8080";
constexpr char OwnPage[] = "http://localhost:8080/docs?a=1";
constexpr char Other[] = "http://localhost:3000";
constexpr char OtherPage[] = "http://localhost:3000/app/?a=1";
constexpr char Evil[] = "https://evil.example";
constexpr char EvilPage[] = "https://evil.example/x";

http::RequestHead headOf(const PageRequest &page, const QByteArray &method = "GET")
{
    http::RequestHead head{method, "/a/", {}, 1};
    const std::pair<const char *, const char *> fields[] = {
        {"Host", page.host}, {"origin", page.origin}, {"sec-fetch-site", page.site}, {"referer", page.referer}};
    for (const auto &[name, value] : fields) {
        if (value)
            head.headers.append(name, value);
    }
    return head;
}

routing::Route route(bool hasCredential)
{
    routing::Route route;
    route.listenPath = "/a/";
    route.upstream = QUrl(u"http://stock.example/"_qs);
    if (hasCredential)
        route.credential = routing::UpstreamCredential{"Authorization", secrets::Secret(QByteArray("Basic eDp5")), {}};
    return route;
}

/** The answer to a request, or None if it is forwarded. */
GatewayError refusal(const routing::GatewayRules &rules, const http::RequestHead &head)
{
    const routing::Decision decision = routing::decide(rules, head);
    const auto *const answer = std::get_if<routing::Answer>(&decision.outcome);
    return answer ? answer->error : GatewayError::None;
}

GatewayError refusal(const routing::Route &route, const http::RequestHead &head)
{
    return refusal({routing::RouteTable({route}), {}, {}, 8080, {}}, head);
}

} // namespace

/** Which web pages may call a route, with and without a stored credential. */
class TestPageGuard : public QObject
{
    Q_OBJECT

private slots:
    void decidesByThePage_data();
    void decidesByThePage();
    void takesASecretOfTheUrlForACredential_data();
    void takesASecretOfTheUrlForACredential();
    void takesTheValueOfAReferenceForACredential();
    void decidesByTheScheme_data();
    void decidesByTheScheme();
    void refusesSeveralOrigins();
    void decidesPreflightsAndUpgradesInTheSameWay();
    void allowsAnOriginForOneRoute();
    void allowsAnOriginForAllRoutes();
    void allowsOnlyTheListedOrigin_data();
    void allowsOnlyTheListedOrigin();
    void namesTheSettingThatAllows();
    void agreesForAllCombinations();
};

/** Columns: the request; the answers of a route without and with a credential; the name of the page's origin. */
void TestPageGuard::decidesByThePage_data()
{
    QTest::addColumn<PageRequest>("page");
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<QByteArray>("with");
    QTest::addColumn<QByteArray>("name");
    constexpr char CrossSite[] = "cross-site-refused";
    constexpr char NotAllowed[] = "origin-not-allowed";
    const auto row = [](const char *what, const PageRequest &page, const char *without, const char *with,
                        const char *name) {
        QTest::newRow(what) << page << QByteArray(without) << QByteArray(with) << QByteArray(name);
    };
    const char *const v4 = "127.0.0.1:8080";
    row("no page", {}, "", "", "");
    // Origin
    row("own origin", {.origin = Own}, "", "", "");
    row("own origin, as a fetch", {.origin = Own, .site = "same-origin", .referer = OwnPage}, "", "", "");
    row("own origin, other case", {.host = "LocalHost:8080", .origin = "HTTP://LOCALHOST:8080"}, "", "", "");
    row("own origin, default port", {.host = "localhost", .origin = "http://localhost:80"}, "", "", "");
    row("own origin, port 80 named", {.host = "localhost:80", .origin = "http://localhost"}, "", "", "");
    row("own origin, IPv6", {.host = "[::1]:8080", .origin = "http://[::1]:8080"}, "", "", "");
    row("own origin, redirected by another site", {.origin = Own, .site = "cross-site"}, CrossSite, CrossSite, "");
    row("another port", {.origin = Other}, "", NotAllowed, Other);
    row("another port, as a fetch", {.origin = Other, .site = "same-site", .referer = OtherPage}, "", NotAllowed,
        Other);
    row("another port, said to be the same", {.origin = Other, .site = "same-origin"}, "", NotAllowed, Other);
    row("default port", {.origin = "http://localhost"}, "", NotAllowed, "http://localhost");
    row("another scheme", {.origin = "https://localhost:3000"}, "", NotAllowed, "https://localhost:3000");
    row("another name of this machine", {.host = v4, .origin = Other}, CrossSite, NotAllowed, Other);
    row("another name, cross-site", {.host = v4, .origin = Other, .site = "cross-site"}, CrossSite, NotAllowed, Other);
    row("another site", {.origin = Evil}, CrossSite, NotAllowed, Evil);
    row("another site, as a fetch", {.origin = Evil, .site = "cross-site"}, CrossSite, NotAllowed, Evil);
    row("another site, own page", {.origin = Evil, .referer = OwnPage}, CrossSite, NotAllowed, Evil);
    row("a longer name", {.origin = "http://localhost.evil.example:8080"}, CrossSite, NotAllowed,
        "http://localhost.evil.example:8080");
    row("null", {.origin = "null"}, CrossSite, CrossSite, "");
    row("null with a page", {.origin = "null", .site = "same-site", .referer = OtherPage}, CrossSite, CrossSite, "");
    row("empty", {.origin = ""}, CrossSite, CrossSite, "");
    row("another kind of scheme", {.origin = "chrome-extension://abc"}, CrossSite, CrossSite, "");
    row("a user name", {.origin = "http://localhost:8080@evil.example"}, CrossSite, CrossSite, "");
    row("a path", {.origin = "http://localhost:8080/"}, CrossSite, CrossSite, "");
    row("a port that is none", {.origin = "http://localhost:99999"}, CrossSite, CrossSite, "");
    // Sec-Fetch-Site without Origin
    row("typed address", {.site = "none"}, "", "", "");
    row("own page", {.site = "same-origin", .referer = OwnPage}, "", "", "");
    row("own page, behind a proxy that changes Host", {.site = "same-origin", .referer = OtherPage}, "", "", "");
    row("same site", {.site = "same-site", .referer = OtherPage}, "", NotAllowed, Other);
    row("same site without a name", {.site = "same-site"}, "", NotAllowed, "");
    row("same site, redirected from its own page", {.site = "same-site", .referer = OwnPage}, "", NotAllowed, "");
    row("cross-site", {.site = "cross-site", .referer = EvilPage}, CrossSite, NotAllowed, Evil);
    row("cross-site, other case", {.site = "Cross-Site"}, CrossSite, NotAllowed, "");
    row("cross-site, own page", {.site = "cross-site", .referer = OwnPage}, CrossSite, NotAllowed, "");
    row("cross-site of this machine", {.host = v4, .site = "cross-site", .referer = OtherPage}, CrossSite, NotAllowed,
        Other);
    row("a value of a later browser", {.site = "same-planet"}, "", NotAllowed, "");
    // Referer alone
    row("referer: own page", {.referer = OwnPage}, "", "", "");
    row("referer: own origin", {.host = "localhost", .referer = "http://localhost/"}, "", "", "");
    row("referer: another port", {.referer = OtherPage}, "", NotAllowed, Other);
    row("referer: another port, no path", {.referer = "http://localhost:3000?x"}, "", NotAllowed, Other);
    row("referer: another name of this machine", {.host = v4, .referer = OtherPage}, CrossSite, NotAllowed, Other);
    row("referer: another site", {.referer = EvilPage}, CrossSite, NotAllowed, Evil);
    row("referer: a user name", {.referer = "http://localhost:8080@evil.example/"}, CrossSite, CrossSite, "");
    row("referer: another kind of scheme", {.referer = "android-app://com.example"}, CrossSite, CrossSite, "");
    row("referer: no URL", {.referer = "/docs"}, "", "", "");
    row("referer: empty", {.referer = ""}, "", "", "");
}

void TestPageGuard::decidesByThePage()
{
    QFETCH(const PageRequest, page);
    QFETCH(const QByteArray, without);
    QFETCH(const QByteArray, with);
    QFETCH(const QByteArray, name);
    const http::RequestHead head = headOf(page);
    QCOMPARE(traffic::wireWord(refusal(route(false), head)), without);
    QCOMPARE(traffic::wireWord(refusal(route(true), head)), with);
    QCOMPARE(routing::pageOrigin(head), name);
}

void TestPageGuard::takesASecretOfTheUrlForACredential_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isSecret");
    const auto row = [](const char *name, const QString &url, bool isSecret) {
        QTest::newRow(name) << url << isSecret;
    };
    row("plain", u"http://stock.example/v1?page=2"_qs, false);
    row("a path about tokens", u"http://stock.example/token/list"_qs, false);
    row("query", u"http://stock.example/v1?api_key=k7Qz92mXw1"_qs, true);
    row("query, second member", u"http://stock.example/v1?page=2&token=k7Qz92mXw1"_qs, true);
    row("query, after a semicolon", u"http://stock.example/v1?page=2;token=k7Qz92mXw1"_qs, true);
    row("query, values with semicolons", u"http://stock.example/v1?page=2;3;%3B&about=token;x"_qs, false);
    row("query, other case", u"http://stock.example/?Access_Token=k7Qz92mXw1"_qs, true);
    row("query, percent-encoded name", u"http://stock.example/?%61pi_key=k7Qz92mXw1"_qs, true);
    row("query, name of URLs alone", u"http://stock.example/?sig=k7Qz92mXw1"_qs, true);
    row("path, key of a service", u"http://stock.example/AKIA"_qs + u"IOSFODNN7EXAMPLE/books"_qs, true);
    row("path, JSON Web Token",
        u"http://stock.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0."
        u"dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U/x"_qs,
        true);
}

void TestPageGuard::takesASecretOfTheUrlForACredential()
{
    QFETCH(const QString, url);
    QFETCH(const bool, isSecret);
    routing::Route guarded = route(false);
    guarded.upstream = QUrl(url);
    const http::RequestHead head = headOf({.origin = Other});
    QCOMPARE(refusal(guarded, head), isSecret ? GatewayError::OriginNotAllowed : GatewayError::None);
    QCOMPARE(refusal(guarded, headOf({.origin = Own})), GatewayError::None);
    guarded.allowedOrigins = {Other};
    QCOMPARE(refusal(guarded, head), GatewayError::None);
}

void TestPageGuard::takesTheValueOfAReferenceForACredential()
{
    routing::Route guarded = route(false);
    guarded.secrets = {secrets::Secret(QByteArray("v1"))};
    QCOMPARE(refusal(guarded, headOf({.origin = Other})), GatewayError::OriginNotAllowed);
    guarded.secrets.clear();
    QCOMPARE(refusal(guarded, headOf({.origin = Other})), GatewayError::None);
    guarded.hadUserInfo = true;
    QCOMPARE(refusal(guarded, headOf({.origin = Other})), GatewayError::OriginNotAllowed);
}

void TestPageGuard::decidesByTheScheme_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<bool>("isOwnOfHttps");
    QTest::newRow("https") << QByteArray("localhost:8443") << QByteArray("https://localhost:8443") << true;
    QTest::newRow("https, default port") << QByteArray("localhost") << QByteArray("https://localhost") << true;
    QTest::newRow("https, port 443 named") << QByteArray("localhost:443") << QByteArray("https://localhost") << true;
    QTest::newRow("http") << QByteArray("localhost:8443") << QByteArray("http://localhost:8443") << false;
    QTest::newRow("http, default port") << QByteArray("localhost") << QByteArray("http://localhost") << false;
}

void TestPageGuard::decidesByTheScheme()
{
    QFETCH(const QByteArray, host);
    QFETCH(const QByteArray, origin);
    QFETCH(const bool, isOwnOfHttps);
    http::RequestHead head = headOf({.host = host.constData(), .origin = origin.constData()});
    routing::GatewayRules rules{routing::RouteTable({route(true)}), {}, {}, 8443, {}};
    for (const bool isHttps : {false, true}) {
        rules.isHttps = isHttps;
        QCOMPARE(refusal(rules, head), isHttps == isOwnOfHttps ? GatewayError::None : GatewayError::OriginNotAllowed);
    }
    head.target = "HTTPS://" + host + "/a/";
    head.headers.set("Host", "localhost:1");
    rules.isHttps = isOwnOfHttps;
    QCOMPARE(refusal(rules, head), GatewayError::None);
}

void TestPageGuard::refusesSeveralOrigins()
{
    http::RequestHead head = headOf({.origin = Own});
    head.headers.append("Origin", Own);
    QCOMPARE(refusal(route(true), head), GatewayError::CrossSiteRefused);
    head = headOf({.site = "none"});
    head.headers.append("Sec-Fetch-Site", "same-site");
    QCOMPARE(refusal(route(true), head), GatewayError::OriginNotAllowed);
    head.headers.append("Sec-Fetch-Site", "same-origin");
    QCOMPARE(refusal(route(true), head), GatewayError::OriginNotAllowed);
}

void TestPageGuard::decidesPreflightsAndUpgradesInTheSameWay()
{
    http::RequestHead preflight = headOf({.origin = Other, .site = "same-site"}, "OPTIONS");
    preflight.headers.append("Access-Control-Request-Method", "PUT");
    http::RequestHead upgrade = headOf({.origin = Other});
    upgrade.headers.append("Connection", "Upgrade");
    upgrade.headers.append("Upgrade", "websocket");
    for (const http::RequestHead &head : {preflight, upgrade}) {
        routing::Route guarded = route(true);
        QCOMPARE(refusal(guarded, head), GatewayError::OriginNotAllowed);
        guarded.allowedOrigins = {Other};
        QCOMPARE(refusal(guarded, head), GatewayError::None);
    }
}

void TestPageGuard::allowsAnOriginForOneRoute()
{
    routing::Route open = route(true);
    open.allowedOrigins = {Other, Evil};
    for (const PageRequest &page : {PageRequest{.origin = Other},
                                    {.host = "127.0.0.1:8080", .origin = Other, .site = "cross-site"},
                                    {.origin = Evil, .site = "cross-site"},
                                    {.site = "same-site", .referer = OtherPage},
                                    {.site = "cross-site", .referer = EvilPage},
                                    {.referer = EvilPage}})
        QCOMPARE(refusal(open, headOf(page)), GatewayError::None);
    QCOMPARE(refusal(open, headOf({.site = "same-site"})), GatewayError::OriginNotAllowed);
    QCOMPARE(refusal(open, headOf({.origin = "null"})), GatewayError::CrossSiteRefused);
    routing::Route next = route(true);
    next.listenPath = "/b/";
    http::RequestHead head = headOf({.origin = Other});
    head.target = "/b/";
    QCOMPARE(refusal({routing::RouteTable({open, next}), {}, {}, 8080, {}}, head), GatewayError::OriginNotAllowed);
    open.credential.reset();
    QCOMPARE(refusal(open, headOf({.origin = Evil, .site = "cross-site"})), GatewayError::None);
}

void TestPageGuard::allowsAnOriginForAllRoutes()
{
    routing::GatewayRules rules{routing::RouteTable({route(true)}), {}, {{}, {Other}}, 8080, {}};
    QCOMPARE(refusal(rules, headOf({.origin = Other})), GatewayError::None);
    QCOMPARE(refusal(rules, headOf({.host = "127.0.0.1:8080", .site = "cross-site", .referer = OtherPage})),
             GatewayError::None);
    QCOMPARE(refusal(rules, headOf({.origin = Evil})), GatewayError::OriginNotAllowed);
    rules.allowed.origins.append("null");
    QCOMPARE(refusal(rules, headOf({.origin = "null"})), GatewayError::CrossSiteRefused);
}

void TestPageGuard::allowsOnlyTheListedOrigin_data()
{
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<bool>("isAllowed");
    QTest::newRow("the same") << QByteArray("https://app.example") << true;
    QTest::newRow("the same, other case") << QByteArray("HTTPS://App.Example:443") << true;
    QTest::newRow("another scheme") << QByteArray("http://app.example") << false;
    QTest::newRow("another scheme, same port") << QByteArray("http://app.example:443") << false;
    QTest::newRow("another port") << QByteArray("https://app.example:8443") << false;
    QTest::newRow("a host below") << QByteArray("https://x.app.example") << false;
    QTest::newRow("a longer host") << QByteArray("https://app.example.evil.example") << false;
    QTest::newRow("a shorter host") << QByteArray("https://example") << false;
}

void TestPageGuard::allowsOnlyTheListedOrigin()
{
    QFETCH(const QByteArray, origin);
    QFETCH(const bool, isAllowed);
    routing::Route open = route(true);
    open.allowedOrigins = {"not an origin", "https://app.example"};
    QCOMPARE(refusal(open, headOf({.origin = origin.constData()})),
             isAllowed ? GatewayError::None : GatewayError::OriginNotAllowed);
}

void TestPageGuard::namesTheSettingThatAllows()
{
    for (const GatewayError error : {GatewayError::OriginNotAllowed, GatewayError::CrossSiteRefused}) {
        const routing::Answer answer = routing::answerOf(error);
        QCOMPARE(answer.status, 403);
        QVERIFY(answer.body.contains("Click Allow"));
        QVERIFY(answer.body.contains("gatewright serve --allow-origin ORIGIN"));
    }
    const QByteArray host = routing::answerOf(GatewayError::HostRefused).body;
    QVERIFY(host.contains("localhost, 127.0.0.1 or [::1]"));
    QVERIFY(!host.contains("setting"));
}

/** A credential never allows more pages, and an allowed origin always is allowed. */
void TestPageGuard::agreesForAllCombinations()
{
    for (const char *const host : {"localhost:8080", "127.0.0.1:8080", "localhost", "[::1]:8080"}) {
        for (const char *const origin :
             {static_cast<const char *>(nullptr), Own, Other, Evil, "null", "http://[::1]:8080"}) {
            for (const char *const site :
                 {static_cast<const char *>(nullptr), "same-origin", "same-site", "cross-site", "none"}) {
                for (const char *const referer : {static_cast<const char *>(nullptr), OwnPage, OtherPage, EvilPage}) {
                    const http::RequestHead head = headOf({host, origin, site, referer});
                    const GatewayError without = refusal(route(false), head);
                    const GatewayError with = refusal(route(true), head);
                    if (without != GatewayError::None)
                        QVERIFY(with != GatewayError::None);
                    if (!origin && !site && !referer)
                        QCOMPARE(with, GatewayError::None);
                    const QByteArray name = routing::pageOrigin(head);
                    if (with == GatewayError::None)
                        QCOMPARE(name, QByteArray());
                    routing::Route open = route(true);
                    open.allowedOrigins = {name};
                    QCOMPARE(refusal(open, head), name.isEmpty() ? with : GatewayError::None);
                }
            }
        }
    }
}

GATEWRIGHT_TEST(TestPageGuard, QCoreApplication)
#include "testpageguard.moc"
