#pragma once

#include "callerror.h"
#include "result.h"

#include <QFuture>
#include <QList>
#include <QString>
#include <QUrl>

#include <utility>

class QObject;

namespace network {

/** The largest answer that is taken. */
inline constexpr qint64 mostAnswerBytes = 64 * 1024 * 1024;
/** So much of a body is kept with an error. */
inline constexpr qsizetype keptBodyBytes = 64 * 1024;

/** How a call reaches its server. */
struct Connection {
    int timeoutMs = 30'000;          ///< For the whole exchange.
    QString extraCaFile;             ///< PEM; added to the system's authorities.
    QString proxyUrl;                ///< Empty: what the process environment or the system says.
    QString clientCertificateFile{}; ///< PEM; offered to a server that asks for one.
    QString clientKeyFile{};         ///< PEM; empty: the key is in the certificate's file.
};

struct HttpRequest {
    QByteArray method; ///< GET or POST.
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
};

struct HttpAnswer {
    int status = 0;
    QByteArray contentType;
    QByteArray body;
    QString location;
};

using HttpOutcome = base::Result<HttpAnswer, management::CallError>;

/**
 * Sends one request and answers whatever the server answered, error statuses included. Redirects are not followed,
 * cookies and credentials not kept, and a POST goes out once at most. Failures: Unreachable, TlsFailed, TimedOut,
 * TooLarge, InvalidRequest. Cancelling the future aborts the call; it ends with `parent`.
 */
[[nodiscard]] QFuture<HttpOutcome> sendHttp(const HttpRequest &request, const Connection &connection, QObject *parent);

} // namespace network
