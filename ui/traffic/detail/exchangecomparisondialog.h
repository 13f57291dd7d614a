#pragma once

#include "exchange.h"

class QWidget;

namespace traffic {

/** Opens a dialog with the differences between two exchanges: requests above, responses below, with secrets masked. */
void showExchangeComparison(const ExchangePtr &first, const ExchangePtr &second, QWidget *parent);

} // namespace traffic
