#include "exportplan.h"

#include "headernamefault.h"
#include "listenpath.h"
#include "routeinputs.h"
#include "routeplan.h"
#include "variablenames.h"

#include <algorithm>

namespace deploy {

namespace {

using preview::RouteInputs;

/** The route as the gateway would have it, without credential and with the URL as written. */
routing::Route literalRoute(const RouteInputs &inputs)
{
    routing::Route route;
    route.extensionPointer = inputs.extensionPointer;
    route.upstream = QUrl(inputs.upstreamUrl.text.text().revealText()).adjusted(QUrl::RemoveUserInfo);
    return route;
}

/** Builds the routes of definitions in their order, and reports what is lost. */
class Planner final
{
public:
    [[nodiscard]] ExportPlan run(const QList<ExportedDefinition> &definitions)
    {
        QList<RouteInputs> served;
        for (const ExportedDefinition &definition : definitions) {
            const auto inputs = preview::readRouteInputs(definition.view, {definition.name, {}});
            if (inputs)
                served.append(*inputs);
            else
                m_plan.report.add(Topic::Inactive, {definition.name});
        }
        for (const RouteInputs &inputs : served)
            reserveVariables(inputs);
        for (const RouteInputs &inputs : served)
            addRoute(inputs);
        std::stable_sort(
            m_plan.routes.begin(), m_plan.routes.end(), [](const PlannedRoute &left, const PlannedRoute &right) {
                return routing::ListenPath(left.listenPath).precedes(routing::ListenPath(right.listenPath));
            });
        return std::move(m_plan);
    }

private:
    void reserveVariables(const RouteInputs &inputs)
    {
        for (const auto *const text : {&inputs.userName.text, &inputs.password.text}) {
            if (const auto name = environmentVariable(*text))
                m_names.reserveVariable(*name);
        }
    }

    void addRoute(const RouteInputs &inputs)
    {
        if (!inputs.hasListenPath())
            return m_plan.report.add(Topic::NoListenPath, {inputs.apiName});
        if (!inputs.listenPath.text.isLiteral())
            return m_plan.report.add(Topic::ListenPathReference, {inputs.apiName});
        PlannedRoute route;
        route.apiName = inputs.apiName;
        route.definition = inputs.definition.path;
        route.listenPath = routing::normalizedListenPath(inputs.listenPath.text.text().reveal());
        const auto taken = std::find_if(
            m_plan.routes.begin(), m_plan.routes.end(),
            [&route](const PlannedRoute &other) { return other.listenPath == route.listenPath; });
        if (taken != m_plan.routes.end())
            return m_plan.report.add(Topic::EqualListenPath,
                                     {route.apiName, QString::fromLatin1(route.listenPath), taken->apiName});
        if (route.listenPath.contains('{'))
            route.pattern = routing::listenPathPattern(route.listenPath);
        route.identifier = m_names.identifierFor(route.apiName);
        route.stripsListenPath = inputs.stripListenPath;
        route.checksClients = inputs.checksClients;
        route.refusal = refusalOf(inputs);
        if (!route.refusal)
            addUpstream(inputs, route);
        reportClients(inputs);
        m_plan.routes.append(route);
    }

    [[nodiscard]] static std::optional<Topic> refusalOf(const RouteInputs &inputs)
    {
        if (inputs.block)
            return Topic::NotSendable;
        if (!inputs.upstreamUrl.text.isLiteral())
            return Topic::UrlReference;
        // Without a credential, a plan uses secrets only if the URL contains some.
        const routing::RoutePlan plan = routing::planOf(literalRoute(inputs));
        if (plan.usesSecrets)
            return Topic::UrlSecret;
        if (plan.target.host.isEmpty() || plan.target.port == 0)
            return Topic::NotSendable;
        const bool isNamed = inputs.headerName.text.isLiteral() &&
                             definition::isUsableHeaderName(inputs.headerName.text.text().revealText());
        return inputs.isBasic && !isNamed ? std::optional(Topic::HeaderName) : std::nullopt;
    }

    void addUpstream(const RouteInputs &inputs, PlannedRoute &route)
    {
        const routing::RoutePlan plan = routing::planOf(literalRoute(inputs));
        route.upstream = {plan.target, plan.host, plan.basePath, plan.baseQuery};
        if (inputs.isBasic)
            route.credential = PlannedCredential{inputs.headerName.text.text().reveal(), inputs.userName.text,
                                                 inputs.password.text, m_names.variableFor(route.identifier)};
    }

    void reportClients(const RouteInputs &inputs)
    {
        if (inputs.checksClients)
            m_plan.report.add(Topic::LocalUsers, {inputs.apiName});
        if (inputs.asksClients)
            m_plan.report.add(Topic::ClientAuthentication, {inputs.apiName});
        if (!inputs.methodNotPreviewed.isEmpty())
            m_plan.report.add(Topic::UpstreamMethod, {inputs.apiName, inputs.methodNotPreviewed});
    }

    ExportPlan m_plan;
    RouteNames m_names;
};

} // namespace

const PlannedRoute *ExportPlan::routeFor(QByteArrayView path) const
{
    const auto route = std::find_if(routes.begin(), routes.end(), [path](const PlannedRoute &each) {
        return routing::ListenPath(each.listenPath).match(path).has_value();
    });
    return route == routes.end() ? nullptr : &*route;
}

void reportRoutes(const QList<PlannedRoute> &routes, ExportReport &report)
{
    for (const PlannedRoute &route : routes) {
        const QString listenPath = QString::fromLatin1(route.listenPath);
        if (route.refusal) {
            report.add(*route.refusal, {route.apiName, listenPath});
            continue;
        }
        report.add(Topic::ListenPath, {route.apiName, listenPath, QString::fromLatin1(route.upstream.target.url)});
        if (route.credential)
            report.add(Topic::Credential, {route.apiName, QString::fromLatin1(route.credential->headerName)});
    }
    if (routes.size() > 1)
        report.add(Topic::Order);
}

ExportPlan planExport(const QList<ExportedDefinition> &definitions)
{
    return Planner().run(definitions);
}

} // namespace deploy
