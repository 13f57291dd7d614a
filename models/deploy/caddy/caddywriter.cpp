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
    : m_plan(caddyPlan(plan))
    , m_port(port)
{}

ExportedConfiguration CaddyWriter::run()
{
    ExportedConfiguration configuration;
    configuration.report = m_plan.report;
    reportRoutes(m_plan.routes, configuration.report);
    m_text.comment(u"For Caddy 2.6 and later, written by gatewright export --to caddy."_qs);
    writeOptions();
    for (const PlannedRoute &route : m_plan.routes) {
        if (route.credential)
            configuration.report.add({route.credential->variable, VariableContent::Credentials, route.definition});
    }
    writeSite();
    configuration.main = {u"Caddyfile"_qs, m_text.bytes(), false};
    return configuration;
}

void CaddyWriter::writeOptions()
{
    m_text.open("{");
    for (const char *line : {"admin off", "auto_https off"})
        m_text.line(line);
    m_text.open("servers {");
    m_text.line("protocols h1");
    m_text.close("}");
    m_text.close("}");
}

void CaddyWriter::writeUpstream(const PlannedRoute &route)
{
    if (route.credential) {
        const QByteArray matcher = '@' + route.identifier + "_unset";
        m_text.line(matcher + " expression `{env." + route.credential->variable + "} == \"\"`");
        m_text.line("respond " + matcher + " 500");
    }
    if (route.checksClients) {
        m_text.comment(u"Replace these lines by basicauth with users."_qs);
        QByteArray realm = realmText(route.apiName).replace('{', QByteArray());
        m_text.line("header WWW-Authenticate " + token("Basic realm=\"" + realm + '"'));
        m_text.line("respond 401");
    }
    if (!route.upstream.baseQuery.isEmpty())
        m_text.line("rewrite * " + token('?' + route.upstream.baseQuery + "&{query}"));
    m_text.open("reverse_proxy " + token(route.upstream.target.url) + " {");
    writeFields(route);
    writeTransport(route);
    m_text.close("}");
}

void CaddyWriter::writeFields(const PlannedRoute &route)
{
    m_text.line("flush_interval -1");
    m_text.line("trusted_proxies 127.0.0.1/8 ::1");
    m_text.line("header_up Host " + token(route.upstream.hostField));
    m_text.line("header_up -{added_host}");
    m_text.line("header_up -{added_proto}");
    if (route.credential)
        m_text.line("header_up " + token(route.credential->headerName) + " \"Basic {env." + route.credential->variable +
                    "}\"");
}

void CaddyWriter::writeTransport(const PlannedRoute &route)
{
    m_text.open("transport http {");
    m_text.line("versions 1.1");
    m_text.line("compression off");
    if (route.upstream.target.usesTls)
        m_text.line("tls");
    m_text.close("}");
}

void CaddyWriter::writeSite()
{
    m_text.gap();
    m_text.open("http://:" + QByteArray::number(m_port) + " {");
    m_text.line("bind 127.0.0.1");
    m_text.gap();
    m_text.comment(u"The order is that of the listen paths: route keeps it."_qs);
    m_text.open("route {");
    writeAddedFields();
    for (const PlannedRoute &route : m_plan.routes)
        writeRoute(route);
    m_text.gap();
    m_text.line("respond \"Not Found\" 404");
    m_text.close("}");
    m_text.close("}");
}

void CaddyWriter::writeAddedFields()
{
    m_text.comment(u"The fields that Caddy adds are removed, those of the client stay."_qs);
    for (const auto &[variable, field] :
         {std::pair("{added_host}", "X-Forwarded-Host"), std::pair("{added_proto}", "X-Forwarded-Proto")}) {
        m_text.open("map {header." + QByteArray(field) + "} " + variable + " {");
        m_text.line("\"\" " + QByteArray(field));
        m_text.line("default X-None");
        m_text.close("}");
    }
}

void CaddyWriter::writeRoute(const PlannedRoute &route)
{
    m_text.gap();
    m_text.comment(routeComment(route.apiName, route.definition));
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
    m_text.line(matcher + " path_regexp " + token(matched));
    if (route.refusal)
        return m_text.line("respond " + matcher + " 500");
    m_text.open("route " + matcher + " {");
    // Not `rewrite` with {uri}: it would expand placeholders such as {env.NAME} in the path that the client sent.
    if (replaced != "^" || !replacement.isEmpty())
        m_text.line("uri path_regexp " + token(replaced) + ' ' + token(replacement));
    writeUpstream(route);
    m_text.close("}");
}

} // namespace deploy
