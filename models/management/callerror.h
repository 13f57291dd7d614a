#pragma once

#include <QByteArray>
#include <QString>

namespace management {

/** Why a call of the dashboard or portal failed. */
enum class CallFailure {
    Unreachable, ///< No connection could be made. `message` is the error text of the system.
    CutShort,    ///< The connection was closed before the answer was complete.
    NotHttp,     ///< The answer is not valid HTTP. `message` is the error text of the system.
    TlsFailed,
    TimedOut,
    Cancelled,
    Refused, ///< The server answered with an error status. `message` is from the body.
    /** The server answered with a redirect, or with a success status and other content than documented. */
    UnexpectedAnswer,
    InvalidJson, ///< The answer has a syntax error or bytes that are not UTF-8. `message` names the byte.
    TooLarge,
    HeadTooLarge,       ///< The head of the answer, or of the proxy's answer, is longer than the limit.
    InvalidRequest,     ///< The call was not sent. `request` has the reason.
    MissingCredentials, ///< The call was not sent. There are no credentials for this run and none in the keychain.
};

/** Why a call was not sent. */
enum class RequestFault {
    None,
    NoBaseUrl, ///< The environment has no address for this API.
    /** The environment's address is not an http or https address. `message` is the address without user information. */
    BadBaseUrl,
    /**
     * The address is an http address on another machine, which the environment does not allow. `message` is the host.
     */
    PlainHttp,
    BadCredentials,       ///< The token or key of the environment has bytes that are not allowed in a header field.
    BadId,                ///< The id in the call is not valid. `message` is the id.
    NotAnObject,          ///< The policy is not a JSON object.
    Redacted,             ///< The policy has REDACTED instead of a secret. `message` is the pointer.
    BadCaFile,            ///< The CA certificates can't be read. `message` is the file.
    BadClientCertificate, ///< The client certificate or its key can't be read. `message` is the file.
    BadProxy,
    /** The keychain is locked; the failure is MissingCredentials. `message` is the error text of the system. */
    KeychainLocked,
    KeychainUnavailable,
    KeychainDenied,
};

/** The error of a call of the dashboard or portal. It never contains a token. */
struct CallError {
    CallFailure failure = CallFailure::Unreachable;
    int status = 0;
    QString message;
    QByteArray contentType;
    QByteArray body;  ///< The first 64 KiB of the answer's body.
    QString location; ///< The URL that the answer redirects to.
    RequestFault request = RequestFault::None;
    int retryAfterSeconds = 0; ///< The seconds to wait before the next call, from the Retry-After header field, or 0.
    /** The host and port of the proxy, if the call failed before TLS or the head of an answer showed that the proxy
     * works. */
    QString proxy{};

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
