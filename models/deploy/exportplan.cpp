#include "exportplan.h"

#include "headernamefault.h"
#include "listenpath.h"
#include "routeinputs.h"
#include "routeplan.h"
#include "unwrittensettings.h"
#include "variablenames.h"

#include <algorithm>

namespace deploy {

namespace {

using preview::RouteInputs;

/** The upstream URL as written. */
QUrl writtenUrl(const RouteInputs &inputs)
{
    return QUrl(inputs.upstreamUrl.text.text().revealText());
}

/** The route as the gateway would have it, without credential and with the URL as written. */
routing::Route literalRoute(const RouteInputs &inputs)
{
    routing::Route route;
    route.extensionPointer = inputs.extensionPointer;
    route.upstream = writtenUrl(inputs).adjusted(QUrl::RemoveUserInfo);
    return route;
}

/** Builds the routes of definitions in their order, and reports what is lost. */
class Planner final
{
public:
    [[nodiscard]] ExportPlan run(const QList<ExportedDefinition> &definitions)
    {
        QList<Served> all;
        for (const ExportedDefinition &definition : definitions) {
            const auto inputs = preview::readRouteInputs(definition.view, {definition.name, {}});
            if (inputs)
                all.append({*inputs, definition.view});
            else
                m_plan.report.add(Topic::Inactive, {definition.name});
        }
        for (const Served &served : std::as_const(all)) {
            reserveVariables(served.inputs);
            ++m_named[served.inputs.apiName];
        }
        for (const Served &served : std::as_const(all))
            addRoute(served);
        std::stable_sort(m_plan.routes.begin(), m_plan.routes.end(), isTriedBefore);
        return std::move(m_plan);
    }

private:
    /** A definition that the test gateway serves. */
    struct Served {
        RouteInputs inputs;
        definition::DefinitionView view;
    };

    [[nodiscard]] QString reportName(const RouteInputs &inputs) const
    {
        return m_named.value(inputs.apiName) < 2 ? inputs.apiName
                                                 : u"%1 (%2)"_qs.arg(inputs.apiName, inputs.definition.path);
    }

    void reserveVariables(const RouteInputs &inputs)
    {
        for (const auto *const text : {&inputs.userName.text, &inputs.password.text}) {
            if (const auto name = environmentVariable(*text))
                m_names.reserveVariable(*name);
        }
    }

    void addRoute(const Served &served)
    {
        const RouteInputs &inputs = served.inputs;
        if (!inputs.hasListenPath())
            return m_plan.report.add(Topic::NoListenPath, {reportName(inputs)});
        if (!inputs.listenPath.text.isLiteral())
            return m_plan.report.add(Topic::ListenPathReference, {reportName(inputs)});
        PlannedRoute route;
        route.reportName = reportName(inputs);
        route.apiName = inputs.apiName;
        route.definition = inputs.definition.path;
        route.listenPath = routing::normalizedListenPath(inputs.listenPath.text.text().reveal());
        const auto taken = std::find_if(
            m_plan.routes.begin(), m_plan.routes.end(),
            [&route](const PlannedRoute &other) { return other.listenPath == route.listenPath; });
        if (taken != m_plan.routes.end())
            return m_plan.report.add(Topic::EqualListenPath,
                                     {route.reportName, QString::fromLatin1(route.listenPath), taken->reportName});
        if (route.listenPath.contains('{'))
            route.pattern = routing::listenPathPattern(route.listenPath);
        route.identifier = m_names.identifierFor(route.apiName);
        route.lastingName = lastingName(route.apiName, route.listenPath);
        route.stripsListenPath = inputs.stripListenPath;
        route.checksClients = inputs.checksClients;
        route.refusal = refusalOf(inputs);
        if (!route.refusal)
            addUpstream(inputs, route);
        reportLosses(served, route.reportName);
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
                                                 inputs.password.text, m_names.variableFor(route.lastingName)};
    }

    /** What no configuration has of a definition that is served. */
    void reportLosses(const Served &served, const QString &name)
    {
        const RouteInputs &inputs = served.inputs;
        if (inputs.checksClients)
            m_plan.report.add(Topic::LocalUsers, {name});
        if (inputs.asksClients)
            m_plan.report.add(Topic::ClientAuthentication, {name});
        if (!inputs.methodNotPreviewed.isEmpty())
            m_plan.report.add(Topic::UpstreamMethod, {name, inputs.methodNotPreviewed});
        if (inputs.upstreamUrl.text.isLiteral() && !writtenUrl(inputs).userInfo().isEmpty())
            m_plan.report.add(Topic::UpstreamUserInfo, {name});
        if (const QStringList settings = unwrittenSettings(served.view); !settings.isEmpty())
            m_plan.report.add(Topic::NotWritten, {name, settings.join(u", ")});
    }

    ExportPlan m_plan;
    RouteNames m_names;
    QHash<QString, int> m_named; ///< How many definitions have a name.
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
            report.add(*route.refusal, {route.reportName, listenPath});
            continue;
        }
        report.add(Topic::ListenPath, {route.reportName, listenPath, QString::fromLatin1(route.upstream.target.url)});
        if (route.credential)
            report.add(Topic::Credential, {route.reportName, QString::fromLatin1(route.credential->headerName)});
    }
    if (routes.size() > 1)
        report.add(Topic::Order);
}

ExportPlan planExport(const QList<ExportedDefinition> &definitions)
{
    return Planner().run(definitions);
}

} // namespace deploy
