#pragma once

#include "policy.h"

#include <QList>

namespace management {

/** A simulated request. Times are milliseconds since the key was created. */
struct SimulatedRequest {
    QString api;     ///< Key of its access right.
    QString version; ///< Empty: any allowed version.
    QString method;
    QString path; ///< Relative to the listen path, with an optional query.
    qint64 sentAt = 0;
};

/** The result for a simulated request. */
struct SimulationVerdict {
    enum class Code {
        Passes,
        Inactive,
        KeyExpired,
        NoAccess, ///< The policy does not list the API.
        VersionClosed,
        UrlClosed,
        MethodClosed,  ///< The URL is allowed for other methods only.
        UrlNotDecided, ///< No URL allows it, and one allowed URL can't be evaluated.
        RateExceeded,
        QuotaUsedUp,
    };
    Code code = Code::Passes;
    qint64 decidedAt = 0; ///< Later than `sentAt` if throttling delayed it.
    int attempts = 1;
    QString rule; ///< The allowed URL that decided.
    friend bool operator==(const SimulationVerdict &, const SimulationVerdict &) = default;
};

/**
 * Simulates the requests of one key. The results have the order of the requests, which can have any order of time.
 * Rules:
 * - `rate` requests are allowed in any window of `per` seconds. A request exactly `per` seconds later is outside it.
 * - The period of the quota starts with the first counted request, and again with the first one after its end.
 * - Only allowed requests are counted. Requests at the same time are processed in the given order.
 * - With throttling, a request over the rate is repeated after the interval.
 * - Disabled partitions are left to other policies and reject nothing. With `per_api` each API is counted separately.
 */
[[nodiscard]] QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests);

/** The result for the last of `count` equal requests, sent at equal intervals within `span` milliseconds. */
[[nodiscard]] SimulationVerdict simulateLast(const Policy &policy, const SimulatedRequest &request, int count,
                                             qint64 span);

} // namespace management
