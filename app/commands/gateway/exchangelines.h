#pragma once

#include "exchange.h"
#include "targetredactor.h"

namespace commands {

/**
 * Formats the lines that `serve` prints, one per exchange: time, method, target, status, duration, who answered.
 * Secrets of the target are redacted. A line is written for every request, so it must cost little compared to
 * forwarding the request: nothing is redacted that is not printed, and what exchanges have in common is formatted once.
 */
class ExchangeLines final
{
public:
    /** Returns the lines of a batch of exchanges in UTF-8, each with its line end. Valid until the next call. */
    [[nodiscard]] const QByteArray &of(const QList<traffic::ExchangePtr> &exchanges);

private:
    void appendLine(const traffic::RedactedSummary &exchange);
    void appendTime(const QDateTime &time);
    void appendShown(QByteArrayView bytes);

    traffic::TargetRedactor m_redactor;
    QByteArray m_lines;
    qint64 m_second = -1; ///< The second since the epoch that `m_time` was formatted for.
    QByteArray m_time;    ///< The local time of the second `m_second`, as text.
};

} // namespace commands
