#pragma once

#include "sendqueue.h"

#include <QSocketNotifier>

#include <chrono>
#include <memory>
#include <vector>

namespace gateway {

/**
 * Watches the descriptors of one thread with epoll and a single notifier of the event loop, so that a round of the loop
 * costs the same for any number of connections. An exchange is a chain of wake-ups some microseconds apart, and a round
 * of the event loop takes as long. Therefore the poller itself waits a few milliseconds for the next wake-up.
 */
class Poller final
{
public:
    /** An object that is notified of the events of a descriptor. Must remove itself from the poller before it is
     * destroyed. */
    class Watcher
    {
    public:
        virtual ~Watcher() = default;
        /** Called once for all bytes that arrived, and again after change(). With `hidesMore` a short read does not
         * mean that nothing is left: the end of the stream or a mark of urgent data follows. */
        virtual void becameReadable(bool hidesMore) = 0;
        /** Called once when the descriptor accepts bytes to write. */
        virtual void becameWritable() = 0;
    };

    Poller();
    ~Poller();
    Q_DISABLE_COPY_MOVE(Poller)

    /** Sets what the watcher is notified of. It is also notified if the descriptor is readable or writable already. A
     * broken connection counts as readable and as writable. */
    void change(int descriptor, Watcher &watcher, bool reading, bool writing);
    /** Returns the number of the running dispatch of events; 0 while none is running. */
    [[nodiscard]] quint64 turn() const { return m_sends.isInTurn() ? m_turn : 0; }
    /** Returns the queue of senders that send after the running dispatch. */
    [[nodiscard]] SendQueue &sends() { return m_sends; }

    /** Ends the notifications of a descriptor. Call it while the descriptor is still open. */
    void remove(int descriptor, Watcher &watcher);

private:
    friend class EventLoopUse;
    struct Event;
    void serve();
    [[nodiscard]] int dispatch(std::chrono::nanoseconds patience);
    [[nodiscard]] bool isLoopUsed() const { return *m_loopUses > 0; }

    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
    /** The number of EventLoopUse objects, shared with each of them. */
    std::shared_ptr<int> m_loopUses = std::make_shared<int>(0);
    /** The events of the running dispatch; the watcher of a removed one is null. */
    std::vector<Event> m_events;
    SendQueue m_sends;
    quint64 m_turn = 0;
};

/**
 * While an object of this class exists, its poller does not wait for more descriptors by itself, but returns to the
 * event loop: for Qt's own sockets and name lookups, which the event loop serves. May outlive the poller.
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
