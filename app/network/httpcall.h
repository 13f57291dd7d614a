#pragma once

#include "callerror.h"
#include "result.h"

#include <QDateTime>
#include <QFuture>
#include <QList>
#include <QString>
#include <QUrl>

#include <functional>
#include <optional>
#include <utility>

class QObject;

namespace network {

/** The largest answer that is taken. */
inline constexpr qint64 mostAnswerBytes = 64 * 1024 * 1024;
/** So much of a body is kept with an error. */
inline constexpr qsizetype ErrorBodyBytes = 64 * 1024;
/** So much of a body is handed to who traces the call. */
inline constexpr qsizetype tracedBodyBytes = 256 * 1024;

/** How a call reaches its server. */
struct Connection {
    int timeoutMs = 30'000;          ///< For the whole exchange.
    QString extraCaFile;             ///< PEM; added to the system's authorities.
    QString proxyUrl;                ///< Empty: what the process environment or the system says.
    QString clientCertificateFile{}; ///< PEM; offered to a server that asks for one.
    QString clientKeyFile{};         ///< PEM; empty: the key is in the certificate's file.
};

/** Header fields in their order; names may repeat. */
using HttpFields = QList<std::pair<QByteArray, QByteArray>>;

/** What sendHttp() sends. */
struct HttpRequest {
    QByteArray method; ///< GET or POST.
    QUrl url;
    HttpFields headers;
    QByteArray body;
};

/** What a server answered: the status and what is used of the rest. */
struct HttpAnswer {
    int status = 0;
    QByteArray contentType;
    QByteArray body;
    QString location;
    QByteArray retryAfter;
};

/** What is told of a call that has ended, whichever way: what went out, what came in, and when. Holds the token. */
struct HttpTrace {
    QDateTime startedAt; ///< UTC
    HttpFields sent;     ///< The fields this program set; the library adds those of the connection.
    int status = 0;      ///< 0 where there was no answer.
    QByteArray reason;
    HttpFields received;
    QByteArray body; ///< What came of it, up to tracedBodyBytes.
    qint64 bodySize = 0;
    bool isHttp2 = false;
    std::optional<management::CallFailure> failure;
    double connectMs = -1; ///< With the handshake of TLS; -1 where it did not come to that.
    double waitMs = 0;
    double receiveMs = 0;
};

/** The answer, or why there is none. */
using HttpOutcome = base::Result<HttpAnswer, management::CallError>;

/** Is called with what happened in a call, see sendHttp(). */
using TraceTaker = std::function<void(const HttpTrace &)>;

/**
 * Sends one request and answers whatever the server answered, error statuses included. Redirects are not followed,
 * cookies and credentials not kept, and a POST goes out once at most. Failures: Unreachable, CutShort, NotHttp,
 * TlsFailed, TimedOut, TooLarge, InvalidRequest. The future's progress counts KiB of the answer. Cancelling it aborts
 * the call; it ends with `parent`. `traced` is called once when the call has ended, unless it was not sent.
 */
[[nodiscard]] QFuture<HttpOutcome> sendHttp(const HttpRequest &request, const Connection &connection, QObject *parent,
                                            TraceTaker traced = {});

} // namespace network
