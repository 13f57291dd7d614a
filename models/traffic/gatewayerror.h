#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace traffic {

/**
 * Why the gateway answered a request itself, or why an exchange has no complete answer. Each value has a row in
 * gatewayerror.cpp and a message in models/messages.
 */
enum class GatewayError {
    None,
    NotFound,         ///< No route serves the path.
    HostRefused,      ///< The requested host is not a loopback name.
    CrossSiteRefused, ///< A web page of another site sent the request.
    OriginNotAllowed, ///< A web page of another origin sent the request, and the route sends a credential.
    BadRequest,       ///< The request could not be read, see http::ReadError.
    RequestTimeout,   ///< The rest of the request's body did not arrive.
    NotSendable,      ///< A setting of the route is invalid, see routing::RouteBlock.
    SecretNotAllowed, ///< The route needs a secret that the user has not allowed, see consent::Grants.
    TooManyConnections,
    ClientAuthenticationMissing,
    ClientAuthenticationMalformed,
    ClientAuthenticationWrong,
    UpstreamRefused,
    UpstreamUnknownHost,
    UpstreamTls,
    UpstreamTimeout,
    UpstreamClosed,
    UpstreamMalformed,
    UpstreamSwitchedProtocols, ///< The upstream answered 101 to a request that asked for no upgrade.
    UpstreamIsTheGateway,
    ClientAborted,
    Fault,      ///< A simulated fault answered instead of the upstream.
    FaultAbort, ///< A simulated fault closed the connection without an answer.
    FaultDrill, ///< A fault drill answered instead of the upstream, or closed the connection in the middle.
    GatewayStopped,
    Cancelled,  ///< The user cancelled the exchange.
    NoResponse, ///< Only in HAR files: the entry has no response, and nothing says why.
    /** An error that is not the gateway's: the exchange's detail is the word of a failed management call, or a text
     * that another program wrote. */
    Other,
};

/** The number of values of GatewayError. */
inline constexpr int GatewayErrors = static_cast<int>(GatewayError::Other) + 1;

/** The word for an error in `X-Gatewright-Answer`, in HAR files and on the console, for example `upstream-refused`;
 * empty for None and Other. */
[[nodiscard]] QByteArray wireWord(GatewayError error);

/** The error with this wireWord(); nothing if there is none. */
[[nodiscard]] std::optional<GatewayError> gatewayErrorOf(QByteArrayView word);

/** The HTTP status of the gateway's own answer for an error; 0 if the gateway sends no answer, or if the status depends
 * on the request. */
[[nodiscard]] int statusOf(GatewayError error);

} // namespace traffic
