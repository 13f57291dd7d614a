#pragma once

#include "capture.h"
#include "policysimulation.h"

#include <QMap>

namespace enforcement {

/** When the requests of a capture are sent in a simulation. */
struct SimulatedClock {
    /** The time in milliseconds within which all requests are sent: the recorded times are stretched or compressed to
     * it, in the same order. 0: at the recorded times. */
    qint64 span = 0;
    friend bool operator==(const SimulatedClock &, const SimulatedClock &) = default;
};

/** How the requests of a capture fare as those of one key of a policy. The key is created at the time of the first
 * request. */
struct PolicyRun {
    management::Policy policy;
    SimulatedClock clock;
    QList<management::AccessRight> rights; ///< The access rights of the policy.
    /** The results, in the order of Capture::requests; nothing for a request that called no API. Times are milliseconds
     * since the first request. */
    QList<std::optional<management::SimulationVerdict>> verdicts;
    QList<qint64> sentAt; ///< When the simulation sends each request, in the same unit and order.
    QMap<management::SimulationVerdict::Code, qsizetype> counts; ///< The numbers of requests by their results.
    qsizetype uncheckedCount = 0;                                ///< The number of requests without a result.
};

/** Simulates a policy with the requests of a capture. A pure computation, which changes nothing outside of it. Takes
 * time for each request; call it on a worker. */
[[nodiscard]] PolicyRun runPolicy(const management::Policy &policy, const Capture &capture,
                                  const SimulatedClock &clock);

} // namespace enforcement
