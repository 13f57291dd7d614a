#include "apply.h"
#include "decide.h"
#include "executions.h"
#include "exportedconfiguration.h"
#include "exportsamples.h"
#include "manifest.h"
#include "schemas.h"
#include "testprogram.h"

#include <QTest>

#include <random>

using deploy::Topic;
using support::ExportSample;

namespace {

using Random = std::mt19937;

template<typename T>
const T &oneOf(const QList<T> &values, Random &random)
{
    return values[qsizetype(random() % std::size_t(values.size()))];
}

QString randomPath(Random &random)
{
    static const QStringList segments = {u"a"_qs, u"b"_qs, u"ab"_qs, u"a.b"_qs, u"~x"_qs, u"c%20d"_qs, u"A"_qs};
    QString path;
    for (unsigned count = random() % 4; count > 0; --count)
        path += u'/' + oneOf(segments, random);
    return path.isEmpty() || random() % 2 == 0 ? path + u'/' : path;
}

QString randomListenPath(Random &random)
{
    static const QStringList odd = {u"/{id}/"_qs, u"/a/{id}"_qs, u"/{id:[ab]+}/b/"_qs, u"/a//b/"_qs, u"/./"_qs};
    return random() % 8 == 0 ? oneOf(odd, random) : randomPath(random);
}

QString randomSecret(Random &random)
{
    QString secret;
    for (int i = 0; i < 16; ++i)
        secret += QChar(u'g' + char16_t(random() % 16));
    return secret;
}

ExportSample randomSample(qsizetype number, Random &random)
{
    static const QStringList origins = {u"http://orders"_qs,
                                        u"http://orders.prod.svc:81"_qs,
                                        u"https://shop.example.com"_qs,
                                        u"http://shop.example.com:8080"_qs,
                                        u"http://10.1.2.3"_qs,
                                        u"http://[2001:db8::1]"_qs,
                                        u"http://localhost:9"_qs,
                                        u"https://10.1.2.3"_qs};
    static const QStringList bases = {QString(), u"/"_qs, u"/v1"_qs, u"/v1/"_qs, u"/v1/x"_qs, u"/v1?k=1"_qs};
    ExportSample sample;
    sample.name = u"API %1"_qs.arg(number);
    sample.listenPath = randomListenPath(random);
    sample.strip = random() % 2 == 0;
    sample.upstream = oneOf(origins, random) + oneOf(bases, random);
    sample.isActive = random() % 16 != 0;
    sample.checksClients = random() % 16 == 0;
    if (random() % 2 == 0) {
        sample.userName = randomSecret(random);
        sample.password = randomSecret(random);
        sample.headerName = random() % 2 == 0 ? u"X-Up"_qs : QString();
    }
    return sample;
}

/** The route by which the test gateway serves a sample. */
routing::Route routeOf(const ExportSample &sample)
{
    routing::Route route;
    route.apiName = sample.name;
    route.listenPath = sample.listenPath.toUtf8();
    route.stripListenPath = sample.strip;
    route.upstream = QUrl(sample.upstream);
    return route;
}

/** The definitions of a round, as the test gateway and as a cluster serve them. */
class Round final
{
public:
    explicit Round(Random &random)
    {
        const unsigned count = 1 + random() % 8;
        QList<routing::Route> routes;
        QSet<QByteArray> taken;
        for (unsigned i = 0; i < count; ++i) {
            m_samples.append(randomSample(i, random));
            const ExportSample &sample = m_samples.last();
            const QByteArray listenPath = sample.listenPath.toUtf8();
            if (sample.isActive && !taken.contains(listenPath)) {
                taken.insert(listenPath);
                routes.append(routeOf(sample));
            }
        }
        m_rules.routes = routing::RouteTable(routes);
        m_exported = deploy::exportConfiguration(deploy::Target::HttpRoute, support::planOf(m_samples),
                                                 deploy::Placement(u"edge"_qs));
        m_yaml = document::Snapshot::parse(m_exported.main.content, document::Format::Yaml);
        m_manifest = gatewayapi::manifestOf(m_yaml);
    }

    [[nodiscard]] const QList<ExportSample> &samples() const { return m_samples; }
    [[nodiscard]] QByteArray text() const { return m_exported.main.content; }
    [[nodiscard]] QStringList problems() const
    {
        return gatewayapi::schemaProblems(m_yaml) + gatewayapi::ruleProblems(m_yaml);
    }

    /** Compares what happens to a request. Returns a text for a difference that the report does not name. */
    [[nodiscard]] QByteArray differenceFor(const QByteArray &path, const QByteArray &query)
    {
        http::RequestHead head{"GET", query.isEmpty() ? path : path + '?' + query, {}};
        head.headers.append("Host", "127.0.0.1");
        const routing::Decision decision = routing::decide(m_rules, head);
        const gatewayapi::Chosen chosen = gatewayapi::choose(m_manifest.routes, {path});
        const routing::Route *const route = decision.match.route;
        if (!route)
            return !chosen.route || isServedBare(chosen.route->title, path) ? QByteArray() : QByteArray("is served");
        if (isReported(Topic::ListenPathForm, route->apiName))
            return {};
        if (!chosen.route)
            return "is not served";
        if (isReported(Topic::ListenPathRefused, chosen.route->title))
            return chosen.rule->service.endsWith("-refused") ? QByteArray() : QByteArray("is not refused");
        if (chosen.route->title != route->apiName)
            return "goes to " + chosen.route->title.toUtf8();
        for (const Topic topic : {Topic::ClientCheck, Topic::LocalUpstream, Topic::UrlForm}) {
            if (isReported(topic, route->apiName))
                return chosen.rule->service.endsWith("-refused") ? QByteArray() : QByteArray("is not refused");
        }
        ++m_forwarded;
        return sendingDifference(head, decision, chosen, path);
    }

    /** Returns how many of the compared requests both forward. */
    [[nodiscard]] int forwarded() const { return m_forwarded; }

private:
    [[nodiscard]] bool isReported(Topic topic, const QString &api) const
    {
        const auto &remarks = m_exported.report.remarks;
        return std::any_of(remarks.begin(), remarks.end(), [&](const deploy::Remark &remark) {
            return remark.topic == topic && remark.arguments.value(0) == api;
        });
    }

    [[nodiscard]] bool isServedBare(const QString &api, const QByteArray &path) const
    {
        const auto &remarks = m_exported.report.remarks;
        return std::any_of(remarks.begin(), remarks.end(), [&](const deploy::Remark &remark) {
            return remark.topic == Topic::SlashPath &&
                   remark.arguments == QStringList{api, QString::fromLatin1(path) + u'/'};
        });
    }

    [[nodiscard]] QByteArray sendingDifference(const http::RequestHead &head, const routing::Decision &decision,
                                               const gatewayapi::Chosen &chosen, const QByteArray &path) const
    {
        const auto *const forward = std::get_if<routing::Forward>(&decision.outcome);
        if (!forward)
            return "the gateway does not forward";
        const routing::Applied applied = routing::apply(decision.match, *forward->target, head, {});
        const QString api = decision.match.route->apiName;
        QByteArray query = head.target.mid(path.size());
        const QByteArray &added = decision.match.plan->baseQuery;
        if (!added.isEmpty() && isReported(Topic::UpstreamQuery, api))
            query = query.isEmpty() ? '?' + added : '?' + added + '&' + query.sliced(1);
        if (applied.request.target != gatewayapi::sentPath(chosen, path) + query)
            return "is sent as " + gatewayapi::sentPath(chosen, path) + query + " instead of " + applied.request.target;
        const QByteArray host = applied.request.headers.first("Host").value_or(QByteArray());
        if (host != chosen.rule->hostname && !isReported(Topic::HostField, api))
            return "has the Host " + chosen.rule->hostname;
        return backendDifference(*forward->target, *chosen.rule);
    }

    [[nodiscard]] QByteArray backendDifference(const routing::UpstreamTarget &target,
                                               const gatewayapi::Rule &rule) const
    {
        const QByteArray host = m_manifest.services.value(rule.service);
        const QByteArray inCluster = rule.namespaceName.isEmpty() ? rule.service
                                                                  : rule.service + '.' + rule.namespaceName + ".svc";
        if ((host.isEmpty() ? inCluster : host) != target.host.toUtf8() || rule.port != target.port)
            return "goes to the Service " + rule.service;
        return {};
    }

    QList<ExportSample> m_samples;
    routing::GatewayRules m_rules;
    deploy::ExportedConfiguration m_exported;
    document::Snapshot m_yaml;
    gatewayapi::Manifest m_manifest;
    int m_forwarded = 0;
};

/** A path at or below a listen path, beside it, or any. */
QByteArray randomRequestPath(const Round &round, Random &random)
{
    QString path = randomPath(random);
    const QString listenPath = oneOf(round.samples(), random).listenPath;
    switch (random() % 4) {
    case 0:
        path = listenPath;
        break;
    case 1:
        path = listenPath + (listenPath.endsWith(u'/') ? path.sliced(1) : path);
        break;
    case 2:
        path = listenPath.endsWith(u'/') && listenPath.size() > 1 ? listenPath.chopped(1) : listenPath + u'b';
        break;
    default:
        break;
    }
    // Parameters have no braces in requests; other odd segments differ from proxy to proxy.
    path.replace(u"{id}"_qs, u"a"_qs).replace(u"{id:[ab]+}"_qs, u"b"_qs);
    return path.contains(u"//"_qs) || path.contains(u"/./"_qs) || path.endsWith(u"/."_qs) ? "/a" : path.toUtf8();
}

} // namespace

/** Random requests to random definitions: HTTPRoutes, as the specification says, and the test gateway do the same. */
class TestHttpRouteRequests final : public QObject
{
    Q_OBJECT

private slots:
    void sendsWhatTheGatewaySends();
};

void TestHttpRouteRequests::sendsWhatTheGatewaySends()
{
    constexpr int usual = 1'000;
    constexpr int requestsOfRound = 20;
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("GATEWRIGHT_REQUESTS", &isSet);
    const int requests = isSet ? wanted : support::executions(usual);
    const int seed = qEnvironmentVariableIntValue("GATEWRIGHT_SEED", &isSet);
    Random random(isSet ? unsigned(seed) : 20'261'130U);
    int forwarded = 0;
    for (int sent = 0; sent < requests; sent += requestsOfRound) {
        Round round(random);
        QVERIFY2(round.problems().isEmpty(), qPrintable(round.problems().join(u'\n')));
        for (const ExportSample &sample : round.samples()) {
            for (const QString &secret : {sample.userName, sample.password})
                QVERIFY(secret.isEmpty() || !round.text().contains(secret.toUtf8()));
            const QByteArray pair = (sample.userName + u':' + sample.password).toUtf8();
            QVERIFY(!sample.hasCredential() || !round.text().contains(pair.toBase64()));
        }
        for (int i = 0; i < requestsOfRound; ++i) {
            const QByteArray path = randomRequestPath(round, random);
            const QByteArray query = random() % 2 == 0 ? QByteArray() : QByteArray("q=%20&r");
            const QByteArray difference = round.differenceFor(path, query);
            QVERIFY2(difference.isEmpty(), (path + ' ' + difference + "\n" + round.text()).constData());
        }
        forwarded += round.forwarded();
    }
    // The rest is for listen paths that nobody serves, that are lost, or that are refused.
    constexpr int partForwarded = 4;
    QVERIFY2(forwarded > requests / partForwarded, QByteArray::number(forwarded).constData());
}

GATEWRIGHT_TEST(TestHttpRouteRequests, QCoreApplication)
#include "testhttprouterequests.moc"
