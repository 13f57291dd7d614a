#pragma once

#include "httpcall.h"

namespace network {

/** The settings for repeating GET requests after temporary failures. */
struct RetryPolicy {
    int attempts = 3;       ///< The largest number of attempts, including the first one.
    int firstDelayMs = 250; ///< The delay before the second attempt; it doubles with every attempt.
    /** The longest delay. If the server asks for a longer one, the request is not repeated. */
    int longestDelayMs = 5'000;
};

/** Returns the value of a `Retry-After` field in seconds. The field is a number, or a date of RFC 9110 §5.6.7. Returns
 * std::nullopt if it is not valid. */
[[nodiscard]] std::optional<int> retryAfterSeconds(const QByteArray &field, const QDateTime &now);

/**
 * Returns the delay in milliseconds before the next attempt of a GET request, or std::nullopt if it is not repeated.
 * Only connection errors and the statuses 429, 502, 503 and 504 are temporary. `attempt` starts at 1.
 */
[[nodiscard]] std::optional<int> delayBeforeRetry(const RetryPolicy &policy, int attempt, const HttpOutcome &outcome,
                                                  const QDateTime &now);

} // namespace network
