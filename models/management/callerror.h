#pragma once

#include <QByteArray>
#include <QString>

namespace management {

/** What kind of failure ended a management call. */
enum class CallFailure {
    Unreachable, ///< No connection: `message` holds the system's words.
    CutShort,    ///< The connection broke before the answer was complete.
    NotHttp,     ///< What answers does not speak HTTP, or not as it should; `message` holds the system's words.
    TlsFailed,
    TimedOut,
    Cancelled,
    Refused,          ///< An error status: `status`, `message` from the envelope, `body`.
    UnexpectedAnswer, ///< A success status with something else than the documented answer (HTML, wrong types), or a
                      ///< redirect.
    TooLarge,
    InvalidRequest,     ///< Not sent: `request` says why.
    MissingCredentials, ///< Not sent: none given for this run, none in the keychain.
};

/** Why a call was not sent. */
enum class RequestFault {
    None,
    NoBaseUrl,            ///< The environment names no address for this interface.
    BadBaseUrl,           ///< Not an http or https address; `message` holds it without user information.
    PlainHttp,            ///< http to another machine, which the environment does not allow; `message` holds the host.
    BadCredentials,       ///< The token holds bytes that a header cannot carry.
    BadId,                ///< `message` holds the id.
    NotAnObject,          ///< The policy is not a JSON object.
    Redacted,             ///< The policy holds REDACTED in the place of a secret; `message` holds the pointer.
    BadCaFile,            ///< The extra authorities cannot be read; `message` holds the file.
    BadClientCertificate, ///< The client certificate or its key cannot be read; `message` holds the file.
    BadProxy,
    KeychainLocked, ///< MissingCredentials, and why; `message` holds the system's words.
    KeychainUnavailable,
    KeychainDenied,
};

/** Why a management call has no value. Nothing in it holds a token. */
struct CallError {
    CallFailure failure = CallFailure::Unreachable;
    int status = 0;
    QString message;
    QByteArray contentType;
    QByteArray body;  ///< The raw body, at most 64 KiB of it.
    QString location; ///< Where a redirect would have gone.
    RequestFault request = RequestFault::None;
    int retryAfterSeconds = 0; ///< How long the server wants to be left alone; 0 where it did not say.

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
