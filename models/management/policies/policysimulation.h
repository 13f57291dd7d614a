#pragma once

#include "accessrights.h"

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

/** The counters of a key after a request. */
struct KeyCounters {
    /** The number of allowed requests in the window of the rate that ends with the request. 0 without a rate limit. */
    qint64 inWindow = 0;
    /** The time when the oldest of these requests leaves the window; -1 if there are none. */
    qint64 windowMovesAt = -1;
    /** The number of allowed requests in the current period of the quota. 0 without a quota. */
    qint64 quotaUsed = 0;
    /** The time when the period of the quota ends; -1 if it has not started, or never ends. */
    qint64 quotaRenewsAt = -1;
    friend bool operator==(const KeyCounters &, const KeyCounters &) = default;
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
    /** The index of the access right for the API of the request, in the order of accessRights(); -1 for none. */
    qsizetype right = -1;
    /** The index of `rule` in the allowed URLs of the access right; -1 for none. */
    qsizetype url = -1;
    /** Whether the access rights allow the request, even if the policy does not apply them or a limit rejects it. */
    bool hasAccess = false;
    KeyCounters counters;
    friend bool operator==(const SimulationVerdict &, const SimulationVerdict &) = default;
};

/**
 * Simulates a policy with the requests of one key. The results are in the order of the requests, which need not be
 * sorted by time. No counters outside of the simulation are read or changed. Rules:
 * - `rate` requests are allowed in any window of `per` seconds. A request exactly `per` seconds later is outside the
 *   window.
 * - The period of the quota starts with the first counted request, and again with the first counted request after the
 *   period's end.
 * - Only allowed requests are counted. Requests at the same time are processed in the given order.
 * - With throttling, a request over the rate is repeated after the interval.
 * - Disabled partitions are left to other policies and reject nothing. With `per_api` each API is counted separately,
 *   with the limits of the policy.
 * - `smoothing`, `max_query_depth` and `limit` of an access right are not simulated.
 */
[[nodiscard]] QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests);

/** False for a policy that leaves access to the other policies of a key: some of its partitions are on, but not `acl`.
 */
[[nodiscard]] bool decidesAccess(const Policy &policy);

/** The HTTP status with which a gateway answers a request with this result: 401 for an expired key, 429 for the rate,
 * 403 for other causes, quota included, as gateways of this kind answer. 0 if the request is allowed or not decided. */
[[nodiscard]] int statusOf(SimulationVerdict::Code code);

/** The JSON Pointer of the policy's field that decided a result; empty if the request is allowed without a rule.
 * `rights` are the access rights of the policy. */
[[nodiscard]] QString fieldOf(const SimulationVerdict &verdict, const QList<AccessRight> &rights);

/** Simulates `count` requests equal to `request`, sent at equal intervals within `span` milliseconds, and returns the
 * result for the last one. */
[[nodiscard]] SimulationVerdict simulateLast(const Policy &policy, const SimulatedRequest &request, int count,
                                             qint64 span);

} // namespace management
