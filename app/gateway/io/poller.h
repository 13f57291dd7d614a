#pragma once

#include <QSocketNotifier>

#include <array>
#include <chrono>
#include <memory>
#include <vector>

namespace gateway {

/**
 * The descriptors of one thread behind a single notifier of its event loop: one wake-up tells of all that are ready,
 * and what the loop has to look at does not grow with the connections. An exchange is a chain of wake-ups some
 * microseconds apart, and a round of the event loop takes as long: so it waits a few milliseconds for the next itself.
 */
class Poller final
{
public:
    /** Who is told. Must remove itself before it is destroyed. */
    class Watcher
    {
    public:
        virtual ~Watcher() = default;
        /** Once for all that has come, and again with change(). `hidesMore`: a read that takes less than it could does
         * not mean that nothing is left: the end stands behind it, or a mark of urgent data. */
        virtual void becameReadable(bool hidesMore) = 0;
        /** Once there is room. */
        virtual void becameWritable() = 0;
    };

    /** Whom something is sent to: one kind after the other in this order, see sendSoon(). */
    enum class Towards { Upstream, Client, ReaderOfRecords };

    /** Who has something to send, and does it once all that came in one wake-up has been read. */
    class Sender
    {
    public:
        explicit Sender(Towards towards)
            : m_towards(towards)
        {}
        virtual ~Sender() = default;
        virtual void sendNow() = 0;

    private:
        friend class Poller;
        Towards m_towards;
        bool m_isWaiting = false;
    };

    Poller();
    ~Poller();
    Q_DISABLE_COPY_MOVE(Poller)

    /** What the watcher is told of from now on, beginning with what is so already. A broken connection is told as all
     * that was asked for. */
    void change(int descriptor, Watcher &watcher, bool reading, bool writing);
    /** How often it has been woken, while it tells of that; 0 otherwise. */
    [[nodiscard]] quint64 turn() const { return m_isDispatching ? m_turn : 0; }
    /** Does not wait for more by itself while somebody holds this: whoever the event loop serves with every round. */
    [[nodiscard]] std::shared_ptr<const void> loopUse() const { return m_loopUse; }

    /** While the descriptor is still open. The watcher is not told of anything any more. */
    void remove(int descriptor, Watcher &watcher);

    /**
     * Calls sender.sendNow() behind the running dispatch; at once when none is running. Whoever is woken in between
     * takes the processor away for one message, and comes back for the next: on one core that halves when all upstreams
     * are served before the first client.
     */
    void sendSoon(Sender &sender);
    /** The sender has nothing to send any more, or goes. */
    void forget(Sender &sender);

private:
    struct Event;
    void serve();
    [[nodiscard]] int dispatch(std::chrono::nanoseconds patience);
    [[nodiscard]] bool isLoopUsed() const { return m_loopUse.use_count() > 1; }
    using Senders = std::vector<Sender *>;
    void sendWaiting();
    static void sendAll(Senders &senders);
    [[nodiscard]] Senders &sendersOf(Towards towards) { return m_senders[static_cast<std::size_t>(towards)]; }

    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::shared_ptr<const void> m_loopUse = std::make_shared<char>();
    std::vector<Event> m_events;      ///< Those of the running dispatch; a watcher that has gone is null.
    std::array<Senders, 3> m_senders; ///< The same, of each kind.
    quint64 m_turn = 0;
    bool m_isDispatching = false;
};

} // namespace gateway
