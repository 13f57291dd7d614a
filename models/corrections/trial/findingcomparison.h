#pragma once

#include "exchangeresult.h"

namespace corrections {

/** Returns the finding about the same place of the exchange, or null if the result has none. */
[[nodiscard]] const exchangecheck::ExchangeFinding *findingLike(const exchangecheck::ExchangeResult &result,
                                                                const exchangecheck::ExchangeFinding &finding);

/** Returns true if an exchange has findings after a change of the description that it did not have before, or more
 * severe ones. The first findings of values with more of them than the check returns hide others, which are not new. */
[[nodiscard]] bool hasNewFindings(const exchangecheck::ExchangeResult &before,
                                  const exchangecheck::ExchangeResult &after);

/** Returns true if two exchanges have the same finding: about the same place of the description and, if it is about
 * something that the description lacks, the same name. */
[[nodiscard]] bool isSameFault(const exchangecheck::ExchangeFinding &left, const exchangecheck::ExchangeFinding &right);

} // namespace corrections
