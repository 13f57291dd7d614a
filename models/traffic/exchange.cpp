#include "exchange.h"

#include <algorithm>

namespace traffic {

double Timings::total() const
{
    // `ssl` is part of `connect`.
    double sum = 0;
    for (const double phase : {blocked, dns, connect, send, wait, receive})
        sum += std::max(phase, 0.0);
    return sum;
}

QString errorWord(const Exchange &exchange)
{
    return exchange.error == GatewayError::Other ? exchange.errorDetail : QString::fromLatin1(wireWord(exchange.error));
}

} // namespace traffic
