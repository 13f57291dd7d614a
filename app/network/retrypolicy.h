#pragma once

#include "httpcall.h"

namespace network {

/** When a question that changes nothing is asked again. */
struct RetryPolicy {
    int attempts = 3;           ///< In all.
    int firstDelayMs = 250;     ///< Doubles with every attempt.
    int longestDelayMs = 5'000; ///< A server that wants to be left alone for longer is not waited for.
};

/** What `Retry-After` says, in seconds from now: a number or a date of RFC 9110 §5.6.7; nothing for anything else. */
[[nodiscard]] std::optional<int> retryAfterSeconds(const QByteArray &field, const QDateTime &now);

/**
 * How many milliseconds to wait before the next attempt; nothing where there is to be none. Only failures of the
 * connection and the statuses 429, 502, 503 and 504 pass by themselves. `attempt` counts from 1.
 */
[[nodiscard]] std::optional<int> delayBeforeRetry(const RetryPolicy &policy, int attempt, const HttpOutcome &outcome,
                                                  const QDateTime &now);

} // namespace network
