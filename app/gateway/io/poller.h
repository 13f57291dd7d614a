#pragma once

#include <QSocketNotifier>

#include <array>
#include <chrono>
#include <memory>
#include <vector>

namespace gateway {

/**
 * Watches the descriptors of one thread with epoll and a single notifier of the event loop, so that a round of the loop
 * costs the same for any number of connections. An exchange is a chain of wake-ups some microseconds apart, and a round
 * of the event loop takes as long. So the poller itself waits a few milliseconds for the next wake-up.
 */
class Poller final
{
public:
    /** Is notified. Must remove itself before it is destroyed. */
    class Watcher
    {
    public:
        virtual ~Watcher() = default;
        /** Called once for all bytes that arrived, and again after change(). With `hidesMore` a short read does not
         * mean that nothing is left: the end of the stream or a mark of urgent data follows. */
        virtual void becameReadable(bool hidesMore) = 0;
        /** Called once when there is room. */
        virtual void becameWritable() = 0;
    };

    /** The receivers of what is sent, in the order in which they are served, see sendSoon(). */
    enum class Towards { Upstream, Client, ReaderOfRecords };

    /** Has something to send, after everything that arrived in one wake-up is read. */
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

    /** Sets what the watcher is notified of, including what is the case already. A broken connection counts as readable
     * and as writable. */
    void change(int descriptor, Watcher &watcher, bool reading, bool writing);
    /** The number of the running dispatch; 0 while none is running. */
    [[nodiscard]] quint64 turn() const { return m_isDispatching ? m_turn : 0; }

    /** Ends the notifications. Call it while the descriptor is still open. */
    void remove(int descriptor, Watcher &watcher);

    /**
     * Calls sender.sendNow() after the running dispatch; immediately when none is running. A peer that is woken in
     * between takes the processor for one message and has to be woken again for the next. On one core there are half as
     * many switches when all upstreams are served before the first client.
     */
    void sendSoon(Sender &sender);
    /** The sender has nothing more to send, or is destroyed. */
    void forget(Sender &sender);

private:
    friend class EventLoopUse;
    struct Event;
    void serve();
    [[nodiscard]] int dispatch(std::chrono::nanoseconds patience);
    [[nodiscard]] bool isLoopUsed() const { return *m_loopUses > 0; }
    using Senders = std::vector<Sender *>;
    void sendWaiting();
    static void sendAll(Senders &senders);
    [[nodiscard]] Senders &sendersOf(Towards towards) { return m_senders[static_cast<std::size_t>(towards)]; }

    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::shared_ptr<int> m_loopUses = std::make_shared<int>(0); ///< Shared with every EventLoopUse.
    std::vector<Event> m_events;                                ///< Of the running dispatch; a removed watcher is null.
    std::array<Senders, 3> m_senders;                           ///< The same, for each receiver.
    quint64 m_turn = 0;
    bool m_isDispatching = false;
};

/**
 * While one exists, the poller does not wait for more descriptors by itself, but returns to the event loop: for Qt's
 * own sockets and name lookups, which the event loop serves. May outlive the poller.
 */
class EventLoopUse final
{
public:
    explicit EventLoopUse(const Poller &poller)
        : m_uses(poller.m_loopUses)
    {
        ++*m_uses;
    }
    ~EventLoopUse() { --*m_uses; }
    Q_DISABLE_COPY_MOVE(EventLoopUse)

private:
    std::shared_ptr<int> m_uses;
};

} // namespace gateway
