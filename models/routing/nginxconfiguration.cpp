#include "nginxconfiguration.h"

#include "gatewayfields.h"
#include "listenpath.h"
#include "routeplan.h"

#include <algorithm>

namespace routing {

namespace {

/** A quoted string of nginx. There is no escape for a dollar sign, so a variable contains it. */
QByteArray quoted(QByteArray text)
{
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('$', "${gatewright_dollar}");
    return '"' + text + '"';
}

/** A quoted regular expression. nginx does not expand variables in it, but removes one of two backslashes. */
QByteArray quotedPattern(const QByteArray &pattern)
{
    return '"' + QByteArray(pattern).replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

/** The parts of a server block. The longest listen path is first. */
class NginxText final
{
public:
    explicit NginxText(const NginxOptions &options)
        : m_options(options)
    {}

    [[nodiscard]] QByteArray run(QList<Route> routes)
    {
        std::stable_sort(routes.begin(), routes.end(), [](const Route &left, const Route &right) {
            return normalizedListenPath(left.listenPath).size() > normalizedListenPath(right.listenPath).size();
        });
        for (qsizetype at = 0; at < routes.size(); ++at)
            addRoute(routes.at(at), "gatewright_" + QByteArray::number(at + 1));
        const QByteArray port = QByteArray::number(m_options.port);
        return "# Try it with: nginx -p . -c FILE\n"
               "events {}\n"
               "http {\n"
               "    geo $gatewright_dollar { default \"$\"; }\n" +
               hashSizes(routes) + m_upstreams + "    server {\n        listen 127.0.0.1:" + port +
               ";\n"
               "        underscores_in_headers on;\n"
               "        ignore_invalid_headers off;\n"
               "        merge_slashes off;\n"
               "        client_max_body_size 0;\n"
               "        location / {\n"
               "            set $gatewright_route \"\";\n"
               "            set $gatewright_target \"\";\n"
               "            set $gatewright_query \"\";\n"
               "            set $gatewright_rest \"\";\n"
               "            if ($request_uri ~ \"^[^?]*(?<gatewright_query>\\?.*)$\") { }\n" +
               m_choices +
               "            if ($gatewright_route = \"\") { return 404 \"Not Found\"; }\n"
               "            rewrite ^ /$gatewright_route last;\n"
               "        }\n" +
               m_locations + "    }\n}\n";
    }

private:
    /** The default is too small for long header names. */
    static QByteArray hashSizes(const QList<Route> &routes)
    {
        constexpr qsizetype usual = 40;
        qsizetype longest = 0;
        for (const Route &route : routes)
            longest = std::max(longest, route.credential ? route.credential->headerName.size() : 0);
        if (longest <= usual)
            return {};
        qsizetype size = 128;
        while (size < 2 * longest)
            size *= 2;
        const QByteArray number = QByteArray::number(size);
        return "    proxy_headers_hash_bucket_size " + number + ";\n    proxy_headers_hash_max_size " +
               QByteArray::number(2 * std::max<qsizetype>(size, 512)) + ";\n";
    }

    void addRoute(const Route &route, const QByteArray &name)
    {
        const RoutePlan plan = planOf(route);
        if (route.block || plan.target.host.isEmpty()) {
            m_locations += "        # " + route.apiName.toUtf8().simplified() + ": not sent by the gateway either.\n";
            return;
        }
        const QByteArray host = plan.target.host.contains(u':') ? '[' + plan.target.host.toLatin1() + ']'
                                                                : plan.target.host.toLatin1();
        m_upstreams += "    upstream " + name + " { server " + host + ':' + QByteArray::number(plan.target.port) +
                       "; keepalive 16; }\n";
        addChoice(route, plan, name);
        addLocation(route, plan, name);
    }

    /** The first route that matches sets the target. `$request_uri` is the target as the client sent it. */
    void addChoice(const Route &route, const RoutePlan &plan, const QByteArray &name)
    {
        const QByteArray path = listenPathPattern(route.listenPath).toUtf8();
        const bool endsInSlash = normalizedListenPath(route.listenPath).endsWith('/');
        const QByteArray boundary = m_options.prefixMatch || endsInSlash ? QByteArray() : QByteArray("(?=[/?]|$)");
        const QByteArray start = '^' + path + boundary;
        const QByteArray base = quoted(plan.basePath);
        const auto choose = [&](const QByteArray &pattern, const QByteArray &target) {
            m_choices += "            set $gatewright_try \"$gatewright_route\";\n"
                         "            if ($request_uri ~ " +
                         quotedPattern(pattern) + ") { set $gatewright_try \"${gatewright_try}+\"; }\n" +
                         "            if ($gatewright_try = \"+\") { set $gatewright_target " + target +
                         "; set $gatewright_route " + name + "; }\n";
        };
        if (!route.stripListenPath) {
            choose("^(?<gatewright_rest>" + path + boundary + "[^?]*)", base.chopped(1) + "$gatewright_rest\"");
            return;
        }
        choose(start + "(?<gatewright_rest>/[^?]*)", base.chopped(1) + "$gatewright_rest\"");
        choose(start + "(?<gatewright_rest>[^/?][^?]*)", base.chopped(1) + "/$gatewright_rest\"");
        choose(start + "(?:\\?|$)", plan.basePath.isEmpty() ? QByteArray("\"/\"") : base);
    }

    void addLocation(const Route &route, const RoutePlan &plan, const QByteArray &name)
    {
        QByteArray text = "        location = /" + name + " {\n            internal;\n";
        const auto line = [&text](const QByteArray &words) { text += "            " + words + ";\n"; };
        const auto field = [&line](const QByteArray &fieldName, const QByteArray &value) {
            line("proxy_set_header " + fieldName + ' ' + value);
        };
        if (route.clientAuthentication)
            text += "            # The gateway asks its clients for http/basic credentials: add auth_basic.\n";
        if (!plan.baseQuery.isEmpty()) {
            const QByteArray first = quoted('?' + plan.baseQuery);
            line("set $gatewright_joined " + first);
            text += "            if ($gatewright_query ~ \"^\\?(?<gatewright_own>.+)$\") { set $gatewright_joined " +
                    first.chopped(1) + "&$gatewright_own\"; }\n";
        } else {
            line("set $gatewright_joined $gatewright_query");
        }
        line("proxy_pass " + QByteArray(plan.target.usesTls ? "https" : "http") + "://" + name +
             "$gatewright_target$gatewright_joined");
        line("proxy_http_version 1.1");
        line("proxy_request_buffering off");
        line("proxy_buffering off");
        line("proxy_redirect off");
        if (plan.target.usesTls)
            addTls(plan, line);
        field("Host", route.preserveHost ? QByteArray("$http_host") : quoted(plan.host));
        field("Connection", "\"\"");
        text += "            # Nor what the client's Connection field names: nginx has no word for that.\n";
        for (const char *hopByHop : {"Proxy-Connection", "Proxy-Authenticate", "Proxy-Authorization", "Trailer"})
            field(hopByHop, "\"\"");
        field("X-Forwarded-For", "$proxy_add_x_forwarded_for");
        if (route.credential)
            // A token has no quote and no backslash, and nginx expands nothing in names.
            field('"' + route.credential->headerName + '"', m_options.showSecrets
                                                                ? quoted(route.credential->headerValue.reveal())
                                                                : QByteArray("\"Basic REDACTED\""));
        m_locations += text + "        }\n";
    }

    template<typename Line>
    static void addTls(const RoutePlan &plan, const Line &line)
    {
        line("proxy_ssl_server_name on");
        line("proxy_ssl_name " + quoted(plan.target.host.toLatin1()));
        line("proxy_ssl_verify on");
        line("proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt");
    }

    NginxOptions m_options;
    QByteArray m_upstreams;
    QByteArray m_choices;
    QByteArray m_locations;
};

/** nginx reads no longer parameter. */
constexpr qsizetype LongestParameter = 4000;

QString nameOfGroup(const Route &route)
{
    const QStringList names = QRegularExpression(listenPathPattern(route.listenPath)).namedCaptureGroups();
    const auto named = std::find_if(names.begin(), names.end(), [](const QString &name) { return !name.isEmpty(); });
    return named == names.end() ? QString() : *named;
}

} // namespace

std::optional<NginxProblem> nginxProblem(const Route &route)
{
    using Kind = NginxProblem::Kind;
    const RoutePlan plan = planOf(route);
    const QString listenPath = definition::fields::pointerOf(route.extensionPointer, definition::fields::listenPath());
    if (const QString name = nameOfGroup(route); !name.isEmpty())
        return NginxProblem{Kind::NamedGroup, listenPath, name};
    if (quotedPattern(listenPathPattern(route.listenPath).toUtf8()).size() > LongestParameter)
        return NginxProblem{Kind::TooLong, listenPath, {}};
    if (plan.target.port == 0)
        return NginxProblem{Kind::NoPort, plan.upstreamUrlPointer, {}};
    if (quoted(plan.basePath).size() + quoted(plan.baseQuery).size() > LongestParameter)
        return NginxProblem{Kind::TooLong, plan.upstreamUrlPointer, {}};
    if (route.credential &&
        std::max(route.credential->headerName.size(), route.credential->headerValue.reveal().size()) > LongestParameter)
        return NginxProblem{Kind::TooLong, route.credential->pointer, {}};
    return std::nullopt;
}

QByteArray nginxConfiguration(const QList<Route> &routes, const NginxOptions &options)
{
    return NginxText(options).run(routes);
}

} // namespace routing
