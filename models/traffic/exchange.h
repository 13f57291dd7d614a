#pragma once

#include "change.h"
#include "decision.h"
#include "gatewayerror.h"
#include "message.h"
#include "mockfinding.h"
#include "secret.h"

#include <QDateTime>
#include <QList>

#include <memory>

namespace traffic {

/** Who sent the response to the client; Nobody if there is no response. */
enum class AnsweredBy { Upstream, Gateway, Nobody };

/** The durations of an exchange's phases in milliseconds, as HAR 1.2 counts them; -1 for a phase that did not happen.
 * `ssl` is part of `connect`. */
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

/** One event of a stream: an event of `text/event-stream`, a WebSocket message, or else the bytes that arrived
 * together. */
struct StreamEvent {
    /** The value of `opcode` for an event that is no WebSocket frame. */
    static constexpr int NoFrame = -1;
    /** The opcode of a WebSocket frame that is a text. */
    static constexpr int TextFrame = 0x1;

    double at = 0;           ///< The time since the exchange began, in milliseconds.
    bool fromClient = false; ///< True if the client sent the event, false for the upstream.
    qint64 size = 0;         ///< The full size in bytes.
    QByteArray text;         ///< The first bytes, at most StreamEvents::MaximumText.
    int opcode = NoFrame;    ///< The opcode of a WebSocket frame, see RFC 6455 section 5.2.
    friend bool operator==(const StreamEvent &, const StreamEvent &) = default;
};

/** The name of a WebSocket control frame: `close`, `ping` or `pong`; empty for another opcode. */
[[nodiscard]] QByteArrayView controlFrameName(int opcode);

/** The newest events of a stream. */
struct StreamEvents {
    /** The largest number of events of an exchange that are kept; the oldest are dropped. */
    static constexpr qsizetype Maximum = 1000;
    /** The largest number of bytes that are kept of an event. */
    static constexpr qsizetype MaximumText = 1024;

    QList<StreamEvent> events; ///< The kept events, oldest first.
    qint64 dropped = 0;        ///< The number of older events that were dropped.

    void append(StreamEvent event);
    /** The size of the events in memory in bytes. */
    [[nodiscard]] qint64 bytes() const;
    friend bool operator==(const StreamEvents &, const StreamEvents &) = default;
};

/** One request through the gateway, complete: what arrived, what was sent to the upstream and why it differs, and what
 * was answered. Never changed after it is recorded. */
struct Exchange {
    quint64 id = 0;
    QDateTime startedAt; ///< The time when the exchange began, in UTC.
    QString apiName;
    QString documentPath; ///< The path of the definition that served the request; empty if no route matched.
    bool isHttps = false; ///< True if the client's request came over TLS.
    http::RequestHead request;
    http::Body requestBody;
    QByteArray clientAddress;
    bool reachedUpstream = false;
    QByteArray upstreamUrl;                        ///< The upstream's scheme://host:port that the request was sent to.
    UpstreamKind upstreamKind = UpstreamKind::Own; ///< The server that the request was sent to.
    http::RequestHead upstreamRequest;
    QList<Change> changes;
    /** The names of header fields to redact besides the well-known ones: that of the upstream credential, and those of
     * the API keys that the definition declares. */
    QList<QByteArray> secretHeaderNames;
    /** The names of query parameters to redact besides the well-known ones, see secretParameters(). */
    QList<QByteArray> secretParameterNames;
    /** Secrets that were known when the exchange was recorded: the values of the route's references. */
    QList<secrets::Secret> secrets;
    http::ResponseHead response; ///< The response to the client; status 0 if there was none.
    http::Body responseBody;
    StreamEvents stream; ///< The events of a response that is a stream; otherwise empty.
    AnsweredBy answeredBy = AnsweredBy::Nobody;
    /** The findings of the mock about the request and its answer; empty if no mock answered. */
    QList<MockFinding> findings;
    DecisionFacts decision;                          ///< What the gateway based its decision on.
    GatewayError gatewayReason = GatewayError::None; ///< Why the gateway answered the request itself.
    GatewayError error = GatewayError::None;         ///< Why the exchange has no complete answer of the upstream.
    QString errorDetail; ///< A detail of `error`, for example the message of the TLS library; most errors have none.
    Timings timings;
    QByteArray serverAddress;
    quint64 upstreamConnection = 0;
    bool reusedConnection = false;
    bool isImported = false; ///< True for an exchange from a HAR file, which anyone can have written.
    QString comment; ///< One line that the user, or the program that wrote a HAR file, has added to the exchange.
};

/** The largest number of characters of an Exchange::comment. */
inline constexpr qsizetype MaximumComment = 1000;

/** The word for an exchange's error in tables and files, for example `upstream-refused`; empty without one. */
[[nodiscard]] QString errorWord(const Exchange &exchange);
/** As above, for Exchange::error and Exchange::errorDetail. */
[[nodiscard]] QString errorWord(GatewayError error, const QString &detail);

using ExchangePtr = std::shared_ptr<const Exchange>;

} // namespace traffic
