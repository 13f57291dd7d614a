#include "nginxlocationwriter.h"

#include "nginxsyntax.h"
#include "routepattern.h"

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

/** True if `next` is for the path of a location itself: written inside of it, it inherits its header fields. */
bool isNestedIn(const NginxLocation &location, const NginxLocation &next)
{
    return location.route && !location.route->refusal && next.kind == NginxLocation::Kind::Exact &&
           next.path == location.path && next.route == location.route;
}

} // namespace

void NginxLocationWriter::write()
{
    const PlannedRoute *described = nullptr;
    const QList<NginxLocation> locations = nginxLocations(m_plan);
    for (qsizetype at = 0; at < locations.size(); ++at) {
        const NginxLocation &location = locations.at(at);
        m_text.gap();
        if (location.route && location.route != described)
            m_text.comment(routeComment(location.route->apiName, location.route->definition));
        described = location.route;
        const bool hasNested = at + 1 < locations.size() && isNestedIn(location, locations.at(at + 1));
        writeLocation(location, hasNested ? &locations.at(++at) : nullptr);
    }
}

void NginxLocationWriter::writeLocation(const NginxLocation &location, const NginxLocation *nested)
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

void NginxLocationWriter::writeHandler(const NginxLocation &location)
{
    if (!location.route)
        return m_text.line("return 404 \"Not Found\";");
    const PlannedRoute &route = *location.route;
    if (route.refusal)
        return m_text.line("return 500;");
    if (route.credential)
        m_text.line("if ($" + nginx::variableName(route, "auth") + " = \"\") { return 500; }");
    if (route.checksClients && !m_isNested) {
        m_text.line("auth_basic " + nginx::parameter(nginx::realmText(route.apiName)) + ';');
        m_text.line("auth_basic_user_file " + route.lastingName + ".htpasswd;");
    }
    if (!route.upstream.baseQuery.isEmpty())
        m_text.line("set $args $" + nginx::variableName(route, "query") + ';');
    if (location.kind == NginxLocation::Kind::Expression) {
        writeExpressionRewrites(route);
        writePass(route, {});
    } else if (location.sentPath.contains('$')) {
        const bool isExact = location.kind == NginxLocation::Kind::Exact;
        const QByteArray start = literalPattern(QByteArray::fromPercentEncoding(location.path));
        m_text.line("rewrite " + nginx::expression('^' + start + (isExact ? "" : "((?s:.*))") + '$') + ' ' +
                    nginx::parameter(QByteArray::fromPercentEncoding(location.sentPath), isExact ? "" : "$1") +
                    " break;");
        writePass(route, {});
    } else {
        const bool isUnchanged = location.sentPath == location.path && route.upstream.baseQuery.isEmpty();
        writePass(route, isUnchanged ? QByteArray() : location.sentPath);
    }
}

// `.` matches the end of a line, too, which a path can contain as %0A.
void NginxLocationWriter::writeExpressionRewrites(const PlannedRoute &route)
{
    const QByteArray &base = route.upstream.basePath;
    if (!route.stripsListenPath) {
        if (!base.isEmpty())
            m_text.line("rewrite \"^((?s:.*))$\" " + nginx::parameter(base, "$1") + " break;");
        return;
    }
    const QByteArray start = '^' + listenPathPattern(route);
    const auto rewrite = [this, &start](const QByteArray &end, const QByteArray &path, const QByteArray &rest) {
        m_text.line("rewrite " + nginx::expression(start + end) + ' ' + nginx::parameter(path, rest) + " break;");
    };
    if (route.endsInSlash()) {
        if (!base.isEmpty())
            rewrite("$", base, {});
        return rewrite("(?<rest>(?s:.*))$", base + '/', "$rest");
    }
    if (base.isEmpty())
        rewrite("$", "/", {});
    rewrite("(?<rest>|/(?s:.*))$", base, "$rest");
    // An expression can take the slash after it.
    if (!route.hasSimpleParameters())
        rewrite("(?<rest>(?s:.*))$", base + '/', "$rest");
}

void NginxLocationWriter::writePass(const PlannedRoute &route, const QByteArray &path)
{
    const bool usesTls = route.upstream.target.usesTls;
    m_text.line("proxy_pass " +
                nginx::plainParameter(QByteArray(usesTls ? "https" : "http") + "://" + route.identifier + path) + ';');
    if (usesTls)
        m_text.line("proxy_ssl_name " + nginx::parameter(route.upstream.target.host.toLatin1()) + ';');
}

void NginxLocationWriter::writeFields(const PlannedRoute &route)
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
