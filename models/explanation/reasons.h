#pragma once

#include "exchange.h"

namespace explanation {

/** An action that the user can take on a reason, besides editing the setting that it links to. */
enum class Offer {
    None,
    Allow,   ///< Give the permission that is missing; the setting of the reason is near the permissions.
    UseEcho, ///< Let the built-in echo answer instead of the upstream.
};

/** One fact of an exchange: why the gateway answered itself, why the answer is not complete, or one change of the
 * request. messages::reasonMessage() has the sentence. */
struct Reason {
    enum class Kind {
        Answer,  ///< The gateway answered instead of the upstream, because of `error`.
        Error,   ///< The exchange has no complete answer, because of `error`.
        Change,  ///< The gateway made `change`.
        Echo,    ///< The built-in echo got the request instead of the upstream.
        Mock,    ///< The mock got the request instead of the upstream.
        Finding, ///< The mock found something that does not fit the document.
    };
    Kind kind = Kind::Answer;
    traffic::GatewayError error = traffic::GatewayError::None;
    int status = 0; ///< The status of the gateway's answer.
    /**
     * The values that the sentence contains. NotFound: the path, and the nearest listen path if there is one.
     * HostRefused: the host. CrossSiteRefused and OriginNotAllowed: the origin. BadRequest: the wire word of the
     * http::ReadError. NotSendable: the setting as `upstream.url`, and the rule. SecretNotAllowed: the reference, and
     * the origin that it is for. FaultDrill: the fault, and the operation. Finding: the sentence. Other errors: the URL
     * of the upstream, and the detail.
     */
    QStringList arguments;
    traffic::Change change;
    QString documentPath; ///< The definition that the reason links to; empty if it links to none.
    QString pointer;      ///< The JSON Pointer of the setting or line that the reason links to.
    Offer offer = Offer::None;

    /** Returns true if the reason links to a place in a definition. */
    [[nodiscard]] bool hasLink() const { return !documentPath.isEmpty() && !pointer.isEmpty(); }
};

/** Returns why an exchange was answered as it was, and why each part of the request was changed: first the answer or
 * the error, then the changes in the order in which they were made. Empty for a request that was forwarded unchanged.
 * Pass an exchange with masked secrets, as the sentences quote it. */
[[nodiscard]] QList<Reason> reasonsOf(const traffic::Exchange &exchange);

} // namespace explanation
