#pragma once

#include "change.h"
#include "gatewayerror.h"
#include "message.h"
#include "secret.h"

#include <QDateTime>
#include <QList>

#include <memory>

namespace traffic {

/** Who sent the response; Nobody when there is none. */
enum class AnsweredBy { Upstream, Gateway, Nobody };

/** Phases in milliseconds as HAR 1.2 counts them; -1 where a phase did not happen. `ssl` is part of `connect`. */
struct Timings {
    double blocked = -1;
    double dns = -1;
    double connect = -1;
    double ssl = -1;
    double send = 0;
    double wait = 0;
    double receive = 0;
    [[nodiscard]] double total() const;
    friend bool operator==(const Timings &, const Timings &) = default;
};

/** One request through the gateway, complete: what arrived, what was sent on and why it differs, what was answered.
 * Never changed after it is recorded. */
struct Exchange {
    quint64 id = 0;
    QDateTime startedAt; ///< UTC
    QString apiName;
    QString documentPath; ///< The definition that served it; empty when none matched.
    http::RequestHead request;
    http::Body requestBody;
    QByteArray clientAddress;
    bool reachedUpstream = false;
    QByteArray upstreamUrl; ///< scheme://host:port that it was sent to.
    http::RequestHead upstreamRequest;
    QList<Change> changes;
    QList<QByteArray> secretHeaderNames; ///< Custom upstream header names to redact besides the well-known ones.
    QList<secrets::Secret> secrets;      ///< Known when it was recorded: the values of the route's references.
    http::ResponseHead response;         ///< status 0: there was none.
    http::Body responseBody;
    AnsweredBy answeredBy = AnsweredBy::Nobody;
    GatewayError gatewayReason = GatewayError::None; ///< Why the gateway answered itself.
    GatewayError error = GatewayError::None;         ///< Why there is no complete answer of the upstream.
    QString errorDetail;                             ///< For example the text of TLS; most errors have none.
    Timings timings;
    QByteArray serverAddress;
    quint64 upstreamConnection = 0;
    bool reusedConnection = false;
    bool isImported = false; ///< From a file that anyone can have written.
};

/** The word for an exchange's error in tables and files, for example `upstream-refused`; empty without one. */
[[nodiscard]] QString errorWord(const Exchange &exchange);

using ExchangePtr = std::shared_ptr<const Exchange>;

} // namespace traffic
