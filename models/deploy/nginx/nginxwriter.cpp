#include "nginxwriter.h"

#include "nginxplan.h"
#include "nginxsyntax.h"
#include "routepattern.h"
#include "showntext.h"
#include "writableplan.h"

#include <algorithm>

namespace deploy {

namespace {

/** The header fields that each location sets besides Host and the credential, with their values. */
struct SetField {
    const char *name;
    const char *value;
};
constexpr SetField SetFields[] = {
    {"X-Forwarded-For", "$proxy_add_x_forwarded_for"},
    {"Upgrade", "$http_upgrade"},
    {"Connection", "$connection_upgrade"},
    {"Proxy-Authenticate", "\"\""},
    {"Proxy-Authorization", "\"\""},
    {"Proxy-Connection", "\"\""},
    {"Trailer", "\"\""},
};

QString fileComment(const PlannedRoute &route)
{
    return routeComment(route.apiName, route.definition);
}

/** True if a parameter in which nginx expands variables contains a dollar sign of a definition. */
bool hasDollar(const ExportPlan &plan)
{
    const auto isSet = [](const PlannedRoute &route) {
        return (route.sentPrefix() + route.upstream.baseQuery + route.upstream.hostField).contains('$');
    };
    const QList<NginxLocation> locations = nginxLocations(plan);
    return std::any_of(plan.routes.begin(), plan.routes.end(), isSet) ||
           std::any_of(locations.begin(), locations.end(),
                       [](const NginxLocation &location) { return location.sentPath.contains('$'); });
}

/** True if `next` is for the path of a location itself: written inside of it, it inherits its header fields. */
bool isNestedIn(const NginxLocation &location, const NginxLocation &next)
{
    return location.route && !location.route->refusal && next.kind == NginxLocation::Kind::Exact &&
           next.path == location.path && next.route == location.route;
}

} // namespace

NginxWriter::NginxWriter(const ExportPlan &plan, quint16 port)
    : m_plan(nginxPlan(plan))
    , m_port(port)
{}

ExportedConfiguration NginxWriter::run()
{
    writeHead();
    m_text.gap();
    m_text.line("events {}");
    m_text.gap();
    m_text.open("http {");
    writeMaps();
    writeUpstreams();
    writeServer();
    m_text.close("}");

    ExportedConfiguration configuration;
    configuration.report = m_plan.report;
    reportRoutes(m_plan.routes, configuration.report);
    for (const PlannedRoute &route : m_plan.routes) {
        if (route.credential)
            configuration.report.add({route.credential->variable, VariableContent::Credentials, route.definition});
        if (route.checksClients)
            configuration.others.append({QString::fromLatin1(route.identifier) + u".htpasswd"_qs,
                                         "# Users of " + fileComment(route).toUtf8() + ": htpasswd adds them.\n",
                                         true});
    }
    const bool isTemplate = hasCredentials();
    configuration.main = {isTemplate ? u"nginx.conf.template"_qs : u"nginx.conf"_qs, m_text.bytes(), isTemplate};
    return configuration;
}

bool NginxWriter::hasCredentials() const
{
    return std::any_of(m_plan.routes.begin(), m_plan.routes.end(),
                       [](const PlannedRoute &route) { return route.credential.has_value(); });
}

void NginxWriter::writeHead()
{
    m_text.comment(u"For nginx 1.22 and later, written by gatewright export --to nginx."_qs);
    if (!hasCredentials())
        return;
    m_text.comment(u"This is a template. Insert these environment variables with envsubst, and no others, because"_qs);
    m_text.comment(u"nginx has variables of its own. Each contains the base64 of user:password."_qs);
    for (const PlannedRoute &route : m_plan.routes) {
        if (route.credential)
            m_text.comment(u"  %1: %2"_qs.arg(QString::fromLatin1(route.credential->variable), fileComment(route)));
    }
}

void NginxWriter::writeMaps()
{
    m_text.open("map $http_upgrade $connection_upgrade {");
    m_text.line("default Upgrade;");
    m_text.line("\"\" \"\";");
    m_text.close("}");
    if (hasDollar(m_plan))
        m_text.line("geo $dollar { default \"$\"; }");
    for (const PlannedRoute &route : m_plan.routes) {
        if (route.upstream.baseQuery.isEmpty())
            continue;
        const QByteArray query = nginx::parameter(route.upstream.baseQuery);
        m_text.open("map $args $" + nginx::variableName(route, "query") + " {");
        m_text.line("\"\" " + query + ';');
        m_text.line("default " + nginx::parameter(route.upstream.baseQuery, "&$args") + ';');
        m_text.close("}");
    }
    for (const PlannedRoute &route : m_plan.routes) {
        if (!route.credential)
            continue;
        const QByteArray inserted = "${" + route.credential->variable + '}';
        m_text.open("map \"" + inserted + "\" $" + nginx::variableName(route, "auth") + " {");
        m_text.line("\"\" \"\";");
        m_text.line("default \"Basic " + inserted + "\";");
        m_text.close("}");
    }
}

void NginxWriter::writeUpstreams()
{
    for (const PlannedRoute &route : m_plan.routes) {
        if (route.refusal)
            continue;
        const QByteArray url = route.upstream.target.url;
        m_text.gap();
        m_text.open("upstream " + route.identifier + " {");
        m_text.line("server " + nginx::plainParameter(url.sliced(url.indexOf("//") + 2)) + ';');
        m_text.line("keepalive 16;");
        m_text.close("}");
    }
}

void NginxWriter::writeServer()
{
    m_text.gap();
    m_text.open("server {");
    m_text.line("listen 127.0.0.1:" + QByteArray::number(m_port) + ';');
    m_text.gap();
    m_text.comment(u"Header fields, bodies and responses are passed on as they are."_qs);
    for (const char *line :
         {"underscores_in_headers on;", "ignore_invalid_headers off;", "merge_slashes off;", "client_max_body_size 0;",
          "proxy_http_version 1.1;", "proxy_request_buffering off;", "proxy_buffering off;", "proxy_redirect off;"})
        m_text.line(line);
    m_text.line("proxy_ignore_headers X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;");
    for (const char *name : {"Date", "Server", "X-Pad", "X-Accel-Expires", "X-Accel-Redirect", "X-Accel-Limit-Rate",
                             "X-Accel-Buffering", "X-Accel-Charset"})
        m_text.line("proxy_pass_header " + QByteArray(name) + ';');
    if (std::any_of(m_plan.routes.begin(), m_plan.routes.end(),
                    [](const PlannedRoute &route) { return route.upstream.target.usesTls; })) {
        m_text.gap();
        m_text.line("proxy_ssl_server_name on;");
        m_text.line("proxy_ssl_verify on;");
        m_text.line("proxy_ssl_verify_depth 4;");
        m_text.line("proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;");
    }
    writeLocations();
    m_text.close("}");
}

void NginxWriter::writeLocations()
{
    const PlannedRoute *described = nullptr;
    const QList<NginxLocation> locations = nginxLocations(m_plan);
    for (qsizetype at = 0; at < locations.size(); ++at) {
        const NginxLocation &location = locations.at(at);
        m_text.gap();
        if (location.route && location.route != described)
            m_text.comment(fileComment(*location.route));
        described = location.route;
        const bool hasNested = at + 1 < locations.size() && isNestedIn(location, locations.at(at + 1));
        writeLocation(location, hasNested ? &locations.at(++at) : nullptr);
    }
}

void NginxWriter::writeLocation(const NginxLocation &location, const NginxLocation *nested)
{
    using Kind = NginxLocation::Kind;
    const QByteArray path = nginx::plainParameter(QByteArray::fromPercentEncoding(location.path));
    switch (location.kind) {
    case Kind::Prefix:
        m_text.open("location " + path + " {");
        break;
    case Kind::FirstPrefix:
        m_text.open("location ^~ " + path + " {");
        break;
    case Kind::Exact:
        m_text.open("location = " + path + " {");
        break;
    case Kind::Expression:
        m_text.open("location ~ " +
                    nginx::expression('^' + listenPathPattern(*location.route) + segmentEndOf(*location.route)) + " {");
        break;
    }
    writeHandler(location);
    if (location.route && !location.route->refusal && !m_isNested)
        writeFields(*location.route);
    if (nested) {
        m_text.gap();
        m_isNested = true;
        writeLocation(*nested, nullptr);
        m_isNested = false;
    }
    m_text.close("}");
}

void NginxWriter::writeHandler(const NginxLocation &location)
{
    if (!location.route)
        return m_text.line("return 404 \"Not Found\";");
    const PlannedRoute &route = *location.route;
    if (route.refusal)
        return m_text.line("return 500;");
    if (route.credential)
        m_text.line("if ($" + nginx::variableName(route, "auth") + " = \"\") { return 500; }");
    if (route.checksClients && !m_isNested) {
        m_text.line("auth_basic " + nginx::parameter(realmText(route.apiName)) + ';');
        m_text.line("auth_basic_user_file " + route.identifier + ".htpasswd;");
    }
    if (!route.upstream.baseQuery.isEmpty())
        m_text.line("set $args $" + nginx::variableName(route, "query") + ';');
    if (location.kind == NginxLocation::Kind::Expression) {
        writeExpressionRewrites(route);
        writePass(route, {});
    } else if (location.sentPath.contains('$')) {
        const bool isExact = location.kind == NginxLocation::Kind::Exact;
        const QByteArray start = literalPattern(QByteArray::fromPercentEncoding(location.path));
        m_text.line("rewrite " + nginx::expression('^' + start + (isExact ? "" : "(.*)") + '$') + ' ' +
                    nginx::parameter(QByteArray::fromPercentEncoding(location.sentPath), isExact ? "" : "$1") +
                    " break;");
        writePass(route, {});
    } else {
        const bool isUnchanged = location.sentPath == location.path && route.upstream.baseQuery.isEmpty();
        writePass(route, isUnchanged ? QByteArray() : location.sentPath);
    }
}

void NginxWriter::writeExpressionRewrites(const PlannedRoute &route)
{
    const QByteArray &base = route.upstream.basePath;
    if (!route.stripsListenPath) {
        if (!base.isEmpty())
            m_text.line("rewrite \"^(.*)$\" " + nginx::parameter(base, "$1") + " break;");
        return;
    }
    const QByteArray start = '^' + listenPathPattern(route);
    const auto rewrite = [this, &start](const QByteArray &end, const QByteArray &path, const QByteArray &rest) {
        m_text.line("rewrite " + nginx::expression(start + end) + ' ' + nginx::parameter(path, rest) + " break;");
    };
    if (route.endsInSlash()) {
        if (!base.isEmpty())
            rewrite("$", base, {});
        return rewrite("(?<rest>.*)$", base + '/', "$rest");
    }
    if (base.isEmpty())
        rewrite("$", "/", {});
    rewrite("(?<rest>|/.*)$", base, "$rest");
    // An expression can take the slash after it.
    if (!route.hasSimpleParameters())
        rewrite("(?<rest>.*)$", base + '/', "$rest");
}

void NginxWriter::writePass(const PlannedRoute &route, const QByteArray &path)
{
    const bool usesTls = route.upstream.target.usesTls;
    m_text.line("proxy_pass " +
                nginx::plainParameter(QByteArray(usesTls ? "https" : "http") + "://" + route.identifier + path) + ';');
    if (usesTls)
        m_text.line("proxy_ssl_name " + nginx::parameter(route.upstream.target.host.toLatin1()) + ';');
}

void NginxWriter::writeFields(const PlannedRoute &route)
{
    const QByteArray own = route.credential ? route.credential->headerName : QByteArray();
    const auto field = [this](const QByteArray &name, const QByteArray &value) {
        m_text.line("proxy_set_header " + name + ' ' + value + ';');
    };
    field("Host", nginx::parameter(route.upstream.hostField));
    for (const SetField &each : SetFields) {
        if (own.compare(each.name, Qt::CaseInsensitive) != 0)
            field(each.name, each.value);
    }
    if (route.credential)
        field(nginx::plainParameter(own), '$' + nginx::variableName(route, "auth"));
}

} // namespace deploy
