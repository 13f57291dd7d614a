#pragma once

#include "bodystore.h"
#include "decide.h"
#include "exchange.h"
#include "gatewaylimits.h"
#include "sendqueue.h"
#include "upstreamconnector.h"
#include "upstreampool.h"

namespace gateway {

class ClientSession;

/** What the sessions of one gateway share. Only for the gateway's thread. */
class GatewayServices
{
public:
    virtual ~GatewayServices() = default;
    [[nodiscard]] virtual const GatewayLimits &limits() const = 0;
    /** What the next request is decided by. Never null. */
    [[nodiscard]] virtual std::shared_ptr<const routing::GatewayRules> rules() const = 0;
    [[nodiscard]] virtual qint64 recordedBodyBytes() const = 0;
    /** Stores recorded bodies. */
    [[nodiscard]] virtual const std::shared_ptr<BodyStore> &bodies() const = 0;
    [[nodiscard]] virtual UpstreamPool &pool() = 0;
    /** A connector to the upstream, not started. */
    [[nodiscard]] virtual UpstreamConnectorPtr newConnector(const routing::UpstreamTarget &target,
                                                            UpstreamConnector::Done done) = 0;
    /** What is sent after the running turn. */
    [[nodiscard]] virtual SendQueue &sends() = 0;
    /** Milliseconds of a steady clock, exact to a few milliseconds. */
    [[nodiscard]] virtual qint64 now() const = 0;
    /** Calls `call` once after the delay, unless `context` is destroyed before. For simulated faults. */
    virtual void callAfter(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) = 0;
    /** A buffer to read into, valid until the next read of any session. */
    [[nodiscard]] virtual QByteArray &scratch() = 0;
    [[nodiscard]] virtual quint64 nextConnectionId() = 0;
    virtual void record(std::shared_ptr<traffic::Exchange> exchange) = 0;
    [[nodiscard]] virtual bool isStopping() const = 0;
    /** The session has ended and must not be called again. */
    virtual void ended(ClientSession &session) = 0;
};

} // namespace gateway
