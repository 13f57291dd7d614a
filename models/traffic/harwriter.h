#pragma once

#include "redact.h"

#include <QList>

namespace traffic {

/**
 * Writes exchanges as a HAR 1.2 file. In addition to the
 * standard's members an entry has `_upstreamRequest` (the request that was sent to the upstream), `_changes` (each
 * change with its cause), `_answeredBy`, and where they apply `_gatewayReason`, `_error` (wire words of GatewayError)
 * and `_errorDetail`. A body that was recorded in part has `_truncated`.
 */
[[nodiscard]] QByteArray writeHar(const QList<RedactedExchange> &exchanges);

/** Writes a HAR file as writeHar() does, one exchange after the other, so that they need not be in memory together. */
class HarStream final
{
public:
    /** Adds an exchange to the file. */
    void add(const RedactedExchange &exchange);
    /** Ends the file and returns it. */
    [[nodiscard]] QByteArray take();

private:
    QByteArray m_bytes;
};

} // namespace traffic
