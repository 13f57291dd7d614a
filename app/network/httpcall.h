#pragma once

#include "callerror.h"
#include "networklimits.h"
#include "result.h"
#include "secret.h"

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

/** The connection settings of an HTTP call. */
struct Connection {
    int timeoutMs = 30'000; ///< The time limit for the complete call.
    QString extraCaFile;    ///< A PEM file with certificates that are added to the system's CA certificates.
    /** The URL of the proxy; empty for the proxy of the environment variables or the system. */
    QString proxyUrl;
    QString clientCertificateFile{}; ///< A PEM file with the certificate that is sent if the server requests one.
    /** A PEM file with the key of the client certificate; empty if the certificate file contains it. */
    QString clientKeyFile{};
    /** The user name for the proxy at `proxyUrl`; empty for none, or for the one in the URL. */
    QString proxyUser{};
    secrets::Secret proxyPassword{}; ///< The password of `proxyUser`.
};

/** Header fields in their order. Names can repeat. */
using HttpFields = QList<std::pair<QByteArray, QByteArray>>;

/** An HTTP request for sendHttp(). */
struct HttpRequest {
    QByteArray method; ///< The method, GET or POST.
    QUrl url;
    HttpFields headers;
    QByteArray body;
    /** The largest size of the answer's body in bytes. A larger body is the error TooLarge. */
    qint64 largestAnswer = MaximumAnswerBytes;
    /** Whether the answer may have a content coding. If not, an answer with one is not decoded and is the error
     * NotHttp. */
    bool mayBeCompressed = true;
};

/** The parts of an HTTP answer that callers use. */
struct HttpAnswer {
    int status = 0;
    QByteArray contentType;
    QByteArray body;
    QString location;
    QByteArray retryAfter;
};

/** The trace of a finished or failed HTTP call: request, answer and times. It contains the token. */
struct HttpTrace {
    QDateTime startedAt; ///< The time at which the call started, in UTC.
    HttpFields sent;     ///< The fields of the request, without the ones that Qt adds.
    int status = 0;      ///< The status of the answer; 0 without an answer.
    QByteArray reason;
    HttpFields received;
    QByteArray body; ///< The first TracedBodyBytes bytes of the answer's body.
    qint64 bodySize = 0;
    bool isHttp2 = false;
    std::optional<management::CallFailure> failure;
    double connectMs = -1; ///< The time to connect, including the TLS handshake; -1 without a connection.
    double waitMs = 0;
    double receiveMs = 0;
};

/** The answer to an HTTP request, or the error of the call. */
using HttpOutcome = base::Result<HttpAnswer, management::CallError>;

/** A function that is called with the trace of an HTTP call, see sendHttp(). */
using TraceTaker = std::function<void(const HttpTrace &)>;

/**
 * Sends an HTTP request and returns the answer, including error statuses. Redirects are not followed, cookies and
 * credentials are not stored, and a POST is sent at most once. Errors: Unreachable, CutShort, NotHttp, TlsFailed,
 * TimedOut, TooLarge, HeadTooLarge, InvalidRequest. The progress of the future counts KiB of the answer. Cancelling the
 * future or destroying `parent` aborts the call. `traced` is called once when a sent call has ended.
 */
[[nodiscard]] QFuture<HttpOutcome> sendHttp(const HttpRequest &request, const Connection &connection, QObject *parent,
                                            TraceTaker traced = {});

} // namespace network
