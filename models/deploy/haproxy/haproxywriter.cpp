#include "haproxywriter.h"

#include "credentialparts.h"
#include "haproxysyntax.h"
#include "routepattern.h"
#include "showntext.h"
#include "writableplan.h"

namespace deploy {

namespace {

using haproxy::formatText;
using haproxy::word;

/** HAProxy limits the length of a line. */
constexpr qsizetype LongestHaproxyPath = 600;

/** A replacement can name so many groups. */
constexpr int MostGroups = 9;

/** Fields for one connection, which HAProxy would forward. */
constexpr const char *HopByHopNames[] = {
    "Keep-Alive", "Proxy-Authenticate", "Proxy-Authorization", "Proxy-Connection", "TE", "Trailer"};

ExportPlan haproxyPlan(const ExportPlan &plan)
{
    ExportPlan writable = withMatchableRoutes(plan, [](const PlannedRoute &route) {
        const bool hasGroups = route.isLiteral() || groupCountOf(route) < MostGroups;
        return hasGroups && route.listenPath.size() < LongestHaproxyPath;
    });
    refuseRoutes(writable, Topic::UrlForm, [](const PlannedRoute &route) {
        return std::max(route.upstream.basePath.size(), route.upstream.baseQuery.size()) < LongestHaproxyPath;
    });
    refuseRoutes(writable, Topic::HeaderName, [](const PlannedRoute &route) {
        return !route.credential || route.credential->headerName.size() < LongestHaproxyPath;
    });
    return writable;
}

} // namespace

HaproxyWriter::HaproxyWriter(const ExportPlan &plan, quint16 port)
    : m_plan(haproxyPlan(plan))
    , m_port(port)
{}

ExportedConfiguration HaproxyWriter::run()
{
    ExportedConfiguration configuration;
    configuration.report = m_plan.report;
    reportRoutes(m_plan.routes, configuration.report);
    m_text.comment(u"For HAProxy 2.6 and later, written by gatewright export --to haproxy."_qs);
    writeDefaults();
    writeFrontend();
    for (const PlannedRoute &route : m_plan.routes) {
        writeBackend(route);
        if (!route.credential)
            continue;
        for (const Variable &variable : credentialSourceOf(route).variables)
            configuration.report.add(variable);
    }
    m_text.gap();
    m_text.open("backend not_found");
    m_text.line("http-request return status 404 content-type text/plain string \"Not Found\"");
    m_text.close({});
    configuration.main = {u"haproxy.cfg"_qs, m_text.bytes(), false};
    return configuration;
}

void HaproxyWriter::writeDefaults()
{
    m_text.gap();
    m_text.open("defaults");
    for (const char *line : {"mode http", "timeout connect 30s", "timeout client 60s", "timeout server 60s",
                             "timeout tunnel 1h", "option forwardfor"})
        m_text.line(line);
    m_text.comment(u"A name that can't be resolved does not keep HAProxy from starting."_qs);
    m_text.line("default-server init-addr last,libc,none");
    m_text.close({});
}

void HaproxyWriter::writeFrontend()
{
    for (const PlannedRoute &route : m_plan.routes) {
        if (!route.checksClients)
            continue;
        m_text.gap();
        m_text.comment(
            u"Add the users of %1: user NAME password HASH"_qs.arg(routeComment(route.apiName, route.definition)));
        m_text.line("userlist " + route.identifier + "_users");
    }
    m_text.gap();
    m_text.open("frontend gateway_in");
    m_text.line("bind 127.0.0.1:" + QByteArray::number(m_port));
    m_text.gap();
    m_text.comment(u"These fields are for one connection only."_qs);
    for (const char *name : HopByHopNames)
        m_text.line("http-request del-header " + QByteArray(name));
    m_text.gap();
    m_text.comment(u"The longest listen path that matches gets the request."_qs);
    for (const PlannedRoute &route : m_plan.routes) {
        QByteArray condition;
        if (!route.isLiteral())
            condition = "{ path_reg " + word('^' + patternOf(route) + segmentEndOf(route)) + " }";
        else if (route.endsInSlash())
            condition = "{ path_beg " + word(route.listenPath) + " }";
        else
            condition = "{ path " + word(route.listenPath) + " } || { path_beg " + word(route.listenPath + '/') + " }";
        m_text.line("use_backend " + route.identifier + " if " + condition);
    }
    m_text.line("default_backend not_found");
    m_text.close({});
}

void HaproxyWriter::writeBackend(const PlannedRoute &route)
{
    m_text.gap();
    m_text.comment(routeComment(route.apiName, route.definition));
    m_text.open("backend " + route.identifier);
    if (route.refusal) {
        m_text.line("http-request return status 500");
        return m_text.close({});
    }
    if (route.credential)
        writeCredentialCheck(route);
    if (route.checksClients)
        m_text.line("http-request auth realm " + word(base::shownText(route.apiName).toUtf8()) +
                    " unless { http_auth(" + route.identifier + "_users) }");
    writePath(route);
    writeQuery(route);
    writeFields(route);
    writeServer(route);
    m_text.close({});
}

void HaproxyWriter::writeCredentialCheck(const PlannedRoute &route)
{
    const QList<Variable> variables = credentialSourceOf(route).variables;
    for (const Variable &variable : variables)
        m_text.line("http-request return status 500 unless { env(" + variable.name + ") -m len gt 0 }");
}

void HaproxyWriter::writePath(const PlannedRoute &route)
{
    const QByteArray base = formatText(route.upstream.basePath);
    if (!route.stripsListenPath) {
        if (!base.isEmpty())
            m_text.line("http-request set-path " + word(base + "%[path]"));
        return;
    }
    if (!route.isLiteral())
        return writeExpressionPath(route);
    const QByteArray start = route.endsInSlash() ? route.listenPath.chopped(1) : route.listenPath;
    if (start.isEmpty() && base.isEmpty())
        return;
    // The conditions are on a variable, because `path` is the rewritten one after a rule has changed it.
    m_text.line("http-request set-var(txn.rest) path,bytes(" + QByteArray::number(start.size()) + ')');
    const QByteArray nothing = route.endsInSlash() ? "{ var(txn.rest) -m str / }" : "{ var(txn.rest) -m len 0 }";
    if (base.isEmpty() && route.endsInSlash())
        return m_text.line("http-request set-path %[var(txn.rest)]");
    if (!base.isEmpty() && !route.endsInSlash())
        return m_text.line("http-request set-path " + word(base + "%[var(txn.rest)]"));
    m_text.line("http-request set-path " + word(base.isEmpty() ? "/" : base) + " if " + nothing);
    m_text.line("http-request set-path " + word(base + "%[var(txn.rest)]") + " unless " + nothing);
}

void HaproxyWriter::writeExpressionPath(const PlannedRoute &route)
{
    const QByteArray base = haproxy::replacementText(route.upstream.basePath);
    const QByteArray pattern = '^' + patternOf(route);
    const QByteArray rest = '\\' + QByteArray::number(groupCountOf(route) + 1);
    // The conditions are on a variable, because `path` is the rewritten one after a rule has changed it.
    m_text.line("http-request set-var(txn.path) path");
    const QByteArray nothing = "{ var(txn.path) -m reg " + word(pattern + '$') + " }";
    m_text.line("http-request set-path " + word(base.isEmpty() ? "/" : formatText(route.upstream.basePath)) + " if " +
                nothing);
    const auto replace = [&](const QByteArray &end, const QByteArray &path) {
        m_text.line("http-request replace-path " + word(pattern + end) + ' ' + word(path) +
                    " if { var(txn.path) -m reg " + word(pattern + end) + " }");
    };
    if (route.endsInSlash())
        return replace("(.+)$", base + '/' + rest);
    replace("(/.*)$", base + rest);
    // An expression can take the slash after it.
    if (!route.hasSimpleParameters())
        replace("([^/].*)$", base + '/' + rest);
}

void HaproxyWriter::writeQuery(const PlannedRoute &route)
{
    if (route.upstream.baseQuery.isEmpty())
        return;
    const QByteArray query = formatText(route.upstream.baseQuery);
    m_text.line("http-request set-query " + word(query + "&%[query]") + " if { query -m len gt 0 }");
    m_text.line("http-request set-query " + word(query) + " unless { query -m len gt 0 }");
}

void HaproxyWriter::writeFields(const PlannedRoute &route)
{
    m_text.line("http-request set-header Host " + word(formatText(route.upstream.hostField)));
    if (!route.credential)
        return;
    const CredentialSource source = credentialSourceOf(route);
    const QByteArray start = "http-request set-header " + word(route.credential->headerName) + ' ';
    if (!source.parts)
        return m_text.line(start + "\"Basic %[env(" + route.credential->variable + ")]\"");
    const auto part = [](const CredentialPart &each) {
        return each.isVariable ? "%[env(" + each.text + ")]" : formatText(each.text);
    };
    m_text.line("http-request set-var-fmt(txn.credentials) " +
                word(part(source.parts->userName) + ':' + part(source.parts->password)));
    m_text.line(start + "\"Basic %[var(txn.credentials),base64]\"");
}

void HaproxyWriter::writeServer(const PlannedRoute &route)
{
    const routing::UpstreamTarget &target = route.upstream.target;
    QByteArray server = "server upstream " + word(target.url.sliced(target.url.indexOf("//") + 2));
    if (target.usesTls) {
        const QByteArray host = target.host.toLatin1();
        server += " ssl verify required ca-file @system-ca verifyhost " + word(host);
        if (!isAddress(target))
            server += " sni " + word("str(" + host + ')');
    }
    m_text.line(server);
}

} // namespace deploy
