#include "gatewayerror.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace traffic {

namespace {

struct GatewayErrorRow {
    GatewayError error;
    const char *word;
    int status;
};

constexpr GatewayErrorRow GatewayErrorRows[] = {
    {GatewayError::None, "", 0},
    {GatewayError::NotFound, "not-found", 404},
    {GatewayError::HostRefused, "host-refused", 403},
    {GatewayError::CrossSiteRefused, "cross-site-refused", 403},
    {GatewayError::OriginNotAllowed, "origin-not-allowed", 403},
    {GatewayError::BadRequest, "bad-request", 0},
    {GatewayError::RequestTimeout, "request-timeout", 408},
    {GatewayError::NotSendable, "not-sendable", 500},
    {GatewayError::SecretNotAllowed, "secret-not-allowed", 503},
    {GatewayError::TooManyConnections, "too-many-connections", 503},
    {GatewayError::ClientAuthenticationMissing, "client-authentication-missing", 401},
    {GatewayError::ClientAuthenticationMalformed, "client-authentication-malformed", 400},
    {GatewayError::ClientAuthenticationWrong, "client-authentication-wrong", 401},
    {GatewayError::UpstreamRefused, "upstream-refused", 500},
    {GatewayError::UpstreamUnknownHost, "upstream-unknown-host", 500},
    {GatewayError::UpstreamTls, "upstream-tls", 500},
    {GatewayError::UpstreamTimeout, "upstream-timeout", 504},
    {GatewayError::UpstreamClosed, "upstream-closed", 500},
    {GatewayError::UpstreamMalformed, "upstream-malformed", 502},
    {GatewayError::UpstreamSwitchedProtocols, "upstream-switched-protocols", 502},
    {GatewayError::UpstreamIsTheGateway, "upstream-is-the-gateway", 500},
    {GatewayError::ClientAborted, "client-aborted", 0},
    {GatewayError::Fault, "fault", 0},
    {GatewayError::FaultAbort, "fault-abort", 0},
    {GatewayError::FaultDrill, "fault-drill", 0},
    {GatewayError::GatewayStopped, "gateway-stopped", 0},
    {GatewayError::Cancelled, "cancelled", 0},
    {GatewayError::NoResponse, "no-response", 0},
    {GatewayError::Other, "", 0},
};

constexpr bool areRowsInOrder()
{
    for (std::size_t at = 0; at < std::size(GatewayErrorRows); ++at) {
        if (static_cast<std::size_t>(GatewayErrorRows[at].error) != at)
            return false;
    }
    return std::size(GatewayErrorRows) == static_cast<std::size_t>(GatewayErrors);
}
static_assert(areRowsInOrder());

const GatewayErrorRow &rowOf(GatewayError error)
{
    return GatewayErrorRows[static_cast<std::size_t>(error)];
}

} // namespace

QByteArray wireWord(GatewayError error)
{
    return rowOf(error).word;
}

std::optional<GatewayError> gatewayErrorOf(QByteArrayView word)
{
    if (word.isEmpty())
        return std::nullopt;
    const auto *const row = std::find_if(
        std::begin(GatewayErrorRows), std::end(GatewayErrorRows),
        [word](const GatewayErrorRow &one) { return word == QByteArrayView(one.word); });
    return row == std::end(GatewayErrorRows) ? std::nullopt : std::optional(row->error);
}

int statusOf(GatewayError error)
{
    return rowOf(error).status;
}

} // namespace traffic
