#include "apachewriter.h"

#include "apachesyntax.h"
#include "routepattern.h"
#include "showntext.h"
#include "writableplan.h"

#include <algorithm>

namespace deploy {

namespace {

using apache::argument;

/** Apache reads lines of 8,190 bytes; a text is at most twice as long with escapes. */
constexpr qsizetype LongestApacheText = 2000;

/** A substitution can name so many groups, one of them for the rest of the path. */
constexpr int MostApacheGroups = 9;

constexpr const char *Modules[] = {"mpm_event", "authn_core", "authz_core", "env",   "setenvif",
                                   "headers",   "alias",      "rewrite",    "proxy", "proxy_http"};
constexpr const char *ClientModules[] = {"authn_file", "authz_user", "auth_basic"};

ExportPlan apachePlan(const ExportPlan &plan)
{
    ExportPlan writable = withDecodableRoutes(plan, [](const PlannedRoute &route) {
        // Location takes these characters for wildcards.
        const bool hasWildcard = route.isLiteral() &&
                                 (route.listenPath.contains('*') || route.listenPath.contains('['));
        return route.listenPath.size() < LongestApacheText && !hasWildcard && !hasNamedGroup(route) &&
               !hasVariable(route) && groupCountOf(route) < MostApacheGroups;
    });
    refuseRoutes(writable, Topic::UrlForm, [](const PlannedRoute &route) {
        return std::max(route.upstream.basePath.size(), route.upstream.baseQuery.size()) < LongestApacheText;
    });
    refuseRoutes(writable, Topic::HeaderName, [](const PlannedRoute &route) {
        return !route.credential || (route.credential->headerName.size() < LongestApacheText &&
                                     !isHopByHopName(route.credential->headerName));
    });
    return writable;
}

template<typename Test>
bool hasRoute(const ExportPlan &plan, const Test &test)
{
    return std::any_of(plan.routes.begin(), plan.routes.end(), test);
}

} // namespace

ApacheWriter::ApacheWriter(const ExportPlan &plan, quint16 port)
    : m_plan(apachePlan(plan))
    , m_port(port)
{}

ExportedConfiguration ApacheWriter::run()
{
    ExportedConfiguration configuration;
    configuration.report = m_plan.report;
    reportRoutes(m_plan.routes, configuration.report);
    m_text.comment(u"For Apache httpd 2.4, written by gatewright export --to apache."_qs);
    writeModules();
    writeServer();
    writeRules();
    for (const PlannedRoute &route : m_plan.routes) {
        if (!route.credential)
            continue;
        writeCredential(route);
        for (const Variable &variable : sourceOf(route).variables)
            configuration.report.add(variable);
    }
    m_text.gap();
    m_text.comment(u"The last section that matches decides: the shortest listen path is first."_qs);
    for (auto route = m_plan.routes.crbegin(); route != m_plan.routes.crend(); ++route)
        writeRoute(*route);
    for (const PlannedRoute &route : m_plan.routes) {
        if (route.checksClients)
            configuration.others.append(
                {QString::fromLatin1(route.identifier) + u".htpasswd"_qs,
                 "# Users of " + routeComment(route.apiName, route.definition).toUtf8() + ": htpasswd adds them.\n",
                 true});
    }
    configuration.main = {u"httpd.conf"_qs, m_text.bytes(), false};
    return configuration;
}

CredentialSource ApacheWriter::sourceOf(const PlannedRoute &route) const
{
    CredentialSource source = credentialSourceOf(route);
    if (source.parts && !source.parts->userName.isVariable && !apache::isPlainString(source.parts->userName.text))
        return {{}, {{route.credential->variable, VariableContent::Credentials, route.definition}}};
    return source;
}

void ApacheWriter::writeModules()
{
    m_text.gap();
    m_text.comment(u"The folder of modules is Debian's."_qs);
    QByteArrayList modules(std::begin(Modules), std::end(Modules));
    if (hasRoute(m_plan, [](const PlannedRoute &route) { return route.checksClients; }))
        modules.append({std::begin(ClientModules), std::end(ClientModules)});
    if (hasRoute(m_plan, [](const PlannedRoute &route) { return route.upstream.target.usesTls; }))
        modules.append("ssl");
    for (const QByteArray &module : modules)
        m_text.line("LoadModule " + module + "_module /usr/lib/apache2/modules/mod_" + module + ".so");
}

void ApacheWriter::writeServer()
{
    m_text.gap();
    m_text.line("Listen 127.0.0.1:" + QByteArray::number(m_port));
    m_text.line("ServerName 127.0.0.1");
    m_text.line("ErrorLog /dev/stderr");
    m_text.gap();
    m_text.comment(u"Header fields, bodies and responses are passed on as they are."_qs);
    for (const char *line : {"LimitRequestBody 0", "MaxRanges none", "ProxyAddHeaders Off"})
        m_text.line(line);
    m_text.line("RequestHeader append X-Forwarded-For expr=%{REMOTE_ADDR}");
    for (const char *name : {"Proxy-Authenticate", "Proxy-Authorization", "Proxy-Connection"})
        m_text.line("RequestHeader unset " + QByteArray(name));
    if (hasRoute(m_plan, [](const PlannedRoute &route) { return route.upstream.target.usesTls; })) {
        m_text.gap();
        for (const char *line :
             {"SSLProxyEngine On", "SSLProxyVerify require", "SSLProxyVerifyDepth 4", "SSLProxyCheckPeerName On",
              "SSLProxyCACertificateFile /etc/ssl/certs/ca-certificates.crt"})
            m_text.line(line);
    }
    m_text.gap();
    m_text.comment(u"For requests that no section below sends."_qs);
    m_text.line("ErrorDocument 404 \"Not Found\"");
    m_text.line("Redirect 404 /");
}

void ApacheWriter::writeRules()
{
    if (!hasRoute(m_plan,
                  [](const PlannedRoute &route) { return route.refusal || !route.upstream.baseQuery.isEmpty(); }))
        return;
    m_text.gap();
    m_text.comment(u"The first rule that matches decides: the query of the upstream comes before the client's."_qs);
    m_text.line("RewriteEngine On");
    for (const PlannedRoute &route : m_plan.routes) {
        const QByteArray pattern = '^' + listenPathPattern(route) + segmentEndOf(route);
        if (route.refusal)
            m_text.line("RewriteRule " + apache::ruleArgument(pattern) + " - [R=500,L]");
        else if (route.upstream.baseQuery.isEmpty())
            m_text.line("RewriteRule " + apache::ruleArgument(pattern) + " - [L]");
        else
            m_text.line("RewriteRule " + apache::ruleArgument(pattern) + ' ' +
                        apache::ruleArgument("%{REQUEST_URI}?" + apache::queryText(route.upstream.baseQuery)) +
                        " [QSA,PT,L]");
    }
}

void ApacheWriter::writeCredential(const PlannedRoute &route)
{
    const CredentialSource source = sourceOf(route);
    m_text.gap();
    m_text.comment(routeComment(route.apiName, route.definition));
    QByteArray value = "expr=Basic %{osenv:" + route.credential->variable + '}';
    if (source.parts) {
        const QByteArray variable = QByteArray(route.identifier).replace('-', '_') + "_basic";
        m_text.line("SetEnvIfExpr " +
                    argument("base64(" + apache::credentialsExpression(*source.parts) + ") =~ /^(.*)$/") + ' ' +
                    variable + "=$1");
        value = "expr=Basic %{reqenv:" + variable + '}';
    }
    m_text.line("RequestHeader set " + argument(route.credential->headerName) + ' ' + argument(value) + ' ' +
                argument("expr=reqenv('gateway_route') == '" + route.identifier + '\''));
}

void ApacheWriter::writeRoute(const PlannedRoute &route)
{
    if (route.refusal)
        return;
    m_text.gap();
    m_text.comment(routeComment(route.apiName, route.definition));
    const QByteArray origin = route.upstream.target.usesTls ? "https://" + route.upstream.hostField
                                                            : "http://" + route.upstream.hostField;
    const QByteArray &base = route.upstream.basePath;
    const QByteArray decoded = route.decodedListenPath().value_or(route.listenPath);
    const auto match = [&](const QByteArray &pattern, const QByteArray &path, const QByteArray &group) {
        writeSection("LocationMatch " + argument('^' + pattern), route,
                     origin + apache::substitutionText(path) + group);
    };
    if (route.isLiteral()) {
        QByteArray path = route.sentPrefix();
        if (route.endsInSlash() && !path.endsWith('/'))
            path += '/';
        writeSection("Location " + argument(decoded), route, origin + path);
        // ProxyPass takes a pattern only for one if it has a wildcard, and substitutes only with a group.
        if (route.endsInSlash() && route.stripsListenPath && !base.isEmpty())
            match(literalPattern(decoded) + "(/?)$", base, "$1");
        return;
    }
    const QByteArray pattern = patternOf(route);
    const QByteArray group = '$' + QByteArray::number(groupCountOf(route) + 1);
    if (!route.stripsListenPath)
        return match('(' + pattern + (route.endsInSlash() ? "" : "(?:/.*)?") + (route.endsInSlash() ? ".*" : "") + ")$",
                     base, "$1");
    if (!route.endsInSlash())
        return match(pattern + "(|/.*)$", base, group);
    match(pattern + "(.*)$", base + '/', group);
    if (!base.isEmpty())
        match(pattern + "(/?)$", base, group);
}

void ApacheWriter::writeSection(const QByteArray &section, const PlannedRoute &route, const QByteArray &target)
{
    m_text.open('<' + section + '>');
    m_text.line("SetEnv gateway_route " + route.identifier);
    m_text.line("ProxyPass " + argument(target) + " upgrade=websocket retry=0");
    QByteArrayList required;
    if (route.credential) {
        for (const Variable &variable : sourceOf(route).variables)
            required.append("Require expr \"osenv('" + variable.name + "') != ''\"");
    }
    if (route.checksClients) {
        m_text.line("AuthType Basic");
        m_text.line("AuthName " + argument(realmText(route.apiName)));
        m_text.line("AuthUserFile " + route.identifier + ".htpasswd");
        required.append("Require valid-user");
    }
    if (required.isEmpty())
        required.append("Require all granted");
    if (required.size() > 1)
        m_text.open("<RequireAll>");
    for (const QByteArray &line : required)
        m_text.line(line);
    if (required.size() > 1)
        m_text.close("</RequireAll>");
    m_text.close("</" + section.first(section.indexOf(' ')) + '>');
}

} // namespace deploy
