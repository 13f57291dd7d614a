#pragma once

#include "exchange.h"
#include "result.h"

#include <QList>

namespace traffic {

/**
 * The exchanges as a HAR 1.2 file, as they are: redact them before. Beside the standard's members an entry has
 * `_upstreamRequest` (what was sent on), `_changes` (each rewriting with its cause), `_answeredBy`, and where they
 * apply `_gatewayReason`, `_error` (wire words of GatewayError), `_errorDetail`; a body that was recorded in part has
 * `_truncated`.
 */
[[nodiscard]] QByteArray writeHar(const QList<Exchange> &exchanges);

/**
 * The exchanges of a HAR file, whoever wrote it: with a byte-order mark, without the members that many leave out, with
 * HTTP/2 pseudo headers. All or nothing. Errors: SyntaxError with `line:column`, WrongType with the JSON Pointer of the
 * member, TooLarge.
 */
[[nodiscard]] base::Result<QList<Exchange>> readHar(const QByteArray &bytes);

/** Of a file to be read. */
inline constexpr qsizetype MaxHarBytes = 512 * 1024 * 1024;

} // namespace traffic
