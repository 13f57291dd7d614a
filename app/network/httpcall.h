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

/** The connection settings of a call. */
struct Connection {
    int timeoutMs = 30'000;          ///< For the complete call.
    QString extraCaFile;             ///< PEM, added to the system's CA certificates.
    QString proxyUrl;                ///< Empty: the proxy of the environment variables or the system.
    QString clientCertificateFile{}; ///< PEM, sent if the server requests a certificate.
    QString clientKeyFile{};         ///< PEM. Empty: the key is in the certificate file.
    QString proxyUser{};             ///< Of proxyUrl. Empty: none, or the one in the URL.
    secrets::Secret proxyPassword{}; ///< Of that user.
};

/** Header fields in order. Names can repeat. */
using HttpFields = QList<std::pair<QByteArray, QByteArray>>;

/** A request for sendHttp(). */
struct HttpRequest {
    QByteArray method; ///< GET or POST.
    QUrl url;
    HttpFields headers;
    QByteArray body;
    qint64 largestAnswer = MaximumAnswerBytes; ///< Bytes. A larger one is TooLarge.
    bool mayBeCompressed = true;               ///< False: an answer with a content coding is NotHttp, and not decoded.
};

/** The used parts of an answer. */
struct HttpAnswer {
    int status = 0;
    QByteArray contentType;
    QByteArray body;
    QString location;
    QByteArray retryAfter;
};

/** The trace of a finished or failed call: request, answer and times. It contains the token. */
struct HttpTrace {
    QDateTime startedAt; ///< UTC
    HttpFields sent;     ///< Without the fields that Qt adds.
    int status = 0;      ///< 0 without an answer.
    QByteArray reason;
    HttpFields received;
    QByteArray body; ///< The first TracedBodyBytes.
    qint64 bodySize = 0;
    bool isHttp2 = false;
    std::optional<management::CallFailure> failure;
    double connectMs = -1; ///< Including the TLS handshake. -1 without a connection.
    double waitMs = 0;
    double receiveMs = 0;
};

/** The answer, or the error. */
using HttpOutcome = base::Result<HttpAnswer, management::CallError>;

/** Called with the trace of a call, see sendHttp(). */
using TraceTaker = std::function<void(const HttpTrace &)>;

/**
 * Sends a request and returns the answer, including error statuses. Redirects are not followed, cookies and credentials
 * are not stored, and a POST is sent at most once. Errors: Unreachable, CutShort, NotHttp, TlsFailed, TimedOut,
 * TooLarge, HeadTooLarge, InvalidRequest. The progress of the future counts KiB of the answer. Cancelling the future or
 * destroying `parent` aborts the call. `traced` is called once when a sent call has ended.
 */
[[nodiscard]] QFuture<HttpOutcome> sendHttp(const HttpRequest &request, const Connection &connection, QObject *parent,
                                            TraceTaker traced = {});

} // namespace network
