#pragma once

#include "exchange.h"
#include "targetredactor.h"

namespace commands {

/**
 * The lines of `serve`, one per exchange: time, method, target, status, duration, who answered. Secrets of the target
 * are redacted. A line is written for every request, so it must cost little beside forwarding that: nothing is redacted
 * that is not printed, and what exchanges have in common is formatted once.
 */
class ExchangeLines final
{
public:
    /** The lines of a batch in UTF-8, each with its line end. Valid until the next call. */
    [[nodiscard]] const QByteArray &of(const QList<traffic::ExchangePtr> &exchanges);

private:
    void appendLine(const traffic::Exchange &exchange);
    void appendTime(const QDateTime &time);
    void appendShown(QByteArrayView bytes);

    traffic::TargetRedactor m_redactor;
    QByteArray m_lines;
    qint64 m_second = -1; ///< Since the epoch.
    QByteArray m_time;    ///< That second as local time.
};

} // namespace commands
