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
        return std::max(route.upstream.basePath.size(), route.upstream.baseQuery.size()) < LongestApacheText &&
               apache::targetPath(route.upstream.basePath);
    });
    refuseRoutes(writable, Topic::HeaderName, [](const PlannedRoute &route) {
        return !route.credential || (route.credential->headerName.size() < LongestApacheText &&
                                     !isHopByHopName(route.credential->headerName));
    });
    return writable;
}

} // namespace

ApacheWriter::ApacheWriter(const ExportPlan &plan, quint16 port)
    : ProxyWriter({Target::Apache, u"Apache httpd 2.4"_qs, u"httpd.conf"_qs, 4, true}, apachePlan(plan))
    , m_port(port)
{}

void ApacheWriter::write()
{
    writeModules();
    writeServer();
    writeRules();
    for (const PlannedRoute &route : plan().routes) {
        if (route.credential)
            writeCredential(route);
    }
    text().gap();
    text().comment(u"The last section that matches decides: the shortest listen path is first."_qs);
    for (auto route = plan().routes.crbegin(); route != plan().routes.crend(); ++route)
        writeRoute(*route);
}

QList<Variable> ApacheWriter::variablesOf(const PlannedRoute &route) const
{
    return sourceOf(route).variables;
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
    text().gap();
    text().comment(u"The folder of modules is Debian's."_qs);
    QByteArrayList modules(std::begin(Modules), std::end(Modules));
    if (checksClients())
        modules.append({std::begin(ClientModules), std::end(ClientModules)});
    if (hasTlsUpstream())
        modules.append("ssl");
    for (const QByteArray &module : modules)
        text().line("LoadModule " + module + "_module /usr/lib/apache2/modules/mod_" + module + ".so");
}

void ApacheWriter::writeServer()
{
    text().gap();
    text().line("Listen 127.0.0.1:" + QByteArray::number(m_port));
    text().line("ServerName 127.0.0.1");
    if (checksClients())
        text().comment(
            u"Start httpd with -d FOLDER, the folder of this file: names of user files are relative to it."_qs);
    text().line("ErrorLog /dev/stderr");
    text().gap();
    text().comment(u"The test gateway accepts heads of 64 KiB with 200 fields."_qs);
    for (const char *line : {"LimitRequestLine 65536", "LimitRequestFieldSize 65536", "LimitRequestFields 200"})
        text().line(line);
    text().gap();
    text().comment(u"Header fields, bodies and responses are passed on as they are."_qs);
    for (const char *line : {"LimitRequestBody 0", "MaxRanges none", "ProxyAddHeaders Off"})
        text().line(line);
    text().line("RequestHeader append X-Forwarded-For expr=%{REMOTE_ADDR}");
    for (const char *name : {"Proxy-Authenticate", "Proxy-Authorization", "Proxy-Connection"})
        text().line("RequestHeader unset " + QByteArray(name));
    if (hasTlsUpstream()) {
        text().gap();
        text().comment(u"The file is Debian's. Replace it for a private certificate authority."_qs);
        for (const char *line :
             {"SSLProxyEngine On", "SSLProxyVerify require", "SSLProxyVerifyDepth 4", "SSLProxyCheckPeerName On",
              "SSLProxyCACertificateFile /etc/ssl/certs/ca-certificates.crt"})
            text().line(line);
    }
    text().gap();
    text().comment(u"For requests that no section below sends."_qs);
    text().line("ErrorDocument 404 \"Not Found\"");
    text().line("Redirect 404 /");
}

void ApacheWriter::writeRules()
{
    const auto needsRule = [](const PlannedRoute &route) {
        return route.refusal || !route.upstream.baseQuery.isEmpty();
    };
    if (std::none_of(plan().routes.begin(), plan().routes.end(), needsRule))
        return;
    text().gap();
    text().comment(u"The first rule that matches decides: the query of the upstream comes before the client's."_qs);
    text().line("RewriteEngine On");
    for (const PlannedRoute &route : plan().routes) {
        const QByteArray pattern = '^' + listenPathPattern(route) + segmentEndOf(route);
        if (route.refusal)
            text().line("RewriteRule " + apache::ruleArgument(pattern) + " - [R=500,L]");
        else if (route.upstream.baseQuery.isEmpty())
            text().line("RewriteRule " + apache::ruleArgument(pattern) + " - [L]");
        else
            text().line("RewriteRule " + apache::ruleArgument(pattern) + ' ' +
                        apache::ruleArgument("%{REQUEST_URI}?" + apache::queryText(route.upstream.baseQuery)) +
                        " [QSA,PT,L]");
    }
}

void ApacheWriter::writeCredential(const PlannedRoute &route)
{
    const CredentialSource source = sourceOf(route);
    text().gap();
    text().comment(routeComment(route.apiName, route.definition));
    QByteArray value = "expr=Basic %{osenv:" + route.credential->variable + '}';
    if (source.parts) {
        const QByteArray variable = QByteArray(route.identifier).replace('-', '_') + "_basic";
        text().line("SetEnvIfExpr " +
                    argument("base64(" + apache::credentialsExpression(*source.parts) + ") =~ /^(.*)$/") + ' ' +
                    variable + "=$1");
        value = "expr=Basic %{reqenv:" + variable + '}';
    }
    text().line("RequestHeader set " + argument(route.credential->headerName) + ' ' + argument(value) + ' ' +
                argument("expr=reqenv('gateway_route') == '" + route.identifier + '\''));
}

void ApacheWriter::writeRoute(const PlannedRoute &route)
{
    if (route.refusal)
        return;
    text().gap();
    text().comment(routeComment(route.apiName, route.definition));
    const QByteArray origin = route.upstream.target.usesTls ? "https://" + route.upstream.hostField
                                                            : "http://" + route.upstream.hostField;
    const QByteArray base = apache::targetPath(route.upstream.basePath).value_or(QByteArray());
    const QByteArray decoded = route.decodedListenPath().value_or(route.listenPath);
    const auto match = [&](const QByteArray &pattern, const QByteArray &path, const QByteArray &group) {
        writeSection("LocationMatch " + argument('^' + pattern), route,
                     origin + apache::substitutionText(path) + group);
    };
    if (route.isLiteral()) {
        QByteArray path = route.stripsListenPath ? base : base + decoded;
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
    text().open('<' + section + '>');
    text().line("SetEnv gateway_route " + route.identifier);
    text().line("ProxyPass " + argument(target) +
                " upgrade=websocket retry=0 responsefieldsize=65536 connectiontimeout=30 timeout=3600");
    QByteArrayList required;
    if (route.credential) {
        const QList<Variable> variables = variablesOf(route);
        for (const Variable &variable : variables)
            required.append("Require expr \"osenv('" + variable.name + "') != ''\"");
    }
    if (route.checksClients) {
        text().line("AuthType Basic");
        text().line("AuthName " + argument(apache::realmText(route.apiName)));
        text().line("AuthUserFile " + route.lastingName + ".htpasswd");
        required.append("Require valid-user");
    }
    if (required.isEmpty())
        required.append("Require all granted");
    if (required.size() > 1)
        text().open("<RequireAll>");
    for (const QByteArray &line : required)
        text().line(line);
    if (required.size() > 1)
        text().close("</RequireAll>");
    text().close("</" + section.first(section.indexOf(' ')) + '>');
}

} // namespace deploy
