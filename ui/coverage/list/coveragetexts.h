#pragma once

#include "observedtraffic.h"

#include <QString>

namespace coverage {

/** The state of an operation in the traffic in a word, such as "not seen". */
[[nodiscard]] QString stateText(exchangecheck::OperationTraffic::State state);
/** The statuses of the responses with their numbers, such as "200 (12), 404 (1)"; `no response` for status 0. */
[[nodiscard]] QString statusesText(const exchangecheck::OperationTraffic &operation);
/** The numbers of exchanges that were compared, and of those that were not and why. `dropped` exchanges of any API did
 * not come into the list. */
[[nodiscard]] QString countsText(const monitoring::ObservedTraffic &traffic, qint64 dropped);

} // namespace coverage
