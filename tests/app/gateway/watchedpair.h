#pragma once

#include "poller.h"
#include "socketpair.h"

#include <functional>

#include <unistd.h>

/** A pair of sockets in a set: whenever bytes have come to the near end, it does something. */
class WatchedPair final : private gateway::Poller::Watcher
{
public:
    explicit WatchedPair(gateway::Poller &poller)
        : m_poller(poller)
    {
        m_poller.change(m_pair.near(), *this, true, false);
    }
    ~WatchedPair() override { m_poller.remove(m_pair.near(), *this); }
    Q_DISABLE_COPY_MOVE(WatchedPair)

    void wake() const { m_pair.send("x"); }

    std::function<void()> action;

private:
    void becameReadable(bool) override
    {
        char taken[64];
        if (::read(m_pair.near(), taken, sizeof taken) > 0 && action)
            action();
    }
    void becameWritable() override {}

    gateway::Poller &m_poller;
    SocketPair m_pair;
};
