#pragma once

#include "exchange.h"

class QWidget;

namespace traffic {

/** Shows the differences between two exchanges: requests above, responses below, secrets masked. */
void showExchangeComparison(const ExchangePtr &first, const ExchangePtr &second, QWidget *parent);

} // namespace traffic
