#include "sendqueue.h"

#include <algorithm>
#include <utility>

namespace gateway {

void SendQueue::endTurn()
{
    const auto nextKind = [this] {
        return std::find_if(m_senders.begin(), m_senders.end(),
                            [](const Senders &senders) { return !senders.empty(); });
    };
    for (auto senders = nextKind(); senders != m_senders.end(); senders = nextKind())
        sendAll(*senders);
    m_isInTurn = false;
}

void SendQueue::sendAll(Senders &senders)
{
    // By index: sending may add further senders, of the same receiver or of an earlier one.
    for (std::size_t at = 0; at < senders.size(); ++at) {
        Sender *const sender = std::exchange(senders[at], nullptr);
        if (!sender)
            continue;
        sender->m_isWaiting = false;
        sender->sendNow();
    }
    senders.clear();
}

void SendQueue::sendSoon(Sender &sender)
{
    if (!m_isInTurn)
        return sender.sendNow();
    if (!std::exchange(sender.m_isWaiting, true))
        sendersOf(sender.m_towards).push_back(&sender);
}

void SendQueue::forget(Sender &sender)
{
    if (!std::exchange(sender.m_isWaiting, false))
        return;
    Senders &senders = sendersOf(sender.m_towards);
    std::replace(senders.begin(), senders.end(), &sender, static_cast<Sender *>(nullptr));
}

} // namespace gateway
