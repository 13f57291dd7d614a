#pragma once

#include <QByteArray>
#include <QString>

namespace management {

/** Why a call of the dashboard or portal failed. */
enum class CallFailure {
    Unreachable, ///< No connection. `message` is from the system.
    CutShort,    ///< The connection was closed before the answer was complete.
    NotHttp,     ///< The answer is not valid HTTP. `message` is from the system.
    TlsFailed,
    TimedOut,
    Cancelled,
    Refused,          ///< An error status. `message` is from the body.
    UnexpectedAnswer, ///< A redirect, or a success status with other content than documented.
    InvalidJson,      ///< A syntax error, or bytes that are not UTF-8. `message` names the byte.
    TooLarge,
    HeadTooLarge,       ///< The head of the answer, or of the proxy's answer, has no end.
    InvalidRequest,     ///< Not sent. `request` has the reason.
    MissingCredentials, ///< Not sent. There are none for this run and none in the keychain.
};

/** Why a call was not sent. */
enum class RequestFault {
    None,
    NoBaseUrl,            ///< The environment has no address for this API.
    BadBaseUrl,           ///< Not an http or https address. `message` is the address without user information.
    PlainHttp,            ///< http to another machine, which the environment does not allow. `message` is the host.
    BadCredentials,       ///< The token has bytes that are not allowed in a header.
    BadId,                ///< `message` is the id.
    NotAnObject,          ///< The policy is not a JSON object.
    Redacted,             ///< The policy has REDACTED instead of a secret. `message` is the pointer.
    BadCaFile,            ///< The CA certificates can't be read. `message` is the file.
    BadClientCertificate, ///< The client certificate or its key can't be read. `message` is the file.
    BadProxy,
    KeychainLocked, ///< With MissingCredentials. `message` is from the system.
    KeychainUnavailable,
    KeychainDenied,
};

/** The error of a call of the dashboard or portal. It never contains a token. */
struct CallError {
    CallFailure failure = CallFailure::Unreachable;
    int status = 0;
    QString message;
    QByteArray contentType;
    QByteArray body;  ///< The first 64 KiB of the body.
    QString location; ///< The target of a redirect.
    RequestFault request = RequestFault::None;
    int retryAfterSeconds = 0; ///< From the Retry-After header, or 0.
    QString proxy{};           ///< Host and port, if the call failed before TLS or a head showed that the proxy works.

    [[nodiscard]] static CallError cancelled()
    {
        return {CallFailure::Cancelled, 0, {}, {}, {}, {}, RequestFault::None, 0};
    }
    [[nodiscard]] static CallError notSent(RequestFault fault, const QString &message = {})
    {
        return {CallFailure::InvalidRequest, 0, message, {}, {}, {}, fault, 0};
    }
    friend bool operator==(const CallError &, const CallError &) = default;
};

} // namespace management
