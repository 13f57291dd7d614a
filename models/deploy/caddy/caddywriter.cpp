#include "caddywriter.h"

#include "caddysyntax.h"
#include "routepattern.h"
#include "showntext.h"
#include "writableplan.h"

namespace deploy {

namespace {

using caddy::token;

/** Longer texts of definitions are not written. */
constexpr qsizetype LongestCaddyText = 4000;

ExportPlan caddyPlan(const ExportPlan &plan)
{
    ExportPlan writable = withMatchableRoutes(plan, [](const PlannedRoute &route) {
        return route.listenPath.size() < LongestCaddyText && caddy::canMatch(route);
    });
    refuseRoutes(writable, Topic::UrlForm, [](const PlannedRoute &route) {
        return std::max(route.upstream.basePath.size(), route.upstream.baseQuery.size()) < LongestCaddyText;
    });
    refuseRoutes(writable, Topic::HeaderName, [](const PlannedRoute &route) {
        // These characters choose what is done with the field.
        const QByteArray name = route.credential ? route.credential->headerName : QByteArray();
        return name.size() < LongestCaddyText && !name.startsWith('+') && !name.startsWith('-') &&
               !isHopByHopName(name);
    });
    return writable;
}

} // namespace

CaddyWriter::CaddyWriter(const ExportPlan &plan, quint16 port)
    : ProxyWriter({Target::Caddy, u"Caddy 2.6"_qs, u"Caddyfile"_qs, 0}, caddyPlan(plan))
    , m_port(port)
{}

void CaddyWriter::write()
{
    writeOptions();
    writeSite();
}

void CaddyWriter::writeOptions()
{
    text().open("{");
    for (const char *line : {"admin off", "auto_https off"})
        text().line(line);
    text().open("servers {");
    text().line("protocols h1");
    text().close("}");
    text().close("}");
}

void CaddyWriter::writeUpstream(const PlannedRoute &route)
{
    if (route.credential) {
        const QByteArray matcher = '@' + route.identifier + "_unset";
        text().line(matcher + " expression `{env." + route.credential->variable + "} == \"\"`");
        text().line("respond " + matcher + " 500");
    }
    if (route.checksClients) {
        text().comment(u"Replace these lines by basicauth with users."_qs);
        text().line("header WWW-Authenticate " + token("Basic realm=\"" + caddy::realmText(route.apiName) + '"'));
        text().line("respond 401");
    }
    if (!route.upstream.baseQuery.isEmpty())
        text().line("rewrite * " + token('?' + route.upstream.baseQuery + "&{query}"));
    text().open("reverse_proxy " + token(route.upstream.target.url) + " {");
    writeFields(route);
    writeTransport(route);
    text().close("}");
}

void CaddyWriter::writeFields(const PlannedRoute &route)
{
    text().line("flush_interval -1");
    text().line("trusted_proxies 127.0.0.1/8 ::1");
    text().line("header_up Host " + token(route.upstream.hostField));
    text().line("header_up -{added_host}");
    text().line("header_up -{added_proto}");
    if (route.credential)
        text().line("header_up " + token(route.credential->headerName) + " \"Basic {env." + route.credential->variable +
                    "}\"");
}

void CaddyWriter::writeTransport(const PlannedRoute &route)
{
    text().open("transport http {");
    text().line("versions 1.1");
    text().line("compression off");
    text().line("dial_timeout 30s");
    text().line("response_header_timeout 30s");
    if (route.upstream.target.usesTls)
        text().line("tls");
    text().close("}");
}

void CaddyWriter::writeSite()
{
    text().gap();
    text().open("http://:" + QByteArray::number(m_port) + " {");
    text().line("bind 127.0.0.1");
    text().gap();
    text().comment(u"The order is that of the listen paths: route keeps it."_qs);
    text().open("route {");
    writeVariables();
    for (const PlannedRoute &route : plan().routes)
        writeRoute(route);
    text().gap();
    text().line("respond \"Not Found\" 404");
    text().close("}");
    text().close("}");
}

void CaddyWriter::writeVariables()
{
    text().comment(u"Listen paths are compared with the path as it was sent: path_regexp would decode it."_qs);
    text().open("map {uri} {sent_path} {");
    text().line("~^([^?]*) ${1}");
    text().close("}");
    text().gap();
    text().comment(u"The fields that Caddy adds are removed, those of the client stay."_qs);
    for (const auto &[variable, field] :
         {std::pair("{added_host}", "X-Forwarded-Host"), std::pair("{added_proto}", "X-Forwarded-Proto")}) {
        text().open("map {header." + QByteArray(field) + "} " + variable + " {");
        text().line("\"\" " + QByteArray(field));
        text().line("default X-None");
        text().close("}");
    }
}

void CaddyWriter::writeRoute(const PlannedRoute &route)
{
    text().gap();
    text().comment(routeComment(route.apiName, route.definition));
    const QByteArray matcher = '@' + route.identifier;
    const QByteArray start = '^' + caddy::sentPathPattern(route);
    text().line(matcher + " vars_regexp {sent_path} " + token(start + (route.endsInSlash() ? "" : "(/|$)")));
    if (route.refusal)
        return text().line("respond " + matcher + " 500");
    text().open("route " + matcher + " {");
    writePath(route, start);
    writeUpstream(route);
    text().close("}");
}

void CaddyWriter::writePath(const PlannedRoute &route, const QByteArray &start)
{
    // Not `rewrite` with {uri}: it would expand placeholders such as {env.NAME} in the path that the client sent.
    const auto replace = [this](const QByteArray &pattern, const QByteArray &path) {
        text().line("uri path_regexp " + token(pattern) + ' ' + token(path));
    };
    const QByteArray base = caddy::replacementText(route.upstream.basePath);
    const QByteArray group = '$' + QByteArray::number(groupCountOf(route) + 1);
    if (!route.stripsListenPath) {
        if (!base.isEmpty())
            replace("^", base);
    } else if (route.endsInSlash()) {
        // The slash at the end belongs to the rest of the path, unless that has one or is nothing.
        replace(start + (base.isEmpty() ? "?(/)" : "?(/|$)"), base + group);
    } else if (base.isEmpty()) {
        replace(start + "(?:/|$)", "/");
    } else {
        replace(start, base);
    }
}

} // namespace deploy
