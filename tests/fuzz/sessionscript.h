#pragma once

#include "fakeservices.h"

#include <cstdint>
#include <span>

namespace fuzz {

/**
 * Plays a script of bytes with both peers of one session: what they send and take, when they end, when time passes.
 * Every byte is a step or a parameter of one, so that each input is a script.
 */
class SessionScript final
{
public:
    explicit SessionScript(std::span<const std::uint8_t> script);

    /** Plays all steps. Then both peers end, and the time of every limit passes. */
    void play();

    struct Upstream {
        support::FakePeerPtr peer;
        bool hasSwitched = false; ///< It has sent a 101.
    };

    [[nodiscard]] support::FakeServices &services() { return m_services; }
    [[nodiscard]] const support::FakePeer &client() const { return *m_client; }
    /** All bytes that the client has sent. */
    [[nodiscard]] const QByteArray &sentByClient() const { return m_sent; }
    [[nodiscard]] const std::vector<Upstream> &upstreams() const { return m_upstreams; }

private:
    [[nodiscard]] std::uint8_t nextByte();
    [[nodiscard]] int choice(int limit) { return nextByte() % limit; }
    [[nodiscard]] QByteArray nextBytes();

    void step();
    void clientStep();
    void upstreamStep();
    void connectStep();
    void peerStep(support::FakePeer &peer);
    void timeStep();
    void endTurn();
    [[nodiscard]] qsizetype unreadBytes() const;
    void settle();
    void mustBeBounded();

    std::span<const std::uint8_t> m_rest;
    support::FakeServices m_services;
    support::FakePeerPtr m_client;
    std::vector<Upstream> m_upstreams;
    QByteArray m_sent;
    int m_requests = 0;
};

} // namespace fuzz
