#pragma once

#include "contractverdict.h"
#include "exchangeresult.h"

namespace monitoring {

/** Returns what a list of exchanges shows of the result of a comparison. */
[[nodiscard]] items::ContractVerdict verdictOf(const exchangecheck::ExchangeResult &result);

} // namespace monitoring
