#pragma once

#include "value.h"

#include <QString>

namespace management {

/** The status and message in the body of an error response, in any of the known formats. */
struct ErrorEnvelope {
    QString status;  ///< The value of the status member, such as `Error`, `error` or `fail`, as sent; or empty.
    QString message; ///< The error message; several messages are separated by line breaks.
    friend bool operator==(const ErrorEnvelope &, const ErrorEnvelope &) = default;
};

/**
 * Reads the status and message of an error response in these formats: `{"Status":"Error","Message":"…"}`,
 * `{"status":"error","message":"…"}`, `{"errors":["…"]}` (texts or objects with a message), `{"error":"…"}`, RFC 9457
 * `{"title":"…","detail":"…"}`, and a plain JSON text. Both are empty for other formats.
 */
[[nodiscard]] ErrorEnvelope readErrorEnvelope(const document::Value &answer);
[[nodiscard]] ErrorEnvelope readErrorEnvelope(const QByteArray &body);

/** True if the envelope's `status` reports a failure, whatever the HTTP status is. */
[[nodiscard]] bool saysFailure(const ErrorEnvelope &envelope);

} // namespace management
