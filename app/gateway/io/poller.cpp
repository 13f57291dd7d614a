#include "poller.h"

#include <sys/epoll.h>
#include <unistd.h>

namespace gateway {

namespace {

/** Of one wake-up; further events follow in the next. */
constexpr int EventsAtOnce = 128;

/**
 * The longest time that the event loop, with its timers and calls, waits while there is something to do, and as long
 * again for the next event. A wait that ends before the system's tick, usually 4 ms, sets and cancels a timer each
 * time, which costs more than a round of the event loop.
 */
constexpr std::chrono::milliseconds LongestStay{5};

std::uint32_t bitsFor(bool reading, bool writing)
{
    constexpr std::uint32_t none = 0;
    return (reading ? EPOLLIN | EPOLLPRI | EPOLLRDHUP : none) | (writing ? EPOLLOUT : none);
}

bool control(int set, int operation, int descriptor, Poller::Watcher &watcher, std::uint32_t bits)
{
    epoll_event event{};
    event.events = bits | EPOLLET; // Level-triggered, the kernel checks each descriptor a second time.
    event.data.ptr = &watcher;
    return ::epoll_ctl(set, operation, descriptor, &event) == 0;
}

int waitFor(int set, epoll_event *events, std::chrono::nanoseconds patience)
{
    // Available since Linux 5.11. On older kernels the event loop does all the waiting.
    const timespec time{0, static_cast<long>(patience.count())};
    return ::epoll_pwait2(set, events, EventsAtOnce, &time, nullptr);
}

} // namespace

struct Poller::Event {
    Watcher *watcher = nullptr;
    std::uint32_t bits = 0;
};

Poller::Poller()
    : m_descriptor(::epoll_create1(EPOLL_CLOEXEC))
    , m_notifier(std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read))
{
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this] { serve(); });
}

Poller::~Poller()
{
    m_notifier.reset();
    ::close(m_descriptor);
}

void Poller::change(int descriptor, Watcher &watcher, bool reading, bool writing)
{
    const std::uint32_t bits = bitsFor(reading, writing);
    // epoll reports the end of a connection even when nothing is requested.
    if (bits == 0)
        control(m_descriptor, EPOLL_CTL_DEL, descriptor, watcher, 0);
    else if (!control(m_descriptor, EPOLL_CTL_MOD, descriptor, watcher, bits))
        control(m_descriptor, EPOLL_CTL_ADD, descriptor, watcher, bits);
}

void Poller::remove(int descriptor, Watcher &watcher)
{
    control(m_descriptor, EPOLL_CTL_DEL, descriptor, watcher, 0);
    for (Event &event : m_events) {
        if (event.watcher == &watcher)
            event.watcher = nullptr;
    }
}

void Poller::serve()
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + LongestStay;
    std::chrono::nanoseconds patience{0};
    while (dispatch(patience) > 0 && !isLoopUsed() && Clock::now() < end)
        patience = LongestStay;
}

/** Returns the number of watchers that were notified. */
int Poller::dispatch(std::chrono::nanoseconds patience)
{
    epoll_event ready[EventsAtOnce];
    const int count = patience.count() == 0 ? ::epoll_wait(m_descriptor, ready, EventsAtOnce, 0)
                                            : waitFor(m_descriptor, ready, patience);
    if (count <= 0)
        return 0;
    m_sends.beginTurn();
    ++m_turn;
    m_events.clear();
    for (int at = 0; at < count; ++at)
        m_events.push_back({static_cast<Watcher *>(ready[at].data.ptr), ready[at].events});
    // By index: a watcher may remove others, but never adds to this list.
    for (std::size_t at = 0; at < m_events.size(); ++at) {
        const std::uint32_t bits = m_events[at].bits;
        const bool isBroken = (bits & (EPOLLERR | EPOLLHUP)) != 0;
        const bool hidesMore = isBroken || (bits & (EPOLLPRI | EPOLLRDHUP)) != 0;
        if (Watcher *const watcher = m_events[at].watcher; watcher && (hidesMore || (bits & EPOLLIN) != 0))
            watcher->becameReadable(hidesMore);
        if (Watcher *const watcher = m_events[at].watcher; watcher && (isBroken || (bits & EPOLLOUT) != 0))
            watcher->becameWritable();
    }
    m_events.clear();
    m_sends.endTurn();
    return count;
}

} // namespace gateway
