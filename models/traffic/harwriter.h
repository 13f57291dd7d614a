#pragma once

#include "redact.h"

#include <QList>

namespace traffic {

/**
 * Writes exchanges as a HAR 1.2 file. In addition to the
 * standard's members an entry has `_upstreamRequest` (the request that was sent to the upstream), `_changes` (each
 * change with its cause), `_answeredBy`, and where they apply `_gatewayReason`, `_error` (wire words of GatewayError)
 * and `_errorDetail`. A body that was recorded in part has `_truncated`. The frames of a WebSocket are in
 * `_webSocketMessages`, as Chromium writes them; one that was recorded in part has its full `_size`. All entries belong
 * to one page, and every number is one, so that Chromium and Safari read the file.
 */
[[nodiscard]] QByteArray writeHar(const QList<RedactedExchange> &exchanges);

/** The text of a HAR file as writeHar() makes it, piece by piece, so that it need not be in memory as a whole. */
class HarText final
{
public:
    /** Returns the next piece of the text: one more exchange, with what comes before it in the file. */
    [[nodiscard]] QByteArray add(const RedactedExchange &exchange);
    /** Returns the last piece. */
    [[nodiscard]] QByteArray end();

private:
    bool m_isBegun = false;
};

} // namespace traffic
