#pragma once

#include "value.h"

#include <QString>

namespace management {

/** What servers say in the body of a refusal; all its variants read alike. */
struct ErrorEnvelope {
    QString status;  ///< `Error`, `error`, `fail` … as written; empty where there is none.
    QString message; ///< Several messages stand on lines of their own.
    friend bool operator==(const ErrorEnvelope &, const ErrorEnvelope &) = default;
};

/**
 * Reads `{"Status":"Error","Message":"…"}`, `{"status":"error","message":"…"}`, `{"errors":["…"]}` (texts or objects
 * with a message), `{"error":"…"}`, RFC 9457 `{"title":"…","detail":"…"}` and a plain JSON text. Both parts are empty
 * otherwise.
 */
[[nodiscard]] ErrorEnvelope readErrorEnvelope(const document::Value &answer);
[[nodiscard]] ErrorEnvelope readErrorEnvelope(const QByteArray &body);

/** True for an envelope that reports a failure by its status, whatever the HTTP status is. */
[[nodiscard]] bool saysFailure(const ErrorEnvelope &envelope);

} // namespace management
