#pragma once

#include "cancellation.h"
#include "exchange.h"

class QWidget;

namespace traffic {

/** Compares two exchanges on a worker, then opens a dialog with the differences: requests above, responses below, with
 * secrets masked. The returned Cancellation and the destructor of `parent` cancel the comparison. */
[[nodiscard]] base::Cancellation showExchangeComparison(const ExchangePtr &first, const ExchangePtr &second,
                                                        QWidget *parent);

} // namespace traffic
