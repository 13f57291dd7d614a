#include "routeplan.h"

#include "gatewayfields.h"
#include "requestguard.h"
#include "secretnames.h"
#include "secrettext.h"

namespace routing {

namespace {

namespace fields = definition::fields;

UpstreamTarget targetOf(const QUrl &upstream)
{
    constexpr quint16 httpPort = 80;
    constexpr quint16 httpsPort = 443;
    const bool tls = upstream.scheme() == u"https";
    return {upstream.host(QUrl::FullyEncoded), static_cast<quint16>(upstream.port(tls ? httpsPort : httpPort)), tls};
}

/** Every spelling that a connection to this machine can have. QUrl has normalized the digits of addresses. */
bool isThisMachine(QString host)
{
    if (host.endsWith(u'.'))
        host.chop(1);
    if (host == u"::1" || host == u"::" || host == u"0.0.0.0" || host.startsWith(u"::ffff:127."))
        return true;
    return isLoopbackName(host.toLatin1());
}

/** Secrets by their shape are found in the whole URL, those with the name of one in the query. */
bool hasSecret(const Route &route)
{
    const QByteArray query = route.upstream.query(QUrl::FullyEncoded).toLatin1();
    return !traffic::secretParameters(query, route.keyParameters).isEmpty() ||
           !secrets::secretsInText(route.upstream.toEncoded()).isEmpty();
}

} // namespace

RoutePlan planOf(const Route &route)
{
    RoutePlan plan;
    plan.target = targetOf(route.upstream);
    plan.isLoopback = isThisMachine(plan.target.host);
    plan.host = hostOf(route.upstream);
    plan.basePath = route.upstream.path(QUrl::FullyEncoded).toLatin1();
    if (plan.basePath.endsWith('/'))
        plan.basePath.chop(1);
    plan.baseQuery = route.upstream.query(QUrl::FullyEncoded).toLatin1();
    plan.stripPointer = fields::pointerOf(route.extensionPointer, fields::stripListenPath());
    plan.upstreamUrlPointer = fields::pointerOf(route.extensionPointer, fields::upstreamUrl());
    plan.secrets = route.secrets;
    plan.usesSecrets = route.credential || !route.secrets.isEmpty() || route.hadUserInfo || hasSecret(route);
    if (route.credential) {
        plan.credentialPointer = route.credential->pointer;
        plan.secretHeaderNames = {route.credential->headerName};
    }
    plan.secretHeaderNames += route.keyHeaders;
    plan.secretParameterNames = route.keyParameters;
    if (plan.credentialPointer.isEmpty())
        plan.credentialPointer = fields::pointerOf(route.extensionPointer, fields::basicAuth());
    return plan;
}

QByteArray hostOf(const QUrl &upstream)
{
    QByteArray host = upstream.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    if (upstream.port() >= 0)
        host += ':' + QByteArray::number(upstream.port());
    return host;
}

} // namespace routing
