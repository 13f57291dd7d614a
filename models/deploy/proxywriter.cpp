#include "proxywriter.h"

#include <algorithm>

namespace deploy {

namespace {

template<typename Test>
bool hasRoute(const ExportPlan &plan, const Test &test)
{
    return std::any_of(plan.routes.begin(), plan.routes.end(), test);
}

} // namespace

ProxyWriter::ProxyWriter(ProxyFormat format, ExportPlan plan)
    : m_format(std::move(format))
    , m_plan(std::move(plan))
    , m_text(m_format.indent)
{}

ExportedConfiguration ProxyWriter::run()
{
    m_text.comment(
        u"For %1 and later, written by gatewright export --to %2."_qs.arg(m_format.program, nameOf(m_format.target)));
    write();

    ExportedConfiguration configuration;
    configuration.report = m_plan.report;
    reportRoutes(m_plan.routes, configuration.report);
    for (const PlannedRoute &route : m_plan.routes) {
        const QList<Variable> variables = route.credential ? variablesOf(route) : QList<Variable>();
        for (const Variable &variable : variables)
            configuration.report.add(variable);
        if (!route.checksClients || !m_format.readsUserFiles)
            continue;
        configuration.others.append(userFile(route));
        configuration.report.add(Topic::UserFile, {route.reportName, configuration.others.constLast().name});
    }
    const QString name = isTemplate() ? m_format.fileName + u".template"_qs : m_format.fileName;
    configuration.main = {name, m_text.bytes(), isTemplate()};
    return configuration;
}

QList<Variable> ProxyWriter::variablesOf(const PlannedRoute &route) const
{
    return {{route.credential->variable, VariableContent::Credentials, route.definition}};
}

bool ProxyWriter::hasCredentials() const
{
    return hasRoute(m_plan, [](const PlannedRoute &route) { return route.credential.has_value(); });
}

bool ProxyWriter::hasTlsUpstream() const
{
    return hasRoute(m_plan, [](const PlannedRoute &route) { return route.upstream.target.usesTls; });
}

bool ProxyWriter::checksClients() const
{
    return hasRoute(m_plan, [](const PlannedRoute &route) { return route.checksClients; });
}

ExportedFile ProxyWriter::userFile(const PlannedRoute &route)
{
    return {QString::fromLatin1(route.lastingName) + u".htpasswd"_qs,
            "# Users of " + routeComment(route.apiName, route.definition).toUtf8() + ": htpasswd adds them.\n", true};
}

} // namespace deploy
