#pragma once

#include "policy.h"

#include <QList>

namespace management {

/** One request of a thought experiment. Times are milliseconds since the key was made. */
struct SimulatedRequest {
    QString api;     ///< Key of its access right.
    QString version; ///< Empty: any that is open.
    QString method;
    QString path; ///< Below the listen path; a query may follow.
    qint64 sentAt = 0;
};

/** What a policy makes of a request. */
struct SimulationVerdict {
    enum class Code {
        Passes,
        Inactive,
        KeyExpired,
        NoAccess, ///< The policy does not name the API.
        VersionClosed,
        UrlClosed,
        MethodClosed,  ///< The URL is open to other methods only.
        UrlNotDecided, ///< Nothing opens it, and an allowed URL is no pattern that can be tried.
        RateExceeded,
        QuotaUsedUp,
    };
    Code code = Code::Passes;
    qint64 decidedAt = 0; ///< Later than it was sent where throttling let it wait.
    int attempts = 1;
    QString rule; ///< The allowed URL that opened it, or that speaks of it.
    friend bool operator==(const SimulationVerdict &, const SimulationVerdict &) = default;
};

/**
 * What happens to requests of one key, in any order of time; the verdicts stand in the order of the requests. The
 * reference shows no rules of enforcement, so these are: `rate` requests in any stretch of `per` seconds (a request
 * exactly `per` seconds later no longer counts the first); the quota's time begins with the first request it counts and
 * anew with the first one after its end; only what passes is counted; with throttling a request over the rate is tried
 * again after the interval; requests at the same time go in the order given. Parts whose partition is off are left to
 * other policies and refuse nothing; with `per_api` each API is counted by itself.
 */
[[nodiscard]] QList<SimulationVerdict> simulate(const Policy &policy, const QList<SimulatedRequest> &requests);

/** The verdict on the last of `count` equal requests that are sent at equal distances within `span` milliseconds. */
[[nodiscard]] SimulationVerdict simulateLast(const Policy &policy, const SimulatedRequest &request, int count,
                                             qint64 span);

} // namespace management
