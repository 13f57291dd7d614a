#include "fakeservices.h"

#include "exchange.h"

#include <QCoreApplication>

#include <algorithm>

namespace support {

using gateway::ClientSession;
using gateway::ConnectionPtr;

namespace {

constexpr qsizetype ScratchBytes = 64 * 1024;

} // namespace

void FakeConnector::finish(Outcome outcome)
{
    if (const Done done = std::exchange(m_done, nullptr))
        done(std::move(outcome));
}

FakeServices::FakeServices(const gateway::GatewayLimits &limits)
    : m_limits(limits)
    , m_bodies(std::make_shared<gateway::BodyStore>(0))
    , m_pool(m_limits)
    , m_scratch(ScratchBytes, Qt::Uninitialized)
{
    static const std::shared_ptr<const routing::GatewayRules> withoutFaults = rulesWith({});
    m_rules = withoutFaults;
}

FakeServices::~FakeServices()
{
    while (!m_sessions.empty())
        m_sessions.back()->abort(traffic::GatewayError::GatewayStopped);
    m_pool.clear();
    destroyEnded();
}

void FakeServices::serve(const QList<routing::Fault> &faults)
{
    m_rules = rulesWith(faults);
}

std::shared_ptr<const routing::GatewayRules> FakeServices::rulesWith(const QList<routing::Fault> &faults)
{
    auto rules = std::make_shared<routing::GatewayRules>();
    routing::Route route;
    route.apiName = u"Pets"_qs;
    route.listenPath = "/a/";
    route.upstream = QUrl(u"http://upstream.example"_qs);
    rules->routes = routing::RouteTable({route});
    rules->faults = routing::FaultTable(faults);
    rules->port = 1;
    return rules;
}

FakePeerPtr FakeServices::connectClient(qsizetype readSize)
{
    auto peer = std::make_shared<FakePeer>();
    m_sessions.push_back(std::make_unique<ClientSession>(*this, ConnectionPtr(new FakeConnection(peer, readSize))));
    return peer;
}

FakePeerPtr FakeServices::connectUpstream(traffic::GatewayError error, qsizetype readSize)
{
    if (!hasConnector())
        return {};
    FakeConnector *const connector = m_connectors.front();
    m_connectors.erase(m_connectors.begin());
    if (error != traffic::GatewayError::None) {
        connector->finish({nullptr, error, {}, {}});
        return {};
    }
    auto peer = std::make_shared<FakePeer>();
    connector->finish({ConnectionPtr(new FakeConnection(peer, readSize)), error, {}, {}});
    return peer;
}

bool FakeServices::hasConnector()
{
    std::erase_if(m_connectors, [](const QPointer<FakeConnector> &one) { return !one || !one->isWaiting(); });
    return !m_connectors.empty();
}

gateway::UpstreamConnectorPtr FakeServices::newConnector(const routing::UpstreamTarget &,
                                                         gateway::UpstreamConnector::Done done)
{
    auto *const connector = new FakeConnector(std::move(done));
    m_connectors.emplace_back(connector);
    return gateway::UpstreamConnectorPtr(connector);
}

void FakeServices::callAfter(std::chrono::milliseconds delay, QObject *context, std::function<void()> call)
{
    m_calls.push_back({m_now + delay.count(), context, std::move(call)});
}

void FakeServices::passTime(std::chrono::milliseconds time)
{
    m_now += time.count();
    callDue();
    std::vector<ClientSession *> sessions;
    for (const auto &session : m_sessions)
        sessions.push_back(session.get());
    for (ClientSession *const session : sessions)
        session->checkTime(m_now); // One that has ended meanwhile is not destroyed yet.
    m_pool.sweep(m_now);
}

qsizetype FakeServices::bufferedBytes() const
{
    qsizetype bytes = 0;
    for (const auto &session : m_sessions)
        bytes += session->bufferedBytes();
    return bytes;
}

void FakeServices::callDue()
{
    const auto isDue = [this](const Call &one) { return one.at <= m_now; };
    for (auto due = std::find_if(m_calls.begin(), m_calls.end(), isDue); due != m_calls.end();
         due = std::find_if(m_calls.begin(), m_calls.end(), isDue)) {
        const Call one = std::move(*due);
        m_calls.erase(due);
        if (one.context)
            one.call();
    }
}

void FakeServices::stop()
{
    m_isStopping = true;
    std::vector<ClientSession *> sessions;
    for (const auto &session : m_sessions)
        sessions.push_back(session.get());
    for (ClientSession *const session : sessions)
        session->stopSoon();
}

void FakeServices::ended(ClientSession &session)
{
    const auto found = std::find_if(m_sessions.begin(), m_sessions.end(),
                                    [&](const auto &one) { return one.get() == &session; });
    if (found == m_sessions.end())
        qFatal("ended twice");
    found->release()->deleteLater(); // It is the caller.
    m_sessions.erase(found);
}

void FakeServices::destroyEnded()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::sendPostedEvents(); // Only this one shortens the list of events.
}

} // namespace support
