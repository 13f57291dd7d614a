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

QByteArrayView controlFrameName(int opcode)
{
    switch (opcode) {
    case 0x8:
        return "close";
    case 0x9:
        return "ping";
    case 0xa:
        return "pong";
    default:
        return {};
    }
}

void StreamEvents::append(StreamEvent event)
{
    events.append(std::move(event));
    if (events.size() <= Maximum)
        return;
    events.removeFirst();
    ++dropped;
}

qint64 StreamEvents::bytes() const
{
    qint64 sum = 0;
    for (const StreamEvent &event : events)
        sum += static_cast<qint64>(sizeof(StreamEvent)) + event.text.size();
    return sum;
}

QString errorWord(const Exchange &exchange)
{
    return errorWord(exchange.error, exchange.errorDetail);
}

QString errorWord(GatewayError error, const QString &detail)
{
    return error == GatewayError::Other ? detail : QString::fromLatin1(wireWord(error));
}

} // namespace traffic
