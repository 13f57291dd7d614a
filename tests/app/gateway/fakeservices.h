#pragma once

#include "clientsession.h"
#include "fakeconnection.h"
#include "gatewayservices.h"

#include <vector>

namespace support {

/** A connector that the test ends. */
class FakeConnector final : public gateway::UpstreamConnector
{
public:
    explicit FakeConnector(Done done)
        : m_done(std::move(done))
    {}

    void start() override {}
    void abandon() override { m_done = nullptr; }
    [[nodiscard]] bool isWaiting() const { return m_done != nullptr; }
    void finish(Outcome outcome);

private:
    Done m_done;
};

/** A gateway without sockets: its sessions, upstreams and time are in the test's hands. */
class FakeServices final : public gateway::GatewayServices
{
public:
    explicit FakeServices(const gateway::GatewayLimits &limits = {});
    ~FakeServices() override;

    /** Forwards /a/ to an upstream, with a simulated fault if one is given. */
    void serve(const QList<routing::Fault> &faults = {});
    /** Rules that serve() made before. */
    void setRules(std::shared_ptr<const routing::GatewayRules> rules) { m_rules = std::move(rules); }
    [[nodiscard]] static std::shared_ptr<const routing::GatewayRules> rulesWith(const QList<routing::Fault> &faults);
    /** Begins a session with a new client. */
    [[nodiscard]] FakePeerPtr connectClient(qsizetype readSize = 64 * 1024);
    /** Ends the connector that waits for the longest time. Null: none waits, or `error` is one. */
    FakePeerPtr connectUpstream(traffic::GatewayError error = traffic::GatewayError::None,
                                qsizetype readSize = 64 * 1024);
    [[nodiscard]] bool hasConnector();
    /** Calls what is due, and checks the time limits of all sessions. */
    void passTime(std::chrono::milliseconds time);
    void stop();
    /** Destroys what has ended. */
    static void destroyEnded();

    [[nodiscard]] const QList<traffic::ExchangePtr> &records() const { return m_records; }
    [[nodiscard]] std::size_t sessions() const { return m_sessions.size(); }
    /** Of all sessions, see ClientSession. */
    [[nodiscard]] qsizetype bufferedBytes() const;
    /** Exchanges whose record was begun. */
    [[nodiscard]] qsizetype begunRecords() const { return m_begunRecords; }

    [[nodiscard]] const gateway::GatewayLimits &limits() const override { return m_limits; }
    [[nodiscard]] std::shared_ptr<const routing::GatewayRules> rules() const override { return m_rules; }
    [[nodiscard]] qint64 recordedBodyBytes() const override { return 1024; }
    [[nodiscard]] const std::shared_ptr<gateway::BodyStore> &bodies() const override
    {
        ++m_begunRecords; // Each record gets the store once.
        return m_bodies;
    }
    [[nodiscard]] gateway::UpstreamPool &pool() override { return m_pool; }
    [[nodiscard]] gateway::UpstreamConnectorPtr newConnector(const routing::UpstreamTarget &target,
                                                             gateway::UpstreamConnector::Done done) override;
    [[nodiscard]] gateway::SendQueue &sends() override { return m_sends; }
    [[nodiscard]] qint64 now() const override { return m_now; }
    void callAfter(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) override;
    [[nodiscard]] QByteArray &scratch() override { return m_scratch; }
    [[nodiscard]] quint64 nextConnectionId() override { return ++m_lastConnection; }
    void record(std::shared_ptr<traffic::Exchange> exchange) override { m_records.append(std::move(exchange)); }
    [[nodiscard]] bool isStopping() const override { return m_isStopping; }
    void ended(gateway::ClientSession &session) override;

private:
    struct Call {
        qint64 at = 0;
        QPointer<QObject> context;
        std::function<void()> call;
    };
    void callDue();

    gateway::GatewayLimits m_limits;
    std::shared_ptr<const routing::GatewayRules> m_rules;
    std::shared_ptr<gateway::BodyStore> m_bodies;
    gateway::UpstreamPool m_pool;
    gateway::SendQueue m_sends;
    QByteArray m_scratch;
    std::vector<QPointer<FakeConnector>> m_connectors;
    std::vector<std::unique_ptr<gateway::ClientSession>> m_sessions;
    std::vector<Call> m_calls;
    QList<traffic::ExchangePtr> m_records;
    mutable qsizetype m_begunRecords = 0;
    quint64 m_lastConnection = 0;
    qint64 m_now = 1'000'000;
    bool m_isStopping = false;
};

} // namespace support
