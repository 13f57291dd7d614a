#pragma once

#include "trafficstatistics.h"

namespace monitoring {

/** What a ContractMonitor has counted for a definition. */
struct ObservedTraffic {
    exchangecheck::TrafficStatistics statistics;
    /** False until the operations of the current description were read; `statistics` are those of an earlier one. */
    bool isRead = false;
    qsizetype leftOut = 0; ///< The number of exchanges that were not compared, because they came too fast.
    qsizetype waiting = 0; ///< The number of exchanges that will be compared.
    /** The number of exchanges in the list, since it was cleared, that other definitions or none have served. */
    qsizetype ofOthers = 0;
};

} // namespace monitoring
