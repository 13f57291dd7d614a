#include "httproutewriter.h"

#include "httproutemanifest.h"
#include "writableplan.h"

namespace deploy {

namespace {

HostKind upstreamKind(const PlannedRoute &route)
{
    return hostKindOf(route.upstream.target.host.toUtf8());
}

/** The Host field that a rewrite can set: a DNS name that is no address and has no port. */
QByteArray hostnameOf(const PlannedRoute &route)
{
    const HostKind kind = upstreamKind(route);
    return kind == HostKind::Service || kind == HostKind::External ? route.upstream.target.host.toUtf8() : QByteArray();
}

bool isShort(const PlannedRoute &route)
{
    return route.upstream.basePath.size() + route.listenPath.size() <= httproute::MaximumPath;
}

/** Why a manifest that contains no users must not send the requests, or which upstream it can't reach. */
void refuseUnsendable(ExportPlan &plan)
{
    refuseRoutes(plan, Topic::ClientCheck, [](const PlannedRoute &route) { return !route.checksClients; });
    refuseRoutes(plan, Topic::LocalUpstream,
                 [](const PlannedRoute &route) { return upstreamKind(route) != HostKind::Local; });
    refuseRoutes(plan, Topic::UrlForm, [](const PlannedRoute &route) {
        const HostKind kind = upstreamKind(route);
        const bool hasName = kind == HostKind::Service || kind == HostKind::External;
        return isShort(route) && (hasName || (kind == HostKind::Address && !route.upstream.target.usesTls));
    });
    refuseRoutes(plan, Topic::HeaderName, [](const PlannedRoute &route) {
        return !route.credential || route.credential->headerName.size() <= httproute::MaximumHeaderName;
    });
}

} // namespace

ExportPlan HttpRouteWriter::writablePlan(const ExportPlan &plan)
{
    ExportPlan written = withMatchableRoutes(plan, canMatchListenPath);
    refuseUnsendable(written);
    // The text says that users can be added.
    written.report.remarks.removeIf([](const Remark &remark) { return remark.topic == Topic::LocalUsers; });
    return written;
}

HttpRouteWriter::HttpRouteWriter(const ExportPlan &plan, const QString &gateway)
    : m_plan(plan)
    , m_gateway(gateway)
    , m_written(writablePlan(plan))
    , m_rules(m_plan, m_written)
    , m_services(m_serviceNames)
{
    for (const PlannedRoute &route : m_written.routes) {
        if (!route.refusal && upstreamKind(route) == HostKind::Service)
            m_serviceNames.reserve(route.upstream.target.host.section(u'.', 0, 0).toUtf8());
    }
}

ExportedConfiguration HttpRouteWriter::run()
{
    HttpRouteManifest manifest(m_gateway);
    QList<PlannedRoute> sent = m_written.routes;
    for (PlannedRoute &route : sent)
        route.credential.reset();
    // The credentials are lost: see below.
    reportRoutes(sent, m_written.report);
    for (const PlannedRoute &route : m_written.routes) {
        const DefinitionRoutes routes = routesOf(route);
        report(route);
        if (routes.gap)
            m_written.report.add(Topic::CredentialGap, {route.reportName, QString::fromLatin1(routes.gap->headerName),
                                                        QString::fromLatin1(routes.gap->secret)});
        manifest.add(routes);
    }
    for (const Topic topic : {Topic::PageGuard, Topic::OwnAnswers})
        m_written.report.add(topic);
    manifest.add(m_services.services(), m_services.tls(m_written.report));
    return {{u"httproute.yaml"_qs, manifest.bytes(), false}, {}, m_written.report};
}

DefinitionRoutes HttpRouteWriter::routesOf(const PlannedRoute &route)
{
    DefinitionRoutes routes;
    routes.apiName = route.apiName;
    routes.definition = route.definition;
    routes.rules = splitRules(m_rules.rulesOf(route));
    for (qsizetype i = 0; i < routes.rules.size(); ++i)
        routes.names.append(m_names.uniqueName(route.identifier));
    if (route.refusal) {
        constexpr quint16 anyPort = 80;
        routes.isRefused = true;
        routes.backend = {m_serviceNames.uniqueName(route.identifier, "-refused"), {}, anyPort};
        return routes;
    }
    routes.hostname = hostnameOf(route);
    routes.backend = m_services.backendFor(route, m_written.report);
    if (route.credential)
        routes.gap = CredentialGap{route.credential->headerName, m_names.uniqueName(route.identifier, "-credential"),
                                   m_names.uniqueName(route.lastingName, "-upstream-credential")};
    return routes;
}

void HttpRouteWriter::report(const PlannedRoute &route)
{
    const QString listenPath = QString::fromLatin1(route.listenPath);
    if (m_rules.servesBarePath(route))
        m_written.report.add(Topic::SlashPath, {route.reportName, listenPath});
    if (route.listenPath.contains('%'))
        m_written.report.add(Topic::EncodedPath, {route.reportName, listenPath});
    if (route.refusal)
        return;
    if (!route.upstream.baseQuery.isEmpty())
        m_written.report.add(Topic::UpstreamQuery, {route.reportName});
    if (hostnameOf(route) != route.upstream.hostField)
        m_written.report.add(Topic::HostField, {route.reportName, QString::fromLatin1(route.upstream.hostField)});
}

} // namespace deploy
