#pragma once

#include <QSocketNotifier>

#include <memory>
#include <vector>

namespace gateway {

/**
 * The descriptors of one thread behind a single notifier of its event loop: one wake-up tells of all that are ready,
 * and what the loop has to look at does not grow with the connections.
 */
class ReadySet final
{
public:
    /** Who is told. Must take itself out of the set before it goes. */
    class Watcher
    {
    public:
        virtual ~Watcher() = default;
        virtual void becameReadable() = 0;
        virtual void becameWritable() = 0;
    };

    /** Who has something to send, and does it once all that came in one wake-up has been read. */
    class Sender
    {
    public:
        virtual ~Sender() = default;
        virtual void sendNow() = 0;

    private:
        friend class ReadySet;
        bool m_isWaiting = false;
    };

    ReadySet();
    ~ReadySet();
    Q_DISABLE_COPY_MOVE(ReadySet)

    /** What the watcher is told of from now on. A broken connection is told as all that was asked for. */
    void change(int descriptor, Watcher &watcher, bool reading, bool writing);
    /** While the descriptor is still open. The watcher is not told of anything any more. */
    void remove(int descriptor, Watcher &watcher);

    /**
     * Calls sender.sendNow() behind the running dispatch; at once when none is running. Peers that are woken one after
     * the other would each take the processor away in between.
     */
    void sendSoon(Sender &sender);
    /** The sender has nothing to send any more, or goes. */
    void forget(Sender &sender);

private:
    struct Event;
    void dispatch();
    void sendWaiting();

    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::vector<Event> m_events;     ///< Those of the running dispatch; a watcher that has gone is null.
    std::vector<Sender *> m_senders; ///< The same.
    bool m_isDispatching = false;
};

} // namespace gateway
