#include "gatewayerrormessages.h"

#include <QCoreApplication>

#include <cstddef>
#include <iterator>

namespace messages {

namespace {

using traffic::GatewayError;

struct GatewayErrorMessage {
    GatewayError error;
    const char *text; ///< Untranslated, in the context "GatewayErrorMessages"; null without a message.
};

constexpr GatewayErrorMessage GatewayErrorMessages[] = {
    {GatewayError::None, nullptr},
    {GatewayError::NotFound,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "No active API has a listen path that matches the request.")},
    {GatewayError::HostRefused,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The Host of the request is not a loopback name.")},
    {GatewayError::CrossSiteRefused,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "A web page of another site sent the request.")},
    {GatewayError::OriginNotAllowed,
     QT_TRANSLATE_NOOP(
         "GatewayErrorMessages",
         "A web page of another origin sent the request. The API sends credentials to the upstream, so it "
         "accepts only pages of allowed origins.")},
    {GatewayError::BadRequest,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The request is not valid HTTP, or is ambiguous.")},
    {GatewayError::RequestTimeout,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The rest of the request did not arrive in time.")},
    {GatewayError::NotSendable,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "A setting of the API is invalid, so nothing was sent.")},
    {GatewayError::SecretNotAllowed,
     QT_TRANSLATE_NOOP("GatewayErrorMessages",
                       "The API needs a secret that you have not allowed it to use, so nothing was sent.")},
    {GatewayError::TooManyConnections, QT_TRANSLATE_NOOP("GatewayErrorMessages", "Too many connections are open.")},
    {GatewayError::ClientAuthenticationMissing,
     QT_TRANSLATE_NOOP("GatewayErrorMessages",
                       "The API requires client authentication, and the request has no credentials.")},
    {GatewayError::ClientAuthenticationMalformed,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The client's credentials are not valid Basic credentials.")},
    {GatewayError::ClientAuthenticationWrong,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "No local user has the client's user name and password.")},
    {GatewayError::UpstreamRefused,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The upstream does not accept connections.")},
    {GatewayError::UpstreamUnknownHost,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The host name of the upstream was not found.")},
    {GatewayError::UpstreamTls,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The TLS connection to the upstream failed.")},
    {GatewayError::UpstreamTimeout, QT_TRANSLATE_NOOP("GatewayErrorMessages", "The upstream did not answer in time.")},
    {GatewayError::UpstreamClosed,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The upstream closed the connection before its answer was complete.")},
    {GatewayError::UpstreamMalformed,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The answer of the upstream is not valid HTTP.")},
    {GatewayError::UpstreamSwitchedProtocols,
     QT_TRANSLATE_NOOP("GatewayErrorMessages",
                       "The upstream switched protocols although the request asked for no upgrade.")},
    {GatewayError::UpstreamIsTheGateway,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The upstream is this gateway itself.")},
    {GatewayError::ClientAborted,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The client closed the connection before the answer was complete.")},
    {GatewayError::Fault,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "A simulated fault answered instead of the upstream.")},
    {GatewayError::FaultAbort,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "A simulated fault closed the connection without an answer.")},
    {GatewayError::FaultDrill,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "A fault drill answered instead of the upstream.")},
    {GatewayError::GatewayStopped,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The gateway was stopped before the answer was complete.")},
    {GatewayError::Cancelled,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The exchange was cancelled before the answer was complete.")},
    {GatewayError::NoResponse,
     QT_TRANSLATE_NOOP("GatewayErrorMessages", "The HAR file has no response, and does not say why.")},
    {GatewayError::Other, nullptr},
};

constexpr bool areMessagesInOrder()
{
    for (std::size_t at = 0; at < std::size(GatewayErrorMessages); ++at) {
        if (static_cast<std::size_t>(GatewayErrorMessages[at].error) != at)
            return false;
    }
    return std::size(GatewayErrorMessages) == static_cast<std::size_t>(traffic::GatewayErrors);
}
static_assert(areMessagesInOrder());

} // namespace

QString gatewayErrorMessage(GatewayError error)
{
    return QCoreApplication::translate("GatewayErrorMessages",
                                       GatewayErrorMessages[static_cast<std::size_t>(error)].text);
}

QString drillMessage(const QString &fault, const QString &operation)
{
    const auto text = [&operation](const char *message) {
        return QCoreApplication::translate("GatewayErrorMessages", message).arg(operation);
    };
    if (fault == u"slow")
        return text(QT_TRANSLATE_NOOP("GatewayErrorMessages", "Fault drill: slow response of %1"));
    if (fault == u"cut")
        return text(QT_TRANSLATE_NOOP("GatewayErrorMessages", "Fault drill: truncated response of %1"));
    return QCoreApplication::translate("GatewayErrorMessages", "Fault drill: %1 of %2",
                                       "%1: a status, %2: an operation")
        .arg(fault, operation);
}

QString ownAnswerMessage(const traffic::Exchange &exchange)
{
    const QStringList &facts = exchange.decision.arguments;
    if (exchange.gatewayReason == GatewayError::FaultDrill && facts.size() == 2)
        return drillMessage(facts.first(), facts.last());
    const QString message = gatewayErrorMessage(exchange.gatewayReason);
    const bool isAboutUpstream = traffic::wireWord(exchange.gatewayReason).startsWith("upstream-");
    if (!isAboutUpstream || exchange.upstreamUrl.isEmpty())
        return message;
    return u"%1 (%2)"_qs.arg(message, QString::fromUtf8(exchange.upstreamUrl));
}

QString exchangeErrorMessage(const traffic::Exchange &exchange)
{
    return exchangeErrorMessage(exchange.error, exchange.errorDetail);
}

QString exchangeErrorMessage(traffic::GatewayError error, const QString &detail)
{
    const QString message = gatewayErrorMessage(error);
    if (message.isEmpty() || detail.isEmpty())
        return message + detail;
    return message + u' ' + detail;
}

} // namespace messages
