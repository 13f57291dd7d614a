#include "nginxwriter.h"

#include "nginxlocationwriter.h"
#include "nginxplan.h"
#include "nginxsyntax.h"

#include <QtMath>

#include <algorithm>

namespace deploy {

namespace {

QString fileComment(const PlannedRoute &route)
{
    return routeComment(route.apiName, route.definition);
}

/** True if a parameter in which nginx expands variables contains a dollar sign of a definition. */
bool hasDollar(const ExportPlan &plan)
{
    const auto isSet = [](const PlannedRoute &route) {
        return (route.sentPrefix() + route.upstream.baseQuery + route.upstream.hostField).contains('$') ||
               (route.checksClients && route.apiName.contains(u'$'));
    };
    const QList<NginxLocation> locations = nginxLocations(plan);
    return std::any_of(plan.routes.begin(), plan.routes.end(), isSet) ||
           std::any_of(locations.begin(), locations.end(),
                       [](const NginxLocation &location) { return location.sentPath.contains('$'); });
}

} // namespace

NginxWriter::NginxWriter(const ExportPlan &plan, quint16 port)
    : ProxyWriter({Target::Nginx, u"nginx 1.22"_qs, u"nginx.conf"_qs, 4, true}, nginxPlan(plan))
    , m_port(port)
{}

void NginxWriter::write()
{
    writeHead();
    text().gap();
    text().line("events {}");
    text().gap();
    text().open("http {");
    writeHashSize();
    writeMaps();
    writeUpstreams();
    writeServer();
    text().close("}");
}

void NginxWriter::writeHead()
{
    if (!hasCredentials())
        return;
    text().comment(u"This is a template. Insert these environment variables with envsubst, and no others, because"_qs);
    text().comment(u"nginx has variables of its own. Each contains the base64 of user:password."_qs);
    for (const PlannedRoute &route : plan().routes) {
        if (route.credential)
            text().comment(u"  %1: %2"_qs.arg(QString::fromLatin1(route.credential->variable), fileComment(route)));
    }
}

void NginxWriter::writeHashSize()
{
    // nginx warns if its hash table is small for the variables of many routes; it has about 150 of its own.
    constexpr qsizetype usual = 300;
    constexpr qsizetype own = 150;
    const auto count = std::count_if(plan().routes.begin(), plan().routes.end(), [](const PlannedRoute &route) {
        return route.credential || !route.upstream.baseQuery.isEmpty();
    });
    if (count > usual)
        text().line("variables_hash_max_size " + QByteArray::number(qNextPowerOfTwo(quint64(4 * (count + own)))) + ';');
}

void NginxWriter::writeMaps()
{
    text().open("map $http_upgrade $connection_upgrade {");
    text().line("default Upgrade;");
    text().line("\"\" \"\";");
    text().close("}");
    if (hasDollar(plan()))
        text().line("geo $dollar { default \"$\"; }");
    for (const PlannedRoute &route : plan().routes) {
        if (route.upstream.baseQuery.isEmpty())
            continue;
        const QByteArray query = nginx::parameter(route.upstream.baseQuery);
        text().open("map $args $" + nginx::variableName(route, "query") + " {");
        text().line("\"\" " + query + ';');
        text().line("default " + nginx::parameter(route.upstream.baseQuery, "&$args") + ';');
        text().close("}");
    }
    for (const PlannedRoute &route : plan().routes) {
        if (!route.credential)
            continue;
        const QByteArray inserted = "${" + route.credential->variable + '}';
        text().open("map \"" + inserted + "\" $" + nginx::variableName(route, "auth") + " {");
        text().line("\"\" \"\";");
        text().line("default \"Basic " + inserted + "\";");
        text().close("}");
    }
}

void NginxWriter::writeUpstreams()
{
    for (const PlannedRoute &route : plan().routes) {
        if (route.refusal)
            continue;
        const QByteArray url = route.upstream.target.url;
        text().gap();
        text().open("upstream " + route.identifier + " {");
        text().line("server " + nginx::plainParameter(url.sliced(url.indexOf("//") + 2)) + ';');
        text().line("keepalive 16;");
        text().close("}");
    }
}

void NginxWriter::writeServer()
{
    text().gap();
    text().open("server {");
    text().line("listen 127.0.0.1:" + QByteArray::number(m_port) + ';');
    text().gap();
    text().comment(u"The test gateway accepts heads of 64 KiB."_qs);
    for (const char *line : {"large_client_header_buffers 4 64k;", "proxy_buffer_size 64k;", "proxy_buffers 4 64k;"})
        text().line(line);
    text().comment(u"Streams may be quiet. The time is also the longest one until a response begins."_qs);
    text().line("proxy_connect_timeout 30s;");
    text().line("proxy_read_timeout 1h;");
    text().gap();
    text().comment(u"Header fields, bodies and responses are passed on as they are."_qs);
    for (const char *line :
         {"underscores_in_headers on;", "ignore_invalid_headers off;", "merge_slashes off;", "client_max_body_size 0;",
          "proxy_http_version 1.1;", "proxy_request_buffering off;", "proxy_buffering off;", "proxy_redirect off;"})
        text().line(line);
    text().line("proxy_ignore_headers X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;");
    for (const char *name : {"Date", "Server", "X-Pad", "X-Accel-Expires", "X-Accel-Redirect", "X-Accel-Limit-Rate",
                             "X-Accel-Buffering", "X-Accel-Charset"})
        text().line("proxy_pass_header " + QByteArray(name) + ';');
    if (hasTlsUpstream()) {
        text().gap();
        text().comment(u"The file is Debian's. Replace it for a private certificate authority."_qs);
        text().line("proxy_ssl_server_name on;");
        text().line("proxy_ssl_verify on;");
        text().line("proxy_ssl_verify_depth 4;");
        text().line("proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;");
    }
    NginxLocationWriter(plan(), text()).write();
    text().close("}");
}

} // namespace deploy
