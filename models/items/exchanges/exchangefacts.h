#pragma once

#include "contractverdict.h"
#include "exchange.h"

namespace items {

/** The facts of an exchange that the list shows, sorts by and most filters test. The views are valid as long as the
 * exchange or chunk that they were read from. */
struct ExchangeFacts {
    QByteArrayView method;
    QByteArrayView target; ///< As received, with secrets.
    QByteArrayView reason; ///< The reason phrase of the response.
    QString apiName;
    QString documentPath;
    QDateTime startedAt;
    int status = 0;          ///< The status of the response; 0 if there was none.
    double milliseconds = 0; ///< traffic::Timings::total().
    qint64 requestSize = 0;  ///< The full size of the request's body in bytes.
    qint64 responseSize = 0; ///< The full size of the response's body in bytes.
    qsizetype changes = 0;   ///< The number of changes of the gateway; 0 if the request was not sent.
    bool reachedUpstream = false;
    bool isTruncated = false; ///< True if a body was recorded only in part.
    traffic::GatewayError gatewayReason = traffic::GatewayError::None;
    traffic::GatewayError error = traffic::GatewayError::None;
    QString errorDetail;
    QString comment;
    ContractVerdict verdict; ///< Default for facts that were not read from a KeptExchange.
};

/** The facts of an exchange, which must outlive them. */
[[nodiscard]] ExchangeFacts factsOf(const traffic::Exchange &exchange);

/** The facts of an exchange that tell which operation its request called. Valid as long as the exchange or chunk that
 * they were read from. */
struct RequestFacts {
    QByteArrayView method;
    QByteArrayView target; ///< As received, with secrets.
    QString shownTarget;   ///< The target without secrets.
    QDateTime startedAt;
    bool isImported = false;                     ///< See traffic::Exchange::isImported.
    const traffic::ServedRoute *route = nullptr; ///< See traffic::DecisionFacts::route().
};

} // namespace items
