#pragma once

#include "httpcall.h"

namespace network {

/** When a GET request is repeated. */
struct RetryPolicy {
    int attempts = 3;           ///< Including the first one.
    int firstDelayMs = 250;     ///< Doubles with every attempt.
    int longestDelayMs = 5'000; ///< If the server asks for a longer delay, the request is not repeated.
};

/** The value of `Retry-After` in seconds: a number, or a date of RFC 9110 §5.6.7. Nothing if it is not valid. */
[[nodiscard]] std::optional<int> retryAfterSeconds(const QByteArray &field, const QDateTime &now);

/**
 * The delay in milliseconds before the next attempt, or nothing if there is none. Only connection errors and the
 * statuses 429, 502, 503 and 504 are temporary. `attempt` starts at 1.
 */
[[nodiscard]] std::optional<int> delayBeforeRetry(const RetryPolicy &policy, int attempt, const HttpOutcome &outcome,
                                                  const QDateTime &now);

} // namespace network
