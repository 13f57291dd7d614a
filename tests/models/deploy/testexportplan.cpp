#include "exportsamples.h"
#include "exporttarget.h"
#include "proxydifferences.h"
#include "testprogram.h"
#include "writableplan.h"

#include <QFile>
#include <QTest>

using deploy::ExportPlan;
using deploy::PlannedRoute;
using deploy::Topic;
using deploy::Verdict;
using support::ExportSample;
using support::planOf;

namespace {

QStringList listenPaths(const ExportPlan &plan)
{
    QStringList paths;
    for (const PlannedRoute &route : plan.routes)
        paths.append(QString::fromLatin1(route.listenPath));
    return paths;
}

QList<Topic> topicsOf(const ExportPlan &plan, Verdict verdict)
{
    QList<Topic> topics;
    for (const deploy::Remark &remark : plan.report.withVerdict(verdict))
        topics.append(remark.topic);
    return topics;
}

} // namespace

/** The routes that are written to configurations, and what is lost before a proxy is chosen. */
class TestExportPlan final : public QObject
{
    Q_OBJECT

private slots:
    void readsARoute();
    void ordersAsTheGatewayDoes();
    void writesTheFirstOfEqualListenPaths();
    void skipsInactiveDefinitions();
    void refuses_data();
    void refuses();
    void leavesOutReferencesInListenPaths();
    void keepsReferences();
    void namesVariables();
    void namesVariablesWhateverElseIsExported();
    void namesTheFilesOfEqualNames();
    void reportsSettingsThatAreNotWritten();
    void withholdsWhatCannotBeMatched();
    void tellsSentPaths_data();
    void tellsSentPaths();
    void tellsPlainPaths_data();
    void tellsPlainPaths();
    void hasARowForEachTopic();
    void namesTargets();
    void listsDifferencesInTheGuide();
};

void TestExportPlan::readsARoute()
{
    const ExportPlan plan = planOf({{.listenPath = u"shop/ü/"_qs,
                                     .upstream = u"https://u:p@stock.example:8443/v1/?a=b"_qs,
                                     .userName = u"kim"_qs,
                                     .password = u"secret"_qs,
                                     .headerName = u"X-Key"_qs}});
    QCOMPARE(plan.routes.size(), 1);
    const PlannedRoute &route = plan.routes.constFirst();
    QCOMPARE(route.apiName, u"Shop"_qs);
    QCOMPARE(route.definition, u"1.json"_qs);
    QCOMPARE(route.identifier, "shop");
    QCOMPARE(route.listenPath, "/shop/%C3%BC/");
    QVERIFY(route.stripsListenPath && route.isLiteral() && route.endsInSlash() && !route.refusal);
    QCOMPARE(route.upstream.target.url, "https://stock.example:8443");
    QCOMPARE(route.upstream.hostField, "stock.example:8443");
    QCOMPARE(route.upstream.basePath, "/v1");
    QCOMPARE(route.upstream.baseQuery, "a=b");
    QVERIFY(route.credential);
    QCOMPARE(route.credential->headerName, "X-Key");
    QCOMPARE(route.credential->variable, "SHOP_481722_UPSTREAM_BASIC");
    deploy::ExportReport report;
    deploy::reportRoutes(plan.routes, report);
    QCOMPARE(
        report.remarks,
        (QList<deploy::Remark>{{Topic::ListenPath, {u"Shop"_qs, u"/shop/%C3%BC/"_qs, u"https://stock.example:8443"_qs}},
                               {Topic::Credential, {u"Shop"_qs, u"X-Key"_qs}}}));
    QVERIFY(!report.hasLosses());
    QCOMPARE(topicsOf(plan, Verdict::Lost), QList{Topic::UpstreamUserInfo});
}

void TestExportPlan::ordersAsTheGatewayDoes()
{
    const ExportPlan plan = planOf({{.listenPath = u"/a"_qs},
                                    {.listenPath = u"/{id}/"_qs},
                                    {.listenPath = u"/abcd/"_qs},
                                    {.listenPath = u"/"_qs},
                                    {.listenPath = u"/a/"_qs}});
    QCOMPARE(listenPaths(plan), (QStringList{u"/abcd/"_qs, u"/{id}/"_qs, u"/a/"_qs, u"/a"_qs, u"/"_qs}));
    QCOMPARE(plan.routes.at(1).pattern, u"\\/(?:[^/]+)\\/"_qs);
    QCOMPARE(plan.routeFor("/a/x"), &plan.routes.at(1));
    QCOMPARE(plan.routeFor("/a"), &plan.routes.at(3));
    QCOMPARE(plan.routeFor("/ab"), &plan.routes.at(4));
}

void TestExportPlan::writesTheFirstOfEqualListenPaths()
{
    const ExportPlan plan = planOf(
        {{.name = u"One"_qs, .listenPath = u"/ü/"_qs}, {.name = u"Two"_qs, .listenPath = u"%C3%BC/"_qs}});
    QCOMPARE(plan.routes.size(), 1);
    QCOMPARE(plan.routes.constFirst().apiName, u"One"_qs);
    QCOMPARE(plan.report.withVerdict(Verdict::Lost),
             (QList<deploy::Remark>{{Topic::EqualListenPath, {u"Two"_qs, u"/%C3%BC/"_qs, u"One"_qs}}}));
}

void TestExportPlan::skipsInactiveDefinitions()
{
    const ExportPlan plan = planOf({{.isActive = false}});
    QVERIFY(plan.routes.isEmpty());
    QCOMPARE(plan.report.remarks, (QList<deploy::Remark>{{Topic::Inactive, {u"1.json"_qs}}}));
}

void TestExportPlan::refuses_data()
{
    QTest::addColumn<QString>("upstream");
    QTest::addColumn<QString>("userName");
    QTest::addColumn<QString>("headerName");
    QTest::addColumn<Topic>("topic");
    const auto row = [](const char *name, const QString &upstream, const QString &user, const QString &header,
                        Topic topic) { QTest::newRow(name) << upstream << user << header << topic; };
    const QString url = u"http://stock.example/v1"_qs;
    row("no URL", u"stock.example"_qs, {}, {}, Topic::NotSendable);
    row("port 0", u"http://stock.example:0/"_qs, {}, {}, Topic::NotSendable);
    row("a colon in the user name", url, u"a:b"_qs, {}, Topic::NotSendable);
    row("no token", url, u"kim"_qs, u"a b"_qs, Topic::NotSendable);
    row("a reference in the URL", url + u"/env://PATH_OF_STOCK"_qs, {}, {}, Topic::UrlReference);
    row("a secret in the query", url + u"?api_key=83jdk2ldk20dk3"_qs, {}, {}, Topic::UrlSecret);
    row("a reference in the header name", url, u"kim"_qs, u"env://NAME"_qs, Topic::HeaderName);
}

void TestExportPlan::refuses()
{
    QFETCH(const QString, upstream);
    QFETCH(const QString, userName);
    QFETCH(const QString, headerName);
    QFETCH(const Topic, topic);
    const ExportPlan plan = planOf({{.upstream = upstream, .userName = userName, .headerName = headerName}});
    QCOMPARE(plan.routes.size(), 1);
    QCOMPARE(plan.routes.constFirst().refusal, std::optional(topic));
    QVERIFY(!plan.routes.constFirst().credential);
    deploy::ExportReport report;
    deploy::reportRoutes(plan.routes, report);
    QCOMPARE(report.remarks, (QList<deploy::Remark>{{topic, {u"Shop"_qs, u"/shop/"_qs}}}));
    QVERIFY(report.hasLosses());
}

void TestExportPlan::leavesOutReferencesInListenPaths()
{
    const ExportPlan plan = planOf({{.listenPath = u"/env://NAME"_qs}, {.listenPath = u"/{a"_qs}});
    QVERIFY(plan.routes.isEmpty());
    QCOMPARE(topicsOf(plan, Verdict::Lost), (QList{Topic::ListenPathReference, Topic::NoListenPath}));
}

void TestExportPlan::keepsReferences()
{
    const ExportPlan plan = planOf({{.userName = u"env://STOCK_USER"_qs, .password = u"a-env://STOCK_PASSWORD"_qs}});
    const auto &credential = plan.routes.constFirst().credential;
    QVERIFY(credential);
    QCOMPARE(deploy::environmentVariable(credential->userName), std::optional<QByteArray>("STOCK_USER"));
    QCOMPARE(deploy::environmentVariable(credential->password), std::nullopt);
    QCOMPARE(credential->password.scan().references.size(), 1);
}

void TestExportPlan::namesVariables()
{
    const ExportPlan plan = planOf({{.name = u"7 Up"_qs, .listenPath = u"/a"_qs, .userName = u"kim"_qs},
                                    {.name = u"7-up"_qs, .listenPath = u"/b"_qs, .userName = u"kim"_qs},
                                    {.name = u"ü\n"_qs,
                                     .listenPath = u"/c"_qs,
                                     .userName = u"kim"_qs,
                                     .password = u"env://U_373DC5_UPSTREAM_BASIC"_qs},
                                    {.name = QString(1000, u'x'), .listenPath = u"/d"_qs, .userName = u"kim"_qs}});
    QByteArrayList names;
    for (const PlannedRoute &route : plan.routes)
        names += {route.identifier, route.credential->variable};
    QCOMPARE(names, (QByteArrayList{"api-7-up", "API_7_UP_70ADAF_UPSTREAM_BASIC", "api-7-up-2",
                                    "API_7_UP_57B07F_UPSTREAM_BASIC", "u", "U_373DC5_UPSTREAM_BASIC_2",
                                    QByteArray(24, 'x'), QByteArray(24, 'X') + "_34B584_UPSTREAM_BASIC"}));
}

/** Otherwise the variable of one API would have the credential of another after the next export. */
void TestExportPlan::namesVariablesWhateverElseIsExported()
{
    const ExportSample first{.name = u"Payments"_qs, .listenPath = u"/pay/v1/"_qs, .userName = u"alice"_qs};
    const ExportSample second{.name = u"Payments"_qs, .listenPath = u"/pay/v2/"_qs, .userName = u"bob"_qs};
    const auto namesOf = [](const QList<ExportSample> &samples) {
        QMap<QByteArray, QByteArrayList> names;
        const ExportPlan plan = planOf(samples);
        for (const PlannedRoute &route : plan.routes)
            names.insert(route.listenPath, {route.credential->variable, route.lastingName});
        return names;
    };
    const auto both = namesOf({first, second});
    QVERIFY(both["/pay/v1/"] != both["/pay/v2/"]);
    QCOMPARE(namesOf({second, first}), both);
    QCOMPARE(namesOf({second})["/pay/v2/"], both["/pay/v2/"]);
    ExportSample inactive = first;
    inactive.isActive = false;
    QCOMPARE(namesOf({inactive, second})["/pay/v2/"], both["/pay/v2/"]);
}

void TestExportPlan::namesTheFilesOfEqualNames()
{
    const ExportPlan plan = planOf({{}, {.listenPath = u"/other/"_qs}, {.name = u"Third"_qs, .listenPath = u"/3/"_qs}});
    QStringList names;
    for (const PlannedRoute &route : plan.routes)
        names.append(route.reportName);
    QCOMPARE(names, (QStringList{u"Shop (2.json)"_qs, u"Shop (1.json)"_qs, u"Third"_qs}));
}

/** An API with a blocked operation would be open behind the proxy. */
void TestExportPlan::reportsSettingsThatAreNotWritten()
{
    const QByteArray text = R"({"openapi": "3.0.3", "info": {"title": "T", "version": "1"}, "paths": {},
"x-vendor-api-gateway": {"info": {"name": "Shop", "state": {"active": true}},
 "server": {"listenPath": {"value": "/shop/"}, "ipAccessControl": {"enabled": true, "allow": ["10.0.0.1"]},
  "customDomain": {"enabled": false, "name": "h"}, "authentication": {"enabled": true, "x": {"enabled": true}}},
 "upstream": {"url": "http://user:pw@h.example/", "mutualTLS": {"enabled": true},
  "authentication": {"enabled": true, "basicAuth": {"enabled": true, "username": "kim", "password": "p"}}},
 "middleware": {"global": {"cors": {"enabled": true}, "prePlugins": [{"enabled": false}, {"enabled": true}]},
  "operations": {"a": {"block": {"enabled": true}}, "b": {"block": {"enabled": true}, "allow": {"enabled": false}}}}}})";
    const auto snapshot = document::Snapshot::parse(text, document::Format::Json);
    const ExportPlan plan = deploy::planExport({{u"shop.json"_qs, definition::DefinitionView(snapshot)}});
    QCOMPARE(plan.routes.size(), 1);
    QCOMPARE(plan.report.withVerdict(Verdict::Lost).last(),
             (deploy::Remark{Topic::NotWritten,
                             {u"Shop"_qs, u"server.ipAccessControl, upstream.mutualTLS, "
                                          "middleware.global.cors, middleware.global.prePlugins, "
                                          "middleware.operations.*.block"_qs}}));
    QVERIFY(topicsOf(plan, Verdict::Lost).contains(Topic::UpstreamUserInfo));
}

/** Requests with the credentials of an API's clients must not go to another API. */
void TestExportPlan::withholdsWhatCannotBeMatched()
{
    const QList<ExportSample> samples{{.name = u"Admin"_qs, .listenPath = u"/admin/{tenant}/"_qs},
                                      {.name = u"Lost"_qs, .listenPath = u"/{id}/"_qs},
                                      {.name = u"Site"_qs, .listenPath = u"/"_qs}};
    const auto isLiteral = [](const PlannedRoute &route) { return route.isLiteral(); };
    const ExportPlan plan = deploy::withMatchableRoutes(planOf(samples), isLiteral);
    QCOMPARE(listenPaths(plan), (QStringList{u"/admin/"_qs, u"/"_qs}));
    QCOMPARE(plan.routes.first().refusal, std::optional(Topic::ListenPathRefused));
    QVERIFY(plan.routes.first().upstream.hostField.isEmpty());
    QVERIFY(plan.report.remarks.contains({Topic::ListenPathTaken, {u"Lost"_qs, u"/{id}/"_qs, u"Site"_qs}}));
    // Nobody else would get them.
    QCOMPARE(deploy::withMatchableRoutes(planOf(samples.first(2)), isLiteral).routes.size(), 0);
    QCOMPARE(
        deploy::withMatchableRoutes(planOf({samples.first(), {.listenPath = u"/admin/"_qs}}), isLiteral).routes.size(),
        1);
}

void TestExportPlan::tellsSentPaths_data()
{
    QTest::addColumn<QString>("listenPath");
    QTest::addColumn<bool>("strip");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QByteArray>("prefix");
    QTest::addColumn<QByteArray>("exact");
    QTest::newRow("stripped") << u"/a/"_qs << true << u"/v1/"_qs << QByteArray("/v1") << QByteArray("/v1");
    QTest::newRow("kept") << u"/a/"_qs << false << u"/v1"_qs << QByteArray("/v1/a/") << QByteArray("/v1/a/");
    QTest::newRow("no base") << u"/a"_qs << true << u"/"_qs << QByteArray() << QByteArray("/");
    QTest::newRow("kept, no base") << u"/a"_qs << false << QString() << QByteArray("/a") << QByteArray("/a");
}

void TestExportPlan::tellsSentPaths()
{
    QFETCH(const QString, listenPath);
    QFETCH(const bool, strip);
    QFETCH(const QString, base);
    QFETCH(const QByteArray, prefix);
    QFETCH(const QByteArray, exact);
    const ExportPlan plan = planOf(
        {{.listenPath = listenPath, .strip = strip, .upstream = u"http://stock.example"_qs + base}});
    QCOMPARE(plan.routes.constFirst().sentPrefix(), prefix);
    QCOMPARE(plan.routes.constFirst().sentFor(plan.routes.constFirst().listenPath), exact);
}

void TestExportPlan::tellsPlainPaths_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("isPlain");
    for (const char *plain : {"/", "/a", "/a/", "/a.b/..c/~$&+,;=:@"})
        QTest::newRow(plain) << QByteArray(plain) << true;
    for (const char *other :
         {"", "a", "//", "/a//", "/a//b", "/./a", "/a/..", "/a/../", "/%41", "/a b", "/a?", "/{id}"})
        QTest::newRow(qPrintable(u"not "_qs + QLatin1String(other))) << QByteArray(other) << false;
    QTest::newRow("NUL") << QByteArray("/\0", 2) << false;
}

void TestExportPlan::tellsPlainPaths()
{
    QFETCH(const QByteArray, path);
    QFETCH(const bool, isPlain);
    QCOMPARE(deploy::isPlainPath(path), isPlain);
}

void TestExportPlan::hasARowForEachTopic()
{
    QSet<QByteArray> ids;
    for (int topic = 0; topic <= int(Topic::AddressCertificate); ++topic) {
        const deploy::TopicRow &row = deploy::rowOf(Topic(topic));
        QCOMPARE(row.topic, Topic(topic));
        ids.insert(row.id);
    }
    QCOMPARE(ids.size(), int(Topic::AddressCertificate) + 1);
}

void TestExportPlan::namesTargets()
{
    for (const QString &name : deploy::targetNames()) {
        const auto target = deploy::targetNamed(name);
        QVERIFY(target);
        QCOMPARE(deploy::nameOf(*target), name);
    }
    QVERIFY(!deploy::targetNamed(u"Nginx"));
}

/** The rows `| id | proxies | difference |` of the guide are those of the reports. */
void TestExportPlan::listsDifferencesInTheGuide()
{
    QFile file(QStringLiteral(RESOURCES "/guide/exports.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray guide = file.readAll();
    const QByteArray head = "| id | proxies | difference |\n|---|---|---|\n";
    const qsizetype begin = guide.indexOf(head) + head.size();
    const QByteArray table = guide.sliced(begin, guide.indexOf("\n\n", begin) - begin);
    QByteArrayList lines = table.split('\n');

    const QList<std::pair<deploy::Target, QByteArray>> proxies = {{deploy::Target::Nginx, "nginx"},
                                                                  {deploy::Target::Haproxy, "HAProxy"},
                                                                  {deploy::Target::Caddy, "Caddy"},
                                                                  {deploy::Target::Apache, "Apache"}};
    QByteArrayList expected;
    for (int number = int(Topic::PercentEncoding); number <= int(Topic::AddressCertificate); ++number) {
        const Topic topic = Topic(number);
        QByteArrayList names;
        for (const auto &[target, name] : proxies) {
            if (deploy::differencesOf(target).contains(topic))
                names.append(name);
        }
        const deploy::TopicRow &row = deploy::rowOf(topic);
        QCOMPARE(row.verdict, Verdict::Differs);
        expected.append("| `" + QByteArray(row.id) + "` | " +
                        (names.size() == proxies.size() ? "all" : names.join(", ")) + " | " + row.text + " |");
    }
    QCOMPARE(lines.join('\n'), expected.join('\n'));
    for (int number = 0; number < int(Topic::PercentEncoding); ++number) {
        const deploy::TopicRow &row = deploy::rowOf(Topic(number));
        if (row.verdict == Verdict::Differs)
            QVERIFY2(guide.contains("| `" + QByteArray(row.id) + "` | "), row.id);
    }
}

GATEWRIGHT_TEST(TestExportPlan, QCoreApplication)
#include "testexportplan.moc"
