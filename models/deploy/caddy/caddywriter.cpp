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
    ExportPlan writable = withDecodableRoutes(plan, [](const PlannedRoute &route) {
        return route.listenPath.size() < LongestCaddyText && caddy::isReadAlike(route);
    });
    refuseRoutes(writable, Topic::UrlForm, [](const PlannedRoute &route) {
        // Caddy replaces in the decoded path, and what is decoded can be a placeholder.
        return !route.upstream.basePath.contains('%') &&
               std::max(route.upstream.basePath.size(), route.upstream.baseQuery.size()) < LongestCaddyText;
    });
    refuseRoutes(writable, Topic::HeaderName, [](const PlannedRoute &route) {
        // These characters choose what is done with the field.
        const QByteArray name = route.credential ? route.credential->headerName : QByteArray();
        return name.size() < LongestCaddyText && !name.startsWith('+') && !name.startsWith('-') &&
               !isHopByHopName(name);
    });
    return writable;
}

/** The pattern of a listen path in RE2, in which groups that do not give anything back are usual ones. */
QByteArray caddyPattern(const PlannedRoute &route)
{
    if (route.isLiteral() || route.hasSimpleParameters())
        return listenPathPattern(route);
    return route.pattern.toUtf8();
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
        QByteArray realm = realmText(route.apiName).replace('{', QByteArray());
        text().line("header WWW-Authenticate " + token("Basic realm=\"" + realm + '"'));
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
    writeAddedFields();
    for (const PlannedRoute &route : plan().routes)
        writeRoute(route);
    text().gap();
    text().line("respond \"Not Found\" 404");
    text().close("}");
    text().close("}");
}

void CaddyWriter::writeAddedFields()
{
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
    const QByteArray start = '^' + caddyPattern(route);
    const QByteArray matched = start + (route.endsInSlash() ? "" : "(/|$)");
    const QByteArray base = caddy::replacementText(route.upstream.basePath);
    if (!route.stripsListenPath)
        return writeHandler(matched, route, "^", base);
    // The slash at the end belongs to the rest of the path, but not if that is all.
    const QByteArray removed = route.endsInSlash() ? start.chopped(1) : start;
    writeHandler(matched, route, removed + (route.endsInSlash() && !base.isEmpty() ? "(/$)?" : ""), base);
}

void CaddyWriter::writeHandler(const QByteArray &matched, const PlannedRoute &route, const QByteArray &replaced,
                               const QByteArray &replacement)
{
    const QByteArray matcher = '@' + route.identifier;
    text().line(matcher + " path_regexp " + token(matched));
    if (route.refusal)
        return text().line("respond " + matcher + " 500");
    text().open("route " + matcher + " {");
    // Not `rewrite` with {uri}: it would expand placeholders such as {env.NAME} in the path that the client sent.
    if (replaced != "^" || !replacement.isEmpty())
        text().line("uri path_regexp " + token(replaced) + ' ' + token(replacement));
    writeUpstream(route);
    text().close("}");
}

} // namespace deploy
