#pragma once

#include <QtGlobal>

#include <array>
#include <vector>

namespace gateway {

/**
 * Postpones sending until everything that arrived in one turn of the poller is read. A peer that is woken in between
 * takes the processor for one message and has to be woken again for the next. On one core there are half as many
 * switches when all upstreams are served before the first client.
 */
class SendQueue final
{
public:
    /** The receivers of bytes and records, in the order in which they are served. */
    enum class Towards { Upstream, Client, ReaderOfRecords };

    /** An object that has something to send. It calls forget() before it is destroyed. */
    class Sender
    {
    public:
        explicit Sender(Towards towards)
            : m_towards(towards)
        {}
        virtual ~Sender() = default;
        virtual void sendNow() = 0;

    private:
        friend class SendQueue;
        Towards m_towards;
        bool m_isWaiting = false;
    };

    /** Begins a turn: senders wait from now on. */
    void beginTurn() { m_isInTurn = true; }
    /** Ends the turn: calls all waiting senders, and the senders that are added meanwhile. */
    void endTurn();
    [[nodiscard]] bool isInTurn() const { return m_isInTurn; }

    /** Calls sender.sendNow() at the end of the turn, or immediately outside of a turn. */
    void sendSoon(Sender &sender);
    /** Removes a sender that has nothing more to send, or is destroyed. */
    void forget(Sender &sender);

private:
    using Senders = std::vector<Sender *>;
    static void sendAll(Senders &senders);
    [[nodiscard]] Senders &sendersOf(Towards towards) { return m_senders[static_cast<std::size_t>(towards)]; }

    std::array<Senders, 3> m_senders; ///< The waiting senders for each receiver. A forgotten sender is null.
    bool m_isInTurn = false;
};

} // namespace gateway
