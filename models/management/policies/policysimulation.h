#pragma once

#include "policy.h"

#include <QList>

namespace management {

/** A request in a simulation of a policy. Times are milliseconds since the key was created. */
struct SimulatedRequest {
    QString api;     ///< The key of the API in the policy's access rights.
    QString version; ///< The version of the API. Empty: any allowed version.
    QString method;
    QString path; ///< The path relative to the API's listen path, with an optional query.
    qint64 sentAt = 0;
};

/** The result of a simulated request: whether it is allowed, or why not. */
struct SimulationVerdict {
    enum class Code {
        Passes,
        Inactive,
        KeyExpired,
        NoAccess, ///< The policy does not list the API of the request.
        VersionClosed,
        UrlClosed,
        MethodClosed,  ///< The URL of the request is allowed for other methods only.
        UrlNotDecided, ///< No URL allows the request, and one allowed URL can't be evaluated.
        RateExceeded,
        QuotaUsedUp,
    };
    Code code = Code::Passes;
    /** The time of the last attempt. It is later than `sentAt` if throttling delayed the request. */
    qint64 decidedAt = 0;
    int attempts = 1;
    QString rule; ///< The pattern of the allowed URL that decided the result.
    friend bool operator==(const SimulationVerdict &, const SimulationVerdict &) = default;
};

/**
 * Simulates a policy with the requests of one key. The results are in the order of the requests, which need not be
 * sorted by time. Rules:
 * - `rate` requests are allowed in any window of `per` seconds. A request exactly `per` seconds later is outside the
 *   window.
 * - The period of the quota starts with the first counted request, and again with the first counted request after the
 *   period's end.
 * - Only allowed requests are counted. Requests at the same time are processed in the given order.
 * - With throttling, a request over the rate is repeated after the interval.
 * - Disabled partitions are left to other policies and reject nothing. With `per_api` each API is counted separately.
 */
[[nodiscard]] QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests);

/** Simulates `count` requests equal to `request`, sent at equal intervals within `span` milliseconds, and returns the
 * result for the last one. */
[[nodiscard]] SimulationVerdict simulateLast(const Policy &policy, const SimulatedRequest &request, int count,
                                             qint64 span);

} // namespace management
