#include "poller.h"

#include <algorithm>
#include <utility>

#include <sys/epoll.h>
#include <unistd.h>

namespace gateway {

namespace {

/** Told of in one wake-up; the others follow in the next. */
constexpr int EventsAtOnce = 128;

/**
 * The event loop, with its timers and calls, is kept waiting so long at most while there is something to do, and as
 * long again for the next to come. Not shorter: a wait that ends before the system's own tick, mostly one of 4 ms, has
 * a timer set and taken back each time, which costs more than a round of the event loop does.
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
    event.events = bits | EPOLLET; // Else the system looks at each a second time, to see that nothing is left.
    event.data.ptr = &watcher;
    return ::epoll_ctl(set, operation, descriptor, &event) == 0;
}

int waitFor(int set, epoll_event *events, std::chrono::nanoseconds patience)
{
    // Since Linux 5.11; on one that does not know it, the event loop does all the waiting.
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
    // One that waits for nothing is taken out: epoll would go on telling of its end.
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

/** How many were told of something. */
int Poller::dispatch(std::chrono::nanoseconds patience)
{
    epoll_event ready[EventsAtOnce];
    const int count = patience.count() == 0 ? ::epoll_wait(m_descriptor, ready, EventsAtOnce, 0)
                                            : waitFor(m_descriptor, ready, patience);
    if (count <= 0)
        return 0;
    m_isDispatching = true;
    ++m_turn;
    m_events.clear();
    for (int at = 0; at < count; ++at)
        m_events.push_back({static_cast<Watcher *>(ready[at].data.ptr), ready[at].events});
    // By index: a watcher may take others out, never add to this list.
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
    sendWaiting();
    m_isDispatching = false;
    return count;
}

void Poller::sendWaiting()
{
    const auto nextKind = [this] {
        return std::find_if(m_senders.begin(), m_senders.end(),
                            [](const Senders &senders) { return !senders.empty(); });
    };
    for (auto senders = nextKind(); senders != m_senders.end(); senders = nextKind())
        sendAll(*senders);
}

void Poller::sendAll(Senders &senders)
{
    // By index: whoever sends may bring others to it, of its own kind and of those before.
    for (std::size_t at = 0; at < senders.size(); ++at) {
        Sender *const sender = std::exchange(senders[at], nullptr);
        if (!sender)
            continue;
        sender->m_isWaiting = false;
        sender->sendNow();
    }
    senders.clear();
}

void Poller::sendSoon(Sender &sender)
{
    if (!m_isDispatching)
        return sender.sendNow();
    if (!std::exchange(sender.m_isWaiting, true))
        sendersOf(sender.m_towards).push_back(&sender);
}

void Poller::forget(Sender &sender)
{
    if (!std::exchange(sender.m_isWaiting, false))
        return;
    Senders &senders = sendersOf(sender.m_towards);
    std::replace(senders.begin(), senders.end(), &sender, static_cast<Sender *>(nullptr));
}

} // namespace gateway
