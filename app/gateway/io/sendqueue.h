#pragma once

#include <QtGlobal>

#include <array>
#include <vector>

namespace gateway {

/**
 * Postpones sending until everything that arrived in one turn is read. A peer that is woken in between takes the
 * processor for one message and has to be woken again for the next. On one core there are half as many switches when
 * all upstreams are served before the first client.
 */
class SendQueue final
{
public:
    /** The receivers of what is sent, in the order in which they are served. */
    enum class Towards { Upstream, Client, ReaderOfRecords };

    /** Has something to send. Calls forget() before it is destroyed. */
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

    /** A turn begins: senders wait from now on. */
    void beginTurn() { m_isInTurn = true; }
    /** Calls all waiting senders, and those that they add. */
    void endTurn();
    [[nodiscard]] bool isInTurn() const { return m_isInTurn; }

    /** Calls sender.sendNow() at the end of the turn; immediately outside of a turn. */
    void sendSoon(Sender &sender);
    /** The sender has nothing more to send, or is destroyed. */
    void forget(Sender &sender);

private:
    using Senders = std::vector<Sender *>;
    static void sendAll(Senders &senders);
    [[nodiscard]] Senders &sendersOf(Towards towards) { return m_senders[static_cast<std::size_t>(towards)]; }

    std::array<Senders, 3> m_senders; ///< For each receiver. A forgotten sender is null.
    bool m_isInTurn = false;
};

} // namespace gateway
