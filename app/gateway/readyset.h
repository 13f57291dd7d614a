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

    ReadySet();
    ~ReadySet();
    Q_DISABLE_COPY_MOVE(ReadySet)

    /** What the watcher is told of from now on. A broken connection is told as all that was asked for. */
    void change(int descriptor, Watcher &watcher, bool reading, bool writing);
    /** While the descriptor is still open. The watcher is not told of anything any more. */
    void remove(int descriptor, Watcher &watcher);

private:
    struct Event;
    void dispatch();

    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::vector<Event> m_events; ///< Those of the running dispatch; a watcher that has gone is null.
};

} // namespace gateway
