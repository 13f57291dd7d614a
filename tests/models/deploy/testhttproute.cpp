#include "exportedconfiguration.h"
#include "exportsamples.h"
#include "httprouteobjects.h"
#include "manifest.h"
#include "schemas.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using deploy::Topic;
using support::ExportSample;
using support::planOf;

namespace {

const QString Upstream = u"http://shop.example.com/v1"_qs;

/** An exported manifest, as text and as objects. */
struct Exported {
    explicit Exported(const QList<ExportSample> &samples)
        : configuration(
              deploy::exportConfiguration(deploy::Target::HttpRoute, planOf(samples), deploy::Placement(u"edge"_qs)))
        , text(configuration.main.content)
        , yaml(document::Snapshot::parse(text, document::Format::Yaml))
        , manifest(gatewayapi::manifestOf(yaml))
    {}

    [[nodiscard]] bool has(Topic topic) const
    {
        const auto &remarks = configuration.report.remarks;
        return std::any_of(remarks.begin(), remarks.end(), [topic](const auto &each) { return each.topic == topic; });
    }
    /** What a request is sent to, as `service path`, `500` or `404`. */
    [[nodiscard]] QByteArray sent(const QByteArray &path) const
    {
        const gatewayapi::Chosen chosen = gatewayapi::choose(manifest.routes, {path});
        if (!chosen.rule)
            return "404";
        if (chosen.rule->service.endsWith("-refused"))
            return "500";
        return chosen.rule->service + ' ' + gatewayapi::sentPath(chosen, path);
    }
    [[nodiscard]] QStringList problems() const
    {
        return gatewayapi::schemaProblems(yaml) + gatewayapi::ruleProblems(yaml);
    }

    deploy::ExportedConfiguration configuration;
    QByteArray text;
    document::Snapshot yaml;
    gatewayapi::Manifest manifest;
};

/** The text with the YAML of its comments instead of the filters above or below which it is. */
QByteArray withFiltersOfEnvoyGateway(const QByteArray &text)
{
    QByteArrayList lines;
    bool isSkipped = false;
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray shown = line.trimmed();
        const qsizetype indent = line.indexOf(shown);
        const bool isYaml = shown.startsWith("# - ") || shown.startsWith("#   ") || shown.startsWith("# apiVersion") ||
                            shown.startsWith("# kind:") || shown.startsWith("# metadata:") ||
                            shown.startsWith("# spec:");
        if (shown == "- type: RequestHeaderModifier")
            isSkipped = true;
        else if (shown == "backendRefs:")
            isSkipped = false;
        if (isSkipped)
            continue;
        if (shown.startsWith("# apiVersion"))
            lines.append("---");
        lines.append(isYaml ? QByteArray(indent, ' ') + shown.sliced(2) : line);
    }
    return lines.join('\n');
}

} // namespace

/** Manifests with HTTPRoutes. */
class TestHttpRoute final : public QObject
{
    Q_OBJECT

private slots:
    void sendsToTheUpstream_data();
    void sendsToTheUpstream();
    void choosesAsTheGatewayDoes();
    void servesPathsWithoutTheirSlash();
    void losesPathsThatCannotBeMatched_data();
    void losesPathsThatCannotBeMatched();
    void refusesWhatCannotBeSent_data();
    void refusesWhatCannotBeSent();
    void writesServices_data();
    void writesServices();
    void writesPoliciesForTls_data();
    void writesPoliciesForTls();
    void marksTheGapOfACredential();
    void reportsWhatIsLost();
    void keepsTheLimits();
    void namesObjects();
    void quotesHostileTitles_data();
    void quotesHostileTitles();
};

void TestHttpRoute::sendsToTheUpstream_data()
{
    QTest::addColumn<QString>("listenPath");
    QTest::addColumn<bool>("strip");
    QTest::addColumn<QString>("upstream");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("sent");
    const auto row = [](const char *listenPath, bool strip, const char *base, const char *path, const char *sent) {
        QTest::addRow("%s %s %s %s", listenPath, strip ? "stripped" : "kept", base, path)
            << QString::fromLatin1(listenPath) << strip << u"http://orders"_qs + QString::fromLatin1(base)
            << QByteArray(path) << QByteArray("orders ") + sent;
    };
    row("/a/", true, "", "/a/x/y", "/x/y");
    row("/a/", true, "/base/", "/a/", "/base");
    row("/a/", true, "/base", "/a/x", "/base/x");
    row("/a/", false, "/base", "/a/x", "/base/a/x");
    row("/a/", false, "/base", "/a/", "/base/a/");
    row("/a/", true, "", "/a/", "/");
    row("/a", true, "/base", "/a", "/base");
    row("/a", true, "/base", "/a/", "/base/");
    row("/a", true, "", "/a", "/");
    row("/a", false, "", "/a/x", "/a/x");
    row("/", true, "/base", "/x", "/base/x");
    row("/", true, "/base", "/", "/base");
    row("/", false, "/base", "/", "/base/");
    row("/", false, "", "/x/", "/x/");
}

void TestHttpRoute::sendsToTheUpstream()
{
    QFETCH(const QString, listenPath);
    QFETCH(const bool, strip);
    QFETCH(const QString, upstream);
    QFETCH(const QByteArray, path);
    const Exported exported({{.listenPath = listenPath, .strip = strip, .upstream = upstream}});
    QTEST(exported.sent(path), "sent");
    QCOMPARE(exported.problems(), QStringList());
}

void TestHttpRoute::choosesAsTheGatewayDoes()
{
    const Exported exported(
        {{.name = u"Root"_qs, .listenPath = u"/"_qs, .strip = false, .upstream = u"http://root"_qs},
         {.name = u"Bare"_qs, .listenPath = u"/a"_qs, .strip = true, .upstream = u"http://bare"_qs},
         {.name = u"Slash"_qs, .listenPath = u"/a/"_qs, .strip = true, .upstream = u"http://slash"_qs},
         {.name = u"Deep"_qs, .listenPath = u"/a/b/"_qs, .upstream = u"http://deep"_qs}});
    QCOMPARE(exported.sent("/"), QByteArray("root /"));
    QCOMPARE(exported.sent("/ab"), QByteArray("root /ab"));
    QCOMPARE(exported.sent("/a"), QByteArray("bare /"));
    QCOMPARE(exported.sent("/a/x"), QByteArray("slash /x"));
    QCOMPARE(exported.sent("/a/b"), QByteArray("slash /b"));
    QCOMPARE(exported.sent("/a/b/x"), QByteArray("deep /x"));
    QVERIFY(!exported.has(Topic::SlashPath));
    QCOMPARE(exported.problems(), QStringList());
}

void TestHttpRoute::servesPathsWithoutTheirSlash()
{
    const Exported exported({{.listenPath = u"/a/"_qs, .upstream = u"http://orders"_qs}});
    QVERIFY(exported.has(Topic::SlashPath));
    QCOMPARE(exported.sent("/a"), QByteArray("orders /"));
    // A listen path that is lost can't get them.
    QVERIFY(
        Exported({{.name = u"Lost"_qs, .listenPath = u"/{id}"_qs}, {.listenPath = u"/a/"_qs}}).has(Topic::SlashPath));
    QVERIFY(!Exported({{.listenPath = u"/a"_qs}}).has(Topic::SlashPath));
    QVERIFY(!Exported({{.listenPath = u"/"_qs}}).has(Topic::SlashPath));
}

void TestHttpRoute::losesPathsThatCannotBeMatched_data()
{
    QTest::addColumn<QString>("listenPath");
    QTest::newRow("parameter") << u"/shop/{id}/"_qs;
    QTest::newRow("expression") << u"/{id:[0-9]+}"_qs;
    QTest::newRow("empty segment") << u"/a//b"_qs;
    QTest::newRow("dot segment") << u"/a/./b/"_qs;
    QTest::newRow("dots at the end") << u"/a/../"_qs;
    QTest::newRow("encoded slash") << u"/a%2fb"_qs;
    QTest::newRow("fragment") << u"/a#b"_qs;
    QTest::newRow("bracket") << u"/a[b]"_qs;
    QTest::newRow("bad escape") << u"/a%zz"_qs;
    QTest::newRow("long") << u'/' + QString(1'024, u'a');
}

void TestHttpRoute::losesPathsThatCannotBeMatched()
{
    QFETCH(const QString, listenPath);
    const Exported exported({{.name = u"Lost"_qs, .listenPath = listenPath, .upstream = u"http://lost"_qs},
                             {.listenPath = u"/other/"_qs, .upstream = u"http://orders"_qs}});
    QVERIFY(exported.has(Topic::ListenPathForm));
    QVERIFY(exported.configuration.report.hasLosses());
    QVERIFY(!exported.text.contains("lost"));
    QCOMPARE(exported.manifest.routes.size(), 1);
    QCOMPARE(exported.problems(), QStringList());
}

void TestHttpRoute::refusesWhatCannotBeSent_data()
{
    QTest::addColumn<QString>("upstream");
    QTest::addColumn<bool>("checksClients");
    QTest::addColumn<Topic>("topic");
    QTest::newRow("clients are checked") << Upstream << true << Topic::ClientCheck;
    QTest::newRow("loopback") << u"http://127.0.0.1:9"_qs << false << Topic::LocalUpstream;
    QTest::newRow("loopback, IPv6") << u"http://[::1]:9"_qs << false << Topic::LocalUpstream;
    QTest::newRow("localhost") << u"https://localhost"_qs << false << Topic::LocalUpstream;
    QTest::newRow("link-local") << u"http://169.254.1.1"_qs << false << Topic::LocalUpstream;
    QTest::newRow("underscore") << u"http://a_b.example"_qs << false << Topic::UrlForm;
    QTest::newRow("TLS to an address") << u"https://10.1.2.3"_qs << false << Topic::UrlForm;
    QTest::newRow("long base path") << u"http://orders/"_qs + QString(1'020, u'a') << false << Topic::UrlForm;
    QTest::newRow("secret in the URL") << u"http://orders/?token=abcdefgh12345678"_qs << false << Topic::UrlSecret;
    QTest::newRow("reference") << u"http://orders/env://PATH_OF_STOCK"_qs << false << Topic::UrlReference;
}

void TestHttpRoute::refusesWhatCannotBeSent()
{
    QFETCH(const QString, upstream);
    QFETCH(const bool, checksClients);
    QFETCH(const Topic, topic);
    const Exported exported({{.name = u"Root"_qs, .listenPath = u"/"_qs, .upstream = u"http://root"_qs},
                             {.upstream = upstream,
                              .userName = u"kim"_qs,
                              .password = u"secret-of-kim"_qs,
                              .checksClients = checksClients}});
    QVERIFY(exported.has(topic));
    // Not by the shorter listen path.
    QCOMPARE(exported.sent("/shop/x"), QByteArray("500"));
    QCOMPARE(exported.sent("/shop/"), QByteArray("500"));
    QCOMPARE(exported.sent("/shopping"), QByteArray("root /shopping"));
    QVERIFY(!exported.has(Topic::LocalUsers));
    QVERIFY(!exported.text.contains("kim"));
    QCOMPARE(exported.problems(), QStringList());
}

void TestHttpRoute::writesServices_data()
{
    QTest::addColumn<QString>("upstream");
    QTest::addColumn<QByteArray>("service");
    QTest::addColumn<QByteArray>("namespaceName");
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("hostname");
    QTest::addColumn<QList<Topic>>("topics");
    using Topics = QList<Topic>;
    const QByteArray own = "shop-upstream";
    QTest::newRow("other host") << u"http://shop.example.com"_qs << own << QByteArray()
                                << QByteArray("shop.example.com") << QByteArray("shop.example.com")
                                << Topics{Topic::ExternalName};
    QTest::newRow("port") << u"http://shop.example.com:8080"_qs << own << QByteArray() << QByteArray("shop.example.com")
                          << QByteArray("shop.example.com") << Topics{Topic::ExternalName, Topic::HostField};
    QTest::newRow("TLS") << u"https://Shop.example.com"_qs << own << QByteArray() << QByteArray("shop.example.com")
                         << QByteArray("shop.example.com") << Topics{Topic::ExternalName, Topic::UpstreamTls};
    QTest::newRow("Service") << u"http://orders"_qs << QByteArray("orders") << QByteArray() << QByteArray()
                             << QByteArray("orders") << Topics{};
    QTest::newRow("Service of a namespace")
        << u"http://orders.prod.svc"_qs << QByteArray("orders") << QByteArray("prod") << QByteArray()
        << QByteArray("orders.prod.svc") << Topics{Topic::OtherNamespace};
    QTest::newRow("full name") << u"https://orders.prod.svc.cluster.local"_qs << QByteArray("orders")
                               << QByteArray("prod") << QByteArray() << QByteArray("orders.prod.svc.cluster.local")
                               << Topics{Topic::OtherNamespace, Topic::UpstreamTls};
    QTest::newRow("address") << u"http://10.1.2.3"_qs << own << QByteArray() << QByteArray("10.1.2.3") << QByteArray()
                             << Topics{Topic::HostField};
    QTest::newRow("IPv6") << u"http://[2001:db8::1]:81"_qs << own << QByteArray() << QByteArray("2001:db8::1")
                          << QByteArray() << Topics{Topic::HostField};
}

void TestHttpRoute::writesServices()
{
    QFETCH(const QString, upstream);
    QFETCH(const QByteArray, service);
    QFETCH(const QByteArray, host);
    QFETCH(const QList<Topic>, topics);
    const Exported exported({{.upstream = upstream}});
    QCOMPARE(exported.problems(), QStringList());
    const gatewayapi::Rule &rule = exported.manifest.routes.value(0).rules.constLast();
    QCOMPARE(rule.service, service);
    QTEST(rule.namespaceName, "namespaceName");
    QTEST(rule.hostname, "hostname");
    QCOMPARE(exported.manifest.services.value(service), host);
    if (!host.isEmpty())
        QCOMPARE(exported.manifest.ports.value(service), rule.port);
    QCOMPARE(exported.text.contains("BackendTLSPolicy"), topics.contains(Topic::UpstreamTls));
    for (const Topic topic : {Topic::ExternalName, Topic::UpstreamTls, Topic::OtherNamespace, Topic::HostField})
        QCOMPARE(exported.has(topic), topics.contains(topic));
}

void TestHttpRoute::writesPoliciesForTls_data()
{
    QTest::addColumn<QStringList>("upstreams");
    QTest::addColumn<QByteArrayList>("policies");
    QTest::addColumn<QList<Topic>>("topics");
    using Topics = QList<Topic>;
    const QString plain = u"http://orders.shop.svc:8080"_qs;
    const QString secure = u"https://orders.shop.svc:8443"_qs;
    QTest::newRow("no TLS") << QStringList{plain} << QByteArrayList{} << Topics{};
    QTest::newRow("a Service of the manifest") << QStringList{u"https://a.example"_qs, u"http://a.example"_qs}
                                               << QByteArrayList{"api-1-upstream https a.example"} << Topics{};
    QTest::newRow("all with TLS") << QStringList{secure, secure + u"/v1"_qs, u"https://orders.shop.svc:9443"_qs}
                                  << QByteArrayList{"orders - orders.shop.svc"} << Topics{Topic::TlsAllPorts};
    QTest::newRow("Services of two namespaces")
        << QStringList{secure, u"http://orders.other.svc:8443"_qs} << QByteArrayList{"orders - orders.shop.svc"}
        << Topics{Topic::TlsAllPorts};
    QTest::newRow("another port without TLS")
        << QStringList{plain, secure} << QByteArrayList{"orders port-8443 orders.shop.svc"}
        << Topics{Topic::TlsPortName};
    QTest::newRow("two host names on two ports")
        << QStringList{secure, u"https://orders.shop.svc.cluster.local:9443"_qs}
        << QByteArrayList{"orders port-8443 orders.shop.svc", "orders port-9443 orders.shop.svc.cluster.local"}
        << Topics{Topic::TlsPortName};
    QTest::newRow("two host names on one port")
        << QStringList{secure, u"https://orders.shop.svc.cluster.local:8443"_qs}
        << QByteArrayList{"orders port-8443 orders.shop.svc"} << Topics{Topic::TlsPortName, Topic::TlsConflict};
    QTest::newRow("one port with and without TLS")
        << QStringList{u"http://orders.shop.svc:8443"_qs, secure} << QByteArrayList{"orders port-8443 orders.shop.svc"}
        << Topics{Topic::TlsPortName, Topic::TlsConflict};
}

/** A policy without the name of a port is for all ports of a Service, and only one policy can be for the same ports. */
void TestHttpRoute::writesPoliciesForTls()
{
    QFETCH(const QStringList, upstreams);
    QFETCH(const QByteArrayList, policies);
    QFETCH(const QList<Topic>, topics);
    QList<ExportSample> samples;
    for (const QString &upstream : upstreams)
        samples.append({.name = u"Api %1"_qs.arg(samples.size() + 1),
                        .listenPath = u"/%1/"_qs.arg(samples.size()),
                        .upstream = upstream});
    const Exported exported(samples);
    QCOMPARE(exported.problems(), QStringList());
    static const QRegularExpression policy(
        u"kind: Service\\n +name: (\\S+)\\n(?: +# Replace .*\\n)?(?: +sectionName: (\\S+)\\n)? +validation:\\n"
        " +hostname: (\\S+)\\n"_qs);
    QByteArrayList written;
    auto found = policy.globalMatch(QString::fromUtf8(exported.text));
    while (found.hasNext()) {
        const QRegularExpressionMatch each = found.next();
        const QString port = each.captured(2).isEmpty() ? u"-"_qs : each.captured(2);
        written.append((each.captured(1) + u' ' + port + u' ' + each.captured(3)).toLatin1());
    }
    QCOMPARE(written, policies);
    QCOMPARE(exported.text.count("# Replace this by the name of port "), exported.text.count("sectionName: port-"));
    QCOMPARE(exported.text.count("- name: https\n"), exported.text.count("sectionName: https\n"));
    for (const Topic topic : {Topic::TlsAllPorts, Topic::TlsPortName, Topic::TlsConflict})
        QCOMPARE(exported.has(topic), topics.contains(topic));
}

void TestHttpRoute::marksTheGapOfACredential()
{
    const Exported exported({{.name = u"Shop"_qs,
                              .upstream = Upstream,
                              .userName = u"kim"_qs,
                              .password = u"hunter2-of-kim"_qs,
                              .headerName = u"X-Up"_qs}});
    QVERIFY(exported.has(Topic::CredentialGap));
    QVERIFY(!exported.has(Topic::Credential));
    QCOMPARE(exported.manifest.routes[0].rules[0].removedHeaders, QList<QByteArray>{"X-Up"});
    QVERIFY(exported.text.contains("GAP: the credential of the upstream."));
    QVERIFY(!exported.text.contains("kim"));
    QVERIFY(!exported.text.contains("hunter2"));
    QCOMPARE(exported.problems(), QStringList());

    const document::Snapshot filled = document::Snapshot::parse(withFiltersOfEnvoyGateway(exported.text),
                                                                document::Format::Yaml);
    QCOMPARE(gatewayapi::schemaProblems(filled) + gatewayapi::ruleProblems(filled), QStringList());
    const document::Node filter = filled.root(filled.documentCount() - 1);
    QCOMPARE(filter.member("kind").text(), u"HTTPRouteFilter"_qs);
    const document::Node injection = filter.member("spec").member("credentialInjection");
    QCOMPARE(injection.member("header").text(), u"X-Up"_qs);
    QVERIFY(injection.member("overwrite").toBool());
    const document::Node rule = filled.root(0).member("spec").member("rules").childAt(0);
    QCOMPARE(rule.member("filters").childAt(1).member("extensionRef").member("name").text(),
             filter.member("metadata").member("name").text());
}

void TestHttpRoute::reportsWhatIsLost()
{
    const Exported exported({{.listenPath = u"/ü/"_qs, .upstream = u"http://orders:8080/v1?k=1"_qs}});
    for (const Topic topic : {Topic::UpstreamQuery, Topic::HostField, Topic::EncodedPath, Topic::ListenPath})
        QVERIFY2(exported.has(topic), deploy::rowOf(topic).id);
    QVERIFY(!exported.text.contains("k=1"));
}

void TestHttpRoute::keepsTheLimits()
{
    // The root gets 300 exact paths, with a rewrite each, or in common.
    for (const bool strip : {true, false}) {
        QList<ExportSample> samples = {{.name = u"Root"_qs,
                                        .listenPath = u"/"_qs,
                                        .strip = strip,
                                        .upstream = strip ? u"http://root/base"_qs : u"http://root"_qs}};
        for (int i = 0; i < 300; ++i)
            samples.append(
                {.name = u"API %1"_qs.arg(i), .listenPath = u"/p%1/"_qs.arg(i), .upstream = u"http://orders"_qs});
        const Exported exported(samples);
        QCOMPARE(exported.problems(), QStringList());
        QCOMPARE(exported.sent("/p299"), QByteArray(strip ? "root /base/p299" : "root /p299"));
        QCOMPARE(exported.sent("/p299/x"), QByteArray("orders /x"));
        QVERIFY(!exported.has(Topic::SlashPath));
    }
    const QString longest = u'/' + QString(deploy::httproute::MaximumPath - 2, u'a') + u'/';
    const Exported exported({{.listenPath = longest, .upstream = u"http://orders"_qs}});
    QCOMPARE(exported.problems(), QStringList());
    QCOMPARE(exported.sent(longest.toUtf8() + 'x'), QByteArray("orders /x"));
}

void TestHttpRoute::namesObjects()
{
    QList<ExportSample> samples;
    const QStringList names = {u"Shop"_qs,         u"shop"_qs,          u"Shop!"_qs, u"shop-2"_qs,
                               u"123"_qs,          QString(),           u"Ωμέγα"_qs, QString(300, u'x'),
                               QString(300, u'-'), u"shop-upstream"_qs, u"a.b/c"_qs};
    for (qsizetype i = 0; i < names.size(); ++i)
        samples.append({.name = names[i],
                        .listenPath = u"/%1/"_qs.arg(i),
                        .upstream = u"https://h%1.example.com/v1"_qs.arg(i),
                        .userName = u"u"_qs,
                        .password = u"p"_qs});
    // A Service of the cluster keeps its name.
    samples.append({.name = u"Own"_qs, .listenPath = u"/own/"_qs, .upstream = u"http://shop-upstream"_qs});
    const Exported exported(samples);
    QCOMPARE(exported.problems(), QStringList());
    QCOMPARE(exported.manifest.routes.size(), samples.size());
    QCOMPARE(exported.sent("/own/x"), QByteArray("shop-upstream /x"));
    QVERIFY(!exported.manifest.services.contains("shop-upstream"));
    // An HTTPRoute may be called like a Service.
    const Exported same({{.name = u"Orders"_qs, .upstream = u"http://orders"_qs}});
    QCOMPARE(same.manifest.routes.value(0).name, QByteArray("orders"));
}

void TestHttpRoute::quotesHostileTitles_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("document") << u"x\n---\nkind: Secret\n"_qs;
    QTest::newRow("quotes") << u"\"\n  name: evil\n#"_qs;
    QTest::newRow("boolean") << u"yes"_qs;
    QTest::newRow("number") << u"0x10"_qs;
    QTest::newRow("null") << u"~"_qs;
    QTest::newRow("alias") << u"*a &b !c %d"_qs;
    QTest::newRow("separators") << u"a\u2028b\u0085c\u2029d\ufeff"_qs;
    QTest::newRow("controls") << u"\a\u001b[31m\u007f\u009f"_qs;
    QTest::newRow("backslash") << u"\\\"\\n: {"_qs;
    QTest::newRow("emoji") << u"Shop 🛒"_qs;
    QTest::newRow("comment") << u"x # y"_qs;
    QTest::newRow("blank at the end") << u"x: "_qs;
}

void TestHttpRoute::quotesHostileTitles()
{
    QFETCH(const QString, title);
    const Exported exported({{.name = title, .upstream = u"http://orders"_qs}});
    QCOMPARE(exported.problems(), QStringList());
    QCOMPARE(exported.yaml.documentCount(), 1);
    QCOMPARE(exported.manifest.routes.value(0).title, title);
    for (const char c : exported.text)
        QVERIFY(c == '\n' || static_cast<unsigned char>(c) >= ' ');
}

GATEWRIGHT_TEST(TestHttpRoute, QCoreApplication)
#include "testhttproute.moc"
