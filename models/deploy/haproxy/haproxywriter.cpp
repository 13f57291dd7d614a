#include "haproxywriter.h"

#include "credentialparts.h"
#include "haproxysyntax.h"
#include "routepattern.h"
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
        // The client's address is appended to the field X-Forwarded-For after all rules.
        return !route.credential || (route.credential->headerName.size() < LongestHaproxyPath &&
                                     route.credential->headerName.compare("X-Forwarded-For", Qt::CaseInsensitive) != 0);
    });
    return writable;
}

} // namespace

HaproxyWriter::HaproxyWriter(const ExportPlan &plan, quint16 port)
    : ProxyWriter({Target::Haproxy, u"HAProxy 2.6"_qs, u"haproxy.cfg"_qs}, haproxyPlan(plan))
    , m_port(port)
{}

QList<Variable> HaproxyWriter::variablesOf(const PlannedRoute &route) const
{
    return credentialSourceOf(route).variables;
}

void HaproxyWriter::write()
{
    writeGlobal();
    writeDefaults();
    writeFrontend();
    for (const PlannedRoute &route : plan().routes)
        writeBackend(route);
    text().gap();
    text().open("backend not_found");
    text().line("http-request return status 404 content-type text/plain string \"Not Found\"");
    text().close({});
}

void HaproxyWriter::writeGlobal()
{
    text().gap();
    text().open("global");
    text().comment(
        u"The test gateway accepts heads of 64 KiB with 200 fields; HAProxy needs room for its rewrites."_qs);
    text().line("tune.bufsize 81920");
    text().line("tune.http.maxhdr 256");
    text().close({});
}

void HaproxyWriter::writeDefaults()
{
    text().gap();
    text().open("defaults");
    for (const char *line : {"mode http", "option forwardfor", "timeout connect 30s", "timeout client 60s"})
        text().line(line);
    text().comment(u"Streams may be quiet. The time is also the longest one until a response begins."_qs);
    text().line("timeout server 1h");
    text().line("timeout tunnel 1h");
    text().comment(u"A name that can't be resolved does not keep HAProxy from starting."_qs);
    text().line("default-server init-addr last,libc,none");
    text().close({});
}

void HaproxyWriter::writeFrontend()
{
    for (const PlannedRoute &route : plan().routes) {
        if (!route.checksClients)
            continue;
        text().gap();
        text().comment(
            u"Add the users of %1: user NAME password HASH"_qs.arg(routeComment(route.apiName, route.definition)));
        text().line("userlist " + route.identifier + "_users");
    }
    text().gap();
    text().open("frontend gateway_in");
    text().line("bind 127.0.0.1:" + QByteArray::number(m_port));
    text().gap();
    text().comment(u"These fields are for one connection only."_qs);
    for (const char *name : HopByHopNames)
        text().line("http-request del-header " + QByteArray(name));
    text().gap();
    text().comment(u"The longest listen path that matches gets the request."_qs);
    for (const PlannedRoute &route : plan().routes) {
        QByteArray condition;
        if (!route.isLiteral())
            condition = "{ path_reg " + word('^' + patternOf(route) + segmentEndOf(route)) + " }";
        else if (route.endsInSlash())
            condition = "{ path_beg " + word(route.listenPath) + " }";
        else
            condition = "{ path " + word(route.listenPath) + " } || { path_beg " + word(route.listenPath + '/') + " }";
        text().line("use_backend " + route.identifier + " if " + condition);
    }
    text().line("default_backend not_found");
    text().close({});
}

void HaproxyWriter::writeBackend(const PlannedRoute &route)
{
    text().gap();
    text().comment(routeComment(route.apiName, route.definition));
    text().open("backend " + route.identifier);
    if (route.refusal) {
        text().line("http-request return status 500");
        return text().close({});
    }
    if (route.credential)
        writeCredentialCheck(route);
    if (route.checksClients)
        text().line("http-request auth realm " + word(quotedPairs(realmOf(route.apiName), "\"\\")) +
                    " unless { http_auth(" + route.identifier + "_users) }");
    writePath(route);
    writeQuery(route);
    writeFields(route);
    writeServer(route);
    text().close({});
}

void HaproxyWriter::writeCredentialCheck(const PlannedRoute &route)
{
    const QList<Variable> variables = variablesOf(route);
    for (const Variable &variable : variables)
        text().line("http-request return status 500 unless { env(" + variable.name + ") -m len gt 0 }");
}

void HaproxyWriter::writePath(const PlannedRoute &route)
{
    const QByteArray base = formatText(route.upstream.basePath);
    if (!route.stripsListenPath) {
        if (!base.isEmpty())
            text().line("http-request set-path " + word(base + "%[path]"));
        return;
    }
    if (!route.isLiteral())
        return writeExpressionPath(route);
    const QByteArray start = route.endsInSlash() ? route.listenPath.chopped(1) : route.listenPath;
    if (start.isEmpty() && base.isEmpty())
        return;
    // The conditions are on a variable, because `path` is the rewritten one after a rule has changed it.
    text().line("http-request set-var(txn.rest) path,bytes(" + QByteArray::number(start.size()) + ')');
    const QByteArray nothing = route.endsInSlash() ? "{ var(txn.rest) -m str / }" : "{ var(txn.rest) -m len 0 }";
    if (base.isEmpty() && route.endsInSlash())
        return text().line("http-request set-path %[var(txn.rest)]");
    if (!base.isEmpty() && !route.endsInSlash())
        return text().line("http-request set-path " + word(base + "%[var(txn.rest)]"));
    text().line("http-request set-path " + word(base.isEmpty() ? "/" : base) + " if " + nothing);
    text().line("http-request set-path " + word(base + "%[var(txn.rest)]") + " unless " + nothing);
}

void HaproxyWriter::writeExpressionPath(const PlannedRoute &route)
{
    const QByteArray base = haproxy::replacementText(route.upstream.basePath);
    const QByteArray pattern = '^' + patternOf(route);
    const QByteArray rest = '\\' + QByteArray::number(groupCountOf(route) + 1);
    // The conditions are on a variable, because `path` is the rewritten one after a rule has changed it.
    text().line("http-request set-var(txn.path) path");
    const QByteArray nothing = "{ var(txn.path) -m reg " + word(pattern + '$') + " }";
    text().line("http-request set-path " + word(base.isEmpty() ? "/" : formatText(route.upstream.basePath)) + " if " +
                nothing);
    const auto replace = [&](const QByteArray &end, const QByteArray &path) {
        text().line("http-request replace-path " + word(pattern + end) + ' ' + word(path) +
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
    text().line("http-request set-query " + word(query + "&%[query]") + " if { query -m len gt 0 }");
    text().line("http-request set-query " + word(query) + " unless { query -m len gt 0 }");
}

void HaproxyWriter::writeFields(const PlannedRoute &route)
{
    text().line("http-request set-header Host " + word(formatText(route.upstream.hostField)));
    if (!route.credential)
        return;
    const CredentialSource source = credentialSourceOf(route);
    const QByteArray start = "http-request set-header " + word(route.credential->headerName) + ' ';
    if (!source.parts)
        return text().line(start + "\"Basic %[env(" + route.credential->variable + ")]\"");
    const auto part = [](const CredentialPart &each) {
        return each.isVariable ? "%[env(" + each.text + ")]" : formatText(each.text);
    };
    text().line("http-request set-var-fmt(txn.credentials) " +
                word(part(source.parts->userName) + ':' + part(source.parts->password)));
    text().line(start + "\"Basic %[var(txn.credentials),base64]\"");
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
    text().line(server);
}

} // namespace deploy
