#include "gatewayerrormessages.h"

#include <QCoreApplication>

namespace messages {

namespace {

struct GatewayErrorMessages {
    Q_DECLARE_TR_FUNCTIONS(GatewayErrorMessages)
};

} // namespace

QString gatewayErrorMessage(traffic::GatewayError error)
{
    using Error = traffic::GatewayError;
    using Messages = GatewayErrorMessages;
    switch (error) {
    case Error::None:
    case Error::Other:
        return {};
    case Error::NotFound:
        return Messages::tr("No active API has a listen path that matches the request.");
    case Error::HostRefused:
        return Messages::tr("The Host of the request is not a loopback name.");
    case Error::CrossSiteRefused:
        return Messages::tr("A web page of another site sent the request.");
    case Error::BadRequest:
        return Messages::tr("The request is not valid HTTP, or is ambiguous.");
    case Error::RequestTimeout:
        return Messages::tr("The rest of the request did not arrive in time.");
    case Error::NotSendable:
        return Messages::tr("A setting of the API is invalid, so nothing was sent.");
    case Error::TooManyConnections:
        return Messages::tr("Too many connections are open.");
    case Error::ClientAuthenticationMissing:
        return Messages::tr("The API requires client authentication, and the request has no credentials.");
    case Error::ClientAuthenticationMalformed:
        return Messages::tr("The client's credentials are not valid Basic credentials.");
    case Error::ClientAuthenticationWrong:
        return Messages::tr("No local user has the client's user name and password.");
    case Error::UpstreamRefused:
        return Messages::tr("The upstream does not accept connections.");
    case Error::UpstreamUnknownHost:
        return Messages::tr("The host name of the upstream was not found.");
    case Error::UpstreamTls:
        return Messages::tr("The TLS connection to the upstream failed.");
    case Error::UpstreamTimeout:
        return Messages::tr("The upstream did not answer in time.");
    case Error::UpstreamClosed:
        return Messages::tr("The upstream closed the connection before its answer was complete.");
    case Error::UpstreamMalformed:
        return Messages::tr("The answer of the upstream is not valid HTTP.");
    case Error::UpstreamSwitchedProtocols:
        return Messages::tr("The upstream switched protocols although the request asked for no upgrade.");
    case Error::UpstreamIsTheGateway:
        return Messages::tr("The upstream is this gateway itself.");
    case Error::ClientAborted:
        return Messages::tr("The client closed the connection before the answer was complete.");
    case Error::Fault:
        return Messages::tr("A simulated fault answered instead of the upstream.");
    case Error::FaultAbort:
        return Messages::tr("A simulated fault closed the connection without an answer.");
    case Error::GatewayStopped:
        return Messages::tr("The gateway was stopped before the answer was complete.");
    case Error::NoResponse:
        return Messages::tr("The HAR file has no response, and does not say why.");
    }
    return {};
}

QString exchangeErrorMessage(const traffic::Exchange &exchange)
{
    const QString message = gatewayErrorMessage(exchange.error);
    if (message.isEmpty() || exchange.errorDetail.isEmpty())
        return message + exchange.errorDetail;
    return message + u' ' + exchange.errorDetail;
}

} // namespace messages
