#pragma once

#include "value.h"

#include <QString>

namespace management {

/** The status and message in the body of an error response, in any of the known formats. */
struct ErrorEnvelope {
    QString status;  ///< `Error`, `error`, `fail` … as sent, or empty.
    QString message; ///< Several messages are separated by line breaks.
    friend bool operator==(const ErrorEnvelope &, const ErrorEnvelope &) = default;
};

/**
 * Reads `{"Status":"Error","Message":"…"}`, `{"status":"error","message":"…"}`, `{"errors":["…"]}` (texts or objects
 * with a message), `{"error":"…"}`, RFC 9457 `{"title":"…","detail":"…"}` and a plain JSON text. Both parts are empty
 * otherwise.
 */
[[nodiscard]] ErrorEnvelope readErrorEnvelope(const document::Value &answer);
[[nodiscard]] ErrorEnvelope readErrorEnvelope(const QByteArray &body);

/** True if `status` reports a failure, independent of the HTTP status. */
[[nodiscard]] bool saysFailure(const ErrorEnvelope &envelope);

} // namespace management
